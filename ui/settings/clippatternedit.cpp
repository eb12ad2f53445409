// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/clippatternedit.h"

#include "app/tasks/run/clipname.h"
#include "ui/style/popupmenus.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/formparts.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

VideoTask exampleTask()
{
    VideoTask task;
    task.id = 42;
    task.createdAt = QDateTime::currentDateTimeUtc();
    task.request.prompt = ClipPatternEdit::tr("A red kite climbs over the evening hill");
    task.request.model = u"model-1"_s;
    return task;
}

} // namespace

ClipPatternEdit::ClipPatternEdit(const QString& usual, QWidget* parent)
    : QWidget(parent)
    , m_usual(usual)
    , m_edit(new QLineEdit(this))
    , m_example(quietNote({}, this))
{
    m_edit->setPlaceholderText(usual);
    auto* insert = new QPushButton(tr("Insert"), this);
    insert->setAutoDefault(false);
    auto* parts = new QMenu(insert);
    const std::pair<QString, QString> known[] = {{tr("Date"), u"{date:yyyy-MM-dd}"_s}, {tr("Time"), u"{date:HH.mm}"_s},
        {tr("Start of the prompt"), u"{prompt:40}"_s}, {tr("Model"), u"{model}"_s}, {tr("Request kind"), u"{kind}"_s},
        {tr("Task number"), u"{task}"_s}};
    for (const auto& [words, part] : known) {
        connect(parts->addAction(words + u'\t' + part), &QAction::triggered, this, [this, part = part] {
            m_edit->insert(part);
            Q_EMIT edited();
        });
    }
    setPopupMenu(insert, parts);
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(m_edit, 1);
    row->addWidget(insert);
    QVBoxLayout* layout = bareColumn(this, 4);
    layout->addLayout(row);
    layout->addWidget(m_example);
    setFocusProxy(m_edit);
    connect(m_edit, &QLineEdit::textChanged, this, &ClipPatternEdit::refresh);
    connect(m_edit, &QLineEdit::editingFinished, this, &ClipPatternEdit::edited);
    refresh();
}

QString ClipPatternEdit::pattern() const
{
    return m_edit->text().trimmed();
}

void ClipPatternEdit::setPattern(const QString& pattern)
{
    m_edit->setText(pattern);
}

QString ClipPatternEdit::example() const
{
    const QString pattern = this->pattern().isEmpty() ? m_usual : this->pattern();
    return isClipPattern(pattern) ? clipName(exampleTask(), pattern) : QString();
}

void ClipPatternEdit::refresh()
{
    const QString name = example();
    QStringList lines{name.isEmpty() ? tr("All clips would have the same name.") : tr("Example: %1").arg(name)};
    if (const QStringList unknown = unknownPlaceholders(pattern()); !unknown.isEmpty())
        lines.append(tr("Not recognised and kept as text: %1. Insert lists what you can use.", "{title}")
                         .arg(unknown.join(u", "_s)));
    m_example->setText(lines.join(u'\n'));
}

} // namespace Dailies
