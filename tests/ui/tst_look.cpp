// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/spend/ratedialog.h"
#include "ui/style/applylook.h"
#include "ui/style/dailiesstyle.h"
#include "ui/style/icons.h"
#include "ui/style/look.h"
#include "ui/widgets/balancedlabel.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/messagebar.h"

#include <QApplication>
#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QTreeWidget>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;
using namespace Dailies;

namespace {

// Relative luminance and contrast as defined by the Web Content Accessibility Guidelines 2.
double luminance(const QColor& colour)
{
    const auto linear = [](float channel) {
        const double value = channel;
        return value <= 0.03928 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}

double contrast(const QColor& a, const QColor& b)
{
    const auto [darker, lighter] = std::minmax({luminance(a), luminance(b)});
    return (lighter + 0.05) / (darker + 0.05);
}

// The pixels of a widget, without showing it.
QImage picture(QWidget& widget)
{
    widget.ensurePolished();
    QImage image(widget.size(), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    widget.render(&image);
    return image;
}

bool contains(const QImage& image, const QColor& colour)
{
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (image.pixelColor(x, y) == colour)
                return true;
        }
    }
    return false;
}

} // namespace

class TestLook final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { applyLook(*qApp, Theme::Light); }

    void textIsReadableOnEveryGround_data();
    void textIsReadableOnEveryGround();
    void selectedTextIsReadable();
    void themeCanBeChanged();
    void systemThemeIsOneOfTheTwo();
    void paletteCarriesTheRoles();
    void toneFollowsThePalette();

    void everyWantedIconIsThere();
    void iconIsDrawnInTheTextColour_data();
    void iconIsDrawnInTheTextColour();
    void iconFollowsTheTheme();
    void iconOfAStateHasItsTone();
    void disabledIconIsQuieter();
    void unknownIconIsNull();
    void applicationIconIsNotEmpty();

    void primaryButtonIsAccentColoured();
    void segmentsAreJoined();
    void hiddenSegmentIsLeftOut();
    void choiceOfNothingIsMuted();
    void invalidFieldIsMarked();
    void controlsHaveOneHeight();
    void arrowsAreAsFarFromTheirTexts();
    void cellsAreBelowTheirTitles();

    void messageBarTellsAndAsks();
    void messageBarClosesItself();
    void messageBarTakesMarkupAsText();
    void emptyStateOffersActions();
    void balancedLabelLeavesNoWordAlone();
    void elidedLabelShowsAllAsToolTip();
    void elidedLabelTakesMarkupAsText();
};

void TestLook::textIsReadableOnEveryGround_data()
{
    QTest::addColumn<Theme>("theme");
    QTest::addColumn<Tone>("text");
    QTest::addColumn<Tone>("ground");
    const QList<std::pair<const char*, Tone>> texts{{"text", Tone::Text}, {"muted", Tone::MutedText},
        {"accent", Tone::Accent}, {"good", Tone::Good}, {"warning", Tone::Warning}, {"bad", Tone::Bad}};
    const QList<std::pair<const char*, Tone>> grounds{{"window", Tone::Window}, {"base", Tone::Base},
        {"raised", Tone::Raised}, {"selection", Tone::Selection}, {"chip", Tone::Chip}};
    for (const auto& [themeName, theme] : {std::pair{"light", Theme::Light}, std::pair{"dark", Theme::Dark}}) {
        for (const auto& [textName, text] : texts) {
            for (const auto& [groundName, ground] : grounds)
                QTest::addRow("%s: %s on %s", themeName, textName, groundName) << theme << text << ground;
        }
        QTest::addRow("%s: on accent", themeName) << theme << Tone::OnAccent << Tone::Accent;
    }
}

void TestLook::textIsReadableOnEveryGround()
{
    QFETCH(Theme, theme);
    QFETCH(Tone, text);
    QFETCH(Tone, ground);
    QCOMPARE_GE(contrast(tone(theme, text), tone(theme, ground)), 4.5);
}

