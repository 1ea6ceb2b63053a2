// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "records/game_head.h"

#include "engine/expansions/list.h"
#include "records/quote.h"

#include <algorithm>

namespace vozka::records {

namespace {

constexpr std::array<std::string_view, 2> editionNames{"C1", "C2"};
constexpr std::int64_t maxNumber = 1'000'000'000;
constexpr std::size_t maxNameLength = 64;
/// A colour that only files of other programs have. The program has no such colour.
constexpr std::string_view foreignColour = "green";

std::span<const Code> allowedWords(const OptionSpec& spec)
{
    const auto end = std::ranges::find(spec.values, Code{});
    return {spec.values.begin(), end};
}

int readNumber(const OptionSpec& spec, const Value& value)
{
    const auto number = value.integer(0, maxNumber);
    const auto allowed = allowedWords(spec);
    if (!allowed.empty() && std::ranges::find(allowed, std::to_string(number)) == allowed.end()) {
        std::string words;
        for (const auto word : allowed)
            words.append(words.empty() ? "" : ", ").append(word);
        value.fail(error::unknownWord, {std::to_string(number), words});
    }
    return number;
}

int readOption(const OptionSpec& spec, const Value& value)
{
    switch (spec.type) {
    case OptionSpec::Type::Choice:
        return static_cast<int>(value.word(allowedWords(spec)));
    case OptionSpec::Type::Number:
        return readNumber(spec, value);
    case OptionSpec::Type::Switch:
        return value.trueOrFalse() ? 1 : 0;
    }
    return 0;
}

std::string valueText(const OptionSpec& spec, int value)
{
    switch (spec.type) {
    case OptionSpec::Type::Choice:
        return jsonText(spec.values[static_cast<std::size_t>(value)]);
    case OptionSpec::Type::Number:
        return std::to_string(value);
    case OptionSpec::Type::Switch:
        return value != 0 ? "true" : "false";
    }
    return {};
}

void readOptions(const Value& value, Options& options)
{
    auto fields = value.fields();
    for (const auto& name : fields.names())
        if (const auto* spec = findOption(name))
            options.set(*spec, readOption(*spec, fields.at(name)));
        else if (name != "note" && name != "evidence")
            fields.at(name).fail(error::optionUnknown, {name});
}

/// True for all line breaks of Unicode.
bool hasLineBreak(std::string_view text)
{
    constexpr std::array<std::string_view, 7> breaks{"\n",       "\v",           "\f",          "\r",
                                                     "\xC2\x85", "\xE2\x80\xA8", "\xE2\x80\xA9"};
    return std::ranges::any_of(breaks, [&](auto each) { return text.find(each) != std::string_view::npos; });
}

std::string readName(const Value& value)
{
    auto name = value.text();
    const auto characters = countCharacters(name);
    if (characters < 1 || characters > maxNameLength)
        value.fail(error::nameLength, {"1", std::to_string(maxNameLength)});
    if (hasLineBreak(name))
        value.fail(error::nameLineBreak);
    return name;
}

/// Reads the colours of the players in a file. A player with the foreign colour gets another colour.
class ColourReader {
public:
    explicit ColourReader(std::size_t players) : m_chosen(players) {}

    void read(std::size_t player, const Value& value)
    {
        const auto word = value.text();
        if (std::ranges::find(m_words, word) != m_words.end())
            value.fail(error::colourTwice, {word});
        m_words.push_back(word);
        if (word != foreignColour)
            m_chosen[player] = static_cast<Colour>(value.word(colourNames));
    }

