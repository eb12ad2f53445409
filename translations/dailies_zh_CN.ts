<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>Account</name>
    <message>
        <source>The base address starts with https://.</source>
        <translation>基础地址应以 https:// 开头。</translation>
    </message>
    <message>
        <source>The base address names no computer.</source>
        <translation>基础地址中没有主机名。</translation>
    </message>
    <message>
        <source>A base address holds no user name and no password; the key has its own place.</source>
        <translation>基础地址中不能带用户名和密码；密钥请填在密钥栏。</translation>
    </message>
    <message>
        <source>A base address has nothing after its path: take away what begins with ? or #.</source>
        <translation>基础地址的路径之后不能再有内容：请删去 ? 或 # 开头的部分。</translation>
    </message>
    <message>
        <source>With http:// everyone on the way could read the key: the base address starts with https://.</source>
        <translation>使用 http:// 时，途中任何人都能读到密钥：基础地址应以 https:// 开头。</translation>
    </message>
    <message>
        <source>The base address has a port that does not exist.</source>
        <translation>基础地址中的端口不存在。</translation>
    </message>
    <message>
        <source>The path of a base address has no dots for steps in it.</source>
        <translation>基础地址的路径中不能有 . 或 .. 这样的层级。</translation>
    </message>
    <message>
        <source>The base address ends in /v1.</source>
        <translation>基础地址应以 /v1 结尾。</translation>
    </message>
    <message>
        <source>The base address is missing.</source>
        <translation>缺少基础地址。</translation>
    </message>
    <message>
        <source>The base address is too long.</source>
        <translation>基础地址过长。</translation>
    </message>
    <message>
        <source>The base address is not a web address.</source>
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
        <source>The files in this request are too large to be copied as text.</source>
        <translation>此请求中的文件过大，无法作为文本复制。</translation>
    </message>
</context>
<context>
    <name>ClipTrash</name>
    <message>
        <source>%1 could not be put into the wastebasket.</source>
        <translation>无法将 %1 移到系统回收站。</translation>
    </message>
    <message>
        <source>%1 could not be brought back. Look for it in the wastebasket.</source>
        <translation>无法恢复 %1。请在系统回收站中查找。</translation>
    </message>
</context>
<context>
    <name>ConnectionWords</name>
    <message>
        <source>The service answers and does not object to the key.</source>
        <translation>服务有应答，对密钥没有异议。</translation>
    </message>
    <message>
        <source>The service does not take the key. Check that it was copied whole, that it has not been withdrawn, and that it belongs to this address: regions have keys of their own.</source>
        <translation>服务不接受此密钥。请检查密钥是否复制完整、是否已被撤销，以及是否属于此地址：各区域的密钥各不相同。</translation>
    </message>
    <message>
        <source>The service does not allow the call, and does not say whether for the key&apos;s or the model&apos;s sake. Check both.</source>
        <translation>服务不允许此调用，也没有说明是因为密钥还是因为模型。请检查两者。</translation>
    </message>
    <message>
        <source>The key may not use this model, or the service has none of this name. Check the code, letter by letter.</source>
        <translation>此密钥不能使用此模型，或服务没有这个名称的模型。请逐字检查模型代码。</translation>
    </message>
    <message>
        <source>The key or the model belongs to another region. Each region has a base address of its own.</source>
        <translation>此密钥或模型属于另一区域。每个区域有各自的基础地址。</translation>
    </message>
    <message>
        <source>This computer has no network connection.</source>
        <translation>本机没有网络连接。</translation>
    </message>
    <message>
        <source>The proxy did not let the call through. Check the proxy settings.</source>
        <translation>代理没有放行此调用。请检查代理设置。</translation>
    </message>
    <message>
        <source>The service did not answer in time. Try again in a while.</source>
        <translation>服务未及时应答。请稍后再试。</translation>
    </message>
    <message>
        <source>The service asks for a pause. Nothing is said against address and key.</source>
        <translation>服务要求稍后再试。对地址和密钥没有异议。</translation>
    </message>
    <message>
        <source>The service has trouble of its own. Try again in a while.</source>
        <translation>服务自身出现问题。请稍后再试。</translation>
    </message>
    <message>
        <source>It was stopped.</source>
        <translation>已停止。</translation>
    </message>
    <message>
        <source>Who answers there cannot prove to be this service, so the key was not sent. Check the base address and this computer&apos;s clock.</source>
        <translation>应答方无法证明自己就是此服务，因此没有发送密钥。请检查基础地址和本机时间。</translation>
    </message>
    <message>
        <source>What answers there is not the service: its answer is far too long. Check the base address.</source>
        <translation>应答的不是此服务：应答内容过长。请检查基础地址。</translation>
    </message>
    <message>
        <source>The connection to %1 broke before the answer was whole. Try again in a while.</source>
        <translation>应答尚未收完，与 %1 的连接就已中断。请稍后再试。</translation>
    </message>
    <message>
        <source>No computer named %1 can be found. Check the base address and the network connection.</source>
        <translation>找不到名为 %1 的主机。请检查基础地址和网络连接。</translation>
    </message>
    <message>
        <source>Nobody answers at %1. Check the base address, and whether a firewall is in the way.</source>
        <translation>%1 没有应答。请检查基础地址，以及是否被防火墙阻挡。</translation>
    </message>
    <message>
        <source>This address sends calls elsewhere, which is not followed. Check its path and whether it begins with https://.</source>
        <translation>此地址会将调用跳转到别处，未予跟随。请检查其路径，以及是否以 https:// 开头。</translation>
    </message>
    <message>
        <source>This address sends calls to %1, which is not followed: the key would go there. If that is the service, make it the base address.</source>
        <translation>此地址会将调用跳转到 %1，未予跟随：否则密钥会发往该处。如果那就是此服务，请将其设为基础地址。</translation>
    </message>
    <message>
        <source>Something answers at this address, but not as the service does. Check the base address; it ends in /v1.</source>
        <translation>此地址有应答，但与此服务的应答方式不符。请检查基础地址；它以 /v1 结尾。</translation>
    </message>
    <message>
        <source>It answers as a model of family %1, and is listed as one of family %2.</source>
        <translation>它按 %1 系列的模型应答，在列表中却属于 %2 系列。</translation>
    </message>
</context>
<context>
    <name>Curl</name>
    <message>
        <source>This is not a cURL command: there is no &quot;curl&quot; in it.</source>
        <translation>这不是 cURL 命令：其中没有“curl”。</translation>
    </message>
    <message>
        <source>The body of this command is in the lines behind it (&lt;&lt;): paste only these lines.</source>
        <translation>此命令的请求体在它后面的几行里（&lt;&lt;）：请只粘贴那几行。</translation>
    </message>
    <message>
        <source>Something is missing behind %1: copy the whole command.</source>
        <translation>%1 后面缺少内容：请复制整条命令。</translation>
    </message>
    <message>
        <source>The method %1 was left out: requests are sent with POST.</source>
        <translation>已忽略方法 %1：请求一律用 POST 发送。</translation>
    </message>
    <message>
        <source>The proxy of the command was left out.</source>
        <translation>已忽略命令中的代理。</translation>
    </message>
    <message>
        <source>%1 was left out: certificates are always checked.</source>
        <translation>已忽略 %1：证书始终要检查。</translation>
    </message>
    <message>
        <source>The command sends something else than JSON (%1): the service takes JSON only.</source>
        <translation>命令发送的不是 JSON（%1）：服务只接受 JSON。</translation>
    </message>
    <message>
        <source>The header %1 was left out.</source>
        <translation>已忽略请求头 %1。</translation>
    </message>
    <message>
        <source>The key in the command was left out.</source>
        <translation>已忽略命令中的密钥。</translation>
    </message>
    <message>
        <source>This command asks about a task and makes none: copy the one that makes it.</source>
        <translation>此命令只查询任务，不创建任务：请复制创建任务的命令。</translation>
    </message>
    <message>
        <source>What stands behind the path of the address was left out.</source>
        <translation>已忽略地址路径之后的内容。</translation>
    </message>
    <message>
        <source>The service has no request type &quot;%1&quot;.</source>
        <translation>服务没有请求类型“%1”。</translation>
    </message>
    <message>
        <source>The body of this command comes out of another program: put the body itself in its place.</source>
        <translation>此命令的请求体来自另一个程序：请换成请求体本身。</translation>
    </message>
    <message>
        <source>The command reads the file %1 from a folder that is not known here: write its whole path.</source>
        <translation>命令要读取文件 %1，但不知道它在哪个文件夹：请写出完整路径。</translation>
    </message>
    <message>
        <source>%1 stands in the body as it is: nothing is put in its place.</source>
        <translation>请求体中的 %1 保持原样，未作替换。</translation>
    </message>
    <message>
        <source>The body of this command comes from its standard input: paste the body itself.</source>
        <translation>此命令的请求体来自标准输入：请粘贴请求体本身。</translation>
    </message>
    <message>
        <source>The body of this command is in the file %1: open that file instead.</source>
        <translation>此命令的请求体在文件 %1 中：请改为打开该文件。</translation>
    </message>
    <message>
        <source>This command sends no request: the part with -d or --json is missing.</source>
        <translation>此命令没有发送请求：缺少 -d 或 --json 部分。</translation>
    </message>
    <message>
        <source>This command has more than one body: leave only the one with the request.</source>
        <translation>此命令有多个请求体：请只保留含请求的那一个。</translation>
    </message>
    <message>
        <source>The body of the command cannot be read. %1</source>
        <translation>无法读取命令的请求体。%1</translation>
    </message>
</context>
<context>
    <name>Dailies::AboutDialog</name>
    <message>
        <source>About Dailies</source>
        <translation>关于 Dailies</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>许可证</translation>
    </message>
    <message>
        <source>Licence of the icons</source>
        <translation>图标许可证</translation>
    </message>
    <message>
        <source>Copy versions</source>
        <translation>复制版本信息</translation>
    </message>
    <message>
        <source>Makes, watches and keeps clips of a paid video service.</source>
        <translation>用付费视频服务生成、跟踪并保存成片。</translation>
    </message>
    <message>
        <source>Free software: you may use, study, share and change it under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>自由软件：您可以依照 GNU 通用公共许可证第 3 版或更高版本使用、研究、分享和修改它。不附带任何担保。</translation>
    </message>
    <message>
        <source>Made with</source>
        <translation>所用组件</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>组件</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>Clips are played with: %1</source>
        <translation>成片播放引擎：%1</translation>
    </message>
</context>
<context>
    <name>Dailies::AccountController</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Use the practice service</source>
        <translation>使用练习服务</translation>
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
        <source>%1 Dailies asks again in %2 and keeps asking, at least every 10 minutes; nothing is lost.</source>
        <comment>what is wrong with an account&apos;s key, length of time</comment>
        <translation>%1 Dailies 将在 %2后再次查询，并持续查询，至少每 10 分钟一次；不会丢失任何内容。</translation>
    </message>
    <message>
        <source>%1 Tasks of this account wait; none is lost.</source>
        <comment>what is wrong with an account&apos;s key</comment>
        <translation>%1 此账户的任务在等候，不会丢失。</translation>
    </message>
    <message>
        <source>%1 and its key were removed. Its tasks and clips stay.</source>
        <translation>%1 及其密钥已删除。它的任务和成片保留。</translation>
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
        <source>One code a line, as the service names them</source>
        <translation>每行一个代码，与服务的叫法一致</translation>
    </message>
    <message>
        <source>Family of the other codes</source>
        <translation>其余代码所属系列</translation>
    </message>
    <message>
        <source>The key is kept in the keychain of your computer and sent to this address only.</source>
        <translation>密钥保存在本机的密钥环中，只发送到此地址。</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Base address</source>
        <translation>基础地址</translation>
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
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Not known by name: %1</source>
        <translation>无法按名称识别：%1</translation>
    </message>
    <message>
        <source>Give the account a name, so that you can tell it from others.</source>
        <translation>请为账户命名，以便与其他账户区分。</translation>
    </message>
    <message>
        <source>There is an account of this name already.</source>
        <translation>已有同名账户。</translation>
    </message>
    <message>
        <source>Give at least one model code that the service has enabled for the key.</source>
        <translation>请至少填写一个服务已为此密钥开通的模型代码。</translation>
    </message>
    <message>
        <source>Keeping the key…</source>
        <translation>正在保存密钥…</translation>
    </message>
    <message>
        <source>%1 The key is kept until you quit; you will be asked for it again next time.</source>
        <translation>%1密钥保留到您退出为止，下次启动时会再次询问。</translation>
    </message>
    <message>
        <source>Requests sent at once</source>
        <translation>同时发送的请求数</translation>
    </message>
    <message>
        <source>It was not tested.</source>
        <translation>未进行测试。</translation>
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
</context>
<context>
    <name>Dailies::AccountKeys</name>
    <message>
        <source>The account&apos;s address has changed.</source>
        <translation>账户的地址已更改。</translation>
    </message>
</context>
<context>
    <name>Dailies::AccountSaver</name>
    <message>
        <source>%1 The new key is kept in memory until you quit.</source>
        <translation>%1新密钥在内存中保留到您退出为止。</translation>
    </message>
</context>
<context>
    <name>Dailies::AccountSettingsDialog</name>
    <message>
        <source>How many requests may be on their way at the same time; the others wait. The service may allow fewer.</source>
        <translation>同时可以有多少个请求在发送；其余的排队等候。服务方允许的可能更少。</translation>
    </message>
    <message>
        <source>Remove account</source>
        <translation>删除账户</translation>
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
        <source>Give the account a name, so that you can tell it from others.</source>
        <translation>请给账户起个名称，以便与其他账户区分。</translation>
    </message>
    <message>
        <source>There is an account of this name already.</source>
        <translation>已有同名的账户。</translation>
    </message>
    <message>
        <source>Remove %1 and its key? Its tasks and clips stay here.</source>
        <translation>删除 %1 及其密钥？它的任务和成片会留在这里。</translation>
    </message>
    <message numerus="yes">
        <source>%n unfinished tasks of it are then no longer followed, and their clips may be lost.</source>
        <translation>
            <numerusform>它的 %n 个未完成任务将不再跟踪，成片可能丢失。</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>The account stays, because its key could not be removed. %1</source>
        <translation>密钥未能删除，因此账户保留。%1</translation>
    </message>
    <message>
        <source>Folder for its clips</source>
        <translation>成片文件夹</translation>
    </message>
    <message>
        <source>Names of its clips</source>
        <translation>成片命名</translation>
    </message>
    <message>
        <source>Address and key</source>
        <translation>地址和密钥</translation>
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
        <translation>成片</translation>
    </message>
    <message>
        <source>Keep at least one model code: without any, nothing can be sent.</source>
        <translation>请至少保留一个模型代码：没有模型代码就无法发送。</translation>
    </message>
    <message numerus="yes">
        <source>%n unfinished tasks were sent to %1. They can be followed there only, and wait until the account goes there again; meanwhile their clips may be lost.</source>
        <translation>
            <numerusform>有 %n 个未完成的任务发送到了 %1。它们只能在该处跟踪，会一直等到账户重新使用该地址；在此期间成片可能丢失。</numerusform>
        </translation>
    </message>
    <message>
        <source>Change the address</source>
        <translation>更改地址</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>保持不变</translation>
    </message>
    <message>
        <source>Keeping the key…</source>
        <translation>正在保存密钥…</translation>
    </message>
</context>
<context>
    <name>Dailies::AccountStore</name>
    <message>
        <source>an account has no id or no name</source>
        <translation>有账户缺少 ID 或名称</translation>
    </message>
    <message>
        <source>a newer version of Dailies wrote it</source>
        <translation>它由更新版本的 Dailies 写入</translation>
    </message>
    <message>
        <source>it is not a list of accounts</source>
        <translation>它不是账户列表</translation>
    </message>
    <message>
        <source>The accounts in %1 cannot be read, and the file is left as it is: %2.</source>
        <translation>无法读取 %1 中的账户，文件保持原样：%2。</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>文件过大</translation>
    </message>
    <message>
        <source>The accounts could not be read, so they are not written either.</source>
        <translation>未能读取账户，因此也不写入。</translation>
    </message>
    <message>
        <source>The accounts could not be written to %1: %2.</source>
        <translation>无法将账户写入 %1：%2。</translation>
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
        <source>Base address</source>
        <translation>基础地址</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>新密钥</translation>
    </message>
    <message>
        <source>Enter the key for %1: the one that is kept is for %2 only and is not sent anywhere else.</source>
        <translation>请输入用于 %1 的密钥：已保存的密钥只用于 %2，不会发送到其他任何地方。</translation>
    </message>
    <message>
        <source>Another address needs its key. The key kept for %1 is dropped once the new one is in its place.</source>
        <translation>另一地址需要它自己的密钥。新密钥就位后，为 %1 保存的密钥即会删除。</translation>
    </message>
    <message>
        <source>The present key is in memory only, until you quit. Type a key to replace it.</source>
        <translation>当前密钥只在内存中，保留到您退出为止。输入密钥即可替换。</translation>
    </message>
    <message>
        <source>The present key stays in the keychain and is never shown. Type a key to replace it.</source>
        <translation>当前密钥留在密钥环中，从不显示。输入密钥即可替换。</translation>
    </message>
    <message>
        <source>It is kept in the keychain of your computer and sent to this address only.</source>
        <translation>密钥保存在本机的密钥环中，只发送到此地址。</translation>
    </message>
    <message>
        <source>List a model first: the question needs one.</source>
        <translation>请先列出一个模型：查询时需要。</translation>
    </message>
    <message>
        <source>It was not tested.</source>
        <translation>未进行测试。</translation>
    </message>
</context>
<context>
    <name>Dailies::AddressProbe</name>
    <message>
        <source>No answer came from %1 within 15 seconds.</source>
        <translation>%1 在 15 秒内没有应答。</translation>
    </message>
    <message>
        <source>The look at the address was stopped.</source>
        <translation>已停止查看该地址。</translation>
    </message>
    <message>
        <source>The address is not looked up: it leads into a private network, where the service is not.</source>
        <translation>未查看该地址：它指向内部网络，而服务不在那里。</translation>
    </message>
    <message>
        <source>There is nothing at this address (HTTP %1).</source>
        <translation>该地址上没有内容（HTTP %1）。</translation>
    </message>
    <message>
        <source>The server does not show the file to everybody (HTTP %1).</source>
        <translation>服务器没有公开此文件（HTTP %1）。</translation>
    </message>
    <message>
        <source>The server at this address has trouble of its own (HTTP %1).</source>
        <translation>该地址的服务器自身出现问题（HTTP %1）。</translation>
    </message>
    <message>
        <source>The server at this address does not give the file (HTTP %1).</source>
        <translation>该地址的服务器没有提供文件（HTTP %1）。</translation>
    </message>
    <message>
        <source>The address leads on and on; it was not followed further.</source>
        <translation>该地址不断跳转，未再继续。</translation>
    </message>
    <message>
        <source>The address leads from a secure connection to an open one; it was not followed.</source>
        <translation>该地址从安全连接跳转到不安全连接，未予跟随。</translation>
    </message>
    <message>
        <source>There is no server %1.</source>
        <translation>服务器 %1 不存在。</translation>
    </message>
    <message>
        <source>%1 could not be reached.</source>
        <translation>无法连接到 %1。</translation>
    </message>
    <message>
        <source>%1 does not prove that it is what it says (its certificate is not accepted).</source>
        <translation>%1 无法证明自己的身份（证书未被接受）。</translation>
    </message>
    <message>
        <source>%1 gave no answer that can be read.</source>
        <translation>%1 的应答无法读取。</translation>
    </message>
</context>
<context>
    <name>Dailies::AdoptDialog</name>
    <message>
        <source>Give the id that the service shows for the task.</source>
        <translation>请填写服务方为该任务显示的编号。</translation>
    </message>
    <message>
        <source>This is more than an id: give the id alone, without spaces.</source>
        <translation>这里不只是编号：请只填编号，不含空格。</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>跟踪</translation>
    </message>
    <message>
        <source>Follow a task by its id</source>
        <translation>按编号跟踪任务</translation>
    </message>
    <message>
        <source>As the service shows it</source>
        <translation>与服务方显示的一致</translation>
    </message>
    <message>
        <source>The task is asked about and its clip fetched. Nothing is created, and nothing is charged by this.</source>
        <translation>会查询该任务并取回成片。不会新建任务，也不会因此计费。</translation>
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
        <source>Kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Task id</source>
        <translation>任务编号</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>There is no account to ask with. Add one first.</source>
        <translation>没有可用来查询的账户。请先添加一个。</translation>
    </message>
    <message>
        <source>This account has no model. Add the model in the form first.</source>
        <translation>此账户没有模型。请先在表单中添加模型。</translation>
    </message>
</context>
<context>
    <name>Dailies::AtRiskList</name>
    <message>
        <source>Task %1</source>
        <translation>任务 %1</translation>
    </message>
    <message>
        <source>Task %1 · %2</source>
        <comment>number and prompt</comment>
        <translation>任务 %1 · %2</translation>
    </message>
    <message>
        <source>Fetch all</source>
        <translation>全部取回</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Close; the takes stay in the list of tasks</source>
        <translation>关闭；这些条目仍在任务列表中</translation>
    </message>
    <message>
        <source>Goes to the task</source>
        <translation>转到此任务</translation>
    </message>
    <message numerus="yes">
        <source>%n takes need you. First of them:</source>
        <translation>
            <numerusform>有 %n 条待您处理。先列出其中几条：</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n takes need you, so that nothing is lost</source>
        <translation>
            <numerusform>有 %n 条待您处理，以免丢失</numerusform>
        </translation>
    </message>
    <message>
        <source>Answer lost: it may have been accepted, and charged.</source>
        <translation>应答丢失：请求可能已被接受并计费。</translation>
    </message>
    <message>
        <source>Not watched: when it is finished, nobody fetches its clip.</source>
        <translation>未跟踪：完成后成片不会被取回。</translation>
    </message>
    <message>
        <source>Its address has died; the service may give a new one.</source>
        <translation>地址已失效；服务可能会给出新地址。</translation>
    </message>
    <message>
        <source>Not fetched; its address dies in %1.</source>
        <translation>尚未取回；地址将在%1后失效。</translation>
    </message>
    <message>
        <source>Finished, and not fetched.</source>
        <translation>已完成，尚未取回。</translation>
    </message>
    <message>
        <source>Fetch now</source>
        <translation>立即取回</translation>
    </message>
    <message>
        <source>Watch again</source>
        <translation>恢复跟踪</translation>
    </message>
    <message>
        <source>Decide…</source>
        <translation>处理…</translation>
    </message>
    <message>
        <source>Answer lost: it may have been accepted.</source>
        <translation>应答丢失：请求可能已被接受。</translation>
    </message>
</context>
<context>
    <name>Dailies::ChoiceEditor</name>
    <message>
        <source>Not set</source>
        <translation>未设置</translation>
    </message>
</context>
<context>
    <name>Dailies::CleartextConsent</name>
    <message>
        <source>%1 begins with http://, so the key travels readable: everyone on the way can take it and spend your money. Nothing has been sent yet.</source>
        <translation>%1 以 http:// 开头，密钥会以明文传输：途中任何人都能取走密钥，花您的钱。尚未发送任何内容。</translation>
    </message>
    <message>
        <source>Use http all the same</source>
        <translation>仍使用 http</translation>
    </message>
    <message>
        <source>Correct the address</source>
        <translation>更正地址</translation>
    </message>
