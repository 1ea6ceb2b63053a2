// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Chart of the points over the turns. A click on a step shows the board of that turn.
import QtQuick
import Vozka.Models
import Vozka.Style

ChartCard {
    id: root

    required property Statistics statistics

    implicitHeight: Math.round(250 * Theme.scale) + root.legendHeight
    objectName: "scoreCurves"
    title: qsTr("Points over the turns")
    lastStep: root.statistics.lastStep
    stepName: root.statistics.stepName(root.shownStep)
    nameWidth: Math.round(105 * Theme.scale)
    valueWidth: Math.round(26 * Theme.scale)
    valueText: seat => root.statistics.pointsAt(seat, root.shownStep)
    Accessible.description: root.statistics.stepMessage(root.shownStep)
    onStepHovered: x => root.step = chart.stepAt(x - chart.x)
    onPicked: step => {
        if (root.lastStep > 0)
            Navigator.startReview(Math.min(step, root.statistics.turns));
    }

    ScoreChart {
        id: chart

        objectName: "chart"
        anchors.fill: parent
        anchors.leftMargin: Theme.spacing
        statistics: root.statistics
        cursor: root.step
        fontSize: Theme.smallSize
        ink: Theme.text
        dim: Theme.dim
        line: Theme.line
        //: Stands below the last step of the curves: the final scoring.
        endLabel: qsTr("End")
    }
}
