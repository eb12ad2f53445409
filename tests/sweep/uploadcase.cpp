// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/sweep/uploadcase.h"

#include "app/storage/makeuploader.h"

#include <QCryptographicHash>
#include <QRegularExpression>
#include <QTimer>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

using Step = ScriptedStorage::Step;
using Fault = ScriptedStorage::Fault;
using Then = FaultScript::Then;

// Slow enough that a busy computer is not taken for a silent server: 60 s of silence are 2 s.
constexpr int speed = 30;
constexpr int contentBytes = 40'000;
constexpr int mostLives = 5;

/// Finds nothing, so that everything is sent again.
class Forgetful final : public Uploader {
public:
    explicit Forgetful(std::unique_ptr<Uploader> uploader) : m_uploader(std::move(uploader)) {}
    void find(const QString&, Done<std::optional<StoredFile>> done) override
    {
        QMetaObject::invokeMethod(
            this, [done] { done(std::optional<StoredFile>()); }, Qt::QueuedConnection);
    }
    void put(const UploadSource& source, const QString& name, Progress progress, Done<QString> done) override
    {
        m_uploader->put(source, name, progress, done);
    }
    void list(Done<QList<StoredFile>> done) override { m_uploader->list(done); }
    void remove(const QString& name, Done<void> done) override { m_uploader->remove(name, done); }
    UploadLink link(const QString& name) const override { return m_uploader->link(name); }
    void stop() override { m_uploader->stop(); }

private:
    std::unique_ptr<Uploader> m_uploader;
};

const char* nameOf(Step step)
{
    constexpr std::array names{"find", "put", "link", "head", "other"};
    return names.at(size_t(step));
}

/// Whether the program gets over a fault that occurs once, without help.
bool isPassing(Fault fault)
{
    return fault == Fault::ServerError || fault == Fault::SlowDown || fault == Fault::CutEarly
        || fault == Fault::CutLate || fault == Fault::Slow || fault == Fault::None;
}

/// HEAD only says what a link can do, and a place that does not tell what it has does not prevent an upload.
bool matters(Step step, Fault fault)
{
    const bool tellsNothing =
        fault == Fault::Denied || fault == Fault::Expired || fault == Fault::Page || fault == Fault::WrongLength;
    return step != Step::Head && !(step == Step::Find && tellsNothing);
}

} // namespace

bool UploadCase::sendsAlways = false;

QString UploadTrouble::text() const
{
    QString text;
    if (fault != Fault::None)
        text += u"%1: %2 %3 "_s.arg(
            QLatin1String(nameOf(step)), QLatin1String(Dailies::nameOf(fault)), isLasting ? u"each time"_s : u"once"_s);
    if (request >= 0)
        text += u"request %1 ends with %2 after byte %3 "_s.arg(request).arg(int(end)).arg(at);
    if (stopAfterMs >= 0)
        text += u"the program ends after %1 ms "_s.arg(stopAfterMs);
    if (aheadMs != 0)
        text += u"clock ahead by %1 s"_s.arg(aheadMs / 1000);
    return text.trimmed();
}

UploadCase::UploadCase(const UploadTrouble& trouble)
    : m_trouble(trouble)
    , m_file(m_folder.filePath(u"input.mp4"_s))
    , m_content(contentBytes, 'c')
    , m_clock(speed)
{
    m_content.replace(0, 8, "one file");
    m_digest = QCryptographicHash::hash(m_content, QCryptographicHash::Sha256).toHex();
    QFile file(m_file);
    if (!file.open(QIODevice::WriteOnly) || file.write(m_content) != m_content.size())
        qFatal("%s", qPrintable(file.errorString()));
    m_server.storage().setAheadMs(trouble.aheadMs);
}

UploadCase::~UploadCase() = default;

void UploadCase::start()
{
    m_server.storage().setScript([this](Step step, int number) {
        const bool isNow = m_life == 1 && (m_trouble.isLasting || number == 0);
        return step == m_trouble.step && isNow ? m_trouble.fault : Fault::None;
    });
    m_server.setBreaks([this](int number) -> std::optional<FaultScript> {
        if (number != m_trouble.request)
            return std::nullopt;
        // Only a PUT has a body.
        FaultScript script{.then = m_trouble.end};
        (number == 1 ? script.atBodyByte : script.atRequestByte) = m_trouble.at;
        return script;
    });
    live();
}

void UploadCase::live()
{
    ++m_life;
    std::unique_ptr<Uploader> uploader = makeUploader(m_server.place(), {m_server.secret()}, m_network, m_clock);
    if (sendsAlways)
        uploader = std::make_unique<Forgetful>(std::move(uploader));
    m_upload = std::make_unique<Upload>(m_server.place(), std::move(uploader), m_network, m_clock, m_file);
    connect(m_upload.get(), &Upload::finished, this, [this](const Result<UploadedFile>& result) {
        // Not deleted within its own signal.
        QMetaObject::invokeMethod(
            this, [this, result] { ended(result); }, Qt::QueuedConnection);
    });
    if (m_life > 1 || m_trouble.stopAfterMs < 0)
        return;
    QTimer::singleShot(m_trouble.stopAfterMs, this, [this, life = m_life] {
        if (m_life == life)
            live(); // the upload before it is destroyed in the middle
    });
}

