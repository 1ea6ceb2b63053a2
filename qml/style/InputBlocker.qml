// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Prevents clicks and wheel turns from reaching the items below it.
import QtQuick

MouseArea {
    anchors.fill: parent
    acceptedButtons: Qt.AllButtons
    onWheel: wheel => wheel.accepted = true
}
