// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A player: emblem, name, points, the figures left in the supply and a tile of his own that is not placed yet.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models

Rectangle {
    id: root

    required property string name
    required property string colour
    required property int points
    required property SupplyModel supply
    required property string ownTile
    required property string ownTileLabel
    required property bool isActive
    property bool compact: false
    /// What changes does so by a move, which is seen.
    property bool lively: false
    /// The points as they are counted up.
    property real shownPoints: root.points

    readonly property int figureSize: Math.round((root.compact ? 17 : 22) * Math.sqrt(Theme.scale))

    signal becameActive

    /// Where its figures come home to, in the scene.
    function home(): point {
        return figures.mapToItem(null, root.figureSize, root.figureSize / 2);
    }

    implicitHeight: who.height + figures.height + (root.compact ? 8 : 14)
    radius: Theme.radius * 1.25
    color: Theme.card
    border.width: root.isActive ? 2 : 1
    border.color: root.isActive ? Theme.accent : Theme.line
    Accessible.role: Accessible.ListItem
    Accessible.name: qsTr("%1: %n point(s)", "", root.points).arg(root.name)
    Accessible.description: root.isActive ? qsTr("On turn") : ""
    Accessible.focusable: true
    activeFocusOnTab: root.isActive

    FocusRing {
        anchors.margins: -2
        shown: root.activeFocus
    }

    onIsActiveChanged: {
        if (root.isActive)
            root.becameActive();
    }

    Behavior on shownPoints {
        enabled: root.lively && Theme.pace > 0
        NumberAnimation { duration: 700 * Theme.pace; easing.type: Easing.OutQuad }
    }
    Emblem {
        id: emblem

        x: Theme.spacing * 1.25
        anchors.verticalCenter: parent.verticalCenter
        colour: root.colour
        size: Math.round((root.compact ? 26 : 32) * Math.sqrt(Theme.scale))
    }
    CutWords {
        id: who

        anchors.left: emblem.right
        anchors.leftMargin: Theme.spacing * 1.25
        anchors.right: score.left
        y: root.compact ? 3 : 6
        font.bold: true
        text: root.name
    }
    Flow {
        id: figures

        anchors.left: emblem.right
        anchors.leftMargin: Theme.spacing * 1.25
        anchors.right: score.left
        anchors.bottom: parent.bottom
        anchors.bottomMargin: root.compact ? 3 : 6
        spacing: Theme.spacing / 2

        Repeater {
            id: kinds

            model: root.supply

            SupplyFigures {
                size: root.figureSize
                // Several kinds are to have room in one line.
                widest: kinds.count > 1 ? Math.round(root.figureSize * 1.8) : 0
            }
        }
        Rectangle {
            width: root.figureSize
            height: root.figureSize
            visible: root.ownTile.length > 0
            color: Theme.badge
            objectName: "ownTile"
            Accessible.role: Accessible.StaticText
            Accessible.name: root.ownTileLabel

            Image {
                anchors.fill: parent
                anchors.margins: 1
                sourceSize.width: 64
                mipmap: true
                source: root.ownTile
            }
        }
    }
    Text {
        id: score

        objectName: "points"
        anchors.right: parent.right
        anchors.rightMargin: Theme.spacing * 1.5
        anchors.verticalCenter: parent.verticalCenter
        font.family: Theme.titleFamily
        font.pixelSize: Math.round((root.compact ? 20 : 25) * Theme.scale)
        font.bold: true
        color: Theme.text
        text: Math.round(root.shownPoints)
    }
}
