<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>Account</name>
    <message>
        <source>The base address starts with https://.</source>
        <translation>ベース URL は https:// で始まります。</translation>
    </message>
    <message>
        <source>The base address names no computer.</source>
        <translation>ベース URL にホスト名がありません。</translation>
    </message>
    <message>
        <source>A base address holds no user name and no password; the key has its own place.</source>
        <translation>ベース URL にはユーザー名とパスワードを含められません。キーは専用の欄に入力してください。</translation>
    </message>
    <message>
        <source>A base address has nothing after its path: take away what begins with ? or #.</source>
        <translation>ベース URL のパスの後には何も付けられません。? または # 以降を取り除いてください。</translation>
    </message>
    <message>
        <source>With http:// everyone on the way could read the key: the base address starts with https://.</source>
        <translation>http:// では経路上の誰でもキーを読み取れます。ベース URL は https:// で始まります。</translation>
    </message>
    <message>
        <source>The base address has a port that does not exist.</source>
        <translation>ベース URL のポートは存在しません。</translation>
    </message>
    <message>
        <source>The path of a base address has no dots for steps in it.</source>
        <translation>ベース URL のパスには . や .. の階層を含められません。</translation>
    </message>
    <message>
        <source>The base address ends in /v1.</source>
        <translation>ベース URL は /v1 で終わります。</translation>
    </message>
    <message>
        <source>The base address is missing.</source>
        <translation>ベース URL がありません。</translation>
    </message>
    <message>
        <source>The base address is too long.</source>
        <translation>ベース URL が長すぎます。</translation>
    </message>
    <message>
        <source>The base address is not a web address.</source>
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
        <source>The files in this request are too large to be copied as text.</source>
        <translation>このリクエストのファイルは大きすぎて、テキストとしてコピーできません。</translation>
    </message>
</context>
<context>
    <name>ClipTrash</name>
    <message>
        <source>%1 could not be put into the wastebasket.</source>
        <translation>%1 をシステムのごみ箱に移動できませんでした。</translation>
    </message>
    <message>
        <source>%1 could not be brought back. Look for it in the wastebasket.</source>
        <translation>%1 を元に戻せませんでした。システムのごみ箱を確認してください。</translation>
    </message>
</context>
<context>
    <name>ConnectionWords</name>
    <message>
        <source>The service answers and does not object to the key.</source>
        <translation>サービスから応答があり、キーに問題は示されませんでした。</translation>
    </message>
    <message>
        <source>The service does not take the key. Check that it was copied whole, that it has not been withdrawn, and that it belongs to this address: regions have keys of their own.</source>
        <translation>サービスがキーを受け付けません。全体がコピーされているか、取り消されていないか、この URL 用のキーかを確認してください。キーはリージョンごとに異なります。</translation>
    </message>
    <message>
        <source>The service does not allow the call, and does not say whether for the key&apos;s or the model&apos;s sake. Check both.</source>
        <translation>サービスがこの呼び出しを許可していません。原因がキーかモデルかは示されていません。両方を確認してください。</translation>
    </message>
    <message>
        <source>The key may not use this model, or the service has none of this name. Check the code, letter by letter.</source>
        <translation>キーでこのモデルを使用できないか、サービスにこの名前のモデルがありません。モデルコードを 1 文字ずつ確認してください。</translation>
    </message>
    <message>
        <source>The key or the model belongs to another region. Each region has a base address of its own.</source>
        <translation>キーまたはモデルは別のリージョンのものです。ベース URL はリージョンごとに異なります。</translation>
    </message>
    <message>
        <source>This computer has no network connection.</source>
        <translation>このコンピューターはネットワークに接続されていません。</translation>
    </message>
    <message>
        <source>The proxy did not let the call through. Check the proxy settings.</source>
        <translation>プロキシが呼び出しを通しませんでした。プロキシの設定を確認してください。</translation>
    </message>
    <message>
        <source>The service did not answer in time. Try again in a while.</source>
        <translation>時間内にサービスから応答がありませんでした。しばらくしてからもう一度お試しください。</translation>
    </message>
    <message>
        <source>The service asks for a pause. Nothing is said against address and key.</source>
        <translation>サービスから一時停止を求められています。URL とキーに問題は示されていません。</translation>
    </message>
    <message>
        <source>The service has trouble of its own. Try again in a while.</source>
        <translation>サービスで問題が発生しています。しばらくしてからもう一度お試しください。</translation>
    </message>
    <message>
        <source>It was stopped.</source>
        <translation>中止しました。</translation>
    </message>
    <message>
        <source>Who answers there cannot prove to be this service, so the key was not sent. Check the base address and this computer&apos;s clock.</source>
        <translation>応答した相手がこのサービスであることを確認できないため、キーは送信されていません。ベース URL とこのコンピューターの時計を確認してください。</translation>
    </message>
    <message>
        <source>What answers there is not the service: its answer is far too long. Check the base address.</source>
        <translation>応答が長すぎるため、応答したのはこのサービスではありません。ベース URL を確認してください。</translation>
    </message>
    <message>
        <source>The connection to %1 broke before the answer was whole. Try again in a while.</source>
        <translation>応答の途中で %1 との接続が切れました。しばらくしてからもう一度お試しください。</translation>
    </message>
    <message>
        <source>No computer named %1 can be found. Check the base address and the network connection.</source>
        <translation>%1 という名前のホストが見つかりません。ベース URL とネットワーク接続を確認してください。</translation>
    </message>
    <message>
        <source>Nobody answers at %1. Check the base address, and whether a firewall is in the way.</source>
        <translation>%1 から応答がありません。ベース URL と、ファイアウォールに遮られていないかを確認してください。</translation>
    </message>
    <message>
        <source>This address sends calls elsewhere, which is not followed. Check its path and whether it begins with https://.</source>
        <translation>この URL は呼び出しを別の場所へ転送するため、たどりませんでした。パスと、https:// で始まっているかを確認してください。</translation>
    </message>
    <message>
        <source>This address sends calls to %1, which is not followed: the key would go there. If that is the service, make it the base address.</source>
        <translation>この URL は呼び出しを %1 へ転送します。キーもそこへ送られることになるため、たどりませんでした。そこがサービスであれば、ベース URL に設定してください。</translation>
    </message>
    <message>
        <source>Something answers at this address, but not as the service does. Check the base address; it ends in /v1.</source>
        <translation>この URL から応答がありますが、サービスの応答とは異なります。ベース URL を確認してください。末尾は /v1 です。</translation>
    </message>
    <message>
        <source>It answers as a model of family %1, and is listed as one of family %2.</source>
        <translation>ファミリー %1 のモデルとして応答しましたが、一覧ではファミリー %2 になっています。</translation>
    </message>
</context>
<context>
    <name>Curl</name>
    <message>
        <source>This is not a cURL command: there is no &quot;curl&quot; in it.</source>
        <translation>cURL コマンドではありません。「curl」が含まれていません。</translation>
    </message>
    <message>
        <source>The body of this command is in the lines behind it (&lt;&lt;): paste only these lines.</source>
        <translation>このコマンドの本文は後続の行 (&lt;&lt;) にあります。その行だけを貼り付けてください。</translation>
    </message>
    <message>
        <source>Something is missing behind %1: copy the whole command.</source>
        <translation>%1 の後に続く内容がありません。コマンド全体をコピーしてください。</translation>
    </message>
    <message>
        <source>The method %1 was left out: requests are sent with POST.</source>
        <translation>メソッド %1 は無視しました。リクエストは POST で送信します。</translation>
    </message>
    <message>
        <source>The proxy of the command was left out.</source>
        <translation>コマンドのプロキシ指定は無視しました。</translation>
    </message>
    <message>
        <source>%1 was left out: certificates are always checked.</source>
        <translation>%1 は無視しました。証明書は常に検証します。</translation>
    </message>
    <message>
        <source>The command sends something else than JSON (%1): the service takes JSON only.</source>
        <translation>コマンドが送信するのは JSON ではありません (%1)。サービスは JSON のみ受け付けます。</translation>
    </message>
    <message>
        <source>The header %1 was left out.</source>
        <translation>ヘッダー %1 は無視しました。</translation>
    </message>
    <message>
        <source>The key in the command was left out.</source>
        <translation>コマンドに含まれるキーは無視しました。</translation>
    </message>
    <message>
        <source>This command asks about a task and makes none: copy the one that makes it.</source>
        <translation>このコマンドはタスクを照会するもので、作成しません。作成するコマンドをコピーしてください。</translation>
    </message>
    <message>
        <source>What stands behind the path of the address was left out.</source>
        <translation>URL のパスより後の部分は無視しました。</translation>
    </message>
    <message>
        <source>The service has no request type &quot;%1&quot;.</source>
        <translation>サービスに「%1」というリクエストの種類はありません。</translation>
    </message>
    <message>
        <source>The body of this command comes out of another program: put the body itself in its place.</source>
        <translation>このコマンドの本文は別のプログラムの出力です。代わりに本文そのものを入れてください。</translation>
    </message>
    <message>
        <source>The command reads the file %1 from a folder that is not known here: write its whole path.</source>
        <translation>コマンドが読み込むファイル %1 のフォルダーが不明です。フルパスで指定してください。</translation>
    </message>
    <message>
        <source>%1 stands in the body as it is: nothing is put in its place.</source>
        <translation>%1 は本文にそのまま残しました。置き換えは行いません。</translation>
    </message>
    <message>
        <source>The body of this command comes from its standard input: paste the body itself.</source>
        <translation>このコマンドの本文は標準入力から読み込まれます。本文そのものを貼り付けてください。</translation>
    </message>
    <message>
        <source>The body of this command is in the file %1: open that file instead.</source>
        <translation>このコマンドの本文はファイル %1 にあります。代わりにそのファイルを開いてください。</translation>
    </message>
    <message>
        <source>This command sends no request: the part with -d or --json is missing.</source>
        <translation>このコマンドはリクエストを送信しません。-d または --json の部分がありません。</translation>
    </message>
    <message>
        <source>This command has more than one body: leave only the one with the request.</source>
        <translation>このコマンドには本文が複数あります。リクエストを含むものだけを残してください。</translation>
    </message>
    <message>
        <source>The body of the command cannot be read. %1</source>
        <translation>コマンドの本文を読み込めません。%1</translation>
    </message>
</context>
<context>
    <name>Dailies::AboutDialog</name>
    <message>
        <source>About Dailies</source>
        <translation>Dailies について</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>ライセンス</translation>
    </message>
    <message>
        <source>Licence of the icons</source>
        <translation>アイコンのライセンス</translation>
    </message>
    <message>
        <source>Copy versions</source>
        <translation>バージョン情報をコピー</translation>
    </message>
    <message>
        <source>Makes, watches and keeps clips of a paid video service.</source>
        <translation>有料の動画サービスでクリップを作成、追跡、保存します。</translation>
    </message>
    <message>
        <source>Free software: you may use, study, share and change it under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>自由ソフトウェア: GNU General Public License バージョン 3 以降のもとで、使用、研究、共有、改変できます。いかなる保証もありません。</translation>
    </message>
    <message>
        <source>Made with</source>
        <translation>使用コンポーネント</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>コンポーネント</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>バージョン</translation>
    </message>
    <message>
        <source>Clips are played with: %1</source>
        <translation>クリップの再生エンジン: %1</translation>
    </message>
</context>
<context>
    <name>Dailies::AccountController</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Use the practice service</source>
        <translation>練習用サービスを使う</translation>
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
        <source>%1 Dailies asks again in %2 and keeps asking, at least every 10 minutes; nothing is lost.</source>
        <comment>what is wrong with an account&apos;s key, length of time</comment>
        <translation>%1Dailies は %2後に再度照会し、その後も少なくとも 10 分ごとに照会を続けます。失われるものはありません。</translation>
    </message>
    <message>
        <source>%1 Tasks of this account wait; none is lost.</source>
        <comment>what is wrong with an account&apos;s key</comment>
        <translation>%1このアカウントのタスクは待機しており、失われることはありません。</translation>
    </message>
    <message>
        <source>%1 and its key were removed. Its tasks and clips stay.</source>
        <translation>%1 とそのキーを削除しました。タスクとクリップは残ります。</translation>
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
        <source>One code a line, as the service names them</source>
        <translation>1 行に 1 コード (サービスの表記どおり)</translation>
    </message>
    <message>
        <source>Family of the other codes</source>
        <translation>その他のコードのファミリー</translation>
    </message>
    <message>
        <source>The key is kept in the keychain of your computer and sent to this address only.</source>
        <translation>キーはこのコンピューターのキーチェーンに保存され、この URL にのみ送信されます。</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Base address</source>
        <translation>ベース URL</translation>
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
        <source>Requests sent at once</source>
        <translation>同時送信リクエスト数</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Not known by name: %1</source>
        <translation>名前から判別できません: %1</translation>
    </message>
    <message>
        <source>Give the account a name, so that you can tell it from others.</source>
        <translation>ほかのアカウントと区別できるように、名前を付けてください。</translation>
    </message>
    <message>
        <source>There is an account of this name already.</source>
        <translation>同じ名前のアカウントがすでにあります。</translation>
    </message>
    <message>
        <source>Give at least one model code that the service has enabled for the key.</source>
        <translation>このキーに対してサービスで有効なモデルコードを、少なくとも 1 つ入力してください。</translation>
    </message>
    <message>
        <source>Keeping the key…</source>
        <translation>キーを保存しています…</translation>
    </message>
    <message>
        <source>%1 The key is kept until you quit; you will be asked for it again next time.</source>
        <translation>%1キーは終了するまで保持されます。次回起動時にもう一度入力が必要です。</translation>
    </message>
    <message>
        <source>It was not tested.</source>
        <translation>テストは行われていません。</translation>
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
</context>
<context>
    <name>Dailies::AccountKeys</name>
    <message>
        <source>The account&apos;s address has changed.</source>
        <translation>アカウントの URL が変更されました。</translation>
    </message>
</context>
<context>
    <name>Dailies::AccountSaver</name>
    <message>
        <source>%1 The new key is kept in memory until you quit.</source>
        <translation>%1新しいキーは終了するまでメモリに保持されます。</translation>
    </message>
</context>
<context>
    <name>Dailies::AccountSettingsDialog</name>
    <message>
        <source>How many requests may be on their way at the same time; the others wait. The service may allow fewer.</source>
        <translation>同時に送信できるリクエストの数です。残りは待機します。サービス側の上限はこれより少ない場合があります。</translation>
    </message>
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
        <source>Folder for its clips</source>
        <translation>クリップのフォルダー</translation>
    </message>
    <message>
        <source>Names of its clips</source>
        <translation>クリップの名前</translation>
    </message>
    <message>
        <source>Give the account a name, so that you can tell it from others.</source>
        <translation>ほかのアカウントと区別できるように、名前を付けてください。</translation>
    </message>
    <message>
        <source>There is an account of this name already.</source>
        <translation>同じ名前のアカウントがすでにあります。</translation>
    </message>
    <message>
        <source>Remove %1 and its key? Its tasks and clips stay here.</source>
        <translation>%1 とそのキーを削除しますか? タスクとクリップは残ります。</translation>
    </message>
    <message numerus="yes">
        <source>%n unfinished tasks of it are then no longer followed, and their clips may be lost.</source>
        <translation>
            <numerusform>未完了のタスク %n 件は追跡されなくなり、そのクリップは失われる可能性があります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>削除しない</translation>
    </message>
    <message>
        <source>The account stays, because its key could not be removed. %1</source>
        <translation>キーを削除できなかったため、アカウントは残ります。%1</translation>
    </message>
    <message>
        <source>Address and key</source>
        <translation>URL とキー</translation>
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
        <source>Keep at least one model code: without any, nothing can be sent.</source>
        <translation>モデルコードを少なくとも 1 つ残してください。1 つもないと何も送信できません。</translation>
    </message>
    <message numerus="yes">
        <source>%n unfinished tasks were sent to %1. They can be followed there only, and wait until the account goes there again; meanwhile their clips may be lost.</source>
        <translation>
            <numerusform>未完了のタスク %n 件は %1 に送信されています。そこでしか追跡できないため、アカウントの URL がそこに戻るまで待機します。その間にクリップが失われる可能性があります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Change the address</source>
        <translation>URL を変更</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>そのままにする</translation>
    </message>
    <message>
        <source>Keeping the key…</source>
        <translation>キーを保存しています…</translation>
    </message>
</context>
<context>
    <name>Dailies::AccountStore</name>
    <message>
        <source>an account has no id or no name</source>
        <translation>ID または名前のないアカウントがあります</translation>
    </message>
    <message>
        <source>a newer version of Dailies wrote it</source>
        <translation>新しいバージョンの Dailies で書き込まれています</translation>
    </message>
    <message>
        <source>it is not a list of accounts</source>
        <translation>アカウントのリストではありません</translation>
    </message>
    <message>
        <source>The accounts in %1 cannot be read, and the file is left as it is: %2.</source>
        <translation>%1 のアカウントを読み込めません。ファイルはそのまま残します: %2。</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>大きすぎます</translation>
    </message>
    <message>
        <source>The accounts could not be read, so they are not written either.</source>
        <translation>アカウントを読み込めなかったため、書き込みも行いません。</translation>
    </message>
    <message>
        <source>The accounts could not be written to %1: %2.</source>
        <translation>アカウントを %1 に書き込めませんでした: %2。</translation>
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
        <source>Base address</source>
        <translation>ベース URL</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>新しいキー</translation>
    </message>
    <message>
        <source>Enter the key for %1: the one that is kept is for %2 only and is not sent anywhere else.</source>
        <translation>%1 のキーを入力してください。保存済みのキーは %2 専用で、ほかには送信されません。</translation>
    </message>
    <message>
        <source>Another address needs its key. The key kept for %1 is dropped once the new one is in its place.</source>
        <translation>別の URL には専用のキーが必要です。新しいキーに置き換わると、%1 用に保存されたキーは破棄されます。</translation>
    </message>
    <message>
        <source>The present key is in memory only, until you quit. Type a key to replace it.</source>
        <translation>現在のキーはメモリにのみあり、終了するまで保持されます。置き換えるにはキーを入力します。</translation>
    </message>
    <message>
        <source>The present key stays in the keychain and is never shown. Type a key to replace it.</source>
        <translation>現在のキーはキーチェーンに残り、表示されることはありません。置き換えるにはキーを入力します。</translation>
    </message>
    <message>
        <source>It is kept in the keychain of your computer and sent to this address only.</source>
        <translation>キーはこのコンピューターのキーチェーンに保存され、この URL にのみ送信されます。</translation>
    </message>
    <message>
        <source>List a model first: the question needs one.</source>
        <translation>照会にはモデルが必要です。先にモデルを 1 つ追加してください。</translation>
    </message>
    <message>
        <source>It was not tested.</source>
        <translation>テストは行われていません。</translation>
    </message>
</context>
<context>
    <name>Dailies::AddressProbe</name>
    <message>
        <source>No answer came from %1 within 15 seconds.</source>
        <translation>%1 から 15 秒以内に応答がありませんでした。</translation>
    </message>
    <message>
        <source>The look at the address was stopped.</source>
        <translation>URL の確認を中止しました。</translation>
    </message>
    <message>
        <source>The address is not looked up: it leads into a private network, where the service is not.</source>
        <translation>URL は確認していません。サービスの存在しないプライベートネットワークを指しています。</translation>
    </message>
    <message>
        <source>There is nothing at this address (HTTP %1).</source>
        <translation>この URL には何もありません (HTTP %1)。</translation>
    </message>
    <message>
        <source>The server does not show the file to everybody (HTTP %1).</source>
        <translation>サーバーはこのファイルを一般公開していません (HTTP %1)。</translation>
    </message>
    <message>
        <source>The server at this address has trouble of its own (HTTP %1).</source>
        <translation>この URL のサーバーで問題が発生しています (HTTP %1)。</translation>
    </message>
    <message>
        <source>The server at this address does not give the file (HTTP %1).</source>
        <translation>この URL のサーバーからファイルを取得できません (HTTP %1)。</translation>
    </message>
    <message>
        <source>The address leads on and on; it was not followed further.</source>
        <translation>URL の転送が繰り返されるため、途中で打ち切りました。</translation>
    </message>
    <message>
        <source>The address leads from a secure connection to an open one; it was not followed.</source>
        <translation>URL が安全な接続から保護されていない接続へ転送されるため、たどりませんでした。</translation>
    </message>
    <message>
        <source>There is no server %1.</source>
        <translation>サーバー %1 は存在しません。</translation>
    </message>
    <message>
        <source>%1 could not be reached.</source>
        <translation>%1 に接続できませんでした。</translation>
    </message>
    <message>
        <source>%1 does not prove that it is what it says (its certificate is not accepted).</source>
        <translation>%1 の身元を確認できません (証明書が受け入れられませんでした)。</translation>
    </message>
    <message>
        <source>%1 gave no answer that can be read.</source>
        <translation>%1 の応答を読み取れません。</translation>
    </message>
</context>
<context>
    <name>Dailies::AdoptDialog</name>
    <message>
        <source>Give the id that the service shows for the task.</source>
        <translation>サービスに表示されているタスクの ID を入力してください。</translation>
    </message>
    <message>
        <source>This is more than an id: give the id alone, without spaces.</source>
        <translation>ID 以外の文字が含まれています。空白を入れず、ID だけを入力してください。</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>追跡</translation>
    </message>
    <message>
        <source>Follow a task by its id</source>
        <translation>ID でタスクを追跡</translation>
    </message>
    <message>
        <source>As the service shows it</source>
        <translation>サービスの表示どおり</translation>
    </message>
    <message>
        <source>The task is asked about and its clip fetched. Nothing is created, and nothing is charged by this.</source>
        <translation>タスクを照会し、クリップを取得します。新たに作成されるものはなく、この操作で課金されることはありません。</translation>
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
        <source>Kind</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Task id</source>
        <translation>タスク ID</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>There is no account to ask with. Add one first.</source>
        <translation>照会に使うアカウントがありません。先に追加してください。</translation>
    </message>
    <message>
        <source>This account has no model. Add the model in the form first.</source>
        <translation>このアカウントにはモデルがありません。先にフォームでモデルを追加してください。</translation>
    </message>
</context>
<context>
    <name>Dailies::AtRiskList</name>
    <message>
        <source>Task %1</source>
        <translation>タスク %1</translation>
    </message>
    <message>
        <source>Task %1 · %2</source>
        <comment>number and prompt</comment>
        <translation>タスク %1 · %2</translation>
    </message>
    <message>
        <source>Fetch all</source>
        <translation>すべて取得</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Close; the takes stay in the list of tasks</source>
        <translation>閉じます。テイクはタスクの一覧に残ります</translation>
    </message>
    <message>
        <source>Goes to the task</source>
        <translation>タスクに移動します</translation>
    </message>
    <message numerus="yes">
        <source>%n takes need you. First of them:</source>
        <translation>
            <numerusform>%n 件のテイクに対応が必要です。最初の数件:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n takes need you, so that nothing is lost</source>
        <translation>
            <numerusform>失われないように、%n 件のテイクに対応が必要です</numerusform>
        </translation>
    </message>
    <message>
        <source>Answer lost: it may have been accepted, and charged.</source>
        <translation>応答消失: リクエストは受け付けられ、課金された可能性があります。</translation>
    </message>
    <message>
        <source>Not watched: when it is finished, nobody fetches its clip.</source>
        <translation>追跡なし: 完了してもクリップは取得されません。</translation>
    </message>
    <message>
        <source>Its address has died; the service may give a new one.</source>
        <translation>URL は無効になりました。サービスから新しい URL が得られる可能性があります。</translation>
    </message>
    <message>
        <source>Not fetched; its address dies in %1.</source>
        <translation>まだ取得していません。URL は %1後に無効になります。</translation>
    </message>
    <message>
        <source>Finished, and not fetched.</source>
        <translation>完了していますが、まだ取得していません。</translation>
    </message>
    <message>
        <source>Fetch now</source>
        <translation>今すぐ取得</translation>
    </message>
    <message>
        <source>Watch again</source>
        <translation>追跡を再開</translation>
    </message>
    <message>
        <source>Decide…</source>
        <translation>対応を選択…</translation>
    </message>
    <message>
        <source>Answer lost: it may have been accepted.</source>
        <translation>応答消失: リクエストは受け付けられた可能性があります。</translation>
    </message>
</context>
<context>
    <name>Dailies::ChoiceEditor</name>
    <message>
        <source>Not set</source>
        <translation>未設定</translation>
    </message>
</context>
<context>
    <name>Dailies::CleartextConsent</name>
    <message>
        <source>%1 begins with http://, so the key travels readable: everyone on the way can take it and spend your money. Nothing has been sent yet.</source>
        <translation>%1 は http:// で始まるため、キーは読み取れる状態で送られます。経路上の誰でもキーを入手し、あなたのお金を使うことができます。まだ何も送信されていません。</translation>
    </message>
    <message>
        <source>Use http all the same</source>
        <translation>それでも http を使う</translation>
    </message>
    <message>
        <source>Correct the address</source>
        <translation>URL を修正</translation>
    </message>
