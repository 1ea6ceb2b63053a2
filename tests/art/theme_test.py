#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Vozka developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""theme_test.py ART: in the high-contrast theme each text and mark has a contrast of at least 7 to 1 with each of its
grounds (WCAG 2.1, 1.4.6). Disabled texts, which WCAG exempts, have at least 4.5 to 1."""

import itertools
import json
import sys
import unittest
from pathlib import Path

ART = Path(sys.argv.pop())
sys.path.insert(0, str(ART / "gen"))
sys.dont_write_bytecode = True

import cvd  # noqa: E402

PALETTE = json.loads((ART / "svg" / "palette.json").read_text(encoding="utf-8"))
THEME = PALETTE["theme"]["contrast"]
MIN_CONTRAST = 7
MIN_DISABLED_CONTRAST = 4.5
DISABLED_OPACITY = 0.6  # Theme::disabledOpacity


def own(group, name):
    """Returns a colour of the drawings or overlays as the theme shows it."""
    return PALETTE["contrast"].get(name, PALETTE[group].get(name))


def pairs():
    """Yields the names and the colours of each text or mark and of its ground."""
    inks = ["text", "dim", "ok", "warn", "danger", "info", "focus"]
    for ink, ground in itertools.product(inks, ["bg", "card", "card_hover"]):
        yield ink, THEME[ink], ground, THEME[ground]
    yield "text", THEME["text"], "pressed", THEME["pressed"]
    yield "accent_text", THEME["accent_text"], "accent", THEME["accent"]
    for ink, ground in itertools.product(["line", "accent"], ["bg", "card"]):
        yield ink, THEME[ink], ground, THEME[ground]
    # Marks of open cells.
    for mark in ("place_ok", "dead_cell", "dead_line", "badge_text", "source", "reach", "modern"):
        yield mark, own("overlay", mark), "table", own("art", "table")
    # Marks on tiles have a dark casing.
    for mark in ("place_ok", "dead_line", "badge_text", "source", "reach", "modern"):
        yield mark, own("overlay", mark), "casing", own("overlay", "casing")
    yield "badge_text", own("overlay", "badge_text"), "badge", own("overlay", "badge")
    # Lines around features, and casings, on each ground of a tile.
    grounds = [name for name in PALETTE["contrast"] if name.startswith("map_") and own("art", name) != "#000000"]
    for line, ground in itertools.product(["map_wall", "map_road_edge", "fig_ink"], grounds):
        yield line, own("art", line), ground, own("art", ground)
    for ground in grounds:
        yield "casing", own("overlay", "casing"), ground, own("art", ground)


def faded(colour, ground):
    """Returns a colour with the opacity of disabled controls, above a ground."""
    mixed = (
        round(DISABLED_OPACITY * int(colour[i : i + 2], 16) + (1 - DISABLED_OPACITY) * int(ground[i : i + 2], 16))
        for i in (1, 3, 5)
    )
    return "#%02X%02X%02X" % tuple(mixed)


class Theme(unittest.TestCase):
    def test_texts_and_marks_have_contrast(self):
        self.assertGreater(len(list(pairs())), 80)
        for ink_name, ink, ground_name, ground in pairs():
            self.assertGreaterEqual(cvd.cr(ink, ground), MIN_CONTRAST, f"{ink_name} on {ground_name}")

    def test_disabled_texts_are_readable(self):
        for ink in ("text", "dim"):
            self.assertGreaterEqual(cvd.cr(faded(THEME[ink], THEME["card"]), THEME["card"]), MIN_DISABLED_CONTRAST, ink)

    def test_themes_have_same_names(self):
        names = [set(theme) for theme in PALETTE["theme"].values()]
        self.assertEqual(len(names), 3)
        self.assertTrue(all(each == names[0] for each in names))

    def test_replaced_colours_exist(self):
        for name in PALETTE["contrast"]:
            self.assertTrue(name in PALETTE["art"] or name in PALETTE["overlay"], name)


if __name__ == "__main__":
    unittest.main()
