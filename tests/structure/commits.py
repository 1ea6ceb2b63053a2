# SPDX-FileCopyrightText: 2026 The Vozka developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Subjects of commits."""

import re
import subprocess

import language

# Commits after this one are checked.
BASE = "cbfeb7ea995dad0886f9546cbc62d51d6bd2a737"
_MAX_LENGTH = 72
_AREA = re.compile(r"^[a-z][\w/.-]*: ")
_VERBS = set(
    "Accept Adapt Add Adjust Align Allow Announce Apply Ask Assert Avoid Bind Block Bound Build Bump Cache Call Change Check Choose Clarify"
    " Clean Clear Close Collect Combine Compare Compile Complete Compute Configure Convert Copy Correct Count Create"
    " Declare Delay Delete Derive Describe Detect Disable Document Draw Drop Emit Enable End Ensure Exclude Expect Explain Export"
    " Expose Extend Extract Fill Filter Find Fit Fix Focus Follow Format Generate Give Group Guard Handle Hash Hatch Hide Highlight"
    " Ignore Implement Import Improve Include Increase Initialize Inline Insert Install Introduce Join Keep Label Lay Let"
    " Leave Limit Link List Load Log Lower Make Mark Measure Merge Move Name Number Offer Omit Open Order Parse Pass Pin Place Play"
    " Preserve Prevent Print Put Raise Rank Read Rebuild Record Reduce Refactor Refer Reformat Refresh Refuse Reject Release Remove"
    " Rename Render Reorder Repair Replace Report Require Reset Resize Resolve Restore Return Reuse Revert Rewrite Round"
    " Run Save Say Scale Score Scroll Select Send Separate Set Share Shorten Show Shrink Silence Simplify Skip Sort Speed Split"
    " Start State Stop Store Strike Support Switch Take Test Track Translate Trim Turn Unify Update Upgrade Use Validate Verify"
    " Wait Warn Word Wrap Write".split()
)
# Subjects that break these rules and are accepted.
_ACCEPTED = {
    "Draw numbers above marks and keep discs off the moved piece",
    "Never place the tile by later clicks",
}


def _git(root, *arguments):
    """Output of git, or None if it fails: no repository, or commits that a shallow clone lacks."""
    try:
        found = subprocess.run(["git", "-C", root, *arguments], capture_output=True, text=True, check=False)
    except FileNotFoundError:
        return None
    return found.stdout if found.returncode == 0 else None


def faults(subject, forbidden):
    rest = _AREA.sub("", subject)
    if len(subject) > _MAX_LENGTH:
        yield f"{len(subject)} characters, at most {_MAX_LENGTH}"
    if ";" in subject:
        yield "a semicolon: one change for each commit"
    if subject.endswith("."):
        yield "a full stop at the end"
    if rest.split(" ")[0] not in _VERBS:
        yield "does not begin with a verb of tests/structure/commits.py (add the verb there if it is imperative)"
    for pattern, instead in forbidden.items():
        found = re.search(pattern, rest, re.IGNORECASE)
        if found:
            yield f'"{found.group()}": write: {instead}'


def commit_subjects_are_plain(root, base=BASE):
    """Subjects of new commits: an imperative verb, at most 72 characters, one change, no word of language.txt [forbid]."""
    log = _git(root, "log", "--no-merges", "--format=%h %s", f"{base}..HEAD")
    if log is None:
        return
    forbidden = language.patterns(root, "forbid")
    for line in log.splitlines():
        commit, subject = line.split(" ", 1)
        # git revert and git commit --fixup write these.
        if subject not in _ACCEPTED and not subject.startswith(("Revert \"", "fixup! ")):
            for fault in faults(subject, forbidden):
                yield f"{commit}: {subject}: {fault}"
