// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/modelprofiles/profilemediapage.h"

#include "app/request/familytraits.h"
#include "app/request/kindfields.h"
#include "app/request/mediaitem.h"
#include "ui/style/look.h"
#include "ui/widgets/formparts.h"
#include "ui/widgets/numbercells.h"

#include <QHeaderView>
#include <QLabel>
#include <QSignalBlocker>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr int narrowestColumn = 64; // room for a number

enum CountColumn { Kind, Types, Least, Most };
enum FileColumn { Media, Formats, Megabytes, SecondsFrom, SecondsTo, SideFrom, SideTo, SecondsInAll };

/// The words for limits of a whole medium, see ModelLimits::files.
QStringList media(Family family)
{
    QStringList words;
    for (const char* word : familyTraits(family).media)
        words.append(QString::fromLatin1(word));
    return words;
}

QString fileLabel(const QString& key)
{
    if (key == "image"_L1)
        return ProfileMediaPage::tr("All images");
    if (key == "video"_L1)
        return ProfileMediaPage::tr("All videos");
    if (key == "audio"_L1)
        return ProfileMediaPage::tr("All audio");
    if (key == "document"_L1)
        return ProfileMediaPage::tr("All documents");
    if (key == "reference_voice"_L1)
        return ProfileMediaPage::tr("Reference voice");
    return mediaTypeLabel(key);
}

QString labels(const QStringList& types)
{
    QStringList words;
    for (const QString& type : types)
        words.append(mediaTypeLabel(type));
    return words.join(u", "_s);
}

QTableWidgetItem* fixedCell(const QString& text)
{
    auto* item = new QTableWidgetItem(text);
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
    return item;
}

QStringList formatsIn(const QString& text)
{
    QStringList formats;
    for (const QString& part : text.split(u',')) {
        if (const QString format = part.trimmed().toLower(); !format.isEmpty() && !formats.contains(format))
            formats.append(format);
    }
    return formats;
}

void markCell(QTableWidget* table, int row, int column, bool wrong)
{
    if (QTableWidgetItem* item = table->item(row, column))
        item->setForeground(wrong ? QBrush(tone(table->palette(), Tone::Bad)) : QBrush());
}

/// Marks two cells of a row if they are in the wrong order, and returns whether they are.
bool outOfOrder(QTableWidget* table, int row, int first, int second)
{
    const auto least = numberIn(*table, row, first);
    const auto most = numberIn(*table, row, second);
    const bool wrong = least && most && *least > *most;
    markCell(table, row, first, wrong);
    markCell(table, row, second, wrong);
    return wrong;
}

} // namespace

ProfileMediaPage::ProfileMediaPage(QWidget* parent)
    : ProfilePage(parent)
    , m_countTitle(new QLabel(tr("Count"), this))
    , m_counts(newTable(
          {tr("Request kind"), tr("Types"), tr("Minimum"), tr("Maximum")}, u"mediaCounts"_s, m_countTitle->text()))
    , m_files(newTable({tr("Media"), tr("Formats"), tr("Size, MB"), tr("Length, s"), tr("to, s"), tr("Side, px"),
                           tr("to, px"), tr("Total, s")},
          u"fileLimits"_s, tr("Files")))
{
    auto* fileTitle = new QLabel(m_files->accessibleName(), this);
    for (QLabel* title : {m_countTitle, fileTitle})
        title->setFont(semiboldFont(title->font()));
    m_countTitle->setBuddy(m_counts);
    fileTitle->setBuddy(m_files);
    QLabel* hint =
        quietNote(tr("Leave empty what you don't know. Combinations and rarer rules are in the profile's JSON."), this);
    for (const int column : {Least, Most})
        m_counts->setItemDelegateForColumn(column, new NumberCells(0, this));
    m_files->horizontalHeaderItem(SecondsInAll)->setToolTip(tr("Total length of all items of this type, in seconds"));
    for (const int column : {Megabytes, SecondsFrom, SecondsTo, SideFrom, SideTo, SecondsInAll})
        m_files->setItemDelegateForColumn(column, new NumberCells(6, this));
    m_counts->horizontalHeader()->setSectionResizeMode(Types, QHeaderView::Stretch);
    m_files->horizontalHeader()->setSectionResizeMode(Formats, QHeaderView::Stretch);

    auto* column = new QVBoxLayout(addScrolledContent(Qt::ScrollBarAsNeeded));
    column->setContentsMargins(12, 12, 12, 12);
    column->setSpacing(8);
    for (QWidget* part : {static_cast<QWidget*>(m_countTitle), static_cast<QWidget*>(m_counts),
             static_cast<QWidget*>(fileTitle), static_cast<QWidget*>(m_files), static_cast<QWidget*>(hint)})
        column->addWidget(part);
    column->addStretch(1);
    for (QTableWidget* table : {m_counts, m_files})
        connect(table, &QTableWidget::cellChanged, this, &ProfilePage::edited);
}

