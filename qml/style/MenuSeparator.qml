// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A line between groups of a menu.
import QtQuick
import QtQuick.Templates as T
import Vozka.Style

T.MenuSeparator {
    implicitWidth: 160 * Theme.scale
    implicitHeight: 9
    padding: 4

    contentItem: Line {}
}
