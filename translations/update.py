#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Vozka developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""update.py LUPDATE [--check]: brings the sentences of the sources into translations/*.ts.

With --check nothing is changed: it prints what is out of date or not translated, exit 1 if anything.
English needs a file for its plurals alone.
"""

import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
HERE = ROOT / "translations"
SOURCES = ["src/models", "src/app", "src/wording", "qml"]
# What marks the sentences of src/wording, which knows no Qt.
ALIASES = ["-tr-function-alias", "QT_TRANSLATE_NOOP+=sentence", "-tr-function-alias", "QT_TRANSLATE_N_NOOP+=counted"]
# Language: options of its own, forms of a plural.
LANGUAGES = {"cs": ([], 3), "en": (["-pluralonly"], 2)}


def update(lupdate, folder):
    for language, (options, _) in LANGUAGES.items():
        command = [lupdate, "-silent", "-no-obsolete", "-locations", "none", "-source-language", "en", "-I", "src",
                   "-extensions", "cpp,h,qml", *ALIASES, *options, *SOURCES, "-ts", str(folder / f"vozka_{language}.ts")]
        result = subprocess.run(command, cwd=ROOT, check=True, stderr=subprocess.PIPE, text=True)
        if "unknown namespace" in result.stderr:
            # It would file sentences under a class that does not exist, and the program would not find them.
            sys.exit(result.stderr)


def unfinished(file, forms):
    """What has no translation, in words."""
    for context in ElementTree.parse(file).getroot().iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            texts = [form.text for form in translation.iter("numerusform")] or [translation.text]
            wanted = forms if message.get("numerus") == "yes" else 1
            if translation.get("type") or len(texts) != wanted or not all(texts):
                yield f"{file.name}: {context.findtext('name')}: not translated: {message.findtext('source')}"


def check(lupdate):
    findings = []
    with tempfile.TemporaryDirectory() as folder:
        for file in HERE.glob("*.ts"):
            shutil.copy(file, folder)
        update(lupdate, Path(folder))
        for language, (_, forms) in LANGUAGES.items():
            fresh, ours = Path(folder, f"vozka_{language}.ts"), HERE / f"vozka_{language}.ts"
            if not ours.exists() or fresh.read_bytes() != ours.read_bytes():
                findings.append(f"{ours.name} is out of date with the sources: build the target update_translations")
            findings += unfinished(fresh, forms)
    return findings


def main(arguments):
    if len(arguments) not in (1, 2) or arguments[1:] not in ([], ["--check"]):
        print(__doc__, file=sys.stderr)
        return 2
    if arguments[1:] == []:
        update(arguments[0], HERE)
        return 0
    findings = check(arguments[0])
    print("\n".join(findings) if findings else "every sentence is translated")
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
