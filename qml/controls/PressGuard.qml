// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Lies under the buttons of a bar: what is pressed or turned on the bar is not for the board below it.
import QtQuick

MouseArea {
    anchors.fill: parent
    acceptedButtons: Qt.AllButtons
    onWheel: wheel => wheel.accepted = true
}
