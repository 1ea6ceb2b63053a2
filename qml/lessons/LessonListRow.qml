// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Row of the list of lessons: a chapter, a lesson, an example of a lesson, or a file with the reason why it cannot be
// shown.
import QtQuick
import Vozka.Models
import Vozka.Style

Item {
    id: root

    required property int index
    required property int kind
    required property string lesson
    required property string example
    required property string name
    required property string title
    required property string note
    required property int edition
    required property string result
    required property bool isDone
    required property string label
    property bool current: false
    readonly property bool isChapter: root.kind === LessonListModel.Chapter
    readonly property bool isExample: root.kind === LessonListModel.Example
    readonly property bool isBroken: root.kind === LessonListModel.Broken
    readonly property bool isStory: root.kind === LessonListModel.Story
    readonly property bool opens: root.isExample || root.isStory
    readonly property int indent: root.isExample ? Theme.spacing * 3 : Theme.spacing

    /// True if the row is hovered. Set by the list, because a row that scrolls away gets no leave event.
    property bool underPointer: false

    signal picked

    height: words.y + words.height + Theme.spacing * (root.opens ? 1 : 0.5)
    objectName: "lesson:" + (root.isStory ? root.lesson : root.isExample ? root.lesson + "/" + root.example : root.isBroken ? root.name : root.index)
    Accessible.role: root.opens ? Accessible.Button : root.isChapter ? Accessible.Heading : Accessible.ListItem
    Accessible.name: root.label
    Accessible.focusable: root.opens || root.isBroken
    Accessible.focused: root.current
    Accessible.onPressAction: root.picked()

    Rectangle {
        anchors.fill: parent
        radius: Theme.radius / 2
        visible: root.opens || root.isBroken
        color: root.underPointer || root.current ? Theme.cardHover : "transparent"
    }
    Icon {
        id: sign

        x: root.indent
        anchors.verticalCenter: words.verticalCenter
        visible: root.opens || root.isBroken
        name: root.isBroken ? "warning" : root.isStory ? "person" : root.edition === Editions.Classic ? "edition-c1" : "edition-c2"
        colour: root.isBroken ? Theme.trouble : Theme.text
    }
    Column {
        id: words

        anchors.left: parent.left
        anchors.leftMargin: root.indent + (sign.visible ? sign.width + Theme.spacing : 0)
        anchors.right: mark.left
        anchors.rightMargin: Theme.spacing
        y: root.isChapter ? Theme.spacing * (root.index === 0 ? 0.5 : 2) : Theme.spacing * (root.opens ? 1 : 0.5)

        Heading {
            width: parent.width
            visible: root.isChapter
            font.pixelSize: Theme.textSize + 4
            text: root.name
        }
        Label {
            width: parent.width
            visible: !root.isChapter
            font.bold: !root.isExample
            text: !root.isExample ? root.title : qsTr("%1 · %2", "an example's id, its edition").arg(root.name)
                      .arg(root.edition === Editions.Classic ? qsTr("Classic edition") : qsTr("New edition"))
        }
        Label {
            width: parent.width
            visible: text.length > 0
            color: root.isBroken ? Theme.trouble : Theme.dim
            font.pixelSize: Theme.smallSize
            text: root.note
        }
    }
    Row {
        id: mark

        anchors.right: parent.right
        anchors.rightMargin: Theme.spacing
        anchors.verticalCenter: words.verticalCenter
        spacing: Theme.spacing / 2
        visible: root.opens

        DimLabel {
            anchors.verticalCenter: parent.verticalCenter
            font.pixelSize: Theme.smallSize + 1
            text: root.result
        }
        Icon {
            anchors.verticalCenter: parent.verticalCenter
            name: "check"
            colour: Theme.ok
            opacity: root.isDone ? 1 : 0
        }
    }
    HoverHandler {
        enabled: root.opens
        cursorShape: Qt.PointingHandCursor
    }
    TapHandler {
        enabled: root.opens
        gesturePolicy: TapHandler.ReleaseWithinBounds
        onTapped: root.picked()
    }
    FocusRing {
        anchors.margins: 0
        radius: Theme.radius / 2
        shown: root.current
    }
}
