// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Background of a page.
import QtQuick
import Vozka.Style

Rectangle {
    anchors.fill: parent
    color: Theme.background
}
