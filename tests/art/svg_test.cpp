// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later
// SVG files use only elements that Qt SVG 6.4 draws. It ignores others without a warning.
#include "folders.h"
#include "render.h"

#include <QXmlStreamReader>
#include <gtest/gtest.h>

#include <set>

namespace vozka::art {

namespace {

/// Allowed elements. clipPath, mask, filter, pattern, symbol and style are missing: Qt SVG 6.4 ignores them
/// or draws them wrongly.
const std::set<std::string> allowedElements = {
    "svg",  "title",   "defs", "g",        "use",     "path",           "rect",          "circle",
    "line", "ellipse", "stop", "polyline", "polygon", "linearGradient", "radialGradient"};

std::vector<std::filesystem::path> allDrawings()
{
    std::vector<std::filesystem::path> all;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(drawingFolder()))
        if (entry.path().extension() == ".svg")
            all.push_back(entry.path());
    return all;
}

} // namespace

TEST(Svg, UsesOnlyElementsThatQtDraws)
{
    ASSERT_FALSE(allDrawings().empty());
    for (const auto& file : allDrawings()) {
        QXmlStreamReader xml(QByteArray::fromStdString(readText(file)));
        while (!xml.atEnd()) {
            if (xml.readNext() != QXmlStreamReader::StartElement)
                continue;
            const std::string element = xml.name().toString().toStdString();
            EXPECT_TRUE(allowedElements.count(element) > 0) << file.filename() << ": <" << element << ">";
            for (const auto* const attribute : {"style", "clip-path", "mask", "filter"})
                EXPECT_FALSE(xml.attributes().hasAttribute(attribute))
                    << file.filename() << ": " << attribute;
        }
        EXPECT_FALSE(xml.hasError()) << file.filename() << ": " << xml.errorString().toStdString();
    }
}

TEST(Svg, RendersWithoutWarnings)
{
    for (const auto& file : allDrawings()) {
        const Rendering rendering = render(QByteArray::fromStdString(readText(file)), 64, 0);
        EXPECT_TRUE(rendering.valid) << file.filename();
        EXPECT_TRUE(rendering.warnings.isEmpty())
            << file.filename() << ": " << rendering.warnings.join("; ").toStdString();
        QImage blank = rendering.image;
        blank.fill(Qt::transparent);
        EXPECT_NE(rendering.image, blank) << file.filename() << " is empty";
    }
}

} // namespace vozka::art
