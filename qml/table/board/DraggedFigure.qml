// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The moving figure, to be dragged to its target.
import QtQuick
import Vozka.Models

Draggable {
    id: root

    required property GameController controller

    objectName: "movingFigureHandle"
    Accessible.role: Accessible.Graphic
    Accessible.name: root.controller.movingFigure.label
    dragKind: BoardDrag.Figure
    dragNumber: root.controller.movingFigure.figure
    dragPicture: root.controller.movingFigure.source

    Image {
        anchors.fill: parent
        anchors.margins: 8
        sourceSize.width: width
        source: root.controller.movingFigure.source
        opacity: root.held ? 0.25 : 1
    }
}
