// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "platform/memory.h"

namespace vozka::platform {

void configureAllocator() {}

void releaseUnusedMemory() {}

} // namespace vozka::platform
