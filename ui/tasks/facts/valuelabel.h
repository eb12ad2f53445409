// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace Dailies {

/// A plain text that the user can select and copy. A word that is wider than the label, such as an ID, continues on the
/// next line. It is copied whole.
class ValueLabel final : public QLabel {
    Q_OBJECT

public:
    explicit ValueLabel(QWidget* parent);

    /// The text without the places where it is broken.
    const QString& value() const { return m_value; }
    void setValue(const QString& value);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;

private:
    QString selectedValue() const;
    void copy() const;
    void fit();

    QString m_value;
};

} // namespace Dailies
