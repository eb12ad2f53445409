// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/compose/listeditor.h"

#include <QUrl>

namespace Dailies {

// The input materials of a request in the order that the prompt's numbers follow.
class MediaEditor final : public ListEditor {
    Q_OBJECT

public:
    explicit MediaEditor(QWidget* parent);

    [[nodiscard]] FieldValue value() const override;
    void setValue(const FieldValue& value) override;
    void setOffer(const RequestKind& kind, const ModelProfile& profile) override;

    // Appends local files or addresses, each with its likeliest type.
    void addSources(const QList<QUrl>& sources);

protected:
    [[nodiscard]] int itemCount() const override { return static_cast<int>(m_items.size()); }
    [[nodiscard]] ListRow* makeRow(QWidget* parent) override;
    void showItem(ListRow* row, int index) override;
    void moveItem(int from, int to) override { m_items.move(from, to); }
    void removeItem(int index) override { m_items.removeAt(index); }

private:
    void askForFiles();
    void addAddress();
    void nameRow(int index);

    RequestKind m_kind;
    QList<MediaItem> m_items;
};

} // namespace Dailies
