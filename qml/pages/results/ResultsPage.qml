// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Page with the record of finished games: players, games, filters.
import QtQuick
import Vozka.Models
import Vozka.Style

FocusScope {
    id: root

    required property GameResults results
    readonly property bool wide: root.width >= 1000 * Theme.scale
    readonly property int gap: Theme.spacing * 2
    readonly property real room: Math.min(root.width - root.gap * 3, 1320 * Theme.scale)
    readonly property string unlisted: qsTr("Short games and games that are scored before their end are not listed.")

    signal opened(int row)
    signal exportRequested

    onVisibleChanged: {
        if (root.visible)
            root.results.refresh();
        else
            root.results.discardDeleted();
    }
    Keys.onEscapePressed: Navigator.back()
    Keys.onPressed: event => {
        event.accepted = event.matches(StandardKey.Undo) && root.results.deleted > 0;
        if (event.accepted)
            root.results.restoreDeleted();
    }

    Backdrop { opacity: 0.92 }
    Flow {
        id: header

        x: Math.round((root.width - width) / 2)
        y: root.gap
        width: root.room
        spacing: Theme.spacing

        PageTitle {
            id: heading

            width: Math.max(240 * Theme.scale, header.width - actions.implicitWidth - header.spacing)
            backButton.objectName: "leaveResults"
            backButton.focus: true
            text: qsTr("Results")
        }
        Row {
            id: actions

            spacing: Theme.spacing
            visible: root.results.total > 0

            Button {
                objectName: "exportResults"
                icon.name: "save"
                enabled: root.results.count > 0
                text: qsTr("Export…")
                onClicked: root.exportRequested()
            }
            Button {
                objectName: "deleteResults"
                icon.name: "close"
                enabled: root.results.count > 0
                text: root.results.count < root.results.total ? qsTr("Delete these") : qsTr("Delete all")
                onClicked: root.results.removeShown()
            }
        }
    }
    PageWheel { view: view }
    PageView {
        id: view

        objectName: "resultsView"
        x: header.x
        y: header.y + header.height + root.gap
        // Wider than the cards, so that the scroll bar is next to them.
        width: header.width + Theme.spacing * 1.5
        height: root.height - y
        contentHeight: sheet.height + root.gap
        clip: true

        Column {
            id: sheet

            width: header.width
            spacing: root.gap

            Notice {
                width: parent.width
                visible: root.results.problem.length > 0 && !hidden
                property bool hidden: false

                objectName: "resultsProblem"
                message: root.results.problem
                onMessageChanged: hidden = false
                onDismissed: hidden = true
            }
            Card {
                width: parent.width
                visible: root.results.deleted > 0
                implicitHeight: Math.max(deletedText.height, restoreResults.height) + Theme.spacing * 2
                objectName: "deletedResults"

                Label {
                    id: deletedText

                    x: Theme.spacing * 2
                    width: parent.width - restoreResults.width - Theme.spacing * 5
                    anchors.verticalCenter: parent.verticalCenter
                    text: qsTr("%n result(s) deleted.", "", root.results.deleted)
                    Accessible.role: Accessible.AlertMessage
                    Accessible.name: text

                    Announcement {
                        text: root.results.deleted > 0 ? deletedText.text : ""
                    }
                }
                Button {
                    id: restoreResults

                    objectName: "restoreResults"
                    anchors.right: parent.right
                    anchors.rightMargin: Theme.spacing
                    anchors.verticalCenter: parent.verticalCenter
                    icon.name: "undo"
                    text: qsTr("Undo")
                    onClicked: {
                        root.results.restoreDeleted();
                        heading.backButton.forceActiveFocus(Qt.OtherFocusReason);
                    }
                }
            }
            MessageCard {
                objectName: "noResults"
                anchors.horizontalCenter: parent.horizontalCenter
                width: Math.min(parent.width, Math.round(520 * Theme.scale))
                visible: root.results.total === 0
                title: qsTr("No results yet")
                explanation: qsTr("Play a game to the end to see its result here.") + " " + root.unlisted
                button.objectName: "firstResult"
                button.icon.name: "new-game"
                button.text: qsTr("New game")
                onRequested: Navigator.show(Navigator.NewGame)
            }
            ResultFilters {
                width: parent.width
                visible: root.results.total > 0
                results: root.results
            }
            DimLabel {
                objectName: "noMatchingResults"
                width: parent.width
                visible: root.results.total > 0 && root.results.count === 0
                horizontalAlignment: Text.AlignHCenter
                topPadding: Theme.spacing * 4
                text: qsTr("No game matches this selection.")
            }
            Item {
                width: parent.width
                height: root.wide ? Math.max(table.height, list.height) : list.y + list.height
                visible: root.results.count > 0

                ResultTable {
                    id: table

                    width: root.wide ? Math.round(parent.width * 0.48) : parent.width
                    players: root.results.players
                }
                ResultList {
                    id: list

                    x: root.wide ? table.width + root.gap : 0
                    y: root.wide ? 0 : table.height + root.gap
                    width: parent.width - x
                    results: root.results
                    onOpened: row => root.opened(row)
                    onDeleted: heading.backButton.forceActiveFocus(Qt.OtherFocusReason)
                }
            }
            DimLabel {
                objectName: "unlistedResults"
                width: parent.width
                visible: root.results.total > 0
                text: root.unlisted
            }
        }
    }
}
