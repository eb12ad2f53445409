// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/access/screens.h"
#include "ui/style/applylook.h"
#include "ui/widgets/elidedlabel.h"

#include <QAbstractItemView>
#include <QHash>
#include <QHeaderView>
#include <QPlainTextEdit>
#include <QSpinBox>
#include <QTabBar>
#include <QToolButton>

#include <algorithm>
#include <array>
#include <cmath>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

constexpr double leastForText = 4.5;
const QString iconSign = u"•"_s; ///< in place of a text that a button has but does not show
constexpr double leastForShapes = 3.0; ///< icons, focus rings, and borders between a control and its background

/// The part of a channel's value (0 to 255) in the luminance, before it is weighted.
double linear(int channel)
{
    static const std::array<double, 256> all = [] {
        std::array<double, 256> made{};
        for (size_t n = 0; n < made.size(); ++n) {
            const double value = double(n) / 255.0;
            made.at(n) = value <= 0.03928 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
        }
        return made;
    }();
    return all.at(size_t(channel));
}

double luminance(QRgb colour)
{
    return 0.2126 * linear(qRed(colour)) + 0.7152 * linear(qGreen(colour)) + 0.0722 * linear(qBlue(colour));
}

double contrast(QRgb a, QRgb b)
{
    const auto [darker, lighter] = std::minmax({luminance(a), luminance(b)});
    return (lighter + 0.05) / (darker + 0.05);
}

/// The contrast within an image: its strongest ink against its most frequent colour.
double contrastIn(const QImage& picture)
{
    const QImage plain = picture.convertToFormat(QImage::Format_RGB32);
    QHash<QRgb, int> counts;
    for (int y = 0; y < plain.height(); ++y) {
        const auto* row = reinterpret_cast<const QRgb*>(plain.constScanLine(y));
        const QRgb* const end = row + plain.width();
        // Most neighbours have the same colour, and are counted together.
        for (const QRgb* next = row; row != end; row = next) {
            next = std::find_if(row, end, [colour = *row](QRgb other) { return other != colour; });
            counts[*row] += int(next - row);
        }
    }
    if (counts.size() < 2)
        return 0;
    const QRgb ground = std::max_element(counts.cbegin(), counts.cend()).key();
    double most = 0;
    for (auto each = counts.cbegin(); each != counts.cend(); ++each)
        most = std::max(most, contrast(each.key(), ground));
    return most;
}

QPixmap windowPicture(QWidget* window)
{
    return window->grab();
}

} // namespace

// Text has a contrast of 4.5:1 to its background, icons and focus rings 3:1: in the palette, and in the pixels of every
// screen. Disabled controls are exempt, as in the guidelines.
class TestContrast final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void paletteRoles_data() { themes(); }
    void paletteRoles()
    {
        QFETCH(Theme, theme);
        const QPalette palette = themePalette(theme);
        const auto between = [&palette](QPalette::ColorRole text, QPalette::ColorRole ground) {
            return contrast(palette.color(text).rgb(), palette.color(ground).rgb());
        };
        const std::pair<QPalette::ColorRole, QList<QPalette::ColorRole>> pairs[] = {
            {QPalette::WindowText, {QPalette::Window, QPalette::Base, QPalette::AlternateBase, QPalette::Midlight}},
            {QPalette::Text, {QPalette::Base, QPalette::AlternateBase, QPalette::Window, QPalette::Highlight}},
            {QPalette::PlaceholderText, {QPalette::Base, QPalette::Window, QPalette::Button, QPalette::Highlight}},
            {QPalette::ButtonText, {QPalette::Button, QPalette::Window, QPalette::Base, QPalette::Midlight}},
            {QPalette::HighlightedText, {QPalette::Highlight}},
            {QPalette::BrightText, {QPalette::Window, QPalette::Base}},
            {QPalette::Link, {QPalette::Window, QPalette::Base, QPalette::Highlight}},
            {QPalette::LinkVisited, {QPalette::Window, QPalette::Base}},
            {QPalette::ToolTipText, {QPalette::ToolTipBase}},
        };
        for (const auto& [text, grounds] : pairs) {
            for (const QPalette::ColorRole ground : grounds)
                QVERIFY2(between(text, ground) >= leastForText,
                    qPrintable(u"%1 on %2: %3"_s.arg(text).arg(ground).arg(between(text, ground))));
        }
    }

    void tones_data() { themes(); }
    void tones()
    {
        QFETCH(Theme, theme);
        const auto between = [theme](Tone a, Tone b) { return contrast(tone(theme, a).rgb(), tone(theme, b).rgb()); };
        const Tone grounds[] = {Tone::Window, Tone::Base, Tone::Raised, Tone::Selection, Tone::Chip};
        for (const Tone ground : grounds) {
            for (const Tone text : {Tone::Text, Tone::MutedText, Tone::Accent, Tone::Good, Tone::Warning, Tone::Bad})
                QVERIFY2(between(text, ground) >= leastForText,
                    qPrintable(u"%1 on %2: %3"_s.arg(int(text)).arg(int(ground)).arg(between(text, ground))));
            // A message's background contains a little of its colour.
            for (const Tone sort : {Tone::Accent, Tone::Warning, Tone::Bad, Tone::Good}) {
                const QRgb fill = blended(tone(theme, ground), tone(theme, sort), 0.08).rgb();
                QVERIFY(contrast(tone(theme, Tone::Text).rgb(), fill) >= leastForText);
                QVERIFY(contrast(tone(theme, sort).rgb(), fill) >= leastForShapes);
            }
        }
        QVERIFY(between(Tone::OnAccent, Tone::Accent) >= leastForText);
        // The area around the picture is dark in both themes, and its text has the colours of the dark one.
        const QRgb around = tone(theme, Tone::PictureGround).rgb();
        for (const Tone text : {Tone::Text, Tone::MutedText, Tone::Warning, Tone::Bad})
            QVERIFY(contrast(tone(Theme::Dark, text).rgb(), around) >= leastForText);
    }

    void everyScreen_data() { themes(); }
    void everyScreen()
    {
        QFETCH(Theme, theme);
        applyLook(*qApp, theme);
        Screens screens;
        QVERIFY(screens.open());
        screens.bench().window->resize(1600, 1000);
        m_found.clear();
        m_looked = 0;
        const auto each = [this](const QString& name, QWidget* window) {
            settle(); // a half-finished layout that users never see is not judged
            lookAt(name, window);
        };
        screens.each(each);
        screens.firstStart({1600, 1000}, each);
        for (auto [what, how] : m_found.asKeyValueRange())
            qWarning("%s: %s", qPrintable(what), qPrintable(how));
        QCOMPARE(m_found.size(), 0);
        QVERIFY(m_looked > 500);
    }

    /// Unreadable text is detected.
    void whatIsTooPaleIsFound()
    {
        applyLook(*qApp, Theme::Light);
        QWidget window;
        auto* label = new QLabel(u"Pale"_s, &window);
        window.resize(200, 60);
        window.show();
        m_found.clear();
        lookAt(u"a"_s, &window);
        QCOMPARE(m_found.size(), 0);
        QPalette pale = label->palette();
        pale.setColor(QPalette::WindowText, blended(pale.color(QPalette::Window), Qt::black, 0.45));
        label->setPalette(pale);
        lookAt(u"b"_s, &window);
        QCOMPARE(m_found.size(), 1);
    }

