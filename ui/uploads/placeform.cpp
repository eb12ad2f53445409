// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/uploads/placeform.h"

#include "ui/accounts/keyedit.h"
#include "ui/uploads/notedfield.h"
#include "ui/uploads/placewords.h"
#include "ui/widgets/disclosurebutton.h"
#include "ui/widgets/formparts.h"

#include <QCheckBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr int secondsPerHour = 3600;
constexpr int argumentsHeight = 84;
constexpr int fieldGap = 12; ///< so that a hint is nearer to its field than to the next one

/// Completes a typed address, as a browser does.
QUrl typedUrl(const QString& text)
{
    const QString typed = text.trimmed();
    const bool isBare = !typed.isEmpty() && !typed.contains("://"_L1);
    return QUrl(isBare ? u"https://"_s + typed : typed, QUrl::StrictMode);
}

QStringList typedLines(const QPlainTextEdit* edit)
{
    QStringList lines = edit->toPlainText().split(u'\n');
    // An empty line in the middle is an empty argument.
    while (!lines.isEmpty() && lines.constLast().isEmpty())
        lines.removeLast();
    return lines;
}

} // namespace

QList<UploadService> uploadServices()
{
    QList<UploadService> services;
    for (const UploadPreset& preset : uploadPresets())
        services.append({preset, UploadProtocol::S3});
    services.append({{u"s3"_s, PlaceForm::tr("Other S3 storage"), {}, u"us-east-1"_s, false}, UploadProtocol::S3});
    services.append({{u"webdav"_s, PlaceForm::tr("WebDAV"), {}, {}, false}, UploadProtocol::WebDav});
    services.append({{u"command"_s, PlaceForm::tr("A command"), {}, {}, false}, UploadProtocol::Command});
    return services;
}

PlaceForm::PlaceForm(const UploadPlace& place, QWidget* parent)
    : QWidget(parent)
    , m_place(place)
    , m_extra(new QWidget(this))
{
    build();
    show(place);
}

void PlaceForm::build()
{
    QVBoxLayout* column = bareColumn(this, fieldGap);
    addLine(u"name"_s, tr("Name"))->setMaxLength(UploadPlace::longestName);
    addLine(u"account"_s, tr("Account ID"));
    addLine(u"endpoint"_s, tr("Endpoint"), u"https://…"_s);
    addLine(u"region"_s, tr("Region"))->setToolTip(tr("Services fetch files fastest from a region near them."));
    addLine(u"bucket"_s, tr("Bucket"));
    addLine(u"user"_s, tr("Access key ID"));
    m_secret = new KeyEdit(this);
    m_secret->setObjectName(u"placeSecretEdit"_s);
    connect(m_secret, &QLineEdit::textChanged, this, &PlaceForm::follow);
    connect(m_secret, &QLineEdit::editingFinished, this, [this] {
        if (!m_secret->text().isEmpty())
            m_left.insert(u"secret"_s);
        showProblems();
    });
    column->addWidget(add(u"secret"_s, tr("Secret access key"), m_secret, this));
    addLine(u"program"_s, tr("Program"), u"rclone"_s);
    m_arguments = new QPlainTextEdit(this);
    m_arguments->setObjectName(u"placeArgumentsEdit"_s);
    m_arguments->setTabChangesFocus(true);
    m_arguments->setFixedHeight(argumentsHeight);
    m_arguments->setPlaceholderText(u"copyto\n%f\nremote:bucket/%o"_s);
    connect(m_arguments, &QPlainTextEdit::textChanged, this, &PlaceForm::follow);
    column->addWidget(add(u"arguments"_s, tr("Arguments"), m_arguments, this));
    addLine(u"publicBase"_s, tr("Public URL"), u"https://…"_s);
    m_more = new DisclosureButton(tr("More options"), m_extra, this);
    m_more->setObjectName(u"morePlaceOptions"_s);
    column->addWidget(m_more, 0, Qt::AlignLeft);
    column->addWidget(m_extra);
    column->addStretch();
    buildMore();
}

