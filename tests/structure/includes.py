# SPDX-FileCopyrightText: 2026 The Vozka developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Includes that are not allowed in their folder."""

import re

from project import files
from modules import ALLOWED, PAIRS, WITH_QT, expansion_of, is_expansion_list, module_of

_INCLUDE = re.compile(r'^\s*#\s*include\s*([<"])([^>"]+)[>"]')
_QT = re.compile(r"(Qt[A-Z0-9]\w*/.*|Q[A-Za-z]\w*|q[a-z0-9_]+\.h)")
_STANDARD = re.compile(r"[a-z0-9_]+")
# Headers for output, files, chance, clocks and threads. The engine must not use them, because its results depend only
# on its arguments.
_NOT_IN_ENGINE = set(
    "iostream istream ostream fstream cstdio stdio.h print filesystem random chrono ctime time.h thread future".split()
)


def _includes(root):
    """Yields (file, line, path below src/, True if in quotes, included path) of each include in src/."""
    for file in files(root, "src", ".h", ".cpp"):
        # Lines without comments: an include in a comment does not count.
        for number, line in file.code_lines():
            match = _INCLUDE.match(line)
            if match:
                yield file.path, number, file.path[len("src/") :], match.group(1) == '"', match.group(2)


def layers(root):
    """A module includes only modules below it, so that it needs no higher module; paths are relative to src/."""
    for path, line, inside, quoted, included in _includes(root):
        if not quoted:
            continue
        module, other = module_of(inside), module_of(included)
        if module is None:
            yield f"{path}:{line}: this file is in no module"
        elif other is None:
            if not (module in WITH_QT and included.endswith(".moc")):
                yield f'{path}:{line}: "{included}" is not relative to src/ or not in a module'
        elif other != module and other not in ALLOWED[module]:
            yield f"{path}:{line}: {module} includes {included} of {other}, which is not below it"


def own_header_first(root):
    """A source with a header of the same name includes that header first, so that the header compiles alone."""
    first = {}
    for path, line, inside, _, included in _includes(root):
        first.setdefault(path, (line, inside, included))
    headers = {file.path for file in files(root, "src", ".h")}
    for path, (line, inside, included) in first.items():
        if path.endswith(".cpp") and path[:-4] + ".h" in headers and included != inside[:-4] + ".h":
            yield f"{path}:{line}: includes {included} before its own header"


def expansions(root):
    """Only the list includes expansions, and only pairs/ includes two of them: each can be removed alone."""
    for path, line, inside, quoted, included in _includes(root):
        if not quoted:
            continue
        own, other = expansion_of(inside), expansion_of(included)
        if own is not None and is_expansion_list(included):
            yield f"{path}:{line}: an expansion must not use the list of expansions"
        elif other is None or other == own or is_expansion_list(inside):
            continue
        elif own is None:
            yield f"{path}:{line}: only engine/expansions/list.* may include an expansion ({included})"
        elif own != PAIRS:
            yield f"{path}:{line}: code for {own} and {other} belongs into pairs/"


# Headers and functions of one system that are not part of C or C++.
_SYSTEM_HEADERS = re.compile(
    r"(sys|linux|netinet|arpa|mach|net)/.*|(unistd|fcntl|pthread|sched|poll|dlfcn|pwd|grp|termios|signal|spawn|dirent|syslog"
    r"|windows|winsock2|io|direct|process|shlobj|knownfolders)\.h|csignal"
)
_CALLED = re.compile(
    r"\b(clock_gettime|getpid|fsync|flock|sigaction|gmtime_r|localtime_r|setenv|unsetenv|__linux__|_WIN32|__APPLE__|Q_OS_\w+)\b"
    r"|(?<![\w>])::(open|close|read|write|stat|fstat|unlink|rename|link|access|kill|fork)\("
    r"|[\"']/(proc|sys|dev)/"
)


def one_module_calls_the_system(root):
    """Only src/platform uses headers and functions of one system, so that all other code is portable."""
    for file in files(root, "src", ".h", ".cpp"):
        if file.path.startswith("src/platform/"):
            continue
        for number, line in file.code_lines():
            match = _INCLUDE.match(line)
            if match and match.group(1) == "<" and _SYSTEM_HEADERS.fullmatch(match.group(2)):
                yield f"{file.path}:{number}: <{match.group(2)}> belongs into src/platform"
            elif _CALLED.search(line):
                yield f"{file.path}:{number}: {line.strip()}: belongs into src/platform"


def qt_only_above(root):
    """Only the models and the app include Qt, so that all other modules build without it."""
    for path, line, inside, _, included in _includes(root):
        if module_of(inside) not in WITH_QT and _QT.fullmatch(included):
            yield f"{path}:{line}: {included} is Qt; only {' and '.join(sorted(WITH_QT))} may use it"


def pure_engine(root):
    """The engine includes only the standard library, without output, files, chance, clocks and threads."""
    for path, line, inside, quoted, included in _includes(root):
        if quoted or not inside.startswith("engine/"):
            continue
        if included in _NOT_IN_ENGINE:
            yield f"{path}:{line}: <{included}>: no output, files, chance, clocks or threads in the engine"
        elif not _STANDARD.fullmatch(included):
            yield f"{path}:{line}: <{included}>: the engine uses the standard library only"