void TestLook::selectedTextIsReadable()
{
    for (const Theme theme : {Theme::Light, Theme::Dark}) {
        applyLook(*qApp, theme);
        QLineEdit field;
        field.ensurePolished();
        const QPalette palette = field.palette();
        QVERIFY(contrast(palette.color(QPalette::HighlightedText), palette.color(QPalette::Highlight)) >= 4.5);
        QVERIFY2(contrast(palette.color(QPalette::Highlight), palette.color(QPalette::Base)) >= 1.4,
            "selected letters must stand out");
    }
}

void TestLook::themeCanBeChanged()
{
    QCOMPARE(shownTheme(), Theme::Light);
    applyLook(*qApp, Theme::Dark);
    QCOMPARE(shownTheme(), Theme::Dark);
    QVERIFY(qobject_cast<DailiesStyle*>(QApplication::style()) != nullptr);
    const QStyle* style = QApplication::style();
    applyLook(*qApp, Theme::Light);
    QCOMPARE(shownTheme(), Theme::Light);
    QCOMPARE(QApplication::style(), style);
}

void TestLook::systemThemeIsOneOfTheTwo()
{
    applyLook(*qApp, Theme::System);
    const Theme first = shownTheme();
    // Afterwards, our own dark palette must not be mistaken for the desktop's.
    applyLook(*qApp, first == Theme::Dark ? Theme::Light : Theme::Dark);
    applyLook(*qApp, Theme::System);
    QCOMPARE(shownTheme(), first);
}

void TestLook::paletteCarriesTheRoles()
{
    for (const Theme theme : {Theme::Light, Theme::Dark}) {
        const QPalette palette = themePalette(theme);
        QCOMPARE(palette.color(QPalette::Window), tone(theme, Tone::Window));
        QCOMPARE(palette.color(QPalette::Base), tone(theme, Tone::Base));
        QCOMPARE(palette.color(QPalette::Button), tone(theme, Tone::Raised));
        QCOMPARE(palette.color(QPalette::Text), tone(theme, Tone::Text));
        QCOMPARE(palette.color(QPalette::PlaceholderText), tone(theme, Tone::MutedText));
        QCOMPARE(palette.color(QPalette::Highlight), tone(theme, Tone::Selection));
        QCOMPARE(palette.color(QPalette::Link), tone(theme, Tone::Accent));
        QVERIFY(palette.color(QPalette::Disabled, QPalette::Text) != palette.color(QPalette::Active, QPalette::Text));
    }
}

void TestLook::toneFollowsThePalette()
{
    for (int i = 0; i < toneCount; ++i) {
        const auto role = static_cast<Tone>(i);
        QCOMPARE(tone(themePalette(Theme::Dark), role), tone(Theme::Dark, role));
        QCOMPARE(tone(themePalette(Theme::Light), role), tone(Theme::Light, role));
        QVERIFY(tone(Theme::Light, role) != tone(Theme::Dark, role));
    }
}

void TestLook::everyWantedIconIsThere()
{
    const QStringList wanted =
        u"plus settings play pause skip-back skip-forward step-back step-forward repeat volume-2 volume-x maximize "
        u"minimize x "
        "search trash-2 arrow-up arrow-down copy folder-open download upload refresh-cw circle-check circle-x "
        "circle-alert "
        "circle-help clock loader send hourglass ban film image music file-text link key info triangle-alert "
        "chevron-down "
        "chevron-right sun moon star eye more-vertical save external-link pencil clapperboard sparkles list check"_s
            .split(u' ');
    const QStringList there = iconNames();
    for (const QString& name : wanted)
        QVERIFY2(there.contains(name), qPrintable(name));
    QVERIFY(!there.contains(u"dailies"_s));
}

void TestLook::iconIsDrawnInTheTextColour_data()
{
    QTest::addColumn<QString>("name");
    const QStringList names = iconNames();
    QVERIFY(!names.isEmpty());
    for (const QString& name : names)
        QTest::newRow(qPrintable(name)) << name;
}

