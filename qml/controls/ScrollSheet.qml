// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A sheet that scrolls where the window is too low for what is on it.
import QtQuick
import Vozka.Models

Sheet {
    id: root

    default property alias content: holder.data

    PageView {
        anchors.fill: parent
        implicitWidth: holder.implicitWidth
        implicitHeight: holder.implicitHeight
        contentHeight: holder.implicitHeight
        // The rings of focus reach a little out of what they are round.
        clip: interactive

        Item {
            id: holder

            width: parent.width
            implicitWidth: childrenRect.width
            implicitHeight: childrenRect.height
        }
    }
}
