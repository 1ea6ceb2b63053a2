// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// While an object exists, calls of fsync in this program wait. They can also fail, and hard links can be
// forbidden.
#pragma once

namespace vozka {

class SlowDisk {
public:
    SlowDisk();
    SlowDisk(const SlowDisk&) = delete;
    SlowDisk& operator=(const SlowDisk&) = delete;
    ~SlowDisk();

    /// Lets the next `calls` calls of fsync return.
    void pass(int calls);
    /// From now on all calls of fsync return immediately.
    void passAll();
    /// `fails`: true if calls of fsync return an error from now on.
    void fail(bool fails);
    void forbidLinks();
    /// Number of calls of fsync so far.
    [[nodiscard]] int calls() const;
    /// Waits until a call of fsync waits in this object. Returns false after 20 s.
    [[nodiscard]] bool isReached() const;
    /// False if a call of fsync returned without permission, because it had waited 20 s.
    [[nodiscard]] bool isHeld() const;
};

} // namespace vozka
