// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Animation of the opacity with which pages appear and disappear.
import QtQuick
import Vozka.Style

NumberAnimation {
    duration: 180 * Theme.pace
    easing.type: Easing.InOutQuad
}
