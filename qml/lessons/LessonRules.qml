// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Dialog with the rules that a lesson teaches: the edition of each, and a button that opens it in the rule book.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models
import Vozka.Style

Dialog {
    id: root

    required property OpenLesson openLesson
    readonly property RuleTextModel rules: RuleTextModel {
        only: root.openLesson.rules
    }

    objectName: "lessonRulesSheet"
    title: qsTr("The rules of this lesson")
    width: Math.min(root.room, 520 * Theme.scale) + root.leftPadding + root.rightPadding
    height: Math.min(body.height + heading.height + done.height + Theme.spacing * 10,
                     (root.parent ? root.parent.height : 640) - Theme.spacing * 4)
    onAboutToShow: done.forceActiveFocus()

    Heading {
        id: heading

        width: parent.width
        text: root.title
    }
    PageView {
        anchors.top: heading.bottom
        anchors.topMargin: Theme.spacing * 2
        anchors.bottom: done.top
        anchors.bottomMargin: Theme.spacing * 2
        width: parent.width
        contentHeight: body.height
        clip: true

        Column {
            id: body

            width: parent.width - Theme.spacing * 1.5
            spacing: Theme.spacing

            Repeater {
                model: root.openLesson.rules.length > 0 ? root.rules : null

                Item {
                    id: row

                    required property string rule
                    required property string words
                    /// Values of Editions and of RuleTextModel.Standing.
                    required property int edition
                    required property int standing
                    readonly property string origin: row.standing === RuleTextModel.HouseRule ? qsTr("House rule")
                                                  : row.standing === RuleTextModel.ProgramRule ? qsTr("Our decision")
                                                  : row.edition === Editions.Classic ? qsTr("Classic edition")
                                                  : row.edition === Editions.New ? qsTr("New edition") : qsTr("Both editions")

                    width: body.width
                    height: Math.max(text.height, book.height)

                    Column {
                        id: text

                        anchors.verticalCenter: parent.verticalCenter
                        width: parent.width - book.width - Theme.spacing

                        Caption {
                            objectName: "lessonRuleEdition:" + row.rule
                            width: parent.width
                            font.bold: true
                            text: row.origin
                        }
                        Label {
                            width: parent.width
                            text: row.words
                        }
                    }
                    ToolButton {
                        id: book

                        objectName: "lessonRule:" + row.rule
                        anchors.right: parent.right
                        anchors.verticalCenter: parent.verticalCenter
                        icon.name: "open-book"
                        text: qsTr("The rule")
                        Accessible.description: row.words
                        onClicked: {
                            root.close();
                            Navigator.showRule(row.rule);
                        }
                    }
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
    }
}
