// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sandbox/lesson_maker.h"

#include "engine/rules/core_rules.h"
#include "engine/rules/scoring/completion.h"
#include "lessons/played_example.h"
#include "lessons/rule_ids.h"
#include "records/error_codes.h"
#include "records/game_head.h"
#include "sandbox/board_pieces.h"

#include <algorithm>
#include <set>

namespace vozka::sandbox {

namespace {

using lessons::Claim;
using lessons::Example;
using lessons::Label;
using lessons::Lesson;
using lessons::PlayedExample;
using lessons::Show;
using records::Error;

Error makeError(Code code)
{
    return {{}, {}, std::string(code), {}};
}

bool isSameFigure(const PositionFigure& figure, const MovableFigure& movable)
{
    return figure
           == PositionFigure{movable.player, movable.figure, movable.from.at, movable.from.feature, false};
}

/// Returns the player of the last tile: its owner, the player of the figure on it, or the player to move.
Player placerOf(const records::PositionRecord& record, const MovableFigure& figure)
{
    const auto& last = record.position.tiles.back();
    if (last.owner != noPlayer)
        return last.owner;
    return last.at == figure.from.at ? figure.player : record.position.toMove;
}

/// Returns the actions up to the placement of the last tile: passes, its draw, and the placement.
records::Result<std::vector<Action>> movesTo(const PositionTile& last, const records::PositionRecord& before)
{
    auto table = records::layOut(before, {});
    if (!table)
        return table.error();
    const auto& rules = table->rules;
    auto& state = table->state;
    std::vector<Action> moves;
    const auto act = [&](const Action& action) {
        rules.apply(state, action);
        moves.push_back(action);
    };
    const auto place = Action::place(last.kind, last.at, last.turns);
    for (;;) {
        const auto refusal = rules.refusal(state, place);
        if (!refusal) {
            act(place);
            return moves;
        }
        const auto draw = Action::draw(last.kind);
        if (!rules.refusal(state, Action::pass()))
            act(Action::pass());
        else if (!rules.refusal(state, draw))
            act(draw);
        else
            return Error{{}, {}, std::string(refusal->code), {}, *refusal};
    }
}

int distance(Cell a, Cell b)
{
    return std::max(std::abs(a.x - b.x), std::abs(a.y - b.y));
}

/// Creates the example of one edition from the results of the rules.
class ExampleMaker {
public:
    ExampleMaker(Lesson& lesson, const PlayedExample& played, const Words& words)
        : m_lesson(lesson), m_played(played), m_words(words)
    {
        const auto& board = played.scored()->board;
        m_spec.edition = played.edition();
        m_spec.on =
            board.segment(board.segmentOf(board.tileAt(played.from().at), played.from().feature)).kind;
        m_example.id = lesson.id + (played.edition() == Edition::C1 ? " C1" : " C2");
        m_example.title = lesson.title;
        m_example.edition = played.edition();
        m_example.from = played.from();
    }

    Example make()
    {
        for (const auto& entry : m_played.reach().targets)
            addClaim(entry);
        for (const auto& entry : m_played.reach().refused)
            // Fields are never targets, so they need no label.
            if (entry.refusal->code != refusal::field && entry.refusal->code != refusal::ownFeature)
                addClaim(entry);
        // Without a target, the lesson teaches the rule that returns the figure to the supply.
        if (m_played.reach().targets.empty())
            teach(m_played.reach().returnRule);
        addLabelOfLastTile();
        addSteps();
        return std::move(m_example);
    }

private:
    /// Adds the text with that content to the lesson and returns its id.
    std::string textId(LessonTextSpec::What what, std::string id, Code code = {}, Code detail = {})
    {
        auto spec = m_spec;
        spec.what = what;
        spec.code = code;
        spec.detail = detail;
        for (const auto part : {code, detail})
            if (!part.empty())
                id.append("-").append(part);
        m_lesson.texts.try_emplace(id, m_words(spec));
        return id;
    }

    void teach(Code rule)
    {
        auto& rules = m_lesson.rules;
        if (lessons::isRule(rule) && std::ranges::find(rules, rule) == rules.end())
            rules.emplace_back(rule);
    }

    void addClaim(const ReachEntry& entry)
    {
        teach(entry.refusal ? entry.refusal->rule : entry.rule);
        Claim claim;
        claim.target = !entry.refusal;
        claim.segments = entry.segments;
        claim.discs = {discOf(entry)};
        if (entry.refusal) {
            claim.reason = entry.refusal->code;
            claim.detail = entry.refusal->detail;
        } else {
            claim.via = entry.via;
        }
        const auto text =
            entry.refusal
                ? textId(LessonTextSpec::What::Refused, "refused", entry.refusal->code, entry.refusal->detail)
                : textId(LessonTextSpec::What::Target, m_played.byDistance() ? "near" : "target", entry.via);
        auto label = std::ranges::find(m_example.labels, text, &Label::text);
        if (label == m_example.labels.end()) {
            const auto number = static_cast<int>(m_example.labels.size()) + 1;
            label = m_example.labels.insert(label, {number, text, {}, {}});
        }
        label->claims.push_back(std::move(claim));
    }

