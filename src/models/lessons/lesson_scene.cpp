// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/lessons/lesson_scene.h"

#include "models/lessons/lesson_stage.h"
#include "models/overlays/overlay_sentences.h"
#include "models/overlays/overlay_style.h"
#include "models/overlays/range_parts.h"
#include "models/overlays/range_scene.h"
#include "models/rows/utf8.h"
#include "models/text/sentences.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <set>

namespace vozka {

namespace {

using lessons::Show;
using lessons::Stage;

OverlayLook lookOf(bool target)
{
    return target ? OverlayLook::Reachable : OverlayLook::Refused;
}

/// What all claims of a label say, if they say the same.
OverlayLook lookOf(const lessons::Label& label)
{
    if (label.claims.empty())
        return OverlayLook::Name;
    const bool target = label.claims.front().target;
    const bool same = std::ranges::all_of(
        label.claims, [&](const lessons::Claim& claim) { return claim.target == target; });
    return same ? lookOf(target) : OverlayLook::Name;
}

QString stepTitle(Show show)
{
    switch (show) {
    case Show::Board:
        return QCoreApplication::translate("Lessons", "The board");
    case Show::Tile:
        return QCoreApplication::translate("Lessons", "The tile");
    case Show::Score:
        return QCoreApplication::translate("Lessons", "The score");
    case Show::Range:
        return QCoreApplication::translate("Lessons", "The range");
    case Show::Label:
        break;
    }
    return {};
}

/// With a place for what is meant.
QString outcomeTitle(OverlayLook outcome)
{
    switch (outcome) {
    case OverlayLook::Reachable:
        return QCoreApplication::translate("Lessons", "Right: %1");
    case OverlayLook::Missed:
        return QCoreApplication::translate("Lessons", "Missed: %1");
    default:
        return QCoreApplication::translate("Lessons", "Wrong: %1");
    }
}

/// One scene of a lesson, part by part.
class LessonPainter {
public:
    /// The figures that marks spare are those of that board.
    LessonPainter(const Stage& stage, const State& board, const LessonLook& look)
        : m_stage(stage),
          m_look(look),
          m_shown(tableOf(stage, board)),
          m_asked(tableOf(stage, stage.withTile())),
          m_question(questionOf(stage)),
          m_builder(m_shown, look.room)
    {
        if (look.tagSize > 0 && stage.scoredFeature().size() > 1)
            for (const auto& at : stage.scoredFeature())
                m_builder.keepClear(boxOfTag(at.at, look.tagSize));
    }

    void addStep(const lessons::WalkStep& step)
    {
        OverlayEntry entry;
        entry.look = OverlayLook::Summary;
        entry.title = stepTitle(step.show);
        QStringList lines;
        if (step.text != nullptr)
            lines << utf8(step.text->in(m_look.language));
        if (step.show == Show::Board || step.show == Show::Tile)
            entry.cells = {m_stage.lastTile()};
        if (step.show == Show::Score) {
            lines << sums();
            entry.segments = scoredFeature();
        }
        entry.sentence = lines.join(QLatin1Char('\n'));
        entry.place = m_builder.table().board().tileAt(m_stage.from().at) == noTile
                          ? QPointF(m_stage.from().at.x + 0.5, m_stage.from().at.y + 0.5)
                          : m_builder.placeOf(m_stage.from());
        m_scene.entries.push_back(std::move(entry));
    }

    void addLabel(const lessons::Label& label)
    {
        OverlayEntry entry;
        const int index = static_cast<int>(m_scene.entries.size());
        entry.text = QString::number(label.number);
        entry.look = lookOf(label);
        entry.sentence = utf8(m_stage.lesson().text(label.text).in(m_look.language));
        for (const auto& disc : label.discs)
            entry.place = m_builder.addMark({&disc, 1}, entry.text, OverlayLook::Name, index);
        for (const auto& claim : label.claims)
            addClaim(claim, entry, index);
        if (label.claims.empty())
            entry.cells = {m_stage.lastTile()};
        m_scene.entries.push_back(std::move(entry));
    }