void TestLook::iconIsDrawnInTheTextColour()
{
    QFETCH(QString, name);
    for (const Theme theme : {Theme::Light, Theme::Dark}) {
        applyLook(*qApp, theme);
        const QColor ink = tone(theme, Tone::Text);
        for (const int side : {16, 20, 32}) {
            const QImage image =
                icon(name).pixmap(QSize(side, side), 2.0).toImage().convertToFormat(QImage::Format_ARGB32);
            QCOMPARE(image.size(), QSize(2 * side, 2 * side));
            int drawn = 0;
            for (int y = 0; y < image.height(); ++y) {
                for (int x = 0; x < image.width(); ++x) {
                    const QColor pixel = image.pixelColor(x, y);
                    if (pixel.alpha() < 200)
                        continue;
                    ++drawn;
                    const int off = std::max({std::abs(pixel.red() - ink.red()), std::abs(pixel.green() - ink.green()),
                        std::abs(pixel.blue() - ink.blue())});
                    QVERIFY2(off <= 2, qPrintable(pixel.name()));
                }
            }
            QCOMPARE_GE(drawn, side / 2);
        }
    }
}

void TestLook::iconFollowsTheTheme()
{
    const QIcon play = icon(u"play"_s);
    QVERIFY(contains(play.pixmap(32).toImage(), tone(Theme::Light, Tone::Text)));
    applyLook(*qApp, Theme::Dark);
    QVERIFY(contains(play.pixmap(32).toImage(), tone(Theme::Dark, Tone::Text)));
}

void TestLook::iconOfAStateHasItsTone()
{
    QVERIFY(contains(icon(u"circle-check"_s, Tone::Good).pixmap(32).toImage(), tone(Theme::Light, Tone::Good)));
    QVERIFY(contains(icon(u"circle-x"_s, Tone::Bad).pixmap(32).toImage(), tone(Theme::Light, Tone::Bad)));
}

void TestLook::disabledIconIsQuieter()
{
    const QImage image = icon(u"play"_s).pixmap(QSize(32, 32), QIcon::Disabled).toImage();
    QVERIFY(!contains(image, tone(Theme::Light, Tone::Text)));
    QVERIFY(contains(image, QApplication::palette().color(QPalette::Disabled, QPalette::ButtonText)));
}

void TestLook::unknownIconIsNull()
{
    QVERIFY(icon(u"no-such-icon"_s).isNull());
    QVERIFY(icon(QString()).isNull());
    QVERIFY(icon(u"no-such-icon"_s, Tone::Good).isNull());
}

void TestLook::applicationIconIsNotEmpty()
{
    for (const int side : {16, 256}) {
        const QImage image = applicationIcon().pixmap(side, side).toImage();
        QCOMPARE(image.size(), QSize(side, side));
        QVERIFY(image.pixelColor(side / 2, side * 7 / 10).alpha() > 200);
    }
}

void TestLook::primaryButtonIsAccentColoured()
{
    for (const Theme theme : {Theme::Light, Theme::Dark}) {
        applyLook(*qApp, theme);
        QPushButton button(u"Submit"_s);
        makePrimary(&button);
        button.resize(button.sizeHint());
        QVERIFY(contains(picture(button), tone(theme, Tone::Accent)));
        button.setEnabled(false);
        QVERIFY(!contains(picture(button), tone(theme, Tone::Accent)));
    }
}

void TestLook::segmentsAreJoined()
{
    QWidget row;
    auto* layout = new QHBoxLayout(&row);
    layout->setSpacing(0);
    QList<QAbstractButton*> buttons;
    for (const QString& word : {u"Text"_s, u"Image"_s, u"Edit"_s}) {
        buttons << new QPushButton(word);
        layout->addWidget(buttons.last());
    }
    joinSegments(buttons);
    QCOMPARE(buttons.at(0)->property("segment").toString(), u"first"_s);
    QCOMPARE(buttons.at(1)->property("segment").toString(), u"middle"_s);
    QCOMPARE(buttons.at(2)->property("segment").toString(), u"last"_s);
    buttons.at(0)->click();
    buttons.at(1)->click();
    QVERIFY(!buttons.at(0)->isChecked());
    QVERIFY(buttons.at(1)->isChecked());
    // Checking must not move the neighbours: there is room for semibold text from the start.
    const QSize before = buttons.at(2)->sizeHint();
    buttons.at(2)->click();
    QCOMPARE(buttons.at(2)->sizeHint(), before);
}

