# SPDX-FileCopyrightText: 2026 The Vozka developers
# SPDX-License-Identifier: GPL-3.0-or-later
# Run by cpack after it has installed into its folder, before packing. Gives every file the time SOURCE_DATE_EPOCH, if
# set, so that packages of the same sources have the same bytes.

# Debian systems have the text of the licence, so only the archive contains it.
if(NOT CPACK_GENERATOR STREQUAL "DEB")
  file(COPY "${CPACK_VOZKA_LICENSE}" DESTINATION "${CPACK_TEMPORARY_INSTALL_DIRECTORY}")
endif()
if(DEFINED ENV{SOURCE_DATE_EPOCH})
  execute_process(
    COMMAND find "${CPACK_TEMPORARY_INSTALL_DIRECTORY}" -exec touch --no-dereference "--date=@$ENV{SOURCE_DATE_EPOCH}" {} +
    COMMAND_ERROR_IS_FATAL ANY)
endif()
