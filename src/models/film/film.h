// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A film of a game: a picture of each turn, with what it brought, and one of how the game stands at the end.
// The board stays where it is. Whoever paints one may do so in any thread.
#pragma once

#include "match/match.h"
#include "models/scene/board_picture.h"

#include <QCoreApplication>
#include <QImage>

#include <vector>

namespace vozka {

struct FilmLook {
    QSize size{1280, 800};
    bool dark = false;
};

class Film {
    Q_DECLARE_TR_FUNCTIONS(Film)

public:
    /// Requires: the match stays as it is while the film is painted.
    Film(const Match& match, const FilmLook& look);

    [[nodiscard]] int count() const { return static_cast<int>(m_scenes.size()); }
    /// The picture of that number, from 0; quickest one after the other. The last one shows the end.
    [[nodiscard]] QImage paint(int number);
    /// How long that picture stays, if each turn does so long.
    [[nodiscard]] int durationMs(int number, int turnMs) const;

    /// What the strip below the board says of a player.
    struct Standing {
        int points = 0;
        /// What the turn, or the final scoring, has brought him.
        int gain = 0;
        bool standsOut = false;
    };
    [[nodiscard]] Standing standing(int number, Player player) const;
    /// Points on the board where they were gained in that picture.
    struct Sign {
        QRectF square;
        QString words;
        QString colour;
    };
    [[nodiscard]] std::vector<Sign> signsOf(int number) const;
    /// Outcomes of chance in that picture that are not tiles.
    [[nodiscard]] std::vector<Action> outcomesOf(int number) const;

private:
    /// What a picture shows: so many moments of the match, of which those from `from` on are new.
    struct Scene {
        std::size_t from = 0;
        std::size_t moments = 0;
        Player player = nature;
        int turn = 0;
        /// The final scoring of the game is not told yet.
        bool beforeEnd = false;
        bool isLast = false;
    };
    [[nodiscard]] Table tableOf(const Scene& scene) const;
    [[nodiscard]] std::vector<Event> newScores(const Scene& scene) const;
    [[nodiscard]] std::vector<Sign> signsOf(const Table& table, const Scene& scene) const;
    void paintGround(const Table& table);
    void paintNew(QPainter& painter, const Table& table, const Scene& scene) const;
    void paintOutcomes(QPainter& painter, int number) const;
    void paintStrip(QPainter& painter, const Table& table, const Scene& scene) const;
    void paintPlayer(QPainter& painter, const QRect& place, const Table& table, const Scene& scene,
                     Player player) const;
    [[nodiscard]] bool isResult(const Scene& scene) const { return scene.isLast && m_match.state()->over; }
    /// "+5"
    [[nodiscard]] static QString gained(int points);
    [[nodiscard]] QString heading(const Scene& scene) const;
    [[nodiscard]] int headingWidth() const;
    /// What the turn, or the final scoring, has brought the player.
    [[nodiscard]] int gainOf(const Scene& scene, Player player) const;
    /// Whose turn it is; at the end, who has won.
    [[nodiscard]] bool standsOut(const Table& table, const Scene& scene, Player player) const;
    /// Names stand above the points: beside them there is too little room of that width.
    [[nodiscard]] bool hasTwoLines(int width) const;
    [[nodiscard]] QColor ui(const char* name) const;
    [[nodiscard]] QFont font(bool bold) const;
    [[nodiscard]] QFont signFont() const;

    const Match& m_match;
    FilmLook m_look;
    std::vector<Scene> m_scenes;
    QRect m_strip;
    BoardLayout m_layout;
    /// The tiles as they were painted last, and which these are.
    QImage m_ground;
    std::vector<TileSpot> m_lying;
};

} // namespace vozka