void TestLook::hiddenSegmentIsLeftOut()
{
    QWidget row;
    auto* first = new QPushButton(u"Text"_s, &row);
    auto* second = new QPushButton(u"Multi-image"_s, &row);
    second->hide();
    joinSegments({first, second});
    QCOMPARE(first->property("segment").toString(), u"only"_s);
    second->show();
    joinSegments({first, second});
    QCOMPARE(first->property("segment").toString(), u"first"_s);
    QCOMPARE(second->property("segment").toString(), u"last"_s);
}

/// "Any" is no choice, so it is muted like the placeholders of the other fields.
void TestLook::choiceOfNothingIsMuted()
{
    RateDialog dialog({}, {}, {});
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    dialog.show();
    auto* sound = dialog.findChild<QComboBox*>(u"rateSound"_s);
    const auto darkest = [sound] {
        const QImage picture = sound->grab().toImage();
        int least = 255;
        for (int x = 8; x < picture.width() / 2; ++x) {
            for (int y = 6; y < picture.height() - 6; ++y)
                least = std::min(least, qGray(picture.pixel(x, y)));
        }
        return least;
    };
    const int any = darkest();
    sound->setCurrentIndex(1);
    const int chosen = darkest();
    QVERIFY2(any > chosen + 20, qPrintable(u"%1 and %2"_s.arg(any).arg(chosen)));
    sound->setCurrentIndex(0);
    QCOMPARE(darkest(), any);
}

void TestLook::invalidFieldIsMarked()
{
    QLineEdit field;
    field.resize(field.sizeHint());
    QVERIFY(!contains(picture(field), tone(Theme::Light, Tone::Bad)));
    field.setProperty("invalid", true);
    QVERIFY(contains(picture(field), tone(Theme::Light, Tone::Bad)));
}

void TestLook::controlsHaveOneHeight()
{
    QFont font;
    font.setPixelSize(13);
    QPushButton button(u"Add file…"_s);
    QLineEdit field;
    button.setFont(font);
    field.setFont(font);
    QCOMPARE(button.sizeHint().height(), 28);
    QCOMPARE(field.sizeHint().height(), 28);
}

void TestLook::arrowsAreAsFarFromTheirTexts()
{
    const auto gapIn = [](bool hasIcon) {
        QToolButton button;
        QMenu menu;
        button.setAutoRaise(true);
        button.setText(u"HH"_s);
        if (hasIcon)
            button.setIcon(icon(u"funnel"_s));
        button.setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button.setMenu(&menu);
        button.setPopupMode(QToolButton::InstantPopup);
        button.resize(button.sizeHint());
        const QImage seen = picture(button);
        const auto isPlain = [&seen](int x) {
            for (int y = 2; y < seen.height() - 2; ++y) {
                if (seen.pixel(x, y) != seen.pixel(0, seen.height() / 2))
                    return false;
            }
            return true;
        };
        int x = seen.width() - 1;
        while (x > 0 && isPlain(x)) // after the arrow
            --x;
        while (x > 0 && !isPlain(x))
            --x;
        const int end = x;
        while (x > 0 && isPlain(x)) // between the text and the arrow
            --x;
        return end - x;
    };
    const int alone = gapIn(false);
    QVERIFY(alone > 2);
    QVERIFY2(std::abs(gapIn(true) - alone) <= 3, qPrintable(u"%1 %2"_s.arg(gapIn(true)).arg(alone)));
}

