// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The rules of a new game: the edition, the rules of the rule books, and agreements of the players. Each group is opened
// by its button. The editions are also shown if they differ for the chosen tile sets.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models
import Vozka.Style

Column {
    id: root

    required property RuleSetModel rules
    readonly property list<string> presets: [qsTr("Classic (C1)"), qsTr("New (C2)")]
    readonly property int noRules: -2
    readonly property int bookRules: -1
    /// Rules that are shown: `noRules`, `bookRules`, or the row of an agreement.
    property int shown: root.noRules
    /// The part that was opened by a button; null if none.
    readonly property Item opened: root.shown !== root.noRules ? shownRules : editions.checked ? choices : null

    /// Returns the description of an edition: its presets, or its boxes if the editions do not differ.
    function aboutOf(preset: int, boxes: string): string {
        return root.rules.sameInBoth ? boxes : root.rules.presetAbouts[preset];
    }
    function toggle(rules: int): void {
        root.shown = root.shown === rules ? root.noRules : rules;
    }
    function showOption(option: string): void {
        const row = root.rules.rowOf(option);
        const agreement = agreements.itemAt(row) as RuleOpener;
        root.shown = agreement && agreement.visible ? row : root.bookRules;
        const found = single.itemAt(row) as RuleRow;
        if (found)
            found.takeFocus();
        else
            book.forceActiveFocus(Qt.TabFocusReason);
    }

    /// Button that shows or hides rules below the row of these buttons.
    component RuleOpener: CardButton {
        id: opener

        /// True makes the text bold, because a value differs from the preset.
        property bool stressed: false

        implicitWidth: implicitContentWidth + leftPadding + rightPadding
        implicitHeight: Math.max(Theme.controlHeight, implicitContentHeight + Theme.spacing)
        leftPadding: Theme.spacing
        rightPadding: Theme.spacing
        topPadding: 0
        bottomPadding: 0
        checkable: true
        contentItem: IconLabel {
            gap: Theme.spacing / 2
            symbol: opener.checked ? "up" : "down"
            text: opener.text
            colour: Theme.text
            font.pixelSize: Theme.textSize
            font.bold: opener.stressed
        }
        background: ButtonBackground {
            control: opener
            base: opener.checked ? Qt.tint(Theme.background, Qt.alpha(Theme.text, 0.08)) : "transparent"
            chosen: opener.checked
        }
    }

    spacing: Theme.spacing

    Flow {
        width: parent.width
        spacing: Theme.spacing

        CardTitle {
            height: Math.max(implicitHeight, Theme.controlHeight)
            rightPadding: Theme.spacing
            verticalAlignment: Text.AlignVCenter
            text: qsTr("Rules")
        }
        RuleOpener {
            id: editions

            width: Math.min(implicitWidth, parent.width)
            visible: root.rules.sameInBoth
            text: qsTr("Edition: no difference with these tiles")
        }
        RuleOpener {
            id: book

            width: Math.min(implicitWidth, parent.width)
            text: root.rules.differences === 0 ? qsTr("Rules of this game")
                : qsTr("Rules of this game: %n changed", "", root.rules.differences)
            stressed: root.rules.differences > 0
            checked: root.shown === root.bookRules
            onClicked: root.toggle(root.bookRules)
        }
        Repeater {
            id: agreements

            model: root.rules

            RuleOpener {
                required property string title
                required property list<string> values
                required property int chosen
                required property bool differs
                required property bool fromBook
                required property int index

                width: Math.min(implicitWidth, parent ? parent.width : 0)
                visible: !fromBook
                //: An option and its value ("Clock: 10 min").
                text: qsTr("%1: %2").arg(title).arg(chosen < values.length ? values[chosen] : "")
                stressed: differs
                checked: root.shown === index
                onClicked: root.toggle(index)
            }
        }
    }
    Row {
        id: choices

        readonly property real part: Math.floor((width - spacing) / 2)

        width: parent.width
        visible: editions.checked || !root.rules.sameInBoth
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
    Column {
        id: shownRules

        width: parent.width
        visible: root.shown !== root.noRules
        spacing: Theme.spacing * 2

        Repeater {
            id: single

            model: root.shown === root.noRules ? null : root.rules

            RuleRow {
                required property int index

                width: root.width
                visible: root.shown === root.bookRules ? fromBook : root.shown === index
                preset: root.presets[root.rules.edition - Editions.Classic]
                onPicked: value => root.rules.choose(index, value)
                onResetRequested: root.rules.reset(index)
            }
        }
    }
}