void UploadCase::ended(const Result<UploadedFile>& result)
{
    if (!m_upload)
        return;
    if (!result) {
        const QString said = result.error().message + result.error().code;
        check(said.startsWith("input.mp4 "_L1), u"does not name the file: "_s + said);
        static const QRegularExpression signature(u"Signature=[0-9a-f]{16}"_s);
        check(!said.contains(QString::fromLatin1(m_server.secret())) && !signature.match(said).hasMatch(),
            u"tells a secret: "_s + said);
        const bool isLasting = m_trouble.isLasting && matters(m_trouble.step, m_trouble.fault);
        const bool mayFail = m_life == 1
            && (isLasting || m_trouble.step == Step::Link || !isPassing(m_trouble.fault) || m_trouble.request >= 2);
        // Otherwise the user would have to do something about trouble that passes.
        const ErrorKind kind = result.error().kind;
        check(!isPassing(m_trouble.fault) || kind == ErrorKind::Network || kind == ErrorKind::Throttled,
            u"takes trouble that passes for lasting trouble: "_s + said);
        check(mayFail, u"life %1 failed: %2"_s.arg(m_life).arg(said));
        if (m_life < mostLives)
            return live();
        check(false, u"never succeeded"_s);
        return judge();
    }
    const bool mustFail = m_life == 1 && m_trouble.isLasting && m_trouble.fault != Fault::Slow
        && m_trouble.fault != Fault::Vanishes && matters(m_trouble.step, m_trouble.fault)
        && (m_trouble.step == Step::Find || m_trouble.fault != Fault::WrongLength || m_trouble.step == Step::Link);
    check(!mustFail, u"succeeded in spite of the fault"_s);
    const QByteArray trouble = m_server.linkTrouble(QString::fromUtf8(result->link.url.toEncoded()));
    const bool vanished = m_trouble.fault == Fault::Vanishes && m_life == 1;
    check(trouble.isEmpty() || vanished, u"the link does not work: "_s + QString::fromLatin1(trouble));
    if (vanished || ++m_successes == 1)
        return live();
    check(result->wasThere || sendsAlways, u"sent a file that was there"_s);
    judge();
}

void UploadCase::judge()
{
    m_upload.reset();
    const ScriptedStorage& storage = m_server.storage();
    m_puts = storage.requests(Step::Put);
    check(storage.surplus() == 0, u"SURPLUS: %1 needless uploads"_s.arg(storage.surplus()));
    for (const QString& complaint : storage.complaints())
        check(false, complaint);
    const QList<QByteArray> contents = storage.objects().values();
    check(contents == QList<QByteArray>{m_content}, u"%1 objects, or a wrong one"_s.arg(contents.size()));
    Q_EMIT finished();
}

void UploadCase::check(bool isRight, const QString& finding)
{
    if (!isRight)
        m_findings.append(finding);
}

QList<UploadTrouble> allUploadTroubles(int stride)
{
    QList<UploadTrouble> troubles{{}};
    for (const Step step : {Step::Find, Step::Put, Step::Link, Step::Head}) {
        for (int fault = int(Fault::ServerError); fault <= int(Fault::Expired); ++fault) {
            const bool isOfPut = fault == int(Fault::Forgets) || fault == int(Fault::Vanishes);
            const bool isOfGet = fault == int(Fault::WrongLength) || fault == int(Fault::Expired);
            if ((step != Step::Put && isOfPut) || (step == Step::Put && isOfGet))
                continue;
            for (const bool isLasting : {false, true})
                troubles.append(UploadTrouble{.step = step, .fault = Fault(fault), .isLasting = isLasting});
        }
    }
    for (const qint64 minutes : {-60, -20, 20, 60})
        troubles.append(UploadTrouble{.aheadMs = minutes * 60'000});
    constexpr int headBytes = 700;
    for (const Then end : {Then::Fin, Then::Rst, Then::Stall}) {
        for (int request = 0; request < 4; ++request) {
            // Of a PUT, each part of the body counts; its head is as good as nothing.
            const int bytes = request == 1 ? contentBytes : headBytes;
            const int step = request == 1 ? stride * 64 : stride;
            for (int at = 0; at < bytes; at += step)
                troubles.append(UploadTrouble{.request = request, .at = at, .end = end});
        }
    }
    for (int milliseconds = 0; milliseconds < 40; milliseconds += std::max(stride / 16, 1))
        troubles.append(UploadTrouble{.stopAfterMs = milliseconds});
    return troubles;
}

} // namespace Dailies
