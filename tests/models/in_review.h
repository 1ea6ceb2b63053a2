// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Fixture for tests of the review of a game.
#pragma once

#include "table_fixture.h"

namespace vozka {

class ReviewTest : public TableTest {
protected:
    /// Numbers of displayed tiles, figures and log rows, and the points of each player.
    struct Picture {
        int tiles = 0;
        int figures = 0;
        int log = 0;
        QList<int> points;
        bool operator==(const Picture&) const = default;
    };
    Picture picture()
    {
        Picture now{m_controller.board()->rowCount(),
                    m_controller.figures()->rowCount(),
                    m_controller.log()->rowCount(),
                    {}};
        for (int row = 0; row < m_controller.players()->rowCount(); ++row)
            now.points << read(*m_controller.players(), row, "points").toInt();
        return now;
    }
    Review& review() { return *m_controller.review(); }
};

} // namespace vozka
