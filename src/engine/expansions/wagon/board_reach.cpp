// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/expansions/wagon/links.h"
#include "engine/expansions/wagon/wagon_move.h"

#include <algorithm>

namespace vozka::wagon {

namespace {

class ReachWriter {
public:
    explicit ReachWriter(const WagonMove& move)
        : m_move(move), m_board(move.state.board), m_chains(move.book.catalogue(), m_board, move.from)
    {
        m_reach.edition = move.edition;
        m_reach.returnRule = "am.wagon.home";
    }

    Reach write()
    {
        for (int at = 0; at < m_board.segmentCount(); ++at) {
            const auto segment = static_cast<Segment>(at);
            if (m_board.root(segment) == segment)
                addFeature(segment);
        }
        for (const auto& tile : m_board.tiles())
            addShortRoads(tile);
        const auto byPlace = [](const ReachEntry& entry) { return entry.segments.front(); };
        std::ranges::sort(m_reach.targets, {}, byPlace);
        std::ranges::sort(m_reach.refused, {}, byPlace);
        return std::move(m_reach);
    }

private:
    /// A feature that is only partly in range becomes two entries.
    void addFeature(Segment root)
    {
        ReachEntry target = entryOf(root);
        ReachEntry refused = target;
        m_board.forEachSegment(root, [&](Segment at) {
            auto refusal = moveRefusal(m_move, at, m_chains);
            auto& entry = refusal ? refused : target;
            entry.segments.push_back(m_board.ref(at));
            if (refusal)
                refused.refusal = refusal;
        });
        if (!target.segments.empty()) {
            addLink(target, root);
            target.rule = m_move.edition == Edition::C1 ? ruleOf(target.via) : Code("am.wagon.c2.range");
            addPassageTarget(target, root);
            if (refused.refusal)
                refused.refusal->rule = "am.wagon.c2.segment";
            add(m_reach.targets, std::move(target));
        }
        if (!refused.segments.empty()) {
            addLink(refused, root);
            add(m_reach.refused, std::move(refused));
        }
    }

    [[nodiscard]] ReachEntry entryOf(Segment root) const
    {
        ReachEntry entry;
        entry.kind = m_board.segment(root).kind;
        return entry;
    }

    static void add(std::vector<ReachEntry>& list, ReachEntry entry)
    {
        std::ranges::sort(entry.segments);
        list.push_back(std::move(entry));
    }

    /// Sets the direct connection to the feature. Of several connections, uses the first one by SegmentRef.
    void addLink(ReachEntry& entry, Segment root) const
    {
        if (m_move.edition != Edition::C1)
            return;
        m_board.forEachSegment(m_move.from, [&](Segment at) {
            forEachLink(m_move.book.catalogue(), m_board, at, [&](Segment other) {
                const auto from = m_board.ref(at);
                if (m_board.root(other) != root || (entry.link && entry.link->first <= from))
                    return;
                entry.link = {from, m_board.ref(other)};
                entry.via = viaOf(m_move.book.catalogue(), m_board, at, other);
            });
        });
    }

    /// If a passage rule leads to the feature, sets that rule and its passage. The whole feature is then a
    /// target.
    void addPassageTarget(ReachEntry& entry, Segment root) const
    {
        const auto* passageRule = passageTo(m_move, root);
        if (passageRule == nullptr)
            return;
        entry.rule = passageRule->rule;
        std::vector<Passage> passages;
        for (const auto& rule : m_move.book.passageRules())
            m_board.forEachSegment(m_move.from,
                                   [&](Segment at) { rule.addPassages(m_move.state, at, passages); });
        std::ranges::sort(passages, {}, &Passage::from);
        const auto passage = std::ranges::find_if(passages, [&](const Passage& other) {
            return m_board.root(m_board.segmentOf(m_board.tileAt(other.to.at), other.to.feature)) == root;
        });
        if (passage == passages.end())
            return;
        entry.via = passage->via;
        entry.link = {passage->from, passage->to};
    }

    void addShortRoads(const PlacedTile& tile)
    {
        const auto& kind = m_move.book.catalogue().kind(tile.kind);
        for (std::size_t i = 0; i < kind.shortRoads.size(); ++i) {
            const SegmentRef at{tile.cell, static_cast<FeatureIndex>(kind.features.size() + i)};
            ReachEntry entry;
            entry.kind = FeatureKind::Road;
            entry.shortRoad = true;
            entry.segments.push_back(at);
            entry.refusal = shortRoadRefusal(m_move);
            m_reach.refused.push_back(std::move(entry));
        }
    }

    const WagonMove& m_move;
    const Board& m_board;
    Chains m_chains;
    Reach m_reach;
};

} // namespace

Reach boardReach(const WagonMove& move)
{
    return ReachWriter(move).write();
}

} // namespace vozka::wagon