</context>
<context>
    <name>Dailies::Cli</name>
    <message>
        <source>There is no account yet: give --base-url, or add one with &quot;dailies-cli accounts add&quot;.</source>
        <translation>还没有账户：请给出 --base-url，或用“dailies-cli accounts add”添加账户。</translation>
    </message>
    <message>
        <source>There are several accounts: say which with --account.</source>
        <translation>有多个账户：请用 --account 指定。</translation>
    </message>
    <message>
        <source>There is no account &quot;%1&quot;. &quot;dailies-cli accounts list&quot; shows those there are.</source>
        <translation>没有账户“%1”。可用“dailies-cli accounts list”查看现有账户。</translation>
    </message>
    <message>
        <source>name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>The account; &quot;practice&quot; is the practice service.</source>
        <translation>账户；“practice”为练习服务。</translation>
    </message>
    <message>
        <source>address</source>
        <translation>地址</translation>
    </message>
    <message>
        <source>Give --account or --base-url, not both.</source>
        <translation>--account 与 --base-url 只能给出一个。</translation>
    </message>
    <message>
        <source>There is no key: put it into DAILIES_API_KEY.</source>
        <translation>没有密钥：请放入 DAILIES_API_KEY。</translation>
    </message>
    <message>
        <source>The model %1 is not known here: describe it with --model-profile.</source>
        <translation>不认识模型 %1：请用 --model-profile 描述它。</translation>
    </message>
    <message>
        <source>The name &quot;%1&quot; cannot be used: it is taken.</source>
        <translation>名称“%1”已被占用，不能使用。</translation>
    </message>
    <message>
        <source>The account was not added.</source>
        <translation>未添加账户。</translation>
    </message>
    <message>
        <source>Added %1. Its key is in the keychain.</source>
        <translation>已添加 %1，其密钥在密钥环中。</translation>
    </message>
    <message>
        <source>Adds an account. Its key is read from the terminal or the standard input, and kept in the keychain.</source>
        <translation>添加账户。密钥从终端或标准输入读取，保存在密钥环中。</translation>
    </message>
    <message>
        <source>What to call the account.</source>
        <translation>账户的名称。</translation>
    </message>
    <message>
        <source>code</source>
        <translation>代码</translation>
    </message>
    <message>
        <source>A model code enabled for the key; may be given several times.</source>
        <translation>密钥已开通的模型代码，可多次给出。</translation>
    </message>
    <message>
        <source>file</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>A model described in a JSON file; may be given several times.</source>
        <translation>描述模型的 JSON 文件，可多次给出。</translation>
    </message>
    <message>
        <source>Lists the accounts. Keys are not shown.</source>
        <translation>列出账户，不显示密钥。</translation>
    </message>
    <message>
        <source>There are no accounts yet.</source>
        <translation>还没有账户。</translation>
    </message>
    <message>
        <source>Removes an account and its key. Its tasks and clips stay.</source>
        <translation>移除账户及其密钥，其任务和视频保留。</translation>
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
        <source>The account stays, because its key could not be removed.</source>
        <translation>未能移除密钥，因此账户予以保留。</translation>
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
        <source>There is no command &quot;accounts %1&quot;.</source>
        <translation>没有命令“accounts %1”。</translation>
    </message>
    <message>
        <source>The account has no models: give --model.</source>
        <translation>账户没有模型：请给出 --model。</translation>
    </message>
    <message>
        <source>Follows a task that was created elsewhere until it has ended, and saves its clip. Nothing is created.</source>
        <translation>跟踪在别处创建的任务直至结束，并保存视频。不会创建任何任务。</translation>
    </message>
    <message>
        <source>The model code that it was created with.</source>
        <translation>创建时所用的模型代码。</translation>
    </message>
    <message>
        <source>id</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>The service&apos;s id of the task.</source>
        <translation>服务给出的任务编号。</translation>
    </message>
    <message>
        <source>folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>Save the clip there.</source>
        <translation>将视频存到该处。</translation>
    </message>
    <message>
        <source>--%1 is missing.</source>
        <translation>缺少 --%1。</translation>
    </message>
    <message>
        <source>Says what there is to say about a request. Nothing is sent.</source>
        <translation>给出对请求的检查意见，不发送任何内容。</translation>
    </message>
    <message>
        <source>The request can be sent with --accept.</source>
        <translation>加上 --accept 即可发送此请求。</translation>
    </message>
    <message>
        <source>The request can be sent.</source>
        <translation>可以发送此请求。</translation>
    </message>
    <message>
        <source>Keep settings, tasks and clips under this folder.</source>
        <translation>将设置、任务和视频存放在此文件夹下。</translation>
    </message>
    <message>
        <source>Write one JSON object a line.</source>
        <translation>每行输出一个 JSON 对象。</translation>
    </message>
    <message>
        <source>Show this help.</source>
        <translation>显示此帮助。</translation>
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
        <source>&quot;%1&quot; is one word too many.</source>
        <translation>多出了“%1”。</translation>
    </message>
    <message>
        <source>--%1 needs a value.</source>
        <translation>--%1 需要一个值。</translation>
    </message>
    <message>
        <source>A command is missing.</source>
        <translation>缺少命令。</translation>
    </message>
    <message>
        <source>%1 shows what there is.</source>
        <translation>%1 可查看全部用法。</translation>
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
        <source>Makes one clip of each kind of request with the practice service, and checks each clip&apos;s length and size. Nothing is charged.</source>
        <translation>用练习服务为每种请求各生成一段视频，并检查其时长和尺寸。不产生费用。</translation>
    </message>
    <message>
        <source>Save the clips there; &quot;dailies-demo&quot; in this folder when it is not given.</source>
        <translation>将视频存到该处；未给出时为当前文件夹下的“dailies-demo”。</translation>
    </message>
    <message>
        <source>Nothing can be written to the folder for temporary files.</source>
        <translation>无法写入临时文件夹。</translation>
    </message>
    <message>
        <source>The practice service does not run.</source>
        <translation>练习服务没有运行。</translation>
    </message>
    <message>
        <source>Making %1 clips, one of each kind of request, with the practice service. Nothing is charged.</source>
        <translation>正在用练习服务生成 %1 段视频，每种请求一段。不产生费用。</translation>
    </message>
    <message>
        <source>well </source>
        <translation>正常 </translation>
    </message>
    <message>
        <source>WRONG</source>
        <translation>不符 </translation>
    </message>
    <message>
        <source>%1 of %2 clips are as they were asked for, in %3</source>
        <translation>%2 段视频中有 %1 段符合要求，位于 %3</translation>
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
        <source>look whether a request can be sent</source>
        <translation>检查请求能否发送</translation>
    </message>
    <message>
        <source>send a request</source>
        <translation>发送请求</translation>
    </message>
    <message>
        <source>follow every unfinished task until it has ended</source>
        <translation>跟踪所有未完成的任务直至结束</translation>
    </message>
    <message>
        <source>list the tasks</source>
        <translation>列出任务</translation>
    </message>
    <message>
        <source>show one task with its request and log</source>
        <translation>显示一个任务及其请求和日志</translation>
    </message>
    <message>
        <source>follow a task that was created elsewhere</source>
        <translation>跟踪在别处创建的任务</translation>
    </message>
    <message>
        <source>add, list, remove or test accounts</source>
        <translation>添加、列出、移除或测试账户</translation>
    </message>
    <message>
        <source>run the practice service, which costs nothing</source>
        <translation>运行免费的练习服务</translation>
    </message>
    <message>
        <source>make a clip of each kind of request with the practice service</source>
        <translation>用练习服务为每种请求各生成一段视频</translation>
    </message>
    <message>
        <source>Commands:</source>
        <translation>命令：</translation>
    </message>
    <message>
        <source>dailies-cli COMMAND --help shows a command&apos;s options.</source>
        <translation>dailies-cli 命令 --help 可查看该命令的选项。</translation>
    </message>
    <message>
        <source>Makes, follows and keeps clips of a video service.</source>
        <translation>生成、跟踪并保存视频服务的视频。</translation>
    </message>
    <message>
        <source>There is no command &quot;%1&quot;.</source>
        <translation>没有命令“%1”。</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>无法读取 %1：%2。</translation>
    </message>
    <message>
        <source>The model profile is that of %1.</source>
        <translation>此模型档案属于 %1。</translation>
    </message>
    <message>
        <source>--port is a number from 1 to 65535, or 0 for any free one.</source>
        <translation>--port 是 1 至 65535 的数字，0 表示任意空闲端口。</translation>
    </message>
    <message>
        <source>--task-seconds is a number from 0 to %1.</source>
        <translation>--task-seconds 是 0 至 %1 的数字。</translation>
    </message>
    <message>
        <source>Runs the practice service until it is interrupted. It follows the specification, makes real clips, and costs nothing.</source>
        <translation>运行练习服务，直到被中断。它遵循规范，生成真实的视频，且不收费。</translation>
    </message>
    <message>
        <source>number</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>The port to listen on, on this computer only; any free one when it is not given.</source>
        <translation>监听端口，仅限本机；未给出时为任意空闲端口。</translation>
    </message>
    <message>
        <source>How long a task takes at the least.</source>
        <translation>任务至少要用的时间。</translation>
    </message>
    <message>
        <source>Words in a prompt that ask for trouble:</source>
        <translation>提示词中可引发特定问题的词：</translation>
    </message>
    <message>
        <source>The practice service listens at %1
Key: %2
Ctrl+C ends it.</source>
        <translation>练习服务正在监听 %1
密钥：%2
按 Ctrl+C 结束。</translation>
    </message>
    <message>
        <source>The standard input</source>
        <translation>标准输入</translation>
    </message>
    <message>
        <source>%1 is too large for a request.</source>
        <translation>%1 过大，不能作为请求。</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>阻止</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>确认</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>The request&apos;s family.</source>
        <translation>请求所属系列。</translation>
    </message>
    <message>
        <source>Family A&apos;s model generation; 3.0 when it is not given.</source>
        <translation>A 系列的模型代次；未给出时为 3.0。</translation>
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
        <source>--family is missing: A or B.</source>
        <translation>缺少 --family：A 或 B。</translation>
    </message>
    <message>
        <source>There is no family &quot;%1&quot;: A or B.</source>
        <translation>没有系列“%1”：只有 A 和 B。</translation>
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
        <source>--api-type is missing, such as TextToVideo.</source>
        <translation>缺少 --api-type，例如 TextToVideo。</translation>
    </message>
    <message>
        <source>The service does not offer %1.</source>
        <translation>服务不提供 %1。</translation>
    </message>
    <message>
        <source>The request as the JSON of a create call; - reads it from the standard input.</source>
        <translation>请求，即创建调用的 JSON；- 表示从标准输入读取。</translation>
    </message>
    <message>
        <source>--request is missing: a file, or - for the standard input.</source>
        <translation>缺少 --request：文件，或 - 表示标准输入。</translation>
    </message>
    <message>
        <source>This key stands twice; only the last one counts.</source>
        <translation>此键出现两次，仅以最后一个为准。</translation>
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
        <source>Shows one task with its request and its log.</source>
        <translation>显示一个任务及其请求和日志。</translation>
    </message>
    <message>
        <source>The task&apos;s number, or the service&apos;s id.</source>
        <translation>任务编号，或服务给出的 ID。</translation>
    </message>
    <message>
        <source>There is no task &quot;%1&quot;.</source>
        <translation>没有任务“%1”。</translation>
    </message>
    <message>
        <source>--copies is a number from 1 to %1.</source>
        <translation>--copies 是 1 至 %1 的数字。</translation>
    </message>
    <message>
        <source>The request cannot be sent as it is. Nothing was sent.</source>
        <translation>请求目前还不能发送。未发送任何内容。</translation>
    </message>
    <message>
        <source>The request is outside what the service states. Nothing was sent; --accept sends it all the same.</source>
        <translation>请求超出了服务声明的范围。未发送任何内容；加上 --accept 可照样发送。</translation>
    </message>
    <message>
        <source>Sends a request. Each copy may be charged by the service.</source>
        <translation>发送请求。服务可能对每一份收费。</translation>
    </message>
    <message>
        <source>How many times to send it, each as a task of its own.</source>
        <translation>发送的份数，每份各为一个任务。</translation>
    </message>
    <message>
        <source>Wait for the clips and save them.</source>
        <translation>等待视频生成并保存。</translation>
    </message>
    <message>
        <source>Save the clips of this call there.</source>
        <translation>将本次调用的视频存到该处。</translation>
    </message>
    <message>
        <source>Send it though it is outside what the service states.</source>
        <translation>即使超出服务声明的范围也发送。</translation>
    </message>
    <message>
        <source>Task %1: %2</source>
        <translation>任务 %1：%2</translation>
    </message>
    <message>
        <source>What was accepted goes on at the service; &quot;dailies-cli watch&quot; follows it once the key is right.</source>
        <translation>已被接受的任务仍在服务端继续；密钥正确后，用“dailies-cli watch”继续跟踪。</translation>
    </message>
    <message>
        <source>Waiting for the answer to a request that is under way…</source>
        <translation>正在等待一个已发出请求的应答…</translation>
    </message>
    <message>
        <source>Stopped. What was accepted goes on at the service; &quot;dailies-cli watch&quot; follows it.</source>
        <translation>已停止。已被接受的任务仍在服务端继续，可用“dailies-cli watch”继续跟踪。</translation>
    </message>
    <message>
        <source>Lists the tasks, newest first.</source>
        <translation>列出任务，最新的在前。</translation>
    </message>
    <message>
        <source>There are no tasks yet.</source>
        <translation>还没有任务。</translation>
    </message>
    <message>
        <source>No task is under way.</source>
        <translation>没有进行中的任务。</translation>
    </message>
    <message>
        <source>What is known of the model, as JSON, in place of what Dailies knows; what lies outside it is noted.</source>
        <translation>用此 JSON 中的模型信息代替 Dailies 已知的信息；超出其范围的会给出提示。</translation>
    </message>
    <message>
        <source>Task %1: the service answered as family %2, so its model may belong there. The task is followed all the same.</source>
        <translation>任务 %1：服务按 %2 系列应答，其模型可能属于该系列。任务仍继续跟踪。</translation>
    </message>
    <message>
        <source>--creates-at-once is a number from 1 to %1.</source>
        <translation>--creates-at-once 是 1 到 %1 之间的数字。</translation>
    </message>
    <message>
        <source>How many requests may be on their way at the same time, 1 to 20; 2 when it is not said.</source>
        <translation>同时可以发送多少个请求，1 到 20；不写则为 2。</translation>
    </message>
    <message>
        <source>Practice service</source>
        <translation>练习服务</translation>
    </message>
    <message>
        <source>Writes what the service&apos;s support needs to look into a task: a zip with its ids, times, request, answers, and the digests of its input files. Keys, signatures of addresses, encoded data and folders of this computer are left out.</source>
        <translation>写出服务方支持人员查看任务所需的内容：一个 zip，含编号、时间、请求、应答和输入文件的摘要。密钥、地址签名、编码数据和本机文件夹均不包含。</translation>
    </message>
    <message>
        <source>Write the zip there.</source>
        <translation>把 zip 写到那里。</translation>
    </message>
    <message>
        <source>Replace a file that is there already.</source>
        <translation>替换已存在的文件。</translation>
    </message>
    <message>
        <source>%1 is a folder; name a file.</source>
        <translation>%1 是文件夹；请指定文件。</translation>
    </message>
    <message>
        <source>%1 is there already; --force replaces it.</source>
        <translation>%1 已存在；用 --force 替换。</translation>
    </message>
    <message>
        <source>Task %1: the evidence is in %2. Read it before you give it away.</source>
        <translation>任务 %1：证据在 %2。交给别人之前请先看一遍。</translation>
    </message>
    <message>
        <source>write what support needs to look into a task</source>
        <translation>写出支持人员查看任务所需的内容</translation>
    </message>
    <message>
        <source>Task %1 is held back and was not sent.</source>
        <translation>任务 %1 被暂缓，未发送。</translation>
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
        <source>It is sent again in %1 s.</source>
        <translation>%1 秒后再次发送。</translation>
    </message>
    <message>
        <source>Follows every unfinished task of the profile until all have ended. Nothing is sent a second time, and what was not sent yet only with --send-waiting.</source>
        <translation>跟踪此配置中所有未完成的任务，直到全部结束。不会重复发送；尚未发送的只在加 --send-waiting 时发送。</translation>
    </message>
    <message>
        <source>Send what an earlier call left unsent, too; each request may be charged by the service.</source>
        <translation>同时发送先前未发出的请求；服务方可能对每个请求计费。</translation>
    </message>
    <message>
        <source>Task %1 could not be read from the task database.</source>
        <translation>无法从任务数据库读取任务 %1。</translation>
    </message>
    <message>
        <source>The tasks of this profile cannot be read any more. What the service has accepted goes on there; &quot;dailies-cli watch&quot; follows it.</source>
        <translation>此配置中的任务已无法读取。服务方已接受的会继续；可用 &quot;dailies-cli watch&quot; 跟踪。</translation>
    </message>
    <message numerus="yes">
        <source>%n tasks could not be read from the task database and are not in this list.</source>
        <translation>
            <numerusform>有 %n 个任务无法从任务数据库读取，不在此列表中。</numerusform>
        </translation>
    </message>
    <message>
        <source>Not all tasks of this profile could be read, so none is followed and nothing was sent. What the service has accepted goes on there; try again.</source>
        <translation>此配置中的任务未能全部读取，因此未跟踪任何任务，也未发送。服务方已接受的会继续；请重试。</translation>
    </message>
    <message>
        <source>Parent:  task %1</source>
        <comment>whose clip it goes on from</comment>
        <translation>接续：任务 %1</translation>
    </message>
    <message>
        <source>Takes a --base-url that begins with http:// on another computer: everyone on the way can read the key.</source>
        <translation>允许 --base-url 为其他计算机上以 http:// 开头的地址：途中任何人都能读到密钥。</translation>
    </message>
    <message>
        <source>%1 If you want that all the same, add --allow-http. Nothing was sent.</source>
        <translation>%1如仍要使用，请加上 --allow-http。未发送任何内容。</translation>
    </message>
    <message>
        <source>  It says: %1</source>
        <translation>  服务的说明：%1</translation>
    </message>
    <message>
        <source>Asks the service about a task that does not exist, once for each model of the account, to see whether it can be reached, takes the key and knows the model. Nothing is created.</source>
        <translation>就账户的每个模型各向服务查询一次不存在的任务，以确认服务能否连接、是否接受密钥、是否有该模型。不会创建任何任务。</translation>
    </message>
    <message>
        <source>The one model code to ask with, whether the account lists it or not.</source>
        <translation>查询时使用的唯一模型代码，不论账户是否列出。</translation>
    </message>
    <message>
        <source>dailies-cli accounts COMMAND --help shows a command&apos;s options.</source>
        <translation>dailies-cli accounts 命令 --help 可查看该命令的选项。</translation>
    </message>
    <message>
        <source>DAILIES_API_KEY is not used, because no service was named. If the key belongs to %1, add --account.</source>
        <translation>未使用 DAILIES_API_KEY，因为没有指明服务。如果该密钥属于 %1，请加上 --account。</translation>
    </message>
    <message>
        <source>Exit status: 0 well; 1 a task failed or is not finished; 2 wrong use; 3 the request has findings that keep it from being sent;
4 refused by the service, or not reached; 5 answer lost; 6 keychain or profile not usable;
128 and a signal&apos;s number when interrupted.</source>
        <translation>退出状态：0 正常；1 有任务失败或未完成；2 用法错误；3 检查意见不允许发送该请求；
4 被服务拒绝，或无法连接到服务；5 应答丢失；6 密钥环或配置无法使用；
被中断时为 128 加信号编号。</translation>
    </message>
    <message>
        <source>DAILIES_API_KEY in the environment is used instead of the keychain&apos;s key, for the service that --account or --base-url names. &quot;watch&quot; also uses it for tasks that were sent with it.</source>
        <translation>对 --account 或 --base-url 指明的服务，使用环境变量 DAILIES_API_KEY 代替密钥环中的密钥。“watch”也会将它用于当初用它发送的任务。</translation>
    </message>
    <message>
        <source>Remark:  %1</source>
        <translation>附注：%1</translation>
    </message>
    <message>
        <source>%1 Nothing was sent this time; --again sends it once more, --copies sends several.</source>
        <comment>You sent this 4 s ago.</comment>
        <translation>%1这次未发送任何内容；--again 会再发送一次，--copies 可发送多份。</translation>
    </message>
    <message>
        <source>Send it though the same was sent less than 10 seconds ago.</source>
        <translation>即使不到 10 秒前发送过相同的请求也发送。</translation>
    </message>
    <message>
        <source>There are tasks of %1, and its key is not known: put it into DAILIES_API_KEY and add --base-url %1.</source>
        <translation>有 %1 的任务，但没有其密钥：请将密钥放入 DAILIES_API_KEY，并加上 --base-url %1。</translation>
    </message>
    <message>
        <source>The service&apos;s base address for this call only; https:// and /v1 are added where they are missing; the key is taken from DAILIES_API_KEY.</source>
        <translation>服务的基础地址，仅用于本次调用；缺少的 https:// 和 /v1 会自动补全；密钥取自 DAILIES_API_KEY。</translation>
    </message>
    <message>
        <source>--base-url is missing: the service&apos;s base address.</source>
        <translation>缺少 --base-url：服务的基础地址。</translation>
    </message>
    <message>
        <source>The service&apos;s base address.</source>
        <translation>服务的基础地址。</translation>
    </message>
</context>
<context>
    <name>Dailies::ClipBar</name>
    <message>
        <source>Drag the clip into another program</source>
        <translation>将成片拖到其他程序</translation>
    </message>
