// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Picture of a marker: a figure or a cross on a disc, a ring around a figure on the board, or a dot. Signs at its edge
// show the kind of feature, a figure that returns, its points, or a piece.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models
import Vozka.Style

Item {
    id: root

    required property choice choice
    required property bool refused
    required property bool dot
    required property bool isRing
    required property bool raised
    readonly property bool returns: root.choice.sign === "undo"
    readonly property bool isFigure: root.choice.kind !== Choice.Other
    /// True if the dot is for an action on a figure of the board.
    readonly property bool isOnFigure: !root.isFigure && root.choice.round > 0
    readonly property int signSide: Math.max(16, Math.round(root.width * 0.5))

    // The dot of a figure is round, of a piece a square, of an action on a figure a square on its corner. A dot with a
    // dark middle returns a figure.
    Rectangle {
        objectName: "markerShape"
        anchors.fill: parent
        anchors.margins: root.dot && !root.isFigure ? Math.round(root.width * 0.08) : 0
        radius: root.dot && !root.isFigure ? 1 : width / 2
        rotation: root.dot && root.isOnFigure ? 45 : 0
        color: root.dot && !root.refused ? Theme.badgeText : root.isRing ? "transparent" : Theme.badge
        opacity: root.raised || root.dot ? 1 : 0.9
        border.width: root.raised ? 4 : root.dot ? 1 : 2
        border.color: root.dot ? Theme.badge : Theme.badgeText

        Rectangle {
            anchors.centerIn: parent
            width: Math.round(parent.width / 2)
            height: width
            color: Theme.badge
            visible: root.dot && root.returns
        }
    }
    // Dark edge of the ring.
    Rectangle {
        anchors.fill: parent
        anchors.margins: -1
        radius: width / 2
        color: "transparent"
        border.width: 1
        border.color: Theme.badge
        visible: root.isRing && !root.dot
    }
    Icon {
        anchors.centerIn: parent
        name: "cross"
        colour: Theme.badgeText
        size: Math.round(root.width * 0.6)
        visible: root.refused
    }
    Image {
        anchors.centerIn: parent
        width: Math.round(root.width * 0.74)
        height: width
        sourceSize.width: TilePictures.side(width)
        source: root.choice.source
        rotation: root.choice.angle
        visible: !root.dot && !root.refused && !root.isRing
    }
    Image {
        x: Math.round(root.width * 0.58)
        y: Math.round(-root.width * 0.16)
        width: Math.max(16, Math.round(root.width * 0.58))
        height: width
        sourceSize.width: TilePictures.side(width)
        source: root.choice.badge
        visible: !root.dot && root.choice.badge.length > 0
    }
    // Created only if needed: there can be hundreds of markers.
    Repeater {
        model: root.dot || root.refused || root.choice.sign.length === 0 ? 0 : 1

        Rectangle {
            x: root.width - Math.round(width * 0.6)
            y: Math.round(-width * 0.3)
            width: root.signSide
            height: width
            radius: width / 2
            color: Theme.badge
            border.width: 1
            border.color: Theme.badgeText

            Icon {
                anchors.centerIn: parent
                objectName: "markerSign"
                name: root.choice.sign
                colour: Theme.badgeText
                size: Math.round(parent.width * 0.72)
            }
        }
    }
    Repeater {
        model: root.dot || root.refused || root.choice.points <= 0 ? 0 : 1

        Rectangle {
            anchors.horizontalCenter: parent.horizontalCenter
            y: Math.round(root.height * 0.72)
            width: value.implicitWidth + 6
            height: value.implicitHeight
            radius: height / 2
            color: Theme.badge
            border.width: 1
            border.color: Theme.badgeText

            Text {
                id: value

                anchors.centerIn: parent
                objectName: "markerPoints"
                text: "+" + root.choice.points
                textFormat: Text.PlainText
                color: Theme.badgeText
                font.bold: true
                font.pixelSize: 12
            }
        }
    }
}
