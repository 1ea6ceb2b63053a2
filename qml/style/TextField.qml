// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A text field of one line.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Vozka.Style

T.TextField {
    id: root

    required property string label
    readonly property var hints: Qt.styleHints
    /// Period of the cursor's blinking in milliseconds; 0 = no blinking.
    readonly property int flashTime: root.hints.cursorFlashTime

    implicitWidth: 200 * Theme.scale
    implicitHeight: Theme.controlHeight
    leftPadding: Theme.spacing * 1.25
    rightPadding: Theme.spacing * 1.25
    verticalAlignment: TextInput.AlignVCenter
    font.pixelSize: Theme.textSize
    color: Theme.text
    selectionColor: Theme.text
    selectedTextColor: Theme.background
    placeholderTextColor: Theme.dim
    selectByMouse: true
    opacity: enabled ? 1 : Theme.disabledOpacity
    Accessible.name: label

    // The cursor stops blinking after a while, because Qt Quick renders the whole window for each blink.
    cursorDelegate: Rectangle {
        id: cursor

        property int blinks: 0

        objectName: "cursor"
        width: Math.max(1, Math.round(Theme.scale * 1.5))
        color: root.color
        visible: root.cursorVisible && root.selectionStart === root.selectionEnd
        opacity: cursor.blinks % 2 === 0 ? 1 : 0

        Connections {
            function onCursorPositionChanged(): void { cursor.blinks = 0; }
            function onActiveFocusChanged(): void { cursor.blinks = 0; }
            target: root
        }
        Timer {
            objectName: "cursorBlink"
            interval: Math.max(300, root.flashTime / 2)
            repeat: true
            running: cursor.visible && cursor.blinks < 12 && root.flashTime > 0
            onTriggered: ++cursor.blinks
        }
    }
    Label {
        x: root.leftPadding
        width: root.width - root.leftPadding - root.rightPadding
        anchors.verticalCenter: parent.verticalCenter
        color: root.placeholderTextColor
        elide: Text.ElideRight
        wrapMode: Text.NoWrap
        visible: root.text.length === 0 && root.preeditText.length === 0
        text: root.placeholderText
    }
    background: Rectangle {
        radius: Theme.radius
        color: Theme.background
        border.width: root.activeFocus ? 2 : 1
        border.color: root.activeFocus ? Theme.focus : root.hovered ? Theme.dim : Theme.line
    }
}
