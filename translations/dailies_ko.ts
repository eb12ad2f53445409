<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ko" sourcelanguage="en">
<context>
    <name>Account</name>
    <message>
        <source>The base address starts with https://.</source>
        <translation>기본 주소는 https://로 시작해야 합니다.</translation>
    </message>
    <message>
        <source>The base address names no computer.</source>
        <translation>기본 주소에 호스트 이름이 없습니다.</translation>
    </message>
    <message>
        <source>A base address holds no user name and no password; the key has its own place.</source>
        <translation>기본 주소에는 사용자 이름과 암호를 넣을 수 없습니다. 키는 따로 입력하는 칸이 있습니다.</translation>
    </message>
    <message>
        <source>A base address has nothing after its path: take away what begins with ? or #.</source>
        <translation>기본 주소는 경로로 끝나야 합니다. ? 또는 #으로 시작하는 부분을 지우십시오.</translation>
    </message>
    <message>
        <source>With http:// everyone on the way could read the key: the base address starts with https://.</source>
        <translation>http://를 쓰면 전송 도중에 누구나 키를 읽을 수 있습니다. 기본 주소는 https://로 시작해야 합니다.</translation>
    </message>
    <message>
        <source>The base address has a port that does not exist.</source>
        <translation>기본 주소의 포트가 존재하지 않는 번호입니다.</translation>
    </message>
    <message>
        <source>The path of a base address has no dots for steps in it.</source>
        <translation>기본 주소의 경로에는 . 또는 .. 단계를 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>The base address ends in /v1.</source>
        <translation>기본 주소는 /v1로 끝나야 합니다.</translation>
    </message>
    <message>
        <source>The base address is missing.</source>
        <translation>기본 주소가 없습니다.</translation>
    </message>
    <message>
        <source>The base address is too long.</source>
        <translation>기본 주소가 너무 깁니다.</translation>
    </message>
    <message>
        <source>The base address is not a web address.</source>
        <translation>기본 주소가 웹 주소가 아닙니다.</translation>
    </message>
</context>
<context>
    <name>ApiType</name>
    <message>
        <source>Text to video</source>
        <translation>텍스트를 비디오로</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>텍스트</translation>
    </message>
    <message>
        <source>Image to video</source>
        <translation>이미지를 비디오로</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>이미지</translation>
    </message>
    <message>
        <source>Reference to video</source>
        <translation>참조를 비디오로</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>참조</translation>
    </message>
    <message>
        <source>Video edit</source>
        <translation>비디오 편집</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>편집</translation>
    </message>
    <message>
        <source>Multi-image to video</source>
        <translation>여러 이미지를 비디오로</translation>
    </message>
    <message>
        <source>Multi-image</source>
        <translation>여러 이미지</translation>
    </message>
</context>
<context>
    <name>BodyParts</name>
    <message>
        <source>The files in this request are too large to be copied as text.</source>
        <translation>이 요청의 파일이 너무 커서 텍스트로 복사할 수 없습니다.</translation>
    </message>
</context>
<context>
    <name>ClipTrash</name>
    <message>
        <source>%1 could not be put into the wastebasket.</source>
        <translation>%1을(를) 시스템 휴지통에 넣지 못했습니다.</translation>
    </message>
    <message>
        <source>%1 could not be brought back. Look for it in the wastebasket.</source>
        <translation>%1을(를) 되돌리지 못했습니다. 시스템 휴지통에서 찾아보십시오.</translation>
    </message>
</context>
<context>
    <name>ConnectionWords</name>
    <message>
        <source>The service answers and does not object to the key.</source>
        <translation>서비스가 응답하며 키에 대한 이의가 없습니다.</translation>
    </message>
    <message>
        <source>The service does not take the key. Check that it was copied whole, that it has not been withdrawn, and that it belongs to this address: regions have keys of their own.</source>
        <translation>서비스가 키를 받아들이지 않습니다. 키를 빠짐없이 복사했는지, 폐기되지 않았는지, 이 주소의 키인지 확인하십시오. 키는 지역마다 다릅니다.</translation>
    </message>
    <message>
        <source>The service does not allow the call, and does not say whether for the key&apos;s or the model&apos;s sake. Check both.</source>
        <translation>서비스가 호출을 허용하지 않으며, 키 때문인지 모델 때문인지 알려 주지 않습니다. 둘 다 확인하십시오.</translation>
    </message>
    <message>
        <source>The key may not use this model, or the service has none of this name. Check the code, letter by letter.</source>
        <translation>키에 이 모델이 허용되지 않았거나, 서비스에 이 이름의 모델이 없습니다. 코드를 한 글자씩 확인하십시오.</translation>
    </message>
    <message>
        <source>The key or the model belongs to another region. Each region has a base address of its own.</source>
        <translation>키 또는 모델이 다른 지역의 것입니다. 기본 주소는 지역마다 다릅니다.</translation>
    </message>
    <message>
        <source>This computer has no network connection.</source>
        <translation>이 컴퓨터가 네트워크에 연결되어 있지 않습니다.</translation>
    </message>
    <message>
        <source>The proxy did not let the call through. Check the proxy settings.</source>
        <translation>프록시가 호출을 통과시키지 않았습니다. 프록시 설정을 확인하십시오.</translation>
    </message>
    <message>
        <source>The service did not answer in time. Try again in a while.</source>
        <translation>서비스가 제시간에 응답하지 않았습니다. 잠시 후 다시 시도하십시오.</translation>
    </message>
    <message>
        <source>The service asks for a pause. Nothing is said against address and key.</source>
        <translation>서비스가 잠시 멈출 것을 요청했습니다. 주소와 키에 문제가 있다는 뜻은 아닙니다.</translation>
    </message>
    <message>
        <source>The service has trouble of its own. Try again in a while.</source>
        <translation>서비스 자체에 문제가 있습니다. 잠시 후 다시 시도하십시오.</translation>
    </message>
    <message>
        <source>It was stopped.</source>
        <translation>중지했습니다.</translation>
    </message>
    <message>
        <source>Who answers there cannot prove to be this service, so the key was not sent. Check the base address and this computer&apos;s clock.</source>
        <translation>응답한 상대가 이 서비스임을 증명하지 못해 키를 보내지 않았습니다. 기본 주소와 이 컴퓨터의 시계를 확인하십시오.</translation>
    </message>
    <message>
        <source>What answers there is not the service: its answer is far too long. Check the base address.</source>
        <translation>응답한 상대가 이 서비스가 아닙니다. 응답이 지나치게 깁니다. 기본 주소를 확인하십시오.</translation>
    </message>
    <message>
        <source>The connection to %1 broke before the answer was whole. Try again in a while.</source>
        <translation>응답을 다 받기 전에 %1 연결이 끊어졌습니다. 잠시 후 다시 시도하십시오.</translation>
    </message>
    <message>
        <source>No computer named %1 can be found. Check the base address and the network connection.</source>
        <translation>%1(이)라는 호스트를 찾을 수 없습니다. 기본 주소와 네트워크 연결을 확인하십시오.</translation>
    </message>
    <message>
        <source>Nobody answers at %1. Check the base address, and whether a firewall is in the way.</source>
        <translation>%1에서 응답이 없습니다. 기본 주소를 확인하고, 방화벽이 막고 있지 않은지 확인하십시오.</translation>
    </message>
    <message>
        <source>This address sends calls elsewhere, which is not followed. Check its path and whether it begins with https://.</source>
        <translation>이 주소는 호출을 다른 곳으로 리디렉션하며, 리디렉션은 따라가지 않습니다. 경로와 https://로 시작하는지 확인하십시오.</translation>
    </message>
    <message>
        <source>This address sends calls to %1, which is not followed: the key would go there. If that is the service, make it the base address.</source>
        <translation>이 주소는 호출을 %1(으)로 리디렉션합니다. 따라가면 키가 그곳으로 전송되므로 따라가지 않습니다. 그곳이 서비스라면 기본 주소로 지정하십시오.</translation>
    </message>
    <message>
        <source>Something answers at this address, but not as the service does. Check the base address; it ends in /v1.</source>
        <translation>이 주소에서 응답이 있지만 서비스의 응답과 다릅니다. 기본 주소를 확인하십시오. 기본 주소는 /v1로 끝납니다.</translation>
    </message>
    <message>
        <source>It answers as a model of family %1, and is listed as one of family %2.</source>
        <translation>%1 계열 모델로 응답하지만 목록에는 %2 계열로 되어 있습니다.</translation>
    </message>
</context>
<context>
    <name>Curl</name>
    <message>
        <source>This is not a cURL command: there is no &quot;curl&quot; in it.</source>
        <translation>cURL 명령이 아닙니다. “curl”이 들어 있지 않습니다.</translation>
    </message>
    <message>
        <source>The body of this command is in the lines behind it (&lt;&lt;): paste only these lines.</source>
        <translation>이 명령의 본문은 그 뒤의 줄(&lt;&lt;)에 있습니다. 그 줄들만 붙여 넣으십시오.</translation>
    </message>
    <message>
        <source>Something is missing behind %1: copy the whole command.</source>
        <translation>%1 뒤에 빠진 내용이 있습니다. 명령 전체를 복사하십시오.</translation>
    </message>
    <message>
        <source>The method %1 was left out: requests are sent with POST.</source>
        <translation>메서드 %1은(는) 제외했습니다. 요청은 POST로 보냅니다.</translation>
    </message>
    <message>
        <source>The proxy of the command was left out.</source>
        <translation>명령의 프록시는 제외했습니다.</translation>
    </message>
    <message>
        <source>%1 was left out: certificates are always checked.</source>
        <translation>%1은(는) 제외했습니다. 인증서는 항상 검사합니다.</translation>
    </message>
    <message>
        <source>The command sends something else than JSON (%1): the service takes JSON only.</source>
        <translation>이 명령은 JSON이 아닌 데이터(%1)를 보냅니다. 서비스는 JSON만 받습니다.</translation>
    </message>
    <message>
        <source>The header %1 was left out.</source>
        <translation>헤더 %1은(는) 제외했습니다.</translation>
    </message>
    <message>
        <source>The key in the command was left out.</source>
        <translation>명령에 든 키는 제외했습니다.</translation>
    </message>
    <message>
        <source>This command asks about a task and makes none: copy the one that makes it.</source>
        <translation>이 명령은 작업을 조회할 뿐 만들지 않습니다. 작업을 만드는 명령을 복사하십시오.</translation>
    </message>
    <message>
        <source>What stands behind the path of the address was left out.</source>
        <translation>주소의 경로 뒤에 있는 내용은 제외했습니다.</translation>
    </message>
    <message>
        <source>The service has no request type &quot;%1&quot;.</source>
        <translation>서비스에 “%1” 요청 유형이 없습니다.</translation>
    </message>
    <message>
        <source>The body of this command comes out of another program: put the body itself in its place.</source>
        <translation>이 명령의 본문은 다른 프로그램에서 나옵니다. 그 자리에 본문 자체를 넣으십시오.</translation>
    </message>
    <message>
        <source>The command reads the file %1 from a folder that is not known here: write its whole path.</source>
        <translation>명령이 읽는 파일 %1의 폴더를 알 수 없습니다. 전체 경로를 적으십시오.</translation>
    </message>
    <message>
        <source>%1 stands in the body as it is: nothing is put in its place.</source>
        <translation>본문의 %1은(는) 그대로 둡니다. 다른 값으로 바꾸지 않습니다.</translation>
    </message>
    <message>
        <source>The body of this command comes from its standard input: paste the body itself.</source>
        <translation>이 명령의 본문은 표준 입력에서 옵니다. 본문 자체를 붙여 넣으십시오.</translation>
    </message>
    <message>
        <source>The body of this command is in the file %1: open that file instead.</source>
        <translation>이 명령의 본문은 파일 %1에 있습니다. 대신 그 파일을 여십시오.</translation>
    </message>
    <message>
        <source>This command sends no request: the part with -d or --json is missing.</source>
        <translation>이 명령은 요청을 보내지 않습니다. -d 또는 --json 부분이 없습니다.</translation>
    </message>
    <message>
        <source>This command has more than one body: leave only the one with the request.</source>
        <translation>이 명령에는 본문이 여러 개 있습니다. 요청이 든 본문 하나만 남기십시오.</translation>
    </message>
    <message>
        <source>The body of the command cannot be read. %1</source>
        <translation>명령의 본문을 읽을 수 없습니다. %1</translation>
    </message>
</context>
<context>
    <name>Dailies::AboutDialog</name>
    <message>
        <source>About Dailies</source>
        <translation>Dailies 정보</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>라이선스</translation>
    </message>
    <message>
        <source>Licence of the icons</source>
        <translation>아이콘 라이선스</translation>
    </message>
    <message>
        <source>Copy versions</source>
        <translation>버전 정보 복사</translation>
    </message>
    <message>
        <source>Makes, watches and keeps clips of a paid video service.</source>
        <translation>유료 비디오 서비스의 클립을 만들고 추적하고 보관합니다.</translation>
    </message>
    <message>
        <source>Free software: you may use, study, share and change it under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>자유 소프트웨어로, GNU General Public License 버전 3 이상에 따라 사용, 연구, 공유, 수정할 수 있습니다. 어떠한 보증도 제공하지 않습니다.</translation>
    </message>
    <message>
        <source>Made with</source>
        <translation>사용 구성 요소</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>구성 요소</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>버전</translation>
    </message>
    <message>
        <source>Clips are played with: %1</source>
        <translation>클립 재생 방식: %1</translation>
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
        <translation>연습 서비스 사용</translation>
    </message>
    <message>
        <source>Enter the key…</source>
        <translation>키 입력…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>다시 시도</translation>
    </message>
    <message>
        <source>%1 Dailies asks again in %2 and keeps asking, at least every 10 minutes; nothing is lost.</source>
        <comment>what is wrong with an account&apos;s key, length of time</comment>
        <translation>%1 Dailies가 %2 후 다시 조회하고, 그 뒤에도 적어도 10분마다 계속 조회합니다. 잃는 것은 없습니다.</translation>
    </message>
    <message>
        <source>%1 Tasks of this account wait; none is lost.</source>
        <comment>what is wrong with an account&apos;s key</comment>
        <translation>%1 이 계정의 작업은 대기하며, 사라지는 것은 없습니다.</translation>
    </message>
    <message>
        <source>%1 and its key were removed. Its tasks and clips stay.</source>
        <translation>%1 계정과 키를 제거했습니다. 작업과 클립은 그대로 남아 있습니다.</translation>
    </message>
</context>
<context>
    <name>Dailies::AccountDialog</name>
    <message>
        <source>Add account</source>
        <translation>계정 추가</translation>
    </message>
    <message>
        <source>Add an account</source>
        <translation>계정 추가</translation>
    </message>
    <message>
        <source>Studio</source>
        <translation>스튜디오</translation>
    </message>
    <message>
        <source>One code a line, as the service names them</source>
        <translation>한 줄에 코드 하나씩, 서비스에서 쓰는 이름 그대로</translation>
    </message>
    <message>
        <source>Family of the other codes</source>
        <translation>나머지 코드의 계열</translation>
    </message>
    <message>
        <source>The key is kept in the keychain of your computer and sent to this address only.</source>
        <translation>키는 컴퓨터의 키체인에 보관되며 이 주소로만 보냅니다.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>Base address</source>
        <translation>기본 주소</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>키</translation>
    </message>
    <message>
        <source>Model codes</source>
        <translation>모델 코드</translation>
    </message>
    <message>
        <source>Requests sent at once</source>
        <translation>동시에 보내는 요청 수</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Not known by name: %1</source>
        <translation>이름으로 알 수 없음: %1</translation>
    </message>
    <message>
        <source>Give the account a name, so that you can tell it from others.</source>
        <translation>다른 계정과 구별할 수 있도록 계정 이름을 입력하십시오.</translation>
    </message>
    <message>
        <source>There is an account of this name already.</source>
        <translation>같은 이름의 계정이 이미 있습니다.</translation>
    </message>
    <message>
        <source>Give at least one model code that the service has enabled for the key.</source>
        <translation>서비스가 이 키에 허용한 모델 코드를 하나 이상 입력하십시오.</translation>
    </message>
    <message>
        <source>Keeping the key…</source>
        <translation>키를 보관하는 중…</translation>
    </message>
    <message>
        <source>%1 The key is kept until you quit; you will be asked for it again next time.</source>
        <translation>%1 키는 종료할 때까지만 보관되며, 다음에 실행할 때 다시 묻습니다.</translation>
    </message>
    <message>
        <source>It was not tested.</source>
        <translation>테스트하지 않았습니다.</translation>
    </message>
    <message>
        <source>1. Service</source>
        <translation>1. 서비스</translation>
    </message>
    <message>
        <source>2. Key</source>
        <translation>2. 키</translation>
    </message>
    <message>
        <source>3. Models</source>
        <translation>3. 모델</translation>
    </message>
</context>
<context>
    <name>Dailies::AccountKeys</name>
    <message>
        <source>The account&apos;s address has changed.</source>
        <translation>계정의 주소가 변경되었습니다.</translation>
    </message>
</context>
<context>
    <name>Dailies::AccountSaver</name>
    <message>
        <source>%1 The new key is kept in memory until you quit.</source>
        <translation>%1 새 키는 종료할 때까지 메모리에만 보관됩니다.</translation>
    </message>
</context>
<context>
    <name>Dailies::AccountSettingsDialog</name>
    <message>
        <source>How many requests may be on their way at the same time; the others wait. The service may allow fewer.</source>
        <translation>동시에 보낼 수 있는 요청 수입니다. 나머지는 대기합니다. 서비스가 허용하는 수는 더 적을 수 있습니다.</translation>
    </message>
    <message>
        <source>Remove account</source>
        <translation>계정 제거</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>저장</translation>
    </message>
    <message>
        <source>Account settings</source>
        <translation>계정 설정</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Folder for its clips</source>
        <translation>이 계정의 클립 폴더</translation>
    </message>
    <message>
        <source>Names of its clips</source>
        <translation>이 계정의 클립 이름</translation>
    </message>
    <message>
        <source>Give the account a name, so that you can tell it from others.</source>
        <translation>다른 계정과 구별할 수 있도록 계정 이름을 입력하십시오.</translation>
    </message>
    <message>
        <source>There is an account of this name already.</source>
        <translation>같은 이름의 계정이 이미 있습니다.</translation>
    </message>
    <message>
        <source>Remove %1 and its key? Its tasks and clips stay here.</source>
        <translation>%1 계정과 키를 제거하시겠습니까? 이 계정의 작업과 클립은 그대로 남습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n unfinished tasks of it are then no longer followed, and their clips may be lost.</source>
        <translation>
            <numerusform>끝나지 않은 작업 %n개를 더 이상 추적하지 않으며, 그 클립을 잃을 수 있습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>유지</translation>
    </message>
    <message>
        <source>The account stays, because its key could not be removed. %1</source>
        <translation>키를 제거하지 못해 계정을 그대로 두었습니다. %1</translation>
    </message>
    <message>
        <source>Address and key</source>
        <translation>주소 및 키</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>모델</translation>
    </message>
    <message>
        <source>Sending</source>
        <translation>보내기</translation>
    </message>
    <message>
        <source>Clips</source>
        <translation>클립</translation>
    </message>
    <message>
        <source>Keep at least one model code: without any, nothing can be sent.</source>
        <translation>모델 코드를 하나 이상 남겨 두십시오. 하나도 없으면 아무것도 보낼 수 없습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n unfinished tasks were sent to %1. They can be followed there only, and wait until the account goes there again; meanwhile their clips may be lost.</source>
        <translation>
            <numerusform>끝나지 않은 작업 %n개를 %1(으)로 보냈습니다. 이 작업은 그곳에서만 추적할 수 있으며, 계정이 다시 그 주소를 사용할 때까지 대기합니다. 그동안 클립을 잃을 수 있습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Change the address</source>
        <translation>주소 변경</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>그대로 두기</translation>
    </message>
    <message>
        <source>Keeping the key…</source>
        <translation>키를 보관하는 중…</translation>
    </message>
</context>
<context>
    <name>Dailies::AccountStore</name>
    <message>
        <source>an account has no id or no name</source>
        <translation>ID 또는 이름이 없는 계정이 있습니다</translation>
    </message>
    <message>
        <source>a newer version of Dailies wrote it</source>
        <translation>더 새로운 버전의 Dailies에서 작성한 파일입니다</translation>
    </message>
    <message>
        <source>it is not a list of accounts</source>
        <translation>계정 목록이 아닙니다</translation>
    </message>
    <message>
        <source>The accounts in %1 cannot be read, and the file is left as it is: %2.</source>
        <translation>%1의 계정을 읽을 수 없어 파일을 그대로 두었습니다. %2.</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>파일이 너무 큽니다</translation>
    </message>
    <message>
        <source>The accounts could not be read, so they are not written either.</source>
        <translation>계정을 읽지 못했으므로 쓰지도 않습니다.</translation>
    </message>
    <message>
        <source>The accounts could not be written to %1: %2.</source>
        <translation>계정을 %1에 쓰지 못했습니다. %2.</translation>
    </message>
</context>
<context>
    <name>Dailies::AddressEdit</name>
    <message>
        <source>%1… (%2)</source>
        <translation>%1…(%2)</translation>
    </message>
</context>
<context>
    <name>Dailies::AddressPage</name>
    <message>
        <source>Name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>Base address</source>
        <translation>기본 주소</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>새 키</translation>
    </message>
    <message>
        <source>Enter the key for %1: the one that is kept is for %2 only and is not sent anywhere else.</source>
        <translation>%1의 키를 입력하십시오. 보관된 키는 %2 전용이며 다른 곳으로는 보내지 않습니다.</translation>
    </message>
    <message>
        <source>Another address needs its key. The key kept for %1 is dropped once the new one is in its place.</source>
        <translation>다른 주소에는 그 주소의 키가 필요합니다. %1용으로 보관된 키는 새 키가 저장되면 삭제됩니다.</translation>
    </message>
    <message>
        <source>The present key is in memory only, until you quit. Type a key to replace it.</source>
        <translation>현재 키는 종료할 때까지 메모리에만 있습니다. 바꾸려면 키를 입력하십시오.</translation>
    </message>
    <message>
        <source>The present key stays in the keychain and is never shown. Type a key to replace it.</source>
        <translation>현재 키는 키체인에 보관되며 절대 표시되지 않습니다. 바꾸려면 키를 입력하십시오.</translation>
    </message>
    <message>
        <source>It is kept in the keychain of your computer and sent to this address only.</source>
        <translation>컴퓨터의 키체인에 보관되며 이 주소로만 보냅니다.</translation>
    </message>
    <message>
        <source>List a model first: the question needs one.</source>
        <translation>먼저 목록에 모델을 추가하십시오. 조회하려면 모델이 필요합니다.</translation>
    </message>
    <message>
        <source>It was not tested.</source>
        <translation>테스트하지 않았습니다.</translation>
    </message>
</context>
<context>
    <name>Dailies::AddressProbe</name>
    <message>
        <source>No answer came from %1 within 15 seconds.</source>
        <translation>15초 안에 %1에서 응답이 오지 않았습니다.</translation>
    </message>
    <message>
        <source>The look at the address was stopped.</source>
        <translation>주소 확인을 중지했습니다.</translation>
    </message>
    <message>
        <source>The address is not looked up: it leads into a private network, where the service is not.</source>
        <translation>주소를 확인하지 않았습니다. 사설 네트워크로 연결되는 주소이며, 서비스는 그곳에 없습니다.</translation>
    </message>
    <message>
        <source>There is nothing at this address (HTTP %1).</source>
        <translation>이 주소에는 아무것도 없습니다(HTTP %1).</translation>
    </message>
    <message>
        <source>The server does not show the file to everybody (HTTP %1).</source>
        <translation>서버가 이 파일을 공개하지 않습니다(HTTP %1).</translation>
    </message>
    <message>
        <source>The server at this address has trouble of its own (HTTP %1).</source>
        <translation>이 주소의 서버 자체에 문제가 있습니다(HTTP %1).</translation>
    </message>
    <message>
        <source>The server at this address does not give the file (HTTP %1).</source>
        <translation>이 주소의 서버가 파일을 제공하지 않습니다(HTTP %1).</translation>
    </message>
    <message>
        <source>The address leads on and on; it was not followed further.</source>
        <translation>주소가 계속 다른 곳으로 넘어가 더 따라가지 않았습니다.</translation>
    </message>
    <message>
        <source>The address leads from a secure connection to an open one; it was not followed.</source>
        <translation>주소가 보안 연결에서 비보안 연결로 넘어가 따라가지 않았습니다.</translation>
    </message>
    <message>
        <source>There is no server %1.</source>
        <translation>서버 %1이(가) 없습니다.</translation>
    </message>
    <message>
        <source>%1 could not be reached.</source>
        <translation>%1에 연결할 수 없습니다.</translation>
    </message>
    <message>
        <source>%1 does not prove that it is what it says (its certificate is not accepted).</source>
        <translation>%1의 신원을 확인할 수 없습니다(인증서가 승인되지 않음).</translation>
    </message>
    <message>
        <source>%1 gave no answer that can be read.</source>
        <translation>%1에서 온 응답을 읽을 수 없습니다.</translation>
    </message>
</context>
<context>
    <name>Dailies::AdoptDialog</name>
    <message>
        <source>Give the id that the service shows for the task.</source>
        <translation>서비스에 표시된 작업 ID를 입력하십시오.</translation>
    </message>
    <message>
        <source>This is more than an id: give the id alone, without spaces.</source>
        <translation>ID 외의 내용이 들어 있습니다. 공백 없이 ID만 입력하십시오.</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>추적</translation>
    </message>
    <message>
        <source>Follow a task by its id</source>
        <translation>ID로 작업 추적</translation>
    </message>
    <message>
        <source>As the service shows it</source>
        <translation>서비스에 표시된 그대로</translation>
    </message>
    <message>
        <source>The task is asked about and its clip fetched. Nothing is created, and nothing is charged by this.</source>
        <translation>작업 상태를 조회하고 클립을 가져옵니다. 새로 만드는 것은 없으며, 이로 인해 청구되는 요금도 없습니다.</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>계정</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>모델</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>종류</translation>
    </message>
    <message>
        <source>Task id</source>
        <translation>작업 ID</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>There is no account to ask with. Add one first.</source>
        <translation>조회에 쓸 계정이 없습니다. 먼저 계정을 추가하십시오.</translation>
    </message>
    <message>
        <source>This account has no model. Add the model in the form first.</source>
        <translation>이 계정에는 모델이 없습니다. 먼저 양식에서 모델을 추가하십시오.</translation>
    </message>
</context>
<context>
    <name>Dailies::AtRiskList</name>
    <message>
        <source>Task %1</source>
        <translation>작업 %1</translation>
    </message>
    <message>
        <source>Task %1 · %2</source>
        <comment>number and prompt</comment>
        <translation>작업 %1 · %2</translation>
    </message>
    <message>
        <source>Fetch all</source>
        <translation>모두 가져오기</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Close; the takes stay in the list of tasks</source>
        <translation>닫기. 테이크는 작업 목록에 그대로 남습니다</translation>
    </message>
    <message>
        <source>Goes to the task</source>
        <translation>작업으로 이동합니다</translation>
    </message>
    <message numerus="yes">
        <source>%n takes need you. First of them:</source>
        <translation>
            <numerusform>테이크 %n개에 조치가 필요합니다. 그중 첫 번째:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n takes need you, so that nothing is lost</source>
        <translation>
            <numerusform>잃는 것이 없도록 테이크 %n개에 조치가 필요합니다</numerusform>
        </translation>
    </message>
    <message>
        <source>Answer lost: it may have been accepted, and charged.</source>
        <translation>응답 유실: 요청이 접수되고 요금이 청구되었을 수 있습니다.</translation>
    </message>
    <message>
        <source>Not watched: when it is finished, nobody fetches its clip.</source>
        <translation>추적 안 함: 완료되어도 클립을 가져오지 않습니다.</translation>
    </message>
    <message>
        <source>Its address has died; the service may give a new one.</source>
        <translation>주소가 만료되었습니다. 서비스가 새 주소를 줄 수도 있습니다.</translation>
    </message>
    <message>
        <source>Not fetched; its address dies in %1.</source>
        <translation>아직 가져오지 않았습니다. %1 후 주소가 만료됩니다.</translation>
    </message>
    <message>
        <source>Finished, and not fetched.</source>
        <translation>완료되었지만 가져오지 않았습니다.</translation>
    </message>
    <message>
        <source>Fetch now</source>
        <translation>지금 가져오기</translation>
    </message>
    <message>
        <source>Watch again</source>
        <translation>다시 추적</translation>
    </message>
    <message>
        <source>Decide…</source>
        <translation>결정…</translation>
    </message>
    <message>
        <source>Answer lost: it may have been accepted.</source>
        <translation>응답 유실: 요청이 접수되었을 수 있습니다.</translation>
    </message>
</context>
<context>
    <name>Dailies::ChoiceEditor</name>
    <message>
        <source>Not set</source>
        <translation>설정 안 함</translation>
    </message>
</context>
<context>
    <name>Dailies::CleartextConsent</name>
    <message>
        <source>%1 begins with http://, so the key travels readable: everyone on the way can take it and spend your money. Nothing has been sent yet.</source>
        <translation>%1은(는) http://로 시작하므로 키가 암호화되지 않고 전송됩니다. 전송 도중에 누구나 키를 가로채 비용을 쓸 수 있습니다. 아직 아무것도 보내지 않았습니다.</translation>
    </message>
    <message>
        <source>Use http all the same</source>
        <translation>그래도 http 사용</translation>
    </message>
    <message>
        <source>Correct the address</source>
        <translation>주소 수정</translation>
    </message>