</context>
<context>
    <name>Dailies::Cli</name>
    <message>
        <source>There is no account yet: give --base-url, or add one with &quot;dailies-cli accounts add&quot;.</source>
        <translation>アカウントがまだありません。--base-url を指定するか、「dailies-cli accounts add」で追加してください。</translation>
    </message>
    <message>
        <source>There are several accounts: say which with --account.</source>
        <translation>アカウントが複数あります。--account で指定してください。</translation>
    </message>
    <message>
        <source>There is no account &quot;%1&quot;. &quot;dailies-cli accounts list&quot; shows those there are.</source>
        <translation>アカウント「%1」はありません。「dailies-cli accounts list」で一覧を表示できます。</translation>
    </message>
    <message>
        <source>name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>The account; &quot;practice&quot; is the practice service.</source>
        <translation>アカウント。「practice」は練習用サービスです。</translation>
    </message>
    <message>
        <source>address</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>Give --account or --base-url, not both.</source>
        <translation>--account と --base-url はどちらか一方だけ指定してください。</translation>
    </message>
    <message>
        <source>There is no key: put it into DAILIES_API_KEY.</source>
        <translation>キーがありません。DAILIES_API_KEY に設定してください。</translation>
    </message>
    <message>
        <source>The model %1 is not known here: describe it with --model-profile.</source>
        <translation>モデル %1 は不明です。--model-profile で指定してください。</translation>
    </message>
    <message>
        <source>--creates-at-once is a number from 1 to %1.</source>
        <translation>--creates-at-once は 1～%1 の数値です。</translation>
    </message>
    <message>
        <source>The name &quot;%1&quot; cannot be used: it is taken.</source>
        <translation>名前「%1」はすでに使われているため使用できません。</translation>
    </message>
    <message>
        <source>The account was not added.</source>
        <translation>アカウントは追加されませんでした。</translation>
    </message>
    <message>
        <source>Added %1. Its key is in the keychain.</source>
        <translation>%1 を追加しました。キーはキーチェーンに保存されています。</translation>
    </message>
    <message>
        <source>Adds an account. Its key is read from the terminal or the standard input, and kept in the keychain.</source>
        <translation>アカウントを追加します。キーは端末または標準入力から読み込み、キーチェーンに保存します。</translation>
    </message>
    <message>
        <source>What to call the account.</source>
        <translation>アカウントの名前。</translation>
    </message>
    <message>
        <source>code</source>
        <translation>コード</translation>
    </message>
    <message>
        <source>A model code enabled for the key; may be given several times.</source>
        <translation>キーに対して有効なモデルコード。複数回指定できます。</translation>
    </message>
    <message>
        <source>file</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>A model described in a JSON file; may be given several times.</source>
        <translation>モデルを記述した JSON ファイル。複数回指定できます。</translation>
    </message>
    <message>
        <source>number</source>
        <translation>数値</translation>
    </message>
    <message>
        <source>How many requests may be on their way at the same time, 1 to 20; 2 when it is not said.</source>
        <translation>同時に送信できるリクエストの数 (1～20)。省略時は 2 です。</translation>
    </message>
    <message>
        <source>Lists the accounts. Keys are not shown.</source>
        <translation>アカウントを一覧表示します。キーは表示しません。</translation>
    </message>
    <message>
        <source>There are no accounts yet.</source>
        <translation>アカウントはまだありません。</translation>
    </message>
    <message>
        <source>Removes an account and its key. Its tasks and clips stay.</source>
        <translation>アカウントとそのキーを削除します。タスクとクリップは残ります。</translation>
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
        <source>The account stays, because its key could not be removed.</source>
        <translation>キーを削除できなかったため、アカウントは残ります。</translation>
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
        <source>There is no command &quot;accounts %1&quot;.</source>
        <translation>コマンド「accounts %1」はありません。</translation>
    </message>
    <message>
        <source>The account has no models: give --model.</source>
        <translation>アカウントにモデルがありません。--model を指定してください。</translation>
    </message>
    <message>
        <source>Follows a task that was created elsewhere until it has ended, and saves its clip. Nothing is created.</source>
        <translation>ほかで作成したタスクを終了まで追跡し、クリップを保存します。何も作成されません。</translation>
    </message>
    <message>
        <source>The model code that it was created with.</source>
        <translation>作成時に使ったモデルコード。</translation>
    </message>
    <message>
        <source>id</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>The service&apos;s id of the task.</source>
        <translation>サービスのタスク ID。</translation>
    </message>
    <message>
        <source>folder</source>
        <translation>フォルダー</translation>
    </message>
    <message>
        <source>Save the clip there.</source>
        <translation>クリップの保存先。</translation>
    </message>
    <message>
        <source>--%1 is missing.</source>
        <translation>--%1 がありません。</translation>
    </message>
    <message>
        <source>Says what there is to say about a request. Nothing is sent.</source>
        <translation>リクエストの確認事項を表示します。何も送信しません。</translation>
    </message>
    <message>
        <source>The request can be sent with --accept.</source>
        <translation>--accept を付けるとリクエストを送信できます。</translation>
    </message>
    <message>
        <source>The request can be sent.</source>
        <translation>リクエストを送信できます。</translation>
    </message>
    <message>
        <source>Keep settings, tasks and clips under this folder.</source>
        <translation>設定、タスク、クリップをこのフォルダーに保存します。</translation>
    </message>
    <message>
        <source>Write one JSON object a line.</source>
        <translation>1 行に 1 つの JSON オブジェクトを出力します。</translation>
    </message>
    <message>
        <source>Show this help.</source>
        <translation>このヘルプを表示します。</translation>
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
        <source>&quot;%1&quot; is one word too many.</source>
        <translation>「%1」は余分です。</translation>
    </message>
    <message>
        <source>--%1 needs a value.</source>
        <translation>--%1 には値が必要です。</translation>
    </message>
    <message>
        <source>A command is missing.</source>
        <translation>コマンドがありません。</translation>
    </message>
    <message>
        <source>%1 shows what there is.</source>
        <translation>使い方は %1 で確認できます。</translation>
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
        <source>Makes one clip of each kind of request with the practice service, and checks each clip&apos;s length and size. Nothing is charged.</source>
        <translation>練習用サービスで各種類のリクエストのクリップを 1 本ずつ作成し、長さとサイズを確認します。課金されません。</translation>
    </message>
    <message>
        <source>Save the clips there; &quot;dailies-demo&quot; in this folder when it is not given.</source>
        <translation>クリップの保存先。省略時は現在のフォルダーの「dailies-demo」です。</translation>
    </message>
    <message>
        <source>Nothing can be written to the folder for temporary files.</source>
        <translation>一時ファイル用フォルダーに書き込めません。</translation>
    </message>
    <message>
        <source>The practice service does not run.</source>
        <translation>練習用サービスが動作していません。</translation>
    </message>
    <message>
        <source>Making %1 clips, one of each kind of request, with the practice service. Nothing is charged.</source>
        <translation>練習用サービスで、各種類のリクエストにつき 1 本、合計 %1 本のクリップを作成しています。課金されません。</translation>
    </message>
    <message>
        <source>well </source>
        <translation>正常  </translation>
    </message>
    <message>
        <source>WRONG</source>
        <translation>不一致</translation>
    </message>
    <message>
        <source>%1 of %2 clips are as they were asked for, in %3</source>
        <translation>%2 本中 %1 本のクリップが指定どおりです (保存先: %3)</translation>
    </message>
    <message>
        <source>Practice service</source>
        <translation>練習用サービス</translation>
    </message>
    <message>
        <source>Writes what the service&apos;s support needs to look into a task: a zip with its ids, times, request, answers, and the digests of its input files. Keys, signatures of addresses, encoded data and folders of this computer are left out.</source>
        <translation>サービスのサポートがタスクを調べるために必要な情報を書き出します。ID、日時、リクエスト、応答、入力ファイルのダイジェストを含む zip です。キー、URL の署名、エンコードされたデータ、このコンピューターのフォルダーは含まれません。</translation>
    </message>
    <message>
        <source>The task&apos;s number, or the service&apos;s id.</source>
        <translation>タスクの番号、またはサービスの ID。</translation>
    </message>
    <message>
        <source>Write the zip there.</source>
        <translation>zip の書き出し先。</translation>
    </message>
    <message>
        <source>Replace a file that is there already.</source>
        <translation>既存のファイルを置き換えます。</translation>
    </message>
    <message>
        <source>%1 is a folder; name a file.</source>
        <translation>%1 はフォルダーです。ファイルを指定してください。</translation>
    </message>
    <message>
        <source>%1 is there already; --force replaces it.</source>
        <translation>%1 はすでに存在します。--force で置き換えます。</translation>
    </message>
    <message>
        <source>Task %1: the evidence is in %2. Read it before you give it away.</source>
        <translation>タスク %1: 調査用データは %2 にあります。人に渡す前に内容を確認してください。</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>%1 を読み込めません: %2。</translation>
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
        <source>look whether a request can be sent</source>
        <translation>リクエストを送信できるか確認する</translation>
    </message>
    <message>
        <source>send a request</source>
        <translation>リクエストを送信する</translation>
    </message>
    <message>
        <source>follow every unfinished task until it has ended</source>
        <translation>未完了のタスクをすべて終了まで追跡する</translation>
    </message>
    <message>
        <source>list the tasks</source>
        <translation>タスクを一覧表示する</translation>
    </message>
    <message>
        <source>show one task with its request and log</source>
        <translation>タスクをリクエストとログとともに表示する</translation>
    </message>
    <message>
        <source>write what support needs to look into a task</source>
        <translation>サポートがタスクを調べるために必要な情報を書き出す</translation>
    </message>
    <message>
        <source>follow a task that was created elsewhere</source>
        <translation>ほかで作成したタスクを追跡する</translation>
    </message>
    <message>
        <source>add, list, remove or test accounts</source>
        <translation>アカウントの追加、一覧表示、削除、テストを行う</translation>
    </message>
    <message>
        <source>run the practice service, which costs nothing</source>
        <translation>料金のかからない練習用サービスを実行する</translation>
    </message>
    <message>
        <source>make a clip of each kind of request with the practice service</source>
        <translation>練習用サービスで各種類のリクエストのクリップを作成する</translation>
    </message>
    <message>
        <source>Commands:</source>
        <translation>コマンド:</translation>
    </message>
    <message>
        <source>dailies-cli COMMAND --help shows a command&apos;s options.</source>
        <translation>dailies-cli コマンド --help でコマンドのオプションを表示します。</translation>
    </message>
    <message>
        <source>Makes, follows and keeps clips of a video service.</source>
        <translation>動画サービスのクリップを作成、追跡、保存します。</translation>
    </message>
    <message>
        <source>There is no command &quot;%1&quot;.</source>
        <translation>コマンド「%1」はありません。</translation>
    </message>
    <message>
        <source>--port is a number from 1 to 65535, or 0 for any free one.</source>
        <translation>--port は 1～65535 の数値です。0 は任意の空きポートを表します。</translation>
    </message>
    <message>
        <source>--task-seconds is a number from 0 to %1.</source>
        <translation>--task-seconds は 0～%1 の数値です。</translation>
    </message>
    <message>
        <source>Runs the practice service until it is interrupted. It follows the specification, makes real clips, and costs nothing.</source>
        <translation>中断されるまで練習用サービスを実行します。仕様に従って実際のクリップを作成し、料金はかかりません。</translation>
    </message>
    <message>
        <source>The port to listen on, on this computer only; any free one when it is not given.</source>
        <translation>待ち受けるポート (このコンピューターのみ)。省略時は任意の空きポートです。</translation>
    </message>
    <message>
        <source>How long a task takes at the least.</source>
        <translation>タスクにかかる最短の時間。</translation>
    </message>
    <message>
        <source>Words in a prompt that ask for trouble:</source>
        <translation>プロンプトに含めると問題を起こせる語:</translation>
    </message>
    <message>
        <source>The practice service listens at %1
Key: %2
Ctrl+C ends it.</source>
        <translation>練習用サービスは %1 で待ち受けています
キー: %2
Ctrl+C で終了します。</translation>
    </message>
    <message>
        <source>The standard input</source>
        <translation>標準入力</translation>
    </message>
    <message>
        <source>%1 is too large for a request.</source>
        <translation>%1 は大きすぎてリクエストとして使えません。</translation>
    </message>
    <message>
        <source>The model profile is that of %1.</source>
        <translation>モデルプロファイルは %1 のものです。</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>確認</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>参考</translation>
    </message>
    <message>
        <source>The request&apos;s family.</source>
        <translation>リクエストのファミリー。</translation>
    </message>
    <message>
        <source>Family A&apos;s model generation; 3.0 when it is not given.</source>
        <translation>ファミリー A のモデルの世代。省略時は 3.0 です。</translation>
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
        <source>--family is missing: A or B.</source>
        <translation>--family がありません。A または B を指定してください。</translation>
    </message>
    <message>
        <source>There is no family &quot;%1&quot;: A or B.</source>
        <translation>ファミリー「%1」はありません。A または B を指定してください。</translation>
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
        <source>--api-type is missing, such as TextToVideo.</source>
        <translation>--api-type がありません (例: TextToVideo)。</translation>
    </message>
    <message>
        <source>The service does not offer %1.</source>
        <translation>サービスは %1 を提供していません。</translation>
    </message>
    <message>
        <source>The request as the JSON of a create call; - reads it from the standard input.</source>
        <translation>作成呼び出しの JSON によるリクエスト。- は標準入力から読み込みます。</translation>
    </message>
    <message>
        <source>What is known of the model, as JSON, in place of what Dailies knows; what lies outside it is noted.</source>
        <translation>Dailies の持つ情報の代わりに使うモデル情報 (JSON)。その範囲外の内容は参考情報として示します。</translation>
    </message>
    <message>
        <source>--request is missing: a file, or - for the standard input.</source>
        <translation>--request がありません。ファイルか、標準入力を表す - を指定してください。</translation>
    </message>
    <message>
        <source>This key stands twice; only the last one counts.</source>
        <translation>このキーは重複しています。最後のものだけが有効です。</translation>
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
        <source>Shows one task with its request and its log.</source>
        <translation>1 件のタスクをリクエストとログとともに表示します。</translation>
    </message>
    <message>
        <source>--copies is a number from 1 to %1.</source>
        <translation>--copies は 1～%1 の数値です。</translation>
    </message>
    <message>
        <source>The request cannot be sent as it is. Nothing was sent.</source>
        <translation>リクエストはこのままでは送信できません。何も送信されていません。</translation>
    </message>
    <message>
        <source>The request is outside what the service states. Nothing was sent; --accept sends it all the same.</source>
        <translation>リクエストはサービスが示す範囲を超えています。何も送信されていません。--accept を付けるとそのまま送信します。</translation>
    </message>
    <message>
        <source>Sends a request. Each copy may be charged by the service.</source>
        <translation>リクエストを送信します。送信 1 件ごとにサービスから課金される可能性があります。</translation>
    </message>
    <message>
        <source>How many times to send it, each as a task of its own.</source>
        <translation>送信する回数。それぞれ別のタスクになります。</translation>
    </message>
    <message>
        <source>Wait for the clips and save them.</source>
        <translation>クリップの完成を待って保存します。</translation>
    </message>
    <message>
        <source>Save the clips of this call there.</source>
        <translation>この呼び出しのクリップの保存先。</translation>
    </message>
    <message>
        <source>Send it though it is outside what the service states.</source>
        <translation>サービスが示す範囲を超えていても送信します。</translation>
    </message>
    <message>
        <source>Task %1 could not be read from the task database.</source>
        <translation>タスク %1 をタスクデータベースから読み込めませんでした。</translation>
    </message>
    <message>
        <source>There is no task &quot;%1&quot;.</source>
        <translation>タスク「%1」はありません。</translation>
    </message>
    <message>
        <source>Task %1: the service answered as family %2, so its model may belong there. The task is followed all the same.</source>
        <translation>タスク %1: サービスはファミリー %2 として応答しました。モデルはこのファミリーの可能性があります。タスクの追跡は続けます。</translation>
    </message>
    <message>
        <source>The tasks of this profile cannot be read any more. What the service has accepted goes on there; &quot;dailies-cli watch&quot; follows it.</source>
        <translation>このプロファイルのタスクを読み込めなくなりました。サービスが受け付けた処理は続いています。「dailies-cli watch」で追跡できます。</translation>
    </message>
    <message>
        <source>Task %1 is held back and was not sent.</source>
        <translation>タスク %1 は保留中で、送信されていません。</translation>
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
        <source>It is sent again in %1 s.</source>
        <translation>%1 秒後に再送信します。</translation>
    </message>
    <message>
        <source>What was accepted goes on at the service; &quot;dailies-cli watch&quot; follows it once the key is right.</source>
        <translation>受け付けられた処理はサービスで続いています。キーを正しく設定した後、「dailies-cli watch」で追跡できます。</translation>
    </message>
    <message>
        <source>Waiting for the answer to a request that is under way…</source>
        <translation>送信中のリクエストの応答を待っています…</translation>
    </message>
    <message>
        <source>Stopped. What was accepted goes on at the service; &quot;dailies-cli watch&quot; follows it.</source>
        <translation>停止しました。受け付けられた処理はサービスで続いています。「dailies-cli watch」で追跡できます。</translation>
    </message>
    <message>
        <source>Lists the tasks, newest first.</source>
        <translation>タスクを新しい順に一覧表示します。</translation>
    </message>
    <message numerus="yes">
        <source>%n tasks could not be read from the task database and are not in this list.</source>
        <translation>
            <numerusform>%n 件のタスクをタスクデータベースから読み込めなかったため、この一覧には含まれていません。</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no tasks yet.</source>
        <translation>タスクはまだありません。</translation>
    </message>
    <message>
        <source>Not all tasks of this profile could be read, so none is followed and nothing was sent. What the service has accepted goes on there; try again.</source>
        <translation>このプロファイルの一部のタスクを読み込めなかったため、どのタスクも追跡せず、何も送信していません。サービスが受け付けた処理は続いています。もう一度実行してください。</translation>
    </message>
    <message>
        <source>Follows every unfinished task of the profile until all have ended. Nothing is sent a second time, and what was not sent yet only with --send-waiting.</source>
        <translation>プロファイル内の未完了のタスクを、すべて終了するまで追跡します。二重に送信することはありません。未送信のものは --send-waiting を付けた場合にのみ送信します。</translation>
    </message>
    <message>
        <source>Send what an earlier call left unsent, too; each request may be charged by the service.</source>
        <translation>以前の呼び出しで送信されなかったものも送信します。リクエストごとにサービスから課金される可能性があります。</translation>
    </message>
    <message>
        <source>No task is under way.</source>
        <translation>進行中のタスクはありません。</translation>
    </message>
    <message>
        <source>Parent:  task %1</source>
        <comment>whose clip it goes on from</comment>
        <translation>元:      タスク %1</translation>
    </message>
    <message>
        <source>Takes a --base-url that begins with http:// on another computer: everyone on the way can read the key.</source>
        <translation>別のコンピューターの http:// で始まる --base-url を許可します。経路上の誰でもキーを読み取れます。</translation>
    </message>
    <message>
        <source>%1 If you want that all the same, add --allow-http. Nothing was sent.</source>
        <translation>%1それでも使う場合は --allow-http を付けてください。何も送信されていません。</translation>
    </message>
    <message>
        <source>  It says: %1</source>
        <translation>  サービスの説明: %1</translation>
    </message>
    <message>
        <source>Asks the service about a task that does not exist, once for each model of the account, to see whether it can be reached, takes the key and knows the model. Nothing is created.</source>
        <translation>アカウントのモデルごとに 1 回、存在しないタスクをサービスに照会し、接続できるか、キーが受け付けられるか、モデルが認識されるかを確認します。何も作成されません。</translation>
    </message>
    <message>
        <source>The one model code to ask with, whether the account lists it or not.</source>
        <translation>照会に使う唯一のモデルコード。アカウントの一覧になくても構いません。</translation>
    </message>
    <message>
        <source>dailies-cli accounts COMMAND --help shows a command&apos;s options.</source>
        <translation>dailies-cli accounts コマンド --help でコマンドのオプションを表示します。</translation>
    </message>
    <message>
        <source>DAILIES_API_KEY is not used, because no service was named. If the key belongs to %1, add --account.</source>
        <translation>サービスが指定されていないため、DAILIES_API_KEY は使用しません。キーが %1 のものであれば、--account を付けてください。</translation>
    </message>
    <message>
        <source>Exit status: 0 well; 1 a task failed or is not finished; 2 wrong use; 3 the request has findings that keep it from being sent;
4 refused by the service, or not reached; 5 answer lost; 6 keychain or profile not usable;
128 and a signal&apos;s number when interrupted.</source>
        <translation>終了ステータス: 0 正常、1 タスクが失敗または未完了、2 使用方法の誤り、3 リクエストに送信を妨げる問題がある、
4 サービスが拒否、または接続できない、5 応答消失、6 キーチェーンまたはプロファイルを使用できない、
中断時は 128 にシグナル番号を加えた値。</translation>
    </message>
    <message>
        <source>DAILIES_API_KEY in the environment is used instead of the keychain&apos;s key, for the service that --account or --base-url names. &quot;watch&quot; also uses it for tasks that were sent with it.</source>
        <translation>環境変数 DAILIES_API_KEY は、--account または --base-url で指定したサービスに対し、キーチェーンのキーの代わりに使われます。「watch」は、このキーで送信したタスクにも使います。</translation>
    </message>
    <message>
        <source>Remark:  %1</source>
        <translation>備考:    %1</translation>
    </message>
    <message>
        <source>%1 Nothing was sent this time; --again sends it once more, --copies sends several.</source>
        <comment>You sent this 4 s ago.</comment>
        <translation>%1今回は何も送信されていません。--again を付けるともう一度送信し、--copies を付けると複数件送信します。</translation>
    </message>
    <message>
        <source>Send it though the same was sent less than 10 seconds ago.</source>
        <translation>同じリクエストの送信から 10 秒たっていなくても送信します。</translation>
    </message>
    <message>
        <source>There are tasks of %1, and its key is not known: put it into DAILIES_API_KEY and add --base-url %1.</source>
        <translation>%1 のタスクがありますが、キーがわかりません。キーを DAILIES_API_KEY に設定し、--base-url %1 を付けてください。</translation>
    </message>
    <message>
        <source>The service&apos;s base address for this call only; https:// and /v1 are added where they are missing; the key is taken from DAILIES_API_KEY.</source>
        <translation>この呼び出しだけに使うサービスのベース URL。https:// と /v1 がなければ補います。キーは DAILIES_API_KEY から取得します。</translation>
    </message>
    <message>
        <source>--base-url is missing: the service&apos;s base address.</source>
        <translation>--base-url がありません: サービスのベース URL を指定してください。</translation>
    </message>
    <message>
        <source>The service&apos;s base address.</source>
        <translation>サービスのベース URL。</translation>
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
        <source>This clip is not on the disk any more: %1.</source>
        <translation>このクリップはもうディスクにありません: %1。</translation>
    </message>
    <message numerus="yes">
        <source>%n clips are not on the disk any more, such as %1.</source>
        <translation>
            <numerusform>%1 など %n 件のクリップは、もうディスクにありません。</numerusform>
        </translation>
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
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message numerus="yes">
        <source>Copying %n clips…</source>
        <translation>
            <numerusform>%n 件のクリップをコピーしています…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more were not copied, either.</source>
        <translation>
            <numerusform>ほか %n 件もコピーされませんでした。</numerusform>
        </translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>フォルダーを開く</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>%1 として保存しました。</translation>
    </message>
    <message numerus="yes">
        <source>%n clips were copied.</source>
        <translation>
            <numerusform>%n 件のクリップをコピーしました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was copied.</source>
        <translation>何もコピーされていません。</translation>
    </message>
</context>
<context>
    <name>Dailies::ClipCopy</name>
    <message>
        <source>the folder takes no new name</source>
        <translation>フォルダーに新しい名前で保存できません</translation>
    </message>
    <message>
        <source>%1 was not copied: %2.</source>
        <translation>%1 はコピーされませんでした: %2。</translation>
    </message>
    <message>
        <source>%1 was not copied: it is not there any more.</source>
        <translation>%1 はコピーされませんでした: ファイルはもうありません。</translation>
    </message>
    <message>
        <source>it is the clip itself</source>
        <translation>コピー先がクリップ自体です</translation>
    </message>
    <message>
        <source>it needs %1, and the disk has %2 free</source>
        <translation>%1 必要ですが、ディスクの空きは %2 です</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>中止しました。</translation>
    </message>
    <message>
        <source>it could not be read to its end</source>
        <translation>最後まで読み込めませんでした</translation>
    </message>
</context>
<context>
    <name>Dailies::ClipEncoder</name>
    <message>
        <source>The practice clip cannot be written: %1.</source>
        <translation>練習用クリップを書き込めません: %1。</translation>
    </message>
    <message>
        <source>This computer cannot make %1: %2.</source>
        <translation>このコンピューターでは %1 を作成できません: %2。</translation>
    </message>
</context>
<context>
    <name>Dailies::ClipMaker</name>
    <message>
        <source>A practice clip cannot be %1 by %2 pixels.</source>
        <translation>練習用クリップを %1 × %2 ピクセルにすることはできません。</translation>
    </message>
    <message>
        <source>A practice clip cannot last %1 s.</source>
        <translation>練習用クリップの長さを %1 秒にすることはできません。</translation>
    </message>
    <message>
        <source>A practice clip cannot show %1 pictures a second.</source>
        <translation>練習用クリップのフレームレートを毎秒 %1 フレームにすることはできません。</translation>
    </message>
    <message>
        <source>Practice clips need the part of Qt that draws text.</source>
        <translation>練習用クリップの作成には、Qt の文字描画機能が必要です。</translation>
    </message>
    <message>
        <source>The practice clip was stopped.</source>
        <translation>練習用クリップの作成を中止しました。</translation>
    </message>
    <message>
        <source>The practice clip %1 cannot be written: %2.</source>
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
        <source>Beginning of the prompt</source>
        <translation>プロンプトの冒頭</translation>
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
        <source>Number of the task</source>
        <translation>タスクの番号</translation>
    </message>
    <message>
        <source>All clips would have the same name.</source>
        <translation>すべてのクリップが同じ名前になります。</translation>
    </message>
    <message>
        <source>For example: %1</source>
        <translation>例: %1</translation>
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
        <source>One code a line, as the service names them</source>
        <translation>1 行に 1 コード (サービスの表記どおり)</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>ファイルから…</translation>
    </message>
    <message>
        <source>Codes to add</source>
        <translation>追加するコード</translation>
    </message>
    <message>
        <source>The unknown are</source>
        <translation>判別できないコードのファミリー</translation>
    </message>
    <message numerus="yes">
        <source>%n codes are recognised.</source>
        <translation>
            <numerusform>%n 件のコードを判別しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Not known by name: %1</source>
        <translation>名前から判別できません: %1</translation>
    </message>
    <message>
        <source>The file cannot be read: %1.</source>
        <translation>ファイルを読み込めません: %1。</translation>
    </message>
    <message>
        <source>The file is too large to be a list of model codes.</source>
        <translation>ファイルが大きすぎるため、モデルコードの一覧ではありません。</translation>
    </message>
    <message>
        <source>The file is no text.</source>
        <translation>テキストファイルではありません。</translation>
    </message>
    <message>
        <source>Model codes</source>
        <translation>モデルコード</translation>
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
        <source>Checked columns are shown, in this order. Move them with the buttons, or with Ctrl and the arrow keys.</source>
        <translation>チェックした列がこの順序で表示されます。ボタン、または Ctrl と矢印キーで移動できます。</translation>
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
        <source>Not every selected task has its clip here.</source>
        <translation>選択したタスクの一部は、クリップがここにありません。</translation>
    </message>
    <message>
        <source>Not every selected file is a known kind of video.</source>
        <translation>選択したファイルの中に、動画として認識できないものがあります。</translation>
    </message>
</context>
<context>
    <name>Dailies::CompareActions</name>
    <message>
        <source>Back to the tasks</source>
        <translation>タスクに戻る</translation>
    </message>
    <message>
        <source>What differs</source>
        <translation>相違点</translation>
    </message>
    <message>
        <source>The parameters that are not the same</source>
        <translation>値が異なるパラメーター</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>並べて表示</translation>
    </message>
    <message>
        <source>All takes beside each other</source>
        <translation>すべてのテイクを並べて表示します</translation>
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
        <source>One take at a time; again for the next one</source>
        <translation>テイクを 1 件ずつ表示します。もう一度押すと次に進みます</translation>
    </message>
    <message>
        <source>Blink by itself</source>
        <translation>自動切り替え</translation>
    </message>
    <message>
        <source>Dividing line to the left</source>
        <translation>分割線を左へ</translation>
    </message>
    <message>
        <source>Dividing line to the right</source>
        <translation>分割線を右へ</translation>
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
        <source>Take %1</source>
        <translation>テイク %1</translation>
    </message>
    <message>
        <source>No rating</source>
        <translation>評価なし</translation>
    </message>
    <message>
        <source>Reject, or take back</source>
        <translation>不採用にする、または元に戻す</translation>
    </message>
    <message>
        <source>Moves the chosen take to the recycle bin, or out of it; its clip stays where it is</source>
        <translation>選択中のテイクをごみ箱に移動、またはごみ箱から復元します。クリップは元の場所に残ります</translation>
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
        <source>Two takes in one place, with a line between them (W)</source>
        <translation>2 件のテイクを重ね、線で区切って表示します (W)</translation>
    </message>
    <message>
        <source>A line divides two takes: select two to use it.</source>
        <translation>分割線で比べられるのは 2 件のテイクです。2 件選択すると使えます。</translation>
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
    <message>
        <source>Slower than asked: this computer cannot show all takes at full speed.</source>
        <translation>指定より低速です: このコンピューターではすべてのテイクを本来の速度で表示できません。</translation>
    </message>
    <message numerus="yes">
        <source>Comparing %n takes</source>
        <translation>
            <numerusform>%n 件のテイクを比較中</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::ConnectionPanel</name>
    <message>
        <source>Test</source>
        <translation>テスト</translation>
    </message>
    <message>
        <source>Asks the service about a task that does not exist. Nothing is created or charged.</source>
        <translation>存在しないタスクをサービスに照会します。何も作成されず、課金もされません。</translation>
    </message>
    <message>
        <source>Asking for the key…</source>
        <translation>キーを取得しています…</translation>
    </message>
    <message>
        <source>Nothing was sent, created or charged.</source>
        <translation>何も送信、作成されておらず、課金されていません。</translation>
    </message>
    <message>
        <source>Asking the service…</source>
        <translation>サービスに照会しています…</translation>
    </message>
    <message>
        <source>Asking about %1…</source>
        <translation>%1 を照会しています…</translation>
    </message>
    <message>
        <source>Asking about %1 (%2 of %3)…</source>
        <translation>%1 を照会しています (%2 / %3)…</translation>
    </message>
    <message>
        <source>It says: %1</source>
        <translation>サービスの説明: %1</translation>
    </message>
    <message>
        <source>Request id: %1</source>
        <translation>リクエスト ID: %1</translation>
    </message>
    <message>
        <source>It was stopped.</source>
        <translation>中止しました。</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
