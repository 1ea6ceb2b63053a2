# SPDX-FileCopyrightText: 2026 The Vozka developers
# SPDX-License-Identifier: GPL-3.0-or-later
# The steps of test.sh, one function each, and functions that run them. Sourced after setup.sh.
# shellcheck shell=bash

# From setup.sh.
: "${root:?}" "${build_jobs:?}"
# From test.sh: --quick, --full or empty.
: "${extent=}"

failed=()
# The titles of the finished steps with their times in seconds.
times=()

# make_test_folders: makes folders for ctest_in, so that tests do not use the settings of the user.
make_test_folders()
{
    test_folders=$(mktemp -d)
    trap 'rm -rf "$test_folders"' EXIT
    mkdir -m 700 "$test_folders"/{runtime,config,data,state}
}

# ctest_in BUILD [OPTION...]: runs the tests of a build without the display and the session bus of the user. The options
# are for ctest.
ctest_in()
{
    local build=$1
    shift
    env -u DISPLAY -u WAYLAND_DISPLAY \
        LANG=C.UTF-8 LC_ALL=C.UTF-8 QT_QPA_PLATFORM=offscreen DBUS_SESSION_BUS_ADDRESS=disabled: \
        XDG_RUNTIME_DIR="${XDG_RUNTIME_DIR:-$test_folders/runtime}" XDG_CONFIG_HOME="$test_folders/config" \
        XDG_DATA_HOME="$test_folders/data" XDG_STATE_HOME="$test_folders/state" \
        ctest --test-dir "$build" -j"$((build_jobs + 1))" --output-on-failure --no-tests=error "$@"
}

# step TITLE COMMAND...: runs one step and adds its title to `failed` if it fails.
step()
{
    local title=$1 start=$SECONDS
    shift
    say "" "== $title"
    # A subshell, because "if" would switch "set -e" off inside the step.
    set +e
    (
        set -e
        "$@"
    )
    local result=$?
    set -e
    times+=("$title: $((SECONDS - start)) s")
    if [[ $result -ne 0 ]]; then
        failed+=("$title")
        say "== FAILED: $title"
    else
        say "== done in $((SECONDS - start)) s"
    fi
}

