// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A label for less important text.
import Vozka.Style

Label {
    color: Theme.dim
}
