// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/placetest.h"
#include "ui/uploads/placetools.h"
#include "ui/widgets/testpanel.h"

#include <QPointer>

#include <functional>

namespace Dailies {

/// The *Test* button of an upload place with its results below. A test uploads 1 kB, fetches it through its link and
/// deletes it. It can be stopped.
class PlaceTestPanel final : public TestPanel {
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

    /// Says what a test of such a place does.
    void setProtocol(UploadProtocol protocol);

private:
    void ask(int round) override;
    bool stop() override;
    void abandon() override;
    void begin(Result<Question> question);
    void showStep(PlaceTest::Step step);
    void show(const UploadPlace& place, const Result<LinkFacts>& result);

    Source m_source;
    const PlaceTools m_tools;
    QPointer<PlaceTest> m_test;
};

} // namespace Dailies
