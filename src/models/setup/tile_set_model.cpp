// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/setup/tile_set_model.h"

#include "engine/expansions/list.h"
#include "engine/tiles/tile_kind.h"
#include "models/art/pictures.h"
#include "models/base/utf8.h"
#include "models/board/board_scene.h"
#include "models/board/link_spot.h"
#include "models/setup/set_covers.h"
#include "models/text/descriptions.h"
#include "models/text/message_text.h"
#include "records/first_game.h"
#include "records/game_head.h"
#include "records/tile_library.h"
#include "records/token_fields.h"

#include <algorithm>
#include <utility>

namespace vozka {

namespace {

/// Returns the remark for the code `kind.evidence`, otherwise for this kind of tile; empty if none.
QString evidenceDescription(const TileKind& kind)
{
    for (const auto& code : {kind.evidence, kind.id})
        if (const auto known = wording::word("evidence", code); !known.wording->key.empty())
            return messageText(known);
    return {};
}

std::vector<TileKindRow> tileKindRows(const TileSet& set)
{
    std::vector<TileKindRow> rows;
    QStringList remarks;
    for (const auto& kind : set.tiles) {
        const int count = kind.inBag ? kind.count : 1;
        //: How many tiles there are of a kind.
        const QString inBag = TileKindRow::tr("×%1");
        //: How many tiles of a kind each player has.
        const QString own = TileKindRow::tr("%1 each");
        TileKindRow row{QStringLiteral("image://tile/%1/0").arg(QString::fromStdString(kind.id).toLower()),
                        count, !kind.inBag, (kind.inBag ? inBag : own).arg(count), tileDescription(kind, 0)};
        if (!kind.evidence.empty())
            row.remark = evidenceDescription(kind);
        if (!row.remark.isEmpty()) {
            if (!remarks.contains(row.remark))
                remarks << row.remark;
            row.remarkNumber = static_cast<int>(remarks.indexOf(row.remark)) + 1;
        }
        rows.push_back(std::move(row));
    }
    return rows;
}

/// Returns one line for each remark, numbered as on the images of the tiles.
QStringList remarksOf(const std::vector<TileKindRow>& rows)
{
    QStringList lines;
    for (const auto& row : rows)
        if (row.remarkNumber == lines.size() + 1)
            //: The number that stands on pictures of tiles, and what is known of those tiles.
            lines << TileKindRow::tr("%1: %2").arg(row.remarkNumber).arg(row.remark);
    return lines;
}

std::vector<const TileSet*> offeredSets()
{
    std::vector<const TileSet*> sets;
    for (const auto& set : records::TileLibrary::builtIn().sets())
        if (set.offered)
            sets.push_back(&set);
    return sets;
}

/// Returns the image URLs of figures, pieces, and features with a separate image in a game with these sets.
/// The colour of a player is %1.
QStringList figuresWith(const std::vector<std::string>& sets)
{
    const auto rules =
        records::makeRules({Options(Edition::C2), sets}, minPlayers, records::TileLibrary::builtIn(), {});
    QStringList pictures;
    if (!rules)
        return pictures;
    Table table;
    table.rules = &*rules;
    for (const auto& rule : rules->book().figureRules())
        if (rule->spec().supply > 0)
            pictures << figureUrl(table.figurePicture(rule->kind()), QStringLiteral("%1"));
    for (const auto& spec : rules->book().tokens()) {
        const bool isInArea = spec.most == 1 && spec.canBe(SpotKind::Area);
        if (spec.isPile())
            pictures << QStringLiteral("image://pile/1");
        else if (isPieceOnTile(spec) || isInArea || records::isHeldPiece(spec))
            pictures << QStringLiteral("image://piece/%1").arg(utf8(spec.word));
    }
    for (int i = 0; i < maxFeatureKinds; ++i) {
        const auto kind = static_cast<FeatureKind>(i);
        if (!rules->book().has(kind))
            continue;
        if (const QString sprite = utf8(featureKindName(kind)); hasSprite(sprite))
            pictures << QStringLiteral("image://sprite/%1").arg(sprite);
    }
    return pictures;
}

/// Returns the image URLs of items that the set adds to the base game.
QStringList figuresOf(const std::string& set)
{
    static const QStringList usual = figuresWith({std::string(baseTileSet)});
    QStringList added;
    for (const auto& picture : figuresWith({std::string(baseTileSet), set}))
        if (!usual.contains(picture))
            added << picture;
    return added;
}

int tilesOf(const std::vector<TileKindRow>& kinds)
{
    int tiles = 0;
    for (const auto& kind : kinds)
        tiles += kind.isOwn ? 0 : kind.count;
    return tiles;
}

/// Returns the number of tiles in the bag of a game with these sets. It is not the sum of their tiles,
/// because some sets remove tiles of other sets.
int tilesOf(const std::vector<std::string>& sets)
{
    const auto catalogue = records::TileLibrary::builtIn().catalogue(sets, {});
    int tiles = 0;
    for (int i = 0; catalogue && i < catalogue->kindCount(); ++i) {
        const auto& kind = catalogue->kind(static_cast<KindIndex>(i));
        tiles += kind.inBag ? kind.count : 0;
    }
    return tiles;
}

/// Returns the titles of the options that the set adds to those of the base game.
QString optionsOf(const std::string& set)
{
    const std::string base(baseTileSet);
    const auto usual = optionsFor(std::vector{base});
    QStringList titles;
    for (const auto* const spec : optionsFor(std::vector{base, set}))
        if (std::ranges::find(usual, spec) == usual.end())
            titles << messageText(wording::word("option", spec->name));
    return titles.join(QStringLiteral(", "));
}

/// Returns the sets of a ready choice. Requires: it is not Other.
std::vector<std::string> setsOf(TileSetModel::Ready ready)
{
    if (ready == TileSetModel::Short)
        return {std::string(records::firstGameSet)};
    std::vector<std::string> sets;
    for (const auto* const set : offeredSets())
        if (ready != TileSetModel::Classic || set->name == baseTileSet)
            sets.push_back(set->name);
    if (ready == TileSetModel::Official)
        for (const auto& unofficial : unofficialAmong(sets))
            std::erase(sets, unofficial);
    return sets;
}

} // namespace

TileSetModel::TileSetModel(QObject* parent) : RowModel(parent)
{
    for (const auto* const set : offeredSets()) {
        m_kinds.push_back(new RowModel<TileKindRow>(this));
        m_figures.push_back(figuresOf(set->name));
    }
    retranslate();
}

void TileSetModel::setChosen(const std::vector<std::string>& sets)
{
    const auto offered = offeredSets();
    const auto notOfficial = unofficialAmong(sets);
    m_isFirstGame = std::ranges::find(sets, records::firstGameSet) != sets.end();
    std::vector<TileSetRow> next;
    for (std::size_t i = 0; i < offered.size(); ++i) {
        const std::string& set = offered[i]->name;
        const bool always = set == baseTileSet;
        const bool chosen = always || (!m_isFirstGame && std::ranges::find(sets, set) != sets.end());
        const bool unofficial = std::ranges::find(notOfficial, set) != notOfficial.end();
        const auto& kinds = m_kinds[i]->rows();
        QStringList figures = m_figures[i];
        figures.replaceInStrings(QStringLiteral("%1"), m_playerColour);
        next.push_back(
            {set, messageText(wording::word("set", set)), messageText(wording::word("set-about", set)),
             unofficial ? messageText(wording::word("unofficial", set)) : QString(), remarksOf(kinds),
             coverOf(set), figures, storyOf(set), optionsOf(set),
             always && m_isFirstGame ? tilesOf(Short) : vozka::tilesOf(kinds), chosen, always, m_kinds[i]});
    }
    showRows(std::move(next));
    emit changed();
}

int TileSetModel::tileCount() const
{
    return vozka::tilesOf(chosen());
}

int TileSetModel::tilesOf(Ready ready) const
{
    return ready == Other ? tileCount() : vozka::tilesOf(setsOf(ready));
}

TileSetModel::Ready TileSetModel::ready() const
{
    for (const auto ready : {Short, Classic, Official, Everything})
        if (chosen() == setsOf(ready))
            return ready;
    return Other;
}

void TileSetModel::chooseReady(Ready ready)
{
    if (ready != Other)
        setChosen(setsOf(ready));
}

QString TileSetModel::unofficial() const
{
    QStringList remarks;
    for (const auto& row : rows())
        if (!row.unofficial.isEmpty())
            remarks << row.unofficial;
    return remarks.join(QLatin1Char(' '));
}

QString TileSetModel::without() const
{
    return messageText(wording::word("sets", "without"));
}

std::vector<std::string> TileSetModel::chosen() const
{
    if (m_isFirstGame)
        return setsOf(Short);
    std::vector<std::string> sets;
    for (const auto& row : rows())
        if (row.isChosen)
            sets.push_back(row.set);
    return sets;
}

void TileSetModel::retranslate()
{
    const auto sets = offeredSets();
    for (std::size_t i = 0; i < sets.size(); ++i)
        m_kinds[i]->showRows(tileKindRows(*sets[i]));
    setChosen(chosen());
}

void TileSetModel::setPlayerColour(const QString& colour)
{
    if (std::exchange(m_playerColour, colour) != colour)
        setChosen(chosen());
}

void TileSetModel::choose(int row, bool on)
{
    if (!has(row) || at(row).isAlwaysIn)
        return;
    // A set that is added to the tiles of a first game is added to the whole base game.
    auto sets = m_isFirstGame ? setsOf(Classic) : chosen();
    const std::string set = at(row).set;
    std::erase(sets, set);
    if (on)
        sets.push_back(set);
    setChosen(sets);
}

} // namespace vozka
