// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The figures of a player in a single line: their number, and figures that the player on turn can take back.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models
import Vozka.Style

Row {
    id: root

    required property GameController controller
    required property int seat
    required property RowList holdings
    required property int figuresLeft
    required property string figureSource
    required property int size

    spacing: Theme.spacing / 2

    Repeater {
        model: root.visible ? root.holdings : null

        HeldTokens {
            required property int index

            visible: isOffered
            size: root.size
            onTaken: root.controller.acceptOffer(root.seat, index)
        }
    }
    Picture {
        anchors.verticalCenter: parent.verticalCenter
        size: root.size
        opacity: root.figuresLeft > 0 ? 1 : 0.3
        source: root.figureSource
    }
    Label {
        objectName: "figuresLeft"
        anchors.verticalCenter: parent.verticalCenter
        font.pixelSize: Theme.smallSize
        text: "×" + root.figuresLeft
        Accessible.name: qsTr("%n figure(s) left", "", root.figuresLeft)
    }
}
