// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Markers of choices, figures and cards do not cover each other, at every size of the board.
import QtQuick
import QtTest
import Vozka.Models
import Vozka.Tests

Table {
    id: root

    name: "Markers"

    function openGame(file: string): void {
        verify(controller.files.open(Qt.resolvedUrl(file)));
        page.forceActiveFocus();
        settle();
    }
    function handles(): var {
        return finder.having(page, "isDot").filter(each => each.visible);
    }
    /// Zooms to this tile size in pixels, with the last tile in the centre.
    function zoomTo(cell: int): void {
        board.camera.animated = false;
        board.camera.zoom(Qt.point(board.width / 2, board.height / 2), cell / board.camera.cell);
        board.goToLast();
        drawn(page);
        compare(board.camera.cell, cell);
    }
    /// Returns the rectangle of the item on the page.
    function rectOf(of: Item): rect {
        const at = of.mapToItem(page, 0, 0);
        return Qt.rect(at.x, at.y, of.width, of.height);
    }
    function meet(a: rect, b: rect): bool {
        return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
    }

    Finder {
        id: finder
    }
    SignalSpy {
        id: measured

        signalName: "takenChanged"
    }

    function test_markersOfCrossroads_doNotOverlap_data(): var {
        return [30, 60, 90, 109, 110, 130, 200, 320].map(cell => ({ tag: String(cell), cell: cell }));
    }
    function test_markersOfCrossroads_doNotOverlap(row: var): void {
        openGame("crossroads.vozka");
        compare(controller.prompt.kind, Prompt.Deploy);
        zoomTo(row.cell);
        const all = handles();
        compare(all.length, 8);
        for (let i = 0; i < all.length; ++i)
            for (let j = 0; j < i; ++j) {
                const dx = all[i].x + all[i].width / 2 - all[j].x - all[j].width / 2;
                const dy = all[i].y + all[i].height / 2 - all[j].y - all[j].height / 2;
                verify(Math.hypot(dx, dy) >= (all[i].width + all[j].width) / 2, all[i].choice.label + " and " + all[j].choice.label);
            }
    }
    /// Closing a tower and building on it have two images at every size, which do not overlap.
    function test_towerMarkers_haveTwoPictures_data(): var {
        return [22, 30, 37, 62, 90, 109, 110, 200].map(cell => ({ tag: String(cell), cell: cell }));
    }
    function test_towerMarkers_haveTwoPictures(row: var): void {
        openGame("tower_close.vozka");
        compare(controller.prompt.kind, Prompt.Deploy);
        zoomTo(row.cell);
        const all = handles().filter(each => !each.refused);
        const isTwin = (each, other) => other !== each && other.choice.cellX === each.choice.cellX
                                        && other.choice.cellY === each.choice.cellY && other.choice.source !== each.choice.source;
        const twins = all.filter(each => all.some(other => isTwin(each, other)));
        verify(twins.length > 1, "a tower that may be closed");
        for (const each of all) {
            verify(!each.isDot, each.choice.label);
            verify(each.width >= 28, each.choice.label);
            compare(findChild(each, "markerLine") !== null, each.moved);
        }
        for (const each of twins) {
            const twin = twins.find(other => isTwin(each, other));
            verify(twin.choice.label !== each.choice.label);
            const apart = Math.hypot(middle(each).x - middle(twin).x, middle(each).y - middle(twin).y);
            verify(apart >= each.width - 1, each.choice.label + " and " + twin.choice.label);
        }
        board.camera.goTo(twins[0].choice.cellX + 0.5, twins[0].choice.cellY + 0.5);
        drawn(page);
        const decisions = controller.decisions;
        clickAt(middle(twins[0]));
        tryVerify(() => controller.decisions > decisions);
    }
    /// Through a portal, a figure has many places. They are not measured again for each marker that moves or
    /// disappears.
    function test_manyMarkers_areMeasuredOnce(): void {
        openGame("portal.vozka");
        compare(controller.prompt.kind, Prompt.Deploy);
        const all = handles();
        verify(all.length > 30, all.length);
        const at = middle(all[0]);
        mouseMove(page, at.x, at.y);
        tryCompare(findChild(all[0], "featureHint"), "opened", true);
        verify(all[0].taken.length >= all.length);
        measured.target = all[0];
        measured.clear();
        board.camera.animated = false;
        board.camera.zoom(at, 1.2);
        drawn(page);
        verify(measured.count <= 2, measured.count);
        measured.target = null;
        controller.choose(controller.prompt.passRow);
        tryVerify(() => controller.prompt.kind !== Prompt.Deploy);
    }
    /// Like handles(), without the numbers of an overlay, which can be dots too.
    function markers(): var {
        return finder.having(page, "canBeDot").filter(each => each.visible);
    }
    /// Returns a dot without another marker near it.
    function lonelyDot(): Item {
        const all = markers();
        return all.find(each => each.isDot && middle(each).x > 60 && middle(each).x < board.width - 60
            && middle(each).y > board.topMargin + 60 && middle(each).y < board.height - 60
            && all.every(other => other === each || Math.hypot(other.middle.x - each.middle.x, other.middle.y - each.middle.y) > 22));
    }
    function test_dotNearPointer_isEnlargedAndChosen(): void {
        openGame("tower_capture.vozka");
        zoomTo(48);
        controller.overlays.kind = Overlays.Owners;
        const dot = lonelyDot();
        compare(dot.width, 11);
        const at = middle(dot);
        mouseMove(page, at.x + 12, at.y);
        mouseMove(page, at.x + 11, at.y);
        verify(dot.isDot);
        mouseMove(page, at.x + 8, at.y);
        tryVerify(() => !dot.isDot && dot.width === 28);
        compare(markers().filter(each => !each.isDot).length, 1);
        mouseClick(page, at.x + 8, at.y);
        tryVerify(() => controller.prompt.kind !== Prompt.Deploy);
        controller.overlays.kind = Overlays.None;
        mouseMove(page, 5, page.height - 5);
    }
    function test_manyPlaces_areChosenInTwoSteps(): void {
        openGame("portal.vozka");
        zoomTo(24);
        const isOnTile = (each, other) => !each.refused && each.choice.cellX === other.choice.cellX && each.choice.cellY === other.choice.cellY;
        const frame = markers().find(each => each.isFrame && each.choice.sharing > 1);
        compare(markers().filter(each => isOnTile(each, frame)).length, 1);
        compare(frame.width, board.camera.cell);
        verify(findChild(frame, "tileFrame") !== null);
        const decisions = controller.decisions;
        const at = middle(frame);
        clickAt(at);
        tryVerify(() => board.camera.cell === 96);
        settle();
        compare(controller.decisions, decisions);
        const all = markers().filter(each => isOnTile(each, frame));
        verify(all.length > 1);
        for (const each of all) {
            verify(!each.isDot && !each.isFrame, each.choice.label);
            verify(each.width >= 28, each.choice.label);
        }
        clickAt(middle(all[0]));
        tryVerify(() => controller.decisions > decisions);
        mouseMove(page, 5, page.height - 5);
    }
    function test_dotsOfKinds_haveShapes(): void {
        const shapes = file => {
            openGame(file);
            controller.overlays.kind = Overlays.Owners;
            drawn(page);
            const all = markers().filter(each => !each.refused).map(each => {
                verify(each.isDot);
                const shape = findChild(each, "markerShape");
                return [each.choice.kind === Choice.Other, each.choice.round > 0, shape.radius > 2, shape.rotation].join();
            });
            controller.overlays.kind = Overlays.None;
            return [...new Set(all)].sort();
        };
        compare(shapes("tower_close.vozka"), ["false,false,true,0", "true,false,false,0"]);
        compare(shapes("tower_capture.vozka"), ["true,true,false,45"]);
    }
    function test_openCells_areRedrawnAtRest(): void {
        openGame("crossroads.vozka");
        controller.choose(controller.prompt.passRow);
        tryVerify(() => controller.prompt.kind === Prompt.Place);
        settle();
        const space = findChild(finder.having(page, "fitsNow").find(each => each.visible && each.fits), "space");
        tryVerify(() => space.sourceSize.width === space.width);
        const before = space.width;
        board.camera.animated = false;
        board.camera.zoom(Qt.point(board.width / 2, board.height / 2), 1.5);
        verify(space.width > before);
        compare(space.sourceSize.width, before);
        tryVerify(() => space.sourceSize.width === space.width);
    }
    function test_markerToolTip_coversNoMarker(): void {
        openGame("crossroads.vozka");
        zoomTo(130);
        const all = handles();
        for (const handle of all) {
            const at = middle(handle);
            mouseMove(page, at.x, at.y);
            const words = findChild(handle, "featureHint");
            tryCompare(words, "opened", true);
            const from = handle.mapToItem(page, words.x, words.y);
            const card = Qt.rect(from.x, from.y, words.width, words.height);
            for (const each of all)
                verify(!meet(card, rectOf(each)), handle.choice.label + " hides " + each.choice.label);
            mouseMove(page, 5, page.height - 5);
            tryCompare(words, "visible", false);
        }
    }
    function test_inspectCard_leavesTileAndMarkersVisible(): void {
        openGame("crossroads.vozka");
        zoomTo(130);
        controller.overlays.inspecting = true;
        const all = handles();
        const card = item("hoverCard");
        for (const [u, v] of [[0.1, 0.5], [0.1, 0.1], [0.9, 0.9], [0.5, 0.95]]) {
            const at = board.pointOf(1 + u, v);
            const on = board.mapToItem(page, at.x, at.y);
            mouseMove(page, on.x, on.y);
            tryVerify(() => card.visible);
            const corner = board.pointOf(1, 0);
            const tile = board.mapToItem(page, corner.x, corner.y);
            verify(!meet(rectOf(card), Qt.rect(tile.x, tile.y, 130, 130)));
            for (const each of all)
                verify(!meet(rectOf(card), rectOf(each)), each.choice.label);
        }
        controller.overlays.inspecting = false;
    }
    function test_feetOfFigures_areOnTheirTiles(): void {
        openGame("wagon.vozka");
        verify(controller.figures.rowCount() > 0);
        for (const cell of [22, 90, 128, 300]) {
            zoomTo(cell);
            for (const figure of finder.having(page, "lifted")) {
                if (figure.onCorner)
                    continue;
                const x = figure.x + figure.width / 2 - figure.cellX * cell;
                const y = figure.y + figure.height * 0.92 - figure.cellY * cell;
                verify(Math.abs(x - figure.placeX * cell) <= 1 && x > 0 && x < cell, figure.label);
                verify(Math.abs(y - figure.placeY * cell) <= 1 && y > 0 && y < cell, figure.label);
                compare(figure.width, Math.max(cell === 22 ? 18 : 24, Math.round(figure.size * cell)));
            }
        }
    }
}
