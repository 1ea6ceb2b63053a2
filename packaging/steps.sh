# SPDX-FileCopyrightText: 2026 The Vozka developers
# SPDX-License-Identifier: GPL-3.0-or-later
# The steps of test.sh, one function each, and how they are run and counted. Sourced after setup.sh.
# shellcheck shell=bash

# From setup.sh.
: "${root:?}" "${build_jobs:?}"

failed=()

# private_surroundings: the tests see neither the display, the session bus nor the settings of whoever runs them.
private_surroundings()
{
    surroundings=$(mktemp -d)
    trap 'rm -rf "$surroundings"' EXIT
    mkdir -m 700 "$surroundings"/{runtime,config,data,state}
}

# ctest_in BUILD [VARIABLE=VALUE...]: runs the tests of a build head-less.
ctest_in()
{
    local build=$1
    shift
    env -u DISPLAY -u WAYLAND_DISPLAY \
        LANG=C.UTF-8 LC_ALL=C.UTF-8 QT_QPA_PLATFORM=offscreen DBUS_SESSION_BUS_ADDRESS=disabled: \
        XDG_RUNTIME_DIR="${XDG_RUNTIME_DIR:-$surroundings/runtime}" XDG_CONFIG_HOME="$surroundings/config" \
        XDG_DATA_HOME="$surroundings/data" XDG_STATE_HOME="$surroundings/state" "$@" \
        ctest --test-dir "$build" -j"$((build_jobs + 1))" --output-on-failure --no-tests=error
}

# step TITLE COMMAND...: runs one step and remembers it if it fails.
step()
{
    local title=$1 start=$SECONDS
    shift
    say "" "== $title"
    # A process of its own keeps "set -e" inside the step, which "if step" would switch off.
    set +e
    (
        set -e
        "$@"
    )
    local result=$?
    set -e
    if [[ $result -ne 0 ]]; then
        failed+=("$title")
        say "== FAILED: $title"
    else
        say "== done in $((SECONDS - start)) s"
    fi
}