</context>
<context>
    <name>Dailies::ConnectionTest</name>
    <message>
        <source>Nothing was sent, created or charged.</source>
        <translation>何も送信、作成されておらず、課金されていません。</translation>
    </message>
    <message numerus="yes">
        <source>%n models were asked about a task that does not exist. Nothing was created, nothing is charged.</source>
        <translation>
            <numerusform>%n 件のモデルについて、存在しないタスクを照会しました。何も作成されておらず、課金されません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n further models were not asked about.</source>
        <translation>
            <numerusform>ほか %n 件のモデルは照会していません。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::DatabaseMaintenance</name>
    <message>
        <source>The task database is damaged (%1). Nothing more is sent; what is under way goes on. Start Dailies again: the database is then moved aside, and its newest copy takes its place.</source>
        <translation>タスクデータベースが破損しています (%1)。これ以上の送信は行いません。進行中のものは続行されます。Dailies を再起動すると、データベースは別の場所に移され、最新のコピーに置き換えられます。</translation>
    </message>
</context>
<context>
    <name>Dailies::DaysDialog</name>
    <message>
        <source>Made between</source>
        <translation>作成日の範囲</translation>
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
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>表示</translation>
    </message>
</context>
<context>
    <name>Dailies::DecisionBar</name>
    <message>
        <source>Answer lost</source>
        <translation>応答消失</translation>
    </message>
    <message>
        <source>Task id</source>
        <translation>タスク ID</translation>
    </message>
    <message>
        <source>Decide after all</source>
        <translation>やはり対応する</translation>
    </message>
    <message>
        <source>Attach id…</source>
        <translation>ID を関連付け…</translation>
    </message>
    <message>
        <source>Submit again</source>
        <translation>もう一度送信</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>そのままにする</translation>
    </message>
    <message>
        <source>Attach</source>
        <translation>関連付け</translation>
    </message>
    <message>
        <source>Submit again, may be charged twice</source>
        <translation>もう一度送信 (二重課金の可能性)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Answer lost: the service may have accepted this request. Nothing was sent again.</source>
        <translation>応答消失: サービスがこのリクエストを受け付けた可能性があります。再送信はしていません。</translation>
    </message>
    <message>
        <source>Left as it is: the request may have been charged.</source>
        <translation>そのままにしています。リクエストには課金された可能性があります。</translation>
    </message>
    <message>
        <source>If the service shows this task, give its id here; the task is then followed and its clip fetched.</source>
        <translation>サービスにこのタスクが表示されている場合は、その ID を入力してください。タスクを追跡し、クリップを取得します。</translation>
    </message>
    <message>
        <source>If the first request was accepted, both run and both are charged.</source>
        <translation>最初のリクエストが受け付けられていた場合は、両方が実行され、両方に課金されます。</translation>
    </message>
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
        <source>request id %1</source>
        <translation>リクエスト ID %1</translation>
    </message>
    <message>
        <source>Request id: %1</source>
        <translation>リクエスト ID: %1</translation>
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
        <source>Left as it is: the request may have been accepted.</source>
        <translation>そのままにしています。リクエストは受け付けられた可能性があります。</translation>
    </message>
    <message>
        <source>The answer that came contains %1, which may be the task&apos;s ID. Check with the service, then attach it; the task is then followed and its clip fetched.</source>
        <translation>届いた応答に %1 が含まれており、これがタスクの ID の可能性があります。サービスで確認してから関連付けてください。タスクを追跡し、クリップを取得します。</translation>
    </message>
    <message>
        <source>If the first request was accepted, both run.</source>
        <translation>最初のリクエストが受け付けられていた場合は、両方が実行されます。</translation>
    </message>
    <message>
        <source>Submit again, may run twice</source>
        <translation>もう一度送信 (二重実行の可能性)</translation>
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
    <message numerus="yes">
        <source>%n answers lost: you decide</source>
        <translation>
            <numerusform>応答消失 %n 件 (要対応)</numerusform>
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
        <source>Tasks have ended</source>
        <translation>タスクが終了しました</translation>
    </message>
    <message>
        <source>Takes are here</source>
        <translation>テイクが届きました</translation>
    </message>
    <message>
        <source>A request is being sent</source>
        <translation>リクエストを送信中</translation>
    </message>
    <message>
        <source>A clip is being fetched</source>
        <translation>クリップを取得中</translation>
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
    <message>
        <source>Tasks are running</source>
        <translation>タスクの実行中</translation>
    </message>
    <message numerus="yes">
        <source>%n tasks are running. In the tray, Dailies goes on and fetches the clips. If you quit, the tasks go on at the service, and Dailies takes them up when it starts again; an address lives about a day.</source>
        <translation>
            <numerusform>%n 件のタスクが実行中です。トレイに残すと、Dailies は動作を続けてクリップを取得します。終了した場合もタスクはサービスで続き、Dailies は次回の起動時に追跡を再開します。URL の有効期間は約 1 日です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep in the tray</source>
        <translation>トレイに残す</translation>
    </message>
    <message>
        <source>Stay open</source>
        <translation>閉じない</translation>
    </message>
    <message>
        <source>Do not ask again</source>
        <translation>今後確認しない</translation>
    </message>
    <message numerus="yes">
        <source>%n of them for practice</source>
        <translation>
            <numerusform>うち練習用 %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Practice tasks have ended</source>
        <translation>練習用タスクが終了しました</translation>
    </message>
    <message>
        <source>Practice takes are here</source>
        <translation>練習用テイクが届きました</translation>
    </message>
    <message>
        <source>The service says that it is finished, but gives no link to the clip yet. Dailies keeps asking and fetches the clip as soon as there is one.</source>
        <translation>サービスは完了と報告していますが、クリップの URL がまだ示されていません。Dailies は照会を続け、URL が示され次第クリップを取得します。</translation>
    </message>
    <message>
        <source>No link to a clip yet</source>
        <translation>クリップの URL 待ち</translation>
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
        <source>All asked for the same.</source>
        <translation>すべて同じ指定です。</translation>
    </message>
    <message>
        <source>What differs</source>
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
    <name>Dailies::DraftController</name>
    <message>
        <source>Save as draft…</source>
        <translation>下書きとして保存…</translation>
    </message>
    <message>
        <source>Keep what stands in the form under a name</source>
        <translation>フォームの内容に名前を付けて保存します</translation>
    </message>
    <message>
        <source>All drafts…</source>
        <translation>すべての下書き…</translation>
    </message>
    <message>
        <source>Open, rename and delete drafts</source>
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
        <source>The file of this draft cannot be read.</source>
        <translation>この下書きのファイルを読み込めません。</translation>
    </message>
    <message>
        <source>The file of this draft is too large.</source>
        <translation>この下書きのファイルが大きすぎます。</translation>
    </message>
    <message>
        <source>A newer version of Dailies made this draft.</source>
        <translation>この下書きは新しいバージョンの Dailies で作成されています。</translation>
    </message>
    <message>
        <source>The file of this draft is damaged.</source>
        <translation>この下書きのファイルは破損しています。</translation>
    </message>
    <message>
        <source>A draft needs a name.</source>
        <translation>下書きには名前が必要です。</translation>
    </message>
    <message>
        <source>There is a draft “%1” already.</source>
        <translation>下書き「%1」はすでにあります。</translation>
    </message>
    <message>
        <source>The draft cannot be written to %1. It was not saved.</source>
        <translation>下書きを %1 に書き込めません。保存されませんでした。</translation>
    </message>
    <message>
        <source>The draft cannot be deleted from %1.</source>
        <translation>下書きを %1 から削除できません。</translation>
    </message>
    <message>
        <source>The draft cannot be brought back to %1.</source>
        <translation>下書きを %1 に戻せません。</translation>
    </message>
    <message>
        <source>Unreadable draft of %1</source>
        <translation>読み込めない下書き (%1)</translation>
    </message>
    <message>
        <source>The draft cannot be moved to %1.</source>
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
        <source>There are no drafts.</source>
        <translation>下書きはありません。</translation>
    </message>
    <message>
        <source>“Save as draft…” keeps what stands in the form under a name.</source>
        <translation>「下書きとして保存…」で、フォームの内容に名前を付けて保存できます。</translation>
    </message>
    <message>
        <source>Change the name (%1)</source>
        <translation>名前を変更します (%1)</translation>
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
        <source>“%1” was deleted.</source>
        <translation>「%1」を削除しました。</translation>
    </message>
    <message numerus="yes">
        <source>%n drafts were deleted.</source>
        <translation>
            <numerusform>%n 件の下書きを削除しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>元に戻す</translation>
    </message>
</context>
<context>
    <name>Dailies::FamilyButton</name>
    <message>
        <source>The model&apos;s family and generation: they decide how a request is written. Click to change them.</source>
        <translation>モデルのファミリーと世代です。リクエストの書式を決めます。クリックして変更できます。</translation>
    </message>
    <message>
        <source>Model settings…</source>
        <translation>モデル設定…</translation>
    </message>
    <message>
        <source>Remove %1 from %2</source>
        <translation>%1 を %2 から削除</translation>
    </message>
</context>
<context>
    <name>Dailies::FamilyQuestion</name>
    <message>
        <source>The model&apos;s documentation says. You are asked once.</source>
        <translation>モデルのドキュメントに記載されています。確認は一度だけです。</translation>
    </message>
    <message>
        <source>Which family is %1?</source>
        <translation>%1 のファミリーはどれですか?</translation>
    </message>
</context>
<context>
    <name>Dailies::FieldColumn</name>
    <message>
        <source>Request preview</source>
        <translation>リクエストのプレビュー</translation>
    </message>
</context>
<context>
    <name>Dailies::FieldEditor</name>
    <message>
        <source>Required</source>
        <translation>必須</translation>
    </message>
</context>
<context>
    <name>Dailies::FileDownload</name>
    <message>
        <source>The download was stopped.</source>
        <translation>ダウンロードを中止しました。</translation>
    </message>
    <message>
        <source>The address of the clip is not used: it leads into a private network, where the service is not.</source>
        <translation>クリップの URL は使用しません。サービスの存在しないプライベートネットワークを指しています。</translation>
    </message>
    <message>
        <source>The download stood still for too long.</source>
        <translation>ダウンロードが長時間停止していました。</translation>
    </message>
    <message>
        <source>The download took too long.</source>
        <translation>ダウンロードに時間がかかりすぎました。</translation>
    </message>
    <message>
        <source>The download broke off.</source>
        <translation>ダウンロードが途切れました。</translation>
    </message>
    <message>
        <source>The server that holds the clip could not be reached.</source>
        <translation>クリップのあるサーバーに接続できませんでした。</translation>
    </message>
    <message>
        <source>The address of the clip does not work any more (HTTP %1).</source>
        <translation>クリップの URL はもう使えません (HTTP %1)。</translation>
    </message>
    <message>
        <source>The server that holds the clip has trouble of its own (HTTP %1).</source>
        <translation>クリップのあるサーバーで問題が発生しています (HTTP %1)。</translation>
    </message>
    <message>
        <source>The server that holds the clip contradicts itself about its length.</source>
        <translation>クリップのあるサーバーが示すデータ長が矛盾しています。</translation>
    </message>
    <message>
        <source>The address of the clip leads on and on; it was not followed further.</source>
        <translation>クリップの URL の転送が繰り返されるため、途中で打ち切りました。</translation>
    </message>
    <message>
        <source>The address of the clip leads from a secure connection to an open one; it was not followed.</source>
        <translation>クリップの URL が安全な接続から保護されていない接続へ転送されるため、たどりませんでした。</translation>
    </message>
    <message>
        <source>The download is not complete.</source>
        <translation>ダウンロードが完了していません。</translation>
    </message>
    <message>
        <source>The clip could not be given a name: each is taken as soon as it is found.</source>
        <translation>クリップに名前を付けられませんでした。見つけた名前がその都度ほかで使われてしまいます。</translation>
    </message>
    <message>
        <source>The address gave a page or a playlist in place of the clip.</source>
        <translation>URL から返されたのはクリップではなく、Web ページまたは再生リストでした。</translation>
    </message>
    <message>
        <source>The address of the clip gave nothing.</source>
        <translation>クリップの URL からは何も返されませんでした。</translation>
    </message>
</context>
<context>
    <name>Dailies::FilmstripBar</name>
    <message>
        <source>Filmstrip</source>
        <translation>フィルムストリップ</translation>
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
        <source>Takes this filter away</source>
        <translation>このフィルターを解除します</translation>
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
        <source>Made</source>
        <translation>作成日</translation>
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
</context>
<context>
    <name>Dailies::FindingsList</name>
    <message>
        <source>Needed before this can be sent</source>
        <translation>送信前に対応が必要</translation>
    </message>
    <message>
        <source>Sent after you confirm it</source>
        <translation>確認後に送信</translation>
    </message>
    <message>
        <source>For your information</source>
        <translation>参考情報</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>確認事項</translation>
    </message>
    <message>
        <source>%1 notes</source>
        <translation>参考情報 %1 件</translation>
    </message>
</context>
<context>
    <name>Dailies::FolderEdit</name>
    <message>
        <source>Choose…</source>
        <translation>選択…</translation>
    </message>
    <message>
        <source>Folder for clips</source>
        <translation>クリップのフォルダー</translation>
    </message>
</context>
<context>
    <name>Dailies::FormController</name>
    <message>
        <source>The form holds another request now.</source>
        <translation>フォームの内容が別のリクエストに変わりました。</translation>
    </message>
    <message>
        <source>Bring back what was there</source>
        <translation>元の内容に戻す</translation>
    </message>
    <message>
        <source>A red kite climbs over the evening hill; the camera follows it in one slow move.</source>
        <translation>夕暮れの丘の上に赤い凧が舞い上がる。カメラはゆっくりとした一つの動きでそれを追う。</translation>
    </message>
    <message>
        <source>The form holds this request already.</source>
        <translation>フォームはすでにこのリクエストの内容です。</translation>
    </message>
    <message>
        <source>The form holds another request. This is what task %1 would change:</source>
        <translation>フォームの内容は別のリクエストです。タスク %1 を使うと次のように変わります:</translation>
    </message>
    <message>
        <source>It is there.</source>
        <translation>アクセスできます。</translation>
    </message>
    <message>
        <source>What stood in the form last time cannot be read. Its file is kept among the drafts.</source>
        <translation>前回のフォームの内容を読み込めません。ファイルは下書きに残してあります。</translation>
    </message>
    <message>
        <source>What stands in the form cannot be written to %1. It is lost when Dailies ends.</source>
        <translation>フォームの内容を %1 に書き込めません。Dailies を終了すると失われます。</translation>
    </message>
</context>
<context>
    <name>Dailies::FrameActions</name>
    <message>
        <source>Save frame…</source>
        <translation>フレームを保存…</translation>
    </message>
    <message>
        <source>Save the picture on screen as PNG</source>
        <translation>表示中の画像を PNG として保存します</translation>
    </message>
    <message>
        <source>Copy frame</source>
        <translation>フレームをコピー</translation>
    </message>
    <message>
        <source>Copy the picture on screen</source>
        <translation>表示中の画像をコピーします</translation>
    </message>
    <message>
        <source>Use as first frame</source>
        <translation>先頭フレームに使用</translation>
    </message>
    <message>
        <source>Begin the request in the form with this picture</source>
        <translation>フォームのリクエストをこの画像から始めます</translation>
    </message>
    <message>
        <source>Use as last frame</source>
        <translation>末尾フレームに使用</translation>
    </message>
    <message>
        <source>End the request in the form with this picture</source>
        <translation>フォームのリクエストをこの画像で終わらせます</translation>
    </message>
    <message>
        <source>Use as reference</source>
        <translation>参照に使用</translation>
    </message>
    <message>
        <source>Add this picture to the references of the request in the form</source>
        <translation>フォームのリクエストの参照にこの画像を追加します</translation>
    </message>
    <message>
        <source>Continue from the last frame</source>
        <translation>最後のフレームから続ける</translation>
    </message>
    <message>
        <source>A new request that begins where this take ends</source>
        <translation>このテイクの終わりから始まる新しいリクエストを作成します</translation>
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
        <source>%1 frame %2.png</source>
        <comment>name of a file</comment>
        <translation>%1 フレーム %2.png</translation>
    </message>
    <message>
        <source>Frame %1 was copied.</source>
        <translation>フレーム %1 をコピーしました。</translation>
    </message>
    <message>
        <source>The request begins with frame %1 now.</source>
        <translation>リクエストがフレーム %1 から始まるようになりました。</translation>
    </message>
    <message>
        <source>The request ends with frame %1 now.</source>
        <translation>リクエストがフレーム %1 で終わるようになりました。</translation>
    </message>
    <message>
        <source>Frame %1 is a reference of the request now.</source>
        <translation>フレーム %1 をリクエストの参照に追加しました。</translation>
    </message>
    <message>
        <source>The request in the form goes on from the last frame of this take.</source>
        <translation>フォームのリクエストは、このテイクの最後のフレームから続きます。</translation>
    </message>
    <message>
        <source>Bring back what was there</source>
        <translation>元の内容に戻す</translation>
    </message>
</context>
<context>
    <name>Dailies::FrameRequest</name>
    <message>
        <source>No model of this account begins with a picture.</source>
        <translation>このアカウントには、画像から始められるモデルがありません。</translation>
    </message>
    <message>
        <source>No model of this account ends with a given picture.</source>
        <translation>このアカウントには、指定した画像で終えられるモデルがありません。</translation>
    </message>
    <message>
        <source>No model of this account takes pictures as references.</source>
        <translation>このアカウントには、画像を参照として使えるモデルがありません。</translation>
    </message>
</context>
<context>
    <name>Dailies::GuideWindow</name>
    <message>
        <source>User guide</source>
        <translation>ユーザーガイド</translation>
    </message>
    <message>
        <source>Page of the guide</source>
        <translation>ガイドのページ</translation>
    </message>
    <message>
        <source>Search the guide</source>
        <translation>ガイドを検索</translation>
    </message>
    <message>
        <source>Enter goes to the next place</source>
        <translation>Enter で次の箇所に進みます</translation>
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
</context>
<context>
    <name>Dailies::HelpController</name>
    <message>
        <source>User guide</source>
        <translation>ユーザーガイド</translation>
    </message>
    <message>
        <source>Terms explained</source>
        <translation>用語の説明</translation>
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
        <source>There is no text on the clipboard: copy JSON or a cURL command first.</source>
        <translation>クリップボードにテキストがありません。先に JSON または cURL コマンドをコピーしてください。</translation>
    </message>
    <message>
        <source>The command was for %1; the chosen account stays.</source>
        <translation>コマンドの送信先は %1 でしたが、選択中のアカウントはそのままです。</translation>
    </message>
</context>
<context>
    <name>Dailies::JsonEditor</name>
    <message>
        <source>Template</source>
        <translation>テンプレート</translation>
    </message>
    <message>
        <source>Puts in the form that one vendor documents; it is not in the specification.</source>
        <translation>あるベンダーのドキュメントにある形式を入力します。仕様にはありません。</translation>
    </message>
    <message>
        <source>Puts in keys that vendors know; they are not in the specification.</source>
        <translation>ベンダーが対応しているキーを入力します。仕様にはありません。</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>整形</translation>
    </message>
    <message>
        <source>Gives each key a line of its own.</source>
        <translation>キーごとに改行します。</translation>
    </message>
    <message>
        <source>%1: %2 stands twice; the last one counts.</source>
        <translation>%1: %2 が重複しています。最後のものが有効です。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>Dailies::KeyDialog</name>
    <message>
        <source>Use this key</source>
        <translation>このキーを使用</translation>
    </message>
    <message>
        <source>Key of %1</source>
        <translation>%1 のキー</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>It is sent to %1 only.</source>
        <translation>%1 にのみ送信されます。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Keeping the key…</source>
        <translation>キーを保存しています…</translation>
    </message>
    <message>
        <source>%1 The key is kept until you quit.</source>
        <translation>%1キーは終了するまで保持されます。</translation>
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
    <name>Dailies::KeychainStore</name>
    <message>
        <source>The keychain did not keep the key.</source>
        <translation>キーチェーンにキーを保存できませんでした。</translation>
    </message>
    <message>
        <source>The keychain could not be used: %1</source>
        <translation>キーチェーンを使用できませんでした: %1</translation>
    </message>
    <message>
        <source>No keychain is available: no password service, such as GNOME Keyring or KDE Wallet, runs in this session. Start one, or go on with a key for this session.</source>
        <translation>キーチェーンを利用できません。GNOME Keyring や KDE Wallet などのパスワードサービスが、このセッションで動作していません。いずれかを起動するか、このセッション限りのキーで続けてください。</translation>
    </message>
    <message>
        <source>The keychain is locked. Unlock it, in its own window or with the desktop&apos;s password program, and try again.</source>
        <translation>キーチェーンがロックされています。キーチェーンのウィンドウまたはデスクトップのパスワード管理プログラムでロックを解除し、もう一度お試しください。</translation>
    </message>
    <message>
        <source>The keychain does not answer; nothing in it was changed. Try again, and if it stays silent, log in to the desktop anew.</source>
        <translation>キーチェーンが応答しません。内容は何も変更されていません。もう一度試し、それでも応答がない場合は、デスクトップにログインし直してください。</translation>
    </message>
    <message>
        <source>No key is kept for this account and address. Enter it once more.</source>
        <translation>このアカウントと URL のキーは保存されていません。もう一度入力してください。</translation>
    </message>
    <message>
        <source>The keychain did not give permission. Allow Dailies to use it, and try again.</source>
        <translation>キーチェーンの使用が許可されませんでした。Dailies に使用を許可して、もう一度お試しください。</translation>
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
    <message>
        <source>task %1, which is not there any more</source>
        <translation>タスク %1 (もうありません)</translation>
    </message>
    <message>
        <source>Task %1 · in the recycle bin</source>
        <translation>タスク %1 · ごみ箱内</translation>
    </message>
    <message>
        <source>Task %1 · %2</source>
        <comment>number and state</comment>
        <translation>タスク %1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>ほか %n 件</numerusform>
        </translation>
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
        <source>What is to be seen, and how it moves</source>
        <translation>何が映り、どう動くか</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <comment>characters, and how many at most</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>1 character</source>
        <translation>1 文字</translation>
    </message>
    <message>
        <source>%1 characters</source>
        <translation>%1 文字</translation>
    </message>
    <message>
        <source>the service may cut the rest</source>
        <translation>超過分はサービスに切り捨てられる場合があります</translation>
    </message>
</context>
<context>
    <name>Dailies::MainWindow</name>
    <message>
        <source>Viewer</source>
        <translation>ビューアー</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>タスク</translation>
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
        <source>Clips: %1</source>
        <translation>クリップ: %1</translation>
    </message>
    <message>
        <source>A request is on its way. Dailies closes as soon as the service has answered, so that no answer is lost.</source>
        <translation>リクエストを送信中です。応答を失わないように、サービスが応答してから Dailies を終了します。</translation>
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
        <source>Practice service: every call stays on this computer · no bill</source>
        <translation>練習用サービス: 呼び出しはすべてこのコンピューター内で処理されます · 料金なし</translation>
    </message>
    <message>
        <source>The desktop could not open %1.</source>
        <translation>デスクトップ環境で %1 を開けませんでした。</translation>
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
</context>
<context>
    <name>Dailies::MarkActions</name>
    <message>
        <source>No rating</source>
        <translation>評価なし</translation>
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
        <source>Rating</source>
        <translation>評価</translation>
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
    <name>Dailies::MediaDrop</name>
    <message>
        <source>“%1” is a folder. Add the files that are in it.</source>
        <translation>「%1」はフォルダーです。中のファイルを追加してください。</translation>
    </message>
    <message>
        <source>“%1” is no file and no web address.</source>
        <translation>「%1」はファイルでも URL でもありません。</translation>
    </message>
    <message>
        <source>This text is no address: “%1”</source>
        <translation>このテキストは URL ではありません: 「%1」</translation>
    </message>
    <message>
        <source>There is no file, no picture and no address in it.</source>
        <translation>ファイル、画像、URL が含まれていません。</translation>
    </message>
</context>
<context>
    <name>Dailies::MediaEditor</name>
    <message>
        <source>Add file…</source>
        <translation>ファイルを追加…</translation>
    </message>
    <message>
        <source>Add address…</source>
        <translation>URL を追加…</translation>
    </message>
    <message>
        <source>or drop, or paste</source>
        <translation>ドロップや貼り付けもできます</translation>
    </message>
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
        <source>Drop to add</source>
        <translation>ドロップして追加</translation>
    </message>
</context>
<context>
    <name>Dailies::MediaInput</name>
    <message>
        <source>There is not enough memory to read %1.</source>
        <translation>メモリ不足のため %1 を読み込めません。</translation>
    </message>
    <message>
        <source>%1 has no picture.</source>
        <translation>%1 には映像がありません。</translation>
    </message>
    <message>
        <source>The picture of %1 is of a kind that cannot be decoded here.</source>
        <translation>%1 の映像形式は、このコンピューターではデコードできません。</translation>
    </message>
    <message>
        <source>Reading %1 was stopped.</source>
        <translation>%1 の読み込みを中止しました。</translation>
    </message>
    <message>
        <source>%1 takes too long to read.</source>
        <translation>%1 の読み込みに時間がかかりすぎます。</translation>
    </message>
    <message>
        <source>Frame %1 of %2 cannot be decoded.</source>
        <translation>%2 のフレーム %1 をデコードできません。</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation>ファイル %1 はありません。</translation>
    </message>
    <message>
        <source>%1 is a folder, not a media file.</source>
        <translation>%1 はフォルダーで、メディアファイルではありません。</translation>
    </message>
    <message>
        <source>%1 is not an ordinary file.</source>
        <translation>%1 は通常のファイルではありません。</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>%1 を読み込めません: %2。</translation>
    </message>
    <message>
        <source>%1 is empty.</source>
        <translation>%1 は空です。</translation>
    </message>
    <message>
        <source>%1 is a text that points to other places, not a clip.</source>
        <translation>%1 は別の場所を指すテキストで、クリップではありません。</translation>
    </message>
    <message>
        <source>%1 is not a clip or a sound that can be read.</source>
        <translation>%1 は読み込み可能なクリップまたは音声ではありません。</translation>
    </message>
    <message>
        <source>%1 is cut short: its end is missing.</source>
        <translation>%1 は不完全です。末尾が欠けています。</translation>
    </message>
    <message>
        <source>%1 is damaged or not a clip (%2).</source>
        <translation>%1 は破損しているか、クリップではありません (%2)。</translation>
    </message>
    <message>
        <source>%1 does not say how large its picture is.</source>
        <translation>%1 には画像サイズの情報がありません。</translation>
    </message>
    <message>
        <source>The picture of %1 is too large to be shown safely.</source>
        <translation>%1 の画像は大きすぎて、安全に表示できません。</translation>
    </message>
    <message>
        <source>%1 has neither picture nor sound.</source>
        <translation>%1 には映像も音声もありません。</translation>
    </message>
    <message>
        <source>%1 holds nothing to play.</source>
        <translation>%1 には再生できる内容がありません。</translation>
    </message>
    <message>
        <source>No picture of %1 can be decoded.</source>
        <translation>%1 の映像をデコードできません。</translation>
    </message>
    <message>
        <source>The picture of %1 cannot be made smaller.</source>
        <translation>%1 の画像を縮小できません。</translation>
    </message>
    <message>
        <source>%1 begins as a clip and goes on as something else.</source>
        <translation>%1 は先頭がクリップですが、途中から別の内容になっています。</translation>
    </message>
</context>
<context>
    <name>Dailies::MediaMenu</name>
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
    <message>
        <source>Show in folder</source>
        <translation>フォルダーに表示</translation>
    </message>
    <message>
        <source>Look up</source>
        <translation>URL を確認</translation>
    </message>
    <message>
        <source>Copy address</source>
        <translation>URL をコピー</translation>
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
</context>
<context>
    <name>Dailies::MediaNotices</name>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Removed %1 ·</source>
        <translation>「%1」を削除しました ·</translation>
    </message>
    <message>
        <source>The prompt&apos;s numbers no longer fit.</source>
        <translation>プロンプトの番号が合わなくなりました。</translation>
    </message>
    <message>
        <source>Renumber the prompt</source>
        <translation>プロンプトの番号を更新</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>変更しない</translation>
    </message>
</context>
<context>
    <name>Dailies::MediaRow</name>
    <message>
        <source>More</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>タイプ</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>Reference voice</source>
        <translation>参照ボイス</translation>
    </message>
    <message>
        <source>Not set</source>
        <translation>未設定</translation>
    </message>
    <message>
        <source>Insert %1 into the prompt</source>
        <translation>「%1」をプロンプトに挿入</translation>
    </message>
