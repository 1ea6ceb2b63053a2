// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/art/tile_art.h"

#include "models/art/svg_store.h"
#include "models/art/tile_parts.h"
#include "models/art/tile_paths.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <cmath>
#include <utility>

namespace vozka {

namespace {

/// Suffixes of the keys of the positions of a feature's label and mark.
constexpr QLatin1Char labelEnd('#');
constexpr QLatin1Char markEnd('+');
/// Used in place of a feature for pieces that are on no feature.
constexpr QLatin1String visitors("visitors");

QString keyOf(const QString& name, Stand stand)
{
    return stand == Stand::Alone ? name : name + QLatin1String(stand == Stand::First ? "/1" : "/2");
}

QPointF point(const QJsonArray& pair)
{
    return {pair[0].toDouble() / areaSquare, pair[1].toDouble() / areaSquare};
}

std::vector<TilePassage> readPassages(const QJsonArray& list)
{
    std::vector<TilePassage> passages;
    for (const auto& each : list) {
        const auto passage = each.toObject();
        passages.push_back(
            {passage[QLatin1String("road")].toString(), passage[QLatin1String("city")].toString(),
             point(passage[QLatin1String("at")].toArray()), passage[QLatin1String("dir")].toString(),
             passage[QLatin1String("sprite")].toString(), point(passage[QLatin1String("sign")].toArray())});
    }
    return passages;
}

std::vector<TileSign> readSigns(const QJsonArray& list)
{
    std::vector<TileSign> signs;
    for (const auto& each : list) {
        const auto sign = each.toObject();
        signs.push_back({sign[QLatin1String("name")].toString(), point(sign[QLatin1String("at")].toArray()),
                         sign[QLatin1String("side")].toDouble(), sign[QLatin1String("turn")].toDouble(),
                         sign[QLatin1String("plan")].toBool()});
    }
    return signs;
}

std::vector<TileArea> readAreas(const QByteArray& svg)
{
    std::vector<TileArea> areas;
    for (auto& part : readParts(svg))
        if (part.role == TilePart::Role::Area)
            areas.push_back({std::move(part.id), std::move(part.path)});
    return areas;
}

} // namespace

struct TileArt::Anchors {
    explicit Anchors(const QJsonObject& features);
    void addStand(const QString& name, const QJsonArray& placeAndSide);

