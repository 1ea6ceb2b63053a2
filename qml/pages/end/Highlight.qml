// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// One thing that stood out in a game: what it was, whose, when and for what. A click shows it on the board.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Vozka.Models
import Vozka.Style

T.Button {
    id: root

    required property string title
    required text
    required property string when
    required property string sums
    required property string others
    required property list<string> colours
    //: %1 is "Turn 12", %2 says how many others were as good.
    readonly property string about: root.others.length > 0 ? qsTr("%1 · %2", "when, and how many others").arg(root.when).arg(root.others)
                                                           : root.when

    padding: Theme.spacing
    implicitHeight: implicitContentHeight + topPadding + bottomPadding
    focusPolicy: Qt.StrongFocus
    Accessible.name: qsTr("%1, %2", "a highlight of the game, whose it is").arg(root.title).arg(root.text)
    Accessible.description: root.about + "\n" + root.sums

    contentItem: HighlightWords {
        title: root.title
        about: root.about
        text: root.text
        sums: root.sums
        colours: root.colours
    }
    background: Rectangle {
        radius: Theme.radius
        color: root.down || root.hovered ? Theme.cardHover : Theme.background
        border.width: 1
        border.color: root.hovered ? Theme.dim : Theme.line

        FocusRing {
            shown: root.visualFocus
        }
    }
    ToolTip {
        visible: root.hovered || root.visualFocus
        delay: 900
        text: qsTr("Show it on the board")
    }
}
