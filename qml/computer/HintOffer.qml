// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Card that mentions hints in the first turns of a first game, with a button that shows them.
import QtQuick
import Vozka.Models
import Vozka.Style

Card {
    id: root

    required property Hints hints
    /// False while another card is shown at the same position.
    property bool free: true
    required property real room
    readonly property int gap: Theme.spacing

    width: Math.min(root.room, words.implicitWidth + ask.width + root.gap * 3)
    height: Math.max(words.height, ask.height) + root.gap
    visible: root.free && root.hints.recommended && !root.hints.active
    objectName: "hintOffer"

    DimLabel {
        id: words

        anchors.verticalCenter: parent.verticalCenter
        x: root.gap * 1.5
        width: Math.min(implicitWidth, root.width - ask.width - root.gap * 3)
        text: qsTr("H shows you three good moves.")
    }
    Button {
        id: ask

        objectName: "askHint"
        anchors.right: parent.right
        anchors.rightMargin: root.gap / 2
        anchors.verticalCenter: parent.verticalCenter
        focusPolicy: Qt.TabFocus
        icon.name: "hint"
        text: qsTr("Show them")
        onClicked: root.hints.toggle()
    }
}