void PlaceForm::buildMore()
{
    QVBoxLayout* column = bareColumn(m_extra, fieldGap);
    auto* prefix = new QLineEdit(m_extra);
    prefix->setObjectName(u"placePrefixEdit"_s);
    prefix->setPlaceholderText(u"clips/inputs"_s);
    connect(prefix, &QLineEdit::textChanged, this, &PlaceForm::follow);
    column->addWidget(add(u"prefix"_s, tr("Folder"), prefix, m_extra));
    m_linkHours = new QSpinBox(m_extra);
    m_linkHours->setObjectName(u"linkHoursSpin"_s);
    ignoreWheelWithoutFocus(m_linkHours);
    m_linkHours->setRange(1, UploadPlace::longestLinkSeconds / secondsPerHour);
    m_linkHours->setSuffix(tr(" h", "hours"));
    connect(m_linkHours, &QSpinBox::valueChanged, this, &PlaceForm::follow);
    column->addWidget(add(u"linkSeconds"_s, tr("Links expire after"), m_linkHours, m_extra));
    m_virtualHosts = new QCheckBox(tr("The bucket is part of the host name"), m_extra);
    m_virtualHosts->setObjectName(u"virtualHostsBox"_s);
    connect(m_virtualHosts, &QCheckBox::toggled, this, &PlaceForm::follow);
    column->addWidget(add(u"virtualHosts"_s, {}, m_virtualHosts, m_extra));
    m_commandSeconds = new QSpinBox(m_extra);
    m_commandSeconds->setObjectName(u"commandSecondsSpin"_s);
    ignoreWheelWithoutFocus(m_commandSeconds);
    m_commandSeconds->setRange(1, 24 * secondsPerHour);
    m_commandSeconds->setSuffix(tr(" s", "seconds"));
    connect(m_commandSeconds, &QSpinBox::valueChanged, this, &PlaceForm::follow);
    column->addWidget(add(u"commandSeconds"_s, tr("Stop the command after"), m_commandSeconds, m_extra));
}

QLineEdit* PlaceForm::addLine(const QString& name, const QString& label, const QString& placeholder)
{
    auto* edit = new QLineEdit(this);
    edit->setObjectName(u"place%1Edit"_s.arg(name.left(1).toUpper() + name.mid(1)));
    edit->setPlaceholderText(placeholder);
    static_cast<QVBoxLayout*>(layout())->addWidget(add(name, label, edit, this));
    connect(edit, &QLineEdit::textChanged, this, &PlaceForm::follow);
    connect(edit, &QLineEdit::editingFinished, this, [this, name, edit] {
        if (edit->text().isEmpty())
            return; // to say so is only right once the user has tried to save
        m_left.insert(name);
        if (name == "endpoint"_L1 || name == "publicBase"_L1) {
            const QUrl url = typedUrl(edit->text());
            if (url.isValid())
                edit->setText(url.toString());
        }
        showProblems();
    });
    return edit;
}

NotedField* PlaceForm::add(const QString& name, const QString& label, QWidget* field, QWidget* sheet)
{
    auto* noted = new NotedField(label, field, {}, sheet);
    m_fields.insert(name, noted);
    return noted;
}

QLineEdit* PlaceForm::line(const QString& name) const
{
    return static_cast<QLineEdit*>(field(name));
}

QWidget* PlaceForm::field(const QString& name) const
{
    return m_fields.value(name)->field();
}

void PlaceForm::start(const UploadService& service, const QString& usualName)
{
    m_isShowing = true;
    const QString name = line(u"name"_s)->text();
    if (name.isEmpty() || name == m_nameGiven)
        line(u"name"_s)->setText(usualName);
    if (service.protocol != m_place.protocol)
        line(u"endpoint"_s)->clear(); // it is another kind of address
    line(u"region"_s)->setText(service.values.region);
    m_virtualHosts->setChecked(service.values.virtualHosts);
    m_place.protocol = service.protocol;
    m_nameGiven = usualName;
    m_service = service;
    m_isComplaining = false;
    m_left.clear();
    m_isShowing = false;
    follow();
}

