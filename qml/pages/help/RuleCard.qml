// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Card with the rules of a new game: the edition, and single rules.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models
import Vozka.Style

ColumnCard {
    id: root

    required property RuleSetModel rules
    readonly property list<string> presets: [qsTr("Classic (C1)"), qsTr("New (C2)")]

    /// Returns the description of an edition: its boxes and, if the editions differ, its presets.
    function aboutOf(preset: int, boxes: string): string {
        return root.rules.sameInBoth ? boxes : boxes + "\n" + root.rules.presetAbouts[preset];
    }

    /// Opens the single rules and moves the focus to that option.
    function showOption(option: string): void {
        opener.checked = true;
        const row = single.itemAt(root.rules.rowOf(option)) as RuleRow;
        if (row)
            row.takeFocus();
        else
            opener.forceActiveFocus(Qt.TabFocusReason);
    }

    spacing: Theme.spacing * 1.5

    CardTitle {
        width: parent.width
        text: qsTr("Rules")
    }
    Row {
        id: choices

        readonly property real part: Math.floor((width - spacing) / 2)

        width: parent.width
        spacing: Theme.spacing * 1.5
        Accessible.role: Accessible.Grouping
        Accessible.name: qsTr("Edition")

        ChoiceButton {
            id: classic

            width: choices.part
            height: Math.max(classic.implicitHeight, modern.implicitHeight)
            padding: Theme.spacing * 1.5
            symbol: "edition-c1"
            text: root.presets[0]
            about: root.aboutOf(0, qsTr("As in the older boxes: the base game up to 2014, and its expansions."))
            checked: root.rules.edition === Editions.Classic
            onClicked: root.rules.edition = Editions.Classic
            Keys.onRightPressed: modern.choose()
        }
        ChoiceButton {
            id: modern

            width: choices.part
            height: classic.height
            padding: Theme.spacing * 1.5
            symbol: "edition-c2"
            text: root.presets[1]
            about: root.aboutOf(1, qsTr("As in the newer boxes: the base game since 2014, its expansions later."))
            checked: root.rules.edition === Editions.New
            onClicked: root.rules.edition = Editions.New
            Keys.onLeftPressed: classic.choose()
        }
    }
    DimLabel {
        width: parent.width
        visible: root.rules.sameInBoth
        text: qsTr("With these tiles, the rules of both editions are the same.")
    }
    CardButton {
        id: opener

        width: parent.width
        text: qsTr("Rules of this game")
        implicitHeight: Math.max(words.height, note.height) + topPadding + bottomPadding
        checkable: true
        Accessible.description: note.text

        Icon {
            id: sign

            anchors.left: parent.left
            anchors.leftMargin: opener.leftPadding
            anchors.verticalCenter: parent.verticalCenter
            size: Math.round(16 * Theme.scale)
            name: opener.checked ? "up" : "down"
            colour: Theme.dim
        }
        Label {
            id: words

            anchors.left: sign.right
            anchors.leftMargin: Theme.spacing
            anchors.right: note.left
            anchors.rightMargin: Theme.spacing
            anchors.verticalCenter: parent.verticalCenter
            text: opener.text
        }
        Label {
            id: note

            anchors.right: parent.right
            anchors.rightMargin: opener.rightPadding
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(implicitWidth, opener.availableWidth / 2)
            text: root.rules.differences > 0 ? qsTr("%n rule(s) changed", "", root.rules.differences) : ""
            font.bold: true
            font.pixelSize: Theme.smallSize
        }
    }
    Column {
        width: parent.width
        visible: opener.checked
        spacing: Theme.spacing * 2

        Repeater {
            id: single

            model: opener.checked ? root.rules : null

            RuleRow {
                required property int index

                width: root.contentWidth
                preset: root.presets[root.rules.edition - Editions.Classic]
                onPicked: value => root.rules.choose(index, value)
                onResetRequested: root.rules.reset(index)
            }
        }
    }
}
