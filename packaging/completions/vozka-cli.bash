# SPDX-FileCopyrightText: 2026 The Vozka developers
# SPDX-License-Identifier: GPL-3.0-or-later
# Completion of bash for vozka-cli. Needs only bash.
# shellcheck shell=bash

# _vozka_cli_options COMMAND: prints the options of a command; without COMMAND, the options before it.
_vozka_cli_options()
{
    local game='--edition --sets --seed' thinking='--move-ms --iterations --cpu-time'
    case $1 in
    replay) echo '-h --help --json --legal' ;;
    reach) echo '-h --help --wagon --player --edition --json' ;;
    explain) echo '-h --help' ;;
    play) echo "-h --help --players --out $game $thinking" ;;
    arena) echo "-h --help --players --games --log --resume --json $game $thinking" ;;
    bench) echo "-h --help --games --players --json $game" ;;
    sets) echo '-h --help --json' ;;
    think) echo "-h --help --level --seed --json $thinking" ;;
    analyse) echo "-h --help --seed --json $thinking" ;;
    *) echo '-h --help --version' ;;
    esac
}

# _vozka_cli_listed WORD ENTRY...: completes the last entry of a list with commas.
_vozka_cli_listed()
{
    local done='' word=$1
    shift
    [[ $word == *,* ]] && done=${word%,*},
    compgen -P "$done" -W "$*" -- "${word##*,}"
}

_vozka_cli()
{
    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} command='' i
    for ((i = 1; i < COMP_CWORD; ++i)); do
        [[ ${COMP_WORDS[i]} != -* ]] && command=${COMP_WORDS[i]} && break
    done
    COMPREPLY=()
    local kinds='random easy medium hard'
    case $before in
    --edition) mapfile -t COMPREPLY < <(compgen -W 'C1 C2' -- "$word") ;;
    --level) mapfile -t COMPREPLY < <(compgen -W "$kinds" -- "$word") ;;
    --players)
        if [[ $command == bench ]]; then
            mapfile -t COMPREPLY < <(compgen -W '2 3 4 5 6' -- "$word")
        else
            mapfile -t COMPREPLY < <(_vozka_cli_listed "$word" "$kinds")
        fi
        ;;
    --sets)
        # The program prints its tile sets.
        mapfile -t COMPREPLY < <(_vozka_cli_listed "$word" "$("${COMP_WORDS[0]}" sets 2>/dev/null | sed -n 's/^\([a-z][a-z0-9-]*\):.*/\1/p')")
        ;;
    --player) mapfile -t COMPREPLY < <(compgen -W '0 1 2 3 4 5' -- "$word") ;;
    --log)
        compopt -o filenames
        mapfile -t COMPREPLY < <(compgen -d -- "$word")
        ;;
    --wagon | --seed | --games | --move-ms | --iterations) ;;
    *)
        if [[ $word == -* ]]; then
            mapfile -t COMPREPLY < <(compgen -W "$(_vozka_cli_options "$command")" -- "$word")
        elif [[ -z $command ]]; then
            mapfile -t COMPREPLY < <(compgen -W 'replay reach explain play arena bench sets think analyse' -- "$word")
        else
            compopt -o filenames
            mapfile -t COMPREPLY < <(compgen -f -- "$word")
        fi
        ;;
    esac
}
complete -F _vozka_cli vozka-cli
