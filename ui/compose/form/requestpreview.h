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

// The create call as it will go out, the key masked and long data shortened on the screen only, and what copies it.
// Follows the request while it is seen, a little behind the typing.
class RequestPreview final : public QWidget {
    Q_OBJECT

public:
    explicit RequestPreview(QWidget* parent = nullptr);

    // An empty address: no account is chosen yet. Costs next to nothing while the preview is not seen.
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
    QString m_shown; // what the text view holds
    ElidedLabel* m_address;
    QLabel* m_headers;
    QPlainTextEdit* m_text;
    JsonHighlighter* m_highlighter;
    QPushButton* m_copyJson;
    QPushButton* m_copyCurl;
    QLabel* m_told;
    QTimer m_refreshing;
    QTimer m_telling;
};

} // namespace Dailies
