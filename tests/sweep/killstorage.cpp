// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/sweep/killstorage.h"

#include <QDirIterator>
#include <QFile>
#include <QRandomGenerator>
#include <QUrlQuery>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

using Step = ScriptedStorage::Step;
using Fault = ScriptedStorage::Fault;

constexpr int inARow = 5; ///< more often than one upload tries

} // namespace

KillStorage::KillStorage(quint32 seed)
{
    QRandomGenerator random(seed);
    const int badPuts = random.bounded(3) == 0 ? inARow : 0;
    const int badLinks = random.bounded(3) == 0 ? inARow : 0;
    const Fault how = random.bounded(2) == 0 ? Fault::ServerError : Fault::CutLate;
    m_server.storage().setScript([badPuts, badLinks, how](Step step, int number) {
        if (step == Step::Put && number < badPuts)
            return how;
        return step == Step::Link && number < badLinks ? Fault::SlowDown : Fault::None;
    });
}

QStringList KillStorage::findings(const QString& profile, const QStringList& links) const
{
    const ScriptedStorage& storage = m_server.storage();
    QStringList findings = storage.complaints();
    if (storage.surplus() > 0)
        findings.append(u"SURPLUS: %1 needless uploads"_s.arg(storage.surplus()));
    QList<QByteArray> secrets{m_server.secret(), "X-Amz-Signature"};
    for (const QString& link : links) {
        const QByteArray trouble = m_server.linkTrouble(link);
        if (!trouble.isEmpty())
            findings.append(u"the link %1 does not work: %2"_s.arg(link, QString::fromLatin1(trouble)));
        const QString signature = QUrlQuery(QUrl(link)).queryItemValue(u"X-Amz-Signature"_s);
        if (!signature.isEmpty())
            secrets.append(signature.toLatin1());
    }
    for (QDirIterator files(profile, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories); files.hasNext();) {
        QFile file(files.next());
        const QByteArray all = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        for (const QByteArray& secret : std::as_const(secrets)) {
            if (all.contains(secret))
                findings.append(u"SECRET: %1 contains %2"_s.arg(file.fileName(), QString::fromLatin1(secret)));
        }
    }
    return findings;
}

} // namespace Dailies
