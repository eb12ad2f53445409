// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/preferencerow.h"

#include "ui/settings/clippatternedit.h"
#include "ui/settings/folderedit.h"
#include "ui/style/icons.h"
#include "ui/style/look.h"
#include "ui/widgets/formparts.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>
#include <QTimeEdit>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace Dailies {

PreferenceRow::PreferenceRow(
    const PreferenceInfo& info, Preferences& preferences, const QString& usualFolder, QWidget* parent)
    : QWidget(parent)
    , m_info(info)
    , m_preferences(preferences)
    , m_problem(wrappedText({}, this))
    , m_reset(new QToolButton) // the layout takes it after the editor, and Tab follows that order
{
    const QString label = preferenceLabel(info);
    const QString hint = preferenceHint(info);
    QWidget* editor = newEditor(usualFolder);
    QWidget* field = editor->focusProxy() != nullptr ? editor->focusProxy() : editor;
    field->setObjectName(QString::fromLatin1(info.key));
    field->setAccessibleName(label);
    field->setAccessibleDescription(hint);
    if (qobject_cast<QAbstractSpinBox*>(field) != nullptr || qobject_cast<QComboBox*>(field) != nullptr)
        ignoreWheelWithoutFocus(field);
    QLabel* words = quietNote(hint, this);
    m_problem->setForegroundRole(QPalette::Text);
    m_problem->hide();
    m_reset->setIcon(icon(u"undo-2"_s));
    m_reset->setAutoRaise(true);
    m_reset->setToolTip(tr("Reset to default"));
    m_reset->setAccessibleName(tr("Reset %1").arg(label));
    // Keeps its space when hidden, otherwise the editors would move as values change.
    QSizePolicy keeps = m_reset->sizePolicy();
    keeps.setRetainSizeWhenHidden(true);
    m_reset->setSizePolicy(keeps);

    auto* layout = new QGridLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setHorizontalSpacing(8);
    layout->setVerticalSpacing(4);
    layout->setColumnStretch(0, 1);
    int line = 0;
    // A check box shows its own text.
    if (info.type != PreferenceType::Switch) {
        auto* title = new QLabel(label, this);
        title->setBuddy(field);
        layout->addWidget(title, line++, 0);
    }
    const bool isWide = info.type == PreferenceType::Folder || info.type == PreferenceType::ClipPattern
        || info.type == PreferenceType::Text || info.type == PreferenceType::Switch;
    if (isWide) {
        layout->addWidget(editor, line, 0);
    } else {
        auto* place = new QHBoxLayout; // Qt would align a left-to-right field at the left of a mirrored page
        place->addWidget(editor);
        place->addStretch(1);
        layout->addLayout(place, line, 0);
    }
    layout->addWidget(m_reset, line++, 1, Qt::AlignTop);
    layout->addWidget(m_problem, line++, 0);
    layout->addWidget(words, line, 0);

    connect(m_reset, &QToolButton::clicked, this, [this, field] {
        m_problem->hide();
        m_preferences.reset(m_info.preference);
        refresh();
        field->setFocus(Qt::OtherFocusReason);
    });
    connect(&preferences, &Preferences::changed, this, [this](Preference changed) {
        if (changed == m_info.preference)
            refresh();
    });
    refresh();
}

QWidget* PreferenceRow::newEditor(const QString& usualFolder)
{
    switch (m_info.type) {
    case PreferenceType::Switch: return newSwitch();
    case PreferenceType::Number: return newNumber();
    case PreferenceType::Choice: return newChoice();
    case PreferenceType::Folder: return newFolder(usualFolder);
    case PreferenceType::ClipPattern: return newClipPattern();
    case PreferenceType::TimeOfDay: return newTimeOfDay();
    case PreferenceType::Text: break;
    }
    return newText();
}

QWidget* PreferenceRow::newSwitch()
{
    auto* box = new QCheckBox(preferenceLabel(m_info), this);
    m_show = [box](const QVariant& value) { box->setChecked(value.toBool()); };
    connect(box, &QCheckBox::toggled, this, [this](bool on) { set(on); });
    return box;
}

