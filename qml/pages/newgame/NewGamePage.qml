// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Page of a new game: players, tiles, rules. Title and content scroll, the footer does not.
import QtQuick
import Vozka.Models
import Vozka.Style

FocusScope {
    id: root

    required property SetUpModel seats
    /// Earlier games, for the estimated length; null if none.
    property GameResults results: null
    readonly property Item focused: Window.activeFocusItem
    readonly property rect noticeArea: Qt.rect(0, 0, root.width, footer.y)
    property bool gameInProgress: false
    readonly property alias viewOfAll: view
    /// True once the question of the first start has been answered.
    property bool answered: false
    /// Item to scroll into view when the height of the content has changed; null if none.
    property Item revealed: null

    signal start

    /// Shows the rule that this option chooses, if the rule applies to the chosen tile sets.
    function showOption(option: string): void {
        rules.showOption(option);
    }
    function startIfValid(): void {
        if (root.seats.valid)
            root.start();
    }

    onFocusedChanged: scrollTimer.start()

    // Scrolls to the focus after the event loop has run once, because new items have no position before.
    Timer {
        id: scrollTimer

        interval: 0
        onTriggered: view.follow()
    }
    Backdrop { opacity: 0.92 }
    PageView {
        id: view

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.bottom: footer.top
        clip: true
        contentHeight: body.y + body.height + Theme.spacing
        onContentHeightChanged: {
            view.reveal(root.revealed);
            root.revealed = null;
        }

        Column {
            id: body

            y: Theme.spacing
            anchors.horizontalCenter: parent.horizontalCenter
            width: Math.min(view.width - Theme.spacing * 6, 1320 * Theme.scale)
            spacing: Theme.spacing * 1.5

            Item {
                id: header

                readonly property real questionWidth: 600 * Theme.scale
                /// True if the question is between the title and the button.
                readonly property bool inOneRow: favouritesButton.x >= header.questionWidth + 260 * Theme.scale

                readonly property real rowHeight: Math.max(pageTitle.height, favouritesButton.height)

                width: parent.width
                height: header.rowHeight + (question.visible && !header.inOneRow ? question.height + Theme.spacing : 0)

                PageTitle {
                    id: pageTitle

                    width: question.visible && header.inOneRow ? question.x - Theme.spacing
                                                             : favouritesButton.x - Theme.spacing
                    text: qsTr("New game")
                }
                FirstQuestion {
                    id: question

                    x: header.inOneRow ? favouritesButton.x - width - Theme.spacing * 2 : 0
                    y: header.inOneRow ? (header.rowHeight - height) / 2 : header.rowHeight + Theme.spacing
                    width: header.inOneRow ? header.questionWidth : parent.width
                    visible: root.seats.isFirst && !root.answered
                    sets: root.seats.tileSets
                    onAnswered: {
                        root.answered = true;
                        footer.forceActiveFocus(Qt.TabFocusReason);
                    }
                }
                Button {
                    id: favouritesButton

                    y: (header.rowHeight - height) / 2
                    anchors.right: parent.right
                    icon.name: "star"
                    text: qsTr("Favourites")
                    onClicked: favourites.open()
                }
            }
            Notice {
                width: parent.width
                visible: message.length > 0
                message: root.seats.notice
                onDismissed: root.seats.dismissNotice()
            }
            SeatList {
                width: parent.width
                seats: root.seats
            }
            TileSetGrid {
                width: parent.width
                seats: root.seats
            }
            RuleCard {
                id: rules

                width: parent.width
                rules: root.seats.rules
                onOpenedChanged: root.revealed = rules.opened
            }
        }
    }
    PageWheel { view: view }
    NewGameFooter {
        id: footer

        objectName: "newGameFooter"
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        contentWidth: body.width
        seats: root.seats
        results: root.results
        gameInProgress: root.gameInProgress
        focus: true
        onStart: root.start()
    }
    FavouriteSheet {
        id: favourites

        seats: root.seats
    }

    // Keys scroll the page also while the footer has the focus.
    Keys.forwardTo: [view]
    Keys.onEscapePressed: Navigator.back()
    Keys.onReturnPressed: root.startIfValid()
    Keys.onEnterPressed: root.startIfValid()
}
