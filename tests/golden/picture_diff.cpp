// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "picture_diff.h"

namespace vozka {

namespace {

constexpr int visibleDifference = 16;

bool differ(QRgb one, QRgb other)
{
    return qAbs(qRed(one) - qRed(other)) > visibleDifference
           || qAbs(qGreen(one) - qGreen(other)) > visibleDifference
           || qAbs(qBlue(one) - qBlue(other)) > visibleDifference;
}

} // namespace

double difference(const QImage& one, const QImage& other)
{
    if (one.isNull() || one.size() != other.size())
        return 1;
    int differing = 0;
    for (int y = 0; y < one.height(); ++y) {
        for (int x = 0; x < one.width(); ++x)
            differing += differ(one.pixel(x, y), other.pixel(x, y)) ? 1 : 0;
    }
    return static_cast<double>(differing) / (static_cast<double>(one.width()) * one.height());
}

} // namespace vozka
