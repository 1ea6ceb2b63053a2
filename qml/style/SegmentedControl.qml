// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Choice among a few values side by side. The chosen value has an outline in the text colour and a bold text. The
// control is one stop for the Tab key; arrows choose. The values wrap if they do not fit.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Vozka.Style

Rectangle {
    id: root

    required property string label
    property string explanation: ""
    required property list<string> choices
    required property int chosen
    signal picked(int choice)

    readonly property int inset: 3
    property real wanted: 0
    readonly property int padding: Math.round(10 * Theme.scale)
    /// Pixels by which the padding is reduced on each side, if all values fit into one line then. 0 otherwise.
    readonly property int paddingReduction: {
        const needed = Math.ceil((root.wanted - root.width) / Math.max(1, root.choices.length * 2));
        return needed > 0 && needed <= root.padding - 3 ? needed : 0;
    }
    property bool ringed: false

    function step(by: int): void {
        root.stepTo(Math.max(0, Math.min(group.count - 1, root.chosen + by)));
    }
    function stepTo(choice: int): void {
        group.itemAt(choice).forceActiveFocus(Qt.TabFocusReason);
        root.picked(choice);
    }
    /// Chooses a value. With two values, a press on the current one switches to the other.
    function press(choice: int): void {
        if (root.choices.length === 2 && choice === root.chosen)
            root.stepTo(1 - choice);
        else
            root.picked(choice);
    }
    function measure(): void {
        let sum = root.inset * 2;
        for (let i = 0; i < group.count; ++i)
            sum += group.itemAt(i) ? group.itemAt(i).implicitWidth : 0;
        root.wanted = sum;
    }

    function findFocus(): void {
        let found = false;
        for (let i = 0; i < group.count; ++i) {
            const choice = group.itemAt(i) as T.RadioButton;
            found = found || (choice !== null && choice.visualFocus);
        }
        root.ringed = found;
    }

    width: Math.min(implicitWidth, parent ? parent.width : implicitWidth)
    implicitWidth: root.wanted
    implicitHeight: flow.height + root.inset * 2
    radius: Theme.radius
    color: Theme.background
    border.width: 1
    border.color: Theme.line
    opacity: enabled ? 1 : Theme.disabledOpacity
    Accessible.role: Accessible.Grouping
    Accessible.name: root.label
    Accessible.description: root.explanation

    Flow {
        id: flow

        x: root.inset
        y: root.inset
        width: root.width - root.inset * 2

        Repeater {
            id: group

            // Number of values, not the list: with the list, a text that changes during a click would recreate the
            // buttons.
            model: root.choices.length
            onItemAdded: root.measure()
            onItemRemoved: root.measure()

            T.RadioButton {
                id: choice

                required property int index

                // Width with a bold text, so that choosing a value moves no other value.
                implicitWidth: Math.ceil(Math.max(bold.advanceWidth, bold.boundingRect.width, laid.implicitWidth)) + 1 + root.padding * 2
                implicitHeight: Math.max(Theme.controlHeight - root.inset * 2, implicitContentHeight + Theme.spacing)
                width: Math.min(implicitWidth - root.paddingReduction * 2, flow.width)
                leftPadding: root.padding - root.paddingReduction
                rightPadding: leftPadding
                text: root.choices[index]
                checked: index === root.chosen
                // An item with the focus must accept the Tab key.
                focusPolicy: checked || activeFocus ? Qt.StrongFocus : Qt.ClickFocus
                font.pixelSize: Theme.smallSize + 1
                font.bold: choice.checked
                Accessible.name: text
                Accessible.description: root.label
                onImplicitWidthChanged: root.measure()
                onVisualFocusChanged: root.findFocus()
                onClicked: root.picked(index)
                Keys.onSpacePressed: root.press(index)
                Keys.onLeftPressed: root.step(-1)
                Keys.onRightPressed: root.step(1)
                Keys.onUpPressed: root.step(-1)
                Keys.onDownPressed: root.step(1)

                TextMetrics {
                    id: bold

                    font.family: choice.font.family
                    font.pixelSize: choice.font.pixelSize
                    font.bold: true
                    text: choice.text
                }
                // Measures the laid out text, which may be a little wider than its metrics.
                BoldLabel {
                    id: laid

                    visible: false
                    font.family: choice.font.family
                    font.pixelSize: choice.font.pixelSize
                    text: choice.text
                }
                contentItem: Label {
                    text: choice.text
                    font: choice.font
                    // Does not wrap within a word: the measured width is only exact to a pixel.
                    wrapMode: Text.WordWrap
                    horizontalAlignment: Text.AlignHCenter
                    verticalAlignment: Text.AlignVCenter
                }
                background: Rectangle {
                    radius: Theme.radius - 3
                    color: choice.checked ? Theme.chosen : choice.down ? Theme.pressed
                         : choice.hovered ? Theme.cardHover : "transparent"
                    border.width: choice.checked ? 2 : choice.hovered ? 1 : 0
                    border.color: choice.checked ? Theme.text : Theme.line
                }
            }
        }
    }
    // The focus ring is around all values: around the chosen value alone it would have little contrast.
    FocusRing { shown: root.ringed }
}