    /// Sets the colours of the players. Players without a colour get the first colours that are not used.
    void assign(std::vector<PlayerEntry>& players)
    {
        for (std::size_t i = 0; i < players.size(); ++i) {
            for (std::size_t c = 0; !m_chosen[i] && c < colourNames.size(); ++c)
                if (std::ranges::find(m_chosen, std::optional(static_cast<Colour>(c))) == m_chosen.end())
                    m_chosen[i] = static_cast<Colour>(c);
            players[i].colour = m_chosen[i].value_or(Colour::Red);
        }
    }

private:
    std::vector<std::string> m_words;
    std::vector<std::optional<Colour>> m_chosen;
};

} // namespace

std::string jsonText(std::string_view text)
{
    return Json(text).dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::string cellText(Cell cell)
{
    std::string text = "[";
    return text.append(std::to_string(cell.x)).append(",").append(std::to_string(cell.y)).append("]");
}

ObjectText& ObjectText::add(std::string_view name, std::string_view value)
{
    m_text.append(m_text.empty() ? "{" : ", ").append(jsonText(name)).append(": ").append(value);
    return *this;
}

std::string ObjectText::text() const
{
    std::string text = m_text.empty() ? "{" : m_text;
    return text.append("}");
}

std::string listText(const std::vector<std::string>& parts, std::string_view separator)
{
    std::string text(1, '[');
    return text.append(joined(parts, separator)).append("]");
}

std::string joined(const std::vector<std::string>& parts, std::string_view separator)
{
    std::string text;
    for (const auto& part : parts) {
        if (&part != &parts.front())
            text += separator;
        text += part;
    }
    return text;
}

RuleChoice readRuleChoice(const Value& value)
{
    auto fields = value.fields();
    RuleChoice rules;
    rules.options = Options(static_cast<Edition>(fields.at("edition").word(editionNames)));
    rules.sets.clear();
    for (const auto& set : fields.at("sets").list())
        rules.sets.push_back(set.text());
    if (const auto options = fields.find("options"))
        readOptions(*options, rules.options);
    fields.refuseUnread();
    return rules;
}

std::string ruleChoiceText(const RuleChoice& rules)
{
    std::vector<std::string> sets;
    for (const auto& set : rules.sets)
        sets.push_back(jsonText(set));
    ObjectText options;
    for (const auto& changed : rules.options.changed())
        if (const auto* spec = findOption(changed.name))
            options.add(changed.name, valueText(*spec, changed.value));
    return ObjectText()
        .add("edition", jsonText(editionNames[static_cast<std::size_t>(rules.options.edition())]))
        .add("sets", listText(sets, ","))
        .add("options", options.text())
        .text();
}

std::vector<PlayerEntry> readPlayers(const Value& value, PlayerFields included)
{
    const auto entries = value.list();
    std::vector<PlayerEntry> players;
    if (entries.size() < static_cast<std::size_t>(minPlayers)
        || entries.size() > static_cast<std::size_t>(maxPlayers)) {
        value.fail(error::playerCount, {std::to_string(minPlayers), std::to_string(maxPlayers)});
        return players;
    }
    ColourReader colours(entries.size());
    for (const auto& entry : entries) {
        auto fields = entry.fields();
        PlayerEntry player;
        player.name = readName(fields.at("name"));
        if (included == PlayerFields::Game) {
            colours.read(players.size(), fields.at("colour"));
            player.kind = static_cast<PlayerKind>(fields.at("kind").word(playerKindNames));
        } else if (const auto colour = fields.find("colour")) {
            colours.read(players.size(), *colour);
        }
        fields.refuseUnread();
        players.push_back(std::move(player));
    }
    colours.assign(players);
    return players;
}

std::string playersText(const std::vector<PlayerEntry>& players, PlayerFields included)
{
    std::vector<std::string> entries;
    for (const auto& player : players) {
        ObjectText entry;
        entry.add("name", jsonText(player.name));
        entry.add("colour", jsonText(colourNames[static_cast<std::size_t>(player.colour)]));
        if (included == PlayerFields::Game)
            entry.add("kind", jsonText(playerKindNames[static_cast<std::size_t>(player.kind)]));
        entries.push_back(entry.text());
    }
    return listText(entries, ", ");
}

Result<Rules> makeRules(const RuleChoice& choice, std::size_t players, const TileLibrary& library,
                        const std::string& file)
{
    if (players < minPlayers || players > maxPlayers)
        return Error{file,
                     "/players",
                     std::string(error::playerCount),
                     {std::to_string(minPlayers), std::to_string(maxPlayers)}};
    auto catalogue = library.catalogue(choice.sets, file, choice.options);
    if (!catalogue)
        return catalogue.error();
    CapacityFault fault;
    auto rules = Rules::make(std::move(*catalogue),
                             {choice.options, static_cast<int>(players), ruleSourcesFor(choice.sets)}, fault);
    if (!rules)
        return limitError(fault, file);
    return std::move(*rules);
}

} // namespace vozka::records
