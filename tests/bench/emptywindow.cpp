// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The least that a program with a window is, and with a text on it where one is given: the yardsticks of bench_start.

#include <QApplication>
#include <QLabel>
#include <QMainWindow>

int main(int argc, char** argv)
{
    QApplication app(argc, argv);
    QMainWindow window;
    window.resize(1280, 800);
    if (argc > 1)
        window.setCentralWidget(new QLabel(QString::fromUtf8(argv[1])));
    window.show();
    return QApplication::exec();
}
