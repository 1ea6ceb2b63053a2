#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Vozka developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs the checks on small trees: they find each kind of fault and accept everything else."""

import contextlib
import io
import json
import subprocess
import tempfile
import unittest
import unittest.mock
from pathlib import Path

import commits
import labels
from check import CHECKS, main
from project import comments, without_comments
from tree import Tree

HEADER = """\
// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later
"""


def _pages(*rules):
    return json.dumps({"chapters": [{"rules": list(rules)}]})


class Rules(Tree):
    def test_unknown_rule_is_found(self):
        self.assert_found("cited-rules-are-known", "src/engine/rules/a.cpp", "// Rule: base.road.complete - pays\n")
        self.assert_found("cited-rules-are-known", "src/engine/rules/a.cpp", 'Code rule = "base.road.complete";\n')
        self.assert_clean("cited-rules-are-known", "src/engine/rules/a.cpp", 'Code term = "road.tiles";\n')

    def test_rule_missing_in_engine_is_found(self):
        self.assert_found(
            "known-rules-are-built-and-tested", "resources/rules/base.rules.json", _pages({"id": "base.road.complete"})
        )

    def test_rule_without_test_is_found(self):
        with tempfile.TemporaryDirectory() as folder:
            root = Path(folder)
            for path, text in [
                (
                    "resources/rules/base.rules.json",
                    _pages(
                        {"id": "base.road.complete"},
                        {"id": "base.city.tiny"},
                        {"id": "base.setup.tiles", "kind": "guide"},
                        {"id": "tb.herd", "kind": "guide"},
                    ),
                ),
                ("src/engine/a.cpp", "// Rule: base.road.complete, base.city.tiny, tb.herd\n"),
                ("tests/engine/a_test.cpp", 'rule("base.road.complete");\n'),
            ]:
                (root / path).parent.mkdir(parents=True, exist_ok=True)
                (root / path).write_text(text, encoding="utf-8")
            found = list(CHECKS["known-rules-are-built-and-tested"](root))
        found_in_tests = [f"resources/rules/base.rules.json: no test cites {rule}" for rule in ("base.city.tiny", "tb.herd")]
        self.assertEqual(found, found_in_tests)


def _story(edition, english, czech="Ano."):
    position = {"rules": {"edition": edition}}
    return json.dumps({"position": position, "texts": {"t1": {"en": english, "cs": czech}}})


class Sentences(Tree):
    CHECK = "sentences-use-published-words"
    STORY = "resources/lessons/a.story.json"

    def test_other_english_words_are_found(self):
        for text in ("Your wagon goes home.", "Mark every cell.", "You may set a meeple.", "It is uncompleted.",
                     "The wagon may go on.", "The eight tiles round it.", "A knight is sent home.", "Its city looks down."):
            self.assert_found(self.CHECK, self.STORY, _story("C2", text))
        for text in ("It returns to the supply.", "A tile set.", "The road goes on.", "Who goes first?"):
            self.assert_clean(self.CHECK, self.STORY, _story("C2", text))

    def test_other_czech_words_are_found(self):
        for text in ("Vůz se vrací domů.", "Na plánu.", "Osm polí, volné pole.", "Uložit pozici", "Postavte figurku.",
                     "Označte všechna místa.", "Co smíte? Označte všechno.", "Táhne se jiná.", "Kartička řeky."):
            self.assert_found(self.CHECK, self.STORY, _story("C2", "Yes.", text))
        for text in ("Na herním plánu.", "Osm políček.", "Přilož. Město postavil král.", "Postavení"):
            self.assert_clean(self.CHECK, self.STORY, _story("C2", "Yes.", text))

    def test_rules_and_translations_are_read(self):
        rule = {"id": "base.road.complete", "en": "Eight cells.", "cs": "Ano.", "source": {"en": "Farms", "cs": "Louky"}}
        self.assert_found(self.CHECK, "resources/rules/base.rules.json", _pages(rule))
        rule["en"] = "Eight spaces."
        self.assert_clean(self.CHECK, "resources/rules/base.rules.json", _pages(rule))
        message = "<message><source>{}</source><translation>{}</translation></message>"
        file = "<TS><context><name>Board</name>{}</context></TS>"
        path = "translations/vozka_cs.ts"
        self.assert_found(self.CHECK, path, file.format(message.format("The cell", "Ano")))
        self.assert_found(self.CHECK, path, file.format(message.format("Yes", "Plán")))
        self.assert_clean(self.CHECK, path, file.format(message.format("The board", "Herní plán")))

    def test_words_of_other_edition_are_found(self):
        check = "classic-stories-have-classic-words"
        self.assert_found(check, self.STORY, _story("C1", "Place a meeple."))
        self.assert_found(check, self.STORY, _story("C2", "The thief scores."))
        self.assert_clean(check, self.STORY, _story("C1", "Place a follower."))
        self.assert_clean(check, self.STORY, _story("C2", "Place a meeple."))
        check = "words-of-an-edition-have-its-code"
        line = '{{"{}",\n translatable("wording",\n "takes one of the followers "\n "prisoner")}},\n'
        self.assert_found(check, "src/wording/a.cpp", line.format("log/prisoner"))
        self.assert_clean(check, "src/wording/a.cpp", line.format("log/prisoner/C1"))
        new_words = '{"log/prisoner", translatable("wording", "takes a meeple")},\n'
        self.assert_found(check, "src/wording/a.cpp", new_words)
        self.assert_clean(check, "src/wording/a.cpp", new_words + line.format("log/prisoner/C1"))

    def test_wrong_czech_word_for_meeple_is_found(self):
        check = "a-meeple-is-one-thing-in-czech"
        self.assert_found(check, self.STORY, _story("C2", "Place a meeple.", "Umístěte figurku."))
        self.assert_clean(check, self.STORY, _story("C2", "Place a meeple.", "Umístěte družiníka."))
        self.assert_clean(check, self.STORY, _story("C2", "Place a figure.", "Umístěte figurku."))


