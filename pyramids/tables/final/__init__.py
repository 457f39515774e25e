"""The parts of every final scoring: the leader's crown, standing bars, and the story's page."""
