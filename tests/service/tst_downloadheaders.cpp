// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/service/download/downloadheaders.h"

#include <QTest>

using namespace Dailies;

class TestDownloadHead final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void ranges_data();
    void ranges();
    void noRanges_data();
    void noRanges();
    void tags_data();
    void tags();
    void continues_data();
    void continues();
};

void TestDownloadHead::ranges_data()
{
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<qint64>("first");
    QTest::addColumn<qint64>("last");
    QTest::addColumn<qint64>("total");
    QTest::newRow("usual") << QByteArray("bytes 100-199/1000") << 100LL << 199LL << 1000LL;
    QTest::newRow("one byte") << QByteArray("bytes 0-0/1") << 0LL << 0LL << 1LL;
    QTest::newRow("spaces") << QByteArray("  bytes  1 - 2 / 3 ") << 1LL << 2LL << 3LL;
    QTest::newRow("capitals") << QByteArray("Bytes 1-2/3") << 1LL << 2LL << 3LL;
    QTest::newRow("large") << QByteArray("bytes 0-4999999999/5000000000") << 0LL << 4999999999LL << 5000000000LL;
}

void TestDownloadHead::ranges()
{
    QFETCH(const QByteArray, value);
    QFETCH(const qint64, first);
    QFETCH(const qint64, last);
    QFETCH(const qint64, total);
    QCOMPARE(parseContentRange(value), (ContentRange{first, last, total}));
}

void TestDownloadHead::noRanges_data()
{
    QTest::addColumn<QByteArray>("value");
    for (const char* value : {"", "bytes", "bytes ", "bytes */1000", "bytes 0-1/*", "bytes 5-4/10", "bytes 0-10/10",
             "bytes 0-9", "bytes -9/10", "bytes 0-/10", "bytes 0-1/", "bytes +1-2/3", "bytes 1--2/3", "bytes 0x1-2/3",
             "bytes 1-2/3, bytes 1-2/3", "bytes 1.0-2/3", "items 1-2/3", "bytes=1-2/3", "1-2/3", "bytes 1/2-3",
             "bytes 0-1/99999999999999999999", "bytes 99999999999999999999-1/2", "bytes a-b/c"})
        QTest::newRow(*value == '\0' ? "nothing" : value) << QByteArray(value);
    QTest::newRow("zero byte") << QByteArray("bytes 1-2/3\0", 12);
}

void TestDownloadHead::noRanges()
{
    QFETCH(const QByteArray, value);
    QVERIFY(!parseContentRange(value));
}

void TestDownloadHead::tags_data()
{
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<QByteArray>("tag");
    const auto row = [](const char* name, const QByteArray& value, const QByteArray& tag) {
        QTest::newRow(name) << value << tag;
    };
    row("strong", R"("abc")", R"("abc")");
    row("spaces around", R"(  "abc" )", R"("abc")");
    row("signs", R"("W/a-b,c=")", R"("W/a-b,c=")");
    row("weak", R"(W/"abc")", {});
    row("small w", R"(w/"abc")", {});
    row("nothing", {}, {});
    row("no quotes", "abc", {});
    row("open", R"("abc)", {});
    row("nothing between", R"("")", {});
    row("a quote alone", R"(")", {});
    row("two", R"("a", "b")", {});
    row("space", R"("a b")", {});
    row("line end", "\"a\r\nX: y\"", {});
    row("other letters", "\"\xC3\xA4\"", {});
    row("endless", '"' + QByteArray(600, 'a') + '"', {});
}

void TestDownloadHead::tags()
{
    QFETCH(const QByteArray, value);
    QFETCH(const QByteArray, tag);
    QCOMPARE(strongEtag(value), tag);
}

void TestDownloadHead::continues_data()
{
    QTest::addColumn<DownloadHead>("head");
    QTest::addColumn<bool>("yes");
    const DownloadHead good{206, false, false, 60, "\"a\"", ContentRange{40, 99, 100}, false, {}};
    const auto row = [&good](const char* name, bool yes, const std::function<void(DownloadHead&)>& change) {
        DownloadHead head = good;
        change(head);
        QTest::newRow(name) << head << yes;
    };
    row("all fits", true, [](DownloadHead&) {});
    row("length not told", true, [](DownloadHead& h) { h.length = -1; });
    row("a shorter range", true, [](DownloadHead& h) {
        h.range->last = 49;
        h.length = 10;
    });
    row("200", false, [](DownloadHead& h) { h.status = 200; });
    row("no range", false, [](DownloadHead& h) { h.range.reset(); });
    row("start", false, [](DownloadHead& h) { h.range->first = 39; });
    row("total", false, [](DownloadHead& h) { h.range->total = 101; });
    row("tag", false, [](DownloadHead& h) { h.etag = "\"b\""; });
    row("no tag", false, [](DownloadHead& h) { h.etag.clear(); });
    row("length", false, [](DownloadHead& h) { h.length = 59; });
    row("a length that contradicts itself", false, [](DownloadHead& h) { h.length.reset(); });
}

void TestDownloadHead::continues()
{
    QFETCH(const DownloadHead, head);
    QFETCH(const bool, yes);
    QCOMPARE(head.continues({{}, "\"a\"", 100, 40}, 40), yes);
    QVERIFY(!head.continues({{}, {}, 100, 40}, 40));
}

QTEST_GUILESS_MAIN(TestDownloadHead)
#include "tst_downloadheaders.moc"
