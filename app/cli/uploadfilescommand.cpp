// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/environmentkey.h"
#include "app/cli/stopsignals.h"
#include "app/cli/uploadscommand.h"
#include "app/common/redact.h"
#include "app/http/curlnetwork.h"
#include "app/keys/keychainstore.h"
#include "app/request/localfiles.h"
#include "app/settings/preferences.h"
#include "app/settings/profile.h"
#include "app/settings/proxysetting.h"
#include "app/storage/placeaccess.h"
#include "app/storage/placetest.h"
#include "app/storage/upload.h"
#include "app/tasks/history/uploaduses.h"
#include "app/tasks/store/taskstore.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QLocale>

#include <algorithm>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

/// What a command needs to contact one upload place.
class PlaceSession final {
public:
    using Ready = std::function<void(std::unique_ptr<Uploader>)>;

    explicit PlaceSession(const CommandParser& parser) : m_parser(parser), m_console(parser.console())
    {
        QObject::connect(&m_signals, &StopSignals::stopRequested, QCoreApplication::instance(), [this](int signal) {
            m_signal = signal;
            if (m_stop)
                m_stop();
            else
                QCoreApplication::exit(Interrupted + signal);
        });
    }

    /// Runs the command for a place by its name, or for the chosen one without a name. An empty name, as of an unset
    /// variable in a script, names no place. `ready` gets the uploader once the secret is known. Returns the exit
    /// status.
    int run(const std::optional<QString>& name, const Ready& ready)
    {
        auto profile = Profile::openReadOnly(m_parser.profileFolder());
        if (!profile)
            return m_console.fail(profile.error());
        m_profile = *profile;
        UploadPlaceStore places(profile->uploads);
        if (auto loaded = places.load(); !loaded)
            return m_console.fail(loaded.error());
        const auto found = name ? places.find(*name) : places.chosen();
        if (!found) {
            return m_parser.wrongUse(name
                    ? noSuchPlace(*name).message
                    : Cli::tr("There is no upload place yet. Add one with \"dailies-cli uploads add\"."));
        }
        m_place = *found;
        // The file can be edited by hand.
        if (const auto problems = problemsOf(m_place); !problems.isEmpty())
            return m_parser.wrongUse(problems.constFirst().sentence);
        const Preferences preferences(profile->settings);
        useProxy(preferences.text(Preference::Proxy), preferences.text(Preference::ProxyAddress));
        withSecret(ready);
        return QCoreApplication::exec();
    }

    /// Ends the command, with the signal's status if there was one.
    void end(int status) const { QCoreApplication::exit(m_signal > 0 ? Interrupted + m_signal : status); }
    /// What to do on Ctrl+C.
    void setStop(std::function<void()> stop) { m_stop = std::move(stop); }

    const UploadPlace& place() const { return m_place; }
    const Profile& profile() const { return m_profile; }
    const Console& console() const { return m_console; }
    HttpNetwork& network() { return m_network; }
    Clock& clock() { return m_clock; }

private:
    void withSecret(const Ready& ready)
    {
        useEnvironmentSecret(m_access, m_place);
        m_access.open(m_place, &m_access, [this, ready](Result<std::unique_ptr<Uploader>> uploader) {
            uploader ? ready(*std::move(uploader)) : end(m_console.fail(uploader.error()));
        });
    }

    const CommandParser& m_parser;
    Console m_console;
    StopSignals m_signals;
    SystemClock m_clock;
    CurlNetwork m_network;
    KeychainStore m_keychain;
    PlaceAccess m_access{m_keychain, m_network, m_clock};
    Profile m_profile;
    UploadPlace m_place;
    std::function<void()> m_stop;
    int m_signal = 0;
};

/// Prints the error and returns the exit status. That storage refuses a secret is its answer, and no problem of the
/// keychain or the profile.
ExitStatus failAtStorage(const Console& console, const Error& error)
{
    const ExitStatus status = console.fail(error);
    return error.kind == ErrorKind::KeyProblem ? RefusedByService : status;
}

QString headNote(const UploadPlace& place, const LinkFacts& facts)
{
    if (facts.answersHead)
        return {};
    return place.isPresigned()
        ? Cli::tr("The link refuses HEAD requests, which a few services need. A public URL avoids that.")
        : Cli::tr("The link refuses HEAD requests, which a few services need.");
}

