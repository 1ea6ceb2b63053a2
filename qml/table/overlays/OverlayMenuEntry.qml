// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Menu entry of an overlay, hidden if the overlay is of no use in this game.
import QtQuick
import Vozka.Style

MenuItem {
    id: root

    required property OverlayAction of
    /// True if the description of the overlay is shown below its name.
    property bool explained: false

    action: root.of
    keys: root.of.key
    offered: root.of.offered
    explanation: root.explained ? root.of.explanation : ""
    Accessible.description: root.of.explanation
}
