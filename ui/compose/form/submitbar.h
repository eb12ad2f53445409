// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QPushButton;
class QSpinBox;

namespace Dailies {

class ElidedLabel;
class LiveRegion;

// The foot of the form: how many copies, whether it is ready, and the one primary button.
class SubmitBar final : public QWidget {
    Q_OBJECT

public:
    explicit SubmitBar(QWidget* parent = nullptr);

    [[nodiscard]] int copies() const;
    void focusCopies();
    /// Whether the request goes to the practice service, which charges nothing.
    void setPractice(bool isPractice);
    // `toolTip` says why or why not, at length; plain text.
    void setState(bool ready, const QString& status, const QString& toolTip);
    // While a request is on its way into the list, no other can be submitted.
    void setSending(bool isSending);

Q_SIGNALS:
    void copiesChanged();
    void submitClicked();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void showButton();

    QSpinBox* m_copies;
    ElidedLabel* m_status;
    LiveRegion* m_said; // the status, for those who hear it
    QPushButton* m_submit;
    bool m_isReady = false;
    bool m_isSending = false;
};

} // namespace Dailies
