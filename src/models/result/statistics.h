// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Statistics of a finished game: points of each player after every turn, and by kind of feature.
#pragma once

#include "models/base/row_model.h"
#include "models/board/table.h"
#include "models/result/highlight_model.h"

#include <QList>
#include <QObject>
#include <QString>

#include <numeric>
#include <vector>

namespace vozka {

/// Points of a player after each step: [0] is before the first turn, the last is the result.
struct ScoreCurve {
    QString name;
    /// "red", "blue", ...
    QString colour;
    std::vector<int> points;
    bool operator==(const ScoreCurve&) const = default;
};

/// Points of each player for one kind of feature.
struct KindRow {
    std::string kind;
    /// "Cities"
    QString label;
    /// By seat.
    QList<int> points;
    [[nodiscard]] bool isSame(const KindRow& other) const { return kind == other.kind; }
    [[nodiscard]] int sum() const { return std::accumulate(points.begin(), points.end(), 0); }
    bool operator==(const KindRow&) const = default;

    static constexpr auto roles()
    {
        return std::array{
            role<&KindRow::label>("label"),
            role<&KindRow::points>("kindPoints"),
            role<&KindRow::sum>("sum"),
        };
    }
};

class Statistics : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a GameController")
    Q_PROPERTY(int turns READ turns NOTIFY changed)
    /// Last step of the curves: the final scoring, one after the last turn. 0 = no curves.
    Q_PROPERTY(int lastStep READ lastStep NOTIFY changed)
    Q_PROPERTY(int mostPoints READ mostPoints NOTIFY changed)
    Q_PROPERTY(vozka::RowList* kinds READ kinds CONSTANT)
    /// Most points of a player for one kind, at least 1. It is the length of the longest bar.
    Q_PROPERTY(int mostOfOneKind READ mostOfOneKind NOTIFY changed)
    Q_PROPERTY(vozka::RowList* highlights READ highlights CONSTANT)

public:
    using QObject::QObject;

    [[nodiscard]] int turns() const { return m_turns; }
    [[nodiscard]] int lastStep() const { return m_curves.empty() ? 0 : m_turns + 1; }
    [[nodiscard]] int mostPoints() const;
    [[nodiscard]] RowModel<KindRow>* kinds() { return &m_kinds; }
    [[nodiscard]] int mostOfOneKind() const;
    [[nodiscard]] RowModel<HighlightRow>* highlights() { return &m_highlights; }
    /// By seat.
    [[nodiscard]] const std::vector<ScoreCurve>& curves() const { return m_curves; }

    /// Returns the points of that seat after a step; 0 if the seat or step does not exist.
    Q_INVOKABLE [[nodiscard]] int pointsAt(int seat, int step) const;
    /// Returns "Start", "Turn 12" or "Final scoring".
    Q_INVOKABLE [[nodiscard]] QString stepName(int step) const;
    /// Returns the name of the step with the points of all players, for screen readers.
    Q_INVOKABLE [[nodiscard]] QString stepMessage(int step) const;

    /// Shows no curves if the match is not over.
    void show(const Match* match);

signals:
    void changed();

private:
    int m_turns = 0;
    std::vector<ScoreCurve> m_curves;
    RowModel<KindRow> m_kinds{this};
    RowModel<HighlightRow> m_highlights{this};
};

} // namespace vozka
