// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The dialogs of the window: keys, rules, end of the game, about.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models
import Vozka.Style

Item {
    id: root

    required property Commands commands
    required property MainMenu menus
    required property TablePage table
    required property SandboxPage sandbox
    required property int edition
    required property LessonListModel lessons
    required property string version

    readonly property alias keys: keys
    readonly property alias rules: rules
    readonly property alias end: end
    readonly property alias about: about

    /// Opens the rule book at that rule, or at its start if `rule` is empty.
    function showRule(rule: string): void {
        (rules.load() as RuleSheet).showRule(rule);
    }

    component Choice: CardButton {
        id: choice

        required property string explanation

        padding: Theme.spacing * 1.75
        Accessible.description: explanation

        contentItem: Column {
            spacing: 3

            BoldLabel {
                width: parent.width
                text: choice.text
                font.pixelSize: Theme.textSize + Math.round(2 * Theme.scale)
            }
            DimLabel {
                width: parent.width
                text: choice.explanation
            }
        }
    }

    LazySheet {
        id: keys

        KeysSheet {
            keys: root.table.keys
            sandboxKeys: root.sandbox !== null ? root.sandbox.keys : null
            commands: root.commands
            menus: root.menus
        }
    }
    LazySheet {
        id: rules

        RuleSheet {
            played: root.edition
            lessons: root.lessons
        }
    }
    LazySheet {
        id: end

        TitledDialog {
            id: question

            objectName: "endNowSheet"
            title: qsTr("End the game now")
            onAboutToShow: score.forceActiveFocus()

            Choice {
                id: score

                objectName: "scoreNow"
                width: question.textWidth
                text: qsTr("Score the game now")
                explanation: qsTr("The final scoring takes place now; the game does not count in the results. Undo brings the game back.")
                onClicked: {
                    question.close();
                    root.commands.controller.endNow();
                }
            }
            Choice {
                width: question.textWidth
                text: qsTr("Leave without scoring")
                explanation: qsTr("The table is cleared. You will find the game under Recent games.")
                onClicked: {
                    question.close();
                    Navigator.show(Navigator.Start);
                }
            }
            Button {
                anchors.right: parent.right
                text: qsTr("Keep playing")
                onClicked: question.close()
            }
        }
    }
    LazySheet {
        id: about

        AboutSheet { version: root.version }
    }
}