QWidget* PreferenceRow::newNumber()
{
    auto* spin = new QSpinBox(this);
    spin->setRange(m_info.least, m_info.most);
    spin->setSuffix(preferenceUnit(m_info));
    // Ignore numbers that are not fully typed.
    spin->setKeyboardTracking(false);
    m_show = [spin](const QVariant& value) { spin->setValue(value.toInt()); };
    connect(spin, &QSpinBox::valueChanged, this, [this](int number) { set(number); });
    return spin;
}

QWidget* PreferenceRow::newChoice()
{
    auto* box = new QComboBox(this);
    for (const PreferenceChoice& choice : m_info.choices)
        box->addItem(choiceLabel(m_info, choice), QString::fromLatin1(choice.value));
    m_show = [box](const QVariant& value) { box->setCurrentIndex(box->findData(value.toString())); };
    connect(box, &QComboBox::activated, this, [this, box](int index) { set(box->itemData(index)); });
    return box;
}

QWidget* PreferenceRow::newFolder(const QString& usualFolder)
{
    auto* folder = new FolderEdit(usualFolder, this);
    m_show = [folder](const QVariant& value) { folder->setFolder(value.toString()); };
    connect(folder, &FolderEdit::edited, this, [this, folder] { set(folder->folder()); });
    return folder;
}

QWidget* PreferenceRow::newClipPattern()
{
    auto* pattern = new ClipPatternEdit(m_info.standard.toString(), this);
    m_show = [pattern](const QVariant& value) { pattern->setPattern(value.toString()); };
    connect(pattern, &ClipPatternEdit::edited, this, [this, pattern] { set(pattern->pattern()); });
    return pattern;
}

QWidget* PreferenceRow::newTimeOfDay()
{
    auto* edit = new QTimeEdit(this);
    edit->setKeyboardTracking(false);
    edit->setDisplayFormat(edit->displayFormat().remove(u":ss"_s)); // which some languages have in short times, too
    readLeftToRight(edit);
    m_show = [edit](const QVariant& value) { edit->setTime(QTime::fromString(value.toString(), u"HH:mm"_s)); };
    connect(edit, &QTimeEdit::timeChanged, this, [this](const QTime& time) { set(time.toString(u"HH:mm"_s)); });
    return edit;
}

QWidget* PreferenceRow::newText()
{
    auto* edit = new QLineEdit(this);
    m_show = [edit](const QVariant& value) { edit->setText(value.toString()); };
    connect(edit, &QLineEdit::editingFinished, this, [this, edit] { set(edit->text().trimmed()); });
    return edit;
}

// An invalid value stays in the editor with the reason below it; the previous value remains in effect.
void PreferenceRow::set(const QVariant& value)
{
    const auto problem = preferenceProblem(m_info.preference, value);
    m_problem->setVisible(problem.has_value());
    if (problem) {
        QPalette palette = m_problem->palette();
        palette.setColor(QPalette::Text, tone(palette, Tone::Bad));
        m_problem->setPalette(palette);
        m_problem->setText(*problem);
        m_reset->show();
        return;
    }
    m_preferences.set(m_info.preference, value);
    refresh();
}

void PreferenceRow::refresh()
{
    m_show(m_preferences.value(m_info.preference));
    m_reset->setVisible(!m_preferences.isStandard(m_info.preference));
}

bool PreferenceRow::matches(const QString& search) const
{
    QString said = preferenceLabel(m_info) + u' ' + preferenceHint(m_info) + u' ' + pageLabel(m_info.page);
    for (const PreferenceChoice& choice : m_info.choices)
        said += u' ' + choiceLabel(m_info, choice);
    const QStringList words = search.simplified().split(u' ', Qt::SkipEmptyParts);
    return std::all_of(words.cbegin(), words.cend(),
        [&said](const QString& word) { return said.contains(word, Qt::CaseInsensitive); });
}

} // namespace Dailies
