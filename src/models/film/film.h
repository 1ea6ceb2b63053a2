// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Film of a game: one image for each turn with its points, and one for the end. The board keeps its place and
// size. Can be painted in any thread.
#pragma once

#include "match/match.h"
#include "models/art/colour_theme.h"
#include "models/board/board_picture.h"

#include <QCoreApplication>
#include <QImage>

#include <vector>

namespace vozka {

struct FilmLook {
    QSize size{1280, 800};
    ColourTheme::Kind theme = ColourTheme::Light;
};

class Film {
    Q_DECLARE_TR_FUNCTIONS(Film)

public:
    /// Requires: the match does not change while the film is painted.
    Film(const Match& match, const FilmLook& look);

    [[nodiscard]] int count() const { return static_cast<int>(m_scenes.size()); }
    /// Paints an image, from 0; fastest in order. The last one shows the end.
    [[nodiscard]] QImage paint(int number);
    /// Returns how long the image is shown. The last one is shown longer than a turn.
    [[nodiscard]] int durationMs(int number, int turnMs) const;

    /// Strip below the board: values of one player.
    struct Standing {
        int points = 0;
        /// Points from the turn, or from the final scoring.
        int gain = 0;
        bool isEmphasized = false;
    };
    [[nodiscard]] Standing standing(int number, Player player) const;
    /// Points shown on the board where they were scored.
    struct Badge {
        QRectF square;
        QString words;
        QString colour;
    };
    [[nodiscard]] std::vector<Badge> badgesOf(int number) const;
    /// Returns outcomes of chance in that image, other than tiles.
    [[nodiscard]] std::vector<Action> outcomesOf(int number) const;

private:
    /// Content of an image: number of history entries shown; entries from `from` on are new.
    struct Scene {
        std::size_t from = 0;
        std::size_t entryCount = 0;
        Player player = noPlayer;
        int turn = 0;
        /// True if the final scoring is not included yet.
        bool beforeEnd = false;
        bool isLast = false;
    };
    [[nodiscard]] Table tableOf(const Scene& scene) const;
    [[nodiscard]] std::vector<Event> newScores(const Scene& scene) const;
    [[nodiscard]] std::vector<Badge> badgesOf(const Table& table, const Scene& scene) const;
    void paintBackground(const Table& table);
    void paintNew(QPainter& painter, const Table& table, const Scene& scene) const;
    void paintOutcomes(QPainter& painter, int number) const;
    void paintStrip(QPainter& painter, const Table& table, const Scene& scene) const;
    void paintPlayer(QPainter& painter, const QRect& place, const Table& table, const Scene& scene,
                     Player player) const;
    [[nodiscard]] bool isResult(const Scene& scene) const { return scene.isLast && m_match.state()->over; }
    /// Example: "+5".
    [[nodiscard]] static QString gained(int points);
    [[nodiscard]] QString heading(const Scene& scene) const;
    [[nodiscard]] int headingWidth() const;
    [[nodiscard]] int gainOf(const Scene& scene, Player player) const;
    /// True for the player of the turn; at the end, for the winners.
    [[nodiscard]] bool isEmphasized(const Table& table, const Scene& scene, Player player) const;
    /// True if names are above the points, because the width is too small for both.
    [[nodiscard]] bool hasTwoLines(int width) const;
    [[nodiscard]] QColor ui(const char* name) const;
    [[nodiscard]] QFont font(bool bold) const;
    [[nodiscard]] QFont badgeFont() const;

    const Match& m_match;
    FilmLook m_look;
    std::vector<Scene> m_scenes;
    QRect m_strip;
    BoardLayout m_layout;
    /// Image of the board with the tiles that were painted last, and the list of these tiles.
    QImage m_backgroundImage;
    std::vector<TileSpot> m_paintedTiles;
};

} // namespace vozka
