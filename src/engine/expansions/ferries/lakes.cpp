// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/expansions/ferries/lakes.h"

#include "engine/base/index_set.h"
#include "engine/board/tile_view.h"
#include "engine/expansions/ferries/ferries.h"
#include "engine/rules/hooks/turn.h"

#include <algorithm>
#include <array>

namespace vozka::ferries {

namespace {

constexpr int maxFerries = 64;

constexpr std::array ferryArgs{ArgSpec{ferryWord, ArgType::Cell, ArgField::At},
                               ArgSpec{"roads", ArgType::FeaturePair, ArgField::At}};

FerrySet bit(std::size_t tag)
{
    return FerrySet{1} << tag;
}

/// Follows the roads of the tile of this turn up to the first ferry in each direction.
/// Rule: fe.move.not - a link that was made after the tile was placed does not lead on.
class RoadSearch {
public:
    RoadSearch(const RuleBook& book, const StateData& state, LinkKind ferry)
        : m_catalogue(book.catalogue()),
          m_board(state.board),
          m_placed(state.placed),
          m_ferry(ferry),
          m_seen(static_cast<std::size_t>(state.board.segmentCount()))
    {
        m_board.forEachOn(state.placed, [&](Segment at) {
            if (m_board.segment(at).kind == FeatureKind::Road)
                enqueue(at);
        });
        while (m_waiting.size() > 0) {
            const Segment next = m_waiting[m_waiting.size() - 1];
            m_waiting.pop_back();
            visit(next);
        }
    }

    [[nodiscard]] FerrySet found() const { return m_found; }

private:
    void enqueue(Segment segment)
    {
        if (segment != noSegment && m_seen.insert(segment))
            m_waiting.push_back(segment);
    }

    void visit(Segment at)
    {
        for (const auto& link : m_board.links()) {
            if (link.a != at && link.b != at)
                continue;
            if (link.kind == m_ferry)
                m_found |= bit(link.tag);
            else if (link.segmentCount <= m_board.tiles()[m_placed].firstSegment)
                enqueue(link.a == at ? link.b : link.a);
        }
        const auto tile = m_board.segment(at).tile;
        for (const Side side : allSides) {
            const auto neighbourTile = m_board.tileAt(neighbour(m_board.cellOf(at), side));
            if (neighbourTile != noTile && segmentAt(m_board, m_catalogue, tile, side) == at)
                enqueue(segmentAt(m_board, m_catalogue, neighbourTile, opposite(side)));
        }
    }

