// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// One tile set: its name, whether it is played with, and its tiles, which can be folded away.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models

Column {
    id: root

    required property string name
    required property string about
    /// That it is unofficial beside the other sets, empty if it is not.
    required property string unofficial
    /// What is known of some of the tiles, by the numbers on their pictures.
    required property list<string> remarks
    required property int tiles
    required property bool isChosen
    required property bool isAlwaysIn
    required property TileKindModel kinds
    signal picked(bool on)

    spacing: Theme.spacing

    Item {
        id: head

        // Beside each other where there is room.
        readonly property bool besides: head.width - choice.width > 240 * Theme.scale
        readonly property bool stacked: choice.visible && !head.besides

        width: parent.width
        height: head.stacked ? opener.height + root.spacing + choice.height : Math.max(opener.height, choice.height)

        Disclosure {
            id: opener

            // It brings figures alone.
            empty: root.tiles === 0
            width: choice.visible && head.besides ? head.width - choice.width - Theme.spacing : head.width
            y: head.stacked ? 0 : Math.round((head.height - height) / 2)
            // Only what was chosen is looked at without being asked for.
            checked: root.isChosen && !root.isAlwaysIn
            text: root.tiles === 0 ? root.name : qsTr("%1, %n tile(s)", "a tile set", root.tiles).arg(root.name)
            remark: root.isAlwaysIn ? qsTr("always in the game") : ""
        }
        Segments {
            id: choice

            anchors.right: head.besides ? parent.right : undefined
            y: head.stacked ? opener.height + root.spacing : 0
            width: Math.min(implicitWidth, head.width)
            visible: !root.isAlwaysIn
            label: root.name
            choices: [qsTr("Left out"), qsTr("In the game")]
            chosen: root.isChosen ? 1 : 0
            onPicked: choice => root.picked(choice === 1)
        }
    }
    Words {
        width: parent.width
        visible: opener.checked || !root.isAlwaysIn
        text: root.about
        color: Theme.dim
    }
    IconAndWords {
        objectName: "unofficial"
        width: Math.min(implicitWidth, parent.width)
        visible: root.unofficial.length > 0
        symbol: "warning"
        font.pixelSize: Theme.textSize
        font.bold: true
        colour: Theme.warn
        text: root.unofficial
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
    Flow {
        id: pictures

        // As many in a row as are large enough to be made out, and those fill the row.
        readonly property int inRow: Math.max(1, Math.floor((width + spacing) / (58 * Theme.scale + spacing)))
        readonly property int side: Math.floor((width + spacing) / inRow) - spacing

        width: parent.width
        visible: opener.checked
        spacing: Theme.spacing
        opacity: root.isChosen ? 1 : 0.55

        Repeater {
            // Some hundred pictures, of which few are looked at.
            model: opener.checked ? root.kinds : null

            TileKindPicture {
                required remarkNumber
                required remark

                width: pictures.side
                height: pictures.side
            }
        }
    }
    Column {
        width: parent.width
        visible: opener.checked && root.remarks.length > 0
        spacing: Theme.spacing / 2

        Words {
            width: parent.width
            text: qsTr("What is known of these tiles:")
            color: Theme.dim
            font.pixelSize: Theme.smallSize
        }
        Repeater {
            model: root.remarks

            Words {
                required property string modelData

                width: root.width
                text: modelData
                color: Theme.dim
                font.pixelSize: Theme.smallSize
            }
        }
    }
}
