// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/medianotices.h"

#include "ui/compose/form/requestform.h"
#include "ui/compose/media/mediaeditor.h"
#include "ui/window/windowmessages.h"

#include <utility>

namespace Dailies {

MediaNotices::MediaNotices(RequestForm& form, WindowMessages& messages, QObject* parent)
    : QObject(parent)
    , m_messages(messages)
{
    for (MediaEditor* list : form.findChildren<MediaEditor*>()) {
        connect(list, &MediaEditor::changed, this, &MediaNotices::goOn);
        connect(list, &MediaEditor::removed, this, [this, list](const QString& name) {
            say(MessageBar::Kind::Information, tr("Removed %1.", "Image 1").arg(name),
                {{.words = tr("Undo"), .execute = [list] { list->undo(); }, .undoes = true, .isMomentary = true}});
        });
        connect(list, &MediaEditor::refused, this,
            [this](const QString& sentence) { say(MessageBar::Kind::Warning, sentence, {}); });
        connect(list, &MediaEditor::folderRequested, &m_messages, &WindowMessages::openFolder);
    }
    connect(&form, &RequestForm::loading, this, &MediaNotices::goOn);
    connect(&messages, &WindowMessages::replaced, this, [this] { m_isShown = std::exchange(m_isExpected, false); });
}

void MediaNotices::say(MessageBar::Kind kind, const QString& sentence, const QList<MessageAction>& actions)
{
    m_isExpected = true;
    m_messages.show(kind, sentence, actions);
}

void MediaNotices::goOn()
{
    if (m_isShown)
        m_messages.clear();
}

} // namespace Dailies
