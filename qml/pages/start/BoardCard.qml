// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Card with a small picture of the board. A click shows the table; a hovered feature shows who scored for it.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models
import Vozka.Style

CardButton {
    id: root

    required property GameController controller
    readonly property Overlays overlays: root.controller.overlays

    objectName: "lookAtBoard"
    text: qsTr("Look at the board")
    onClicked: Navigator.show(Navigator.Table)

    background: ButtonBackground {
        control: root
        radius: Theme.radius * 1.5
        color: Theme.table
    }

    BoardPainting {
        id: painting

        anchors.fill: parent
        anchors.margins: Theme.spacing / 2
        controller: root.controller
        theme: Theme.kind

        Item {
            readonly property point origin: painting.cell > 0 ? painting.placeOf(Qt.point(0, 0)) : Qt.point(0, 0)

            x: origin.x
            y: origin.y
            visible: hover.hovered

            Repeater {
                model: hover.hovered ? root.overlays.highlightedCells : null

                OverlayPicture {
                    cell: painting.cell
                    detail: 64
                }
            }
        }
        HoverHandler {
            id: hover

            onPointChanged: {
                if (!hover.hovered)
                    return;
                const at = painting.cellsAt(hover.point.position);
                hintCard.at = hover.point.position;
                root.overlays.hoverAt(Math.floor(at.x), Math.floor(at.y), Qt.point(at.x - Math.floor(at.x), at.y - Math.floor(at.y)));
            }
            onHoveredChanged: if (!hover.hovered) root.overlays.clearHover()
        }
        ToolTip {
            id: hintCard

            property point at

            objectName: "scoredHint"
            x: Math.round(hintCard.at.x + Theme.spacing * 2)
            y: Math.round(hintCard.at.y + Theme.spacing * 2)
            delay: 150
            visible: hover.hovered && root.overlays.hoveredTitle.length > 0
            text: root.overlays.hoveredTitle + "\n" + root.overlays.hoveredText
        }
    }
    Rectangle {
        id: plate

        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: Theme.spacing
        width: sign.implicitWidth + Theme.spacing * 2
        height: sign.implicitHeight + Theme.spacing
        radius: Theme.radius
        color: Theme.badge
        opacity: root.hovered || root.visualFocus ? 1 : 0.85

        IconLabel {
            id: sign

            anchors.centerIn: parent
            symbol: "fit"
            text: root.text
            colour: Theme.badgeText
            font.pixelSize: Theme.smallSize
            font.bold: true
        }
    }
}
