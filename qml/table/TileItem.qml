// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A tile on the board; the latest one of each player carries a thin mark.
import QtQuick

Item {
    id: root

    required property int cellX
    required property int cellY
    required property string source
    required property bool isLast
    required property color lastColour
    required property string label
    required property string where
    required property int cell
    required property int detail

    x: root.cellX * root.cell
    y: root.cellY * root.cell
    width: root.cell
    height: root.cell
    Accessible.role: Accessible.Graphic
    Accessible.name: root.label
    Accessible.description: root.where

    Image {
        anchors.fill: parent
        sourceSize.width: root.detail
        sourceSize.height: root.detail
        source: root.source
    }
    Rectangle {
        anchors.fill: parent
        anchors.margins: border.width / 2
        visible: root.isLast
        color: "transparent"
        opacity: 0.85
        border.width: Math.max(2, Math.round(root.cell * 0.025))
        border.color: root.lastColour
    }
}
