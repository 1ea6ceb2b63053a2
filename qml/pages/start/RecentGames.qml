// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// List of the kept games, except the game of ContinueButton.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models
import Vozka.Style

Column {
    id: root

    required property AutosaveModel autosaves
    /// Distance of the texts from the left and right edges.
    readonly property int inset: Theme.spacing * 1.5
    signal deleted

    spacing: Theme.spacing / 2

    Heading {
        width: parent.width
        leftPadding: root.inset
        bottomPadding: Theme.spacing / 2
        text: qsTr("Recent games")
    }
    Repeater {
        model: root.autosaves

        Item {
            id: game

            required property string players
            required property list<string> colours
            required property string standing
            required property int index
            required property bool isFinished

            width: root.width
            visible: game.index !== root.autosaves.unfinishedRow
            implicitHeight: open.implicitHeight

            CardButton {
                id: open

                anchors.left: parent.left
                anchors.right: deleteButton.left
                anchors.rightMargin: Theme.spacing / 2
                height: parent.height
                leftPadding: Theme.spacing * 1.5
                flat: true
                Accessible.name: game.players
                Accessible.description: game.standing
                onClicked: Navigator.openAutosave(game.index)

                contentItem: Column {
                    spacing: 3

                    Row {
                        width: parent.width
                        spacing: Theme.spacing

                        EmblemRow {
                            anchors.verticalCenter: parent.verticalCenter
                            colours: game.colours
                        }
                        ElidedLabel {
                            width: parent.width - x
                            anchors.verticalCenter: parent.verticalCenter
                            text: game.players
                            font.bold: true
                        }
                    }
                    Caption {
                        width: parent.width
                        text: game.standing
                    }
                }
            }
            ToolButton {
                id: deleteButton

                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                icon.name: "close"
                ink: Theme.dim
                text: qsTr("Delete…")
                Accessible.description: game.players
                onClicked: sheet.ask(game.index, game.players, game.standing, game.isFinished)
            }
        }
    }
    Item {
        width: 1
        height: Theme.spacing / 2
        visible: deleteFinished.visible
    }
    Button {
        id: deleteFinished

        x: root.inset
        width: Math.min(implicitWidth, root.width - root.inset * 2)
        visible: root.autosaves.finishedCount > 0
        text: qsTr("Delete the finished ones…")
        onClicked: sheet.askFinished()
    }
    TitledDialog {
        id: sheet

        /// Row of the game to delete, -1 for all finished games.
        property int row: -1
        property string players: ""
        property string standing: ""
        property bool isFinished: false

        function ask(row: int, players: string, standing: string, isFinished: bool): void {
            sheet.row = row;
            sheet.players = players;
            sheet.standing = standing;
            sheet.isFinished = isFinished;
            sheet.open();
        }
        function askFinished(): void {
            sheet.ask(-1, "", "", true);
        }
        function deleteGames(): void {
            sheet.close();
            if (sheet.row < 0)
                root.autosaves.removeFinished();
            else
                root.autosaves.remove(sheet.row);
            root.deleted();
        }

        objectName: "deleteGames"
        textWidth: Math.min(sheet.room, Math.round(440 * Theme.scale))
        title: sheet.row < 0 ? qsTr("Delete %n finished game(s)?", "", root.autosaves.finishedCount)
             : qsTr("Delete this game?")
        onAboutToShow: keep.forceActiveFocus(Qt.TabFocusReason)

        BoldLabel {
            width: sheet.textWidth
            visible: sheet.row >= 0
            text: sheet.players
        }
        DimLabel {
            width: sheet.textWidth
            visible: sheet.row >= 0
            text: sheet.standing
        }
        Label {
            width: sheet.textWidth
            text: sheet.row < 0 ? qsTr("This cannot be undone. Files that you saved yourself are kept.")
                : sheet.isFinished ? qsTr("This cannot be undone. A file that you saved yourself is kept.")
                : qsTr("The game is not finished, and this cannot be undone. A file that you saved yourself is kept.")
        }
        Row {
            anchors.right: parent.right
            spacing: Theme.spacing

            Button {
                objectName: "confirmDelete"
                text: qsTr("Delete")
                onClicked: sheet.deleteGames()
            }
            Button {
                id: keep

                highlighted: true
                text: qsTr("Keep")
                onClicked: sheet.close()
            }
        }
    }
}
