// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// How a page comes and goes.
import QtQuick

NumberAnimation {
    duration: 180
    easing.type: Easing.InOutQuad
}
