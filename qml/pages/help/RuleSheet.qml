// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Dialog with the rule book: chapters, and the rules of an edition with their sources. The requested rule is
// highlighted.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models
import Vozka.Style

Dialog {
    id: root

    property string requestedRule: ""
    /// Edition of the current game; Editions.Either without a game.
    property int played: Editions.Either
    property LessonListModel lessons: null

    readonly property RuleTextModel rules: RuleTextModel {
        search: search.text
        lessonList: root.lessons
        // Scrolls to the top, where the best matches are.
        onSearchChanged: root.turnTo(-1, ListView.Beginning)
    }

    /// Shows that rule in the edition that is played. If `rule` is empty, shows the beginning of the rules.
    function showRule(rule: string): void {
        search.text = "";
        root.requestedRule = rule;
        if (root.lessons !== null)
            root.lessons.load();
        root.rules.edition = root.played;
        if (rule.length > 0 && root.rules.rowOf(rule) < 0)
            root.rules.edition = Editions.Either;
        root.open();
        root.turnTo(root.rules.rowOf(rule), ListView.Center);
    }
    function showChapter(chapter: string): void {
        root.turnTo(root.rules.rowOfChapter(chapter), ListView.Beginning);
    }
    /// Returns the chapter of the row at that y coordinate of the list. Because of the other arguments, a binding is
    /// evaluated again when the rows change: `indexAt` has no change signal.
    function chapterAt(y: real, _height: real, chapters: list<string>): string {
        return chapters.length === 0 ? "" : root.rules.chapterAt(Math.max(0, list.indexAt(1, y)));
    }
    function turnTo(row: int, place: int): void {
        list.currentIndex = row;
        list.positionViewAtIndex(Math.max(0, row), row < 0 ? ListView.Beginning : place);
    }

    title: qsTr("Rules")
    width: Math.min(root.room, 900 * Theme.scale) + root.leftPadding + root.rightPadding
    height: (root.parent ? root.parent.height : 640) - Theme.spacing * 6
    // At the first opening, the rows have no heights before the dialog is shown.
    onOpened: {
        if (root.requestedRule.length > 0)
            root.turnTo(root.rules.rowOf(root.requestedRule), ListView.Center);
    }
    onAboutToShow: root.requestedRule.length > 0 ? list.forceActiveFocus() : search.forceActiveFocus()

    Heading {
        id: heading

        text: root.title
    }
    SegmentedControl {
        id: editions

        objectName: "ruleEdition"
        anchors.right: parent.right
        anchors.verticalCenter: heading.verticalCenter
        width: Math.min(implicitWidth, parent.width - heading.width - Theme.spacing)
        label: qsTr("Edition")
        choices: [qsTr("Both editions"), qsTr("Classic (C1)"), qsTr("New (C2)")]
        chosen: root.rules.edition
        onPicked: edition => {
            root.rules.edition = edition;
            root.turnTo(-1, ListView.Beginning);
        }
    }
    TextField {
        id: search

        anchors.top: heading.bottom
        anchors.topMargin: Theme.spacing * 1.5
        width: parent.width
        label: qsTr("Search the rules")
        placeholderText: label
        Keys.onDownPressed: {
            list.currentIndex = Math.max(0, list.currentIndex);
            list.forceActiveFocus(Qt.TabFocusReason);
        }
    }
    DimLabel {
        id: nearest

        objectName: "nearestRules"
        anchors.top: search.bottom
        anchors.topMargin: Theme.spacing
        width: parent.width
        visible: root.rules.isNearest
        text: qsTr("No rule contains all of these words. The nearest ones are in: %1").arg(root.rules.chapterNames)
    }
    RuleContents {
        id: contents

        anchors.top: list.top
        anchors.bottom: list.bottom
        width: visible ? Math.round(parent.width * 0.27) : 0
        visible: parent.width >= 720 * Theme.scale
        chapters: root.rules.chapters
        current: root.chapterAt(list.contentY + Theme.spacing * 4, list.contentHeight, root.rules.chapters)
        onChapterRequested: chapter => root.showChapter(chapter)
    }
    ListView {
        id: list

        objectName: "rules"
        anchors.top: nearest.visible ? nearest.bottom : search.bottom
        anchors.topMargin: Theme.spacing
        anchors.bottom: done.top
        anchors.bottomMargin: Theme.spacing * 1.5
        anchors.left: contents.right
        anchors.leftMargin: contents.visible ? Theme.spacing * 1.5 : 0
        anchors.right: parent.right
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        model: root.rules
        activeFocusOnTab: true
        highlightMoveDuration: 0
        // Rows that are created in advance would outlive a list that a search shortens.
        cacheBuffer: 0
        delegate: RuleText {
            id: entry

            readonly property Item focused: list.Window.activeFocusItem

            width: list.width - bar.width - 2
            isHighlighted: rule === root.requestedRule
            // False while a link in the rule has the focus.
            current: ListView.isCurrentItem && (entry.focused === list || entry.focused === entry)
        }
        // The arrow keys continue at the first visible rule.
        onActiveFocusChanged: {
            if (list.activeFocus && list.currentItem === null)
                list.currentIndex = Math.max(0, list.indexAt(1, list.contentY + Theme.spacing));
        }
        Accessible.role: Accessible.List
        Accessible.name: root.title
    }
    DimLabel {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.verticalCenter: list.verticalCenter
        visible: list.count === 0
        text: qsTr("No rule contains these words.")
    }
    ViewScrollBar {
        id: bar

        x: list.x + list.width - width
        view: list
    }
    Button {
        id: done

        anchors.right: parent.right
        anchors.bottom: parent.bottom
        highlighted: true
        text: qsTr("Close")
        onClicked: root.close()
    }
}