class Layers(Tree):
    def test_lower_modules_are_allowed(self):
        for path, included in [
            ("src/engine/board/board.h", "engine/tiles/tile_kind.h"),
            ("src/engine/expansions/barn/barn.cpp", "engine/rules/step.h"),
            ("src/engine/insight/owners.cpp", "engine/rules/rules.h"),
            ("src/engine/game.h", "engine/expansions/list.h"),
            ("src/records/position.cpp", "engine/base/cell.h"),
            ("src/wording/table.cpp", "lessons/lesson.h"),
            ("src/cli/main.cpp", "wording/table.h"),
            ("src/models/board_model.cpp", "match/match.h"),
            ("src/app/main.cpp", "models/game_controller.h"),
            ("src/models/board_model.cpp", "board_model.moc"),
            ("src/models/board_model.cpp", "models/art/palette.h"),
            ("src/models/art/pictures.cpp", "models/art/palette.h"),
            ("src/models/lessons/open_lesson.cpp", "models/overlays/overlays.h"),
            ("src/engine/rules/scoring/final_scoring.cpp", "engine/rules/hooks/turn.h"),
        ]:
            self.assert_clean("layers", path, f'#include "{included}"\n')

    def test_other_modules_are_found(self):
        for path, included in [
            ("src/engine/base/cell.h", "engine/tiles/tile_kind.h"),
            ("src/engine/rules/step.h", "engine/expansions/list.h"),
            ("src/engine/rules/step.h", "engine/insight/owners.h"),
            ("src/engine/insight/owners.cpp", "engine/expansions/list.h"),
            ("src/engine/board/board.cpp", "records/error.h"),
            ("src/engine/expansions/barn/barn.h", "engine/game.h"),
            ("src/records/game.cpp", "match/match.h"),
            ("src/lessons/lesson.cpp", "wording/table.h"),
            ("src/players/hint.cpp", "lessons/lesson.h"),
            ("src/players/hint.cpp", "match/dealer.h"),
            ("src/players/hint.cpp", "match/match.h"),
            ("src/players/hint.cpp", "arena/contest.h"),
            ("src/cli/main.cpp", "models/board_model.h"),
            ("src/models/log_model.cpp", "cli/print.h"),
            ("src/models/art/pictures.cpp", "models/board/table.h"),
            ("src/models/table/log_model.cpp", "models/game/game_controller.h"),
            ("src/models/overlays/overlays.cpp", "models/table/log_model.h"),
            ("src/engine/rules/state/state.h", "engine/rules/hooks/step.h"),
            ("src/engine/rules/steps/draw_step.cpp", "engine/rules/rules.h"),
            ("src/wording/table.cpp", "app/main.h"),
        ]:
            self.assert_found("layers", path, f'\n#include "{included}"\n')

    def test_include_not_relative_to_src_is_found(self):
        self.assert_found("layers", "src/engine/base/cell.cpp", '#include "cell.h"\n')
        self.assert_found("layers", "src/engine/base/cell.cpp", '  # include "../tiles/tile.h"\n')

    def test_file_outside_modules_is_found(self):
        self.assert_found("layers", "src/util/helpers.cpp", '#include "engine/base/cell.h"\n')
        self.assert_found("layers", "src/engine/helpers/x.cpp", '#include "engine/base/cell.h"\n')
        self.assert_found("layers", "src/models/helpers/x.cpp", '#include "engine/base/cell.h"\n')

    def test_includes_in_comments_are_ignored(self):
        self.assert_clean(
            "layers", "src/engine/base/cell.h", '// #include "app/main.h"\n/*\n#include "app/x.h"\n*/\n'
        )


