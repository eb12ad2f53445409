// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/videorequest.h"

#include <QTimer>
#include <QUrl>
#include <QWidget>

class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace Dailies {

class ElidedLabel;
class JsonHighlighter;

/// Shows and copies the create call, with the key masked. Long data is shortened on the screen but copied in full.
/// While it is visible, it follows changes with a short delay.
class RequestPreview final : public QWidget {
    Q_OBJECT

public:
    explicit RequestPreview(QWidget* parent = nullptr);

    /// An empty URL means that no account is chosen. Cheap while the preview is hidden.
    void setCall(const QUrl& baseUrl, const VideoRequest& request);

protected:
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void buildHead();
    void buildButtons();
    void refresh();
    void showText(const QString& text);
    void copyJson();
    void copyCurl();
    void tell(const QString& sentence, bool isGood);

    QUrl m_baseUrl;
    VideoRequest m_request;
    QString m_shown; ///< the text in m_text
    ElidedLabel* m_address;
    QLabel* m_headers;
    QLabel* m_links; ///< the variables in the text
    QPlainTextEdit* m_text;
    JsonHighlighter* m_highlighter;
    QPushButton* m_copyJson;
    QPushButton* m_copyCurl;
    QLabel* m_told;
    QTimer m_refreshing;
    QTimer m_telling;
};

} // namespace Dailies
