// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What there is to say about a game that is over: the points of each player after every turn, and for what.
#pragma once

#include "models/result/highlight_model.h"
#include "models/result/kind_model.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace vozka {

/// A player's points, counted on: [0] is before the first turn, the last is the result.
struct ScoreCurve {
    QString name;
    /// "red", "blue", ...
    QString colour;
    std::vector<int> points;
    bool operator==(const ScoreCurve&) const = default;
};

class Statistics : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a GameController")
    /// How many turns were played.
    Q_PROPERTY(int turns READ turns NOTIFY changed)
    /// The last step of the curves: the final scoring, one after the last turn. 0 = there are no curves.
    Q_PROPERTY(int lastStep READ lastStep NOTIFY changed)
    /// The most points anybody has.
    Q_PROPERTY(int mostPoints READ mostPoints NOTIFY changed)
    Q_PROPERTY(vozka::KindModel* kinds READ kinds CONSTANT)
    /// What stood out.
    Q_PROPERTY(vozka::RowList* highlights READ highlights CONSTANT)

public:
    using QObject::QObject;

    [[nodiscard]] int turns() const { return m_turns; }
    [[nodiscard]] int lastStep() const { return m_curves.empty() ? 0 : m_turns + 1; }
    [[nodiscard]] int mostPoints() const;
    [[nodiscard]] KindModel* kinds() { return &m_kinds; }
    [[nodiscard]] RowModel<HighlightRow>* highlights() { return &m_highlights; }
    /// In seating order.
    [[nodiscard]] const std::vector<ScoreCurve>& curves() const { return m_curves; }

    /// The points that the player in that seat had after a turn; 0 where there is none.
    Q_INVOKABLE [[nodiscard]] int pointsAt(int seat, int step) const;
    /// "Turn 12", "Final scoring".
    Q_INVOKABLE [[nodiscard]] QString stepName(int step) const;
    /// The same with everybody's points, to be read aloud.
    Q_INVOKABLE [[nodiscard]] QString stepSentence(int step) const;

    /// A match that is not over has nothing to show yet.
    void show(const Match* match);

signals:
    void changed();

private:
    int m_turns = 0;
    std::vector<ScoreCurve> m_curves;
    KindModel m_kinds{this};
    RowModel<HighlightRow> m_highlights{this};
};

} // namespace vozka
