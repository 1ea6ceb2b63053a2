// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Estimated length of a new game: the median of earlier games with the same tile sets and as many persons, or
// a time for each tile without such games.
#pragma once

#include "models/results/game_results.h"
#include "models/setup/set_up_model.h"

#include <QPointer>

namespace vozka {

/// Returns the median length of games with these sets and persons in minutes; 0 if none. The length of a game
/// is the time from the creation of its automatic save to its end. Games of more than six hours are ignored,
/// because they were interrupted.
[[nodiscard]] int usualMinutes(const std::vector<records::FinishedGame>& games,
                               const std::vector<std::string>& sets, int persons);

class GameLength : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(vozka::SetUpModel* setUp MEMBER m_setUp WRITE setSetUp NOTIFY changed)
    /// Earlier games; null if none.
    Q_PROPERTY(vozka::GameResults* results MEMBER m_results WRITE setResults NOTIFY changed)
    Q_PROPERTY(int minutes READ minutes NOTIFY changed)

public:
    using QObject::QObject;

    void setSetUp(SetUpModel* setUp);
    void setResults(GameResults* results);
    [[nodiscard]] int minutes() const;

signals:
    void changed();

private:
    QPointer<SetUpModel> m_setUp;
    QPointer<GameResults> m_results;
};

} // namespace vozka
