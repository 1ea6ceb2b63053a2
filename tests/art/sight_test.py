#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Vozka developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""sight_test.py ART: players differ in their colours, also for people without one of the three kinds of cones
(Machado 2009), and in their emblems. Each emblem contrasts with its colour."""

import itertools
import json
import math
import sys
import unittest
from pathlib import Path

ART = Path(sys.argv.pop())
sys.path.insert(0, str(ART / "gen"))
sys.dont_write_bytecode = True

import cvd  # noqa: E402

# Smallest allowed distance in CIE L*a*b*. For comparison: people notice a distance of 2.3 between adjacent colours.
MIN_DISTANCE = 25
MIN_CONTRAST = 4.5


def smallest_distance(players, vision):
    """Returns the smallest distance between two of these colours, and the names of their players."""
    return min((math.dist(*(cvd.lab(cvd.sim(player["fill"], vision)) for player in pair)), [p["name"] for p in pair])
               for pair in itertools.combinations(players, 2))


class Sight(unittest.TestCase):
    players = json.loads((ART / "svg" / "palette.json").read_text(encoding="utf-8"))["players"]

    def test_colours_are_far_apart(self):
        self.assertEqual(len(self.players), 6)
        for vision in cvd.M:
            distance, names = smallest_distance(self.players, vision)
            self.assertGreater(distance, MIN_DISTANCE, f"{vision}: {names}")

    def test_colours_too_close_are_found(self):
        green = {"name": "green", "fill": "#8A5A1F"}
        red = {"name": "red", "fill": "#5E7A1F"}
        self.assertLess(smallest_distance([green, red], "deutan")[0], MIN_DISTANCE)
        self.assertGreater(smallest_distance([green, red], "normal")[0], MIN_DISTANCE)

    def test_emblems_differ_and_have_contrast(self):
        self.assertEqual(len({player["mark"] for player in self.players}), len(self.players))
        for player in self.players:
            self.assertGreater(cvd.cr(player["markColour"], player["fill"]), MIN_CONTRAST, player["name"])


if __name__ == "__main__":
    unittest.main()