class Expansions(Tree):
    def test_list_and_pairs_may_include_expansions(self):
        self.assert_clean(
            "expansions", "src/engine/expansions/list.cpp", '#include "engine/expansions/barn/barn.h"\n'
        )
        self.assert_clean(
            "expansions", "src/engine/expansions/list.cpp", '#include "engine/expansions/pairs/x.h"\n'
        )
        self.assert_clean(
            "expansions", "src/engine/expansions/pairs/x.cpp", '#include "engine/expansions/barn/barn.h"\n'
        )
        self.assert_clean(
            "expansions", "src/engine/expansions/barn/a.cpp", '#include "engine/expansions/barn/barn.h"\n'
        )
        self.assert_clean("expansions", "src/match/dealer.cpp", '#include "engine/expansions/list.h"\n')

    def test_other_files_are_found(self):
        for path in [
            "src/engine/rules/plan.cpp",
            "src/engine/game.cpp",
            "src/engine/expansions/registry.cpp",
            "src/players/evaluate.cpp",
            "src/models/figure_model.cpp",
            "src/engine/expansions/wagon/wagon.cpp",
        ]:
            self.assert_found("expansions", path, '#include "engine/expansions/barn/barn.h"\n')

    def test_list_included_by_expansion_is_found(self):
        self.assert_found(
            "expansions", "src/engine/expansions/barn/barn.cpp", '#include "engine/expansions/list.h"\n'
        )


class Qt(Tree):
    def test_every_include_of_qt_is_found(self):
        for included in ["<QString>", "<QtCore/QString>", "<QtGlobal>", "<qglobal.h>", '"QObject"']:
            self.assert_found("qt-only-above", "src/wording/table.cpp", f"#include {included}\n")
        self.assert_found("qt-only-above", "src/cli/main.cpp", "#include <QCoreApplication>\n")

    def test_includes_in_models_and_app_are_clean(self):
        self.assert_clean("qt-only-above", "src/models/palette.cpp", "#include <QColor>\n")
        self.assert_clean("qt-only-above", "src/app/main.cpp", "#include <QGuiApplication>\n")

    def test_other_headers_are_clean(self):
        self.assert_clean("qt-only-above", "src/match/queue.cpp", "#include <queue>\n")


class PureEngine(Tree):
    def test_headers_with_side_effects_are_found(self):
        for (
            included
        ) in "iostream fstream cstdio random chrono thread filesystem nlohmann/json.hpp unistd.h".split():
            self.assert_found("pure-engine", "src/engine/rules/score.cpp", f"#include <{included}>\n")

    def test_other_standard_headers_are_clean(self):
        self.assert_clean(
            "pure-engine", "src/engine/rules/score.cpp", "#include <array>\n#include <cstdint>\n"
        )
        self.assert_clean("pure-engine", "src/match/dealer.cpp", "#include <random>\n")


class Systems(Tree):
    def test_system_calls_are_found(self):
        check = "one-module-calls-the-system"
        for line in (
            "#include <unistd.h>", "#include <sys/stat.h>", "#include <windows.h>", "#include <csignal>",
            "long number = getpid();", "int file = ::open(name, 0);", 'read("/proc/self/stat");', "#ifdef _WIN32",
            "::localtime_r(&now, &parts);",
        ):
            self.assert_found(check, "src/records/files.cpp", line + "\n")
            self.assert_clean(check, "src/platform/files_posix.cpp", line + "\n")

    def test_portable_calls_are_clean(self):
        for line in ("#include <filesystem>", "#include <ctime>", "fs::rename(a, b);", "game.open(file);", "Table::open(x);"):
            self.assert_clean("one-module-calls-the-system", "src/records/files.cpp", line + "\n")


