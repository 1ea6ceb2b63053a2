// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Menu entry of a kept game.
import QtQuick
import Vozka.Style

MenuItem {
    id: root

    required property string players
    required property string standing

    // An "&" in a name must not make the next letter a mnemonic.
    text: root.players.replace(/&/g, "&&")
    implicitWidth: Math.round(420 * Theme.scale)
    implicitHeight: implicitContentHeight + topPadding + bottomPadding
    topPadding: Theme.spacing / 2
    bottomPadding: Theme.spacing / 2
    leftPadding: Theme.spacing * 1.5
    Accessible.name: root.players
    Accessible.description: root.standing

    contentItem: Column {
        ElidedLabel {
            width: parent.width
            text: root.players
        }
        Caption {
            width: parent.width
            text: root.standing
            wrapMode: Text.WrapAtWordBoundaryOrAnywhere
        }
    }
}
