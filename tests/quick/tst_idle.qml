// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Animations stop, and expensive work waits until then: the map of the start page, and the size of tile images. Tiles
// are in their cells at every size of the board.
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
}