QString testedText(const UploadPlace& place)
{
    return place.protocol == UploadProtocol::Command
        ? Cli::tr("%1 works. The test file of 1 kB stays there, because a command can't delete files.").arg(place.name)
        : Cli::tr("%1 works.").arg(place.name);
}

QJsonObject uploadLine(const QString& file, const UploadedFile& uploaded)
{
    QJsonObject line{{u"event"_s, u"uploaded"_s}, {u"file"_s, file}, {u"sha256"_s, uploaded.sha256},
        {u"bytes"_s, uploaded.bytes}, {u"name"_s, uploaded.name},
        {u"link"_s, uploaded.link.url.toString(QUrl::FullyEncoded)}, {u"wasThere"_s, uploaded.wasThere},
        {u"answersHead"_s, uploaded.facts.answersHead}, {u"contentType"_s, uploaded.facts.contentType}};
    if (uploaded.link.expires.isValid())
        line.insert(u"expires"_s, uploaded.link.expires.toUTC().toString(Qt::ISODate));
    return line;
}

} // namespace

int runUploadsPut(const QStringList& arguments)
{
    CommandParser parser(u"uploads put"_s,
        Cli::tr("Uploads a file and prints its link. The same content with the same extension is uploaded only once, "
                "except by a command, which runs each time."));
    parser.addArgument(u"FILE"_s, Cli::tr("The file to upload."));
    parser.addValue(u"place"_s, Cli::tr("name"), Cli::tr("The upload place. Default: the one that is in use."));
    if (const auto status = parser.parse(arguments))
        return *status;
    const QString file = parser.arguments().constFirst();
    if (!QFileInfo::exists(file))
        return parser.wrongUse(Cli::tr("There is no file %1.").arg(file));
    PlaceSession session(parser);
    std::unique_ptr<Upload> upload;
    const auto place = parser.isSet(u"place"_s) ? std::optional(parser.value(u"place"_s)) : std::nullopt;
    return session.run(place, [&](std::unique_ptr<Uploader> uploader) {
        upload =
            std::make_unique<Upload>(session.place(), std::move(uploader), session.network(), session.clock(), file);
        session.setStop([&upload] { upload->stop(); });
        QObject::connect(
            upload.get(), &Upload::progress, upload.get(), [&session, percent = -1](qint64 sent, qint64 total) mutable {
                if (const int now = int(sent * 100 / total); now != std::exchange(percent, now))
                    session.console().line({{u"event"_s, u"progress"_s}, {u"sent"_s, sent}, {u"total"_s, total}});
            });
        QObject::connect(upload.get(), &Upload::finished, upload.get(), [&](const Result<UploadedFile>& result) {
            if (!result) {
                Error error = result.error();
                error.message = Cli::tr("%1 Nothing was charged.").arg(error.message);
                return session.end(failAtStorage(session.console(), error));
            }
            session.console().line(uploadLine(file, *result));
            session.console().text(result->link.url.toString(QUrl::FullyEncoded));
            if (const QString note = headNote(session.place(), result->facts);
                !note.isEmpty() && !session.console().isJson())
                session.console().problem(note);
            session.end(Well);
        });
    });
}

int runUploadsTest(const QStringList& arguments)
{
    CommandParser parser(u"uploads test"_s,
        Cli::tr("Uploads 1 kB to an upload place, fetches it through its link and deletes it. What a "
                "command uploaded stays."));
    parser.addArgument(u"NAME"_s, Cli::tr("The upload place's name."));
    if (const auto status = parser.parse(arguments))
        return *status;
    PlaceSession session(parser);
    std::unique_ptr<PlaceTest> test;
    return session.run(parser.arguments().constFirst(), [&](std::unique_ptr<Uploader> uploader) {
        test = std::make_unique<PlaceTest>(session.place(), std::move(uploader), session.network(), session.clock());
        session.setStop([&test] { test->stop(); });
        QObject::connect(test.get(), &PlaceTest::finished, test.get(), [&](const Result<LinkFacts>& result) {
            const QString message = result ? testedText(session.place()) : result.error().message;
            session.console().line(
                {{u"place"_s, session.place().id}, {u"name"_s, session.place().name}, {u"ok"_s, result.has_value()},
                    {u"message"_s, message}, {u"answersHead"_s, result && result->answersHead}});
            if (!result)
                return session.end(failAtStorage(session.console(), result.error()));
            session.console().text(message);
            if (const QString note = headNote(session.place(), *result); !note.isEmpty())
                session.console().text(note);
            session.end(Well);
        });
    });
}

