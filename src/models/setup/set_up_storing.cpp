// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Stored set-ups: last set-up, favourites and names. Other windows use the same file.
#include "models/setup/set_up_model.h"
#include "models/text/messages.h"

#include <algorithm>
#include <utility>

namespace vozka {

namespace {

Favourite* find(StoredSetUps& stored, const QString& name)
{
    const auto found = std::ranges::find(stored.favourites, name, &Favourite::name);
    return found == stored.favourites.end() ? nullptr : &*found;
}

} // namespace

void SetUpModel::change(const std::function<void(StoredSetUps&)>& edit)
{
    // Another window may have changed the file.
    if (const auto now = m_isStored ? loadStoredSetUps() : std::nullopt)
        m_stored = *now;
    edit(m_stored);
    emit hasKnownNamesChanged();
    compareWithFavourites();
    const auto error = storeSetUps(m_stored);
    m_isStored = !error;
    if (error)
        setNotice(errorMessage(*error));
}

void SetUpModel::remember()
{
    change([this](StoredSetUps& stored) {
        stored.last = setUp();
        addNames(stored.names, m_seats);
    });
    emit remembered();
}

void SetUpModel::offerNames(int row, const QString& beginning)
{
    m_namesRow = row;
    m_namesBeginning = beginning;
    showNames();
}

void SetUpModel::showNames()
{
    std::vector<KnownName> offered;
    for (const KnownName& known : m_stored.names) {
        bool isElsewhere = false;
        for (int row = 0; row < count(); ++row)
            isElsewhere = isElsewhere || (row != m_namesRow && isSameName(nameIn(row), known.name));
        if (!isElsewhere && nameBegins(known.name, m_namesBeginning))
            offered.push_back(known);
    }
    m_knownNames.showRows(std::move(offered));
}

void SetUpModel::useName(int row, int offered)
{
    if (!has(row) || !m_knownNames.has(offered))
        return;
    const KnownName known = m_knownNames.at(offered);
    rename(row, known.name);
    const auto holder = std::ranges::find(m_seats, known.colour, &Seat::colour);
    if (holder == m_seats.end() || !holder->name)
        recolour(row, static_cast<int>(known.colour));
}

void SetUpModel::removeName(int offered)
{
    if (!m_knownNames.has(offered))
        return;
    const QString name = m_knownNames.at(offered).name;
    change([&name](StoredSetUps& stored) {
        std::erase_if(stored.names, [&name](const KnownName& known) { return known.name == name; });
    });
    showNames();
}

void SetUpModel::restoreLast()
{
    if (m_stored.last)
        show(GameSetUp(*m_stored.last));
}

void SetUpModel::saveFavourite(const QString& name)
{
    const QString bare = name.trimmed();
    if (!fitsFile(bare))
        return;
    discardRemovedFavourite();
    change([&](StoredSetUps& stored) {
        auto* const same = find(stored, bare);
        if (same == nullptr) {
            stored.favourites.push_back({bare, setUp()});
        } else if (same->setUp != setUp()) {
            m_removed = *same;
            m_wasReplaced = true;
            same->setUp = setUp();
        }
    });
    if (m_removed)
        emit restorableFavouriteChanged();
}

QString SetUpModel::favouriteName(int row) const
{
    return m_favourites.has(row) ? m_favourites.at(row).favourite.name : QString();
}

void SetUpModel::useFavourite(int row)
{
    if (m_favourites.has(row))
        show(GameSetUp(m_favourites.at(row).favourite.setUp));
}

bool SetUpModel::renameFavourite(int row, const QString& name)
{
    const QString bare = name.trimmed();
    const QString before = favouriteName(row);
    if (before.isEmpty() || !fitsFile(bare))
        return false;
    if (before == bare)
        return true;
    if (m_favourites.holds(bare))
        return false;
    change([&](StoredSetUps& stored) {
        auto* const meant = find(stored, before);
        if (meant != nullptr && find(stored, bare) == nullptr)
            meant->name = bare;
    });
    return m_favourites.holds(bare);
}

void SetUpModel::removeFavourite(int row)
{
    const QString name = favouriteName(row);
    if (name.isEmpty())
        return;
    change([&](StoredSetUps& stored) {
        const auto* const meant = find(stored, name);
        if (meant == nullptr)
            return;
        m_removed = *meant;
        m_wasReplaced = false;
        m_removedRow = static_cast<int>(meant - stored.favourites.data());
        stored.favourites.erase(stored.favourites.begin() + m_removedRow);
    });
    emit restorableFavouriteChanged();
}

void SetUpModel::restoreFavourite()
{
    if (!m_removed)
        return;
    change([this](StoredSetUps& stored) {
        auto& favourites = stored.favourites;
        // Another window may have removed favourites, or added a favourite of that name.
        if (auto* const same = find(stored, m_removed->name); same != nullptr && m_wasReplaced)
            same->setUp = m_removed->setUp;
        else if (same == nullptr)
            favourites.insert(favourites.begin()
                                  + std::min<std::ptrdiff_t>(m_removedRow, std::ssize(favourites)),
                              *m_removed);
    });
    discardRemovedFavourite();
}

void SetUpModel::discardRemovedFavourite()
{
    if (std::exchange(m_removed, std::nullopt))
        emit restorableFavouriteChanged();
}

void SetUpModel::setNotice(const QString& notice)
{
    if (std::exchange(m_notice, notice) != notice)
        emit noticeChanged();
}

} // namespace vozka
