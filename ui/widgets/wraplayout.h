// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLayout>
#include <QList>

namespace Dailies {

/// Lays out widgets like words of a text, in as many lines as they need in the current language.
class WrapLayout : public QLayout {
    Q_OBJECT

public:
    explicit WrapLayout(int spacing, QWidget* parent = nullptr);
    ~WrapLayout() override;

    void addItem(QLayoutItem* item) override;
    int count() const override { return static_cast<int>(m_items.size()); }
    QLayoutItem* itemAt(int index) const override { return m_items.value(index); }
    QLayoutItem* takeAt(int index) override;
    Qt::Orientations expandingDirections() const override { return {}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override { return layOut(QRect(0, 0, width, 0), false); }
    QSize minimumSize() const override; ///< of the widest widget, alone in its line
    QSize sizeHint() const override; ///< all in one line
    void setGeometry(const QRect& rect) override;

protected:
    /// Returns the height of all lines. Moves the widgets only if `isMeant`.
    virtual int layOut(const QRect& rect, bool isMeant) const;
    QList<QLayoutItem*> shownItems() const;

private:
    QList<QLayoutItem*> m_items;
};

} // namespace Dailies
