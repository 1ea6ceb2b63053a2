// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A folder that many want, as a small button.
import QtQuick
import QtQuick.Templates as T
import Vozka.Models

T.Button {
    id: root

    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    implicitHeight: implicitContentHeight + topPadding + bottomPadding
    leftPadding: Theme.spacing
    rightPadding: Theme.spacing
    topPadding: Theme.spacing / 2
    bottomPadding: Theme.spacing / 2
    focusPolicy: Qt.StrongFocus
    Accessible.name: text
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()

    contentItem: Words {
        text: root.text
        font.pixelSize: Theme.smallSize + 1
        wrapMode: Text.NoWrap
    }
    background: Rectangle {
        radius: Theme.radius
        color: root.down ? Theme.line : root.hovered ? Theme.cardHover : Theme.card
        border.width: 1
        border.color: root.hovered ? Theme.dim : Theme.line

        FocusRing {
            shown: root.visualFocus
        }
    }
}
