# SPDX-FileCopyrightText: 2026 The Vozka developers
# SPDX-License-Identifier: GPL-3.0-or-later
# Run by cpack after packing. The order of files in the archive depends on the file system, so the archive is packed
# again in the order of their names. The .deb has that order already.

if(CPACK_GENERATOR STREQUAL "TXZ" AND DEFINED ENV{SOURCE_DATE_EPOCH})
  get_filename_component(place "${CPACK_TEMPORARY_DIRECTORY}" DIRECTORY)
  get_filename_component(folder "${CPACK_TEMPORARY_DIRECTORY}" NAME)
  execute_process(
    COMMAND tar --create "--file=${CPACK_PACKAGE_FILES}" "--use-compress-program=xz -6 -T1" --sort=name --format=gnu
            "--mtime=@$ENV{SOURCE_DATE_EPOCH}" --owner=0 --group=0 --numeric-owner "--directory=${place}" "${folder}"
    COMMAND_ERROR_IS_FATAL ANY)
endif()
