// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compose/media/mediatile.h"

#include "app/request/sourcename.h"
#include "ui/compose/fields/fieldeditor.h"
#include "ui/compose/fields/mentiondelegate.h"
#include "ui/compose/media/mediawords.h"
#include "ui/style/iconengine.h"
#include "ui/style/icons.h"
#include "ui/style/look.h"
#include "ui/style/styleparts.h"
#include "ui/widgets/isolated.h"
#include "ui/widgets/tooltips.h"

#include <QApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolButton>
#include <QToolTip>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr qreal corner = StyleParts::cornerRadius;
constexpr int signSize = 14;
constexpr int partInset = 6; // of badge and button in the picture
constexpr int buttonSize = 20;
constexpr int iconSize = 20;
constexpr int troubleSize = 20;
constexpr float labelGround = 0.8F; // opacity of the ground of text over a picture

// Text over a picture is light on dark in both themes.
void drawLabelGround(QPainter* painter, const QRectF& rect, const QPalette& palette)
{
    QColor ground = tone(palette, Tone::PictureGround);
    ground.setAlphaF(labelGround);
    StyleParts::drawBox(painter, rect, ground, QColor(), 4);
}

QColor labelText()
{
    return tone(Theme::Dark, Tone::Text);
}

/// The three dots over the picture. They appear with the pointer or the focus, and always below a caption's picture.
class DotsButton final : public QToolButton {
public:
    using QToolButton::QToolButton;

    void setLasting(bool lasting)
    {
        m_isLasting = lasting;
        update();
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        if (!m_isLasting && !parentWidget()->underMouse() && !parentWidget()->hasFocus() && !isDown())
            return;
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        drawLabelGround(&painter, rect(), palette());
        painter.setPen(Qt::NoPen);
        painter.setBrush(labelText());
        const QPointF middle = QRectF(rect()).center();
        for (const qreal y : {-4.5, 0.0, 4.5})
            painter.drawEllipse(middle + QPointF(0, y), 1.25, 1.25);
    }

private:
    bool m_isLasting = false;
};

} // namespace

MediaTile::MediaTile(QWidget* parent) : QWidget(parent), m_menu(new DotsButton(this))
{
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::OpenHandCursor);
    setAttribute(Qt::WA_Hover);
    m_menu->setObjectName(u"rowMenuButton"_s);
    m_menu->setAccessibleName(tr("More"));
    m_menu->setToolTip(plainToolTip(tr("More")));
    m_menu->setFixedSize(buttonSize, buttonSize);
    m_menu->setFocusPolicy(Qt::NoFocus); // the menu's key works on the tile
    m_menu->setCursor(Qt::ArrowCursor);
    connect(m_menu, &QToolButton::clicked, this,
        [this] { Q_EMIT menuRequested(m_menu->mapToGlobal(m_menu->rect().bottomLeft())); });
}

int MediaTile::captionHeight(const QFont& font)
{
    return 4 + QFontMetrics(secondaryFont(font)).height();
}

void MediaTile::setItem(const MediaItem& item)
{
    const bool isOtherSource = m_item.source != item.source;
    m_item = item;
    if (isOtherSource) {
        m_source = sourceWords(item.source, locale());
        setFacts(nullptr, {});
    }
    describe();
}

void MediaTile::setName(const QString& name)
{
    m_name = name;
    describe();
}

void MediaTile::setCaptioned(bool captioned)
{
    m_isCaptioned = captioned;
    static_cast<DotsButton*>(m_menu)->setLasting(captioned);
    update();
}

void MediaTile::setFacts(const InputFacts* facts, const QImage& picture)
{
    m_picture = picture;
    m_isTrouble = facts != nullptr && facts->trouble != InputTrouble::None;
    m_pixels = facts != nullptr ? facts->pixels : QSize();
    m_facts = facts != nullptr ? factsWords(*facts, locale()) : QString();
    describe();
}

void MediaTile::setLookup(const QString& words, bool isTrouble)
{
    if (isLocalFile(m_item.source))
        return;
    m_facts = words;
    m_isTrouble = isTrouble;
    describe();
}

void MediaTile::setFindings(const QList<Finding>& findings)
{
    if (m_findings == findings)
        return;
    m_findings = findings;
    describe();
}

void MediaTile::setMark(Mark mark)
{
    if (m_mark == mark)
        return;
    m_mark = mark;
    update();
}

// "Image 1, kite-hill.png, First frame" as the name; what is known and what is wrong as the description.
void MediaTile::describe()
{
    QStringList names{m_name};
    if (!m_source.isEmpty())
        names.append(m_source);
    const QString type = mediaTypeLabel(m_item.type);
    if (!type.isEmpty() && type != m_name)
        names.append(type);
    const QString name = names.join(tr(", ", "between the parts of a name"));
    if (accessibleName() != name)
        setAccessibleName(name);
    QStringList more;
    if (!m_facts.isEmpty())
        more.append(m_facts);
    if (!m_findings.isEmpty())
        more.append(messagesOf(m_findings));
    const QString description = more.join(u'\n');
    if (accessibleDescription() != description)
        setAccessibleDescription(description);
    m_menu->setAccessibleDescription(m_name); // the buttons have the same name on every tile
    update();
}