</context>
<context>
    <name>Dailies::Cli</name>
    <message>
        <source>There is no account yet: give --base-url, or add one with &quot;dailies-cli accounts add&quot;.</source>
        <translation>아직 계정이 없습니다. --base-url을 지정하거나 “dailies-cli accounts add”로 계정을 추가하십시오.</translation>
    </message>
    <message>
        <source>There are several accounts: say which with --account.</source>
        <translation>계정이 여러 개 있습니다. --account로 지정하십시오.</translation>
    </message>
    <message>
        <source>There is no account &quot;%1&quot;. &quot;dailies-cli accounts list&quot; shows those there are.</source>
        <translation>“%1” 계정이 없습니다. “dailies-cli accounts list”로 계정 목록을 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>The account; &quot;practice&quot; is the practice service.</source>
        <translation>계정. “practice”는 연습 서비스입니다.</translation>
    </message>
    <message>
        <source>address</source>
        <translation>주소</translation>
    </message>
    <message>
        <source>Give --account or --base-url, not both.</source>
        <translation>--account와 --base-url 중 하나만 지정하십시오.</translation>
    </message>
    <message>
        <source>There is no key: put it into DAILIES_API_KEY.</source>
        <translation>키가 없습니다. DAILIES_API_KEY에 넣으십시오.</translation>
    </message>
    <message>
        <source>The model %1 is not known here: describe it with --model-profile.</source>
        <translation>알 수 없는 모델 %1입니다. --model-profile로 설명하십시오.</translation>
    </message>
    <message>
        <source>--creates-at-once is a number from 1 to %1.</source>
        <translation>--creates-at-once는 1~%1의 숫자입니다.</translation>
    </message>
    <message>
        <source>The name &quot;%1&quot; cannot be used: it is taken.</source>
        <translation>“%1” 이름은 이미 사용 중이므로 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>The account was not added.</source>
        <translation>계정을 추가하지 않았습니다.</translation>
    </message>
    <message>
        <source>Added %1. Its key is in the keychain.</source>
        <translation>%1 계정을 추가했습니다. 키는 키체인에 있습니다.</translation>
    </message>
    <message>
        <source>Adds an account. Its key is read from the terminal or the standard input, and kept in the keychain.</source>
        <translation>계정을 추가합니다. 키는 터미널이나 표준 입력에서 읽어 키체인에 보관합니다.</translation>
    </message>
    <message>
        <source>What to call the account.</source>
        <translation>계정에 붙일 이름.</translation>
    </message>
    <message>
        <source>code</source>
        <translation>코드</translation>
    </message>
    <message>
        <source>A model code enabled for the key; may be given several times.</source>
        <translation>키에 허용된 모델 코드. 여러 번 지정할 수 있습니다.</translation>
    </message>
    <message>
        <source>file</source>
        <translation>파일</translation>
    </message>
    <message>
        <source>A model described in a JSON file; may be given several times.</source>
        <translation>JSON 파일에 기술한 모델. 여러 번 지정할 수 있습니다.</translation>
    </message>
    <message>
        <source>number</source>
        <translation>숫자</translation>
    </message>
    <message>
        <source>How many requests may be on their way at the same time, 1 to 20; 2 when it is not said.</source>
        <translation>동시에 보낼 수 있는 요청 수(1~20). 지정하지 않으면 2입니다.</translation>
    </message>
    <message>
        <source>Lists the accounts. Keys are not shown.</source>
        <translation>계정을 나열합니다. 키는 표시하지 않습니다.</translation>
    </message>
    <message>
        <source>There are no accounts yet.</source>
        <translation>아직 계정이 없습니다.</translation>
    </message>
    <message>
        <source>Removes an account and its key. Its tasks and clips stay.</source>
        <translation>계정과 키를 제거합니다. 작업과 클립은 그대로 남습니다.</translation>
    </message>
    <message>
        <source>The account&apos;s name.</source>
        <translation>계정의 이름.</translation>
    </message>
    <message>
        <source>There is no account &quot;%1&quot;.</source>
        <translation>“%1” 계정이 없습니다.</translation>
    </message>
    <message>
        <source>The account stays, because its key could not be removed.</source>
        <translation>키를 제거하지 못해 계정을 그대로 두었습니다.</translation>
    </message>
    <message>
        <source>Removed %1 and its key.</source>
        <translation>%1 계정과 키를 제거했습니다.</translation>
    </message>
    <message>
        <source>Adds, lists, removes and tests accounts.</source>
        <translation>계정을 추가, 나열, 제거, 테스트합니다.</translation>
    </message>
    <message>
        <source>There is no command &quot;accounts %1&quot;.</source>
        <translation>“accounts %1” 명령이 없습니다.</translation>
    </message>
    <message>
        <source>The account has no models: give --model.</source>
        <translation>계정에 모델이 없습니다. --model을 지정하십시오.</translation>
    </message>
    <message>
        <source>Follows a task that was created elsewhere until it has ended, and saves its clip. Nothing is created.</source>
        <translation>다른 곳에서 만든 작업을 끝날 때까지 추적하고 클립을 저장합니다. 새로 만드는 것은 없습니다.</translation>
    </message>
    <message>
        <source>The model code that it was created with.</source>
        <translation>작업을 만들 때 쓴 모델 코드.</translation>
    </message>
    <message>
        <source>id</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>The service&apos;s id of the task.</source>
        <translation>서비스가 부여한 작업 ID.</translation>
    </message>
    <message>
        <source>folder</source>
        <translation>폴더</translation>
    </message>
    <message>
        <source>Save the clip there.</source>
        <translation>클립을 저장할 위치.</translation>
    </message>
    <message>
        <source>--%1 is missing.</source>
        <translation>--%1이(가) 없습니다.</translation>
    </message>
    <message>
        <source>Says what there is to say about a request. Nothing is sent.</source>
        <translation>요청을 점검한 결과를 알려 줍니다. 아무것도 보내지 않습니다.</translation>
    </message>
    <message>
        <source>The request can be sent with --accept.</source>
        <translation>--accept를 지정하면 요청을 보낼 수 있습니다.</translation>
    </message>
    <message>
        <source>The request can be sent.</source>
        <translation>요청을 보낼 수 있습니다.</translation>
    </message>
    <message>
        <source>Keep settings, tasks and clips under this folder.</source>
        <translation>설정, 작업, 클립을 이 폴더에 보관합니다.</translation>
    </message>
    <message>
        <source>Write one JSON object a line.</source>
        <translation>한 줄에 JSON 객체 하나씩 출력합니다.</translation>
    </message>
    <message>
        <source>Show this help.</source>
        <translation>이 도움말을 표시합니다.</translation>
    </message>
    <message>
        <source>Show the version.</source>
        <translation>버전을 표시합니다.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is missing.</source>
        <translation>“%1”이(가) 없습니다.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is one word too many.</source>
        <translation>“%1”은(는) 필요 없는 인수입니다.</translation>
    </message>
    <message>
        <source>--%1 needs a value.</source>
        <translation>--%1에는 값이 필요합니다.</translation>
    </message>
    <message>
        <source>A command is missing.</source>
        <translation>명령이 없습니다.</translation>
    </message>
    <message>
        <source>%1 shows what there is.</source>
        <translation>%1: 사용할 수 있는 명령을 표시합니다.</translation>
    </message>
    <message>
        <source>Usage:</source>
        <translation>사용법:</translation>
    </message>
    <message>
        <source>COMMAND</source>
        <translation>명령</translation>
    </message>
    <message>
        <source>Makes one clip of each kind of request with the practice service, and checks each clip&apos;s length and size. Nothing is charged.</source>
        <translation>연습 서비스로 요청 종류마다 클립을 하나씩 만들고 각 클립의 길이와 크기를 확인합니다. 요금은 청구되지 않습니다.</translation>
    </message>
    <message>
        <source>Save the clips there; &quot;dailies-demo&quot; in this folder when it is not given.</source>
        <translation>클립을 저장할 위치. 지정하지 않으면 현재 폴더의 “dailies-demo”에 저장합니다.</translation>
    </message>
    <message>
        <source>Nothing can be written to the folder for temporary files.</source>
        <translation>임시 파일 폴더에 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>The practice service does not run.</source>
        <translation>연습 서비스가 실행되지 않습니다.</translation>
    </message>
    <message>
        <source>Making %1 clips, one of each kind of request, with the practice service. Nothing is charged.</source>
        <translation>연습 서비스로 요청 종류마다 하나씩, 클립 %1개를 만듭니다. 요금은 청구되지 않습니다.</translation>
    </message>
    <message>
        <source>well </source>
        <translation>정상 </translation>
    </message>
    <message>
        <source>WRONG</source>
        <translation>불일치</translation>
    </message>
    <message>
        <source>%1 of %2 clips are as they were asked for, in %3</source>
        <translation>클립 %2개 중 %1개가 요청한 대로 만들어졌습니다. 위치: %3</translation>
    </message>
    <message>
        <source>Practice service</source>
        <translation>연습 서비스</translation>
    </message>
    <message>
        <source>Writes what the service&apos;s support needs to look into a task: a zip with its ids, times, request, answers, and the digests of its input files. Keys, signatures of addresses, encoded data and folders of this computer are left out.</source>
        <translation>서비스 지원팀이 작업을 조사하는 데 필요한 자료를 씁니다. ID, 시각, 요청, 응답, 입력 파일의 다이제스트를 담은 zip입니다. 키, 주소의 서명, 인코딩된 데이터, 이 컴퓨터의 폴더는 제외됩니다.</translation>
    </message>
    <message>
        <source>The task&apos;s number, or the service&apos;s id.</source>
        <translation>작업 번호 또는 서비스의 ID.</translation>
    </message>
    <message>
        <source>Write the zip there.</source>
        <translation>zip을 쓸 위치.</translation>
    </message>
    <message>
        <source>Replace a file that is there already.</source>
        <translation>이미 있는 파일을 바꿉니다.</translation>
    </message>
    <message>
        <source>%1 is a folder; name a file.</source>
        <translation>%1은(는) 폴더입니다. 파일을 지정하십시오.</translation>
    </message>
    <message>
        <source>%1 is there already; --force replaces it.</source>
        <translation>%1이(가) 이미 있습니다. 바꾸려면 --force를 지정하십시오.</translation>
    </message>
    <message>
        <source>Task %1: the evidence is in %2. Read it before you give it away.</source>
        <translation>작업 %1: 증빙 자료를 %2에 저장했습니다. 다른 사람에게 주기 전에 내용을 확인하십시오.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>%1을(를) 읽을 수 없습니다. %2.</translation>
    </message>
    <message>
        <source>Key:</source>
        <translation>키:</translation>
    </message>
    <message>
        <source>The key is too long.</source>
        <translation>키가 너무 깁니다.</translation>
    </message>
    <message>
        <source>look whether a request can be sent</source>
        <translation>요청을 보낼 수 있는지 점검</translation>
    </message>
    <message>
        <source>send a request</source>
        <translation>요청 보내기</translation>
    </message>
    <message>
        <source>follow every unfinished task until it has ended</source>
        <translation>끝나지 않은 모든 작업을 끝날 때까지 추적</translation>
    </message>
    <message>
        <source>list the tasks</source>
        <translation>작업 나열</translation>
    </message>
    <message>
        <source>show one task with its request and log</source>
        <translation>작업 하나를 요청 및 로그와 함께 표시</translation>
    </message>
    <message>
        <source>write what support needs to look into a task</source>
        <translation>지원팀이 작업을 조사하는 데 필요한 자료 쓰기</translation>
    </message>
    <message>
        <source>follow a task that was created elsewhere</source>
        <translation>다른 곳에서 만든 작업 추적</translation>
    </message>
    <message>
        <source>add, list, remove or test accounts</source>
        <translation>계정 추가, 나열, 제거, 테스트</translation>
    </message>
    <message>
        <source>run the practice service, which costs nothing</source>
        <translation>연습 서비스 실행(무료)</translation>
    </message>
    <message>
        <source>make a clip of each kind of request with the practice service</source>
        <translation>연습 서비스로 요청 종류마다 클립 하나씩 만들기</translation>
    </message>
    <message>
        <source>Commands:</source>
        <translation>명령:</translation>
    </message>
    <message>
        <source>dailies-cli COMMAND --help shows a command&apos;s options.</source>
        <translation>dailies-cli 명령 --help: 명령의 옵션을 표시합니다.</translation>
    </message>
    <message>
        <source>Makes, follows and keeps clips of a video service.</source>
        <translation>비디오 서비스의 클립을 만들고 추적하고 보관합니다.</translation>
    </message>
    <message>
        <source>There is no command &quot;%1&quot;.</source>
        <translation>“%1” 명령이 없습니다.</translation>
    </message>
    <message>
        <source>--port is a number from 1 to 65535, or 0 for any free one.</source>
        <translation>--port는 1~65535의 숫자이며, 0은 비어 있는 아무 포트나 뜻합니다.</translation>
    </message>
    <message>
        <source>--task-seconds is a number from 0 to %1.</source>
        <translation>--task-seconds는 0~%1의 숫자입니다.</translation>
    </message>
    <message>
        <source>Runs the practice service until it is interrupted. It follows the specification, makes real clips, and costs nothing.</source>
        <translation>중단할 때까지 연습 서비스를 실행합니다. 명세를 따르고 실제 클립을 만들며 무료입니다.</translation>
    </message>
    <message>
        <source>The port to listen on, on this computer only; any free one when it is not given.</source>
        <translation>이 컴퓨터에서만 수신할 포트. 지정하지 않으면 비어 있는 아무 포트나 씁니다.</translation>
    </message>
    <message>
        <source>How long a task takes at the least.</source>
        <translation>작업에 걸리는 최소 시간.</translation>
    </message>
    <message>
        <source>Words in a prompt that ask for trouble:</source>
        <translation>프롬프트에서 문제 상황을 일으키는 단어:</translation>
    </message>
    <message>
        <source>The practice service listens at %1
Key: %2
Ctrl+C ends it.</source>
        <translation>연습 서비스 수신 주소: %1
키: %2
Ctrl+C를 누르면 종료됩니다.</translation>
    </message>
    <message>
        <source>The standard input</source>
        <translation>표준 입력</translation>
    </message>
    <message>
        <source>%1 is too large for a request.</source>
        <translation>%1은(는) 요청으로 쓰기에는 너무 큽니다.</translation>
    </message>
    <message>
        <source>The model profile is that of %1.</source>
        <translation>이 모델 프로필은 %1의 프로필입니다.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>차단</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>확인</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>참고</translation>
    </message>
    <message>
        <source>The request&apos;s family.</source>
        <translation>요청의 계열.</translation>
    </message>
    <message>
        <source>Family A&apos;s model generation; 3.0 when it is not given.</source>
        <translation>A 계열의 모델 세대. 지정하지 않으면 3.0입니다.</translation>
    </message>
    <message>
        <source>type</source>
        <translation>유형</translation>
    </message>
    <message>
        <source>TextToVideo, ImageToVideo, ReferenceToVideo, VideoEdit or MultiImageToVideo.</source>
        <translation>TextToVideo, ImageToVideo, ReferenceToVideo, VideoEdit 또는 MultiImageToVideo.</translation>
    </message>
    <message>
        <source>--family is missing: A or B.</source>
        <translation>--family가 없습니다. A 또는 B를 지정하십시오.</translation>
    </message>
    <message>
        <source>There is no family &quot;%1&quot;: A or B.</source>
        <translation>“%1” 계열이 없습니다. A 또는 B만 있습니다.</translation>
    </message>
    <message>
        <source>Family %1 has no generation &quot;%2&quot;.</source>
        <translation>%1 계열에는 “%2” 세대가 없습니다.</translation>
    </message>
    <message>
        <source>There is no request type &quot;%1&quot;.</source>
        <translation>“%1” 요청 유형이 없습니다.</translation>
    </message>
    <message>
        <source>--api-type is missing, such as TextToVideo.</source>
        <translation>--api-type이 없습니다. 예: TextToVideo.</translation>
    </message>
    <message>
        <source>The service does not offer %1.</source>
        <translation>서비스에서 제공하지 않습니다: %1.</translation>
    </message>
    <message>
        <source>The request as the JSON of a create call; - reads it from the standard input.</source>
        <translation>만들기 호출의 JSON으로 적은 요청. -는 표준 입력에서 읽습니다.</translation>
    </message>
    <message>
        <source>What is known of the model, as JSON, in place of what Dailies knows; what lies outside it is noted.</source>
        <translation>Dailies가 아는 내용 대신 쓸 모델 정보(JSON). 이를 벗어나는 값은 참고로 알려 줍니다.</translation>
    </message>
    <message>
        <source>--request is missing: a file, or - for the standard input.</source>
        <translation>--request가 없습니다. 파일 또는 표준 입력을 뜻하는 -를 지정하십시오.</translation>
    </message>
    <message>
        <source>This key stands twice; only the last one counts.</source>
        <translation>이 키가 두 번 나옵니다. 마지막 것만 적용됩니다.</translation>
    </message>
    <message>
        <source>Kind:    %1</source>
        <translation>종류: %1</translation>
    </message>
    <message>
        <source>Model:   %1</source>
        <translation>모델: %1</translation>
    </message>
    <message>
        <source>Created: %1</source>
        <translation>생성: %1</translation>
    </message>
    <message>
        <source>ID:      %1</source>
        <translation>ID:   %1</translation>
    </message>
    <message>
        <source>Request:</source>
        <translation>요청:</translation>
    </message>
    <message>
        <source>Log:</source>
        <translation>로그:</translation>
    </message>
    <message>
        <source>Shows one task with its request and its log.</source>
        <translation>작업 하나를 요청 및 로그와 함께 표시합니다.</translation>
    </message>
    <message>
        <source>--copies is a number from 1 to %1.</source>
        <translation>--copies는 1~%1의 숫자입니다.</translation>
    </message>
    <message>
        <source>The request cannot be sent as it is. Nothing was sent.</source>
        <translation>이 요청은 지금 상태로는 보낼 수 없습니다. 아무것도 보내지 않았습니다.</translation>
    </message>
    <message>
        <source>The request is outside what the service states. Nothing was sent; --accept sends it all the same.</source>
        <translation>요청이 서비스가 명시한 범위를 벗어납니다. 아무것도 보내지 않았습니다. 그래도 보내려면 --accept를 지정하십시오.</translation>
    </message>
    <message>
        <source>Sends a request. Each copy may be charged by the service.</source>
        <translation>요청을 보냅니다. 보낸 개수만큼 서비스에서 각각 요금을 청구할 수 있습니다.</translation>
    </message>
    <message>
        <source>How many times to send it, each as a task of its own.</source>
        <translation>보낼 횟수. 각각 별도의 작업이 됩니다.</translation>
    </message>
    <message>
        <source>Wait for the clips and save them.</source>
        <translation>클립을 기다렸다가 저장합니다.</translation>
    </message>
    <message>
        <source>Save the clips of this call there.</source>
        <translation>이번 호출의 클립을 저장할 위치.</translation>
    </message>
    <message>
        <source>Send it though it is outside what the service states.</source>
        <translation>서비스가 명시한 범위를 벗어나더라도 보냅니다.</translation>
    </message>
    <message>
        <source>Task %1 could not be read from the task database.</source>
        <translation>작업 데이터베이스에서 작업 %1을(를) 읽지 못했습니다.</translation>
    </message>
    <message>
        <source>There is no task &quot;%1&quot;.</source>
        <translation>“%1” 작업이 없습니다.</translation>
    </message>
    <message>
        <source>Task %1: the service answered as family %2, so its model may belong there. The task is followed all the same.</source>
        <translation>작업 %1: 서비스가 %2 계열로 응답했으므로 모델이 그 계열일 수 있습니다. 작업은 그대로 추적합니다.</translation>
    </message>
    <message>
        <source>The tasks of this profile cannot be read any more. What the service has accepted goes on there; &quot;dailies-cli watch&quot; follows it.</source>
        <translation>이 프로필의 작업을 더 이상 읽을 수 없습니다. 서비스가 접수한 작업은 서비스에서 계속되며 “dailies-cli watch”로 추적할 수 있습니다.</translation>
    </message>
    <message>
        <source>Task %1 is held back and was not sent.</source>
        <translation>작업 %1은(는) 보류되어 보내지 않았습니다.</translation>
    </message>
    <message>
        <source>usually about %1 s</source>
        <translation>보통 약 %1초</translation>
    </message>
    <message>
        <source>usually about %1 min</source>
        <translation>보통 약 %1분</translation>
    </message>
    <message>
        <source>Task %1: %2</source>
        <translation>작업 %1: %2</translation>
    </message>
    <message>
        <source>It is sent again in %1 s.</source>
        <translation>%1초 후 다시 보냅니다.</translation>
    </message>
    <message>
        <source>What was accepted goes on at the service; &quot;dailies-cli watch&quot; follows it once the key is right.</source>
        <translation>이미 접수된 작업은 서비스에서 계속됩니다. 키를 바로잡은 뒤 “dailies-cli watch”로 추적할 수 있습니다.</translation>
    </message>
    <message>
        <source>Waiting for the answer to a request that is under way…</source>
        <translation>보낸 요청의 응답을 기다리는 중…</translation>
    </message>
    <message>
        <source>Stopped. What was accepted goes on at the service; &quot;dailies-cli watch&quot; follows it.</source>
        <translation>중지했습니다. 이미 접수된 작업은 서비스에서 계속되며 “dailies-cli watch”로 추적할 수 있습니다.</translation>
    </message>
    <message>
        <source>Lists the tasks, newest first.</source>
        <translation>작업을 최신순으로 나열합니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n tasks could not be read from the task database and are not in this list.</source>
        <translation>
            <numerusform>작업 %n개를 작업 데이터베이스에서 읽지 못해 이 목록에 없습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no tasks yet.</source>
        <translation>아직 작업이 없습니다.</translation>
    </message>
    <message>
        <source>Not all tasks of this profile could be read, so none is followed and nothing was sent. What the service has accepted goes on there; try again.</source>
        <translation>이 프로필의 작업을 모두 읽지 못했으므로 아무것도 추적하지 않고 보내지도 않았습니다. 서비스가 접수한 작업은 서비스에서 계속됩니다. 다시 시도하십시오.</translation>
    </message>
    <message>
        <source>Follows every unfinished task of the profile until all have ended. Nothing is sent a second time, and what was not sent yet only with --send-waiting.</source>
        <translation>프로필의 끝나지 않은 모든 작업을 전부 끝날 때까지 추적합니다. 두 번 보내는 것은 없으며, 아직 보내지 않은 요청은 --send-waiting을 지정했을 때만 보냅니다.</translation>
    </message>
    <message>
        <source>Send what an earlier call left unsent, too; each request may be charged by the service.</source>
        <translation>이전 호출에서 보내지 못한 요청도 보냅니다. 요청마다 서비스에서 요금을 청구할 수 있습니다.</translation>
    </message>
    <message>
        <source>No task is under way.</source>
        <translation>진행 중인 작업이 없습니다.</translation>
    </message>
    <message>
        <source>Parent:  task %1</source>
        <comment>whose clip it goes on from</comment>
        <translation>이전: 작업 %1</translation>
    </message>
    <message>
        <source>Takes a --base-url that begins with http:// on another computer: everyone on the way can read the key.</source>
        <translation>다른 컴퓨터를 가리키는, http://로 시작하는 --base-url을 받아들입니다. 전송 도중에 누구나 키를 읽을 수 있습니다.</translation>
    </message>
    <message>
        <source>%1 If you want that all the same, add --allow-http. Nothing was sent.</source>
        <translation>%1 그래도 사용하려면 --allow-http를 추가하십시오. 아무것도 보내지 않았습니다.</translation>
    </message>
    <message>
        <source>  It says: %1</source>
        <translation>  메시지: %1</translation>
    </message>
    <message>
        <source>Asks the service about a task that does not exist, once for each model of the account, to see whether it can be reached, takes the key and knows the model. Nothing is created.</source>
        <translation>계정의 모델마다 한 번씩 존재하지 않는 작업을 서비스에 조회하여, 서비스에 연결되는지, 키를 받아들이는지, 모델을 아는지 확인합니다. 새로 만드는 것은 없습니다.</translation>
    </message>
    <message>
        <source>The one model code to ask with, whether the account lists it or not.</source>
        <translation>조회에 사용할 모델 코드 하나. 계정의 목록에 없어도 됩니다.</translation>
    </message>
    <message>
        <source>dailies-cli accounts COMMAND --help shows a command&apos;s options.</source>
        <translation>dailies-cli accounts 명령 --help: 명령의 옵션을 표시합니다.</translation>
    </message>
    <message>
        <source>DAILIES_API_KEY is not used, because no service was named. If the key belongs to %1, add --account.</source>
        <translation>서비스를 지정하지 않아 DAILIES_API_KEY를 사용하지 않습니다. 키가 %1의 것이면 --account를 추가하십시오.</translation>
    </message>
    <message>
        <source>Exit status: 0 well; 1 a task failed or is not finished; 2 wrong use; 3 the request has findings that keep it from being sent;
4 refused by the service, or not reached; 5 answer lost; 6 keychain or profile not usable;
128 and a signal&apos;s number when interrupted.</source>
        <translation>종료 상태: 0 정상, 1 작업이 실패했거나 끝나지 않음, 2 잘못된 사용법, 3 요청에 보낼 수 없게 하는 문제가 있음,
4 서비스가 거절했거나 연결되지 않음, 5 응답 유실, 6 키체인 또는 프로필을 사용할 수 없음,
중단된 경우 128에 시그널 번호를 더한 값.</translation>
    </message>
    <message>
        <source>DAILIES_API_KEY in the environment is used instead of the keychain&apos;s key, for the service that --account or --base-url names. &quot;watch&quot; also uses it for tasks that were sent with it.</source>
        <translation>환경 변수 DAILIES_API_KEY는 --account 또는 --base-url로 지정한 서비스에 키체인의 키 대신 사용됩니다. “watch”는 이 키로 보낸 작업에도 사용합니다.</translation>
    </message>
    <message>
        <source>Remark:  %1</source>
        <translation>비고: %1</translation>
    </message>
    <message>
        <source>%1 Nothing was sent this time; --again sends it once more, --copies sends several.</source>
        <comment>You sent this 4 s ago.</comment>
        <translation>%1 이번에는 아무것도 보내지 않았습니다. --again을 지정하면 한 번 더 보내고, --copies를 지정하면 여러 개를 보냅니다.</translation>
    </message>
    <message>
        <source>Send it though the same was sent less than 10 seconds ago.</source>
        <translation>같은 요청을 보낸 지 10초가 지나지 않았더라도 보냅니다.</translation>
    </message>
    <message>
        <source>There are tasks of %1, and its key is not known: put it into DAILIES_API_KEY and add --base-url %1.</source>
        <translation>%1의 작업이 있지만 키를 알 수 없습니다. 키를 DAILIES_API_KEY에 넣고 --base-url %1을(를) 추가하십시오.</translation>
    </message>
    <message>
        <source>The service&apos;s base address for this call only; https:// and /v1 are added where they are missing; the key is taken from DAILIES_API_KEY.</source>
        <translation>이번 호출에만 쓰이는 서비스의 기본 주소입니다. https://와 /v1이 없으면 추가됩니다. 키는 DAILIES_API_KEY에서 가져옵니다.</translation>
    </message>
    <message>
        <source>--base-url is missing: the service&apos;s base address.</source>
        <translation>--base-url이 없습니다: 서비스의 기본 주소가 필요합니다.</translation>
    </message>
    <message>
        <source>The service&apos;s base address.</source>
        <translation>서비스의 기본 주소입니다.</translation>
    </message>
</context>
<context>
    <name>Dailies::ClipBar</name>
    <message>
        <source>Drag the clip into another program</source>
        <translation>클립을 다른 프로그램으로 끌어다 놓기</translation>
    </message>
