// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Card of a place off the board: its name, the figures and pieces in it, and a button for each that can go there or be
// taken out.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models
import Vozka.Style

Card {
    id: root

    required property int index
    required property string name
    required property string about
    required property var figures
    required property var pieces
    required property var offers
    required property bool isLeft
    required property string content
    required property string refusal
    required property string rule

    /// True if the card can have the focus by Tab and emits `edited`, as in the sandbox.
    property bool editable: false

    readonly property int side: Math.round(26 * Math.sqrt(Theme.scale))
    readonly property bool isTarget: root.offers.length > 0
    /// True if a click anywhere on the card moves the only figure there. To take a figure out, its button is needed.
    readonly property bool acceptsClick: root.offers.length === 1 && !root.offers[0].isTaken

    signal chosen(choice: int)
    signal refused(message: string, rule: string)
    signal edited(byMenu: bool, byKeys: bool)

    function offerItems(): list<Item> {
        const items = [];
        for (let i = 0; i < offerList.count; ++i)
            items.push(offerList.itemAt(i));
        return items;
    }

    function isOfferHovered(): bool {
        for (let i = 0; i < offerList.count; ++i) {
            const offer = offerList.itemAt(i) as AreaOffer;
            if (offer !== null && offer.pointed)
                return true;
        }
        return false;
    }

    objectName: "area:" + root.index
    height: list.height + Theme.spacing
    color: root.isTarget && pointer.hovered ? Theme.cardHover : Theme.card
    border.width: root.isTarget || root.isLeft ? 2 : 1
    border.color: root.isTarget || root.isLeft ? Theme.dim : Theme.line
    activeFocusOnTab: root.editable
    Keys.onReturnPressed: root.edited(false, true)
    Keys.onEnterPressed: root.edited(false, true)
    Keys.onSpacePressed: root.edited(false, true)
    Keys.onMenuPressed: root.edited(true, true)
    Accessible.role: root.editable ? Accessible.Button : Accessible.Grouping
    Accessible.focusable: root.editable
    Accessible.onPressAction: if (root.editable) root.edited(false, false)
    Accessible.name: root.content.length === 0 ? qsTr("%1: empty", "a place off the board").arg(root.name)
        : qsTr("%1: %2", "a place off the board, who is there").arg(root.name).arg(root.content)
    Accessible.description: root.refusal.length > 0 ? root.refusal : root.about

    HoverHandler {
        id: pointer

        cursorShape: root.editable || root.acceptsClick ? Qt.PointingHandCursor : Qt.ArrowCursor
    }
    TapHandler {
        gesturePolicy: TapHandler.ReleaseWithinBounds
        onTapped: {
            if (root.editable)
                root.edited(false, false);
            else if (root.acceptsClick)
                root.chosen(root.offers[0].choice);
            else if (root.refusal.length > 0)
                root.refused(root.refusal, root.rule);
        }
    }
    TapHandler {
        acceptedButtons: Qt.RightButton
        enabled: root.editable
        gesturePolicy: TapHandler.ReleaseWithinBounds
        onTapped: root.edited(true, false)
    }
    FocusRing {
        anchors.margins: -2
        shown: root.activeFocus
    }
    ToolTip {
        visible: pointer.hovered && !root.isOfferHovered()
        text: {
            const lines = [root.name, root.about, root.content, root.refusal];
            return lines.filter(line => line.length > 0).join("\n");
        }
    }
    Column {
        id: list

        x: Theme.spacing
        y: Theme.spacing / 2
        width: root.width - Theme.spacing * 2
        spacing: 2

        Item {
            width: parent.width
            height: title.height

            Label {
                id: title

                width: Math.min(title.implicitWidth, parent.width)
                font.pixelSize: Theme.smallSize
                font.bold: root.isTarget || root.isLeft
                elide: Text.ElideRight
                maximumLineCount: 2
                text: root.name
                Accessible.ignored: true
            }
            Caption {
                objectName: "areaDescription"
                x: parent.width - width
                wrapMode: Text.NoWrap
                text: root.about
                visible: title.width + Theme.spacing + width <= parent.width
                Accessible.ignored: true
            }
        }
        Flow {
            width: parent.width
            spacing: 2

            Repeater {
                model: [...root.pieces, ...root.figures]

                Row {
                    id: entry

                    required property var modelData

                    objectName: "areaEntry"

                    Picture {
                        size: root.side
                        source: entry.modelData.source
                    }
                    Label {
                        anchors.verticalCenter: parent.verticalCenter
                        visible: entry.modelData.count > 1
                        font.pixelSize: Theme.smallSize
                        text: "×" + entry.modelData.count
                        Accessible.ignored: true
                    }
                }
            }
            Repeater {
                id: offerList

                model: root.offers

                AreaOffer {
                    required property var modelData

                    source: modelData.source
                    text: modelData.label
                    isTaken: modelData.isTaken
                    side: root.side
                    onClicked: root.chosen(modelData.choice)
                }
            }
            // Gives a card without figures the height of a card with figures.
            Item {
                width: 1
                height: root.side
            }
        }
    }
}
