// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "call.h"

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <atomic>
#include <cstdlib>
#include <fstream>
#include <sstream>

namespace vozka {

namespace {

std::string quoted(const std::string& argument)
{
    std::string text(1, '\'');
    for (const char c : argument)
        text += c == '\'' ? "'\\''" : std::string(1, c);
    return text + '\'';
}

} // namespace

std::string textOf(const std::filesystem::path& path)
{
    std::ifstream in(path, std::ios::binary);
    std::stringstream text;
    text << in.rdbuf();
    return text.str();
}

std::string gamePath(const std::string& name)
{
    return std::string(VOZKA_GAMES "/") + name;
}

std::string joined(const std::vector<std::string>& parts)
{
    std::string text;
    for (const auto& part : parts)
        text.append(text.empty() ? "" : ",\n  ").append(part);
    return text;
}

TemporaryFile::TemporaryFile(const std::string& text)
{
    static std::atomic<int> count{0};
    m_path = testing::TempDir() + "vozka-cli-" + std::to_string(::getpid()) + "-" + std::to_string(count++);
    std::ofstream(m_path, std::ios::binary) << text;
}

TemporaryFile::~TemporaryFile()
{
    std::filesystem::remove(m_path);
}

Answer call(const std::vector<std::string>& arguments)
{
    return call(VOZKA_CLI, arguments);
}

Answer call(const std::string& program, const std::vector<std::string>& arguments)
{
    const TemporaryFile out;
    const TemporaryFile err;
    std::string command = quoted(program);
    for (const auto& argument : arguments)
        command.append(" ").append(quoted(argument));
    command.append(" >").append(quoted(out.path())).append(" 2>").append(quoted(err.path()));
    const int status = std::system(command.c_str()); // NOLINT(cert-env33-c): users call it from a shell, too
    return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, textOf(out.path()), textOf(err.path())};
}

} // namespace vozka
