// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ui/windowbench.h"

#include <QImage>
#include <QUrl>

#include <functional>

namespace Dailies {

/// Every screen of the program on one profile that has something to show everywhere, one after the other. Dialogs of the
/// top bar are found by what its signals open, so that a new one is looked at without being named here.
class Screens final : public QObject {
    Q_OBJECT
public:
    using Look = std::function<void(const QString& name, QWidget* window)>;

    Screens();
    ~Screens() override;

    /// The smallest size that the window is made for.
    static constexpr QSize smallest{1024, 640};

    /// Of the person's own account.
    static constexpr QLatin1StringView key{"sk-of-the-studio-62d0a1"};

    /// With a task in each state, two clips with pictures, a draft and an account of the person's own.
    bool open();
    void close();
    /// Calls `look` with each screen as it stands before the person.
    void each(const Look& look);

    WindowBench& bench() { return *m_bench; }
    /// What a person sees at once, without the dialogs.
    void eachOfTheWindow(const Look& look);
    void eachDialog(const Look& look);
    void welcome(const Look& look);

public Q_SLOTS:
    void openNothing(const QUrl&) {} ///< in the place of the desktop's programs

private:
    void addTasks(Engine& engine);
    void lookAtDialog(const QString& name, const std::function<void()>& opens, const Look& look);

    std::unique_ptr<WindowBench> m_bench;
    QTemporaryDir m_clips;
};

/// Lets a screen come to rest: layouts answer one another through the event loop.
void settle();
/// Those within that can have the focus by Tab now.
QList<QWidget*> tabStops(const QWidget* window);
/// Tells a control from others in a test's message.
QString wordsFor(const QWidget* widget);

} // namespace Dailies
