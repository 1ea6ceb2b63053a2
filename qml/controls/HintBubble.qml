// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The words of a hint beside what they tell about: beside the side panel, so that nothing of it is covered, and below
// a heading that says so.
import QtQuick
import QtQuick.Templates as T
import Vozka.Models

T.ToolTip {
    id: root

    /// Longer ones go on in a second line.
    readonly property real room: Math.min(420 * Theme.scale,
                                          (parent && parent.Window.window ? parent.Window.window.width : 1024)
                                          - leftPadding - rightPadding - margins * 2)

    property Item panel: null
    /// What is to be read while the hint is shown: it comes below that. The nearest ancestor names it as `hintsBelow`.
    property Item heading: null

    function panelAround(item: Item): Item {
        let at = item;
        while (at !== null && !(at instanceof SidePanel)) {
            if (root.headingOf(at) !== null)
                return null;
            at = at.parent;
        }
        return at;
    }
    function headingOf(item: var): Item {
        return item.hintsBelow ? item.hintsBelow : null;
    }
    function headingAround(item: var): var {
        let at = item;
        while (at && at.hintsBelow === undefined)
            at = at.parent;
        return at ? at.hintsBelow : null;
    }

    delay: 500
    // Whoever goes on by keys has read it by then, and sees what lies below.
    timeout: 4000 + root.text.length * 70
    margins: Theme.spacing
    padding: Theme.spacing
    leftPadding: Theme.spacing * 1.25
    rightPadding: Theme.spacing * 1.25
    onAboutToShow: {
        root.panel = root.panelAround(root.parent);
        root.heading = root.headingAround(root.parent);
    }
    x: !parent ? 0 : root.panel ? root.panel.mapToItem(parent, 0, 0).x - width - Theme.spacing
                                : Math.round((parent.width - width) / 2)
    y: !parent ? 0 : root.panel ? Math.round((parent.height - height) / 2)
     : (root.heading ? root.heading.mapToItem(parent, 0, root.heading.height).y : parent.height) + Theme.spacing
    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    implicitHeight: implicitContentHeight + topPadding + bottomPadding
    closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutsideParent | T.Popup.CloseOnReleaseOutsideParent

    contentItem: HintWords {
        room: root.room
        text: root.text
        // It is only read, and may lie on what is to be clicked: it makes way for the pointer.
        onPointedAt: root.close()
    }
    background: Rectangle {
        color: Theme.card
        radius: Theme.radius / 2
        border.width: 1
        border.color: Theme.dark ? Theme.dim : Theme.line
    }
}
