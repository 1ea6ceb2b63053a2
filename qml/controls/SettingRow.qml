// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A setting: title, explanation, and its control next to them or, without space, below them.
import QtQuick
import Vozka.Style

Item {
    id: root

    required property string title
    property string explanation: ""
    /// Control of the setting. It must not be wider than its parent.
    default property alias control: holder.children
    readonly property real wanted: holder.children.length > 0 ? holder.children[0].implicitWidth : 0
    readonly property bool stacked: root.wanted > root.width * 0.6

    width: parent.width
    implicitHeight: root.stacked ? words.height + Theme.spacing + holder.height : Math.max(words.height, holder.height)

    Column {
        id: words

        anchors.left: parent.left
        y: root.stacked ? 0 : Math.round((root.height - height) / 2)
        width: root.stacked ? root.width : root.width - holder.width - Theme.spacing * 3
        spacing: 2

        BoldLabel {
            width: parent.width
            text: root.title
        }
        DimLabel {
            width: parent.width
            visible: text.length > 0
            text: root.explanation
            font.pixelSize: Theme.smallSize + 1
        }
    }
    Item {
        id: holder

        x: root.stacked ? 0 : root.width - width
        y: root.stacked ? words.height + Theme.spacing : Math.round((root.height - height) / 2)
        width: Math.min(root.wanted, root.width)
        height: childrenRect.height
    }
}
