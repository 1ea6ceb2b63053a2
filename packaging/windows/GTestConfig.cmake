# SPDX-FileCopyrightText: 2026 The Vozka developers
# SPDX-License-Identifier: GPL-3.0-or-later
# GoogleTest for the cross compiler, built from the sources that Debian installs.
set(sources /usr/src/googletest/googletest)
add_library(gtest STATIC "${sources}/src/gtest-all.cc")
target_include_directories(gtest SYSTEM PUBLIC "${sources}/include" PRIVATE "${sources}")
target_compile_features(gtest PUBLIC cxx_std_20)
add_library(gtest_main STATIC "${sources}/src/gtest_main.cc")
target_link_libraries(gtest_main PUBLIC gtest)
add_library(GTest::gtest ALIAS gtest)
add_library(GTest::gtest_main ALIAS gtest_main)
