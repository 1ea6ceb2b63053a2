# SPDX-FileCopyrightText: 2026 The Vozka developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The ladder of rooms: who may include whom. The same picture stands in README.md ("Source map").

A room is named by its folder below src/. Each names the rooms that it may use besides itself.
"""

import re

# The engine's own ladder, from the ground up.
_ENGINE = ["engine/base", "engine/tiles", "engine/board", "engine/rules", "engine/insight", "engine/expansions"]
# The other rooms below the two that face people, from the ground up. "engine" = files directly in src/engine/.
_BELOW = ["engine", "records", "match", "players", "arena", "lessons", "sandbox", "wording"]

LADDER = _ENGINE + _BELOW
ALLOWED = {room: set(LADDER[:height]) for height, room in enumerate(LADDER)}
# A player sees the rules and the state, never the dealer, nor what a match knows of him.
ALLOWED["players"] -= {"records", "match"}
ALLOWED["cli"] = set(LADDER)
# The drawings know tiles and figures by name; what lies on a table is told by the models above them.
ALLOWED["models/art"] = set(LADDER)
ALLOWED["models"] = {*LADDER, "models/art"}
ALLOWED["app"] = {*LADDER, "models", "models/art", "cli"}

CORE = {"engine/base", "engine/tiles", "engine/board", "engine/rules", "engine/insight"}
WITH_QT = {"models", "models/art", "app"}

_EXPANSION = re.compile(r"engine/expansions/([^/]+)/")
PAIRS = "pairs"


def room_of(path: str):
    """The room of a path below src/ ("engine/base/cell.h"), or None if it lies in no room."""
    parts = path.split("/")[:-1]
    if parts[:1] == ["engine"] and len(parts) > 1 or parts[:2] == ["models", "art"]:
        room = "/".join(parts[:2])
    else:
        room = parts[0] if parts else None
    return room if room in ALLOWED else None


def expansion_of(path: str):
    """The expansion whose folder holds this path, "pairs" for what joins two of them, or None."""
    match = _EXPANSION.match(path)
    return match.group(1) if match else None


def is_expansion_list(path: str) -> bool:
    """The one place that knows which expansions there are."""
    return re.fullmatch(r"engine/expansions/list\.\w+", path) is not None
