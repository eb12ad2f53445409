// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/compose/listeditor.h"

namespace Dailies {

// The shots of a request, numbered in their order, with their lengths added up against the clip's.
class ShotsEditor final : public ListEditor {
    Q_OBJECT

public:
    explicit ShotsEditor(QWidget* parent);

    [[nodiscard]] FieldValue value() const override;
    void setValue(const FieldValue& value) override;
    // The length of the whole clip, to compare with.
    void setClipSeconds(std::optional<double> seconds);

protected:
    [[nodiscard]] int itemCount() const override { return static_cast<int>(m_shots.size()); }
    [[nodiscard]] ListRow* makeRow(QWidget* parent) override;
    void showItem(ListRow* row, int index) override;
    void moveItem(int from, int to) override;
    void removeItem(int index) override;

private:
    void addShot();
    void number();
    void showTotal();

    QList<Shot> m_shots;
    std::optional<double> m_clipSeconds;
};

} // namespace Dailies
