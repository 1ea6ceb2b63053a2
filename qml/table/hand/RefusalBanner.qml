// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Banner on the board with the reason of a refusal. It closes after some time or at a click, and is where it covers
// the fewest choosable places.
import QtQuick
import Vozka.Models
import Vozka.Style

Rectangle {
    id: root

    property string message: ""
    readonly property bool shown: closeTimer.running

    property string rule: ""

    /// room: area in the parent for the banner. spot: its position in this area, from 0 to 1 across and down.
    required property rect room
    property point spot: Qt.point(0.5, 1)
    /// Function that returns the number of choosable places under a part of the parent.
    property var placesUnder: () => 0

    signal gone

    function show(text: string, rule: string): void {
        if (text.length === 0)
            return;
        root.message = text;
        root.rule = rule;
        root.spot = root.freeSpot();
        closeTimer.restart();
    }
    function placeAt(spot: point): rect {
        return Qt.rect(root.room.x + spot.x * (root.room.width - root.width),
                       root.room.y + spot.y * (root.room.height - root.height), root.width, root.height);
    }
    function freeSpot(): point {
        const spots = [Qt.point(0.5, 1), Qt.point(0, 1), Qt.point(1, 1), Qt.point(0.5, 0), Qt.point(0, 0), Qt.point(1, 0)];
        let best = spots[0];
        for (const spot of spots)
            if (root.placesUnder(root.placeAt(spot)) < root.placesUnder(root.placeAt(best)))
                best = spot;
        return best;
    }
    function hide(): void {
        closeTimer.stop();
    }

    x: Math.round(root.placeAt(root.spot).x)
    y: Math.round(root.placeAt(root.spot).y)
    width: Math.min(implicitWidth, root.room.width)
    height: implicitHeight
    implicitWidth: Math.ceil(Math.max(natural.advanceWidth, natural.boundingRect.width)) + 2 + Theme.iconSize + Theme.spacing * 6
                   + (book.visible ? book.width : 0)
    implicitHeight: words.implicitHeight + Theme.spacing * 3
    radius: Theme.radius * 1.25
    color: Theme.badge
    border.width: 2
    border.color: Theme.trouble
    opacity: root.shown ? 1 : 0
    visible: opacity > 0
    Accessible.role: Accessible.AlertMessage
    Accessible.name: root.message
    onShownChanged: if (!root.shown) root.gone()

    Announcement {
        text: root.shown ? root.message : ""
    }
    Behavior on opacity {
        NumberAnimation { duration: 140 * Theme.pace }
    }
    Timer {
        id: closeTimer

        interval: 3500 + root.message.length * 50
    }
    TapHandler { onTapped: root.hide() }
    // Width of the text in one line. The label cannot be measured, as its width depends on this.
    TextMetrics {
        id: natural

        font: words.font
        text: root.message
    }
    Icon {
        x: Theme.spacing * 2
        anchors.verticalCenter: parent.verticalCenter
        name: "warning"
        colour: Theme.trouble
    }
    BoldLabel {
        id: words

        x: Theme.iconSize + Theme.spacing * 3.5
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width - x - Theme.spacing * 2 - (book.visible ? book.width : 0)
        color: Theme.badgeText
        text: root.message
    }
    ToolButton {
        id: book

        objectName: "refusalRule"
        anchors.right: parent.right
        anchors.rightMargin: Theme.spacing
        anchors.verticalCenter: parent.verticalCenter
        icon.name: "open-book"
        ink: Theme.badgeText
        text: qsTr("The rule")
        visible: root.rule.length > 0
        onClicked: Navigator.showRule(root.rule)
    }
}
