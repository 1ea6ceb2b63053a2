# SPDX-FileCopyrightText: 2026 The Vozka developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Names of the engine that some folders must not use, because their code works for all actions and features."""

import re

from project import files

_FOLDERS = ("src/players/", "src/match/", "src/arena/")
# The type of actions (Action::Type), a function that creates an action (Action::pass()), or a kind of feature.
_TYPE = re.compile(r"\bAction::\w+|\bFeatureKind::\w+")
# Access to the number of tiles of each kind in the bag. The probability of a draw is in the weights of outcomes.
_BAG = re.compile(r"(?:\.|->)bag\b")
_MAY_READ_BAG = {"src/players/tile_odds.cpp", "src/players/tile_odds.h"}


def players_know_no_action_type(root):
    """src/players, src/match and src/arena name no action type and no kind of feature; only tile_odds reads the bag."""
    for file in files(root, "src", ".h", ".cpp"):
        if not file.path.startswith(_FOLDERS):
            continue
        for number, line in file.code_lines():
            for found in _TYPE.findall(line):
                yield f"{file.path}:{number}: names {found}; use the role of the action or the group of the feature"
            if file.path not in _MAY_READ_BAG and _BAG.search(line):
                yield f"{file.path}:{number}: reads the bag; use the weights of Rules::outcomes"
