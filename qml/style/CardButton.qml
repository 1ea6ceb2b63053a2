// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Button whose content is any item, for example a row of a list or a card.
import QtQuick
import QtQuick.Templates as T
import Vozka.Style

T.Button {
    id: root

    implicitHeight: implicitContentHeight + topPadding + bottomPadding
    padding: Theme.spacing
    Accessible.name: text

    background: ButtonBackground {
        control: root
        ringDistance: root.flat ? 0 : 4
        border.width: root.flat ? 0 : 1
    }
}
