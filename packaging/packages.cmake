# SPDX-FileCopyrightText: 2026 The Vozka developers
# SPDX-License-Identifier: GPL-3.0-or-later
# The packages that cpack makes: one for Debian 12, and the same tree as an archive. Included by CMakeLists.txt.

set(CPACK_GENERATOR "DEB;TXZ")
set(CPACK_PACKAGE_NAME vozka)
set(CPACK_PACKAGE_VENDOR "The Vozka developers")
set(CPACK_PACKAGE_CONTACT "${VOZKA_MAINTAINER}")
set(CPACK_PACKAGE_HOMEPAGE_URL "${VOZKA_HOMEPAGE}")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "tile-laying board game that explains its rules")
set(CPACK_PACKAGE_DESCRIPTION
"Vozka plays a tile-laying board game of roads, cities, monasteries and fields
by the rules of Carcassonne, in the classic or the new edition and with many
of its expansions; two to six players, people or the computer.
.
It explains why an action is not allowed. Overlays explain the board, lessons
teach the rules, a sandbox takes any position, and games can be analysed.
It is not affiliated with the authors or the publisher of Carcassonne.")
set(CPACK_STRIP_FILES ON)
set(CPACK_VERBATIM_VARIABLES ON)
set(CPACK_THREADS 1) # bytes would depend on the number of threads
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
    OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_PACKAGE_FILE_NAME "vozka-${PROJECT_VERSION}-${CMAKE_SYSTEM_NAME}-${CMAKE_SYSTEM_PROCESSOR}")
set(CPACK_PRE_BUILD_SCRIPTS "${CMAKE_CURRENT_SOURCE_DIR}/before_packing.cmake")
set(CPACK_POST_BUILD_SCRIPTS "${CMAKE_CURRENT_SOURCE_DIR}/after_packing.cmake")
set(CPACK_VOZKA_LICENSE "${PROJECT_SOURCE_DIR}/LICENSE")

set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_RELEASE 1)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_COMPRESSION_TYPE xz)
# cpack finds linked libraries, but not QML modules and plugins, which the program loads by name. tests/packaging compares
# the modules with the imports of the QML files.
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
if(VOZKA_GUI)
  file(STRINGS packages-run.txt VOZKA_QML_PACKAGES REGEX "^qml6-module-")
  # For sounds only.
  list(REMOVE_ITEM VOZKA_QML_PACKAGES qml6-module-qtmultimedia)
  list(JOIN VOZKA_QML_PACKAGES ", " CPACK_DEBIAN_PACKAGE_DEPENDS)
  # Translations of Qt, Wayland, sounds, and the file dialog of the desktop.
  set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "qt6-translations-l10n, qt6-wayland, qml6-module-qtmultimedia, xdg-desktop-portal, xdg-desktop-portal-gtk | xdg-desktop-portal-backend")
endif()
include(CPack)
