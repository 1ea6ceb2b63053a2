// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Chart of each player's expected lead after every decision, in the players' colours.
#pragma once

#include "models/computer/game_analysis.h"
#include "models/result/chart.h"

namespace vozka {

class LeadChart : public vozka::Chart {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(vozka::GameAnalysis* analysis READ analysis WRITE setAnalysis NOTIFY sourceChanged)

public:
    using Chart::Chart;

    [[nodiscard]] GameAnalysis* analysis() const { return m_analysis; }
    void setAnalysis(GameAnalysis* analysis) { watch(m_analysis, analysis); }
    void paint(QPainter* painter) override;
    /// Returns the number of the decision nearest to x, from 0; -1 if none.
    Q_INVOKABLE [[nodiscard]] int numberAt(qreal x) const;

private:
    [[nodiscard]] QRectF plot() const;
    /// Returns the largest lead or deficit in the chart, in points; at least 10.
    [[nodiscard]] qreal range() const;
    [[nodiscard]] qreal xOf(std::size_t number) const;
    [[nodiscard]] qreal yOf(qreal lead) const;
    void paintGrid(QPainter& painter) const;
    void paintTurns(QPainter& painter) const;
    void paintCurves(QPainter& painter) const;

    QPointer<GameAnalysis> m_analysis;
};

} // namespace vozka
