// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A key of the table and what it does. Those without sequences act only where the focus is.
import QtQuick

QtObject {
    required property string words
    /// What the keys are called, as they are shown.
    required property list<string> keys
    property var sequences: []

    signal pressed
}
