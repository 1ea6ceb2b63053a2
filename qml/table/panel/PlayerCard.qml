// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Card of a player: emblem, name, mark of a computer, points, figures in the supply, tokens, and a tile of the
// player's own. It can be a single line with the number of figures.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models
import Vozka.Style

Item {
    id: root

    required property GameController controller
    required property int seat
    /// Parent of the backgrounds of all cards. If all backgrounds are below all other items, the items are rendered
    /// in one batch.
    required property Item grounds
    required property string name
    required property string colour
    required property color colourValue
    required property int points
    /// Points that the player would get in addition if the game ended now.
    required property int standing
    required property SupplyModel supply
    required property int figuresLeft
    required property string figureSource
    required property RowList holdings
    required property string ownTile
    required property string ownTileLabel
    required property bool isActive
    required property bool isComputer
    property SeatClock clock: null
    property bool clocksPaused: false
    property bool thinking: false
    property bool compact: false
    /// True if the card is a single line while the player is not on turn. A pointer, the focus or a click opens it.
    property bool isLine: false
    property bool pointed: false
    property bool kept: false
    readonly property bool opened: root.isLine && !root.isActive && (root.pointed || root.kept)
    /// True if the card is a single line now.
    readonly property bool brief: root.isLine && !root.isActive && !root.opened
    property bool showsStanding: true
    readonly property int standingPoints: root.showsStanding ? root.standing : 0
    property bool animated: false
    property real shownPoints: root.points

    readonly property int figureSize: Math.round((root.compact || root.brief ? 17 : 22) * Math.sqrt(Theme.scale))
    readonly property int lineHeight: Math.max(30, Math.ceil(who.implicitHeight) + 8)
    readonly property bool pointedAt: pointer.hovered

    readonly property string standingText: root.standingPoints > 0
        //: %1 are the points that would be added, %2 all points then.
        ? qsTr("If the game ended now: %1 points more, %2 in all").arg(root.standingPoints).arg(root.points + root.standingPoints) : ""

    signal becameActive

    function withTime(words: string): string {
        return root.clock === null ? words
             : words.length === 0 ? root.clock.description
                                  : qsTr("%1. %2", "about a player, and the time that is left").arg(words).arg(root.clock.description);
    }
    /// Returns the target of figures that return to the supply, in the scene.
    function home(): point {
        const at = root.brief ? line : figures;
        return at.mapToItem(null, root.figureSize, root.figureSize / 2);
    }

    implicitHeight: root.brief ? root.lineHeight
                               : Math.max(who.height + figures.height, score.height) + (root.compact ? 10 : 14)
    objectName: "playerCard"
    Accessible.role: Accessible.ListItem
    Accessible.name: qsTr("%1: %n point(s)", "", root.points).arg(root.name)
    Accessible.description: root.isActive && root.standingText.length > 0
        ? root.withTime(qsTr("%1. %2", "active player; points on the board").arg(qsTr("Active player")).arg(root.standingText))
        : root.isActive ? root.withTime(qsTr("Active player")) : root.withTime(root.standingText)
    Accessible.focusable: true
    Accessible.onPressAction: root.kept = !root.kept
    // On other cards these keys confirm a choice.
    Keys.enabled: root.isLine && !root.isActive
    Keys.onReturnPressed: root.kept = !root.kept
    Keys.onEnterPressed: root.kept = !root.kept
    // True for a card with the focus too, which would lose the focus otherwise.
    activeFocusOnTab: root.isActive || root.isLine || root.activeFocus

    FocusRing {
        anchors.margins: -2
        shown: root.activeFocus
    }

    onIsActiveChanged: if (root.isActive) root.becameActive()

    Behavior on shownPoints {
        enabled: root.animated && Theme.pace > 0
        NumberAnimation { duration: 700 * Theme.pace; easing.type: Easing.OutQuad }
    }
    // Marks the active player by a tint in the player's colour, and also by a bar and a frame.
    Rectangle {
        parent: root.grounds
        x: root.x
        y: root.y
        width: root.width
        height: root.height
        radius: Theme.radius * 1.25
        color: root.isActive ? Qt.tint(Theme.card, Qt.alpha(root.colourValue, Theme.dark ? 0.24 : 0.2)) : Theme.card
        border.width: root.isActive ? 2 : 1
        border.color: root.isActive ? Theme.text : Theme.line

        Rectangle {
            objectName: "activeBar"
            x: 2
            y: 2
            width: 4
            height: parent.height - 4
            radius: 2
            color: root.colourValue
            visible: root.isActive
        }
    }
    Emblem {
        id: emblem

        x: Theme.spacing * 1.25
        anchors.verticalCenter: parent.verticalCenter
        colour: root.colour
        size: Math.round((root.brief ? 20 : root.compact ? 26 : 32) * Math.sqrt(Theme.scale))
    }
    ElidedLabel {
        id: who

        anchors.left: emblem.right
        anchors.leftMargin: Theme.spacing * 1.25
        width: Math.min(implicitWidth, (root.brief ? line.x - Theme.spacing : score.x) - x - time.room
                                       - (computer.visible ? computer.width + dots.width + Theme.spacing * 1.5 : 0))
        y: root.brief ? Math.round((root.height - height) / 2) : root.compact ? 5 : 6
        font.bold: true
        text: root.name
    }
    Icon {
        id: computer

        anchors.left: who.right
        anchors.leftMargin: Theme.spacing * 0.75
        anchors.verticalCenter: who.verticalCenter
        visible: root.isComputer
        size: Math.round(16 * Theme.scale)
        name: "computer-player"
        colour: Theme.dim
    }
    ThinkingDots {
        id: dots

        anchors.left: computer.right
        anchors.leftMargin: Theme.spacing * 0.75
        anchors.verticalCenter: who.verticalCenter
        thinking: root.thinking
    }
    ClockTime {
        id: time

        anchors.right: score.left
        anchors.rightMargin: Theme.spacing * 0.75
        anchors.verticalCenter: who.verticalCenter
        clock: root.brief ? null : root.clock
        paused: root.clocksPaused && root.isActive
    }
    PlayerLine {
        id: line

        anchors.right: score.left
        anchors.rightMargin: Theme.spacing
        anchors.verticalCenter: parent.verticalCenter
        visible: root.brief
        controller: root.controller
        seat: root.seat
        holdings: root.holdings
        figuresLeft: root.figuresLeft
        figureSource: root.figureSource
        size: root.figureSize
    }
    Flow {
        id: figures

        visible: !root.brief
        anchors.left: emblem.right
        anchors.leftMargin: Theme.spacing * 1.25
        anchors.right: score.left
        anchors.bottom: parent.bottom
        anchors.bottomMargin: root.compact ? 3 : 6
        spacing: Theme.spacing / 2

        Repeater {
            id: kinds

            model: root.supply

            SupplyFigures {
                size: root.figureSize
                // Limited for several kinds, so that they fit in one line.
                widest: kinds.count > 1 ? Math.round(root.figureSize * 1.8) : 0
            }
        }
        Repeater {
            model: root.holdings

            HeldTokens {
                required property int index

                size: root.figureSize
                onTaken: root.controller.acceptOffer(root.seat, index)
                onRefused: root.controller.refused(offer, rule)
            }
        }
        Rectangle {
            width: root.figureSize
            height: root.figureSize
            visible: root.ownTile.length > 0
            color: Theme.badge
            objectName: "ownTile"
            Accessible.role: Accessible.StaticText
            Accessible.name: root.ownTileLabel

            Image {
                anchors.fill: parent
                anchors.margins: 1
                sourceSize.width: width
                source: root.ownTile.length > 0 ? root.ownTile + Theme.artLevel : ""
            }
        }
    }
    PlayerScore {
        id: score

        anchors.right: parent.right
        anchors.rightMargin: Theme.spacing * 1.25
        anchors.verticalCenter: parent.verticalCenter
        brief: root.brief
        compact: root.compact
        isActive: root.isActive
        points: root.shownPoints
        standing: root.standingPoints
        standingText: root.standingText
    }
    HoverHandler { id: pointer }
    TapHandler {
        enabled: root.brief || root.opened
        gesturePolicy: TapHandler.ReleaseWithinBounds
        onTapped: root.kept = !root.kept
    }
}