    void addAnswer(const ReachEntry& answer, OverlayLook look, const QString& title, const SegmentRef& at)
    {
        OverlayEntry entry;
        const int index = static_cast<int>(m_scene.entries.size());
        entry.text = QString::number(index + 1);
        entry.look = look;
        entry.title = title;
        entry.sentence = reachSentence(m_asked, m_question, m_stage.edition(), answer);
        entry.rule = ruleOf(answer);
        addSegments(entry, answer.segments);
        addCulprit(entry, answer);
        entry.place = m_builder.addMark(markedFirst(at, answer, {}), entry.text, look, index);
        m_scene.entries.push_back(std::move(entry));
    }

    /// Without a sentence: it is not told yet what is true.
    void addMarked(const LessonMark& mark)
    {
        const auto& answer = *mark.entry;
        OverlayEntry entry;
        const int index = static_cast<int>(m_scene.entries.size());
        entry.text = QString::number(index + 1);
        entry.look = OverlayLook::Marked;
        entry.title = titleOf(answer);
        addSegments(entry, answer.segments);
        for (const auto& at : answer.segments)
            m_pieces.emplace_back(at, style::lit());
        entry.place =
            m_builder.addMark(markedFirst(mark.at, answer, {}), entry.text, OverlayLook::Marked, index);
        m_scene.entries.push_back(std::move(entry));
    }

    void addTry(const LessonTry& made)
    {
        if (const auto* answer = entryAt(m_stage, made.at)) {
            paint(*answer);
            addAnswer(*answer, lookOf(!made.why), entryTitle(m_asked, *answer), made.at);
        }
    }

    void paint(const ReachEntry& answer)
    {
        for (const auto& at : answer.segments)
            m_pieces.emplace_back(at, answer.refusal ? style::refused() : style::reachable());
    }

    /// Where a number says most.
    [[nodiscard]] SegmentRef firstOf(const ReachEntry& answer) const
    {
        return markedSegment(m_asked, m_question, answer);
    }

    [[nodiscard]] QString titleOf(const ReachEntry& answer) const { return partTitle(m_asked, answer); }

    /// The outline and its connections, or the nine cells.
    void addRange()
    {
        const bool byDistance = m_stage.byDistance();
        const auto near = byDistance ? cellsInRange(m_asked, m_question.from) : std::vector<Cell>();
        dimAround(m_builder, byDistance ? style::strongly() : style::slightly, near);
        addPieces();
        for (const auto& at : m_stage.scoredFeature())
            if (!byDistance)
                m_builder.add(at, style::source());
            else if (std::ranges::find(near, at.at) != near.end())
                m_builder.add(at, style::thinSource());
        if (byDistance)
            addFrame(m_builder, m_stage.range());
        for (const auto& line : m_lines)
            m_scene.lines.push_back(line);
    }

    void addPieces()
    {
        for (const auto& [at, piece] : m_pieces)
            m_builder.add(at, piece);
        m_pieces.clear();
    }

    /// Takes in another scene, whose entries come after those that are there.
    void append(OverlayScene other)
    {
        const int before = static_cast<int>(m_scene.entries.size());
        for (auto& mark : other.marks)
            mark.entry += before;
        for (auto& line : other.lines)
            line.entry += before;
        std::ranges::move(other.entries, std::back_inserter(m_scene.entries));
        std::ranges::move(other.lines, std::back_inserter(m_scene.lines));
        m_rangeCells = std::move(other.cells);
        m_rangeMarks = std::move(other.marks);
    }

    OverlayScene take(const QString& title)
    {
        m_scene.title = title;
        m_scene.cells = m_rangeCells.empty() ? m_builder.takeCells() : std::move(m_rangeCells);
        m_scene.marks = m_builder.takeMarks();
        std::ranges::move(m_rangeMarks, std::back_inserter(m_scene.marks));
        return std::move(m_scene);
    }

