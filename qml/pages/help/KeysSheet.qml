// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Dialog with the keys of the table, of the sandbox and of the menus, and with the marks on the board.
import QtQuick
import QtQuick.Templates as T
import Vozka.Style

Dialog {
    id: root

    required property TableKeys keys
    property SandboxKeys sandboxKeys: null
    required property Commands commands
    /// Menus, whose entries must have been created.
    required property MainMenu menus

    readonly property real columnWidth: 400 * Theme.scale
    readonly property bool wide: root.room > 2 * root.columnWidth + Theme.spacing * 5

    function rowsOf(entries: var): var {
        return entries.map(entry => ({ words: entry.words, keys: [...entry.keys, ...root.shortcutOf(entry.command)] }));
    }
    function shortcutOf(command: var): list<string> {
        return command !== undefined ? [String(root.commands[command].shortcut)] : [];
    }
    /// Returns the entries of the menu with a shortcut, except those that the list of the table contains.
    function rowsOfMenu(menu: T.Menu): var {
        const listed = [root.commands.zoomIn, root.commands.zoomOut, root.commands.fit];
        const rows = [];
        for (let i = 0; i < menu.count; ++i) {
            const entry = menu.itemAt(i) as MenuItem;
            const action = entry !== null ? entry.action : null;
            if (action && action.shortcut && !listed.includes(action))
                rows.push({ words: action.text.replace(/&(.)/g, "$1"), keys: root.keysOf(action) });
        }
        return rows;
    }
    function keysOf(action: T.Action): list<string> {
        const key = String(action.shortcut);
        return action === root.commands.keys ? [key, root.commands.keysSecondShortcut] : [key];
    }

    title: qsTr("Keys")
    width: Math.min(root.room, root.columnWidth * (root.wide ? 2 : 1) + Theme.spacing * (root.wide ? 5 : 0))
           + root.leftPadding + root.rightPadding
    height: Math.min(body.implicitHeight + heading.height + done.height + Theme.spacing * 10,
                     root.parent ? root.parent.height - Theme.spacing * 4 : 400)
    onAboutToShow: done.forceActiveFocus()

    Heading {
        id: heading

        text: root.title
    }
    PageView {
        id: view

        anchors.top: heading.bottom
        anchors.topMargin: Theme.spacing * 2
        anchors.bottom: done.top
        anchors.bottomMargin: Theme.spacing * 2
        width: parent.width
        contentHeight: body.implicitHeight
        clip: true

        Grid {
            id: body

            readonly property real part: root.wide ? (view.width - Theme.spacing * 5 - 12) / 2 : view.width - 12

            columns: root.wide ? 2 : 1
            columnSpacing: Theme.spacing * 5
            rowSpacing: Theme.spacing * 2.5

            Column {
                width: body.part
                spacing: Theme.spacing * 2.5

                KeyGroup {
                    width: parent.width
                    title: qsTr("Game")
                    rows: [...root.rowsOf(root.keys.ofGame), ...root.rowsOfMenu(root.menus.game)]
                }
                KeyGroup {
                    objectName: "marks"
                    width: parent.width
                    title: qsTr("Marks on the board")
                    rows: [{ words: qsTr("The tile fits here in this rotation"), symbol: "plus" },
                           { words: qsTr("The tile fits here if you turn it"), symbol: "rotate" }]
                }
                KeyGroup {
                    width: parent.width
                    title: qsTr("Overlays")
                    rows: root.rowsOf(root.keys.ofExplanations)
                }
            }
            Column {
                width: body.part
                spacing: Theme.spacing * 2.5

                KeyGroup {
                    width: parent.width
                    title: qsTr("Board")
                    rows: [...root.rowsOf(root.keys.ofBoard), ...root.rowsOfMenu(root.menus.view)]
                }
                KeyGroup {
                    width: parent.width
                    visible: root.sandboxKeys !== null
                    title: qsTr("Sandbox")
                    rows: root.sandboxKeys ? root.rowsOf(root.sandboxKeys.all) : []
                }
                KeyGroup {
                    width: parent.width
                    title: qsTr("Program")
                    rows: [...root.rowsOf(root.keys.anywhere), ...root.rowsOfMenu(root.menus.file),
                           ...root.rowsOfMenu(root.menus.help)]
                }
            }
        }
    }
    Button {
        id: done

        anchors.right: parent.right
        anchors.bottom: parent.bottom
        highlighted: true
        text: qsTr("Close")
        onClicked: root.close()
        Keys.forwardTo: [view]
        Keys.onPressed: event => {
            if (event.key === Qt.Key_F1 || event.text === root.commands.keysSecondShortcut)
                root.close();
        }
    }
}
