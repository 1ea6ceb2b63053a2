# SPDX-FileCopyrightText: 2026 The Vozka developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Texts that players read use the words of the rule books, one word for each thing."""

import json
import re
import xml.etree.ElementTree as ElementTree

ENGLISH = [
    # Forbidden expression, expression of the rule books.
    (r"\bcells?\b", "space"),
    (r"\b([Gg]o|[Gg]oes|gone|comes?|came|went|sent|(take|send)s? [\w ]{1,12}) home\b", "return to the supply"),
    (r"\b(goes|go|going|went) on to\b|\b(wagons?|figures?|it) (may|can|could) (still )?go on\b", "move"),
    (r"\bsets? (a |an |the |your |his |one |no |it |him )(figure|meeple|follower|knight|monk|farmer|mayor|wagon|barn)"
     r"|\b(figure|meeple|wagon|mayor|barn|knight|monk)s? (is|are|was|may be) set\b|\bto set a\b", "place"),
    (r"\buncompleted\b", "incomplete"),
    (r"\bround (it|its|the|them|your)\b", "around"),
    (r"\b(cloister|pennant|farm)s?\b", "monastery, coat of arms, field"),
    (r"\bdriv(e|es|ing) (on|through)\b", "move"),
    (r"\bkeeps? \w+ (off|out)\b", "may not be placed"),
    (r"\bone step is all\b|\bThat was it\b|\b[Pp]ut away\b|\bfirst go\b|\bis written\b", "plain words"),
    (r"\blook(s|ing)? (up|down|left|right|to the (left|right)|north|east|south|west)\b", "face"),
    (r"\bnobody leads\b|\bwho leads\b", "who has the majority"),
]  # fmt: skip
CZECH = [
    (r"\b(na|u|z) (celém|celého) míst|\b[Oo]značte všechna místa\b", "území"),
    (r"\b(osm|devět|devíti|osmi) (místech|míst|polí|polích)\b", "políčko"),
    (r"\bprázdn(é|ém|ého) míst(o|ě|a)\b", "políčko"),
    (r"\b([Pp]ole|[Pp]oli|[Pp]olí|[Pp]olem|[Pp]olích)\b", "políčko (louka, where a field is meant)"),
    (r"\bdomů\b", "vrátit do zásoby"),
    (r"\b([Pp]locha|[Pp]loše|[Pp]lochou|[Mm]ap(a|ě|ou|u|y|ách))\b", "herní plán"),
    (r"(?<!erní )(?<!erním )(?<!erního )(?<!erních )\b[Pp]lán(u|ů|em|ech|y)?\b", "herní plán"),
    (r"\b[Pp]ozic(e|i|í|emi)\b", "postavení"),
    (r"\b[Pp]op(ojet|ojede|ojetí|ojíždí)\b", "přesunout"),
    (r"\b([Pp]ostav(it|te|íte|ili|il|ila)|[Ss]taví|[Ss]tavět|nestaví(te)?) [^.:]{0,24}"
     r"(figurk|družiník|rytíř|lupič|mnich|sedlák|starost|vůz|statek)", "umístit"),
    (r"\bpo směru hodin\b", "po směru hodinových ručiček"),
    (r"\b[Kk]lepn", "kliknout"),
    (r"\b([Pp]yt(el|le|li)|[Bb]alíč(ek|ku))\b", "sáček"),
    (r"\b[Kk]art(a|u|y|ou)\b", "kartička"),
    (r"\bNe docela\b|\bje zapsaná\b|\bse zná\b|\bse znají\b|\bse ví;", "srozumitelná slova"),
    (r"\bbodové hodnocení\b", "vyhodnocení"),
    (r"\b[Uu]mísťuj", "umisťovat"),
    (r"\b[Oo]byčejn\w+ družiník", "normální družiník"),
    (r"\b[Kk]artičk\w+ řeky\b", "kartička s řekou"),
    (r"\b(si|se) (hned )?(vy)?táhn(e|ou)\b|\b[Tt]áhn(e|ou) (si|se)\b", "vzít si kartičku"),
    (r"\bOznačte (všechno|všechny)\.", "Označte vše, co smíte (not everything there is)"),
    (r"„Žádná figurka“", "Bez figurky (so the button is called)"),
]  # fmt: skip
# Texts where such a word is correct: {part of the text or of its location: reason}.
EXCEPTIONS = {
    "The editions have names of their own": "says what either edition calls things",
    "the classic book calls the monastery a cloister": "says what either edition calls things",
    "In games of the classic edition a meeple is called follower": "says what either edition calls things",
    "FileChooser": "the desktop of the computer",
    "FilePicker": "the desktop of the computer",
}
# Headings of published books are quotations, and names are words to search for.
_QUOTED = ("source", "names")


