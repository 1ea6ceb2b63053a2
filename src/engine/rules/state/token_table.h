// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The tokens of a state.
#pragma once

#include "engine/base/state_table.h"
#include "engine/rules/state/token.h"

namespace vozka {

/// Sorted by kind. Tokens of one kind are in the order of their addition.
class TokenTable {
public:
    [[nodiscard]] std::span<const Token> all() const { return m_tokens.all(); }
    /// The kind of an entry must not be changed.
    [[nodiscard]] std::span<Token> all() { return m_tokens.all(); }
    [[nodiscard]] std::size_t size() const { return m_tokens.size(); }
    [[nodiscard]] const Token& operator[](std::size_t at) const { return m_tokens[at]; }
    /// Requires: the game has such tokens.
    [[nodiscard]] std::span<const Token> of(TokenKind kind) const
    {
        return {all().data() + first(kind), end(kind) - first(kind)};
    }
    [[nodiscard]] std::span<Token> of(TokenKind kind)
    {
        return {all().data() + first(kind), end(kind) - first(kind)};
    }
    /// Adds the token after the others of its kind. Requires: the table is not full.
    void insert(const Token& token)
    {
        m_tokens.insert(end(token.kind), token);
        for (auto& end : m_ends.all().subspan(number(token.kind)))
            ++end;
    }
    /// Requires: the token exists.
    void erase(std::size_t at)
    {
        for (auto& end : m_ends.all().subspan(number(m_tokens[at].kind)))
            --end;
        m_tokens.erase(at);
    }
    bool operator==(const TokenTable&) const = default;

private:
    friend struct StateTables;
    friend class State;
    [[nodiscard]] static std::size_t number(TokenKind kind) { return static_cast<std::size_t>(index(kind)); }
    [[nodiscard]] std::size_t end(TokenKind kind) const { return m_ends[number(kind)]; }
    [[nodiscard]] std::size_t first(TokenKind kind) const
    {
        return number(kind) == 0 ? 0 : m_ends[number(kind) - 1];
    }

    StateTable<Token> m_tokens;
    /// For each kind, the index after its last token.
    StateTable<std::uint16_t> m_ends;
};

} // namespace vozka
