// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/targets.h"

#include <QDirIterator>
#include <QFile>
#include <QTest>

#include <iterator>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

struct Target {
    const char* name;
    void (*run)(const QByteArray& input);
};

constexpr Target targets[] = {{"reply", Fuzz::reply}, {"import", Fuzz::import}, {"headers", Fuzz::headers},
    {"address", Fuzz::address}, {"sniff", Fuzz::sniff}, {"stored", Fuzz::stored}, {"rows", Fuzz::rows},
    {"profiles", Fuzz::profiles}, {"accounts", Fuzz::accounts}, {"journal", Fuzz::journal}};

} // namespace

/// Runs the fuzz targets on their seeds, also truncated and with flipped bits. A broken rule ends the program with a
/// message.
class TestFuzzSeeds final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyFolderHasATarget();
    void rulesHold_data();
    void rulesHold();

private:
    const QString m_seeds = qEnvironmentVariable("DAILIES_SOURCE") + u"/tests/fuzz/seeds/"_s;
};

void TestFuzzSeeds::everyFolderHasATarget()
{
    QStringList names;
    for (const Target& target : targets)
        names.append(QString::fromLatin1(target.name));
    names.sort();
    QCOMPARE(QDir(m_seeds).entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name), names);
}

void TestFuzzSeeds::rulesHold_data()
{
    QTest::addColumn<int>("target");
    QTest::addColumn<QString>("seed");
    for (int i = 0; i < int(std::size(targets)); ++i) {
        const QDir folder(m_seeds + QString::fromLatin1(targets[i].name));
        for (const QString& name : folder.entryList(QDir::Files, QDir::Name))
            QTest::addRow("%s/%s", targets[i].name, qPrintable(name)) << i << folder.filePath(name);
    }
}

void TestFuzzSeeds::rulesHold()
{
    QFETCH(const int, target);
    QFETCH(const QString, seed);
    QFile file(seed);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray input = file.readAll();
    targets[target].run(input);
    // A few of each, spread evenly.
    constexpr qsizetype places = 24;
    for (qsizetype i = 0; i < std::min(places, input.size()); ++i) {
        const qsizetype at = i * input.size() / std::min(places, input.size());
        targets[target].run(input.left(at));
        QByteArray turned = input;
        turned[at] = char(turned.at(at) ^ (1 << (i % 8)));
        targets[target].run(turned);
    }
}

QTEST_GUILESS_MAIN(TestFuzzSeeds)
#include "tst_fuzzseeds.moc"
