// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCheckBox>

#include <optional>

namespace Dailies {

/// A switch for on and off. Until the user chooses, it is partially checked and shows the default in outline. A click
/// chooses the opposite of what is shown; Delete and the context menu return to the default.
class SwitchControl final : public QCheckBox {
    Q_OBJECT

public:
    explicit SwitchControl(QWidget* parent = nullptr);

    /// nullopt: not chosen.
    std::optional<bool> choice() const;
    void setChoice(std::optional<bool> choice);
    /// What happens if nothing is chosen.
    void setDefault(bool isOn);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

Q_SIGNALS:
    void choiceChanged();

protected:
    void nextCheckState() override;
    bool hitButton(const QPoint& place) const override { return rect().contains(place); }
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void showActions();

    bool m_isDefaultOn = false;
};

} // namespace Dailies
