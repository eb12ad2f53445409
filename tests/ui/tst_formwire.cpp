// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/practice/createcheck.h"
#include "app/request/kindfields.h"
#include "app/service/wire/wire.h"
#include "tests/practice/practicebodies.h"
#include "tests/ui/activewindow.h"
#include "tests/ui/requestsamples.h"
#include "ui/compose/form/requestform.h"
#include "ui/compose/model/modelchooser.h"
#include "ui/style/applylook.h"
#include "ui/style/look.h"

#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QJsonDocument>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTest>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

// One row of the specification's request tables: its path in the body, and how a user enters it.
struct TableRow {
    const char* path;
    Family family;
    QList<ApiType> apiTypes;
    const char* generation; // "" for every generation
    const char* editor; // object name of the control, within `row`
    const char* row; // the row of the list, or empty
    const char* add; // the button that adds the row, or empty
    const char* keys;
    QJsonValue wire;
};

const QList<ApiType> withMedia = {ApiType::ImageToVideo, ApiType::ReferenceToVideo, ApiType::VideoEdit};
const QList<ApiType> allA = {
    ApiType::TextToVideo, ApiType::ImageToVideo, ApiType::ReferenceToVideo, ApiType::VideoEdit};
const QList<ApiType> allB = {ApiType::TextToVideo, ApiType::ImageToVideo, ApiType::MultiImageToVideo};

// The rows that are list items or objects; scalars are in tst_requestform.
const QList<TableRow>& tableRows()
{
    static const QList<TableRow> rows = {
        {"input.media.0.type", Family::A, withMedia, "", "typeCombo", "mediaEditor", "mediaEditor/addAddressButton",
            "link", u"link"_s},
        {"input.media.0.url", Family::A, withMedia, "", "addressEdit", "mediaEditor", "mediaEditor/addAddressButton",
            "https://a.example/1", u"https://a.example/1"_s},
        {"input.media.0.reference_voice", Family::A, {ApiType::ReferenceToVideo}, "2.7", "referenceVoiceEdit",
            "mediaEditor", "mediaEditor/addAddressButton", "https://a.example/v.wav", u"https://a.example/v.wav"_s},
        {"multiPrompt.0.prompt", Family::B, allB, "", "shotPromptEdit", "shotsRow1", "shotsEditor/addShotButton",
            "near", u"near"_s},
        {"multiPrompt.0.duration", Family::B, allB, "", "secondsSpin", "shotsRow1", "shotsEditor/addShotButton", "4",
            u"4"_s},
        {"multiPrompt.0.index", Family::B, allB, "", "shotPromptEdit", "shotsRow1", "shotsEditor/addShotButton", "", 1},
        {"voiceList.0.voiceId", Family::B, {ApiType::ImageToVideo}, "", "voiceEdit", "voicesRow1",
            "voicesEditor/addVoiceButton", "v-1", u"v-1"_s},
        {"imageList.0.image", Family::B, {ApiType::MultiImageToVideo}, "", "addressEdit", "imagesEditor",
            "imagesEditor/addAddressButton", "https://a.example/1", u"https://a.example/1"_s},
        {"logoParam", Family::B, allB, "", "logoParamEdit", "", "logoParamButton", "{\"a\": [1, true]}",
            QJsonObject({{u"a"_s, QJsonArray({1, true})}})},
        {"seed", Family::B, allB, "", "extraEdit", "", "extraButton", "{\"seed\": 7}", 7},
        {"parameters.seed", Family::A, allA, "", "extraEdit", "", "extraButton", "{\"parameters\": {\"seed\": 7}}", 7},
    };
    return rows;
}

QJsonValue at(const QJsonObject& body, const QString& path)
{
    QJsonValue value = body;
    for (const QString& step : path.split(u'.')) {
        bool isIndex = false;
        const int index = step.toInt(&isIndex);
        value = isIndex ? value.toArray().at(index) : value.toObject().value(step);
    }
    return value;
}

QByteArray text(const QJsonObject& body)
{
    return QJsonDocument(body).toJson(QJsonDocument::Compact);
}

} // namespace

// Compares the specification's request tables with what the form sends: each row entered through its widgets, and
// complete bodies.
class TestFormWire final : public QObject {
    Q_OBJECT

private:
    ProfileCatalogue m_profiles;
    std::unique_ptr<RequestForm> m_form;

