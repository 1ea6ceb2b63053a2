// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/rules/state/state.h"

#include "engine/base/mix.h"

#include <bit>
#include <cstring>
#include <new>
#include <tuple>

namespace vozka {

/// Tables of a state in the order of its memory block.
struct StateTables {
    static auto of(auto& data)
    {
        auto& board = data.board;
        return std::tie(data.figures, data.bag, data.pools, data.tokens.m_tokens, data.tokens.m_ends,
                        data.inAreas, data.surrounded, data.ofExpansions.m_bytes, board.m_tiles, board.m_open,
                        board.m_segments, board.m_parts, board.m_links, board.m_changed.m_older,
                        board.m_table.m_entries);
    }

    static constexpr std::size_t count = 15;

    static std::size_t changedOf(const Board& board) { return board.m_changed.m_older.size(); }

    static std::array<std::size_t, count> capacities(const StateLayout& layout)
    {
        return {layout.figures,  layout.kinds,      layout.poolItems, layout.tokens,  layout.tokenKinds,
                layout.inAreas,  layout.surrounded, layout.slotBytes, layout.tiles,   layout.openCells,
                layout.segments, layout.parts,      layout.links,     layout.changed, layout.cellSlots};
    }

    /// Calls `each(table, capacity)` for every table.
    template<class Each>
    static void forEach(StateData& data, const StateLayout& layout, Each each)
    {
        const auto capacity = capacities(layout);
        std::apply(
            [&](auto&... tables) {
                std::size_t i = 0;
                (each(tables, capacity[i++]), ...);
            },
            of(data));
    }

    /// Calls `each(offset, table, capacity)` for every table. Returns the size of the block.
    template<class Each>
    static std::size_t arrange(StateData& data, const StateLayout& layout, Each each)
    {
        std::size_t offset = sizeof(StateData);
        forEach(data, layout, [&]<class T>(StateTable<T>& table, std::size_t capacity) {
            // The slots hold values of any type.
            constexpr auto alignment = std::is_same_v<T, std::byte> ? alignof(std::max_align_t) : alignof(T);
            offset = (offset + alignment - 1) / alignment * alignment;
            each(offset, table, capacity);
            offset += capacity * sizeof(T);
        });
        return offset;
    }

    /// Fills the tables that always have all their entries.
    static void fill(StateData& data, const StateLayout& layout)
    {
        data.bag.resize(layout.kinds);
        data.pools.resize(layout.poolItems);
        data.tokens.m_ends.resize(layout.tokenKinds);
        data.ofExpansions.m_bytes.resize(layout.slotBytes);
        data.board.m_table.clear(layout.cellSlots);
    }