void TestLook::cellsAreBelowTheirTitles()
{
    QTreeWidget table;
    table.setRootIsDecorated(false);
    table.setFocusPolicy(Qt::NoFocus); // no frame around the row
    table.setHeaderLabels({u"H"_s, u"H"_s});
    auto* row = new QTreeWidgetItem(&table, {u"H"_s, u"H"_s});
    table.headerItem()->setTextAlignment(1, Qt::AlignRight);
    row->setTextAlignment(1, Qt::AlignRight);
    table.resize(320, 120);
    table.show();
    QVERIFY(QTest::qWaitForWindowExposed(&table));
    // From the first letter to the last one.
    const auto inkOf = [](const QImage& image) {
        const QRgb ground = image.pixel(image.width() / 2, image.height() / 2);
        std::pair<int, int> ends(image.width(), -1);
        for (int x = 0; x < image.width(); ++x) {
            for (int y = 2; y < image.height() - 2; ++y) { // the header has a line at its foot
                if (image.pixel(x, y) != ground)
                    ends = {std::min(ends.first, x), x};
            }
        }
        return ends;
    };
    table.header()->resizeSection(0, 200);
    const auto title = inkOf(table.header()->viewport()->grab().toImage());
    const auto cell = inkOf(table.viewport()->grab(table.visualItemRect(row)).toImage());
    QVERIFY(title.second > title.first && cell.second > cell.first);
    QVERIFY2(std::abs(title.first - cell.first) <= 1, qPrintable(u"%1 %2"_s.arg(title.first).arg(cell.first)));
    QVERIFY2(std::abs(title.second - cell.second) <= 1, qPrintable(u"%1 %2"_s.arg(title.second).arg(cell.second)));
}

void TestLook::messageBarTellsAndAsks()
{
    QWidget window;
    auto* bar = new MessageBar(&window);
    QVERIFY(bar->isHidden());
    QString pressed;
    const auto ask = [&] {
        bar->showMessage(MessageBar::Kind::Warning, u"No response."_s,
            {{u"Decide…"_s, [&] { pressed = bar->isHidden() ? u"first"_s : u"too early"_s; }},
                {u"Open log"_s, [&] {
                     pressed = u"second"_s;
                     bar->showMessage(MessageBar::Kind::Information, u"The log is open."_s);
                 }}});
    };
    ask();
    QVERIFY(!bar->isHidden());
    QCOMPARE(bar->text(), u"No response."_s);
    QVERIFY(bar->accessibleName().contains(u"No response."_s));
    auto* first = bar->findChild<QPushButton*>(u"messageAction1"_s);
    auto* second = bar->findChild<QPushButton*>(u"messageAction2"_s);
    QCOMPARE(first->text(), u"Decide…"_s);
    first->click();
    QCOMPARE(pressed, u"first"_s);
    QVERIFY(bar->isHidden());
    ask();
    second->click();
    QCOMPARE(pressed, u"second"_s);
    QCOMPARE(bar->text(), u"The log is open."_s); // the message of an action stays
    ask();

    const QString warning = bar->accessibleName();
    bar->showMessage(MessageBar::Kind::Bad, u"The disk is full."_s);
    QVERIFY(first->isHidden());
    QVERIFY(second->isHidden());
    QVERIFY(bar->accessibleName() != warning);
}

void TestLook::messageBarClosesItself()
{
    QWidget window;
    auto* bar = new MessageBar(&window);
    bar->showMessage(MessageBar::Kind::Information, u"Practice mode is up."_s);
    auto* close = bar->findChild<QToolButton*>(u"messageClose"_s);
    QVERIFY(!close->accessibleName().isEmpty());
    QSignalSpy spy(bar, &MessageBar::closed);
    close->click();
    QCOMPARE(spy.size(), 1);
    QVERIFY(bar->isHidden());
    bar->setClosable(false);
    QVERIFY(close->isHidden());
}

void TestLook::messageBarTakesMarkupAsText()
{
    QWidget window;
    MessageBar bar(&window);
    bar.showMessage(MessageBar::Kind::Bad, u"<img src=x><b>bold</b>"_s);
    QCOMPARE(bar.findChild<QLabel*>(u"messageText"_s)->textFormat(), Qt::PlainText);
    QCOMPARE(bar.text(), u"<img src=x><b>bold</b>"_s);
}

