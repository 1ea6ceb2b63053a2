// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What is pressed or turned here is not for what lies below: under the buttons of a bar for the board, over a page that
// has just come for the page.
import QtQuick

MouseArea {
    anchors.fill: parent
    acceptedButtons: Qt.AllButtons
    onWheel: wheel => wheel.accepted = true
}