class UnknownNames(Tree):
    CHECK = "players-know-no-action-type"

    def test_types_kinds_and_bag_are_found(self):
        for path in ("src/players/x.cpp", "src/match/x.h", "src/arena/x.cpp"):
            for line in ("type == Action::Type::Draw;", "return Action::pass();", "if (kind == FeatureKind::City)",
                         "tiles += state->bag[kind];", "auto all = state.bag.all();"):
                self.assert_found(self.CHECK, path, line + "\n")

    def test_roles_groups_and_odds_are_clean(self):
        for line in ("role == ActionRole::Tile && group == FeatureGroup::Area;", "// Action::Type::Draw", "state->bagTotal;"):
            self.assert_clean(self.CHECK, "src/players/x.cpp", line + "\n")
        self.assert_clean(self.CHECK, "src/players/tile_odds.cpp", "auto all = state.bag.all();\n")


class Core(Tree):
    OTHER_FILES = {
        f"src/engine/expansions/{name}/x.cpp": "int x;\n"
        for name in ("wagon", "barn", "abbey", "mayor", "monastery", "farmers", "drawbridges", "inns_and_cathedrals",
                     "traders_and_builders", "princess_and_dragon")
    } | {
        "src/engine/expansions/towers/x.cpp": 'std::array ransomArgs{ArgSpec{"ransom", Type, Field}};\n',
        "src/engine/expansions/abbot/x.cpp": 'constexpr Code word = "garden";\n',
        "src/engine/expansions/herds/x.cpp": 'PigRule() : CompanionRule("pig", alone) {}\n',
    }

    def test_words_of_folders_are_found_everywhere(self):
        for path in ("src/models/table/x.cpp", "src/records/x.cpp", "src/cli/x.cpp", "qml/X.qml"):
            self.assert_found("core-names-no-expansion", path, "property int wagonCount\n")
            self.assert_found("core-names-no-expansion", path, 'return "ransom";\n')
            self.assert_found("core-names-no-expansion", path, 'text: qsTr("Move the wagon")\n')
            self.assert_clean("core-names-no-expansion", path, "int monasteries;\n")

    def test_files_of_texts_are_clean(self):
        self.assert_clean("core-names-no-expansion", "src/wording/expansions/wagon.cpp", "int wagon;\n")

    def test_listed_file_needs_word(self):
        self.assert_clean("core-names-no-expansion", "src/app/arguments.cpp", "int wagon;\n")
        self.assert_found("core-names-no-expansion", "src/app/arguments.cpp", "int figure;\n")

    def test_identifiers_and_strings(self):
        for line in [
            "enum class Kind { Wagon };",
            "int barnCount = 0;",
            'auto x = "abbeys";',
            "bool is_draw_bridge;",
            "void placeDrawBridge();",
            "struct Monasteries;",
            "int farmers;",
            "using Mayor = int;",
            "int wagonThing;",
            "class SceneBuilder;",
            "int inn;",
            'auto x = "city-with-inns";',
            "int gardenCopies;",
            "void countPigs();",
            "bool overBridges;",
            "class PortalFilter;",
            "int fairies;",
            "int goodsOf(int);",
        ]:
            self.assert_found("core-names-no-expansion", "src/engine/rules/step.h", line + "\n")

    def test_parts_of_other_words_are_ignored(self):
        for line in ("int inner;", "auto beginning = 0;", "bool good;", "int pigment;", "int subArnica;"):
            self.assert_clean("core-names-no-expansion", "src/engine/rules/step.h", line + "\n")

    def test_comments_are_ignored(self):
        self.assert_clean(
            "core-names-no-expansion",
            "src/engine/rules/step.h",
            "// Rule: am.wagon.order\n/* the barn\n of am */ int steps; // wagon\n",
        )

    def test_other_folders_are_ignored(self):
        self.assert_clean("core-names-no-expansion", "src/engine/expansions/barn/barn.h", "struct Barn;\n")


class Builds(Tree):
    OTHER_FILES = {
        "src/module/CMakeLists.txt": "file(GLOB found lists/*.cpp)\nlibrary(module ${found} files_${system}.cpp table/board.cpp)\n",
        "tests/module/CMakeLists.txt": 'test(module_test board_test.cpp "${HERE}/other_test.cpp")\n',
    }

    def test_unlisted_source_is_found(self):
        for path in ("src/module/board.cpp", "src/module/table/rows.cpp", "tests/module/rows_test.cpp", "tests/elsewhere/board_test.cpp"):
            self.assert_found("sources-are-built", path, "")

    def test_listed_sources_are_clean(self):
        for path in ("src/module/table/board.cpp", "src/module/lists/one.cpp", "src/module/files_posix.cpp", "src/module/board.h",
                     "tests/module/board_test.cpp", "tests/module/other_test.cpp"):
            self.assert_clean("sources-are-built", path, "")


