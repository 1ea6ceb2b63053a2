# SPDX-FileCopyrightText: 2026 The Vozka developers
# SPDX-License-Identifier: GPL-3.0-or-later
# Run by cpack between installing into its own folder and packing that. A package of the same sources has the same
# bytes whoever makes it, and when: every file carries the time of SOURCE_DATE_EPOCH, if that is set.

# Debian has the licence in a place of its own, an archive brings it along.
if(NOT CPACK_GENERATOR STREQUAL "DEB")
  file(COPY "${CPACK_VOZKA_LICENSE}" DESTINATION "${CPACK_TEMPORARY_INSTALL_DIRECTORY}")
endif()
if(DEFINED ENV{SOURCE_DATE_EPOCH})
  execute_process(
    COMMAND find "${CPACK_TEMPORARY_INSTALL_DIRECTORY}" -exec touch --no-dereference "--date=@$ENV{SOURCE_DATE_EPOCH}" {} +
    COMMAND_ERROR_IS_FATAL ANY)
endif()
