// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/style/look.h"

#include <QIconEngine>
#include <QPixmap>

#include <optional>

namespace Dailies {

/// Draws a stroke icon of our set at any size in a colour of the current palette. When the theme or the
/// screen's scale changes, the same icon object is redrawn.
class IconEngine final : public QIconEngine {
public:
    explicit IconEngine(QString name, std::optional<Tone> tone = std::nullopt);

    /// The resource path of an icon. Makes sure that the resources are loaded.
    static QString path(const QString& name);

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State state) override;
    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override;
    QSize actualSize(const QSize& size, QIcon::Mode mode, QIcon::State state) override;
    QList<QSize> availableSizes(QIcon::Mode mode, QIcon::State state) override;
    QIconEngine* clone() const override;
    QString key() const override;
    QString iconName() override;
    bool isNull() override;

private:
    QColor colour(QIcon::Mode mode) const;

    QString m_name;
    std::optional<Tone> m_tone;
};

/// The shape of `pixmap`, filled with one colour.
QPixmap tinted(const QPixmap& pixmap, const QColor& colour);

} // namespace Dailies