class Warnings(Tree):
    CHECK = "warnings-are-errors-in-presets"

    def test_unconditional_errors_are_found(self):
        path = "src/cmake/Targets.cmake"
        self.assert_found(self.CHECK, path, "target_compile_options(x INTERFACE -Wall -Werror)\n")
        self.assert_clean(self.CHECK, path, "target_compile_options(x INTERFACE $<$<BOOL:${VOZKA_WERROR}>:-Werror>)\n")
        self.assert_found(self.CHECK, "CMakeLists.txt", 'option(VOZKA_WERROR "Errors" ON)\n')
        self.assert_clean(self.CHECK, "CMakeLists.txt", 'option(VOZKA_WERROR "Errors" OFF)\n')

    def test_presets_without_errors_are_found(self):
        def presets(base, **others):
            variables = {"base": base, **others}
            return json.dumps({"configurePresets": [
                {"name": name, "cacheVariables": {"VOZKA_WERROR": value} if value else {},
                 **({} if name == "base" else {"inherits": "base"})} for name, value in variables.items()]})

        path = "CMakePresets.json"
        self.assert_clean(self.CHECK, path, presets("ON", dev=None, package="OFF"))
        self.assert_found(self.CHECK, path, presets("ON", dev="OFF"))
        self.assert_found(self.CHECK, path, presets("ON", package=None))
        self.assertEqual(len(self.findings(self.CHECK, path, presets(None, dev=None))), 2)


class Limited(Tree):
    """Checks whose counts are limited by limits.json."""

    SECTION = ""
    LIMITS = {}

    @property
    def OTHER_FILES(self):
        return {"tests/structure/limits.json": json.dumps({self.SECTION: self.LIMITS})}


class Lengths(Limited):
    SECTION = "lengths"
    LIMITS = {"src/old.cpp": 340}
    CHECK = "long-files-do-not-grow"

    def lines(self, number):
        return HEADER + "//\n" * (number - 2)

    def assert_clean_with_limits(self, path, number):
        found = self.findings(self.CHECK, path, self.lines(number))
        self.assertEqual([each for each in found if not each.startswith("src/old.cpp")], [])

    def test_new_file_has_usual_length_at_most(self):
        for path, max_lines in (("src/a.h", 120), ("src/a.cpp", 300), ("qml/A.qml", 200), ("tests/x/a_test.cpp", 400)):
            self.assert_clean_with_limits(path, max_lines)
            found = self.findings(self.CHECK, path, self.lines(max_lines + 1))
            self.assertEqual([each.split(":")[0] for each in found if "src/old" not in each], [path], found)

    def test_old_file_does_not_grow(self):
        for number in (321, 340):
            self.assert_clean(self.CHECK, "src/old.cpp", self.lines(number))
        self.assert_found(self.CHECK, "src/old.cpp", self.lines(341))

    def test_limit_falls_with_file(self):
        for number in (320, 10):
            found = self.findings(self.CHECK, "src/old.cpp", self.lines(number))
            self.assertEqual(len(found), 1)
            self.assertIn("--write-limits", found[0])

    def test_limit_of_removed_file_disappears(self):
        found = self.findings(self.CHECK, "src/a.cpp", self.lines(3))
        self.assertEqual(len(found), 1)
        self.assertIn("src/old.cpp: 0, the limit is 340", found[0])


