// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Draws an SVG as pictures: rendericons DRAWING.svg SIZE FILE [SIZE FILE]...; the file's ending says the format.
#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>

#include <cstdio>

int main(int argc, char* argv[])
{
    const QGuiApplication app(argc, argv);
    const QStringList arguments = QGuiApplication::arguments();
    if (arguments.size() < 4 || arguments.size() % 2 != 0) {
        std::fputs("Usage: rendericons DRAWING.svg SIZE FILE [SIZE FILE]...\n", stderr);
        return 2;
    }
    QSvgRenderer drawing(arguments.at(1));
    for (qsizetype i = 2; i < arguments.size(); i += 2) {
        const int size = arguments.at(i).toInt();
        QImage picture(size, size, QImage::Format_ARGB32_Premultiplied);
        picture.fill(Qt::transparent);
        {
            QPainter painter(&picture);
            drawing.render(&painter);
        }
        if (!drawing.isValid() || !picture.save(arguments.at(i + 1))) {
            std::fprintf(stderr, "%s could not be drawn.\n", qPrintable(arguments.at(i + 1)));
            return 1;
        }
    }
    return 0;
}
