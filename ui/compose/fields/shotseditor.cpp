// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compose/fields/shotseditor.h"

#include "ui/compose/fields/fieldundo.h"
#include "ui/compose/fields/shotrow.h"

#include <QApplication>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalBlocker>

#include <cmath>

using namespace Qt::StringLiterals;

namespace Dailies {

ShotsEditor::ShotsEditor(QWidget* parent)
    : ListEditor(Field::Shots, parent)
    , m_undo(new FieldUndo(this, [this](const FieldValue& value) {
        show(valueOrEmpty<QList<Shot>>(value));
        Q_EMIT changed();
    }))
{
    connect(addButton(tr("Add shot"), u"addShotButton"_s), &QPushButton::clicked, this, &ShotsEditor::addShot);
    m_split = addButton(tr("Split evenly"), u"splitEvenlyButton"_s);
    m_split->setToolTip(tr("Split the clip's duration equally"));
    connect(m_split, &QPushButton::clicked, this, &ShotsEditor::splitEvenly);
    connect(this, &FieldEditor::changed, this, [this] {
        m_undo->record(value());
        showTotal();
    });
    showTotal();
}

FieldValue ShotsEditor::value() const
{
    return m_shots.isEmpty() ? FieldValue() : FieldValue(m_shots);
}

void ShotsEditor::setValue(const FieldValue& value)
{
    show(valueOrEmpty<QList<Shot>>(value));
    m_undo->setValue(value);
}

void ShotsEditor::setOffer(const RequestKind& kind, const ModelProfile& profile)
{
    ListEditor::setOffer(kind, profile);
    m_limits = profile.limits.shots.value_or(ShotLimits());
    m_knownTypes = profile.choices.value(fieldKey(Field::ShotType));
    refresh();
    showTotal();
}

void ShotsEditor::setContext(const VideoRequest& request)
{
    m_multiShot = request.multiShot.value_or(false);
    m_shotType = request.shotType;
    m_clipSeconds = request.durationSeconds;
    showTotal();
}

bool ShotsEditor::isWanted() const
{
    return !m_shots.isEmpty() || asksForShots() || isAncestorOf(QApplication::focusWidget());
}

bool ShotsEditor::asksForShots() const
{
    if (!m_multiShot || m_shotType.isEmpty())
        return false;
    const QString named = m_limits.shotType.isEmpty() ? u"customize"_s : m_limits.shotType;
    return m_shotType == named || !m_knownTypes.contains(m_shotType);
}

void ShotsEditor::show(const QList<Shot>& shots)
{
    m_shots = shots;
    refresh();
    showTotal();
}

ListRow* ShotsEditor::makeRow(QWidget* parent)
{
    auto* row = new ShotRow(parent);
    const auto record = [this, row](const QString& part) {
        m_undo->record(value(), part + QString::number(row->place()));
        Q_EMIT changed();
    };
    connect(row->prompt(), &QPlainTextEdit::textChanged, this, [this, row, record] {
        m_shots[row->place()].prompt = row->prompt()->toPlainText();
        row->showLength(m_limits.promptCharacters);
        record(u"prompt"_s);
    });
    connect(row->seconds(), &OptionalSpin::numberChanged, this, [this, row, record] {
        m_shots[row->place()].seconds = row->seconds()->number();
        record(u"seconds"_s);
    });
    m_undo->watch(row->prompt());
    m_undo->watch(row->seconds());
    return row;
}

void ShotsEditor::showItem(ListRow* row, int index)
{
    const Shot& shot = m_shots.at(index);
    row->setName(tr("Shot %1").arg(shot.index.value_or(index + 1)));
    auto* shown = static_cast<ShotRow*>(row);
    shown->seconds()->setNumber(shot.seconds);
    if (shown->prompt()->toPlainText() != shot.prompt) {
        const QSignalBlocker blocker(shown->prompt());
        shown->prompt()->setPlainText(shot.prompt);
    }
    shown->showLength(m_limits.promptCharacters);
}

void ShotsEditor::moveItem(int from, int to)
{
    m_shots.move(from, to);
    number();
}

void ShotsEditor::removeItem(int index)
{
    m_shots.removeAt(index);
    number();
}

void ShotsEditor::addShot()
{
    m_shots.append(Shot());
    number();
    itemAdded();
}

void ShotsEditor::splitEvenly()
{
    const QList<double> seconds = evenSeconds(m_clipSeconds.value_or(0), m_shots.size());
    for (qsizetype i = 0; i < m_shots.size(); ++i)
        m_shots[i].seconds = seconds.at(i);
    refresh();
    Q_EMIT changed();
}

void ShotsEditor::number()
{
    for (int i = 0; i < m_shots.size(); ++i)
        m_shots[i].index = i + 1;
}

void ShotsEditor::showTotal()
{
    m_split->setEnabled(!m_shots.isEmpty() && m_clipSeconds.value_or(0) > 0);
    if (m_shots.isEmpty()) {
        setTrailing({});
        return;
    }
    double total = 0;
    for (const Shot& shot : std::as_const(m_shots))
        total += shot.seconds.value_or(0);
    const auto number = [this](double value) { return locale().toString(value, 'g', 6); };
    QStringList parts;
    if (m_limits.count.most)
        parts.append(tr("%1 of %2 shots", "shots, and how many at most")
                         .arg(number(static_cast<double>(m_shots.size())), number(*m_limits.count.most)));
    parts.append(m_clipSeconds ? tr("%1 of %2 s").arg(number(total), number(*m_clipSeconds))
                               : tr("%1 s in total").arg(number(total)));
    const bool differs = m_clipSeconds && std::abs(total - *m_clipSeconds) > 1e-6;
    setTrailing(parts.join(u" · "_s), differs || !m_limits.count.contains(static_cast<double>(m_shots.size())));
}

QList<double> evenSeconds(double clip, qsizetype count)
{
    QList<double> parts;
    // Use whole seconds if each shot gets at least one, otherwise tenths of a second.
    const auto shots = static_cast<double>(count);
    const bool whole = clip == std::floor(clip) && clip >= shots;
    const double unit = whole ? 1 : clip >= shots / 10 ? 0.1 : clip / shots;
    double left = clip;
    for (qsizetype i = 0; i < count; ++i) {
        const double rest = shots - static_cast<double>(i);
        const double units = std::ceil(std::round(left / unit * 1e6) / 1e6 / rest);
        const double part = i == count - 1 ? left : std::min(units * unit, left);
        parts.append(std::round(part * 1e6) / 1e6);
        left = std::max(std::round((left - part) * 1e6) / 1e6, 0.0);
    }
    return parts;
}

} // namespace Dailies
