// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The tool tip that was shown last. It closes when another one is shown: the pointer and the keyboard focus can be on
// different items.
pragma Singleton
import QtQuick
import QtQuick.Templates as T

QtObject {
    property T.ToolTip bubble: null

    function replaceBy(next: T.ToolTip): void {
        if (bubble !== null && bubble !== next)
            bubble.close();
        bubble = next;
    }
}
