# SPDX-FileCopyrightText: 2026 The Vozka developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Limits of counts that must not rise. They are stored in limits.json, one section for each check."""

import json

FILE = "tests/structure/limits.json"
_LOWER = "lower the limit: python3 tests/structure/check.py --write-limits ."


def read(root):
    """All sections of limits.json: {section: {key: limit}}; empty without the file."""
    path = root / FILE
    return json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}


def findings(root, section, counts, advice):
    """Compares counts {key: number} with their limits; a key without a limit has the limit 0.

    advice(key) says what to do about a count that is too high.
    """
    limits = read(root).get(section, {})
    for key in sorted(counts.keys() | limits.keys()):
        count, limit = counts.get(key, 0), limits.get(key, 0)
        if count > limit:
            yield f"{key}: {count}, the limit is {limit}: {advice(key)}"
        elif count < limit:
            yield f"{key}: {count}, the limit is {limit}: {_LOWER}"


def raised(root, sections):
    """(section, key, old limit, new limit) of every limit that the new sections would raise."""
    old = read(root)
    for section, counts in sections.items():
        limits = old.get(section, {})
        for key, count in sorted(counts.items()):
            if count > limits.get(key, 0):
                yield section, key, limits.get(key, 0), count


def write(root, sections):
    """Writes limits.json. Counts of 0 are left out."""
    kept = {section: {key: count for key, count in counts.items() if count} for section, counts in sections.items()}
    text = json.dumps(kept, indent=1, sort_keys=True, ensure_ascii=False)
    (root / FILE).write_text(text + "\n", encoding="utf-8")
