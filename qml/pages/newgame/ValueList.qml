// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// One of few, one below the other, each with a sentence. One stop for the Tab key; arrows choose.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Style

Column {
    id: root

    required property string label
    required property list<string> choices
    /// A sentence about each of them.
    required property list<string> abouts
    required property int chosen
    signal picked(int choice)

    function stepTo(choice: int): void {
        const next = Math.max(0, Math.min(group.count - 1, choice));
        group.itemAt(next).forceActiveFocus(Qt.TabFocusReason);
        root.picked(next);
    }

    function aboutOf(index: int): string {
        return index < root.abouts.length ? root.abouts[index] : "";
    }

    spacing: Theme.spacing / 2
    Accessible.role: Accessible.Grouping
    Accessible.name: root.label

    Repeater {
        id: group

        // Only the number: a list as model would recreate the buttons when a text changes during a click.
        model: root.choices.length

        ChoiceButton {
            id: choice

            required property int index

            width: root.width
            text: root.choices[index]
            about: root.aboutOf(index)
            checked: index === root.chosen
            // An item with the focus has to accept the Tab key.
            focusPolicy: checked || activeFocus ? Qt.StrongFocus : Qt.ClickFocus
            Accessible.description: root.label + ": " + about
            onClicked: root.picked(index)
            Keys.onLeftPressed: root.stepTo(index - 1)
            Keys.onRightPressed: root.stepTo(index + 1)
            Keys.onUpPressed: root.stepTo(index - 1)
            Keys.onDownPressed: root.stepTo(index + 1)
        }
    }
}
