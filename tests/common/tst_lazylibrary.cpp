// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/common/lazylibrary.h"

#include <QTest>

using namespace Dailies;

namespace {

struct Pair {
    int first = 7;
    int second = 7;
};

constexpr LazyLibrary noLibrary{"dailies-has-no-such-library", 1};
constexpr LazyLibrary mathLibrary{"m", 6};

constinit const LazyFunction<double(double)> cosineOf{mathLibrary, "cos"};
constinit const LazyFunction<int(int)> numberOfNoLibrary{noLibrary, "number"};
constinit const LazyFunction<void*(const char*)> pointerOfNoLibrary{noLibrary, "pointer"};
constinit const LazyFunction<void()> nothingOfNoLibrary{noLibrary, "nothing"};
constinit const LazyFunction<Pair()> valueOfNoLibrary{noLibrary, "value"};
constinit const LazyFunction<qint64()> noFunction{mathLibrary, "dailies_has_no_such_function"};

} // namespace

class TestLazyLibrary final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void missingLibraryFails();
    void missingFunctionFails();
    void functionIsCalled();
};

void TestLazyLibrary::missingLibraryFails()
{
    QVERIFY(!noLibrary.find("number"));
    // The second call fails as well.
    for (int n = 0; n < 2; ++n) {
        QCOMPARE(numberOfNoLibrary(3), -1);
        QVERIFY(!pointerOfNoLibrary("x"));
        nothingOfNoLibrary();
        QCOMPARE(valueOfNoLibrary().first, 7);
    }
}

void TestLazyLibrary::missingFunctionFails()
{
    QCOMPARE(noFunction(), -1);
}

void TestLazyLibrary::functionIsCalled()
{
    QCOMPARE(cosineOf(0.0), 1.0);
    QCOMPARE(cosineOf(0.0), 1.0);
}

QTEST_GUILESS_MAIN(TestLazyLibrary)
#include "tst_lazylibrary.moc"
