# SPDX-FileCopyrightText: 2026 The Vozka developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""How long files may be."""

import re

from project import files

# The most lines of files with such an ending; all files of tests may be longer.
_MOST_LINES = {".h": 120, ".cpp": 300, ".qml": 200, ".js": 200}
_MOST_LINES_OF_TESTS = {".cpp": 400, ".qml": 400, ".py": 400}
# The reason stands in the first comment.
_REASON_WITHIN = 10
_REASON = re.compile(r"\b(?:long|longer)\b", re.IGNORECASE)


def long_files_say_why(root):
    """A file that is longer than most says in its first lines why it is ("It is long because ...")."""
    for folders, most in ((("src", "qml"), _MOST_LINES), (("tests",), _MOST_LINES_OF_TESTS)):
        for folder in folders:
            for file in files(root, folder, *most):
                lines = file.text.splitlines()
                limit = next(count for ending, count in most.items() if file.path.endswith(ending))
                if len(lines) > limit and not any(_REASON.search(line) for line in lines[:_REASON_WITHIN]):
                    yield f"{file.path}:1: {len(lines)} lines without a reason in the first ones; {limit} are usual"
