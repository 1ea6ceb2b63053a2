# SPDX-FileCopyrightText: 2026 The Vozka developers
# SPDX-License-Identifier: GPL-3.0-or-later
include("${CMAKE_CURRENT_LIST_DIR}/headers.cmake")
vozka_headers(nlohmann_json::nlohmann_json nlohmann)
