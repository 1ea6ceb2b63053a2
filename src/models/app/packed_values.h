// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Removes values that Qt packs into settings files (@Variant, @DateTime). Qt unpacks them as soon as it reads
// a file, and damaged values can allocate memory until the program ends. Vozka writes none, so lines with
// such values are removed before Qt reads the file.
#pragma once

#include <QByteArray>
#include <QString>

namespace vozka {

/// Returns the text of a settings file without lines that contain a packed value, in any quoting or escaping.
/// Other lines are unchanged.
[[nodiscard]] QByteArray withoutPackedValues(const QByteArray& text);

/// Rewrites the file without packed values if it contains any. Returns false if rewriting fails or the file
/// is too large: then Qt must not read it. Returns true if the file is missing or not regular. With `aside`,
/// the original file is kept under another name, and `aside` receives its path; `aside` is unchanged if
/// nothing was removed.
[[nodiscard]] bool removePackedValues(const QString& path, QString* aside = nullptr);

} // namespace vozka
