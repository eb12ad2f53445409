// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/placetest.h"
#include "ui/style/look.h"
#include "ui/uploads/placetools.h"

#include <QPointer>
#include <QWidget>

#include <functional>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace Dailies {

/// The *Test* button of an upload place with its results below. A test uploads 1 kB, fetches it through its link and
/// deletes it. It can be stopped.
class PlaceTestPanel final : public QWidget {
    Q_OBJECT
public:
    struct Question {
        UploadPlace place;
        std::unique_ptr<Uploader> uploader;
    };
    using Take = std::function<void(Result<Question>)>;
    /// Provides what to test; may answer later, like a key store.
    using Source = std::function<void(Take)>;

    PlaceTestPanel(const PlaceTools& tools, Source source, QWidget* parent = nullptr);
    ~PlaceTestPanel() override;

    bool isRunning() const { return m_runs; }
    /// Says what a test of such a place does.
    void setProtocol(UploadProtocol protocol);

public Q_SLOTS:
    /// Starts a test or stops the running one.
    void toggle();
    /// Stops a test and clears its results, because the tested values have changed.
    void reset();

Q_SIGNALS:
    void tested(bool works);
    void resultsShown(); ///< the panel has become higher

private:
    void begin(Result<Question> question);
    void showStep(PlaceTest::Step step);
    void show(const UploadPlace& place, const Result<LinkFacts>& result);
    void showLine(Tone tone, const QString& text, const QString& quiet = {});
    void clear();
    void setRunning(bool runs, const QString& words);

    Source m_source;
    const PlaceTools m_tools;
    QPointer<PlaceTest> m_test;
    int m_round = 0; ///< identifies the current test, so that late answers to earlier ones are ignored
    bool m_runs = false;
    QPushButton* m_button;
    QLabel* m_status;
    QWidget* m_lines;
    QVBoxLayout* m_layout;
};

} // namespace Dailies
