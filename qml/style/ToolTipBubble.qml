// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Popup of a tool tip. It is to the left of an ancestor with `toolTipsBeside: true`, or below the item `toolTipsBelow`
// of an ancestor, so that it does not cover these. Without such an ancestor it is below its parent.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Vozka.Style

T.ToolTip {
    id: root

    /// Greatest width of the text; longer texts wrap.
    readonly property real room: Math.min(420 * Theme.scale,
                                          (parent && parent.Window.window ? parent.Window.window.width : 1024)
                                          - leftPadding - rightPadding - margins * 2)

    /// Nearest ancestor of the parent with the property `toolTipsBeside` or `toolTipsBelow`.
    property var anchor: null
    /// Item to the left of which the tool tip is shown, null if none.
    readonly property Item panel: root.anchor && root.anchor.toolTipsBeside ? root.anchor : null
    /// Item below which the tool tip is shown, null if it is shown below its parent.
    readonly property Item heading: root.anchor && root.anchor.toolTipsBelow ? root.anchor.toolTipsBelow : null

    function anchorOf(item: var): var {
        while (item && item.toolTipsBelow === undefined && item.toolTipsBeside === undefined)
            item = item.parent;
        return item;
    }

    /// Text as wide as its longest line.
    component Words: Item {
        implicitWidth: Math.ceil(words.contentWidth)
        implicitHeight: words.implicitHeight

        Label {
            id: words

            width: root.room
            text: root.text
            font.pixelSize: Theme.smallSize
        }
        HoverHandler {
            margin: Theme.spacing
            // Closes under the pointer, because it may cover a control that the user wants to click.
            onHoveredChanged: if (hovered) root.close()
        }
    }

    delay: 500
    // In milliseconds: long enough to read the text. A tool tip of the keyboard focus closes after this time.
    timeout: 4000 + root.text.length * 70
    margins: Theme.spacing
    padding: Theme.spacing
    leftPadding: Theme.spacing * 1.25
    rightPadding: Theme.spacing * 1.25
    onAboutToShow: {
        root.anchor = root.anchorOf(root.parent);
        LastToolTip.replaceBy(root);
    }
    x: !parent ? 0 : root.panel ? root.panel.mapToItem(parent, 0, 0).x - width - Theme.spacing
                                : Math.round((parent.width - width) / 2)
    y: !parent ? 0 : root.panel ? Math.round((parent.height - height) / 2)
     : (root.heading ? root.heading.mapToItem(parent, 0, root.heading.height).y : parent.height) + Theme.spacing
    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    implicitHeight: implicitContentHeight + topPadding + bottomPadding
    closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutsideParent | T.Popup.CloseOnReleaseOutsideParent

    contentItem: Words {}
    background: Rectangle {
        color: Theme.card
        radius: Theme.radius / 2
        border.width: 1
        border.color: Theme.dark ? Theme.dim : Theme.line
    }
}
