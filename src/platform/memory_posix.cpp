// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "platform/memory.h"

#include <cstdlib>
#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace vozka::platform {

void keepMemoryTogether()
{
#ifdef __GLIBC__
    // Smaller than the picture of a tile, and than a state of a game: a long game keeps hundreds of them,
    // each of which has room for more than is ever in it, and room that nobody has written to takes nothing
    // as long as it comes from the system. By itself glibc raises that limit with every piece that is let go,
    // and keeps the room of those that follow.
    constexpr int large = 20 * 1024;
    constexpr int arenas = 2;
    mallopt(M_MMAP_THRESHOLD, large);
    constexpr int unused = 120 * 1024;
    mallopt(M_TRIM_THRESHOLD, unused);
    mallopt(M_ARENA_MAX, arenas);
#endif
}

void giveBackMemory()
{
#ifdef __GLIBC__
    malloc_trim(0);
#endif
}

} // namespace vozka::platform
