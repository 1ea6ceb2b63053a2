// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Line between groups of buttons of a bar.
import QtQuick
import Vozka.Style

Line {
    anchors.verticalCenter: parent.verticalCenter
    height: 26
}