class Language(Limited):
    SECTION = "language"
    LIMITS = {r"\banew\b": 1}
    CHECK = "language-is-plain"

    @property
    def OTHER_FILES(self):
        words = "# A comment.\n\n[forbid]\n\\banew\\b\tagain\n\\bin words\\b\tas text\n[ratchet]\n\\bwhat lies\\b\tthe tile\n[names]\n\\bthe\\b\tno article\n"
        return {**super().OTHER_FILES, "tests/structure/language.txt": words}

    def test_hits_are_found_in_every_kind_of_text(self):
        for path, text in [
            ("src/a.h", "/// Drawn anew.\nint x; // once anew\n"),
            ("src/a.cpp", "/* Anew\n   and anew. */\n"),
            ("src/b.cpp", "// SPDX-License-Identifier: anew\n// Drawn anew,\n// anew.\n"),
            ("src/b.py", "# SPDX-License-Identifier: anew\n# Drawn anew,\n# anew.\n"),
            ("qml/A.qml", "Item {\n    // Anew, and\n    // anew.\n}\n"),
            ("src/CMakeLists.txt", "# Anew.\nset(x y) # anew\n"),
            ("packaging/a.sh", "# Anew.\necho # anew\n"),
            ("resources/gen.py", '"""Anew."""\nx = 1  # anew\n'),
            ("src/README.md", "# Anew\n\nDrawn anew.\n"),
            ("tests/a_test.cpp", "TEST(Board, IsDrawnAnew)\nTEST_F(Anew, Returns)\n"),
            ("tests/tst_a.qml", "function test_drawnAnew(): void {\n}\nfunction test_anew() {\n"),
            ("tests/a_test.py", "def test_drawn_anew(self):\n    pass\ndef test_anew():\n    pass\n"),
        ]:
            found = self.findings(self.CHECK, path, text)
            self.assertEqual(len(found), 1, f"{path}: {found}")
            self.assertIn("2, the limit is 1: write: again", found[0], path)

    def test_hits_in_names_and_strings_of_tests_are_found(self):
        for text, key in [("TEST(Board, HasTheTile) // the\n", "names of tests: "), ('f("in words", "the tile");\n', "strings of tests: ")]:
            found = [each for each in self.findings(self.CHECK, "tests/a_test.cpp", text) if "anew" not in each]
            self.assertEqual([each.startswith(key) for each in found], [True], found)

    def test_phrase_across_lines_is_found(self):
        found = self.findings(self.CHECK, "src/a.h", "// anew\n\n// What\n// lies there.\nint x; // what\nint y; // lies\n")
        self.assertEqual(len(found), 1, found)
        self.assertIn("1, the limit is 0: write: the tile", found[0])

    def test_code_and_quoted_text_are_exempt(self):
        for path, text in [
            ("src/a.cpp", 'auto anew = "in words"; // anew\n'),
            ("src/a.cpp", '// Rule: base.anew, base.in.anew - anew: "in words", `in words`\n'),
            ("src/README.md", "Anew.\n\n    anew in a block of code\n\n`anew`\n"),
            ("packaging/a.sh", "echo '# anew' # anew\n"),
            ("resources/gen.py", 'x = "anew"  # anew\n'),
            ("resources/gen.py", 'call(\n    # anew\n    "anew",\n    [\n        "anew",\n    ],\n)\n'),
            ("resources/lessons/a.story.json", '{"en": "what lies anew"}\n'),
        ]:
            found = self.findings(self.CHECK, path, text)
            self.assertEqual([each for each in found if not each.startswith(r"\banew\b: 0")], [], path)

    def test_limit_falls_with_hits(self):
        found = self.findings(self.CHECK, "src/a.h", "int x;\n")
        self.assertEqual(len(found), 1)
        self.assertIn("0, the limit is 1: lower", found[0])


class Commits(unittest.TestCase):
    FORBIDDEN = {r"\banew\b": "again"}

    def test_faulty_subjects_are_found(self):
        for subject in [
            "Board: the camera is fixed",
            "Fixed the camera",
            "The camera is fixed",
            "fix the camera",
            "Fix the camera.",
            "Fix the camera; add a test",
            "Draw the board anew",
            "Fix " + "x" * 69,
        ]:
            self.assertEqual(len(list(commits.faults(subject, self.FORBIDDEN))), 1, subject)

    def test_plain_subjects_are_clean(self):
        for subject in ["Fix the camera", "qml: Show the board again", "Fix " + "x" * 68]:
            self.assertEqual(list(commits.faults(subject, self.FORBIDDEN)), [], subject)

    def test_only_commits_after_base_are_read(self):
        with tempfile.TemporaryDirectory() as folder:
            def git(*arguments):
                identity = ["-c", "user.name=A", "-c", "user.email=a@example.org"]
                run = ["git", "-C", folder, *identity, *arguments]
                return subprocess.run(run, capture_output=True, text=True, check=True).stdout.strip()

            git("init", "--quiet")
            git("commit", "--quiet", "--allow-empty", "-m", "everything; anew.")
            base = git("rev-parse", "HEAD")
            git("commit", "--quiet", "--allow-empty", "-m", "Fix the camera")
            self.assertEqual(list(commits.commit_subjects_are_plain(Path(folder), base)), [])
            git("commit", "--quiet", "--allow-empty", "-m", "camera")
            found = list(commits.commit_subjects_are_plain(Path(folder), base))
            self.assertEqual(len(found), 1, found)
            self.assertIn("camera: does not begin with a verb", found[0])
            self.assertEqual(list(commits.commit_subjects_are_plain(Path(folder), "0" * 40)), [], "a shallow clone")

    def test_folder_without_history_is_skipped(self):
        with tempfile.TemporaryDirectory() as folder:
            self.assertEqual(list(commits.commit_subjects_are_plain(Path(folder))), [])


