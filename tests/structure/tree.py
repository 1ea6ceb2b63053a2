# SPDX-FileCopyrightText: 2026 The Vozka developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The base of tests that run checks on small trees."""

import tempfile
import textwrap
import unittest
from pathlib import Path

from check import CHECKS


class Tree(unittest.TestCase):
    """Runs one check on a project in a temporary folder, with one file and OTHER_FILES."""

    # Other files of the project, by paths.
    OTHER_FILES = {}

    def findings(self, check, path, text):
        with tempfile.TemporaryDirectory() as folder:
            for name, content in {**self.OTHER_FILES, path: text}.items():
                file = Path(folder) / name
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_text(textwrap.dedent(content), encoding="utf-8")
            return list(CHECKS[check](Path(folder)))

    def assert_found(self, check, path, text):
        found = self.findings(check, path, text)
        self.assertEqual(len(found), 1, f"{check} should find one fault in {text!r}: {found}")
        self.assertTrue(found[0].startswith(path + ":"), found[0])

    def assert_clean(self, check, path, text):
        self.assertEqual(self.findings(check, path, text), [])
