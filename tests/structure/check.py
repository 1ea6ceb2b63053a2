#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Vozka developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""check.py NAME ROOT: runs one check of the project's structure; prints what it finds, exit 1 if anything.

check.py --list prints the names. CTest runs each as a test of its own.
"""

import sys
from pathlib import Path

import builds
import colours
import includes
import lengths
import rules
import sentences
import words

CHECKS = {
    "ladder": includes.ladder,
    "expansions": includes.expansions,
    "qt-only-above": includes.qt_only_above,
    "one-room-knows-the-system": includes.one_room_knows_the_system,
    "pure-engine": includes.pure_engine,
    "core-names-no-expansion": words.core_names_no_expansion,
    "long-files-say-why": lengths.long_files_say_why,
    "licence-headers": words.licence_headers,
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
    "colours-from-palette": colours.colours_from_palette,
}


def main(arguments):
    if arguments == ["--list"]:
        print("\n".join(CHECKS))
        return 0
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
