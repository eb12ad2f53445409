// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/modelprofiles/profilejsonpage.h"

#include "app/common/jsontext.h"
#include "ui/style/look.h"
#include "ui/widgets/formparts.h"
#include "ui/widgets/jsonedit.h"

#include <QJsonDocument>
#include <QLabel>
#include <QSignalBlocker>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace Dailies {

ProfileJsonPage::ProfileJsonPage(QWidget* parent) : ProfilePage(parent), m_edit(new JsonEdit(this))
{
    m_edit->setObjectName(u"profileJsonEdit"_s);
    auto* label = new QLabel(tr("Profile as JSON"), this);
    label->setBuddy(m_edit);
    makeQuiet(label);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 12, 12, 12);
    column->setSpacing(4);
    column->addWidget(label);
    column->addWidget(m_edit, 1);
    connect(m_edit, &QPlainTextEdit::textChanged, this, [this] {
        if (text() == m_read)
            return; // only the colours changed
        read();
        Q_EMIT edited();
    });
}

QString ProfileJsonPage::text() const
{
    return m_edit->toPlainText();
}

void ProfileJsonPage::showProfile(const ModelProfile& profile)
{
    if (m_profile == profile)
        return; // the same profile, in the user's own formatting
    showText(QString::fromUtf8(QJsonDocument(toJson(profile)).toJson()).trimmed());
}

void ProfileJsonPage::showText(const QString& text)
{
    const QSignalBlocker blocker(m_edit);
    m_edit->setPlainText(text);
    read();
}

void ProfileJsonPage::apply(ModelProfile& profile) const
{
    if (m_profile)
        profile = *m_profile;
}

void ProfileJsonPage::read()
{
    m_read = text();
    m_profile.reset();
    m_problem.clear();
    const QByteArray bytes = m_read.toUtf8();
    const auto json = parseJsonObject(bytes);
    const qsizetype place = json ? -1 : std::max<qsizetype>(jsonBreaksAt(bytes), 0);
    m_edit->setBrokenAt(json ? -1 : static_cast<int>(QString::fromUtf8(bytes.first(place)).size()));
    const auto profile = json ? profileFromJson(json->object) : Result<ModelProfile>(failure(json.error()));
    if (profile)
        m_profile = *profile;
    else
        m_problem = profile.error().message;
}

QString ProfileJsonPage::problem()
{
    markInvalid(m_edit, !m_problem.isEmpty());
    return m_problem;
}

} // namespace Dailies
