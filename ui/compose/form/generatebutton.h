// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>

class QAction;

namespace Dailies {

/// The primary button of the form, with its key as a quiet hint behind its text.
class GenerateButton final : public QPushButton {
    Q_OBJECT

public:
    explicit GenerateButton(QWidget* parent = nullptr);

    /// Sets the action whose keys are the hint. It must outlive the button or be its neighbour.
    void setKeysOf(const QAction* action);
    /// With room for the hint.
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    int widthFor(const QString& words) const; ///< what it needs for them, without the hint

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    int textWidth() const { return textWidth(text()); }
    int textWidth(const QString& words) const;
    int hintWidth() const;

    QString m_hint;
};

} // namespace Dailies
