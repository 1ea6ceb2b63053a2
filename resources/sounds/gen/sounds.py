#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Vozka developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Generates every sound of the program from sums of sines and noise. The output is the same on every run.

Usage: sounds.py [--check]   writes ../NAME.wav for each sound, or prints the names of files that differ.

Sounds are short and soft, of wood and bells, and last less than a second.
"""

import math
import struct
import sys
from pathlib import Path

RATE = 22050
FOLDER = Path(__file__).resolve().parent.parent


def noise(count, seed):
    """White noise from -1 to 1, the same on every machine."""
    value = seed
    for _ in range(count):
        value = (value * 1103515245 + 12345) & 0x7FFFFFFF
        yield value / 0x3FFFFFFF - 1


def silence(seconds):
    return [0.0] * round(seconds * RATE)


def tone(hertz, seconds, fade, loud, partials=((1, 1.0),)):
    """A sum of sines that fades to a third in `fade` seconds. Higher partials fade faster."""
    samples = []
    for i in range(round(seconds * RATE)):
        at = i / RATE
        attack = min(1.0, at / 0.004)
        sound = sum(part * math.exp(-at * times / fade) * math.sin(2 * math.pi * hertz * times * at)
                    for times, part in partials)
        samples.append(loud * attack * sound)
    return samples


def knock(hertz, seconds, fade, loud, seed):
    """Wood on wood: dull noise and a short low tone."""
    dull = 0.0
    samples = []
    hum = tone(hertz, seconds, fade, 1.0, ((1, 1.0), (2.76, 0.35)))
    for i, (rush, low) in enumerate(zip(noise(len(hum), seed), hum)):
        dull += (rush - dull) * 0.18
        samples.append(loud * (0.75 * low + 0.9 * dull * math.exp(-i / RATE / (fade * 0.35))))
    return samples


def mix(*parts):
    """Mixes parts; each is its start in seconds and its samples."""
    length = max(round(at * RATE) + len(samples) for at, samples in parts)
    out = [0.0] * length
    for at, samples in parts:
        begin = round(at * RATE)
        for i, sample in enumerate(samples):
            out[begin + i] += sample
    return out


BELL = ((1, 1.0), (2.01, 0.45), (3.02, 0.18), (4.17, 0.08))
SOFT = ((1, 1.0), (2, 0.2))
E5, G5, A5, C6, E6, G6 = 659.26, 783.99, 880.0, 1046.5, 1318.51, 1567.98

SOUNDS = {
    "tile": lambda: mix((0, knock(190, 0.16, 0.035, 0.55, 7)), (0.012, knock(310, 0.12, 0.02, 0.2, 11))),
    "figure": lambda: knock(620, 0.11, 0.022, 0.42, 23),
    "points": lambda: mix((0, tone(E6, 0.28, 0.09, 0.22, BELL)), (0.07, tone(G6, 0.32, 0.1, 0.2, BELL))),
    "completed": lambda: mix((0, tone(C6, 0.36, 0.12, 0.22, BELL)), (0.09, tone(E6, 0.36, 0.12, 0.2, BELL)),
                             (0.18, tone(G6, 0.45, 0.14, 0.18, BELL))),
    "turn": lambda: mix((0, tone(A5, 0.3, 0.11, 0.2, SOFT)), (0.12, tone(C6, 0.4, 0.14, 0.2, SOFT))),
    "refused": lambda: mix((0, tone(196, 0.16, 0.06, 0.32, SOFT)), (0.09, tone(165, 0.22, 0.08, 0.32, SOFT))),
    "piece": lambda: mix((0, knock(130, 0.3, 0.08, 0.4, 41)), (0.02, tone(98, 0.3, 0.1, 0.25, SOFT))),
    "time": lambda: mix((0, tone(G5, 0.16, 0.05, 0.24, SOFT)), (0.2, tone(G5, 0.16, 0.05, 0.24, SOFT)),
                        (0.4, tone(G5, 0.24, 0.07, 0.24, SOFT))),
    "over": lambda: mix((0, tone(E5, 0.5, 0.2, 0.16, BELL)), (0.14, tone(G5, 0.5, 0.2, 0.16, BELL)),
                        (0.28, tone(C6, 0.6, 0.24, 0.16, BELL)), (0.28, tone(E6, 0.6, 0.24, 0.1, BELL))),
}


def as_wave(samples):
    """A mono file of 16 bits a sample, faded out at its end so that it does not click."""
    fade = min(len(samples), round(0.01 * RATE))
    for i in range(fade):
        samples[-1 - i] *= i / fade
    frames = struct.pack(f"<{len(samples)}h",
                         *(max(-32767, min(32767, round(sample * 32767))) for sample in samples))
    header = struct.pack("<4sI4s4sIHHIIHH4sI", b"RIFF", 36 + len(frames), b"WAVE", b"fmt ", 16, 1, 1, RATE, RATE * 2,
                         2, 16, b"data", len(frames))
    return header + frames


def same(one, other):
    """True if both differ by at most the last bit, as sines do between machines."""
    if len(one) != len(other) or one[:44] != other[:44]:
        return False
    count = (len(one) - 44) // 2
    pairs = zip(struct.unpack(f"<{count}h", one[44:]), struct.unpack(f"<{count}h", other[44:]))
    return all(abs(a - b) <= 1 for a, b in pairs)


def main():
    differing = []
    for name, make in SOUNDS.items():
        file = FOLDER / f"{name}.wav"
        data = as_wave(make())
        if "--check" not in sys.argv:
            file.write_bytes(data)
        elif not file.exists() or not same(file.read_bytes(), data):
            differing.append(name)
    foreign = sorted(file.name for file in FOLDER.glob("*.wav") if file.stem not in SOUNDS)
    for name in differing:
        print(f"{name}.wav is not what the script makes: run {Path(__file__).name}")
    for name in foreign:
        print(f"{name} is made by nothing in {Path(__file__).name}")
    return 1 if differing or foreign else 0


if __name__ == "__main__":
    sys.exit(main())
