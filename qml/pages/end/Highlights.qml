// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Card with the highlights of the game. A click shows a highlight on the board.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models
import Vozka.Style

ColumnCard {
    id: root

    required property RowList highlights
    readonly property int inRow: Math.max(1, Math.floor(grid.width / (215 * Theme.scale)))
    /// Number of columns with as few rows as possible, of about equal length.
    readonly property int columns: Math.max(1, Math.ceil(highlighted.count / Math.max(1, Math.ceil(highlighted.count / root.inRow))))

    /// Height of the highest highlight. All highlights have this height.
    readonly property real tallest: {
        let tallest = 0;
        for (let i = 0; i < highlighted.count; ++i)
            tallest = Math.max(tallest, highlighted.itemAt(i) ? highlighted.itemAt(i).implicitHeight : 0);
        return tallest;
    }

    signal picked(int row)

    topMargin: Theme.spacing * 1.5
    spacing: Theme.spacing / 2
    objectName: "highlights"
    Accessible.role: Accessible.List
    Accessible.name: title.text

    CardTitle {
        id: title

        width: parent.width
        text: qsTr("Highlights")
    }
    Grid {
        id: grid

        width: parent.width
        columns: root.columns
        columnSpacing: Theme.spacing / 2
        rowSpacing: Theme.spacing / 2

        Repeater {
            id: highlighted

            model: root.highlights

            CardButton {
                id: highlight

                required property string title
                required text
                required property string when
                required property string sums
                required property string others
                required property list<string> colours
                //: %1 is "Turn 12", %2 says how many others were as good.
                readonly property string about: highlight.others.length > 0
                    ? qsTr("%1 · %2", "when, and how many others").arg(highlight.when).arg(highlight.others)
                    : highlight.when

                required property int index

                width: Math.floor((grid.width - (root.columns - 1) * grid.columnSpacing) / root.columns)
                height: root.tallest
                objectName: "highlight:" + highlight.index
                onClicked: root.picked(highlight.index)
                Accessible.name: qsTr("%1, %2", "highlight of the game, name of the player").arg(highlight.title).arg(highlight.text)
                Accessible.description: highlight.about + "\n" + highlight.sums

                contentItem: Column {
                    spacing: 2

                    // In two lines if the width is too small for one.
                    Flow {
                        width: parent.width
                        spacing: Theme.spacing

                        Caption {
                            font.bold: true
                            wrapMode: Text.NoWrap
                            text: highlight.title
                        }
                        Caption {
                            width: Math.min(implicitWidth, parent.width)
                            text: highlight.about
                        }
                    }
                    Row {
                        width: parent.width
                        spacing: Theme.spacing * 0.75

                        EmblemRow {
                            anchors.verticalCenter: parent.verticalCenter
                            colours: highlight.colours
                        }
                        BoldLabel {
                            anchors.verticalCenter: parent.verticalCenter
                            width: parent.width - x
                            wrapMode: Text.WrapAtWordBoundaryOrAnywhere
                            text: highlight.text
                        }
                    }
                    Caption {
                        width: parent.width
                        text: highlight.sums
                    }
                }
                background: ButtonBackground {
                    control: highlight
                    base: Theme.background
                }
                ToolTip {
                    visible: highlight.hovered || highlight.visualFocus
                    delay: 900
                    text: qsTr("Show it on the board")
                }
            }
        }
    }
}