private:
    static void themes()
    {
        QTest::addColumn<Theme>("theme");
        QTest::newRow("light") << Theme::Light;
        QTest::newRow("dark") << Theme::Dark;
    }

    void lookAt(const QString& screen, QWidget* window)
    {
        const QImage whole = windowPicture(window).toImage();
        const qreal scale = whole.devicePixelRatio();
        const auto judge = [&](const QWidget* widget, QRect part, const QString& text) {
            part &= widget->visibleRegion().boundingRect();
            if (part.width() < 4 || part.height() < 6 || text.trimmed().isEmpty())
                return;
            const QRectF place(QPointF(widget->mapTo(window, part.topLeft())) * scale, QSizeF(part.size()) * scale);
            const double seen = contrastIn(whole.copy(place.toRect()));
            ++m_looked;
            const QString key = wordsFor(widget) + u" \""_s + text.left(30) + u'"';
            const bool isWords =
                std::any_of(text.cbegin(), text.cend(), [](QChar sign) { return sign.isLetterOrNumber(); });
            if (seen < (isWords ? leastForText : leastForShapes) && !m_found.contains(key))
                m_found.insert(key, u"%1 (%2)"_s.arg(seen, 0, 'f', 2).arg(screen));
        };
        for (QWidget* widget : window->findChildren<QWidget*>()) {
            const bool isOfAField = qobject_cast<QLineEdit*>(widget->parentWidget()) != nullptr; // Qt's own icons
            if (!widget->isVisible() || !widget->isEnabled() || widget->window() != window || isOfAField)
                continue;
            const QRect all = widget->rect();
            if (const auto* label = qobject_cast<QLabel*>(widget))
                judge(label, label->contentsRect(), label->text());
            else if (const auto* elided = qobject_cast<ElidedLabel*>(widget))
                judge(elided, all, elided->text());
            else if (const auto* button = qobject_cast<QAbstractButton*>(widget))
                judge(button, all.adjusted(4, 4, -4, -4), isIcon(button) ? iconSign : button->text());
            else if (const auto* field = qobject_cast<QLineEdit*>(widget))
                judge(field, all.adjusted(4, 4, -4, -4),
                    field->text().isEmpty() ? field->placeholderText() : field->text());
            else if (const auto* combo = qobject_cast<QComboBox*>(widget); combo != nullptr && !combo->isEditable())
                judge(combo, all.adjusted(4, 4, -20, -4), combo->currentText());
            else if (const auto* tabs = qobject_cast<QTabBar*>(widget)) {
                for (int i = 0; i < tabs->count(); ++i)
                    judge(tabs, tabs->tabRect(i).adjusted(2, 4, -2, -4),
                        tabs->isTabEnabled(i) ? tabs->tabText(i) : QString());
            } else if (auto* view = qobject_cast<QAbstractItemView*>(widget))
                judgeCells(view, judge);
        }
    }

    static bool isIcon(const QAbstractButton* button)
    {
        const auto* tool = qobject_cast<const QToolButton*>(button);
        return tool != nullptr && tool->toolButtonStyle() == Qt::ToolButtonIconOnly && !tool->icon().isNull();
    }

    template<typename Judge>
    static void judgeCells(QAbstractItemView* view, const Judge& judge)
    {
        const QAbstractItemModel* model = view->model();
        if (model == nullptr || qobject_cast<QHeaderView*>(view) != nullptr)
            return;
        for (int row = 0; row < std::min(model->rowCount(), 20); ++row) {
            for (int column = 0; column < model->columnCount(); ++column) {
                const QModelIndex index = model->index(row, column);
                // A row at the edge is only partly there.
                const QRect cell = view->visualRect(index);
                const bool isWhole = cell.top() >= 0 && cell.bottom() < view->viewport()->height();
                if ((model->flags(index) & Qt::ItemIsEnabled) != 0 && isWhole)
                    judge(view->viewport(), cell.adjusted(2, 1, -2, -1), index.data().toString());
            }
        }
    }

    QMap<QString, QString> m_found;
    int m_looked = 0;
};

QTEST_MAIN(TestContrast)
#include "tst_contrast.moc"
