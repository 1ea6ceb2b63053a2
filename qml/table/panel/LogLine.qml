// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A line of the log: emblem, text, and a small picture of the tile or the figure, or the points. The first line of a
// turn has the number of the turn above it.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Style

Item {
    id: root

    required property int index
    required property string text
    required property string name
    required property string markSource
    required property string tileSource
    required property string tileLabel
    required property bool isDiscard
    required property string figureSource
    required property string outcomeSource
    required property string heading
    required property int points
    required property bool hasPlace
    /// True if a computer made this move and can give reasons for it.
    required property bool isComputers
    /// True if the line is chosen and the log has the focus. Enter shows the place of the line.
    property bool current: false
    property bool canReview: false

    readonly property int chip: Math.round(15 * Theme.scale)
    readonly property string description: root.name.length > 0
        ? qsTr("%1: %2", "%1: player, %2: action").arg(root.name).arg(root.text) : root.text

    readonly property string clickLabel: qsTr("Shows the place on the board")
    /// Side of the picture. A discarded tile, which is not on the board, is larger.
    readonly property int pictureSide: Math.round((root.isDiscard ? 40 : 26) * Math.sqrt(Theme.scale))
    readonly property int buttonSide: Math.round(24 * Math.sqrt(Theme.scale))
    // True if the button for the review is shown. It is created only then: most lines of a long log are never hovered.
    readonly property bool offersReview: root.canReview && (hover.hovered || root.current)
    readonly property bool offersReasons: root.isComputers && root.tileSource.length > 0

    signal picked
    signal reviewRequested
    signal menuRequested(at: point)
    signal reasonsRequested
    signal hoverChanged(bool hovered)

    height: title.height + line.height
    objectName: "logLine:" + root.index
    Accessible.role: root.hasPlace ? Accessible.Button : Accessible.ListItem
    Accessible.name: root.heading.length > 0
        ? qsTr("%1. %2", "the number of a turn, and what happened").arg(root.heading).arg(root.description) : root.description
    Accessible.description: !root.hasPlace ? root.tileLabel
        : root.tileLabel.length > 0 ? qsTr("%1. %2", "what a tile shows, what a click does").arg(root.tileLabel).arg(root.clickLabel)
        : root.clickLabel
    Accessible.focusable: true
    Accessible.focused: root.current
    Accessible.onPressAction: root.picked()

    Item {
        id: title

        width: parent.width
        height: root.heading.length > 0 ? words.implicitHeight + (root.index > 0 ? Theme.spacing : 0) + 2 : 0
        visible: root.heading.length > 0

        Line {
            anchors.left: parent.left
            anchors.right: words.left
            anchors.rightMargin: Theme.spacing
            anchors.verticalCenter: words.verticalCenter
        }
        Caption {
            id: words

            anchors.right: parent.right
            anchors.rightMargin: Theme.spacing / 2
            anchors.bottom: parent.bottom
            anchors.bottomMargin: 2
            text: root.heading
        }
    }
    Rectangle {
        id: line

        anchors.bottom: parent.bottom
        width: parent.width
        height: Math.max(message.implicitHeight, picture.visible ? picture.height : 0) + 4
        radius: Theme.radius / 2
        color: root.hasPlace && hover.hovered ? Theme.cardHover : "transparent"

        Picture {
            x: 2
            y: message.y + Math.round((metrics.height - height) / 2)
            size: root.chip
            source: root.markSource
        }
        FontMetrics {
            id: metrics

            font: message.font
        }
        Label {
            id: message

            anchors.left: parent.left
            anchors.leftMargin: root.chip + Theme.spacing
            anchors.right: beside.left
            anchors.rightMargin: root.offersReasons ? root.buttonSide + 4 : beside.width > 0 ? Theme.spacing : 4
            y: Math.max(2, Math.round((line.height - height) / 2))
            font.pixelSize: Theme.smallSize + 1
            font.bold: root.points !== 0
            color: root.points !== 0 || !root.hasPlace ? Theme.text : Theme.dim
            text: root.text
        }
        Item {
            id: beside

            anchors.right: parent.right
            anchors.rightMargin: 4
            width: Math.max(root.canReview ? root.buttonSide : 0,
                            picture.visible ? picture.width : gain.visible ? gain.width : 0)
            height: parent.height

            Picture {
                id: picture

                anchors.centerIn: parent
                opacity: root.offersReview ? 0 : 1
                size: root.tileSource.length > 0 ? root.pictureSide : Math.round(22 * Math.sqrt(Theme.scale))
                // Without mipmaps, but rendered in its size: pictures with mipmaps are not rendered in one batch.
                asynchronous: true
                visible: root.tileSource.length + root.figureSource.length + root.outcomeSource.length > 0
                source: (root.tileSource.length > 0 ? root.tileSource + Theme.artLevel : "") || root.figureSource || root.outcomeSource
            }
            BoldLabel {
                id: gain

                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                opacity: root.offersReview ? 0 : 1
                visible: root.points !== 0
                text: root.points < 0
                    //: Points that were lost.
                    ? qsTr("−%1").arg(-root.points)
                    //: Points that were gained.
                    : qsTr("+%1").arg(root.points)
                Accessible.ignored: true
            }
            // The button is shown instead of the picture, whose content the text describes too.
            Repeater {
                model: root.offersReview ? 1 : 0

                ToolButton {
                    objectName: "reviewLogLineButton:" + root.index
                    x: beside.width - root.buttonSide
                    y: Math.round((beside.height - root.buttonSide) / 2)
                    side: root.buttonSide
                    focusPolicy: Qt.NoFocus
                    icon.name: "clock"
                    text: qsTr("Review from this turn")
                    keys: "Shift+" + qsTr("Enter", "key")
                    onClicked: root.reviewRequested()
                }
            }
        }
        Repeater {
            model: root.offersReasons ? 1 : 0

            ToolButton {
                objectName: "why:" + root.index
                x: beside.x - root.buttonSide - 2
                y: Math.round((line.height - root.buttonSide) / 2)
                side: root.buttonSide
                focusPolicy: Qt.NoFocus
                ink: Theme.dim
                icon.name: "quiz"
                text: qsTr("Why did it do that?")
                onClicked: root.reasonsRequested()
            }
        }
        HoverHandler {
            id: hover

            cursorShape: root.hasPlace ? Qt.PointingHandCursor : Qt.ArrowCursor
            onHoveredChanged: root.hoverChanged(hover.hovered)
        }
        TapHandler {
            acceptedButtons: Qt.RightButton
            onTapped: point => root.menuRequested(point.position)
        }
        TapHandler {
            gesturePolicy: TapHandler.ReleaseWithinBounds
            onTapped: root.picked()
        }
        FocusRing {
            anchors.margins: 0
            radius: Theme.radius / 2
            shown: root.current
        }
    }
}
