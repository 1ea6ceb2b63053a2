#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Vozka developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""check.py NAME ROOT: runs one check of the project's structure; prints its findings, exit code 1 with findings.

check.py --all ROOT                      runs all checks
check.py --list                          prints the names of the checks; CTest runs each as a separate test
check.py --write-limits ROOT [--initial] writes limits.json from the tree; only with --initial may a limit rise
check.py --hits ROOT [PATH...]           prints words of language.txt in these files; without files, the worst 20 files
"""

import sys
from pathlib import Path

import builds
import colours
import commits
import extension_points
import includes
import language
import lengths
import licences
import limits
import relays
import rules
import sentences
import unknown
import waits
import words

CHECKS = {
    "layers": includes.layers,
    "expansions": includes.expansions,
    "qt-only-above": includes.qt_only_above,
    "one-module-calls-the-system": includes.one_module_calls_the_system,
    "pure-engine": includes.pure_engine,
    "core-names-no-expansion": words.core_names_no_expansion,
    "players-know-no-action-type": unknown.players_know_no_action_type,
    "extension-points-are-few": extension_points.extension_points_are_few,
    "own-header-first": includes.own_header_first,
    "long-files-do-not-grow": lengths.long_files_do_not_grow,
    "language-is-plain": language.language_is_plain,
    "commit-subjects-are-plain": commits.commit_subjects_are_plain,
    "tests-wait-for-conditions": waits.tests_wait_for_conditions,
    "signals-are-not-relayed": relays.signals_are_not_relayed,
    "licence-headers": words.licence_headers,
    "licences-are-stated": licences.licences_are_stated,
    "no-context-properties": words.no_context_properties,
    "plain-conditions": words.plain_conditions,
    "texts-are-plain": words.texts_are_plain,
    "named-paths-exist": words.named_paths_exist,
    "cited-rules-are-known": rules.cited_rules_are_known,
    "known-rules-are-built-and-tested": rules.known_rules_are_built_and_tested,
    "sentences-use-published-words": sentences.sentences_use_published_words,
    "classic-stories-have-classic-words": sentences.classic_stories_have_classic_words,
    "a-meeple-is-one-thing-in-czech": sentences.a_meeple_is_one_thing_in_czech,
    "words-of-an-edition-have-its-code": sentences.words_of_an_edition_have_its_code,
    "sources-are-built": builds.sources_are_built,
    "warnings-are-errors-in-presets": builds.warnings_are_errors_in_presets,
    "colours-from-palette": colours.colours_from_palette,
    "colours-have-one-meaning": colours.colours_have_one_meaning,
}
# Checks whose counts are limited by limits.json.
LIMITED = (language, lengths, relays, waits)


def write_limits(root, initial):
    """Writes limits.json; refuses to raise a limit unless `initial`."""
    sections = {each.SECTION: dict(each.count(root)) for each in LIMITED}
    raised = [] if initial else list(limits.raised(root, sections))
    for section, key, old, new in raised:
        print(f"{section}: {key}: {new} is above the limit of {old}")
    if not raised:
        limits.write(root, sections)
    return 1 if raised else 0


def main(arguments):
    if len(arguments) >= 2 and arguments[0] == "--write-limits" and arguments[2:] in ([], ["--initial"]):
        return write_limits(Path(arguments[1]).resolve(), arguments[2:] == ["--initial"])
    if len(arguments) >= 2 and arguments[0] == "--hits":
        language.print_hits(Path(arguments[1]).resolve(), set(arguments[2:]))
        return 0
    if arguments == ["--list"]:
        print("\n".join(CHECKS))
        return 0
    if len(arguments) == 2 and arguments[0] == "--all":
        return max(main([name, arguments[1]]) for name in CHECKS)
    if len(arguments) != 2 or arguments[0] not in CHECKS:
        print(__doc__, file=sys.stderr)
        return 2
    name, root = arguments[0], Path(arguments[1]).resolve()
    if not (root / "src").is_dir():
        print(f"{root} has no src/", file=sys.stderr)
        return 2
    findings = list(CHECKS[name](root))
    print("\n".join(findings) if findings else f"{name}: clean ({(CHECKS[name].__doc__ or '').strip()})")
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
