// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Menus of the window. Their actions are in Commands.
pragma ComponentBehavior: Bound
import QtQuick
import QtQml.Models
import Vozka.Models
import Vozka.Style

MenuBar {
    id: root

    required property Commands commands
    readonly property alias file: file
    readonly property alias game: game
    readonly property alias view: view
    readonly property alias help: help
    required property AutosaveModel autosaves

    function make(): void {
        for (const menu of [file, game, view, help])
            menu.make();
    }

    LazyMenu {
        id: file

        title: qsTr("&File")

        MenuContents {
            MenuItem { action: root.commands.newGame }
            MenuItem { action: root.commands.openSandbox }
            MenuItem { action: root.commands.open }
            Menu {
                id: recent

                title: qsTr("&Recent games")
                enabled: root.autosaves.count > 0
                onAboutToShow: root.autosaves.refresh()

                // Opens the game after the menu has closed, because opening may change the list of the entries.
                Timer {
                    id: chosen

                    property int row: -1

                    interval: 0
                    onTriggered: Navigator.openAutosave(chosen.row)
                }
                Instantiator {
                    model: root.autosaves
                    delegate: RecentEntry {
                        required property int index

                        // Ten entries fit on every screen. The start page lists all games.
                        offered: index < 10
                        onTriggered: {
                            chosen.row = index;
                            chosen.restart();
                        }
                    }
                    onObjectAdded: (index, object) => recent.insertItem(index, object)
                    onObjectRemoved: (index, object) => recent.removeItem(object)
                }
            }
            MenuItem { action: root.commands.results }
            MenuSeparator {}
            MenuItem { action: root.commands.save }
            MenuItem { action: root.commands.saveAs }
            MenuItem { action: root.commands.picture }
            MenuItem { action: root.commands.copyPicture }
            MenuItem { action: root.commands.film }
            MenuSeparator {}
            MenuItem { action: root.commands.settings }
            MenuSeparator {}
            MenuItem { action: root.commands.start }
            MenuItem { action: root.commands.quit }
        }
    }
    LazyMenu {
        id: game

        title: qsTr("&Game")

        MenuContents {
            MenuItem {
                action: root.commands.undo
                offered: root.commands.controller.undoAllowed
            }
            MenuItem {
                action: root.commands.redo
                offered: root.commands.controller.undoAllowed
            }
            MenuSeparator {
                visible: root.commands.controller.undoAllowed
                height: root.commands.controller.undoAllowed ? implicitHeight : 0
            }
            MenuItem { action: root.commands.noFigure }
            MenuItem {
                action: root.commands.hint
                keys: "H"
            }
            MenuItem {
                action: root.commands.moveNow
                keys: "M"
            }
            MenuItem {
                action: root.commands.pauseClock
                keys: "K"
            }
            MenuSeparator {}
            MenuItem { action: root.commands.explore }
            MenuItem { action: root.commands.startReview }
            MenuItem { action: root.commands.replay }
            MenuItem { action: root.commands.playOn }
            MenuItem { action: root.commands.analysis }
            MenuItem { action: root.commands.endNow }
            MenuItem { action: root.commands.result }
        }
    }
    LazyMenu {
        id: view

        title: qsTr("&View")

        MenuContents {
            MenuItem { action: root.commands.zoomIn }
            MenuItem { action: root.commands.zoomOut }
            MenuItem { action: root.commands.fit }
            MenuItem {
                action: root.commands.turnBoard
                keys: "Q"
            }
            MenuSeparator {}
            OverlayMenuEntry { of: root.commands.overlays.range }
            OverlayMenuEntry { of: root.commands.overlays.compare }
            OverlayMenuEntry { of: root.commands.overlays.owners }
            OverlayMenuEntry { of: root.commands.overlays.fields }
            OverlayMenuEntry { of: root.commands.overlays.dead }
            OverlayMenuEntry { of: root.commands.overlays.tiles }
            OverlayMenuEntry { of: root.commands.overlays.inspect }
            MenuSeparator {}
            ChoiceMenu {
                title: qsTr("&Mark last moves")
                choices: [qsTr("&Nothing", "marked"), qsTr("Last &tile of each player"), qsTr("&Last three moves")]
                chosen: AppSettings.lastMarks
                onPicked: choice => AppSettings.lastMarks = choice
            }
            MenuItem { action: root.commands.showFull }
            MenuItem { action: root.commands.sounds }
            MenuSeparator {}
            ChoiceMenu {
                title: qsTr("&Language")
                choices: [qsTr("&System"), ...Array.from(AppSettings.languageNames, name => "&" + name)]
                chosen: Array.from(AppSettings.languages).indexOf(AppSettings.language) + 1
                onPicked: choice => AppSettings.language = choice > 0 ? AppSettings.languages[choice - 1] : ""
            }
            ChoiceMenu {
                title: qsTr("&Theme")
                choices: [qsTr("&System"), qsTr("&Light"), qsTr("&Dark"), qsTr("&Contrast")]
                chosen: AppSettings.theme
                onPicked: choice => AppSettings.theme = choice
            }
        }
    }
    LazyMenu {
        id: help

        title: qsTr("&Help")

        MenuContents {
            MenuItem { action: root.commands.lessons }
            MenuItem { action: root.commands.rules }
            MenuItem { action: root.commands.keys }
            MenuItem { action: root.commands.about }
        }
    }
}