</context>
<context>
    <name>Dailies::ClipController</name>
    <message>
        <source>Copying clips: %1 of %2</source>
        <translation>正在复制成片：%1 / %2</translation>
    </message>
    <message>
        <source>None of these takes has a clip yet.</source>
        <translation>这些条目都还没有成片。</translation>
    </message>
    <message>
        <source>This clip is not on the disk any more: %1.</source>
        <translation>此成片已不在磁盘上：%1。</translation>
    </message>
    <message numerus="yes">
        <source>%n clips are not on the disk any more, such as %1.</source>
        <translation>
            <numerusform>有 %n 段成片已不在磁盘上，例如 %1。</numerusform>
        </translation>
    </message>
    <message>
        <source>Save clip as</source>
        <translation>成片另存为</translation>
    </message>
    <message>
        <source>Clips (*.%1)</source>
        <translation>成片 (*.%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message numerus="yes">
        <source>Save %n clips in a folder</source>
        <translation>
            <numerusform>将 %n 段成片保存到文件夹</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message numerus="yes">
        <source>Copying %n clips…</source>
        <translation>
            <numerusform>正在复制 %n 段成片…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more were not copied, either.</source>
        <translation>
            <numerusform>另有 %n 段也未复制。</numerusform>
        </translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>打开文件夹</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>已保存为 %1。</translation>
    </message>
    <message numerus="yes">
        <source>%n clips were copied.</source>
        <translation>
            <numerusform>已复制 %n 段成片。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was copied.</source>
        <translation>未复制任何内容。</translation>
    </message>
</context>
<context>
    <name>Dailies::ClipCopy</name>
    <message>
        <source>the folder takes no new name</source>
        <translation>文件夹中没有可用的新文件名</translation>
    </message>
    <message>
        <source>%1 was not copied: %2.</source>
        <translation>%1 未复制：%2。</translation>
    </message>
    <message>
        <source>%1 was not copied: it is not there any more.</source>
        <translation>%1 未复制：文件已不存在。</translation>
    </message>
    <message>
        <source>it is the clip itself</source>
        <translation>目标就是该成片本身</translation>
    </message>
    <message>
        <source>it needs %1, and the disk has %2 free</source>
        <translation>需要 %1，而磁盘可用空间为 %2</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>已停止。</translation>
    </message>
    <message>
        <source>it could not be read to its end</source>
        <translation>未能读取到文件末尾</translation>
    </message>
</context>
<context>
    <name>Dailies::ClipEncoder</name>
    <message>
        <source>The practice clip cannot be written: %1.</source>
        <translation>无法写入练习视频：%1。</translation>
    </message>
    <message>
        <source>This computer cannot make %1: %2.</source>
        <translation>本机无法生成 %1：%2。</translation>
    </message>
</context>
<context>
    <name>Dailies::ClipMaker</name>
    <message>
        <source>A practice clip cannot be %1 by %2 pixels.</source>
        <translation>练习视频不能是 %1 × %2 像素。</translation>
    </message>
    <message>
        <source>A practice clip cannot last %1 s.</source>
        <translation>练习视频的时长不能是 %1 秒。</translation>
    </message>
    <message>
        <source>A practice clip cannot show %1 pictures a second.</source>
        <translation>练习视频的帧率不能是每秒 %1 帧。</translation>
    </message>
    <message>
        <source>Practice clips need the part of Qt that draws text.</source>
        <translation>生成练习视频需要 Qt 的文字绘制部分。</translation>
    </message>
    <message>
        <source>The practice clip was stopped.</source>
        <translation>已停止生成练习视频。</translation>
    </message>
    <message>
        <source>The practice clip %1 cannot be written: %2.</source>
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
        <source>Beginning of the prompt</source>
        <translation>提示词开头</translation>
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
        <source>Number of the task</source>
        <translation>任务编号</translation>
    </message>
    <message>
        <source>All clips would have the same name.</source>
        <translation>所有成片都会同名。</translation>
    </message>
    <message>
        <source>For example: %1</source>
        <translation>例如：%1</translation>
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
        <source>One code a line, as the service names them</source>
        <translation>每行一个代码，与服务的叫法一致</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>从文件…</translation>
    </message>
    <message>
        <source>Codes to add</source>
        <translation>要添加的代码</translation>
    </message>
    <message>
        <source>The unknown are</source>
        <translation>无法识别的属于</translation>
    </message>
    <message numerus="yes">
        <source>%n codes are recognised.</source>
        <translation>
            <numerusform>识别出 %n 个代码。</numerusform>
        </translation>
    </message>
    <message>
        <source>Not known by name: %1</source>
        <translation>无法按名称识别：%1</translation>
    </message>
    <message>
        <source>The file cannot be read: %1.</source>
        <translation>无法读取文件：%1。</translation>
    </message>
    <message>
        <source>The file is too large to be a list of model codes.</source>
        <translation>此文件过大，不会是模型代码列表。</translation>
    </message>
    <message>
        <source>The file is no text.</source>
        <translation>此文件不是文本文件。</translation>
    </message>
    <message>
        <source>Model codes</source>
        <translation>模型代码</translation>
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
        <source>Checked columns are shown, in this order. Move them with the buttons, or with Ctrl and the arrow keys.</source>
        <translation>勾选的列按此顺序显示。可用按钮，或用 Ctrl 加方向键移动。</translation>
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
        <source>Not every selected task has its clip here.</source>
        <translation>所选任务并非都已取回成片。</translation>
    </message>
    <message>
        <source>Not every selected file is a known kind of video.</source>
        <translation>所选文件中有的不是已知的视频类型。</translation>
    </message>
</context>
<context>
    <name>Dailies::CompareActions</name>
    <message>
        <source>Back to the tasks</source>
        <translation>返回任务列表</translation>
    </message>
    <message>
        <source>What differs</source>
        <translation>不同之处</translation>
    </message>
    <message>
        <source>The parameters that are not the same</source>
        <translation>取值不同的参数</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>并排</translation>
    </message>
    <message>
        <source>All takes beside each other</source>
        <translation>所有成片并排显示</translation>
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
        <source>One take at a time; again for the next one</source>
        <translation>一次显示一条；再按则显示下一条</translation>
    </message>
    <message>
        <source>Blink by itself</source>
        <translation>自动交替</translation>
    </message>
    <message>
        <source>Dividing line to the left</source>
        <translation>分割线左移</translation>
    </message>
    <message>
        <source>Dividing line to the right</source>
        <translation>分割线右移</translation>
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
        <source>Take %1</source>
        <translation>成片 %1</translation>
    </message>
    <message>
        <source>No rating</source>
        <translation>无评分</translation>
    </message>
    <message>
        <source>Reject, or take back</source>
        <translation>淘汰或恢复</translation>
    </message>
    <message>
        <source>Moves the chosen take to the recycle bin, or out of it; its clip stays where it is</source>
        <translation>将选中的一条移到回收站或从中恢复；成片留在原处</translation>
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
        <source>Two takes in one place, with a line between them (W)</source>
        <translation>两条成片重叠显示，中间以线分割（W）</translation>
    </message>
    <message>
        <source>A line divides two takes: select two to use it.</source>
        <translation>分割线用于两条成片：选择两条即可使用。</translation>
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
    <message>
        <source>Slower than asked: this computer cannot show all takes at full speed.</source>
        <translation>比所选速度慢：本机无法全速显示所有成片。</translation>
    </message>
    <message numerus="yes">
        <source>Comparing %n takes</source>
        <translation>
            <numerusform>正在比较 %n 条成片</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::ConnectionPanel</name>
    <message>
        <source>Test</source>
        <translation>测试</translation>
    </message>
    <message>
        <source>Asks the service about a task that does not exist. Nothing is created or charged.</source>
        <translation>向服务查询一个不存在的任务。不会创建任务，也不会计费。</translation>
    </message>
    <message>
        <source>Asking for the key…</source>
        <translation>正在读取密钥…</translation>
    </message>
    <message>
        <source>Nothing was sent, created or charged.</source>
        <translation>没有发送或创建任何内容，没有计费。</translation>
    </message>
    <message>
        <source>Asking the service…</source>
        <translation>正在查询服务…</translation>
    </message>
    <message>
        <source>Asking about %1…</source>
        <translation>正在查询 %1…</translation>
    </message>
    <message>
        <source>Asking about %1 (%2 of %3)…</source>
        <translation>正在查询 %1（%2 / %3）…</translation>
    </message>
    <message>
        <source>It says: %1</source>
        <translation>服务的说明：%1</translation>
    </message>
    <message>
        <source>Request id: %1</source>
        <translation>请求编号：%1</translation>
    </message>
    <message>
        <source>It was stopped.</source>
        <translation>已停止。</translation>
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
        <translation>没有发送或创建任何内容，没有计费。</translation>
    </message>
    <message numerus="yes">
        <source>%n models were asked about a task that does not exist. Nothing was created, nothing is charged.</source>
        <translation>
            <numerusform>已用 %n 个模型查询一个不存在的任务。没有创建任何任务，不会计费。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n further models were not asked about.</source>
        <translation>
            <numerusform>另有 %n 个模型未查询。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::DatabaseMaintenance</name>
    <message>
        <source>The task database is damaged (%1). Nothing more is sent; what is under way goes on. Start Dailies again: the database is then moved aside, and its newest copy takes its place.</source>
        <translation>任务数据库已损坏（%1）。不再发送任何请求；进行中的会继续。请重新启动 Dailies：数据库会被移到一旁，由最新的副本替代。</translation>
    </message>
</context>
<context>
    <name>Dailies::DaysDialog</name>
    <message>
        <source>Made between</source>
        <translation>制作日期范围</translation>
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
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
</context>
<context>
    <name>Dailies::DecisionBar</name>
    <message>
        <source>Answer lost</source>
        <translation>应答丢失</translation>
    </message>
    <message>
        <source>Task id</source>
        <translation>任务编号</translation>
    </message>
    <message>
        <source>Attach id…</source>
        <translation>关联 ID…</translation>
    </message>
    <message>
        <source>Submit again</source>
        <translation>重新提交</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>不再处理</translation>
    </message>
    <message>
        <source>Attach</source>
        <translation>关联</translation>
    </message>
    <message>
        <source>Submit again, may be charged twice</source>
        <translation>重新提交（可能收费两次）</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Answer lost: the service may have accepted this request. Nothing was sent again.</source>
        <translation>应答丢失：服务可能已接受此请求。没有重复发送。</translation>
    </message>
    <message>
        <source>If the service shows this task, give its id here; the task is then followed and its clip fetched.</source>
        <translation>如果在服务那边能看到此任务，请在这里填写它的 ID；随后将跟踪该任务并取回视频。</translation>
    </message>
    <message>
        <source>If the first request was accepted, both run and both are charged.</source>
        <translation>如果第一次请求已被接受，两个任务都会运行，也都会收费。</translation>
    </message>
    <message>
        <source>Decide after all</source>
        <translation>还是要决定</translation>
    </message>
    <message>
        <source>Left as it is: the request may have been charged.</source>
        <translation>保持原样：该请求可能已计费。</translation>
    </message>
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
        <source>request id %1</source>
        <translation>请求编号 %1</translation>
    </message>
    <message>
        <source>Request id: %1</source>
        <translation>请求编号：%1</translation>
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
        <source>Left as it is: the request may have been accepted.</source>
        <translation>保持原样：该请求可能已被接受。</translation>
    </message>
    <message>
        <source>The answer that came contains %1, which may be the task&apos;s ID. Check with the service, then attach it; the task is then followed and its clip fetched.</source>
        <translation>收到的应答中含有 %1，它可能是此任务的 ID。请先到服务那边核实，再关联它；随后将跟踪该任务并取回视频。</translation>
    </message>
    <message>
        <source>If the first request was accepted, both run.</source>
        <translation>如果第一次请求已被接受，两个任务都会运行。</translation>
    </message>
    <message>
        <source>Submit again, may run twice</source>
        <translation>重新提交（可能运行两次）</translation>
    </message>
</context>
<context>
    <name>Dailies::DesktopIntegration</name>
    <message numerus="yes">
        <source>%n clips saved</source>
        <translation>
            <numerusform>已保存 %n 段成片</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without a clip</source>
        <translation>
            <numerusform>%n 个没有成片</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answers lost: you decide</source>
        <translation>
            <numerusform>%n 个应答丢失，待您处理</numerusform>
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
        <source>Tasks have ended</source>
        <translation>任务已结束</translation>
    </message>
    <message>
        <source>Takes are here</source>
        <translation>成片已取回</translation>
    </message>
    <message>
        <source>A request is being sent</source>
        <translation>正在发送请求</translation>
    </message>
    <message>
        <source>A clip is being fetched</source>
        <translation>正在取回成片</translation>
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
    <message>
        <source>Tasks are running</source>
        <translation>任务正在运行</translation>
    </message>
    <message numerus="yes">
        <source>%n tasks are running. In the tray, Dailies goes on and fetches the clips. If you quit, the tasks go on at the service, and Dailies takes them up when it starts again; an address lives about a day.</source>
        <translation>
            <numerusform>有 %n 个任务正在运行。留在托盘时，Dailies 会继续运行并取回成片。如果退出，任务仍在服务端继续，Dailies 会在下次启动时恢复跟踪；地址的有效期约为一天。</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep in the tray</source>
        <translation>留在托盘</translation>
    </message>
    <message>
        <source>Stay open</source>
        <translation>保持打开</translation>
    </message>
    <message>
        <source>Do not ask again</source>
        <translation>不再询问</translation>
    </message>
    <message numerus="yes">
        <source>%n of them for practice</source>
        <translation>
            <numerusform>其中 %n 个为练习</numerusform>
        </translation>
    </message>
    <message>
        <source>Practice tasks have ended</source>
        <translation>练习任务已结束</translation>
    </message>
    <message>
        <source>Practice takes are here</source>
        <translation>练习成片已取回</translation>
    </message>
    <message>
        <source>The service says that it is finished, but gives no link to the clip yet. Dailies keeps asking and fetches the clip as soon as there is one.</source>
        <translation>服务报告已完成，但尚未给出成片地址。Dailies 会持续查询，一有地址就取回成片。</translation>
    </message>
    <message>
        <source>No link to a clip yet</source>
        <translation>暂无成片地址</translation>
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
        <source>All asked for the same.</source>
        <translation>各条的要求相同。</translation>
    </message>
    <message>
        <source>What differs</source>
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
    <name>Dailies::DraftController</name>
    <message>
        <source>Save as draft…</source>
        <translation>存为草稿…</translation>
    </message>
    <message>
        <source>Keep what stands in the form under a name</source>
        <translation>将表单中的内容命名保存</translation>
    </message>
    <message>
        <source>All drafts…</source>
        <translation>所有草稿…</translation>
    </message>
    <message>
        <source>Open, rename and delete drafts</source>
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
        <source>The file of this draft cannot be read.</source>
        <translation>无法读取此草稿的文件。</translation>
    </message>
    <message>
        <source>The file of this draft is too large.</source>
        <translation>此草稿的文件过大。</translation>
    </message>
    <message>
        <source>A newer version of Dailies made this draft.</source>
        <translation>此草稿由更新版本的 Dailies 保存。</translation>
    </message>
    <message>
        <source>The file of this draft is damaged.</source>
        <translation>此草稿的文件已损坏。</translation>
    </message>
    <message>
        <source>A draft needs a name.</source>
        <translation>草稿需要名称。</translation>
    </message>
    <message>
        <source>There is a draft “%1” already.</source>
        <translation>已有草稿“%1”。</translation>
    </message>
    <message>
        <source>The draft cannot be written to %1. It was not saved.</source>
        <translation>无法将草稿写入 %1，草稿未保存。</translation>
    </message>
    <message>
        <source>The draft cannot be deleted from %1.</source>
        <translation>无法从 %1 删除草稿。</translation>
    </message>
    <message>
        <source>The draft cannot be brought back to %1.</source>
        <translation>无法将草稿恢复到 %1。</translation>
    </message>
    <message>
        <source>Unreadable draft of %1</source>
        <translation>%1 的不可读草稿</translation>
    </message>
    <message>
        <source>The draft cannot be moved to %1.</source>
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
        <source>There are no drafts.</source>
        <translation>没有草稿。</translation>
    </message>
    <message>
        <source>“Save as draft…” keeps what stands in the form under a name.</source>
        <translation>用“存为草稿…”可将表单中的内容命名保存。</translation>
    </message>
    <message>
        <source>Change the name (%1)</source>
        <translation>更改名称（%1）</translation>
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
        <source>“%1” was deleted.</source>
        <translation>已删除“%1”。</translation>
    </message>
    <message numerus="yes">
        <source>%n drafts were deleted.</source>
        <translation>
            <numerusform>已删除 %n 份草稿。</numerusform>
        </translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>恢复</translation>
    </message>
</context>
<context>
    <name>Dailies::FamilyButton</name>
    <message>
        <source>The model&apos;s family and generation: they decide how a request is written. Click to change them.</source>
        <translation>模型的系列和代次决定请求的写法。点击可更改。</translation>
    </message>
    <message>
        <source>Model settings…</source>
        <translation>模型设置…</translation>
    </message>
    <message>
        <source>Remove %1 from %2</source>
        <translation>从“%2”移除 %1</translation>
    </message>
</context>
<context>
    <name>Dailies::FamilyQuestion</name>
    <message>
        <source>The model&apos;s documentation says. You are asked once.</source>
        <translation>模型的文档中有说明。只询问一次。</translation>
    </message>
    <message>
        <source>Which family is %1?</source>
        <translation>%1 属于哪个系列？</translation>
    </message>
</context>
<context>
    <name>Dailies::FieldColumn</name>
    <message>
        <source>Request preview</source>
        <translation>请求预览</translation>
    </message>
</context>
<context>
    <name>Dailies::FieldEditor</name>
    <message>
        <source>Required</source>
        <translation>必填</translation>
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
        <source>The address of the clip is not used: it leads into a private network, where the service is not.</source>
        <translation>未使用视频地址：它指向内部网络，而服务不在那里。</translation>
    </message>
    <message>
        <source>The download stood still for too long.</source>
        <translation>下载停滞过久。</translation>
    </message>
    <message>
        <source>The address of the clip leads on and on; it was not followed further.</source>
        <translation>视频地址不断跳转，未再继续。</translation>
    </message>
    <message>
        <source>The address of the clip leads from a secure connection to an open one; it was not followed.</source>
        <translation>视频地址从安全连接跳转到不安全连接，未予跟随。</translation>
    </message>
    <message>
        <source>The address of the clip does not work any more (HTTP %1).</source>
        <translation>视频地址已失效（HTTP %1）。</translation>
    </message>
    <message>
        <source>The server that holds the clip has trouble of its own (HTTP %1).</source>
        <translation>存放视频的服务器自身出现问题（HTTP %1）。</translation>
    </message>
    <message>
        <source>The download broke off.</source>
        <translation>下载中断。</translation>
    </message>
    <message>
        <source>The server that holds the clip could not be reached.</source>
        <translation>无法连接到存放视频的服务器。</translation>
    </message>
    <message>
        <source>The download is not complete.</source>
        <translation>下载不完整。</translation>
    </message>
    <message>
        <source>The server that holds the clip contradicts itself about its length.</source>
        <translation>存放成片的服务器对其长度的说法自相矛盾。</translation>
    </message>
    <message>
        <source>The clip could not be given a name: each is taken as soon as it is found.</source>
        <translation>无法为成片取名：每个名称刚找到就被占用。</translation>
    </message>
    <message>
        <source>The address gave a page or a playlist in place of the clip.</source>
        <translation>该地址给出的是网页或播放列表，而不是视频。</translation>
    </message>
    <message>
        <source>The address of the clip gave nothing.</source>
        <translation>视频地址没有返回任何内容。</translation>
    </message>
</context>
<context>
    <name>Dailies::FilmstripBar</name>
    <message>
        <source>Filmstrip</source>
        <translation>胶片条</translation>
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
        <source>Takes this filter away</source>
        <translation>移除此筛选</translation>
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
        <source>Made</source>
        <translation>制作时间</translation>
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
</context>
<context>
    <name>Dailies::FindingsList</name>
    <message>
        <source>Needed before this can be sent</source>
        <translation>发送前须处理</translation>
    </message>
    <message>
        <source>Sent after you confirm it</source>
        <translation>确认后发送</translation>
    </message>
    <message>
        <source>For your information</source>
        <translation>供参考</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>检查意见</translation>
    </message>
    <message>
        <source>%1 notes</source>
        <translation>%1 条提示</translation>
    </message>
</context>
<context>
    <name>Dailies::FolderEdit</name>
    <message>
        <source>Choose…</source>
        <translation>选择…</translation>
    </message>
    <message>
        <source>Folder for clips</source>
        <translation>成片文件夹</translation>
    </message>
</context>
<context>
    <name>Dailies::FormController</name>
    <message>
        <source>The form holds another request now.</source>
        <translation>表单中现在是另一个请求。</translation>
    </message>
    <message>
        <source>Bring back what was there</source>
        <translation>恢复原来的内容</translation>
    </message>
    <message>
        <source>A red kite climbs over the evening hill; the camera follows it in one slow move.</source>
        <translation>傍晚的山丘上，一只红色风筝缓缓升起；镜头一路缓慢跟随。</translation>
    </message>
    <message>
        <source>The form holds this request already.</source>
        <translation>表单中已是此请求。</translation>
    </message>
    <message>
        <source>The form holds another request. This is what task %1 would change:</source>
        <translation>表单中是另一个请求。任务 %1 会带来以下更改：</translation>
    </message>
    <message>
        <source>It is there.</source>
        <translation>可以访问。</translation>
    </message>
    <message>
        <source>What stood in the form last time cannot be read. Its file is kept among the drafts.</source>
        <translation>无法读取上次表单中的内容，其文件已留在草稿中。</translation>
    </message>
    <message>
        <source>What stands in the form cannot be written to %1. It is lost when Dailies ends.</source>
        <translation>无法将表单内容写入 %1，退出 Dailies 后将会丢失。</translation>
    </message>
</context>
<context>
    <name>Dailies::FrameActions</name>
    <message>
        <source>Save frame…</source>
        <translation>保存画面…</translation>
    </message>
    <message>
        <source>Save the picture on screen as PNG</source>
        <translation>把当前画面存为 PNG</translation>
    </message>
    <message>
        <source>Copy frame</source>
        <translation>复制画面</translation>
    </message>
    <message>
        <source>Copy the picture on screen</source>
        <translation>复制当前画面</translation>
    </message>
    <message>
        <source>Use as first frame</source>
        <translation>用作首帧</translation>
    </message>
    <message>
        <source>Begin the request in the form with this picture</source>
        <translation>让表单中的请求以此画面开始</translation>
    </message>
    <message>
        <source>Use as last frame</source>
        <translation>用作尾帧</translation>
    </message>
    <message>
        <source>End the request in the form with this picture</source>
        <translation>让表单中的请求以此画面结束</translation>
    </message>
    <message>
        <source>Use as reference</source>
        <translation>用作参考</translation>
    </message>
    <message>
        <source>Add this picture to the references of the request in the form</source>
        <translation>把此画面加入表单中请求的参考</translation>
    </message>
    <message>
        <source>Continue from the last frame</source>
        <translation>从最后一帧继续</translation>
    </message>
    <message>
        <source>A new request that begins where this take ends</source>
        <translation>新建一个从这一条的结尾开始的请求</translation>
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
        <source>%1 frame %2.png</source>
        <comment>name of a file</comment>
        <translation>%1 第 %2 帧.png</translation>
    </message>
    <message>
        <source>Frame %1 was copied.</source>
        <translation>已复制第 %1 帧。</translation>
    </message>
    <message>
        <source>The request begins with frame %1 now.</source>
        <translation>请求现在以第 %1 帧开始。</translation>
    </message>
    <message>
        <source>The request ends with frame %1 now.</source>
        <translation>请求现在以第 %1 帧结束。</translation>
    </message>
    <message>
        <source>Frame %1 is a reference of the request now.</source>
        <translation>第 %1 帧现在是请求的参考。</translation>
    </message>
    <message>
        <source>The request in the form goes on from the last frame of this take.</source>
        <translation>表单中的请求从这一条的最后一帧继续。</translation>
    </message>
    <message>
        <source>Bring back what was there</source>
        <translation>恢复原来的内容</translation>
    </message>
</context>
<context>
    <name>Dailies::FrameRequest</name>
    <message>
        <source>No model of this account begins with a picture.</source>
        <translation>此账户没有能以图片开始的模型。</translation>
    </message>
    <message>
        <source>No model of this account ends with a given picture.</source>
        <translation>此账户没有能以指定图片结束的模型。</translation>
    </message>
    <message>
        <source>No model of this account takes pictures as references.</source>
        <translation>此账户没有能用图片作参考的模型。</translation>
    </message>
</context>
<context>
    <name>Dailies::GuideWindow</name>
    <message>
        <source>User guide</source>
        <translation>用户指南</translation>
    </message>
    <message>
        <source>Page of the guide</source>
        <translation>指南页面</translation>
    </message>
    <message>
        <source>Search the guide</source>
        <translation>搜索指南</translation>
    </message>
    <message>
        <source>Enter goes to the next place</source>
        <translation>按 Enter 转到下一处</translation>
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
</context>
<context>
    <name>Dailies::HelpController</name>
    <message>
        <source>User guide</source>
        <translation>用户指南</translation>
    </message>
    <message>
        <source>Terms explained</source>
        <translation>术语解释</translation>
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
        <source>There is no text on the clipboard: copy JSON or a cURL command first.</source>
        <translation>剪贴板中没有文本：请先复制 JSON 或 cURL 命令。</translation>
    </message>
    <message>
        <source>The command was for %1; the chosen account stays.</source>
        <translation>命令原本发往 %1；所选账户保持不变。</translation>
    </message>
</context>
<context>
    <name>Dailies::JsonEditor</name>
    <message>
        <source>%1: %2 stands twice; the last one counts.</source>
        <translation>%1：%2 出现两次，以最后一个为准。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>模板</translation>
    </message>
    <message>
        <source>Puts in the form that one vendor documents; it is not in the specification.</source>
        <translation>填入某厂商文档中的写法；规范中没有。</translation>
    </message>
    <message>
        <source>Puts in keys that vendors know; they are not in the specification.</source>
        <translation>填入厂商支持的键；规范中没有。</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式化</translation>
    </message>
    <message>
        <source>Gives each key a line of its own.</source>
        <translation>让每个键各占一行。</translation>
    </message>
</context>
<context>
    <name>Dailies::KeyDialog</name>
    <message>
        <source>Use this key</source>
        <translation>使用此密钥</translation>
    </message>
    <message>
        <source>Key of %1</source>
        <translation>“%1”的密钥</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>密钥</translation>
    </message>
    <message>
        <source>It is sent to %1 only.</source>
        <translation>只发送到 %1。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Keeping the key…</source>
        <translation>正在保存密钥…</translation>
    </message>
    <message>
        <source>%1 The key is kept until you quit.</source>
        <translation>%1密钥保留到您退出为止。</translation>
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
    <name>Dailies::KeychainStore</name>
    <message>
        <source>The keychain did not keep the key.</source>
        <translation>密钥环没有保存密钥。</translation>
    </message>
    <message>
        <source>The keychain could not be used: %1</source>
        <translation>无法使用密钥环：%1</translation>
    </message>
    <message>
        <source>No keychain is available: no password service, such as GNOME Keyring or KDE Wallet, runs in this session. Start one, or go on with a key for this session.</source>
        <translation>没有可用的密钥环：此会话中没有运行 GNOME Keyring 或 KDE Wallet 之类的密码服务。请启动一个，或改用仅限本次会话的密钥。</translation>
    </message>
    <message>
        <source>The keychain is locked. Unlock it, in its own window or with the desktop&apos;s password program, and try again.</source>
        <translation>密钥环已锁定。请在它自己的窗口中或用桌面的密码程序解锁，然后重试。</translation>
    </message>
    <message>
        <source>The keychain does not answer; nothing in it was changed. Try again, and if it stays silent, log in to the desktop anew.</source>
        <translation>密钥环没有应答；其中内容未作任何更改。请重试；如果仍无应答，请重新登录桌面。</translation>
    </message>
    <message>
        <source>No key is kept for this account and address. Enter it once more.</source>
        <translation>没有为此账户和地址保存密钥。请重新输入。</translation>
    </message>
    <message>
        <source>The keychain did not give permission. Allow Dailies to use it, and try again.</source>
        <translation>密钥环没有授权。请允许 Dailies 使用它，然后重试。</translation>
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
    <message>
        <source>task %1, which is not there any more</source>
        <translation>任务 %1（已不存在）</translation>
    </message>
    <message>
        <source>Task %1 · in the recycle bin</source>
        <translation>任务 %1 · 在回收站中</translation>
    </message>
    <message>
        <source>Task %1 · %2</source>
        <comment>number and state</comment>
        <translation>任务 %1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>还有 %n 个</numerusform>
        </translation>
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
        <source>What is to be seen, and how it moves</source>
        <translation>画面中有什么，怎样运动</translation>
    </message>
    <message>
        <source>1 character</source>
        <translation>1 个字符</translation>
    </message>
    <message>
        <source>%1 characters</source>
        <translation>%1 个字符</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <comment>characters, and how many at most</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>the service may cut the rest</source>
        <translation>超出部分可能被服务截断</translation>
    </message>
</context>
<context>
    <name>Dailies::MainWindow</name>
    <message>
        <source>Clips: %1</source>
        <translation>视频：%1</translation>
    </message>
    <message>
        <source>A request is on its way. Dailies closes as soon as the service has answered, so that no answer is lost.</source>
        <translation>有请求正在发送。服务应答后 Dailies 会自动关闭，以免丢失应答。</translation>
    </message>
    <message>
        <source>Stay open</source>
        <translation>保持打开</translation>
    </message>
    <message>
        <source>Close now</source>
        <translation>立即关闭</translation>
    </message>
    <message>
        <source>Practice service: every call stays on this computer · no bill</source>
        <translation>练习服务：所有调用都不出本机 · 不收费</translation>
    </message>
    <message>
        <source>The desktop could not open %1.</source>
        <translation>桌面环境无法打开 %1。</translation>
    </message>
    <message>
        <source>Saved as draft “%1”.</source>
        <translation>已存为草稿“%1”。</translation>
    </message>
    <message>
        <source>Viewer</source>
        <translation>查看</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>任务</translation>
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
</context>
<context>
    <name>Dailies::MarkActions</name>
    <message>
        <source>No rating</source>
        <translation>无评分</translation>
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
        <source>Rating</source>
        <translation>评分</translation>
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
    <name>Dailies::MediaDrop</name>
    <message>
        <source>“%1” is a folder. Add the files that are in it.</source>
        <translation>“%1”是文件夹。请添加其中的文件。</translation>
    </message>
    <message>
        <source>“%1” is no file and no web address.</source>
        <translation>“%1”既不是文件也不是网址。</translation>
    </message>
    <message>
        <source>This text is no address: “%1”</source>
        <translation>这段文本不是地址：“%1”</translation>
    </message>
    <message>
        <source>There is no file, no picture and no address in it.</source>
        <translation>其中没有文件、图片或地址。</translation>
    </message>
</context>
<context>
    <name>Dailies::MediaEditor</name>
    <message>
        <source>Add file…</source>
        <translation>添加文件…</translation>
    </message>
    <message>
        <source>Add address…</source>
        <translation>添加地址…</translation>
    </message>
    <message>
        <source>or drop, or paste</source>
        <translation>也可拖放或粘贴</translation>
    </message>
    <message>
        <source>Looking up…</source>
        <translation>正在查看…</translation>
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
        <source>Drop to add</source>
        <translation>松开即可添加</translation>
    </message>
</context>
<context>
    <name>Dailies::MediaInput</name>
    <message>
        <source>There is no file %1.</source>
        <translation>文件 %1 不存在。</translation>
    </message>
    <message>
        <source>%1 is a folder, not a media file.</source>
        <translation>%1 是文件夹，不是媒体文件。</translation>
    </message>
    <message>
        <source>%1 is not an ordinary file.</source>
        <translation>%1 不是普通文件。</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>无法读取 %1：%2。</translation>
    </message>
    <message>
        <source>%1 is empty.</source>
        <translation>%1 是空文件。</translation>
    </message>
    <message>
        <source>%1 is a text that points to other places, not a clip.</source>
        <translation>%1 是指向别处的文本，不是视频。</translation>
    </message>
    <message>
        <source>%1 is not a clip or a sound that can be read.</source>
        <translation>%1 不是可读取的视频或音频。</translation>
    </message>
    <message>
        <source>%1 is cut short: its end is missing.</source>
        <translation>%1 不完整：缺少结尾部分。</translation>
    </message>
    <message>
        <source>There is not enough memory to read %1.</source>
        <translation>内存不足，无法读取 %1。</translation>
    </message>
    <message>
        <source>%1 takes too long to read.</source>
        <translation>读取 %1 用时过长。</translation>
    </message>
    <message>
        <source>%1 is damaged or not a clip (%2).</source>
        <translation>%1 已损坏或不是视频（%2）。</translation>
    </message>
    <message>
        <source>%1 does not say how large its picture is.</source>
        <translation>%1 没有给出画面尺寸。</translation>
    </message>
    <message>
        <source>The picture of %1 is too large to be shown safely.</source>
        <translation>%1 的画面过大，无法安全显示。</translation>
    </message>
    <message>
        <source>%1 has neither picture nor sound.</source>
        <translation>%1 既没有画面也没有声音。</translation>
    </message>
    <message>
        <source>%1 holds nothing to play.</source>
        <translation>%1 中没有可播放的内容。</translation>
    </message>
    <message>
        <source>%1 has no picture.</source>
        <translation>%1 没有画面。</translation>
    </message>
    <message>
        <source>The picture of %1 is of a kind that cannot be decoded here.</source>
        <translation>%1 的画面格式在本机无法解码。</translation>
    </message>
    <message>
        <source>No picture of %1 can be decoded.</source>
        <translation>%1 中没有能解码的画面。</translation>
    </message>
    <message>
        <source>The picture of %1 cannot be made smaller.</source>
        <translation>无法缩小 %1 的画面。</translation>
    </message>
    <message>
        <source>Reading %1 was stopped.</source>
        <translation>已停止读取 %1。</translation>
    </message>
    <message>
        <source>Frame %1 of %2 cannot be decoded.</source>
        <translation>%2 的第 %1 帧无法解码。</translation>
    </message>
    <message>
        <source>%1 begins as a clip and goes on as something else.</source>
        <translation>%1 开头是视频，后面却是其他内容。</translation>
    </message>
</context>
<context>
    <name>Dailies::MediaMenu</name>
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
    <message>
        <source>Show in folder</source>
        <translation>在文件夹中显示</translation>
    </message>
    <message>
        <source>Look up</source>
        <translation>查看地址</translation>
    </message>
    <message>
        <source>Copy address</source>
        <translation>复制地址</translation>
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
</context>
<context>
    <name>Dailies::MediaNotices</name>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Removed %1 ·</source>
        <translation>已移除“%1” ·</translation>
    </message>
    <message>
        <source>The prompt&apos;s numbers no longer fit.</source>
        <translation>提示词中的编号已对不上。</translation>
    </message>
    <message>
        <source>Renumber the prompt</source>
        <translation>更新提示词编号</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>保持不变</translation>
    </message>
</context>
<context>
    <name>Dailies::MediaRow</name>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>地址</translation>
    </message>
    <message>
        <source>Reference voice</source>
        <translation>参考音色</translation>
    </message>
    <message>
        <source>Not set</source>
        <translation>未设置</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>Insert %1 into the prompt</source>
        <translation>将“%1”插入提示词</translation>
    </message>
</context>
<context>
    <name>Dailies::MediaSources</name>
    <message>
        <source>Add files</source>
        <translation>添加文件</translation>
    </message>
    <message>
        <source>Images, video and sound (%1)</source>
        <translation>图片、视频和音频 (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Images go by their address here. This picture has none.</source>
        <translation>此处的图片须以地址给出，而这张图片没有地址。</translation>
    </message>
</context>
<context>
    <name>Dailies::MediaThumb</name>
    <message>
        <source>Drag to move. Keys: Alt+Up and Alt+Down move, Del removes.</source>
        <translation>拖动可移动。按键：Alt+↑ 和 Alt+↓ 移动，Del 移除。</translation>
    </message>
</context>
<context>
    <name>Dailies::MediaWords</name>
    <message>
        <source>The file is missing</source>
        <translation>文件不存在</translation>
    </message>
    <message>
        <source>The file cannot be read</source>
        <translation>无法读取文件</translation>
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
        <source>image</source>
        <translation>张图片</translation>
    </message>
    <message>
        <source>images</source>
        <translation>张图片</translation>
    </message>
    <message>
        <source>video</source>
        <translation>段视频</translation>
    </message>
    <message>
        <source>videos</source>
        <translation>段视频</translation>
    </message>
    <message>
        <source>audio</source>
        <translation>段音频</translation>
    </message>
    <message>
        <source>document</source>
        <translation>个文档</translation>
    </message>
    <message>
        <source>documents</source>
        <translation>个文档</translation>
    </message>
    <message>
        <source>page</source>
        <translation>个网页</translation>
    </message>
    <message>
        <source>pages</source>
        <translation>个网页</translation>
    </message>
    <message>
        <source>images and videos</source>
        <translation>个图片和视频</translation>
    </message>
    <message>
        <source>item</source>
        <translation>项素材</translation>
    </message>
    <message>
        <source>items</source>
        <translation>项素材</translation>
    </message>
    <message>
        <source>%1/%2 %3</source>
        <translation>%1/%2 %3</translation>
    </message>
    <message>
        <source>%1 (too many)</source>
        <translation>%1（过多）</translation>
    </message>
    <message>
        <source>%1/%2 s</source>
        <translation>%1/%2 秒</translation>
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
        <source>Request kind</source>
        <translation>请求类型</translation>
    </message>
    <message>
        <source>Model code</source>
        <translation>模型代码</translation>
    </message>
    <message>
        <source>Dailies does not know the family of the model %1 and would send this as %2.</source>
        <translation>Dailies 不知道模型 %1 属于哪个系列，将按 %2 发送。</translation>
    </message>
</context>
<context>
    <name>Dailies::ModelController</name>
    <message>
        <source>%1 no longer lists %2.</source>
        <translation>“%1”的模型列表中不再有 %2。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>The service answered as family %1. Dailies took %2 for family %3; the task is followed all the same.</source>
        <translation>服务按 %1 系列应答，而 Dailies 将 %2 当作 %3 系列；任务仍继续跟踪。</translation>
    </message>
    <message>
        <source>Set %1 to family %2</source>
        <translation>将 %1 设为 %2 系列</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>保持不变</translation>
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
        <source>Nothing is known of %1 yet; requests for it get no remarks on values and limits.</source>
        <translation>尚无 %1 的信息；对它的请求不会给出取值和限制方面的意见。</translation>
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
        <source>own</source>
        <translation>自建</translation>
    </message>
    <message>
        <source>%1, not saved</source>
        <translation>%1，未保存</translation>
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
        <source>%1 is as it came again.</source>
        <translation>%1 已恢复为默认。</translation>
    </message>
    <message>
        <source>%1 is deleted.</source>
        <translation>已删除 %1。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>The changes to %1 are discarded.</source>
        <translation>已放弃对 %1 的更改。</translation>
    </message>
    <message>
        <source>One profile is not saved.</source>
        <translation>有 1 份档案未保存。</translation>
    </message>
    <message numerus="yes">
        <source>%n profiles are not saved.</source>
        <translation>
            <numerusform>有 %n 份档案未保存。</numerusform>
        </translation>
    </message>
    <message>
        <source>Save and close</source>
        <translation>保存并关闭</translation>
    </message>
    <message>
        <source>Close without saving</source>
        <translation>不保存并关闭</translation>
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
        <source>The chosen model belongs to</source>
        <translation>所选模型属于</translation>
    </message>
    <message>
        <source>It serves</source>
        <translation>支持的请求类型</translation>
    </message>
    <message>
        <source>When this kind is chosen in Compose, this account and model are chosen with it.</source>
        <translation>在“创作”中选择此类型时，会一并选中此账户和模型。</translation>
    </message>
    <message>
        <source>Compose takes it for</source>
        <translation>“创作”默认用于</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>These codes are all in the list already.</source>
        <translation>这些代码都已在列表中。</translation>
    </message>
    <message numerus="yes">
        <source>%n codes were added.</source>
        <translation>
            <numerusform>已添加 %n 个代码。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was taken off the list.</source>
        <translation>已从列表中移除 %1。</translation>
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
        <translation>未设置</translation>
    </message>
</context>
<context>
    <name>Dailies::PartWriter</name>
    <message>
        <source>The download is not complete.</source>
        <translation>下载不完整。</translation>
    </message>
    <message>
        <source>What came is no better than the clip that is there.</source>
        <translation>收到的内容并不比已有的视频更好。</translation>
    </message>
    <message>
        <source>The clip is not in its folder any more.</source>
        <translation>视频已不在其文件夹中。</translation>
    </message>
</context>
<context>
    <name>Dailies::PictureStore</name>
    <message>
        <source>The picture could not be kept: %1</source>
        <translation>无法保存图片：%1</translation>
    </message>
    <message>
        <source>there is no folder for it.</source>
        <translation>没有存放它的文件夹。</translation>
    </message>
    <message>
        <source>it is too large, or damaged.</source>
        <translation>图片过大或已损坏。</translation>
    </message>
    <message>
        <source>the folder %1 cannot be made.</source>
        <translation>无法创建文件夹 %1。</translation>
    </message>
</context>
<context>
    <name>Dailies::PlayerActions</name>
    <message>
        <source>Play</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>Play, or faster</source>
        <translation>播放，或加速</translation>
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
        <source>Play from here</source>
        <translation>从此处播放</translation>
    </message>
    <message>
        <source>Play to here</source>
        <translation>播放到此处</translation>
    </message>
    <message>
        <source>Play the whole clip</source>
        <translation>播放整段</translation>
    </message>
    <message>
        <source>Fit the picture in</source>
        <translation>适合窗口</translation>
    </message>
    <message>
        <source>Show at 100 %</source>
        <translation>按 100 % 显示</translation>
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
        <source>Pause at normal speed; held, J and L go by frames</source>
        <translation>暂停并恢复正常速度；按住时 J、L 逐帧移动</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>转到</translation>
    </message>
    <message>
        <source>Part of the clip</source>
        <translation>播放区间</translation>
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
        <source>Play backwards, then faster</source>
        <translation>倒放，再按加速</translation>
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
</context>
<context>
    <name>Dailies::PracticeController</name>
    <message>
        <source>There are no practice takes.</source>
        <translation>没有练习成片。</translation>
    </message>
    <message numerus="yes">
        <source>%n practice takes leave the list.</source>
        <translation>
            <numerusform>%n 条练习成片将从列表中移除。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them are not finished and are stopped.</source>
        <translation>
            <numerusform>其中 %n 条尚未完成，将会停止。</numerusform>
        </translation>
    </message>
    <message>
        <source>Their clips (%1) go to the wastebasket.</source>
        <translation>其成片文件（%1）将移到系统回收站。</translation>
    </message>
    <message>
        <source>Clear practice takes</source>
        <translation>清除练习成片</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>保留</translation>
    </message>
    <message numerus="yes">
        <source>%n practice takes were cleared.</source>
        <translation>
            <numerusform>已清除 %n 条练习成片。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more files stay where they are.</source>
        <translation>
            <numerusform>另有 %n 个文件留在原处。</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
</context>
<context>
    <name>Dailies::PreferenceRow</name>
    <message>
        <source>Back to the usual value</source>
        <translation>恢复默认值</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>重置“%1”</translation>
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
        <source>How many</source>
        <translation>数量</translation>
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
        <translation>格式</translation>
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
        <translation>至</translation>
    </message>
    <message>
        <source>Pixels</source>
        <translation>像素</translation>
    </message>
    <message>
        <source>Sum, s</source>
        <translation>合计（秒）</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>What is empty is not known. Combinations and rarer rules stand in the profile as JSON.</source>
        <translation>留空表示未知。组合及较少见的规则写在档案的 JSON 中。</translation>
    </message>
    <message>
        <source>Seconds of all items of the type together</source>
        <translation>该类型所有素材的总秒数</translation>
    </message>
    <message>
        <source>%1: the first number is above the second.</source>
        <translation>%1：前一个数大于后一个数。</translation>
    </message>
</context>
<context>
    <name>Dailies::ProfileModelPage</name>
    <message>
        <source>One pattern a line. A code fits when it holds all words of a line; a word after ! must not be in it, and = is the whole code.</source>
        <translation>每行一个模式。代码含有一行中的所有词即为匹配；! 后的词不得出现，= 后为完整代码。</translation>
    </message>
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
        <source>This profile comes with Dailies; a copy can have another name.</source>
        <translation>此档案随 Dailies 提供；其副本可以另取名称。</translation>
    </message>
    <message>
        <source>Confidence: %1</source>
        <translation>可信度：%1</translation>
    </message>
    <message>
        <source>Not said</source>
        <translation>未说明</translation>
    </message>
    <message>
        <source>Give the profile a name.</source>
        <translation>请为档案命名。</translation>
    </message>
    <message>
        <source>%1 comes with Dailies and keeps its name; a copy can have another.</source>
        <translation>%1 随 Dailies 提供，名称不变；其副本可以另取名称。</translation>
    </message>
    <message>
        <source>There is a profile of this name already.</source>
        <translation>已有同名档案。</translation>
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
</context>
<context>
    <name>Dailies::ProfileValuesPage</name>
    <message>
        <source>Divided by commas. Other values can still be written in a request.</source>
        <translation>以逗号分隔。请求中仍可填写其他值。</translation>
    </message>
    <message>
        <source>Values to choose from</source>
        <translation>可选值</translation>
    </message>
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
        <translation>输入视频与成片合计</translation>
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
        <source>%1: a limit is not below zero.</source>
        <translation>%1：限制不能小于零。</translation>
    </message>
    <message>
        <source>%1: the first number is above the second.</source>
        <translation>%1：前一个数大于后一个数。</translation>
    </message>
</context>
<context>
    <name>Dailies::PromptEdit</name>
    <message>
        <source>Input materials</source>
        <translation>输入素材</translation>
    </message>
</context>
<context>
    <name>Dailies::QtPlayer</name>
    <message>
        <source>No picture of this clip could be shown.</source>
        <translation>无法显示此视频的画面。</translation>
    </message>
    <message>
        <source>This file holds no moving picture.</source>
        <translation>此文件中没有动态画面。</translation>
    </message>
    <message>
        <source>No media backend of Qt Multimedia is installed, so clips cannot be played here.</source>
        <translation>没有安装 Qt Multimedia 的媒体后端，因此无法播放视频。</translation>
    </message>
    <message>
        <source>This clip cannot be played: its contents are not what a player understands.</source>
        <translation>无法播放此视频：播放器无法识别其内容。</translation>
    </message>
</context>
<context>
    <name>Dailies::QueueController</name>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>The request was removed. It was not sent and nothing was charged.</source>
        <translation>请求已移除。它没有发送，也没有计费。</translation>
    </message>
    <message>
        <source>The request was removed. It is not sent any more.</source>
        <translation>请求已移除。不会再发送。</translation>
    </message>
    <message>
        <source>The account of this request is not there any more.</source>
        <translation>此请求的账户已不存在。</translation>
    </message>
    <message numerus="yes">
        <source>%n requests from last time were not sent. Nothing was charged.</source>
        <translation>
            <numerusform>上次有 %n 个请求未发送。没有计费。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n requests from last time were not sent.</source>
        <translation>
            <numerusform>上次有 %n 个请求未发送。</numerusform>
        </translation>
    </message>
    <message>
        <source>Send</source>
        <translation>发送</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Save evidence</source>
        <translation>保存证据</translation>
    </message>
    <message>
        <source>Zip files (*.zip)</source>
        <translation>Zip 文件 (*.zip)</translation>
    </message>
    <message>
        <source>This task is not there any more.</source>
        <translation>此任务已不存在。</translation>
    </message>
    <message>
        <source>The evidence is in %1. Read it before you give it away.</source>
        <translation>证据在 %1。交给别人之前请先看一遍。</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>在文件夹中显示</translation>
    </message>
    <message>
        <source>The request is not sent again. Its answer is still lost: the earlier call may have been charged.</source>
        <translation>请求不再发送。它的应答仍然丢失：先前的调用可能已计费。</translation>
    </message>
    <message>
        <source>The request is not sent again. Its answer is still lost.</source>
        <translation>请求不再发送。它的应答仍然丢失。</translation>
    </message>
    <message>
        <source>The request was removed. It was not sent.</source>
        <translation>请求已移除。它没有发送。</translation>
    </message>
    <message>
        <source>This task is here already.</source>
        <translation>这个任务已经在这里了。</translation>
    </message>
</context>
<context>
    <name>Dailies::ReportController</name>
    <message>
        <source>The report is in %1.</source>
        <translation>报告在 %1 中。</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>在文件夹中显示</translation>
    </message>
    <message>
        <source>The desktop could not open %1.</source>
        <translation>桌面环境无法打开 %1。</translation>
    </message>
</context>
<context>
    <name>Dailies::ReportDialog</name>
    <message>
        <source>Put the prompts of the last tasks into it</source>
        <translation>包含最近任务的提示词</translation>
    </message>
    <message>
        <source>Reading the keys, to take them out wherever they stand…</source>
        <translation>正在读取密钥，以便将其从所有位置删去…</translation>
    </message>
    <message>
        <source>Report a problem</source>
        <translation>报告问题</translation>
    </message>
    <message>
        <source>This is all that would be in the report. Nothing is sent: it becomes a file, and you decide who gets it.</source>
        <translation>报告只会包含这些内容。不会发送任何内容：报告会存为文件，由您决定交给谁。</translation>
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
        <source>Files of the report</source>
        <translation>报告中的文件</translation>
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
        <source>%1 is not there any more.</source>
        <translation>%1 已不存在。</translation>
    </message>
    <message>
        <source>%1 is not a file.</source>
        <translation>%1 不是文件。</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>无法读取 %1：%2。</translation>
    </message>
    <message>
        <source>%1 is empty.</source>
        <translation>%1 是空文件。</translation>
    </message>
    <message>
        <source>%1 cannot be sent from this computer: only pictures (JPEG, PNG, WebP, BMP) can. Give an address for it instead.</source>
        <translation>不能从本机发送 %1：只能发送图片（JPEG、PNG、WebP、BMP）。请改填地址。</translation>
    </message>
    <message>
        <source>%1 changed while it was being sent.</source>
        <translation>%1 在发送过程中发生了变化。</translation>
    </message>
</context>
<context>
    <name>Dailies::RequestForm</name>
    <message>
        <source>Compose</source>
        <translation>创作</translation>
    </message>
    <message>
        <source>Submit anyway</source>
        <translation>仍然提交</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Submit %1 tasks</source>
        <translation>提交 %1 个任务</translation>
    </message>
    <message>
        <source>Continues from task %1</source>
        <translation>接续任务 %1</translation>
    </message>
    <message>
        <source>Submit</source>
        <translation>提交</translation>
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
        <source>Address of the call</source>
        <translation>调用地址</translation>
    </message>
    <message>
        <source>The key itself is never shown or copied.</source>
        <translation>密钥本身绝不会显示或复制。</translation>
    </message>
    <message>
        <source>Copies the body whole, with all of its data.</source>
        <translation>完整复制请求体，包括其中的全部数据。</translation>
    </message>
    <message>
        <source>Copies a command for bash; the key is taken from $API_KEY.</source>
        <translation>复制为 bash 命令；密钥取自 $API_KEY。</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>已复制</translation>
    </message>
</context>
<context>
    <name>Dailies::ReuseDialog</name>
    <message>
        <source>Use again</source>
        <translation>再次使用</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>账户</translation>
    </message>
    <message>
        <source>What would change</source>
        <translation>更改内容</translation>
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
        <source>Would become</source>
        <translation>将变为</translation>
    </message>
    <message>
        <source>not set</source>
        <translation>未设置</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
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
        <source>Not on this computer any more: %1. Choose other files before you submit.</source>
        <translation>本机上已不存在：%1。提交前请选择其他文件。</translation>
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
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Give the draft a name.</source>
        <translation>请为草稿命名。</translation>
    </message>
    <message>
        <source>There is a draft “%1” already, saved %2.</source>
        <translation>已有草稿“%1”，保存于 %2。</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>替换</translation>
    </message>
    <message>
        <source>Keep both</source>
        <translation>两者都保留</translation>
    </message>
</context>
<context>
    <name>Dailies::SavedFilterButton</name>
    <message>
        <source>Saved filters</source>
        <translation>已存的筛选</translation>
    </message>
    <message>
        <source>Saved filters (%1)</source>
        <translation>已存的筛选（%1）</translation>
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
        <source>A filter needs a name; nothing was saved.</source>
        <translation>筛选需要名称；未保存。</translation>
    </message>
    <message>
        <source>The filter “%1” is another one now.</source>
        <translation>筛选“%1”的条件已替换。</translation>
    </message>
    <message>
        <source>A filter needs a name; it keeps the old one.</source>
        <translation>筛选需要名称；保留原名称。</translation>
    </message>
    <message>
        <source>There is another filter “%1” already.</source>
        <translation>已有另一个筛选“%1”。</translation>
    </message>
    <message>
        <source>The filter “%1” was removed.</source>
        <translation>已移除筛选“%1”。</translation>
    </message>
</context>
<context>
    <name>Dailies::SendingPage</name>
    <message>
        <source>As in the program&apos;s settings</source>
        <translation>按程序设置</translation>
    </message>
    <message>
        <source>As the system says</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>An HTTP proxy of its own</source>
        <translation>单独的 HTTP 代理</translation>
    </message>
    <message>
        <source>A SOCKS5 proxy of its own</source>
        <translation>单独的 SOCKS5 代理</translation>
    </message>
    <message>
        <source>Requests sent at once</source>
        <translation>同时发送的请求数</translation>
    </message>
    <message>
        <source>Questions per second</source>
        <translation>每秒查询次数</translation>
    </message>
    <message>
        <source>How often the service is asked at most how its tasks are. Slower is kinder to its limits.</source>
        <translation>每秒最多向服务查询任务状态多少次。较慢则更不易触及服务的限制。</translation>
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
        <source>For calls to its base address, also of other accounts there. Clips come from other addresses, through the proxy of the program&apos;s settings.</source>
        <translation>用于对其基础地址的调用，也包括该地址的其他账户。成片来自其他地址，经由程序设置中的代理。</translation>
    </message>
    <message>
        <source>A proxy address is a computer and a port, such as proxy.example.com:8080.</source>
        <translation>代理地址由主机和端口组成，例如 proxy.example.com:8080。</translation>
    </message>
</context>
<context>
    <name>Dailies::ServiceCall</name>
    <message>
        <source>The address does not begin with https:// or http:// and a host.</source>
        <translation>地址应以 https:// 或 http:// 加主机名开头。</translation>
    </message>
    <message>
        <source>With http:// everyone on the way could read the key, and nobody has agreed to that.</source>
        <translation>使用 http:// 时，途中任何人都能读到密钥，而这尚未得到同意。</translation>
    </message>
</context>
<context>
    <name>Dailies::SessionKeyStore</name>
    <message>
        <source>No key is known for this account and address.</source>
        <translation>没有此账户和地址的密钥。</translation>
    </message>
    <message>
        <source>There is no keychain here.</source>
        <translation>这里没有密钥环。</translation>
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
        <source>Groups of settings</source>
        <translation>设置分组</translation>
    </message>
    <message>
        <source>No setting has to do with “%1”.</source>
        <translation>没有与“%1”相关的设置。</translation>
    </message>
</context>
<context>
    <name>Dailies::ShortcutSheet</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>键盘快捷键</translation>
    </message>
    <message>
        <source>No shortcut is called that.</source>
        <translation>没有这样的快捷键。</translation>
    </message>
    <message>
        <source>Search shortcuts</source>
        <translation>搜索快捷键</translation>
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
        <source>What is to be seen in this shot</source>
        <translation>这个分镜中有什么</translation>
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
        <source>%1 s in all</source>
        <translation>共 %1 秒</translation>
    </message>
    <message>
        <source>Split evenly</source>
        <translation>平均分配</translation>
    </message>
    <message>
        <source>Gives each shot an equal part of the clip&apos;s duration.</source>
        <translation>将视频时长平均分给各个分镜。</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <comment>shots, and how many at most</comment>
        <translation>%1 / %2</translation>
    </message>
</context>
<context>
    <name>Dailies::StageController</name>
    <message>
        <source>There is no clip: %1</source>
        <translation>没有视频：%1</translation>
    </message>
    <message>
        <source>The clip is not here yet.</source>
        <translation>视频尚未取回。</translation>
    </message>
</context>
<context>
    <name>Dailies::StartupProgressWindow</name>
    <message>
        <source>The task database is copied, and then brought to this version of Dailies.</source>
        <translation>正在复制任务数据库，然后升级到此版本的 Dailies。</translation>
    </message>
    <message>
        <source>The tasks are compared with the whole list of ids.</source>
        <translation>正在将任务与完整的编号列表进行比对。</translation>
    </message>
    <message>
        <source>The task database is looked through and repaired.</source>
        <translation>正在检查并修复任务数据库。</translation>
    </message>
    <message>
        <source>With a long history this can take a minute. Nothing is sent meanwhile, and nothing is lost when it is broken off: it begins again with the next start.</source>
        <translation>历史记录较多时，这可能需要一分钟。期间不发送任何内容；中断也不会丢失任何内容：下次启动时会重新开始。</translation>
    </message>
</context>
<context>
    <name>Dailies::StatusLine</name>
    <message>
        <source>No tasks</source>
        <translation>没有任务</translation>
    </message>
    <message numerus="yes">
        <source>%Ln tasks</source>
        <translation>
            <numerusform>%Ln 个任务</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing is running</source>
        <translation>没有任务在运行</translation>
    </message>
    <message numerus="yes">
        <source>%Ln running</source>
        <translation>
            <numerusform>%Ln 个运行中</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln on hold</source>
        <translation>
            <numerusform>%Ln 个暂缓</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln need you</source>
        <translation>
            <numerusform>%Ln 个待处理</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln selected</source>
        <translation>
            <numerusform>已选 %Ln 个</numerusform>
        </translation>
    </message>
    <message>
        <source>Practice service up</source>
        <translation>练习服务已启动</translation>
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
        <translation>份数</translation>
    </message>
    <message>
        <source>How many tasks to make of this request; each is charged.</source>
        <translation>用此请求创建多少个任务；每个都会收费。</translation>
    </message>
    <message>
        <source>Submit  Ctrl %1</source>
        <translation>提交  Ctrl %1</translation>
    </message>
    <message>
        <source>Submit</source>
        <translation>提交</translation>
    </message>
    <message>
        <source>How many tasks to make of this request.</source>
        <translation>用此请求创建多少个任务。</translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation>正在发送…</translation>
    </message>
</context>
<context>
    <name>Dailies::SubmitController</name>
    <message>
        <source>Choose an account first. Nothing was sent.</source>
        <translation>请先选择账户。未发送任何内容。</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>The account of this task is not there any more. Nothing was sent.</source>
        <translation>此任务的账户已不存在。未发送任何内容。</translation>
    </message>
    <message>
        <source>%1 Nothing was sent.</source>
        <translation>%1未发送任何内容。</translation>
    </message>
    <message>
        <source>Submit anyway</source>
        <translation>仍然提交</translation>
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
</context>
<context>
    <name>Dailies::SwitchEditor</name>
    <message>
        <source>Not set</source>
        <translation>未设置</translation>
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
        <source>Group tasks</source>
        <translation>任务分组</translation>
    </message>
    <message>
        <source>By day, and takes of one request that follow each other</source>
        <translation>按日期分组，同一请求的相邻各条归为一组</translation>
    </message>
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
        <source>Use again</source>
        <translation>再次使用</translation>
    </message>
    <message>
        <source>Puts this request back into the form.</source>
        <translation>将此请求放回表单。</translation>
    </message>
    <message>
        <source>Submit again</source>
        <translation>重新提交</translation>
    </message>
    <message>
        <source>Submits the same request as a new task, which is charged as any other.</source>
        <translation>将同一请求作为新任务提交，照常收费。</translation>
    </message>
    <message>
        <source>Check now</source>
        <translation>立即查询</translation>
    </message>
    <message>
        <source>Stop watching</source>
        <translation>停止跟踪</translation>
    </message>
    <message>
        <source>The task is no longer asked about. The job at the service may still run and be charged.</source>
        <translation>不再查询此任务。服务端的作业可能仍会运行并收费。</translation>
    </message>
    <message>
        <source>Attach id…</source>
        <translation>关联 ID…</translation>
    </message>
    <message>
        <source>Follows the task under the id that the service shows for it.</source>
        <translation>按服务显示的 ID 跟踪此任务。</translation>
    </message>
    <message>
        <source>Submit again (may be charged twice)…</source>
        <translation>重新提交（可能收费两次）…</translation>
    </message>
    <message>
        <source>Copy prompt</source>
        <translation>复制提示词</translation>
    </message>
    <message>
        <source>Copy id</source>
        <translation>复制 ID</translation>
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
        <source>Copies a command for bash that submits this request; the key is taken from $API_KEY.</source>
        <translation>复制提交此请求的 bash 命令；密钥取自 $API_KEY。</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>保持原样</translation>
    </message>
    <message>
        <source>No decision is asked for any more; it can still be made.</source>
        <translation>不再要求决定；之后仍可决定。</translation>
    </message>
    <message>
        <source>Save evidence…</source>
        <translation>保存证据…</translation>
    </message>
    <message>
        <source>A zip file for the service&apos;s support: ids, times, the request and the replies. No key is in it.</source>
        <translation>给服务方支持人员的 zip 文件：编号、时间、请求和应答。其中没有密钥。</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>暂缓</translation>
    </message>
    <message>
        <source>Keeps this request from being sent until you say so, with Send now.</source>
        <translation>暂不发送此请求，直到你用“立即发送”放行。</translation>
    </message>
    <message>
        <source>Send first</source>
        <translation>最先发送</translation>
    </message>
    <message>
        <source>Before all others that wait.</source>
        <translation>排在所有等待者之前。</translation>
    </message>
    <message>
        <source>Send last</source>
        <translation>最后发送</translation>
    </message>
    <message>
        <source>After all others that wait.</source>
        <translation>排在所有等待者之后。</translation>
    </message>
    <message>
        <source>Cancel sending</source>
        <translation>取消发送</translation>
    </message>
    <message>
        <source>If all of it has left already, the service may have it: then its answer counts as lost.</source>
        <translation>如果内容已全部发出，服务方可能已收到：那么应答算作丢失。</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Takes this request out of the queue. It is not sent.</source>
        <translation>将此请求移出队列。不会发送。</translation>
    </message>
    <message>
        <source>Move to recycle bin</source>
        <translation>移到回收站</translation>
    </message>
    <message>
        <source>The take leaves the list; its clip stays where it is.</source>
        <translation>这一条会离开列表；成片留在原处。</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Puts the take back into the list.</source>
        <translation>把这一条放回列表。</translation>
    </message>
    <message>
        <source>Send earlier</source>
        <translation>提前发送</translation>
    </message>
    <message>
        <source>Before the one that goes before it now.</source>
        <translation>排到它前面那个之前。</translation>
    </message>
    <message>
        <source>Send later</source>
        <translation>推后发送</translation>
    </message>
    <message>
        <source>After the one that comes after it now.</source>
        <translation>排到它后面那个之后。</translation>
    </message>
    <message>
        <source>There is no clip of this task.</source>
        <translation>此任务没有成片。</translation>
    </message>
    <message>
        <source>The clip is not here yet.</source>
        <translation>成片尚未取回。</translation>
    </message>
    <message>
        <source>The service has given this task no id.</source>
        <translation>服务方没有给此任务编号。</translation>
    </message>
    <message>
        <source>This request has no prompt.</source>
        <translation>此请求没有提示词。</translation>
    </message>
    <message>
        <source>Nothing is sent before it.</source>
        <translation>它之前没有要发送的。</translation>
    </message>
    <message>
        <source>Nothing is sent after it.</source>
        <translation>它之后没有要发送的。</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>另存为…</translation>
    </message>
    <message>
        <source>Copies the clips of the selected takes to where you want them.</source>
        <translation>将所选成片的文件复制到指定位置。</translation>
    </message>
    <message>
        <source>Copy as files</source>
        <translation>复制为文件</translation>
    </message>
    <message>
        <source>Copies the clips of the selected takes, to paste them in a file manager or another program.</source>
        <translation>复制所选成片的文件，可粘贴到文件管理器或其他程序。</translation>
    </message>
    <message>
        <source>Fetch now</source>
        <translation>立即取回</translation>
    </message>
    <message>
        <source>Fetch again</source>
        <translation>重新取回</translation>
    </message>
    <message>
        <source>Copy address</source>
        <translation>复制地址</translation>
    </message>
    <message>
        <source>Copies the address at which the service keeps the clip, usually for a day.</source>
        <translation>复制服务方存放此视频的地址，通常有效一天。</translation>
    </message>
    <message>
        <source>No address of a clip is known for this task.</source>
        <translation>此任务没有已知的视频地址。</translation>
    </message>
    <message>
        <source>Submit again (may run twice)…</source>
        <translation>重新提交（可能运行两次）…</translation>
    </message>
    <message>
        <source>Submits the same request as a new task.</source>
        <translation>将同一请求作为新任务提交。</translation>
    </message>
    <message>
        <source>The task is no longer asked about. The job at the service may still run.</source>
        <translation>不再查询此任务。服务端的作业可能仍会运行。</translation>
    </message>
</context>
<context>
    <name>Dailies::TaskAnnouncer</name>
    <message>
        <source>Task %1</source>
        <translation>任务 %1</translation>
    </message>
    <message>
        <source>Task %1, %2</source>
        <translation>任务 %1，%2</translation>
    </message>
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
    <message numerus="yes">
        <source>%n task(s) came to rest. %1</source>
        <translation>
            <numerusform>%n 个任务已结束。%1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 %</source>
        <comment>a state and how much of it is done</comment>
        <translation>%1，%2%</translation>
    </message>
</context>
<context>
    <name>Dailies::TaskDetails</name>
    <message>
        <source>Select a take to see what became of it.</source>
        <translation>选择一条成片即可查看其情况。</translation>
    </message>
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
        <source>The service has not answered yet.</source>
        <translation>服务尚未应答。</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>日志</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>还没有记录。</translation>
    </message>
</context>
<context>
    <name>Dailies::TaskFilterBar</name>
    <message>
        <source>All %1</source>
        <translation>全部 %1</translation>
    </message>
    <message>
        <source>Active %1</source>
        <translation>进行中 %1</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>已保存 %1</translation>
    </message>
    <message>
        <source>Needs you %1</source>
        <translation>待处理 %1</translation>
    </message>
    <message>
        <source>Failed %1</source>
        <translation>失败 %1</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>任务</translation>
    </message>
    <message>
        <source>Search tasks</source>
        <translation>搜索任务</translation>
    </message>
    <message>
        <source>Recycle bin %1</source>
        <translation>回收站 %1</translation>
    </message>
    <message>
        <source>Empty…</source>
        <translation>清空…</translation>
    </message>
    <message>
        <source>Deletes the records of the takes in the recycle bin</source>
        <translation>删除回收站中各条的记录</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>筛选</translation>
    </message>
    <message>
        <source>Shows only takes of an account, model, kind, rating, tag or time</source>
        <translation>只显示某个账户、模型、种类、评分、标签或时间的条目</translation>
    </message>
    <message>
        <source>Search in prompts, models, notes, tags and ids (%1)</source>
        <translation>搜索提示词、模型、备注、标签和编号（%1）</translation>
    </message>
</context>
<context>
    <name>Dailies::TaskMarking</name>
    <message>
        <source>Rate</source>
        <translation>评分</translation>
    </message>
    <message>
        <source>Take the rating away</source>
        <translation>取消评分</translation>
    </message>
    <message>
        <source>Note and tags</source>
        <translation>备注和标签</translation>
    </message>
    <message>
        <source>Move to recycle bin</source>
        <translation>移到回收站</translation>
    </message>
    <message>
        <source>Restore from recycle bin</source>
        <translation>从回收站恢复</translation>
    </message>
    <message>
        <source>The recycle bin was not emptied. %1</source>
        <translation>回收站未清空。%1</translation>
    </message>
    <message>
        <source>Nothing was changed. %1</source>
        <translation>没有任何改动。%1</translation>
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
        <source>The service cannot be reached since %1; it is asked again by itself.</source>
        <translation>自 %1 起联系不上服务方；会自动再次查询。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>account, and what is with it</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>The service asks for a pause: sending goes on in %1.</source>
        <translation>服务方要求暂停：%1后继续发送。</translation>
    </message>
    <message>
        <source>The last request was declined, and the reason may concern the others, too: sending goes on in %1.</source>
        <translation>上一个请求被拒绝，其原因可能也适用于其他请求：%1 后继续发送。</translation>
    </message>
</context>
<context>
    <name>Dailies::TaskPanel</name>
    <message>
        <source>Nothing found for “%1”.</source>
        <translation>没有找到“%1”。</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清除</translation>
    </message>
    <message>
        <source>No takes here now.</source>
        <translation>这里目前没有成片。</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>显示全部</translation>
    </message>
    <message>
        <source>No takes yet. Write a request and press Submit.</source>
        <translation>还没有成片。写好请求后按“提交”。</translation>
    </message>
    <message>
        <source>Load an example request</source>
        <translation>载入示例请求</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message numerus="yes">
        <source>The records of %n takes are deleted for good: requests, ids and logs. Their clips stay in the folder.</source>
        <translation>
            <numerusform>将永久删除 %n 条的记录：请求、编号和日志。成片留在文件夹中。</numerusform>
        </translation>
    </message>
    <message>
        <source>Empty the recycle bin</source>
        <translation>清空回收站</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>View</source>
        <translation>视图</translation>
    </message>
    <message>
        <source>Columns, order and groups of the list</source>
        <translation>列表的列、排序和分组</translation>
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
        <source>The recycle bin is empty.</source>
        <translation>回收站是空的。</translation>
    </message>
    <message>
        <source>The folder of this clip is not there any more: %1.</source>
        <translation>此成片的文件夹已不存在：%1。</translation>
    </message>
    <message>
        <source>The desktop could not open %1.</source>
        <translation>桌面环境无法打开 %1。</translation>
    </message>
    <message>
        <source>This clip is not in its folder any more: %1.</source>
        <translation>此成片已不在其文件夹中：%1。</translation>
    </message>
</context>
<context>
    <name>Dailies::TaskStore</name>
    <message>
        <source>The task database %1 cannot be opened: %2.</source>
        <translation>无法打开任务数据库 %1：%2。</translation>
    </message>
    <message>
        <source>Task %1 has moved on in the meantime.</source>
        <translation>任务 %1 的状态在此期间已经变化。</translation>
    </message>
    <message>
        <source>Task %1 cannot be removed: it is under way, or the service knows it.</source>
        <translation>无法移除任务 %1：它正在进行，或服务已知此任务。</translation>
    </message>
    <message>
        <source>Another Dailies has taken over this profile; nothing was sent by this one.</source>
        <translation>另一个 Dailies 已接管此配置；本程序没有发送任何内容。</translation>
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
    <name>Dailies::TopBar</name>
    <message>
        <source>New request</source>
        <translation>新建请求</translation>
    </message>
    <message>
        <source>Empty the form (%1)</source>
        <translation>清空表单（%1）</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>菜单</translation>
    </message>
    <message>
        <source>Add an account…</source>
        <translation>添加账户…</translation>
    </message>
    <message>
        <source>Enter another key…</source>
        <translation>输入其他密钥…</translation>
    </message>
    <message>
        <source>For the account that is chosen in the form</source>
        <translation>用于表单中所选的账户</translation>
    </message>
    <message>
        <source>Use the practice service</source>
        <translation>使用练习服务</translation>
    </message>
    <message>
        <source>Open the clips folder</source>
        <translation>打开视频文件夹</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>As the desktop</source>
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
        <source>Quit</source>
        <translation>退出</translation>
    </message>
    <message>
        <source>Drafts</source>
        <translation>草稿</translation>
    </message>
    <message>
        <source>Open request…</source>
        <translation>打开请求…</translation>
    </message>
    <message>
        <source>Paste request</source>
        <translation>粘贴请求</translation>
    </message>
    <message>
        <source>From a JSON file, a cURL command in a file, or the file beside a clip</source>
        <translation>从 JSON 文件、含 cURL 命令的文件或视频的附带文件</translation>
    </message>
    <message>
        <source>JSON or a cURL command from the clipboard, into the form</source>
        <translation>将剪贴板中的 JSON 或 cURL 命令填入表单</translation>
    </message>
    <message>
        <source>Model profiles…</source>
        <translation>模型档案…</translation>
    </message>
    <message>
        <source>What is known of models: values, limits and media</source>
        <translation>已知的模型信息：取值、限制和素材</translation>
    </message>
    <message>
        <source>Follow a task by id…</source>
        <translation>按编号跟踪任务…</translation>
    </message>
    <message>
        <source>One that was created elsewhere: its clip is fetched, nothing is created</source>
        <translation>在别处创建的任务：取回成片，不新建任务</translation>
    </message>
    <message>
        <source>Account settings…</source>
        <translation>账户设置…</translation>
    </message>
    <message>
        <source>Name and pace of the account that is chosen in the form, or its removal</source>
        <translation>表单中所选账户的名称与发送数，或将其删除</translation>
    </message>
    <message>
        <source>Choose an account in the form; the practice service has no settings and no key of yours.</source>
        <translation>请在表单中选择账户；练习服务没有设置，也没有您的密钥。</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>设置…</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>示例</translation>
    </message>
    <message>
        <source>A request of each kind, to play with</source>
        <translation>每种请求各一个，可随意试用</translation>
    </message>
    <message>
        <source>Clear practice takes…</source>
        <translation>清除练习成片…</translation>
    </message>
    <message>
        <source>Takes all of them off the list; their clips go to the wastebasket. It can be undone.</source>
        <translation>将其全部从列表中移除；成片移到系统回收站。可以撤销。</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>帮助</translation>
    </message>
</context>
<context>
    <name>Dailies::TransportBar</name>
    <message>
        <source>%1 · frame %2</source>
        <translation>%1 · 第 %2 帧</translation>
    </message>
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
        <source>Volume</source>
        <translation>音量</translation>
    </message>
    <message>
        <source>No sound device was found. The picture plays without sound.</source>
        <translation>没有找到音频设备，将无声播放画面。</translation>
    </message>
    <message>
        <source>Use frame</source>
        <translation>使用画面</translation>
    </message>
    <message>
        <source>What to do with the picture on screen</source>
        <translation>如何处理当前画面</translation>
    </message>
    <message>
        <source>Speed ([ slower, ] faster)</source>
        <translation>速度（[ 减速，] 加速）</translation>
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
        <source>Voice identifier</source>
        <translation>音色标识</translation>
    </message>
    <message>
        <source>Voice</source>
        <translation>音色</translation>
    </message>
    <message>
        <source>Voices used lately</source>
        <translation>最近使用的音色</translation>
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
        <source>%1 / %2</source>
        <comment>voices, and how many at most</comment>
        <translation>%1 / %2</translation>
    </message>
</context>
<context>
    <name>Dailies::WelcomePage</name>
    <message>
        <source>Dailies sends your requests to a paid video service, watches over them, and keeps every clip.</source>
        <translation>Dailies 将您的请求发送给付费视频服务，全程跟踪，并保存每一段视频。</translation>
    </message>
    <message>
        <source>Try with the practice service</source>
        <translation>用练习服务试一试</translation>
    </message>
    <message>
        <source>Add an account</source>
        <translation>添加账户</translation>
    </message>
    <message>
        <source>The practice service runs on this computer: real clips, no key, no bill, and an example of each kind of request to play with.</source>
        <translation>练习服务在本机运行：真实的成片，无需密钥，不收费，每种请求都有示例可供试用。</translation>
    </message>
</context>
<context>
    <name>Dailies::WipePicture</name>
    <message>
        <source>Wipe between two takes</source>
        <translation>两条成片的划像</translation>
    </message>
    <message>
        <source>Dividing line at %1 %</source>
        <translation>分割线位于 %1%</translation>
    </message>
</context>
<context>
    <name>DatabaseMaintenance</name>
    <message>
        <source>The disk has too little room for the daily copy of the task database.</source>
        <translation>磁盘空间不足，无法制作任务数据库的每日副本。</translation>
    </message>
</context>
<context>
    <name>Engine</name>
    <message>
        <source>Clips cannot be written to %1.</source>
        <translation>无法将视频写入 %1。</translation>
    </message>
    <message>
        <source>Practice service</source>
        <translation>练习服务</translation>
    </message>
    <message>
        <source>The profile in %1 is on a network drive (%2). Use it from one computer at a time: the task database can be damaged otherwise.</source>
        <translation>%1 中的配置位于网络驱动器（%2）。同一时间只在一台电脑上使用，否则任务数据库可能损坏。</translation>
    </message>
</context>
<context>
    <name>Evidence</name>
    <message>
        <source>Times are in UTC, then by the clock of this computer (%1).</source>
        <translation>时间先为 UTC，后为本机时钟（%1）。</translation>
    </message>
    <message>
        <source>Evidence of task %1, made by Dailies %2.</source>
        <translation>任务 %1 的证据，由 Dailies %2 制作。</translation>
    </message>
    <message>
        <source>For the service&apos;s support: it says what was asked for, when, and what came back.</source>
        <translation>供服务方支持人员：说明请求了什么、何时请求、返回了什么。</translation>
    </message>
    <message>
        <source>task.json     ids, request ids, times, state, and the length and SHA-256 of the request</source>
        <translation>task.json     编号、请求编号、时间、状态，以及请求的长度和 SHA-256</translation>
    </message>
    <message>
        <source>request.json  the request as its create call carries it</source>
        <translation>request.json  创建调用所携带的请求</translation>
    </message>
    <message>
        <source>inputs.json   name, size, date and SHA-256 of the files that the request sends</source>
        <translation>inputs.json   请求所发送文件的名称、大小、日期和 SHA-256</translation>
    </message>
    <message>
        <source>log.txt       everything that happened, with times</source>
        <translation>log.txt       发生的一切，附时间</translation>
    </message>
    <message>
        <source>replies/      every answer of the service, one file each</source>
        <translation>replies/      服务方的每个应答，各一个文件</translation>
    </message>
    <message>
        <source>Left out: keys, what stands behind the &quot;?&quot; of an address (it may hold a signature), pictures and other encoded data (only their length is told), and the folders of this computer. Where something was taken out there is *** or a number of characters.</source>
        <translation>不包含：密钥、地址中“?”之后的部分（可能含签名）、图片及其他编码数据（只说明长度），以及本机的文件夹。删去之处标有 *** 或字符数。</translation>
    </message>
    <message>
        <source>Not left out: the prompt, the names of files, and the addresses of inputs. Read it before you give it away.</source>
        <translation>包含：提示词、文件名和输入的地址。交给别人之前请先看一遍。</translation>
    </message>
    <message>
        <source>The evidence was not written: it was stopped.</source>
        <translation>证据未写出：已停止。</translation>
    </message>
    <message>
        <source>The evidence could not be written to %1: %2.</source>
        <translation>证据无法写入 %1：%2。</translation>
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
        <source>Image address</source>
        <translation>图片地址</translation>
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
        <source>Extend prompt</source>
        <translation>扩写提示词</translation>
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
        <source>Extra JSON</source>
        <translation>附加 JSON</translation>
    </message>
</context>
<context>
    <name>FieldHint</name>
    <message>
        <source>Describes the content or the motion.</source>
        <translation>描述内容或运动。</translation>
    </message>
    <message>
        <source>Describes the content of the clip or the edit that is wanted; names materials by their numbers.</source>
        <translation>描述视频内容或想要的编辑；按编号提及素材。</translation>
    </message>
    <message>
        <source>Describes the content of the clip or the edit that is wanted.</source>
        <translation>描述视频内容或想要的编辑。</translation>
    </message>
    <message>
        <source>The videos to edit; this kind takes no other type.</source>
        <translation>要编辑的视频；此类型的请求不接受其他素材。</translation>
    </message>
    <message>
        <source>The input materials; their order gives the numbers that the prompt uses.</source>
        <translation>输入素材；其顺序决定提示词所用的编号。</translation>
    </message>
    <message>
        <source>Resolution tier: 480P, 720P or 1080P.</source>
        <translation>分辨率档位：480P、720P 或 1080P。</translation>
    </message>
    <message>
        <source>Resolution tier, as the model can make it.</source>
        <translation>分辨率档位，以模型支持的为准。</translation>
    </message>
    <message>
        <source>Adaptive fits the ratio to the input materials; or a ratio W:H that the model can make.</source>
        <translation>adaptive 表示按输入素材自动适配；也可填模型支持的比例 W:H。</translation>
    </message>
    <message>
        <source>Aspect ratio W:H, for example 16:9.</source>
        <translation>画面比例 W:H，例如 16:9。</translation>
    </message>
    <message>
        <source>Length of the clip in seconds.</source>
        <translation>视频时长，以秒计。</translation>
    </message>
    <message>
        <source>Length of the clip in whole seconds, 2 to 30.</source>
        <translation>视频时长，整秒，2 至 30。</translation>
    </message>
    <message>
        <source>Length of the clip in whole seconds, as the model can make it.</source>
        <translation>视频时长，整秒，以模型支持的为准。</translation>
    </message>
    <message>
        <source>A model that is enabled for the account&apos;s key.</source>
        <translation>账户密钥已开通的模型。</translation>
    </message>
    <message>
        <source>What the clip is not to show.</source>
        <translation>视频中不应出现的内容。</translation>
    </message>
    <message>
        <source>Public address of the input image.</source>
        <translation>输入图片的公开地址。</translation>
    </message>
    <message>
        <source>Public addresses of the input images.</source>
        <translation>各输入图片的公开地址。</translation>
    </message>
    <message>
        <source>Generation mode, for example std or pro.</source>
        <translation>生成模式，例如 std 或 pro。</translation>
    </message>
    <message>
        <source>How strongly the prompt guides the clip.</source>
        <translation>提示词对视频的引导强弱。</translation>
    </message>
    <message>
        <source>Audio switch; on turns audio on.</source>
        <translation>音频开关；on 为开启音频。</translation>
    </message>
    <message>
        <source>Makes a clip of several shots.</source>
        <translation>生成由多个镜头组成的视频。</translation>
    </message>
    <message>
        <source>How the clip is divided into shots; customize takes your own list.</source>
        <translation>视频如何划分分镜；customize 表示使用您自己的列表。</translation>
    </message>
    <message>
        <source>Your own shots: the number, the prompt and the length of each.</source>
        <translation>您自己的分镜：每个的序号、提示词和时长。</translation>
    </message>
    <message>
        <source>Voices that speak in the clip, each by its identifier.</source>
        <translation>视频中说话的音色，各以其标识给出。</translation>
    </message>
    <message>
        <source>Lets the service rewrite the prompt, or not.</source>
        <translation>是否允许服务改写提示词。</translation>
    </message>
    <message>
        <source>Adds a visible mark that the clip is AI-generated, in the lower-right corner.</source>
        <translation>在右下角添加可见的“AI 生成”标记。</translation>
    </message>
    <message>
        <source>Adds a visible mark that the clip is AI-generated.</source>
        <translation>添加可见的“AI 生成”标记。</translation>
    </message>
    <message>
        <source>Adds the mark of the platform, or not.</source>
        <translation>是否添加平台标识。</translation>
    </message>
    <message>
        <source>Details of the platform&apos;s mark; the specification does not show its contents.</source>
        <translation>平台标识的细节；规范没有说明其内容。</translation>
    </message>
    <message>
        <source>Further keys, put into the request last.</source>
        <translation>其他的键，最后并入请求。</translation>
    </message>
</context>
<context>
    <name>IdJournal</name>
    <message>
        <source>The list of ids %1 cannot be written: %2.</source>
        <translation>无法写入 ID 列表 %1：%2。</translation>
    </message>
    <message>
        <source>The list of ids %1 cannot be read: %2.</source>
        <translation>编号列表 %1 无法读取：%2。</translation>
    </message>
</context>
<context>
    <name>IdRecovery</name>
    <message>
        <source>Found in the list of ids; the task database did not have it.</source>
        <translation>在编号列表中找到；任务数据库中没有。</translation>
    </message>
    <message>
        <source>The id was found in the list of ids.</source>
        <translation>编号在编号列表中找到。</translation>
    </message>
    <message>
        <source>The service keeps results for a day, so that it is not asked about any more.</source>
        <translation>服务方只保留结果一天，因此不再查询。</translation>
    </message>
    <message>
        <source>The task database is older than its list of IDs: this request was sent after the database was copied. Whether the service accepted it is not known.</source>
        <translation>任务数据库比它的编号列表旧：此请求是在数据库复制之后发送的。不清楚服务方是否已接受它。</translation>
    </message>
    <message>
        <source>The task database is older than its list of IDs: this request was sent after the database was copied. Whether the service accepted and charged it is not known. Check with the service before you submit it again.</source>
        <translation>任务数据库比它的编号列表旧：此请求是在数据库复制之后发送的。不清楚服务方是否已接受它并计费。重新提交前请先到服务方核实。</translation>
    </message>
</context>
<context>
    <name>Import</name>
    <message>
        <source>This is not a request: %1</source>
        <translation>这不是请求：%1</translation>
    </message>
    <message>
        <source>it asks about a task and makes none.</source>
        <translation>它只查询任务，不创建任务。</translation>
    </message>
    <message>
        <source>it has none of a request&apos;s fields, such as a model or a prompt.</source>
        <translation>其中没有模型、提示词等请求字段。</translation>
    </message>
    <message>
        <source>this key stands twice; only the last one counts</source>
        <translation>此键出现两次，仅以最后一个为准</translation>
    </message>
    <message>
        <source>Its kind was guessed: %1.</source>
        <translation>请求类型是推测的：%1。</translation>
    </message>
    <message>
        <source>this is not understood and was left out</source>
        <translation>无法理解，已忽略</translation>
    </message>
    <message>
        <source>Not understood and left out: %1.</source>
        <translation>无法理解，已忽略：%1。</translation>
    </message>
    <message>
        <source>it is a clip&apos;s companion without a version.</source>
        <translation>它是视频的附带文件，但没有版本号。</translation>
    </message>
    <message>
        <source>This file was written by a newer version of Dailies: update the program to read it.</source>
        <translation>此文件由更新版本的 Dailies 写入：请更新程序后再读取。</translation>
    </message>
    <message>
        <source>it is a clip&apos;s companion in which the request is missing.</source>
        <translation>它是视频的附带文件，但其中缺少请求。</translation>
    </message>
    <message>
        <source>it is UTF-16 text; save it as UTF-8.</source>
        <translation>它是 UTF-16 文本，请另存为 UTF-8。</translation>
    </message>
    <message>
        <source>it is empty.</source>
        <translation>内容为空。</translation>
    </message>
    <message>
        <source>it is no text.</source>
        <translation>内容不是文本。</translation>
    </message>
    <message>
        <source>it is neither JSON nor a cURL command.</source>
        <translation>它既不是 JSON，也不是 cURL 命令。</translation>
    </message>
    <message>
        <source>%1 is not there any more.</source>
        <translation>%1 已不存在。</translation>
    </message>
    <message>
        <source>%1 is not a file.</source>
        <translation>%1 不是文件。</translation>
    </message>
    <message>
        <source>%1 is too large for a request.</source>
        <translation>%1 过大，不能作为请求。</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>无法读取 %1：%2。</translation>
    </message>
</context>
<context>
    <name>InputFindings</name>
    <message>
        <source>%1: the file is not there.</source>
        <translation>%1：文件不存在。</translation>
    </message>
    <message>
        <source>%1: the file cannot be read.</source>
        <translation>%1：无法读取文件。</translation>
    </message>
    <message>
        <source>%1: this is a folder or a device, not a file.</source>
        <translation>%1：这是文件夹或设备，不是文件。</translation>
    </message>
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
        <source>%1 is meant to be something else; this is an image.</source>
        <translation>%1的类型不符：这是图片。</translation>
    </message>
    <message>
        <source>%1 is meant to be something else; this is a video.</source>
        <translation>%1的类型不符：这是视频。</translation>
    </message>
    <message>
        <source>%1 is meant to be something else; this is a sound file.</source>
        <translation>%1的类型不符：这是音频文件。</translation>
    </message>
    <message>
        <source>%1 is meant to be something else; this is a document.</source>
        <translation>%1的类型不符：这是文档。</translation>
    </message>
    <message>
        <source>%1 is meant to be something else; this is a web page.</source>
        <translation>%1的类型不符：这是网页。</translation>
    </message>
    <message>
        <source>%1 is meant to be something else.</source>
        <translation>%1的类型不符。</translation>
    </message>
</context>
<context>
    <name>JsonText</name>
    <message>
        <source>This is not JSON: %1, at line %2, column %3.</source>
        <translation>这不是 JSON：第 %2 行第 %3 列，%1。</translation>
    </message>
    <message>
        <source>A JSON object in braces is expected, found a list.</source>
        <translation>应为花括号括起的 JSON 对象，实为列表。</translation>
    </message>
    <message>
        <source>a key in double quotes is missing</source>
        <translation>缺少用双引号括起的键</translation>
    </message>
    <message>
        <source>a value is missing</source>
        <translation>缺少值</translation>
    </message>
    <message>
        <source>a comma or a closing brace is missing</source>
        <translation>缺少逗号或右花括号</translation>
    </message>
    <message>
        <source>a comma or a closing bracket is missing</source>
        <translation>缺少逗号或右方括号</translation>
    </message>
    <message>
        <source>a colon is missing after a key</source>
        <translation>键后缺少冒号</translation>
    </message>
    <message>
        <source>there is a comma, and nothing after it</source>
        <translation>逗号后没有内容</translation>
    </message>
    <message>
        <source>a text has no closing quote</source>
        <translation>文本缺少结尾的引号</translation>
    </message>
    <message>
        <source>this is not a number</source>
        <translation>这不是数字</translation>
    </message>
    <message>
        <source>there is more after the closing brace</source>
        <translation>右花括号之后还有内容</translation>
    </message>
    <message>
        <source>a value is missing, or is none that JSON knows</source>
        <translation>缺少值，或不是 JSON 认可的值</translation>
    </message>
</context>
<context>
    <name>KeyStore</name>
    <message>
        <source>The key is empty.</source>
        <translation>密钥为空。</translation>
    </message>
    <message>
        <source>The key has a line break or another control character in it.</source>
        <translation>密钥中有换行或其他控制字符。</translation>
    </message>
    <message>
        <source>The key has a space in it.</source>
        <translation>密钥中有空格。</translation>
    </message>
    <message>
        <source>The key has a character in it that keys do not have.</source>
        <translation>密钥中有不应出现的字符。</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Keep settings, tasks and clips under this folder.</source>
        <translation>将设置、任务和视频存放在此文件夹下。</translation>
    </message>
    <message>
        <source>folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>Start and choose the practice service.</source>
        <translation>启动并选用练习服务。</translation>
    </message>
    <message>
        <source>Say what can be given here.</source>
        <translation>显示可用的选项。</translation>
    </message>
    <message>
        <source>Say which version this is.</source>
        <translation>显示版本。</translation>
    </message>
    <message>
        <source>dailies takes options only; see --help.</source>
        <translation>dailies 只接受选项，参见 --help。</translation>
    </message>
    <message>
        <source>Usage: dailies [options]
Makes, watches and keeps clips of a paid video service.</source>
        <translation>用法：dailies [选项]
生成、跟踪并保存付费视频服务的视频。</translation>
    </message>
    <message>
        <source>Dailies (process %1) has this profile open but does not answer. Wait until it does, or end that process and start Dailies again: nothing is lost by that.</source>
        <translation>Dailies（进程 %1）已打开此配置，但没有回应。请等它回应，或结束该进程后重新启动 Dailies：不会丢失任何内容。</translation>
    </message>
    <message>
        <source>The task database is made ready for this version first; with a long history this takes a minute.</source>
        <translation>首先为此版本准备任务数据库；历史记录较多时需要一分钟。</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>选项：</translation>
    </message>
</context>
<context>
    <name>MediaAddress</name>
    <message>
        <source>The address of the clip is not used: %1</source>
        <translation>未使用视频地址：%1</translation>
    </message>
    <message>
        <source>it is empty.</source>
        <translation>地址为空。</translation>
    </message>
    <message>
        <source>it is too long.</source>
        <translation>地址过长。</translation>
    </message>
    <message>
        <source>it does not begin with https:// or http:// and a host.</source>
        <translation>地址应以 https:// 或 http:// 加主机名开头。</translation>
    </message>
    <message>
        <source>it carries a user name.</source>
        <translation>地址中带有用户名。</translation>
    </message>
    <message>
        <source>it leads into a private network, where the service is not.</source>
        <translation>它指向内部网络，而服务不在那里。</translation>
    </message>
    <message>
        <source>The address is not looked up: %1</source>
        <translation>未查看该地址：%1</translation>
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
        <source>this is not known</source>
        <translation>无法识别此项</translation>
    </message>
    <message>
        <source>true or false is expected</source>
        <translation>应为 true 或 false</translation>
    </message>
    <message>
        <source>a text is expected</source>
        <translation>应为文本</translation>
    </message>
    <message>
        <source>an object is expected</source>
        <translation>应为对象</translation>
    </message>
    <message>
        <source>a list is expected</source>
        <translation>应为列表</translation>
    </message>
    <message>
        <source>a number is expected</source>
        <translation>应为数字</translation>
    </message>
    <message>
        <source>a whole number is expected</source>
        <translation>应为整数</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>%1: a list of texts is expected.</source>
        <translation>%1：应为文本列表。</translation>
    </message>
    <message>
        <source>limits: an object is expected.</source>
        <translation>limits：应为对象。</translation>
    </message>
</context>
<context>
    <name>PartFile</name>
    <message>
        <source>The disk takes no file as large as this clip.</source>
        <translation>磁盘不支持这么大的文件，无法存放此视频。</translation>
    </message>
    <message>
        <source>The clip could not be written to %1: %2.</source>
        <translation>无法将视频写入 %1：%2。</translation>
    </message>
    <message>
        <source>every name is taken</source>
        <translation>所有名称都已被占用</translation>
    </message>
    <message>
        <source>another copy of the program is at it</source>
        <translation>程序的另一个副本正在使用它</translation>
    </message>
    <message>
        <source>The disk is full; the clip could not be written. The download goes on by itself as soon as there is room.</source>
        <translation>磁盘已满；成片无法写入。有空间后下载会自动继续。</translation>
    </message>
    <message>
        <source>The disk is nearly full: the server does not tell how long the clip is, and %1 are free. The download goes on by itself as soon as there is room.</source>
        <translation>磁盘将满：服务器没有说明成片大小，剩余 %1。有空间后下载会自动继续。</translation>
    </message>
    <message>
        <source>The disk is full: the clip needs %1, and %2 are free. The download goes on by itself as soon as there is room.</source>
        <translation>磁盘已满：成片需要 %1，剩余 %2。有空间后下载会自动继续。</translation>
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
        <source>practice clips are from 1 to 60 seconds long</source>
        <translation>练习视频的时长为 1 至 60 秒</translation>
    </message>
    <message>
        <source>one of 480P, 720P and 1080P is expected</source>
        <translation>应为 480P、720P 或 1080P</translation>
    </message>
    <message>
        <source>a ratio W:H between 1:4 and 4:1 is expected</source>
        <translation>应为 1:4 至 4:1 之间的比例 W:H</translation>
    </message>
    <message>
        <source>model: &quot;%1&quot; is not enabled for this key; there are practice-a-3.0, practice-a-2.7 and practice-b</source>
        <translation>model：此密钥未开通“%1”；可用的有 practice-a-3.0、practice-a-2.7 和 practice-b</translation>
    </message>
    <message>
        <source>model: &quot;%1&quot; does not offer %2</source>
        <translation>model：“%1”不提供 %2</translation>
    </message>
    <message>
        <source>%1: stands twice</source>
        <translation>%1：出现两次</translation>
    </message>
    <message>
        <source>The practice service cannot write to the folder %1.</source>
        <translation>练习服务无法写入文件夹 %1。</translation>
    </message>
    <message>
        <source>The task cannot be kept: %1.</source>
        <translation>无法保存任务：%1。</translation>
    </message>
    <message>
        <source>This address takes %1 only.</source>
        <translation>此地址只接受 %1。</translation>
    </message>
    <message>
        <source>There is no such clip.</source>
        <translation>没有这段视频。</translation>
    </message>
    <message>
        <source>This is not a practice job.</source>
        <translation>这不是练习作业。</translation>
    </message>
    <message>
        <source>The body is larger than 64 MiB.</source>
        <translation>请求体超过 64 MiB。</translation>
    </message>
    <message>
        <source>This request cannot be read.</source>
        <translation>无法读取此请求。</translation>
    </message>
    <message>
        <source>The practice service found no free port.</source>
        <translation>练习服务没有找到空闲端口。</translation>
    </message>
    <message>
        <source>The practice service cannot use port %1: another program has it.</source>
        <translation>练习服务无法使用端口 %1：它已被其他程序占用。</translation>
    </message>
    <message>
        <source>There is nothing at %1.</source>
        <translation>%1 上没有内容。</translation>
    </message>
    <message>
        <source>The header Authorization does not carry this service&apos;s key.</source>
        <translation>Authorization 请求头中不是此服务的密钥。</translation>
    </message>
    <message>
        <source>The header Content-Type is not application/json.</source>
        <translation>Content-Type 请求头不是 application/json。</translation>
    </message>
    <message>
        <source>The prompt asks to be refused.</source>
        <translation>提示词要求被拒绝。</translation>
    </message>
    <message>
        <source>Too many requests; come back in two seconds.</source>
        <translation>请求过多，请两秒后再试。</translation>
    </message>
    <message>
        <source>%1: not a field of this call, or stands twice</source>
        <translation>%1：不是此调用的字段，或出现两次</translation>
    </message>
    <message>
        <source>model: &quot;%1&quot; is not enabled for this key.</source>
        <translation>model：此密钥未开通“%1”。</translation>
    </message>
    <message>
        <source>taskId: there is no such task.</source>
        <translation>taskId：没有此任务。</translation>
    </message>
    <message>
        <source>model: the task was created with another model.</source>
        <translation>model：此任务是用另一个模型创建的。</translation>
    </message>
    <message>
        <source>The prompt asks the task to fail.</source>
        <translation>提示词要求任务失败。</translation>
    </message>
    <message>
        <source>This address has expired.</source>
        <translation>此地址已过期。</translation>
    </message>
    <message>
        <source>the task ends as failed, with a code and a message</source>
        <translation>任务以失败结束，带有代码和说明</translation>
    </message>
    <message>
        <source>the task takes five times as long</source>
        <translation>任务用时变为五倍</translation>
    </message>
    <message>
        <source>the request is refused; no task is made</source>
        <translation>请求被拒绝，不创建任务</translation>
    </message>
    <message>
        <source>the task is reported as UNKNOWN for a while, then goes on</source>
        <translation>任务有一段时间报告为 UNKNOWN，然后继续</translation>
    </message>
    <message>
        <source>the task has a state that nobody has heard of for a while, then goes on</source>
        <translation>任务有一段时间处于一种从未听说过的状态，然后继续</translation>
    </message>
    <message>
        <source>the task is made, but the connection is closed without an answer</source>
        <translation>任务已创建，但连接未作应答就关闭</translation>
    </message>
    <message>
        <source>the request is told to come back in two seconds, and taken then</source>
        <translation>请求被告知两秒后再来，届时接受</translation>
    </message>
    <message>
        <source>the task succeeds, but the address of its clip is dead</source>
        <translation>任务成功，但视频地址无效</translation>
    </message>
    <message>
        <source>null is not a value of this field</source>
        <translation>null 不是此字段的有效值</translation>
    </message>
</context>
<context>
    <name>Preference</name>
    <message>
        <source>A folder is given from the top, such as /home/me/Videos.</source>
        <translation>文件夹须用完整路径，例如 /home/me/Videos。</translation>
    </message>
    <message>
        <source>Nothing can be written to %1.</source>
        <translation>无法写入 %1。</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>The language of the window and of all messages.</source>
        <translation>窗口和所有消息的语言。</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>Light or dark; the picture always stands on dark ground.</source>
        <translation>浅色或深色；画面始终以深色为背景。</translation>
    </message>
    <message>
        <source>As the desktop</source>
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
        <source>Tell when tasks have ended</source>
        <translation>任务结束时通知</translation>
    </message>
    <message>
        <source>One notification when the last of the running tasks has ended, and the window is not in view.</source>
        <translation>运行中的最后一个任务结束且窗口不可见时，发出一条通知。</translation>
    </message>
    <message>
        <source>Folder for clips</source>
        <translation>成片文件夹</translation>
    </message>
    <message>
        <source>Where new clips are saved. Those that are saved already stay where they are.</source>
        <translation>新成片的保存位置。已保存的成片留在原处。</translation>
    </message>
    <message>
        <source>Names of clips</source>
        <translation>成片命名</translation>
    </message>
    <message>
        <source>Known: {date:yyyy-MM-dd}, {prompt:40}, {model}, {kind}, {task}. A number is added when a name is taken.</source>
        <translation>可用：{date:yyyy-MM-dd}、{prompt:40}、{model}、{kind}、{task}。名称已被占用时会加上数字。</translation>
    </message>
    <message>
        <source>Put the request beside each clip</source>
        <translation>在成片旁保存请求</translation>
    </message>
    <message>
        <source>A JSON file of the clip&apos;s name with the request that made it. No key is in it.</source>
        <translation>与成片同名的 JSON 文件，含生成它的请求。其中没有密钥。</translation>
    </message>
    <message>
        <source>Downloads at once</source>
        <translation>同时下载数</translation>
    </message>
    <message>
        <source>The address that expires first is always fetched first.</source>
        <translation>总是先取回最早到期的地址。</translation>
    </message>
    <message>
        <source>Playing with</source>
        <translation>播放引擎</translation>
    </message>
    <message>
        <source>What plays clips; choose another when they do not play well. Single frames are always read with FFmpeg.</source>
        <translation>用于播放成片；播放不正常时请换一种。单帧始终用 FFmpeg 读取。</translation>
    </message>
    <message>
        <source>The system&apos;s choice</source>
        <translation>由系统选择</translation>
    </message>
    <message>
        <source>Let the graphics card decode</source>
        <translation>用显卡解码</translation>
    </message>
    <message>
        <source>Switch it off when the picture is broken or the program ends while a clip plays. Needs Qt 6.5 or newer.</source>
        <translation>画面损坏，或播放时程序意外结束，请将其关闭。需要 Qt 6.5 或更新版本。</translation>
    </message>
    <message>
        <source>Disk space for filmstrips</source>
        <translation>胶片条磁盘空间</translation>
    </message>
    <message>
        <source>The oldest are removed when it is used up; they are made again when needed.</source>
        <translation>用完时移除最旧的；需要时会重新生成。</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>代理</translation>
    </message>
    <message>
        <source>How the service is reached; this computer&apos;s own addresses never go through it.</source>
        <translation>连接服务的方式；本机自身的地址从不经过代理。</translation>
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
        <source>Computer and port, such as proxy.example.com:8080.</source>
        <translation>主机和端口，例如 proxy.example.com:8080。</translation>
    </message>
    <message>
        <source>Shortest pause between questions about a task</source>
        <translation>查询任务的最短间隔</translation>
    </message>
    <message>
        <source>Longer pauses spare the service; all pauses grow with it. A finished clip is then seen later.</source>
        <translation>间隔越长，服务的负担越轻；所有间隔随之延长。成片完成后也会较晚得知。</translation>
    </message>
    <message>
        <source>General</source>
        <translation>常规</translation>
    </message>
    <message>
        <source>Clips</source>
        <translation>成片</translation>
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
        <source>A change is seen at the next start.</source>
        <translation>更改在下次启动时生效。</translation>
    </message>
    <message>
        <source>It is a whole number from %1 to %2.</source>
        <translation>应为 %1 至 %2 的整数。</translation>
    </message>
    <message>
        <source>Clips need different names: use at least one of {date}, {prompt:40}, {model}, {kind}, {task}, in one line of at most 200 characters.</source>
        <translation>各成片的名称须不同：请至少使用 {date}、{prompt:40}、{model}、{kind}、{task} 之一，写成一行，不超过 200 个字符。</translation>
    </message>
    <message>
        <source>A proxy address is a computer and a port, such as proxy.example.com:8080.</source>
        <translation>代理地址由主机和端口组成，例如 proxy.example.com:8080。</translation>
    </message>
    <message>
        <source>This cannot be chosen.</source>
        <translation>不能选择此项。</translation>
    </message>
    <message>
        <source>Quiet hours</source>
        <translation>免打扰时段</translation>
    </message>
    <message>
        <source>No notifications between these times of the day.</source>
        <translation>每天在此时段内不发通知。</translation>
    </message>
    <message>
        <source>Quiet from</source>
        <translation>免打扰开始</translation>
    </message>
    <message>
        <source>When the quiet hours begin.</source>
        <translation>免打扰时段的开始时间。</translation>
    </message>
    <message>
        <source>Quiet until</source>
        <translation>免打扰结束</translation>
    </message>
    <message>
        <source>When they end, on the next day where that is earlier.</source>
        <translation>免打扰时段的结束时间；早于开始时间时为次日。</translation>
    </message>
    <message>
        <source>Closing the window while tasks run</source>
        <translation>任务运行时关闭窗口</translation>
    </message>
    <message>
        <source>In the tray Dailies goes on fetching clips. After quitting, tasks are taken up at the next start.</source>
        <translation>留在托盘时，Dailies 会继续取回成片。退出后，任务在下次启动时恢复跟踪。</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>确认</translation>
    </message>
    <message>
        <source>Keep in the tray</source>
        <translation>留在托盘</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>退出</translation>
    </message>
    <message>
        <source>Learn from takes how long they usually run</source>
        <translation>从以往成片学习通常用时</translation>
    </message>
    <message>
        <source>Asks seldom before a clip is due, and more often around that time. Off: always in the same rhythm.</source>
        <translation>离预计完成尚早时较少查询，临近时较多查询。关闭：始终按相同节奏查询。</translation>
    </message>
    <message>
        <source>Longest pause while a clip is not due</source>
        <translation>离预计完成尚早时的最长间隔</translation>
    </message>
    <message>
        <source>How seldom a task is asked about when it is known to take longer. It is never less than the shortest pause.</source>
        <translation>已知任务用时较长时，隔多久查询一次。不会小于最短间隔。</translation>
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
        <translation>Dailies 的报告，生成于 %1。</translation>
    </message>
    <message>
        <source>versions.txt   of the program and of what it uses</source>
        <translation>versions.txt   程序及其所用组件的版本</translation>
    </message>
    <message>
        <source>settings.json  those that were changed; of folders and addresses only that they are set</source>
        <translation>settings.json  更改过的设置；文件夹和地址只注明已设置</translation>
    </message>
    <message>
        <source>accounts.json  their models; no name, address or key</source>
        <translation>accounts.json  账户的模型；不含名称、地址和密钥</translation>
    </message>
    <message>
        <source>tasks.json     how many there are, and facts about the last %1</source>
        <translation>tasks.json     任务数量，以及最近 %1 个任务的情况</translation>
    </message>
    <message>
        <source>log.txt        what the program had to say</source>
        <translation>log.txt        程序输出的消息</translation>
    </message>
    <message>
        <source>Keys, addresses, encoded data and folders of this computer were taken out.</source>
        <translation>密钥、地址、编码数据和本机的文件夹均已删去。</translation>
    </message>
    <message>
        <source>The prompts of the last tasks are in it.</source>
        <translation>其中包含最近任务的提示词。</translation>
    </message>
    <message>
        <source>No prompt is in it.</source>
        <translation>其中不含提示词。</translation>
    </message>
    <message>
        <source>The report could not be written to %1: %2.</source>
        <translation>无法将报告写入 %1：%2。</translation>
    </message>
</context>
<context>
    <name>Profile</name>
    <message>
        <source>The folder %1 cannot be written to.</source>
        <translation>无法写入文件夹 %1。</translation>
    </message>
    <message>
        <source>%1 is in the way: a folder is needed there.</source>
        <translation>%1 占用了位置：该处需要文件夹。</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation>无法创建文件夹 %1。</translation>
    </message>
    <message>
        <source>%1 (process %2) is already working in %3. End it first, or choose another profile.</source>
        <translation>%1（进程 %2）正在使用 %3。请先结束它，或选择另一个配置目录。</translation>
    </message>
    <message>
        <source>The profile in %1 cannot be used: nothing can be written there.</source>
        <translation>无法使用 %1 中的配置目录：该处不能写入。</translation>
    </message>
    <message>
        <source>There is no place where another start could reach this window.</source>
        <translation>没有可供另一次启动联系此窗口的位置。</translation>
    </message>
    <message>
        <source>Another start cannot reach this window: %1.</source>
        <translation>另一次启动无法联系此窗口：%1。</translation>
    </message>
</context>
<context>
    <name>ProfileCatalogue</name>
    <message>
        <source>A newer version of Dailies wrote it.</source>
        <translation>它由更新版本的 Dailies 写入。</translation>
    </message>
    <message>
        <source>It is not a list of model profiles.</source>
        <translation>它不是模型档案列表。</translation>
    </message>
    <message>
        <source>A model profile needs an id.</source>
        <translation>模型档案需要 ID。</translation>
    </message>
    <message>
        <source>The id %1 stands twice.</source>
        <translation>ID %1 出现两次。</translation>
    </message>
    <message>
        <source>The model profiles in %1 cannot be read, and the file is left as it is: %2</source>
        <translation>无法读取 %1 中的模型档案，文件保持原样：%2</translation>
    </message>
    <message>
        <source>It is too large.</source>
        <translation>文件过大。</translation>
    </message>
    <message>
        <source>Your model profiles could not be read, so they are not written either.</source>
        <translation>未能读取您的模型档案，因此也不写入。</translation>
    </message>
    <message>
        <source>The model profiles could not be written to %1: %2.</source>
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
        <source>%1 is a %2 file; this model&apos;s profile takes %3.</source>
        <translation>%1是 %2 文件；模型档案支持 %3。</translation>
    </message>
    <message>
        <source>%1 has transparent parts; this model&apos;s profile takes none.</source>
        <translation>%1有透明部分；模型档案不支持透明。</translation>
    </message>
    <message>
        <source>%1 is %2 × %3 pixels; this model&apos;s profile takes sides of %4 pixels.</source>
        <translation>%1为 %2 × %3 像素；模型档案要求边长 %4 像素。</translation>
    </message>
    <message>
        <source>%1 is %2 × %3 pixels; this model&apos;s profile takes shapes of %4.</source>
        <translation>%1为 %2 × %3 像素；模型档案要求宽高比 %4。</translation>
    </message>
    <message>
        <source>%1 is %2 seconds long; this model&apos;s profile takes %3 seconds.</source>
        <translation>%1长 %2 秒；模型档案要求 %3 秒。</translation>
    </message>
    <message>
        <source>%1 has %2 pictures a second; this model&apos;s profile wants %3 at least.</source>
        <translation>%1为每秒 %2 帧；模型档案要求至少 %3 帧。</translation>
    </message>
    <message>
        <source>%1 has %2 MB; this model&apos;s profile ends at %3 MB.</source>
        <translation>%1为 %2 MB；模型档案的上限为 %3 MB。</translation>
    </message>
    <message>
        <source>%1 has %2 MB; as part of the request it takes %3 MB.</source>
        <translation>%1为 %2 MB；放入请求后占 %3 MB。</translation>
    </message>
    <message>
        <source>%1: for oss addresses the vendor wants a header that the specification of this service does not list.</source>
        <translation>%1：对 oss 地址，厂商要求一个此服务规范中没有的请求头。</translation>
    </message>
    <message>
        <source>%1: vendors take only images as data, the rest by address.</source>
        <translation>%1：厂商只接受图片以数据形式给出，其余须用地址。</translation>
    </message>
    <message>
        <source>%1 adds up to %2 seconds; this model&apos;s profile ends at %3.</source>
        <translation>%1共计 %2 秒；模型档案的上限为 %3 秒。</translation>
    </message>
    <message>
        <source>Input videos and the clip make %1 seconds together; this model&apos;s profile ends at %2.</source>
        <translation>输入视频与成片合计 %1 秒；模型档案的上限为 %2 秒。</translation>
    </message>
    <message>
        <source>This model&apos;s profile takes %L1 at most in all; there are %L2.</source>
        <translation>按模型档案，素材总共最多 %L1 项，现有 %L2 项。</translation>
    </message>
    <message>
        <source>This model&apos;s profile does not list the type %1 for %2.</source>
        <translation>模型档案中，%2没有“%1”这一素材类型。</translation>
    </message>
    <message>
        <source>Of %1, this model&apos;s profile takes %L2 at most; there are %L3.</source>
        <translation>按模型档案，素材“%1”最多 %L2 项，现有 %L3 项。</translation>
    </message>
    <message>
        <source>Of %1, this model&apos;s profile wants %L2 at least; there are %L3.</source>
        <translation>按模型档案，素材“%1”至少 %L2 项，现有 %L3 项。</translation>
    </message>
    <message>
        <source>This model&apos;s profile knows these combinations: %1.</source>
        <translation>模型档案支持的素材组合：%1。</translation>
    </message>
    <message>
        <source>In this model&apos;s profile these do not go together: %1.</source>
        <translation>按模型档案，这些素材不能同时使用：%1。</translation>
    </message>
    <message>
        <source>In this model&apos;s profile, %1 goes together with %2.</source>
        <translation>按模型档案，%1须与%2一起使用。</translation>
    </message>
    <message>
        <source>With %1, this model&apos;s profile wants %2 not to be off.</source>
        <translation>使用%1时，模型档案要求不关闭“%2”。</translation>
    </message>
    <message>
        <source>This model&apos;s profile does not list %1.</source>
        <translation>模型档案中没有 %1。</translation>
    </message>
    <message>
        <source>The prompt has %L1 characters; this model&apos;s profile ends at %L2, and vendors cut the rest without a word.</source>
        <translation>提示词有 %L1 个字符；模型档案的上限为 %L2 个，超出部分厂商会直接截断，不作提示。</translation>
    </message>
    <message>
        <source>The negative prompt has %L1 characters; this model&apos;s profile ends at %L2, and vendors cut the rest without a word.</source>
        <translation>反向提示词有 %L1 个字符；模型档案的上限为 %L2 个，超出部分厂商会直接截断，不作提示。</translation>
    </message>
    <message>
        <source>With a reference video, this model&apos;s profile makes clips of %1 seconds; this is %2.</source>
        <translation>有参考视频时，模型档案的时长为 %1 秒，现为 %2 秒。</translation>
    </message>
    <message>
        <source>This model&apos;s profile makes clips of %1 seconds; this is %2.</source>
        <translation>模型档案的时长为 %1 秒，现为 %2 秒。</translation>
    </message>
    <message>
        <source>This model&apos;s profile says that %1 is not used.</source>
        <translation>按模型档案，%1不起作用。</translation>
    </message>
    <message>
        <source>This model&apos;s profile offers %1; this is %2.</source>
        <translation>模型档案提供 %1，现为 %2。</translation>
    </message>
    <message>
        <source>This model&apos;s profile has a guidance of %1; this is %2.</source>
        <translation>模型档案的引导强度为 %1，现为 %2。</translation>
    </message>
    <message>
        <source>This model&apos;s profile takes no voices.</source>
        <translation>模型档案不支持音色。</translation>
    </message>
    <message>
        <source>This model&apos;s profile takes %L1 at most; there are %L2.</source>
        <translation>按模型档案最多 %L1 个，现有 %L2 个。</translation>
    </message>
    <message>
        <source>The shots are not used while %1 is off.</source>
        <translation>“%1”关闭时，分镜不起作用。</translation>
    </message>
    <message>
        <source>The shot type is not used while %1 is off.</source>
        <translation>“%1”关闭时，分镜类型不起作用。</translation>
    </message>
    <message>
        <source>%1 is on; this model wants a shot type.</source>
        <translation>“%1”已开启；此模型要求分镜类型。</translation>
    </message>
    <message>
        <source>The shots are used with the shot type %1 only.</source>
        <translation>仅当分镜类型为 %1 时才使用分镜。</translation>
    </message>
    <message>
        <source>The prompt of shot %1 has %L2 characters; this model&apos;s profile ends at %L3.</source>
        <translation>分镜 %1 的提示词有 %L2 个字符；模型档案的上限为 %L3 个。</translation>
    </message>
    <message>
        <source>Shot %1 is %2 seconds long; this model&apos;s profile wants %3 at least.</source>
        <translation>分镜 %1 长 %2 秒；模型档案要求至少 %3 秒。</translation>
    </message>
    <message>
        <source>The shots make %1 seconds together; the clip is to have %2.</source>
        <translation>各分镜合计 %1 秒，而视频应为 %2 秒。</translation>
    </message>
    <message>
        <source>This model&apos;s profile wants a list of shots for this shot type.</source>
        <translation>对此分镜类型，模型档案要求分镜列表。</translation>
    </message>
    <message>
        <source>This model&apos;s profile takes %1; there are %L2.</source>
        <translation>模型档案要求分镜 %1 个，现有 %L2 个。</translation>
    </message>
    <message>
        <source>This model goes by the prompts of the shots; it does not use this one, but the service wants it.</source>
        <translation>此模型以各分镜的提示词为准；这里的提示词不起作用，但服务要求填写。</translation>
    </message>
</context>
<context>
    <name>ProgramLog</name>
    <message>
        <source>The log cannot be written to %1: %2.</source>
        <translation>无法将日志写入 %1：%2。</translation>
    </message>
</context>
<context>
    <name>ProgramPart</name>
    <message>
        <source>the system&apos;s choice</source>
        <translation>由系统选择</translation>
    </message>
    <message>
        <source>Playing with: %1</source>
        <translation>播放引擎：%1</translation>
    </message>
    <message>
        <source>Window system: %1</source>
        <translation>窗口系统：%1</translation>
    </message>
</context>
<context>
    <name>PromptMentions</name>
    <message>
        <source>The prompt mentions %1, which is not in the list.</source>
        <translation>提示词提到了%1，但列表中没有。</translation>
    </message>
    <message>
        <source>The prompt does not mention %1.</source>
        <translation>提示词没有提到%1。</translation>
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
        <source>1 task</source>
        <translation>1 个任务</translation>
    </message>
    <message>
        <source>%1 tasks</source>
        <translation>%1 个任务</translation>
    </message>
    <message>
        <source>No account is chosen; a request needs one to go to.</source>
        <translation>尚未选择账户；请求需要发往一个账户。</translation>
    </message>
    <message>
        <source>Not sent for this kind: %1</source>
        <translation>此类型不会发送：%1</translation>
    </message>
    <message>
        <source>1 thing to fill in</source>
        <translation>1 项待补全</translation>
    </message>
    <message>
        <source>%1 things to fill in</source>
        <translation>%1 项待补全</translation>
    </message>
    <message>
        <source>To confirm · %1</source>
        <translation>待确认 · %1</translation>
    </message>
    <message>
        <source>Ready · %1</source>
        <translation>就绪 · %1</translation>
    </message>
    <message>
        <source>You will be asked about:</source>
        <translation>以下内容需要您确认：</translation>
    </message>
    <message>
        <source>Ready: %1 to %2, model %3 (Ctrl+Enter).</source>
        <translation>就绪：%1发往“%2”，模型 %3（Ctrl+Enter）。</translation>
    </message>
    <message>
        <source>Send this request %1 times? Each is charged.</source>
        <translation>将此请求发送 %1 次？每次都会收费。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Not ready (%1):</source>
        <translation>尚未就绪（%1）：</translation>
    </message>
    <message>
        <source>Not ready (%1 to %2):</source>
        <translation>尚未就绪（%1，发往 %2）：</translation>
    </message>
    <message>
        <source>Send this request %1 times?</source>
        <translation>将此请求发送 %1 次？</translation>
    </message>
</context>
<context>
    <name>RequestJson</name>
    <message>
        <source>This request is of a kind that this version does not know.</source>
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
        <source>The address has moved</source>
        <translation>地址已迁移</translation>
    </message>
    <message>
        <source>The address has moved to %1</source>
        <translation>地址已迁移到 %1</translation>
    </message>
    <message>
        <source>The proxy did not let the call through, so nothing was sent. Check the proxy settings.</source>
        <translation>代理没有放行此调用，因此没有发送。请检查代理设置。</translation>
    </message>
    <message>
        <source>It was stopped before it was sent.</source>
        <translation>在发送之前已停止。</translation>
    </message>
    <message>
        <source>Answer lost: the service may have accepted this request. Nothing was sent again.</source>
        <translation>应答丢失：服务可能已接受此请求。没有重复发送。</translation>
    </message>
    <message>
        <source>%1 The part of the answer that came names the task %2.</source>
        <translation>%1收到的部分应答中有任务 %2。</translation>
    </message>
    <message>
        <source>%1 No answer came in time.</source>
        <translation>%1未及时收到应答。</translation>
    </message>
    <message>
        <source>%1 It was stopped after it had been sent.</source>
        <translation>%1发送后已停止。</translation>
    </message>
    <message>
        <source>%1 What came back names no task.</source>
        <translation>%1返回的内容中没有任务。</translation>
    </message>
    <message>
        <source>%1 The connection broke.</source>
        <translation>%1连接已断开。</translation>
    </message>
    <message>
        <source>%1; nothing was accepted. Correct the account&apos;s base address.</source>
        <translation>%1；没有请求被接受。请更正账户的基础地址。</translation>
    </message>
    <message>
        <source>The service does not take the key; nothing was accepted.</source>
        <translation>服务不接受此密钥；没有请求被接受。</translation>
    </message>
    <message>
        <source>The service declined the request; nothing was accepted.</source>
        <translation>服务拒绝了此请求；没有请求被接受。</translation>
    </message>
    <message>
        <source>Asking for the state was stopped.</source>
        <translation>已停止查询状态。</translation>
    </message>
    <message>
        <source>The service&apos;s answer is too large to be one.</source>
        <translation>服务的应答过大，不像正常应答。</translation>
    </message>
    <message>
        <source>The service&apos;s certificate was not accepted.</source>
        <translation>服务的证书未被接受。</translation>
    </message>
    <message>
        <source>The proxy did not let the call through.</source>
        <translation>代理没有放行此调用。</translation>
    </message>
    <message>
        <source>The service did not answer in time.</source>
        <translation>服务没有及时应答。</translation>
    </message>
    <message>
        <source>The service could not be reached.</source>
        <translation>无法连接到服务。</translation>
    </message>
    <message>
        <source>The connection to the service broke.</source>
        <translation>与服务的连接已断开。</translation>
    </message>
    <message>
        <source>The service asks for a pause.</source>
        <translation>服务要求稍后再试。</translation>
    </message>
    <message>
        <source>The service has trouble of its own.</source>
        <translation>服务自身出现问题。</translation>
    </message>
    <message>
        <source>%1. Correct the account&apos;s base address.</source>
        <translation>%1。请更正账户的基础地址。</translation>
    </message>
    <message>
        <source>The service does not tell about this task.</source>
        <translation>服务没有给出此任务的情况。</translation>
    </message>
    <message>
        <source>The service&apos;s answer says nothing about the task.</source>
        <translation>服务的应答中没有任务信息。</translation>
    </message>
    <message>
        <source>%1 The service did not get the whole request.</source>
        <translation>%1 服务方没有收到完整的请求。</translation>
    </message>
    <message>
        <source>%1 Nothing was sent; correct this and send again.</source>
        <translation>%1未发送任何内容；请更正后再次发送。</translation>
    </message>
    <message>
        <source>The service&apos;s certificate was not accepted, so nothing was sent. Check the account&apos;s base address and this computer&apos;s clock, then send again.</source>
        <translation>服务的证书未被接受，因此没有发送。请检查账户的基础地址和本机时间，然后再次发送。</translation>
    </message>
    <message>
        <source>The service could not be reached, so nothing was sent. Check the connection and the account&apos;s base address.</source>
        <translation>无法连接到服务，因此没有发送。请检查网络连接和账户的基础地址。</translation>
    </message>
    <message>
        <source>The connection failed before the whole request had left, so the service cannot have accepted it.</source>
        <translation>请求尚未全部发出，连接就已中断，因此服务不可能已接受它。</translation>
    </message>
    <message>
        <source>The service did not get the request in time; nothing was accepted. You can send it again.</source>
        <translation>服务没有及时收到请求；没有请求被接受。您可以再次发送。</translation>
    </message>
    <message>
        <source>The service gave an ID, but also an error: %1</source>
        <translation>服务给出了编号，但同时报告了错误：%1</translation>
    </message>
    <message>
        <source>Something on the way to the service, such as a proxy or a sign-in page, answered in its place.</source>
        <translation>应答的不是服务，而是途中的其他环节，例如代理或登录页面。</translation>
    </message>
    <message>
        <source>The service does not accept the key when asked about tasks.</source>
        <translation>查询任务时，服务不接受此密钥。</translation>
    </message>
    <message>
        <source>%1 What came back names no task. %2</source>
        <comment>the last is another sentence</comment>
        <translation>%1 返回的内容没有给出任务。%2</translation>
    </message>
    <message>
        <source>The service did not get the request in time.</source>
        <translation>服务没有及时收到请求。</translation>
    </message>
    <message>
        <source>The service does not take the key.</source>
        <translation>服务不接受该密钥。</translation>
    </message>
    <message>
        <source>The service declined the request.</source>
        <translation>服务拒绝了此请求。</translation>
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
        <source>The answer was HTTP %1 with %2 that aren&apos;t text.</source>
        <translation>应答是 HTTP %1，带有 %2，不是文本。</translation>
    </message>
    <message>
        <source>The answer was HTTP %1 with %2 that start with “%3”.</source>
        <translation>应答是 HTTP %1，带有 %2，以“%3”开头。</translation>
    </message>
</context>
<context>
    <name>Shell</name>
    <message>
        <source>A quote in the command is not closed: copy the whole command.</source>
        <translation>命令中的引号没有闭合：请复制整条命令。</translation>
    </message>
    <message>
        <source>The command takes text from another command, which is not run here: put the text itself in its place.</source>
        <translation>命令要取另一条命令的输出，这里不会运行它：请换成文本本身。</translation>
    </message>
    <message>
        <source>This command is written for the Windows command prompt: copy it as cURL for bash instead.</source>
        <translation>这是 Windows 命令提示符的写法：请改为复制 bash 格式的 cURL。</translation>
    </message>
    <message>
        <source>The command has typographic quotes (“ ”), which bash does not know: put straight ones (&quot;) there.</source>
        <translation>命令中有弯引号（“ ”），bash 不认识：请换成直引号（&quot;）。</translation>
    </message>
</context>
<context>
    <name>Sidecar</name>
    <message>
        <source>The request could not be written beside the clip %1: %2.</source>
        <translation>无法将请求写在视频 %1 旁边：%2。</translation>
    </message>
    <message>
        <source>the folder could not be brought to disk</source>
        <translation>无法把文件夹写入磁盘</translation>
    </message>
    <message>
        <source>every name for it is taken</source>
        <translation>所有可用的名称都已被占用</translation>
    </message>
</context>
<context>
    <name>TakeDifferences</name>
    <message>
        <source>not set</source>
        <translation>未设置</translation>
    </message>
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
        <source>Pictures a second</source>
        <translation>每秒帧数</translation>
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
        <source>Decide…</source>
        <translation>处理…</translation>
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
        <source>Expires in</source>
        <translation>地址剩余时间</translation>
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
        <source>Cost figures</source>
        <translation>费用数据</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>账户</translation>
    </message>
    <message>
        <source>clip is not there</source>
        <comment>a clip&apos;s file</comment>
        <translation>成片不在原处</translation>
    </message>
    <message>
        <source>fetched again while its link works</source>
        <comment>a clip that cannot be played</comment>
        <translation>链接有效期间会重新取回</translation>
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
        <source>As the service gives it; it names no units.</source>
        <translation>按服务给出的原样；服务没有说明单位。</translation>
    </message>
    <message>
        <source>Deduction</source>
        <translation>扣费</translation>
    </message>
    <message>
        <source>%1 (unit as given)</source>
        <translation>%1（单位按原样）</translation>
    </message>
    <message>
        <source>Not sent.</source>
        <translation>未发送。</translation>
    </message>
    <message>
        <source>Not sent yet. It is sent by itself as soon as there is room.</source>
        <translation>尚未发送。有空位时会自动发送。</translation>
    </message>
    <message>
        <source>The request is on its way.</source>
        <translation>请求正在发送。</translation>
    </message>
    <message>
        <source>The service is at work. The clip is fetched as soon as it is ready.</source>
        <translation>服务正在处理。视频就绪后立即取回。</translation>
    </message>
    <message>
        <source>The clip is ready at the service and is being fetched.</source>
        <translation>视频已在服务端就绪，正在取回。</translation>
    </message>
    <message>
        <source>Nothing was sent.</source>
        <translation>未发送任何内容。</translation>
    </message>
    <message>
        <source>The service declined the request; nothing runs.</source>
        <translation>服务拒绝了此请求；没有作业在运行。</translation>
    </message>
    <message>
        <source>The service could not make this clip.</source>
        <translation>服务未能生成此视频。</translation>
    </message>
    <message>
        <source>The service ended this task.</source>
        <translation>服务终止了此任务。</translation>
    </message>
    <message>
        <source>The service no longer knows this task.</source>
        <translation>服务已没有此任务的记录。</translation>
    </message>
    <message>
        <source>Check now takes it up again.</source>
        <translation>用“立即查询”可恢复跟踪。</translation>
    </message>
    <message>
        <source>See to the account&apos;s key, then submit it again.</source>
        <translation>请先处理账户的密钥，再重新提交。</translation>
    </message>
    <message>
        <source>Use again puts the request back into the form, to change and submit it.</source>
        <translation>用“再次使用”可将请求放回表单，修改后提交。</translation>
    </message>
    <message>
        <source>Check now asks the service once more.</source>
        <translation>用“立即查询”可再次向服务查询。</translation>
    </message>
    <message>
        <source>See to the account&apos;s key; it is sent after that.</source>
        <translation>请处理账户的密钥；之后即会发送。</translation>
    </message>
    <message>
        <source>See to the account&apos;s key, then check now.</source>
        <translation>请处理账户的密钥，然后“立即查询”。</translation>
    </message>
    <message>
        <source>%1 (code %2)</source>
        <translation>%1（代码 %2）</translation>
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
        <source>Asked</source>
        <translation>要求</translation>
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
        <source>Task id</source>
        <translation>任务编号</translation>
    </message>
    <message>
        <source>Saved as</source>
        <translation>保存为</translation>
    </message>
    <message>
        <source>Request id</source>
        <translation>请求 ID</translation>
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
        <source>Created</source>
        <translation>创建时间</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>提示词</translation>
    </message>
    <message>
        <source>Cancel sending breaks it off. Once all of it has left, the service may have it all the same.</source>
        <translation>“取消发送”会中断它。内容一旦全部发出，服务方仍可能已收到。</translation>
    </message>
    <message>
        <source>It is neither asked about nor fetched. The job at the service may still run and be charged.</source>
        <translation>不再查询，也不取回。服务方的作业可能仍在运行并计费。</translation>
    </message>
    <message>
        <source>Fetch now takes it up again.</source>
        <translation>用“立即取回”可继续取回。</translation>
    </message>
    <message>
        <source>Fetch again asks the service for a new address.</source>
        <translation>用“重新取回”可向服务索取新地址。</translation>
    </message>
    <message>
        <source>The clip is not where it was saved: %1.</source>
        <translation>成片不在保存的位置：%1。</translation>
    </message>
    <message>
        <source>If it was moved, all is well. Fetch again takes it from the service as long as that still has it, usually for a day; nothing is charged.</source>
        <translation>如果只是移动了位置，则一切正常。只要服务方仍保留成片（通常为一天），用“重新取回”即可再次取回；不计费。</translation>
    </message>
    <message>
        <source>Use again puts the request into the form, where another account can be chosen; Remove then takes this one out of the list.</source>
        <translation>用“再次使用”可将请求放入表单，在那里可选择其他账户；之后用“移除”将此任务从列表中移除。</translation>
    </message>
    <message>
        <source>Set the account up again and follow the task there by its id, which is kept here. The service keeps a clip for about a day.</source>
        <translation>请重新添加该账户，并按此处保留的编号在其中跟踪此任务。服务方保留成片约一天。</translation>
    </message>
    <message>
        <source>Made by the practice service; nothing was charged.</source>
        <translation>由练习服务生成；没有计费。</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>地址</translation>
    </message>
    <message>
        <source>usually valid until %1</source>
        <translation>通常有效至 %1</translation>
    </message>
    <message>
        <source>It is neither asked about nor fetched. The job at the service may still run.</source>
        <translation>不再查询，也不取回。服务方的作业可能仍在运行。</translation>
    </message>
    <message>
        <source>Not sent yet: the service cannot be reached.</source>
        <translation>尚未发送：无法连接到服务。</translation>
    </message>
    <message>
        <source>The link to the clip has expired, and the service gave no other one.</source>
        <translation>成片地址已过期，服务没有给出新地址。</translation>
    </message>
    <message>
        <source>Send now sends it once more as it is.</source>
        <translation>用“立即发送”可原样再发送一次。</translation>
    </message>
    <message>
        <source>If it was moved, all is well. Fetch again takes it from the service as long as that still has it, usually for a day.</source>
        <translation>如果只是移动了位置，则一切正常。只要服务方仍保留成片（通常为一天），用“重新取回”即可再次取回。</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>附注</translation>
    </message>
    <message>
        <source>Show in folder leads to it. Its link has expired.</source>
        <translation>“在文件夹中显示”可以找到它。它的链接已过期。</translation>
    </message>
    <message>
        <source>Show in folder leads to it. Dailies downloads it again while its link works; Fetch again does so now.</source>
        <translation>“在文件夹中显示”可以找到它。链接有效期间 Dailies 会重新下载；“重新取回”可立即进行。</translation>
    </message>
    <message>
        <source>Show in folder leads to it. Dailies downloads it again while its link works; Fetch again does so now. Nothing is charged.</source>
        <translation>“在文件夹中显示”可以找到它。链接有效期间 Dailies 会重新下载；“重新取回”可立即进行。不会收费。</translation>
    </message>
    <message>
        <source>%1 · not known as a video</source>
        <comment>size of a file</comment>
        <translation>%1 · 未识别为视频</translation>
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
            <numerusform>%n 个已保存</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>%n 个失败</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with a lost answer</source>
        <translation>
            <numerusform>%n 个应答丢失</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n active</source>
        <translation>
            <numerusform>%n 个进行中</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TaskHistory</name>
    <message>
        <source>Task %1 is not moved to the recycle bin: it is under way, or there is something to decide.</source>
        <translation>任务 %1 未移到回收站：它正在进行，或有待决定。</translation>
    </message>
</context>
<context>
    <name>TaskRunner</name>
    <message>
        <source>Between 1 and %1 copies can be submitted at once.</source>
        <translation>一次可提交 1 至 %1 份。</translation>
    </message>
    <message>
        <source>Nothing was sent, because the request could not be kept on disk first. %1</source>
        <translation>请求未能先存到磁盘，因此没有发送。%1</translation>
    </message>
    <message>
        <source>To follow a task, its kind, its model and its id are needed.</source>
        <translation>要跟踪任务，需要其类型、模型和 ID。</translation>
    </message>
    <message>
        <source>The id is empty.</source>
        <translation>ID 为空。</translation>
    </message>
    <message>
        <source>Only a task whose answer was lost can be given an id.</source>
        <translation>只有应答丢失的任务才能关联 ID。</translation>
    </message>
    <message>
        <source>Task %1 has this id already.</source>
        <translation>任务 %1 已使用此 ID。</translation>
    </message>
    <message>
        <source>The id was given by hand.</source>
        <translation>ID 由人工填写。</translation>
    </message>
    <message>
        <source>Submitted again by hand; the first request may have been charged.</source>
        <translation>已人工重新提交；第一次请求可能已收费。</translation>
    </message>
    <message>
        <source>Asked for by hand.</source>
        <translation>人工查询。</translation>
    </message>
    <message>
        <source>Only a task that waits can be taken back.</source>
        <translation>只有等待中的任务才能撤回。</translation>
    </message>
    <message>
        <source>Watching was stopped; the job at the service goes on and may be charged.</source>
        <translation>已停止跟踪；服务端的作业仍会继续，并可能收费。</translation>
    </message>
    <message>
        <source>Task %1 was not sent and nothing was charged: %2</source>
        <translation>任务 %1 没有发送，未产生费用：%2</translation>
    </message>
    <message>
        <source>The service gave this task the same id as task %1.</source>
        <translation>服务给此任务的 ID 与任务 %1 相同。</translation>
    </message>
    <message>
        <source>The service gave task %1 the same id as this one.</source>
        <translation>服务给任务 %1 的 ID 与此任务相同。</translation>
    </message>
    <message>
        <source>This came when the task stood at &quot;%1&quot; and changed nothing.</source>
        <translation>到达时任务处于“%1”，未产生影响。</translation>
    </message>
    <message>
        <source>There is no task %1.</source>
        <translation>没有任务 %1。</translation>
    </message>
    <message>
        <source>What became of task %1 could not be written to disk yet.</source>
        <translation>任务 %1 的结果尚未能写入磁盘。</translation>
    </message>
    <message>
        <source>This is not possible for task %1, which stands at &quot;%2&quot;.</source>
        <translation>任务 %1 处于“%2”，不能这样操作。</translation>
    </message>
    <message>
        <source>Task %1 could not be written to disk; it is tried again every second. %2</source>
        <translation>任务 %1 未能写入磁盘，每秒重试一次。%2</translation>
    </message>
    <message>
        <source>Task %1, which the service knows as %2, could not be written to disk; it is tried again every second. %3</source>
        <translation>任务 %1（服务端 ID 为 %2）未能写入磁盘，每秒重试一次。%3</translation>
    </message>
    <message>
        <source>The service&apos;s id %1 for task %2 found no place: the task was changed elsewhere.</source>
        <translation>服务给任务 %2 的 ID %1 无处可记：该任务已在别处更改。</translation>
    </message>
    <message>
        <source>The id was found in the list of ids.</source>
        <translation>在 ID 列表中找到了此 ID。</translation>
    </message>
    <message>
        <source>The program ended before this was sent. Nothing was charged; send it now, or take it back.</source>
        <translation>程序在发送前已结束，未产生费用；可立即发送，或撤回。</translation>
    </message>
    <message>
        <source>The account of this task is not there any more.</source>
        <translation>此任务的账户已不存在。</translation>
    </message>
    <message>
        <source>This task belongs to %1, but the account &quot;%2&quot; now points to %3; its key is not used for that.</source>
        <translation>此任务属于 %1，但账户“%2”现在指向 %3；其密钥不会用于此任务。</translation>
    </message>
    <message>
        <source>The service answered as family %1; the request was written for family %2.</source>
        <translation>服务按 %1 系列应答；请求是按 %2 系列写的。</translation>
    </message>
    <message>
        <source>The answer before this one had come %1 times.</source>
        <translation>在此之前的应答已来过 %1 次。</translation>
    </message>
    <message>
        <source>Held by hand.</source>
        <translation>手动暂缓。</translation>
    </message>
    <message>
        <source>Left as it is, by hand; the request may have been charged.</source>
        <translation>手动保持原样；该请求可能已计费。</translation>
    </message>
    <message>
        <source>Task %1 is not being sent.</source>
        <translation>任务 %1 没有在发送。</translation>
    </message>
    <message>
        <source>Stopped by hand.</source>
        <translation>手动停止。</translation>
    </message>
    <message>
        <source>It was stopped before it was sent; nothing was accepted.</source>
        <translation>在发送之前已停止；服务方没有受理。</translation>
    </message>
    <message>
        <source>Only a task that waits can be moved.</source>
        <translation>只有等待中的任务可以移动。</translation>
    </message>
    <message>
        <source>Not all tasks could be read from disk; it is tried again every second, a few times. Nothing was sent.</source>
        <translation>未能从磁盘读出全部任务；每秒重试，共几次。没有发送任何内容。</translation>
    </message>
    <message>
        <source>Not submitted again after all, by hand; the first request may have been charged.</source>
        <translation>已手动放弃重新提交；第一次请求可能已计费。</translation>
    </message>
    <message>
        <source>It was stopped before it was sent again. An earlier call got no answer and may have been charged.</source>
        <translation>在再次发送前已停止。先前的调用没有应答，可能已计费。</translation>
    </message>
    <message>
        <source>The program ended before this was sent again. An earlier call got no answer and may have been charged; send it now, or take it back.</source>
        <translation>程序在再次发送前已结束。先前的调用没有应答，可能已计费；请立即发送，或收回。</translation>
    </message>
    <message>
        <source>Task %1 was not sent again: %2</source>
        <translation>任务 %1 未再次发送：%2</translation>
    </message>
    <message>
        <source>The clip was not in its folder any more; it was asked for again by hand.</source>
        <translation>成片已不在其文件夹中；已手动要求重新取回。</translation>
    </message>
    <message>
        <source>This belongs to the press before it. Nothing more was sent.</source>
        <translation>这与前一次按下属于同一操作。没有再发送任何内容。</translation>
    </message>
    <message>
        <source>You sent this %1 s ago.</source>
        <translation>您在 %1 秒前发送过此请求。</translation>
    </message>
    <message>
        <source>Submitted again by hand.</source>
        <translation>已人工重新提交。</translation>
    </message>
    <message>
        <source>Not submitted again after all, by hand.</source>
        <translation>已手动放弃重新提交。</translation>
    </message>
    <message>
        <source>Left as it is, by hand.</source>
        <translation>手动保持原样。</translation>
    </message>
    <message>
        <source>It was stopped before it was sent again. An earlier call got no answer.</source>
        <translation>在再次发送前已停止。先前的调用没有应答。</translation>
    </message>
    <message>
        <source>Watching was stopped; the job at the service goes on.</source>
        <translation>已停止跟踪；服务端的作业仍会继续。</translation>
    </message>
    <message>
        <source>The service could not be asked for another link in time.</source>
        <translation>未能及时向服务索取新地址。</translation>
    </message>
    <message>
        <source>The program ended before this was sent; send it now, or take it back.</source>
        <translation>程序在发送前已结束；可立即发送，或撤回。</translation>
    </message>
    <message numerus="yes">
        <source>The service could not be reached for %n minutes, so this was not sent. Send it now, or take it back.</source>
        <translation>
            <numerusform>已有 %n 分钟无法连接到服务，因此没有发送。可立即发送，或撤回。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The service could not be reached for %n minutes, so this was not sent again. An earlier call got no answer and may have been charged. Send it now, or take it back.</source>
        <translation>
            <numerusform>已有 %n 分钟无法连接到服务，因此未再次发送。先前的调用没有应答，可能已计费。可立即发送，或撤回。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The service could not be reached for %n minutes, so this was not sent and nothing was charged. Send it now, or take it back.</source>
        <translation>
            <numerusform>已有 %n 分钟无法连接到服务，因此没有发送，未产生费用。可立即发送，或撤回。</numerusform>
        </translation>
    </message>
    <message>
        <source>Task %1 was not sent: %2</source>
        <translation>任务 %1 没有发送：%2</translation>
    </message>
    <message>
        <source>Held: an answer was lost.</source>
        <translation>已暂缓：有应答丢失。</translation>
    </message>
    <message>
        <source>Held: the answer to task %1 of the same request was lost. Decide about that task first, then send this one with Send now.</source>
        <translation>已暂缓：同一请求的任务 %1 应答丢失。请先处理那个任务，再用“立即发送”发送此任务。</translation>
    </message>
</context>
<context>
    <name>TaskState</name>
    <message>
        <source>The service declined the request.</source>
        <translation>服务拒绝了此请求。</translation>
    </message>
    <message>
        <source>The service asks for a pause.</source>
        <translation>服务要求稍后再试。</translation>
    </message>
    <message>
        <source>The service&apos;s answer did not come back: the task may run and be charged.</source>
        <translation>没有收到服务的应答：任务可能会运行并收费。</translation>
    </message>
    <message>
        <source>The request could not be sent.</source>
        <translation>无法发送请求。</translation>
    </message>
    <message>
        <source>The program ended while the request was being sent: the task may run and be charged.</source>
        <translation>程序在发送请求时结束：任务可能会运行并收费。</translation>
    </message>
    <message>
        <source>The service&apos;s answer says nothing about the task&apos;s status.</source>
        <translation>服务的应答中没有任务状态。</translation>
    </message>
    <message>
        <source>The service says that the task failed, and gives no reason.</source>
        <translation>服务报告任务失败，没有给出原因。</translation>
    </message>
    <message>
        <source>The service says that the task was canceled.</source>
        <translation>服务报告任务已取消。</translation>
    </message>
    <message>
        <source>The service could not be asked.</source>
        <translation>无法向服务查询。</translation>
    </message>
    <message>
        <source>The service no longer knows this task; that is not a failure of the task.</source>
        <translation>服务已没有此任务的记录；这不代表任务失败。</translation>
    </message>
    <message>
        <source>The clip could not be fetched.</source>
        <translation>无法取回视频。</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>等待中</translation>
    </message>
    <message>
        <source>Sending</source>
        <translation>发送中</translation>
    </message>
    <message>
        <source>Answer lost</source>
        <translation>应答丢失</translation>
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
        <source>Refused</source>
        <translation>被拒绝</translation>
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
        <source>Forgotten by the service</source>
        <translation>服务已无记录</translation>
    </message>
    <message>
        <source>Result expired</source>
        <translation>结果已过期</translation>
    </message>
    <message>
        <source>Finished, no address yet</source>
        <translation>已完成，暂无地址</translation>
    </message>
    <message>
        <source>Not known to the service yet</source>
        <translation>服务尚无记录</translation>
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
        <source>%1 (not watched)</source>
        <translation>%1（未跟踪）</translation>
    </message>
    <message>
        <source>The service does not know this task&apos;s id. The clip may still come, so it is asked again every now and then. Check that the account still has the key that the task was sent with.</source>
        <translation>服务方不认识此任务的编号。成片仍可能出现，因此会不时再查询。请确认账户仍在使用发送该任务时的密钥。</translation>
    </message>
    <message>
        <source>%1 This call was not charged, but an earlier one got no answer and may have been. Send it again with the file as it is now, or take it back.</source>
        <translation>%1 这次调用未计费，但先前的一次没有应答，可能已计费。请用文件现在的内容再次发送，或收回。</translation>
    </message>
    <message>
        <source>%1 Nothing was charged. Send it again with the file as it is now, or take it back.</source>
        <translation>%1 未计费。请用文件现在的内容再次发送，或收回。</translation>
    </message>
    <message>
        <source>%1 An earlier call of this task got no answer and may have been charged.</source>
        <translation>%1 此任务先前的调用没有应答，可能已计费。</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>练习</translation>
    </message>
    <message>
        <source>The service&apos;s answer names the ID %1, not the one it was asked about.</source>
        <translation>服务的应答中编号为 %1，不是所查询的编号。</translation>
    </message>
    <message>
        <source>The service says that the task is finished, but gives no link to the clip yet. It keeps being asked, and the clip is fetched as soon as there is a link.</source>
        <translation>服务报告任务已完成，但尚未给出视频地址。会持续查询，一有地址就取回视频。</translation>
    </message>
    <message>
        <source>The link to the clip has expired, and the service gave no other one for a week. Check now asks again.</source>
        <translation>视频地址已过期，服务一周内没有给出新地址。用“立即查询”可再次索取。</translation>
    </message>
    <message>
        <source>The link to the clip has expired, and the service gives no other one. It is asked once a day for a week.</source>
        <translation>视频地址已过期，服务没有给出新地址。会在一周内每天索取一次。</translation>
    </message>
    <message>
        <source>The service reports trouble of its own, so the task may still succeed. It is asked again. It says: %1</source>
        <translation>服务报告自身出现问题，因此任务仍可能成功。会再次查询。服务的说明：%1</translation>
    </message>
    <message>
        <source>The service says that the task failed. It is asked once more to be sure.</source>
        <translation>服务报告任务失败。会再查询一次以确认。</translation>
    </message>
    <message>
        <source>The service says that the task failed: %1. It is asked once more to be sure.</source>
        <translation>服务报告任务失败：%1。会再查询一次以确认。</translation>
    </message>
    <message>
        <source>The service says: %1</source>
        <translation>服务的说明：%1</translation>
    </message>
    <message>
        <source>The service&apos;s answer did not come back: the task may run.</source>
        <translation>没有收到服务的应答：任务可能会运行。</translation>
    </message>
    <message>
        <source>%1 It was sent %2 times. Send it again when the service has room, or take it back.</source>
        <translation>%1 已发送 %2 次。请在服务有空位时再次发送，或收回。</translation>
    </message>
    <message>
        <source>%1 It is sent again automatically: try %2 of %3.</source>
        <translation>%1 会自动再次发送：第 %2 次尝试，共 %3 次。</translation>
    </message>
    <message>
        <source>%1 Send it again with the file as it is now, or take it back.</source>
        <translation>%1 请用文件现在的内容再次发送，或收回。</translation>
    </message>
    <message>
        <source>%1 It is sent as soon as the service can be reached.</source>
        <translation>%1 能连接到服务后会立即发送。</translation>
    </message>
    <message>
        <source>%1 Nothing was charged. It is sent as soon as the service can be reached.</source>
        <translation>%1 未计费。能连接到服务后会立即发送。</translation>
    </message>
    <message>
        <source>The program ended while the request was being sent: the task may run.</source>
        <translation>程序在发送请求时结束：任务可能会运行。</translation>
    </message>
    <message>
        <source>%1 An earlier call of this task got no answer.</source>
        <translation>%1 此任务先前的调用没有应答。</translation>
    </message>
    <message>
        <source>Waiting (offline)</source>
        <translation>等待中（离线）</translation>
    </message>
    <message>
        <source>Kept, not known as a video</source>
        <translation>已保留，未识别为视频</translation>
    </message>
    <message>
        <source>Saved, cannot be played</source>
        <translation>已保存，无法播放</translation>
    </message>
    <message>
        <source>%1 Nothing was accepted.</source>
        <translation>%1 没有请求被接受。</translation>
    </message>
    <message>
        <source>This file isn&apos;t a known kind of video. It was kept.</source>
        <translation>此文件不是已知的视频类型，已保留。</translation>
    </message>
    <message>
        <source>This file isn&apos;t a known kind of video. You paid for it, so it was kept.</source>
        <translation>此文件不是已知的视频类型。您已为它付费，因此已保留。</translation>
    </message>
    <message>
        <source>This clip can&apos;t be played. It was kept.</source>
        <translation>此成片无法播放，已保留。</translation>
    </message>
    <message>
        <source>This clip can&apos;t be played. You paid for it, so it was kept.</source>
        <translation>此成片无法播放。您已为它付费，因此已保留。</translation>
    </message>
</context>
<context>
    <name>TaskStatusText</name>
    <message numerus="yes">
        <source>%n before it</source>
        <translation>
            <numerusform>前面还有 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>any moment now</source>
        <translation>马上就好</translation>
    </message>
    <message>
        <source>about %1 left</source>
        <translation>约剩 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n requests of this account are sent before it.</source>
        <translation>
            <numerusform>此账户还有 %n 个请求排在它前面。</numerusform>
        </translation>
    </message>
    <message>
        <source>service asks for a pause, %1</source>
        <translation>服务方要求暂停，%1</translation>
    </message>
    <message>
        <source>The service asks for a pause: sending goes on in %1.</source>
        <translation>服务方要求暂停：%1 后继续发送。</translation>
    </message>
    <message>
        <source>tries again in %1</source>
        <translation>%1 后重试</translation>
    </message>
    <message>
        <source>It is tried again by itself in %1; nothing was charged.</source>
        <translation>%1 后自动重试；没有计费。</translation>
    </message>
    <message>
        <source>its account cannot be used</source>
        <translation>账户无法使用</translation>
    </message>
    <message>
        <source>held</source>
        <translation>已暂缓</translation>
    </message>
    <message>
        <source>Held: it is sent when you say so, with Send now.</source>
        <translation>已暂缓：用“立即发送”放行后才发送。</translation>
    </message>
    <message>
        <source>not sent last time</source>
        <translation>上次未发送</translation>
    </message>
    <message>
        <source>not reached since %1</source>
        <translation>自 %1 起联系不上</translation>
    </message>
    <message>
        <source>The service cannot be reached since %1; it is asked again by itself.</source>
        <translation>自 %1 起联系不上服务方；会自动再次查询。</translation>
    </message>
    <message>
        <source>longer than usual (%1)</source>
        <translation>比平时久（%1）</translation>
    </message>
    <message>
        <source>It takes longer than usual, which is %1. Nothing is wrong for that.</source>
        <translation>比平时（%1）更久。这并不说明出了问题。</translation>
    </message>
    <message numerus="yes">
        <source>Learned from %n takes of yours.</source>
        <translation>
            <numerusform>根据你的 %n 次成片得出。</numerusform>
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
        <translation>已暂停，会自动继续</translation>
    </message>
    <message>
        <source>The download is paused. It goes on by itself as soon as the disk takes the clip.</source>
        <translation>下载已暂停。磁盘能写入成片后会自动继续。</translation>
    </message>
    <message>
        <source>tries again by itself</source>
        <translation>会自动重试</translation>
    </message>
    <message>
        <source>The download alone is tried again by itself; nothing is charged.</source>
        <translation>只会自动重试下载；不计费。</translation>
    </message>
    <message>
        <source>left as it is</source>
        <translation>保持原样</translation>
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
    <message>
        <source>It is the next of this account to be sent.</source>
        <translation>它是此账户下一个要发送的。</translation>
    </message>
    <message>
        <source>It is tried again by itself in %1.</source>
        <translation>%1后会自动重试。</translation>
    </message>
    <message>
        <source>Since %1; it is asked again by itself.</source>
        <translation>自 %1 起；会自动再次查询。</translation>
    </message>
    <message>
        <source>its account was removed</source>
        <translation>账户已删除</translation>
    </message>
    <message>
        <source>key not accepted, still asking</source>
        <translation>密钥未被接受，仍在查询</translation>
    </message>
    <message>
        <source>Dailies keeps asking, at least every 10 minutes. Nothing is lost: the clip is fetched once the key is accepted.</source>
        <translation>Dailies 会持续查询，至少每 10 分钟一次。不会丢失任何内容：密钥被接受后即取回成片。</translation>
    </message>
    <message>
        <source>no link to the clip yet</source>
        <translation>暂无成片地址</translation>
    </message>
    <message>
        <source>Dailies keeps asking for a link, at least every 30 minutes.</source>
        <translation>Dailies 会持续索取地址，至少每 30 分钟一次。</translation>
    </message>
    <message>
        <source>link expired, asks once a day</source>
        <translation>地址已过期，每天索取一次</translation>
    </message>
    <message>
        <source>The link has expired. Dailies asks for a new one once a day for a week; Check now asks at once.</source>
        <translation>地址已过期。Dailies 会在一周内每天索取一次新地址；用“立即查询”可马上索取。</translation>
    </message>
    <message>
        <source>The download alone is tried again by itself.</source>
        <translation>只会自动重试下载。</translation>
    </message>
    <message>
        <source>pause after a refusal, %1</source>
        <translation>被拒后暂停，%1</translation>
    </message>
    <message>
        <source>The last request was declined, and the reason may concern the others, too: sending goes on in %1.</source>
        <translation>上一个请求被拒绝，其原因可能也适用于其他请求：%1 后继续发送。</translation>
    </message>
</context>
<context>
    <name>TaskStore</name>
    <message>
        <source>The task database could not be used: %1.</source>
        <translation>无法使用任务数据库：%1。</translation>
    </message>
    <message>
        <source>The database %1 belongs to another program. It was left as it is.</source>
        <translation>数据库 %1 属于另一个程序，已保持原样。</translation>
    </message>
    <message>
        <source>The task database %1 cannot be read: %2.</source>
        <translation>无法读取任务数据库 %1：%2。</translation>
    </message>
    <message>
        <source>The file %1 is not a task database. It was left as it is.</source>
        <translation>文件 %1 不是任务数据库，已保持原样。</translation>
    </message>
    <message>
        <source>The task database does not take the setting %1, without which tasks could be lost. Is it on a network drive?</source>
        <translation>任务数据库不接受设置 %1，没有它任务可能会丢失。它是否在网络驱动器上？</translation>
    </message>
    <message>
        <source>The task database %1 cannot be made: %2.</source>
        <translation>无法创建任务数据库 %1：%2。</translation>
    </message>
    <message>
        <source>The task database %1 could not be copied: %2.</source>
        <translation>任务数据库 %1 无法复制：%2。</translation>
    </message>
    <message>
        <source>the disk does not take it</source>
        <translation>磁盘无法写入</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation>无法创建文件夹 %1。</translation>
    </message>
    <message>
        <source>The file %1 cannot be put in place: %2.</source>
        <translation>文件 %1 无法就位：%2。</translation>
    </message>
    <message>
        <source>The damaged task database %1 cannot be moved aside: %2.</source>
        <translation>损坏的任务数据库 %1 无法移到一旁：%2。</translation>
    </message>
    <message>
        <source>The file %1 cannot be written: %2.</source>
        <translation>文件 %1 无法写入：%2。</translation>
    </message>
    <message>
        <source>The task database is damaged: it says of itself that it is empty.</source>
        <translation>任务数据库已损坏：它自称是空的。</translation>
    </message>
    <message>
        <source>The task database was written by a newer version of Dailies (its schema is %1, this version knows %2). It was left as it is. Use that version to go on with it.</source>
        <translation>任务数据库由更新版本的 Dailies 写成（其结构版本为 %1，此版本只认识 %2）。它保持原样。请用那个版本继续。</translation>
    </message>
    <message>
        <source>The disk failed while the task database was written. Nothing more is sent until Dailies was started again; what is under way goes on.</source>
        <translation>写入任务数据库时磁盘出错。重新启动 Dailies 之前不再发送；进行中的会继续。</translation>
    </message>
</context>
<context>
    <name>TaskStoreRepair</name>
    <message numerus="yes">
        <source>The list of ids has %n tasks that the task database did not have, or not their ids: the database is older than the list. They were put in.</source>
        <translation>
            <numerusform>编号列表中有 %n 个任务是任务数据库没有的，或缺少其编号：数据库比列表旧。已补入。</numerusform>
        </translation>
    </message>
    <message>
        <source>The task database could not be restored from its copy %1: %2.</source>
        <translation>任务数据库无法从副本 %1 恢复：%2。</translation>
    </message>
    <message>
        <source>the disk does not take it</source>
        <translation>磁盘无法写入</translation>
    </message>
    <message>
        <source>it cannot be opened</source>
        <translation>无法打开</translation>
    </message>
    <message>
        <source>This comes from a copy of the task database, made before the request was sent. Whether it has been sent since, and charged, is not known here: look at the service before it is submitted again.</source>
        <translation>这来自任务数据库的副本，制作于请求发送之前。此后是否已发送并计费，这里无从得知：再次提交前请先到服务方查看。</translation>
    </message>
    <message>
        <source>The task database was missing.</source>
        <translation>任务数据库缺失。</translation>
    </message>
    <message>
        <source>The task database was damaged; it was kept as %1.</source>
        <translation>任务数据库已损坏；保存为 %1。</translation>
    </message>
    <message>
        <source>Its copy of %1 took its place. What happened after that is not in it; tasks that waited then may have been sent since, and are marked &quot;Answer lost&quot;.</source>
        <translation>%1 的副本已取代它。此后发生的事不在其中；当时等待的任务可能已经发送，标为“应答丢失”。</translation>
    </message>
    <message>
        <source>There is no copy of it, so a new one was begun.</source>
        <translation>没有它的副本，因此新建了一个。</translation>
    </message>
    <message numerus="yes">
        <source>%n tasks of the task database were sent after it was copied. They are marked &quot;Answer lost&quot;, because it does not know how those calls ended.</source>
        <translation>
            <numerusform>任务数据库中有 %n 个任务是在数据库复制之后发送的。它们标为“应答丢失”，因为数据库不知道那些调用的结果。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Validation</name>
    <message>
        <source>%1 is required.</source>
        <translation>%1为必填项。</translation>
    </message>
    <message>
        <source>Media item %1 needs a type.</source>
        <translation>素材%1需要类型。</translation>
    </message>
    <message>
        <source>The specification does not list the type %1 for %2.</source>
        <translation>规范中，%2 没有素材类型 %1。</translation>
    </message>
    <message>
        <source>A driving audio goes together with a first frame.</source>
        <translation>驱动音频须与首帧一起使用。</translation>
    </message>
    <message>
        <source>%1 needs an address or a file.</source>
        <translation>%1需要地址或文件。</translation>
    </message>
    <message>
        <source>%1: this is not an http or https address.</source>
        <translation>%1：这不是 http 或 https 地址。</translation>
    </message>
    <message>
        <source>%1 cannot be sent from this computer: only images can. Put the file where the service can reach it and give its address.</source>
        <translation>不能从本机发送%1：只有图片可以。请将文件放到服务能访问的位置，并填写其地址。</translation>
    </message>
    <message>
        <source>The reference voice of %1 must be an address; a file on this computer cannot be sent.</source>
        <translation>%1的参考音色须为地址；不能发送本机文件。</translation>
    </message>
    <message>
        <source>The reference voice of %1 is not an http or https address.</source>
        <translation>%1的参考音色不是 http 或 https 地址。</translation>
    </message>
    <message>
        <source>A reference voice goes together with a reference image or video.</source>
        <translation>参考音色须与参考图或参考视频一起使用。</translation>
    </message>
    <message>
        <source>Image %1 needs an address.</source>
        <translation>图%1需要地址。</translation>
    </message>
    <message>
        <source>Voice %1 needs an identifier.</source>
        <translation>音色 %1 需要标识。</translation>
    </message>
    <message>
        <source>This service takes images by address only. Put the file where the service can reach it and give its address.</source>
        <translation>此服务只接受以地址给出的图片。请将文件放到服务能访问的位置，并填写其地址。</translation>
    </message>
    <message>
        <source>This is not an http or https address.</source>
        <translation>这不是 http 或 https 地址。</translation>
    </message>
    <message>
        <source>The aspect ratio is adaptive or has the form W:H, such as 16:9; this is %1.</source>
        <translation>画面比例应为 adaptive 或 W:H 形式，例如 16:9；现为 %1。</translation>
    </message>
    <message>
        <source>The aspect ratio has the form W:H, such as 16:9; this is %1.</source>
        <translation>画面比例应为 W:H 形式，例如 16:9；现为 %1。</translation>
    </message>
    <message>
        <source>Generation 3.0 has the resolutions 480P, 720P and 1080P; this is %1.</source>
        <translation>3.0 代的分辨率为 480P、720P 和 1080P；现为 %1。</translation>
    </message>
    <message>
        <source>The duration must be whole seconds; this is %L1.</source>
        <translation>时长须为整秒；现为 %L1。</translation>
    </message>
    <message>
        <source>Generation 3.0 makes clips of 2 to 30 seconds; this is %L1.</source>
        <translation>3.0 代的时长为 2 至 30 秒；现为 %L1。</translation>
    </message>
    <message>
        <source>A clip of %L1 seconds has no length.</source>
        <translation>时长须大于 0 秒；现为 %L1。</translation>
    </message>
    <message>
        <source>The service does not offer %1.</source>
        <translation>服务不提供 %1。</translation>
    </message>
    <message>
        <source>Media item %1</source>
        <translation>素材%1</translation>
    </message>
    <message>
        <source>There is no prompt, and the specification lists no media for %1.</source>
        <translation>没有提示词，而规范中 %1 没有任何素材类型。</translation>
    </message>
    <message>
        <source>%1: the data in it is not valid Base64.</source>
        <translation>%1：其中的数据不是有效的 Base64。</translation>
    </message>
    <message>
        <source>The data in it is not valid Base64.</source>
        <translation>其中的数据不是有效的 Base64。</translation>
    </message>
    <message>
        <source>Shot %1 has no prompt.</source>
        <translation>分镜 %1 没有提示词。</translation>
    </message>
    <message>
        <source>Shot %1 has no length.</source>
        <translation>分镜 %1 没有时长。</translation>
    </message>
    <message>
        <source>Shots %1 and %2 have the same number, %3.</source>
        <translation>分镜 %1 和 %2 的编号相同：%3。</translation>
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
        <source>not a field of %1 in the specification; it is sent as it stands</source>
        <translation>规范中 %1 没有此字段；按原样发送</translation>
    </message>
    <message>
        <source>expected %1, found %2</source>
        <translation>应为%1，实为 %2</translation>
    </message>
    <message>
        <source>%1 is not a number of seconds; it is sent as it stands</source>
        <translation>%1 不是秒数；按原样发送</translation>
    </message>
    <message>
        <source>it is empty, so it is left out of the request</source>
        <translation>内容为空，因此不放入请求</translation>
    </message>
</context>
</TS>
