// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/sentences.h"

#include "engine/expansions/list.h"
#include "models/words.h"
#include "wording/messages.h"

#include <QCoreApplication>
#include <QStringList>

#include <array>

namespace vozka {

namespace {

QString text(std::string_view string)
{
    return QString::fromUtf8(string.data(), static_cast<qsizetype>(string.size()));
}

QString say(const char* sentence, int n = -1)
{
    return QCoreApplication::translate("Table", sentence, nullptr, n);
}

struct Word {
    Code code;
    const char* text;
};

template<std::size_t size>
QString wordFor(const std::array<Word, size>& words, Code code, int n = -1)
{
    for (const auto& word : words) {
        if (word.code == code)
            return say(word.text, n);
    }
    return text(code);
}

constexpr std::array scoreKinds{
    Word{"road", QT_TRANSLATE_NOOP("Table", "Road")},
    Word{"city", QT_TRANSLATE_NOOP("Table", "City")},
    Word{"monastery", QT_TRANSLATE_NOOP("Table", "Monastery")},
    Word{"field", QT_TRANSLATE_NOOP("Table", "Field")},
};

constexpr std::array terms{
    Word{"road.tiles", QT_TRANSLATE_N_NOOP("Table", "%n tile(s)")},
    Word{"city.tiles", QT_TRANSLATE_N_NOOP("Table", "%n tile(s)")},
    Word{"city.tiny", QT_TRANSLATE_N_NOOP("Table", "%n tile(s)")},
    Word{"city.coats-of-arms", QT_TRANSLATE_N_NOOP("Table", "%n coat(s) of arms")},
    Word{"monastery.tile", QT_TRANSLATE_N_NOOP("Table", "%n tile(s)")},
    Word{"monastery.neighbours", QT_TRANSLATE_N_NOOP("Table", "%n neighbour(s)")},
    Word{"field.cities", QT_TRANSLATE_N_NOOP("Table", "%n completed city(s)")},
};

constexpr std::array features{
    Word{"road", QT_TRANSLATE_NOOP("Table", "road")},
    Word{"city", QT_TRANSLATE_NOOP("Table", "city")},
    Word{"monastery", QT_TRANSLATE_NOOP("Table", "monastery")},
    Word{"field", QT_TRANSLATE_NOOP("Table", "field")},
};

constexpr std::array completions{
    Word{"road", QT_TRANSLATE_N_NOOP("Table", "A road of %n tile(s) is complete.")},
    Word{"city", QT_TRANSLATE_N_NOOP("Table", "A city of %n tile(s) is complete.")},
    Word{"monastery", QT_TRANSLATE_N_NOOP("Table", "A monastery is complete.")},
};

constexpr std::array deployments{
    Word{"road", QT_TRANSLATE_NOOP("Table", "%1 on the road")},
    Word{"city", QT_TRANSLATE_NOOP("Table", "%1 in the city")},
    Word{"monastery", QT_TRANSLATE_NOOP("Table", "%1 in the monastery")},
    Word{"field", QT_TRANSLATE_NOOP("Table", "%1 in the field")},
};

constexpr std::array figures{
    Word{"follower", QT_TRANSLATE_NOOP("Table", "Follower")},
};

QString capital(QString sentence)
{
    if (!sentence.isEmpty())
        sentence[0] = sentence[0].toUpper();
    return sentence;
}

int tilesOf(const Event& event)
{
    std::vector<Cell> cells;
    for (const auto& segment : event.segments)
        cells.push_back(segment.at);
    std::ranges::sort(cells);
    return static_cast<int>(std::unique(cells.begin(), cells.end()) - cells.begin());
}

} // namespace

QString instruction(const Table& table)
{
    if (!table.awaitsPlayer())
        return {};
    const Code now = table.rules->step(*table.state);
    return now == "place" ? say(QT_TRANSLATE_NOOP("Table", "place the tile"))
                          : say(QT_TRANSLATE_NOOP("Table", "set a figure on the tile, or none"));
}

QString refusalSentence(const Table& table, const Refusal& refusal)
{
    return inWords(wording::messageOf(refusal, {&table.rules->book(), table.players}));
}

QString choiceLabel(const Table& table, const Action& action)
{
    switch (action.type) {
    case Action::Type::Place:
        return say(QT_TRANSLATE_NOOP("Table", "Place the tile at %1, %2, turned %3°"))
            .arg(action.at.x)
            .arg(action.at.y)
            .arg(90 * action.turns);
    case Action::Type::Pass:
        return say(QT_TRANSLATE_NOOP("Table", "No figure"));
    default: {
        const auto& board = table.board();
        const auto segment = board.segmentOf(board.tileAt(action.at), action.feature);
        return wordFor(deployments, featureKindName(board.segment(segment).kind))
            .arg(figureName(table, action.figure));
    }
    }
}

QString eventSentence(const Table& table, const Event& event)
{
    if (event.type == event::discard)
        return say(QT_TRANSLATE_NOOP("Table", "The tile fits nowhere and leaves the game."));
    if (event.type == event::place)
        return say(QT_TRANSLATE_NOOP("Table", "places a tile"));
    if (event.type == event::deploy)
        return wordFor(deployments, featureKindName(event.featureKind)).arg(figureName(table, event.figure));
    if (event.type == event::complete)
        return wordFor(completions, featureKindName(event.featureKind), tilesOf(event));
    if (event.type == event::score)
        return scoreSentence(event.line);
    if (event.type == event::returned)
        return say(QT_TRANSLATE_NOOP("Table", "%1 back in the supply")).arg(figureName(table, event.figure));
    return event.type == event::end ? say(QT_TRANSLATE_NOOP("Table", "The game is over.")) : text(event.type);
}

QString scoreSentence(const ScoreLine& line)
{
    QStringList summands;
    for (const auto& term : line.terms) {
        const QString count = wordFor(terms, term.term, term.count);
        const int each = term.count != 0 ? term.points / term.count : 0;
        summands << (each == 1 ? count : say(QT_TRANSLATE_NOOP("Table", "%1 × %2")).arg(count).arg(each));
    }
    return say(QT_TRANSLATE_NOOP("Table", "%1: %2 = %3"))
        .arg(scoreKindName(line.kind), summands.join(QStringLiteral(" + ")))
        .arg(line.points);
}

QString scoreKindName(Code kind)
{
    return wordFor(scoreKinds, kind.substr(0, kind.find('.')));
}

QString figureLabel(const Table& table, Player player, FigureKind figure, FeatureKind on)
{
    return say(QT_TRANSLATE_NOOP("Table", "%1: %2"))
        .arg(table.playerName(player),
             wordFor(deployments, featureKindName(on)).arg(figureName(table, figure)));
}

QString figureName(const Table& table, FigureKind figure)
{
    return wordFor(figures, table.rules->book().figureRule(figure).name());
}

QString featureName(FeatureKind kind)
{
    return capital(wordFor(features, featureKindName(kind)));
}

QString errorSentence(const records::Error& error, const wording::Names& names)
{
    const QString where =
        error.pointer.empty() ? QString() : QStringLiteral(" (%1)").arg(text(error.pointer));
    return say(QT_TRANSLATE_NOOP("Table", "%1 cannot be read%2: %3"))
        .arg(text(error.file), where, inWords(wording::messageOf(error, names)));
}

} // namespace vozka
