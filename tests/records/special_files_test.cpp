// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Only regular files are read and written. Only on systems with named pipes.
#include "files_fixture.h"

#include <sys/stat.h>

namespace vozka::records {
namespace {

TEST_F(Files, RefusesPipesAndDevices)
{
    const auto pipe = folder / "pipe";
    ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
    fs::create_symlink("pipe", folder / "link");
    fs::create_symlink("/dev/zero", folder / "zero");
    for (const auto& path : {pipe, folder / "link", folder / "zero", fs::path("/dev/null")}) {
        EXPECT_EQ(readFile(path).error().code, "file.not-regular") << path;
        const auto error = writeFile(path, "text");
        ASSERT_TRUE(error);
        EXPECT_EQ(error->code, "file.not-regular") << path;
    }
    EXPECT_TRUE(fs::is_fifo(pipe)) << "not replaced";
    EXPECT_EQ(entries(), 3);
}

} // namespace
} // namespace vozka::records