    /// Returns the segment where the connection enters the feature, or the segment nearest to the figure if
    /// the entry has no connection.
    [[nodiscard]] SegmentRef discOf(const ReachEntry& entry) const
    {
        const auto& segments = entry.segments;
        if (entry.link && std::ranges::find(segments, entry.link->second) != segments.end())
            return entry.link->second;
        const auto from = m_played.from().at;
        return *std::ranges::min_element(segments, {},
                                         [&](const SegmentRef& at) { return distance(at.at, from); });
    }

    /// Adds the label of the last tile on a free segment, preferably a field.
    void addLabelOfLastTile()
    {
        std::set<SegmentRef> taken{m_played.from()};
        for (const auto& label : m_example.labels)
            for (const auto& claim : label.claims)
                taken.insert(claim.discs.begin(), claim.discs.end());
        const auto& board = m_played.scored()->board;
        const auto tile = board.tileAt(m_played.lastTile());
        const auto& kind = m_played.rules().catalogue().kind(board.tiles()[tile].kind);
        std::optional<SegmentRef> freeSegment;
        for (std::size_t i = 0; i < kind.features.size(); ++i) {
            const SegmentRef at{m_played.lastTile(), static_cast<FeatureIndex>(i)};
            const bool isField = kind.features[i].kind == FeatureKind::Field;
            if (!taken.contains(at) && (!freeSegment || isField)) {
                freeSegment = at;
                if (isField)
                    break;
            }
        }
        if (freeSegment)
            m_example.labels.insert(m_example.labels.begin(),
                                    {0, textId(LessonTextSpec::What::Placed, "placed"), {}, {*freeSegment}});
    }

    void addSteps()
    {
        const auto range = m_played.byDistance() ? "range-c2" : "range-c1";
        m_example.steps = {{Show::Board, 0, textId(LessonTextSpec::What::Board, "board")},
                           {Show::Tile, 0, textId(LessonTextSpec::What::Tile, "tile")},
                           {Show::Score, 0, textId(LessonTextSpec::What::Score, "score")},
                           {Show::Range, 0, textId(LessonTextSpec::What::Range, range)}};
        for (const auto& label : m_example.labels)
            m_example.steps.push_back({Show::Label, label.number, label.text});
    }

    Lesson& m_lesson;
    const PlayedExample& m_played;
    const Words& m_words;
    LessonTextSpec m_spec;
    Example m_example;
};

} // namespace

std::vector<MovableFigure> movableFigures(const Rules& rules, const State& state)
{
    std::vector<MovableFigure> found;
    if (state->placed == noTile)
        return found;
    const auto completed = completedInTurn(rules.book(), *state);
    const auto roots = completed.roots();
    for (const auto& figure : state->figuresOnBoard())
        if (rules.book().figureRule(figure.kind).spec().movesAfterScoring && !figure.onCorner
            && std::ranges::find(roots, state->board.root(figure.segment)) != roots.end())
            found.push_back({figure.player, figure.kind, state->board.ref(figure.segment)});
    return found;
}

records::Result<Lesson> makeLesson(const records::PositionRecord& record, const MovableFigure& figure,
                                   const std::string& id, const lessons::Text& title, const Words& words)
{
    const auto last = record.position.tiles.back();
    Lesson lesson;
    lesson.id = id;
    lesson.title = "title";
    lesson.texts["title"] = title;
    lesson.player = figure.player;
    lesson.figure = figure.figure;
    lesson.position = record;
    auto& before = lesson.position.position;
    before.tiles.pop_back();
    std::erase_if(before.figures, [&](const auto& each) { return isSameFigure(each, figure); });
    // Refuse other figures on the last tile: the board of the lesson starts without that tile.
    if (std::ranges::any_of(before.figures, [&](const auto& each) { return touches(each, last.at); })
        || std::ranges::any_of(before.tokens, [&](const auto& each) {
               return each.isOn(last.at) && each.at.isFeature() && (each.owner == noPlayer || each.number);
           }))
        return makeError(records::error::lessonLastTile);
    removeTokens(before, last.at);
    detachTokens(before);
    const auto players = record.players.size();
    before.toMove = static_cast<Player>((placerOf(record, figure) + players - 1) % players);
    auto moves = movesTo(last, lesson.position);
    if (!moves)
        return moves.error();
    lesson.moves = std::move(*moves);
    for (const auto edition : {Edition::C1, Edition::C2}) {
        const auto played = PlayedExample::create(lesson, edition, figure.from);
        if (!played)
            return played.error();
        lesson.examples.push_back(ExampleMaker(lesson, *played, words).make());
    }
    return lesson;
}

records::Result<Lesson> makeLesson(const records::PositionRecord& record, const std::string& id,
                                   const lessons::Text& title, const Words& words)
{
    const auto table = records::layOut(record, {});
    if (!table)
        return table.error();
    const auto figures = movableFigures(table->rules, table->state);
    if (figures.empty())
        return makeError(records::error::lessonNoFigure);
    return makeLesson(record, figures.front(), id, title, words);
}

} // namespace vozka::sandbox
