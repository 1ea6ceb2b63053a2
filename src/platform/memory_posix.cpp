// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "platform/memory.h"

#include <cstdlib>
#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace vozka::platform {

void configureAllocator()
{
#ifdef __GLIBC__
    // By default glibc raises the limits below when large blocks are freed, and keeps their memory. With much
    // smaller limits, each frame would get its memory from the system and return it. With software OpenGL
    // that takes a tenth of the frame time.
    constexpr int largeBlockBytes = 64 * 1024;
    constexpr int maxArenas = 2;
    mallopt(M_MMAP_THRESHOLD, largeBlockBytes);
    constexpr int maxUnusedBytes = 120 * 1024;
    mallopt(M_TRIM_THRESHOLD, maxUnusedBytes);
    mallopt(M_ARENA_MAX, maxArenas);
#endif
}

void releaseUnusedMemory()
{
#ifdef __GLIBC__
    malloc_trim(0);
#endif
}

} // namespace vozka::platform
