// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Points of a player, and the points that would be added if the game ended now.
import QtQuick
import Vozka.Models
import Vozka.Style

Grid {
    id: root

    required property bool brief
    required property bool compact
    required property bool isActive
    required property real points
    /// Points that would be added, 0 if none, and their description.
    required property int standing
    required property string standingText

    leftPadding: Theme.spacing / 2
    columns: root.brief ? 2 : 1
    columnSpacing: Theme.spacing / 2
    // Negative, because the lines of text have space above and below.
    rowSpacing: Math.round((root.compact ? -5 : -3) * Theme.scale)
    horizontalItemAlignment: Grid.AlignRight
    verticalItemAlignment: Grid.AlignVCenter

    BoldLabel {
        objectName: "points"
        font.family: Theme.titleFamily
        font.pixelSize: Math.round((root.brief ? 16 : root.compact ? 20 : 25) * Theme.scale)
        text: Math.round(root.points)
    }
    Label {
        objectName: "standing"
        font.pixelSize: Theme.smallSize
        // On the tint of the active player, dim text would have too little contrast.
        color: root.isActive ? Theme.text : Theme.dim
        // Hidden by `opacity`, so that the card does not grow during the game.
        visible: AppSettings.showStanding
        opacity: root.standing > 0 ? 1 : 0
        //: Points that would be added if the game ended now.
        text: qsTr("+%1").arg(root.standing)
    }
    HoverHandler { id: pointer }
    ToolTip {
        visible: pointer.hovered && root.standingText.length > 0
        text: root.standingText
    }
}
