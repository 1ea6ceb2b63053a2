// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// How the program speaks, looks and behaves. All at once, all kept.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models

FocusScope {
    id: root

    signal back

    Rectangle {
        anchors.fill: parent
        color: Theme.background
        opacity: 0.9
    }
    // It stays while the settings scroll: the way back is always in sight.
    Row {
        id: header

        y: Theme.spacing * 2
        anchors.horizontalCenter: parent.horizontalCenter
        width: column.width
        spacing: Theme.spacing
        // Its keys scroll, too.
        Keys.forwardTo: [view]

        IconButton {
            id: leave

            objectName: "leaveSettings"
            anchors.verticalCenter: parent.verticalCenter
            symbol: "back"
            text: qsTr("Back")
            keys: "Esc"
            onClicked: root.back()
        }
        Heading {
            width: parent.width - leave.width - parent.spacing
            text: qsTr("Settings")
            font.pixelSize: Math.round(34 * Theme.scale)
        }
    }
    PageWheel {
        view: view
    }
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

            // What has the focus has a frame round it.
            y: Theme.spacing
            anchors.horizontalCenter: parent.horizontalCenter
            width: Math.min(760 * Theme.scale, view.width - Theme.spacing * 6)
            spacing: Theme.spacing * 2

            SettingCard {
                width: parent.width
                title: qsTr("Language and look")

                SettingRow {
                    width: parent.width
                    title: qsTr("Language")

                    LanguageSegments {
                        width: Math.min(implicitWidth, parent.width)
                    }
                }
                SettingRow {
                    width: parent.width
                    title: qsTr("Theme")
                    explanation: qsTr("System: light or dark as the desktop is.")

                    Segments {
                        width: Math.min(implicitWidth, parent.width)
                        label: qsTr("Theme")
                        choices: [qsTr("System"), qsTr("Light"), qsTr("Dark")]
                        chosen: AppSettings.theme
                        onPicked: choice => AppSettings.theme = choice
                    }
                }
                TextSizeSetting {
                    width: parent.width
                }
            }
            SettingCard {
                width: parent.width
                title: qsTr("Pace and questions")

                SettingRow {
                    id: animation

                    // From slow to fast, as in every other line.
                    readonly property var paces: [AppSettings.SystemAnimation, AppSettings.SlowAnimation,
                                                  AppSettings.NormalAnimation, AppSettings.FastAnimation,
                                                  AppSettings.NoAnimation]

                    width: parent.width
                    title: qsTr("Animation")
                    explanation: qsTr("System: normal, unless the desktop asks for less movement.")

                    Segments {
                        width: Math.min(implicitWidth, parent.width)
                        label: qsTr("Animation")
                        //: How fast things move.
                        choices: [qsTr("System"), qsTr("Slow"), qsTr("Normal"), qsTr("Fast"), qsTr("None")]
                        chosen: animation.paces.indexOf(AppSettings.animation)
                        onPicked: choice => AppSettings.animation = animation.paces[choice]
                    }
                }
                SettingRow {
                    width: parent.width
                    title: qsTr("Replay")
                    explanation: qsTr("How fast the turns follow one another when a game is replayed.")

                    Segments {
                        objectName: "replayPaceSetting"
                        width: Math.min(implicitWidth, parent.width)
                        label: qsTr("Replay")
                        choices: [qsTr("Slow", "moves"), qsTr("Normal", "moves"), qsTr("Fast", "moves")]
                        chosen: AppSettings.replayPace
                        onPicked: choice => AppSettings.replayPace = choice
                    }
                }
                SettingRow {
                    width: parent.width
                    title: qsTr("Ask before the turn ends")
                    explanation: qsTr("Only fields: when a figure is placed in a field, where it stays to the end.")

                    Segments {
                        width: Math.min(implicitWidth, parent.width)
                        label: qsTr("Ask before the turn ends")
                        choices: [qsTr("Never"), qsTr("Only fields"), qsTr("Always")]
                        chosen: AppSettings.confirmation
                        onPicked: choice => AppSettings.confirmation = choice
                    }
                }
                Toggle {
                    objectName: "secondClickPlaces"
                    width: parent.width
                    text: qsTr("A second click places the tile instead of turning it")
                    checked: AppSettings.secondClickPlaces
                    onToggled: AppSettings.secondClickPlaces = checked
                }
            }
            SettingCard {
                width: parent.width
                title: qsTr("Computer players")

                SettingRow {
                    width: parent.width
                    title: qsTr("Their moves")
                    explanation: qsTr("Step by step: each waits for Space or a click on “Next”.")

                    Segments {
                        objectName: "computerPace"
                        width: Math.min(implicitWidth, parent.width)
                        label: qsTr("Their moves")
                        //: How the moves of computers are shown.
                        choices: [qsTr("Step by step"), qsTr("Slow", "moves"), qsTr("Normal", "moves"), qsTr("At once")]
                        chosen: AppSettings.computerPace
                        onPicked: choice => AppSettings.computerPace = choice
                    }
                }
                SettingRow {
                    id: time

                    readonly property var times: [250, 500, 1000, 2000, 5000, 10000]

                    width: parent.width
                    title: qsTr("Time to think")
                    explanation: qsTr("For each move of a hard computer, for hints and for each move of an analysis.")

                    Segments {
                        objectName: "thinkMs"
                        width: Math.min(implicitWidth, parent.width)
                        label: qsTr("Time to think")
                        //: %1 is a number of seconds.
                        choices: time.times.map(ms => qsTr("%1 s").arg(Number(ms / 1000).toLocaleString(Qt.locale(), "f", ms % 1000 === 0 ? 0 : ms === 250 ? 2 : 1)))
                        chosen: time.times.indexOf(AppSettings.thinkMs)
                        onPicked: choice => AppSettings.thinkMs = time.times[choice]
                    }
                }
            }
            SettingCard {
                width: parent.width
                title: qsTr("Sounds")

                SoundSettings {
                    width: parent.width
                }
            }
            SettingCard {
                width: parent.width
                title: qsTr("Marks on the board")

                MarkSettings {
                    width: parent.width
                }
            }
            SettingCard {
                width: parent.width
                title: qsTr("Numbers")

                Column {
                    width: parent.width
                    spacing: Theme.spacing / 2

                    Toggle {
                        objectName: "showStanding"
                        width: parent.width
                        text: qsTr("Show beside the points what everything on the board would score if the game ended now")
                        checked: AppSettings.showStanding
                        onToggled: AppSettings.showStanding = checked
                    }
                    Toggle {
                        width: parent.width
                        text: qsTr("In the list of tiles left, hide those that are used up")
                        checked: AppSettings.hideUsedUp
                        onToggled: AppSettings.hideUsedUp = checked
                    }
                }
            }
            ActionButton {
                objectName: "defaults"
                anchors.right: parent.right
                width: Math.min(implicitWidth, parent.width)
                symbol: "undo"
                enabled: AppSettings.canTakeBack || !AppSettings.standard
                text: AppSettings.canTakeBack ? qsTr("Bring my settings back") : qsTr("Back to the defaults")
                onClicked: {
                    if (AppSettings.canTakeBack)
                        AppSettings.takeBack();
                    else
                        AppSettings.reset();
                }
            }
        }
    }

    Keys.onEscapePressed: root.back()
}