    [[nodiscard]] OverlayScene plainRange() const
    {
        const Table table = tableOf(m_stage, decidingState(m_stage));
        return rangeScene(table, m_question, m_look.room);
    }

    [[nodiscard]] QString rangeName() const
    {
        return rangeTitle(m_asked, m_question.player, m_stage.lesson().figure, m_stage.edition());
    }

private:
    void addClaim(const lessons::Claim& claim, OverlayEntry& entry, int index)
    {
        for (const auto& at : claim.segments)
            m_pieces.emplace_back(at, claim.target ? style::reachable() : style::refused());
        addSegments(entry, claim.segments);
        const auto* answer = entryAt(m_stage, claim.segments.front());
        if (answer != nullptr) {
            if (entry.rule.isEmpty())
                entry.rule = ruleOf(*answer);
            addCulprit(entry, *answer);
        }
        bool first = true;
        for (const auto& disc : claim.discs) {
            const auto place =
                m_builder.addMark(markChoices(disc, claim), entry.text, lookOf(claim.target), index);
            if (first)
                entry.place = place;
            if (answer != nullptr && first)
                addLine(*answer, disc, place, index);
            first = false;
        }
    }

    /// The disc's own segment; only where that is full, others that no other disc of the claim lies on. What
    /// is said of something in range stands in range, if it has a part there.
    [[nodiscard]] std::vector<SegmentRef> markChoices(const SegmentRef& disc,
                                                      const lessons::Claim& claim) const
    {
        std::vector<SegmentRef> choices{disc};
        for (const auto& at : claim.segments)
            if (std::ranges::find(claim.discs, at) == claim.discs.end())
                choices.push_back(at);
        const auto near = m_stage.range();
        const auto isFar = [&](const SegmentRef& at) { return std::ranges::find(near, at.at) == near.end(); };
        const auto first = std::ranges::find_if_not(choices, isFar);
        if (m_stage.byDistance() && claim.reason != refusal::outOfRange && first != choices.end())
            choices.erase(std::remove_if(choices.begin(), choices.end(), isFar), choices.end());
        return choices;
    }

    void addLine(const ReachEntry& answer, const SegmentRef& disc, QPointF mark, int index)
    {
        if (!answer.link || m_stage.byDistance())
            return;
        const bool here = answer.link->second == disc;
        m_lines.push_back({m_builder.placeOf(answer.link->first),
                           here ? mark : m_builder.placeOf(answer.link->second), utf8(answer.via),
                           viaWord(answer.via), answer.refusal.has_value(), index});
    }

    void addSegments(OverlayEntry& entry, const std::vector<SegmentRef>& segments) const
    {
        for (const auto& at : segments)
            if (const auto segment = m_builder.segmentOf(at); segment != noSegment)
                entry.segments.push_back(segment);
    }

    void addCulprit(OverlayEntry& entry, const ReachEntry& answer) const
    {
        if (answer.refusal && answer.refusal->figureStands && answer.refusal->at)
            entry.culprit = m_builder.segmentOf({*answer.refusal->at, answer.refusal->feature});
    }

    [[nodiscard]] std::vector<Segment> scoredFeature() const
    {
        std::vector<Segment> segments;
        for (const auto& at : m_stage.scoredFeature())
            segments.push_back(m_builder.segmentOf(at));
        return segments;
    }

    /// "Anna: City: 5 tiles × 2 = 10", one for each that scored.
    [[nodiscard]] QStringList sums() const
    {
        QStringList lines;
        for (const auto& event : m_stage.moments().back().events)
            if (event.type == event::score)
                lines << QCoreApplication::translate("Lessons", "%1: %2", "player, what he scored")
                             .arg(m_asked.playerName(event.line.player), eventSentence(m_asked, event));
        return lines;
    }

