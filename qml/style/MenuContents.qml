// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The contents of a LazyMenu in their order: entries, separators and submenus.
import QtQuick

QtObject {
    default property list<QtObject> list
}
