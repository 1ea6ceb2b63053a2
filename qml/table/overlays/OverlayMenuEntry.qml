// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// An overlay in a menu, hidden if it is of no use in this game.
import QtQuick
import Vozka.Style

MenuItem {
    id: root

    required property OverlayAction of
    /// A description is below its name.
    property bool explained: false

    action: root.of
    keys: root.of.key
    offered: root.of.offered
    topPadding: root.explained ? 6 : 0
    bottomPadding: root.explained ? 7 : 0
    // As high as other entries if it has no description.
    implicitHeight: Math.max(Math.round(Theme.textSize * 1.5) + 13, implicitContentHeight + topPadding + bottomPadding)
    Accessible.description: root.of.explanation

    contentItem: OverlayMenuContent {
        label: root.text
        keys: root.keys
        explanation: root.explained ? root.of.explanation : ""
    }
}