namespace {

/// The uses of a place's files, by their names in the place.
Result<QHash<QString, UploadUse>> usesIn(const Profile& profile, const QString& placeId)
{
    TaskStore store;
    if (!QFileInfo::exists(profile.database))
        return {};
    if (const auto opened = store.open(profile.database, TaskStore::Access::ReadOnly); !opened)
        return failure(opened.error());
    return uploadUses(store, placeId);
}

QString sizeOf(qint64 bytes)
{
    return QLocale().formattedDataSize(std::max<qint64>(bytes, 0), 1, QLocale::DataSizeSIFormat);
}

QStringList numbersOf(const QList<TaskId>& takes)
{
    QStringList numbers;
    for (const TaskId take : takes)
        numbers.append(QString::number(take));
    return numbers;
}

/// Size, day, name and takes. A file of unknown name is shown by its name in the place.
QString textOf(const StoredFile& file, const UploadUse& use)
{
    const QString day =
        file.modified.isValid() ? file.modified.toLocalTime().toString(u"yyyy-MM-dd"_s) : QString(10, u' ');
    const QString text = u"%1  %2  %3"_s.arg(
        sizeOf(file.bytes).rightJustified(10), day, use.fileName.isEmpty() ? file.name : singleLine(use.fileName));
    const QStringList takes = numbersOf(use.takes);
    if (takes.isEmpty())
        return text;
    return text + u"  "_s
        + (takes.size() == 1 ? Cli::tr("task %1").arg(takes.constFirst())
                             : Cli::tr("tasks %1", "several numbers").arg(takes.join(u", "_s)));
}

/// What `uploads clean` is to do.
struct CleanWish {
    int olderThanDays = 0; ///< 0 for all files; storage may round times up
    bool deletes = false;
    bool forces = false; ///< deletes also what requests at the service need
};

/// Lists the files of a place and deletes them one after another.
class Cleaning final : public QObject {
public:
    Cleaning(PlaceSession& session, std::unique_ptr<Uploader> uploader, const QHash<QString, UploadUse>& uses,
        const CleanWish& wish)
        : m_session(session)
        , m_uploader(std::move(uploader))
        , m_uses(uses)
        , m_wish(wish)
        , m_before(session.clock().now().addDays(-wish.olderThanDays))
    {}

    void start()
    {
        m_uploader->list([this](const Result<QList<StoredFile>>& files) {
            if (!files)
                return m_session.end(failAtStorage(m_session.console(), files.error()));
            for (const StoredFile& file : *files) {
                if (m_wish.olderThanDays == 0 || (file.modified.isValid() && file.modified <= m_before))
                    m_left.append(file);
            }
            next();
        });
    }

    void stop() { m_uploader->stop(); }

private:
    struct Sum {
        int count = 0;
        qint64 bytes = 0;

        void add(const StoredFile& file)
        {
            ++count;
            bytes += std::max<qint64>(file.bytes, 0);
        }
    };

    /// Lists or keeps files up to the next one to delete.
    void next()
    {
        while (!m_left.isEmpty()) {
            const StoredFile file = m_left.takeFirst();
            if (!m_wish.deletes) {
                tell(file, u"file"_s);
                m_listed.add(file);
            } else if (!m_wish.forces && !m_uses.value(file.name).running.isEmpty()) {
                tell(file, u"kept"_s);
                m_kept.add(file);
            } else {
                return remove(file);
            }
        }
        end();
    }

    void remove(const StoredFile& file)
    {
        m_uploader->remove(file.name, [this, file](const Result<void>& removed) {
            if (removed) {
                tell(file, u"deleted"_s);
                m_deleted.add(file);
                return next();
            }
            m_refused.add(file);
            if (!m_refusal)
                m_refusal = removed.error();
            // Storage may refuse one file and delete the next.
            const ErrorKind kind = removed.error().kind;
            kind == ErrorKind::Stopped || kind == ErrorKind::Network ? end() : next();
        });
    }

