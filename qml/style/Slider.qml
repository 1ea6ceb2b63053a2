// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A slider in steps, with a mark at each of them. Arrows, Page up and Page down, Home and End move it.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Vozka.Style

T.Slider {
    id: root

    required property string label
    property string explanation: ""
    /// True if each step has a mark.
    property bool marked: true
    readonly property int knob: Math.round(22 * Theme.scale)
    readonly property real trackWidth: width - root.knob
    readonly property int steps: stepSize > 0 ? Math.round((to - from) / stepSize) : 0
    /// Value at the position of the handle, also while it is dragged.
    readonly property real shownValue: valueAt(position)
    /// Emitted when the value is changed by a key or by the release of the handle.
    signal picked(real value)

    function choose(value: real): void {
        root.picked(Math.max(from, Math.min(to, value)));
    }

    implicitWidth: 240 * Theme.scale
    implicitHeight: Theme.controlHeight
    live: false
    snapMode: T.Slider.SnapAlways
    opacity: enabled ? 1 : Theme.disabledOpacity
    Accessible.role: Accessible.Slider
    Accessible.name: root.label
    Accessible.description: root.explanation
    onPressedChanged: if (!pressed) root.picked(root.shownValue)
    Keys.onPressed: event => {
        const by = { [Qt.Key_Left]: -1, [Qt.Key_Down]: -1, [Qt.Key_Right]: 1, [Qt.Key_Up]: 1,
                      [Qt.Key_PageDown]: -2, [Qt.Key_PageUp]: 2, [Qt.Key_Home]: -1000, [Qt.Key_End]: 1000 }[event.key];
        event.accepted = by !== undefined;
        if (event.accepted)
            root.choose(value + by * stepSize);
    }

    background: Item {
        Rectangle {
            x: root.knob / 2
            anchors.verticalCenter: parent.verticalCenter
            width: root.trackWidth
            height: Math.round(4 * Theme.scale)
            radius: height / 2
            color: Theme.line

            Rectangle {
                width: root.visualPosition * parent.width
                height: parent.height
                radius: parent.radius
                color: Theme.text
            }
            Repeater {
                model: root.marked ? root.steps + 1 : 0

                Rectangle {
                    required property int index

                    x: index / root.steps * root.trackWidth - width / 2
                    anchors.verticalCenter: parent.verticalCenter
                    width: Math.round(2 * Theme.scale)
                    height: Math.round(10 * Theme.scale)
                    color: index / root.steps <= root.visualPosition + 0.001 ? Theme.text : Theme.line
                }
            }
        }
    }
    handle: Rectangle {
        x: root.visualPosition * (root.width - width)
        anchors.verticalCenter: parent.verticalCenter
        width: root.knob
        height: root.knob
        radius: width / 2
        color: root.pressed || root.hovered ? Theme.cardHover : Theme.card
        border.width: Math.round(3 * Theme.scale)
        border.color: Theme.text

        FocusRing {
            radius: parent.radius + 4
            shown: root.visualFocus
        }
    }
}
