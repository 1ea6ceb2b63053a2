// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The background of the start page moves for a limited time. Images of tiles are redrawn in a new size when the board
// is at rest. Tiles are in their cells at every size of the board.
import QtQml
import QtQuick
import QtTest
import Vozka
import Vozka.Models
import Vozka.Tests

Table {
    id: root

    name: "Idle"

    AnimatedBackground {
        id: map

        width: 300
        height: 200
        z: 1
        visible: false
    }

    function cleanup(): void {
        map.visible = false;
    }
    function test_background_movesForLimitedTime(): void {
        AppSettings.animation = AppSettings.NormalAnimation;
        map.visible = true;
        tryVerify(() => map.drifting);
        const before = map.distance;
        tryVerify(() => !map.drifting, 20000);
        verify(map.distance > before);
        drawn(map);
        verify(!map.drifting, "the animation does not restart");
        map.visible = false;
        map.visible = true;
        tryVerify(() => map.drifting);
        map.visible = false;
        verify(!map.drifting);
    }
    /// Tiles are drawn one at a time. Figures on the map are hidden until the last tile is drawn.
    function test_figuresOfBackground_appearAfterAllTiles(): void {
        AppSettings.animation = AppSettings.NoAnimation;
        map.visible = true;
        tryVerify(() => findChild(map, "figureOfBackground") !== null);
        const person = findChild(map, "figureOfBackground");
        compare(person.visible, map.drawn >= map.columns * map.lines);
        tryCompare(map, "drawn", map.columns * map.lines, 20000);
        verify(person.visible);
        map.height = 700;
        compare(person.visible, false);
        tryVerify(() => person.visible, 20000);
        map.height = 200;
        tryVerify(() => map.drawn === map.columns * map.lines, 20000);
    }
    function test_background_isStillWithoutAnimation(): void {
        AppSettings.animation = AppSettings.NoAnimation;
        map.visible = true;
        drawn(map);
        verify(!map.drifting);
    }
    function test_tiles_areInTheirCells(): void {
        placeByClicks();
        board.camera.animated = false;
        for (const size of [22, 57, 111, 128, 203, 400]) {
            board.camera.zoom(board.camera.centre(), size / board.camera.size);
            compare(board.camera.cell, size);
            for (let row = 0; row < tiles(); ++row) {
                const tile = item("tile:" + row);
                const place = tile.mapToItem(board, Qt.rect(0, 0, tile.width, tile.height));
                const wanted = board.pointOf(tile.cellX, tile.cellY);
                fuzzyCompare(place.x, wanted.x, 0.001);
                fuzzyCompare(place.y, wanted.y, 0.001);
                fuzzyCompare(place.width, size, 0.001);
                fuzzyCompare(place.height, size, 0.001);
            }
        }
    }
    function test_images_areRedrawnAtRest(): void {
        board.camera.animated = false;
        board.camera.zoom(board.camera.centre(), 60 / board.camera.size);
        tryCompare(board, "detail", 64);
        for (let i = 0; i < 8; ++i) {
            board.camera.zoom(board.camera.centre(), 1.17);
            compare(board.detail, 64);
        }
        verify(board.camera.cell > 128);
        tryCompare(board, "detail", 256);
    }
    /// Returns the pairs of side and level of tile images that the board shows while it zooms to this cell size.
    function shownWhile(cell: int): var {
        const shown = [];
        const note = () => shown.push(board.detail + board.level);
        board.detailChanged.connect(note);
        board.levelChanged.connect(note);
        board.camera.zoom(board.camera.centre(), cell / board.camera.size);
        tryCompare(board, "level", TilePictures.level(cell));
        board.detailChanged.disconnect(note);
        board.levelChanged.disconnect(note);
        return shown;
    }
    function test_level_neverMeetsOtherSize(): void {
        board.camera.animated = false;
        shownWhile(60);
        compare(shownWhile(40), ["64", "48", "48?map"]);
        compare(shownWhile(24), ["48", "24", "24?plan"]);
        compare(shownWhile(100), ["24", "128", "128?full"]);
    }
    /// The old pictures stay until the new pictures are ready, so that the board has no holes.
    function test_level_isShownWhenPicturesAreReady(): void {
        verify(controller.files.open(Qt.resolvedUrl("../games/random-4.vozka")));
        board.camera.animated = false;
        shownWhile(40);
        const unfinished = [];
        const note = () => {
            for (let row = 0; row < tiles(); ++row) {
                if (board.level.length > 0 && item("tile:" + row).children[0].status !== Image.Ready)
                    unfinished.push(row);
            }
        };
        board.detailChanged.connect(note);
        board.levelChanged.connect(note);
        for (const cell of [75, 110, 60, 200])
            shownWhile(cell);
        tryCompare(board, "detail", 256);
        board.detailChanged.disconnect(note);
        board.levelChanged.disconnect(note);
        compare(unfinished.length, 0);
    }
    function test_inspect_showsAllSymbols(): void {
        board.camera.animated = false;
        shownWhile(24);
        compare(board.level, "?plan");
        controller.overlays.inspecting = true;
        tryCompare(board, "level", "?map");
        compare(board.detail, 24);
        controller.overlays.inspecting = false;
        tryCompare(board, "level", "?plan");
    }
    function test_pointedTile_showsAllSymbols(): void {
        board.camera.animated = false;
        shownWhile(24);
        const tile = item("tile:0");
        const at = middle(tile);
        mouseMove(page, at.x, at.y);
        mouseMove(page, at.x + 1, at.y);
        tryCompare(item("pointedTile"), "source", tile.source + "?map");
        compare(middle(item("pointedTile")), at);
        mouseMove(page, at.x - 4 * board.camera.cell, at.y);
        tryCompare(item("pointedTile"), "source", "");
        mouseMove(page, at.x, at.y);
        shownWhile(40);
        compare(String(item("pointedTile").source), "");
    }
    function test_level_fades_data(): var {
        return [{ tag: "animated", animation: AppSettings.NormalAnimation },
                { tag: "reduced", animation: AppSettings.NoAnimation }];
    }
    function test_level_fades(row: var): void {
        AppSettings.animation = row.animation;
        board.camera.animated = false;
        shownWhile(60);
        const fade = item("levelFade");
        tryCompare(fade, "opacity", 0);
        let most = 0;
        const note = () => most = Math.max(most, fade.opacity);
        fade.opacityChanged.connect(note);
        shownWhile(40);
        tryCompare(fade, "opacity", 0);
        fade.opacityChanged.disconnect(note);
        compare(most > 0, row.animation === AppSettings.NormalAnimation);
    }
}
