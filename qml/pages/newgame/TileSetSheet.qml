// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Sheet about a tile set: a description, its tiles, remarks about them, its options, and its lesson.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models
import Vozka.Style

Dialog {
    id: root

    property TileSetCard card: null
    readonly property real sheetWidth: Math.min(root.room, Math.round(720 * Theme.scale))

    function show(card: TileSetCard): void {
        root.card = card;
        view.contentY = 0;
        root.open();
    }

    title: root.card ? root.card.name : ""
    onAboutToShow: done.forceActiveFocus(Qt.TabFocusReason)

    Column {
        spacing: Theme.spacing * 1.5
        Keys.forwardTo: [view]

        Item {
            width: root.sheetWidth
            height: Math.max(heading.height, figures.height)

            Heading {
                id: heading

                anchors.left: parent.left
                anchors.right: figures.left
                anchors.verticalCenter: parent.verticalCenter
                text: root.title
            }
            Row {
                id: figures

                anchors.right: parent.right
                spacing: Theme.spacing / 2

                Repeater {
                    model: root.card ? root.card.figures : []

                    Image {
                        required property string modelData

                        width: Math.round(40 * Math.sqrt(Theme.scale))
                        height: width
                        sourceSize.width: width
                        source: modelData
                        Accessible.ignored: true
                    }
                }
            }
        }
        PageView {
            id: view

            width: root.sheetWidth
            height: Math.min(contentHeight, root.parent ? Math.max(root.parent.height - 300 * Theme.scale, root.parent.height * 0.3) : 0)
            contentHeight: column.height
            clip: true

            Column {
                id: column

                width: parent.width - Theme.spacing * 1.5
                spacing: Theme.spacing

                Label {
                    width: parent.width
                    text: root.card ? root.card.about : ""
                }
                IconLabel {
                    width: Math.min(implicitWidth, parent.width)
                    visible: text.length > 0
                    symbol: "warning"
                    font.pixelSize: Theme.textSize
                    font.bold: true
                    colour: Theme.warn
                    text: root.card ? root.card.unofficial : ""
                    Accessible.role: Accessible.StaticText
                    Accessible.name: text
                }
                Caption {
                    width: parent.width
                    visible: root.card !== null && root.card.options.length > 0
                    //: %1: titles of options.
                    text: qsTr("Options under “Rules of this game”: %1")
                        .arg(root.card ? root.card.options : "")
                }
                Flow {
                    id: pictures

                    // Number of tiles in a row: as many as fit with the least side. The tiles fill the row.
                    readonly property int inRow: Math.max(1, Math.floor((width + spacing) / (64 * Theme.scale + spacing)))
                    readonly property int side: Math.floor((width + spacing) / inRow) - spacing

                    width: parent.width
                    spacing: Theme.spacing

                    Repeater {
                        // The pictures are created only while they are shown.
                        model: root.visible && root.card ? root.card.kinds : null

                        TileKindPicture {
                            required remarkNumber
                            required remark

                            width: pictures.side
                            height: pictures.side
                        }
                    }
                }
                Caption {
                    width: parent.width
                    visible: root.card !== null && root.card.remarks.length > 0
                    text: qsTr("Notes on these tiles:")
                }
                Repeater {
                    model: root.card ? root.card.remarks : []

                    Caption {
                        required property string modelData

                        width: column.width
                        text: modelData
                    }
                }
            }
        }
        Flow {
            width: root.sheetWidth
            spacing: Theme.spacing

            CheckBox {
                width: Math.min(implicitContentWidth, parent.width)
                enabled: root.card !== null && !root.card.isAlwaysIn
                checked: root.card !== null && root.card.isChosen
                text: enabled ? qsTr("In the game") : qsTr("always in the game")
                onToggled: root.card.sets.choose(root.card.index, checked)
            }
            Button {
                icon.name: "lessons"
                text: qsTr("Open the lesson")
                onClicked: {
                    root.close();
                    Navigator.showLesson(root.card.story, "");
                }
            }
            Button {
                id: done

                text: qsTr("Close")
                onClicked: root.close()
            }
        }
    }
}
