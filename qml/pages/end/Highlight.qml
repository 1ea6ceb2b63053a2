// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// One thing that stood out in a game: what it was, whose, when and for what. A click shows it on the board.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Style

CardButton {
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

    Accessible.name: qsTr("%1, %2", "a highlight of the game, whose it is").arg(root.title).arg(root.text)
    Accessible.description: root.about + "\n" + root.sums

    contentItem: Column {
        spacing: 2

        // Two lines if the width is too small.
        Flow {
            width: parent.width
            spacing: Theme.spacing

            Caption {
                font.bold: true
                wrapMode: Text.NoWrap
                text: root.title
            }
            Caption {
                width: Math.min(implicitWidth, parent.width)
                text: root.about
            }
        }
        Row {
            width: parent.width
            spacing: Theme.spacing * 0.75

            EmblemRow {
                anchors.verticalCenter: parent.verticalCenter
                colours: root.colours
            }
            Label {
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width - x
                wrapMode: Text.WrapAtWordBoundaryOrAnywhere
                font.bold: true
                text: root.text
            }
        }
        Caption {
            width: parent.width
            text: root.sums
        }
    }
    background: ButtonBackground {
        control: root
        base: Theme.background
    }
    ToolTip {
        visible: root.hovered || root.visualFocus
        delay: 900
        text: qsTr("Show it on the board")
    }
}
