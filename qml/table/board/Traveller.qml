// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The figure that goes on or home: it is dragged to where it goes.
import QtQuick
import Vozka.Models

Draggable {
    id: root

    required property GameController controller

    signal figureMoved(figure: int, source: string, scene: point)

    objectName: "traveller"
    Accessible.role: Accessible.Graphic
    Accessible.name: root.controller.movingFigure.label
    onMoved: scene => root.figureMoved(root.controller.movingFigure.figure, root.controller.movingFigure.source, scene)

    Image {
        anchors.fill: parent
        anchors.margins: 8
        sourceSize.width: width
        source: root.controller.movingFigure.source
        opacity: root.held ? 0.25 : 1
    }
}
