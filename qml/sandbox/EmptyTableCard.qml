// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Instruction for an empty sandbox.
import QtQuick
import Vozka.Style

ColumnCard {
    spacing: Theme.spacing
    objectName: "emptyTable"
    width: Math.min(parent.width - Theme.spacing * 4, Math.round(460 * Theme.scale))

    Heading {
        width: parent.width
        horizontalAlignment: Text.AlignHCenter
        font.pixelSize: Theme.textSize + 6
        text: qsTr("The table is empty")
    }
    Label {
        width: parent.width
        horizontalAlignment: Text.AlignHCenter
        text: qsTr("Choose a tile and click the space, or drag the tile there. Then place more tiles and figures, and click any feature to ask where a figure could move from there.")
    }
}
