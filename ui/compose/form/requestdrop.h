// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QMimeData;
class QWidget;

namespace Dailies {

// The one local .json file that is dragged or copied; empty for anything else.
[[nodiscard]] QString requestFileOf(const QMimeData* data);

// Lets a request file be dropped anywhere on a panel, also on fields that would take it for text or for an input.
class RequestDrop final : public QObject {
    Q_OBJECT

public:
    // Becomes a child of the panel.
    explicit RequestDrop(QWidget* panel);

Q_SIGNALS:
    void fileDropped(const QString& path);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* m_panel;
};

} // namespace Dailies
