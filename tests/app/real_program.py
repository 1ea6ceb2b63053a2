# SPDX-FileCopyrightText: 2026 The Vozka developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The real program on a separate display, for tests from outside the process."""

import contextlib
import json
import os
import re
import resource
import shutil
import subprocess
import sys
import tempfile
import threading
import time
import unittest
from pathlib import Path

SKIPPED = 77  # exit status that CTest counts as skipped
TIMEOUT = 180  # seconds until the program must have reacted; enough for a busy machine


def until(condition, seconds=TIMEOUT, possible=lambda: True):
    """Returns True if the condition becomes true within this time. Stops early if that is no longer possible."""
    end = time.monotonic() + seconds
    while not condition():
        if not possible() or time.monotonic() > end:
            return False
        time.sleep(0.05)
    return True


@contextlib.contextmanager
def display(size="1280x800"):
    """Starts a display for the duration of the `with` block. Yields the name of the display, None if it cannot be
    started."""
    read, write = os.pipe()
    try:
        server = subprocess.Popen(["Xvfb", "-displayfd", str(write), "-screen", "0", size + "x24", "-nolisten", "tcp",
                                   "-noreset"], pass_fds=[write], stderr=subprocess.DEVNULL)
    except FileNotFoundError:
        yield None
        return
    finally:
        os.close(write)
    with os.fdopen(read) as number:
        name = number.readline().strip()
    try:
        yield ":" + name if name else None
    finally:
        server.terminate()
        server.wait()


def replayed(cli, file):
    """Replays the game with vozka-cli and returns the JSON output."""
    replay = subprocess.run([cli, "replay", str(file), "--json"], capture_output=True, text=True, check=False)
    if replay.returncode:
        raise AssertionError(f"{file} does not replay: {replay.stderr}")
    return json.loads(replay.stdout)


class ProgramTest(unittest.TestCase):
    """A test with a separate folder for the program. `run_all` sets the paths of the programs and the display."""
    vozka = cli = display = ""

    def setUp(self):
        self.folder = Path(tempfile.mkdtemp(prefix="vozka-test-"))
        self.addCleanup(shutil.rmtree, self.folder, ignore_errors=True)

    @classmethod
    def run_all(cls):
        """Runs the tests. The arguments are VOZKA VOZKA_CLI, then the options of unittest."""
        cls.cli = sys.argv.pop(2)
        cls.vozka = sys.argv.pop(1)
        with display() as cls.display:
            if cls.display is None:
                print("no display could be made")
                sys.exit(SKIPPED)
            unittest.main()


