// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Makes fsync of this program wait, fail, or both, and hard links impossible, while it lives.
#pragma once

namespace vozka {

class SlowDisk {
public:
    SlowDisk();
    SlowDisk(const SlowDisk&) = delete;
    SlowDisk& operator=(const SlowDisk&) = delete;
    ~SlowDisk();

    /// Lets the next calls of fsync return.
    void pass(int calls);
    /// From now on all calls of fsync return immediately.
    void passAll();
    /// From now on fsync fails when it returns.
    void fail(bool fails);
    void forbidLinks();
    /// Number of calls of fsync so far.
    [[nodiscard]] int calls() const;
    /// Waits until a call of fsync waits. Returns false after 20 s.
    [[nodiscard]] bool isReached() const;
    /// True if no call had to return because the test took longer than 20 s.
    [[nodiscard]] bool isHeld() const;
};

} // namespace vozka
