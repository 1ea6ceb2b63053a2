// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Values that Qt packs into a settings file (@Variant, @DateTime) are unpacked as soon as the file is read,
// and a damaged one may ask for more memory than there is, which ends the program. Vozka writes none, so
// lines with one are taken out before Qt sees them.
#pragma once

#include <QByteArray>
#include <QString>

namespace vozka {

/// The text of a settings file without the lines that hold a packed value, however they are quoted or
/// escaped; every other line as it is.
[[nodiscard]] QByteArray withoutPackedValues(const QByteArray& text);

/// Writes the file anew without its packed values, if it holds any. False if that is necessary and cannot be
/// done, or if the file is larger than any of ours: then Qt must not read it. A file that is not there, or is
/// no regular file, has none. `aside`, if asked for, gets the new name of the file as it was, which is kept;
/// it stays empty if nothing was taken out.
[[nodiscard]] bool takeOutPackedValues(const QString& path, QString* aside = nullptr);

} // namespace vozka
