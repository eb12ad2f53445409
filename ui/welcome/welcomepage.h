// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/videorequest.h"

#include <QWidget>

class QMenu;
class QVBoxLayout;

namespace Dailies {

/// The page shown before there is any account: what the program is for, a clip as it makes them, and the ways to start.
class WelcomePage final : public QWidget {
    Q_OBJECT
public:
    explicit WelcomePage(QWidget* parent = nullptr);

    /// The examples behind the *More* button. Call it before fill().
    void setExamplesMenu(QMenu* menu) { m_examples = menu; }
    /// Makes the content when the page is first needed, which is never for most users.
    void fill();

Q_SIGNALS:
    void practiceRequested();
    void accountRequested();
    /// The user wants to try this example in practice mode.
    void exampleRequested(const Dailies::VideoRequest& request);

private:
    void addWaysToStart(QVBoxLayout& column);
    void addExamples(QVBoxLayout& column);

    QMenu* m_examples = nullptr;
};

} // namespace Dailies
