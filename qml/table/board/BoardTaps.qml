// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What a tap on the table's board does: the tile in hand is tried on the cell, turned and left there, or what is asked
// is done with the feature or the figure there.
import QtQuick
import Vozka.Models

QtObject {
    id: root

    required property GameController controller
    required property BoardView board
    readonly property TilePreview preview: root.controller.preview
    property bool turnedByTap: false
    property double tappedAt: 0
    readonly property int doubleClickTime: 400

    signal refused(verdict: verdict)

    function isPreviewed(cell: point): bool {
        return root.preview.active && root.preview.cellX === cell.x && root.preview.cellY === cell.y;
    }
    function confirm(): void {
        if (root.preview.active)
            root.controller.chooseSoon(root.preview.row);
    }
    function pickCell(x: int, y: int): void {
        if (root.isPreviewed(Qt.point(x, y)))
            root.confirm();
        else
            root.preview.put(x, y);
    }
    /// A first tap lays the tile on the cell, further ones turn it, a double tap leaves it there; so does a second one
    /// where there is nothing to turn. Beside the tiles, where it cannot lie in any turn, it is said why.
    function tapCell(cell: point): void {
        const again = root.isPreviewed(cell);
        const quick = Date.now() - root.tappedAt < root.doubleClickTime;
        root.tappedAt = Date.now();
        if (again && quick) {
            if (root.turnedByTap)
                root.controller.turnHand(-1);
            root.confirm();
        } else if (again && root.preview.ways === 1) {
            root.confirm();
        } else if (again) {
            root.controller.turnHand(1);
        } else if (!root.preview.put(cell.x, cell.y)) {
            const own = root.controller.step === GameController.OwnTile;
            const verdict = own ? root.controller.drops.ownTileVerdict(cell.x, cell.y)
                                : root.controller.drops.tileVerdict(cell.x, cell.y);
            if ((own || root.controller.step === GameController.Place) && verdict.side >= 0)
                root.refused(verdict);
        }
        root.turnedByTap = again;
    }
    function tapFeature(at: point): void {
        const cell = root.board.cellAt(at);
        const within = root.board.withinCell(at);
        const verdict = root.controller.drops.tapVerdict(cell.x, cell.y, within);
        if (verdict.allowed)
            root.controller.chooseSoon(verdict.row);
        else if (root.controller.drops.candidateAt(cell.x, cell.y, within) >= 0)
            root.refused(verdict);
    }
}