    QHash<QString, QPointF> places;
    QHash<QString, qreal> sizes;
    std::vector<TilePassage> passages;
    std::vector<TileSign> signs;
};

TileArt::Anchors::Anchors(const QJsonObject& features)
    : passages(readPassages(features[QLatin1String("passages")].toArray())),
      signs(readSigns(features[QLatin1String("signs")].toArray()))
{
    if (const auto pieces = features[visitors].toArray(); !pieces.isEmpty()) {
        addStand(keyOf(visitors, Stand::First), pieces[0].toArray());
        addStand(keyOf(visitors, Stand::Second), pieces[1].toArray());
    }
    for (auto feature = features.begin(); feature != features.end(); ++feature) {
        if (!feature->isObject())
            continue;
        const auto object = feature->toObject();
        const QString name = feature.key();
        places[name + labelEnd] = point(object[QLatin1String("label")].toArray());
        places[name + markEnd] = point(object[QLatin1String("mark")].toArray());
        const auto pair = object[QLatin1String("pair")].toArray();
        addStand(keyOf(name, Stand::Alone), object[QLatin1String("figure")].toArray());
        addStand(keyOf(name, Stand::First), pair[0].toArray());
        addStand(keyOf(name, Stand::Second), pair[1].toArray());
    }
}

void TileArt::Anchors::addStand(const QString& name, const QJsonArray& placeAndSide)
{
    places[name] = point(placeAndSide);
    sizes[name] = placeAndSide[2].toDouble() / areaSquare;
}

const TileArt& TileArt::instance()
{
    static const TileArt art;
    return art;
}

TileArt::TileArt()
{
    QFile file(QStringLiteral(":/art/svg/tiles/anchors.json"));
    if (!file.open(QIODevice::ReadOnly))
        return;
    // Only the kinds on the table are parsed, because all parsed data take 15 times the memory of their text.
    // The generator indents the first and the last line of a kind by one space.
    const QByteArray text = file.readAll();
    for (auto line = text.indexOf("\n \""); line >= 0; line = text.indexOf("\n \"", line + 1)) {
        const auto name = line + 3;
        const auto object = text.indexOf('{', name);
        const auto end = text.indexOf("\n }", object) + 3;
        const auto kind = QString::fromUtf8(text.sliced(name, text.indexOf('"', name) - name)).toLower();
        m_kinds.insert(kind, text.sliced(object, end - object));
    }
}

const TileArt::Anchors& TileArt::anchors(const QString& kind, int turns) const
{
    const QString turn = QString::number(turns & 3);
    const QMutexLocker lock(&m_mutex);
    auto& read = m_anchors[kind + QLatin1Char('/') + turn];
    if (!read)
        read = std::make_shared<const Anchors>(
            QJsonDocument::fromJson(m_kinds.value(kind)).object()[turn].toObject());
    return *read;
}

QString TileArt::file(const QString& kind, int turns)
{
    return QStringLiteral("tiles/%1-r%2.svg").arg(kind).arg(turns & 3);
}

const std::vector<TileArea>& TileArt::areas(const QString& kind, int turns) const
{
    const QMutexLocker lock(&m_mutex);
    auto& kept = m_areas[file(kind, turns)];
    if (!kept)
        kept = std::make_shared<const std::vector<TileArea>>(readAreas(SvgStore::text(file(kind, turns))));
    return *kept;
}

QPainterPath TileArt::area(const QString& kind, int turns, const QString& feature) const
{
    for (const auto& each : areas(kind, turns)) {
        if (each.feature == feature)
            return each.path;
    }
    return {};
}

QString TileArt::featureAt(const QString& kind, int turns, QPointF point) const
{
    for (const auto& each : areas(kind, turns)) {
        if (each.path.contains(point * areaSquare))
            return each.feature;
    }
    return {};
}

QPointF TileArt::figurePlace(const QString& kind, int turns, const QString& feature, Stand stand) const
{
    const auto& places = anchors(kind, turns).places;
    const auto known = places.constFind(keyOf(feature, stand));
    if (known != places.cend())
        return *known;
    // The data contain no position for short roads, because figures are never on them.
    const auto region = area(kind, turns, feature);
    return region.isEmpty() ? QPointF(0.5, 0.5) : region.boundingRect().center() / areaSquare;
}

qreal TileArt::sizeOf(const QString& kind, int turns, const QString& feature, Stand stand) const
{
    constexpr qreal usual = 0.25;
    return anchors(kind, turns).sizes.value(keyOf(feature, stand), usual);
}

qreal TileArt::figureSize(const QString& kind, int turns, const QString& feature, Stand stand) const
{
    // Figures of a kind should have the same size. Only a few features are too small for this size.
    constexpr qreal most = 0.28;
    return qMin(most, sizeOf(kind, turns, feature, stand));
}

QPointF TileArt::piecePlace(const QString& kind, int turns, Stand which) const
{
    return figurePlace(kind, turns, visitors, which);
}

qreal TileArt::pieceSize(const QString& kind, int turns, Stand which) const
{
    return sizeOf(kind, turns, visitors, which);
}

QPointF TileArt::markPlace(const QString& kind, int turns, const QString& feature) const
{
    return anchors(kind, turns).places.value(feature + markEnd, figurePlace(kind, turns, feature));
}

QPointF TileArt::labelPlace(const QString& kind, int turns, const QString& feature) const
{
    return anchors(kind, turns).places.value(feature + labelEnd, figurePlace(kind, turns, feature));
}

const std::vector<TilePassage>& TileArt::passages(const QString& kind, int turns) const
{
    return anchors(kind, turns).passages;
}

std::vector<TileSign> TileArt::signs(const QString& kind, int turns, const QString& letters) const
{
    constexpr qreal passageSide = 440;
    const auto& read = anchors(kind, turns);
    auto all = read.signs;
    const auto& drawn = read.passages;
    for (std::size_t i = 0; i < drawn.size(); ++i) {
        const QChar letter = passageLetter(letters, i);
        const bool isUp = letter == QLatin1Char('u');
        if (letter != QLatin1Char('-'))
            all.push_back({drawn[i].sprite + QLatin1String(isUp ? "-up" : "-down"), drawn[i].sign,
                           passageSide, isUp ? 0 : angleOf(drawn[i].side), false});
    }
    return all;
}

int TileArt::passageAt(const QString& kind, int turns, QPointF point) const
{
    constexpr qreal near = 0.1;
    const auto& all = passages(kind, turns);
    for (std::size_t i = 0; i < all.size(); ++i) {
        // The ring is the mark of a passage that figures can cross.
        for (const QPointF place : {all[i].at, ringPlace(kind, turns, all[i])})
            if (const QPointF way = place - point; std::hypot(way.x(), way.y()) < near)
                return static_cast<int>(i);
    }
    return -1;
}

QPointF TileArt::ringPlace(const QString& kind, int turns, const TilePassage& passage) const
{
    const QPointF marker = markPlace(kind, turns, passage.city);
    const QPointF away = passage.at - marker;
    const qreal distance = std::hypot(away.x(), away.y());
    return distance >= ringClearance || distance <= 0 ? passage.at
                                                      : marker + away * (ringClearance / distance);
}

} // namespace vozka
