// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Whether a file can be opened or saved under a name, before it is tried.
#pragma once

#include "records/error.h"

#include <QString>

#include <filesystem>

namespace vozka {

struct FileTarget {
    /// Ready: it is there to be opened, or its name is free. Occupied: saving would replace a file.
    enum class State { Ready, Occupied, Folder, Wrong };
    State state = State::Wrong;
    std::filesystem::path path;
    /// What is wrong, in a sentence.
    QString problem;
};

/// The path meant by what somebody typed while he looked at a folder: a name, a path from there, "/..." or
/// "~/...".
[[nodiscard]] records::Result<std::filesystem::path> typedPath(const std::filesystem::path& folder,
                                                               const QString& text);
/// With the ending, unless it has it; what is but half of the ending (".json") does not stay before it.
/// Several endings have spaces between them: any of them will do, the first one is added.
[[nodiscard]] std::filesystem::path withEnding(const std::filesystem::path& path, const QString& endings);

[[nodiscard]] FileTarget targetToSave(const std::filesystem::path& path, const QString& ending);
/// If there is no such file, one that has any of the endings besides is meant.
[[nodiscard]] FileTarget targetToOpen(const std::filesystem::path& path, const QStringList& endings);
/// Why nothing can be listed there; empty if it can.
[[nodiscard]] QString folderProblem(const std::filesystem::path& folder);

} // namespace vozka
