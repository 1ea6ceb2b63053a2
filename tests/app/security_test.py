#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Vozka developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""security_test.py VOZKA VOZKA_CLI: checks the system calls of the program while it plays.

Traced by strace, the real program opens a game, plays against a computer, autosaves, saves and changes settings. It
uses no network, starts no other program, and writes only into the XDG folders of the user and where the user saves.
"""

import json
import os
import re
import shutil
import subprocess
import sys

from real_program import SKIPPED, Program, ProgramTest, replayed

WATCHED = ["strace", "-D", "-f", "-qq", "-y", "-s", "4096", "--seccomp-bpf", "-e",
           "trace=socket,connect,bind,listen,accept,accept4,sendto,execve,execveat,fork,vfork,clone,clone3,open,openat,"
           "openat2,creat,rename,renameat,renameat2,unlink,unlinkat,mkdir,mkdirat,rmdir,link,linkat,symlink,symlinkat,"
           "truncate,chmod,fchmodat,chown,lchown,fchownat,mknod,mknodat,utime,utimes,utimensat,mount,ptrace"]
CHANGING = re.compile(r"^(creat|rename|unlink|mkdir|rmdir|link|symlink|truncate|chmod|fchmodat|l?chown|fchownat|mknod|utime)")
# Writing to these paths changes no disk.
DEVICES = ("/dev/null", "/dev/dri/", "/dev/shm/")
# The display, and the service that provides user names on some systems.
SERVICES = ("/tmp/.X11-unix/", "/var/run/nscd/", "/run/nscd/")
GAME = {"format": "vozka-game", "version": 1, "rules": {"edition": "C2", "sets": ["base"], "options": {}},
        "players": [{"name": "Ada", "colour": "red", "kind": "human"}, {"name": "Emi", "colour": "blue", "kind": "easy"}],
        "seed": 5, "actions": []}


def calls(trace):
    """Yields (name, arguments) of every call."""
    for line in trace.read_text(errors="replace").splitlines():
        call = re.match(r"^\d+ +(\w+)\((.*)", line)
        if call:
            yield call.groups()


def paths(arguments):
    """Yields the paths among the arguments. A path that is relative to an open folder is joined with it."""
    for base, path in re.findall(r'(?:(?:AT_FDCWD|\d+)<([^>]*)>, )?"((?:[^"\\]|\\.)*)"', arguments):
        yield os.path.normpath(os.path.join(base or "/", path))


def is_changing(name, arguments):
    return bool(CHANGING.match(name)) or (name.startswith("open") and re.search(r"O_(WRONLY|RDWR|CREAT|TRUNC)", arguments))


def changed(name, arguments):
    """Returns the paths that the call changes. For a link, this is the new path."""
    every = list(paths(arguments))
    return every[-1:] if name.startswith(("link", "symlink")) else every


def forbidden(trace, writable, services=SERVICES):
    """Returns a message for each forbidden call."""
    found, started = [], 0
    for name, arguments in calls(trace):
        if name == "socket" and not arguments.startswith("AF_UNIX"):
            found.append(f"a socket of another kind: {arguments}")
        elif name in ("connect", "sendto") and "sa_family" in arguments:
            path = re.search(r'sun_path=@?"([^"]*)"', arguments)
            if not path or not path[1].startswith(services):
                found.append(f"opens a connection: {arguments}")
        elif name in ("bind", "listen", "accept", "accept4", "fork", "vfork", "mount", "ptrace"):
            found.append(f"{name}: {arguments}")
        elif name in ("clone", "clone3") and "CLONE_THREAD" not in arguments:
            found.append(f"another process: {arguments}")
        elif name.startswith("execve"):
            # The first call starts the traced program.
            started += 1
            if started > 1:
                found.append(f"another program: {arguments}")
        elif is_changing(name, arguments):
            found += [f"{name} writes {path}" for path in changed(name, arguments)
                      if not path.startswith((*DEVICES, *(f"{each}/" for each in writable))) and path not in writable]
    return found


class Security(ProgramTest):
    def setUp(self):
        super().setUp()
        self.trace = self.folder / "trace"

    def test_program_makes_only_allowed_calls(self):
        started_game = self.folder / "begun.vozka"
        started_game.write_text(json.dumps(GAME), encoding="utf-8")
        saved = self.folder / "saved"
        saved.mkdir()
        cache = self.folder / "cache"
        cache.mkdir()
        # Sanitizers search for leaks in a separate process that traces this one, which strace prevents.
        sanitizers = f"{os.environ.get('ASAN_OPTIONS', '')}:detect_leaks=0"
        program = Program(self.vozka, self.folder, self.display, {"XDG_CACHE_HOME": cache, "ASAN_OPTIONS": sanitizers},
                          before=[*WATCHED, "-o", str(self.trace)])
        program.start(started_game)
        self.addCleanup(program.kill)

        def played():
            program.keys("Return", "Return", "r")
            return program.history_length() > 12
        program.wait(played, "does not play")

        program.save_as(saved / "game.vozka")

        def chosen():
            program.keys("ctrl+comma", "Tab", "Tab", "Tab", "Right")
            return (self.folder / "config" / "vozka" / "vozka.ini").exists()
        program.wait(chosen, "keeps no settings")
        program.quit()
        replayed(self.cli, saved / "game.vozka")
        own = [str(self.folder / name) for name in ("config", "state", "data", "cache", "runtime", "saved")]
        self.assertEqual(sorted(set(forbidden(self.trace, own))), [])
        written = {path for name, arguments in calls(self.trace) if is_changing(name, arguments)
                   for path in changed(name, arguments)}
        for place in ("config/vozka", "state/vozka/games", "saved"):
            self.assertTrue(any(path.startswith(str(self.folder / place)) for path in written), f"{place} is traced")

    def test_forbidden_calls_are_detected(self):
        """Traces a script that makes forbidden calls."""
        does = ("import os, socket, subprocess; os.chdir('/'); open('tmp/vozka-elsewhere', 'w').close();"
                "os.unlink('/tmp/vozka-elsewhere'); socket.socket(socket.AF_INET, socket.SOCK_DGRAM).close();"
                "folder = os.open('/tmp', os.O_RDONLY); os.mkdir('vozka-there', dir_fd=folder);"
                "os.rmdir('vozka-there', dir_fd=folder); subprocess.run(['true'])")
        way = [each for each in WATCHED if each != "-D"]
        subprocess.run([*way, "-o", self.trace, sys.executable, "-c", does], check=True)
        found = "\n".join(forbidden(self.trace, [str(self.folder)]))
        for what in ("writes /tmp/vozka-elsewhere", "unlink", "AF_INET", "mkdirat writes /tmp/vozka-there", "another program",
                     "fork"):
            self.assertIn(what, found)


def main():
    if not shutil.which("strace") or subprocess.run(["strace", "-qq", "-o", "/dev/null", "true"], check=False,
                                                    capture_output=True).returncode:
        print("nothing can be watched here: strace is missing or not permitted")
        sys.exit(SKIPPED)
    Security.run_all()


if __name__ == "__main__":
    main()
