// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The keys of the table that work wherever the focus is.
import QtQuick

Item {
    id: root

    signal turnAsked(int by)
    signal passAsked
    signal zoomInAsked
    signal zoomOutAsked
    signal fitAsked
    signal lastAsked

    Shortcut {
        enabled: root.enabled
        sequence: "R"
        onActivated: root.turnAsked(1)
    }
    Shortcut {
        enabled: root.enabled
        sequence: "Shift+R"
        onActivated: root.turnAsked(-1)
    }
    Shortcut {
        enabled: root.enabled
        sequence: "N"
        onActivated: root.passAsked()
    }
    Shortcut {
        enabled: root.enabled
        sequences: ["+", "="]
        onActivated: root.zoomInAsked()
    }
    Shortcut {
        enabled: root.enabled
        sequence: "-"
        onActivated: root.zoomOutAsked()
    }
    Shortcut {
        enabled: root.enabled
        sequence: "0"
        onActivated: root.fitAsked()
    }
    Shortcut {
        enabled: root.enabled
        sequence: "L"
        onActivated: root.lastAsked()
    }
}
