// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A rule of the rule book: text, source, id, option and lessons. The first rule of a chapter has the title of the
// chapter above it.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models
import Vozka.Style

Item {
    id: root

    required property string rule
    /// Title of the chapter for its first rule, empty for the other rules.
    required property string heading
    required property string words
    required property string origin
    /// Lessons about the rule: their ids, the ids of their examples, and their titles, in the same order.
    required property list<string> lessons
    required property list<string> examples
    required property list<string> lessonTitles
    required property int edition
    required property int standing
    required property string option
    /// Status of a rule that is not from a rule book, empty for other rules.
    readonly property string mark: root.standing === RuleTextModel.HouseRule ? qsTr("House rule")
                                 : root.standing === RuleTextModel.ProgramRule ? qsTr("Our decision") : ""
    readonly property string onlyIn: root.edition === Editions.Classic ? qsTr("Classic edition only")
                                   : root.edition === Editions.New ? qsTr("New edition only") : ""
    readonly property string standingAndEdition:
        root.mark + (root.mark === "" || root.onlyIn === "" ? "" : " · ") + root.onlyIn
    property bool isHighlighted: false
    property bool current: false

    height: body.y + body.height
    objectName: "rule:" + root.rule
    Accessible.role: Accessible.ListItem
    Accessible.name: root.words
    Accessible.description: root.standingAndEdition + (root.standingAndEdition === "" ? "" : ", ") + root.origin

    Heading {
        id: chapter

        y: Theme.spacing
        font.pixelSize: Theme.textSize + 3
        visible: root.heading.length > 0
        text: root.heading
    }
    Rectangle {
        id: body

        y: chapter.visible ? chapter.y + chapter.height + Theme.spacing / 2 : 0
        width: parent.width
        height: column.height + Theme.spacing * 1.5
        radius: Theme.radius / 2
        color: root.isHighlighted ? Theme.cardHover : "transparent"

        Rectangle {
            width: 3
            height: parent.height - 10
            anchors.verticalCenter: parent.verticalCenter
            radius: 1.5
            color: Theme.text
            visible: root.isHighlighted
        }
        Column {
            id: column

            x: Theme.spacing * 1.5
            width: parent.width - x - Theme.spacing
            anchors.verticalCenter: parent.verticalCenter
            spacing: 2

            Row {
                width: parent.width
                visible: marks.text.length > 0
                spacing: Theme.spacing / 2

                Icon {
                    id: sign

                    size: Math.round(16 * Theme.scale)
                    name: root.standing !== RuleTextModel.BookRule ? "players"
                        : root.edition === Editions.Classic ? "edition-c1" : "edition-c2"
                    colour: Theme.dim
                }
                Caption {
                    id: marks

                    width: parent.width - sign.width - parent.spacing
                    font.bold: true
                    text: root.standingAndEdition
                }
            }
            Label {
                width: parent.width
                text: root.words
            }
            Caption {
                width: parent.width
                text: qsTr("%1 · %2", "where a rule comes from, its id").arg(root.origin).arg(root.rule)
            }
            LinkButton {
                objectName: "ruleOption:" + root.rule
                width: Math.min(implicitWidth, column.width)
                visible: root.option.length > 0
                symbol: "settings"
                text: qsTr("Choose it for a new game")
                onClicked: Navigator.showOption(root.option)
            }
            Repeater {
                model: root.lessonTitles

                LinkButton {
                    required property int index
                    required property string modelData

                    width: Math.min(implicitWidth, column.width)
                    symbol: "lessons"
                    text: qsTr("Lesson: %1").arg(modelData)
                    onClicked: Navigator.showLesson(root.lessons[index], root.examples[index])
                }
            }
        }
        FocusRing {
            anchors.margins: 0
            radius: Theme.radius / 2
            shown: root.current
        }
    }
}
