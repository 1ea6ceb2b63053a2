# SPDX-FileCopyrightText: 2026 The Vozka developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The files that "cmake --install" installs are complete and valid, and the programs run from any folder."""

import gzip
import json
import re
import shutil
import struct
import tempfile
import unittest
from pathlib import Path

from called import BUILD, SOURCE, run

ID = "org.vozka.Vozka"
SIZES = (16, 22, 24, 32, 48, 64, 96, 128, 256, 512)
PAGES = ("vozka.6.gz", "vozka-cli.6.gz")
MANUALS = SOURCE / "packaging" / "man"
LANGUAGES = ("", *(f"{folder.name}/" for folder in MANUALS.iterdir() if folder.is_dir()))


def cached(name):
    """Returns a value of the CMake cache."""
    text = (BUILD / "CMakeCache.txt").read_text(encoding="utf-8")
    return re.search(rf"^{name}:\w+=(.*)$", text, re.MULTILINE).group(1)


class InstallTree(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.root = Path(cls.enterClassContext(tempfile.TemporaryDirectory()))
        result = run("cmake", "--install", BUILD, "--prefix", cls.root)
        assert result.returncode == 0, result.stderr
        cls.share = cls.root / "share"
        cls.programs = cls.root / cached("CMAKE_INSTALL_BINDIR")
        cls.files = {path.relative_to(cls.root).as_posix() for path in cls.root.rglob("*") if path.is_file()}

    def run_cleanly(self, *command, **variables):
        """Runs a command that must succeed without output on standard error. Returns its standard output."""
        result = run(*command, **variables)
        self.assertEqual((result.returncode, result.stderr), (0, ""), f"{command}\n{result.stdout}")
        return result.stdout

    def test_installed_files_are_exactly_these(self):
        expected = {f"share/icons/hicolor/{size}x{size}/{name}.png" for size in SIZES
                    for name in (f"apps/{ID}", f"mimetypes/{ID}.file")}
        expected |= {f"share/icons/hicolor/scalable/{name}.svg" for name in (f"apps/{ID}", f"mimetypes/{ID}.file")}
        expected |= {f"share/man/{language}man6/{page}" for language in LANGUAGES for page in PAGES}
        programs = self.programs.relative_to(self.root).as_posix()
        for program in ("vozka", "vozka-cli"):
            expected |= {f"{programs}/{program}", f"share/bash-completion/completions/{program}",
                         f"{cached('VOZKA_ZSH_COMPLETION_DIR')}/_{program}"}
        expected |= {f"share/applications/{ID}.desktop", f"share/metainfo/{ID}.metainfo.xml", f"share/mime/packages/{ID}.xml"}
        expected |= {f"share/doc/vozka/{name}" for name in ("changelog.gz", "changelog.Debian.gz", "copyright")}
        self.assertEqual(self.files, expected)

    def test_desktop_entry_is_valid(self):
        entry = self.share / "applications" / f"{ID}.desktop"
        self.assertEqual(self.run_cleanly("desktop-file-validate", entry), "")
        text = entry.read_text(encoding="utf-8")
        self.assertIn("\nExec=vozka %f\n", text)
        # The desktop entry opens exactly the installed file types.
        kinds = re.search(r"^MimeType=(.*);$", text, re.MULTILINE).group(1).split(";")
        mime = (self.share / "mime" / "packages" / f"{ID}.xml").read_text(encoding="utf-8")
        self.assertEqual(re.findall(r'<mime-type type="([^"]+)"', mime), kinds)

    def test_metainfo_is_valid(self):
        self.run_cleanly("appstreamcli", "validate", "--no-net", "--strict", self.share / "metainfo" / f"{ID}.metainfo.xml")

    def test_mime_types_match_name_and_content(self):
        shutil.copytree(self.share / "mime", self.root / "known" / "mime")
        self.run_cleanly("update-mime-database", self.root / "known" / "mime", XDG_DATA_HOME=self.root / "known")
        globs = (self.root / "known" / "mime" / "globs2").read_text(encoding="utf-8")
        self.assertIn("application/x-vozka-game:*.vozka", globs)
        self.assertIn("application/x-vozka-position:*.position.json", globs)
        self.assertIn(b"application/x-vozka-game", (self.root / "known" / "mime" / "magic").read_bytes())

    def test_icons_have_their_size(self):
        for size in SIZES:
            for name in (f"apps/{ID}", f"mimetypes/{ID}.file"):
                data = (self.share / f"icons/hicolor/{size}x{size}/{name}.png").read_bytes()
                self.assertEqual(data[:8], b"\x89PNG\r\n\x1a\n")
                self.assertEqual(struct.unpack(">II", data[16:24]), (size, size), name)
                # An empty image of that size would be much smaller.
                self.assertGreater(len(data), size * 8)

    def test_compressed_files_contain_no_time(self):
        for name in sorted(self.files):
            if name.endswith(".gz"):
                data = (self.root / name).read_bytes()
                self.assertEqual(data[4:8], b"\0\0\0\0", name)
                self.assertTrue(gzip.decompress(data))

    def test_files_contain_no_build_path(self):
        if cached("VOZKA_SANITIZE") == "ON":
            self.skipTest("sanitizers store the place of each variable; such a build is not installed")
        for name in sorted(self.files):
            data = (self.root / name).read_bytes()
            for path in (str(SOURCE), str(BUILD)):
                self.assertFalse(path.encode() in data, f"{path} in {name}")

    def test_programs_run_from_any_folder(self):
        """The programs contain all tile sets, drawings and texts: they run without sources and build."""
        game = self.root / "a game.vozka"
        self.run_cleanly(self.programs / "vozka-cli", "play", "--players", "random,random", "--out", game)
        self.assertEqual(json.loads(game.read_text(encoding="utf-8"))["format"], "vozka-game")
        picture = self.root / "board.png"
        homes = {name: self.root / name for name in ("XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_DATA_HOME")}
        self.run_cleanly(self.programs / "vozka", "--picture", picture, game, **homes)
        self.assertGreater(picture.stat().st_size, 100_000)
        self.assertIn("Vypíše verzi", self.run_cleanly(self.programs / "vozka", "--help", "--lang", "cs", **homes))

    @unittest.skipUnless(shutil.which("dpkg") and shutil.which("qmake6"), "not on Debian")
    def test_package_depends_on_every_qml_module(self):
        """The modules that the QML files import directly or indirectly, and no others.

        Exception: the module for sounds, which C++ loads when sounds are switched on.
        """
        lists = (SOURCE / "packaging" / "packages-run.txt").read_text(encoding="utf-8")
        named = set(re.findall(r"^qml6-module-\S+", lists, re.MULTILINE))
        modules = run("qmake6", "-query", "QT_INSTALL_QML").stdout.strip()
        scanner = Path(run("qmake6", "-query", "QT_HOST_LIBEXECS").stdout.strip()) / "qmlimportscanner"
        # The QML files of the Qt dialogs are not in the folder of their module.
        found = json.loads(self.run_cleanly(scanner, "-rootPath", SOURCE / "qml", "-rootPath",
                                      f"{modules}/QtQuick/Dialogs/quickimpl/qml", "-importPath", modules))
        folders = [module["path"] for module in found if "path" in module]
        owners = run("dpkg-query", "-S", *(f"{folder}/qmldir" for folder in folders)).stdout.splitlines()
        self.assertEqual({owner.split(":")[0] for owner in owners}, named - {"qml6-module-qtmultimedia"})


if __name__ == "__main__":
    unittest.main()
