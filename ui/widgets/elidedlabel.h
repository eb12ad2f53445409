// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/style/look.h"

#include <QFrame>

#include <optional>

namespace Dailies {

/// Plain text in one line, or in as many as are allowed. If there is no room, it is elided, and the tooltip shows the
/// whole text. It never interprets its text as markup, so texts of the service and file names are safe.
class ElidedLabel final : public QFrame {
    Q_OBJECT
    Q_PROPERTY(QString text READ text WRITE setText NOTIFY textChanged)

public:
    explicit ElidedLabel(QWidget* parent = nullptr);
    explicit ElidedLabel(const QString& text, QWidget* parent = nullptr);

    QString text() const { return m_text; }
    void setText(const QString& text);
    void setElideMode(Qt::TextElideMode mode);
    /// Elides whole parts at the end rather than words, as long as the first one has room.
    void setPartSeparator(const QString& separator);
    /// Lines end between parts or, if a part has no room, between words. The room of all of them is reserved, so that
    /// nothing moves.
    void setLines(int lines);
    /// The part that stays when others are left out, from the end, first those after it.
    void setKeptPart(const QString& part);
    void setAlignment(Qt::Alignment alignment);
    /// Without a tone the text has the colour of the widget's foreground role (see makeQuiet).
    void setTone(std::optional<Tone> tone);
    /// The text as drawn: elided if necessary, with a line break between lines.
    QString shownText() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void textChanged(const QString& text);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    bool fits(const QString& line) const;
    QStringList lines() const; ///< the last one may have no room
    QString elided(const QString& line) const;
    int heightOfLines() const;
    void updateToolTip();

    QString m_text;
    QString m_separator;
    QString m_kept;
    int m_mostLines = 1;
    Qt::TextElideMode m_mode = Qt::ElideRight;
    Qt::Alignment m_alignment = Qt::AlignLeft | Qt::AlignVCenter;
    std::optional<Tone> m_tone;
};

} // namespace Dailies