    QWidget* find(const QString& name, QWidget* within = nullptr) const
    {
        auto* found = (within != nullptr ? within : m_form.get())->findChild<QWidget*>(name);
        if (found == nullptr)
            qFatal("there is no %s", qPrintable(name));
        return found;
    }
    void click(const QString& path) const
    {
        QWidget* at = m_form.get();
        for (const QString& name : path.split(u'/'))
            at = find(name, at);
        QTest::mouseClick(at, Qt::LeftButton);
    }
    QJsonObject body() const { return encodeCreate(m_form->request()); }

private Q_SLOTS:
    void initTestCase() { applyLook(*qApp, Theme::Light); }
    void init()
    {
        m_form = std::make_unique<RequestForm>(m_profiles);
        m_form->chooser()->setAccounts({Samples::practice(), Samples::editing()});
        m_form->resize(440, 2400);
        m_form->show();
        QVERIFY(waitForActive(m_form.get()));
        click(u"advancedButton"_s);
    }
    void cleanup() { m_form.reset(); }

    void eachRowOfTheTables_data()
    {
        QTest::addColumn<int>("row");
        QTest::addColumn<int>("kind");
        for (int row = 0; row < tableRows().size(); ++row) {
            for (int i = 0; i < allKinds().size(); ++i) {
                const RequestKind& kind = allKinds().at(i);
                const TableRow& each = tableRows().at(row);
                if (kind.family == each.family && each.apiTypes.contains(kind.apiType)
                    && (*each.generation == '\0'
                        || generationName(kind.generation) == QLatin1StringView(each.generation)))
                    QTest::addRow("%s: %s", qPrintable(kindName(kind)), each.path) << row << i;
            }
        }
    }
    void eachRowOfTheTables()
    {
        QFETCH(int, row);
        QFETCH(int, kind);
        const TableRow& said = tableRows().at(row);
        VideoRequest empty;
        empty.kind = allKinds().at(kind);
        empty.model = Samples::modelOf(empty.kind);
        if (QByteArrayView(said.row) == "shotsRow1") {
            empty.multiShot = true; // the list is only offered with this setting
            empty.shotType = u"customize"_s;
        }
        m_form->setRequest(empty);
        const QJsonObject bare = body();
        QVERIFY(at(bare, QString::fromLatin1(said.path)).isUndefined());

        click(QString::fromLatin1(said.add));
        QWidget* within = *said.row == '\0' ? m_form.get() : find(QString::fromLatin1(said.row));
        QWidget* control = find(QString::fromLatin1(said.editor), within);
        QVERIFY2(control->isVisible(), said.editor);
        control->setFocus();
        if (auto* combo = qobject_cast<QComboBox*>(control))
            combo->lineEdit()->selectAll();
        QTest::keyClicks(control, QString::fromLatin1(said.keys));
        QCOMPARE(at(body(), QString::fromLatin1(said.path)), said.wire);

        if (*said.row == '\0')
            static_cast<QPlainTextEdit*>(control)->clear();
        else
            QTest::mouseClick(find(u"removeButton"_s, within), Qt::LeftButton);
        QCOMPARE(text(body()), text(bare));
    }

    void wholeBodiesPassTheStrictCheck_data()
    {
        QTest::addColumn<int>("row");
        QTest::addColumn<QByteArray>("body");
        for (int i = 0; i < bodyRows().size(); ++i) {
            QTest::addRow("%s minimal", bodyRows().at(i).name) << i << bodyRows().at(i).minimal;
            QTest::addRow("%s maximal", bodyRows().at(i).name) << i << bodyRows().at(i).maximal;
        }
    }
    void wholeBodiesPassTheStrictCheck()
    {
        QFETCH(int, row);
        QFETCH(QByteArray, body);
        const ApiType apiType = *apiTypeFromName(QString::fromLatin1(bodyRows().at(row).apiType));
        const CheckedCreate wanted = checkCreate(apiType, body);
        QVERIFY2(wanted.code.isEmpty(), qPrintable(wanted.message));
        m_form->setRequest(wanted.request);
        QVERIFY(!hasStop(m_form->findings()));
        const bool isEditWithoutWords = apiType == ApiType::VideoEdit && wanted.request.prompt.isEmpty();
        QCOMPARE(hasAsk(m_form->findings()), isEditWithoutWords);
        const QByteArray sent = text(this->body());
        QCOMPARE(sent, text(QJsonDocument::fromJson(body).object()));
        const CheckedCreate checked = checkCreate(apiType, sent);
        QVERIFY2(checked.code.isEmpty(), qPrintable(checked.message));
    }
};

QTEST_MAIN(TestFormWire)
#include "tst_formwire.moc"
