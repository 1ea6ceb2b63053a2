// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Tool tip of its parent, shown while this item is visible. Its popup is created when it is first shown: a page has
// dozens of tool tips, and few are shown.
pragma ComponentBehavior: Bound
import QtQuick

Item {
    id: root

    property string text: ""
    /// Delay before the tool tip is shown, in milliseconds.
    property int delay: 500
    /// Popup of the tool tip, null until it is first shown.
    property ToolTipBubble bubble: null

    function show(): void {
        if (root.visible && root.bubble === null)
            root.bubble = words.createObject(root.parent) as ToolTipBubble;
    }

    objectName: "hintText"
    onVisibleChanged: root.show()
    Component.onCompleted: root.show()

    Component {
        id: words

        ToolTipBubble {
            visible: root.visible
            delay: root.delay
            text: root.text
        }
    }
}
