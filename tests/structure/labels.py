#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Vozka developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""labels.py CTEST BUILD: every test of a build has exactly one label of "unit", "gui" and "slow"."""

import json
import subprocess
import sys

LABELS = {"unit", "gui", "slow"}


def faults(tests):
    """Faults of these tests, which are the list of `ctest --show-only=json-v1`."""
    for test in tests:
        # A test program that is not built has one test in place of all its tests.
        if test["name"].endswith("_NOT_BUILT"):
            continue
        values = [each["value"] for each in test.get("properties", ()) if each["name"] == "LABELS"]
        labels = [label for value in values for label in value]
        if len(labels) != 1 or labels[0] not in LABELS:
            yield f"{test['name']}: {', '.join(labels) or 'no label'}; one of {', '.join(sorted(LABELS))} is needed"


def main(ctest, build):
    listed = subprocess.run([ctest, "--test-dir", build, "--show-only=json-v1"], capture_output=True, text=True, check=True)
    tests = json.loads(listed.stdout)["tests"]
    found = list(faults(tests))
    print("\n".join(found) if found else f"{len(tests)} tests, each with one label")
    return 1 if found or not tests else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
