// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/checks/finding.h"
#include "app/request/checks/inputfacts.h"

#include <QImage>
#include <QWidget>

class QIcon;
class QToolButton;

namespace Dailies {

/// One media item of a request as a picture with its number. It is dragged to another place, and has a menu and keys
/// for everything else.
class MediaTile final : public QWidget {
    Q_OBJECT

public:
    /// Where something that is dragged over the list would go.
    enum class Mark { None, Before, After, Here };

    explicit MediaTile(QWidget* parent);

    void setItem(const MediaItem& item);
    /// The name by which the prompt mentions the item, such as "Image 1".
    void setName(const QString& name);
    QString name() const { return m_name; }
    /// A tile with a caption line below the picture shows its whole name; others only a number.
    void setCaptioned(bool captioned);
    /// Show what is known about the item's source, and the result of checking a URL. Each may be empty.
    void setFacts(const InputFacts* facts, const QImage& picture);
    void setLookup(const QString& words, bool isTrouble);
    QString facts() const { return m_facts; }
    void setFindings(const QList<Finding>& findings);
    const QList<Finding>& findings() const { return m_findings; }
    void setMark(Mark mark);
    /// Whether the program chose the type, and may change it when it knows the content.
    void setGuessed(bool guessed) { m_guessed = guessed; }
    bool isGuessed() const { return m_guessed; }

    /// The height of the caption below the picture, in device-independent pixels.
    static int captionHeight(const QFont& font);

Q_SIGNALS:
    void dragStarted();
    /// Enter was pressed, or the picture was double-clicked.
    void opened();
    void editPressed();
    void removePressed();
    /// The arrow keys move the focus, and with Ctrl the item; `key` is the arrow, mirrored if the layout is.
    void arrowPressed(Qt::Key key, bool moves);
    void menuRequested(const QPoint& globalPosition);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    QRect pictureRect() const;
    QRect troubleRect() const;
    QString badge() const;
    QString number() const;
    bool isTroubled() const;
    QIcon signOfTrouble() const;
    void describe();
    void paintPicture(QPainter* painter) const;
    void paintBadge(QPainter* painter) const;
    void paintMark(QPainter* painter) const;

    MediaItem m_item;
    QString m_name;
    QString m_source; ///< a short name of the source
    QString m_facts; ///< what is known of the source
    QSize m_pixels;
    QList<Finding> m_findings;
    QImage m_picture;
    QToolButton* m_menu;
    QPoint m_pressed;
    Mark m_mark = Mark::None;
    bool m_isCaptioned = false;
    bool m_isTrouble = false;
    bool m_isPressed = false;
    bool m_guessed = false;
};

} // namespace Dailies