    void tell(const StoredFile& file, const QString& event)
    {
        const UploadUse use = m_uses.value(file.name);
        QJsonObject line{{u"event"_s, event}, {u"name"_s, file.name}, {u"bytes"_s, file.bytes}};
        if (file.modified.isValid())
            line.insert(u"modified"_s, file.modified.toUTC().toString(Qt::ISODate));
        if (!use.fileName.isEmpty())
            line.insert(u"file"_s, use.fileName);
        if (!use.takes.isEmpty())
            line.insert(u"takes"_s, QJsonArray::fromStringList(numbersOf(use.takes)));
        m_session.console().line(line);
        if (event != "kept"_L1)
            return m_session.console().text(textOf(file, use));
        QList<TaskId> running = use.running.values();
        std::ranges::sort(running);
        m_session.console().text(textOf(file, use) + u"  "_s
            + Cli::tr("kept: task %1 may still need it", "one or several numbers")
                  .arg(numbersOf(running).join(u", "_s)));
    }

    void end()
    {
        const auto size = [](const Sum& sum) { return sizeOf(sum.bytes); };
        const Console& console = m_session.console();
        if (!m_wish.deletes)
            console.text(Cli::tr("Files: %1 (%2). --delete deletes them.").arg(m_listed.count).arg(size(m_listed)));
        else
            console.text(Cli::tr("Files deleted: %1 (%2).").arg(m_deleted.count).arg(size(m_deleted)));
        if (m_kept.count > 0)
            console.text(Cli::tr("Files kept: %1 (%2), because requests at the service may still fetch them. --force "
                                 "deletes them, too.")
                             .arg(m_kept.count)
                             .arg(size(m_kept)));
        if (!m_refusal)
            return m_session.end(Well);
        Error error = *m_refusal;
        error.message = Cli::tr("%1 Files not deleted: %2.").arg(error.message).arg(m_refused.count + m_left.size());
        m_session.end(failAtStorage(console, error));
    }

    PlaceSession& m_session;
    std::unique_ptr<Uploader> m_uploader;
    QHash<QString, UploadUse> m_uses;
    CleanWish m_wish;
    QDateTime m_before;
    QList<StoredFile> m_left;
    Sum m_listed;
    Sum m_deleted;
    Sum m_kept;
    Sum m_refused;
    std::optional<Error> m_refusal; ///< the first
};

} // namespace

int runUploadsClean(const QStringList& arguments)
{
    CommandParser parser(u"uploads clean"_s,
        Cli::tr("Lists the files that Dailies uploaded to a place. With --delete, deletes them; links to them stop "
                "working."));
    parser.addArgument(u"NAME"_s, Cli::tr("The upload place's name."));
    parser.addValue(u"older-than"_s, Cli::tr("days"), Cli::tr("Only files uploaded at least this many days ago."));
    parser.addSwitch(
        u"delete"_s, Cli::tr("Delete the files, except those that requests at the service may still fetch."));
    parser.addSwitch(u"force"_s, Cli::tr("With --delete: delete those, too."));
    if (const auto status = parser.parse(arguments))
        return *status;
    bool isNumber = true;
    const int days = parser.isSet(u"older-than"_s) ? parser.value(u"older-than"_s).toInt(&isNumber) : 0;
    if (!isNumber || days < 0 || days > 36500)
        return parser.wrongUse(Cli::tr("--older-than must be a number of days."));
    PlaceSession session(parser);
    std::unique_ptr<Cleaning> cleaning;
    return session.run(parser.arguments().constFirst(), [&](std::unique_ptr<Uploader> uploader) {
        const CleanWish wish{days, parser.isSet(u"delete"_s), parser.isSet(u"force"_s)};
        const auto uses = usesIn(session.profile(), session.place().id);
        if (!uses && wish.deletes && !wish.forces)
            return session.end(session.console().fail(uses.error()));
        cleaning =
            std::make_unique<Cleaning>(session, std::move(uploader), uses.value_or(QHash<QString, UploadUse>()), wish);
        session.setStop([&cleaning] { cleaning->stop(); });
        cleaning->start();
    });
}

} // namespace Dailies
