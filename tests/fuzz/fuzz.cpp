// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Entry point of libFuzzer: runs one target, which is selected at compile time.
#include "targets.h"

#include <cstdint>

// libFuzzer requires this name. NOLINTNEXTLINE(readability-identifier-naming)
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view bytes(reinterpret_cast<const char*>(data), size);
    for (const auto& target : vozka::fuzz::targets())
        if (target.name == VOZKA_FUZZ_TARGET)
            target.feed(bytes);
    return 0;
}
