<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>Account</name>
    <message>
        <source>The URL must start with https://.</source>
        <translation>基础地址应以 https:// 开头。</translation>
    </message>
    <message>
        <source>The URL has no host name.</source>
        <translation>基础地址中没有主机名。</translation>
    </message>
    <message>
        <source>The base URL can&apos;t contain a user name or password; the key has its own field.</source>
        <translation>基础地址中不能带用户名和密码；密钥请填在密钥栏。</translation>
    </message>
    <message>
        <source>The base URL ends with its path: remove everything from ? or # on.</source>
        <translation>基础地址的路径之后不能再有内容：请删去 ? 或 # 开头的部分。</translation>
    </message>
    <message>
        <source>Over http:// your key can be read in transit: the URL must start with https://.</source>
        <translation>使用 http:// 时，途中任何人都能读到密钥：基础地址应以 https:// 开头。</translation>
    </message>
    <message>
        <source>The base URL has an invalid port.</source>
        <translation>基础地址中的端口无效。</translation>
    </message>
    <message>
        <source>The path of the base URL can&apos;t contain “.” or “..”.</source>
        <translation>基础地址的路径中不能有 . 或 .. 这样的层级。</translation>
    </message>
    <message>
        <source>The base URL must end in /v1.</source>
        <translation>基础地址应以 /v1 结尾。</translation>
    </message>
    <message>
        <source>The base URL is missing.</source>
        <translation>缺少基础地址。</translation>
    </message>
    <message>
        <source>The base URL is too long.</source>
        <translation>基础地址过长。</translation>
    </message>
    <message>
        <source>The base URL isn&apos;t a web address.</source>
        <translation>基础地址不是网址。</translation>
    </message>
</context>
<context>
    <name>ApiType</name>
    <message>
        <source>Text to video</source>
        <translation>文生视频</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文生</translation>
    </message>
    <message>
        <source>Image to video</source>
        <translation>图生视频</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>图生</translation>
    </message>
    <message>
        <source>Reference to video</source>
        <translation>参考生视频</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>参考</translation>
    </message>
    <message>
        <source>Video edit</source>
        <translation>视频编辑</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>编辑</translation>
    </message>
    <message>
        <source>Multi-image to video</source>
        <translation>多图生视频</translation>
    </message>
    <message>
        <source>Multi-image</source>
        <translation>多图</translation>
    </message>
</context>
<context>
    <name>BodyParts</name>
    <message>
        <source>The files in this request are too large to copy as text.</source>
        <translation>此请求中的文件过大，无法作为文本复制。</translation>
    </message>
</context>
<context>
    <name>ChargedNote</name>
    <message>
        <source>Requests now go to %1 and are charged.</source>
        <translation>请求现在发送到 %1，并会计费。</translation>
    </message>
</context>
<context>
    <name>ClearButton</name>
    <message>
        <source>Clear</source>
        <translation>清除</translation>
    </message>
</context>
<context>
    <name>ClipTrash</name>
    <message>
        <source>%1 couldn&apos;t be moved to the Trash.</source>
        <translation>无法将 %1 移到系统回收站。</translation>
    </message>
    <message>
        <source>%1 is no longer in the Trash.</source>
        <translation>%1 已不在系统回收站中。</translation>
    </message>
    <message>
        <source>%1 couldn&apos;t be restored. It is still in the Trash.</source>
        <translation>无法恢复 %1。它仍在系统回收站中。</translation>
    </message>
</context>
<context>
    <name>ConnectionWords</name>
    <message>
        <source>This computer has no network connection.</source>
        <translation>本机没有网络连接。</translation>
    </message>
    <message>
        <source>Connected. The key works.</source>
        <translation>已连接，密钥有效。</translation>
    </message>
    <message>
        <source>The service rejected the key. Check that it was copied completely, hasn&apos;t been revoked, and belongs to this URL: each region has its own keys.</source>
        <translation>服务不接受此密钥。请检查密钥是否复制完整、是否已被撤销，以及是否属于此地址：各区域的密钥各不相同。</translation>
    </message>
    <message>
        <source>The service denied access without saying whether the key or the model is the reason. Check both.</source>
        <translation>服务不允许此调用，也没有说明是因为密钥还是因为模型。请检查两者。</translation>
    </message>
    <message>
        <source>The key isn&apos;t enabled for this model, or the service has no model with this name. Check the model code letter by letter.</source>
        <translation>此密钥不能使用此模型，或服务没有这个名称的模型。请逐字检查模型代码。</translation>
    </message>
    <message>
        <source>The key or the model belongs to another region. Each region has its own base URL.</source>
        <translation>此密钥或模型属于另一区域。每个区域有各自的基础地址。</translation>
    </message>
    <message>
        <source>The proxy blocked the call. Check the proxy settings.</source>
        <translation>代理没有放行此调用。请检查代理设置。</translation>
    </message>
    <message>
        <source>The service didn&apos;t respond in time. Try again later.</source>
        <translation>服务未及时应答。请稍后再试。</translation>
    </message>
    <message>
        <source>Rate limited. URL and key look fine.</source>
        <translation>已被限流。地址和密钥看来没有问题。</translation>
    </message>
    <message>
        <source>The service is having problems. Try again later.</source>
        <translation>服务自身出现问题。请稍后再试。</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>已停止。</translation>
    </message>
    <message>
        <source>Certificate check failed, so the key wasn&apos;t sent. Check the base URL and this computer&apos;s clock.</source>
        <translation>证书检查失败，因此没有发送密钥。请检查基础地址和本机时间。</translation>
    </message>
    <message>
        <source>The response is far too long to come from the service. Check the base URL.</source>
        <translation>应答的不是此服务：应答内容过长。请检查基础地址。</translation>
    </message>
    <message>
        <source>The connection to %1 dropped before the full response arrived. Try again later.</source>
        <translation>应答尚未收完，与 %1 的连接就已中断。请稍后再试。</translation>
    </message>
    <message>
        <source>Host %1 not found. Check the base URL and the network connection.</source>
        <translation>找不到名为 %1 的主机。请检查基础地址和网络连接。</translation>
    </message>
    <message>
        <source>No response from %1. Check the base URL, and whether a firewall is blocking it.</source>
        <translation>%1 没有应答。请检查基础地址，以及是否被防火墙阻挡。</translation>
    </message>
    <message>
        <source>This URL redirects, and Dailies doesn&apos;t follow redirects here. Check its path and that it starts with https://.</source>
        <translation>此地址会重定向，而 Dailies 在这里不会跟随。请检查其路径，以及是否以 https:// 开头。</translation>
    </message>
    <message>
        <source>This URL redirects to %1. Dailies doesn&apos;t follow it, because your key would be sent there. If that is the service, use it as the base URL.</source>
        <translation>此地址会重定向到 %1。Dailies 未予跟随，否则密钥会发往该处。如果那就是此服务，请将其设为基础地址。</translation>
    </message>
    <message>
        <source>There is a response from this URL, but not from the expected service. Check the base URL; it must end in /v1.</source>
        <translation>此地址有应答，但与此服务的应答方式不符。请检查基础地址；它必须以 /v1 结尾。</translation>
    </message>
    <message>
        <source>The response is that of a family %1 model, but the model is listed as family %2.</source>
        <translation>它按 %1 系列的模型应答，在列表中却属于 %2 系列。</translation>
    </message>
</context>
<context>
    <name>Csv</name>
    <message>
        <source>Line %1: a quotation mark isn&apos;t closed. The file wasn&apos;t used.</source>
        <translation>第 %1 行：引号没有闭合。未使用该文件。</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>文件是空的。</translation>
    </message>
    <message>
        <source>Line %1 has more fields than the first line. The file wasn&apos;t used.</source>
        <translation>第 %1 行的字段比第一行多。未使用该文件。</translation>
    </message>
    <message>
        <source>The file has only one line. The first line names the columns; the figures are in the lines after it.</source>
        <translation>文件只有一行。第一行是列名，数值在其后的各行。</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; appears twice. The file wasn&apos;t used.</source>
        <translation>“%1”列出现了两次。未使用该文件。</translation>
    </message>
</context>
<context>
    <name>Curl</name>
    <message>
        <source>The service has no request type &quot;%1&quot;.</source>
        <translation>服务没有请求类型“%1”。</translation>
    </message>
    <message>
        <source>This isn&apos;t a cURL command: it doesn&apos;t contain &quot;curl&quot;.</source>
        <translation>这不是 cURL 命令：其中没有“curl”。</translation>
    </message>
    <message>
        <source>The body of this command is in the lines after it (&lt;&lt;). Paste only those lines.</source>
        <translation>此命令的请求体在它后面的几行里（&lt;&lt;）：请只粘贴那几行。</translation>
    </message>
    <message>
        <source>Something is missing after %1. Copy the whole command.</source>
        <translation>%1 后面缺少内容：请复制整条命令。</translation>
    </message>
    <message>
        <source>Ignored the method %1: requests are always sent with POST.</source>
        <translation>已忽略方法 %1：请求一律用 POST 发送。</translation>
    </message>
    <message>
        <source>Ignored the proxy in the command.</source>
        <translation>已忽略命令中的代理。</translation>
    </message>
    <message>
        <source>Ignored %1: certificates are always checked.</source>
        <translation>已忽略 %1：证书始终要检查。</translation>
    </message>
    <message>
        <source>The command sends something other than JSON (%1). The service accepts only JSON.</source>
        <translation>命令发送的不是 JSON（%1）：服务只接受 JSON。</translation>
    </message>
    <message>
        <source>Ignored the header %1.</source>
        <translation>已忽略请求头 %1。</translation>
    </message>
    <message>
        <source>Ignored the key in the command.</source>
        <translation>已忽略命令中的密钥。</translation>
    </message>
    <message>
        <source>This command checks a task and doesn&apos;t create one. Copy the command that creates it.</source>
        <translation>此命令只查询任务，不创建任务：请复制创建任务的命令。</translation>
    </message>
    <message>
        <source>Ignored everything after the URL&apos;s path.</source>
        <translation>已忽略地址路径之后的内容。</translation>
    </message>
    <message>
        <source>The body of this command comes from another program. Paste the body itself instead.</source>
        <translation>此命令的请求体来自另一个程序：请换成请求体本身。</translation>
    </message>
    <message>
        <source>The command reads the file %1 from an unknown folder. Use the full path.</source>
        <translation>命令要读取文件 %1，但不知道它在哪个文件夹：请写出完整路径。</translation>
    </message>
    <message>
        <source>%1 is kept as text in the body; it isn&apos;t replaced by a value.</source>
        <translation>请求体中的 %1 保持原样，未作替换。</translation>
    </message>
    <message>
        <source>The body of this command comes from standard input. Paste the body itself.</source>
        <translation>此命令的请求体来自标准输入：请粘贴请求体本身。</translation>
    </message>
    <message>
        <source>The body of this command is in the file %1. Open that file instead.</source>
        <translation>此命令的请求体在文件 %1 中：请改为打开该文件。</translation>
    </message>
    <message>
        <source>This command sends no request: -d or --json is missing.</source>
        <translation>此命令没有发送请求：缺少 -d 或 --json 部分。</translation>
    </message>
    <message>
        <source>This command has several bodies. Keep only the one with the request.</source>
        <translation>此命令有多个请求体：请只保留含请求的那一个。</translation>
    </message>
    <message>
        <source>The body of the command can&apos;t be read. %1</source>
        <translation>无法读取命令的请求体。%1</translation>
    </message>
    <message>
        <source>The command sets %1 to the output of another command, which Dailies doesn&apos;t run. Replace it with the text itself.</source>
        <translation>命令将 %1 设为另一条命令的输出，而 Dailies 不会运行那条命令。请换成文本本身。</translation>
    </message>
</context>
<context>
    <name>Dailies::AboutDialog</name>
    <message>
        <source>About Dailies</source>
        <translation>关于 Dailies</translation>
    </message>
    <message>
        <source>Copy versions</source>
        <translation>复制版本信息</translation>
    </message>
    <message>
        <source>Free software: you may use, study, share and change it under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>自由软件：您可以依照 GNU 通用公共许可证第 3 版或更高版本使用、研究、分享和修改它。不附带任何担保。</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>Generate, track and save clips from a video service.</source>
        <translation>用付费视频服务生成、跟踪并保存视频。</translation>
    </message>
    <message>
        <source>Built with</source>
        <translation>所用组件</translation>
    </message>
    <message>
        <source>Component</source>
        <translation>组件</translation>
    </message>
    <message>
        <source>Video player: %1</source>
        <translation>视频播放器：%1</translation>
    </message>
    <message>
        <source>License</source>
        <translation>许可证</translation>
    </message>
    <message>
        <source>License of the icons</source>
        <translation>图标许可证</translation>
    </message>
</context>
<context>
    <name>Dailies::AccountController</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Enter the key…</source>
        <translation>输入密钥…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Use practice mode</source>
        <translation>使用练习模式</translation>
    </message>
    <message>
        <source>%1 Dailies checks again in %2 and keeps checking, at least every 10 minutes; nothing is lost.</source>
        <comment>what is wrong with an account&apos;s key, length of time</comment>
        <translation>%1Dailies 将在 %2后再次查询，并持续查询，至少每 10 分钟一次；不会丢失任何内容。</translation>
    </message>
    <message>
        <source>%1 Tasks of this account are waiting; none is lost.</source>
        <comment>what is wrong with an account&apos;s key</comment>
        <translation>%1此账户的任务正在等待，不会丢失。</translation>
    </message>
    <message>
        <source>%1 and its key were removed. Its tasks and clips are kept.</source>
        <translation>%1 及其密钥已移除。其任务和视频会保留。</translation>
    </message>
    <message>
        <source>Practice mode</source>
        <translation>练习模式</translation>
    </message>
    <message>
        <source>Its limits and rates stay until you remove them: %1.</source>
        <translation>其限额和单价会保留，直到您将其移除：%1。</translation>
    </message>
    <message>
        <source>%1 New requests of this account will wait.</source>
        <comment>what is wrong with an account&apos;s key</comment>
        <translation>%1此账户的新请求将会等待。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Add an account…</source>
        <translation>添加账户…</translation>
    </message>
    <message>
        <source>%1 Its tasks can&apos;t continue, and their clips may be lost. To track them again, add an account with the same name and base URL.</source>
        <comment>what is wrong with an account</comment>
        <translation>%1其任务无法继续，视频可能丢失。要重新跟踪，请添加名称和基础地址相同的账户。</translation>
    </message>
</context>
<context>
    <name>Dailies::AccountDialog</name>
    <message>
        <source>Add account</source>
        <translation>添加账户</translation>
    </message>
    <message>
        <source>Add an account</source>
        <translation>添加账户</translation>
    </message>
    <message>
        <source>Studio</source>
        <translation>工作室</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>密钥</translation>
    </message>
    <message>
        <source>Model codes</source>
        <translation>模型代码</translation>
    </message>
    <message>
        <source>1. Service</source>
        <translation>1. 服务</translation>
    </message>
    <message>
        <source>2. Key</source>
        <translation>2. 密钥</translation>
    </message>
    <message>
        <source>3. Models</source>
        <translation>3. 模型</translation>
    </message>
    <message>
        <source>One model code per line</source>
        <translation>每行一个模型代码</translation>
    </message>
    <message>
        <source>Stored in your system keychain and sent to this URL only.</source>
        <translation>保存在系统密钥环中，只发送到此地址。</translation>
    </message>
    <message>
        <source>Base URL</source>
        <translation>基础地址</translation>
    </message>
    <message>
        <source>Treat unknown models as</source>
        <translation>未知模型视为</translation>
    </message>
    <message>
        <source>Parallel requests</source>
        <translation>同时发送的请求数</translation>
    </message>
    <message>
        <source>Not recognised: %1</source>
        <translation>无法识别：%1</translation>
    </message>
    <message>
        <source>Name the account so you can tell it apart.</source>
        <translation>请为账户命名，以便与其他账户区分。</translation>
    </message>
    <message>
        <source>An account with this name already exists.</source>
        <translation>已有同名账户。</translation>
    </message>
    <message>
        <source>Enter at least one model code enabled for the key.</source>
        <translation>请至少填写一个服务已为此密钥开通的模型代码。</translation>
    </message>
    <message>
        <source>Not tested.</source>
        <translation>未进行测试。</translation>
    </message>
    <message>
        <source>Storing the key…</source>
        <translation>正在保存密钥…</translation>
    </message>
    <message>
        <source>%1 The key is kept until you quit; you&apos;ll be asked for it next time.</source>
        <translation>%1密钥保留到您退出为止，下次启动时会再次询问。</translation>
    </message>
</context>
<context>
    <name>Dailies::AccountKeys</name>
    <message>
        <source>The account&apos;s URL has changed.</source>
        <translation>账户的地址已更改。</translation>
    </message>
</context>
<context>
    <name>Dailies::AccountSettingsDialog</name>
    <message>
        <source>Remove account</source>
        <translation>移除账户</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Account settings</source>
        <translation>账户设置</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Sending</source>
        <translation>发送</translation>
    </message>
    <message>
        <source>Clips</source>
        <translation>视频</translation>
    </message>
    <message>
        <source>URL and key</source>
        <translation>地址和密钥</translation>
    </message>
    <message>
        <source>Clip folder</source>
        <translation>视频文件夹</translation>
    </message>
    <message>
        <source>File names</source>
        <translation>文件命名</translation>
    </message>
    <message>
        <source>Name the account so you can tell it apart.</source>
        <translation>请为账户命名，以便与其他账户区分。</translation>
    </message>
    <message>
        <source>An account with this name already exists.</source>
        <translation>已有同名账户。</translation>
    </message>
    <message>
        <source>Keep at least one model code; nothing can be sent without one.</source>
        <translation>请至少保留一个模型代码：没有模型代码就无法发送。</translation>
    </message>
    <message numerus="yes">
        <source>%n unfinished tasks were sent to %1 and can only be tracked there. They wait until the account uses that URL again; meanwhile, their clips may be lost.</source>
        <translation>
            <numerusform>有 %n 个未完成的任务发送到了 %1。它们只能在该处跟踪，会一直等到账户重新使用该地址；在此期间其视频可能丢失。</numerusform>
        </translation>
    </message>
    <message>
        <source>Change URL</source>
        <translation>更改地址</translation>
    </message>
    <message>
        <source>Storing the key…</source>
        <translation>正在保存密钥…</translation>
    </message>
    <message>
        <source>Remove %1 and its key? Its tasks and clips are kept.</source>
        <translation>要移除 %1 及其密钥吗？其任务和视频会保留。</translation>
    </message>
    <message numerus="yes">
        <source>%n unfinished tasks of this account will no longer be tracked, and their clips may be lost.</source>
        <translation>
            <numerusform>它的 %n 个未完成任务将不再跟踪，其视频可能丢失。</numerusform>
        </translation>
    </message>
    <message>
        <source>The account was kept, because its key couldn&apos;t be removed. %1</source>
        <translation>未能移除密钥，因此账户予以保留。%1</translation>
    </message>
    <message>
        <source>How many requests may be sent at the same time; the others wait. The service may allow fewer.</source>
        <translation>同时可以有多少个请求在发送；其余的会等待。服务方允许的可能更少。</translation>
    </message>
    <message>
        <source>Disk use…</source>
        <translation>磁盘占用…</translation>
    </message>
    <message>
        <source>Shows how much space the clips of each account use.</source>
        <translation>显示各账户的视频占用多少空间。</translation>
    </message>
    <message>
        <source>%1 The new key is kept in memory until you quit.</source>
        <translation>%1新密钥在内存中保留到您退出为止。</translation>
    </message>
</context>
<context>
    <name>Dailies::AccountStore</name>
    <message>
        <source>a newer version of Dailies wrote it</source>
        <translation>它由更新版本的 Dailies 写入</translation>
    </message>
    <message>
        <source>an account has no ID or no name</source>
        <translation>有账户缺少 ID 或名称</translation>
    </message>
    <message>
        <source>it isn&apos;t a list of accounts</source>
        <translation>它不是账户列表</translation>
    </message>
    <message>
        <source>The accounts in %1 can&apos;t be read: %2. The file was left unchanged.</source>
        <translation>无法读取 %1 中的账户，文件保持原样：%2。</translation>
    </message>
    <message>
        <source>The accounts couldn&apos;t be read, so they won&apos;t be overwritten.</source>
        <translation>未能读取账户，因此不会覆盖。</translation>
    </message>
    <message>
        <source>Couldn&apos;t save the accounts to %1: %2.</source>
        <translation>无法将账户写入 %1：%2。</translation>
    </message>
</context>
<context>
    <name>Dailies::ActionRow</name>
    <message>
        <source>Use frame</source>
        <translation>使用画面</translation>
    </message>
    <message>
        <source>Use, save or copy the frame on screen, or save a part of the clip</source>
        <translation>使用、保存或复制当前画面，或保存视频的一部分</translation>
    </message>
</context>
<context>
    <name>Dailies::AddressEdit</name>
    <message>
        <source>%1… (%2)</source>
        <translation>%1…（%2）</translation>
    </message>
</context>
<context>
    <name>Dailies::AddressPage</name>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>新密钥</translation>
    </message>
    <message>
        <source>Base URL</source>
        <translation>基础地址</translation>
    </message>
    <message>
        <source>Enter the key for %1. The stored key is for %2 only and is never sent anywhere else.</source>
        <translation>请输入用于 %1 的密钥：已保存的密钥只用于 %2，不会发送到其他任何地方。</translation>
    </message>
    <message>
        <source>A new URL needs its own key. The key for %1 is deleted once the new one is stored.</source>
        <translation>新地址需要自己的密钥。保存新密钥后，为 %1 保存的密钥即会删除。</translation>
    </message>
    <message>
        <source>The current key is in memory only, until you quit. Enter a key to replace it.</source>
        <translation>当前密钥只在内存中，保留到您退出为止。输入密钥即可替换。</translation>
    </message>
    <message>
        <source>The current key stays in the keychain and is never shown. Enter a key to replace it.</source>
        <translation>当前密钥留在密钥环中，从不显示。输入密钥即可替换。</translation>
    </message>
    <message>
        <source>Stored in your system keychain and sent to this URL only.</source>
        <translation>保存在系统密钥环中，只发送到此地址。</translation>
    </message>
    <message>
        <source>Add a model first; the test needs one.</source>
        <translation>请先添加一个模型：测试需要用到它。</translation>
    </message>
    <message>
        <source>Not tested.</source>
        <translation>未进行测试。</translation>
    </message>
</context>
<context>
    <name>Dailies::AddressProbe</name>
    <message>
        <source>No response from %1 within 15 seconds.</source>
        <translation>%1 在 15 秒内没有应答。</translation>
    </message>
    <message>
        <source>There is no file at this link (HTTP %1).</source>
        <translation>该链接处没有文件（HTTP %1）。</translation>
    </message>
    <message>
        <source>The file at this link isn&apos;t public (HTTP %1).</source>
        <translation>服务器没有公开此文件（HTTP %1）。</translation>
    </message>
    <message>
        <source>The server is having problems (HTTP %1).</source>
        <translation>服务器自身出现问题（HTTP %1）。</translation>
    </message>
    <message>
        <source>The server doesn&apos;t provide the file (HTTP %1).</source>
        <translation>服务器没有提供该文件（HTTP %1）。</translation>
    </message>
    <message>
        <source>Server %1 not found.</source>
        <translation>找不到服务器 %1。</translation>
    </message>
    <message>
        <source>%1 couldn&apos;t be reached.</source>
        <translation>无法连接到 %1。</translation>
    </message>
    <message>
        <source>%1 failed the certificate check.</source>
        <translation>%1 未通过证书检查。</translation>
    </message>
    <message>
        <source>The response from %1 can&apos;t be read.</source>
        <translation>%1 的应答无法读取。</translation>
    </message>
    <message>
        <source>The link wasn&apos;t checked: it points to a private network, which the service isn&apos;t on.</source>
        <translation>未检查该链接：它指向内部网络，而服务不在那里。</translation>
    </message>
    <message>
        <source>Too many redirects.</source>
        <translation>重定向次数过多。</translation>
    </message>
    <message>
        <source>The link redirects from a secure to an insecure connection, so it wasn&apos;t followed.</source>
        <translation>该链接从安全连接重定向到不安全连接，因此未予跟随。</translation>
    </message>
    <message>
        <source>The link redirects to an address with your API key in it, so it wasn&apos;t followed.</source>
        <translation>该链接重定向到包含您的 API 密钥的地址，因此未予跟随。</translation>
    </message>
</context>
<context>
    <name>Dailies::AdoptDialog</name>
    <message>
        <source>Account</source>
        <translation>账户</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Enter the ID that the service shows for the task.</source>
        <translation>请填写服务方为该任务显示的 ID。</translation>
    </message>
    <message>
        <source>Enter only the ID, without spaces.</source>
        <translation>请只填写 ID，不含空格。</translation>
    </message>
    <message>
        <source>Track</source>
        <translation>跟踪</translation>
    </message>
    <message>
        <source>Track a task by ID</source>
        <translation>按 ID 跟踪任务</translation>
    </message>
    <message>
        <source>As shown by the service</source>
        <translation>与服务方显示的一致</translation>
    </message>
    <message>
        <source>Dailies tracks the task and downloads its clip. Nothing is created or charged.</source>
        <translation>Dailies 会跟踪该任务并下载其视频。不会创建任何内容，也不会计费。</translation>
    </message>
    <message>
        <source>Task ID</source>
        <translation>任务 ID</translation>
    </message>
    <message>
        <source>Add an account first.</source>
        <translation>请先添加账户。</translation>
    </message>
    <message>
        <source>This account has no model. Add one in the form first.</source>
        <translation>此账户没有模型。请先在表单中添加模型。</translation>
    </message>
</context>
<context>
    <name>Dailies::AdvancedPart</name>
    <message>
        <source>Advanced</source>
        <translation>高级</translation>
    </message>
</context>
<context>
    <name>Dailies::AmountField</name>
    <message>
        <source>“%1” has two meanings. Write %2 or %3.</source>
        <comment>a number with a decimal sign or a separator</comment>
        <translation>“%1”有两种含义。请写成 %2 或 %3。</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t an amount. Write it like %2, with at most six decimal places.</source>
        <translation>“%1”不是金额。请写成 %2 的形式，最多六位小数。</translation>
    </message>
</context>
<context>
    <name>Dailies::AtRiskList</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Decide…</source>
        <translation>处理…</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>成片 %1</translation>
    </message>
    <message>
        <source>Take %1 · %2</source>
        <comment>number and prompt</comment>
        <translation>成片 %1 · %2</translation>
    </message>
    <message>
        <source>Download all</source>
        <translation>全部下载</translation>
    </message>
    <message>
        <source>Close; the takes stay in the list</source>
        <translation>关闭；成片仍在列表中</translation>
    </message>
    <message>
        <source>Show this take in the list</source>
        <translation>在列表中显示此成片</translation>
    </message>
    <message numerus="yes">
        <source>%n takes need your attention</source>
        <translation>
            <numerusform>有 %n 条成片需要您处理</numerusform>
        </translation>
    </message>
    <message>
        <source>No response: it may have been accepted.</source>
        <translation>无应答：请求可能已被接受。</translation>
    </message>
    <message>
        <source>No response: it may have been accepted and charged.</source>
        <translation>无应答：请求可能已被接受并计费。</translation>
    </message>
    <message>
        <source>Not tracked: its clip won&apos;t be downloaded.</source>
        <translation>未跟踪：其视频不会被下载。</translation>
    </message>
    <message>
        <source>The link expired. Try requesting a new one.</source>
        <translation>链接已过期。请尝试获取新链接。</translation>
    </message>
    <message>
        <source>Not downloaded. Link expires in %1.</source>
        <translation>尚未下载。链接将在%1后过期。</translation>
    </message>
    <message>
        <source>Finished, not downloaded.</source>
        <translation>已完成，尚未下载。</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>下载</translation>
    </message>
    <message>
        <source>Resume tracking</source>
        <translation>恢复跟踪</translation>
    </message>
    <message numerus="yes">
        <source>%n takes are not downloaded</source>
        <translation>
            <numerusform>%n 条成片尚未下载</numerusform>
        </translation>
    </message>
    <message>
        <source>Show list</source>
        <translation>显示列表</translation>
    </message>
</context>
<context>
    <name>Dailies::BreakdownModel</name>
    <message>
        <source>Total</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>MMMM yyyy</source>
        <comment>a month, for QDate</comment>
        <translation>yyyy&apos;年&apos;M&apos;月&apos;</translation>
    </message>
    <message>
        <source>No tag</source>
        <translation>无标签</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>kept clips</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>No clip has four stars or more yet.</source>
        <translation>还没有四星及以上的视频。</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>月份</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>账户</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Takes</source>
        <translation>成片数</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>秒数</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>点数</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>金额</translation>
    </message>
    <message>
        <source>Kept (★ 4 and up)</source>
        <translation>留用（★ 4 及以上）</translation>
    </message>
    <message>
        <source>Cost per kept second</source>
        <translation>留用每秒费用</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%Ln takes left out)</source>
        <translation>
            <numerusform>%1（未计入 %Ln 条成片）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln takes have no rate, so they aren&apos;t included.</source>
        <translation>
            <numerusform>有 %Ln 条成片没有单价，因此未计入。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::BreakdownView</name>
    <message>
        <source>Breakdown</source>
        <translation>明细</translation>
    </message>
</context>
<context>
    <name>Dailies::ChartLegend</name>
    <message>
        <source>Billed</source>
        <translation>已计费</translation>
    </message>
    <message>
        <source>Reserved</source>
        <translation>已预留</translation>
    </message>
    <message>
        <source>Unsettled</source>
        <translation>待核定</translation>
    </message>
    <message>
        <source>Not billed</source>
        <translation>未计费</translation>
    </message>
    <message>
        <source>Daily limit</source>
        <translation>每日限额</translation>
    </message>
</context>
<context>
    <name>Dailies::ChoiceEditor</name>
    <message>
        <source>Auto</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>Other value</source>
        <translation>其他值</translation>
    </message>
    <message>
        <source>Another value</source>
        <translation>其他值</translation>
    </message>
</context>
<context>
    <name>Dailies::CleanUp</name>
    <message>
        <source>Delete rejected takes…</source>
        <translation>删除已淘汰的成片…</translation>
    </message>
    <message>
        <source>Delete takes below 3 stars…</source>
        <translation>删除 3 星以下的成片…</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>删除 %1 条</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>The list shows no rejected takes.</source>
        <translation>列表中没有已淘汰的成片。</translation>
    </message>
    <message numerus="yes">
        <source>Move %n rejected takes to the Trash? Their clips use %1.</source>
        <translation>
            <numerusform>要将 %n 条已淘汰的成片移到回收站吗？其视频占用 %1。</numerusform>
        </translation>
    </message>
    <message>
        <source>The list shows no takes rated 1 or 2.</source>
        <translation>列表中没有 1 星或 2 星的成片。</translation>
    </message>
    <message numerus="yes">
        <source>Move %n takes rated 1 or 2 to the Trash? Their clips use %1. Takes without stars stay.</source>
        <translation>
            <numerusform>要将 %n 条 1 星或 2 星的成片移到回收站吗？其视频占用 %1。未评星的成片会保留。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::CleartextConsent</name>
    <message>
        <source>%1 begins with http://, so your key can be read in transit. Anyone who reads it can spend your money. Nothing has been sent yet.</source>
        <translation>%1 以 http:// 开头，密钥会以明文传输：途中任何人都能取走密钥，花您的钱。尚未发送任何内容。</translation>
    </message>
    <message>
        <source>Use http anyway</source>
        <translation>仍使用 http</translation>
    </message>
    <message>
        <source>Change URL</source>
        <translation>更改地址</translation>
    </message>
</context>
<context>
    <name>Dailies::Cli</name>
    <message>
        <source>name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>The account was not added.</source>
        <translation>未添加账户。</translation>
    </message>
    <message>
        <source>code</source>
        <translation>代码</translation>
    </message>
    <message>
        <source>file</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>The account&apos;s name.</source>
        <translation>账户名称。</translation>
    </message>
    <message>
        <source>There is no account &quot;%1&quot;.</source>
        <translation>没有账户“%1”。</translation>
    </message>
    <message>
        <source>Removed %1 and its key.</source>
        <translation>已移除 %1 及其密钥。</translation>
    </message>
    <message>
        <source>Adds, lists, removes and tests accounts.</source>
        <translation>添加、列出、移除和测试账户。</translation>
    </message>
    <message>
        <source>folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>--%1 is missing.</source>
        <translation>缺少 --%1。</translation>
    </message>
    <message>
        <source>The request can be sent.</source>
        <translation>可以发送此请求。</translation>
    </message>
    <message>
        <source>Show the version.</source>
        <translation>显示版本。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is missing.</source>
        <translation>缺少“%1”。</translation>
    </message>
    <message>
        <source>--%1 needs a value.</source>
        <translation>--%1 需要一个值。</translation>
    </message>
    <message>
        <source>Usage:</source>
        <translation>用法：</translation>
    </message>
    <message>
        <source>COMMAND</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>WRONG</source>
        <translation>不符 </translation>
    </message>
    <message>
        <source>Key:</source>
        <translation>密钥：</translation>
    </message>
    <message>
        <source>The key is too long.</source>
        <translation>密钥过长。</translation>
    </message>
    <message>
        <source>send a request</source>
        <translation>发送请求</translation>
    </message>
    <message>
        <source>show one task with its request and log</source>
        <translation>显示一个任务及其请求和日志</translation>
    </message>
    <message>
        <source>add, list, remove or test accounts</source>
        <translation>添加、列出、移除或测试账户</translation>
    </message>
    <message>
        <source>Commands:</source>
        <translation>命令：</translation>
    </message>
    <message>
        <source>There is no command &quot;%1&quot;.</source>
        <translation>没有命令“%1”。</translation>
    </message>
    <message>
        <source>number</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>%1 is too large for a request.</source>
        <translation>%1 过大，不能作为请求。</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>TextToVideo, ImageToVideo, ReferenceToVideo, VideoEdit or MultiImageToVideo.</source>
        <translation>TextToVideo、ImageToVideo、ReferenceToVideo、VideoEdit 或 MultiImageToVideo。</translation>
    </message>
    <message>
        <source>Family %1 has no generation &quot;%2&quot;.</source>
        <translation>%1 系列没有“%2”代。</translation>
    </message>
    <message>
        <source>There is no request type &quot;%1&quot;.</source>
        <translation>没有请求类型“%1”。</translation>
    </message>
    <message>
        <source>Kind:    %1</source>
        <translation>类型：%1</translation>
    </message>
    <message>
        <source>Model:   %1</source>
        <translation>模型：%1</translation>
    </message>
    <message>
        <source>Created: %1</source>
        <translation>创建：%1</translation>
    </message>
    <message>
        <source>ID:      %1</source>
        <translation>ID：  %1</translation>
    </message>
    <message>
        <source>Request:</source>
        <translation>请求：</translation>
    </message>
    <message>
        <source>Log:</source>
        <translation>日志：</translation>
    </message>
    <message>
        <source>There is no task &quot;%1&quot;.</source>
        <translation>没有任务“%1”。</translation>
    </message>
    <message>
        <source>Wait for the clips and save them.</source>
        <translation>等待视频生成并保存。</translation>
    </message>
    <message>
        <source>Task %1: %2</source>
        <translation>任务 %1：%2</translation>
    </message>
    <message>
        <source>usually about %1 s</source>
        <translation>通常约 %1 秒</translation>
    </message>
    <message>
        <source>usually about %1 min</source>
        <translation>通常约 %1 分钟</translation>
    </message>
    <message>
        <source>Parent:  task %1</source>
        <comment>whose clip it goes on from</comment>
        <translation>接续：任务 %1</translation>
    </message>
    <message>
        <source>DAILIES_API_KEY is ignored because no service was named. If the key belongs to %1, add --account.</source>
        <translation>未使用 DAILIES_API_KEY，因为没有指明服务。如果该密钥属于 %1，请加上 --account。</translation>
    </message>
    <message>
        <source>No accounts yet. Give --base-url, or add one with &quot;dailies-cli accounts add&quot;.</source>
        <translation>还没有账户：请给出 --base-url，或用“dailies-cli accounts add”添加账户。</translation>
    </message>
    <message>
        <source>There are several accounts. Choose one with --account.</source>
        <translation>有多个账户：请用 --account 指定。</translation>
    </message>
    <message>
        <source>There is no account &quot;%1&quot;. &quot;dailies-cli accounts list&quot; lists your accounts.</source>
        <translation>没有账户“%1”。可用“dailies-cli accounts list”查看现有账户。</translation>
    </message>
    <message>
        <source>The account to use; &quot;practice&quot; is practice mode.</source>
        <translation>要使用的账户；“practice”为练习模式。</translation>
    </message>
    <message>
        <source>url</source>
        <translation>地址</translation>
    </message>
    <message>
        <source>The service&apos;s base URL for this call only. Missing https:// and /v1 are added; the key is read from DAILIES_API_KEY.</source>
        <translation>服务的基础地址，仅用于本次调用；缺少的 https:// 和 /v1 会自动补全；密钥取自 DAILIES_API_KEY。</translation>
    </message>
    <message>
        <source>Allow a --base-url that begins with http:// on another computer. Your key can be read in transit.</source>
        <translation>允许 --base-url 为其他电脑上以 http:// 开头的地址：途中任何人都能读到密钥。</translation>
    </message>
    <message>
        <source>%1 To use it anyway, add --allow-http. Nothing was sent.</source>
        <translation>%1如仍要使用，请加上 --allow-http。未发送任何内容。</translation>
    </message>
    <message>
        <source>Give either --account or --base-url, not both.</source>
        <translation>--account 与 --base-url 只能给出一个。</translation>
    </message>
    <message>
        <source>No key found: set DAILIES_API_KEY.</source>
        <translation>找不到密钥：请设置 DAILIES_API_KEY。</translation>
    </message>
    <message>
        <source>--creates-at-once must be a number from 1 to %1.</source>
        <translation>--creates-at-once 必须是 1 到 %1 之间的数字。</translation>
    </message>
    <message>
        <source>The name &quot;%1&quot; is already taken.</source>
        <translation>名称“%1”已被占用，不能使用。</translation>
    </message>
    <message>
        <source>--base-url is missing: give the service&apos;s base URL.</source>
        <translation>缺少 --base-url：服务的基础地址。</translation>
    </message>
    <message>
        <source>Added %1. Its key is stored in your system keychain.</source>
        <translation>已添加 %1，其密钥保存在系统密钥环中。</translation>
    </message>
    <message>
        <source>Adds an account. The key is read from the terminal or standard input and stored in your system keychain.</source>
        <translation>添加账户。密钥从终端或标准输入读取，保存在系统密钥环中。</translation>
    </message>
    <message>
        <source>A name for the account.</source>
        <translation>账户的名称。</translation>
    </message>
    <message>
        <source>The service&apos;s base URL.</source>
        <translation>服务的基础地址。</translation>
    </message>
    <message>
        <source>A model code enabled for the key. Can be repeated.</source>
        <translation>密钥已开通的模型代码，可多次给出。</translation>
    </message>
    <message>
        <source>Maximum number of parallel requests, 1 to 20 (default: 2).</source>
        <translation>同时可以发送多少个请求，1 到 20；未给出时为 2。</translation>
    </message>
    <message>
        <source>Lists your accounts. Keys are never shown.</source>
        <translation>列出账户，不显示密钥。</translation>
    </message>
    <message>
        <source>No accounts yet.</source>
        <translation>还没有账户。</translation>
    </message>
    <message>
        <source>Removes an account and its key. Its tasks and clips are kept.</source>
        <translation>移除账户及其密钥，其任务和视频保留。</translation>
    </message>
    <message>
        <source>The account was kept, because its key couldn&apos;t be removed.</source>
        <translation>未能移除密钥，因此账户予以保留。</translation>
    </message>
    <message>
        <source>  The service responded: %1</source>
        <translation>  服务的说明：%1</translation>
    </message>
    <message>
        <source>Checks that the service can be reached, accepts the key and knows each model of the account. Sends a harmless test query per model; nothing is created or charged.</source>
        <translation>检查能否连接到服务、服务是否接受密钥，以及是否认识账户的每个模型。为每个模型各发送一次无害的测试查询；不会创建任何内容，也不会计费。</translation>
    </message>
    <message>
        <source>Test with this model code only, whether or not the account lists it.</source>
        <translation>只用此模型代码测试，不论账户是否列出。</translation>
    </message>
    <message>
        <source>The account has no models. Give --model.</source>
        <translation>账户没有模型：请给出 --model。</translation>
    </message>
    <message>
        <source>Tracks a task created elsewhere until it finishes, and saves its clip. Nothing is created.</source>
        <translation>跟踪在别处创建的任务直至结束，并保存视频。不会创建任何内容。</translation>
    </message>
    <message>
        <source>The model code the task was created with.</source>
        <translation>创建时所用的模型代码。</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>The service&apos;s task ID.</source>
        <translation>服务给出的任务 ID。</translation>
    </message>
    <message>
        <source>Save the clip in this folder.</source>
        <translation>将视频保存到此文件夹。</translation>
    </message>
    <message>
        <source>Checks a request for errors and warnings. Nothing is sent.</source>
        <translation>检查请求中的错误和警告，不发送任何内容。</translation>
    </message>
    <message>
        <source>Keep settings, tasks and clips in this folder.</source>
        <translation>将设置、任务和视频存放在此文件夹下。</translation>
    </message>
    <message>
        <source>Write one JSON object per line.</source>
        <translation>每行输出一个 JSON 对象。</translation>
    </message>
    <message>
        <source>Show help.</source>
        <translation>显示此帮助。</translation>
    </message>
    <message>
        <source>unexpected argument &quot;%1&quot;</source>
        <translation>意外的参数“%1”</translation>
    </message>
    <message>
        <source>No command given.</source>
        <translation>缺少命令。</translation>
    </message>
    <message>
        <source>%1 lists what you can use.</source>
        <translation>%1 可查看全部用法。</translation>
    </message>
    <message>
        <source>Makes one clip of each request kind in practice mode and checks each clip&apos;s length and size. Nothing is charged.</source>
        <translation>在练习模式下为每种请求各生成一段视频，并检查其时长和尺寸。不产生费用。</translation>
    </message>
    <message>
        <source>Save the clips in this folder (default: dailies-demo).</source>
        <translation>将视频保存到此文件夹；未给出时为当前文件夹下的“dailies-demo”。</translation>
    </message>
    <message>
        <source>Can&apos;t write to the folder for temporary files.</source>
        <translation>无法写入临时文件夹。</translation>
    </message>
    <message>
        <source>The practice server isn&apos;t running.</source>
        <translation>练习服务器没有运行。</translation>
    </message>
    <message>
        <source>Making %1 clips in practice mode, one of each request kind. Nothing is charged.</source>
        <translation>正在练习模式下生成 %1 段视频，每种请求一段。不产生费用。</translation>
    </message>
    <message>
        <source>ok   </source>
        <translation>正常 </translation>
    </message>
    <message>
        <source>%1 of %2 clips match their request, in %3</source>
        <translation>%2 段视频中有 %1 段符合要求，位于 %3</translation>
    </message>
    <message>
        <source>Practice mode</source>
        <translation>练习模式</translation>
    </message>
    <message>
        <source>Exports what the service&apos;s support needs to investigate a task: a zip with its IDs, times, request, responses and the checksums of its input files. Keys, URL signatures, encoded data and local folders are left out.</source>
        <translation>导出服务方支持人员查看任务所需的内容：一个 zip，含 ID、时间、请求、应答和输入文件的校验和。密钥、地址签名、编码数据和本机文件夹均不包含。</translation>
    </message>
    <message>
        <source>The task&apos;s number or the service&apos;s ID for it.</source>
        <translation>任务编号，或服务给出的 ID。</translation>
    </message>
    <message>
        <source>Write the zip to this file.</source>
        <translation>将 zip 写入此文件。</translation>
    </message>
    <message>
        <source>Overwrite an existing file.</source>
        <translation>覆盖已存在的文件。</translation>
    </message>
    <message>
        <source>%1 is a folder. Give a file name.</source>
        <translation>%1 是文件夹；请指定文件。</translation>
    </message>
    <message>
        <source>%1 already exists. Use --force to overwrite it.</source>
        <translation>%1 已存在；可用 --force 覆盖。</translation>
    </message>
    <message>
        <source>Task %1: exported to %2. Review it before sharing.</source>
        <translation>任务 %1：已导出到 %2。分享前请先检查内容。</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read: %2.</source>
        <translation>无法读取 %1：%2。</translation>
    </message>
    <message>
        <source>check a request without sending it</source>
        <translation>检查请求，不发送</translation>
    </message>
    <message>
        <source>track every unfinished task until it finishes</source>
        <translation>跟踪所有未完成的任务直至结束</translation>
    </message>
    <message>
        <source>export a task for the service&apos;s support</source>
        <translation>导出任务，供服务方支持人员使用</translation>
    </message>
    <message>
        <source>track a task created elsewhere</source>
        <translation>跟踪在别处创建的任务</translation>
    </message>
    <message>
        <source>run the practice server; nothing is charged</source>
        <translation>运行练习服务器，不产生费用</translation>
    </message>
    <message>
        <source>make one clip of each request kind in practice mode</source>
        <translation>在练习模式下为每种请求各生成一段视频</translation>
    </message>
    <message>
        <source>dailies-cli COMMAND --help shows the options of a command.</source>
        <translation>dailies-cli 命令 --help 可查看该命令的选项。</translation>
    </message>
    <message>
        <source>If set, DAILIES_API_KEY replaces the keychain&apos;s key for the service that --account or --base-url names. &quot;watch&quot; also uses it for tasks that were sent with it.</source>
        <translation>对 --account 或 --base-url 指明的服务，使用环境变量 DAILIES_API_KEY 代替密钥环中的密钥。“watch”也会将它用于当初用它发送的任务。</translation>
    </message>
    <message>
        <source>Generate, track and save clips from a video service.</source>
        <translation>用付费视频服务生成、跟踪并保存视频。</translation>
    </message>
    <message>
        <source>--port must be a number from 1 to 65535, or 0 for any free port.</source>
        <translation>--port 必须是 1 至 65535 的数字，0 表示任意空闲端口。</translation>
    </message>
    <message>
        <source>--task-seconds must be a number from 0 to %1.</source>
        <translation>--task-seconds 必须是 0 至 %1 的数字。</translation>
    </message>
    <message>
        <source>Runs the practice server until you interrupt it. It follows the specification and makes sample clips; nothing is charged.</source>
        <translation>运行练习服务器，直到被中断。它遵循规范，生成练习视频，不产生费用。</translation>
    </message>
    <message>
        <source>The port to listen on, on this computer only. Default: any free port.</source>
        <translation>监听端口，仅限本机；未给出时为任意空闲端口。</translation>
    </message>
    <message>
        <source>Minimum duration of a task, in seconds.</source>
        <translation>任务的最短时长，以秒计。</translation>
    </message>
    <message>
        <source>Keywords in a prompt that trigger errors:</source>
        <translation>提示词中可引发问题的关键词：</translation>
    </message>
    <message>
        <source>Standard input</source>
        <translation>标准输入</translation>
    </message>
    <message>
        <source>This model profile is for %1.</source>
        <translation>此模型档案属于 %1。</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>--family is missing. Use A or B.</source>
        <translation>缺少 --family：A 或 B。</translation>
    </message>
    <message>
        <source>There is no family &quot;%1&quot;. Use A or B.</source>
        <translation>没有系列“%1”：只有 A 和 B。</translation>
    </message>
    <message>
        <source>--api-type is missing (for example TextToVideo).</source>
        <translation>缺少 --api-type，例如 TextToVideo。</translation>
    </message>
    <message>
        <source>The service doesn&apos;t offer %1.</source>
        <translation>服务不提供 %1。</translation>
    </message>
    <message>
        <source>The request: the JSON body of a create call. Use - for standard input.</source>
        <translation>请求，即创建调用的 JSON；- 表示从标准输入读取。</translation>
    </message>
    <message>
        <source>A JSON file with this model&apos;s limits, used instead of the built-in profile. Anything outside them gets a note.</source>
        <translation>含此模型限制的 JSON 文件，用来代替内置档案；超出其范围的会给出提示。</translation>
    </message>
    <message>
        <source>--request is missing. Give a file, or - for standard input.</source>
        <translation>缺少 --request：文件，或 - 表示标准输入。</translation>
    </message>
    <message>
        <source>Duplicate key; the last one wins.</source>
        <translation>此键出现两次，仅以最后一个为准。</translation>
    </message>
    <message>
        <source>Message: %1</source>
        <translation>消息：%1</translation>
    </message>
    <message>
        <source>Shows a task with its request and log.</source>
        <translation>显示一个任务及其请求和日志。</translation>
    </message>
    <message>
        <source>--copies must be a number from 1 to %1.</source>
        <translation>--copies 必须是 1 至 %1 的数字。</translation>
    </message>
    <message>
        <source>The request has errors. Nothing was sent.</source>
        <translation>请求中有错误。未发送任何内容。</translation>
    </message>
    <message>
        <source>The request has warnings. Nothing was sent. Use --accept to send it anyway.</source>
        <translation>请求中有警告。未发送任何内容。加上 --accept 可照样发送。</translation>
    </message>
    <message>
        <source>%1 Nothing was sent this time. Use --again to send it once more, or --copies to send several.</source>
        <comment>You sent this 4 s ago.</comment>
        <translation>%1这次未发送任何内容；--again 会再发送一次，--copies 可发送多份。</translation>
    </message>
    <message>
        <source>Sends a request. The service may charge for each copy.</source>
        <translation>发送请求。服务可能对每一份计费。</translation>
    </message>
    <message>
        <source>Send the request this many times, each as its own task.</source>
        <translation>发送的份数，每份各为一个任务。</translation>
    </message>
    <message>
        <source>Save the clips in this folder.</source>
        <translation>将视频保存到此文件夹。</translation>
    </message>
    <message>
        <source>Send even if the request has warnings.</source>
        <translation>即使有警告也发送。</translation>
    </message>
    <message>
        <source>Task %1 couldn&apos;t be read from the task database.</source>
        <translation>无法从任务数据库读取任务 %1。</translation>
    </message>
    <message>
        <source>Task %1: the service responded as family %2, so the model may belong to that family. The task is still tracked.</source>
        <translation>任务 %1：服务按 %2 系列应答，其模型可能属于该系列。任务仍继续跟踪。</translation>
    </message>
    <message>
        <source>The tasks of this profile can no longer be read. Accepted tasks keep running at the service; track them with &quot;dailies-cli watch&quot;.</source>
        <translation>此配置中的任务已无法读取。已被接受的任务会在服务端继续；可用“dailies-cli watch”跟踪。</translation>
    </message>
    <message>
        <source>Retrying in %1 s.</source>
        <translation>%1 秒后再次发送。</translation>
    </message>
    <message>
        <source>Accepted tasks keep running at the service. Once the key works, track them with &quot;dailies-cli watch&quot;.</source>
        <translation>已被接受的任务仍在服务端继续；密钥正确后，用“dailies-cli watch”继续跟踪。</translation>
    </message>
    <message>
        <source>Waiting for the response to a request in progress…</source>
        <translation>正在等待一个已发出请求的应答…</translation>
    </message>
    <message numerus="yes">
        <source>%n tasks couldn&apos;t be read from the task database and aren&apos;t listed.</source>
        <translation>
            <numerusform>有 %n 个任务无法从任务数据库读取，不在此列表中。</numerusform>
        </translation>
    </message>
    <message>
        <source>No tasks yet.</source>
        <translation>还没有任务。</translation>
    </message>
    <message>
        <source>Some tasks of this profile couldn&apos;t be read, so none are tracked and nothing was sent. Accepted tasks keep running at the service. Try again.</source>
        <translation>此配置中的任务未能全部读取，因此未跟踪任何任务，也未发送。已被接受的任务会在服务端继续。请重试。</translation>
    </message>
    <message>
        <source>There are tasks at %1, but no key for it. Set DAILIES_API_KEY and add --base-url %1.</source>
        <translation>有 %1 的任务，但没有其密钥：请将密钥放入 DAILIES_API_KEY，并加上 --base-url %1。</translation>
    </message>
    <message>
        <source>No tasks in progress.</source>
        <translation>没有进行中的任务。</translation>
    </message>
    <message>
        <source>Check the model against the list of this account.</source>
        <translation>对照此账户的列表检查模型。</translation>
    </message>
    <message>
        <source>list the tasks, also as CSV or JSON</source>
        <translation>列出任务，也可输出为 CSV 或 JSON</translation>
    </message>
    <message>
        <source>the same as list</source>
        <translation>与 list 相同</translation>
    </message>
    <message>
        <source>upload files to your own storage, so that services can fetch them</source>
        <translation>将文件上传到自己的存储，以便服务获取</translation>
    </message>
    <message>
        <source>Keywords in the folder of an upload place that trigger errors:</source>
        <translation>上传位置的文件夹中可引发问题的关键词：</translation>
    </message>
    <message>
        <source>Practice server running at %1
Key: %2</source>
        <translation>练习服务器正在 %1 运行
密钥：%2</translation>
    </message>
    <message>
        <source>Upload place: endpoint %1, bucket %2, region %3, access key ID %4, secret %5</source>
        <translation>上传位置：端点 %1，存储桶 %2，区域 %3，访问密钥 ID %4，私密信息 %5</translation>
    </message>
    <message>
        <source>Press Ctrl+C to stop.</source>
        <translation>按 Ctrl+C 停止。</translation>
    </message>
    <message>
        <source>The account doesn&apos;t list the model %1.</source>
        <translation>此账户的列表中没有模型 %1。</translation>
    </message>
    <message>
        <source>%1 is a model of %2, not of %3.</source>
        <translation>%1 是 %2 的模型，不是 %3 的模型。</translation>
    </message>
    <message>
        <source>%1 doesn&apos;t offer %2.</source>
        <translation>%1 不提供 %2。</translation>
    </message>
    <message>
        <source>state</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Only tasks in this state, such as Saved. Can be repeated.</source>
        <translation>只列出处于此状态的任务，例如 Saved。可多次给出。</translation>
    </message>
    <message>
        <source>stars</source>
        <translation>星级</translation>
    </message>
    <message>
        <source>Only takes with at least this rating, 1 to 5.</source>
        <translation>只列出评分不低于此值的成片，1 到 5。</translation>
    </message>
    <message>
        <source>Only rejected takes, or none of them.</source>
        <translation>只列出已淘汰的成片，或都不列出。</translation>
    </message>
    <message>
        <source>tag</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Only takes with this tag. If repeated, with all of them.</source>
        <translation>只列出带此标签的成片。多次给出时，须带有所有这些标签。</translation>
    </message>
    <message>
        <source>Only tasks of this model. Can be repeated.</source>
        <translation>只列出此模型的任务。可多次给出。</translation>
    </message>
    <message>
        <source>Only tasks of this kind, such as TextToVideo. Can be repeated.</source>
        <translation>只列出此类型的任务，例如 TextToVideo。可多次给出。</translation>
    </message>
    <message>
        <source>Only tasks of this account. Can be repeated.</source>
        <translation>只列出此账户的任务。可多次给出。</translation>
    </message>
    <message>
        <source>date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Only tasks created on this day or later: 2026-12-31.</source>
        <translation>只列出在这一天或之后创建的任务，例如 2026-12-31。</translation>
    </message>
    <message>
        <source>Only tasks created on this day or earlier.</source>
        <translation>只列出在这一天或之前创建的任务。</translation>
    </message>
    <message>
        <source>words</source>
        <translation>词语</translation>
    </message>
    <message>
        <source>Only tasks with these words in prompt, model, note, tags or IDs.</source>
        <translation>只列出提示词、模型、备注、标签或 ID 中含有这些词语的任务。</translation>
    </message>
    <message>
        <source>--rating is a number from 1 to 5.</source>
        <translation>--rating 必须是 1 到 5 的数字。</translation>
    </message>
    <message>
        <source>There is no API type &quot;%1&quot;.</source>
        <translation>没有 API 类型“%1”。</translation>
    </message>
    <message>
        <source>--%1 is a date like 2026-12-31.</source>
        <translation>--%1 必须是形如 2026-12-31 的日期。</translation>
    </message>
    <message>
        <source>No matching tasks.</source>
        <translation>没有匹配的任务。</translation>
    </message>
    <message>
        <source>Lists the tasks, newest first. &quot;tasks&quot; is the same command.</source>
        <translation>列出任务，最新的在前。“tasks”是同一命令。</translation>
    </message>
    <message>
        <source>Write a table for spreadsheet programs, or one JSON array, instead of readable lines.</source>
        <translation>输出供电子表格程序使用的表格，或一个 JSON 数组，而不是便于阅读的文本行。</translation>
    </message>
    <message>
        <source>--format is &quot;csv&quot; or &quot;json&quot;.</source>
        <translation>--format 必须是“csv”或“json”。</translation>
    </message>
    <message>
        <source>There is no upload place yet. Add one with &quot;dailies-cli uploads add&quot;.</source>
        <translation>还没有上传位置。可用“dailies-cli uploads add”添加。</translation>
    </message>
    <message>
        <source>The link refuses HEAD requests, which a few services need. A public URL avoids that.</source>
        <translation>该链接拒绝 HEAD 请求，而少数服务需要它。使用公开地址可避免此问题。</translation>
    </message>
    <message>
        <source>The file to upload.</source>
        <translation>要上传的文件。</translation>
    </message>
    <message>
        <source>The upload place&apos;s name.</source>
        <translation>上传位置的名称。</translation>
    </message>
    <message>
        <source>%1 works.</source>
        <translation>%1 可以使用。</translation>
    </message>
    <message>
        <source>Files deleted: %1 (%2).</source>
        <translation>已删除的文件：%1（%2）。</translation>
    </message>
    <message>
        <source>Files: %1 (%2). --delete deletes them.</source>
        <translation>文件：%1（%2）。可用 --delete 删除。</translation>
    </message>
    <message>
        <source>Lists the files that Dailies uploaded to a place. With --delete, deletes them; links to them stop working.</source>
        <translation>列出 Dailies 上传到某个位置的文件。使用 --delete 则删除这些文件，其链接随之失效。</translation>
    </message>
    <message>
        <source>days</source>
        <translation>天数</translation>
    </message>
    <message>
        <source>--older-than must be a number of days.</source>
        <translation>--older-than 必须是表示天数的数字。</translation>
    </message>
    <message>
        <source>Unknown preset %1. There are: %2.</source>
        <translation>未知预设 %1。可用的有：%2。</translation>
    </message>
    <message>
        <source>%1 needs --storage-account or --endpoint.</source>
        <translation>%1 需要 --storage-account 或 --endpoint。</translation>
    </message>
    <message>
        <source>--%1 must be a number.</source>
        <translation>--%1 必须是数字。</translation>
    </message>
    <message>
        <source>--protocol must be s3, webdav or command.</source>
        <translation>--protocol 必须是 s3、webdav 或 command。</translation>
    </message>
    <message>
        <source>Added %1. Its secret is stored in your system keychain.</source>
        <translation>已添加 %1，其私密信息保存在系统密钥环中。</translation>
    </message>
    <message>
        <source>Added %1.</source>
        <translation>已添加 %1。</translation>
    </message>
    <message>
        <source>A name of your choice.</source>
        <translation>自选的名称。</translation>
    </message>
    <message>
        <source>word</source>
        <translation>词</translation>
    </message>
    <message>
        <source>s3 (default), webdav or command.</source>
        <translation>s3（默认）、webdav 或 command。</translation>
    </message>
    <message>
        <source>Start from the values of a storage service: aws, r2, oss, cos, b2, minio, garage or ceph.</source>
        <translation>以某个存储服务的值为起点：aws、r2、oss、cos、b2、minio、garage 或 ceph。</translation>
    </message>
    <message>
        <source>Where the storage is. For webdav, the folder&apos;s URL.</source>
        <translation>存储的所在地址。对 webdav 为文件夹的地址。</translation>
    </message>
    <message>
        <source>id</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>The account in the endpoint of a preset, for r2.</source>
        <translation>预设端点中的账户，用于 r2。</translation>
    </message>
    <message>
        <source>The bucket (s3).</source>
        <translation>存储桶（s3）。</translation>
    </message>
    <message>
        <source>The region of the bucket (s3).</source>
        <translation>存储桶的区域（s3）。</translation>
    </message>
    <message>
        <source>The bucket is part of the host name (s3).</source>
        <translation>存储桶是主机名的一部分（s3）。</translation>
    </message>
    <message>
        <source>The bucket is part of the path (s3).</source>
        <translation>存储桶是路径的一部分（s3）。</translation>
    </message>
    <message>
        <source>The access key ID (s3) or the user name (webdav).</source>
        <translation>访问密钥 ID（s3）或用户名（webdav）。</translation>
    </message>
    <message>
        <source>path</source>
        <translation>路径</translation>
    </message>
    <message>
        <source>A folder in the bucket or below the URL.</source>
        <translation>存储桶中或地址下的文件夹。</translation>
    </message>
    <message>
        <source>The public URL of the bucket or folder. Without it, links are presigned (s3).</source>
        <translation>存储桶或文件夹的公开地址；未给出时使用预签名链接（s3）。</translation>
    </message>
    <message>
        <source>The program that uploads a file (command).</source>
        <translation>用来上传文件的程序（command）。</translation>
    </message>
    <message>
        <source>text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>An argument of the program; give it once for each. %f stands for the file, %o for its name in the place. No shell reads it.</source>
        <translation>程序的参数，每个参数给出一次。%f 代表文件，%o 代表它在上传位置中的名称。不经过 shell。</translation>
    </message>
    <message>
        <source>Stop the program after this time. Default: 600.</source>
        <translation>超过此时间（秒）后停止程序；未给出时为 600。</translation>
    </message>
    <message>
        <source>The upload place was not added.</source>
        <translation>未添加上传位置。</translation>
    </message>
    <message>
        <source>Lists your upload places. Secrets are never shown.</source>
        <translation>列出上传位置，不显示私密信息。</translation>
    </message>
    <message>
        <source>No upload places yet.</source>
        <translation>还没有上传位置。</translation>
    </message>
    <message>
        <source>Removes an upload place and its secret. The uploaded files stay there.</source>
        <translation>移除上传位置及其私密信息，已上传的文件仍留在原处。</translation>
    </message>
    <message>
        <source>Removed %1. Its files were kept.</source>
        <translation>已移除 %1，其文件保留。</translation>
    </message>
    <message>
        <source>The upload place was kept, because its secret couldn&apos;t be removed.</source>
        <translation>未能移除私密信息，因此上传位置予以保留。</translation>
    </message>
    <message>
        <source>There is no upload place &quot;%1&quot;.</source>
        <translation>没有上传位置“%1”。</translation>
    </message>
    <message>
        <source>Uploads files to your own storage, so that a video service can fetch them. The video service charges nothing for that.</source>
        <translation>将文件上传到自己的存储，以便视频服务获取。视频服务不会为此收费。</translation>
    </message>
    <message>
        <source>Add an upload place with &quot;dailies-cli uploads add&quot;, or use public links.</source>
        <translation>请用“dailies-cli uploads add”添加上传位置，或使用公开链接。</translation>
    </message>
    <message>
        <source>%1 to %2, %3, SHA-256 %4</source>
        <translation>%1 到 %2，%3，SHA-256 %4</translation>
    </message>
    <message>
        <source>Upload:  %1</source>
        <translation>上传：%1</translation>
    </message>
    <message>
        <source>The request&apos;s files are uploaded to %1 and stay there until you delete them. Anyone with a file&apos;s link can download it. Nothing was sent. Use --accept to agree.</source>
        <translation>请求的文件会上传到 %1，并一直留在那里，直到您将其删除。任何有文件链接的人都可以下载该文件。未发送任何内容。加上 --accept 表示同意。</translation>
    </message>
    <message>
        <source>Adds an upload place. By adding it, you agree that local files of your requests are uploaded there and stay until you delete them; anyone with a file&apos;s link can download it. The secret is read from standard input: the secret access key (s3) or the password (webdav).</source>
        <translation>添加上传位置。添加即表示您同意将请求中的本地文件上传到该处，并一直保留到您将其删除；任何有文件链接的人都可以下载该文件。私密信息从标准输入读取：私密访问密钥（s3）或密码（webdav）。</translation>
    </message>
    <message>
        <source>%1 Nothing was charged.</source>
        <translation>%1未计费。</translation>
    </message>
    <message>
        <source>no rate</source>
        <translation>无单价</translation>
    </message>
    <message>
        <source>Estimate: %1, %2</source>
        <translation>预计：%1，%2</translation>
    </message>
    <message>
        <source>Estimate: %1</source>
        <translation>预计：%1</translation>
    </message>
    <message>
        <source>Estimate: unknown until the first take like this</source>
        <translation>预计：同类的首条成片之前费用未知</translation>
    </message>
    <message>
        <source>show what was spent; rates, limits and invoices</source>
        <translation>查看支出，以及单价、限额和账单</translation>
    </message>
    <message>
        <source>Cost:    %1</source>
        <translation>费用：%1</translation>
    </message>
    <message>
        <source>Only takes sent on this day or later: 2026-12-31.</source>
        <translation>只包括在这一天或之后发送的成片，例如 2026-12-31。</translation>
    </message>
    <message>
        <source>Only takes sent on this day or earlier.</source>
        <translation>只包括在这一天或之前发送的成片。</translation>
    </message>
    <message>
        <source>Only takes of this account.</source>
        <translation>只包括此账户的成片。</translation>
    </message>
    <message>
        <source>Only takes of this model.</source>
        <translation>只包括此模型的成片。</translation>
    </message>
    <message>
        <source>--%1 must be a number such as 63.5.</source>
        <translation>--%1 必须是数字，例如 63.5。</translation>
    </message>
    <message>
        <source>an unknown quantity</source>
        <translation>数额未知</translation>
    </message>
    <message>
        <source>(settled by you)</source>
        <translation>（已由您核定）</translation>
    </message>
    <message>
        <source>Lists each request that was sent and what it cost, newest first. For those that aren&apos;t settled, it says what to do.</source>
        <translation>列出已发送的每个请求及其费用，最新的在前。对尚未核定的请求，会说明该怎么做。</translation>
    </message>
    <message>
        <source>Only requests in this state: billed, reserved, unsettled or &quot;not billed&quot;.</source>
        <translation>只列出处于此状态的请求：billed、reserved、unsettled 或 &quot;not billed&quot;。</translation>
    </message>
    <message>
        <source>--state is billed, reserved, unsettled or &quot;not billed&quot;.</source>
        <translation>--state 必须是 billed、reserved、unsettled 或 &quot;not billed&quot;。</translation>
    </message>
    <message>
        <source>No matching requests.</source>
        <translation>没有符合条件的请求。</translation>
    </message>
    <message>
        <source>The number of the call.</source>
        <translation>调用的编号。</translation>
    </message>
    <message>
        <source>amount</source>
        <translation>金额</translation>
    </message>
    <message>
        <source>It cost this much, for example &quot;4.20 USD&quot;.</source>
        <translation>费用金额，例如 &quot;4.20 USD&quot;。</translation>
    </message>
    <message>
        <source>It wasn&apos;t charged.</source>
        <translation>未计费。</translation>
    </message>
    <message>
        <source>Take back what you recorded.</source>
        <translation>撤回您所记录的内容。</translation>
    </message>
    <message>
        <source>Give the number of a call, and either what was charged, --not-charged or --undo.</source>
        <translation>请给出调用的编号，以及计费的数额、--not-charged 或 --undo 之一。</translation>
    </message>
    <message>
        <source>Call %1 is settled.</source>
        <translation>调用 %1 已核定。</translation>
    </message>
    <message>
        <source>Shows what was spent and settles what isn&apos;t known. Nothing is sent, so it works while Dailies is open. Without a command, it shows the report.</source>
        <translation>显示支出，并可核定未知的费用。不发送任何内容，因此 Dailies 打开时也可使用。未给出命令时显示报告。</translation>
    </message>
    <message>
        <source>Line %1, task %2: %3 here, %4 on the invoice</source>
        <translation>第 %1 行，任务 %2：此处 %3，账单上 %4</translation>
    </message>
    <message>
        <source>Only here: task %1, %2, %3</source>
        <translation>仅此处有：任务 %1，%2，%3</translation>
    </message>
    <message>
        <source>%1 equal, %2 different, %3 only here, %4 only on the invoice</source>
        <translation>%1 项一致，%2 项不一致，%3 项仅此处有，%4 项仅账单上有</translation>
    </message>
    <message>
        <source>%1: %2 here, %3 on the invoice, difference %4</source>
        <translation>%1：此处 %2，账单上 %3，相差 %4</translation>
    </message>
    <message>
        <source>A CSV file with columns such as &quot;task id&quot;, &quot;date&quot;, &quot;seconds&quot;, &quot;points&quot;, &quot;amount&quot; and &quot;currency&quot;.</source>
        <translation>CSV 文件，其列例如“task id”、“date”、“seconds”、“points”、“amount”和“currency”。</translation>
    </message>
    <message>
        <source>The invoice&apos;s total in seconds.</source>
        <translation>账单合计的秒数。</translation>
    </message>
    <message>
        <source>The invoice&apos;s total in points.</source>
        <translation>账单合计的点数。</translation>
    </message>
    <message>
        <source>The invoice&apos;s total in money, for example &quot;84.20 USD&quot;.</source>
        <translation>账单合计的金额，例如 &quot;84.20 USD&quot;。</translation>
    </message>
    <message>
        <source>Give either --invoice, or one or more of --seconds, --points and --money.</source>
        <translation>请给出 --invoice，或者给出 --seconds、--points 和 --money 中的一个或多个。</translation>
    </message>
    <message>
        <source>Limit %1: %2</source>
        <translation>限额 %1：%2</translation>
    </message>
    <message>
        <source>for %1</source>
        <comment>an account</comment>
        <translation>用于 %1</translation>
    </message>
    <message>
        <source>then refuses</source>
        <translation>达到后拒绝</translation>
    </message>
    <message>
        <source>then asks</source>
        <translation>达到后询问</translation>
    </message>
    <message>
        <source>%1 used</source>
        <translation>已用 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n takes of unknown cost</source>
        <translation>
            <numerusform>%n 条成片费用未知</numerusform>
        </translation>
    </message>
    <message>
        <source>Give one of --takes, --seconds, --points and --money.</source>
        <translation>请给出 --takes、--seconds、--points 和 --money 中的一个。</translation>
    </message>
    <message>
        <source>--per is day, month, run or always.</source>
        <translation>--per 必须是 day、month、run 或 always。</translation>
    </message>
    <message>
        <source>At most this many takes.</source>
        <translation>最多这么多条成片。</translation>
    </message>
    <message>
        <source>At most this many billed seconds.</source>
        <translation>最多计费这么多秒。</translation>
    </message>
    <message>
        <source>At most this many points.</source>
        <translation>最多这么多点。</translation>
    </message>
    <message>
        <source>At most this much, for example &quot;20 USD&quot;.</source>
        <translation>最多这么多金额，例如 &quot;20 USD&quot;。</translation>
    </message>
    <message>
        <source>Only for this account.</source>
        <translation>只用于此账户。</translation>
    </message>
    <message>
        <source>Refuse at the limit. Otherwise it asks.</source>
        <translation>达到限额时拒绝。未给出时会询问。</translation>
    </message>
    <message>
        <source>Lists your limits and how much of them is used.</source>
        <translation>列出您的限额及已用的数额。</translation>
    </message>
    <message>
        <source>No limits yet.</source>
        <translation>还没有限额。</translation>
    </message>
    <message>
        <source>Removes a limit.</source>
        <translation>移除限额。</translation>
    </message>
    <message>
        <source>The number of the limit.</source>
        <translation>限额的编号。</translation>
    </message>
    <message>
        <source>Removed limit %1.</source>
        <translation>已移除限额 %1。</translation>
    </message>
    <message>
        <source>sound %1</source>
        <translation>声音 %1</translation>
    </message>
    <message>
        <source>everything</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Rate %1: %2 per %3 from %4 for %5</source>
        <translation>单价 %1：每 %3 %2，自 %4 起，适用于 %5</translation>
    </message>
    <message>
        <source>--per is second, point or take.</source>
        <translation>--per 必须是 second、point 或 take。</translation>
    </message>
    <message>
        <source>Adds what a second, a point or a take costs from a day on. Without a criterion, it applies to everything; the rate with the most criteria counts.</source>
        <translation>添加自某一天起每秒、每点或每条成片的价格。未给出条件时适用于全部；以条件最多的单价为准。</translation>
    </message>
    <message>
        <source>What the price is for.</source>
        <translation>价格所针对的单位。</translation>
    </message>
    <message>
        <source>The price of one, for example &quot;0.10 USD&quot;.</source>
        <translation>每个单位的价格，例如 &quot;0.10 USD&quot;。</translation>
    </message>
    <message>
        <source>The first day. Default: today.</source>
        <translation>生效的第一天；未给出时为今天。</translation>
    </message>
    <message>
        <source>Only for this model.</source>
        <translation>只用于此模型。</translation>
    </message>
    <message>
        <source>tier</source>
        <translation>档位</translation>
    </message>
    <message>
        <source>Only for this resolution, such as 720P.</source>
        <translation>只用于此分辨率，例如 720P。</translation>
    </message>
    <message>
        <source>mode</source>
        <translation>模式</translation>
    </message>
    <message>
        <source>Only for this mode, such as pro.</source>
        <translation>只用于此模式，例如 pro。</translation>
    </message>
    <message>
        <source>Only with or without sound.</source>
        <translation>只用于有声或无声。</translation>
    </message>
    <message>
        <source>Where you have the price from.</source>
        <translation>价格的来源。</translation>
    </message>
    <message>
        <source>Lists your rates.</source>
        <translation>列出您的单价。</translation>
    </message>
    <message>
        <source>No rates yet. Takes are unpriced.</source>
        <translation>还没有单价。成片不折算为金额。</translation>
    </message>
    <message>
        <source>Removes a rate. Takes are valued without it.</source>
        <translation>移除单价。成片不再按它折算金额。</translation>
    </message>
    <message>
        <source>The number of the rate.</source>
        <translation>单价的编号。</translation>
    </message>
    <message>
        <source>Removed rate %1.</source>
        <translation>已移除单价 %1。</translation>
    </message>
    <message>
        <source>Adds all rates of a CSV file, or none. Its columns are unit, price, currency and from, and optionally account, model, resolution, mode, sound and source.</source>
        <translation>添加 CSV 文件中的全部单价，如有错误则一个也不添加。其列为 unit、price、currency 和 from，可选 account、model、resolution、mode、sound 和 source。</translation>
    </message>
    <message>
        <source>The CSV file.</source>
        <translation>CSV 文件。</translation>
    </message>
    <message numerus="yes">
        <source>Imported %n rates.</source>
        <translation>
            <numerusform>已导入 %n 个单价。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n takes</source>
        <translation>
            <numerusform>%n 条成片</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unpriced</source>
        <translation>
            <numerusform>%n 条无单价</numerusform>
        </translation>
    </message>
    <message>
        <source>billed %1</source>
        <translation>已计费 %1</translation>
    </message>
    <message>
        <source>reserved up to %1</source>
        <translation>已预留最多 %1</translation>
    </message>
    <message>
        <source>unsettled up to %1</source>
        <translation>待核定最多 %1</translation>
    </message>
    <message numerus="yes">
        <source>not billed %n takes</source>
        <translation>
            <numerusform>未计费 %n 条成片</numerusform>
        </translation>
    </message>
    <message>
        <source>kept %1 of %2</source>
        <translation>留用 %1 / %2</translation>
    </message>
    <message>
        <source>%1 per kept second</source>
        <translation>留用每秒 %1</translation>
    </message>
    <message>
        <source>(no tag)</source>
        <translation>（无标签）</translation>
    </message>
    <message>
        <source>Shows what was billed, reserved and not settled. A take counts as kept with four stars or more.</source>
        <translation>显示已计费、已预留和待核定的数额。四星及以上的成片算作留用。</translation>
    </message>
    <message>
        <source>Write a table for spreadsheet programs.</source>
        <translation>输出供电子表格程序使用的表格。</translation>
    </message>
    <message>
        <source>--by is day, month, account, model or tag.</source>
        <translation>--by 必须是 day、month、account、model 或 tag。</translation>
    </message>
    <message>
        <source>Nothing was sent to a paid service in this period.</source>
        <translation>此期间未向付费服务发送任何内容。</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合计</translation>
    </message>
    <message numerus="yes">
        <source>%n calls aren&apos;t settled. &quot;dailies-cli spend calls --state unsettled&quot; lists them.</source>
        <translation>
            <numerusform>有 %n 次调用尚未核定。可用“dailies-cli spend calls --state unsettled”列出。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 Use --over-limit to send it anyway.</source>
        <translation>%1如仍要发送，请加上 --over-limit。</translation>
    </message>
    <message>
        <source>Send even if it goes over a spending limit that asks.</source>
        <translation>即使超出会询问的支出限额，也照样发送。</translation>
    </message>
    <message>
        <source>remove requests that were not sent</source>
        <translation>移除未发送的请求</translation>
    </message>
    <message>
        <source>show or change when requests are sent</source>
        <translation>查看或更改请求的发送时间</translation>
    </message>
    <message>
        <source>%1 Nothing was removed.</source>
        <translation>%1未移除任何内容。</translation>
    </message>
    <message>
        <source>Task %1 isn&apos;t waiting to be sent, so nothing was removed. Only the window deletes the records of other tasks.</source>
        <translation>任务 %1 不是等待发送的任务，因此未移除任何内容。其他任务的记录只能在窗口中删除。</translation>
    </message>
    <message>
        <source>Removed task %1. It wasn&apos;t sent, and nothing was charged.</source>
        <translation>已移除任务 %1。它没有发送，也没有计费。</translation>
    </message>
    <message>
        <source>Task %1 won&apos;t be sent again. It stays in the list, because an earlier call got no response.</source>
        <translation>任务 %1 不会再次发送。它留在列表中，因为先前的调用没有应答。</translation>
    </message>
    <message>
        <source>Task %1 won&apos;t be sent again. It stays in the list, because an earlier call got no response and may have been charged.</source>
        <translation>任务 %1 不会再次发送。它留在列表中，因为先前的调用没有应答，可能已计费。</translation>
    </message>
    <message>
        <source>Removes requests that wait to be sent. Requests that were sent are never removed.</source>
        <translation>移除等待发送的请求。已发送的请求绝不会移除。</translation>
    </message>
    <message>
        <source>The numbers of the tasks.</source>
        <translation>任务的编号。</translation>
    </message>
    <message>
        <source>Sending is paused.</source>
        <translation>发送已暂停。</translation>
    </message>
    <message>
        <source>Sending is not paused.</source>
        <translation>发送未暂停。</translation>
    </message>
    <message>
        <source>Requests are sent between %1 and %2.</source>
        <translation>请求在 %1 至 %2 之间发送。</translation>
    </message>
    <message>
        <source>Requests are sent at any time of the day.</source>
        <translation>请求在一天中的任何时间都会发送。</translation>
    </message>
    <message>
        <source>Sending is paused in this profile, so nothing was sent. Use &quot;dailies-cli sending --resume&quot; to resume it.</source>
        <translation>此配置的发送已暂停，因此未发送任何内容。可用“dailies-cli sending --resume”恢复发送。</translation>
    </message>
    <message>
        <source>Shows and changes when requests are sent. Takes that are being generated always continue.</source>
        <translation>查看和更改请求的发送时间。正在生成的成片始终会继续。</translation>
    </message>
    <message>
        <source>Send nothing until you resume.</source>
        <translation>在您恢复之前不发送任何内容。</translation>
    </message>
    <message>
        <source>hours</source>
        <translation>时段</translation>
    </message>
    <message>
        <source>Send only between these times of the day, local time, such as 22:00-06:00; &quot;off&quot; for any time.</source>
        <translation>只在一天中的此时段发送（本地时间），例如 22:00-06:00；“off”表示任何时间。</translation>
    </message>
    <message>
        <source>Use either --pause or --resume.</source>
        <translation>--pause 和 --resume 只能使用其中一个。</translation>
    </message>
    <message>
        <source>--hours must be two different times such as 22:00-06:00, or &quot;off&quot;.</source>
        <translation>--hours 必须是两个不同的时间，例如 22:00-06:00，或“off”。</translation>
    </message>
    <message>
        <source>Waiting: %1</source>
        <comment>sends at 22:00</comment>
        <translation>等待：%1</translation>
    </message>
    <message>
        <source>Call %1, task %2, %3, %4: %5</source>
        <translation>调用 %1，任务 %2，%3，%4：%5</translation>
    </message>
    <message>
        <source>--at must be a time such as 22:00 or &quot;2026-11-26 22:00&quot;.</source>
        <translation>--at 必须是时间，例如 22:00 或 &quot;2026-11-26 22:00&quot;。</translation>
    </message>
    <message>
        <source>The time of --at has passed. Nothing was sent.</source>
        <translation>--at 的时间已过。未发送任何内容。</translation>
    </message>
    <message>
        <source>time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Send it at this time, local time: 22:00 for the next time it is 22:00, or &quot;2026-11-26 22:00&quot;. The command waits until then.</source>
        <translation>在此时间发送（本地时间）：22:00 表示下一个 22:00，也可用 &quot;2026-11-26 22:00&quot;。命令会一直等到那时。</translation>
    </message>
    <message>
        <source>Task %1 is on hold and wasn&apos;t sent. &quot;dailies-cli watch --send %1&quot; sends it, and &quot;dailies-cli remove %1&quot; removes it.</source>
        <translation>任务 %1 已暂缓，没有发送。可用“dailies-cli watch --send %1”发送，或用“dailies-cli remove %1”移除。</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>已停止。</translation>
    </message>
    <message>
        <source>Accepted tasks keep running at the service; track them with &quot;dailies-cli watch&quot;.</source>
        <translation>已被接受的任务会在服务端继续；可用“dailies-cli watch”跟踪。</translation>
    </message>
    <message>
        <source>%1 works. The test file of 1 kB stays there, because a command can&apos;t delete files.</source>
        <translation>%1 工作正常。1 kB 的测试文件会留在那里，因为命令无法删除文件。</translation>
    </message>
    <message>
        <source>Uploads 1 kB to an upload place, fetches it through its link and deletes it. What a command uploaded stays.</source>
        <translation>向上传位置上传 1 kB，通过链接获取，然后删除。用命令上传的内容会留在那里。</translation>
    </message>
    <message>
        <source>Links to them work until they expire.</source>
        <translation>其链接在过期之前有效。</translation>
    </message>
    <message numerus="yes">
        <source>%n requests that wait to be sent will use another upload place, or need one.</source>
        <translation>
            <numerusform>有 %n 个等待发送的请求将使用另一个上传位置，或需要一个上传位置。</numerusform>
        </translation>
    </message>
    <message>
        <source>Task %1 isn&apos;t waiting to be sent.</source>
        <translation>任务 %1 不是等待发送的任务。</translation>
    </message>
    <message>
        <source>Tracks every unfinished task of the profile until all have finished. Nothing is sent twice; requests not sent yet need --send-waiting or --send, unless they have a time at which to send them.</source>
        <translation>跟踪此配置中所有未完成的任务，直至全部结束。不会重复发送；尚未发送的请求需要 --send-waiting 或 --send，已设定发送时间的除外。</translation>
    </message>
    <message>
        <source>Also send the waiting task with this number, even if it is on hold. The service may charge for it.</source>
        <translation>同时发送此编号的等待中的任务，即使它已暂缓。服务可能对它计费。</translation>
    </message>
    <message>
        <source>Only deleted takes, or none of them.</source>
        <translation>只列出已删除的成片，或都不列出。</translation>
    </message>
    <message>
        <source>--%1 is &quot;yes&quot; or &quot;no&quot;.</source>
        <translation>--%1 必须是“yes”或“no”。</translation>
    </message>
    <message>
        <source>Dailies doesn&apos;t know the model %1. Give its family with --family A or --family B.</source>
        <translation>Dailies 不认识模型 %1。请用 --family A 或 --family B 给出它的系列。</translation>
    </message>
    <message>
        <source>A JSON file that describes a model by code, family, generation and apiTypes. Can be repeated.</source>
        <translation>用 code、family、generation 和 apiTypes 描述模型的 JSON 文件，可多次给出。</translation>
    </message>
    <message>
        <source>Task %1 got no response. If it is the same task, it counts twice: &quot;dailies-cli spend calls --state unsettled&quot; shows how to settle its call, and &quot;dailies-cli decide %1 --dismiss&quot; closes the question. Next time, use &quot;dailies-cli decide %1 --created ID&quot;.</source>
        <translation>任务 %1 没有应答。如果是同一个任务，它会被计入两次：“dailies-cli spend calls --state unsettled”说明如何核定它的调用，“dailies-cli decide %1 --dismiss”结束询问。下次请用“dailies-cli decide %1 --created ID”。</translation>
    </message>
    <message>
        <source>The request can be sent with %1.</source>
        <comment>options</comment>
        <translation>加上 %1 即可发送此请求。</translation>
    </message>
    <message>
        <source>Task %1 needs no decision: only a task with no response does. Nothing was changed.</source>
        <translation>任务 %1 不需要决定：只有无应答的任务才需要。没有任何更改。</translation>
    </message>
    <message>
        <source>Task %1 is dismissed. It stays in the list, and you can still decide about it.</source>
        <translation>已忽略任务 %1。它仍在列表中，您之后还可以决定。</translation>
    </message>
    <message>
        <source>The number of the task.</source>
        <translation>任务的编号。</translation>
    </message>
    <message>
        <source>Send the request once more, and track it until it finishes. If the first one went through, the service may charge for both.</source>
        <translation>再发送一次请求，并跟踪到结束。如果第一次已被接受，服务可能对两次都计费。</translation>
    </message>
    <message>
        <source>No decision is needed any more.</source>
        <translation>不再需要决定。</translation>
    </message>
    <message>
        <source>Give one of --created, --generate-again and --dismiss.</source>
        <translation>请给出 --created、--generate-again 和 --dismiss 之一。</translation>
    </message>
    <message>
        <source>The account of task %1 was removed. Nothing was changed.</source>
        <translation>任务 %1 的账户已被移除。没有任何更改。</translation>
    </message>
    <message>
        <source>decide about a task that got no response</source>
        <translation>对无应答的任务作出决定</translation>
    </message>
    <message>
        <source>--takes must be a whole number.</source>
        <translation>--takes 必须是整数。</translation>
    </message>
    <message>
        <source>On hold: task %1. &quot;dailies-cli watch --send NUMBER&quot; sends one, and &quot;dailies-cli remove NUMBER&quot; removes it.</source>
        <comment>one or several numbers</comment>
        <translation>已暂缓：任务 %1。“dailies-cli watch --send 编号”发送其中一个，“dailies-cli remove 编号”移除它。</translation>
    </message>
    <message>
        <source>Task %1 isn&apos;t sent again without you. Decide about it with &quot;dailies-cli decide %1&quot;.</source>
        <translation>任务 %1 不会在未经您同意时再次发送。请用“dailies-cli decide %1”作出决定。</translation>
    </message>
    <message>
        <source>There is no state &quot;%1&quot;. Use one of %2.</source>
        <translation>没有状态“%1”。请使用其中之一：%2。</translation>
    </message>
    <message>
        <source>%1 Nothing was sent this time. Decide about that task with decide, or use --again to send another one.</source>
        <translation>%1这次未发送任何内容。请用 decide 处理该任务，或用 --again 另发一份。</translation>
    </message>
    <message>
        <source>Send even if the same request was sent less than 10 seconds ago, or has no response yet.</source>
        <translation>即使相同的请求在 10 秒内发送过，或尚无应答，也发送。</translation>
    </message>
    <message>
        <source>Task %1: The clip can&apos;t be played. Downloading it once more.</source>
        <translation>任务 %1：视频无法播放，正在重新下载一次。</translation>
    </message>
    <message>
        <source>No task needs a decision.</source>
        <translation>没有任务需要作出决定。</translation>
    </message>
    <message>
        <source>Look at the service&apos;s own list of tasks, then use one of these:
  dailies-cli decide TASK --created ID      the task is in the list, with this ID
  dailies-cli decide TASK --generate-again  it isn&apos;t; if it was created, you may pay for both
  dailies-cli decide TASK --dismiss         no decision is needed any more</source>
        <translation>请查看服务自己的任务列表，然后使用其中一条命令：
  dailies-cli decide TASK --created ID      任务在列表中，ID 如此
  dailies-cli decide TASK --generate-again  不在列表中；如果其实已创建，您可能要为两次付费
  dailies-cli decide TASK --dismiss         不再需要决定</translation>
    </message>
    <message>
        <source>The service has a clip for the ID of task %1, so the ID can&apos;t be changed any more. To track another ID, use &quot;dailies-cli adopt&quot;.</source>
        <translation>服务已有任务 %1 的 ID 对应的视频，因此不能再更改 ID。要跟踪另一个 ID，请使用“dailies-cli adopt”。</translation>
    </message>
    <message>
        <source>Decides about a task that got no response. Nobody can tell whether the service accepted it, so look at the service&apos;s own list of tasks first. Without a choice, shows the tasks that need a decision.</source>
        <translation>对无应答的任务作出决定。没有人知道服务是否接受了它，所以请先查看服务自己的任务列表。不给出选择时，显示需要决定的任务。</translation>
    </message>
    <message>
        <source>The service created the task with this ID: track it until it finishes, and save its clip. Replaces a wrong ID that you gave before, as long as the service has given no clip for it.</source>
        <translation>服务以此 ID 创建了任务：跟踪到结束，并保存它的视频。只要服务还没有为之前给出的错误 ID 提供视频，就可以用它替换。</translation>
    </message>
    <message>
        <source>Exit status: 0 success; 1 a task failed or is not finished; 2 usage error; 3 not sent: the request has errors, goes over a
limit or needs to be confirmed, or sending is paused; 4 rejected by the service, or service unreachable; 5 no response;
6 keychain, profile or disk not usable; 128 plus the signal number when interrupted.</source>
        <translation>退出状态：0 成功；1 有任务失败或未完成；2 用法错误；3 未发送：请求有错误、超出限额或需要确认，
或发送已暂停；4 被服务拒绝，或无法连接到服务；5 无应答；6 密钥环、配置或磁盘不可用；
被中断时为 128 加信号编号。</translation>
    </message>
    <message>
        <source>the service reported “%1”, which isn&apos;t counted</source>
        <translation>服务报告了“%1”，未计入</translation>
    </message>
    <message>
        <source>%1. &quot;dailies-cli watch --send %2&quot; sends it anyway.</source>
        <comment>waits until 22:00 (sending hours)</comment>
        <translation>%1。“dailies-cli watch --send %2”仍可发送。</translation>
    </message>
    <message>
        <source>The response contains what may be its ID: %1</source>
        <translation>应答中有可能是其 ID 的内容：%1</translation>
    </message>
    <message>
        <source>limit %1 (%2)</source>
        <translation>限额 %1（%2）</translation>
    </message>
    <message>
        <source>rate %1 (%2)</source>
        <translation>单价 %1（%2）</translation>
    </message>
    <message>
        <source>For this account only: %1. They apply again if you add an account with the same name and base URL.</source>
        <comment>limits and rates</comment>
        <translation>仅用于此账户：%1。如果添加名称和基础地址相同的账户，它们会再次生效。</translation>
    </message>
    <message>
        <source>up to %1, because the service chooses what the request leaves out</source>
        <translation>最多 %1，因为请求中未给出的内容由服务决定</translation>
    </message>
    <message>
        <source>Secret:</source>
        <translation>私密信息：</translation>
    </message>
    <message>
        <source>The secret is empty.</source>
        <translation>私密信息为空。</translation>
    </message>
    <message>
        <source>The file %1 is sent.</source>
        <translation>将发送文件 %1。</translation>
    </message>
    <message>
        <source>Known: %1.</source>
        <translation>已知：%1。</translation>
    </message>
    <message>
        <source>There is no model &quot;%1&quot;.</source>
        <translation>没有模型“%1”。</translation>
    </message>
    <message>
        <source>--from is a later day than --to.</source>
        <translation>--from 晚于 --to。</translation>
    </message>
    <message>
        <source>%1 per %2</source>
        <comment>$0.10 per second</comment>
        <translation>每%2 %1</translation>
    </message>
    <message>
        <source>You stopped tracking this task, and the service may charge it. &quot;dailies-cli adopt&quot; with its ID gets the figure, or enter it from your invoice.</source>
        <translation>您已停止跟踪此任务，服务可能对它计费。用其 ID 运行“dailies-cli adopt”可取得数值，也可以按账单填写。</translation>
    </message>
    <message>
        <source>Records what a request cost: one whose cost the service didn&apos;t report, or one that your invoice charges differently, such as after a refund. &quot;spend calls&quot; shows the numbers of the calls.</source>
        <translation>记录某次请求的费用：服务未报告费用的请求，或账单金额不同的请求（例如退款后）。“spend calls”会显示调用编号。</translation>
    </message>
    <message>
        <source>Credit on the invoice: line %1</source>
        <translation>账单上的退款：第 %1 行</translation>
    </message>
    <message>
        <source>Only on the invoice: line %1</source>
        <translation>仅在账单上：第 %1 行</translation>
    </message>
    <message>
        <source>(the same ID as line %1)</source>
        <translation>（ID 与第 %1 行相同）</translation>
    </message>
    <message>
        <source>%1 can&apos;t be counted</source>
        <translation>%1 无法计入</translation>
    </message>
    <message>
        <source>From %1 on it replaces rate %2 (%3), which has the same criteria.</source>
        <translation>自 %1 起，它将取代条件相同的单价 %2（%3）。</translation>
    </message>
    <message numerus="yes">
        <source>%n rates of the file were there already.</source>
        <translation>
            <numerusform>文件中有 %n 个单价已存在。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 per kept second, %n takes without a rate left out</source>
        <translation>
            <numerusform>留用每秒 %1，未计入 %n 条没有单价的成片</numerusform>
        </translation>
    </message>
    <message>
        <source>The link to the clip expired, and the service gave no new one. &quot;dailies-cli adopt&quot; with its ID asks for one again.</source>
        <translation>视频链接已过期，服务没有给出新链接。用其 ID 运行“dailies-cli adopt”可再次索取。</translation>
    </message>
    <message>
        <source>The link refuses HEAD requests, which a few services need.</source>
        <translation>该链接拒绝 HEAD 请求，而少数服务需要它。</translation>
    </message>
    <message>
        <source>Uploads a file and prints its link. The same content with the same extension is uploaded only once, except by a command, which runs each time.</source>
        <translation>上传文件并输出其链接。内容和扩展名都相同的文件只上传一次；通过命令上传时除外，命令每次都会运行。</translation>
    </message>
    <message>
        <source>--link-hours must be 1 to %1.</source>
        <translation>--link-hours 必须在 1 到 %1 之间。</translation>
    </message>
    <message>
        <source>Sending is paused in this profile. Not sent: task %1. Use &quot;dailies-cli sending --resume&quot; to resume it.</source>
        <comment>one or several numbers</comment>
        <translation>此配置的发送已暂停。未发送：任务 %1。可用“dailies-cli sending --resume”恢复发送。</translation>
    </message>
    <message>
        <source>The task ID is too long, or contains a line break or another character that no ID has.</source>
        <translation>任务 ID 过长，或包含换行符等任何 ID 都不会有的字符。</translation>
    </message>
    <message>
        <source>Couldn&apos;t write the output: %1.</source>
        <translation>无法写入输出：%1。</translation>
    </message>
    <message>
        <source>Password:</source>
        <translation>密码：</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation>文件 %1 不存在。</translation>
    </message>
    <message numerus="yes">
        <source>%n tasks got no response and need a decision. &quot;dailies-cli decide&quot; shows them.</source>
        <translation>
            <numerusform>有 %n 个任务无应答，需要您决定。可用“dailies-cli decide”查看。</numerusform>
        </translation>
    </message>
    <message>
        <source>With --generate-again: send even if it goes over a spending limit that asks.</source>
        <translation>与 --generate-again 一起使用：即使超出会询问的支出限额也照样发送。</translation>
    </message>
    <message>
        <source>up to %1</source>
        <comment>an amount of money</comment>
        <translation>最多 %1</translation>
    </message>
    <message>
        <source>not billed</source>
        <comment>a take</comment>
        <translation>未计费</translation>
    </message>
    <message>
        <source>%1, unsettled</source>
        <comment>a quantity</comment>
        <translation>%1，待核定</translation>
    </message>
    <message>
        <source>Line %1, task %2: %3 here, %4 on the invoice, which can&apos;t be compared</source>
        <translation>第 %1 行，任务 %2：此处 %3，账单上 %4，无法核对</translation>
    </message>
    <message numerus="yes">
        <source>%n lines can&apos;t be compared: they have no figure that their take has.</source>
        <translation>
            <numerusform>%n 行无法核对：其中没有与成片同类的数值。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The money of %n takes isn&apos;t compared, because they have no rate.</source>
        <translation>
            <numerusform>%n 条成片没有单价，其金额未核对。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The quantity of %n takes isn&apos;t compared, because they were billed in another unit.</source>
        <translation>
            <numerusform>%n 条成片按其他单位计费，其数量未核对。</numerusform>
        </translation>
    </message>
    <message>
        <source>Not compared, because their names aren&apos;t known: the columns &quot;%1&quot;. Call the one with the money &quot;amount&quot;.</source>
        <translation>未核对（列名未知）：“%1”。请将金额列命名为“amount”。</translation>
    </message>
    <message>
        <source>Compares what was billed with an invoice: its totals, or a CSV file with one line for each take. Ends with status 1 if they differ, or if something can&apos;t be compared.</source>
        <translation>将已计费的内容与账单核对：核对合计，或每条成片一行的 CSV 文件。有不一致或有无法核对的内容时，以状态 1 结束。</translation>
    </message>
    <message>
        <source>Files kept: %1 (%2), because requests at the service may still fetch them. --force deletes them, too.</source>
        <translation>保留的文件：%1（%2），因为服务端的请求可能仍会获取。--force 也会删除它们。</translation>
    </message>
    <message>
        <source>%1 Files not deleted: %2.</source>
        <translation>%1未删除的文件：%2。</translation>
    </message>
    <message>
        <source>Delete the files, except those that requests at the service may still fetch.</source>
        <translation>删除文件，但服务端的请求可能仍会获取的文件除外。</translation>
    </message>
    <message>
        <source>With --delete: delete those, too.</source>
        <translation>与 --delete 一起使用：这些也删除。</translation>
    </message>
    <message>
        <source>%1 COMMAND --help shows the options of a command.</source>
        <translation>%1 命令 --help 可查看该命令的选项。</translation>
    </message>
    <message>
        <source>no price, because the rates that may apply are in several currencies</source>
        <translation>无价格，因为可能适用的单价使用多种货币</translation>
    </message>
    <message>
        <source>--%1 must be an amount with at most six decimal places and its currency, such as &quot;4.20 USD&quot;.</source>
        <translation>--%1 必须是带货币的金额，最多六位小数，例如 &quot;4.20 USD&quot;。</translation>
    </message>
    <message>
        <source>none</source>
        <comment>cost in practice mode</comment>
        <translation>无</translation>
    </message>
    <message>
        <source>planned</source>
        <comment>state of a cost</comment>
        <translation>计划中</translation>
    </message>
    <message>
        <source>reserved</source>
        <comment>state of a cost</comment>
        <translation>已预留</translation>
    </message>
    <message>
        <source>billed</source>
        <comment>state of a cost</comment>
        <translation>已计费</translation>
    </message>
    <message>
        <source>not billed</source>
        <comment>state of a cost</comment>
        <translation>未计费</translation>
    </message>
    <message>
        <source>unsettled</source>
        <comment>state of a cost</comment>
        <translation>待核定</translation>
    </message>
    <message numerus="yes">
        <source>with %n earlier calls, see &quot;dailies-cli spend calls&quot;</source>
        <translation>
            <numerusform>含之前的 %n 次调用，参见“dailies-cli spend calls”</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 here, not compared, because the invoice&apos;s total is in %3</source>
        <translation>%1：此处为 %2，未核对，因为账单合计以 %3 计</translation>
    </message>
    <message>
        <source>Line %1 is a total and wasn&apos;t compared.</source>
        <translation>第 %1 行是合计，未作核对。</translation>
    </message>
    <message>
        <source>Use &quot;dailies-cli watch --send %1 --over-limit&quot; to send it anyway.</source>
        <translation>如仍要发送，请用“dailies-cli watch --send %1 --over-limit”。</translation>
    </message>
    <message>
        <source>With --send or --send-waiting: send even if it goes over a spending limit that asks.</source>
        <translation>与 --send 或 --send-waiting 一起使用：即使超出会询问的支出限额也照样发送。</translation>
    </message>
    <message>
        <source>Only takes that need attention, or none of them.</source>
        <translation>只列出需要处理的成片，或都不列出。</translation>
    </message>
    <message>
        <source>The request&apos;s family: A or B. Default: that of the account&apos;s models.</source>
        <translation>请求所属系列：A 或 B。默认：账户中模型的系列。</translation>
    </message>
    <message>
        <source>%1: %2 here, %3 on the invoice: equal, because the invoice is rounded</source>
        <translation>%1：此处 %2，账单上 %3：相同，因为账单已四舍五入</translation>
    </message>
    <message>
        <source>in the Trash</source>
        <translation>在回收站中</translation>
    </message>
    <message numerus="yes">
        <source>%n at the highest possible rate</source>
        <translation>
            <numerusform>%n 条按可能的最高单价</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing was charged</source>
        <translation>未计费</translation>
    </message>
    <message>
        <source>No response yet: task %1, which may be charged. &quot;dailies-cli decide&quot; shows it.</source>
        <comment>one or several numbers</comment>
        <translation>尚无应答：任务 %1，可能会计费。使用“dailies-cli decide”可查看。</translation>
    </message>
    <message>
        <source>Give a name of 1 to %1 characters.</source>
        <translation>请提供 1 到 %1 个字符的名称。</translation>
    </message>
    <message>
        <source>Removed task %1. The service didn&apos;t accept it, and it won&apos;t be sent again.</source>
        <translation>已移除任务 %1。服务没有接受它，也不会再次发送。</translation>
    </message>
    <message>
        <source>Adds a spending limit for the window and the command line. Billed, reserved and unsettled amounts count. Running tasks are never stopped.</source>
        <translation>添加对窗口和命令行都有效的消费限额。已计费、已预留和待核定的金额都计入。运行中的任务绝不会被停止。</translation>
    </message>
    <message>
        <source>The upload place for local files that need a link. Default: the one that is in use.</source>
        <translation>需要链接的本地文件所用的上传位置；未给出时为正在使用的位置。</translation>
    </message>
    <message>
        <source>The period. &quot;run&quot; is one press of Generate or one submit.</source>
        <translation>周期。“run”指按一次“生成”或执行一次 submit 命令。</translation>
    </message>
    <message>
        <source>The upload place. Default: the one that is in use.</source>
        <translation>上传位置；未给出时为正在使用的位置。</translation>
    </message>
    <message>
        <source>Only files uploaded at least this many days ago.</source>
        <translation>仅限上传已达此天数的文件。</translation>
    </message>
    <message>
        <source>How long presigned links are valid, 1 to 168 hours; in requests at least 24. Default: 48.</source>
        <translation>预签名链接的有效期，1 到 168 小时；请求中的链接至少 24 小时。未给出时为 48。</translation>
    </message>
    <message>
        <source>The upload place for files of requests that are sent. Default: the one that is in use.</source>
        <translation>所发送请求的文件使用的上传位置；未给出时为正在使用的位置。</translation>
    </message>
    <message numerus="yes">
        <source>Estimate: about %1, based on %n earlier takes like this, %2</source>
        <translation>
            <numerusform>预计：按之前 %n 条同类成片约 %1，%2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Estimate: about %1, at most %2, based on %n earlier takes like this, %3</source>
        <translation>
            <numerusform>预计：按之前 %n 条同类成片约 %1，最多 %2，%3</numerusform>
        </translation>
    </message>
    <message>
        <source>Resume sending.</source>
        <translation>恢复发送。</translation>
    </message>
    <message>
        <source>The service charged this many seconds.</source>
        <translation>服务计费的秒数。</translation>
    </message>
    <message>
        <source>The service charged this many points.</source>
        <translation>服务计费的点数。</translation>
    </message>
    <message numerus="yes">
        <source>%n unsettled calls aren&apos;t included.</source>
        <translation>
            <numerusform>未计入 %n 次待核定的调用。</numerusform>
        </translation>
    </message>
    <message>
        <source>Adds, lists or removes spending limits.</source>
        <translation>添加、列出或移除支出限额。</translation>
    </message>
    <message>
        <source>Adds, lists, removes or imports rates.</source>
        <translation>添加、列出、移除或导入单价。</translation>
    </message>
    <message>
        <source>How to group the report. Default: day.</source>
        <translation>报告的分组方式；未给出时为 day。</translation>
    </message>
    <message>
        <source>Waiting to be sent again: task %1. &quot;dailies-cli watch --send-waiting&quot; sends the waiting requests, and &quot;dailies-cli remove&quot; removes it.</source>
        <comment>one or several numbers</comment>
        <translation>等待再次发送：任务 %1。可用“dailies-cli watch --send-waiting”发送等待中的请求，或用“dailies-cli remove”移除。</translation>
    </message>
    <message>
        <source>Not sent: task %1. &quot;dailies-cli watch --send-waiting&quot; sends the waiting requests, and &quot;dailies-cli remove&quot; removes it.</source>
        <comment>one or several numbers</comment>
        <translation>未发送：任务 %1。可用“dailies-cli watch --send-waiting”发送等待中的请求，或用“dailies-cli remove”移除。</translation>
    </message>
    <message>
        <source>Also send requests left unsent by an earlier call, such as after a failed upload. Requests that you put on hold, and those that need your decision, aren&apos;t sent. The service may charge for each one.</source>
        <translation>同时发送之前的命令未发送的请求，例如上传失败之后。您暂缓的请求，以及需要您决定的请求，不会发送。服务可能对每个请求计费。</translation>
    </message>
    <message numerus="yes">
        <source>%n unfinished tasks of this account are no longer tracked, and their clips may be lost. To track them again, add an account with the same name and base URL, then use &quot;dailies-cli watch&quot;.</source>
        <translation>
            <numerusform>此账户有 %n 个未完成的任务不再跟踪，其视频可能丢失。要重新跟踪，请添加名称和基础地址相同的账户，然后使用“dailies-cli watch”。</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped. Nothing was sent.</source>
        <translation>已停止。没有发送任何内容。</translation>
    </message>
    <message>
        <source>Task %1 is still sent at its time if Dailies is running then. &quot;dailies-cli watch --send %1&quot; sends it now, and &quot;dailies-cli remove %1&quot; removes it.</source>
        <translation>如果届时 Dailies 正在运行，任务 %1 仍会按时发送。“dailies-cli watch --send %1”可立即发送，“dailies-cli remove %1”可移除。</translation>
    </message>
    <message>
        <source>Give either --json or --%1, not both.</source>
        <translation>--json 与 --%1 只能给出一个。</translation>
    </message>
    <message>
        <source>Family A&apos;s model generation. Default: that of the account&apos;s models, or 3.0.</source>
        <translation>A 系列的模型代次；未给出时为账户模型的代次，否则为 3.0。</translation>
    </message>
    <message>
        <source>Account: %1</source>
        <translation>账户：%1</translation>
    </message>
    <message>
        <source>--sound is on or off.</source>
        <translation>--sound 必须是 on 或 off。</translation>
    </message>
    <message>
        <source>To use a key without the keychain, set DAILIES_API_KEY and add --account.</source>
        <translation>要不经密钥环使用密钥，请设置 DAILIES_API_KEY 并加上 --account。</translation>
    </message>
    <message>
        <source>Tasks that got no response: %1. If it is the same task as one of them, it counts twice: &quot;dailies-cli spend calls --state unsettled&quot; shows how to settle the call, and &quot;dailies-cli decide NUMBER --dismiss&quot; closes the question. Next time, use &quot;dailies-cli decide NUMBER --created ID&quot;.</source>
        <comment>two or more numbers</comment>
        <translation>没有应答的任务：%1。如果与其中之一是同一个任务，它会被计入两次：“dailies-cli spend calls --state unsettled”说明如何核定该调用，“dailies-cli decide 编号 --dismiss”结束询问。下次请用“dailies-cli decide 编号 --created ID”。</translation>
    </message>
    <message>
        <source>Once the disk can be written, &quot;dailies-cli watch&quot; continues. Nothing is sent twice.</source>
        <translation>磁盘可以写入后，用“dailies-cli watch”继续。不会重复发送。</translation>
    </message>
    <message>
        <source>The request contains the API key of DAILIES_API_KEY. Remove the key from the request.</source>
        <translation>请求中包含 DAILIES_API_KEY 的 API 密钥。请从请求中删除密钥。</translation>
    </message>
    <message>
        <source>%1, by the link of task %2</source>
        <translation>%1，使用任务 %2 的链接</translation>
    </message>
    <message>
        <source>&quot;%1&quot; isn&apos;t a number.</source>
        <translation>“%1”不是数字。</translation>
    </message>
    <message>
        <source>%1 is larger than %2.</source>
        <translation>%1 大于 %2。</translation>
    </message>
    <message>
        <source>Your entry for call %1 was removed.</source>
        <translation>已移除您为调用 %1 填写的内容。</translation>
    </message>
    <message numerus="yes">
        <source>The quantity of %n takes isn&apos;t compared, because it isn&apos;t known.</source>
        <translation>
            <numerusform>有 %n 条成片的用量未知，未核对。</numerusform>
        </translation>
    </message>
    <message>
        <source>Retrying automatically.</source>
        <translation>会自动重试。</translation>
    </message>
    <message>
        <source>Accepted tasks keep running at the service. To track them, add an account with the same name and base URL, then use &quot;dailies-cli watch&quot;.</source>
        <translation>已被接受的任务会在服务端继续。要跟踪它们，请添加名称和基础地址相同的账户，然后使用“dailies-cli watch”。</translation>
    </message>
    <message>
        <source>Not downloaded yet: task %1. Run &quot;dailies-cli watch&quot; before its link expires.</source>
        <comment>one or several numbers</comment>
        <translation>尚未下载：任务 %1。请在链接过期前运行“dailies-cli watch”。</translation>
    </message>
    <message>
        <source>task %1</source>
        <translation>任务 %1</translation>
    </message>
    <message>
        <source>tasks %1</source>
        <comment>several numbers</comment>
        <translation>任务 %1</translation>
    </message>
    <message>
        <source>kept: task %1 may still need it</source>
        <comment>one or several numbers</comment>
        <translation>已保留：任务 %1 可能仍需要</translation>
    </message>
</context>
<context>
    <name>Dailies::ClipBar</name>
    <message>
        <source>Drag the clip into another program</source>
        <translation>将视频拖到其他程序</translation>
    </message>
</context>
<context>
    <name>Dailies::ClipController</name>
    <message>
        <source>Copying clips: %1 of %2</source>
        <translation>正在复制视频：%1 / %2</translation>
    </message>
    <message>
        <source>None of these takes has a clip yet.</source>
        <translation>这些成片都还没有视频。</translation>
    </message>
    <message>
        <source>Save clip as</source>
        <translation>视频另存为</translation>
    </message>
    <message>
        <source>Clips (*.%1)</source>
        <translation>视频 (*.%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message numerus="yes">
        <source>Save %n clips in a folder</source>
        <translation>
            <numerusform>将 %n 段视频保存到文件夹</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copying %n clips…</source>
        <translation>
            <numerusform>正在复制 %n 段视频…</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>已保存为 %1。</translation>
    </message>
    <message>
        <source>Nothing was copied.</source>
        <translation>未复制任何内容。</translation>
    </message>
    <message>
        <source>This clip is no longer on disk: %1.</source>
        <translation>此视频已不在磁盘上：%1。</translation>
    </message>
    <message numerus="yes">
        <source>%n clips are no longer on disk, including %1.</source>
        <translation>
            <numerusform>有 %n 段视频已不在磁盘上，例如 %1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more weren&apos;t copied.</source>
        <translation>
            <numerusform>另有 %n 段也未复制。</numerusform>
        </translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>打开文件夹</translation>
    </message>
    <message numerus="yes">
        <source>%n clips copied.</source>
        <translation>
            <numerusform>已复制 %n 段视频。</numerusform>
        </translation>
    </message>
    <message>
        <source>Take %1 is in the Trash. Restore brings it back with its clip.</source>
        <translation>成片 %1 在回收站中。可用“恢复”将它连同视频一起恢复。</translation>
    </message>
</context>
<context>
    <name>Dailies::ClipCopy</name>
    <message>
        <source>Stopped.</source>
        <translation>已停止。</translation>
    </message>
    <message>
        <source>no free file name in the folder</source>
        <translation>文件夹中没有可用的新文件名</translation>
    </message>
    <message>
        <source>Couldn&apos;t copy %1: %2.</source>
        <translation>%1 未复制：%2。</translation>
    </message>
    <message>
        <source>Couldn&apos;t copy %1: it no longer exists.</source>
        <translation>%1 未复制：文件已不存在。</translation>
    </message>
    <message>
        <source>it&apos;s the clip itself</source>
        <translation>目标就是该视频本身</translation>
    </message>
    <message>
        <source>%1 needed, %2 free on the disk</source>
        <translation>需要 %1，而磁盘可用空间为 %2</translation>
    </message>
    <message>
        <source>it couldn&apos;t be read completely</source>
        <translation>未能读取到文件末尾</translation>
    </message>
</context>
<context>
    <name>Dailies::ClipExtract</name>
    <message>
        <source>The range is empty: it ends before it begins.</source>
        <translation>选段为空：终点早于起点。</translation>
    </message>
    <message>
        <source>That is the clip itself. Choose another name.</source>
        <translation>那就是此视频本身。请换一个名称。</translation>
    </message>
    <message>
        <source>Stopped. No file was made.</source>
        <translation>已停止。没有生成文件。</translation>
    </message>
    <message>
        <source>Can&apos;t write %1: %2.</source>
        <translation>无法写入 %1：%2。</translation>
    </message>
    <message>
        <source>a file of this name is there already</source>
        <translation>已有同名文件</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>已停止。</translation>
    </message>
    <message>
        <source>The sound track has ended before this range. No file was made.</source>
        <translation>音轨在此选段之前已结束。没有生成文件。</translation>
    </message>
</context>
<context>
    <name>Dailies::ClipMaker</name>
    <message>
        <source>A sample clip can&apos;t be %1 × %2 pixels.</source>
        <translation>练习视频不能是 %1 × %2 像素。</translation>
    </message>
    <message>
        <source>A sample clip can&apos;t be %1 s long.</source>
        <translation>练习视频的时长不能是 %1 秒。</translation>
    </message>
    <message>
        <source>A sample clip can&apos;t have %1 frames per second.</source>
        <translation>练习视频的帧率不能是每秒 %1 帧。</translation>
    </message>
    <message>
        <source>Sample clips need Qt&apos;s text rendering.</source>
        <translation>生成练习视频需要 Qt 的文字绘制部分。</translation>
    </message>
    <message>
        <source>Stopped making the sample clip.</source>
        <translation>已停止生成练习视频。</translation>
    </message>
    <message>
        <source>Can&apos;t write the sample clip %1: %2.</source>
        <translation>无法写入练习视频 %1：%2。</translation>
    </message>
</context>
<context>
    <name>Dailies::ClipPatternEdit</name>
    <message>
        <source>A red kite climbs over the evening hill</source>
        <translation>傍晚的山丘上，一只红色风筝缓缓升起</translation>
    </message>
    <message>
        <source>Insert</source>
        <translation>插入</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Request kind</source>
        <translation>请求类型</translation>
    </message>
    <message>
        <source>All clips would have the same name.</source>
        <translation>所有视频都会同名。</translation>
    </message>
    <message>
        <source>Start of the prompt</source>
        <translation>提示词开头</translation>
    </message>
    <message>
        <source>Task number</source>
        <translation>任务编号</translation>
    </message>
    <message>
        <source>Example: %1</source>
        <translation>例如：%1</translation>
    </message>
    <message>
        <source>Not recognised and kept as text: %1. Insert lists what you can use.</source>
        <comment>{title}</comment>
        <translation>无法识别，按文字保留：%1。“插入”列出了可用的内容。</translation>
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
        <translation>第 %1 帧，共 %2 帧</translation>
    </message>
</context>
<context>
    <name>Dailies::CodesEdit</name>
    <message>
        <source>Add codes</source>
        <translation>添加代码</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>从文件…</translation>
    </message>
    <message>
        <source>Codes to add</source>
        <translation>要添加的代码</translation>
    </message>
    <message numerus="yes">
        <source>%n codes are recognised.</source>
        <translation>
            <numerusform>识别出 %n 个代码。</numerusform>
        </translation>
    </message>
    <message>
        <source>The file is too large to be a list of model codes.</source>
        <translation>此文件过大，不会是模型代码列表。</translation>
    </message>
    <message>
        <source>Model codes</source>
        <translation>模型代码</translation>
    </message>
    <message>
        <source>One model code per line</source>
        <translation>每行一个模型代码</translation>
    </message>
    <message>
        <source>Treat unknown models as</source>
        <translation>未知模型视为</translation>
    </message>
    <message>
        <source>Not recognised: %1</source>
        <translation>无法识别：%1</translation>
    </message>
    <message>
        <source>The file can&apos;t be read: %1.</source>
        <translation>无法读取文件：%1。</translation>
    </message>
    <message>
        <source>The file isn&apos;t text.</source>
        <translation>此文件不是文本文件。</translation>
    </message>
</context>
<context>
    <name>Dailies::ColumnsDialog</name>
    <message>
        <source>Move &amp;left</source>
        <translation>左移(&amp;L)</translation>
    </message>
    <message>
        <source>Move &amp;right</source>
        <translation>右移(&amp;R)</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Columns, from the left</source>
        <translation>列，从左起</translation>
    </message>
    <message>
        <source>Checked columns are shown in this order, as far as there is room. Move them with the buttons, or with Ctrl and the arrow keys.</source>
        <translation>勾选的列在空间允许时按此顺序显示。可用按钮，或用 Ctrl 加方向键移动。</translation>
    </message>
</context>
<context>
    <name>Dailies::CommandPalette</name>
    <message>
        <source>Find a command</source>
        <translation>查找命令</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Type a command, account, draft or filter</source>
        <translation>输入命令、账户、草稿或筛选</translation>
    </message>
    <message>
        <source>No command matches “%1”.</source>
        <translation>没有与“%1”匹配的命令。</translation>
    </message>
    <message>
        <source>extend longer</source>
        <translation>延长 续写 续拍</translation>
    </message>
    <message>
        <source>remove trash bin</source>
        <translation>移除 回收站 废纸篓</translation>
    </message>
    <message>
        <source>storage space free up</source>
        <translation>存储 空间 清理</translation>
    </message>
    <message>
        <source>evidence proof</source>
        <translation>证据 凭证</translation>
    </message>
    <message>
        <source>spreadsheet table csv json</source>
        <translation>电子表格 表格 csv json</translation>
    </message>
    <message>
        <source>stack stacks</source>
        <translation>堆叠 叠放</translation>
    </message>
    <message>
        <source>keys hotkeys</source>
        <translation>按键 热键 键盘</translation>
    </message>
    <message>
        <source>exit close</source>
        <translation>退出 关闭</translation>
    </message>
    <message>
        <source>price cost</source>
        <translation>价格 费用</translation>
    </message>
    <message>
        <source>bug feedback support</source>
        <translation>错误 反馈 支持</translation>
    </message>
    <message>
        <source>screenshot still picture</source>
        <translation>截图 静帧 图片</translation>
    </message>
    <message>
        <source>trim cut shorten</source>
        <translation>剪切 裁剪 缩短</translation>
    </message>
    <message>
        <source>preferences options</source>
        <translation>首选项 选项</translation>
    </message>
    <message>
        <source>money cost price budget bill</source>
        <translation>费用 花费 价格 预算 账单</translation>
    </message>
    <message>
        <source>budget maximum</source>
        <translation>预算 上限</translation>
    </message>
    <message>
        <source>demo test try</source>
        <translation>演示 测试 试用</translation>
    </message>
    <message>
        <source>help manual</source>
        <translation>帮助 手册</translation>
    </message>
</context>
<context>
    <name>Dailies::CommandUploader</name>
    <message>
        <source>A command can&apos;t list the uploaded files.</source>
        <translation>命令无法列出已上传的文件。</translation>
    </message>
    <message>
        <source>A command can&apos;t delete uploaded files.</source>
        <translation>命令无法删除已上传的文件。</translation>
    </message>
    <message>
        <source>The program %1 can&apos;t be started.</source>
        <translation>无法启动程序 %1。</translation>
    </message>
    <message>
        <source>%1 took longer than %2 s and was stopped.</source>
        <translation>%1 用时超过 %2 秒，已停止。</translation>
    </message>
    <message>
        <source>Stopped by you.</source>
        <translation>手动停止。</translation>
    </message>
    <message>
        <source>%1 crashed.</source>
        <translation>%1 已崩溃。</translation>
    </message>
    <message>
        <source>%1 ended with status %2.</source>
        <translation>%1 以状态 %2 结束。</translation>
    </message>
    <message>
        <source>%1 ended with status %2: %3</source>
        <translation>%1 以状态 %2 结束：%3</translation>
    </message>
    <message>
        <source>The last line that %1 printed can&apos;t be used: %2</source>
        <translation>%1 输出的最后一行无法使用：%2</translation>
    </message>
</context>
<context>
    <name>Dailies::CompareAction</name>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Shows the selected takes side by side.</source>
        <translation>并排显示所选成片。</translation>
    </message>
    <message>
        <source>Select %1 to %2 takes to compare them.</source>
        <translation>选择 %1 至 %2 条成片即可比较。</translation>
    </message>
    <message>
        <source>Compare all</source>
        <translation>全部比较</translation>
    </message>
    <message>
        <source>Shows the selected takes side by side, except those without a clip.</source>
        <translation>并排显示所选成片，没有视频的除外。</translation>
    </message>
    <message>
        <source>At least two of the selected takes need a clip that can be played.</source>
        <translation>所选成片中至少要有两条有可播放的视频。</translation>
    </message>
</context>
<context>
    <name>Dailies::CompareActions</name>
    <message>
        <source>Side by side</source>
        <translation>并排</translation>
    </message>
    <message>
        <source>Wipe</source>
        <translation>划像</translation>
    </message>
    <message>
        <source>Blink</source>
        <translation>交替</translation>
    </message>
    <message>
        <source>Previous take</source>
        <translation>上一条</translation>
    </message>
    <message>
        <source>Next take</source>
        <translation>下一条</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Back to the takes</source>
        <translation>返回成片列表</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>不同之处</translation>
    </message>
    <message>
        <source>The settings that differ</source>
        <translation>取值不同的参数</translation>
    </message>
    <message>
        <source>All takes next to each other</source>
        <translation>所有成片并排显示</translation>
    </message>
    <message>
        <source>One take at a time; press again for the next</source>
        <translation>一次显示一条；再按则显示下一条</translation>
    </message>
    <message>
        <source>Auto-blink</source>
        <translation>自动交替</translation>
    </message>
    <message>
        <source>Move divider left</source>
        <translation>分割线左移</translation>
    </message>
    <message>
        <source>Move divider right</source>
        <translation>分割线右移</translation>
    </message>
    <message>
        <source>Clear rating</source>
        <translation>清除评分</translation>
    </message>
    <message>
        <source>A divider between two takes. Select two takes to use it.</source>
        <translation>分割线用于两条成片：选择两条即可使用。</translation>
    </message>
    <message>
        <source>Marks the selected take as not good enough, or takes that back</source>
        <translation>将所选成片标为不够好，或取消此标记</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Moves the selected take and its clip to the Trash. You can undo this.</source>
        <translation>将所选成片及其视频移到回收站。可以撤销。</translation>
    </message>
    <message>
        <source>Two takes in one place with a divider</source>
        <translation>两条成片重叠显示，中间以线分割</translation>
    </message>
    <message>
        <source>Picture %1</source>
        <comment>the picture at this place of a comparison</comment>
        <translation>画面 %1</translation>
    </message>
    <message>
        <source>Reject / Restore</source>
        <translation>淘汰 / 恢复</translation>
    </message>
</context>
<context>
    <name>Dailies::CompareMarks</name>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>More for this take</source>
        <translation>此成片的更多操作</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Reject</source>
        <translation>淘汰</translation>
    </message>
</context>
<context>
    <name>Dailies::ComparePlayer</name>
    <message>
        <source>None of these takes can be shown.</source>
        <translation>这些成片都无法显示。</translation>
    </message>
</context>
<context>
    <name>Dailies::CompareView</name>
    <message numerus="yes">
        <source>Comparing %n takes</source>
        <translation>
            <numerusform>正在比较 %n 条成片</numerusform>
        </translation>
    </message>
    <message>
        <source>Playing slower: too many takes for this computer.</source>
        <translation>播放变慢：成片太多，超出本机能力。</translation>
    </message>
</context>
<context>
    <name>Dailies::ComposeHeader</name>
    <message>
        <source>Examples</source>
        <translation>示例</translation>
    </message>
    <message>
        <source>Drafts</source>
        <translation>草稿</translation>
    </message>
    <message>
        <source>New request</source>
        <translation>新建请求</translation>
    </message>
    <message>
        <source>One example per kind</source>
        <translation>每种类型一个示例</translation>
    </message>
</context>
<context>
    <name>Dailies::ConnectionPanel</name>
    <message>
        <source>Nothing was sent, created or charged.</source>
        <translation>没有发送或创建任何内容，也没有计费。</translation>
    </message>
    <message>
        <source>Sends a harmless test query. Nothing is created or charged.</source>
        <translation>发送一次无害的测试查询。不会创建任何内容，也不会计费。</translation>
    </message>
    <message>
        <source>Getting the key…</source>
        <translation>正在读取密钥…</translation>
    </message>
    <message>
        <source>Testing…</source>
        <translation>正在测试…</translation>
    </message>
    <message>
        <source>Testing %1…</source>
        <translation>正在测试 %1…</translation>
    </message>
    <message>
        <source>Testing %1 (%2 of %3)…</source>
        <translation>正在测试 %1（%2 / %3）…</translation>
    </message>
    <message>
        <source>The service responded: %1</source>
        <translation>服务的说明：%1</translation>
    </message>
    <message>
        <source>Request ID: %1</source>
        <translation>请求 ID：%1</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>已停止。</translation>
    </message>
</context>
<context>
    <name>Dailies::ConnectionTest</name>
    <message>
        <source>Nothing was sent, created or charged.</source>
        <translation>没有发送或创建任何内容，也没有计费。</translation>
    </message>
    <message numerus="yes">
        <source>Tested %n models. Nothing was created, nothing is charged.</source>
        <translation>
            <numerusform>已测试 %n 个模型。没有创建任何内容，也不会计费。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more models weren&apos;t tested.</source>
        <translation>
            <numerusform>另有 %n 个模型未测试。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was created, nothing is charged.</source>
        <translation>没有创建任何任务，也不计费。</translation>
    </message>
</context>
<context>
    <name>Dailies::CostController</name>
    <message>
        <source>Cost unknown</source>
        <translation>费用未知</translation>
    </message>
    <message>
        <source>Over the limit: %1</source>
        <comment>what is left of a limit</comment>
        <translation>超出限额：%1</translation>
    </message>
    <message>
        <source>Sending is paused</source>
        <translation>发送已暂停</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <comment>a limit, and an account</comment>
        <translation>%2：%1</translation>
    </message>
    <message>
        <source>%1 · past 80 %</source>
        <comment>what is left of a limit</comment>
        <translation>%1 · 已超过 80%</translation>
    </message>
    <message>
        <source>Uses %1</source>
        <comment>an amount, below Generate</comment>
        <translation>将使用 %1</translation>
    </message>
    <message>
        <source>You&apos;ll be charged for up to %1.</source>
        <comment>15 s</comment>
        <translation>最多将计费 %1。</translation>
    </message>
    <message>
        <source>You&apos;ll be charged for up to %1 (%2).</source>
        <comment>15 s, and what they cost</comment>
        <translation>最多将计费 %1（%2）。</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>41 of 60 s left today</comment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>%1 · none after this</source>
        <comment>what is left of a limit</comment>
        <translation>%1 · 之后没有剩余</translation>
    </message>
    <message>
        <source>%1 doesn&apos;t count %2</source>
        <comment>a limit, and the code of a currency</comment>
        <translation>%1 不计入 %2</translation>
    </message>
</context>
<context>
    <name>Dailies::CropDialog</name>
    <message>
        <source>Crop a copy</source>
        <translation>裁剪副本</translation>
    </message>
    <message>
        <source>%1: %2 × %3 becomes %4 × %5</source>
        <comment>name of a file, its size and that of the copy</comment>
        <translation>%1：%2 × %3 变为 %4 × %5</translation>
    </message>
    <message>
        <source>Drag the frame, or use the arrow keys. The original file stays as it is.</source>
        <translation>拖动边框，或使用方向键。原文件保持不变。</translation>
    </message>
</context>
<context>
    <name>Dailies::CropView</name>
    <message>
        <source>Part to keep</source>
        <translation>要保留的部分</translation>
    </message>
</context>
<context>
    <name>Dailies::DatabaseMaintenance</name>
    <message>
        <source>The task database is damaged (%1). Nothing more is sent; tasks in progress continue. Restart Dailies: it will move the damaged database aside and use its newest copy.</source>
        <translation>任务数据库已损坏（%1）。不再发送任何请求；进行中的任务会继续。请重新启动 Dailies：数据库会被移到一旁，由最新的副本替代。</translation>
    </message>
</context>
<context>
    <name>Dailies::DaysDialog</name>
    <message>
        <source>From</source>
        <translation>从</translation>
    </message>
    <message>
        <source>To</source>
        <translation>到</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Created between</source>
        <translation>创建日期范围</translation>
    </message>
</context>
<context>
    <name>Dailies::DecisionBar</name>
    <message>
        <source>Copy for support</source>
        <translation>复制给支持人员</translation>
    </message>
    <message>
        <source>sent %1</source>
        <translation>发送于 %1</translation>
    </message>
    <message>
        <source>Sent: %1</source>
        <translation>发送时间：%1</translation>
    </message>
    <message>
        <source>SHA-256 %1…</source>
        <translation>SHA-256 %1…</translation>
    </message>
    <message>
        <source>SHA-256 of the request: %1</source>
        <translation>请求的 SHA-256：%1</translation>
    </message>
    <message>
        <source>For support: %1</source>
        <translation>供支持人员：%1</translation>
    </message>
    <message>
        <source>No response</source>
        <translation>无应答</translation>
    </message>
    <message>
        <source>Task ID</source>
        <translation>任务 ID</translation>
    </message>
    <message>
        <source>Reopen</source>
        <translation>重新处理</translation>
    </message>
    <message>
        <source>I found it: enter its ID…</source>
        <translation>已找到：填写 ID…</translation>
    </message>
    <message>
        <source>Generate again</source>
        <translation>重新生成</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>忽略</translation>
    </message>
    <message>
        <source>Resubmit anyway</source>
        <translation>仍要重新发送</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Dismissed. The service may have accepted this request.</source>
        <translation>已忽略。服务可能已接受此请求。</translation>
    </message>
    <message>
        <source>Dismissed. This request may have been charged.</source>
        <translation>已忽略。此请求可能已计费。</translation>
    </message>
    <message>
        <source>Found it in the service&apos;s task list? Paste its ID and Dailies will track it and download the clip.</source>
        <translation>在服务方的任务列表中找到它了？粘贴其 ID，Dailies 会跟踪该任务并下载视频。</translation>
    </message>
    <message>
        <source>If the first one went through, both will run.</source>
        <translation>如果第一次请求已被接受，两次都会执行。</translation>
    </message>
    <message>
        <source>If the first one went through, you&apos;ll pay for both.</source>
        <translation>如果第一次请求已被接受，您要为两次付费。</translation>
    </message>
    <message>
        <source>request ID %1</source>
        <translation>请求 ID %1</translation>
    </message>
    <message>
        <source>Request ID: %1</source>
        <translation>请求 ID：%1</translation>
    </message>
    <message>
        <source>Look in the service&apos;s task list. Paste the ID, and Dailies tracks the task and downloads the clip.</source>
        <translation>请在服务的任务列表中查找。粘贴 ID 后，Dailies 会跟踪该任务并下载视频。</translation>
    </message>
    <message>
        <source>Keeps the record. You can still decide later.</source>
        <translation>保留记录。您之后仍可决定。</translation>
    </message>
    <message>
        <source>Keeps the record. It may have been charged. You can still decide later.</source>
        <translation>保留记录。可能已计费。您之后仍可决定。</translation>
    </message>
    <message>
        <source>The response contains what may be its ID: %1.</source>
        <translation>应答中有可能是其 ID 的内容：%1。</translation>
    </message>
    <message>
        <source>The response contains %1, which may be its ID. Check it in the service&apos;s task list; Dailies will then track it and download the clip.</source>
        <translation>应答中有 %1，可能是它的 ID。请在服务方的任务列表中核对；之后 Dailies 会跟踪该任务并下载视频。</translation>
    </message>
    <message>
        <source>Track</source>
        <translation>跟踪</translation>
    </message>
</context>
<context>
    <name>Dailies::DesktopIntegration</name>
    <message numerus="yes">
        <source>%n clips saved</source>
        <translation>
            <numerusform>已保存 %n 段视频</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without a clip</source>
        <translation>
            <numerusform>%n 条没有视频</numerusform>
        </translation>
    </message>
    <message>
        <source>Show Dailies</source>
        <translation>显示 Dailies</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>退出</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>在文件夹中显示</translation>
    </message>
    <message>
        <source>Dailies: nothing is running</source>
        <translation>Dailies：没有任务在运行</translation>
    </message>
    <message numerus="yes">
        <source>Dailies: %n active</source>
        <translation>
            <numerusform>Dailies：%n 个进行中</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with no response: you decide</source>
        <translation>
            <numerusform>%n 个无应答，待您决定</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in practice mode</source>
        <translation>
            <numerusform>练习模式 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>The service says the task is finished, but gives no link to the clip yet. Dailies keeps checking and downloads the clip as soon as there is one.</source>
        <translation>服务报告任务已完成，但尚未给出视频链接。Dailies 会持续查询，一有链接就下载视频。</translation>
    </message>
    <message>
        <source>No clip link yet</source>
        <translation>暂无视频链接</translation>
    </message>
    <message>
        <source>Practice tasks finished</source>
        <translation>练习任务已结束</translation>
    </message>
    <message>
        <source>Practice takes ready</source>
        <translation>练习成片已就绪</translation>
    </message>
    <message>
        <source>Tasks finished</source>
        <translation>任务已结束</translation>
    </message>
    <message>
        <source>Takes ready</source>
        <translation>成片已就绪</translation>
    </message>
    <message>
        <source>Sending a request</source>
        <translation>正在发送请求</translation>
    </message>
    <message>
        <source>Downloading a clip</source>
        <translation>正在下载视频</translation>
    </message>
    <message numerus="yes">
        <source>%n tasks are running. In the tray, Dailies keeps going and downloads the clips. If you quit, the tasks continue at the service, and Dailies picks them up when you start it again; download links usually expire after about a day.</source>
        <translation>
            <numerusform>有 %n 个任务正在运行。留在托盘时，Dailies 会继续运行并下载视频。如果退出，任务会在服务端继续，下次启动时 Dailies 会接着处理；下载链接通常约一天后过期。</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep running in the tray</source>
        <translation>在托盘中继续运行</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Don&apos;t ask again</source>
        <translation>不再询问</translation>
    </message>
    <message>
        <source>Uploading files</source>
        <translation>正在上传文件</translation>
    </message>
    <message numerus="yes">
        <source>%n tasks are running. If you quit, they continue at the service, and Dailies picks them up when you start it again; download links usually expire after about a day.</source>
        <translation>
            <numerusform>有 %n 个任务正在运行。退出后它们会在服务端继续，下次启动时 Dailies 会接着处理；下载链接通常约一天后过期。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n requests haven&apos;t been sent. If you quit, they stay in the list, and Dailies asks about them when you start it again.</source>
        <translation>
            <numerusform>有 %n 个请求尚未发送。退出后它们会留在列表中，下次启动时 Dailies 会询问。</numerusform>
        </translation>
    </message>
    <message>
        <source>Quit Dailies?</source>
        <translation>退出 Dailies？</translation>
    </message>
    <message>
        <source>Keep running</source>
        <translation>继续运行</translation>
    </message>
    <message>
        <source>All tasks have finished.</source>
        <translation>所有任务都已结束。</translation>
    </message>
</context>
<context>
    <name>Dailies::DifferenceModel</name>
    <message>
        <source>%1, take %2: %3</source>
        <translation>%1，成片 %2：%3</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>成片 %1</translation>
    </message>
</context>
<context>
    <name>Dailies::DifferencePanel</name>
    <message>
        <source>Same settings for all takes.</source>
        <translation>各条成片的设置相同。</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>不同之处</translation>
    </message>
</context>
<context>
    <name>Dailies::DisclosureButton</name>
    <message>
        <source>Open</source>
        <translation>已展开</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>已折叠</translation>
    </message>
</context>
<context>
    <name>Dailies::DiskUseDialog</name>
    <message>
        <source>Measuring…</source>
        <translation>正在统计…</translation>
    </message>
    <message>
        <source>Delete rejected takes</source>
        <translation>删除已淘汰的成片</translation>
    </message>
    <message>
        <source>Disk use</source>
        <translation>磁盘占用</translation>
    </message>
    <message>
        <source>Disk use of each account</source>
        <translation>各账户的磁盘占用</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>账户</translation>
    </message>
    <message>
        <source>Clips</source>
        <translation>视频</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Rejected</source>
        <translation>已淘汰</translation>
    </message>
    <message>
        <source>In the Trash</source>
        <translation>回收站中</translation>
    </message>
    <message>
        <source>All accounts</source>
        <translation>所有账户</translation>
    </message>
    <message>
        <source>Removed account</source>
        <translation>已移除的账户</translation>
    </message>
    <message>
        <source>No clips yet.</source>
        <translation>还没有视频。</translation>
    </message>
    <message>
        <source>Clips in the Trash use %1 until you empty the Trash on your desktop.</source>
        <translation>系统回收站中的视频占用 %1，直到您清空系统回收站。</translation>
    </message>
    <message>
        <source>Deleted takes go to the Trash. Their space is free once you empty it on your desktop.</source>
        <translation>删除的成片会移到回收站。清空系统回收站后，空间才会释放。</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n rejected takes (%1)</source>
        <translation>
            <numerusform>删除 %n 条已淘汰的成片（%1）</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::DraftController</name>
    <message>
        <source>Save as draft…</source>
        <translation>存为草稿…</translation>
    </message>
    <message>
        <source>All drafts…</source>
        <translation>所有草稿…</translation>
    </message>
    <message>
        <source>Save the form as a draft</source>
        <translation>将表单存为草稿</translation>
    </message>
    <message>
        <source>Open, rename or delete drafts</source>
        <translation>打开、重命名和删除草稿</translation>
    </message>
</context>
<context>
    <name>Dailies::DraftModel</name>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>保存时间</translation>
    </message>
</context>
<context>
    <name>Dailies::DraftStore</name>
    <message>
        <source>A newer version of Dailies made this draft.</source>
        <translation>此草稿由更新版本的 Dailies 保存。</translation>
    </message>
    <message>
        <source>Unreadable draft of %1</source>
        <translation>%1 的不可读草稿</translation>
    </message>
    <message>
        <source>This draft&apos;s file can&apos;t be read.</source>
        <translation>无法读取此草稿的文件。</translation>
    </message>
    <message>
        <source>This draft&apos;s file is too large.</source>
        <translation>此草稿的文件过大。</translation>
    </message>
    <message>
        <source>This draft&apos;s file is damaged.</source>
        <translation>此草稿的文件已损坏。</translation>
    </message>
    <message>
        <source>Enter a name for the draft.</source>
        <translation>草稿需要名称。</translation>
    </message>
    <message>
        <source>A draft named “%1” already exists.</source>
        <translation>已有草稿“%1”。</translation>
    </message>
    <message>
        <source>Couldn&apos;t save the draft to %1.</source>
        <translation>无法将草稿写入 %1，草稿未保存。</translation>
    </message>
    <message>
        <source>Couldn&apos;t delete the draft from %1.</source>
        <translation>无法从 %1 删除草稿。</translation>
    </message>
    <message>
        <source>Couldn&apos;t restore the draft to %1.</source>
        <translation>无法将草稿恢复到 %1。</translation>
    </message>
    <message>
        <source>Couldn&apos;t move the draft to %1.</source>
        <translation>无法将草稿移动到 %1。</translation>
    </message>
</context>
<context>
    <name>Dailies::DraftsDialog</name>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Drafts</source>
        <translation>草稿</translation>
    </message>
    <message>
        <source>Delete the selected drafts (%1)</source>
        <translation>删除所选草稿（%1）</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>No drafts yet.</source>
        <translation>没有草稿。</translation>
    </message>
    <message>
        <source>“Save as draft…” saves the form under a name.</source>
        <translation>用“存为草稿…”可将表单中的内容命名保存。</translation>
    </message>
    <message>
        <source>Rename (%1)</source>
        <translation>重命名（%1）</translation>
    </message>
    <message>
        <source>“%1” deleted.</source>
        <translation>已删除“%1”。</translation>
    </message>
    <message numerus="yes">
        <source>%n drafts deleted.</source>
        <translation>
            <numerusform>已删除 %n 份草稿。</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
</context>
<context>
    <name>Dailies::EntriesDialog</name>
    <message>
        <source>Add…</source>
        <translation>添加…</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>编辑…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
</context>
<context>
    <name>Dailies::EvidenceExporter</name>
    <message>
        <source>Export for support</source>
        <translation>导出给支持人员</translation>
    </message>
    <message>
        <source>Zip files (*.zip)</source>
        <translation>Zip 文件 (*.zip)</translation>
    </message>
    <message>
        <source>This take no longer exists.</source>
        <translation>此成片已不存在。</translation>
    </message>
    <message numerus="yes">
        <source>Exported %n files to %1. Review them before sharing.</source>
        <translation>
            <numerusform>已将 %n 个文件导出到 %1。分享前请先检查内容。</numerusform>
        </translation>
    </message>
    <message>
        <source>Exported to %1. Review it before sharing.</source>
        <translation>已导出到 %1。分享前请先检查内容。</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>在文件夹中显示</translation>
    </message>
</context>
<context>
    <name>Dailies::ExtractController</name>
    <message>
        <source>Take %1.%2</source>
        <comment>name of a file</comment>
        <translation>成片 %1.%2</translation>
    </message>
    <message>
        <source>Take %1, %2 to %3.%4</source>
        <comment>name of a file: part of a take by its times</comment>
        <translation>成片 %1，%2 至 %3.%4</translation>
    </message>
    <message>
        <source>Save sound</source>
        <translation>保存声音</translation>
    </message>
    <message>
        <source>Save GIF</source>
        <translation>保存 GIF</translation>
    </message>
    <message>
        <source>Save range</source>
        <translation>保存选段</translation>
    </message>
    <message>
        <source>WAV sound (*.wav)</source>
        <translation>WAV 声音 (*.wav)</translation>
    </message>
    <message>
        <source>M4A sound (*.m4a)</source>
        <translation>M4A 声音 (*.m4a)</translation>
    </message>
    <message>
        <source>GIF pictures (*.gif)</source>
        <translation>GIF 图片 (*.gif)</translation>
    </message>
    <message>
        <source>MP4 clips (*.mp4)</source>
        <translation>MP4 视频 (*.mp4)</translation>
    </message>
    <message>
        <source>Saving %1…</source>
        <translation>正在保存 %1…</translation>
    </message>
    <message>
        <source>Saving %1: %2 %</source>
        <translation>正在保存 %1：%2%</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>已保存为 %1。</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>打开文件夹</translation>
    </message>
</context>
<context>
    <name>Dailies::FamilyButton</name>
    <message>
        <source>Model settings…</source>
        <translation>模型设置…</translation>
    </message>
    <message>
        <source>Remove %1 from %2</source>
        <translation>从“%2”移除 %1</translation>
    </message>
    <message>
        <source>The model&apos;s family and generation decide the format of requests. Click to change them.</source>
        <translation>模型的系列和代次决定请求的格式。点击可更改。</translation>
    </message>
</context>
<context>
    <name>Dailies::FamilyQuestion</name>
    <message>
        <source>Which family is %1?</source>
        <translation>%1 属于哪个系列？</translation>
    </message>
    <message>
        <source>See the model&apos;s documentation. You&apos;re asked only once.</source>
        <translation>请查阅模型的文档。只询问一次。</translation>
    </message>
</context>
<context>
    <name>Dailies::FieldColumn</name>
    <message>
        <source>Request preview</source>
        <translation>请求预览</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
</context>
<context>
    <name>Dailies::FieldEditor</name>
    <message>
        <source>Auto</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>on</source>
        <comment>a switch</comment>
        <translation>开</translation>
    </message>
    <message>
        <source>off</source>
        <comment>a switch</comment>
        <translation>关</translation>
    </message>
    <message>
        <source>follows the media</source>
        <comment>an aspect ratio</comment>
        <translation>跟随素材</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>Auto · %1</source>
        <comment>what the service uses for a value that is not set</comment>
        <translation>自动 · %1</translation>
    </message>
</context>
<context>
    <name>Dailies::FileDownload</name>
    <message>
        <source>The download was stopped.</source>
        <translation>下载已停止。</translation>
    </message>
    <message>
        <source>The download took too long.</source>
        <translation>下载用时过长。</translation>
    </message>
    <message>
        <source>The download server couldn&apos;t be reached.</source>
        <translation>无法连接到下载服务器。</translation>
    </message>
    <message>
        <source>The download server is having problems (HTTP %1).</source>
        <translation>下载服务器自身出现问题（HTTP %1）。</translation>
    </message>
    <message>
        <source>The download server gives contradictory lengths for the clip.</source>
        <translation>下载服务器给出的视频长度自相矛盾。</translation>
    </message>
    <message>
        <source>The download is incomplete.</source>
        <translation>下载不完整。</translation>
    </message>
    <message>
        <source>The download link returned nothing.</source>
        <translation>下载链接没有返回任何内容。</translation>
    </message>
    <message>
        <source>The download stalled for too long.</source>
        <translation>下载停滞过久。</translation>
    </message>
    <message>
        <source>The download was interrupted.</source>
        <translation>下载中断。</translation>
    </message>
    <message>
        <source>The link returned a web page or playlist instead of the clip.</source>
        <translation>该链接给出的是网页或播放列表，而不是视频。</translation>
    </message>
    <message>
        <source>The clip couldn&apos;t be named: every name tried was already taken.</source>
        <translation>无法为视频命名：试过的名称都已被占用。</translation>
    </message>
    <message>
        <source>The link to the clip wasn&apos;t used: it points to a private network, which the service isn&apos;t on.</source>
        <translation>未使用视频链接：它指向内部网络，而服务不在那里。</translation>
    </message>
    <message>
        <source>The link to the clip has too many redirects.</source>
        <translation>视频链接的重定向次数过多。</translation>
    </message>
    <message>
        <source>The link to the clip redirects from a secure to an insecure connection, so it wasn&apos;t followed.</source>
        <translation>视频链接从安全连接重定向到不安全连接，因此未予跟随。</translation>
    </message>
    <message>
        <source>The download server&apos;s certificate wasn&apos;t accepted.</source>
        <translation>下载服务器的证书未被接受。</translation>
    </message>
    <message>
        <source>The link to the clip redirects to an address with your API key in it, so it wasn&apos;t followed.</source>
        <translation>视频链接重定向到包含您的 API 密钥的地址，因此未予跟随。</translation>
    </message>
    <message>
        <source>The link to the clip didn&apos;t work (HTTP %1).</source>
        <translation>视频链接未能使用（HTTP %1）。</translation>
    </message>
</context>
<context>
    <name>Dailies::FilterChips</name>
    <message>
        <source>Rated 5</source>
        <translation>5 星</translation>
    </message>
    <message>
        <source>Rated %1 or more</source>
        <translation>%1 星及以上</translation>
    </message>
    <message>
        <source>Tag: %1</source>
        <translation>标签：%1</translation>
    </message>
    <message>
        <source>Since %1</source>
        <translation>自 %1 起</translation>
    </message>
    <message>
        <source>Remove the filter %1</source>
        <translation>移除筛选 %1</translation>
    </message>
    <message>
        <source>Clear all</source>
        <translation>全部清除</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>账户</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>评分</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>今天</translation>
    </message>
    <message>
        <source>In the last 7 days</source>
        <translation>最近 7 天</translation>
    </message>
    <message>
        <source>This month</source>
        <translation>本月</translation>
    </message>
    <message>
        <source>Until %1</source>
        <translation>截至 %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>days</comment>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>Between…</source>
        <translation>日期范围…</translation>
    </message>
    <message>
        <source>Removes this filter</source>
        <translation>移除此筛选</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>昨天</translation>
    </message>
    <message>
        <source>Yesterday&apos;s takes</source>
        <translation>昨天的成片</translation>
    </message>
    <message>
        <source>Not rejected</source>
        <translation>未淘汰</translation>
    </message>
    <message>
        <source>Hide rejected takes</source>
        <translation>隐藏已淘汰的成片</translation>
    </message>
</context>
<context>
    <name>Dailies::FindingsArea</name>
    <message>
        <source>Show all</source>
        <translation>显示全部</translation>
    </message>
    <message>
        <source>+%1 more</source>
        <translation>还有 %1 项</translation>
    </message>
</context>
<context>
    <name>Dailies::FindingsList</name>
    <message>
        <source>Findings</source>
        <translation>检查意见</translation>
    </message>
    <message>
        <source>Fix this to generate</source>
        <translation>修正后才能生成</translation>
    </message>
    <message>
        <source>Asks before it generates</source>
        <translation>生成前需要确认</translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>提示</translation>
    </message>
    <message numerus="yes">
        <source>Cuts %n pixels from the left and right together. The original file stays.</source>
        <translation>
            <numerusform>左右两侧共裁去 %n 像素。原文件保留。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cuts %n pixels from the top and bottom together. The original file stays.</source>
        <translation>
            <numerusform>上下两侧共裁去 %n 像素。原文件保留。</numerusform>
        </translation>
    </message>
    <message>
        <source>Crop a copy</source>
        <translation>裁剪副本</translation>
    </message>
    <message>
        <source>Opens Settings &gt; Uploads.</source>
        <translation>打开“设置 &gt; 上传”。</translation>
    </message>
    <message>
        <source>Set up…</source>
        <translation>设置…</translation>
    </message>
    <message>
        <source>Probably a mistake; it can be sent</source>
        <translation>可能有误；仍可发送</translation>
    </message>
</context>
<context>
    <name>Dailies::FolderEdit</name>
    <message>
        <source>Choose…</source>
        <translation>选择…</translation>
    </message>
    <message>
        <source>Clip folder</source>
        <translation>视频文件夹</translation>
    </message>
</context>
<context>
    <name>Dailies::FormController</name>
    <message>
        <source>A red kite climbs over the evening hill; the camera follows it in one slow move.</source>
        <translation>傍晚的山丘上，一只红色风筝缓缓升起；镜头一路缓慢跟随。</translation>
    </message>
    <message>
        <source>Form cleared.</source>
        <translation>表单已清空。</translation>
    </message>
    <message>
        <source>Request loaded.</source>
        <translation>请求已载入。</translation>
    </message>
    <message>
        <source>This request is already in the form.</source>
        <translation>此请求已在表单中。</translation>
    </message>
    <message>
        <source>Load the settings of take %1? These fields will change:</source>
        <translation>要载入成片 %1 的设置吗？以下字段会更改：</translation>
    </message>
    <message>
        <source>Found.</source>
        <translation>已找到。</translation>
    </message>
    <message>
        <source>The form of the last session can&apos;t be read. Its file is in Drafts.</source>
        <translation>无法读取上次的表单。其文件在“草稿”中。</translation>
    </message>
    <message>
        <source>The form can&apos;t be saved to %1. What is in it will be lost when you quit.</source>
        <translation>无法将表单保存到 %1。退出后其中的内容会丢失。</translation>
    </message>
    <message>
        <source>Switched to %1.</source>
        <translation>已切换到“%1”。</translation>
    </message>
    <message>
        <source>The edited request is in Drafts.</source>
        <translation>编辑过的请求在“草稿”中。</translation>
    </message>
    <message>
        <source>Edited request</source>
        <translation>编辑过的请求</translation>
    </message>
    <message>
        <source>Switch to %1</source>
        <translation>切换到 %1</translation>
    </message>
    <message>
        <source>Clear form</source>
        <translation>清空表单</translation>
    </message>
    <message>
        <source>Load request</source>
        <translation>载入请求</translation>
    </message>
    <message>
        <source>Edit request</source>
        <translation>编辑请求</translation>
    </message>
    <message>
        <source>The request left the queue and is in the form. It wasn&apos;t sent. Generate puts it at the end of the queue.</source>
        <translation>请求已移出队列并放入表单。它没有发送。按“生成”会将它排到队列末尾。</translation>
    </message>
    <message>
        <source>The request left the queue and is in the form. It wasn&apos;t sent and nothing was charged. Generate puts it at the end of the queue.</source>
        <translation>请求已移出队列并放入表单。它没有发送，也没有计费。按“生成”会将它排到队列末尾。</translation>
    </message>
</context>
<context>
    <name>Dailies::FormHistory</name>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Earlier request restored. Undo brings back what you wrote since.</source>
        <translation>已恢复先前的请求。撤销可找回此后所写的内容。</translation>
    </message>
</context>
<context>
    <name>Dailies::FormQuestion</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>Dailies::FrameActions</name>
    <message>
        <source>Save frame…</source>
        <translation>保存画面…</translation>
    </message>
    <message>
        <source>Copy frame</source>
        <translation>复制画面</translation>
    </message>
    <message>
        <source>Use as first frame</source>
        <translation>用作首帧</translation>
    </message>
    <message>
        <source>Use as last frame</source>
        <translation>用作尾帧</translation>
    </message>
    <message>
        <source>Use as reference</source>
        <translation>用作参考</translation>
    </message>
    <message>
        <source>Copy the frame on screen</source>
        <translation>复制当前画面</translation>
    </message>
    <message>
        <source>Start the request in the form with this frame</source>
        <translation>将此画面用作表单中请求的首帧</translation>
    </message>
    <message>
        <source>End the request in the form with this frame</source>
        <translation>将此画面用作表单中请求的尾帧</translation>
    </message>
    <message>
        <source>Add this frame to the references of the request in the form</source>
        <translation>将此画面加入表单中请求的参考</translation>
    </message>
    <message>
        <source>Save the frame on screen as PNG or JPEG</source>
        <translation>将当前画面保存为 PNG 或 JPEG</translation>
    </message>
    <message>
        <source>Save range…</source>
        <translation>保存选段…</translation>
    </message>
    <message>
        <source>Save GIF…</source>
        <translation>保存 GIF…</translation>
    </message>
    <message>
        <source>Save the range or the whole clip as an animated GIF</source>
        <translation>将选段或整段视频保存为 GIF 动图</translation>
    </message>
    <message>
        <source>Save sound…</source>
        <translation>保存声音…</translation>
    </message>
    <message>
        <source>Save the sound of the range or the whole clip</source>
        <translation>保存选段或整段视频的声音</translation>
    </message>
    <message>
        <source>Save the frames between the in and the out point as a video</source>
        <translation>将入点与出点之间的画面保存为视频</translation>
    </message>
    <message>
        <source>This clip has no sound</source>
        <translation>此视频没有声音</translation>
    </message>
    <message>
        <source>Set an in point (%1) or an out point (%2) first.</source>
        <comment>two keys</comment>
        <translation>请先设置入点（%1）或出点（%2）。</translation>
    </message>
</context>
<context>
    <name>Dailies::FrameController</name>
    <message>
        <source>Save frame</source>
        <translation>保存画面</translation>
    </message>
    <message>
        <source>PNG pictures (*.png)</source>
        <translation>PNG 图片 (*.png)</translation>
    </message>
    <message>
        <source>Frame %1 copied.</source>
        <translation>已复制第 %1 帧。</translation>
    </message>
    <message>
        <source>Frame %1 set as the first frame.</source>
        <translation>已将第 %1 帧用作首帧。</translation>
    </message>
    <message>
        <source>Frame %1 set as the last frame.</source>
        <translation>已将第 %1 帧用作尾帧。</translation>
    </message>
    <message>
        <source>Frame %1 added as a reference.</source>
        <translation>已将第 %1 帧添加为参考。</translation>
    </message>
    <message>
        <source>Ready to continue from the last frame of take %1.</source>
        <translation>可以从成片 %1 的最后一帧接续了。</translation>
    </message>
    <message>
        <source>Describe what to change in take %1.</source>
        <translation>请描述成片 %1 中要修改的内容。</translation>
    </message>
    <message>
        <source>Check now</source>
        <translation>立即查询</translation>
    </message>
    <message>
        <source>Request of take %1 loaded. Press Generate for %2 new takes.</source>
        <translation>成片 %1 的请求已载入。按“生成”可新生成 %2 条。</translation>
    </message>
    <message>
        <source>JPEG pictures (*.jpg *.jpeg)</source>
        <translation>JPEG 图片 (*.jpg *.jpeg)</translation>
    </message>
    <message>
        <source>Take %1, frame %2.png</source>
        <comment>name of a file</comment>
        <translation>成片 %1，第 %2 帧.png</translation>
    </message>
    <message>
        <source>Set up uploads…</source>
        <translation>设置上传…</translation>
    </message>
    <message>
        <source>The link to this clip has expired. To edit the saved clip, set up an upload place.</source>
        <translation>此视频的链接已过期。要编辑已保存的视频，请设置上传位置。</translation>
    </message>
    <message>
        <source>The link to this clip has expired, and its file isn&apos;t there.</source>
        <translation>此视频的链接已过期，其文件也不在了。</translation>
    </message>
    <message>
        <source>The link to this clip has expired. Check for a new one, or set up an upload place to edit the saved clip.</source>
        <translation>此视频的链接已过期。请查询新链接，或设置上传位置以编辑已保存的视频。</translation>
    </message>
    <message>
        <source>The link to this clip has expired. Check for a new one.</source>
        <translation>此视频的链接已过期。请查询新链接。</translation>
    </message>
    <message>
        <source>Starts from the last frame of “%1”.</source>
        <translation>从“%1”的最后一帧开始。</translation>
    </message>
    <message>
        <source>Ends on the first frame of “%1”.</source>
        <translation>以“%1”的第一帧结束。</translation>
    </message>
    <message>
        <source>Starts from the last frame of take %1.</source>
        <translation>从成片 %1 的最后一帧开始。</translation>
    </message>
    <message>
        <source>Ends on the first frame of take %1.</source>
        <translation>以成片 %1 的第一帧结束。</translation>
    </message>
    <message>
        <source>Load request</source>
        <translation>载入请求</translation>
    </message>
</context>
<context>
    <name>Dailies::FrameRequest</name>
    <message>
        <source>No model of this account can start from an image.</source>
        <translation>此账户没有能以图片开始的模型。</translation>
    </message>
    <message>
        <source>No model of this account can end on an image.</source>
        <translation>此账户没有能以指定图片结束的模型。</translation>
    </message>
    <message>
        <source>No model of this account accepts reference images.</source>
        <translation>此账户没有能用图片作参考的模型。</translation>
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
        <translation>回车</translation>
    </message>
</context>
<context>
    <name>Dailies::GifDialog</name>
    <message>
        <source>Save GIF</source>
        <translation>保存 GIF</translation>
    </message>
    <message>
        <source>%1 pixels</source>
        <translation>%1 像素</translation>
    </message>
    <message>
        <source>%1 pixels (as the clip)</source>
        <translation>%1 像素（与视频相同）</translation>
    </message>
    <message>
        <source>%1 per second</source>
        <translation>每秒 %1 帧</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>另存为…</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>宽度</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>帧率</translation>
    </message>
    <message numerus="yes">
        <source>%n pictures of %1 × %2, without sound.</source>
        <translation>
            <numerusform>%n 张 %1 × %2 的图片，无声。</numerusform>
        </translation>
    </message>
    <message>
        <source>That makes a large file.</source>
        <translation>生成的文件会很大。</translation>
    </message>
</context>
<context>
    <name>Dailies::GifPalette</name>
    <message>
        <source>Not enough memory for a GIF of this size.</source>
        <translation>内存不足，无法生成这么大的 GIF。</translation>
    </message>
    <message>
        <source>This computer can&apos;t make GIFs: FFmpeg&apos;s filters are missing. Install FFmpeg and try again.</source>
        <translation>本机无法生成 GIF：缺少 FFmpeg 的滤镜。请安装 FFmpeg 后重试。</translation>
    </message>
</context>
<context>
    <name>Dailies::GridView</name>
    <message>
        <source>Tasks</source>
        <translation>任务</translation>
    </message>
    <message numerus="yes">
        <source>Stack of %n takes, closed</source>
        <translation>
            <numerusform>%n 条成片叠放，已收起</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stack of %n takes, open</source>
        <translation>
            <numerusform>%n 条成片叠放，已展开</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::GuideWindow</name>
    <message>
        <source>User guide</source>
        <translation>用户指南</translation>
    </message>
    <message>
        <source>Search the guide</source>
        <translation>搜索指南</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>前进</translation>
    </message>
    <message>
        <source>Nothing found for “%1”.</source>
        <translation>没有找到“%1”。</translation>
    </message>
    <message numerus="yes">
        <source>On %n pages</source>
        <translation>
            <numerusform>在 %n 个页面中</numerusform>
        </translation>
    </message>
    <message>
        <source>Guide page</source>
        <translation>指南页面</translation>
    </message>
    <message>
        <source>Press Enter for the next match</source>
        <translation>按回车转到下一处</translation>
    </message>
</context>
<context>
    <name>Dailies::HelpController</name>
    <message>
        <source>User guide</source>
        <translation>用户指南</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>键盘快捷键</translation>
    </message>
    <message>
        <source>Open log folder</source>
        <translation>打开日志文件夹</translation>
    </message>
    <message>
        <source>Report a problem…</source>
        <translation>报告问题…</translation>
    </message>
    <message>
        <source>About Dailies</source>
        <translation>关于 Dailies</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>术语表</translation>
    </message>
</context>
<context>
    <name>Dailies::HttpUploader</name>
    <message>
        <source>Stopped by you.</source>
        <translation>手动停止。</translation>
    </message>
</context>
<context>
    <name>Dailies::ImportController</name>
    <message>
        <source>Open request</source>
        <translation>打开请求</translation>
    </message>
    <message>
        <source>Requests (*.json *.txt *.sh)</source>
        <translation>请求 (*.json *.txt *.sh)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>No text on the clipboard. Copy JSON or a cURL command first.</source>
        <translation>剪贴板中没有文本：请先复制 JSON 或 cURL 命令。</translation>
    </message>
    <message>
        <source>The command was for %1; the selected account stays.</source>
        <translation>命令原本发往 %1；所选账户保持不变。</translation>
    </message>
</context>
<context>
    <name>Dailies::InvoiceDialog</name>
    <message>
        <source>Compare</source>
        <translation>核对</translation>
    </message>
    <message>
        <source>Import CSV…</source>
        <translation>导入 CSV…</translation>
    </message>
    <message>
        <source>Compare with invoice</source>
        <translation>与账单核对</translation>
    </message>
    <message>
        <source>All accounts</source>
        <translation>所有账户</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>Invoice</source>
        <translation>账单</translation>
    </message>
    <message>
        <source>Dailies</source>
        <translation>Dailies</translation>
    </message>
    <message>
        <source>From</source>
        <translation>从</translation>
    </message>
    <message>
        <source>To</source>
        <translation>到</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>账户</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>秒数</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>点数</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>金额</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>货币</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Enter at least one total of the invoice.</source>
        <translation>请至少输入账单的一项合计。</translation>
    </message>
    <message>
        <source>Enter the currency as three letters, such as USD.</source>
        <translation>货币请输入三个字母，例如 USD。</translation>
    </message>
    <message>
        <source>The first day is after the last one.</source>
        <translation>第一天晚于最后一天。</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>正在核对…</translation>
    </message>
    <message>
        <source>Line %1</source>
        <comment>of a file</comment>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>成片 %1</translation>
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
        <translation>Dailies 中没有</translation>
    </message>
    <message>
        <source>Not on the invoice</source>
        <translation>账单上没有</translation>
    </message>
    <message>
        <source>Everything matches.</source>
        <translation>全部一致。</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln lines differ.</source>
        <translation>
            <numerusform>%Ln 项中有 %1 项不一致。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unsettled takes may explain it.</source>
        <translation>
            <numerusform>可能是 %Ln 条待核定的成片造成的。</numerusform>
        </translation>
    </message>
    <message>
        <source>Import an invoice</source>
        <translation>导入账单</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>表格 (*.csv)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln takes are still unsettled.</source>
        <translation>
            <numerusform>仍有 %Ln 条成片待核定。</numerusform>
        </translation>
    </message>
    <message>
        <source>Not billed</source>
        <translation>未计费</translation>
    </message>
    <message>
        <source>%1 (unsettled)</source>
        <comment>a quantity</comment>
        <translation>%1（待核定）</translation>
    </message>
    <message>
        <source>Not compared</source>
        <translation>未核对</translation>
    </message>
    <message>
        <source>What could be compared matches.</source>
        <translation>可核对的部分一致。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln takes without a rate aren&apos;t included.</source>
        <translation>
            <numerusform>未包含 %Ln 条没有单价的成片。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in other currencies isn&apos;t included.</source>
        <translation>未包含其他货币的 %1。</translation>
    </message>
    <message numerus="yes">
        <source>The money of %Ln takes without a rate isn&apos;t compared.</source>
        <translation>
            <numerusform>%Ln 条成片没有单价，其金额未核对。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The quantity of %Ln takes in another unit isn&apos;t compared.</source>
        <translation>
            <numerusform>%Ln 条成片使用其他单位，其数量未核对。</numerusform>
        </translation>
    </message>
    <message>
        <source>Line %1 is a total and isn&apos;t compared.</source>
        <translation>第 %1 行是合计，不作核对。</translation>
    </message>
    <message>
        <source>Not compared, because their names aren&apos;t known: the columns “%1”. Call the one with the money “amount”.</source>
        <translation>未核对（列名未知）：“%1”。请将金额列命名为“amount”。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln unsettled takes aren&apos;t included.</source>
        <translation>
            <numerusform>未包含 %Ln 条待核定的成片。</numerusform>
        </translation>
    </message>
    <message>
        <source>Type the totals of the invoice, or import a CSV file with “seconds”, “points” or “amount” and “currency”. Its lines are matched by “task ID”, or by “date” and “model”.</source>
        <translation>请输入账单的合计，或导入含“seconds”、“points”，或“amount”和“currency”的 CSV 文件。各行按“task ID”对应，或按“date”和“model”对应。</translation>
    </message>
    <message>
        <source>The comparison appears here.</source>
        <translation>核对结果显示在此处。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln takes of unknown quantity aren&apos;t included.</source>
        <translation>
            <numerusform>未包含 %Ln 条用量未知的成片。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::JsonEditor</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>模板</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式化</translation>
    </message>
    <message>
        <source>Inserts a vendor template (not part of the spec).</source>
        <translation>插入厂商模板（不属于规范）。</translation>
    </message>
    <message>
        <source>Inserts keys that vendors know (not part of the spec).</source>
        <translation>插入厂商认可的键（不属于规范）。</translation>
    </message>
    <message>
        <source>One key per line</source>
        <translation>每行一个键</translation>
    </message>
    <message>
        <source>%1: duplicate key %2; the last one wins.</source>
        <translation>%1：键 %2 出现两次，仅以最后一个为准。</translation>
    </message>
</context>
<context>
    <name>Dailies::KeyDialog</name>
    <message>
        <source>Use this key</source>
        <translation>使用此密钥</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>密钥</translation>
    </message>
    <message>
        <source>%1 The key is kept until you quit.</source>
        <translation>%1密钥保留到您退出为止。</translation>
    </message>
    <message>
        <source>Key for %1</source>
        <translation>“%1”的密钥</translation>
    </message>
    <message>
        <source>Sent to %1 only.</source>
        <translation>只发送到 %1。</translation>
    </message>
    <message>
        <source>Storing the key…</source>
        <translation>正在保存密钥…</translation>
    </message>
</context>
<context>
    <name>Dailies::KeyEdit</name>
    <message>
        <source>Paste</source>
        <translation>粘贴</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清除</translation>
    </message>
</context>
<context>
    <name>Dailies::KeyList</name>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>全部重置</translation>
    </message>
    <message>
        <source>Click a field and press the new key. Keys without Ctrl or Alt are ignored while you type text.</source>
        <translation>点击一个输入框，然后按下新的快捷键。不带 Ctrl 或 Alt 的快捷键在您输入文字时不起作用。</translation>
    </message>
    <message>
        <source>Reset all shortcuts</source>
        <translation>重置所有快捷键</translation>
    </message>
    <message>
        <source>All shortcuts are back to their defaults.</source>
        <translation>所有快捷键已恢复为默认值。</translation>
    </message>
</context>
<context>
    <name>Dailies::KeyMap</name>
    <message>
        <source>%1 is reserved for moving around or for your desktop. Choose another key.</source>
        <translation>%1 保留用于移动焦点或供桌面环境使用。请另选一个键。</translation>
    </message>
    <message>
        <source>%1 is needed in text fields. Choose another key.</source>
        <translation>文本框中需要用到 %1。请另选一个键。</translation>
    </message>
    <message>
        <source>This command may cost money, so it needs Ctrl, Alt or a function key. %1 is too easy to press.</source>
        <translation>此命令可能产生费用，因此需要 Ctrl、Alt 或功能键。%1 太容易误按。</translation>
    </message>
</context>
<context>
    <name>Dailies::KeyRow</name>
    <message>
        <source>Use it here</source>
        <translation>用在此处</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Key of %1</source>
        <translation>%1 的快捷键</translation>
    </message>
    <message>
        <source>Reset to default</source>
        <translation>恢复默认值</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>重置“%1”</translation>
    </message>
    <message>
        <source>%1 belongs to %2.</source>
        <translation>%1 已用于 %2。</translation>
    </message>
    <message>
        <source>also %1</source>
        <translation>也可用 %1</translation>
    </message>
</context>
<context>
    <name>Dailies::KeychainStore</name>
    <message>
        <source>No keychain found: no password service (such as GNOME Keyring or KDE Wallet) is running. Start one, or continue with a key for this session only.</source>
        <translation>没有可用的密钥环：此会话中没有运行 GNOME Keyring 或 KDE Wallet 之类的密码服务。请启动一个，或改用仅限本次会话的密钥。</translation>
    </message>
    <message>
        <source>The keychain is locked. Unlock it and try again.</source>
        <translation>密钥环已锁定。请在它自己的窗口中或用桌面的密码程序解锁，然后重试。</translation>
    </message>
    <message>
        <source>The keychain isn&apos;t responding; nothing was changed. Try again. If that doesn&apos;t help, log out and back in.</source>
        <translation>密钥环没有应答；其中内容没有任何更改。请重试；如果仍无应答，请重新登录桌面。</translation>
    </message>
    <message>
        <source>No key is stored for this account and URL. Enter it again.</source>
        <translation>没有为此账户和地址保存密钥。请重新输入。</translation>
    </message>
    <message>
        <source>The keychain denied access. Allow Dailies to use it, and try again.</source>
        <translation>密钥环没有授权。请允许 Dailies 使用它，然后重试。</translation>
    </message>
    <message>
        <source>The keychain couldn&apos;t store the key.</source>
        <translation>密钥环没有保存密钥。</translation>
    </message>
    <message>
        <source>Keychain error: %1</source>
        <translation>无法使用密钥环：%1</translation>
    </message>
</context>
<context>
    <name>Dailies::LeavingTakes</name>
    <message>
        <source>Take %1 no longer matches the filter.</source>
        <translation>成片 %1 不再符合筛选条件。</translation>
    </message>
    <message numerus="yes">
        <source>%n takes no longer match the filter.</source>
        <translation>
            <numerusform>%n 条成片不再符合筛选条件。</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
</context>
<context>
    <name>Dailies::LimitDialog</name>
    <message>
        <source>Ask before going over</source>
        <translation>超出前询问</translation>
    </message>
    <message>
        <source>Refuse requests that go over</source>
        <translation>拒绝超出限额的请求</translation>
    </message>
    <message>
        <source>New limit</source>
        <translation>新建限额</translation>
    </message>
    <message>
        <source>Edit limit</source>
        <translation>编辑限额</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>秒数</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>点数</translation>
    </message>
    <message>
        <source>Takes</source>
        <translation>成片数</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>金额</translation>
    </message>
    <message>
        <source>Per day</source>
        <translation>每天</translation>
    </message>
    <message>
        <source>Per month</source>
        <translation>每月</translation>
    </message>
    <message>
        <source>Per run</source>
        <translation>每次生成</translation>
    </message>
    <message>
        <source>In total</source>
        <translation>累计</translation>
    </message>
    <message>
        <source>All accounts</source>
        <translation>所有账户</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>限额</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>货币</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>周期</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>账户</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Enter a limit greater than 0.</source>
        <translation>请输入大于 0 的限额。</translation>
    </message>
    <message>
        <source>Enter a whole number of takes.</source>
        <translation>成片数请输入整数。</translation>
    </message>
    <message>
        <source>Enter the currency as three letters, such as USD.</source>
        <translation>货币请输入三个字母，例如 USD。</translation>
    </message>
    <message>
        <source>A run is one press of Generate.</source>
        <translation>“每次生成”指按一次“生成”。</translation>
    </message>
    <message>
        <source>Billed, reserved and unsettled takes count. Running takes are never stopped.</source>
        <translation>已计费、已预留和待核定的成片都会计入。绝不会停止正在运行的成片。</translation>
    </message>
</context>
<context>
    <name>Dailies::LimitsDialog</name>
    <message>
        <source>Spending limits</source>
        <translation>支出限额</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>限额</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>账户</translation>
    </message>
    <message>
        <source>At the limit</source>
        <translation>达到限额时</translation>
    </message>
    <message>
        <source>No limits yet.</source>
        <translation>还没有限额。</translation>
    </message>
    <message>
        <source>A limit asks you, or refuses, before a day, a month or a run costs more than you want.</source>
        <translation>在一天、一个月或一次生成的花费超出您的预期之前，限额会先询问您，或予以拒绝。</translation>
    </message>
    <message>
        <source>All accounts</source>
        <translation>所有账户</translation>
    </message>
    <message>
        <source>Ask first</source>
        <translation>先询问</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>拒绝</translation>
    </message>
    <message>
        <source>Removed the limit of %1.</source>
        <translation>已移除限额“%1”。</translation>
    </message>
</context>
<context>
    <name>Dailies::LimitsPanel</name>
    <message>
        <source>Running takes are never stopped.</source>
        <translation>绝不会停止正在运行的成片。</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>编辑…</translation>
    </message>
    <message>
        <source>Edit limits…</source>
        <translation>编辑限额…</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>限额</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>添加…</translation>
    </message>
    <message>
        <source>Add a limit…</source>
        <translation>添加限额…</translation>
    </message>
    <message>
        <source>Set a limit to be asked before a day or a month costs more than you want.</source>
        <translation>设置限额后，在一天或一个月的花费超出您的预期之前会先询问您。</translation>
    </message>
    <message>
        <source>up to %1</source>
        <translation>最多 %1</translation>
    </message>
    <message>
        <source>%1 left</source>
        <comment>an amount</comment>
        <translation>剩 %1</translation>
    </message>
    <message>
        <source>of %1</source>
        <comment>as in: 41 s left of 60 s</comment>
        <translation>共 %1</translation>
    </message>
    <message>
        <source>Used up.</source>
        <translation>已用完。</translation>
    </message>
    <message>
        <source>Past 80 %.</source>
        <translation>已超过 80%。</translation>
    </message>
    <message>
        <source>%1 can&apos;t be counted, because it&apos;s in another currency.</source>
        <comment>money</comment>
        <translation>%1 无法计入，因为货币不同。</translation>
    </message>
    <message>
        <source>You&apos;ll be asked before going over.</source>
        <translation>超出前会询问您。</translation>
    </message>
    <message>
        <source>Requests that go over aren&apos;t sent.</source>
        <translation>超出的请求不会发送。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln takes count as 0, because their amount isn&apos;t known. You&apos;re asked before such takes are sent.</source>
        <translation>
            <numerusform>有 %Ln 条成片的数量未知，按 0 计。发送此类成片前会询问您。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::LineageLinks</name>
    <message>
        <source>Continues</source>
        <comment>the task before; a label</comment>
        <translation>接续自</translation>
    </message>
    <message>
        <source>Continued by</source>
        <comment>tasks after; a label</comment>
        <translation>后续</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>还有 %n 条</numerusform>
        </translation>
    </message>
    <message>
        <source>Take %1 · deleted</source>
        <translation>成片 %1 · 已删除</translation>
    </message>
    <message>
        <source>Take %1 · %2</source>
        <comment>number and state</comment>
        <translation>成片 %1 · %2</translation>
    </message>
    <message>
        <source>Take %1 · in the Trash</source>
        <translation>成片 %1 · 在回收站中</translation>
    </message>
</context>
<context>
    <name>Dailies::LinkCheck</name>
    <message>
        <source>The link redirects, which video services may not follow.</source>
        <translation>该链接会重定向，视频服务可能不会跟随。</translation>
    </message>
    <message>
        <source>The link doesn&apos;t work: the storage answered with status %1.</source>
        <translation>该链接无效：存储服务应答的状态为 %1。</translation>
    </message>
    <message>
        <source>The link leads to a web page instead of the file.</source>
        <translation>该链接指向网页，而不是文件。</translation>
    </message>
    <message>
        <source>The link leads to another file: it has %1 bytes instead of %2.</source>
        <translation>该链接指向另一个文件：大小为 %1 字节，而不是 %2 字节。</translation>
    </message>
    <message>
        <source>The link leads to another file: it begins with other data.</source>
        <translation>该链接指向另一个文件：其开头的数据不同。</translation>
    </message>
</context>
<context>
    <name>Dailies::ListEditor</name>
    <message>
        <source>Move up</source>
        <translation>上移</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>下移</translation>
    </message>
</context>
<context>
    <name>Dailies::ListExporter</name>
    <message>
        <source>Export the list</source>
        <translation>导出列表</translation>
    </message>
    <message>
        <source>Table for spreadsheet programs (*.csv)</source>
        <translation>电子表格程序用的表格 (*.csv)</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Exporting the list…</source>
        <translation>正在导出列表…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>The export was stopped. Nothing was written.</source>
        <translation>已停止导出，未写入任何内容。</translation>
    </message>
    <message numerus="yes">
        <source>%n takes exported to %1.</source>
        <translation>
            <numerusform>已将 %n 条成片导出到 %1。</numerusform>
        </translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>打开文件夹</translation>
    </message>
</context>
<context>
    <name>Dailies::ListRow</name>
    <message>
        <source>Move up</source>
        <translation>上移</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>下移</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
</context>
<context>
    <name>Dailies::LongTextEditor</name>
    <message>
        <source>1 character</source>
        <translation>1 个字符</translation>
    </message>
    <message>
        <source>%1 characters</source>
        <translation>%1 个字符</translation>
    </message>
    <message>
        <source>Describe the shot: subject, action, camera</source>
        <translation>描述镜头：主体、动作、运镜</translation>
    </message>
    <message>
        <source>Mention media</source>
        <translation>引用素材</translation>
    </message>
    <message>
        <source>Mention an image, a video or a sound (@)</source>
        <translation>引用图片、视频或音频（@）</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>characters, and how many at most</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>the rest may be ignored</source>
        <translation>超出部分可能被忽略</translation>
    </message>
    <message>
        <source>Add media first, then mention them here</source>
        <translation>请先添加素材，再在此处引用</translation>
    </message>
    <message>
        <source>Describe the change: what to add, remove or replace</source>
        <translation>描述改动：要添加、移除或替换什么</translation>
    </message>
    <message>
        <source>What to leave out</source>
        <translation>不希望出现的内容</translation>
    </message>
</context>
<context>
    <name>Dailies::MainWindow</name>
    <message>
        <source>Stay open</source>
        <translation>保持打开</translation>
    </message>
    <message>
        <source>Close now</source>
        <translation>立即关闭</translation>
    </message>
    <message>
        <source>Saved as draft “%1”.</source>
        <translation>已存为草稿“%1”。</translation>
    </message>
    <message>
        <source>Viewer</source>
        <translation>播放区</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>窗口</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>详情</translation>
    </message>
    <message>
        <source>Compose</source>
        <translation>创作</translation>
    </message>
    <message>
        <source>A request is being sent. Dailies closes as soon as the service responds, so that no response is lost.</source>
        <translation>正在发送请求。服务应答后 Dailies 会立即关闭，以免丢失应答。</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>练习</translation>
    </message>
    <message>
        <source>Spend – Dailies</source>
        <translation>支出 – Dailies</translation>
    </message>
    <message>
        <source>Examples run in practice mode.</source>
        <translation>示例在练习模式下运行。</translation>
    </message>
    <message>
        <source>Takes</source>
        <translation>成片</translation>
    </message>
    <message>
        <source>Screening</source>
        <translation>放映</translation>
    </message>
</context>
<context>
    <name>Dailies::MarkActions</name>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>评分</translation>
    </message>
    <message>
        <source>Clear rating</source>
        <translation>清除评分</translation>
    </message>
    <message>
        <source>Undo %1</source>
        <comment>an action, such as Rating</comment>
        <translation>撤销%1</translation>
    </message>
    <message>
        <source>Redo %1</source>
        <comment>an action, such as Rating</comment>
        <translation>重做%1</translation>
    </message>
</context>
<context>
    <name>Dailies::MarksEdit</name>
    <message>
        <source>Tags</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Separated by commas</source>
        <translation>用逗号分隔</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
</context>
<context>
    <name>Dailies::MediaAnywhere</name>
    <message numerus="yes">
        <source>%n files can&apos;t be used and weren&apos;t added: %1</source>
        <translation>
            <numerusform>%n 个文件无法使用，未添加：%1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::MediaBoard</name>
    <message>
        <source>%1: %2</source>
        <comment>First frame: Drop, paste or browse</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Swap first and last frame</source>
        <translation>交换首帧和尾帧</translation>
    </message>
</context>
<context>
    <name>Dailies::MediaDrop</name>
    <message>
        <source>“%1” is a folder. Add the files in it instead.</source>
        <translation>“%1”是文件夹。请添加其中的文件。</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t a file or a web link.</source>
        <translation>“%1”不是文件，也不是网页链接。</translation>
    </message>
    <message>
        <source>This text isn&apos;t a link: “%1”</source>
        <translation>此文本不是链接：“%1”</translation>
    </message>
    <message>
        <source>There is no file, picture or link in it.</source>
        <translation>其中没有文件、图片或链接。</translation>
    </message>
</context>
<context>
    <name>Dailies::MediaEditor</name>
    <message>
        <source>Looking up…</source>
        <translation>正在检查链接…</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>粘贴</translation>
    </message>
    <message>
        <source>Drop, paste or browse</source>
        <translation>拖入、粘贴或浏览</translation>
    </message>
    <message>
        <source>References</source>
        <translation>参考</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t an image.</source>
        <translation>“%1”不是图片。</translation>
    </message>
    <message>
        <source>This model uses one image. The others were left out.</source>
        <translation>此模型只用一张图片，其余的未放入。</translation>
    </message>
</context>
<context>
    <name>Dailies::MediaHeader</name>
    <message>
        <source>Add file…</source>
        <translation>添加文件…</translation>
    </message>
    <message>
        <source>Add link…</source>
        <translation>添加链接…</translation>
    </message>
</context>
<context>
    <name>Dailies::MediaInput</name>
    <message>
        <source>%1 is a folder, not a media file.</source>
        <translation>%1 是文件夹，不是媒体文件。</translation>
    </message>
    <message>
        <source>%1 is empty.</source>
        <translation>%1 是空文件。</translation>
    </message>
    <message>
        <source>%1 takes too long to read.</source>
        <translation>读取 %1 用时过长。</translation>
    </message>
    <message>
        <source>Not enough memory to read %1.</source>
        <translation>内存不足，无法读取 %1。</translation>
    </message>
    <message>
        <source>%1 has no video track.</source>
        <translation>%1 没有视频轨。</translation>
    </message>
    <message>
        <source>%1 uses an image format that can&apos;t be decoded here.</source>
        <translation>%1 的画面格式在本机无法解码。</translation>
    </message>
    <message>
        <source>Stopped reading %1.</source>
        <translation>已停止读取 %1。</translation>
    </message>
    <message>
        <source>Frame %1 of %2 can&apos;t be decoded.</source>
        <translation>%2 的第 %1 帧无法解码。</translation>
    </message>
    <message>
        <source>%1 doesn&apos;t exist.</source>
        <translation>文件 %1 不存在。</translation>
    </message>
    <message>
        <source>%1 isn&apos;t a regular file.</source>
        <translation>%1 不是普通文件。</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read: %2.</source>
        <translation>无法读取 %1：%2。</translation>
    </message>
    <message>
        <source>%1 is a playlist or a list of links, not a clip.</source>
        <translation>%1 是播放列表或链接列表，不是视频。</translation>
    </message>
    <message>
        <source>%1 isn&apos;t a readable video or audio file.</source>
        <translation>%1 不是可读取的视频或音频。</translation>
    </message>
    <message>
        <source>%1 starts like a clip, but the rest is something else.</source>
        <translation>%1 开头是视频，后面却是其他内容。</translation>
    </message>
    <message>
        <source>%1 is incomplete: its end is missing.</source>
        <translation>%1 不完整：缺少结尾部分。</translation>
    </message>
    <message>
        <source>%1 is damaged or isn&apos;t a clip (%2).</source>
        <translation>%1 已损坏或不是视频（%2）。</translation>
    </message>
    <message>
        <source>%1 doesn&apos;t state its frame size.</source>
        <translation>%1 没有给出画面尺寸。</translation>
    </message>
    <message>
        <source>The frame size of %1 is too large to display safely.</source>
        <translation>%1 的画面过大，无法安全显示。</translation>
    </message>
    <message>
        <source>%1 has neither video nor audio.</source>
        <translation>%1 既没有画面也没有声音。</translation>
    </message>
    <message>
        <source>%1 has nothing to play.</source>
        <translation>%1 中没有可播放的内容。</translation>
    </message>
    <message>
        <source>No frame of %1 can be decoded.</source>
        <translation>%1 中没有能解码的画面。</translation>
    </message>
    <message>
        <source>Can&apos;t scale down the frame of %1.</source>
        <translation>无法缩小 %1 的画面。</translation>
    </message>
    <message>
        <source>%1 has no sound track.</source>
        <translation>%1 没有音轨。</translation>
    </message>
    <message>
        <source>The sound of %1 can&apos;t be decoded here.</source>
        <translation>%1 的声音在本机无法解码。</translation>
    </message>
    <message>
        <source>The sound of %1 is damaged.</source>
        <translation>%1 的声音已损坏。</translation>
    </message>
</context>
<context>
    <name>Dailies::MediaLine</name>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>链接</translation>
    </message>
    <message>
        <source>Reference voice</source>
        <translation>参考音色</translation>
    </message>
    <message>
        <source>Choose a voice file…</source>
        <translation>选择音色文件…</translation>
    </message>
</context>
<context>
    <name>Dailies::MediaMenu</name>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>在文件夹中显示</translation>
    </message>
    <message>
        <source>Look up</source>
        <translation>检查链接</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>粘贴</translation>
    </message>
    <message>
        <source>Replace…</source>
        <translation>替换…</translation>
    </message>
    <message>
        <source>Edit link…</source>
        <translation>编辑链接…</translation>
    </message>
    <message>
        <source>Insert %1 into the prompt</source>
        <translation>将“%1”插入提示词</translation>
    </message>
    <message>
        <source>Copy link</source>
        <translation>复制链接</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Move left</source>
        <translation>左移</translation>
    </message>
    <message>
        <source>Move right</source>
        <translation>右移</translation>
    </message>
    <message>
        <source>Add file…</source>
        <translation>添加文件…</translation>
    </message>
    <message>
        <source>Add link…</source>
        <translation>添加链接…</translation>
    </message>
    <message>
        <source>Edit path…</source>
        <translation>编辑路径…</translation>
    </message>
    <message>
        <source>Copy path</source>
        <translation>复制路径</translation>
    </message>
</context>
<context>
    <name>Dailies::MediaNotices</name>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Removed %1.</source>
        <comment>Image 1</comment>
        <translation>已移除%1。</translation>
    </message>
</context>
<context>
    <name>Dailies::MediaOffer</name>
    <message>
        <source>%1 (%2)</source>
        <comment>Use as first frame (Image)</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>This model can&apos;t use this file.</source>
        <translation>此模型无法使用此文件。</translation>
    </message>
    <message>
        <source>Use as first frame</source>
        <translation>用作首帧</translation>
    </message>
    <message>
        <source>Use as last frame</source>
        <translation>用作尾帧</translation>
    </message>
    <message>
        <source>Add as reference</source>
        <translation>添加为参考</translation>
    </message>
    <message>
        <source>Add as image</source>
        <translation>添加为图片</translation>
    </message>
    <message>
        <source>Edit this video</source>
        <translation>编辑此视频</translation>
    </message>
    <message>
        <source>Use as driving audio</source>
        <translation>用作驱动音频</translation>
    </message>
</context>
<context>
    <name>Dailies::MediaSources</name>
    <message>
        <source>Add files</source>
        <translation>添加文件</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>选择文件</translation>
    </message>
</context>
<context>
    <name>Dailies::MediaTile</name>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a name</comment>
        <translation>，</translation>
    </message>
</context>
<context>
    <name>Dailies::MediaWords</name>
    <message>
        <source>The file is missing</source>
        <translation>文件不存在</translation>
    </message>
    <message>
        <source>Not a file</source>
        <translation>不是文件</translation>
    </message>
    <message>
        <source>The file is empty</source>
        <translation>文件为空</translation>
    </message>
    <message>
        <source>The file is still being written</source>
        <translation>文件仍在写入</translation>
    </message>
    <message>
        <source>The file is damaged</source>
        <translation>文件已损坏</translation>
    </message>
    <message>
        <source>%1 (too many)</source>
        <translation>%1（过多）</translation>
    </message>
    <message>
        <source>%1 (too long)</source>
        <translation>%1（过长）</translation>
    </message>
    <message>
        <source>, </source>
        <translation>，</translation>
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
        <translation>内嵌数据 · %1</translation>
    </message>
    <message>
        <source>The file can&apos;t be read</source>
        <translation>无法读取文件</translation>
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
        <translation>成片 %1，第 %2 帧</translation>
    </message>
    <message>
        <source>Frame %1</source>
        <translation>第 %1 帧</translation>
    </message>
    <message>
        <source>Pasted picture</source>
        <translation>粘贴的图片</translation>
    </message>
    <message>
        <source>%1 of %2 image</source>
        <translation>%2 张图片中的 %1 张</translation>
    </message>
    <message>
        <source>%1 of %2 images</source>
        <translation>%2 张图片中的 %1 张</translation>
    </message>
    <message>
        <source>%1 of %2 video</source>
        <translation>%2 个视频中的 %1 个</translation>
    </message>
    <message>
        <source>%1 of %2 videos</source>
        <translation>%2 个视频中的 %1 个</translation>
    </message>
    <message>
        <source>%1 of %2 audio</source>
        <translation>%2 个音频中的 %1 个</translation>
    </message>
    <message>
        <source>%1 of %2 document</source>
        <translation>%2 个文档中的 %1 个</translation>
    </message>
    <message>
        <source>%1 of %2 documents</source>
        <translation>%2 个文档中的 %1 个</translation>
    </message>
    <message>
        <source>%1 of %2 page</source>
        <translation>%2 页中的 %1 页</translation>
    </message>
    <message>
        <source>%1 of %2 pages</source>
        <translation>%2 页中的 %1 页</translation>
    </message>
    <message>
        <source>%1 of %2 images and videos</source>
        <translation>%2 个图片和视频中的 %1 个</translation>
    </message>
    <message>
        <source>%1 of %2 item</source>
        <translation>%2 项中的 %1 项</translation>
    </message>
    <message>
        <source>%1 of %2 items</source>
        <translation>%2 项中的 %1 项</translation>
    </message>
</context>
<context>
    <name>Dailies::MediaWriter</name>
    <message>
        <source>This computer can&apos;t make %1: %2.</source>
        <translation>本机无法生成 %1：%2。</translation>
    </message>
    <message>
        <source>Can&apos;t write %1: %2.</source>
        <translation>无法写入 %1：%2。</translation>
    </message>
    <message>
        <source>Not enough memory for the sound.</source>
        <translation>内存不足，无法处理声音。</translation>
    </message>
</context>
<context>
    <name>Dailies::MessageBar</name>
    <message>
        <source>Close this message</source>
        <translation>关闭此消息</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a kind of message and its words</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>Dailies::ModelChooser</name>
    <message>
        <source>Account</source>
        <translation>账户</translation>
    </message>
    <message>
        <source>No account yet</source>
        <translation>还没有账户</translation>
    </message>
    <message>
        <source>Model code</source>
        <translation>模型代码</translation>
    </message>
    <message>
        <source>Not recognised: %1. It will be sent as %2.</source>
        <translation>无法识别：%1。将按 %2 发送。</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类型</translation>
    </message>
</context>
<context>
    <name>Dailies::ModelController</name>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Set %1 to family %2</source>
        <translation>将 %1 设为 %2 系列</translation>
    </message>
    <message>
        <source>%2 removed from %1.</source>
        <translation>已从“%1”移除 %2。</translation>
    </message>
    <message>
        <source>The service responded as family %1, but Dailies treated %2 as family %3. The task is still tracked.</source>
        <translation>服务按 %1 系列应答，而 Dailies 将 %2 当作 %3 系列；任务仍继续跟踪。</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>忽略</translation>
    </message>
    <message>
        <source>%1 added to %2.</source>
        <translation>已将 %1 添加到 %2。</translation>
    </message>
</context>
<context>
    <name>Dailies::ModelProfileEditor</name>
    <message>
        <source>Model profiles</source>
        <translation>模型档案</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>取值</translation>
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
        <translation>新建档案</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>创建副本</translation>
    </message>
    <message>
        <source>Restore default</source>
        <translation>恢复默认</translation>
    </message>
    <message>
        <source>new-profile</source>
        <translation>新档案</translation>
    </message>
    <message>
        <source>Discard changes</source>
        <translation>放弃更改</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>default</source>
        <translation>默认</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>已更改</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>%1-copy</source>
        <translation>%1-副本</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Save and close</source>
        <translation>保存并关闭</translation>
    </message>
    <message>
        <source>Close without saving</source>
        <translation>不保存并关闭</translation>
    </message>
    <message>
        <source>Nothing is known about %1 yet, so its requests aren&apos;t checked against values and limits.</source>
        <translation>尚无 %1 的信息；对它的请求不会给出取值和限制方面的意见。</translation>
    </message>
    <message>
        <source>custom</source>
        <translation>自建</translation>
    </message>
    <message>
        <source>%1, unsaved</source>
        <translation>%1，未保存</translation>
    </message>
    <message>
        <source>%1 was restored to its default.</source>
        <translation>%1 已恢复为默认。</translation>
    </message>
    <message>
        <source>%1 deleted.</source>
        <translation>已删除 %1。</translation>
    </message>
    <message>
        <source>Changes to %1 discarded.</source>
        <translation>已放弃对 %1 的更改。</translation>
    </message>
    <message>
        <source>One profile has unsaved changes.</source>
        <translation>有 1 份档案未保存。</translation>
    </message>
    <message numerus="yes">
        <source>%n profiles have unsaved changes.</source>
        <translation>
            <numerusform>有 %n 份档案未保存。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::ModelsPage</name>
    <message>
        <source>Models</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Move up (Alt+Up)</source>
        <translation>上移（Alt+↑）</translation>
    </message>
    <message>
        <source>Move down (Alt+Down)</source>
        <translation>下移（Alt+↓）</translation>
    </message>
    <message>
        <source>Remove from the list (Delete)</source>
        <translation>从列表中移除（Delete）</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Family of the selected model</source>
        <translation>所选模型属于</translation>
    </message>
    <message>
        <source>Available for</source>
        <translation>支持的请求类型</translation>
    </message>
    <message>
        <source>Choosing this kind in Compose also chooses this account and model.</source>
        <translation>在“创作”中选择此类型时，会一并选中此账户和模型。</translation>
    </message>
    <message>
        <source>Default in Compose for</source>
        <translation>“创作”默认用于</translation>
    </message>
    <message>
        <source>All these codes are already in the list.</source>
        <translation>这些代码都已在列表中。</translation>
    </message>
    <message numerus="yes">
        <source>%n codes added.</source>
        <translation>
            <numerusform>已添加 %n 个代码。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 removed from the list.</source>
        <translation>已从列表中移除 %1。</translation>
    </message>
</context>
<context>
    <name>Dailies::MyUploadsDialog</name>
    <message>
        <source>My uploads in %1</source>
        <translation>%1 中我的上传</translation>
    </message>
    <message>
        <source>Uploaded files</source>
        <translation>已上传的文件</translation>
    </message>
    <message>
        <source>Age in days</source>
        <translation>天数</translation>
    </message>
    <message>
        <source> days</source>
        <translation> 天</translation>
    </message>
    <message>
        <source>Older than</source>
        <translation>超过</translation>
    </message>
    <message>
        <source>Delete old files…</source>
        <translation>删除旧文件…</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>刷新</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>删除…</translation>
    </message>
    <message>
        <source>Delete the selected files (%1)</source>
        <translation>删除所选文件（%1）</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>已停止。</translation>
    </message>
    <message>
        <source>There are no files in this place.</source>
        <translation>此位置没有文件。</translation>
    </message>
    <message>
        <source>Files appear here once a request has uploaded them.</source>
        <translation>请求上传文件后，文件会显示在这里。</translation>
    </message>
    <message>
        <source>To see or delete your files, use the tools of your storage.</source>
        <translation>要查看或删除文件，请使用您的存储自带的工具。</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n files…</source>
        <translation>
            <numerusform>删除 %n 个文件…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n old files…</source>
        <translation>
            <numerusform>删除 %n 个旧文件…</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Getting the list of files…</source>
        <translation>正在获取文件列表…</translation>
    </message>
    <message>
        <source>Deleting file %1 of %2…</source>
        <translation>正在删除第 %1 个文件，共 %2 个…</translation>
    </message>
    <message numerus="yes">
        <source>%n files, %1</source>
        <translation>
            <numerusform>%n 个文件，%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n selected, %1</source>
        <translation>
            <numerusform>已选 %n 个，%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n files (%1) from %2? Their links stop working.</source>
        <translation>
            <numerusform>要从 %2 删除 %n 个文件（%1）吗？其链接会随之失效。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n requests at the service use them and may fail.</source>
        <translation>
            <numerusform>服务端有 %n 个请求正在使用这些文件，可能会失败。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waiting requests will upload their files again.</source>
        <translation>
            <numerusform>有 %n 个等待中的请求会重新上传文件。</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Stopped. Deleted %1 of %2 files.</source>
        <translation>已停止。已删除 %1 个文件，共 %2 个。</translation>
    </message>
    <message>
        <source>Deleted %1 of %2 files. %3</source>
        <translation>已删除 %1 个文件，共 %2 个。%3</translation>
    </message>
</context>
<context>
    <name>Dailies::NoticesDialog</name>
    <message>
        <source>Recent notices</source>
        <translation>最近的通知</translation>
    </message>
    <message>
        <source>No notices since the program started.</source>
        <translation>程序启动以来没有通知。</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <comment>time and text of a notice</comment>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
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
        <translation>自动</translation>
    </message>
    <message>
        <source>%1–%2 s</source>
        <comment>range of seconds</comment>
        <translation>%1–%2 秒</translation>
    </message>
</context>
<context>
    <name>Dailies::NumbersQuestion</name>
    <message>
        <source>The numbers in the prompt no longer match.</source>
        <translation>提示词中的编号已不一致。</translation>
    </message>
    <message>
        <source>Renumber</source>
        <translation>重新编号</translation>
    </message>
    <message>
        <source>Keep as is</source>
        <translation>保持不变</translation>
    </message>
    <message>
        <source>Answer this first: the numbers in the prompt no longer match.</source>
        <translation>请先回答：提示词中的编号已不一致。</translation>
    </message>
</context>
<context>
    <name>Dailies::PaletteController</name>
    <message>
        <source>Account: %1</source>
        <translation>账户：%1</translation>
    </message>
    <message>
        <source>Draft: %1</source>
        <translation>草稿：%1</translation>
    </message>
    <message>
        <source>Filter: %1</source>
        <translation>筛选：%1</translation>
    </message>
    <message>
        <source>Settings: %1</source>
        <translation>设置：%1</translation>
    </message>
</context>
<context>
    <name>Dailies::PartWriter</name>
    <message>
        <source>The download is incomplete.</source>
        <translation>下载不完整。</translation>
    </message>
    <message>
        <source>The downloaded file is no better than the clip you already have.</source>
        <translation>下载的文件并不比已有的视频更好。</translation>
    </message>
    <message>
        <source>The clip is no longer in its folder.</source>
        <translation>视频已不在其文件夹中。</translation>
    </message>
</context>
<context>
    <name>Dailies::PictureStore</name>
    <message>
        <source>there is no folder for it.</source>
        <translation>没有存放它的文件夹。</translation>
    </message>
    <message>
        <source>The picture couldn&apos;t be saved: %1</source>
        <translation>无法保存图片：%1</translation>
    </message>
    <message>
        <source>it is too large or damaged.</source>
        <translation>图片过大或已损坏。</translation>
    </message>
    <message>
        <source>the folder %1 can&apos;t be created.</source>
        <translation>无法创建文件夹 %1。</translation>
    </message>
    <message>
        <source>the file has changed. Try again.</source>
        <translation>文件已更改。请重试。</translation>
    </message>
</context>
<context>
    <name>Dailies::PlaceAccess</name>
    <message>
        <source>The upload place &quot;%1&quot; can&apos;t be used. %2</source>
        <translation>无法使用上传位置“%1”。%2</translation>
    </message>
    <message>
        <source>The secret of the upload place &quot;%1&quot; isn&apos;t on this computer. Enter it in the settings.</source>
        <translation>本机上没有上传位置“%1”的私密信息。请在设置中输入。</translation>
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
        <translation>添加位置</translation>
    </message>
    <message>
        <source>Edit upload place</source>
        <translation>编辑上传位置</translation>
    </message>
    <message>
        <source>Add an upload place</source>
        <translation>添加上传位置</translation>
    </message>
    <message>
        <source>Storage service</source>
        <translation>存储服务</translation>
    </message>
    <message>
        <source>Upload command</source>
        <translation>上传命令</translation>
    </message>
    <message>
        <source>The name “%1” is already taken.</source>
        <translation>名称“%1”已被占用。</translation>
    </message>
    <message>
        <source>A secret access key has no spaces and no letters with accents.</source>
        <translation>私密访问密钥中没有空格，也没有带重音的字母。</translation>
    </message>
    <message>
        <source>Enter the secret for %1. The stored one is for %2 only.</source>
        <translation>请输入 %1 的私密信息。已保存的只用于 %2。</translation>
    </message>
    <message>
        <source>Enter the secret access key.</source>
        <translation>请输入私密访问密钥。</translation>
    </message>
    <message>
        <source>Enter the password.</source>
        <translation>请输入密码。</translation>
    </message>
    <message>
        <source>Enter the user name that the password is for.</source>
        <translation>请输入该密码对应的用户名。</translation>
    </message>
    <message>
        <source>Stored in your system keychain and sent to this place only.</source>
        <translation>保存在系统密钥环中，只发送到此位置。</translation>
    </message>
    <message>
        <source>Stored in your system keychain and never sent anywhere: it only signs.</source>
        <translation>保存在系统密钥环中，从不发送到任何地方：只用于签名。</translation>
    </message>
    <message>
        <source>A new host needs its own secret. The old one is deleted once the new one is stored.</source>
        <translation>新主机需要自己的私密信息。保存新的之后，旧的会被删除。</translation>
    </message>
    <message>
        <source>The current secret is in memory only, until you quit. Enter one to replace it.</source>
        <translation>当前私密信息只在内存中，保留到您退出为止。输入新的即可替换。</translation>
    </message>
    <message>
        <source>The current secret stays in the keychain and is never shown. Enter one to replace it.</source>
        <translation>当前私密信息留在密钥环中，从不显示。输入新的即可替换。</translation>
    </message>
    <message>
        <source>Correct the marked fields first.</source>
        <translation>请先更正标出的字段。</translation>
    </message>
    <message>
        <source>Storing the secret…</source>
        <translation>正在保存私密信息…</translation>
    </message>
</context>
<context>
    <name>Dailies::PlaceForm</name>
    <message>
        <source>Other S3 storage</source>
        <translation>其他 S3 存储</translation>
    </message>
    <message>
        <source>WebDAV</source>
        <translation>WebDAV</translation>
    </message>
    <message>
        <source>A command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Account ID</source>
        <translation>账户 ID</translation>
    </message>
    <message>
        <source>Endpoint</source>
        <translation>端点</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>区域</translation>
    </message>
    <message>
        <source>Services fetch files fastest from a region near them.</source>
        <translation>服务从邻近的区域获取文件最快。</translation>
    </message>
    <message>
        <source>Bucket</source>
        <translation>存储桶</translation>
    </message>
    <message>
        <source>Access key ID</source>
        <translation>访问密钥 ID</translation>
    </message>
    <message>
        <source>Secret access key</source>
        <translation>私密访问密钥</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>程序</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>Public URL</source>
        <translation>公开地址</translation>
    </message>
    <message>
        <source>More options</source>
        <translation>更多选项</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source> h</source>
        <comment>hours</comment>
        <translation> 小时</translation>
    </message>
    <message>
        <source>Links expire after</source>
        <translation>链接有效期</translation>
    </message>
    <message>
        <source>The bucket is part of the host name</source>
        <translation>存储桶是主机名的一部分</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds</comment>
        <translation> 秒</translation>
    </message>
    <message>
        <source>Stop the command after</source>
        <translation>命令超时</translation>
    </message>
    <message>
        <source>Folder URL</source>
        <translation>文件夹地址</translation>
    </message>
    <message>
        <source>User name</source>
        <translation>用户名</translation>
    </message>
    <message>
        <source>Endpoint: %1</source>
        <translation>端点：%1</translation>
    </message>
    <message>
        <source>Without the bucket, such as https://s3.example.com.</source>
        <translation>不含存储桶，例如 https://s3.example.com。</translation>
    </message>
    <message>
        <source>Files are uploaded to a folder below it.</source>
        <translation>文件会上传到其下的一个文件夹。</translation>
    </message>
    <message>
        <source>Leave it empty if the server needs none.</source>
        <translation>如果服务器不需要，请留空。</translation>
    </message>
    <message>
        <source>It runs once for each file, without a shell.</source>
        <translation>每个文件运行一次，不经过 shell。</translation>
    </message>
    <message>
        <source>One per line. %f stands for the file, %o for its name in the place.</source>
        <translation>每行一个。%f 代表文件，%o 代表它在该位置中的名称。</translation>
    </message>
    <message>
        <source>Optional. Links then start with it and don&apos;t expire.</source>
        <translation>可选。填写后，链接以它开头，且不会过期。</translation>
    </message>
    <message>
        <source>Where anyone can fetch the files in this folder.</source>
        <translation>任何人都可以从该地址获取此文件夹中的文件。</translation>
    </message>
    <message>
        <source>Optional. Otherwise the last line of the output is the link.</source>
        <translation>可选。未填写时，输出的最后一行即为链接。</translation>
    </message>
    <message>
        <source>Optional. A folder in the bucket.</source>
        <translation>可选。存储桶中的文件夹。</translation>
    </message>
    <message>
        <source>Optional.</source>
        <translation>可选。</translation>
    </message>
    <message>
        <source>Enter the account ID, which is part of the endpoint.</source>
        <translation>请输入账户 ID，它是端点的一部分。</translation>
    </message>
    <message>
        <source>The service must fetch the file before the link expires. Links in requests are valid for at least 24 hours, and for at most 168.</source>
        <translation>服务必须在链接过期前获取文件。请求中的链接至少有效 24 小时，最长 168 小时。</translation>
    </message>
</context>
<context>
    <name>Dailies::PlaceList</name>
    <message>
        <source>Upload places</source>
        <translation>上传位置</translation>
    </message>
    <message>
        <source>Used for uploads · %1</source>
        <translation>用于上传 · %1</translation>
    </message>
</context>
<context>
    <name>Dailies::PlaceSaver</name>
    <message>
        <source>%1 The secret is kept in memory until you quit.</source>
        <translation>%1私密信息在内存中保留到您退出为止。</translation>
    </message>
    <message>
        <source>The old secret couldn&apos;t be removed. %1</source>
        <translation>未能移除旧的私密信息。%1</translation>
    </message>
</context>
<context>
    <name>Dailies::PlaceTest</name>
    <message>
        <source>Uploading works, but the test file couldn&apos;t be deleted. %1</source>
        <translation>可以上传，但无法删除测试文件。%1</translation>
    </message>
    <message>
        <source>%1 The test file stays there. %2</source>
        <translation>%1测试文件会留在那里。%2</translation>
    </message>
</context>
<context>
    <name>Dailies::PlaceTestPanel</name>
    <message>
        <source>Uploads 1 kB, fetches it through its link and deletes it. The video service charges nothing for that.</source>
        <translation>上传 1 kB，通过链接获取，然后删除。视频服务不会为此收费。</translation>
    </message>
    <message>
        <source>Getting the secret…</source>
        <translation>正在读取私密信息…</translation>
    </message>
    <message>
        <source>Nothing was uploaded.</source>
        <translation>未上传任何内容。</translation>
    </message>
    <message>
        <source>Uploading 1 kB… (step 1 of 3)</source>
        <translation>正在上传 1 kB…（第 1 步，共 3 步）</translation>
    </message>
    <message>
        <source>Fetching it through its link… (step 2 of 3)</source>
        <translation>正在通过链接获取…（第 2 步，共 3 步）</translation>
    </message>
    <message>
        <source>Deleting it… (step 3 of 3)</source>
        <translation>正在删除…（第 3 步，共 3 步）</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>已停止。</translation>
    </message>
    <message>
        <source>%1 works.</source>
        <translation>%1 可以使用。</translation>
    </message>
    <message>
        <source>The test file of 1 kB stays there, because a command can&apos;t delete files.</source>
        <translation>1 kB 的测试文件会留在那里，因为命令无法删除文件。</translation>
    </message>
    <message>
        <source>The link answers GET and HEAD requests.</source>
        <translation>该链接应答 GET 和 HEAD 请求。</translation>
    </message>
    <message>
        <source>The link answers GET requests, but refuses HEAD requests.</source>
        <translation>该链接应答 GET 请求，但拒绝 HEAD 请求。</translation>
    </message>
    <message>
        <source>A few services need HEAD. A public URL avoids that.</source>
        <translation>少数服务需要 HEAD。使用公开地址可避免此问题。</translation>
    </message>
    <message>
        <source>A few services need HEAD.</source>
        <translation>少数服务需要 HEAD。</translation>
    </message>
    <message>
        <source>Uploads 1 kB and fetches it through its link. The file stays there. The video service charges nothing for that.</source>
        <translation>上传 1 kB，并通过链接获取。文件会留在那里。视频服务不会为此收费。</translation>
    </message>
</context>
<context>
    <name>Dailies::PlaceWords</name>
    <message>
        <source>S3 · %1 at %2</source>
        <comment>bucket and host</comment>
        <translation>S3 · %2 上的 %1</translation>
    </message>
    <message>
        <source>WebDAV · %1</source>
        <translation>WebDAV · %1</translation>
    </message>
    <message>
        <source>Command · %1</source>
        <translation>命令 · %1</translation>
    </message>
    <message numerus="yes">
        <source>Anyone who has the link to a file can fetch it until the link expires, %n hours after it&apos;s made.</source>
        <translation>
            <numerusform>在链接过期之前，任何有文件链接的人都可以获取该文件；链接在生成 %n 小时后过期。</numerusform>
        </translation>
    </message>
    <message>
        <source>Anyone who has the link to a file can fetch it as long as the link works. The command decides how long that is.</source>
        <translation>只要链接有效，任何有文件链接的人都可以获取该文件。有效时间由命令决定。</translation>
    </message>
    <message>
        <source>Anyone who has the link to a file can fetch it until you delete the file. These links don&apos;t expire.</source>
        <translation>在您删除文件之前，任何有文件链接的人都可以获取该文件。这些链接不会过期。</translation>
    </message>
    <message>
        <source>Secret access key</source>
        <translation>私密访问密钥</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>密码</translation>
    </message>
    <message>
        <source>The storage is in %1, far from %2: the service may fetch files slowly.</source>
        <comment>region and host</comment>
        <translation>存储位于 %1，离 %2 较远：服务获取文件可能较慢。</translation>
    </message>
</context>
<context>
    <name>Dailies::PlacesPage</name>
    <message>
        <source>Video services fetch your files through links, so they need a place on the web.</source>
        <translation>视频服务通过链接获取您的文件，因此文件需要放在网上的某个位置。</translation>
    </message>
    <message>
        <source>Add storage of your own, such as an S3 bucket, a WebDAV folder or a command. Dailies uploads a file there when a request needs it.</source>
        <translation>请添加您自己的存储，例如 S3 存储桶、WebDAV 文件夹或命令。请求需要文件时，Dailies 会将其上传到那里。</translation>
    </message>
    <message>
        <source>Add a place…</source>
        <translation>添加位置…</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>添加…</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>编辑…</translation>
    </message>
    <message>
        <source>My uploads…</source>
        <translation>我的上传…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Add an upload place</source>
        <translation>添加上传位置</translation>
    </message>
    <message>
        <source>Its secret is in memory only, until you quit.</source>
        <translation>其私密信息只在内存中，保留到您退出为止。</translation>
    </message>
    <message numerus="yes">
        <source>%n waiting requests will need another place.</source>
        <translation>
            <numerusform>有 %n 个等待中的请求将需要另一个位置。</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove place</source>
        <translation>移除位置</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>The upload place was kept, because its secret couldn&apos;t be removed. %1</source>
        <translation>未能移除私密信息，因此上传位置予以保留。%1</translation>
    </message>
    <message>
        <source>Removed %1. Its files were kept.</source>
        <translation>已移除 %1，其文件保留。</translation>
    </message>
    <message>
        <source>Choose a place.</source>
        <translation>请选择位置。</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>使用</translation>
    </message>
    <message>
        <source>Upload files to this place</source>
        <translation>将文件上传到此位置</translation>
    </message>
    <message>
        <source>Remove %1 and its secret?</source>
        <translation>要移除 %1 及其私密信息吗？</translation>
    </message>
    <message>
        <source>Remove %1?</source>
        <translation>要移除 %1 吗？</translation>
    </message>
    <message>
        <source>The files you&apos;ve uploaded stay there. Their links work until they expire.</source>
        <translation>您已上传的文件会留在那里。其链接在过期之前有效。</translation>
    </message>
    <message>
        <source>The files you&apos;ve uploaded stay there, and so do their links.</source>
        <translation>您已上传的文件会留在那里，其链接也会保留。</translation>
    </message>
    <message>
        <source>Waiting requests whose files aren&apos;t uploaded yet will need another place.</source>
        <translation>文件尚未上传的等待中的请求将需要另一个位置。</translation>
    </message>
</context>
<context>
    <name>Dailies::PlayerActions</name>
    <message>
        <source>Play</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>Previous frame</source>
        <translation>上一帧</translation>
    </message>
    <message>
        <source>Next frame</source>
        <translation>下一帧</translation>
    </message>
    <message>
        <source>First frame</source>
        <translation>第一帧</translation>
    </message>
    <message>
        <source>Last frame</source>
        <translation>最后一帧</translation>
    </message>
    <message>
        <source>%1×</source>
        <comment>playing speed</comment>
        <translation>%1×</translation>
    </message>
    <message>
        <source>Loop</source>
        <translation>循环</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>静音</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>全屏</translation>
    </message>
    <message>
        <source>Leave full screen</source>
        <translation>退出全屏</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>No sound device was found. The picture plays without sound.</source>
        <translation>没有找到音频设备，将无声播放画面。</translation>
    </message>
    <message>
        <source>One second back</source>
        <translation>后退一秒</translation>
    </message>
    <message>
        <source>One second forward</source>
        <translation>前进一秒</translation>
    </message>
    <message>
        <source>Go to frame…</source>
        <translation>转到帧…</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>放大</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>缩小</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>减速</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>加速</translation>
    </message>
    <message>
        <source>Normal speed</source>
        <translation>正常速度</translation>
    </message>
    <message>
        <source>Filmstrip</source>
        <translation>胶片条</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>转到</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>缩放</translation>
    </message>
    <message>
        <source>Pause (hold with J/L to step frames)</source>
        <translation>暂停（按住并按 J/L 可逐帧移动）</translation>
    </message>
    <message>
        <source>Play backward / faster</source>
        <translation>倒放 / 加速</translation>
    </message>
    <message>
        <source>Play forward / faster</source>
        <translation>播放 / 加速</translation>
    </message>
    <message>
        <source>Set in point</source>
        <translation>设置入点</translation>
    </message>
    <message>
        <source>Set out point</source>
        <translation>设置出点</translation>
    </message>
    <message>
        <source>Clear in and out</source>
        <translation>清除入点和出点</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>适合窗口</translation>
    </message>
    <message>
        <source>Actual size</source>
        <translation>实际大小</translation>
    </message>
    <message>
        <source>In and out</source>
        <translation>入点和出点</translation>
    </message>
    <message>
        <source>Previous frame, in the list</source>
        <translation>上一帧（在列表中）</translation>
    </message>
    <message>
        <source>Next frame, in the list</source>
        <translation>下一帧（在列表中）</translation>
    </message>
</context>
<context>
    <name>Dailies::PlayerWidget</name>
    <message>
        <source>Select a take to watch it.</source>
        <translation>选择一条成片即可观看。</translation>
    </message>
    <message>
        <source>Go to frame</source>
        <translation>转到帧</translation>
    </message>
    <message>
        <source>Frame, 0 to %1:</source>
        <translation>帧，0 到 %1：</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>转到</translation>
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
        <translation>没有练习成片。</translation>
    </message>
    <message numerus="yes">
        <source>Remove all %n practice takes?</source>
        <translation>
            <numerusform>要清除全部 %n 条练习成片吗？</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unfinished takes will be stopped.</source>
        <translation>
            <numerusform>%n 条未完成的成片将会停止。</numerusform>
        </translation>
    </message>
    <message>
        <source>Their clips (%1) move to the Trash.</source>
        <translation>其视频（%1）将移到系统回收站。</translation>
    </message>
    <message>
        <source>Remove practice takes</source>
        <translation>清除练习成片</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>Dailies::PreferenceRow</name>
    <message>
        <source>Reset %1</source>
        <translation>重置“%1”</translation>
    </message>
    <message>
        <source>Reset to default</source>
        <translation>恢复默认值</translation>
    </message>
</context>
<context>
    <name>Dailies::Preferences</name>
    <message>
        <source>The settings can&apos;t be saved to %1.</source>
        <translation>无法将设置保存到 %1。</translation>
    </message>
</context>
<context>
    <name>Dailies::ProfileJsonPage</name>
    <message>
        <source>Profile as JSON</source>
        <translation>档案的 JSON</translation>
    </message>
</context>
<context>
    <name>Dailies::ProfileList</name>
    <message>
        <source>Model profiles</source>
        <translation>模型档案</translation>
    </message>
</context>
<context>
    <name>Dailies::ProfileMediaPage</name>
    <message>
        <source>All images</source>
        <translation>所有图片</translation>
    </message>
    <message>
        <source>All videos</source>
        <translation>所有视频</translation>
    </message>
    <message>
        <source>All audio</source>
        <translation>所有音频</translation>
    </message>
    <message>
        <source>All documents</source>
        <translation>所有文档</translation>
    </message>
    <message>
        <source>Reference voice</source>
        <translation>参考音色</translation>
    </message>
    <message>
        <source>Request kind</source>
        <translation>请求类型</translation>
    </message>
    <message>
        <source>Types</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Media</source>
        <translation>素材</translation>
    </message>
    <message>
        <source>Formats</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>数量</translation>
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
        <translation>合计（秒）</translation>
    </message>
    <message>
        <source>Leave empty what you don&apos;t know. Combinations and rarer rules are in the profile&apos;s JSON.</source>
        <translation>留空表示未知。组合及较少见的规则写在档案的 JSON 中。</translation>
    </message>
    <message>
        <source>Total length of all items of this type, in seconds</source>
        <translation>该类型所有素材的总秒数</translation>
    </message>
    <message>
        <source>%1: the minimum is greater than the maximum.</source>
        <translation>%1：最小值大于最大值。</translation>
    </message>
    <message>
        <source>Size, MB</source>
        <translation>大小（MB）</translation>
    </message>
    <message>
        <source>Length, s</source>
        <translation>时长（秒）</translation>
    </message>
    <message>
        <source>to, s</source>
        <translation>至（秒）</translation>
    </message>
    <message>
        <source>Side, px</source>
        <translation>边长（px）</translation>
    </message>
    <message>
        <source>to, px</source>
        <translation>至（px）</translation>
    </message>
</context>
<context>
    <name>Dailies::ProfileModelPage</name>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>系列</translation>
    </message>
    <message>
        <source>Request kinds</source>
        <translation>请求类型</translation>
    </message>
    <message>
        <source>Model codes</source>
        <translation>模型代码</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Confidence: %1</source>
        <translation>可信度：%1</translation>
    </message>
    <message>
        <source>Choose at least one request kind.</source>
        <translation>请至少选择一种请求类型。</translation>
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
        <translation>每行一个模式。代码含有一行中的所有词即为匹配；! 后的词不得出现，= 后为完整代码。</translation>
    </message>
    <message>
        <source>This profile is built in. To use another name, duplicate it.</source>
        <translation>此档案为内置档案。要用其他名称，请复制它。</translation>
    </message>
    <message>
        <source>Not specified</source>
        <translation>未说明</translation>
    </message>
    <message>
        <source>Name the profile.</source>
        <translation>请为档案命名。</translation>
    </message>
    <message>
        <source>%1 is built in and keeps its name. To use another name, duplicate it.</source>
        <translation>%1 为内置档案，名称不变。要用其他名称，请复制它。</translation>
    </message>
    <message>
        <source>A profile with this name already exists.</source>
        <translation>已有同名档案。</translation>
    </message>
</context>
<context>
    <name>Dailies::ProfileValuesPage</name>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>限制</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds behind a number</comment>
        <translation> 秒</translation>
    </message>
    <message>
        <source>Prompt, characters</source>
        <translation>提示词（字符）</translation>
    </message>
    <message>
        <source>Negative prompt, characters</source>
        <translation>反向提示词（字符）</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>时长</translation>
    </message>
    <message>
        <source>Duration with a reference video</source>
        <translation>有参考视频时的时长</translation>
    </message>
    <message>
        <source>Input videos and clip together</source>
        <translation>输入视频与生成视频合计</translation>
    </message>
    <message>
        <source>Guidance</source>
        <translation>引导强度</translation>
    </message>
    <message>
        <source>Shots</source>
        <translation>分镜</translation>
    </message>
    <message>
        <source>Prompt of a shot, characters</source>
        <translation>分镜提示词（字符）</translation>
    </message>
    <message>
        <source>Voices</source>
        <translation>音色</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>to</source>
        <translation>至</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>以内</translation>
    </message>
    <message>
        <source>%1 from</source>
        <translation>%1下限</translation>
    </message>
    <message>
        <source>%1 to</source>
        <translation>%1上限</translation>
    </message>
    <message>
        <source>Separated by commas. You can still enter other values in a request.</source>
        <translation>以逗号分隔。请求中仍可填写其他值。</translation>
    </message>
    <message>
        <source>Suggested values</source>
        <translation>可选值</translation>
    </message>
    <message>
        <source>%1: a limit can&apos;t be negative.</source>
        <translation>%1：限制不能为负数。</translation>
    </message>
    <message>
        <source>%1: the minimum is greater than the maximum.</source>
        <translation>%1：最小值大于最大值。</translation>
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
        <translation>无法显示此视频的画面。</translation>
    </message>
    <message>
        <source>No media backend of Qt Multimedia is installed, so clips cannot be played here.</source>
        <translation>没有安装 Qt Multimedia 的媒体后端，因此无法播放视频。</translation>
    </message>
    <message>
        <source>This file contains no video.</source>
        <translation>此文件不包含视频。</translation>
    </message>
    <message>
        <source>This clip can&apos;t be played. The file may be damaged or in an unsupported format.</source>
        <translation>无法播放此视频。文件可能已损坏或格式不受支持。</translation>
    </message>
</context>
<context>
    <name>Dailies::QueueController</name>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>The request won&apos;t be sent again. The earlier call still has no response.</source>
        <translation>请求不会再次发送。先前的调用仍无应答。</translation>
    </message>
    <message>
        <source>The request won&apos;t be sent again. The earlier call still has no response and may have been charged.</source>
        <translation>请求不会再次发送。先前的调用仍无应答，可能已计费。</translation>
    </message>
    <message>
        <source>Removed. The request won&apos;t be sent again.</source>
        <translation>请求已移除。不会再次发送。</translation>
    </message>
    <message>
        <source>Removed. The request wasn&apos;t sent.</source>
        <translation>请求已移除。它没有发送。</translation>
    </message>
    <message>
        <source>Removed. The request wasn&apos;t sent and nothing was charged.</source>
        <translation>请求已移除。它没有发送，也没有计费。</translation>
    </message>
    <message>
        <source>This request&apos;s account no longer exists.</source>
        <translation>此请求的账户已不存在。</translation>
    </message>
    <message numerus="yes">
        <source>%n requests from last time weren&apos;t sent. Nothing was charged.</source>
        <translation>
            <numerusform>上次有 %n 个请求未发送。未计费。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n requests from last time weren&apos;t sent.</source>
        <translation>
            <numerusform>上次有 %n 个请求未发送。</numerusform>
        </translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>以后再说</translation>
    </message>
    <message>
        <source>This task is already in the list.</source>
        <translation>此任务已在列表中。</translation>
    </message>
    <message>
        <source>Change ID</source>
        <translation>更改 ID</translation>
    </message>
    <message>
        <source>The ID that the service shows for take %1. No new request is sent.</source>
        <translation>服务为成片 %1 显示的 ID。不会发送新请求。</translation>
    </message>
    <message numerus="yes">
        <source>%n requests are on hold, because of your spending limits. They weren&apos;t sent.</source>
        <translation>
            <numerusform>由于您的支出限额，有 %n 个请求已暂缓，没有发送。</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Send now? You&apos;ll be charged for each.</source>
        <translation>现在发送？每一条都会计费。</translation>
    </message>
    <message>
        <source>Send now? %1</source>
        <comment>You&apos;ll be charged for up to 15 s.</comment>
        <translation>现在发送？%1</translation>
    </message>
    <message>
        <source>Send %1</source>
        <comment>a number of requests</comment>
        <translation>发送 %1 条</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
</context>
<context>
    <name>Dailies::Rail</name>
    <message>
        <source>Takes</source>
        <translation>成片</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>菜单</translation>
    </message>
    <message>
        <source>Spend</source>
        <translation>支出</translation>
    </message>
    <message>
        <source>Add a page</source>
        <translation>添加页面</translation>
    </message>
    <message>
        <source>Nothing is in progress</source>
        <translation>没有进行中的任务</translation>
    </message>
</context>
<context>
    <name>Dailies::RateDialog</name>
    <message>
        <source>New rate</source>
        <translation>新建单价</translation>
    </message>
    <message>
        <source>Edit rate</source>
        <translation>编辑单价</translation>
    </message>
    <message>
        <source>All accounts</source>
        <translation>所有账户</translation>
    </message>
    <message>
        <source>for example: price list of 1 October</source>
        <translation>例如：10 月 1 日的价目表</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>价格</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>货币</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>账户</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>分辨率</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>模式</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>声音</translation>
    </message>
    <message>
        <source>From</source>
        <translation>生效日期</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>The rate that matches a take best is used. Takes sent before this day keep the rate they had.</source>
        <translation>使用与成片最匹配的单价。在此日期之前发送的成片沿用原来的单价。</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Enter the currency as three letters, such as USD.</source>
        <translation>货币请输入三个字母，例如 USD。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>price and unit</comment>
        <translation>%2 %1</translation>
    </message>
    <message>
        <source>What one unit costs, such as %1.</source>
        <translation>每单位的价格，例如 %1。</translation>
    </message>
    <message>
        <source>Enter what one unit costs.</source>
        <translation>请输入每单位的价格。</translation>
    </message>
    <message>
        <source>Save as free</source>
        <translation>保存为免费</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>A price of 0 means that these takes are free. If you don&apos;t know what they cost, don&apos;t add a rate.</source>
        <translation>价格为 0 表示这些成片免费。如果不知道价格，请不要添加单价。</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>任意</translation>
    </message>
    <message>
        <source>With sound</source>
        <translation>有声</translation>
    </message>
    <message>
        <source>Without sound</source>
        <translation>无声</translation>
    </message>
</context>
<context>
    <name>Dailies::RatesDialog</name>
    <message>
        <source>There is no account “%1”. Nothing was imported.</source>
        <translation>没有账户“%1”。未导入任何内容。</translation>
    </message>
    <message>
        <source>Import CSV…</source>
        <translation>导入 CSV…</translation>
    </message>
    <message>
        <source>Rates</source>
        <translation>单价</translation>
    </message>
    <message>
        <source>Applies to</source>
        <translation>适用于</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>单价</translation>
    </message>
    <message>
        <source>From</source>
        <translation>生效日期</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>No rates yet.</source>
        <translation>还没有单价。</translation>
    </message>
    <message>
        <source>A rate says what a second, a point or a take costs. Takes without a rate count in their own units, never as free.</source>
        <translation>单价说明每秒、每点或每条成片的价格。没有单价的成片按自身单位统计，绝不视为免费。</translation>
    </message>
    <message>
        <source>A CSV file needs the columns unit, price, currency and from. It may have account, model, resolution, mode, sound and source.</source>
        <translation>CSV 文件需要 unit、price、currency 和 from 列，还可以有 account、model、resolution、mode、sound 和 source 列。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>price and unit</comment>
        <translation>%2 %1</translation>
    </message>
    <message>
        <source>Removed the rate of %1. Its takes are without a rate now, unless another one applies.</source>
        <translation>已移除“%1”的单价。除非另有适用的单价，其成片现在没有单价。</translation>
    </message>
    <message>
        <source>Import rates</source>
        <translation>导入单价</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>表格 (*.csv)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>%1 Nothing was imported.</source>
        <translation>%1未导入任何内容。</translation>
    </message>
    <message numerus="yes">
        <source>Imported %Ln rates.</source>
        <translation>
            <numerusform>已导入 %Ln 个单价。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::RenameDialog</name>
    <message>
        <source>Rename clip</source>
        <translation>重命名视频</translation>
    </message>
    <message>
        <source>File name</source>
        <translation>文件名</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <source>A file named “%1” is already in this folder. Choose another name.</source>
        <translation>此文件夹中已有名为“%1”的文件。请换一个名称。</translation>
    </message>
</context>
<context>
    <name>Dailies::ReportController</name>
    <message>
        <source>Show in folder</source>
        <translation>在文件夹中显示</translation>
    </message>
    <message>
        <source>Report saved to %1.</source>
        <translation>报告已保存到 %1。</translation>
    </message>
</context>
<context>
    <name>Dailies::ReportDialog</name>
    <message>
        <source>Report a problem</source>
        <translation>报告问题</translation>
    </message>
    <message>
        <source>Save report…</source>
        <translation>保存报告…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Content of the file</source>
        <translation>文件内容</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>保存报告</translation>
    </message>
    <message>
        <source>Zip files (*.zip)</source>
        <translation>Zip 文件 (*.zip)</translation>
    </message>
    <message>
        <source>Include recent prompts</source>
        <translation>包含最近任务的提示词</translation>
    </message>
    <message>
        <source>Reading your keys, so they can be removed from the report…</source>
        <translation>正在读取密钥，以便将其从报告中删去…</translation>
    </message>
    <message>
        <source>This is everything in the report. It&apos;s saved as a file; nothing is sent.</source>
        <translation>这就是报告的全部内容。报告保存为文件，不会发送任何内容。</translation>
    </message>
    <message>
        <source>Files in the report</source>
        <translation>报告中的文件</translation>
    </message>
</context>
<context>
    <name>Dailies::ReportView</name>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
</context>
<context>
    <name>Dailies::RequestBody</name>
    <message>
        <source>%1 is empty.</source>
        <translation>%1 是空文件。</translation>
    </message>
    <message>
        <source>%1 changed while it was being sent.</source>
        <translation>%1 在发送过程中发生了变化。</translation>
    </message>
    <message>
        <source>%1 no longer exists.</source>
        <translation>%1 已不存在。</translation>
    </message>
    <message>
        <source>%1 isn&apos;t a file.</source>
        <translation>%1 不是文件。</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read: %2.</source>
        <translation>无法读取 %1：%2。</translation>
    </message>
    <message>
        <source>%1 can&apos;t be uploaded: only images (JPEG, PNG, WebP, BMP) can. Add a public link instead.</source>
        <translation>无法上传 %1：只能上传图片（JPEG、PNG、WebP、BMP）。请改填公开链接。</translation>
    </message>
</context>
<context>
    <name>Dailies::RequestForm</name>
    <message>
        <source>Compose</source>
        <translation>创作</translation>
    </message>
    <message>
        <source>Send once more</source>
        <translation>再发送一次</translation>
    </message>
    <message>
        <source>Generate</source>
        <translation>生成</translation>
    </message>
    <message>
        <source>Continues from take %1</source>
        <translation>接续自成片 %1</translation>
    </message>
    <message>
        <source>Check the warning above, or generate anyway.</source>
        <translation>请查看上方的警告，或仍然生成。</translation>
    </message>
    <message>
        <source>Needs confirmation</source>
        <translation>需要确认</translation>
    </message>
    <message>
        <source>Practice mode · nothing is charged</source>
        <translation>练习模式 · 不产生费用</translation>
    </message>
    <message>
        <source>Generate %1 variations</source>
        <translation>生成 %1 个变体</translation>
    </message>
    <message>
        <source>Send %1 more</source>
        <translation>再发送 %1 条</translation>
    </message>
</context>
<context>
    <name>Dailies::RequestPreview</name>
    <message>
        <source>Copy JSON</source>
        <translation>复制 JSON</translation>
    </message>
    <message>
        <source>Copy cURL</source>
        <translation>复制 cURL</translation>
    </message>
    <message>
        <source>Request preview</source>
        <translation>请求预览</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>已复制</translation>
    </message>
    <message>
        <source>URL</source>
        <translation>地址</translation>
    </message>
    <message>
        <source>The key is never shown or copied.</source>
        <translation>密钥绝不会显示或复制。</translation>
    </message>
    <message>
        <source>Copies the whole body with all its data.</source>
        <translation>复制完整的请求体及其全部数据。</translation>
    </message>
    <message>
        <source>Copies a bash command that reads the key from $API_KEY.</source>
        <translation>复制一条 bash 命令，密钥从 $API_KEY 读取。</translation>
    </message>
</context>
<context>
    <name>Dailies::RequestUpload</name>
    <message>
        <source>%1 has to be uploaded first, but there is no upload place. Add one in the settings.</source>
        <translation>%1 须先上传，但没有上传位置。请在设置中添加。</translation>
    </message>
    <message>
        <source>You haven&apos;t agreed to uploads to “%1” yet.</source>
        <translation>您尚未同意上传到“%1”。</translation>
    </message>
</context>
<context>
    <name>Dailies::ReuseDialog</name>
    <message>
        <source>Account</source>
        <translation>账户</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>字段</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>现在</translation>
    </message>
    <message>
        <source>Use all</source>
        <translation>全部使用</translation>
    </message>
    <message>
        <source>Use %1 of %2</source>
        <translation>使用 %2 项中的 %1 项</translation>
    </message>
    <message>
        <source>Compare with form</source>
        <translation>与表单比较</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>更改</translation>
    </message>
    <message>
        <source>New value</source>
        <translation>新值</translation>
    </message>
    <message>
        <source>Missing files: %1. Choose others before you generate.</source>
        <translation>缺少文件：%1。请在生成前另选文件。</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>自动</translation>
    </message>
</context>
<context>
    <name>Dailies::S3Uploader</name>
    <message>
        <source>The storage&apos;s list of files can&apos;t be read.</source>
        <translation>无法读取存储服务的文件列表。</translation>
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
        <translation>存为草稿</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>替换</translation>
    </message>
    <message>
        <source>Keep both</source>
        <translation>两者都保留</translation>
    </message>
    <message>
        <source>Name the draft.</source>
        <translation>请为草稿命名。</translation>
    </message>
    <message>
        <source>A draft named “%1” already exists, saved %2.</source>
        <translation>已有草稿“%1”，保存于 %2。</translation>
    </message>
</context>
<context>
    <name>Dailies::SavedFilterMenu</name>
    <message>
        <source>Saved filters</source>
        <translation>已存的筛选</translation>
    </message>
    <message>
        <source>Save this filter…</source>
        <translation>保存此筛选…</translation>
    </message>
    <message>
        <source>Save filter</source>
        <translation>保存筛选</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Rename filter</source>
        <translation>重命名筛选</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>A filter needs a name. Nothing was saved.</source>
        <translation>筛选需要名称。未保存任何内容。</translation>
    </message>
    <message>
        <source>Filter “%1” updated.</source>
        <translation>已更新筛选“%1”。</translation>
    </message>
    <message>
        <source>A filter needs a name. It keeps the old one.</source>
        <translation>筛选需要名称，仍用原名称。</translation>
    </message>
    <message>
        <source>There&apos;s already a filter “%1”.</source>
        <translation>已有筛选“%1”。</translation>
    </message>
    <message>
        <source>Filter “%1” removed.</source>
        <translation>已移除筛选“%1”。</translation>
    </message>
</context>
<context>
    <name>Dailies::ScreeningBar</name>
    <message>
        <source>Previous take</source>
        <translation>上一条</translation>
    </message>
    <message>
        <source>Next take</source>
        <translation>下一条</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>上一条</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一条</translation>
    </message>
    <message>
        <source>Exit</source>
        <translation>退出</translation>
    </message>
    <message>
        <source>Exit screening</source>
        <translation>退出放映</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>成片 %1</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>Reject</source>
        <translation>淘汰</translation>
    </message>
    <message numerus="yes">
        <source>%n takes</source>
        <translation>
            <numerusform>%n 条</numerusform>
        </translation>
    </message>
    <message>
        <source>A take that is in progress or needs a decision can&apos;t be rejected.</source>
        <translation>正在进行或需要您决定的成片不能淘汰。</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>恢复</translation>
    </message>
</context>
<context>
    <name>Dailies::ScreeningController</name>
    <message>
        <source>There are no takes from today. Select two or more takes, or filter the list, to screen them.</source>
        <translation>今天没有成片。要放映，请选择两条或更多成片，或筛选列表。</translation>
    </message>
    <message>
        <source>%1 of %2, take %3</source>
        <translation>%1 / %2，成片 %3</translation>
    </message>
    <message>
        <source>None of these takes has a clip to screen.</source>
        <translation>这些成片都没有可放映的视频。</translation>
    </message>
    <message>
        <source>There is only one take to screen. Select more takes, or watch it full screen.</source>
        <translation>只有一条成片可放映。请选择更多成片，或全屏观看。</translation>
    </message>
</context>
<context>
    <name>Dailies::ScreeningEnd</name>
    <message>
        <source>Watch again</source>
        <translation>重新观看</translation>
    </message>
    <message>
        <source>Exit</source>
        <translation>退出</translation>
    </message>
    <message numerus="yes">
        <source>That was the last of %n takes</source>
        <translation>
            <numerusform>%n 条成片已全部放完</numerusform>
        </translation>
    </message>
    <message>
        <source>These takes were deleted</source>
        <translation>这些成片已删除</translation>
    </message>
    <message numerus="yes">
        <source>%n rated</source>
        <translation>
            <numerusform>已评分 %n 条</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rejected</source>
        <translation>
            <numerusform>已淘汰 %n 条</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing rated, nothing rejected</source>
        <translation>没有评分，也没有淘汰</translation>
    </message>
    <message numerus="yes">
        <source>Compare the best %n</source>
        <translation>
            <numerusform>比较最好的 %n 条</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::ScreeningKeys</name>
    <message>
        <source>rate</source>
        <comment>after the keys 1 to 5</comment>
        <translation>评分</translation>
    </message>
    <message>
        <source>reject</source>
        <comment>after the key X</comment>
        <translation>淘汰</translation>
    </message>
    <message>
        <source>take</source>
        <comment>after the arrow keys, which go to another take</comment>
        <translation>切换成片</translation>
    </message>
    <message>
        <source>pause</source>
        <comment>after the space key</comment>
        <translation>暂停</translation>
    </message>
    <message>
        <source>exit</source>
        <comment>after the Esc key</comment>
        <translation>退出</translation>
    </message>
</context>
<context>
    <name>Dailies::ScreeningModel</name>
    <message>
        <source>Take %1</source>
        <translation>成片 %1</translation>
    </message>
    <message>
        <source>Rejected</source>
        <translation>已淘汰</translation>
    </message>
    <message numerus="yes">
        <source>%n stars</source>
        <translation>
            <numerusform>%n 星</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::ScreeningStrip</name>
    <message>
        <source>Takes of this screening</source>
        <translation>本次放映的成片</translation>
    </message>
</context>
<context>
    <name>Dailies::SelectionBar</name>
    <message>
        <source>Rate</source>
        <comment>stars follow</comment>
        <translation>评分</translation>
    </message>
    <message>
        <source>Clear selection</source>
        <translation>取消选择</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Tag…</source>
        <translation>添加标签…</translation>
    </message>
    <message>
        <source>Adds tags to the selected takes</source>
        <translation>为所选成片添加标签</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>Copies the clips to a folder</source>
        <translation>将视频复制到文件夹</translation>
    </message>
    <message>
        <source>Generate again</source>
        <translation>重新生成</translation>
    </message>
    <message>
        <source>Sends the same requests as new takes</source>
        <translation>将相同的请求作为新成片发送</translation>
    </message>
    <message>
        <source>Reject</source>
        <translation>淘汰</translation>
    </message>
    <message numerus="yes">
        <source>%Ln selected</source>
        <translation>
            <numerusform>已选 %Ln 条</numerusform>
        </translation>
    </message>
    <message>
        <source>Screen</source>
        <translation>放映</translation>
    </message>
    <message>
        <source>Note…</source>
        <translation>添加备注…</translation>
    </message>
    <message>
        <source>Adds a note to the selected takes</source>
        <translation>为所选成片添加备注</translation>
    </message>
    <message>
        <source>Marks the takes as not good enough</source>
        <translation>将成片标为不够好</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Moves the takes and their clips to the Trash</source>
        <translation>将成片及其视频移到回收站</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Brings the takes and their clips back from the Trash</source>
        <translation>从回收站恢复成片及其视频</translation>
    </message>
</context>
<context>
    <name>Dailies::SelectionCommands</name>
    <message>
        <source>Add tags</source>
        <translation>添加标签</translation>
    </message>
    <message>
        <source>Tags, separated by commas</source>
        <translation>标签，用逗号分隔</translation>
    </message>
    <message>
        <source>None of the selected takes can be generated again.</source>
        <translation>所选成片都无法重新生成。</translation>
    </message>
    <message numerus="yes">
        <source>Generate %n takes? You&apos;ll be charged for each.</source>
        <translation>
            <numerusform>要生成 %n 条成片吗？每条都会向您计费。</numerusform>
        </translation>
    </message>
    <message>
        <source>Generate %1</source>
        <translation>生成 %1 条</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Add a note</source>
        <translation>添加备注</translation>
    </message>
    <message numerus="yes">
        <source>Added to the notes of %n takes</source>
        <translation>
            <numerusform>已添加到 %n 条成片的备注</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Generate %n takes? %1</source>
        <translation>
            <numerusform>要生成 %n 条成片吗？%1</numerusform>
        </translation>
    </message>
    <message>
        <source>Clear selection</source>
        <translation>取消选择</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>成片 %1</translation>
    </message>
    <message>
        <source>Add note</source>
        <translation>添加备注</translation>
    </message>
</context>
<context>
    <name>Dailies::SendTimeDialog</name>
    <message>
        <source>Send at a time</source>
        <translation>定时发送</translation>
    </message>
    <message>
        <source>Send at</source>
        <translation>发送时间</translation>
    </message>
    <message>
        <source>It&apos;s sent if Dailies is running then.</source>
        <translation>届时 Dailies 正在运行才会发送。</translation>
    </message>
    <message>
        <source>Send later</source>
        <translation>稍后发送</translation>
    </message>
    <message>
        <source>This time has passed. Nothing was sent. Choose a later time.</source>
        <translation>此时间已过。未发送任何内容。请选择更晚的时间。</translation>
    </message>
</context>
<context>
    <name>Dailies::SendingController</name>
    <message>
        <source>Sending is paused. New requests wait here; takes that are being generated continue.</source>
        <translation>发送已暂停。新请求在此等待；正在生成的成片会继续。</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>恢复发送</translation>
    </message>
    <message>
        <source>No take is being generated now.</source>
        <translation>当前没有正在生成的成片。</translation>
    </message>
    <message numerus="yes">
        <source>All takes are finished. This computer goes to sleep in %n seconds.</source>
        <translation>
            <numerusform>所有成片均已完成。本机将在 %n 秒后进入睡眠状态。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All takes are finished. Dailies quits in %n seconds.</source>
        <translation>
            <numerusform>所有成片均已完成。Dailies 将在 %n 秒后退出。</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>All takes are finished.</source>
        <translation>所有成片均已完成。</translation>
    </message>
    <message numerus="yes">
        <source>%n requests are on hold and weren&apos;t sent, so this computer stays awake.</source>
        <translation>
            <numerusform>有 %n 个请求已暂缓，没有发送，因此本机不会进入睡眠状态。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n requests are on hold and weren&apos;t sent, so Dailies stays open.</source>
        <translation>
            <numerusform>有 %n 个请求已暂缓，没有发送，因此 Dailies 保持打开。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All other takes are finished. %n requests are on hold and weren&apos;t sent.</source>
        <translation>
            <numerusform>其他成片均已完成。有 %n 个请求已暂缓，没有发送。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::SendingPage</name>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Proxy address</source>
        <translation>代理地址</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>代理</translation>
    </message>
    <message>
        <source>Same as in Settings</source>
        <translation>与设置相同</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>系统默认</translation>
    </message>
    <message>
        <source>Custom HTTP proxy</source>
        <translation>单独的 HTTP 代理</translation>
    </message>
    <message>
        <source>Custom SOCKS5 proxy</source>
        <translation>单独的 SOCKS5 代理</translation>
    </message>
    <message>
        <source>Parallel requests</source>
        <translation>同时发送的请求数</translation>
    </message>
    <message>
        <source>Status checks per second</source>
        <translation>每秒查询次数</translation>
    </message>
    <message>
        <source>Maximum number of status checks per second. Lower values are easier on the service&apos;s rate limits.</source>
        <translation>每秒最多查询多少次任务状态。数值越低，越不易触及服务的频率限制。</translation>
    </message>
    <message>
        <source>For calls to its base URL, including those of other accounts with the same URL. Clips are downloaded from other servers, through the proxy in Settings.</source>
        <translation>用于对其基础地址的调用，包括基础地址相同的其他账户的调用。视频从其他服务器下载，使用“设置”中的代理。</translation>
    </message>
    <message>
        <source>Enter a host and port, such as proxy.example.com:8080.</source>
        <translation>代理地址由主机和端口组成，例如 proxy.example.com:8080。</translation>
    </message>
</context>
<context>
    <name>Dailies::ServiceCall</name>
    <message>
        <source>The URL must start with https:// or http:// and a host.</source>
        <translation>地址应以 https:// 或 http:// 加主机名开头。</translation>
    </message>
    <message>
        <source>Over http:// your key can be read in transit, and you haven&apos;t allowed that.</source>
        <translation>使用 http:// 时，途中任何人都能读到密钥，而您尚未允许这样做。</translation>
    </message>
</context>
<context>
    <name>Dailies::SessionKeyStore</name>
    <message>
        <source>No key for this account and URL.</source>
        <translation>没有此账户和地址的密钥。</translation>
    </message>
    <message>
        <source>No keychain is available.</source>
        <translation>没有可用的密钥环。</translation>
    </message>
</context>
<context>
    <name>Dailies::SettingsController</name>
    <message>
        <source>Uploads</source>
        <translation>上传</translation>
    </message>
    <message>
        <source>upload storage place bucket link S3 WebDAV command secret</source>
        <translation>上传 存储 位置 存储桶 链接 S3 WebDAV 命令 私密信息</translation>
    </message>
</context>
<context>
    <name>Dailies::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Search settings</source>
        <translation>搜索设置</translation>
    </message>
    <message>
        <source>Settings categories</source>
        <translation>设置分组</translation>
    </message>
    <message>
        <source>No settings match “%1”.</source>
        <translation>没有与“%1”相关的设置。</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>键盘</translation>
    </message>
</context>
<context>
    <name>Dailies::SettleDialog</name>
    <message>
        <source>Charged</source>
        <translation>已计费</translation>
    </message>
    <message>
        <source>Not charged</source>
        <translation>未计费</translation>
    </message>
    <message>
        <source>Settle a take</source>
        <translation>核定成片费用</translation>
    </message>
    <message>
        <source>Settle take %1</source>
        <translation>核定成片 %1 的费用</translation>
    </message>
    <message>
        <source>Task ID: %1</source>
        <translation>任务 ID：%1</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>秒数</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>点数</translation>
    </message>
    <message>
        <source>Money, if known</source>
        <translation>金额（如已知）</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>货币</translation>
    </message>
    <message>
        <source>Settle</source>
        <translation>核定</translation>
    </message>
    <message>
        <source>Enter what you were charged, or choose “Not charged”.</source>
        <translation>请输入向您计费的数额，或选择“未计费”。</translation>
    </message>
    <message>
        <source>Enter the currency as three letters, such as USD.</source>
        <translation>货币请输入三个字母，例如 USD。</translation>
    </message>
    <message>
        <source>Cost of take %1</source>
        <translation>成片 %1 的费用</translation>
    </message>
    <message>
        <source>You have settled this. What you enter replaces it.</source>
        <translation>您已核定此费用。您输入的内容将替换它。</translation>
    </message>
    <message>
        <source>The service reported %1. What you enter replaces it, for example after a refund.</source>
        <translation>服务报告的是 %1。您输入的内容将替换它，例如退款之后。</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Look at the service&apos;s console or invoice. You can undo this later.</source>
        <translation>请查看服务的控制台或账单。之后可以撤销。</translation>
    </message>
    <message>
        <source>Takes that failed or were refused by the service aren&apos;t charged. If your invoice says something else, enter it.</source>
        <translation>失败或被服务拒绝的成片不计费。如果账单上不同，请输入。</translation>
    </message>
</context>
<context>
    <name>Dailies::ShortcutEdit</name>
    <message>
        <source>Press the new key. Backspace removes it.</source>
        <translation>请按下新的快捷键。按退格键可移除。</translation>
    </message>
</context>
<context>
    <name>Dailies::ShortcutSheet</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>键盘快捷键</translation>
    </message>
    <message>
        <source>Search shortcuts</source>
        <translation>搜索快捷键</translation>
    </message>
    <message>
        <source>No matching shortcuts.</source>
        <translation>没有匹配的快捷键。</translation>
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
        <translation>分镜提示词</translation>
    </message>
    <message>
        <source>Describe this shot</source>
        <translation>描述此分镜</translation>
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
        <translation>添加分镜</translation>
    </message>
    <message>
        <source>Shot %1</source>
        <translation>分镜 %1</translation>
    </message>
    <message>
        <source>%1 of %2 s</source>
        <translation>%1 / %2 秒</translation>
    </message>
    <message>
        <source>Split evenly</source>
        <translation>平均分配</translation>
    </message>
    <message>
        <source>Split the clip&apos;s duration equally</source>
        <translation>平均分配视频时长</translation>
    </message>
    <message>
        <source>%1 of %2 shots</source>
        <comment>shots, and how many at most</comment>
        <translation>%1 / %2 个分镜</translation>
    </message>
    <message>
        <source>%1 s in total</source>
        <translation>共 %1 秒</translation>
    </message>
</context>
<context>
    <name>Dailies::SpendChart</name>
    <message>
        <source>Seconds per day</source>
        <translation>每日秒数</translation>
    </message>
    <message>
        <source>Points per day</source>
        <translation>每日点数</translation>
    </message>
    <message>
        <source>The left and right keys go from day to day. The breakdown by day has the same figures as a table.</source>
        <translation>用左右方向键可逐日查看。按日期的明细以表格列出相同的数字。</translation>
    </message>
    <message>
        <source>%1 billed</source>
        <translation>已计费 %1</translation>
    </message>
    <message>
        <source>%1 reserved</source>
        <translation>已预留 %1</translation>
    </message>
    <message>
        <source>up to %1 unsettled</source>
        <translation>待核定最多 %1</translation>
    </message>
    <message>
        <source>%1 not billed</source>
        <translation>未计费 %1</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a day and its figures</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>今天</translation>
    </message>
    <message>
        <source>d MMM</source>
        <comment>a day on the axis, for QDate</comment>
        <translation>M&apos;月&apos;d&apos;日&apos;</translation>
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
        <translation>成片</translation>
    </message>
    <message>
        <source>Settled as charged.</source>
        <translation>已核定为已计费。</translation>
    </message>
    <message>
        <source>Settled as not charged.</source>
        <translation>已核定为未计费。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Export CSV</source>
        <translation>导出 CSV</translation>
    </message>
    <message>
        <source>Table for spreadsheet programs (*.csv)</source>
        <translation>电子表格程序用的表格 (*.csv)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln takes exported to %1.</source>
        <translation>
            <numerusform>已将 %Ln 条成片导出到 %1。</numerusform>
        </translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>打开文件夹</translation>
    </message>
    <message>
        <source>Spending limits…</source>
        <translation>支出限额…</translation>
    </message>
    <message>
        <source>The take is unsettled again.</source>
        <translation>该成片又变为待核定。</translation>
    </message>
    <message>
        <source>Dailies has no record of what this take cost.</source>
        <translation>Dailies 没有此成片费用的记录。</translation>
    </message>
    <message>
        <source>%1. %2 · %3</source>
        <comment>number, time and cost of a call</comment>
        <translation>%1. %2 · %3</translation>
    </message>
    <message>
        <source>Cost of take %1</source>
        <translation>成片 %1 的费用</translation>
    </message>
    <message numerus="yes">
        <source>This take was sent %n times. Which call?</source>
        <translation>
            <numerusform>此成片已发送 %n 次。是哪次调用？</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <comment>a limit and an account</comment>
        <translation>%2 的%1</translation>
    </message>
    <message>
        <source>Your limit of %1 is reached.</source>
        <translation>您的限额（%1）已用完。</translation>
    </message>
    <message>
        <source>%1 % of your limit of %2 is used or reserved.</source>
        <translation>您的限额（%2）已用或已预留 %1%。</translation>
    </message>
    <message>
        <source>Your earlier figure counts again.</source>
        <translation>重新以您之前填写的数值为准。</translation>
    </message>
    <message>
        <source>The service&apos;s figure counts again.</source>
        <translation>重新以服务报告的数值为准。</translation>
    </message>
</context>
<context>
    <name>Dailies::SpendHeader</name>
    <message>
        <source>Account</source>
        <translation>账户</translation>
    </message>
    <message>
        <source>All accounts</source>
        <translation>所有账户</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>All models</source>
        <translation>所有模型</translation>
    </message>
    <message>
        <source>Compare with invoice…</source>
        <translation>与账单核对…</translation>
    </message>
    <message>
        <source>Export CSV…</source>
        <translation>导出 CSV…</translation>
    </message>
    <message>
        <source>Spend</source>
        <translation>支出</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>今天</translation>
    </message>
    <message>
        <source>7 days</source>
        <translation>7 天</translation>
    </message>
    <message>
        <source>30 days</source>
        <translation>30 天</translation>
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
        <translation>显示今年</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>秒数</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>点数</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>账户</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Rates…</source>
        <translation>单价…</translation>
    </message>
    <message>
        <source>Breakdown</source>
        <translation>明细</translation>
    </message>
    <message>
        <source>Unsettled</source>
        <translation>待核定</translation>
    </message>
    <message>
        <source>Nothing was spent yet.</source>
        <translation>还没有任何支出。</translation>
    </message>
    <message>
        <source>Per day</source>
        <translation>每日</translation>
    </message>
    <message>
        <source>Seconds per day</source>
        <translation>每日秒数</translation>
    </message>
    <message>
        <source>Points per day</source>
        <translation>每日点数</translation>
    </message>
    <message>
        <source>Daily limit: %1</source>
        <translation>每日限额：%1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>what a rate applies to, and the rate</comment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>Money uses your rates: %1 and %Ln more.</source>
        <translation>
            <numerusform>金额按您的单价计算：%1 和另外 %Ln 个。</numerusform>
        </translation>
    </message>
    <message>
        <source>Money uses your rate: %1.</source>
        <translation>金额按您的单价计算：%1。</translation>
    </message>
    <message>
        <source>Seconds and points are what the service reported, or what you settled. Takes without a figure count as unsettled until you settle them.</source>
        <translation>秒数和点数是服务报告的，或由您核定的。没有数值的成片在您核定之前计为待核定。</translation>
    </message>
    <message>
        <source>Nothing was sent in this period.</source>
        <translation>此期间没有发送任何请求。</translation>
    </message>
    <message>
        <source>Once you generate with your own account, each take&apos;s cost appears here.</source>
        <translation>用自己的账户生成后，每条成片的费用会显示在这里。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln takes have no rate, so they aren&apos;t in the total.</source>
        <translation>
            <numerusform>有 %Ln 条成片没有单价，因此未计入合计。</numerusform>
        </translation>
    </message>
    <message>
        <source>Invoices often differ here. Enter what you were charged, or choose “Not charged”.</source>
        <translation>账单的差异往往出在这里。请输入向您计费的数额，或选择“未计费”。</translation>
    </message>
    <message>
        <source>There are no rates yet, so money isn&apos;t known (–).</source>
        <translation>还没有单价，因此金额未知 (–)。</translation>
    </message>
</context>
<context>
    <name>Dailies::SpendTiles</name>
    <message>
        <source>Billed as reported</source>
        <translation>已计费（据服务报告）</translation>
    </message>
    <message>
        <source>Reserved now</source>
        <translation>当前预留</translation>
    </message>
    <message>
        <source>Unsettled</source>
        <translation>待核定</translation>
    </message>
    <message>
        <source>Not billed</source>
        <translation>未计费</translation>
    </message>
    <message>
        <source>Other units</source>
        <translation>其他单位</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>查看</translation>
    </message>
    <message>
        <source>Goes to the unsettled takes</source>
        <translation>转到待核定的成片</translation>
    </message>
    <message>
        <source>Set a rate</source>
        <translation>设置单价</translation>
    </message>
    <message numerus="yes">
        <source>%Ln takes</source>
        <translation>
            <numerusform>%Ln 条成片</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln takes running</source>
        <translation>
            <numerusform>%Ln 条成片运行中</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is running</source>
        <translation>没有正在运行的任务</translation>
    </message>
    <message>
        <source>All takes are settled</source>
        <translation>所有成片的费用均已核定</translation>
    </message>
    <message numerus="yes">
        <source>%Ln takes · no rate set</source>
        <translation>
            <numerusform>%Ln 条成片 · 未设单价</numerusform>
        </translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>up to %1</source>
        <comment>money</comment>
        <translation>最多 %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 for %Ln takes</source>
        <comment>money</comment>
        <translation>
            <numerusform>%Ln 条成片共 %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::StageController</name>
    <message>
        <source>Downloads automatically, then plays here</source>
        <translation>自动下载，然后在此播放</translation>
    </message>
    <message>
        <source>Takes play here.</source>
        <translation>成片在此播放。</translation>
    </message>
</context>
<context>
    <name>Dailies::StageWindow</name>
    <message>
        <source>Viewer in its own window</source>
        <translation>在单独窗口中显示播放区</translation>
    </message>
    <message>
        <source>Viewer – Dailies</source>
        <translation>播放区 – Dailies</translation>
    </message>
    <message>
        <source>Moves the viewer to a second screen, if there is one. Close that window to bring it back.</source>
        <translation>将播放区移到单独窗口；如有第二个屏幕，则移到该屏幕。关闭该窗口即可移回。</translation>
    </message>
</context>
<context>
    <name>Dailies::StarRating</name>
    <message numerus="yes">
        <source>Rate %n stars</source>
        <translation>
            <numerusform>评为 %n 星</numerusform>
        </translation>
    </message>
    <message>
        <source>Not rated</source>
        <translation>未评分</translation>
    </message>
    <message numerus="yes">
        <source>%n stars</source>
        <translation>
            <numerusform>%n 星</numerusform>
        </translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>评分</translation>
    </message>
</context>
<context>
    <name>Dailies::StartupProgressWindow</name>
    <message>
        <source>Copying the task database and updating it for this version of Dailies.</source>
        <translation>正在复制任务数据库，然后升级到此版本的 Dailies。</translation>
    </message>
    <message>
        <source>Comparing the tasks with the full list of IDs.</source>
        <translation>正在将任务与完整的 ID 列表进行比对。</translation>
    </message>
    <message>
        <source>Checking and repairing the task database.</source>
        <translation>正在检查并修复任务数据库。</translation>
    </message>
    <message>
        <source>With a long history, this can take a minute. Nothing is sent meanwhile. If you interrupt it, nothing is lost: it starts over next time.</source>
        <translation>历史记录较多时，这可能需要一分钟。期间不发送任何内容；中断也不会丢失任何内容：下次启动时会重新开始。</translation>
    </message>
</context>
<context>
    <name>Dailies::StorageCall</name>
    <message>
        <source>Stopped by you.</source>
        <translation>手动停止。</translation>
    </message>
    <message>
        <source>The storage stopped responding.</source>
        <translation>存储服务已停止应答。</translation>
    </message>
    <message>
        <source>The certificate of %1 isn&apos;t valid, so nothing was sent to it.</source>
        <translation>%1 的证书无效，因此没有向它发送任何内容。</translation>
    </message>
    <message>
        <source>%1 doesn&apos;t accept connections.</source>
        <translation>%1 不接受连接。</translation>
    </message>
    <message>
        <source>The connection to %1 failed.</source>
        <translation>无法连接到 %1。</translation>
    </message>
    <message>
        <source>%1 closed the connection after %2 of %3.</source>
        <translation>%1 在传输 %2（共 %3）后关闭了连接。</translation>
    </message>
    <message>
        <source>Storage can&apos;t be reached: libcurl isn&apos;t installed on this computer.</source>
        <translation>无法访问存储：本机未安装 libcurl。</translation>
    </message>
    <message>
        <source>Host %1 not found. Check the URL and the network connection.</source>
        <translation>找不到主机 %1。请检查 URL 和网络连接。</translation>
    </message>
</context>
<context>
    <name>Dailies::SubmissionTiles</name>
    <message>
        <source>Take %1 · %2</source>
        <comment>number, and a time or state</comment>
        <translation>成片 %1 · %2</translation>
    </message>
    <message>
        <source>Take %1: %2</source>
        <comment>number and state</comment>
        <translation>成片 %1：%2</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>已就绪</translation>
    </message>
    <message>
        <source>%1 of %2 ready</source>
        <comment>takes of one submission</comment>
        <translation>%1 / %2 已就绪</translation>
    </message>
</context>
<context>
    <name>Dailies::SubmitBar</name>
    <message>
        <source>Sending…</source>
        <translation>正在发送…</translation>
    </message>
    <message>
        <source>Variations</source>
        <translation>变体</translation>
    </message>
    <message>
        <source>Generate</source>
        <translation>生成</translation>
    </message>
    <message>
        <source>Fewer variations</source>
        <translation>减少变体</translation>
    </message>
    <message>
        <source>More variations</source>
        <translation>增加变体</translation>
    </message>
    <message>
        <source>How many takes to make of this request</source>
        <translation>此请求要生成多少条成片</translation>
    </message>
    <message>
        <source>Generate anyway</source>
        <translation>仍然生成</translation>
    </message>
    <message>
        <source>Generate %1 anyway</source>
        <translation>仍然生成 %1 条</translation>
    </message>
    <message>
        <source>Generate %1</source>
        <translation>生成 %1 条</translation>
    </message>
</context>
<context>
    <name>Dailies::SubmitController</name>
    <message>
        <source>Choose an account first. Nothing was sent.</source>
        <translation>请先选择账户。未发送任何内容。</translation>
    </message>
    <message>
        <source>%1 Nothing was sent.</source>
        <translation>%1未发送任何内容。</translation>
    </message>
    <message>
        <source>%1 Send it once more?</source>
        <comment>You sent this 4 s ago.</comment>
        <translation>%1要再发送一次吗？</translation>
    </message>
    <message>
        <source>Send once more</source>
        <translation>再发送一次</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>This take&apos;s account was removed. Nothing was sent.</source>
        <translation>此成片的账户已移除。未发送任何内容。</translation>
    </message>
    <message>
        <source>Generate anyway</source>
        <translation>仍然生成</translation>
    </message>
    <message>
        <source>Upload and generate</source>
        <translation>上传并生成</translation>
    </message>
    <message>
        <source>Agree and send</source>
        <translation>同意并发送</translation>
    </message>
    <message>
        <source>Edit limits…</source>
        <translation>编辑限额…</translation>
    </message>
    <message>
        <source>%1 Generate anyway?</source>
        <comment>You have a limit of 60 s per day.</comment>
        <translation>%1仍要生成吗？</translation>
    </message>
    <message>
        <source>Send later…</source>
        <translation>稍后发送…</translation>
    </message>
    <message>
        <source>Generates at a time that you choose</source>
        <translation>在您选择的时间生成</translation>
    </message>
    <message>
        <source>%1 Generate anyway?</source>
        <comment>Take 7 of the same request got no response.</comment>
        <translation>%1仍要生成吗？</translation>
    </message>
    <message>
        <source>Decide first</source>
        <translation>先作决定</translation>
    </message>
    <message>
        <source>Send anyway</source>
        <translation>仍然发送</translation>
    </message>
    <message>
        <source>Sending is paused, so this waits until you resume it.</source>
        <translation>发送已暂停，此请求会等到您恢复发送。</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>恢复发送</translation>
    </message>
    <message>
        <source>Send these files</source>
        <translation>发送这些文件</translation>
    </message>
    <message>
        <source>The same request was just sent.</source>
        <translation>相同的请求刚刚已发送。</translation>
    </message>
    <message>
        <source>The clip couldn&apos;t be saved. %1 Nothing was sent.</source>
        <comment>Can&apos;t write to /films.</comment>
        <translation>视频将无法保存。%1 未发送任何内容。</translation>
    </message>
    <message>
        <source>Change folder…</source>
        <translation>更改文件夹…</translation>
    </message>
    <message>
        <source>Set a rate…</source>
        <translation>设置单价…</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n takes)</source>
        <comment>a sentence about them</comment>
        <translation>
            <numerusform>%1（%n 条成片）</numerusform>
        </translation>
    </message>
    <message>
        <source>Take %1 was removed. Nothing was sent.</source>
        <translation>成片 %1 已被移除。没有发送任何内容。</translation>
    </message>
    <message>
        <source>The account of take %1 was removed. Nothing was sent.</source>
        <translation>成片 %1 的账户已被移除。没有发送任何内容。</translation>
    </message>
    <message>
        <source>%1 Send take %2 anyway?</source>
        <comment>Take 7 of the same request got no response.</comment>
        <translation>%1仍要发送成片 %2 吗？</translation>
    </message>
    <message numerus="yes">
        <source>%1 Send these %Ln requests anyway?</source>
        <comment>Take 7 of the same request got no response.</comment>
        <translation>
            <numerusform>%1仍要发送这 %Ln 条请求吗？</numerusform>
        </translation>
    </message>
    <message>
        <source>The request names these files on your computer. Send them?</source>
        <translation>请求中指定了本机上的这些文件。要发送吗？</translation>
    </message>
</context>
<context>
    <name>Dailies::SwitchControl</name>
    <message>
        <source>Auto · on</source>
        <translation>自动 · 开</translation>
    </message>
    <message>
        <source>Auto · off</source>
        <translation>自动 · 关</translation>
    </message>
    <message>
        <source>On</source>
        <translation>开</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>关</translation>
    </message>
</context>
<context>
    <name>Dailies::TableSettings</name>
    <message>
        <source>Collapse all</source>
        <translation>全部折叠</translation>
    </message>
    <message>
        <source>Expand all</source>
        <translation>全部展开</translation>
    </message>
    <message>
        <source>Reset columns</source>
        <translation>重置列</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>排序方式</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>最新在前</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Sorted by %1, ascending</source>
        <translation>按“%1”升序排列</translation>
    </message>
    <message>
        <source>Sorted by %1, descending</source>
        <translation>按“%1”降序排列</translation>
    </message>
    <message>
        <source>Arrange columns…</source>
        <translation>排列各列…</translation>
    </message>
    <message>
        <source>Group by day and prompt</source>
        <translation>按日期和提示词分组</translation>
    </message>
    <message>
        <source>View</source>
        <translation>视图</translation>
    </message>
</context>
<context>
    <name>Dailies::TakeActionBar</name>
    <message>
        <source>Rating</source>
        <translation>评分</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>More actions</source>
        <translation>更多操作</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>成片 %1</translation>
    </message>
</context>
<context>
    <name>Dailies::TakeFiles</name>
    <message>
        <source>Nothing was deleted. %1</source>
        <translation>未删除任何内容。%1</translation>
    </message>
    <message>
        <source>This take has no clip to rename.</source>
        <translation>此成片没有可重命名的视频。</translation>
    </message>
    <message>
        <source>The clip was not renamed. %1</source>
        <translation>视频没有重命名。%1</translation>
    </message>
</context>
<context>
    <name>Dailies::TakeRequests</name>
    <message>
        <source>No model of this account can edit clips.</source>
        <translation>此账户没有能编辑视频的模型。</translation>
    </message>
</context>
<context>
    <name>Dailies::TakeTile</name>
    <message>
        <source>Take %1</source>
        <translation>成片 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n stars</source>
        <translation>
            <numerusform>%n 星</numerusform>
        </translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>已删除</translation>
    </message>
    <message>
        <source>Rejected</source>
        <translation>已淘汰</translation>
    </message>
    <message>
        <source>Ended · frame %1</source>
        <translation>已结束 · 第 %1 帧</translation>
    </message>
    <message>
        <source>Frame %1</source>
        <translation>第 %1 帧</translation>
    </message>
    <message>
        <source>Reading the clip…</source>
        <translation>正在读取视频…</translation>
    </message>
</context>
<context>
    <name>Dailies::TaskActions</name>
    <message>
        <source>Play</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>在文件夹中显示</translation>
    </message>
    <message>
        <source>Check now</source>
        <translation>立即查询</translation>
    </message>
    <message>
        <source>Copy prompt</source>
        <translation>复制提示词</translation>
    </message>
    <message>
        <source>Send now</source>
        <translation>立即发送</translation>
    </message>
    <message>
        <source>Copy request as JSON</source>
        <translation>将请求复制为 JSON</translation>
    </message>
    <message>
        <source>Copy as cURL</source>
        <translation>复制为 cURL</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>暂缓</translation>
    </message>
    <message>
        <source>Send first</source>
        <translation>最先发送</translation>
    </message>
    <message>
        <source>Send last</source>
        <translation>最后发送</translation>
    </message>
    <message>
        <source>Cancel sending</source>
        <translation>取消发送</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>This request has no prompt.</source>
        <translation>此请求没有提示词。</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>另存为…</translation>
    </message>
    <message>
        <source>Saves a copy of the clip anywhere you like.</source>
        <translation>将视频的副本保存到任意位置。</translation>
    </message>
    <message>
        <source>I found it: enter its ID…</source>
        <translation>已找到：填写 ID…</translation>
    </message>
    <message>
        <source>Tracks the task by the ID that the service shows for it.</source>
        <translation>按服务方显示的 ID 跟踪该任务。</translation>
    </message>
    <message>
        <source>Resubmit anyway (may be charged twice)…</source>
        <translation>仍要重新发送（可能计费两次）…</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>忽略</translation>
    </message>
    <message>
        <source>Dailies stops asking for a decision. You can still make one.</source>
        <translation>Dailies 不再要求您决定。您之后仍可决定。</translation>
    </message>
    <message>
        <source>Keeps this request here until you choose Send now.</source>
        <translation>此请求留在这里，直到您选择“立即发送”。</translation>
    </message>
    <message>
        <source>Stop tracking</source>
        <translation>停止跟踪</translation>
    </message>
    <message>
        <source>Stops checking this task. The service may still run it and charge you.</source>
        <translation>不再查询此任务。服务仍可能执行它并向您计费。</translation>
    </message>
    <message>
        <source>If the service already has the whole request, it may still run. Dailies then asks what to do.</source>
        <translation>如果服务已收到完整请求，它仍可能执行。届时 Dailies 会询问如何处理。</translation>
    </message>
    <message>
        <source>Removes this request from the queue. It won&apos;t be sent.</source>
        <translation>从队列中移除此请求。它不会发送。</translation>
    </message>
    <message>
        <source>Before all other waiting requests.</source>
        <translation>排在所有其他等待中的请求之前。</translation>
    </message>
    <message>
        <source>One place earlier in the queue.</source>
        <translation>在队列中提前一位。</translation>
    </message>
    <message>
        <source>One place later in the queue.</source>
        <translation>在队列中推后一位。</translation>
    </message>
    <message>
        <source>After all other waiting requests.</source>
        <translation>排在所有其他等待中的请求之后。</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>接续</translation>
    </message>
    <message>
        <source>Starts a request from the last frame of this take.</source>
        <translation>从此成片的最后一帧开始新的请求。</translation>
    </message>
    <message>
        <source>Edit this clip</source>
        <translation>编辑此视频</translation>
    </message>
    <message>
        <source>Starts a request that edits this clip.</source>
        <translation>新建一个编辑此视频的请求。</translation>
    </message>
    <message>
        <source>Reuse</source>
        <translation>复用</translation>
    </message>
    <message>
        <source>Loads the request of this take into the form.</source>
        <translation>将此成片的请求载入表单。</translation>
    </message>
    <message>
        <source>Variations</source>
        <translation>变体</translation>
    </message>
    <message>
        <source>Loads the request of this take into the form, for three new takes. Nothing is sent yet.</source>
        <translation>将此成片的请求载入表单，用于新生成三条。此时不发送任何内容。</translation>
    </message>
    <message>
        <source>Compare with form…</source>
        <translation>与表单比较…</translation>
    </message>
    <message>
        <source>Shows what Reuse would change, field by field.</source>
        <translation>逐个字段显示“复用”会更改的内容。</translation>
    </message>
    <message>
        <source>Generate again</source>
        <translation>重新生成</translation>
    </message>
    <message>
        <source>Sends the same request as a new task. You&apos;ll be charged for it.</source>
        <translation>将同一请求作为新任务发送。会向您计费。</translation>
    </message>
    <message>
        <source>Copy clip</source>
        <translation>复制视频</translation>
    </message>
    <message>
        <source>Copies the clip, to paste it into a folder or another program.</source>
        <translation>复制视频，以便粘贴到文件夹或其他程序。</translation>
    </message>
    <message>
        <source>Copy ID</source>
        <translation>复制 ID</translation>
    </message>
    <message>
        <source>This task has no ID from the service.</source>
        <translation>此任务没有服务方的 ID。</translation>
    </message>
    <message>
        <source>Copy link</source>
        <translation>复制链接</translation>
    </message>
    <message>
        <source>Copies the download link of the clip, which usually expires within a day.</source>
        <translation>复制视频的下载链接，通常一天内过期。</translation>
    </message>
    <message>
        <source>This task has no download link.</source>
        <translation>此任务没有下载链接。</translation>
    </message>
    <message>
        <source>Copies a bash command that sends this request, with the key from $API_KEY.</source>
        <translation>复制一条发送此请求的 bash 命令，密钥取自 $API_KEY。</translation>
    </message>
    <message>
        <source>Export for support…</source>
        <translation>导出给支持人员…</translation>
    </message>
    <message>
        <source>Reject</source>
        <translation>淘汰</translation>
    </message>
    <message>
        <source>Resubmit anyway (may run twice)…</source>
        <translation>仍要重新发送（可能执行两次）…</translation>
    </message>
    <message>
        <source>Sends the same request as a new task.</source>
        <translation>将同一请求作为新任务发送。</translation>
    </message>
    <message>
        <source>Stops checking this task. The practice service may still run it.</source>
        <translation>不再查询此任务。练习服务仍可能执行它。</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>下载</translation>
    </message>
    <message>
        <source>Download again</source>
        <translation>重新下载</translation>
    </message>
    <message>
        <source>This task has no clip.</source>
        <translation>此任务没有视频。</translation>
    </message>
    <message>
        <source>Still generating…</source>
        <translation>仍在生成…</translation>
    </message>
    <message>
        <source>Edit request</source>
        <translation>编辑请求</translation>
    </message>
    <message>
        <source>Takes this request out of the queue and into the form. It won&apos;t be sent until you generate it.</source>
        <translation>将此请求移出队列并放入表单。在您点击生成之前不会发送。</translation>
    </message>
    <message>
        <source>Rename clip…</source>
        <translation>重命名视频…</translation>
    </message>
    <message>
        <source>Renames the clip and the JSON file next to it.</source>
        <translation>重命名视频及其旁边的 JSON 文件。</translation>
    </message>
    <message>
        <source>Marks the take as not good enough. Its clip stays.</source>
        <translation>将成片标为不够好。其视频保留。</translation>
    </message>
    <message>
        <source>Takes the rejection back.</source>
        <translation>取消淘汰标记。</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Moves the take and its clip to the Trash. You can undo this.</source>
        <translation>将成片及其视频移到回收站。可以撤销。</translation>
    </message>
    <message>
        <source>Brings the take and its clip back from the Trash.</source>
        <translation>从回收站恢复成片及其视频。</translation>
    </message>
    <message>
        <source>Cancel upload</source>
        <translation>取消上传</translation>
    </message>
    <message>
        <source>Stops the upload and keeps the request here, on hold. Nothing was sent to the service.</source>
        <translation>停止上传，请求留在此处，处于暂缓状态。未向服务发送任何内容。</translation>
    </message>
    <message>
        <source>Send at…</source>
        <translation>定时发送…</translation>
    </message>
    <message>
        <source>Sends this request at a time that you choose.</source>
        <translation>在您选择的时间发送此请求。</translation>
    </message>
    <message>
        <source>This take is in the Trash. Restore brings it back with its clip.</source>
        <translation>此成片在回收站中。可用“恢复”将它连同视频一起恢复。</translation>
    </message>
    <message>
        <source>Change ID…</source>
        <translation>更改 ID…</translation>
    </message>
    <message>
        <source>Replaces the ID that you entered. No new request is sent.</source>
        <translation>替换您输入的 ID。不会发送新请求。</translation>
    </message>
    <message>
        <source>Save a part</source>
        <translation>保存部分</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>顺序</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>Correct cost…</source>
        <translation>更正费用…</translation>
    </message>
    <message>
        <source>Enter the key…</source>
        <translation>输入密钥…</translation>
    </message>
    <message>
        <source>Test upload place…</source>
        <translation>测试上传位置…</translation>
    </message>
    <message>
        <source>Edit limits…</source>
        <translation>编辑限额…</translation>
    </message>
    <message>
        <source>Opens your spending limits. This request waits until you choose Send now.</source>
        <translation>打开您的支出限额。此请求会一直等待，直到您选择“立即发送”。</translation>
    </message>
    <message>
        <source>Change clip folder…</source>
        <translation>更改视频文件夹…</translation>
    </message>
    <message>
        <source>Opens the setting of the folder in which clips are saved.</source>
        <translation>打开保存视频的文件夹的设置。</translation>
    </message>
    <message>
        <source>Uploads 1 kB to the place of this request&apos;s files and fetches it through its link.</source>
        <translation>向此请求文件所在的位置上传 1 kB，并通过链接获取。</translation>
    </message>
    <message>
        <source>Saves a zip file with IDs, times, the request and the responses. It never contains your key.</source>
        <translation>保存一个 zip 文件，含 ID、时间、请求和应答。其中绝不含密钥。</translation>
    </message>
    <message>
        <source>Records what your invoice says instead of the service&apos;s figure.</source>
        <translation>记录账单上的数值，以代替服务报告的数值。</translation>
    </message>
    <message>
        <source>This request is already first in the queue.</source>
        <translation>此请求已在队列最前面。</translation>
    </message>
    <message>
        <source>This request is already last in the queue.</source>
        <translation>此请求已在队列最后面。</translation>
    </message>
    <message>
        <source>Stores the key of this take&apos;s account. Its waiting requests are then sent.</source>
        <translation>保存此成片所属账户的密钥。随后会发送该账户等待中的请求。</translation>
    </message>
    <message>
        <source>Move up in the queue</source>
        <translation>在队列中前移</translation>
    </message>
    <message>
        <source>Move down in the queue</source>
        <translation>在队列中后移</translation>
    </message>
</context>
<context>
    <name>Dailies::TaskAnnouncer</name>
    <message>
        <source>%1: %2</source>
        <comment>a task and what it does now</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a state and how many tasks are in it</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1, %2 %</source>
        <comment>a state and how much of it is done</comment>
        <translation>%1，%2%</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>成片 %1</translation>
    </message>
    <message>
        <source>Take %1, %2</source>
        <translation>成片 %1，%2</translation>
    </message>
    <message numerus="yes">
        <source>%n tasks finished. %1</source>
        <translation>
            <numerusform>%n 个任务已结束。%1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::TaskDetails</name>
    <message>
        <source>Details</source>
        <translation>详情</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>请求</translation>
    </message>
    <message>
        <source>Response</source>
        <translation>应答</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>日志</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>还没有记录。</translation>
    </message>
    <message>
        <source>Select a take to see its details.</source>
        <translation>选择一条成片即可查看详情。</translation>
    </message>
    <message>
        <source>Technical</source>
        <translation>技术信息</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>成片 %1</translation>
    </message>
</context>
<context>
    <name>Dailies::TaskFilterBar</name>
    <message>
        <source>Empty…</source>
        <translation>清空…</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>筛选</translation>
    </message>
    <message>
        <source>Filters, saved filters, order and columns</source>
        <translation>筛选、已存的筛选、排序和列</translation>
    </message>
    <message>
        <source>Search takes</source>
        <translation>搜索成片</translation>
    </message>
    <message>
        <source>Tile size</source>
        <translation>缩略图大小</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>网格</translation>
    </message>
    <message>
        <source>List</source>
        <translation>列表</translation>
    </message>
    <message>
        <source>Search tasks</source>
        <translation>搜索任务</translation>
    </message>
    <message>
        <source>Delete all…</source>
        <translation>全部删除…</translation>
    </message>
    <message>
        <source>Moves all rejected takes shown here to the Trash, with their clips</source>
        <translation>将此处显示的所有已淘汰成片连同视频移到回收站</translation>
    </message>
    <message>
        <source>Deletes the records of the takes in the Trash permanently</source>
        <translation>永久删除回收站中成片的记录</translation>
    </message>
    <message>
        <source>Search prompts, models, notes, tags, names of clips and IDs</source>
        <translation>搜索提示词、模型、备注、标签、视频名称和 ID</translation>
    </message>
    <message>
        <source>Show: %1</source>
        <comment>a group of takes</comment>
        <translation>显示：%1</translation>
    </message>
</context>
<context>
    <name>Dailies::TaskListExport</name>
    <message>
        <source>Couldn&apos;t write the list: %1.</source>
        <translation>无法写入列表：%1。</translation>
    </message>
    <message>
        <source>The export was stopped. Nothing was written.</source>
        <translation>已停止导出，未写入任何内容。</translation>
    </message>
    <message numerus="yes">
        <source>%n tasks couldn&apos;t be read from the task database and aren&apos;t in the list.</source>
        <translation>
            <numerusform>有 %n 个任务无法从任务数据库读取，不在列表中。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::TaskMarking</name>
    <message>
        <source>Rate</source>
        <translation>评分</translation>
    </message>
    <message>
        <source>Nothing was changed. %1</source>
        <translation>没有任何更改。%1</translation>
    </message>
    <message>
        <source>Clear rating</source>
        <translation>清除评分</translation>
    </message>
    <message>
        <source>Edit note and tags</source>
        <translation>编辑备注和标签</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Reject</source>
        <translation>淘汰</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Add note</source>
        <translation>添加备注</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Rename clip</source>
        <translation>重命名视频</translation>
    </message>
    <message numerus="yes">
        <source>%n takes moved to the Trash (%1).</source>
        <translation>
            <numerusform>已将 %n 条成片移到回收站（%1）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n takes moved to the Trash.</source>
        <translation>
            <numerusform>已将 %n 条成片移到回收站。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n clips stay, because other takes use them.</source>
        <translation>
            <numerusform>有 %n 段视频保留，因为其他成片在使用。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more clips couldn&apos;t be moved.</source>
        <translation>
            <numerusform>另有 %n 段视频无法移动。</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Renamed to %1.</source>
        <translation>已重命名为 %1。</translation>
    </message>
    <message>
        <source>The Trash was not emptied. %1</source>
        <translation>回收站没有清空。%1</translation>
    </message>
    <message>
        <source>Undone: %1.</source>
        <translation>已撤销：%1。</translation>
    </message>
    <message>
        <source>Take %1 moved to the Trash.</source>
        <translation>已将成片 %1 移到回收站。</translation>
    </message>
    <message>
        <source>Take %1 moved to the Trash (%2).</source>
        <comment>number, and size of a file</comment>
        <translation>已将成片 %1 移到回收站（%2）。</translation>
    </message>
    <message>
        <source>Take %1 is back without its clip, which is no longer in the Trash.</source>
        <translation>成片 %1 已恢复，但其视频已不在回收站中。</translation>
    </message>
    <message numerus="yes">
        <source>%n takes are back without their clips, which are no longer in the Trash.</source>
        <translation>
            <numerusform>已恢复 %n 条成片，但其视频已不在回收站中。</numerusform>
        </translation>
    </message>
    <message>
        <source>This contains your API key, so it wasn&apos;t saved. Remove the key from it.</source>
        <translation>其中包含您的 API 密钥，因此未保存。请删除密钥。</translation>
    </message>
    <message numerus="yes">
        <source>%n takes weren&apos;t moved: they are in progress or need a decision.</source>
        <translation>
            <numerusform>有 %n 条成片未移动：它们正在进行，或需要您决定。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n takes tagged.</source>
        <translation>
            <numerusform>已为 %n 条成片添加标签。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Note added to %n takes.</source>
        <translation>
            <numerusform>已为 %n 条成片添加备注。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::TaskModel</name>
    <message>
        <source>Collapsed</source>
        <translation>已折叠</translation>
    </message>
    <message>
        <source>Expanded</source>
        <translation>已展开</translation>
    </message>
    <message>
        <source>Day not known</source>
        <translation>日期未知</translation>
    </message>
    <message numerus="yes">
        <source>%n takes</source>
        <translation>
            <numerusform>%n 条</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, sorted ascending</source>
        <translation>%1，升序</translation>
    </message>
    <message>
        <source>%1, sorted descending</source>
        <translation>%1，降序</translation>
    </message>
</context>
<context>
    <name>Dailies::TaskNotices</name>
    <message>
        <source>%1: %2</source>
        <comment>account, and what is with it</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>The service is rate limiting requests. Sending resumes in %1.</source>
        <translation>服务正在限制请求频率。%1后继续发送。</translation>
    </message>
    <message>
        <source>The last request was rejected, and the reason may affect the others too. Sending resumes in %1.</source>
        <translation>上一个请求被拒绝，其原因可能也适用于其他请求：%1后继续发送。</translation>
    </message>
    <message>
        <source>Service unreachable since %1. Retrying automatically.</source>
        <translation>自 %1 起无法连接到服务。会自动重试。</translation>
    </message>
</context>
<context>
    <name>Dailies::TaskPanel</name>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Delete permanently</source>
        <translation>永久删除</translation>
    </message>
    <message>
        <source>Screen takes</source>
        <translation>放映成片</translation>
    </message>
    <message>
        <source>Shows the selected takes in a row, in full screen. With fewer than two, shows the filtered takes or today&apos;s.</source>
        <translation>全屏依次放映所选成片。所选少于两条时，放映筛选出的成片或今天的成片。</translation>
    </message>
    <message numerus="yes">
        <source>Delete the records of %n takes permanently? Their clips stay in the Trash until you empty it on your desktop.</source>
        <translation>
            <numerusform>要永久删除 %n 条成片的记录吗？其视频留在系统回收站中，直到您将它清空。</numerusform>
        </translation>
    </message>
    <message>
        <source>Filter cleared to show take %1.</source>
        <translation>已清除筛选以显示成片 %1。</translation>
    </message>
    <message>
        <source>Back to the filter</source>
        <translation>恢复筛选</translation>
    </message>
    <message>
        <source>Copied to the clipboard.</source>
        <translation>已复制到剪贴板。</translation>
    </message>
</context>
<context>
    <name>Dailies::TaskStore</name>
    <message>
        <source>The task database %1 can&apos;t be opened: %2.</source>
        <translation>无法打开任务数据库 %1：%2。</translation>
    </message>
    <message>
        <source>Another Dailies took over this profile; this one sent nothing.</source>
        <translation>另一个 Dailies 已接管此配置；本程序没有发送任何内容。</translation>
    </message>
    <message>
        <source>Task %1 has changed in the meantime.</source>
        <translation>任务 %1 的状态在此期间已经变化。</translation>
    </message>
    <message>
        <source>Task %1 can&apos;t be removed: it&apos;s in progress, or the service knows it.</source>
        <translation>无法移除任务 %1：它正在进行，或服务已知此任务。</translation>
    </message>
    <message>
        <source>A spending limit kept this from being sent, but no longer does. Nothing was charged.</source>
        <translation>支出限额曾阻止发送，现在不再阻止。未计费。</translation>
    </message>
    <message>
        <source>Task %1 isn&apos;t in the database.</source>
        <translation>数据库中没有任务 %1。</translation>
    </message>
</context>
<context>
    <name>Dailies::TaskView</name>
    <message>
        <source>Tasks</source>
        <translation>任务</translation>
    </message>
</context>
<context>
    <name>Dailies::TaskViews</name>
    <message>
        <source>Tile size</source>
        <translation>缩略图大小</translation>
    </message>
    <message>
        <source>There&apos;s no room for larger tiles</source>
        <translation>没有空间显示更大的缩略图</translation>
    </message>
</context>
<context>
    <name>Dailies::TestPanel</name>
    <message>
        <source>Test</source>
        <translation>测试</translation>
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
        <translation>新</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>成片 %1</translation>
    </message>
    <message>
        <source>Rejected</source>
        <translation>已淘汰</translation>
    </message>
</context>
<context>
    <name>Dailies::ToastArea</name>
    <message>
        <source>Show the next message</source>
        <translation>显示下一条消息</translation>
    </message>
    <message numerus="yes">
        <source>%n more messages</source>
        <translation>
            <numerusform>还有 %n 条消息</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::TransportBar</name>
    <message>
        <source>Position</source>
        <translation>播放位置</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>总时长</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Frame %1 of %2</source>
        <translation>第 %1 帧，共 %2 帧</translation>
    </message>
    <message>
        <source>Speed (%1 slower, %2 faster)</source>
        <translation>速度（%1 减速，%2 加速）</translation>
    </message>
</context>
<context>
    <name>Dailies::UnsettledList</name>
    <message numerus="yes">
        <source>Show %Ln more</source>
        <translation>
            <numerusform>再显示 %Ln 条</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::UnsettledRow</name>
    <message>
        <source>Show this take</source>
        <translation>显示此成片</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>成片 %1</translation>
    </message>
    <message>
        <source>Deleted take</source>
        <translation>已删除的成片</translation>
    </message>
    <message>
        <source>Settled by you</source>
        <translation>已由您核定</translation>
    </message>
    <message>
        <source>amount unknown</source>
        <translation>数额未知</translation>
    </message>
    <message>
        <source>Settle…</source>
        <translation>核定…</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Take %1: %2</source>
        <translation>成片 %1：%2</translation>
    </message>
</context>
<context>
    <name>Dailies::Upload</name>
    <message>
        <source>It isn&apos;t a file.</source>
        <translation>它不是文件。</translation>
    </message>
    <message>
        <source>It can&apos;t be read: %1.</source>
        <translation>无法读取：%1。</translation>
    </message>
    <message>
        <source>It&apos;s empty.</source>
        <translation>内容为空。</translation>
    </message>
    <message>
        <source>Stopped by you.</source>
        <translation>手动停止。</translation>
    </message>
    <message>
        <source>SHA-256 isn&apos;t available on this computer.</source>
        <translation>本机上无法使用 SHA-256。</translation>
    </message>
    <message>
        <source>The file no longer exists.</source>
        <translation>文件已不存在。</translation>
    </message>
    <message>
        <source>%1 wasn&apos;t uploaded. %2</source>
        <translation>%1 未上传。%2</translation>
    </message>
    <message>
        <source>It has changed.</source>
        <translation>它已更改。</translation>
    </message>
    <message>
        <source>%1 was uploaded, but its link can&apos;t be used. %2</source>
        <translation>%1 已上传，但其链接无法使用。%2</translation>
    </message>
    <message>
        <source>%1 was uploaded, but its link couldn&apos;t be tried. %2</source>
        <translation>%1 已上传，但无法检查其链接。%2</translation>
    </message>
</context>
<context>
    <name>Dailies::UploadBody</name>
    <message>
        <source>The file can&apos;t be read: %1.</source>
        <translation>无法读取文件：%1。</translation>
    </message>
    <message>
        <source>The file changed while it was uploaded.</source>
        <translation>文件在上传期间发生了更改。</translation>
    </message>
</context>
<context>
    <name>Dailies::UploadPlaceStore</name>
    <message>
        <source>The upload places in %1 can&apos;t be read: %2. The file was left unchanged.</source>
        <translation>无法读取 %1 中的上传位置，文件保持原样：%2。</translation>
    </message>
    <message>
        <source>a newer version of Dailies wrote it</source>
        <translation>它由更新版本的 Dailies 写入</translation>
    </message>
    <message>
        <source>it isn&apos;t a list of upload places</source>
        <translation>它不是上传位置列表</translation>
    </message>
    <message>
        <source>The upload places couldn&apos;t be read, so they won&apos;t be overwritten.</source>
        <translation>未能读取上传位置，因此不会覆盖。</translation>
    </message>
    <message>
        <source>Couldn&apos;t save the upload places to %1: %2.</source>
        <translation>无法将上传位置保存到 %1：%2。</translation>
    </message>
    <message>
        <source>This upload place was removed.</source>
        <translation>此上传位置已被移除。</translation>
    </message>
</context>
<context>
    <name>Dailies::UploadsModel</name>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Uploaded</source>
        <translation>上传时间</translation>
    </message>
    <message>
        <source>Takes</source>
        <translation>成片</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message numerus="yes">
        <source>Takes %1 and %n more</source>
        <translation>
            <numerusform>成片 %1 和另外 %n 条</numerusform>
        </translation>
    </message>
    <message>
        <source>Takes %1</source>
        <comment>several numbers</comment>
        <translation>成片 %1</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>成片 %1</translation>
    </message>
</context>
<context>
    <name>Dailies::ValueLabel</name>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>全选</translation>
    </message>
</context>
<context>
    <name>Dailies::VideoSurface</name>
    <message>
        <source>Picture</source>
        <translation>画面</translation>
    </message>
</context>
<context>
    <name>Dailies::VoiceEditor</name>
    <message>
        <source>Voice</source>
        <translation>音色</translation>
    </message>
    <message>
        <source>Add voice</source>
        <translation>添加音色</translation>
    </message>
    <message>
        <source>Voice %1</source>
        <translation>音色 %1</translation>
    </message>
    <message>
        <source>Voice ID</source>
        <translation>音色 ID</translation>
    </message>
    <message>
        <source>Recent voices</source>
        <translation>最近的音色</translation>
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
        <translation>没有找到音频设备，将无声播放画面。</translation>
    </message>
</context>
<context>
    <name>Dailies::WebDavUploader</name>
    <message>
        <source>The storage&apos;s list of files can&apos;t be read.</source>
        <translation>无法读取存储服务的文件列表。</translation>
    </message>
    <message>
        <source>The storage doesn&apos;t accept the user name or password.</source>
        <translation>存储服务不接受此用户名或密码。</translation>
    </message>
    <message>
        <source>The storage doesn&apos;t allow this user to do that.</source>
        <translation>存储服务不允许此用户进行此操作。</translation>
    </message>
</context>
<context>
    <name>Dailies::WelcomePage</name>
    <message>
        <source>Add an account</source>
        <translation>添加账户</translation>
    </message>
    <message>
        <source>Generate video with your own API account. Dailies tracks every job and saves every clip.</source>
        <translation>用您自己的 API 账户生成视频。Dailies 跟踪每个任务，保存每段视频。</translation>
    </message>
    <message>
        <source>Try it free in practice mode</source>
        <translation>在练习模式中免费试用</translation>
    </message>
    <message>
        <source>Try everything offline first: sample clips, no API key, nothing charged.</source>
        <translation>先离线体验全部功能：生成练习视频，无需 API 密钥，不收费。</translation>
    </message>
    <message>
        <source>Or start with an example</source>
        <translation>或从示例开始</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
</context>
<context>
    <name>Dailies::WindowMenu</name>
    <message>
        <source>Find a command…</source>
        <translation>查找命令…</translation>
    </message>
    <message>
        <source>Recent notices…</source>
        <translation>最近的通知…</translation>
    </message>
    <message>
        <source>Open the clips folder</source>
        <translation>打开视频文件夹</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>设置…</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>帮助</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>退出</translation>
    </message>
    <message>
        <source>Clear the form</source>
        <translation>清空表单</translation>
    </message>
    <message>
        <source>Open request…</source>
        <translation>打开请求…</translation>
    </message>
    <message>
        <source>From a JSON file, a cURL command in a file, or the JSON file next to a clip</source>
        <translation>来自 JSON 文件、文件中的 cURL 命令或视频旁的 JSON 文件</translation>
    </message>
    <message>
        <source>Paste request</source>
        <translation>粘贴请求</translation>
    </message>
    <message>
        <source>JSON or a cURL command from the clipboard, into the form</source>
        <translation>将剪贴板中的 JSON 或 cURL 命令填入表单</translation>
    </message>
    <message>
        <source>Track a task by ID…</source>
        <translation>按 ID 跟踪任务…</translation>
    </message>
    <message>
        <source>For a task that was created elsewhere: downloads its clip and creates nothing</source>
        <translation>用于在别处创建的任务：下载其视频，不创建任何内容</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>示例</translation>
    </message>
    <message>
        <source>Drafts</source>
        <translation>草稿</translation>
    </message>
    <message>
        <source>Add an account…</source>
        <translation>添加账户…</translation>
    </message>
    <message>
        <source>Account settings…</source>
        <translation>账户设置…</translation>
    </message>
    <message>
        <source>Model profiles…</source>
        <translation>模型档案…</translation>
    </message>
    <message>
        <source>Model limits and supported values</source>
        <translation>模型的限制和支持的取值</translation>
    </message>
    <message>
        <source>Use practice mode</source>
        <translation>使用练习模式</translation>
    </message>
    <message>
        <source>Remove practice takes…</source>
        <translation>清除练习成片…</translation>
    </message>
    <message>
        <source>Removes all practice takes. Their clips move to the Trash. You can undo this.</source>
        <translation>清除所有练习成片，其视频移到系统回收站。可以撤销。</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>Match system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Choose an account in the form. Practice mode has no settings and needs no key.</source>
        <translation>请在表单中选择账户。练习模式没有设置，也不需要密钥。</translation>
    </message>
    <message>
        <source>Rename, limit or remove the selected account</source>
        <translation>重命名、限制或移除所选账户</translation>
    </message>
    <message>
        <source>For the selected account</source>
        <translation>用于所选账户</translation>
    </message>
    <message>
        <source>Change the API key…</source>
        <translation>更改 API 密钥…</translation>
    </message>
    <message>
        <source>Export the list…</source>
        <translation>导出列表…</translation>
    </message>
    <message>
        <source>Saves what the list shows as CSV or JSON</source>
        <translation>将列表中显示的内容保存为 CSV 或 JSON</translation>
    </message>
    <message>
        <source>Disk use…</source>
        <translation>磁盘占用…</translation>
    </message>
    <message>
        <source>How much of the disk the clips of each account use</source>
        <translation>各账户的视频占用多少磁盘空间</translation>
    </message>
    <message>
        <source>Upload places…</source>
        <translation>上传位置…</translation>
    </message>
    <message>
        <source>Storage of your own, from which services fetch your files</source>
        <translation>您自己的存储，服务从中获取您的文件</translation>
    </message>
    <message>
        <source>Pause sending</source>
        <translation>暂停发送</translation>
    </message>
    <message>
        <source>When all takes are finished</source>
        <translation>所有成片完成后</translation>
    </message>
    <message>
        <source>Do nothing</source>
        <translation>不执行任何操作</translation>
    </message>
    <message>
        <source>Notify me</source>
        <translation>通知我</translation>
    </message>
    <message>
        <source>Sleep</source>
        <translation>睡眠</translation>
    </message>
    <message>
        <source>Resume sending</source>
        <translation>恢复发送</translation>
    </message>
    <message>
        <source>Spending limits…</source>
        <translation>支出限额…</translation>
    </message>
    <message>
        <source>How much may be spent per day, per month or per run</source>
        <translation>每天、每月或每次生成最多可花费多少</translation>
    </message>
    <message>
        <source>Rates…</source>
        <translation>单价…</translation>
    </message>
    <message>
        <source>What a second, a point or a take costs you</source>
        <translation>每秒、每点或每条成片的价格</translation>
    </message>
    <message>
        <source>Takes</source>
        <translation>成片</translation>
    </message>
    <message>
        <source>Accounts</source>
        <translation>账户</translation>
    </message>
    <message>
        <source>Spending</source>
        <translation>支出</translation>
    </message>
    <message>
        <source>Compare with invoice…</source>
        <translation>与账单核对…</translation>
    </message>
    <message>
        <source>Holds back requests that aren&apos;t sent yet. Takes that are being generated continue.</source>
        <translation>暂不发送尚未发送的请求。正在生成的成片会继续。</translation>
    </message>
    <message>
        <source>Compares what the service charged with what Dailies recorded</source>
        <translation>将服务收取的费用与 Dailies 的记录进行比较</translation>
    </message>
    <message>
        <source>Sends the waiting requests.</source>
        <translation>发送等待中的请求。</translation>
    </message>
</context>
<context>
    <name>Dailies::WipePicture</name>
    <message>
        <source>Wipe between two takes</source>
        <translation>两条成片的划像</translation>
    </message>
    <message>
        <source>Divider at %1 %</source>
        <translation>分割线位于 %1%</translation>
    </message>
</context>
<context>
    <name>Dailies::WorkArea</name>
    <message>
        <source>Details</source>
        <translation>详情</translation>
    </message>
    <message>
        <source>Picture only</source>
        <translation>仅画面</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>移回</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>显示全部</translation>
    </message>
    <message>
        <source>Next part of the window</source>
        <translation>窗口的下一部分</translation>
    </message>
    <message>
        <source>Previous part of the window</source>
        <translation>窗口的上一部分</translation>
    </message>
    <message>
        <source>The viewer is in its own window.</source>
        <translation>播放区在单独窗口中。</translation>
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
        <translation>磁盘空间不足，无法制作任务数据库的每日副本。</translation>
    </message>
</context>
<context>
    <name>Engine</name>
    <message>
        <source>Can&apos;t write clips to %1.</source>
        <translation>无法将视频写入 %1。</translation>
    </message>
    <message>
        <source>The profile in %1 is on a network drive (%2). Use it from one computer at a time; otherwise the task database can be damaged.</source>
        <translation>%1 中的配置位于网络驱动器（%2）。同一时间只在一台电脑上使用，否则任务数据库可能损坏。</translation>
    </message>
    <message>
        <source>Practice mode</source>
        <translation>练习模式</translation>
    </message>
</context>
<context>
    <name>Evidence</name>
    <message>
        <source>inputs.json   name, size, date and SHA-256 of the files that the request sends</source>
        <translation>inputs.json   请求所发送文件的名称、大小、日期和 SHA-256</translation>
    </message>
    <message>
        <source>log.txt       everything that happened, with times</source>
        <translation>log.txt       发生的一切，附时间</translation>
    </message>
    <message>
        <source>Times are in UTC, followed by this computer&apos;s local time (%1).</source>
        <translation>时间先为 UTC，后为本机时钟（%1）。</translation>
    </message>
    <message>
        <source>Support file for task %1, created by Dailies %2.</source>
        <translation>任务 %1 的支持文件，由 Dailies %2 生成。</translation>
    </message>
    <message>
        <source>For the service&apos;s support: what was requested, when, and what the service returned.</source>
        <translation>供服务方支持人员：说明请求了什么、何时请求、返回了什么。</translation>
    </message>
    <message>
        <source>request.json  the request as its create call sends it</source>
        <translation>request.json  创建调用所携带的请求</translation>
    </message>
    <message>
        <source>replies/      every response of the service, one file each</source>
        <translation>replies/      服务方的每个应答，各一个文件</translation>
    </message>
    <message>
        <source>Left out: keys, everything after the &quot;?&quot; of a URL (it may hold a signature), images and other encoded data (only their length is given), and local folders. Removed text is shown as *** or as a number of characters.</source>
        <translation>不包含：密钥、地址中“?”之后的部分（可能含签名）、图片及其他编码数据（只说明长度），以及本机的文件夹。删去之处标有 *** 或字符数。</translation>
    </message>
    <message>
        <source>Included: the prompt, file names, and the URLs of inputs. Review it before sharing.</source>
        <translation>包含：提示词、文件名和输入的地址。分享前请先检查内容。</translation>
    </message>
    <message>
        <source>The export was stopped. Nothing was written.</source>
        <translation>已停止导出，未写入任何内容。</translation>
    </message>
    <message>
        <source>Couldn&apos;t write the export to %1: %2.</source>
        <translation>导出内容无法写入 %1：%2。</translation>
    </message>
    <message>
        <source>task.json     IDs, request IDs, times, state, uploads, and the length and SHA-256 of the request</source>
        <translation>task.json     ID、请求 ID、时间、状态、上传，以及请求的长度和 SHA-256</translation>
    </message>
</context>
<context>
    <name>ExamplePrompt</name>
    <message>
        <source>She sings along with the song</source>
        <translation>她跟着歌曲一起唱</translation>
    </message>
    <message>
        <source>Image 1 tells a story by the fire</source>
        <translation>图1在火堆旁讲故事</translation>
    </message>
    <message>
        <source>A tea garden in the morning, the mist lifts slowly, seen from the air</source>
        <translation>清晨的茶园，薄雾缓缓散开，航拍</translation>
    </message>
    <message>
        <source>Change the car in Video 1 to red</source>
        <translation>把视频1里的汽车换成红色</translation>
    </message>
    <message>
        <source>The flag in Image 1 begins to wave; the camera moves in slowly</source>
        <translation>镜头缓慢推近，风吹动图1中的旗子</translation>
    </message>
    <message>
        <source>A lighthouse at dusk, slow push in, waves against the rocks</source>
        <translation>黄昏中的灯塔，镜头缓慢推近，海浪拍打礁石</translation>
    </message>
    <message>
        <source>Make it snow in Video 1</source>
        <translation>让视频1下起雪来</translation>
    </message>
    <message>
        <source>The kitten turns its head and looks at us</source>
        <translation>小猫转头看向镜头</translation>
    </message>
    <message>
        <source>A morning in three pictures</source>
        <translation>三幅画面里的清晨</translation>
    </message>
    <message>
        <source>A paper boat travels down a gutter in the rain</source>
        <translation>一只纸船在雨中顺着水沟漂流</translation>
    </message>
    <message>
        <source>The boat sets off</source>
        <translation>纸船出发</translation>
    </message>
    <message>
        <source>It meets a leaf</source>
        <translation>它遇到一片叶子</translation>
    </message>
    <message>
        <source>blur, text</source>
        <translation>模糊，文字</translation>
    </message>
    <message>
        <source>The woman in Image 1 walks down the street in Image 2</source>
        <translation>图1中的女子走过图2中的街道</translation>
    </message>
</context>
<context>
    <name>Exceptions</name>
    <message>
        <source>Decide…</source>
        <translation>处理…</translation>
    </message>
    <message>
        <source>Edit and retry</source>
        <translation>编辑后重试</translation>
    </message>
</context>
<context>
    <name>Field</name>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>提示词</translation>
    </message>
    <message>
        <source>Negative prompt</source>
        <translation>反向提示词</translation>
    </message>
    <message>
        <source>Media</source>
        <translation>素材</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>分辨率</translation>
    </message>
    <message>
        <source>Aspect ratio</source>
        <translation>画面比例</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>时长</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>模式</translation>
    </message>
    <message>
        <source>Guidance</source>
        <translation>引导强度</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>声音</translation>
    </message>
    <message>
        <source>Multiple shots</source>
        <translation>多镜头</translation>
    </message>
    <message>
        <source>Shot type</source>
        <translation>分镜类型</translation>
    </message>
    <message>
        <source>Shots</source>
        <translation>分镜</translation>
    </message>
    <message>
        <source>Voices</source>
        <translation>音色</translation>
    </message>
    <message>
        <source>Watermark</source>
        <translation>水印</translation>
    </message>
    <message>
        <source>Logo</source>
        <translation>标识</translation>
    </message>
    <message>
        <source>Logo JSON</source>
        <translation>标识 JSON</translation>
    </message>
    <message>
        <source>Enhance prompt</source>
        <translation>优化提示词</translation>
    </message>
    <message>
        <source>Custom JSON</source>
        <translation>自定义 JSON</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>图片</translation>
    </message>
</context>
<context>
    <name>FieldHint</name>
    <message>
        <source>Resolution tier: 480P, 720P or 1080P.</source>
        <translation>分辨率档位：480P、720P 或 1080P。</translation>
    </message>
    <message>
        <source>Describe the clip, or the edit you want.</source>
        <translation>描述视频内容或想要的编辑。</translation>
    </message>
    <message>
        <source>Describe the content or the motion.</source>
        <translation>描述内容或运动。</translation>
    </message>
    <message>
        <source>Generation mode, such as std or pro.</source>
        <translation>生成模式，如 std 或 pro。</translation>
    </message>
    <message>
        <source>How closely the clip follows the prompt.</source>
        <translation>视频遵循提示词的程度。</translation>
    </message>
    <message>
        <source>Describe the clip, or the edit you want. Mention media by number, such as Image 1.</source>
        <translation>描述视频或想要的编辑。用编号引用素材，如图1。</translation>
    </message>
    <message>
        <source>The videos to edit. No other media types are allowed.</source>
        <translation>要编辑的视频。不能使用其他类型的素材。</translation>
    </message>
    <message>
        <source>Input media. Their order sets the numbers used in the prompt.</source>
        <translation>输入素材。其顺序决定提示词中使用的编号。</translation>
    </message>
    <message>
        <source>Resolution tier. Depends on the model.</source>
        <translation>分辨率档位，取决于模型。</translation>
    </message>
    <message>
        <source>Aspect ratio W:H (e.g. 16:9).</source>
        <translation>画面比例 W:H（例如 16:9）。</translation>
    </message>
    <message>
        <source>Clip length in seconds.</source>
        <translation>视频时长（秒）。</translation>
    </message>
    <message>
        <source>Clip length in whole seconds, 2 to 30.</source>
        <translation>视频时长，整数秒，2 至 30。</translation>
    </message>
    <message>
        <source>Clip length in whole seconds. The range depends on the model.</source>
        <translation>视频时长，整数秒。范围取决于模型。</translation>
    </message>
    <message>
        <source>A model enabled for the account&apos;s key.</source>
        <translation>账户密钥已开通的模型。</translation>
    </message>
    <message>
        <source>What to keep out of the clip.</source>
        <translation>不希望在视频中出现的内容。</translation>
    </message>
    <message>
        <source>Turns audio on or off.</source>
        <translation>开启或关闭声音。</translation>
    </message>
    <message>
        <source>Makes a clip with several shots.</source>
        <translation>生成包含多个镜头的视频。</translation>
    </message>
    <message>
        <source>How the clip is split into shots. Choose customize to write your own list.</source>
        <translation>视频划分为分镜的方式。选择 customize 可自行编写分镜列表。</translation>
    </message>
    <message>
        <source>Your own shots: number, prompt and length of each.</source>
        <translation>自定义分镜：每个分镜的编号、提示词和时长。</translation>
    </message>
    <message>
        <source>Voices that speak in the clip, by voice ID.</source>
        <translation>视频中说话的音色，以音色 ID 指定。</translation>
    </message>
    <message>
        <source>Whether the service may rewrite the prompt.</source>
        <translation>是否允许服务改写提示词。</translation>
    </message>
    <message>
        <source>Adds a visible “AI-generated” mark in the lower-right corner.</source>
        <translation>在右下角添加可见的“AI 生成”标记。</translation>
    </message>
    <message>
        <source>Adds a visible “AI-generated” mark.</source>
        <translation>添加可见的“AI 生成”标记。</translation>
    </message>
    <message>
        <source>Whether to add the platform&apos;s logo.</source>
        <translation>是否添加平台标识。</translation>
    </message>
    <message>
        <source>Details of the platform&apos;s logo. The specification doesn&apos;t show their format.</source>
        <translation>平台标识的详细信息。规范中没有说明其格式。</translation>
    </message>
    <message>
        <source>Extra keys, merged into the request last.</source>
        <translation>额外的键，最后合并到请求中。</translation>
    </message>
    <message>
        <source>The input image: a file or a public link.</source>
        <translation>输入图片：文件或公开链接。</translation>
    </message>
    <message>
        <source>The input images: files or public links.</source>
        <translation>输入图片（可多张）：文件或公开链接。</translation>
    </message>
    <message>
        <source>Auto uses the service&apos;s default. Or enter a ratio W:H that the model supports, or adaptive.</source>
        <translation>自动：使用服务的默认值。也可以输入模型支持的 W:H 比例，或 adaptive。</translation>
    </message>
</context>
<context>
    <name>FieldValue</name>
    <message>
        <source>Standard</source>
        <translation>标准</translation>
    </message>
    <message>
        <source>Pro</source>
        <translation>专业</translation>
    </message>
    <message>
        <source>Adaptive</source>
        <translation>自适应</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>自定义</translation>
    </message>
    <message>
        <source>Intelligent</source>
        <translation>智能</translation>
    </message>
</context>
<context>
    <name>FolderOpening</name>
    <message>
        <source>No file manager was found to open %1.</source>
        <translation>未找到可打开 %1 的文件管理器。</translation>
    </message>
    <message>
        <source>Copy path</source>
        <translation>复制路径</translation>
    </message>
</context>
<context>
    <name>FormParts</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>IdJournal</name>
    <message>
        <source>The list of IDs %1 can&apos;t be written: %2.</source>
        <translation>无法写入 ID 列表 %1：%2。</translation>
    </message>
    <message>
        <source>The list of IDs %1 can&apos;t be read: %2.</source>
        <translation>无法读取 ID 列表 %1：%2。</translation>
    </message>
</context>
<context>
    <name>IdRecovery</name>
    <message>
        <source>Recovered from the list of IDs; it was missing from the task database.</source>
        <translation>从 ID 列表中恢复；任务数据库中原本没有。</translation>
    </message>
    <message>
        <source>The task database is older than its list of IDs: this request was sent after the database was copied. We can&apos;t tell whether the service accepted it.</source>
        <translation>任务数据库比其 ID 列表旧：此请求是在数据库复制之后发送的。不清楚服务方是否已接受它。</translation>
    </message>
    <message>
        <source>The task database is older than its list of IDs: this request was sent after the database was copied. We can&apos;t tell whether the service accepted and charged it. Check with the service before you generate it again.</source>
        <translation>任务数据库比其 ID 列表旧：此请求是在数据库复制之后发送的。不清楚服务方是否已接受它并计费。重新生成前请先到服务方核实。</translation>
    </message>
    <message>
        <source>The ID was recovered from the list of IDs.</source>
        <translation>此 ID 从 ID 列表中恢复。</translation>
    </message>
    <message>
        <source>The service keeps results for one day, so Dailies no longer checks this task.</source>
        <translation>服务方只保留结果一天，因此 Dailies 不再查询此任务。</translation>
    </message>
</context>
<context>
    <name>Import</name>
    <message>
        <source>%1 is too large for a request.</source>
        <translation>%1 过大，不能作为请求。</translation>
    </message>
    <message>
        <source>This isn&apos;t a request: %1</source>
        <translation>这不是请求：%1</translation>
    </message>
    <message>
        <source>it checks a task and doesn&apos;t create one.</source>
        <translation>它只查询任务，不创建任务。</translation>
    </message>
    <message>
        <source>it has none of a request&apos;s fields, such as model or prompt.</source>
        <translation>其中没有模型、提示词等请求字段。</translation>
    </message>
    <message>
        <source>duplicate key; the last one wins</source>
        <translation>此键出现两次，仅以最后一个为准</translation>
    </message>
    <message>
        <source>Guessed the request kind: %1.</source>
        <translation>请求类型是推测的：%1。</translation>
    </message>
    <message>
        <source>not recognised; ignored</source>
        <translation>无法识别，已忽略</translation>
    </message>
    <message>
        <source>Not recognised and ignored: %1.</source>
        <translation>无法识别，已忽略：%1。</translation>
    </message>
    <message>
        <source>it&apos;s a clip&apos;s JSON file without a version.</source>
        <translation>它是视频的 JSON 文件，但没有版本号。</translation>
    </message>
    <message>
        <source>A newer version of Dailies wrote this file. Update Dailies to open it.</source>
        <translation>此文件由更新版本的 Dailies 写入：请更新 Dailies 后再打开。</translation>
    </message>
    <message>
        <source>it&apos;s a clip&apos;s JSON file without a request.</source>
        <translation>它是视频的 JSON 文件，但其中没有请求。</translation>
    </message>
    <message>
        <source>it&apos;s UTF-16 text. Save it as UTF-8.</source>
        <translation>它是 UTF-16 文本，请另存为 UTF-8。</translation>
    </message>
    <message>
        <source>it&apos;s empty.</source>
        <translation>内容为空。</translation>
    </message>
    <message>
        <source>it isn&apos;t text.</source>
        <translation>内容不是文本。</translation>
    </message>
    <message>
        <source>it&apos;s neither JSON nor a cURL command.</source>
        <translation>它既不是 JSON，也不是 cURL 命令。</translation>
    </message>
    <message>
        <source>%1 no longer exists.</source>
        <translation>%1 已不存在。</translation>
    </message>
    <message>
        <source>%1 isn&apos;t a file.</source>
        <translation>%1 不是文件。</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read: %2.</source>
        <translation>无法读取 %1：%2。</translation>
    </message>
</context>
<context>
    <name>InputFindings</name>
    <message>
        <source>%1: the file is empty.</source>
        <translation>%1：文件为空。</translation>
    </message>
    <message>
        <source>%1: the file is still being written.</source>
        <translation>%1：文件仍在写入。</translation>
    </message>
    <message>
        <source>%1: the file is damaged.</source>
        <translation>%1：文件已损坏。</translation>
    </message>
    <message>
        <source>%1: the file is missing.</source>
        <translation>%1：文件不存在。</translation>
    </message>
    <message>
        <source>%1: the file can&apos;t be read.</source>
        <translation>%1：无法读取文件。</translation>
    </message>
    <message>
        <source>%1: this isn&apos;t a file.</source>
        <translation>%1：这不是文件。</translation>
    </message>
    <message>
        <source>%1 is an image, which doesn&apos;t match its type.</source>
        <translation>%1是图片，与其类型不符。</translation>
    </message>
    <message>
        <source>%1 is a video, which doesn&apos;t match its type.</source>
        <translation>%1是视频，与其类型不符。</translation>
    </message>
    <message>
        <source>%1 is a sound file, which doesn&apos;t match its type.</source>
        <translation>%1是音频，与其类型不符。</translation>
    </message>
    <message>
        <source>%1 is a document, which doesn&apos;t match its type.</source>
        <translation>%1是文档，与其类型不符。</translation>
    </message>
    <message>
        <source>%1 is a web page, which doesn&apos;t match its type.</source>
        <translation>%1是网页，与其类型不符。</translation>
    </message>
    <message>
        <source>%1 doesn&apos;t match its type.</source>
        <translation>%1与其类型不符。</translation>
    </message>
    <message>
        <source>%1 isn&apos;t a picture that can be part of a request: JPEG, PNG, WebP or BMP.</source>
        <translation>%1 不是可以放入请求的图片：JPEG、PNG、WebP 或 BMP。</translation>
    </message>
    <message>
        <source>%1 is a %2 file, but its name doesn&apos;t say so. Let its name end with .%3.</source>
        <translation>%1 是 %2 文件，但文件名没有体现。请让文件名以 .%3 结尾。</translation>
    </message>
    <message>
        <source>%1: this file isn&apos;t an image. Replace it.</source>
        <translation>%1：此文件不是图片，请替换。</translation>
    </message>
</context>
<context>
    <name>Invoice</name>
    <message>
        <source>Line %1: “%2” can mean %3 or %4. Write the figures with a decimal point and without separators. Nothing was compared.</source>
        <translation>第 %1 行：“%2”可能表示 %3 或 %4。请用小数点书写数字，不要使用分隔符。未核对任何内容。</translation>
    </message>
    <message>
        <source>Line %1: “%2” is not a number. Nothing was compared.</source>
        <translation>第 %1 行：“%2”不是数字。未核对任何内容。</translation>
    </message>
    <message>
        <source>Line %1 has an amount without its currency. Nothing was compared.</source>
        <translation>第 %1 行有金额但没有货币。未核对任何内容。</translation>
    </message>
    <message>
        <source>Line %1 has no figure. Each line needs seconds, points, or an amount with its currency. Nothing was compared.</source>
        <translation>第 %1 行没有数值。每行需要秒数、点数或带货币的金额。未核对任何内容。</translation>
    </message>
    <message>
        <source>Line %1: “%2” is not a date. Write dates as 2026-12-31. Nothing was compared.</source>
        <translation>第 %1 行：“%2”不是日期。请将日期写成 2026-12-31。未核对任何内容。</translation>
    </message>
    <message>
        <source>These columns weren&apos;t understood: “%1”.</source>
        <translation>无法识别这些列：“%1”。</translation>
    </message>
</context>
<context>
    <name>JoinedFindings</name>
    <message>
        <source>%1 to %2</source>
        <comment>Image 2 to Image 9</comment>
        <translation>%1至%2</translation>
    </message>
    <message>
        <source>%1 The same goes for %2.</source>
        <comment>a sentence about Image 1, and names of others</comment>
        <translation>%1%2也是如此。</translation>
    </message>
</context>
<context>
    <name>JsonText</name>
    <message>
        <source>missing key in double quotes</source>
        <translation>缺少用双引号括起的键</translation>
    </message>
    <message>
        <source>missing value</source>
        <translation>缺少值</translation>
    </message>
    <message>
        <source>missing comma or closing brace</source>
        <translation>缺少逗号或右花括号</translation>
    </message>
    <message>
        <source>missing comma or closing bracket</source>
        <translation>缺少逗号或右方括号</translation>
    </message>
    <message>
        <source>missing colon after a key</source>
        <translation>键后缺少冒号</translation>
    </message>
    <message>
        <source>trailing comma</source>
        <translation>逗号后没有内容</translation>
    </message>
    <message>
        <source>missing closing quote</source>
        <translation>文本缺少结尾的引号</translation>
    </message>
    <message>
        <source>not a number</source>
        <translation>这不是数字</translation>
    </message>
    <message>
        <source>unexpected text after the closing brace</source>
        <translation>右花括号之后还有内容</translation>
    </message>
    <message>
        <source>missing or invalid value</source>
        <translation>缺少值，或不是 JSON 认可的值</translation>
    </message>
    <message>
        <source>Invalid JSON: %1 (line %2, column %3).</source>
        <translation>JSON 无效：%1（第 %2 行，第 %3 列）。</translation>
    </message>
    <message>
        <source>Expected a JSON object in braces, found a list.</source>
        <translation>应为花括号括起的 JSON 对象，实为列表。</translation>
    </message>
    <message>
        <source>Expected a JSON object in braces, found a single value.</source>
        <translation>应为花括号括起的 JSON 对象，实为单个值。</translation>
    </message>
    <message>
        <source>The number %1 is too large to be sent unchanged. Put it in quotes, or use a smaller one (line %2, column %3).</source>
        <translation>数字 %1 太大，无法原样发送。请加上引号，或使用较小的数字（第 %2 行，第 %3 列）。</translation>
    </message>
</context>
<context>
    <name>KeyStore</name>
    <message>
        <source>The key is empty.</source>
        <translation>密钥为空。</translation>
    </message>
    <message>
        <source>The key contains a line break or another control character.</source>
        <translation>密钥中有换行或其他控制字符。</translation>
    </message>
    <message>
        <source>The key contains a space.</source>
        <translation>密钥中有空格。</translation>
    </message>
    <message>
        <source>The key contains an invalid character.</source>
        <translation>密钥中有不应出现的字符。</translation>
    </message>
    <message>
        <source>The password is empty.</source>
        <translation>密码为空。</translation>
    </message>
    <message>
        <source>The password contains a line break or another control character.</source>
        <translation>密码包含换行符或其他控制字符。</translation>
    </message>
</context>
<context>
    <name>Limit</name>
    <message numerus="yes">
        <source>%n takes</source>
        <comment>an amount</comment>
        <translation>
            <numerusform>%n 条成片</numerusform>
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
        <translation>每天 %1</translation>
    </message>
    <message>
        <source>%1 a month</source>
        <comment>a limit</comment>
        <translation>每月 %1</translation>
    </message>
    <message>
        <source>%1 in total</source>
        <comment>a limit</comment>
        <translation>累计 %1</translation>
    </message>
    <message>
        <source>You have a limit of %1, and it isn&apos;t known how much of it this request uses.</source>
        <translation>您设有限额（%1），但不知道此请求会用去多少。</translation>
    </message>
    <message>
        <source>Change the limit, or wait until its period is over.</source>
        <translation>请更改限额，或等到其周期结束。</translation>
    </message>
    <message>
        <source>Change the limit to send this.</source>
        <translation>要发送此请求，请更改限额。</translation>
    </message>
    <message>
        <source>%1 per run</source>
        <comment>a limit</comment>
        <translation>每次生成 %1</translation>
    </message>
    <message>
        <source>With this, at least 80 % of your limit of %1 is used or reserved.</source>
        <translation>算上这次，您的限额（%1）至少已用或已预留 80%。</translation>
    </message>
    <message>
        <source>%1 (%2 used or reserved)</source>
        <comment>a limit and how much of it is used</comment>
        <translation>%1（已用或已预留 %2）</translation>
    </message>
    <message numerus="yes">
        <source>These %n takes go over your limit of %1.</source>
        <translation>
            <numerusform>这 %n 条成片会超出您的限额：%1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These %n takes go over several of your limits: %1.</source>
        <translation>
            <numerusform>这 %n 条成片会超出您的多项限额：%1。</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between limits</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>Change these limits to send this.</source>
        <translation>要发送此请求，请更改这些限额。</translation>
    </message>
    <message>
        <source>Your limit of %1 can&apos;t count %2.</source>
        <translation>您的限额（%1）无法计入 %2。</translation>
    </message>
    <message>
        <source>%1 for this account</source>
        <comment>a limit</comment>
        <translation>此账户的%1</translation>
    </message>
    <message>
        <source>1 second</source>
        <comment>an amount</comment>
        <translation>1 秒</translation>
    </message>
    <message>
        <source>With this, all of your limit of %1 is used or reserved.</source>
        <translation>算上这次，您的限额（%1）已全部用完或预留。</translation>
    </message>
    <message numerus="yes">
        <source>These %n takes may go over your limit of %1.</source>
        <translation>
            <numerusform>这 %n 条成片可能超出您的限额：%1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These %n takes may go over several of your limits: %1.</source>
        <translation>
            <numerusform>这 %n 条成片可能超出您的多项限额：%1。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>选项：</translation>
    </message>
    <message>
        <source>Preparing the task database for this version. With a long history, this can take a minute.</source>
        <translation>首先为此版本准备任务数据库；历史记录较多时需要一分钟。</translation>
    </message>
    <message>
        <source>Keep settings, tasks and clips in this folder.</source>
        <translation>将设置、任务和视频存放在此文件夹下。</translation>
    </message>
    <message>
        <source>Start in practice mode.</source>
        <translation>以练习模式启动。</translation>
    </message>
    <message>
        <source>Show help.</source>
        <translation>显示此帮助。</translation>
    </message>
    <message>
        <source>Show the version.</source>
        <translation>显示版本。</translation>
    </message>
    <message>
        <source>dailies accepts options only; see --help.</source>
        <translation>dailies 只接受选项，参见 --help。</translation>
    </message>
    <message>
        <source>Usage: dailies [options]
Generate, track and save clips from a video service.</source>
        <translation>用法：dailies [选项]
用付费视频服务生成、跟踪并保存视频。</translation>
    </message>
    <message>
        <source>Dailies (process %1) is using this profile but isn&apos;t responding. Wait, or end that process and start Dailies again; nothing is lost.</source>
        <translation>Dailies（进程 %1）已打开此配置，但没有回应。请等它回应，或结束该进程后重新启动 Dailies：不会丢失任何内容。</translation>
    </message>
</context>
<context>
    <name>MediaAddress</name>
    <message>
        <source>it&apos;s empty.</source>
        <translation>内容为空。</translation>
    </message>
    <message>
        <source>it&apos;s too long.</source>
        <translation>地址过长。</translation>
    </message>
    <message>
        <source>it doesn&apos;t start with https:// or http:// and a host.</source>
        <translation>地址应以 https:// 或 http:// 加主机名开头。</translation>
    </message>
    <message>
        <source>it contains a user name.</source>
        <translation>地址中带有用户名。</translation>
    </message>
    <message>
        <source>it points to a private network, which the service isn&apos;t on.</source>
        <translation>它指向内部网络，而服务不在那里。</translation>
    </message>
    <message>
        <source>The link to the clip wasn&apos;t used: %1</source>
        <translation>未使用视频链接：%1</translation>
    </message>
    <message>
        <source>The link wasn&apos;t checked: %1</source>
        <translation>未检查该链接：%1</translation>
    </message>
</context>
<context>
    <name>MediaName</name>
    <message>
        <source>Image %1</source>
        <translation>图%1</translation>
    </message>
    <message>
        <source>Video %1</source>
        <translation>视频%1</translation>
    </message>
    <message>
        <source>Audio %1</source>
        <translation>音频%1</translation>
    </message>
    <message>
        <source>Item %1</source>
        <translation>素材%1</translation>
    </message>
</context>
<context>
    <name>MediaRow</name>
    <message>
        <source>Reference voice</source>
        <translation>参考音色</translation>
    </message>
</context>
<context>
    <name>MediaSources</name>
    <message>
        <source>Usable files</source>
        <translation>可用的文件</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>Videos</source>
        <translation>视频</translation>
    </message>
    <message>
        <source>Audio</source>
        <translation>音频</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>文档</translation>
    </message>
    <message>
        <source>“%1” is damaged, so it wasn&apos;t used.</source>
        <translation>“%1”已损坏，因此未使用。</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t an image, so it wasn&apos;t used.</source>
        <translation>“%1”不是图片，因此未使用。</translation>
    </message>
    <message>
        <source>“%1” can&apos;t be read, so it wasn&apos;t used.</source>
        <translation>无法读取“%1”，因此未使用。</translation>
    </message>
</context>
<context>
    <name>MediaType</name>
    <message>
        <source>First frame</source>
        <translation>首帧</translation>
    </message>
    <message>
        <source>Last frame</source>
        <translation>尾帧</translation>
    </message>
    <message>
        <source>Reference image</source>
        <translation>参考图</translation>
    </message>
    <message>
        <source>Reference video</source>
        <translation>参考视频</translation>
    </message>
    <message>
        <source>Reference audio</source>
        <translation>参考音频</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>文档</translation>
    </message>
    <message>
        <source>Web page</source>
        <translation>网页</translation>
    </message>
    <message>
        <source>Driving audio</source>
        <translation>驱动音频</translation>
    </message>
    <message>
        <source>Video</source>
        <translation>视频</translation>
    </message>
</context>
<context>
    <name>ModelPlaces</name>
    <message>
        <source>Family %1</source>
        <translation>%1 系列</translation>
    </message>
    <message>
        <source>Family %1 · %2</source>
        <translation>%1 系列 · %2</translation>
    </message>
</context>
<context>
    <name>ModelProfile</name>
    <message>
        <source>A model profile needs a family (A with generation 3.0 or 2.7, or B).</source>
        <translation>模型档案需要系列（A 加代次 3.0 或 2.7，或 B）。</translation>
    </message>
    <message>
        <source>A model profile needs at least one request kind of its family.</source>
        <translation>模型档案至少需要本系列的一种请求类型。</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>unknown key</source>
        <translation>无法识别此项</translation>
    </message>
    <message>
        <source>expected true or false</source>
        <translation>应为 true 或 false</translation>
    </message>
    <message>
        <source>expected text</source>
        <translation>应为文本</translation>
    </message>
    <message>
        <source>expected an object</source>
        <translation>应为对象</translation>
    </message>
    <message>
        <source>expected a list</source>
        <translation>应为列表</translation>
    </message>
    <message>
        <source>expected a number</source>
        <translation>应为数字</translation>
    </message>
    <message>
        <source>expected a whole number</source>
        <translation>应为整数</translation>
    </message>
    <message>
        <source>%1: expected a list of texts.</source>
        <translation>%1：应为文本列表。</translation>
    </message>
    <message>
        <source>%1: text is expected.</source>
        <translation>%1：应为文本。</translation>
    </message>
    <message>
        <source>limits: expected an object.</source>
        <translation>limits：应为对象。</translation>
    </message>
</context>
<context>
    <name>PartFile</name>
    <message>
        <source>every name is taken</source>
        <translation>所有名称都已被占用</translation>
    </message>
    <message>
        <source>Couldn&apos;t write the clip to %1: %2.</source>
        <translation>无法将视频写入 %1：%2。</translation>
    </message>
    <message>
        <source>another copy of the program is using it</source>
        <translation>程序的另一个副本正在使用它</translation>
    </message>
    <message>
        <source>This clip is too large for the disk&apos;s file system.</source>
        <translation>磁盘不支持这么大的文件，无法存放此视频。</translation>
    </message>
    <message>
        <source>The disk is full, so the clip couldn&apos;t be written. Free up some space to continue the download.</source>
        <translation>磁盘已满，无法写入视频。请释放空间以继续下载。</translation>
    </message>
    <message>
        <source>The disk is almost full (%1 free). The server doesn&apos;t give the clip&apos;s size, so %2 must stay free. Free up some space to continue the download.</source>
        <translation>磁盘将满（剩余 %1）。服务器没有说明视频大小，因此必须保留 %2。请释放空间以继续下载。</translation>
    </message>
    <message>
        <source>The disk is full: the clip needs %1 and %2 must stay free, but only %3 is free. Free up some space to continue the download.</source>
        <translation>磁盘已满：视频需要 %1，并且必须保留 %2，但只剩余 %3。请释放空间以继续下载。</translation>
    </message>
</context>
<context>
    <name>PopupMenus</name>
    <message>
        <source>Step up</source>
        <translation>调高</translation>
    </message>
    <message>
        <source>Step down</source>
        <translation>调低</translation>
    </message>
</context>
<context>
    <name>PracticeService</name>
    <message>
        <source>The body is larger than 64 MiB.</source>
        <translation>请求体超过 64 MiB。</translation>
    </message>
    <message>
        <source>The prompt asks the task to fail.</source>
        <translation>提示词要求任务失败。</translation>
    </message>
    <message>
        <source>the task takes five times as long</source>
        <translation>任务用时变为五倍</translation>
    </message>
    <message>
        <source>sample clips are 1 to 60 seconds long</source>
        <translation>练习视频的时长为 1 至 60 秒</translation>
    </message>
    <message>
        <source>must be 480P, 720P or 1080P</source>
        <translation>应为 480P、720P 或 1080P</translation>
    </message>
    <message>
        <source>must be a ratio W:H between 1:4 and 4:1</source>
        <translation>应为 1:4 至 4:1 之间的比例 W:H</translation>
    </message>
    <message>
        <source>null isn&apos;t allowed here</source>
        <translation>null 不是此字段的有效值</translation>
    </message>
    <message>
        <source>model: &quot;%1&quot; isn&apos;t enabled for this key; available: practice-a-3.0, practice-a-2.7 and practice-b</source>
        <translation>model：此密钥未开通“%1”；可用的有 practice-a-3.0、practice-a-2.7 和 practice-b</translation>
    </message>
    <message>
        <source>model: &quot;%1&quot; doesn&apos;t offer %2</source>
        <translation>model：“%1”不提供 %2</translation>
    </message>
    <message>
        <source>%1: duplicate key</source>
        <translation>%1：出现两次</translation>
    </message>
    <message>
        <source>The practice server can&apos;t write to the folder %1.</source>
        <translation>练习服务器无法写入文件夹 %1。</translation>
    </message>
    <message>
        <source>The task can&apos;t be saved: %1.</source>
        <translation>无法保存任务：%1。</translation>
    </message>
    <message>
        <source>This URL accepts %1 only.</source>
        <translation>此地址只接受 %1。</translation>
    </message>
    <message>
        <source>No such clip.</source>
        <translation>没有这段视频。</translation>
    </message>
    <message>
        <source>This isn&apos;t a practice job.</source>
        <translation>这不是练习任务。</translation>
    </message>
    <message>
        <source>The request can&apos;t be read.</source>
        <translation>无法读取此请求。</translation>
    </message>
    <message>
        <source>The practice server found no free port.</source>
        <translation>练习服务器没有找到空闲端口。</translation>
    </message>
    <message>
        <source>The practice server can&apos;t use port %1: another program is using it.</source>
        <translation>练习服务器无法使用端口 %1：它已被其他程序占用。</translation>
    </message>
    <message>
        <source>Nothing found at %1.</source>
        <translation>%1 上没有内容。</translation>
    </message>
    <message>
        <source>The Authorization header doesn&apos;t contain this service&apos;s key.</source>
        <translation>Authorization 请求头中不是此服务的密钥。</translation>
    </message>
    <message>
        <source>The Content-Type header isn&apos;t application/json.</source>
        <translation>Content-Type 请求头不是 application/json。</translation>
    </message>
    <message>
        <source>The prompt asks for a rejection.</source>
        <translation>提示词要求被拒绝。</translation>
    </message>
    <message>
        <source>Too many requests. Try again in two seconds.</source>
        <translation>请求过多，请两秒后再试。</translation>
    </message>
    <message>
        <source>%1: unknown field for this call, or duplicate</source>
        <translation>%1：不是此调用的字段，或出现两次</translation>
    </message>
    <message>
        <source>model: &quot;%1&quot; isn&apos;t enabled for this key.</source>
        <translation>model：此密钥未开通“%1”。</translation>
    </message>
    <message>
        <source>taskId: no such task.</source>
        <translation>taskId：没有此任务。</translation>
    </message>
    <message>
        <source>model: the task was created with a different model.</source>
        <translation>model：此任务是用另一个模型创建的。</translation>
    </message>
    <message>
        <source>This link has expired.</source>
        <translation>此链接已过期。</translation>
    </message>
    <message>
        <source>the task fails with a code and a message</source>
        <translation>任务以失败结束，带有代码和说明</translation>
    </message>
    <message>
        <source>the request is rejected; no task is created</source>
        <translation>请求被拒绝，不创建任务</translation>
    </message>
    <message>
        <source>the task reports UNKNOWN for a while, then continues</source>
        <translation>任务有一段时间报告为 UNKNOWN，然后继续</translation>
    </message>
    <message>
        <source>the task reports an unknown status for a while, then continues</source>
        <translation>任务有一段时间报告未知的状态，然后继续</translation>
    </message>
    <message>
        <source>the task is created, but the connection drops before the response</source>
        <translation>任务已创建，但连接在应答之前断开</translation>
    </message>
    <message>
        <source>the request is rate limited for two seconds, then accepted</source>
        <translation>请求被限流两秒，然后被接受</translation>
    </message>
    <message>
        <source>the task succeeds, but its download link doesn&apos;t work</source>
        <translation>任务成功，但下载链接无效</translation>
    </message>
    <message>
        <source>the upload place is full</source>
        <translation>上传位置已满</translation>
    </message>
    <message>
        <source>links report a wrong length</source>
        <translation>链接报告的长度有误</translation>
    </message>
    <message>
        <source>links refuse HEAD requests</source>
        <translation>链接拒绝 HEAD 请求</translation>
    </message>
    <message>
        <source>presigned links have expired</source>
        <translation>预签名链接已过期</translation>
    </message>
    <message>
        <source>the place&apos;s clock is one hour ahead</source>
        <translation>上传位置的时钟快一小时</translation>
    </message>
    <message>
        <source>the place responds after two seconds</source>
        <translation>上传位置两秒后才应答</translation>
    </message>
    <message>
        <source>the first upload of a file breaks off</source>
        <translation>文件的第一次上传会中断</translation>
    </message>
    <message>
        <source>links lead to a web page</source>
        <translation>链接指向网页</translation>
    </message>
    <message>
        <source>on</source>
        <translation>开</translation>
    </message>
    <message>
        <source>off</source>
        <translation>关</translation>
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
        <translation>语言</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Disk space for filmstrips</source>
        <translation>胶片条磁盘空间</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>代理</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Proxy address</source>
        <translation>代理地址</translation>
    </message>
    <message>
        <source>General</source>
        <translation>常规</translation>
    </message>
    <message>
        <source>Clips</source>
        <translation>视频</translation>
    </message>
    <message>
        <source>Playback</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>网络</translation>
    </message>
    <message>
        <source>Quiet hours</source>
        <translation>免打扰时段</translation>
    </message>
    <message>
        <source>Quiet from</source>
        <translation>免打扰开始</translation>
    </message>
    <message>
        <source>Quiet until</source>
        <translation>免打扰结束</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>确认</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>退出</translation>
    </message>
    <message>
        <source>Enter a full path, such as /home/me/Videos.</source>
        <translation>文件夹须用完整路径，例如 /home/me/Videos。</translation>
    </message>
    <message>
        <source>Can&apos;t write to %1.</source>
        <translation>无法写入 %1。</translation>
    </message>
    <message>
        <source>Language of the window and of all messages.</source>
        <translation>窗口和所有消息的语言。</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>系统默认</translation>
    </message>
    <message>
        <source>Light or dark. Video is always shown on black.</source>
        <translation>浅色或深色。视频始终显示在黑色背景上。</translation>
    </message>
    <message>
        <source>Match system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Notify me when tasks finish</source>
        <translation>任务完成时通知我</translation>
    </message>
    <message>
        <source>One notification when the last running task finishes and the window isn&apos;t in view.</source>
        <translation>运行中的最后一个任务结束且窗口不可见时，发出一条通知。</translation>
    </message>
    <message>
        <source>No notifications between these times.</source>
        <translation>每天在此时段内不发通知。</translation>
    </message>
    <message>
        <source>When quiet hours begin.</source>
        <translation>免打扰时段的开始时间。</translation>
    </message>
    <message>
        <source>When quiet hours end. If this is earlier than the start, they end the next day.</source>
        <translation>免打扰时段的结束时间；早于开始时间时为次日。</translation>
    </message>
    <message>
        <source>When I close the window</source>
        <translation>关闭窗口时</translation>
    </message>
    <message>
        <source>While tasks run, Dailies can keep downloading clips from the tray. If you quit, it resumes at the next start.</source>
        <translation>任务运行时，Dailies 可在托盘中继续下载视频。退出后会在下次启动时继续。</translation>
    </message>
    <message>
        <source>Keep running in the tray</source>
        <translation>在托盘中继续运行</translation>
    </message>
    <message>
        <source>Clip folder</source>
        <translation>视频文件夹</translation>
    </message>
    <message>
        <source>Where new clips are saved. Existing clips stay where they are.</source>
        <translation>新视频的保存位置。已有的视频留在原处。</translation>
    </message>
    <message>
        <source>File names</source>
        <translation>文件命名</translation>
    </message>
    <message>
        <source>You can use: {date:yyyy-MM-dd}, {prompt:40}, {model}, {kind}, {task}. A number is added if a name is taken.</source>
        <translation>可用：{date:yyyy-MM-dd}、{prompt:40}、{model}、{kind}、{task}。名称已被占用时会加上数字。</translation>
    </message>
    <message>
        <source>Save a JSON file next to each clip</source>
        <translation>在每段视频旁保存 JSON 文件</translation>
    </message>
    <message>
        <source>Contains the request that made the clip, under the clip&apos;s name. Never contains a key.</source>
        <translation>含生成该视频的请求，与视频同名。其中绝不含密钥。</translation>
    </message>
    <message>
        <source>Parallel downloads</source>
        <translation>同时下载数</translation>
    </message>
    <message>
        <source>Clips about to expire download first.</source>
        <translation>链接即将过期的视频优先下载。</translation>
    </message>
    <message>
        <source>Video player</source>
        <translation>视频播放器</translation>
    </message>
    <message>
        <source>What plays clips. Try another one if clips don&apos;t play well. Single frames are always read with FFmpeg.</source>
        <translation>用于播放视频；播放不正常时请换一种。单帧始终用 FFmpeg 读取。</translation>
    </message>
    <message>
        <source>Hardware decoding</source>
        <translation>硬件解码</translation>
    </message>
    <message>
        <source>Turn off if the picture is broken or Dailies crashes during playback. Needs Qt 6.5 or newer.</source>
        <translation>如果画面损坏，或播放时 Dailies 崩溃，请将其关闭。需要 Qt 6.5 或更新版本。</translation>
    </message>
    <message>
        <source>When it&apos;s full, the oldest filmstrips are removed; they&apos;re made again when needed.</source>
        <translation>空间用完时会移除最旧的胶片条；需要时会重新生成。</translation>
    </message>
    <message>
        <source>How Dailies reaches the service. Connections to this computer never use the proxy.</source>
        <translation>Dailies 连接服务的方式。与本机的连接从不经过代理。</translation>
    </message>
    <message>
        <source>Host and port, such as proxy.example.com:8080.</source>
        <translation>主机和端口，例如 proxy.example.com:8080。</translation>
    </message>
    <message>
        <source>Check status every (minimum)</source>
        <translation>最短查询间隔</translation>
    </message>
    <message>
        <source>Longer intervals are easier on the service, but finished clips show up later. All intervals scale with this one.</source>
        <translation>间隔越长，服务的负担越轻，但视频完成后会较晚得知。所有间隔都随之变化。</translation>
    </message>
    <message>
        <source>Adapt checks to typical run times</source>
        <translation>按通常用时调整查询</translation>
    </message>
    <message>
        <source>Checks rarely before a clip is due, and more often around that time. Off: always at the same interval.</source>
        <translation>离预计完成尚早时较少查询，临近时较多查询。关闭：始终按相同间隔查询。</translation>
    </message>
    <message>
        <source>Check status at least every</source>
        <translation>最长查询间隔</translation>
    </message>
    <message>
        <source>Longest interval between checks while a clip isn&apos;t due. Never shorter than the minimum.</source>
        <translation>离预计完成尚早时，两次查询之间的最长间隔。不会小于最短间隔。</translation>
    </message>
    <message>
        <source>Restart to apply.</source>
        <translation>重启后生效。</translation>
    </message>
    <message>
        <source>Enter a whole number from %1 to %2.</source>
        <translation>应为 %1 至 %2 的整数。</translation>
    </message>
    <message>
        <source>Clips need different names. Use at least one of {date}, {prompt:40}, {model}, {kind}, {task}, in one line of at most 200 characters.</source>
        <translation>各视频的名称须不同：请至少使用 {date}、{prompt:40}、{model}、{kind}、{task} 之一，写成一行，不超过 200 个字符。</translation>
    </message>
    <message>
        <source>Enter a host and port, such as proxy.example.com:8080.</source>
        <translation>代理地址由主机和端口组成，例如 proxy.example.com:8080。</translation>
    </message>
    <message>
        <source>This can&apos;t be chosen.</source>
        <translation>不能选择此项。</translation>
    </message>
    <message>
        <source>Pause sending</source>
        <translation>暂停发送</translation>
    </message>
    <message>
        <source>Nothing is sent or uploaded until you resume. Takes that are being generated continue.</source>
        <translation>在您恢复之前不发送也不上传任何内容。正在生成的成片会继续。</translation>
    </message>
    <message>
        <source>Send only between these times</source>
        <translation>只在此时段发送</translation>
    </message>
    <message>
        <source>At other times, new requests wait here. Send now, requests with a time of their own and practice requests don&apos;t wait.</source>
        <translation>在其他时间，新请求在此等待。“立即发送”、设有自己发送时间的请求和练习请求无需等待。</translation>
    </message>
    <message>
        <source>Send from</source>
        <translation>发送开始</translation>
    </message>
    <message>
        <source>When sending begins each day.</source>
        <translation>每天开始发送的时间。</translation>
    </message>
    <message>
        <source>Send until</source>
        <translation>发送结束</translation>
    </message>
    <message>
        <source>When sending ends. If this is earlier than the start, it ends the next day.</source>
        <translation>停止发送的时间；早于开始时间时为次日。</translation>
    </message>
    <message>
        <source>Sending</source>
        <translation>发送</translation>
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
        <translation>$%1：%2 的链接，生成时创建</translation>
    </message>
</context>
<context>
    <name>ProblemReport</name>
    <message>
        <source>Dailies problem report, created at %1.</source>
        <translation>Dailies 的报告，生成于 %1。</translation>
    </message>
    <message>
        <source>versions.txt   versions of Dailies and of what it uses</source>
        <translation>versions.txt   程序及其所用组件的版本</translation>
    </message>
    <message>
        <source>settings.json  changed settings; for folders and URLs, only that they are set</source>
        <translation>settings.json  更改过的设置；文件夹和地址只注明已设置</translation>
    </message>
    <message>
        <source>accounts.json  models of your accounts; no names, URLs or keys</source>
        <translation>accounts.json  账户的模型；不含名称、地址和密钥</translation>
    </message>
    <message>
        <source>tasks.json     number of tasks, and facts about the last %1</source>
        <translation>tasks.json     任务数量，以及最近 %1 个任务的情况</translation>
    </message>
    <message>
        <source>log.txt        program log</source>
        <translation>log.txt        程序日志</translation>
    </message>
    <message>
        <source>Keys, URLs, encoded data and local folders were removed.</source>
        <translation>密钥、地址、编码数据和本机的文件夹均已删去。</translation>
    </message>
    <message>
        <source>Includes recent prompts.</source>
        <translation>其中包含最近任务的提示词。</translation>
    </message>
    <message>
        <source>Includes no prompts.</source>
        <translation>其中不含提示词。</translation>
    </message>
    <message>
        <source>Couldn&apos;t write the report to %1: %2.</source>
        <translation>无法将报告写入 %1：%2。</translation>
    </message>
</context>
<context>
    <name>Profile</name>
    <message>
        <source>Can&apos;t write to the folder %1.</source>
        <translation>无法写入文件夹 %1。</translation>
    </message>
    <message>
        <source>%1 is in the way: Dailies needs a folder there.</source>
        <translation>%1 占用了位置：该处需要文件夹。</translation>
    </message>
    <message>
        <source>Can&apos;t create the folder %1.</source>
        <translation>无法创建文件夹 %1。</translation>
    </message>
    <message>
        <source>%1 (process %2) is already using %3. Quit it first, or choose another profile.</source>
        <translation>%1（进程 %2）正在使用 %3。请先退出它，或选择另一个配置。</translation>
    </message>
    <message>
        <source>The profile in %1 can&apos;t be used: Dailies can&apos;t write there.</source>
        <translation>无法使用 %1 中的配置：Dailies 无法写入该处。</translation>
    </message>
    <message>
        <source>The profile in %1 can&apos;t be used, because the disk is full. Free some space, then start Dailies again.</source>
        <translation>无法使用 %1 中的配置，因为磁盘已满。请释放一些空间，然后重新启动 Dailies。</translation>
    </message>
    <message>
        <source>Starting Dailies again can&apos;t bring up this window: there is no place for its socket.</source>
        <translation>再次启动 Dailies 时无法调出此窗口：没有放置其套接字的位置。</translation>
    </message>
    <message>
        <source>Starting Dailies again can&apos;t bring up this window: %1.</source>
        <translation>再次启动 Dailies 时无法调出此窗口：%1。</translation>
    </message>
</context>
<context>
    <name>ProfileCatalogue</name>
    <message>
        <source>A newer version of Dailies wrote it.</source>
        <translation>它由更新版本的 Dailies 写入。</translation>
    </message>
    <message>
        <source>It isn&apos;t a list of model profiles.</source>
        <translation>它不是模型档案列表。</translation>
    </message>
    <message>
        <source>A model profile needs an ID.</source>
        <translation>模型档案需要 ID。</translation>
    </message>
    <message>
        <source>Duplicate ID: %1.</source>
        <translation>ID %1 出现两次。</translation>
    </message>
    <message>
        <source>The model profiles in %1 can&apos;t be read, so the file was left unchanged: %2</source>
        <translation>无法读取 %1 中的模型档案，文件保持原样：%2</translation>
    </message>
    <message>
        <source>Your model profiles couldn&apos;t be read, so they won&apos;t be overwritten.</source>
        <translation>未能读取您的模型档案，因此不会覆盖。</translation>
    </message>
    <message>
        <source>Couldn&apos;t save the model profiles to %1: %2.</source>
        <translation>无法将模型档案写入 %1：%2。</translation>
    </message>
</context>
<context>
    <name>ProfileNotes</name>
    <message>
        <source>The reference voice of %1</source>
        <translation>%1的参考音色</translation>
    </message>
    <message>
        <source>The image</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>Image %1</source>
        <translation>图%1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>range</comment>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>至少 %1</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>至多 %1</translation>
    </message>
    <message>
        <source>%1 is a %2 file. This model accepts %3.</source>
        <translation>%1是 %2 文件。此模型接受 %3。</translation>
    </message>
    <message>
        <source>%1 has transparency, which this model doesn&apos;t support.</source>
        <translation>%1含有透明度，此模型不支持。</translation>
    </message>
    <message>
        <source>%1 is %2 × %3 pixels. This model accepts sides of %4 pixels.</source>
        <translation>%1为 %2 × %3 像素。此模型接受的边长为 %4 像素。</translation>
    </message>
    <message>
        <source>%1 is %2 s long. This model accepts %3 s.</source>
        <translation>%1长 %2 秒。此模型接受 %3 秒。</translation>
    </message>
    <message>
        <source>%1 has %2 fps. This model needs at least %3.</source>
        <translation>%1为 %2 帧/秒。此模型至少需要 %3。</translation>
    </message>
    <message>
        <source>%1 is %2 MB. This model accepts up to %3 MB.</source>
        <translation>%1为 %2 MB。此模型最多接受 %3 MB。</translation>
    </message>
    <message>
        <source>%1 is %2 MB, which makes an upload of %3 MB.</source>
        <translation>%1为 %2 MB，上传时为 %3 MB。</translation>
    </message>
    <message>
        <source>%1: oss links need a header that isn&apos;t in this service&apos;s specification.</source>
        <translation>%1：oss 链接需要一个请求头，而此服务的规范中没有它。</translation>
    </message>
    <message>
        <source>%1: only images can be embedded. Use a link for other files.</source>
        <translation>%1：只能内嵌图片。其他文件请使用链接。</translation>
    </message>
    <message>
        <source>%1 adds up to %2 s. This model accepts up to %3 s.</source>
        <translation>%1合计 %2 秒。此模型最多接受 %3 秒。</translation>
    </message>
    <message>
        <source>Input videos and the clip add up to %1 s. This model accepts up to %2 s.</source>
        <translation>输入视频与生成视频合计 %1 秒。此模型最多接受 %2 秒。</translation>
    </message>
    <message>
        <source>This model accepts up to %L1 files. You have %L2.</source>
        <translation>此模型最多接受 %L1 个文件。现有 %L2 个。</translation>
    </message>
    <message>
        <source>This model isn&apos;t known to use %1 for %2.</source>
        <translation>没有资料表明此模型将%1用于%2。</translation>
    </message>
    <message>
        <source>%1: this model accepts up to %L2. You have %L3.</source>
        <translation>%1：此模型最多接受 %L2 个。现有 %L3 个。</translation>
    </message>
    <message>
        <source>%1: this model needs at least %L2. You have %L3.</source>
        <translation>%1：此模型至少需要 %L2 个。现有 %L3 个。</translation>
    </message>
    <message>
        <source>This model supports these combinations: %1.</source>
        <translation>此模型支持以下组合：%1。</translation>
    </message>
    <message>
        <source>This model can&apos;t combine %1.</source>
        <translation>此模型不能组合使用%1。</translation>
    </message>
    <message>
        <source>%1 needs %2 with this model.</source>
        <translation>使用此模型时，%1需要%2。</translation>
    </message>
    <message>
        <source>With %1, this model needs %2 to be on.</source>
        <translation>使用%1时，此模型要求开启%2。</translation>
    </message>
    <message>
        <source>This model isn&apos;t known to support %1.</source>
        <translation>没有资料表明此模型支持%1。</translation>
    </message>
    <message>
        <source>The prompt has %L1 characters; the limit is %L2. The rest may be ignored.</source>
        <translation>提示词有 %L1 个字符，上限为 %L2。超出部分可能被忽略。</translation>
    </message>
    <message>
        <source>The negative prompt has %L1 characters; the limit is %L2. The rest may be ignored.</source>
        <translation>反向提示词有 %L1 个字符，上限为 %L2。超出部分可能被忽略。</translation>
    </message>
    <message>
        <source>With a reference video, this model makes clips of %1 s. You asked for %2 s.</source>
        <translation>有参考视频时，此模型生成 %1 秒的视频。您要求 %2 秒。</translation>
    </message>
    <message>
        <source>This model makes clips of %1 s. You asked for %2 s.</source>
        <translation>此模型生成 %1 秒的视频。您要求 %2 秒。</translation>
    </message>
    <message>
        <source>This model doesn&apos;t use %1.</source>
        <translation>此模型不使用%1。</translation>
    </message>
    <message>
        <source>This model supports %1, not %2.</source>
        <translation>此模型支持 %1，不支持 %2。</translation>
    </message>
    <message>
        <source>This model&apos;s guidance is %1, not %2.</source>
        <translation>此模型的引导强度为 %1，不是 %2。</translation>
    </message>
    <message>
        <source>This model doesn&apos;t use voices.</source>
        <translation>此模型不使用音色。</translation>
    </message>
    <message>
        <source>The shots aren&apos;t used while %1 is off.</source>
        <translation>%1关闭时不使用分镜。</translation>
    </message>
    <message>
        <source>The shot type isn&apos;t used while %1 is off.</source>
        <translation>%1关闭时不使用分镜类型。</translation>
    </message>
    <message>
        <source>Choose a shot type.</source>
        <translation>请选择分镜类型。</translation>
    </message>
    <message>
        <source>Shots are used only with the shot type %1.</source>
        <translation>只有分镜类型为 %1 时才使用分镜。</translation>
    </message>
    <message>
        <source>The prompt of shot %1 has %L2 characters; the limit is %L3.</source>
        <translation>分镜 %1 的提示词有 %L2 个字符，上限为 %L3。</translation>
    </message>
    <message>
        <source>Shot %1 is %2 s long. This model needs at least %3 s.</source>
        <translation>分镜 %1 长 %2 秒。此模型至少需要 %3 秒。</translation>
    </message>
    <message>
        <source>The shots add up to %1 s, but the clip is %2 s.</source>
        <translation>各分镜合计 %1 秒，但视频为 %2 秒。</translation>
    </message>
    <message>
        <source>Add at least one shot.</source>
        <translation>请至少添加一个分镜。</translation>
    </message>
    <message>
        <source>This model accepts %1 shots. You have %L2.</source>
        <translation>此模型接受 %1 个分镜。现有 %L2 个。</translation>
    </message>
    <message>
        <source>With shots, this model ignores the main prompt, but the service requires one.</source>
        <translation>使用分镜时，此模型会忽略主提示词，但服务要求填写。</translation>
    </message>
    <message>
        <source>This model accepts up to %L1. You have %L2.</source>
        <translation>此模型最多接受 %L1，当前为 %L2。</translation>
    </message>
    <message>
        <source>%1: %2 isn&apos;t %3. The service may crop or stretch it.</source>
        <translation>%1：%2 不是 %3。服务可能会裁剪或拉伸。</translation>
    </message>
    <message>
        <source>%1 is %2 × %3 pixels. This model accepts aspect ratios of %4.</source>
        <translation>%1为 %2 × %3 像素。此模型接受的画面比例为 %4。</translation>
    </message>
    <message>
        <source>%1: %2 has a different aspect ratio than the first frame (%3). The service may crop or stretch it.</source>
        <translation>%1：%2 与首帧（%3）的画面比例不同。服务可能会裁剪或拉伸。</translation>
    </message>
</context>
<context>
    <name>ProgramLog</name>
    <message>
        <source>Couldn&apos;t write the log to %1: %2.</source>
        <translation>无法将日志写入 %1：%2。</translation>
    </message>
</context>
<context>
    <name>ProgramPart</name>
    <message>
        <source>Window system: %1</source>
        <translation>窗口系统：%1</translation>
    </message>
    <message>
        <source>system default</source>
        <translation>系统默认</translation>
    </message>
    <message>
        <source>Video player: %1</source>
        <translation>视频播放器：%1</translation>
    </message>
</context>
<context>
    <name>PromptMentions</name>
    <message>
        <source>%1 in your prompt isn&apos;t attached.</source>
        <translation>提示词中引用的%1尚未添加。</translation>
    </message>
    <message>
        <source>The prompt doesn&apos;t mention %1 yet.</source>
        <translation>提示词尚未引用%1。</translation>
    </message>
</context>
<context>
    <name>RateFile</name>
    <message>
        <source>The column &quot;%1&quot; isn&apos;t known. The first line names the columns: unit, price, currency, from, account, model, resolution, mode, sound, source. Nothing was imported.</source>
        <translation>未知的列“%1”。第一行是列名：unit、price、currency、from、account、model、resolution、mode、sound、source。未导入任何内容。</translation>
    </message>
    <message>
        <source>Line %1: &quot;%2&quot; is missing or wrong. Rates need unit (second, point or take), price (such as 0.10, at most six decimal places), currency (such as USD) and from (such as 2026-12-31). If sound is given, it is on or off. Nothing was imported.</source>
        <translation>第 %1 行：“%2”缺失或有误。单价需要 unit（second、point 或 take）、price（例如 0.10，最多六位小数）、currency（例如 USD）和 from（例如 2026-12-31）。如果给出 sound，则为 on 或 off。未导入任何内容。</translation>
    </message>
</context>
<context>
    <name>RequestDifference</name>
    <message>
        <source>%1: %2</source>
        <comment>name and source of a material</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>on</source>
        <translation>开</translation>
    </message>
    <message>
        <source>off</source>
        <translation>关</translation>
    </message>
</context>
<context>
    <name>RequestForm</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>1 take</source>
        <translation>1 条</translation>
    </message>
    <message>
        <source>%1 takes</source>
        <translation>%1 条</translation>
    </message>
    <message>
        <source>Choose an account.</source>
        <translation>请选择账户。</translation>
    </message>
    <message>
        <source>1 field left</source>
        <translation>还差 1 项</translation>
    </message>
    <message>
        <source>%1 fields left</source>
        <translation>还差 %1 项</translation>
    </message>
    <message>
        <source>Not ready:</source>
        <translation>尚未就绪：</translation>
    </message>
    <message>
        <source>Asks first:</source>
        <translation>需先确认：</translation>
    </message>
    <message>
        <source>%1 with %2, model %3</source>
        <translation>%1，账户 %2，模型 %3</translation>
    </message>
    <message>
        <source>%1 files go to the practice storage first.</source>
        <translation>%1 个文件会先上传到练习存储。</translation>
    </message>
    <message>
        <source>%1 files go to your storage “%2” first: %3.</source>
        <translation>%1 个文件会先上传到您的存储“%2”：%3。</translation>
    </message>
    <message>
        <source>%1 Send it once more?</source>
        <comment>You sent this 4 s ago.</comment>
        <translation>%1要再发送一次吗？</translation>
    </message>
    <message>
        <source>%1 Send %2 more takes?</source>
        <comment>You sent this 4 s ago.</comment>
        <translation>%1要再发送 %2 条吗？</translation>
    </message>
    <message>
        <source>There&apos;s no prompt that says what to change.</source>
        <translation>没有提示词说明要改动什么。</translation>
    </message>
    <message>
        <source>1 field to correct</source>
        <translation>1 处需要更正</translation>
    </message>
    <message>
        <source>%1 fields to correct</source>
        <translation>%1 处需要更正</translation>
    </message>
    <message>
        <source>Not sent with this kind: %1</source>
        <translation>此类型下不发送：%1</translation>
    </message>
</context>
<context>
    <name>RequestJson</name>
    <message>
        <source>This version doesn&apos;t know the kind of this request.</source>
        <translation>此版本不认识这种请求类型。</translation>
    </message>
</context>
<context>
    <name>ServiceAnswer</name>
    <message>
        <source>%1 The service says: %2</source>
        <translation>%1服务的说明：%2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a sentence and a code</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Answer lost: the service may have accepted this request. Nothing was sent again.</source>
        <translation>应答丢失：服务可能已接受此请求。没有重复发送。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1%2</translation>
    </message>
    <message numerus="yes">
        <source>%n bytes</source>
        <translation>
            <numerusform>%n 字节</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bytes of %1</source>
        <comment>of a content type</comment>
        <translation>
            <numerusform>%n 字节的 %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 The service didn&apos;t receive the full request.</source>
        <translation>%1服务方没有收到完整的请求。</translation>
    </message>
    <message>
        <source>%1 Nothing was sent. Fix this and try again.</source>
        <translation>%1未发送任何内容；请更正后再次发送。</translation>
    </message>
    <message>
        <source>The service&apos;s certificate wasn&apos;t accepted, so nothing was sent. Check the account&apos;s base URL and this computer&apos;s clock, then try again.</source>
        <translation>服务的证书未被接受，因此没有发送。请检查账户的基础地址和本机时间，然后再次发送。</translation>
    </message>
    <message>
        <source>The proxy blocked the call, so nothing was sent. Check the proxy settings.</source>
        <translation>代理没有放行此调用，因此没有发送。请检查代理设置。</translation>
    </message>
    <message>
        <source>Stopped before it was sent.</source>
        <translation>在发送之前已停止。</translation>
    </message>
    <message>
        <source>The service couldn&apos;t be reached, so nothing was sent. Check the connection and the account&apos;s base URL.</source>
        <translation>无法连接到服务，因此没有发送。请检查网络连接和账户的基础地址。</translation>
    </message>
    <message>
        <source>The connection failed before the full request was sent, so the service can&apos;t have accepted it.</source>
        <translation>请求尚未全部发出，连接就已中断，因此服务不可能已接受它。</translation>
    </message>
    <message>
        <source>The service may have accepted this request, but didn&apos;t confirm it. We haven&apos;t resent it.</source>
        <translation>服务可能已接受此请求，但没有确认。没有重新发送。</translation>
    </message>
    <message>
        <source>%1 The part of the response that arrived names task %2.</source>
        <translation>%1收到的部分应答中有任务 %2。</translation>
    </message>
    <message>
        <source>%1 No response arrived in time.</source>
        <translation>%1未及时收到应答。</translation>
    </message>
    <message>
        <source>%1 Stopped after it was sent.</source>
        <translation>%1发送后已停止。</translation>
    </message>
    <message>
        <source>The connection dropped before the service replied. It may have accepted this request. We haven&apos;t resent it.</source>
        <translation>服务应答之前连接已断开。此请求可能已被接受。没有重新发送。</translation>
    </message>
    <message>
        <source>%1; nothing was accepted. Correct the account&apos;s base URL.</source>
        <translation>%1；没有请求被接受。请更正账户的基础地址。</translation>
    </message>
    <message>
        <source>%1. Correct the account&apos;s base URL.</source>
        <translation>%1。请更正账户的基础地址。</translation>
    </message>
    <message>
        <source>The service didn&apos;t receive the request in time; nothing was accepted. You can send it again.</source>
        <translation>服务没有及时收到请求；没有请求被接受。您可以再次发送。</translation>
    </message>
    <message>
        <source>The service didn&apos;t receive the request in time.</source>
        <translation>服务没有及时收到请求。</translation>
    </message>
    <message>
        <source>The service rejected the key; nothing was accepted.</source>
        <translation>服务不接受此密钥；没有请求被接受。</translation>
    </message>
    <message>
        <source>The service rejected the key.</source>
        <translation>服务不接受该密钥。</translation>
    </message>
    <message>
        <source>The service rejected this request; nothing was accepted.</source>
        <translation>服务拒绝了此请求；没有请求被接受。</translation>
    </message>
    <message>
        <source>The service rejected this request.</source>
        <translation>服务拒绝了此请求。</translation>
    </message>
    <message>
        <source>The service returned an ID, but also an error: %1</source>
        <translation>服务给出了 ID，但同时报告了错误：%1</translation>
    </message>
    <message>
        <source>The service is rate limiting requests.</source>
        <translation>服务正在限制请求频率。</translation>
    </message>
    <message>
        <source>The service gives no information about this task.</source>
        <translation>服务没有给出此任务的情况。</translation>
    </message>
    <message>
        <source>The service is having problems.</source>
        <translation>服务自身出现问题。</translation>
    </message>
    <message>
        <source>The status check was stopped.</source>
        <translation>已停止查询状态。</translation>
    </message>
    <message>
        <source>The service&apos;s response is too large.</source>
        <translation>服务的应答过大，不像正常应答。</translation>
    </message>
    <message>
        <source>The service&apos;s certificate wasn&apos;t accepted.</source>
        <translation>服务的证书未被接受。</translation>
    </message>
    <message>
        <source>The proxy blocked the call.</source>
        <translation>代理没有放行此调用。</translation>
    </message>
    <message>
        <source>The service didn&apos;t respond in time.</source>
        <translation>服务没有及时应答。</translation>
    </message>
    <message>
        <source>The service couldn&apos;t be reached.</source>
        <translation>无法连接到服务。</translation>
    </message>
    <message>
        <source>The connection to the service dropped.</source>
        <translation>与服务的连接已断开。</translation>
    </message>
    <message>
        <source>Something between you and the service (such as a proxy or a sign-in page) responded instead.</source>
        <translation>应答的不是服务，而是途中的其他环节，例如代理或登录页面。</translation>
    </message>
    <message>
        <source>The service rejects the key for status checks.</source>
        <translation>查询任务时，服务不接受此密钥。</translation>
    </message>
    <message>
        <source>The service&apos;s response doesn&apos;t mention the task.</source>
        <translation>服务的应答中没有任务信息。</translation>
    </message>
    <message>
        <source>The response was HTTP %1 with %2 that aren&apos;t text.</source>
        <translation>应答是 HTTP %1，带有 %2，不是文本。</translation>
    </message>
    <message>
        <source>The response was HTTP %1 with %2 that start with “%3”.</source>
        <translation>应答是 HTTP %1，带有 %2，以“%3”开头。</translation>
    </message>
    <message>
        <source>The service&apos;s URL has moved</source>
        <translation>服务的地址已迁移</translation>
    </message>
    <message>
        <source>The service&apos;s URL has moved to %1</source>
        <translation>服务的地址已迁移到 %1</translation>
    </message>
    <message>
        <source>The response contains more than one ID. Dailies uses %1; the other is %2.</source>
        <translation>应答中有多个 ID。Dailies 使用 %1；另一个是 %2。</translation>
    </message>
    <message>
        <source>%1 No task ID could be read from the response. %2</source>
        <comment>the last is another sentence</comment>
        <translation>%1无法从应答中读出任务 ID。%2</translation>
    </message>
    <message>
        <source>%1 No task ID could be read from the response.</source>
        <translation>%1无法从应答中读出任务 ID。</translation>
    </message>
    <message>
        <source>%1 The connection dropped in the middle of its response.</source>
        <translation>%1应答传到一半时连接中断。</translation>
    </message>
</context>
<context>
    <name>SettingsFile</name>
    <message>
        <source>it&apos;s too large</source>
        <translation>文件过大</translation>
    </message>
</context>
<context>
    <name>Shell</name>
    <message>
        <source>A quote in the command isn&apos;t closed. Copy the whole command.</source>
        <translation>命令中的引号没有闭合：请复制整条命令。</translation>
    </message>
    <message>
        <source>The command inserts the output of another command, which Dailies doesn&apos;t run. Replace it with the text itself.</source>
        <translation>命令要取另一条命令的输出，这里不会运行它：请换成文本本身。</translation>
    </message>
    <message>
        <source>This command is for the Windows command prompt. Copy it as cURL (bash) instead.</source>
        <translation>这是 Windows 命令提示符的写法：请改为复制 bash 格式的 cURL。</translation>
    </message>
    <message>
        <source>The command has curly quotes (“ ”), which bash doesn&apos;t understand. Use straight ones (&quot;).</source>
        <translation>命令中有弯引号（“ ”），bash 不认识：请换成直引号（&quot;）。</translation>
    </message>
</context>
<context>
    <name>Sidecar</name>
    <message>
        <source>every name for it is taken</source>
        <translation>所有可用的名称都已被占用</translation>
    </message>
    <message>
        <source>Couldn&apos;t save the JSON file next to the clip %1: %2.</source>
        <translation>无法在视频 %1 旁保存 JSON 文件：%2。</translation>
    </message>
    <message>
        <source>the folder couldn&apos;t be synced to disk</source>
        <translation>无法把文件夹写入磁盘</translation>
    </message>
</context>
<context>
    <name>Spend</name>
    <message>
        <source>Removed account</source>
        <translation>已移除的账户</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 点</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 点</translation>
    </message>
    <message numerus="yes">
        <source>%Ln takes</source>
        <translation>
            <numerusform>%Ln 条成片</numerusform>
        </translation>
    </message>
    <message>
        <source>Today</source>
        <translation>今天</translation>
    </message>
    <message>
        <source>Each run</source>
        <translation>每次生成</translation>
    </message>
    <message>
        <source>In total</source>
        <translation>累计</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>period and account</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 of %2 left today</source>
        <translation>今天剩 %1 / %2</translation>
    </message>
    <message>
        <source>%1 of %2 left this month</source>
        <translation>本月剩 %1 / %2</translation>
    </message>
    <message>
        <source>%1 per run</source>
        <translation>每次生成最多 %1</translation>
    </message>
    <message>
        <source>%1 of %2 left</source>
        <translation>剩 %1 / %2</translation>
    </message>
    <message>
        <source>Cost unknown until the first take</source>
        <translation>首条成片之前费用未知</translation>
    </message>
    <message>
        <source>up to %1</source>
        <translation>最多 %1</translation>
    </message>
    <message>
        <source>Planned</source>
        <translation>计划中</translation>
    </message>
    <message>
        <source>Reserved</source>
        <translation>已预留</translation>
    </message>
    <message>
        <source>Billed</source>
        <translation>已计费</translation>
    </message>
    <message>
        <source>Not billed</source>
        <translation>未计费</translation>
    </message>
    <message>
        <source>Unsettled</source>
        <translation>待核定</translation>
    </message>
    <message>
        <source>with sound</source>
        <translation>有声</translation>
    </message>
    <message>
        <source>without sound</source>
        <translation>无声</translation>
    </message>
    <message>
        <source>All takes</source>
        <translation>所有成片</translation>
    </message>
    <message>
        <source>per second</source>
        <translation>每秒</translation>
    </message>
    <message>
        <source>per point</source>
        <translation>每点</translation>
    </message>
    <message>
        <source>per take</source>
        <translation>每条成片</translation>
    </message>
    <message>
        <source>%1/s since %2</source>
        <translation>%1/秒（自 %2 起）</translation>
    </message>
    <message>
        <source>%1 per point since %2</source>
        <translation>每点 %1（自 %2 起）</translation>
    </message>
    <message>
        <source>%1 per take since %2</source>
        <translation>每条成片 %1（自 %2 起）</translation>
    </message>
    <message>
        <source>No response: the service may have accepted it</source>
        <translation>无应答：服务可能已接受</translation>
    </message>
    <message>
        <source>The service no longer knows it</source>
        <translation>服务已无记录</translation>
    </message>
    <message>
        <source>You stopped tracking it</source>
        <translation>您已停止跟踪</translation>
    </message>
    <message>
        <source>%1 (removed)</source>
        <comment>an account</comment>
        <translation>%1（已移除）</translation>
    </message>
    <message>
        <source>rates in several currencies</source>
        <translation>单价使用多种货币</translation>
    </message>
    <message numerus="yes">
        <source>%Ln takes count at the highest possible rate, because it isn&apos;t known which one applies.</source>
        <translation>
            <numerusform>%Ln 条成片按可能的最高单价计算，因为不知道适用哪一个。</numerusform>
        </translation>
    </message>
    <message>
        <source>The reported figure “%1” can&apos;t be counted</source>
        <translation>报告的数值“%1”无法计入</translation>
    </message>
    <message>
        <source>The response had no usage figure</source>
        <translation>应答中没有用量数值</translation>
    </message>
    <message numerus="yes">
        <source>About %1 (from %Ln earlier takes)</source>
        <comment>amount, and on how many earlier takes it is based</comment>
        <translation>
            <numerusform>约 %1（基于之前 %Ln 条成片）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %1 each (from %Ln earlier takes)</source>
        <comment>amount, and on how many earlier takes it is based</comment>
        <translation>
            <numerusform>每条约 %1（基于之前 %Ln 条成片）</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SpendBook</name>
    <message>
        <source>The task database can&apos;t be written to. Nothing was changed.</source>
        <translation>无法写入任务数据库。没有任何更改。</translation>
    </message>
</context>
<context>
    <name>SpendExport</name>
    <message>
        <source>%1 can&apos;t be written: %2.</source>
        <translation>无法写入 %1：%2。</translation>
    </message>
</context>
<context>
    <name>SpendFields</name>
    <message>
        <source>Currency</source>
        <translation>货币</translation>
    </message>
    <message>
        <source>%1 is larger than 16 MB.</source>
        <translation>%1 大于 16 MB。</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read: %2.</source>
        <translation>无法读取 %1：%2。</translation>
    </message>
</context>
<context>
    <name>SpendLedger</name>
    <message>
        <source>Nothing was sent or charged. %1</source>
        <translation>未发送任何内容，也未计费。%1</translation>
    </message>
    <message>
        <source>Not sent; nothing was charged. %1</source>
        <translation>未发送，未计费。%1</translation>
    </message>
    <message>
        <source>There is no call %1 in the spend ledger.</source>
        <translation>支出记录中没有调用 %1。</translation>
    </message>
    <message>
        <source>You haven&apos;t settled this call. Nothing was changed.</source>
        <translation>您没有核定过此调用。没有任何更改。</translation>
    </message>
    <message>
        <source>This call is still in progress. Wait until it has ended. Nothing was changed.</source>
        <translation>此调用仍在进行。请等待其结束。没有任何更改。</translation>
    </message>
    <message>
        <source>Its take was deleted, so what the service reported isn&apos;t known any more. Nothing was changed; enter the figure instead.</source>
        <translation>其成片已删除，因此服务报告的内容已无从得知。没有任何更改；请改为填写数值。</translation>
    </message>
    <message>
        <source>The request wasn&apos;t sent again. %1</source>
        <translation>请求没有再次发送。%1</translation>
    </message>
</context>
<context>
    <name>SpendSettings</name>
    <message>
        <source>A currency has three capital letters, such as USD. Nothing was changed.</source>
        <translation>货币为三个大写字母，例如 USD。没有任何更改。</translation>
    </message>
    <message>
        <source>It was removed in the meantime. Nothing was changed; add it again.</source>
        <translation>它在此期间已被移除。没有任何更改；请重新添加。</translation>
    </message>
    <message>
        <source>A rate needs the day from which it applies. Nothing was changed.</source>
        <translation>单价需要生效日期。没有任何更改。</translation>
    </message>
    <message>
        <source>A limit must be more than 0. Nothing was changed.</source>
        <translation>限额必须大于 0。没有任何更改。</translation>
    </message>
    <message>
        <source>There is no rate %1.</source>
        <translation>没有单价 %1。</translation>
    </message>
    <message>
        <source>There is no limit %1.</source>
        <translation>没有限额 %1。</translation>
    </message>
</context>
<context>
    <name>StageWords</name>
    <message>
        <source>On hold</source>
        <translation>已暂缓</translation>
    </message>
    <message>
        <source>Not sent</source>
        <translation>未发送</translation>
    </message>
    <message>
        <source>It isn&apos;t sent until you say so.</source>
        <translation>未经您同意不会发送。</translation>
    </message>
    <message>
        <source>Still generating…</source>
        <translation>仍在生成…</translation>
    </message>
    <message>
        <source>Running for %1</source>
        <translation>已运行 %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>two short texts</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 left</source>
        <comment>a short length of time</comment>
        <translation>剩 %1</translation>
    </message>
    <message>
        <source>%1 · usually about %2</source>
        <comment>how long it runs, and a length of time</comment>
        <translation>%1 · 通常约 %2</translation>
    </message>
    <message>
        <source>Downloading…</source>
        <translation>正在下载…</translation>
    </message>
    <message>
        <source>Generation failed</source>
        <translation>生成失败</translation>
    </message>
    <message>
        <source>The clip is missing</source>
        <translation>视频不存在</translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation>正在发送…</translation>
    </message>
    <message>
        <source>In the Trash</source>
        <translation>在回收站中</translation>
    </message>
    <message>
        <source>Uploading…</source>
        <translation>正在上传…</translation>
    </message>
    <message>
        <source>%1 · file %2 of %3</source>
        <comment>name of a file</comment>
        <translation>%1 · 第 %2 个文件，共 %3 个</translation>
    </message>
    <message>
        <source>The request is sent after that.</source>
        <translation>之后发送请求。</translation>
    </message>
    <message>
        <source>The request is sent after that. Nothing is charged yet.</source>
        <translation>之后发送请求。尚未计费。</translation>
    </message>
    <message>
        <source>Download paused</source>
        <translation>下载已暂停</translation>
    </message>
    <message>
        <source>Download interrupted</source>
        <translation>下载已中断</translation>
    </message>
    <message>
        <source>Queued for %1</source>
        <translation>已排队 %1</translation>
    </message>
    <message>
        <source>Making sure…</source>
        <comment>that the task has failed</comment>
        <translation>正在确认…</translation>
    </message>
    <message numerus="yes">
        <source>Queued for %n days</source>
        <translation>
            <numerusform>已排队 %n 天</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Running for %n days</source>
        <translation>
            <numerusform>已运行 %n 天</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Storage</name>
    <message>
        <source>The storage doesn&apos;t accept the secret. Check it and the region.</source>
        <translation>存储服务不接受此私密信息。请检查私密信息和区域。</translation>
    </message>
    <message>
        <source>The temporary key has expired.</source>
        <translation>临时密钥已过期。</translation>
    </message>
    <message>
        <source>The storage doesn&apos;t accept the region. Check it.</source>
        <translation>存储服务不接受此区域。请检查区域。</translation>
    </message>
    <message>
        <source>There is no bucket with this name.</source>
        <translation>没有这个名称的存储桶。</translation>
    </message>
    <message>
        <source>The storage is full.</source>
        <translation>存储空间已满。</translation>
    </message>
    <message>
        <source>The file is too large for the storage.</source>
        <translation>文件过大，存储服务无法接受。</translation>
    </message>
    <message>
        <source>The storage doesn&apos;t allow this with your key.</source>
        <translation>存储服务不允许用您的密钥进行此操作。</translation>
    </message>
    <message>
        <source>The storage has no such folder or file.</source>
        <translation>存储服务上没有这个文件夹或文件。</translation>
    </message>
    <message>
        <source>The storage is having problems.</source>
        <translation>存储服务出现问题。</translation>
    </message>
    <message>
        <source>The storage doesn&apos;t accept the access key ID.</source>
        <translation>存储服务不接受此访问密钥 ID。</translation>
    </message>
    <message>
        <source>The bucket is in the region %1. Enter that region.</source>
        <translation>存储桶位于区域 %1。请填写该区域。</translation>
    </message>
    <message>
        <source>This computer&apos;s clock is too far off. Set it correctly.</source>
        <translation>本机时间偏差过大。请校准时间。</translation>
    </message>
    <message>
        <source>The file was damaged during the upload.</source>
        <translation>文件在上传过程中损坏。</translation>
    </message>
    <message>
        <source>The storage is rate limiting requests.</source>
        <translation>存储服务正在限流。</translation>
    </message>
    <message>
        <source>The storage redirects to another URL. Check the endpoint and the region.</source>
        <translation>存储服务重定向到另一地址。请检查端点和区域。</translation>
    </message>
    <message>
        <source>The storage refused this (status %1).</source>
        <translation>存储服务拒绝了此操作（状态 %1）。</translation>
    </message>
</context>
<context>
    <name>SystemSleep</name>
    <message>
        <source>All takes are finished, but the system doesn&apos;t allow Dailies to put this computer to sleep: %1.</source>
        <translation>所有成片均已完成，但系统不允许 Dailies 让本机进入睡眠状态：%1。</translation>
    </message>
</context>
<context>
    <name>TakeCost</name>
    <message>
        <source>The service no longer knows this task and may have charged it. Check your invoice, then enter what was charged.</source>
        <translation>服务已没有此任务的记录，可能已对它计费。请查看您的账单，然后输入计费的数额。</translation>
    </message>
    <message>
        <source>The service didn&apos;t say what it charged. Check your invoice, then enter the figure.</source>
        <translation>服务没有说明计费多少。请查看您的账单，然后输入数额。</translation>
    </message>
    <message>
        <source>You stopped tracking this task, and the service may charge it. Use Check now to get the figure, or enter it from your invoice.</source>
        <translation>您已停止跟踪此任务，服务可能对它计费。请用“立即查询”获取数额，或按账单输入。</translation>
    </message>
    <message>
        <source>The service reported “%1”, which can&apos;t be counted. Check your invoice, then enter the figure.</source>
        <translation>服务报告了“%1”，无法计入。请查看账单，然后输入数值。</translation>
    </message>
    <message>
        <source>The service didn&apos;t confirm this request, so it may have charged it. Check its task list or your invoice, then enter what was charged.</source>
        <translation>服务没有确认此请求，因此可能已计费。请查看其任务列表或您的账单，然后输入计费的数额。</translation>
    </message>
</context>
<context>
    <name>TakeDifferences</name>
    <message>
        <source>embedded (%1)</source>
        <translation>内嵌（%1）</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>kind of media and where it is</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>voice %1</source>
        <translation>音色 %1</translation>
    </message>
    <message>
        <source>%1 (%2 s)</source>
        <translation>%1（%2 秒）</translation>
    </message>
    <message>
        <source>on</source>
        <translation>开</translation>
    </message>
    <message>
        <source>off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>Delivered length</source>
        <translation>实际时长</translation>
    </message>
    <message>
        <source>Delivered size</source>
        <translation>实际尺寸</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>parameter and value</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>default</source>
        <translation>默认</translation>
    </message>
    <message>
        <source>Frames per second</source>
        <translation>每秒帧数</translation>
    </message>
</context>
<context>
    <name>TakeFiles</name>
    <message>
        <source>The clip couldn&apos;t be renamed. Nothing was changed.</source>
        <translation>无法重命名视频。没有任何更改。</translation>
    </message>
    <message>
        <source>The clip is no longer on disk, so it can&apos;t be renamed.</source>
        <translation>视频已不在磁盘上，因此无法重命名。</translation>
    </message>
    <message>
        <source>A file named “%1” is already in this folder. Choose another name.</source>
        <translation>此文件夹中已有名为“%1”的文件。请换一个名称。</translation>
    </message>
    <message>
        <source>The clip can&apos;t be renamed because its folder is read-only.</source>
        <translation>无法重命名视频，因为其文件夹是只读的。</translation>
    </message>
    <message>
        <source>Enter a name.</source>
        <translation>请输入名称。</translation>
    </message>
    <message>
        <source>A name can&apos;t contain any of these: / \ : * ? &quot; &lt; &gt; |</source>
        <translation>名称不能包含以下任何字符：/ \ : * ? &quot; &lt; &gt; |</translation>
    </message>
    <message>
        <source>A name can&apos;t begin with a dot, because the clip would be hidden.</source>
        <translation>名称不能以点开头，否则视频会被隐藏。</translation>
    </message>
    <message>
        <source>A name can&apos;t end with a dot.</source>
        <translation>名称不能以点结尾。</translation>
    </message>
    <message>
        <source>“%1” is a reserved name. Choose another one.</source>
        <translation>“%1”是保留名称。请换一个名称。</translation>
    </message>
    <message>
        <source>This name is too long.</source>
        <translation>此名称过长。</translation>
    </message>
</context>
<context>
    <name>TaskCells</name>
    <message>
        <source>Dailies no longer checks it.</source>
        <translation>Dailies 不再查询。</translation>
    </message>
    <message>
        <source>No clip: the service didn&apos;t start it.</source>
        <translation>没有视频：服务未开始生成。</translation>
    </message>
    <message>
        <source>No clip: the service couldn&apos;t make it.</source>
        <translation>没有视频：服务未能生成。</translation>
    </message>
    <message>
        <source>No clip: the service canceled it.</source>
        <translation>没有视频：服务已取消任务。</translation>
    </message>
    <message>
        <source>No clip: the service deleted the task.</source>
        <translation>没有视频：服务已删除任务。</translation>
    </message>
    <message>
        <source>No clip: the link expired before the download.</source>
        <translation>没有视频：链接在下载前已过期。</translation>
    </message>
    <message>
        <source>The saved file isn&apos;t a video.</source>
        <translation>保存的文件不是视频。</translation>
    </message>
    <message>
        <source>It may have been charged.</source>
        <translation>可能已计费。</translation>
    </message>
</context>
<context>
    <name>TaskColumns</name>
    <message>
        <source>Not known</source>
        <translation>未知</translation>
    </message>
    <message numerus="yes">
        <source>%n days</source>
        <translation>
            <numerusform>%n 天</numerusform>
        </translation>
    </message>
    <message>
        <source>Any moment</source>
        <comment>a result address may die now</comment>
        <translation>随时</translation>
    </message>
    <message>
        <source>Under 1 min</source>
        <translation>不到 1 分钟</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 分钟</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 小时 %2 分钟</translation>
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
        <translation>尚无视频</translation>
    </message>
    <message>
        <source>Clip saved</source>
        <translation>视频已保存</translation>
    </message>
    <message>
        <source>No prompt</source>
        <translation>无提示词</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>Not there</source>
        <translation>不在原处</translation>
    </message>
    <message>
        <source>Rated %1 of 5</source>
        <translation>评分 %1（满分 5）</translation>
    </message>
    <message>
        <source>Not rated</source>
        <translation>未评分</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>成片</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>提示词</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>时长</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>评分</translation>
    </message>
    <message>
        <source>Elapsed</source>
        <translation>已用时</translation>
    </message>
    <message>
        <source>Delivered</source>
        <translation>实际</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>创建时间</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>账户</translation>
    </message>
    <message>
        <source>Take %1 · %2</source>
        <comment>number, and whether it has a clip</comment>
        <translation>成片 %1 · %2</translation>
    </message>
    <message>
        <source>Link expires</source>
        <translation>链接过期时间</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>费用</translation>
    </message>
    <message>
        <source>Rejected · %1</source>
        <translation>已淘汰 · %1</translation>
    </message>
    <message>
        <source>Clip missing</source>
        <translation>视频不存在</translation>
    </message>
    <message>
        <source>downloaded again while its link works</source>
        <comment>a clip that cannot be played</comment>
        <translation>链接有效期间会重新下载</translation>
    </message>
    <message>
        <source>%1 s, %2 s requested</source>
        <comment>a clip&apos;s length</comment>
        <translation>%1 秒，请求为 %2 秒</translation>
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
        <translation>%1 开</translation>
    </message>
    <message>
        <source>%1 off</source>
        <translation>%1 关</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>用量</translation>
    </message>
    <message>
        <source>%1 fps</source>
        <translation>%1 帧/秒</translation>
    </message>
    <message>
        <source>no sound</source>
        <translation>无声</translation>
    </message>
    <message>
        <source>Reading the clip…</source>
        <translation>正在读取视频…</translation>
    </message>
    <message>
        <source>Delivered</source>
        <translation>实际</translation>
    </message>
    <message>
        <source>Saved as</source>
        <translation>保存为</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>创建时间</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>附注</translation>
    </message>
    <message>
        <source>%1p</source>
        <comment>a number of picture lines</comment>
        <translation>%1p</translation>
    </message>
    <message>
        <source>pasted file</source>
        <translation>粘贴的文件</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>number and entry of a list</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>kind and name of a file</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>voice %1</source>
        <translation>音色 %1</translation>
    </message>
    <message>
        <source>%1 s · %2</source>
        <comment>length and prompt</comment>
        <translation>%1 秒 · %2</translation>
    </message>
    <message>
        <source>Requested</source>
        <translation>要求</translation>
    </message>
    <message>
        <source>Task ID</source>
        <translation>任务 ID</translation>
    </message>
    <message>
        <source>Request ID</source>
        <translation>请求 ID</translation>
    </message>
    <message>
        <source>External task ID</source>
        <translation>外部任务 ID</translation>
    </message>
    <message>
        <source>Video ID</source>
        <translation>视频 ID</translation>
    </message>
    <message>
        <source>By the service&apos;s clock. It names no time zone.</source>
        <translation>以服务的时钟为准，其中未注明时区。</translation>
    </message>
    <message>
        <source>Submitted</source>
        <translation>提交时间</translation>
    </message>
    <message>
        <source>Scheduled</source>
        <translation>计划时间</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>结束时间</translation>
    </message>
    <message>
        <source>Reported length</source>
        <translation>服务报告的时长</translation>
    </message>
    <message>
        <source>%1 (unit not specified)</source>
        <translation>%1（单位未说明）</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>费用</translation>
    </message>
    <message>
        <source>Link expires</source>
        <translation>链接过期时间</translation>
    </message>
    <message>
        <source>Original prompt</source>
        <translation>原始提示词</translation>
    </message>
    <message>
        <source>Same as the prompt.</source>
        <translation>与提示词相同。</translation>
    </message>
    <message>
        <source>Made in practice mode. Nothing was charged.</source>
        <translation>在练习模式下生成。未计费。</translation>
    </message>
    <message>
        <source>Charge</source>
        <translation>计费</translation>
    </message>
    <message>
        <source>Request</source>
        <comment>a heading</comment>
        <translation>请求</translation>
    </message>
    <message>
        <source>Clip</source>
        <comment>a heading</comment>
        <translation>视频</translation>
    </message>
    <message>
        <source>%1 points (unit not specified)</source>
        <translation>%1 点（单位未说明）</translation>
    </message>
    <message>
        <source>amount unknown</source>
        <translation>数额未知</translation>
    </message>
    <message>
        <source>Settled by you.</source>
        <translation>已由您核定。</translation>
    </message>
    <message>
        <source>“%1”, as reported; not counted</source>
        <translation>“%1”，按报告所示；未计入</translation>
    </message>
    <message>
        <source>%1 s of input video</source>
        <translation>输入视频 %1 秒</translation>
    </message>
    <message numerus="yes">
        <source>%Ln clips</source>
        <translation>
            <numerusform>%Ln 段视频</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 s of output</source>
        <translation>输出 %1 秒</translation>
    </message>
    <message>
        <source>No charge was reported.</source>
        <translation>没有报告任何费用。</translation>
    </message>
    <message>
        <source>Earlier call</source>
        <translation>之前的调用</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>unsettled, and its cost or a sentence</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>All calls</source>
        <translation>所有调用</translation>
    </message>
    <message>
        <source>Service response</source>
        <comment>a heading</comment>
        <translation>服务应答</translation>
    </message>
    <message>
        <source>%1 · not a known video type</source>
        <comment>size of a file</comment>
        <translation>%1 · 不是已知的视频类型</translation>
    </message>
    <message>
        <source>This request hasn&apos;t been sent yet.</source>
        <translation>此请求尚未发送。</translation>
    </message>
    <message>
        <source>The service hasn&apos;t replied yet.</source>
        <translation>服务尚未应答。</translation>
    </message>
    <message>
        <source>No reply arrived.</source>
        <translation>没有收到应答。</translation>
    </message>
    <message>
        <source>The replies to this request aren&apos;t stored.</source>
        <translation>此请求的应答未保存。</translation>
    </message>
    <message>
        <source>This request was never sent.</source>
        <translation>此请求从未发送。</translation>
    </message>
    <message>
        <source>%1 s, %2 s requested</source>
        <comment>a clip&apos;s length</comment>
        <translation>%1 秒，请求为 %2 秒</translation>
    </message>
</context>
<context>
    <name>TaskFilter</name>
    <message>
        <source>Take %1</source>
        <translation>成片 %1</translation>
    </message>
</context>
<context>
    <name>TaskGroup</name>
    <message>
        <source>All %1</source>
        <translation>全部 %1</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>已保存 %1</translation>
    </message>
    <message>
        <source>Needs attention %1</source>
        <translation>需要处理 %1</translation>
    </message>
    <message>
        <source>Failed %1</source>
        <translation>失败 %1</translation>
    </message>
    <message>
        <source>4 and up %1</source>
        <comment>stars, and how many takes</comment>
        <translation>4 星及以上 %1</translation>
    </message>
    <message>
        <source>Rejected %1</source>
        <translation>已淘汰 %1</translation>
    </message>
    <message>
        <source>Trash %1</source>
        <translation>回收站 %1</translation>
    </message>
    <message>
        <source>In progress %1</source>
        <translation>进行中 %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln running</source>
        <comment>takes</comment>
        <translation>
            <numerusform>%Ln 条运行中</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not sent yet</source>
        <comment>takes</comment>
        <translation>
            <numerusform>%Ln 条尚未发送</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln without a response</source>
        <comment>takes</comment>
        <translation>
            <numerusform>%Ln 条无应答</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln on hold</source>
        <comment>takes</comment>
        <translation>
            <numerusform>%Ln 条已暂缓</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln that can&apos;t be saved</source>
        <comment>takes</comment>
        <translation>
            <numerusform>%Ln 条无法保存</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TaskGroups</name>
    <message>
        <source>Today</source>
        <translation>今天</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>昨天</translation>
    </message>
    <message numerus="yes">
        <source>%n saved</source>
        <translation>
            <numerusform>%n 条已保存</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>%n 条失败</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n active</source>
        <translation>
            <numerusform>%n 条进行中</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without a response</source>
        <translation>
            <numerusform>%n 条无应答</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TaskHistory</name>
    <message>
        <source>Task %1 can&apos;t be moved to the Trash: it&apos;s in progress or needs a decision.</source>
        <translation>任务 %1 未移到回收站：它正在进行，或需要您决定。</translation>
    </message>
</context>
<context>
    <name>TaskInput</name>
    <message>
        <source>%1 has changed since you asked for this clip (%2, %3).</source>
        <translation>自您请求此视频以来，%1 已更改（%2，%3）。</translation>
    </message>
</context>
<context>
    <name>TaskPanel</name>
    <message>
        <source>The folder of this clip is gone: %1.</source>
        <translation>此视频的文件夹已不存在：%1。</translation>
    </message>
    <message>
        <source>This clip is no longer in its folder: %1.</source>
        <translation>此视频已不在其文件夹中：%1。</translation>
    </message>
    <message>
        <source>Nothing found for “%1”.</source>
        <translation>没有找到“%1”。</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清除</translation>
    </message>
    <message>
        <source>No take matches this filter.</source>
        <translation>没有符合此筛选的成片。</translation>
    </message>
    <message>
        <source>Clear filter</source>
        <translation>清除筛选</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>显示全部</translation>
    </message>
    <message>
        <source>Nothing here.</source>
        <translation>这里没有内容。</translation>
    </message>
    <message>
        <source>No takes yet. Describe a shot and press Generate.</source>
        <translation>还没有成片。请描述一个镜头，然后按“生成”。</translation>
    </message>
    <message>
        <source>Load an example request</source>
        <translation>载入示例请求</translation>
    </message>
    <message>
        <source>The Trash is empty.</source>
        <translation>回收站是空的。</translation>
    </message>
    <message>
        <source>All takes are in the Trash.</source>
        <translation>所有成片都在回收站中。</translation>
    </message>
    <message>
        <source>Show the Trash</source>
        <translation>显示回收站</translation>
    </message>
</context>
<context>
    <name>TaskRunner</name>
    <message>
        <source>There is no task %1.</source>
        <translation>没有任务 %1。</translation>
    </message>
    <message>
        <source>You sent this %1 s ago.</source>
        <translation>您在 %1 秒前发送过此请求。</translation>
    </message>
    <message>
        <source>Couldn&apos;t get a new link from the service in time.</source>
        <translation>未能及时向服务索取新链接。</translation>
    </message>
    <message>
        <source>The previous response was received %1 times.</source>
        <translation>上一个应答收到了 %1 次。</translation>
    </message>
    <message numerus="yes">
        <source>The service couldn&apos;t be reached for %n minutes, so this wasn&apos;t sent. Send it now, or remove it.</source>
        <translation>
            <numerusform>已有 %n 分钟无法连接到服务，因此没有发送。可立即发送，或移除。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The service couldn&apos;t be reached for %n minutes, so this wasn&apos;t sent again. An earlier call got no response and may have been charged. Send it now, or remove it.</source>
        <translation>
            <numerusform>已有 %n 分钟无法连接到服务，因此未再次发送。先前的调用没有应答，可能已计费。可立即发送，或移除。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The service couldn&apos;t be reached for %n minutes, so this wasn&apos;t sent and nothing was charged. Send it now, or remove it.</source>
        <translation>
            <numerusform>已有 %n 分钟无法连接到服务，因此没有发送，未计费。可立即发送，或移除。</numerusform>
        </translation>
    </message>
    <message>
        <source>Only waiting tasks can be moved.</source>
        <translation>只有等待中的任务可以移动。</translation>
    </message>
    <message>
        <source>Task %1 wasn&apos;t sent again: %2</source>
        <translation>任务 %1 未再次发送：%2</translation>
    </message>
    <message>
        <source>Task %1 wasn&apos;t sent: %2</source>
        <translation>任务 %1 没有发送：%2</translation>
    </message>
    <message>
        <source>Task %1 wasn&apos;t sent and nothing was charged: %2</source>
        <translation>任务 %1 没有发送，未计费：%2</translation>
    </message>
    <message>
        <source>The service gave this task the same ID as task %1.</source>
        <translation>服务给此任务的 ID 与任务 %1 相同。</translation>
    </message>
    <message>
        <source>The service gave task %1 the same ID as this one.</source>
        <translation>服务给任务 %1 的 ID 与此任务相同。</translation>
    </message>
    <message>
        <source>This task&apos;s account no longer exists.</source>
        <translation>此任务的账户已不存在。</translation>
    </message>
    <message>
        <source>This task belongs to %1, but the account &quot;%2&quot; now points to %3, so its key isn&apos;t used for the task.</source>
        <translation>此任务属于 %1，但账户“%2”现在指向 %3；其密钥不会用于此任务。</translation>
    </message>
    <message>
        <source>This arrived in the state &quot;%1&quot; and changed nothing.</source>
        <translation>到达时任务处于“%1”，未产生影响。</translation>
    </message>
    <message>
        <source>The latest state of task %1 couldn&apos;t be saved to disk yet.</source>
        <translation>任务 %1 的最新状态尚未能保存到磁盘。</translation>
    </message>
    <message>
        <source>This isn&apos;t possible for task %1 in the state &quot;%2&quot;.</source>
        <translation>任务 %1 处于“%2”，不能这样操作。</translation>
    </message>
    <message>
        <source>The service responded as family %1, but the request was written for family %2.</source>
        <translation>服务按 %1 系列应答；请求是按 %2 系列写的。</translation>
    </message>
    <message>
        <source>Task %1 couldn&apos;t be saved to disk; retrying every second. %2</source>
        <translation>任务 %1 未能写入磁盘，每秒重试一次。%2</translation>
    </message>
    <message>
        <source>Task %1 (the service&apos;s ID: %2) couldn&apos;t be saved to disk; retrying every second. %3</source>
        <translation>任务 %1（服务端 ID 为 %2）未能写入磁盘，每秒重试一次。%3</translation>
    </message>
    <message>
        <source>The service&apos;s ID %1 couldn&apos;t be saved for task %2: the task was changed elsewhere.</source>
        <translation>无法保存服务给任务 %2 的 ID %1：该任务已在别处更改。</translation>
    </message>
    <message>
        <source>Dailies closed before this was sent. Nothing was charged. Send it now, or remove it.</source>
        <translation>Dailies 在发送前已关闭。未计费。可立即发送，或移除。</translation>
    </message>
    <message>
        <source>Dailies closed before this was sent again. An earlier call got no response and may have been charged. Send it now, or remove it.</source>
        <translation>Dailies 在再次发送前已关闭。先前的调用没有应答，可能已计费。可立即发送，或移除。</translation>
    </message>
    <message>
        <source>Dailies closed before this was sent. Send it now, or remove it.</source>
        <translation>Dailies 在发送前已关闭。可立即发送，或移除。</translation>
    </message>
    <message>
        <source>Some tasks couldn&apos;t be read from disk; retrying every second, a few times. Nothing was sent.</source>
        <translation>未能从磁盘读出全部任务；每秒重试，共几次。没有发送任何内容。</translation>
    </message>
    <message>
        <source>The ID was recovered from the list of IDs.</source>
        <translation>此 ID 从 ID 列表中恢复。</translation>
    </message>
    <message>
        <source>Nothing was sent, because the request couldn&apos;t be saved to disk first. %1</source>
        <translation>请求未能先存到磁盘，因此没有发送。%1</translation>
    </message>
    <message>
        <source>Part of the previous click. Nothing more was sent.</source>
        <translation>属于上一次点击。没有再发送任何内容。</translation>
    </message>
    <message>
        <source>You can generate 1 to %1 takes at once.</source>
        <translation>一次可生成 1 至 %1 条。</translation>
    </message>
    <message>
        <source>To track a task, give its kind, model and ID.</source>
        <translation>要跟踪任务，需要其类型、模型和 ID。</translation>
    </message>
    <message>
        <source>The ID is empty.</source>
        <translation>ID 为空。</translation>
    </message>
    <message>
        <source>Only a task with no response can be given an ID.</source>
        <translation>只有无应答的任务才能填入 ID。</translation>
    </message>
    <message>
        <source>ID entered manually.</source>
        <translation>ID 由您手动填写。</translation>
    </message>
    <message>
        <source>Generated again by you.</source>
        <translation>已由您重新生成。</translation>
    </message>
    <message>
        <source>Generated again by you; the first request may have been charged.</source>
        <translation>已由您重新生成；第一次请求可能已计费。</translation>
    </message>
    <message>
        <source>The clip was no longer in its folder; downloaded again by you.</source>
        <translation>视频已不在其文件夹中；您已要求重新下载。</translation>
    </message>
    <message>
        <source>Checked by you.</source>
        <translation>由您手动查询。</translation>
    </message>
    <message>
        <source>Only a waiting task can be removed.</source>
        <translation>只有等待中的任务才能移除。</translation>
    </message>
    <message>
        <source>You decided not to generate it again.</source>
        <translation>您已决定不重新生成。</translation>
    </message>
    <message>
        <source>You decided not to generate it again; the first request may have been charged.</source>
        <translation>您已决定不重新生成；第一次请求可能已计费。</translation>
    </message>
    <message>
        <source>On hold.</source>
        <translation>已暂缓。</translation>
    </message>
    <message>
        <source>Dismissed by you.</source>
        <translation>已由您忽略。</translation>
    </message>
    <message>
        <source>Dismissed by you; the request may have been charged.</source>
        <translation>已由您忽略；该请求可能已计费。</translation>
    </message>
    <message>
        <source>Task %1 isn&apos;t being sent.</source>
        <translation>任务 %1 没有在发送。</translation>
    </message>
    <message>
        <source>Stopped by you.</source>
        <translation>手动停止。</translation>
    </message>
    <message>
        <source>Stopped before it was sent again. An earlier call got no response.</source>
        <translation>在再次发送前已停止。先前的调用没有应答。</translation>
    </message>
    <message>
        <source>Stopped before it was sent again. An earlier call got no response and may have been charged.</source>
        <translation>在再次发送前已停止。先前的调用没有应答，可能已计费。</translation>
    </message>
    <message>
        <source>Stopped before it was sent; nothing was accepted.</source>
        <translation>在发送之前已停止；没有请求被接受。</translation>
    </message>
    <message>
        <source>Tracking stopped; the task continues at the service.</source>
        <translation>已停止跟踪；任务会在服务端继续。</translation>
    </message>
    <message>
        <source>Tracking stopped; the task continues at the service and may be charged.</source>
        <translation>已停止跟踪；任务会在服务端继续，并可能计费。</translation>
    </message>
    <message numerus="yes">
        <source>Its files couldn&apos;t be uploaded for %n minutes, so this wasn&apos;t sent. Send it now, or remove it.</source>
        <translation>
            <numerusform>已有 %n 分钟无法上传其文件，因此没有发送。可立即发送，或移除。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Its files couldn&apos;t be uploaded for %n minutes, so this wasn&apos;t sent again. An earlier call got no response and may have been charged. Send it now, or remove it.</source>
        <translation>
            <numerusform>已有 %n 分钟无法上传其文件，因此未再次发送。先前的调用没有应答，可能已计费。可立即发送，或移除。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Its files couldn&apos;t be uploaded for %n minutes, so this wasn&apos;t sent and nothing was charged. Send it now, or remove it.</source>
        <translation>
            <numerusform>已有 %n 分钟无法上传其文件，因此没有发送，未计费。可立即发送，或移除。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Uploading %n file(s) first.</source>
        <translation>
            <numerusform>先上传 %n 个文件。</numerusform>
        </translation>
    </message>
    <message>
        <source>The files are uploaded.</source>
        <translation>文件已上传。</translation>
    </message>
    <message>
        <source>Dailies wasn&apos;t running at %1, so this wasn&apos;t sent. Send it now, or remove it.</source>
        <translation>%1 时 Dailies 未在运行，因此没有发送。可立即发送，或移除。</translation>
    </message>
    <message>
        <source>Dailies wasn&apos;t running at %1, so this wasn&apos;t sent again. An earlier call got no response and may have been charged. Send it now, or remove it.</source>
        <translation>%1 时 Dailies 未在运行，因此未再次发送。先前的调用没有应答，可能已计费。可立即发送，或移除。</translation>
    </message>
    <message>
        <source>Dailies wasn&apos;t running at %1, so this wasn&apos;t sent and nothing was charged. Send it now, or remove it.</source>
        <translation>%1 时 Dailies 未在运行，因此没有发送，未计费。可立即发送，或移除。</translation>
    </message>
    <message>
        <source>This time has passed. Nothing was sent. Choose a later time.</source>
        <translation>此时间已过。未发送任何内容。请选择更晚的时间。</translation>
    </message>
    <message>
        <source>This time has passed. Nothing was changed. Choose a later time.</source>
        <translation>此时间已过。没有任何更改。请选择更晚的时间。</translation>
    </message>
    <message>
        <source>To be sent at %1.</source>
        <translation>将于 %1 发送。</translation>
    </message>
    <message>
        <source>Dailies closed before this was sent again. Send it now, or remove it.</source>
        <translation>Dailies 在再次发送前已关闭。可立即发送，或移除。</translation>
    </message>
    <message>
        <source>Take %1 of the same request is still waiting for a response.</source>
        <translation>相同请求的成片 %1 仍在等待应答。</translation>
    </message>
    <message>
        <source>Take %1 of the same request got no response.</source>
        <translation>相同请求的成片 %1 没有应答。</translation>
    </message>
    <message>
        <source>Take %1 of the same request got no response. If it was received, you&apos;ll pay for both.</source>
        <translation>相同请求的成片 %1 没有应答。如果服务已收到它，您要为两次付费。</translation>
    </message>
    <message>
        <source>ID changed by you from %1 to %2.</source>
        <translation>您已将 ID 从 %1 改为 %2。</translation>
    </message>
    <message>
        <source>This computer was asleep or its clock was changed at %1, so this wasn&apos;t sent. Send it now, or remove it.</source>
        <translation>%1 时本机处于睡眠状态或时钟被更改，因此没有发送。可立即发送，或移除。</translation>
    </message>
    <message>
        <source>This computer was asleep or its clock was changed at %1, so this wasn&apos;t sent again. An earlier call got no response and may have been charged. Send it now, or remove it.</source>
        <translation>%1 时本机处于睡眠状态或时钟被更改，因此未再次发送。先前的调用没有应答，可能已计费。可立即发送，或移除。</translation>
    </message>
    <message>
        <source>This computer was asleep or its clock was changed at %1, so this wasn&apos;t sent and nothing was charged. Send it now, or remove it.</source>
        <translation>%1 时本机处于睡眠状态或时钟被更改，因此没有发送，未计费。可立即发送，或移除。</translation>
    </message>
    <message>
        <source>The request contains your API key. Nothing was sent or charged. Remove the key from the request.</source>
        <translation>请求中包含您的 API 密钥。未发送任何内容，也未计费。请从请求中删除密钥。</translation>
    </message>
    <message>
        <source>The request contained your API key, so it wasn&apos;t sent again. An earlier call got no response and may have been charged.</source>
        <translation>该请求包含您的 API 密钥，因此没有再次发送。先前的调用没有应答，可能已计费。</translation>
    </message>
    <message>
        <source>The same request is already waiting to be sent.</source>
        <translation>相同的请求已在等待发送。</translation>
    </message>
    <message>
        <source>Take %1 already has this ID.</source>
        <translation>成片 %1 已使用此 ID。</translation>
    </message>
    <message>
        <source>Take %1, which was sent together with this one, got no response.</source>
        <translation>与这一条一起发送的成片 %1 没有应答。</translation>
    </message>
    <message>
        <source>Take %1, which was sent together with this one, got no response. If it was received, you&apos;ll pay for both.</source>
        <translation>与这一条一起发送的成片 %1 没有应答。如果服务已收到它，您要为两次付费。</translation>
    </message>
    <message>
        <source>The clip&apos;s folder isn&apos;t there: %1. If it is on another drive, connect that drive. If you deleted the folder, create it again, then download the clip again.</source>
        <translation>视频所在的文件夹不存在：%1。如果它在另一个驱动器上，请连接该驱动器。如果文件夹已被删除，请重新创建，然后再次下载视频。</translation>
    </message>
    <message>
        <source>Take %1, which was sent together with this one, got no response. Decide about it first. Nothing was changed.</source>
        <translation>与这一条一起发送的成片 %1 没有应答。请先对它作出决定。没有任何更改。</translation>
    </message>
    <message>
        <source>This is an API key, not a task ID. It wasn&apos;t stored or sent.</source>
        <translation>这是 API 密钥，不是任务 ID。未保存，也未发送。</translation>
    </message>
    <message>
        <source>The request contained your API key. Nothing was sent or charged. The key was replaced with ***. Remove this request, and generate a corrected one.</source>
        <translation>该请求包含您的 API 密钥。没有发送任何内容，也没有计费。密钥已替换为 ***。请移除此请求，并生成更正后的请求。</translation>
    </message>
    <message>
        <source>On hold because take %1, which was sent together with this one, got no response. Once you have decided about that take, you can send this one.</source>
        <translation>已暂缓，因为与这一条一起发送的成片 %1 没有应答。对它作出决定后，就可以发送这一条。</translation>
    </message>
    <message>
        <source>Take %1 is in the Trash. Restore it first.</source>
        <translation>成片 %1 在回收站中。请先恢复它。</translation>
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
        <translation>%1（代码 %2）</translation>
    </message>
    <message>
        <source>Not sent.</source>
        <translation>未发送。</translation>
    </message>
    <message>
        <source>Not sent yet.</source>
        <translation>尚未发送。</translation>
    </message>
    <message>
        <source>Sending the request.</source>
        <translation>正在发送请求。</translation>
    </message>
    <message>
        <source>Generating. The clip downloads automatically.</source>
        <translation>正在生成。视频会自动下载。</translation>
    </message>
    <message>
        <source>The clip is ready and downloading.</source>
        <translation>视频已就绪，正在下载。</translation>
    </message>
    <message>
        <source>Dailies no longer tracks it. It may still run at the service.</source>
        <translation>Dailies 已不再跟踪。它可能仍在服务端执行。</translation>
    </message>
    <message>
        <source>Dailies no longer tracks it. It may still run at the service and be charged.</source>
        <translation>Dailies 已不再跟踪。它可能仍在服务端执行并计费。</translation>
    </message>
    <message>
        <source>This request wasn&apos;t sent.</source>
        <translation>此请求没有发送。</translation>
    </message>
    <message>
        <source>The service rejected the account&apos;s key.</source>
        <translation>服务不接受该账户的密钥。</translation>
    </message>
    <message>
        <source>The service rejected this request.</source>
        <translation>服务拒绝了此请求。</translation>
    </message>
    <message>
        <source>The service couldn&apos;t make this clip.</source>
        <translation>服务未能生成此视频。</translation>
    </message>
    <message>
        <source>The service canceled this task.</source>
        <translation>服务取消了此任务。</translation>
    </message>
    <message>
        <source>The service no longer knows this task.</source>
        <translation>服务已没有此任务的记录。</translation>
    </message>
    <message>
        <source>The link to the clip expired.</source>
        <translation>视频链接已过期。</translation>
    </message>
    <message>
        <source>The clip is not where it was saved: %1.</source>
        <translation>视频不在保存的位置：%1。</translation>
    </message>
    <message>
        <source>The service says: %1</source>
        <translation>服务的说明：%1</translation>
    </message>
    <message>
        <source>Reuse loads the request into the form, where you can choose another account. Remove then takes this one off the list.</source>
        <translation>“复用”会将请求载入表单，您可在其中选择其他账户。之后用“移除”将此项从列表中移除。</translation>
    </message>
    <message>
        <source>Check the account&apos;s key, then use Check now.</source>
        <translation>请检查账户的密钥，然后用“立即查询”。</translation>
    </message>
    <message>
        <source>Download resumes it.</source>
        <translation>用“下载”可继续。</translation>
    </message>
    <message>
        <source>Check now resumes tracking.</source>
        <translation>用“立即查询”可恢复跟踪。</translation>
    </message>
    <message>
        <source>Check the account&apos;s key, then generate again.</source>
        <translation>请检查账户的密钥，然后重新生成。</translation>
    </message>
    <message>
        <source>Send now sends it again unchanged.</source>
        <translation>用“立即发送”可原样再次发送。</translation>
    </message>
    <message>
        <source>Check now checks once more.</source>
        <translation>用“立即查询”可再查询一次。</translation>
    </message>
    <message>
        <source>Try requesting a new one with Download again.</source>
        <translation>可用“重新下载”尝试获取新链接。</translation>
    </message>
    <message>
        <source>The content check objected to the prompt or a file. Reword the prompt or replace the file.</source>
        <translation>提示词或某个文件未通过内容审核。请修改提示词或替换文件。</translation>
    </message>
    <message>
        <source>The account has no credit left. Top it up with the service.</source>
        <translation>账户余额已用完。请到服务方充值。</translation>
    </message>
    <message>
        <source>The service is at its limit. Wait a little, then generate again.</source>
        <translation>服务已达上限。请稍候再重新生成。</translation>
    </message>
    <message>
        <source>Check the account&apos;s key, and whether it may use this model.</source>
        <translation>请检查账户的密钥，以及它是否可使用此模型。</translation>
    </message>
    <message>
        <source>The service doesn&apos;t offer this model. Check its code.</source>
        <translation>服务不提供此模型。请检查模型代码。</translation>
    </message>
    <message>
        <source>The service couldn&apos;t read a file. Check that its link opens without signing in.</source>
        <translation>服务无法读取某个文件。请确认其链接无需登录即可打开。</translation>
    </message>
    <message>
        <source>The service doesn&apos;t accept one of the settings. Compare them with the model&apos;s limits.</source>
        <translation>服务不接受其中一项设置。请与模型的限制对照。</translation>
    </message>
    <message>
        <source>The service had a problem. Try again later.</source>
        <translation>服务出现问题。请稍后再试。</translation>
    </message>
    <message>
        <source>An earlier attempt may have been charged.</source>
        <translation>先前的尝试可能已计费。</translation>
    </message>
    <message>
        <source>Nothing was charged.</source>
        <translation>未计费。</translation>
    </message>
    <message>
        <source>The service made this clip, so it was probably charged.</source>
        <translation>服务已生成此视频，因此很可能已计费。</translation>
    </message>
    <message>
        <source>It may have been charged.</source>
        <translation>可能已计费。</translation>
    </message>
    <message>
        <source>This take is in the Trash.</source>
        <translation>此成片在回收站中。</translation>
    </message>
    <message>
        <source>Restore brings it back with its clip, as long as the clip is in the Trash of your desktop.</source>
        <translation>只要视频还在系统回收站中，就可用“恢复”将成片连同视频一起恢复。</translation>
    </message>
    <message>
        <source>Uploading the files. The request is sent after that.</source>
        <translation>正在上传文件，之后发送请求。</translation>
    </message>
    <message>
        <source>Cancel upload stops it and keeps the request here, on hold.</source>
        <translation>“取消上传”会停止上传，请求留在此处，处于暂缓状态。</translation>
    </message>
    <message>
        <source>The service reported a charge for it.</source>
        <translation>服务报告了对它的计费。</translation>
    </message>
    <message>
        <source>The clip downloads automatically.</source>
        <translation>视频会自动下载。</translation>
    </message>
    <message>
        <source>The service may not know a new task at once. The clip downloads automatically.</source>
        <translation>服务可能不会马上认识新任务。视频会自动下载。</translation>
    </message>
    <message>
        <source>Not accepted by the service yet.</source>
        <translation>服务尚未接受。</translation>
    </message>
    <message>
        <source>Send it now to go over the limit, or change the limit.</source>
        <translation>可立即发送（会超出限额），或更改限额。</translation>
    </message>
    <message>
        <source>If you moved it yourself, nothing is lost. Download again works while the service has it, usually for a day.</source>
        <translation>如果是您自己移动了它，则没有丢失。服务保留视频期间（通常一天）可用“重新下载”。</translation>
    </message>
    <message>
        <source>If you moved it yourself, nothing is lost. Download again works while the service has it, usually for a day, and costs nothing.</source>
        <translation>如果是您自己移动了它，则没有丢失。服务保留视频期间（通常一天）可用“重新下载”，不收费。</translation>
    </message>
    <message>
        <source>Show in folder takes you to it. Its link has expired.</source>
        <translation>可用“在文件夹中显示”找到它。其链接已过期。</translation>
    </message>
    <message>
        <source>Show in folder takes you to it. Dailies tries the download again while its link works; Download again does so now.</source>
        <translation>可用“在文件夹中显示”找到它。链接有效期间 Dailies 会重试下载；用“重新下载”可立即重试。</translation>
    </message>
    <message>
        <source>Show in folder takes you to it. Dailies tries the download again while its link works; Download again does so now. It costs nothing.</source>
        <translation>可用“在文件夹中显示”找到它。链接有效期间 Dailies 会重试下载；用“重新下载”可立即重试，不收费。</translation>
    </message>
    <message>
        <source>Check the account&apos;s key. The request is then sent automatically.</source>
        <translation>请检查账户的密钥。之后会自动发送请求。</translation>
    </message>
    <message>
        <source>Cancel sending stops it. If the whole request was already sent, the service may still accept it.</source>
        <translation>用“取消发送”可停止。如果整个请求已经发出，服务仍可能接受。</translation>
    </message>
    <message>
        <source>Counted as not charged, because the service reported no usage. Check your invoice to be sure.</source>
        <translation>计为未计费，因为服务没有报告用量。请查看账单以确认。</translation>
    </message>
    <message>
        <source>Not sent again yet.</source>
        <translation>尚未重新发送。</translation>
    </message>
    <message>
        <source>Add an account with the same name and base URL to track it again. Services keep a clip for about a day.</source>
        <translation>要重新跟踪，请添加名称和基础地址相同的账户。服务通常保留视频约一天。</translation>
    </message>
</context>
<context>
    <name>TaskState</name>
    <message>
        <source>Waiting</source>
        <translation>等待中</translation>
    </message>
    <message>
        <source>Sending</source>
        <translation>发送中</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>进行中</translation>
    </message>
    <message>
        <source>Downloading</source>
        <translation>下载中</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>已保存</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>Canceled</source>
        <translation>已取消</translation>
    </message>
    <message>
        <source>Queued</source>
        <translation>排队中</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>生成中</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>练习</translation>
    </message>
    <message>
        <source>The service says: %1</source>
        <translation>服务的说明：%1</translation>
    </message>
    <message>
        <source>Waiting (offline)</source>
        <translation>等待中（离线）</translation>
    </message>
    <message>
        <source>%1 Nothing was accepted.</source>
        <translation>%1没有请求被接受。</translation>
    </message>
    <message>
        <source>This clip can&apos;t be played. It was kept.</source>
        <translation>此视频无法播放，已保留。</translation>
    </message>
    <message>
        <source>This clip can&apos;t be played. You paid for it, so it was kept.</source>
        <translation>此视频无法播放。您已为它付费，因此已保留。</translation>
    </message>
    <message>
        <source>The clip couldn&apos;t be downloaded.</source>
        <translation>无法下载视频。</translation>
    </message>
    <message>
        <source>The service&apos;s response says nothing about the task&apos;s status.</source>
        <translation>服务的应答中没有任务状态。</translation>
    </message>
    <message>
        <source>The service canceled the task.</source>
        <translation>服务取消了任务。</translation>
    </message>
    <message>
        <source>The service&apos;s response is about ID %1, a different task.</source>
        <translation>服务的应答针对的是 ID %1，那是另一个任务。</translation>
    </message>
    <message>
        <source>The status check failed.</source>
        <translation>状态查询失败。</translation>
    </message>
    <message>
        <source>The service doesn&apos;t know this task&apos;s ID. The clip may still come, so Dailies keeps checking from time to time. Check that the account still has the key that the task was sent with.</source>
        <translation>服务不认识此任务的 ID。视频仍可能出现，因此 Dailies 会不时再查询。请确认账户仍在使用发送该任务时的密钥。</translation>
    </message>
    <message>
        <source>The service says the task is finished, but gives no link to the clip yet. Dailies keeps checking and downloads the clip as soon as there is a link.</source>
        <translation>服务报告任务已完成，但尚未给出视频链接。Dailies 会持续查询，一有链接就下载视频。</translation>
    </message>
    <message>
        <source>The link to the clip expired, and the service gave no new one for a week. Use Check now to try again.</source>
        <translation>视频链接已过期，服务一周内没有给出新链接。用“立即查询”可再试一次。</translation>
    </message>
    <message>
        <source>The link to the clip expired, and the service gives no new one. Dailies checks once a day for a week.</source>
        <translation>视频链接已过期，服务没有给出新链接。Dailies 会在一周内每天查询一次。</translation>
    </message>
    <message>
        <source>The service says the task failed, without a reason.</source>
        <translation>服务报告任务失败，没有给出原因。</translation>
    </message>
    <message>
        <source>The service is having problems, so the task may still succeed. Dailies checks again. The service&apos;s message: %1</source>
        <translation>服务报告自身出现问题，因此任务仍可能成功。Dailies 会再次查询。服务的说明：%1</translation>
    </message>
    <message>
        <source>The service says the task failed. Dailies checks once more to be sure.</source>
        <translation>服务报告任务失败。Dailies 会再查询一次以确认。</translation>
    </message>
    <message>
        <source>The service no longer knows this task. That doesn&apos;t mean the task failed.</source>
        <translation>服务已没有此任务的记录；这不代表任务失败。</translation>
    </message>
    <message>
        <source>The service&apos;s response didn&apos;t arrive: the task may be running.</source>
        <translation>没有收到服务的应答：任务可能正在运行。</translation>
    </message>
    <message>
        <source>The service&apos;s response didn&apos;t arrive: the task may be running and may be charged.</source>
        <translation>没有收到服务的应答：任务可能正在运行，并可能计费。</translation>
    </message>
    <message>
        <source>The service rejected this request.</source>
        <translation>服务拒绝了此请求。</translation>
    </message>
    <message>
        <source>The service is rate limiting requests.</source>
        <translation>服务正在限制请求频率。</translation>
    </message>
    <message>
        <source>The request couldn&apos;t be sent.</source>
        <translation>无法发送请求。</translation>
    </message>
    <message>
        <source>Dailies closed while sending the request: the task may be running.</source>
        <translation>Dailies 在发送请求时关闭：任务可能正在运行。</translation>
    </message>
    <message>
        <source>Dailies closed while sending the request: the task may be running and may be charged.</source>
        <translation>Dailies 在发送请求时关闭：任务可能正在运行，并可能计费。</translation>
    </message>
    <message>
        <source>%1 An earlier call for this task got no response.</source>
        <translation>%1此任务先前的调用没有应答。</translation>
    </message>
    <message>
        <source>%1 An earlier call for this task got no response and may have been charged.</source>
        <translation>%1此任务先前的调用没有应答，可能已计费。</translation>
    </message>
    <message>
        <source>No response</source>
        <translation>无应答</translation>
    </message>
    <message>
        <source>No longer on the service</source>
        <translation>服务已无记录</translation>
    </message>
    <message>
        <source>Link expired</source>
        <translation>链接已过期</translation>
    </message>
    <message>
        <source>Finished, no link yet</source>
        <translation>已完成，暂无链接</translation>
    </message>
    <message>
        <source>Not yet known to the service</source>
        <translation>服务尚无记录</translation>
    </message>
    <message>
        <source>Not sent</source>
        <translation>未发送</translation>
    </message>
    <message>
        <source>Kept, unknown file type</source>
        <translation>已保留，未知文件类型</translation>
    </message>
    <message>
        <source>Saved, can&apos;t be played</source>
        <translation>已保存，无法播放</translation>
    </message>
    <message>
        <source>%1 (not tracked)</source>
        <translation>%1（未跟踪）</translation>
    </message>
    <message>
        <source>This file isn&apos;t a known video type. It was kept.</source>
        <translation>此文件不是已知的视频类型，已保留。</translation>
    </message>
    <message>
        <source>This file isn&apos;t a known video type. You paid for it, so it was kept.</source>
        <translation>此文件不是已知的视频类型。您已为它付费，因此已保留。</translation>
    </message>
    <message>
        <source>A file couldn&apos;t be uploaded.</source>
        <translation>有文件无法上传。</translation>
    </message>
    <message>
        <source>Uploading</source>
        <translation>正在上传</translation>
    </message>
    <message>
        <source>Waiting (on hold)</source>
        <translation>等待中（已暂缓）</translation>
    </message>
    <message>
        <source>The service doesn&apos;t know the ID that you entered. If it&apos;s wrong, change it. Dailies keeps checking from time to time.</source>
        <translation>服务不认识您输入的 ID。如果有误，请更改。Dailies 会不时继续查询。</translation>
    </message>
    <message>
        <source>%1 Send it with the file as it is now, or remove it.</source>
        <translation>%1请用文件现在的内容发送，或将其移除。</translation>
    </message>
    <message>
        <source>%1 This call wasn&apos;t charged, but an earlier one got no response and may have been. Send it with the file as it is now, or remove it.</source>
        <translation>%1此次调用未计费，但先前的调用没有应答，可能已计费。请用文件现在的内容发送，或将其移除。</translation>
    </message>
    <message>
        <source>%1 Nothing was charged. Send it with the file as it is now, or remove it.</source>
        <translation>%1未计费。请用文件现在的内容发送，或将其移除。</translation>
    </message>
    <message>
        <source>Waiting (upload failed)</source>
        <translation>等待中（上传失败）</translation>
    </message>
    <message>
        <source>%1 (code %2)</source>
        <comment>a failure&apos;s message</comment>
        <translation>%1（代码 %2）</translation>
    </message>
    <message>
        <source>The service says the task failed: %1 Dailies checks once more to be sure.</source>
        <translation>服务报告任务失败：%1 Dailies 会再查询一次以确认。</translation>
    </message>
    <message>
        <source>The service says “%1”, but with a code for problems of its own, so the task may still succeed. Dailies keeps checking for a day. The service&apos;s message: %2</source>
        <translation>服务报告“%1”，但附带的是其自身问题的代码，因此任务仍可能成功。Dailies 会继续查询一天。服务的说明：%2</translation>
    </message>
    <message>
        <source>Refused by the service</source>
        <translation>被服务拒绝</translation>
    </message>
    <message>
        <source>In progress (%1)</source>
        <comment>the service&apos;s word</comment>
        <translation>进行中（%1）</translation>
    </message>
    <message>
        <source>The service says the task was canceled. Dailies checks once more to be sure.</source>
        <translation>服务报告任务已取消。Dailies 会再查询一次以确认。</translation>
    </message>
    <message>
        <source>The service says the task was canceled: %1 Dailies checks once more to be sure.</source>
        <translation>服务报告任务已取消：%1 Dailies 会再查询一次以确认。</translation>
    </message>
    <message numerus="yes">
        <source>The service closed the connection %n times before the full request had arrived, so it can&apos;t have accepted it. The request may be too large for it. Send it again, or remove it.</source>
        <translation>
            <numerusform>服务在完整的请求到达之前 %n 次关闭了连接，因此不可能已接受该请求。请求可能过大。请重新发送或将其移除。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 Nothing was charged.</source>
        <translation>%1未计费。</translation>
    </message>
    <message>
        <source>%1 It was turned away %2 times since you last sent it. Send it again when the service is less busy, or remove it.</source>
        <translation>%1自您上次发送以来，已被拒收 %2 次。请在服务不那么繁忙时再次发送，或移除。</translation>
    </message>
    <message>
        <source>%1 Nothing was charged. Fix this and send it again, or remove it.</source>
        <translation>%1未计费。请解决后重新发送，或移除。</translation>
    </message>
    <message>
        <source>%1 Fix this and send it again, or remove it.</source>
        <translation>%1请解决后重新发送，或移除。</translation>
    </message>
    <message>
        <source>The service gave more than one link. Dailies downloads the first; Copy link copies them all.</source>
        <translation>服务给出了多个链接。Dailies 下载第一个；“复制链接”会复制全部。</translation>
    </message>
    <message>
        <source>%1 The next attempt is number %2 of %3.</source>
        <translation>%1下一次是第 %2 次尝试，共 %3 次。</translation>
    </message>
</context>
<context>
    <name>TaskStatusText</name>
    <message>
        <source>any moment now</source>
        <translation>马上就好</translation>
    </message>
    <message>
        <source>about %1 left</source>
        <translation>约剩 %1</translation>
    </message>
    <message>
        <source>not sent last time</source>
        <translation>上次未发送</translation>
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
        <translation>%1</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 分钟</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 小时</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 小时 %2 分钟</translation>
    </message>
    <message>
        <source>next</source>
        <translation>下一个</translation>
    </message>
    <message numerus="yes">
        <source>%n ahead</source>
        <comment>requests that are sent before this one</comment>
        <translation>
            <numerusform>前面 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>Slower than usual</source>
        <translation>比平时慢</translation>
    </message>
    <message>
        <source>Any moment now</source>
        <translation>马上就好</translation>
    </message>
    <message>
        <source>About %1 left</source>
        <translation>约剩 %1</translation>
    </message>
    <message>
        <source>account removed</source>
        <translation>账户已移除</translation>
    </message>
    <message>
        <source>account can&apos;t be used</source>
        <translation>账户无法使用</translation>
    </message>
    <message>
        <source>Queued here. Sends automatically when a slot is free.</source>
        <translation>在此排队。有空位时自动发送。</translation>
    </message>
    <message numerus="yes">
        <source>Queued here. Sends automatically when a slot is free, after %n other requests.</source>
        <translation>
            <numerusform>在此排队。有空位时，在另外 %n 个请求之后自动发送。</numerusform>
        </translation>
    </message>
    <message>
        <source>rate limited, %1</source>
        <translation>已被限流，%1</translation>
    </message>
    <message>
        <source>paused after a rejection, %1</source>
        <translation>被拒绝后暂停，%1</translation>
    </message>
    <message>
        <source>The service rejected the last request, perhaps for a reason that affects this one too. Sends automatically in %1.</source>
        <translation>服务拒绝了上一个请求，其原因可能也影响此请求。%1后自动发送。</translation>
    </message>
    <message>
        <source>retrying in %1</source>
        <translation>%1后重试</translation>
    </message>
    <message>
        <source>Retrying in %1.</source>
        <translation>%1后重试。</translation>
    </message>
    <message>
        <source>Retrying in %1. Nothing was charged.</source>
        <translation>%1后重试。未计费。</translation>
    </message>
    <message>
        <source>Since %1. Dailies keeps trying.</source>
        <translation>自 %1 起。Dailies 会持续重试。</translation>
    </message>
    <message>
        <source>The service has been unreachable since %1. Dailies keeps trying.</source>
        <translation>自 %1 起无法连接到服务。Dailies 会持续重试。</translation>
    </message>
    <message>
        <source>unreachable since %1</source>
        <translation>自 %1 起无法连接</translation>
    </message>
    <message>
        <source>key rejected, still checking</source>
        <translation>密钥未被接受，仍在查询</translation>
    </message>
    <message>
        <source>Dailies keeps checking, at least every 10 minutes. Nothing is lost: the clip downloads once the key is accepted.</source>
        <translation>Dailies 会持续查询，至少每 10 分钟一次。不会丢失任何内容：密钥被接受后即下载视频。</translation>
    </message>
    <message>
        <source>no download link yet</source>
        <translation>暂无下载链接</translation>
    </message>
    <message>
        <source>Dailies keeps checking for one, at least every 30 minutes.</source>
        <translation>Dailies 会持续查询，至少每 30 分钟一次。</translation>
    </message>
    <message>
        <source>slower than usual</source>
        <translation>比平时慢</translation>
    </message>
    <message>
        <source>Taking longer than usual (about %1). That&apos;s normal.</source>
        <translation>用时比平时（约 %1）长。这是正常的。</translation>
    </message>
    <message numerus="yes">
        <source>Based on %n of your takes.</source>
        <translation>
            <numerusform>根据您的 %n 条成片估算。</numerusform>
        </translation>
    </message>
    <message>
        <source>Usually about %1 · %2. %3</source>
        <comment>length of time, how much of it is left, what it was learned from</comment>
        <translation>通常约 %1 · %2。%3</translation>
    </message>
    <message>
        <source>link expired, checked daily</source>
        <translation>链接已过期，每天查询</translation>
    </message>
    <message>
        <source>The link expired. Dailies checks for a new one once a day for a week. Use Check now to check right away.</source>
        <translation>链接已过期。Dailies 在一周内每天查询一次是否有新链接。用“立即查询”可马上查询。</translation>
    </message>
    <message>
        <source>paused, resumes automatically</source>
        <translation>已暂停，会自动继续</translation>
    </message>
    <message>
        <source>The download is paused. It resumes automatically once the clip can be saved.</source>
        <translation>下载已暂停。能保存视频时会自动继续。</translation>
    </message>
    <message>
        <source>retrying</source>
        <translation>正在重试</translation>
    </message>
    <message>
        <source>The download is retried automatically.</source>
        <translation>会自动重试下载。</translation>
    </message>
    <message>
        <source>dismissed</source>
        <translation>已忽略</translation>
    </message>
    <message>
        <source>waiting to upload</source>
        <translation>等待上传</translation>
    </message>
    <message>
        <source>Its files are uploaded after those of other requests.</source>
        <translation>其文件排在其他请求的文件之后上传。</translation>
    </message>
    <message>
        <source>sends at %1</source>
        <translation>将于 %1 发送</translation>
    </message>
    <message>
        <source>Sends at %1 if Dailies is running then.</source>
        <translation>将于 %1 发送（届时 Dailies 须正在运行）。</translation>
    </message>
    <message>
        <source>Sends at %1</source>
        <translation>将于 %1 发送</translation>
    </message>
    <message>
        <source>waits until %1 (sending hours)</source>
        <translation>等到 %1（发送时段）</translation>
    </message>
    <message>
        <source>Waits until %1 (sending hours). Use Send now to send it anyway.</source>
        <translation>等到 %1（发送时段）。如仍要发送，请用“立即发送”。</translation>
    </message>
    <message>
        <source>Waits until %1</source>
        <translation>等到 %1</translation>
    </message>
    <message>
        <source>sending is paused</source>
        <translation>发送已暂停</translation>
    </message>
    <message>
        <source>Sending is paused. It&apos;s sent once you resume sending.</source>
        <translation>发送已暂停。恢复发送后即会发送。</translation>
    </message>
    <message>
        <source>Sending is paused</source>
        <translation>发送已暂停</translation>
    </message>
    <message>
        <source>Use Send now to send it.</source>
        <translation>可用“立即发送”发送。</translation>
    </message>
    <message>
        <source>The service has made the clip. Its link usually follows soon.</source>
        <translation>服务已生成视频，链接通常很快就会提供。</translation>
    </message>
    <message>
        <source>The download is retried automatically and costs nothing.</source>
        <translation>会自动重试下载，不收费。</translation>
    </message>
    <message>
        <source>Key needed</source>
        <translation>需要密钥</translation>
    </message>
    <message>
        <source>The service is busy. Sends automatically in %1.</source>
        <translation>服务繁忙。将在 %1后自动发送。</translation>
    </message>
    <message>
        <source>Sends automatically in %1.</source>
        <translation>将在 %1后自动发送。</translation>
    </message>
    <message>
        <source>Nothing was charged. Retrying in %1</source>
        <translation>未计费。%1后重试</translation>
    </message>
    <message>
        <source>not sent last time, nothing was charged</source>
        <translation>上次未发送，未计费</translation>
    </message>
    <message>
        <source>ID not known</source>
        <translation>ID 未知</translation>
    </message>
    <message>
        <source>checking the ID</source>
        <translation>正在检查 ID</translation>
    </message>
    <message>
        <source>Checking the ID…</source>
        <translation>正在检查 ID…</translation>
    </message>
</context>
<context>
    <name>TaskStore</name>
    <message>
        <source>Couldn&apos;t copy the task database %1: %2.</source>
        <translation>任务数据库 %1 无法复制：%2。</translation>
    </message>
    <message>
        <source>the disk refuses it</source>
        <translation>磁盘无法写入</translation>
    </message>
    <message>
        <source>Can&apos;t create the task database %1: %2.</source>
        <translation>无法创建任务数据库 %1：%2。</translation>
    </message>
    <message>
        <source>The task database %1 can&apos;t be read: %2.</source>
        <translation>无法读取任务数据库 %1：%2。</translation>
    </message>
    <message>
        <source>Can&apos;t create the folder %1.</source>
        <translation>无法创建文件夹 %1。</translation>
    </message>
    <message>
        <source>The file %1 can&apos;t be put in place: %2.</source>
        <translation>文件 %1 无法就位：%2。</translation>
    </message>
    <message>
        <source>The damaged task database %1 can&apos;t be moved aside: %2.</source>
        <translation>损坏的任务数据库 %1 无法移到一旁：%2。</translation>
    </message>
    <message>
        <source>Task database error: %1.</source>
        <translation>无法使用任务数据库：%1。</translation>
    </message>
    <message>
        <source>The file %1 can&apos;t be written: %2.</source>
        <translation>文件 %1 无法写入：%2。</translation>
    </message>
    <message>
        <source>The disk failed while the task database was being saved. Nothing more is sent until you restart Dailies; tasks in progress continue.</source>
        <translation>写入任务数据库时磁盘出错。重新启动 Dailies 之前不再发送；进行中的任务会继续。</translation>
    </message>
    <message>
        <source>A newer version of Dailies wrote the task database (schema %1; this version knows %2). It was left unchanged. Use the newer version to continue.</source>
        <translation>任务数据库由更新版本的 Dailies 写成（其结构版本为 %1，此版本只认识 %2）。它保持原样。请用那个版本继续。</translation>
    </message>
    <message>
        <source>The database %1 belongs to another program. It was left unchanged.</source>
        <translation>数据库 %1 属于另一个程序，已保持原样。</translation>
    </message>
    <message>
        <source>The task database is damaged: it reports that it is empty.</source>
        <translation>任务数据库已损坏：它自称是空的。</translation>
    </message>
    <message>
        <source>The file %1 isn&apos;t a task database. It was left unchanged.</source>
        <translation>文件 %1 不是任务数据库，已保持原样。</translation>
    </message>
    <message>
        <source>The task database rejects the setting %1, without which tasks could be lost. Is it on a network drive?</source>
        <translation>任务数据库不接受设置 %1，没有它任务可能会丢失。它是否在网络驱动器上？</translation>
    </message>
    <message>
        <source>%1 The disk is almost full: only %2 is free. Free some space, then try again.</source>
        <translation>%1 磁盘将满：仅剩 %2。请腾出一些空间，然后重试。</translation>
    </message>
</context>
<context>
    <name>TaskStoreRepair</name>
    <message>
        <source>The task database was missing.</source>
        <translation>任务数据库缺失。</translation>
    </message>
    <message numerus="yes">
        <source>The database is older than its list of IDs. %n tasks or IDs missing from the database were restored from the list.</source>
        <translation>
            <numerusform>数据库比其 ID 列表旧。已从列表中恢复数据库所缺的 %n 个任务或 ID。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tasks were sent after the database was copied. They are marked “No response”, because the database doesn&apos;t know how those calls ended.</source>
        <translation>
            <numerusform>有 %n 个任务是在数据库复制之后发送的。它们标为“无应答”，因为数据库不知道那些调用的结果。</numerusform>
        </translation>
    </message>
    <message>
        <source>The task database couldn&apos;t be restored from its copy %1: %2.</source>
        <translation>任务数据库无法从副本 %1 恢复：%2。</translation>
    </message>
    <message>
        <source>the disk refuses it</source>
        <translation>磁盘无法写入</translation>
    </message>
    <message>
        <source>it can&apos;t be opened</source>
        <translation>无法打开</translation>
    </message>
    <message>
        <source>This comes from a copy of the task database made before the request was sent. We can&apos;t tell whether it has since been sent and charged. Check with the service before you generate it again.</source>
        <translation>这来自任务数据库的副本，制作于请求发送之前。此后是否已发送并计费，这里无从得知：重新生成前请先到服务方查看。</translation>
    </message>
    <message>
        <source>The task database was damaged. The damaged file was kept as %1.</source>
        <translation>任务数据库已损坏。损坏的文件保留为 %1。</translation>
    </message>
    <message>
        <source>There was no copy of it, so a new one was created.</source>
        <translation>没有它的副本，因此新建了一个。</translation>
    </message>
    <message>
        <source>Its copy of %1 replaced it. Anything later is missing; tasks that were waiting may have been sent since and are marked “No response”.</source>
        <translation>%1 的副本已取代它。此后发生的事不在其中；当时等待的任务可能已经发送，标为“无应答”。</translation>
    </message>
    <message>
        <source>“%1” of %2</source>
        <comment>beginning of a prompt, time</comment>
        <translation>%2 的“%1”</translation>
    </message>
    <message numerus="yes">
        <source>%n requests were sent after the database was copied, and it doesn&apos;t know how those calls ended. They may have been charged. Look for them in the service&apos;s task list, and track each by its ID: %1.</source>
        <translation>
            <numerusform>有 %n 个请求是在复制数据库之后发送的，数据库不知道这些调用的结果。它们可能已计费。请在服务的任务列表中查找，并按 ID 跟踪：%1。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>UploadConsent</name>
    <message>
        <source>%1 and %2 more</source>
        <comment>file names</comment>
        <translation>%1 和另外 %2 个</translation>
    </message>
    <message>
        <source>%1, bucket %2</source>
        <translation>%1，存储桶 %2</translation>
    </message>
    <message>
        <source>with the program %1</source>
        <translation>使用程序 %1</translation>
    </message>
    <message>
        <source>Upload 1 file to “%1” (%2)?</source>
        <translation>将 1 个文件上传到“%1”（%2）？</translation>
    </message>
    <message>
        <source>Upload %1 files to “%2” (%3)?</source>
        <translation>将 %1 个文件上传到“%2”（%3）？</translation>
    </message>
    <message>
        <source>Anyone with a file&apos;s link can download it while it is there.</source>
        <translation>文件在那里期间，任何有其链接的人都可以下载。</translation>
    </message>
    <message>
        <source>Files stay there until you delete them in My uploads.</source>
        <translation>文件会一直留在那里，直到您在“我的上传”中将其删除。</translation>
    </message>
    <message>
        <source>The video service charges nothing for the upload.</source>
        <translation>视频服务不对上传收费。</translation>
    </message>
    <message>
        <source>Files stay there until you delete them with the tools of your storage.</source>
        <translation>文件会一直留在那里，直到您用存储自带的工具将其删除。</translation>
    </message>
    <message>
        <source>Anyone with a file&apos;s link can download it for %1 hours.</source>
        <translation>任何有文件链接的人在 %1 小时内都可以下载该文件。</translation>
    </message>
</context>
<context>
    <name>UploadPlace</name>
    <message>
        <source>Enter the endpoint of your storage, such as https://s3.example.com.</source>
        <translation>请输入存储服务的端点，例如 https://s3.example.com。</translation>
    </message>
    <message>
        <source>The endpoint isn&apos;t a web address.</source>
        <translation>端点不是网址。</translation>
    </message>
    <message>
        <source>The endpoint must start with https://.</source>
        <translation>端点应以 https:// 开头。</translation>
    </message>
    <message>
        <source>The endpoint must not contain a user, a “?” or a “#”.</source>
        <translation>端点中不能有用户名、“?”或“#”。</translation>
    </message>
    <message>
        <source>The endpoint must end after the host: the bucket has its own field.</source>
        <translation>端点应在主机名处结束：存储桶请填在单独的栏中。</translation>
    </message>
    <message>
        <source>The folder must look like “clips/inputs”, without slashes at its ends.</source>
        <translation>文件夹应形如“clips/inputs”，首尾不带斜杠。</translation>
    </message>
    <message>
        <source>The folder is too long.</source>
        <translation>文件夹过长。</translation>
    </message>
    <message>
        <source>A bucket&apos;s name has 2 to 63 letters, digits, dots and hyphens.</source>
        <translation>存储桶的名称由 2 到 63 个字母、数字、点和连字符组成。</translation>
    </message>
    <message>
        <source>A bucket with a dot in its name can&apos;t be part of the host name: put it in the path.</source>
        <translation>名称中带点的存储桶不能放在主机名中：请放在路径中。</translation>
    </message>
    <message>
        <source>The endpoint is a number, so the bucket must be in the path.</source>
        <translation>端点是数字地址，因此存储桶必须放在路径中。</translation>
    </message>
    <message>
        <source>Enter the region of the bucket, such as eu-central-1 or auto.</source>
        <translation>请输入存储桶的区域，例如 eu-central-1 或 auto。</translation>
    </message>
    <message>
        <source>Enter the access key ID.</source>
        <translation>请输入访问密钥 ID。</translation>
    </message>
    <message>
        <source>Links can be valid for one minute to seven days.</source>
        <translation>链接的有效期可为一分钟到七天。</translation>
    </message>
    <message>
        <source>A user name must not contain a colon.</source>
        <translation>用户名中不能有冒号。</translation>
    </message>
    <message>
        <source>Enter the program that uploads a file.</source>
        <translation>请输入用来上传文件的程序。</translation>
    </message>
    <message>
        <source>One argument must contain %f, which stands for the file.</source>
        <translation>须有一个参数包含 %f，它代表文件。</translation>
    </message>
    <message>
        <source>A command can run for one second to one day.</source>
        <translation>命令的运行时间可为一秒到一天。</translation>
    </message>
    <message>
        <source>The link isn&apos;t a web address.</source>
        <translation>该链接不是网址。</translation>
    </message>
    <message>
        <source>The link is too long.</source>
        <translation>该链接过长。</translation>
    </message>
    <message>
        <source>The link contains a user name.</source>
        <translation>该链接中含有用户名。</translation>
    </message>
    <message>
        <source>The link must start with https://.</source>
        <translation>该链接应以 https:// 开头。</translation>
    </message>
    <message>
        <source>The link needs a public host name instead of a number.</source>
        <translation>该链接需要公开的主机名，而不是数字地址。</translation>
    </message>
    <message>
        <source>Enter a name of at most 100 characters.</source>
        <translation>请输入不超过 100 个字符的名称。</translation>
    </message>
    <message>
        <source>an upload place has no ID, name, folder or known protocol</source>
        <translation>有上传位置缺少 ID、名称、文件夹或已知的协议</translation>
    </message>
    <message>
        <source>Enter the public URL of the folder: WebDAV itself has no public links.</source>
        <translation>请输入该文件夹的公开地址：WebDAV 本身没有公开链接。</translation>
    </message>
    <message>
        <source>The public URL must not contain “?” or “#”.</source>
        <translation>公开地址中不能有“?”或“#”。</translation>
    </message>
</context>
<context>
    <name>Validation</name>
    <message>
        <source>%1 is required.</source>
        <translation>%1为必填项。</translation>
    </message>
    <message>
        <source>Media item %1</source>
        <translation>素材%1</translation>
    </message>
    <message>
        <source>Shot %1 has no prompt.</source>
        <translation>分镜 %1 没有提示词。</translation>
    </message>
    <message>
        <source>Shots %1 and %2 have the same number, %3.</source>
        <translation>分镜 %1 和 %2 的编号相同：%3。</translation>
    </message>
    <message>
        <source>The service doesn&apos;t offer %1.</source>
        <translation>服务不提供 %1。</translation>
    </message>
    <message>
        <source>There&apos;s no prompt, and the specification lists no media for %1.</source>
        <translation>没有提示词，而规范中没有用于%1的素材。</translation>
    </message>
    <message>
        <source>Choose a model.</source>
        <translation>请选择模型。</translation>
    </message>
    <message>
        <source>Write a prompt to continue.</source>
        <translation>请填写提示词以继续。</translation>
    </message>
    <message>
        <source>Add media to continue.</source>
        <translation>请添加素材以继续。</translation>
    </message>
    <message>
        <source>Choose a duration.</source>
        <translation>请选择时长。</translation>
    </message>
    <message>
        <source>Choose a type for media item %1.</source>
        <translation>请为素材%1选择类型。</translation>
    </message>
    <message>
        <source>The specification doesn&apos;t list the type %1 for %2.</source>
        <translation>规范中没有用于%2的类型%1。</translation>
    </message>
    <message>
        <source>Driving audio needs a first frame.</source>
        <translation>驱动音频需要首帧。</translation>
    </message>
    <message>
        <source>%1 needs a file or a link.</source>
        <translation>%1需要文件或链接。</translation>
    </message>
    <message>
        <source>%1: the embedded data isn&apos;t valid Base64.</source>
        <translation>%1：内嵌数据不是有效的 Base64。</translation>
    </message>
    <message>
        <source>%1: this isn&apos;t an http or https link.</source>
        <translation>%1：这不是 http 或 https 链接。</translation>
    </message>
    <message>
        <source>The reference voice of %1 isn&apos;t an http or https link.</source>
        <translation>%1的参考音色不是 http 或 https 链接。</translation>
    </message>
    <message>
        <source>A reference voice needs a reference image or video.</source>
        <translation>参考音色需要参考图或参考视频。</translation>
    </message>
    <message>
        <source>Voice %1 needs an ID.</source>
        <translation>音色 %1 需要 ID。</translation>
    </message>
    <message>
        <source>The embedded data isn&apos;t valid Base64.</source>
        <translation>内嵌数据不是有效的 Base64。</translation>
    </message>
    <message>
        <source>This isn&apos;t an http or https link.</source>
        <translation>这不是 http 或 https 链接。</translation>
    </message>
    <message>
        <source>Shot %1 has no duration.</source>
        <translation>分镜 %1 没有时长。</translation>
    </message>
    <message>
        <source>This model supports the resolutions 480P, 720P and 1080P, not %1.</source>
        <translation>此模型支持分辨率 480P、720P 和 1080P，不支持 %1。</translation>
    </message>
    <message>
        <source>The duration must be in whole seconds, not %L1.</source>
        <translation>时长必须为整数秒，不能是 %L1。</translation>
    </message>
    <message>
        <source>This model makes clips of 2–30 s. The duration is %L1 s.</source>
        <translation>此模型生成 2–30 秒的视频。当前时长为 %L1 秒。</translation>
    </message>
    <message>
        <source>Duration must be more than 0.</source>
        <translation>时长必须大于 0。</translation>
    </message>
    <message>
        <source>Aspect ratio “%1” isn&apos;t valid. Use W:H (e.g. 16:9) or adaptive.</source>
        <translation>画面比例“%1”无效。请使用 W:H（如 16:9）或 adaptive。</translation>
    </message>
    <message>
        <source>Aspect ratio “%1” isn&apos;t valid. Use W:H (e.g. 16:9).</source>
        <translation>画面比例“%1”无效。请使用 W:H（如 16:9）。</translation>
    </message>
    <message>
        <source>Add an image to continue.</source>
        <translation>请添加图片以继续。</translation>
    </message>
    <message>
        <source>%1 must be a link.</source>
        <translation>%1必须是链接。</translation>
    </message>
    <message>
        <source>%1 uses the clip&apos;s own link, which works until %2.</source>
        <translation>%1使用视频自身的链接，有效至 %2。</translation>
    </message>
    <message>
        <source>%1 goes to the practice storage first.</source>
        <translation>%1会先上传到练习存储。</translation>
    </message>
    <message>
        <source>%1 needs a link. Set up an upload place in Settings &gt; Uploads, or paste a public link.</source>
        <translation>%1需要链接。请在“设置 &gt; 上传”中设置上传位置，或粘贴公开链接。</translation>
    </message>
    <message>
        <source>The reference voice of %1</source>
        <translation>%1的参考音色</translation>
    </message>
    <message>
        <source>The image</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>Image %1 needs a file or a link.</source>
        <translation>图%1需要文件或链接。</translation>
    </message>
    <message>
        <source>Image %1</source>
        <translation>图%1</translation>
    </message>
    <message>
        <source>%1 doesn&apos;t look like a document: %2</source>
        <translation>%1看起来不像文档：%2</translation>
    </message>
    <message>
        <source>%1 (%2) goes to your storage “%3” first.</source>
        <translation>%1（%2）会先上传到您的存储“%3”。</translation>
    </message>
    <message>
        <source>Add a first frame to continue.</source>
        <translation>请添加首帧以继续。</translation>
    </message>
    <message>
        <source>%1: the secret part of this link wasn&apos;t kept. Enter the link again.</source>
        <translation>%1：此链接的机密部分未保留。请重新输入链接。</translation>
    </message>
</context>
<context>
    <name>Wire</name>
    <message>
        <source>%1: expected text</source>
        <translation>%1：应为文本</translation>
    </message>
    <message>
        <source>text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>seconds as text, such as &quot;5&quot;</source>
        <translation>文本形式的秒数，例如 &quot;5&quot;</translation>
    </message>
    <message>
        <source>an integer</source>
        <translation>整数</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true 或 false</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>列表</translation>
    </message>
    <message>
        <source>expected %1, found %2</source>
        <translation>应为%1，实为 %2</translation>
    </message>
    <message>
        <source>empty, so it&apos;s left out of the request</source>
        <translation>内容为空，因此不放入请求</translation>
    </message>
    <message>
        <source>unknown field; sent unchanged</source>
        <translation>未知字段，按原样发送</translation>
    </message>
    <message>
        <source>%1 isn&apos;t a number of seconds; sent unchanged</source>
        <translation>%1 不是秒数；原样发送</translation>
    </message>
</context>
</TS>
