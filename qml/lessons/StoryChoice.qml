// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// One of the answers to a question of a story: to be picked, or marked among several; then whether it is right.
import QtQuick
import QtQuick.Templates as T
import Vozka.Models
import Vozka.Style

T.AbstractButton {
    id: root

    required property int index
    required property string label
    required property string colour
    required property int number
    required property bool isMarked
    required property int outcome
    /// The outcome in a word, empty if there is none.
    required property string verdict
    required property string reason
    required property int entry
    /// Several may be right.
    property bool several: false
    property bool lit: false
    /// It has room for this, whatever is told in the end.
    property string longestVerdict: ""
    readonly property color ink: root.outcome === StoryChoiceModel.Right ? Theme.ok
                               : root.outcome === StoryChoiceModel.Missed || root.outcome === StoryChoiceModel.Shown ? Theme.accent
                               : root.outcome === StoryChoiceModel.Wrong ? Theme.warn : Theme.line

    signal picked
    signal pointedAt(at: bool)

    objectName: "storyChoice:" + root.index
    implicitWidth: implicitContentWidth
    implicitHeight: Math.max(Theme.controlHeight, implicitContentHeight + Theme.spacing)
    focusPolicy: Qt.StrongFocus
    text: root.label
    Accessible.role: root.several ? Accessible.CheckBox : Accessible.Button
    Accessible.name: root.number >= 0 ? qsTr("%1: %2", "a number on the board, what it is").arg(root.number).arg(root.label) : root.label
    Accessible.description: root.verdict.length > 0 ? qsTr("%1. %2", "right, missed or wrong; why").arg(root.verdict).arg(root.reason)
                                                    : root.reason
    Accessible.checkable: root.several
    Accessible.checked: root.isMarked
    onClicked: root.picked()
    onHoveredChanged: root.pointedAt(root.hovered)
    onVisualFocusChanged: root.pointedAt(root.visualFocus)

    background: Rectangle {
        radius: Theme.radius
        color: root.hovered || root.lit ? Theme.cardHover : Theme.card
        border.width: root.isMarked || root.verdict.length > 0 ? 2 : 1
        border.color: root.isMarked && root.outcome === StoryChoiceModel.Untold ? Theme.accent : root.ink

        FocusRing {
            shown: root.visualFocus
        }
    }
    contentItem: StoryChoiceWords {
        label: root.number >= 0 ? qsTr("(%1) %2", "a number on the board, what it is").arg(root.number).arg(root.label) : root.label
        colour: root.colour
        reason: root.reason
        several: root.several
        isMarked: root.isMarked
        outcome: root.outcome
        verdict: root.verdict
        longestVerdict: root.longestVerdict
        ink: root.ink
    }
}