class Program:
    """The real program with its folders, its display and its log."""

    def __init__(self, vozka, folder, display, variables=None, before=()):
        """`variables` are added to the environment, or removed if None. `before` is the command that starts the
        program."""
        self._command = [*before, vozka]
        self._log = folder / "log"
        usual = {
            "DISPLAY": display, "QT_QPA_PLATFORM": "xcb", "HOME": folder, "LC_ALL": "C.UTF-8",
            "DBUS_SESSION_BUS_ADDRESS": "disabled:", "QT_LOGGING_RULES": "vozka.autosave.debug=true;vozka.announcements.debug=true",
            "QT_QUICK_BACKEND": "software",
        }
        for name in ("config", "state", "data", "runtime"):
            (folder / name).mkdir(mode=0o700, exist_ok=True)
            usual["XDG_RUNTIME_DIR" if name == "runtime" else f"XDG_{name.upper()}_HOME"] = folder / name
        settings = folder / "config" / "vozka" / "vozka.ini"
        if not settings.exists():
            settings.parent.mkdir(exist_ok=True)
            settings.write_text("[sounds]\non=false\n")
        self._variables = {name: str(value) for name, value in {**os.environ, **usual, **(variables or {})}.items()
                           if value is not None}
        self.games = folder / "state" / "vozka" / "games"
        self._process = None
        self._listener = None
        self._window = None

    def start(self, *arguments, language="en"):
        self._log.write_bytes(b"")
        # A pipe, because a limit for the files of the program must not limit its log.
        self._process = subprocess.Popen([*self._command, "--lang", language, *map(str, arguments)],
                                         env=self._variables, stderr=subprocess.STDOUT, stdout=subprocess.PIPE)
        self._listener = threading.Thread(target=self._listen, args=[self._process.stdout], daemon=True)
        self._listener.start()
        self._window = None
        self.wait(lambda: self.keys() is not None, "shows no window")

    def _listen(self, pipe):
        with pipe, self._log.open("ab", buffering=0) as log:
            for line in pipe:
                log.write(line)

    def autosave_log(self):
        """Returns the logged autosaves: [("saved" or "resumed", "LENGTH HASH")]."""
        return re.findall(r"^vozka\.autosave: (saved|resumed) (\d+ [0-9a-f]+)$", self.log(), re.M)

    def history_length(self):
        """Returns the number of history entries of the current game."""
        lines = self.autosave_log()
        return int(lines[-1][1].split()[0]) if lines else 0

    def announcements(self):
        """Returns the announcements for the screen reader, in order."""
        return re.findall(r"^vozka\.announcements: (.*)$", self.log(), re.M)

    def log(self):
        return self._log.read_text(errors="replace")

    def keys(self, *keys):
        """Presses keys in the window. Returns True, or None without a window or if xdotool fails."""
        if self._window is None:
            tool = self._tool("search", "--onlyvisible", "--pid", str(self.pid()))
            if not tool.stdout.split():
                return None
            self._window = tool.stdout.split()[0]
        if keys:
            return True if self._tool("windowfocus", self._window, "key", "--delay", "15", *keys).returncode == 0 else None
        return True

    def write(self, text):
        """Types a text into the focused item."""
        self._tool("type", "--delay", "15", text)

    def save_as(self, file):
        """Saves the game under that path by keyboard. Requires: the file does not exist."""
        def saved():
            self.keys("ctrl+shift+s", "ctrl+a")
            self.write(str(file))
            self.keys("Return")
            # Wait 4 s, so that no keys of a second attempt are sent while the program handles the first attempt.
            return until(file.exists, 4)
        self.wait(saved, f"does not save {file}")

    def resume_game(self):
        """Presses Return until the program resumes a game. Returns its state."""
        def resumed():
            self.keys("Return")
            return any(what == "resumed" for what, _ in self.autosave_log())
        self.wait(resumed, "does not resume the game")
        return next(state for what, state in self.autosave_log() if what == "resumed")

    def window_number(self):
        """Returns the id of the window on the X server."""
        return int(self._window)

    def title(self):
        return self._tool("getwindowname", self._window).stdout.strip()

    def pid(self):
        return self._process.pid

    def runs(self):
        return self._process.poll() is None

    def kill(self):
        self._process.kill()
        self.wait_for_end()

    def click(self, x, y):
        """Clicks at this position of the window. The pointer moves there from a close position, and stays."""
        self._tool("mousemove", "--window", self._window, str(x + 2), str(y + 1), "mousemove", "--window", self._window,
                   str(x), str(y), "click", "1")

    def quit(self):
        """Quits with Ctrl+Q. Repeats the key, because another dialog can be opening."""
        end = time.monotonic() + TIMEOUT
        while self.runs() and time.monotonic() < end:
            self._tool("windowfocus", self._window, "key", "--delay", "15", "ctrl+q")
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._process.wait(1)
        self.wait_for_end()

    def wait_for_end(self):
        self._process.wait(TIMEOUT)
        self._listener.join()

    def limit_file_size(self, size):
        """Limits the size of the files that the program writes, in bytes. None removes the limit."""
        most = resource.prlimit(self.pid(), resource.RLIMIT_FSIZE)[1]
        resource.prlimit(self.pid(), resource.RLIMIT_FSIZE, (most if size is None else size, most))

    def wait(self, condition, complaint):
        if not until(condition, possible=self.runs):
            raise AssertionError(f"The program {complaint}: {self.log()}")

    def _tool(self, *words):
        return subprocess.run(["xdotool", *words], env=self._variables, capture_output=True, text=True, check=False)