    static void copy(const StateData& from, StateData& to)
    {
        static_cast<GameHeader&>(to) = from;
        to.board.m_holes = from.board.m_holes;
        to.board.m_mayDemandExpansionTerrain = from.board.m_mayDemandExpansionTerrain;
        to.board.m_changed.m_firstNew = from.board.m_changed.m_firstNew;
        const auto copyEach = [&]<std::size_t... Indices>(std::index_sequence<Indices...>)
        {
            const auto source = of(from);
            const auto target = of(to);
            (std::get<Indices>(target).assign(std::get<Indices>(source).all()), ...);
        };
        // Copies the last table, the cell table, only if both have the same size.
        copyEach(std::make_index_sequence<count - 1>());
        if (to.board.m_table.m_entries.capacity() == from.board.m_table.m_entries.capacity())
            to.board.m_table.m_entries.assign(from.board.m_table.m_entries.all());
        else if (to.board.m_table.m_entries.capacity() > 0)
            to.board.fillCellTable();
    }
};

void State::FreeBlock::operator()(StateData* data) const
{
    static_assert(std::is_trivially_destructible_v<StateData>);
    ::operator delete(data);
}

State::State(std::shared_ptr<const StateLayout> layout) : m_layout(std::move(layout))
{
    StateData empty;
    auto* const block = static_cast<std::byte*>(
        ::operator new(StateTables::arrange(empty, *m_layout, [](auto, auto&, auto) {})));
    m_data.reset(new (block) StateData);
    StateTables::arrange(*m_data, *m_layout,
                         [&]<class T>(std::size_t offset, StateTable<T>& table, std::size_t capacity) {
                             table.attach(reinterpret_cast<T*>(block + offset), capacity);
                         });
    StateTables::fill(*m_data, *m_layout);
}

State::State(const State& other)
{
    if (other.m_data == nullptr)
        return;
    *this = State(other.m_layout);
    StateTables::copy(*other.m_data, *m_data);
}

State& State::operator=(const State& other)
{
    if (m_layout != other.m_layout)
        return *this = State(other);
    if (m_data != nullptr && this != &other)
        StateTables::copy(*other.m_data, *m_data);
    return *this;
}

State State::withLayout(std::shared_ptr<const StateLayout> layout) const
{
    State state(std::move(layout));
    StateTables::copy(*m_data, *state.m_data);
    return state;
}

StateLayout State::usedLayout() const
{
    const auto& board = m_data->board;
    return {.tiles = board.tiles().size(),
            .openCells = board.openCells().size(),
            .segments = static_cast<std::size_t>(board.segmentCount()),
            .cellSlots = 0,
            .figures = m_data->figures.size(),
            .kinds = m_data->bag.size(),
            .tokens = m_data->tokens.size(),
            .tokenKinds = m_data->tokens.m_ends.size(),
            .inAreas = m_data->inAreas.size(),
            .poolItems = m_data->pools.size(),
            .surrounded = m_data->surrounded.size(),
            .slotBytes = m_data->ofExpansions.bytes().size(),
            .parts = board.parts().size(),
            .links = board.links().size(),
            .changed = StateTables::changedOf(board)};
}

std::size_t State::bytes() const
{
    StateData empty;
    return sizeof(State)
           + (m_data == nullptr ? 0 : StateTables::arrange(empty, *m_layout, [](auto, auto&, auto) {}));
}

bool State::operator==(const State& other) const
{
    if (m_data == nullptr || other.m_data == nullptr)
        return m_data == other.m_data;
    return *m_data == *other.m_data;
}

std::size_t State::hash() const
{
    // FNV-1a over most of the data. Segments, open cells and the cell table are left out, because they mostly
    // follow from the tiles.
    constexpr std::uint64_t prime = 0x100000001b3;
    std::uint64_t hash = 0xcbf29ce484222325;
    const auto add = [&](std::uint64_t value) { hash = (hash ^ value) * prime; };
    // Most words of these tables are zero: hash only the others, with their index.
    const auto addBytes = [&](std::span<const std::byte> bytes) {
        for (std::size_t at = 0; at < bytes.size(); at += sizeof(std::uint64_t)) {
            std::uint64_t word = 0;
            std::memcpy(&word, bytes.data() + at, std::min(sizeof(word), bytes.size() - at));
            if (word != 0)
                add(mix(word + at));
        }
        add(bytes.size());
    };
    const auto& data = *m_data;
    for (const auto& tile : data.board.tiles()) {
        add(static_cast<std::uint64_t>(tile.cell.x + farthestCell) << 16
            | static_cast<std::uint64_t>(tile.cell.y + farthestCell));
        add(static_cast<std::uint64_t>(tile.kind) << 8 | tile.turns);
    }
    for (const auto& part : data.board.parts())
        add(static_cast<std::uint64_t>(part.tile) << 16 | static_cast<std::uint64_t>(part.part) << 8
            | part.turns);
    for (const auto& link : data.board.links())
        add(static_cast<std::uint64_t>(link.a) << 32 | static_cast<std::uint64_t>(link.b) << 16
            | static_cast<std::uint64_t>(link.kind) << 8 | link.tag);
    for (const auto& figure : data.figuresOnBoard())
        add(static_cast<std::uint64_t>(figure.since) << 40 | static_cast<std::uint64_t>(figure.onCorner) << 32
            | static_cast<std::uint64_t>(figure.segment) << 16
            | static_cast<std::uint64_t>(figure.player) << 8
            | static_cast<std::uint64_t>(index(figure.kind)));
    for (const auto& token : data.tokens.all())
        add(std::bit_cast<std::uint64_t>(token));
    addBytes(std::as_bytes(data.inAreas.all()));
    for (Player player = 0; player < data.playerCount; ++player)
        add(data.scores[player]);
    addBytes(std::as_bytes(std::span(data.supply)));
    addBytes(std::as_bytes(data.bag.all()));
    addBytes(std::as_bytes(data.pools.all()));
    addBytes(data.ofExpansions.bytes());
    add(static_cast<std::uint64_t>(data.draws) << 48 | static_cast<std::uint64_t>(data.turn) << 32
        | static_cast<std::uint64_t>(data.bagTotal) << 16 | static_cast<std::uint64_t>(data.placed));
    add(static_cast<std::uint64_t>(data.drawn) << 32 | static_cast<std::uint64_t>(data.step) << 24
        | static_cast<std::uint64_t>(data.toMove) << 16 | static_cast<std::uint64_t>(data.active) << 8
        | (data.over ? 1U : 0U));
    add(static_cast<std::uint64_t>(data.extraTurns) << 8 | data.extraTurnBy);
    add(data.turnActions);
    return hash;
}

} // namespace vozka