# finish TITLE COMMAND...: the last step; its output ends with CTest's summary whatever happened before.
finish()
{
    local title=$1 log=$surroundings/last.log result=0
    shift
    if [[ ${#failed[@]} -gt 0 ]]; then
        say "" "== FAILED so far: $(printf '%s; ' "${failed[@]}")"
    fi
    say "" "== $title"
    "$@" 2>&1 | tee "$log" || result=1
    if [[ ${#failed[@]} -gt 0 ]]; then
        result=1
        # A summary "100% passed" alone would mislead whoever reads the last lines only.
        say "" "== FAILED outside these tests: $(printf '%s; ' "${failed[@]}")"
        sed -n '/tests passed/,$p' "$log"
    fi
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

# The program killed while it plays; the release tests hold a slice of it.
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
    local -a files
    mapfile -d '' -t files < <(find "$root/src" "$root/tests" -name '*.h' -print0 -o -name '*.cpp' -print0)
    if [[ ${#files[@]} -eq 0 ]]; then
        return 0
    fi
    clang-format --dry-run -Werror "${files[@]}"
}

# run_tidy BUILD REGEX [OPTION...]: clang-tidy over the sources of a configured build whose paths match.
run_tidy()
{
    local build=$1 sources=$2
    shift 2
    run-clang-tidy -quiet -j "$build_jobs" -p "$build" "$@" "$sources" 2>&1 \
        | sed -e '/^clang-tidy/d' -e '/warnings\? generated/d' -e '/^Suppressed/d' -e '/^$/d'
}

# The unity files of the release build. clang-tidy needs most of its time for headers, so this takes a quarter of the time
# that separate sources take. Only a unity file may include a source.
check_tidy_engine()
{
    run_tidy "$root/build/release" '/vozka_engine\.dir/Unity/' -checks=-bugprone-suspicious-include
}

# Every source of src/ separately. The build is configured and not built, so no source may include a generated one.
check_tidy()
{
    local build=$root/build/tidy
    configure release -B "$build" -DVOZKA_GUI=ON -DVOZKA_TESTS=ON -DVOZKA_UNITY=OFF
    run_tidy "$build" "^$(printf '%s' "$root/src/" | sed 's/[][\.*^$+?(){}|]/\\&/g')"
}

# cppcheck reads the sources as they stand, without the build.
check_with_cppcheck()
{
    cppcheck --enable=warning,performance,portability --std=c++20 --language=c++ --library=qt --library=googletest \
        -D'QML_NAMED_ELEMENT(name)=' -I "$root/src" --suppressions-list="$root/packaging/cppcheck.supp" \
        --error-exitcode=1 -q -j "$build_jobs" "$root/src"
}

# clazy, level 1, over what uses Qt; generated sources are left out. It knows fewer warnings than g++.
# Not asked: global objects with a constructor. They are constants made with QStringLiteral, which take no memory and
# need no order.
check_with_clazy()
{
    local build=$root/build/tidy found=$surroundings/clazy.log
    configure release -B "$build" -DVOZKA_GUI=ON -DVOZKA_TESTS=ON -DVOZKA_UNITY=OFF
    find "$root/src/models" "$root/src/app" -name '*.cpp' -print0 \
        | xargs -0 -n 4 -P "$build_jobs" clazy-standalone --checks=level1,no-non-pod-global-static -p "$build" \
            --extra-arg=-Wno-unknown-warning-option --ignore-dirs='.*/build/.*' 2>&1 | tee "$found"
    ! grep -q 'warning:\|error:' "$found"
}

# Computers that think, and the analysis, in threads of their own under the thread sanitizer. Only without Qt: the
# libraries of Qt would have to be built with it.
test_threads()
{
    local build=$root/build/threads
    configure threads -DVOZKA_TESTS=ON
    cmake --build "$build" --parallel "$build_jobs" --target threads_test
    # Where the system scatters memory widely the sanitizer of g++ 12 does not start.
    setarch "$(uname -m)" --addr-no-randomize "$build/tests/players/threads_test"
}

# Very many games: all laws at every state, at every tenth, and computers to the end.
soak()
{
    local soak=$root/build/release/tests/soak/soak
    "$soak" --games "${1:-20000}"
    "$soak" --games "$((${1:-20000} * 5))" --every 10 --seed 1000000
    "$soak" --medium 300 --hard 50 --ms 20
}

# Everything below the models is to build where there is no Qt: CMake may not find it, the compiler is not told of it.
# The same build has the sanitizers, so that these rooms are compiled once more and not twice.
test_without_qt()
{
    local build=$root/build/sanitize
    configure sanitize -DVOZKA_GUI=OFF -DVOZKA_TESTS=ON -DCMAKE_DISABLE_FIND_PACKAGE_Qt6=ON
    if grep -n 'qt6\|Qt6' "$build/compile_commands.json"; then
        say "A compile command of the build without Qt names Qt."
        return 1
    fi
    cmake --build "$build" --parallel "$build_jobs"
    ctest_in "$build" UBSAN_OPTIONS=print_stacktrace=1
}

# Qt keeps some memory until the end; only in this build, where its libraries are, are such leaks passed over.
test_sanitized_gui()
{
    local build=$root/build/sanitize-gui
    configure sanitize -B "$build" -DVOZKA_GUI=ON -DVOZKA_TESTS=ON
    cmake --build "$build" --parallel "$build_jobs"
    ctest_in "$build" UBSAN_OPTIONS=print_stacktrace=1 \
        LSAN_OPTIONS="suppressions=$root/packaging/lsan.supp:print_suppressions=0"
}

# The package is made, looked over by Debian's own checker, and tried in a bare system.
test_package()
{
    local -a made
    "$root/packaging/package.sh"
    mapfile -t made < <(find "$root/build/package" -maxdepth 1 -name 'vozka_*.deb')
    lintian --allow-root --fail-on error "${made[@]}"
    if [[ $(id -u) -ne 0 ]]; then
        say "Only root can set up a bare system; there the package is not tried."
        return 0
    fi
    "$root/tests/packaging/fresh_root.sh" "${made[@]}" "$root/tests/games/abbey-and-mayor-c1-2.vozka"
}

# Everything without Qt for Windows. Where wine is, the program answers there and the tests run.
build_for_windows()
{
    local build=$root/build/windows left_out test bad=0
    configure windows
    cmake --build "$build" --parallel "$build_jobs"
    # Debian keeps it out of the way.
    PATH=$PATH:/usr/lib/wine
    if command -v wine64 >/dev/null; then
        export WINEDEBUG=-all WINEPREFIX="$surroundings/wine"
        wine64 "$build/src/cli/vozka-cli.exe" sets | grep '^base: 72'
        left_out=$(sed -e '/^#/d' -e '/^$/d' "$root/packaging/windows/tests_left_out.txt" | paste -sd:)
        while read -r -u 3 test; do
            say "${test#"$build"/}"
            wine64 "$test" --gtest_brief=1 --gtest_filter="-$left_out" || bad=1
        done 3< <(find "$build/tests" -name '*_test.exe' | sort)
    fi
    return "$bad"
}
