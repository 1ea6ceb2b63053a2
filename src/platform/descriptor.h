// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// File descriptor of the C library.
#pragma once

#include <utility>

namespace vozka::platform {

/// Closes the file in its destructor.
class Descriptor {
public:
    /// `number`: negative if the file could not be opened.
    explicit Descriptor(int number) : m_number(number) {}
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    ~Descriptor() { (void)close(); }

    [[nodiscard]] bool isOpen() const { return m_number >= 0; }
    [[nodiscard]] int number() const { return m_number; }
    /// Returns false if written data might be lost.
    bool close()
    {
        const int number = std::exchange(m_number, -1);
        return number < 0 || closeNumber(number);
    }

private:
    /// Closes the file. Returns false on an error.
    static bool closeNumber(int number);

    int m_number;
};

} // namespace vozka::platform
