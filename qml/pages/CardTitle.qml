// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What a card of the set-up is about.
import QtQuick
import Vozka.Models

Words {
    font.bold: true
    font.pixelSize: Theme.textSize + Math.round(3 * Theme.scale)
    Accessible.role: Accessible.Heading
    Accessible.name: text
}