// Which way a file goes is no trouble unless there is none.
bool MediaTile::isTroubled() const
{
    return m_isTrouble || std::any_of(m_findings.cbegin(), m_findings.cend(), [](const Finding& finding) {
        return !finding.aboutWay || finding.severity == Severity::Stop;
    });
}

// Red means that the request cannot be sent.
QIcon MediaTile::signOfTrouble() const
{
    if (m_isTrouble || hasStop(m_findings))
        return icon(u"circle-alert"_s, Tone::Bad);
    return hasAsk(m_findings) ? icon(u"triangle-alert"_s, Tone::Warning) : icon(u"info"_s, Tone::MutedText);
}

QRect MediaTile::pictureRect() const
{
    return rect().adjusted(0, 0, 0, m_isCaptioned ? -captionHeight(font()) : 0);
}

QRect MediaTile::troubleRect() const
{
    const QRect picture = pictureRect();
    const QRect icon(picture.right() - partInset - troubleSize + 1, picture.bottom() - partInset - troubleSize + 1,
        troubleSize, troubleSize);
    return QStyle::visualRect(layoutDirection(), picture, icon);
}

// Pictures in a grid have only their number, as the numbers of a contact sheet.
QString MediaTile::badge() const
{
    return m_isCaptioned || mediumOf(m_item.type) != MediaKind::Image ? m_name : number();
}

QString MediaTile::number() const
{
    const qsizetype digits =
        std::find_if(m_name.begin(), m_name.end(), [](QChar c) { return c.isDigit(); }) - m_name.begin();
    return m_name.mid(digits).trimmed().isEmpty() ? m_name : m_name.mid(digits).trimmed();
}

void MediaTile::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    painter.setLayoutDirection(layoutDirection());
    paintPicture(&painter);
    paintBadge(&painter);
    if (isTroubled()) {
        const QRect place = troubleRect();
        painter.setPen(Qt::NoPen);
        painter.setBrush(tone(palette(), Tone::Base));
        painter.drawEllipse(place);
        signOfTrouble().paint(&painter, place.adjusted(2, 2, -2, -2));
    }
    if (m_isCaptioned) {
        const QFont small = secondaryFont(font());
        const QRect line = rect().adjusted(0, pictureRect().height() + 4, 0, 0);
        painter.setFont(small);
        painter.setPen(tone(palette(), Tone::MutedText));
        QString words = isolated(m_source);
        if (!m_pixels.isEmpty() && !savedFrame(m_item.source))
            words += u" · "_s + isolated(u"%1×%2"_s.arg(m_pixels.width()).arg(m_pixels.height()));
        painter.drawText(line, static_cast<int>(Qt::AlignVCenter | Qt::AlignLeading) | Qt::TextSingleLine,
            QFontMetrics(small).elidedText(words, Qt::ElideRight, line.width()));
    }
    if (hasFocus() || m_mark == Mark::Here)
        StyleParts::drawRing(&painter, pictureRect(), tone(palette(), Tone::Accent), corner);
    paintMark(&painter);
}

void MediaTile::paintPicture(QPainter* painter) const
{
    const QRect all = pictureRect();
    QPainterPath shape;
    shape.addRoundedRect(all, corner, corner);
    painter->fillPath(shape, tone(palette(), m_picture.isNull() ? Tone::Chip : Tone::PictureGround));
    if (!m_picture.isNull()) {
        QSizeF shown = QSizeF(all.size()).scaled(m_picture.size(), Qt::KeepAspectRatio); // the middle fills the tile
        QRectF source({}, shown);
        source.moveCenter(QRectF(m_picture.rect()).center());
        painter->setClipPath(shape);
        painter->drawImage(QRectF(all), m_picture, source);
        painter->setClipping(false);
        return;
    }
    const bool isNamed = !m_isCaptioned && !m_source.isEmpty();
    const QFontMetrics metrics(secondaryFont(font()));
    const int height = iconSize + (isNamed ? 4 + metrics.height() : 0);
    const QRect middle(all.center().x() - iconSize / 2, all.center().y() - height / 2 + 4, iconSize, iconSize);
    icon(mediaIcon(mediumOf(m_item.type)), Tone::MutedText).paint(painter, middle);
    if (!isNamed)
        return;
    painter->setFont(secondaryFont(font()));
    painter->setPen(tone(palette(), Tone::MutedText));
    const QRect line(all.left() + partInset, middle.bottom() + 4, all.width() - 2 * partInset, metrics.height());
    painter->drawText(line, static_cast<int>(Qt::AlignCenter) | Qt::TextSingleLine,
        isolated(metrics.elidedText(m_source, Qt::ElideMiddle, line.width())));
}

