// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/style/look.h"

#include <QIconEngine>
#include <QPixmap>

#include <optional>

namespace Dailies {

// Draws one stroke icon in a colour of the current palette at any size, so that a change of theme or of the
// screen's scale needs no new icon object.
class IconEngine final : public QIconEngine {
public:
    explicit IconEngine(QString name, std::optional<Tone> tone = std::nullopt);

    // Where the picture of an icon stands; makes sure that the resources are there.
    [[nodiscard]] static QString path(const QString& name);

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State state) override;
    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override;
    QSize actualSize(const QSize& size, QIcon::Mode mode, QIcon::State state) override;
    QList<QSize> availableSizes(QIcon::Mode mode, QIcon::State state) override;
    [[nodiscard]] QIconEngine* clone() const override;
    [[nodiscard]] QString key() const override;
    QString iconName() override;
    bool isNull() override;

private:
    [[nodiscard]] QColor colour(QIcon::Mode mode) const;

    QString m_name;
    std::optional<Tone> m_tone;
};

/// The shape of `pixmap` filled with one colour.
[[nodiscard]] QPixmap tinted(const QPixmap& pixmap, const QColor& colour);

} // namespace Dailies
