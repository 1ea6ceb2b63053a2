// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Names of keys in the language of the interface. The names in shortcuts are English.
pragma Singleton
import QtQuick

QtObject {
    function shown(keys: string): string {
        return keys.replace("Ctrl+", qsTr("Ctrl", "key") + "+").replace("Shift+", qsTr("Shift", "key") + "+");
    }
}
