#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Vozka developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""sight_test.py ART: colours of players and of marks differ, also for people without one of the three kinds of cones.
The emblems of players differ. Each emblem contrasts with the colour of its player, and each figure with its ground.

Simulation: Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of Color Vision Deficiency"
(2009), severity 1.0, in linear light. Distance: CIE 1976 of the simulated colours."""

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
# Smallest contrast of an outline with its ground (WCAG 2.1, 1.4.11).
MIN_OUTLINE_CONTRAST = 3

PALETTE = json.loads((ART / "svg" / "palette.json").read_text(encoding="utf-8"))

# Marks that can be on the board together: name and colour of the overlays.
MARKS = {
    "fits": "place_ok",
    "pointed": "badge_text",
    "range": "reach",
    "subject": "source",
    "new": "modern",
    "dead": "dead_line",
}
MIN_MARK_DISTANCE = 20
# Marks with a smaller distance for some people, and what else distinguishes them.
SECOND_SIGN = {
    ("range", "new"): "hatching: none, upright lines",
    ("fits", "range"): "shape: frame or corners of an empty cell with an icon, area on tiles",
}
GROUNDS = ["field", "road", "city", "cloister", "shrine_ground", "abbey_ground", "map_field", "map_road", "map_city",
           "map_monastery", "map_shrine"]


def distance(one, other, sight):
    """Returns the distance of two colours for people with that sight (a key of cvd.M)."""
    return math.dist(*(cvd.lab(cvd.sim(colour, sight)) for colour in (one, other)))


def contrast(one, other, sight):
    """Returns the contrast of two colours, 1 to 21, for people with that sight (a key of cvd.M)."""
    dark, light = sorted(cvd.Y(cvd.sim(colour, sight)) for colour in (one, other))
    return (light + 0.05) / (dark + 0.05)


def smallest_distance(players, vision):
    """Returns the smallest distance between two of these colours, and the names of their players."""
    return min((math.dist(*(cvd.lab(cvd.sim(player["fill"], vision)) for player in pair)), [p["name"] for p in pair])
               for pair in itertools.combinations(players, 2))


class Sight(unittest.TestCase):
    players = PALETTE["players"]

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

    def test_figures_have_contrast_with_ground(self):
        art = PALETTE["art"]
        for sight, ground in itertools.product(cvd.M, GROUNDS):
            # A figure has a dark line and a light rim around it. They must contrast with each other, and one of them
            # with the ground.
            line_and_rim = contrast(art["fig_ink"], art["fig_halo"], sight)
            self.assertGreater(line_and_rim, 7, sight)
            outline = max(contrast(art[name], art[ground], sight) for name in ("fig_ink", "fig_halo"))
            self.assertGreater(outline, MIN_OUTLINE_CONTRAST, f"{sight}: {ground}")

    def test_marks_are_far_apart_or_have_second_sign(self):
        overlay = PALETTE["overlay"]
        near = set()
        for sight, (one, other) in itertools.product(cvd.M, itertools.combinations(MARKS, 2)):
            if distance(overlay[MARKS[one]], overlay[MARKS[other]], sight) < MIN_MARK_DISTANCE:
                near.add((one, other))
        self.assertEqual(near, set(SECOND_SIGN), "each listed pair needs its second sign, and no other pair does")


if __name__ == "__main__":
    unittest.main()
