// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Title of a card.
import QtQuick
import Vozka.Style

Heading {
    font.pixelSize: Math.round(18 * Theme.scale)
}
