// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/modelprofiles/modelprofileeditor.h"
#include "ui/modelprofiles/profilejsonpage.h"
#include "ui/modelprofiles/profilemodelpage.h"

// What the editor of model profiles does with whole profiles: add, save, restore, discard.

using namespace Qt::StringLiterals;

namespace Dailies {

QString ModelProfileEditor::freeId(const QString& wanted) const
{
    QString id = wanted;
    for (int n = 2; stored(id); ++n)
        id = u"%1-%2"_s.arg(wanted).arg(n);
    return id;
}

void ModelProfileEditor::add(ModelProfile profile)
{
    profile.id = freeId(profile.id);
    const auto added = m_catalogue.put(profile);
    if (!added) {
        say(MessageBar::Kind::Bad, added.error().message);
        return;
    }
    m_message->hide();
    choose(profile.id);
    m_modelPage->focusName();
    Q_EMIT profilesChanged();
}

void ModelProfileEditor::duplicate()
{
    ModelProfile copy = current();
    copy.id = tr("%1-copy").arg(copy.id);
    add(copy);
}

void ModelProfileEditor::restore()
{
    const QString id = m_id;
    const auto before = stored(id);
    const auto draft = m_drafts.constFind(id);
    const auto unsaved = draft != m_drafts.cend() ? std::optional(*draft) : std::nullopt;
    const auto restored = m_catalogue.restore(id);
    if (!before || !restored) {
        if (!restored)
            say(MessageBar::Kind::Bad, restored.error().message);
        return;
    }
    m_drafts.remove(id);
    const bool shipped = m_catalogue.isShipped(id);
    choose(shipped ? id : m_catalogue.profiles().value(0).id);
    Q_EMIT profilesChanged();
    const auto undo = [this, before = *before, unsaved] {
        const auto put = m_catalogue.put(before);
        if (!put) {
            say(MessageBar::Kind::Bad, put.error().message);
            return;
        }
        if (unsaved)
            m_drafts.insert(before.id, *unsaved);
        choose(before.id);
        Q_EMIT profilesChanged();
    };
    say(MessageBar::Kind::Information, shipped ? tr("%1 is as it came again.").arg(id) : tr("%1 is deleted.").arg(id),
        {{tr("Undo"), undo}});
}

void ModelProfileEditor::discard()
{
    const QString id = m_id;
    const Draft draft = m_drafts.take(id);
    showChosen();
    say(MessageBar::Kind::Information, tr("The changes to %1 are discarded.").arg(id), {{tr("Undo"), [this, id, draft] {
                                                                                             m_drafts.insert(id, draft);
                                                                                             choose(id);
                                                                                         }}});
}

Result<void> ModelProfileEditor::store(const QString& id, const ModelProfile& profile)
{
    if (auto put = m_catalogue.put(profile); !put)
        return put;
    return profile.id == id ? Result<void>() : m_catalogue.restore(id);
}

bool ModelProfileEditor::save()
{
    if (!m_drafts.contains(m_id))
        return true;
    if (!problem().isEmpty())
        return false;
    const ModelProfile profile = current();
    const auto kept = store(m_id, profile);
    if (!kept) {
        say(MessageBar::Kind::Bad, kept.error().message);
        return false;
    }
    m_message->hide();
    m_drafts.remove(m_id);
    choose(profile.id);
    Q_EMIT profilesChanged();
    return true;
}

void ModelProfileEditor::saveAllAndClose()
{
    const QStringList ids = m_drafts.keys();
    for (const QString& id : ids) {
        choose(id);
        if (!save())
            return; // what is wrong with it stands at its foot
    }
    QDialog::reject();
}

void ModelProfileEditor::reject()
{
    if (m_drafts.isEmpty()) {
        QDialog::reject();
        return;
    }
    const int count = static_cast<int>(m_drafts.size());
    say(MessageBar::Kind::Warning,
        count == 1 ? tr("One profile is not saved.") : tr("%n profiles are not saved.", nullptr, count),
        {{tr("Save and close"), [this] { saveAllAndClose(); }},
            {tr("Close without saving"), [this] { QDialog::reject(); }}});
}

} // namespace Dailies
