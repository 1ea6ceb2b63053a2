// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Page of the settings. Changes take effect immediately.
import QtQuick
import Vozka.Models
import Vozka.Style

FocusScope {
    component SettingCard: Card {
        id: card

        required property string title
        default property alias settings: rows.data

        width: parent.width
        implicitHeight: heading.height + rows.height + Theme.spacing * 6.5

        CardTitle {
            id: heading

            x: Theme.spacing * 2.5
            y: Theme.spacing * 2
            width: parent.width - Theme.spacing * 5
            text: card.title
        }
        Column {
            id: rows

            x: Theme.spacing * 2.5
            anchors.top: heading.bottom
            anchors.topMargin: Theme.spacing * 2
            width: parent.width - Theme.spacing * 5
            spacing: Theme.spacing * 2.5
        }
    }

    Backdrop { opacity: 0.9 }
    // Outside the view, so that the title does not scroll.
    PageTitle {
        id: header

        y: Theme.spacing * 2
        anchors.horizontalCenter: parent.horizontalCenter
        width: column.width
        text: qsTr("Settings")
        // The keys scroll the view also while the back button has the focus.
        Keys.forwardTo: [view]
    }
    PageWheel { view: view }
    PageView {
        id: view

        objectName: "view"
        anchors.top: header.bottom
        anchors.topMargin: Theme.spacing
        anchors.bottom: parent.bottom
        width: parent.width
        focus: true
        clip: true
        contentHeight: column.y + column.height + Theme.spacing * 3

        Column {
            id: column

            // Space for the focus ring.
            y: Theme.spacing
            anchors.horizontalCenter: parent.horizontalCenter
            width: Math.min(760 * Theme.scale, view.width - Theme.spacing * 6)
            spacing: Theme.spacing * 2

            SettingCard {
                title: qsTr("Language and look")

                SettingRow {
                    title: qsTr("Language")

                    LanguageSegments {}
                }
                SettingChoice {
                    setting: "theme"
                    title: qsTr("Theme")
                    explanation: qsTr("System: light, dark or contrast, as the desktop is.")
                    labels: [qsTr("System"), qsTr("Light"), qsTr("Dark"), qsTr("Contrast")]
                }
                TextSizeSetting {}
            }
            SettingCard {
                title: qsTr("Pace and questions")

                SettingChoice {
                    setting: "animation"
                    title: qsTr("Animation")
                    explanation: qsTr("System: normal, unless the desktop asks for less movement.")
                    //: How fast things move.
                    labels: [qsTr("System"), qsTr("Slow"), qsTr("Normal"), qsTr("Fast"), qsTr("None")]
                    // The labels are in order from slow to fast, unlike the values of the enumeration.
                    values: [AppSettings.SystemAnimation, AppSettings.SlowAnimation, AppSettings.NormalAnimation,
                             AppSettings.FastAnimation, AppSettings.NoAnimation]
                }
                SettingChoice {
                    setting: "replayPace"
                    title: qsTr("Replay")
                    explanation: qsTr("How fast the turns follow one another when a game is replayed.")
                    labels: [qsTr("Slow", "moves"), qsTr("Normal", "moves"), qsTr("Fast", "moves")]
                }
                SettingChoice {
                    setting: "confirmation"
                    title: qsTr("Ask before the turn ends")
                    explanation: qsTr("Only fields: when a figure is placed in a field, where it stays to the end.")
                    labels: [qsTr("Never"), qsTr("Only fields"), qsTr("Always")]
                }
                SettingSwitch {
                    setting: "secondClickPlaces"
                    text: qsTr("A second click places the tile instead of turning it")
                }
                SettingSwitch {
                    setting: "viewReturns"
                    text: qsTr("A board that I have moved returns to the decision when my turn begins")
                }
            }
            SettingCard {
                title: qsTr("Computer players")

                SettingChoice {
                    setting: "computerPace"
                    title: qsTr("Their moves")
                    explanation: qsTr("Step by step: each waits for Space or a click on “Next”.")
                    //: How the moves of computers are shown.
                    labels: [qsTr("Step by step"), qsTr("Slow", "moves"), qsTr("Normal", "moves"), qsTr("Instant")]
                }
                SettingChoice {
                    id: time

                    setting: "thinkMs"
                    title: qsTr("Time to think")
                    explanation: qsTr("For each move of a hard computer, for hints and for each move of an analysis.")
                    values: [250, 500, 1000, 2000, 5000, 10000]
                    //: %1 is a number of seconds.
                    labels: time.values.map(ms => qsTr("%1 s").arg(Number(ms / 1000).toLocaleString(Qt.locale(), "f", ms % 1000 === 0 ? 0 : ms === 250 ? 2 : 1)))
                }
            }
            SettingCard {
                title: qsTr("Sounds")

                SoundSettings {}
            }
            SettingCard {
                title: qsTr("Marks on the board")

                MarkSettings {}
            }
            SettingCard {
                title: qsTr("Numbers")

                Column {
                    width: parent.width
                    spacing: Theme.spacing / 2

                    SettingSwitch {
                        setting: "showStanding"
                        text: qsTr("Show next to the points what the board would score if the game ended now")
                    }
                    SettingSwitch {
                        setting: "hideUsedUp"
                        text: qsTr("In the list of tiles left, hide those that are used up")
                    }
                }
            }
            Button {
                objectName: "defaults"
                anchors.right: parent.right
                width: Math.min(implicitWidth, parent.width)
                icon.name: "undo"
                enabled: AppSettings.canUndoReset || !AppSettings.standard
                text: AppSettings.canUndoReset ? qsTr("Restore my settings") : qsTr("Reset to the defaults")
                onClicked: {
                    if (AppSettings.canUndoReset)
                        AppSettings.undoReset();
                    else
                        AppSettings.reset();
                }
            }
        }
    }

    Keys.onEscapePressed: Navigator.back()
}
