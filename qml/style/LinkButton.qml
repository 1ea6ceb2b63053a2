// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Button that is drawn as an underlined link, with an icon if `symbol` is set.
import QtQuick
import QtQuick.Templates as T
import Vozka.Style

T.AbstractButton {
    id: root

    required property string symbol

    implicitWidth: implicitContentWidth
    implicitHeight: implicitContentHeight + Theme.spacing
    padding: 0
    Accessible.role: Accessible.Link
    Accessible.name: text

    font.pixelSize: Theme.smallSize + 1
    font.underline: true

    contentItem: IconLabel {
        symbol: root.symbol
        text: root.text
        colour: Theme.text
        font: root.font
    }
    background: FocusRing {
        anchors.margins: -2
        radius: Theme.radius / 2
        shown: root.visualFocus
    }
    HoverHandler { cursorShape: Qt.PointingHandCursor }
}
