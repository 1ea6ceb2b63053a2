// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/autosave/autosave_painting.h"

#include <QPainter>
#include <QTimer>

#include <utility>

namespace vozka {

AutosavePainting::AutosavePainting(QQuickItem* parent) : QQuickPaintedItem(parent)
{
    connect(this, &AutosavePainting::rowChanged, this, &AutosavePainting::readLater);
    connect(this, &AutosavePainting::visibleChanged, this, &AutosavePainting::readLater);
}

void AutosavePainting::setAutosaves(AutosaveModel* autosaves)
{
    if (m_autosaves == autosaves)
        return;
    if (m_autosaves != nullptr)
        disconnect(m_autosaves, nullptr, this, nullptr);
    m_autosaves = autosaves;
    if (m_autosaves != nullptr)
        connect(m_autosaves, &AutosaveModel::listed, this, &AutosavePainting::readLater);
    readLater();
}

void AutosavePainting::readLater()
{
    if (!std::exchange(m_isScheduled, true))
        QTimer::singleShot(0, this, &AutosavePainting::read);
}

void AutosavePainting::read()
{
    m_isScheduled = false;
    if (!isVisible() || m_autosaves == nullptr || !m_autosaves->has(m_row))
        return;
    const Autosave& game = m_autosaves->at(m_row).game;
    if (std::exchange(m_source, {game.name, game.leftAt}) == std::pair{game.name, game.leftAt})
        return;
    const GameFolder folder(m_autosaves->folder().toStdString());
    m_match.reset();
    if (const auto record = readRecord(folder.gameFile(game.name)))
        if (auto match = replayRecord(*record, {}))
            m_match = std::move(*match);
    emit readyChanged();
    update();
}

void AutosavePainting::paint(QPainter* painter)
{
    const QSize size = textureSize().isEmpty() ? boundingRect().size().toSize() : textureSize();
    if (!m_match || size.isEmpty())
        return;
    const Table table{&m_match->rules(), &m_match->state(), m_match->players(), m_match->history(), true};
    painter->drawImage(boundingRect(), paintBoard(table, size, m_theme));
}

} // namespace vozka
