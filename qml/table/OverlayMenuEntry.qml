// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// An overlay in a menu; not there where the game has nothing to say.
import QtQuick
import Vozka.Models

MenuEntry {
    id: root

    required property OverlayAction of
    /// What it shows stands below its name.
    property bool explained: false

    action: root.of
    keys: root.of.key
    visible: root.of.offered
    height: visible ? implicitHeight : 0
    topPadding: 6
    bottomPadding: 7
    implicitHeight: implicitContentHeight + topPadding + bottomPadding
    Accessible.description: root.of.explanation

    contentItem: Item {
        implicitWidth: Math.max(name.implicitWidth, root.explained ? Math.ceil(natural.advanceWidth) + 2 : 0)
        implicitHeight: name.implicitHeight + (root.explained ? about.implicitHeight + 1 : 0)

        // What the words take in one line; asked of the text itself, its width would depend on its width.
        TextMetrics {
            id: natural

            font: about.font
            text: root.of.explanation
        }
        MenuWords {
            id: name

            width: parent.width
            label: root.text
            keys: root.keys
        }
        Words {
            id: about

            y: name.implicitHeight + 1
            width: parent.width
            visible: root.explained
            color: Theme.dim
            font.pixelSize: Theme.smallSize
            text: root.of.explanation
        }
    }
}
