// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// An open file by the number that the C library gives it.
#pragma once

#include <utility>

namespace vozka::platform {

/// Closes itself.
class Descriptor {
public:
    /// Below 0 = it could not be opened.
    explicit Descriptor(int number) : m_number(number) {}
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    ~Descriptor() { (void)close(); }

    [[nodiscard]] bool isOpen() const { return m_number >= 0; }
    [[nodiscard]] int number() const { return m_number; }
    /// False if what was written may be lost.
    bool close()
    {
        const int number = std::exchange(m_number, -1);
        return number < 0 || isClosed(number);
    }

private:
    /// By the system; false if it says that something went wrong.
    static bool isClosed(int number);

    int m_number;
};

} // namespace vozka::platform
