// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The table.
import QtQuick
import Vozka.Models

FocusScope {
    id: root

    required property GameController controller

    function zoomIn(): void {}
    function zoomOut(): void {}
    function fitAll(): void {}
    function pass(): void {}

    Rectangle {
        anchors.fill: parent
        color: Theme.table
    }
}