# finish TITLE COMMAND...: runs the last step, CTest, and exits. The output ends with the times of all steps, failed steps
# and CTest's summary.
finish()
{
    local title=$1 log=$test_folders/last.log start=$SECONDS result=0
    shift
    if [[ ${#failed[@]} -gt 0 ]]; then
        say "" "== FAILED so far: $(printf '%s; ' "${failed[@]}")"
    fi
    say "" "== $title"
    "$@" 2>&1 | tee "$log" || result=1
    times+=("$title: $((SECONDS - start)) s")
    say "" "== Times" "${times[@]}"
    if [[ ${#failed[@]} -gt 0 ]]; then
        result=1
        # Without this the last lines would say "100% tests passed" although another step failed.
        say "" "== FAILED outside these tests: $(printf '%s; ' "${failed[@]}")"
    fi
    sed -n '/tests passed/,$p' "$log"
    exit "$result"
}

build_release()
{
    configure release -DVOZKA_GUI=ON -DVOZKA_TESTS=ON
    cmake --build "$root/build/release" --parallel "$build_jobs"
}

test_release()
{
    ctest_in "$root/build/release"
}

# Kills the program while it plays. The release tests do so a few times.
kill_often()
{
    python3 "$root/tests/app/kill_test.py" "$root/build/release/src/app/vozka" "$root/build/release/src/cli/vozka-cli" \
        --slow-sync "$root/build/release/tests/app/libvozka_slow_sync.so" --runs 500
}

# Unity files hide missing includes. Here every source of a library is compiled separately.
build_without_unity()
{
    local build=$root/build/no-unity
    configure dev -B "$build" -DVOZKA_GUI=ON -DVOZKA_TESTS=OFF -DCMAKE_CXX_FLAGS_DEBUG=-O0
    cmake --build "$build" --parallel "$build_jobs" --target vozka_libraries
}

# Precompiled headers hide missing includes, too. Here every header and every source is compiled without them.
check_includes()
{
    local build=$root/build/includes
    configure dev -B "$build" -DVOZKA_GUI=ON -DVOZKA_TESTS=OFF -DCMAKE_CXX_FLAGS_DEBUG=-O0 \
        -DCMAKE_DISABLE_PRECOMPILE_HEADERS=ON
    cmake --build "$build" --parallel "$build_jobs" --target check-headers vozka_libraries
}

check_format()
{
    "$root/packaging/sources.sh" check-format
}

check_tidy_engine()
{
    "$root/packaging/sources.sh" tidy "$root/build/release"
}

# Every source of src/ separately.
check_tidy()
{
    local build=$root/build/tidy
    configure release -B "$build" -DVOZKA_GUI=ON -DVOZKA_TESTS=ON -DVOZKA_UNITY=OFF
    "$root/packaging/sources.sh" tidy "$build"
}

# cppcheck reads the sources without the build.
check_with_cppcheck()
{
    cppcheck --enable=warning,performance,portability --std=c++20 --language=c++ --library=qt --library=googletest \
        -D'QML_NAMED_ELEMENT(name)=' -I "$root/src" --suppressions-list="$root/packaging/cppcheck.supp" \
        --error-exitcode=1 -q -j "$build_jobs" "$root/src"
}

# Runs clazy, level 1, over the sources with Qt, without generated ones. It does not know all warning options of g++.
# Global objects with a constructor are allowed: they are QStringLiteral constants, which need no order.
check_with_clazy()
{
    local build=$root/build/tidy found=$test_folders/clazy.log
    configure release -B "$build" -DVOZKA_GUI=ON -DVOZKA_TESTS=ON -DVOZKA_UNITY=OFF
    find "$root/src/models" "$root/src/app" -name '*.cpp' -print0 \
        | xargs -0 -n 4 -P "$build_jobs" clazy-standalone --checks=level1,no-non-pod-global-static -p "$build" \
            --extra-arg=-Wno-unknown-warning-option --ignore-dirs='.*/build/.*' 2>&1 | tee "$found"
    ! grep -q 'warning:\|error:' "$found"
}

# Runs computer players and the analysis in threads with the thread sanitizer. Without Qt, because the libraries of Qt
# are not built with the sanitizer.
test_threads()
{
    local build=$root/build/threads
    configure threads -DVOZKA_TESTS=ON
    cmake --build "$build" --parallel "$build_jobs" --target threads_test
    # The thread sanitizer of g++ 12 does not start with wide address randomization.
    setarch "$(uname -m)" --addr-no-randomize "$build/tests/players/threads_test"
}

# soak [GAMES]: plays random games with all laws at every state, five times as many games with all laws at every tenth
# state, and games of computers.
soak()
{
    local soak=$root/build/release/tests/soak/soak
    "$soak" --games "${1:-20000}"
    "$soak" --games "$((${1:-20000} * 5))" --every 10 --seed 1000000
    "$soak" --medium 300 --hard 50 --ms 20
}

# Builds everything below the models without Qt: CMake must not find it, and no compile command may name it. The build
# has the sanitizers, so that one build serves both tests. Only --full runs the slow tests with them.
test_without_qt()
{
    local build=$root/build/sanitize
    configure sanitize -DVOZKA_GUI=OFF -DVOZKA_TESTS=ON -DCMAKE_DISABLE_FIND_PACKAGE_Qt6=ON
    if grep -n 'qt6\|Qt6' "$build/compile_commands.json"; then
        say "A compile command of the build without Qt names Qt."
        return 1
    fi
    cmake --build "$build" --parallel "$build_jobs"
    if [[ $extent == --full ]]; then
        UBSAN_OPTIONS=print_stacktrace=1 ctest_in "$build"
    else
        UBSAN_OPTIONS=print_stacktrace=1 ctest_in "$build" --exclude-regex '\.slow$'
    fi
}

# Qt keeps some memory until the exit. Only this build, which has Qt, suppresses such leaks.
test_sanitized_gui()
{
    local build=$root/build/sanitize-gui
    configure sanitize -B "$build" -DVOZKA_GUI=ON -DVOZKA_TESTS=ON
    cmake --build "$build" --parallel "$build_jobs"
    UBSAN_OPTIONS=print_stacktrace=1 LSAN_OPTIONS="suppressions=$root/packaging/lsan.supp:print_suppressions=0" \
        ctest_in "$build"
}

# Makes the package, checks it with lintian, and tests it in a bare system.
test_package()
{
    local -a made
    "$root/packaging/package.sh"
    mapfile -t made < <(find "$root/build/package" -maxdepth 1 -name 'vozka_*.deb')
    lintian --allow-root --fail-on error "${made[@]}"
    if [[ $(id -u) -ne 0 ]]; then
        say "Skipped: the test in a minimal system needs root."
        return 0
    fi
    "$root/tests/packaging/fresh_root.sh" "${made[@]}" "$root/tests/games/abbey-and-mayor-c1-2.vozka"
}

# Builds everything without Qt for Windows. If wine is installed, runs vozka-cli and the tests.
build_for_windows()
{
    local build=$root/build/windows left_out test bad=0
    configure windows
    cmake --build "$build" --parallel "$build_jobs"
    # Debian installs wine64 outside of PATH.
    PATH=$PATH:/usr/lib/wine
    if command -v wine64 >/dev/null; then
        export WINEDEBUG=-all WINEPREFIX="$test_folders/wine"
        wine64 "$build/src/cli/vozka-cli.exe" sets | grep '^base: 72'
        left_out=$(sed -e '/^#/d' -e '/^$/d' "$root/packaging/windows/tests_left_out.txt" | paste -sd:)
        while read -r -u 3 test; do
            say "${test#"$build"/}"
            wine64 "$test" --gtest_brief=1 --gtest_filter="-$left_out" || bad=1
        done 3< <(find "$build/tests" -name '*_test.exe' | sort)
    fi
    return "$bad"
}
