// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Row of a rule with several values: title, source and values, marked if the value differs from the preset.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models
import Vozka.Style

Item {
    id: root

    required property string title
    required property string about
    required property string source
    required property bool fromBook
    required property list<string> values
    required property list<string> valueAbouts
    required property int chosen
    required property bool differs
    readonly property bool explained: root.valueAbouts.length > 0
    /// presetValue: name of the value in the preset. preset: name of the preset.
    required property string presetValue
    required property string preset
    signal picked(int value)
    signal resetRequested

    function takeFocus(): void {
        if (root.explained)
            list.stepTo(root.chosen);
        else
            choice.stepTo(root.chosen);
    }

    implicitHeight: column.height

    Rectangle {
        width: 4
        height: parent.height
        radius: 2
        color: root.differs ? Theme.text : Theme.line
    }
    Column {
        id: column

        x: Theme.spacing * 2
        width: parent.width - x
        spacing: Theme.spacing / 2

        Flow {
            width: parent.width
            spacing: Theme.spacing

            BoldLabel {
                width: root.explained ? parent.width
                                      : Math.max(implicitWidth, parent.width - choice.width - Theme.spacing)
                height: Theme.controlHeight
                verticalAlignment: Text.AlignVCenter
                text: root.title
            }
            SegmentedControl {
                id: choice

                visible: !root.explained
                label: root.title
                choices: root.values
                chosen: root.chosen
                onPicked: value => root.picked(value)
            }
        }
        Label {
            width: parent.width
            text: root.about
        }
        Column {
            id: list

            function stepTo(choice: int): void {
                const next = Math.max(0, Math.min(group.count - 1, choice));
                group.itemAt(next).forceActiveFocus(Qt.TabFocusReason);
                root.picked(next);
            }

            width: parent.width
            visible: root.explained
            spacing: Theme.spacing / 2
            Accessible.role: Accessible.Grouping
            Accessible.name: root.title

            Repeater {
                id: group

                // Number of values, not the list: with the list, a text that changes during a click would recreate
                // the buttons.
                model: root.values.length

                ChoiceButton {
                    id: value

                    required property int index

                    width: list.width
                    text: root.values[value.index]
                    about: value.index < root.valueAbouts.length ? root.valueAbouts[value.index] : ""
                    checked: value.index === root.chosen
                    // An item with the focus must accept the Tab key.
                    focusPolicy: checked || activeFocus ? Qt.StrongFocus : Qt.ClickFocus
                    Accessible.description: root.title + ": " + about
                    onClicked: root.picked(value.index)
                    Keys.onLeftPressed: list.stepTo(value.index - 1)
                    Keys.onRightPressed: list.stepTo(value.index + 1)
                    Keys.onUpPressed: list.stepTo(value.index - 1)
                    Keys.onDownPressed: list.stepTo(value.index + 1)
                }
            }
        }
        Row {
            width: parent.width
            spacing: Theme.spacing

            Icon {
                id: book

                size: Math.round(16 * Theme.scale)
                name: root.fromBook ? "rules" : "players"
                colour: Theme.dim
            }
            Caption {
                width: parent.width - book.width - parent.spacing
                text: root.source
                Accessible.role: Accessible.StaticText
                Accessible.name: qsTr("Source: %1").arg(root.source)
            }
        }
        Button {
            visible: root.differs
            icon.name: "undo"
            //: %1: edition, %2: value by its rules ("4 points").
            text: qsTr("Reset to “%2”, as in %1").arg(root.preset).arg(root.presetValue)
            font.pixelSize: Theme.smallSize
            onClicked: root.resetRequested()
        }
    }
}
