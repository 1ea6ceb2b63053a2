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
    // By itself glibc raises this limit with every piece that is let go, and keeps the room of those that
    // follow. Much smaller, and what is drawn anew with every frame would be asked for and given back every
    // time: a tenth of the time that a frame takes where OpenGL is software.
    constexpr int large = 64 * 1024;
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
