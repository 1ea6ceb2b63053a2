// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Page of a new game: players, rules, tiles. Title and cards scroll, the footer does not.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models
import Vozka.Style

FocusScope {
    id: root

    required property SetUpModel seats
    readonly property bool wide: root.width >= 940 * Theme.scale
    readonly property Item focused: Window.activeFocusItem
    /// True if the table has a game that is not over.
    property bool gameInProgress: false
    readonly property alias viewOfAll: view

    signal start

    /// Shows the rule that this option chooses, if the rule applies to the chosen tile sets.
    function showOption(option: string): void {
        rules.showOption(option);
    }
    function startIfValid(): void {
        if (root.seats.valid)
            root.start();
    }

    onFocusedChanged: arranged.start()

    // Scrolls to the focus after the event loop has run once, because new items have no position before.
    Timer {
        id: arranged

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
        contentHeight: body.y + body.height + Theme.spacing * 2

        Item {
            id: body

            y: Math.max(Theme.spacing * 2, Math.min(view.height * 0.12, Math.round((view.height - height) / 2)))
            anchors.horizontalCenter: parent.horizontalCenter
            width: Math.min(view.width - Theme.spacing * 6, 1320 * Theme.scale)
            height: columns.y + columns.height

            Item {
                id: header

                width: parent.width
                implicitHeight: Math.max(pageTitle.height, opener.height)

                PageTitle {
                    id: pageTitle

                    anchors.verticalCenter: parent.verticalCenter
                    width: opener.x - Theme.spacing
                    text: qsTr("New game")
                }
                Button {
                    id: opener

                    anchors.right: parent.right
                    anchors.verticalCenter: parent.verticalCenter
                    icon.name: "star"
                    text: qsTr("Favourites")
                    onClicked: favourites.open()
                }
            }
            Notice {
                id: notice

                anchors.top: header.bottom
                anchors.topMargin: visible ? Theme.spacing * 1.5 : 0
                width: parent.width
                height: visible ? implicitHeight : 0
                visible: message.length > 0
                message: root.seats.notice
                onDismissed: root.seats.dismissNotice()
            }
            Item {
                id: columns

                readonly property int gap: Theme.spacing * 2
                readonly property int leftWidth: root.wide ? Math.round((width - gap) * 0.45) : width

                y: notice.y + notice.height + Theme.spacing * 2
                width: parent.width
                height: root.wide ? Math.max(left.height, right.height) : left.height + gap + right.height

                SeatList {
                    id: left

                    // The players stay visible while the other column scrolls.
                    y: root.wide && height <= view.height - Theme.spacing * 4
                       ? Math.max(0, Math.min(columns.height - height, view.contentY + Theme.spacing * 2 - body.y - columns.y)) : 0
                    width: columns.leftWidth
                    seats: root.seats
                }
                Column {
                    id: right

                    x: root.wide ? columns.leftWidth + columns.gap : 0
                    y: root.wide ? 0 : left.height + columns.gap
                    width: root.wide ? columns.width - x : columns.width
                    spacing: columns.gap

                    RuleCard {
                        id: rules

                        width: parent.width
                        rules: root.seats.rules
                    }
                    TileSetCard {
                        id: tiles

                        width: parent.width
                        sets: root.seats.tileSets
                        // A change of the tile sets changes the height of the rules above them.
                        onTurning: view.hold(tiles)
                    }
                }
            }
        }
    }
    PageWheel {
        view: view
    }
    NewGameFooter {
        id: footer

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        contentWidth: body.width
        seats: root.seats
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
