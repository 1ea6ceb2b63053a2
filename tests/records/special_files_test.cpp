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
    // Not /dev/null, because faulty code that is run as root would replace it on the machine.
    fs::create_symlink("/dev/full", folder / "device");
    for (const auto& path : {pipe, folder / "link", folder / "device", fs::path("/dev/full")}) {
        const auto read = readFile(path);
        ASSERT_FALSE(read) << path;
        EXPECT_EQ(read.error().code, "file.not-regular") << path;
        const auto error = writeFile(path, "text");
        ASSERT_TRUE(error);
        EXPECT_EQ(error->code, "file.not-regular") << path;
    }
    EXPECT_TRUE(fs::is_fifo(pipe)) << "not replaced";
    EXPECT_EQ(fileCount(), 3);
}

} // namespace
} // namespace vozka::records
