#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Vozka developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""window_fits_test.py VOZKA VOZKA_CLI: the window and its frame fit the screen under a window manager.

The frame is read from the X server: the window manager puts the window into a frame window.
"""

import contextlib
import ctypes
import ctypes.util
import shutil
import subprocess
import sys
import time
import unittest

from real_program import SKIPPED, Program, ProgramTest, display

# A window manager without key bindings. The title bar is as high as its font and the padding.
SETTINGS = """<openbox_config xmlns="http://openbox.org/3.4/rc"><theme><name>Test</name></theme>
<placement><policy>Smart</policy></placement></openbox_config>"""
THEME = "padding.height: {padding}\nborder.width: 1\nwindow.handle.width: {handle}\n"
WINDOW_TIMEOUT = 30  # seconds
# Padding of the title bar and width of the handle, in pixels.
FRAMES = {"thin": (2, 4), "thick": (12, 0), "very thick": (34, 8)}


class Screen:
    """Window geometry of an X server."""

    class Attributes(ctypes.Structure):
        _fields_ = [("x", ctypes.c_int), ("y", ctypes.c_int), ("width", ctypes.c_int), ("height", ctypes.c_int),
                    ("border_width", ctypes.c_int), ("rest", ctypes.c_char * 200)]

    def __init__(self, name):
        self._x = ctypes.CDLL(ctypes.util.find_library("X11") or "libX11.so.6")
        self._x.XOpenDisplay.restype = ctypes.c_void_p
        self._x.XDefaultRootWindow.restype = ctypes.c_ulong
        self._display = ctypes.c_void_p(self._x.XOpenDisplay(name.encode()))
        self._root = self._x.XDefaultRootWindow(self._display)

    def close(self):
        self._x.XCloseDisplay(self._display)

    def _parent(self, window):
        root, parent, children = ctypes.c_ulong(), ctypes.c_ulong(), ctypes.c_void_p()
        count = ctypes.c_uint()
        self._x.XQueryTree(self._display, ctypes.c_ulong(window), ctypes.byref(root), ctypes.byref(parent),
                           ctypes.byref(children), ctypes.byref(count))
        if children:
            self._x.XFree(children)
        return parent.value

    def outer(self, window):
        """Returns the rectangle of a window with its frame: x, y, width, height; None if it has no frame (yet)."""
        frame = window
        while (parent := self._parent(frame)) not in (0, self._root):
            frame = parent
        if frame == window:
            return None
        found = self.Attributes()
        self._x.XGetWindowAttributes(self._display, ctypes.c_ulong(frame), ctypes.byref(found))
        border = 2 * found.border_width
        return found.x, found.y, found.width + border, found.height + border


class WindowFits(ProgramTest):
    @contextlib.contextmanager
    def screen(self, size, frame):
        """Starts a display with a window manager."""
        padding, handle = FRAMES[frame]
        theme = self.folder / "themes" / "Test" / "openbox-3" / "themerc"
        theme.parent.mkdir(parents=True, exist_ok=True)
        theme.write_text(THEME.format(padding=padding, handle=handle), encoding="utf-8")
        settings = self.folder / "rc.xml"
        settings.write_text(SETTINGS, encoding="utf-8")
        with display(size) as name:
            manager = subprocess.Popen(["openbox", "--config-file", settings, "--sm-disable"],
                                       env={"DISPLAY": name, "HOME": str(self.folder), "XDG_DATA_HOME": str(self.folder),
                                            "PATH": "/usr/bin:/bin"}, stderr=subprocess.DEVNULL)
            server = Screen(name)
            try:
                yield name, server
            finally:
                server.close()
                manager.terminate()
                manager.wait()

    def check(self, size, scale, frame, remembered=None, fits=lambda outer: True):
        """Waits until the window has a frame and is inside the screen with it."""
        width, height = map(int, size.split("x"))
        shutil.rmtree(self.folder / "state", ignore_errors=True)
        if remembered:
            memory = self.folder / "state" / "vozka" / "window.ini"
            memory.parent.mkdir(parents=True)
            memory.write_text(remembered, encoding="utf-8")
        with self.screen(size, frame) as (name, server):
            program = Program(self.vozka, self.folder, name, {"QT_SCALE_FACTOR": scale})
            program.start()
            try:
                found = None
                until = time.monotonic() + WINDOW_TIMEOUT

                def is_inside():
                    nonlocal found
                    found = server.outer(program.window_number())
                    return (found is not None and min(found[:2]) >= 0 and found[0] + found[2] <= width
                            and found[1] + found[3] <= height and fits(found))
                while not is_inside() and time.monotonic() < until:
                    time.sleep(0.05)
                self.assertTrue(is_inside(), found)
            finally:
                program.kill()

    def test_first_start(self):
        for size, scale, frame in (("1024x640", 1, "thin"), ("1024x640", 1, "very thick"), ("1280x720", 1, "very thick"),
                                   ("1280x800", 1, "very thick"), ("1366x768", 1, "very thick"), ("1920x1080", 1, "thin"),
                                   ("1920x1080", 1.5, "very thick"), ("1920x1080", 2, "very thick")):
            with self.subTest(size=size, scale=scale, frame=frame):
                self.check(size, scale, frame)

    def test_window_is_maximised_only_on_small_screens(self):
        self.check("1366x768", 1, "thick", fits=lambda outer: outer[2] == 1366)
        self.check("1920x1080", 1, "thick", fits=lambda outer: 1280 <= outer[2] < 1300)

    def test_remembered_window(self):
        for size, place, frame in (("1280x800", "0 0 1264 752", "thin"), ("1280x800", "0 0 1264 752", "very thick"),
                                   ("1280x800", "200 100 1000 600", "very thick"),
                                   ("1366x768", "1400 20 1200 700", "very thick"), ("1366x768", "0 0 2560 1400", "very thick")):
            with self.subTest(size=size, place=place, frame=frame):
                self.check(size, 1, frame, f"[window]\nframe=@Rect({place})\nmaximised=false\n")


if __name__ == "__main__":
    if shutil.which("openbox") is None:
        print("there is no window manager")
        sys.exit(SKIPPED)
    WindowFits.cli = sys.argv.pop(2)
    WindowFits.vozka = sys.argv.pop(1)
    with display() as first:
        if first is None:
            print("no display could be made")
            sys.exit(SKIPPED)
    unittest.main()
