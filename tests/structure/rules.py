# SPDX-FileCopyrightText: 2026 The Vozka developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Rule ids: each cited id is known, and each known id is cited and tested."""

import json
import re

from project import files

SOURCES = "resources/rules"
_PART = r"[a-z0-9]+(?:-[a-z0-9]+)*"
_ID = rf"[a-z]+\.{_PART}(?:\.{_PART})*"
# In comments "Rule: base.road.complete - ...", also several, joined by commas.
_CITED = re.compile(rf"Rule: ({_ID}(?:, {_ID})*)")
# As strings: the rules of refusals and score lines.
_NAMED = re.compile(rf'"({_ID})"')
_TESTED = re.compile(rf'\brule\("({_ID})"\)')


def _rules(root):
    """All entries of the rule book, each with its file."""
    for path in sorted((root / SOURCES).glob("*.rules.json")):
        for chapter in json.loads(path.read_text(encoding="utf-8"))["chapters"]:
            for rule in chapter["rules"]:
                yield f"{SOURCES}/{path.name}", rule


def _cited(root):
    families = {"base"} | {rule["id"].split(".")[0] for _, rule in _rules(root)}
    for file in files(root, "src/engine", ".h", ".cpp"):
        for number, line in file.lines():
            for found in _CITED.finditer(line):
                for rule in found.group(1).split(", "):
                    yield file.path, number, rule
            for found in _NAMED.finditer(line):
                if found.group(1).split(".")[0] in families:
                    yield file.path, number, found.group(1)


def cited_rules_are_known(root):
    """Every rule id in the engine is in the rule book (resources/rules)."""
    known = {rule["id"] for _, rule in _rules(root)}
    for path, number, rule in _cited(root):
        if rule not in known:
            yield f"{path}:{number}: no such rule: {rule}"


def known_rules_are_built_and_tested(root):
    """Every rule is cited in the engine, except guides and house rules, and every cited rule has a test."""
    cited = {rule for _, _, rule in _cited(root)}
    tested = set()
    for file in files(root, "tests/engine", ".cpp"):
        tested.update(_TESTED.findall(file.text))
    for path, rule in _rules(root):
        if rule["id"] not in cited:
            if "kind" not in rule:
                yield f"{path}: the engine does not cite {rule['id']}"
        elif rule["id"] not in tested:
            yield f"{path}: no test cites {rule['id']}"