def _is_excepted(location, text):
    return any(part in text or part in location for part in EXCEPTIONS)


def _translated(root):
    """(location, language, text) of every text of the program, in English and in Czech."""
    path = root / "translations" / "vozka_cs.ts"
    if not path.is_file():
        return
    for context in ElementTree.parse(path).getroot().iter("context"):
        for message in context.iter("message"):
            location = f"translations/vozka_cs.ts: {context.findtext('name')}"
            yield location, "en", message.findtext("source") or ""
            translation = message.find("translation")
            for text in [form.text for form in translation.iter("numerusform")] or [translation.text]:
                yield location, "cs", text or ""


def _pairs(value, name=""):
    """(English, Czech) of every text in a file, except quoted headings and names to search for."""
    if isinstance(value, list):
        for entry in value:
            yield from _pairs(entry, name)
    elif isinstance(value, dict) and name not in _QUOTED:
        if isinstance(value.get("en"), str) and isinstance(value.get("cs"), str):
            yield value["en"], value["cs"]
        for key, entry in value.items():
            yield from _pairs(entry, key)


def _texts(location, value):
    for english, czech in _pairs(value):
        yield location, "en", english
        yield location, "cs", czech


def _lessons_and_rules(root):
    """(path, content) of every file of lessons, stories and rules."""
    for pattern in ("resources/lessons/*.json", "resources/rules/*.json"):
        for path in sorted(root.glob(pattern)):
            yield path.relative_to(root).as_posix(), json.loads(path.read_text(encoding="utf-8"))


def _sentences(root):
    yield from _translated(root)
    for location, file in _lessons_and_rules(root):
        yield from _texts(location, file)


def sentences_use_published_words(root):
    """Texts use the words of the rule books: place, move, return to the supply, space; one Czech word for each thing."""
    for location, language, text in _sentences(root):
        if _is_excepted(location, text):
            continue
        for pattern, replacement in ENGLISH if language == "en" else CZECH:
            found = re.search(pattern, text)
            if found:
                yield f'{location}: "{found.group(0)}" ({replacement}): {text}'


def classic_stories_have_classic_words(root):
    """Only stories of the classic edition call a meeple a follower and a highwayman a thief."""
    for path in sorted(root.glob("resources/lessons/*.story.json")):
        story = path.read_text(encoding="utf-8")
        classic = re.search(r'"edition":\s*"C1"', story)
        wrong = r"\b(meeples?|highwaym[ae]n)\b" if classic else r"\b(followers?|thief|thieves)\b"
        for location, language, text in _texts(path.relative_to(root).as_posix(), json.loads(story)):
            found = re.search(wrong, text)
            if language == "en" and found and not _is_excepted(location, text):
                yield f'{location}: "{found.group(0)}" in a story of the other edition: {text}'


def a_meeple_is_one_thing_in_czech(root):
    """Lessons and rules translate meeple (follower) as družiník, not as figurka."""
    for location, file in _lessons_and_rules(root):
        for english, czech in _pairs(file):
            has_meeple = re.search(r"\b(meeple|follower)s?\b", english)
            if has_meeple and "ružin" not in czech and not _is_excepted(location, english):
                yield f"{location}: no družiník: {czech}"


def words_of_an_edition_have_its_code(root):
    """In src/wording the keys of texts with classic words end with /C1; each text with new words has such a variant."""
    sentence = re.compile(r'\{"([^"]+)",\s*(?:translatable|counted)\("wording",((?:\s*"(?:[^"\\]|\\.)*")+)')
    found = []
    for path in sorted(root.glob("src/wording/**/*.cpp")):
        for code, text in sentence.findall(path.read_text(encoding="utf-8")):
            found.append((path.relative_to(root).as_posix(), code, text.strip()))
    codes = {code for _, code, _ in found}
    for location, code, text in found:
        # These roles have another name in each edition, so their codes differ already.
        if "thief" in code or "highwayman" in code:
            continue
        if re.search(r"\b(followers?|thief|thieves)\b", text) and not code.endswith("/C1"):
            yield f"{location}: {code}: {text}"
        if re.search(r"\b(meeples?|highwaym[ae]n)\b", text) and f"{code}/C1" not in codes:
            yield f"{location}: {code} has no variant for the classic edition: {text}"
