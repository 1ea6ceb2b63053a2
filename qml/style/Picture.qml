// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Square image, rendered at its size. Must not be the item of a delegate: Qt 6.4 crashes if the source changes
// between the removal and the deletion of the item.
import QtQuick

Image {
    id: root

    property int size: 0

    width: root.size
    height: root.size
    sourceSize.width: root.size
}
