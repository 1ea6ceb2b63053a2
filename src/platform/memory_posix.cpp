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
    // Smaller than the picture of a tile. By itself glibc raises that limit with every picture that is let
    // go, and keeps the room of those that follow.
    constexpr int large = 60 * 1024;
    constexpr int arenas = 2;
    mallopt(M_MMAP_THRESHOLD, large);
    mallopt(M_TRIM_THRESHOLD, 2 * large);
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
