// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What a thing is called and which key does it, shown while it is visible. The bubble is made when it is first shown: a
// window holds dozens of hints, and few of them are read.
pragma ComponentBehavior: Bound
import QtQuick

Item {
    id: root

    property string text: ""
    /// In milliseconds.
    property int delay: 500
    /// Null until the hint is first shown.
    property HintBubble bubble: null

    function show(): void {
        if (root.visible && root.bubble === null)
            root.bubble = words.createObject(root.parent) as HintBubble;
    }

    objectName: "hintText"
    onVisibleChanged: root.show()
    Component.onCompleted: root.show()

    Component {
        id: words

        HintBubble {
            visible: root.visible
            delay: root.delay
            text: root.text
        }
    }
}
