# SPDX-FileCopyrightText: 2026 The Vozka developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The ladder of rooms: who may include whom. The same picture stands in README.md ("Source map").

A room is named by its folder below src/. Each names the rooms that it may use besides itself.
"""

import re

# The engine's own ladder, from the ground up.
_RULES = ["engine/rules/state", "engine/rules/hooks", "engine/rules/scoring", "engine/rules/steps", "engine/rules"]
_ENGINE = ["engine/base", "engine/tiles", "engine/board", *_RULES, "engine/insight", "engine/expansions"]
# The other rooms below the two that face people, from the ground up. "engine" = files directly in src/engine/.
_BELOW = ["engine", "platform", "records", "match", "players", "arena", "lessons", "sandbox", "wording"]

LADDER = _ENGINE + _BELOW
ALLOWED = {room: set(LADDER[:height]) for height, room in enumerate(LADDER)}
# A player sees the rules and the state, never the dealer, nor what a match knows of him.
ALLOWED["players"] -= {"records", "match"}
ALLOWED["cli"] = set(LADDER)
# The rooms of the models, from the ground up. The drawings know tiles and figures by name; what lies on a table
# is told by the rooms above them.
_MODELS = ["art", "app", "rows", "scene", "text", "players", "setup", "saved", "files", "result", "overlays", "table",
           "game", "sound", "computer", "film", "lessons", "sandbox"]
MODELS = [f"models/{room}" for room in _MODELS] + ["models"]
for _height, _room in enumerate(MODELS):
    ALLOWED[_room] = {*LADDER, *MODELS[:_height]}
ALLOWED["app"] = {*LADDER, *MODELS, "cli"}

CORE = {"engine/base", "engine/tiles", "engine/board", *_RULES, "engine/insight"}
WITH_QT = {*MODELS, "app"}

_EXPANSION = re.compile(r"engine/expansions/([^/]+)/")
PAIRS = "pairs"


def room_of(path: str):
    """The room of a path below src/ ("engine/base/cell.h"), or None if it lies in no room."""
    parts = path.split("/")[:-1]
    # The deepest folder that is a room holds the file: engine/expansions/wagon/ lies in engine/expansions. A
    # folder beside other rooms is none: models/helpers/ does not lie in models.
    for depth in range(len(parts), 0, -1):
        room = "/".join(parts[:depth])
        if room in ALLOWED:
            beside_rooms = depth < len(parts) and any(other.startswith(f"{room}/") for other in ALLOWED)
            return None if beside_rooms else room
    return None


def expansion_of(path: str):
    """The expansion whose folder holds this path, "pairs" for what joins two of them, or None."""
    match = _EXPANSION.match(path)
    return match.group(1) if match else None


def is_expansion_list(path: str) -> bool:
    """The one place that knows which expansions there are."""
    return re.fullmatch(r"engine/expansions/list\.\w+", path) is not None
