// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The figure of a lesson, in a ring, to be dragged from where it stands.
import QtQuick
import Vozka.Models
import Vozka.Style

Item {
    id: root

    required property OpenLesson openLesson
    required property int cell
    /// The ring lies round the figure.
    readonly property int side: Math.max(30, Math.round(root.cell * (root.openLesson.figureSize + 0.1)))
    readonly property int line: Math.max(3, Math.round(root.cell * 0.03))

    signal moved(scene: point)
    signal dropped(home: point)

    Draggable {
        id: figure

        objectName: "lessonFigure"
        x: Math.round(root.openLesson.figurePlace.x * root.cell - root.side / 2)
        y: Math.round(root.openLesson.figurePlace.y * root.cell - root.cell * root.openLesson.figureSize * 0.42 - root.side / 2)
        width: root.side
        height: root.side
        Accessible.role: Accessible.Graphic
        Accessible.name: root.openLesson.figureLabel
        onMoved: scene => root.moved(scene)
        onDropped: root.dropped(figure.mapToItem(null, figure.width / 2, figure.height / 2))

        Rectangle {
            anchors.fill: parent
            anchors.margins: -root.line
            radius: width / 2
            color: "transparent"
            border.width: root.line
            border.color: Theme.frame
        }
    }
}
