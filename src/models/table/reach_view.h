// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The cells that a pile of pieces reaches, while it is asked whom it takes, or while a place for one more
// piece is pointed at.
#pragma once

#include "models/table/candidate_model.h"

#include <QList>
#include <QObject>
#include <QPoint>
#include <QtQml/qqmlregistration.h>

namespace vozka {

class ReachView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a GameController")
    /// Those within the rectangle of the board; empty while no reach is shown.
    Q_PROPERTY(QList<QPoint> cells READ cells NOTIFY changed)

public:
    using QObject::QObject;

    [[nodiscard]] const QList<QPoint>& cells() const { return m_cells; }
    /// `pointedAt`: the candidate that is pointed at, nullptr for none.
    void show(const Table& table, const CandidateRow* pointedAt);

signals:
    void changed();

private:
    QList<QPoint> m_cells;
};

} // namespace vozka
