# SPDX-FileCopyrightText: 2026 The Vozka developers
# SPDX-License-Identifier: GPL-3.0-or-later
# Target docs: pages of the engine's interface, made by Doxygen from its headers. The folders of expansions are left out,
# because no other module may include their headers.
find_package(Doxygen QUIET)
if(NOT DOXYGEN_FOUND)
  message(STATUS "Doxygen is not installed: no target docs")
  return()
endif()

set(DOXYGEN_PROJECT_NAME "Vozka engine")
set(DOXYGEN_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}/docs")
set(DOXYGEN_FILE_PATTERNS *.h README.md)
set(DOXYGEN_EXCLUDE_PATTERNS "*/engine/expansions/*/*")
set(DOXYGEN_USE_MDFILE_AS_MAINPAGE "${PROJECT_SOURCE_DIR}/src/engine/README.md")
# Links to pages outside of src/engine become plain text.
set(DOXYGEN_FILTER_PATTERNS [=[*.md=sed -E 's,\[([^]]*)\]\((\.\./)+[^)]*\),\1,g']=])
set(DOXYGEN_STRIP_FROM_PATH "${PROJECT_SOURCE_DIR}/src")
set(DOXYGEN_STRIP_FROM_INC_PATH "${PROJECT_SOURCE_DIR}/src")
set(DOXYGEN_JAVADOC_AUTOBRIEF YES)
set(DOXYGEN_EXTRACT_ALL YES)
set(DOXYGEN_HAVE_DOT NO)
# Members without a comment are allowed; references that Doxygen cannot resolve are not.
set(DOXYGEN_WARN_IF_UNDOCUMENTED NO)
set(DOXYGEN_WARN_AS_ERROR FAIL_ON_WARNINGS)
set(DOXYGEN_QUIET YES)
doxygen_add_docs(docs "${PROJECT_SOURCE_DIR}/src/engine" COMMENT "Making the pages of the engine")
