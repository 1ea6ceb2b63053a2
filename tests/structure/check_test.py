#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Vozka developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests of the command line of check.py."""

import contextlib
import io
import tempfile
import unittest
import unittest.mock
from pathlib import Path

import check


class All(unittest.TestCase):
    def run_all(self, **findings):
        """The exit code and the output of --all with checks that have these findings."""
        checks = {name: lambda root, found=found: found for name, found in findings.items()}
        output = io.StringIO()
        with tempfile.TemporaryDirectory() as folder, unittest.mock.patch.dict(check.CHECKS, checks, clear=True), \
                contextlib.redirect_stdout(output):
            (Path(folder) / "src").mkdir()
            return check.main(["--all", folder]), output.getvalue()

    def test_findings_of_each_check_are_printed(self):
        self.assertEqual(self.run_all(a=["a:1: x"], b=[], c=["c:1: y"]), (1, "a:1: x\nb: clean ()\nc:1: y\n"))

    def test_checks_without_findings_succeed(self):
        self.assertEqual(self.run_all(a=[], b=[]), (0, "a: clean ()\nb: clean ()\n"))


if __name__ == "__main__":
    unittest.main()
