#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Vozka developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests of the check of licences."""

import subprocess
import tempfile
import unittest
from pathlib import Path

from check import CHECKS
from tree import Tree

CHECK = "licences-are-stated"
DEP5 = """\
Format: https://example.org/

Files: *.json
 .reuse/*
Copyright: 2026 Somebody
License: GPL-3.0-or-later

Files: tiles/free?.json
Copyright: 2026 Somebody
License: CC0-1.0

License: GPL-3.0-or-later
 The text is in the file LICENSE.

License: CC0-1.0
 The text.
"""
SPDX = "// SPDX-License-" + "Identifier: "


class Licences(Tree):
    OTHER_FILES = {".reuse/dep5": DEP5, "LICENSE": "The text.\n", "a.json": "{}\n", "tiles/free1.json": "{}\n"}

    def assert_one(self, text, **files):
        """dep5 has one fault, and its message has this text."""
        found = self.findings(CHECK, ".reuse/dep5", files.get("dep5", DEP5))
        self.assertEqual(len(found), 1, found)
        self.assertIn(text, found[0])

    def test_stated_licences_are_clean(self):
        self.assert_clean(CHECK, "b.json", "{}\n")
        self.assert_clean(CHECK, "src/a.cpp", SPDX + "GPL-3.0-or-later\n")
        self.assert_clean(CHECK, "b.json", SPDX + "GPL-3.0-or-later\n")
        self.assert_clean(CHECK, "tiles/free2.json", SPDX + "CC0-1.0\n")

    def test_file_without_licence_is_found(self):
        self.assert_found(CHECK, "a.svg", "<svg/>\n")
        self.assert_found(CHECK, "src/a.cpp", "int x;\n" * 9 + SPDX + "GPL-3.0-or-later\n")
        self.assert_found(CHECK, "src/a.cpp", f'print("{SPDX}GPL-3.0-or-later")\n')

    def test_different_licences_are_found(self):
        self.assert_found(CHECK, "b.json", SPDX + "CC0-1.0\n")
        self.assert_found(CHECK, "tiles/free2.json", SPDX + "GPL-3.0-or-later\n")

    def test_pattern_without_files_is_found(self):
        self.assert_one("*.wav matches no file", dep5=DEP5.replace("*.json\n", "*.json\n *.wav\n", 1))

    def test_incomplete_paragraph_is_found(self):
        self.assert_one("no copyright", dep5=DEP5.replace("Copyright: 2026 Somebody\n", "", 1))

    def test_licence_without_text_is_found(self):
        self.assert_one("no text of CC0-1.0", dep5=DEP5.replace("License: CC0-1.0\n The text.\n", ""))
        self.assert_one("no text of CC0-1.0", dep5=DEP5.replace(" The text.\n", ""))
        self.assert_one("no text of GPL-3.0-or-later", dep5=DEP5.replace(" The text is in the file LICENSE.\n", ""))
        self.assertEqual(self.findings(CHECK, "src/a.h", SPDX + "MIT\n"), [".reuse/dep5:1: has no text of MIT"])

    def test_text_without_files_is_found(self):
        self.assert_one("no file has the licence MIT", dep5=DEP5 + "\nLicense: MIT\n Other text.\n")

    def test_missing_file_is_found(self):
        with tempfile.TemporaryDirectory() as folder:
            self.assertEqual(list(CHECKS[CHECK](Path(folder))), [".reuse/dep5:1: is missing"])

    def test_missing_text_of_licence_is_found(self):
        with tempfile.TemporaryDirectory() as folder:
            root = Path(folder)
            (root / ".reuse").mkdir()
            (root / ".reuse/dep5").write_text(DEP5.split("\nFiles: tiles")[0].replace("*.json\n", ".reuse/dep5\n").replace(
                " .reuse/*\n", "") + "\nLicense: GPL-3.0-or-later\n The text is in the file LICENSE.\n", encoding="utf-8")
            self.assertEqual(list(CHECKS[CHECK](root)), [".reuse/dep5:1: has no text of GPL-3.0-or-later"])
            (root / "LICENSE").write_text("The text.\n", encoding="utf-8")
            self.assertEqual(list(CHECKS[CHECK](root)), [])

    def test_ignored_files_are_left_out(self):
        with tempfile.TemporaryDirectory() as folder:
            root = Path(folder)
            for path, text in {**self.OTHER_FILES, ".gitignore": "/out/\n", "out/a.svg": "", "new.svg": ""}.items():
                (root / path).parent.mkdir(exist_ok=True)
                (root / path).write_text(text, encoding="utf-8")
            subprocess.run(["git", "init", "-q", folder], check=True)
            found = [finding.split(":")[0] for finding in CHECKS[CHECK](root)]
            self.assertEqual(found, [".gitignore", "new.svg"])


if __name__ == "__main__":
    unittest.main()
