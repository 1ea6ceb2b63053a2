// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What lies in a folder. Arrows point, Enter takes, Backspace goes up, letters lead to the names that begin so, and a
// slash begins a path.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Vozka.Models

FocusScope {
    id: root

    required property FilePicker picker
    /// Where one is about to type a name, what is pointed at means nothing until one comes here.
    readonly property bool lit: list.activeFocus || root.picker.question === null || !root.picker.question.saving
    readonly property int rowHeight: Theme.controlHeight
    property alias currentIndex: list.currentIndex
    readonly property alias count: list.count
    /// The user points at that row.
    signal pointed(row: int)
    signal taken(row: int)
    /// A slash was typed, with which a path begins.
    signal pathBegun

    function start(): void {
        list.currentIndex = root.picker.firstRow();
        list.positionViewAtIndex(Math.max(0, list.currentIndex), ListView.Contain);
    }
    function point(row: int): void {
        list.currentIndex = row;
        root.pointed(row);
    }
    /// True if the key types a character.
    function types(event: KeyEvent): bool {
        const isCommand = event.modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier);
        return event.text.length === 1 && event.text >= " " && !isCommand;
    }
    /// Letters typed one soon after the other are one beginning.
    function seek(letter: string): void {
        letters.text += letter;
        letters.restart();
        const row = root.picker.rowThatBegins(letters.text, list.currentIndex - (letters.text.length > 1 ? 1 : 0));
        if (row >= 0)
            root.point(row);
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.background
        radius: Theme.radius
        border.width: list.activeFocus ? 2 : 1
        border.color: list.activeFocus ? Theme.focus : Theme.line
    }
    Timer {
        id: letters

        property string text: ""

        interval: 1000
        onTriggered: text = ""
    }
    ListView {
        id: list

        objectName: "fileList"
        anchors.fill: parent
        anchors.margins: 3
        clip: true
        focus: true
        activeFocusOnTab: true
        boundsBehavior: Flickable.StopAtBounds
        highlightMoveDuration: 0
        model: root.picker
        T.ScrollBar.vertical: SlimScrollBar {}
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Files and folders")
        delegate: FileRow {
            required property int index

            width: list.width
            highlighted: ListView.isCurrentItem && root.lit
            onClicked: {
                list.forceActiveFocus(Qt.MouseFocusReason);
                root.point(index);
            }
            onDoubleClicked: root.taken(index)
            Accessible.onPressAction: root.taken(index)
        }
        // Names have letters of any script.
        Keys.onShortcutOverride: event => event.accepted = root.types(event)
        Keys.onPressed: event => {
            const page = Math.max(1, Math.floor(height / root.rowHeight) - 1);
            const to = { [Qt.Key_Up]: currentIndex - 1, [Qt.Key_Down]: currentIndex + 1, [Qt.Key_Home]: 0,
                         [Qt.Key_End]: count - 1, [Qt.Key_PageUp]: currentIndex - page,
                         [Qt.Key_PageDown]: currentIndex + page }[event.key];
            if ((event.key === Qt.Key_Up && event.modifiers & Qt.AltModifier) || event.key === Qt.Key_Backspace)
                root.picker.goUp();
            else if (to !== undefined && count > 0)
                root.point(Math.max(0, Math.min(count - 1, to)));
            else if (event.text === "/")
                root.pathBegun();
            else if (root.types(event))
                root.seek(event.text);
            else
                return;
            event.accepted = true;
        }
        Keys.onReturnPressed: root.taken(currentIndex)
        Keys.onEnterPressed: root.taken(currentIndex)
    }
    Words {
        anchors.centerIn: parent
        visible: list.count === 0
        color: Theme.dim
        text: qsTr("Nothing here yet")
    }
}
