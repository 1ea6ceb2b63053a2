// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A label in bold letters.
import Vozka.Style

Label {
    font.bold: true
}
