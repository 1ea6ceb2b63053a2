// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Bar for the review of a game: the current turn, and buttons for other turns. Arrows, Home, End and page keys change
// the turn everywhere on the page of the table. Space starts or pauses the replay.
pragma ComponentBehavior: Bound
import QtQml.Models
import QtQuick
import Vozka.Models
import Vozka.Style

Card {
    id: root

    required property GameController controller
    required property OverlayActions overlays
    required property BothEditions view
    readonly property Review review: root.controller.review
    /// True from a replay until a single step. The screen reader announces the turn at the end of a replay.
    property bool wasPlaying: false
    /// True if the button that leaves the review has no space for its label in the row of the buttons.
    readonly property bool tighter: content.width < buttons.width + leave.labelledWidth + Theme.spacing
    /// True if this row has no space for the turn and a name next to that button.
    readonly property bool tight: root.tighter || content.width < buttons.width + words.implicitWidth + leave.labelledWidth + 160 * Theme.scale

    /// Side of a button, in pixels.
    readonly property int side: Math.floor(Math.min(Theme.controlHeight,
                                                    (content.width - overlayButtons.narrowWidth - Theme.spacing * 2) / 5))

    function goTo(turn: int): void {
        root.wasPlaying = false;
        root.review.goTo(turn);
    }
    /// Returns the turn that the key leads to, undefined for other keys.
    function turnOf(key: int): var {
        const round = Math.max(1, root.controller.players.count);
        switch (key) {
        case Qt.Key_Left: return root.review.turn - 1;
        case Qt.Key_Right: return root.review.turn + 1;
        case Qt.Key_PageUp: return root.review.turn - round;
        case Qt.Key_PageDown: return root.review.turn + round;
        case Qt.Key_Home: return 0;
        case Qt.Key_End: return root.review.turns;
        // Accepted without effect, so that these keys do not move the board.
        case Qt.Key_Up:
        case Qt.Key_Down: return root.review.turn;
        }
        return undefined;
    }
    function togglePlaying(): void {
        if (root.review.playing)
            root.review.pause();
        else
            root.review.play();
    }
    function step(event: var): void {
        if (root.visible && event.key === Qt.Key_Space && event.modifiers === Qt.NoModifier) {
            root.togglePlaying();
            event.accepted = true;
            return;
        }
        const turn = root.turnOf(event.key);
        if (!root.visible || turn === undefined || event.modifiers & ~Qt.KeypadModifier)
            return;
        root.goTo(Math.max(0, Math.min(root.review.turns, turn)));
        event.accepted = true;
    }

    Keys.onPressed: event => root.step(event)

    implicitHeight: content.height + Theme.spacing * 2
    objectName: "reviewBar"
    Accessible.role: Accessible.ToolBar
    Accessible.name: qsTr("Review of the game")
    onVisibleChanged: if (root.visible) slider.forceActiveFocus(Qt.OtherFocusReason)

    InputBlocker {}
    Connections {
        function onPlayingChanged(): void {
            // A screen reader announces each change of the item with the focus, which is too often for a slider that
            // moves automatically.
            if (root.review.playing && slider.activeFocus)
                play.forceActiveFocus(Qt.OtherFocusReason);
            if (root.review.playing)
                root.wasPlaying = true;
        }
        target: root.review
    }
    Announcement {
        text: root.visible && root.wasPlaying && !root.review.playing ? words.text : ""
    }

    Column {
        id: content

        x: Theme.spacing * 1.5
        y: Theme.spacing
        width: parent.width - Theme.spacing * 3
        spacing: Theme.spacing / 2

        Item {
            width: parent.width
            height: root.tighter ? buttons.height + Math.max(who.height, leave.height)
                  : root.tight ? Math.max(buttons.height, leave.height) + who.height
                  : Math.max(buttons.height, leave.height)

            Row {
                id: buttons

                spacing: 2

                ToolButton {
                    objectName: "reviewFirst"
                    icon.name: "first"
                    text: qsTr("To the beginning")
                    keys: qsTr("Home", "key")
                    width: root.side
                    enabled: root.review.turn > 0
                    onClicked: root.goTo(0)
                }
                ToolButton {
                    objectName: "reviewBack"
                    icon.name: "previous"
                    text: qsTr("One turn back")
                    width: root.side
                    keys: "←"
                    enabled: root.review.turn > 0
                    onClicked: root.goTo(root.review.turn - 1)
                }
                ToolButton {
                    objectName: "reviewForward"
                    icon.name: "next"
                    text: qsTr("One turn forward")
                    width: root.side
                    keys: "→"
                    enabled: root.review.turn < root.review.turns
                    onClicked: root.goTo(root.review.turn + 1)
                }
                ToolButton {
                    objectName: "reviewLast"
                    icon.name: "last"
                    text: qsTr("To the end")
                    keys: qsTr("End", "key")
                    width: root.side
                    enabled: root.review.turn < root.review.turns
                    onClicked: root.goTo(root.review.turns)
                }
                BarLine {}
                ToolButton {
                    objectName: "reviewFit"
                    icon.name: "fit"
                    text: qsTr("Show the whole board")
                    keys: "0"
                    width: root.side
                    onClicked: root.view.fitAll()
                }
                OverlayButtons {
                    id: overlayButtons

                    actions: root.overlays
                    side: Theme.controlHeight
                    narrow: content.width - overlayButtons.wholeWidth < 700 * Theme.scale
                }
            }
            Row {
                id: who

                x: root.tight ? 0 : buttons.width + Theme.spacing * 1.5
                y: root.tighter ? leave.y + Math.round((leave.height - height) / 2)
                   : root.tight ? Math.max(buttons.height, leave.height) : Math.round((parent.height - height) / 2)
                width: (root.tight && !root.tighter ? parent.width : leave.x - Theme.spacing) - x
                spacing: Theme.spacing

                BoldLabel {
                    id: words

                    objectName: "reviewTurn"
                    anchors.verticalCenter: parent.verticalCenter
                    wrapMode: Text.NoWrap
                    text: root.review.turn > 0 ? qsTr("Turn %1 of %2").arg(root.review.turn).arg(root.review.turns)
                                               : qsTr("Before the first turn")
                    Accessible.role: Accessible.StaticText
                    Accessible.name: text
                }
                Emblem {
                    anchors.verticalCenter: parent.verticalCenter
                    colour: root.review.playerColour
                    size: Math.round(20 * Theme.scale)
                    visible: root.review.playerColour.length > 0
                }
                ElidedLabel {
                    anchors.verticalCenter: parent.verticalCenter
                    width: Math.max(0, parent.width - x)
                    text: root.review.playerName
                }
            }
            ShrinkingButton {
                id: leave

                objectName: "reviewLeave"
                anchors.right: parent.right
                y: root.tighter ? buttons.height : 0
                icon.name: "close"
                label: root.controller.over ? qsTr("Back to the result") : qsTr("Back to the game")
                // Without label if the turn and the name of the player need the space.
                brief: root.tighter
                onClicked: Navigator.leaveReview()
            }
        }
        Item {
            width: parent.width
            height: Math.max(play.height, playOn.height)

            ToolButton {
                id: play

                objectName: "reviewPlay"
                anchors.verticalCenter: parent.verticalCenter
                icon.name: root.review.playing ? "pause" : "play"
                text: root.review.playing ? qsTr("Pause") : qsTr("Replay turn by turn")
                keys: qsTr("Space", "key")
                onClicked: root.togglePlaying()
            }
            PaceButton {
                id: pace

                anchors.left: play.right
                anchors.leftMargin: 2
                anchors.verticalCenter: parent.verticalCenter
            }
            Slider {
                id: slider

                objectName: "reviewSlider"
                anchors.left: pace.right
                anchors.leftMargin: Theme.spacing
                anchors.right: playOn.visible ? playOn.left : parent.right
                anchors.rightMargin: playOn.visible ? Theme.spacing : 0
                anchors.verticalCenter: parent.verticalCenter
                // Constant during a replay, because the text would change with every turn.
                label: root.review.playing ? qsTr("Turns") : words.text
                to: root.review.turns
                value: root.review.turn
                stepSize: 1
                marked: false
                live: true
                Keys.forwardTo: [root]
                onMoved: root.goTo(Math.round(value))
            }
            ShrinkingButton {
                id: playOn

                objectName: "playOnFromHere"
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                width: Math.min(implicitWidth, parent.width * 0.4)
                icon.name: "branch"
                label: qsTr("Play on from here")
                brief: root.tighter
                about: qsTr("Starts a new game from this point with a new order of the tiles; the old one is kept")
                enabled: root.controller.canPlayOnFromHere
                onClicked: Navigator.playOnFromHere()
            }
        }
    }
    Instantiator {
        model: [["Alt+Left", Qt.Key_Left], ["Alt+Right", Qt.Key_Right], ["Alt+Home", Qt.Key_Home], ["Alt+End", Qt.Key_End]]
        delegate: Shortcut {
            required property var modelData

            enabled: root.visible
            sequence: modelData[0]
            onActivated: root.goTo(root.turnOf(modelData[1]))
        }
    }
}
