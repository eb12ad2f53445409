// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDeadlineTimer>
#include <QIODevice>

namespace Dailies {

/// Wraps an open file for a reader without limits of its own. Reports the end of the data after a number of bytes, or
/// when the deadline has passed.
class BoundedDevice final : public QIODevice {
    Q_OBJECT
public:
    BoundedDevice(QIODevice& file, qint64 mostBytes, QDeadlineTimer deadline);

    /// Whether the reader wanted more than it was allowed to read.
    bool isExhausted() const { return m_isExhausted; }

    qint64 size() const override { return m_file.size(); }
    bool seek(qint64 position) override;

protected:
    qint64 readData(char* data, qint64 most) override;
    qint64 writeData(const char*, qint64) override { return -1; }

private:
    QIODevice& m_file;
    qint64 m_left;
    QDeadlineTimer m_deadline;
    bool m_isExhausted = false;
};

} // namespace Dailies
