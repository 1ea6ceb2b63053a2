// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A small label for less important text.
import Vozka.Style

DimLabel {
    font.pixelSize: Theme.smallSize
}
