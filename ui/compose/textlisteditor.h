// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/compose/listeditor.h"

namespace Dailies {

// A list of short texts: the addresses of images, or the identifiers of voices.
class TextListEditor final : public ListEditor {
    Q_OBJECT

public:
    TextListEditor(Field field, QWidget* parent);

    [[nodiscard]] FieldValue value() const override;
    void setValue(const FieldValue& value) override;

protected:
    [[nodiscard]] int itemCount() const override { return static_cast<int>(m_items.size()); }
    [[nodiscard]] ListRow* makeRow(QWidget* parent) override;
    void showItem(ListRow* row, int index) override;
    void moveItem(int from, int to) override { m_items.move(from, to); }
    void removeItem(int index) override { m_items.removeAt(index); }

private:
    QStringList m_items;
};

} // namespace Dailies
