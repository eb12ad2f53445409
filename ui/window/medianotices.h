// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/messagebar.h"

#include <QObject>

namespace Dailies {

class RequestForm;
class WindowMessages;

/// Says in the window's message what happened in the form's lists of media: an item was removed, which Undo brings back,
/// or something was not taken. The message goes once the user has gone on.
class MediaNotices final : public QObject {
    Q_OBJECT

public:
    /// Both must outlive this object.
    MediaNotices(RequestForm& form, WindowMessages& messages, QObject* parent);

private:
    void say(MessageBar::Kind kind, const QString& sentence, const QList<MessageAction>& actions);
    void goOn();

    WindowMessages& m_messages;
    bool m_isExpected = false; ///< the next message is one of ours
    bool m_isShown = false;
};

} // namespace Dailies
