// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Button for one of the best moves: picture of the tile with the figure, text and reasons.
import QtQuick
import Vozka.Style

CardButton {
    id: root

    required property int index
    required property int rank
    required property string words
    required property string lead
    /// The most important reasons, and all of them. All are shown while the move is chosen.
    required property string reasons
    required property string allReasons
    required property bool hasTile
    required property int cellX
    required property int cellY
    required property string tileSource
    required property bool hasFigure
    required property int figureCellX
    required property int figureCellY
    required property real placeX
    required property real placeY
    required property real size
    required property bool isOnCorner
    required property real angle
    required property string figureSource
    required property string where
    required property int chosen
    readonly property bool isChosen: root.chosen === root.index
    /// True if the last line is not a reason, but says that there are more.
    readonly property bool hasMore: !root.isChosen && root.reasons !== root.allReasons

    signal picked
    /// The reason with this number is hovered; -1: none.
    signal pointed(reason: int)

    implicitHeight: content.implicitHeight + Theme.spacing * 1.5
    objectName: "hintMove:" + root.index
    text: root.where.length > 0
        ? qsTr("%1. %2 (%3). %4", "number, move, place, expected result").arg(root.rank).arg(root.words).arg(root.where).arg(root.lead)
        : qsTr("%1. %2. %3", "number, move, expected result").arg(root.rank).arg(root.words).arg(root.lead)
    Accessible.description: root.allReasons
    onClicked: root.picked()

    Item {
        id: content

        readonly property int edge: Theme.spacing * 0.75

        width: root.width
        height: implicitHeight
        implicitHeight: Math.max(picture.visible ? picture.y + picture.height : 0, why.y + why.height) - edge

        MovePicture {
            id: picture

            x: Theme.spacing * 1.25
            y: content.edge + 2
            hasTile: root.hasTile
            cellX: root.cellX
            cellY: root.cellY
            tileSource: root.tileSource
            hasFigure: root.hasFigure
            figureCellX: root.figureCellX
            figureCellY: root.figureCellY
            placeX: root.placeX
            placeY: root.placeY
            size: root.size
            isOnCorner: root.isOnCorner
            angle: root.angle
            figureSource: root.figureSource
        }
        Rectangle {
            id: badge

            x: picture.visible ? picture.x - 6 : Theme.spacing
            y: picture.visible ? picture.y - 4 : content.edge
            width: Math.round(20 * Theme.scale)
            height: width
            radius: width / 2
            color: Theme.badge
            border.width: 1
            border.color: Theme.badgeText

            Label {
                anchors.centerIn: parent
                color: Theme.badgeText
                font.pixelSize: Theme.smallSize
                font.bold: true
                text: root.rank
            }
        }
        Label {
            id: what

            x: (picture.visible ? picture.x + picture.width : badge.x + badge.width) + Theme.spacing
            y: content.edge
            width: parent.width - x - Theme.spacing
            font.pixelSize: Theme.smallSize + 1
            font.bold: true
            text: root.words
        }
        Label {
            id: result

            x: what.x
            y: what.y + what.height + 2
            width: what.width
            font.pixelSize: Theme.smallSize + 1
            text: root.lead
        }
        ReasonLines {
            id: why

            x: picture.visible ? what.x : Theme.spacing
            y: Math.max(result.y + result.height, picture.visible ? 0 : badge.y + badge.height) + 4
            width: parent.width - x - Theme.spacing
            color: Theme.dim
            pixelSize: Theme.smallSize + 1
            onPointed: reason => {
                // Null while the item is being destroyed.
                if (root !== null)
                    root.pointed(root.hasMore && reason === root.reasons.split("\n").length ? -1 : reason);
            }
            //: More reasons are shown after a click.
            text: root.hasMore ? root.reasons + "\n" + qsTr("More …") : root.allReasons
        }
    }
    background: ButtonBackground {
        control: root
        base: root.isChosen ? Theme.cardHover : "transparent"
        chosen: root.isChosen
    }
}
