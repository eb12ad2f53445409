// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QMimeData;
class QWidget;

namespace Dailies {

/// The path if the data is exactly one local .json file; otherwise empty.
QString requestFileOf(const QMimeData* data);

/// Accepts a request file dropped anywhere on a panel, even on fields that would use it as text or as an input.
class RequestDrop final : public QObject {
    Q_OBJECT

public:
    /// Becomes a child of the panel.
    explicit RequestDrop(QWidget* panel);

Q_SIGNALS:
    void fileDropped(const QString& path);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* m_panel;
};

} // namespace Dailies
