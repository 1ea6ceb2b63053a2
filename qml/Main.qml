// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The window.
import QtQuick
import QtQuick.Controls.Basic
import Vozka.Models

ApplicationWindow {
    id: root

    width: 1280
    height: 800
    minimumWidth: 1024
    minimumHeight: 640
    visible: true
    color: Theme.background

    TablePage {
        anchors.fill: parent
    }
}
