// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Menu of a point of the board: for the feature or figure there, or for the open cell.
import QtQuick
import Vozka.Models
import Vozka.Style

EntryMenu {
    id: root

    required property GameController controller
    readonly property Overlays overlays: root.controller.overlays
    property point cell
    property point within
    property int figure: -1
    /// Values of the entries, set by `openAt`: name and rule of the feature (empty if none), row of the log (-1 if
    /// none), and whether the range of a figure, the tiles that fit, and a turn of the tile are offered.
    property string feature: ""
    property string rule: ""
    property int logRow: -1
    property bool offersRange: false
    property bool open: false
    property bool holdsTile: false

    signal logRequested(x: int, y: int)
    /// Emitted when the explanation of the point should be shown.
    signal explained

    /// Opens the menu of the point. Returns false if it has no entries.
    function openAt(board: Item, at: point, cell: point, within: point, figure: int): bool {
        root.cell = cell;
        root.within = within;
        root.figure = figure;
        root.feature = root.overlays.featureNameAt(cell.x, cell.y, within);
        root.rule = root.overlays.ruleAt(cell.x, cell.y, within);
        root.logRow = root.controller.log.rowOfTile(cell.x, cell.y);
        root.offersRange = root.overlays.hasRange && root.feature.length > 0;
        root.open = root.overlays.hasTilesLeft && root.overlays.isOpen(cell.x, cell.y);
        root.holdsTile = root.controller.prompt.kind === Prompt.Place && root.feature.length === 0;
        const some = root.feature.length > 0 || root.open || root.holdsTile;
        if (some)
            root.popup(board, at.x, at.y);
        return some;
    }
    function point(): void {
        root.overlays.hoverAt(root.cell.x, root.cell.y, root.within);
        root.explained();
    }
    function inspect(): void {
        root.overlays.inspecting = true;
        root.point();
    }
    function explain(kind: int): void {
        root.overlays.kind = kind;
        root.point();
    }
    function askRange(): void {
        root.overlays.kind = Overlays.Range;
        if (root.figure < 0 || !root.overlays.canMoveOn(root.figure) || !root.overlays.chooseFigure(root.figure))
            root.overlays.chooseAt(root.cell.x, root.cell.y, root.within);
    }

    objectName: "boardMenu"

    entries: [
        { name: "menuTurn", offered: root.holdsTile, text: qsTr("Turn the tile"), keys: "R",
          press: () => root.controller.turnHand(1) },
        { name: "menuFits", offered: root.open, text: qsTr("What fits here"), keys: "D",
          press: () => root.explain(Overlays.Dead) },
        { name: "menuInspect", offered: root.feature.length > 0, text: qsTr("Inspect"), keys: "I",
          press: () => root.inspect() },
        { name: "menuOwners", offered: root.feature.length > 0, text: qsTr("Owners"), keys: "P",
          press: () => root.explain(Overlays.Owners) },
        { name: "menuRange", offered: root.offersRange, text: qsTr("Range from here"), keys: "O",
          press: () => root.askRange() },
        //: %1 is a kind of feature ("City").
        { name: "menuRule", offered: root.rule.length > 0, text: qsTr("%1: the rule").arg(root.feature), keys: "",
          press: () => Navigator.showRule(root.rule) },
        { name: "menuLog", offered: root.logRow >= 0, text: qsTr("In the log"), keys: "",
          press: () => root.logRequested(root.cell.x, root.cell.y) }
    ]
}
