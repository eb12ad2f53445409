<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>Account</name>
    <message>
        <source>The URL must start with https://.</source>
        <translation>ベース URL は https:// で始まる必要があります。</translation>
    </message>
    <message>
        <source>The URL has no host name.</source>
        <translation>ベース URL にホスト名がありません。</translation>
    </message>
    <message>
        <source>The base URL can&apos;t contain a user name or password; the key has its own field.</source>
        <translation>ベース URL にはユーザー名とパスワードを含められません。キーは専用の欄に入力してください。</translation>
    </message>
    <message>
        <source>The base URL ends with its path: remove everything from ? or # on.</source>
        <translation>ベース URL のパスの後には何も付けられません。? または # 以降を取り除いてください。</translation>
    </message>
    <message>
        <source>Over http:// your key can be read in transit: the URL must start with https://.</source>
        <translation>http:// では経路上の誰でもキーを読み取れます。ベース URL は https:// で始まる必要があります。</translation>
    </message>
    <message>
        <source>The base URL has an invalid port.</source>
        <translation>ベース URL のポート番号が無効です。</translation>
    </message>
    <message>
        <source>The path of the base URL can&apos;t contain “.” or “..”.</source>
        <translation>ベース URL のパスには . や .. の階層を含められません。</translation>
    </message>
    <message>
        <source>The base URL must end in /v1.</source>
        <translation>ベース URL の末尾は /v1 にする必要があります。</translation>
    </message>
    <message>
        <source>The base URL is missing.</source>
        <translation>ベース URL がありません。</translation>
    </message>
    <message>
        <source>The base URL is too long.</source>
        <translation>ベース URL が長すぎます。</translation>
    </message>
    <message>
        <source>The base URL isn&apos;t a web address.</source>
        <translation>ベース URL が Web アドレスではありません。</translation>
    </message>
</context>
<context>
    <name>ApiType</name>
    <message>
        <source>Text to video</source>
        <translation>テキストから動画</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>Image to video</source>
        <translation>画像から動画</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>画像</translation>
    </message>
    <message>
        <source>Reference to video</source>
        <translation>参照から動画</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>参照</translation>
    </message>
    <message>
        <source>Video edit</source>
        <translation>動画編集</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>編集</translation>
    </message>
    <message>
        <source>Multi-image to video</source>
        <translation>複数画像から動画</translation>
    </message>
    <message>
        <source>Multi-image</source>
        <translation>複数画像</translation>
    </message>
</context>
<context>
    <name>BodyParts</name>
    <message>
        <source>The files in this request are too large to copy as text.</source>
        <translation>このリクエストのファイルは大きすぎて、テキストとしてコピーできません。</translation>
    </message>
</context>
<context>
    <name>ChargedNote</name>
    <message>
        <source>Requests now go to %1 and are charged.</source>
        <translation>リクエストは今後 %1 に送信され、課金されます。</translation>
    </message>
</context>
<context>
    <name>ClearButton</name>
    <message>
        <source>Clear</source>
        <translation>クリア</translation>
    </message>
</context>
<context>
    <name>ClipTrash</name>
    <message>
        <source>%1 couldn&apos;t be moved to the Trash.</source>
        <translation>%1 をシステムのごみ箱に移動できませんでした。</translation>
    </message>
    <message>
        <source>%1 is no longer in the Trash.</source>
        <translation>%1 はもうシステムのごみ箱にありません。</translation>
    </message>
    <message>
        <source>%1 couldn&apos;t be restored. It is still in the Trash.</source>
        <translation>%1 を元に戻せませんでした。システムのごみ箱に残っています。</translation>
    </message>
</context>
<context>
    <name>ConnectionWords</name>
    <message>
        <source>This computer has no network connection.</source>
        <translation>このコンピューターはネットワークに接続されていません。</translation>
    </message>
    <message>
        <source>Connected. The key works.</source>
        <translation>接続できました。キーは有効です。</translation>
    </message>
    <message>
        <source>The service rejected the key. Check that it was copied completely, hasn&apos;t been revoked, and belongs to this URL: each region has its own keys.</source>
        <translation>サービスがキーを受け付けません。全体がコピーされているか、取り消されていないか、この URL 用のキーかを確認してください。キーはリージョンごとに異なります。</translation>
    </message>
    <message>
        <source>The service denied access without saying whether the key or the model is the reason. Check both.</source>
        <translation>サービスがこの呼び出しを許可していません。原因がキーかモデルかは示されていません。両方を確認してください。</translation>
    </message>
    <message>
        <source>The key isn&apos;t enabled for this model, or the service has no model with this name. Check the model code letter by letter.</source>
        <translation>キーでこのモデルを使用できないか、サービスにこの名前のモデルがありません。モデルコードを 1 文字ずつ確認してください。</translation>
    </message>
    <message>
        <source>The key or the model belongs to another region. Each region has its own base URL.</source>
        <translation>キーまたはモデルは別のリージョンのものです。ベース URL はリージョンごとに異なります。</translation>
    </message>
    <message>
        <source>The proxy blocked the call. Check the proxy settings.</source>
        <translation>プロキシが呼び出しを通しませんでした。プロキシの設定を確認してください。</translation>
    </message>
    <message>
        <source>The service didn&apos;t respond in time. Try again later.</source>
        <translation>時間内にサービスから応答がありませんでした。しばらくしてからもう一度お試しください。</translation>
    </message>
    <message>
        <source>Rate limited. URL and key look fine.</source>
        <translation>レート制限中です。URL とキーに問題は見られません。</translation>
    </message>
    <message>
        <source>The service is having problems. Try again later.</source>
        <translation>サービスで問題が発生しています。しばらくしてからもう一度お試しください。</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>中止しました。</translation>
    </message>
    <message>
        <source>Certificate check failed, so the key wasn&apos;t sent. Check the base URL and this computer&apos;s clock.</source>
        <translation>証明書を確認できなかったため、キーは送信していません。ベース URL とこのコンピューターの時計を確認してください。</translation>
    </message>
    <message>
        <source>The response is far too long to come from the service. Check the base URL.</source>
        <translation>応答が長すぎるため、サービスからの応答とは考えられません。ベース URL を確認してください。</translation>
    </message>
    <message>
        <source>The connection to %1 dropped before the full response arrived. Try again later.</source>
        <translation>応答の途中で %1 との接続が切れました。しばらくしてからもう一度お試しください。</translation>
    </message>
    <message>
        <source>Host %1 not found. Check the base URL and the network connection.</source>
        <translation>%1 という名前のホストが見つかりません。ベース URL とネットワーク接続を確認してください。</translation>
    </message>
    <message>
        <source>No response from %1. Check the base URL, and whether a firewall is blocking it.</source>
        <translation>%1 から応答がありません。ベース URL と、ファイアウォールに遮られていないかを確認してください。</translation>
    </message>
    <message>
        <source>This URL redirects, and Dailies doesn&apos;t follow redirects here. Check its path and that it starts with https://.</source>
        <translation>この URL は呼び出しを別の場所へ転送するため、たどりませんでした。パスと、https:// で始まっているかを確認してください。</translation>
    </message>
    <message>
        <source>This URL redirects to %1. Dailies doesn&apos;t follow it, because your key would be sent there. If that is the service, use it as the base URL.</source>
        <translation>この URL は呼び出しを %1 へ転送します。キーもそこへ送られることになるため、たどりませんでした。そこがサービスであれば、ベース URL に設定してください。</translation>
    </message>
    <message>
        <source>There is a response from this URL, but not from the expected service. Check the base URL; it must end in /v1.</source>
        <translation>この URL から応答がありますが、サービスの応答とは異なります。ベース URL を確認してください。末尾は /v1 にする必要があります。</translation>
    </message>
    <message>
        <source>The response is that of a family %1 model, but the model is listed as family %2.</source>
        <translation>ファミリー %1 のモデルとして応答しましたが、一覧ではファミリー %2 になっています。</translation>
    </message>
</context>
<context>
    <name>Csv</name>
    <message>
        <source>Line %1: a quotation mark isn&apos;t closed. The file wasn&apos;t used.</source>
        <translation>%1 行目: 引用符が閉じられていません。ファイルは使用していません。</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>ファイルが空です。</translation>
    </message>
    <message>
        <source>Line %1 has more fields than the first line. The file wasn&apos;t used.</source>
        <translation>%1 行目のフィールド数が 1 行目より多くなっています。ファイルは使用していません。</translation>
    </message>
    <message>
        <source>The file has only one line. The first line names the columns; the figures are in the lines after it.</source>
        <translation>ファイルには 1 行しかありません。1 行目は列名で、値はその後の行に書きます。</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; appears twice. The file wasn&apos;t used.</source>
        <translation>列「%1」が 2 回あります。ファイルは使用していません。</translation>
    </message>
</context>
<context>
    <name>Curl</name>
    <message>
        <source>The service has no request type &quot;%1&quot;.</source>
        <translation>サービスに「%1」というリクエストの種類はありません。</translation>
    </message>
    <message>
        <source>This isn&apos;t a cURL command: it doesn&apos;t contain &quot;curl&quot;.</source>
        <translation>cURL コマンドではありません。「curl」が含まれていません。</translation>
    </message>
    <message>
        <source>The body of this command is in the lines after it (&lt;&lt;). Paste only those lines.</source>
        <translation>このコマンドの本文は後続の行 (&lt;&lt;) にあります。その行だけを貼り付けてください。</translation>
    </message>
    <message>
        <source>Something is missing after %1. Copy the whole command.</source>
        <translation>%1 の後に続く内容がありません。コマンド全体をコピーしてください。</translation>
    </message>
    <message>
        <source>Ignored the method %1: requests are always sent with POST.</source>
        <translation>メソッド %1 は無視しました。リクエストは常に POST で送信します。</translation>
    </message>
    <message>
        <source>Ignored the proxy in the command.</source>
        <translation>コマンドのプロキシ指定は無視しました。</translation>
    </message>
    <message>
        <source>Ignored %1: certificates are always checked.</source>
        <translation>%1 は無視しました。証明書は常に検証します。</translation>
    </message>
    <message>
        <source>The command sends something other than JSON (%1). The service accepts only JSON.</source>
        <translation>コマンドが送信するのは JSON ではありません (%1)。サービスは JSON のみ受け付けます。</translation>
    </message>
    <message>
        <source>Ignored the header %1.</source>
        <translation>ヘッダー %1 は無視しました。</translation>
    </message>
    <message>
        <source>Ignored the key in the command.</source>
        <translation>コマンドに含まれるキーは無視しました。</translation>
    </message>
    <message>
        <source>This command checks a task and doesn&apos;t create one. Copy the command that creates it.</source>
        <translation>このコマンドはタスクを照会するもので、作成しません。作成するコマンドをコピーしてください。</translation>
    </message>
    <message>
        <source>Ignored everything after the URL&apos;s path.</source>
        <translation>URL のパスより後の部分は無視しました。</translation>
    </message>
    <message>
        <source>The body of this command comes from another program. Paste the body itself instead.</source>
        <translation>このコマンドの本文は別のプログラムの出力です。代わりに本文そのものを貼り付けてください。</translation>
    </message>
    <message>
        <source>The command reads the file %1 from an unknown folder. Use the full path.</source>
        <translation>コマンドが読み込むファイル %1 のフォルダーが不明です。フルパスで指定してください。</translation>
    </message>
    <message>
        <source>%1 is kept as text in the body; it isn&apos;t replaced by a value.</source>
        <translation>%1 は本文にそのまま残しました。置き換えは行いません。</translation>
    </message>
    <message>
        <source>The body of this command comes from standard input. Paste the body itself.</source>
        <translation>このコマンドの本文は標準入力から読み込まれます。本文そのものを貼り付けてください。</translation>
    </message>
    <message>
        <source>The body of this command is in the file %1. Open that file instead.</source>
        <translation>このコマンドの本文はファイル %1 にあります。代わりにそのファイルを開いてください。</translation>
    </message>
    <message>
        <source>This command sends no request: -d or --json is missing.</source>
        <translation>このコマンドはリクエストを送信しません。-d または --json の部分がありません。</translation>
    </message>
    <message>
        <source>This command has several bodies. Keep only the one with the request.</source>
        <translation>このコマンドには本文が複数あります。リクエストを含むものだけを残してください。</translation>
    </message>
    <message>
        <source>The body of the command can&apos;t be read. %1</source>
        <translation>コマンドの本文を読み込めません。%1</translation>
    </message>
    <message>
        <source>The command sets %1 to the output of another command, which Dailies doesn&apos;t run. Replace it with the text itself.</source>
        <translation>コマンドは %1 に別のコマンドの出力を設定しますが、Dailies はそのコマンドを実行しません。出力のテキストに置き換えてください。</translation>
    </message>
</context>
<context>
    <name>Dailies::AboutDialog</name>
    <message>
        <source>About Dailies</source>
        <translation>Dailies について</translation>
    </message>
    <message>
        <source>Copy versions</source>
        <translation>バージョン情報をコピー</translation>
    </message>
    <message>
        <source>Free software: you may use, study, share and change it under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>自由ソフトウェア: GNU General Public License バージョン 3 以降のもとで、使用、研究、共有、改変できます。いかなる保証もありません。</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>バージョン</translation>
    </message>
    <message>
        <source>Generate, track and save clips from a video service.</source>
        <translation>動画サービスのクリップを生成、追跡、保存します。</translation>
    </message>
    <message>
        <source>Built with</source>
        <translation>使用コンポーネント</translation>
    </message>
    <message>
        <source>Component</source>
        <translation>コンポーネント</translation>
    </message>
    <message>
        <source>Video player: %1</source>
        <translation>動画プレーヤー: %1</translation>
    </message>
    <message>
        <source>License</source>
        <translation>ライセンス</translation>
    </message>
    <message>
        <source>License of the icons</source>
        <translation>アイコンのライセンス</translation>
    </message>
</context>
<context>
    <name>Dailies::AccountController</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Enter the key…</source>
        <translation>キーを入力…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>Use practice mode</source>
        <translation>練習モードを使う</translation>
    </message>
    <message>
        <source>%1 Dailies checks again in %2 and keeps checking, at least every 10 minutes; nothing is lost.</source>
        <comment>what is wrong with an account&apos;s key, length of time</comment>
        <translation>%1Dailies は %2後に再度照会し、その後も少なくとも 10 分ごとに照会を続けます。失われるものはありません。</translation>
    </message>
    <message>
        <source>%1 Tasks of this account are waiting; none is lost.</source>
        <comment>what is wrong with an account&apos;s key</comment>
        <translation>%1このアカウントのタスクは待機しており、失われることはありません。</translation>
    </message>
    <message>
        <source>%1 and its key were removed. Its tasks and clips are kept.</source>
        <translation>%1 とそのキーを削除しました。タスクとクリップは残ります。</translation>
    </message>
    <message>
        <source>Practice mode</source>
        <translation>練習モード</translation>
    </message>
    <message>
        <source>Its limits and rates stay until you remove them: %1.</source>
        <translation>上限と単価は、削除するまで残ります: %1。</translation>
    </message>
    <message>
        <source>%1 New requests of this account will wait.</source>
        <comment>what is wrong with an account&apos;s key</comment>
        <translation>%1このアカウントの新しいリクエストは待機します。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Add an account…</source>
        <translation>アカウントを追加…</translation>
    </message>
    <message>
        <source>%1 Its tasks can&apos;t continue, and their clips may be lost. To track them again, add an account with the same name and base URL.</source>
        <comment>what is wrong with an account</comment>
        <translation>%1タスクは続行できず、そのクリップは失われる可能性があります。もう一度追跡するには、同じ名前とベース URL のアカウントを追加してください。</translation>
    </message>
</context>
<context>
    <name>Dailies::AccountDialog</name>
    <message>
        <source>Add account</source>
        <translation>アカウントを追加</translation>
    </message>
    <message>
        <source>Add an account</source>
        <translation>アカウントの追加</translation>
    </message>
    <message>
        <source>Studio</source>
        <translation>スタジオ</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Model codes</source>
        <translation>モデルコード</translation>
    </message>
    <message>
        <source>1. Service</source>
        <translation>1. サービス</translation>
    </message>
    <message>
        <source>2. Key</source>
        <translation>2. キー</translation>
    </message>
    <message>
        <source>3. Models</source>
        <translation>3. モデル</translation>
    </message>
    <message>
        <source>One model code per line</source>
        <translation>1 行に 1 つのモデルコード</translation>
    </message>
    <message>
        <source>Stored in your system keychain and sent to this URL only.</source>
        <translation>システムのキーチェーンに保存され、この URL にのみ送信されます。</translation>
    </message>
    <message>
        <source>Base URL</source>
        <translation>ベース URL</translation>
    </message>
    <message>
        <source>Treat unknown models as</source>
        <translation>不明なモデルの扱い</translation>
    </message>
    <message>
        <source>Parallel requests</source>
        <translation>同時送信リクエスト数</translation>
    </message>
    <message>
        <source>Not recognised: %1</source>
        <translation>認識できません: %1</translation>
    </message>
    <message>
        <source>Name the account so you can tell it apart.</source>
        <translation>ほかのアカウントと区別できるように、名前を付けてください。</translation>
    </message>
    <message>
        <source>An account with this name already exists.</source>
        <translation>同じ名前のアカウントがすでにあります。</translation>
    </message>
    <message>
        <source>Enter at least one model code enabled for the key.</source>
        <translation>このキーに対してサービスで有効なモデルコードを、少なくとも 1 つ入力してください。</translation>
    </message>
    <message>
        <source>Not tested.</source>
        <translation>テストは行われていません。</translation>
    </message>
    <message>
        <source>Storing the key…</source>
        <translation>キーを保存しています…</translation>
    </message>
    <message>
        <source>%1 The key is kept until you quit; you&apos;ll be asked for it next time.</source>
        <translation>%1キーは終了するまで保持されます。次回起動時にもう一度入力が必要です。</translation>
    </message>
</context>
<context>
    <name>Dailies::AccountKeys</name>
    <message>
        <source>The account&apos;s URL has changed.</source>
        <translation>アカウントの URL が変更されました。</translation>
    </message>
</context>
<context>
    <name>Dailies::AccountSettingsDialog</name>
    <message>
        <source>Remove account</source>
        <translation>アカウントを削除</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Account settings</source>
        <translation>アカウント設定</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Sending</source>
        <translation>送信</translation>
    </message>
    <message>
        <source>Clips</source>
        <translation>クリップ</translation>
    </message>
    <message>
        <source>URL and key</source>
        <translation>URL とキー</translation>
    </message>
    <message>
        <source>Clip folder</source>
        <translation>クリップのフォルダー</translation>
    </message>
    <message>
        <source>File names</source>
        <translation>ファイル名</translation>
    </message>
    <message>
        <source>Name the account so you can tell it apart.</source>
        <translation>ほかのアカウントと区別できるように、名前を付けてください。</translation>
    </message>
    <message>
        <source>An account with this name already exists.</source>
        <translation>同じ名前のアカウントがすでにあります。</translation>
    </message>
    <message>
        <source>Keep at least one model code; nothing can be sent without one.</source>
        <translation>モデルコードを少なくとも 1 つ残してください。1 つもないと何も送信できません。</translation>
    </message>
    <message numerus="yes">
        <source>%n unfinished tasks were sent to %1 and can only be tracked there. They wait until the account uses that URL again; meanwhile, their clips may be lost.</source>
        <translation>
            <numerusform>未完了のタスク %n 件は %1 に送信されています。そこでしか追跡できないため、アカウントの URL がそこに戻るまで待機します。その間にクリップが失われる可能性があります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Change URL</source>
        <translation>URL を変更</translation>
    </message>
    <message>
        <source>Storing the key…</source>
        <translation>キーを保存しています…</translation>
    </message>
    <message>
        <source>Remove %1 and its key? Its tasks and clips are kept.</source>
        <translation>%1 とそのキーを削除しますか? タスクとクリップは残ります。</translation>
    </message>
    <message numerus="yes">
        <source>%n unfinished tasks of this account will no longer be tracked, and their clips may be lost.</source>
        <translation>
            <numerusform>未完了のタスク %n 件は追跡されなくなり、そのクリップは失われる可能性があります。</numerusform>
        </translation>
    </message>
    <message>
        <source>The account was kept, because its key couldn&apos;t be removed. %1</source>
        <translation>キーを削除できなかったため、アカウントは残ります。%1</translation>
    </message>
    <message>
        <source>How many requests may be sent at the same time; the others wait. The service may allow fewer.</source>
        <translation>同時に送信できるリクエストの数です。残りは待機します。サービス側の上限はこれより少ない場合があります。</translation>
    </message>
    <message>
        <source>Disk use…</source>
        <translation>ディスク使用量…</translation>
    </message>
    <message>
        <source>Shows how much space the clips of each account use.</source>
        <translation>各アカウントのクリップが使用している容量を表示します。</translation>
    </message>
    <message>
        <source>%1 The new key is kept in memory until you quit.</source>
        <translation>%1新しいキーは終了するまでメモリに保持されます。</translation>
    </message>
</context>
<context>
    <name>Dailies::AccountStore</name>
    <message>
        <source>a newer version of Dailies wrote it</source>
        <translation>新しいバージョンの Dailies で書き込まれています</translation>
    </message>
    <message>
        <source>an account has no ID or no name</source>
        <translation>ID または名前のないアカウントがあります</translation>
    </message>
    <message>
        <source>it isn&apos;t a list of accounts</source>
        <translation>アカウントのリストではありません</translation>
    </message>
    <message>
        <source>The accounts in %1 can&apos;t be read: %2. The file was left unchanged.</source>
        <translation>%1 のアカウントを読み込めません。ファイルはそのまま残します: %2。</translation>
    </message>
    <message>
        <source>The accounts couldn&apos;t be read, so they won&apos;t be overwritten.</source>
        <translation>アカウントを読み込めなかったため、書き込みも行いません。</translation>
    </message>
    <message>
        <source>Couldn&apos;t save the accounts to %1: %2.</source>
        <translation>アカウントを %1 に書き込めませんでした: %2。</translation>
    </message>
</context>
<context>
    <name>Dailies::ActionRow</name>
    <message>
        <source>Use frame</source>
        <translation>フレームを使用</translation>
    </message>
    <message>
        <source>Use, save or copy the frame on screen, or save a part of the clip</source>
        <translation>表示中のフレームを使用、保存、コピー、またはクリップの一部を保存</translation>
    </message>
</context>
<context>
    <name>Dailies::AddressEdit</name>
    <message>
        <source>%1… (%2)</source>
        <translation>%1… (%2)</translation>
    </message>
</context>
<context>
    <name>Dailies::AddressPage</name>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>新しいキー</translation>
    </message>
    <message>
        <source>Base URL</source>
        <translation>ベース URL</translation>
    </message>
    <message>
        <source>Enter the key for %1. The stored key is for %2 only and is never sent anywhere else.</source>
        <translation>%1 のキーを入力してください。保存済みのキーは %2 専用で、ほかには送信されません。</translation>
    </message>
    <message>
        <source>A new URL needs its own key. The key for %1 is deleted once the new one is stored.</source>
        <translation>別の URL には専用のキーが必要です。新しいキーに置き換わると、%1 用に保存されたキーは破棄されます。</translation>
    </message>
    <message>
        <source>The current key is in memory only, until you quit. Enter a key to replace it.</source>
        <translation>現在のキーはメモリにのみあり、終了するまで保持されます。置き換えるにはキーを入力します。</translation>
    </message>
    <message>
        <source>The current key stays in the keychain and is never shown. Enter a key to replace it.</source>
        <translation>現在のキーはキーチェーンに残り、表示されることはありません。置き換えるにはキーを入力します。</translation>
    </message>
    <message>
        <source>Stored in your system keychain and sent to this URL only.</source>
        <translation>システムのキーチェーンに保存され、この URL にのみ送信されます。</translation>
    </message>
    <message>
        <source>Add a model first; the test needs one.</source>
        <translation>テストにはモデルが必要です。先にモデルを 1 つ追加してください。</translation>
    </message>
    <message>
        <source>Not tested.</source>
        <translation>テストは行われていません。</translation>
    </message>
</context>
<context>
    <name>Dailies::AddressProbe</name>
    <message>
        <source>No response from %1 within 15 seconds.</source>
        <translation>%1 から 15 秒以内に応答がありませんでした。</translation>
    </message>
    <message>
        <source>There is no file at this link (HTTP %1).</source>
        <translation>この URL にファイルはありません (HTTP %1)。</translation>
    </message>
    <message>
        <source>The file at this link isn&apos;t public (HTTP %1).</source>
        <translation>サーバーはこのファイルを一般公開していません (HTTP %1)。</translation>
    </message>
    <message>
        <source>The server is having problems (HTTP %1).</source>
        <translation>この URL のサーバーで問題が発生しています (HTTP %1)。</translation>
    </message>
    <message>
        <source>The server doesn&apos;t provide the file (HTTP %1).</source>
        <translation>この URL のサーバーからファイルを取得できません (HTTP %1)。</translation>
    </message>
    <message>
        <source>Server %1 not found.</source>
        <translation>サーバー %1 が見つかりません。</translation>
    </message>
    <message>
        <source>%1 couldn&apos;t be reached.</source>
        <translation>%1 に接続できませんでした。</translation>
    </message>
    <message>
        <source>%1 failed the certificate check.</source>
        <translation>%1 の身元を確認できません (証明書が受け入れられませんでした)。</translation>
    </message>
    <message>
        <source>The response from %1 can&apos;t be read.</source>
        <translation>%1 の応答を読み取れません。</translation>
    </message>
    <message>
        <source>The link wasn&apos;t checked: it points to a private network, which the service isn&apos;t on.</source>
        <translation>URL は確認していません。サービスの存在しないプライベートネットワークを指しています。</translation>
    </message>
    <message>
        <source>Too many redirects.</source>
        <translation>転送回数が多すぎます。</translation>
    </message>
    <message>
        <source>The link redirects from a secure to an insecure connection, so it wasn&apos;t followed.</source>
        <translation>URL が安全な接続から保護されていない接続へ転送されるため、たどりませんでした。</translation>
    </message>
    <message>
        <source>The link redirects to an address with your API key in it, so it wasn&apos;t followed.</source>
        <translation>URL が API キーを含むアドレスへ転送されるため、たどりませんでした。</translation>
    </message>
</context>
<context>
    <name>Dailies::AdoptDialog</name>
    <message>
        <source>Account</source>
        <translation>アカウント</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Enter the ID that the service shows for the task.</source>
        <translation>サービスに表示されているタスクの ID を入力してください。</translation>
    </message>
    <message>
        <source>Enter only the ID, without spaces.</source>
        <translation>ID 以外の文字が含まれています。空白を入れず、ID だけを入力してください。</translation>
    </message>
    <message>
        <source>Track</source>
        <translation>追跡</translation>
    </message>
    <message>
        <source>Track a task by ID</source>
        <translation>ID でタスクを追跡</translation>
    </message>
    <message>
        <source>As shown by the service</source>
        <translation>サービスの表示どおり</translation>
    </message>
    <message>
        <source>Dailies tracks the task and downloads its clip. Nothing is created or charged.</source>
        <translation>タスクを追跡し、クリップをダウンロードします。新たに作成されるものはなく、この操作で課金されることはありません。</translation>
    </message>
    <message>
        <source>Task ID</source>
        <translation>タスク ID</translation>
    </message>
    <message>
        <source>Add an account first.</source>
        <translation>先にアカウントを追加してください。</translation>
    </message>
    <message>
        <source>This account has no model. Add one in the form first.</source>
        <translation>このアカウントにはモデルがありません。先にフォームでモデルを追加してください。</translation>
    </message>
</context>
<context>
    <name>Dailies::AdvancedPart</name>
    <message>
        <source>Advanced</source>
        <translation>詳細設定</translation>
    </message>
</context>
<context>
    <name>Dailies::AmountField</name>
    <message>
        <source>“%1” has two meanings. Write %2 or %3.</source>
        <comment>a number with a decimal sign or a separator</comment>
        <translation>「%1」は 2 通りに読めます。%2 または %3 と入力してください。</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t an amount. Write it like %2, with at most six decimal places.</source>
        <translation>「%1」は金額ではありません。%2 のように、小数点以下 6 桁以内で入力してください。</translation>
    </message>
</context>
<context>
    <name>Dailies::AtRiskList</name>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Decide…</source>
        <translation>対応を選択…</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>テイク %1</translation>
    </message>
    <message>
        <source>Take %1 · %2</source>
        <comment>number and prompt</comment>
        <translation>テイク %1 · %2</translation>
    </message>
    <message>
        <source>Download all</source>
        <translation>すべてダウンロード</translation>
    </message>
    <message>
        <source>Close; the takes stay in the list</source>
        <translation>閉じます。テイクは一覧に残ります</translation>
    </message>
    <message>
        <source>Show this take in the list</source>
        <translation>このテイクを一覧に表示</translation>
    </message>
    <message numerus="yes">
        <source>%n takes need your attention</source>
        <translation>
            <numerusform>%n 件のテイクに対応が必要です</numerusform>
        </translation>
    </message>
    <message>
        <source>No response: it may have been accepted.</source>
        <translation>応答なし: リクエストは受け付けられた可能性があります。</translation>
    </message>
    <message>
        <source>No response: it may have been accepted and charged.</source>
        <translation>応答なし: リクエストは受け付けられ、課金された可能性があります。</translation>
    </message>
    <message>
        <source>Not tracked: its clip won&apos;t be downloaded.</source>
        <translation>追跡なし: クリップはダウンロードされません。</translation>
    </message>
    <message>
        <source>The link expired. Try requesting a new one.</source>
        <translation>URL の期限が切れました。新しい URL を取得してみてください。</translation>
    </message>
    <message>
        <source>Not downloaded. Link expires in %1.</source>
        <translation>まだダウンロードしていません。URL は %1後に期限が切れます。</translation>
    </message>
    <message>
        <source>Finished, not downloaded.</source>
        <translation>完了、未ダウンロード。</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>ダウンロード</translation>
    </message>
    <message>
        <source>Resume tracking</source>
        <translation>追跡を再開</translation>
    </message>
    <message numerus="yes">
        <source>%n takes are not downloaded</source>
        <translation>
            <numerusform>テイク %n 件が未ダウンロードです</numerusform>
        </translation>
    </message>
    <message>
        <source>Show list</source>
        <translation>一覧を表示</translation>
    </message>
</context>
<context>
    <name>Dailies::BreakdownModel</name>
    <message>
        <source>Total</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>MMMM yyyy</source>
        <comment>a month, for QDate</comment>
        <translation>yyyy&apos;年&apos;M&apos;月&apos;</translation>
    </message>
    <message>
        <source>No tag</source>
        <translation>タグなし</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>kept clips</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>No clip has four stars or more yet.</source>
        <translation>星 4 以上のクリップはまだありません。</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>日付</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>月</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>アカウント</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>タグ</translation>
    </message>
    <message>
        <source>Takes</source>
        <translation>テイク</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>秒数</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>ポイント</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>金額</translation>
    </message>
    <message>
        <source>Kept (★ 4 and up)</source>
        <translation>採用 (★ 4 以上)</translation>
    </message>
    <message>
        <source>Cost per kept second</source>
        <translation>採用 1 秒あたりの料金</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%Ln takes left out)</source>
        <translation>
            <numerusform>%1 (テイク %Ln 件を除く)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln takes have no rate, so they aren&apos;t included.</source>
        <translation>
            <numerusform>単価のないテイク %Ln 件は含まれていません。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::BreakdownView</name>
    <message>
        <source>Breakdown</source>
        <translation>内訳</translation>
    </message>
</context>
<context>
    <name>Dailies::ChartLegend</name>
    <message>
        <source>Billed</source>
        <translation>課金済み</translation>
    </message>
    <message>
        <source>Reserved</source>
        <translation>確保中</translation>
    </message>
    <message>
        <source>Unsettled</source>
        <translation>未確定</translation>
    </message>
    <message>
        <source>Not billed</source>
        <translation>課金なし</translation>
    </message>
    <message>
        <source>Daily limit</source>
        <translation>1 日の上限</translation>
    </message>
</context>
<context>
    <name>Dailies::ChoiceEditor</name>
    <message>
        <source>Auto</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>Other value</source>
        <translation>その他の値</translation>
    </message>
    <message>
        <source>Another value</source>
        <translation>別の値</translation>
    </message>
</context>
<context>
    <name>Dailies::CleanUp</name>
    <message>
        <source>Delete rejected takes…</source>
        <translation>不採用のテイクを削除…</translation>
    </message>
    <message>
        <source>Delete takes below 3 stars…</source>
        <translation>星 3 未満のテイクを削除…</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>%1 件削除</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>The list shows no rejected takes.</source>
        <translation>一覧に不採用のテイクはありません。</translation>
    </message>
    <message numerus="yes">
        <source>Move %n rejected takes to the Trash? Their clips use %1.</source>
        <translation>
            <numerusform>%n 件の不採用のテイクをごみ箱に移動しますか? クリップの使用量は %1 です。</numerusform>
        </translation>
    </message>
    <message>
        <source>The list shows no takes rated 1 or 2.</source>
        <translation>一覧に評価 1 または 2 のテイクはありません。</translation>
    </message>
    <message numerus="yes">
        <source>Move %n takes rated 1 or 2 to the Trash? Their clips use %1. Takes without stars stay.</source>
        <translation>
            <numerusform>評価 1 または 2 の %n 件のテイクをごみ箱に移動しますか? クリップの使用量は %1 です。星のないテイクは残ります。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::CleartextConsent</name>
    <message>
        <source>%1 begins with http://, so your key can be read in transit. Anyone who reads it can spend your money. Nothing has been sent yet.</source>
        <translation>%1 は http:// で始まるため、キーは読み取れる状態で送られます。経路上の誰でもキーを入手し、あなたのお金を使うことができます。まだ何も送信されていません。</translation>
    </message>
    <message>
        <source>Use http anyway</source>
        <translation>それでも http を使う</translation>
    </message>
    <message>
        <source>Change URL</source>
        <translation>URL を変更</translation>
    </message>
</context>
<context>
    <name>Dailies::Cli</name>
    <message>
        <source>name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>The account was not added.</source>
        <translation>アカウントは追加されませんでした。</translation>
    </message>
    <message>
        <source>code</source>
        <translation>コード</translation>
    </message>
    <message>
        <source>file</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>number</source>
        <translation>数値</translation>
    </message>
    <message>
        <source>The account&apos;s name.</source>
        <translation>アカウントの名前。</translation>
    </message>
    <message>
        <source>There is no account &quot;%1&quot;.</source>
        <translation>アカウント「%1」はありません。</translation>
    </message>
    <message>
        <source>Removed %1 and its key.</source>
        <translation>%1 とそのキーを削除しました。</translation>
    </message>
    <message>
        <source>Adds, lists, removes and tests accounts.</source>
        <translation>アカウントの追加、一覧表示、削除、テストを行います。</translation>
    </message>
    <message>
        <source>folder</source>
        <translation>フォルダー</translation>
    </message>
    <message>
        <source>--%1 is missing.</source>
        <translation>--%1 がありません。</translation>
    </message>
    <message>
        <source>The request can be sent.</source>
        <translation>リクエストを送信できます。</translation>
    </message>
    <message>
        <source>Show the version.</source>
        <translation>バージョンを表示します。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is missing.</source>
        <translation>「%1」がありません。</translation>
    </message>
    <message>
        <source>--%1 needs a value.</source>
        <translation>--%1 には値が必要です。</translation>
    </message>
    <message>
        <source>Usage:</source>
        <translation>使い方:</translation>
    </message>
    <message>
        <source>COMMAND</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>WRONG</source>
        <translation>不一致</translation>
    </message>
    <message>
        <source>Key:</source>
        <translation>キー:</translation>
    </message>
    <message>
        <source>The key is too long.</source>
        <translation>キーが長すぎます。</translation>
    </message>
    <message>
        <source>send a request</source>
        <translation>リクエストを送信する</translation>
    </message>
    <message>
        <source>show one task with its request and log</source>
        <translation>タスクをリクエストとログとともに表示する</translation>
    </message>
    <message>
        <source>add, list, remove or test accounts</source>
        <translation>アカウントの追加、一覧表示、削除、テストを行う</translation>
    </message>
    <message>
        <source>Commands:</source>
        <translation>コマンド:</translation>
    </message>
    <message>
        <source>There is no command &quot;%1&quot;.</source>
        <translation>コマンド「%1」はありません。</translation>
    </message>
    <message>
        <source>%1 is too large for a request.</source>
        <translation>%1 は大きすぎてリクエストとして使えません。</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>参考</translation>
    </message>
    <message>
        <source>type</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>TextToVideo, ImageToVideo, ReferenceToVideo, VideoEdit or MultiImageToVideo.</source>
        <translation>TextToVideo、ImageToVideo、ReferenceToVideo、VideoEdit、MultiImageToVideo のいずれか。</translation>
    </message>
    <message>
        <source>Family %1 has no generation &quot;%2&quot;.</source>
        <translation>ファミリー %1 に世代「%2」はありません。</translation>
    </message>
    <message>
        <source>There is no request type &quot;%1&quot;.</source>
        <translation>「%1」というリクエストの種類はありません。</translation>
    </message>
    <message>
        <source>Kind:    %1</source>
        <translation>種類:    %1</translation>
    </message>
    <message>
        <source>Model:   %1</source>
        <translation>モデル:  %1</translation>
    </message>
    <message>
        <source>Created: %1</source>
        <translation>作成:    %1</translation>
    </message>
    <message>
        <source>ID:      %1</source>
        <translation>ID:      %1</translation>
    </message>
    <message>
        <source>Request:</source>
        <translation>リクエスト:</translation>
    </message>
    <message>
        <source>Log:</source>
        <translation>ログ:</translation>
    </message>
    <message>
        <source>Wait for the clips and save them.</source>
        <translation>クリップの完成を待って保存します。</translation>
    </message>
    <message>
        <source>There is no task &quot;%1&quot;.</source>
        <translation>タスク「%1」はありません。</translation>
    </message>
    <message>
        <source>usually about %1 s</source>
        <translation>通常は約 %1 秒</translation>
    </message>
    <message>
        <source>usually about %1 min</source>
        <translation>通常は約 %1 分</translation>
    </message>
    <message>
        <source>Task %1: %2</source>
        <translation>タスク %1: %2</translation>
    </message>
    <message>
        <source>Parent:  task %1</source>
        <comment>whose clip it goes on from</comment>
        <translation>元:      タスク %1</translation>
    </message>
    <message>
        <source>DAILIES_API_KEY is ignored because no service was named. If the key belongs to %1, add --account.</source>
        <translation>サービスが指定されていないため、DAILIES_API_KEY は使用しません。キーが %1 のものであれば、--account を付けてください。</translation>
    </message>
    <message>
        <source>No accounts yet. Give --base-url, or add one with &quot;dailies-cli accounts add&quot;.</source>
        <translation>アカウントがまだありません。--base-url を指定するか、「dailies-cli accounts add」で追加してください。</translation>
    </message>
    <message>
        <source>There are several accounts. Choose one with --account.</source>
        <translation>アカウントが複数あります。--account で指定してください。</translation>
    </message>
    <message>
        <source>There is no account &quot;%1&quot;. &quot;dailies-cli accounts list&quot; lists your accounts.</source>
        <translation>アカウント「%1」はありません。「dailies-cli accounts list」で一覧を表示できます。</translation>
    </message>
    <message>
        <source>The account to use; &quot;practice&quot; is practice mode.</source>
        <translation>使用するアカウント。「practice」は練習モードです。</translation>
    </message>
    <message>
        <source>url</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>The service&apos;s base URL for this call only. Missing https:// and /v1 are added; the key is read from DAILIES_API_KEY.</source>
        <translation>この呼び出しだけに使うサービスのベース URL。https:// と /v1 がなければ補います。キーは DAILIES_API_KEY から読み込みます。</translation>
    </message>
    <message>
        <source>Allow a --base-url that begins with http:// on another computer. Your key can be read in transit.</source>
        <translation>別のコンピューターの http:// で始まる --base-url を許可します。経路上の誰でもキーを読み取れます。</translation>
    </message>
    <message>
        <source>%1 To use it anyway, add --allow-http. Nothing was sent.</source>
        <translation>%1それでも使う場合は --allow-http を付けてください。何も送信されていません。</translation>
    </message>
    <message>
        <source>Give either --account or --base-url, not both.</source>
        <translation>--account と --base-url はどちらか一方だけ指定してください。</translation>
    </message>
    <message>
        <source>No key found: set DAILIES_API_KEY.</source>
        <translation>キーがありません。DAILIES_API_KEY に設定してください。</translation>
    </message>
    <message>
        <source>--creates-at-once must be a number from 1 to %1.</source>
        <translation>--creates-at-once は 1～%1 の数値です。</translation>
    </message>
    <message>
        <source>The name &quot;%1&quot; is already taken.</source>
        <translation>名前「%1」はすでに使われているため使用できません。</translation>
    </message>
    <message>
        <source>--base-url is missing: give the service&apos;s base URL.</source>
        <translation>--base-url がありません: サービスのベース URL を指定してください。</translation>
    </message>
    <message>
        <source>Added %1. Its key is stored in your system keychain.</source>
        <translation>%1 を追加しました。キーはキーチェーンに保存されています。</translation>
    </message>
    <message>
        <source>Adds an account. The key is read from the terminal or standard input and stored in your system keychain.</source>
        <translation>アカウントを追加します。キーは端末または標準入力から読み込み、キーチェーンに保存します。</translation>
    </message>
    <message>
        <source>A name for the account.</source>
        <translation>アカウントの名前。</translation>
    </message>
    <message>
        <source>The service&apos;s base URL.</source>
        <translation>サービスのベース URL。</translation>
    </message>
    <message>
        <source>A model code enabled for the key. Can be repeated.</source>
        <translation>キーに対して有効なモデルコード。複数回指定できます。</translation>
    </message>
    <message>
        <source>Maximum number of parallel requests, 1 to 20 (default: 2).</source>
        <translation>同時に送信できるリクエストの数 (1～20)。省略時は 2 です。</translation>
    </message>
    <message>
        <source>Lists your accounts. Keys are never shown.</source>
        <translation>アカウントを一覧表示します。キーは表示しません。</translation>
    </message>
    <message>
        <source>No accounts yet.</source>
        <translation>アカウントはまだありません。</translation>
    </message>
    <message>
        <source>Removes an account and its key. Its tasks and clips are kept.</source>
        <translation>アカウントとそのキーを削除します。タスクとクリップは残ります。</translation>
    </message>
    <message>
        <source>The account was kept, because its key couldn&apos;t be removed.</source>
        <translation>キーを削除できなかったため、アカウントは残ります。</translation>
    </message>
    <message>
        <source>  The service responded: %1</source>
        <translation>  サービスの応答: %1</translation>
    </message>
    <message>
        <source>Checks that the service can be reached, accepts the key and knows each model of the account. Sends a harmless test query per model; nothing is created or charged.</source>
        <translation>アカウントのモデルごとに 1 回、存在しないタスクをサービスに照会し、接続できるか、キーが受け付けられるか、モデルが認識されるかを確認します。何も作成されず、課金もされません。</translation>
    </message>
    <message>
        <source>Test with this model code only, whether or not the account lists it.</source>
        <translation>照会に使う唯一のモデルコード。アカウントの一覧になくても構いません。</translation>
    </message>
    <message>
        <source>The account has no models. Give --model.</source>
        <translation>アカウントにモデルがありません。--model を指定してください。</translation>
    </message>
    <message>
        <source>Tracks a task created elsewhere until it finishes, and saves its clip. Nothing is created.</source>
        <translation>ほかで作成したタスクを終了まで追跡し、クリップを保存します。何も作成されません。</translation>
    </message>
    <message>
        <source>The model code the task was created with.</source>
        <translation>作成時に使ったモデルコード。</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>The service&apos;s task ID.</source>
        <translation>サービスのタスク ID。</translation>
    </message>
    <message>
        <source>Save the clip in this folder.</source>
        <translation>クリップの保存先。</translation>
    </message>
    <message>
        <source>Checks a request for errors and warnings. Nothing is sent.</source>
        <translation>リクエストにエラーや警告がないか確認します。何も送信しません。</translation>
    </message>
    <message>
        <source>Keep settings, tasks and clips in this folder.</source>
        <translation>設定、タスク、クリップをこのフォルダーに保存します。</translation>
    </message>
    <message>
        <source>Write one JSON object per line.</source>
        <translation>1 行に 1 つの JSON オブジェクトを出力します。</translation>
    </message>
    <message>
        <source>Show help.</source>
        <translation>このヘルプを表示します。</translation>
    </message>
    <message>
        <source>unexpected argument &quot;%1&quot;</source>
        <translation>予期しない引数です: 「%1」</translation>
    </message>
    <message>
        <source>No command given.</source>
        <translation>コマンドがありません。</translation>
    </message>
    <message>
        <source>%1 lists what you can use.</source>
        <translation>使い方は %1 で確認できます。</translation>
    </message>
    <message>
        <source>Makes one clip of each request kind in practice mode and checks each clip&apos;s length and size. Nothing is charged.</source>
        <translation>練習モードで各種類のリクエストのクリップを 1 本ずつ作成し、長さとサイズを確認します。課金されません。</translation>
    </message>
    <message>
        <source>Save the clips in this folder (default: dailies-demo).</source>
        <translation>クリップの保存先。省略時は現在のフォルダーの「dailies-demo」です。</translation>
    </message>
    <message>
        <source>Can&apos;t write to the folder for temporary files.</source>
        <translation>一時ファイル用フォルダーに書き込めません。</translation>
    </message>
    <message>
        <source>The practice server isn&apos;t running.</source>
        <translation>練習用サーバーが動作していません。</translation>
    </message>
    <message>
        <source>Making %1 clips in practice mode, one of each request kind. Nothing is charged.</source>
        <translation>練習モードで、各種類のリクエストにつき 1 本、合計 %1 本のクリップを作成しています。課金されません。</translation>
    </message>
    <message>
        <source>ok   </source>
        <translation>正常  </translation>
    </message>
    <message>
        <source>%1 of %2 clips match their request, in %3</source>
        <translation>%2 本中 %1 本のクリップが指定どおりです (保存先: %3)</translation>
    </message>
    <message>
        <source>Practice mode</source>
        <translation>練習モード</translation>
    </message>
    <message>
        <source>Exports what the service&apos;s support needs to investigate a task: a zip with its IDs, times, request, responses and the checksums of its input files. Keys, URL signatures, encoded data and local folders are left out.</source>
        <translation>サービスのサポートがタスクを調べるために必要な情報を書き出します。ID、日時、リクエスト、応答、入力ファイルのチェックサムを含む zip です。キー、URL の署名、エンコードされたデータ、このコンピューターのフォルダーは含まれません。</translation>
    </message>
    <message>
        <source>The task&apos;s number or the service&apos;s ID for it.</source>
        <translation>タスクの番号、またはサービスの ID。</translation>
    </message>
    <message>
        <source>Write the zip to this file.</source>
        <translation>zip の書き出し先。</translation>
    </message>
    <message>
        <source>Overwrite an existing file.</source>
        <translation>既存のファイルを置き換えます。</translation>
    </message>
    <message>
        <source>%1 is a folder. Give a file name.</source>
        <translation>%1 はフォルダーです。ファイルを指定してください。</translation>
    </message>
    <message>
        <source>%1 already exists. Use --force to overwrite it.</source>
        <translation>%1 はすでに存在します。--force で置き換えます。</translation>
    </message>
    <message>
        <source>Task %1: exported to %2. Review it before sharing.</source>
        <translation>タスク %1: %2 にエクスポートしました。共有する前に内容を確認してください。</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read: %2.</source>
        <translation>%1 を読み込めません: %2。</translation>
    </message>
    <message>
        <source>check a request without sending it</source>
        <translation>リクエストを送信できるか確認する</translation>
    </message>
    <message>
        <source>track every unfinished task until it finishes</source>
        <translation>未完了のタスクをすべて終了まで追跡する</translation>
    </message>
    <message>
        <source>export a task for the service&apos;s support</source>
        <translation>サポートがタスクを調べるために必要な情報を書き出す</translation>
    </message>
    <message>
        <source>track a task created elsewhere</source>
        <translation>ほかで作成したタスクを追跡する</translation>
    </message>
    <message>
        <source>run the practice server; nothing is charged</source>
        <translation>練習用サーバーを実行する (課金なし)</translation>
    </message>
    <message>
        <source>make one clip of each request kind in practice mode</source>
        <translation>練習モードで各種類のリクエストのクリップを 1 本ずつ作成する</translation>
    </message>
    <message>
        <source>dailies-cli COMMAND --help shows the options of a command.</source>
        <translation>dailies-cli コマンド --help でコマンドのオプションを表示します。</translation>
    </message>
    <message>
        <source>If set, DAILIES_API_KEY replaces the keychain&apos;s key for the service that --account or --base-url names. &quot;watch&quot; also uses it for tasks that were sent with it.</source>
        <translation>環境変数 DAILIES_API_KEY は、--account または --base-url で指定したサービスに対し、キーチェーンのキーの代わりに使われます。「watch」は、このキーで送信したタスクにも使います。</translation>
    </message>
    <message>
        <source>Generate, track and save clips from a video service.</source>
        <translation>動画サービスのクリップを生成、追跡、保存します。</translation>
    </message>
    <message>
        <source>--port must be a number from 1 to 65535, or 0 for any free port.</source>
        <translation>--port は 1～65535 の数値です。0 は任意の空きポートを表します。</translation>
    </message>
    <message>
        <source>--task-seconds must be a number from 0 to %1.</source>
        <translation>--task-seconds は 0～%1 の数値です。</translation>
    </message>
    <message>
        <source>Runs the practice server until you interrupt it. It follows the specification and makes sample clips; nothing is charged.</source>
        <translation>中断されるまで練習用サーバーを実行します。仕様に従って練習用クリップを作成します。課金されません。</translation>
    </message>
    <message>
        <source>The port to listen on, on this computer only. Default: any free port.</source>
        <translation>待ち受けるポート (このコンピューターのみ)。省略時は任意の空きポートです。</translation>
    </message>
    <message>
        <source>Minimum duration of a task, in seconds.</source>
        <translation>タスクにかかる最短の時間。</translation>
    </message>
    <message>
        <source>Keywords in a prompt that trigger errors:</source>
        <translation>プロンプトに含めると問題を起こせる語:</translation>
    </message>
    <message>
        <source>Standard input</source>
        <translation>標準入力</translation>
    </message>
    <message>
        <source>This model profile is for %1.</source>
        <translation>モデルプロファイルは %1 のものです。</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>エラー</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>--family is missing. Use A or B.</source>
        <translation>--family がありません。A または B を指定してください。</translation>
    </message>
    <message>
        <source>There is no family &quot;%1&quot;. Use A or B.</source>
        <translation>ファミリー「%1」はありません。A または B を指定してください。</translation>
    </message>
    <message>
        <source>--api-type is missing (for example TextToVideo).</source>
        <translation>--api-type がありません (例: TextToVideo)。</translation>
    </message>
    <message>
        <source>The service doesn&apos;t offer %1.</source>
        <translation>サービスは %1 を提供していません。</translation>
    </message>
    <message>
        <source>The request: the JSON body of a create call. Use - for standard input.</source>
        <translation>作成呼び出しの JSON によるリクエスト。- は標準入力から読み込みます。</translation>
    </message>
    <message>
        <source>A JSON file with this model&apos;s limits, used instead of the built-in profile. Anything outside them gets a note.</source>
        <translation>組み込みのプロファイルの代わりに使う、このモデルの制限を記した JSON ファイル。範囲外の内容は参考として示します。</translation>
    </message>
    <message>
        <source>--request is missing. Give a file, or - for standard input.</source>
        <translation>--request がありません。ファイルか、標準入力を表す - を指定してください。</translation>
    </message>
    <message>
        <source>Duplicate key; the last one wins.</source>
        <translation>このキーは重複しています。最後のものだけが有効です。</translation>
    </message>
    <message>
        <source>Message: %1</source>
        <translation>メッセージ: %1</translation>
    </message>
    <message>
        <source>Shows a task with its request and log.</source>
        <translation>1 件のタスクをリクエストとログとともに表示します。</translation>
    </message>
    <message>
        <source>--copies must be a number from 1 to %1.</source>
        <translation>--copies は 1～%1 の数値です。</translation>
    </message>
    <message>
        <source>The request has errors. Nothing was sent.</source>
        <translation>リクエストにエラーがあります。何も送信されていません。</translation>
    </message>
    <message>
        <source>The request has warnings. Nothing was sent. Use --accept to send it anyway.</source>
        <translation>リクエストに警告があります。何も送信されていません。--accept を付けるとそのまま送信します。</translation>
    </message>
    <message>
        <source>%1 Nothing was sent this time. Use --again to send it once more, or --copies to send several.</source>
        <comment>You sent this 4 s ago.</comment>
        <translation>%1今回は何も送信されていません。--again を付けるともう一度送信し、--copies を付けると複数件送信します。</translation>
    </message>
    <message>
        <source>Sends a request. The service may charge for each copy.</source>
        <translation>リクエストを送信します。送信 1 件ごとにサービスから課金される可能性があります。</translation>
    </message>
    <message>
        <source>Send the request this many times, each as its own task.</source>
        <translation>送信する回数。それぞれ別のタスクになります。</translation>
    </message>
    <message>
        <source>Save the clips in this folder.</source>
        <translation>この呼び出しのクリップの保存先。</translation>
    </message>
    <message>
        <source>Send even if the request has warnings.</source>
        <translation>警告があっても送信します。</translation>
    </message>
    <message>
        <source>Task %1 couldn&apos;t be read from the task database.</source>
        <translation>タスク %1 をタスクデータベースから読み込めませんでした。</translation>
    </message>
    <message>
        <source>Task %1: the service responded as family %2, so the model may belong to that family. The task is still tracked.</source>
        <translation>タスク %1: サービスはファミリー %2 として応答しました。モデルはこのファミリーの可能性があります。タスクの追跡は続けます。</translation>
    </message>
    <message>
        <source>The tasks of this profile can no longer be read. Accepted tasks keep running at the service; track them with &quot;dailies-cli watch&quot;.</source>
        <translation>このプロファイルのタスクを読み込めなくなりました。サービスが受け付けた処理は続いています。「dailies-cli watch」で追跡できます。</translation>
    </message>
    <message>
        <source>Retrying in %1 s.</source>
        <translation>%1 秒後に再試行します。</translation>
    </message>
    <message>
        <source>Accepted tasks keep running at the service. Once the key works, track them with &quot;dailies-cli watch&quot;.</source>
        <translation>受け付けられた処理はサービスで続いています。キーを正しく設定した後、「dailies-cli watch」で追跡できます。</translation>
    </message>
    <message>
        <source>Waiting for the response to a request in progress…</source>
        <translation>送信中のリクエストの応答を待っています…</translation>
    </message>
    <message numerus="yes">
        <source>%n tasks couldn&apos;t be read from the task database and aren&apos;t listed.</source>
        <translation>
            <numerusform>%n 件のタスクをタスクデータベースから読み込めなかったため、この一覧には含まれていません。</numerusform>
        </translation>
    </message>
    <message>
        <source>No tasks yet.</source>
        <translation>タスクはまだありません。</translation>
    </message>
    <message>
        <source>Some tasks of this profile couldn&apos;t be read, so none are tracked and nothing was sent. Accepted tasks keep running at the service. Try again.</source>
        <translation>このプロファイルの一部のタスクを読み込めなかったため、どのタスクも追跡せず、何も送信していません。サービスが受け付けた処理は続いています。もう一度実行してください。</translation>
    </message>
    <message>
        <source>There are tasks at %1, but no key for it. Set DAILIES_API_KEY and add --base-url %1.</source>
        <translation>%1 のタスクがありますが、キーがわかりません。キーを DAILIES_API_KEY に設定し、--base-url %1 を付けてください。</translation>
    </message>
    <message>
        <source>No tasks in progress.</source>
        <translation>進行中のタスクはありません。</translation>
    </message>
    <message>
        <source>Check the model against the list of this account.</source>
        <translation>モデルをこのアカウントの一覧と照合します。</translation>
    </message>
    <message>
        <source>list the tasks, also as CSV or JSON</source>
        <translation>タスクを一覧表示する (CSV、JSON も可)</translation>
    </message>
    <message>
        <source>the same as list</source>
        <translation>list と同じ</translation>
    </message>
    <message>
        <source>upload files to your own storage, so that services can fetch them</source>
        <translation>自分のストレージにファイルをアップロードし、サービスが取得できるようにする</translation>
    </message>
    <message>
        <source>Keywords in the folder of an upload place that trigger errors:</source>
        <translation>アップロード先のフォルダーに含めると問題を起こせる語:</translation>
    </message>
    <message>
        <source>Practice server running at %1
Key: %2</source>
        <translation>練習用サーバーを %1 で実行しています
キー: %2</translation>
    </message>
    <message>
        <source>Upload place: endpoint %1, bucket %2, region %3, access key ID %4, secret %5</source>
        <translation>アップロード先: エンドポイント %1、バケット %2、リージョン %3、アクセスキー ID %4、シークレット %5</translation>
    </message>
    <message>
        <source>Press Ctrl+C to stop.</source>
        <translation>Ctrl+C で停止します。</translation>
    </message>
    <message>
        <source>The account doesn&apos;t list the model %1.</source>
        <translation>アカウントの一覧にモデル %1 はありません。</translation>
    </message>
    <message>
        <source>%1 is a model of %2, not of %3.</source>
        <translation>%1 は %2 のモデルで、%3 のモデルではありません。</translation>
    </message>
    <message>
        <source>%1 doesn&apos;t offer %2.</source>
        <translation>%1 は %2 を提供していません。</translation>
    </message>
    <message>
        <source>state</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Only tasks in this state, such as Saved. Can be repeated.</source>
        <translation>この状態のタスクのみ (例: Saved)。複数回指定できます。</translation>
    </message>
    <message>
        <source>stars</source>
        <translation>星</translation>
    </message>
    <message>
        <source>Only takes with at least this rating, 1 to 5.</source>
        <translation>評価がこれ以上のテイクのみ (1～5)。</translation>
    </message>
    <message>
        <source>Only rejected takes, or none of them.</source>
        <translation>不採用のテイクのみ、または不採用のテイクを除外。</translation>
    </message>
    <message>
        <source>tag</source>
        <translation>タグ</translation>
    </message>
    <message>
        <source>Only takes with this tag. If repeated, with all of them.</source>
        <translation>このタグの付いたテイクのみ。複数回指定すると、すべてのタグが付いたもの。</translation>
    </message>
    <message>
        <source>Only tasks of this model. Can be repeated.</source>
        <translation>このモデルのタスクのみ。複数回指定できます。</translation>
    </message>
    <message>
        <source>Only tasks of this kind, such as TextToVideo. Can be repeated.</source>
        <translation>この種類のタスクのみ (例: TextToVideo)。複数回指定できます。</translation>
    </message>
    <message>
        <source>Only tasks of this account. Can be repeated.</source>
        <translation>このアカウントのタスクのみ。複数回指定できます。</translation>
    </message>
    <message>
        <source>date</source>
        <translation>日付</translation>
    </message>
    <message>
        <source>Only tasks created on this day or later: 2026-12-31.</source>
        <translation>この日以降に作成されたタスクのみ (例: 2026-12-31)。</translation>
    </message>
    <message>
        <source>Only tasks created on this day or earlier.</source>
        <translation>この日以前に作成されたタスクのみ。</translation>
    </message>
    <message>
        <source>words</source>
        <translation>語句</translation>
    </message>
    <message>
        <source>Only tasks with these words in prompt, model, note, tags or IDs.</source>
        <translation>プロンプト、モデル、メモ、タグ、ID にこれらの語句を含むタスクのみ。</translation>
    </message>
    <message>
        <source>--rating is a number from 1 to 5.</source>
        <translation>--rating は 1～5 の数値です。</translation>
    </message>
    <message>
        <source>There is no API type &quot;%1&quot;.</source>
        <translation>API の種類「%1」はありません。</translation>
    </message>
    <message>
        <source>--%1 is a date like 2026-12-31.</source>
        <translation>--%1 は 2026-12-31 のような日付です。</translation>
    </message>
    <message>
        <source>No matching tasks.</source>
        <translation>一致するタスクはありません。</translation>
    </message>
    <message>
        <source>Lists the tasks, newest first. &quot;tasks&quot; is the same command.</source>
        <translation>タスクを新しい順に一覧表示します。「tasks」も同じコマンドです。</translation>
    </message>
    <message>
        <source>Write a table for spreadsheet programs, or one JSON array, instead of readable lines.</source>
        <translation>読みやすい行の代わりに、表計算ソフト用の表または 1 つの JSON 配列を出力します。</translation>
    </message>
    <message>
        <source>--format is &quot;csv&quot; or &quot;json&quot;.</source>
        <translation>--format は「csv」または「json」です。</translation>
    </message>
    <message>
        <source>There is no upload place yet. Add one with &quot;dailies-cli uploads add&quot;.</source>
        <translation>アップロード先がまだありません。「dailies-cli uploads add」で追加してください。</translation>
    </message>
    <message>
        <source>The link refuses HEAD requests, which a few services need. A public URL avoids that.</source>
        <translation>この URL は、一部のサービスに必要な HEAD リクエストを拒否します。公開 URL を使うと回避できます。</translation>
    </message>
    <message>
        <source>The file to upload.</source>
        <translation>アップロードするファイル。</translation>
    </message>
    <message>
        <source>The upload place&apos;s name.</source>
        <translation>アップロード先の名前。</translation>
    </message>
    <message>
        <source>%1 works.</source>
        <translation>%1 は正常に機能します。</translation>
    </message>
    <message>
        <source>Files deleted: %1 (%2).</source>
        <translation>削除したファイル: %1 (%2)。</translation>
    </message>
    <message>
        <source>Files: %1 (%2). --delete deletes them.</source>
        <translation>ファイル: %1 (%2)。--delete で削除できます。</translation>
    </message>
    <message>
        <source>Lists the files that Dailies uploaded to a place. With --delete, deletes them; links to them stop working.</source>
        <translation>Dailies がアップロード先にアップロードしたファイルを一覧表示します。--delete を指定すると削除し、その URL は使えなくなります。</translation>
    </message>
    <message>
        <source>days</source>
        <translation>日数</translation>
    </message>
    <message>
        <source>--older-than must be a number of days.</source>
        <translation>--older-than は日数を表す数値です。</translation>
    </message>
    <message>
        <source>Unknown preset %1. There are: %2.</source>
        <translation>プリセット %1 は不明です。使えるのは %2 です。</translation>
    </message>
    <message>
        <source>%1 needs --storage-account or --endpoint.</source>
        <translation>%1 には --storage-account または --endpoint が必要です。</translation>
    </message>
    <message>
        <source>--%1 must be a number.</source>
        <translation>--%1 は数値です。</translation>
    </message>
    <message>
        <source>--protocol must be s3, webdav or command.</source>
        <translation>--protocol は s3、webdav、command のいずれかです。</translation>
    </message>
    <message>
        <source>Added %1. Its secret is stored in your system keychain.</source>
        <translation>%1 を追加しました。シークレットはシステムのキーチェーンに保存されています。</translation>
    </message>
    <message>
        <source>Added %1.</source>
        <translation>%1 を追加しました。</translation>
    </message>
    <message>
        <source>A name of your choice.</source>
        <translation>任意の名前。</translation>
    </message>
    <message>
        <source>word</source>
        <translation>語</translation>
    </message>
    <message>
        <source>s3 (default), webdav or command.</source>
        <translation>s3 (既定)、webdav、command のいずれか。</translation>
    </message>
    <message>
        <source>Start from the values of a storage service: aws, r2, oss, cos, b2, minio, garage or ceph.</source>
        <translation>ストレージサービスの値を初期値にします: aws、r2、oss、cos、b2、minio、garage、ceph のいずれか。</translation>
    </message>
    <message>
        <source>Where the storage is. For webdav, the folder&apos;s URL.</source>
        <translation>ストレージの場所。webdav の場合はフォルダーの URL。</translation>
    </message>
    <message>
        <source>id</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>The account in the endpoint of a preset, for r2.</source>
        <translation>プリセットのエンドポイントに含まれるアカウント (r2 用)。</translation>
    </message>
    <message>
        <source>The bucket (s3).</source>
        <translation>バケット (s3)。</translation>
    </message>
    <message>
        <source>The region of the bucket (s3).</source>
        <translation>バケットのリージョン (s3)。</translation>
    </message>
    <message>
        <source>The bucket is part of the host name (s3).</source>
        <translation>バケットをホスト名に含めます (s3)。</translation>
    </message>
    <message>
        <source>The bucket is part of the path (s3).</source>
        <translation>バケットをパスに含めます (s3)。</translation>
    </message>
    <message>
        <source>The access key ID (s3) or the user name (webdav).</source>
        <translation>アクセスキー ID (s3) またはユーザー名 (webdav)。</translation>
    </message>
    <message>
        <source>path</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>A folder in the bucket or below the URL.</source>
        <translation>バケット内または URL の下のフォルダー。</translation>
    </message>
    <message>
        <source>The public URL of the bucket or folder. Without it, links are presigned (s3).</source>
        <translation>バケットまたはフォルダーの公開 URL。省略時は署名付き URL になります (s3)。</translation>
    </message>
    <message>
        <source>The program that uploads a file (command).</source>
        <translation>ファイルをアップロードするプログラム (command)。</translation>
    </message>
    <message>
        <source>text</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>An argument of the program; give it once for each. %f stands for the file, %o for its name in the place. No shell reads it.</source>
        <translation>プログラムの引数。引数ごとに 1 回ずつ指定します。%f はファイル、%o はアップロード先でのファイル名を表します。シェルは介しません。</translation>
    </message>
    <message>
        <source>Stop the program after this time. Default: 600.</source>
        <translation>この秒数が過ぎたらプログラムを中止します。省略時は 600 です。</translation>
    </message>
    <message>
        <source>The upload place was not added.</source>
        <translation>アップロード先は追加されませんでした。</translation>
    </message>
    <message>
        <source>Lists your upload places. Secrets are never shown.</source>
        <translation>アップロード先を一覧表示します。シークレットは表示しません。</translation>
    </message>
    <message>
        <source>No upload places yet.</source>
        <translation>アップロード先はまだありません。</translation>
    </message>
    <message>
        <source>Removes an upload place and its secret. The uploaded files stay there.</source>
        <translation>アップロード先とそのシークレットを削除します。アップロードしたファイルはそこに残ります。</translation>
    </message>
    <message>
        <source>Removed %1. Its files were kept.</source>
        <translation>%1 を削除しました。ファイルは残っています。</translation>
    </message>
    <message>
        <source>The upload place was kept, because its secret couldn&apos;t be removed.</source>
        <translation>シークレットを削除できなかったため、アップロード先は残ります。</translation>
    </message>
    <message>
        <source>There is no upload place &quot;%1&quot;.</source>
        <translation>アップロード先「%1」はありません。</translation>
    </message>
    <message>
        <source>Uploads files to your own storage, so that a video service can fetch them. The video service charges nothing for that.</source>
        <translation>自分のストレージにファイルをアップロードし、動画サービスが取得できるようにします。動画サービスはこれに課金しません。</translation>
    </message>
    <message>
        <source>Add an upload place with &quot;dailies-cli uploads add&quot;, or use public links.</source>
        <translation>「dailies-cli uploads add」でアップロード先を追加するか、公開 URL を使ってください。</translation>
    </message>
    <message>
        <source>%1 to %2, %3, SHA-256 %4</source>
        <translation>%1 → %2、%3、SHA-256 %4</translation>
    </message>
    <message>
        <source>Upload:  %1</source>
        <translation>アップロード: %1</translation>
    </message>
    <message>
        <source>The request&apos;s files are uploaded to %1 and stay there until you delete them. Anyone with a file&apos;s link can download it. Nothing was sent. Use --accept to agree.</source>
        <translation>リクエストのファイルは %1 にアップロードされ、削除するまでそこに残ります。ファイルの URL を知っていれば、誰でもダウンロードできます。何も送信されていません。同意するには --accept を付けてください。</translation>
    </message>
    <message>
        <source>Adds an upload place. By adding it, you agree that local files of your requests are uploaded there and stay until you delete them; anyone with a file&apos;s link can download it. The secret is read from standard input: the secret access key (s3) or the password (webdav).</source>
        <translation>アップロード先を追加します。追加すると、リクエストのローカルファイルがそこにアップロードされ、削除するまで残ることに同意したことになります。ファイルの URL を知っていれば、誰でもダウンロードできます。シークレットは標準入力から読み込みます: シークレットアクセスキー (s3) またはパスワード (webdav)。</translation>
    </message>
    <message>
        <source>%1 Nothing was charged.</source>
        <translation>%1課金されていません。</translation>
    </message>
    <message>
        <source>no rate</source>
        <translation>単価なし</translation>
    </message>
    <message>
        <source>Estimate: %1, %2</source>
        <translation>見積もり: %1、%2</translation>
    </message>
    <message>
        <source>Estimate: %1</source>
        <translation>見積もり: %1</translation>
    </message>
    <message>
        <source>Estimate: unknown until the first take like this</source>
        <translation>見積もり: 同様のテイクを一度生成するまで不明</translation>
    </message>
    <message>
        <source>show what was spent; rates, limits and invoices</source>
        <translation>支出を表示する (単価、上限、請求書も扱う)</translation>
    </message>
    <message>
        <source>Cost:    %1</source>
        <translation>料金:    %1</translation>
    </message>
    <message>
        <source>Only takes sent on this day or later: 2026-12-31.</source>
        <translation>この日以降に送信したテイクのみ (例: 2026-12-31)。</translation>
    </message>
    <message>
        <source>Only takes sent on this day or earlier.</source>
        <translation>この日以前に送信したテイクのみ。</translation>
    </message>
    <message>
        <source>Only takes of this account.</source>
        <translation>このアカウントのテイクのみ。</translation>
    </message>
    <message>
        <source>Only takes of this model.</source>
        <translation>このモデルのテイクのみ。</translation>
    </message>
    <message>
        <source>--%1 must be a number such as 63.5.</source>
        <translation>--%1 は 63.5 のような数値です。</translation>
    </message>
    <message>
        <source>an unknown quantity</source>
        <translation>数量不明</translation>
    </message>
    <message>
        <source>(settled by you)</source>
        <translation>(手動で確定)</translation>
    </message>
    <message>
        <source>Lists each request that was sent and what it cost, newest first. For those that aren&apos;t settled, it says what to do.</source>
        <translation>送信した各リクエストとその料金を新しい順に一覧表示します。未確定のものについては、対応方法も示します。</translation>
    </message>
    <message>
        <source>Only requests in this state: billed, reserved, unsettled or &quot;not billed&quot;.</source>
        <translation>この状態のリクエストのみ: billed、reserved、unsettled、&quot;not billed&quot; のいずれか。</translation>
    </message>
    <message>
        <source>--state is billed, reserved, unsettled or &quot;not billed&quot;.</source>
        <translation>--state は billed、reserved、unsettled、&quot;not billed&quot; のいずれかです。</translation>
    </message>
    <message>
        <source>No matching requests.</source>
        <translation>一致するリクエストはありません。</translation>
    </message>
    <message>
        <source>The number of the call.</source>
        <translation>呼び出しの番号。</translation>
    </message>
    <message>
        <source>amount</source>
        <translation>金額</translation>
    </message>
    <message>
        <source>It cost this much, for example &quot;4.20 USD&quot;.</source>
        <translation>課金された金額 (例: &quot;4.20 USD&quot;)。</translation>
    </message>
    <message>
        <source>It wasn&apos;t charged.</source>
        <translation>課金されていません。</translation>
    </message>
    <message>
        <source>Take back what you recorded.</source>
        <translation>記録した内容を取り消します。</translation>
    </message>
    <message>
        <source>Give the number of a call, and either what was charged, --not-charged or --undo.</source>
        <translation>呼び出しの番号と、課金内容、--not-charged、--undo のいずれかを指定してください。</translation>
    </message>
    <message>
        <source>Call %1 is settled.</source>
        <translation>呼び出し %1 を確定しました。</translation>
    </message>
    <message>
        <source>Shows what was spent and settles what isn&apos;t known. Nothing is sent, so it works while Dailies is open. Without a command, it shows the report.</source>
        <translation>支出を表示し、不明なものを確定します。何も送信しないため、Dailies を開いたままでも使えます。コマンドを省略すると、レポートを表示します。</translation>
    </message>
    <message>
        <source>Line %1, task %2: %3 here, %4 on the invoice</source>
        <translation>%1 行目、タスク %2: Dailies では %3、請求書では %4</translation>
    </message>
    <message>
        <source>Only here: task %1, %2, %3</source>
        <translation>Dailies のみ: タスク %1、%2、%3</translation>
    </message>
    <message>
        <source>%1 equal, %2 different, %3 only here, %4 only on the invoice</source>
        <translation>一致 %1 件、不一致 %2 件、Dailies のみ %3 件、請求書のみ %4 件</translation>
    </message>
    <message>
        <source>%1: %2 here, %3 on the invoice, difference %4</source>
        <translation>%1: Dailies では %2、請求書では %3、差は %4</translation>
    </message>
    <message>
        <source>A CSV file with columns such as &quot;task id&quot;, &quot;date&quot;, &quot;seconds&quot;, &quot;points&quot;, &quot;amount&quot; and &quot;currency&quot;.</source>
        <translation>「task id」「date」「seconds」「points」「amount」「currency」などの列を含む CSV ファイル。</translation>
    </message>
    <message>
        <source>The invoice&apos;s total in seconds.</source>
        <translation>請求書の合計 (秒)。</translation>
    </message>
    <message>
        <source>The invoice&apos;s total in points.</source>
        <translation>請求書の合計 (ポイント)。</translation>
    </message>
    <message>
        <source>The invoice&apos;s total in money, for example &quot;84.20 USD&quot;.</source>
        <translation>請求書の合計金額 (例: &quot;84.20 USD&quot;)。</translation>
    </message>
    <message>
        <source>Give either --invoice, or one or more of --seconds, --points and --money.</source>
        <translation>--invoice、または --seconds、--points、--money の 1 つ以上を指定してください。</translation>
    </message>
    <message>
        <source>Limit %1: %2</source>
        <translation>上限 %1: %2</translation>
    </message>
    <message>
        <source>for %1</source>
        <comment>an account</comment>
        <translation>(アカウント: %1)</translation>
    </message>
    <message>
        <source>then refuses</source>
        <translation>超過時は拒否</translation>
    </message>
    <message>
        <source>then asks</source>
        <translation>超過時は確認</translation>
    </message>
    <message>
        <source>%1 used</source>
        <translation>使用済み %1</translation>
    </message>
    <message numerus="yes">
        <source>%n takes of unknown cost</source>
        <translation>
            <numerusform>料金不明のテイク %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Give one of --takes, --seconds, --points and --money.</source>
        <translation>--takes、--seconds、--points、--money のいずれか 1 つを指定してください。</translation>
    </message>
    <message>
        <source>--per is day, month, run or always.</source>
        <translation>--per は day、month、run、always のいずれかです。</translation>
    </message>
    <message>
        <source>At most this many takes.</source>
        <translation>テイク数の上限。</translation>
    </message>
    <message>
        <source>At most this many billed seconds.</source>
        <translation>課金される秒数の上限。</translation>
    </message>
    <message>
        <source>At most this many points.</source>
        <translation>ポイント数の上限。</translation>
    </message>
    <message>
        <source>At most this much, for example &quot;20 USD&quot;.</source>
        <translation>金額の上限 (例: &quot;20 USD&quot;)。</translation>
    </message>
    <message>
        <source>Only for this account.</source>
        <translation>このアカウントのみに適用します。</translation>
    </message>
    <message>
        <source>Refuse at the limit. Otherwise it asks.</source>
        <translation>上限を超える場合は拒否します。省略時は確認します。</translation>
    </message>
    <message>
        <source>Lists your limits and how much of them is used.</source>
        <translation>上限とその使用量を一覧表示します。</translation>
    </message>
    <message>
        <source>No limits yet.</source>
        <translation>上限はまだありません。</translation>
    </message>
    <message>
        <source>Removes a limit.</source>
        <translation>上限を削除します。</translation>
    </message>
    <message>
        <source>The number of the limit.</source>
        <translation>上限の番号。</translation>
    </message>
    <message>
        <source>Removed limit %1.</source>
        <translation>上限 %1 を削除しました。</translation>
    </message>
    <message>
        <source>sound %1</source>
        <translation>音声 %1</translation>
    </message>
    <message>
        <source>everything</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Rate %1: %2 per %3 from %4 for %5</source>
        <translation>単価 %1: %2 (単位: %3)、%4 から、対象: %5</translation>
    </message>
    <message>
        <source>--per is second, point or take.</source>
        <translation>--per は second、point、take のいずれかです。</translation>
    </message>
    <message>
        <source>Adds what a second, a point or a take costs from a day on. Without a criterion, it applies to everything; the rate with the most criteria counts.</source>
        <translation>指定した日からの 1 秒、1 ポイント、または 1 テイクの価格を追加します。条件を指定しない場合は、すべてに適用されます。条件の最も多い単価が使われます。</translation>
    </message>
    <message>
        <source>What the price is for.</source>
        <translation>価格の単位。</translation>
    </message>
    <message>
        <source>The price of one, for example &quot;0.10 USD&quot;.</source>
        <translation>1 単位の価格 (例: &quot;0.10 USD&quot;)。</translation>
    </message>
    <message>
        <source>The first day. Default: today.</source>
        <translation>適用開始日。省略時は今日です。</translation>
    </message>
    <message>
        <source>Only for this model.</source>
        <translation>このモデルのみに適用します。</translation>
    </message>
    <message>
        <source>tier</source>
        <translation>区分</translation>
    </message>
    <message>
        <source>Only for this resolution, such as 720P.</source>
        <translation>この解像度のみに適用します (例: 720P)。</translation>
    </message>
    <message>
        <source>mode</source>
        <translation>モード</translation>
    </message>
    <message>
        <source>Only for this mode, such as pro.</source>
        <translation>このモードのみに適用します (例: pro)。</translation>
    </message>
    <message>
        <source>Only with or without sound.</source>
        <translation>音声ありのみ、または音声なしのみに適用します。</translation>
    </message>
    <message>
        <source>Where you have the price from.</source>
        <translation>価格の出典。</translation>
    </message>
    <message>
        <source>Lists your rates.</source>
        <translation>単価を一覧表示します。</translation>
    </message>
    <message>
        <source>No rates yet. Takes are unpriced.</source>
        <translation>単価はまだありません。テイクに価格は付きません。</translation>
    </message>
    <message>
        <source>Removes a rate. Takes are valued without it.</source>
        <translation>単価を削除します。テイクの金額はその単価を除いて計算されます。</translation>
    </message>
    <message>
        <source>The number of the rate.</source>
        <translation>単価の番号。</translation>
    </message>
    <message>
        <source>Removed rate %1.</source>
        <translation>単価 %1 を削除しました。</translation>
    </message>
    <message>
        <source>Adds all rates of a CSV file, or none. Its columns are unit, price, currency and from, and optionally account, model, resolution, mode, sound and source.</source>
        <translation>CSV ファイルの単価をすべて追加します。1 つでも追加できない場合は、何も追加しません。列は unit、price、currency、from です。account、model、resolution、mode、sound、source も使えます。</translation>
    </message>
    <message>
        <source>The CSV file.</source>
        <translation>CSV ファイル。</translation>
    </message>
    <message numerus="yes">
        <source>Imported %n rates.</source>
        <translation>
            <numerusform>%n 件の単価をインポートしました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n takes</source>
        <translation>
            <numerusform>テイク %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unpriced</source>
        <translation>
            <numerusform>単価なし %n</numerusform>
        </translation>
    </message>
    <message>
        <source>billed %1</source>
        <translation>課金済み %1</translation>
    </message>
    <message>
        <source>reserved up to %1</source>
        <translation>確保中 最大 %1</translation>
    </message>
    <message>
        <source>unsettled up to %1</source>
        <translation>未確定 最大 %1</translation>
    </message>
    <message numerus="yes">
        <source>not billed %n takes</source>
        <translation>
            <numerusform>課金なし テイク %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>kept %1 of %2</source>
        <translation>採用 %1 / %2</translation>
    </message>
    <message>
        <source>%1 per kept second</source>
        <translation>採用 1 秒あたり %1</translation>
    </message>
    <message>
        <source>(no tag)</source>
        <translation>(タグなし)</translation>
    </message>
    <message>
        <source>Shows what was billed, reserved and not settled. A take counts as kept with four stars or more.</source>
        <translation>課金済み、確保中、未確定のものを表示します。星 4 以上のテイクを採用として数えます。</translation>
    </message>
    <message>
        <source>Write a table for spreadsheet programs.</source>
        <translation>表計算ソフト用の表を書き込みます。</translation>
    </message>
    <message>
        <source>--by is day, month, account, model or tag.</source>
        <translation>--by は day、month、account、model、tag のいずれかです。</translation>
    </message>
    <message>
        <source>Nothing was sent to a paid service in this period.</source>
        <translation>この期間に有料サービスへ送信したものはありません。</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合計</translation>
    </message>
    <message numerus="yes">
        <source>%n calls aren&apos;t settled. &quot;dailies-cli spend calls --state unsettled&quot; lists them.</source>
        <translation>
            <numerusform>未確定の呼び出しが %n 件あります。「dailies-cli spend calls --state unsettled」で一覧を表示できます。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 Use --over-limit to send it anyway.</source>
        <translation>%1--over-limit を付けるとそのまま送信します。</translation>
    </message>
    <message>
        <source>Send even if it goes over a spending limit that asks.</source>
        <translation>確認を求める支出の上限を超えても送信します。</translation>
    </message>
    <message>
        <source>remove requests that were not sent</source>
        <translation>送信されていないリクエストを削除する</translation>
    </message>
    <message>
        <source>show or change when requests are sent</source>
        <translation>リクエストを送信する時間を表示または変更する</translation>
    </message>
    <message>
        <source>%1 Nothing was removed.</source>
        <translation>%1何も削除されていません。</translation>
    </message>
    <message>
        <source>Task %1 isn&apos;t waiting to be sent, so nothing was removed. Only the window deletes the records of other tasks.</source>
        <translation>タスク %1 は送信待ちではないため、何も削除されていません。ほかのタスクの記録を削除できるのはウィンドウだけです。</translation>
    </message>
    <message>
        <source>Removed task %1. It wasn&apos;t sent, and nothing was charged.</source>
        <translation>タスク %1 を削除しました。送信されておらず、課金されていません。</translation>
    </message>
    <message>
        <source>Task %1 won&apos;t be sent again. It stays in the list, because an earlier call got no response.</source>
        <translation>タスク %1 は再送信されません。以前の呼び出しに応答がなかったため、一覧に残ります。</translation>
    </message>
    <message>
        <source>Task %1 won&apos;t be sent again. It stays in the list, because an earlier call got no response and may have been charged.</source>
        <translation>タスク %1 は再送信されません。以前の呼び出しは応答がなく、課金された可能性があるため、一覧に残ります。</translation>
    </message>
    <message>
        <source>Removes requests that wait to be sent. Requests that were sent are never removed.</source>
        <translation>送信待ちのリクエストを削除します。送信済みのリクエストは削除しません。</translation>
    </message>
    <message>
        <source>The numbers of the tasks.</source>
        <translation>タスクの番号。</translation>
    </message>
    <message>
        <source>Sending is paused.</source>
        <translation>送信は一時停止中です。</translation>
    </message>
    <message>
        <source>Sending is not paused.</source>
        <translation>送信は一時停止されていません。</translation>
    </message>
    <message>
        <source>Requests are sent between %1 and %2.</source>
        <translation>リクエストは %1～%2 に送信されます。</translation>
    </message>
    <message>
        <source>Requests are sent at any time of the day.</source>
        <translation>リクエストは時間帯を問わず送信されます。</translation>
    </message>
    <message>
        <source>Sending is paused in this profile, so nothing was sent. Use &quot;dailies-cli sending --resume&quot; to resume it.</source>
        <translation>このプロファイルでは送信が一時停止中のため、何も送信されていません。再開するには「dailies-cli sending --resume」を使ってください。</translation>
    </message>
    <message>
        <source>Shows and changes when requests are sent. Takes that are being generated always continue.</source>
        <translation>リクエストを送信する時間を表示、変更します。生成中のテイクは常に続行します。</translation>
    </message>
    <message>
        <source>Send nothing until you resume.</source>
        <translation>再開するまで何も送信しません。</translation>
    </message>
    <message>
        <source>hours</source>
        <translation>時間帯</translation>
    </message>
    <message>
        <source>Send only between these times of the day, local time, such as 22:00-06:00; &quot;off&quot; for any time.</source>
        <translation>毎日この時間帯 (現地時間、例: 22:00-06:00) にのみ送信します。「off」は時間帯を限定しません。</translation>
    </message>
    <message>
        <source>Use either --pause or --resume.</source>
        <translation>--pause と --resume はどちらか一方だけを指定してください。</translation>
    </message>
    <message>
        <source>--hours must be two different times such as 22:00-06:00, or &quot;off&quot;.</source>
        <translation>--hours は 22:00-06:00 のような 2 つの異なる時刻、または「off」です。</translation>
    </message>
    <message>
        <source>Waiting: %1</source>
        <comment>sends at 22:00</comment>
        <translation>待機:    %1</translation>
    </message>
    <message>
        <source>Call %1, task %2, %3, %4: %5</source>
        <translation>呼び出し %1、タスク %2、%3、%4: %5</translation>
    </message>
    <message>
        <source>--at must be a time such as 22:00 or &quot;2026-11-26 22:00&quot;.</source>
        <translation>--at は 22:00 または &quot;2026-11-26 22:00&quot; のような時刻です。</translation>
    </message>
    <message>
        <source>The time of --at has passed. Nothing was sent.</source>
        <translation>--at の時刻を過ぎています。何も送信されていません。</translation>
    </message>
    <message>
        <source>time</source>
        <translation>時刻</translation>
    </message>
    <message>
        <source>Send it at this time, local time: 22:00 for the next time it is 22:00, or &quot;2026-11-26 22:00&quot;. The command waits until then.</source>
        <translation>この時刻 (現地時間) に送信します。22:00 は次の 22:00 を表し、&quot;2026-11-26 22:00&quot; のようにも指定できます。コマンドはその時刻まで待機します。</translation>
    </message>
    <message>
        <source>Task %1 is on hold and wasn&apos;t sent. &quot;dailies-cli watch --send %1&quot; sends it, and &quot;dailies-cli remove %1&quot; removes it.</source>
        <translation>タスク %1 は保留中のため、送信されていません。「dailies-cli watch --send %1」で送信し、「dailies-cli remove %1」で削除します。</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>中止しました。</translation>
    </message>
    <message>
        <source>Accepted tasks keep running at the service; track them with &quot;dailies-cli watch&quot;.</source>
        <translation>サービスが受け付けた処理は続いています。「dailies-cli watch」で追跡できます。</translation>
    </message>
    <message>
        <source>%1 works. The test file of 1 kB stays there, because a command can&apos;t delete files.</source>
        <translation>%1 は正常に機能します。コマンドではファイルを削除できないため、1 kB のテスト用ファイルが残ります。</translation>
    </message>
    <message>
        <source>Uploads 1 kB to an upload place, fetches it through its link and deletes it. What a command uploaded stays.</source>
        <translation>アップロード先に 1 kB をアップロードし、URL から取得して削除します。コマンドでアップロードしたものは残ります。</translation>
    </message>
    <message>
        <source>Links to them work until they expire.</source>
        <translation>ファイルの URL は期限が切れるまで使えます。</translation>
    </message>
    <message numerus="yes">
        <source>%n requests that wait to be sent will use another upload place, or need one.</source>
        <translation>
            <numerusform>送信待ちの %n 件のリクエストは、別のアップロード先を使うか、アップロード先が必要になります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Task %1 isn&apos;t waiting to be sent.</source>
        <translation>タスク %1 は送信待ちではありません。</translation>
    </message>
    <message>
        <source>Tracks every unfinished task of the profile until all have finished. Nothing is sent twice; requests not sent yet need --send-waiting or --send, unless they have a time at which to send them.</source>
        <translation>プロファイルの未完了のタスクを、すべて終了するまで追跡します。同じものを二度送信することはありません。まだ送信されていないリクエストには、送信時刻の指定がない限り --send-waiting または --send が必要です。</translation>
    </message>
    <message>
        <source>Also send the waiting task with this number, even if it is on hold. The service may charge for it.</source>
        <translation>この番号の待機中のタスクも、保留中であっても送信します。サービスが課金する可能性があります。</translation>
    </message>
    <message>
        <source>Only deleted takes, or none of them.</source>
        <translation>削除されたテイクのみ、または削除されたテイクを除外。</translation>
    </message>
    <message>
        <source>--%1 is &quot;yes&quot; or &quot;no&quot;.</source>
        <translation>--%1 は「yes」または「no」です。</translation>
    </message>
    <message>
        <source>Dailies doesn&apos;t know the model %1. Give its family with --family A or --family B.</source>
        <translation>Dailies はモデル %1 を知りません。--family A または --family B でファミリーを指定してください。</translation>
    </message>
    <message>
        <source>A JSON file that describes a model by code, family, generation and apiTypes. Can be repeated.</source>
        <translation>code、family、generation、apiTypes でモデルを記述した JSON ファイル。複数回指定できます。</translation>
    </message>
    <message>
        <source>Task %1 got no response. If it is the same task, it counts twice: &quot;dailies-cli spend calls --state unsettled&quot; shows how to settle its call, and &quot;dailies-cli decide %1 --dismiss&quot; closes the question. Next time, use &quot;dailies-cli decide %1 --created ID&quot;.</source>
        <translation>タスク %1 には応答がありませんでした。同じタスクであれば二重に数えられます。「dailies-cli spend calls --state unsettled」でその呼び出しの確定方法を確認し、「dailies-cli decide %1 --dismiss」で対応不要にしてください。次回は「dailies-cli decide %1 --created ID」を使ってください。</translation>
    </message>
    <message>
        <source>The request can be sent with %1.</source>
        <comment>options</comment>
        <translation>%1 を付けるとリクエストを送信できます。</translation>
    </message>
    <message>
        <source>Task %1 needs no decision: only a task with no response does. Nothing was changed.</source>
        <translation>タスク %1 に判断は不要です。必要なのは応答のないタスクだけです。何も変更されませんでした。</translation>
    </message>
    <message>
        <source>Task %1 is dismissed. It stays in the list, and you can still decide about it.</source>
        <translation>タスク %1 を対応不要にしました。一覧に残り、後から判断することもできます。</translation>
    </message>
    <message>
        <source>The number of the task.</source>
        <translation>タスクの番号。</translation>
    </message>
    <message>
        <source>Send the request once more, and track it until it finishes. If the first one went through, the service may charge for both.</source>
        <translation>リクエストをもう一度送信し、終了まで追跡します。最初のリクエストが受け付けられていた場合、両方に課金される可能性があります。</translation>
    </message>
    <message>
        <source>No decision is needed any more.</source>
        <translation>判断はもう必要ありません。</translation>
    </message>
    <message>
        <source>Give one of --created, --generate-again and --dismiss.</source>
        <translation>--created、--generate-again、--dismiss のいずれか 1 つを指定してください。</translation>
    </message>
    <message>
        <source>The account of task %1 was removed. Nothing was changed.</source>
        <translation>タスク %1 のアカウントは削除されています。何も変更されませんでした。</translation>
    </message>
    <message>
        <source>decide about a task that got no response</source>
        <translation>応答のないタスクについて判断する</translation>
    </message>
    <message>
        <source>--takes must be a whole number.</source>
        <translation>--takes には整数を指定してください。</translation>
    </message>
    <message>
        <source>On hold: task %1. &quot;dailies-cli watch --send NUMBER&quot; sends one, and &quot;dailies-cli remove NUMBER&quot; removes it.</source>
        <comment>one or several numbers</comment>
        <translation>保留中: タスク %1。「dailies-cli watch --send 番号」で 1 件を送信し、「dailies-cli remove 番号」で削除します。</translation>
    </message>
    <message>
        <source>Task %1 isn&apos;t sent again without you. Decide about it with &quot;dailies-cli decide %1&quot;.</source>
        <translation>タスク %1 が自動で再送信されることはありません。「dailies-cli decide %1」で判断してください。</translation>
    </message>
    <message>
        <source>There is no state &quot;%1&quot;. Use one of %2.</source>
        <translation>状態「%1」はありません。次のいずれかを使ってください: %2。</translation>
    </message>
    <message>
        <source>%1 Nothing was sent this time. Decide about that task with decide, or use --again to send another one.</source>
        <translation>%1今回は何も送信されていません。decide でそのタスクについて判断するか、--again を付けてもう 1 件送信してください。</translation>
    </message>
    <message>
        <source>Send even if the same request was sent less than 10 seconds ago, or has no response yet.</source>
        <translation>同じリクエストを 10 秒以内に送信した場合や、まだ応答がない場合でも送信します。</translation>
    </message>
    <message>
        <source>Task %1: The clip can&apos;t be played. Downloading it once more.</source>
        <translation>タスク %1: クリップを再生できません。もう一度ダウンロードします。</translation>
    </message>
    <message>
        <source>No task needs a decision.</source>
        <translation>判断が必要なタスクはありません。</translation>
    </message>
    <message>
        <source>Look at the service&apos;s own list of tasks, then use one of these:
  dailies-cli decide TASK --created ID      the task is in the list, with this ID
  dailies-cli decide TASK --generate-again  it isn&apos;t; if it was created, you may pay for both
  dailies-cli decide TASK --dismiss         no decision is needed any more</source>
        <translation>サービス側のタスク一覧を確認してから、次のいずれかを使ってください:
  dailies-cli decide TASK --created ID      タスクが一覧にあり、ID はこれである
  dailies-cli decide TASK --generate-again  一覧にない。実際には作成されていた場合、両方に課金される可能性がある
  dailies-cli decide TASK --dismiss         もう判断は不要</translation>
    </message>
    <message>
        <source>The service has a clip for the ID of task %1, so the ID can&apos;t be changed any more. To track another ID, use &quot;dailies-cli adopt&quot;.</source>
        <translation>タスク %1 の ID のクリップがサービスにあるため、ID はもう変更できません。別の ID を追跡するには「dailies-cli adopt」を使ってください。</translation>
    </message>
    <message>
        <source>Decides about a task that got no response. Nobody can tell whether the service accepted it, so look at the service&apos;s own list of tasks first. Without a choice, shows the tasks that need a decision.</source>
        <translation>応答のないタスクについて判断します。サービスが受け付けたかどうかはわからないため、先にサービス側のタスク一覧を確認してください。選択を指定しない場合は、判断が必要なタスクを表示します。</translation>
    </message>
    <message>
        <source>The service created the task with this ID: track it until it finishes, and save its clip. Replaces a wrong ID that you gave before, as long as the service has given no clip for it.</source>
        <translation>サービスはこの ID でタスクを作成していました。終了まで追跡し、クリップを保存します。以前に指定した誤った ID は、サービスがその ID のクリップを示していない限り置き換えられます。</translation>
    </message>
    <message>
        <source>Exit status: 0 success; 1 a task failed or is not finished; 2 usage error; 3 not sent: the request has errors, goes over a
limit or needs to be confirmed, or sending is paused; 4 rejected by the service, or service unreachable; 5 no response;
6 keychain, profile or disk not usable; 128 plus the signal number when interrupted.</source>
        <translation>終了ステータス: 0 成功、1 失敗または未完了のタスクあり、2 使い方の誤り、3 未送信 (リクエストにエラーがある、上限を超える、
確認が必要、または送信が一時停止中)、4 サービスによる拒否または接続不可、5 応答なし、6 キーチェーン、プロファイル、
ディスクのいずれかを使用不可、中断時は 128 にシグナル番号を足した値。</translation>
    </message>
    <message>
        <source>the service reported “%1”, which isn&apos;t counted</source>
        <translation>サービスの報告は「%1」で、集計に含まれません</translation>
    </message>
    <message>
        <source>%1. &quot;dailies-cli watch --send %2&quot; sends it anyway.</source>
        <comment>waits until 22:00 (sending hours)</comment>
        <translation>%1。「dailies-cli watch --send %2」でそれでも送信します。</translation>
    </message>
    <message>
        <source>The response contains what may be its ID: %1</source>
        <translation>応答に ID らしきものがあります: %1</translation>
    </message>
    <message>
        <source>limit %1 (%2)</source>
        <translation>上限 %1 (%2)</translation>
    </message>
    <message>
        <source>rate %1 (%2)</source>
        <translation>単価 %1 (%2)</translation>
    </message>
    <message>
        <source>For this account only: %1. They apply again if you add an account with the same name and base URL.</source>
        <comment>limits and rates</comment>
        <translation>このアカウントのみに適用: %1。同じ名前とベース URL のアカウントを追加すると、再び適用されます。</translation>
    </message>
    <message>
        <source>up to %1, because the service chooses what the request leaves out</source>
        <translation>最大 %1 (リクエストで省略した項目はサービスが決めるため)</translation>
    </message>
    <message>
        <source>Secret:</source>
        <translation>シークレット:</translation>
    </message>
    <message>
        <source>The secret is empty.</source>
        <translation>シークレットが空です。</translation>
    </message>
    <message>
        <source>The file %1 is sent.</source>
        <translation>ファイル %1 を送信します。</translation>
    </message>
    <message>
        <source>Known: %1.</source>
        <translation>既知のもの: %1。</translation>
    </message>
    <message>
        <source>There is no model &quot;%1&quot;.</source>
        <translation>モデル「%1」はありません。</translation>
    </message>
    <message>
        <source>--from is a later day than --to.</source>
        <translation>--from が --to より後の日付です。</translation>
    </message>
    <message>
        <source>%1 per %2</source>
        <comment>$0.10 per second</comment>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>You stopped tracking this task, and the service may charge it. &quot;dailies-cli adopt&quot; with its ID gets the figure, or enter it from your invoice.</source>
        <translation>このタスクの追跡を停止したため、サービスから課金される可能性があります。ID を指定して「dailies-cli adopt」を実行すると数値を取得できます。または請求書を見て入力してください。</translation>
    </message>
    <message>
        <source>Records what a request cost: one whose cost the service didn&apos;t report, or one that your invoice charges differently, such as after a refund. &quot;spend calls&quot; shows the numbers of the calls.</source>
        <translation>リクエストの料金を記録します。サービスが料金を報告しなかったものや、返金後など、請求書の料金が異なるものに使います。「spend calls」で呼び出しの番号を確認できます。</translation>
    </message>
    <message>
        <source>Credit on the invoice: line %1</source>
        <translation>請求書での返金: %1 行目</translation>
    </message>
    <message>
        <source>Only on the invoice: line %1</source>
        <translation>請求書のみ: %1 行目</translation>
    </message>
    <message>
        <source>(the same ID as line %1)</source>
        <translation>(%1 行目と同じ ID)</translation>
    </message>
    <message>
        <source>%1 can&apos;t be counted</source>
        <translation>%1 は集計できません</translation>
    </message>
    <message>
        <source>From %1 on it replaces rate %2 (%3), which has the same criteria.</source>
        <translation>%1 から、条件が同じ単価 %2 (%3) の代わりに使われます。</translation>
    </message>
    <message numerus="yes">
        <source>%n rates of the file were there already.</source>
        <translation>
            <numerusform>ファイルの単価のうち %n 件はすでにありました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 per kept second, %n takes without a rate left out</source>
        <translation>
            <numerusform>採用 1 秒あたり %1 (単価のないテイク %n 件を除く)</numerusform>
        </translation>
    </message>
    <message>
        <source>The link to the clip expired, and the service gave no new one. &quot;dailies-cli adopt&quot; with its ID asks for one again.</source>
        <translation>クリップの URL が期限切れになり、サービスから新しい URL は示されませんでした。ID を指定して「dailies-cli adopt」を実行すると、再度照会します。</translation>
    </message>
    <message>
        <source>The link refuses HEAD requests, which a few services need.</source>
        <translation>この URL は、一部のサービスに必要な HEAD リクエストを拒否します。</translation>
    </message>
    <message>
        <source>Uploads a file and prints its link. The same content with the same extension is uploaded only once, except by a command, which runs each time.</source>
        <translation>ファイルをアップロードし、その URL を表示します。内容と拡張子が同じものは 1 回だけアップロードします。ただし、コマンドによるアップロード先では毎回実行します。</translation>
    </message>
    <message>
        <source>--link-hours must be 1 to %1.</source>
        <translation>--link-hours は 1～%1 です。</translation>
    </message>
    <message>
        <source>Sending is paused in this profile. Not sent: task %1. Use &quot;dailies-cli sending --resume&quot; to resume it.</source>
        <comment>one or several numbers</comment>
        <translation>このプロファイルでは送信が一時停止中です。未送信: タスク %1。再開するには「dailies-cli sending --resume」を使ってください。</translation>
    </message>
    <message>
        <source>The task ID is too long, or contains a line break or another character that no ID has.</source>
        <translation>タスク ID が長すぎるか、改行など ID に使われない文字が含まれています。</translation>
    </message>
    <message>
        <source>Couldn&apos;t write the output: %1.</source>
        <translation>出力を書き込めませんでした: %1。</translation>
    </message>
    <message>
        <source>Password:</source>
        <translation>パスワード:</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation>ファイル %1 はありません。</translation>
    </message>
    <message numerus="yes">
        <source>%n tasks got no response and need a decision. &quot;dailies-cli decide&quot; shows them.</source>
        <translation>
            <numerusform>%n 件のタスクに応答がなく、判断が必要です。「dailies-cli decide」で表示できます。</numerusform>
        </translation>
    </message>
    <message>
        <source>With --generate-again: send even if it goes over a spending limit that asks.</source>
        <translation>--generate-again と併用: 確認を求める支出の上限を超えても送信します。</translation>
    </message>
    <message>
        <source>up to %1</source>
        <comment>an amount of money</comment>
        <translation>最大 %1</translation>
    </message>
    <message>
        <source>not billed</source>
        <comment>a take</comment>
        <translation>課金なし</translation>
    </message>
    <message>
        <source>%1, unsettled</source>
        <comment>a quantity</comment>
        <translation>%1 (未確定)</translation>
    </message>
    <message>
        <source>Line %1, task %2: %3 here, %4 on the invoice, which can&apos;t be compared</source>
        <translation>%1 行目、タスク %2: Dailies では %3、請求書では %4 で、比較できません</translation>
    </message>
    <message numerus="yes">
        <source>%n lines can&apos;t be compared: they have no figure that their take has.</source>
        <translation>
            <numerusform>%n 行は比較できません: テイクと同じ種類の数値がありません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The money of %n takes isn&apos;t compared, because they have no rate.</source>
        <translation>
            <numerusform>%n 件のテイクは単価がないため、金額を比較していません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The quantity of %n takes isn&apos;t compared, because they were billed in another unit.</source>
        <translation>
            <numerusform>%n 件のテイクは別の単位で課金されたため、数量を比較していません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Not compared, because their names aren&apos;t known: the columns &quot;%1&quot;. Call the one with the money &quot;amount&quot;.</source>
        <translation>名前が不明なため比較していない列: 「%1」。金額の列は「amount」という名前にしてください。</translation>
    </message>
    <message>
        <source>Compares what was billed with an invoice: its totals, or a CSV file with one line for each take. Ends with status 1 if they differ, or if something can&apos;t be compared.</source>
        <translation>課金された内容を請求書 (合計、またはテイクごとに 1 行の CSV ファイル) と比較します。違いがあるか、比較できないものがある場合は、ステータス 1 で終了します。</translation>
    </message>
    <message>
        <source>Files kept: %1 (%2), because requests at the service may still fetch them. --force deletes them, too.</source>
        <translation>保持したファイル: %1 (%2)。サービス側のリクエストがまだ取得する可能性があります。--force を付けるとこれらも削除します。</translation>
    </message>
    <message>
        <source>%1 Files not deleted: %2.</source>
        <translation>%1削除していないファイル: %2。</translation>
    </message>
    <message>
        <source>Delete the files, except those that requests at the service may still fetch.</source>
        <translation>ファイルを削除します。サービス側のリクエストがまだ取得する可能性のあるものは残します。</translation>
    </message>
    <message>
        <source>With --delete: delete those, too.</source>
        <translation>--delete と併用: それらも削除します。</translation>
    </message>
    <message>
        <source>%1 COMMAND --help shows the options of a command.</source>
        <translation>%1 コマンド --help でコマンドのオプションを表示します。</translation>
    </message>
    <message>
        <source>no price, because the rates that may apply are in several currencies</source>
        <translation>価格なし (適用される可能性のある単価の通貨が複数あるため)</translation>
    </message>
    <message>
        <source>--%1 must be an amount with at most six decimal places and its currency, such as &quot;4.20 USD&quot;.</source>
        <translation>--%1 は小数点以下 6 桁までの、&quot;4.20 USD&quot; のような通貨付きの金額です。</translation>
    </message>
    <message>
        <source>none</source>
        <comment>cost in practice mode</comment>
        <translation>なし</translation>
    </message>
    <message>
        <source>planned</source>
        <comment>state of a cost</comment>
        <translation>予定</translation>
    </message>
    <message>
        <source>reserved</source>
        <comment>state of a cost</comment>
        <translation>確保中</translation>
    </message>
    <message>
        <source>billed</source>
        <comment>state of a cost</comment>
        <translation>課金済み</translation>
    </message>
    <message>
        <source>not billed</source>
        <comment>state of a cost</comment>
        <translation>課金なし</translation>
    </message>
    <message>
        <source>unsettled</source>
        <comment>state of a cost</comment>
        <translation>未確定</translation>
    </message>
    <message numerus="yes">
        <source>with %n earlier calls, see &quot;dailies-cli spend calls&quot;</source>
        <translation>
            <numerusform>以前の呼び出し %n 回を含む。「dailies-cli spend calls」を参照</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 here, not compared, because the invoice&apos;s total is in %3</source>
        <translation>%1: Dailies では %2。請求書の合計が %3 のため比較していません</translation>
    </message>
    <message>
        <source>Line %1 is a total and wasn&apos;t compared.</source>
        <translation>%1 行目は合計のため、比較していません。</translation>
    </message>
    <message>
        <source>Use &quot;dailies-cli watch --send %1 --over-limit&quot; to send it anyway.</source>
        <translation>それでも送信するには「dailies-cli watch --send %1 --over-limit」を使います。</translation>
    </message>
    <message>
        <source>With --send or --send-waiting: send even if it goes over a spending limit that asks.</source>
        <translation>--send または --send-waiting と併用: 確認を求める支出の上限を超えても送信します。</translation>
    </message>
    <message>
        <source>Only takes that need attention, or none of them.</source>
        <translation>対応が必要なテイクのみ、または対応が必要なテイクを除外。</translation>
    </message>
    <message>
        <source>The request&apos;s family: A or B. Default: that of the account&apos;s models.</source>
        <translation>リクエストのファミリー (A または B)。既定: アカウントのモデルのファミリー。</translation>
    </message>
    <message>
        <source>%1: %2 here, %3 on the invoice: equal, because the invoice is rounded</source>
        <translation>%1: Dailies では %2、請求書では %3: 請求書が丸められているため等しい</translation>
    </message>
    <message>
        <source>in the Trash</source>
        <translation>ごみ箱内</translation>
    </message>
    <message numerus="yes">
        <source>%n at the highest possible rate</source>
        <translation>
            <numerusform>%n 件は考えられる最も高い単価で計算</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing was charged</source>
        <translation>課金なし</translation>
    </message>
    <message>
        <source>No response yet: task %1, which may be charged. &quot;dailies-cli decide&quot; shows it.</source>
        <comment>one or several numbers</comment>
        <translation>応答待ち: タスク %1。課金される可能性があります。「dailies-cli decide」で確認できます。</translation>
    </message>
    <message>
        <source>Give a name of 1 to %1 characters.</source>
        <translation>1~%1 文字の名前を指定してください。</translation>
    </message>
    <message>
        <source>Removed task %1. The service didn&apos;t accept it, and it won&apos;t be sent again.</source>
        <translation>タスク %1 を削除しました。サービスに受け付けられておらず、再送信もされません。</translation>
    </message>
    <message>
        <source>Adds a spending limit for the window and the command line. Billed, reserved and unsettled amounts count. Running tasks are never stopped.</source>
        <translation>ウィンドウとコマンドラインの利用上限を追加します。請求済み、予約済み、未確定の金額が数えられます。実行中のタスクが止められることはありません。</translation>
    </message>
    <message>
        <source>The upload place for local files that need a link. Default: the one that is in use.</source>
        <translation>URL が必要なローカルファイルのアップロード先。省略時は使用中のアップロード先です。</translation>
    </message>
    <message>
        <source>The period. &quot;run&quot; is one press of Generate or one submit.</source>
        <translation>期間。「run」は、「生成」を 1 回押すこと、または 1 回の submit コマンドを指します。</translation>
    </message>
    <message>
        <source>The upload place. Default: the one that is in use.</source>
        <translation>アップロード先。省略時は使用中のアップロード先です。</translation>
    </message>
    <message>
        <source>Only files uploaded at least this many days ago.</source>
        <translation>アップロードから指定した日数が過ぎたファイルのみ。</translation>
    </message>
    <message>
        <source>How long presigned links are valid, 1 to 168 hours; in requests at least 24. Default: 48.</source>
        <translation>署名付き URL の有効期間 (1～168 時間)。リクエスト内では 24 時間以上になります。省略時は 48 です。</translation>
    </message>
    <message>
        <source>The upload place for files of requests that are sent. Default: the one that is in use.</source>
        <translation>送信するリクエストのファイルのアップロード先。省略時は使用中のアップロード先です。</translation>
    </message>
    <message numerus="yes">
        <source>Estimate: about %1, based on %n earlier takes like this, %2</source>
        <translation>
            <numerusform>見積もり: 約 %1 (同様の過去のテイク %n 件に基づく)、%2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Estimate: about %1, at most %2, based on %n earlier takes like this, %3</source>
        <translation>
            <numerusform>見積もり: 約 %1、最大 %2 (同様の過去のテイク %n 件に基づく)、%3</numerusform>
        </translation>
    </message>
    <message>
        <source>Resume sending.</source>
        <translation>送信を再開します。</translation>
    </message>
    <message>
        <source>The service charged this many seconds.</source>
        <translation>サービスはこの秒数を課金しました。</translation>
    </message>
    <message>
        <source>The service charged this many points.</source>
        <translation>サービスはこのポイント数を課金しました。</translation>
    </message>
    <message numerus="yes">
        <source>%n unsettled calls aren&apos;t included.</source>
        <translation>
            <numerusform>未確定の呼び出し %n 件は含まれていません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Adds, lists or removes spending limits.</source>
        <translation>支出の上限の追加、一覧表示、削除を行います。</translation>
    </message>
    <message>
        <source>Adds, lists, removes or imports rates.</source>
        <translation>単価の追加、一覧表示、削除、インポートを行います。</translation>
    </message>
    <message>
        <source>How to group the report. Default: day.</source>
        <translation>レポートの集計単位。省略時は day です。</translation>
    </message>
    <message>
        <source>Waiting to be sent again: task %1. &quot;dailies-cli watch --send-waiting&quot; sends the waiting requests, and &quot;dailies-cli remove&quot; removes it.</source>
        <comment>one or several numbers</comment>
        <translation>再送信待ち: タスク %1。「dailies-cli watch --send-waiting」で待機中のリクエストを送信し、「dailies-cli remove」で削除します。</translation>
    </message>
    <message>
        <source>Not sent: task %1. &quot;dailies-cli watch --send-waiting&quot; sends the waiting requests, and &quot;dailies-cli remove&quot; removes it.</source>
        <comment>one or several numbers</comment>
        <translation>未送信: タスク %1。「dailies-cli watch --send-waiting」で待機中のリクエストを送信し、「dailies-cli remove」で削除します。</translation>
    </message>
    <message>
        <source>Also send requests left unsent by an earlier call, such as after a failed upload. Requests that you put on hold, and those that need your decision, aren&apos;t sent. The service may charge for each one.</source>
        <translation>アップロードの失敗などで以前のコマンドが送信しなかったリクエストも送信します。保留にしたものと、判断が必要なものは送信されません。サービスが 1 件ごとに課金する可能性があります。</translation>
    </message>
    <message numerus="yes">
        <source>%n unfinished tasks of this account are no longer tracked, and their clips may be lost. To track them again, add an account with the same name and base URL, then use &quot;dailies-cli watch&quot;.</source>
        <translation>
            <numerusform>このアカウントの未完了のタスク %n 件は追跡されなくなり、そのクリップは失われる可能性があります。もう一度追跡するには、同じ名前とベース URL のアカウントを追加してから「dailies-cli watch」を使用してください。</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped. Nothing was sent.</source>
        <translation>中止しました。何も送信されていません。</translation>
    </message>
    <message>
        <source>Task %1 is still sent at its time if Dailies is running then. &quot;dailies-cli watch --send %1&quot; sends it now, and &quot;dailies-cli remove %1&quot; removes it.</source>
        <translation>その時刻に Dailies が起動していれば、タスク %1 は予定どおり送信されます。「dailies-cli watch --send %1」で今すぐ送信、「dailies-cli remove %1」で削除できます。</translation>
    </message>
    <message>
        <source>Give either --json or --%1, not both.</source>
        <translation>--json と --%1 はどちらか一方だけ指定してください。</translation>
    </message>
    <message>
        <source>Family A&apos;s model generation. Default: that of the account&apos;s models, or 3.0.</source>
        <translation>ファミリー A のモデルの世代。省略時はアカウントのモデルの世代、それもなければ 3.0 です。</translation>
    </message>
    <message>
        <source>Account: %1</source>
        <translation>アカウント: %1</translation>
    </message>
    <message>
        <source>--sound is on or off.</source>
        <translation>--sound は on か off です。</translation>
    </message>
    <message>
        <source>To use a key without the keychain, set DAILIES_API_KEY and add --account.</source>
        <translation>キーチェーンを使わずにキーを使用するには、DAILIES_API_KEY を設定し、--account を付けてください。</translation>
    </message>
    <message>
        <source>Tasks that got no response: %1. If it is the same task as one of them, it counts twice: &quot;dailies-cli spend calls --state unsettled&quot; shows how to settle the call, and &quot;dailies-cli decide NUMBER --dismiss&quot; closes the question. Next time, use &quot;dailies-cli decide NUMBER --created ID&quot;.</source>
        <comment>two or more numbers</comment>
        <translation>応答のなかったタスク: %1。そのいずれかと同じタスクであれば二重に数えられます。「dailies-cli spend calls --state unsettled」でその呼び出しの確定方法を確認し、「dailies-cli decide 番号 --dismiss」で対応不要にしてください。次回は「dailies-cli decide 番号 --created ID」を使ってください。</translation>
    </message>
    <message>
        <source>Once the disk can be written, &quot;dailies-cli watch&quot; continues. Nothing is sent twice.</source>
        <translation>ディスクに書き込めるようになれば、「dailies-cli watch」で続けられます。同じものを二度送信することはありません。</translation>
    </message>
    <message>
        <source>The request contains the API key of DAILIES_API_KEY. Remove the key from the request.</source>
        <translation>リクエストに DAILIES_API_KEY の API キーが含まれています。リクエストからキーを取り除いてください。</translation>
    </message>
    <message>
        <source>%1, by the link of task %2</source>
        <translation>%1 (タスク %2 の URL を使用)</translation>
    </message>
    <message>
        <source>&quot;%1&quot; isn&apos;t a number.</source>
        <translation>「%1」は数値ではありません。</translation>
    </message>
    <message>
        <source>%1 is larger than %2.</source>
        <translation>%1 は %2 を超えています。</translation>
    </message>
    <message>
        <source>Your entry for call %1 was removed.</source>
        <translation>呼び出し %1 の入力内容を取り消しました。</translation>
    </message>
    <message numerus="yes">
        <source>The quantity of %n takes isn&apos;t compared, because it isn&apos;t known.</source>
        <translation>
            <numerusform>テイク %n 件の数量は不明なため、比較していません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Retrying automatically.</source>
        <translation>自動的に再試行します。</translation>
    </message>
    <message>
        <source>Accepted tasks keep running at the service. To track them, add an account with the same name and base URL, then use &quot;dailies-cli watch&quot;.</source>
        <translation>サービスが受け付けた処理は続いています。追跡するには、同じ名前とベース URL のアカウントを追加してから「dailies-cli watch」を使用してください。</translation>
    </message>
    <message>
        <source>Not downloaded yet: task %1. Run &quot;dailies-cli watch&quot; before its link expires.</source>
        <comment>one or several numbers</comment>
        <translation>未ダウンロード: タスク %1。リンクの期限が切れる前に「dailies-cli watch」を実行してください。</translation>
    </message>
    <message>
        <source>task %1</source>
        <translation>タスク %1</translation>
    </message>
    <message>
        <source>tasks %1</source>
        <comment>several numbers</comment>
        <translation>タスク %1</translation>
    </message>
    <message>
        <source>kept: task %1 may still need it</source>
        <comment>one or several numbers</comment>
        <translation>保持: タスク %1 がまだ必要とする可能性があります</translation>
    </message>
</context>
<context>
    <name>Dailies::ClipBar</name>
    <message>
        <source>Drag the clip into another program</source>
        <translation>クリップをほかのプログラムにドラッグします</translation>
    </message>
</context>
<context>
    <name>Dailies::ClipController</name>
    <message>
        <source>Copying clips: %1 of %2</source>
        <translation>クリップをコピー中: %1 / %2</translation>
    </message>
    <message>
        <source>None of these takes has a clip yet.</source>
        <translation>これらのテイクにはまだクリップがありません。</translation>
    </message>
    <message>
        <source>Save clip as</source>
        <translation>クリップを別名で保存</translation>
    </message>
    <message>
        <source>Clips (*.%1)</source>
        <translation>クリップ (*.%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message numerus="yes">
        <source>Save %n clips in a folder</source>
        <translation>
            <numerusform>%n 件のクリップをフォルダーに保存</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copying %n clips…</source>
        <translation>
            <numerusform>%n 件のクリップをコピーしています…</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>%1 として保存しました。</translation>
    </message>
    <message>
        <source>Nothing was copied.</source>
        <translation>何もコピーされていません。</translation>
    </message>
    <message>
        <source>This clip is no longer on disk: %1.</source>
        <translation>このクリップはもうディスクにありません: %1。</translation>
    </message>
    <message numerus="yes">
        <source>%n clips are no longer on disk, including %1.</source>
        <translation>
            <numerusform>%1 など %n 件のクリップは、もうディスクにありません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more weren&apos;t copied.</source>
        <translation>
            <numerusform>ほか %n 件もコピーされませんでした。</numerusform>
        </translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>フォルダーを開く</translation>
    </message>
    <message numerus="yes">
        <source>%n clips copied.</source>
        <translation>
            <numerusform>%n 件のクリップをコピーしました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Take %1 is in the Trash. Restore brings it back with its clip.</source>
        <translation>テイク %1 はごみ箱にあります。「復元」でクリップとともに元に戻せます。</translation>
    </message>
</context>
<context>
    <name>Dailies::ClipCopy</name>
    <message>
        <source>Stopped.</source>
        <translation>中止しました。</translation>
    </message>
    <message>
        <source>no free file name in the folder</source>
        <translation>フォルダーに使えるファイル名がありません</translation>
    </message>
    <message>
        <source>Couldn&apos;t copy %1: %2.</source>
        <translation>%1 はコピーされませんでした: %2。</translation>
    </message>
    <message>
        <source>Couldn&apos;t copy %1: it no longer exists.</source>
        <translation>%1 はコピーされませんでした: ファイルはもうありません。</translation>
    </message>
    <message>
        <source>it&apos;s the clip itself</source>
        <translation>コピー先がクリップ自体です</translation>
    </message>
    <message>
        <source>%1 needed, %2 free on the disk</source>
        <translation>%1 必要ですが、ディスクの空きは %2 です</translation>
    </message>
    <message>
        <source>it couldn&apos;t be read completely</source>
        <translation>最後まで読み込めませんでした</translation>
    </message>
</context>
<context>
    <name>Dailies::ClipExtract</name>
    <message>
        <source>The range is empty: it ends before it begins.</source>
        <translation>範囲が空です。始点より前で終わっています。</translation>
    </message>
    <message>
        <source>That is the clip itself. Choose another name.</source>
        <translation>クリップそのものです。別の名前を選択してください。</translation>
    </message>
    <message>
        <source>Stopped. No file was made.</source>
        <translation>中止しました。ファイルは作成されていません。</translation>
    </message>
    <message>
        <source>Can&apos;t write %1: %2.</source>
        <translation>%1 を書き込めません: %2。</translation>
    </message>
    <message>
        <source>a file of this name is there already</source>
        <translation>同じ名前のファイルがすでにあります</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>中止しました。</translation>
    </message>
    <message>
        <source>The sound track has ended before this range. No file was made.</source>
        <translation>音声トラックがこの範囲より前で終わっています。ファイルは作成されていません。</translation>
    </message>
</context>
<context>
    <name>Dailies::ClipMaker</name>
    <message>
        <source>A sample clip can&apos;t be %1 × %2 pixels.</source>
        <translation>練習用クリップを %1 × %2 ピクセルにすることはできません。</translation>
    </message>
    <message>
        <source>A sample clip can&apos;t be %1 s long.</source>
        <translation>練習用クリップの長さを %1 秒にすることはできません。</translation>
    </message>
    <message>
        <source>A sample clip can&apos;t have %1 frames per second.</source>
        <translation>練習用クリップのフレームレートを毎秒 %1 フレームにすることはできません。</translation>
    </message>
    <message>
        <source>Sample clips need Qt&apos;s text rendering.</source>
        <translation>練習用クリップの作成には、Qt の文字描画機能が必要です。</translation>
    </message>
    <message>
        <source>Stopped making the sample clip.</source>
        <translation>練習用クリップの作成を中止しました。</translation>
    </message>
    <message>
        <source>Can&apos;t write the sample clip %1: %2.</source>
        <translation>練習用クリップ %1 を書き込めません: %2。</translation>
    </message>
</context>
<context>
    <name>Dailies::ClipPatternEdit</name>
    <message>
        <source>A red kite climbs over the evening hill</source>
        <translation>夕暮れの丘の上に赤い凧が舞い上がる</translation>
    </message>
    <message>
        <source>Insert</source>
        <translation>挿入</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日付</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時刻</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Request kind</source>
        <translation>リクエストの種類</translation>
    </message>
    <message>
        <source>All clips would have the same name.</source>
        <translation>すべてのクリップが同じ名前になります。</translation>
    </message>
    <message>
        <source>Start of the prompt</source>
        <translation>プロンプトの冒頭</translation>
    </message>
    <message>
        <source>Task number</source>
        <translation>タスクの番号</translation>
    </message>
    <message>
        <source>Example: %1</source>
        <translation>例: %1</translation>
    </message>
    <message>
        <source>Not recognised and kept as text: %1. Insert lists what you can use.</source>
        <comment>{title}</comment>
        <translation>認識できないため文字のまま残しました: %1。使えるものは「挿入」にあります。</translation>
    </message>
</context>
<context>
    <name>Dailies::ClipText</name>
    <message>
        <source>AI generated</source>
        <translation>AI 生成</translation>
    </message>
    <message>
        <source>frame %1 of %2</source>
        <translation>フレーム %1 / %2</translation>
    </message>
</context>
<context>
    <name>Dailies::CodesEdit</name>
    <message>
        <source>Add codes</source>
        <translation>コードを追加</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>ファイルから…</translation>
    </message>
    <message>
        <source>Codes to add</source>
        <translation>追加するコード</translation>
    </message>
    <message numerus="yes">
        <source>%n codes are recognised.</source>
        <translation>
            <numerusform>%n 件のコードを判別しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>The file is too large to be a list of model codes.</source>
        <translation>ファイルが大きすぎるため、モデルコードの一覧ではありません。</translation>
    </message>
    <message>
        <source>Model codes</source>
        <translation>モデルコード</translation>
    </message>
    <message>
        <source>One model code per line</source>
        <translation>1 行に 1 つのモデルコード</translation>
    </message>
    <message>
        <source>Treat unknown models as</source>
        <translation>不明なモデルの扱い</translation>
    </message>
    <message>
        <source>Not recognised: %1</source>
        <translation>認識できません: %1</translation>
    </message>
    <message>
        <source>The file can&apos;t be read: %1.</source>
        <translation>ファイルを読み込めません: %1。</translation>
    </message>
    <message>
        <source>The file isn&apos;t text.</source>
        <translation>テキストファイルではありません。</translation>
    </message>
</context>
<context>
    <name>Dailies::ColumnsDialog</name>
    <message>
        <source>Move &amp;left</source>
        <translation>左へ移動(&amp;L)</translation>
    </message>
    <message>
        <source>Move &amp;right</source>
        <translation>右へ移動(&amp;R)</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Columns, from the left</source>
        <translation>列 (左から順)</translation>
    </message>
    <message>
        <source>Checked columns are shown in this order, as far as there is room. Move them with the buttons, or with Ctrl and the arrow keys.</source>
        <translation>チェックした列が、表示できる範囲でこの順序に並びます。ボタン、または Ctrl と矢印キーで移動できます。</translation>
    </message>
</context>
<context>
    <name>Dailies::CommandPalette</name>
    <message>
        <source>Find a command</source>
        <translation>コマンドを検索</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>Type a command, account, draft or filter</source>
        <translation>コマンド、アカウント、下書き、フィルターを入力</translation>
    </message>
    <message>
        <source>No command matches “%1”.</source>
        <translation>「%1」に一致するコマンドはありません。</translation>
    </message>
    <message>
        <source>extend longer</source>
        <translation>延長 続き</translation>
    </message>
    <message>
        <source>remove trash bin</source>
        <translation>除去 ゴミ箱</translation>
    </message>
    <message>
        <source>storage space free up</source>
        <translation>ストレージ 容量 空き</translation>
    </message>
    <message>
        <source>evidence proof</source>
        <translation>証拠 証明</translation>
    </message>
    <message>
        <source>spreadsheet table csv json</source>
        <translation>表計算 スプレッドシート csv json</translation>
    </message>
    <message>
        <source>stack stacks</source>
        <translation>スタック 重ねる</translation>
    </message>
    <message>
        <source>keys hotkeys</source>
        <translation>キー ホットキー</translation>
    </message>
    <message>
        <source>exit close</source>
        <translation>閉じる 終わる</translation>
    </message>
    <message>
        <source>price cost</source>
        <translation>価格 料金</translation>
    </message>
    <message>
        <source>bug feedback support</source>
        <translation>バグ 不具合 サポート</translation>
    </message>
    <message>
        <source>screenshot still picture</source>
        <translation>スクリーンショット 静止画 写真</translation>
    </message>
    <message>
        <source>trim cut shorten</source>
        <translation>トリミング カット 短く</translation>
    </message>
    <message>
        <source>preferences options</source>
        <translation>環境設定 オプション</translation>
    </message>
    <message>
        <source>money cost price budget bill</source>
        <translation>お金 費用 料金 予算 請求</translation>
    </message>
    <message>
        <source>budget maximum</source>
        <translation>予算 上限</translation>
    </message>
    <message>
        <source>demo test try</source>
        <translation>デモ テスト 試す</translation>
    </message>
    <message>
        <source>help manual</source>
        <translation>ヘルプ マニュアル</translation>
    </message>
</context>
<context>
    <name>Dailies::CommandUploader</name>
    <message>
        <source>A command can&apos;t list the uploaded files.</source>
        <translation>コマンドでは、アップロードしたファイルを一覧表示できません。</translation>
    </message>
    <message>
        <source>A command can&apos;t delete uploaded files.</source>
        <translation>コマンドでは、アップロードしたファイルを削除できません。</translation>
    </message>
    <message>
        <source>The program %1 can&apos;t be started.</source>
        <translation>プログラム %1 を起動できません。</translation>
    </message>
    <message>
        <source>%1 took longer than %2 s and was stopped.</source>
        <translation>%1 は %2 秒を超えたため中止しました。</translation>
    </message>
    <message>
        <source>Stopped by you.</source>
        <translation>手動で中止しました。</translation>
    </message>
    <message>
        <source>%1 crashed.</source>
        <translation>%1 がクラッシュしました。</translation>
    </message>
    <message>
        <source>%1 ended with status %2.</source>
        <translation>%1 はステータス %2 で終了しました。</translation>
    </message>
    <message>
        <source>%1 ended with status %2: %3</source>
        <translation>%1 はステータス %2 で終了しました: %3</translation>
    </message>
    <message>
        <source>The last line that %1 printed can&apos;t be used: %2</source>
        <translation>%1 が最後に出力した行は使用できません: %2</translation>
    </message>
</context>
<context>
    <name>Dailies::CompareAction</name>
    <message>
        <source>Compare</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>Shows the selected takes side by side.</source>
        <translation>選択したテイクを並べて表示します。</translation>
    </message>
    <message>
        <source>Select %1 to %2 takes to compare them.</source>
        <translation>%1～%2 件のテイクを選択すると比較できます。</translation>
    </message>
    <message>
        <source>Compare all</source>
        <translation>すべて比較</translation>
    </message>
    <message>
        <source>Shows the selected takes side by side, except those without a clip.</source>
        <translation>選択したテイクを並べて表示します (クリップのないものを除く)。</translation>
    </message>
    <message>
        <source>At least two of the selected takes need a clip that can be played.</source>
        <translation>選択したテイクのうち 2 つ以上に再生できるクリップが必要です。</translation>
    </message>
</context>
<context>
    <name>Dailies::CompareActions</name>
    <message>
        <source>Side by side</source>
        <translation>並べて表示</translation>
    </message>
    <message>
        <source>Wipe</source>
        <translation>ワイプ</translation>
    </message>
    <message>
        <source>Blink</source>
        <translation>切り替え表示</translation>
    </message>
    <message>
        <source>Previous take</source>
        <translation>前のテイク</translation>
    </message>
    <message>
        <source>Next take</source>
        <translation>次のテイク</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>やり直す</translation>
    </message>
    <message>
        <source>Back to the takes</source>
        <translation>テイクに戻る</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>相違点</translation>
    </message>
    <message>
        <source>The settings that differ</source>
        <translation>値が異なるパラメーター</translation>
    </message>
    <message>
        <source>All takes next to each other</source>
        <translation>すべてのテイクを並べて表示します</translation>
    </message>
    <message>
        <source>One take at a time; press again for the next</source>
        <translation>テイクを 1 件ずつ表示します。もう一度押すと次に進みます</translation>
    </message>
    <message>
        <source>Auto-blink</source>
        <translation>自動切り替え</translation>
    </message>
    <message>
        <source>Move divider left</source>
        <translation>分割線を左へ</translation>
    </message>
    <message>
        <source>Move divider right</source>
        <translation>分割線を右へ</translation>
    </message>
    <message>
        <source>Clear rating</source>
        <translation>評価を消去</translation>
    </message>
    <message>
        <source>A divider between two takes. Select two takes to use it.</source>
        <translation>分割線で比べられるのは 2 件のテイクです。2 件選択すると使えます。</translation>
    </message>
    <message>
        <source>Marks the selected take as not good enough, or takes that back</source>
        <translation>選択中のテイクに不採用の印を付けるか、印を外します</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Moves the selected take and its clip to the Trash. You can undo this.</source>
        <translation>選択中のテイクとそのクリップをごみ箱に移動します。元に戻すことができます。</translation>
    </message>
    <message>
        <source>Two takes in one place with a divider</source>
        <translation>2 件のテイクを重ね、線で区切って表示します</translation>
    </message>
    <message>
        <source>Picture %1</source>
        <comment>the picture at this place of a comparison</comment>
        <translation>映像 %1</translation>
    </message>
    <message>
        <source>Reject / Restore</source>
        <translation>不採用にする / 復元</translation>
    </message>
</context>
<context>
    <name>Dailies::CompareMarks</name>
    <message>
        <source>More</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>More for this take</source>
        <translation>このテイクのその他の操作</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>復元</translation>
    </message>
    <message>
        <source>Reject</source>
        <translation>不採用にする</translation>
    </message>
</context>
<context>
    <name>Dailies::ComparePlayer</name>
    <message>
        <source>None of these takes can be shown.</source>
        <translation>これらのテイクはいずれも表示できません。</translation>
    </message>
</context>
<context>
    <name>Dailies::CompareView</name>
    <message numerus="yes">
        <source>Comparing %n takes</source>
        <translation>
            <numerusform>%n 件のテイクを比較中</numerusform>
        </translation>
    </message>
    <message>
        <source>Playing slower: too many takes for this computer.</source>
        <translation>低速で再生中: テイクの数がこのコンピューターの性能を超えています。</translation>
    </message>
</context>
<context>
    <name>Dailies::ComposeHeader</name>
    <message>
        <source>Examples</source>
        <translation>リクエスト例</translation>
    </message>
    <message>
        <source>Drafts</source>
        <translation>下書き</translation>
    </message>
    <message>
        <source>New request</source>
        <translation>新規リクエスト</translation>
    </message>
    <message>
        <source>One example per kind</source>
        <translation>種類ごとに 1 つの例</translation>
    </message>
</context>
<context>
    <name>Dailies::ConnectionPanel</name>
    <message>
        <source>Nothing was sent, created or charged.</source>
        <translation>何も送信、作成されておらず、課金されていません。</translation>
    </message>
    <message>
        <source>Sends a harmless test query. Nothing is created or charged.</source>
        <translation>存在しないタスクをサービスに照会します。何も作成されず、課金もされません。</translation>
    </message>
    <message>
        <source>Getting the key…</source>
        <translation>キーを取得しています…</translation>
    </message>
    <message>
        <source>Testing…</source>
        <translation>サービスに照会しています…</translation>
    </message>
    <message>
        <source>Testing %1…</source>
        <translation>%1 を照会しています…</translation>
    </message>
    <message>
        <source>Testing %1 (%2 of %3)…</source>
        <translation>%1 を照会しています (%2 / %3)…</translation>
    </message>
    <message>
        <source>The service responded: %1</source>
        <translation>サービスの応答: %1</translation>
    </message>
    <message>
        <source>Request ID: %1</source>
        <translation>リクエスト ID: %1</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>中止しました。</translation>
    </message>
</context>
<context>
    <name>Dailies::ConnectionTest</name>
    <message>
        <source>Nothing was sent, created or charged.</source>
        <translation>何も送信、作成されておらず、課金されていません。</translation>
    </message>
    <message numerus="yes">
        <source>Tested %n models. Nothing was created, nothing is charged.</source>
        <translation>
            <numerusform>%n 件のモデルについて、存在しないタスクを照会しました。何も作成されておらず、課金されません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more models weren&apos;t tested.</source>
        <translation>
            <numerusform>ほか %n 件のモデルは照会していません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was created, nothing is charged.</source>
        <translation>何も作成しておらず、課金もされません。</translation>
    </message>
</context>
<context>
    <name>Dailies::CostController</name>
    <message>
        <source>Cost unknown</source>
        <translation>料金不明</translation>
    </message>
    <message>
        <source>Over the limit: %1</source>
        <comment>what is left of a limit</comment>
        <translation>上限超過: %1</translation>
    </message>
    <message>
        <source>Sending is paused</source>
        <translation>送信を一時停止中</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <comment>a limit, and an account</comment>
        <translation>%1 (アカウント: %2)</translation>
    </message>
    <message>
        <source>%1 · past 80 %</source>
        <comment>what is left of a limit</comment>
        <translation>%1 · 80% 超</translation>
    </message>
    <message>
        <source>Uses %1</source>
        <comment>an amount, below Generate</comment>
        <translation>使用量: %1</translation>
    </message>
    <message>
        <source>You&apos;ll be charged for up to %1.</source>
        <comment>15 s</comment>
        <translation>最大 %1 が課金されます。</translation>
    </message>
    <message>
        <source>You&apos;ll be charged for up to %1 (%2).</source>
        <comment>15 s, and what they cost</comment>
        <translation>最大 %1 (%2) が課金されます。</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>41 of 60 s left today</comment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>%1 · none after this</source>
        <comment>what is left of a limit</comment>
        <translation>%1 · これで残りなし</translation>
    </message>
    <message>
        <source>%1 doesn&apos;t count %2</source>
        <comment>a limit, and the code of a currency</comment>
        <translation>%1 の上限では %2 を数えません</translation>
    </message>
</context>
<context>
    <name>Dailies::CropDialog</name>
    <message>
        <source>Crop a copy</source>
        <translation>コピーを切り抜く</translation>
    </message>
    <message>
        <source>%1: %2 × %3 becomes %4 × %5</source>
        <comment>name of a file, its size and that of the copy</comment>
        <translation>%1: %2 × %3 → %4 × %5</translation>
    </message>
    <message>
        <source>Drag the frame, or use the arrow keys. The original file stays as it is.</source>
        <translation>枠をドラッグするか、矢印キーを使います。元のファイルは変わりません。</translation>
    </message>
</context>
<context>
    <name>Dailies::CropView</name>
    <message>
        <source>Part to keep</source>
        <translation>残す部分</translation>
    </message>
</context>
<context>
    <name>Dailies::DatabaseMaintenance</name>
    <message>
        <source>The task database is damaged (%1). Nothing more is sent; tasks in progress continue. Restart Dailies: it will move the damaged database aside and use its newest copy.</source>
        <translation>タスクデータベースが破損しています (%1)。これ以上の送信は行いません。進行中のものは続行されます。Dailies を再起動すると、データベースは別の場所に移され、最新のコピーに置き換えられます。</translation>
    </message>
</context>
<context>
    <name>Dailies::DaysDialog</name>
    <message>
        <source>From</source>
        <translation>開始日</translation>
    </message>
    <message>
        <source>To</source>
        <translation>終了日</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>Created between</source>
        <translation>作成日の範囲</translation>
    </message>
</context>
<context>
    <name>Dailies::DecisionBar</name>
    <message>
        <source>Copy for support</source>
        <translation>サポート用にコピー</translation>
    </message>
    <message>
        <source>sent %1</source>
        <translation>%1 に送信</translation>
    </message>
    <message>
        <source>Sent: %1</source>
        <translation>送信日時: %1</translation>
    </message>
    <message>
        <source>SHA-256 %1…</source>
        <translation>SHA-256 %1…</translation>
    </message>
    <message>
        <source>SHA-256 of the request: %1</source>
        <translation>リクエストの SHA-256: %1</translation>
    </message>
    <message>
        <source>For support: %1</source>
        <translation>サポート用: %1</translation>
    </message>
    <message>
        <source>No response</source>
        <translation>応答なし</translation>
    </message>
    <message>
        <source>Task ID</source>
        <translation>タスク ID</translation>
    </message>
    <message>
        <source>Reopen</source>
        <translation>対応し直す</translation>
    </message>
    <message>
        <source>I found it: enter its ID…</source>
        <translation>見つかった: ID を入力…</translation>
    </message>
    <message>
        <source>Generate again</source>
        <translation>もう一度生成</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>対応不要にする</translation>
    </message>
    <message>
        <source>Resubmit anyway</source>
        <translation>それでも再送信</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Dismissed. The service may have accepted this request.</source>
        <translation>対応不要にしました。サービスがこのリクエストを受け付けた可能性があります。</translation>
    </message>
    <message>
        <source>Dismissed. This request may have been charged.</source>
        <translation>対応不要にしました。このリクエストには課金された可能性があります。</translation>
    </message>
    <message>
        <source>Found it in the service&apos;s task list? Paste its ID and Dailies will track it and download the clip.</source>
        <translation>サービスのタスク一覧にありましたか? ID を貼り付けると、Dailies がタスクを追跡してクリップをダウンロードします。</translation>
    </message>
    <message>
        <source>If the first one went through, both will run.</source>
        <translation>最初のリクエストが受け付けられていた場合は、両方が実行されます。</translation>
    </message>
    <message>
        <source>If the first one went through, you&apos;ll pay for both.</source>
        <translation>最初のリクエストが受け付けられていた場合は、両方に料金がかかります。</translation>
    </message>
    <message>
        <source>request ID %1</source>
        <translation>リクエスト ID %1</translation>
    </message>
    <message>
        <source>Request ID: %1</source>
        <translation>リクエスト ID: %1</translation>
    </message>
    <message>
        <source>Look in the service&apos;s task list. Paste the ID, and Dailies tracks the task and downloads the clip.</source>
        <translation>サービスのタスク一覧を確認してください。ID を貼り付けると、Dailies がタスクを追跡してクリップをダウンロードします。</translation>
    </message>
    <message>
        <source>Keeps the record. You can still decide later.</source>
        <translation>記録を残します。後で判断することもできます。</translation>
    </message>
    <message>
        <source>Keeps the record. It may have been charged. You can still decide later.</source>
        <translation>記録を残します。課金された可能性があります。後で判断することもできます。</translation>
    </message>
    <message>
        <source>The response contains what may be its ID: %1.</source>
        <translation>応答に ID らしきものがあります: %1。</translation>
    </message>
    <message>
        <source>The response contains %1, which may be its ID. Check it in the service&apos;s task list; Dailies will then track it and download the clip.</source>
        <translation>応答に %1 が含まれており、これが ID の可能性があります。サービスのタスク一覧で確認してください。確認後は Dailies がタスクを追跡してクリップをダウンロードします。</translation>
    </message>
    <message>
        <source>Track</source>
        <translation>追跡</translation>
    </message>
</context>
<context>
    <name>Dailies::DesktopIntegration</name>
    <message numerus="yes">
        <source>%n clips saved</source>
        <translation>
            <numerusform>クリップ %n 件を保存</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without a clip</source>
        <translation>
            <numerusform>クリップなし %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Show Dailies</source>
        <translation>Dailies を表示</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>再生</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>フォルダーに表示</translation>
    </message>
    <message>
        <source>Dailies: nothing is running</source>
        <translation>Dailies: 実行中のものはありません</translation>
    </message>
    <message numerus="yes">
        <source>Dailies: %n active</source>
        <translation>
            <numerusform>Dailies: 進行中 %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with no response: you decide</source>
        <translation>
            <numerusform>応答なし %n 件 (要判断)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in practice mode</source>
        <translation>
            <numerusform>練習モード %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>The service says the task is finished, but gives no link to the clip yet. Dailies keeps checking and downloads the clip as soon as there is one.</source>
        <translation>サービスは完了と報告していますが、クリップの URL がまだ示されていません。Dailies は照会を続け、URL が示され次第クリップをダウンロードします。</translation>
    </message>
    <message>
        <source>No clip link yet</source>
        <translation>クリップの URL 待ち</translation>
    </message>
    <message>
        <source>Practice tasks finished</source>
        <translation>練習用タスクが終了しました</translation>
    </message>
    <message>
        <source>Practice takes ready</source>
        <translation>練習用テイクの準備ができました</translation>
    </message>
    <message>
        <source>Tasks finished</source>
        <translation>タスクが終了しました</translation>
    </message>
    <message>
        <source>Takes ready</source>
        <translation>テイクの準備ができました</translation>
    </message>
    <message>
        <source>Sending a request</source>
        <translation>リクエストを送信中</translation>
    </message>
    <message>
        <source>Downloading a clip</source>
        <translation>クリップをダウンロード中</translation>
    </message>
    <message numerus="yes">
        <source>%n tasks are running. In the tray, Dailies keeps going and downloads the clips. If you quit, the tasks continue at the service, and Dailies picks them up when you start it again; download links usually expire after about a day.</source>
        <translation>
            <numerusform>%n 件のタスクが実行中です。トレイに残すと、Dailies は動作を続けてクリップをダウンロードします。終了した場合もタスクはサービスで続き、Dailies は次回の起動時に追跡を再開します。ダウンロード URL の有効期間は通常約 1 日です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep running in the tray</source>
        <translation>トレイで実行を続ける</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Don&apos;t ask again</source>
        <translation>今後確認しない</translation>
    </message>
    <message>
        <source>Uploading files</source>
        <translation>ファイルをアップロード中</translation>
    </message>
    <message numerus="yes">
        <source>%n tasks are running. If you quit, they continue at the service, and Dailies picks them up when you start it again; download links usually expire after about a day.</source>
        <translation>
            <numerusform>%n 件のタスクが実行中です。終了してもタスクはサービスで続き、Dailies は次回の起動時に追跡を再開します。ダウンロード URL の有効期間は通常約 1 日です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n requests haven&apos;t been sent. If you quit, they stay in the list, and Dailies asks about them when you start it again.</source>
        <translation>
            <numerusform>%n 件のリクエストが未送信です。終了しても一覧に残り、Dailies は次回の起動時に確認します。</numerusform>
        </translation>
    </message>
    <message>
        <source>Quit Dailies?</source>
        <translation>Dailies を終了しますか?</translation>
    </message>
    <message>
        <source>Keep running</source>
        <translation>実行を続ける</translation>
    </message>
    <message>
        <source>All tasks have finished.</source>
        <translation>すべてのタスクが終了しました。</translation>
    </message>
</context>
<context>
    <name>Dailies::DifferenceModel</name>
    <message>
        <source>%1, take %2: %3</source>
        <translation>%1、テイク %2: %3</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>テイク %1</translation>
    </message>
</context>
<context>
    <name>Dailies::DifferencePanel</name>
    <message>
        <source>Same settings for all takes.</source>
        <translation>すべてのテイクの設定が同じです。</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>相違点</translation>
    </message>
</context>
<context>
    <name>Dailies::DisclosureButton</name>
    <message>
        <source>Open</source>
        <translation>展開</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>折りたたみ</translation>
    </message>
</context>
<context>
    <name>Dailies::DiskUseDialog</name>
    <message>
        <source>Measuring…</source>
        <translation>計測中…</translation>
    </message>
    <message>
        <source>Delete rejected takes</source>
        <translation>不採用のテイクを削除</translation>
    </message>
    <message>
        <source>Disk use</source>
        <translation>ディスク使用量</translation>
    </message>
    <message>
        <source>Disk use of each account</source>
        <translation>アカウントごとのディスク使用量</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>アカウント</translation>
    </message>
    <message>
        <source>Clips</source>
        <translation>クリップ</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>Rejected</source>
        <translation>不採用</translation>
    </message>
    <message>
        <source>In the Trash</source>
        <translation>ごみ箱内</translation>
    </message>
    <message>
        <source>All accounts</source>
        <translation>すべてのアカウント</translation>
    </message>
    <message>
        <source>Removed account</source>
        <translation>削除されたアカウント</translation>
    </message>
    <message>
        <source>No clips yet.</source>
        <translation>クリップはまだありません。</translation>
    </message>
    <message>
        <source>Clips in the Trash use %1 until you empty the Trash on your desktop.</source>
        <translation>ごみ箱のクリップは、システムのごみ箱を空にするまで %1 を使用します。</translation>
    </message>
    <message>
        <source>Deleted takes go to the Trash. Their space is free once you empty it on your desktop.</source>
        <translation>削除したテイクはごみ箱に移動します。システムのごみ箱を空にすると、容量が空きます。</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n rejected takes (%1)</source>
        <translation>
            <numerusform>%n 件の不採用のテイクを削除 (%1)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::DraftController</name>
    <message>
        <source>Save as draft…</source>
        <translation>下書きとして保存…</translation>
    </message>
    <message>
        <source>All drafts…</source>
        <translation>すべての下書き…</translation>
    </message>
    <message>
        <source>Save the form as a draft</source>
        <translation>フォームを下書きとして保存します</translation>
    </message>
    <message>
        <source>Open, rename or delete drafts</source>
        <translation>下書きを開く、名前を変更する、削除する</translation>
    </message>
</context>
<context>
    <name>Dailies::DraftModel</name>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>保存日時</translation>
    </message>
</context>
<context>
    <name>Dailies::DraftStore</name>
    <message>
        <source>A newer version of Dailies made this draft.</source>
        <translation>この下書きは新しいバージョンの Dailies で作成されています。</translation>
    </message>
    <message>
        <source>Unreadable draft of %1</source>
        <translation>読み込めない下書き (%1)</translation>
    </message>
    <message>
        <source>This draft&apos;s file can&apos;t be read.</source>
        <translation>この下書きのファイルを読み込めません。</translation>
    </message>
    <message>
        <source>This draft&apos;s file is too large.</source>
        <translation>この下書きのファイルが大きすぎます。</translation>
    </message>
    <message>
        <source>This draft&apos;s file is damaged.</source>
        <translation>この下書きのファイルは破損しています。</translation>
    </message>
    <message>
        <source>Enter a name for the draft.</source>
        <translation>下書きには名前が必要です。</translation>
    </message>
    <message>
        <source>A draft named “%1” already exists.</source>
        <translation>下書き「%1」はすでにあります。</translation>
    </message>
    <message>
        <source>Couldn&apos;t save the draft to %1.</source>
        <translation>下書きを %1 に書き込めません。保存されませんでした。</translation>
    </message>
    <message>
        <source>Couldn&apos;t delete the draft from %1.</source>
        <translation>下書きを %1 から削除できません。</translation>
    </message>
    <message>
        <source>Couldn&apos;t restore the draft to %1.</source>
        <translation>下書きを %1 に戻せません。</translation>
    </message>
    <message>
        <source>Couldn&apos;t move the draft to %1.</source>
        <translation>下書きを %1 に移動できません。</translation>
    </message>
</context>
<context>
    <name>Dailies::DraftsDialog</name>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>名前を変更</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Drafts</source>
        <translation>下書き</translation>
    </message>
    <message>
        <source>Delete the selected drafts (%1)</source>
        <translation>選択した下書きを削除します (%1)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>No drafts yet.</source>
        <translation>下書きはありません。</translation>
    </message>
    <message>
        <source>“Save as draft…” saves the form under a name.</source>
        <translation>「下書きとして保存…」で、フォームの内容に名前を付けて保存できます。</translation>
    </message>
    <message>
        <source>Rename (%1)</source>
        <translation>名前を変更 (%1)</translation>
    </message>
    <message>
        <source>“%1” deleted.</source>
        <translation>「%1」を削除しました。</translation>
    </message>
    <message numerus="yes">
        <source>%n drafts deleted.</source>
        <translation>
            <numerusform>%n 件の下書きを削除しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
</context>
<context>
    <name>Dailies::EntriesDialog</name>
    <message>
        <source>Add…</source>
        <translation>追加…</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>編集…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
</context>
<context>
    <name>Dailies::EvidenceExporter</name>
    <message>
        <source>Export for support</source>
        <translation>サポート用にエクスポート</translation>
    </message>
    <message>
        <source>Zip files (*.zip)</source>
        <translation>Zip ファイル (*.zip)</translation>
    </message>
    <message>
        <source>This take no longer exists.</source>
        <translation>このテイクはもうありません。</translation>
    </message>
    <message numerus="yes">
        <source>Exported %n files to %1. Review them before sharing.</source>
        <translation>
            <numerusform>%n 個のファイルを %1 にエクスポートしました。共有する前に内容を確認してください。</numerusform>
        </translation>
    </message>
    <message>
        <source>Exported to %1. Review it before sharing.</source>
        <translation>%1 にエクスポートしました。共有する前に内容を確認してください。</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>フォルダーに表示</translation>
    </message>
</context>
<context>
    <name>Dailies::ExtractController</name>
    <message>
        <source>Take %1.%2</source>
        <comment>name of a file</comment>
        <translation>テイク %1.%2</translation>
    </message>
    <message>
        <source>Take %1, %2 to %3.%4</source>
        <comment>name of a file: part of a take by its times</comment>
        <translation>テイク %1、%2～%3.%4</translation>
    </message>
    <message>
        <source>Save sound</source>
        <translation>音声を保存</translation>
    </message>
    <message>
        <source>Save GIF</source>
        <translation>GIF を保存</translation>
    </message>
    <message>
        <source>Save range</source>
        <translation>範囲を保存</translation>
    </message>
    <message>
        <source>WAV sound (*.wav)</source>
        <translation>WAV 音声 (*.wav)</translation>
    </message>
    <message>
        <source>M4A sound (*.m4a)</source>
        <translation>M4A 音声 (*.m4a)</translation>
    </message>
    <message>
        <source>GIF pictures (*.gif)</source>
        <translation>GIF 画像 (*.gif)</translation>
    </message>
    <message>
        <source>MP4 clips (*.mp4)</source>
        <translation>MP4 クリップ (*.mp4)</translation>
    </message>
    <message>
        <source>Saving %1…</source>
        <translation>%1 を保存しています…</translation>
    </message>
    <message>
        <source>Saving %1: %2 %</source>
        <translation>%1 を保存しています: %2%</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>%1 として保存しました。</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>フォルダーを開く</translation>
    </message>
</context>
<context>
    <name>Dailies::FamilyButton</name>
    <message>
        <source>Model settings…</source>
        <translation>モデル設定…</translation>
    </message>
    <message>
        <source>Remove %1 from %2</source>
        <translation>%1 を %2 から削除</translation>
    </message>
    <message>
        <source>The model&apos;s family and generation decide the format of requests. Click to change them.</source>
        <translation>モデルのファミリーと世代によって、リクエストの形式が決まります。クリックして変更できます。</translation>
    </message>
</context>
<context>
    <name>Dailies::FamilyQuestion</name>
    <message>
        <source>Which family is %1?</source>
        <translation>%1 のファミリーはどれですか?</translation>
    </message>
    <message>
        <source>See the model&apos;s documentation. You&apos;re asked only once.</source>
        <translation>モデルのドキュメントを参照してください。確認は一度だけです。</translation>
    </message>
</context>
<context>
    <name>Dailies::FieldColumn</name>
    <message>
        <source>Request preview</source>
        <translation>リクエストのプレビュー</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>プレビュー</translation>
    </message>
</context>
<context>
    <name>Dailies::FieldEditor</name>
    <message>
        <source>Auto</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>on</source>
        <comment>a switch</comment>
        <translation>オン</translation>
    </message>
    <message>
        <source>off</source>
        <comment>a switch</comment>
        <translation>オフ</translation>
    </message>
    <message>
        <source>follows the media</source>
        <comment>an aspect ratio</comment>
        <translation>素材に合わせる</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>Auto · %1</source>
        <comment>what the service uses for a value that is not set</comment>
        <translation>自動 · %1</translation>
    </message>
</context>
<context>
    <name>Dailies::FileDownload</name>
    <message>
        <source>The download was stopped.</source>
        <translation>ダウンロードを中止しました。</translation>
    </message>
    <message>
        <source>The download took too long.</source>
        <translation>ダウンロードに時間がかかりすぎました。</translation>
    </message>
    <message>
        <source>The download server couldn&apos;t be reached.</source>
        <translation>ダウンロードサーバーに接続できませんでした。</translation>
    </message>
    <message>
        <source>The download server is having problems (HTTP %1).</source>
        <translation>ダウンロードサーバーで問題が発生しています (HTTP %1)。</translation>
    </message>
    <message>
        <source>The download server gives contradictory lengths for the clip.</source>
        <translation>ダウンロードサーバーが示すクリップのデータ長が矛盾しています。</translation>
    </message>
    <message>
        <source>The download is incomplete.</source>
        <translation>ダウンロードが完了していません。</translation>
    </message>
    <message>
        <source>The download link returned nothing.</source>
        <translation>クリップの URL からは何も返されませんでした。</translation>
    </message>
    <message>
        <source>The download stalled for too long.</source>
        <translation>ダウンロードが長時間停止していました。</translation>
    </message>
    <message>
        <source>The download was interrupted.</source>
        <translation>ダウンロードが途切れました。</translation>
    </message>
    <message>
        <source>The link returned a web page or playlist instead of the clip.</source>
        <translation>URL から返されたのはクリップではなく、Web ページまたは再生リストでした。</translation>
    </message>
    <message>
        <source>The clip couldn&apos;t be named: every name tried was already taken.</source>
        <translation>クリップに名前を付けられませんでした。見つけた名前がその都度ほかで使われてしまいます。</translation>
    </message>
    <message>
        <source>The link to the clip wasn&apos;t used: it points to a private network, which the service isn&apos;t on.</source>
        <translation>クリップの URL は使用しませんでした。サービスの存在しないプライベートネットワークを指しています。</translation>
    </message>
    <message>
        <source>The link to the clip has too many redirects.</source>
        <translation>クリップの URL の転送回数が多すぎます。</translation>
    </message>
    <message>
        <source>The link to the clip redirects from a secure to an insecure connection, so it wasn&apos;t followed.</source>
        <translation>クリップの URL が安全な接続から保護されていない接続へ転送されるため、たどりませんでした。</translation>
    </message>
    <message>
        <source>The download server&apos;s certificate wasn&apos;t accepted.</source>
        <translation>ダウンロードサーバーの証明書が受け入れられませんでした。</translation>
    </message>
    <message>
        <source>The link to the clip redirects to an address with your API key in it, so it wasn&apos;t followed.</source>
        <translation>クリップの URL が API キーを含むアドレスへ転送されるため、たどりませんでした。</translation>
    </message>
    <message>
        <source>The link to the clip didn&apos;t work (HTTP %1).</source>
        <translation>クリップの URL が使えませんでした (HTTP %1)。</translation>
    </message>
</context>
<context>
    <name>Dailies::FilterChips</name>
    <message>
        <source>Rated 5</source>
        <translation>評価 5</translation>
    </message>
    <message>
        <source>Rated %1 or more</source>
        <translation>評価 %1 以上</translation>
    </message>
    <message>
        <source>Tag: %1</source>
        <translation>タグ: %1</translation>
    </message>
    <message>
        <source>Since %1</source>
        <translation>%1 以降</translation>
    </message>
    <message>
        <source>Remove the filter %1</source>
        <translation>フィルター「%1」を解除</translation>
    </message>
    <message>
        <source>Clear all</source>
        <translation>すべて解除</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>アカウント</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>タグ</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>評価</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>今日</translation>
    </message>
    <message>
        <source>In the last 7 days</source>
        <translation>過去 7 日間</translation>
    </message>
    <message>
        <source>This month</source>
        <translation>今月</translation>
    </message>
    <message>
        <source>Until %1</source>
        <translation>%1 以前</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>days</comment>
        <translation>%1～%2</translation>
    </message>
    <message>
        <source>Between…</source>
        <translation>期間を指定…</translation>
    </message>
    <message>
        <source>Removes this filter</source>
        <translation>このフィルターを解除します</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日付</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>昨日</translation>
    </message>
    <message>
        <source>Yesterday&apos;s takes</source>
        <translation>昨日のテイク</translation>
    </message>
    <message>
        <source>Not rejected</source>
        <translation>不採用以外</translation>
    </message>
    <message>
        <source>Hide rejected takes</source>
        <translation>不採用のテイクを隠す</translation>
    </message>
</context>
<context>
    <name>Dailies::FindingsArea</name>
    <message>
        <source>Show all</source>
        <translation>すべて表示</translation>
    </message>
    <message>
        <source>+%1 more</source>
        <translation>ほか %1 件</translation>
    </message>
</context>
<context>
    <name>Dailies::FindingsList</name>
    <message>
        <source>Findings</source>
        <translation>確認事項</translation>
    </message>
    <message>
        <source>Fix this to generate</source>
        <translation>生成前に修正が必要</translation>
    </message>
    <message>
        <source>Asks before it generates</source>
        <translation>生成前に確認</translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>参考</translation>
    </message>
    <message numerus="yes">
        <source>Cuts %n pixels from the left and right together. The original file stays.</source>
        <translation>
            <numerusform>左右合わせて %n ピクセルを切り取ります。元のファイルは残ります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cuts %n pixels from the top and bottom together. The original file stays.</source>
        <translation>
            <numerusform>上下合わせて %n ピクセルを切り取ります。元のファイルは残ります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Crop a copy</source>
        <translation>コピーを切り抜く</translation>
    </message>
    <message>
        <source>Opens Settings &gt; Uploads.</source>
        <translation>「設定 &gt; アップロード」を開きます。</translation>
    </message>
    <message>
        <source>Set up…</source>
        <translation>設定…</translation>
    </message>
    <message>
        <source>Probably a mistake; it can be sent</source>
        <translation>誤りの可能性がありますが、送信できます</translation>
    </message>
</context>
<context>
    <name>Dailies::FolderEdit</name>
    <message>
        <source>Choose…</source>
        <translation>選択…</translation>
    </message>
    <message>
        <source>Clip folder</source>
        <translation>クリップのフォルダー</translation>
    </message>
</context>
<context>
    <name>Dailies::FormController</name>
    <message>
        <source>A red kite climbs over the evening hill; the camera follows it in one slow move.</source>
        <translation>夕暮れの丘の上に赤い凧が舞い上がる。カメラはゆっくりとした一つの動きでそれを追う。</translation>
    </message>
    <message>
        <source>Form cleared.</source>
        <translation>フォームをクリアしました。</translation>
    </message>
    <message>
        <source>Request loaded.</source>
        <translation>リクエストを読み込みました。</translation>
    </message>
    <message>
        <source>This request is already in the form.</source>
        <translation>このリクエストはすでにフォームにあります。</translation>
    </message>
    <message>
        <source>Load the settings of take %1? These fields will change:</source>
        <translation>テイク %1 の設定を読み込みますか? 次の項目が変わります:</translation>
    </message>
    <message>
        <source>Found.</source>
        <translation>見つかりました。</translation>
    </message>
    <message>
        <source>The form of the last session can&apos;t be read. Its file is in Drafts.</source>
        <translation>前回のフォームの内容を読み込めません。ファイルは「下書き」にあります。</translation>
    </message>
    <message>
        <source>The form can&apos;t be saved to %1. What is in it will be lost when you quit.</source>
        <translation>フォームの内容を %1 に保存できません。終了すると内容は失われます。</translation>
    </message>
    <message>
        <source>Switched to %1.</source>
        <translation>%1 に切り替えました。</translation>
    </message>
    <message>
        <source>The edited request is in Drafts.</source>
        <translation>編集していたリクエストは「下書き」にあります。</translation>
    </message>
    <message>
        <source>Edited request</source>
        <translation>編集したリクエスト</translation>
    </message>
    <message>
        <source>Switch to %1</source>
        <translation>%1 に切り替え</translation>
    </message>
    <message>
        <source>Clear form</source>
        <translation>フォームをクリア</translation>
    </message>
    <message>
        <source>Load request</source>
        <translation>リクエストを読み込み</translation>
    </message>
    <message>
        <source>Edit request</source>
        <translation>リクエストを編集</translation>
    </message>
    <message>
        <source>The request left the queue and is in the form. It wasn&apos;t sent. Generate puts it at the end of the queue.</source>
        <translation>リクエストを順番待ちから外し、フォームに入れました。送信されていません。「生成」を押すと順番待ちの最後に入ります。</translation>
    </message>
    <message>
        <source>The request left the queue and is in the form. It wasn&apos;t sent and nothing was charged. Generate puts it at the end of the queue.</source>
        <translation>リクエストを順番待ちから外し、フォームに入れました。送信も課金もされていません。「生成」を押すと順番待ちの最後に入ります。</translation>
    </message>
</context>
<context>
    <name>Dailies::FormHistory</name>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Earlier request restored. Undo brings back what you wrote since.</source>
        <translation>前のリクエストを復元しました。元に戻すと、その後に書いた内容が戻ります。</translation>
    </message>
</context>
<context>
    <name>Dailies::FormQuestion</name>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
</context>
<context>
    <name>Dailies::FrameActions</name>
    <message>
        <source>Save frame…</source>
        <translation>フレームを保存…</translation>
    </message>
    <message>
        <source>Copy frame</source>
        <translation>フレームをコピー</translation>
    </message>
    <message>
        <source>Use as first frame</source>
        <translation>先頭フレームに使用</translation>
    </message>
    <message>
        <source>Use as last frame</source>
        <translation>末尾フレームに使用</translation>
    </message>
    <message>
        <source>Use as reference</source>
        <translation>参照に使用</translation>
    </message>
    <message>
        <source>Copy the frame on screen</source>
        <translation>表示中のフレームをコピー</translation>
    </message>
    <message>
        <source>Start the request in the form with this frame</source>
        <translation>このフレームをフォームのリクエストの先頭フレームにする</translation>
    </message>
    <message>
        <source>End the request in the form with this frame</source>
        <translation>このフレームをフォームのリクエストの末尾フレームにする</translation>
    </message>
    <message>
        <source>Add this frame to the references of the request in the form</source>
        <translation>このフレームをフォームのリクエストの参照に追加</translation>
    </message>
    <message>
        <source>Save the frame on screen as PNG or JPEG</source>
        <translation>表示中のフレームを PNG または JPEG として保存</translation>
    </message>
    <message>
        <source>Save range…</source>
        <translation>範囲を保存…</translation>
    </message>
    <message>
        <source>Save GIF…</source>
        <translation>GIF を保存…</translation>
    </message>
    <message>
        <source>Save the range or the whole clip as an animated GIF</source>
        <translation>範囲またはクリップ全体をアニメーション GIF として保存</translation>
    </message>
    <message>
        <source>Save sound…</source>
        <translation>音声を保存…</translation>
    </message>
    <message>
        <source>Save the sound of the range or the whole clip</source>
        <translation>範囲またはクリップ全体の音声を保存</translation>
    </message>
    <message>
        <source>Save the frames between the in and the out point as a video</source>
        <translation>イン点とアウト点の間のフレームを動画として保存</translation>
    </message>
    <message>
        <source>This clip has no sound</source>
        <translation>このクリップには音声がありません</translation>
    </message>
    <message>
        <source>Set an in point (%1) or an out point (%2) first.</source>
        <comment>two keys</comment>
        <translation>先にイン点 (%1) またはアウト点 (%2) を設定してください。</translation>
    </message>
</context>
<context>
    <name>Dailies::FrameController</name>
    <message>
        <source>Save frame</source>
        <translation>フレームを保存</translation>
    </message>
    <message>
        <source>PNG pictures (*.png)</source>
        <translation>PNG 画像 (*.png)</translation>
    </message>
    <message>
        <source>Frame %1 copied.</source>
        <translation>フレーム %1 をコピーしました。</translation>
    </message>
    <message>
        <source>Frame %1 set as the first frame.</source>
        <translation>フレーム %1 を先頭フレームに設定しました。</translation>
    </message>
    <message>
        <source>Frame %1 set as the last frame.</source>
        <translation>フレーム %1 を末尾フレームに設定しました。</translation>
    </message>
    <message>
        <source>Frame %1 added as a reference.</source>
        <translation>フレーム %1 を参照に追加しました。</translation>
    </message>
    <message>
        <source>Ready to continue from the last frame of take %1.</source>
        <translation>テイク %1 の最後のフレームから続きを作成できます。</translation>
    </message>
    <message>
        <source>Describe what to change in take %1.</source>
        <translation>テイク %1 の変更内容を入力してください。</translation>
    </message>
    <message>
        <source>Check now</source>
        <translation>今すぐ確認</translation>
    </message>
    <message>
        <source>Request of take %1 loaded. Press Generate for %2 new takes.</source>
        <translation>テイク %1 のリクエストを読み込みました。「生成」を押すと、新しいテイクを %2 件作成します。</translation>
    </message>
    <message>
        <source>JPEG pictures (*.jpg *.jpeg)</source>
        <translation>JPEG 画像 (*.jpg *.jpeg)</translation>
    </message>
    <message>
        <source>Take %1, frame %2.png</source>
        <comment>name of a file</comment>
        <translation>テイク %1、フレーム %2.png</translation>
    </message>
    <message>
        <source>Set up uploads…</source>
        <translation>アップロードを設定…</translation>
    </message>
    <message>
        <source>The link to this clip has expired. To edit the saved clip, set up an upload place.</source>
        <translation>このクリップの URL は期限切れです。保存したクリップを編集するには、アップロード先を設定してください。</translation>
    </message>
    <message>
        <source>The link to this clip has expired, and its file isn&apos;t there.</source>
        <translation>このクリップの URL は期限切れで、ファイルもありません。</translation>
    </message>
    <message>
        <source>The link to this clip has expired. Check for a new one, or set up an upload place to edit the saved clip.</source>
        <translation>このクリップの URL は期限切れです。新しい URL がないか確認するか、アップロード先を設定して保存したクリップを編集してください。</translation>
    </message>
    <message>
        <source>The link to this clip has expired. Check for a new one.</source>
        <translation>このクリップの URL は期限切れです。新しい URL がないか確認してください。</translation>
    </message>
    <message>
        <source>Starts from the last frame of “%1”.</source>
        <translation>「%1」の最後のフレームから始まります。</translation>
    </message>
    <message>
        <source>Ends on the first frame of “%1”.</source>
        <translation>「%1」の最初のフレームで終わります。</translation>
    </message>
    <message>
        <source>Starts from the last frame of take %1.</source>
        <translation>テイク %1 の最後のフレームから始まります。</translation>
    </message>
    <message>
        <source>Ends on the first frame of take %1.</source>
        <translation>テイク %1 の最初のフレームで終わります。</translation>
    </message>
    <message>
        <source>Load request</source>
        <translation>リクエストを読み込み</translation>
    </message>
</context>
<context>
    <name>Dailies::FrameRequest</name>
    <message>
        <source>No model of this account can start from an image.</source>
        <translation>このアカウントには、画像から始められるモデルがありません。</translation>
    </message>
    <message>
        <source>No model of this account can end on an image.</source>
        <translation>このアカウントには、指定した画像で終えられるモデルがありません。</translation>
    </message>
    <message>
        <source>No model of this account accepts reference images.</source>
        <translation>このアカウントには、画像を参照として使えるモデルがありません。</translation>
    </message>
</context>
<context>
    <name>Dailies::GenerateButton</name>
    <message>
        <source>Ctrl %1</source>
        <translation>Ctrl %1</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>the key</comment>
        <translation>Enter</translation>
    </message>
</context>
<context>
    <name>Dailies::GifDialog</name>
    <message>
        <source>Save GIF</source>
        <translation>GIF を保存</translation>
    </message>
    <message>
        <source>%1 pixels</source>
        <translation>%1 ピクセル</translation>
    </message>
    <message>
        <source>%1 pixels (as the clip)</source>
        <translation>%1 ピクセル (クリップと同じ)</translation>
    </message>
    <message>
        <source>%1 per second</source>
        <translation>毎秒 %1</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>別名で保存…</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>幅</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>フレーム</translation>
    </message>
    <message numerus="yes">
        <source>%n pictures of %1 × %2, without sound.</source>
        <translation>
            <numerusform>%1 × %2 の画像 %n 枚、音声なし。</numerusform>
        </translation>
    </message>
    <message>
        <source>That makes a large file.</source>
        <translation>ファイルが大きくなります。</translation>
    </message>
</context>
<context>
    <name>Dailies::GifPalette</name>
    <message>
        <source>Not enough memory for a GIF of this size.</source>
        <translation>メモリ不足のため、このサイズの GIF を作成できません。</translation>
    </message>
    <message>
        <source>This computer can&apos;t make GIFs: FFmpeg&apos;s filters are missing. Install FFmpeg and try again.</source>
        <translation>このコンピューターでは GIF を作成できません。FFmpeg のフィルターがありません。FFmpeg をインストールして、もう一度お試しください。</translation>
    </message>
</context>
<context>
    <name>Dailies::GridView</name>
    <message>
        <source>Tasks</source>
        <translation>タスク</translation>
    </message>
    <message numerus="yes">
        <source>Stack of %n takes, closed</source>
        <translation>
            <numerusform>テイク %n 件の重ね、閉じています</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stack of %n takes, open</source>
        <translation>
            <numerusform>テイク %n 件の重ね、開いています</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::GuideWindow</name>
    <message>
        <source>User guide</source>
        <translation>ユーザーガイド</translation>
    </message>
    <message>
        <source>Search the guide</source>
        <translation>ガイドを検索</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>ページ</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>進む</translation>
    </message>
    <message>
        <source>Nothing found for “%1”.</source>
        <translation>「%1」に一致するものは見つかりませんでした。</translation>
    </message>
    <message numerus="yes">
        <source>On %n pages</source>
        <translation>
            <numerusform>%n ページで見つかりました</numerusform>
        </translation>
    </message>
    <message>
        <source>Guide page</source>
        <translation>ガイドのページ</translation>
    </message>
    <message>
        <source>Press Enter for the next match</source>
        <translation>Enter で次の箇所に進みます</translation>
    </message>
</context>
<context>
    <name>Dailies::HelpController</name>
    <message>
        <source>User guide</source>
        <translation>ユーザーガイド</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>キーボードショートカット</translation>
    </message>
    <message>
        <source>Open log folder</source>
        <translation>ログのフォルダーを開く</translation>
    </message>
    <message>
        <source>Report a problem…</source>
        <translation>問題を報告…</translation>
    </message>
    <message>
        <source>About Dailies</source>
        <translation>Dailies について</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>用語集</translation>
    </message>
</context>
<context>
    <name>Dailies::HttpUploader</name>
    <message>
        <source>Stopped by you.</source>
        <translation>手動で中止しました。</translation>
    </message>
</context>
<context>
    <name>Dailies::ImportController</name>
    <message>
        <source>Open request</source>
        <translation>リクエストを開く</translation>
    </message>
    <message>
        <source>Requests (*.json *.txt *.sh)</source>
        <translation>リクエスト (*.json *.txt *.sh)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>No text on the clipboard. Copy JSON or a cURL command first.</source>
        <translation>クリップボードにテキストがありません。先に JSON または cURL コマンドをコピーしてください。</translation>
    </message>
    <message>
        <source>The command was for %1; the selected account stays.</source>
        <translation>コマンドの送信先は %1 でしたが、選択中のアカウントはそのままです。</translation>
    </message>
</context>
<context>
    <name>Dailies::InvoiceDialog</name>
    <message>
        <source>Compare</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>Import CSV…</source>
        <translation>CSV をインポート…</translation>
    </message>
    <message>
        <source>Compare with invoice</source>
        <translation>請求書と比較</translation>
    </message>
    <message>
        <source>All accounts</source>
        <translation>すべてのアカウント</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Invoice</source>
        <translation>請求書</translation>
    </message>
    <message>
        <source>Dailies</source>
        <translation>Dailies</translation>
    </message>
    <message>
        <source>From</source>
        <translation>開始日</translation>
    </message>
    <message>
        <source>To</source>
        <translation>終了日</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>アカウント</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>秒数</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>ポイント</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>金額</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>通貨</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Enter at least one total of the invoice.</source>
        <translation>請求書の合計を 1 つ以上入力してください。</translation>
    </message>
    <message>
        <source>Enter the currency as three letters, such as USD.</source>
        <translation>通貨を USD のような 3 文字で入力してください。</translation>
    </message>
    <message>
        <source>The first day is after the last one.</source>
        <translation>開始日が終了日より後になっています。</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>比較しています…</translation>
    </message>
    <message>
        <source>Line %1</source>
        <comment>of a file</comment>
        <translation>%1 行目</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>テイク %1</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>一致</translation>
    </message>
    <message>
        <source>Differs</source>
        <translation>不一致</translation>
    </message>
    <message>
        <source>Not in Dailies</source>
        <translation>Dailies になし</translation>
    </message>
    <message>
        <source>Not on the invoice</source>
        <translation>請求書になし</translation>
    </message>
    <message>
        <source>Everything matches.</source>
        <translation>すべて一致しています。</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln lines differ.</source>
        <translation>
            <numerusform>%Ln 行中 %1 行が一致しません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unsettled takes may explain it.</source>
        <translation>
            <numerusform>未確定のテイク %Ln 件が原因かもしれません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Import an invoice</source>
        <translation>請求書のインポート</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>表 (*.csv)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln takes are still unsettled.</source>
        <translation>
            <numerusform>テイク %Ln 件がまだ未確定です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Not billed</source>
        <translation>課金なし</translation>
    </message>
    <message>
        <source>%1 (unsettled)</source>
        <comment>a quantity</comment>
        <translation>%1 (未確定)</translation>
    </message>
    <message>
        <source>Not compared</source>
        <translation>比較なし</translation>
    </message>
    <message>
        <source>What could be compared matches.</source>
        <translation>比較できたものは一致しています。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln takes without a rate aren&apos;t included.</source>
        <translation>
            <numerusform>単価のないテイク %Ln 件は含まれていません。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in other currencies isn&apos;t included.</source>
        <translation>ほかの通貨の %1 は含まれていません。</translation>
    </message>
    <message numerus="yes">
        <source>The money of %Ln takes without a rate isn&apos;t compared.</source>
        <translation>
            <numerusform>単価のないテイク %Ln 件の金額は比較されていません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The quantity of %Ln takes in another unit isn&apos;t compared.</source>
        <translation>
            <numerusform>別の単位のテイク %Ln 件の数量は比較していません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Line %1 is a total and isn&apos;t compared.</source>
        <translation>%1 行目は合計のため、比較しません。</translation>
    </message>
    <message>
        <source>Not compared, because their names aren&apos;t known: the columns “%1”. Call the one with the money “amount”.</source>
        <translation>名前が不明なため比較していない列: 「%1」。金額の列は「amount」という名前にしてください。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln unsettled takes aren&apos;t included.</source>
        <translation>
            <numerusform>未確定のテイク %Ln 件は含まれていません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Type the totals of the invoice, or import a CSV file with “seconds”, “points” or “amount” and “currency”. Its lines are matched by “task ID”, or by “date” and “model”.</source>
        <translation>請求書の合計を入力するか、「seconds」、「points」、または「amount」と「currency」の列を含む CSV ファイルをインポートしてください。各行は「task ID」、または「date」と「model」で照合します。</translation>
    </message>
    <message>
        <source>The comparison appears here.</source>
        <translation>比較の結果がここに表示されます。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln takes of unknown quantity aren&apos;t included.</source>
        <translation>
            <numerusform>数量が不明なテイク %Ln 件は含まれていません。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::JsonEditor</name>
    <message>
        <source>Template</source>
        <translation>テンプレート</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>整形</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Inserts a vendor template (not part of the spec).</source>
        <translation>ベンダーのテンプレートを挿入します (仕様外)。</translation>
    </message>
    <message>
        <source>Inserts keys that vendors know (not part of the spec).</source>
        <translation>ベンダーが対応しているキーを挿入します (仕様外)。</translation>
    </message>
    <message>
        <source>One key per line</source>
        <translation>1 行に 1 つのキー</translation>
    </message>
    <message>
        <source>%1: duplicate key %2; the last one wins.</source>
        <translation>%1: キー %2 が重複しています。最後のものが有効です。</translation>
    </message>
</context>
<context>
    <name>Dailies::KeyDialog</name>
    <message>
        <source>Use this key</source>
        <translation>このキーを使用</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>%1 The key is kept until you quit.</source>
        <translation>%1キーは終了するまで保持されます。</translation>
    </message>
    <message>
        <source>Key for %1</source>
        <translation>%1 のキー</translation>
    </message>
    <message>
        <source>Sent to %1 only.</source>
        <translation>%1 にのみ送信されます。</translation>
    </message>
    <message>
        <source>Storing the key…</source>
        <translation>キーを保存しています…</translation>
    </message>
</context>
<context>
    <name>Dailies::KeyEdit</name>
    <message>
        <source>Paste</source>
        <translation>貼り付け</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>クリア</translation>
    </message>
</context>
<context>
    <name>Dailies::KeyList</name>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>すべてリセット</translation>
    </message>
    <message>
        <source>Click a field and press the new key. Keys without Ctrl or Alt are ignored while you type text.</source>
        <translation>欄をクリックして新しいキーを押してください。Ctrl や Alt を使わないキーは、テキストの入力中は働きません。</translation>
    </message>
    <message>
        <source>Reset all shortcuts</source>
        <translation>すべてのショートカットをリセット</translation>
    </message>
    <message>
        <source>All shortcuts are back to their defaults.</source>
        <translation>すべてのショートカットを既定に戻しました。</translation>
    </message>
</context>
<context>
    <name>Dailies::KeyMap</name>
    <message>
        <source>%1 is reserved for moving around or for your desktop. Choose another key.</source>
        <translation>%1 は移動操作またはデスクトップ用に予約されています。別のキーを選択してください。</translation>
    </message>
    <message>
        <source>%1 is needed in text fields. Choose another key.</source>
        <translation>%1 はテキスト欄で必要です。別のキーを選択してください。</translation>
    </message>
    <message>
        <source>This command may cost money, so it needs Ctrl, Alt or a function key. %1 is too easy to press.</source>
        <translation>このコマンドは料金がかかることがあるため、Ctrl、Alt、またはファンクションキーが必要です。%1 は誤って押しやすいキーです。</translation>
    </message>
</context>
<context>
    <name>Dailies::KeyRow</name>
    <message>
        <source>Use it here</source>
        <translation>ここで使う</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Key of %1</source>
        <translation>%1 のキー</translation>
    </message>
    <message>
        <source>Reset to default</source>
        <translation>既定値に戻す</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>「%1」をリセット</translation>
    </message>
    <message>
        <source>%1 belongs to %2.</source>
        <translation>%1 は「%2」で使われています。</translation>
    </message>
    <message>
        <source>also %1</source>
        <translation>%1 も可</translation>
    </message>
</context>
<context>
    <name>Dailies::KeychainStore</name>
    <message>
        <source>No keychain found: no password service (such as GNOME Keyring or KDE Wallet) is running. Start one, or continue with a key for this session only.</source>
        <translation>キーチェーンを利用できません。GNOME Keyring や KDE Wallet などのパスワードサービスが、このセッションで動作していません。いずれかを起動するか、このセッション限りのキーで続けてください。</translation>
    </message>
    <message>
        <source>The keychain is locked. Unlock it and try again.</source>
        <translation>キーチェーンがロックされています。キーチェーンのウィンドウまたはデスクトップのパスワード管理プログラムでロックを解除し、もう一度お試しください。</translation>
    </message>
    <message>
        <source>The keychain isn&apos;t responding; nothing was changed. Try again. If that doesn&apos;t help, log out and back in.</source>
        <translation>キーチェーンが応答しません。内容は何も変更されていません。もう一度試し、それでも応答がない場合は、デスクトップにログインし直してください。</translation>
    </message>
    <message>
        <source>No key is stored for this account and URL. Enter it again.</source>
        <translation>このアカウントと URL のキーは保存されていません。もう一度入力してください。</translation>
    </message>
    <message>
        <source>The keychain denied access. Allow Dailies to use it, and try again.</source>
        <translation>キーチェーンの使用が許可されませんでした。Dailies に使用を許可して、もう一度お試しください。</translation>
    </message>
    <message>
        <source>The keychain couldn&apos;t store the key.</source>
        <translation>キーチェーンにキーを保存できませんでした。</translation>
    </message>
    <message>
        <source>Keychain error: %1</source>
        <translation>キーチェーンを使用できませんでした: %1</translation>
    </message>
</context>
<context>
    <name>Dailies::LeavingTakes</name>
    <message>
        <source>Take %1 no longer matches the filter.</source>
        <translation>テイク %1 はフィルターに合わなくなりました。</translation>
    </message>
    <message numerus="yes">
        <source>%n takes no longer match the filter.</source>
        <translation>
            <numerusform>%n 件のテイクがフィルターに合わなくなりました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
</context>
<context>
    <name>Dailies::LimitDialog</name>
    <message>
        <source>Ask before going over</source>
        <translation>超える前に確認する</translation>
    </message>
    <message>
        <source>Refuse requests that go over</source>
        <translation>超えるリクエストを拒否する</translation>
    </message>
    <message>
        <source>New limit</source>
        <translation>新しい上限</translation>
    </message>
    <message>
        <source>Edit limit</source>
        <translation>上限の編集</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>ポイント</translation>
    </message>
    <message>
        <source>Takes</source>
        <translation>テイク</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>金額</translation>
    </message>
    <message>
        <source>Per day</source>
        <translation>1 日あたり</translation>
    </message>
    <message>
        <source>Per month</source>
        <translation>1 か月あたり</translation>
    </message>
    <message>
        <source>Per run</source>
        <translation>1 回あたり</translation>
    </message>
    <message>
        <source>In total</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>All accounts</source>
        <translation>すべてのアカウント</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>単位</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>通貨</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>期間</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>アカウント</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Enter a limit greater than 0.</source>
        <translation>0 より大きい上限を入力してください。</translation>
    </message>
    <message>
        <source>Enter a whole number of takes.</source>
        <translation>テイク数を整数で入力してください。</translation>
    </message>
    <message>
        <source>Enter the currency as three letters, such as USD.</source>
        <translation>通貨を USD のような 3 文字で入力してください。</translation>
    </message>
    <message>
        <source>A run is one press of Generate.</source>
        <translation>「1 回」は「生成」を 1 回押すことです。</translation>
    </message>
    <message>
        <source>Billed, reserved and unsettled takes count. Running takes are never stopped.</source>
        <translation>課金済み、確保中、未確定のテイクを数えます。実行中のテイクが中止されることはありません。</translation>
    </message>
</context>
<context>
    <name>Dailies::LimitsDialog</name>
    <message>
        <source>Spending limits</source>
        <translation>支出の上限</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>アカウント</translation>
    </message>
    <message>
        <source>At the limit</source>
        <translation>上限での動作</translation>
    </message>
    <message>
        <source>No limits yet.</source>
        <translation>上限はまだありません。</translation>
    </message>
    <message>
        <source>A limit asks you, or refuses, before a day, a month or a run costs more than you want.</source>
        <translation>1 日、1 か月、または 1 回の料金が希望額を超える前に、確認または拒否します。</translation>
    </message>
    <message>
        <source>All accounts</source>
        <translation>すべてのアカウント</translation>
    </message>
    <message>
        <source>Ask first</source>
        <translation>先に確認</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>拒否</translation>
    </message>
    <message>
        <source>Removed the limit of %1.</source>
        <translation>上限「%1」を削除しました。</translation>
    </message>
</context>
<context>
    <name>Dailies::LimitsPanel</name>
    <message>
        <source>Running takes are never stopped.</source>
        <translation>実行中のテイクが中止されることはありません。</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>編集…</translation>
    </message>
    <message>
        <source>Edit limits…</source>
        <translation>上限を編集…</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>追加…</translation>
    </message>
    <message>
        <source>Add a limit…</source>
        <translation>上限を追加…</translation>
    </message>
    <message>
        <source>Set a limit to be asked before a day or a month costs more than you want.</source>
        <translation>上限を設定すると、1 日または 1 か月の料金が希望額を超える前に確認します。</translation>
    </message>
    <message>
        <source>up to %1</source>
        <translation>最大 %1</translation>
    </message>
    <message>
        <source>%1 left</source>
        <comment>an amount</comment>
        <translation>残り %1</translation>
    </message>
    <message>
        <source>of %1</source>
        <comment>as in: 41 s left of 60 s</comment>
        <translation>/ %1</translation>
    </message>
    <message>
        <source>Used up.</source>
        <translation>使い切りました。</translation>
    </message>
    <message>
        <source>Past 80 %.</source>
        <translation>80% を超えました。</translation>
    </message>
    <message>
        <source>%1 can&apos;t be counted, because it&apos;s in another currency.</source>
        <comment>money</comment>
        <translation>%1 は通貨が異なるため集計できません。</translation>
    </message>
    <message>
        <source>You&apos;ll be asked before going over.</source>
        <translation>上限を超える前に確認します。</translation>
    </message>
    <message>
        <source>Requests that go over aren&apos;t sent.</source>
        <translation>上限を超えるリクエストは送信されません。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln takes count as 0, because their amount isn&apos;t known. You&apos;re asked before such takes are sent.</source>
        <translation>
            <numerusform>量が不明なテイク %Ln 件は 0 として数えます。このようなテイクは送信前に確認します。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::LineageLinks</name>
    <message>
        <source>Continues</source>
        <comment>the task before; a label</comment>
        <translation>前のタスク</translation>
    </message>
    <message>
        <source>Continued by</source>
        <comment>tasks after; a label</comment>
        <translation>続きのタスク</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>ほか %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Take %1 · deleted</source>
        <translation>テイク %1 · 削除済み</translation>
    </message>
    <message>
        <source>Take %1 · %2</source>
        <comment>number and state</comment>
        <translation>テイク %1 · %2</translation>
    </message>
    <message>
        <source>Take %1 · in the Trash</source>
        <translation>テイク %1 · ごみ箱内</translation>
    </message>
</context>
<context>
    <name>Dailies::LinkCheck</name>
    <message>
        <source>The link redirects, which video services may not follow.</source>
        <translation>この URL は転送されます。動画サービスは転送先をたどらないことがあります。</translation>
    </message>
    <message>
        <source>The link doesn&apos;t work: the storage answered with status %1.</source>
        <translation>URL が機能しません。ストレージがステータス %1 を返しました。</translation>
    </message>
    <message>
        <source>The link leads to a web page instead of the file.</source>
        <translation>URL の先はファイルではなく Web ページです。</translation>
    </message>
    <message>
        <source>The link leads to another file: it has %1 bytes instead of %2.</source>
        <translation>URL の先は別のファイルです。%2 バイトではなく %1 バイトです。</translation>
    </message>
    <message>
        <source>The link leads to another file: it begins with other data.</source>
        <translation>URL の先は別のファイルです。先頭のデータが異なります。</translation>
    </message>
</context>
<context>
    <name>Dailies::ListEditor</name>
    <message>
        <source>Move up</source>
        <translation>上へ移動</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>下へ移動</translation>
    </message>
</context>
<context>
    <name>Dailies::ListExporter</name>
    <message>
        <source>Export the list</source>
        <translation>一覧をエクスポート</translation>
    </message>
    <message>
        <source>Table for spreadsheet programs (*.csv)</source>
        <translation>表計算ソフト用の表 (*.csv)</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Exporting the list…</source>
        <translation>一覧をエクスポートしています…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>The export was stopped. Nothing was written.</source>
        <translation>エクスポートを中止しました。何も書き込まれていません。</translation>
    </message>
    <message numerus="yes">
        <source>%n takes exported to %1.</source>
        <translation>
            <numerusform>%n 件のテイクを %1 にエクスポートしました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>フォルダーを開く</translation>
    </message>
</context>
<context>
    <name>Dailies::ListRow</name>
    <message>
        <source>Move up</source>
        <translation>上へ移動</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>下へ移動</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
</context>
<context>
    <name>Dailies::LongTextEditor</name>
    <message>
        <source>1 character</source>
        <translation>1 文字</translation>
    </message>
    <message>
        <source>%1 characters</source>
        <translation>%1 文字</translation>
    </message>
    <message>
        <source>Describe the shot: subject, action, camera</source>
        <translation>ショットの内容: 被写体、動き、カメラ</translation>
    </message>
    <message>
        <source>Mention media</source>
        <translation>素材を挿入</translation>
    </message>
    <message>
        <source>Mention an image, a video or a sound (@)</source>
        <translation>画像、動画、音声を挿入 (@)</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>characters, and how many at most</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>the rest may be ignored</source>
        <translation>超過分は無視される可能性あり</translation>
    </message>
    <message>
        <source>Add media first, then mention them here</source>
        <translation>先に素材を追加すると、ここに挿入できます</translation>
    </message>
    <message>
        <source>Describe the change: what to add, remove or replace</source>
        <translation>変更内容: 追加、削除、置き換えるもの</translation>
    </message>
    <message>
        <source>What to leave out</source>
        <translation>入れたくないもの</translation>
    </message>
</context>
<context>
    <name>Dailies::MainWindow</name>
    <message>
        <source>Viewer</source>
        <translation>ビューアー</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>ウィンドウ</translation>
    </message>
    <message>
        <source>Saved as draft “%1”.</source>
        <translation>下書き「%1」として保存しました。</translation>
    </message>
    <message>
        <source>Stay open</source>
        <translation>閉じない</translation>
    </message>
    <message>
        <source>Close now</source>
        <translation>今すぐ閉じる</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>詳細</translation>
    </message>
    <message>
        <source>Compose</source>
        <translation>作成</translation>
    </message>
    <message>
        <source>A request is being sent. Dailies closes as soon as the service responds, so that no response is lost.</source>
        <translation>リクエストを送信中です。応答を失わないよう、サービスから応答があり次第 Dailies を閉じます。</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>練習用</translation>
    </message>
    <message>
        <source>Spend – Dailies</source>
        <translation>支出 – Dailies</translation>
    </message>
    <message>
        <source>Examples run in practice mode.</source>
        <translation>リクエスト例は練習モードで実行されます。</translation>
    </message>
    <message>
        <source>Takes</source>
        <translation>テイク</translation>
    </message>
    <message>
        <source>Screening</source>
        <translation>試写</translation>
    </message>
</context>
<context>
    <name>Dailies::MarkActions</name>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>やり直す</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>評価</translation>
    </message>
    <message>
        <source>Clear rating</source>
        <translation>評価を消去</translation>
    </message>
    <message>
        <source>Undo %1</source>
        <comment>an action, such as Rating</comment>
        <translation>元に戻す: %1</translation>
    </message>
    <message>
        <source>Redo %1</source>
        <comment>an action, such as Rating</comment>
        <translation>やり直す: %1</translation>
    </message>
</context>
<context>
    <name>Dailies::MarksEdit</name>
    <message>
        <source>Tags</source>
        <translation>タグ</translation>
    </message>
    <message>
        <source>Separated by commas</source>
        <translation>コンマ区切り</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>メモ</translation>
    </message>
</context>
<context>
    <name>Dailies::MediaAnywhere</name>
    <message numerus="yes">
        <source>%n files can&apos;t be used and weren&apos;t added: %1</source>
        <translation>
            <numerusform>%n 個のファイルは使用できないため追加されませんでした: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::MediaBoard</name>
    <message>
        <source>%1: %2</source>
        <comment>First frame: Drop, paste or browse</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Swap first and last frame</source>
        <translation>先頭フレームと末尾フレームを入れ替え</translation>
    </message>
</context>
<context>
    <name>Dailies::MediaDrop</name>
    <message>
        <source>“%1” is a folder. Add the files in it instead.</source>
        <translation>「%1」はフォルダーです。中のファイルを追加してください。</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t a file or a web link.</source>
        <translation>「%1」はファイルでも Web の URL でもありません。</translation>
    </message>
    <message>
        <source>This text isn&apos;t a link: “%1”</source>
        <translation>このテキストは URL ではありません: 「%1」</translation>
    </message>
    <message>
        <source>There is no file, picture or link in it.</source>
        <translation>ファイル、画像、URL が含まれていません。</translation>
    </message>
</context>
<context>
    <name>Dailies::MediaEditor</name>
    <message>
        <source>Looking up…</source>
        <translation>確認中…</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>やり直す</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>貼り付け</translation>
    </message>
    <message>
        <source>Drop, paste or browse</source>
        <translation>ドロップ、貼り付け、または選択</translation>
    </message>
    <message>
        <source>References</source>
        <translation>参照</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t an image.</source>
        <translation>「%1」は画像ではありません。</translation>
    </message>
    <message>
        <source>This model uses one image. The others were left out.</source>
        <translation>このモデルで使う画像は 1 枚です。ほかの画像は除外しました。</translation>
    </message>
</context>
<context>
    <name>Dailies::MediaHeader</name>
    <message>
        <source>Add file…</source>
        <translation>ファイルを追加…</translation>
    </message>
    <message>
        <source>Add link…</source>
        <translation>URL を追加…</translation>
    </message>
</context>
<context>
    <name>Dailies::MediaInput</name>
    <message>
        <source>%1 takes too long to read.</source>
        <translation>%1 の読み込みに時間がかかりすぎます。</translation>
    </message>
    <message>
        <source>%1 is a folder, not a media file.</source>
        <translation>%1 はフォルダーで、メディアファイルではありません。</translation>
    </message>
    <message>
        <source>%1 is empty.</source>
        <translation>%1 は空です。</translation>
    </message>
    <message>
        <source>Not enough memory to read %1.</source>
        <translation>メモリ不足のため %1 を読み込めません。</translation>
    </message>
    <message>
        <source>%1 has no video track.</source>
        <translation>%1 には映像がありません。</translation>
    </message>
    <message>
        <source>%1 uses an image format that can&apos;t be decoded here.</source>
        <translation>%1 の画像形式は、このコンピューターではデコードできません。</translation>
    </message>
    <message>
        <source>Stopped reading %1.</source>
        <translation>%1 の読み込みを中止しました。</translation>
    </message>
    <message>
        <source>Frame %1 of %2 can&apos;t be decoded.</source>
        <translation>%2 のフレーム %1 をデコードできません。</translation>
    </message>
    <message>
        <source>%1 doesn&apos;t exist.</source>
        <translation>ファイル %1 はありません。</translation>
    </message>
    <message>
        <source>%1 isn&apos;t a regular file.</source>
        <translation>%1 は通常のファイルではありません。</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read: %2.</source>
        <translation>%1 を読み込めません: %2。</translation>
    </message>
    <message>
        <source>%1 is a playlist or a list of links, not a clip.</source>
        <translation>%1 は再生リストまたは URL の一覧で、クリップではありません。</translation>
    </message>
    <message>
        <source>%1 isn&apos;t a readable video or audio file.</source>
        <translation>%1 は読み込み可能な動画または音声ファイルではありません。</translation>
    </message>
    <message>
        <source>%1 starts like a clip, but the rest is something else.</source>
        <translation>%1 は先頭がクリップですが、途中から別の内容になっています。</translation>
    </message>
    <message>
        <source>%1 is incomplete: its end is missing.</source>
        <translation>%1 は不完全です。末尾が欠けています。</translation>
    </message>
    <message>
        <source>%1 is damaged or isn&apos;t a clip (%2).</source>
        <translation>%1 は破損しているか、クリップではありません (%2)。</translation>
    </message>
    <message>
        <source>%1 doesn&apos;t state its frame size.</source>
        <translation>%1 には画像サイズの情報がありません。</translation>
    </message>
    <message>
        <source>The frame size of %1 is too large to display safely.</source>
        <translation>%1 の画像は大きすぎて、安全に表示できません。</translation>
    </message>
    <message>
        <source>%1 has neither video nor audio.</source>
        <translation>%1 には映像も音声もありません。</translation>
    </message>
    <message>
        <source>%1 has nothing to play.</source>
        <translation>%1 には再生できる内容がありません。</translation>
    </message>
    <message>
        <source>No frame of %1 can be decoded.</source>
        <translation>%1 の映像をデコードできません。</translation>
    </message>
    <message>
        <source>Can&apos;t scale down the frame of %1.</source>
        <translation>%1 の画像を縮小できません。</translation>
    </message>
    <message>
        <source>%1 has no sound track.</source>
        <translation>%1 には音声トラックがありません。</translation>
    </message>
    <message>
        <source>The sound of %1 can&apos;t be decoded here.</source>
        <translation>%1 の音声は、このコンピューターではデコードできません。</translation>
    </message>
    <message>
        <source>The sound of %1 is damaged.</source>
        <translation>%1 の音声は破損しています。</translation>
    </message>
</context>
<context>
    <name>Dailies::MediaLine</name>
    <message>
        <source>Type</source>
        <translation>タイプ</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>Reference voice</source>
        <translation>参照ボイス</translation>
    </message>
    <message>
        <source>Choose a voice file…</source>
        <translation>ボイスのファイルを選択…</translation>
    </message>
</context>
<context>
    <name>Dailies::MediaMenu</name>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>フォルダーに表示</translation>
    </message>
    <message>
        <source>Look up</source>
        <translation>URL を確認</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>やり直す</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>貼り付け</translation>
    </message>
    <message>
        <source>Replace…</source>
        <translation>置き換え…</translation>
    </message>
    <message>
        <source>Edit link…</source>
        <translation>URL を編集…</translation>
    </message>
    <message>
        <source>Insert %1 into the prompt</source>
        <translation>プロンプトに挿入: %1</translation>
    </message>
    <message>
        <source>Copy link</source>
        <translation>URL をコピー</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>タイプ</translation>
    </message>
    <message>
        <source>Move left</source>
        <translation>左へ移動</translation>
    </message>
    <message>
        <source>Move right</source>
        <translation>右へ移動</translation>
    </message>
    <message>
        <source>Add file…</source>
        <translation>ファイルを追加…</translation>
    </message>
    <message>
        <source>Add link…</source>
        <translation>URL を追加…</translation>
    </message>
    <message>
        <source>Edit path…</source>
        <translation>パスを編集…</translation>
    </message>
    <message>
        <source>Copy path</source>
        <translation>パスをコピー</translation>
    </message>
</context>
<context>
    <name>Dailies::MediaNotices</name>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Removed %1.</source>
        <comment>Image 1</comment>
        <translation>%1 を削除しました。</translation>
    </message>
</context>
<context>
    <name>Dailies::MediaOffer</name>
    <message>
        <source>%1 (%2)</source>
        <comment>Use as first frame (Image)</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>This model can&apos;t use this file.</source>
        <translation>このモデルではこのファイルを使えません。</translation>
    </message>
    <message>
        <source>Use as first frame</source>
        <translation>先頭フレームに使用</translation>
    </message>
    <message>
        <source>Use as last frame</source>
        <translation>末尾フレームに使用</translation>
    </message>
    <message>
        <source>Add as reference</source>
        <translation>参照として追加</translation>
    </message>
    <message>
        <source>Add as image</source>
        <translation>画像として追加</translation>
    </message>
    <message>
        <source>Edit this video</source>
        <translation>この動画を編集</translation>
    </message>
    <message>
        <source>Use as driving audio</source>
        <translation>駆動音声に使用</translation>
    </message>
</context>
<context>
    <name>Dailies::MediaSources</name>
    <message>
        <source>Add files</source>
        <translation>ファイルを追加</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>ファイルを選択</translation>
    </message>
</context>
<context>
    <name>Dailies::MediaTile</name>
    <message>
        <source>More</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a name</comment>
        <translation>、</translation>
    </message>
</context>
<context>
    <name>Dailies::MediaWords</name>
    <message>
        <source>The file is missing</source>
        <translation>ファイルがありません</translation>
    </message>
    <message>
        <source>Not a file</source>
        <translation>ファイルではありません</translation>
    </message>
    <message>
        <source>The file is empty</source>
        <translation>ファイルが空です</translation>
    </message>
    <message>
        <source>The file is still being written</source>
        <translation>ファイルは書き込み中です</translation>
    </message>
    <message>
        <source>The file is damaged</source>
        <translation>ファイルが破損しています</translation>
    </message>
    <message>
        <source>%1 (too many)</source>
        <translation>%1 (多すぎます)</translation>
    </message>
    <message>
        <source>%1 (too long)</source>
        <translation>%1 (長すぎます)</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>Inline data · %1</source>
        <translation>埋め込みデータ · %1</translation>
    </message>
    <message>
        <source>The file can&apos;t be read</source>
        <translation>ファイルを読み込めません</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1 of %2 s</source>
        <translation>%1 / %2 秒</translation>
    </message>
    <message>
        <source>Take %1, frame %2</source>
        <translation>テイク %1、フレーム %2</translation>
    </message>
    <message>
        <source>Frame %1</source>
        <translation>フレーム %1</translation>
    </message>
    <message>
        <source>Pasted picture</source>
        <translation>貼り付けた画像</translation>
    </message>
    <message>
        <source>%1 of %2 image</source>
        <translation>画像 %1/%2</translation>
    </message>
    <message>
        <source>%1 of %2 images</source>
        <translation>画像 %1/%2</translation>
    </message>
    <message>
        <source>%1 of %2 video</source>
        <translation>動画 %1/%2</translation>
    </message>
    <message>
        <source>%1 of %2 videos</source>
        <translation>動画 %1/%2</translation>
    </message>
    <message>
        <source>%1 of %2 audio</source>
        <translation>音声 %1/%2</translation>
    </message>
    <message>
        <source>%1 of %2 document</source>
        <translation>ドキュメント %1/%2</translation>
    </message>
    <message>
        <source>%1 of %2 documents</source>
        <translation>ドキュメント %1/%2</translation>
    </message>
    <message>
        <source>%1 of %2 page</source>
        <translation>ページ %1/%2</translation>
    </message>
    <message>
        <source>%1 of %2 pages</source>
        <translation>ページ %1/%2</translation>
    </message>
    <message>
        <source>%1 of %2 images and videos</source>
        <translation>画像と動画 %1/%2</translation>
    </message>
    <message>
        <source>%1 of %2 item</source>
        <translation>項目 %1/%2</translation>
    </message>
    <message>
        <source>%1 of %2 items</source>
        <translation>項目 %1/%2</translation>
    </message>
</context>
<context>
    <name>Dailies::MediaWriter</name>
    <message>
        <source>This computer can&apos;t make %1: %2.</source>
        <translation>このコンピューターでは %1 を作成できません: %2。</translation>
    </message>
    <message>
        <source>Can&apos;t write %1: %2.</source>
        <translation>%1 を書き込めません: %2。</translation>
    </message>
    <message>
        <source>Not enough memory for the sound.</source>
        <translation>音声を処理するためのメモリが足りません。</translation>
    </message>
</context>
<context>
    <name>Dailies::MessageBar</name>
    <message>
        <source>Close this message</source>
        <translation>このメッセージを閉じる</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a kind of message and its words</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>Dailies::ModelChooser</name>
    <message>
        <source>Account</source>
        <translation>アカウント</translation>
    </message>
    <message>
        <source>No account yet</source>
        <translation>アカウントはまだありません</translation>
    </message>
    <message>
        <source>Model code</source>
        <translation>モデルコード</translation>
    </message>
    <message>
        <source>Not recognised: %1. It will be sent as %2.</source>
        <translation>認識できません: %1。%2 として送信します。</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>種類</translation>
    </message>
</context>
<context>
    <name>Dailies::ModelController</name>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Set %1 to family %2</source>
        <translation>%1 をファミリー %2 に設定</translation>
    </message>
    <message>
        <source>%2 removed from %1.</source>
        <translation>%2 を %1 から削除しました。</translation>
    </message>
    <message>
        <source>The service responded as family %1, but Dailies treated %2 as family %3. The task is still tracked.</source>
        <translation>サービスはファミリー %1 として応答しました。Dailies は %2 をファミリー %3 として扱っていました。タスクの追跡は続けます。</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>変更しない</translation>
    </message>
    <message>
        <source>%1 added to %2.</source>
        <translation>%1 を %2 に追加しました。</translation>
    </message>
</context>
<context>
    <name>Dailies::ModelProfileEditor</name>
    <message>
        <source>Model profiles</source>
        <translation>モデルプロファイル</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>値</translation>
    </message>
    <message>
        <source>Media</source>
        <translation>素材</translation>
    </message>
    <message>
        <source>As JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>New profile</source>
        <translation>新規プロファイル</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>複製</translation>
    </message>
    <message>
        <source>Restore default</source>
        <translation>既定に戻す</translation>
    </message>
    <message>
        <source>new-profile</source>
        <translation>新規プロファイル</translation>
    </message>
    <message>
        <source>Discard changes</source>
        <translation>変更を破棄</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>default</source>
        <translation>既定</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>変更済み</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>%1-copy</source>
        <translation>%1-コピー</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Save and close</source>
        <translation>保存して閉じる</translation>
    </message>
    <message>
        <source>Close without saving</source>
        <translation>保存せずに閉じる</translation>
    </message>
    <message>
        <source>Nothing is known about %1 yet, so its requests aren&apos;t checked against values and limits.</source>
        <translation>%1 についての情報はまだありません。このモデルのリクエストでは、値や制限についての確認事項は表示されません。</translation>
    </message>
    <message>
        <source>custom</source>
        <translation>独自</translation>
    </message>
    <message>
        <source>%1, unsaved</source>
        <translation>%1、未保存</translation>
    </message>
    <message>
        <source>%1 was restored to its default.</source>
        <translation>%1 を既定の内容に戻しました。</translation>
    </message>
    <message>
        <source>%1 deleted.</source>
        <translation>%1 を削除しました。</translation>
    </message>
    <message>
        <source>Changes to %1 discarded.</source>
        <translation>%1 の変更を破棄しました。</translation>
    </message>
    <message>
        <source>One profile has unsaved changes.</source>
        <translation>1 件のプロファイルが保存されていません。</translation>
    </message>
    <message numerus="yes">
        <source>%n profiles have unsaved changes.</source>
        <translation>
            <numerusform>%n 件のプロファイルが保存されていません。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::ModelsPage</name>
    <message>
        <source>Models</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Move up (Alt+Up)</source>
        <translation>上へ移動 (Alt+↑)</translation>
    </message>
    <message>
        <source>Move down (Alt+Down)</source>
        <translation>下へ移動 (Alt+↓)</translation>
    </message>
    <message>
        <source>Remove from the list (Delete)</source>
        <translation>一覧から削除 (Delete)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Family of the selected model</source>
        <translation>選択中のモデルのファミリー</translation>
    </message>
    <message>
        <source>Available for</source>
        <translation>対応する種類</translation>
    </message>
    <message>
        <source>Choosing this kind in Compose also chooses this account and model.</source>
        <translation>「作成」でこの種類を選択すると、このアカウントとモデルも選択されます。</translation>
    </message>
    <message>
        <source>Default in Compose for</source>
        <translation>「作成」での既定の種類</translation>
    </message>
    <message>
        <source>All these codes are already in the list.</source>
        <translation>これらのコードはすべて一覧にあります。</translation>
    </message>
    <message numerus="yes">
        <source>%n codes added.</source>
        <translation>
            <numerusform>%n 件のコードを追加しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 removed from the list.</source>
        <translation>%1 を一覧から削除しました。</translation>
    </message>
</context>
<context>
    <name>Dailies::MyUploadsDialog</name>
    <message>
        <source>My uploads in %1</source>
        <translation>%1 にアップロードしたファイル</translation>
    </message>
    <message>
        <source>Uploaded files</source>
        <translation>アップロード済みのファイル</translation>
    </message>
    <message>
        <source>Age in days</source>
        <translation>経過日数</translation>
    </message>
    <message>
        <source> days</source>
        <translation> 日</translation>
    </message>
    <message>
        <source>Older than</source>
        <translation>次より古いファイル</translation>
    </message>
    <message>
        <source>Delete old files…</source>
        <translation>古いファイルを削除…</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>更新</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>削除…</translation>
    </message>
    <message>
        <source>Delete the selected files (%1)</source>
        <translation>選択したファイルを削除 (%1)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>中止しました。</translation>
    </message>
    <message>
        <source>There are no files in this place.</source>
        <translation>このアップロード先にファイルはありません。</translation>
    </message>
    <message>
        <source>Files appear here once a request has uploaded them.</source>
        <translation>リクエストでファイルをアップロードすると、ここに表示されます。</translation>
    </message>
    <message>
        <source>To see or delete your files, use the tools of your storage.</source>
        <translation>ファイルの表示や削除には、ストレージのツールを使ってください。</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再試行</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n files…</source>
        <translation>
            <numerusform>%n 個のファイルを削除…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n old files…</source>
        <translation>
            <numerusform>%n 個の古いファイルを削除…</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Getting the list of files…</source>
        <translation>ファイル一覧を取得しています…</translation>
    </message>
    <message>
        <source>Deleting file %1 of %2…</source>
        <translation>ファイルを削除しています (%1 / %2)…</translation>
    </message>
    <message numerus="yes">
        <source>%n files, %1</source>
        <translation>
            <numerusform>%n 個のファイル、%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n selected, %1</source>
        <translation>
            <numerusform>%n 個を選択、%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n files (%1) from %2? Their links stop working.</source>
        <translation>
            <numerusform>%n 個のファイル (%1) を %2 から削除しますか? その URL は使えなくなります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n requests at the service use them and may fail.</source>
        <translation>
            <numerusform>サービスにある %n 件のリクエストがこれらを使用しており、失敗する可能性があります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waiting requests will upload their files again.</source>
        <translation>
            <numerusform>待機中の %n 件のリクエストは、ファイルをもう一度アップロードします。</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Stopped. Deleted %1 of %2 files.</source>
        <translation>中止しました。%2 個中 %1 個のファイルを削除しました。</translation>
    </message>
    <message>
        <source>Deleted %1 of %2 files. %3</source>
        <translation>%2 個中 %1 個のファイルを削除しました。%3</translation>
    </message>
</context>
<context>
    <name>Dailies::NoticesDialog</name>
    <message>
        <source>Recent notices</source>
        <translation>最近の通知</translation>
    </message>
    <message>
        <source>No notices since the program started.</source>
        <translation>プログラムの起動後、通知はありません。</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <comment>time and text of a notice</comment>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
</context>
<context>
    <name>Dailies::NumberEditor</name>
    <message>
        <source> s</source>
        <comment>seconds, after a number</comment>
        <translation> 秒</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>%1–%2 s</source>
        <comment>range of seconds</comment>
        <translation>%1～%2 秒</translation>
    </message>
</context>
<context>
    <name>Dailies::NumbersQuestion</name>
    <message>
        <source>The numbers in the prompt no longer match.</source>
        <translation>プロンプト内の番号が合わなくなりました。</translation>
    </message>
    <message>
        <source>Renumber</source>
        <translation>番号を付け直す</translation>
    </message>
    <message>
        <source>Keep as is</source>
        <translation>そのままにする</translation>
    </message>
    <message>
        <source>Answer this first: the numbers in the prompt no longer match.</source>
        <translation>先に回答してください: プロンプト内の番号が合わなくなりました。</translation>
    </message>
</context>
<context>
    <name>Dailies::PaletteController</name>
    <message>
        <source>Account: %1</source>
        <translation>アカウント: %1</translation>
    </message>
    <message>
        <source>Draft: %1</source>
        <translation>下書き: %1</translation>
    </message>
    <message>
        <source>Filter: %1</source>
        <translation>フィルター: %1</translation>
    </message>
    <message>
        <source>Settings: %1</source>
        <translation>設定: %1</translation>
    </message>
</context>
<context>
    <name>Dailies::PartWriter</name>
    <message>
        <source>The download is incomplete.</source>
        <translation>ダウンロードが完了していません。</translation>
    </message>
    <message>
        <source>The downloaded file is no better than the clip you already have.</source>
        <translation>届いたファイルは、今あるクリップより良いものではありませんでした。</translation>
    </message>
    <message>
        <source>The clip is no longer in its folder.</source>
        <translation>クリップはもうフォルダーにありません。</translation>
    </message>
</context>
<context>
    <name>Dailies::PictureStore</name>
    <message>
        <source>there is no folder for it.</source>
        <translation>保存先のフォルダーがありません。</translation>
    </message>
    <message>
        <source>The picture couldn&apos;t be saved: %1</source>
        <translation>画像を保存できませんでした: %1</translation>
    </message>
    <message>
        <source>it is too large or damaged.</source>
        <translation>大きすぎるか、破損しています。</translation>
    </message>
    <message>
        <source>the folder %1 can&apos;t be created.</source>
        <translation>フォルダー %1 を作成できません。</translation>
    </message>
    <message>
        <source>the file has changed. Try again.</source>
        <translation>ファイルが変更されました。もう一度お試しください。</translation>
    </message>
</context>
<context>
    <name>Dailies::PlaceAccess</name>
    <message>
        <source>The upload place &quot;%1&quot; can&apos;t be used. %2</source>
        <translation>アップロード先「%1」を使用できません。%2</translation>
    </message>
    <message>
        <source>The secret of the upload place &quot;%1&quot; isn&apos;t on this computer. Enter it in the settings.</source>
        <translation>アップロード先「%1」のシークレットがこのコンピューターにありません。設定で入力してください。</translation>
    </message>
</context>
<context>
    <name>Dailies::PlaceDialog</name>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Add place</source>
        <translation>アップロード先を追加</translation>
    </message>
    <message>
        <source>Edit upload place</source>
        <translation>アップロード先の編集</translation>
    </message>
    <message>
        <source>Add an upload place</source>
        <translation>アップロード先の追加</translation>
    </message>
    <message>
        <source>Storage service</source>
        <translation>ストレージサービス</translation>
    </message>
    <message>
        <source>Upload command</source>
        <translation>アップロードコマンド</translation>
    </message>
    <message>
        <source>The name “%1” is already taken.</source>
        <translation>名前「%1」はすでに使われています。</translation>
    </message>
    <message>
        <source>A secret access key has no spaces and no letters with accents.</source>
        <translation>シークレットアクセスキーに空白やアクセント付きの文字は使われません。</translation>
    </message>
    <message>
        <source>Enter the secret for %1. The stored one is for %2 only.</source>
        <translation>%1 のシークレットを入力してください。保存されているものは %2 専用です。</translation>
    </message>
    <message>
        <source>Enter the secret access key.</source>
        <translation>シークレットアクセスキーを入力してください。</translation>
    </message>
    <message>
        <source>Enter the password.</source>
        <translation>パスワードを入力してください。</translation>
    </message>
    <message>
        <source>Enter the user name that the password is for.</source>
        <translation>パスワードに対応するユーザー名を入力してください。</translation>
    </message>
    <message>
        <source>Stored in your system keychain and sent to this place only.</source>
        <translation>システムのキーチェーンに保存され、このアップロード先にのみ送信されます。</translation>
    </message>
    <message>
        <source>Stored in your system keychain and never sent anywhere: it only signs.</source>
        <translation>システムのキーチェーンに保存され、どこにも送信されません。署名にのみ使います。</translation>
    </message>
    <message>
        <source>A new host needs its own secret. The old one is deleted once the new one is stored.</source>
        <translation>別のホストには専用のシークレットが必要です。新しいものが保存されると、古いものは削除されます。</translation>
    </message>
    <message>
        <source>The current secret is in memory only, until you quit. Enter one to replace it.</source>
        <translation>現在のシークレットはメモリにのみあり、終了するまで保持されます。置き換えるには新しいものを入力します。</translation>
    </message>
    <message>
        <source>The current secret stays in the keychain and is never shown. Enter one to replace it.</source>
        <translation>現在のシークレットはキーチェーンに残り、表示されることはありません。置き換えるには新しいものを入力します。</translation>
    </message>
    <message>
        <source>Correct the marked fields first.</source>
        <translation>先に修正が必要な項目があります。</translation>
    </message>
    <message>
        <source>Storing the secret…</source>
        <translation>シークレットを保存しています…</translation>
    </message>
</context>
<context>
    <name>Dailies::PlaceForm</name>
    <message>
        <source>Other S3 storage</source>
        <translation>その他の S3 ストレージ</translation>
    </message>
    <message>
        <source>WebDAV</source>
        <translation>WebDAV</translation>
    </message>
    <message>
        <source>A command</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Account ID</source>
        <translation>アカウント ID</translation>
    </message>
    <message>
        <source>Endpoint</source>
        <translation>エンドポイント</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>リージョン</translation>
    </message>
    <message>
        <source>Services fetch files fastest from a region near them.</source>
        <translation>サービスに近いリージョンほど、ファイルが速く取得されます。</translation>
    </message>
    <message>
        <source>Bucket</source>
        <translation>バケット</translation>
    </message>
    <message>
        <source>Access key ID</source>
        <translation>アクセスキー ID</translation>
    </message>
    <message>
        <source>Secret access key</source>
        <translation>シークレットアクセスキー</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>プログラム</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>引数</translation>
    </message>
    <message>
        <source>Public URL</source>
        <translation>公開 URL</translation>
    </message>
    <message>
        <source>More options</source>
        <translation>その他のオプション</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>フォルダー</translation>
    </message>
    <message>
        <source> h</source>
        <comment>hours</comment>
        <translation> 時間</translation>
    </message>
    <message>
        <source>Links expire after</source>
        <translation>URL の有効期間</translation>
    </message>
    <message>
        <source>The bucket is part of the host name</source>
        <translation>バケットをホスト名に含める</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds</comment>
        <translation> 秒</translation>
    </message>
    <message>
        <source>Stop the command after</source>
        <translation>コマンドの制限時間</translation>
    </message>
    <message>
        <source>Folder URL</source>
        <translation>フォルダーの URL</translation>
    </message>
    <message>
        <source>User name</source>
        <translation>ユーザー名</translation>
    </message>
    <message>
        <source>Endpoint: %1</source>
        <translation>エンドポイント: %1</translation>
    </message>
    <message>
        <source>Without the bucket, such as https://s3.example.com.</source>
        <translation>バケットは含めません (例: https://s3.example.com)。</translation>
    </message>
    <message>
        <source>Files are uploaded to a folder below it.</source>
        <translation>ファイルは、この下のフォルダーにアップロードされます。</translation>
    </message>
    <message>
        <source>Leave it empty if the server needs none.</source>
        <translation>サーバーで不要な場合は空のままにします。</translation>
    </message>
    <message>
        <source>It runs once for each file, without a shell.</source>
        <translation>ファイルごとに 1 回、シェルを介さずに実行されます。</translation>
    </message>
    <message>
        <source>One per line. %f stands for the file, %o for its name in the place.</source>
        <translation>1 行に 1 つ。%f はファイル、%o はアップロード先でのファイル名を表します。</translation>
    </message>
    <message>
        <source>Optional. Links then start with it and don&apos;t expire.</source>
        <translation>省略可。指定すると、ファイルの URL はこれで始まり、期限がなくなります。</translation>
    </message>
    <message>
        <source>Where anyone can fetch the files in this folder.</source>
        <translation>このフォルダーのファイルを誰でも取得できる場所。</translation>
    </message>
    <message>
        <source>Optional. Otherwise the last line of the output is the link.</source>
        <translation>省略可。省略時は出力の最後の行が URL になります。</translation>
    </message>
    <message>
        <source>Optional. A folder in the bucket.</source>
        <translation>省略可。バケット内のフォルダー。</translation>
    </message>
    <message>
        <source>Optional.</source>
        <translation>省略可。</translation>
    </message>
    <message>
        <source>Enter the account ID, which is part of the endpoint.</source>
        <translation>アカウント ID を入力してください。エンドポイントの一部になります。</translation>
    </message>
    <message>
        <source>The service must fetch the file before the link expires. Links in requests are valid for at least 24 hours, and for at most 168.</source>
        <translation>サービスは URL の期限が切れる前にファイルを取得する必要があります。リクエスト内の URL は 24 時間以上、最大 168 時間有効です。</translation>
    </message>
</context>
<context>
    <name>Dailies::PlaceList</name>
    <message>
        <source>Upload places</source>
        <translation>アップロード先</translation>
    </message>
    <message>
        <source>Used for uploads · %1</source>
        <translation>アップロードに使用 · %1</translation>
    </message>
</context>
<context>
    <name>Dailies::PlaceSaver</name>
    <message>
        <source>%1 The secret is kept in memory until you quit.</source>
        <translation>%1シークレットは終了するまでメモリに保持されます。</translation>
    </message>
    <message>
        <source>The old secret couldn&apos;t be removed. %1</source>
        <translation>古いシークレットを削除できませんでした。%1</translation>
    </message>
</context>
<context>
    <name>Dailies::PlaceTest</name>
    <message>
        <source>Uploading works, but the test file couldn&apos;t be deleted. %1</source>
        <translation>アップロードは機能しますが、テスト用のファイルを削除できませんでした。%1</translation>
    </message>
    <message>
        <source>%1 The test file stays there. %2</source>
        <translation>%1テスト用のファイルが残ります。%2</translation>
    </message>
</context>
<context>
    <name>Dailies::PlaceTestPanel</name>
    <message>
        <source>Uploads 1 kB, fetches it through its link and deletes it. The video service charges nothing for that.</source>
        <translation>1 kB をアップロードし、URL から取得して削除します。動画サービスはこれに課金しません。</translation>
    </message>
    <message>
        <source>Getting the secret…</source>
        <translation>シークレットを取得しています…</translation>
    </message>
    <message>
        <source>Nothing was uploaded.</source>
        <translation>何もアップロードされていません。</translation>
    </message>
    <message>
        <source>Uploading 1 kB… (step 1 of 3)</source>
        <translation>1 kB をアップロードしています… (手順 1/3)</translation>
    </message>
    <message>
        <source>Fetching it through its link… (step 2 of 3)</source>
        <translation>URL から取得しています… (手順 2/3)</translation>
    </message>
    <message>
        <source>Deleting it… (step 3 of 3)</source>
        <translation>削除しています… (手順 3/3)</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>中止しました。</translation>
    </message>
    <message>
        <source>%1 works.</source>
        <translation>%1 は正常に機能します。</translation>
    </message>
    <message>
        <source>The test file of 1 kB stays there, because a command can&apos;t delete files.</source>
        <translation>コマンドではファイルを削除できないため、1 kB のテスト用ファイルが残ります。</translation>
    </message>
    <message>
        <source>The link answers GET and HEAD requests.</source>
        <translation>URL は GET と HEAD のリクエストに応答します。</translation>
    </message>
    <message>
        <source>The link answers GET requests, but refuses HEAD requests.</source>
        <translation>URL は GET リクエストには応答しますが、HEAD リクエストは拒否します。</translation>
    </message>
    <message>
        <source>A few services need HEAD. A public URL avoids that.</source>
        <translation>一部のサービスには HEAD が必要です。公開 URL を使えば問題ありません。</translation>
    </message>
    <message>
        <source>A few services need HEAD.</source>
        <translation>一部のサービスには HEAD が必要です。</translation>
    </message>
    <message>
        <source>Uploads 1 kB and fetches it through its link. The file stays there. The video service charges nothing for that.</source>
        <translation>1 kB をアップロードし、URL から取得します。ファイルは残ります。動画サービスはこれに課金しません。</translation>
    </message>
</context>
<context>
    <name>Dailies::PlaceWords</name>
    <message>
        <source>S3 · %1 at %2</source>
        <comment>bucket and host</comment>
        <translation>S3 · %1 (%2)</translation>
    </message>
    <message>
        <source>WebDAV · %1</source>
        <translation>WebDAV · %1</translation>
    </message>
    <message>
        <source>Command · %1</source>
        <translation>コマンド · %1</translation>
    </message>
    <message numerus="yes">
        <source>Anyone who has the link to a file can fetch it until the link expires, %n hours after it&apos;s made.</source>
        <translation>
            <numerusform>ファイルの URL は作成から %n 時間で期限が切れます。それまでは、URL を知っていれば誰でもファイルを取得できます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Anyone who has the link to a file can fetch it as long as the link works. The command decides how long that is.</source>
        <translation>ファイルの URL が有効な間は、URL を知っていれば誰でもファイルを取得できます。有効期間はコマンドによって決まります。</translation>
    </message>
    <message>
        <source>Anyone who has the link to a file can fetch it until you delete the file. These links don&apos;t expire.</source>
        <translation>ファイルを削除するまでは、URL を知っていれば誰でも取得できます。この URL に期限はありません。</translation>
    </message>
    <message>
        <source>Secret access key</source>
        <translation>シークレットアクセスキー</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>パスワード</translation>
    </message>
    <message>
        <source>The storage is in %1, far from %2: the service may fetch files slowly.</source>
        <comment>region and host</comment>
        <translation>ストレージは %1 にあり、%2 から離れています。サービスによるファイルの取得が遅くなる可能性があります。</translation>
    </message>
</context>
<context>
    <name>Dailies::PlacesPage</name>
    <message>
        <source>Video services fetch your files through links, so they need a place on the web.</source>
        <translation>動画サービスは URL からファイルを取得するため、Web 上の置き場所が必要です。</translation>
    </message>
    <message>
        <source>Add storage of your own, such as an S3 bucket, a WebDAV folder or a command. Dailies uploads a file there when a request needs it.</source>
        <translation>S3 バケット、WebDAV フォルダー、コマンドなど、自分のストレージを追加してください。リクエストに必要なファイルを Dailies がそこにアップロードします。</translation>
    </message>
    <message>
        <source>Add a place…</source>
        <translation>アップロード先を追加…</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>追加…</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>編集…</translation>
    </message>
    <message>
        <source>My uploads…</source>
        <translation>アップロードしたファイル…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Add an upload place</source>
        <translation>アップロード先を追加</translation>
    </message>
    <message>
        <source>Its secret is in memory only, until you quit.</source>
        <translation>シークレットはメモリにのみあり、終了するまで保持されます。</translation>
    </message>
    <message numerus="yes">
        <source>%n waiting requests will need another place.</source>
        <translation>
            <numerusform>待機中の %n 件のリクエストには、別のアップロード先が必要になります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove place</source>
        <translation>アップロード先を削除</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>The upload place was kept, because its secret couldn&apos;t be removed. %1</source>
        <translation>シークレットを削除できなかったため、アップロード先は残ります。%1</translation>
    </message>
    <message>
        <source>Removed %1. Its files were kept.</source>
        <translation>%1 を削除しました。ファイルは残っています。</translation>
    </message>
    <message>
        <source>Choose a place.</source>
        <translation>アップロード先を選択してください。</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>使用</translation>
    </message>
    <message>
        <source>Upload files to this place</source>
        <translation>ファイルをこのアップロード先にアップロードします</translation>
    </message>
    <message>
        <source>Remove %1 and its secret?</source>
        <translation>%1 とそのシークレットを削除しますか?</translation>
    </message>
    <message>
        <source>Remove %1?</source>
        <translation>%1 を削除しますか?</translation>
    </message>
    <message>
        <source>The files you&apos;ve uploaded stay there. Their links work until they expire.</source>
        <translation>アップロードしたファイルはそこに残ります。URL は期限が切れるまで使えます。</translation>
    </message>
    <message>
        <source>The files you&apos;ve uploaded stay there, and so do their links.</source>
        <translation>アップロードしたファイルとその URL はそのまま残ります。</translation>
    </message>
    <message>
        <source>Waiting requests whose files aren&apos;t uploaded yet will need another place.</source>
        <translation>ファイルをまだアップロードしていない待機中のリクエストには、別のアップロード先が必要になります。</translation>
    </message>
</context>
<context>
    <name>Dailies::PlayerActions</name>
    <message>
        <source>Play</source>
        <translation>再生</translation>
    </message>
    <message>
        <source>Previous frame</source>
        <translation>前のフレーム</translation>
    </message>
    <message>
        <source>Next frame</source>
        <translation>次のフレーム</translation>
    </message>
    <message>
        <source>First frame</source>
        <translation>最初のフレーム</translation>
    </message>
    <message>
        <source>Last frame</source>
        <translation>最後のフレーム</translation>
    </message>
    <message>
        <source>One second back</source>
        <translation>1 秒戻る</translation>
    </message>
    <message>
        <source>One second forward</source>
        <translation>1 秒進む</translation>
    </message>
    <message>
        <source>Go to frame…</source>
        <translation>フレームへ移動…</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>拡大</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>縮小</translation>
    </message>
    <message>
        <source>%1×</source>
        <comment>playing speed</comment>
        <translation>%1×</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>減速</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>加速</translation>
    </message>
    <message>
        <source>Normal speed</source>
        <translation>標準速度</translation>
    </message>
    <message>
        <source>Loop</source>
        <translation>ループ</translation>
    </message>
    <message>
        <source>Filmstrip</source>
        <translation>フィルムストリップ</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>ミュート</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>全画面表示</translation>
    </message>
    <message>
        <source>Leave full screen</source>
        <translation>全画面表示を終了</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>No sound device was found. The picture plays without sound.</source>
        <translation>オーディオデバイスが見つかりません。映像は音声なしで再生されます。</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>移動</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>ズーム</translation>
    </message>
    <message>
        <source>Pause (hold with J/L to step frames)</source>
        <translation>一時停止 (押しながら J/L でコマ送り)</translation>
    </message>
    <message>
        <source>Play backward / faster</source>
        <translation>逆再生 / 加速</translation>
    </message>
    <message>
        <source>Play forward / faster</source>
        <translation>再生 / 加速</translation>
    </message>
    <message>
        <source>Set in point</source>
        <translation>イン点を設定</translation>
    </message>
    <message>
        <source>Set out point</source>
        <translation>アウト点を設定</translation>
    </message>
    <message>
        <source>Clear in and out</source>
        <translation>イン点とアウト点を解除</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>全体を表示</translation>
    </message>
    <message>
        <source>Actual size</source>
        <translation>等倍</translation>
    </message>
    <message>
        <source>In and out</source>
        <translation>イン点とアウト点</translation>
    </message>
    <message>
        <source>Previous frame, in the list</source>
        <translation>前のフレーム (一覧)</translation>
    </message>
    <message>
        <source>Next frame, in the list</source>
        <translation>次のフレーム (一覧)</translation>
    </message>
</context>
<context>
    <name>Dailies::PlayerWidget</name>
    <message>
        <source>Select a take to watch it.</source>
        <translation>テイクを選択すると再生できます。</translation>
    </message>
    <message>
        <source>Go to frame</source>
        <translation>フレームへ移動</translation>
    </message>
    <message>
        <source>Frame, 0 to %1:</source>
        <translation>フレーム (0～%1):</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>移動</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
</context>
<context>
    <name>Dailies::PracticeController</name>
    <message>
        <source>No practice takes.</source>
        <translation>練習用テイクはありません。</translation>
    </message>
    <message numerus="yes">
        <source>Remove all %n practice takes?</source>
        <translation>
            <numerusform>%n 件の練習用テイクをすべて削除しますか?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unfinished takes will be stopped.</source>
        <translation>
            <numerusform>未完了のテイク %n 件は中止されます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Their clips (%1) move to the Trash.</source>
        <translation>クリップ (%1) はシステムのごみ箱に移動します。</translation>
    </message>
    <message>
        <source>Remove practice takes</source>
        <translation>練習用テイクを削除</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
</context>
<context>
    <name>Dailies::PreferenceRow</name>
    <message>
        <source>Reset %1</source>
        <translation>「%1」をリセット</translation>
    </message>
    <message>
        <source>Reset to default</source>
        <translation>既定値に戻す</translation>
    </message>
</context>
<context>
    <name>Dailies::Preferences</name>
    <message>
        <source>The settings can&apos;t be saved to %1.</source>
        <translation>設定を %1 に保存できません。</translation>
    </message>
</context>
<context>
    <name>Dailies::ProfileJsonPage</name>
    <message>
        <source>Profile as JSON</source>
        <translation>プロファイルの JSON</translation>
    </message>
</context>
<context>
    <name>Dailies::ProfileList</name>
    <message>
        <source>Model profiles</source>
        <translation>モデルプロファイル</translation>
    </message>
</context>
<context>
    <name>Dailies::ProfileMediaPage</name>
    <message>
        <source>All images</source>
        <translation>すべての画像</translation>
    </message>
    <message>
        <source>All videos</source>
        <translation>すべての動画</translation>
    </message>
    <message>
        <source>All audio</source>
        <translation>すべての音声</translation>
    </message>
    <message>
        <source>All documents</source>
        <translation>すべてのドキュメント</translation>
    </message>
    <message>
        <source>Reference voice</source>
        <translation>参照ボイス</translation>
    </message>
    <message>
        <source>Request kind</source>
        <translation>リクエストの種類</translation>
    </message>
    <message>
        <source>Types</source>
        <translation>タイプ</translation>
    </message>
    <message>
        <source>Media</source>
        <translation>素材</translation>
    </message>
    <message>
        <source>Formats</source>
        <translation>形式</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>個数</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>最少</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>最多</translation>
    </message>
    <message>
        <source>Total, s</source>
        <translation>合計 (秒)</translation>
    </message>
    <message>
        <source>Leave empty what you don&apos;t know. Combinations and rarer rules are in the profile&apos;s JSON.</source>
        <translation>空欄は不明を表します。組み合わせや特殊な規則は、プロファイルの JSON にあります。</translation>
    </message>
    <message>
        <source>Total length of all items of this type, in seconds</source>
        <translation>このタイプの全素材の合計秒数</translation>
    </message>
    <message>
        <source>%1: the minimum is greater than the maximum.</source>
        <translation>%1: 最小値が最大値を超えています。</translation>
    </message>
    <message>
        <source>Size, MB</source>
        <translation>サイズ (MB)</translation>
    </message>
    <message>
        <source>Length, s</source>
        <translation>長さ (秒)</translation>
    </message>
    <message>
        <source>to, s</source>
        <translation>～ (秒)</translation>
    </message>
    <message>
        <source>Side, px</source>
        <translation>辺 (px)</translation>
    </message>
    <message>
        <source>to, px</source>
        <translation>～ (px)</translation>
    </message>
</context>
<context>
    <name>Dailies::ProfileModelPage</name>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>ファミリー</translation>
    </message>
    <message>
        <source>Request kinds</source>
        <translation>リクエストの種類</translation>
    </message>
    <message>
        <source>Model codes</source>
        <translation>モデルコード</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>情報源</translation>
    </message>
    <message>
        <source>Confidence: %1</source>
        <translation>信頼度: %1</translation>
    </message>
    <message>
        <source>Choose at least one request kind.</source>
        <translation>リクエストの種類を少なくとも 1 つ選択してください。</translation>
    </message>
    <message>
        <source>high</source>
        <comment>confidence in a source</comment>
        <translation>高</translation>
    </message>
    <message>
        <source>medium</source>
        <comment>confidence in a source</comment>
        <translation>中</translation>
    </message>
    <message>
        <source>low</source>
        <comment>confidence in a source</comment>
        <translation>低</translation>
    </message>
    <message>
        <source>One pattern per line. A code matches if it contains all words of a line. A word after ! must not appear, and = stands for the whole code.</source>
        <translation>1 行に 1 パターン。行のすべての語を含むコードが一致します。! に続く語は含まれてはならず、= に続く語はコード全体を表します。</translation>
    </message>
    <message>
        <source>This profile is built in. To use another name, duplicate it.</source>
        <translation>このプロファイルは組み込みです。別の名前を使うには複製してください。</translation>
    </message>
    <message>
        <source>Not specified</source>
        <translation>記載なし</translation>
    </message>
    <message>
        <source>Name the profile.</source>
        <translation>プロファイルに名前を付けてください。</translation>
    </message>
    <message>
        <source>%1 is built in and keeps its name. To use another name, duplicate it.</source>
        <translation>%1 は組み込みのため、名前は変更できません。別の名前を使うには複製してください。</translation>
    </message>
    <message>
        <source>A profile with this name already exists.</source>
        <translation>同じ名前のプロファイルがすでにあります。</translation>
    </message>
</context>
<context>
    <name>Dailies::ProfileValuesPage</name>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>制限</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds behind a number</comment>
        <translation> 秒</translation>
    </message>
    <message>
        <source>Prompt, characters</source>
        <translation>プロンプト (文字数)</translation>
    </message>
    <message>
        <source>Negative prompt, characters</source>
        <translation>ネガティブプロンプト (文字数)</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>長さ</translation>
    </message>
    <message>
        <source>Duration with a reference video</source>
        <translation>参照動画ありの場合の長さ</translation>
    </message>
    <message>
        <source>Input videos and clip together</source>
        <translation>入力動画とクリップの合計</translation>
    </message>
    <message>
        <source>Guidance</source>
        <translation>ガイダンス</translation>
    </message>
    <message>
        <source>Shots</source>
        <translation>ショット</translation>
    </message>
    <message>
        <source>Prompt of a shot, characters</source>
        <translation>ショットのプロンプト (文字数)</translation>
    </message>
    <message>
        <source>Voices</source>
        <translation>ボイス</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>画像</translation>
    </message>
    <message>
        <source>to</source>
        <translation>～</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>最大</translation>
    </message>
    <message>
        <source>%1 from</source>
        <translation>%1 (下限)</translation>
    </message>
    <message>
        <source>%1 to</source>
        <translation>%1 (上限)</translation>
    </message>
    <message>
        <source>Separated by commas. You can still enter other values in a request.</source>
        <translation>コンマ区切り。リクエストではほかの値も入力できます。</translation>
    </message>
    <message>
        <source>Suggested values</source>
        <translation>選択肢の値</translation>
    </message>
    <message>
        <source>%1: a limit can&apos;t be negative.</source>
        <translation>%1: 制限に負の値は指定できません。</translation>
    </message>
    <message>
        <source>%1: the minimum is greater than the maximum.</source>
        <translation>%1: 最小値が最大値を超えています。</translation>
    </message>
</context>
<context>
    <name>Dailies::ProgressRing</name>
    <message>
        <source>%1 %</source>
        <comment>percentage</comment>
        <translation>%1%</translation>
    </message>
</context>
<context>
    <name>Dailies::PromptEdit</name>
    <message>
        <source>Media</source>
        <translation>素材</translation>
    </message>
</context>
<context>
    <name>Dailies::QtPlayer</name>
    <message>
        <source>No picture of this clip could be shown.</source>
        <translation>このクリップの映像を表示できませんでした。</translation>
    </message>
    <message>
        <source>No media backend of Qt Multimedia is installed, so clips cannot be played here.</source>
        <translation>Qt Multimedia のメディアバックエンドがインストールされていないため、クリップを再生できません。</translation>
    </message>
    <message>
        <source>This file contains no video.</source>
        <translation>このファイルには動画が含まれていません。</translation>
    </message>
    <message>
        <source>This clip can&apos;t be played. The file may be damaged or in an unsupported format.</source>
        <translation>このクリップは再生できません。ファイルが破損しているか、対応していない形式の可能性があります。</translation>
    </message>
</context>
<context>
    <name>Dailies::QueueController</name>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>The request won&apos;t be sent again. The earlier call still has no response.</source>
        <translation>リクエストは再送信されません。以前の呼び出しには、まだ応答がありません。</translation>
    </message>
    <message>
        <source>The request won&apos;t be sent again. The earlier call still has no response and may have been charged.</source>
        <translation>リクエストは再送信されません。以前の呼び出しには、まだ応答がなく、課金された可能性があります。</translation>
    </message>
    <message>
        <source>Removed. The request won&apos;t be sent again.</source>
        <translation>削除しました。リクエストは再送信されません。</translation>
    </message>
    <message>
        <source>Removed. The request wasn&apos;t sent.</source>
        <translation>リクエストを削除しました。送信されていません。</translation>
    </message>
    <message>
        <source>Removed. The request wasn&apos;t sent and nothing was charged.</source>
        <translation>リクエストを削除しました。送信も課金もされていません。</translation>
    </message>
    <message>
        <source>This request&apos;s account no longer exists.</source>
        <translation>このリクエストのアカウントはもうありません。</translation>
    </message>
    <message numerus="yes">
        <source>%n requests from last time weren&apos;t sent. Nothing was charged.</source>
        <translation>
            <numerusform>前回の %n 件のリクエストは送信されていません。課金されていません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n requests from last time weren&apos;t sent.</source>
        <translation>
            <numerusform>前回の %n 件のリクエストは送信されていません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>後で</translation>
    </message>
    <message>
        <source>This task is already in the list.</source>
        <translation>このタスクはすでに一覧にあります。</translation>
    </message>
    <message>
        <source>Change ID</source>
        <translation>ID を変更</translation>
    </message>
    <message>
        <source>The ID that the service shows for take %1. No new request is sent.</source>
        <translation>サービスがテイク %1 に表示している ID。新しいリクエストは送信されません。</translation>
    </message>
    <message numerus="yes">
        <source>%n requests are on hold, because of your spending limits. They weren&apos;t sent.</source>
        <translation>
            <numerusform>支出の上限により、%n 件のリクエストが保留中です。送信されていません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Send now? You&apos;ll be charged for each.</source>
        <translation>今すぐ送信しますか？それぞれに料金がかかります。</translation>
    </message>
    <message>
        <source>Send now? %1</source>
        <comment>You&apos;ll be charged for up to 15 s.</comment>
        <translation>今すぐ送信しますか？%1</translation>
    </message>
    <message>
        <source>Send %1</source>
        <comment>a number of requests</comment>
        <translation>%1 件を送信</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>表示</translation>
    </message>
</context>
<context>
    <name>Dailies::Rail</name>
    <message>
        <source>Takes</source>
        <translation>テイク</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>メニュー</translation>
    </message>
    <message>
        <source>Spend</source>
        <translation>支出</translation>
    </message>
    <message>
        <source>Add a page</source>
        <translation>ページを追加</translation>
    </message>
    <message>
        <source>Nothing is in progress</source>
        <translation>進行中のものはありません</translation>
    </message>
</context>
<context>
    <name>Dailies::RateDialog</name>
    <message>
        <source>New rate</source>
        <translation>新しい単価</translation>
    </message>
    <message>
        <source>Edit rate</source>
        <translation>単価の編集</translation>
    </message>
    <message>
        <source>All accounts</source>
        <translation>すべてのアカウント</translation>
    </message>
    <message>
        <source>for example: price list of 1 October</source>
        <translation>例: 10 月 1 日の料金表</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>価格</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>通貨</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>単位</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>アカウント</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>解像度</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>モード</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>音声</translation>
    </message>
    <message>
        <source>From</source>
        <translation>適用開始日</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>出典</translation>
    </message>
    <message>
        <source>The rate that matches a take best is used. Takes sent before this day keep the rate they had.</source>
        <translation>テイクに最もよく一致する単価を使います。この日より前に送信したテイクには、それまでの単価が使われます。</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Enter the currency as three letters, such as USD.</source>
        <translation>通貨を USD のような 3 文字で入力してください。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>price and unit</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>What one unit costs, such as %1.</source>
        <translation>1 単位の価格 (例: %1)。</translation>
    </message>
    <message>
        <source>Enter what one unit costs.</source>
        <translation>1 単位の価格を入力してください。</translation>
    </message>
    <message>
        <source>Save as free</source>
        <translation>無料として保存</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>A price of 0 means that these takes are free. If you don&apos;t know what they cost, don&apos;t add a rate.</source>
        <translation>価格を 0 にすると、これらのテイクは無料として扱われます。価格がわからない場合は、単価を追加しないでください。</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>With sound</source>
        <translation>音声あり</translation>
    </message>
    <message>
        <source>Without sound</source>
        <translation>音声なし</translation>
    </message>
</context>
<context>
    <name>Dailies::RatesDialog</name>
    <message>
        <source>There is no account “%1”. Nothing was imported.</source>
        <translation>アカウント「%1」はありません。何もインポートされていません。</translation>
    </message>
    <message>
        <source>Import CSV…</source>
        <translation>CSV をインポート…</translation>
    </message>
    <message>
        <source>Rates</source>
        <translation>単価</translation>
    </message>
    <message>
        <source>Applies to</source>
        <translation>対象</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>単価</translation>
    </message>
    <message>
        <source>From</source>
        <translation>適用開始日</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>出典</translation>
    </message>
    <message>
        <source>No rates yet.</source>
        <translation>単価はまだありません。</translation>
    </message>
    <message>
        <source>A rate says what a second, a point or a take costs. Takes without a rate count in their own units, never as free.</source>
        <translation>単価は、1 秒、1 ポイント、または 1 テイクの価格です。単価のないテイクは無料とはみなさず、元の単位のまま数えます。</translation>
    </message>
    <message>
        <source>A CSV file needs the columns unit, price, currency and from. It may have account, model, resolution, mode, sound and source.</source>
        <translation>CSV ファイルには unit、price、currency、from の列が必要です。account、model、resolution、mode、sound、source も使えます。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>price and unit</comment>
        <translation>%2 %1</translation>
    </message>
    <message>
        <source>Removed the rate of %1. Its takes are without a rate now, unless another one applies.</source>
        <translation>単価 (対象: %1) を削除しました。ほかに該当する単価がなければ、対象のテイクは単価なしになります。</translation>
    </message>
    <message>
        <source>Import rates</source>
        <translation>単価のインポート</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>表 (*.csv)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>%1 Nothing was imported.</source>
        <translation>%1何もインポートされていません。</translation>
    </message>
    <message numerus="yes">
        <source>Imported %Ln rates.</source>
        <translation>
            <numerusform>%Ln 件の単価をインポートしました。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::RenameDialog</name>
    <message>
        <source>Rename clip</source>
        <translation>クリップの名前を変更</translation>
    </message>
    <message>
        <source>File name</source>
        <translation>ファイル名</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>名前を変更</translation>
    </message>
    <message>
        <source>A file named “%1” is already in this folder. Choose another name.</source>
        <translation>「%1」という名前のファイルは、このフォルダーにすでにあります。別の名前を選択してください。</translation>
    </message>
</context>
<context>
    <name>Dailies::ReportController</name>
    <message>
        <source>Show in folder</source>
        <translation>フォルダーに表示</translation>
    </message>
    <message>
        <source>Report saved to %1.</source>
        <translation>報告を %1 に保存しました。</translation>
    </message>
</context>
<context>
    <name>Dailies::ReportDialog</name>
    <message>
        <source>Report a problem</source>
        <translation>問題を報告</translation>
    </message>
    <message>
        <source>Save report…</source>
        <translation>報告を保存…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Content of the file</source>
        <translation>ファイルの内容</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>報告を保存</translation>
    </message>
    <message>
        <source>Zip files (*.zip)</source>
        <translation>Zip ファイル (*.zip)</translation>
    </message>
    <message>
        <source>Include recent prompts</source>
        <translation>最近のタスクのプロンプトを含める</translation>
    </message>
    <message>
        <source>Reading your keys, so they can be removed from the report…</source>
        <translation>報告から取り除くため、キーを読み込んでいます…</translation>
    </message>
    <message>
        <source>This is everything in the report. It&apos;s saved as a file; nothing is sent.</source>
        <translation>報告の内容はこれですべてです。ファイルに保存されるだけで、何も送信されません。</translation>
    </message>
    <message>
        <source>Files in the report</source>
        <translation>報告のファイル</translation>
    </message>
</context>
<context>
    <name>Dailies::ReportView</name>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
</context>
<context>
    <name>Dailies::RequestBody</name>
    <message>
        <source>%1 is empty.</source>
        <translation>%1 は空です。</translation>
    </message>
    <message>
        <source>%1 changed while it was being sent.</source>
        <translation>%1 は送信中に変更されました。</translation>
    </message>
    <message>
        <source>%1 no longer exists.</source>
        <translation>%1 はもうありません。</translation>
    </message>
    <message>
        <source>%1 isn&apos;t a file.</source>
        <translation>%1 はファイルではありません。</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read: %2.</source>
        <translation>%1 を読み込めません: %2。</translation>
    </message>
    <message>
        <source>%1 can&apos;t be uploaded: only images (JPEG, PNG, WebP, BMP) can. Add a public link instead.</source>
        <translation>%1 はアップロードできません。アップロードできるのは画像 (JPEG、PNG、WebP、BMP) だけです。代わりに公開 URL を追加してください。</translation>
    </message>
</context>
<context>
    <name>Dailies::RequestForm</name>
    <message>
        <source>Compose</source>
        <translation>作成</translation>
    </message>
    <message>
        <source>Send once more</source>
        <translation>もう一度送信</translation>
    </message>
    <message>
        <source>Generate</source>
        <translation>生成</translation>
    </message>
    <message>
        <source>Continues from take %1</source>
        <translation>テイク %1 の続き</translation>
    </message>
    <message>
        <source>Check the warning above, or generate anyway.</source>
        <translation>上の警告を確認するか、このまま生成してください。</translation>
    </message>
    <message>
        <source>Needs confirmation</source>
        <translation>確認が必要</translation>
    </message>
    <message>
        <source>Practice mode · nothing is charged</source>
        <translation>練習モード · 課金されません</translation>
    </message>
    <message>
        <source>Generate %1 variations</source>
        <translation>バリエーションを %1 件生成</translation>
    </message>
    <message>
        <source>Send %1 more</source>
        <translation>さらに %1 件送信</translation>
    </message>
</context>
<context>
    <name>Dailies::RequestPreview</name>
    <message>
        <source>Copy JSON</source>
        <translation>JSON をコピー</translation>
    </message>
    <message>
        <source>Copy cURL</source>
        <translation>cURL をコピー</translation>
    </message>
    <message>
        <source>Request preview</source>
        <translation>リクエストのプレビュー</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>コピーしました</translation>
    </message>
    <message>
        <source>URL</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>The key is never shown or copied.</source>
        <translation>キーが表示またはコピーされることはありません。</translation>
    </message>
    <message>
        <source>Copies the whole body with all its data.</source>
        <translation>本文全体を、すべてのデータを含めてコピーします。</translation>
    </message>
    <message>
        <source>Copies a bash command that reads the key from $API_KEY.</source>
        <translation>$API_KEY からキーを読み取る bash コマンドをコピーします。</translation>
    </message>
</context>
<context>
    <name>Dailies::RequestUpload</name>
    <message>
        <source>%1 has to be uploaded first, but there is no upload place. Add one in the settings.</source>
        <translation>先に %1 をアップロードする必要がありますが、アップロード先がありません。設定で追加してください。</translation>
    </message>
    <message>
        <source>You haven&apos;t agreed to uploads to “%1” yet.</source>
        <translation>「%1」へのアップロードにまだ同意していません。</translation>
    </message>
</context>
<context>
    <name>Dailies::ReuseDialog</name>
    <message>
        <source>Account</source>
        <translation>アカウント</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>項目</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>現在</translation>
    </message>
    <message>
        <source>Use all</source>
        <translation>すべて使用</translation>
    </message>
    <message>
        <source>Use %1 of %2</source>
        <translation>%2 件中 %1 件を使用</translation>
    </message>
    <message>
        <source>Compare with form</source>
        <translation>フォームと比較</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>変更内容</translation>
    </message>
    <message>
        <source>New value</source>
        <translation>新しい値</translation>
    </message>
    <message>
        <source>Missing files: %1. Choose others before you generate.</source>
        <translation>ファイルがありません: %1。生成する前に別のファイルを選択してください。</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>自動</translation>
    </message>
</context>
<context>
    <name>Dailies::S3Uploader</name>
    <message>
        <source>The storage&apos;s list of files can&apos;t be read.</source>
        <translation>ストレージのファイル一覧を読み込めません。</translation>
    </message>
</context>
<context>
    <name>Dailies::SaveDraftDialog</name>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Save as draft</source>
        <translation>下書きとして保存</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>置き換え</translation>
    </message>
    <message>
        <source>Keep both</source>
        <translation>両方残す</translation>
    </message>
    <message>
        <source>Name the draft.</source>
        <translation>下書きに名前を付けてください。</translation>
    </message>
    <message>
        <source>A draft named “%1” already exists, saved %2.</source>
        <translation>下書き「%1」はすでにあります (保存日時: %2)。</translation>
    </message>
</context>
<context>
    <name>Dailies::SavedFilterMenu</name>
    <message>
        <source>Saved filters</source>
        <translation>保存済みフィルター</translation>
    </message>
    <message>
        <source>Save this filter…</source>
        <translation>このフィルターを保存…</translation>
    </message>
    <message>
        <source>Save filter</source>
        <translation>フィルターを保存</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>名前を変更</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Rename filter</source>
        <translation>フィルターの名前を変更</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>A filter needs a name. Nothing was saved.</source>
        <translation>フィルターには名前が必要です。何も保存されていません。</translation>
    </message>
    <message>
        <source>Filter “%1” updated.</source>
        <translation>フィルター「%1」を更新しました。</translation>
    </message>
    <message>
        <source>A filter needs a name. It keeps the old one.</source>
        <translation>フィルターには名前が必要です。元の名前のままにします。</translation>
    </message>
    <message>
        <source>There&apos;s already a filter “%1”.</source>
        <translation>フィルター「%1」はすでにあります。</translation>
    </message>
    <message>
        <source>Filter “%1” removed.</source>
        <translation>フィルター「%1」を削除しました。</translation>
    </message>
</context>
<context>
    <name>Dailies::ScreeningBar</name>
    <message>
        <source>Previous take</source>
        <translation>前のテイク</translation>
    </message>
    <message>
        <source>Next take</source>
        <translation>次のテイク</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>前へ</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>Exit</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>Exit screening</source>
        <translation>試写を終了</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>テイク %1</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>Reject</source>
        <translation>不採用にする</translation>
    </message>
    <message numerus="yes">
        <source>%n takes</source>
        <translation>
            <numerusform>テイク %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>A take that is in progress or needs a decision can&apos;t be rejected.</source>
        <translation>進行中のテイクや判断が必要なテイクは、不採用にできません。</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>復元</translation>
    </message>
</context>
<context>
    <name>Dailies::ScreeningController</name>
    <message>
        <source>There are no takes from today. Select two or more takes, or filter the list, to screen them.</source>
        <translation>今日のテイクはありません。試写するには、テイクを 2 件以上選択するか、一覧をフィルターで絞り込んでください。</translation>
    </message>
    <message>
        <source>%1 of %2, take %3</source>
        <translation>%1 / %2、テイク %3</translation>
    </message>
    <message>
        <source>None of these takes has a clip to screen.</source>
        <translation>これらのテイクには試写できるクリップがありません。</translation>
    </message>
    <message>
        <source>There is only one take to screen. Select more takes, or watch it full screen.</source>
        <translation>試写できるテイクは 1 件だけです。ほかのテイクも選択するか、全画面で見てください。</translation>
    </message>
</context>
<context>
    <name>Dailies::ScreeningEnd</name>
    <message>
        <source>Watch again</source>
        <translation>もう一度見る</translation>
    </message>
    <message>
        <source>Exit</source>
        <translation>終了</translation>
    </message>
    <message numerus="yes">
        <source>That was the last of %n takes</source>
        <translation>
            <numerusform>%n 件のテイクはこれで最後です</numerusform>
        </translation>
    </message>
    <message>
        <source>These takes were deleted</source>
        <translation>これらのテイクは削除されました</translation>
    </message>
    <message numerus="yes">
        <source>%n rated</source>
        <translation>
            <numerusform>評価 %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rejected</source>
        <translation>
            <numerusform>不採用 %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing rated, nothing rejected</source>
        <translation>評価、不採用ともになし</translation>
    </message>
    <message numerus="yes">
        <source>Compare the best %n</source>
        <translation>
            <numerusform>上位 %n 件を比較</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::ScreeningKeys</name>
    <message>
        <source>rate</source>
        <comment>after the keys 1 to 5</comment>
        <translation>評価</translation>
    </message>
    <message>
        <source>reject</source>
        <comment>after the key X</comment>
        <translation>不採用</translation>
    </message>
    <message>
        <source>take</source>
        <comment>after the arrow keys, which go to another take</comment>
        <translation>テイク</translation>
    </message>
    <message>
        <source>pause</source>
        <comment>after the space key</comment>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>exit</source>
        <comment>after the Esc key</comment>
        <translation>終了</translation>
    </message>
</context>
<context>
    <name>Dailies::ScreeningModel</name>
    <message>
        <source>Take %1</source>
        <translation>テイク %1</translation>
    </message>
    <message>
        <source>Rejected</source>
        <translation>不採用</translation>
    </message>
    <message numerus="yes">
        <source>%n stars</source>
        <translation>
            <numerusform>星 %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::ScreeningStrip</name>
    <message>
        <source>Takes of this screening</source>
        <translation>この試写のテイク</translation>
    </message>
</context>
<context>
    <name>Dailies::SelectionBar</name>
    <message>
        <source>Rate</source>
        <comment>stars follow</comment>
        <translation>評価</translation>
    </message>
    <message>
        <source>Clear selection</source>
        <translation>選択を解除</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>Tag…</source>
        <translation>タグ…</translation>
    </message>
    <message>
        <source>Adds tags to the selected takes</source>
        <translation>選択したテイクにタグを追加します</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>Copies the clips to a folder</source>
        <translation>クリップをフォルダーにコピーします</translation>
    </message>
    <message>
        <source>Generate again</source>
        <translation>もう一度生成</translation>
    </message>
    <message>
        <source>Sends the same requests as new takes</source>
        <translation>同じリクエストを新しいテイクとして送信します</translation>
    </message>
    <message>
        <source>Reject</source>
        <translation>不採用にする</translation>
    </message>
    <message numerus="yes">
        <source>%Ln selected</source>
        <translation>
            <numerusform>選択 %Ln 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Screen</source>
        <translation>試写</translation>
    </message>
    <message>
        <source>Note…</source>
        <translation>メモ…</translation>
    </message>
    <message>
        <source>Adds a note to the selected takes</source>
        <translation>選択したテイクにメモを追加します</translation>
    </message>
    <message>
        <source>Marks the takes as not good enough</source>
        <translation>テイクに不採用の印を付けます</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Moves the takes and their clips to the Trash</source>
        <translation>テイクとそのクリップをごみ箱に移動します</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>復元</translation>
    </message>
    <message>
        <source>Brings the takes and their clips back from the Trash</source>
        <translation>テイクとそのクリップをごみ箱から元に戻します</translation>
    </message>
</context>
<context>
    <name>Dailies::SelectionCommands</name>
    <message>
        <source>Add tags</source>
        <translation>タグを追加</translation>
    </message>
    <message>
        <source>Tags, separated by commas</source>
        <translation>タグ (コンマ区切り)</translation>
    </message>
    <message>
        <source>None of the selected takes can be generated again.</source>
        <translation>選択したテイクの中に、もう一度生成できるものがありません。</translation>
    </message>
    <message numerus="yes">
        <source>Generate %n takes? You&apos;ll be charged for each.</source>
        <translation>
            <numerusform>%n 件のテイクを生成しますか? それぞれに課金されます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Generate %1</source>
        <translation>%1 件生成</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Add a note</source>
        <translation>メモを追加</translation>
    </message>
    <message numerus="yes">
        <source>Added to the notes of %n takes</source>
        <translation>
            <numerusform>%n 件のテイクのメモに追加しました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Generate %n takes? %1</source>
        <translation>
            <numerusform>%n 件のテイクを生成しますか? %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Clear selection</source>
        <translation>選択を解除</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>テイク %1</translation>
    </message>
    <message>
        <source>Add note</source>
        <translation>メモを追加</translation>
    </message>
</context>
<context>
    <name>Dailies::SendTimeDialog</name>
    <message>
        <source>Send at a time</source>
        <translation>時刻を指定して送信</translation>
    </message>
    <message>
        <source>Send at</source>
        <translation>送信時刻</translation>
    </message>
    <message>
        <source>It&apos;s sent if Dailies is running then.</source>
        <translation>その時刻に Dailies が起動していれば送信されます。</translation>
    </message>
    <message>
        <source>Send later</source>
        <translation>後で送信</translation>
    </message>
    <message>
        <source>This time has passed. Nothing was sent. Choose a later time.</source>
        <translation>この時刻は過ぎています。何も送信されていません。後の時刻を選択してください。</translation>
    </message>
</context>
<context>
    <name>Dailies::SendingController</name>
    <message>
        <source>Sending is paused. New requests wait here; takes that are being generated continue.</source>
        <translation>送信は一時停止中です。新しいリクエストはここで待機し、生成中のテイクは続行します。</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>再開</translation>
    </message>
    <message>
        <source>No take is being generated now.</source>
        <translation>生成中のテイクはありません。</translation>
    </message>
    <message numerus="yes">
        <source>All takes are finished. This computer goes to sleep in %n seconds.</source>
        <translation>
            <numerusform>すべてのテイクが終了しました。このコンピューターは %n 秒後にスリープします。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All takes are finished. Dailies quits in %n seconds.</source>
        <translation>
            <numerusform>すべてのテイクが終了しました。Dailies は %n 秒後に終了します。</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>All takes are finished.</source>
        <translation>すべてのテイクが終了しました。</translation>
    </message>
    <message numerus="yes">
        <source>%n requests are on hold and weren&apos;t sent, so this computer stays awake.</source>
        <translation>
            <numerusform>%n 件のリクエストが保留中で送信されていないため、このコンピューターはスリープしません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n requests are on hold and weren&apos;t sent, so Dailies stays open.</source>
        <translation>
            <numerusform>%n 件のリクエストが保留中で送信されていないため、Dailies は開いたままです。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All other takes are finished. %n requests are on hold and weren&apos;t sent.</source>
        <translation>
            <numerusform>ほかのテイクはすべて終了しました。%n 件のリクエストが保留中で、送信されていません。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::SendingPage</name>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Proxy address</source>
        <translation>プロキシのアドレス</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>プロキシ</translation>
    </message>
    <message>
        <source>Same as in Settings</source>
        <translation>設定に従う</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>システムの既定</translation>
    </message>
    <message>
        <source>Custom HTTP proxy</source>
        <translation>専用の HTTP プロキシ</translation>
    </message>
    <message>
        <source>Custom SOCKS5 proxy</source>
        <translation>専用の SOCKS5 プロキシ</translation>
    </message>
    <message>
        <source>Parallel requests</source>
        <translation>同時送信リクエスト数</translation>
    </message>
    <message>
        <source>Status checks per second</source>
        <translation>1 秒あたりの照会回数</translation>
    </message>
    <message>
        <source>Maximum number of status checks per second. Lower values are easier on the service&apos;s rate limits.</source>
        <translation>タスクの状態をサービスに照会する頻度の上限です。遅くすると、サービスの制限に達しにくくなります。</translation>
    </message>
    <message>
        <source>For calls to its base URL, including those of other accounts with the same URL. Clips are downloaded from other servers, through the proxy in Settings.</source>
        <translation>ベース URL への呼び出しに使います。同じ URL のほかのアカウントも対象です。クリップはほかのサーバーから、「設定」のプロキシ経由でダウンロードします。</translation>
    </message>
    <message>
        <source>Enter a host and port, such as proxy.example.com:8080.</source>
        <translation>プロキシのアドレスは、proxy.example.com:8080 のようにホストとポートで指定します。</translation>
    </message>
</context>
<context>
    <name>Dailies::ServiceCall</name>
    <message>
        <source>The URL must start with https:// or http:// and a host.</source>
        <translation>URL は https:// または http:// とホスト名で始まる必要があります。</translation>
    </message>
    <message>
        <source>Over http:// your key can be read in transit, and you haven&apos;t allowed that.</source>
        <translation>http:// では経路上の誰でもキーを読み取れますが、その使用は承諾されていません。</translation>
    </message>
</context>
<context>
    <name>Dailies::SessionKeyStore</name>
    <message>
        <source>No key for this account and URL.</source>
        <translation>このアカウントと URL のキーはありません。</translation>
    </message>
    <message>
        <source>No keychain is available.</source>
        <translation>この環境にはキーチェーンがありません。</translation>
    </message>
</context>
<context>
    <name>Dailies::SettingsController</name>
    <message>
        <source>Uploads</source>
        <translation>アップロード</translation>
    </message>
    <message>
        <source>upload storage place bucket link S3 WebDAV command secret</source>
        <translation>アップロード ストレージ アップロード先 バケット URL リンク S3 WebDAV コマンド シークレット</translation>
    </message>
</context>
<context>
    <name>Dailies::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Search settings</source>
        <translation>設定を検索</translation>
    </message>
    <message>
        <source>Settings categories</source>
        <translation>設定のカテゴリ</translation>
    </message>
    <message>
        <source>No settings match “%1”.</source>
        <translation>「%1」に関する設定はありません。</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>キーボード</translation>
    </message>
</context>
<context>
    <name>Dailies::SettleDialog</name>
    <message>
        <source>Charged</source>
        <translation>課金された</translation>
    </message>
    <message>
        <source>Not charged</source>
        <translation>課金されていない</translation>
    </message>
    <message>
        <source>Settle a take</source>
        <translation>テイクの確定</translation>
    </message>
    <message>
        <source>Settle take %1</source>
        <translation>テイク %1 の確定</translation>
    </message>
    <message>
        <source>Task ID: %1</source>
        <translation>タスク ID: %1</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>秒数</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>ポイント</translation>
    </message>
    <message>
        <source>Money, if known</source>
        <translation>金額 (わかる場合)</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>通貨</translation>
    </message>
    <message>
        <source>Settle</source>
        <translation>確定</translation>
    </message>
    <message>
        <source>Enter what you were charged, or choose “Not charged”.</source>
        <translation>課金内容を入力するか、「課金されていない」を選択してください。</translation>
    </message>
    <message>
        <source>Enter the currency as three letters, such as USD.</source>
        <translation>通貨を USD のような 3 文字で入力してください。</translation>
    </message>
    <message>
        <source>Cost of take %1</source>
        <translation>テイク %1 の料金</translation>
    </message>
    <message>
        <source>You have settled this. What you enter replaces it.</source>
        <translation>この料金は確定済みです。入力した内容で置き換えます。</translation>
    </message>
    <message>
        <source>The service reported %1. What you enter replaces it, for example after a refund.</source>
        <translation>サービスの報告は %1 です。入力した内容で置き換えます (返金の後など)。</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Look at the service&apos;s console or invoice. You can undo this later.</source>
        <translation>サービスのコンソールまたは請求書を確認してください。後で元に戻せます。</translation>
    </message>
    <message>
        <source>Takes that failed or were refused by the service aren&apos;t charged. If your invoice says something else, enter it.</source>
        <translation>失敗したテイクと、サービスが拒否したテイクには課金されません。請求書の内容が違う場合は入力してください。</translation>
    </message>
</context>
<context>
    <name>Dailies::ShortcutEdit</name>
    <message>
        <source>Press the new key. Backspace removes it.</source>
        <translation>新しいキーを押してください。Backspace で解除します。</translation>
    </message>
</context>
<context>
    <name>Dailies::ShortcutSheet</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>キーボードショートカット</translation>
    </message>
    <message>
        <source>Search shortcuts</source>
        <translation>ショートカットを検索</translation>
    </message>
    <message>
        <source>No matching shortcuts.</source>
        <translation>一致するショートカットはありません。</translation>
    </message>
</context>
<context>
    <name>Dailies::ShotRow</name>
    <message>
        <source>Seconds</source>
        <translation>秒数</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds, after a number</comment>
        <translation> 秒</translation>
    </message>
    <message>
        <source>Shot prompt</source>
        <translation>ショットのプロンプト</translation>
    </message>
    <message>
        <source>Describe this shot</source>
        <translation>このショットの内容</translation>
    </message>
    <message>
        <source>Sec.</source>
        <comment>seconds, in a narrow field</comment>
        <translation>秒</translation>
    </message>
    <message>
        <source>%1/%2</source>
        <comment>characters, and how many at most</comment>
        <translation>%1/%2</translation>
    </message>
</context>
<context>
    <name>Dailies::ShotsEditor</name>
    <message>
        <source>Add shot</source>
        <translation>ショットを追加</translation>
    </message>
    <message>
        <source>Split evenly</source>
        <translation>均等に分割</translation>
    </message>
    <message>
        <source>Shot %1</source>
        <translation>ショット %1</translation>
    </message>
    <message>
        <source>%1 of %2 s</source>
        <translation>%1 / %2 秒</translation>
    </message>
    <message>
        <source>Split the clip&apos;s duration equally</source>
        <translation>クリップの長さを均等に分割</translation>
    </message>
    <message>
        <source>%1 of %2 shots</source>
        <comment>shots, and how many at most</comment>
        <translation>%1 / %2 ショット</translation>
    </message>
    <message>
        <source>%1 s in total</source>
        <translation>合計 %1 秒</translation>
    </message>
</context>
<context>
    <name>Dailies::SpendChart</name>
    <message>
        <source>Seconds per day</source>
        <translation>日別の秒数</translation>
    </message>
    <message>
        <source>Points per day</source>
        <translation>日別のポイント</translation>
    </message>
    <message>
        <source>The left and right keys go from day to day. The breakdown by day has the same figures as a table.</source>
        <translation>左右の矢印キーで日を移動します。同じ数値は、日別の内訳で表として確認できます。</translation>
    </message>
    <message>
        <source>%1 billed</source>
        <translation>課金済み %1</translation>
    </message>
    <message>
        <source>%1 reserved</source>
        <translation>確保中 %1</translation>
    </message>
    <message>
        <source>up to %1 unsettled</source>
        <translation>未確定 最大 %1</translation>
    </message>
    <message>
        <source>%1 not billed</source>
        <translation>課金なし %1</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a day and its figures</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>今日</translation>
    </message>
    <message>
        <source>d MMM</source>
        <comment>a day on the axis, for QDate</comment>
        <translation>M/d</translation>
    </message>
</context>
<context>
    <name>Dailies::SpendController</name>
    <message>
        <source>Spend</source>
        <translation>支出</translation>
    </message>
    <message>
        <source>Takes</source>
        <translation>テイク</translation>
    </message>
    <message>
        <source>Settled as charged.</source>
        <translation>課金ありとして確定しました。</translation>
    </message>
    <message>
        <source>Settled as not charged.</source>
        <translation>課金なしとして確定しました。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Export CSV</source>
        <translation>CSV をエクスポート</translation>
    </message>
    <message>
        <source>Table for spreadsheet programs (*.csv)</source>
        <translation>表計算ソフト用の表 (*.csv)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln takes exported to %1.</source>
        <translation>
            <numerusform>%Ln 件のテイクを %1 にエクスポートしました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>フォルダーを開く</translation>
    </message>
    <message>
        <source>Spending limits…</source>
        <translation>支出の上限…</translation>
    </message>
    <message>
        <source>The take is unsettled again.</source>
        <translation>テイクは未確定に戻りました。</translation>
    </message>
    <message>
        <source>Dailies has no record of what this take cost.</source>
        <translation>このテイクの料金の記録がありません。</translation>
    </message>
    <message>
        <source>%1. %2 · %3</source>
        <comment>number, time and cost of a call</comment>
        <translation>%1. %2 · %3</translation>
    </message>
    <message>
        <source>Cost of take %1</source>
        <translation>テイク %1 の料金</translation>
    </message>
    <message numerus="yes">
        <source>This take was sent %n times. Which call?</source>
        <translation>
            <numerusform>このテイクは %n 回送信されました。どの呼び出しですか?</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <comment>a limit and an account</comment>
        <translation>%1 (アカウント: %2)</translation>
    </message>
    <message>
        <source>Your limit of %1 is reached.</source>
        <translation>上限「%1」に達しました。</translation>
    </message>
    <message>
        <source>%1 % of your limit of %2 is used or reserved.</source>
        <translation>上限「%2」の %1% が使用済みまたは確保中です。</translation>
    </message>
    <message>
        <source>Your earlier figure counts again.</source>
        <translation>以前に入力した値に戻しました。</translation>
    </message>
    <message>
        <source>The service&apos;s figure counts again.</source>
        <translation>サービスの報告値に戻しました。</translation>
    </message>
</context>
<context>
    <name>Dailies::SpendHeader</name>
    <message>
        <source>Account</source>
        <translation>アカウント</translation>
    </message>
    <message>
        <source>All accounts</source>
        <translation>すべてのアカウント</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>All models</source>
        <translation>すべてのモデル</translation>
    </message>
    <message>
        <source>Compare with invoice…</source>
        <translation>請求書と比較…</translation>
    </message>
    <message>
        <source>Export CSV…</source>
        <translation>CSV をエクスポート…</translation>
    </message>
    <message>
        <source>Spend</source>
        <translation>支出</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>今日</translation>
    </message>
    <message>
        <source>7 days</source>
        <translation>7 日間</translation>
    </message>
    <message>
        <source>30 days</source>
        <translation>30 日間</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>今年</translation>
    </message>
</context>
<context>
    <name>Dailies::SpendPage</name>
    <message>
        <source>Spend</source>
        <translation>支出</translation>
    </message>
    <message>
        <source>Show this year</source>
        <translation>今年を表示</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>秒数</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>ポイント</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>アカウント</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>タグ</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>日付</translation>
    </message>
    <message>
        <source>Rates…</source>
        <translation>単価…</translation>
    </message>
    <message>
        <source>Breakdown</source>
        <translation>内訳</translation>
    </message>
    <message>
        <source>Unsettled</source>
        <translation>未確定</translation>
    </message>
    <message>
        <source>Nothing was spent yet.</source>
        <translation>支出はまだありません。</translation>
    </message>
    <message>
        <source>Per day</source>
        <translation>日別</translation>
    </message>
    <message>
        <source>Seconds per day</source>
        <translation>日別の秒数</translation>
    </message>
    <message>
        <source>Points per day</source>
        <translation>日別のポイント</translation>
    </message>
    <message>
        <source>Daily limit: %1</source>
        <translation>1 日の上限: %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>what a rate applies to, and the rate</comment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>Money uses your rates: %1 and %Ln more.</source>
        <translation>
            <numerusform>金額の計算に使う単価: %1、ほか %Ln 件。</numerusform>
        </translation>
    </message>
    <message>
        <source>Money uses your rate: %1.</source>
        <translation>金額の計算に使う単価: %1。</translation>
    </message>
    <message>
        <source>Seconds and points are what the service reported, or what you settled. Takes without a figure count as unsettled until you settle them.</source>
        <translation>秒数とポイントは、サービスが報告した値か、確定した値です。数値のないテイクは、確定するまで未確定として数えます。</translation>
    </message>
    <message>
        <source>Nothing was sent in this period.</source>
        <translation>この期間には何も送信していません。</translation>
    </message>
    <message>
        <source>Once you generate with your own account, each take&apos;s cost appears here.</source>
        <translation>自分のアカウントで生成すると、各テイクの料金がここに表示されます。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln takes have no rate, so they aren&apos;t in the total.</source>
        <translation>
            <numerusform>単価のないテイク %Ln 件は合計に含まれていません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Invoices often differ here. Enter what you were charged, or choose “Not charged”.</source>
        <translation>請求書との差は、ここで生じることがよくあります。課金内容を入力するか、「課金されていない」を選択してください。</translation>
    </message>
    <message>
        <source>There are no rates yet, so money isn&apos;t known (–).</source>
        <translation>単価がまだないため、金額は不明です (–)。</translation>
    </message>
</context>
<context>
    <name>Dailies::SpendTiles</name>
    <message>
        <source>Billed as reported</source>
        <translation>課金済み (報告どおり)</translation>
    </message>
    <message>
        <source>Reserved now</source>
        <translation>現在確保中</translation>
    </message>
    <message>
        <source>Unsettled</source>
        <translation>未確定</translation>
    </message>
    <message>
        <source>Not billed</source>
        <translation>課金なし</translation>
    </message>
    <message>
        <source>Other units</source>
        <translation>その他の単位</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>確認</translation>
    </message>
    <message>
        <source>Goes to the unsettled takes</source>
        <translation>未確定のテイクへ移動します</translation>
    </message>
    <message>
        <source>Set a rate</source>
        <translation>単価を設定</translation>
    </message>
    <message numerus="yes">
        <source>%Ln takes</source>
        <translation>
            <numerusform>テイク %Ln 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln takes running</source>
        <translation>
            <numerusform>テイク %Ln 件が実行中</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is running</source>
        <translation>実行中のものはありません</translation>
    </message>
    <message>
        <source>All takes are settled</source>
        <translation>すべてのテイクが確定済みです</translation>
    </message>
    <message numerus="yes">
        <source>%Ln takes · no rate set</source>
        <translation>
            <numerusform>テイク %Ln 件 · 単価未設定</numerusform>
        </translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>up to %1</source>
        <comment>money</comment>
        <translation>最大 %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 for %Ln takes</source>
        <comment>money</comment>
        <translation>
            <numerusform>テイク %Ln 件で %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::StageController</name>
    <message>
        <source>Downloads automatically, then plays here</source>
        <translation>自動でダウンロードされ、ここで再生されます</translation>
    </message>
    <message>
        <source>Takes play here.</source>
        <translation>テイクはここで再生されます。</translation>
    </message>
</context>
<context>
    <name>Dailies::StageWindow</name>
    <message>
        <source>Viewer in its own window</source>
        <translation>ビューアーを別ウィンドウで表示</translation>
    </message>
    <message>
        <source>Viewer – Dailies</source>
        <translation>ビューアー – Dailies</translation>
    </message>
    <message>
        <source>Moves the viewer to a second screen, if there is one. Close that window to bring it back.</source>
        <translation>ビューアーを別ウィンドウに移します。2 台目の画面があれば、そこに表示します。ウィンドウを閉じると元に戻ります。</translation>
    </message>
</context>
<context>
    <name>Dailies::StarRating</name>
    <message numerus="yes">
        <source>Rate %n stars</source>
        <translation>
            <numerusform>星 %n を付ける</numerusform>
        </translation>
    </message>
    <message>
        <source>Not rated</source>
        <translation>未評価</translation>
    </message>
    <message numerus="yes">
        <source>%n stars</source>
        <translation>
            <numerusform>星 %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>評価</translation>
    </message>
</context>
<context>
    <name>Dailies::StartupProgressWindow</name>
    <message>
        <source>Copying the task database and updating it for this version of Dailies.</source>
        <translation>タスクデータベースをコピーしてから、このバージョンの Dailies に合わせて更新します。</translation>
    </message>
    <message>
        <source>Comparing the tasks with the full list of IDs.</source>
        <translation>タスクを ID リスト全体と照合しています。</translation>
    </message>
    <message>
        <source>Checking and repairing the task database.</source>
        <translation>タスクデータベースを検査し、修復しています。</translation>
    </message>
    <message>
        <source>With a long history, this can take a minute. Nothing is sent meanwhile. If you interrupt it, nothing is lost: it starts over next time.</source>
        <translation>履歴が多い場合は 1 分ほどかかることがあります。その間は何も送信されません。中断しても何も失われず、次回の起動時に最初からやり直します。</translation>
    </message>
</context>
<context>
    <name>Dailies::StorageCall</name>
    <message>
        <source>Stopped by you.</source>
        <translation>手動で中止しました。</translation>
    </message>
    <message>
        <source>The storage stopped responding.</source>
        <translation>ストレージが応答しなくなりました。</translation>
    </message>
    <message>
        <source>The certificate of %1 isn&apos;t valid, so nothing was sent to it.</source>
        <translation>%1 の証明書が有効ではないため、何も送信していません。</translation>
    </message>
    <message>
        <source>%1 doesn&apos;t accept connections.</source>
        <translation>%1 は接続を受け付けません。</translation>
    </message>
    <message>
        <source>The connection to %1 failed.</source>
        <translation>%1 への接続に失敗しました。</translation>
    </message>
    <message>
        <source>%1 closed the connection after %2 of %3.</source>
        <translation>%3 のうち %2 を送った時点で、%1 が接続を閉じました。</translation>
    </message>
    <message>
        <source>Storage can&apos;t be reached: libcurl isn&apos;t installed on this computer.</source>
        <translation>ストレージに接続できません。このコンピューターに libcurl がインストールされていません。</translation>
    </message>
    <message>
        <source>Host %1 not found. Check the URL and the network connection.</source>
        <translation>ホスト %1 が見つかりません。URL とネットワーク接続を確認してください。</translation>
    </message>
</context>
<context>
    <name>Dailies::SubmissionTiles</name>
    <message>
        <source>Take %1 · %2</source>
        <comment>number, and a time or state</comment>
        <translation>テイク %1 · %2</translation>
    </message>
    <message>
        <source>Take %1: %2</source>
        <comment>number and state</comment>
        <translation>テイク %1: %2</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>準備完了</translation>
    </message>
    <message>
        <source>%1 of %2 ready</source>
        <comment>takes of one submission</comment>
        <translation>%1 / %2 準備完了</translation>
    </message>
</context>
<context>
    <name>Dailies::SubmitBar</name>
    <message>
        <source>Sending…</source>
        <translation>送信しています…</translation>
    </message>
    <message>
        <source>Variations</source>
        <translation>バリエーション</translation>
    </message>
    <message>
        <source>Generate</source>
        <translation>生成</translation>
    </message>
    <message>
        <source>Fewer variations</source>
        <translation>バリエーションを減らす</translation>
    </message>
    <message>
        <source>More variations</source>
        <translation>バリエーションを増やす</translation>
    </message>
    <message>
        <source>How many takes to make of this request</source>
        <translation>このリクエストから作成するテイクの数です</translation>
    </message>
    <message>
        <source>Generate anyway</source>
        <translation>このまま生成</translation>
    </message>
    <message>
        <source>Generate %1 anyway</source>
        <translation>このまま %1 件生成</translation>
    </message>
    <message>
        <source>Generate %1</source>
        <translation>%1 件生成</translation>
    </message>
</context>
<context>
    <name>Dailies::SubmitController</name>
    <message>
        <source>Choose an account first. Nothing was sent.</source>
        <translation>先にアカウントを選択してください。何も送信されていません。</translation>
    </message>
    <message>
        <source>%1 Nothing was sent.</source>
        <translation>%1何も送信されていません。</translation>
    </message>
    <message>
        <source>%1 Send it once more?</source>
        <comment>You sent this 4 s ago.</comment>
        <translation>%1もう一度送信しますか?</translation>
    </message>
    <message>
        <source>Send once more</source>
        <translation>もう一度送信</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>This take&apos;s account was removed. Nothing was sent.</source>
        <translation>このテイクのアカウントは削除されています。何も送信されていません。</translation>
    </message>
    <message>
        <source>Generate anyway</source>
        <translation>このまま生成</translation>
    </message>
    <message>
        <source>Upload and generate</source>
        <translation>アップロードして生成</translation>
    </message>
    <message>
        <source>Agree and send</source>
        <translation>同意して送信</translation>
    </message>
    <message>
        <source>Edit limits…</source>
        <translation>上限を編集…</translation>
    </message>
    <message>
        <source>%1 Generate anyway?</source>
        <comment>You have a limit of 60 s per day.</comment>
        <translation>%1このまま生成しますか?</translation>
    </message>
    <message>
        <source>Send later…</source>
        <translation>後で送信…</translation>
    </message>
    <message>
        <source>Generates at a time that you choose</source>
        <translation>選択した時刻に生成します</translation>
    </message>
    <message>
        <source>%1 Generate anyway?</source>
        <comment>Take 7 of the same request got no response.</comment>
        <translation>%1このまま生成しますか?</translation>
    </message>
    <message>
        <source>Decide first</source>
        <translation>先に対応を選択</translation>
    </message>
    <message>
        <source>Send anyway</source>
        <translation>このまま送信</translation>
    </message>
    <message>
        <source>Sending is paused, so this waits until you resume it.</source>
        <translation>送信は一時停止中です。再開するまで待機します。</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>再開</translation>
    </message>
    <message>
        <source>Send these files</source>
        <translation>これらのファイルを送信</translation>
    </message>
    <message>
        <source>The same request was just sent.</source>
        <translation>同じリクエストが今送信されました。</translation>
    </message>
    <message>
        <source>The clip couldn&apos;t be saved. %1 Nothing was sent.</source>
        <comment>Can&apos;t write to /films.</comment>
        <translation>クリップを保存できません。%1 何も送信されていません。</translation>
    </message>
    <message>
        <source>Change folder…</source>
        <translation>フォルダーを変更…</translation>
    </message>
    <message>
        <source>Set a rate…</source>
        <translation>単価を設定…</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n takes)</source>
        <comment>a sentence about them</comment>
        <translation>
            <numerusform>%1（テイク %n 件）</numerusform>
        </translation>
    </message>
    <message>
        <source>Take %1 was removed. Nothing was sent.</source>
        <translation>テイク %1 は削除されました。何も送信していません。</translation>
    </message>
    <message>
        <source>The account of take %1 was removed. Nothing was sent.</source>
        <translation>テイク %1 のアカウントは削除されています。何も送信していません。</translation>
    </message>
    <message>
        <source>%1 Send take %2 anyway?</source>
        <comment>Take 7 of the same request got no response.</comment>
        <translation>%1テイク %2 をこのまま送信しますか?</translation>
    </message>
    <message numerus="yes">
        <source>%1 Send these %Ln requests anyway?</source>
        <comment>Take 7 of the same request got no response.</comment>
        <translation>
            <numerusform>%1これら %Ln 件のリクエストをこのまま送信しますか?</numerusform>
        </translation>
    </message>
    <message>
        <source>The request names these files on your computer. Send them?</source>
        <translation>リクエストは、このコンピューターの次のファイルを指定しています。これらを送信しますか?</translation>
    </message>
</context>
<context>
    <name>Dailies::SwitchControl</name>
    <message>
        <source>Auto · on</source>
        <translation>自動 · オン</translation>
    </message>
    <message>
        <source>Auto · off</source>
        <translation>自動 · オフ</translation>
    </message>
    <message>
        <source>On</source>
        <translation>オン</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>オフ</translation>
    </message>
</context>
<context>
    <name>Dailies::TableSettings</name>
    <message>
        <source>Collapse all</source>
        <translation>すべて折りたたむ</translation>
    </message>
    <message>
        <source>Expand all</source>
        <translation>すべて展開</translation>
    </message>
    <message>
        <source>Reset columns</source>
        <translation>列をリセット</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>並べ替え</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>新しい順</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Sorted by %1, ascending</source>
        <translation>「%1」の昇順</translation>
    </message>
    <message>
        <source>Sorted by %1, descending</source>
        <translation>「%1」の降順</translation>
    </message>
    <message>
        <source>Arrange columns…</source>
        <translation>列を配置…</translation>
    </message>
    <message>
        <source>Group by day and prompt</source>
        <translation>日付とプロンプトでグループ化</translation>
    </message>
    <message>
        <source>View</source>
        <translation>表示</translation>
    </message>
</context>
<context>
    <name>Dailies::TakeActionBar</name>
    <message>
        <source>Rating</source>
        <translation>評価</translation>
    </message>
    <message>
        <source>More</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>More actions</source>
        <translation>その他の操作</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>テイク %1</translation>
    </message>
</context>
<context>
    <name>Dailies::TakeFiles</name>
    <message>
        <source>Nothing was deleted. %1</source>
        <translation>何も削除されていません。%1</translation>
    </message>
    <message>
        <source>This take has no clip to rename.</source>
        <translation>このテイクには、名前を変更するクリップがありません。</translation>
    </message>
    <message>
        <source>The clip was not renamed. %1</source>
        <translation>クリップの名前は変更されませんでした。%1</translation>
    </message>
</context>
<context>
    <name>Dailies::TakeRequests</name>
    <message>
        <source>No model of this account can edit clips.</source>
        <translation>このアカウントには、クリップを編集できるモデルがありません。</translation>
    </message>
</context>
<context>
    <name>Dailies::TakeTile</name>
    <message>
        <source>Take %1</source>
        <translation>テイク %1</translation>
    </message>
    <message numerus="yes">
        <source>%n stars</source>
        <translation>
            <numerusform>星 %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>削除済み</translation>
    </message>
    <message>
        <source>Rejected</source>
        <translation>不採用</translation>
    </message>
    <message>
        <source>Ended · frame %1</source>
        <translation>終了 · フレーム %1</translation>
    </message>
    <message>
        <source>Frame %1</source>
        <translation>フレーム %1</translation>
    </message>
    <message>
        <source>Reading the clip…</source>
        <translation>クリップを読み込んでいます…</translation>
    </message>
</context>
<context>
    <name>Dailies::TaskActions</name>
    <message>
        <source>Play</source>
        <translation>再生</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>フォルダーに表示</translation>
    </message>
    <message>
        <source>Check now</source>
        <translation>今すぐ確認</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>復元</translation>
    </message>
    <message>
        <source>Copy prompt</source>
        <translation>プロンプトをコピー</translation>
    </message>
    <message>
        <source>Copy request as JSON</source>
        <translation>リクエストを JSON としてコピー</translation>
    </message>
    <message>
        <source>Copy as cURL</source>
        <translation>cURL としてコピー</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Send first</source>
        <translation>最初に送信</translation>
    </message>
    <message>
        <source>Send last</source>
        <translation>最後に送信</translation>
    </message>
    <message>
        <source>Cancel sending</source>
        <translation>送信を中止</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Send now</source>
        <translation>今すぐ送信</translation>
    </message>
    <message>
        <source>This request has no prompt.</source>
        <translation>このリクエストにはプロンプトがありません。</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>別名で保存…</translation>
    </message>
    <message>
        <source>Saves a copy of the clip anywhere you like.</source>
        <translation>クリップのコピーを好きな場所に保存します。</translation>
    </message>
    <message>
        <source>I found it: enter its ID…</source>
        <translation>見つかった: ID を入力…</translation>
    </message>
    <message>
        <source>Tracks the task by the ID that the service shows for it.</source>
        <translation>サービスに表示されている ID でタスクを追跡します。</translation>
    </message>
    <message>
        <source>Resubmit anyway (may be charged twice)…</source>
        <translation>それでも再送信 (二重課金の可能性)…</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>対応不要にする</translation>
    </message>
    <message>
        <source>Dailies stops asking for a decision. You can still make one.</source>
        <translation>Dailies は判断を求めなくなります。後から判断することもできます。</translation>
    </message>
    <message>
        <source>Keeps this request here until you choose Send now.</source>
        <translation>「今すぐ送信」を選択するまで、このリクエストをここに保留します。</translation>
    </message>
    <message>
        <source>Stop tracking</source>
        <translation>追跡を停止</translation>
    </message>
    <message>
        <source>Stops checking this task. The service may still run it and charge you.</source>
        <translation>このタスクの照会をやめます。サービスでは引き続き実行され、課金される可能性があります。</translation>
    </message>
    <message>
        <source>If the service already has the whole request, it may still run. Dailies then asks what to do.</source>
        <translation>サービスがすでにリクエスト全体を受け取っている場合は、実行される可能性があります。その場合は Dailies が対応を確認します。</translation>
    </message>
    <message>
        <source>Removes this request from the queue. It won&apos;t be sent.</source>
        <translation>このリクエストを順番待ちから削除します。送信されません。</translation>
    </message>
    <message>
        <source>Before all other waiting requests.</source>
        <translation>待機中のほかのすべてのリクエストより先に送信します。</translation>
    </message>
    <message>
        <source>One place earlier in the queue.</source>
        <translation>送信順を 1 つ上げます。</translation>
    </message>
    <message>
        <source>One place later in the queue.</source>
        <translation>送信順を 1 つ下げます。</translation>
    </message>
    <message>
        <source>After all other waiting requests.</source>
        <translation>待機中のほかのすべてのリクエストより後に送信します。</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>続きを作成</translation>
    </message>
    <message>
        <source>Starts a request from the last frame of this take.</source>
        <translation>このテイクの最後のフレームから始まるリクエストを作成します。</translation>
    </message>
    <message>
        <source>Edit this clip</source>
        <translation>このクリップを編集</translation>
    </message>
    <message>
        <source>Starts a request that edits this clip.</source>
        <translation>このクリップを編集するリクエストを作成します。</translation>
    </message>
    <message>
        <source>Reuse</source>
        <translation>再利用</translation>
    </message>
    <message>
        <source>Loads the request of this take into the form.</source>
        <translation>このテイクのリクエストをフォームに読み込みます。</translation>
    </message>
    <message>
        <source>Variations</source>
        <translation>バリエーション</translation>
    </message>
    <message>
        <source>Loads the request of this take into the form, for three new takes. Nothing is sent yet.</source>
        <translation>このテイクのリクエストを、新しいテイク 3 件用としてフォームに読み込みます。まだ何も送信されません。</translation>
    </message>
    <message>
        <source>Compare with form…</source>
        <translation>フォームと比較…</translation>
    </message>
    <message>
        <source>Shows what Reuse would change, field by field.</source>
        <translation>「再利用」で変わる内容を項目ごとに表示します。</translation>
    </message>
    <message>
        <source>Generate again</source>
        <translation>もう一度生成</translation>
    </message>
    <message>
        <source>Sends the same request as a new task. You&apos;ll be charged for it.</source>
        <translation>同じリクエストを新しいタスクとして送信します。課金されます。</translation>
    </message>
    <message>
        <source>Copy clip</source>
        <translation>クリップをコピー</translation>
    </message>
    <message>
        <source>Copies the clip, to paste it into a folder or another program.</source>
        <translation>クリップをコピーし、フォルダーやほかのプログラムに貼り付けられるようにします。</translation>
    </message>
    <message>
        <source>Copy ID</source>
        <translation>ID をコピー</translation>
    </message>
    <message>
        <source>This task has no ID from the service.</source>
        <translation>このタスクにはサービスの ID がありません。</translation>
    </message>
    <message>
        <source>Copy link</source>
        <translation>URL をコピー</translation>
    </message>
    <message>
        <source>Copies the download link of the clip, which usually expires within a day.</source>
        <translation>クリップのダウンロード URL をコピーします。通常は 1 日以内に期限が切れます。</translation>
    </message>
    <message>
        <source>This task has no download link.</source>
        <translation>このタスクにはダウンロード URL がありません。</translation>
    </message>
    <message>
        <source>Copies a bash command that sends this request, with the key from $API_KEY.</source>
        <translation>$API_KEY のキーを使ってこのリクエストを送信する bash コマンドをコピーします。</translation>
    </message>
    <message>
        <source>Export for support…</source>
        <translation>サポート用にエクスポート…</translation>
    </message>
    <message>
        <source>Reject</source>
        <translation>不採用にする</translation>
    </message>
    <message>
        <source>Resubmit anyway (may run twice)…</source>
        <translation>それでも再送信 (二重実行の可能性)…</translation>
    </message>
    <message>
        <source>Sends the same request as a new task.</source>
        <translation>同じリクエストを新しいタスクとして送信します。</translation>
    </message>
    <message>
        <source>Stops checking this task. The practice service may still run it.</source>
        <translation>このタスクの照会をやめます。練習用サービスでは引き続き実行される可能性があります。</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>ダウンロード</translation>
    </message>
    <message>
        <source>Download again</source>
        <translation>もう一度ダウンロード</translation>
    </message>
    <message>
        <source>This task has no clip.</source>
        <translation>このタスクにはクリップがありません。</translation>
    </message>
    <message>
        <source>Still generating…</source>
        <translation>まだ生成中…</translation>
    </message>
    <message>
        <source>Edit request</source>
        <translation>リクエストを編集</translation>
    </message>
    <message>
        <source>Takes this request out of the queue and into the form. It won&apos;t be sent until you generate it.</source>
        <translation>このリクエストを順番待ちから外してフォームに入れます。生成するまで送信されません。</translation>
    </message>
    <message>
        <source>Rename clip…</source>
        <translation>クリップの名前を変更…</translation>
    </message>
    <message>
        <source>Renames the clip and the JSON file next to it.</source>
        <translation>クリップと、その横にある JSON ファイルの名前を変更します。</translation>
    </message>
    <message>
        <source>Marks the take as not good enough. Its clip stays.</source>
        <translation>テイクに不採用の印を付けます。クリップは残ります。</translation>
    </message>
    <message>
        <source>Takes the rejection back.</source>
        <translation>不採用の印を外します。</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Moves the take and its clip to the Trash. You can undo this.</source>
        <translation>テイクとそのクリップをごみ箱に移動します。元に戻すことができます。</translation>
    </message>
    <message>
        <source>Brings the take and its clip back from the Trash.</source>
        <translation>テイクとそのクリップをごみ箱から元に戻します。</translation>
    </message>
    <message>
        <source>Cancel upload</source>
        <translation>アップロードを中止</translation>
    </message>
    <message>
        <source>Stops the upload and keeps the request here, on hold. Nothing was sent to the service.</source>
        <translation>アップロードを中止し、リクエストをここに保留します。サービスには何も送信されていません。</translation>
    </message>
    <message>
        <source>Send at…</source>
        <translation>時刻を指定して送信…</translation>
    </message>
    <message>
        <source>Sends this request at a time that you choose.</source>
        <translation>このリクエストを選択した時刻に送信します。</translation>
    </message>
    <message>
        <source>This take is in the Trash. Restore brings it back with its clip.</source>
        <translation>このテイクはごみ箱にあります。「復元」でクリップとともに元に戻せます。</translation>
    </message>
    <message>
        <source>Change ID…</source>
        <translation>ID を変更…</translation>
    </message>
    <message>
        <source>Replaces the ID that you entered. No new request is sent.</source>
        <translation>入力した ID を置き換えます。新しいリクエストは送信されません。</translation>
    </message>
    <message>
        <source>Save a part</source>
        <translation>一部を保存</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>順序</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>More</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>Correct cost…</source>
        <translation>料金を訂正…</translation>
    </message>
    <message>
        <source>Enter the key…</source>
        <translation>キーを入力…</translation>
    </message>
    <message>
        <source>Test upload place…</source>
        <translation>アップロード先をテスト…</translation>
    </message>
    <message>
        <source>Edit limits…</source>
        <translation>上限を編集…</translation>
    </message>
    <message>
        <source>Opens your spending limits. This request waits until you choose Send now.</source>
        <translation>支出の上限を開きます。このリクエストは「今すぐ送信」を選ぶまで待機します。</translation>
    </message>
    <message>
        <source>Change clip folder…</source>
        <translation>クリップのフォルダーを変更…</translation>
    </message>
    <message>
        <source>Opens the setting of the folder in which clips are saved.</source>
        <translation>クリップを保存するフォルダーの設定を開きます。</translation>
    </message>
    <message>
        <source>Uploads 1 kB to the place of this request&apos;s files and fetches it through its link.</source>
        <translation>このリクエストのファイルのアップロード先に 1 kB をアップロードし、URL から取得します。</translation>
    </message>
    <message>
        <source>Saves a zip file with IDs, times, the request and the responses. It never contains your key.</source>
        <translation>ID、日時、リクエスト、応答を含む zip ファイルを保存します。キーが含まれることはありません。</translation>
    </message>
    <message>
        <source>Records what your invoice says instead of the service&apos;s figure.</source>
        <translation>サービスの報告値の代わりに、請求書の内容を記録します。</translation>
    </message>
    <message>
        <source>This request is already first in the queue.</source>
        <translation>このリクエストはすでに順番待ちの先頭です。</translation>
    </message>
    <message>
        <source>This request is already last in the queue.</source>
        <translation>このリクエストはすでに順番待ちの最後です。</translation>
    </message>
    <message>
        <source>Stores the key of this take&apos;s account. Its waiting requests are then sent.</source>
        <translation>このテイクのアカウントのキーを保存します。その後、このアカウントの待機中のリクエストが送信されます。</translation>
    </message>
    <message>
        <source>Move up in the queue</source>
        <translation>順番を上げる</translation>
    </message>
    <message>
        <source>Move down in the queue</source>
        <translation>順番を下げる</translation>
    </message>
</context>
<context>
    <name>Dailies::TaskAnnouncer</name>
    <message>
        <source>%1: %2</source>
        <comment>a task and what it does now</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a state and how many tasks are in it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, %2 %</source>
        <comment>a state and how much of it is done</comment>
        <translation>%1、%2%</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>テイク %1</translation>
    </message>
    <message>
        <source>Take %1, %2</source>
        <translation>テイク %1、%2</translation>
    </message>
    <message numerus="yes">
        <source>%n tasks finished. %1</source>
        <translation>
            <numerusform>%n 件のタスクが終了しました。%1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::TaskDetails</name>
    <message>
        <source>Details</source>
        <translation>詳細</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>リクエスト</translation>
    </message>
    <message>
        <source>Response</source>
        <translation>応答</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>ログ</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>まだ何も記録されていません。</translation>
    </message>
    <message>
        <source>Select a take to see its details.</source>
        <translation>テイクを選択すると詳細が表示されます。</translation>
    </message>
    <message>
        <source>Technical</source>
        <translation>技術情報</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>テイク %1</translation>
    </message>
</context>
<context>
    <name>Dailies::TaskFilterBar</name>
    <message>
        <source>Empty…</source>
        <translation>空にする…</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>フィルター</translation>
    </message>
    <message>
        <source>Filters, saved filters, order and columns</source>
        <translation>フィルター、保存済みフィルター、並べ替え、列</translation>
    </message>
    <message>
        <source>Search takes</source>
        <translation>テイクを検索</translation>
    </message>
    <message>
        <source>Tile size</source>
        <translation>タイルのサイズ</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>グリッド</translation>
    </message>
    <message>
        <source>List</source>
        <translation>一覧</translation>
    </message>
    <message>
        <source>Search tasks</source>
        <translation>タスクを検索</translation>
    </message>
    <message>
        <source>Delete all…</source>
        <translation>すべて削除…</translation>
    </message>
    <message>
        <source>Moves all rejected takes shown here to the Trash, with their clips</source>
        <translation>ここに表示中の不採用のテイクをすべて、クリップとともにごみ箱に移動します</translation>
    </message>
    <message>
        <source>Deletes the records of the takes in the Trash permanently</source>
        <translation>ごみ箱にあるテイクの記録を完全に削除します</translation>
    </message>
    <message>
        <source>Search prompts, models, notes, tags, names of clips and IDs</source>
        <translation>プロンプト、モデル、メモ、タグ、クリップ名、ID を検索</translation>
    </message>
    <message>
        <source>Show: %1</source>
        <comment>a group of takes</comment>
        <translation>表示: %1</translation>
    </message>
</context>
<context>
    <name>Dailies::TaskListExport</name>
    <message>
        <source>Couldn&apos;t write the list: %1.</source>
        <translation>一覧を書き込めませんでした: %1。</translation>
    </message>
    <message>
        <source>The export was stopped. Nothing was written.</source>
        <translation>エクスポートを中止しました。何も書き込まれていません。</translation>
    </message>
    <message numerus="yes">
        <source>%n tasks couldn&apos;t be read from the task database and aren&apos;t in the list.</source>
        <translation>
            <numerusform>%n 件のタスクはタスクデータベースから読み込めず、一覧に含まれていません。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::TaskMarking</name>
    <message>
        <source>Rate</source>
        <translation>評価</translation>
    </message>
    <message>
        <source>Nothing was changed. %1</source>
        <translation>何も変更されていません。%1</translation>
    </message>
    <message>
        <source>Clear rating</source>
        <translation>評価を消去</translation>
    </message>
    <message>
        <source>Edit note and tags</source>
        <translation>メモとタグを編集</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>タグ</translation>
    </message>
    <message>
        <source>Reject</source>
        <translation>不採用にする</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>復元</translation>
    </message>
    <message>
        <source>Add note</source>
        <translation>メモを追加</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Rename clip</source>
        <translation>クリップの名前を変更</translation>
    </message>
    <message numerus="yes">
        <source>%n takes moved to the Trash (%1).</source>
        <translation>
            <numerusform>%n 件のテイクをごみ箱に移動しました (%1)。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n takes moved to the Trash.</source>
        <translation>
            <numerusform>%n 件のテイクをごみ箱に移動しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n clips stay, because other takes use them.</source>
        <translation>
            <numerusform>%n 件のクリップは、ほかのテイクが使用しているため残ります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more clips couldn&apos;t be moved.</source>
        <translation>
            <numerusform>ほかに %n 件のクリップを移動できませんでした。</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Renamed to %1.</source>
        <translation>名前を %1 に変更しました。</translation>
    </message>
    <message>
        <source>The Trash was not emptied. %1</source>
        <translation>ごみ箱は空になっていません。%1</translation>
    </message>
    <message>
        <source>Undone: %1.</source>
        <translation>元に戻しました: %1。</translation>
    </message>
    <message>
        <source>Take %1 moved to the Trash.</source>
        <translation>テイク %1 をごみ箱に移動しました。</translation>
    </message>
    <message>
        <source>Take %1 moved to the Trash (%2).</source>
        <comment>number, and size of a file</comment>
        <translation>テイク %1 をごみ箱に移動しました (%2)。</translation>
    </message>
    <message>
        <source>Take %1 is back without its clip, which is no longer in the Trash.</source>
        <translation>テイク %1 を復元しましたが、クリップはもうごみ箱にありません。</translation>
    </message>
    <message numerus="yes">
        <source>%n takes are back without their clips, which are no longer in the Trash.</source>
        <translation>
            <numerusform>%n 件のテイクを復元しましたが、クリップはもうごみ箱にありません。</numerusform>
        </translation>
    </message>
    <message>
        <source>This contains your API key, so it wasn&apos;t saved. Remove the key from it.</source>
        <translation>API キーが含まれているため、保存していません。キーを取り除いてください。</translation>
    </message>
    <message numerus="yes">
        <source>%n takes weren&apos;t moved: they are in progress or need a decision.</source>
        <translation>
            <numerusform>%n 件のテイクは移動していません。進行中か、判断が必要です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n takes tagged.</source>
        <translation>
            <numerusform>%n 件のテイクにタグを付けました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Note added to %n takes.</source>
        <translation>
            <numerusform>%n 件のテイクにメモを追加しました。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::TaskModel</name>
    <message>
        <source>Collapsed</source>
        <translation>折りたたみ</translation>
    </message>
    <message>
        <source>Expanded</source>
        <translation>展開</translation>
    </message>
    <message>
        <source>Day not known</source>
        <translation>日付不明</translation>
    </message>
    <message numerus="yes">
        <source>%n takes</source>
        <translation>
            <numerusform>テイク %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, sorted ascending</source>
        <translation>%1、昇順</translation>
    </message>
    <message>
        <source>%1, sorted descending</source>
        <translation>%1、降順</translation>
    </message>
</context>
<context>
    <name>Dailies::TaskNotices</name>
    <message>
        <source>%1: %2</source>
        <comment>account, and what is with it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The service is rate limiting requests. Sending resumes in %1.</source>
        <translation>サービスがリクエストを制限しています。%1後に送信を再開します。</translation>
    </message>
    <message>
        <source>The last request was rejected, and the reason may affect the others too. Sending resumes in %1.</source>
        <translation>直前のリクエストが拒否されました。ほかのリクエストにも同じ理由が当てはまるかもしれません。%1後に送信を再開します。</translation>
    </message>
    <message>
        <source>Service unreachable since %1. Retrying automatically.</source>
        <translation>%1 以降、サービスに接続できません。自動的に再試行します。</translation>
    </message>
</context>
<context>
    <name>Dailies::TaskPanel</name>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Delete permanently</source>
        <translation>完全に削除</translation>
    </message>
    <message>
        <source>Screen takes</source>
        <translation>テイクを試写</translation>
    </message>
    <message>
        <source>Shows the selected takes in a row, in full screen. With fewer than two, shows the filtered takes or today&apos;s.</source>
        <translation>選択したテイクを全画面で続けて表示します。選択が 2 件未満の場合は、フィルターで絞り込んだテイクまたは今日のテイクを表示します。</translation>
    </message>
    <message numerus="yes">
        <source>Delete the records of %n takes permanently? Their clips stay in the Trash until you empty it on your desktop.</source>
        <translation>
            <numerusform>%n 件のテイクの記録を完全に削除しますか? クリップは、システムのごみ箱を空にするまでその中に残ります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Filter cleared to show take %1.</source>
        <translation>テイク %1 を表示するためフィルターを解除しました。</translation>
    </message>
    <message>
        <source>Back to the filter</source>
        <translation>フィルターに戻す</translation>
    </message>
    <message>
        <source>Copied to the clipboard.</source>
        <translation>クリップボードにコピーしました。</translation>
    </message>
</context>
<context>
    <name>Dailies::TaskStore</name>
    <message>
        <source>The task database %1 can&apos;t be opened: %2.</source>
        <translation>タスクデータベース %1 を開けません: %2。</translation>
    </message>
    <message>
        <source>Another Dailies took over this profile; this one sent nothing.</source>
        <translation>別の Dailies がこのプロファイルを引き継ぎました。この Dailies からは何も送信されていません。</translation>
    </message>
    <message>
        <source>Task %1 has changed in the meantime.</source>
        <translation>タスク %1 の状態はその間に変わりました。</translation>
    </message>
    <message>
        <source>Task %1 can&apos;t be removed: it&apos;s in progress, or the service knows it.</source>
        <translation>タスク %1 は削除できません。進行中か、サービスに登録されています。</translation>
    </message>
    <message>
        <source>A spending limit kept this from being sent, but no longer does. Nothing was charged.</source>
        <translation>支出の上限により送信されませんでしたが、現在は上限による妨げはありません。課金されていません。</translation>
    </message>
    <message>
        <source>Task %1 isn&apos;t in the database.</source>
        <translation>タスク %1 はデータベースにありません。</translation>
    </message>
</context>
<context>
    <name>Dailies::TaskView</name>
    <message>
        <source>Tasks</source>
        <translation>タスク</translation>
    </message>
</context>
<context>
    <name>Dailies::TaskViews</name>
    <message>
        <source>Tile size</source>
        <translation>タイルのサイズ</translation>
    </message>
    <message>
        <source>There&apos;s no room for larger tiles</source>
        <translation>これ以上大きなタイルを表示する余地がありません</translation>
    </message>
</context>
<context>
    <name>Dailies::TestPanel</name>
    <message>
        <source>Test</source>
        <translation>テスト</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
</context>
<context>
    <name>Dailies::TileDelegate</name>
    <message>
        <source>%1 of %2</source>
        <comment>place in a clip, and its length</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>New</source>
        <comment>a take</comment>
        <translation>新着</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>テイク %1</translation>
    </message>
    <message>
        <source>Rejected</source>
        <translation>不採用</translation>
    </message>
</context>
<context>
    <name>Dailies::ToastArea</name>
    <message>
        <source>Show the next message</source>
        <translation>次のメッセージを表示</translation>
    </message>
    <message numerus="yes">
        <source>%n more messages</source>
        <translation>
            <numerusform>ほか %n 件のメッセージ</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::TransportBar</name>
    <message>
        <source>Position</source>
        <translation>再生位置</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>長さ</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Frame %1 of %2</source>
        <translation>フレーム %1 / %2</translation>
    </message>
    <message>
        <source>Speed (%1 slower, %2 faster)</source>
        <translation>速度 (%1 で減速、%2 で加速)</translation>
    </message>
</context>
<context>
    <name>Dailies::UnsettledList</name>
    <message numerus="yes">
        <source>Show %Ln more</source>
        <translation>
            <numerusform>さらに %Ln 件を表示</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::UnsettledRow</name>
    <message>
        <source>Show this take</source>
        <translation>このテイクを表示</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>テイク %1</translation>
    </message>
    <message>
        <source>Deleted take</source>
        <translation>削除されたテイク</translation>
    </message>
    <message>
        <source>Settled by you</source>
        <translation>手動で確定</translation>
    </message>
    <message>
        <source>amount unknown</source>
        <translation>数量不明</translation>
    </message>
    <message>
        <source>Settle…</source>
        <translation>確定…</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Take %1: %2</source>
        <translation>テイク %1: %2</translation>
    </message>
</context>
<context>
    <name>Dailies::Upload</name>
    <message>
        <source>It isn&apos;t a file.</source>
        <translation>ファイルではありません。</translation>
    </message>
    <message>
        <source>It can&apos;t be read: %1.</source>
        <translation>読み込めません: %1。</translation>
    </message>
    <message>
        <source>It&apos;s empty.</source>
        <translation>空です。</translation>
    </message>
    <message>
        <source>Stopped by you.</source>
        <translation>手動で中止しました。</translation>
    </message>
    <message>
        <source>SHA-256 isn&apos;t available on this computer.</source>
        <translation>このコンピューターでは SHA-256 を利用できません。</translation>
    </message>
    <message>
        <source>The file no longer exists.</source>
        <translation>ファイルはもうありません。</translation>
    </message>
    <message>
        <source>%1 wasn&apos;t uploaded. %2</source>
        <translation>%1 はアップロードされませんでした。%2</translation>
    </message>
    <message>
        <source>It has changed.</source>
        <translation>ファイルが変更されています。</translation>
    </message>
    <message>
        <source>%1 was uploaded, but its link can&apos;t be used. %2</source>
        <translation>%1 はアップロードされましたが、その URL を使えません。%2</translation>
    </message>
    <message>
        <source>%1 was uploaded, but its link couldn&apos;t be tried. %2</source>
        <translation>%1 はアップロードされましたが、その URL を確認できませんでした。%2</translation>
    </message>
</context>
<context>
    <name>Dailies::UploadBody</name>
    <message>
        <source>The file can&apos;t be read: %1.</source>
        <translation>ファイルを読み込めません: %1。</translation>
    </message>
    <message>
        <source>The file changed while it was uploaded.</source>
        <translation>アップロード中にファイルが変更されました。</translation>
    </message>
</context>
<context>
    <name>Dailies::UploadPlaceStore</name>
    <message>
        <source>The upload places in %1 can&apos;t be read: %2. The file was left unchanged.</source>
        <translation>%1 のアップロード先を読み込めません: %2。ファイルは変更していません。</translation>
    </message>
    <message>
        <source>a newer version of Dailies wrote it</source>
        <translation>新しいバージョンの Dailies で書き込まれています</translation>
    </message>
    <message>
        <source>it isn&apos;t a list of upload places</source>
        <translation>アップロード先のリストではありません</translation>
    </message>
    <message>
        <source>The upload places couldn&apos;t be read, so they won&apos;t be overwritten.</source>
        <translation>アップロード先を読み込めなかったため、上書きしません。</translation>
    </message>
    <message>
        <source>Couldn&apos;t save the upload places to %1: %2.</source>
        <translation>アップロード先を %1 に保存できませんでした: %2。</translation>
    </message>
    <message>
        <source>This upload place was removed.</source>
        <translation>このアップロード先は削除されました。</translation>
    </message>
</context>
<context>
    <name>Dailies::UploadsModel</name>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>Uploaded</source>
        <translation>アップロード日時</translation>
    </message>
    <message>
        <source>Takes</source>
        <translation>テイク</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>不明</translation>
    </message>
    <message numerus="yes">
        <source>Takes %1 and %n more</source>
        <translation>
            <numerusform>テイク %1、ほか %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Takes %1</source>
        <comment>several numbers</comment>
        <translation>テイク %1</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>テイク %1</translation>
    </message>
</context>
<context>
    <name>Dailies::ValueLabel</name>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>すべて選択</translation>
    </message>
</context>
<context>
    <name>Dailies::VideoSurface</name>
    <message>
        <source>Picture</source>
        <translation>映像</translation>
    </message>
</context>
<context>
    <name>Dailies::VoiceEditor</name>
    <message>
        <source>Voice</source>
        <translation>ボイス</translation>
    </message>
    <message>
        <source>Add voice</source>
        <translation>ボイスを追加</translation>
    </message>
    <message>
        <source>Voice %1</source>
        <translation>ボイス %1</translation>
    </message>
    <message>
        <source>Voice ID</source>
        <translation>ボイス ID</translation>
    </message>
    <message>
        <source>Recent voices</source>
        <translation>最近使ったボイス</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>voices, and how many at most</comment>
        <translation>%1 / %2</translation>
    </message>
</context>
<context>
    <name>Dailies::VolumeButton</name>
    <message>
        <source>Volume</source>
        <translation>音量</translation>
    </message>
    <message>
        <source>No sound device was found. The picture plays without sound.</source>
        <translation>オーディオデバイスが見つかりません。映像は音声なしで再生されます。</translation>
    </message>
</context>
<context>
    <name>Dailies::WebDavUploader</name>
    <message>
        <source>The storage&apos;s list of files can&apos;t be read.</source>
        <translation>ストレージのファイル一覧を読み込めません。</translation>
    </message>
    <message>
        <source>The storage doesn&apos;t accept the user name or password.</source>
        <translation>ストレージがユーザー名またはパスワードを受け付けません。</translation>
    </message>
    <message>
        <source>The storage doesn&apos;t allow this user to do that.</source>
        <translation>このユーザーには、ストレージがこの操作を許可していません。</translation>
    </message>
</context>
<context>
    <name>Dailies::WelcomePage</name>
    <message>
        <source>Add an account</source>
        <translation>アカウントを追加</translation>
    </message>
    <message>
        <source>Generate video with your own API account. Dailies tracks every job and saves every clip.</source>
        <translation>ご自身の API アカウントで動画を生成できます。Dailies がすべてのタスクを追跡し、すべてのクリップを保存します。</translation>
    </message>
    <message>
        <source>Try it free in practice mode</source>
        <translation>練習モードで無料で試す</translation>
    </message>
    <message>
        <source>Try everything offline first: sample clips, no API key, nothing charged.</source>
        <translation>まずはオフラインですべて試せます。練習用クリップを作成でき、API キーは不要、課金もありません。</translation>
    </message>
    <message>
        <source>Or start with an example</source>
        <translation>または例から始める</translation>
    </message>
    <message>
        <source>More</source>
        <translation>その他</translation>
    </message>
</context>
<context>
    <name>Dailies::WindowMenu</name>
    <message>
        <source>Find a command…</source>
        <translation>コマンドを検索…</translation>
    </message>
    <message>
        <source>Recent notices…</source>
        <translation>最近の通知…</translation>
    </message>
    <message>
        <source>Open the clips folder</source>
        <translation>クリップのフォルダーを開く</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>設定…</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>ヘルプ</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>Clear the form</source>
        <translation>フォームをクリア</translation>
    </message>
    <message>
        <source>Open request…</source>
        <translation>リクエストを開く…</translation>
    </message>
    <message>
        <source>From a JSON file, a cURL command in a file, or the JSON file next to a clip</source>
        <translation>JSON ファイル、ファイル内の cURL コマンド、またはクリップに付属する JSON ファイルから読み込みます</translation>
    </message>
    <message>
        <source>Paste request</source>
        <translation>リクエストを貼り付け</translation>
    </message>
    <message>
        <source>JSON or a cURL command from the clipboard, into the form</source>
        <translation>クリップボードの JSON または cURL コマンドをフォームに読み込みます</translation>
    </message>
    <message>
        <source>Track a task by ID…</source>
        <translation>ID でタスクを追跡…</translation>
    </message>
    <message>
        <source>For a task that was created elsewhere: downloads its clip and creates nothing</source>
        <translation>ほかで作成したタスク用です。クリップをダウンロードし、新たに作成するものはありません</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>リクエスト例</translation>
    </message>
    <message>
        <source>Drafts</source>
        <translation>下書き</translation>
    </message>
    <message>
        <source>Add an account…</source>
        <translation>アカウントを追加…</translation>
    </message>
    <message>
        <source>Account settings…</source>
        <translation>アカウント設定…</translation>
    </message>
    <message>
        <source>Model profiles…</source>
        <translation>モデルプロファイル…</translation>
    </message>
    <message>
        <source>Model limits and supported values</source>
        <translation>モデルの制限と対応する値</translation>
    </message>
    <message>
        <source>Use practice mode</source>
        <translation>練習モードを使う</translation>
    </message>
    <message>
        <source>Remove practice takes…</source>
        <translation>練習用テイクを削除…</translation>
    </message>
    <message>
        <source>Removes all practice takes. Their clips move to the Trash. You can undo this.</source>
        <translation>練習用テイクをすべて削除します。クリップはシステムのごみ箱に移動します。元に戻すことができます。</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>テーマ</translation>
    </message>
    <message>
        <source>Match system</source>
        <translation>システムに合わせる</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>ライト</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>ダーク</translation>
    </message>
    <message>
        <source>Choose an account in the form. Practice mode has no settings and needs no key.</source>
        <translation>フォームでアカウントを選択してください。練習モードには設定がなく、キーも不要です。</translation>
    </message>
    <message>
        <source>Rename, limit or remove the selected account</source>
        <translation>選択中のアカウントの名前変更、制限、削除</translation>
    </message>
    <message>
        <source>For the selected account</source>
        <translation>選択中のアカウントが対象です</translation>
    </message>
    <message>
        <source>Change the API key…</source>
        <translation>API キーを変更…</translation>
    </message>
    <message>
        <source>Export the list…</source>
        <translation>一覧をエクスポート…</translation>
    </message>
    <message>
        <source>Saves what the list shows as CSV or JSON</source>
        <translation>一覧の表示内容を CSV または JSON として保存します</translation>
    </message>
    <message>
        <source>Disk use…</source>
        <translation>ディスク使用量…</translation>
    </message>
    <message>
        <source>How much of the disk the clips of each account use</source>
        <translation>各アカウントのクリップが使用しているディスク容量</translation>
    </message>
    <message>
        <source>Upload places…</source>
        <translation>アップロード先…</translation>
    </message>
    <message>
        <source>Storage of your own, from which services fetch your files</source>
        <translation>サービスがファイルを取得する、自分のストレージ</translation>
    </message>
    <message>
        <source>Pause sending</source>
        <translation>送信を一時停止</translation>
    </message>
    <message>
        <source>When all takes are finished</source>
        <translation>すべてのテイクの終了時</translation>
    </message>
    <message>
        <source>Do nothing</source>
        <translation>何もしない</translation>
    </message>
    <message>
        <source>Notify me</source>
        <translation>通知する</translation>
    </message>
    <message>
        <source>Sleep</source>
        <translation>スリープ</translation>
    </message>
    <message>
        <source>Resume sending</source>
        <translation>送信を再開</translation>
    </message>
    <message>
        <source>Spending limits…</source>
        <translation>支出の上限…</translation>
    </message>
    <message>
        <source>How much may be spent per day, per month or per run</source>
        <translation>1 日、1 か月、1 回あたりに使える量</translation>
    </message>
    <message>
        <source>Rates…</source>
        <translation>単価…</translation>
    </message>
    <message>
        <source>What a second, a point or a take costs you</source>
        <translation>1 秒、1 ポイント、1 テイクの価格</translation>
    </message>
    <message>
        <source>Takes</source>
        <translation>テイク</translation>
    </message>
    <message>
        <source>Accounts</source>
        <translation>アカウント</translation>
    </message>
    <message>
        <source>Spending</source>
        <translation>支出</translation>
    </message>
    <message>
        <source>Compare with invoice…</source>
        <translation>請求書と比較…</translation>
    </message>
    <message>
        <source>Holds back requests that aren&apos;t sent yet. Takes that are being generated continue.</source>
        <translation>未送信のリクエストを送信せずに残します。生成中のテイクは続行します。</translation>
    </message>
    <message>
        <source>Compares what the service charged with what Dailies recorded</source>
        <translation>サービスの請求内容を Dailies の記録と比較します</translation>
    </message>
    <message>
        <source>Sends the waiting requests.</source>
        <translation>待機中のリクエストを送信します。</translation>
    </message>
</context>
<context>
    <name>Dailies::WipePicture</name>
    <message>
        <source>Wipe between two takes</source>
        <translation>2 件のテイクのワイプ</translation>
    </message>
    <message>
        <source>Divider at %1 %</source>
        <translation>分割線の位置 %1%</translation>
    </message>
</context>
<context>
    <name>Dailies::WorkArea</name>
    <message>
        <source>Details</source>
        <translation>詳細</translation>
    </message>
    <message>
        <source>Picture only</source>
        <translation>映像のみ</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>このウィンドウに戻す</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>すべて表示</translation>
    </message>
    <message>
        <source>Next part of the window</source>
        <translation>ウィンドウの次の部分</translation>
    </message>
    <message>
        <source>Previous part of the window</source>
        <translation>ウィンドウの前の部分</translation>
    </message>
    <message>
        <source>The viewer is in its own window.</source>
        <translation>ビューアーは別ウィンドウに表示されています。</translation>
    </message>
</context>
<context>
    <name>Dailies::WorkNotice</name>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
</context>
<context>
    <name>DatabaseMaintenance</name>
    <message>
        <source>Not enough disk space for the daily copy of the task database.</source>
        <translation>ディスクの空き容量が足りないため、タスクデータベースの毎日のコピーを作成できません。</translation>
    </message>
</context>
<context>
    <name>Engine</name>
    <message>
        <source>Can&apos;t write clips to %1.</source>
        <translation>クリップを %1 に書き込めません。</translation>
    </message>
    <message>
        <source>The profile in %1 is on a network drive (%2). Use it from one computer at a time; otherwise the task database can be damaged.</source>
        <translation>%1 のプロファイルはネットワークドライブ (%2) にあります。同時に使うコンピューターは 1 台だけにしてください。そうしないと、タスクデータベースが破損する可能性があります。</translation>
    </message>
    <message>
        <source>Practice mode</source>
        <translation>練習モード</translation>
    </message>
</context>
<context>
    <name>Evidence</name>
    <message>
        <source>inputs.json   name, size, date and SHA-256 of the files that the request sends</source>
        <translation>inputs.json   リクエストで送信するファイルの名前、サイズ、日付、SHA-256</translation>
    </message>
    <message>
        <source>log.txt       everything that happened, with times</source>
        <translation>log.txt       発生したすべてのこと (日時付き)</translation>
    </message>
    <message>
        <source>Times are in UTC, followed by this computer&apos;s local time (%1).</source>
        <translation>日時は UTC で、その後にこのコンピューターの現地時間 (%1) を示します。</translation>
    </message>
    <message>
        <source>Support file for task %1, created by Dailies %2.</source>
        <translation>タスク %1 のサポート用ファイル (Dailies %2 で作成)。</translation>
    </message>
    <message>
        <source>For the service&apos;s support: what was requested, when, and what the service returned.</source>
        <translation>サービスのサポート用です。何をいつ要求し、何が返ってきたかを示します。</translation>
    </message>
    <message>
        <source>request.json  the request as its create call sends it</source>
        <translation>request.json  作成呼び出しで送られるリクエスト</translation>
    </message>
    <message>
        <source>replies/      every response of the service, one file each</source>
        <translation>replies/      サービスの各応答 (1 件につき 1 ファイル)</translation>
    </message>
    <message>
        <source>Left out: keys, everything after the &quot;?&quot; of a URL (it may hold a signature), images and other encoded data (only their length is given), and local folders. Removed text is shown as *** or as a number of characters.</source>
        <translation>含まれないもの: キー、URL の「?」より後の部分 (署名を含む可能性があるため)、画像などのエンコードされたデータ (長さのみ記載)、このコンピューターのフォルダー。取り除いた箇所には *** または文字数が記されています。</translation>
    </message>
    <message>
        <source>Included: the prompt, file names, and the URLs of inputs. Review it before sharing.</source>
        <translation>含まれるもの: プロンプト、ファイル名、入力の URL。共有する前に内容を確認してください。</translation>
    </message>
    <message>
        <source>The export was stopped. Nothing was written.</source>
        <translation>エクスポートを中止しました。何も書き込まれていません。</translation>
    </message>
    <message>
        <source>Couldn&apos;t write the export to %1: %2.</source>
        <translation>エクスポートを %1 に書き込めませんでした: %2。</translation>
    </message>
    <message>
        <source>task.json     IDs, request IDs, times, state, uploads, and the length and SHA-256 of the request</source>
        <translation>task.json     ID、リクエスト ID、日時、状態、アップロード、リクエストの長さと SHA-256</translation>
    </message>
</context>
<context>
    <name>ExamplePrompt</name>
    <message>
        <source>She sings along with the song</source>
        <translation>彼女が曲に合わせて歌う</translation>
    </message>
    <message>
        <source>Image 1 tells a story by the fire</source>
        <translation>Image 1 が焚き火のそばで物語を語る</translation>
    </message>
    <message>
        <source>A tea garden in the morning, the mist lifts slowly, seen from the air</source>
        <translation>朝の茶畑、ゆっくりと晴れていく霧、空撮</translation>
    </message>
    <message>
        <source>Change the car in Video 1 to red</source>
        <translation>Video 1 の車を赤に変える</translation>
    </message>
    <message>
        <source>The flag in Image 1 begins to wave; the camera moves in slowly</source>
        <translation>Image 1 の旗がはためき始め、カメラがゆっくり寄る</translation>
    </message>
    <message>
        <source>A lighthouse at dusk, slow push in, waves against the rocks</source>
        <translation>夕暮れの灯台、ゆっくり寄るカメラ、岩に打ち寄せる波</translation>
    </message>
    <message>
        <source>Make it snow in Video 1</source>
        <translation>Video 1 に雪を降らせる</translation>
    </message>
    <message>
        <source>The kitten turns its head and looks at us</source>
        <translation>子猫が振り向いてこちらを見る</translation>
    </message>
    <message>
        <source>A morning in three pictures</source>
        <translation>3 枚の画像で描く朝</translation>
    </message>
    <message>
        <source>A paper boat travels down a gutter in the rain</source>
        <translation>雨の中、紙の舟が側溝を流れていく</translation>
    </message>
    <message>
        <source>The boat sets off</source>
        <translation>舟が出発する</translation>
    </message>
    <message>
        <source>It meets a leaf</source>
        <translation>葉っぱに出会う</translation>
    </message>
    <message>
        <source>blur, text</source>
        <translation>ぼけ、文字</translation>
    </message>
    <message>
        <source>The woman in Image 1 walks down the street in Image 2</source>
        <translation>Image 1 の女性が Image 2 の通りを歩く</translation>
    </message>
</context>
<context>
    <name>Exceptions</name>
    <message>
        <source>Decide…</source>
        <translation>対応を選択…</translation>
    </message>
    <message>
        <source>Edit and retry</source>
        <translation>編集して再試行</translation>
    </message>
</context>
<context>
    <name>Field</name>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>プロンプト</translation>
    </message>
    <message>
        <source>Negative prompt</source>
        <translation>ネガティブプロンプト</translation>
    </message>
    <message>
        <source>Media</source>
        <translation>素材</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>画像</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>解像度</translation>
    </message>
    <message>
        <source>Aspect ratio</source>
        <translation>アスペクト比</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>長さ</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>モード</translation>
    </message>
    <message>
        <source>Guidance</source>
        <translation>ガイダンス</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>音声</translation>
    </message>
    <message>
        <source>Multiple shots</source>
        <translation>複数ショット</translation>
    </message>
    <message>
        <source>Shot type</source>
        <translation>ショットタイプ</translation>
    </message>
    <message>
        <source>Shots</source>
        <translation>ショット</translation>
    </message>
    <message>
        <source>Voices</source>
        <translation>ボイス</translation>
    </message>
    <message>
        <source>Watermark</source>
        <translation>透かし</translation>
    </message>
    <message>
        <source>Logo</source>
        <translation>ロゴ</translation>
    </message>
    <message>
        <source>Logo JSON</source>
        <translation>ロゴの JSON</translation>
    </message>
    <message>
        <source>Enhance prompt</source>
        <translation>プロンプトの強化</translation>
    </message>
    <message>
        <source>Custom JSON</source>
        <translation>カスタム JSON</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>画像</translation>
    </message>
</context>
<context>
    <name>FieldHint</name>
    <message>
        <source>Resolution tier: 480P, 720P or 1080P.</source>
        <translation>解像度の区分: 480P、720P、1080P。</translation>
    </message>
    <message>
        <source>Describe the clip, or the edit you want.</source>
        <translation>クリップの内容や希望する編集を記述します。</translation>
    </message>
    <message>
        <source>Describe the content or the motion.</source>
        <translation>内容や動きを記述します。</translation>
    </message>
    <message>
        <source>Generation mode, such as std or pro.</source>
        <translation>生成モード (std、pro など)。</translation>
    </message>
    <message>
        <source>How closely the clip follows the prompt.</source>
        <translation>クリップをどの程度プロンプトに従わせるか。</translation>
    </message>
    <message>
        <source>Describe the clip, or the edit you want. Mention media by number, such as Image 1.</source>
        <translation>クリップの内容、または希望する編集を書きます。素材は Image 1 のように番号で指定します。</translation>
    </message>
    <message>
        <source>The videos to edit. No other media types are allowed.</source>
        <translation>編集する動画。ほかの種類の素材は使えません。</translation>
    </message>
    <message>
        <source>Input media. Their order sets the numbers used in the prompt.</source>
        <translation>入力素材。並び順がプロンプトで使う番号になります。</translation>
    </message>
    <message>
        <source>Resolution tier. Depends on the model.</source>
        <translation>解像度の区分。モデルによって異なります。</translation>
    </message>
    <message>
        <source>Aspect ratio W:H (e.g. 16:9).</source>
        <translation>アスペクト比 W:H (例: 16:9)。</translation>
    </message>
    <message>
        <source>Clip length in seconds.</source>
        <translation>クリップの長さ (秒)。</translation>
    </message>
    <message>
        <source>Clip length in whole seconds, 2 to 30.</source>
        <translation>クリップの長さ (整数の秒数、2～30)。</translation>
    </message>
    <message>
        <source>Clip length in whole seconds. The range depends on the model.</source>
        <translation>クリップの長さ (整数の秒数)。範囲はモデルによって異なります。</translation>
    </message>
    <message>
        <source>A model enabled for the account&apos;s key.</source>
        <translation>アカウントのキーに対して有効なモデル。</translation>
    </message>
    <message>
        <source>What to keep out of the clip.</source>
        <translation>クリップに含めたくないもの。</translation>
    </message>
    <message>
        <source>Turns audio on or off.</source>
        <translation>音声のオンとオフを切り替えます。</translation>
    </message>
    <message>
        <source>Makes a clip with several shots.</source>
        <translation>複数のショットからなるクリップを生成します。</translation>
    </message>
    <message>
        <source>How the clip is split into shots. Choose customize to write your own list.</source>
        <translation>クリップをショットに分ける方法。customize を選択すると、自分でリストを作成できます。</translation>
    </message>
    <message>
        <source>Your own shots: number, prompt and length of each.</source>
        <translation>自分で指定するショット: それぞれの番号、プロンプト、長さ。</translation>
    </message>
    <message>
        <source>Voices that speak in the clip, by voice ID.</source>
        <translation>クリップ内で話すボイス (ボイス ID で指定)。</translation>
    </message>
    <message>
        <source>Whether the service may rewrite the prompt.</source>
        <translation>サービスによるプロンプトの書き換えを許可するかどうか。</translation>
    </message>
    <message>
        <source>Adds a visible “AI-generated” mark in the lower-right corner.</source>
        <translation>右下に「AI 生成」の表示を入れます。</translation>
    </message>
    <message>
        <source>Adds a visible “AI-generated” mark.</source>
        <translation>「AI 生成」の表示を入れます。</translation>
    </message>
    <message>
        <source>Whether to add the platform&apos;s logo.</source>
        <translation>プラットフォームのロゴを入れるかどうか。</translation>
    </message>
    <message>
        <source>Details of the platform&apos;s logo. The specification doesn&apos;t show their format.</source>
        <translation>プラットフォームのロゴの詳細。仕様に形式は記載されていません。</translation>
    </message>
    <message>
        <source>Extra keys, merged into the request last.</source>
        <translation>追加のキー。最後にリクエストへ統合されます。</translation>
    </message>
    <message>
        <source>The input image: a file or a public link.</source>
        <translation>入力画像: ファイルまたは公開 URL。</translation>
    </message>
    <message>
        <source>The input images: files or public links.</source>
        <translation>入力画像 (複数可): ファイルまたは公開 URL。</translation>
    </message>
    <message>
        <source>Auto uses the service&apos;s default. Or enter a ratio W:H that the model supports, or adaptive.</source>
        <translation>「自動」はサービスの既定値を使います。モデルが対応する比率 W:H、または adaptive を入力することもできます。</translation>
    </message>
</context>
<context>
    <name>FieldValue</name>
    <message>
        <source>Standard</source>
        <translation>標準</translation>
    </message>
    <message>
        <source>Pro</source>
        <translation>プロ</translation>
    </message>
    <message>
        <source>Adaptive</source>
        <translation>自動調整</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>カスタム</translation>
    </message>
    <message>
        <source>Intelligent</source>
        <translation>インテリジェント</translation>
    </message>
</context>
<context>
    <name>FolderOpening</name>
    <message>
        <source>No file manager was found to open %1.</source>
        <translation>%1 を開くファイルマネージャーが見つかりません。</translation>
    </message>
    <message>
        <source>Copy path</source>
        <translation>パスをコピー</translation>
    </message>
</context>
<context>
    <name>FormParts</name>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
</context>
<context>
    <name>IdJournal</name>
    <message>
        <source>The list of IDs %1 can&apos;t be written: %2.</source>
        <translation>ID リスト %1 に書き込めません: %2。</translation>
    </message>
    <message>
        <source>The list of IDs %1 can&apos;t be read: %2.</source>
        <translation>ID リスト %1 を読み込めません: %2。</translation>
    </message>
</context>
<context>
    <name>IdRecovery</name>
    <message>
        <source>Recovered from the list of IDs; it was missing from the task database.</source>
        <translation>ID リストで見つかりました。タスクデータベースにはありませんでした。</translation>
    </message>
    <message>
        <source>The task database is older than its list of IDs: this request was sent after the database was copied. We can&apos;t tell whether the service accepted it.</source>
        <translation>タスクデータベースが ID リストより古く、このリクエストはデータベースのコピー後に送信されています。サービスが受け付けたかどうかはわかりません。</translation>
    </message>
    <message>
        <source>The task database is older than its list of IDs: this request was sent after the database was copied. We can&apos;t tell whether the service accepted and charged it. Check with the service before you generate it again.</source>
        <translation>タスクデータベースが ID リストより古く、このリクエストはデータベースのコピー後に送信されています。サービスが受け付けて課金したかどうかはわかりません。もう一度生成する前に、サービス側で確認してください。</translation>
    </message>
    <message>
        <source>The ID was recovered from the list of IDs.</source>
        <translation>ID は ID リストで見つかりました。</translation>
    </message>
    <message>
        <source>The service keeps results for one day, so Dailies no longer checks this task.</source>
        <translation>サービスが結果を保持するのは 1 日間のため、これ以上は照会しません。</translation>
    </message>
</context>
<context>
    <name>Import</name>
    <message>
        <source>%1 is too large for a request.</source>
        <translation>%1 は大きすぎてリクエストとして使えません。</translation>
    </message>
    <message>
        <source>This isn&apos;t a request: %1</source>
        <translation>リクエストではありません: %1</translation>
    </message>
    <message>
        <source>it checks a task and doesn&apos;t create one.</source>
        <translation>タスクを照会するもので、作成しません。</translation>
    </message>
    <message>
        <source>it has none of a request&apos;s fields, such as model or prompt.</source>
        <translation>モデルやプロンプトなど、リクエストのフィールドがありません。</translation>
    </message>
    <message>
        <source>duplicate key; the last one wins</source>
        <translation>このキーは重複しています。最後のものだけが有効です</translation>
    </message>
    <message>
        <source>Guessed the request kind: %1.</source>
        <translation>リクエストの種類を推測しました: %1。</translation>
    </message>
    <message>
        <source>not recognised; ignored</source>
        <translation>解釈できないため無視しました</translation>
    </message>
    <message>
        <source>Not recognised and ignored: %1.</source>
        <translation>解釈できないため無視しました: %1。</translation>
    </message>
    <message>
        <source>it&apos;s a clip&apos;s JSON file without a version.</source>
        <translation>クリップの付属ファイルですが、バージョンがありません。</translation>
    </message>
    <message>
        <source>A newer version of Dailies wrote this file. Update Dailies to open it.</source>
        <translation>このファイルは新しいバージョンの Dailies で書き込まれています。開くには Dailies を更新してください。</translation>
    </message>
    <message>
        <source>it&apos;s a clip&apos;s JSON file without a request.</source>
        <translation>クリップの付属ファイルですが、リクエストがありません。</translation>
    </message>
    <message>
        <source>it&apos;s UTF-16 text. Save it as UTF-8.</source>
        <translation>UTF-16 のテキストです。UTF-8 で保存してください。</translation>
    </message>
    <message>
        <source>it&apos;s empty.</source>
        <translation>空です。</translation>
    </message>
    <message>
        <source>it isn&apos;t text.</source>
        <translation>テキストではありません。</translation>
    </message>
    <message>
        <source>it&apos;s neither JSON nor a cURL command.</source>
        <translation>JSON でも cURL コマンドでもありません。</translation>
    </message>
    <message>
        <source>%1 no longer exists.</source>
        <translation>%1 はもうありません。</translation>
    </message>
    <message>
        <source>%1 isn&apos;t a file.</source>
        <translation>%1 はファイルではありません。</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read: %2.</source>
        <translation>%1 を読み込めません: %2。</translation>
    </message>
</context>
<context>
    <name>InputFindings</name>
    <message>
        <source>%1: the file is empty.</source>
        <translation>%1: ファイルが空です。</translation>
    </message>
    <message>
        <source>%1: the file is still being written.</source>
        <translation>%1: ファイルは書き込み中です。</translation>
    </message>
    <message>
        <source>%1: the file is damaged.</source>
        <translation>%1: ファイルが破損しています。</translation>
    </message>
    <message>
        <source>%1: the file is missing.</source>
        <translation>%1: ファイルがありません。</translation>
    </message>
    <message>
        <source>%1: the file can&apos;t be read.</source>
        <translation>%1: ファイルを読み込めません。</translation>
    </message>
    <message>
        <source>%1: this isn&apos;t a file.</source>
        <translation>%1: ファイルではありません。</translation>
    </message>
    <message>
        <source>%1 is an image, which doesn&apos;t match its type.</source>
        <translation>%1 は画像で、タイプと一致しません。</translation>
    </message>
    <message>
        <source>%1 is a video, which doesn&apos;t match its type.</source>
        <translation>%1 は動画で、タイプと一致しません。</translation>
    </message>
    <message>
        <source>%1 is a sound file, which doesn&apos;t match its type.</source>
        <translation>%1 は音声ファイルで、タイプと一致しません。</translation>
    </message>
    <message>
        <source>%1 is a document, which doesn&apos;t match its type.</source>
        <translation>%1 はドキュメントで、タイプと一致しません。</translation>
    </message>
    <message>
        <source>%1 is a web page, which doesn&apos;t match its type.</source>
        <translation>%1 は Web ページで、タイプと一致しません。</translation>
    </message>
    <message>
        <source>%1 doesn&apos;t match its type.</source>
        <translation>%1 はタイプと一致しません。</translation>
    </message>
    <message>
        <source>%1 isn&apos;t a picture that can be part of a request: JPEG, PNG, WebP or BMP.</source>
        <translation>%1 はリクエストに含められる画像 (JPEG、PNG、WebP、BMP) ではありません。</translation>
    </message>
    <message>
        <source>%1 is a %2 file, but its name doesn&apos;t say so. Let its name end with .%3.</source>
        <translation>%1 は %2 ファイルですが、名前がそうなっていません。名前の末尾を .%3 にしてください。</translation>
    </message>
    <message>
        <source>%1: this file isn&apos;t an image. Replace it.</source>
        <translation>%1: このファイルは画像ではありません。差し替えてください。</translation>
    </message>
</context>
<context>
    <name>Invoice</name>
    <message>
        <source>Line %1: “%2” can mean %3 or %4. Write the figures with a decimal point and without separators. Nothing was compared.</source>
        <translation>%1 行目: 「%2」は %3 とも %4 とも読めます。数値は小数点を使い、区切り文字なしで書いてください。何も比較されていません。</translation>
    </message>
    <message>
        <source>Line %1: “%2” is not a number. Nothing was compared.</source>
        <translation>%1 行目: 「%2」は数値ではありません。何も比較されていません。</translation>
    </message>
    <message>
        <source>Line %1 has an amount without its currency. Nothing was compared.</source>
        <translation>%1 行目の金額に通貨がありません。何も比較されていません。</translation>
    </message>
    <message>
        <source>Line %1 has no figure. Each line needs seconds, points, or an amount with its currency. Nothing was compared.</source>
        <translation>%1 行目に数値がありません。各行には秒数、ポイント、または通貨付きの金額が必要です。何も比較されていません。</translation>
    </message>
    <message>
        <source>Line %1: “%2” is not a date. Write dates as 2026-12-31. Nothing was compared.</source>
        <translation>%1 行目: 「%2」は日付ではありません。日付は 2026-12-31 の形で書いてください。何も比較されていません。</translation>
    </message>
    <message>
        <source>These columns weren&apos;t understood: “%1”.</source>
        <translation>次の列は認識できませんでした: 「%1」。</translation>
    </message>
</context>
<context>
    <name>JoinedFindings</name>
    <message>
        <source>%1 to %2</source>
        <comment>Image 2 to Image 9</comment>
        <translation>%1～%2</translation>
    </message>
    <message>
        <source>%1 The same goes for %2.</source>
        <comment>a sentence about Image 1, and names of others</comment>
        <translation>%1%2 も同様です。</translation>
    </message>
</context>
<context>
    <name>JsonText</name>
    <message>
        <source>missing key in double quotes</source>
        <translation>二重引用符で囲まれたキーがありません</translation>
    </message>
    <message>
        <source>missing value</source>
        <translation>値がありません</translation>
    </message>
    <message>
        <source>missing comma or closing brace</source>
        <translation>コンマまたは閉じ中かっこがありません</translation>
    </message>
    <message>
        <source>missing comma or closing bracket</source>
        <translation>コンマまたは閉じ角かっこがありません</translation>
    </message>
    <message>
        <source>missing colon after a key</source>
        <translation>キーの後にコロンがありません</translation>
    </message>
    <message>
        <source>trailing comma</source>
        <translation>末尾に余分なコンマがあります</translation>
    </message>
    <message>
        <source>missing closing quote</source>
        <translation>テキストの閉じ引用符がありません</translation>
    </message>
    <message>
        <source>not a number</source>
        <translation>数値ではありません</translation>
    </message>
    <message>
        <source>unexpected text after the closing brace</source>
        <translation>閉じ中かっこの後に余分な内容があります</translation>
    </message>
    <message>
        <source>missing or invalid value</source>
        <translation>値がないか、JSON の値ではありません</translation>
    </message>
    <message>
        <source>Invalid JSON: %1 (line %2, column %3).</source>
        <translation>無効な JSON です: %1 (%2 行目、%3 列目)。</translation>
    </message>
    <message>
        <source>Expected a JSON object in braces, found a list.</source>
        <translation>中かっこで囲まれた JSON オブジェクトが必要ですが、リストになっています。</translation>
    </message>
    <message>
        <source>Expected a JSON object in braces, found a single value.</source>
        <translation>中かっこで囲まれた JSON オブジェクトが必要ですが、単一の値になっています。</translation>
    </message>
    <message>
        <source>The number %1 is too large to be sent unchanged. Put it in quotes, or use a smaller one (line %2, column %3).</source>
        <translation>数値 %1 は大きすぎて、そのまま送信できません。引用符で囲むか、より小さい数値にしてください (%2 行目、%3 列目)。</translation>
    </message>
</context>
<context>
    <name>KeyStore</name>
    <message>
        <source>The key is empty.</source>
        <translation>キーが空です。</translation>
    </message>
    <message>
        <source>The key contains a line break or another control character.</source>
        <translation>キーに改行またはその他の制御文字が含まれています。</translation>
    </message>
    <message>
        <source>The key contains a space.</source>
        <translation>キーに空白が含まれています。</translation>
    </message>
    <message>
        <source>The key contains an invalid character.</source>
        <translation>キーに使われない文字が含まれています。</translation>
    </message>
    <message>
        <source>The password is empty.</source>
        <translation>パスワードが空です。</translation>
    </message>
    <message>
        <source>The password contains a line break or another control character.</source>
        <translation>パスワードに改行またはその他の制御文字が含まれています。</translation>
    </message>
</context>
<context>
    <name>Limit</name>
    <message numerus="yes">
        <source>%n takes</source>
        <comment>an amount</comment>
        <translation>
            <numerusform>%n テイク</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 seconds</source>
        <comment>an amount</comment>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1 a day</source>
        <comment>a limit</comment>
        <translation>1 日あたり %1</translation>
    </message>
    <message>
        <source>%1 a month</source>
        <comment>a limit</comment>
        <translation>1 か月あたり %1</translation>
    </message>
    <message>
        <source>%1 in total</source>
        <comment>a limit</comment>
        <translation>合計 %1</translation>
    </message>
    <message>
        <source>You have a limit of %1, and it isn&apos;t known how much of it this request uses.</source>
        <translation>上限「%1」がありますが、このリクエストがそのうちどれだけを使うかは不明です。</translation>
    </message>
    <message>
        <source>Change the limit, or wait until its period is over.</source>
        <translation>上限を変更するか、その期間が終わるまで待ってください。</translation>
    </message>
    <message>
        <source>Change the limit to send this.</source>
        <translation>送信するには、上限を変更してください。</translation>
    </message>
    <message>
        <source>%1 per run</source>
        <comment>a limit</comment>
        <translation>1 回あたり %1</translation>
    </message>
    <message>
        <source>With this, at least 80 % of your limit of %1 is used or reserved.</source>
        <translation>これで上限「%1」の 80% 以上が使用済みまたは確保中になります。</translation>
    </message>
    <message>
        <source>%1 (%2 used or reserved)</source>
        <comment>a limit and how much of it is used</comment>
        <translation>%1 (使用済みまたは確保中 %2)</translation>
    </message>
    <message numerus="yes">
        <source>These %n takes go over your limit of %1.</source>
        <translation>
            <numerusform>これらのテイク %n 件で上限「%1」を超えます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These %n takes go over several of your limits: %1.</source>
        <translation>
            <numerusform>これらのテイク %n 件で複数の上限を超えます: %1。</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between limits</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>Change these limits to send this.</source>
        <translation>送信するには、これらの上限を変更してください。</translation>
    </message>
    <message>
        <source>Your limit of %1 can&apos;t count %2.</source>
        <translation>上限「%1」では %2 を集計できません。</translation>
    </message>
    <message>
        <source>%1 for this account</source>
        <comment>a limit</comment>
        <translation>%1 (このアカウント)</translation>
    </message>
    <message>
        <source>1 second</source>
        <comment>an amount</comment>
        <translation>1 秒</translation>
    </message>
    <message>
        <source>With this, all of your limit of %1 is used or reserved.</source>
        <translation>これで上限「%1」のすべてが使用済みまたは確保中になります。</translation>
    </message>
    <message numerus="yes">
        <source>These %n takes may go over your limit of %1.</source>
        <translation>
            <numerusform>これらのテイク %n 件で上限「%1」を超える可能性があります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These %n takes may go over several of your limits: %1.</source>
        <translation>
            <numerusform>これらのテイク %n 件で複数の上限を超える可能性があります: %1。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>folder</source>
        <translation>フォルダー</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>オプション:</translation>
    </message>
    <message>
        <source>Preparing the task database for this version. With a long history, this can take a minute.</source>
        <translation>先に、このバージョン用にタスクデータベースを準備します。履歴が多い場合は 1 分ほどかかります。</translation>
    </message>
    <message>
        <source>Keep settings, tasks and clips in this folder.</source>
        <translation>設定、タスク、クリップをこのフォルダーに保存します。</translation>
    </message>
    <message>
        <source>Start in practice mode.</source>
        <translation>練習モードで起動します。</translation>
    </message>
    <message>
        <source>Show help.</source>
        <translation>このヘルプを表示します。</translation>
    </message>
    <message>
        <source>Show the version.</source>
        <translation>バージョンを表示します。</translation>
    </message>
    <message>
        <source>dailies accepts options only; see --help.</source>
        <translation>dailies に指定できるのはオプションだけです。--help を参照してください。</translation>
    </message>
    <message>
        <source>Usage: dailies [options]
Generate, track and save clips from a video service.</source>
        <translation>使い方: dailies [オプション]
動画サービスのクリップを生成、追跡、保存します。</translation>
    </message>
    <message>
        <source>Dailies (process %1) is using this profile but isn&apos;t responding. Wait, or end that process and start Dailies again; nothing is lost.</source>
        <translation>このプロファイルを開いている Dailies (プロセス %1) が応答しません。応答するまで待つか、そのプロセスを終了して Dailies を再起動してください。それによって失われるものはありません。</translation>
    </message>
</context>
<context>
    <name>MediaAddress</name>
    <message>
        <source>it&apos;s empty.</source>
        <translation>空です。</translation>
    </message>
    <message>
        <source>it&apos;s too long.</source>
        <translation>長すぎます。</translation>
    </message>
    <message>
        <source>it doesn&apos;t start with https:// or http:// and a host.</source>
        <translation>https:// または http:// とホスト名で始まっていません。</translation>
    </message>
    <message>
        <source>it contains a user name.</source>
        <translation>ユーザー名が含まれています。</translation>
    </message>
    <message>
        <source>it points to a private network, which the service isn&apos;t on.</source>
        <translation>サービスの存在しないプライベートネットワークを指しています。</translation>
    </message>
    <message>
        <source>The link to the clip wasn&apos;t used: %1</source>
        <translation>クリップの URL は使用しませんでした: %1</translation>
    </message>
    <message>
        <source>The link wasn&apos;t checked: %1</source>
        <translation>URL は確認していません: %1</translation>
    </message>
</context>
<context>
    <name>MediaName</name>
    <message>
        <source>Image %1</source>
        <translation>Image %1</translation>
    </message>
    <message>
        <source>Video %1</source>
        <translation>Video %1</translation>
    </message>
    <message>
        <source>Audio %1</source>
        <translation>Audio %1</translation>
    </message>
    <message>
        <source>Item %1</source>
        <translation>素材 %1</translation>
    </message>
</context>
<context>
    <name>MediaRow</name>
    <message>
        <source>Reference voice</source>
        <translation>参照ボイス</translation>
    </message>
</context>
<context>
    <name>MediaSources</name>
    <message>
        <source>Usable files</source>
        <translation>使用可能なファイル</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>画像</translation>
    </message>
    <message>
        <source>Videos</source>
        <translation>動画</translation>
    </message>
    <message>
        <source>Audio</source>
        <translation>音声</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>ドキュメント</translation>
    </message>
    <message>
        <source>“%1” is damaged, so it wasn&apos;t used.</source>
        <translation>「%1」は破損しているため、使用していません。</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t an image, so it wasn&apos;t used.</source>
        <translation>「%1」は画像ではないため、使用していません。</translation>
    </message>
    <message>
        <source>“%1” can&apos;t be read, so it wasn&apos;t used.</source>
        <translation>「%1」を読み取れないため、使用していません。</translation>
    </message>
</context>
<context>
    <name>MediaType</name>
    <message>
        <source>First frame</source>
        <translation>先頭フレーム</translation>
    </message>
    <message>
        <source>Last frame</source>
        <translation>末尾フレーム</translation>
    </message>
    <message>
        <source>Reference image</source>
        <translation>参照画像</translation>
    </message>
    <message>
        <source>Reference video</source>
        <translation>参照動画</translation>
    </message>
    <message>
        <source>Reference audio</source>
        <translation>参照音声</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>ドキュメント</translation>
    </message>
    <message>
        <source>Web page</source>
        <translation>Web ページ</translation>
    </message>
    <message>
        <source>Driving audio</source>
        <translation>駆動音声</translation>
    </message>
    <message>
        <source>Video</source>
        <translation>動画</translation>
    </message>
</context>
<context>
    <name>ModelPlaces</name>
    <message>
        <source>Family %1</source>
        <translation>ファミリー %1</translation>
    </message>
    <message>
        <source>Family %1 · %2</source>
        <translation>ファミリー %1 · %2</translation>
    </message>
</context>
<context>
    <name>ModelProfile</name>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2。</translation>
    </message>
    <message>
        <source>A model profile needs a family (A with generation 3.0 or 2.7, or B).</source>
        <translation>モデルプロファイルにはファミリーが必要です (A と世代 3.0 または 2.7、あるいは B)。</translation>
    </message>
    <message>
        <source>A model profile needs at least one request kind of its family.</source>
        <translation>モデルプロファイルには、そのファミリーのリクエストの種類が少なくとも 1 つ必要です。</translation>
    </message>
    <message>
        <source>unknown key</source>
        <translation>不明な項目です</translation>
    </message>
    <message>
        <source>expected true or false</source>
        <translation>true または false が必要です</translation>
    </message>
    <message>
        <source>expected text</source>
        <translation>テキストが必要です</translation>
    </message>
    <message>
        <source>expected an object</source>
        <translation>オブジェクトが必要です</translation>
    </message>
    <message>
        <source>expected a list</source>
        <translation>リストが必要です</translation>
    </message>
    <message>
        <source>expected a number</source>
        <translation>数値が必要です</translation>
    </message>
    <message>
        <source>expected a whole number</source>
        <translation>整数が必要です</translation>
    </message>
    <message>
        <source>%1: expected a list of texts.</source>
        <translation>%1: テキストのリストが必要です。</translation>
    </message>
    <message>
        <source>%1: text is expected.</source>
        <translation>%1: テキストが必要です。</translation>
    </message>
    <message>
        <source>limits: expected an object.</source>
        <translation>limits: オブジェクトが必要です。</translation>
    </message>
</context>
<context>
    <name>PartFile</name>
    <message>
        <source>every name is taken</source>
        <translation>使える名前がありません</translation>
    </message>
    <message>
        <source>Couldn&apos;t write the clip to %1: %2.</source>
        <translation>クリップを %1 に書き込めませんでした: %2。</translation>
    </message>
    <message>
        <source>another copy of the program is using it</source>
        <translation>別に起動した Dailies が使用しています</translation>
    </message>
    <message>
        <source>This clip is too large for the disk&apos;s file system.</source>
        <translation>ディスクは、このクリップほど大きなファイルに対応していません。</translation>
    </message>
    <message>
        <source>The disk is full, so the clip couldn&apos;t be written. Free up some space to continue the download.</source>
        <translation>ディスクがいっぱいのため、クリップを書き込めませんでした。ダウンロードを続けるには、空きを増やしてください。</translation>
    </message>
    <message>
        <source>The disk is almost full (%1 free). The server doesn&apos;t give the clip&apos;s size, so %2 must stay free. Free up some space to continue the download.</source>
        <translation>ディスクの空きがほとんどありません (空き容量 %1)。サーバーがクリップのサイズを示さないため、%2 を空けておく必要があります。ダウンロードを続けるには、空きを増やしてください。</translation>
    </message>
    <message>
        <source>The disk is full: the clip needs %1 and %2 must stay free, but only %3 is free. Free up some space to continue the download.</source>
        <translation>ディスクがいっぱいです。クリップに %1 必要で、%2 を空けておく必要がありますが、空き容量は %3 しかありません。ダウンロードを続けるには、空きを増やしてください。</translation>
    </message>
</context>
<context>
    <name>PopupMenus</name>
    <message>
        <source>Step up</source>
        <translation>上げる</translation>
    </message>
    <message>
        <source>Step down</source>
        <translation>下げる</translation>
    </message>
</context>
<context>
    <name>PracticeService</name>
    <message>
        <source>The body is larger than 64 MiB.</source>
        <translation>本文が 64 MiB を超えています。</translation>
    </message>
    <message>
        <source>The prompt asks the task to fail.</source>
        <translation>プロンプトでタスクの失敗が指定されています。</translation>
    </message>
    <message>
        <source>the task takes five times as long</source>
        <translation>タスクに 5 倍の時間がかかる</translation>
    </message>
    <message>
        <source>sample clips are 1 to 60 seconds long</source>
        <translation>練習用クリップの長さは 1～60 秒です</translation>
    </message>
    <message>
        <source>must be 480P, 720P or 1080P</source>
        <translation>480P、720P、1080P のいずれかが必要です</translation>
    </message>
    <message>
        <source>must be a ratio W:H between 1:4 and 4:1</source>
        <translation>1:4～4:1 の比率 W:H が必要です</translation>
    </message>
    <message>
        <source>null isn&apos;t allowed here</source>
        <translation>null はこの項目の値ではありません</translation>
    </message>
    <message>
        <source>model: &quot;%1&quot; isn&apos;t enabled for this key; available: practice-a-3.0, practice-a-2.7 and practice-b</source>
        <translation>model: 「%1」はこのキーでは有効ではありません。使えるのは practice-a-3.0、practice-a-2.7、practice-b です</translation>
    </message>
    <message>
        <source>model: &quot;%1&quot; doesn&apos;t offer %2</source>
        <translation>model: 「%1」は %2 を提供していません</translation>
    </message>
    <message>
        <source>%1: duplicate key</source>
        <translation>%1: 重複しています</translation>
    </message>
    <message>
        <source>The practice server can&apos;t write to the folder %1.</source>
        <translation>練習用サーバーはフォルダー %1 に書き込めません。</translation>
    </message>
    <message>
        <source>The task can&apos;t be saved: %1.</source>
        <translation>タスクを保存できません: %1。</translation>
    </message>
    <message>
        <source>This URL accepts %1 only.</source>
        <translation>この URL で使えるのは %1 だけです。</translation>
    </message>
    <message>
        <source>No such clip.</source>
        <translation>そのクリップはありません。</translation>
    </message>
    <message>
        <source>This isn&apos;t a practice job.</source>
        <translation>練習用のジョブではありません。</translation>
    </message>
    <message>
        <source>The request can&apos;t be read.</source>
        <translation>このリクエストを読み取れません。</translation>
    </message>
    <message>
        <source>The practice server found no free port.</source>
        <translation>練習用サーバーは空きポートを見つけられませんでした。</translation>
    </message>
    <message>
        <source>The practice server can&apos;t use port %1: another program is using it.</source>
        <translation>練習用サーバーはポート %1 を使用できません。ほかのプログラムが使用しています。</translation>
    </message>
    <message>
        <source>Nothing found at %1.</source>
        <translation>%1 には何もありません。</translation>
    </message>
    <message>
        <source>The Authorization header doesn&apos;t contain this service&apos;s key.</source>
        <translation>Authorization ヘッダーに、このサービスのキーがありません。</translation>
    </message>
    <message>
        <source>The Content-Type header isn&apos;t application/json.</source>
        <translation>Content-Type ヘッダーが application/json ではありません。</translation>
    </message>
    <message>
        <source>The prompt asks for a rejection.</source>
        <translation>プロンプトで拒否が指定されています。</translation>
    </message>
    <message>
        <source>Too many requests. Try again in two seconds.</source>
        <translation>リクエストが多すぎます。2 秒後にもう一度お試しください。</translation>
    </message>
    <message>
        <source>%1: unknown field for this call, or duplicate</source>
        <translation>%1: この呼び出しのフィールドではないか、重複しています</translation>
    </message>
    <message>
        <source>model: &quot;%1&quot; isn&apos;t enabled for this key.</source>
        <translation>model: 「%1」はこのキーでは有効ではありません。</translation>
    </message>
    <message>
        <source>taskId: no such task.</source>
        <translation>taskId: そのタスクはありません。</translation>
    </message>
    <message>
        <source>model: the task was created with a different model.</source>
        <translation>model: タスクは別のモデルで作成されています。</translation>
    </message>
    <message>
        <source>This link has expired.</source>
        <translation>この URL は期限切れです。</translation>
    </message>
    <message>
        <source>the task fails with a code and a message</source>
        <translation>タスクがコードとメッセージ付きで失敗する</translation>
    </message>
    <message>
        <source>the request is rejected; no task is created</source>
        <translation>リクエストが拒否され、タスクは作成されない</translation>
    </message>
    <message>
        <source>the task reports UNKNOWN for a while, then continues</source>
        <translation>タスクがしばらく UNKNOWN と報告された後、続行する</translation>
    </message>
    <message>
        <source>the task reports an unknown status for a while, then continues</source>
        <translation>タスクがしばらく未知の状態になった後、続行する</translation>
    </message>
    <message>
        <source>the task is created, but the connection drops before the response</source>
        <translation>タスクは作成されるが、応答の前に接続が切れる</translation>
    </message>
    <message>
        <source>the request is rate limited for two seconds, then accepted</source>
        <translation>リクエストが 2 秒間レート制限され、その後受け付けられる</translation>
    </message>
    <message>
        <source>the task succeeds, but its download link doesn&apos;t work</source>
        <translation>タスクは成功するが、ダウンロード URL が使えない</translation>
    </message>
    <message>
        <source>the upload place is full</source>
        <translation>アップロード先が満杯になる</translation>
    </message>
    <message>
        <source>links report a wrong length</source>
        <translation>URL が誤った長さを返す</translation>
    </message>
    <message>
        <source>links refuse HEAD requests</source>
        <translation>URL が HEAD リクエストを拒否する</translation>
    </message>
    <message>
        <source>presigned links have expired</source>
        <translation>署名付き URL の期限が切れている</translation>
    </message>
    <message>
        <source>the place&apos;s clock is one hour ahead</source>
        <translation>アップロード先の時計が 1 時間進んでいる</translation>
    </message>
    <message>
        <source>the place responds after two seconds</source>
        <translation>アップロード先が 2 秒後に応答する</translation>
    </message>
    <message>
        <source>the first upload of a file breaks off</source>
        <translation>ファイルの最初のアップロードが途切れる</translation>
    </message>
    <message>
        <source>links lead to a web page</source>
        <translation>URL の先が Web ページになる</translation>
    </message>
    <message>
        <source>on</source>
        <translation>オン</translation>
    </message>
    <message>
        <source>off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
</context>
<context>
    <name>Preference</name>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>テーマ</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>ライト</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>ダーク</translation>
    </message>
    <message>
        <source>Disk space for filmstrips</source>
        <translation>フィルムストリップ用ディスク容量</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>プロキシ</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Proxy address</source>
        <translation>プロキシのアドレス</translation>
    </message>
    <message>
        <source>General</source>
        <translation>一般</translation>
    </message>
    <message>
        <source>Clips</source>
        <translation>クリップ</translation>
    </message>
    <message>
        <source>Playback</source>
        <translation>再生</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>ネットワーク</translation>
    </message>
    <message>
        <source>Quiet hours</source>
        <translation>通知しない時間帯</translation>
    </message>
    <message>
        <source>Quiet from</source>
        <translation>通知しない時間帯の開始</translation>
    </message>
    <message>
        <source>Quiet until</source>
        <translation>通知しない時間帯の終了</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>確認</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>Enter a full path, such as /home/me/Videos.</source>
        <translation>フォルダーは /home/me/Videos のような絶対パスで指定します。</translation>
    </message>
    <message>
        <source>Can&apos;t write to %1.</source>
        <translation>%1 に書き込めません。</translation>
    </message>
    <message>
        <source>Language of the window and of all messages.</source>
        <translation>ウィンドウとすべてのメッセージの言語です。</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>システムの既定</translation>
    </message>
    <message>
        <source>Light or dark. Video is always shown on black.</source>
        <translation>ライトまたはダーク。映像の背景は常に黒です。</translation>
    </message>
    <message>
        <source>Match system</source>
        <translation>システムに合わせる</translation>
    </message>
    <message>
        <source>Notify me when tasks finish</source>
        <translation>タスクが終わったら通知</translation>
    </message>
    <message>
        <source>One notification when the last running task finishes and the window isn&apos;t in view.</source>
        <translation>実行中の最後のタスクが終了したときにウィンドウが見えていなければ、1 回だけ通知します。</translation>
    </message>
    <message>
        <source>No notifications between these times.</source>
        <translation>毎日この時間帯は通知しません。</translation>
    </message>
    <message>
        <source>When quiet hours begin.</source>
        <translation>通知しない時間帯の開始時刻です。</translation>
    </message>
    <message>
        <source>When quiet hours end. If this is earlier than the start, they end the next day.</source>
        <translation>通知しない時間帯の終了時刻です。開始より早い場合は翌日になります。</translation>
    </message>
    <message>
        <source>When I close the window</source>
        <translation>ウィンドウを閉じたとき</translation>
    </message>
    <message>
        <source>While tasks run, Dailies can keep downloading clips from the tray. If you quit, it resumes at the next start.</source>
        <translation>タスクの実行中は、トレイでクリップのダウンロードを続けられます。終了した場合は、次回の起動時に再開します。</translation>
    </message>
    <message>
        <source>Keep running in the tray</source>
        <translation>トレイで実行を続ける</translation>
    </message>
    <message>
        <source>Clip folder</source>
        <translation>クリップのフォルダー</translation>
    </message>
    <message>
        <source>Where new clips are saved. Existing clips stay where they are.</source>
        <translation>新しいクリップの保存先です。保存済みのクリップは元の場所に残ります。</translation>
    </message>
    <message>
        <source>File names</source>
        <translation>ファイル名</translation>
    </message>
    <message>
        <source>You can use: {date:yyyy-MM-dd}, {prompt:40}, {model}, {kind}, {task}. A number is added if a name is taken.</source>
        <translation>使用できるもの: {date:yyyy-MM-dd}、{prompt:40}、{model}、{kind}、{task}。同じ名前がある場合は番号が付きます。</translation>
    </message>
    <message>
        <source>Save a JSON file next to each clip</source>
        <translation>各クリップの隣に JSON ファイルを保存</translation>
    </message>
    <message>
        <source>Contains the request that made the clip, under the clip&apos;s name. Never contains a key.</source>
        <translation>クリップの作成に使ったリクエストを、クリップと同じ名前で保存します。キーは含まれません。</translation>
    </message>
    <message>
        <source>Parallel downloads</source>
        <translation>同時ダウンロード数</translation>
    </message>
    <message>
        <source>Clips about to expire download first.</source>
        <translation>期限の近いクリップから先にダウンロードします。</translation>
    </message>
    <message>
        <source>Video player</source>
        <translation>動画プレーヤー</translation>
    </message>
    <message>
        <source>What plays clips. Try another one if clips don&apos;t play well. Single frames are always read with FFmpeg.</source>
        <translation>クリップの再生に使います。うまく再生できないときは変更してください。個々のフレームは常に FFmpeg で読み込みます。</translation>
    </message>
    <message>
        <source>Hardware decoding</source>
        <translation>ハードウェアデコード</translation>
    </message>
    <message>
        <source>Turn off if the picture is broken or Dailies crashes during playback. Needs Qt 6.5 or newer.</source>
        <translation>映像が乱れる場合や、再生中に Dailies がクラッシュする場合はオフにしてください。Qt 6.5 以降が必要です。</translation>
    </message>
    <message>
        <source>When it&apos;s full, the oldest filmstrips are removed; they&apos;re made again when needed.</source>
        <translation>上限に達すると古いものから削除し、必要なときに作り直します。</translation>
    </message>
    <message>
        <source>How Dailies reaches the service. Connections to this computer never use the proxy.</source>
        <translation>サービスへの接続方法です。このコンピューター自身のアドレスには使いません。</translation>
    </message>
    <message>
        <source>Host and port, such as proxy.example.com:8080.</source>
        <translation>proxy.example.com:8080 のように、ホストとポートを指定します。</translation>
    </message>
    <message>
        <source>Check status every (minimum)</source>
        <translation>タスクを照会する最短間隔</translation>
    </message>
    <message>
        <source>Longer intervals are easier on the service, but finished clips show up later. All intervals scale with this one.</source>
        <translation>間隔を長くするとサービスの負担が減り、すべての間隔がそれに応じて延びます。クリップの完成に気付くのは遅くなります。</translation>
    </message>
    <message>
        <source>Adapt checks to typical run times</source>
        <translation>通常の所要時間に合わせて照会</translation>
    </message>
    <message>
        <source>Checks rarely before a clip is due, and more often around that time. Off: always at the same interval.</source>
        <translation>クリップの完成予定まで間があるときは照会を減らし、その前後で増やします。オフ: 常に同じ間隔で照会します。</translation>
    </message>
    <message>
        <source>Check status at least every</source>
        <translation>完成予定まで間があるときの最長間隔</translation>
    </message>
    <message>
        <source>Longest interval between checks while a clip isn&apos;t due. Never shorter than the minimum.</source>
        <translation>完成予定まで間があるときにタスクを照会する、最も長い間隔です。最短間隔より短くなることはありません。</translation>
    </message>
    <message>
        <source>Restart to apply.</source>
        <translation>再起動後に反映されます。</translation>
    </message>
    <message>
        <source>Enter a whole number from %1 to %2.</source>
        <translation>%1～%2 の整数を指定します。</translation>
    </message>
    <message>
        <source>Clips need different names. Use at least one of {date}, {prompt:40}, {model}, {kind}, {task}, in one line of at most 200 characters.</source>
        <translation>クリップには異なる名前が必要です。{date}、{prompt:40}、{model}、{kind}、{task} の少なくとも 1 つを使い、200 文字以内の 1 行で指定してください。</translation>
    </message>
    <message>
        <source>Enter a host and port, such as proxy.example.com:8080.</source>
        <translation>プロキシのアドレスは、proxy.example.com:8080 のようにホストとポートで指定します。</translation>
    </message>
    <message>
        <source>This can&apos;t be chosen.</source>
        <translation>これは選択できません。</translation>
    </message>
    <message>
        <source>Pause sending</source>
        <translation>送信を一時停止</translation>
    </message>
    <message>
        <source>Nothing is sent or uploaded until you resume. Takes that are being generated continue.</source>
        <translation>再開するまで何も送信、アップロードしません。生成中のテイクは続行します。</translation>
    </message>
    <message>
        <source>Send only between these times</source>
        <translation>この時間帯にのみ送信</translation>
    </message>
    <message>
        <source>At other times, new requests wait here. Send now, requests with a time of their own and practice requests don&apos;t wait.</source>
        <translation>それ以外の時間帯では、新しいリクエストはここで待機します。「今すぐ送信」、送信時刻を指定したリクエスト、練習用のリクエストは待機しません。</translation>
    </message>
    <message>
        <source>Send from</source>
        <translation>送信の開始</translation>
    </message>
    <message>
        <source>When sending begins each day.</source>
        <translation>毎日の送信の開始時刻です。</translation>
    </message>
    <message>
        <source>Send until</source>
        <translation>送信の終了</translation>
    </message>
    <message>
        <source>When sending ends. If this is earlier than the start, it ends the next day.</source>
        <translation>送信の終了時刻です。開始より早い場合は翌日になります。</translation>
    </message>
    <message>
        <source>Sending</source>
        <translation>送信</translation>
    </message>
    <message>
        <source> MiB</source>
        <translation> MiB</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
</context>
<context>
    <name>PreviewText</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>$%1: link to %2, made when you generate</source>
        <comment>$LINK_1: link to harbour.mp4</comment>
        <translation>$%1: %2 の URL (生成時に作成)</translation>
    </message>
</context>
<context>
    <name>ProblemReport</name>
    <message>
        <source>Dailies problem report, created at %1.</source>
        <translation>Dailies の問題の報告 (%1 に作成)。</translation>
    </message>
    <message>
        <source>versions.txt   versions of Dailies and of what it uses</source>
        <translation>versions.txt   Dailies と使用コンポーネントのバージョン</translation>
    </message>
    <message>
        <source>settings.json  changed settings; for folders and URLs, only that they are set</source>
        <translation>settings.json  変更された設定 (フォルダーと URL は設定の有無のみ)</translation>
    </message>
    <message>
        <source>accounts.json  models of your accounts; no names, URLs or keys</source>
        <translation>accounts.json  アカウントのモデル (名前、URL、キーは含まない)</translation>
    </message>
    <message>
        <source>tasks.json     number of tasks, and facts about the last %1</source>
        <translation>tasks.json     タスクの件数と、最近の %1 件についての情報</translation>
    </message>
    <message>
        <source>log.txt        program log</source>
        <translation>log.txt        プログラムのログ</translation>
    </message>
    <message>
        <source>Keys, URLs, encoded data and local folders were removed.</source>
        <translation>キー、URL、エンコードされたデータ、このコンピューターのフォルダーは取り除かれています。</translation>
    </message>
    <message>
        <source>Includes recent prompts.</source>
        <translation>最近のタスクのプロンプトが含まれています。</translation>
    </message>
    <message>
        <source>Includes no prompts.</source>
        <translation>プロンプトは含まれていません。</translation>
    </message>
    <message>
        <source>Couldn&apos;t write the report to %1: %2.</source>
        <translation>報告を %1 に書き込めませんでした: %2。</translation>
    </message>
</context>
<context>
    <name>Profile</name>
    <message>
        <source>Can&apos;t write to the folder %1.</source>
        <translation>フォルダー %1 に書き込めません。</translation>
    </message>
    <message>
        <source>%1 is in the way: Dailies needs a folder there.</source>
        <translation>%1 があるため、その場所に必要なフォルダーを置けません。</translation>
    </message>
    <message>
        <source>Can&apos;t create the folder %1.</source>
        <translation>フォルダー %1 を作成できません。</translation>
    </message>
    <message>
        <source>%1 (process %2) is already using %3. Quit it first, or choose another profile.</source>
        <translation>%1 (プロセス %2) がすでに %3 を使用しています。先に終了するか、別のプロファイルを選択してください。</translation>
    </message>
    <message>
        <source>The profile in %1 can&apos;t be used: Dailies can&apos;t write there.</source>
        <translation>%1 のプロファイルを使用できません。そこには書き込めません。</translation>
    </message>
    <message>
        <source>The profile in %1 can&apos;t be used, because the disk is full. Free some space, then start Dailies again.</source>
        <translation>ディスクがいっぱいのため、%1 のプロファイルを使用できません。空き容量を増やしてから Dailies を起動し直してください。</translation>
    </message>
    <message>
        <source>Starting Dailies again can&apos;t bring up this window: there is no place for its socket.</source>
        <translation>Dailies をもう一度起動しても、このウィンドウを表示できません。ソケットを置く場所がありません。</translation>
    </message>
    <message>
        <source>Starting Dailies again can&apos;t bring up this window: %1.</source>
        <translation>Dailies をもう一度起動しても、このウィンドウを表示できません: %1。</translation>
    </message>
</context>
<context>
    <name>ProfileCatalogue</name>
    <message>
        <source>A newer version of Dailies wrote it.</source>
        <translation>新しいバージョンの Dailies で書き込まれています。</translation>
    </message>
    <message>
        <source>It isn&apos;t a list of model profiles.</source>
        <translation>モデルプロファイルのリストではありません。</translation>
    </message>
    <message>
        <source>A model profile needs an ID.</source>
        <translation>モデルプロファイルには ID が必要です。</translation>
    </message>
    <message>
        <source>Duplicate ID: %1.</source>
        <translation>ID %1 が重複しています。</translation>
    </message>
    <message>
        <source>The model profiles in %1 can&apos;t be read, so the file was left unchanged: %2</source>
        <translation>%1 のモデルプロファイルを読み込めません。ファイルはそのまま残します: %2</translation>
    </message>
    <message>
        <source>Your model profiles couldn&apos;t be read, so they won&apos;t be overwritten.</source>
        <translation>モデルプロファイルを読み込めなかったため、書き込みも行いません。</translation>
    </message>
    <message>
        <source>Couldn&apos;t save the model profiles to %1: %2.</source>
        <translation>モデルプロファイルを %1 に書き込めませんでした: %2。</translation>
    </message>
</context>
<context>
    <name>ProfileNotes</name>
    <message>
        <source>The reference voice of %1</source>
        <translation>%1 の参照ボイス</translation>
    </message>
    <message>
        <source>The image</source>
        <translation>画像</translation>
    </message>
    <message>
        <source>Image %1</source>
        <translation>Image %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>range</comment>
        <translation>%1～%2</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>%1 以上</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>%1 以下</translation>
    </message>
    <message>
        <source>%1 is a %2 file. This model accepts %3.</source>
        <translation>%1 は %2 ファイルです。このモデルで使えるのは %3 です。</translation>
    </message>
    <message>
        <source>%1 has transparency, which this model doesn&apos;t support.</source>
        <translation>%1 には透明な部分があります。このモデルは透明に対応していません。</translation>
    </message>
    <message>
        <source>%1 is %2 × %3 pixels. This model accepts sides of %4 pixels.</source>
        <translation>%1 は %2 × %3 ピクセルです。このモデルで使える各辺のピクセル数は %4 です。</translation>
    </message>
    <message>
        <source>%1 is %2 s long. This model accepts %3 s.</source>
        <translation>%1 の長さは %2 秒です。このモデルで使える秒数は %3 です。</translation>
    </message>
    <message>
        <source>%1 has %2 fps. This model needs at least %3.</source>
        <translation>%1 は %2 fps です。このモデルには %3 fps 以上が必要です。</translation>
    </message>
    <message>
        <source>%1 is %2 MB. This model accepts up to %3 MB.</source>
        <translation>%1 は %2 MB です。このモデルで使えるのは %3 MB までです。</translation>
    </message>
    <message>
        <source>%1 is %2 MB, which makes an upload of %3 MB.</source>
        <translation>%1 は %2 MB です。アップロードすると %3 MB になります。</translation>
    </message>
    <message>
        <source>%1: oss links need a header that isn&apos;t in this service&apos;s specification.</source>
        <translation>%1: oss の URL には、このサービスの仕様にないヘッダーが必要です。</translation>
    </message>
    <message>
        <source>%1: only images can be embedded. Use a link for other files.</source>
        <translation>%1: 埋め込めるのは画像だけです。ほかのファイルには URL を使ってください。</translation>
    </message>
    <message>
        <source>%1 adds up to %2 s. This model accepts up to %3 s.</source>
        <translation>「%1」は合計 %2 秒です。このモデルで使えるのは %3 秒までです。</translation>
    </message>
    <message>
        <source>Input videos and the clip add up to %1 s. This model accepts up to %2 s.</source>
        <translation>入力動画とクリップは合計 %1 秒です。このモデルで使えるのは %2 秒までです。</translation>
    </message>
    <message>
        <source>This model accepts up to %L1 files. You have %L2.</source>
        <translation>このモデルで使えるファイルは %L1 個までです。現在は %L2 個です。</translation>
    </message>
    <message>
        <source>This model isn&apos;t known to use %1 for %2.</source>
        <translation>このモデルが「%2」で「%1」を使えるかどうかは不明です。</translation>
    </message>
    <message>
        <source>%1: this model accepts up to %L2. You have %L3.</source>
        <translation>%1: このモデルでは %L2 個までです。現在は %L3 個です。</translation>
    </message>
    <message>
        <source>%1: this model needs at least %L2. You have %L3.</source>
        <translation>%1: このモデルには %L2 個以上必要です。現在は %L3 個です。</translation>
    </message>
    <message>
        <source>This model supports these combinations: %1.</source>
        <translation>このモデルで使える組み合わせ: %1。</translation>
    </message>
    <message>
        <source>This model can&apos;t combine %1.</source>
        <translation>このモデルでは次のものを同時に使えません: %1。</translation>
    </message>
    <message>
        <source>%1 needs %2 with this model.</source>
        <translation>このモデルでは、「%1」に「%2」が必要です。</translation>
    </message>
    <message>
        <source>With %1, this model needs %2 to be on.</source>
        <translation>「%1」を使う場合、このモデルでは「%2」をオンにする必要があります。</translation>
    </message>
    <message>
        <source>This model isn&apos;t known to support %1.</source>
        <translation>このモデルが「%1」に対応しているかどうかは不明です。</translation>
    </message>
    <message>
        <source>The prompt has %L1 characters; the limit is %L2. The rest may be ignored.</source>
        <translation>プロンプトは %L1 文字です。上限は %L2 文字です。超過分は無視される可能性があります。</translation>
    </message>
    <message>
        <source>The negative prompt has %L1 characters; the limit is %L2. The rest may be ignored.</source>
        <translation>ネガティブプロンプトは %L1 文字です。上限は %L2 文字です。超過分は無視される可能性があります。</translation>
    </message>
    <message>
        <source>With a reference video, this model makes clips of %1 s. You asked for %2 s.</source>
        <translation>参照動画がある場合、このモデルで作成できるクリップの秒数は %1 です。指定は %2 秒です。</translation>
    </message>
    <message>
        <source>This model makes clips of %1 s. You asked for %2 s.</source>
        <translation>このモデルで作成できるクリップの秒数は %1 です。指定は %2 秒です。</translation>
    </message>
    <message>
        <source>This model doesn&apos;t use %1.</source>
        <translation>このモデルでは「%1」は使われません。</translation>
    </message>
    <message>
        <source>This model supports %1, not %2.</source>
        <translation>このモデルが対応しているのは %1 で、%2 ではありません。</translation>
    </message>
    <message>
        <source>This model&apos;s guidance is %1, not %2.</source>
        <translation>このモデルのガイダンスは %1 で、%2 ではありません。</translation>
    </message>
    <message>
        <source>This model doesn&apos;t use voices.</source>
        <translation>このモデルではボイスは使われません。</translation>
    </message>
    <message>
        <source>The shots aren&apos;t used while %1 is off.</source>
        <translation>「%1」がオフの間、ショットは使われません。</translation>
    </message>
    <message>
        <source>The shot type isn&apos;t used while %1 is off.</source>
        <translation>「%1」がオフの間、ショットタイプは使われません。</translation>
    </message>
    <message>
        <source>Choose a shot type.</source>
        <translation>ショットタイプを選択してください。</translation>
    </message>
    <message>
        <source>Shots are used only with the shot type %1.</source>
        <translation>ショットが使われるのは、ショットタイプが %1 の場合だけです。</translation>
    </message>
    <message>
        <source>The prompt of shot %1 has %L2 characters; the limit is %L3.</source>
        <translation>ショット %1 のプロンプトは %L2 文字です。上限は %L3 文字です。</translation>
    </message>
    <message>
        <source>Shot %1 is %2 s long. This model needs at least %3 s.</source>
        <translation>ショット %1 の長さは %2 秒です。このモデルには %3 秒以上が必要です。</translation>
    </message>
    <message>
        <source>The shots add up to %1 s, but the clip is %2 s.</source>
        <translation>ショットの合計は %1 秒ですが、クリップは %2 秒です。</translation>
    </message>
    <message>
        <source>Add at least one shot.</source>
        <translation>ショットを 1 つ以上追加してください。</translation>
    </message>
    <message>
        <source>This model accepts %1 shots. You have %L2.</source>
        <translation>このモデルで使えるショット数は %1 です。現在は %L2 です。</translation>
    </message>
    <message>
        <source>With shots, this model ignores the main prompt, but the service requires one.</source>
        <translation>ショットがある場合、このモデルはメインのプロンプトを無視しますが、サービスでは必須です。</translation>
    </message>
    <message>
        <source>This model accepts up to %L1. You have %L2.</source>
        <translation>このモデルで使えるのは %L1 までです。現在は %L2 です。</translation>
    </message>
    <message>
        <source>%1: %2 isn&apos;t %3. The service may crop or stretch it.</source>
        <translation>%1: %2 は %3 ではありません。サービスが切り抜くか、引き伸ばす可能性があります。</translation>
    </message>
    <message>
        <source>%1 is %2 × %3 pixels. This model accepts aspect ratios of %4.</source>
        <translation>%1 は %2 × %3 ピクセルです。このモデルで使える縦横比は %4 です。</translation>
    </message>
    <message>
        <source>%1: %2 has a different aspect ratio than the first frame (%3). The service may crop or stretch it.</source>
        <translation>%1: %2 は先頭フレーム (%3) と縦横比が異なります。サービスが切り抜くか、引き伸ばす可能性があります。</translation>
    </message>
</context>
<context>
    <name>ProgramLog</name>
    <message>
        <source>Couldn&apos;t write the log to %1: %2.</source>
        <translation>ログを %1 に書き込めません: %2。</translation>
    </message>
</context>
<context>
    <name>ProgramPart</name>
    <message>
        <source>Window system: %1</source>
        <translation>ウィンドウシステム: %1</translation>
    </message>
    <message>
        <source>system default</source>
        <translation>システムの既定</translation>
    </message>
    <message>
        <source>Video player: %1</source>
        <translation>動画プレーヤー: %1</translation>
    </message>
</context>
<context>
    <name>PromptMentions</name>
    <message>
        <source>%1 in your prompt isn&apos;t attached.</source>
        <translation>プロンプトにある %1 は追加されていません。</translation>
    </message>
    <message>
        <source>The prompt doesn&apos;t mention %1 yet.</source>
        <translation>プロンプトに %1 がまだ出てきません。</translation>
    </message>
</context>
<context>
    <name>RateFile</name>
    <message>
        <source>The column &quot;%1&quot; isn&apos;t known. The first line names the columns: unit, price, currency, from, account, model, resolution, mode, sound, source. Nothing was imported.</source>
        <translation>列「%1」は不明です。1 行目は列名です: unit、price、currency、from、account、model、resolution、mode、sound、source。何もインポートされていません。</translation>
    </message>
    <message>
        <source>Line %1: &quot;%2&quot; is missing or wrong. Rates need unit (second, point or take), price (such as 0.10, at most six decimal places), currency (such as USD) and from (such as 2026-12-31). If sound is given, it is on or off. Nothing was imported.</source>
        <translation>%1 行目: 「%2」がないか、正しくありません。単価には unit (second、point、take のいずれか)、price (例: 0.10、小数点以下 6 桁まで)、currency (例: USD)、from (例: 2026-12-31) が必要です。sound を指定する場合は on か off です。何もインポートされていません。</translation>
    </message>
</context>
<context>
    <name>RequestDifference</name>
    <message>
        <source>%1: %2</source>
        <comment>name and source of a material</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>on</source>
        <translation>オン</translation>
    </message>
    <message>
        <source>off</source>
        <translation>オフ</translation>
    </message>
</context>
<context>
    <name>RequestForm</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>1 take</source>
        <translation>テイク 1 件</translation>
    </message>
    <message>
        <source>%1 takes</source>
        <translation>テイク %1 件</translation>
    </message>
    <message>
        <source>Choose an account.</source>
        <translation>アカウントを選択してください。</translation>
    </message>
    <message>
        <source>1 field left</source>
        <translation>残り 1 項目</translation>
    </message>
    <message>
        <source>%1 fields left</source>
        <translation>残り %1 項目</translation>
    </message>
    <message>
        <source>Not ready:</source>
        <translation>未準備:</translation>
    </message>
    <message>
        <source>Asks first:</source>
        <translation>生成前に確認:</translation>
    </message>
    <message>
        <source>%1 with %2, model %3</source>
        <translation>%1、アカウント %2、モデル %3</translation>
    </message>
    <message>
        <source>%1 files go to the practice storage first.</source>
        <translation>先に %1 個のファイルを練習用ストレージにアップロードします。</translation>
    </message>
    <message>
        <source>%1 files go to your storage “%2” first: %3.</source>
        <translation>先に %1 個のファイルをストレージ「%2」にアップロードします: %3。</translation>
    </message>
    <message>
        <source>%1 Send it once more?</source>
        <comment>You sent this 4 s ago.</comment>
        <translation>%1もう一度送信しますか?</translation>
    </message>
    <message>
        <source>%1 Send %2 more takes?</source>
        <comment>You sent this 4 s ago.</comment>
        <translation>%1さらに %2 件送信しますか?</translation>
    </message>
    <message>
        <source>There&apos;s no prompt that says what to change.</source>
        <translation>何を変更するかを示すプロンプトがありません。</translation>
    </message>
    <message>
        <source>1 field to correct</source>
        <translation>修正が必要な項目 1 件</translation>
    </message>
    <message>
        <source>%1 fields to correct</source>
        <translation>修正が必要な項目 %1 件</translation>
    </message>
    <message>
        <source>Not sent with this kind: %1</source>
        <translation>この種類では送信されません: %1</translation>
    </message>
</context>
<context>
    <name>RequestJson</name>
    <message>
        <source>This version doesn&apos;t know the kind of this request.</source>
        <translation>このリクエストは、このバージョンでは対応していない種類です。</translation>
    </message>
</context>
<context>
    <name>ServiceAnswer</name>
    <message>
        <source>%1 The service says: %2</source>
        <translation>%1サービスからのメッセージ: %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a sentence and a code</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Answer lost: the service may have accepted this request. Nothing was sent again.</source>
        <translation>応答消失: サービスがこのリクエストを受け付けた可能性があります。再送信はしていません。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1%2</translation>
    </message>
    <message numerus="yes">
        <source>%n bytes</source>
        <translation>
            <numerusform>%n バイト</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bytes of %1</source>
        <comment>of a content type</comment>
        <translation>
            <numerusform>%1 の %n バイト</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 The service didn&apos;t receive the full request.</source>
        <translation>%1サービスはリクエスト全体を受け取っていません。</translation>
    </message>
    <message>
        <source>%1 Nothing was sent. Fix this and try again.</source>
        <translation>%1何も送信されていません。修正してから再送信してください。</translation>
    </message>
    <message>
        <source>The service&apos;s certificate wasn&apos;t accepted, so nothing was sent. Check the account&apos;s base URL and this computer&apos;s clock, then try again.</source>
        <translation>サービスの証明書が受け入れられなかったため、何も送信されていません。アカウントのベース URL とこのコンピューターの時計を確認してから、再送信してください。</translation>
    </message>
    <message>
        <source>The proxy blocked the call, so nothing was sent. Check the proxy settings.</source>
        <translation>プロキシが呼び出しを通さなかったため、何も送信されていません。プロキシの設定を確認してください。</translation>
    </message>
    <message>
        <source>Stopped before it was sent.</source>
        <translation>送信前に中止しました。</translation>
    </message>
    <message>
        <source>The service couldn&apos;t be reached, so nothing was sent. Check the connection and the account&apos;s base URL.</source>
        <translation>サービスに接続できなかったため、何も送信されていません。接続とアカウントのベース URL を確認してください。</translation>
    </message>
    <message>
        <source>The connection failed before the full request was sent, so the service can&apos;t have accepted it.</source>
        <translation>リクエスト全体を送り終える前に接続が失敗したため、サービスには受け付けられていません。</translation>
    </message>
    <message>
        <source>The service may have accepted this request, but didn&apos;t confirm it. We haven&apos;t resent it.</source>
        <translation>サービスがこのリクエストを受け付けた可能性がありますが、確認の応答がありません。再送信はしていません。</translation>
    </message>
    <message>
        <source>%1 The part of the response that arrived names task %2.</source>
        <translation>%1届いた応答の一部にタスク %2 が示されています。</translation>
    </message>
    <message>
        <source>%1 No response arrived in time.</source>
        <translation>%1時間内に応答がありませんでした。</translation>
    </message>
    <message>
        <source>%1 Stopped after it was sent.</source>
        <translation>%1送信後に中止しました。</translation>
    </message>
    <message>
        <source>The connection dropped before the service replied. It may have accepted this request. We haven&apos;t resent it.</source>
        <translation>サービスから応答が届く前に接続が切れました。リクエストは受け付けられた可能性があります。再送信はしていません。</translation>
    </message>
    <message>
        <source>%1; nothing was accepted. Correct the account&apos;s base URL.</source>
        <translation>%1。リクエストは受け付けられていません。アカウントのベース URL を修正してください。</translation>
    </message>
    <message>
        <source>%1. Correct the account&apos;s base URL.</source>
        <translation>%1。アカウントのベース URL を修正してください。</translation>
    </message>
    <message>
        <source>The service didn&apos;t receive the request in time; nothing was accepted. You can send it again.</source>
        <translation>リクエストが時間内にサービスに届きませんでした。リクエストは受け付けられていません。再送信できます。</translation>
    </message>
    <message>
        <source>The service didn&apos;t receive the request in time.</source>
        <translation>サービスは時間内にリクエストを受け取れませんでした。</translation>
    </message>
    <message>
        <source>The service rejected the key; nothing was accepted.</source>
        <translation>サービスがキーを受け付けません。リクエストは受け付けられていません。</translation>
    </message>
    <message>
        <source>The service rejected the key.</source>
        <translation>サービスはキーを受け付けません。</translation>
    </message>
    <message>
        <source>The service rejected this request; nothing was accepted.</source>
        <translation>サービスがリクエストを拒否しました。リクエストは受け付けられていません。</translation>
    </message>
    <message>
        <source>The service rejected this request.</source>
        <translation>サービスがリクエストを拒否しました。</translation>
    </message>
    <message>
        <source>The service returned an ID, but also an error: %1</source>
        <translation>サービスは ID を返しましたが、エラーも返しました: %1</translation>
    </message>
    <message>
        <source>The service is rate limiting requests.</source>
        <translation>サービスがリクエストを制限しています。</translation>
    </message>
    <message>
        <source>The service gives no information about this task.</source>
        <translation>サービスはこのタスクの情報を返しませんでした。</translation>
    </message>
    <message>
        <source>The service is having problems.</source>
        <translation>サービスで問題が発生しています。</translation>
    </message>
    <message>
        <source>The status check was stopped.</source>
        <translation>状態の照会を中止しました。</translation>
    </message>
    <message>
        <source>The service&apos;s response is too large.</source>
        <translation>サービスの応答が大きすぎて、正しい応答とは考えられません。</translation>
    </message>
    <message>
        <source>The service&apos;s certificate wasn&apos;t accepted.</source>
        <translation>サービスの証明書が受け入れられませんでした。</translation>
    </message>
    <message>
        <source>The proxy blocked the call.</source>
        <translation>プロキシが呼び出しを通しませんでした。</translation>
    </message>
    <message>
        <source>The service didn&apos;t respond in time.</source>
        <translation>サービスから時間内に応答がありませんでした。</translation>
    </message>
    <message>
        <source>The service couldn&apos;t be reached.</source>
        <translation>サービスに接続できませんでした。</translation>
    </message>
    <message>
        <source>The connection to the service dropped.</source>
        <translation>サービスとの接続が切れました。</translation>
    </message>
    <message>
        <source>Something between you and the service (such as a proxy or a sign-in page) responded instead.</source>
        <translation>サービスではなく、プロキシやサインインページなど、途中にある別のものから応答がありました。</translation>
    </message>
    <message>
        <source>The service rejects the key for status checks.</source>
        <translation>タスクの照会で、サービスがキーを受け付けません。</translation>
    </message>
    <message>
        <source>The service&apos;s response doesn&apos;t mention the task.</source>
        <translation>サービスの応答に、タスクについての情報がありません。</translation>
    </message>
    <message>
        <source>The response was HTTP %1 with %2 that aren&apos;t text.</source>
        <translation>応答は HTTP %1 で、テキストではない %2でした。</translation>
    </message>
    <message>
        <source>The response was HTTP %1 with %2 that start with “%3”.</source>
        <translation>応答は HTTP %1 で、「%3」で始まる %2でした。</translation>
    </message>
    <message>
        <source>The service&apos;s URL has moved</source>
        <translation>URL が移転しています</translation>
    </message>
    <message>
        <source>The service&apos;s URL has moved to %1</source>
        <translation>URL が %1 に移転しています</translation>
    </message>
    <message>
        <source>The response contains more than one ID. Dailies uses %1; the other is %2.</source>
        <translation>応答に複数の ID があります。Dailies は %1 を使います。もう一つは %2 です。</translation>
    </message>
    <message>
        <source>%1 No task ID could be read from the response. %2</source>
        <comment>the last is another sentence</comment>
        <translation>%1応答からタスクの ID を読み取れませんでした。%2</translation>
    </message>
    <message>
        <source>%1 No task ID could be read from the response.</source>
        <translation>%1応答からタスクの ID を読み取れませんでした。</translation>
    </message>
    <message>
        <source>%1 The connection dropped in the middle of its response.</source>
        <translation>%1応答の途中で接続が切れました。</translation>
    </message>
</context>
<context>
    <name>SettingsFile</name>
    <message>
        <source>it&apos;s too large</source>
        <translation>大きすぎます</translation>
    </message>
</context>
<context>
    <name>Shell</name>
    <message>
        <source>A quote in the command isn&apos;t closed. Copy the whole command.</source>
        <translation>コマンドの引用符が閉じられていません。コマンド全体をコピーしてください。</translation>
    </message>
    <message>
        <source>The command inserts the output of another command, which Dailies doesn&apos;t run. Replace it with the text itself.</source>
        <translation>コマンドは別のコマンドの出力を使いますが、ここでは実行しません。代わりにテキストそのものを入れてください。</translation>
    </message>
    <message>
        <source>This command is for the Windows command prompt. Copy it as cURL (bash) instead.</source>
        <translation>このコマンドは Windows のコマンドプロンプト用です。代わりに bash 用の cURL としてコピーしてください。</translation>
    </message>
    <message>
        <source>The command has curly quotes (“ ”), which bash doesn&apos;t understand. Use straight ones (&quot;).</source>
        <translation>コマンドに bash では使えない曲線の引用符 (“ ”) があります。まっすぐな引用符 (&quot;) に置き換えてください。</translation>
    </message>
</context>
<context>
    <name>Sidecar</name>
    <message>
        <source>every name for it is taken</source>
        <translation>付けられる名前がすべて使われています</translation>
    </message>
    <message>
        <source>Couldn&apos;t save the JSON file next to the clip %1: %2.</source>
        <translation>クリップ %1 の隣に JSON ファイルを保存できませんでした: %2。</translation>
    </message>
    <message>
        <source>the folder couldn&apos;t be synced to disk</source>
        <translation>フォルダーをディスクに書き込めませんでした</translation>
    </message>
</context>
<context>
    <name>Spend</name>
    <message>
        <source>Removed account</source>
        <translation>削除されたアカウント</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 ポイント</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 ポイント</translation>
    </message>
    <message numerus="yes">
        <source>%Ln takes</source>
        <translation>
            <numerusform>%Ln テイク</numerusform>
        </translation>
    </message>
    <message>
        <source>Today</source>
        <translation>今日</translation>
    </message>
    <message>
        <source>Each run</source>
        <translation>1 回ごと</translation>
    </message>
    <message>
        <source>In total</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>period and account</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 of %2 left today</source>
        <translation>今日の残り %1 / %2</translation>
    </message>
    <message>
        <source>%1 of %2 left this month</source>
        <translation>今月の残り %1 / %2</translation>
    </message>
    <message>
        <source>%1 per run</source>
        <translation>1 回あたり %1</translation>
    </message>
    <message>
        <source>%1 of %2 left</source>
        <translation>残り %1 / %2</translation>
    </message>
    <message>
        <source>Cost unknown until the first take</source>
        <translation>最初のテイクまで料金不明</translation>
    </message>
    <message>
        <source>up to %1</source>
        <translation>最大 %1</translation>
    </message>
    <message>
        <source>Planned</source>
        <translation>予定</translation>
    </message>
    <message>
        <source>Reserved</source>
        <translation>確保中</translation>
    </message>
    <message>
        <source>Billed</source>
        <translation>課金済み</translation>
    </message>
    <message>
        <source>Not billed</source>
        <translation>課金なし</translation>
    </message>
    <message>
        <source>Unsettled</source>
        <translation>未確定</translation>
    </message>
    <message>
        <source>with sound</source>
        <translation>音声あり</translation>
    </message>
    <message>
        <source>without sound</source>
        <translation>音声なし</translation>
    </message>
    <message>
        <source>All takes</source>
        <translation>すべてのテイク</translation>
    </message>
    <message>
        <source>per second</source>
        <translation>1 秒あたり</translation>
    </message>
    <message>
        <source>per point</source>
        <translation>1 ポイントあたり</translation>
    </message>
    <message>
        <source>per take</source>
        <translation>1 テイクあたり</translation>
    </message>
    <message>
        <source>%1/s since %2</source>
        <translation>%1/秒 (%2 から)</translation>
    </message>
    <message>
        <source>%1 per point since %2</source>
        <translation>%1/ポイント (%2 から)</translation>
    </message>
    <message>
        <source>%1 per take since %2</source>
        <translation>%1/テイク (%2 から)</translation>
    </message>
    <message>
        <source>No response: the service may have accepted it</source>
        <translation>応答なし: サービスが受け付けた可能性があります</translation>
    </message>
    <message>
        <source>The service no longer knows it</source>
        <translation>サービスに記録がありません</translation>
    </message>
    <message>
        <source>You stopped tracking it</source>
        <translation>追跡を停止しました</translation>
    </message>
    <message>
        <source>%1 (removed)</source>
        <comment>an account</comment>
        <translation>%1 (削除済み)</translation>
    </message>
    <message>
        <source>rates in several currencies</source>
        <translation>単価の通貨が複数</translation>
    </message>
    <message numerus="yes">
        <source>%Ln takes count at the highest possible rate, because it isn&apos;t known which one applies.</source>
        <translation>
            <numerusform>%Ln 件のテイクは、どの単価が適用されるかわからないため、考えられる最も高い単価で計算しています。</numerusform>
        </translation>
    </message>
    <message>
        <source>The reported figure “%1” can&apos;t be counted</source>
        <translation>報告された値「%1」は集計できません</translation>
    </message>
    <message>
        <source>The response had no usage figure</source>
        <translation>応答に使用量がありません</translation>
    </message>
    <message numerus="yes">
        <source>About %1 (from %Ln earlier takes)</source>
        <comment>amount, and on how many earlier takes it is based</comment>
        <translation>
            <numerusform>約 %1 (過去のテイク %Ln 件に基づく)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %1 each (from %Ln earlier takes)</source>
        <comment>amount, and on how many earlier takes it is based</comment>
        <translation>
            <numerusform>各約 %1 (過去のテイク %Ln 件に基づく)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SpendBook</name>
    <message>
        <source>The task database can&apos;t be written to. Nothing was changed.</source>
        <translation>タスクデータベースに書き込めません。何も変更されていません。</translation>
    </message>
</context>
<context>
    <name>SpendExport</name>
    <message>
        <source>%1 can&apos;t be written: %2.</source>
        <translation>%1 に書き込めません: %2。</translation>
    </message>
</context>
<context>
    <name>SpendFields</name>
    <message>
        <source>Currency</source>
        <translation>通貨</translation>
    </message>
    <message>
        <source>%1 is larger than 16 MB.</source>
        <translation>%1 は 16 MB を超えています。</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read: %2.</source>
        <translation>%1 を読み込めません: %2。</translation>
    </message>
</context>
<context>
    <name>SpendLedger</name>
    <message>
        <source>Nothing was sent or charged. %1</source>
        <translation>送信も課金もされていません。%1</translation>
    </message>
    <message>
        <source>Not sent; nothing was charged. %1</source>
        <translation>送信も課金もされていません。%1</translation>
    </message>
    <message>
        <source>There is no call %1 in the spend ledger.</source>
        <translation>支出の記録に呼び出し %1 はありません。</translation>
    </message>
    <message>
        <source>You haven&apos;t settled this call. Nothing was changed.</source>
        <translation>この呼び出しは手動で確定されていません。何も変更されていません。</translation>
    </message>
    <message>
        <source>This call is still in progress. Wait until it has ended. Nothing was changed.</source>
        <translation>この呼び出しはまだ進行中です。終わるまでお待ちください。何も変更されていません。</translation>
    </message>
    <message>
        <source>Its take was deleted, so what the service reported isn&apos;t known any more. Nothing was changed; enter the figure instead.</source>
        <translation>テイクが削除されたため、サービスの報告内容はもうわかりません。何も変更されていません。代わりに数値を入力してください。</translation>
    </message>
    <message>
        <source>The request wasn&apos;t sent again. %1</source>
        <translation>リクエストは再送信されませんでした。%1</translation>
    </message>
</context>
<context>
    <name>SpendSettings</name>
    <message>
        <source>A currency has three capital letters, such as USD. Nothing was changed.</source>
        <translation>通貨は USD のような大文字 3 文字です。何も変更されていません。</translation>
    </message>
    <message>
        <source>It was removed in the meantime. Nothing was changed; add it again.</source>
        <translation>その間に削除されました。何も変更されていません。もう一度追加してください。</translation>
    </message>
    <message>
        <source>A rate needs the day from which it applies. Nothing was changed.</source>
        <translation>単価には適用開始日が必要です。何も変更されていません。</translation>
    </message>
    <message>
        <source>A limit must be more than 0. Nothing was changed.</source>
        <translation>上限は 0 より大きくする必要があります。何も変更されていません。</translation>
    </message>
    <message>
        <source>There is no rate %1.</source>
        <translation>単価 %1 はありません。</translation>
    </message>
    <message>
        <source>There is no limit %1.</source>
        <translation>上限 %1 はありません。</translation>
    </message>
</context>
<context>
    <name>StageWords</name>
    <message>
        <source>On hold</source>
        <translation>保留中</translation>
    </message>
    <message>
        <source>Not sent</source>
        <translation>未送信</translation>
    </message>
    <message>
        <source>It isn&apos;t sent until you say so.</source>
        <translation>指示するまで送信されません。</translation>
    </message>
    <message>
        <source>Still generating…</source>
        <translation>まだ生成中…</translation>
    </message>
    <message>
        <source>Running for %1</source>
        <translation>経過 %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>two short texts</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 left</source>
        <comment>a short length of time</comment>
        <translation>残り %1</translation>
    </message>
    <message>
        <source>%1 · usually about %2</source>
        <comment>how long it runs, and a length of time</comment>
        <translation>%1 · 通常は約 %2</translation>
    </message>
    <message>
        <source>Downloading…</source>
        <translation>ダウンロード中…</translation>
    </message>
    <message>
        <source>Generation failed</source>
        <translation>生成に失敗</translation>
    </message>
    <message>
        <source>The clip is missing</source>
        <translation>クリップが見つかりません</translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation>送信しています…</translation>
    </message>
    <message>
        <source>In the Trash</source>
        <translation>ごみ箱内</translation>
    </message>
    <message>
        <source>Uploading…</source>
        <translation>アップロード中…</translation>
    </message>
    <message>
        <source>%1 · file %2 of %3</source>
        <comment>name of a file</comment>
        <translation>%1 · ファイル %2 / %3</translation>
    </message>
    <message>
        <source>The request is sent after that.</source>
        <translation>その後、リクエストを送信します。</translation>
    </message>
    <message>
        <source>The request is sent after that. Nothing is charged yet.</source>
        <translation>その後、リクエストを送信します。まだ課金されていません。</translation>
    </message>
    <message>
        <source>Download paused</source>
        <translation>ダウンロードを一時停止中</translation>
    </message>
    <message>
        <source>Download interrupted</source>
        <translation>ダウンロードが中断されました</translation>
    </message>
    <message>
        <source>Queued for %1</source>
        <translation>順番待ち %1</translation>
    </message>
    <message>
        <source>Making sure…</source>
        <comment>that the task has failed</comment>
        <translation>確認中…</translation>
    </message>
    <message numerus="yes">
        <source>Queued for %n days</source>
        <translation>
            <numerusform>順番待ち %n 日</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Running for %n days</source>
        <translation>
            <numerusform>経過 %n 日</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Storage</name>
    <message>
        <source>The storage doesn&apos;t accept the secret. Check it and the region.</source>
        <translation>ストレージがシークレットを受け付けません。シークレットとリージョンを確認してください。</translation>
    </message>
    <message>
        <source>The temporary key has expired.</source>
        <translation>一時的なキーの期限が切れています。</translation>
    </message>
    <message>
        <source>The storage doesn&apos;t accept the region. Check it.</source>
        <translation>ストレージがリージョンを受け付けません。確認してください。</translation>
    </message>
    <message>
        <source>There is no bucket with this name.</source>
        <translation>この名前のバケットはありません。</translation>
    </message>
    <message>
        <source>The storage is full.</source>
        <translation>ストレージに空きがありません。</translation>
    </message>
    <message>
        <source>The file is too large for the storage.</source>
        <translation>ファイルが大きすぎて、ストレージに保存できません。</translation>
    </message>
    <message>
        <source>The storage doesn&apos;t allow this with your key.</source>
        <translation>このキーでは、ストレージがこの操作を許可していません。</translation>
    </message>
    <message>
        <source>The storage has no such folder or file.</source>
        <translation>このフォルダーまたはファイルはストレージにありません。</translation>
    </message>
    <message>
        <source>The storage is having problems.</source>
        <translation>ストレージで問題が発生しています。</translation>
    </message>
    <message>
        <source>The storage doesn&apos;t accept the access key ID.</source>
        <translation>ストレージがアクセスキー ID を受け付けません。</translation>
    </message>
    <message>
        <source>The bucket is in the region %1. Enter that region.</source>
        <translation>バケットはリージョン %1 にあります。そのリージョンを入力してください。</translation>
    </message>
    <message>
        <source>This computer&apos;s clock is too far off. Set it correctly.</source>
        <translation>このコンピューターの時計が大きくずれています。時刻を正しく合わせてください。</translation>
    </message>
    <message>
        <source>The file was damaged during the upload.</source>
        <translation>ファイルがアップロード中に破損しました。</translation>
    </message>
    <message>
        <source>The storage is rate limiting requests.</source>
        <translation>ストレージがリクエストをレート制限しています。</translation>
    </message>
    <message>
        <source>The storage redirects to another URL. Check the endpoint and the region.</source>
        <translation>ストレージが別の URL へ転送しています。エンドポイントとリージョンを確認してください。</translation>
    </message>
    <message>
        <source>The storage refused this (status %1).</source>
        <translation>ストレージが拒否しました (ステータス %1)。</translation>
    </message>
</context>
<context>
    <name>SystemSleep</name>
    <message>
        <source>All takes are finished, but the system doesn&apos;t allow Dailies to put this computer to sleep: %1.</source>
        <translation>すべてのテイクが終了しましたが、Dailies によるこのコンピューターのスリープをシステムが許可していません: %1。</translation>
    </message>
</context>
<context>
    <name>TakeCost</name>
    <message>
        <source>The service no longer knows this task and may have charged it. Check your invoice, then enter what was charged.</source>
        <translation>サービスはこのタスクをもう認識していませんが、課金された可能性があります。請求書を確認し、課金内容を入力してください。</translation>
    </message>
    <message>
        <source>The service didn&apos;t say what it charged. Check your invoice, then enter the figure.</source>
        <translation>サービスは課金内容を報告しませんでした。請求書を確認し、数値を入力してください。</translation>
    </message>
    <message>
        <source>You stopped tracking this task, and the service may charge it. Use Check now to get the figure, or enter it from your invoice.</source>
        <translation>このタスクの追跡を停止したため、サービスから課金される可能性があります。「今すぐ確認」で数値を取得するか、請求書を見て入力してください。</translation>
    </message>
    <message>
        <source>The service reported “%1”, which can&apos;t be counted. Check your invoice, then enter the figure.</source>
        <translation>サービスの報告は「%1」で、集計できません。請求書を確認して数値を入力してください。</translation>
    </message>
    <message>
        <source>The service didn&apos;t confirm this request, so it may have charged it. Check its task list or your invoice, then enter what was charged.</source>
        <translation>サービスがこのリクエストを確認しなかったため、課金された可能性があります。サービスのタスク一覧または請求書を確認し、課金内容を入力してください。</translation>
    </message>
</context>
<context>
    <name>TakeDifferences</name>
    <message>
        <source>embedded (%1)</source>
        <translation>埋め込み (%1)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>kind of media and where it is</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>voice %1</source>
        <translation>ボイス %1</translation>
    </message>
    <message>
        <source>%1 (%2 s)</source>
        <translation>%1 (%2 秒)</translation>
    </message>
    <message>
        <source>on</source>
        <translation>オン</translation>
    </message>
    <message>
        <source>off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>Delivered length</source>
        <translation>実際の長さ</translation>
    </message>
    <message>
        <source>Delivered size</source>
        <translation>実際のサイズ</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>parameter and value</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>default</source>
        <translation>既定</translation>
    </message>
    <message>
        <source>Frames per second</source>
        <translation>フレームレート</translation>
    </message>
</context>
<context>
    <name>TakeFiles</name>
    <message>
        <source>The clip couldn&apos;t be renamed. Nothing was changed.</source>
        <translation>クリップの名前を変更できませんでした。何も変更されていません。</translation>
    </message>
    <message>
        <source>The clip is no longer on disk, so it can&apos;t be renamed.</source>
        <translation>クリップがもうディスクにないため、名前を変更できません。</translation>
    </message>
    <message>
        <source>A file named “%1” is already in this folder. Choose another name.</source>
        <translation>「%1」という名前のファイルは、このフォルダーにすでにあります。別の名前を選択してください。</translation>
    </message>
    <message>
        <source>The clip can&apos;t be renamed because its folder is read-only.</source>
        <translation>フォルダーが読み取り専用のため、クリップの名前を変更できません。</translation>
    </message>
    <message>
        <source>Enter a name.</source>
        <translation>名前を入力してください。</translation>
    </message>
    <message>
        <source>A name can&apos;t contain any of these: / \ : * ? &quot; &lt; &gt; |</source>
        <translation>名前に次の文字は使えません: / \ : * ? &quot; &lt; &gt; |</translation>
    </message>
    <message>
        <source>A name can&apos;t begin with a dot, because the clip would be hidden.</source>
        <translation>クリップが隠しファイルになるため、名前の先頭にドットは使えません。</translation>
    </message>
    <message>
        <source>A name can&apos;t end with a dot.</source>
        <translation>名前の末尾にドットは使えません。</translation>
    </message>
    <message>
        <source>“%1” is a reserved name. Choose another one.</source>
        <translation>「%1」は予約された名前です。別の名前を選択してください。</translation>
    </message>
    <message>
        <source>This name is too long.</source>
        <translation>名前が長すぎます。</translation>
    </message>
</context>
<context>
    <name>TaskCells</name>
    <message>
        <source>Dailies no longer checks it.</source>
        <translation>Dailies はもう照会していません。</translation>
    </message>
    <message>
        <source>No clip: the service didn&apos;t start it.</source>
        <translation>クリップなし: サービスが開始しませんでした。</translation>
    </message>
    <message>
        <source>No clip: the service couldn&apos;t make it.</source>
        <translation>クリップなし: サービスが作成できませんでした。</translation>
    </message>
    <message>
        <source>No clip: the service canceled it.</source>
        <translation>クリップなし: サービスがキャンセルしました。</translation>
    </message>
    <message>
        <source>No clip: the service deleted the task.</source>
        <translation>クリップなし: サービスがタスクを削除しました。</translation>
    </message>
    <message>
        <source>No clip: the link expired before the download.</source>
        <translation>クリップなし: ダウンロード前に URL の期限が切れました。</translation>
    </message>
    <message>
        <source>The saved file isn&apos;t a video.</source>
        <translation>保存したファイルは動画ではありません。</translation>
    </message>
    <message>
        <source>It may have been charged.</source>
        <translation>課金された可能性があります。</translation>
    </message>
</context>
<context>
    <name>TaskColumns</name>
    <message>
        <source>Not known</source>
        <translation>不明</translation>
    </message>
    <message numerus="yes">
        <source>%n days</source>
        <translation>
            <numerusform>%n 日</numerusform>
        </translation>
    </message>
    <message>
        <source>Any moment</source>
        <comment>a result address may die now</comment>
        <translation>間もなく</translation>
    </message>
    <message>
        <source>Under 1 min</source>
        <translation>1 分未満</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 分</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 時間 %2 分</translation>
    </message>
    <message>
        <source>%1 %2 %</source>
        <comment>state and percent</comment>
        <translation>%1 %2%</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>state, and what is to be expected</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>No clip yet</source>
        <translation>クリップはまだありません</translation>
    </message>
    <message>
        <source>Clip saved</source>
        <translation>クリップ保存済み</translation>
    </message>
    <message>
        <source>No prompt</source>
        <translation>プロンプトなし</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>Not there</source>
        <translation>保存先になし</translation>
    </message>
    <message>
        <source>Rated %1 of 5</source>
        <translation>評価 %1 (5 段階)</translation>
    </message>
    <message>
        <source>Not rated</source>
        <translation>未評価</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>テイク</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>プロンプト</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>長さ</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>評価</translation>
    </message>
    <message>
        <source>Elapsed</source>
        <translation>経過時間</translation>
    </message>
    <message>
        <source>Delivered</source>
        <translation>実際</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>作成日時</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>アカウント</translation>
    </message>
    <message>
        <source>Take %1 · %2</source>
        <comment>number, and whether it has a clip</comment>
        <translation>テイク %1 · %2</translation>
    </message>
    <message>
        <source>Link expires</source>
        <translation>URL の期限</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>料金</translation>
    </message>
    <message>
        <source>Rejected · %1</source>
        <translation>不採用 · %1</translation>
    </message>
    <message>
        <source>Clip missing</source>
        <translation>クリップが見つかりません</translation>
    </message>
    <message>
        <source>downloaded again while its link works</source>
        <comment>a clip that cannot be played</comment>
        <translation>URL が有効な間は再ダウンロード</translation>
    </message>
    <message>
        <source>%1 s, %2 s requested</source>
        <comment>a clip&apos;s length</comment>
        <translation>%1 秒 (指定は %2 秒)</translation>
    </message>
</context>
<context>
    <name>TaskFacts</name>
    <message>
        <source>%1 %2</source>
        <comment>field and value</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 on</source>
        <translation>%1 オン</translation>
    </message>
    <message>
        <source>%1 off</source>
        <translation>%1 オフ</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>使用量</translation>
    </message>
    <message>
        <source>%1 fps</source>
        <translation>%1 fps</translation>
    </message>
    <message>
        <source>no sound</source>
        <translation>音声なし</translation>
    </message>
    <message>
        <source>Reading the clip…</source>
        <translation>クリップを読み込んでいます…</translation>
    </message>
    <message>
        <source>Delivered</source>
        <translation>実際</translation>
    </message>
    <message>
        <source>Saved as</source>
        <translation>保存先</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>作成日時</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>備考</translation>
    </message>
    <message>
        <source>%1p</source>
        <comment>a number of picture lines</comment>
        <translation>%1p</translation>
    </message>
    <message>
        <source>pasted file</source>
        <translation>貼り付けたファイル</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>number and entry of a list</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>kind and name of a file</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>voice %1</source>
        <translation>ボイス %1</translation>
    </message>
    <message>
        <source>%1 s · %2</source>
        <comment>length and prompt</comment>
        <translation>%1 秒 · %2</translation>
    </message>
    <message>
        <source>Requested</source>
        <translation>指定</translation>
    </message>
    <message>
        <source>Task ID</source>
        <translation>タスク ID</translation>
    </message>
    <message>
        <source>Request ID</source>
        <translation>リクエスト ID</translation>
    </message>
    <message>
        <source>External task ID</source>
        <translation>外部タスク ID</translation>
    </message>
    <message>
        <source>Video ID</source>
        <translation>動画 ID</translation>
    </message>
    <message>
        <source>By the service&apos;s clock. It names no time zone.</source>
        <translation>サービスの時計による時刻です。タイムゾーンは示されていません。</translation>
    </message>
    <message>
        <source>Submitted</source>
        <translation>送信日時</translation>
    </message>
    <message>
        <source>Scheduled</source>
        <translation>スケジュール日時</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>終了日時</translation>
    </message>
    <message>
        <source>Reported length</source>
        <translation>報告された長さ</translation>
    </message>
    <message>
        <source>%1 (unit not specified)</source>
        <translation>%1 (単位の記載なし)</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>料金</translation>
    </message>
    <message>
        <source>Link expires</source>
        <translation>URL の期限</translation>
    </message>
    <message>
        <source>Original prompt</source>
        <translation>元のプロンプト</translation>
    </message>
    <message>
        <source>Same as the prompt.</source>
        <translation>プロンプトと同じです。</translation>
    </message>
    <message>
        <source>Made in practice mode. Nothing was charged.</source>
        <translation>練習モードで作成しました。課金されていません。</translation>
    </message>
    <message>
        <source>Charge</source>
        <translation>課金</translation>
    </message>
    <message>
        <source>Request</source>
        <comment>a heading</comment>
        <translation>リクエスト</translation>
    </message>
    <message>
        <source>Clip</source>
        <comment>a heading</comment>
        <translation>クリップ</translation>
    </message>
    <message>
        <source>%1 points (unit not specified)</source>
        <translation>%1 ポイント (単位の記載なし)</translation>
    </message>
    <message>
        <source>amount unknown</source>
        <translation>数量不明</translation>
    </message>
    <message>
        <source>Settled by you.</source>
        <translation>手動で確定しました。</translation>
    </message>
    <message>
        <source>“%1”, as reported; not counted</source>
        <translation>「%1」 (報告のまま、集計外)</translation>
    </message>
    <message>
        <source>%1 s of input video</source>
        <translation>入力動画 %1 秒</translation>
    </message>
    <message numerus="yes">
        <source>%Ln clips</source>
        <translation>
            <numerusform>クリップ %Ln 件</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 s of output</source>
        <translation>出力 %1 秒</translation>
    </message>
    <message>
        <source>No charge was reported.</source>
        <translation>料金は報告されていません。</translation>
    </message>
    <message>
        <source>Earlier call</source>
        <translation>以前の呼び出し</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>unsettled, and its cost or a sentence</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>All calls</source>
        <translation>すべての呼び出し</translation>
    </message>
    <message>
        <source>Service response</source>
        <comment>a heading</comment>
        <translation>サービスの応答</translation>
    </message>
    <message>
        <source>%1 · not a known video type</source>
        <comment>size of a file</comment>
        <translation>%1 · 不明な動画形式</translation>
    </message>
    <message>
        <source>This request hasn&apos;t been sent yet.</source>
        <translation>このリクエストはまだ送信されていません。</translation>
    </message>
    <message>
        <source>The service hasn&apos;t replied yet.</source>
        <translation>サービスからの応答はまだありません。</translation>
    </message>
    <message>
        <source>No reply arrived.</source>
        <translation>応答は届きませんでした。</translation>
    </message>
    <message>
        <source>The replies to this request aren&apos;t stored.</source>
        <translation>このリクエストへの応答は保存されていません。</translation>
    </message>
    <message>
        <source>This request was never sent.</source>
        <translation>このリクエストは送信されませんでした。</translation>
    </message>
    <message>
        <source>%1 s, %2 s requested</source>
        <comment>a clip&apos;s length</comment>
        <translation>%1 秒 (指定は %2 秒)</translation>
    </message>
</context>
<context>
    <name>TaskFilter</name>
    <message>
        <source>Take %1</source>
        <translation>テイク %1</translation>
    </message>
</context>
<context>
    <name>TaskGroup</name>
    <message>
        <source>All %1</source>
        <translation>すべて %1</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>保存済み %1</translation>
    </message>
    <message>
        <source>Needs attention %1</source>
        <translation>要対応 %1</translation>
    </message>
    <message>
        <source>Failed %1</source>
        <translation>失敗 %1</translation>
    </message>
    <message>
        <source>4 and up %1</source>
        <comment>stars, and how many takes</comment>
        <translation>4 以上 %1</translation>
    </message>
    <message>
        <source>Rejected %1</source>
        <translation>不採用 %1</translation>
    </message>
    <message>
        <source>Trash %1</source>
        <translation>ごみ箱 %1</translation>
    </message>
    <message>
        <source>In progress %1</source>
        <translation>進行中 %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln running</source>
        <comment>takes</comment>
        <translation>
            <numerusform>実行中 %Ln 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not sent yet</source>
        <comment>takes</comment>
        <translation>
            <numerusform>未送信 %Ln 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln without a response</source>
        <comment>takes</comment>
        <translation>
            <numerusform>応答なし %Ln 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln on hold</source>
        <comment>takes</comment>
        <translation>
            <numerusform>保留 %Ln 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln that can&apos;t be saved</source>
        <comment>takes</comment>
        <translation>
            <numerusform>保存できないもの %Ln 件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TaskGroups</name>
    <message>
        <source>Today</source>
        <translation>今日</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>昨日</translation>
    </message>
    <message numerus="yes">
        <source>%n saved</source>
        <translation>
            <numerusform>保存済み %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>失敗 %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n active</source>
        <translation>
            <numerusform>進行中 %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without a response</source>
        <translation>
            <numerusform>応答なし %n 件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TaskHistory</name>
    <message>
        <source>Task %1 can&apos;t be moved to the Trash: it&apos;s in progress or needs a decision.</source>
        <translation>タスク %1 はごみ箱に移動できません。進行中か、判断が必要です。</translation>
    </message>
</context>
<context>
    <name>TaskInput</name>
    <message>
        <source>%1 has changed since you asked for this clip (%2, %3).</source>
        <translation>%1 はこのクリップの生成を指示した後に変更されています (%2、%3)。</translation>
    </message>
</context>
<context>
    <name>TaskPanel</name>
    <message>
        <source>The folder of this clip is gone: %1.</source>
        <translation>このクリップのフォルダーはもうありません: %1。</translation>
    </message>
    <message>
        <source>This clip is no longer in its folder: %1.</source>
        <translation>このクリップはもうフォルダーにありません: %1。</translation>
    </message>
    <message>
        <source>Nothing found for “%1”.</source>
        <translation>「%1」に一致するものは見つかりませんでした。</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>クリア</translation>
    </message>
    <message>
        <source>No take matches this filter.</source>
        <translation>このフィルターに一致するテイクはありません。</translation>
    </message>
    <message>
        <source>Clear filter</source>
        <translation>フィルターを解除</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>すべて表示</translation>
    </message>
    <message>
        <source>Nothing here.</source>
        <translation>ここには何もありません。</translation>
    </message>
    <message>
        <source>No takes yet. Describe a shot and press Generate.</source>
        <translation>テイクはまだありません。ショットの内容を書いて「生成」を押してください。</translation>
    </message>
    <message>
        <source>Load an example request</source>
        <translation>リクエスト例を読み込む</translation>
    </message>
    <message>
        <source>The Trash is empty.</source>
        <translation>ごみ箱は空です。</translation>
    </message>
    <message>
        <source>All takes are in the Trash.</source>
        <translation>すべてのテイクがごみ箱にあります。</translation>
    </message>
    <message>
        <source>Show the Trash</source>
        <translation>ごみ箱を表示</translation>
    </message>
</context>
<context>
    <name>TaskRunner</name>
    <message>
        <source>There is no task %1.</source>
        <translation>タスク %1 はありません。</translation>
    </message>
    <message>
        <source>You sent this %1 s ago.</source>
        <translation>このリクエストは %1 秒前に送信しました。</translation>
    </message>
    <message>
        <source>Couldn&apos;t get a new link from the service in time.</source>
        <translation>時間内にサービスへ別の URL を照会できませんでした。</translation>
    </message>
    <message>
        <source>The previous response was received %1 times.</source>
        <translation>この前の応答は %1 回届いていました。</translation>
    </message>
    <message numerus="yes">
        <source>The service couldn&apos;t be reached for %n minutes, so this wasn&apos;t sent. Send it now, or remove it.</source>
        <translation>
            <numerusform>%n 分間サービスに接続できなかったため、送信されていません。今すぐ送信するか、削除してください。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The service couldn&apos;t be reached for %n minutes, so this wasn&apos;t sent again. An earlier call got no response and may have been charged. Send it now, or remove it.</source>
        <translation>
            <numerusform>%n 分間サービスに接続できなかったため、再送信されていません。以前の呼び出しは応答がなく、課金された可能性があります。今すぐ送信するか、削除してください。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The service couldn&apos;t be reached for %n minutes, so this wasn&apos;t sent and nothing was charged. Send it now, or remove it.</source>
        <translation>
            <numerusform>%n 分間サービスに接続できなかったため、送信も課金もされていません。今すぐ送信するか、削除してください。</numerusform>
        </translation>
    </message>
    <message>
        <source>Only waiting tasks can be moved.</source>
        <translation>順序を変更できるのは待機中のタスクだけです。</translation>
    </message>
    <message>
        <source>Task %1 wasn&apos;t sent again: %2</source>
        <translation>タスク %1 は再送信されていません: %2</translation>
    </message>
    <message>
        <source>Task %1 wasn&apos;t sent: %2</source>
        <translation>タスク %1 は送信されていません: %2</translation>
    </message>
    <message>
        <source>Task %1 wasn&apos;t sent and nothing was charged: %2</source>
        <translation>タスク %1 は送信されておらず、課金されていません: %2</translation>
    </message>
    <message>
        <source>The service gave this task the same ID as task %1.</source>
        <translation>サービスはこのタスクに、タスク %1 と同じ ID を付けました。</translation>
    </message>
    <message>
        <source>The service gave task %1 the same ID as this one.</source>
        <translation>サービスはタスク %1 に、このタスクと同じ ID を付けました。</translation>
    </message>
    <message>
        <source>This task&apos;s account no longer exists.</source>
        <translation>このタスクのアカウントはもうありません。</translation>
    </message>
    <message>
        <source>This task belongs to %1, but the account &quot;%2&quot; now points to %3, so its key isn&apos;t used for the task.</source>
        <translation>このタスクは %1 のものですが、アカウント「%2」は現在 %3 を指しています。そのキーはこのタスクには使いません。</translation>
    </message>
    <message>
        <source>This arrived in the state &quot;%1&quot; and changed nothing.</source>
        <translation>タスクが「%1」のときに届いたため、何も変わりませんでした。</translation>
    </message>
    <message>
        <source>The latest state of task %1 couldn&apos;t be saved to disk yet.</source>
        <translation>タスク %1 の最新の状態は、まだディスクに書き込めていません。</translation>
    </message>
    <message>
        <source>This isn&apos;t possible for task %1 in the state &quot;%2&quot;.</source>
        <translation>タスク %1 は「%2」のため、この操作はできません。</translation>
    </message>
    <message>
        <source>The service responded as family %1, but the request was written for family %2.</source>
        <translation>サービスはファミリー %1 として応答しました。リクエストはファミリー %2 用に書かれています。</translation>
    </message>
    <message>
        <source>Task %1 couldn&apos;t be saved to disk; retrying every second. %2</source>
        <translation>タスク %1 をディスクに書き込めませんでした。1 秒ごとに再試行します。%2</translation>
    </message>
    <message>
        <source>Task %1 (the service&apos;s ID: %2) couldn&apos;t be saved to disk; retrying every second. %3</source>
        <translation>タスク %1 (サービスでの ID は %2) をディスクに書き込めませんでした。1 秒ごとに再試行します。%3</translation>
    </message>
    <message>
        <source>The service&apos;s ID %1 couldn&apos;t be saved for task %2: the task was changed elsewhere.</source>
        <translation>タスク %2 に対するサービスの ID %1 は記録できませんでした。タスクがほかで変更されています。</translation>
    </message>
    <message>
        <source>Dailies closed before this was sent. Nothing was charged. Send it now, or remove it.</source>
        <translation>送信前に Dailies が終了しました。課金されていません。今すぐ送信するか、削除してください。</translation>
    </message>
    <message>
        <source>Dailies closed before this was sent again. An earlier call got no response and may have been charged. Send it now, or remove it.</source>
        <translation>再送信の前に Dailies が終了しました。以前の呼び出しは応答がなく、課金された可能性があります。今すぐ送信するか、削除してください。</translation>
    </message>
    <message>
        <source>Dailies closed before this was sent. Send it now, or remove it.</source>
        <translation>送信前に Dailies が終了しました。今すぐ送信するか、削除してください。</translation>
    </message>
    <message>
        <source>Some tasks couldn&apos;t be read from disk; retrying every second, a few times. Nothing was sent.</source>
        <translation>一部のタスクをディスクから読み込めませんでした。1 秒ごとに数回再試行します。何も送信されていません。</translation>
    </message>
    <message>
        <source>The ID was recovered from the list of IDs.</source>
        <translation>ID は ID リストで見つかりました。</translation>
    </message>
    <message>
        <source>Nothing was sent, because the request couldn&apos;t be saved to disk first. %1</source>
        <translation>リクエストを先にディスクに保存できなかったため、何も送信されていません。%1</translation>
    </message>
    <message>
        <source>Part of the previous click. Nothing more was sent.</source>
        <translation>直前のボタン操作と同じものとして扱いました。追加の送信はしていません。</translation>
    </message>
    <message>
        <source>You can generate 1 to %1 takes at once.</source>
        <translation>一度に生成できるテイクは 1～%1 件です。</translation>
    </message>
    <message>
        <source>To track a task, give its kind, model and ID.</source>
        <translation>タスクを追跡するには、種類、モデル、ID が必要です。</translation>
    </message>
    <message>
        <source>The ID is empty.</source>
        <translation>ID が空です。</translation>
    </message>
    <message>
        <source>Only a task with no response can be given an ID.</source>
        <translation>ID を関連付けられるのは、応答のないタスクだけです。</translation>
    </message>
    <message>
        <source>ID entered manually.</source>
        <translation>ID は手動で入力されました。</translation>
    </message>
    <message>
        <source>Generated again by you.</source>
        <translation>手動でもう一度生成しました。</translation>
    </message>
    <message>
        <source>Generated again by you; the first request may have been charged.</source>
        <translation>手動でもう一度生成しました。最初のリクエストには課金された可能性があります。</translation>
    </message>
    <message>
        <source>The clip was no longer in its folder; downloaded again by you.</source>
        <translation>クリップがフォルダーになかったため、手動で再ダウンロードしました。</translation>
    </message>
    <message>
        <source>Checked by you.</source>
        <translation>手動で照会しました。</translation>
    </message>
    <message>
        <source>Only a waiting task can be removed.</source>
        <translation>削除できるのは待機中のタスクだけです。</translation>
    </message>
    <message>
        <source>You decided not to generate it again.</source>
        <translation>もう一度の生成は取りやめました。</translation>
    </message>
    <message>
        <source>You decided not to generate it again; the first request may have been charged.</source>
        <translation>もう一度の生成は取りやめました。最初のリクエストには課金された可能性があります。</translation>
    </message>
    <message>
        <source>On hold.</source>
        <translation>保留中です。</translation>
    </message>
    <message>
        <source>Dismissed by you.</source>
        <translation>手動で対応不要にしました。</translation>
    </message>
    <message>
        <source>Dismissed by you; the request may have been charged.</source>
        <translation>手動で対応不要にしました。リクエストには課金された可能性があります。</translation>
    </message>
    <message>
        <source>Task %1 isn&apos;t being sent.</source>
        <translation>タスク %1 は送信中ではありません。</translation>
    </message>
    <message>
        <source>Stopped by you.</source>
        <translation>手動で中止しました。</translation>
    </message>
    <message>
        <source>Stopped before it was sent again. An earlier call got no response.</source>
        <translation>再送信の前に中止しました。以前の呼び出しには応答がありませんでした。</translation>
    </message>
    <message>
        <source>Stopped before it was sent again. An earlier call got no response and may have been charged.</source>
        <translation>再送信の前に中止しました。以前の呼び出しは応答がなく、課金された可能性があります。</translation>
    </message>
    <message>
        <source>Stopped before it was sent; nothing was accepted.</source>
        <translation>送信前に中止しました。リクエストは受け付けられていません。</translation>
    </message>
    <message>
        <source>Tracking stopped; the task continues at the service.</source>
        <translation>追跡を停止しました。タスクはサービスで続いています。</translation>
    </message>
    <message>
        <source>Tracking stopped; the task continues at the service and may be charged.</source>
        <translation>追跡を停止しました。タスクはサービスで続いており、課金される可能性があります。</translation>
    </message>
    <message numerus="yes">
        <source>Its files couldn&apos;t be uploaded for %n minutes, so this wasn&apos;t sent. Send it now, or remove it.</source>
        <translation>
            <numerusform>%n 分間ファイルをアップロードできなかったため、送信されていません。今すぐ送信するか、削除してください。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Its files couldn&apos;t be uploaded for %n minutes, so this wasn&apos;t sent again. An earlier call got no response and may have been charged. Send it now, or remove it.</source>
        <translation>
            <numerusform>%n 分間ファイルをアップロードできなかったため、再送信されていません。以前の呼び出しは応答がなく、課金された可能性があります。今すぐ送信するか、削除してください。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Its files couldn&apos;t be uploaded for %n minutes, so this wasn&apos;t sent and nothing was charged. Send it now, or remove it.</source>
        <translation>
            <numerusform>%n 分間ファイルをアップロードできなかったため、送信も課金もされていません。今すぐ送信するか、削除してください。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Uploading %n file(s) first.</source>
        <translation>
            <numerusform>先に %n 個のファイルをアップロードしています。</numerusform>
        </translation>
    </message>
    <message>
        <source>The files are uploaded.</source>
        <translation>ファイルをアップロードしました。</translation>
    </message>
    <message>
        <source>Dailies wasn&apos;t running at %1, so this wasn&apos;t sent. Send it now, or remove it.</source>
        <translation>%1 に Dailies が起動していなかったため、送信されていません。今すぐ送信するか、削除してください。</translation>
    </message>
    <message>
        <source>Dailies wasn&apos;t running at %1, so this wasn&apos;t sent again. An earlier call got no response and may have been charged. Send it now, or remove it.</source>
        <translation>%1 に Dailies が起動していなかったため、再送信されていません。以前の呼び出しは応答がなく、課金された可能性があります。今すぐ送信するか、削除してください。</translation>
    </message>
    <message>
        <source>Dailies wasn&apos;t running at %1, so this wasn&apos;t sent and nothing was charged. Send it now, or remove it.</source>
        <translation>%1 に Dailies が起動していなかったため、送信されておらず、課金されていません。今すぐ送信するか、削除してください。</translation>
    </message>
    <message>
        <source>This time has passed. Nothing was sent. Choose a later time.</source>
        <translation>この時刻は過ぎています。何も送信されていません。後の時刻を選択してください。</translation>
    </message>
    <message>
        <source>This time has passed. Nothing was changed. Choose a later time.</source>
        <translation>この時刻は過ぎています。何も変更されていません。後の時刻を選択してください。</translation>
    </message>
    <message>
        <source>To be sent at %1.</source>
        <translation>%1 に送信する予定です。</translation>
    </message>
    <message>
        <source>Dailies closed before this was sent again. Send it now, or remove it.</source>
        <translation>再送信の前に Dailies が終了しました。今すぐ送信するか、削除してください。</translation>
    </message>
    <message>
        <source>Take %1 of the same request is still waiting for a response.</source>
        <translation>同じリクエストのテイク %1 は、まだ応答を待っています。</translation>
    </message>
    <message>
        <source>Take %1 of the same request got no response.</source>
        <translation>同じリクエストのテイク %1 には応答がありませんでした。</translation>
    </message>
    <message>
        <source>Take %1 of the same request got no response. If it was received, you&apos;ll pay for both.</source>
        <translation>同じリクエストのテイク %1 には応答がありませんでした。受け付けられていた場合は、両方に料金がかかります。</translation>
    </message>
    <message>
        <source>ID changed by you from %1 to %2.</source>
        <translation>ID を %1 から %2 に変更しました。</translation>
    </message>
    <message>
        <source>This computer was asleep or its clock was changed at %1, so this wasn&apos;t sent. Send it now, or remove it.</source>
        <translation>%1 にこのコンピューターがスリープしていたか、時計が変更されたため、送信されていません。今すぐ送信するか、削除してください。</translation>
    </message>
    <message>
        <source>This computer was asleep or its clock was changed at %1, so this wasn&apos;t sent again. An earlier call got no response and may have been charged. Send it now, or remove it.</source>
        <translation>%1 にこのコンピューターがスリープしていたか、時計が変更されたため、再送信されていません。以前の呼び出しは応答がなく、課金された可能性があります。今すぐ送信するか、削除してください。</translation>
    </message>
    <message>
        <source>This computer was asleep or its clock was changed at %1, so this wasn&apos;t sent and nothing was charged. Send it now, or remove it.</source>
        <translation>%1 にこのコンピューターがスリープしていたか、時計が変更されたため、送信も課金もされていません。今すぐ送信するか、削除してください。</translation>
    </message>
    <message>
        <source>The request contains your API key. Nothing was sent or charged. Remove the key from the request.</source>
        <translation>リクエストに API キーが含まれています。送信も課金もされていません。リクエストからキーを取り除いてください。</translation>
    </message>
    <message>
        <source>The request contained your API key, so it wasn&apos;t sent again. An earlier call got no response and may have been charged.</source>
        <translation>リクエストに API キーが含まれていたため、再送信しませんでした。以前の呼び出しには応答がなく、課金された可能性があります。</translation>
    </message>
    <message>
        <source>The same request is already waiting to be sent.</source>
        <translation>同じリクエストがすでに送信を待っています。</translation>
    </message>
    <message>
        <source>Take %1 already has this ID.</source>
        <translation>この ID はすでにテイク %1 のものです。</translation>
    </message>
    <message>
        <source>Take %1, which was sent together with this one, got no response.</source>
        <translation>これと一緒に送信したテイク %1 には応答がありませんでした。</translation>
    </message>
    <message>
        <source>Take %1, which was sent together with this one, got no response. If it was received, you&apos;ll pay for both.</source>
        <translation>これと一緒に送信したテイク %1 には応答がありませんでした。受け付けられていた場合は、両方に料金がかかります。</translation>
    </message>
    <message>
        <source>The clip&apos;s folder isn&apos;t there: %1. If it is on another drive, connect that drive. If you deleted the folder, create it again, then download the clip again.</source>
        <translation>クリップのフォルダーがありません: %1。別のドライブにある場合は、そのドライブを接続してください。フォルダーを削除した場合は、作成し直してからクリップを再度ダウンロードしてください。</translation>
    </message>
    <message>
        <source>Take %1, which was sent together with this one, got no response. Decide about it first. Nothing was changed.</source>
        <translation>これと一緒に送信したテイク %1 には応答がありませんでした。先にそのテイクについて判断してください。何も変更されていません。</translation>
    </message>
    <message>
        <source>This is an API key, not a task ID. It wasn&apos;t stored or sent.</source>
        <translation>これはタスク ID ではなく API キーです。保存も送信もされていません。</translation>
    </message>
    <message>
        <source>The request contained your API key. Nothing was sent or charged. The key was replaced with ***. Remove this request, and generate a corrected one.</source>
        <translation>リクエストに API キーが含まれていました。送信も課金もされていません。キーは *** に置き換えました。このリクエストを削除し、修正して生成してください。</translation>
    </message>
    <message>
        <source>On hold because take %1, which was sent together with this one, got no response. Once you have decided about that take, you can send this one.</source>
        <translation>一緒に送信したテイク %1 に応答がなかったため保留中です。そのテイクについて判断すると、これを送信できます。</translation>
    </message>
    <message>
        <source>Take %1 is in the Trash. Restore it first.</source>
        <translation>テイク %1 はごみ箱にあります。先に復元してください。</translation>
    </message>
</context>
<context>
    <name>TaskStanding</name>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>%1 (code %2)</source>
        <translation>%1 (コード %2)</translation>
    </message>
    <message>
        <source>Not sent.</source>
        <translation>送信されていません。</translation>
    </message>
    <message>
        <source>Not sent yet.</source>
        <translation>まだ送信されていません。</translation>
    </message>
    <message>
        <source>Sending the request.</source>
        <translation>リクエストを送信しています。</translation>
    </message>
    <message>
        <source>Generating. The clip downloads automatically.</source>
        <translation>生成中です。クリップは自動的にダウンロードされます。</translation>
    </message>
    <message>
        <source>The clip is ready and downloading.</source>
        <translation>クリップの準備ができ、ダウンロードしています。</translation>
    </message>
    <message>
        <source>Dailies no longer tracks it. It may still run at the service.</source>
        <translation>Dailies は追跡していません。サービスでは引き続き実行される可能性があります。</translation>
    </message>
    <message>
        <source>Dailies no longer tracks it. It may still run at the service and be charged.</source>
        <translation>Dailies は追跡していません。サービスでは引き続き実行され、課金される可能性があります。</translation>
    </message>
    <message>
        <source>This request wasn&apos;t sent.</source>
        <translation>このリクエストは送信されていません。</translation>
    </message>
    <message>
        <source>The service rejected the account&apos;s key.</source>
        <translation>サービスがアカウントのキーを拒否しました。</translation>
    </message>
    <message>
        <source>The service rejected this request.</source>
        <translation>サービスがリクエストを拒否しました。</translation>
    </message>
    <message>
        <source>The service couldn&apos;t make this clip.</source>
        <translation>サービスはこのクリップを作成できませんでした。</translation>
    </message>
    <message>
        <source>The service canceled this task.</source>
        <translation>サービスがこのタスクをキャンセルしました。</translation>
    </message>
    <message>
        <source>The service no longer knows this task.</source>
        <translation>サービスにこのタスクの記録はもうありません。</translation>
    </message>
    <message>
        <source>The link to the clip expired.</source>
        <translation>クリップの URL が期限切れになりました。</translation>
    </message>
    <message>
        <source>The clip is not where it was saved: %1.</source>
        <translation>クリップが保存先にありません: %1。</translation>
    </message>
    <message>
        <source>The service says: %1</source>
        <translation>サービスからのメッセージ: %1</translation>
    </message>
    <message>
        <source>Reuse loads the request into the form, where you can choose another account. Remove then takes this one off the list.</source>
        <translation>「再利用」でリクエストをフォームに読み込むと、別のアカウントを選択できます。その後「削除」でこれを一覧から外せます。</translation>
    </message>
    <message>
        <source>Check the account&apos;s key, then use Check now.</source>
        <translation>アカウントのキーを確認してから、「今すぐ確認」を使ってください。</translation>
    </message>
    <message>
        <source>Download resumes it.</source>
        <translation>「ダウンロード」で再開します。</translation>
    </message>
    <message>
        <source>Check now resumes tracking.</source>
        <translation>「今すぐ確認」で追跡を再開します。</translation>
    </message>
    <message>
        <source>Check the account&apos;s key, then generate again.</source>
        <translation>アカウントのキーを確認してから、もう一度生成してください。</translation>
    </message>
    <message>
        <source>Send now sends it again unchanged.</source>
        <translation>「今すぐ送信」で、そのままもう一度送信します。</translation>
    </message>
    <message>
        <source>Check now checks once more.</source>
        <translation>「今すぐ確認」でもう一度照会します。</translation>
    </message>
    <message>
        <source>Try requesting a new one with Download again.</source>
        <translation>「もう一度ダウンロード」で新しい URL の取得を試してください。</translation>
    </message>
    <message>
        <source>The content check objected to the prompt or a file. Reword the prompt or replace the file.</source>
        <translation>内容の審査でプロンプトまたはファイルが問題とされました。プロンプトを書き換えるか、ファイルを差し替えてください。</translation>
    </message>
    <message>
        <source>The account has no credit left. Top it up with the service.</source>
        <translation>アカウントの残高がありません。サービスでチャージしてください。</translation>
    </message>
    <message>
        <source>The service is at its limit. Wait a little, then generate again.</source>
        <translation>サービスが上限に達しています。少し待ってから、もう一度生成してください。</translation>
    </message>
    <message>
        <source>Check the account&apos;s key, and whether it may use this model.</source>
        <translation>アカウントのキーと、そのキーでこのモデルを使えるかを確認してください。</translation>
    </message>
    <message>
        <source>The service doesn&apos;t offer this model. Check its code.</source>
        <translation>サービスはこのモデルを提供していません。モデルコードを確認してください。</translation>
    </message>
    <message>
        <source>The service couldn&apos;t read a file. Check that its link opens without signing in.</source>
        <translation>サービスがファイルを読み込めませんでした。URL がサインインなしで開けるか確認してください。</translation>
    </message>
    <message>
        <source>The service doesn&apos;t accept one of the settings. Compare them with the model&apos;s limits.</source>
        <translation>サービスが受け付けない設定があります。モデルの制限と照らし合わせてください。</translation>
    </message>
    <message>
        <source>The service had a problem. Try again later.</source>
        <translation>サービスで問題が発生しました。後でもう一度お試しください。</translation>
    </message>
    <message>
        <source>An earlier attempt may have been charged.</source>
        <translation>以前の試行で課金された可能性があります。</translation>
    </message>
    <message>
        <source>Nothing was charged.</source>
        <translation>課金されていません。</translation>
    </message>
    <message>
        <source>The service made this clip, so it was probably charged.</source>
        <translation>サービスはこのクリップを作成したため、おそらく課金されています。</translation>
    </message>
    <message>
        <source>It may have been charged.</source>
        <translation>課金された可能性があります。</translation>
    </message>
    <message>
        <source>This take is in the Trash.</source>
        <translation>このテイクはごみ箱にあります。</translation>
    </message>
    <message>
        <source>Restore brings it back with its clip, as long as the clip is in the Trash of your desktop.</source>
        <translation>クリップがシステムのごみ箱に残っている間は、「復元」でテイクをクリップとともに元に戻せます。</translation>
    </message>
    <message>
        <source>Uploading the files. The request is sent after that.</source>
        <translation>ファイルをアップロードしています。その後、リクエストを送信します。</translation>
    </message>
    <message>
        <source>Cancel upload stops it and keeps the request here, on hold.</source>
        <translation>「アップロードを中止」で中断し、リクエストをここに保留します。</translation>
    </message>
    <message>
        <source>The service reported a charge for it.</source>
        <translation>サービスが課金を報告しました。</translation>
    </message>
    <message>
        <source>The clip downloads automatically.</source>
        <translation>クリップは自動的にダウンロードされます。</translation>
    </message>
    <message>
        <source>The service may not know a new task at once. The clip downloads automatically.</source>
        <translation>新しいタスクはすぐには認識されないことがあります。クリップは自動的にダウンロードされます。</translation>
    </message>
    <message>
        <source>Not accepted by the service yet.</source>
        <translation>サービスはまだ受け付けていません。</translation>
    </message>
    <message>
        <source>Send it now to go over the limit, or change the limit.</source>
        <translation>今すぐ送信して上限を超えるか、上限を変更してください。</translation>
    </message>
    <message>
        <source>If you moved it yourself, nothing is lost. Download again works while the service has it, usually for a day.</source>
        <translation>ご自分で移動した場合は、失われていません。サービスに残っている間 (通常は 1 日) は、「もう一度ダウンロード」を使えます。</translation>
    </message>
    <message>
        <source>If you moved it yourself, nothing is lost. Download again works while the service has it, usually for a day, and costs nothing.</source>
        <translation>ご自分で移動した場合は、失われていません。サービスに残っている間 (通常は 1 日) は、「もう一度ダウンロード」を無料で使えます。</translation>
    </message>
    <message>
        <source>Show in folder takes you to it. Its link has expired.</source>
        <translation>「フォルダーに表示」で保存場所を開けます。URL は期限切れです。</translation>
    </message>
    <message>
        <source>Show in folder takes you to it. Dailies tries the download again while its link works; Download again does so now.</source>
        <translation>「フォルダーに表示」で保存場所を開けます。URL が有効な間は Dailies が再ダウンロードを試みます。「もう一度ダウンロード」で今すぐ行えます。</translation>
    </message>
    <message>
        <source>Show in folder takes you to it. Dailies tries the download again while its link works; Download again does so now. It costs nothing.</source>
        <translation>「フォルダーに表示」で保存場所を開けます。URL が有効な間は Dailies が再ダウンロードを試みます。「もう一度ダウンロード」で今すぐ行えます。料金はかかりません。</translation>
    </message>
    <message>
        <source>Check the account&apos;s key. The request is then sent automatically.</source>
        <translation>アカウントのキーを確認してください。その後、リクエストは自動的に送信されます。</translation>
    </message>
    <message>
        <source>Cancel sending stops it. If the whole request was already sent, the service may still accept it.</source>
        <translation>「送信を中止」で中断します。リクエスト全体を送り終えていた場合は、サービスが受け付ける可能性があります。</translation>
    </message>
    <message>
        <source>Counted as not charged, because the service reported no usage. Check your invoice to be sure.</source>
        <translation>サービスが使用量を報告しなかったため、課金なしとして数えています。念のため、請求書で確認してください。</translation>
    </message>
    <message>
        <source>Not sent again yet.</source>
        <translation>まだ再送信されていません。</translation>
    </message>
    <message>
        <source>Add an account with the same name and base URL to track it again. Services keep a clip for about a day.</source>
        <translation>もう一度追跡するには、同じ名前とベース URL のアカウントを追加してください。サービスがクリップを保管するのは約 1 日です。</translation>
    </message>
</context>
<context>
    <name>TaskState</name>
    <message>
        <source>Waiting</source>
        <translation>待機中</translation>
    </message>
    <message>
        <source>Sending</source>
        <translation>送信中</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>進行中</translation>
    </message>
    <message>
        <source>Downloading</source>
        <translation>ダウンロード中</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>保存済み</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>失敗</translation>
    </message>
    <message>
        <source>Canceled</source>
        <translation>キャンセル済み</translation>
    </message>
    <message>
        <source>Queued</source>
        <translation>順番待ち</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>生成中</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>練習用</translation>
    </message>
    <message>
        <source>The service says: %1</source>
        <translation>サービスからのメッセージ: %1</translation>
    </message>
    <message>
        <source>Waiting (offline)</source>
        <translation>待機中 (オフライン)</translation>
    </message>
    <message>
        <source>%1 Nothing was accepted.</source>
        <translation>%1リクエストは受け付けられていません。</translation>
    </message>
    <message>
        <source>This clip can&apos;t be played. It was kept.</source>
        <translation>このクリップは再生できません。保存してあります。</translation>
    </message>
    <message>
        <source>This clip can&apos;t be played. You paid for it, so it was kept.</source>
        <translation>このクリップは再生できません。料金を支払っているため、保存してあります。</translation>
    </message>
    <message>
        <source>The clip couldn&apos;t be downloaded.</source>
        <translation>クリップをダウンロードできませんでした。</translation>
    </message>
    <message>
        <source>The service&apos;s response says nothing about the task&apos;s status.</source>
        <translation>サービスの応答に、タスクの状態がありません。</translation>
    </message>
    <message>
        <source>The service canceled the task.</source>
        <translation>サービスはタスクがキャンセルされたと報告しています。</translation>
    </message>
    <message>
        <source>The service&apos;s response is about ID %1, a different task.</source>
        <translation>サービスの応答に示された ID は %1 で、照会した ID と異なります。</translation>
    </message>
    <message>
        <source>The status check failed.</source>
        <translation>サービスに照会できませんでした。</translation>
    </message>
    <message>
        <source>The service doesn&apos;t know this task&apos;s ID. The clip may still come, so Dailies keeps checking from time to time. Check that the account still has the key that the task was sent with.</source>
        <translation>サービスはこのタスクの ID を認識していません。クリップが届く可能性はあるため、ときどき再度照会します。タスクの送信時に使ったキーがアカウントに設定されたままか、確認してください。</translation>
    </message>
    <message>
        <source>The service says the task is finished, but gives no link to the clip yet. Dailies keeps checking and downloads the clip as soon as there is a link.</source>
        <translation>サービスはタスクが完了したと報告していますが、クリップの URL がまだ示されていません。照会を続け、URL が示され次第クリップをダウンロードします。</translation>
    </message>
    <message>
        <source>The link to the clip expired, and the service gave no new one for a week. Use Check now to try again.</source>
        <translation>クリップの URL が期限切れになり、1 週間たってもサービスから別の URL は示されませんでした。「今すぐ確認」で再度照会します。</translation>
    </message>
    <message>
        <source>The link to the clip expired, and the service gives no new one. Dailies checks once a day for a week.</source>
        <translation>クリップの URL が期限切れになり、サービスから別の URL が示されません。1 週間、1 日 1 回照会します。</translation>
    </message>
    <message>
        <source>The service says the task failed, without a reason.</source>
        <translation>サービスはタスクが失敗したと報告していますが、理由は示していません。</translation>
    </message>
    <message>
        <source>The service is having problems, so the task may still succeed. Dailies checks again. The service&apos;s message: %1</source>
        <translation>サービスは自身の問題を報告しています。タスクはまだ成功する可能性があるため、再度照会します。サービスからのメッセージ: %1</translation>
    </message>
    <message>
        <source>The service says the task failed. Dailies checks once more to be sure.</source>
        <translation>サービスはタスクが失敗したと報告しています。念のため Dailies がもう一度照会します。</translation>
    </message>
    <message>
        <source>The service no longer knows this task. That doesn&apos;t mean the task failed.</source>
        <translation>サービスにこのタスクの記録はもうありません。タスクの失敗を意味するものではありません。</translation>
    </message>
    <message>
        <source>The service&apos;s response didn&apos;t arrive: the task may be running.</source>
        <translation>サービスの応答が届きませんでした。タスクは実行中の可能性があります。</translation>
    </message>
    <message>
        <source>The service&apos;s response didn&apos;t arrive: the task may be running and may be charged.</source>
        <translation>サービスの応答が届きませんでした。タスクは実行中の可能性があり、課金される可能性があります。</translation>
    </message>
    <message>
        <source>The service rejected this request.</source>
        <translation>サービスがリクエストを拒否しました。</translation>
    </message>
    <message>
        <source>The service is rate limiting requests.</source>
        <translation>サービスがリクエストを制限しています。</translation>
    </message>
    <message>
        <source>The request couldn&apos;t be sent.</source>
        <translation>リクエストを送信できませんでした。</translation>
    </message>
    <message>
        <source>Dailies closed while sending the request: the task may be running.</source>
        <translation>リクエストの送信中に Dailies が終了しました。タスクは実行中の可能性があります。</translation>
    </message>
    <message>
        <source>Dailies closed while sending the request: the task may be running and may be charged.</source>
        <translation>リクエストの送信中に Dailies が終了しました。タスクは実行中の可能性があり、課金される可能性があります。</translation>
    </message>
    <message>
        <source>%1 An earlier call for this task got no response.</source>
        <translation>%1このタスクの以前の呼び出しには応答がありませんでした。</translation>
    </message>
    <message>
        <source>%1 An earlier call for this task got no response and may have been charged.</source>
        <translation>%1このタスクの以前の呼び出しは応答がなく、課金された可能性があります。</translation>
    </message>
    <message>
        <source>No response</source>
        <translation>応答なし</translation>
    </message>
    <message>
        <source>No longer on the service</source>
        <translation>サービスに記録なし</translation>
    </message>
    <message>
        <source>Link expired</source>
        <translation>URL の期限切れ</translation>
    </message>
    <message>
        <source>Finished, no link yet</source>
        <translation>完了、URL 待ち</translation>
    </message>
    <message>
        <source>Not yet known to the service</source>
        <translation>サービスにまだ記録なし</translation>
    </message>
    <message>
        <source>Not sent</source>
        <translation>未送信</translation>
    </message>
    <message>
        <source>Kept, unknown file type</source>
        <translation>保存済み、不明なファイル形式</translation>
    </message>
    <message>
        <source>Saved, can&apos;t be played</source>
        <translation>保存済み、再生不可</translation>
    </message>
    <message>
        <source>%1 (not tracked)</source>
        <translation>%1 (追跡なし)</translation>
    </message>
    <message>
        <source>This file isn&apos;t a known video type. It was kept.</source>
        <translation>このファイルは既知の動画形式ではありません。保存してあります。</translation>
    </message>
    <message>
        <source>This file isn&apos;t a known video type. You paid for it, so it was kept.</source>
        <translation>このファイルは既知の動画形式ではありません。料金を支払っているため、保存してあります。</translation>
    </message>
    <message>
        <source>A file couldn&apos;t be uploaded.</source>
        <translation>ファイルをアップロードできませんでした。</translation>
    </message>
    <message>
        <source>Uploading</source>
        <translation>アップロード中</translation>
    </message>
    <message>
        <source>Waiting (on hold)</source>
        <translation>待機中 (保留)</translation>
    </message>
    <message>
        <source>The service doesn&apos;t know the ID that you entered. If it&apos;s wrong, change it. Dailies keeps checking from time to time.</source>
        <translation>サービスは入力された ID を認識していません。間違っている場合は変更してください。Dailies はときどき照会を続けます。</translation>
    </message>
    <message>
        <source>%1 Send it with the file as it is now, or remove it.</source>
        <translation>%1現在のファイルで送信するか、削除してください。</translation>
    </message>
    <message>
        <source>%1 This call wasn&apos;t charged, but an earlier one got no response and may have been. Send it with the file as it is now, or remove it.</source>
        <translation>%1この呼び出しは課金されていませんが、以前の呼び出しは応答がなく、課金された可能性があります。現在のファイルで送信するか、削除してください。</translation>
    </message>
    <message>
        <source>%1 Nothing was charged. Send it with the file as it is now, or remove it.</source>
        <translation>%1課金されていません。現在のファイルで送信するか、削除してください。</translation>
    </message>
    <message>
        <source>Waiting (upload failed)</source>
        <translation>待機中 (アップロード失敗)</translation>
    </message>
    <message>
        <source>%1 (code %2)</source>
        <comment>a failure&apos;s message</comment>
        <translation>%1 (コード %2)</translation>
    </message>
    <message>
        <source>The service says the task failed: %1 Dailies checks once more to be sure.</source>
        <translation>サービスはタスクが失敗したと報告しています: %1 念のため Dailies がもう一度照会します。</translation>
    </message>
    <message>
        <source>The service says “%1”, but with a code for problems of its own, so the task may still succeed. Dailies keeps checking for a day. The service&apos;s message: %2</source>
        <translation>サービスは「%1」と報告していますが、サービス自身の問題を示すコードが付いているため、タスクはまだ成功する可能性があります。Dailies は 1 日間照会を続けます。サービスからのメッセージ: %2</translation>
    </message>
    <message>
        <source>Refused by the service</source>
        <translation>サービスが拒否</translation>
    </message>
    <message>
        <source>In progress (%1)</source>
        <comment>the service&apos;s word</comment>
        <translation>進行中 (%1)</translation>
    </message>
    <message>
        <source>The service says the task was canceled. Dailies checks once more to be sure.</source>
        <translation>サービスはタスクがキャンセルされたと報告しています。念のため Dailies がもう一度照会します。</translation>
    </message>
    <message>
        <source>The service says the task was canceled: %1 Dailies checks once more to be sure.</source>
        <translation>サービスはタスクがキャンセルされたと報告しています: %1 念のため Dailies がもう一度照会します。</translation>
    </message>
    <message numerus="yes">
        <source>The service closed the connection %n times before the full request had arrived, so it can&apos;t have accepted it. The request may be too large for it. Send it again, or remove it.</source>
        <translation>
            <numerusform>リクエスト全体が届く前にサービスが接続を %n 回閉じたため、受け付けられたはずはありません。リクエストが大きすぎる可能性があります。もう一度送信するか、削除してください。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 Nothing was charged.</source>
        <translation>%1課金されていません。</translation>
    </message>
    <message>
        <source>%1 It was turned away %2 times since you last sent it. Send it again when the service is less busy, or remove it.</source>
        <translation>%1最後に送信してから %2 回受け付けられませんでした。サービスに空きができたら再送信するか、削除してください。</translation>
    </message>
    <message>
        <source>%1 Nothing was charged. Fix this and send it again, or remove it.</source>
        <translation>%1課金されていません。問題を解決して再送信するか、削除してください。</translation>
    </message>
    <message>
        <source>%1 Fix this and send it again, or remove it.</source>
        <translation>%1問題を解決して再送信するか、削除してください。</translation>
    </message>
    <message>
        <source>The service gave more than one link. Dailies downloads the first; Copy link copies them all.</source>
        <translation>サービスが複数の URL を返しました。Dailies は最初のものをダウンロードします。「URL をコピー」ではすべてコピーされます。</translation>
    </message>
    <message>
        <source>%1 The next attempt is number %2 of %3.</source>
        <translation>%1次は %3 回中 %2 回目の試行です。</translation>
    </message>
</context>
<context>
    <name>TaskStatusText</name>
    <message>
        <source>any moment now</source>
        <translation>間もなく完了</translation>
    </message>
    <message>
        <source>about %1 left</source>
        <translation>残り約 %1</translation>
    </message>
    <message>
        <source>next</source>
        <translation>次</translation>
    </message>
    <message>
        <source>not sent last time</source>
        <translation>前回送信されず</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1 min</source>
        <comment>minutes:seconds</comment>
        <translation>%1 分</translation>
    </message>
    <message>
        <source>%1 h</source>
        <comment>hours:minutes:seconds</comment>
        <translation>%1 時間</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 分</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 時間</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 時間 %2 分</translation>
    </message>
    <message numerus="yes">
        <source>%n ahead</source>
        <comment>requests that are sent before this one</comment>
        <translation>
            <numerusform>前に %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Slower than usual</source>
        <translation>通常より遅め</translation>
    </message>
    <message>
        <source>Any moment now</source>
        <translation>間もなく完了</translation>
    </message>
    <message>
        <source>About %1 left</source>
        <translation>残り約 %1</translation>
    </message>
    <message>
        <source>account removed</source>
        <translation>アカウント削除済み</translation>
    </message>
    <message>
        <source>account can&apos;t be used</source>
        <translation>アカウント使用不可</translation>
    </message>
    <message>
        <source>Queued here. Sends automatically when a slot is free.</source>
        <translation>ここで順番待ちです。空きができると自動的に送信されます。</translation>
    </message>
    <message numerus="yes">
        <source>Queued here. Sends automatically when a slot is free, after %n other requests.</source>
        <translation>
            <numerusform>ここで順番待ちです。ほかの %n 件のリクエストの後、空きができると自動的に送信されます。</numerusform>
        </translation>
    </message>
    <message>
        <source>rate limited, %1</source>
        <translation>レート制限、%1</translation>
    </message>
    <message>
        <source>paused after a rejection, %1</source>
        <translation>拒否後の一時停止、%1</translation>
    </message>
    <message>
        <source>The service rejected the last request, perhaps for a reason that affects this one too. Sends automatically in %1.</source>
        <translation>サービスが直前のリクエストを拒否しました。このリクエストにも同じ理由が当てはまるかもしれません。%1後に自動的に送信します。</translation>
    </message>
    <message>
        <source>retrying in %1</source>
        <translation>%1後に再試行</translation>
    </message>
    <message>
        <source>Retrying in %1.</source>
        <translation>%1後に再試行します。</translation>
    </message>
    <message>
        <source>Retrying in %1. Nothing was charged.</source>
        <translation>%1後に再試行します。課金されていません。</translation>
    </message>
    <message>
        <source>Since %1. Dailies keeps trying.</source>
        <translation>%1 以降の状態です。Dailies は再試行を続けます。</translation>
    </message>
    <message>
        <source>The service has been unreachable since %1. Dailies keeps trying.</source>
        <translation>%1 以降、サービスに接続できません。Dailies は再試行を続けます。</translation>
    </message>
    <message>
        <source>unreachable since %1</source>
        <translation>%1 以降接続不可</translation>
    </message>
    <message>
        <source>key rejected, still checking</source>
        <translation>キーが拒否され、照会を継続中</translation>
    </message>
    <message>
        <source>Dailies keeps checking, at least every 10 minutes. Nothing is lost: the clip downloads once the key is accepted.</source>
        <translation>Dailies は少なくとも 10 分ごとに照会を続けます。失われるものはありません。キーが受け付けられ次第、クリップをダウンロードします。</translation>
    </message>
    <message>
        <source>no download link yet</source>
        <translation>ダウンロード URL 待ち</translation>
    </message>
    <message>
        <source>Dailies keeps checking for one, at least every 30 minutes.</source>
        <translation>Dailies は少なくとも 30 分ごとに URL の照会を続けます。</translation>
    </message>
    <message>
        <source>slower than usual</source>
        <translation>通常より遅め</translation>
    </message>
    <message>
        <source>Taking longer than usual (about %1). That&apos;s normal.</source>
        <translation>通常 (約 %1) より時間がかかっていますが、問題ではありません。</translation>
    </message>
    <message numerus="yes">
        <source>Based on %n of your takes.</source>
        <translation>
            <numerusform>ご自身のテイク %n 件に基づきます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Usually about %1 · %2. %3</source>
        <comment>length of time, how much of it is left, what it was learned from</comment>
        <translation>通常は約 %1 · %2。%3</translation>
    </message>
    <message>
        <source>link expired, checked daily</source>
        <translation>URL の期限切れ、1 日 1 回照会</translation>
    </message>
    <message>
        <source>The link expired. Dailies checks for a new one once a day for a week. Use Check now to check right away.</source>
        <translation>URL が期限切れになりました。Dailies は 1 週間、1 日 1 回新しい URL を照会します。「今すぐ確認」ですぐに照会できます。</translation>
    </message>
    <message>
        <source>paused, resumes automatically</source>
        <translation>一時停止中、自動的に再開</translation>
    </message>
    <message>
        <source>The download is paused. It resumes automatically once the clip can be saved.</source>
        <translation>ダウンロードは一時停止中です。クリップを保存できるようになると、自動的に再開します。</translation>
    </message>
    <message>
        <source>retrying</source>
        <translation>再試行中</translation>
    </message>
    <message>
        <source>The download is retried automatically.</source>
        <translation>ダウンロードを自動的に再試行します。</translation>
    </message>
    <message>
        <source>dismissed</source>
        <translation>対応不要</translation>
    </message>
    <message>
        <source>waiting to upload</source>
        <translation>アップロード待ち</translation>
    </message>
    <message>
        <source>Its files are uploaded after those of other requests.</source>
        <translation>ほかのリクエストのファイルの後にアップロードされます。</translation>
    </message>
    <message>
        <source>sends at %1</source>
        <translation>%1 に送信予定</translation>
    </message>
    <message>
        <source>Sends at %1 if Dailies is running then.</source>
        <translation>その時刻に Dailies が起動していれば、%1 に送信されます。</translation>
    </message>
    <message>
        <source>Sends at %1</source>
        <translation>%1 に送信予定</translation>
    </message>
    <message>
        <source>waits until %1 (sending hours)</source>
        <translation>%1 まで待機 (送信時間帯)</translation>
    </message>
    <message>
        <source>Waits until %1 (sending hours). Use Send now to send it anyway.</source>
        <translation>%1 まで待機します (送信時間帯)。「今すぐ送信」で待たずに送信できます。</translation>
    </message>
    <message>
        <source>Waits until %1</source>
        <translation>%1 まで待機</translation>
    </message>
    <message>
        <source>sending is paused</source>
        <translation>送信を一時停止中</translation>
    </message>
    <message>
        <source>Sending is paused. It&apos;s sent once you resume sending.</source>
        <translation>送信は一時停止中です。送信を再開すると送信されます。</translation>
    </message>
    <message>
        <source>Sending is paused</source>
        <translation>送信を一時停止中</translation>
    </message>
    <message>
        <source>Use Send now to send it.</source>
        <translation>「今すぐ送信」で送信します。</translation>
    </message>
    <message>
        <source>The service has made the clip. Its link usually follows soon.</source>
        <translation>サービスはクリップを作成しました。URL は通常まもなく示されます。</translation>
    </message>
    <message>
        <source>The download is retried automatically and costs nothing.</source>
        <translation>ダウンロードを自動的に再試行します。料金はかかりません。</translation>
    </message>
    <message>
        <source>Key needed</source>
        <translation>キーが必要</translation>
    </message>
    <message>
        <source>The service is busy. Sends automatically in %1.</source>
        <translation>サービスが混み合っています。%1後に自動的に送信します。</translation>
    </message>
    <message>
        <source>Sends automatically in %1.</source>
        <translation>%1後に自動的に送信します。</translation>
    </message>
    <message>
        <source>Nothing was charged. Retrying in %1</source>
        <translation>課金されていません。%1後に再試行</translation>
    </message>
    <message>
        <source>not sent last time, nothing was charged</source>
        <translation>前回送信されず、課金なし</translation>
    </message>
    <message>
        <source>ID not known</source>
        <translation>不明な ID</translation>
    </message>
    <message>
        <source>checking the ID</source>
        <translation>ID を確認中</translation>
    </message>
    <message>
        <source>Checking the ID…</source>
        <translation>ID を確認しています…</translation>
    </message>
</context>
<context>
    <name>TaskStore</name>
    <message>
        <source>Couldn&apos;t copy the task database %1: %2.</source>
        <translation>タスクデータベース %1 をコピーできませんでした: %2。</translation>
    </message>
    <message>
        <source>the disk refuses it</source>
        <translation>ディスクに書き込めません</translation>
    </message>
    <message>
        <source>Can&apos;t create the task database %1: %2.</source>
        <translation>タスクデータベース %1 を作成できません: %2。</translation>
    </message>
    <message>
        <source>The task database %1 can&apos;t be read: %2.</source>
        <translation>タスクデータベース %1 を読み込めません: %2。</translation>
    </message>
    <message>
        <source>Can&apos;t create the folder %1.</source>
        <translation>フォルダー %1 を作成できません。</translation>
    </message>
    <message>
        <source>The file %1 can&apos;t be put in place: %2.</source>
        <translation>ファイル %1 を配置できません: %2。</translation>
    </message>
    <message>
        <source>The damaged task database %1 can&apos;t be moved aside: %2.</source>
        <translation>破損したタスクデータベース %1 を別の場所に移せません: %2。</translation>
    </message>
    <message>
        <source>Task database error: %1.</source>
        <translation>タスクデータベースを使用できませんでした: %1。</translation>
    </message>
    <message>
        <source>The file %1 can&apos;t be written: %2.</source>
        <translation>ファイル %1 に書き込めません: %2。</translation>
    </message>
    <message>
        <source>The disk failed while the task database was being saved. Nothing more is sent until you restart Dailies; tasks in progress continue.</source>
        <translation>タスクデータベースの書き込み中にディスクエラーが発生しました。Dailies を再起動するまで、これ以上の送信は行いません。進行中のものは続行されます。</translation>
    </message>
    <message>
        <source>A newer version of Dailies wrote the task database (schema %1; this version knows %2). It was left unchanged. Use the newer version to continue.</source>
        <translation>タスクデータベースは新しいバージョンの Dailies で書き込まれています (スキーマは %1、このバージョンが対応するのは %2)。そのまま残しました。続けるには、そのバージョンを使用してください。</translation>
    </message>
    <message>
        <source>The database %1 belongs to another program. It was left unchanged.</source>
        <translation>データベース %1 は別のプログラムのものです。そのまま残しました。</translation>
    </message>
    <message>
        <source>The task database is damaged: it reports that it is empty.</source>
        <translation>タスクデータベースが破損しています。空であると記録されています。</translation>
    </message>
    <message>
        <source>The file %1 isn&apos;t a task database. It was left unchanged.</source>
        <translation>ファイル %1 はタスクデータベースではありません。そのまま残しました。</translation>
    </message>
    <message>
        <source>The task database rejects the setting %1, without which tasks could be lost. Is it on a network drive?</source>
        <translation>タスクデータベースに設定 %1 を適用できません。この設定がないと、タスクが失われる可能性があります。ネットワークドライブにありませんか?</translation>
    </message>
    <message>
        <source>%1 The disk is almost full: only %2 is free. Free some space, then try again.</source>
        <translation>%1 ディスクの空きがほとんどありません (空き容量 %2)。空きを作ってから、もう一度お試しください。</translation>
    </message>
</context>
<context>
    <name>TaskStoreRepair</name>
    <message>
        <source>The task database was missing.</source>
        <translation>タスクデータベースがありませんでした。</translation>
    </message>
    <message numerus="yes">
        <source>The database is older than its list of IDs. %n tasks or IDs missing from the database were restored from the list.</source>
        <translation>
            <numerusform>データベースが ID リストより古いため、データベースになかった %n 件のタスクまたは ID をリストから復元しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tasks were sent after the database was copied. They are marked “No response”, because the database doesn&apos;t know how those calls ended.</source>
        <translation>
            <numerusform>タスクデータベースのタスク %n 件は、データベースのコピー後に送信されています。その呼び出しの結果がデータベースにないため、「応答なし」と表示されます。</numerusform>
        </translation>
    </message>
    <message>
        <source>The task database couldn&apos;t be restored from its copy %1: %2.</source>
        <translation>タスクデータベースをコピー %1 から復元できませんでした: %2。</translation>
    </message>
    <message>
        <source>the disk refuses it</source>
        <translation>ディスクに書き込めません</translation>
    </message>
    <message>
        <source>it can&apos;t be opened</source>
        <translation>開けません</translation>
    </message>
    <message>
        <source>This comes from a copy of the task database made before the request was sent. We can&apos;t tell whether it has since been sent and charged. Check with the service before you generate it again.</source>
        <translation>これは、リクエストの送信前に作られたタスクデータベースのコピーによるものです。その後に送信され、課金されたかどうかは、ここではわかりません。もう一度生成する前に、サービス側で確認してください。</translation>
    </message>
    <message>
        <source>The task database was damaged. The damaged file was kept as %1.</source>
        <translation>タスクデータベースが破損していたため、%1 として残しました。</translation>
    </message>
    <message>
        <source>There was no copy of it, so a new one was created.</source>
        <translation>コピーがないため、新しく作成しました。</translation>
    </message>
    <message>
        <source>Its copy of %1 replaced it. Anything later is missing; tasks that were waiting may have been sent since and are marked “No response”.</source>
        <translation>%1 のコピーに置き換えました。それ以降の出来事は含まれていません。当時待機中だったタスクはその後送信された可能性があり、「応答なし」と表示されます。</translation>
    </message>
    <message>
        <source>“%1” of %2</source>
        <comment>beginning of a prompt, time</comment>
        <translation>%2 の「%1」</translation>
    </message>
    <message numerus="yes">
        <source>%n requests were sent after the database was copied, and it doesn&apos;t know how those calls ended. They may have been charged. Look for them in the service&apos;s task list, and track each by its ID: %1.</source>
        <translation>
            <numerusform>データベースのコピー後に送信されたリクエストが %n 件あり、その結果はデータベースにありません。課金された可能性があります。サービスのタスク一覧で探し、それぞれを ID で追跡してください: %1。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>UploadConsent</name>
    <message>
        <source>%1 and %2 more</source>
        <comment>file names</comment>
        <translation>%1 ほか %2 個</translation>
    </message>
    <message>
        <source>%1, bucket %2</source>
        <translation>%1、バケット %2</translation>
    </message>
    <message>
        <source>with the program %1</source>
        <translation>プログラム %1 を使用</translation>
    </message>
    <message>
        <source>Upload 1 file to “%1” (%2)?</source>
        <translation>1 個のファイルを「%1」(%2) にアップロードしますか?</translation>
    </message>
    <message>
        <source>Upload %1 files to “%2” (%3)?</source>
        <translation>%1 個のファイルを「%2」(%3) にアップロードしますか?</translation>
    </message>
    <message>
        <source>Anyone with a file&apos;s link can download it while it is there.</source>
        <translation>ファイルがそこにある間は、URL を知っていれば誰でもダウンロードできます。</translation>
    </message>
    <message>
        <source>Files stay there until you delete them in My uploads.</source>
        <translation>ファイルは「アップロードしたファイル」で削除するまで残ります。</translation>
    </message>
    <message>
        <source>The video service charges nothing for the upload.</source>
        <translation>アップロードに対して動画サービスから課金されることはありません。</translation>
    </message>
    <message>
        <source>Files stay there until you delete them with the tools of your storage.</source>
        <translation>ファイルは、ストレージのツールで削除するまで残ります。</translation>
    </message>
    <message>
        <source>Anyone with a file&apos;s link can download it for %1 hours.</source>
        <translation>ファイルの URL を知っていれば、%1 時間、誰でもダウンロードできます。</translation>
    </message>
</context>
<context>
    <name>UploadPlace</name>
    <message>
        <source>Enter the endpoint of your storage, such as https://s3.example.com.</source>
        <translation>ストレージのエンドポイントを入力してください (例: https://s3.example.com)。</translation>
    </message>
    <message>
        <source>The endpoint isn&apos;t a web address.</source>
        <translation>エンドポイントが Web アドレスではありません。</translation>
    </message>
    <message>
        <source>The endpoint must start with https://.</source>
        <translation>エンドポイントは https:// で始まる必要があります。</translation>
    </message>
    <message>
        <source>The endpoint must not contain a user, a “?” or a “#”.</source>
        <translation>エンドポイントにユーザー名、「?」、「#」は含められません。</translation>
    </message>
    <message>
        <source>The endpoint must end after the host: the bucket has its own field.</source>
        <translation>エンドポイントはホスト名で終わる必要があります。バケットは専用の欄に入力してください。</translation>
    </message>
    <message>
        <source>The folder must look like “clips/inputs”, without slashes at its ends.</source>
        <translation>フォルダーは「clips/inputs」のように、先頭と末尾にスラッシュを付けずに入力してください。</translation>
    </message>
    <message>
        <source>The folder is too long.</source>
        <translation>フォルダーが長すぎます。</translation>
    </message>
    <message>
        <source>A bucket&apos;s name has 2 to 63 letters, digits, dots and hyphens.</source>
        <translation>バケット名は 2～63 文字の英字、数字、ドット、ハイフンです。</translation>
    </message>
    <message>
        <source>A bucket with a dot in its name can&apos;t be part of the host name: put it in the path.</source>
        <translation>名前にドットを含むバケットは、ホスト名の一部にできません。パスに入れてください。</translation>
    </message>
    <message>
        <source>The endpoint is a number, so the bucket must be in the path.</source>
        <translation>エンドポイントが数字のアドレスのため、バケットはパスに入れる必要があります。</translation>
    </message>
    <message>
        <source>Enter the region of the bucket, such as eu-central-1 or auto.</source>
        <translation>バケットのリージョンを入力してください (例: eu-central-1、auto)。</translation>
    </message>
    <message>
        <source>Enter the access key ID.</source>
        <translation>アクセスキー ID を入力してください。</translation>
    </message>
    <message>
        <source>Links can be valid for one minute to seven days.</source>
        <translation>URL の有効期間は 1 分～7 日です。</translation>
    </message>
    <message>
        <source>A user name must not contain a colon.</source>
        <translation>ユーザー名にコロンは使えません。</translation>
    </message>
    <message>
        <source>Enter the program that uploads a file.</source>
        <translation>ファイルをアップロードするプログラムを入力してください。</translation>
    </message>
    <message>
        <source>One argument must contain %f, which stands for the file.</source>
        <translation>いずれかの引数に、ファイルを表す %f を含める必要があります。</translation>
    </message>
    <message>
        <source>A command can run for one second to one day.</source>
        <translation>コマンドの実行時間は 1 秒～1 日です。</translation>
    </message>
    <message>
        <source>The link isn&apos;t a web address.</source>
        <translation>URL が Web アドレスではありません。</translation>
    </message>
    <message>
        <source>The link is too long.</source>
        <translation>URL が長すぎます。</translation>
    </message>
    <message>
        <source>The link contains a user name.</source>
        <translation>URL にユーザー名が含まれています。</translation>
    </message>
    <message>
        <source>The link must start with https://.</source>
        <translation>URL は https:// で始まる必要があります。</translation>
    </message>
    <message>
        <source>The link needs a public host name instead of a number.</source>
        <translation>URL には、数字のアドレスではなく公開ホスト名が必要です。</translation>
    </message>
    <message>
        <source>Enter a name of at most 100 characters.</source>
        <translation>100 文字以内の名前を入力してください。</translation>
    </message>
    <message>
        <source>an upload place has no ID, name, folder or known protocol</source>
        <translation>ID、名前、フォルダー、または対応するプロトコルのないアップロード先があります</translation>
    </message>
    <message>
        <source>Enter the public URL of the folder: WebDAV itself has no public links.</source>
        <translation>フォルダーの公開 URL を入力してください。WebDAV 自体は公開 URL を提供しません。</translation>
    </message>
    <message>
        <source>The public URL must not contain “?” or “#”.</source>
        <translation>公開 URL に「?」や「#」は含められません。</translation>
    </message>
</context>
<context>
    <name>Validation</name>
    <message>
        <source>Media item %1</source>
        <translation>素材 %1</translation>
    </message>
    <message>
        <source>%1 is required.</source>
        <translation>%1 は必須です。</translation>
    </message>
    <message>
        <source>Shot %1 has no prompt.</source>
        <translation>ショット %1 にプロンプトがありません。</translation>
    </message>
    <message>
        <source>Shots %1 and %2 have the same number, %3.</source>
        <translation>ショット %1 と %2 の番号が同じです (%3)。</translation>
    </message>
    <message>
        <source>The service doesn&apos;t offer %1.</source>
        <translation>サービスは %1 を提供していません。</translation>
    </message>
    <message>
        <source>There&apos;s no prompt, and the specification lists no media for %1.</source>
        <translation>プロンプトがなく、仕様にも %1 の素材は記載されていません。</translation>
    </message>
    <message>
        <source>Choose a model.</source>
        <translation>モデルを選択してください。</translation>
    </message>
    <message>
        <source>Write a prompt to continue.</source>
        <translation>続けるには、プロンプトを入力してください。</translation>
    </message>
    <message>
        <source>Add media to continue.</source>
        <translation>続けるには、素材を追加してください。</translation>
    </message>
    <message>
        <source>Choose a duration.</source>
        <translation>長さを選択してください。</translation>
    </message>
    <message>
        <source>Choose a type for media item %1.</source>
        <translation>素材 %1 のタイプを選択してください。</translation>
    </message>
    <message>
        <source>The specification doesn&apos;t list the type %1 for %2.</source>
        <translation>仕様では、%2 にタイプ %1 はありません。</translation>
    </message>
    <message>
        <source>Driving audio needs a first frame.</source>
        <translation>駆動音声には先頭フレームが必要です。</translation>
    </message>
    <message>
        <source>%1 needs a file or a link.</source>
        <translation>%1 にはファイルまたは URL が必要です。</translation>
    </message>
    <message>
        <source>%1: the embedded data isn&apos;t valid Base64.</source>
        <translation>%1: 埋め込みデータが有効な Base64 ではありません。</translation>
    </message>
    <message>
        <source>%1: this isn&apos;t an http or https link.</source>
        <translation>%1: http または https の URL ではありません。</translation>
    </message>
    <message>
        <source>The reference voice of %1 isn&apos;t an http or https link.</source>
        <translation>%1 の参照ボイスは http または https の URL ではありません。</translation>
    </message>
    <message>
        <source>A reference voice needs a reference image or video.</source>
        <translation>参照ボイスには参照画像または参照動画が必要です。</translation>
    </message>
    <message>
        <source>Voice %1 needs an ID.</source>
        <translation>ボイス %1 には ID が必要です。</translation>
    </message>
    <message>
        <source>The embedded data isn&apos;t valid Base64.</source>
        <translation>埋め込みデータが有効な Base64 ではありません。</translation>
    </message>
    <message>
        <source>This isn&apos;t an http or https link.</source>
        <translation>http または https の URL ではありません。</translation>
    </message>
    <message>
        <source>Shot %1 has no duration.</source>
        <translation>ショット %1 に長さがありません。</translation>
    </message>
    <message>
        <source>This model supports the resolutions 480P, 720P and 1080P, not %1.</source>
        <translation>このモデルが対応する解像度は 480P、720P、1080P で、%1 ではありません。</translation>
    </message>
    <message>
        <source>The duration must be in whole seconds, not %L1.</source>
        <translation>長さは整数の秒数で指定してください。%L1 は使えません。</translation>
    </message>
    <message>
        <source>This model makes clips of 2–30 s. The duration is %L1 s.</source>
        <translation>このモデルのクリップは 2～30 秒です。指定した長さは %L1 秒です。</translation>
    </message>
    <message>
        <source>Duration must be more than 0.</source>
        <translation>長さは 0 より大きい値で指定してください。</translation>
    </message>
    <message>
        <source>Aspect ratio “%1” isn&apos;t valid. Use W:H (e.g. 16:9) or adaptive.</source>
        <translation>アスペクト比「%1」は無効です。W:H (例: 16:9) または adaptive を指定してください。</translation>
    </message>
    <message>
        <source>Aspect ratio “%1” isn&apos;t valid. Use W:H (e.g. 16:9).</source>
        <translation>アスペクト比「%1」は無効です。W:H (例: 16:9) を指定してください。</translation>
    </message>
    <message>
        <source>Add an image to continue.</source>
        <translation>続けるには画像を追加してください。</translation>
    </message>
    <message>
        <source>%1 must be a link.</source>
        <translation>%1 は URL で指定してください。</translation>
    </message>
    <message>
        <source>%1 uses the clip&apos;s own link, which works until %2.</source>
        <translation>%1 にはクリップ自体の URL を使います。%2 まで有効です。</translation>
    </message>
    <message>
        <source>%1 goes to the practice storage first.</source>
        <translation>先に %1 を練習用ストレージにアップロードします。</translation>
    </message>
    <message>
        <source>%1 needs a link. Set up an upload place in Settings &gt; Uploads, or paste a public link.</source>
        <translation>%1 には URL が必要です。「設定 &gt; アップロード」でアップロード先を設定するか、公開 URL を貼り付けてください。</translation>
    </message>
    <message>
        <source>The reference voice of %1</source>
        <translation>%1 の参照ボイス</translation>
    </message>
    <message>
        <source>The image</source>
        <translation>画像</translation>
    </message>
    <message>
        <source>Image %1 needs a file or a link.</source>
        <translation>Image %1 にはファイルまたは URL が必要です。</translation>
    </message>
    <message>
        <source>Image %1</source>
        <translation>Image %1</translation>
    </message>
    <message>
        <source>%1 doesn&apos;t look like a document: %2</source>
        <translation>%1 はドキュメントではないようです: %2</translation>
    </message>
    <message>
        <source>%1 (%2) goes to your storage “%3” first.</source>
        <translation>先に %1 (%2) をストレージ「%3」にアップロードします。</translation>
    </message>
    <message>
        <source>Add a first frame to continue.</source>
        <translation>続けるには先頭フレームを追加してください。</translation>
    </message>
    <message>
        <source>%1: the secret part of this link wasn&apos;t kept. Enter the link again.</source>
        <translation>%1: この URL の秘密の部分は保存されていません。URL をもう一度入力してください。</translation>
    </message>
</context>
<context>
    <name>Wire</name>
    <message>
        <source>%1: expected text</source>
        <translation>%1: テキストが必要です</translation>
    </message>
    <message>
        <source>text</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>seconds as text, such as &quot;5&quot;</source>
        <translation>&quot;5&quot; のようなテキストの秒数</translation>
    </message>
    <message>
        <source>an integer</source>
        <translation>整数</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>数値</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true または false のどちらか</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>オブジェクト</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>リスト</translation>
    </message>
    <message>
        <source>expected %1, found %2</source>
        <translation>%1が必要です (現在の値: %2)</translation>
    </message>
    <message>
        <source>empty, so it&apos;s left out of the request</source>
        <translation>空のため、リクエストから除外します</translation>
    </message>
    <message>
        <source>unknown field; sent unchanged</source>
        <translation>不明なフィールド、そのまま送信</translation>
    </message>
    <message>
        <source>%1 isn&apos;t a number of seconds; sent unchanged</source>
        <translation>%1 は秒数ではありません。そのまま送信されます</translation>
    </message>
</context>
</TS>
