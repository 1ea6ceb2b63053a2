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

    contentItem: OverlayMenuWords {
        label: root.text
        keys: root.keys
        explanation: root.explained ? root.of.explanation : ""
    }
}