</context>
<context>
    <name>Dailies::ClipController</name>
    <message>
        <source>Copying clips: %1 of %2</source>
        <translation>클립 복사 중: %1 / %2</translation>
    </message>
    <message>
        <source>None of these takes has a clip yet.</source>
        <translation>이 테이크들에는 아직 클립이 없습니다.</translation>
    </message>
    <message>
        <source>This clip is not on the disk any more: %1.</source>
        <translation>이 클립이 더 이상 디스크에 없습니다: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n clips are not on the disk any more, such as %1.</source>
        <translation>
            <numerusform>클립 %n개가 더 이상 디스크에 없습니다(예: %1).</numerusform>
        </translation>
    </message>
    <message>
        <source>Save clip as</source>
        <translation>클립을 다른 이름으로 저장</translation>
    </message>
    <message>
        <source>Clips (*.%1)</source>
        <translation>클립 (*.%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>모든 파일 (*)</translation>
    </message>
    <message numerus="yes">
        <source>Save %n clips in a folder</source>
        <translation>
            <numerusform>클립 %n개를 폴더에 저장</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>중지</translation>
    </message>
    <message numerus="yes">
        <source>Copying %n clips…</source>
        <translation>
            <numerusform>클립 %n개 복사 중…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more were not copied, either.</source>
        <translation>
            <numerusform>그 밖의 %n개도 복사하지 못했습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>폴더 열기</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>%1(으)로 저장했습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n clips were copied.</source>
        <translation>
            <numerusform>클립 %n개를 복사했습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was copied.</source>
        <translation>아무것도 복사하지 않았습니다.</translation>
    </message>
</context>
<context>
    <name>Dailies::ClipCopy</name>
    <message>
        <source>the folder takes no new name</source>
        <translation>폴더에 새 이름을 만들 수 없습니다</translation>
    </message>
    <message>
        <source>%1 was not copied: %2.</source>
        <translation>%1을(를) 복사하지 못했습니다. %2.</translation>
    </message>
    <message>
        <source>%1 was not copied: it is not there any more.</source>
        <translation>%1을(를) 복사하지 못했습니다. 파일이 더 이상 없습니다.</translation>
    </message>
    <message>
        <source>it is the clip itself</source>
        <translation>대상이 클립 자신입니다</translation>
    </message>
    <message>
        <source>it needs %1, and the disk has %2 free</source>
        <translation>%1이(가) 필요하지만 디스크의 여유 공간은 %2입니다</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>중지했습니다.</translation>
    </message>
    <message>
        <source>it could not be read to its end</source>
        <translation>끝까지 읽지 못했습니다</translation>
    </message>
</context>
<context>
    <name>Dailies::ClipEncoder</name>
    <message>
        <source>The practice clip cannot be written: %1.</source>
        <translation>연습 클립을 쓸 수 없습니다. %1.</translation>
    </message>
    <message>
        <source>This computer cannot make %1: %2.</source>
        <translation>이 컴퓨터에서 %1을(를) 만들 수 없습니다. %2.</translation>
    </message>
</context>
<context>
    <name>Dailies::ClipMaker</name>
    <message>
        <source>A practice clip cannot be %1 by %2 pixels.</source>
        <translation>연습 클립은 %1 × %2픽셀로 만들 수 없습니다.</translation>
    </message>
    <message>
        <source>A practice clip cannot last %1 s.</source>
        <translation>연습 클립의 길이는 %1초로 할 수 없습니다.</translation>
    </message>
    <message>
        <source>A practice clip cannot show %1 pictures a second.</source>
        <translation>연습 클립은 초당 %1프레임으로 만들 수 없습니다.</translation>
    </message>
    <message>
        <source>Practice clips need the part of Qt that draws text.</source>
        <translation>연습 클립에는 텍스트를 그리는 Qt 구성 요소가 필요합니다.</translation>
    </message>
    <message>
        <source>The practice clip was stopped.</source>
        <translation>연습 클립 만들기를 중지했습니다.</translation>
    </message>
    <message>
        <source>The practice clip %1 cannot be written: %2.</source>
        <translation>연습 클립 %1을(를) 쓸 수 없습니다. %2.</translation>
    </message>
</context>
<context>
    <name>Dailies::ClipPatternEdit</name>
    <message>
        <source>A red kite climbs over the evening hill</source>
        <translation>붉은 연이 저녁 언덕 위로 떠오른다</translation>
    </message>
    <message>
        <source>Insert</source>
        <translation>삽입</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>날짜</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>시간</translation>
    </message>
    <message>
        <source>Beginning of the prompt</source>
        <translation>프롬프트의 앞부분</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>모델</translation>
    </message>
    <message>
        <source>Request kind</source>
        <translation>요청 종류</translation>
    </message>
    <message>
        <source>Number of the task</source>
        <translation>작업 번호</translation>
    </message>
    <message>
        <source>All clips would have the same name.</source>
        <translation>모든 클립의 이름이 같아집니다.</translation>
    </message>
    <message>
        <source>For example: %1</source>
        <translation>예: %1</translation>
    </message>
</context>
<context>
    <name>Dailies::ClipText</name>
    <message>
        <source>AI generated</source>
        <translation>AI 생성</translation>
    </message>
    <message>
        <source>frame %1 of %2</source>
        <translation>프레임 %1 / %2</translation>
    </message>
</context>
<context>
    <name>Dailies::CodesEdit</name>
    <message>
        <source>Add codes</source>
        <translation>코드 추가</translation>
    </message>
    <message>
        <source>One code a line, as the service names them</source>
        <translation>한 줄에 코드 하나씩, 서비스에서 쓰는 이름 그대로</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>파일에서…</translation>
    </message>
    <message>
        <source>Codes to add</source>
        <translation>추가할 코드</translation>
    </message>
    <message>
        <source>The unknown are</source>
        <translation>알 수 없는 코드의 계열</translation>
    </message>
    <message numerus="yes">
        <source>%n codes are recognised.</source>
        <translation>
            <numerusform>코드 %n개를 인식했습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not known by name: %1</source>
        <translation>이름으로 알 수 없음: %1</translation>
    </message>
    <message>
        <source>The file cannot be read: %1.</source>
        <translation>파일을 읽을 수 없습니다. %1.</translation>
    </message>
    <message>
        <source>The file is too large to be a list of model codes.</source>
        <translation>파일이 너무 커서 모델 코드 목록으로 볼 수 없습니다.</translation>
    </message>
    <message>
        <source>The file is no text.</source>
        <translation>텍스트 파일이 아닙니다.</translation>
    </message>
    <message>
        <source>Model codes</source>
        <translation>모델 코드</translation>
    </message>
</context>
<context>
    <name>Dailies::ColumnsDialog</name>
    <message>
        <source>Move &amp;left</source>
        <translation>왼쪽으로 이동(&amp;L)</translation>
    </message>
    <message>
        <source>Move &amp;right</source>
        <translation>오른쪽으로 이동(&amp;R)</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>열</translation>
    </message>
    <message>
        <source>Columns, from the left</source>
        <translation>열(왼쪽부터)</translation>
    </message>
    <message>
        <source>Checked columns are shown, in this order. Move them with the buttons, or with Ctrl and the arrow keys.</source>
        <translation>선택한 열이 이 순서대로 표시됩니다. 버튼이나 Ctrl+화살표 키로 이동합니다.</translation>
    </message>
</context>
<context>
    <name>Dailies::CompareAction</name>
    <message>
        <source>Compare</source>
        <translation>비교</translation>
    </message>
    <message>
        <source>Shows the selected takes side by side.</source>
        <translation>선택한 테이크를 나란히 표시합니다.</translation>
    </message>
    <message>
        <source>Select %1 to %2 takes to compare them.</source>
        <translation>비교하려면 테이크를 %1~%2개 선택하십시오.</translation>
    </message>
    <message>
        <source>Not every selected task has its clip here.</source>
        <translation>선택한 작업 중 여기에 클립이 없는 것이 있습니다.</translation>
    </message>
    <message>
        <source>Not every selected file is a known kind of video.</source>
        <translation>선택한 파일 중에 알려진 종류의 동영상이 아닌 것이 있습니다.</translation>
    </message>
</context>
<context>
    <name>Dailies::CompareActions</name>
    <message>
        <source>Back to the tasks</source>
        <translation>작업 목록으로</translation>
    </message>
    <message>
        <source>What differs</source>
        <translation>다른 점</translation>
    </message>
    <message>
        <source>The parameters that are not the same</source>
        <translation>서로 다른 매개변수</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>나란히</translation>
    </message>
    <message>
        <source>All takes beside each other</source>
        <translation>모든 테이크를 나란히</translation>
    </message>
    <message>
        <source>Wipe</source>
        <translation>와이프 비교</translation>
    </message>
    <message>
        <source>Blink</source>
        <translation>깜박임 비교</translation>
    </message>
    <message>
        <source>One take at a time; again for the next one</source>
        <translation>한 번에 테이크 하나씩, 다시 누르면 다음 테이크</translation>
    </message>
    <message>
        <source>Blink by itself</source>
        <translation>자동 깜박임</translation>
    </message>
    <message>
        <source>Dividing line to the left</source>
        <translation>구분선을 왼쪽으로</translation>
    </message>
    <message>
        <source>Dividing line to the right</source>
        <translation>구분선을 오른쪽으로</translation>
    </message>
    <message>
        <source>Previous take</source>
        <translation>이전 테이크</translation>
    </message>
    <message>
        <source>Next take</source>
        <translation>다음 테이크</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>테이크 %1</translation>
    </message>
    <message>
        <source>No rating</source>
        <translation>평점 없음</translation>
    </message>
    <message>
        <source>Reject, or take back</source>
        <translation>제외 또는 되돌리기</translation>
    </message>
    <message>
        <source>Moves the chosen take to the recycle bin, or out of it; its clip stays where it is</source>
        <translation>선택한 테이크를 휴지통으로 옮기거나 휴지통에서 꺼냅니다. 클립은 그대로 남습니다</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>실행 취소</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>다시 실행</translation>
    </message>
    <message>
        <source>Two takes in one place, with a line between them (W)</source>
        <translation>한자리에 겹친 두 테이크를 선으로 나눔(W)</translation>
    </message>
    <message>
        <source>A line divides two takes: select two to use it.</source>
        <translation>선으로 테이크 두 개를 나눕니다. 사용하려면 두 개를 선택하십시오.</translation>
    </message>
</context>
<context>
    <name>Dailies::ComparePlayer</name>
    <message>
        <source>None of these takes can be shown.</source>
        <translation>이 테이크들은 하나도 표시할 수 없습니다.</translation>
    </message>
</context>
<context>
    <name>Dailies::CompareView</name>
    <message>
        <source>Slower than asked: this computer cannot show all takes at full speed.</source>
        <translation>지정한 속도보다 느립니다. 이 컴퓨터에서는 모든 테이크를 제 속도로 표시할 수 없습니다.</translation>
    </message>
    <message numerus="yes">
        <source>Comparing %n takes</source>
        <translation>
            <numerusform>테이크 %n개 비교 중</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::ConnectionPanel</name>
    <message>
        <source>Test</source>
        <translation>테스트</translation>
    </message>
    <message>
        <source>Asks the service about a task that does not exist. Nothing is created or charged.</source>
        <translation>존재하지 않는 작업을 서비스에 조회합니다. 새로 만드는 것은 없으며 요금도 청구되지 않습니다.</translation>
    </message>
    <message>
        <source>Asking for the key…</source>
        <translation>키를 가져오는 중…</translation>
    </message>
    <message>
        <source>Nothing was sent, created or charged.</source>
        <translation>보내거나 만든 것이 없으며 요금도 청구되지 않았습니다.</translation>
    </message>
    <message>
        <source>Asking the service…</source>
        <translation>서비스에 조회하는 중…</translation>
    </message>
    <message>
        <source>Asking about %1…</source>
        <translation>%1 조회 중…</translation>
    </message>
    <message>
        <source>Asking about %1 (%2 of %3)…</source>
        <translation>%1 조회 중(%3개 중 %2번째)…</translation>
    </message>
    <message>
        <source>It says: %1</source>
        <translation>메시지: %1</translation>
    </message>
    <message>
        <source>Request id: %1</source>
        <translation>요청 ID: %1</translation>
    </message>
    <message>
        <source>It was stopped.</source>
        <translation>중지했습니다.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>중지</translation>
    </message>
</context>
<context>
    <name>Dailies::ConnectionTest</name>
    <message>
        <source>Nothing was sent, created or charged.</source>
        <translation>보내거나 만든 것이 없으며 요금도 청구되지 않았습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n models were asked about a task that does not exist. Nothing was created, nothing is charged.</source>
        <translation>
            <numerusform>모델 %n개로 존재하지 않는 작업을 조회했습니다. 새로 만든 것은 없으며 요금도 청구되지 않습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n further models were not asked about.</source>
        <translation>
            <numerusform>다른 모델 %n개는 조회하지 않았습니다.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::DatabaseMaintenance</name>
    <message>
        <source>The task database is damaged (%1). Nothing more is sent; what is under way goes on. Start Dailies again: the database is then moved aside, and its newest copy takes its place.</source>
        <translation>작업 데이터베이스가 손상되었습니다(%1). 더 이상 보내지 않으며, 진행 중인 것은 계속됩니다. Dailies를 다시 시작하십시오. 그러면 데이터베이스를 따로 옮기고 최신 사본으로 대체합니다.</translation>
    </message>
</context>
<context>
    <name>Dailies::DaysDialog</name>
    <message>
        <source>Made between</source>
        <translation>만든 기간</translation>
    </message>
    <message>
        <source>From</source>
        <translation>시작일</translation>
    </message>
    <message>
        <source>To</source>
        <translation>종료일</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>보기</translation>
    </message>
</context>
<context>
    <name>Dailies::DecisionBar</name>
    <message>
        <source>Answer lost</source>
        <translation>응답 유실</translation>
    </message>
    <message>
        <source>Task id</source>
        <translation>작업 ID</translation>
    </message>
    <message>
        <source>Decide after all</source>
        <translation>다시 결정하기</translation>
    </message>
    <message>
        <source>Attach id…</source>
        <translation>ID 연결…</translation>
    </message>
    <message>
        <source>Submit again</source>
        <translation>다시 제출</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>그대로 두기</translation>
    </message>
    <message>
        <source>Attach</source>
        <translation>연결</translation>
    </message>
    <message>
        <source>Submit again, may be charged twice</source>
        <translation>다시 제출, 요금이 두 번 청구될 수 있음</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>뒤로</translation>
    </message>
    <message>
        <source>Answer lost: the service may have accepted this request. Nothing was sent again.</source>
        <translation>응답 유실: 서비스가 이 요청을 접수했을 수 있습니다. 다시 보낸 것은 없습니다.</translation>
    </message>
    <message>
        <source>Left as it is: the request may have been charged.</source>
        <translation>그대로 두었습니다. 이 요청의 요금이 청구되었을 수 있습니다.</translation>
    </message>
    <message>
        <source>If the service shows this task, give its id here; the task is then followed and its clip fetched.</source>
        <translation>서비스에 이 작업이 보이면 여기에 ID를 입력하십시오. 그러면 작업을 추적하고 클립을 가져옵니다.</translation>
    </message>
    <message>
        <source>If the first request was accepted, both run and both are charged.</source>
        <translation>첫 번째 요청이 접수되었다면 둘 다 실행되고 요금도 둘 다 청구됩니다.</translation>
    </message>
    <message>
        <source>Copy for support</source>
        <translation>지원용으로 복사</translation>
    </message>
    <message>
        <source>sent %1</source>
        <translation>%1 보냄</translation>
    </message>
    <message>
        <source>Sent: %1</source>
        <translation>보낸 시각: %1</translation>
    </message>
    <message>
        <source>request id %1</source>
        <translation>요청 ID %1</translation>
    </message>
    <message>
        <source>Request id: %1</source>
        <translation>요청 ID: %1</translation>
    </message>
    <message>
        <source>SHA-256 %1…</source>
        <translation>SHA-256 %1…</translation>
    </message>
    <message>
        <source>SHA-256 of the request: %1</source>
        <translation>요청의 SHA-256: %1</translation>
    </message>
    <message>
        <source>For support: %1</source>
        <translation>지원용: %1</translation>
    </message>
    <message>
        <source>Left as it is: the request may have been accepted.</source>
        <translation>그대로 두었습니다. 이 요청이 접수되었을 수 있습니다.</translation>
    </message>
    <message>
        <source>The answer that came contains %1, which may be the task&apos;s ID. Check with the service, then attach it; the task is then followed and its clip fetched.</source>
        <translation>도착한 응답에 %1이(가) 들어 있으며, 작업의 ID일 수 있습니다. 서비스에서 확인한 뒤 연결하십시오. 그러면 작업을 추적하고 클립을 가져옵니다.</translation>
    </message>
    <message>
        <source>If the first request was accepted, both run.</source>
        <translation>첫 번째 요청이 접수되었다면 둘 다 실행됩니다.</translation>
    </message>
    <message>
        <source>Submit again, may run twice</source>
        <translation>다시 제출, 두 번 실행될 수 있음</translation>
    </message>
</context>
<context>
    <name>Dailies::DesktopIntegration</name>
    <message numerus="yes">
        <source>%n clips saved</source>
        <translation>
            <numerusform>클립 %n개 저장됨</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without a clip</source>
        <translation>
            <numerusform>클립 없음 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answers lost: you decide</source>
        <translation>
            <numerusform>응답 유실 %n개: 결정 필요</numerusform>
        </translation>
    </message>
    <message>
        <source>Show Dailies</source>
        <translation>Dailies 보기</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>종료</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>보기</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>재생</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>폴더에서 보기</translation>
    </message>
    <message>
        <source>Tasks have ended</source>
        <translation>작업이 종료되었습니다</translation>
    </message>
    <message>
        <source>Takes are here</source>
        <translation>테이크가 도착했습니다</translation>
    </message>
    <message>
        <source>A request is being sent</source>
        <translation>요청을 보내는 중입니다</translation>
    </message>
    <message>
        <source>A clip is being fetched</source>
        <translation>클립을 가져오는 중입니다</translation>
    </message>
    <message>
        <source>Dailies: nothing is running</source>
        <translation>Dailies: 진행 중인 작업 없음</translation>
    </message>
    <message numerus="yes">
        <source>Dailies: %n active</source>
        <translation>
            <numerusform>Dailies: 진행 중 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>Tasks are running</source>
        <translation>진행 중인 작업이 있습니다</translation>
    </message>
    <message numerus="yes">
        <source>%n tasks are running. In the tray, Dailies goes on and fetches the clips. If you quit, the tasks go on at the service, and Dailies takes them up when it starts again; an address lives about a day.</source>
        <translation>
            <numerusform>작업 %n개가 진행 중입니다. 트레이에 두면 Dailies가 계속 실행되어 클립을 가져옵니다. 종료해도 작업은 서비스에서 계속되며, Dailies를 다시 시작하면 이어서 추적합니다. 주소는 하루 정도만 유효합니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep in the tray</source>
        <translation>트레이에 두기</translation>
    </message>
    <message>
        <source>Stay open</source>
        <translation>닫지 않기</translation>
    </message>
    <message>
        <source>Do not ask again</source>
        <translation>다시 묻지 않음</translation>
    </message>
    <message numerus="yes">
        <source>%n of them for practice</source>
        <translation>
            <numerusform>그중 연습 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>Practice tasks have ended</source>
        <translation>연습 작업이 종료되었습니다</translation>
    </message>
    <message>
        <source>Practice takes are here</source>
        <translation>연습 테이크가 도착했습니다</translation>
    </message>
    <message>
        <source>The service says that it is finished, but gives no link to the clip yet. Dailies keeps asking and fetches the clip as soon as there is one.</source>
        <translation>서비스가 완료되었다고 알렸지만 아직 클립 주소를 주지 않았습니다. Dailies가 계속 조회하여 주소가 나오는 즉시 클립을 가져옵니다.</translation>
    </message>
    <message>
        <source>No link to a clip yet</source>
        <translation>아직 클립 주소 없음</translation>
    </message>
</context>
<context>
    <name>Dailies::DifferenceModel</name>
    <message>
        <source>%1, take %2: %3</source>
        <translation>%1, 테이크 %2: %3</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>테이크 %1</translation>
    </message>
</context>
<context>
    <name>Dailies::DifferencePanel</name>
    <message>
        <source>All asked for the same.</source>
        <translation>모두 같은 내용을 요청했습니다.</translation>
    </message>
    <message>
        <source>What differs</source>
        <translation>다른 점</translation>
    </message>
</context>
<context>
    <name>Dailies::DisclosureButton</name>
    <message>
        <source>Open</source>
        <translation>펼침</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>접힘</translation>
    </message>
</context>
<context>
    <name>Dailies::DraftController</name>
    <message>
        <source>Save as draft…</source>
        <translation>초안으로 저장…</translation>
    </message>
    <message>
        <source>Keep what stands in the form under a name</source>
        <translation>양식의 내용을 이름을 붙여 보관합니다</translation>
    </message>
    <message>
        <source>All drafts…</source>
        <translation>모든 초안…</translation>
    </message>
    <message>
        <source>Open, rename and delete drafts</source>
        <translation>초안 열기, 이름 바꾸기, 삭제</translation>
    </message>
</context>
<context>
    <name>Dailies::DraftModel</name>
    <message>
        <source>Name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>종류</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>저장 시각</translation>
    </message>
</context>
<context>
    <name>Dailies::DraftStore</name>
    <message>
        <source>The file of this draft cannot be read.</source>
        <translation>이 초안의 파일을 읽을 수 없습니다.</translation>
    </message>
    <message>
        <source>The file of this draft is too large.</source>
        <translation>이 초안의 파일이 너무 큽니다.</translation>
    </message>
    <message>
        <source>A newer version of Dailies made this draft.</source>
        <translation>더 새로운 버전의 Dailies에서 만든 초안입니다.</translation>
    </message>
    <message>
        <source>The file of this draft is damaged.</source>
        <translation>이 초안의 파일이 손상되었습니다.</translation>
    </message>
    <message>
        <source>A draft needs a name.</source>
        <translation>초안에는 이름이 필요합니다.</translation>
    </message>
    <message>
        <source>There is a draft “%1” already.</source>
        <translation>“%1” 초안이 이미 있습니다.</translation>
    </message>
    <message>
        <source>The draft cannot be written to %1. It was not saved.</source>
        <translation>초안을 %1에 쓸 수 없습니다. 저장되지 않았습니다.</translation>
    </message>
    <message>
        <source>The draft cannot be deleted from %1.</source>
        <translation>초안을 %1에서 삭제할 수 없습니다.</translation>
    </message>
    <message>
        <source>The draft cannot be brought back to %1.</source>
        <translation>초안을 %1에 복원할 수 없습니다.</translation>
    </message>
    <message>
        <source>Unreadable draft of %1</source>
        <translation>%1의 읽을 수 없는 초안</translation>
    </message>
    <message>
        <source>The draft cannot be moved to %1.</source>
        <translation>초안을 %1(으)로 옮길 수 없습니다.</translation>
    </message>
</context>
<context>
    <name>Dailies::DraftsDialog</name>
    <message>
        <source>Open</source>
        <translation>열기</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>이름 바꾸기</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>삭제</translation>
    </message>
    <message>
        <source>Drafts</source>
        <translation>초안</translation>
    </message>
    <message>
        <source>There are no drafts.</source>
        <translation>초안이 없습니다.</translation>
    </message>
    <message>
        <source>“Save as draft…” keeps what stands in the form under a name.</source>
        <translation>“초안으로 저장…”을 사용하면 양식의 내용을 이름을 붙여 보관할 수 있습니다.</translation>
    </message>
    <message>
        <source>Change the name (%1)</source>
        <translation>이름 변경(%1)</translation>
    </message>
    <message>
        <source>Delete the selected drafts (%1)</source>
        <translation>선택한 초안 삭제(%1)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>“%1” was deleted.</source>
        <translation>“%1” 초안을 삭제했습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n drafts were deleted.</source>
        <translation>
            <numerusform>초안 %n개를 삭제했습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>복원</translation>
    </message>
</context>
<context>
    <name>Dailies::FamilyButton</name>
    <message>
        <source>The model&apos;s family and generation: they decide how a request is written. Click to change them.</source>
        <translation>모델의 계열과 세대로, 요청을 작성하는 방식을 결정합니다. 변경하려면 클릭하십시오.</translation>
    </message>
    <message>
        <source>Model settings…</source>
        <translation>모델 설정…</translation>
    </message>
    <message>
        <source>Remove %1 from %2</source>
        <translation>%2에서 %1 제거</translation>
    </message>
</context>
<context>
    <name>Dailies::FamilyQuestion</name>
    <message>
        <source>The model&apos;s documentation says. You are asked once.</source>
        <translation>모델의 문서에 나와 있습니다. 한 번만 묻습니다.</translation>
    </message>
    <message>
        <source>Which family is %1?</source>
        <translation>%1은(는) 어느 계열입니까?</translation>
    </message>
</context>
<context>
    <name>Dailies::FieldColumn</name>
    <message>
        <source>Request preview</source>
        <translation>요청 미리 보기</translation>
    </message>
</context>
<context>
    <name>Dailies::FieldEditor</name>
    <message>
        <source>Required</source>
        <translation>필수</translation>
    </message>
</context>
<context>
    <name>Dailies::FileDownload</name>
    <message>
        <source>The download was stopped.</source>
        <translation>다운로드를 중지했습니다.</translation>
    </message>
    <message>
        <source>The address of the clip is not used: it leads into a private network, where the service is not.</source>
        <translation>클립 주소를 사용하지 않았습니다. 사설 네트워크로 연결되는 주소이며, 서비스는 그곳에 없습니다.</translation>
    </message>
    <message>
        <source>The download stood still for too long.</source>
        <translation>다운로드가 너무 오래 멈춰 있었습니다.</translation>
    </message>
    <message>
        <source>The download took too long.</source>
        <translation>다운로드에 시간이 너무 오래 걸렸습니다.</translation>
    </message>
    <message>
        <source>The download broke off.</source>
        <translation>다운로드가 끊겼습니다.</translation>
    </message>
    <message>
        <source>The server that holds the clip could not be reached.</source>
        <translation>클립이 있는 서버에 연결할 수 없습니다.</translation>
    </message>
    <message>
        <source>The address of the clip does not work any more (HTTP %1).</source>
        <translation>클립 주소가 더 이상 작동하지 않습니다(HTTP %1).</translation>
    </message>
    <message>
        <source>The server that holds the clip has trouble of its own (HTTP %1).</source>
        <translation>클립이 있는 서버 자체에 문제가 있습니다(HTTP %1).</translation>
    </message>
    <message>
        <source>The server that holds the clip contradicts itself about its length.</source>
        <translation>클립이 있는 서버가 알려 준 길이가 서로 맞지 않습니다.</translation>
    </message>
    <message>
        <source>The address of the clip leads on and on; it was not followed further.</source>
        <translation>클립 주소가 계속 다른 곳으로 넘어가 더 따라가지 않았습니다.</translation>
    </message>
    <message>
        <source>The address of the clip leads from a secure connection to an open one; it was not followed.</source>
        <translation>클립 주소가 보안 연결에서 비보안 연결로 넘어가 따라가지 않았습니다.</translation>
    </message>
    <message>
        <source>The download is not complete.</source>
        <translation>다운로드가 완전하지 않습니다.</translation>
    </message>
    <message>
        <source>The clip could not be given a name: each is taken as soon as it is found.</source>
        <translation>클립에 이름을 붙일 수 없습니다. 이름을 찾을 때마다 바로 사용 중이 됩니다.</translation>
    </message>
    <message>
        <source>The address gave a page or a playlist in place of the clip.</source>
        <translation>주소에서 클립 대신 웹 페이지나 재생 목록이 왔습니다.</translation>
    </message>
    <message>
        <source>The address of the clip gave nothing.</source>
        <translation>클립 주소에서 아무것도 오지 않았습니다.</translation>
    </message>
</context>
<context>
    <name>Dailies::FilmstripBar</name>
    <message>
        <source>Filmstrip</source>
        <translation>필름스트립</translation>
    </message>
</context>
<context>
    <name>Dailies::FilterChips</name>
    <message>
        <source>Rated 5</source>
        <translation>평점 5</translation>
    </message>
    <message>
        <source>Rated %1 or more</source>
        <translation>평점 %1 이상</translation>
    </message>
    <message>
        <source>Tag: %1</source>
        <translation>태그: %1</translation>
    </message>
    <message>
        <source>Since %1</source>
        <translation>%1 이후</translation>
    </message>
    <message>
        <source>Remove the filter %1</source>
        <translation>필터 제거: %1</translation>
    </message>
    <message>
        <source>Takes this filter away</source>
        <translation>이 필터를 제거합니다</translation>
    </message>
    <message>
        <source>Clear all</source>
        <translation>모두 지우기</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>계정</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>모델</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>태그</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>종류</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>평점</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>만든 날짜</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>오늘</translation>
    </message>
    <message>
        <source>In the last 7 days</source>
        <translation>최근 7일</translation>
    </message>
    <message>
        <source>This month</source>
        <translation>이번 달</translation>
    </message>
    <message>
        <source>Until %1</source>
        <translation>%1까지</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>days</comment>
        <translation>%1~%2</translation>
    </message>
    <message>
        <source>Between…</source>
        <translation>기간 지정…</translation>
    </message>
</context>
<context>
    <name>Dailies::FindingsList</name>
    <message>
        <source>Needed before this can be sent</source>
        <translation>보내기 전에 필요함</translation>
    </message>
    <message>
        <source>Sent after you confirm it</source>
        <translation>확인 후 보냄</translation>
    </message>
    <message>
        <source>For your information</source>
        <translation>참고 사항</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>점검 결과</translation>
    </message>
    <message>
        <source>%1 notes</source>
        <translation>참고 %1개</translation>
    </message>
</context>
<context>
    <name>Dailies::FolderEdit</name>
    <message>
        <source>Choose…</source>
        <translation>선택…</translation>
    </message>
    <message>
        <source>Folder for clips</source>
        <translation>클립 폴더</translation>
    </message>
</context>
<context>
    <name>Dailies::FormController</name>
    <message>
        <source>The form holds another request now.</source>
        <translation>이제 양식에 다른 요청이 들어 있습니다.</translation>
    </message>
    <message>
        <source>Bring back what was there</source>
        <translation>이전 내용 복원</translation>
    </message>
    <message>
        <source>A red kite climbs over the evening hill; the camera follows it in one slow move.</source>
        <translation>저녁 언덕 위로 빨간 연이 떠오르고, 카메라가 한 번의 느린 움직임으로 연을 따라간다.</translation>
    </message>
    <message>
        <source>The form holds this request already.</source>
        <translation>양식에 이미 이 요청이 들어 있습니다.</translation>
    </message>
    <message>
        <source>The form holds another request. This is what task %1 would change:</source>
        <translation>양식에 다른 요청이 들어 있습니다. 작업 %1을(를) 사용하면 다음이 바뀝니다:</translation>
    </message>
    <message>
        <source>It is there.</source>
        <translation>접근할 수 있습니다.</translation>
    </message>
    <message>
        <source>What stood in the form last time cannot be read. Its file is kept among the drafts.</source>
        <translation>지난번 양식의 내용을 읽을 수 없습니다. 그 파일은 초안에 보관되어 있습니다.</translation>
    </message>
    <message>
        <source>What stands in the form cannot be written to %1. It is lost when Dailies ends.</source>
        <translation>양식의 내용을 %1에 쓸 수 없습니다. Dailies를 종료하면 사라집니다.</translation>
    </message>
</context>
<context>
    <name>Dailies::FrameActions</name>
    <message>
        <source>Save frame…</source>
        <translation>프레임 저장…</translation>
    </message>
    <message>
        <source>Save the picture on screen as PNG</source>
        <translation>현재 화면을 PNG로 저장합니다</translation>
    </message>
    <message>
        <source>Copy frame</source>
        <translation>프레임 복사</translation>
    </message>
    <message>
        <source>Copy the picture on screen</source>
        <translation>현재 화면을 복사합니다</translation>
    </message>
    <message>
        <source>Use as first frame</source>
        <translation>첫 프레임으로 사용</translation>
    </message>
    <message>
        <source>Begin the request in the form with this picture</source>
        <translation>양식의 요청을 이 화면으로 시작합니다</translation>
    </message>
    <message>
        <source>Use as last frame</source>
        <translation>마지막 프레임으로 사용</translation>
    </message>
    <message>
        <source>End the request in the form with this picture</source>
        <translation>양식의 요청을 이 화면으로 끝냅니다</translation>
    </message>
    <message>
        <source>Use as reference</source>
        <translation>참조로 사용</translation>
    </message>
    <message>
        <source>Add this picture to the references of the request in the form</source>
        <translation>이 화면을 양식의 요청에 참조로 추가합니다</translation>
    </message>
    <message>
        <source>Continue from the last frame</source>
        <translation>마지막 프레임에서 이어 가기</translation>
    </message>
    <message>
        <source>A new request that begins where this take ends</source>
        <translation>이 테이크가 끝나는 곳에서 시작하는 새 요청</translation>
    </message>
</context>
<context>
    <name>Dailies::FrameController</name>
    <message>
        <source>Save frame</source>
        <translation>프레임 저장</translation>
    </message>
    <message>
        <source>PNG pictures (*.png)</source>
        <translation>PNG 이미지 (*.png)</translation>
    </message>
    <message>
        <source>%1 frame %2.png</source>
        <comment>name of a file</comment>
        <translation>%1 프레임 %2.png</translation>
    </message>
    <message>
        <source>Frame %1 was copied.</source>
        <translation>프레임 %1을(를) 복사했습니다.</translation>
    </message>
    <message>
        <source>The request begins with frame %1 now.</source>
        <translation>이제 요청이 프레임 %1에서 시작합니다.</translation>
    </message>
    <message>
        <source>The request ends with frame %1 now.</source>
        <translation>이제 요청이 프레임 %1에서 끝납니다.</translation>
    </message>
    <message>
        <source>Frame %1 is a reference of the request now.</source>
        <translation>이제 프레임 %1이(가) 요청의 참조입니다.</translation>
    </message>
    <message>
        <source>The request in the form goes on from the last frame of this take.</source>
        <translation>양식의 요청이 이 테이크의 마지막 프레임에서 이어집니다.</translation>
    </message>
    <message>
        <source>Bring back what was there</source>
        <translation>이전 내용 복원</translation>
    </message>
</context>
<context>
    <name>Dailies::FrameRequest</name>
    <message>
        <source>No model of this account begins with a picture.</source>
        <translation>이 계정에는 이미지로 시작하는 모델이 없습니다.</translation>
    </message>
    <message>
        <source>No model of this account ends with a given picture.</source>
        <translation>이 계정에는 지정한 이미지로 끝나는 모델이 없습니다.</translation>
    </message>
    <message>
        <source>No model of this account takes pictures as references.</source>
        <translation>이 계정에는 이미지를 참조로 받는 모델이 없습니다.</translation>
    </message>
</context>
<context>
    <name>Dailies::GuideWindow</name>
    <message>
        <source>User guide</source>
        <translation>사용자 가이드</translation>
    </message>
    <message>
        <source>Page of the guide</source>
        <translation>가이드 페이지</translation>
    </message>
    <message>
        <source>Search the guide</source>
        <translation>가이드 검색</translation>
    </message>
    <message>
        <source>Enter goes to the next place</source>
        <translation>Enter를 누르면 다음 위치로 이동합니다</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>페이지</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>뒤로</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>앞으로</translation>
    </message>
    <message>
        <source>Nothing found for “%1”.</source>
        <translation>“%1” 검색 결과가 없습니다.</translation>
    </message>
    <message numerus="yes">
        <source>On %n pages</source>
        <translation>
            <numerusform>%n개 페이지에 있음</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::HelpController</name>
    <message>
        <source>User guide</source>
        <translation>사용자 가이드</translation>
    </message>
    <message>
        <source>Terms explained</source>
        <translation>용어 설명</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>키보드 단축키</translation>
    </message>
    <message>
        <source>Open log folder</source>
        <translation>로그 폴더 열기</translation>
    </message>
    <message>
        <source>Report a problem…</source>
        <translation>문제 보고…</translation>
    </message>
    <message>
        <source>About Dailies</source>
        <translation>Dailies 정보</translation>
    </message>
</context>
<context>
    <name>Dailies::ImportController</name>
    <message>
        <source>Open request</source>
        <translation>요청 열기</translation>
    </message>
    <message>
        <source>Requests (*.json *.txt *.sh)</source>
        <translation>요청 (*.json *.txt *.sh)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>모든 파일 (*)</translation>
    </message>
    <message>
        <source>There is no text on the clipboard: copy JSON or a cURL command first.</source>
        <translation>클립보드에 텍스트가 없습니다. 먼저 JSON이나 cURL 명령을 복사하십시오.</translation>
    </message>
    <message>
        <source>The command was for %1; the chosen account stays.</source>
        <translation>이 명령의 대상은 %1이었지만, 선택된 계정을 그대로 유지합니다.</translation>
    </message>
</context>
<context>
    <name>Dailies::JsonEditor</name>
    <message>
        <source>Template</source>
        <translation>템플릿</translation>
    </message>
    <message>
        <source>Puts in the form that one vendor documents; it is not in the specification.</source>
        <translation>한 공급업체의 문서에 있는 형식을 넣습니다. 명세에는 없습니다.</translation>
    </message>
    <message>
        <source>Puts in keys that vendors know; they are not in the specification.</source>
        <translation>공급업체가 지원하는 키를 넣습니다. 명세에는 없습니다.</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>서식 정리</translation>
    </message>
    <message>
        <source>Gives each key a line of its own.</source>
        <translation>키마다 한 줄씩 배치합니다.</translation>
    </message>
    <message>
        <source>%1: %2 stands twice; the last one counts.</source>
        <translation>%1: %2이(가) 두 번 나옵니다. 마지막 것이 적용됩니다.</translation>
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
        <translation>이 키 사용</translation>
    </message>
    <message>
        <source>Key of %1</source>
        <translation>%1의 키</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>키</translation>
    </message>
    <message>
        <source>It is sent to %1 only.</source>
        <translation>%1(으)로만 보냅니다.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Keeping the key…</source>
        <translation>키를 보관하는 중…</translation>
    </message>
    <message>
        <source>%1 The key is kept until you quit.</source>
        <translation>%1 키는 종료할 때까지만 보관됩니다.</translation>
    </message>
</context>
<context>
    <name>Dailies::KeyEdit</name>
    <message>
        <source>Paste</source>
        <translation>붙여 넣기</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>지우기</translation>
    </message>
</context>
<context>
    <name>Dailies::KeychainStore</name>
    <message>
        <source>The keychain did not keep the key.</source>
        <translation>키체인이 키를 보관하지 않았습니다.</translation>
    </message>
    <message>
        <source>The keychain could not be used: %1</source>
        <translation>키체인을 사용할 수 없습니다. %1</translation>
    </message>
    <message>
        <source>No keychain is available: no password service, such as GNOME Keyring or KDE Wallet, runs in this session. Start one, or go on with a key for this session.</source>
        <translation>사용할 수 있는 키체인이 없습니다. GNOME Keyring이나 KDE Wallet 같은 암호 서비스가 이 세션에서 실행되고 있지 않습니다. 서비스를 시작하거나 이번 세션에만 쓸 키로 계속하십시오.</translation>
    </message>
    <message>
        <source>The keychain is locked. Unlock it, in its own window or with the desktop&apos;s password program, and try again.</source>
        <translation>키체인이 잠겨 있습니다. 키체인 창이나 데스크톱의 암호 프로그램에서 잠금을 해제한 뒤 다시 시도하십시오.</translation>
    </message>
    <message>
        <source>The keychain does not answer; nothing in it was changed. Try again, and if it stays silent, log in to the desktop anew.</source>
        <translation>키체인이 응답하지 않습니다. 키체인의 내용은 변경되지 않았습니다. 다시 시도하고, 계속 응답이 없으면 데스크톱에 다시 로그인하십시오.</translation>
    </message>
    <message>
        <source>No key is kept for this account and address. Enter it once more.</source>
        <translation>이 계정과 주소에 보관된 키가 없습니다. 다시 입력하십시오.</translation>
    </message>
    <message>
        <source>The keychain did not give permission. Allow Dailies to use it, and try again.</source>
        <translation>키체인이 권한을 주지 않았습니다. Dailies의 사용을 허용한 뒤 다시 시도하십시오.</translation>
    </message>
</context>
<context>
    <name>Dailies::LineageLinks</name>
    <message>
        <source>Continues</source>
        <comment>the task before; a label</comment>
        <translation>이전 작업</translation>
    </message>
    <message>
        <source>Continued by</source>
        <comment>tasks after; a label</comment>
        <translation>이어진 작업</translation>
    </message>
    <message>
        <source>task %1, which is not there any more</source>
        <translation>더 이상 없는 작업 %1</translation>
    </message>
    <message>
        <source>Task %1 · in the recycle bin</source>
        <translation>작업 %1 · 휴지통에 있음</translation>
    </message>
    <message>
        <source>Task %1 · %2</source>
        <comment>number and state</comment>
        <translation>작업 %1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n개 더</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::ListEditor</name>
    <message>
        <source>Move up</source>
        <translation>위로 이동</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>아래로 이동</translation>
    </message>
</context>
<context>
    <name>Dailies::ListRow</name>
    <message>
        <source>Move up</source>
        <translation>위로 이동</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>아래로 이동</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>제거</translation>
    </message>
</context>
<context>
    <name>Dailies::LongTextEditor</name>
    <message>
        <source>What is to be seen, and how it moves</source>
        <translation>무엇이 보이고 어떻게 움직이는지</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <comment>characters, and how many at most</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>1 character</source>
        <translation>1자</translation>
    </message>
    <message>
        <source>%1 characters</source>
        <translation>%1자</translation>
    </message>
    <message>
        <source>the service may cut the rest</source>
        <translation>나머지는 서비스에서 잘릴 수 있음</translation>
    </message>
</context>
<context>
    <name>Dailies::MainWindow</name>
    <message>
        <source>Viewer</source>
        <translation>뷰어</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>작업</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>창</translation>
    </message>
    <message>
        <source>Saved as draft “%1”.</source>
        <translation>“%1” 초안으로 저장했습니다.</translation>
    </message>
    <message>
        <source>Clips: %1</source>
        <translation>클립: %1</translation>
    </message>
    <message>
        <source>A request is on its way. Dailies closes as soon as the service has answered, so that no answer is lost.</source>
        <translation>요청을 보내는 중입니다. 응답을 잃지 않도록 서비스가 응답하는 즉시 Dailies를 닫습니다.</translation>
    </message>
    <message>
        <source>Stay open</source>
        <translation>닫지 않기</translation>
    </message>
    <message>
        <source>Close now</source>
        <translation>지금 닫기</translation>
    </message>
    <message>
        <source>Practice service: every call stays on this computer · no bill</source>
        <translation>연습 서비스: 모든 호출이 이 컴퓨터에서만 처리됨 · 요금 없음</translation>
    </message>
    <message>
        <source>The desktop could not open %1.</source>
        <translation>데스크톱에서 %1을(를) 열 수 없습니다.</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>비교</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>세부 정보</translation>
    </message>
    <message>
        <source>Compose</source>
        <translation>작성</translation>
    </message>
</context>
<context>
    <name>Dailies::MarkActions</name>
    <message>
        <source>No rating</source>
        <translation>평점 없음</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>실행 취소</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>다시 실행</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>평점</translation>
    </message>
</context>
<context>
    <name>Dailies::MarksEdit</name>
    <message>
        <source>Tags</source>
        <translation>태그</translation>
    </message>
    <message>
        <source>Separated by commas</source>
        <translation>쉼표로 구분</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>메모</translation>
    </message>
</context>
<context>
    <name>Dailies::MediaDrop</name>
    <message>
        <source>“%1” is a folder. Add the files that are in it.</source>
        <translation>“%1”은(는) 폴더입니다. 그 안의 파일을 추가하십시오.</translation>
    </message>
    <message>
        <source>“%1” is no file and no web address.</source>
        <translation>“%1”은(는) 파일도 웹 주소도 아닙니다.</translation>
    </message>
    <message>
        <source>This text is no address: “%1”</source>
        <translation>이 텍스트는 주소가 아닙니다: “%1”</translation>
    </message>
    <message>
        <source>There is no file, no picture and no address in it.</source>
        <translation>파일, 이미지, 주소가 들어 있지 않습니다.</translation>
    </message>
</context>
<context>
    <name>Dailies::MediaEditor</name>
    <message>
        <source>Add file…</source>
        <translation>파일 추가…</translation>
    </message>
    <message>
        <source>Add address…</source>
        <translation>주소 추가…</translation>
    </message>
    <message>
        <source>or drop, or paste</source>
        <translation>또는 끌어다 놓거나 붙여 넣기</translation>
    </message>
    <message>
        <source>Looking up…</source>
        <translation>확인하는 중…</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>실행 취소</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>다시 실행</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>붙여 넣기</translation>
    </message>
    <message>
        <source>Drop to add</source>
        <translation>놓으면 추가됩니다</translation>
    </message>
</context>
<context>
    <name>Dailies::MediaInput</name>
    <message>
        <source>There is not enough memory to read %1.</source>
        <translation>메모리가 부족하여 %1을(를) 읽을 수 없습니다.</translation>
    </message>
    <message>
        <source>%1 has no picture.</source>
        <translation>%1에 화면이 없습니다.</translation>
    </message>
    <message>
        <source>The picture of %1 is of a kind that cannot be decoded here.</source>
        <translation>%1의 화면은 여기서 디코딩할 수 없는 형식입니다.</translation>
    </message>
    <message>
        <source>Reading %1 was stopped.</source>
        <translation>%1 읽기를 중지했습니다.</translation>
    </message>
    <message>
        <source>%1 takes too long to read.</source>
        <translation>%1을(를) 읽는 데 시간이 너무 오래 걸립니다.</translation>
    </message>
    <message>
        <source>Frame %1 of %2 cannot be decoded.</source>
        <translation>%2의 프레임 %1을(를) 디코딩할 수 없습니다.</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation>파일 %1이(가) 없습니다.</translation>
    </message>
    <message>
        <source>%1 is a folder, not a media file.</source>
        <translation>%1은(는) 미디어 파일이 아니라 폴더입니다.</translation>
    </message>
    <message>
        <source>%1 is not an ordinary file.</source>
        <translation>%1은(는) 일반 파일이 아닙니다.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>%1을(를) 읽을 수 없습니다. %2.</translation>
    </message>
    <message>
        <source>%1 is empty.</source>
        <translation>%1이(가) 비어 있습니다.</translation>
    </message>
    <message>
        <source>%1 is a text that points to other places, not a clip.</source>
        <translation>%1은(는) 클립이 아니라 다른 위치를 가리키는 텍스트입니다.</translation>
    </message>
    <message>
        <source>%1 is not a clip or a sound that can be read.</source>
        <translation>%1은(는) 읽을 수 있는 클립이나 오디오가 아닙니다.</translation>
    </message>
    <message>
        <source>%1 is cut short: its end is missing.</source>
        <translation>%1이(가) 잘려서 끝부분이 없습니다.</translation>
    </message>
    <message>
        <source>%1 is damaged or not a clip (%2).</source>
        <translation>%1이(가) 손상되었거나 클립이 아닙니다(%2).</translation>
    </message>
    <message>
        <source>%1 does not say how large its picture is.</source>
        <translation>%1에 화면 크기 정보가 없습니다.</translation>
    </message>
    <message>
        <source>The picture of %1 is too large to be shown safely.</source>
        <translation>%1의 화면이 너무 커서 안전하게 표시할 수 없습니다.</translation>
    </message>
    <message>
        <source>%1 has neither picture nor sound.</source>
        <translation>%1에 화면도 소리도 없습니다.</translation>
    </message>
    <message>
        <source>%1 holds nothing to play.</source>
        <translation>%1에 재생할 내용이 없습니다.</translation>
    </message>
    <message>
        <source>No picture of %1 can be decoded.</source>
        <translation>%1에 디코딩할 수 있는 화면이 없습니다.</translation>
    </message>
    <message>
        <source>The picture of %1 cannot be made smaller.</source>
        <translation>%1의 화면을 줄일 수 없습니다.</translation>
    </message>
    <message>
        <source>%1 begins as a clip and goes on as something else.</source>
        <translation>%1은(는) 클립으로 시작하지만 뒷부분은 다른 내용입니다.</translation>
    </message>
</context>
<context>
    <name>Dailies::MediaMenu</name>
    <message>
        <source>Move up</source>
        <translation>위로 이동</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>아래로 이동</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>제거</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>폴더에서 보기</translation>
    </message>
    <message>
        <source>Look up</source>
        <translation>주소 확인</translation>
    </message>
    <message>
        <source>Copy address</source>
        <translation>주소 복사</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>실행 취소</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>다시 실행</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>붙여 넣기</translation>
    </message>
</context>
<context>
    <name>Dailies::MediaNotices</name>
    <message>
        <source>Undo</source>
        <translation>실행 취소</translation>
    </message>
    <message>
        <source>Removed %1 ·</source>
        <translation>%1 제거됨 ·</translation>
    </message>
    <message>
        <source>The prompt&apos;s numbers no longer fit.</source>
        <translation>프롬프트의 번호가 더 이상 맞지 않습니다.</translation>
    </message>
    <message>
        <source>Renumber the prompt</source>
        <translation>프롬프트 번호 다시 매기기</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>그대로 두기</translation>
    </message>
</context>
<context>
    <name>Dailies::MediaRow</name>
    <message>
        <source>More</source>
        <translation>더 보기</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>유형</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>주소</translation>
    </message>
    <message>
        <source>Reference voice</source>
        <translation>참조 음성</translation>
    </message>
    <message>
        <source>Not set</source>
        <translation>설정 안 함</translation>
    </message>
    <message>
        <source>Insert %1 into the prompt</source>
        <translation>프롬프트에 %1 삽입</translation>
    </message>
</context>
<context>
    <name>Dailies::MediaSources</name>
    <message>
        <source>Add files</source>
        <translation>파일 추가</translation>
    </message>
    <message>
        <source>Images, video and sound (%1)</source>
        <translation>이미지, 비디오, 오디오 (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>모든 파일 (*)</translation>
    </message>
    <message>
        <source>Images go by their address here. This picture has none.</source>
        <translation>여기서는 이미지를 주소로 보내는데, 이 이미지에는 주소가 없습니다.</translation>
    </message>
</context>
<context>
    <name>Dailies::MediaThumb</name>
    <message>
        <source>Drag to move. Keys: Alt+Up and Alt+Down move, Del removes.</source>
        <translation>끌어서 이동합니다. 키: Alt+위쪽 화살표와 Alt+아래쪽 화살표로 이동, Del로 제거.</translation>
    </message>
</context>
<context>
    <name>Dailies::MediaWords</name>
    <message>
        <source>The file is missing</source>
        <translation>파일이 없음</translation>
    </message>
    <message>
        <source>The file cannot be read</source>
        <translation>파일을 읽을 수 없음</translation>
    </message>
    <message>
        <source>Not a file</source>
        <translation>파일이 아님</translation>
    </message>
    <message>
        <source>The file is empty</source>
        <translation>파일이 비어 있음</translation>
    </message>
    <message>
        <source>The file is still being written</source>
        <translation>파일을 아직 쓰는 중</translation>
    </message>
    <message>
        <source>The file is damaged</source>
        <translation>파일이 손상됨</translation>
    </message>
    <message>
        <source>image</source>
        <translation>이미지</translation>
    </message>
    <message>
        <source>images</source>
        <translation>이미지</translation>
    </message>
    <message>
        <source>video</source>
        <translation>비디오</translation>
    </message>
    <message>
        <source>videos</source>
        <translation>비디오</translation>
    </message>
    <message>
        <source>audio</source>
        <translation>오디오</translation>
    </message>
    <message>
        <source>document</source>
        <translation>문서</translation>
    </message>
    <message>
        <source>documents</source>
        <translation>문서</translation>
    </message>
    <message>
        <source>page</source>
        <translation>웹 페이지</translation>
    </message>
    <message>
        <source>pages</source>
        <translation>웹 페이지</translation>
    </message>
    <message>
        <source>images and videos</source>
        <translation>이미지 및 비디오</translation>
    </message>
    <message>
        <source>item</source>
        <translation>항목</translation>
    </message>
    <message>
        <source>items</source>
        <translation>항목</translation>
    </message>
    <message>
        <source>%1/%2 %3</source>
        <translation>%3 %1/%2</translation>
    </message>
    <message>
        <source>%1 (too many)</source>
        <translation>%1(너무 많음)</translation>
    </message>
    <message>
        <source>%1/%2 s</source>
        <translation>%1/%2초</translation>
    </message>
    <message>
        <source>%1 (too long)</source>
        <translation>%1(너무 김)</translation>
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
        <translation>%1초</translation>
    </message>
    <message>
        <source>Inline data · %1</source>
        <translation>인라인 데이터 · %1</translation>
    </message>
</context>
<context>
    <name>Dailies::MessageBar</name>
    <message>
        <source>Close this message</source>
        <translation>이 메시지 닫기</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>메시지</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>경고</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>문제</translation>
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
        <translation>계정</translation>
    </message>
    <message>
        <source>No account yet</source>
        <translation>아직 계정 없음</translation>
    </message>
    <message>
        <source>Model code</source>
        <translation>모델 코드</translation>
    </message>
    <message>
        <source>Request kind</source>
        <translation>요청 종류</translation>
    </message>
    <message>
        <source>Dailies does not know the family of the model %1 and would send this as %2.</source>
        <translation>Dailies는 모델 %1의 계열을 모르며, %2(으)로 보내려고 합니다.</translation>
    </message>
</context>
<context>
    <name>Dailies::ModelController</name>
    <message>
        <source>%1 no longer lists %2.</source>
        <translation>%1의 모델 목록에 %2이(가) 더 이상 없습니다.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>실행 취소</translation>
    </message>
    <message>
        <source>The service answered as family %1. Dailies took %2 for family %3; the task is followed all the same.</source>
        <translation>서비스가 %1 계열로 응답했습니다. Dailies는 %2을(를) %3 계열로 보았습니다. 작업은 그대로 추적합니다.</translation>
    </message>
    <message>
        <source>Set %1 to family %2</source>
        <translation>%1을(를) %2 계열로 설정</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>그대로 두기</translation>
    </message>
</context>
<context>
    <name>Dailies::ModelProfileEditor</name>
    <message>
        <source>Model profiles</source>
        <translation>모델 프로필</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>모델</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>값</translation>
    </message>
    <message>
        <source>Media</source>
        <translation>미디어</translation>
    </message>
    <message>
        <source>As JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>New profile</source>
        <translation>새 프로필</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>복제</translation>
    </message>
    <message>
        <source>Restore default</source>
        <translation>기본값 복원</translation>
    </message>
    <message>
        <source>new-profile</source>
        <translation>새-프로필</translation>
    </message>
    <message>
        <source>Discard changes</source>
        <translation>변경 사항 버리기</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>저장</translation>
    </message>
    <message>
        <source>Nothing is known of %1 yet; requests for it get no remarks on values and limits.</source>
        <translation>%1에 대해 아직 알려진 것이 없어, 이 모델의 요청은 값과 제한을 점검하지 않습니다.</translation>
    </message>
    <message>
        <source>default</source>
        <translation>기본</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>변경됨</translation>
    </message>
    <message>
        <source>own</source>
        <translation>사용자 정의</translation>
    </message>
    <message>
        <source>%1, not saved</source>
        <translation>%1, 저장 안 됨</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>삭제</translation>
    </message>
    <message>
        <source>%1-copy</source>
        <translation>%1-사본</translation>
    </message>
    <message>
        <source>%1 is as it came again.</source>
        <translation>%1을(를) 기본값으로 복원했습니다.</translation>
    </message>
    <message>
        <source>%1 is deleted.</source>
        <translation>%1을(를) 삭제했습니다.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>실행 취소</translation>
    </message>
    <message>
        <source>The changes to %1 are discarded.</source>
        <translation>%1의 변경 사항을 버렸습니다.</translation>
    </message>
    <message>
        <source>One profile is not saved.</source>
        <translation>프로필 1개가 저장되지 않았습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n profiles are not saved.</source>
        <translation>
            <numerusform>프로필 %n개가 저장되지 않았습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save and close</source>
        <translation>저장하고 닫기</translation>
    </message>
    <message>
        <source>Close without saving</source>
        <translation>저장하지 않고 닫기</translation>
    </message>
</context>
<context>
    <name>Dailies::ModelsPage</name>
    <message>
        <source>Models</source>
        <translation>모델</translation>
    </message>
    <message>
        <source>Move up (Alt+Up)</source>
        <translation>위로 이동(Alt+위쪽 화살표)</translation>
    </message>
    <message>
        <source>Move down (Alt+Down)</source>
        <translation>아래로 이동(Alt+아래쪽 화살표)</translation>
    </message>
    <message>
        <source>Remove from the list (Delete)</source>
        <translation>목록에서 제거(Delete)</translation>
    </message>
    <message>
        <source>The chosen model belongs to</source>
        <translation>선택한 모델의 계열</translation>
    </message>
    <message>
        <source>It serves</source>
        <translation>지원하는 요청 종류</translation>
    </message>
    <message>
        <source>When this kind is chosen in Compose, this account and model are chosen with it.</source>
        <translation>“작성”에서 이 종류를 선택하면 이 계정과 모델이 함께 선택됩니다.</translation>
    </message>
    <message>
        <source>Compose takes it for</source>
        <translation>“작성”에서 이 모델을 쓸 종류</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>실행 취소</translation>
    </message>
    <message>
        <source>These codes are all in the list already.</source>
        <translation>이 코드는 모두 이미 목록에 있습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n codes were added.</source>
        <translation>
            <numerusform>코드 %n개를 추가했습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was taken off the list.</source>
        <translation>목록에서 %1을(를) 제거했습니다.</translation>
    </message>
</context>
<context>
    <name>Dailies::NumberEditor</name>
    <message>
        <source> s</source>
        <comment>seconds, after a number</comment>
        <translation> 초</translation>
    </message>
</context>
<context>
    <name>Dailies::OptionalSpin</name>
    <message>
        <source>Not set</source>
        <translation>설정 안 함</translation>
    </message>
</context>
<context>
    <name>Dailies::PartWriter</name>
    <message>
        <source>The download is not complete.</source>
        <translation>다운로드가 완전하지 않습니다.</translation>
    </message>
    <message>
        <source>What came is no better than the clip that is there.</source>
        <translation>도착한 파일이 지금 있는 클립보다 낫지 않습니다.</translation>
    </message>
    <message>
        <source>The clip is not in its folder any more.</source>
        <translation>클립이 더 이상 폴더에 없습니다.</translation>
    </message>
</context>
<context>
    <name>Dailies::PictureStore</name>
    <message>
        <source>The picture could not be kept: %1</source>
        <translation>이미지를 보관하지 못했습니다. %1</translation>
    </message>
    <message>
        <source>it is too large, or damaged.</source>
        <translation>너무 크거나 손상되었습니다.</translation>
    </message>
    <message>
        <source>there is no folder for it.</source>
        <translation>보관할 폴더가 없습니다.</translation>
    </message>
    <message>
        <source>the folder %1 cannot be made.</source>
        <translation>폴더 %1을(를) 만들 수 없습니다.</translation>
    </message>
</context>
<context>
    <name>Dailies::PlayerActions</name>
    <message>
        <source>Play</source>
        <translation>재생</translation>
    </message>
    <message>
        <source>Play, or faster</source>
        <translation>재생 또는 빠르게</translation>
    </message>
    <message>
        <source>Previous frame</source>
        <translation>이전 프레임</translation>
    </message>
    <message>
        <source>Next frame</source>
        <translation>다음 프레임</translation>
    </message>
    <message>
        <source>First frame</source>
        <translation>첫 프레임</translation>
    </message>
    <message>
        <source>Last frame</source>
        <translation>마지막 프레임</translation>
    </message>
    <message>
        <source>One second back</source>
        <translation>1초 뒤로</translation>
    </message>
    <message>
        <source>One second forward</source>
        <translation>1초 앞으로</translation>
    </message>
    <message>
        <source>Go to frame…</source>
        <translation>프레임으로 이동…</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>여기부터 재생</translation>
    </message>
    <message>
        <source>Play to here</source>
        <translation>여기까지 재생</translation>
    </message>
    <message>
        <source>Play the whole clip</source>
        <translation>클립 전체 재생</translation>
    </message>
    <message>
        <source>Fit the picture in</source>
        <translation>화면에 맞추기</translation>
    </message>
    <message>
        <source>Show at 100 %</source>
        <translation>100%로 보기</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>확대</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>축소</translation>
    </message>
    <message>
        <source>%1×</source>
        <comment>playing speed</comment>
        <translation>%1×</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>느리게</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>빠르게</translation>
    </message>
    <message>
        <source>Normal speed</source>
        <translation>보통 속도</translation>
    </message>
    <message>
        <source>Loop</source>
        <translation>반복</translation>
    </message>
    <message>
        <source>Filmstrip</source>
        <translation>필름스트립</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>음소거</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>전체 화면</translation>
    </message>
    <message>
        <source>Leave full screen</source>
        <translation>전체 화면 끝내기</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>일시 정지</translation>
    </message>
    <message>
        <source>No sound device was found. The picture plays without sound.</source>
        <translation>사운드 장치를 찾지 못했습니다. 소리 없이 화면만 재생합니다.</translation>
    </message>
    <message>
        <source>Pause at normal speed; held, J and L go by frames</source>
        <translation>일시 정지 및 보통 속도. 누르고 있으면 J와 L로 한 프레임씩 이동</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>이동</translation>
    </message>
    <message>
        <source>Part of the clip</source>
        <translation>클립 구간</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>속도</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>확대/축소</translation>
    </message>
    <message>
        <source>Play backwards, then faster</source>
        <translation>역방향 재생, 다시 누르면 빠르게</translation>
    </message>
</context>
<context>
    <name>Dailies::PlayerWidget</name>
    <message>
        <source>Select a take to watch it.</source>
        <translation>테이크를 선택하면 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>Go to frame</source>
        <translation>프레임으로 이동</translation>
    </message>
    <message>
        <source>Frame, 0 to %1:</source>
        <translation>프레임(0~%1):</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>이동</translation>
    </message>
</context>
<context>
    <name>Dailies::PracticeController</name>
    <message>
        <source>There are no practice takes.</source>
        <translation>연습 테이크가 없습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n practice takes leave the list.</source>
        <translation>
            <numerusform>연습 테이크 %n개를 목록에서 제거합니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them are not finished and are stopped.</source>
        <translation>
            <numerusform>그중 %n개는 끝나지 않았으며 중지됩니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Their clips (%1) go to the wastebasket.</source>
        <translation>해당 클립(%1)은 시스템 휴지통으로 이동합니다.</translation>
    </message>
    <message>
        <source>Clear practice takes</source>
        <translation>연습 테이크 지우기</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>유지</translation>
    </message>
    <message numerus="yes">
        <source>%n practice takes were cleared.</source>
        <translation>
            <numerusform>연습 테이크 %n개를 지웠습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more files stay where they are.</source>
        <translation>
            <numerusform>다른 파일 %n개도 그대로 남습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>실행 취소</translation>
    </message>
</context>
<context>
    <name>Dailies::PreferenceRow</name>
    <message>
        <source>Back to the usual value</source>
        <translation>기본값으로 되돌리기</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>%1 재설정</translation>
    </message>
</context>
<context>
    <name>Dailies::ProfileJsonPage</name>
    <message>
        <source>Profile as JSON</source>
        <translation>프로필 JSON</translation>
    </message>
</context>
<context>
    <name>Dailies::ProfileList</name>
    <message>
        <source>Model profiles</source>
        <translation>모델 프로필</translation>
    </message>
</context>
<context>
    <name>Dailies::ProfileMediaPage</name>
    <message>
        <source>All images</source>
        <translation>모든 이미지</translation>
    </message>
    <message>
        <source>All videos</source>
        <translation>모든 비디오</translation>
    </message>
    <message>
        <source>All audio</source>
        <translation>모든 오디오</translation>
    </message>
    <message>
        <source>All documents</source>
        <translation>모든 문서</translation>
    </message>
    <message>
        <source>Reference voice</source>
        <translation>참조 음성</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>개수</translation>
    </message>
    <message>
        <source>Request kind</source>
        <translation>요청 종류</translation>
    </message>
    <message>
        <source>Types</source>
        <translation>유형</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>최소</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>최대</translation>
    </message>
    <message>
        <source>Media</source>
        <translation>미디어</translation>
    </message>
    <message>
        <source>Formats</source>
        <translation>형식</translation>
    </message>
    <message>
        <source>MB</source>
        <translation>MB</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>초</translation>
    </message>
    <message>
        <source>to</source>
        <translation>~</translation>
    </message>
    <message>
        <source>Pixels</source>
        <translation>픽셀</translation>
    </message>
    <message>
        <source>Sum, s</source>
        <translation>합계(초)</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>파일</translation>
    </message>
    <message>
        <source>What is empty is not known. Combinations and rarer rules stand in the profile as JSON.</source>
        <translation>빈칸은 알려지지 않은 값입니다. 조합과 드문 규칙은 프로필 JSON에 있습니다.</translation>
    </message>
    <message>
        <source>Seconds of all items of the type together</source>
        <translation>이 유형의 모든 항목을 합한 시간(초)</translation>
    </message>
    <message>
        <source>%1: the first number is above the second.</source>
        <translation>%1: 첫 번째 숫자가 두 번째 숫자보다 큽니다.</translation>
    </message>
</context>
<context>
    <name>Dailies::ProfileModelPage</name>
    <message>
        <source>One pattern a line. A code fits when it holds all words of a line; a word after ! must not be in it, and = is the whole code.</source>
        <translation>한 줄에 패턴 하나씩. 한 줄의 모든 단어가 들어 있는 코드가 일치합니다. ! 뒤의 단어는 들어 있으면 안 되며, =은 코드 전체를 뜻합니다.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>계열</translation>
    </message>
    <message>
        <source>Request kinds</source>
        <translation>요청 종류</translation>
    </message>
    <message>
        <source>Model codes</source>
        <translation>모델 코드</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>출처</translation>
    </message>
    <message>
        <source>This profile comes with Dailies; a copy can have another name.</source>
        <translation>Dailies에 포함된 프로필입니다. 사본에는 다른 이름을 붙일 수 있습니다.</translation>
    </message>
    <message>
        <source>Confidence: %1</source>
        <translation>신뢰도: %1</translation>
    </message>
    <message>
        <source>Not said</source>
        <translation>명시 안 됨</translation>
    </message>
    <message>
        <source>Give the profile a name.</source>
        <translation>프로필 이름을 입력하십시오.</translation>
    </message>
    <message>
        <source>%1 comes with Dailies and keeps its name; a copy can have another.</source>
        <translation>%1은(는) Dailies에 포함된 프로필이므로 이름이 유지됩니다. 사본에는 다른 이름을 붙일 수 있습니다.</translation>
    </message>
    <message>
        <source>There is a profile of this name already.</source>
        <translation>같은 이름의 프로필이 이미 있습니다.</translation>
    </message>
    <message>
        <source>Choose at least one request kind.</source>
        <translation>요청 종류를 하나 이상 선택하십시오.</translation>
    </message>
    <message>
        <source>high</source>
        <comment>confidence in a source</comment>
        <translation>높음</translation>
    </message>
    <message>
        <source>medium</source>
        <comment>confidence in a source</comment>
        <translation>보통</translation>
    </message>
    <message>
        <source>low</source>
        <comment>confidence in a source</comment>
        <translation>낮음</translation>
    </message>
</context>
<context>
    <name>Dailies::ProfileValuesPage</name>
    <message>
        <source>Divided by commas. Other values can still be written in a request.</source>
        <translation>쉼표로 구분합니다. 요청에는 다른 값도 쓸 수 있습니다.</translation>
    </message>
    <message>
        <source>Values to choose from</source>
        <translation>선택할 수 있는 값</translation>
    </message>
    <message>
        <source>None</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>제한</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds behind a number</comment>
        <translation> 초</translation>
    </message>
    <message>
        <source>Prompt, characters</source>
        <translation>프롬프트(글자 수)</translation>
    </message>
    <message>
        <source>Negative prompt, characters</source>
        <translation>네거티브 프롬프트(글자 수)</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>길이</translation>
    </message>
    <message>
        <source>Duration with a reference video</source>
        <translation>참조 비디오가 있을 때의 길이</translation>
    </message>
    <message>
        <source>Input videos and clip together</source>
        <translation>입력 비디오와 클립의 합</translation>
    </message>
    <message>
        <source>Guidance</source>
        <translation>가이던스</translation>
    </message>
    <message>
        <source>Shots</source>
        <translation>샷</translation>
    </message>
    <message>
        <source>Prompt of a shot, characters</source>
        <translation>샷 프롬프트(글자 수)</translation>
    </message>
    <message>
        <source>Voices</source>
        <translation>음성</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>이미지</translation>
    </message>
    <message>
        <source>to</source>
        <translation>~</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>최대</translation>
    </message>
    <message>
        <source>%1 from</source>
        <translation>%1 하한</translation>
    </message>
    <message>
        <source>%1 to</source>
        <translation>%1 상한</translation>
    </message>
    <message>
        <source>%1: a limit is not below zero.</source>
        <translation>%1: 제한은 0보다 작을 수 없습니다.</translation>
    </message>
    <message>
        <source>%1: the first number is above the second.</source>
        <translation>%1: 첫 번째 숫자가 두 번째 숫자보다 큽니다.</translation>
    </message>
</context>
<context>
    <name>Dailies::PromptEdit</name>
    <message>
        <source>Input materials</source>
        <translation>입력 자료</translation>
    </message>
</context>
<context>
    <name>Dailies::QtPlayer</name>
    <message>
        <source>No picture of this clip could be shown.</source>
        <translation>이 클립의 화면을 표시할 수 없습니다.</translation>
    </message>
    <message>
        <source>This file holds no moving picture.</source>
        <translation>이 파일에는 움직이는 화면이 없습니다.</translation>
    </message>
    <message>
        <source>No media backend of Qt Multimedia is installed, so clips cannot be played here.</source>
        <translation>Qt Multimedia의 미디어 백엔드가 설치되어 있지 않아 클립을 재생할 수 없습니다.</translation>
    </message>
    <message>
        <source>This clip cannot be played: its contents are not what a player understands.</source>
        <translation>이 클립은 재생할 수 없습니다. 플레이어가 내용을 해석하지 못합니다.</translation>
    </message>
</context>
<context>
    <name>Dailies::QueueController</name>
    <message>
        <source>The request is not sent again. Its answer is still lost: the earlier call may have been charged.</source>
        <translation>요청을 다시 보내지 않습니다. 응답은 여전히 유실된 상태이며, 이전 호출의 요금이 청구되었을 수 있습니다.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>실행 취소</translation>
    </message>
    <message>
        <source>The request was removed. It was not sent and nothing was charged.</source>
        <translation>요청을 제거했습니다. 보내지 않았으며 요금도 청구되지 않았습니다.</translation>
    </message>
    <message>
        <source>The request was removed. It is not sent any more.</source>
        <translation>요청을 제거했습니다. 더 이상 보내지 않습니다.</translation>
    </message>
    <message>
        <source>The account of this request is not there any more.</source>
        <translation>이 요청의 계정이 더 이상 없습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n requests from last time were not sent. Nothing was charged.</source>
        <translation>
            <numerusform>지난번 요청 %n개가 전송되지 않았습니다. 요금은 청구되지 않았습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n requests from last time were not sent.</source>
        <translation>
            <numerusform>지난번 요청 %n개가 전송되지 않았습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Send</source>
        <translation>보내기</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>그대로 두기</translation>
    </message>
    <message>
        <source>Save evidence</source>
        <translation>증빙 자료 저장</translation>
    </message>
    <message>
        <source>Zip files (*.zip)</source>
        <translation>Zip 파일 (*.zip)</translation>
    </message>
    <message>
        <source>This task is not there any more.</source>
        <translation>이 작업은 더 이상 없습니다.</translation>
    </message>
    <message>
        <source>The evidence is in %1. Read it before you give it away.</source>
        <translation>증빙 자료를 %1에 저장했습니다. 다른 사람에게 주기 전에 내용을 확인하십시오.</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>폴더에서 보기</translation>
    </message>
    <message>
        <source>The request is not sent again. Its answer is still lost.</source>
        <translation>요청을 다시 보내지 않습니다. 응답은 여전히 유실된 상태입니다.</translation>
    </message>
    <message>
        <source>The request was removed. It was not sent.</source>
        <translation>요청을 제거했습니다. 보내지 않았습니다.</translation>
    </message>
    <message>
        <source>This task is here already.</source>
        <translation>이 작업은 이미 여기에 있습니다.</translation>
    </message>
</context>
<context>
    <name>Dailies::ReportController</name>
    <message>
        <source>The report is in %1.</source>
        <translation>보고서를 %1에 저장했습니다.</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>폴더에서 보기</translation>
    </message>
    <message>
        <source>The desktop could not open %1.</source>
        <translation>데스크톱에서 %1을(를) 열 수 없습니다.</translation>
    </message>
</context>
<context>
    <name>Dailies::ReportDialog</name>
    <message>
        <source>Put the prompts of the last tasks into it</source>
        <translation>최근 작업의 프롬프트 포함</translation>
    </message>
    <message>
        <source>Reading the keys, to take them out wherever they stand…</source>
        <translation>보고서에서 키를 모두 지우기 위해 키를 읽는 중…</translation>
    </message>
    <message>
        <source>Report a problem</source>
        <translation>문제 보고</translation>
    </message>
    <message>
        <source>This is all that would be in the report. Nothing is sent: it becomes a file, and you decide who gets it.</source>
        <translation>보고서에 들어갈 내용은 이것이 전부입니다. 아무것도 보내지 않습니다. 파일로 저장되며, 누구에게 줄지는 사용자가 결정합니다.</translation>
    </message>
    <message>
        <source>Save report…</source>
        <translation>보고서 저장…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Files of the report</source>
        <translation>보고서의 파일</translation>
    </message>
    <message>
        <source>Content of the file</source>
        <translation>파일 내용</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>보고서 저장</translation>
    </message>
    <message>
        <source>Zip files (*.zip)</source>
        <translation>Zip 파일 (*.zip)</translation>
    </message>
</context>
<context>
    <name>Dailies::ReportView</name>
    <message>
        <source>Copy</source>
        <translation>복사</translation>
    </message>
</context>
<context>
    <name>Dailies::RequestBody</name>
    <message>
        <source>%1 is not there any more.</source>
        <translation>%1이(가) 더 이상 없습니다.</translation>
    </message>
    <message>
        <source>%1 is not a file.</source>
        <translation>%1은(는) 파일이 아닙니다.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>%1을(를) 읽을 수 없습니다. %2.</translation>
    </message>
    <message>
        <source>%1 is empty.</source>
        <translation>%1이(가) 비어 있습니다.</translation>
    </message>
    <message>
        <source>%1 cannot be sent from this computer: only pictures (JPEG, PNG, WebP, BMP) can. Give an address for it instead.</source>
        <translation>%1은(는) 이 컴퓨터에서 보낼 수 없습니다. 이미지(JPEG, PNG, WebP, BMP)만 보낼 수 있습니다. 대신 주소를 입력하십시오.</translation>
    </message>
    <message>
        <source>%1 changed while it was being sent.</source>
        <translation>%1이(가) 보내는 동안 변경되었습니다.</translation>
    </message>
</context>
<context>
    <name>Dailies::RequestForm</name>
    <message>
        <source>Compose</source>
        <translation>작성</translation>
    </message>
    <message>
        <source>Continues from task %1</source>
        <translation>작업 %1에서 이어짐</translation>
    </message>
    <message>
        <source>Submit anyway</source>
        <translation>그래도 제출</translation>
    </message>
    <message>
        <source>Submit %1 tasks</source>
        <translation>작업 %1개 제출</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>뒤로</translation>
    </message>
    <message>
        <source>Submit</source>
        <translation>제출</translation>
    </message>
    <message>
        <source>%1 Send it once more?</source>
        <comment>You sent this 4 s ago.</comment>
        <translation>%1 한 번 더 보내시겠습니까?</translation>
    </message>
    <message>
        <source>Send once more</source>
        <translation>한 번 더 보내기</translation>
    </message>
</context>
<context>
    <name>Dailies::RequestPreview</name>
    <message>
        <source>Copy JSON</source>
        <translation>JSON 복사</translation>
    </message>
    <message>
        <source>Copy cURL</source>
        <translation>cURL 복사</translation>
    </message>
    <message>
        <source>Request preview</source>
        <translation>요청 미리 보기</translation>
    </message>
    <message>
        <source>Address of the call</source>
        <translation>호출 주소</translation>
    </message>
    <message>
        <source>The key itself is never shown or copied.</source>
        <translation>키 자체는 표시하거나 복사하지 않습니다.</translation>
    </message>
    <message>
        <source>Copies the body whole, with all of its data.</source>
        <translation>모든 데이터를 포함하여 본문 전체를 복사합니다.</translation>
    </message>
    <message>
        <source>Copies a command for bash; the key is taken from $API_KEY.</source>
        <translation>bash용 명령을 복사합니다. 키는 $API_KEY에서 가져옵니다.</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>복사됨</translation>
    </message>
</context>
<context>
    <name>Dailies::ReuseDialog</name>
    <message>
        <source>Use again</source>
        <translation>다시 사용</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>계정</translation>
    </message>
    <message>
        <source>What would change</source>
        <translation>바뀌는 내용</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>필드</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>현재</translation>
    </message>
    <message>
        <source>Would become</source>
        <translation>변경 후</translation>
    </message>
    <message>
        <source>not set</source>
        <translation>설정 안 함</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Use all</source>
        <translation>모두 사용</translation>
    </message>
    <message>
        <source>Use %1 of %2</source>
        <translation>%2개 중 %1개 사용</translation>
    </message>
    <message>
        <source>Not on this computer any more: %1. Choose other files before you submit.</source>
        <translation>이 컴퓨터에 더 이상 없습니다: %1. 제출하기 전에 다른 파일을 선택하십시오.</translation>
    </message>
</context>
<context>
    <name>Dailies::SaveDraftDialog</name>
    <message>
        <source>Save</source>
        <translation>저장</translation>
    </message>
    <message>
        <source>Save as draft</source>
        <translation>초안으로 저장</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Give the draft a name.</source>
        <translation>초안 이름을 입력하십시오.</translation>
    </message>
    <message>
        <source>There is a draft “%1” already, saved %2.</source>
        <translation>“%1” 초안이 이미 있습니다(%2에 저장됨).</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>바꾸기</translation>
    </message>
    <message>
        <source>Keep both</source>
        <translation>둘 다 유지</translation>
    </message>
</context>
<context>
    <name>Dailies::SavedFilterButton</name>
    <message>
        <source>Saved filters</source>
        <translation>저장된 필터</translation>
    </message>
    <message>
        <source>Saved filters (%1)</source>
        <translation>저장된 필터(%1)</translation>
    </message>
    <message>
        <source>Save this filter…</source>
        <translation>이 필터 저장…</translation>
    </message>
    <message>
        <source>Save filter</source>
        <translation>필터 저장</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>이름 바꾸기</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>제거</translation>
    </message>
    <message>
        <source>Rename filter</source>
        <translation>필터 이름 변경</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>A filter needs a name; nothing was saved.</source>
        <translation>필터에는 이름이 필요합니다. 아무것도 저장하지 않았습니다.</translation>
    </message>
    <message>
        <source>The filter “%1” is another one now.</source>
        <translation>필터 “%1”의 내용을 바꿨습니다.</translation>
    </message>
    <message>
        <source>A filter needs a name; it keeps the old one.</source>
        <translation>필터에는 이름이 필요합니다. 이전 이름을 유지합니다.</translation>
    </message>
    <message>
        <source>There is another filter “%1” already.</source>
        <translation>“%1”(이)라는 다른 필터가 이미 있습니다.</translation>
    </message>
    <message>
        <source>The filter “%1” was removed.</source>
        <translation>필터 “%1”을(를) 제거했습니다.</translation>
    </message>
</context>
<context>
    <name>Dailies::SendingPage</name>
    <message>
        <source>As in the program&apos;s settings</source>
        <translation>프로그램 설정에 따름</translation>
    </message>
    <message>
        <source>As the system says</source>
        <translation>시스템 설정에 따름</translation>
    </message>
    <message>
        <source>None</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>An HTTP proxy of its own</source>
        <translation>별도의 HTTP 프록시</translation>
    </message>
    <message>
        <source>A SOCKS5 proxy of its own</source>
        <translation>별도의 SOCKS5 프록시</translation>
    </message>
    <message>
        <source>Requests sent at once</source>
        <translation>동시에 보내는 요청 수</translation>
    </message>
    <message>
        <source>Questions per second</source>
        <translation>초당 조회 수</translation>
    </message>
    <message>
        <source>How often the service is asked at most how its tasks are. Slower is kinder to its limits.</source>
        <translation>서비스에 작업 상태를 조회하는 최대 빈도입니다. 낮출수록 서비스의 한도에 여유가 생깁니다.</translation>
    </message>
    <message>
        <source>Proxy address</source>
        <translation>프록시 주소</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>프록시</translation>
    </message>
    <message>
        <source>For calls to its base address, also of other accounts there. Clips come from other addresses, through the proxy of the program&apos;s settings.</source>
        <translation>이 계정의 기본 주소로 보내는 호출에 적용되며, 같은 주소를 쓰는 다른 계정도 포함됩니다. 클립은 다른 주소에서 오므로 프로그램 설정의 프록시를 거칩니다.</translation>
    </message>
    <message>
        <source>A proxy address is a computer and a port, such as proxy.example.com:8080.</source>
        <translation>프록시 주소는 proxy.example.com:8080과 같이 호스트와 포트로 이루어집니다.</translation>
    </message>
</context>
<context>
    <name>Dailies::ServiceCall</name>
    <message>
        <source>The address does not begin with https:// or http:// and a host.</source>
        <translation>주소가 https:// 또는 http://와 호스트로 시작하지 않습니다.</translation>
    </message>
    <message>
        <source>With http:// everyone on the way could read the key, and nobody has agreed to that.</source>
        <translation>http://를 쓰면 전송 도중에 누구나 키를 읽을 수 있으며, 이에 대한 동의가 없었습니다.</translation>
    </message>
</context>
<context>
    <name>Dailies::SessionKeyStore</name>
    <message>
        <source>No key is known for this account and address.</source>
        <translation>이 계정과 주소의 키를 알 수 없습니다.</translation>
    </message>
    <message>
        <source>There is no keychain here.</source>
        <translation>여기에는 키체인이 없습니다.</translation>
    </message>
</context>
<context>
    <name>Dailies::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>설정</translation>
    </message>
    <message>
        <source>Search settings</source>
        <translation>설정 검색</translation>
    </message>
    <message>
        <source>Groups of settings</source>
        <translation>설정 그룹</translation>
    </message>
    <message>
        <source>No setting has to do with “%1”.</source>
        <translation>“%1”에 해당하는 설정이 없습니다.</translation>
    </message>
</context>
<context>
    <name>Dailies::ShortcutSheet</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>키보드 단축키</translation>
    </message>
    <message>
        <source>No shortcut is called that.</source>
        <translation>그런 이름의 단축키가 없습니다.</translation>
    </message>
    <message>
        <source>Search shortcuts</source>
        <translation>단축키 검색</translation>
    </message>
</context>
<context>
    <name>Dailies::ShotRow</name>
    <message>
        <source>Seconds</source>
        <translation>초</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds, after a number</comment>
        <translation> 초</translation>
    </message>
    <message>
        <source>Shot prompt</source>
        <translation>샷 프롬프트</translation>
    </message>
    <message>
        <source>What is to be seen in this shot</source>
        <translation>이 샷에서 보이는 것</translation>
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
        <translation>샷 추가</translation>
    </message>
    <message>
        <source>Split evenly</source>
        <translation>균등 분할</translation>
    </message>
    <message>
        <source>Gives each shot an equal part of the clip&apos;s duration.</source>
        <translation>클립 길이를 각 샷에 똑같이 나눕니다.</translation>
    </message>
    <message>
        <source>Shot %1</source>
        <translation>샷 %1</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <comment>shots, and how many at most</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1 of %2 s</source>
        <translation>%1/%2초</translation>
    </message>
    <message>
        <source>%1 s in all</source>
        <translation>총 %1초</translation>
    </message>
</context>
<context>
    <name>Dailies::StageController</name>
    <message>
        <source>There is no clip: %1</source>
        <translation>클립이 없습니다. %1</translation>
    </message>
    <message>
        <source>The clip is not here yet.</source>
        <translation>클립이 아직 도착하지 않았습니다.</translation>
    </message>
</context>
<context>
    <name>Dailies::StartupProgressWindow</name>
    <message>
        <source>The task database is copied, and then brought to this version of Dailies.</source>
        <translation>작업 데이터베이스를 복사한 뒤 이 버전의 Dailies에 맞게 변환합니다.</translation>
    </message>
    <message>
        <source>The tasks are compared with the whole list of ids.</source>
        <translation>작업을 전체 ID 목록과 비교합니다.</translation>
    </message>
    <message>
        <source>The task database is looked through and repaired.</source>
        <translation>작업 데이터베이스를 검사하고 복구합니다.</translation>
    </message>
    <message>
        <source>With a long history this can take a minute. Nothing is sent meanwhile, and nothing is lost when it is broken off: it begins again with the next start.</source>
        <translation>기록이 길면 1분 정도 걸릴 수 있습니다. 그동안 아무것도 보내지 않으며, 중단해도 잃는 것은 없습니다. 다음에 시작할 때 처음부터 다시 합니다.</translation>
    </message>
</context>
<context>
    <name>Dailies::StatusLine</name>
    <message>
        <source>No tasks</source>
        <translation>작업 없음</translation>
    </message>
    <message numerus="yes">
        <source>%Ln tasks</source>
        <translation>
            <numerusform>작업 %Ln개</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing is running</source>
        <translation>진행 중인 작업 없음</translation>
    </message>
    <message numerus="yes">
        <source>%Ln running</source>
        <translation>
            <numerusform>진행 중 %Ln개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln on hold</source>
        <translation>
            <numerusform>보류 %Ln개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln need you</source>
        <translation>
            <numerusform>조치 필요 %Ln개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln selected</source>
        <translation>
            <numerusform>%Ln개 선택됨</numerusform>
        </translation>
    </message>
    <message>
        <source>Practice service up</source>
        <translation>연습 서비스 실행 중</translation>
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
        <translation>개수</translation>
    </message>
    <message>
        <source>How many tasks to make of this request; each is charged.</source>
        <translation>이 요청으로 만들 작업 수입니다. 각각 요금이 청구됩니다.</translation>
    </message>
    <message>
        <source>Submit  Ctrl %1</source>
        <translation>제출  Ctrl %1</translation>
    </message>
    <message>
        <source>Submit</source>
        <translation>제출</translation>
    </message>
    <message>
        <source>How many tasks to make of this request.</source>
        <translation>이 요청으로 만들 작업 수입니다.</translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation>보내는 중…</translation>
    </message>
</context>
<context>
    <name>Dailies::SubmitController</name>
    <message>
        <source>Choose an account first. Nothing was sent.</source>
        <translation>먼저 계정을 선택하십시오. 아무것도 보내지 않았습니다.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>뒤로</translation>
    </message>
    <message>
        <source>The account of this task is not there any more. Nothing was sent.</source>
        <translation>이 작업의 계정이 더 이상 없습니다. 아무것도 보내지 않았습니다.</translation>
    </message>
    <message>
        <source>%1 Nothing was sent.</source>
        <translation>%1 아무것도 보내지 않았습니다.</translation>
    </message>
    <message>
        <source>Submit anyway</source>
        <translation>그래도 제출</translation>
    </message>
    <message>
        <source>%1 Send it once more?</source>
        <comment>You sent this 4 s ago.</comment>
        <translation>%1 한 번 더 보내시겠습니까?</translation>
    </message>
    <message>
        <source>Send once more</source>
        <translation>한 번 더 보내기</translation>
    </message>
</context>
<context>
    <name>Dailies::SwitchEditor</name>
    <message>
        <source>Not set</source>
        <translation>설정 안 함</translation>
    </message>
    <message>
        <source>On</source>
        <translation>켬</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>끔</translation>
    </message>
</context>
<context>
    <name>Dailies::TableSettings</name>
    <message>
        <source>Group tasks</source>
        <translation>작업 그룹화</translation>
    </message>
    <message>
        <source>By day, and takes of one request that follow each other</source>
        <translation>날짜별로, 그리고 한 요청에서 이어지는 테이크끼리</translation>
    </message>
    <message>
        <source>Collapse all</source>
        <translation>모두 접기</translation>
    </message>
    <message>
        <source>Expand all</source>
        <translation>모두 펼치기</translation>
    </message>
    <message>
        <source>Reset columns</source>
        <translation>열 재설정</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>정렬 기준</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>최신순</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>열</translation>
    </message>
    <message>
        <source>Sorted by %1, ascending</source>
        <translation>%1 기준 오름차순 정렬</translation>
    </message>
    <message>
        <source>Sorted by %1, descending</source>
        <translation>%1 기준 내림차순 정렬</translation>
    </message>
    <message>
        <source>Arrange columns…</source>
        <translation>열 배치…</translation>
    </message>
</context>
<context>
    <name>Dailies::TakeTile</name>
    <message>
        <source>Take %1</source>
        <translation>테이크 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n stars</source>
        <translation>
            <numerusform>별 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>삭제됨</translation>
    </message>
    <message>
        <source>Rejected</source>
        <translation>제외됨</translation>
    </message>
    <message>
        <source>Ended · frame %1</source>
        <translation>끝남 · 프레임 %1</translation>
    </message>
    <message>
        <source>Frame %1</source>
        <translation>프레임 %1</translation>
    </message>
    <message>
        <source>Reading the clip…</source>
        <translation>클립을 읽는 중…</translation>
    </message>
</context>
<context>
    <name>Dailies::TaskActions</name>
    <message>
        <source>Play</source>
        <translation>재생</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>폴더에서 보기</translation>
    </message>
    <message>
        <source>Use again</source>
        <translation>다시 사용</translation>
    </message>
    <message>
        <source>Puts this request back into the form.</source>
        <translation>이 요청을 양식에 다시 넣습니다.</translation>
    </message>
    <message>
        <source>Submit again</source>
        <translation>다시 제출</translation>
    </message>
    <message>
        <source>Submits the same request as a new task, which is charged as any other.</source>
        <translation>같은 요청을 새 작업으로 제출합니다. 다른 작업과 마찬가지로 요금이 청구됩니다.</translation>
    </message>
    <message>
        <source>Check now</source>
        <translation>지금 확인</translation>
    </message>
    <message>
        <source>Stop watching</source>
        <translation>추적 중지</translation>
    </message>
    <message>
        <source>The task is no longer asked about. The job at the service may still run and be charged.</source>
        <translation>이 작업을 더 이상 조회하지 않습니다. 서비스에서는 작업이 계속 실행되어 요금이 청구될 수 있습니다.</translation>
    </message>
    <message>
        <source>Attach id…</source>
        <translation>ID 연결…</translation>
    </message>
    <message>
        <source>Follows the task under the id that the service shows for it.</source>
        <translation>서비스에 표시된 ID로 작업을 추적합니다.</translation>
    </message>
    <message>
        <source>Submit again (may be charged twice)…</source>
        <translation>다시 제출(요금이 두 번 청구될 수 있음)…</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>그대로 두기</translation>
    </message>
    <message>
        <source>No decision is asked for any more; it can still be made.</source>
        <translation>더 이상 결정을 요구하지 않습니다. 나중에 결정할 수도 있습니다.</translation>
    </message>
    <message>
        <source>Save evidence…</source>
        <translation>증빙 자료 저장…</translation>
    </message>
    <message>
        <source>A zip file for the service&apos;s support: ids, times, the request and the replies. No key is in it.</source>
        <translation>서비스 지원팀에 보낼 zip 파일입니다. ID, 시각, 요청, 응답이 들어 있으며 키는 들어 있지 않습니다.</translation>
    </message>
    <message>
        <source>Move to recycle bin</source>
        <translation>휴지통으로 이동</translation>
    </message>
    <message>
        <source>The take leaves the list; its clip stays where it is.</source>
        <translation>테이크가 목록에서 빠집니다. 클립은 제자리에 남습니다.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>복원</translation>
    </message>
    <message>
        <source>Puts the take back into the list.</source>
        <translation>테이크를 목록으로 되돌립니다.</translation>
    </message>
    <message>
        <source>Copy prompt</source>
        <translation>프롬프트 복사</translation>
    </message>
    <message>
        <source>Copy id</source>
        <translation>ID 복사</translation>
    </message>
    <message>
        <source>Copy request as JSON</source>
        <translation>요청을 JSON으로 복사</translation>
    </message>
    <message>
        <source>Copy as cURL</source>
        <translation>cURL로 복사</translation>
    </message>
    <message>
        <source>Copies a command for bash that submits this request; the key is taken from $API_KEY.</source>
        <translation>이 요청을 제출하는 bash용 명령을 복사합니다. 키는 $API_KEY에서 가져옵니다.</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>보류</translation>
    </message>
    <message>
        <source>Keeps this request from being sent until you say so, with Send now.</source>
        <translation>“지금 보내기”를 누를 때까지 이 요청을 보내지 않습니다.</translation>
    </message>
    <message>
        <source>Send first</source>
        <translation>맨 먼저 보내기</translation>
    </message>
    <message>
        <source>Before all others that wait.</source>
        <translation>대기 중인 다른 모든 요청보다 먼저.</translation>
    </message>
    <message>
        <source>Send earlier</source>
        <translation>더 먼저 보내기</translation>
    </message>
    <message>
        <source>Before the one that goes before it now.</source>
        <translation>바로 앞의 요청보다 먼저.</translation>
    </message>
    <message>
        <source>Send later</source>
        <translation>더 나중에 보내기</translation>
    </message>
    <message>
        <source>After the one that comes after it now.</source>
        <translation>바로 뒤의 요청보다 나중에.</translation>
    </message>
    <message>
        <source>Send last</source>
        <translation>맨 나중에 보내기</translation>
    </message>
    <message>
        <source>After all others that wait.</source>
        <translation>대기 중인 다른 모든 요청보다 나중에.</translation>
    </message>
    <message>
        <source>Cancel sending</source>
        <translation>보내기 취소</translation>
    </message>
    <message>
        <source>If all of it has left already, the service may have it: then its answer counts as lost.</source>
        <translation>이미 모두 전송되었다면 서비스가 받았을 수 있습니다. 그 경우 응답이 유실된 것으로 처리합니다.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>제거</translation>
    </message>
    <message>
        <source>Takes this request out of the queue. It is not sent.</source>
        <translation>이 요청을 대기열에서 뺍니다. 보내지 않습니다.</translation>
    </message>
    <message>
        <source>Send now</source>
        <translation>지금 보내기</translation>
    </message>
    <message>
        <source>There is no clip of this task.</source>
        <translation>이 작업의 클립이 없습니다.</translation>
    </message>
    <message>
        <source>The clip is not here yet.</source>
        <translation>클립이 아직 도착하지 않았습니다.</translation>
    </message>
    <message>
        <source>The service has given this task no id.</source>
        <translation>서비스가 이 작업에 ID를 부여하지 않았습니다.</translation>
    </message>
    <message>
        <source>This request has no prompt.</source>
        <translation>이 요청에는 프롬프트가 없습니다.</translation>
    </message>
    <message>
        <source>Nothing is sent before it.</source>
        <translation>이보다 먼저 보낼 것이 없습니다.</translation>
    </message>
    <message>
        <source>Nothing is sent after it.</source>
        <translation>이보다 나중에 보낼 것이 없습니다.</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>다른 이름으로 저장…</translation>
    </message>
    <message>
        <source>Copies the clips of the selected takes to where you want them.</source>
        <translation>선택한 테이크의 클립을 원하는 위치에 복사합니다.</translation>
    </message>
    <message>
        <source>Copy as files</source>
        <translation>파일로 복사</translation>
    </message>
    <message>
        <source>Copies the clips of the selected takes, to paste them in a file manager or another program.</source>
        <translation>파일 관리자나 다른 프로그램에 붙여 넣을 수 있도록 선택한 테이크의 클립을 복사합니다.</translation>
    </message>
    <message>
        <source>Fetch now</source>
        <translation>지금 가져오기</translation>
    </message>
    <message>
        <source>Fetch again</source>
        <translation>다시 가져오기</translation>
    </message>
    <message>
        <source>Copy address</source>
        <translation>주소 복사</translation>
    </message>
    <message>
        <source>Copies the address at which the service keeps the clip, usually for a day.</source>
        <translation>서비스가 클립을 보관하는 주소를 복사합니다. 보통 하루 동안 유효합니다.</translation>
    </message>
    <message>
        <source>No address of a clip is known for this task.</source>
        <translation>이 작업의 클립 주소를 알 수 없습니다.</translation>
    </message>
    <message>
        <source>Submit again (may run twice)…</source>
        <translation>다시 제출(두 번 실행될 수 있음)…</translation>
    </message>
    <message>
        <source>Submits the same request as a new task.</source>
        <translation>같은 요청을 새 작업으로 제출합니다.</translation>
    </message>
    <message>
        <source>The task is no longer asked about. The job at the service may still run.</source>
        <translation>이 작업을 더 이상 조회하지 않습니다. 서비스에서는 작업이 계속 실행될 수 있습니다.</translation>
    </message>
</context>
<context>
    <name>Dailies::TaskAnnouncer</name>
    <message>
        <source>Task %1</source>
        <translation>작업 %1</translation>
    </message>
    <message>
        <source>Task %1, %2</source>
        <translation>작업 %1, %2</translation>
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
            <numerusform>작업 %n개가 종료되었습니다. %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 %</source>
        <comment>a state and how much of it is done</comment>
        <translation>%1, %2%</translation>
    </message>
</context>
<context>
    <name>Dailies::TaskDetails</name>
    <message>
        <source>Select a take to see what became of it.</source>
        <translation>테이크를 선택하면 어떻게 되었는지 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>세부 정보</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>요청</translation>
    </message>
    <message>
        <source>Response</source>
        <translation>응답</translation>
    </message>
    <message>
        <source>The service has not answered yet.</source>
        <translation>서비스가 아직 응답하지 않았습니다.</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>로그</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>아직 기록이 없습니다.</translation>
    </message>
</context>
<context>
    <name>Dailies::TaskFilterBar</name>
    <message>
        <source>All %1</source>
        <translation>전체 %1</translation>
    </message>
    <message>
        <source>Active %1</source>
        <translation>진행 중 %1</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>저장됨 %1</translation>
    </message>
    <message>
        <source>Needs you %1</source>
        <translation>조치 필요 %1</translation>
    </message>
    <message>
        <source>Failed %1</source>
        <translation>실패 %1</translation>
    </message>
    <message>
        <source>Recycle bin %1</source>
        <translation>휴지통 %1</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>작업</translation>
    </message>
    <message>
        <source>Empty…</source>
        <translation>비우기…</translation>
    </message>
    <message>
        <source>Deletes the records of the takes in the recycle bin</source>
        <translation>휴지통에 있는 테이크의 기록을 삭제합니다</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>필터</translation>
    </message>
    <message>
        <source>Shows only takes of an account, model, kind, rating, tag or time</source>
        <translation>특정 계정, 모델, 종류, 평점, 태그, 시기의 테이크만 표시합니다</translation>
    </message>
    <message>
        <source>Search tasks</source>
        <translation>작업 검색</translation>
    </message>
    <message>
        <source>Search in prompts, models, notes, tags and ids (%1)</source>
        <translation>프롬프트, 모델, 메모, 태그, ID에서 검색(%1)</translation>
    </message>
</context>
<context>
    <name>Dailies::TaskMarking</name>
    <message>
        <source>Rate</source>
        <translation>평점 매기기</translation>
    </message>
    <message>
        <source>Take the rating away</source>
        <translation>평점 지우기</translation>
    </message>
    <message>
        <source>Note and tags</source>
        <translation>메모와 태그</translation>
    </message>
    <message>
        <source>Move to recycle bin</source>
        <translation>휴지통으로 이동</translation>
    </message>
    <message>
        <source>Restore from recycle bin</source>
        <translation>휴지통에서 복원</translation>
    </message>
    <message>
        <source>The recycle bin was not emptied. %1</source>
        <translation>휴지통을 비우지 않았습니다. %1</translation>
    </message>
    <message>
        <source>Nothing was changed. %1</source>
        <translation>변경된 것이 없습니다. %1</translation>
    </message>
</context>
<context>
    <name>Dailies::TaskModel</name>
    <message>
        <source>Collapsed</source>
        <translation>접힘</translation>
    </message>
    <message>
        <source>Expanded</source>
        <translation>펼쳐짐</translation>
    </message>
    <message>
        <source>Day not known</source>
        <translation>날짜 알 수 없음</translation>
    </message>
    <message numerus="yes">
        <source>%n takes</source>
        <translation>
            <numerusform>테이크 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, sorted ascending</source>
        <translation>%1, 오름차순 정렬됨</translation>
    </message>
    <message>
        <source>%1, sorted descending</source>
        <translation>%1, 내림차순 정렬됨</translation>
    </message>
</context>
<context>
    <name>Dailies::TaskNotices</name>
    <message>
        <source>The service asks for a pause: sending goes on in %1.</source>
        <translation>서비스가 잠시 멈출 것을 요청했습니다. %1 후 보내기를 재개합니다.</translation>
    </message>
    <message>
        <source>The service cannot be reached since %1; it is asked again by itself.</source>
        <translation>%1부터 서비스에 연결되지 않습니다. 자동으로 다시 조회합니다.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>account, and what is with it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The last request was declined, and the reason may concern the others, too: sending goes on in %1.</source>
        <translation>마지막 요청이 거절되었고 그 이유가 다른 요청에도 해당할 수 있습니다. %1 후에 보내기를 계속합니다.</translation>
    </message>
</context>
<context>
    <name>Dailies::TaskPanel</name>
    <message>
        <source>Nothing found for “%1”.</source>
        <translation>“%1” 검색 결과가 없습니다.</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>지우기</translation>
    </message>
    <message>
        <source>No takes here now.</source>
        <translation>지금은 여기에 테이크가 없습니다.</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>모두 보기</translation>
    </message>
    <message>
        <source>No takes yet. Write a request and press Submit.</source>
        <translation>아직 테이크가 없습니다. 요청을 작성하고 “제출”을 누르십시오.</translation>
    </message>
    <message>
        <source>Load an example request</source>
        <translation>예제 요청 불러오기</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>실행 취소</translation>
    </message>
    <message numerus="yes">
        <source>The records of %n takes are deleted for good: requests, ids and logs. Their clips stay in the folder.</source>
        <translation>
            <numerusform>테이크 %n개의 기록(요청, ID, 로그)이 영구적으로 삭제됩니다. 클립은 폴더에 남습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Empty the recycle bin</source>
        <translation>휴지통 비우기</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>유지</translation>
    </message>
    <message>
        <source>View</source>
        <translation>보기</translation>
    </message>
    <message>
        <source>Columns, order and groups of the list</source>
        <translation>목록의 열, 순서, 그룹</translation>
    </message>
    <message>
        <source>No take matches this filter.</source>
        <translation>이 필터에 맞는 테이크가 없습니다.</translation>
    </message>
    <message>
        <source>Clear filter</source>
        <translation>필터 지우기</translation>
    </message>
    <message>
        <source>The recycle bin is empty.</source>
        <translation>휴지통이 비어 있습니다.</translation>
    </message>
    <message>
        <source>The folder of this clip is not there any more: %1.</source>
        <translation>이 클립의 폴더가 더 이상 없습니다: %1.</translation>
    </message>
    <message>
        <source>The desktop could not open %1.</source>
        <translation>데스크톱에서 %1을(를) 열 수 없습니다.</translation>
    </message>
    <message>
        <source>This clip is not in its folder any more: %1.</source>
        <translation>이 클립이 더 이상 폴더에 없습니다: %1.</translation>
    </message>
</context>
<context>
    <name>Dailies::TaskStore</name>
    <message>
        <source>The task database %1 cannot be opened: %2.</source>
        <translation>작업 데이터베이스 %1을(를) 열 수 없습니다. %2.</translation>
    </message>
    <message>
        <source>Another Dailies has taken over this profile; nothing was sent by this one.</source>
        <translation>다른 Dailies가 이 프로필을 넘겨받았습니다. 이 Dailies에서는 아무것도 보내지 않았습니다.</translation>
    </message>
    <message>
        <source>Task %1 has moved on in the meantime.</source>
        <translation>작업 %1의 상태가 그 사이에 바뀌었습니다.</translation>
    </message>
    <message>
        <source>Task %1 cannot be removed: it is under way, or the service knows it.</source>
        <translation>작업 %1을(를) 제거할 수 없습니다. 진행 중이거나 서비스가 이미 알고 있는 작업입니다.</translation>
    </message>
</context>
<context>
    <name>Dailies::TaskView</name>
    <message>
        <source>Tasks</source>
        <translation>작업</translation>
    </message>
</context>
<context>
    <name>Dailies::TopBar</name>
    <message>
        <source>Drafts</source>
        <translation>초안</translation>
    </message>
    <message>
        <source>New request</source>
        <translation>새 요청</translation>
    </message>
    <message>
        <source>Empty the form (%1)</source>
        <translation>양식 비우기(%1)</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>메뉴</translation>
    </message>
    <message>
        <source>Open request…</source>
        <translation>요청 열기…</translation>
    </message>
    <message>
        <source>Paste request</source>
        <translation>요청 붙여 넣기</translation>
    </message>
    <message>
        <source>From a JSON file, a cURL command in a file, or the file beside a clip</source>
        <translation>JSON 파일, cURL 명령이 든 파일 또는 클립 옆의 파일에서</translation>
    </message>
    <message>
        <source>JSON or a cURL command from the clipboard, into the form</source>
        <translation>클립보드의 JSON 또는 cURL 명령을 양식에 넣습니다</translation>
    </message>
    <message>
        <source>Follow a task by id…</source>
        <translation>ID로 작업 추적…</translation>
    </message>
    <message>
        <source>One that was created elsewhere: its clip is fetched, nothing is created</source>
        <translation>다른 곳에서 만든 작업: 클립만 가져오고 새로 만들지 않습니다</translation>
    </message>
    <message>
        <source>Add an account…</source>
        <translation>계정 추가…</translation>
    </message>
    <message>
        <source>Account settings…</source>
        <translation>계정 설정…</translation>
    </message>
    <message>
        <source>Enter another key…</source>
        <translation>다른 키 입력…</translation>
    </message>
    <message>
        <source>Model profiles…</source>
        <translation>모델 프로필…</translation>
    </message>
    <message>
        <source>What is known of models: values, limits and media</source>
        <translation>모델에 대해 알려진 내용: 값, 제한, 미디어</translation>
    </message>
    <message>
        <source>Use the practice service</source>
        <translation>연습 서비스 사용</translation>
    </message>
    <message>
        <source>Open the clips folder</source>
        <translation>클립 폴더 열기</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>테마</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>시스템 설정</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>밝게</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>어둡게</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>설정…</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>종료</translation>
    </message>
    <message>
        <source>Choose an account in the form; the practice service has no settings and no key of yours.</source>
        <translation>양식에서 계정을 선택하십시오. 연습 서비스에는 설정도 사용자 키도 없습니다.</translation>
    </message>
    <message>
        <source>Name and pace of the account that is chosen in the form, or its removal</source>
        <translation>양식에서 선택한 계정의 이름과 동시 전송 수, 또는 계정 제거</translation>
    </message>
    <message>
        <source>For the account that is chosen in the form</source>
        <translation>양식에서 선택한 계정에 적용됩니다</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>예제</translation>
    </message>
    <message>
        <source>A request of each kind, to play with</source>
        <translation>연습해 볼 수 있는 종류별 요청</translation>
    </message>
    <message>
        <source>Clear practice takes…</source>
        <translation>연습 테이크 지우기…</translation>
    </message>
    <message>
        <source>Takes all of them off the list; their clips go to the wastebasket. It can be undone.</source>
        <translation>모든 연습 테이크를 목록에서 제거하고 클립은 시스템 휴지통으로 옮깁니다. 실행 취소할 수 있습니다.</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>도움말</translation>
    </message>
</context>
<context>
    <name>Dailies::TransportBar</name>
    <message>
        <source>%1 · frame %2</source>
        <translation>%1 · 프레임 %2</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>재생 위치</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>전체 길이</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>속도</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>음량</translation>
    </message>
    <message>
        <source>Use frame</source>
        <translation>프레임 사용</translation>
    </message>
    <message>
        <source>What to do with the picture on screen</source>
        <translation>현재 화면으로 할 일</translation>
    </message>
    <message>
        <source>No sound device was found. The picture plays without sound.</source>
        <translation>사운드 장치를 찾지 못했습니다. 소리 없이 화면만 재생합니다.</translation>
    </message>
    <message>
        <source>Speed ([ slower, ] faster)</source>
        <translation>속도([ 느리게, ] 빠르게)</translation>
    </message>
</context>
<context>
    <name>Dailies::VideoSurface</name>
    <message>
        <source>Picture</source>
        <translation>화면</translation>
    </message>
</context>
<context>
    <name>Dailies::VoiceEditor</name>
    <message>
        <source>Voice identifier</source>
        <translation>음성 식별자</translation>
    </message>
    <message>
        <source>Voice</source>
        <translation>음성</translation>
    </message>
    <message>
        <source>Voices used lately</source>
        <translation>최근에 사용한 음성</translation>
    </message>
    <message>
        <source>Add voice</source>
        <translation>음성 추가</translation>
    </message>
    <message>
        <source>Voice %1</source>
        <translation>음성 %1</translation>
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
        <translation>Dailies는 요청을 유료 비디오 서비스로 보내고, 진행 상황을 추적하며, 모든 클립을 보관합니다.</translation>
    </message>
    <message>
        <source>Try with the practice service</source>
        <translation>연습 서비스로 시험해 보기</translation>
    </message>
    <message>
        <source>Add an account</source>
        <translation>계정 추가</translation>
    </message>
    <message>
        <source>The practice service runs on this computer: real clips, no key, no bill, and an example of each kind of request to play with.</source>
        <translation>연습 서비스는 이 컴퓨터에서 실행됩니다. 실제 클립을 만들고, 키와 요금이 필요 없으며, 연습해 볼 수 있는 종류별 요청 예제가 있습니다.</translation>
    </message>
</context>
<context>
    <name>Dailies::WipePicture</name>
    <message>
        <source>Wipe between two takes</source>
        <translation>두 테이크의 와이프 비교</translation>
    </message>
    <message>
        <source>Dividing line at %1 %</source>
        <translation>구분선 위치 %1%</translation>
    </message>
</context>
<context>
    <name>DatabaseMaintenance</name>
    <message>
        <source>The disk has too little room for the daily copy of the task database.</source>
        <translation>디스크 공간이 부족하여 작업 데이터베이스의 일일 사본을 만들 수 없습니다.</translation>
    </message>
</context>
<context>
    <name>Engine</name>
    <message>
        <source>Clips cannot be written to %1.</source>
        <translation>클립을 %1에 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>The profile in %1 is on a network drive (%2). Use it from one computer at a time: the task database can be damaged otherwise.</source>
        <translation>%1의 프로필이 네트워크 드라이브(%2)에 있습니다. 한 번에 한 컴퓨터에서만 사용하십시오. 그러지 않으면 작업 데이터베이스가 손상될 수 있습니다.</translation>
    </message>
    <message>
        <source>Practice service</source>
        <translation>연습 서비스</translation>
    </message>
</context>
<context>
    <name>Evidence</name>
    <message>
        <source>Times are in UTC, then by the clock of this computer (%1).</source>
        <translation>시각은 UTC, 그다음 이 컴퓨터의 시계(%1) 순으로 표시합니다.</translation>
    </message>
    <message>
        <source>Evidence of task %1, made by Dailies %2.</source>
        <translation>작업 %1의 증빙 자료, Dailies %2에서 작성.</translation>
    </message>
    <message>
        <source>For the service&apos;s support: it says what was asked for, when, and what came back.</source>
        <translation>서비스 지원팀을 위한 자료로, 무엇을 언제 요청했고 무엇이 돌아왔는지 담고 있습니다.</translation>
    </message>
    <message>
        <source>task.json     ids, request ids, times, state, and the length and SHA-256 of the request</source>
        <translation>task.json     ID, 요청 ID, 시각, 상태, 요청의 길이와 SHA-256</translation>
    </message>
    <message>
        <source>request.json  the request as its create call carries it</source>
        <translation>request.json  만들기 호출에 담긴 그대로의 요청</translation>
    </message>
    <message>
        <source>inputs.json   name, size, date and SHA-256 of the files that the request sends</source>
        <translation>inputs.json   요청이 보내는 파일의 이름, 크기, 날짜, SHA-256</translation>
    </message>
    <message>
        <source>log.txt       everything that happened, with times</source>
        <translation>log.txt       일어난 모든 일과 그 시각</translation>
    </message>
    <message>
        <source>replies/      every answer of the service, one file each</source>
        <translation>replies/      서비스의 모든 응답, 각각 파일 하나</translation>
    </message>
    <message>
        <source>Left out: keys, what stands behind the &quot;?&quot; of an address (it may hold a signature), pictures and other encoded data (only their length is told), and the folders of this computer. Where something was taken out there is *** or a number of characters.</source>
        <translation>제외된 것: 키, 주소에서 “?” 뒤의 부분(서명이 들어 있을 수 있음), 이미지와 기타 인코딩된 데이터(길이만 표시), 이 컴퓨터의 폴더. 제외한 자리에는 *** 또는 글자 수가 있습니다.</translation>
    </message>
    <message>
        <source>Not left out: the prompt, the names of files, and the addresses of inputs. Read it before you give it away.</source>
        <translation>제외되지 않은 것: 프롬프트, 파일 이름, 입력의 주소. 다른 사람에게 주기 전에 내용을 확인하십시오.</translation>
    </message>
    <message>
        <source>The evidence was not written: it was stopped.</source>
        <translation>증빙 자료를 쓰지 않았습니다. 중지되었습니다.</translation>
    </message>
    <message>
        <source>The evidence could not be written to %1: %2.</source>
        <translation>증빙 자료를 %1에 쓰지 못했습니다. %2.</translation>
    </message>
</context>
<context>
    <name>Field</name>
    <message>
        <source>Model</source>
        <translation>모델</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>프롬프트</translation>
    </message>
    <message>
        <source>Negative prompt</source>
        <translation>네거티브 프롬프트</translation>
    </message>
    <message>
        <source>Media</source>
        <translation>미디어</translation>
    </message>
    <message>
        <source>Image address</source>
        <translation>이미지 주소</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>이미지</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>해상도</translation>
    </message>
    <message>
        <source>Aspect ratio</source>
        <translation>화면 비율</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>길이</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>모드</translation>
    </message>
    <message>
        <source>Guidance</source>
        <translation>가이던스</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>사운드</translation>
    </message>
    <message>
        <source>Multiple shots</source>
        <translation>멀티 샷</translation>
    </message>
    <message>
        <source>Shot type</source>
        <translation>샷 유형</translation>
    </message>
    <message>
        <source>Shots</source>
        <translation>샷</translation>
    </message>
    <message>
        <source>Voices</source>
        <translation>음성</translation>
    </message>
    <message>
        <source>Extend prompt</source>
        <translation>프롬프트 확장</translation>
    </message>
    <message>
        <source>Watermark</source>
        <translation>워터마크</translation>
    </message>
    <message>
        <source>Logo</source>
        <translation>로고</translation>
    </message>
    <message>
        <source>Logo JSON</source>
        <translation>로고 JSON</translation>
    </message>
    <message>
        <source>Extra JSON</source>
        <translation>추가 JSON</translation>
    </message>
</context>
<context>
    <name>FieldHint</name>
    <message>
        <source>Describes the content or the motion.</source>
        <translation>내용이나 움직임을 설명합니다.</translation>
    </message>
    <message>
        <source>Describes the content of the clip or the edit that is wanted; names materials by their numbers.</source>
        <translation>클립의 내용이나 원하는 편집을 설명하며, 자료는 번호로 가리킵니다.</translation>
    </message>
    <message>
        <source>Describes the content of the clip or the edit that is wanted.</source>
        <translation>클립의 내용이나 원하는 편집을 설명합니다.</translation>
    </message>
    <message>
        <source>The videos to edit; this kind takes no other type.</source>
        <translation>편집할 비디오입니다. 이 종류는 다른 유형을 받지 않습니다.</translation>
    </message>
    <message>
        <source>The input materials; their order gives the numbers that the prompt uses.</source>
        <translation>입력 자료입니다. 순서에 따라 프롬프트에서 쓰는 번호가 정해집니다.</translation>
    </message>
    <message>
        <source>Resolution tier: 480P, 720P or 1080P.</source>
        <translation>해상도 단계: 480P, 720P 또는 1080P.</translation>
    </message>
    <message>
        <source>Resolution tier, as the model can make it.</source>
        <translation>모델이 지원하는 해상도 단계.</translation>
    </message>
    <message>
        <source>Adaptive fits the ratio to the input materials; or a ratio W:H that the model can make.</source>
        <translation>adaptive는 입력 자료에 맞춘 비율입니다. 또는 모델이 지원하는 W:H 비율을 지정합니다.</translation>
    </message>
    <message>
        <source>Aspect ratio W:H, for example 16:9.</source>
        <translation>화면 비율 W:H, 예: 16:9.</translation>
    </message>
    <message>
        <source>Length of the clip in seconds.</source>
        <translation>클립의 길이(초).</translation>
    </message>
    <message>
        <source>Length of the clip in whole seconds, 2 to 30.</source>
        <translation>클립의 길이(정수 초, 2~30).</translation>
    </message>
    <message>
        <source>Length of the clip in whole seconds, as the model can make it.</source>
        <translation>모델이 지원하는 클립의 길이(정수 초).</translation>
    </message>
    <message>
        <source>A model that is enabled for the account&apos;s key.</source>
        <translation>계정의 키에 허용된 모델.</translation>
    </message>
    <message>
        <source>What the clip is not to show.</source>
        <translation>클립에 나오지 않아야 할 것.</translation>
    </message>
    <message>
        <source>Public address of the input image.</source>
        <translation>입력 이미지의 공개 주소.</translation>
    </message>
    <message>
        <source>Public addresses of the input images.</source>
        <translation>입력 이미지들의 공개 주소.</translation>
    </message>
    <message>
        <source>Generation mode, for example std or pro.</source>
        <translation>생성 모드, 예: std 또는 pro.</translation>
    </message>
    <message>
        <source>How strongly the prompt guides the clip.</source>
        <translation>프롬프트가 클립에 영향을 주는 정도.</translation>
    </message>
    <message>
        <source>Audio switch; on turns audio on.</source>
        <translation>오디오 스위치. on이면 오디오를 켭니다.</translation>
    </message>
    <message>
        <source>Makes a clip of several shots.</source>
        <translation>여러 샷으로 된 클립을 만듭니다.</translation>
    </message>
    <message>
        <source>How the clip is divided into shots; customize takes your own list.</source>
        <translation>클립을 샷으로 나누는 방식. customize는 직접 만든 목록을 씁니다.</translation>
    </message>
    <message>
        <source>Your own shots: the number, the prompt and the length of each.</source>
        <translation>직접 만든 샷: 각 샷의 번호, 프롬프트, 길이.</translation>
    </message>
    <message>
        <source>Voices that speak in the clip, each by its identifier.</source>
        <translation>클립에서 말하는 음성을 각각의 식별자로 지정합니다.</translation>
    </message>
    <message>
        <source>Lets the service rewrite the prompt, or not.</source>
        <translation>서비스가 프롬프트를 고쳐 쓸 수 있게 할지 여부.</translation>
    </message>
    <message>
        <source>Adds a visible mark that the clip is AI-generated, in the lower-right corner.</source>
        <translation>클립이 AI로 생성되었음을 알리는 표시를 오른쪽 아래에 추가합니다.</translation>
    </message>
    <message>
        <source>Adds a visible mark that the clip is AI-generated.</source>
        <translation>클립이 AI로 생성되었음을 알리는 표시를 추가합니다.</translation>
    </message>
    <message>
        <source>Adds the mark of the platform, or not.</source>
        <translation>플랫폼의 표시를 추가할지 여부.</translation>
    </message>
    <message>
        <source>Details of the platform&apos;s mark; the specification does not show its contents.</source>
        <translation>플랫폼 표시의 세부 정보. 명세에는 그 내용이 나와 있지 않습니다.</translation>
    </message>
    <message>
        <source>Further keys, put into the request last.</source>
        <translation>마지막에 요청에 넣는 추가 키.</translation>
    </message>
</context>
<context>
    <name>IdJournal</name>
    <message>
        <source>The list of ids %1 cannot be written: %2.</source>
        <translation>ID 목록 %1을(를) 쓸 수 없습니다. %2.</translation>
    </message>
    <message>
        <source>The list of ids %1 cannot be read: %2.</source>
        <translation>ID 목록 %1을(를) 읽을 수 없습니다. %2.</translation>
    </message>
</context>
<context>
    <name>IdRecovery</name>
    <message>
        <source>Found in the list of ids; the task database did not have it.</source>
        <translation>ID 목록에서 찾았습니다. 작업 데이터베이스에는 없었습니다.</translation>
    </message>
    <message>
        <source>The id was found in the list of ids.</source>
        <translation>ID를 ID 목록에서 찾았습니다.</translation>
    </message>
    <message>
        <source>The service keeps results for a day, so that it is not asked about any more.</source>
        <translation>서비스는 결과를 하루 동안만 보관하므로 더 이상 조회하지 않습니다.</translation>
    </message>
    <message>
        <source>The task database is older than its list of IDs: this request was sent after the database was copied. Whether the service accepted it is not known.</source>
        <translation>작업 데이터베이스가 ID 목록보다 오래되었습니다. 이 요청은 데이터베이스를 복사한 뒤에 보냈습니다. 서비스가 접수했는지는 알 수 없습니다.</translation>
    </message>
    <message>
        <source>The task database is older than its list of IDs: this request was sent after the database was copied. Whether the service accepted and charged it is not known. Check with the service before you submit it again.</source>
        <translation>작업 데이터베이스가 ID 목록보다 오래되었습니다. 이 요청은 데이터베이스를 복사한 뒤에 보냈습니다. 서비스가 접수하여 요금을 청구했는지는 알 수 없습니다. 다시 제출하기 전에 서비스에서 확인하십시오.</translation>
    </message>
</context>
<context>
    <name>Import</name>
    <message>
        <source>This is not a request: %1</source>
        <translation>요청이 아닙니다: %1</translation>
    </message>
    <message>
        <source>it asks about a task and makes none.</source>
        <translation>작업을 조회할 뿐 만들지 않습니다.</translation>
    </message>
    <message>
        <source>it has none of a request&apos;s fields, such as a model or a prompt.</source>
        <translation>모델이나 프롬프트 같은 요청 필드가 없습니다.</translation>
    </message>
    <message>
        <source>this key stands twice; only the last one counts</source>
        <translation>이 키가 두 번 나옵니다. 마지막 것만 적용됩니다</translation>
    </message>
    <message>
        <source>Its kind was guessed: %1.</source>
        <translation>요청 종류를 추정했습니다: %1.</translation>
    </message>
    <message>
        <source>this is not understood and was left out</source>
        <translation>이해할 수 없어 제외했습니다</translation>
    </message>
    <message>
        <source>Not understood and left out: %1.</source>
        <translation>이해할 수 없어 제외했습니다: %1.</translation>
    </message>
    <message>
        <source>it is a clip&apos;s companion without a version.</source>
        <translation>버전이 없는 클립 동반 파일입니다.</translation>
    </message>
    <message>
        <source>This file was written by a newer version of Dailies: update the program to read it.</source>
        <translation>더 새로운 버전의 Dailies에서 작성한 파일입니다. 읽으려면 프로그램을 업데이트하십시오.</translation>
    </message>
    <message>
        <source>it is a clip&apos;s companion in which the request is missing.</source>
        <translation>요청이 빠진 클립 동반 파일입니다.</translation>
    </message>
    <message>
        <source>it is UTF-16 text; save it as UTF-8.</source>
        <translation>UTF-16 텍스트입니다. UTF-8로 저장하십시오.</translation>
    </message>
    <message>
        <source>it is empty.</source>
        <translation>비어 있습니다.</translation>
    </message>
    <message>
        <source>it is no text.</source>
        <translation>텍스트가 아닙니다.</translation>
    </message>
    <message>
        <source>it is neither JSON nor a cURL command.</source>
        <translation>JSON도 cURL 명령도 아닙니다.</translation>
    </message>
    <message>
        <source>%1 is not there any more.</source>
        <translation>%1이(가) 더 이상 없습니다.</translation>
    </message>
    <message>
        <source>%1 is not a file.</source>
        <translation>%1은(는) 파일이 아닙니다.</translation>
    </message>
    <message>
        <source>%1 is too large for a request.</source>
        <translation>%1은(는) 요청으로 쓰기에는 너무 큽니다.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>%1을(를) 읽을 수 없습니다. %2.</translation>
    </message>
</context>
<context>
    <name>InputFindings</name>
    <message>
        <source>%1: the file is not there.</source>
        <translation>%1: 파일이 없습니다.</translation>
    </message>
    <message>
        <source>%1: the file cannot be read.</source>
        <translation>%1: 파일을 읽을 수 없습니다.</translation>
    </message>
    <message>
        <source>%1: this is a folder or a device, not a file.</source>
        <translation>%1: 파일이 아니라 폴더 또는 장치입니다.</translation>
    </message>
    <message>
        <source>%1: the file is empty.</source>
        <translation>%1: 파일이 비어 있습니다.</translation>
    </message>
    <message>
        <source>%1: the file is still being written.</source>
        <translation>%1: 파일을 아직 쓰는 중입니다.</translation>
    </message>
    <message>
        <source>%1: the file is damaged.</source>
        <translation>%1: 파일이 손상되었습니다.</translation>
    </message>
    <message>
        <source>%1 is meant to be something else; this is an image.</source>
        <translation>%1: 유형이 맞지 않습니다. 이것은 이미지입니다.</translation>
    </message>
    <message>
        <source>%1 is meant to be something else; this is a video.</source>
        <translation>%1: 유형이 맞지 않습니다. 이것은 비디오입니다.</translation>
    </message>
    <message>
        <source>%1 is meant to be something else; this is a sound file.</source>
        <translation>%1: 유형이 맞지 않습니다. 이것은 오디오 파일입니다.</translation>
    </message>
    <message>
        <source>%1 is meant to be something else; this is a document.</source>
        <translation>%1: 유형이 맞지 않습니다. 이것은 문서입니다.</translation>
    </message>
    <message>
        <source>%1 is meant to be something else; this is a web page.</source>
        <translation>%1: 유형이 맞지 않습니다. 이것은 웹 페이지입니다.</translation>
    </message>
    <message>
        <source>%1 is meant to be something else.</source>
        <translation>%1: 유형이 맞지 않습니다.</translation>
    </message>
</context>
<context>
    <name>JsonText</name>
    <message>
        <source>a key in double quotes is missing</source>
        <translation>큰따옴표로 묶은 키가 없습니다</translation>
    </message>
    <message>
        <source>a value is missing</source>
        <translation>값이 없습니다</translation>
    </message>
    <message>
        <source>a comma or a closing brace is missing</source>
        <translation>쉼표 또는 닫는 중괄호가 없습니다</translation>
    </message>
    <message>
        <source>a comma or a closing bracket is missing</source>
        <translation>쉼표 또는 닫는 대괄호가 없습니다</translation>
    </message>
    <message>
        <source>a colon is missing after a key</source>
        <translation>키 뒤에 콜론이 없습니다</translation>
    </message>
    <message>
        <source>there is a comma, and nothing after it</source>
        <translation>쉼표 뒤에 아무것도 없습니다</translation>
    </message>
    <message>
        <source>a text has no closing quote</source>
        <translation>텍스트에 닫는 따옴표가 없습니다</translation>
    </message>
    <message>
        <source>this is not a number</source>
        <translation>숫자가 아닙니다</translation>
    </message>
    <message>
        <source>there is more after the closing brace</source>
        <translation>닫는 중괄호 뒤에 내용이 더 있습니다</translation>
    </message>
    <message>
        <source>a value is missing, or is none that JSON knows</source>
        <translation>값이 없거나 JSON에서 쓸 수 없는 값입니다</translation>
    </message>
    <message>
        <source>This is not JSON: %1, at line %2, column %3.</source>
        <translation>JSON이 아닙니다: %1(%2행 %3열).</translation>
    </message>
    <message>
        <source>A JSON object in braces is expected, found a list.</source>
        <translation>중괄호로 묶은 JSON 객체가 있어야 하는데 목록이 있습니다.</translation>
    </message>
</context>
<context>
    <name>KeyStore</name>
    <message>
        <source>The key is empty.</source>
        <translation>키가 비어 있습니다.</translation>
    </message>
    <message>
        <source>The key has a line break or another control character in it.</source>
        <translation>키에 줄 바꿈이나 다른 제어 문자가 들어 있습니다.</translation>
    </message>
    <message>
        <source>The key has a space in it.</source>
        <translation>키에 공백이 들어 있습니다.</translation>
    </message>
    <message>
        <source>The key has a character in it that keys do not have.</source>
        <translation>키에 쓰이지 않는 문자가 들어 있습니다.</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Keep settings, tasks and clips under this folder.</source>
        <translation>설정, 작업, 클립을 이 폴더에 보관합니다.</translation>
    </message>
    <message>
        <source>folder</source>
        <translation>폴더</translation>
    </message>
    <message>
        <source>Start and choose the practice service.</source>
        <translation>연습 서비스를 시작하고 선택합니다.</translation>
    </message>
    <message>
        <source>Say what can be given here.</source>
        <translation>사용할 수 있는 옵션을 표시합니다.</translation>
    </message>
    <message>
        <source>Say which version this is.</source>
        <translation>버전을 표시합니다.</translation>
    </message>
    <message>
        <source>dailies takes options only; see --help.</source>
        <translation>dailies는 옵션만 받습니다. --help를 참조하십시오.</translation>
    </message>
    <message>
        <source>Usage: dailies [options]
Makes, watches and keeps clips of a paid video service.</source>
        <translation>사용법: dailies [옵션]
유료 비디오 서비스의 클립을 만들고 추적하고 보관합니다.</translation>
    </message>
    <message>
        <source>Dailies (process %1) has this profile open but does not answer. Wait until it does, or end that process and start Dailies again: nothing is lost by that.</source>
        <translation>Dailies(프로세스 %1)가 이 프로필을 열고 있지만 응답하지 않습니다. 응답할 때까지 기다리거나, 그 프로세스를 종료하고 Dailies를 다시 시작하십시오. 그래도 잃는 것은 없습니다.</translation>
    </message>
    <message>
        <source>The task database is made ready for this version first; with a long history this takes a minute.</source>
        <translation>먼저 작업 데이터베이스를 이 버전에 맞게 준비합니다. 기록이 길면 1분 정도 걸립니다.</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>옵션:</translation>
    </message>
</context>
<context>
    <name>MediaAddress</name>
    <message>
        <source>it is empty.</source>
        <translation>비어 있습니다.</translation>
    </message>
    <message>
        <source>it is too long.</source>
        <translation>너무 깁니다.</translation>
    </message>
    <message>
        <source>it does not begin with https:// or http:// and a host.</source>
        <translation>https:// 또는 http://와 호스트로 시작하지 않습니다.</translation>
    </message>
    <message>
        <source>it carries a user name.</source>
        <translation>사용자 이름이 들어 있습니다.</translation>
    </message>
    <message>
        <source>it leads into a private network, where the service is not.</source>
        <translation>사설 네트워크로 연결되는 주소이며, 서비스는 그곳에 없습니다.</translation>
    </message>
    <message>
        <source>The address of the clip is not used: %1</source>
        <translation>클립 주소를 사용하지 않았습니다. %1</translation>
    </message>
    <message>
        <source>The address is not looked up: %1</source>
        <translation>주소를 확인하지 않았습니다. %1</translation>
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
        <translation>항목 %1</translation>
    </message>
</context>
<context>
    <name>MediaRow</name>
    <message>
        <source>Reference voice</source>
        <translation>참조 음성</translation>
    </message>
</context>
<context>
    <name>MediaType</name>
    <message>
        <source>First frame</source>
        <translation>첫 프레임</translation>
    </message>
    <message>
        <source>Last frame</source>
        <translation>마지막 프레임</translation>
    </message>
    <message>
        <source>Reference image</source>
        <translation>참조 이미지</translation>
    </message>
    <message>
        <source>Reference video</source>
        <translation>참조 비디오</translation>
    </message>
    <message>
        <source>Reference audio</source>
        <translation>참조 오디오</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>문서</translation>
    </message>
    <message>
        <source>Web page</source>
        <translation>웹 페이지</translation>
    </message>
    <message>
        <source>Driving audio</source>
        <translation>구동 오디오</translation>
    </message>
    <message>
        <source>Video</source>
        <translation>비디오</translation>
    </message>
</context>
<context>
    <name>ModelPlaces</name>
    <message>
        <source>Family %1</source>
        <translation>%1 계열</translation>
    </message>
    <message>
        <source>Family %1 · %2</source>
        <translation>%1 계열 · %2</translation>
    </message>
</context>
<context>
    <name>ModelProfile</name>
    <message>
        <source>this is not known</source>
        <translation>알 수 없는 항목입니다</translation>
    </message>
    <message>
        <source>true or false is expected</source>
        <translation>true 또는 false여야 합니다</translation>
    </message>
    <message>
        <source>a text is expected</source>
        <translation>텍스트여야 합니다</translation>
    </message>
    <message>
        <source>an object is expected</source>
        <translation>객체여야 합니다</translation>
    </message>
    <message>
        <source>a list is expected</source>
        <translation>목록이어야 합니다</translation>
    </message>
    <message>
        <source>a number is expected</source>
        <translation>숫자여야 합니다</translation>
    </message>
    <message>
        <source>a whole number is expected</source>
        <translation>정수여야 합니다</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>A model profile needs a family (A with generation 3.0 or 2.7, or B).</source>
        <translation>모델 프로필에는 계열(3.0 또는 2.7세대의 A, 또는 B)이 필요합니다.</translation>
    </message>
    <message>
        <source>A model profile needs at least one request kind of its family.</source>
        <translation>모델 프로필에는 해당 계열의 요청 종류가 하나 이상 필요합니다.</translation>
    </message>
    <message>
        <source>%1: a list of texts is expected.</source>
        <translation>%1: 텍스트 목록이어야 합니다.</translation>
    </message>
    <message>
        <source>limits: an object is expected.</source>
        <translation>limits: 객체여야 합니다.</translation>
    </message>
</context>
<context>
    <name>PartFile</name>
    <message>
        <source>The clip could not be written to %1: %2.</source>
        <translation>클립을 %1에 쓰지 못했습니다. %2.</translation>
    </message>
    <message>
        <source>another copy of the program is at it</source>
        <translation>프로그램의 다른 인스턴스가 사용 중입니다</translation>
    </message>
    <message>
        <source>The disk is full; the clip could not be written. The download goes on by itself as soon as there is room.</source>
        <translation>디스크가 가득 차서 클립을 쓸 수 없습니다. 공간이 생기면 다운로드가 자동으로 계속됩니다.</translation>
    </message>
    <message>
        <source>The disk takes no file as large as this clip.</source>
        <translation>디스크가 이 클립만큼 큰 파일을 지원하지 않습니다.</translation>
    </message>
    <message>
        <source>The disk is nearly full: the server does not tell how long the clip is, and %1 are free. The download goes on by itself as soon as there is room.</source>
        <translation>디스크가 거의 찼습니다. 서버가 클립의 크기를 알려 주지 않으며, 여유 공간은 %1입니다. 공간이 생기면 다운로드가 자동으로 계속됩니다.</translation>
    </message>
    <message>
        <source>The disk is full: the clip needs %1, and %2 are free. The download goes on by itself as soon as there is room.</source>
        <translation>디스크가 가득 찼습니다. 클립에 %1이(가) 필요하지만 여유 공간은 %2입니다. 공간이 생기면 다운로드가 자동으로 계속됩니다.</translation>
    </message>
    <message>
        <source>every name is taken</source>
        <translation>모든 이름이 이미 사용 중입니다</translation>
    </message>
</context>
<context>
    <name>PopupMenus</name>
    <message>
        <source>Step up</source>
        <translation>올리기</translation>
    </message>
    <message>
        <source>Step down</source>
        <translation>내리기</translation>
    </message>
</context>
<context>
    <name>PracticeService</name>
    <message>
        <source>practice clips are from 1 to 60 seconds long</source>
        <translation>연습 클립의 길이는 1~60초입니다</translation>
    </message>
    <message>
        <source>one of 480P, 720P and 1080P is expected</source>
        <translation>480P, 720P, 1080P 중 하나여야 합니다</translation>
    </message>
    <message>
        <source>a ratio W:H between 1:4 and 4:1 is expected</source>
        <translation>1:4와 4:1 사이의 W:H 비율이어야 합니다</translation>
    </message>
    <message>
        <source>model: &quot;%1&quot; is not enabled for this key; there are practice-a-3.0, practice-a-2.7 and practice-b</source>
        <translation>model: 이 키에는 “%1”이(가) 허용되지 않습니다. practice-a-3.0, practice-a-2.7, practice-b를 쓸 수 있습니다</translation>
    </message>
    <message>
        <source>model: &quot;%1&quot; does not offer %2</source>
        <translation>model: “%1”에서 제공하지 않습니다: %2</translation>
    </message>
    <message>
        <source>%1: stands twice</source>
        <translation>%1: 두 번 나옵니다</translation>
    </message>
    <message>
        <source>The practice service cannot write to the folder %1.</source>
        <translation>연습 서비스가 폴더 %1에 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>The task cannot be kept: %1.</source>
        <translation>작업을 보관할 수 없습니다. %1.</translation>
    </message>
    <message>
        <source>This address takes %1 only.</source>
        <translation>이 주소는 %1만 받습니다.</translation>
    </message>
    <message>
        <source>There is no such clip.</source>
        <translation>그런 클립이 없습니다.</translation>
    </message>
    <message>
        <source>This is not a practice job.</source>
        <translation>연습 작업이 아닙니다.</translation>
    </message>
    <message>
        <source>The body is larger than 64 MiB.</source>
        <translation>본문이 64 MiB보다 큽니다.</translation>
    </message>
    <message>
        <source>This request cannot be read.</source>
        <translation>이 요청을 읽을 수 없습니다.</translation>
    </message>
    <message>
        <source>The practice service found no free port.</source>
        <translation>연습 서비스가 비어 있는 포트를 찾지 못했습니다.</translation>
    </message>
    <message>
        <source>The practice service cannot use port %1: another program has it.</source>
        <translation>연습 서비스가 포트 %1을(를) 사용할 수 없습니다. 다른 프로그램이 사용 중입니다.</translation>
    </message>
    <message>
        <source>There is nothing at %1.</source>
        <translation>%1에 아무것도 없습니다.</translation>
    </message>
    <message>
        <source>The header Authorization does not carry this service&apos;s key.</source>
        <translation>Authorization 헤더에 이 서비스의 키가 없습니다.</translation>
    </message>
    <message>
        <source>The header Content-Type is not application/json.</source>
        <translation>Content-Type 헤더가 application/json이 아닙니다.</translation>
    </message>
    <message>
        <source>The prompt asks to be refused.</source>
        <translation>프롬프트가 거부를 요청합니다.</translation>
    </message>
    <message>
        <source>Too many requests; come back in two seconds.</source>
        <translation>요청이 너무 많습니다. 2초 후에 다시 시도하십시오.</translation>
    </message>
    <message>
        <source>%1: not a field of this call, or stands twice</source>
        <translation>%1: 이 호출의 필드가 아니거나 두 번 나옵니다</translation>
    </message>
    <message>
        <source>model: &quot;%1&quot; is not enabled for this key.</source>
        <translation>model: 이 키에는 “%1”이(가) 허용되지 않습니다.</translation>
    </message>
    <message>
        <source>taskId: there is no such task.</source>
        <translation>taskId: 그런 작업이 없습니다.</translation>
    </message>
    <message>
        <source>model: the task was created with another model.</source>
        <translation>model: 이 작업은 다른 모델로 만들었습니다.</translation>
    </message>
    <message>
        <source>The prompt asks the task to fail.</source>
        <translation>프롬프트가 작업 실패를 요청합니다.</translation>
    </message>
    <message>
        <source>This address has expired.</source>
        <translation>이 주소는 만료되었습니다.</translation>
    </message>
    <message>
        <source>the task ends as failed, with a code and a message</source>
        <translation>작업이 코드와 메시지를 남기고 실패로 끝납니다</translation>
    </message>
    <message>
        <source>the task takes five times as long</source>
        <translation>작업에 다섯 배의 시간이 걸립니다</translation>
    </message>
    <message>
        <source>the request is refused; no task is made</source>
        <translation>요청이 거부되고 작업이 만들어지지 않습니다</translation>
    </message>
    <message>
        <source>the task is reported as UNKNOWN for a while, then goes on</source>
        <translation>작업이 한동안 UNKNOWN으로 보고된 뒤 계속됩니다</translation>
    </message>
    <message>
        <source>the task has a state that nobody has heard of for a while, then goes on</source>
        <translation>작업이 한동안 처음 보는 상태로 보고된 뒤 계속됩니다</translation>
    </message>
    <message>
        <source>the task is made, but the connection is closed without an answer</source>
        <translation>작업은 만들어지지만 응답 없이 연결이 끊깁니다</translation>
    </message>
    <message>
        <source>the request is told to come back in two seconds, and taken then</source>
        <translation>2초 후에 다시 오라는 응답을 받고, 그때 접수됩니다</translation>
    </message>
    <message>
        <source>the task succeeds, but the address of its clip is dead</source>
        <translation>작업은 성공하지만 클립 주소가 작동하지 않습니다</translation>
    </message>
    <message>
        <source>null is not a value of this field</source>
        <translation>null은 이 필드의 값이 아닙니다</translation>
    </message>
</context>
<context>
    <name>Preference</name>
    <message>
        <source>A folder is given from the top, such as /home/me/Videos.</source>
        <translation>폴더는 /home/me/Videos처럼 전체 경로로 지정해야 합니다.</translation>
    </message>
    <message>
        <source>Nothing can be written to %1.</source>
        <translation>%1에 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>언어</translation>
    </message>
    <message>
        <source>The language of the window and of all messages.</source>
        <translation>창과 모든 메시지에 쓰이는 언어입니다.</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>시스템 설정에 따름</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>테마</translation>
    </message>
    <message>
        <source>Light or dark; the picture always stands on dark ground.</source>
        <translation>밝게 또는 어둡게. 화면의 배경은 항상 어둡습니다.</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>시스템 설정</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>밝게</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>어둡게</translation>
    </message>
    <message>
        <source>Tell when tasks have ended</source>
        <translation>작업이 종료되면 알림</translation>
    </message>
    <message>
        <source>One notification when the last of the running tasks has ended, and the window is not in view.</source>
        <translation>진행 중인 작업이 모두 끝났을 때 창이 보이지 않으면 한 번 알립니다.</translation>
    </message>
    <message>
        <source>Folder for clips</source>
        <translation>클립 폴더</translation>
    </message>
    <message>
        <source>Where new clips are saved. Those that are saved already stay where they are.</source>
        <translation>새 클립을 저장하는 위치입니다. 이미 저장한 클립은 그대로 둡니다.</translation>
    </message>
    <message>
        <source>Names of clips</source>
        <translation>클립 이름</translation>
    </message>
    <message>
        <source>Known: {date:yyyy-MM-dd}, {prompt:40}, {model}, {kind}, {task}. A number is added when a name is taken.</source>
        <translation>쓸 수 있는 항목: {date:yyyy-MM-dd}, {prompt:40}, {model}, {kind}, {task}. 이름이 이미 있으면 번호를 붙입니다.</translation>
    </message>
    <message>
        <source>Put the request beside each clip</source>
        <translation>클립마다 옆에 요청 저장</translation>
    </message>
    <message>
        <source>A JSON file of the clip&apos;s name with the request that made it. No key is in it.</source>
        <translation>클립을 만든 요청이 담긴, 클립과 같은 이름의 JSON 파일입니다. 키는 들어 있지 않습니다.</translation>
    </message>
    <message>
        <source>Downloads at once</source>
        <translation>동시 다운로드 수</translation>
    </message>
    <message>
        <source>The address that expires first is always fetched first.</source>
        <translation>항상 가장 먼저 만료되는 주소부터 가져옵니다.</translation>
    </message>
    <message>
        <source>Playing with</source>
        <translation>재생 방식</translation>
    </message>
    <message>
        <source>What plays clips; choose another when they do not play well. Single frames are always read with FFmpeg.</source>
        <translation>클립을 재생하는 방식입니다. 재생이 원활하지 않으면 다른 것을 선택하십시오. 개별 프레임은 항상 FFmpeg로 읽습니다.</translation>
    </message>
    <message>
        <source>The system&apos;s choice</source>
        <translation>시스템 기본값</translation>
    </message>
    <message>
        <source>Let the graphics card decode</source>
        <translation>그래픽 카드로 디코딩</translation>
    </message>
    <message>
        <source>Switch it off when the picture is broken or the program ends while a clip plays. Needs Qt 6.5 or newer.</source>
        <translation>화면이 깨지거나 클립 재생 중에 프로그램이 종료되면 끄십시오. Qt 6.5 이상이 필요합니다.</translation>
    </message>
    <message>
        <source>Disk space for filmstrips</source>
        <translation>필름스트립용 디스크 공간</translation>
    </message>
    <message>
        <source>The oldest are removed when it is used up; they are made again when needed.</source>
        <translation>공간을 다 쓰면 가장 오래된 것부터 제거하며, 필요할 때 다시 만듭니다.</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>프록시</translation>
    </message>
    <message>
        <source>How the service is reached; this computer&apos;s own addresses never go through it.</source>
        <translation>서비스에 연결하는 방식입니다. 이 컴퓨터 자체의 주소는 프록시를 거치지 않습니다.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>Proxy address</source>
        <translation>프록시 주소</translation>
    </message>
    <message>
        <source>Computer and port, such as proxy.example.com:8080.</source>
        <translation>호스트와 포트(예: proxy.example.com:8080).</translation>
    </message>
    <message>
        <source>Shortest pause between questions about a task</source>
        <translation>작업 조회 최소 간격</translation>
    </message>
    <message>
        <source>Longer pauses spare the service; all pauses grow with it. A finished clip is then seen later.</source>
        <translation>간격이 길면 서비스의 부담이 줄며, 다른 간격도 모두 함께 늘어납니다. 그만큼 클립 완료를 늦게 알게 됩니다.</translation>
    </message>
    <message>
        <source>General</source>
        <translation>일반</translation>
    </message>
    <message>
        <source>Clips</source>
        <translation>클립</translation>
    </message>
    <message>
        <source>Playback</source>
        <translation>재생</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>네트워크</translation>
    </message>
    <message>
        <source>A change is seen at the next start.</source>
        <translation>변경 사항은 다음에 시작할 때 적용됩니다.</translation>
    </message>
    <message>
        <source>It is a whole number from %1 to %2.</source>
        <translation>%1~%2 범위의 정수여야 합니다.</translation>
    </message>
    <message>
        <source>Clips need different names: use at least one of {date}, {prompt:40}, {model}, {kind}, {task}, in one line of at most 200 characters.</source>
        <translation>클립마다 이름이 달라야 합니다. {date}, {prompt:40}, {model}, {kind}, {task} 중 하나 이상을 넣어 200자 이하의 한 줄로 입력하십시오.</translation>
    </message>
    <message>
        <source>A proxy address is a computer and a port, such as proxy.example.com:8080.</source>
        <translation>프록시 주소는 proxy.example.com:8080과 같이 호스트와 포트로 이루어집니다.</translation>
    </message>
    <message>
        <source>This cannot be chosen.</source>
        <translation>선택할 수 없는 값입니다.</translation>
    </message>
    <message>
        <source>Quiet hours</source>
        <translation>방해 금지 시간</translation>
    </message>
    <message>
        <source>No notifications between these times of the day.</source>
        <translation>하루 중 이 시간대에는 알리지 않습니다.</translation>
    </message>
    <message>
        <source>Quiet from</source>
        <translation>방해 금지 시작</translation>
    </message>
    <message>
        <source>When the quiet hours begin.</source>
        <translation>방해 금지 시간이 시작되는 시각입니다.</translation>
    </message>
    <message>
        <source>Quiet until</source>
        <translation>방해 금지 종료</translation>
    </message>
    <message>
        <source>When they end, on the next day where that is earlier.</source>
        <translation>방해 금지 시간이 끝나는 시각입니다. 시작 시각보다 이르면 다음 날을 뜻합니다.</translation>
    </message>
    <message>
        <source>Closing the window while tasks run</source>
        <translation>작업 진행 중에 창을 닫을 때</translation>
    </message>
    <message>
        <source>In the tray Dailies goes on fetching clips. After quitting, tasks are taken up at the next start.</source>
        <translation>트레이에 두면 Dailies가 계속 클립을 가져옵니다. 종료하면 다음에 시작할 때 작업을 이어서 추적합니다.</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>확인</translation>
    </message>
    <message>
        <source>Keep in the tray</source>
        <translation>트레이에 두기</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>종료</translation>
    </message>
    <message>
        <source>Learn from takes how long they usually run</source>
        <translation>테이크에서 평소 소요 시간 학습</translation>
    </message>
    <message>
        <source>Asks seldom before a clip is due, and more often around that time. Off: always in the same rhythm.</source>
        <translation>클립이 완료될 때가 되기 전에는 드물게, 그 무렵에는 더 자주 조회합니다. 끄면 항상 같은 간격으로 조회합니다.</translation>
    </message>
    <message>
        <source>Longest pause while a clip is not due</source>
        <translation>클립 완료 예정 전의 최대 조회 간격</translation>
    </message>
    <message>
        <source>How seldom a task is asked about when it is known to take longer. It is never less than the shortest pause.</source>
        <translation>더 오래 걸릴 것으로 알려진 작업을 얼마나 드물게 조회할지 정합니다. 최소 간격보다 짧아지지는 않습니다.</translation>
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
        <translation>Dailies에 대한 보고서, 작성 시각: %1.</translation>
    </message>
    <message>
        <source>versions.txt   of the program and of what it uses</source>
        <translation>versions.txt   프로그램과 프로그램이 사용하는 구성 요소의 버전</translation>
    </message>
    <message>
        <source>settings.json  those that were changed; of folders and addresses only that they are set</source>
        <translation>settings.json  변경한 설정. 폴더와 주소는 지정 여부만</translation>
    </message>
    <message>
        <source>accounts.json  their models; no name, address or key</source>
        <translation>accounts.json  계정의 모델. 이름, 주소, 키는 없음</translation>
    </message>
    <message>
        <source>tasks.json     how many there are, and facts about the last %1</source>
        <translation>tasks.json     작업 수와 최근 작업 %1개에 대한 정보</translation>
    </message>
    <message>
        <source>log.txt        what the program had to say</source>
        <translation>log.txt        프로그램이 남긴 메시지</translation>
    </message>
    <message>
        <source>Keys, addresses, encoded data and folders of this computer were taken out.</source>
        <translation>키, 주소, 인코딩된 데이터, 이 컴퓨터의 폴더는 제거했습니다.</translation>
    </message>
    <message>
        <source>The prompts of the last tasks are in it.</source>
        <translation>최근 작업의 프롬프트가 들어 있습니다.</translation>
    </message>
    <message>
        <source>No prompt is in it.</source>
        <translation>프롬프트는 들어 있지 않습니다.</translation>
    </message>
    <message>
        <source>The report could not be written to %1: %2.</source>
        <translation>보고서를 %1에 쓰지 못했습니다. %2.</translation>
    </message>
</context>
<context>
    <name>Profile</name>
    <message>
        <source>There is no place where another start could reach this window.</source>
        <translation>다시 실행했을 때 이 창에 연결할 수 있는 자리가 없습니다.</translation>
    </message>
    <message>
        <source>Another start cannot reach this window: %1.</source>
        <translation>다시 실행해도 이 창에 연결할 수 없습니다. %1.</translation>
    </message>
    <message>
        <source>The folder %1 cannot be written to.</source>
        <translation>폴더 %1에 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>%1 is in the way: a folder is needed there.</source>
        <translation>폴더가 필요한 자리에 %1이(가) 있습니다.</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation>폴더 %1을(를) 만들 수 없습니다.</translation>
    </message>
    <message>
        <source>%1 (process %2) is already working in %3. End it first, or choose another profile.</source>
        <translation>%1(프로세스 %2)이(가) 이미 %3을(를) 사용하고 있습니다. 먼저 종료하거나 다른 프로필을 선택하십시오.</translation>
    </message>
    <message>
        <source>The profile in %1 cannot be used: nothing can be written there.</source>
        <translation>%1의 프로필을 사용할 수 없습니다. 그곳에 쓸 수 없습니다.</translation>
    </message>
</context>
<context>
    <name>ProfileCatalogue</name>
    <message>
        <source>A newer version of Dailies wrote it.</source>
        <translation>더 새로운 버전의 Dailies에서 작성한 파일입니다.</translation>
    </message>
    <message>
        <source>It is not a list of model profiles.</source>
        <translation>모델 프로필 목록이 아닙니다.</translation>
    </message>
    <message>
        <source>A model profile needs an id.</source>
        <translation>모델 프로필에는 ID가 필요합니다.</translation>
    </message>
    <message>
        <source>The id %1 stands twice.</source>
        <translation>ID %1이(가) 두 번 나옵니다.</translation>
    </message>
    <message>
        <source>The model profiles in %1 cannot be read, and the file is left as it is: %2</source>
        <translation>%1의 모델 프로필을 읽을 수 없어 파일을 그대로 두었습니다. %2</translation>
    </message>
    <message>
        <source>It is too large.</source>
        <translation>파일이 너무 큽니다.</translation>
    </message>
    <message>
        <source>Your model profiles could not be read, so they are not written either.</source>
        <translation>모델 프로필을 읽지 못했으므로 쓰지도 않습니다.</translation>
    </message>
    <message>
        <source>The model profiles could not be written to %1: %2.</source>
        <translation>모델 프로필을 %1에 쓰지 못했습니다. %2.</translation>
    </message>
</context>
<context>
    <name>ProfileNotes</name>
    <message>
        <source>The reference voice of %1</source>
        <translation>%1의 참조 음성</translation>
    </message>
    <message>
        <source>The image</source>
        <translation>이미지</translation>
    </message>
    <message>
        <source>Image %1</source>
        <translation>Image %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>range</comment>
        <translation>%1~%2</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>최소 %1</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>최대 %1</translation>
    </message>
    <message>
        <source>%1 is a %2 file; this model&apos;s profile takes %3.</source>
        <translation>%1: %2 파일입니다. 이 모델의 프로필이 받는 형식은 %3입니다.</translation>
    </message>
    <message>
        <source>%1 has transparent parts; this model&apos;s profile takes none.</source>
        <translation>%1: 투명한 부분이 있습니다. 이 모델의 프로필은 투명도를 받지 않습니다.</translation>
    </message>
    <message>
        <source>%1 is %2 × %3 pixels; this model&apos;s profile takes sides of %4 pixels.</source>
        <translation>%1: %2 × %3픽셀입니다. 이 모델의 프로필이 받는 변의 길이는 %4픽셀입니다.</translation>
    </message>
    <message>
        <source>%1 is %2 × %3 pixels; this model&apos;s profile takes shapes of %4.</source>
        <translation>%1: %2 × %3픽셀입니다. 이 모델의 프로필이 받는 가로세로 비율은 %4입니다.</translation>
    </message>
    <message>
        <source>%1 is %2 seconds long; this model&apos;s profile takes %3 seconds.</source>
        <translation>%1: 길이가 %2초입니다. 이 모델의 프로필이 받는 길이는 %3초입니다.</translation>
    </message>
    <message>
        <source>%1 has %2 pictures a second; this model&apos;s profile wants %3 at least.</source>
        <translation>%1: 초당 %2프레임입니다. 이 모델의 프로필은 최소 %3프레임을 요구합니다.</translation>
    </message>
    <message>
        <source>%1 has %2 MB; this model&apos;s profile ends at %3 MB.</source>
        <translation>%1: %2 MB입니다. 이 모델의 프로필은 %3 MB까지입니다.</translation>
    </message>
    <message>
        <source>%1 has %2 MB; as part of the request it takes %3 MB.</source>
        <translation>%1: %2 MB입니다. 요청에 넣으면 %3 MB를 차지합니다.</translation>
    </message>
    <message>
        <source>%1: for oss addresses the vendor wants a header that the specification of this service does not list.</source>
        <translation>%1: oss 주소에는 이 서비스의 명세에 없는 헤더를 공급업체가 요구합니다.</translation>
    </message>
    <message>
        <source>%1: vendors take only images as data, the rest by address.</source>
        <translation>%1: 공급업체는 이미지만 데이터로 받으며, 나머지는 주소로 받습니다.</translation>
    </message>
    <message>
        <source>%1 adds up to %2 seconds; this model&apos;s profile ends at %3.</source>
        <translation>%1: 합이 %2초입니다. 이 모델의 프로필은 %3초까지입니다.</translation>
    </message>
    <message>
        <source>Input videos and the clip make %1 seconds together; this model&apos;s profile ends at %2.</source>
        <translation>입력 비디오와 클립의 합이 %1초입니다. 이 모델의 프로필은 %2초까지입니다.</translation>
    </message>
    <message>
        <source>This model&apos;s profile takes %L1 at most in all; there are %L2.</source>
        <translation>이 모델의 프로필은 모두 합해 최대 %L1개를 받습니다. 현재 %L2개입니다.</translation>
    </message>
    <message>
        <source>This model&apos;s profile does not list the type %1 for %2.</source>
        <translation>이 모델의 프로필에서 %2에는 %1 유형이 없습니다.</translation>
    </message>
    <message>
        <source>Of %1, this model&apos;s profile takes %L2 at most; there are %L3.</source>
        <translation>%1: 이 모델의 프로필은 최대 %L2개를 받습니다. 현재 %L3개입니다.</translation>
    </message>
    <message>
        <source>Of %1, this model&apos;s profile wants %L2 at least; there are %L3.</source>
        <translation>%1: 이 모델의 프로필은 최소 %L2개를 요구합니다. 현재 %L3개입니다.</translation>
    </message>
    <message>
        <source>This model&apos;s profile knows these combinations: %1.</source>
        <translation>이 모델의 프로필에 있는 조합: %1.</translation>
    </message>
    <message>
        <source>In this model&apos;s profile these do not go together: %1.</source>
        <translation>이 모델의 프로필에서 함께 쓸 수 없는 것: %1.</translation>
    </message>
    <message>
        <source>In this model&apos;s profile, %1 goes together with %2.</source>
        <translation>이 모델의 프로필에서 %1은(는) %2와(과) 함께 써야 합니다.</translation>
    </message>
    <message>
        <source>With %1, this model&apos;s profile wants %2 not to be off.</source>
        <translation>%1을(를) 쓸 때 이 모델의 프로필에서는 %2이(가) 꺼져 있으면 안 됩니다.</translation>
    </message>
    <message>
        <source>This model&apos;s profile does not list %1.</source>
        <translation>이 모델의 프로필에 %1이(가) 없습니다.</translation>
    </message>
    <message>
        <source>The prompt has %L1 characters; this model&apos;s profile ends at %L2, and vendors cut the rest without a word.</source>
        <translation>프롬프트가 %L1자입니다. 이 모델의 프로필은 %L2자까지이며, 나머지는 공급업체가 알림 없이 잘라 냅니다.</translation>
    </message>
    <message>
        <source>The negative prompt has %L1 characters; this model&apos;s profile ends at %L2, and vendors cut the rest without a word.</source>
        <translation>네거티브 프롬프트가 %L1자입니다. 이 모델의 프로필은 %L2자까지이며, 나머지는 공급업체가 알림 없이 잘라 냅니다.</translation>
    </message>
    <message>
        <source>With a reference video, this model&apos;s profile makes clips of %1 seconds; this is %2.</source>
        <translation>참조 비디오가 있으면 이 모델의 프로필이 만드는 클립은 %1초입니다. 현재 값은 %2초입니다.</translation>
    </message>
    <message>
        <source>This model&apos;s profile makes clips of %1 seconds; this is %2.</source>
        <translation>이 모델의 프로필이 만드는 클립은 %1초입니다. 현재 값은 %2초입니다.</translation>
    </message>
    <message>
        <source>This model&apos;s profile says that %1 is not used.</source>
        <translation>이 모델의 프로필에 따르면 %1은(는) 사용되지 않습니다.</translation>
    </message>
    <message>
        <source>This model&apos;s profile offers %1; this is %2.</source>
        <translation>이 모델의 프로필이 제공하는 값은 %1입니다. 현재 값은 %2입니다.</translation>
    </message>
    <message>
        <source>This model&apos;s profile has a guidance of %1; this is %2.</source>
        <translation>이 모델의 프로필의 가이던스는 %1입니다. 현재 값은 %2입니다.</translation>
    </message>
    <message>
        <source>This model&apos;s profile takes no voices.</source>
        <translation>이 모델의 프로필은 음성을 받지 않습니다.</translation>
    </message>
    <message>
        <source>This model&apos;s profile takes %L1 at most; there are %L2.</source>
        <translation>이 모델의 프로필은 최대 %L1개를 받습니다. 현재 %L2개입니다.</translation>
    </message>
    <message>
        <source>The shots are not used while %1 is off.</source>
        <translation>%1이(가) 꺼져 있는 동안 샷은 사용되지 않습니다.</translation>
    </message>
    <message>
        <source>The shot type is not used while %1 is off.</source>
        <translation>%1이(가) 꺼져 있는 동안 샷 유형은 사용되지 않습니다.</translation>
    </message>
    <message>
        <source>%1 is on; this model wants a shot type.</source>
        <translation>%1이(가) 켜져 있습니다. 이 모델에는 샷 유형이 필요합니다.</translation>
    </message>
    <message>
        <source>The shots are used with the shot type %1 only.</source>
        <translation>샷은 샷 유형이 %1일 때만 사용됩니다.</translation>
    </message>
    <message>
        <source>The prompt of shot %1 has %L2 characters; this model&apos;s profile ends at %L3.</source>
        <translation>샷 %1의 프롬프트가 %L2자입니다. 이 모델의 프로필은 %L3자까지입니다.</translation>
    </message>
    <message>
        <source>Shot %1 is %2 seconds long; this model&apos;s profile wants %3 at least.</source>
        <translation>샷 %1의 길이가 %2초입니다. 이 모델의 프로필은 최소 %3초를 요구합니다.</translation>
    </message>
    <message>
        <source>The shots make %1 seconds together; the clip is to have %2.</source>
        <translation>샷의 합이 %1초입니다. 클립의 길이는 %2초여야 합니다.</translation>
    </message>
    <message>
        <source>This model&apos;s profile wants a list of shots for this shot type.</source>
        <translation>이 샷 유형에는 이 모델의 프로필이 샷 목록을 요구합니다.</translation>
    </message>
    <message>
        <source>This model&apos;s profile takes %1; there are %L2.</source>
        <translation>이 모델의 프로필이 받는 샷은 %1개입니다. 현재 %L2개입니다.</translation>
    </message>
    <message>
        <source>This model goes by the prompts of the shots; it does not use this one, but the service wants it.</source>
        <translation>이 모델은 각 샷의 프롬프트를 따릅니다. 이 프롬프트는 쓰이지 않지만 서비스가 요구합니다.</translation>
    </message>
</context>
<context>
    <name>ProgramLog</name>
    <message>
        <source>The log cannot be written to %1: %2.</source>
        <translation>로그를 %1에 쓸 수 없습니다. %2.</translation>
    </message>
</context>
<context>
    <name>ProgramPart</name>
    <message>
        <source>the system&apos;s choice</source>
        <translation>시스템 기본값</translation>
    </message>
    <message>
        <source>Playing with: %1</source>
        <translation>재생 방식: %1</translation>
    </message>
    <message>
        <source>Window system: %1</source>
        <translation>창 시스템: %1</translation>
    </message>
</context>
<context>
    <name>PromptMentions</name>
    <message>
        <source>The prompt mentions %1, which is not in the list.</source>
        <translation>프롬프트에서 언급한 %1이(가) 목록에 없습니다.</translation>
    </message>
    <message>
        <source>The prompt does not mention %1.</source>
        <translation>프롬프트에서 %1을(를) 언급하지 않습니다.</translation>
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
        <translation>%1초</translation>
    </message>
    <message>
        <source>on</source>
        <translation>켬</translation>
    </message>
    <message>
        <source>off</source>
        <translation>끔</translation>
    </message>
</context>
<context>
    <name>RequestForm</name>
    <message>
        <source>1 task</source>
        <translation>작업 1개</translation>
    </message>
    <message>
        <source>%1 tasks</source>
        <translation>작업 %1개</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No account is chosen; a request needs one to go to.</source>
        <translation>선택한 계정이 없습니다. 요청을 보낼 계정이 필요합니다.</translation>
    </message>
    <message>
        <source>Not sent for this kind: %1</source>
        <translation>이 종류에서는 보내지 않음: %1</translation>
    </message>
    <message>
        <source>1 thing to fill in</source>
        <translation>입력할 항목 1개</translation>
    </message>
    <message>
        <source>%1 things to fill in</source>
        <translation>입력할 항목 %1개</translation>
    </message>
    <message>
        <source>To confirm · %1</source>
        <translation>확인 필요 · %1</translation>
    </message>
    <message>
        <source>Ready · %1</source>
        <translation>준비됨 · %1</translation>
    </message>
    <message>
        <source>Not ready (%1):</source>
        <translation>준비 안 됨(%1):</translation>
    </message>
    <message>
        <source>Not ready (%1 to %2):</source>
        <translation>준비 안 됨(%1, 받는 곳 %2):</translation>
    </message>
    <message>
        <source>Ready: %1 to %2, model %3 (Ctrl+Enter).</source>
        <translation>준비됨: %1, 받는 곳 %2, 모델 %3(Ctrl+Enter).</translation>
    </message>
    <message>
        <source>You will be asked about:</source>
        <translation>다음 사항에 대한 확인을 요청합니다:</translation>
    </message>
    <message>
        <source>Send this request %1 times? Each is charged.</source>
        <translation>이 요청을 %1번 보내시겠습니까? 각각 요금이 청구됩니다.</translation>
    </message>
    <message>
        <source>Send this request %1 times?</source>
        <translation>이 요청을 %1번 보내시겠습니까?</translation>
    </message>
</context>
<context>
    <name>RequestJson</name>
    <message>
        <source>This request is of a kind that this version does not know.</source>
        <translation>이 버전에서 알 수 없는 종류의 요청입니다.</translation>
    </message>
</context>
<context>
    <name>ServiceAnswer</name>
    <message>
        <source>%1 The service says: %2</source>
        <translation>%1 서비스의 설명: %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a sentence and a code</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The address has moved</source>
        <translation>주소가 이전되었습니다</translation>
    </message>
    <message>
        <source>The address has moved to %1</source>
        <translation>주소가 %1(으)로 이전되었습니다</translation>
    </message>
    <message>
        <source>%1 The service did not get the whole request.</source>
        <translation>%1 서비스가 요청 전체를 받지 못했습니다.</translation>
    </message>
    <message>
        <source>The proxy did not let the call through, so nothing was sent. Check the proxy settings.</source>
        <translation>프록시가 호출을 통과시키지 않아 아무것도 보내지 않았습니다. 프록시 설정을 확인하십시오.</translation>
    </message>
    <message>
        <source>It was stopped before it was sent.</source>
        <translation>보내기 전에 중지되었습니다.</translation>
    </message>
    <message>
        <source>Answer lost: the service may have accepted this request. Nothing was sent again.</source>
        <translation>응답 유실: 서비스가 이 요청을 접수했을 수 있습니다. 다시 보낸 것은 없습니다.</translation>
    </message>
    <message>
        <source>%1 The part of the answer that came names the task %2.</source>
        <translation>%1 도착한 응답의 일부에 작업 %2이(가) 나와 있습니다.</translation>
    </message>
    <message>
        <source>%1 No answer came in time.</source>
        <translation>%1 제시간에 응답이 오지 않았습니다.</translation>
    </message>
    <message>
        <source>%1 It was stopped after it had been sent.</source>
        <translation>%1 보낸 뒤에 중지되었습니다.</translation>
    </message>
    <message>
        <source>%1 What came back names no task.</source>
        <translation>%1 돌아온 내용에 작업이 나와 있지 않습니다.</translation>
    </message>
    <message>
        <source>%1 The connection broke.</source>
        <translation>%1 연결이 끊겼습니다.</translation>
    </message>
    <message>
        <source>%1; nothing was accepted. Correct the account&apos;s base address.</source>
        <translation>%1. 접수된 것은 없습니다. 계정의 기본 주소를 바로잡으십시오.</translation>
    </message>
    <message>
        <source>The service does not take the key; nothing was accepted.</source>
        <translation>서비스가 키를 받아들이지 않습니다. 접수된 것은 없습니다.</translation>
    </message>
    <message>
        <source>The service declined the request; nothing was accepted.</source>
        <translation>서비스가 요청을 거절했습니다. 접수된 것은 없습니다.</translation>
    </message>
    <message>
        <source>Asking for the state was stopped.</source>
        <translation>상태 조회를 중지했습니다.</translation>
    </message>
    <message>
        <source>The service&apos;s answer is too large to be one.</source>
        <translation>서비스의 응답이 정상적인 응답이라기에는 너무 큽니다.</translation>
    </message>
    <message>
        <source>The service&apos;s certificate was not accepted.</source>
        <translation>서비스의 인증서가 승인되지 않았습니다.</translation>
    </message>
    <message>
        <source>The proxy did not let the call through.</source>
        <translation>프록시가 호출을 통과시키지 않았습니다.</translation>
    </message>
    <message>
        <source>The service did not answer in time.</source>
        <translation>서비스가 제시간에 응답하지 않았습니다.</translation>
    </message>
    <message>
        <source>The service could not be reached.</source>
        <translation>서비스에 연결할 수 없습니다.</translation>
    </message>
    <message>
        <source>The connection to the service broke.</source>
        <translation>서비스와의 연결이 끊겼습니다.</translation>
    </message>
    <message>
        <source>The service asks for a pause.</source>
        <translation>서비스가 잠시 멈출 것을 요청했습니다.</translation>
    </message>
    <message>
        <source>The service has trouble of its own.</source>
        <translation>서비스 자체에 문제가 있습니다.</translation>
    </message>
    <message>
        <source>%1. Correct the account&apos;s base address.</source>
        <translation>%1. 계정의 기본 주소를 바로잡으십시오.</translation>
    </message>
    <message>
        <source>The service does not tell about this task.</source>
        <translation>서비스가 이 작업에 대해 알려 주지 않습니다.</translation>
    </message>
    <message>
        <source>The service&apos;s answer says nothing about the task.</source>
        <translation>서비스의 응답에 작업에 대한 내용이 없습니다.</translation>
    </message>
    <message>
        <source>%1 Nothing was sent; correct this and send again.</source>
        <translation>%1 아무것도 보내지 않았습니다. 이를 바로잡은 뒤 다시 보내십시오.</translation>
    </message>
    <message>
        <source>The service&apos;s certificate was not accepted, so nothing was sent. Check the account&apos;s base address and this computer&apos;s clock, then send again.</source>
        <translation>서비스의 인증서가 승인되지 않아 아무것도 보내지 않았습니다. 계정의 기본 주소와 이 컴퓨터의 시계를 확인한 뒤 다시 보내십시오.</translation>
    </message>
    <message>
        <source>The service could not be reached, so nothing was sent. Check the connection and the account&apos;s base address.</source>
        <translation>서비스에 연결할 수 없어 아무것도 보내지 않았습니다. 연결과 계정의 기본 주소를 확인하십시오.</translation>
    </message>
    <message>
        <source>The connection failed before the whole request had left, so the service cannot have accepted it.</source>
        <translation>요청이 모두 전송되기 전에 연결이 실패했으므로, 서비스가 접수했을 수 없습니다.</translation>
    </message>
    <message>
        <source>The service did not get the request in time; nothing was accepted. You can send it again.</source>
        <translation>요청이 제시간에 서비스에 도착하지 않았습니다. 접수된 것은 없습니다. 다시 보낼 수 있습니다.</translation>
    </message>
    <message>
        <source>The service gave an ID, but also an error: %1</source>
        <translation>서비스가 ID와 함께 오류도 보냈습니다: %1</translation>
    </message>
    <message>
        <source>Something on the way to the service, such as a proxy or a sign-in page, answered in its place.</source>
        <translation>프록시나 로그인 페이지처럼 서비스로 가는 경로에 있는 것이 서비스 대신 응답했습니다.</translation>
    </message>
    <message>
        <source>The service does not accept the key when asked about tasks.</source>
        <translation>작업을 조회할 때 서비스가 키를 받아들이지 않습니다.</translation>
    </message>
    <message>
        <source>%1 What came back names no task. %2</source>
        <comment>the last is another sentence</comment>
        <translation>%1 응답에 작업 ID가 없습니다. %2</translation>
    </message>
    <message>
        <source>The service did not get the request in time.</source>
        <translation>서비스가 요청을 제때 받지 못했습니다.</translation>
    </message>
    <message>
        <source>The service does not take the key.</source>
        <translation>서비스가 키를 받아들이지 않습니다.</translation>
    </message>
    <message>
        <source>The service declined the request.</source>
        <translation>서비스가 요청을 거절했습니다.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n bytes</source>
        <translation>
            <numerusform>%n바이트</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bytes of %1</source>
        <comment>of a content type</comment>
        <translation>
            <numerusform>%1 %n바이트</numerusform>
        </translation>
    </message>
    <message>
        <source>The answer was HTTP %1 with %2 that aren&apos;t text.</source>
        <translation>응답은 HTTP %1이며 텍스트가 아닌 %2였습니다.</translation>
    </message>
    <message>
        <source>The answer was HTTP %1 with %2 that start with “%3”.</source>
        <translation>응답은 HTTP %1이며 “%3”(으)로 시작하는 %2였습니다.</translation>
    </message>
</context>
<context>
    <name>Shell</name>
    <message>
        <source>A quote in the command is not closed: copy the whole command.</source>
        <translation>명령의 따옴표가 닫히지 않았습니다. 명령 전체를 복사하십시오.</translation>
    </message>
    <message>
        <source>The command takes text from another command, which is not run here: put the text itself in its place.</source>
        <translation>이 명령은 다른 명령의 출력을 가져오지만 여기서는 실행하지 않습니다. 그 자리에 텍스트 자체를 넣으십시오.</translation>
    </message>
    <message>
        <source>This command is written for the Windows command prompt: copy it as cURL for bash instead.</source>
        <translation>Windows 명령 프롬프트용으로 작성된 명령입니다. 대신 bash용 cURL로 복사하십시오.</translation>
    </message>
    <message>
        <source>The command has typographic quotes (“ ”), which bash does not know: put straight ones (&quot;) there.</source>
        <translation>명령에 bash가 모르는 둥근 따옴표(“ ”)가 있습니다. 곧은 따옴표(&quot;)로 바꾸십시오.</translation>
    </message>
</context>
<context>
    <name>Sidecar</name>
    <message>
        <source>The request could not be written beside the clip %1: %2.</source>
        <translation>요청을 클립 %1 옆에 쓰지 못했습니다. %2.</translation>
    </message>
    <message>
        <source>the folder could not be brought to disk</source>
        <translation>폴더를 디스크에 기록하지 못했습니다</translation>
    </message>
    <message>
        <source>every name for it is taken</source>
        <translation>사용할 이름이 모두 이미 사용 중입니다</translation>
    </message>
</context>
<context>
    <name>TakeDifferences</name>
    <message>
        <source>not set</source>
        <translation>설정 안 함</translation>
    </message>
    <message>
        <source>embedded (%1)</source>
        <translation>포함됨(%1)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>kind of media and where it is</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>voice %1</source>
        <translation>음성 %1</translation>
    </message>
    <message>
        <source>%1 (%2 s)</source>
        <translation>%1(%2초)</translation>
    </message>
    <message>
        <source>on</source>
        <translation>켬</translation>
    </message>
    <message>
        <source>off</source>
        <translation>끔</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1초</translation>
    </message>
    <message>
        <source>Delivered length</source>
        <translation>결과 길이</translation>
    </message>
    <message>
        <source>Delivered size</source>
        <translation>결과 크기</translation>
    </message>
    <message>
        <source>Pictures a second</source>
        <translation>초당 프레임 수</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>종류</translation>
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
        <translation>알 수 없음</translation>
    </message>
    <message numerus="yes">
        <source>%n days</source>
        <translation>
            <numerusform>%n일</numerusform>
        </translation>
    </message>
    <message>
        <source>Any moment</source>
        <comment>a result address may die now</comment>
        <translation>곧 만료</translation>
    </message>
    <message>
        <source>Under 1 min</source>
        <translation>1분 미만</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1분</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1시간 %2분</translation>
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
        <translation>아직 클립 없음</translation>
    </message>
    <message>
        <source>Clip saved</source>
        <translation>클립 저장됨</translation>
    </message>
    <message>
        <source>No prompt</source>
        <translation>프롬프트 없음</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1초</translation>
    </message>
    <message>
        <source>Not there</source>
        <translation>파일 없음</translation>
    </message>
    <message>
        <source>Rated %1 of 5</source>
        <translation>평점 5점 중 %1점</translation>
    </message>
    <message>
        <source>Not rated</source>
        <translation>평점 없음</translation>
    </message>
    <message>
        <source>Decide…</source>
        <translation>결정…</translation>
    </message>
    <message>
        <source>State</source>
        <translation>상태</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>테이크</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>프롬프트</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>종류</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>모델</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>길이</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>평점</translation>
    </message>
    <message>
        <source>Elapsed</source>
        <translation>경과 시간</translation>
    </message>
    <message>
        <source>Expires in</source>
        <translation>만료까지</translation>
    </message>
    <message>
        <source>Delivered</source>
        <translation>실제 결과</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>만든 시각</translation>
    </message>
    <message>
        <source>Cost figures</source>
        <translation>비용 수치</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>계정</translation>
    </message>
    <message>
        <source>clip is not there</source>
        <comment>a clip&apos;s file</comment>
        <translation>클립 파일 없음</translation>
    </message>
    <message>
        <source>fetched again while its link works</source>
        <comment>a clip that cannot be played</comment>
        <translation>링크가 유효한 동안 다시 받음</translation>
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
        <translation>%1 켬</translation>
    </message>
    <message>
        <source>%1 off</source>
        <translation>%1 끔</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1초</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>사용량</translation>
    </message>
    <message>
        <source>As the service gives it; it names no units.</source>
        <translation>서비스가 알려 준 그대로이며, 단위는 명시되어 있지 않습니다.</translation>
    </message>
    <message>
        <source>Deduction</source>
        <translation>차감</translation>
    </message>
    <message>
        <source>%1 (unit as given)</source>
        <translation>%1(단위는 받은 그대로)</translation>
    </message>
    <message>
        <source>It is neither asked about nor fetched. The job at the service may still run and be charged.</source>
        <translation>조회하지도 가져오지도 않습니다. 서비스에서는 작업이 계속 실행되어 요금이 청구될 수 있습니다.</translation>
    </message>
    <message>
        <source>Not sent.</source>
        <translation>보내지 않았습니다.</translation>
    </message>
    <message>
        <source>Not sent yet. It is sent by itself as soon as there is room.</source>
        <translation>아직 보내지 않았습니다. 자리가 나면 자동으로 보냅니다.</translation>
    </message>
    <message>
        <source>The request is on its way.</source>
        <translation>요청을 보내는 중입니다.</translation>
    </message>
    <message>
        <source>The service is at work. The clip is fetched as soon as it is ready.</source>
        <translation>서비스에서 처리하고 있습니다. 클립이 준비되는 즉시 가져옵니다.</translation>
    </message>
    <message>
        <source>The clip is ready at the service and is being fetched.</source>
        <translation>서비스에 클립이 준비되어 가져오는 중입니다.</translation>
    </message>
    <message>
        <source>Nothing was sent.</source>
        <translation>아무것도 보내지 않았습니다.</translation>
    </message>
    <message>
        <source>The service declined the request; nothing runs.</source>
        <translation>서비스가 요청을 거절했습니다. 실행 중인 것은 없습니다.</translation>
    </message>
    <message>
        <source>The service could not make this clip.</source>
        <translation>서비스가 이 클립을 만들지 못했습니다.</translation>
    </message>
    <message>
        <source>The service ended this task.</source>
        <translation>서비스가 이 작업을 종료했습니다.</translation>
    </message>
    <message>
        <source>The service no longer knows this task.</source>
        <translation>서비스에 이 작업의 기록이 더 이상 없습니다.</translation>
    </message>
    <message>
        <source>Check now takes it up again.</source>
        <translation>“지금 확인”을 누르면 다시 추적합니다.</translation>
    </message>
    <message>
        <source>Cancel sending breaks it off. Once all of it has left, the service may have it all the same.</source>
        <translation>“보내기 취소”를 누르면 전송을 중단합니다. 모두 전송된 뒤라면 그래도 서비스가 받았을 수 있습니다.</translation>
    </message>
    <message>
        <source>See to the account&apos;s key, then submit it again.</source>
        <translation>계정의 키를 확인한 뒤 다시 제출하십시오.</translation>
    </message>
    <message>
        <source>Use again puts the request back into the form, to change and submit it.</source>
        <translation>“다시 사용”을 누르면 요청을 양식에 다시 넣어 고친 뒤 제출할 수 있습니다.</translation>
    </message>
    <message>
        <source>Check now asks the service once more.</source>
        <translation>“지금 확인”을 누르면 서비스에 한 번 더 조회합니다.</translation>
    </message>
    <message>
        <source>See to the account&apos;s key; it is sent after that.</source>
        <translation>계정의 키를 확인하십시오. 그 뒤에 보냅니다.</translation>
    </message>
    <message>
        <source>See to the account&apos;s key, then check now.</source>
        <translation>계정의 키를 확인한 뒤 “지금 확인”을 누르십시오.</translation>
    </message>
    <message>
        <source>%1 (code %2)</source>
        <translation>%1 (코드 %2)</translation>
    </message>
    <message>
        <source>%1 fps</source>
        <translation>%1fps</translation>
    </message>
    <message>
        <source>no sound</source>
        <translation>소리 없음</translation>
    </message>
    <message>
        <source>Asked</source>
        <translation>요청 사양</translation>
    </message>
    <message>
        <source>Reading the clip…</source>
        <translation>클립을 읽는 중…</translation>
    </message>
    <message>
        <source>Delivered</source>
        <translation>실제 결과</translation>
    </message>
    <message>
        <source>Task id</source>
        <translation>작업 ID</translation>
    </message>
    <message>
        <source>Saved as</source>
        <translation>저장 이름</translation>
    </message>
    <message>
        <source>Request id</source>
        <translation>요청 ID</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>종류</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>모델</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>만든 시각</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>이유</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>프롬프트</translation>
    </message>
    <message>
        <source>Fetch now takes it up again.</source>
        <translation>“지금 가져오기”를 누르면 다시 이어서 가져옵니다.</translation>
    </message>
    <message>
        <source>Fetch again asks the service for a new address.</source>
        <translation>“다시 가져오기”를 누르면 서비스에 새 주소를 요청합니다.</translation>
    </message>
    <message>
        <source>The clip is not where it was saved: %1.</source>
        <translation>클립이 저장한 위치에 없습니다: %1.</translation>
    </message>
    <message>
        <source>If it was moved, all is well. Fetch again takes it from the service as long as that still has it, usually for a day; nothing is charged.</source>
        <translation>파일을 옮겼다면 문제없습니다. “다시 가져오기”를 누르면 서비스에 아직 남아 있는 동안(보통 하루) 클립을 서비스에서 가져옵니다. 요금은 청구되지 않습니다.</translation>
    </message>
    <message>
        <source>Use again puts the request into the form, where another account can be chosen; Remove then takes this one out of the list.</source>
        <translation>“다시 사용”을 누르면 요청이 양식에 들어가 다른 계정을 선택할 수 있습니다. 그런 다음 “제거”를 누르면 이 요청이 목록에서 제거됩니다.</translation>
    </message>
    <message>
        <source>Set the account up again and follow the task there by its id, which is kept here. The service keeps a clip for about a day.</source>
        <translation>계정을 다시 설정하고, 여기에 보관된 ID로 그 계정에서 작업을 추적하십시오. 서비스는 클립을 하루 정도 보관합니다.</translation>
    </message>
    <message>
        <source>Made by the practice service; nothing was charged.</source>
        <translation>연습 서비스에서 만들었습니다. 요금은 청구되지 않았습니다.</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>주소</translation>
    </message>
    <message>
        <source>usually valid until %1</source>
        <translation>보통 %1까지 유효</translation>
    </message>
    <message>
        <source>It is neither asked about nor fetched. The job at the service may still run.</source>
        <translation>조회하지도 가져오지도 않습니다. 서비스에서는 작업이 계속 실행될 수 있습니다.</translation>
    </message>
    <message>
        <source>Not sent yet: the service cannot be reached.</source>
        <translation>서비스에 연결할 수 없어 아직 보내지 않았습니다.</translation>
    </message>
    <message>
        <source>The link to the clip has expired, and the service gave no other one.</source>
        <translation>클립 주소가 만료되었으며, 서비스가 다른 주소를 주지 않았습니다.</translation>
    </message>
    <message>
        <source>Send now sends it once more as it is.</source>
        <translation>“지금 보내기”를 누르면 그대로 한 번 더 보냅니다.</translation>
    </message>
    <message>
        <source>If it was moved, all is well. Fetch again takes it from the service as long as that still has it, usually for a day.</source>
        <translation>파일을 옮겼다면 문제없습니다. “다시 가져오기”를 누르면 서비스에 아직 남아 있는 동안(보통 하루) 클립을 서비스에서 가져옵니다.</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>비고</translation>
    </message>
    <message>
        <source>Show in folder leads to it. Its link has expired.</source>
        <translation>“폴더에서 보기”로 찾을 수 있습니다. 링크는 만료되었습니다.</translation>
    </message>
    <message>
        <source>Show in folder leads to it. Dailies downloads it again while its link works; Fetch again does so now.</source>
        <translation>“폴더에서 보기”로 찾을 수 있습니다. 링크가 유효한 동안 Dailies가 다시 내려받으며, “다시 가져오기”로 지금 할 수 있습니다.</translation>
    </message>
    <message>
        <source>Show in folder leads to it. Dailies downloads it again while its link works; Fetch again does so now. Nothing is charged.</source>
        <translation>“폴더에서 보기”로 찾을 수 있습니다. 링크가 유효한 동안 Dailies가 다시 내려받으며, “다시 가져오기”로 지금 할 수 있습니다. 요금은 없습니다.</translation>
    </message>
    <message>
        <source>%1 · not known as a video</source>
        <comment>size of a file</comment>
        <translation>%1 · 동영상으로 인식되지 않음</translation>
    </message>
</context>
<context>
    <name>TaskGroups</name>
    <message>
        <source>Today</source>
        <translation>오늘</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>어제</translation>
    </message>
    <message numerus="yes">
        <source>%n saved</source>
        <translation>
            <numerusform>저장됨 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>실패 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with a lost answer</source>
        <translation>
            <numerusform>응답 유실 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n active</source>
        <translation>
            <numerusform>진행 중 %n개</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TaskHistory</name>
    <message>
        <source>Task %1 is not moved to the recycle bin: it is under way, or there is something to decide.</source>
        <translation>작업 %1을(를) 휴지통으로 옮기지 않았습니다. 진행 중이거나 결정할 사항이 있습니다.</translation>
    </message>
</context>
<context>
    <name>TaskRunner</name>
    <message>
        <source>The account of this task is not there any more.</source>
        <translation>이 작업의 계정이 더 이상 없습니다.</translation>
    </message>
    <message>
        <source>This task belongs to %1, but the account &quot;%2&quot; now points to %3; its key is not used for that.</source>
        <translation>이 작업은 %1에 속하지만 “%2” 계정은 이제 %3을(를) 가리킵니다. 이 계정의 키는 이 작업에 사용하지 않습니다.</translation>
    </message>
    <message>
        <source>The answer before this one had come %1 times.</source>
        <translation>이 응답 전의 응답은 %1번 왔습니다.</translation>
    </message>
    <message>
        <source>Between 1 and %1 copies can be submitted at once.</source>
        <translation>한 번에 1~%1개를 제출할 수 있습니다.</translation>
    </message>
    <message>
        <source>Nothing was sent, because the request could not be kept on disk first. %1</source>
        <translation>요청을 먼저 디스크에 보관하지 못해 아무것도 보내지 않았습니다. %1</translation>
    </message>
    <message>
        <source>To follow a task, its kind, its model and its id are needed.</source>
        <translation>작업을 추적하려면 종류, 모델, ID가 필요합니다.</translation>
    </message>
    <message>
        <source>The id is empty.</source>
        <translation>ID가 비어 있습니다.</translation>
    </message>
    <message>
        <source>Only a task whose answer was lost can be given an id.</source>
        <translation>응답이 유실된 작업에만 ID를 연결할 수 있습니다.</translation>
    </message>
    <message>
        <source>Task %1 has this id already.</source>
        <translation>작업 %1에 이미 이 ID가 있습니다.</translation>
    </message>
    <message>
        <source>The id was given by hand.</source>
        <translation>사용자가 ID를 직접 입력했습니다.</translation>
    </message>
    <message>
        <source>Submitted again by hand; the first request may have been charged.</source>
        <translation>사용자가 다시 제출했습니다. 첫 번째 요청의 요금이 청구되었을 수 있습니다.</translation>
    </message>
    <message>
        <source>Asked for by hand.</source>
        <translation>사용자가 직접 조회했습니다.</translation>
    </message>
    <message>
        <source>Only a task that waits can be taken back.</source>
        <translation>대기 중인 작업만 되돌릴 수 있습니다.</translation>
    </message>
    <message>
        <source>Not submitted again after all, by hand; the first request may have been charged.</source>
        <translation>사용자가 다시 제출을 취소했습니다. 첫 번째 요청의 요금이 청구되었을 수 있습니다.</translation>
    </message>
    <message>
        <source>Held by hand.</source>
        <translation>사용자가 보류했습니다.</translation>
    </message>
    <message>
        <source>Left as it is, by hand; the request may have been charged.</source>
        <translation>사용자가 그대로 두었습니다. 이 요청의 요금이 청구되었을 수 있습니다.</translation>
    </message>
    <message>
        <source>Task %1 is not being sent.</source>
        <translation>작업 %1을(를) 보내고 있지 않습니다.</translation>
    </message>
    <message>
        <source>Stopped by hand.</source>
        <translation>사용자가 중지했습니다.</translation>
    </message>
    <message>
        <source>It was stopped before it was sent again. An earlier call got no answer and may have been charged.</source>
        <translation>다시 보내기 전에 중지되었습니다. 이전 호출은 응답을 받지 못했으며 요금이 청구되었을 수 있습니다.</translation>
    </message>
    <message>
        <source>It was stopped before it was sent; nothing was accepted.</source>
        <translation>보내기 전에 중지되었으며, 접수된 것은 없습니다.</translation>
    </message>
    <message>
        <source>What became of task %1 could not be written to disk yet.</source>
        <translation>작업 %1의 결과를 아직 디스크에 쓰지 못했습니다.</translation>
    </message>
    <message>
        <source>Watching was stopped; the job at the service goes on and may be charged.</source>
        <translation>추적을 중지했습니다. 서비스에서는 작업이 계속되며 요금이 청구될 수 있습니다.</translation>
    </message>
    <message>
        <source>This came when the task stood at &quot;%1&quot; and changed nothing.</source>
        <translation>작업이 “%1” 상태일 때 도착했으며 아무것도 바꾸지 않았습니다.</translation>
    </message>
    <message>
        <source>There is no task %1.</source>
        <translation>작업 %1이(가) 없습니다.</translation>
    </message>
    <message>
        <source>This is not possible for task %1, which stands at &quot;%2&quot;.</source>
        <translation>“%2” 상태인 작업 %1에서는 할 수 없습니다.</translation>
    </message>
    <message>
        <source>The service answered as family %1; the request was written for family %2.</source>
        <translation>서비스가 %1 계열로 응답했습니다. 요청은 %2 계열로 작성되었습니다.</translation>
    </message>
    <message>
        <source>Task %1 could not be written to disk; it is tried again every second. %2</source>
        <translation>작업 %1을(를) 디스크에 쓰지 못했습니다. 1초마다 다시 시도합니다. %2</translation>
    </message>
    <message>
        <source>Task %1, which the service knows as %2, could not be written to disk; it is tried again every second. %3</source>
        <translation>작업 %1(서비스의 ID %2)을(를) 디스크에 쓰지 못했습니다. 1초마다 다시 시도합니다. %3</translation>
    </message>
    <message>
        <source>The service&apos;s id %1 for task %2 found no place: the task was changed elsewhere.</source>
        <translation>작업 %2에 대한 서비스의 ID %1을(를) 기록할 곳이 없습니다. 작업이 다른 곳에서 변경되었습니다.</translation>
    </message>
    <message>
        <source>The program ended before this was sent. Nothing was charged; send it now, or take it back.</source>
        <translation>보내기 전에 프로그램이 종료되었습니다. 요금은 청구되지 않았습니다. 지금 보내거나 되돌리십시오.</translation>
    </message>
    <message>
        <source>The program ended before this was sent again. An earlier call got no answer and may have been charged; send it now, or take it back.</source>
        <translation>다시 보내기 전에 프로그램이 종료되었습니다. 이전 호출은 응답을 받지 못했으며 요금이 청구되었을 수 있습니다. 지금 보내거나 되돌리십시오.</translation>
    </message>
    <message>
        <source>Not all tasks could be read from disk; it is tried again every second, a few times. Nothing was sent.</source>
        <translation>디스크에서 작업을 모두 읽지 못했습니다. 1초마다 몇 번 다시 시도합니다. 아무것도 보내지 않았습니다.</translation>
    </message>
    <message>
        <source>The id was found in the list of ids.</source>
        <translation>ID를 ID 목록에서 찾았습니다.</translation>
    </message>
    <message>
        <source>Only a task that waits can be moved.</source>
        <translation>대기 중인 작업만 옮길 수 있습니다.</translation>
    </message>
    <message>
        <source>Task %1 was not sent again: %2</source>
        <translation>작업 %1을(를) 다시 보내지 않았습니다. %2</translation>
    </message>
    <message>
        <source>Task %1 was not sent and nothing was charged: %2</source>
        <translation>작업 %1을(를) 보내지 않았으며 요금도 청구되지 않았습니다. %2</translation>
    </message>
    <message>
        <source>The service gave this task the same id as task %1.</source>
        <translation>서비스가 이 작업에 작업 %1과(와) 같은 ID를 부여했습니다.</translation>
    </message>
    <message>
        <source>The service gave task %1 the same id as this one.</source>
        <translation>서비스가 작업 %1에 이 작업과 같은 ID를 부여했습니다.</translation>
    </message>
    <message>
        <source>The clip was not in its folder any more; it was asked for again by hand.</source>
        <translation>클립이 폴더에 더 이상 없어 사용자가 다시 요청했습니다.</translation>
    </message>
    <message>
        <source>This belongs to the press before it. Nothing more was sent.</source>
        <translation>바로 앞에서 누른 것과 같은 동작으로 처리했습니다. 추가로 보낸 것은 없습니다.</translation>
    </message>
    <message>
        <source>You sent this %1 s ago.</source>
        <translation>이 요청을 %1초 전에 보냈습니다.</translation>
    </message>
    <message>
        <source>Submitted again by hand.</source>
        <translation>사용자가 다시 제출했습니다.</translation>
    </message>
    <message>
        <source>Not submitted again after all, by hand.</source>
        <translation>사용자가 다시 제출을 취소했습니다.</translation>
    </message>
    <message>
        <source>Left as it is, by hand.</source>
        <translation>사용자가 그대로 두었습니다.</translation>
    </message>
    <message>
        <source>It was stopped before it was sent again. An earlier call got no answer.</source>
        <translation>다시 보내기 전에 중지되었습니다. 이전 호출은 응답을 받지 못했습니다.</translation>
    </message>
    <message>
        <source>Watching was stopped; the job at the service goes on.</source>
        <translation>추적을 중지했습니다. 서비스에서는 작업이 계속됩니다.</translation>
    </message>
    <message>
        <source>The service could not be asked for another link in time.</source>
        <translation>제시간에 서비스에 다른 주소를 요청하지 못했습니다.</translation>
    </message>
    <message>
        <source>The program ended before this was sent; send it now, or take it back.</source>
        <translation>보내기 전에 프로그램이 종료되었습니다. 지금 보내거나 되돌리십시오.</translation>
    </message>
    <message numerus="yes">
        <source>The service could not be reached for %n minutes, so this was not sent. Send it now, or take it back.</source>
        <translation>
            <numerusform>%n분 동안 서비스에 연결할 수 없어 보내지 않았습니다. 지금 보내거나 되돌리십시오.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The service could not be reached for %n minutes, so this was not sent again. An earlier call got no answer and may have been charged. Send it now, or take it back.</source>
        <translation>
            <numerusform>%n분 동안 서비스에 연결할 수 없어 다시 보내지 않았습니다. 이전 호출은 응답을 받지 못했으며 요금이 청구되었을 수 있습니다. 지금 보내거나 되돌리십시오.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The service could not be reached for %n minutes, so this was not sent and nothing was charged. Send it now, or take it back.</source>
        <translation>
            <numerusform>%n분 동안 서비스에 연결할 수 없어 보내지 않았으며 요금도 청구되지 않았습니다. 지금 보내거나 되돌리십시오.</numerusform>
        </translation>
    </message>
    <message>
        <source>Task %1 was not sent: %2</source>
        <translation>작업 %1을(를) 보내지 않았습니다. %2</translation>
    </message>
    <message>
        <source>Held: an answer was lost.</source>
        <translation>보류됨: 응답이 유실되었습니다.</translation>
    </message>
    <message>
        <source>Held: the answer to task %1 of the same request was lost. Decide about that task first, then send this one with Send now.</source>
        <translation>보류됨: 같은 요청의 작업 %1의 응답이 유실되었습니다. 먼저 그 작업에 대해 결정한 뒤 “지금 보내기”를 눌러 이 작업을 보내십시오.</translation>
    </message>
</context>
<context>
    <name>TaskState</name>
    <message>
        <source>The service asks for a pause.</source>
        <translation>서비스가 잠시 멈출 것을 요청했습니다.</translation>
    </message>
    <message>
        <source>The service&apos;s answer did not come back: the task may run and be charged.</source>
        <translation>서비스의 응답이 돌아오지 않았습니다. 작업이 실행되어 요금이 청구될 수 있습니다.</translation>
    </message>
    <message>
        <source>The service declined the request.</source>
        <translation>서비스가 요청을 거절했습니다.</translation>
    </message>
    <message>
        <source>The request could not be sent.</source>
        <translation>요청을 보내지 못했습니다.</translation>
    </message>
    <message>
        <source>%1 This call was not charged, but an earlier one got no answer and may have been. Send it again with the file as it is now, or take it back.</source>
        <translation>%1 이번 호출의 요금은 청구되지 않았지만, 이전 호출은 응답을 받지 못했으며 요금이 청구되었을 수 있습니다. 현재 상태의 파일로 다시 보내거나 되돌리십시오.</translation>
    </message>
    <message>
        <source>%1 Nothing was charged. Send it again with the file as it is now, or take it back.</source>
        <translation>%1 요금은 청구되지 않았습니다. 현재 상태의 파일로 다시 보내거나 되돌리십시오.</translation>
    </message>
    <message>
        <source>%1 An earlier call of this task got no answer and may have been charged.</source>
        <translation>%1 이 작업의 이전 호출은 응답을 받지 못했으며 요금이 청구되었을 수 있습니다.</translation>
    </message>
    <message>
        <source>The program ended while the request was being sent: the task may run and be charged.</source>
        <translation>요청을 보내는 동안 프로그램이 종료되었습니다. 작업이 실행되어 요금이 청구될 수 있습니다.</translation>
    </message>
    <message>
        <source>The service&apos;s answer says nothing about the task&apos;s status.</source>
        <translation>서비스의 응답에 작업 상태에 대한 내용이 없습니다.</translation>
    </message>
    <message>
        <source>The service says that the task failed, and gives no reason.</source>
        <translation>서비스가 작업이 실패했다고 알렸으며, 이유는 밝히지 않았습니다.</translation>
    </message>
    <message>
        <source>The service says that the task was canceled.</source>
        <translation>서비스가 작업이 취소되었다고 알렸습니다.</translation>
    </message>
    <message>
        <source>The service could not be asked.</source>
        <translation>서비스에 조회하지 못했습니다.</translation>
    </message>
    <message>
        <source>The service does not know this task&apos;s id. The clip may still come, so it is asked again every now and then. Check that the account still has the key that the task was sent with.</source>
        <translation>서비스가 이 작업의 ID를 모릅니다. 클립이 나중에 나올 수도 있으므로 가끔 다시 조회합니다. 계정의 키가 작업을 보낼 때의 키와 같은지 확인하십시오.</translation>
    </message>
    <message>
        <source>The service no longer knows this task; that is not a failure of the task.</source>
        <translation>서비스에 이 작업의 기록이 더 이상 없습니다. 작업이 실패했다는 뜻은 아닙니다.</translation>
    </message>
    <message>
        <source>The clip could not be fetched.</source>
        <translation>클립을 가져오지 못했습니다.</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>대기 중</translation>
    </message>
    <message>
        <source>Sending</source>
        <translation>보내는 중</translation>
    </message>
    <message>
        <source>Answer lost</source>
        <translation>응답 유실</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>진행 중</translation>
    </message>
    <message>
        <source>Downloading</source>
        <translation>다운로드 중</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>저장됨</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>거부됨</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>실패</translation>
    </message>
    <message>
        <source>Canceled</source>
        <translation>취소됨</translation>
    </message>
    <message>
        <source>Forgotten by the service</source>
        <translation>서비스에 기록 없음</translation>
    </message>
    <message>
        <source>Result expired</source>
        <translation>결과 만료</translation>
    </message>
    <message>
        <source>Finished, no address yet</source>
        <translation>완료, 아직 주소 없음</translation>
    </message>
    <message>
        <source>Not known to the service yet</source>
        <translation>아직 서비스에 없음</translation>
    </message>
    <message>
        <source>Queued</source>
        <translation>대기열에 있음</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>실행 중</translation>
    </message>
    <message>
        <source>%1 (not watched)</source>
        <translation>%1(추적 안 함)</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>연습</translation>
    </message>
    <message>
        <source>The service&apos;s answer names the ID %1, not the one it was asked about.</source>
        <translation>서비스의 응답에 조회한 ID가 아닌 ID %1이(가) 나와 있습니다.</translation>
    </message>
    <message>
        <source>The service says that the task is finished, but gives no link to the clip yet. It keeps being asked, and the clip is fetched as soon as there is a link.</source>
        <translation>서비스가 작업이 완료되었다고 알렸지만 아직 클립 주소를 주지 않았습니다. 계속 조회하여 주소가 나오는 즉시 클립을 가져옵니다.</translation>
    </message>
    <message>
        <source>The link to the clip has expired, and the service gave no other one for a week. Check now asks again.</source>
        <translation>클립 주소가 만료되었으며, 서비스가 일주일 동안 다른 주소를 주지 않았습니다. “지금 확인”을 누르면 다시 요청합니다.</translation>
    </message>
    <message>
        <source>The link to the clip has expired, and the service gives no other one. It is asked once a day for a week.</source>
        <translation>클립 주소가 만료되었으며, 서비스가 다른 주소를 주지 않습니다. 일주일 동안 하루에 한 번 요청합니다.</translation>
    </message>
    <message>
        <source>The service reports trouble of its own, so the task may still succeed. It is asked again. It says: %1</source>
        <translation>서비스가 자체 문제를 알렸으므로 작업은 아직 성공할 수 있습니다. 다시 조회합니다. 서비스의 설명: %1</translation>
    </message>
    <message>
        <source>The service says that the task failed. It is asked once more to be sure.</source>
        <translation>서비스가 작업이 실패했다고 알렸습니다. 확실히 하기 위해 한 번 더 조회합니다.</translation>
    </message>
    <message>
        <source>The service says that the task failed: %1. It is asked once more to be sure.</source>
        <translation>서비스가 작업이 실패했다고 알렸습니다: %1. 확실히 하기 위해 한 번 더 조회합니다.</translation>
    </message>
    <message>
        <source>The service says: %1</source>
        <translation>서비스의 설명: %1</translation>
    </message>
    <message>
        <source>The service&apos;s answer did not come back: the task may run.</source>
        <translation>서비스의 응답이 돌아오지 않았습니다. 작업이 실행될 수 있습니다.</translation>
    </message>
    <message>
        <source>%1 It was sent %2 times. Send it again when the service has room, or take it back.</source>
        <translation>%1 요청을 %2번 보냈습니다. 서비스에 자리가 나면 다시 보내거나 되돌리십시오.</translation>
    </message>
    <message>
        <source>%1 It is sent again automatically: try %2 of %3.</source>
        <translation>%1 자동으로 다시 보냅니다(%3번 중 %2번째 시도).</translation>
    </message>
    <message>
        <source>%1 Send it again with the file as it is now, or take it back.</source>
        <translation>%1 현재 상태의 파일로 다시 보내거나 되돌리십시오.</translation>
    </message>
    <message>
        <source>%1 It is sent as soon as the service can be reached.</source>
        <translation>%1 서비스에 연결되는 즉시 보냅니다.</translation>
    </message>
    <message>
        <source>%1 Nothing was charged. It is sent as soon as the service can be reached.</source>
        <translation>%1 요금은 청구되지 않았습니다. 서비스에 연결되는 즉시 보냅니다.</translation>
    </message>
    <message>
        <source>The program ended while the request was being sent: the task may run.</source>
        <translation>요청을 보내는 동안 프로그램이 종료되었습니다. 작업이 실행될 수 있습니다.</translation>
    </message>
    <message>
        <source>%1 An earlier call of this task got no answer.</source>
        <translation>%1 이 작업의 이전 호출은 응답을 받지 못했습니다.</translation>
    </message>
    <message>
        <source>Waiting (offline)</source>
        <translation>대기 중(오프라인)</translation>
    </message>
    <message>
        <source>Kept, not known as a video</source>
        <translation>보관됨, 동영상으로 인식되지 않음</translation>
    </message>
    <message>
        <source>Saved, cannot be played</source>
        <translation>저장됨, 재생할 수 없음</translation>
    </message>
    <message>
        <source>%1 Nothing was accepted.</source>
        <translation>%1 접수된 것은 없습니다.</translation>
    </message>
    <message>
        <source>This file isn&apos;t a known kind of video. It was kept.</source>
        <translation>이 파일은 알려진 종류의 동영상이 아닙니다. 보관해 두었습니다.</translation>
    </message>
    <message>
        <source>This file isn&apos;t a known kind of video. You paid for it, so it was kept.</source>
        <translation>이 파일은 알려진 종류의 동영상이 아닙니다. 요금을 지불했으므로 보관해 두었습니다.</translation>
    </message>
    <message>
        <source>This clip can&apos;t be played. It was kept.</source>
        <translation>이 클립은 재생할 수 없습니다. 보관해 두었습니다.</translation>
    </message>
    <message>
        <source>This clip can&apos;t be played. You paid for it, so it was kept.</source>
        <translation>이 클립은 재생할 수 없습니다. 요금을 지불했으므로 보관해 두었습니다.</translation>
    </message>
</context>
<context>
    <name>TaskStatusText</name>
    <message numerus="yes">
        <source>%n before it</source>
        <translation>
            <numerusform>앞에 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>any moment now</source>
        <translation>곧 완료</translation>
    </message>
    <message>
        <source>about %1 left</source>
        <translation>약 %1 남음</translation>
    </message>
    <message>
        <source>next</source>
        <translation>다음 차례</translation>
    </message>
    <message>
        <source>It is the next of this account to be sent.</source>
        <translation>이 계정에서 다음에 보낼 요청입니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n requests of this account are sent before it.</source>
        <translation>
            <numerusform>이 계정의 요청 %n개를 먼저 보냅니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>service asks for a pause, %1</source>
        <translation>서비스 요청으로 잠시 멈춤, %1</translation>
    </message>
    <message>
        <source>The service asks for a pause: sending goes on in %1.</source>
        <translation>서비스가 잠시 멈출 것을 요청했습니다. %1 후 보내기를 재개합니다.</translation>
    </message>
    <message>
        <source>tries again in %1</source>
        <translation>%1 후 재시도</translation>
    </message>
    <message>
        <source>It is tried again by itself in %1.</source>
        <translation>%1 후 자동으로 다시 시도합니다.</translation>
    </message>
    <message>
        <source>It is tried again by itself in %1; nothing was charged.</source>
        <translation>%1 후 자동으로 다시 시도합니다. 요금은 청구되지 않았습니다.</translation>
    </message>
    <message>
        <source>its account cannot be used</source>
        <translation>계정을 사용할 수 없음</translation>
    </message>
    <message>
        <source>held</source>
        <translation>보류됨</translation>
    </message>
    <message>
        <source>Held: it is sent when you say so, with Send now.</source>
        <translation>보류됨: “지금 보내기”를 누르면 보냅니다.</translation>
    </message>
    <message>
        <source>not sent last time</source>
        <translation>지난번에 보내지 않음</translation>
    </message>
    <message>
        <source>Since %1; it is asked again by itself.</source>
        <translation>%1부터입니다. 자동으로 다시 조회합니다.</translation>
    </message>
    <message>
        <source>The service cannot be reached since %1; it is asked again by itself.</source>
        <translation>%1부터 서비스에 연결되지 않습니다. 자동으로 다시 조회합니다.</translation>
    </message>
    <message>
        <source>not reached since %1</source>
        <translation>%1부터 연결 안 됨</translation>
    </message>
    <message>
        <source>longer than usual (%1)</source>
        <translation>평소보다 오래 걸림(%1)</translation>
    </message>
    <message>
        <source>It takes longer than usual, which is %1. Nothing is wrong for that.</source>
        <translation>평소(%1)보다 오래 걸리고 있습니다. 그렇다고 문제가 있는 것은 아닙니다.</translation>
    </message>
    <message numerus="yes">
        <source>Learned from %n takes of yours.</source>
        <translation>
            <numerusform>사용자의 테이크 %n개를 바탕으로 한 값입니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>usually %1 · %2</source>
        <comment>length of time, and how much of it is left</comment>
        <translation>보통 %1 · %2</translation>
    </message>
    <message>
        <source>Usually %1 · %2. %3</source>
        <comment>length of time, how much of it is left, what it was learned from</comment>
        <translation>보통 %1 · %2. %3</translation>
    </message>
    <message>
        <source>paused, goes on by itself</source>
        <translation>일시 중지, 자동으로 계속</translation>
    </message>
    <message>
        <source>The download is paused. It goes on by itself as soon as the disk takes the clip.</source>
        <translation>다운로드가 일시 중지되었습니다. 디스크에 클립을 쓸 수 있게 되면 자동으로 계속됩니다.</translation>
    </message>
    <message>
        <source>tries again by itself</source>
        <translation>자동으로 재시도</translation>
    </message>
    <message>
        <source>The download alone is tried again by itself; nothing is charged.</source>
        <translation>다운로드만 자동으로 다시 시도합니다. 요금은 청구되지 않습니다.</translation>
    </message>
    <message>
        <source>left as it is</source>
        <translation>그대로 둠</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1초</translation>
    </message>
    <message>
        <source>%1 min</source>
        <comment>minutes:seconds</comment>
        <translation>%1</translation>
    </message>
    <message>
        <source>%1 h</source>
        <comment>hours:minutes:seconds</comment>
        <translation>%1</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1분</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1시간</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1시간 %2분</translation>
    </message>
    <message>
        <source>its account was removed</source>
        <translation>계정이 제거됨</translation>
    </message>
    <message>
        <source>key not accepted, still asking</source>
        <translation>키가 거부됨, 계속 조회 중</translation>
    </message>
    <message>
        <source>Dailies keeps asking, at least every 10 minutes. Nothing is lost: the clip is fetched once the key is accepted.</source>
        <translation>Dailies가 적어도 10분마다 계속 조회합니다. 잃는 것은 없습니다. 키가 받아들여지면 클립을 가져옵니다.</translation>
    </message>
    <message>
        <source>no link to the clip yet</source>
        <translation>아직 클립 주소 없음</translation>
    </message>
    <message>
        <source>Dailies keeps asking for a link, at least every 30 minutes.</source>
        <translation>Dailies가 적어도 30분마다 주소를 계속 조회합니다.</translation>
    </message>
    <message>
        <source>link expired, asks once a day</source>
        <translation>주소 만료, 하루에 한 번 조회</translation>
    </message>
    <message>
        <source>The link has expired. Dailies asks for a new one once a day for a week; Check now asks at once.</source>
        <translation>주소가 만료되었습니다. Dailies가 일주일 동안 하루에 한 번 새 주소를 요청합니다. “지금 확인”을 누르면 바로 요청합니다.</translation>
    </message>
    <message>
        <source>The download alone is tried again by itself.</source>
        <translation>다운로드만 자동으로 다시 시도합니다.</translation>
    </message>
    <message>
        <source>pause after a refusal, %1</source>
        <translation>거절 후 일시 중지, %1</translation>
    </message>
    <message>
        <source>The last request was declined, and the reason may concern the others, too: sending goes on in %1.</source>
        <translation>마지막 요청이 거절되었고 그 이유가 다른 요청에도 해당할 수 있습니다. %1 후에 보내기를 계속합니다.</translation>
    </message>
</context>
<context>
    <name>TaskStore</name>
    <message>
        <source>The task database %1 could not be copied: %2.</source>
        <translation>작업 데이터베이스 %1을(를) 복사하지 못했습니다. %2.</translation>
    </message>
    <message>
        <source>the disk does not take it</source>
        <translation>디스크에 쓸 수 없습니다</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation>폴더 %1을(를) 만들 수 없습니다.</translation>
    </message>
    <message>
        <source>The file %1 cannot be put in place: %2.</source>
        <translation>파일 %1을(를) 제자리에 둘 수 없습니다. %2.</translation>
    </message>
    <message>
        <source>The damaged task database %1 cannot be moved aside: %2.</source>
        <translation>손상된 작업 데이터베이스 %1을(를) 따로 옮길 수 없습니다. %2.</translation>
    </message>
    <message>
        <source>The file %1 cannot be written: %2.</source>
        <translation>파일 %1을(를) 쓸 수 없습니다. %2.</translation>
    </message>
    <message>
        <source>The task database could not be used: %1.</source>
        <translation>작업 데이터베이스를 사용할 수 없습니다. %1.</translation>
    </message>
    <message>
        <source>The task database was written by a newer version of Dailies (its schema is %1, this version knows %2). It was left as it is. Use that version to go on with it.</source>
        <translation>더 새로운 버전의 Dailies에서 작성한 작업 데이터베이스입니다(스키마 %1, 이 버전이 아는 스키마 %2). 그대로 두었습니다. 계속 사용하려면 그 버전을 사용하십시오.</translation>
    </message>
    <message>
        <source>The database %1 belongs to another program. It was left as it is.</source>
        <translation>데이터베이스 %1은(는) 다른 프로그램의 것입니다. 그대로 두었습니다.</translation>
    </message>
    <message>
        <source>The task database is damaged: it says of itself that it is empty.</source>
        <translation>작업 데이터베이스가 손상되었습니다. 비어 있다고 기록되어 있습니다.</translation>
    </message>
    <message>
        <source>The task database %1 cannot be read: %2.</source>
        <translation>작업 데이터베이스 %1을(를) 읽을 수 없습니다. %2.</translation>
    </message>
    <message>
        <source>The file %1 is not a task database. It was left as it is.</source>
        <translation>파일 %1은(는) 작업 데이터베이스가 아닙니다. 그대로 두었습니다.</translation>
    </message>
    <message>
        <source>The task database does not take the setting %1, without which tasks could be lost. Is it on a network drive?</source>
        <translation>작업 데이터베이스에 설정 %1을(를) 적용할 수 없으며, 이 설정이 없으면 작업을 잃을 수 있습니다. 네트워크 드라이브에 있습니까?</translation>
    </message>
    <message>
        <source>The task database %1 cannot be made: %2.</source>
        <translation>작업 데이터베이스 %1을(를) 만들 수 없습니다. %2.</translation>
    </message>
    <message>
        <source>The disk failed while the task database was written. Nothing more is sent until Dailies was started again; what is under way goes on.</source>
        <translation>작업 데이터베이스를 쓰는 동안 디스크 오류가 발생했습니다. Dailies를 다시 시작할 때까지 더 이상 보내지 않으며, 진행 중인 것은 계속됩니다.</translation>
    </message>
</context>
<context>
    <name>TaskStoreRepair</name>
    <message numerus="yes">
        <source>The list of ids has %n tasks that the task database did not have, or not their ids: the database is older than the list. They were put in.</source>
        <translation>
            <numerusform>ID 목록에 있는 작업 %n개가 작업 데이터베이스에 없었거나 ID가 빠져 있었습니다. 데이터베이스가 목록보다 오래되었습니다. 이 작업들을 넣었습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>The task database could not be restored from its copy %1: %2.</source>
        <translation>작업 데이터베이스를 사본 %1에서 복원하지 못했습니다. %2.</translation>
    </message>
    <message>
        <source>the disk does not take it</source>
        <translation>디스크에 쓸 수 없습니다</translation>
    </message>
    <message>
        <source>it cannot be opened</source>
        <translation>열 수 없습니다</translation>
    </message>
    <message>
        <source>This comes from a copy of the task database, made before the request was sent. Whether it has been sent since, and charged, is not known here: look at the service before it is submitted again.</source>
        <translation>요청을 보내기 전에 만든 작업 데이터베이스 사본에서 온 것입니다. 그 뒤에 보냈는지, 요금이 청구되었는지는 여기서 알 수 없습니다. 다시 제출하기 전에 서비스에서 확인하십시오.</translation>
    </message>
    <message>
        <source>The task database was missing.</source>
        <translation>작업 데이터베이스가 없었습니다.</translation>
    </message>
    <message>
        <source>The task database was damaged; it was kept as %1.</source>
        <translation>작업 데이터베이스가 손상되어 %1(으)로 보관했습니다.</translation>
    </message>
    <message>
        <source>There is no copy of it, so a new one was begun.</source>
        <translation>사본이 없어 새로 만들었습니다.</translation>
    </message>
    <message>
        <source>Its copy of %1 took its place. What happened after that is not in it; tasks that waited then may have been sent since, and are marked &quot;Answer lost&quot;.</source>
        <translation>%1의 사본으로 대체했습니다. 그 뒤에 일어난 일은 들어 있지 않습니다. 그때 대기 중이던 작업은 그 뒤에 보냈을 수 있으므로 “응답 유실”로 표시합니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n tasks of the task database were sent after it was copied. They are marked &quot;Answer lost&quot;, because it does not know how those calls ended.</source>
        <translation>
            <numerusform>작업 데이터베이스의 작업 %n개는 데이터베이스를 복사한 뒤에 보냈습니다. 그 호출의 결과가 데이터베이스에 없으므로 “응답 유실”로 표시합니다.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Validation</name>
    <message>
        <source>The service does not offer %1.</source>
        <translation>서비스에서 제공하지 않습니다: %1.</translation>
    </message>
    <message>
        <source>Media item %1</source>
        <translation>미디어 항목 %1</translation>
    </message>
    <message>
        <source>%1 is required.</source>
        <translation>%1: 필수 입력 항목입니다.</translation>
    </message>
    <message>
        <source>Media item %1 needs a type.</source>
        <translation>미디어 항목 %1에 유형이 필요합니다.</translation>
    </message>
    <message>
        <source>The specification does not list the type %1 for %2.</source>
        <translation>명세에서 %2에는 %1 유형이 없습니다.</translation>
    </message>
    <message>
        <source>A driving audio goes together with a first frame.</source>
        <translation>구동 오디오는 첫 프레임과 함께 써야 합니다.</translation>
    </message>
    <message>
        <source>%1 needs an address or a file.</source>
        <translation>%1: 주소 또는 파일이 필요합니다.</translation>
    </message>
    <message>
        <source>%1: this is not an http or https address.</source>
        <translation>%1: http 또는 https 주소가 아닙니다.</translation>
    </message>
    <message>
        <source>%1 cannot be sent from this computer: only images can. Put the file where the service can reach it and give its address.</source>
        <translation>%1은(는) 이 컴퓨터에서 보낼 수 없습니다. 이미지만 보낼 수 있습니다. 서비스가 접근할 수 있는 곳에 파일을 두고 그 주소를 입력하십시오.</translation>
    </message>
    <message>
        <source>The reference voice of %1 must be an address; a file on this computer cannot be sent.</source>
        <translation>%1의 참조 음성은 주소여야 합니다. 이 컴퓨터의 파일은 보낼 수 없습니다.</translation>
    </message>
    <message>
        <source>The reference voice of %1 is not an http or https address.</source>
        <translation>%1의 참조 음성이 http 또는 https 주소가 아닙니다.</translation>
    </message>
    <message>
        <source>A reference voice goes together with a reference image or video.</source>
        <translation>참조 음성은 참조 이미지 또는 참조 비디오와 함께 써야 합니다.</translation>
    </message>
    <message>
        <source>Image %1 needs an address.</source>
        <translation>Image %1에 주소가 필요합니다.</translation>
    </message>
    <message>
        <source>Voice %1 needs an identifier.</source>
        <translation>음성 %1에 식별자가 필요합니다.</translation>
    </message>
    <message>
        <source>This service takes images by address only. Put the file where the service can reach it and give its address.</source>
        <translation>이 서비스는 이미지를 주소로만 받습니다. 서비스가 접근할 수 있는 곳에 파일을 두고 그 주소를 입력하십시오.</translation>
    </message>
    <message>
        <source>This is not an http or https address.</source>
        <translation>http 또는 https 주소가 아닙니다.</translation>
    </message>
    <message>
        <source>The aspect ratio is adaptive or has the form W:H, such as 16:9; this is %1.</source>
        <translation>화면 비율은 adaptive 또는 16:9와 같은 W:H 형식이어야 합니다. 현재 값은 %1입니다.</translation>
    </message>
    <message>
        <source>The aspect ratio has the form W:H, such as 16:9; this is %1.</source>
        <translation>화면 비율은 16:9와 같은 W:H 형식이어야 합니다. 현재 값은 %1입니다.</translation>
    </message>
    <message>
        <source>Generation 3.0 has the resolutions 480P, 720P and 1080P; this is %1.</source>
        <translation>3.0세대의 해상도는 480P, 720P, 1080P입니다. 현재 값은 %1입니다.</translation>
    </message>
    <message>
        <source>The duration must be whole seconds; this is %L1.</source>
        <translation>길이는 정수 초여야 합니다. 현재 값은 %L1입니다.</translation>
    </message>
    <message>
        <source>Generation 3.0 makes clips of 2 to 30 seconds; this is %L1.</source>
        <translation>3.0세대가 만드는 클립은 2~30초입니다. 현재 값은 %L1초입니다.</translation>
    </message>
    <message>
        <source>A clip of %L1 seconds has no length.</source>
        <translation>길이는 0초보다 커야 합니다. 현재 값은 %L1초입니다.</translation>
    </message>
    <message>
        <source>There is no prompt, and the specification lists no media for %1.</source>
        <translation>프롬프트가 없으며, 명세에는 %1의 미디어가 나와 있지 않습니다.</translation>
    </message>
    <message>
        <source>%1: the data in it is not valid Base64.</source>
        <translation>%1: 들어 있는 데이터가 올바른 Base64가 아닙니다.</translation>
    </message>
    <message>
        <source>The data in it is not valid Base64.</source>
        <translation>들어 있는 데이터가 올바른 Base64가 아닙니다.</translation>
    </message>
    <message>
        <source>Shot %1 has no prompt.</source>
        <translation>샷 %1에 프롬프트가 없습니다.</translation>
    </message>
    <message>
        <source>Shot %1 has no length.</source>
        <translation>샷 %1에 길이가 없습니다.</translation>
    </message>
    <message>
        <source>Shots %1 and %2 have the same number, %3.</source>
        <translation>샷 %1과(와) 샷 %2의 번호가 같습니다: %3.</translation>
    </message>
</context>
<context>
    <name>Wire</name>
    <message>
        <source>%1: expected text</source>
        <translation>%1: 텍스트여야 합니다</translation>
    </message>
    <message>
        <source>text</source>
        <translation>텍스트</translation>
    </message>
    <message>
        <source>seconds as text, such as &quot;5&quot;</source>
        <translation>텍스트로 쓴 초(예: &quot;5&quot;)</translation>
    </message>
    <message>
        <source>an integer</source>
        <translation>정수</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>숫자</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true 또는 false</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>객체</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>목록</translation>
    </message>
    <message>
        <source>not a field of %1 in the specification; it is sent as it stands</source>
        <translation>명세에서 %1의 필드가 아닙니다. 그대로 보냅니다</translation>
    </message>
    <message>
        <source>expected %1, found %2</source>
        <translation>필요한 값: %1, 실제 값: %2</translation>
    </message>
    <message>
        <source>%1 is not a number of seconds; it is sent as it stands</source>
        <translation>%1은(는) 초를 나타내는 숫자가 아닙니다. 그대로 보냅니다</translation>
    </message>
    <message>
        <source>it is empty, so it is left out of the request</source>
        <translation>비어 있어 요청에서 제외합니다</translation>
    </message>
</context>
</TS>
