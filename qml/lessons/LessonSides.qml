// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Both editions side by side: the same board with the figure on the same tile, and the answer of each edition.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models
import Vozka.Style

Item {
    id: root

    required property OpenLesson openLesson
    readonly property alias camera: shared
    /// Share of the height for the boards: what the longer list leaves free, at least `smallestShare`.
    property real share: root.smallestShare
    readonly property real smallestShare: 0.58
    /// Least height of the lists. A list of height 0 creates no rows, so its content could not be measured.
    readonly property real smallestList: 75 * Theme.scale
    readonly property real messagesHeight: Math.max(classic.messagesHeight, modern.messagesHeight)
    /// Item below which tool tips are shown, so that they do not cover the names of the editions.
    readonly property Item toolTipsBelow: classic.heading
    /// True if the title and the buttons fit into one line.
    readonly property bool wide: root.width >= 900 * Theme.scale

    signal rulesRequested

    objectName: "lessonSides"
    onHeightChanged: dividing.restart()
    onMessagesHeightChanged: dividing.restart()

    component LessonSide: SideBoard {
        id: side

        required property LessonBoard board

        y: top.y + top.height
        height: root.height - y
        camera: shared
        share: root.share
        tiles: side.board.tiles
        figures: side.board.figures
        lists: side.board.lists
        highlightedCells: side.board.highlightedCells
        entry: side.board.entry
        detail: side.camera.cell <= 64 ? 64 : side.camera.cell <= 128 ? 128 : 256
        growth: side.board.growth
        onCellChosen: (x, y, within) => root.openLesson.tapAt(x, y, within)
        onEntryHovered: entry => side.board.entry = entry

        LessonPlaces {
            parent: side.above
            openLesson: root.openLesson
            cell: side.camera.cell
        }
        Binding {
            target: side.board
            property: "markSize"
            value: side.markSide / side.camera.cell
        }
    }

    // Divides the height after the rows exist, because the height of a list is not known before.
    Timer {
        id: dividing

        interval: 0
        onTriggered: {
            const list = Math.max(root.smallestList, root.messagesHeight);
            root.share = Math.max(root.smallestShare, 1 - list / Math.max(1, classic.bodyHeight));
        }
    }
    LessonCamera {
        id: shared

        board: root.openLesson.classic.tiles
        viewWidth: classic.width
        viewHeight: classic.viewHeight
        extent: root.openLesson.classic.extent
    }
    Item {
        id: top

        x: Theme.spacing * 1.5
        y: Theme.spacing
        width: parent.width - Theme.spacing * 3
        height: header.height + (root.wide || aside.height === 0 ? 0 : aside.height + Theme.spacing / 2)

        LessonHeader {
            id: header

            width: parent.width
            spare: root.wide ? aside.width + Theme.spacing : 0
            compareName: "lessonOneBoard"
            openLesson: root.openLesson
            onRulesRequested: root.rulesRequested()
        }
        Row {
            id: aside

            x: root.wide ? header.spareEnd - width : parent.width - width
            y: root.wide ? 0 : parent.height - height
            spacing: Theme.spacing

            NextPlaceRow {
                width: Math.min(implicitWidth, root.width * 0.4)
                brief: true
                visible: root.openLesson.placeFeet.length > 1
                openLesson: root.openLesson
            }
            LessonNext {
                id: next

                width: Math.min(implicitWidth, root.width * 0.4)
                visible: root.openLesson.step.next.length > 0
                openLesson: root.openLesson
            }
        }
    }
    LessonSide {
        id: classic

        objectName: "lessonClassic"
        width: Math.floor((root.width - 1) / 2)
        board: root.openLesson.classic
        symbol: "edition-c1"
        title: qsTr("Classic edition")
    }
    Line {
        x: classic.width
        y: classic.y
        height: classic.height
    }
    LessonSide {
        id: modern

        objectName: "lessonNew"
        x: classic.width + 1
        width: root.width - x
        board: root.openLesson.modern
        symbol: "edition-c2"
        title: qsTr("New edition")
    }
}
