// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A game at one moment: a value that is copied, compared and kept for undo. Only Rules changes it.
#pragma once

#include "engine/board/board.h"
#include "engine/rules/state/holding.h"

#include <array>
#include <cstddef>
#include <cstring>
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

/// Room for the small data of the expansions, which the core hands out and never looks into.
class ExpansionSlots {
public:
    template<class T>
    [[nodiscard]] const T& get(std::size_t offset) const
    {
        static_assert(std::is_trivially_copyable_v<T> && alignof(T) <= alignof(std::max_align_t));
        return *reinterpret_cast<const T*>(m_bytes.data() + offset);
    }
    template<class T>
    [[nodiscard]] T& get(std::size_t offset)
    {
        static_assert(std::is_trivially_copyable_v<T> && alignof(T) <= alignof(std::max_align_t));
        return *reinterpret_cast<T*>(m_bytes.data() + offset);
    }
    static constexpr std::size_t size = 512;
    bool operator==(const ExpansionSlots&) const = default;

private:
    alignas(std::max_align_t) std::array<std::byte, size> m_bytes{};
};

/// How a game stands, but for its board.
struct GameStanding {
    std::array<Figure, maxFigures> figures{};
    std::array<std::array<std::uint8_t, maxFigureKinds>, maxPlayers> supply{};
    std::array<std::uint16_t, maxPlayers> scores{};
    /// Copies of each kind that are still to be drawn.
    std::array<std::uint8_t, maxKinds> bag{};
    std::uint16_t bagTotal = 0;
    /// Tiles drawn so far, discarded ones too: what the dealer counts by.
    std::uint16_t draws = 0;
    /// The number of the turn, from 1.
    std::uint16_t turn = 1;
    std::uint8_t figureCount = 0;
    std::uint8_t playerCount = 0;
    /// Whose turn it is, and who decides now (nature for the dealer).
    Player active = 0;
    Player toMove = nature;
    /// The step of the turn's plan that waits for a choice.
    std::uint8_t step = 0;
    bool over = false;
    /// The active player plays once more, behind his own turn.
    bool extraTurn = false;
    /// The tile drawn and not yet placed.
    KindIndex drawn = noKind;
    /// The tile placed in this turn, or noTile.
    TileIndex placed = noTile;
    /// By their kinds.
    std::array<Piece, maxPieceKinds> pieces{};
    InlineList<Pile, maxPiles> piles;
    /// Pieces that each player has left for piles.
    std::array<std::uint8_t, maxPlayers> pilePieces{};
    /// In the order in which they were taken.
    InlineList<Holding, maxHoldings> holdings;
    // Not "slots": that is a macro where Qt is included.
    ExpansionSlots ofExpansions;

    [[nodiscard]] std::span<const Figure> figuresOnBoard() const { return {figures.data(), figureCount}; }
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

// The room for all expansions; of the board a copy takes what is there.
static_assert(sizeof(StateData) <= 32 * 1024, "a state is to stay within 32 KB");

/// Reading is free (`state->scores`), writing is left to the rules.
class State {
public:
    [[nodiscard]] const StateData* operator->() const& { return &m_data; }
    [[nodiscard]] const StateData& operator*() const& { return m_data; }
    // What they lead to would be gone.
    const StateData* operator->() const&& = delete;
    const StateData& operator*() const&& = delete;
    bool operator==(const State&) const = default;
    /// Equal states have equal hashes.
    [[nodiscard]] std::size_t hash() const;

private:
    friend class Rules;
    friend class PositionLayout;
    friend class PackedState;
    StateData m_data;
};

} // namespace vozka