</context>
<context>
    <name>Dailies::MediaSources</name>
    <message>
        <source>Add files</source>
        <translation>ファイルを追加</translation>
    </message>
    <message>
        <source>Images, video and sound (%1)</source>
        <translation>画像、動画、音声 (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Images go by their address here. This picture has none.</source>
        <translation>ここでは画像を URL で指定します。この画像には URL がありません。</translation>
    </message>
</context>
<context>
    <name>Dailies::MediaThumb</name>
    <message>
        <source>Drag to move. Keys: Alt+Up and Alt+Down move, Del removes.</source>
        <translation>ドラッグで移動します。キー操作: Alt+↑ と Alt+↓ で移動、Del で削除。</translation>
    </message>
</context>
<context>
    <name>Dailies::MediaWords</name>
    <message>
        <source>The file is missing</source>
        <translation>ファイルがありません</translation>
    </message>
    <message>
        <source>The file cannot be read</source>
        <translation>ファイルを読み込めません</translation>
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
        <source>image</source>
        <translation>画像</translation>
    </message>
    <message>
        <source>images</source>
        <translation>画像</translation>
    </message>
    <message>
        <source>video</source>
        <translation>動画</translation>
    </message>
    <message>
        <source>videos</source>
        <translation>動画</translation>
    </message>
    <message>
        <source>audio</source>
        <translation>音声</translation>
    </message>
    <message>
        <source>document</source>
        <translation>ドキュメント</translation>
    </message>
    <message>
        <source>documents</source>
        <translation>ドキュメント</translation>
    </message>
    <message>
        <source>page</source>
        <translation>Web ページ</translation>
    </message>
    <message>
        <source>pages</source>
        <translation>Web ページ</translation>
    </message>
    <message>
        <source>images and videos</source>
        <translation>画像と動画</translation>
    </message>
    <message>
        <source>item</source>
        <translation>素材</translation>
    </message>
    <message>
        <source>items</source>
        <translation>素材</translation>
    </message>
    <message>
        <source>%1/%2 %3</source>
        <translation>%3 %1/%2</translation>
    </message>
    <message>
        <source>%1 (too many)</source>
        <translation>%1 (多すぎます)</translation>
    </message>
    <message>
        <source>%1/%2 s</source>
        <translation>%1/%2 秒</translation>
    </message>
    <message>
        <source>%1 (too long)</source>
        <translation>%1 (長すぎます)</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
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
        <source>Request kind</source>
        <translation>リクエストの種類</translation>
    </message>
    <message>
        <source>Dailies does not know the family of the model %1 and would send this as %2.</source>
        <translation>モデル %1 のファミリーが不明なため、Dailies は %2 として送信します。</translation>
    </message>
</context>
<context>
    <name>Dailies::ModelController</name>
    <message>
        <source>%1 no longer lists %2.</source>
        <translation>%1 のモデル一覧から %2 がなくなりました。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>The service answered as family %1. Dailies took %2 for family %3; the task is followed all the same.</source>
        <translation>サービスはファミリー %1 として応答しました。Dailies は %2 をファミリー %3 として扱っていました。タスクの追跡は続けます。</translation>
    </message>
    <message>
        <source>Set %1 to family %2</source>
        <translation>%1 をファミリー %2 に設定</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>変更しない</translation>
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
        <source>Nothing is known of %1 yet; requests for it get no remarks on values and limits.</source>
        <translation>%1 についての情報はまだありません。このモデルのリクエストでは、値や制限についての確認事項は表示されません。</translation>
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
        <source>own</source>
        <translation>独自</translation>
    </message>
    <message>
        <source>%1, not saved</source>
        <translation>%1、未保存</translation>
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
        <source>%1 is as it came again.</source>
        <translation>%1 を既定の内容に戻しました。</translation>
    </message>
    <message>
        <source>%1 is deleted.</source>
        <translation>%1 を削除しました。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>The changes to %1 are discarded.</source>
        <translation>%1 の変更を破棄しました。</translation>
    </message>
    <message>
        <source>One profile is not saved.</source>
        <translation>1 件のプロファイルが保存されていません。</translation>
    </message>
    <message numerus="yes">
        <source>%n profiles are not saved.</source>
        <translation>
            <numerusform>%n 件のプロファイルが保存されていません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Save and close</source>
        <translation>保存して閉じる</translation>
    </message>
    <message>
        <source>Close without saving</source>
        <translation>保存せずに閉じる</translation>
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
        <source>The chosen model belongs to</source>
        <translation>選択中のモデルのファミリー</translation>
    </message>
    <message>
        <source>It serves</source>
        <translation>対応する種類</translation>
    </message>
    <message>
        <source>When this kind is chosen in Compose, this account and model are chosen with it.</source>
        <translation>「作成」でこの種類を選択すると、このアカウントとモデルも選択されます。</translation>
    </message>
    <message>
        <source>Compose takes it for</source>
        <translation>「作成」で使う種類</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>These codes are all in the list already.</source>
        <translation>これらのコードはすべて一覧にあります。</translation>
    </message>
    <message numerus="yes">
        <source>%n codes were added.</source>
        <translation>
            <numerusform>%n 件のコードを追加しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was taken off the list.</source>
        <translation>%1 を一覧から削除しました。</translation>
    </message>
</context>
<context>
    <name>Dailies::NumberEditor</name>
    <message>
        <source> s</source>
        <comment>seconds, after a number</comment>
        <translation> 秒</translation>
    </message>
</context>
<context>
    <name>Dailies::OptionalSpin</name>
    <message>
        <source>Not set</source>
        <translation>未設定</translation>
    </message>
</context>
<context>
    <name>Dailies::PartWriter</name>
    <message>
        <source>The download is not complete.</source>
        <translation>ダウンロードが完了していません。</translation>
    </message>
    <message>
        <source>What came is no better than the clip that is there.</source>
        <translation>届いたファイルは、今あるクリップより良いものではありませんでした。</translation>
    </message>
    <message>
        <source>The clip is not in its folder any more.</source>
        <translation>クリップはもうフォルダーにありません。</translation>
    </message>
</context>
<context>
    <name>Dailies::PictureStore</name>
    <message>
        <source>The picture could not be kept: %1</source>
        <translation>画像を保存できませんでした: %1</translation>
    </message>
    <message>
        <source>it is too large, or damaged.</source>
        <translation>大きすぎるか、破損しています。</translation>
    </message>
    <message>
        <source>there is no folder for it.</source>
        <translation>保存先のフォルダーがありません。</translation>
    </message>
    <message>
        <source>the folder %1 cannot be made.</source>
        <translation>フォルダー %1 を作成できません。</translation>
    </message>
</context>
<context>
    <name>Dailies::PlayerActions</name>
    <message>
        <source>Play</source>
        <translation>再生</translation>
    </message>
    <message>
        <source>Play, or faster</source>
        <translation>再生、または加速</translation>
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
        <source>Play from here</source>
        <translation>ここから再生</translation>
    </message>
    <message>
        <source>Play to here</source>
        <translation>ここまで再生</translation>
    </message>
    <message>
        <source>Play the whole clip</source>
        <translation>クリップ全体を再生</translation>
    </message>
    <message>
        <source>Fit the picture in</source>
        <translation>ウィンドウに合わせる</translation>
    </message>
    <message>
        <source>Show at 100 %</source>
        <translation>100% で表示</translation>
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
        <source>Pause at normal speed; held, J and L go by frames</source>
        <translation>一時停止して標準速度に戻す。押しながら J、L でコマ送り</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>移動</translation>
    </message>
    <message>
        <source>Part of the clip</source>
        <translation>再生範囲</translation>
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
        <source>Play backwards, then faster</source>
        <translation>逆再生、もう一度押すと加速</translation>
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
</context>
<context>
    <name>Dailies::PracticeController</name>
    <message>
        <source>There are no practice takes.</source>
        <translation>練習用テイクはありません。</translation>
    </message>
    <message numerus="yes">
        <source>%n practice takes leave the list.</source>
        <translation>
            <numerusform>%n 件の練習用テイクが一覧から削除されます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them are not finished and are stopped.</source>
        <translation>
            <numerusform>うち %n 件は未完了のため、中止されます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Their clips (%1) go to the wastebasket.</source>
        <translation>クリップ (%1) はシステムのごみ箱に移動します。</translation>
    </message>
    <message>
        <source>Clear practice takes</source>
        <translation>練習用テイクを消去</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>削除しない</translation>
    </message>
    <message numerus="yes">
        <source>%n practice takes were cleared.</source>
        <translation>
            <numerusform>%n 件の練習用テイクを消去しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more files stay where they are.</source>
        <translation>
            <numerusform>ほか %n 件のファイルは元の場所に残ります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
</context>
<context>
    <name>Dailies::PreferenceRow</name>
    <message>
        <source>Back to the usual value</source>
        <translation>標準の値に戻す</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>「%1」をリセット</translation>
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
        <source>How many</source>
        <translation>個数</translation>
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
        <source>At least</source>
        <translation>最少</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>最多</translation>
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
        <source>MB</source>
        <translation>MB</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>to</source>
        <translation>～</translation>
    </message>
    <message>
        <source>Pixels</source>
        <translation>ピクセル</translation>
    </message>
    <message>
        <source>Sum, s</source>
        <translation>合計 (秒)</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>What is empty is not known. Combinations and rarer rules stand in the profile as JSON.</source>
        <translation>空欄は不明を表します。組み合わせや特殊な規則は、プロファイルの JSON にあります。</translation>
    </message>
    <message>
        <source>Seconds of all items of the type together</source>
        <translation>このタイプの全素材の合計秒数</translation>
    </message>
    <message>
        <source>%1: the first number is above the second.</source>
        <translation>%1: 最初の数値が 2 番目の数値より大きくなっています。</translation>
    </message>
</context>
<context>
    <name>Dailies::ProfileModelPage</name>
    <message>
        <source>One pattern a line. A code fits when it holds all words of a line; a word after ! must not be in it, and = is the whole code.</source>
        <translation>1 行に 1 パターン。行のすべての語を含むコードが一致します。! に続く語は含まれてはならず、= に続く語はコード全体を表します。</translation>
    </message>
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
        <source>This profile comes with Dailies; a copy can have another name.</source>
        <translation>このプロファイルは Dailies に付属するものです。コピーには別の名前を付けられます。</translation>
    </message>
    <message>
        <source>Confidence: %1</source>
        <translation>信頼度: %1</translation>
    </message>
    <message>
        <source>Not said</source>
        <translation>記載なし</translation>
    </message>
    <message>
        <source>Give the profile a name.</source>
        <translation>プロファイルに名前を付けてください。</translation>
    </message>
    <message>
        <source>%1 comes with Dailies and keeps its name; a copy can have another.</source>
        <translation>%1 は Dailies に付属するもので、名前は変更できません。コピーには別の名前を付けられます。</translation>
    </message>
    <message>
        <source>There is a profile of this name already.</source>
        <translation>同じ名前のプロファイルがすでにあります。</translation>
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
</context>
<context>
    <name>Dailies::ProfileValuesPage</name>
    <message>
        <source>Divided by commas. Other values can still be written in a request.</source>
        <translation>コンマ区切り。リクエストではほかの値も入力できます。</translation>
    </message>
    <message>
        <source>Values to choose from</source>
        <translation>選択肢の値</translation>
    </message>
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
        <source>%1: a limit is not below zero.</source>
        <translation>%1: 制限を 0 未満にすることはできません。</translation>
    </message>
    <message>
        <source>%1: the first number is above the second.</source>
        <translation>%1: 最初の数値が 2 番目の数値より大きくなっています。</translation>
    </message>
</context>
<context>
    <name>Dailies::PromptEdit</name>
    <message>
        <source>Input materials</source>
        <translation>入力素材</translation>
    </message>
</context>
<context>
    <name>Dailies::QtPlayer</name>
    <message>
        <source>No picture of this clip could be shown.</source>
        <translation>このクリップの映像を表示できませんでした。</translation>
    </message>
    <message>
        <source>This file holds no moving picture.</source>
        <translation>このファイルには動画が含まれていません。</translation>
    </message>
    <message>
        <source>No media backend of Qt Multimedia is installed, so clips cannot be played here.</source>
        <translation>Qt Multimedia のメディアバックエンドがインストールされていないため、クリップを再生できません。</translation>
    </message>
    <message>
        <source>This clip cannot be played: its contents are not what a player understands.</source>
        <translation>このクリップは再生できません。プレーヤーが対応していない内容です。</translation>
    </message>
</context>
<context>
    <name>Dailies::QueueController</name>
    <message>
        <source>The request is not sent again. Its answer is still lost: the earlier call may have been charged.</source>
        <translation>リクエストは再送信されません。応答は失われたままで、以前の呼び出しには課金された可能性があります。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>The request was removed. It was not sent and nothing was charged.</source>
        <translation>リクエストを削除しました。送信も課金もされていません。</translation>
    </message>
    <message>
        <source>The request was removed. It is not sent any more.</source>
        <translation>リクエストを削除しました。今後送信されることはありません。</translation>
    </message>
    <message>
        <source>The account of this request is not there any more.</source>
        <translation>このリクエストのアカウントはもうありません。</translation>
    </message>
    <message numerus="yes">
        <source>%n requests from last time were not sent. Nothing was charged.</source>
        <translation>
            <numerusform>前回の %n 件のリクエストは送信されていません。課金されていません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n requests from last time were not sent.</source>
        <translation>
            <numerusform>前回の %n 件のリクエストは送信されていません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Send</source>
        <translation>送信</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>そのままにする</translation>
    </message>
    <message>
        <source>Save evidence</source>
        <translation>調査用データを保存</translation>
    </message>
    <message>
        <source>Zip files (*.zip)</source>
        <translation>Zip ファイル (*.zip)</translation>
    </message>
    <message>
        <source>This task is not there any more.</source>
        <translation>このタスクはもうありません。</translation>
    </message>
    <message>
        <source>The evidence is in %1. Read it before you give it away.</source>
        <translation>調査用データは %1 にあります。人に渡す前に内容を確認してください。</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>フォルダーに表示</translation>
    </message>
    <message>
        <source>The request is not sent again. Its answer is still lost.</source>
        <translation>リクエストは再送信されません。応答は失われたままです。</translation>
    </message>
    <message>
        <source>The request was removed. It was not sent.</source>
        <translation>リクエストを削除しました。送信されていません。</translation>
    </message>
    <message>
        <source>This task is here already.</source>
        <translation>このタスクはすでにあります。</translation>
    </message>
</context>
<context>
    <name>Dailies::ReportController</name>
    <message>
        <source>The report is in %1.</source>
        <translation>報告は %1 にあります。</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>フォルダーに表示</translation>
    </message>
    <message>
        <source>The desktop could not open %1.</source>
        <translation>デスクトップ環境で %1 を開けませんでした。</translation>
    </message>
</context>
<context>
    <name>Dailies::ReportDialog</name>
    <message>
        <source>Put the prompts of the last tasks into it</source>
        <translation>最近のタスクのプロンプトを含める</translation>
    </message>
    <message>
        <source>Reading the keys, to take them out wherever they stand…</source>
        <translation>キーを読み込んで、すべての箇所から取り除く準備をしています…</translation>
    </message>
    <message>
        <source>Report a problem</source>
        <translation>問題を報告</translation>
    </message>
    <message>
        <source>This is all that would be in the report. Nothing is sent: it becomes a file, and you decide who gets it.</source>
        <translation>報告に含まれるのはここに示すものだけです。何も送信されません。報告はファイルになり、誰に渡すかはご自身で決められます。</translation>
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
        <source>Files of the report</source>
        <translation>報告のファイル</translation>
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
        <source>%1 is not there any more.</source>
        <translation>%1 はもうありません。</translation>
    </message>
    <message>
        <source>%1 is not a file.</source>
        <translation>%1 はファイルではありません。</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>%1 を読み込めません: %2。</translation>
    </message>
    <message>
        <source>%1 is empty.</source>
        <translation>%1 は空です。</translation>
    </message>
    <message>
        <source>%1 cannot be sent from this computer: only pictures (JPEG, PNG, WebP, BMP) can. Give an address for it instead.</source>
        <translation>%1 はこのコンピューターから送信できません。送信できるのは画像 (JPEG、PNG、WebP、BMP) だけです。代わりに URL を指定してください。</translation>
    </message>
    <message>
        <source>%1 changed while it was being sent.</source>
        <translation>%1 は送信中に変更されました。</translation>
    </message>
</context>
<context>
    <name>Dailies::RequestForm</name>
    <message>
        <source>Compose</source>
        <translation>作成</translation>
    </message>
    <message>
        <source>Continues from task %1</source>
        <translation>タスク %1 の続き</translation>
    </message>
    <message>
        <source>Submit anyway</source>
        <translation>このまま送信</translation>
    </message>
    <message>
        <source>Submit %1 tasks</source>
        <translation>%1 件のタスクを送信</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Submit</source>
        <translation>送信</translation>
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
        <source>Address of the call</source>
        <translation>呼び出し先の URL</translation>
    </message>
    <message>
        <source>The key itself is never shown or copied.</source>
        <translation>キーそのものが表示またはコピーされることはありません。</translation>
    </message>
    <message>
        <source>Copies the body whole, with all of its data.</source>
        <translation>本文全体を、含まれるすべてのデータとともにコピーします。</translation>
    </message>
    <message>
        <source>Copies a command for bash; the key is taken from $API_KEY.</source>
        <translation>bash 用のコマンドをコピーします。キーは $API_KEY から取得します。</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>コピーしました</translation>
    </message>
</context>
<context>
    <name>Dailies::ReuseDialog</name>
    <message>
        <source>Use again</source>
        <translation>再利用</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>アカウント</translation>
    </message>
    <message>
        <source>What would change</source>
        <translation>変更される内容</translation>
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
        <source>Would become</source>
        <translation>変更後</translation>
    </message>
    <message>
        <source>not set</source>
        <translation>未設定</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
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
        <source>Not on this computer any more: %1. Choose other files before you submit.</source>
        <translation>このコンピューターにもうありません: %1。送信する前に別のファイルを選択してください。</translation>
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
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Give the draft a name.</source>
        <translation>下書きに名前を付けてください。</translation>
    </message>
    <message>
        <source>There is a draft “%1” already, saved %2.</source>
        <translation>下書き「%1」はすでにあります (保存日時: %2)。</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>置き換え</translation>
    </message>
    <message>
        <source>Keep both</source>
        <translation>両方残す</translation>
    </message>
</context>
<context>
    <name>Dailies::SavedFilterButton</name>
    <message>
        <source>Saved filters</source>
        <translation>保存済みフィルター</translation>
    </message>
    <message>
        <source>Saved filters (%1)</source>
        <translation>保存済みフィルター (%1)</translation>
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
        <source>A filter needs a name; nothing was saved.</source>
        <translation>フィルターには名前が必要です。保存されませんでした。</translation>
    </message>
    <message>
        <source>The filter “%1” is another one now.</source>
        <translation>フィルター「%1」の内容を置き換えました。</translation>
    </message>
    <message>
        <source>A filter needs a name; it keeps the old one.</source>
        <translation>フィルターには名前が必要です。元の名前のままにします。</translation>
    </message>
    <message>
        <source>There is another filter “%1” already.</source>
        <translation>別のフィルター「%1」がすでにあります。</translation>
    </message>
    <message>
        <source>The filter “%1” was removed.</source>
        <translation>フィルター「%1」を削除しました。</translation>
    </message>
</context>
<context>
    <name>Dailies::SendingPage</name>
    <message>
        <source>As in the program&apos;s settings</source>
        <translation>プログラムの設定に従う</translation>
    </message>
    <message>
        <source>As the system says</source>
        <translation>システムに合わせる</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>An HTTP proxy of its own</source>
        <translation>専用の HTTP プロキシ</translation>
    </message>
    <message>
        <source>A SOCKS5 proxy of its own</source>
        <translation>専用の SOCKS5 プロキシ</translation>
    </message>
    <message>
        <source>Requests sent at once</source>
        <translation>同時送信リクエスト数</translation>
    </message>
    <message>
        <source>Questions per second</source>
        <translation>1 秒あたりの照会回数</translation>
    </message>
    <message>
        <source>How often the service is asked at most how its tasks are. Slower is kinder to its limits.</source>
        <translation>タスクの状態をサービスに照会する頻度の上限です。遅くすると、サービスの制限に達しにくくなります。</translation>
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
        <source>For calls to its base address, also of other accounts there. Clips come from other addresses, through the proxy of the program&apos;s settings.</source>
        <translation>ベース URL への呼び出しに使います。同じ URL のほかのアカウントも対象です。クリップは別の URL から、プログラムの設定のプロキシ経由で届きます。</translation>
    </message>
    <message>
        <source>A proxy address is a computer and a port, such as proxy.example.com:8080.</source>
        <translation>プロキシのアドレスは、proxy.example.com:8080 のようにホストとポートで指定します。</translation>
    </message>
</context>
<context>
    <name>Dailies::ServiceCall</name>
    <message>
        <source>The address does not begin with https:// or http:// and a host.</source>
        <translation>URL は https:// または http:// とホスト名で始まる必要があります。</translation>
    </message>
    <message>
        <source>With http:// everyone on the way could read the key, and nobody has agreed to that.</source>
        <translation>http:// では経路上の誰でもキーを読み取れますが、その使用は承諾されていません。</translation>
    </message>
</context>
<context>
    <name>Dailies::SessionKeyStore</name>
    <message>
        <source>No key is known for this account and address.</source>
        <translation>このアカウントと URL のキーはありません。</translation>
    </message>
    <message>
        <source>There is no keychain here.</source>
        <translation>この環境にはキーチェーンがありません。</translation>
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
        <source>Groups of settings</source>
        <translation>設定のグループ</translation>
    </message>
    <message>
        <source>No setting has to do with “%1”.</source>
        <translation>「%1」に関する設定はありません。</translation>
    </message>
</context>
<context>
    <name>Dailies::ShortcutSheet</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>キーボードショートカット</translation>
    </message>
    <message>
        <source>No shortcut is called that.</source>
        <translation>該当するショートカットはありません。</translation>
    </message>
    <message>
        <source>Search shortcuts</source>
        <translation>ショートカットを検索</translation>
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
        <source>What is to be seen in this shot</source>
        <translation>このショットに映るもの</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <comment>characters, and how many at most</comment>
        <translation>%1 / %2</translation>
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
        <source>Gives each shot an equal part of the clip&apos;s duration.</source>
        <translation>クリップの長さを各ショットに均等に割り当てます。</translation>
    </message>
    <message>
        <source>Shot %1</source>
        <translation>ショット %1</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <comment>shots, and how many at most</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1 of %2 s</source>
        <translation>%1 / %2 秒</translation>
    </message>
    <message>
        <source>%1 s in all</source>
        <translation>合計 %1 秒</translation>
    </message>
</context>
<context>
    <name>Dailies::StageController</name>
    <message>
        <source>There is no clip: %1</source>
        <translation>クリップはありません: %1</translation>
    </message>
    <message>
        <source>The clip is not here yet.</source>
        <translation>クリップはまだ届いていません。</translation>
    </message>
</context>
<context>
    <name>Dailies::StartupProgressWindow</name>
    <message>
        <source>The task database is copied, and then brought to this version of Dailies.</source>
        <translation>タスクデータベースをコピーしてから、このバージョンの Dailies に合わせて更新します。</translation>
    </message>
    <message>
        <source>The tasks are compared with the whole list of ids.</source>
        <translation>タスクを ID リスト全体と照合しています。</translation>
    </message>
    <message>
        <source>The task database is looked through and repaired.</source>
        <translation>タスクデータベースを検査し、修復しています。</translation>
    </message>
    <message>
        <source>With a long history this can take a minute. Nothing is sent meanwhile, and nothing is lost when it is broken off: it begins again with the next start.</source>
        <translation>履歴が多い場合は 1 分ほどかかることがあります。その間は何も送信されません。中断しても何も失われず、次回の起動時に最初からやり直します。</translation>
    </message>
</context>
<context>
    <name>Dailies::StatusLine</name>
    <message>
        <source>No tasks</source>
        <translation>タスクなし</translation>
    </message>
    <message numerus="yes">
        <source>%Ln tasks</source>
        <translation>
            <numerusform>タスク %Ln 件</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing is running</source>
        <translation>実行中のものはありません</translation>
    </message>
    <message numerus="yes">
        <source>%Ln running</source>
        <translation>
            <numerusform>実行中 %Ln 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln on hold</source>
        <translation>
            <numerusform>保留 %Ln 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln need you</source>
        <translation>
            <numerusform>要対応 %Ln 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln selected</source>
        <translation>
            <numerusform>選択 %Ln 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Practice service up</source>
        <translation>練習用サービス稼働中</translation>
    </message>
</context>
<context>
    <name>Dailies::SubmitBar</name>
    <message>
        <source>Enter</source>
        <comment>the key</comment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>件数</translation>
    </message>
    <message>
        <source>How many tasks to make of this request; each is charged.</source>
        <translation>このリクエストから作成するタスクの数です。それぞれに課金されます。</translation>
    </message>
    <message>
        <source>Submit  Ctrl %1</source>
        <translation>送信  Ctrl %1</translation>
    </message>
    <message>
        <source>Submit</source>
        <translation>送信</translation>
    </message>
    <message>
        <source>How many tasks to make of this request.</source>
        <translation>このリクエストから作成するタスクの数です。</translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation>送信しています…</translation>
    </message>
</context>
<context>
    <name>Dailies::SubmitController</name>
    <message>
        <source>Choose an account first. Nothing was sent.</source>
        <translation>先にアカウントを選択してください。何も送信されていません。</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>The account of this task is not there any more. Nothing was sent.</source>
        <translation>このタスクのアカウントはもうありません。何も送信されていません。</translation>
    </message>
    <message>
        <source>%1 Nothing was sent.</source>
        <translation>%1何も送信されていません。</translation>
    </message>
    <message>
        <source>Submit anyway</source>
        <translation>このまま送信</translation>
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
</context>
<context>
    <name>Dailies::SwitchEditor</name>
    <message>
        <source>Not set</source>
        <translation>未設定</translation>
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
        <source>Group tasks</source>
        <translation>タスクをグループ化</translation>
    </message>
    <message>
        <source>By day, and takes of one request that follow each other</source>
        <translation>日ごと、および同じリクエストの連続するテイクごとにまとめます</translation>
    </message>
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
        <source>Use again</source>
        <translation>再利用</translation>
    </message>
    <message>
        <source>Puts this request back into the form.</source>
        <translation>このリクエストをフォームに戻します。</translation>
    </message>
    <message>
        <source>Submit again</source>
        <translation>もう一度送信</translation>
    </message>
    <message>
        <source>Submits the same request as a new task, which is charged as any other.</source>
        <translation>同じリクエストを新しいタスクとして送信します。通常どおり課金されます。</translation>
    </message>
    <message>
        <source>Check now</source>
        <translation>今すぐ確認</translation>
    </message>
    <message>
        <source>Stop watching</source>
        <translation>追跡を停止</translation>
    </message>
    <message>
        <source>The task is no longer asked about. The job at the service may still run and be charged.</source>
        <translation>タスクの照会をやめます。サービスのジョブは引き続き実行され、課金される可能性があります。</translation>
    </message>
    <message>
        <source>Attach id…</source>
        <translation>ID を関連付け…</translation>
    </message>
    <message>
        <source>Follows the task under the id that the service shows for it.</source>
        <translation>サービスに表示されている ID でタスクを追跡します。</translation>
    </message>
    <message>
        <source>Submit again (may be charged twice)…</source>
        <translation>もう一度送信 (二重課金の可能性)…</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>そのままにする</translation>
    </message>
    <message>
        <source>No decision is asked for any more; it can still be made.</source>
        <translation>今後は対応を求めません。後から対応することもできます。</translation>
    </message>
    <message>
        <source>Save evidence…</source>
        <translation>調査用データを保存…</translation>
    </message>
    <message>
        <source>A zip file for the service&apos;s support: ids, times, the request and the replies. No key is in it.</source>
        <translation>サービスのサポートに渡す zip ファイルです。ID、日時、リクエスト、応答が含まれます。キーは含まれません。</translation>
    </message>
    <message>
        <source>Move to recycle bin</source>
        <translation>ごみ箱に移動</translation>
    </message>
    <message>
        <source>The take leaves the list; its clip stays where it is.</source>
        <translation>テイクは一覧から消えますが、クリップは元の場所に残ります。</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>復元</translation>
    </message>
    <message>
        <source>Puts the take back into the list.</source>
        <translation>テイクを一覧に戻します。</translation>
    </message>
    <message>
        <source>Copy prompt</source>
        <translation>プロンプトをコピー</translation>
    </message>
    <message>
        <source>Copy id</source>
        <translation>ID をコピー</translation>
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
        <source>Copies a command for bash that submits this request; the key is taken from $API_KEY.</source>
        <translation>このリクエストを送信する bash 用のコマンドをコピーします。キーは $API_KEY から取得します。</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Keeps this request from being sent until you say so, with Send now.</source>
        <translation>「今すぐ送信」で指示するまで、このリクエストを送信しません。</translation>
    </message>
    <message>
        <source>Send first</source>
        <translation>最初に送信</translation>
    </message>
    <message>
        <source>Before all others that wait.</source>
        <translation>待機中のほかのすべてより先に送信します。</translation>
    </message>
    <message>
        <source>Send earlier</source>
        <translation>送信順を上げる</translation>
    </message>
    <message>
        <source>Before the one that goes before it now.</source>
        <translation>1 つ前のものより先に送信します。</translation>
    </message>
    <message>
        <source>Send later</source>
        <translation>送信順を下げる</translation>
    </message>
    <message>
        <source>After the one that comes after it now.</source>
        <translation>1 つ後のものより後に送信します。</translation>
    </message>
    <message>
        <source>Send last</source>
        <translation>最後に送信</translation>
    </message>
    <message>
        <source>After all others that wait.</source>
        <translation>待機中のほかのすべてより後に送信します。</translation>
    </message>
    <message>
        <source>Cancel sending</source>
        <translation>送信を中止</translation>
    </message>
    <message>
        <source>If all of it has left already, the service may have it: then its answer counts as lost.</source>
        <translation>すべて送り終えていた場合は、サービスに届いている可能性があります。そのときは応答消失として扱います。</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Takes this request out of the queue. It is not sent.</source>
        <translation>このリクエストをキューから取り除きます。送信されません。</translation>
    </message>
    <message>
        <source>Send now</source>
        <translation>今すぐ送信</translation>
    </message>
    <message>
        <source>There is no clip of this task.</source>
        <translation>このタスクのクリップはありません。</translation>
    </message>
    <message>
        <source>The clip is not here yet.</source>
        <translation>クリップはまだ届いていません。</translation>
    </message>
    <message>
        <source>The service has given this task no id.</source>
        <translation>サービスはこのタスクに ID を付けていません。</translation>
    </message>
    <message>
        <source>This request has no prompt.</source>
        <translation>このリクエストにはプロンプトがありません。</translation>
    </message>
    <message>
        <source>Nothing is sent before it.</source>
        <translation>これより先に送信されるものはありません。</translation>
    </message>
    <message>
        <source>Nothing is sent after it.</source>
        <translation>これより後に送信されるものはありません。</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>別名で保存…</translation>
    </message>
    <message>
        <source>Copies the clips of the selected takes to where you want them.</source>
        <translation>選択したテイクのクリップを指定の場所にコピーします。</translation>
    </message>
    <message>
        <source>Copy as files</source>
        <translation>ファイルとしてコピー</translation>
    </message>
    <message>
        <source>Copies the clips of the selected takes, to paste them in a file manager or another program.</source>
        <translation>選択したテイクのクリップをコピーし、ファイルマネージャーやほかのプログラムに貼り付けられるようにします。</translation>
    </message>
    <message>
        <source>Fetch now</source>
        <translation>今すぐ取得</translation>
    </message>
    <message>
        <source>Fetch again</source>
        <translation>再取得</translation>
    </message>
    <message>
        <source>Copy address</source>
        <translation>URL をコピー</translation>
    </message>
    <message>
        <source>Copies the address at which the service keeps the clip, usually for a day.</source>
        <translation>サービスがクリップを保管している URL をコピーします。通常は 1 日間有効です。</translation>
    </message>
    <message>
        <source>No address of a clip is known for this task.</source>
        <translation>このタスクのクリップの URL は分かっていません。</translation>
    </message>
    <message>
        <source>Submit again (may run twice)…</source>
        <translation>もう一度送信 (二重実行の可能性)…</translation>
    </message>
    <message>
        <source>Submits the same request as a new task.</source>
        <translation>同じリクエストを新しいタスクとして送信します。</translation>
    </message>
    <message>
        <source>The task is no longer asked about. The job at the service may still run.</source>
        <translation>タスクの照会をやめます。サービスのジョブは引き続き実行される可能性があります。</translation>
    </message>
</context>
<context>
    <name>Dailies::TaskAnnouncer</name>
    <message>
        <source>Task %1</source>
        <translation>タスク %1</translation>
    </message>
    <message>
        <source>Task %1, %2</source>
        <translation>タスク %1、%2</translation>
    </message>
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
    <message numerus="yes">
        <source>%n task(s) came to rest. %1</source>
        <translation>
            <numerusform>%n 件のタスクが終了しました。%1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 %</source>
        <comment>a state and how much of it is done</comment>
        <translation>%1、%2%</translation>
    </message>
</context>
<context>
    <name>Dailies::TaskDetails</name>
    <message>
        <source>Select a take to see what became of it.</source>
        <translation>テイクを選択すると経過を確認できます。</translation>
    </message>
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
        <source>The service has not answered yet.</source>
        <translation>サービスからの応答はまだありません。</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>ログ</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>まだ何も記録されていません。</translation>
    </message>
</context>
<context>
    <name>Dailies::TaskFilterBar</name>
    <message>
        <source>All %1</source>
        <translation>すべて %1</translation>
    </message>
    <message>
        <source>Active %1</source>
        <translation>進行中 %1</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>保存済み %1</translation>
    </message>
    <message>
        <source>Needs you %1</source>
        <translation>要対応 %1</translation>
    </message>
    <message>
        <source>Failed %1</source>
        <translation>失敗 %1</translation>
    </message>
    <message>
        <source>Recycle bin %1</source>
        <translation>ごみ箱 %1</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>タスク</translation>
    </message>
    <message>
        <source>Empty…</source>
        <translation>空にする…</translation>
    </message>
    <message>
        <source>Deletes the records of the takes in the recycle bin</source>
        <translation>ごみ箱にあるテイクの記録を削除します</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>フィルター</translation>
    </message>
    <message>
        <source>Shows only takes of an account, model, kind, rating, tag or time</source>
        <translation>アカウント、モデル、種類、評価、タグ、時期でテイクを絞り込みます</translation>
    </message>
    <message>
        <source>Search tasks</source>
        <translation>タスクを検索</translation>
    </message>
    <message>
        <source>Search in prompts, models, notes, tags and ids (%1)</source>
        <translation>プロンプト、モデル、メモ、タグ、ID を検索します (%1)</translation>
    </message>
</context>
<context>
    <name>Dailies::TaskMarking</name>
    <message>
        <source>Rate</source>
        <translation>評価</translation>
    </message>
    <message>
        <source>Take the rating away</source>
        <translation>評価を取り消し</translation>
    </message>
    <message>
        <source>Note and tags</source>
        <translation>メモとタグ</translation>
    </message>
    <message>
        <source>Move to recycle bin</source>
        <translation>ごみ箱に移動</translation>
    </message>
    <message>
        <source>Restore from recycle bin</source>
        <translation>ごみ箱から復元</translation>
    </message>
    <message>
        <source>The recycle bin was not emptied. %1</source>
        <translation>ごみ箱は空になりませんでした。%1</translation>
    </message>
    <message>
        <source>Nothing was changed. %1</source>
        <translation>何も変更されていません。%1</translation>
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
        <source>The service asks for a pause: sending goes on in %1.</source>
        <translation>サービスから一時停止を求められています。%1後に送信を再開します。</translation>
    </message>
    <message>
        <source>The service cannot be reached since %1; it is asked again by itself.</source>
        <translation>%1 以降、サービスに接続できません。自動的に再度照会します。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>account, and what is with it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The last request was declined, and the reason may concern the others, too: sending goes on in %1.</source>
        <translation>直前のリクエストが拒否されました。ほかのリクエストにも同じ理由が当てはまるかもしれません。%1後に送信を再開します。</translation>
    </message>
</context>
<context>
    <name>Dailies::TaskPanel</name>
    <message>
        <source>Nothing found for “%1”.</source>
        <translation>「%1」に一致するものは見つかりませんでした。</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>クリア</translation>
    </message>
    <message>
        <source>No takes here now.</source>
        <translation>ここには現在テイクがありません。</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>すべて表示</translation>
    </message>
    <message>
        <source>No takes yet. Write a request and press Submit.</source>
        <translation>テイクはまだありません。リクエストを書いて「送信」を押してください。</translation>
    </message>
    <message>
        <source>Load an example request</source>
        <translation>リクエスト例を読み込む</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message numerus="yes">
        <source>The records of %n takes are deleted for good: requests, ids and logs. Their clips stay in the folder.</source>
        <translation>
            <numerusform>%n 件のテイクの記録 (リクエスト、ID、ログ) を完全に削除します。クリップはフォルダーに残ります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Empty the recycle bin</source>
        <translation>ごみ箱を空にする</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>削除しない</translation>
    </message>
    <message>
        <source>View</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>Columns, order and groups of the list</source>
        <translation>一覧の列、並べ替え、グループ</translation>
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
        <source>The recycle bin is empty.</source>
        <translation>ごみ箱は空です。</translation>
    </message>
    <message>
        <source>The folder of this clip is not there any more: %1.</source>
        <translation>このクリップのフォルダーはもうありません: %1。</translation>
    </message>
    <message>
        <source>The desktop could not open %1.</source>
        <translation>デスクトップ環境で %1 を開けませんでした。</translation>
    </message>
    <message>
        <source>This clip is not in its folder any more: %1.</source>
        <translation>このクリップはもうフォルダーにありません: %1。</translation>
    </message>
</context>
<context>
    <name>Dailies::TaskStore</name>
    <message>
        <source>The task database %1 cannot be opened: %2.</source>
        <translation>タスクデータベース %1 を開けません: %2。</translation>
    </message>
    <message>
        <source>Another Dailies has taken over this profile; nothing was sent by this one.</source>
        <translation>別の Dailies がこのプロファイルを引き継ぎました。この Dailies からは何も送信されていません。</translation>
    </message>
    <message>
        <source>Task %1 has moved on in the meantime.</source>
        <translation>タスク %1 の状態はその間に変わりました。</translation>
    </message>
    <message>
        <source>Task %1 cannot be removed: it is under way, or the service knows it.</source>
        <translation>タスク %1 は削除できません。進行中か、サービスに登録されています。</translation>
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
    <name>Dailies::TopBar</name>
    <message>
        <source>Drafts</source>
        <translation>下書き</translation>
    </message>
    <message>
        <source>New request</source>
        <translation>新規リクエスト</translation>
    </message>
    <message>
        <source>Empty the form (%1)</source>
        <translation>フォームを空にします (%1)</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>メニュー</translation>
    </message>
    <message>
        <source>Open request…</source>
        <translation>リクエストを開く…</translation>
    </message>
    <message>
        <source>Paste request</source>
        <translation>リクエストを貼り付け</translation>
    </message>
    <message>
        <source>From a JSON file, a cURL command in a file, or the file beside a clip</source>
        <translation>JSON ファイル、cURL コマンドを含むファイル、またはクリップの付属ファイルから読み込みます</translation>
    </message>
    <message>
        <source>JSON or a cURL command from the clipboard, into the form</source>
        <translation>クリップボードの JSON または cURL コマンドをフォームに読み込みます</translation>
    </message>
    <message>
        <source>Follow a task by id…</source>
        <translation>ID でタスクを追跡…</translation>
    </message>
    <message>
        <source>One that was created elsewhere: its clip is fetched, nothing is created</source>
        <translation>ほかで作成したタスクのクリップを取得します。何も作成されません</translation>
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
        <source>Enter another key…</source>
        <translation>別のキーを入力…</translation>
    </message>
    <message>
        <source>Model profiles…</source>
        <translation>モデルプロファイル…</translation>
    </message>
    <message>
        <source>What is known of models: values, limits and media</source>
        <translation>モデルについての情報: 値、制限、素材</translation>
    </message>
    <message>
        <source>Use the practice service</source>
        <translation>練習用サービスを使う</translation>
    </message>
    <message>
        <source>Open the clips folder</source>
        <translation>クリップのフォルダーを開く</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>テーマ</translation>
    </message>
    <message>
        <source>As the desktop</source>
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
        <source>Settings…</source>
        <translation>設定…</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>Choose an account in the form; the practice service has no settings and no key of yours.</source>
        <translation>フォームでアカウントを選択してください。練習用サービスには設定もキーもありません。</translation>
    </message>
    <message>
        <source>Name and pace of the account that is chosen in the form, or its removal</source>
        <translation>フォームで選択中のアカウントの名前と送信数の変更、または削除</translation>
    </message>
    <message>
        <source>For the account that is chosen in the form</source>
        <translation>フォームで選択中のアカウント用</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>リクエスト例</translation>
    </message>
    <message>
        <source>A request of each kind, to play with</source>
        <translation>各種類のリクエストを 1 件ずつ用意しています。自由に試せます</translation>
    </message>
    <message>
        <source>Clear practice takes…</source>
        <translation>練習用テイクを消去…</translation>
    </message>
    <message>
        <source>Takes all of them off the list; their clips go to the wastebasket. It can be undone.</source>
        <translation>すべて一覧から削除し、クリップをシステムのごみ箱に移動します。元に戻せます。</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>ヘルプ</translation>
    </message>
</context>
<context>
    <name>Dailies::TransportBar</name>
    <message>
        <source>%1 · frame %2</source>
        <translation>%1 · フレーム %2</translation>
    </message>
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
        <source>Volume</source>
        <translation>音量</translation>
    </message>
    <message>
        <source>Use frame</source>
        <translation>フレームを使用</translation>
    </message>
    <message>
        <source>What to do with the picture on screen</source>
        <translation>表示中の画像の使い道</translation>
    </message>
    <message>
        <source>No sound device was found. The picture plays without sound.</source>
        <translation>オーディオデバイスが見つかりません。映像は音声なしで再生されます。</translation>
    </message>
    <message>
        <source>Speed ([ slower, ] faster)</source>
        <translation>速度 ([ 減速、] 加速)</translation>
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
        <source>Voice identifier</source>
        <translation>ボイス識別子</translation>
    </message>
    <message>
        <source>Voice</source>
        <translation>ボイス</translation>
    </message>
    <message>
        <source>Voices used lately</source>
        <translation>最近使用したボイス</translation>
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
        <source>%1 / %2</source>
        <comment>voices, and how many at most</comment>
        <translation>%1 / %2</translation>
    </message>
</context>
<context>
    <name>Dailies::WelcomePage</name>
    <message>
        <source>Dailies sends your requests to a paid video service, watches over them, and keeps every clip.</source>
        <translation>Dailies はリクエストを有料の動画サービスに送信し、経過を見守り、すべてのクリップを保存します。</translation>
    </message>
    <message>
        <source>Try with the practice service</source>
        <translation>練習用サービスで試す</translation>
    </message>
    <message>
        <source>Add an account</source>
        <translation>アカウントを追加</translation>
    </message>
    <message>
        <source>The practice service runs on this computer: real clips, no key, no bill, and an example of each kind of request to play with.</source>
        <translation>練習用サービスはこのコンピューターで動作します。実際のクリップを作成でき、キーは不要で料金もかかりません。各種類のリクエスト例を自由に試せます。</translation>
    </message>
</context>
<context>
    <name>Dailies::WipePicture</name>
    <message>
        <source>Wipe between two takes</source>
        <translation>2 件のテイクのワイプ</translation>
    </message>
    <message>
        <source>Dividing line at %1 %</source>
        <translation>分割線の位置 %1%</translation>
    </message>
</context>
<context>
    <name>DatabaseMaintenance</name>
    <message>
        <source>The disk has too little room for the daily copy of the task database.</source>
        <translation>ディスクの空き容量が足りないため、タスクデータベースの毎日のコピーを作成できません。</translation>
    </message>
</context>
<context>
    <name>Engine</name>
    <message>
        <source>Clips cannot be written to %1.</source>
        <translation>クリップを %1 に書き込めません。</translation>
    </message>
    <message>
        <source>The profile in %1 is on a network drive (%2). Use it from one computer at a time: the task database can be damaged otherwise.</source>
        <translation>%1 のプロファイルはネットワークドライブ (%2) にあります。同時に使うコンピューターは 1 台だけにしてください。そうしないと、タスクデータベースが破損する可能性があります。</translation>
    </message>
    <message>
        <source>Practice service</source>
        <translation>練習用サービス</translation>
    </message>
</context>
<context>
    <name>Evidence</name>
    <message>
        <source>Times are in UTC, then by the clock of this computer (%1).</source>
        <translation>日時は UTC、続いてこのコンピューターの時計 (%1) によるものです。</translation>
    </message>
    <message>
        <source>Evidence of task %1, made by Dailies %2.</source>
        <translation>タスク %1 の調査用データ (Dailies %2 で作成)。</translation>
    </message>
    <message>
        <source>For the service&apos;s support: it says what was asked for, when, and what came back.</source>
        <translation>サービスのサポート用です。何をいつ要求し、何が返ってきたかを示します。</translation>
    </message>
    <message>
        <source>task.json     ids, request ids, times, state, and the length and SHA-256 of the request</source>
        <translation>task.json     ID、リクエスト ID、日時、状態、およびリクエストの長さと SHA-256</translation>
    </message>
    <message>
        <source>request.json  the request as its create call carries it</source>
        <translation>request.json  作成呼び出しで送られるリクエスト</translation>
    </message>
    <message>
        <source>inputs.json   name, size, date and SHA-256 of the files that the request sends</source>
        <translation>inputs.json   リクエストで送信するファイルの名前、サイズ、日付、SHA-256</translation>
    </message>
    <message>
        <source>log.txt       everything that happened, with times</source>
        <translation>log.txt       発生したすべてのこと (日時付き)</translation>
    </message>
    <message>
        <source>replies/      every answer of the service, one file each</source>
        <translation>replies/      サービスの各応答 (1 件につき 1 ファイル)</translation>
    </message>
    <message>
        <source>Left out: keys, what stands behind the &quot;?&quot; of an address (it may hold a signature), pictures and other encoded data (only their length is told), and the folders of this computer. Where something was taken out there is *** or a number of characters.</source>
        <translation>含まれないもの: キー、URL の「?」より後の部分 (署名を含む可能性があるため)、画像などのエンコードされたデータ (長さのみ記載)、このコンピューターのフォルダー。取り除いた箇所には *** または文字数が記されています。</translation>
    </message>
    <message>
        <source>Not left out: the prompt, the names of files, and the addresses of inputs. Read it before you give it away.</source>
        <translation>含まれるもの: プロンプト、ファイル名、入力の URL。人に渡す前に内容を確認してください。</translation>
    </message>
    <message>
        <source>The evidence was not written: it was stopped.</source>
        <translation>調査用データの書き出しは中止されたため、書き込まれていません。</translation>
    </message>
    <message>
        <source>The evidence could not be written to %1: %2.</source>
        <translation>調査用データを %1 に書き込めませんでした: %2。</translation>
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
        <source>Image address</source>
        <translation>画像の URL</translation>
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
        <source>Extend prompt</source>
        <translation>プロンプトの拡張</translation>
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
        <source>Extra JSON</source>
        <translation>追加の JSON</translation>
    </message>
</context>
<context>
    <name>FieldHint</name>
    <message>
        <source>Describes the content or the motion.</source>
        <translation>内容や動きを記述します。</translation>
    </message>
    <message>
        <source>Describes the content of the clip or the edit that is wanted; names materials by their numbers.</source>
        <translation>クリップの内容や希望する編集を記述します。素材は番号で指定します。</translation>
    </message>
    <message>
        <source>Describes the content of the clip or the edit that is wanted.</source>
        <translation>クリップの内容や希望する編集を記述します。</translation>
    </message>
    <message>
        <source>The videos to edit; this kind takes no other type.</source>
        <translation>編集する動画です。この種類ではほかのタイプは使えません。</translation>
    </message>
    <message>
        <source>The input materials; their order gives the numbers that the prompt uses.</source>
        <translation>入力素材です。並び順がプロンプトで使う番号になります。</translation>
    </message>
    <message>
        <source>Resolution tier: 480P, 720P or 1080P.</source>
        <translation>解像度の区分: 480P、720P、1080P。</translation>
    </message>
    <message>
        <source>Resolution tier, as the model can make it.</source>
        <translation>解像度の区分です。モデルが対応するものを指定します。</translation>
    </message>
    <message>
        <source>Adaptive fits the ratio to the input materials; or a ratio W:H that the model can make.</source>
        <translation>adaptive は入力素材に合わせます。モデルが対応する比率 W:H も指定できます。</translation>
    </message>
    <message>
        <source>Aspect ratio W:H, for example 16:9.</source>
        <translation>アスペクト比 W:H (例: 16:9)。</translation>
    </message>
    <message>
        <source>Length of the clip in seconds.</source>
        <translation>クリップの長さ (秒)。</translation>
    </message>
    <message>
        <source>Length of the clip in whole seconds, 2 to 30.</source>
        <translation>クリップの長さ (2～30 秒の整数)。</translation>
    </message>
    <message>
        <source>Length of the clip in whole seconds, as the model can make it.</source>
        <translation>クリップの長さ (整数の秒数)。モデルが対応する値を指定します。</translation>
    </message>
    <message>
        <source>A model that is enabled for the account&apos;s key.</source>
        <translation>アカウントのキーに対して有効なモデルです。</translation>
    </message>
    <message>
        <source>What the clip is not to show.</source>
        <translation>クリップに映したくないもの。</translation>
    </message>
    <message>
        <source>Public address of the input image.</source>
        <translation>入力画像の公開 URL。</translation>
    </message>
    <message>
        <source>Public addresses of the input images.</source>
        <translation>各入力画像の公開 URL。</translation>
    </message>
    <message>
        <source>Generation mode, for example std or pro.</source>
        <translation>生成モード (例: std、pro)。</translation>
    </message>
    <message>
        <source>How strongly the prompt guides the clip.</source>
        <translation>プロンプトがクリップに与える影響の強さ。</translation>
    </message>
    <message>
        <source>Audio switch; on turns audio on.</source>
        <translation>音声の切り替えです。on で音声が有効になります。</translation>
    </message>
    <message>
        <source>Makes a clip of several shots.</source>
        <translation>複数のショットからなるクリップを作成します。</translation>
    </message>
    <message>
        <source>How the clip is divided into shots; customize takes your own list.</source>
        <translation>クリップをショットに分ける方法です。customize では独自のリストを使います。</translation>
    </message>
    <message>
        <source>Your own shots: the number, the prompt and the length of each.</source>
        <translation>独自のショットです。それぞれの番号、プロンプト、長さを指定します。</translation>
    </message>
    <message>
        <source>Voices that speak in the clip, each by its identifier.</source>
        <translation>クリップ内で話すボイスを、それぞれ識別子で指定します。</translation>
    </message>
    <message>
        <source>Lets the service rewrite the prompt, or not.</source>
        <translation>サービスによるプロンプトの書き換えを許可するかどうか。</translation>
    </message>
    <message>
        <source>Adds a visible mark that the clip is AI-generated, in the lower-right corner.</source>
        <translation>AI 生成であることを示す表示を、クリップの右下に追加します。</translation>
    </message>
    <message>
        <source>Adds a visible mark that the clip is AI-generated.</source>
        <translation>AI 生成であることを示す表示を、クリップに追加します。</translation>
    </message>
    <message>
        <source>Adds the mark of the platform, or not.</source>
        <translation>プラットフォームのロゴを追加するかどうか。</translation>
    </message>
    <message>
        <source>Details of the platform&apos;s mark; the specification does not show its contents.</source>
        <translation>プラットフォームのロゴの詳細です。内容は仕様に示されていません。</translation>
    </message>
    <message>
        <source>Further keys, put into the request last.</source>
        <translation>その他のキーです。リクエストの最後に追加されます。</translation>
    </message>
</context>
<context>
    <name>IdJournal</name>
    <message>
        <source>The list of ids %1 cannot be written: %2.</source>
        <translation>ID リスト %1 に書き込めません: %2。</translation>
    </message>
    <message>
        <source>The list of ids %1 cannot be read: %2.</source>
        <translation>ID リスト %1 を読み込めません: %2。</translation>
    </message>
</context>
<context>
    <name>IdRecovery</name>
    <message>
        <source>Found in the list of ids; the task database did not have it.</source>
        <translation>ID リストで見つかりました。タスクデータベースにはありませんでした。</translation>
    </message>
    <message>
        <source>The id was found in the list of ids.</source>
        <translation>ID は ID リストで見つかりました。</translation>
    </message>
    <message>
        <source>The service keeps results for a day, so that it is not asked about any more.</source>
        <translation>サービスが結果を保持するのは 1 日間のため、これ以上は照会しません。</translation>
    </message>
    <message>
        <source>The task database is older than its list of IDs: this request was sent after the database was copied. Whether the service accepted it is not known.</source>
        <translation>タスクデータベースが ID リストより古く、このリクエストはデータベースのコピー後に送信されています。サービスが受け付けたかどうかはわかりません。</translation>
    </message>
    <message>
        <source>The task database is older than its list of IDs: this request was sent after the database was copied. Whether the service accepted and charged it is not known. Check with the service before you submit it again.</source>
        <translation>タスクデータベースが ID リストより古く、このリクエストはデータベースのコピー後に送信されています。サービスが受け付けて課金したかどうかはわかりません。もう一度送信する前に、サービス側で確認してください。</translation>
    </message>
</context>
<context>
    <name>Import</name>
    <message>
        <source>This is not a request: %1</source>
        <translation>リクエストではありません: %1</translation>
    </message>
    <message>
        <source>it asks about a task and makes none.</source>
        <translation>タスクを照会するもので、作成しません。</translation>
    </message>
    <message>
        <source>it has none of a request&apos;s fields, such as a model or a prompt.</source>
        <translation>モデルやプロンプトなど、リクエストのフィールドがありません。</translation>
    </message>
    <message>
        <source>this key stands twice; only the last one counts</source>
        <translation>このキーは重複しています。最後のものだけが有効です</translation>
    </message>
    <message>
        <source>Its kind was guessed: %1.</source>
        <translation>種類は推測したものです: %1。</translation>
    </message>
    <message>
        <source>this is not understood and was left out</source>
        <translation>解釈できないため無視しました</translation>
    </message>
    <message>
        <source>Not understood and left out: %1.</source>
        <translation>解釈できないため無視しました: %1。</translation>
    </message>
    <message>
        <source>it is a clip&apos;s companion without a version.</source>
        <translation>クリップの付属ファイルですが、バージョンがありません。</translation>
    </message>
    <message>
        <source>This file was written by a newer version of Dailies: update the program to read it.</source>
        <translation>このファイルは新しいバージョンの Dailies で書き込まれています。読み込むにはプログラムを更新してください。</translation>
    </message>
    <message>
        <source>it is a clip&apos;s companion in which the request is missing.</source>
        <translation>クリップの付属ファイルですが、リクエストがありません。</translation>
    </message>
    <message>
        <source>it is UTF-16 text; save it as UTF-8.</source>
        <translation>UTF-16 のテキストです。UTF-8 で保存してください。</translation>
    </message>
    <message>
        <source>it is empty.</source>
        <translation>空です。</translation>
    </message>
    <message>
        <source>it is no text.</source>
        <translation>テキストではありません。</translation>
    </message>
    <message>
        <source>it is neither JSON nor a cURL command.</source>
        <translation>JSON でも cURL コマンドでもありません。</translation>
    </message>
    <message>
        <source>%1 is not there any more.</source>
        <translation>%1 はもうありません。</translation>
    </message>
    <message>
        <source>%1 is not a file.</source>
        <translation>%1 はファイルではありません。</translation>
    </message>
    <message>
        <source>%1 is too large for a request.</source>
        <translation>%1 は大きすぎてリクエストとして使えません。</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>%1 を読み込めません: %2。</translation>
    </message>
</context>
<context>
    <name>InputFindings</name>
    <message>
        <source>%1: the file is not there.</source>
        <translation>%1: ファイルがありません。</translation>
    </message>
    <message>
        <source>%1: the file cannot be read.</source>
        <translation>%1: ファイルを読み込めません。</translation>
    </message>
    <message>
        <source>%1: this is a folder or a device, not a file.</source>
        <translation>%1: これはフォルダーまたはデバイスで、ファイルではありません。</translation>
    </message>
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
        <source>%1 is meant to be something else; this is an image.</source>
        <translation>%1 の種別が異なります。これは画像です。</translation>
    </message>
    <message>
        <source>%1 is meant to be something else; this is a video.</source>
        <translation>%1 の種別が異なります。これは動画です。</translation>
    </message>
    <message>
        <source>%1 is meant to be something else; this is a sound file.</source>
        <translation>%1 の種別が異なります。これは音声ファイルです。</translation>
    </message>
    <message>
        <source>%1 is meant to be something else; this is a document.</source>
        <translation>%1 の種別が異なります。これはドキュメントです。</translation>
    </message>
    <message>
        <source>%1 is meant to be something else; this is a web page.</source>
        <translation>%1 の種別が異なります。これは Web ページです。</translation>
    </message>
    <message>
        <source>%1 is meant to be something else.</source>
        <translation>%1 の種別が異なります。</translation>
    </message>
</context>
<context>
    <name>JsonText</name>
    <message>
        <source>a key in double quotes is missing</source>
        <translation>二重引用符で囲まれたキーがありません</translation>
    </message>
    <message>
        <source>a value is missing</source>
        <translation>値がありません</translation>
    </message>
    <message>
        <source>a comma or a closing brace is missing</source>
        <translation>コンマまたは閉じ中かっこがありません</translation>
    </message>
    <message>
        <source>a comma or a closing bracket is missing</source>
        <translation>コンマまたは閉じ角かっこがありません</translation>
    </message>
    <message>
        <source>a colon is missing after a key</source>
        <translation>キーの後にコロンがありません</translation>
    </message>
    <message>
        <source>there is a comma, and nothing after it</source>
        <translation>コンマの後に何もありません</translation>
    </message>
    <message>
        <source>a text has no closing quote</source>
        <translation>テキストの閉じ引用符がありません</translation>
    </message>
    <message>
        <source>this is not a number</source>
        <translation>数値ではありません</translation>
    </message>
    <message>
        <source>there is more after the closing brace</source>
        <translation>閉じ中かっこの後に余分な内容があります</translation>
    </message>
    <message>
        <source>a value is missing, or is none that JSON knows</source>
        <translation>値がないか、JSON の値ではありません</translation>
    </message>
    <message>
        <source>This is not JSON: %1, at line %2, column %3.</source>
        <translation>JSON ではありません: %2 行 %3 列、%1。</translation>
    </message>
    <message>
        <source>A JSON object in braces is expected, found a list.</source>
        <translation>中かっこで囲まれた JSON オブジェクトが必要ですが、リストになっています。</translation>
    </message>
</context>
<context>
    <name>KeyStore</name>
    <message>
        <source>The key is empty.</source>
        <translation>キーが空です。</translation>
    </message>
    <message>
        <source>The key has a line break or another control character in it.</source>
        <translation>キーに改行またはその他の制御文字が含まれています。</translation>
    </message>
    <message>
        <source>The key has a space in it.</source>
        <translation>キーに空白が含まれています。</translation>
    </message>
    <message>
        <source>The key has a character in it that keys do not have.</source>
        <translation>キーに使われない文字が含まれています。</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Keep settings, tasks and clips under this folder.</source>
        <translation>設定、タスク、クリップをこのフォルダーに保存します。</translation>
    </message>
    <message>
        <source>folder</source>
        <translation>フォルダー</translation>
    </message>
    <message>
        <source>Start and choose the practice service.</source>
        <translation>起動して練習用サービスを選択します。</translation>
    </message>
    <message>
        <source>Say what can be given here.</source>
        <translation>指定できるオプションを表示します。</translation>
    </message>
    <message>
        <source>Say which version this is.</source>
        <translation>バージョンを表示します。</translation>
    </message>
    <message>
        <source>dailies takes options only; see --help.</source>
        <translation>dailies に指定できるのはオプションだけです。--help を参照してください。</translation>
    </message>
    <message>
        <source>Usage: dailies [options]
Makes, watches and keeps clips of a paid video service.</source>
        <translation>使い方: dailies [オプション]
有料動画サービスのクリップを作成、追跡、保存します。</translation>
    </message>
    <message>
        <source>Dailies (process %1) has this profile open but does not answer. Wait until it does, or end that process and start Dailies again: nothing is lost by that.</source>
        <translation>このプロファイルを開いている Dailies (プロセス %1) が応答しません。応答するまで待つか、そのプロセスを終了して Dailies を再起動してください。それによって失われるものはありません。</translation>
    </message>
    <message>
        <source>The task database is made ready for this version first; with a long history this takes a minute.</source>
        <translation>先に、このバージョン用にタスクデータベースを準備します。履歴が多い場合は 1 分ほどかかります。</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>オプション:</translation>
    </message>
</context>
<context>
    <name>MediaAddress</name>
    <message>
        <source>it is empty.</source>
        <translation>空です。</translation>
    </message>
    <message>
        <source>it is too long.</source>
        <translation>長すぎます。</translation>
    </message>
    <message>
        <source>it does not begin with https:// or http:// and a host.</source>
        <translation>https:// または http:// とホスト名で始まっていません。</translation>
    </message>
    <message>
        <source>it carries a user name.</source>
        <translation>ユーザー名が含まれています。</translation>
    </message>
    <message>
        <source>it leads into a private network, where the service is not.</source>
        <translation>サービスの存在しないプライベートネットワークを指しています。</translation>
    </message>
    <message>
        <source>The address of the clip is not used: %1</source>
        <translation>クリップの URL は使用しません: %1</translation>
    </message>
    <message>
        <source>The address is not looked up: %1</source>
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
        <source>this is not known</source>
        <translation>不明な項目です</translation>
    </message>
    <message>
        <source>true or false is expected</source>
        <translation>true または false が必要です</translation>
    </message>
    <message>
        <source>a text is expected</source>
        <translation>テキストが必要です</translation>
    </message>
    <message>
        <source>an object is expected</source>
        <translation>オブジェクトが必要です</translation>
    </message>
    <message>
        <source>a list is expected</source>
        <translation>リストが必要です</translation>
    </message>
    <message>
        <source>a number is expected</source>
        <translation>数値が必要です</translation>
    </message>
    <message>
        <source>a whole number is expected</source>
        <translation>整数が必要です</translation>
    </message>
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
        <source>%1: a list of texts is expected.</source>
        <translation>%1: テキストのリストが必要です。</translation>
    </message>
    <message>
        <source>limits: an object is expected.</source>
        <translation>limits: オブジェクトが必要です。</translation>
    </message>
</context>
<context>
    <name>PartFile</name>
    <message>
        <source>The clip could not be written to %1: %2.</source>
        <translation>クリップを %1 に書き込めませんでした: %2。</translation>
    </message>
    <message>
        <source>another copy of the program is at it</source>
        <translation>別に起動した Dailies が使用しています</translation>
    </message>
    <message>
        <source>The disk is full; the clip could not be written. The download goes on by itself as soon as there is room.</source>
        <translation>ディスクがいっぱいのため、クリップを書き込めませんでした。空きができるとダウンロードは自動的に再開します。</translation>
    </message>
    <message>
        <source>The disk takes no file as large as this clip.</source>
        <translation>ディスクは、このクリップほど大きなファイルに対応していません。</translation>
    </message>
    <message>
        <source>The disk is nearly full: the server does not tell how long the clip is, and %1 are free. The download goes on by itself as soon as there is room.</source>
        <translation>ディスクの空きがほとんどありません。サーバーはクリップのサイズを示しておらず、空き容量は %1 です。空きができるとダウンロードは自動的に再開します。</translation>
    </message>
    <message>
        <source>The disk is full: the clip needs %1, and %2 are free. The download goes on by itself as soon as there is room.</source>
        <translation>ディスクがいっぱいです。クリップに %1 必要ですが、空き容量は %2 です。空きができるとダウンロードは自動的に再開します。</translation>
    </message>
    <message>
        <source>every name is taken</source>
        <translation>使える名前がありません</translation>
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
        <source>practice clips are from 1 to 60 seconds long</source>
        <translation>練習用クリップの長さは 1～60 秒です</translation>
    </message>
    <message>
        <source>one of 480P, 720P and 1080P is expected</source>
        <translation>480P、720P、1080P のいずれかが必要です</translation>
    </message>
    <message>
        <source>a ratio W:H between 1:4 and 4:1 is expected</source>
        <translation>1:4～4:1 の比率 W:H が必要です</translation>
    </message>
    <message>
        <source>model: &quot;%1&quot; is not enabled for this key; there are practice-a-3.0, practice-a-2.7 and practice-b</source>
        <translation>model: 「%1」はこのキーでは有効ではありません。使えるのは practice-a-3.0、practice-a-2.7、practice-b です</translation>
    </message>
    <message>
        <source>model: &quot;%1&quot; does not offer %2</source>
        <translation>model: 「%1」は %2 を提供していません</translation>
    </message>
    <message>
        <source>%1: stands twice</source>
        <translation>%1: 重複しています</translation>
    </message>
    <message>
        <source>The practice service cannot write to the folder %1.</source>
        <translation>練習用サービスはフォルダー %1 に書き込めません。</translation>
    </message>
    <message>
        <source>The task cannot be kept: %1.</source>
        <translation>タスクを保存できません: %1。</translation>
    </message>
    <message>
        <source>This address takes %1 only.</source>
        <translation>この URL で使えるのは %1 だけです。</translation>
    </message>
    <message>
        <source>There is no such clip.</source>
        <translation>そのクリップはありません。</translation>
    </message>
    <message>
        <source>This is not a practice job.</source>
        <translation>練習用のジョブではありません。</translation>
    </message>
    <message>
        <source>The body is larger than 64 MiB.</source>
        <translation>本文が 64 MiB を超えています。</translation>
    </message>
    <message>
        <source>This request cannot be read.</source>
        <translation>このリクエストを読み取れません。</translation>
    </message>
    <message>
        <source>The practice service found no free port.</source>
        <translation>練習用サービスは空きポートを見つけられませんでした。</translation>
    </message>
    <message>
        <source>The practice service cannot use port %1: another program has it.</source>
        <translation>練習用サービスはポート %1 を使用できません。ほかのプログラムが使用しています。</translation>
    </message>
    <message>
        <source>There is nothing at %1.</source>
        <translation>%1 には何もありません。</translation>
    </message>
    <message>
        <source>The header Authorization does not carry this service&apos;s key.</source>
        <translation>Authorization ヘッダーに、このサービスのキーがありません。</translation>
    </message>
    <message>
        <source>The header Content-Type is not application/json.</source>
        <translation>Content-Type ヘッダーが application/json ではありません。</translation>
    </message>
    <message>
        <source>The prompt asks to be refused.</source>
        <translation>プロンプトで拒否が指定されています。</translation>
    </message>
    <message>
        <source>Too many requests; come back in two seconds.</source>
        <translation>リクエストが多すぎます。2 秒後にもう一度お試しください。</translation>
    </message>
    <message>
        <source>%1: not a field of this call, or stands twice</source>
        <translation>%1: この呼び出しのフィールドではないか、重複しています</translation>
    </message>
    <message>
        <source>model: &quot;%1&quot; is not enabled for this key.</source>
        <translation>model: 「%1」はこのキーでは有効ではありません。</translation>
    </message>
    <message>
        <source>taskId: there is no such task.</source>
        <translation>taskId: そのタスクはありません。</translation>
    </message>
    <message>
        <source>model: the task was created with another model.</source>
        <translation>model: タスクは別のモデルで作成されています。</translation>
    </message>
    <message>
        <source>The prompt asks the task to fail.</source>
        <translation>プロンプトでタスクの失敗が指定されています。</translation>
    </message>
    <message>
        <source>This address has expired.</source>
        <translation>この URL は期限切れです。</translation>
    </message>
    <message>
        <source>the task ends as failed, with a code and a message</source>
        <translation>タスクがコードとメッセージ付きで失敗する</translation>
    </message>
    <message>
        <source>the task takes five times as long</source>
        <translation>タスクに 5 倍の時間がかかる</translation>
    </message>
    <message>
        <source>the request is refused; no task is made</source>
        <translation>リクエストが拒否され、タスクは作成されない</translation>
    </message>
    <message>
        <source>the task is reported as UNKNOWN for a while, then goes on</source>
        <translation>タスクがしばらく UNKNOWN と報告された後、続行する</translation>
    </message>
    <message>
        <source>the task has a state that nobody has heard of for a while, then goes on</source>
        <translation>タスクがしばらく未知の状態になった後、続行する</translation>
    </message>
    <message>
        <source>the task is made, but the connection is closed without an answer</source>
        <translation>タスクは作成されるが、応答なしで接続が閉じられる</translation>
    </message>
    <message>
        <source>the request is told to come back in two seconds, and taken then</source>
        <translation>2 秒後に再送するよう求められ、その後リクエストが受け付けられる</translation>
    </message>
    <message>
        <source>the task succeeds, but the address of its clip is dead</source>
        <translation>タスクは成功するが、クリップの URL が無効になっている</translation>
    </message>
    <message>
        <source>null is not a value of this field</source>
        <translation>null はこの項目の値ではありません</translation>
    </message>
</context>
<context>
    <name>Preference</name>
    <message>
        <source>A folder is given from the top, such as /home/me/Videos.</source>
        <translation>フォルダーは /home/me/Videos のような絶対パスで指定します。</translation>
    </message>
    <message>
        <source>Nothing can be written to %1.</source>
        <translation>%1 に書き込めません。</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>The language of the window and of all messages.</source>
        <translation>ウィンドウとすべてのメッセージの言語です。</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>システムに合わせる</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>テーマ</translation>
    </message>
    <message>
        <source>Light or dark; the picture always stands on dark ground.</source>
        <translation>ライトまたはダーク。映像の背景は常に暗い色です。</translation>
    </message>
    <message>
        <source>As the desktop</source>
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
        <source>Tell when tasks have ended</source>
        <translation>タスクの終了を通知</translation>
    </message>
    <message>
        <source>One notification when the last of the running tasks has ended, and the window is not in view.</source>
        <translation>実行中の最後のタスクが終了したときにウィンドウが見えていなければ、1 回だけ通知します。</translation>
    </message>
    <message>
        <source>Folder for clips</source>
        <translation>クリップのフォルダー</translation>
    </message>
    <message>
        <source>Where new clips are saved. Those that are saved already stay where they are.</source>
        <translation>新しいクリップの保存先です。保存済みのクリップは元の場所に残ります。</translation>
    </message>
    <message>
        <source>Names of clips</source>
        <translation>クリップの名前</translation>
    </message>
    <message>
        <source>Known: {date:yyyy-MM-dd}, {prompt:40}, {model}, {kind}, {task}. A number is added when a name is taken.</source>
        <translation>使用できるもの: {date:yyyy-MM-dd}、{prompt:40}、{model}、{kind}、{task}。同じ名前がある場合は番号が付きます。</translation>
    </message>
    <message>
        <source>Put the request beside each clip</source>
        <translation>各クリップの隣にリクエストを保存</translation>
    </message>
    <message>
        <source>A JSON file of the clip&apos;s name with the request that made it. No key is in it.</source>
        <translation>クリップと同名の JSON ファイルに、作成に使ったリクエストを保存します。キーは含まれません。</translation>
    </message>
    <message>
        <source>Downloads at once</source>
        <translation>同時ダウンロード数</translation>
    </message>
    <message>
        <source>The address that expires first is always fetched first.</source>
        <translation>常に期限の早い URL から取得します。</translation>
    </message>
    <message>
        <source>Playing with</source>
        <translation>再生エンジン</translation>
    </message>
    <message>
        <source>What plays clips; choose another when they do not play well. Single frames are always read with FFmpeg.</source>
        <translation>クリップの再生に使います。うまく再生できないときは変更してください。個々のフレームは常に FFmpeg で読み込みます。</translation>
    </message>
    <message>
        <source>The system&apos;s choice</source>
        <translation>システムに任せる</translation>
    </message>
    <message>
        <source>Let the graphics card decode</source>
        <translation>グラフィックカードでデコード</translation>
    </message>
    <message>
        <source>Switch it off when the picture is broken or the program ends while a clip plays. Needs Qt 6.5 or newer.</source>
        <translation>映像が乱れる場合や、クリップの再生中にプログラムが終了してしまう場合はオフにしてください。Qt 6.5 以降が必要です。</translation>
    </message>
    <message>
        <source>Disk space for filmstrips</source>
        <translation>フィルムストリップ用ディスク容量</translation>
    </message>
    <message>
        <source>The oldest are removed when it is used up; they are made again when needed.</source>
        <translation>上限に達すると古いものから削除し、必要なときに作り直します。</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>プロキシ</translation>
    </message>
    <message>
        <source>How the service is reached; this computer&apos;s own addresses never go through it.</source>
        <translation>サービスへの接続方法です。このコンピューター自身のアドレスには使いません。</translation>
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
        <source>Computer and port, such as proxy.example.com:8080.</source>
        <translation>proxy.example.com:8080 のように、ホストとポートを指定します。</translation>
    </message>
    <message>
        <source>Shortest pause between questions about a task</source>
        <translation>タスクを照会する最短間隔</translation>
    </message>
    <message>
        <source>Longer pauses spare the service; all pauses grow with it. A finished clip is then seen later.</source>
        <translation>間隔を長くするとサービスの負担が減り、すべての間隔がそれに応じて延びます。クリップの完成に気付くのは遅くなります。</translation>
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
        <source>A change is seen at the next start.</source>
        <translation>変更は次回の起動時に反映されます。</translation>
    </message>
    <message>
        <source>It is a whole number from %1 to %2.</source>
        <translation>%1～%2 の整数を指定します。</translation>
    </message>
    <message>
        <source>Clips need different names: use at least one of {date}, {prompt:40}, {model}, {kind}, {task}, in one line of at most 200 characters.</source>
        <translation>クリップには異なる名前が必要です。{date}、{prompt:40}、{model}、{kind}、{task} の少なくとも 1 つを使い、200 文字以内の 1 行で指定してください。</translation>
    </message>
    <message>
        <source>A proxy address is a computer and a port, such as proxy.example.com:8080.</source>
        <translation>プロキシのアドレスは、proxy.example.com:8080 のようにホストとポートで指定します。</translation>
    </message>
    <message>
        <source>This cannot be chosen.</source>
        <translation>これは選択できません。</translation>
    </message>
    <message>
        <source>Quiet hours</source>
        <translation>通知しない時間帯</translation>
    </message>
    <message>
        <source>No notifications between these times of the day.</source>
        <translation>毎日この時間帯は通知しません。</translation>
    </message>
    <message>
        <source>Quiet from</source>
        <translation>通知しない時間帯の開始</translation>
    </message>
    <message>
        <source>When the quiet hours begin.</source>
        <translation>通知しない時間帯の開始時刻です。</translation>
    </message>
    <message>
        <source>Quiet until</source>
        <translation>通知しない時間帯の終了</translation>
    </message>
    <message>
        <source>When they end, on the next day where that is earlier.</source>
        <translation>通知しない時間帯の終了時刻です。開始より早い場合は翌日になります。</translation>
    </message>
    <message>
        <source>Closing the window while tasks run</source>
        <translation>タスク実行中にウィンドウを閉じたとき</translation>
    </message>
    <message>
        <source>In the tray Dailies goes on fetching clips. After quitting, tasks are taken up at the next start.</source>
        <translation>トレイに残すと、Dailies はクリップの取得を続けます。終了した場合は、次回の起動時にタスクの追跡を再開します。</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>確認</translation>
    </message>
    <message>
        <source>Keep in the tray</source>
        <translation>トレイに残す</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>Learn from takes how long they usually run</source>
        <translation>テイクから通常の所要時間を学習</translation>
    </message>
    <message>
        <source>Asks seldom before a clip is due, and more often around that time. Off: always in the same rhythm.</source>
        <translation>クリップの完成予定まで間があるときは照会を減らし、その前後で増やします。オフ: 常に同じ間隔で照会します。</translation>
    </message>
    <message>
        <source>Longest pause while a clip is not due</source>
        <translation>完成予定まで間があるときの最長間隔</translation>
    </message>
    <message>
        <source>How seldom a task is asked about when it is known to take longer. It is never less than the shortest pause.</source>
        <translation>時間がかかると分かっているタスクを照会する間隔です。最短間隔より短くなることはありません。</translation>
    </message>
</context>
<context>
    <name>PreviewText</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
</context>
<context>
    <name>ProblemReport</name>
    <message>
        <source>A report about Dailies, made at %1.</source>
        <translation>Dailies の報告 (%1 に作成)。</translation>
    </message>
    <message>
        <source>versions.txt   of the program and of what it uses</source>
        <translation>versions.txt   プログラムと使用コンポーネントのバージョン</translation>
    </message>
    <message>
        <source>settings.json  those that were changed; of folders and addresses only that they are set</source>
        <translation>settings.json  変更された設定 (フォルダーと URL は設定の有無のみ)</translation>
    </message>
    <message>
        <source>accounts.json  their models; no name, address or key</source>
        <translation>accounts.json  アカウントのモデル (名前、URL、キーは含まない)</translation>
    </message>
    <message>
        <source>tasks.json     how many there are, and facts about the last %1</source>
        <translation>tasks.json     タスクの件数と、最近の %1 件についての情報</translation>
    </message>
    <message>
        <source>log.txt        what the program had to say</source>
        <translation>log.txt        プログラムが出力したメッセージ</translation>
    </message>
    <message>
        <source>Keys, addresses, encoded data and folders of this computer were taken out.</source>
        <translation>キー、URL、エンコードされたデータ、このコンピューターのフォルダーは取り除かれています。</translation>
    </message>
    <message>
        <source>The prompts of the last tasks are in it.</source>
        <translation>最近のタスクのプロンプトが含まれています。</translation>
    </message>
    <message>
        <source>No prompt is in it.</source>
        <translation>プロンプトは含まれていません。</translation>
    </message>
    <message>
        <source>The report could not be written to %1: %2.</source>
        <translation>報告を %1 に書き込めませんでした: %2。</translation>
    </message>
</context>
<context>
    <name>Profile</name>
    <message>
        <source>There is no place where another start could reach this window.</source>
        <translation>別の起動からこのウィンドウに接続するための場所がありません。</translation>
    </message>
    <message>
        <source>Another start cannot reach this window: %1.</source>
        <translation>別の起動からこのウィンドウに接続できません: %1。</translation>
    </message>
    <message>
        <source>The folder %1 cannot be written to.</source>
        <translation>フォルダー %1 に書き込めません。</translation>
    </message>
    <message>
        <source>%1 is in the way: a folder is needed there.</source>
        <translation>%1 があるため、その場所に必要なフォルダーを置けません。</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation>フォルダー %1 を作成できません。</translation>
    </message>
    <message>
        <source>%1 (process %2) is already working in %3. End it first, or choose another profile.</source>
        <translation>%1 (プロセス %2) がすでに %3 を使用しています。先に終了するか、別のプロファイルを選択してください。</translation>
    </message>
    <message>
        <source>The profile in %1 cannot be used: nothing can be written there.</source>
        <translation>%1 のプロファイルを使用できません。そこには書き込めません。</translation>
    </message>
</context>
<context>
    <name>ProfileCatalogue</name>
    <message>
        <source>A newer version of Dailies wrote it.</source>
        <translation>新しいバージョンの Dailies で書き込まれています。</translation>
    </message>
    <message>
        <source>It is not a list of model profiles.</source>
        <translation>モデルプロファイルのリストではありません。</translation>
    </message>
    <message>
        <source>A model profile needs an id.</source>
        <translation>モデルプロファイルには ID が必要です。</translation>
    </message>
    <message>
        <source>The id %1 stands twice.</source>
        <translation>ID %1 が重複しています。</translation>
    </message>
    <message>
        <source>The model profiles in %1 cannot be read, and the file is left as it is: %2</source>
        <translation>%1 のモデルプロファイルを読み込めません。ファイルはそのまま残します: %2</translation>
    </message>
    <message>
        <source>It is too large.</source>
        <translation>大きすぎます。</translation>
    </message>
    <message>
        <source>Your model profiles could not be read, so they are not written either.</source>
        <translation>モデルプロファイルを読み込めなかったため、書き込みも行いません。</translation>
    </message>
    <message>
        <source>The model profiles could not be written to %1: %2.</source>
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
        <source>%1 is a %2 file; this model&apos;s profile takes %3.</source>
        <translation>%1 は %2 ファイルです。このモデルのプロファイルで使えるのは %3 です。</translation>
    </message>
    <message>
        <source>%1 has transparent parts; this model&apos;s profile takes none.</source>
        <translation>%1 には透明な部分があります。このモデルのプロファイルでは使えません。</translation>
    </message>
    <message>
        <source>%1 is %2 × %3 pixels; this model&apos;s profile takes sides of %4 pixels.</source>
        <translation>%1 は %2 × %3 ピクセルです。このモデルのプロファイルでは、各辺のピクセル数は %4 です。</translation>
    </message>
    <message>
        <source>%1 is %2 × %3 pixels; this model&apos;s profile takes shapes of %4.</source>
        <translation>%1 は %2 × %3 ピクセルです。このモデルのプロファイルでは、縦横の比率は %4 です。</translation>
    </message>
    <message>
        <source>%1 is %2 seconds long; this model&apos;s profile takes %3 seconds.</source>
        <translation>%1 の長さは %2 秒です。このモデルのプロファイルでは、秒数は %3 です。</translation>
    </message>
    <message>
        <source>%1 has %2 pictures a second; this model&apos;s profile wants %3 at least.</source>
        <translation>%1 は毎秒 %2 フレームです。このモデルのプロファイルでは %3 フレーム以上が必要です。</translation>
    </message>
    <message>
        <source>%1 has %2 MB; this model&apos;s profile ends at %3 MB.</source>
        <translation>%1 は %2 MB です。このモデルのプロファイルの上限は %3 MB です。</translation>
    </message>
    <message>
        <source>%1 has %2 MB; as part of the request it takes %3 MB.</source>
        <translation>%1 は %2 MB です。リクエストに含めると %3 MB になります。</translation>
    </message>
    <message>
        <source>%1: for oss addresses the vendor wants a header that the specification of this service does not list.</source>
        <translation>%1: oss の URL には、このサービスの仕様にないヘッダーをベンダーが要求します。</translation>
    </message>
    <message>
        <source>%1: vendors take only images as data, the rest by address.</source>
        <translation>%1: ベンダーがデータとして受け付けるのは画像だけです。ほかは URL で指定します。</translation>
    </message>
    <message>
        <source>%1 adds up to %2 seconds; this model&apos;s profile ends at %3.</source>
        <translation>%1 は合計 %2 秒です。このモデルのプロファイルの上限は %3 秒です。</translation>
    </message>
    <message>
        <source>Input videos and the clip make %1 seconds together; this model&apos;s profile ends at %2.</source>
        <translation>入力動画とクリップは合計 %1 秒です。このモデルのプロファイルの上限は %2 秒です。</translation>
    </message>
    <message>
        <source>This model&apos;s profile takes %L1 at most in all; there are %L2.</source>
        <translation>このモデルのプロファイルでは、素材は全部で %L1 個までです。現在は %L2 個です。</translation>
    </message>
    <message>
        <source>This model&apos;s profile does not list the type %1 for %2.</source>
        <translation>このモデルのプロファイルでは、%2 にタイプ「%1」はありません。</translation>
    </message>
    <message>
        <source>Of %1, this model&apos;s profile takes %L2 at most; there are %L3.</source>
        <translation>このモデルのプロファイルでは、「%1」は %L2 個までです。現在は %L3 個です。</translation>
    </message>
    <message>
        <source>Of %1, this model&apos;s profile wants %L2 at least; there are %L3.</source>
        <translation>このモデルのプロファイルでは、「%1」が %L2 個以上必要です。現在は %L3 個です。</translation>
    </message>
    <message>
        <source>This model&apos;s profile knows these combinations: %1.</source>
        <translation>このモデルのプロファイルで使える組み合わせ: %1。</translation>
    </message>
    <message>
        <source>In this model&apos;s profile these do not go together: %1.</source>
        <translation>このモデルのプロファイルでは、次のものは同時に使えません: %1。</translation>
    </message>
    <message>
        <source>In this model&apos;s profile, %1 goes together with %2.</source>
        <translation>このモデルのプロファイルでは、「%1」は「%2」と一緒に使います。</translation>
    </message>
    <message>
        <source>With %1, this model&apos;s profile wants %2 not to be off.</source>
        <translation>「%1」を使う場合、このモデルのプロファイルでは「%2」をオフにできません。</translation>
    </message>
    <message>
        <source>This model&apos;s profile does not list %1.</source>
        <translation>%1 はこのモデルのプロファイルにありません。</translation>
    </message>
    <message>
        <source>The prompt has %L1 characters; this model&apos;s profile ends at %L2, and vendors cut the rest without a word.</source>
        <translation>プロンプトは %L1 文字です。このモデルのプロファイルの上限は %L2 文字で、ベンダーは超過分を通知なしに切り捨てます。</translation>
    </message>
    <message>
        <source>The negative prompt has %L1 characters; this model&apos;s profile ends at %L2, and vendors cut the rest without a word.</source>
        <translation>ネガティブプロンプトは %L1 文字です。このモデルのプロファイルの上限は %L2 文字で、ベンダーは超過分を通知なしに切り捨てます。</translation>
    </message>
    <message>
        <source>With a reference video, this model&apos;s profile makes clips of %1 seconds; this is %2.</source>
        <translation>参照動画がある場合、このモデルのプロファイルではクリップの秒数は %1 です。現在は %2 です。</translation>
    </message>
    <message>
        <source>This model&apos;s profile makes clips of %1 seconds; this is %2.</source>
        <translation>このモデルのプロファイルでは、クリップの秒数は %1 です。現在は %2 です。</translation>
    </message>
    <message>
        <source>This model&apos;s profile says that %1 is not used.</source>
        <translation>このモデルのプロファイルでは、「%1」は使われません。</translation>
    </message>
    <message>
        <source>This model&apos;s profile offers %1; this is %2.</source>
        <translation>このモデルのプロファイルで選べるのは %1 です。現在は %2 です。</translation>
    </message>
    <message>
        <source>This model&apos;s profile has a guidance of %1; this is %2.</source>
        <translation>このモデルのプロファイルでは、ガイダンスは %1 です。現在は %2 です。</translation>
    </message>
    <message>
        <source>This model&apos;s profile takes no voices.</source>
        <translation>このモデルのプロファイルでは、ボイスは使えません。</translation>
    </message>
    <message>
        <source>This model&apos;s profile takes %L1 at most; there are %L2.</source>
        <translation>このモデルのプロファイルでは %L1 個までです。現在は %L2 個です。</translation>
    </message>
    <message>
        <source>The shots are not used while %1 is off.</source>
        <translation>「%1」がオフの間、ショットは使われません。</translation>
    </message>
    <message>
        <source>The shot type is not used while %1 is off.</source>
        <translation>「%1」がオフの間、ショットタイプは使われません。</translation>
    </message>
    <message>
        <source>%1 is on; this model wants a shot type.</source>
        <translation>「%1」がオンです。このモデルにはショットタイプが必要です。</translation>
    </message>
    <message>
        <source>The shots are used with the shot type %1 only.</source>
        <translation>ショットが使われるのは、ショットタイプが %1 の場合だけです。</translation>
    </message>
    <message>
        <source>The prompt of shot %1 has %L2 characters; this model&apos;s profile ends at %L3.</source>
        <translation>ショット %1 のプロンプトは %L2 文字です。このモデルのプロファイルの上限は %L3 文字です。</translation>
    </message>
    <message>
        <source>Shot %1 is %2 seconds long; this model&apos;s profile wants %3 at least.</source>
        <translation>ショット %1 の長さは %2 秒です。このモデルのプロファイルでは %3 秒以上が必要です。</translation>
    </message>
    <message>
        <source>The shots make %1 seconds together; the clip is to have %2.</source>
        <translation>ショットの合計は %1 秒ですが、クリップは %2 秒に設定されています。</translation>
    </message>
    <message>
        <source>This model&apos;s profile wants a list of shots for this shot type.</source>
        <translation>このモデルのプロファイルでは、このショットタイプにショットのリストが必要です。</translation>
    </message>
    <message>
        <source>This model&apos;s profile takes %1; there are %L2.</source>
        <translation>このモデルのプロファイルでは、ショット数は %1 です。現在は %L2 です。</translation>
    </message>
    <message>
        <source>This model goes by the prompts of the shots; it does not use this one, but the service wants it.</source>
        <translation>このモデルは各ショットのプロンプトに従います。ここのプロンプトは使われませんが、サービスでは必須です。</translation>
    </message>
</context>
<context>
    <name>ProgramLog</name>
    <message>
        <source>The log cannot be written to %1: %2.</source>
        <translation>ログを %1 に書き込めません: %2。</translation>
    </message>
</context>
<context>
    <name>ProgramPart</name>
    <message>
        <source>the system&apos;s choice</source>
        <translation>システムに任せる</translation>
    </message>
    <message>
        <source>Playing with: %1</source>
        <translation>再生エンジン: %1</translation>
    </message>
    <message>
        <source>Window system: %1</source>
        <translation>ウィンドウシステム: %1</translation>
    </message>
</context>
<context>
    <name>PromptMentions</name>
    <message>
        <source>The prompt mentions %1, which is not in the list.</source>
        <translation>プロンプトにある %1 は、リストにありません。</translation>
    </message>
    <message>
        <source>The prompt does not mention %1.</source>
        <translation>プロンプトに %1 が出てきません。</translation>
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
        <source>1 task</source>
        <translation>1 件のタスク</translation>
    </message>
    <message>
        <source>%1 tasks</source>
        <translation>%1 件のタスク</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No account is chosen; a request needs one to go to.</source>
        <translation>アカウントが選択されていません。リクエストには送信先のアカウントが必要です。</translation>
    </message>
    <message>
        <source>Not sent for this kind: %1</source>
        <translation>この種類では送信されません: %1</translation>
    </message>
    <message>
        <source>1 thing to fill in</source>
        <translation>未入力 1 件</translation>
    </message>
    <message>
        <source>%1 things to fill in</source>
        <translation>未入力 %1 件</translation>
    </message>
    <message>
        <source>To confirm · %1</source>
        <translation>要確認 · %1</translation>
    </message>
    <message>
        <source>Ready · %1</source>
        <translation>準備完了 · %1</translation>
    </message>
    <message>
        <source>Not ready (%1):</source>
        <translation>準備未完了 (%1):</translation>
    </message>
    <message>
        <source>Not ready (%1 to %2):</source>
        <translation>準備未完了 (%1、送信先: %2):</translation>
    </message>
    <message>
        <source>Ready: %1 to %2, model %3 (Ctrl+Enter).</source>
        <translation>準備完了: %1を %2 へ送信、モデル %3 (Ctrl+Enter)。</translation>
    </message>
    <message>
        <source>You will be asked about:</source>
        <translation>次の内容について確認を求められます:</translation>
    </message>
    <message>
        <source>Send this request %1 times? Each is charged.</source>
        <translation>このリクエストを %1 回送信しますか? それぞれに課金されます。</translation>
    </message>
    <message>
        <source>Send this request %1 times?</source>
        <translation>このリクエストを %1 回送信しますか?</translation>
    </message>
</context>
<context>
    <name>RequestJson</name>
    <message>
        <source>This request is of a kind that this version does not know.</source>
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
        <source>The address has moved</source>
        <translation>URL が移転しています</translation>
    </message>
    <message>
        <source>The address has moved to %1</source>
        <translation>URL が %1 に移転しています</translation>
    </message>
    <message>
        <source>%1 The service did not get the whole request.</source>
        <translation>%1サービスはリクエスト全体を受け取っていません。</translation>
    </message>
    <message>
        <source>The proxy did not let the call through, so nothing was sent. Check the proxy settings.</source>
        <translation>プロキシが呼び出しを通さなかったため、何も送信されていません。プロキシの設定を確認してください。</translation>
    </message>
    <message>
        <source>It was stopped before it was sent.</source>
        <translation>送信前に中止しました。</translation>
    </message>
    <message>
        <source>Answer lost: the service may have accepted this request. Nothing was sent again.</source>
        <translation>応答消失: サービスがこのリクエストを受け付けた可能性があります。再送信はしていません。</translation>
    </message>
    <message>
        <source>%1 The part of the answer that came names the task %2.</source>
        <translation>%1届いた応答の一部にタスク %2 が示されています。</translation>
    </message>
    <message>
        <source>%1 No answer came in time.</source>
        <translation>%1時間内に応答がありませんでした。</translation>
    </message>
    <message>
        <source>%1 It was stopped after it had been sent.</source>
        <translation>%1送信後に中止しました。</translation>
    </message>
    <message>
        <source>%1 What came back names no task.</source>
        <translation>%1返ってきた内容にタスクが示されていません。</translation>
    </message>
    <message>
        <source>%1 The connection broke.</source>
        <translation>%1接続が切れました。</translation>
    </message>
    <message>
        <source>%1; nothing was accepted. Correct the account&apos;s base address.</source>
        <translation>%1。リクエストは受け付けられていません。アカウントのベース URL を修正してください。</translation>
    </message>
    <message>
        <source>The service does not take the key; nothing was accepted.</source>
        <translation>サービスがキーを受け付けません。リクエストは受け付けられていません。</translation>
    </message>
    <message>
        <source>The service declined the request; nothing was accepted.</source>
        <translation>サービスがリクエストを拒否しました。リクエストは受け付けられていません。</translation>
    </message>
    <message>
        <source>Asking for the state was stopped.</source>
        <translation>状態の照会を中止しました。</translation>
    </message>
    <message>
        <source>The service&apos;s answer is too large to be one.</source>
        <translation>サービスの応答が大きすぎて、正しい応答とは考えられません。</translation>
    </message>
    <message>
        <source>The service&apos;s certificate was not accepted.</source>
        <translation>サービスの証明書が受け入れられませんでした。</translation>
    </message>
    <message>
        <source>The proxy did not let the call through.</source>
        <translation>プロキシが呼び出しを通しませんでした。</translation>
    </message>
    <message>
        <source>The service did not answer in time.</source>
        <translation>サービスから時間内に応答がありませんでした。</translation>
    </message>
    <message>
        <source>The service could not be reached.</source>
        <translation>サービスに接続できませんでした。</translation>
    </message>
    <message>
        <source>The connection to the service broke.</source>
        <translation>サービスとの接続が切れました。</translation>
    </message>
    <message>
        <source>The service asks for a pause.</source>
        <translation>サービスから一時停止を求められています。</translation>
    </message>
    <message>
        <source>The service has trouble of its own.</source>
        <translation>サービスで問題が発生しています。</translation>
    </message>
    <message>
        <source>%1. Correct the account&apos;s base address.</source>
        <translation>%1。アカウントのベース URL を修正してください。</translation>
    </message>
    <message>
        <source>The service does not tell about this task.</source>
        <translation>サービスはこのタスクの情報を返しませんでした。</translation>
    </message>
    <message>
        <source>The service&apos;s answer says nothing about the task.</source>
        <translation>サービスの応答に、タスクについての情報がありません。</translation>
    </message>
    <message>
        <source>%1 Nothing was sent; correct this and send again.</source>
        <translation>%1何も送信されていません。修正してから再送信してください。</translation>
    </message>
    <message>
        <source>The service&apos;s certificate was not accepted, so nothing was sent. Check the account&apos;s base address and this computer&apos;s clock, then send again.</source>
        <translation>サービスの証明書が受け入れられなかったため、何も送信されていません。アカウントのベース URL とこのコンピューターの時計を確認してから、再送信してください。</translation>
    </message>
    <message>
        <source>The service could not be reached, so nothing was sent. Check the connection and the account&apos;s base address.</source>
        <translation>サービスに接続できなかったため、何も送信されていません。接続とアカウントのベース URL を確認してください。</translation>
    </message>
    <message>
        <source>The connection failed before the whole request had left, so the service cannot have accepted it.</source>
        <translation>リクエスト全体を送り終える前に接続が失敗したため、サービスには受け付けられていません。</translation>
    </message>
    <message>
        <source>The service did not get the request in time; nothing was accepted. You can send it again.</source>
        <translation>リクエストが時間内にサービスに届きませんでした。リクエストは受け付けられていません。再送信できます。</translation>
    </message>
    <message>
        <source>The service gave an ID, but also an error: %1</source>
        <translation>サービスは ID を返しましたが、エラーも返しました: %1</translation>
    </message>
    <message>
        <source>Something on the way to the service, such as a proxy or a sign-in page, answered in its place.</source>
        <translation>サービスではなく、プロキシやサインインページなど、途中にある別のものから応答がありました。</translation>
    </message>
    <message>
        <source>The service does not accept the key when asked about tasks.</source>
        <translation>タスクの照会で、サービスがキーを受け付けません。</translation>
    </message>
    <message>
        <source>%1 What came back names no task. %2</source>
        <comment>the last is another sentence</comment>
        <translation>%1 応答にタスクの ID がありません。%2</translation>
    </message>
    <message>
        <source>The service did not get the request in time.</source>
        <translation>サービスは時間内にリクエストを受け取れませんでした。</translation>
    </message>
    <message>
        <source>The service does not take the key.</source>
        <translation>サービスはキーを受け付けません。</translation>
    </message>
    <message>
        <source>The service declined the request.</source>
        <translation>サービスがリクエストを拒否しました。</translation>
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
        <source>The answer was HTTP %1 with %2 that aren&apos;t text.</source>
        <translation>応答は HTTP %1 で、テキストではない %2でした。</translation>
    </message>
    <message>
        <source>The answer was HTTP %1 with %2 that start with “%3”.</source>
        <translation>応答は HTTP %1 で、「%3」で始まる %2でした。</translation>
    </message>
</context>
<context>
    <name>Shell</name>
    <message>
        <source>A quote in the command is not closed: copy the whole command.</source>
        <translation>コマンドの引用符が閉じられていません。コマンド全体をコピーしてください。</translation>
    </message>
    <message>
        <source>The command takes text from another command, which is not run here: put the text itself in its place.</source>
        <translation>コマンドは別のコマンドの出力を使いますが、ここでは実行しません。代わりにテキストそのものを入れてください。</translation>
    </message>
    <message>
        <source>This command is written for the Windows command prompt: copy it as cURL for bash instead.</source>
        <translation>このコマンドは Windows のコマンドプロンプト用です。代わりに bash 用の cURL としてコピーしてください。</translation>
    </message>
    <message>
        <source>The command has typographic quotes (“ ”), which bash does not know: put straight ones (&quot;) there.</source>
        <translation>コマンドに bash では使えない曲線の引用符 (“ ”) があります。まっすぐな引用符 (&quot;) に置き換えてください。</translation>
    </message>
</context>
<context>
    <name>Sidecar</name>
    <message>
        <source>The request could not be written beside the clip %1: %2.</source>
        <translation>クリップ %1 の隣にリクエストを書き込めませんでした: %2。</translation>
    </message>
    <message>
        <source>the folder could not be brought to disk</source>
        <translation>フォルダーをディスクに書き込めませんでした</translation>
    </message>
    <message>
        <source>every name for it is taken</source>
        <translation>付けられる名前がすべて使われています</translation>
    </message>
</context>
<context>
    <name>TakeDifferences</name>
    <message>
        <source>not set</source>
        <translation>未設定</translation>
    </message>
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
        <source>Pictures a second</source>
        <translation>フレームレート</translation>
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
        <source>Decide…</source>
        <translation>対応を選択…</translation>
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
        <source>Expires in</source>
        <translation>期限まで</translation>
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
        <source>Cost figures</source>
        <translation>料金の数値</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>アカウント</translation>
    </message>
    <message>
        <source>clip is not there</source>
        <comment>a clip&apos;s file</comment>
        <translation>クリップが保存先になし</translation>
    </message>
    <message>
        <source>fetched again while its link works</source>
        <comment>a clip that cannot be played</comment>
        <translation>リンクが有効な間は再取得</translation>
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
        <source>As the service gives it; it names no units.</source>
        <translation>サービスが示したままの値です。単位は示されていません。</translation>
    </message>
    <message>
        <source>Deduction</source>
        <translation>差し引き</translation>
    </message>
    <message>
        <source>%1 (unit as given)</source>
        <translation>%1 (単位はサービスの表記のまま)</translation>
    </message>
    <message>
        <source>It is neither asked about nor fetched. The job at the service may still run and be charged.</source>
        <translation>照会も取得も行いません。サービスのジョブは引き続き実行され、課金される可能性があります。</translation>
    </message>
    <message>
        <source>Not sent.</source>
        <translation>送信されていません。</translation>
    </message>
    <message>
        <source>Not sent yet. It is sent by itself as soon as there is room.</source>
        <translation>まだ送信されていません。空きができると自動的に送信されます。</translation>
    </message>
    <message>
        <source>The request is on its way.</source>
        <translation>リクエストを送信中です。</translation>
    </message>
    <message>
        <source>The service is at work. The clip is fetched as soon as it is ready.</source>
        <translation>サービスが処理しています。クリップは準備ができ次第取得します。</translation>
    </message>
    <message>
        <source>The clip is ready at the service and is being fetched.</source>
        <translation>サービスでクリップの準備ができ、取得しています。</translation>
    </message>
    <message>
        <source>Nothing was sent.</source>
        <translation>何も送信されていません。</translation>
    </message>
    <message>
        <source>The service declined the request; nothing runs.</source>
        <translation>サービスがリクエストを拒否しました。実行中のものはありません。</translation>
    </message>
    <message>
        <source>The service could not make this clip.</source>
        <translation>サービスはこのクリップを作成できませんでした。</translation>
    </message>
    <message>
        <source>The service ended this task.</source>
        <translation>サービスがこのタスクを終了しました。</translation>
    </message>
    <message>
        <source>The service no longer knows this task.</source>
        <translation>サービスにこのタスクの記録はもうありません。</translation>
    </message>
    <message>
        <source>Check now takes it up again.</source>
        <translation>「今すぐ確認」で追跡を再開します。</translation>
    </message>
    <message>
        <source>Cancel sending breaks it off. Once all of it has left, the service may have it all the same.</source>
        <translation>「送信を中止」で中断します。すべて送り終えた後では、サービスに届いている可能性があります。</translation>
    </message>
    <message>
        <source>See to the account&apos;s key, then submit it again.</source>
        <translation>アカウントのキーを確認してから、もう一度送信してください。</translation>
    </message>
    <message>
        <source>Use again puts the request back into the form, to change and submit it.</source>
        <translation>「再利用」でリクエストをフォームに戻し、変更して送信できます。</translation>
    </message>
    <message>
        <source>Check now asks the service once more.</source>
        <translation>「今すぐ確認」でサービスにもう一度照会します。</translation>
    </message>
    <message>
        <source>See to the account&apos;s key; it is sent after that.</source>
        <translation>アカウントのキーを確認してください。その後送信されます。</translation>
    </message>
    <message>
        <source>See to the account&apos;s key, then check now.</source>
        <translation>アカウントのキーを確認してから、「今すぐ確認」を実行してください。</translation>
    </message>
    <message>
        <source>%1 (code %2)</source>
        <translation>%1 (コード %2)</translation>
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
        <source>Asked</source>
        <translation>指定</translation>
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
        <source>Task id</source>
        <translation>タスク ID</translation>
    </message>
    <message>
        <source>Saved as</source>
        <translation>保存先</translation>
    </message>
    <message>
        <source>Request id</source>
        <translation>リクエスト ID</translation>
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
        <source>Created</source>
        <translation>作成日時</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>プロンプト</translation>
    </message>
    <message>
        <source>Fetch now takes it up again.</source>
        <translation>「今すぐ取得」で取得を再開します。</translation>
    </message>
    <message>
        <source>Fetch again asks the service for a new address.</source>
        <translation>「再取得」でサービスに新しい URL を求めます。</translation>
    </message>
    <message>
        <source>The clip is not where it was saved: %1.</source>
        <translation>クリップが保存先にありません: %1。</translation>
    </message>
    <message>
        <source>If it was moved, all is well. Fetch again takes it from the service as long as that still has it, usually for a day; nothing is charged.</source>
        <translation>移動しただけであれば問題ありません。サービスに残っている間 (通常は 1 日) は、「再取得」で取得できます。課金されません。</translation>
    </message>
    <message>
        <source>Use again puts the request into the form, where another account can be chosen; Remove then takes this one out of the list.</source>
        <translation>「再利用」でリクエストをフォームに入れると、別のアカウントを選択できます。その後「削除」でこのタスクを一覧から削除します。</translation>
    </message>
    <message>
        <source>Set the account up again and follow the task there by its id, which is kept here. The service keeps a clip for about a day.</source>
        <translation>アカウントをもう一度追加し、ここに保存されている ID でタスクを追跡してください。サービスがクリップを保持するのは約 1 日です。</translation>
    </message>
    <message>
        <source>Made by the practice service; nothing was charged.</source>
        <translation>練習用サービスで作成しました。課金されていません。</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>usually valid until %1</source>
        <translation>通常 %1 まで有効</translation>
    </message>
    <message>
        <source>It is neither asked about nor fetched. The job at the service may still run.</source>
        <translation>照会も取得も行いません。サービスのジョブは引き続き実行される可能性があります。</translation>
    </message>
    <message>
        <source>Not sent yet: the service cannot be reached.</source>
        <translation>サービスに接続できないため、まだ送信されていません。</translation>
    </message>
    <message>
        <source>The link to the clip has expired, and the service gave no other one.</source>
        <translation>クリップの URL が期限切れになり、サービスから別の URL は示されませんでした。</translation>
    </message>
    <message>
        <source>Send now sends it once more as it is.</source>
        <translation>「今すぐ送信」で、そのままもう一度送信します。</translation>
    </message>
    <message>
        <source>If it was moved, all is well. Fetch again takes it from the service as long as that still has it, usually for a day.</source>
        <translation>移動しただけであれば問題ありません。サービスに残っている間 (通常は 1 日) は、「再取得」で取得できます。</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>備考</translation>
    </message>
    <message>
        <source>Show in folder leads to it. Its link has expired.</source>
        <translation>「フォルダーに表示」で開けます。リンクの期限は切れています。</translation>
    </message>
    <message>
        <source>Show in folder leads to it. Dailies downloads it again while its link works; Fetch again does so now.</source>
        <translation>「フォルダーに表示」で開けます。リンクが有効な間は Dailies が再ダウンロードします。「再取得」で今すぐ行えます。</translation>
    </message>
    <message>
        <source>Show in folder leads to it. Dailies downloads it again while its link works; Fetch again does so now. Nothing is charged.</source>
        <translation>「フォルダーに表示」で開けます。リンクが有効な間は Dailies が再ダウンロードします。「再取得」で今すぐ行えます。料金はかかりません。</translation>
    </message>
    <message>
        <source>%1 · not known as a video</source>
        <comment>size of a file</comment>
        <translation>%1 · 動画として認識できません</translation>
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
        <source>%n with a lost answer</source>
        <translation>
            <numerusform>応答消失 %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n active</source>
        <translation>
            <numerusform>進行中 %n 件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TaskHistory</name>
    <message>
        <source>Task %1 is not moved to the recycle bin: it is under way, or there is something to decide.</source>
        <translation>タスク %1 はごみ箱に移動していません。進行中か、対応が必要です。</translation>
    </message>
</context>
<context>
    <name>TaskRunner</name>
    <message>
        <source>The account of this task is not there any more.</source>
        <translation>このタスクのアカウントはもうありません。</translation>
    </message>
    <message>
        <source>This task belongs to %1, but the account &quot;%2&quot; now points to %3; its key is not used for that.</source>
        <translation>このタスクは %1 のものですが、アカウント「%2」は現在 %3 を指しています。そのキーはこのタスクには使いません。</translation>
    </message>
    <message>
        <source>The answer before this one had come %1 times.</source>
        <translation>この前の応答は %1 回届いていました。</translation>
    </message>
    <message>
        <source>Between 1 and %1 copies can be submitted at once.</source>
        <translation>一度に送信できるのは 1～%1 件です。</translation>
    </message>
    <message>
        <source>Nothing was sent, because the request could not be kept on disk first. %1</source>
        <translation>リクエストを先にディスクに保存できなかったため、何も送信されていません。%1</translation>
    </message>
    <message>
        <source>To follow a task, its kind, its model and its id are needed.</source>
        <translation>タスクを追跡するには、種類、モデル、ID が必要です。</translation>
    </message>
    <message>
        <source>The id is empty.</source>
        <translation>ID が空です。</translation>
    </message>
    <message>
        <source>Only a task whose answer was lost can be given an id.</source>
        <translation>ID を関連付けられるのは、応答が失われたタスクだけです。</translation>
    </message>
    <message>
        <source>Task %1 has this id already.</source>
        <translation>この ID はすでにタスク %1 のものです。</translation>
    </message>
    <message>
        <source>The id was given by hand.</source>
        <translation>ID は手動で入力されました。</translation>
    </message>
    <message>
        <source>Submitted again by hand; the first request may have been charged.</source>
        <translation>手動でもう一度送信しました。最初のリクエストには課金された可能性があります。</translation>
    </message>
    <message>
        <source>Asked for by hand.</source>
        <translation>手動で照会しました。</translation>
    </message>
    <message>
        <source>Only a task that waits can be taken back.</source>
        <translation>取り消せるのは待機中のタスクだけです。</translation>
    </message>
    <message>
        <source>Not submitted again after all, by hand; the first request may have been charged.</source>
        <translation>もう一度の送信を手動で取りやめました。最初のリクエストには課金された可能性があります。</translation>
    </message>
    <message>
        <source>Held by hand.</source>
        <translation>手動で保留しました。</translation>
    </message>
    <message>
        <source>Left as it is, by hand; the request may have been charged.</source>
        <translation>手動でそのままにしました。リクエストには課金された可能性があります。</translation>
    </message>
    <message>
        <source>Task %1 is not being sent.</source>
        <translation>タスク %1 は送信中ではありません。</translation>
    </message>
    <message>
        <source>Stopped by hand.</source>
        <translation>手動で中止しました。</translation>
    </message>
    <message>
        <source>It was stopped before it was sent again. An earlier call got no answer and may have been charged.</source>
        <translation>再送信の前に中止しました。以前の呼び出しは応答がなく、課金された可能性があります。</translation>
    </message>
    <message>
        <source>It was stopped before it was sent; nothing was accepted.</source>
        <translation>送信前に中止しました。リクエストは受け付けられていません。</translation>
    </message>
    <message>
        <source>What became of task %1 could not be written to disk yet.</source>
        <translation>タスク %1 の結果は、まだディスクに書き込めていません。</translation>
    </message>
    <message>
        <source>Watching was stopped; the job at the service goes on and may be charged.</source>
        <translation>追跡を停止しました。サービスのジョブは続いており、課金される可能性があります。</translation>
    </message>
    <message>
        <source>This came when the task stood at &quot;%1&quot; and changed nothing.</source>
        <translation>タスクが「%1」のときに届いたため、何も変わりませんでした。</translation>
    </message>
    <message>
        <source>There is no task %1.</source>
        <translation>タスク %1 はありません。</translation>
    </message>
    <message>
        <source>This is not possible for task %1, which stands at &quot;%2&quot;.</source>
        <translation>タスク %1 は「%2」のため、この操作はできません。</translation>
    </message>
    <message>
        <source>The service answered as family %1; the request was written for family %2.</source>
        <translation>サービスはファミリー %1 として応答しました。リクエストはファミリー %2 用に書かれています。</translation>
    </message>
    <message>
        <source>Task %1 could not be written to disk; it is tried again every second. %2</source>
        <translation>タスク %1 をディスクに書き込めませんでした。1 秒ごとに再試行します。%2</translation>
    </message>
    <message>
        <source>Task %1, which the service knows as %2, could not be written to disk; it is tried again every second. %3</source>
        <translation>タスク %1 (サービスでの ID は %2) をディスクに書き込めませんでした。1 秒ごとに再試行します。%3</translation>
    </message>
    <message>
        <source>The service&apos;s id %1 for task %2 found no place: the task was changed elsewhere.</source>
        <translation>タスク %2 に対するサービスの ID %1 は記録できませんでした。タスクがほかで変更されています。</translation>
    </message>
    <message>
        <source>The program ended before this was sent. Nothing was charged; send it now, or take it back.</source>
        <translation>送信前にプログラムが終了しました。課金されていません。今すぐ送信するか、取り消してください。</translation>
    </message>
    <message>
        <source>The program ended before this was sent again. An earlier call got no answer and may have been charged; send it now, or take it back.</source>
        <translation>再送信の前にプログラムが終了しました。以前の呼び出しは応答がなく、課金された可能性があります。今すぐ送信するか、取り消してください。</translation>
    </message>
    <message>
        <source>Not all tasks could be read from disk; it is tried again every second, a few times. Nothing was sent.</source>
        <translation>一部のタスクをディスクから読み込めませんでした。1 秒ごとに数回再試行します。何も送信されていません。</translation>
    </message>
    <message>
        <source>The id was found in the list of ids.</source>
        <translation>ID は ID リストで見つかりました。</translation>
    </message>
    <message>
        <source>Only a task that waits can be moved.</source>
        <translation>順序を変更できるのは待機中のタスクだけです。</translation>
    </message>
    <message>
        <source>Task %1 was not sent again: %2</source>
        <translation>タスク %1 は再送信されていません: %2</translation>
    </message>
    <message>
        <source>Task %1 was not sent and nothing was charged: %2</source>
        <translation>タスク %1 は送信されておらず、課金されていません: %2</translation>
    </message>
    <message>
        <source>The service gave this task the same id as task %1.</source>
        <translation>サービスはこのタスクに、タスク %1 と同じ ID を付けました。</translation>
    </message>
    <message>
        <source>The service gave task %1 the same id as this one.</source>
        <translation>サービスはタスク %1 に、このタスクと同じ ID を付けました。</translation>
    </message>
    <message>
        <source>The clip was not in its folder any more; it was asked for again by hand.</source>
        <translation>クリップがフォルダーになかったため、手動で再取得を指示しました。</translation>
    </message>
    <message>
        <source>This belongs to the press before it. Nothing more was sent.</source>
        <translation>直前のボタン操作と同じものとして扱いました。追加の送信はしていません。</translation>
    </message>
    <message>
        <source>You sent this %1 s ago.</source>
        <translation>このリクエストは %1 秒前に送信しました。</translation>
    </message>
    <message>
        <source>Submitted again by hand.</source>
        <translation>手動でもう一度送信しました。</translation>
    </message>
    <message>
        <source>Not submitted again after all, by hand.</source>
        <translation>もう一度の送信を手動で取りやめました。</translation>
    </message>
    <message>
        <source>Left as it is, by hand.</source>
        <translation>手動でそのままにしました。</translation>
    </message>
    <message>
        <source>It was stopped before it was sent again. An earlier call got no answer.</source>
        <translation>再送信の前に中止しました。以前の呼び出しには応答がありませんでした。</translation>
    </message>
    <message>
        <source>Watching was stopped; the job at the service goes on.</source>
        <translation>追跡を停止しました。サービスのジョブは続いています。</translation>
    </message>
    <message>
        <source>The service could not be asked for another link in time.</source>
        <translation>時間内にサービスへ別の URL を照会できませんでした。</translation>
    </message>
    <message>
        <source>The program ended before this was sent; send it now, or take it back.</source>
        <translation>送信前にプログラムが終了しました。今すぐ送信するか、取り消してください。</translation>
    </message>
    <message numerus="yes">
        <source>The service could not be reached for %n minutes, so this was not sent. Send it now, or take it back.</source>
        <translation>
            <numerusform>%n 分間サービスに接続できなかったため、送信されていません。今すぐ送信するか、取り消してください。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The service could not be reached for %n minutes, so this was not sent again. An earlier call got no answer and may have been charged. Send it now, or take it back.</source>
        <translation>
            <numerusform>%n 分間サービスに接続できなかったため、再送信されていません。以前の呼び出しは応答がなく、課金された可能性があります。今すぐ送信するか、取り消してください。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The service could not be reached for %n minutes, so this was not sent and nothing was charged. Send it now, or take it back.</source>
        <translation>
            <numerusform>%n 分間サービスに接続できなかったため、送信も課金もされていません。今すぐ送信するか、取り消してください。</numerusform>
        </translation>
    </message>
    <message>
        <source>Task %1 was not sent: %2</source>
        <translation>タスク %1 は送信されていません: %2</translation>
    </message>
    <message>
        <source>Held: an answer was lost.</source>
        <translation>保留中: 応答が失われました。</translation>
    </message>
    <message>
        <source>Held: the answer to task %1 of the same request was lost. Decide about that task first, then send this one with Send now.</source>
        <translation>保留中: 同じリクエストのタスク %1 の応答が失われました。先にそのタスクの対応を選択してから、「今すぐ送信」でこのタスクを送信してください。</translation>
    </message>
</context>
<context>
    <name>TaskState</name>
    <message>
        <source>The service asks for a pause.</source>
        <translation>サービスから一時停止を求められています。</translation>
    </message>
    <message>
        <source>The service&apos;s answer did not come back: the task may run and be charged.</source>
        <translation>サービスの応答が戻りませんでした。タスクが実行され、課金される可能性があります。</translation>
    </message>
    <message>
        <source>The service declined the request.</source>
        <translation>サービスがリクエストを拒否しました。</translation>
    </message>
    <message>
        <source>The request could not be sent.</source>
        <translation>リクエストを送信できませんでした。</translation>
    </message>
    <message>
        <source>%1 This call was not charged, but an earlier one got no answer and may have been. Send it again with the file as it is now, or take it back.</source>
        <translation>%1この呼び出しには課金されていませんが、以前の呼び出しは応答がなく、課金された可能性があります。現在のファイルの内容で再送信するか、取り消してください。</translation>
    </message>
    <message>
        <source>%1 Nothing was charged. Send it again with the file as it is now, or take it back.</source>
        <translation>%1課金されていません。現在のファイルの内容で再送信するか、取り消してください。</translation>
    </message>
    <message>
        <source>%1 An earlier call of this task got no answer and may have been charged.</source>
        <translation>%1このタスクの以前の呼び出しは応答がなく、課金された可能性があります。</translation>
    </message>
    <message>
        <source>The program ended while the request was being sent: the task may run and be charged.</source>
        <translation>リクエストの送信中にプログラムが終了しました。タスクが実行され、課金される可能性があります。</translation>
    </message>
    <message>
        <source>The service&apos;s answer says nothing about the task&apos;s status.</source>
        <translation>サービスの応答に、タスクの状態がありません。</translation>
    </message>
    <message>
        <source>The service says that the task failed, and gives no reason.</source>
        <translation>サービスはタスクが失敗したと報告していますが、理由は示していません。</translation>
    </message>
    <message>
        <source>The service says that the task was canceled.</source>
        <translation>サービスはタスクがキャンセルされたと報告しています。</translation>
    </message>
    <message>
        <source>The service could not be asked.</source>
        <translation>サービスに照会できませんでした。</translation>
    </message>
    <message>
        <source>The service does not know this task&apos;s id. The clip may still come, so it is asked again every now and then. Check that the account still has the key that the task was sent with.</source>
        <translation>サービスはこのタスクの ID を認識していません。クリップが届く可能性はあるため、ときどき再度照会します。タスクの送信時に使ったキーがアカウントに設定されたままか、確認してください。</translation>
    </message>
    <message>
        <source>The service no longer knows this task; that is not a failure of the task.</source>
        <translation>サービスにこのタスクの記録はもうありません。タスクの失敗を意味するものではありません。</translation>
    </message>
    <message>
        <source>The clip could not be fetched.</source>
        <translation>クリップを取得できませんでした。</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>待機中</translation>
    </message>
    <message>
        <source>Sending</source>
        <translation>送信中</translation>
    </message>
    <message>
        <source>Answer lost</source>
        <translation>応答消失</translation>
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
        <source>Refused</source>
        <translation>拒否</translation>
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
        <source>Forgotten by the service</source>
        <translation>サービスに記録なし</translation>
    </message>
    <message>
        <source>Result expired</source>
        <translation>結果の期限切れ</translation>
    </message>
    <message>
        <source>Finished, no address yet</source>
        <translation>完了、URL 待ち</translation>
    </message>
    <message>
        <source>Not known to the service yet</source>
        <translation>サービス未登録</translation>
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
        <source>%1 (not watched)</source>
        <translation>%1 (追跡なし)</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>練習用</translation>
    </message>
    <message>
        <source>The service&apos;s answer names the ID %1, not the one it was asked about.</source>
        <translation>サービスの応答に示された ID は %1 で、照会した ID と異なります。</translation>
    </message>
    <message>
        <source>The service says that the task is finished, but gives no link to the clip yet. It keeps being asked, and the clip is fetched as soon as there is a link.</source>
        <translation>サービスはタスクが完了したと報告していますが、クリップの URL がまだ示されていません。照会を続け、URL が示され次第クリップを取得します。</translation>
    </message>
    <message>
        <source>The link to the clip has expired, and the service gave no other one for a week. Check now asks again.</source>
        <translation>クリップの URL が期限切れになり、1 週間たってもサービスから別の URL は示されませんでした。「今すぐ確認」で再度照会します。</translation>
    </message>
    <message>
        <source>The link to the clip has expired, and the service gives no other one. It is asked once a day for a week.</source>
        <translation>クリップの URL が期限切れになり、サービスから別の URL が示されません。1 週間、1 日 1 回照会します。</translation>
    </message>
    <message>
        <source>The service reports trouble of its own, so the task may still succeed. It is asked again. It says: %1</source>
        <translation>サービスは自身の問題を報告しています。タスクはまだ成功する可能性があるため、再度照会します。サービスの説明: %1</translation>
    </message>
    <message>
        <source>The service says that the task failed. It is asked once more to be sure.</source>
        <translation>サービスはタスクが失敗したと報告しています。念のためもう一度照会します。</translation>
    </message>
    <message>
        <source>The service says that the task failed: %1. It is asked once more to be sure.</source>
        <translation>サービスはタスクが失敗したと報告しています: %1。念のためもう一度照会します。</translation>
    </message>
    <message>
        <source>The service says: %1</source>
        <translation>サービスからのメッセージ: %1</translation>
    </message>
    <message>
        <source>The service&apos;s answer did not come back: the task may run.</source>
        <translation>サービスの応答が戻りませんでした。タスクが実行される可能性があります。</translation>
    </message>
    <message>
        <source>%1 It was sent %2 times. Send it again when the service has room, or take it back.</source>
        <translation>%1リクエストを %2 回送信しました。サービスに空きができたら再送信するか、取り消してください。</translation>
    </message>
    <message>
        <source>%1 It is sent again automatically: try %2 of %3.</source>
        <translation>%1自動的に再送信します (%3 回中 %2 回目)。</translation>
    </message>
    <message>
        <source>%1 Send it again with the file as it is now, or take it back.</source>
        <translation>%1現在のファイルの内容で再送信するか、取り消してください。</translation>
    </message>
    <message>
        <source>%1 It is sent as soon as the service can be reached.</source>
        <translation>%1サービスに接続でき次第、送信します。</translation>
    </message>
    <message>
        <source>%1 Nothing was charged. It is sent as soon as the service can be reached.</source>
        <translation>%1課金されていません。サービスに接続でき次第、送信します。</translation>
    </message>
    <message>
        <source>The program ended while the request was being sent: the task may run.</source>
        <translation>リクエストの送信中にプログラムが終了しました。タスクが実行される可能性があります。</translation>
    </message>
    <message>
        <source>%1 An earlier call of this task got no answer.</source>
        <translation>%1このタスクの以前の呼び出しには応答がありませんでした。</translation>
    </message>
    <message>
        <source>Waiting (offline)</source>
        <translation>待機中 (オフライン)</translation>
    </message>
    <message>
        <source>Kept, not known as a video</source>
        <translation>保存済み、動画形式不明</translation>
    </message>
    <message>
        <source>Saved, cannot be played</source>
        <translation>保存済み、再生不可</translation>
    </message>
    <message>
        <source>%1 Nothing was accepted.</source>
        <translation>%1 リクエストは受け付けられていません。</translation>
    </message>
    <message>
        <source>This file isn&apos;t a known kind of video. It was kept.</source>
        <translation>このファイルは既知の動画形式ではありません。保存してあります。</translation>
    </message>
    <message>
        <source>This file isn&apos;t a known kind of video. You paid for it, so it was kept.</source>
        <translation>このファイルは既知の動画形式ではありません。料金を支払っているため、保存してあります。</translation>
    </message>
    <message>
        <source>This clip can&apos;t be played. It was kept.</source>
        <translation>このクリップは再生できません。保存してあります。</translation>
    </message>
    <message>
        <source>This clip can&apos;t be played. You paid for it, so it was kept.</source>
        <translation>このクリップは再生できません。料金を支払っているため、保存してあります。</translation>
    </message>
</context>
<context>
    <name>TaskStatusText</name>
    <message numerus="yes">
        <source>%n before it</source>
        <translation>
            <numerusform>前に %n 件</numerusform>
        </translation>
    </message>
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
        <source>It is the next of this account to be sent.</source>
        <translation>このアカウントで次に送信されるリクエストです。</translation>
    </message>
    <message numerus="yes">
        <source>%n requests of this account are sent before it.</source>
        <translation>
            <numerusform>このアカウントの %n 件のリクエストが先に送信されます。</numerusform>
        </translation>
    </message>
    <message>
        <source>service asks for a pause, %1</source>
        <translation>サービスが一時停止を要求、%1</translation>
    </message>
    <message>
        <source>The service asks for a pause: sending goes on in %1.</source>
        <translation>サービスから一時停止を求められています。%1後に送信を再開します。</translation>
    </message>
    <message>
        <source>tries again in %1</source>
        <translation>%1後に再試行</translation>
    </message>
    <message>
        <source>It is tried again by itself in %1.</source>
        <translation>%1後に自動的に再試行します。</translation>
    </message>
    <message>
        <source>It is tried again by itself in %1; nothing was charged.</source>
        <translation>%1後に自動的に再試行します。課金されていません。</translation>
    </message>
    <message>
        <source>its account cannot be used</source>
        <translation>アカウントを使用できません</translation>
    </message>
    <message>
        <source>held</source>
        <translation>保留中</translation>
    </message>
    <message>
        <source>Held: it is sent when you say so, with Send now.</source>
        <translation>保留中: 「今すぐ送信」で指示すると送信されます。</translation>
    </message>
    <message>
        <source>not sent last time</source>
        <translation>前回送信されず</translation>
    </message>
    <message>
        <source>Since %1; it is asked again by itself.</source>
        <translation>%1 以降の状態です。自動的に再度照会します。</translation>
    </message>
    <message>
        <source>The service cannot be reached since %1; it is asked again by itself.</source>
        <translation>%1 以降、サービスに接続できません。自動的に再度照会します。</translation>
    </message>
    <message>
        <source>not reached since %1</source>
        <translation>%1 以降接続不可</translation>
    </message>
    <message>
        <source>longer than usual (%1)</source>
        <translation>通常 (%1) より長め</translation>
    </message>
    <message>
        <source>It takes longer than usual, which is %1. Nothing is wrong for that.</source>
        <translation>通常 (%1) より時間がかかっていますが、問題が起きたわけではありません。</translation>
    </message>
    <message numerus="yes">
        <source>Learned from %n takes of yours.</source>
        <translation>
            <numerusform>これまでの %n 件のテイクに基づきます。</numerusform>
        </translation>
    </message>
    <message>
        <source>usually %1 · %2</source>
        <comment>length of time, and how much of it is left</comment>
        <translation>通常 %1 · %2</translation>
    </message>
    <message>
        <source>Usually %1 · %2. %3</source>
        <comment>length of time, how much of it is left, what it was learned from</comment>
        <translation>通常 %1 · %2。%3</translation>
    </message>
    <message>
        <source>paused, goes on by itself</source>
        <translation>一時停止中、自動的に再開</translation>
    </message>
    <message>
        <source>The download is paused. It goes on by itself as soon as the disk takes the clip.</source>
        <translation>ダウンロードは一時停止中です。ディスクに書き込めるようになると、自動的に再開します。</translation>
    </message>
    <message>
        <source>tries again by itself</source>
        <translation>自動的に再試行</translation>
    </message>
    <message>
        <source>The download alone is tried again by itself; nothing is charged.</source>
        <translation>ダウンロードだけを自動的に再試行します。課金されません。</translation>
    </message>
    <message>
        <source>left as it is</source>
        <translation>そのまま</translation>
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
    <message>
        <source>its account was removed</source>
        <translation>アカウントは削除済み</translation>
    </message>
    <message>
        <source>key not accepted, still asking</source>
        <translation>キーが受け付けられず、照会を継続中</translation>
    </message>
    <message>
        <source>Dailies keeps asking, at least every 10 minutes. Nothing is lost: the clip is fetched once the key is accepted.</source>
        <translation>Dailies は少なくとも 10 分ごとに照会を続けます。失われるものはありません。キーが受け付けられ次第、クリップを取得します。</translation>
    </message>
    <message>
        <source>no link to the clip yet</source>
        <translation>クリップの URL 待ち</translation>
    </message>
    <message>
        <source>Dailies keeps asking for a link, at least every 30 minutes.</source>
        <translation>Dailies は少なくとも 30 分ごとに URL の照会を続けます。</translation>
    </message>
    <message>
        <source>link expired, asks once a day</source>
        <translation>URL の期限切れ、1 日 1 回照会</translation>
    </message>
    <message>
        <source>The link has expired. Dailies asks for a new one once a day for a week; Check now asks at once.</source>
        <translation>URL は期限切れです。Dailies は 1 週間、1 日 1 回新しい URL を求めます。「今すぐ確認」ですぐに照会できます。</translation>
    </message>
    <message>
        <source>The download alone is tried again by itself.</source>
        <translation>ダウンロードだけを自動的に再試行します。</translation>
    </message>
    <message>
        <source>pause after a refusal, %1</source>
        <translation>拒否後の一時停止、%1</translation>
    </message>
    <message>
        <source>The last request was declined, and the reason may concern the others, too: sending goes on in %1.</source>
        <translation>直前のリクエストが拒否されました。ほかのリクエストにも同じ理由が当てはまるかもしれません。%1後に送信を再開します。</translation>
    </message>
</context>
<context>
    <name>TaskStore</name>
    <message>
        <source>The task database %1 could not be copied: %2.</source>
        <translation>タスクデータベース %1 をコピーできませんでした: %2。</translation>
    </message>
    <message>
        <source>the disk does not take it</source>
        <translation>ディスクに書き込めません</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation>フォルダー %1 を作成できません。</translation>
    </message>
    <message>
        <source>The file %1 cannot be put in place: %2.</source>
        <translation>ファイル %1 を配置できません: %2。</translation>
    </message>
    <message>
        <source>The damaged task database %1 cannot be moved aside: %2.</source>
        <translation>破損したタスクデータベース %1 を別の場所に移せません: %2。</translation>
    </message>
    <message>
        <source>The file %1 cannot be written: %2.</source>
        <translation>ファイル %1 に書き込めません: %2。</translation>
    </message>
    <message>
        <source>The task database could not be used: %1.</source>
        <translation>タスクデータベースを使用できませんでした: %1。</translation>
    </message>
    <message>
        <source>The task database was written by a newer version of Dailies (its schema is %1, this version knows %2). It was left as it is. Use that version to go on with it.</source>
        <translation>タスクデータベースは新しいバージョンの Dailies で書き込まれています (スキーマは %1、このバージョンが対応するのは %2)。そのまま残しました。続けるには、そのバージョンを使用してください。</translation>
    </message>
    <message>
        <source>The database %1 belongs to another program. It was left as it is.</source>
        <translation>データベース %1 は別のプログラムのものです。そのまま残しました。</translation>
    </message>
    <message>
        <source>The task database is damaged: it says of itself that it is empty.</source>
        <translation>タスクデータベースが破損しています。空であると記録されています。</translation>
    </message>
    <message>
        <source>The task database %1 cannot be read: %2.</source>
        <translation>タスクデータベース %1 を読み込めません: %2。</translation>
    </message>
    <message>
        <source>The file %1 is not a task database. It was left as it is.</source>
        <translation>ファイル %1 はタスクデータベースではありません。そのまま残しました。</translation>
    </message>
    <message>
        <source>The task database does not take the setting %1, without which tasks could be lost. Is it on a network drive?</source>
        <translation>タスクデータベースに設定 %1 を適用できません。この設定がないと、タスクが失われる可能性があります。ネットワークドライブにありませんか?</translation>
    </message>
    <message>
        <source>The task database %1 cannot be made: %2.</source>
        <translation>タスクデータベース %1 を作成できません: %2。</translation>
    </message>
    <message>
        <source>The disk failed while the task database was written. Nothing more is sent until Dailies was started again; what is under way goes on.</source>
        <translation>タスクデータベースの書き込み中にディスクエラーが発生しました。Dailies を再起動するまで、これ以上の送信は行いません。進行中のものは続行されます。</translation>
    </message>
</context>
<context>
    <name>TaskStoreRepair</name>
    <message numerus="yes">
        <source>The list of ids has %n tasks that the task database did not have, or not their ids: the database is older than the list. They were put in.</source>
        <translation>
            <numerusform>ID リストに、タスクデータベースにない、または ID が欠けている %n 件のタスクがあります。データベースがリストより古いため、補いました。</numerusform>
        </translation>
    </message>
    <message>
        <source>The task database could not be restored from its copy %1: %2.</source>
        <translation>タスクデータベースをコピー %1 から復元できませんでした: %2。</translation>
    </message>
    <message>
        <source>the disk does not take it</source>
        <translation>ディスクに書き込めません</translation>
    </message>
    <message>
        <source>it cannot be opened</source>
        <translation>開けません</translation>
    </message>
    <message>
        <source>This comes from a copy of the task database, made before the request was sent. Whether it has been sent since, and charged, is not known here: look at the service before it is submitted again.</source>
        <translation>これは、リクエストの送信前に作られたタスクデータベースのコピーによるものです。その後に送信され、課金されたかどうかは、ここではわかりません。もう一度送信する前に、サービス側で確認してください。</translation>
    </message>
    <message>
        <source>The task database was missing.</source>
        <translation>タスクデータベースがありませんでした。</translation>
    </message>
    <message>
        <source>The task database was damaged; it was kept as %1.</source>
        <translation>タスクデータベースが破損していたため、%1 として残しました。</translation>
    </message>
    <message>
        <source>There is no copy of it, so a new one was begun.</source>
        <translation>コピーがないため、新しく作成しました。</translation>
    </message>
    <message>
        <source>Its copy of %1 took its place. What happened after that is not in it; tasks that waited then may have been sent since, and are marked &quot;Answer lost&quot;.</source>
        <translation>%1 のコピーに置き換えました。それ以降の出来事は含まれていません。当時待機中だったタスクはその後送信された可能性があり、「応答消失」と表示されます。</translation>
    </message>
    <message numerus="yes">
        <source>%n tasks of the task database were sent after it was copied. They are marked &quot;Answer lost&quot;, because it does not know how those calls ended.</source>
        <translation>
            <numerusform>タスクデータベースのタスク %n 件は、データベースのコピー後に送信されています。その呼び出しの結果がデータベースにないため、「応答消失」と表示されます。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Validation</name>
    <message>
        <source>The service does not offer %1.</source>
        <translation>サービスは %1 を提供していません。</translation>
    </message>
    <message>
        <source>Media item %1</source>
        <translation>素材 %1</translation>
    </message>
    <message>
        <source>%1 is required.</source>
        <translation>%1 は必須です。</translation>
    </message>
    <message>
        <source>Media item %1 needs a type.</source>
        <translation>素材 %1 にはタイプが必要です。</translation>
    </message>
    <message>
        <source>The specification does not list the type %1 for %2.</source>
        <translation>仕様では、%2 にタイプ %1 はありません。</translation>
    </message>
    <message>
        <source>A driving audio goes together with a first frame.</source>
        <translation>駆動音声は先頭フレームと一緒に使います。</translation>
    </message>
    <message>
        <source>%1 needs an address or a file.</source>
        <translation>%1 には URL またはファイルが必要です。</translation>
    </message>
    <message>
        <source>%1: this is not an http or https address.</source>
        <translation>%1: http または https の URL ではありません。</translation>
    </message>
    <message>
        <source>%1 cannot be sent from this computer: only images can. Put the file where the service can reach it and give its address.</source>
        <translation>%1 はこのコンピューターから送信できません。送信できるのは画像だけです。サービスからアクセスできる場所にファイルを置き、その URL を指定してください。</translation>
    </message>
    <message>
        <source>The reference voice of %1 must be an address; a file on this computer cannot be sent.</source>
        <translation>%1 の参照ボイスは URL で指定してください。このコンピューターのファイルは送信できません。</translation>
    </message>
    <message>
        <source>The reference voice of %1 is not an http or https address.</source>
        <translation>%1 の参照ボイスは http または https の URL ではありません。</translation>
    </message>
    <message>
        <source>A reference voice goes together with a reference image or video.</source>
        <translation>参照ボイスは参照画像または参照動画と一緒に使います。</translation>
    </message>
    <message>
        <source>Image %1 needs an address.</source>
        <translation>Image %1 には URL が必要です。</translation>
    </message>
    <message>
        <source>Voice %1 needs an identifier.</source>
        <translation>ボイス %1 には識別子が必要です。</translation>
    </message>
    <message>
        <source>This service takes images by address only. Put the file where the service can reach it and give its address.</source>
        <translation>このサービスが受け付ける画像は URL によるものだけです。サービスからアクセスできる場所にファイルを置き、その URL を指定してください。</translation>
    </message>
    <message>
        <source>This is not an http or https address.</source>
        <translation>http または https の URL ではありません。</translation>
    </message>
    <message>
        <source>The aspect ratio is adaptive or has the form W:H, such as 16:9; this is %1.</source>
        <translation>アスペクト比は adaptive または W:H の形式 (例: 16:9) です。現在は %1 です。</translation>
    </message>
    <message>
        <source>The aspect ratio has the form W:H, such as 16:9; this is %1.</source>
        <translation>アスペクト比は W:H の形式 (例: 16:9) です。現在は %1 です。</translation>
    </message>
    <message>
        <source>Generation 3.0 has the resolutions 480P, 720P and 1080P; this is %1.</source>
        <translation>世代 3.0 の解像度は 480P、720P、1080P です。現在は %1 です。</translation>
    </message>
    <message>
        <source>The duration must be whole seconds; this is %L1.</source>
        <translation>長さは整数の秒数で指定してください。現在は %L1 です。</translation>
    </message>
    <message>
        <source>Generation 3.0 makes clips of 2 to 30 seconds; this is %L1.</source>
        <translation>世代 3.0 のクリップの長さは 2～30 秒です。現在は %L1 秒です。</translation>
    </message>
    <message>
        <source>A clip of %L1 seconds has no length.</source>
        <translation>クリップの長さは 0 秒より大きい値で指定してください。現在は %L1 秒です。</translation>
    </message>
    <message>
        <source>There is no prompt, and the specification lists no media for %1.</source>
        <translation>プロンプトがなく、仕様にも %1 のメディアは記載されていません。</translation>
    </message>
    <message>
        <source>%1: the data in it is not valid Base64.</source>
        <translation>%1: 含まれるデータが有効な Base64 ではありません。</translation>
    </message>
    <message>
        <source>The data in it is not valid Base64.</source>
        <translation>含まれるデータが有効な Base64 ではありません。</translation>
    </message>
    <message>
        <source>Shot %1 has no prompt.</source>
        <translation>ショット %1 にプロンプトがありません。</translation>
    </message>
    <message>
        <source>Shot %1 has no length.</source>
        <translation>ショット %1 に長さがありません。</translation>
    </message>
    <message>
        <source>Shots %1 and %2 have the same number, %3.</source>
        <translation>ショット %1 と %2 の番号が同じです (%3)。</translation>
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
        <translation>テキストで表した秒数 (例: &quot;5&quot;)</translation>
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
        <translation>true または false</translation>
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
        <source>not a field of %1 in the specification; it is sent as it stands</source>
        <translation>仕様の %1 にないフィールドです。そのまま送信されます</translation>
    </message>
    <message>
        <source>expected %1, found %2</source>
        <translation>%1 が必要ですが、%2 になっています</translation>
    </message>
    <message>
        <source>%1 is not a number of seconds; it is sent as it stands</source>
        <translation>%1 は秒数ではありません。そのまま送信されます</translation>
    </message>
    <message>
        <source>it is empty, so it is left out of the request</source>
        <translation>空のため、リクエストから除外します</translation>
    </message>
</context>
</TS>
