// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A game at one moment: a value that is copied, compared and kept for undo. Only Rules changes it.
#pragma once

#include "engine/base/state_table.h"
#include "engine/board/board.h"
#include "engine/rules/state/holding.h"
#include "engine/rules/state/state_layout.h"

#include <array>
#include <cassert>
#include <cstddef>
#include <cstring>
#include <memory>
#include <span>
#include <type_traits>

namespace vozka {

/// A figure on the board.
struct Figure {
    Segment segment = noSegment;
    /// The turn in which it was set there, from 1; 0 = it stood there when a position was laid out.
    std::uint16_t since = 0;
    Player player = nature;
    FigureKind kind = FigureKind::Follower;
    /// It stands on the north-west corner of its tile, where the field of its segment lies all round.
    bool onCorner = false;
    bool operator==(const Figure&) const = default;
};

/// A piece that is nobody's, one of its kind: on a tile, or not in play yet.
struct Piece {
    Cell at;
    bool isOnBoard = false;
    /// The figure of its tile beside which it stands; noSegment = it stands on the tile alone.
    Player player = nature;
    FigureKind figure = FigureKind::Follower;
    Segment by = noSegment;
    [[nodiscard]] bool isAt(Cell cell) const { return isOnBoard && at == cell; }
    [[nodiscard]] bool standsBy(const Figure& other) const
    {
        return by == other.segment && player == other.player && figure == other.kind && isOnBoard;
    }
    bool operator==(const Piece&) const = default;
};

/// A feature of one tile on which pieces of the players are piled up, and how many there are.
struct Pile {
    Segment segment = noSegment;
    std::uint16_t pieces = 0;
    bool operator==(const Pile&) const = default;
};

/// Small data of the expansions, at the offsets that RuleBook::reserveSlot returned. The core does not read
/// it.
class ExpansionSlots {
public:
    ExpansionSlots() = default;
    ExpansionSlots(const ExpansionSlots&) = delete;
    ExpansionSlots& operator=(const ExpansionSlots&) = delete;

    /// Bytes that a set of rules may reserve.
    static constexpr std::size_t most = 4096;

    template<class T>
    [[nodiscard]] const T& get(std::size_t offset) const
    {
        static_assert(std::is_trivially_copyable_v<T> && alignof(T) <= alignof(std::max_align_t));
        assert(offset + sizeof(T) <= m_bytes.size());
        return *reinterpret_cast<const T*>(m_bytes.all().data() + offset);
    }
    template<class T>
    [[nodiscard]] T& get(std::size_t offset)
    {
        static_assert(std::is_trivially_copyable_v<T> && alignof(T) <= alignof(std::max_align_t));
        assert(offset + sizeof(T) <= m_bytes.size());
        return *reinterpret_cast<T*>(m_bytes.all().data() + offset);
    }
    [[nodiscard]] std::span<const std::byte> bytes() const { return m_bytes.all(); }
    bool operator==(const ExpansionSlots&) const = default;

private:
    friend struct StateTables;
    StateTable<std::byte> m_bytes;
};

/// The part of a standing that has the same size in every game.
struct StandingHeader {
    std::array<std::array<std::uint8_t, maxFigureKinds>, maxPlayers> supply{};
    std::array<std::uint16_t, maxPlayers> scores{};
    std::uint16_t bagTotal = 0;
    /// Number of tiles drawn so far, with the discarded ones: the dealer's random numbers depend on it.
    std::uint16_t draws = 0;
    /// The number of the turn, from 1.
    std::uint16_t turn = 1;
    std::uint8_t playerCount = 0;
    /// Whose turn it is, and who decides now (nature for the dealer).
    Player active = 0;
    Player toMove = nature;
    /// The step of the turn's plan that waits for a choice.
    std::uint8_t step = 0;
    bool over = false;
    /// The active player plays another turn after this one.
    bool extraTurn = false;
    /// The tile drawn and not yet placed.
    KindIndex drawn = noKind;
    /// The tile placed in this turn, or noTile.
    TileIndex placed = noTile;
    /// By their kinds.
    std::array<Piece, maxPieceKinds> pieces{};
    /// Pieces that each player has left for piles.
    std::array<std::uint8_t, maxPlayers> pilePieces{};
    bool operator==(const StandingHeader&) const = default;
};
static_assert(std::is_trivially_copyable_v<StandingHeader> && sizeof(StandingHeader) <= 256);

/// A game at one moment, without its board.
struct GameStanding : StandingHeader {
    /// Figures on the board, in the order in which they were deployed.
    StateTable<Figure> figures;
    /// Copies of each tile kind that can still be drawn.
    StateTable<std::uint8_t> bag;
    StateTable<Pile> piles;
    /// In the order in which they were taken.
    StateTable<Holding> holdings;
    // Not "slots": that is a macro where Qt is included.
    ExpansionSlots ofExpansions;

    [[nodiscard]] std::span<const Figure> figuresOnBoard() const { return figures.all(); }
    /// How many pieces lie on the segment.
    [[nodiscard]] int piecesOn(Segment segment) const
    {
        for (const auto& pile : piles.all())
            if (pile.segment == segment)
                return pile.pieces;
        return 0;
    }
    [[nodiscard]] const Piece& piece(PieceKind kind) const { return pieces[index(kind)]; }
    /// How many of that kind the player holds.
    [[nodiscard]] int held(Player player, HoldingIndex kind) const
    {
        return static_cast<int>(std::ranges::count_if(holdings.all(), [&](const Holding& holding) {
            return holding.holder == player && holding.kind == kind;
        }));
    }
    bool operator==(const GameStanding&) const = default;
};

struct StateData : GameStanding {
    Board board;
    bool operator==(const StateData&) const = default;
};

/// Reading is free (`state->scores`); only Rules changes a state. The tables are in one block of memory,
/// sized for the rules of the game; a copy moves only the entries in use, and allocates only if the other
/// state belongs to other rules. A state that was made without rules can only be assigned to.
class State {
public:
    State() = default;
    State(const State& other);
    State(State&& other) noexcept = default;
    State& operator=(const State& other);
    State& operator=(State&& other) noexcept = default;
    ~State() = default;

    [[nodiscard]] const StateData* operator->() const& { return m_data.get(); }
    [[nodiscard]] const StateData& operator*() const& { return *m_data; }
    // The reference would outlive the state.
    const StateData* operator->() const&& = delete;
    const StateData& operator*() const&& = delete;
    bool operator==(const State& other) const;
    /// Equal states have equal hashes.
    [[nodiscard]] std::size_t hash() const;
    /// Size of the memory that the state occupies.
    [[nodiscard]] std::size_t bytes() const;

private:
    friend class Rules;
    friend class PositionLayout;
    friend class PackedState;
    /// An empty state with room by that layout.
    explicit State(std::shared_ptr<const StateLayout> layout);

    [[nodiscard]] StateData& data() { return *m_data; }
    /// A copy with other room, at least for what is in use.
    [[nodiscard]] State withLayout(std::shared_ptr<const StateLayout> layout) const;
    /// The smallest layout for what is in use, without a table of cells.
    [[nodiscard]] StateLayout used() const;

    struct FreeBlock {
        void operator()(StateData* data) const;
    };
    std::shared_ptr<const StateLayout> m_layout;
    /// The block begins with the data, the tables follow.
    std::unique_ptr<StateData, FreeBlock> m_data;
};

} // namespace vozka