void MediaTile::paintBadge(QPainter* painter) const
{
    const MediaKind medium = mediumOf(m_item.type);
    if (medium == MediaKind::Document || medium == MediaKind::Page)
        return; // they have no number, and an icon of their own
    const QFont small = semiboldFont(secondaryFont(font()));
    const QFontMetrics metrics(small);
    const QRect all = pictureRect();
    const int most = all.width() - 3 * partInset - buttonSize;
    // A name that would be cut gives way to the sign of its medium and its number. One without a number is elided.
    const bool isWhole = metrics.horizontalAdvance(badge()) <= most - 12;
    const bool hasSign = !isWhole && number() != badge();
    const QString words = hasSign ? number() : metrics.elidedText(badge(), Qt::ElideRight, most - 12);
    const int sign = hasSign ? signSize + 4 : 0;
    const int width = std::max(metrics.horizontalAdvance(words) + sign + 12, buttonSize);
    const QRect place = QStyle::visualRect(layoutDirection(), all,
        QRect(all.left() + partInset, all.top() + partInset, width, std::max(buttonSize, metrics.height() + 2)));
    drawLabelGround(painter, place, palette());
    painter->setFont(small);
    painter->setPen(labelText());
    painter->drawText(
        QStyle::visualRect(layoutDirection(), place, place.adjusted(sign, 0, 0, 0)), Qt::AlignCenter, words);
    if (!hasSign)
        return;
    const QRect picture(place.left() + 6, place.center().y() - signSize / 2 + 1, signSize, signSize);
    painter->drawPixmap(QStyle::visualRect(layoutDirection(), place, picture),
        tinted(icon(mediaIcon(medium)).pixmap(picture.size(), devicePixelRatioF()), labelText()));
}

void MediaTile::paintMark(QPainter* painter) const
{
    if (m_mark != Mark::Before && m_mark != Mark::After)
        return;
    QRect bar(0, 0, 4, pictureRect().height());
    if (m_mark == Mark::After)
        bar.moveRight(rect().right());
    bar = QStyle::visualRect(layoutDirection(), rect(), bar);
    StyleParts::drawBox(painter, bar, tone(palette(), Tone::Accent), QColor(), 2);
}

bool MediaTile::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        QStringList lines{accessibleName()};
        if (!accessibleDescription().isEmpty())
            lines.append(accessibleDescription());
        QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), plainToolTip(lines.join(u'\n')), this);
        return true;
    }
    if (event->type() == QEvent::HoverEnter || event->type() == QEvent::HoverLeave || event->type() == QEvent::FocusIn
        || event->type() == QEvent::FocusOut)
        m_menu->update();
    return QWidget::event(event);
}

void MediaTile::resizeEvent(QResizeEvent*)
{
    const QRect all = pictureRect();
    const QRect place(all.right() - partInset - buttonSize + 1, all.top() + partInset, buttonSize, buttonSize);
    m_menu->setGeometry(QStyle::visualRect(layoutDirection(), all, place));
}

void MediaTile::keyPressEvent(QKeyEvent* event)
{
    const Qt::KeyboardModifiers modifiers = event->modifiers() & ~Qt::KeypadModifier;
    auto key = static_cast<Qt::Key>(event->key());
    const bool isArrow = key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Up || key == Qt::Key_Down;
    if (isArrow && (modifiers == Qt::NoModifier || modifiers == Qt::ControlModifier)) {
        if (isRightToLeft() && (key == Qt::Key_Left || key == Qt::Key_Right))
            key = key == Qt::Key_Left ? Qt::Key_Right : Qt::Key_Left;
        Q_EMIT arrowPressed(key, modifiers == Qt::ControlModifier);
        return;
    }
    switch (modifiers == Qt::NoModifier ? key : Qt::Key_unknown) {
    case Qt::Key_Delete:
    case Qt::Key_Backspace: Q_EMIT removePressed(); return;
    case Qt::Key_F2: Q_EMIT editPressed(); return;
    case Qt::Key_Return:
    case Qt::Key_Enter: Q_EMIT opened(); return;
    case Qt::Key_Space: Q_EMIT menuRequested(mapToGlobal(pictureRect().bottomLeft())); return;
    default: QWidget::keyPressEvent(event);
    }
}

void MediaTile::mousePressEvent(QMouseEvent* event)
{
    m_isPressed = event->button() == Qt::LeftButton;
    m_pressed = event->pos();
}

void MediaTile::mouseMoveEvent(QMouseEvent* event)
{
    if (!m_isPressed || (event->pos() - m_pressed).manhattanLength() < QApplication::startDragDistance())
        return;
    m_isPressed = false;
    Q_EMIT dragStarted();
}

void MediaTile::mouseReleaseEvent(QMouseEvent*)
{
    m_isPressed = false;
}

void MediaTile::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton)
        Q_EMIT opened();
}

void MediaTile::contextMenuEvent(QContextMenuEvent* event)
{
    const bool byKey = event->reason() == QContextMenuEvent::Keyboard;
    Q_EMIT menuRequested(byKey ? mapToGlobal(pictureRect().bottomLeft()) : event->globalPos());
}

} // namespace Dailies
