// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/upload.h"

#include <QFileInfo>
#include <QMimeDatabase>

#include <array>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

/// Read at a time: short enough for the window to stay responsive.
constexpr qint64 blockSize = 1 << 20;

/// The type of an image that its name contradicts. Services trust the type, so a JPEG that is named like a PNG must not
/// be sent as one.
std::optional<QMimeType> typeOfMisnamedImage(const QFileInfo& file, const QMimeType& named)
{
    const QMimeType found = QMimeDatabase().mimeTypeForFile(file, QMimeDatabase::MatchContent);
    const bool isOther = !named.inherits(found.name()) && !found.inherits(named.name());
    return found.name().startsWith("image/"_L1) && isOther ? std::optional(found) : std::nullopt;
}

} // namespace

Upload::Upload(const UploadPlace& place, std::unique_ptr<Uploader> uploader, HttpNetwork& network, Clock& clock,
    const QString& file, QObject* parent)
    : QObject(parent)
    , m_place(place)
    , m_uploader(std::move(uploader))
    , m_network(network)
    , m_clock(clock)
    , m_file(file)
{
    const QFileInfo info(file);
    m_source.file = info.absoluteFilePath();
    m_clock.after(0, this, [this, info] {
        // A pipe or a device would never end.
        if (!info.exists())
            return fail({ErrorKind::Media, tr("The file no longer exists.")});
        if (!info.isFile())
            return fail({ErrorKind::Media, tr("It isn't a file.")});
        if (!m_file.open(QIODevice::ReadOnly | QIODevice::Unbuffered))
            return fail({ErrorKind::Media, tr("It can't be read: %1.").arg(m_file.errorString())});
        if (m_file.size() == 0)
            return fail({ErrorKind::Media, tr("It's empty.")});
        const QMimeType named = QMimeDatabase().mimeTypeForFile(info);
        const std::optional<QMimeType> found = typeOfMisnamedImage(info, named);
        m_source.contentType = found.value_or(named).name().toLatin1();
        m_suffix = found || info.suffix().isEmpty() ? found.value_or(named).preferredSuffix() : info.suffix();
        digestMore();
    });
}

void Upload::stop()
{
    m_stopped = true;
    m_uploader->stop();
    if (m_check)
        m_check->stop();
}

void Upload::digestMore()
{
    if (m_stopped)
        return fail({ErrorKind::Stopped, tr("Stopped by you.")});
    const QByteArray block = m_file.read(blockSize);
    if (m_file.error() != QFileDevice::NoError)
        return fail({ErrorKind::Media, tr("It can't be read: %1.").arg(m_file.errorString())});
    if (m_source.bytes == 0)
        m_beginning = block.left(LinkCheck::beginningBytes);
    m_digest.add(block.constData(), block.size());
    m_source.bytes += block.size();
    if (!block.isEmpty())
        return m_clock.after(0, this, [this] { digestMore(); });
    m_file.close();
    m_source.sha256 = m_digest.hex();
    if (m_source.sha256.isEmpty())
        return fail({ErrorKind::Storage, tr("SHA-256 isn't available on this computer.")});
    if (!m_wanted.isEmpty() && m_source.sha256 != m_wanted)
        return fail({ErrorKind::BadInput, tr("It has changed.")});
    m_result.sha256 = m_source.sha256;
    m_result.bytes = m_source.bytes;
    m_result.name = m_place.objectName(m_source.sha256, m_suffix);
    const QString known = m_knownName ? m_knownName(m_source.sha256) : QString();
    known.isEmpty() ? look() : tryKnown(known);
}

void Upload::startCheck(const QUrl& link)
{
    m_check = new LinkCheck(m_network, m_clock, link, m_source.bytes, this);
    m_check->setBeginning(m_beginning);
}

void Upload::tryKnown(const QString& name)
{
    const UploadLink link = m_uploader->link(name);
    startCheck(link.url);
    connect(m_check, &LinkCheck::finished, this, [this, name, link](const Result<LinkFacts>& facts) {
        if (m_stopped)
            return fail({ErrorKind::Stopped, tr("Stopped by you.")});
        if (!facts)
            return look();
        m_result.name = name;
        m_result.link = link;
        m_result.facts = *facts;
        m_result.wasThere = true;
        Q_EMIT finished(m_result);
    });
}

void Upload::look()
{
    m_uploader->find(m_result.name, [this](const Result<std::optional<StoredFile>>& found) {
        if (!found)
            return fail(found.error());
        // An upload that broke off may have left a shorter file.
        m_result.wasThere = *found && (*found)->bytes == m_source.bytes;
        m_result.wasThere ? tryLink() : send();
    });
}

void Upload::send()
{
    if (m_stopped)
        return fail({ErrorKind::Stopped, tr("Stopped by you.")});
    m_uploader->put(
        m_source, m_result.name,
        [this](qint64 sent, qint64 total) {
            m_begun = m_result.name;
            Q_EMIT progress(sent, total);
        },
        [this](const Result<QString>& name) {
            if (!name)
                return fail(name.error());
            m_result.name = *name;
            tryLink();
        });
}

void Upload::tryLink()
{
    m_stored = m_result.name;
    if (m_stopped)
        return fail({ErrorKind::Stopped, tr("Stopped by you.")});
    m_result.link = m_uploader->link(m_result.name);
    startCheck(m_result.link.url);
    connect(m_check, &LinkCheck::finished, this, [this](const Result<LinkFacts>& facts) {
        // What was there is damaged.
        if (!facts && facts.error().kind == ErrorKind::Media && m_result.wasThere) {
            m_result.wasThere = false;
            return send();
        }
        if (!facts && looksAgain(facts.error()))
            return;
        if (!facts) {
            Error error = facts.error();
            error.kind = error.kind == ErrorKind::Media ? ErrorKind::Refused : error.kind;
            return fail(error);
        }
        m_result.facts = *facts;
        Q_EMIT finished(m_result);
    });
}

/// Some storage takes a moment until a file that it has taken can be fetched.
bool Upload::looksAgain(const Error& error)
{
    constexpr std::array<qint64, 2> pausesMs{1000, 4000};
    if (error.code != "404"_L1 || m_result.wasThere || m_looks >= int(pausesMs.size()))
        return false;
    m_clock.after(pausesMs.at(size_t(m_looks++)), this, [this] { tryLink(); });
    return true;
}

void Upload::fail(const Error& error)
{
    m_problem = error;
    Error whole = error;
    QString sentence = tr("%1 wasn't uploaded. %2");
    if (!m_stored.isEmpty())
        sentence = error.kind == ErrorKind::Refused ? tr("%1 was uploaded, but its link can't be used. %2")
                                                    : tr("%1 was uploaded, but its link couldn't be tried. %2");
    whole.message = sentence.arg(QFileInfo(m_source.file).fileName(), error.message);
    Q_EMIT finished(failure(whole));
}

} // namespace Dailies
