#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Vozka developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""fit.py PROGRAM [--steps N] [--games N] [--state FILE] [--seed N] [--rate R] [--only N ...] [--set-ups NAME]:
Finds better weights by self-play.

PROGRAM is build/.../src/arena/weights_match. Each step makes two sets: in one, each weight is randomly increased or
reduced by a quarter of its value in weights.cpp (at least 0.02), in the other it is changed in the opposite direction.
The two sets play each other with the same bags and both seatings, and all weights move a little towards the winner
(SPSA, Spall 1992, with the running means of Adam, Kingma and Ba 2015). Each step uses a random set-up, so that the
weights fit all of them. --only changes only the weights at these indices of the struct (from 0), for example the
weights of some expansions. The state file stores the weights found so far. The last line of the output is for
weights.cpp.
"""

import argparse
import json
import random
import subprocess
from pathlib import Path

# Sets that are quick to play. Sets in which the players move the dragon take 40 times as long.
_QUICK_SETS = "base,abbey-and-mayor,drawbridges,inns-and-cathedrals,abbot,river,river-2,traders-and-builders"
# Set-ups with their relative frequency.
SET_UPS = {
    "followers": [
        (2, "base", 5),
        (2, "base,abbey-and-mayor", 3),
        (2, "base,abbey-and-mayor,drawbridges", 1),
        (3, "base", 1),
    ],
    "wagons": [
        (2, "base,abbey-and-mayor", 4),
        (2, "base,abbey-and-mayor,drawbridges", 1),
        (2, _QUICK_SETS, 1),
        (3, "base,abbey-and-mayor", 1),
    ],
    "builders": [
        (2, "base,traders-and-builders", 5),
        (2, "base,abbey-and-mayor,traders-and-builders", 3),
        (2, _QUICK_SETS, 1),
        (3, "base,traders-and-builders", 1),
    ],
}


class Arena:
    """The program weights_match. `defaults`: the weights of weights.cpp."""

    def __init__(self, program):
        self._process = subprocess.Popen([program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.defaults = [float(word) for word in self._process.stdout.readline().split()]

    def lead(self, set_up, seed, games, first, second):
        """Returns the mean lead of the first weights over the second, and its standard error."""
        players, sets, _ = set_up
        words = [players, sets, seed, games, *first, *second]
        self._process.stdin.write(" ".join(str(word) for word in words) + "\n")
        self._process.stdin.flush()
        return tuple(float(word) for word in self._process.stdout.readline().split())


def scales(weights):
    """Returns the size of the random change of each weight."""
    return [max(0.25 * abs(weight), 0.02) for weight in weights]


def run(arguments):
    arena = Arena(arguments.program)
    state = {"weights": arena.defaults, "mean": [0.0] * len(arena.defaults), "square": 0.0, "steps": 0}
    file = Path(arguments.state)
    if file.exists():
        state = json.loads(file.read_text())
    chance = random.Random(arguments.seed + state["steps"])
    start = list(state["weights"])
    only = arguments.only or range(len(arena.defaults))
    scale = [size if index in only else 0 for index, size in enumerate(scales(arena.defaults))]
    set_ups = SET_UPS[arguments.set_ups]
    for step in range(arguments.steps):
        set_up = chance.choices(set_ups, [entry[2] for entry in set_ups])[0]
        signs = [chance.choice((-1, 1)) for _ in scale]
        weights = state["weights"]
        changed = [[w + direction * s * sign for w, s, sign in zip(weights, scale, signs)] for direction in (1, -1)]
        lead, _ = arena.lead(set_up, chance.randrange(2**40), arguments.games, *changed)
        state["square"] = 0.99 * state["square"] + 0.01 * lead * lead
        state["steps"] += 1
        unbiased = state["square"] / (1 - 0.99 ** state["steps"])
        for i, sign in enumerate(signs):
            state["mean"][i] = 0.9 * state["mean"][i] + 0.1 * lead * sign
            weights[i] += arguments.rate * scale[i] * state["mean"][i] / max(unbiased, 1e-9) ** 0.5
        if (step + 1) % 100 == 0:
            file.write_text(json.dumps(state))
            leads = [arena.lead(entry, 12345, 200, weights, start) for entry in set_ups]
            print(state["steps"], " ".join(f"{lead:.1f}+-{error:.1f}" for lead, error in leads), flush=True)
    file.write_text(json.dumps(state))
    print(", ".join(f"{weight:.3f}F" for weight in state["weights"]))


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("program")
    parser.add_argument("--steps", type=int, default=2000)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--state", default="weights.json")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rate", type=float, default=0.1)
    parser.add_argument("--only", type=int, nargs="+")
    parser.add_argument("--set-ups", choices=SET_UPS, default="followers")
    run(parser.parse_args())


if __name__ == "__main__":
    main()
