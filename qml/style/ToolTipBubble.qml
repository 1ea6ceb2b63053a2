// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The window of a tool tip. It is below its parent, to the left of an ancestor with `toolTipsBeside: true`, or below the
// item that an ancestor has as `toolTipsBelow`, in order not to cover them.
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
    /// The tool tip is to the left of this item, if set.
    readonly property Item panel: root.anchor && root.anchor.toolTipsBeside ? root.anchor : null
    /// The tool tip is below this item, if set, and otherwise below its parent.
    readonly property Item heading: root.anchor && root.anchor.toolTipsBelow ? root.anchor.toolTipsBelow : null

    function anchorOf(item: var): var {
        while (item && item.toolTipsBelow === undefined && item.toolTipsBeside === undefined)
            item = item.parent;
        return item;
    }

    /// As wide as its longest line.
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
            // The tool tip may cover a control that is to be clicked.
            onHoveredChanged: {
                if (hovered)
                    root.close();
            }
        }
    }

    delay: 500
    // In milliseconds: long enough to read it. A tool tip that was shown for the keyboard focus closes then.
    timeout: 4000 + root.text.length * 70
    margins: Theme.spacing
    padding: Theme.spacing
    leftPadding: Theme.spacing * 1.25
    rightPadding: Theme.spacing * 1.25
    onAboutToShow: root.anchor = root.anchorOf(root.parent)
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