    const Stage& m_stage;
    LessonLook m_look;
    Table m_shown;
    Table m_asked;
    ReachQuestion m_question;
    SceneBuilder m_builder;
    OverlayScene m_scene;
    std::vector<std::pair<SegmentRef, OverlayPiece>> m_pieces;
    std::vector<OverlayLine> m_lines;
    std::vector<OverlayCell> m_rangeCells;
    std::vector<OverlayMark> m_rangeMarks;
};

} // namespace

QRectF boxOfTag(Cell cell, qreal side)
{
    return {cell.x + tagRim, cell.y + tagRim, side, side};
}

QString partTitle(const Table& table, const ReachEntry& entry)
{
    const QString whole = entryTitle(table, entry);
    if (entry.shortRoad)
        return whole;
    const auto& board = table.board();
    const auto& first = entry.segments.front();
    const auto segment = board.segmentOf(board.tileAt(first.at), first.feature);
    std::set<Cell> tiles;
    for (const auto& at : entry.segments)
        tiles.insert(at.at);
    const auto count = static_cast<int>(tiles.size());
    if (board.feature(segment).segments == entry.segments.size() || count == board.tileCount(segment))
        return whole;
    //: %1 is "Road, 5 tiles"; %n of these tiles are meant.
    return QCoreApplication::translate("Lessons", "%1: of these %n tile(s)", nullptr, count).arg(whole);
}

OverlayScene walkScene(const lessons::Walk& walk, const Stage& stage, const LessonLook& look)
{
    const bool before = walk.now().show == Show::Board || walk.now().show == Show::Tile;
    LessonPainter painter(stage, before ? *walk.now().state : decidingState(stage), look);
    bool range = false;
    for (std::size_t i = 0; i <= walk.at(); ++i) {
        const auto& step = walk.steps()[i];
        range = range || step.show == Show::Range;
        if (step.label != nullptr)
            painter.addLabel(*step.label);
        else
            painter.addStep(step);
    }
    const bool last = walk.at() + 1 == walk.steps().size();
    if (last && stage.example() == nullptr)
        painter.append(painter.plainRange());
    else if (range)
        painter.addRange();
    return painter.take(painter.rangeName());
}

OverlayScene answerScene(const Stage& stage, const LessonLook& look)
{
    LessonPainter painter(stage, decidingState(stage), look);
    const auto* example = stage.example();
    if (example == nullptr)
        return painter.plainRange();
    for (const auto& label : example->labels)
        painter.addLabel(label);
    painter.addRange();
    return painter.take(painter.rangeName());
}

OverlayScene triesScene(const std::vector<LessonTry>& tries, const State& board, const Stage& stage,
                        const LessonLook& look)
{
    LessonPainter painter(stage, board, look);
    for (const auto& made : tries)
        painter.addTry(made);
    painter.addPieces();
    return painter.take(QCoreApplication::translate("Lessons", "What was tried"));
}

OverlayScene marksScene(const std::vector<LessonMark>& marked, const Stage& stage, const LessonLook& look)
{
    LessonPainter painter(stage, decidingState(stage), look);
    for (const auto& mark : marked)
        painter.addMarked(mark);
    painter.addPieces();
    return painter.take(QCoreApplication::translate("Lessons", "What is marked"));
}

OverlayScene resultScene(const lessons::QuizResult& result, const std::vector<LessonMark>& marked,
                         const Stage& stage, const LessonLook& look)
{
    LessonPainter painter(stage, decidingState(stage), look);
    const auto add = [&](const ReachEntry& entry, OverlayLook outcome, const SegmentRef& at) {
        painter.paint(entry);
        painter.addAnswer(entry, outcome, outcomeTitle(outcome).arg(painter.titleOf(entry)), at);
    };
    for (const auto& mark : marked)
        add(*mark.entry, lookOf(!mark.entry->refusal), mark.at);
    for (const auto& answer : result.answers)
        if (answer.outcome == lessons::Outcome::Missed)
            add(*answer.entry, OverlayLook::Missed, painter.firstOf(*answer.entry));
    painter.addRange();
    return painter.take(painter.rangeName());
}

} // namespace vozka