class Relays(Limited):
    SECTION = "relays"
    CHECK = "signals-are-not-relayed"

    def test_relay_is_found(self):
        for handler in ["onClicked: root.picked(index)", "onMoved: (x, y) => root.picked(x, y)", "Keys.onEscapePressed: root.picked()"]:
            self.assert_found(self.CHECK, "qml/A.qml", f"Item {{\n    signal picked\n    Part {{\n        {handler}\n    }}\n}}\n")

    def test_calls_are_clean(self):
        for handler in ["onClicked: root.choose(index)", "onClicked: Navigator.back()", "// onClicked: root.picked()"]:
            self.assert_clean(self.CHECK, "qml/A.qml", f"Item {{\n    signal picked\n    Part {{\n        {handler}\n    }}\n}}\n")

    def test_controls_may_relay(self):
        text = "Item {\n    signal picked\n    Part {\n        onClicked: root.picked()\n    }\n}\n"
        self.assert_clean(self.CHECK, "qml/style/A.qml", text)


class Waits(Limited):
    SECTION = "waits"
    CHECK = "tests-wait-for-conditions"

    def test_fixed_waits_are_found(self):
        for path, line in [
            ("tests/quick/tst_a.qml", "wait(50);"),
            ("tests/quick/tst_a.qml", "wait(interval);"),
            ("tests/quick/tst_a.qml", "mouseClick(page, 1, 1, Qt.LeftButton, Qt.NoModifier, 600);"),
            ("tests/app/a_test.cpp", "QTest::qWait(200);"),
            ("tests/app/a_test.cpp", "std::this_thread::sleep_for(20ms);"),
            ("tests/app/a_test.cpp", "QThread::msleep(20);"),
            ("tests/models/a.h", "QTimer::singleShot(200, f);"),
            ("tests/app/a_test.py", "time.sleep(0.1)"),
            ("tests/packaging/a.sh", "sleep 5"),
        ]:
            self.assert_found(self.CHECK, path, line + "\n")

    def test_conditions_are_clean(self):
        for path, line in [
            ("tests/quick/tst_a.qml", "wait(0); spy.wait(5000); tryVerify(() => a.b, 20000); // wait(50)"),
            ("tests/quick/tst_a.qml", "mouseClick(page, 100, 100, Qt.LeftButton, Qt.NoModifier);"),
            ("tests/app/a_test.cpp", "QTest::qWait(0); QTest::qWaitFor(done, 200); QTimer::singleShot(0, f);"),
            ("tests/app/a_test.py", "program.wait(20)"),
            ("tests/bench/idle.py", "time.sleep(2)"),
        ]:
            self.assert_clean(self.CHECK, path, line + "\n")

    def test_allowed_number_may_only_fall(self):
        with unittest.mock.patch.object(Waits, "LIMITS", {"tests/a_test.py": 2}):
            self.assert_clean(self.CHECK, "tests/a_test.py", "sleep(1)\nsleep(1)\n")
            self.assert_found(self.CHECK, "tests/a_test.py", "sleep(1)\n" * 3)
            self.assert_found(self.CHECK, "tests/a_test.py", "sleep(1)\n")


class WriteLimits(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name)
        self.limits = self.root / "tests/structure/limits.json"
        self.limits.parent.mkdir(parents=True)
        (self.root / "src").mkdir()

    def write(self, lines, *options):
        """Writes the limits of a tree with one long file."""
        (self.root / "src/a.cpp").write_text("//\n" * lines, encoding="utf-8")
        with contextlib.redirect_stdout(io.StringIO()):
            result = main(["--write-limits", str(self.root), *options])
        return result, json.loads(self.limits.read_text(encoding="utf-8"))["lengths"] if self.limits.exists() else None

    def test_limits_are_lowered_and_not_raised(self):
        self.assertEqual(self.write(350), (1, None), "there is no limit yet")
        self.assertEqual(self.write(350, "--initial"), (0, {"src/a.cpp": 360}))
        self.assertEqual(self.write(330), (0, {"src/a.cpp": 340}))
        self.assertEqual(self.write(350), (1, {"src/a.cpp": 340}))
        self.assertEqual(self.write(100), (0, {}))


class Labels(unittest.TestCase):
    def test_each_test_has_one_label(self):
        def test(name, *values):
            properties = [{"name": "LABELS", "value": list(values)}] if values else []
            return {"name": name, "properties": [{"name": "TIMEOUT", "value": 300.0}, *properties]}

        tests = [test("a", "unit"), test("b", "gui"), test("c", "slow"), test("d_NOT_BUILT")]
        self.assertEqual(list(labels.faults(tests)), [])
        tests = [test("a"), test("b", "unit", "slow"), test("c", "quick")]
        self.assertEqual([fault.split(":")[0] for fault in labels.faults(tests)], ["a", "b", "c"])


