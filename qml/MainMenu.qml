// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The menus. What they do stands in Commands.
pragma ComponentBehavior: Bound
import QtQuick
import QtQml.Models
import QtQuick.Templates as T
import Vozka.Models

TopMenuBar {
    id: root

    required property Commands commands
    readonly property alias file: file
    readonly property alias game: game
    readonly property alias view: view
    readonly property alias help: help
    required property KeptGamesModel keptGames

    /// Makes what one has not looked at yet.
    function make(): void {
        for (const menu of [file, game, view, help])
            menu.make();
    }

    LateMenu {
        id: file

        title: qsTr("&File")

        MenuEntries {
            MenuEntry { action: root.commands.newGame }
            MenuEntry { action: root.commands.openSandbox }
            MenuEntry { action: root.commands.open }
            DropMenu {
                id: recent

                title: qsTr("&Recent games")
                enabled: root.keptGames.count > 0
                onAboutToShow: root.keptGames.refresh()

                // Only once the menus are closed: the list in which the entry stands may change by it.
                Timer {
                    id: chosen

                    property int row: -1

                    interval: 0
                    onTriggered: Navigator.openKept(chosen.row)
                }
                Instantiator {
                    model: root.keptGames
                    delegate: RecentEntry {
                        required property int index

                        // As many as fit on any screen; the start page has them all.
                        visible: index < 10
                        height: index < 10 ? implicitHeight : 0
                        onTriggered: {
                            chosen.row = index;
                            chosen.restart();
                        }
                    }
                    onObjectAdded: (index, object) => recent.insertItem(index, object)
                    onObjectRemoved: (index, object) => recent.removeItem(object)
                }
            }
            MenuEntry { action: root.commands.results }
            MenuLine {}
            MenuEntry { action: root.commands.save }
            MenuEntry { action: root.commands.saveAs }
            MenuEntry { action: root.commands.picture }
            MenuEntry { action: root.commands.copyPicture }
            MenuEntry { action: root.commands.film }
            MenuLine {}
            MenuEntry { action: root.commands.settings }
            MenuLine {}
            MenuEntry { action: root.commands.start }
            MenuEntry { action: root.commands.quit }
        }
    }
    LateMenu {
        id: game

        title: qsTr("&Game")

        MenuEntries {
            MenuEntry {
                action: root.commands.undo
                visible: root.commands.controller.undoAllowed
                height: root.commands.controller.undoAllowed ? implicitHeight : 0
            }
            MenuEntry {
                action: root.commands.redo
                visible: root.commands.controller.undoAllowed
                height: root.commands.controller.undoAllowed ? implicitHeight : 0
            }
            MenuLine {
                visible: root.commands.controller.undoAllowed
                height: root.commands.controller.undoAllowed ? implicitHeight : 0
            }
            MenuEntry { action: root.commands.noFigure }
            MenuEntry {
                action: root.commands.hint
                keys: "H"
            }
            MenuEntry {
                action: root.commands.moveNow
                keys: "M"
            }
            MenuEntry {
                action: root.commands.pauseClock
                keys: "K"
            }
            MenuLine {}
            MenuEntry { action: root.commands.explore }
            MenuEntry { action: root.commands.lookBack }
            MenuEntry { action: root.commands.replay }
            MenuEntry { action: root.commands.playOn }
            MenuEntry { action: root.commands.analysis }
            MenuEntry { action: root.commands.endNow }
            MenuEntry { action: root.commands.result }
        }
    }
    LateMenu {
        id: view

        title: qsTr("&View")

        MenuEntries {
            MenuEntry { action: root.commands.zoomIn }
            MenuEntry { action: root.commands.zoomOut }
            MenuEntry { action: root.commands.fit }
            MenuLine {}
            OverlayMenuEntry { of: root.commands.overlays.range }
            OverlayMenuEntry { of: root.commands.overlays.compare }
            OverlayMenuEntry { of: root.commands.overlays.owners }
            OverlayMenuEntry { of: root.commands.overlays.fields }
            OverlayMenuEntry { of: root.commands.overlays.dead }
            OverlayMenuEntry { of: root.commands.overlays.tiles }
            OverlayMenuEntry { of: root.commands.overlays.inspect }
            MenuLine {}
            DropMenu {
                title: qsTr("&Mark last moves")

                T.ActionGroup { id: lastMarks }
                Repeater {
                    model: [qsTr("&Nothing", "marked"), qsTr("Last &tile of each player"), qsTr("&Last three moves")]

                    MenuEntry {
                        id: marked

                        required property int index
                        required property string modelData

                        action: T.Action {
                            text: marked.modelData
                            checkable: true
                            checked: AppSettings.lastMarks === marked.index
                            T.ActionGroup.group: lastMarks
                            onTriggered: AppSettings.lastMarks = marked.index
                        }
                    }
                }
            }
            MenuEntry { action: root.commands.showFull }
            MenuLine {}
            DropMenu {
                title: qsTr("&Language")

                T.ActionGroup { id: languages }
                MenuEntry {
                    action: T.Action {
                        text: qsTr("&System")
                        checkable: true
                        checked: AppSettings.language === ""
                        T.ActionGroup.group: languages
                        onTriggered: AppSettings.language = ""
                    }
                }
                Repeater {
                    model: AppSettings.languages

                    MenuEntry {
                        id: spoken

                        required property int index
                        required property string modelData

                        action: T.Action {
                            text: "&" + AppSettings.languageNames[spoken.index]
                            checkable: true
                            checked: AppSettings.language === spoken.modelData
                            T.ActionGroup.group: languages
                            onTriggered: AppSettings.language = spoken.modelData
                        }
                    }
                }
            }
            DropMenu {
                title: qsTr("&Theme")

                T.ActionGroup { id: themes }
                MenuEntry {
                    action: T.Action {
                        text: qsTr("&System")
                        checkable: true
                        checked: AppSettings.theme === AppSettings.SystemTheme
                        T.ActionGroup.group: themes
                        onTriggered: AppSettings.theme = AppSettings.SystemTheme
                    }
                }
                MenuEntry {
                    action: T.Action {
                        text: qsTr("&Light")
                        checkable: true
                        checked: AppSettings.theme === AppSettings.Light
                        T.ActionGroup.group: themes
                        onTriggered: AppSettings.theme = AppSettings.Light
                    }
                }
                MenuEntry {
                    action: T.Action {
                        text: qsTr("&Dark")
                        checkable: true
                        checked: AppSettings.theme === AppSettings.Dark
                        T.ActionGroup.group: themes
                        onTriggered: AppSettings.theme = AppSettings.Dark
                    }
                }
            }
        }
    }
    LateMenu {
        id: help

        title: qsTr("&Help")

        MenuEntries {
            MenuEntry { action: root.commands.lessons }
            MenuEntry { action: root.commands.rules }
            MenuEntry { action: root.commands.keys }
            MenuEntry { action: root.commands.about }
        }
    }
}
