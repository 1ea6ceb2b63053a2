#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Vozka developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""idle_times.py VOZKA VOZKA_CLI [--page NAME] [--seconds N] [--pictures FOLDER]: processor time of pages without input.

Starts the real program on a separate display (Xvfb, 1280x800, OpenGL in software) once for every page, opens the page
by keys, and waits 12 seconds, so that all animations have ended. Then it prints the share of a core that the process
uses in N seconds (10 if not given).
--pictures FOLDER saves a picture of each page (needs ImageMagick).
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "app"))
from real_program import Program, display  # noqa: E402

SETTLE = 12  # seconds
OVERLAYS = {"range": "o", "compare": "c", "owners": "p", "fields": "f", "dead": "d", "tiles": "t", "inspect": "i"}
# For each page: the game to open (none, half a game or a whole game), and the keys that open the page.
PAGES = {
    "start": (None, []),
    "new game": (None, ["ctrl+n"]),
    "settings": (None, ["ctrl+comma"]),
    "lessons": (None, ["F3"]),
    "lesson": (None, ["F3", "End", "Return"]),
    "story": (None, ["F3", "Return"]),
    "rules": (None, ["F2"]),
    "keys": (None, ["F1"]),
    "table": ("half", []),
    **{f"table, {name}": ("half", [key]) for name, key in OVERLAYS.items()},
    "table, tile shown": ("half", ["Right", "Return"]),
    "sandbox": ("half", ["ctrl+e"]),
    "end": ("whole", []),
    "review": ("whole", ["ctrl+b"]),
    "analysis": ("whole", ["ctrl+j"]),
}


def games(cli, folder):
    """Writes a whole game of computer players, and its first half with human players. Returns their paths."""
    whole = folder / "whole.vozka"
    subprocess.run([cli, "play", "--players", "easy,easy", "--seed", "3", "--out", str(whole)], check=True,
                   stdout=subprocess.DEVNULL)
    game = json.loads(whole.read_text(encoding="utf-8"))
    game["actions"] = game["actions"][:len(game["actions"]) // 2]
    for player in game["players"]:
        player["kind"] = "human"
    half = folder / "half.vozka"
    half.write_text(json.dumps(game), encoding="utf-8")
    return {"whole": whole, "half": half, None: None}


def processor_time(pid):
    """Returns the processor time of the process in seconds."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def measure(arguments, screen, page, files, folder):
    """Opens the page and returns the share of a core that the program uses there without input."""
    game, keys = PAGES[page]
    program = Program(arguments.vozka, folder, screen, {"QT_QUICK_BACKEND": None, "LIBGL_ALWAYS_SOFTWARE": "1"})
    program.start("--theme", "light", *([files[game]] if game else []))
    time.sleep(2)
    # The first key press gives the window the focus: without it some animations do not run.
    for key in ["Shift_L", *keys]:
        program.keys(key)
        time.sleep(1)
    time.sleep(SETTLE)
    before, started = processor_time(program.pid()), time.monotonic()
    time.sleep(arguments.seconds)
    share = (processor_time(program.pid()) - before) / (time.monotonic() - started)
    if arguments.pictures:
        arguments.pictures.mkdir(exist_ok=True)
        subprocess.run(["import", "-window", "root", arguments.pictures / f"{page}.png"], check=False,
                       env={**os.environ, "DISPLAY": screen})
    program.kill()
    return share


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("vozka")
    parser.add_argument("cli")
    parser.add_argument("--page", choices=PAGES, action="append")
    parser.add_argument("--seconds", type=int, default=10)
    parser.add_argument("--pictures", type=Path)
    arguments = parser.parse_args()
    with display() as screen, tempfile.TemporaryDirectory(prefix="vozka-idle-") as top:
        if screen is None:
            sys.exit("no display could be started")
        files = games(arguments.cli, Path(top))
        for number, page in enumerate(arguments.page or PAGES):
            folder = Path(top) / str(number)
            folder.mkdir()
            print(f"{page:20} {100 * measure(arguments, screen, page, files, folder):5.1f} % of a core", flush=True)


if __name__ == "__main__":
    main()
