// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Drawing order of the layers of the board. Marks and buttons cover no figure.
import QtQuick
import QtTest
import Vozka.Models
import Vozka.Tests

Table {
    id: root

    name: "Board"

    function openAt(file: string, width: int, height: int): void {
        root.width = width;
        root.height = height;
        verify(controller.files.open(Qt.resolvedUrl(file)));
        board.camera.animated = false;
        page.forceActiveFocus();
        settle();
    }
    function toPlaceStep(): void {
        while (controller.prompt.kind !== Prompt.Place && controller.canUndo)
            controller.undo();
        compare(controller.prompt.kind, Prompt.Place);
        settle();
    }
    function setCell(side: int): void {
        board.camera.zoom(board.camera.centre(), side / board.camera.size);
        compare(board.camera.cell, side);
        drawn(page);
    }
    function meet(a: rect, b: rect): bool {
        return a.x < b.x + b.width && a.x + a.width > b.x && a.y < b.y + b.height && a.y + a.height > b.y;
    }
    /// Returns the rectangle of the item in pixels of the ground of the board.
    function boxOf(of: Item): rect {
        const at = of.mapToItem(board.ground, 0, 0);
        return Qt.rect(at.x, at.y, of.width, of.height);
    }
    function choosableCells(): var {
        return finder.having(page, "isOtherAction").filter(each => each.visible && each.fits);
    }
    function init(): void {
        AppSettings.animation = AppSettings.NoAnimation;
        AppSettings.confirmation = AppSettings.NeverConfirm;
        AppSettings.markFits = AppSettings.markOtherTurns = AppSettings.markFeatures = true;
    }
    function cleanup(): void {
        controller.close();
        AppSettings.confirmation = AppSettings.NeverConfirm;
        root.width = 1280;
        root.height = 760;
    }

    Finder {
        id: finder
    }
    Component {
        id: square

        Rectangle {
            width: 8
            height: 8
        }
    }

    /// After zooming in, visible tiles are shown sharply before the pictures of all tiles are ready.
    function test_zoomedTiles_areSharpFirst(): void {
        openAt("six_players.vozka", 1280, 760);
        setCell(24);
        tryVerify(() => board.detail < 64);
        const before = board.detail;
        const sharp = findChild(board, "sharpTiles");
        let loadedAt = 0;
        const note = () => {
            if (loadedAt === 0)
                loadedAt = board.detail;
        };
        sharp.loaded.connect(note);
        setCell(300);
        tryVerify(() => sharp.active);
        tryVerify(() => loadedAt > 0);
        compare(loadedAt, before);
        tryVerify(() => board.detail > before, 60000);
        tryVerify(() => !sharp.active);
        sharp.loaded.disconnect(note);
    }
    function test_layers_haveOneOrder(): void {
        openAt("two_players.vozka", 1280, 760);
        const layers = ["lowest", "below", "above", "discs", "over"];
        const at = Qt.point(3 * board.camera.cell, 2 * board.camera.cell);
        const seen = board.ground.mapToItem(page, at.x + 4, at.y + 4);
        for (let upper = 1; upper < layers.length; ++upper) {
            for (let lower = 0; lower < upper; ++lower) {
                // Create the upper item first, so that the order of creation does not help.
                const up = square.createObject(board[layers[upper]], { x: at.x, y: at.y, color: "#ff0000" });
                const low = square.createObject(board[layers[lower]], { x: at.x, y: at.y, color: "#0000ff" });
                drawn(page);
                const pixel = grabImage(page).pixel(Math.round(seen.x), Math.round(seen.y));
                up.destroy();
                low.destroy();
                verify(Qt.colorEqual(pixel, "#ff0000"), `${layers[upper]} is above ${layers[lower]}: ${pixel}`);
            }
        }
    }
    function test_layers_keepOrderWhileChoiceIsHovered(): void {
        openAt("tower_build.vozka", 1280, 760);
        const choice = findHandle();
        const to = middle(choice);
        mouseMove(page, to.x, to.y);
        tryVerify(() => board.hoveredRow >= 0);
        const at = Qt.point(choice.x + choice.width / 2, choice.y + choice.height / 2);
        const ghost = square.createObject(board.over, { x: at.x - 4, y: at.y - 4, color: "#ff0000" });
        drawn(page);
        const seen = board.ground.mapToItem(page, at.x, at.y);
        const pixel = grabImage(page).pixel(Math.round(seen.x), Math.round(seen.y));
        ghost.destroy();
        verify(Qt.colorEqual(pixel, "#ff0000"), pixel);
    }
    function test_pathDiscs_areAboveCellMarks(): void {
        openAt("dragon_walk.vozka", 1280, 760);
        const disc = finder.having(page, "place").find(each => each.objectName.startsWith("pathDisc:") && each.visible);
        verify(disc !== undefined);
        compare(disc.parent, board.discs);
    }
    function test_pathDiscs_leaveMovedPieceFree_data(): var {
        return [22, 23, 27, 33, 40, 52, 64, 88, 110, 150, 200].map(cell => ({ tag: String(cell), cell: cell }));
    }
    function test_pathDiscs_leaveMovedPieceFree(row: var): void {
        openAt("dragon_walk.vozka", 1280, 760);
        setCell(row.cell);
        const here = controller.path.rowCount() - 1;
        verify(!item("pathDisc:" + here).visible, "the tile of the piece has no disc");
        const dragon = finder.having(page, "isMoved").find(each => each.isMoved);
        verify(dragon !== undefined);
        verify(dragon.width >= 28, dragon.width);
        let discs = 0;
        for (let number = 0; number < here; ++number) {
            const disc = item("pathDisc:" + number);
            if (!disc.visible)
                continue;
            ++discs;
            verify(!meet(boxOf(disc), boxOf(dragon)), `${number}: ${boxOf(disc)} ${boxOf(dragon)}`);
        }
        if (row.cell >= 33)
            compare(discs, here, "all other steps have a disc");
    }
    function test_emptyPlaces_haveNoMarkOfForbiddenStep(): void {
        openAt("dragon_walk.vozka", 1280, 760);
        const marks = finder.having(page, "isOtherAction").filter(each => each.visible && each.isOtherAction);
        verify(marks.length > 0);
        for (const mark of marks)
            verify(board.tileAt(Qt.point(mark.choice.cellX, mark.choice.cellY)) !== null, mark.objectName);
        const forbidden = marks.filter(mark => !mark.fits);
        verify(forbidden.length > 0);
        for (const mark of forbidden) {
            verify(findChild(mark, "hatching").visible);
            verify(mark.choice.label.length > 0);
        }
    }
    function test_previewButtons_coverNoFigure_data(): var {
        const rows = [];
        for (const file of ["tower_build.vozka", "portal.vozka", "six_players.vozka", "wagon.vozka"])
            for (const cell of [29, 45, 80, 130])
                rows.push({ tag: `${file} ${cell}`, file: file, cell: cell });
        return rows;
    }
    function test_previewButtons_coverNoFigure(row: var): void {
        openAt(row.file, 1280, 760);
        toPlaceStep();
        setCell(row.cell);
        const places = choosableCells().map(each => Qt.point(each.choice.cellX, each.choice.cellY));
        const buttons = item("previewButtons");
        const preview = item("preview");
        verify(places.length > 0);
        for (const place of places.slice(0, 8)) {
            verify(controller.preview.put(place.x, place.y));
            board.camera.goTo(place.x + 0.5, place.y + 0.5);
            drawn(page);
            const tile = boxOf(preview);
            const figures = board.figureBoxes();
            const box = boxOf(buttons);
            const isFree = at => !meet(at, tile) && !figures.some(figure => meet(at, figure));
            const free = preview.clear.placesAround(tile, box.width, box.height).map(at => preview.clear.moved(at)).some(isFree);
            verify(!free || isFree(box), `${place}: ${box}`);
            verify(!meet(box, tile), `${place}: the tile that is tried is not covered`);
        }
    }
}
