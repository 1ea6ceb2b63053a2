// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "records/quote.h"

#include <algorithm>
#include <array>
#include <vector>

namespace vozka::records {

namespace {

constexpr std::size_t maxBytesOfCharacter = 4;

bool isContinuationByte(char byte)
{
    return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U;
}

/// A UTF-8 character with its code point. `bytes` is 0 if the text starts with invalid UTF-8.
struct Character {
    std::size_t bytes = 0;
    char32_t codePoint = 0;
};

Character firstCharacter(std::string_view text)
{
    const auto lead = static_cast<unsigned char>(text.front());
    if (lead < 0x80)
        return {1, lead};
    const std::size_t bytes = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
    if (lead < 0xC2 || lead > 0xF4 || text.size() < bytes)
        return {};
    char32_t codePoint = lead & (0x7FU >> bytes);
    for (const char byte : text.substr(1, bytes - 1)) {
        if (!isContinuationByte(byte))
            return {};
        codePoint = codePoint << 6U | (static_cast<unsigned char>(byte) & 0x3FU);
    }
    // Overlong forms, surrogates, and numbers above the last code point are invalid.
    constexpr std::array<char32_t, maxBytesOfCharacter + 1> smallest{0, 0, 0x80, 0x800, 0x10000};
    const bool isSurrogate = codePoint >= 0xD800 && codePoint <= 0xDFFF;
    return codePoint < smallest[bytes] || isSurrogate || codePoint > 0x10FFFF ? Character{}
                                                                              : Character{bytes, codePoint};
}

/// True for control characters, direction marks and line breaks.
bool isControl(char32_t codePoint)
{
    constexpr std::array<std::pair<char32_t, char32_t>, 8> ranges{{{0x00, 0x1F},
                                                                   {0x7F, 0x9F},
                                                                   {0x61C, 0x61C},
                                                                   {0x200E, 0x200F},
                                                                   {0x2028, 0x202E},
                                                                   {0x2066, 0x2069},
                                                                   {0xFEFF, 0xFEFF},
                                                                   {0xFFF9, 0xFFFB}}};
    return std::ranges::any_of(
        ranges, [&](const auto& each) { return codePoint >= each.first && codePoint <= each.second; });
}

std::string hexadecimal(char kind, unsigned number, int digits)
{
    std::string text{'\\', kind};
    for (int shift = 4 * (digits - 1); shift >= 0; shift -= 4)
        text += "0123456789ABCDEF"[number >> static_cast<unsigned>(shift) & 0xFU];
    return text;
}

std::string escaped(char32_t codePoint)
{
    switch (codePoint) {
    case '\n':
        return "\\n";
    case '\r':
        return "\\r";
    case '\t':
        return "\\t";
    default:
        return hexadecimal('u', codePoint, 4);
    }
}

/// A character in its displayed form. `length`: number of displayed characters.
struct Piece {
    std::string text;
    std::size_t length;
};

std::vector<Piece> piecesOf(std::string_view text)
{
    std::vector<Piece> pieces;
    while (!text.empty()) {
        const auto [bytes, codePoint] = firstCharacter(text);
        auto displayed = bytes == 0 ? hexadecimal('x', static_cast<unsigned char>(text.front()), 2)
                         : isControl(codePoint) ? escaped(codePoint)
                                                : std::string(text.substr(0, bytes));
        const bool isUnchanged = bytes != 0 && !isControl(codePoint);
        const auto length = isUnchanged ? 1 : displayed.size();
        pieces.push_back({std::move(displayed), length});
        text.remove_prefix(std::max<std::size_t>(bytes, 1));
    }
    return pieces;
}

/// Returns the number of pieces from the start of the list that fit into `freeLength` displayed characters.
template<class Pieces>
std::size_t countFitting(const Pieces& pieces, std::size_t freeLength)
{
    std::size_t count = 0;
    for (const auto& piece : pieces) {
        if (piece.length > freeLength)
            break;
        freeLength -= piece.length;
        ++count;
    }
    return count;
}

std::string joined(const std::vector<Piece>& pieces, std::size_t from, std::size_t to)
{
    std::string text;
    for (; from < to; ++from)
        text += pieces[from].text;
    return text;
}

} // namespace

std::size_t countCharacters(std::string_view text)
{
    return static_cast<std::size_t>(
        std::ranges::count_if(text, [](char byte) { return !isContinuationByte(byte); }));
}

std::string quote(std::string_view text, std::size_t maxLength)
{
    // Only convert the parts at the start and the end of a long text that can be displayed.
    const auto maxBytes = maxLength * maxBytesOfCharacter;
    std::string_view end = text;
    if (text.size() > 2 * maxBytes) {
        end = text.substr(text.size() - maxBytes);
        while (!end.empty() && isContinuationByte(end.front()))
            end.remove_prefix(1);
        text = text.substr(0, maxBytes);
    }
    const auto first = piecesOf(text);
    if (end == text && countFitting(first, maxLength) == first.size())
        return joined(first, 0, first.size());
    auto last = piecesOf(end);
    std::reverse(last.begin(), last.end());
    const auto lastCount = countFitting(last, (maxLength - 1) / 2);
    std::reverse(last.begin(), last.end());
    return joined(first, 0, countFitting(first, maxLength / 2)) + "…"
           + joined(last, last.size() - lastCount, last.size());
}

std::string quoteMessage(std::string_view message)
{
    constexpr std::size_t maxMessageLength = 400;
    std::string text;
    while (!message.empty() && text.size() <= maxMessageLength * maxBytesOfCharacter) {
        const auto word = message.substr(0, message.find(' '));
        text.append(quote(word));
        message.remove_prefix(word.size());
        const auto next = std::min(message.find_first_not_of(' '), message.size());
        message.remove_prefix(next);
        if (next != 0)
            text.append(" ");
    }
    return quote(text, maxMessageLength);
}

} // namespace vozka::records
