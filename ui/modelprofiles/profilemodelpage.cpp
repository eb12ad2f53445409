// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/modelprofiles/profilemodelpage.h"

#include "app/request/kindfields.h"
#include "app/request/models/modelline.h"
#include "ui/style/look.h"
#include "ui/widgets/formparts.h"
#include "ui/widgets/tooltips.h"
#include "ui/widgets/wraplayout.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSignalBlocker>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr ApiType apiTypes[] = {ApiType::TextToVideo, ApiType::ImageToVideo, ApiType::ReferenceToVideo,
    ApiType::VideoEdit, ApiType::MultiImageToVideo};

/// A profile made by hand may contain any word.
QString confidenceWord(const QString& told)
{
    if (told == "high"_L1)
        return ProfileModelPage::tr("high", "confidence in a source");
    if (told == "medium"_L1)
        return ProfileModelPage::tr("medium", "confidence in a source");
    if (told == "low"_L1)
        return ProfileModelPage::tr("low", "confidence in a source");
    return told;
}

} // namespace

ProfileModelPage::ProfileModelPage(QWidget* parent)
    : ProfilePage(parent)
    , m_name(new QLineEdit(this))
    , m_family(new QComboBox(this))
    , m_patterns(new QPlainTextEdit(this))
    , m_source(wrappedText({}, this))
{
    m_name->setObjectName(u"profileNameEdit"_s);
    m_family->setObjectName(u"profileFamilyCombo"_s);
    for (const ModelLine& place : modelPlaces())
        m_family->addItem(placeWords(place));
    m_patterns->setObjectName(u"profilePatternsEdit"_s);
    m_patterns->setTabChangesFocus(true);
    m_patterns->setFixedHeight(108);
    m_source->setObjectName(u"profileSource"_s);
    m_source->setTextInteractionFlags(Qt::TextSelectableByMouse);
    QLabel* hint = quietNote(tr("One pattern per line. A code matches if it contains all words of a line. A word after "
                                "! must not appear, and = stands for the whole code."),
        this);

    ignoreWheelWithoutFocus(m_family); // the page scrolls
    auto* column = new QVBoxLayout(addScrolledContent());
    column->setContentsMargins(12, 12, 12, 12);
    column->setSpacing(12);
    const auto group = [this, column](const QString& title, QWidget* control, QWidget* below = nullptr) {
        auto* label = new QLabel(title, this);
        label->setBuddy(control);
        makeQuiet(label);
        auto* rows = new QVBoxLayout;
        rows->setSpacing(4);
        for (QWidget* each : {static_cast<QWidget*>(label), control, below}) {
            if (each != nullptr)
                rows->addWidget(each);
        }
        column->addLayout(rows);
    };
    group(tr("Name"), m_name);
    group(tr("Family"), m_family);
    group(tr("Request kinds"), addKinds());
    group(tr("Model codes"), m_patterns, hint);
    group(tr("Source"), m_source);
    column->addStretch(1);
    connect(m_name, &QLineEdit::textEdited, this, &ProfilePage::edited);
    connect(m_patterns, &QPlainTextEdit::textChanged, this, &ProfilePage::edited);
    connect(m_family, &QComboBox::currentIndexChanged, this, [this] {
        showKinds();
        Q_EMIT edited();
    });
}

QWidget* ProfileModelPage::addKinds()
{
    auto* row = new QWidget(this);
    row->setObjectName(u"profileKinds"_s);
    auto* line = new WrapLayout(12, row);
    for (const ApiType apiType : apiTypes) {
        auto* box = new QCheckBox(apiTypeLabel(apiType), row);
        box->setObjectName(apiTypeName(apiType));
        connect(box, &QCheckBox::toggled, this, &ProfilePage::edited);
        line->addWidget(box);
        m_kinds.insert(apiType, box);
    }
    return row;
}

void ProfileModelPage::setNames(const QString& own, const QStringList& others, bool isRenamable)
{
    m_ownName = own;
    m_otherNames = others;
    m_name->setReadOnly(!isRenamable);
    m_name->setToolTip(
        plainToolTip(isRenamable ? QString() : tr("This profile is built in. To use another name, duplicate it.")));
}

void ProfileModelPage::focusName()
{
    m_name->setFocus(Qt::OtherFocusReason);
    m_name->selectAll();
}

void ProfileModelPage::showProfile(const ModelProfile& profile)
{
    const QSignalBlocker blocker(this);
    if (m_name->text() != profile.id)
        m_name->setText(profile.id);
    m_family->setCurrentIndex(static_cast<int>(modelPlaces().indexOf(ModelLine{profile.family, profile.generation})));
    for (const ApiType apiType : apiTypes)
        m_kinds[apiType]->setChecked(profile.apiTypes.contains(apiType));
    showKinds();
    if (patterns() != profile.match)
        m_patterns->setPlainText(profile.match.join(u'\n'));
    const QString known = confidenceWord(profile.confidence);
    const QString confidence = known.isEmpty() ? QString() : tr("Confidence: %1").arg(known);
    const QString source = profile.source.isEmpty() ? tr("Not specified") : profile.source;
    m_source->setText(confidence.isEmpty() ? source : source + u'\n' + confidence);
}

void ProfileModelPage::showKinds()
{
    const ModelLine& place = modelPlaces().at(m_family->currentIndex());
    for (const ApiType apiType : apiTypes)
        m_kinds[apiType]->setVisible(isOffered({place.family, place.generation, apiType}));
}

QStringList ProfileModelPage::patterns() const
{
    QStringList lines;
    for (const QString& line : m_patterns->toPlainText().split(u'\n')) {
        if (const QString pattern = line.simplified(); !pattern.isEmpty())
            lines.append(pattern);
    }
    return lines;
}

void ProfileModelPage::apply(ModelProfile& profile) const
{
    const ModelLine& place = modelPlaces().at(m_family->currentIndex());
    profile.id = m_name->text().trimmed();
    profile.family = place.family;
    profile.generation = place.generation;
    profile.match = patterns();
    // Keep the order. Also keep kinds that the family does not have, in case the family is changed back.
    for (const ApiType apiType : apiTypes) {
        if (!m_kinds[apiType]->isChecked())
            profile.apiTypes.removeAll(apiType);
        else if (!profile.apiTypes.contains(apiType))
            profile.apiTypes.append(apiType);
    }
}

QString ProfileModelPage::problem()
{
    const QString name = m_name->text().trimmed();
    QString aboutName;
    if (name.isEmpty())
        aboutName = tr("Name the profile.");
    else if (m_name->isReadOnly() && name != m_ownName)
        aboutName = tr("%1 is built in and keeps its name. To use another name, duplicate it.").arg(m_ownName);
    else if (m_otherNames.contains(name))
        aboutName = tr("A profile with this name already exists.");
    markInvalid(m_name, !aboutName.isEmpty());
    const ModelLine& place = modelPlaces().at(m_family->currentIndex());
    bool any = false;
    for (const ApiType apiType : apiTypes)
        any = any || (m_kinds[apiType]->isChecked() && isOffered({place.family, place.generation, apiType}));
    for (QCheckBox* box : std::as_const(m_kinds))
        markInvalid(box, !any);
    if (!aboutName.isEmpty())
        return aboutName;
    return any ? QString() : tr("Choose at least one request kind.");
}

} // namespace Dailies
