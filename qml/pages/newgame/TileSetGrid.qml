// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The tile sets of a new game as a grid of cards, and buttons for ready choices of sets.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Vozka.Models
import Vozka.Style

Column {
    id: root

    required property SetUpModel seats
    readonly property TileSetModel sets: root.seats.tileSets
    readonly property int columns: Math.max(1, Math.floor((width + Theme.spacing) / (150 * Theme.scale + Theme.spacing)))
    readonly property int cardWidth: Math.floor((width - (root.columns - 1) * Theme.spacing) / root.columns)
    /// Height of all cards: the largest height that a card needs.
    property real cardHeight: 0
    readonly property alias sheet: sheet

    function measure(): void {
        let most = 0;
        for (let i = 0; i < cards.count; ++i)
            most = Math.max(most, cards.itemAt(i) ? cards.itemAt(i).implicitHeight : 0);
        root.cardHeight = most;
    }

    spacing: Theme.spacing

    component ReadyButton: T.RadioButton {
        id: choice

        required property int ready
        required property string title

        implicitWidth: implicitContentWidth + leftPadding + rightPadding
        implicitHeight: Theme.controlHeight
        leftPadding: Theme.spacing * 1.5
        rightPadding: Theme.spacing * 1.5
        autoExclusive: false
        checked: root.sets.ready === ready
        //: A ready choice of tile sets, and the number of its tiles.
        text: qsTr("%1 · %n tile(s)", "", root.sets.tilesOf(choice.ready)).arg(choice.title)
        Accessible.name: text
        onClicked: root.sets.chooseReady(choice.ready)

        contentItem: Label {
            text: choice.text
            font.bold: choice.checked
            wrapMode: Text.NoWrap
            verticalAlignment: Text.AlignVCenter
        }
        background: ButtonBackground {
            control: choice
            base: choice.checked ? Qt.tint(Theme.background, Qt.alpha(Theme.text, 0.08)) : "transparent"
            chosen: choice.checked
        }
    }

    Flow {
        width: parent.width
        spacing: Theme.spacing

        CardTitle {
            height: Math.max(implicitHeight, Theme.controlHeight)
            rightPadding: Theme.spacing
            verticalAlignment: Text.AlignVCenter
            text: qsTr("Tiles")
        }
        ReadyButton {
            ready: TileSetModel.Short
            title: qsTr("Short", "a ready choice of tile sets")
        }
        ReadyButton {
            ready: TileSetModel.Classic
            title: qsTr("Classic", "a ready choice of tile sets")
        }
        ReadyButton {
            ready: TileSetModel.Everything
            title: qsTr("Everything", "a ready choice of tile sets")
        }
    }
    Flow {
        width: parent.width
        spacing: Theme.spacing

        Repeater {
            id: cards

            model: root.sets
            onItemAdded: root.measure()

            TileSetCard {
                id: card

                width: root.cardWidth
                height: root.cardHeight
                sets: root.sets
                secondsPerTile: root.seats.secondsPerTile
                onImplicitHeightChanged: root.measure()

                ToolButton {
                    side: Math.round(28 * Theme.scale)
                    icon.name: "info"
                    ink: Theme.dim
                    iconSize: Math.round(18 * Theme.scale)
                    text: qsTr("About this set")
                    Accessible.description: card.name
                    onClicked: sheet.show(card)
                }
            }
        }
        Caption {
            // In a separate, narrow row if the cards fill their last row.
            readonly property bool hasOwnRow: cards.count % root.columns === 0

            width: hasOwnRow ? parent.width : root.cardWidth
            padding: Theme.spacing
            topPadding: hasOwnRow ? 0 : Theme.spacing
            bottomPadding: topPadding
            // On the drawn background, the dim colour has too little contrast.
            color: Theme.text
            text: root.sets.without
        }
    }
    TileSetSheet { id: sheet }
}
