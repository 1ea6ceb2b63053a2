// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// An overlay in a menu; not there where the game has nothing to say.
import QtQuick

MenuEntry {
    id: root

    required property OverlayAction of

    action: root.of
    keys: root.of.key
    visible: root.of.offered
    height: visible ? implicitHeight : 0
}
