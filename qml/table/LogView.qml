// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What has happened, the newest at the bottom and in sight.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models

ListView {
    id: root

    required property LogModel log
    /// The end stays in sight until the player looks further up.
    property bool following: true

    model: root.log
    clip: true
    spacing: 3
    boundsBehavior: Flickable.StopAtBounds
    cacheBuffer: 4000
    Accessible.role: Accessible.List
    Accessible.name: qsTr("What has happened")
    onMovementEnded: root.following = root.atYEnd
    onContentHeightChanged: root.follow()
    onHeightChanged: root.follow()
    onCountChanged: {
        root.following = true;
        later.restart();
    }

    function follow(): void {
        if (root.following)
            root.positionViewAtEnd();
    }

    Timer {
        id: later

        interval: 0
        onTriggered: root.follow()
    }
    SlimScrollBar {
        id: bar

        parent: root.parent
        orientation: Qt.Vertical
        x: root.x + root.width
        y: root.y
        height: root.height
        size: root.visibleArea.heightRatio
        position: root.visibleArea.yPosition
        onPositionChanged: {
            if (bar.pressed)
                root.contentY = bar.position * root.contentHeight + root.originY;
        }
    }
    delegate: Item {
        id: row

        required property string text
        required property string name
        required property string markSource
        required property int points
        required property bool beginsTurn
        required property int index

        width: root.width
        height: words.implicitHeight + (row.beginsTurn && row.index > 0 ? 8 : 0)
        Accessible.role: Accessible.ListItem
        Accessible.name: row.name.length > 0 ? qsTr("%1: %2", "player and what he did").arg(row.name).arg(row.text)
                                             : row.text

        Rectangle {
            width: parent.width
            height: 1
            y: 2
            color: Theme.line
            visible: row.beginsTurn && row.index > 0
        }
        Image {
            anchors.bottom: words.bottom
            anchors.bottomMargin: words.implicitHeight - 17
            width: 16
            height: 16
            sourceSize.width: 16
            sourceSize.height: 16
            source: row.markSource
        }
        Words {
            id: words

            anchors.bottom: parent.bottom
            x: 24
            width: parent.width - 24
            font.pixelSize: Theme.smallSize + 1
            font.bold: row.points > 0
            color: row.points > 0 ? Theme.text : Theme.dim
            text: row.text
        }
    }
}
