# SPDX-FileCopyrightText: 2026 The Vozka developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The modules of src/ and the modules that each may include. src/README.md describes them.

A module is named by its folder below src/.
"""

import re

# The modules of the engine, from the lowest layer up.
_RULES = ["engine/rules/state", "engine/rules/hooks", "engine/rules/scoring", "engine/rules/steps", "engine/rules"]
_ENGINE = ["engine/base", "engine/tiles", "engine/board", *_RULES, "engine/insight", "engine/expansions"]
# The modules below models, cli and app, from the lowest layer up. "engine" = files directly in src/engine/.
_BELOW = ["engine", "platform", "records", "match", "players", "arena", "lessons", "sandbox", "wording"]

LAYERS = _ENGINE + _BELOW
ALLOWED = {module: set(LAYERS[:height]) for height, module in enumerate(LAYERS)}
# Players use the rules and the state. They must not use the dealer or other data of a match.
ALLOWED["players"] -= {"records", "match"}
ALLOWED["cli"] = set(LAYERS)
# The modules of the models, from the lowest layer up. "art" has tiles and figures by name; modules above it have their
# places on a table.
_MODELS = ["art", "app", "base", "board", "text", "players", "setup", "autosave", "results", "files", "result",
           "overlays", "table", "game", "sound", "computer", "film", "lessons", "sandbox"]
MODELS = [f"models/{module}" for module in _MODELS] + ["models"]
for _height, _module in enumerate(MODELS):
    ALLOWED[_module] = {*LAYERS, *MODELS[:_height]}
ALLOWED["app"] = {*LAYERS, *MODELS, "cli"}

CORE = {"engine/base", "engine/tiles", "engine/board", *_RULES, "engine/insight"}
WITH_QT = {*MODELS, "app"}

_EXPANSION = re.compile(r"engine/expansions/([^/]+)/")
PAIRS = "pairs"


def module_of(path: str):
    """The module of a path below src/ ("engine/base/cell.h"), or None if it is in none."""
    parts = path.split("/")[:-1]
    # The deepest folder that is a module has the file: engine/expansions/wagon/ belongs to engine/expansions. Other
    # folders next to modules are an error: models/helpers/ does not belong to models.
    for depth in range(len(parts), 0, -1):
        module = "/".join(parts[:depth])
        if module in ALLOWED:
            has_modules = depth < len(parts) and any(other.startswith(f"{module}/") for other in ALLOWED)
            return None if has_modules else module
    return None


def expansion_of(path: str):
    """The expansion of a path below src/, "pairs" for the folder of code for two expansions, or None."""
    match = _EXPANSION.match(path)
    return match.group(1) if match else None


def is_expansion_list(path: str) -> bool:
    """True for the files with the list of all expansions."""
    return re.fullmatch(r"engine/expansions/list\.\w+", path) is not None