QTableWidget* ProfileMediaPage::newTable(const QStringList& columns, const QString& name, const QString& title)
{
    auto* table = new QTableWidget(0, static_cast<int>(columns.size()), this);
    table->setObjectName(name);
    table->setAccessibleName(title);
    table->setHorizontalHeaderLabels(columns);
    table->verticalHeader()->hide();
    table->setSelectionMode(QAbstractItemView::SingleSelection);
    table->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::SelectedClicked
        | QAbstractItemView::EditKeyPressed | QAbstractItemView::AnyKeyPressed);
    table->setTabKeyNavigation(false);
    table->setWordWrap(false);
    table->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table->horizontalHeader()->setHighlightSections(false);
    table->horizontalHeader()->setMinimumSectionSize(narrowestColumn);
    return table;
}

void ProfileMediaPage::fitHeight(QTableWidget* table) const
{
    int height = table->horizontalHeader()->sizeHint().height() + 2 * table->frameWidth();
    for (int row = 0; row < table->rowCount(); ++row)
        height += table->rowHeight(row);
    table->setFixedHeight(height);
}

void ProfileMediaPage::showProfile(const ModelProfile& profile)
{
    showCounts(profile);
    showFiles(profile);
}

void ProfileMediaPage::showCounts(const ModelProfile& profile)
{
    const QSignalBlocker blocker(m_counts);
    m_countRows.clear();
    m_counts->setRowCount(0);
    const auto add = [this](ApiType apiType, const QStringList& types, const std::optional<MediaCount>& count) {
        const int row = m_counts->rowCount();
        m_counts->insertRow(row);
        m_counts->setItem(row, Kind, fixedCell(apiTypeLabel(apiType)));
        m_counts->setItem(row, Types, fixedCell(labels(types)));
        setNumberIn(
            *m_counts, row, Least, count && count->least > 0 ? std::optional<double>(count->least) : std::nullopt);
        setNumberIn(*m_counts, row, Most, count ? std::optional<double>(count->most) : std::nullopt);
        m_countRows.append({apiType, types});
    };
    for (const ApiType apiType : profile.apiTypes) {
        const MediaRules rules = profile.limits.media.value(apiType);
        QStringList counted;
        for (const MediaCount& count : rules.counts) {
            add(apiType, count.types, count);
            counted += count.types;
        }
        // Types without a limit get an empty row.
        const RequestKind kind{profile.family, profile.generation, apiType};
        for (const QString& type : mediaTypesOf(kind)) {
            if (!counted.contains(type))
                add(apiType, {type}, {});
        }
    }
    m_countTitle->setVisible(!m_countRows.isEmpty());
    m_counts->setVisible(!m_countRows.isEmpty());
    fitHeight(m_counts);
}

