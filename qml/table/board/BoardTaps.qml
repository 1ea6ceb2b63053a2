// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Handles taps on the board of the table: tries, turns or places the tile in hand, or makes the choice of the step
// for the feature or figure under the tap.
import QtQuick
import Vozka.Models

QtObject {
    id: root

    required property GameController controller
    required property BoardView board
    readonly property TilePreview preview: root.controller.preview
    objectName: "boardTaps"
    property bool turnedByTap: false
    property double tappedAt: 0
    /// Longest time between the taps of a double tap, in milliseconds. Tests change it to exclude or to force double
    /// taps.
    property int doubleClickTime: 400

    signal refused(result: dropResult)
    /// Emitted for a tap on the tile that is tried if it fits in one rotation only.
    signal cannotTurn

    function isPreviewed(cell: point): bool {
        return root.preview.active && root.preview.cellX === cell.x && root.preview.cellY === cell.y;
    }
    function confirm(): void {
        root.controller.chooseSoon(root.preview.row);
    }
    /// Handles a tap on a cell. The first tap tries the tile on the cell, further taps turn it. A double tap places
    /// it, or the second tap if the user chose that in the settings. If no rotation fits, the reason is shown.
    function tapCell(cell: point): void {
        const time = Date.now();
        const again = root.isPreviewed(cell);
        const quick = again && time - root.tappedAt < root.doubleClickTime;
        const turns = again && !quick && !AppSettings.secondClickPlaces && root.preview.ways > 1;
        root.tappedAt = time;
        if (quick) {
            if (root.turnedByTap)
                root.controller.turnHand(-1);
            root.confirm();
        } else if (turns) {
            root.controller.turnHand(1);
        } else if (again && AppSettings.secondClickPlaces) {
            root.confirm();
        } else if (again) {
            root.cannotTurn();
        } else if (!root.preview.put(cell.x, cell.y)) {
            const result = root.controller.drops.tileDropResult(cell.x, cell.y);
            if (result.side >= 0)
                root.refused(result);
        }
        root.turnedByTap = turns;
    }
    function tapFeature(at: point): void {
        const cell = root.board.cellAt(at);
        const within = root.board.withinCell(at);
        const result = root.controller.drops.tapResult(cell.x, cell.y, within);
        if (result.allowed)
            root.controller.chooseSoon(result.row);
        else if (result.message.length > 0)
            root.refused(result);
    }
}
