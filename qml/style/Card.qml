// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Background of a card, a dialog or a popup.
import QtQuick
import Vozka.Style

Rectangle {
    color: Theme.card
    radius: Theme.radius * 1.5
    border.width: 1
    border.color: Theme.line
}
