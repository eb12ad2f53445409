// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/common/settingsfile.h"
#include "tests/support/fulldisk.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace Dailies;
using namespace Qt::StringLiterals;

/// Files with what the user has set up are read and replaced as a whole, or not at all.
class TestSettingsFile final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void missingIsNotEmpty();
    void readsUpToTheLimit();
    void saysWhyItCannotRead();
    void onlyTheOwnerReadsIt();
    void failedWriteKeepsTheFile();

private:
    QString path() const { return m_folder->filePath(u"settings.json"_s); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestSettingsFile::missingIsNotEmpty()
{
    const auto missing = readSettingsFile(path(), 10);
    QVERIFY(missing && !*missing);
    QVERIFY(writeSettingsFile(path(), {}));
    const auto empty = readSettingsFile(path(), 10);
    QVERIFY(empty && *empty && (*empty)->isEmpty());
}

void TestSettingsFile::readsUpToTheLimit()
{
    QVERIFY(writeSettingsFile(path(), "0123456789"));
    const auto all = readSettingsFile(path(), 10);
    QVERIFY(all);
    QCOMPARE(all->value_or(QByteArray()), QByteArray("0123456789"));
    const auto tooLarge = readSettingsFile(path(), 9);
    QVERIFY(!tooLarge);
    QCOMPARE(tooLarge.error().kind, ErrorKind::Storage);
    QCOMPARE(tooLarge.error().message, u"it's too large"_s);
}

void TestSettingsFile::saysWhyItCannotRead()
{
    const auto folder = readSettingsFile(m_folder->path(), 10);
    QVERIFY(!folder);
    QCOMPARE(folder.error().kind, ErrorKind::Storage);
    QVERIFY(!folder.error().message.isEmpty());
}

void TestSettingsFile::onlyTheOwnerReadsIt()
{
    QFile file(path());
    QVERIFY(file.open(QIODevice::WriteOnly));
    QVERIFY(file.setPermissions(file.permissions() | QFile::ReadGroup | QFile::ReadOther));
    file.close();
    QVERIFY(writeSettingsFile(path(), "text"));
    const auto others = QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;
    QCOMPARE(QFile::permissions(path()) & others, QFile::Permissions());
}

void TestSettingsFile::failedWriteKeepsTheFile()
{
    QVERIFY(writeSettingsFile(path(), "before"));
    {
        const FullDisk full;
        for (const int size : {5000, 50000}) {
            const auto written = writeSettingsFile(path(), QByteArray(size, 'a'));
            QVERIFY(!written);
            QCOMPARE(written.error().kind, ErrorKind::Storage);
            QVERIFY(!written.error().message.isEmpty());
        }
    }
    QVERIFY(!writeSettingsFile(m_folder->filePath(u"no/such/settings.json"_s), "after"));
    QCOMPARE(readSettingsFile(path(), 10)->value_or(QByteArray()), QByteArray("before"));
}

QTEST_GUILESS_MAIN(TestSettingsFile)
#include "tst_settingsfile.moc"