void ProfileMediaPage::showFiles(const ModelProfile& profile)
{
    const QSignalBlocker blocker(m_files);
    const QStringList whole = media(profile.family);
    QStringList special;
    for (auto it = profile.limits.files.begin(); it != profile.limits.files.end(); ++it) {
        if (!whole.contains(it.key()))
            special.append(it.key());
    }
    std::sort(special.begin(), special.end());
    m_fileRows = whole + special;
    m_files->setRowCount(static_cast<int>(m_fileRows.size()));
    for (int row = 0; row < m_fileRows.size(); ++row) {
        const FileLimits limits = profile.limits.files.value(m_fileRows.at(row));
        m_files->setItem(row, Media, fixedCell(fileLabel(m_fileRows.at(row))));
        m_files->setItem(row, Formats, new QTableWidgetItem(limits.formats.join(u", "_s)));
        setNumberIn(*m_files, row, Megabytes, limits.megabytes);
        setNumberIn(*m_files, row, SecondsFrom, limits.seconds.least);
        setNumberIn(*m_files, row, SecondsTo, limits.seconds.most);
        setNumberIn(*m_files, row, SideFrom, limits.side.least);
        setNumberIn(*m_files, row, SideTo, limits.side.most);
        setNumberIn(*m_files, row, SecondsInAll, limits.secondsInAll);
    }
    fitHeight(m_files);
}

void ProfileMediaPage::apply(ModelProfile& profile) const
{
    QHash<ApiType, QList<MediaCount>> counts;
    for (int row = 0; row < m_countRows.size(); ++row) {
        const auto most = numberIn(*m_counts, row, Most);
        const auto least = numberIn(*m_counts, row, Least);
        if (!most && !least)
            continue; // no limit
        const int atLeast = static_cast<int>(least.value_or(0));
        counts[m_countRows.at(row).apiType].append(
            {m_countRows.at(row).types, atLeast, most ? static_cast<int>(*most) : atLeast});
    }
    for (const ApiType apiType : profile.apiTypes) {
        MediaRules rules = profile.limits.media.value(apiType);
        rules.counts = counts.value(apiType);
        if (rules == MediaRules())
            profile.limits.media.remove(apiType);
        else
            profile.limits.media.insert(apiType, rules);
    }
    applyFiles(profile);
}

void ProfileMediaPage::applyFiles(ModelProfile& profile) const
{
    for (int row = 0; row < m_fileRows.size(); ++row) {
        FileLimits limits = profile.limits.files.value(m_fileRows.at(row));
        limits.formats = formatsIn(m_files->item(row, Formats)->text());
        limits.megabytes = numberIn(*m_files, row, Megabytes);
        limits.seconds = {numberIn(*m_files, row, SecondsFrom), numberIn(*m_files, row, SecondsTo)};
        limits.side = {numberIn(*m_files, row, SideFrom), numberIn(*m_files, row, SideTo)};
        limits.secondsInAll = numberIn(*m_files, row, SecondsInAll);
        if (limits == FileLimits())
            profile.limits.files.remove(m_fileRows.at(row));
        else
            profile.limits.files.insert(m_fileRows.at(row), limits);
    }
}

QString ProfileMediaPage::problem()
{
    const QSignalBlocker countBlocker(m_counts);
    const QSignalBlocker fileBlocker(m_files);
    QString first;
    const auto tell = [&first](bool wrong, const QString& place) {
        if (wrong && first.isEmpty())
            first = tr("%1: the minimum is greater than the maximum.").arg(place);
    };
    for (int row = 0; row < m_countRows.size(); ++row)
        tell(outOfOrder(m_counts, row, Least, Most), labels(m_countRows.at(row).types));
    for (int row = 0; row < m_fileRows.size(); ++row) {
        const bool seconds = outOfOrder(m_files, row, SecondsFrom, SecondsTo);
        const bool side = outOfOrder(m_files, row, SideFrom, SideTo);
        tell(seconds || side, fileLabel(m_fileRows.at(row)));
    }
    return first;
}

} // namespace Dailies
