// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Keys as they are called where the program is used: shortcuts are written in English.
pragma Singleton
import QtQuick

QtObject {
    function shown(keys: string): string {
        return keys.replace("Ctrl+", qsTr("Ctrl", "key") + "+").replace("Shift+", qsTr("Shift", "key") + "+");
    }
}
