// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "records/areas.h"

#include "records/game_head.h"

#include <algorithm>

namespace vozka::records {

namespace {

/// Returns the first area of each field.
std::vector<AreaSpec> firstAreas(const RuleBook& book)
{
    std::vector<AreaSpec> first;
    for (const auto& area : book.areas())
        if (std::ranges::find(first, area.listedAs, &AreaSpec::listedAs) == first.end())
            first.push_back(area);
    return first;
}

} // namespace

AreaIndex readArea(const Value& value, const RuleBook& book)
{
    std::vector<std::string_view> words;
    for (const auto& area : book.areas())
        words.push_back(area.word);
    return static_cast<AreaIndex>(value.word(words));
}

std::vector<AreaField> findAreaFields(Fields& fields, const RuleBook& book)
{
    std::vector<AreaField> result;
    for (const auto& area : firstAreas(book))
        if (const auto value = fields.find(area.listedAs))
            result.push_back({area, *value});
    return result;
}

void readFiguresInAreas(const AreaField& field, const Rules& rules, const ActionWords& words,
                        std::vector<FigureInArea>& figures)
{
    for (const auto& entry : field.value.list()) {
        auto fields = entry.fields();
        FigureInArea figure;
        figure.area = readArea(fields.at(field.area.namedAs), rules.book());
        figure.player = static_cast<Player>(fields.at("player").integer(0, rules.book().playerCount() - 1));
        figure.kind = words.readFigure(fields.at("kind"));
        fields.refuseUnread();
        figures.push_back(figure);
    }
}

std::vector<NamedText> areaTexts(const RuleBook& book, std::span<const FigureInArea> figures)
{
    std::vector<NamedText> texts;
    for (const auto& first : firstAreas(book)) {
        std::vector<std::string> entries;
        for (const auto& figure : figures)
            if (const auto& area = book.areas()[figure.area]; area.listedAs == first.listedAs)
                entries.push_back(ObjectText()
                                      .add(area.namedAs, jsonText(area.word))
                                      .add("player", std::to_string(figure.player))
                                      .add("kind", jsonText(book.figureRule(figure.kind).name()))
                                      .text());
        if (!entries.empty())
            texts.emplace_back(first.listedAs, listText(entries, ","));
    }
    return texts;
}

std::string pointerToFigureInArea(const RuleBook& book, std::span<const FigureInArea> figures,
                                  std::size_t figureIndex)
{
    const auto field = book.areas()[figures[figureIndex].area].listedAs;
    const auto entryIndex =
        std::ranges::count_if(figures.first(figureIndex), [&](const FigureInArea& figure) {
            return book.areas()[figure.area].listedAs == field;
        });
    return std::string("/").append(field).append("/").append(std::to_string(entryIndex));
}

} // namespace vozka::records
