# SPDX-FileCopyrightText: 2026 The Vozka developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The version and its date are the same in every file."""

import re
import unittest
from datetime import date
from email.utils import parsedate_to_datetime

from called import CLI, SOURCE, VOZKA, run


def first_groups(pattern, *path):
    """Returns the groups of the first match of the pattern in that file."""
    return re.search(pattern, SOURCE.joinpath(*path).read_text(encoding="utf-8")).groups()


class Versions(unittest.TestCase):
    def test_versions_and_dates_are_equal(self):
        (version,) = first_groups(r"project\(vozka VERSION (\S+)", "CMakeLists.txt")
        self.assertEqual(run(VOZKA, "--version").stdout, f"vozka {version}\n")
        self.assertEqual(run(CLI, "--version").stdout, f"vozka-cli {version}\n")

        newest, day = first_groups(r"\n## \[(\S+)\] - (\S+)", "packaging", "CHANGELOG.md")
        self.assertEqual(newest, version)
        release = first_groups(r'<release version="(\S+)" date="(\S+)"', "packaging", "desktop", "vozka.metainfo.xml.in")
        self.assertEqual(release, (version, day))
        packaged, when = first_groups(r"^vozka \((\S+)-\d+\)[^@]*@VOZKA_MAINTAINER@  (.*)\n", "packaging", "debian", "changelog.in")
        self.assertEqual(packaged, version)
        self.assertEqual(parsedate_to_datetime(when).date(), date.fromisoformat(day))


if __name__ == "__main__":
    unittest.main()