void PlaceForm::show(const UploadPlace& place)
{
    m_isShowing = true;
    m_place = place;
    line(u"name"_s)->setText(place.name);
    line(u"endpoint"_s)->setText(place.endpoint.toString());
    line(u"region"_s)->setText(place.region);
    line(u"bucket"_s)->setText(place.bucket);
    line(u"user"_s)->setText(place.user);
    line(u"program"_s)->setText(place.program);
    m_arguments->setPlainText(place.arguments.join(u'\n'));
    line(u"publicBase"_s)->setText(place.publicBase.toString());
    line(u"prefix"_s)->setText(place.prefix);
    m_linkHours->setValue(place.linkSeconds / secondsPerHour);
    m_virtualHosts->setChecked(place.virtualHosts);
    m_commandSeconds->setValue(place.commandSeconds);
    m_isShowing = false;
    follow();
}

QString PlaceForm::endpointText() const
{
    QString endpoint = m_service.values.endpoint;
    if (endpoint.isEmpty())
        return line(u"endpoint"_s)->text();
    return endpoint.replace("{region}"_L1, line(u"region"_s)->text().trimmed())
        .replace("{account}"_L1, line(u"account"_s)->text().trimmed());
}

UploadPlace PlaceForm::place() const
{
    UploadPlace place = m_place;
    const auto text = [this](const QString& name) { return line(name)->text().trimmed(); };
    place.name = line(u"name"_s)->text().simplified();
    const bool isS3 = place.protocol == UploadProtocol::S3;
    const bool isCommand = place.protocol == UploadProtocol::Command;
    place.endpoint = isCommand ? QUrl() : typedUrl(endpointText());
    if (isS3 && place.endpoint.path() == "/"_L1)
        place.endpoint.setPath({});
    place.region = isS3 ? text(u"region"_s) : QString();
    place.bucket = isS3 ? text(u"bucket"_s) : QString();
    place.user = isCommand ? QString() : text(u"user"_s);
    place.program = isCommand ? text(u"program"_s) : QString();
    place.arguments = isCommand ? typedLines(m_arguments) : QStringList();
    place.publicBase = typedUrl(text(u"publicBase"_s));
    place.prefix = text(u"prefix"_s);
    place.virtualHosts = isS3 && m_virtualHosts->isChecked();
    // Links can be valid for parts of an hour, which the field cannot show.
    const bool isValid =
        place.linkSeconds >= UploadPlace::shortestLinkSeconds && place.linkSeconds <= UploadPlace::longestLinkSeconds;
    if (!isValid || m_linkHours->value() != std::max(place.linkSeconds / secondsPerHour, 1))
        place.linkSeconds = m_linkHours->value() * secondsPerHour;
    place.commandSeconds = m_commandSeconds->value();
    return place;
}

QByteArray PlaceForm::secret() const
{
    return m_place.protocol == UploadProtocol::Command ? QByteArray() : m_secret->key();
}

void PlaceForm::wipeSecret()
{
    m_secret->wipeText();
}

void PlaceForm::setSecretHint(const QString& hint)
{
    m_fields.value(u"secret"_s)->setHint(hint);
}

void PlaceForm::setChecks(Checks checks)
{
    m_checks = std::move(checks);
    showProblems();
}

void PlaceForm::setServiceHosts(const QStringList& hosts)
{
    m_hosts = hosts;
    showHints();
}

void PlaceForm::showNeeded()
{
    const UploadProtocol protocol = m_place.protocol;
    const bool isS3 = protocol == UploadProtocol::S3;
    const bool isCommand = protocol == UploadProtocol::Command;
    const QString& pattern = m_service.values.endpoint;
    const auto set = [this](const QString& name, bool isNeeded) { m_fields.value(name)->setVisible(isNeeded); };
    set(u"account"_s, pattern.contains("{account}"_L1));
    set(u"endpoint"_s, !isCommand && pattern.isEmpty());
    set(u"region"_s, isS3 && (pattern.isEmpty() || pattern.contains("{region}"_L1)));
    set(u"bucket"_s, isS3);
    set(u"user"_s, !isCommand);
    set(u"secret"_s, !isCommand);
    set(u"program"_s, isCommand);
    set(u"arguments"_s, isCommand);
    set(u"linkSeconds"_s, isS3 && line(u"publicBase"_s)->text().trimmed().isEmpty());
    set(u"virtualHosts"_s, isS3);
    set(u"commandSeconds"_s, isCommand);
    m_fields.value(u"endpoint"_s)->setLabel(isS3 ? tr("Endpoint") : tr("Folder URL"));
    m_fields.value(u"user"_s)->setLabel(isS3 ? tr("Access key ID") : tr("User name"));
    m_fields.value(u"secret"_s)->setLabel(secretName(m_place));
}

