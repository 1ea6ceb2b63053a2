// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The board of a lesson. In Try the figure can be dragged to a feature, in Quiz features can be marked.
import QtQuick
import Vozka.Models
import Vozka.Style

BoardView {
    id: root

    required property OpenLesson openLesson
    /// Parent of the dragged picture of the figure.
    required property Item dragParent
    readonly property LessonBoard board: root.openLesson.board
    readonly property bool trying: root.openLesson.mode === LessonStep.Task
    /// True if a feature can be chosen, by click or by keys.
    readonly property bool choosing: root.trying || (root.openLesson.mode === LessonStep.Question && !root.openLesson.step.ended)

    function hoverUnder(at: point): void {
        const cell = root.cellAt(at);
        const within = root.withinCell(at);
        root.openLesson.hoverAt(cell.x, cell.y, within);
        hover.over = root.openLesson.canPlaceAt(cell.x, cell.y, within);
    }

    title: qsTr("Board")
    tiles: root.board.tiles
    figures: root.board.figures
    lists: root.board.lists
    highlightedCells: root.board.highlightedCells
    extent: root.board.extent
    camera: LessonCamera {
        board: root.board.tiles
        viewWidth: root.width
        viewHeight: root.height
        extent: root.board.extent
    }
    withTable: false
    animated: root.openLesson.mode !== LessonStep.Question && root.visible
    entry: root.board.entry
    growth: root.board.growth
    activeFocusOnTab: true
    onTapped: at => {
        const cell = root.cellAt(at);
        root.forceActiveFocus();
        root.openLesson.tapAt(cell.x, cell.y, root.withinCell(at));
    }
    onEntryHovered: entry => root.board.entry = entry
    onPicked: entry => {
        root.forceActiveFocus();
        root.openLesson.tapEntry(entry);
    }
    Accessible.focusable: true
    Keys.onPressed: event => {
        const by = { [Qt.Key_Left]: -1, [Qt.Key_Up]: -1, [Qt.Key_Right]: 1, [Qt.Key_Down]: 1,
                     [Qt.Key_Return]: 0, [Qt.Key_Enter]: 0, [Qt.Key_Space]: 0 }[event.key];
        event.accepted = root.choosing && by !== undefined;
        if (event.accepted && by === 0) {
            root.openLesson.pick();
        } else if (event.accepted) {
            hover.wasHovered = false;
            root.openLesson.hoverNext(by);
        }
    }

    LessonPlaces {
        parent: root.above
        openLesson: root.openLesson
        cell: root.camera.cell
    }
    // The figure to be dragged, in a ring. During the drag, the reason is shown next to it if it must not be dropped
    // there.
    Draggable {
        id: figure

        readonly property int cell: root.camera.cell
        readonly property int side: Math.max(30, Math.round(figure.cell * (root.openLesson.figure.size + 0.1)))
        readonly property int line: Math.max(3, Math.round(figure.cell * 0.03))

        /// Returns the point of the board under the dragged picture.
        function dragPoint(): point {
            return root.mapFromItem(root.dragParent, ghost.at);
        }

        parent: root.above
        z: 1
        visible: root.trying && root.openLesson.figure.active
        objectName: "lessonFigure"
        x: Math.round(root.openLesson.figure.place.x * figure.cell - figure.side / 2)
        y: Math.round(root.openLesson.figure.place.y * figure.cell - figure.cell * root.openLesson.figure.size * 0.42 - figure.side / 2)
        width: figure.side
        height: figure.side
        Accessible.role: Accessible.Graphic
        Accessible.name: root.openLesson.figure.label
        onMoved: scene => {
            ghost.moveTo(root.dragParent.mapFromItem(null, scene));
            const at = figure.dragPoint();
            const cell = root.cellAt(at);
            const within = root.withinCell(at);
            root.openLesson.hoverAt(cell.x, cell.y, within);
            const dropResult = root.openLesson.dropResultAt(cell.x, cell.y, within);
            if (dropResult.message.length > 0 && root.contains(at))
                reason.showFor(dropResult, ghost.at, ghost.height / 2);
            else
                reason.clear();
        }
        onDropped: {
            const home = figure.mapToItem(root.dragParent, figure.width / 2, figure.height / 2);
            const at = figure.dragPoint();
            const cell = root.cellAt(at);
            root.openLesson.clearHover();
            reason.clear();
            const accepted = root.contains(at) ? root.openLesson.tapAt(cell.x, cell.y, root.withinCell(at))
                                                     : root.openLesson.dropOnSupply();
            if (accepted)
                ghost.drop();
            else
                ghost.glideBack(home);
        }

        OutlinedFrame {
            anchors.fill: parent
            anchors.margins: -figure.line - 1
            radius: width / 2
            line: figure.line
            edge: 1
            ink: Theme.frame
        }
        DragGhost {
            id: ghost

            parent: root.dragParent
            width: Math.max(40, Math.min(90, Math.round(figure.cell * 0.46)))
            height: width

            Image {
                anchors.fill: parent
                sourceSize.width: 128
                sourceSize.height: 128
                source: root.openLesson.figure.source
            }
        }
        HeldReason {
            id: reason

            parent: root.dragParent
        }
    }
    Binding {
        target: root.board
        property: "markSize"
        value: root.markSide / root.camera.cell
    }
    PointerTracker {
        id: hover

        property bool over: false
        property bool wasHovered: false

        cursorShape: hover.over ? Qt.PointingHandCursor : Qt.ArrowCursor
        onMoved: at => {
            if (figure.held)
                return;
            hover.wasHovered = true;
            root.hoverUnder(at);
        }
        onHoveredChanged: {
            // A feature that was highlighted by the keys stays highlighted.
            if (!hover.hovered && hover.wasHovered)
                root.openLesson.clearHover();
            hover.wasHovered = hover.hovered;
        }
    }
    RoundButton {
        objectName: "fitLesson"
        anchors.left: parent.left
        anchors.bottom: parent.bottom
        anchors.margins: Theme.spacing * 1.5
        visible: !root.camera.following
        icon.name: "fit"
        text: qsTr("Show the whole board")
        keys: "0"
        onClicked: root.fitAll()
    }
    FocusRing {
        anchors.margins: Theme.spacing
        overMap: true
        shown: root.activeFocus && LastInput.byKeys
    }
}
