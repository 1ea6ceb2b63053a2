// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Chart of the expected result over the course of the game.
import QtQuick
import Vozka.Models
import Vozka.Style

ChartCard {
    id: root

    required property GameAnalysis analysis

    implicitHeight: Math.round(210 * Theme.scale) + root.legendHeight
    title: qsTr("Expected lead at the end")
    players: root.analysis.controller.players
    lastStep: root.analysis.done - 1
    stepName: root.analysis.turnTextOf(root.shownStep)
    nameWidth: Math.round(70 * Theme.scale)
    valueWidth: Math.round(40 * Theme.scale)
    valueText: seat => root.analysis.leadOf(root.shownStep, seat)
    onStepHovered: x => root.step = chart.numberAt(x - chart.x)

    LeadChart {
        id: chart

        anchors.fill: parent
        analysis: root.analysis
        cursor: root.step
        fontSize: Theme.smallSize
        ink: Theme.text
        dim: Theme.dim
        line: Theme.line
    }
}
