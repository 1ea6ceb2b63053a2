// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lessons/lesson_writer.h"

#include "records/actions.h"
#include "records/game_head.h"
#include "records/position_fields.h"

namespace vozka::lessons {

namespace {

using records::cellText;
using records::joined;
using records::jsonText;
using records::listText;
using records::ObjectText;

/// Returns a JSON list with one line for each entry.
std::string linesText(const std::vector<std::string>& entries, std::string_view indent)
{
    if (entries.empty())
        return "[]";
    std::string text = "[";
    for (const auto& entry : entries)
        text.append(text.size() == 1 ? "\n" : ",\n").append(indent).append(" ").append(entry);
    return text.append("\n").append(indent).append("]");
}

class Writer {
public:
    Writer(const Lesson& lesson, const Rules& rules) : m_lesson(lesson), m_rules(rules), m_words(rules)
    {
        for (const auto& tile : lesson.position.position.tiles)
            m_words.addTile(tile.at, tile.kind);
        for (const auto& move : lesson.moves)
            m_moves.push_back(m_words.write(move));
    }

    [[nodiscard]] std::string write(const records::TileLibrary& library) const
    {
        std::vector<std::string> examples;
        for (const auto& example : m_lesson.examples)
            examples.push_back(exampleText(example));
        std::string text = R"({"format": "vozka-lesson", "version": 1,)";
        const auto add = [&](std::string_view name, std::string_view value) {
            text.append("\n ").append(jsonText(name)).append(": ").append(value).append(",");
        };
        add("id", jsonText(m_lesson.id));
        add("title", jsonText(m_lesson.title));
        std::vector<std::string> rules;
        for (const auto& rule : m_lesson.rules)
            rules.push_back(jsonText(rule));
        add("rules", listText(rules, ", "));
        add("position", "{" + records::positionFieldsText(m_lesson.position, library, "  ") + "}");
        add("moves", linesText(m_moves, " "));
        add("figure", figureText());
        add("examples", linesText(examples, " "));
        return text.append("\n \"texts\": ").append(textsText()).append("}\n");
    }

private:
    [[nodiscard]] std::string kindText(FigureKind kind) const
    {
        return jsonText(m_rules.book().figureRule(kind).name());
    }
    [[nodiscard]] std::string figureText() const
    {
        return ObjectText()
            .add("player", std::to_string(m_lesson.player))
            .add("kind", kindText(m_lesson.figure))
            .text();
    }
    ObjectText& addSegment(ObjectText& text, const SegmentRef& segment) const
    {
        text.add("at", cellText(segment.at));
        return text.add("feature", jsonText(m_words.featureId(segment)));
    }
    [[nodiscard]] std::string segmentsText(const std::vector<SegmentRef>& segments) const
    {
        std::vector<std::string> texts;
        for (const auto& segment : segments) {
            ObjectText text;
            texts.push_back(addSegment(text, segment).text());
        }
        return listText(texts, ", ");
    }
    [[nodiscard]] std::string blockerText(const Blocker& blocker) const
    {
        ObjectText text;
        addSegment(text, blocker.at);
        if (blocker.player)
            text.add("player", std::to_string(*blocker.player));
        if (blocker.figure)
            text.add("kind", kindText(*blocker.figure));
        return text.text();
    }
    [[nodiscard]] std::string claimText(const Claim& claim) const
    {
        ObjectText text;
        text.add("verdict", jsonText(claim.target ? "target" : "refused"));
        for (const auto& [name, word] :
             {std::pair{"via", &claim.via}, {"reason", &claim.reason}, {"detail", &claim.detail}})
            if (!word->empty())
                text.add(name, jsonText(*word));
        if (claim.blocker)
            text.add("by", blockerText(*claim.blocker));
        text.add("tiles", segmentsText(claim.segments));
        // If the field is missing, the first segment has the only disc.
        if (!claim.discs.empty() && claim.discs != std::vector{claim.segments.front()})
            text.add("discs", segmentsText(claim.discs));
        return text.text();
    }
    [[nodiscard]] std::vector<std::string> claimTexts(const std::vector<Claim>& claims) const
    {
        std::vector<std::string> texts;
        texts.reserve(claims.size());
        for (const auto& claim : claims)
            texts.push_back(claimText(claim));
        return texts;
    }
    [[nodiscard]] std::string labelText(const Label& label) const
    {
        ObjectText text;
        text.add("label", std::to_string(label.number)).add("text", jsonText(label.text));
        if (label.number == 0)
            text.add("discs", segmentsText(label.discs));
        else
            text.add("claims", linesText(claimTexts(label.claims), "    "));
        return text.text();
    }
    [[nodiscard]] static std::string stepText(const Step& step)
    {
        ObjectText text;
        text.add("show", jsonText(showNames.at(static_cast<std::size_t>(step.show))));
        if (step.show == Show::Label)
            text.add("label", std::to_string(step.label));
        else
            text.add("text", jsonText(step.text));
        return text.text();
    }
    [[nodiscard]] std::string exampleText(const Example& example) const
    {
        std::vector<std::string> labels;
        for (const auto& label : example.labels)
            labels.push_back(labelText(label));
        std::vector<std::string> steps;
        for (const auto& step : example.steps)
            steps.push_back(stepText(step));
        ObjectText text;
        text.add("id", jsonText(example.id))
            .add("title", jsonText(example.title))
            .add("edition", jsonText(example.edition == Edition::C1 ? "C1" : "C2"));
        addSegment(text, example.from).add("labels", linesText(labels, "   "));
        if (!example.unlabelled.empty())
            text.add("unlabelled", linesText(claimTexts(example.unlabelled), "   "));
        return text.add("steps", linesText(steps, "   ")).text();
    }
    [[nodiscard]] std::string textsText() const
    {
        std::string texts;
        for (const auto& [id, text] : m_lesson.texts) {
            ObjectText languages;
            languages.add("en", jsonText(text.english)).add("cs", jsonText(text.czech));
            texts.append(texts.empty() ? "\n  " : ",\n  ")
                .append(jsonText(id))
                .append(": ")
                .append(languages.text());
        }
        return "{" + texts + "\n }";
    }

    const Lesson& m_lesson;
    const Rules& m_rules;
    records::ActionWords m_words;
    std::vector<std::string> m_moves;
};

} // namespace

std::string writeLesson(const Lesson& lesson, const records::TileLibrary& library)
{
    const auto rules =
        records::makeRules(lesson.position.rules, lesson.position.players.size(), library, lesson.id);
    return rules ? Writer(lesson, *rules).write(library) : std::string();
}

} // namespace vozka::lessons
