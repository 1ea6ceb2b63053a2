// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A line between items: horizontal if it has a width, vertical if it has a height.
import QtQuick
import Vozka.Style

Rectangle {
    implicitWidth: 1
    implicitHeight: 1
    color: Theme.line
}
