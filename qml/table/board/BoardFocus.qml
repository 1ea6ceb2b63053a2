// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Keyboard focus on the board of the table: its first item in each step, when the board takes it, and the effect of
// the arrow keys.
import QtQuick
import Vozka.Models
import Vozka.Style

Item {
    id: root

    required property GameController controller
    required property BoardView board
    required property BoardLayers layers
    /// Part of the page from where the board takes the focus when a step starts, null if none.
    property Item focusSource: null
    /// True if the board takes the focus only in steps with a choice on the board.
    property bool onlyToChoose: false
    /// Function that explains the next scored feature (1) or the previous one (-1). Returns false if no such feature
    /// exists.
    property var explainScored: by => false
    /// Row of the candidate with the focus, or of the candidate that gets it first, -1 if none.
    property int currentRow: -1
    /// Point of the board where the focus starts: the last cell or feature with the focus, or the last tile.
    property point lookedAt
    property int handledDecisionCount: -1
    /// Cell on which the tile is tried, NaN if none.
    property point tried: Qt.point(NaN, NaN)
    /// Increases with every decision, decreases with undo.
    readonly property int decisionCount: root.controller.decisions
    readonly property int promptKind: root.controller.prompt.kind
    readonly property int figure: root.controller.hand.figure
    readonly property Item focused: root.Window.activeFocusItem
    readonly property CellMarker cell: root.focused !== null && root.focused.visible ? root.focused as CellMarker : null
    readonly property FeatureHandle place: root.focused !== null && root.focused.visible ? root.focused as FeatureHandle : null
    /// Marker of the cell or the feature with the focus, null if none.
    readonly property Item ringed: root.cell !== null ? root.cell : root.place
    readonly property bool byKeys: LastInput.byKeys

    /// Returns true if the focus may move to the board: from the panel and from hidden items. Not from the bar, where
    /// a button may be pressed again, and not from a card over the board.
    function canTake(): bool {
        let at = root.focused;
        if (at === null || !at.visible || !at.enabled || at === root.board.parent || at === root.Window.contentItem)
            return true;
        while (at !== null && at !== root.board && at !== root.focusSource)
            at = at.parent;
        return at !== null;
    }
    /// Moves the focus to the board and, if the keyboard was used last, to the first choice of the step.
    function take(): void {
        if (!root.board.visible || !root.board.enabled || root.ringed !== null || !root.canTake())
            return;
        if (root.onlyToChoose && root.currentRow < 0)
            return;
        root.board.forceActiveFocus(Qt.OtherFocusReason);
        if (root.byKeys)
            root.focusChoice();
    }
    function focusChoice(): void {
        if (root.currentRow >= 0)
            root.layers.focusOn(root.currentRow);
        else if (root.board.areas !== null)
            root.board.areas.focusOffer(0);
    }
    // Calls `take` after the step and the page are laid out.
    function takeSoon(): void {
        later.restart();
    }
    /// Starts a step at the last tile; after undo, at the point where the focus was.
    function begin(): void {
        const last = root.controller.board.lastCell;
        if (root.decisionCount > root.handledDecisionCount)
            root.lookedAt = Qt.point(last.x + 0.5, last.y + 0.5);
        root.handledDecisionCount = root.decisionCount;
        root.startAtPoint();
    }
    /// Makes the arrow keys continue from the cell where the tile is tried by mouse.
    function follow(): void {
        const preview = root.controller.preview;
        const at = Qt.point(preview.cellX, preview.cellY);
        const moved = preview.active && (at.x !== root.tried.x || at.y !== root.tried.y);
        root.tried = preview.active ? at : Qt.point(NaN, NaN);
        if (!moved || root.cell === null || (root.cell.choice.cellX === at.x && root.cell.choice.cellY === at.y))
            return;
        root.lookedAt = Qt.point(at.x + 0.5, at.y + 0.5);
        root.currentRow = root.controller.candidates.firstRowNear(root.lookedAt);
        // Otherwise `forceActiveFocus` of the board would return the focus to this cell.
        root.cell.focus = false;
        root.board.forceActiveFocus(Qt.MouseFocusReason);
    }
    function beginGame(): void {
        root.handledDecisionCount = -1;
        root.begin();
    }
    function startAtPoint(): void {
        root.currentRow = root.controller.candidates.firstRowNear(root.lookedAt);
        root.takeSoon();
    }
    /// Scrolls to the item with the focus, unless the camera shows the whole board.
    function reveal(item: Item): void {
        const camera = root.board.camera;
        const margin = camera.cell / 2;
        const west = camera.x + item.x - margin;
        const north = camera.y + item.y - margin - root.board.topMargin;
        const east = west + item.width + 2 * margin - root.board.width;
        const south = north + item.height + 2 * margin + root.board.topMargin - root.board.height;
        const dx = west < 0 ? west : Math.max(0, east);
        const dy = north < 0 ? north : Math.max(0, south);
        const middle = camera.boardPoint(camera.centre());
        if (!camera.whole && (dx !== 0 || dy !== 0))
            camera.visit(middle.x + dx / camera.cell, middle.y + dy / camera.cell);
    }
    function arrow(event: var, dx: int, dy: int): void {
        // In a review, the arrow keys without Shift step through the turns.
        event.accepted = !root.controller.review.active || (event.modifiers & Qt.ShiftModifier) !== 0;
        if (!event.accepted)
            return;
        // After the game, the arrow keys lead from one scored feature to the next.
        if (!(event.modifiers & Qt.ShiftModifier) && root.controller.over && root.explainScored(dx + dy))
            return;
        // Without a choice, or with Shift, the arrow keys move the board.
        if ((event.modifiers & Qt.ShiftModifier) || root.currentRow < 0)
            root.board.camera.pan(-dx * 80, -dy * 80);
        else
            root.layers.focusOn(root.layers.focusedRow < 0 ? root.currentRow
                                : root.controller.candidates.towards(root.layers.focusedRow, dx, dy));
    }
    function enter(): void {
        if (root.focused === root.board)
            root.focusChoice();
    }

    onDecisionCountChanged: root.begin()
    // The candidates can change after the number of decisions.
    onPromptKindChanged: {
        if (root.currentRow < 0)
            root.currentRow = root.controller.candidates.firstRowNear(root.lookedAt);
    }
    onFigureChanged: root.startAtPoint()
    onRingedChanged: if (root.ringed !== null) root.reveal(root.ringed)

    Connections {
        function onChanged(): void { root.follow(); }
        target: root.controller.preview
    }
    Timer {
        id: later

        interval: 0
        onTriggered: root.take()
    }
    Connections {
        function onFocusedRowChanged(): void {
            if (root.layers.focusedRow < 0)
                return;
            root.currentRow = root.layers.focusedRow;
            root.lookedAt = root.controller.candidates.placeAt(root.layers.focusedRow);
        }
        target: root.layers
    }
    Item {
        parent: root.board.ground
        z: 8
        x: root.ringed ? root.ringed.x : 0
        y: root.ringed ? root.ringed.y : 0
        width: root.ringed ? root.ringed.width : 0
        height: root.ringed ? root.ringed.height : 0

        FocusRing {
            objectName: "boardFocus"
            radius: root.ringed instanceof FeatureHandle ? width / 2 : Theme.radius / 2
            overMap: true
            shown: root.ringed !== null && root.byKeys
        }
    }
}
