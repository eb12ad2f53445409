// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ui/activewindow.h"
#include "tests/ui/fakeplayer.h"

#include "ui/viewer/playerwidget.h"
#include "ui/viewer/videosurface.h"

#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QTest>
#include <QToolButton>
#include <QVBoxLayout>

namespace Dailies {

inline const ClipTiming eightSeconds{8'000'000, 24};

// A player in a window, beside a text field like those of the real window.
class Window final : public QWidget {
public:
    Window() : player(new FakePlayer), field(new QLineEdit(this)), widget(new PlayerWidget(player, this))
    {
        auto* column = new QVBoxLayout(this);
        column->addWidget(field);
        column->addWidget(widget, 1);
        resize(900, 560);
    }
    bool open()
    {
        show();
        return waitForActive(this);
    }
    bool openWithClip()
    {
        widget->showFile(QStringLiteral("/clips/take.mp4"));
        player->becomeReady(eightSeconds);
        player->orders.clear();
        const bool shown = open();
        part<VideoSurface>(QStringLiteral("videoSurface"))->setFocus();
        return shown;
    }
    template<typename T>
    T* part(const QString& name) const
    {
        T* found = nullptr;
        for (QWidget* top : QApplication::topLevelWidgets()) {
            found = found != nullptr ? found : top->findChild<T*>(name);
        }
        return found;
    }
    QToolButton* button(const QString& name) const { return part<QToolButton>(name); }
    QLabel* message() const { return part<QLabel>(QStringLiteral("viewerMessage")); }

    FakePlayer* player;
    QLineEdit* field;
    PlayerWidget* widget;
};

} // namespace Dailies
