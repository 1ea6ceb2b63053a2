// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "records/holdings.h"

#include <algorithm>

namespace vozka::records {

namespace {

/// The fields by name, each once, in the order in which the rules list their kinds.
std::vector<Code> fieldNames(const RuleBook& book)
{
    std::vector<Code> names;
    for (const auto& kind : book.holdingKinds())
        if (std::ranges::find(names, kind.field) == names.end())
            names.push_back(kind.field);
    return names;
}

std::vector<HoldingIndex> kindsOf(const RuleBook& book, Code field)
{
    std::vector<HoldingIndex> kinds;
    for (std::size_t i = 0; i < book.holdingKinds().size(); ++i)
        if (book.holdingKinds()[i].field == field)
            kinds.push_back(static_cast<HoldingIndex>(i));
    return kinds;
}

/// A list of figures has one kind.
bool isOfFigures(const RuleBook& book, const std::vector<HoldingIndex>& kinds)
{
    return book.holdingKinds()[kinds.front()].isFigure;
}

Holding readFigure(const Value& value, const ActionWords& words, int players, const Holding& like)
{
    auto fields = value.fields();
    Holding holding = like;
    holding.owner = static_cast<Player>(fields.at("player").integer(0, players - 1));
    holding.figure = words.readFigure(fields.at("kind"));
    fields.end();
    return holding;
}

std::string figureText(const Holding& holding, const RuleBook& book)
{
    ObjectText text;
    text.add("player", std::to_string(holding.owner));
    text.add("kind", jsonText(book.figureRule(holding.figure).name()));
    return text.text();
}

/// What one player holds, as the entries of his list.
std::vector<std::string> entriesOf(const RuleBook& book, std::span<const Holding> holdings, Player player,
                                   const std::vector<HoldingIndex>& kinds)
{
    std::vector<std::string> entries;
    for (const auto kind : kinds) {
        int count = 0;
        for (const auto& holding : holdings) {
            if (holding.holder != player || holding.kind != kind)
                continue;
            ++count;
            if (isOfFigures(book, kinds))
                entries.push_back(figureText(holding, book));
        }
        if (!isOfFigures(book, kinds))
            entries.push_back(std::to_string(count));
    }
    return entries;
}

} // namespace

std::vector<HoldingsField> findHoldings(Fields& fields, const RuleBook& book)
{
    std::vector<HoldingsField> found;
    for (const Code name : fieldNames(book))
        if (const auto value = fields.find(name))
            found.push_back({name, *value});
    return found;
}

void readHoldings(const HoldingsField& field, const RuleBook& book, const ActionWords& words,
                  std::vector<Holding>& holdings)
{
    const auto kinds = kindsOf(book, field.name);
    const auto lists = field.value.list();
    if (lists.size() != static_cast<std::size_t>(book.playerCount()))
        return field.value.fail(error::wrongLength, {std::to_string(book.playerCount())});
    for (std::size_t holder = 0; holder < lists.size(); ++holder) {
        const auto entries = lists[holder].list();
        Holding holding{static_cast<Player>(holder), kinds.front()};
        if (isOfFigures(book, kinds)) {
            for (const auto& entry : entries)
                holdings.push_back(readFigure(entry, words, book.playerCount(), holding));
            continue;
        }
        if (entries.size() != kinds.size())
            return lists[holder].fail(error::wrongLength, {std::to_string(kinds.size())});
        for (std::size_t i = 0; i < kinds.size(); ++i) {
            holding.kind = kinds[i];
            const auto before = std::ranges::count(holdings, kinds[i], &Holding::kind);
            const auto left = book.holdingKinds()[kinds[i]].most - static_cast<int>(before);
            const auto count = entries[i].integer(0, left);
            holdings.insert(holdings.end(), static_cast<std::size_t>(count), holding);
        }
    }
}

std::vector<NamedText> holdingTexts(const RuleBook& book, std::span<const Holding> holdings)
{
    std::vector<NamedText> texts;
    const auto players = static_cast<Player>(book.playerCount());
    for (const Code name : fieldNames(book)) {
        std::vector<std::string> lists;
        for (Player player = 0; player < players; ++player)
            lists.push_back("[" + joined(entriesOf(book, holdings, player, kindsOf(book, name)), ",") + "]");
        texts.emplace_back(name, "[" + joined(lists, ",") + "]");
    }
    return texts;
}

std::string pointerToHolding(const RuleBook& book, std::span<const Holding> holdings, std::size_t which)
{
    const auto& it = holdings[which];
    const auto kinds = kindsOf(book, book.holdingKinds()[it.kind].field);
    const auto place =
        isOfFigures(book, kinds) ? std::count_if(
            holdings.begin(), holdings.begin() + static_cast<std::ptrdiff_t>(which),
            [&](const Holding& before) { return before.kind == it.kind && before.holder == it.holder; })
                                 : std::ranges::find(kinds, it.kind) - kinds.begin();
    return std::string("/").append(book.holdingKinds()[it.kind].field) + "/" + std::to_string(it.holder) + "/"
           + std::to_string(place);
}

} // namespace vozka::records
