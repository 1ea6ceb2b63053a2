// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The panel beside the board: the players, what is in hand, and the log.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models

Rectangle {
    id: root

    required property GameController controller
    property alias tileAway: hand.tileAway
    readonly property bool compact: root.height < 700

    signal tileMoved(point scene)
    signal tileDropped(point home)
    signal figureMoved(int figure, string source, point scene)
    signal figureDropped(point home)
    signal resultAsked

    color: Theme.background

    Rectangle {
        width: 1
        height: parent.height
        color: Theme.line
    }
    Column {
        id: players

        x: Theme.spacing * 1.5
        y: Theme.spacing * 1.5
        width: parent.width - Theme.spacing * 3
        spacing: root.compact ? 5 : Theme.spacing

        Repeater {
            model: root.controller.players

            PlayerCard {
                width: players.width
                compact: root.compact
            }
        }
    }
    HandCard {
        id: hand

        anchors.top: players.bottom
        anchors.topMargin: Theme.spacing
        anchors.left: players.left
        anchors.right: players.right
        controller: root.controller
        compact: root.compact
        visible: !root.controller.viewOnly && !root.controller.over && !root.controller.review.active
        onTileMoved: scene => root.tileMoved(scene)
        onTileDropped: home => root.tileDropped(home)
        onFigureMoved: (figure, source, scene) => root.figureMoved(figure, source, scene)
        onFigureDropped: home => root.figureDropped(home)
    }
    ActionButton {
        id: result

        anchors.top: players.bottom
        anchors.topMargin: Theme.spacing
        anchors.left: players.left
        anchors.right: players.right
        objectName: "result"
        visible: root.controller.over && !root.controller.review.active
        primary: true
        symbol: "players"
        text: qsTr("Show the result")
        onClicked: root.resultAsked()
    }
    Heading {
        id: heading

        anchors.top: hand.visible ? hand.bottom : result.visible ? result.bottom : players.bottom
        anchors.topMargin: Theme.spacing * 1.5
        anchors.left: players.left
        font.pixelSize: Theme.textSize + 2
        visible: !root.controller.viewOnly
        text: qsTr("Log")
    }
    LogView {
        anchors.top: heading.bottom
        anchors.topMargin: Theme.spacing / 2
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.spacing
        anchors.left: players.left
        anchors.right: players.right
        controller: root.controller
        objectName: "log"
    }
}
