// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Places of several figures on one segment.
#include "models/board/board_scene.h"
#include "table_fixture.h"

#include <QFile>
#include <QTemporaryDir>

#include <set>

namespace vozka {

class SharedSegment : public TableTest {
protected:
    /// Opens a position of a city with `count` figures on its only segment.
    void openCity(int count)
    {
        QByteArray figures;
        for (int i = 0; i < count; ++i)
            figures += QByteArray(i > 0 ? ", " : "") + R"({"player": )" + QByteArray::number(i % 2)
                       + R"(, "kind": "follower", "at": [0,0], "feature": "city-nesw"})";
        QFile file(m_folder.filePath("shared.position.json"));
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(R"({"format": "vozka-position", "version": 1,
 "rules": {"edition": "C2", "sets": ["base", "flying-machines"], "options": {}},
 "players": [{"name": "Anna", "colour": "red"}, {"name": "Bela", "colour": "blue"}],
 "toMove": 0, "tiles": [{"tile": "C", "at": [0,0], "turns": 0}], "figures": [)"
                   + figures + "]}");
        file.close();
        ASSERT_TRUE(m_controller.files()->open(QUrl::fromLocalFile(file.fileName())));
    }

private:
    QTemporaryDir m_folder;
};

TEST_F(SharedSegment, FiguresHaveSeparatePlaces)
{
    for (int count = 1; count <= 5; ++count) {
        openCity(count);
        std::set<std::pair<qreal, qreal>> places;
        std::set<qreal> sizes;
        for (const auto& spot : figuresOnBoard(m_controller.table())) {
            places.emplace(spot.place.x(), spot.place.y());
            sizes.insert(spot.size);
            EXPECT_TRUE(QRectF(0, 0, 1, 1).contains(spot.place)) << count;
        }
        EXPECT_EQ(places.size(), count);
        EXPECT_EQ(sizes.size(), 1) << count << " figures are of one size";
    }
}

} // namespace vozka
