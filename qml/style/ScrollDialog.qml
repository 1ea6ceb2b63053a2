// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A dialog that scrolls where the window is too low for its content.
import QtQuick

Dialog {
    default property alias content: holder.data

    PageView {
        anchors.fill: parent
        implicitWidth: holder.implicitWidth
        implicitHeight: holder.implicitHeight
        contentHeight: holder.implicitHeight
        // Focus rings extend beyond their items.
        clip: interactive

        Item {
            id: holder

            width: parent.width
            implicitWidth: childrenRect.width
            implicitHeight: childrenRect.height
        }
    }
}
