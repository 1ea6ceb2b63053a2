// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/setup/set_up_file.h"

#include "engine/expansions/list.h"
#include "match/stored_file.h"
#include "models/base/players_name.h"
#include "models/base/utf8.h"
#include "records/files.h"
#include "records/first_game.h"
#include "records/places.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <array>
#include <string_view>

namespace vozka {

namespace {

constexpr int fileVersion = 1;
constexpr std::array<std::string_view, 2> editionNames{"C1", "C2"};
const auto formatName = QStringLiteral("vozka-set-ups");
const auto randomOrder = QStringLiteral("random");
const auto fixedOrder = QStringLiteral("fixed");

template<class Words>
std::optional<std::size_t> placeOf(const Words& words, const QJsonValue& value)
{
    const std::string word = value.toString().toStdString();
    const auto found = std::find(words.begin(), words.end(), word);
    if (found == words.end())
        return {};
    return static_cast<std::size_t>(found - words.begin());
}

QJsonObject jsonOf(const Seat& seat)
{
    QJsonObject json{
        {QStringLiteral("number"), seat.number},
        {QStringLiteral("colour"), colourName(seat.colour)},
        {QStringLiteral("kind"), utf8(records::playerKindNames[static_cast<std::size_t>(seat.kind)])}};
    if (seat.name)
        json.insert(QStringLiteral("name"), *seat.name);
    return json;
}

/// Reads a seat. If its number or colour is invalid or used by another seat, the seat gets a free one.
Seat seatOf(const QJsonObject& json, const std::vector<Seat>& others)
{
    Seat seat = newSeat(others);
    const int number = json.value(QStringLiteral("number")).toInt();
    if (number >= 1 && number <= maxPlayers
        && std::ranges::find(others, number, &Seat::number) == others.end())
        seat.number = number;
    if (const auto place = placeOf(records::colourNames, json.value(QStringLiteral("colour")))) {
        const auto colour = static_cast<records::Colour>(*place);
        if (std::ranges::find(others, colour, &Seat::colour) == others.end())
            seat.colour = colour;
    }
    if (const auto place = placeOf(records::playerKindNames, json.value(QStringLiteral("kind"))))
        seat.kind = static_cast<records::PlayerKind>(*place);
    const QString name = json.value(QStringLiteral("name")).toString();
    if (fitsFile(name))
        seat.name = name;
    return seat;
}

QJsonValue jsonOf(const OptionSpec& spec, int value)
{
    if (spec.type == OptionSpec::Type::Switch)
        return value != 0;
    if (spec.type == OptionSpec::Type::Number)
        return value;
    return utf8(spec.values.at(static_cast<std::size_t>(value)));
}

QJsonObject jsonOf(const records::RuleChoice& rules)
{
    QJsonArray sets;
    for (const auto& set : rules.sets)
        sets.append(QString::fromStdString(set));
    QJsonObject options;
    for (const auto& changed : rules.options.changed())
        if (const auto* const spec = findOption(changed.name))
            options.insert(utf8(spec->name), jsonOf(*spec, changed.value));
    const auto edition = static_cast<std::size_t>(rules.options.edition());
    return {{QStringLiteral("edition"), utf8(editionNames[edition])},
            {QStringLiteral("sets"), sets},
            {QStringLiteral("options"), options}};
}

records::RuleChoice rulesOf(const QJsonObject& json)
{
    records::RuleChoice rules;
    if (const auto place = placeOf(editionNames, json.value(QStringLiteral("edition"))))
        rules.options = Options(static_cast<Edition>(*place));
    const QJsonObject options = json.value(QStringLiteral("options")).toObject();
    for (const auto* const spec : optionSpecs()) {
        const QJsonValue value = options.value(utf8(spec->name));
        for (const auto& possible : valuesOf(*spec))
            if (value == jsonOf(*spec, possible.value))
                rules.options.set(*spec, possible.value);
        if (takesAnyNumber(*spec) && value.toInt(-1) >= 0)
            rules.options.set(*spec, value.toInt());
    }
    rules.options = differing(rules.options);
    const QJsonArray sets = json.value(QStringLiteral("sets")).toArray();
    rules.sets.clear();
    if (sets.contains(utf8(records::firstGameSet))) {
        rules.sets = {std::string(records::firstGameSet)};
        return rules;
    }
    for (const auto& set : records::TileLibrary::builtIn().sets())
        if (set.name == baseTileSet || (set.offered && sets.contains(QString::fromStdString(set.name))))
            rules.sets.push_back(set.name);
    return rules;
}

QJsonObject jsonOf(const GameSetUp& setUp)
{
    QJsonArray seats;
    for (const Seat& seat : setUp.seats)
        seats.append(jsonOf(seat));
    return {{QStringLiteral("seats"), seats},
            {QStringLiteral("order"), setUp.orderDrawn ? randomOrder : fixedOrder},
            {QStringLiteral("rules"), jsonOf(setUp.rules)}};
}

GameSetUp setUpOf(const QJsonObject& json)
{
    GameSetUp setUp;
    const QJsonArray seats = json.value(QStringLiteral("seats")).toArray();
    for (const auto& seat : seats)
        if (setUp.seats.size() < static_cast<std::size_t>(maxPlayers))
            setUp.seats.push_back(seatOf(seat.toObject(), setUp.seats));
    while (setUp.seats.size() < static_cast<std::size_t>(minPlayers))
        setUp.seats.push_back(newSeat(setUp.seats));
    // Earlier versions kept the numbers of the other seats when a seat was removed.
    closeGaps(setUp.seats);
    setUp.orderDrawn = json.value(QStringLiteral("order")).toString() == randomOrder;
    setUp.rules = rulesOf(json.value(QStringLiteral("rules")).toObject());
    return setUp;
}

QJsonArray jsonOf(const std::vector<KnownName>& names)
{
    QJsonArray json;
    for (const KnownName& known : names)
        json.append(QJsonObject{{QStringLiteral("name"), known.name},
                                {QStringLiteral("colour"), known.colourWord()}});
    return json;
}

std::vector<KnownName> namesOf(const QJsonArray& json)
{
    std::vector<Seat> seats;
    for (const auto& entry : json) {
        const QJsonObject known = entry.toObject();
        const auto colour = placeOf(records::colourNames, known.value(QStringLiteral("colour")));
        seats.push_back({.name = known.value(QStringLiteral("name")).toString(),
                         .colour = static_cast<records::Colour>(colour.value_or(0))});
    }
    std::vector<KnownName> names;
    addNames(names, seats);
    return names;
}

/// True if a newer version of the program wrote the file.
bool isNewer(const QByteArray& text)
{
    const QJsonObject json = QJsonDocument::fromJson(text).object();
    return json.value(QStringLiteral("format")).toString() == formatName
           && json.value(QStringLiteral("version")).toInt() > fileVersion;
}

std::optional<QByteArray> writtenText()
{
    const auto text = records::readFile(setUpFilePath().toStdString());
    // `formatOf` also checks the size limits of all files.
    if (!text || !records::formatOf(*text, {}))
        return {};
    return QByteArray::fromStdString(*text);
}

} // namespace

std::optional<StoredSetUps> readSetUps(const QByteArray& text)
{
    const QJsonObject json = QJsonDocument::fromJson(text).object();
    if (json.value(QStringLiteral("format")).toString() != formatName
        || json.value(QStringLiteral("version")).toInt() != fileVersion)
        return {};
    StoredSetUps setUps;
    const QJsonValue last = json.value(QStringLiteral("last"));
    if (last.isObject())
        setUps.last = setUpOf(last.toObject());
    const QJsonArray favourites = json.value(QStringLiteral("favourites")).toArray();
    for (const auto& entry : favourites) {
        const QString name = entry.toObject().value(QStringLiteral("name")).toString().trimmed();
        if (fitsFile(name)
            && std::ranges::find(setUps.favourites, name, &Favourite::name) == setUps.favourites.end())
            setUps.favourites.push_back(
                {name, setUpOf(entry.toObject().value(QStringLiteral("setUp")).toObject())});
    }
    const QJsonValue names = json.value(QStringLiteral("names"));
    if (names.isArray())
        setUps.names = namesOf(names.toArray());
    else if (setUps.last)
        // Older files have no names; use the names of the last set-up.
        addNames(setUps.names, setUps.last->seats);
    return setUps;
}

QByteArray writeSetUps(const StoredSetUps& setUps)
{
    QJsonObject json{{QStringLiteral("format"), formatName}, {QStringLiteral("version"), fileVersion}};
    if (setUps.last)
        json.insert(QStringLiteral("last"), jsonOf(*setUps.last));
    QJsonArray favourites;
    for (const Favourite& favourite : setUps.favourites)
        favourites.append(QJsonObject{{QStringLiteral("name"), favourite.name},
                                      {QStringLiteral("setUp"), jsonOf(favourite.setUp)}});
    json.insert(QStringLiteral("favourites"), favourites);
    json.insert(QStringLiteral("names"), jsonOf(setUps.names));
    return QJsonDocument(json).toJson();
}

QString setUpFilePath()
{
    const auto folder = records::configFolder();
    return folder.empty() ? QString() : QString::fromStdString((folder / "set-ups.json").string());
}

StoredSetUps loadSetUps(QString& problem)
{
    if (!QFileInfo::exists(setUpFilePath()))
        return {};
    const auto text = writtenText();
    if (const auto setUps = text ? readSetUps(*text) : std::nullopt)
        return *setUps;
    const QString file = QDir::toNativeSeparators(setUpFilePath());
    if (text && isNewer(*text)) {
        //: %1 is the path of a file, here and in the next.
        problem = QCoreApplication::translate("SetUpModel",
                                              "A newer version of Vozka wrote the saved set-ups. They stay "
                                              "unchanged in %1; your set-ups here are not saved.")
                      .arg(file);
        return {};
    }
    const auto aside = renameDamaged(setUpFilePath().toStdString()).file;
    problem =
        QCoreApplication::translate("SetUpModel", "The saved set-ups cannot be read; they are now in %1.")
            .arg(aside.empty() ? file : QDir::toNativeSeparators(QString::fromStdString(aside.string())));
    return {};
}

std::optional<StoredSetUps> loadStoredSetUps()
{
    const auto text = writtenText();
    return text ? readSetUps(*text) : std::nullopt;
}

std::optional<records::Error> storeSetUps(const StoredSetUps& setUps)
{
    const QString path = setUpFilePath();
    if (path.isEmpty())
        return {};
    if (const auto text = writtenText(); text && isNewer(*text))
        return {};
    QDir().mkpath(QFileInfo(path).path());
    return records::writeFile(path.toStdString(), writeSetUps(setUps).toStdString());
}

} // namespace vozka
