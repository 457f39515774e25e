"""`pyramids bench`: measures rules, frames, idle windows and memory on this machine."""
