// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/uploads/placedialog.h"

#include "app/common/webaddress.h"
#include "app/storage/makeuploader.h"
#include "ui/accounts/pagefields.h"
#include "ui/style/look.h"
#include "ui/uploads/placeform.h"
#include "ui/uploads/placesaver.h"
#include "ui/uploads/placewords.h"
#include "ui/widgets/formparts.h"
#include "ui/widgets/messagebar.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

/// A name for a new place that no other has.
QString freeName(const UploadPlaceStore& places, const QString& wanted)
{
    QString name = wanted;
    for (int number = 2; places.isNameTaken(name); ++number)
        name = u"%1 %2"_s.arg(wanted).arg(number);
    return name;
}

} // namespace

PlaceDialog::PlaceDialog(const PlaceTools& tools, const std::optional<UploadPlace>& place, QWidget* parent)
    : QDialog(parent)
    , m_tools(tools)
    , m_before(place)
    , m_message(new MessageBar(this))
    , m_service(place ? nullptr : new QComboBox(this))
    , m_form(new PlaceForm(place.value_or(newUploadPlace({}, UploadProtocol::S3)), this))
    , m_test(new PlaceTestPanel(
          tools, [this](const PlaceTestPanel::Take& take) { askForTest(take); }, this))
{
    setObjectName(u"placeDialog"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(place ? tr("Edit upload place") : tr("Add an upload place"));
    setMinimumWidth(496);
    resize(528, 600);
    build();
    m_form->setServiceHosts(tools.serviceHosts);
    m_form->setChecks([this](const UploadPlace& each) { return check(each); });
    connect(m_form, &PlaceForm::edited, this, [this] {
        m_test->reset();
        showSecretHint();
    });
    connect(m_test, &PlaceTestPanel::resultsShown, this, [this] {
        // The results take their room from the form. The secret, its last field, is what has to be corrected most often.
        layout()->activate();
        if (QWidget* secret = m_form->field(u"secret"_s); secret->isVisible())
            m_sheet->ensureWidgetVisible(secret);
    });
    connect(m_save, &QPushButton::clicked, this, &PlaceDialog::save);
    showSecretHint();
    if (m_service != nullptr) {
        connect(m_service, &QComboBox::currentIndexChanged, this, &PlaceDialog::startService);
        startService(0);
        m_service->setFocus(Qt::OtherFocusReason);
    } else {
        m_form->field(u"name"_s)->setFocus(Qt::OtherFocusReason);
    }
}

void PlaceDialog::build()
{
    QVBoxLayout* outer = dialogColumn(this);
    outer->addWidget(m_message);
    if (m_service != nullptr) {
        m_service->setObjectName(u"serviceCombo"_s);
        ignoreWheelWithoutFocus(m_service);
        m_service->setAccessibleName(tr("Storage service"));
        for (const UploadService& service : uploadServices())
            m_service->addItem(service.values.name);
        m_service->setMaxVisibleItems(m_service->count());
        addField(outer, tr("Storage service"), {m_service});
    }
    m_sheet = scrollable(m_form, this);
    outer->addWidget(m_sheet, 1);
    outer->addWidget(dividingLine(Qt::Horizontal, this));
    outer->addWidget(m_test); // outside the scroll area, so that the results are always visible
    m_test->putFindingsAbove();
    m_save = addDialogButtons(this, outer, m_before ? tr("Save") : tr("Add place"));
    m_save->setObjectName(u"savePlaceButton"_s);
    m_cancel = findChild<QPushButton*>(u"cancelButton"_s);
    m_cancel->setAutoDefault(false);
    // The order in which the parts were created is not that on the screen.
    setTabOrder(m_test->findChild<QPushButton*>(), m_cancel);
    setTabOrder(m_cancel, m_save);
}

void PlaceDialog::startService(int index)
{
    const UploadService service = uploadServices().value(index);
    const bool isCommand = service.protocol == UploadProtocol::Command;
    m_form->start(service, freeName(m_tools.places, isCommand ? tr("Upload command") : service.values.name));
    m_message->hide();
}

bool PlaceDialog::needsNewSecret(const UploadPlace& place) const
{
    return place.needsSecret()
        && (!m_before || !m_before->needsSecret() || originOf(place.endpoint) != originOf(m_before->endpoint));
}

QList<PlaceProblem> PlaceDialog::check(const UploadPlace& place) const
{
    QList<PlaceProblem> problems;
    if (m_tools.places.isNameTaken(place.name, place.id))
        problems.append({u"name"_s, tr("The name “%1” is already taken.").arg(place.name)});
    if (place.protocol == UploadProtocol::Command)
        return problems;
    QByteArray typed = m_form->secret();
    const bool isMissing = typed.isEmpty() && needsNewSecret(place);
    const bool isS3 = place.protocol == UploadProtocol::S3;
    const bool isOdd = !typed.isEmpty() && isS3 && keyProblem(typed);
    const bool isUseless = !typed.isEmpty() && !place.needsSecret();
    wipe(typed);
    if (isOdd)
        problems.append({u"secret"_s, tr("A secret access key has no spaces and no letters with accents.")});
    else if (isMissing && m_before && m_before->needsSecret())
        problems.append({u"secret"_s,
            tr("Enter the secret for %1. The stored one is for %2 only.")
                .arg(originOf(place.endpoint), originOf(m_before->endpoint))});
    else if (isMissing)
        problems.append({u"secret"_s, isS3 ? tr("Enter the secret access key.") : tr("Enter the password.")});
    else if (isUseless)
        problems.append({u"user"_s, tr("Enter the user name that the password is for.")});
    return problems;
}

void PlaceDialog::showSecretHint()
{
    const UploadPlace now = m_form->place();
    m_test->setProtocol(now.protocol);
    const bool hasStored = m_before && m_before->needsSecret();
    QString hint = tr("Stored in your system keychain and sent to this place only.");
    if (now.protocol == UploadProtocol::S3)
        hint = tr("Stored in your system keychain and never sent anywhere: it only signs.");
    if (hasStored && needsNewSecret(now))
        hint = tr("A new host needs its own secret. The old one is deleted once the new one is stored.");
    else if (hasStored && m_tools.keys.isForThisSessionOnly(now.id))
        hint = tr("The current secret is in memory only, until you quit. Enter one to replace it.");
    else if (hasStored)
        hint = tr("The current secret stays in the keychain and is never shown. Enter one to replace it.");
    m_form->setSecretHint(hint);
}

QWidget* PlaceDialog::complain()
{
    QWidget* field = m_form->complain();
    if (field == nullptr)
        return nullptr;
    field->setFocus(Qt::OtherFocusReason);
    m_sheet->ensureWidgetVisible(field->parentWidget(), 0, 12);
    return field;
}

void PlaceDialog::askForTest(const PlaceTestPanel::Take& take)
{
    if (complain() != nullptr)
        return take(failure(ErrorKind::BadInput, tr("Correct the marked fields first.")));
    const UploadPlace place = m_form->place();
    QByteArray typed = m_form->secret();
    if (!typed.isEmpty()) {
        auto uploader = makeUploader(place, {ownCopy(typed)}, m_tools.access.network(), m_tools.clock);
        wipe(typed);
        return take(PlaceTestPanel::Question{place, std::move(uploader)});
    }
    m_tools.access.open(place, m_test, [place, take](Result<std::unique_ptr<Uploader>> opened) {
        opened ? take(PlaceTestPanel::Question{place, *std::move(opened)}) : take(failure(opened.error()));
    });
}

void PlaceDialog::save()
{
    m_message->hide();
    if (complain() != nullptr)
        return;
    m_test->reset();
    const UploadPlace place = m_form->place();
    QByteArray secret = m_form->secret();
    if (!secret.isEmpty())
        m_message->showMessage(MessageBar::Kind::Information, tr("Storing the secret…"));
    setBusy(true);
    auto* saver = new PlaceSaver(m_tools, m_before, place, secret, this);
    wipe(secret);
    connect(saver, &PlaceSaver::failed, this, [this](const QString& sentence) {
        setBusy(false);
        m_message->showMessage(MessageBar::Kind::Bad, sentence);
    });
    connect(saver, &PlaceSaver::kept, this, [this, place](const QString& note) {
        m_form->wipeSecret();
        Q_EMIT placeSaved(place.id, note);
        accept();
    });
}

void PlaceDialog::setBusy(bool isBusy)
{
    m_save->setEnabled(!isBusy);
    m_cancel->setEnabled(!isBusy || !m_before);
    m_form->setEnabled(!isBusy);
    m_test->setEnabled(!isBusy);
}

/// The secret of a new place is removed again. That of a stored place would belong to another address than the place,
/// so the keychain is waited for. It answers within seconds.
void PlaceDialog::reject()
{
    if (m_before && !m_save->isEnabled())
        return;
    delete findChild<PlaceSaver*>();
    m_test->reset();
    m_form->wipeSecret();
    QDialog::reject();
}

} // namespace Dailies
