// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The lead that was expected for each player after every decision, as curves in their colours.
#pragma once

#include "models/computer/game_analysis.h"

#include <QColor>
#include <QQuickPaintedItem>

namespace vozka {

class LeadChart : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(vozka::GameAnalysis* analysis READ analysis WRITE setAnalysis NOTIFY analysisChanged)
    /// The decision that is pointed at, -1 for none.
    Q_PROPERTY(int cursor MEMBER m_cursor NOTIFY looksChanged)
    Q_PROPERTY(QColor ink MEMBER m_ink NOTIFY looksChanged)
    Q_PROPERTY(QColor dim MEMBER m_dim NOTIFY looksChanged)
    Q_PROPERTY(QColor line MEMBER m_line NOTIFY looksChanged)
    /// Of the numbers at the axis, in pixels.
    Q_PROPERTY(int fontSize MEMBER m_fontSize NOTIFY looksChanged)

public:
    explicit LeadChart(QQuickItem* parent = nullptr);

    [[nodiscard]] GameAnalysis* analysis() const { return m_analysis; }
    void setAnalysis(GameAnalysis* analysis);
    void paint(QPainter* painter) override;
    /// The decision whose place is the nearest to x, -1 if there is none.
    Q_INVOKABLE [[nodiscard]] int numberAt(qreal x) const;

signals:
    void analysisChanged();
    void looksChanged();

private:
    [[nodiscard]] QRectF plot() const;
    /// The largest lead that is to be seen, up or down.
    [[nodiscard]] qreal range() const;
    [[nodiscard]] qreal xOf(std::size_t number) const;
    [[nodiscard]] qreal yOf(qreal lead) const;
    void paintGrid(QPainter& painter) const;
    void paintCurves(QPainter& painter) const;

    QPointer<GameAnalysis> m_analysis;
    int m_cursor = -1;
    int m_fontSize = 12;
    QColor m_ink;
    QColor m_dim;
    QColor m_line;
};

} // namespace vozka
