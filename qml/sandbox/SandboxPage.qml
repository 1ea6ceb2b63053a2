// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Page of the sandbox: the user builds positions from a palette of tiles, and overlays explain them. If the page is
// narrow, the palette and the panel share the same area.
import QtQuick
import Vozka.Models
import Vozka.Style

FocusScope {
    id: root

    required property SandboxController sandbox
    required property UserFiles files
    readonly property Overlays overlays: root.sandbox.table.overlays
    readonly property alias board: board
    readonly property rect noticeArea: Qt.rect(board.x, 0, board.width, root.height)
    readonly property alias keys: keys
    readonly property alias view: both
    readonly property int panelWidth: Math.round(Math.max(260, Math.min(330, root.width * 0.235))
                                                 * (0.4 + 0.6 * Theme.scale))
    readonly property int paletteWidth: Math.round(Math.max(210, Math.min(280, root.width * 0.2))
                                                   * (0.5 + 0.5 * Theme.scale))
    readonly property bool narrow: root.width - root.panelWidth - root.paletteWidth < 470 * Math.sqrt(Theme.scale)
    property bool showsTiles: true
    readonly property string currentRule: banner.shown ? banner.rule : panel.currentRule

    function toggleOverlay(kind: int): void {
        root.overlays.toggle(kind);
        root.showsTiles = root.overlays.kind === Overlays.None;
        if (root.overlays.kind !== Overlays.None)
            overlayFocus.restart();
    }
    function focusOnTiles(): void {
        root.showsTiles = true;
        palette.forceActiveFocus(Qt.TabFocusReason);
    }
    function handleEscape(): void {
        const held = drag.held || root.sandbox.handRow >= 0 || root.sandbox.figure >= 0;
        drag.cancel();
        banner.hide();
        if (held)
            root.sandbox.clearHand();
        else if (root.overlays.kind !== Overlays.None)
            root.overlays.kind = Overlays.None;
        else if (root.sandbox.hasSelection)
            root.sandbox.clearHandAndSelection();
        else
            Navigator.back();
    }

    focus: true
    objectName: "sandboxPage"
    Keys.onEscapePressed: root.handleEscape()

    Backdrop {}
    Item {
        id: head

        x: Theme.spacing
        y: Theme.spacing
        width: (root.narrow ? root.panelWidth : root.paletteWidth) - Theme.spacing * 2
        height: backButton.height

        ToolButton {
            id: backButton

            objectName: "sandboxBack"
            icon.name: "back"
            text: qsTr("Back")
            onClicked: Navigator.back()
        }
        Heading {
            anchors.left: backButton.right
            anchors.leftMargin: Theme.spacing
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            font.pixelSize: Theme.textSize + 6
            elide: Text.ElideRight
            wrapMode: Text.NoWrap
            text: qsTr("Sandbox")
        }
    }
    SegmentedControl {
        id: tabs

        objectName: "sandboxTabs"
        x: Theme.spacing * 1.5
        anchors.top: head.bottom
        anchors.topMargin: Theme.spacing / 2
        width: Math.min(implicitWidth, root.panelWidth - Theme.spacing * 3)
        visible: root.narrow
        label: qsTr("What is shown beside the board")
        choices: [qsTr("Tiles"), qsTr("Figures and rules")]
        chosen: root.showsTiles ? 0 : 1
        onPicked: choice => root.showsTiles = choice === 0
    }
    Item {
        id: tiles

        anchors.top: root.narrow ? tabs.bottom : head.bottom
        anchors.topMargin: Theme.spacing
        anchors.bottom: parent.bottom
        x: Theme.spacing
        width: head.width
        visible: !root.narrow || root.showsTiles

        BoldLabel {
            id: title

            x: Theme.spacing / 2
            width: parent.width - Theme.spacing
            font.pixelSize: Theme.smallSize + 1
            text: !root.sandbox.filtered ? qsTr("%n kind(s) of tiles", "", palette.count)
                : palette.count > 0 ? qsTr("What fits the chosen space") : qsTr("Nothing fits the chosen space")
        }
        Button {
            id: all

            objectName: "allTiles"
            anchors.top: title.bottom
            anchors.topMargin: Theme.spacing / 2
            x: Theme.spacing / 2
            width: parent.width - Theme.spacing
            visible: root.sandbox.filtered
            text: qsTr("Show all tiles")
            onClicked: root.sandbox.clearHandAndSelection()
        }
        TilePalette {
            id: palette

            anchors.top: all.visible ? all.bottom : title.bottom
            anchors.topMargin: Theme.spacing / 2
            anchors.bottom: parent.bottom
            width: parent.width
            sandbox: root.sandbox
            drag: drag
            onPicked: board.forceActiveFocus(Qt.TabFocusReason)
        }
    }
    SandboxBoard {
        id: board

        x: root.narrow ? root.panelWidth : root.paletteWidth
        width: root.width - x - (root.narrow ? 0 : root.panelWidth)
        height: parent.height
        focus: true
        sandbox: root.sandbox
        topMargin: bar.y + bar.height + Theme.spacing
        bottomMargin: areas.visible ? areas.height + Theme.spacing * 2 : 0
        drag: drag
        onTileRequested: root.focusOnTiles()
        onMenuRequested: (x, y, at, byKeys) => {
            root.sandbox.select(x, y);
            if (root.sandbox.listActions(x, y))
                menu.show(board, at, byKeys);
        }
    }
    SandboxAreas {
        id: areas

        anchors.horizontalCenter: board.horizontalCenter
        anchors.bottom: board.bottom
        anchors.bottomMargin: Theme.spacing
        sandbox: root.sandbox
        room: board.width - Theme.spacing * 4
        onMenuRequested: (card, byKeys) => menu.show(card, Qt.point(0, 0), byKeys)
    }
    TileMenu {
        id: menu

        sandbox: root.sandbox
    }
    BothEditions {
        id: both

        controller: root.sandbox.table
        board: board
        topMargin: board.topMargin
    }
    SandboxBar {
        id: bar

        anchors.left: board.left
        anchors.right: board.right
        anchors.margins: Theme.spacing * 1.5
        y: Theme.spacing * 1.5
        sandbox: root.sandbox
        overlays: overlayActions
        view: both
    }
    SandboxPanel {
        id: panel

        x: root.narrow ? 0 : root.width - width
        anchors.top: root.narrow ? tabs.bottom : parent.top
        anchors.bottom: parent.bottom
        width: root.panelWidth
        visible: !root.narrow || !root.showsTiles
        sandbox: root.sandbox
        files: root.files
        overlays: overlayActions
        view: both
        drag: drag
    }
    RefusalBanner {
        id: banner

        objectName: "sandboxRefusal"
        room: Qt.rect(board.x + Theme.spacing * 2, board.y + board.topMargin, board.width - Theme.spacing * 4,
                      board.height - board.topMargin - Theme.spacing * 3)
        onGone: root.sandbox.table.hideBlocker()
    }
    SandboxDrag {
        id: drag

        anchors.fill: parent
        sandbox: root.sandbox
        board: board
        areas: areas
        onHeldChanged: if (drag.held) banner.hide()
    }
    OverlayActions {
        id: overlayActions

        controller: root.sandbox.table
        enabled: root.enabled
    }
    Timer {
        id: overlayFocus

        interval: 0
        onTriggered: {
            if (root.overlays.kind === Overlays.None)
                board.forceActiveFocus(Qt.TabFocusReason);
            else
                panel.focusOnOverlay();
        }
    }
    Connections {
        function onRefused(result: dropResult): void { banner.show(result.message, result.rule); }
        function onFailed(message: string): void { Navigator.fail(message); }
        function onExported(message: string): void { Navigator.notify(message); }
        target: root.sandbox
    }
    Connections {
        function onChanged(): void { banner.hide(); }
        target: root.sandbox.table
    }
    Connections {
        property int shown: Overlays.None

        function onChanged(): void {
            if (root.narrow && root.overlays.kind !== Overlays.None && root.overlays.hasChosen)
                root.showsTiles = false;
            if (shown !== Overlays.None && root.overlays.kind === Overlays.None)
                overlayFocus.restart();
            shown = root.overlays.kind;
        }
        target: root.overlays
    }
    SandboxKeys {
        id: keys

        sandbox: root.sandbox
        board: board
        view: both
        enabled: root.enabled && root.visible
        onOverlayToggled: kind => root.toggleOverlay(kind)
    }
}
