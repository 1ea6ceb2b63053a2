// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The entries of a LateMenu: entries, lines and menus that open from it, in their order.
import QtQuick

QtObject {
    default property list<QtObject> list
}
