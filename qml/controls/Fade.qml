// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// How a page comes and goes.
import QtQuick
import Vozka.Models

NumberAnimation {
    duration: 180 * Theme.pace
    easing.type: Easing.InOutQuad
}
