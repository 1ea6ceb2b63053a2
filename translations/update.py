#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Vozka developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""update.py LUPDATE [--check]: updates translations/*.ts with the texts of the sources.

Each file vozka_CODE.ts adds a language. Lessons and rules contain English and Czech; their translations to other
languages are in teaching_CODE.ts. The English file has only plurals. --check changes nothing: it prints files that are
out of date and texts without a translation, exit code 1 with findings.
"""

import json
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
HERE = ROOT / "translations"
SOURCES = ["src/models", "src/app", "src/wording", "qml"]
# Functions that mark the texts of src/wording, which does not use Qt.
ALIASES = ["-tr-function-alias", "QT_TRANSLATE_NOOP+=translatable", "-tr-function-alias", "QT_TRANSLATE_N_NOOP+=counted"]
TEACHING = ["resources/lessons", "resources/rules"]


def languages():
    """Codes of all languages, with English."""
    return sorted(file.stem.split("_", 1)[1] for file in HERE.glob("vozka_*.ts"))


def taught():
    """Every English text of lessons and rules once, in the order of the files."""
    texts = {}

    def walk(node):
        if isinstance(node, list):
            for value in node:
                walk(value)
        elif isinstance(node, dict):
            english = node.get("en", [])
            if "cs" in node:
                texts.update(dict.fromkeys([english] if isinstance(english, str) else english))
            for value in node.values():
                walk(value)

    for folder in TEACHING:
        for file in sorted((ROOT / folder).glob("*.json")):
            walk(json.loads(file.read_text(encoding="utf-8")))
    # The words that replace "{meeple}" and other placeholders.
    texts.update(dict.fromkeys(["follower", "followers", "meeple", "meeples", "thief", "highwayman"]))
    return list(texts)


def written(language, translations):
    """The contents of teaching_CODE.ts: every text with its translation, or marked as unfinished."""
    root = ElementTree.Element("TS", version="2.1", language=language, sourcelanguage="en")
    context = ElementTree.SubElement(root, "context")
    ElementTree.SubElement(context, "name").text = "teaching"
    for text in taught():
        message = ElementTree.SubElement(context, "message")
        ElementTree.SubElement(message, "source").text = text
        translation = ElementTree.SubElement(message, "translation")
        translation.text = translations.get(text)
        if not translation.text:
            translation.set("type", "unfinished")
    ElementTree.indent(root, "    ")
    return '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n' + ElementTree.tostring(root, "unicode") + "\n"


def read(file):
    """The tree of a file. Exits with a message if the file is not valid."""
    try:
        return ElementTree.parse(file).getroot()
    except ElementTree.ParseError as error:
        sys.exit(f"{file.name} is no valid XML: {error} (\"&\" is written \"&amp;\" in it, \"<\" is written \"&lt;\")")


def update_teaching(folder):
    for language in languages():
        if language in ("en", "cs"):
            continue
        file = folder / f"teaching_{language}.ts"
        known = {}
        if file.exists():
            for message in read(file).iter("message"):
                known[message.findtext("source")] = message.findtext("translation")
        file.write_text(written(language, known), encoding="utf-8")


def update(lupdate, folder):
    update_teaching(folder)
    for language in languages():
        read(folder / f"vozka_{language}.ts")
        options = ["-pluralonly"] if language == "en" else []
        command = [lupdate, "-silent", "-no-obsolete", "-locations", "none", "-source-language", "en", "-I", "src",
                   "-extensions", "cpp,h,qml", *ALIASES, *options, *SOURCES, "-ts", str(folder / f"vozka_{language}.ts")]
        result = subprocess.run(command, cwd=ROOT, stderr=subprocess.PIPE, text=True)
        if result.returncode != 0 or "unknown namespace" in result.stderr:
            # With an unknown namespace lupdate stores texts under a wrong class name, and the program would not find
            # them.
            sys.exit(result.stderr or f"{lupdate} ended with {result.returncode}")


def unfinished(file):
    """A message for each text without a translation."""
    for context in read(file).iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            texts = [form.text for form in translation.iter("numerusform")] or [translation.text]
            if translation.get("type") or not all(texts):
                yield f"{file.name}: {context.findtext('name')}: not translated: {message.findtext('source')}"


def check(lupdate):
    findings = []
    with tempfile.TemporaryDirectory() as folder:
        for file in HERE.glob("*.ts"):
            shutil.copy(file, folder)
        update(lupdate, Path(folder))
        for fresh in sorted(Path(folder).glob("*.ts")):
            ours = HERE / fresh.name
            if not ours.exists() or fresh.read_bytes() != ours.read_bytes():
                findings.append(f"{ours.name} is out of date with the sources: update.py LUPDATE, without --check, brings it up to date")
            findings += unfinished(fresh)
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