void TestLook::emptyStateOffersActions()
{
    EmptyState state;
    state.setMessage(icon(u"clapperboard"_s), u"Nothing yet."_s);
    state.setHint(u"Drop a picture here."_s);
    state.setActions({u"Try"_s});
    QCOMPARE(state.sentence(), u"Nothing yet."_s);
    QCOMPARE(state.accessibleName(), u"Nothing yet."_s);
    QSignalSpy spy(&state, &EmptyState::actionTriggered);
    auto* first = state.findChild<QPushButton*>(u"emptyAction1"_s);
    QVERIFY(!first->isHidden());
    QVERIFY(state.findChild<QPushButton*>(u"emptyAction2"_s)->isHidden());
    first->click();
    QCOMPARE(spy.size(), 1);
    QCOMPARE(spy.at(0).at(0).toInt(), 0);
    state.setActions({});
    QVERIFY(first->isHidden());
    state.setHint(QString());
    QVERIFY(state.findChild<QLabel*>(u"emptyHint"_s)->isHidden());
}

void TestLook::balancedLabelLeavesNoWordAlone()
{
    const QString words = u"The service may have accepted this request. We have not sent it again"_s;
    BalancedLabel label(words);
    QLabel plain(words);
    plain.setWordWrap(true);
    const int whole = label.fontMetrics().horizontalAdvance(words);
    const int width = whole - 4; // the last word does not fit
    QCOMPARE(label.heightForWidth(width), plain.heightForWidth(width));
    label.resize(width, label.heightForWidth(width));
    QVERIFY2(label.textRect().width() < width * 2 / 3, qPrintable(QString::number(label.textRect().width())));
    QVERIFY(std::abs(label.textRect().center().x() - label.rect().center().x()) <= 1);
    const auto lines = [&label, &words](int within) {
        return label.fontMetrics().boundingRect(QRect(0, 0, within, 1000), Qt::TextWordWrap, words).height();
    };
    QCOMPARE(lines(label.textRect().width()), lines(width));
    // The text is painted there.
    const QImage seen = picture(label);
    const auto hasInk = [&seen](int from, int to) {
        for (int x = from; x < to; ++x) {
            for (int y = 0; y < seen.height(); ++y) {
                if (qAlpha(seen.pixel(x, y)) > 0 && seen.pixel(x, y) != seen.pixel(0, 0))
                    return true;
            }
        }
        return false;
    };
    QVERIFY(!hasInk(1, label.textRect().left() - 1) && hasInk(label.textRect().left(), label.textRect().right()));
    // One line has the whole width.
    label.resize(whole + 40, label.height());
    QCOMPARE(label.textRect(), label.rect());
}

void TestLook::elidedLabelShowsAllAsToolTip()
{
    QWidget window;
    window.resize(600, 60);
    ElidedLabel label(u"0385dc79-5ff8-4d82-b0a1-1234567890ab"_s, &window);
    window.show(); // only a shown widget receives its size
    label.resize(label.sizeHint());
    QCOMPARE(label.shownText(), label.text());
    QVERIFY(label.toolTip().isEmpty());
    label.resize(60, label.height());
    QVERIFY(label.shownText().endsWith(u'…'));
    QVERIFY(label.toolTip().contains(label.text()));
    QCOMPARE(label.accessibleName(), label.text());
    label.resize(label.sizeHint());
    QVERIFY(label.toolTip().isEmpty());
}

void TestLook::elidedLabelTakesMarkupAsText()
{
    QWidget window;
    window.resize(600, 60);
    ElidedLabel label(u"<b>one</b>\ntwo & three"_s, &window);
    window.show();
    label.resize(40, 20);
    QVERIFY(!label.toolTip().contains(u"<b>"_s));
    QVERIFY(label.toolTip().contains(u"&lt;b&gt;"_s));
    label.resize(2000, 20);
    QCOMPARE(label.shownText(), u"<b>one</b> two & three"_s);
}

QTEST_MAIN(TestLook)
#include "tst_look.moc"
