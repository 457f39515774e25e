"""What players are told in words, in the window and in the terminal."""
