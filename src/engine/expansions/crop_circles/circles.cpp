// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/expansions/crop_circles/circles.h"

namespace vozka::crop_circles {

Circles::Circles(const TileCatalogue& catalogue) : m_symbols(static_cast<std::size_t>(catalogue.kindCount()))
{
    for (const auto& symbol : symbols) {
        const auto kinds = kindsMarked(catalogue, symbol.mark);
        for (std::size_t kind = 0; kind < m_symbols.size(); ++kind)
            if (kinds.contains(kind))
                m_symbols[kind] = &symbol;
    }
}

} // namespace vozka::crop_circles