    const TileCatalogue& m_catalogue;
    const Board& m_board;
    TileIndex m_placed;
    LinkKind m_ferry;
    FerrySet m_found = 0;
    IndexSet<maxSegments + maxFeaturesOfTile> m_seen;
    InlineList<Segment, maxSegments + maxFeaturesOfTile> m_waiting;
};

} // namespace

Lakes::Lakes(RuleBook& book) : m_slot(book.reserveSlot<Moves>())
{
    std::vector<std::vector<FeatureIndex>> ends;
    int count = 0;
    for (int i = 0; i < book.catalogue().kindCount(); ++i) {
        const auto& kind = book.catalogue().kind(static_cast<KindIndex>(i));
        ends.push_back(kind.featuresEndingAt(ferryWord));
        count += ends.back().empty() ? 0 : kind.count;
    }
    m_ends = std::make_shared<const std::vector<std::vector<FeatureIndex>>>(std::move(ends));
    book.checkCapacity(ferryWord, count, maxFerries);
    m_link = book.addLinks(count);
    m_token = book.add(TokenSpec{.word = ferryWord,
                                 .listedAs = "ferries",
                                 .spots = setOf(SpotKind::Tile),
                                 .most = count,
                                 .arg = TokenArg::Link,
                                 .link = m_link,
                                 .roadEnd = ferryWord});
    m_action = book.addAction(ferryArgs, ActionRole::Other);
}

std::span<const FeatureIndex> Lakes::roadEnds(const StateData& state, TileIndex tile) const
{
    if (tile == noTile)
        return {};
    return (*m_ends)[state.board.tiles()[tile].kind];
}

const Token* Lakes::ferryOn(const StateData& state, TileIndex tile) const
{
    const auto ferries = state.tokensOf(m_token);
    const auto found = std::ranges::find_if(ferries, [&](const Token& ferry) { return ferry.where == tile; });
    return found == ferries.end() ? nullptr : &*found;
}

const Link& Lakes::linkOf(const StateData& state, const Token& ferry) const
{
    return *std::ranges::find_if(
        state.board.links(), [&](const Link& link) { return link.kind == m_link && link.tag == ferry.arg; });
}

bool Lakes::wasPlacedOrMoved(const StateData& state, const Token& ferry) const
{
    return ferry.where == state.placed || (state.ofExpansions.get<Moves>(m_slot).moved & bit(ferry.arg)) != 0;
}

// Rule: fe.move - only the first ferry in each direction. Rule: fe.move.order - the ferry placed in this turn
// is not moved. Rule: fe.move.once
FerrySet Lakes::ferriesInReach(const RuleBook& book, const StateData& state) const
{
    if (state.placed == noTile)
        return 0;
    const auto& board = state.board;
    FerrySet movable = 0;
    for (const auto& ferry : state.tokensOf(m_token)) {
        const Segment road = board.root(linkOf(state, ferry).a);
        bool isOnRoad = false;
        board.forEachOn(state.placed, [&](Segment at) { isOnRoad = isOnRoad || board.root(at) == road; });
        if (isOnRoad && !wasPlacedOrMoved(state, ferry))
            movable |= bit(ferry.arg);
    }
    return movable == 0 ? 0 : movable & RoadSearch(book, state, m_link).found();
}

std::optional<Refusal> Lakes::pairRefusal(const StateData& state, const Action& action) const
{
    const Cell cell = action.at.cell();
    const auto tile = state.board.tileAt(cell);
    const auto all = roadEnds(state, tile);
    for (const auto feature : {action.at.feature(), action.to.feature()})
        if (std::ranges::find(all, feature) == all.end())
            return Refusal{refusal::wrongFeature, "fe.place", cell, feature};
    return {};
}

// Rule: fe.score - roads that have changed are scored in this turn. Rule: fe.tile-once - the link adds no
// tile. Rule: fe.builder - extra turns are requested only when a tile is placed; moving a link returns
// builders that lose their follower. Rule: fe.wagon - wagons cannot cross the lake, and linked ends are one
// road.
void Lakes::placeOrMove(Turn& turn, const Action& action) const
{
    auto& state = turn.state();
    const auto tile = state.board.tileAt(action.at.cell());
    const Segment a = state.board.segmentOf(tile, action.at.feature());
    const Segment b = state.board.segmentOf(tile, action.to.feature());
    Event event{.type = eventFerry, .player = state.active, .at = action.at.ref(), .to = action.to.ref()};
    if (const auto* ferry = ferryOn(state, tile)) {
        const auto& former = linkOf(state, *ferry);
        event.segments = {state.board.ref(former.a), state.board.ref(former.b)};
        state.ofExpansions.get<Moves>(m_slot).moved |= bit(ferry->arg);
        turn.moveLink(m_link, static_cast<std::uint8_t>(ferry->arg), a, b);
    } else {
        event.what = "new";
        auto added = Token::onTile(m_token, tile);
        added.arg = static_cast<std::uint16_t>(state.tokensOf(m_token).size());
        turn.addToken(added);
        state.board.link(a, b, m_link, static_cast<std::uint8_t>(added.arg));
    }
    state.ofExpansions.get<Moves>(m_slot).hasJustMoved = 1;
    turn.report(std::move(event));
}

bool Lakes::consumeMove(StateData& state) const
{
    auto& hasJustMoved = state.ofExpansions.get<Moves>(m_slot).hasJustMoved;
    return std::exchange(hasJustMoved, 0) != 0;
}

} // namespace vozka::ferries
