// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/spendsamples.h"
#include "ui/spend/breakdownmodel.h"
#include "ui/spend/spendchart.h"
#include "ui/spend/spendpage.h"
#include "ui/spend/unsettledlist.h"
#include "ui/style/applylook.h"

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QDir>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

struct Bench {
    Bench(const SpendView& view = SpendSamples::view(), QSize size = {1384, 900})
    {
        page.resize(size);
        page.setChoice(view.choice);
        page.setView(view, SpendSamples::names);
        page.show();
        (void)QTest::qWaitForWindowExposed(&page);
    }
    QString text(const char* name) const { return page.findChild<QLabel*>(QLatin1StringView(name))->text(); }
    QPushButton* button(const char* name) const { return page.findChild<QPushButton*>(QLatin1StringView(name)); }
    QTableView* table() const { return page.findChild<QTableView*>(u"breakdownTable"_s); }
    QString cell(int row, int column) const { return table()->model()->index(row, column).data().toString(); }
    SpendPage page;
};

void keep(SpendPage& page, const QString& name)
{
    const QString folder = qEnvironmentVariable("DAILIES_PICTURES");
    if (folder.isEmpty())
        return;
    QDir().mkpath(folder);
    QTest::qWait(50);
    page.grab().save(folder + u'/' + name + u".png"_s);
}

} // namespace

// The page about money, with made-up figures.
class TestSpendPage final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void pictures()
    {
        for (const auto& [theme, name] : {std::pair{Theme::Light, u"light"_s}, std::pair{Theme::Dark, u"dark"_s}}) {
            applyLook(*qApp, theme);
            Bench wide;
            keep(wide.page, u"wide-"_s + name);
            Bench small(SpendSamples::view(), {980, 640});
            keep(small.page, u"small-"_s + name);
        }
        applyLook(*qApp, Theme::Light);
    }
};

QTEST_MAIN(TestSpendPage)
#include "tst_spendpage.moc"