class OwnHeaderFirst(Tree):
    OTHER_FILES = {"src/a/b.h": "#pragma once\n"}

    def test_other_header_first_is_found(self):
        for first in ('"a/c.h"', "<vector>"):
            self.assert_found("own-header-first", "src/a/b.cpp", f'#include {first}\n#include "a/b.h"\n')

    def test_own_header_first_is_clean(self):
        self.assert_clean("own-header-first", "src/a/b.cpp", '// Comment.\n#include "a/b.h"\n\n#include <vector>\n')
        self.assert_clean("own-header-first", "src/a/main.cpp", '#include "a/b.h"\n')


class Headers(Tree):
    def test_missing_header_is_found(self):
        self.assert_found("licence-headers", "src/engine/base/cell.h", "#pragma once\n")
        self.assert_found("licence-headers", "qml/Main.qml", "import QtQuick\n" + HEADER)
        self.assert_found("licence-headers", "src/CMakeLists.txt", "add_subdirectory(engine)\n")
        self.assert_found(
            "licence-headers", "packaging/setup.sh", "#!/bin/sh\n\n" + HEADER.replace("//", "#")
        )
        self.assert_found("licence-headers", "src/a.h", HEADER.replace("GPL-3.0-or-later", "MIT"))

    def test_header_is_clean(self):
        self.assert_clean("licence-headers", "src/engine/base/cell.h", HEADER + "#pragma once\n")
        self.assert_clean(
            "licence-headers", "tests/x.py", "#!/usr/bin/env python3\n" + HEADER.replace("//", "#")
        )

    def test_builds_are_left_out(self):
        self.assert_clean("licence-headers", "build/release/x.cpp", "int x;\n")


class ContextProperties(Tree):
    def test_context_properties_are_found(self):
        self.assert_found(
            "no-context-properties", "src/app/main.cpp", 'c->setContextProperty("game", &game);\n'
        )

    def test_comments_are_clean(self):
        self.assert_clean("no-context-properties", "src/app/main.cpp", "// no setContextProperty here\n")


class PlainConditions(Tree):
    def test_null_operators_are_found(self):
        for line in ["x: a?.b", "x: a ?? 0", "x: (a as B)?.c === true"]:
            self.assert_found("plain-conditions", "qml/Board.qml", line + "\n")

    def test_conditions_and_text_are_clean(self):
        self.assert_clean("plain-conditions", "qml/Board.qml", 'x: a ? .5 : b\ny: a ?.5 : 1\nz: qsTr("Why??")\n// a?.b\n')


class Texts(Tree):
    def test_other_text_formats_are_found(self):
        self.assert_found("texts-are-plain", "qml/Card.qml", "Item {\n    Text {\n        text: name\n    }\n}\n")
        self.assert_found("texts-are-plain", "qml/Card.qml", "arrow: Text {\n    textFormat: Text.StyledText\n}\n")

    def test_plain_texts_are_clean(self):
        self.assert_clean(
            "texts-are-plain", "qml/Card.qml", "Label {\n}\nText {\n    textFormat: Text.PlainText\n}\nTextMetrics {\n}\n"
        )


class Paths(Tree):
    def test_missing_path_is_found(self):
        self.assert_found("named-paths-exist", "src/a.h", "/// By its id in resources/rules/sources.txt.\n")
        self.assert_found("named-paths-exist", "src/README.md", "See `tests/none.md`.\n")

    def test_existing_path_is_clean(self):
        self.assert_clean("named-paths-exist", "src/engine/a.h", "// Like engine/a.h, src/engine/a.h; not resources/NAME.json.\n")
        self.assert_clean("named-paths-exist", "src/a.h", 'const char* path = "resources/none.txt";\n')


class Comments(unittest.TestCase):
    def test_strings_survive_and_lines_keep_their_numbers(self):
        self.assertEqual(without_comments('a "//b" /* c\nd */ e // f\ng'), 'a "//b"  \n e  \ng')
        self.assertEqual(without_comments("x = '\"'; // y"), "x = '\"';  ")
        self.assertEqual(without_comments("x = 1'000; // don't"), "x = 1'000;  ")
        self.assertEqual(without_comments('R"(// no comment)" // one'), 'R"(// no comment)"  ')

    def test_lines_of_comments_have_their_numbers(self):
        self.assertEqual(list(comments('a "//b" // c\n/* d\n * e */ f /// g')), 
                         [(1, "c", True), (2, "d", False), (3, "e", False), (3, "g", True)])


if __name__ == "__main__":
    unittest.main()
