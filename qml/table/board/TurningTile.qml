// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A tile that turns: the old picture fades into the new one while both rotate, because figures and buildings are drawn
// upright in each rotation.
import QtQuick
import Vozka.Style

Item {
    id: root

    /// Source of the picture, without the suffix of the rotation.
    required property string picture
    required property int turns
    required property int detail
    /// Suffix of the URL that selects the level of detail. If empty, the level depends on the size.
    property string level: Theme.artLevel
    property int shownTurns: 0
    property int oldTurns: 0
    property real progress: 1
    property int step: 0

    function address(turns: int): string {
        return root.picture.length > 0 ? root.picture + "/" + turns + root.level : "";
    }
    onPictureChanged: {
        root.shownTurns = root.turns;
        root.progress = 1;
    }
    onTurnsChanged: {
        root.oldTurns = root.shownTurns;
        root.step = (root.turns - root.shownTurns + 5) % 4 - 1;
        root.shownTurns = root.turns;
        turning.restart();
    }

    NumberAnimation {
        id: turning

        target: root
        property: "progress"
        from: 0
        to: 1
        duration: 180 * Theme.pace
        easing.type: Easing.InOutQuad
    }
    Image {
        anchors.fill: parent
        sourceSize.width: root.detail
        source: root.address(root.oldTurns)
        visible: root.progress < 1
        rotation: 90 * root.step * root.progress
    }
    Image {
        anchors.fill: parent
        sourceSize.width: root.detail
        source: root.address(root.shownTurns)
        opacity: root.progress
        rotation: 90 * root.step * (root.progress - 1)
    }
}
