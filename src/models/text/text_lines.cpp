// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/text/text_lines.h"

#include <QFontMetricsF>
#include <QTextLayout>

namespace vozka {

namespace {

int linesOf(const QString& text, const QFont& font, qreal width)
{
    QTextOption wrapping;
    wrapping.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    QTextLayout layout(text, font);
    layout.setTextOption(wrapping);
    layout.beginLayout();
    for (auto line = layout.createLine(); line.isValid(); line = layout.createLine())
        line.setLineWidth(width);
    layout.endLayout();
    return layout.lineCount();
}

} // namespace

QString TextLines::tallest(const QStringList& texts, const QFont& font, qreal width)
{
    QString tallest;
    int most = 0;
    for (const auto& text : texts)
        if (const int lines = linesOf(text, font, width); lines > most) {
            most = lines;
            tallest = text;
        }
    return tallest;
}

QString TextLines::widest(const QStringList& texts, const QFont& font)
{
    const QFontMetricsF metrics(font);
    QString widest;
    for (const auto& text : texts)
        if (metrics.horizontalAdvance(text) > metrics.horizontalAdvance(widest))
            widest = text;
    return widest;
}

} // namespace vozka