void PlaceForm::showHints()
{
    const UploadPlace now = place();
    const UploadProtocol protocol = now.protocol;
    const auto set = [this](const QString& name, const QString& hint) { m_fields.value(name)->setHint(hint); };
    const bool isComputed = !m_service.values.endpoint.isEmpty();
    const QString endpoint = isComputed ? tr("Endpoint: %1").arg(endpointText()) : QString();
    const QString far = distanceNote(now, m_hosts);
    const bool isRegionShown = !isComputed || m_service.values.endpoint.contains("{region}"_L1);
    set(u"region"_s, far.isEmpty() ? endpoint : far);
    set(u"account"_s, isRegionShown ? QString() : endpoint);
    set(u"endpoint"_s,
        protocol == UploadProtocol::S3 ? tr("Without the bucket, such as https://s3.example.com.")
                                       : tr("Files are uploaded to a folder below it."));
    set(u"user"_s, protocol == UploadProtocol::WebDav ? tr("Leave it empty if the server needs none.") : QString());
    set(u"program"_s, tr("It runs once for each file, without a shell."));
    set(u"arguments"_s, tr("One per line. %f stands for the file, %o for its name in the place."));
    set(u"publicBase"_s,
        protocol == UploadProtocol::S3           ? tr("Optional. Links then start with it and don't expire.")
            : protocol == UploadProtocol::WebDav ? tr("Where anyone can fetch the files in this folder.")
                                                 : tr("Optional. Otherwise the last line of the output is the link."));
    set(u"prefix"_s, protocol == UploadProtocol::S3 ? tr("Optional. A folder in the bucket.") : tr("Optional."));
    set(u"linkSeconds"_s,
        tr("The service must fetch the file before the link expires. Links in requests are valid for at least 24 "
           "hours, and for at most 168."));
}

void PlaceForm::follow()
{
    if (m_isShowing)
        return;
    showNeeded();
    showHints();
    showProblems();
    Q_EMIT edited();
}

QList<PlaceProblem> PlaceForm::problems() const
{
    const UploadPlace now = place();
    QList<PlaceProblem> all = problemsOf(now);
    if (m_service.values.endpoint.contains("{account}"_L1) && line(u"account"_s)->text().trimmed().isEmpty())
        all.prepend({u"account"_s, tr("Enter the account ID, which is part of the endpoint.")});
    if (m_checks)
        all += m_checks(now);
    // A field that is not shown is made of others.
    const QString maker = m_service.values.endpoint.contains("{account}"_L1) ? u"account"_s : u"region"_s;
    for (PlaceProblem& problem : all) {
        if (problem.field == "endpoint"_L1 && !m_service.values.endpoint.isEmpty())
            problem.field = maker;
    }
    return all;
}

void PlaceForm::showProblems()
{
    QHash<QString, QString> sentences;
    for (const PlaceProblem& problem : problems()) {
        if ((m_isComplaining || m_left.contains(problem.field)) && !sentences.contains(problem.field))
            sentences.insert(problem.field, problem.sentence);
    }
    for (auto each = m_fields.cbegin(); each != m_fields.cend(); ++each)
        each.value()->setProblem(sentences.value(each.key()));
}

QWidget* PlaceForm::complain()
{
    m_isComplaining = true;
    showProblems();
    for (const QWidget* sheet : {static_cast<const QWidget*>(this), static_cast<const QWidget*>(m_extra)}) {
        for (int i = 0; i < sheet->layout()->count(); ++i) {
            const auto* noted = qobject_cast<NotedField*>(sheet->layout()->itemAt(i)->widget());
            if (noted == nullptr || noted->problem().isEmpty())
                continue;
            if (sheet == m_extra)
                m_more->setOpen(true);
            return noted->field();
        }
    }
    return nullptr;
}

} // namespace Dailies
