// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A tile on the board; the latest one of each player carries a thin mark.
import QtQuick
import Vozka.Models

Item {
    id: root

    required property int index
    required property int cellX
    required property int cellY
    required property string source
    required property bool isLast
    required property color lastColour
    required property string label
    required property string where
    required property int cell
    required property int detail
    /// It comes by a move, which is seen.
    property bool lively: false

    x: root.cellX * root.cell
    y: root.cellY * root.cell
    width: root.cell
    height: root.cell
    objectName: "tile:" + root.index
    z: settling.running ? 1 : 0
    Accessible.role: Accessible.Graphic
    Accessible.name: root.label
    Accessible.description: root.where
    Component.onCompleted: {
        if (root.lively && Theme.pace > 0)
            settling.start();
    }

    NumberAnimation {
        id: settling

        target: root
        property: "scale"
        from: 1.14
        to: 1
        duration: 260 * Theme.pace
        easing.type: Easing.OutCubic
    }
    Image {
        anchors.fill: parent
        sourceSize.width: root.detail
        source: root.source
    }
    Rectangle {
        anchors.fill: parent
        anchors.margins: border.width / 2
        visible: root.isLast && AppSettings.markLastTiles
        color: "transparent"
        opacity: 0.85
        border.width: Math.max(2, Math.round(root.cell * 0.025))
        border.color: root.lastColour
    }
}
