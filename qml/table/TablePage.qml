// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The table.
import QtQuick
import Vozka.Models

Item {
    id: root

    Text {
        anchors.centerIn: parent
        text: AppSettings.theme
        color: Theme.text
    }
}
