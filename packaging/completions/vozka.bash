# SPDX-FileCopyrightText: 2026 The Vozka developers
# SPDX-License-Identifier: GPL-3.0-or-later
# Completion of bash for vozka. Needs only bash.
# shellcheck shell=bash

_vozka()
{
    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]}
    COMPREPLY=()
    case $before in
    --lang) mapfile -t COMPREPLY < <(compgen -W 'cs de en' -- "$word") ;;
    --theme) mapfile -t COMPREPLY < <(compgen -W 'light dark contrast' -- "$word") ;;
    --overlay) mapfile -t COMPREPLY < <(compgen -W 'C1 C2 compare owners fields dead' -- "$word") ;;
    --player) mapfile -t COMPREPLY < <(compgen -W '0 1 2 3 4 5' -- "$word") ;;
    --wagon | --size | --frame-ms) ;;
    --picture)
        compopt -o filenames
        mapfile -t COMPREPLY < <(
            compgen -d -- "$word"
            compgen -f -X '!*.png' -- "$word"
        )
        ;;
    --film)
        compopt -o filenames
        mapfile -t COMPREPLY < <(
            compgen -d -- "$word"
            compgen -f -X '!*.webp' -- "$word"
            compgen -f -X '!*.gif' -- "$word"
        )
        ;;
    *)
        if [[ $word == -* ]]; then
            mapfile -t COMPREPLY < <(compgen -W '-h --help -v --version --lang --theme --picture --overlay --wagon
                --player --film --frame-ms --size --self-test' -- "$word")
        else
            compopt -o filenames
            mapfile -t COMPREPLY < <(
                compgen -d -- "$word"
                compgen -f -X '!*.vozka' -- "$word"
                compgen -f -X '!*.position.json' -- "$word"
            )
        fi
        ;;
    esac
}
complete -F _vozka vozka
