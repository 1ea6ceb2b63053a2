// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A square image, rendered at its size. Not for the item of a delegate: Qt 6.4 crashes if the source changes between its
// removal and its deletion.
import QtQuick

Image {
    id: root

    property int size: 0

    width: root.size
    height: root.size
    sourceSize.width: root.size
}
