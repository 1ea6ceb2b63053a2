// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A rule that can be chosen: title, source and values, marked if it differs from the preset.
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
    /// Value in the preset, and the name of the preset.
    required property string presetValue
    required property string preset
    signal picked(int value)
    signal resetAsked

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

            Label {
                width: root.explained ? parent.width
                                      : Math.max(implicitWidth, parent.width - choice.width - Theme.spacing)
                height: Theme.controlHeight
                verticalAlignment: Text.AlignVCenter
                text: root.title
                font.bold: true
            }
            SegmentedControl {
                id: choice

                visible: !root.explained
                width: Math.min(implicitWidth, parent.width)
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
        ValueList {
            id: list

            width: parent.width
            visible: root.explained
            label: root.title
            choices: root.values
            abouts: root.valueAbouts
            chosen: root.chosen
            onPicked: value => root.picked(value)
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
            //: %1 is an edition, %2 what its rules say ("4 points").
            text: qsTr("Changed. Back to %1: %2").arg(root.preset).arg(root.presetValue)
            font.pixelSize: Theme.smallSize
            onClicked: root.resetAsked()
        }
    }
}
