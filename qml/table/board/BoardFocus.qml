// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Keyboard focus on the board of the table: where it starts in each step, when the board takes it, and where arrows
// lead.
import QtQuick
import Vozka.Models
import Vozka.Style

Item {
    id: root

    required property GameController controller
    required property BoardView board
    required property BoardLayers layers
    /// Part of the page from which the board takes the focus when a step starts.
    property Item focusSource: null
    /// The board takes the focus only if a choice is on it.
    property bool onlyToChoose: false
    /// Function that explains the next feature that scored, or with -1 the previous one. Returns false if there is
    /// none.
    property var explainScored: by => false
    /// Row of the candidate with the focus, or of the one that gets it first, -1 if none.
    property int currentRow: -1
    /// Where the player looks: the last cell or feature that had the focus, or the last tile.
    property point lookedAt
    property int handledDecisionCount: -1
    /// Cell on which the tile is tried, NaN if none.
    property point tried: Qt.point(NaN, NaN)
    /// Grows with every decision, falls with undo.
    readonly property int decisionCount: root.controller.decisions
    readonly property int promptKind: root.controller.prompt.kind
    readonly property int figure: root.controller.hand.figure
    readonly property Item focused: root.Window.activeFocusItem
    readonly property CellMarker cell: root.focused !== null && root.focused.visible ? root.focused as CellMarker : null
    readonly property FeatureHandle place: root.focused !== null && root.focused.visible ? root.focused as FeatureHandle : null
    /// Cell or feature with the focus, null if none.
    readonly property Item ringed: root.cell !== null ? root.cell : root.place
    readonly property bool byKeys: LastInput.byKeys

    /// True if the focus may move to the board: from the panel and from hidden items, but not from the bar, where a
    /// button may be pressed again, and not from a card over the board.
    function canTake(): bool {
        let at = root.focused;
        if (at === null || !at.visible || !at.enabled || at === root.board.parent || at === root.Window.contentItem)
            return true;
        while (at !== null && at !== root.board && at !== root.focusSource)
            at = at.parent;
        return at !== null;
    }
    /// Moves the focus to where the next step starts.
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
    // Later, when the step and the page are laid out.
    function takeSoon(): void {
        later.restart();
    }
    /// Looks at the tile just laid; after undo, where the player was.
    function begin(): void {
        const last = root.controller.board.lastCell;
        if (root.decisionCount > root.handledDecisionCount)
            root.lookedAt = Qt.point(last.x + 0.5, last.y + 0.5);
        root.handledDecisionCount = root.decisionCount;
        root.startAtPoint();
    }
    /// Arrows continue from the cell on which the mouse has placed the tile.
    function follow(): void {
        const preview = root.controller.preview;
        const at = Qt.point(preview.cellX, preview.cellY);
        const moved = preview.active && (at.x !== root.tried.x || at.y !== root.tried.y);
        root.tried = preview.active ? at : Qt.point(NaN, NaN);
        if (!moved || root.cell === null || (root.cell.choice.cellX === at.x && root.cell.choice.cellY === at.y))
            return;
        root.lookedAt = Qt.point(at.x + 0.5, at.y + 0.5);
        root.currentRow = root.controller.candidates.firstRowNear(root.lookedAt);
        // Otherwise the board would return the focus to it.
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
    /// Scrolls to the item with the focus unless the camera shows the whole board anyway.
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
        // In a review the arrows step through the turns.
        event.accepted = !root.controller.review.active || (event.modifiers & Qt.ShiftModifier) !== 0;
        if (!event.accepted)
            return;
        // When the game is over, they lead from one scored feature to the next.
        if (!(event.modifiers & Qt.ShiftModifier) && root.controller.over && root.explainScored(dx + dy))
            return;
        // Without a choice, arrows move the board.
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
    // The candidates may arrive after the decision.
    onPromptKindChanged: {
        if (root.currentRow < 0)
            root.currentRow = root.controller.candidates.firstRowNear(root.lookedAt);
    }
    onFigureChanged: root.startAtPoint()
    onRingedChanged: {
        if (root.ringed !== null)
            root.reveal(root.ringed);
    }

    Connections {
        function onChanged(): void {
            root.follow();
        }
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
