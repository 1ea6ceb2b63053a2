// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Where the keyboard is on the table's board: at which place it begins with each step, when it takes the focus, and
// where the arrows lead.
import QtQuick
import Vozka.Models

Item {
    id: root

    required property GameController controller
    required property BoardView board
    required property BoardLayers layers
    /// A part of the page that gives the focus away when a step begins.
    property Item giver: null
    /// Where nothing is to be done on the board, the keyboard is wanted elsewhere.
    property bool onlyToChoose: false
    /// Tells about the next feature for which anybody scored, or with -1 the one before; whether there is any.
    property var tellScored: by => false
    /// The candidate at which the keyboard is or would begin, -1 for none.
    property int currentRow: -1
    /// Where the player looks: the last cell or feature that had the focus, or the last tile.
    property point lookedAt
    property int momentSeen: -1
    /// The cell on which the tile is tried, none while it is not.
    property point tried: Qt.point(NaN, NaN)
    /// Grows with every decision; undo takes it back.
    readonly property int moment: root.controller.decisions
    readonly property int asked: root.controller.prompt.kind
    /// Another kind of figure has other places.
    readonly property int figure: root.controller.hand.figure
    readonly property Item focused: root.Window.activeFocusItem
    readonly property CellMarker cell: root.focused !== null && root.focused.visible ? root.focused as CellMarker : null
    readonly property FeatureHandle place: root.focused !== null && root.focused.visible ? root.focused as FeatureHandle : null
    /// The cell or feature that has the focus, null if none has.
    readonly property Item ringed: root.cell !== null ? root.cell : root.place
    readonly property bool byKeys: LastInput.byKeys

    /// From the panel and from what is gone; not from the bar, where the same button may be wanted again, nor from
    /// what lies over the board and waits for an answer.
    function mayTake(): bool {
        let at = root.focused;
        if (at === null || !at.visible || !at.enabled || at === root.board.parent || at === root.Window.contentItem)
            return true;
        while (at !== null && at !== root.board && at !== root.giver)
            at = at.parent;
        return at !== null;
    }
    /// Whoever plays by keyboard finds the focus where the next step begins.
    function take(): void {
        if (!root.board.visible || !root.board.enabled || root.ringed !== null || !root.mayTake())
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
    // What a step shows and where a page stands is settled first.
    function takeSoon(): void {
        later.restart();
    }
    /// Looks at the tile just laid; after undo, where the player was.
    function begin(): void {
        const last = root.controller.board.lastCell;
        if (root.moment > root.momentSeen)
            root.lookedAt = Qt.point(last.x + 0.5, last.y + 0.5);
        root.momentSeen = root.moment;
        root.beginThere();
    }
    /// The mouse has laid the tile elsewhere than where the keys are: Enter leaves it there, and arrows go on from there.
    function follow(): void {
        const preview = root.controller.preview;
        const at = Qt.point(preview.cellX, preview.cellY);
        const moved = preview.active && (at.x !== root.tried.x || at.y !== root.tried.y);
        root.tried = preview.active ? at : Qt.point(NaN, NaN);
        if (!moved || root.cell === null || (root.cell.choice.cellX === at.x && root.cell.choice.cellY === at.y))
            return;
        root.lookedAt = Qt.point(at.x + 0.5, at.y + 0.5);
        root.currentRow = root.controller.candidates.beginAt(root.lookedAt);
        // Else the board would give it back.
        root.cell.focus = false;
        root.board.forceActiveFocus(Qt.MouseFocusReason);
    }
    function beginGame(): void {
        root.momentSeen = -1;
        root.begin();
    }
    function beginThere(): void {
        root.currentRow = root.controller.candidates.beginAt(root.lookedAt);
        root.takeSoon();
    }
    /// Brings the camera to what has the focus. What is kept whole is in sight.
    function bringBack(item: Item): void {
        const camera = root.board.camera;
        const margin = camera.cell / 2;
        const west = camera.x + item.x - margin;
        const north = camera.y + item.y - margin - root.board.topMargin;
        const east = west + item.width + 2 * margin - root.board.width;
        const south = north + item.height + 2 * margin + root.board.topMargin - root.board.height;
        const dx = west < 0 ? west : Math.max(0, east);
        const dy = north < 0 ? north : Math.max(0, south);
        const middle = camera.boardPoint(camera.centre());
        if (!camera.following && (dx !== 0 || dy !== 0))
            camera.goTo(middle.x + dx / camera.cell, middle.y + dy / camera.cell);
    }
    function arrow(event: var, dx: int, dy: int): void {
        // While one looks back, they are for the turns.
        event.accepted = !root.controller.review.active || (event.modifiers & Qt.ShiftModifier) !== 0;
        if (!event.accepted)
            return;
        // When all is over, they go from one feature that scored to the next.
        if (!(event.modifiers & Qt.ShiftModifier) && root.controller.over && root.tellScored(dx + dy))
            return;
        // Where there is nothing to choose, arrows look round too.
        if ((event.modifiers & Qt.ShiftModifier) || root.currentRow < 0)
            root.board.camera.pan(-dx * 80, -dy * 80);
        else
            root.layers.focusOn(root.layers.focusedRow < 0 ? root.currentRow
                                : root.controller.candidates.towards(root.layers.focusedRow, dx, dy));
    }
    /// From the board itself to where something may be chosen.
    function enter(): void {
        if (root.focused === root.board)
            root.focusChoice();
    }

    onMomentChanged: root.begin()
    // What is offered may come later than the moment at which it is; the focus stays where it is.
    onAskedChanged: {
        if (root.currentRow < 0)
            root.currentRow = root.controller.candidates.beginAt(root.lookedAt);
    }
    onFigureChanged: root.beginThere()
    onRingedChanged: {
        if (root.ringed !== null)
            root.bringBack(root.ringed);
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
    RingOnBoard {
        parent: root.board.ground
        z: 8
        ringed: root.ringed
        shown: root.byKeys
    }
}
