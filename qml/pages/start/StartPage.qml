// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The start page: name of the program, actions, kept games, and a landscape.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models
import Vozka.Style

FocusScope {
    id: root

    required property string version
    required property AutosaveModel autosaves
    required property Commands commands
    readonly property bool hasGame: root.autosaves.unfinishedRow >= 0
    /// True if the list of kept games is empty.
    readonly property bool newcomer: root.autosaves.count === 0
    /// True if there are kept games other than the unfinished game that was played last.
    readonly property bool hasMore: root.autosaves.count > (root.hasGame ? 1 : 0)
    /// True if the kept games are next to the buttons, false if they are below them.
    readonly property bool wide: root.width - sheet.width >= Math.round(380 * Theme.scale) + Theme.spacing * 8
    readonly property int margin: Math.round(Math.min(44, root.width * 0.043))
    readonly property int columnWidth: sheet.width - 2 * root.margin
    /// True if there is little height. The spacing is smaller then.
    readonly property bool low: root.height < 680 * Theme.scale
    readonly property int edge: Theme.spacing * (root.low ? 1.5 : 3)
    /// Landscape next to the buttons, or the whole page if it is narrow.
    readonly property rect noticeArea: sheet.width < root.width / 2 ? Qt.rect(sheet.width, 0, root.width - sheet.width, root.height)
                                                                    : Qt.rect(0, 0, root.width, root.height)
    readonly property Item focused: root.Window.activeFocusItem

    onVisibleChanged: if (visible) root.autosaves.refresh()

    Keys.onPressed: event => event.accepted = arrows.pressed(event.key, root.focused)

    ArrowFocus {
        id: arrows

        groups: [content, halves]
    }

    component BigButton: Button {
        width: parent ? parent.width : 0
        implicitHeight: Math.round((root.low ? 46 : 50) * Theme.scale)
        font.pixelSize: Theme.textSize + Math.round(2 * Theme.scale)
    }

    component HalfButton: BigButton {
        readonly property int half: parent ? Math.floor((parent.width - Theme.spacing * (root.low ? 1 : 1.5)) / 2) : 0

        width: half
        height: Math.max(implicitHeight, implicitContentHeight + Theme.spacing)
        leftPadding: Theme.spacing
        rightPadding: Theme.spacing
    }

    Rectangle {
        id: sheet

        width: Math.min(root.width, Math.round(480 * Theme.scale))
        height: parent.height
        color: Theme.background
        opacity: 0.96
    }
    Rectangle {
        anchors.left: sheet.right
        width: 90
        height: parent.height
        opacity: sheet.opacity
        gradient: Gradient {
            orientation: Gradient.Horizontal
            GradientStop { position: 0; color: Theme.background }
            GradientStop { position: 1; color: "transparent" }
        }
    }

    PageWheel { view: view }
    Flickable {
        id: view

        width: sheet.width
        height: parent.height
        contentHeight: Math.max(height, content.height + foot.height + 2 * root.edge + Theme.spacing)
        boundsBehavior: Flickable.StopAtBounds
        clip: true
        ScrollBar.vertical: ScrollBar {}

        Column {
            id: content

            x: root.margin
            y: Math.max(root.edge, Math.round((foot.y - height) * 0.45))
            width: root.columnWidth
            spacing: Theme.spacing * (root.low ? 1 : 1.5)

            Row {
                spacing: Theme.spacing * 2

                Picture {
                    anchors.verticalCenter: name.verticalCenter
                    size: Math.round((root.low ? 56 : 68) * Theme.scale)
                    source: "qrc:/art/svg/app-icon.svg"
                }
                Heading {
                    id: name

                    text: "Vozka"
                    font.pixelSize: Math.round((root.low ? 48 : 58) * Theme.scale)
                }
            }
            DimLabel {
                width: parent.width
                text: qsTr("A landscape that grows tile by tile, with roads, cities and the people who hold them.")
                font.pixelSize: Theme.textSize + Math.round(2 * Theme.scale)
                lineHeight: 1.25
            }
            Item {
                width: 1
                height: root.low ? 0 : Theme.spacing
            }
            ContinueButton {
                objectName: "continue"
                width: parent.width
                visible: root.hasGame
                focus: root.hasGame
                autosaves: root.autosaves
                onClicked: Navigator.openAutosave(root.autosaves.unfinishedRow)
            }
            BigButton {
                visible: root.newcomer
                highlighted: root.newcomer
                focus: root.newcomer
                icon.name: "person"
                text: qsTr("Learn to play")
                onClicked: Navigator.learn()
            }
            DimLabel {
                width: parent.width
                visible: root.newcomer
                text: qsTr("New here? Two short lessons, and then a first game with hints against an easy computer.")
            }
            BigButton {
                visible: !root.newcomer && !root.hasGame
                highlighted: true
                focus: !root.newcomer && !root.hasGame
                icon.name: "new-game"
                text: qsTr("New game")
                onClicked: root.commands.newGame.trigger()
            }
            Flow {
                id: halves

                readonly property bool withNewGame: root.newcomer || root.hasGame
                readonly property var entries: [
                    { name: "startNew", shown: halves.withNewGame, icon: "new-game", text: qsTr("New game"),
                      press: () => root.commands.newGame.trigger() },
                    { name: "learn", shown: !root.newcomer, icon: "person", text: qsTr("Learn to play"),
                      press: () => Navigator.learn() },
                    { name: "startLessons", shown: true, icon: "lessons", text: qsTr("Lessons"),
                      press: () => root.commands.lessons.trigger() },
                    { name: "startSandbox", shown: true, icon: "sandbox", text: qsTr("Sandbox"),
                      press: () => root.commands.openSandbox.trigger() },
                    { name: "startRules", shown: true, icon: "rules", text: qsTr("Rules"),
                      press: () => root.commands.rules.trigger() },
                    { name: "startOpen", shown: true, icon: "open", text: qsTr("Open a game…"),
                      press: () => root.commands.open.trigger() },
                    { name: "startResults", shown: !root.newcomer, icon: "star", text: qsTr("Results"),
                      press: () => root.commands.results.trigger() },
                    { name: "startSettings", shown: true, icon: "settings", text: qsTr("Settings"),
                      press: () => root.commands.settings.trigger() }
                ]

                width: parent.width
                spacing: parent.spacing

                Repeater {
                    model: halves.entries.length

                    HalfButton {
                        required property int index
                        readonly property var entry: halves.entries[index]

                        objectName: entry.name
                        visible: entry.shown
                        // The last button has the whole width if no other button is in its row.
                        width: index < halves.entries.length - 1 || halves.withNewGame ? half : halves.width
                        icon.name: entry.icon
                        text: entry.text
                        onClicked: entry.press()
                    }
                }
            }
            Item {
                id: below

                visible: root.hasMore && !root.wide
                width: parent.width
                height: visible ? recent.height + Theme.spacing * 2 : 0
            }
        }
        Column {
            id: foot

            x: root.margin
            y: view.contentHeight - height - root.edge
            width: root.columnWidth
            spacing: Theme.spacing * (root.low ? 1 : 1.5)

            Switches { room: parent.width }
            Caption { text: qsTr("Version %1").arg(root.version) }
        }
        RevealFocus { view: view }
    }
    Card {
        anchors.right: parent.right
        anchors.rightMargin: Theme.spacing * 5
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(Math.round(440 * Theme.scale), root.width - sheet.width - Theme.spacing * 8)
        height: Math.min(recent.height + Theme.spacing * 4, root.height - Theme.spacing * 8)
        visible: root.hasMore && root.wide

        Flickable {
            id: beside

            anchors.fill: parent
            anchors.margins: Theme.spacing * 2
            contentHeight: recent.height
            boundsBehavior: Flickable.StopAtBounds
            onContentHeightChanged: returnToBounds()
            clip: true
            ScrollBar.vertical: ScrollBar {}

            RevealFocus { view: beside }
        }
    }
    RecentGames {
        id: recent

        parent: root.wide ? beside.contentItem : below
        // Aligned with the buttons.
        x: root.wide ? 0 : -recent.inset
        y: root.wide ? 0 : Theme.spacing * 2
        width: root.wide ? beside.width - Theme.spacing : below.width + recent.inset * 2
        autosaves: root.autosaves
        onDeleted: root.forceActiveFocus(Qt.TabFocusReason)
    }
}
