// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Slider for per cent, in steps of ten if not set otherwise, with its value next to it.
import QtQuick
import Vozka.Style

Row {
    id: root

    /// Greatest width of slider and value together.
    required property real room
    property alias slide: slide
    property alias label: slide.label
    property alias from: slide.from
    property alias to: slide.to
    property alias value: slide.value
    /// Value at the position of the handle, also while it is dragged.
    readonly property alias shown: slide.shownValue
    signal picked(int value)

    spacing: Theme.spacing * 1.5

    Slider {
        id: slide

        width: Math.min(implicitWidth, root.room - percent.width - root.spacing)
        explanation: percent.text
        stepSize: 10
        onPicked: value => root.picked(Math.round(value))
    }
    Label {
        id: percent

        anchors.verticalCenter: parent.verticalCenter
        width: Math.round(52 * Theme.scale)
        horizontalAlignment: Text.AlignRight
        wrapMode: Text.NoWrap
        opacity: root.enabled ? 1 : Theme.disabledOpacity
        //: Per cent.
        text: qsTr("%1%").arg(Math.round(slide.shownValue))
    }
}
