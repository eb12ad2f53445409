// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/addressedit.h"

#include "ui/widgets/tooltips.h"

#include <QDir>
#include <QFocusEvent>
#include <QLocale>
#include <QSignalBlocker>
#include <QUrl>

#include <limits>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {
constexpr qsizetype longestShown = 2048;
constexpr qsizetype shownOfLong = 48;
} // namespace

AddressEdit::AddressEdit(QWidget* parent) : QLineEdit(parent)
{
    setMaxLength(std::numeric_limits<int>::max());
    setPlaceholderText(u"https://"_s);
    connect(this, &QLineEdit::textChanged, this, &AddressEdit::takeText);
    connect(this, &QLineEdit::editingFinished, this, &AddressEdit::completePath);
}

void AddressEdit::setAddress(const QString& address)
{
    if (m_address == address)
        return;
    const QSignalBlocker blocker(this);
    m_address = address;
    const bool isLong = address.size() > longestShown;
    setReadOnly(isLong); // editing a shortened text makes no sense; the item can be removed
    setText(
        isLong ? tr("%1… (%2)").arg(address.first(shownOfLong), locale().formattedDataSize(address.size())) : address);
    setCursorPosition(0);
    setToolTip(plainToolTip(isLong ? QString() : address));
}

void AddressEdit::forgetTyping()
{
    Dailies::forgetTyping(this);
}

void AddressEdit::focusOutEvent(QFocusEvent* event)
{
    QLineEdit::focusOutEvent(event);
    if (event->reason() != Qt::PopupFocusReason && event->reason() != Qt::ActiveWindowFocusReason)
        Q_EMIT left();
}

void AddressEdit::takeText(const QString& text)
{
    if (text.size() > longestShown) {
        setAddress(text);
    } else {
        m_address = text;
        setToolTip(plainToolTip(text));
    }
    Q_EMIT addressChanged(m_address);
}

void AddressEdit::completePath()
{
    if (isReadOnly() || !QDir::isAbsolutePath(m_address))
        return;
    setAddress(QUrl::fromLocalFile(m_address).toString());
    Q_EMIT addressChanged(m_address);
}

void forgetTyping(QLineEdit* line)
{
    if (!line->isUndoAvailable() && !line->isRedoAvailable())
        return;
    const QSignalBlocker blocker(line);
    const int cursor = line->cursorPosition();
    line->setText(line->text());
    line->setCursorPosition(cursor);
}

} // namespace Dailies
