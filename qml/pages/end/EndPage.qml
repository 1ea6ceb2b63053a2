// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Page with the result of a game: winner, places, highlights, points by kind and over the turns, and actions.
import QtQuick
import Vozka.Models
import Vozka.Style

FocusScope {
    id: root

    required property Commands commands
    readonly property GameController controller: root.commands.controller
    /// True after the first game of a new player.
    property bool firstGame: false
    property GameAnalysis gameAnalysis: null
    readonly property bool wide: root.width >= 1000 * Theme.scale
    readonly property int gap: Theme.spacing * 2
    readonly property int margin: Theme.spacing * (root.wide ? 4 : 3)
    readonly property Item focused: root.activeFocus ? root.Window.activeFocusItem : null

    signal highlightPicked(row: int)
    signal playAgain

    /// Focuses the title. Clicks in the next 0.4 seconds may be meant for the final scoring and are ignored.
    function begin(): void {
        settling.start();
        winner.forceActiveFocus(Qt.OtherFocusReason);
        view.contentY = 0;
    }

    onVisibleChanged: view.contentY = 0
    Keys.onEscapePressed: Navigator.show(Navigator.Table)

    /// Moves the focus from the title to the first button. Returns false for other keys or another focus.
    function beginByArrow(key: int): bool {
        const begins = root.focused === winner && (key === Qt.Key_Right || key === Qt.Key_Down);
        if (begins)
            actions.takeFocus();
        return begins;
    }

    ArrowFocus {
        id: arrows

        groups: [actions.buttons, keep.learnButtons, keep.keepButtons]
    }
    InputBlocker {
        objectName: "settling"
        z: 1
        visible: settling.running
        onPressed: settling.restart()

        Timer {
            id: settling

            interval: 400
        }
    }
    StandingsModel {
        id: standings

        players: root.controller.players
    }
    Backdrop {}
    PageView {
        id: view

        objectName: "endView"
        anchors.fill: parent
        focusMargin: root.gap
        contentHeight: sheet.y + sheet.height + root.gap * 1.5

        Item {
            id: sheet

            readonly property real room: view.height - sheet.y - columns.y - root.gap * 1.5

            x: Math.round((view.width - width) / 2)
            y: root.gap * 1.5
            Keys.onPressed: event => event.accepted = arrows.pressed(event.key, root.focused) || root.beginByArrow(event.key)
            width: Math.min(view.width - root.margin * 2, 1320 * Theme.scale)
            height: columns.y + columns.height

            Column {
                id: title

                width: root.wide ? parent.width - actions.width - root.gap * 2 : parent.width
                spacing: 2

                Heading {
                    id: winner

                    objectName: "winner"
                    width: parent.width
                    focus: true
                    activeFocusOnTab: true
                    Accessible.focusable: true
                    maximumLineCount: 2
                    elide: Text.ElideRight
                    wrapMode: Text.WrapAtWordBoundaryOrAnywhere
                    font.pixelSize: Math.round((root.wide ? 34 : 28) * Theme.scale)
                    text: standings.headline

                    HoverHandler { id: pointer }
                    ToolTip {
                        visible: pointer.hovered && winner.truncated
                        text: winner.text
                    }
                }
                ElidedLabel {
                    width: parent.width
                    color: Theme.dim
                    wrapMode: Text.Wrap
                    maximumLineCount: 2
                    font.pixelSize: Theme.textSize + 2
                    text: standings.subline
                }
                Label {
                    width: parent.width
                    visible: text.length > 0
                    text: root.controller.clock.timeUpText
                }
                Label {
                    objectName: "afterFirstGame"
                    width: parent.width
                    visible: root.firstGame
                    text: qsTr("A full game has 72 tiles and takes three times as long; the next lessons show what the expansions add.")
                }
            }
            EndActions {
                id: actions

                x: root.wide ? parent.width - width : 0
                y: root.wide ? Math.round((title.height - height) / 2) : title.height + root.gap
                width: root.wide ? implicitWidth : parent.width
                endedEarly: root.controller.endedEarly
                onContinueRequested: root.controller.undo()
                firstGame: root.firstGame
                onPlayAgain: root.playAgain()
            }
            Item {
                id: columns

                y: (root.wide ? Math.max(title.height, actions.height) : actions.y + actions.height) + root.gap
                width: parent.width
                height: root.wide ? Math.max(left.height, right.height) : right.y + right.height

                Column {
                    id: left

                    width: root.wide ? Math.round(parent.width * 0.58) : parent.width
                    spacing: root.gap

                    BoardCard {
                        width: parent.width
                        height: root.wide ? Math.max(200, sheet.room - keep.height - root.gap
                                                          - (highlights.visible ? highlights.height + root.gap : 0))
                                          : Math.min(420, Math.round(width * 0.6))
                        controller: root.controller
                    }
                    Highlights {
                        id: highlights

                        width: parent.width
                        visible: root.controller.statistics.highlights.count > 0
                        highlights: root.controller.statistics.highlights
                        onPicked: row => root.highlightPicked(row)
                    }
                    ResultActions {
                        id: keep

                        width: parent.width
                        gameAnalysis: root.gameAnalysis
                        commands: root.commands
                    }
                    CostliestMoves {
                        width: parent.width
                        gameAnalysis: root.gameAnalysis
                        pageVisible: root.visible
                    }
                }
                Column {
                    id: right

                    x: root.wide ? left.width + root.gap : 0
                    y: root.wide ? 0 : left.height + root.gap
                    width: parent.width - x
                    spacing: root.gap

                    Standings {
                        id: places

                        width: parent.width
                        standings: standings
                    }
                    PointsByKind {
                        width: parent.width
                        statistics: root.controller.statistics
                        standings: standings
                    }
                    ScoreCurves {
                        width: parent.width
                        // Ends with the other column, unless too low for the players or too steep.
                        height: root.wide ? Math.max((145 + 15 * standings.seats) * Theme.scale, Math.min(width * 0.8, Math.max(left.height, sheet.room) - y))
                                          : Math.min(implicitHeight, view.height - root.gap * 2)
                        statistics: root.controller.statistics
                        players: standings
                    }
                }
            }
        }
    }
}
