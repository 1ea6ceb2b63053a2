// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A line round whatever has the keyboard's focus.
import QtQuick
import Vozka.Models

Rectangle {
    id: root

    required property bool shown

    anchors.fill: parent
    anchors.margins: -4
    radius: Theme.radius + 4
    color: "transparent"
    border.width: 2
    border.color: Theme.focus
    visible: root.shown
}
