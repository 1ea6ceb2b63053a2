// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A thin scroll bar, hidden if the whole content is visible.
import QtQuick
import QtQuick.Templates as T
import Vozka.Style

T.ScrollBar {
    id: root

    implicitWidth: 10
    implicitHeight: 10
    padding: 2
    visible: size < 1
    minimumSize: 0.1
    Accessible.name: qsTr("Scroll bar")

    contentItem: Rectangle {
        implicitWidth: 6
        implicitHeight: 6
        radius: 3
        color: Theme.dim
        opacity: root.pressed ? 0.9 : root.hovered ? 0.7 : 0.4
    }
}
