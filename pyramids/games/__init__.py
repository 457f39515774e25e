"""The games, a package each; `pyramids.catalogue` finds them. A new game is a new folder.

Further games may lie in the folders that `PYRAMIDS_GAMES` names. They are added here, not in the
catalogue, so that a worker process finds their modules whatever it imports first.
"""

from pyramids.resources import game_folders

__path__.extend(str(folder) for folder in game_folders())
