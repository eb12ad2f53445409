// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/videorequest.h"

#include <QAbstractButton>
#include <QImage>

namespace Dailies {

/// An example request as a button: a picture, its kind and the beginning of its prompt.
class ExampleCard final : public QAbstractButton {
    Q_OBJECT

public:
    explicit ExampleCard(const VideoRequest& request, QWidget* parent = nullptr);

    const VideoRequest& request() const { return m_request; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    VideoRequest m_request;
    QImage m_picture;
};

} // namespace Dailies
