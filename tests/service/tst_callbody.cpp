// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/service/call/callbody.h"
#include "app/service/call/requestbody.h"

#include <QBuffer>
#include <QCryptographicHash>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

const QJsonObject json{{u"model"_s, u"m"_s}, {u"input"_s, QJsonObject{{u"prompt"_s, QString(5000, u'x')}}}};

std::unique_ptr<QIODevice> once()
{
    return *RequestBody::open(json);
}

QByteArray bytes()
{
    return QJsonDocument(json).toJson(QJsonDocument::Compact);
}

std::unique_ptr<QIODevice> repeatable()
{
    auto buffer = std::make_unique<QBuffer>();
    buffer->setData(bytes());
    buffer->open(QIODevice::ReadOnly);
    return buffer;
}

/// Counts what is read from it. A read beyond the fault fails.
class FaultyBody final : public QIODevice {
public:
    explicit FaultyBody(qint64 faultAt) : m_faultAt(faultAt) { open(QIODevice::ReadOnly | QIODevice::Unbuffered); }
    bool isSequential() const override { return true; }
    qint64 taken() const { return m_taken; }

protected:
    qint64 readData(char* data, qint64 maxSize) override
    {
        const qint64 count = std::min(maxSize, m_faultAt - m_taken);
        if (count <= 0) {
            setErrorString(u"torn"_s);
            return -1;
        }
        std::fill_n(data, count, 'x');
        m_taken += count;
        return count;
    }
    qint64 writeData(const char*, qint64) override { return -1; }

private:
    qint64 m_faultAt;
    qint64 m_taken = 0;
};

constexpr qint64 block = 16 << 10;

} // namespace

class TestCallBody final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void digestWhenAllIsOut();
    void noDigestOfAPart();
    void noDigestOfWhatCanBeRepeated();
    void nothingMoreOnceShut();
    void countsTheMost();
    void takesOnlyWhatIsRead();
    void tellsAFaultWhenItIsReached();
};

void TestCallBody::digestWhenAllIsOut()
{
    const QString expected = QString::fromLatin1(QCryptographicHash::hash(bytes(), QCryptographicHash::Sha256).toHex());
    for (const qint64 step : {1, 7, 4096, 100000}) {
        CallBody body(once(), bytes().size());
        QByteArray read;
        while (read.size() < bytes().size()) {
            QCOMPARE(body.digest(), QString());
            read += body.read(step);
        }
        QCOMPARE(read, bytes());
        QCOMPARE(body.digest(), expected);
        QCOMPARE(body.read(10), QByteArray());
        QCOMPARE(body.digest(), expected);
    }
}

void TestCallBody::noDigestOfAPart()
{
    CallBody body(once(), bytes().size());
    QCOMPARE(body.read(bytes().size() - 1).size(), bytes().size() - 1);
    QCOMPARE(body.handedOut(), bytes().size() - 1);
    QCOMPARE(body.digest(), QString());
}

void TestCallBody::noDigestOfWhatCanBeRepeated()
{
    CallBody body(repeatable(), bytes().size());
    QCOMPARE(body.readAll(), bytes());
    QCOMPARE(body.digest(), QString());
    QVERIFY(body.reset());
    QCOMPARE(body.readAll(), bytes());
}

void TestCallBody::nothingMoreOnceShut()
{
    for (const bool isOnce : {true, false}) {
        CallBody body(isOnce ? once() : repeatable(), bytes().size());
        QCOMPARE(body.read(100).size(), 100);
        body.shut();
        QCOMPARE(body.read(100), QByteArray());
        QCOMPARE(body.handedOut(), 100);
        QVERIFY(body.problem().isEmpty());
    }
}

void TestCallBody::countsTheMost()
{
    CallBody body(repeatable(), bytes().size());
    QCOMPARE(body.read(300).size(), 300);
    QVERIFY(body.seek(0));
    QCOMPARE(body.read(10).size(), 10);
    QCOMPARE(body.handedOut(), 300);
}

void TestCallBody::takesOnlyWhatIsRead()
{
    auto inner = std::make_unique<FaultyBody>(3 * block);
    const FaultyBody& source = *inner;
    CallBody body(std::move(inner), 3 * block);
    for (qint64 out = block; out <= 3 * block; out += block) {
        QCOMPARE(body.read(block), QByteArray(block, 'x'));
        QCOMPARE(body.handedOut(), out);
        QCOMPARE(source.taken(), out);
        QCOMPARE(body.digest().isEmpty(), out < 3 * block);
    }
    const QByteArray all(3 * block, 'x');
    QCOMPARE(body.digest().toLatin1(), QCryptographicHash::hash(all, QCryptographicHash::Sha256).toHex());
    QVERIFY(body.problem().isEmpty());
}

void TestCallBody::tellsAFaultWhenItIsReached()
{
    auto inner = std::make_unique<FaultyBody>(block + 5);
    CallBody body(std::move(inner), 3 * block);
    QCOMPARE(body.read(block).size(), block);
    QVERIFY(body.problem().isEmpty());
    QCOMPARE(body.read(block).size(), 5);
    QVERIFY(body.problem().isEmpty());
    QCOMPARE(body.read(block), QByteArray());
    QCOMPARE(body.problem(), u"torn"_s);
    QCOMPARE(body.handedOut(), block + 5);
    QCOMPARE(body.digest(), QString());
}

QTEST_GUILESS_MAIN(TestCallBody)
#include "tst_callbody.moc"
