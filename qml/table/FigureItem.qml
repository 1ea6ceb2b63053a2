// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A figure on the board. It beats while it stands in the way of something.
import QtQuick

Item {
    id: root

    required property int cellX
    required property int cellY
    required property real placeX
    required property real placeY
    required property string source
    required property string label
    required property string where
    required property bool inTheWay
    required property int cell
    required property int detail

    readonly property int side: Math.round(root.cell * 0.42)
    /// Of its square: where its foot stands.
    readonly property real foot: 0.92

    x: Math.round((root.cellX + root.placeX) * root.cell - root.side / 2)
    y: Math.round((root.cellY + root.placeY) * root.cell - root.side * root.foot)
    z: root.cellY + root.placeY
    width: root.side
    height: root.side
    objectName: "figure:" + root.cellX + "," + root.cellY
    Accessible.role: Accessible.Graphic
    Accessible.name: root.label
    Accessible.description: root.where

    Image {
        id: picture

        anchors.fill: parent
        sourceSize.width: Math.max(32, root.detail / 2)
        sourceSize.height: Math.max(32, root.detail / 2)
        source: root.source
        transformOrigin: Item.Bottom

        NumberAnimation on scale {
            from: 1.5
            to: 1
            duration: 260
            easing.type: Easing.OutBack
        }
        SequentialAnimation {
            running: root.inTheWay
            loops: 3
            onStopped: picture.scale = 1

            NumberAnimation { target: picture; property: "scale"; to: 1.35; duration: 180; easing.type: Easing.OutQuad }
            NumberAnimation { target: picture; property: "scale"; to: 1; duration: 260; easing.type: Easing.InQuad }
        }
    }
}
