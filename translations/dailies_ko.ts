<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ko" sourcelanguage="en">
<context>
    <name>Account</name>
    <message>
        <source>The URL must start with https://.</source>
        <translation>기본 주소는 https://로 시작해야 합니다.</translation>
    </message>
    <message>
        <source>The URL has no host name.</source>
        <translation>기본 주소에 호스트 이름이 없습니다.</translation>
    </message>
    <message>
        <source>The base URL can&apos;t contain a user name or password; the key has its own field.</source>
        <translation>기본 주소에는 사용자 이름과 암호를 넣을 수 없습니다. 키는 따로 입력하는 칸이 있습니다.</translation>
    </message>
    <message>
        <source>The base URL ends with its path: remove everything from ? or # on.</source>
        <translation>기본 주소는 경로로 끝나야 합니다. ? 또는 #으로 시작하는 부분을 지우십시오.</translation>
    </message>
    <message>
        <source>Over http:// your key can be read in transit: the URL must start with https://.</source>
        <translation>http://를 쓰면 전송 도중에 누구나 키를 읽을 수 있습니다. 기본 주소는 https://로 시작해야 합니다.</translation>
    </message>
    <message>
        <source>The base URL has an invalid port.</source>
        <translation>기본 주소의 포트 번호가 올바르지 않습니다.</translation>
    </message>
    <message>
        <source>The path of the base URL can&apos;t contain “.” or “..”.</source>
        <translation>기본 주소의 경로에는 “.”이나 “..”을 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>The base URL must end in /v1.</source>
        <translation>기본 주소는 /v1로 끝나야 합니다.</translation>
    </message>
    <message>
        <source>The base URL is missing.</source>
        <translation>기본 주소가 없습니다.</translation>
    </message>
    <message>
        <source>The base URL is too long.</source>
        <translation>기본 주소가 너무 깁니다.</translation>
    </message>
    <message>
        <source>The base URL isn&apos;t a web address.</source>
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
        <source>The files in this request are too large to copy as text.</source>
        <translation>이 요청의 파일이 너무 커서 텍스트로 복사할 수 없습니다.</translation>
    </message>
</context>
<context>
    <name>ChargedNote</name>
    <message>
        <source>Requests now go to %1 and are charged.</source>
        <translation>이제 요청은 %1(으)로 전송되며 요금이 청구됩니다.</translation>
    </message>
</context>
<context>
    <name>ClearButton</name>
    <message>
        <source>Clear</source>
        <translation>지우기</translation>
    </message>
</context>
<context>
    <name>ClipTrash</name>
    <message>
        <source>%1 couldn&apos;t be moved to the Trash.</source>
        <translation>%1을(를) 데스크톱의 휴지통에 넣지 못했습니다.</translation>
    </message>
    <message>
        <source>%1 is no longer in the Trash.</source>
        <translation>%1이(가) 더 이상 데스크톱의 휴지통에 없습니다.</translation>
    </message>
    <message>
        <source>%1 couldn&apos;t be restored. It is still in the Trash.</source>
        <translation>%1을(를) 되돌리지 못했습니다. 아직 데스크톱의 휴지통에 있습니다.</translation>
    </message>
</context>
<context>
    <name>ConnectionWords</name>
    <message>
        <source>This computer has no network connection.</source>
        <translation>이 컴퓨터가 네트워크에 연결되어 있지 않습니다.</translation>
    </message>
    <message>
        <source>Connected. The key works.</source>
        <translation>연결되었습니다. 키가 작동합니다.</translation>
    </message>
    <message>
        <source>The service rejected the key. Check that it was copied completely, hasn&apos;t been revoked, and belongs to this URL: each region has its own keys.</source>
        <translation>서비스가 키를 거부했습니다. 키를 빠짐없이 복사했는지, 폐기되지 않았는지, 이 주소의 키인지 확인하십시오. 키는 지역마다 다릅니다.</translation>
    </message>
    <message>
        <source>The service denied access without saying whether the key or the model is the reason. Check both.</source>
        <translation>서비스가 호출을 허용하지 않으며, 키 때문인지 모델 때문인지 알려 주지 않습니다. 둘 다 확인하십시오.</translation>
    </message>
    <message>
        <source>The key isn&apos;t enabled for this model, or the service has no model with this name. Check the model code letter by letter.</source>
        <translation>키에 이 모델이 허용되지 않았거나, 서비스에 이 이름의 모델이 없습니다. 코드를 한 글자씩 확인하십시오.</translation>
    </message>
    <message>
        <source>The key or the model belongs to another region. Each region has its own base URL.</source>
        <translation>키 또는 모델이 다른 지역의 것입니다. 기본 주소는 지역마다 다릅니다.</translation>
    </message>
    <message>
        <source>The proxy blocked the call. Check the proxy settings.</source>
        <translation>프록시가 호출을 통과시키지 않았습니다. 프록시 설정을 확인하십시오.</translation>
    </message>
    <message>
        <source>The service didn&apos;t respond in time. Try again later.</source>
        <translation>서비스가 제시간에 응답하지 않았습니다. 잠시 후 다시 시도하십시오.</translation>
    </message>
    <message>
        <source>Rate limited. URL and key look fine.</source>
        <translation>서비스가 요청 속도를 제한하고 있습니다. 주소와 키에는 문제가 없어 보입니다.</translation>
    </message>
    <message>
        <source>The service is having problems. Try again later.</source>
        <translation>서비스 자체에 문제가 있습니다. 잠시 후 다시 시도하십시오.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>중지했습니다.</translation>
    </message>
    <message>
        <source>Certificate check failed, so the key wasn&apos;t sent. Check the base URL and this computer&apos;s clock.</source>
        <translation>인증서 확인에 실패하여 키를 보내지 않았습니다. 기본 주소와 이 컴퓨터의 시계를 확인하십시오.</translation>
    </message>
    <message>
        <source>The response is far too long to come from the service. Check the base URL.</source>
        <translation>서비스가 보낸 것이라기에는 응답이 지나치게 깁니다. 기본 주소를 확인하십시오.</translation>
    </message>
    <message>
        <source>The connection to %1 dropped before the full response arrived. Try again later.</source>
        <translation>응답을 다 받기 전에 %1 연결이 끊어졌습니다. 잠시 후 다시 시도하십시오.</translation>
    </message>
    <message>
        <source>Host %1 not found. Check the base URL and the network connection.</source>
        <translation>%1(이)라는 호스트를 찾을 수 없습니다. 기본 주소와 네트워크 연결을 확인하십시오.</translation>
    </message>
    <message>
        <source>No response from %1. Check the base URL, and whether a firewall is blocking it.</source>
        <translation>%1에서 응답이 없습니다. 기본 주소를 확인하고, 방화벽이 막고 있지 않은지 확인하십시오.</translation>
    </message>
    <message>
        <source>This URL redirects, and Dailies doesn&apos;t follow redirects here. Check its path and that it starts with https://.</source>
        <translation>이 주소는 호출을 다른 곳으로 리디렉션하며, 리디렉션은 따라가지 않습니다. 경로와 https://로 시작하는지 확인하십시오.</translation>
    </message>
    <message>
        <source>This URL redirects to %1. Dailies doesn&apos;t follow it, because your key would be sent there. If that is the service, use it as the base URL.</source>
        <translation>이 주소는 호출을 %1(으)로 리디렉션합니다. 따라가면 키가 그곳으로 전송되므로 따라가지 않습니다. 그곳이 서비스라면 기본 주소로 지정하십시오.</translation>
    </message>
    <message>
        <source>There is a response from this URL, but not from the expected service. Check the base URL; it must end in /v1.</source>
        <translation>이 주소에서 응답이 있지만 서비스의 응답과 다릅니다. 기본 주소를 확인하십시오. 기본 주소는 /v1로 끝납니다.</translation>
    </message>
    <message>
        <source>The response is that of a family %1 model, but the model is listed as family %2.</source>
        <translation>%1 계열 모델로 응답하지만 목록에는 %2 계열로 되어 있습니다.</translation>
    </message>
</context>
<context>
    <name>Csv</name>
    <message>
        <source>Line %1: a quotation mark isn&apos;t closed. The file wasn&apos;t used.</source>
        <translation>%1행: 따옴표가 닫히지 않았습니다. 파일을 사용하지 않았습니다.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>파일이 비어 있습니다.</translation>
    </message>
    <message>
        <source>Line %1 has more fields than the first line. The file wasn&apos;t used.</source>
        <translation>%1행의 필드가 첫 행보다 많습니다. 파일을 사용하지 않았습니다.</translation>
    </message>
    <message>
        <source>The file has only one line. The first line names the columns; the figures are in the lines after it.</source>
        <translation>파일에 한 줄만 있습니다. 첫 줄은 열 이름이고, 값은 그다음 줄에 있습니다.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; appears twice. The file wasn&apos;t used.</source>
        <translation>“%1” 열이 두 번 있습니다. 파일을 사용하지 않았습니다.</translation>
    </message>
</context>
<context>
    <name>Curl</name>
    <message>
        <source>The service has no request type &quot;%1&quot;.</source>
        <translation>서비스에 “%1” 요청 유형이 없습니다.</translation>
    </message>
    <message>
        <source>This isn&apos;t a cURL command: it doesn&apos;t contain &quot;curl&quot;.</source>
        <translation>cURL 명령이 아닙니다. “curl”이 들어 있지 않습니다.</translation>
    </message>
    <message>
        <source>The body of this command is in the lines after it (&lt;&lt;). Paste only those lines.</source>
        <translation>이 명령의 본문은 그 뒤의 줄(&lt;&lt;)에 있습니다. 그 줄들만 붙여 넣으십시오.</translation>
    </message>
    <message>
        <source>Something is missing after %1. Copy the whole command.</source>
        <translation>%1 뒤에 빠진 내용이 있습니다. 명령 전체를 복사하십시오.</translation>
    </message>
    <message>
        <source>Ignored the method %1: requests are always sent with POST.</source>
        <translation>메서드 %1은(는) 제외했습니다. 요청은 POST로 보냅니다.</translation>
    </message>
    <message>
        <source>Ignored the proxy in the command.</source>
        <translation>명령의 프록시는 제외했습니다.</translation>
    </message>
    <message>
        <source>Ignored %1: certificates are always checked.</source>
        <translation>%1은(는) 제외했습니다. 인증서는 항상 검사합니다.</translation>
    </message>
    <message>
        <source>The command sends something other than JSON (%1). The service accepts only JSON.</source>
        <translation>이 명령은 JSON이 아닌 데이터(%1)를 보냅니다. 서비스는 JSON만 받습니다.</translation>
    </message>
    <message>
        <source>Ignored the header %1.</source>
        <translation>헤더 %1은(는) 제외했습니다.</translation>
    </message>
    <message>
        <source>Ignored the key in the command.</source>
        <translation>명령에 든 키는 제외했습니다.</translation>
    </message>
    <message>
        <source>This command checks a task and doesn&apos;t create one. Copy the command that creates it.</source>
        <translation>이 명령은 작업을 조회할 뿐 만들지 않습니다. 작업을 만드는 명령을 복사하십시오.</translation>
    </message>
    <message>
        <source>Ignored everything after the URL&apos;s path.</source>
        <translation>주소의 경로 뒤에 있는 내용은 제외했습니다.</translation>
    </message>
    <message>
        <source>The body of this command comes from another program. Paste the body itself instead.</source>
        <translation>이 명령의 본문은 다른 프로그램에서 나옵니다. 그 자리에 본문 자체를 넣으십시오.</translation>
    </message>
    <message>
        <source>The command reads the file %1 from an unknown folder. Use the full path.</source>
        <translation>명령이 읽는 파일 %1의 폴더를 알 수 없습니다. 전체 경로를 적으십시오.</translation>
    </message>
    <message>
        <source>%1 is kept as text in the body; it isn&apos;t replaced by a value.</source>
        <translation>본문의 %1은(는) 그대로 둡니다. 다른 값으로 바꾸지 않습니다.</translation>
    </message>
    <message>
        <source>The body of this command comes from standard input. Paste the body itself.</source>
        <translation>이 명령의 본문은 표준 입력에서 옵니다. 본문 자체를 붙여 넣으십시오.</translation>
    </message>
    <message>
        <source>The body of this command is in the file %1. Open that file instead.</source>
        <translation>이 명령의 본문은 파일 %1에 있습니다. 대신 그 파일을 여십시오.</translation>
    </message>
    <message>
        <source>This command sends no request: -d or --json is missing.</source>
        <translation>이 명령은 요청을 보내지 않습니다. -d 또는 --json 부분이 없습니다.</translation>
    </message>
    <message>
        <source>This command has several bodies. Keep only the one with the request.</source>
        <translation>이 명령에는 본문이 여러 개 있습니다. 요청이 든 본문 하나만 남기십시오.</translation>
    </message>
    <message>
        <source>The body of the command can&apos;t be read. %1</source>
        <translation>명령의 본문을 읽을 수 없습니다. %1</translation>
    </message>
    <message>
        <source>The command sets %1 to the output of another command, which Dailies doesn&apos;t run. Replace it with the text itself.</source>
        <translation>명령이 %1에 다른 명령의 출력을 넣지만, Dailies는 그 명령을 실행하지 않습니다. 출력 텍스트로 바꾸십시오.</translation>
    </message>
</context>
<context>
    <name>Dailies::AboutDialog</name>
    <message>
        <source>About Dailies</source>
        <translation>Dailies 정보</translation>
    </message>
    <message>
        <source>Copy versions</source>
        <translation>버전 정보 복사</translation>
    </message>
    <message>
        <source>Free software: you may use, study, share and change it under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>자유 소프트웨어로, GNU General Public License 버전 3 이상에 따라 사용, 연구, 공유, 수정할 수 있습니다. 어떠한 보증도 제공하지 않습니다.</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>버전</translation>
    </message>
    <message>
        <source>Generate, track and save clips from a video service.</source>
        <translation>비디오 서비스로 클립을 생성하고 추적하고 저장합니다.</translation>
    </message>
    <message>
        <source>Built with</source>
        <translation>사용 구성 요소</translation>
    </message>
    <message>
        <source>Component</source>
        <translation>구성 요소</translation>
    </message>
    <message>
        <source>Video player: %1</source>
        <translation>비디오 플레이어: %1</translation>
    </message>
    <message>
        <source>License</source>
        <translation>라이선스</translation>
    </message>
    <message>
        <source>License of the icons</source>
        <translation>아이콘 라이선스</translation>
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
        <translation>키 입력…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>다시 시도</translation>
    </message>
    <message>
        <source>Use practice mode</source>
        <translation>연습 모드 사용</translation>
    </message>
    <message>
        <source>%1 Dailies checks again in %2 and keeps checking, at least every 10 minutes; nothing is lost.</source>
        <comment>what is wrong with an account&apos;s key, length of time</comment>
        <translation>%1 Dailies가 %2 후 다시 조회하고, 그 뒤에도 적어도 10분마다 계속 조회합니다. 잃는 것은 없습니다.</translation>
    </message>
    <message>
        <source>%1 Tasks of this account are waiting; none is lost.</source>
        <comment>what is wrong with an account&apos;s key</comment>
        <translation>%1 이 계정의 작업은 대기하며, 사라지는 것은 없습니다.</translation>
    </message>
    <message>
        <source>%1 and its key were removed. Its tasks and clips are kept.</source>
        <translation>%1 계정과 키를 제거했습니다. 작업과 클립은 그대로 남아 있습니다.</translation>
    </message>
    <message>
        <source>Practice mode</source>
        <translation>연습 모드</translation>
    </message>
    <message>
        <source>Its limits and rates stay until you remove them: %1.</source>
        <translation>한도와 단가는 제거할 때까지 남습니다: %1.</translation>
    </message>
    <message>
        <source>%1 New requests of this account will wait.</source>
        <comment>what is wrong with an account&apos;s key</comment>
        <translation>%1 이 계정의 새 요청은 대기합니다.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>실행 취소</translation>
    </message>
    <message>
        <source>Add an account…</source>
        <translation>계정 추가…</translation>
    </message>
    <message>
        <source>%1 Its tasks can&apos;t continue, and their clips may be lost. To track them again, add an account with the same name and base URL.</source>
        <comment>what is wrong with an account</comment>
        <translation>%1 이 계정의 작업은 계속할 수 없으며, 그 클립을 잃을 수 있습니다. 다시 추적하려면 이름과 기본 주소가 같은 계정을 추가하십시오.</translation>
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
        <source>Name</source>
        <translation>이름</translation>
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
    <message>
        <source>One model code per line</source>
        <translation>한 줄에 모델 코드 하나</translation>
    </message>
    <message>
        <source>Stored in your system keychain and sent to this URL only.</source>
        <translation>시스템 키체인에 저장되며 이 주소로만 보냅니다.</translation>
    </message>
    <message>
        <source>Base URL</source>
        <translation>기본 주소</translation>
    </message>
    <message>
        <source>Treat unknown models as</source>
        <translation>알 수 없는 모델의 계열</translation>
    </message>
    <message>
        <source>Parallel requests</source>
        <translation>동시에 보내는 요청 수</translation>
    </message>
    <message>
        <source>Not recognised: %1</source>
        <translation>인식할 수 없음: %1</translation>
    </message>
    <message>
        <source>Name the account so you can tell it apart.</source>
        <translation>다른 계정과 구별할 수 있도록 계정 이름을 입력하십시오.</translation>
    </message>
    <message>
        <source>An account with this name already exists.</source>
        <translation>같은 이름의 계정이 이미 있습니다.</translation>
    </message>
    <message>
        <source>Enter at least one model code enabled for the key.</source>
        <translation>서비스가 이 키에 허용한 모델 코드를 하나 이상 입력하십시오.</translation>
    </message>
    <message>
        <source>Not tested.</source>
        <translation>테스트하지 않았습니다.</translation>
    </message>
    <message>
        <source>Storing the key…</source>
        <translation>키를 저장하는 중…</translation>
    </message>
    <message>
        <source>%1 The key is kept until you quit; you&apos;ll be asked for it next time.</source>
        <translation>%1 키는 종료할 때까지만 보관되며, 다음에 실행할 때 다시 묻습니다.</translation>
    </message>
</context>
<context>
    <name>Dailies::AccountKeys</name>
    <message>
        <source>The account&apos;s URL has changed.</source>
        <translation>계정의 주소가 변경되었습니다.</translation>
    </message>
</context>
<context>
    <name>Dailies::AccountSettingsDialog</name>
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
        <source>URL and key</source>
        <translation>주소 및 키</translation>
    </message>
    <message>
        <source>Clip folder</source>
        <translation>클립 폴더</translation>
    </message>
    <message>
        <source>File names</source>
        <translation>파일 이름</translation>
    </message>
    <message>
        <source>Name the account so you can tell it apart.</source>
        <translation>다른 계정과 구별할 수 있도록 계정 이름을 입력하십시오.</translation>
    </message>
    <message>
        <source>An account with this name already exists.</source>
        <translation>같은 이름의 계정이 이미 있습니다.</translation>
    </message>
    <message>
        <source>Keep at least one model code; nothing can be sent without one.</source>
        <translation>모델 코드를 하나 이상 남겨 두십시오. 하나도 없으면 아무것도 보낼 수 없습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n unfinished tasks were sent to %1 and can only be tracked there. They wait until the account uses that URL again; meanwhile, their clips may be lost.</source>
        <translation>
            <numerusform>끝나지 않은 작업 %n개를 %1(으)로 보냈습니다. 이 작업은 그곳에서만 추적할 수 있으며, 계정이 다시 그 주소를 사용할 때까지 대기합니다. 그동안 클립을 잃을 수 있습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Change URL</source>
        <translation>주소 변경</translation>
    </message>
    <message>
        <source>Storing the key…</source>
        <translation>키를 저장하는 중…</translation>
    </message>
    <message>
        <source>Remove %1 and its key? Its tasks and clips are kept.</source>
        <translation>%1 계정과 키를 제거할까요? 이 계정의 작업과 클립은 그대로 남습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n unfinished tasks of this account will no longer be tracked, and their clips may be lost.</source>
        <translation>
            <numerusform>끝나지 않은 작업 %n개를 더 이상 추적하지 않으며, 그 클립을 잃을 수 있습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>The account was kept, because its key couldn&apos;t be removed. %1</source>
        <translation>키를 제거하지 못해 계정을 그대로 두었습니다. %1</translation>
    </message>
    <message>
        <source>How many requests may be sent at the same time; the others wait. The service may allow fewer.</source>
        <translation>동시에 보낼 수 있는 요청 수입니다. 나머지는 대기합니다. 서비스가 허용하는 수는 더 적을 수 있습니다.</translation>
    </message>
    <message>
        <source>Disk use…</source>
        <translation>디스크 사용량…</translation>
    </message>
    <message>
        <source>Shows how much space the clips of each account use.</source>
        <translation>각 계정의 클립이 차지하는 공간을 표시합니다.</translation>
    </message>
    <message>
        <source>%1 The new key is kept in memory until you quit.</source>
        <translation>%1 새 키는 종료할 때까지 메모리에만 보관됩니다.</translation>
    </message>
</context>
<context>
    <name>Dailies::AccountStore</name>
    <message>
        <source>a newer version of Dailies wrote it</source>
        <translation>더 새로운 버전의 Dailies에서 작성한 파일입니다</translation>
    </message>
    <message>
        <source>an account has no ID or no name</source>
        <translation>ID 또는 이름이 없는 계정이 있습니다</translation>
    </message>
    <message>
        <source>it isn&apos;t a list of accounts</source>
        <translation>계정 목록이 아닙니다</translation>
    </message>
    <message>
        <source>The accounts in %1 can&apos;t be read: %2. The file was left unchanged.</source>
        <translation>%1의 계정을 읽을 수 없어 파일을 그대로 두었습니다. %2.</translation>
    </message>
    <message>
        <source>The accounts couldn&apos;t be read, so they won&apos;t be overwritten.</source>
        <translation>계정을 읽지 못했으므로 덮어쓰지 않습니다.</translation>
    </message>
    <message>
        <source>Couldn&apos;t save the accounts to %1: %2.</source>
        <translation>계정을 %1에 저장하지 못했습니다. %2.</translation>
    </message>
</context>
<context>
    <name>Dailies::ActionRow</name>
    <message>
        <source>Use frame</source>
        <translation>프레임 사용</translation>
    </message>
    <message>
        <source>Use, save or copy the frame on screen, or save a part of the clip</source>
        <translation>화면의 프레임을 사용, 저장, 복사하거나 클립의 일부를 저장</translation>
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
        <source>New key</source>
        <translation>새 키</translation>
    </message>
    <message>
        <source>Base URL</source>
        <translation>기본 주소</translation>
    </message>
    <message>
        <source>Enter the key for %1. The stored key is for %2 only and is never sent anywhere else.</source>
        <translation>%1의 키를 입력하십시오. 저장된 키는 %2 전용이며 다른 곳으로는 보내지 않습니다.</translation>
    </message>
    <message>
        <source>A new URL needs its own key. The key for %1 is deleted once the new one is stored.</source>
        <translation>다른 주소에는 그 주소의 키가 필요합니다. 새 키가 저장되면 %1의 키는 삭제됩니다.</translation>
    </message>
    <message>
        <source>The current key is in memory only, until you quit. Enter a key to replace it.</source>
        <translation>현재 키는 종료할 때까지 메모리에만 있습니다. 바꾸려면 키를 입력하십시오.</translation>
    </message>
    <message>
        <source>The current key stays in the keychain and is never shown. Enter a key to replace it.</source>
        <translation>현재 키는 키체인에 보관되며 절대 표시되지 않습니다. 바꾸려면 키를 입력하십시오.</translation>
    </message>
    <message>
        <source>Stored in your system keychain and sent to this URL only.</source>
        <translation>시스템 키체인에 저장되며 이 주소로만 보냅니다.</translation>
    </message>
    <message>
        <source>Add a model first; the test needs one.</source>
        <translation>먼저 모델을 추가하십시오. 테스트하려면 모델이 필요합니다.</translation>
    </message>
    <message>
        <source>Not tested.</source>
        <translation>테스트하지 않았습니다.</translation>
    </message>
</context>
<context>
    <name>Dailies::AddressProbe</name>
    <message>
        <source>No response from %1 within 15 seconds.</source>
        <translation>15초 안에 %1에서 응답이 오지 않았습니다.</translation>
    </message>
    <message>
        <source>There is no file at this link (HTTP %1).</source>
        <translation>이 링크에 파일이 없습니다(HTTP %1).</translation>
    </message>
    <message>
        <source>The file at this link isn&apos;t public (HTTP %1).</source>
        <translation>이 링크의 파일은 공개되어 있지 않습니다(HTTP %1).</translation>
    </message>
    <message>
        <source>The server is having problems (HTTP %1).</source>
        <translation>서버 자체에 문제가 있습니다(HTTP %1).</translation>
    </message>
    <message>
        <source>The server doesn&apos;t provide the file (HTTP %1).</source>
        <translation>서버가 파일을 제공하지 않습니다(HTTP %1).</translation>
    </message>
    <message>
        <source>Server %1 not found.</source>
        <translation>서버 %1을(를) 찾을 수 없습니다.</translation>
    </message>
    <message>
        <source>%1 couldn&apos;t be reached.</source>
        <translation>%1에 연결할 수 없습니다.</translation>
    </message>
    <message>
        <source>%1 failed the certificate check.</source>
        <translation>%1의 신원을 확인할 수 없습니다(인증서가 승인되지 않음).</translation>
    </message>
    <message>
        <source>The response from %1 can&apos;t be read.</source>
        <translation>%1에서 온 응답을 읽을 수 없습니다.</translation>
    </message>
    <message>
        <source>The link wasn&apos;t checked: it points to a private network, which the service isn&apos;t on.</source>
        <translation>링크를 확인하지 않았습니다. 링크가 사설 네트워크로 연결되며, 서비스는 그곳에 없습니다.</translation>
    </message>
    <message>
        <source>Too many redirects.</source>
        <translation>리디렉션이 너무 많습니다.</translation>
    </message>
    <message>
        <source>The link redirects from a secure to an insecure connection, so it wasn&apos;t followed.</source>
        <translation>링크가 보안 연결에서 비보안 연결로 리디렉션되어 따라가지 않았습니다.</translation>
    </message>
    <message>
        <source>The link redirects to an address with your API key in it, so it wasn&apos;t followed.</source>
        <translation>링크가 API 키가 들어 있는 주소로 리디렉션되어 따라가지 않았습니다.</translation>
    </message>
</context>
<context>
    <name>Dailies::AdoptDialog</name>
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
        <source>Enter the ID that the service shows for the task.</source>
        <translation>서비스에 표시된 작업 ID를 입력하십시오.</translation>
    </message>
    <message>
        <source>Enter only the ID, without spaces.</source>
        <translation>ID 외의 내용이 들어 있습니다. 공백 없이 ID만 입력하십시오.</translation>
    </message>
    <message>
        <source>Track</source>
        <translation>추적</translation>
    </message>
    <message>
        <source>Track a task by ID</source>
        <translation>ID로 작업 추적</translation>
    </message>
    <message>
        <source>As shown by the service</source>
        <translation>서비스에 표시된 그대로</translation>
    </message>
    <message>
        <source>Dailies tracks the task and downloads its clip. Nothing is created or charged.</source>
        <translation>Dailies가 작업을 추적하고 클립을 다운로드합니다. 새로 만드는 것은 없으며 요금도 청구되지 않습니다.</translation>
    </message>
    <message>
        <source>Task ID</source>
        <translation>작업 ID</translation>
    </message>
    <message>
        <source>Add an account first.</source>
        <translation>먼저 계정을 추가하십시오.</translation>
    </message>
    <message>
        <source>This account has no model. Add one in the form first.</source>
        <translation>이 계정에는 모델이 없습니다. 먼저 양식에서 모델을 추가하십시오.</translation>
    </message>
</context>
<context>
    <name>Dailies::AdvancedPart</name>
    <message>
        <source>Advanced</source>
        <translation>고급</translation>
    </message>
</context>
<context>
    <name>Dailies::AmountField</name>
    <message>
        <source>“%1” has two meanings. Write %2 or %3.</source>
        <comment>a number with a decimal sign or a separator</comment>
        <translation>“%1”은(는) 두 가지로 읽힙니다. %2 또는 %3(으)로 입력하십시오.</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t an amount. Write it like %2, with at most six decimal places.</source>
        <translation>“%1”은(는) 금액이 아닙니다. %2처럼 소수점 아래 여섯 자리까지 입력하십시오.</translation>
    </message>
</context>
<context>
    <name>Dailies::AtRiskList</name>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Decide…</source>
        <translation>결정…</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>테이크 %1</translation>
    </message>
    <message>
        <source>Take %1 · %2</source>
        <comment>number and prompt</comment>
        <translation>테이크 %1 · %2</translation>
    </message>
    <message>
        <source>Download all</source>
        <translation>모두 다운로드</translation>
    </message>
    <message>
        <source>Close; the takes stay in the list</source>
        <translation>닫기. 테이크는 목록에 그대로 남습니다</translation>
    </message>
    <message>
        <source>Show this take in the list</source>
        <translation>목록에서 이 테이크 보기</translation>
    </message>
    <message numerus="yes">
        <source>%n takes need your attention</source>
        <translation>
            <numerusform>테이크 %n개에 조치가 필요합니다</numerusform>
        </translation>
    </message>
    <message>
        <source>No response: it may have been accepted.</source>
        <translation>응답 없음: 요청이 접수되었을 수 있습니다.</translation>
    </message>
    <message>
        <source>No response: it may have been accepted and charged.</source>
        <translation>응답 없음: 요청이 접수되고 요금이 청구되었을 수 있습니다.</translation>
    </message>
    <message>
        <source>Not tracked: its clip won&apos;t be downloaded.</source>
        <translation>추적 안 함: 클립을 다운로드하지 않습니다.</translation>
    </message>
    <message>
        <source>The link expired. Try requesting a new one.</source>
        <translation>링크가 만료되었습니다. 새 링크를 요청해 보십시오.</translation>
    </message>
    <message>
        <source>Not downloaded. Link expires in %1.</source>
        <translation>아직 다운로드하지 않았습니다. 링크가 %1 후 만료됩니다.</translation>
    </message>
    <message>
        <source>Finished, not downloaded.</source>
        <translation>완료, 다운로드 안 됨.</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>다운로드</translation>
    </message>
    <message>
        <source>Resume tracking</source>
        <translation>다시 추적</translation>
    </message>
    <message numerus="yes">
        <source>%n takes are not downloaded</source>
        <translation>
            <numerusform>테이크 %n개가 다운로드되지 않았습니다</numerusform>
        </translation>
    </message>
    <message>
        <source>Show list</source>
        <translation>목록 표시</translation>
    </message>
</context>
<context>
    <name>Dailies::BreakdownModel</name>
    <message>
        <source>Total</source>
        <translation>합계</translation>
    </message>
    <message>
        <source>MMMM yyyy</source>
        <comment>a month, for QDate</comment>
        <translation>yyyy&apos;년&apos; M&apos;월&apos;</translation>
    </message>
    <message>
        <source>No tag</source>
        <translation>태그 없음</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>kept clips</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>No clip has four stars or more yet.</source>
        <translation>별 4개 이상인 클립이 아직 없습니다.</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>날짜</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>월</translation>
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
        <source>Takes</source>
        <translation>테이크</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>초</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>포인트</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>금액</translation>
    </message>
    <message>
        <source>Kept (★ 4 and up)</source>
        <translation>채택(★ 4 이상)</translation>
    </message>
    <message>
        <source>Cost per kept second</source>
        <translation>채택한 1초당 비용</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%Ln takes left out)</source>
        <translation>
            <numerusform>%1(테이크 %Ln개 제외)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln takes have no rate, so they aren&apos;t included.</source>
        <translation>
            <numerusform>단가가 없는 테이크 %Ln개는 포함되지 않습니다.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::BreakdownView</name>
    <message>
        <source>Breakdown</source>
        <translation>세부 내역</translation>
    </message>
</context>
<context>
    <name>Dailies::ChartLegend</name>
    <message>
        <source>Billed</source>
        <translation>청구됨</translation>
    </message>
    <message>
        <source>Reserved</source>
        <translation>예약됨</translation>
    </message>
    <message>
        <source>Unsettled</source>
        <translation>미확정</translation>
    </message>
    <message>
        <source>Not billed</source>
        <translation>청구 안 됨</translation>
    </message>
    <message>
        <source>Daily limit</source>
        <translation>하루 한도</translation>
    </message>
</context>
<context>
    <name>Dailies::ChoiceEditor</name>
    <message>
        <source>Auto</source>
        <translation>자동</translation>
    </message>
    <message>
        <source>Other value</source>
        <translation>기타 값</translation>
    </message>
    <message>
        <source>Another value</source>
        <translation>다른 값</translation>
    </message>
</context>
<context>
    <name>Dailies::CleanUp</name>
    <message>
        <source>Delete rejected takes…</source>
        <translation>제외된 테이크 삭제…</translation>
    </message>
    <message>
        <source>Delete takes below 3 stars…</source>
        <translation>별 3개 미만인 테이크 삭제…</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>%1개 삭제</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>The list shows no rejected takes.</source>
        <translation>목록에 제외된 테이크가 없습니다.</translation>
    </message>
    <message numerus="yes">
        <source>Move %n rejected takes to the Trash? Their clips use %1.</source>
        <translation>
            <numerusform>제외된 테이크 %n개를 휴지통으로 옮길까요? 해당 클립이 %1을(를) 차지합니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>The list shows no takes rated 1 or 2.</source>
        <translation>목록에 평점이 1점이나 2점인 테이크가 없습니다.</translation>
    </message>
    <message numerus="yes">
        <source>Move %n takes rated 1 or 2 to the Trash? Their clips use %1. Takes without stars stay.</source>
        <translation>
            <numerusform>평점이 1점이나 2점인 테이크 %n개를 휴지통으로 옮길까요? 해당 클립이 %1을(를) 차지합니다. 별이 없는 테이크는 그대로 둡니다.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::CleartextConsent</name>
    <message>
        <source>%1 begins with http://, so your key can be read in transit. Anyone who reads it can spend your money. Nothing has been sent yet.</source>
        <translation>%1은(는) http://로 시작하므로 전송 도중에 누구나 키를 읽을 수 있습니다. 키를 읽은 사람은 내 돈을 쓸 수 있습니다. 아직 아무것도 보내지 않았습니다.</translation>
    </message>
    <message>
        <source>Use http anyway</source>
        <translation>그래도 http 사용</translation>
    </message>
    <message>
        <source>Change URL</source>
        <translation>주소 변경</translation>
    </message>
</context>
<context>
    <name>Dailies::Cli</name>
    <message>
        <source>name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>The account was not added.</source>
        <translation>계정을 추가하지 않았습니다.</translation>
    </message>
    <message>
        <source>code</source>
        <translation>코드</translation>
    </message>
    <message>
        <source>file</source>
        <translation>파일</translation>
    </message>
    <message>
        <source>number</source>
        <translation>숫자</translation>
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
        <source>Removed %1 and its key.</source>
        <translation>%1 계정과 키를 제거했습니다.</translation>
    </message>
    <message>
        <source>Adds, lists, removes and tests accounts.</source>
        <translation>계정을 추가, 나열, 제거, 테스트합니다.</translation>
    </message>
    <message>
        <source>folder</source>
        <translation>폴더</translation>
    </message>
    <message>
        <source>--%1 is missing.</source>
        <translation>--%1이(가) 없습니다.</translation>
    </message>
    <message>
        <source>The request can be sent.</source>
        <translation>요청을 보낼 수 있습니다.</translation>
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
        <source>--%1 needs a value.</source>
        <translation>--%1에는 값이 필요합니다.</translation>
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
        <source>WRONG</source>
        <translation>불일치</translation>
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
        <source>send a request</source>
        <translation>요청 보내기</translation>
    </message>
    <message>
        <source>show one task with its request and log</source>
        <translation>작업 하나를 요청 및 로그와 함께 표시</translation>
    </message>
    <message>
        <source>add, list, remove or test accounts</source>
        <translation>계정 추가, 나열, 제거, 테스트</translation>
    </message>
    <message>
        <source>Commands:</source>
        <translation>명령:</translation>
    </message>
    <message>
        <source>There is no command &quot;%1&quot;.</source>
        <translation>“%1” 명령이 없습니다.</translation>
    </message>
    <message>
        <source>%1 is too large for a request.</source>
        <translation>%1은(는) 요청으로 쓰기에는 너무 큽니다.</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>참고</translation>
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
        <source>Family %1 has no generation &quot;%2&quot;.</source>
        <translation>%1 계열에는 “%2” 세대가 없습니다.</translation>
    </message>
    <message>
        <source>There is no request type &quot;%1&quot;.</source>
        <translation>“%1” 요청 유형이 없습니다.</translation>
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
        <source>Wait for the clips and save them.</source>
        <translation>클립을 기다렸다가 저장합니다.</translation>
    </message>
    <message>
        <source>There is no task &quot;%1&quot;.</source>
        <translation>“%1” 작업이 없습니다.</translation>
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
        <source>Parent:  task %1</source>
        <comment>whose clip it goes on from</comment>
        <translation>이전: 작업 %1</translation>
    </message>
    <message>
        <source>DAILIES_API_KEY is ignored because no service was named. If the key belongs to %1, add --account.</source>
        <translation>서비스를 지정하지 않아 DAILIES_API_KEY를 사용하지 않습니다. 키가 %1의 것이면 --account를 추가하십시오.</translation>
    </message>
    <message>
        <source>No accounts yet. Give --base-url, or add one with &quot;dailies-cli accounts add&quot;.</source>
        <translation>아직 계정이 없습니다. --base-url을 지정하거나 “dailies-cli accounts add”로 계정을 추가하십시오.</translation>
    </message>
    <message>
        <source>There are several accounts. Choose one with --account.</source>
        <translation>계정이 여러 개 있습니다. --account로 지정하십시오.</translation>
    </message>
    <message>
        <source>There is no account &quot;%1&quot;. &quot;dailies-cli accounts list&quot; lists your accounts.</source>
        <translation>“%1” 계정이 없습니다. “dailies-cli accounts list”로 계정 목록을 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>The account to use; &quot;practice&quot; is practice mode.</source>
        <translation>사용할 계정. “practice”는 연습 모드입니다.</translation>
    </message>
    <message>
        <source>url</source>
        <translation>주소</translation>
    </message>
    <message>
        <source>The service&apos;s base URL for this call only. Missing https:// and /v1 are added; the key is read from DAILIES_API_KEY.</source>
        <translation>이번 호출에만 쓰이는 서비스의 기본 주소입니다. https://와 /v1이 없으면 추가됩니다. 키는 DAILIES_API_KEY에서 가져옵니다.</translation>
    </message>
    <message>
        <source>Allow a --base-url that begins with http:// on another computer. Your key can be read in transit.</source>
        <translation>다른 컴퓨터를 가리키는, http://로 시작하는 --base-url을 허용합니다. 전송 도중에 누구나 키를 읽을 수 있습니다.</translation>
    </message>
    <message>
        <source>%1 To use it anyway, add --allow-http. Nothing was sent.</source>
        <translation>%1 그래도 사용하려면 --allow-http를 추가하십시오. 아무것도 보내지 않았습니다.</translation>
    </message>
    <message>
        <source>Give either --account or --base-url, not both.</source>
        <translation>--account와 --base-url 중 하나만 지정하십시오.</translation>
    </message>
    <message>
        <source>No key found: set DAILIES_API_KEY.</source>
        <translation>키가 없습니다. DAILIES_API_KEY에 넣으십시오.</translation>
    </message>
    <message>
        <source>--creates-at-once must be a number from 1 to %1.</source>
        <translation>--creates-at-once는 1~%1의 숫자입니다.</translation>
    </message>
    <message>
        <source>The name &quot;%1&quot; is already taken.</source>
        <translation>“%1” 이름은 이미 사용 중이므로 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>--base-url is missing: give the service&apos;s base URL.</source>
        <translation>--base-url이 없습니다: 서비스의 기본 주소가 필요합니다.</translation>
    </message>
    <message>
        <source>Added %1. Its key is stored in your system keychain.</source>
        <translation>%1 계정을 추가했습니다. 키는 시스템 키체인에 저장했습니다.</translation>
    </message>
    <message>
        <source>Adds an account. The key is read from the terminal or standard input and stored in your system keychain.</source>
        <translation>계정을 추가합니다. 키는 터미널이나 표준 입력에서 읽어 시스템 키체인에 저장합니다.</translation>
    </message>
    <message>
        <source>A name for the account.</source>
        <translation>계정에 붙일 이름.</translation>
    </message>
    <message>
        <source>The service&apos;s base URL.</source>
        <translation>서비스의 기본 주소입니다.</translation>
    </message>
    <message>
        <source>A model code enabled for the key. Can be repeated.</source>
        <translation>키에 허용된 모델 코드. 여러 번 지정할 수 있습니다.</translation>
    </message>
    <message>
        <source>Maximum number of parallel requests, 1 to 20 (default: 2).</source>
        <translation>동시에 보낼 수 있는 요청 수(1~20). 지정하지 않으면 2입니다.</translation>
    </message>
    <message>
        <source>Lists your accounts. Keys are never shown.</source>
        <translation>계정을 나열합니다. 키는 표시하지 않습니다.</translation>
    </message>
    <message>
        <source>No accounts yet.</source>
        <translation>아직 계정이 없습니다.</translation>
    </message>
    <message>
        <source>Removes an account and its key. Its tasks and clips are kept.</source>
        <translation>계정과 키를 제거합니다. 작업과 클립은 그대로 남습니다.</translation>
    </message>
    <message>
        <source>The account was kept, because its key couldn&apos;t be removed.</source>
        <translation>키를 제거하지 못해 계정을 그대로 두었습니다.</translation>
    </message>
    <message>
        <source>  The service responded: %1</source>
        <translation>  서비스의 응답: %1</translation>
    </message>
    <message>
        <source>Checks that the service can be reached, accepts the key and knows each model of the account. Sends a harmless test query per model; nothing is created or charged.</source>
        <translation>서비스에 연결되는지, 서비스가 키를 받아들이고 계정의 모델을 모두 아는지 확인합니다. 모델마다 해가 없는 시험 조회를 보냅니다. 새로 만드는 것은 없으며 요금도 청구되지 않습니다.</translation>
    </message>
    <message>
        <source>Test with this model code only, whether or not the account lists it.</source>
        <translation>이 모델 코드만 테스트합니다. 계정의 목록에 없어도 됩니다.</translation>
    </message>
    <message>
        <source>The account has no models. Give --model.</source>
        <translation>계정에 모델이 없습니다. --model을 지정하십시오.</translation>
    </message>
    <message>
        <source>Tracks a task created elsewhere until it finishes, and saves its clip. Nothing is created.</source>
        <translation>다른 곳에서 만든 작업을 끝날 때까지 추적하고 클립을 저장합니다. 새로 만드는 것은 없습니다.</translation>
    </message>
    <message>
        <source>The model code the task was created with.</source>
        <translation>작업을 만들 때 쓴 모델 코드.</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>The service&apos;s task ID.</source>
        <translation>서비스가 부여한 작업 ID.</translation>
    </message>
    <message>
        <source>Save the clip in this folder.</source>
        <translation>클립을 저장할 위치.</translation>
    </message>
    <message>
        <source>Checks a request for errors and warnings. Nothing is sent.</source>
        <translation>요청에 오류나 경고가 있는지 확인합니다. 아무것도 보내지 않습니다.</translation>
    </message>
    <message>
        <source>Keep settings, tasks and clips in this folder.</source>
        <translation>설정, 작업, 클립을 이 폴더에 보관합니다.</translation>
    </message>
    <message>
        <source>Write one JSON object per line.</source>
        <translation>한 줄에 JSON 객체 하나씩 출력합니다.</translation>
    </message>
    <message>
        <source>Show help.</source>
        <translation>이 도움말을 표시합니다.</translation>
    </message>
    <message>
        <source>unexpected argument &quot;%1&quot;</source>
        <translation>예기치 않은 인수: “%1”</translation>
    </message>
    <message>
        <source>No command given.</source>
        <translation>명령이 없습니다.</translation>
    </message>
    <message>
        <source>%1 lists what you can use.</source>
        <translation>%1: 사용할 수 있는 명령을 표시합니다.</translation>
    </message>
    <message>
        <source>Makes one clip of each request kind in practice mode and checks each clip&apos;s length and size. Nothing is charged.</source>
        <translation>연습 모드에서 요청 종류마다 클립을 하나씩 만들고 각 클립의 길이와 크기를 확인합니다. 요금은 청구되지 않습니다.</translation>
    </message>
    <message>
        <source>Save the clips in this folder (default: dailies-demo).</source>
        <translation>클립을 저장할 위치. 지정하지 않으면 현재 폴더의 “dailies-demo”에 저장합니다.</translation>
    </message>
    <message>
        <source>Can&apos;t write to the folder for temporary files.</source>
        <translation>임시 파일 폴더에 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>The practice server isn&apos;t running.</source>
        <translation>연습 서버가 실행되고 있지 않습니다.</translation>
    </message>
    <message>
        <source>Making %1 clips in practice mode, one of each request kind. Nothing is charged.</source>
        <translation>연습 모드에서 요청 종류마다 하나씩, 클립 %1개를 만듭니다. 요금은 청구되지 않습니다.</translation>
    </message>
    <message>
        <source>ok   </source>
        <translation>정상 </translation>
    </message>
    <message>
        <source>%1 of %2 clips match their request, in %3</source>
        <translation>클립 %2개 중 %1개가 요청한 대로 만들어졌습니다. 위치: %3</translation>
    </message>
    <message>
        <source>Practice mode</source>
        <translation>연습 모드</translation>
    </message>
    <message>
        <source>Exports what the service&apos;s support needs to investigate a task: a zip with its IDs, times, request, responses and the checksums of its input files. Keys, URL signatures, encoded data and local folders are left out.</source>
        <translation>서비스 지원팀이 작업을 조사하는 데 필요한 자료를 내보냅니다. ID, 시각, 요청, 응답, 입력 파일의 체크섬을 담은 zip입니다. 키, 주소의 서명, 인코딩된 데이터, 이 컴퓨터의 폴더는 제외됩니다.</translation>
    </message>
    <message>
        <source>The task&apos;s number or the service&apos;s ID for it.</source>
        <translation>작업 번호 또는 서비스의 ID.</translation>
    </message>
    <message>
        <source>Write the zip to this file.</source>
        <translation>zip을 쓸 위치.</translation>
    </message>
    <message>
        <source>Overwrite an existing file.</source>
        <translation>이미 있는 파일을 바꿉니다.</translation>
    </message>
    <message>
        <source>%1 is a folder. Give a file name.</source>
        <translation>%1은(는) 폴더입니다. 파일을 지정하십시오.</translation>
    </message>
    <message>
        <source>%1 already exists. Use --force to overwrite it.</source>
        <translation>%1이(가) 이미 있습니다. 바꾸려면 --force를 지정하십시오.</translation>
    </message>
    <message>
        <source>Task %1: exported to %2. Review it before sharing.</source>
        <translation>작업 %1: %2(으)로 내보냈습니다. 공유하기 전에 내용을 확인하십시오.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read: %2.</source>
        <translation>%1을(를) 읽을 수 없습니다. %2.</translation>
    </message>
    <message>
        <source>check a request without sending it</source>
        <translation>요청을 보낼 수 있는지 점검</translation>
    </message>
    <message>
        <source>track every unfinished task until it finishes</source>
        <translation>끝나지 않은 모든 작업을 끝날 때까지 추적</translation>
    </message>
    <message>
        <source>export a task for the service&apos;s support</source>
        <translation>서비스 지원팀에 보낼 작업 자료 내보내기</translation>
    </message>
    <message>
        <source>track a task created elsewhere</source>
        <translation>다른 곳에서 만든 작업 추적</translation>
    </message>
    <message>
        <source>run the practice server; nothing is charged</source>
        <translation>연습 서버 실행(요금 청구 없음)</translation>
    </message>
    <message>
        <source>make one clip of each request kind in practice mode</source>
        <translation>연습 모드에서 요청 종류마다 클립 하나씩 만들기</translation>
    </message>
    <message>
        <source>dailies-cli COMMAND --help shows the options of a command.</source>
        <translation>dailies-cli 명령 --help: 명령의 옵션을 표시합니다.</translation>
    </message>
    <message>
        <source>If set, DAILIES_API_KEY replaces the keychain&apos;s key for the service that --account or --base-url names. &quot;watch&quot; also uses it for tasks that were sent with it.</source>
        <translation>환경 변수 DAILIES_API_KEY는 --account 또는 --base-url로 지정한 서비스에 키체인의 키 대신 사용됩니다. “watch”는 이 키로 보낸 작업에도 사용합니다.</translation>
    </message>
    <message>
        <source>Generate, track and save clips from a video service.</source>
        <translation>비디오 서비스로 클립을 생성하고 추적하고 저장합니다.</translation>
    </message>
    <message>
        <source>--port must be a number from 1 to 65535, or 0 for any free port.</source>
        <translation>--port는 1~65535의 숫자이며, 0은 비어 있는 아무 포트나 뜻합니다.</translation>
    </message>
    <message>
        <source>--task-seconds must be a number from 0 to %1.</source>
        <translation>--task-seconds는 0~%1의 숫자입니다.</translation>
    </message>
    <message>
        <source>Runs the practice server until you interrupt it. It follows the specification and makes sample clips; nothing is charged.</source>
        <translation>중단할 때까지 연습 서버를 실행합니다. 명세를 따르고 연습 클립을 만들며, 요금은 청구되지 않습니다.</translation>
    </message>
    <message>
        <source>The port to listen on, on this computer only. Default: any free port.</source>
        <translation>이 컴퓨터에서만 수신할 포트. 지정하지 않으면 비어 있는 아무 포트나 씁니다.</translation>
    </message>
    <message>
        <source>Minimum duration of a task, in seconds.</source>
        <translation>작업에 걸리는 최소 시간(초).</translation>
    </message>
    <message>
        <source>Keywords in a prompt that trigger errors:</source>
        <translation>프롬프트에서 문제 상황을 일으키는 단어:</translation>
    </message>
    <message>
        <source>Standard input</source>
        <translation>표준 입력</translation>
    </message>
    <message>
        <source>This model profile is for %1.</source>
        <translation>이 모델 프로필은 %1의 프로필입니다.</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>오류</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>경고</translation>
    </message>
    <message>
        <source>--family is missing. Use A or B.</source>
        <translation>--family가 없습니다. A 또는 B를 지정하십시오.</translation>
    </message>
    <message>
        <source>There is no family &quot;%1&quot;. Use A or B.</source>
        <translation>“%1” 계열이 없습니다. A 또는 B만 있습니다.</translation>
    </message>
    <message>
        <source>--api-type is missing (for example TextToVideo).</source>
        <translation>--api-type이 없습니다. 예: TextToVideo.</translation>
    </message>
    <message>
        <source>The service doesn&apos;t offer %1.</source>
        <translation>서비스에서 제공하지 않습니다: %1.</translation>
    </message>
    <message>
        <source>The request: the JSON body of a create call. Use - for standard input.</source>
        <translation>요청: 만들기 호출의 JSON 본문. -를 지정하면 표준 입력에서 읽습니다.</translation>
    </message>
    <message>
        <source>A JSON file with this model&apos;s limits, used instead of the built-in profile. Anything outside them gets a note.</source>
        <translation>기본 제공 프로필 대신 사용할, 이 모델의 제한이 든 JSON 파일. 제한을 벗어나는 것은 참고로 알려 줍니다.</translation>
    </message>
    <message>
        <source>--request is missing. Give a file, or - for standard input.</source>
        <translation>--request가 없습니다. 파일 또는 표준 입력을 뜻하는 -를 지정하십시오.</translation>
    </message>
    <message>
        <source>Duplicate key; the last one wins.</source>
        <translation>이 키가 두 번 나옵니다. 마지막 것만 적용됩니다.</translation>
    </message>
    <message>
        <source>Message: %1</source>
        <translation>메시지: %1</translation>
    </message>
    <message>
        <source>Shows a task with its request and log.</source>
        <translation>작업 하나를 요청 및 로그와 함께 표시합니다.</translation>
    </message>
    <message>
        <source>--copies must be a number from 1 to %1.</source>
        <translation>--copies는 1~%1의 숫자입니다.</translation>
    </message>
    <message>
        <source>The request has errors. Nothing was sent.</source>
        <translation>요청에 오류가 있습니다. 아무것도 보내지 않았습니다.</translation>
    </message>
    <message>
        <source>The request has warnings. Nothing was sent. Use --accept to send it anyway.</source>
        <translation>요청에 경고가 있습니다. 아무것도 보내지 않았습니다. 그래도 보내려면 --accept를 지정하십시오.</translation>
    </message>
    <message>
        <source>%1 Nothing was sent this time. Use --again to send it once more, or --copies to send several.</source>
        <comment>You sent this 4 s ago.</comment>
        <translation>%1 이번에는 아무것도 보내지 않았습니다. --again을 지정하면 한 번 더 보내고, --copies를 지정하면 여러 개를 보냅니다.</translation>
    </message>
    <message>
        <source>Sends a request. The service may charge for each copy.</source>
        <translation>요청을 보냅니다. 보낸 개수만큼 서비스에서 각각 요금을 청구할 수 있습니다.</translation>
    </message>
    <message>
        <source>Send the request this many times, each as its own task.</source>
        <translation>보낼 횟수. 각각 별도의 작업이 됩니다.</translation>
    </message>
    <message>
        <source>Save the clips in this folder.</source>
        <translation>이번 호출의 클립을 저장할 위치.</translation>
    </message>
    <message>
        <source>Send even if the request has warnings.</source>
        <translation>경고가 있어도 보냅니다.</translation>
    </message>
    <message>
        <source>Task %1 couldn&apos;t be read from the task database.</source>
        <translation>작업 데이터베이스에서 작업 %1을(를) 읽지 못했습니다.</translation>
    </message>
    <message>
        <source>Task %1: the service responded as family %2, so the model may belong to that family. The task is still tracked.</source>
        <translation>작업 %1: 서비스가 %2 계열로 응답했으므로 모델이 그 계열일 수 있습니다. 작업은 그대로 추적합니다.</translation>
    </message>
    <message>
        <source>The tasks of this profile can no longer be read. Accepted tasks keep running at the service; track them with &quot;dailies-cli watch&quot;.</source>
        <translation>이 프로필의 작업을 더 이상 읽을 수 없습니다. 서비스가 접수한 작업은 서비스에서 계속되며 “dailies-cli watch”로 추적할 수 있습니다.</translation>
    </message>
    <message>
        <source>Retrying in %1 s.</source>
        <translation>%1초 후 다시 시도합니다.</translation>
    </message>
    <message>
        <source>Accepted tasks keep running at the service. Once the key works, track them with &quot;dailies-cli watch&quot;.</source>
        <translation>이미 접수된 작업은 서비스에서 계속됩니다. 키를 바로잡은 뒤 “dailies-cli watch”로 추적할 수 있습니다.</translation>
    </message>
    <message>
        <source>Waiting for the response to a request in progress…</source>
        <translation>보낸 요청의 응답을 기다리는 중…</translation>
    </message>
    <message numerus="yes">
        <source>%n tasks couldn&apos;t be read from the task database and aren&apos;t listed.</source>
        <translation>
            <numerusform>작업 %n개를 작업 데이터베이스에서 읽지 못해 이 목록에 없습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>No tasks yet.</source>
        <translation>아직 작업이 없습니다.</translation>
    </message>
    <message>
        <source>Some tasks of this profile couldn&apos;t be read, so none are tracked and nothing was sent. Accepted tasks keep running at the service. Try again.</source>
        <translation>이 프로필의 작업 중 일부를 읽지 못했으므로 어느 작업도 추적하지 않으며 아무것도 보내지 않았습니다. 서비스가 접수한 작업은 서비스에서 계속됩니다. 다시 시도하십시오.</translation>
    </message>
    <message>
        <source>There are tasks at %1, but no key for it. Set DAILIES_API_KEY and add --base-url %1.</source>
        <translation>%1의 작업이 있지만 키를 알 수 없습니다. 키를 DAILIES_API_KEY에 넣고 --base-url %1을(를) 추가하십시오.</translation>
    </message>
    <message>
        <source>No tasks in progress.</source>
        <translation>진행 중인 작업이 없습니다.</translation>
    </message>
    <message>
        <source>Check the model against the list of this account.</source>
        <translation>모델이 이 계정의 목록에 있는지 확인합니다.</translation>
    </message>
    <message>
        <source>list the tasks, also as CSV or JSON</source>
        <translation>작업 나열(CSV 또는 JSON으로도 가능)</translation>
    </message>
    <message>
        <source>the same as list</source>
        <translation>list와 같음</translation>
    </message>
    <message>
        <source>upload files to your own storage, so that services can fetch them</source>
        <translation>서비스가 가져갈 수 있도록 내 저장소에 파일 업로드</translation>
    </message>
    <message>
        <source>Keywords in the folder of an upload place that trigger errors:</source>
        <translation>업로드 위치의 폴더에서 문제 상황을 일으키는 단어:</translation>
    </message>
    <message>
        <source>Practice server running at %1
Key: %2</source>
        <translation>연습 서버 실행 중: %1
키: %2</translation>
    </message>
    <message>
        <source>Upload place: endpoint %1, bucket %2, region %3, access key ID %4, secret %5</source>
        <translation>업로드 위치: 엔드포인트 %1, 버킷 %2, 리전 %3, 액세스 키 ID %4, 비밀 정보 %5</translation>
    </message>
    <message>
        <source>Press Ctrl+C to stop.</source>
        <translation>Ctrl+C를 누르면 중지됩니다.</translation>
    </message>
    <message>
        <source>The account doesn&apos;t list the model %1.</source>
        <translation>계정의 목록에 모델 %1이(가) 없습니다.</translation>
    </message>
    <message>
        <source>%1 is a model of %2, not of %3.</source>
        <translation>%1은(는) %3이(가) 아니라 %2의 모델입니다.</translation>
    </message>
    <message>
        <source>%1 doesn&apos;t offer %2.</source>
        <translation>%1은(는) %2을(를) 지원하지 않습니다.</translation>
    </message>
    <message>
        <source>state</source>
        <translation>상태</translation>
    </message>
    <message>
        <source>Only tasks in this state, such as Saved. Can be repeated.</source>
        <translation>이 상태의 작업만 표시합니다. 예: Saved. 여러 번 지정할 수 있습니다.</translation>
    </message>
    <message>
        <source>stars</source>
        <translation>별점</translation>
    </message>
    <message>
        <source>Only takes with at least this rating, 1 to 5.</source>
        <translation>평점이 이 값 이상인 테이크만 표시합니다(1~5).</translation>
    </message>
    <message>
        <source>Only rejected takes, or none of them.</source>
        <translation>제외된 테이크만 표시하거나 모두 뺍니다.</translation>
    </message>
    <message>
        <source>tag</source>
        <translation>태그</translation>
    </message>
    <message>
        <source>Only takes with this tag. If repeated, with all of them.</source>
        <translation>이 태그가 있는 테이크만 표시합니다. 여러 번 지정하면 모든 태그가 있는 테이크만 표시합니다.</translation>
    </message>
    <message>
        <source>Only tasks of this model. Can be repeated.</source>
        <translation>이 모델의 작업만 표시합니다. 여러 번 지정할 수 있습니다.</translation>
    </message>
    <message>
        <source>Only tasks of this kind, such as TextToVideo. Can be repeated.</source>
        <translation>이 종류의 작업만 표시합니다. 예: TextToVideo. 여러 번 지정할 수 있습니다.</translation>
    </message>
    <message>
        <source>Only tasks of this account. Can be repeated.</source>
        <translation>이 계정의 작업만 표시합니다. 여러 번 지정할 수 있습니다.</translation>
    </message>
    <message>
        <source>date</source>
        <translation>날짜</translation>
    </message>
    <message>
        <source>Only tasks created on this day or later: 2026-12-31.</source>
        <translation>이날 또는 그 뒤에 만든 작업만 표시합니다. 예: 2026-12-31.</translation>
    </message>
    <message>
        <source>Only tasks created on this day or earlier.</source>
        <translation>이날 또는 그 전에 만든 작업만 표시합니다.</translation>
    </message>
    <message>
        <source>words</source>
        <translation>단어</translation>
    </message>
    <message>
        <source>Only tasks with these words in prompt, model, note, tags or IDs.</source>
        <translation>프롬프트, 모델, 메모, 태그, ID에 이 단어가 있는 작업만 표시합니다.</translation>
    </message>
    <message>
        <source>--rating is a number from 1 to 5.</source>
        <translation>--rating은 1~5의 숫자입니다.</translation>
    </message>
    <message>
        <source>There is no API type &quot;%1&quot;.</source>
        <translation>“%1” API 유형이 없습니다.</translation>
    </message>
    <message>
        <source>--%1 is a date like 2026-12-31.</source>
        <translation>--%1은(는) 2026-12-31과 같은 날짜입니다.</translation>
    </message>
    <message>
        <source>No matching tasks.</source>
        <translation>일치하는 작업이 없습니다.</translation>
    </message>
    <message>
        <source>Lists the tasks, newest first. &quot;tasks&quot; is the same command.</source>
        <translation>작업을 최신순으로 나열합니다. “tasks”도 같은 명령입니다.</translation>
    </message>
    <message>
        <source>Write a table for spreadsheet programs, or one JSON array, instead of readable lines.</source>
        <translation>읽기 쉬운 줄 대신 스프레드시트 프로그램용 표 또는 JSON 배열 하나를 씁니다.</translation>
    </message>
    <message>
        <source>--format is &quot;csv&quot; or &quot;json&quot;.</source>
        <translation>--format은 “csv” 또는 “json”입니다.</translation>
    </message>
    <message>
        <source>There is no upload place yet. Add one with &quot;dailies-cli uploads add&quot;.</source>
        <translation>아직 업로드 위치가 없습니다. “dailies-cli uploads add”로 추가하십시오.</translation>
    </message>
    <message>
        <source>The link refuses HEAD requests, which a few services need. A public URL avoids that.</source>
        <translation>이 링크는 일부 서비스에 필요한 HEAD 요청을 거부합니다. 공개 주소를 쓰면 피할 수 있습니다.</translation>
    </message>
    <message>
        <source>The file to upload.</source>
        <translation>업로드할 파일.</translation>
    </message>
    <message>
        <source>The upload place&apos;s name.</source>
        <translation>업로드 위치의 이름.</translation>
    </message>
    <message>
        <source>%1 works.</source>
        <translation>%1이(가) 정상적으로 작동합니다.</translation>
    </message>
    <message>
        <source>Files deleted: %1 (%2).</source>
        <translation>삭제한 파일: %1개(%2).</translation>
    </message>
    <message>
        <source>Files: %1 (%2). --delete deletes them.</source>
        <translation>파일: %1개(%2). --delete를 지정하면 삭제합니다.</translation>
    </message>
    <message>
        <source>Lists the files that Dailies uploaded to a place. With --delete, deletes them; links to them stop working.</source>
        <translation>Dailies가 업로드 위치에 업로드한 파일을 나열합니다. --delete를 지정하면 파일을 삭제하며, 그 링크는 더 이상 작동하지 않습니다.</translation>
    </message>
    <message>
        <source>days</source>
        <translation>일수</translation>
    </message>
    <message>
        <source>--older-than must be a number of days.</source>
        <translation>--older-than은 일수를 나타내는 숫자입니다.</translation>
    </message>
    <message>
        <source>Unknown preset %1. There are: %2.</source>
        <translation>알 수 없는 프리셋 %1입니다. 사용할 수 있는 프리셋: %2.</translation>
    </message>
    <message>
        <source>%1 needs --storage-account or --endpoint.</source>
        <translation>%1에는 --storage-account 또는 --endpoint가 필요합니다.</translation>
    </message>
    <message>
        <source>--%1 must be a number.</source>
        <translation>--%1은(는) 숫자여야 합니다.</translation>
    </message>
    <message>
        <source>--protocol must be s3, webdav or command.</source>
        <translation>--protocol은 s3, webdav, command 중 하나입니다.</translation>
    </message>
    <message>
        <source>Added %1. Its secret is stored in your system keychain.</source>
        <translation>%1을(를) 추가했습니다. 비밀 정보는 시스템 키체인에 저장했습니다.</translation>
    </message>
    <message>
        <source>Added %1.</source>
        <translation>%1을(를) 추가했습니다.</translation>
    </message>
    <message>
        <source>A name of your choice.</source>
        <translation>원하는 이름.</translation>
    </message>
    <message>
        <source>word</source>
        <translation>단어</translation>
    </message>
    <message>
        <source>s3 (default), webdav or command.</source>
        <translation>s3(기본값), webdav 또는 command.</translation>
    </message>
    <message>
        <source>Start from the values of a storage service: aws, r2, oss, cos, b2, minio, garage or ceph.</source>
        <translation>저장소 서비스의 값으로 시작합니다: aws, r2, oss, cos, b2, minio, garage 또는 ceph.</translation>
    </message>
    <message>
        <source>Where the storage is. For webdav, the folder&apos;s URL.</source>
        <translation>저장소가 있는 곳. webdav의 경우 폴더의 주소.</translation>
    </message>
    <message>
        <source>id</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>The account in the endpoint of a preset, for r2.</source>
        <translation>프리셋의 엔드포인트에 들어가는 계정(r2용).</translation>
    </message>
    <message>
        <source>The bucket (s3).</source>
        <translation>버킷(s3).</translation>
    </message>
    <message>
        <source>The region of the bucket (s3).</source>
        <translation>버킷의 리전(s3).</translation>
    </message>
    <message>
        <source>The bucket is part of the host name (s3).</source>
        <translation>버킷이 호스트 이름에 들어갑니다(s3).</translation>
    </message>
    <message>
        <source>The bucket is part of the path (s3).</source>
        <translation>버킷이 경로에 들어갑니다(s3).</translation>
    </message>
    <message>
        <source>The access key ID (s3) or the user name (webdav).</source>
        <translation>액세스 키 ID(s3) 또는 사용자 이름(webdav).</translation>
    </message>
    <message>
        <source>path</source>
        <translation>경로</translation>
    </message>
    <message>
        <source>A folder in the bucket or below the URL.</source>
        <translation>버킷 안 또는 주소 아래의 폴더.</translation>
    </message>
    <message>
        <source>The public URL of the bucket or folder. Without it, links are presigned (s3).</source>
        <translation>버킷 또는 폴더의 공개 주소. 지정하지 않으면 사전 서명된 링크를 씁니다(s3).</translation>
    </message>
    <message>
        <source>The program that uploads a file (command).</source>
        <translation>파일을 업로드하는 프로그램(command).</translation>
    </message>
    <message>
        <source>text</source>
        <translation>텍스트</translation>
    </message>
    <message>
        <source>An argument of the program; give it once for each. %f stands for the file, %o for its name in the place. No shell reads it.</source>
        <translation>프로그램의 인수. 인수마다 한 번씩 지정합니다. %f는 파일, %o는 업로드 위치에서의 파일 이름을 뜻합니다. 셸을 거치지 않습니다.</translation>
    </message>
    <message>
        <source>Stop the program after this time. Default: 600.</source>
        <translation>이 시간(초)이 지나면 프로그램을 중지합니다. 지정하지 않으면 600입니다.</translation>
    </message>
    <message>
        <source>The upload place was not added.</source>
        <translation>업로드 위치를 추가하지 않았습니다.</translation>
    </message>
    <message>
        <source>Lists your upload places. Secrets are never shown.</source>
        <translation>업로드 위치를 나열합니다. 비밀 정보는 표시하지 않습니다.</translation>
    </message>
    <message>
        <source>No upload places yet.</source>
        <translation>아직 업로드 위치가 없습니다.</translation>
    </message>
    <message>
        <source>Removes an upload place and its secret. The uploaded files stay there.</source>
        <translation>업로드 위치와 비밀 정보를 제거합니다. 업로드한 파일은 그곳에 그대로 남습니다.</translation>
    </message>
    <message>
        <source>Removed %1. Its files were kept.</source>
        <translation>%1을(를) 제거했습니다. 파일은 그대로 두었습니다.</translation>
    </message>
    <message>
        <source>The upload place was kept, because its secret couldn&apos;t be removed.</source>
        <translation>비밀 정보를 제거하지 못해 업로드 위치를 그대로 두었습니다.</translation>
    </message>
    <message>
        <source>There is no upload place &quot;%1&quot;.</source>
        <translation>“%1” 업로드 위치가 없습니다.</translation>
    </message>
    <message>
        <source>Uploads files to your own storage, so that a video service can fetch them. The video service charges nothing for that.</source>
        <translation>비디오 서비스가 가져갈 수 있도록 내 저장소에 파일을 업로드합니다. 비디오 서비스는 이에 요금을 청구하지 않습니다.</translation>
    </message>
    <message>
        <source>Add an upload place with &quot;dailies-cli uploads add&quot;, or use public links.</source>
        <translation>“dailies-cli uploads add”로 업로드 위치를 추가하거나 공개 링크를 사용하십시오.</translation>
    </message>
    <message>
        <source>%1 to %2, %3, SHA-256 %4</source>
        <translation>%1 → %2, %3, SHA-256 %4</translation>
    </message>
    <message>
        <source>Upload:  %1</source>
        <translation>업로드: %1</translation>
    </message>
    <message>
        <source>The request&apos;s files are uploaded to %1 and stay there until you delete them. Anyone with a file&apos;s link can download it. Nothing was sent. Use --accept to agree.</source>
        <translation>요청의 파일은 %1에 업로드되며 삭제할 때까지 그곳에 남습니다. 파일의 링크가 있으면 누구나 다운로드할 수 있습니다. 아무것도 보내지 않았습니다. 동의하려면 --accept를 지정하십시오.</translation>
    </message>
    <message>
        <source>Adds an upload place. By adding it, you agree that local files of your requests are uploaded there and stay until you delete them; anyone with a file&apos;s link can download it. The secret is read from standard input: the secret access key (s3) or the password (webdav).</source>
        <translation>업로드 위치를 추가합니다. 추가하면 요청의 로컬 파일이 그곳에 업로드되고 삭제할 때까지 남는 데 동의하는 것입니다. 파일의 링크가 있으면 누구나 다운로드할 수 있습니다. 비밀 정보는 표준 입력에서 읽습니다: 비밀 액세스 키(s3) 또는 암호(webdav).</translation>
    </message>
    <message>
        <source>%1 Nothing was charged.</source>
        <translation>%1 요금은 청구되지 않았습니다.</translation>
    </message>
    <message>
        <source>no rate</source>
        <translation>단가 없음</translation>
    </message>
    <message>
        <source>Estimate: %1, %2</source>
        <translation>예상: %1, %2</translation>
    </message>
    <message>
        <source>Estimate: %1</source>
        <translation>예상: %1</translation>
    </message>
    <message>
        <source>Estimate: unknown until the first take like this</source>
        <translation>예상: 이와 비슷한 첫 테이크를 만들 때까지 알 수 없음</translation>
    </message>
    <message>
        <source>show what was spent; rates, limits and invoices</source>
        <translation>지출 표시(단가, 한도, 청구서도 다룸)</translation>
    </message>
    <message>
        <source>Cost:    %1</source>
        <translation>비용: %1</translation>
    </message>
    <message>
        <source>Only takes sent on this day or later: 2026-12-31.</source>
        <translation>이날 또는 그 뒤에 보낸 테이크만 대상으로 합니다. 예: 2026-12-31.</translation>
    </message>
    <message>
        <source>Only takes sent on this day or earlier.</source>
        <translation>이날 또는 그 전에 보낸 테이크만 대상으로 합니다.</translation>
    </message>
    <message>
        <source>Only takes of this account.</source>
        <translation>이 계정의 테이크만 대상으로 합니다.</translation>
    </message>
    <message>
        <source>Only takes of this model.</source>
        <translation>이 모델의 테이크만 대상으로 합니다.</translation>
    </message>
    <message>
        <source>--%1 must be a number such as 63.5.</source>
        <translation>--%1은(는) 63.5와 같은 숫자여야 합니다.</translation>
    </message>
    <message>
        <source>an unknown quantity</source>
        <translation>수량 알 수 없음</translation>
    </message>
    <message>
        <source>(settled by you)</source>
        <translation>(사용자가 확정함)</translation>
    </message>
    <message>
        <source>Lists each request that was sent and what it cost, newest first. For those that aren&apos;t settled, it says what to do.</source>
        <translation>보낸 요청과 그 비용을 최신순으로 나열합니다. 확정되지 않은 요청은 해야 할 일도 알려 줍니다.</translation>
    </message>
    <message>
        <source>Only requests in this state: billed, reserved, unsettled or &quot;not billed&quot;.</source>
        <translation>이 상태의 요청만 표시합니다: billed, reserved, unsettled 또는 &quot;not billed&quot;.</translation>
    </message>
    <message>
        <source>--state is billed, reserved, unsettled or &quot;not billed&quot;.</source>
        <translation>--state는 billed, reserved, unsettled 또는 &quot;not billed&quot;입니다.</translation>
    </message>
    <message>
        <source>No matching requests.</source>
        <translation>일치하는 요청이 없습니다.</translation>
    </message>
    <message>
        <source>The number of the call.</source>
        <translation>호출의 번호.</translation>
    </message>
    <message>
        <source>amount</source>
        <translation>금액</translation>
    </message>
    <message>
        <source>It cost this much, for example &quot;4.20 USD&quot;.</source>
        <translation>청구된 금액. 예: &quot;4.20 USD&quot;.</translation>
    </message>
    <message>
        <source>It wasn&apos;t charged.</source>
        <translation>요금은 청구되지 않았습니다.</translation>
    </message>
    <message>
        <source>Take back what you recorded.</source>
        <translation>기록한 내용을 취소합니다.</translation>
    </message>
    <message>
        <source>Give the number of a call, and either what was charged, --not-charged or --undo.</source>
        <translation>호출 번호와 함께 청구 내역, --not-charged, --undo 중 하나를 지정하십시오.</translation>
    </message>
    <message>
        <source>Call %1 is settled.</source>
        <translation>호출 %1을(를) 확정했습니다.</translation>
    </message>
    <message>
        <source>Shows what was spent and settles what isn&apos;t known. Nothing is sent, so it works while Dailies is open. Without a command, it shows the report.</source>
        <translation>지출을 표시하고 알 수 없는 것을 확정합니다. 아무것도 보내지 않으므로 Dailies가 열려 있어도 쓸 수 있습니다. 명령을 지정하지 않으면 보고서를 표시합니다.</translation>
    </message>
    <message>
        <source>Line %1, task %2: %3 here, %4 on the invoice</source>
        <translation>%1행, 작업 %2: Dailies %3, 청구서 %4</translation>
    </message>
    <message>
        <source>Only here: task %1, %2, %3</source>
        <translation>Dailies에만 있음: 작업 %1, %2, %3</translation>
    </message>
    <message>
        <source>%1 equal, %2 different, %3 only here, %4 only on the invoice</source>
        <translation>일치 %1개, 불일치 %2개, Dailies에만 %3개, 청구서에만 %4개</translation>
    </message>
    <message>
        <source>%1: %2 here, %3 on the invoice, difference %4</source>
        <translation>%1: Dailies %2, 청구서 %3, 차이 %4</translation>
    </message>
    <message>
        <source>A CSV file with columns such as &quot;task id&quot;, &quot;date&quot;, &quot;seconds&quot;, &quot;points&quot;, &quot;amount&quot; and &quot;currency&quot;.</source>
        <translation>“task id”, “date”, “seconds”, “points”, “amount”, “currency” 같은 열이 있는 CSV 파일.</translation>
    </message>
    <message>
        <source>The invoice&apos;s total in seconds.</source>
        <translation>청구서의 합계(초).</translation>
    </message>
    <message>
        <source>The invoice&apos;s total in points.</source>
        <translation>청구서의 합계(포인트).</translation>
    </message>
    <message>
        <source>The invoice&apos;s total in money, for example &quot;84.20 USD&quot;.</source>
        <translation>청구서의 합계 금액. 예: &quot;84.20 USD&quot;.</translation>
    </message>
    <message>
        <source>Give either --invoice, or one or more of --seconds, --points and --money.</source>
        <translation>--invoice를 지정하거나, --seconds, --points, --money 중 하나 이상을 지정하십시오.</translation>
    </message>
    <message>
        <source>Limit %1: %2</source>
        <translation>한도 %1: %2</translation>
    </message>
    <message>
        <source>for %1</source>
        <comment>an account</comment>
        <translation>(계정: %1)</translation>
    </message>
    <message>
        <source>then refuses</source>
        <translation>초과 시 거부</translation>
    </message>
    <message>
        <source>then asks</source>
        <translation>초과 시 확인</translation>
    </message>
    <message>
        <source>%1 used</source>
        <translation>%1 사용됨</translation>
    </message>
    <message numerus="yes">
        <source>%n takes of unknown cost</source>
        <translation>
            <numerusform>비용을 알 수 없는 테이크 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>Give one of --takes, --seconds, --points and --money.</source>
        <translation>--takes, --seconds, --points, --money 중 하나를 지정하십시오.</translation>
    </message>
    <message>
        <source>--per is day, month, run or always.</source>
        <translation>--per는 day, month, run 또는 always입니다.</translation>
    </message>
    <message>
        <source>At most this many takes.</source>
        <translation>최대 테이크 수.</translation>
    </message>
    <message>
        <source>At most this many billed seconds.</source>
        <translation>청구되는 최대 초.</translation>
    </message>
    <message>
        <source>At most this many points.</source>
        <translation>최대 포인트.</translation>
    </message>
    <message>
        <source>At most this much, for example &quot;20 USD&quot;.</source>
        <translation>최대 금액. 예: &quot;20 USD&quot;.</translation>
    </message>
    <message>
        <source>Only for this account.</source>
        <translation>이 계정에만 적용합니다.</translation>
    </message>
    <message>
        <source>Refuse at the limit. Otherwise it asks.</source>
        <translation>한도를 넘으면 거부합니다. 지정하지 않으면 확인을 요청합니다.</translation>
    </message>
    <message>
        <source>Lists your limits and how much of them is used.</source>
        <translation>한도와 그 사용량을 나열합니다.</translation>
    </message>
    <message>
        <source>No limits yet.</source>
        <translation>아직 한도가 없습니다.</translation>
    </message>
    <message>
        <source>Removes a limit.</source>
        <translation>한도를 제거합니다.</translation>
    </message>
    <message>
        <source>The number of the limit.</source>
        <translation>한도의 번호.</translation>
    </message>
    <message>
        <source>Removed limit %1.</source>
        <translation>한도 %1을(를) 제거했습니다.</translation>
    </message>
    <message>
        <source>sound %1</source>
        <translation>사운드 %1</translation>
    </message>
    <message>
        <source>everything</source>
        <translation>모두</translation>
    </message>
    <message>
        <source>Rate %1: %2 per %3 from %4 for %5</source>
        <translation>단가 %1: %2(단위: %3), %4부터, 대상: %5</translation>
    </message>
    <message>
        <source>--per is second, point or take.</source>
        <translation>--per는 second, point 또는 take입니다.</translation>
    </message>
    <message>
        <source>Adds what a second, a point or a take costs from a day on. Without a criterion, it applies to everything; the rate with the most criteria counts.</source>
        <translation>지정한 날부터 적용할 1초, 1포인트 또는 테이크 하나의 가격을 추가합니다. 조건이 없으면 모두에 적용되며, 조건이 가장 많은 단가가 사용됩니다.</translation>
    </message>
    <message>
        <source>What the price is for.</source>
        <translation>가격의 단위.</translation>
    </message>
    <message>
        <source>The price of one, for example &quot;0.10 USD&quot;.</source>
        <translation>한 단위의 가격. 예: &quot;0.10 USD&quot;.</translation>
    </message>
    <message>
        <source>The first day. Default: today.</source>
        <translation>적용을 시작하는 날. 지정하지 않으면 오늘입니다.</translation>
    </message>
    <message>
        <source>Only for this model.</source>
        <translation>이 모델에만 적용합니다.</translation>
    </message>
    <message>
        <source>tier</source>
        <translation>등급</translation>
    </message>
    <message>
        <source>Only for this resolution, such as 720P.</source>
        <translation>이 해상도에만 적용합니다. 예: 720P.</translation>
    </message>
    <message>
        <source>mode</source>
        <translation>모드</translation>
    </message>
    <message>
        <source>Only for this mode, such as pro.</source>
        <translation>이 모드에만 적용합니다. 예: pro.</translation>
    </message>
    <message>
        <source>Only with or without sound.</source>
        <translation>소리가 있는 것 또는 없는 것에만 적용합니다.</translation>
    </message>
    <message>
        <source>Where you have the price from.</source>
        <translation>가격의 출처.</translation>
    </message>
    <message>
        <source>Lists your rates.</source>
        <translation>단가를 나열합니다.</translation>
    </message>
    <message>
        <source>No rates yet. Takes are unpriced.</source>
        <translation>아직 단가가 없습니다. 테이크에 가격이 매겨지지 않습니다.</translation>
    </message>
    <message>
        <source>Removes a rate. Takes are valued without it.</source>
        <translation>단가를 제거합니다. 테이크의 금액은 그 단가 없이 계산됩니다.</translation>
    </message>
    <message>
        <source>The number of the rate.</source>
        <translation>단가의 번호.</translation>
    </message>
    <message>
        <source>Removed rate %1.</source>
        <translation>단가 %1을(를) 제거했습니다.</translation>
    </message>
    <message>
        <source>Adds all rates of a CSV file, or none. Its columns are unit, price, currency and from, and optionally account, model, resolution, mode, sound and source.</source>
        <translation>CSV 파일의 단가를 모두 추가하거나 하나도 추가하지 않습니다. 열은 unit, price, currency, from이며, account, model, resolution, mode, sound, source도 쓸 수 있습니다.</translation>
    </message>
    <message>
        <source>The CSV file.</source>
        <translation>CSV 파일.</translation>
    </message>
    <message numerus="yes">
        <source>Imported %n rates.</source>
        <translation>
            <numerusform>단가 %n개를 가져왔습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n takes</source>
        <translation>
            <numerusform>테이크 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unpriced</source>
        <translation>
            <numerusform>단가 없음 %n</numerusform>
        </translation>
    </message>
    <message>
        <source>billed %1</source>
        <translation>청구됨 %1</translation>
    </message>
    <message>
        <source>reserved up to %1</source>
        <translation>예약됨 최대 %1</translation>
    </message>
    <message>
        <source>unsettled up to %1</source>
        <translation>미확정 최대 %1</translation>
    </message>
    <message numerus="yes">
        <source>not billed %n takes</source>
        <translation>
            <numerusform>청구 안 됨 테이크 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>kept %1 of %2</source>
        <translation>채택 %1 / %2</translation>
    </message>
    <message>
        <source>%1 per kept second</source>
        <translation>채택한 1초당 %1</translation>
    </message>
    <message>
        <source>(no tag)</source>
        <translation>(태그 없음)</translation>
    </message>
    <message>
        <source>Shows what was billed, reserved and not settled. A take counts as kept with four stars or more.</source>
        <translation>청구된 것, 예약된 것, 확정되지 않은 것을 표시합니다. 별 4개 이상인 테이크를 채택한 것으로 셉니다.</translation>
    </message>
    <message>
        <source>Write a table for spreadsheet programs.</source>
        <translation>스프레드시트 프로그램용 표를 씁니다.</translation>
    </message>
    <message>
        <source>--by is day, month, account, model or tag.</source>
        <translation>--by는 day, month, account, model 또는 tag입니다.</translation>
    </message>
    <message>
        <source>Nothing was sent to a paid service in this period.</source>
        <translation>이 기간에 유료 서비스로 보낸 것이 없습니다.</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>합계</translation>
    </message>
    <message numerus="yes">
        <source>%n calls aren&apos;t settled. &quot;dailies-cli spend calls --state unsettled&quot; lists them.</source>
        <translation>
            <numerusform>확정되지 않은 호출이 %n개 있습니다. “dailies-cli spend calls --state unsettled”로 목록을 볼 수 있습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 Use --over-limit to send it anyway.</source>
        <translation>%1 그래도 보내려면 --over-limit을 지정하십시오.</translation>
    </message>
    <message>
        <source>Send even if it goes over a spending limit that asks.</source>
        <translation>확인을 요청하는 지출 한도를 넘더라도 보냅니다.</translation>
    </message>
    <message>
        <source>remove requests that were not sent</source>
        <translation>보내지 않은 요청 제거</translation>
    </message>
    <message>
        <source>show or change when requests are sent</source>
        <translation>요청을 보내는 때를 표시하거나 변경</translation>
    </message>
    <message>
        <source>%1 Nothing was removed.</source>
        <translation>%1 아무것도 제거하지 않았습니다.</translation>
    </message>
    <message>
        <source>Task %1 isn&apos;t waiting to be sent, so nothing was removed. Only the window deletes the records of other tasks.</source>
        <translation>작업 %1은(는) 보내기를 기다리는 작업이 아니므로 아무것도 제거하지 않았습니다. 다른 작업의 기록은 창에서만 삭제할 수 있습니다.</translation>
    </message>
    <message>
        <source>Removed task %1. It wasn&apos;t sent, and nothing was charged.</source>
        <translation>작업 %1을(를) 제거했습니다. 보내지 않았으며 요금도 청구되지 않았습니다.</translation>
    </message>
    <message>
        <source>Task %1 won&apos;t be sent again. It stays in the list, because an earlier call got no response.</source>
        <translation>작업 %1을(를) 다시 보내지 않습니다. 이전 호출이 응답을 받지 못했으므로 목록에 남습니다.</translation>
    </message>
    <message>
        <source>Task %1 won&apos;t be sent again. It stays in the list, because an earlier call got no response and may have been charged.</source>
        <translation>작업 %1을(를) 다시 보내지 않습니다. 이전 호출이 응답을 받지 못했고 요금이 청구되었을 수 있으므로 목록에 남습니다.</translation>
    </message>
    <message>
        <source>Removes requests that wait to be sent. Requests that were sent are never removed.</source>
        <translation>보내기를 기다리는 요청을 제거합니다. 이미 보낸 요청은 제거하지 않습니다.</translation>
    </message>
    <message>
        <source>The numbers of the tasks.</source>
        <translation>작업 번호.</translation>
    </message>
    <message>
        <source>Sending is paused.</source>
        <translation>보내기가 일시 중지되었습니다.</translation>
    </message>
    <message>
        <source>Sending is not paused.</source>
        <translation>보내기가 일시 중지되지 않았습니다.</translation>
    </message>
    <message>
        <source>Requests are sent between %1 and %2.</source>
        <translation>요청을 %1~%2에 보냅니다.</translation>
    </message>
    <message>
        <source>Requests are sent at any time of the day.</source>
        <translation>요청을 시간대와 관계없이 보냅니다.</translation>
    </message>
    <message>
        <source>Sending is paused in this profile, so nothing was sent. Use &quot;dailies-cli sending --resume&quot; to resume it.</source>
        <translation>이 프로필에서는 보내기가 일시 중지되어 아무것도 보내지 않았습니다. 재개하려면 “dailies-cli sending --resume”을 사용하십시오.</translation>
    </message>
    <message>
        <source>Shows and changes when requests are sent. Takes that are being generated always continue.</source>
        <translation>요청을 보내는 때를 표시하고 변경합니다. 생성 중인 테이크는 항상 계속됩니다.</translation>
    </message>
    <message>
        <source>Send nothing until you resume.</source>
        <translation>재개할 때까지 아무것도 보내지 않습니다.</translation>
    </message>
    <message>
        <source>hours</source>
        <translation>시간대</translation>
    </message>
    <message>
        <source>Send only between these times of the day, local time, such as 22:00-06:00; &quot;off&quot; for any time.</source>
        <translation>하루 중 이 시간대(현지 시각, 예: 22:00-06:00)에만 보냅니다. “off”는 시간대를 제한하지 않습니다.</translation>
    </message>
    <message>
        <source>Use either --pause or --resume.</source>
        <translation>--pause와 --resume 중 하나만 지정하십시오.</translation>
    </message>
    <message>
        <source>--hours must be two different times such as 22:00-06:00, or &quot;off&quot;.</source>
        <translation>--hours는 22:00-06:00과 같은 서로 다른 두 시각이거나 “off”여야 합니다.</translation>
    </message>
    <message>
        <source>Waiting: %1</source>
        <comment>sends at 22:00</comment>
        <translation>대기: %1</translation>
    </message>
    <message>
        <source>Call %1, task %2, %3, %4: %5</source>
        <translation>호출 %1, 작업 %2, %3, %4: %5</translation>
    </message>
    <message>
        <source>--at must be a time such as 22:00 or &quot;2026-11-26 22:00&quot;.</source>
        <translation>--at은 22:00 또는 &quot;2026-11-26 22:00&quot;과 같은 시각이어야 합니다.</translation>
    </message>
    <message>
        <source>The time of --at has passed. Nothing was sent.</source>
        <translation>--at의 시각이 지났습니다. 아무것도 보내지 않았습니다.</translation>
    </message>
    <message>
        <source>time</source>
        <translation>시각</translation>
    </message>
    <message>
        <source>Send it at this time, local time: 22:00 for the next time it is 22:00, or &quot;2026-11-26 22:00&quot;. The command waits until then.</source>
        <translation>이 시각(현지 시각)에 보냅니다. 22:00은 다음 22:00을 뜻하며, &quot;2026-11-26 22:00&quot;과 같이 지정할 수도 있습니다. 명령은 그때까지 기다립니다.</translation>
    </message>
    <message>
        <source>Task %1 is on hold and wasn&apos;t sent. &quot;dailies-cli watch --send %1&quot; sends it, and &quot;dailies-cli remove %1&quot; removes it.</source>
        <translation>작업 %1은(는) 보류되었으며 보내지 않았습니다. “dailies-cli watch --send %1”로 보내고 “dailies-cli remove %1”로 제거합니다.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>중지했습니다.</translation>
    </message>
    <message>
        <source>Accepted tasks keep running at the service; track them with &quot;dailies-cli watch&quot;.</source>
        <translation>서비스가 접수한 작업은 서비스에서 계속되며 “dailies-cli watch”로 추적할 수 있습니다.</translation>
    </message>
    <message>
        <source>%1 works. The test file of 1 kB stays there, because a command can&apos;t delete files.</source>
        <translation>%1이(가) 정상적으로 작동합니다. 명령으로는 파일을 삭제할 수 없으므로 1 kB의 테스트 파일이 그곳에 남습니다.</translation>
    </message>
    <message>
        <source>Uploads 1 kB to an upload place, fetches it through its link and deletes it. What a command uploaded stays.</source>
        <translation>업로드 위치에 1 kB를 업로드하고 링크로 가져온 뒤 삭제합니다. 명령으로 업로드한 것은 남습니다.</translation>
    </message>
    <message>
        <source>Links to them work until they expire.</source>
        <translation>파일의 링크는 만료될 때까지 작동합니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n requests that wait to be sent will use another upload place, or need one.</source>
        <translation>
            <numerusform>보내기를 기다리는 요청 %n개는 다른 업로드 위치를 사용하거나 업로드 위치가 필요해집니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Task %1 isn&apos;t waiting to be sent.</source>
        <translation>작업 %1은(는) 보내기를 기다리는 작업이 아닙니다.</translation>
    </message>
    <message>
        <source>Tracks every unfinished task of the profile until all have finished. Nothing is sent twice; requests not sent yet need --send-waiting or --send, unless they have a time at which to send them.</source>
        <translation>프로필의 끝나지 않은 모든 작업을 끝날 때까지 추적합니다. 같은 것을 두 번 보내지 않습니다. 아직 보내지 않은 요청은 보낼 시각이 정해져 있지 않으면 --send-waiting 또는 --send가 필요합니다.</translation>
    </message>
    <message>
        <source>Also send the waiting task with this number, even if it is on hold. The service may charge for it.</source>
        <translation>이 번호의 대기 중인 작업도 보류되었더라도 보냅니다. 서비스가 요금을 청구할 수 있습니다.</translation>
    </message>
    <message>
        <source>Only deleted takes, or none of them.</source>
        <translation>삭제된 테이크만 표시하거나 모두 뺍니다.</translation>
    </message>
    <message>
        <source>--%1 is &quot;yes&quot; or &quot;no&quot;.</source>
        <translation>--%1은(는) “yes” 또는 “no”입니다.</translation>
    </message>
    <message>
        <source>Dailies doesn&apos;t know the model %1. Give its family with --family A or --family B.</source>
        <translation>Dailies가 모르는 모델 %1입니다. --family A 또는 --family B로 계열을 지정하십시오.</translation>
    </message>
    <message>
        <source>A JSON file that describes a model by code, family, generation and apiTypes. Can be repeated.</source>
        <translation>code, family, generation, apiTypes로 모델을 기술한 JSON 파일. 여러 번 지정할 수 있습니다.</translation>
    </message>
    <message>
        <source>Task %1 got no response. If it is the same task, it counts twice: &quot;dailies-cli spend calls --state unsettled&quot; shows how to settle its call, and &quot;dailies-cli decide %1 --dismiss&quot; closes the question. Next time, use &quot;dailies-cli decide %1 --created ID&quot;.</source>
        <translation>작업 %1은(는) 응답이 없었습니다. 같은 작업이면 두 번 셉니다. “dailies-cli spend calls --state unsettled”는 그 호출을 확정하는 방법을 보여 주고, “dailies-cli decide %1 --dismiss”는 이 질문을 닫습니다. 다음에는 “dailies-cli decide %1 --created ID”를 사용하십시오.</translation>
    </message>
    <message>
        <source>The request can be sent with %1.</source>
        <comment>options</comment>
        <translation>%1을(를) 지정하면 요청을 보낼 수 있습니다.</translation>
    </message>
    <message>
        <source>Task %1 needs no decision: only a task with no response does. Nothing was changed.</source>
        <translation>작업 %1은(는) 결정이 필요하지 않습니다. 응답이 없는 작업만 필요합니다. 변경된 것은 없습니다.</translation>
    </message>
    <message>
        <source>Task %1 is dismissed. It stays in the list, and you can still decide about it.</source>
        <translation>작업 %1을(를) 그대로 두었습니다. 목록에 남아 있으며 나중에 결정할 수 있습니다.</translation>
    </message>
    <message>
        <source>The number of the task.</source>
        <translation>작업의 번호.</translation>
    </message>
    <message>
        <source>Send the request once more, and track it until it finishes. If the first one went through, the service may charge for both.</source>
        <translation>요청을 한 번 더 보내고 끝날 때까지 추적합니다. 첫 번째 요청이 접수되었다면 둘 다 청구될 수 있습니다.</translation>
    </message>
    <message>
        <source>No decision is needed any more.</source>
        <translation>더 이상 결정이 필요하지 않습니다.</translation>
    </message>
    <message>
        <source>Give one of --created, --generate-again and --dismiss.</source>
        <translation>--created, --generate-again, --dismiss 중 하나를 지정하십시오.</translation>
    </message>
    <message>
        <source>The account of task %1 was removed. Nothing was changed.</source>
        <translation>작업 %1의 계정이 제거되었습니다. 변경된 것은 없습니다.</translation>
    </message>
    <message>
        <source>decide about a task that got no response</source>
        <translation>응답이 없는 작업에 대해 결정</translation>
    </message>
    <message>
        <source>--takes must be a whole number.</source>
        <translation>--takes는 정수여야 합니다.</translation>
    </message>
    <message>
        <source>On hold: task %1. &quot;dailies-cli watch --send NUMBER&quot; sends one, and &quot;dailies-cli remove NUMBER&quot; removes it.</source>
        <comment>one or several numbers</comment>
        <translation>보류됨: 작업 %1. “dailies-cli watch --send 번호”로 하나를 보내고 “dailies-cli remove 번호”로 제거합니다.</translation>
    </message>
    <message>
        <source>Task %1 isn&apos;t sent again without you. Decide about it with &quot;dailies-cli decide %1&quot;.</source>
        <translation>작업 %1은(는) 사용자가 결정하지 않으면 다시 보내지 않습니다. “dailies-cli decide %1”로 결정하십시오.</translation>
    </message>
    <message>
        <source>There is no state &quot;%1&quot;. Use one of %2.</source>
        <translation>“%1” 상태가 없습니다. 다음 중 하나를 사용하십시오: %2.</translation>
    </message>
    <message>
        <source>%1 Nothing was sent this time. Decide about that task with decide, or use --again to send another one.</source>
        <translation>%1 이번에는 아무것도 보내지 않았습니다. decide로 그 작업에 대해 결정하거나, --again을 지정해 하나 더 보내십시오.</translation>
    </message>
    <message>
        <source>Send even if the same request was sent less than 10 seconds ago, or has no response yet.</source>
        <translation>같은 요청을 10초 이내에 보냈거나 아직 응답이 없더라도 보냅니다.</translation>
    </message>
    <message>
        <source>Task %1: The clip can&apos;t be played. Downloading it once more.</source>
        <translation>작업 %1: 클립을 재생할 수 없습니다. 한 번 더 다운로드합니다.</translation>
    </message>
    <message>
        <source>No task needs a decision.</source>
        <translation>결정이 필요한 작업이 없습니다.</translation>
    </message>
    <message>
        <source>Look at the service&apos;s own list of tasks, then use one of these:
  dailies-cli decide TASK --created ID      the task is in the list, with this ID
  dailies-cli decide TASK --generate-again  it isn&apos;t; if it was created, you may pay for both
  dailies-cli decide TASK --dismiss         no decision is needed any more</source>
        <translation>서비스의 작업 목록을 확인한 뒤 다음 중 하나를 사용하십시오:
  dailies-cli decide TASK --created ID      작업이 이 ID로 목록에 있음
  dailies-cli decide TASK --generate-again  목록에 없음. 실제로 만들어졌다면 둘 다 청구될 수 있음
  dailies-cli decide TASK --dismiss         더 이상 결정이 필요 없음</translation>
    </message>
    <message>
        <source>The service has a clip for the ID of task %1, so the ID can&apos;t be changed any more. To track another ID, use &quot;dailies-cli adopt&quot;.</source>
        <translation>작업 %1의 ID에 해당하는 클립이 서비스에 있어 더는 ID를 바꿀 수 없습니다. 다른 ID를 추적하려면 “dailies-cli adopt”를 사용하십시오.</translation>
    </message>
    <message>
        <source>Decides about a task that got no response. Nobody can tell whether the service accepted it, so look at the service&apos;s own list of tasks first. Without a choice, shows the tasks that need a decision.</source>
        <translation>응답이 없는 작업에 대해 결정합니다. 서비스가 접수했는지는 아무도 알 수 없으므로 먼저 서비스의 작업 목록을 확인하십시오. 선택하지 않으면 결정이 필요한 작업을 보여 줍니다.</translation>
    </message>
    <message>
        <source>The service created the task with this ID: track it until it finishes, and save its clip. Replaces a wrong ID that you gave before, as long as the service has given no clip for it.</source>
        <translation>서비스가 이 ID로 작업을 만들었습니다. 끝날 때까지 추적하고 클립을 저장합니다. 서비스가 아직 클립을 주지 않았다면 전에 잘못 지정한 ID를 바꿉니다.</translation>
    </message>
    <message>
        <source>Exit status: 0 success; 1 a task failed or is not finished; 2 usage error; 3 not sent: the request has errors, goes over a
limit or needs to be confirmed, or sending is paused; 4 rejected by the service, or service unreachable; 5 no response;
6 keychain, profile or disk not usable; 128 plus the signal number when interrupted.</source>
        <translation>종료 상태: 0 성공; 1 작업이 실패했거나 끝나지 않음; 2 사용법 오류; 3 보내지 않음: 요청에 오류가 있거나 한도를 넘거나
확인이 필요하거나 보내기가 일시 중지됨; 4 서비스가 거부했거나 서비스에 연결할 수 없음; 5 응답 없음;
6 키체인, 프로필 또는 디스크를 사용할 수 없음; 중단된 경우 128에 신호 번호를 더한 값.</translation>
    </message>
    <message>
        <source>the service reported “%1”, which isn&apos;t counted</source>
        <translation>서비스가 “%1”을(를) 보고했으며 집계하지 않습니다</translation>
    </message>
    <message>
        <source>%1. &quot;dailies-cli watch --send %2&quot; sends it anyway.</source>
        <comment>waits until 22:00 (sending hours)</comment>
        <translation>%1. “dailies-cli watch --send %2”로 그래도 보낼 수 있습니다.</translation>
    </message>
    <message>
        <source>The response contains what may be its ID: %1</source>
        <translation>응답에 ID로 보이는 것이 있습니다: %1</translation>
    </message>
    <message>
        <source>limit %1 (%2)</source>
        <translation>한도 %1(%2)</translation>
    </message>
    <message>
        <source>rate %1 (%2)</source>
        <translation>단가 %1(%2)</translation>
    </message>
    <message>
        <source>For this account only: %1. They apply again if you add an account with the same name and base URL.</source>
        <comment>limits and rates</comment>
        <translation>이 계정에만 해당: %1. 이름과 기본 주소가 같은 계정을 추가하면 다시 적용됩니다.</translation>
    </message>
    <message>
        <source>up to %1, because the service chooses what the request leaves out</source>
        <translation>최대 %1(요청에서 지정하지 않은 것은 서비스가 정하기 때문)</translation>
    </message>
    <message>
        <source>Secret:</source>
        <translation>비밀 정보:</translation>
    </message>
    <message>
        <source>The secret is empty.</source>
        <translation>비밀 정보가 비어 있습니다.</translation>
    </message>
    <message>
        <source>The file %1 is sent.</source>
        <translation>파일 %1을(를) 보냅니다.</translation>
    </message>
    <message>
        <source>Known: %1.</source>
        <translation>등록된 항목: %1.</translation>
    </message>
    <message>
        <source>There is no model &quot;%1&quot;.</source>
        <translation>모델 “%1”이(가) 없습니다.</translation>
    </message>
    <message>
        <source>--from is a later day than --to.</source>
        <translation>--from이 --to보다 늦은 날짜입니다.</translation>
    </message>
    <message>
        <source>%1 per %2</source>
        <comment>$0.10 per second</comment>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>You stopped tracking this task, and the service may charge it. &quot;dailies-cli adopt&quot; with its ID gets the figure, or enter it from your invoice.</source>
        <translation>이 작업의 추적을 중지했지만 서비스가 요금을 청구할 수 있습니다. ID와 함께 “dailies-cli adopt”를 실행하면 수치를 가져옵니다. 청구서를 보고 입력할 수도 있습니다.</translation>
    </message>
    <message>
        <source>Records what a request cost: one whose cost the service didn&apos;t report, or one that your invoice charges differently, such as after a refund. &quot;spend calls&quot; shows the numbers of the calls.</source>
        <translation>요청의 비용을 기록합니다. 서비스가 비용을 알려 주지 않은 요청이나, 환불 후처럼 청구서의 금액이 다른 요청에 사용합니다. “spend calls”로 호출 번호를 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>Credit on the invoice: line %1</source>
        <translation>청구서의 환급: %1행</translation>
    </message>
    <message>
        <source>Only on the invoice: line %1</source>
        <translation>청구서에만 있음: %1행</translation>
    </message>
    <message>
        <source>(the same ID as line %1)</source>
        <translation>(%1행과 같은 ID)</translation>
    </message>
    <message>
        <source>%1 can&apos;t be counted</source>
        <translation>%1은(는) 집계할 수 없습니다</translation>
    </message>
    <message>
        <source>From %1 on it replaces rate %2 (%3), which has the same criteria.</source>
        <translation>%1부터 조건이 같은 단가 %2(%3)을(를) 대체합니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n rates of the file were there already.</source>
        <translation>
            <numerusform>파일의 단가 %n개는 이미 있었습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 per kept second, %n takes without a rate left out</source>
        <translation>
            <numerusform>채택한 1초당 %1, 단가 없는 테이크 %n개 제외</numerusform>
        </translation>
    </message>
    <message>
        <source>The link to the clip expired, and the service gave no new one. &quot;dailies-cli adopt&quot; with its ID asks for one again.</source>
        <translation>클립 링크가 만료되었고 서비스가 새 링크를 주지 않았습니다. ID와 함께 “dailies-cli adopt”를 실행하면 다시 요청합니다.</translation>
    </message>
    <message>
        <source>The link refuses HEAD requests, which a few services need.</source>
        <translation>이 링크는 일부 서비스에 필요한 HEAD 요청을 거부합니다.</translation>
    </message>
    <message>
        <source>Uploads a file and prints its link. The same content with the same extension is uploaded only once, except by a command, which runs each time.</source>
        <translation>파일을 업로드하고 링크를 표시합니다. 내용과 확장자가 같으면 한 번만 업로드합니다. 명령은 매번 실행됩니다.</translation>
    </message>
    <message>
        <source>--link-hours must be 1 to %1.</source>
        <translation>--link-hours는 1에서 %1 사이여야 합니다.</translation>
    </message>
    <message>
        <source>Sending is paused in this profile. Not sent: task %1. Use &quot;dailies-cli sending --resume&quot; to resume it.</source>
        <comment>one or several numbers</comment>
        <translation>이 프로필에서는 보내기가 일시 중지되어 있습니다. 보내지 않음: 작업 %1. 재개하려면 “dailies-cli sending --resume”을 사용하십시오.</translation>
    </message>
    <message>
        <source>The task ID is too long, or contains a line break or another character that no ID has.</source>
        <translation>작업 ID가 너무 길거나 줄 바꿈 등 ID에 없는 문자가 들어 있습니다.</translation>
    </message>
    <message>
        <source>Couldn&apos;t write the output: %1.</source>
        <translation>출력을 쓸 수 없습니다: %1.</translation>
    </message>
    <message>
        <source>Password:</source>
        <translation>암호:</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation>파일 %1이(가) 없습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n tasks got no response and need a decision. &quot;dailies-cli decide&quot; shows them.</source>
        <translation>
            <numerusform>작업 %n개에 응답이 없어 결정이 필요합니다. “dailies-cli decide”로 볼 수 있습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>With --generate-again: send even if it goes over a spending limit that asks.</source>
        <translation>--generate-again과 함께: 확인을 요청하는 지출 한도를 넘더라도 보냅니다.</translation>
    </message>
    <message>
        <source>up to %1</source>
        <comment>an amount of money</comment>
        <translation>최대 %1</translation>
    </message>
    <message>
        <source>not billed</source>
        <comment>a take</comment>
        <translation>청구 안 됨</translation>
    </message>
    <message>
        <source>%1, unsettled</source>
        <comment>a quantity</comment>
        <translation>%1, 미확정</translation>
    </message>
    <message>
        <source>Line %1, task %2: %3 here, %4 on the invoice, which can&apos;t be compared</source>
        <translation>%1행, 작업 %2: Dailies %3, 청구서 %4, 비교할 수 없음</translation>
    </message>
    <message numerus="yes">
        <source>%n lines can&apos;t be compared: they have no figure that their take has.</source>
        <translation>
            <numerusform>%n개 행은 비교할 수 없습니다: 테이크와 같은 종류의 수치가 없습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The money of %n takes isn&apos;t compared, because they have no rate.</source>
        <translation>
            <numerusform>테이크 %n개는 단가가 없어 금액을 비교하지 않습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The quantity of %n takes isn&apos;t compared, because they were billed in another unit.</source>
        <translation>
            <numerusform>테이크 %n개는 다른 단위로 청구되어 수량을 비교하지 않습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not compared, because their names aren&apos;t known: the columns &quot;%1&quot;. Call the one with the money &quot;amount&quot;.</source>
        <translation>이름을 알 수 없어 비교하지 않은 열: “%1”. 금액 열의 이름을 “amount”로 하십시오.</translation>
    </message>
    <message>
        <source>Compares what was billed with an invoice: its totals, or a CSV file with one line for each take. Ends with status 1 if they differ, or if something can&apos;t be compared.</source>
        <translation>청구된 내용을 청구서와 비교합니다: 합계 또는 테이크마다 한 행인 CSV 파일. 차이가 있거나 비교할 수 없는 것이 있으면 상태 1로 끝납니다.</translation>
    </message>
    <message>
        <source>Files kept: %1 (%2), because requests at the service may still fetch them. --force deletes them, too.</source>
        <translation>남겨 둔 파일: %1개(%2). 서비스에 있는 요청이 아직 가져갈 수 있습니다. --force를 지정하면 이것도 삭제합니다.</translation>
    </message>
    <message>
        <source>%1 Files not deleted: %2.</source>
        <translation>%1 삭제하지 않은 파일: %2.</translation>
    </message>
    <message>
        <source>Delete the files, except those that requests at the service may still fetch.</source>
        <translation>파일을 삭제합니다. 서비스에 있는 요청이 아직 가져갈 수 있는 것은 제외합니다.</translation>
    </message>
    <message>
        <source>With --delete: delete those, too.</source>
        <translation>--delete와 함께: 그것도 삭제합니다.</translation>
    </message>
    <message>
        <source>%1 COMMAND --help shows the options of a command.</source>
        <translation>%1 명령 --help: 명령의 옵션을 표시합니다.</translation>
    </message>
    <message>
        <source>no price, because the rates that may apply are in several currencies</source>
        <translation>가격 없음(적용될 수 있는 단가의 통화가 여러 가지임)</translation>
    </message>
    <message>
        <source>--%1 must be an amount with at most six decimal places and its currency, such as &quot;4.20 USD&quot;.</source>
        <translation>--%1은(는) &quot;4.20 USD&quot;와 같이 소수점 아래 여섯 자리까지의, 통화가 붙은 금액이어야 합니다.</translation>
    </message>
    <message>
        <source>none</source>
        <comment>cost in practice mode</comment>
        <translation>없음</translation>
    </message>
    <message>
        <source>planned</source>
        <comment>state of a cost</comment>
        <translation>예정</translation>
    </message>
    <message>
        <source>reserved</source>
        <comment>state of a cost</comment>
        <translation>예약됨</translation>
    </message>
    <message>
        <source>billed</source>
        <comment>state of a cost</comment>
        <translation>청구됨</translation>
    </message>
    <message>
        <source>not billed</source>
        <comment>state of a cost</comment>
        <translation>청구 안 됨</translation>
    </message>
    <message>
        <source>unsettled</source>
        <comment>state of a cost</comment>
        <translation>미확정</translation>
    </message>
    <message numerus="yes">
        <source>with %n earlier calls, see &quot;dailies-cli spend calls&quot;</source>
        <translation>
            <numerusform>이전 호출 %n회 포함, “dailies-cli spend calls” 참조</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 here, not compared, because the invoice&apos;s total is in %3</source>
        <translation>%1: Dailies %2, 청구서 합계의 통화가 %3이므로 비교하지 않음</translation>
    </message>
    <message>
        <source>Line %1 is a total and wasn&apos;t compared.</source>
        <translation>%1행은 합계이므로 비교하지 않았습니다.</translation>
    </message>
    <message>
        <source>Use &quot;dailies-cli watch --send %1 --over-limit&quot; to send it anyway.</source>
        <translation>그래도 보내려면 “dailies-cli watch --send %1 --over-limit”을 사용하십시오.</translation>
    </message>
    <message>
        <source>With --send or --send-waiting: send even if it goes over a spending limit that asks.</source>
        <translation>--send 또는 --send-waiting과 함께: 확인을 요청하는 지출 한도를 넘더라도 보냅니다.</translation>
    </message>
    <message>
        <source>Only takes that need attention, or none of them.</source>
        <translation>조치가 필요한 테이크만 표시하거나 모두 뺍니다.</translation>
    </message>
    <message>
        <source>The request&apos;s family: A or B. Default: that of the account&apos;s models.</source>
        <translation>요청의 계열(A 또는 B). 기본값: 계정 모델의 계열.</translation>
    </message>
    <message>
        <source>%1: %2 here, %3 on the invoice: equal, because the invoice is rounded</source>
        <translation>%1: Dailies %2, 청구서 %3: 청구서가 반올림되어 같음</translation>
    </message>
    <message>
        <source>in the Trash</source>
        <translation>휴지통에 있음</translation>
    </message>
    <message numerus="yes">
        <source>%n at the highest possible rate</source>
        <translation>
            <numerusform>%n개는 가능한 가장 높은 단가</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing was charged</source>
        <translation>요금이 청구되지 않음</translation>
    </message>
    <message>
        <source>No response yet: task %1, which may be charged. &quot;dailies-cli decide&quot; shows it.</source>
        <comment>one or several numbers</comment>
        <translation>아직 응답 없음: 작업 %1. 요금이 청구될 수 있습니다. “dailies-cli decide”로 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>Give a name of 1 to %1 characters.</source>
        <translation>1~%1자의 이름을 지정하십시오.</translation>
    </message>
    <message>
        <source>Removed task %1. The service didn&apos;t accept it, and it won&apos;t be sent again.</source>
        <translation>작업 %1을(를) 제거했습니다. 서비스가 접수하지 않았으며 다시 보내지 않습니다.</translation>
    </message>
    <message>
        <source>Adds a spending limit for the window and the command line. Billed, reserved and unsettled amounts count. Running tasks are never stopped.</source>
        <translation>창과 명령줄에 적용되는 지출 한도를 추가합니다. 청구됨, 예약됨, 미확정 금액이 계산됩니다. 실행 중인 작업은 절대 중지되지 않습니다.</translation>
    </message>
    <message>
        <source>The upload place for local files that need a link. Default: the one that is in use.</source>
        <translation>링크가 필요한 로컬 파일의 업로드 위치. 지정하지 않으면 사용 중인 위치입니다.</translation>
    </message>
    <message>
        <source>The period. &quot;run&quot; is one press of Generate or one submit.</source>
        <translation>기간. “run”은 “생성”을 한 번 누르거나 submit 명령을 한 번 실행하는 것입니다.</translation>
    </message>
    <message>
        <source>The upload place. Default: the one that is in use.</source>
        <translation>업로드 위치. 지정하지 않으면 사용 중인 위치입니다.</translation>
    </message>
    <message>
        <source>Only files uploaded at least this many days ago.</source>
        <translation>업로드한 지 이 일수가 지난 파일만 대상으로 합니다.</translation>
    </message>
    <message>
        <source>How long presigned links are valid, 1 to 168 hours; in requests at least 24. Default: 48.</source>
        <translation>사전 서명된 링크의 유효 시간(1~168시간). 요청에서는 최소 24시간입니다. 지정하지 않으면 48입니다.</translation>
    </message>
    <message>
        <source>The upload place for files of requests that are sent. Default: the one that is in use.</source>
        <translation>보내는 요청의 파일을 업로드할 위치. 지정하지 않으면 사용 중인 위치입니다.</translation>
    </message>
    <message numerus="yes">
        <source>Estimate: about %1, based on %n earlier takes like this, %2</source>
        <translation>
            <numerusform>예상: 약 %1(비슷한 이전 테이크 %n개 기준), %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Estimate: about %1, at most %2, based on %n earlier takes like this, %3</source>
        <translation>
            <numerusform>예상: 약 %1, 최대 %2(비슷한 이전 테이크 %n개 기준), %3</numerusform>
        </translation>
    </message>
    <message>
        <source>Resume sending.</source>
        <translation>보내기를 재개합니다.</translation>
    </message>
    <message>
        <source>The service charged this many seconds.</source>
        <translation>서비스가 이 초만큼 청구했습니다.</translation>
    </message>
    <message>
        <source>The service charged this many points.</source>
        <translation>서비스가 이 포인트만큼 청구했습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n unsettled calls aren&apos;t included.</source>
        <translation>
            <numerusform>미확정 호출 %n개는 포함되지 않습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Adds, lists or removes spending limits.</source>
        <translation>지출 한도를 추가, 나열, 제거합니다.</translation>
    </message>
    <message>
        <source>Adds, lists, removes or imports rates.</source>
        <translation>단가를 추가, 나열, 제거하거나 가져옵니다.</translation>
    </message>
    <message>
        <source>How to group the report. Default: day.</source>
        <translation>보고서의 집계 기준. 지정하지 않으면 day입니다.</translation>
    </message>
    <message>
        <source>Waiting to be sent again: task %1. &quot;dailies-cli watch --send-waiting&quot; sends the waiting requests, and &quot;dailies-cli remove&quot; removes it.</source>
        <comment>one or several numbers</comment>
        <translation>다시 보내기 대기 중: 작업 %1. “dailies-cli watch --send-waiting”으로 대기 중인 요청을 보내고 “dailies-cli remove”로 제거합니다.</translation>
    </message>
    <message>
        <source>Not sent: task %1. &quot;dailies-cli watch --send-waiting&quot; sends the waiting requests, and &quot;dailies-cli remove&quot; removes it.</source>
        <comment>one or several numbers</comment>
        <translation>보내지 않음: 작업 %1. “dailies-cli watch --send-waiting”으로 대기 중인 요청을 보내고 “dailies-cli remove”로 제거합니다.</translation>
    </message>
    <message>
        <source>Also send requests left unsent by an earlier call, such as after a failed upload. Requests that you put on hold, and those that need your decision, aren&apos;t sent. The service may charge for each one.</source>
        <translation>업로드 실패 등으로 이전 명령이 보내지 않은 요청도 보냅니다. 직접 보류한 요청과 결정이 필요한 요청은 보내지 않습니다. 서비스는 각각에 요금을 청구할 수 있습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n unfinished tasks of this account are no longer tracked, and their clips may be lost. To track them again, add an account with the same name and base URL, then use &quot;dailies-cli watch&quot;.</source>
        <translation>
            <numerusform>이 계정의 끝나지 않은 작업 %n개를 더 이상 추적하지 않으며, 그 클립을 잃을 수 있습니다. 다시 추적하려면 이름과 기본 주소가 같은 계정을 추가한 다음 “dailies-cli watch”를 사용하십시오.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped. Nothing was sent.</source>
        <translation>중지했습니다. 아무것도 보내지 않았습니다.</translation>
    </message>
    <message>
        <source>Task %1 is still sent at its time if Dailies is running then. &quot;dailies-cli watch --send %1&quot; sends it now, and &quot;dailies-cli remove %1&quot; removes it.</source>
        <translation>그때 Dailies가 실행 중이면 작업 %1을(를) 예정된 시각에 보냅니다. “dailies-cli watch --send %1”은 지금 보내고, “dailies-cli remove %1”은 제거합니다.</translation>
    </message>
    <message>
        <source>Give either --json or --%1, not both.</source>
        <translation>--json과 --%1 중 하나만 지정하십시오.</translation>
    </message>
    <message>
        <source>Family A&apos;s model generation. Default: that of the account&apos;s models, or 3.0.</source>
        <translation>A 계열의 모델 세대. 지정하지 않으면 계정 모델의 세대이며, 없으면 3.0입니다.</translation>
    </message>
    <message>
        <source>Account: %1</source>
        <translation>계정: %1</translation>
    </message>
    <message>
        <source>--sound is on or off.</source>
        <translation>--sound는 on 또는 off입니다.</translation>
    </message>
    <message>
        <source>To use a key without the keychain, set DAILIES_API_KEY and add --account.</source>
        <translation>키체인 없이 키를 사용하려면 DAILIES_API_KEY를 설정하고 --account를 추가하십시오.</translation>
    </message>
    <message>
        <source>Tasks that got no response: %1. If it is the same task as one of them, it counts twice: &quot;dailies-cli spend calls --state unsettled&quot; shows how to settle the call, and &quot;dailies-cli decide NUMBER --dismiss&quot; closes the question. Next time, use &quot;dailies-cli decide NUMBER --created ID&quot;.</source>
        <comment>two or more numbers</comment>
        <translation>응답이 없었던 작업: %1. 그중 하나와 같은 작업이면 두 번 셉니다. “dailies-cli spend calls --state unsettled”는 그 호출을 확정하는 방법을 보여 주고, “dailies-cli decide 번호 --dismiss”는 이 질문을 닫습니다. 다음에는 “dailies-cli decide 번호 --created ID”를 사용하십시오.</translation>
    </message>
    <message>
        <source>Once the disk can be written, &quot;dailies-cli watch&quot; continues. Nothing is sent twice.</source>
        <translation>디스크에 쓸 수 있게 되면 “dailies-cli watch”로 계속합니다. 같은 것을 두 번 보내지 않습니다.</translation>
    </message>
    <message>
        <source>The request contains the API key of DAILIES_API_KEY. Remove the key from the request.</source>
        <translation>요청에 DAILIES_API_KEY의 API 키가 들어 있습니다. 요청에서 키를 제거하십시오.</translation>
    </message>
    <message>
        <source>%1, by the link of task %2</source>
        <translation>%1, 작업 %2의 링크 사용</translation>
    </message>
    <message>
        <source>&quot;%1&quot; isn&apos;t a number.</source>
        <translation>“%1”은(는) 숫자가 아닙니다.</translation>
    </message>
    <message>
        <source>%1 is larger than %2.</source>
        <translation>%1이(가) %2보다 큽니다.</translation>
    </message>
    <message>
        <source>Your entry for call %1 was removed.</source>
        <translation>호출 %1에 입력한 내용을 제거했습니다.</translation>
    </message>
    <message numerus="yes">
        <source>The quantity of %n takes isn&apos;t compared, because it isn&apos;t known.</source>
        <translation>
            <numerusform>테이크 %n개의 수량은 알 수 없어 비교하지 않았습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Retrying automatically.</source>
        <translation>자동으로 다시 시도합니다.</translation>
    </message>
    <message>
        <source>Accepted tasks keep running at the service. To track them, add an account with the same name and base URL, then use &quot;dailies-cli watch&quot;.</source>
        <translation>서비스가 접수한 작업은 서비스에서 계속됩니다. 추적하려면 이름과 기본 주소가 같은 계정을 추가한 다음 “dailies-cli watch”를 사용하십시오.</translation>
    </message>
    <message>
        <source>Not downloaded yet: task %1. Run &quot;dailies-cli watch&quot; before its link expires.</source>
        <comment>one or several numbers</comment>
        <translation>아직 다운로드되지 않음: 작업 %1. 링크가 만료되기 전에 “dailies-cli watch”를 실행하십시오.</translation>
    </message>
    <message>
        <source>task %1</source>
        <translation>작업 %1</translation>
    </message>
    <message>
        <source>tasks %1</source>
        <comment>several numbers</comment>
        <translation>작업 %1</translation>
    </message>
    <message>
        <source>kept: task %1 may still need it</source>
        <comment>one or several numbers</comment>
        <translation>남겨 둠: 작업 %1에 아직 필요할 수 있습니다</translation>
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
    <message numerus="yes">
        <source>Copying %n clips…</source>
        <translation>
            <numerusform>클립 %n개 복사 중…</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>%1(으)로 저장했습니다.</translation>
    </message>
    <message>
        <source>Nothing was copied.</source>
        <translation>아무것도 복사하지 않았습니다.</translation>
    </message>
    <message>
        <source>This clip is no longer on disk: %1.</source>
        <translation>이 클립이 더 이상 디스크에 없습니다: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n clips are no longer on disk, including %1.</source>
        <translation>
            <numerusform>클립 %n개가 더 이상 디스크에 없습니다(예: %1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more weren&apos;t copied.</source>
        <translation>
            <numerusform>그 밖의 %n개도 복사하지 못했습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>폴더 열기</translation>
    </message>
    <message numerus="yes">
        <source>%n clips copied.</source>
        <translation>
            <numerusform>클립 %n개를 복사했습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take %1 is in the Trash. Restore brings it back with its clip.</source>
        <translation>테이크 %1은(는) 휴지통에 있습니다. “복원”으로 클립과 함께 되돌릴 수 있습니다.</translation>
    </message>
</context>
<context>
    <name>Dailies::ClipCopy</name>
    <message>
        <source>Stopped.</source>
        <translation>중지했습니다.</translation>
    </message>
    <message>
        <source>no free file name in the folder</source>
        <translation>폴더에 새 이름을 만들 수 없습니다</translation>
    </message>
    <message>
        <source>Couldn&apos;t copy %1: %2.</source>
        <translation>%1을(를) 복사하지 못했습니다. %2.</translation>
    </message>
    <message>
        <source>Couldn&apos;t copy %1: it no longer exists.</source>
        <translation>%1을(를) 복사하지 못했습니다. 파일이 더 이상 없습니다.</translation>
    </message>
    <message>
        <source>it&apos;s the clip itself</source>
        <translation>대상이 클립 자신입니다</translation>
    </message>
    <message>
        <source>%1 needed, %2 free on the disk</source>
        <translation>%1이(가) 필요하지만 디스크의 여유 공간은 %2입니다</translation>
    </message>
    <message>
        <source>it couldn&apos;t be read completely</source>
        <translation>끝까지 읽지 못했습니다</translation>
    </message>
</context>
<context>
    <name>Dailies::ClipExtract</name>
    <message>
        <source>The range is empty: it ends before it begins.</source>
        <translation>구간이 비어 있습니다. 시작점보다 끝점이 앞에 있습니다.</translation>
    </message>
    <message>
        <source>That is the clip itself. Choose another name.</source>
        <translation>클립 자신의 이름입니다. 다른 이름을 선택하십시오.</translation>
    </message>
    <message>
        <source>Stopped. No file was made.</source>
        <translation>중지했습니다. 파일을 만들지 않았습니다.</translation>
    </message>
    <message>
        <source>Can&apos;t write %1: %2.</source>
        <translation>%1을(를) 쓸 수 없습니다. %2.</translation>
    </message>
    <message>
        <source>a file of this name is there already</source>
        <translation>같은 이름의 파일이 이미 있습니다</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>중지했습니다.</translation>
    </message>
    <message>
        <source>The sound track has ended before this range. No file was made.</source>
        <translation>이 구간 전에 오디오 트랙이 끝납니다. 파일을 만들지 않았습니다.</translation>
    </message>
</context>
<context>
    <name>Dailies::ClipMaker</name>
    <message>
        <source>A sample clip can&apos;t be %1 × %2 pixels.</source>
        <translation>연습 클립은 %1 × %2픽셀로 만들 수 없습니다.</translation>
    </message>
    <message>
        <source>A sample clip can&apos;t be %1 s long.</source>
        <translation>연습 클립의 길이는 %1초로 할 수 없습니다.</translation>
    </message>
    <message>
        <source>A sample clip can&apos;t have %1 frames per second.</source>
        <translation>연습 클립은 초당 %1프레임으로 만들 수 없습니다.</translation>
    </message>
    <message>
        <source>Sample clips need Qt&apos;s text rendering.</source>
        <translation>연습 클립에는 텍스트를 그리는 Qt 구성 요소가 필요합니다.</translation>
    </message>
    <message>
        <source>Stopped making the sample clip.</source>
        <translation>연습 클립 만들기를 중지했습니다.</translation>
    </message>
    <message>
        <source>Can&apos;t write the sample clip %1: %2.</source>
        <translation>연습 클립 %1을(를) 쓸 수 없습니다. %2.</translation>
    </message>
</context>
<context>
    <name>Dailies::ClipPatternEdit</name>
    <message>
        <source>A red kite climbs over the evening hill</source>
        <translation>빨간 연이 저녁 언덕 위로 떠오른다</translation>
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
        <source>Model</source>
        <translation>모델</translation>
    </message>
    <message>
        <source>Request kind</source>
        <translation>요청 종류</translation>
    </message>
    <message>
        <source>All clips would have the same name.</source>
        <translation>모든 클립의 이름이 같아집니다.</translation>
    </message>
    <message>
        <source>Start of the prompt</source>
        <translation>프롬프트의 앞부분</translation>
    </message>
    <message>
        <source>Task number</source>
        <translation>작업 번호</translation>
    </message>
    <message>
        <source>Example: %1</source>
        <translation>예: %1</translation>
    </message>
    <message>
        <source>Not recognised and kept as text: %1. Insert lists what you can use.</source>
        <comment>{title}</comment>
        <translation>인식할 수 없어 글자 그대로 둡니다: %1. 쓸 수 있는 항목은 “삽입”에 있습니다.</translation>
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
        <source>From a file…</source>
        <translation>파일에서…</translation>
    </message>
    <message>
        <source>Codes to add</source>
        <translation>추가할 코드</translation>
    </message>
    <message numerus="yes">
        <source>%n codes are recognised.</source>
        <translation>
            <numerusform>코드 %n개를 인식했습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file is too large to be a list of model codes.</source>
        <translation>파일이 너무 커서 모델 코드 목록으로 볼 수 없습니다.</translation>
    </message>
    <message>
        <source>Model codes</source>
        <translation>모델 코드</translation>
    </message>
    <message>
        <source>One model code per line</source>
        <translation>한 줄에 모델 코드 하나</translation>
    </message>
    <message>
        <source>Treat unknown models as</source>
        <translation>알 수 없는 모델의 계열</translation>
    </message>
    <message>
        <source>Not recognised: %1</source>
        <translation>인식할 수 없음: %1</translation>
    </message>
    <message>
        <source>The file can&apos;t be read: %1.</source>
        <translation>파일을 읽을 수 없습니다. %1.</translation>
    </message>
    <message>
        <source>The file isn&apos;t text.</source>
        <translation>텍스트 파일이 아닙니다.</translation>
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
        <source>Checked columns are shown in this order, as far as there is room. Move them with the buttons, or with Ctrl and the arrow keys.</source>
        <translation>선택한 열이 공간이 허용하는 만큼 이 순서대로 표시됩니다. 버튼이나 Ctrl+화살표 키로 이동합니다.</translation>
    </message>
</context>
<context>
    <name>Dailies::CommandPalette</name>
    <message>
        <source>Find a command</source>
        <translation>명령 찾기</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>명령</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>명령</translation>
    </message>
    <message>
        <source>Type a command, account, draft or filter</source>
        <translation>명령, 계정, 초안 또는 필터 입력</translation>
    </message>
    <message>
        <source>No command matches “%1”.</source>
        <translation>“%1”에 맞는 명령이 없습니다.</translation>
    </message>
    <message>
        <source>extend longer</source>
        <translation>연장 이어서 길게</translation>
    </message>
    <message>
        <source>remove trash bin</source>
        <translation>제거 휴지통</translation>
    </message>
    <message>
        <source>storage space free up</source>
        <translation>저장 공간 용량 정리</translation>
    </message>
    <message>
        <source>evidence proof</source>
        <translation>증거 증빙</translation>
    </message>
    <message>
        <source>spreadsheet table csv json</source>
        <translation>스프레드시트 표 csv json</translation>
    </message>
    <message>
        <source>stack stacks</source>
        <translation>스택 묶기</translation>
    </message>
    <message>
        <source>keys hotkeys</source>
        <translation>키 단축키 핫키</translation>
    </message>
    <message>
        <source>exit close</source>
        <translation>나가기 닫기</translation>
    </message>
    <message>
        <source>price cost</source>
        <translation>가격 비용</translation>
    </message>
    <message>
        <source>bug feedback support</source>
        <translation>버그 오류 지원</translation>
    </message>
    <message>
        <source>screenshot still picture</source>
        <translation>스크린샷 정지 화면 사진</translation>
    </message>
    <message>
        <source>trim cut shorten</source>
        <translation>자르기 트림 줄이기</translation>
    </message>
    <message>
        <source>preferences options</source>
        <translation>환경설정 옵션</translation>
    </message>
    <message>
        <source>money cost price budget bill</source>
        <translation>돈 비용 가격 예산 청구</translation>
    </message>
    <message>
        <source>budget maximum</source>
        <translation>예산 한도 상한</translation>
    </message>
    <message>
        <source>demo test try</source>
        <translation>데모 테스트 체험</translation>
    </message>
    <message>
        <source>help manual</source>
        <translation>도움말 설명서</translation>
    </message>
</context>
<context>
    <name>Dailies::CommandUploader</name>
    <message>
        <source>A command can&apos;t list the uploaded files.</source>
        <translation>명령으로는 업로드한 파일을 나열할 수 없습니다.</translation>
    </message>
    <message>
        <source>A command can&apos;t delete uploaded files.</source>
        <translation>명령으로는 업로드한 파일을 삭제할 수 없습니다.</translation>
    </message>
    <message>
        <source>The program %1 can&apos;t be started.</source>
        <translation>프로그램 %1을(를) 시작할 수 없습니다.</translation>
    </message>
    <message>
        <source>%1 took longer than %2 s and was stopped.</source>
        <translation>%1이(가) %2초 넘게 걸려 중지했습니다.</translation>
    </message>
    <message>
        <source>Stopped by you.</source>
        <translation>사용자가 중지했습니다.</translation>
    </message>
    <message>
        <source>%1 crashed.</source>
        <translation>%1이(가) 비정상적으로 종료되었습니다.</translation>
    </message>
    <message>
        <source>%1 ended with status %2.</source>
        <translation>%1이(가) 상태 %2(으)로 종료되었습니다.</translation>
    </message>
    <message>
        <source>%1 ended with status %2: %3</source>
        <translation>%1이(가) 상태 %2(으)로 종료되었습니다. %3</translation>
    </message>
    <message>
        <source>The last line that %1 printed can&apos;t be used: %2</source>
        <translation>%1이(가) 마지막으로 출력한 줄을 사용할 수 없습니다: %2</translation>
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
        <source>Compare all</source>
        <translation>모두 비교</translation>
    </message>
    <message>
        <source>Shows the selected takes side by side, except those without a clip.</source>
        <translation>선택한 테이크를 나란히 보여 줍니다(클립이 없는 것은 제외).</translation>
    </message>
    <message>
        <source>At least two of the selected takes need a clip that can be played.</source>
        <translation>선택한 테이크 중 두 개 이상에 재생할 수 있는 클립이 있어야 합니다.</translation>
    </message>
</context>
<context>
    <name>Dailies::CompareActions</name>
    <message>
        <source>Side by side</source>
        <translation>나란히</translation>
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
        <source>Previous take</source>
        <translation>이전 테이크</translation>
    </message>
    <message>
        <source>Next take</source>
        <translation>다음 테이크</translation>
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
        <source>Back to the takes</source>
        <translation>테이크 목록으로</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>다른 점</translation>
    </message>
    <message>
        <source>The settings that differ</source>
        <translation>서로 다른 설정</translation>
    </message>
    <message>
        <source>All takes next to each other</source>
        <translation>모든 테이크를 나란히</translation>
    </message>
    <message>
        <source>One take at a time; press again for the next</source>
        <translation>한 번에 테이크 하나씩, 다시 누르면 다음 테이크</translation>
    </message>
    <message>
        <source>Auto-blink</source>
        <translation>자동 깜박임</translation>
    </message>
    <message>
        <source>Move divider left</source>
        <translation>구분선을 왼쪽으로</translation>
    </message>
    <message>
        <source>Move divider right</source>
        <translation>구분선을 오른쪽으로</translation>
    </message>
    <message>
        <source>Clear rating</source>
        <translation>평점 지우기</translation>
    </message>
    <message>
        <source>A divider between two takes. Select two takes to use it.</source>
        <translation>선으로 테이크 두 개를 나눕니다. 사용하려면 두 개를 선택하십시오.</translation>
    </message>
    <message>
        <source>Marks the selected take as not good enough, or takes that back</source>
        <translation>선택한 테이크를 제외로 표시하거나 그 표시를 취소합니다</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>삭제</translation>
    </message>
    <message>
        <source>Moves the selected take and its clip to the Trash. You can undo this.</source>
        <translation>선택한 테이크와 클립을 휴지통으로 옮깁니다. 실행을 취소할 수 있습니다.</translation>
    </message>
    <message>
        <source>Two takes in one place with a divider</source>
        <translation>한자리에 겹친 두 테이크를 선으로 나눔</translation>
    </message>
    <message>
        <source>Picture %1</source>
        <comment>the picture at this place of a comparison</comment>
        <translation>화면 %1</translation>
    </message>
    <message>
        <source>Reject / Restore</source>
        <translation>제외 / 복원</translation>
    </message>
</context>
<context>
    <name>Dailies::CompareMarks</name>
    <message>
        <source>More</source>
        <translation>더 보기</translation>
    </message>
    <message>
        <source>More for this take</source>
        <translation>이 테이크의 추가 작업</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>복원</translation>
    </message>
    <message>
        <source>Reject</source>
        <translation>제외</translation>
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
    <message numerus="yes">
        <source>Comparing %n takes</source>
        <translation>
            <numerusform>테이크 %n개 비교 중</numerusform>
        </translation>
    </message>
    <message>
        <source>Playing slower: too many takes for this computer.</source>
        <translation>느리게 재생 중: 이 컴퓨터에는 테이크가 너무 많습니다.</translation>
    </message>
</context>
<context>
    <name>Dailies::ComposeHeader</name>
    <message>
        <source>Examples</source>
        <translation>예제</translation>
    </message>
    <message>
        <source>Drafts</source>
        <translation>초안</translation>
    </message>
    <message>
        <source>New request</source>
        <translation>새 요청</translation>
    </message>
    <message>
        <source>One example per kind</source>
        <translation>종류별 예제 하나씩</translation>
    </message>
</context>
<context>
    <name>Dailies::ConnectionPanel</name>
    <message>
        <source>Nothing was sent, created or charged.</source>
        <translation>보내거나 만든 것이 없으며 요금도 청구되지 않았습니다.</translation>
    </message>
    <message>
        <source>Sends a harmless test query. Nothing is created or charged.</source>
        <translation>해가 없는 시험 조회를 보냅니다. 새로 만드는 것은 없으며 요금도 청구되지 않습니다.</translation>
    </message>
    <message>
        <source>Getting the key…</source>
        <translation>키를 가져오는 중…</translation>
    </message>
    <message>
        <source>Testing…</source>
        <translation>테스트 중…</translation>
    </message>
    <message>
        <source>Testing %1…</source>
        <translation>%1 테스트 중…</translation>
    </message>
    <message>
        <source>Testing %1 (%2 of %3)…</source>
        <translation>%1 테스트 중(%3개 중 %2번째)…</translation>
    </message>
    <message>
        <source>The service responded: %1</source>
        <translation>서비스의 응답: %1</translation>
    </message>
    <message>
        <source>Request ID: %1</source>
        <translation>요청 ID: %1</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>중지했습니다.</translation>
    </message>
</context>
<context>
    <name>Dailies::ConnectionTest</name>
    <message>
        <source>Nothing was sent, created or charged.</source>
        <translation>보내거나 만든 것이 없으며 요금도 청구되지 않았습니다.</translation>
    </message>
    <message numerus="yes">
        <source>Tested %n models. Nothing was created, nothing is charged.</source>
        <translation>
            <numerusform>모델 %n개를 테스트했습니다. 새로 만든 것은 없으며 요금도 청구되지 않습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more models weren&apos;t tested.</source>
        <translation>
            <numerusform>다른 모델 %n개는 테스트하지 않았습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was created, nothing is charged.</source>
        <translation>만든 것이 없으며 요금도 청구되지 않습니다.</translation>
    </message>
</context>
<context>
    <name>Dailies::CostController</name>
    <message>
        <source>Cost unknown</source>
        <translation>비용 알 수 없음</translation>
    </message>
    <message>
        <source>Over the limit: %1</source>
        <comment>what is left of a limit</comment>
        <translation>한도 초과: %1</translation>
    </message>
    <message>
        <source>Sending is paused</source>
        <translation>보내기 일시 중지됨</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <comment>a limit, and an account</comment>
        <translation>%1(%2)</translation>
    </message>
    <message>
        <source>%1 · past 80 %</source>
        <comment>what is left of a limit</comment>
        <translation>%1 · 80% 초과</translation>
    </message>
    <message>
        <source>Uses %1</source>
        <comment>an amount, below Generate</comment>
        <translation>%1 사용</translation>
    </message>
    <message>
        <source>You&apos;ll be charged for up to %1.</source>
        <comment>15 s</comment>
        <translation>최대 %1의 요금이 청구됩니다.</translation>
    </message>
    <message>
        <source>You&apos;ll be charged for up to %1 (%2).</source>
        <comment>15 s, and what they cost</comment>
        <translation>최대 %1(%2)의 요금이 청구됩니다.</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>41 of 60 s left today</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1 · none after this</source>
        <comment>what is left of a limit</comment>
        <translation>%1 · 이후 남지 않음</translation>
    </message>
    <message>
        <source>%1 doesn&apos;t count %2</source>
        <comment>a limit, and the code of a currency</comment>
        <translation>%1은(는) %2을(를) 세지 않음</translation>
    </message>
</context>
<context>
    <name>Dailies::CropDialog</name>
    <message>
        <source>Crop a copy</source>
        <translation>사본 자르기</translation>
    </message>
    <message>
        <source>%1: %2 × %3 becomes %4 × %5</source>
        <comment>name of a file, its size and that of the copy</comment>
        <translation>%1: %2 × %3 → %4 × %5</translation>
    </message>
    <message>
        <source>Drag the frame, or use the arrow keys. The original file stays as it is.</source>
        <translation>틀을 끌거나 화살표 키를 사용하십시오. 원본 파일은 그대로 유지됩니다.</translation>
    </message>
</context>
<context>
    <name>Dailies::CropView</name>
    <message>
        <source>Part to keep</source>
        <translation>남길 부분</translation>
    </message>
</context>
<context>
    <name>Dailies::DatabaseMaintenance</name>
    <message>
        <source>The task database is damaged (%1). Nothing more is sent; tasks in progress continue. Restart Dailies: it will move the damaged database aside and use its newest copy.</source>
        <translation>작업 데이터베이스가 손상되었습니다(%1). 더 이상 보내지 않으며, 진행 중인 작업은 계속됩니다. Dailies를 다시 시작하십시오. 그러면 손상된 데이터베이스를 따로 옮기고 최신 사본으로 대체합니다.</translation>
    </message>
</context>
<context>
    <name>Dailies::DaysDialog</name>
    <message>
        <source>From</source>
        <translation>시작일</translation>
    </message>
    <message>
        <source>To</source>
        <translation>종료일</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>보기</translation>
    </message>
    <message>
        <source>Created between</source>
        <translation>만든 기간</translation>
    </message>
</context>
<context>
    <name>Dailies::DecisionBar</name>
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
        <source>No response</source>
        <translation>응답 없음</translation>
    </message>
    <message>
        <source>Task ID</source>
        <translation>작업 ID</translation>
    </message>
    <message>
        <source>Reopen</source>
        <translation>다시 결정</translation>
    </message>
    <message>
        <source>I found it: enter its ID…</source>
        <translation>찾았음: ID 입력…</translation>
    </message>
    <message>
        <source>Generate again</source>
        <translation>다시 생성</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>그대로 두기</translation>
    </message>
    <message>
        <source>Resubmit anyway</source>
        <translation>그래도 다시 보내기</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Dismissed. The service may have accepted this request.</source>
        <translation>그대로 두었습니다. 서비스가 이 요청을 접수했을 수 있습니다.</translation>
    </message>
    <message>
        <source>Dismissed. This request may have been charged.</source>
        <translation>그대로 두었습니다. 이 요청의 요금이 청구되었을 수 있습니다.</translation>
    </message>
    <message>
        <source>Found it in the service&apos;s task list? Paste its ID and Dailies will track it and download the clip.</source>
        <translation>서비스의 작업 목록에서 찾았습니까? ID를 붙여 넣으면 Dailies가 작업을 추적하고 클립을 다운로드합니다.</translation>
    </message>
    <message>
        <source>If the first one went through, both will run.</source>
        <translation>첫 번째 요청이 접수되었다면 둘 다 실행됩니다.</translation>
    </message>
    <message>
        <source>If the first one went through, you&apos;ll pay for both.</source>
        <translation>첫 번째 요청이 접수되었다면 둘 다 요금을 내게 됩니다.</translation>
    </message>
    <message>
        <source>request ID %1</source>
        <translation>요청 ID %1</translation>
    </message>
    <message>
        <source>Request ID: %1</source>
        <translation>요청 ID: %1</translation>
    </message>
    <message>
        <source>Look in the service&apos;s task list. Paste the ID, and Dailies tracks the task and downloads the clip.</source>
        <translation>서비스의 작업 목록을 확인하십시오. ID를 붙여 넣으면 Dailies가 작업을 추적하고 클립을 다운로드합니다.</translation>
    </message>
    <message>
        <source>Keeps the record. You can still decide later.</source>
        <translation>기록을 남깁니다. 나중에 결정해도 됩니다.</translation>
    </message>
    <message>
        <source>Keeps the record. It may have been charged. You can still decide later.</source>
        <translation>기록을 남깁니다. 요금이 청구되었을 수 있습니다. 나중에 결정해도 됩니다.</translation>
    </message>
    <message>
        <source>The response contains what may be its ID: %1.</source>
        <translation>응답에 ID로 보이는 것이 있습니다: %1.</translation>
    </message>
    <message>
        <source>The response contains %1, which may be its ID. Check it in the service&apos;s task list; Dailies will then track it and download the clip.</source>
        <translation>응답에 %1이(가) 있으며 이것이 ID일 수 있습니다. 서비스의 작업 목록에서 확인하십시오. 그러면 Dailies가 작업을 추적하고 클립을 다운로드합니다.</translation>
    </message>
    <message>
        <source>Track</source>
        <translation>추적</translation>
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
        <source>Dailies: nothing is running</source>
        <translation>Dailies: 진행 중인 작업 없음</translation>
    </message>
    <message numerus="yes">
        <source>Dailies: %n active</source>
        <translation>
            <numerusform>Dailies: 진행 중 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with no response: you decide</source>
        <translation>
            <numerusform>응답 없음 %n개: 결정 필요</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in practice mode</source>
        <translation>
            <numerusform>연습 모드 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>The service says the task is finished, but gives no link to the clip yet. Dailies keeps checking and downloads the clip as soon as there is one.</source>
        <translation>서비스가 작업이 완료되었다고 알렸지만 아직 클립 링크를 주지 않았습니다. Dailies가 계속 조회하여 링크가 나오는 즉시 클립을 다운로드합니다.</translation>
    </message>
    <message>
        <source>No clip link yet</source>
        <translation>아직 클립 링크 없음</translation>
    </message>
    <message>
        <source>Practice tasks finished</source>
        <translation>연습 작업이 종료되었습니다</translation>
    </message>
    <message>
        <source>Practice takes ready</source>
        <translation>연습 테이크가 준비되었습니다</translation>
    </message>
    <message>
        <source>Tasks finished</source>
        <translation>작업이 종료되었습니다</translation>
    </message>
    <message>
        <source>Takes ready</source>
        <translation>테이크가 준비되었습니다</translation>
    </message>
    <message>
        <source>Sending a request</source>
        <translation>요청을 보내는 중입니다</translation>
    </message>
    <message>
        <source>Downloading a clip</source>
        <translation>클립을 다운로드하는 중입니다</translation>
    </message>
    <message numerus="yes">
        <source>%n tasks are running. In the tray, Dailies keeps going and downloads the clips. If you quit, the tasks continue at the service, and Dailies picks them up when you start it again; download links usually expire after about a day.</source>
        <translation>
            <numerusform>작업 %n개가 진행 중입니다. 트레이에 두면 Dailies가 계속 실행되어 클립을 다운로드합니다. 종료해도 작업은 서비스에서 계속되며, Dailies를 다시 시작하면 이어서 추적합니다. 다운로드 링크는 보통 하루쯤 지나면 만료됩니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep running in the tray</source>
        <translation>트레이에서 계속 실행</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Don&apos;t ask again</source>
        <translation>다시 묻지 않음</translation>
    </message>
    <message>
        <source>Uploading files</source>
        <translation>파일 업로드 중</translation>
    </message>
    <message numerus="yes">
        <source>%n tasks are running. If you quit, they continue at the service, and Dailies picks them up when you start it again; download links usually expire after about a day.</source>
        <translation>
            <numerusform>작업 %n개가 진행 중입니다. 종료해도 작업은 서비스에서 계속되며, Dailies를 다시 시작하면 이어서 추적합니다. 다운로드 링크는 보통 하루쯤 지나면 만료됩니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n requests haven&apos;t been sent. If you quit, they stay in the list, and Dailies asks about them when you start it again.</source>
        <translation>
            <numerusform>요청 %n개를 아직 보내지 않았습니다. 종료해도 목록에 남으며 다음에 시작하면 Dailies가 묻습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Quit Dailies?</source>
        <translation>Dailies를 종료할까요?</translation>
    </message>
    <message>
        <source>Keep running</source>
        <translation>계속 실행</translation>
    </message>
    <message>
        <source>All tasks have finished.</source>
        <translation>모든 작업이 끝났습니다.</translation>
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
        <source>Same settings for all takes.</source>
        <translation>모든 테이크의 설정이 같습니다.</translation>
    </message>
    <message>
        <source>Differences</source>
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
    <name>Dailies::DiskUseDialog</name>
    <message>
        <source>Measuring…</source>
        <translation>측정 중…</translation>
    </message>
    <message>
        <source>Delete rejected takes</source>
        <translation>제외된 테이크 삭제</translation>
    </message>
    <message>
        <source>Disk use</source>
        <translation>디스크 사용량</translation>
    </message>
    <message>
        <source>Disk use of each account</source>
        <translation>계정별 디스크 사용량</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>계정</translation>
    </message>
    <message>
        <source>Clips</source>
        <translation>클립</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>크기</translation>
    </message>
    <message>
        <source>Rejected</source>
        <translation>제외됨</translation>
    </message>
    <message>
        <source>In the Trash</source>
        <translation>휴지통</translation>
    </message>
    <message>
        <source>All accounts</source>
        <translation>모든 계정</translation>
    </message>
    <message>
        <source>Removed account</source>
        <translation>제거된 계정</translation>
    </message>
    <message>
        <source>No clips yet.</source>
        <translation>아직 클립이 없습니다.</translation>
    </message>
    <message>
        <source>Clips in the Trash use %1 until you empty the Trash on your desktop.</source>
        <translation>휴지통의 클립은 데스크톱에서 휴지통을 비울 때까지 %1을(를) 차지합니다.</translation>
    </message>
    <message>
        <source>Deleted takes go to the Trash. Their space is free once you empty it on your desktop.</source>
        <translation>삭제한 테이크는 휴지통으로 이동합니다. 데스크톱에서 휴지통을 비우면 공간이 확보됩니다.</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n rejected takes (%1)</source>
        <translation>
            <numerusform>제외된 테이크 %n개 삭제(%1)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::DraftController</name>
    <message>
        <source>Save as draft…</source>
        <translation>초안으로 저장…</translation>
    </message>
    <message>
        <source>All drafts…</source>
        <translation>모든 초안…</translation>
    </message>
    <message>
        <source>Save the form as a draft</source>
        <translation>양식을 초안으로 저장합니다</translation>
    </message>
    <message>
        <source>Open, rename or delete drafts</source>
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
        <source>A newer version of Dailies made this draft.</source>
        <translation>더 새로운 버전의 Dailies에서 만든 초안입니다.</translation>
    </message>
    <message>
        <source>Unreadable draft of %1</source>
        <translation>%1의 읽을 수 없는 초안</translation>
    </message>
    <message>
        <source>This draft&apos;s file can&apos;t be read.</source>
        <translation>이 초안의 파일을 읽을 수 없습니다.</translation>
    </message>
    <message>
        <source>This draft&apos;s file is too large.</source>
        <translation>이 초안의 파일이 너무 큽니다.</translation>
    </message>
    <message>
        <source>This draft&apos;s file is damaged.</source>
        <translation>이 초안의 파일이 손상되었습니다.</translation>
    </message>
    <message>
        <source>Enter a name for the draft.</source>
        <translation>초안에는 이름이 필요합니다.</translation>
    </message>
    <message>
        <source>A draft named “%1” already exists.</source>
        <translation>“%1” 초안이 이미 있습니다.</translation>
    </message>
    <message>
        <source>Couldn&apos;t save the draft to %1.</source>
        <translation>초안을 %1에 저장할 수 없습니다.</translation>
    </message>
    <message>
        <source>Couldn&apos;t delete the draft from %1.</source>
        <translation>초안을 %1에서 삭제할 수 없습니다.</translation>
    </message>
    <message>
        <source>Couldn&apos;t restore the draft to %1.</source>
        <translation>초안을 %1에 복원할 수 없습니다.</translation>
    </message>
    <message>
        <source>Couldn&apos;t move the draft to %1.</source>
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
        <source>Delete the selected drafts (%1)</source>
        <translation>선택한 초안 삭제(%1)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>No drafts yet.</source>
        <translation>초안이 없습니다.</translation>
    </message>
    <message>
        <source>“Save as draft…” saves the form under a name.</source>
        <translation>“초안으로 저장…”을 사용하면 양식의 내용을 이름을 붙여 저장할 수 있습니다.</translation>
    </message>
    <message>
        <source>Rename (%1)</source>
        <translation>이름 바꾸기(%1)</translation>
    </message>
    <message>
        <source>“%1” deleted.</source>
        <translation>“%1” 초안을 삭제했습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n drafts deleted.</source>
        <translation>
            <numerusform>초안 %n개를 삭제했습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>실행 취소</translation>
    </message>
</context>
<context>
    <name>Dailies::EntriesDialog</name>
    <message>
        <source>Add…</source>
        <translation>추가…</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>편집…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>제거</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>실행 취소</translation>
    </message>
</context>
<context>
    <name>Dailies::EvidenceExporter</name>
    <message>
        <source>Export for support</source>
        <translation>지원용으로 내보내기</translation>
    </message>
    <message>
        <source>Zip files (*.zip)</source>
        <translation>Zip 파일 (*.zip)</translation>
    </message>
    <message>
        <source>This take no longer exists.</source>
        <translation>이 테이크는 더 이상 없습니다.</translation>
    </message>
    <message numerus="yes">
        <source>Exported %n files to %1. Review them before sharing.</source>
        <translation>
            <numerusform>파일 %n개를 %1(으)로 내보냈습니다. 공유하기 전에 내용을 확인하십시오.</numerusform>
        </translation>
    </message>
    <message>
        <source>Exported to %1. Review it before sharing.</source>
        <translation>%1(으)로 내보냈습니다. 공유하기 전에 내용을 확인하십시오.</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>폴더에서 보기</translation>
    </message>
</context>
<context>
    <name>Dailies::ExtractController</name>
    <message>
        <source>Take %1.%2</source>
        <comment>name of a file</comment>
        <translation>테이크 %1.%2</translation>
    </message>
    <message>
        <source>Take %1, %2 to %3.%4</source>
        <comment>name of a file: part of a take by its times</comment>
        <translation>테이크 %1, %2~%3.%4</translation>
    </message>
    <message>
        <source>Save sound</source>
        <translation>사운드 저장</translation>
    </message>
    <message>
        <source>Save GIF</source>
        <translation>GIF 저장</translation>
    </message>
    <message>
        <source>Save range</source>
        <translation>구간 저장</translation>
    </message>
    <message>
        <source>WAV sound (*.wav)</source>
        <translation>WAV 사운드 (*.wav)</translation>
    </message>
    <message>
        <source>M4A sound (*.m4a)</source>
        <translation>M4A 사운드 (*.m4a)</translation>
    </message>
    <message>
        <source>GIF pictures (*.gif)</source>
        <translation>GIF 이미지 (*.gif)</translation>
    </message>
    <message>
        <source>MP4 clips (*.mp4)</source>
        <translation>MP4 클립 (*.mp4)</translation>
    </message>
    <message>
        <source>Saving %1…</source>
        <translation>%1 저장 중…</translation>
    </message>
    <message>
        <source>Saving %1: %2 %</source>
        <translation>%1 저장 중: %2%</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>%1(으)로 저장했습니다.</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>폴더 열기</translation>
    </message>
</context>
<context>
    <name>Dailies::FamilyButton</name>
    <message>
        <source>Model settings…</source>
        <translation>모델 설정…</translation>
    </message>
    <message>
        <source>Remove %1 from %2</source>
        <translation>%2에서 %1 제거</translation>
    </message>
    <message>
        <source>The model&apos;s family and generation decide the format of requests. Click to change them.</source>
        <translation>모델의 계열과 세대에 따라 요청 형식이 정해집니다. 클릭하면 변경할 수 있습니다.</translation>
    </message>
</context>
<context>
    <name>Dailies::FamilyQuestion</name>
    <message>
        <source>Which family is %1?</source>
        <translation>%1은(는) 어느 계열입니까?</translation>
    </message>
    <message>
        <source>See the model&apos;s documentation. You&apos;re asked only once.</source>
        <translation>모델의 문서를 참조하십시오. 한 번만 묻습니다.</translation>
    </message>
</context>
<context>
    <name>Dailies::FieldColumn</name>
    <message>
        <source>Request preview</source>
        <translation>요청 미리 보기</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>미리 보기</translation>
    </message>
</context>
<context>
    <name>Dailies::FieldEditor</name>
    <message>
        <source>Auto</source>
        <translation>자동</translation>
    </message>
    <message>
        <source>on</source>
        <comment>a switch</comment>
        <translation>켬</translation>
    </message>
    <message>
        <source>off</source>
        <comment>a switch</comment>
        <translation>끔</translation>
    </message>
    <message>
        <source>follows the media</source>
        <comment>an aspect ratio</comment>
        <translation>미디어에 맞춤</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1초</translation>
    </message>
    <message>
        <source>Auto · %1</source>
        <comment>what the service uses for a value that is not set</comment>
        <translation>자동 · %1</translation>
    </message>
</context>
<context>
    <name>Dailies::FileDownload</name>
    <message>
        <source>The download was stopped.</source>
        <translation>다운로드를 중지했습니다.</translation>
    </message>
    <message>
        <source>The download took too long.</source>
        <translation>다운로드에 시간이 너무 오래 걸렸습니다.</translation>
    </message>
    <message>
        <source>The download server couldn&apos;t be reached.</source>
        <translation>다운로드 서버에 연결할 수 없습니다.</translation>
    </message>
    <message>
        <source>The download server is having problems (HTTP %1).</source>
        <translation>다운로드 서버 자체에 문제가 있습니다(HTTP %1).</translation>
    </message>
    <message>
        <source>The download server gives contradictory lengths for the clip.</source>
        <translation>다운로드 서버가 알려 준 클립의 길이가 서로 맞지 않습니다.</translation>
    </message>
    <message>
        <source>The download is incomplete.</source>
        <translation>다운로드가 완전하지 않습니다.</translation>
    </message>
    <message>
        <source>The download link returned nothing.</source>
        <translation>다운로드 링크에서 아무것도 오지 않았습니다.</translation>
    </message>
    <message>
        <source>The download stalled for too long.</source>
        <translation>다운로드가 너무 오래 멈춰 있었습니다.</translation>
    </message>
    <message>
        <source>The download was interrupted.</source>
        <translation>다운로드가 끊겼습니다.</translation>
    </message>
    <message>
        <source>The link returned a web page or playlist instead of the clip.</source>
        <translation>링크에서 클립 대신 웹 페이지나 재생 목록이 왔습니다.</translation>
    </message>
    <message>
        <source>The clip couldn&apos;t be named: every name tried was already taken.</source>
        <translation>클립에 이름을 붙일 수 없습니다. 시도한 이름이 모두 이미 사용 중입니다.</translation>
    </message>
    <message>
        <source>The link to the clip wasn&apos;t used: it points to a private network, which the service isn&apos;t on.</source>
        <translation>클립 링크를 사용하지 않았습니다. 링크가 사설 네트워크로 연결되며, 서비스는 그곳에 없습니다.</translation>
    </message>
    <message>
        <source>The link to the clip has too many redirects.</source>
        <translation>클립 링크의 리디렉션이 너무 많습니다.</translation>
    </message>
    <message>
        <source>The link to the clip redirects from a secure to an insecure connection, so it wasn&apos;t followed.</source>
        <translation>클립 링크가 보안 연결에서 비보안 연결로 리디렉션되어 따라가지 않았습니다.</translation>
    </message>
    <message>
        <source>The download server&apos;s certificate wasn&apos;t accepted.</source>
        <translation>다운로드 서버의 인증서가 승인되지 않았습니다.</translation>
    </message>
    <message>
        <source>The link to the clip redirects to an address with your API key in it, so it wasn&apos;t followed.</source>
        <translation>클립 링크가 API 키가 들어 있는 주소로 리디렉션되어 따라가지 않았습니다.</translation>
    </message>
    <message>
        <source>The link to the clip didn&apos;t work (HTTP %1).</source>
        <translation>클립 링크가 작동하지 않았습니다(HTTP %1).</translation>
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
    <message>
        <source>Removes this filter</source>
        <translation>이 필터를 제거합니다</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>날짜</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>어제</translation>
    </message>
    <message>
        <source>Yesterday&apos;s takes</source>
        <translation>어제의 테이크</translation>
    </message>
    <message>
        <source>Not rejected</source>
        <translation>제외되지 않음</translation>
    </message>
    <message>
        <source>Hide rejected takes</source>
        <translation>제외된 테이크 숨기기</translation>
    </message>
</context>
<context>
    <name>Dailies::FindingsArea</name>
    <message>
        <source>Show all</source>
        <translation>모두 보기</translation>
    </message>
    <message>
        <source>+%1 more</source>
        <translation>+%1개 더</translation>
    </message>
</context>
<context>
    <name>Dailies::FindingsList</name>
    <message>
        <source>Findings</source>
        <translation>점검 결과</translation>
    </message>
    <message>
        <source>Fix this to generate</source>
        <translation>생성하려면 수정 필요</translation>
    </message>
    <message>
        <source>Asks before it generates</source>
        <translation>생성 전에 확인</translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>참고</translation>
    </message>
    <message numerus="yes">
        <source>Cuts %n pixels from the left and right together. The original file stays.</source>
        <translation>
            <numerusform>왼쪽과 오른쪽을 합쳐 %n픽셀을 잘라 냅니다. 원본 파일은 그대로 남습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cuts %n pixels from the top and bottom together. The original file stays.</source>
        <translation>
            <numerusform>위쪽과 아래쪽을 합쳐 %n픽셀을 잘라 냅니다. 원본 파일은 그대로 남습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Crop a copy</source>
        <translation>사본 자르기</translation>
    </message>
    <message>
        <source>Opens Settings &gt; Uploads.</source>
        <translation>“설정 &gt; 업로드”를 엽니다.</translation>
    </message>
    <message>
        <source>Set up…</source>
        <translation>설정…</translation>
    </message>
    <message>
        <source>Probably a mistake; it can be sent</source>
        <translation>실수로 보임, 보낼 수는 있음</translation>
    </message>
</context>
<context>
    <name>Dailies::FolderEdit</name>
    <message>
        <source>Choose…</source>
        <translation>선택…</translation>
    </message>
    <message>
        <source>Clip folder</source>
        <translation>클립 폴더</translation>
    </message>
</context>
<context>
    <name>Dailies::FormController</name>
    <message>
        <source>A red kite climbs over the evening hill; the camera follows it in one slow move.</source>
        <translation>저녁 언덕 위로 빨간 연이 떠오르고, 카메라가 한 번의 느린 움직임으로 연을 따라간다.</translation>
    </message>
    <message>
        <source>Form cleared.</source>
        <translation>양식을 지웠습니다.</translation>
    </message>
    <message>
        <source>Request loaded.</source>
        <translation>요청을 불러왔습니다.</translation>
    </message>
    <message>
        <source>This request is already in the form.</source>
        <translation>이 요청은 이미 양식에 있습니다.</translation>
    </message>
    <message>
        <source>Load the settings of take %1? These fields will change:</source>
        <translation>테이크 %1의 설정을 불러올까요? 다음 필드가 바뀝니다:</translation>
    </message>
    <message>
        <source>Found.</source>
        <translation>찾았습니다.</translation>
    </message>
    <message>
        <source>The form of the last session can&apos;t be read. Its file is in Drafts.</source>
        <translation>지난번 양식의 내용을 읽을 수 없습니다. 그 파일은 “초안”에 있습니다.</translation>
    </message>
    <message>
        <source>The form can&apos;t be saved to %1. What is in it will be lost when you quit.</source>
        <translation>양식을 %1에 저장할 수 없습니다. 종료하면 양식의 내용이 사라집니다.</translation>
    </message>
    <message>
        <source>Switched to %1.</source>
        <translation>%1(으)로 전환했습니다.</translation>
    </message>
    <message>
        <source>The edited request is in Drafts.</source>
        <translation>편집하던 요청은 “초안”에 있습니다.</translation>
    </message>
    <message>
        <source>Edited request</source>
        <translation>편집한 요청</translation>
    </message>
    <message>
        <source>Switch to %1</source>
        <translation>%1(으)로 전환</translation>
    </message>
    <message>
        <source>Clear form</source>
        <translation>양식 비우기</translation>
    </message>
    <message>
        <source>Load request</source>
        <translation>요청 불러오기</translation>
    </message>
    <message>
        <source>Edit request</source>
        <translation>요청 편집</translation>
    </message>
    <message>
        <source>The request left the queue and is in the form. It wasn&apos;t sent. Generate puts it at the end of the queue.</source>
        <translation>요청을 대기열에서 꺼내 양식에 넣었습니다. 보내지 않았습니다. “생성”을 누르면 대기열의 맨 뒤에 들어갑니다.</translation>
    </message>
    <message>
        <source>The request left the queue and is in the form. It wasn&apos;t sent and nothing was charged. Generate puts it at the end of the queue.</source>
        <translation>요청을 대기열에서 꺼내 양식에 넣었습니다. 보내지 않았으며 요금도 청구되지 않았습니다. “생성”을 누르면 대기열의 맨 뒤에 들어갑니다.</translation>
    </message>
</context>
<context>
    <name>Dailies::FormHistory</name>
    <message>
        <source>Undo</source>
        <translation>실행 취소</translation>
    </message>
    <message>
        <source>Earlier request restored. Undo brings back what you wrote since.</source>
        <translation>이전 요청을 복원했습니다. 실행 취소하면 그 뒤에 쓴 내용이 돌아옵니다.</translation>
    </message>
</context>
<context>
    <name>Dailies::FormQuestion</name>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
</context>
<context>
    <name>Dailies::FrameActions</name>
    <message>
        <source>Save frame…</source>
        <translation>프레임 저장…</translation>
    </message>
    <message>
        <source>Copy frame</source>
        <translation>프레임 복사</translation>
    </message>
    <message>
        <source>Use as first frame</source>
        <translation>첫 프레임으로 사용</translation>
    </message>
    <message>
        <source>Use as last frame</source>
        <translation>마지막 프레임으로 사용</translation>
    </message>
    <message>
        <source>Use as reference</source>
        <translation>참조로 사용</translation>
    </message>
    <message>
        <source>Copy the frame on screen</source>
        <translation>화면의 프레임 복사</translation>
    </message>
    <message>
        <source>Start the request in the form with this frame</source>
        <translation>양식의 요청을 이 프레임으로 시작</translation>
    </message>
    <message>
        <source>End the request in the form with this frame</source>
        <translation>양식의 요청을 이 프레임으로 끝내기</translation>
    </message>
    <message>
        <source>Add this frame to the references of the request in the form</source>
        <translation>이 프레임을 양식의 요청에 참조로 추가</translation>
    </message>
    <message>
        <source>Save the frame on screen as PNG or JPEG</source>
        <translation>화면의 프레임을 PNG 또는 JPEG로 저장</translation>
    </message>
    <message>
        <source>Save range…</source>
        <translation>구간 저장…</translation>
    </message>
    <message>
        <source>Save GIF…</source>
        <translation>GIF 저장…</translation>
    </message>
    <message>
        <source>Save the range or the whole clip as an animated GIF</source>
        <translation>구간 또는 전체 클립을 움직이는 GIF로 저장</translation>
    </message>
    <message>
        <source>Save sound…</source>
        <translation>사운드 저장…</translation>
    </message>
    <message>
        <source>Save the sound of the range or the whole clip</source>
        <translation>구간 또는 전체 클립의 사운드 저장</translation>
    </message>
    <message>
        <source>Save the frames between the in and the out point as a video</source>
        <translation>시작점과 끝점 사이의 프레임을 비디오로 저장</translation>
    </message>
    <message>
        <source>This clip has no sound</source>
        <translation>이 클립에는 소리가 없습니다</translation>
    </message>
    <message>
        <source>Set an in point (%1) or an out point (%2) first.</source>
        <comment>two keys</comment>
        <translation>먼저 시작점(%1)이나 끝점(%2)을 지정하십시오.</translation>
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
        <source>Frame %1 copied.</source>
        <translation>프레임 %1을(를) 복사했습니다.</translation>
    </message>
    <message>
        <source>Frame %1 set as the first frame.</source>
        <translation>프레임 %1을(를) 첫 프레임으로 설정했습니다.</translation>
    </message>
    <message>
        <source>Frame %1 set as the last frame.</source>
        <translation>프레임 %1을(를) 마지막 프레임으로 설정했습니다.</translation>
    </message>
    <message>
        <source>Frame %1 added as a reference.</source>
        <translation>프레임 %1을(를) 참조로 추가했습니다.</translation>
    </message>
    <message>
        <source>Ready to continue from the last frame of take %1.</source>
        <translation>테이크 %1의 마지막 프레임에서 이어서 만들 수 있습니다.</translation>
    </message>
    <message>
        <source>Describe what to change in take %1.</source>
        <translation>테이크 %1에서 바꿀 내용을 설명하십시오.</translation>
    </message>
    <message>
        <source>Check now</source>
        <translation>지금 확인</translation>
    </message>
    <message>
        <source>Request of take %1 loaded. Press Generate for %2 new takes.</source>
        <translation>테이크 %1의 요청을 불러왔습니다. “생성”을 누르면 새 테이크 %2개를 만듭니다.</translation>
    </message>
    <message>
        <source>JPEG pictures (*.jpg *.jpeg)</source>
        <translation>JPEG 이미지 (*.jpg *.jpeg)</translation>
    </message>
    <message>
        <source>Take %1, frame %2.png</source>
        <comment>name of a file</comment>
        <translation>테이크 %1, 프레임 %2.png</translation>
    </message>
    <message>
        <source>Set up uploads…</source>
        <translation>업로드 설정…</translation>
    </message>
    <message>
        <source>The link to this clip has expired. To edit the saved clip, set up an upload place.</source>
        <translation>이 클립의 링크가 만료되었습니다. 저장한 클립을 편집하려면 업로드 위치를 설정하십시오.</translation>
    </message>
    <message>
        <source>The link to this clip has expired, and its file isn&apos;t there.</source>
        <translation>이 클립의 링크가 만료되었고 파일도 없습니다.</translation>
    </message>
    <message>
        <source>The link to this clip has expired. Check for a new one, or set up an upload place to edit the saved clip.</source>
        <translation>이 클립의 링크가 만료되었습니다. 새 링크가 있는지 확인하거나, 업로드 위치를 설정해 저장한 클립을 편집하십시오.</translation>
    </message>
    <message>
        <source>The link to this clip has expired. Check for a new one.</source>
        <translation>이 클립의 링크가 만료되었습니다. 새 링크가 있는지 확인하십시오.</translation>
    </message>
    <message>
        <source>Starts from the last frame of “%1”.</source>
        <translation>“%1”의 마지막 프레임에서 시작합니다.</translation>
    </message>
    <message>
        <source>Ends on the first frame of “%1”.</source>
        <translation>“%1”의 첫 프레임에서 끝납니다.</translation>
    </message>
    <message>
        <source>Starts from the last frame of take %1.</source>
        <translation>테이크 %1의 마지막 프레임에서 시작합니다.</translation>
    </message>
    <message>
        <source>Ends on the first frame of take %1.</source>
        <translation>테이크 %1의 첫 프레임에서 끝납니다.</translation>
    </message>
    <message>
        <source>Load request</source>
        <translation>요청 불러오기</translation>
    </message>
</context>
<context>
    <name>Dailies::FrameRequest</name>
    <message>
        <source>No model of this account can start from an image.</source>
        <translation>이 계정에는 이미지로 시작하는 모델이 없습니다.</translation>
    </message>
    <message>
        <source>No model of this account can end on an image.</source>
        <translation>이 계정에는 지정한 이미지로 끝나는 모델이 없습니다.</translation>
    </message>
    <message>
        <source>No model of this account accepts reference images.</source>
        <translation>이 계정에는 이미지를 참조로 받는 모델이 없습니다.</translation>
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
        <translation>GIF 저장</translation>
    </message>
    <message>
        <source>%1 pixels</source>
        <translation>%1픽셀</translation>
    </message>
    <message>
        <source>%1 pixels (as the clip)</source>
        <translation>%1픽셀(클립과 같음)</translation>
    </message>
    <message>
        <source>%1 per second</source>
        <translation>초당 %1</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>다른 이름으로 저장…</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>너비</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>프레임</translation>
    </message>
    <message numerus="yes">
        <source>%n pictures of %1 × %2, without sound.</source>
        <translation>
            <numerusform>%1 × %2 이미지 %n장, 소리 없음.</numerusform>
        </translation>
    </message>
    <message>
        <source>That makes a large file.</source>
        <translation>파일이 커집니다.</translation>
    </message>
</context>
<context>
    <name>Dailies::GifPalette</name>
    <message>
        <source>Not enough memory for a GIF of this size.</source>
        <translation>이 크기의 GIF를 만들기에는 메모리가 부족합니다.</translation>
    </message>
    <message>
        <source>This computer can&apos;t make GIFs: FFmpeg&apos;s filters are missing. Install FFmpeg and try again.</source>
        <translation>이 컴퓨터에서는 GIF를 만들 수 없습니다. FFmpeg의 필터가 없습니다. FFmpeg를 설치한 뒤 다시 시도하십시오.</translation>
    </message>
</context>
<context>
    <name>Dailies::GridView</name>
    <message>
        <source>Tasks</source>
        <translation>작업</translation>
    </message>
    <message numerus="yes">
        <source>Stack of %n takes, closed</source>
        <translation>
            <numerusform>테이크 %n개 묶음, 접힘</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stack of %n takes, open</source>
        <translation>
            <numerusform>테이크 %n개 묶음, 펼침</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::GuideWindow</name>
    <message>
        <source>User guide</source>
        <translation>사용자 가이드</translation>
    </message>
    <message>
        <source>Search the guide</source>
        <translation>가이드 검색</translation>
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
    <message>
        <source>Guide page</source>
        <translation>가이드 페이지</translation>
    </message>
    <message>
        <source>Press Enter for the next match</source>
        <translation>Enter를 누르면 다음 위치로 이동합니다</translation>
    </message>
</context>
<context>
    <name>Dailies::HelpController</name>
    <message>
        <source>User guide</source>
        <translation>사용자 가이드</translation>
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
    <message>
        <source>Glossary</source>
        <translation>용어집</translation>
    </message>
</context>
<context>
    <name>Dailies::HttpUploader</name>
    <message>
        <source>Stopped by you.</source>
        <translation>사용자가 중지했습니다.</translation>
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
        <source>No text on the clipboard. Copy JSON or a cURL command first.</source>
        <translation>클립보드에 텍스트가 없습니다. 먼저 JSON이나 cURL 명령을 복사하십시오.</translation>
    </message>
    <message>
        <source>The command was for %1; the selected account stays.</source>
        <translation>이 명령의 대상은 %1이었지만, 선택된 계정을 그대로 유지합니다.</translation>
    </message>
</context>
<context>
    <name>Dailies::InvoiceDialog</name>
    <message>
        <source>Compare</source>
        <translation>비교</translation>
    </message>
    <message>
        <source>Import CSV…</source>
        <translation>CSV 가져오기…</translation>
    </message>
    <message>
        <source>Compare with invoice</source>
        <translation>청구서와 비교</translation>
    </message>
    <message>
        <source>All accounts</source>
        <translation>모든 계정</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>결과</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>행</translation>
    </message>
    <message>
        <source>Invoice</source>
        <translation>청구서</translation>
    </message>
    <message>
        <source>Dailies</source>
        <translation>Dailies</translation>
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
        <source>Account</source>
        <translation>계정</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>초</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>포인트</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>금액</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>통화</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Enter at least one total of the invoice.</source>
        <translation>청구서의 합계를 하나 이상 입력하십시오.</translation>
    </message>
    <message>
        <source>Enter the currency as three letters, such as USD.</source>
        <translation>통화를 USD와 같이 세 글자로 입력하십시오.</translation>
    </message>
    <message>
        <source>The first day is after the last one.</source>
        <translation>시작일이 종료일보다 뒤입니다.</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>비교하는 중…</translation>
    </message>
    <message>
        <source>Line %1</source>
        <comment>of a file</comment>
        <translation>%1행</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>테이크 %1</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>일치</translation>
    </message>
    <message>
        <source>Differs</source>
        <translation>다름</translation>
    </message>
    <message>
        <source>Not in Dailies</source>
        <translation>Dailies에 없음</translation>
    </message>
    <message>
        <source>Not on the invoice</source>
        <translation>청구서에 없음</translation>
    </message>
    <message>
        <source>Everything matches.</source>
        <translation>모두 일치합니다.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln lines differ.</source>
        <translation>
            <numerusform>%Ln행 중 %1행이 다릅니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unsettled takes may explain it.</source>
        <translation>
            <numerusform>확정되지 않은 테이크 %Ln개 때문일 수 있습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Import an invoice</source>
        <translation>청구서 가져오기</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>표 (*.csv)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>모든 파일 (*)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln takes are still unsettled.</source>
        <translation>
            <numerusform>테이크 %Ln개는 아직 미확정입니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not billed</source>
        <translation>청구 안 됨</translation>
    </message>
    <message>
        <source>%1 (unsettled)</source>
        <comment>a quantity</comment>
        <translation>%1(미확정)</translation>
    </message>
    <message>
        <source>Not compared</source>
        <translation>비교 안 함</translation>
    </message>
    <message>
        <source>What could be compared matches.</source>
        <translation>비교할 수 있는 것은 일치합니다.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln takes without a rate aren&apos;t included.</source>
        <translation>
            <numerusform>단가 없는 테이크 %Ln개는 포함되지 않았습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in other currencies isn&apos;t included.</source>
        <translation>다른 통화의 %1은(는) 포함되지 않았습니다.</translation>
    </message>
    <message numerus="yes">
        <source>The money of %Ln takes without a rate isn&apos;t compared.</source>
        <translation>
            <numerusform>단가 없는 테이크 %Ln개의 금액은 비교하지 않았습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The quantity of %Ln takes in another unit isn&apos;t compared.</source>
        <translation>
            <numerusform>다른 단위의 테이크 %Ln개의 수량은 비교하지 않습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Line %1 is a total and isn&apos;t compared.</source>
        <translation>%1행은 합계이므로 비교하지 않습니다.</translation>
    </message>
    <message>
        <source>Not compared, because their names aren&apos;t known: the columns “%1”. Call the one with the money “amount”.</source>
        <translation>이름을 알 수 없어 비교하지 않은 열: “%1”. 금액 열의 이름을 “amount”로 하십시오.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln unsettled takes aren&apos;t included.</source>
        <translation>
            <numerusform>미확정 테이크 %Ln개는 포함되지 않았습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Type the totals of the invoice, or import a CSV file with “seconds”, “points” or “amount” and “currency”. Its lines are matched by “task ID”, or by “date” and “model”.</source>
        <translation>청구서의 합계를 입력하거나, “seconds”, “points” 또는 “amount”와 “currency” 열이 있는 CSV 파일을 가져오십시오. 각 행은 “task ID” 또는 “date”와 “model”로 대조합니다.</translation>
    </message>
    <message>
        <source>The comparison appears here.</source>
        <translation>비교 결과가 여기에 표시됩니다.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln takes of unknown quantity aren&apos;t included.</source>
        <translation>
            <numerusform>수량을 알 수 없는 테이크 %Ln개는 포함되지 않았습니다.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::JsonEditor</name>
    <message>
        <source>Template</source>
        <translation>템플릿</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>서식 정리</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Inserts a vendor template (not part of the spec).</source>
        <translation>공급업체의 템플릿을 삽입합니다(명세에 없음).</translation>
    </message>
    <message>
        <source>Inserts keys that vendors know (not part of the spec).</source>
        <translation>공급업체가 지원하는 키를 삽입합니다(명세에 없음).</translation>
    </message>
    <message>
        <source>One key per line</source>
        <translation>한 줄에 키 하나</translation>
    </message>
    <message>
        <source>%1: duplicate key %2; the last one wins.</source>
        <translation>%1: 키 %2이(가) 중복됩니다. 마지막 것이 적용됩니다.</translation>
    </message>
</context>
<context>
    <name>Dailies::KeyDialog</name>
    <message>
        <source>Use this key</source>
        <translation>이 키 사용</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>키</translation>
    </message>
    <message>
        <source>%1 The key is kept until you quit.</source>
        <translation>%1 키는 종료할 때까지만 보관됩니다.</translation>
    </message>
    <message>
        <source>Key for %1</source>
        <translation>%1의 키</translation>
    </message>
    <message>
        <source>Sent to %1 only.</source>
        <translation>%1(으)로만 보냅니다.</translation>
    </message>
    <message>
        <source>Storing the key…</source>
        <translation>키를 저장하는 중…</translation>
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
    <name>Dailies::KeyList</name>
    <message>
        <source>Undo</source>
        <translation>실행 취소</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>모두 재설정</translation>
    </message>
    <message>
        <source>Click a field and press the new key. Keys without Ctrl or Alt are ignored while you type text.</source>
        <translation>필드를 클릭하고 새 키를 누르십시오. Ctrl이나 Alt가 없는 키는 텍스트를 입력하는 동안 작동하지 않습니다.</translation>
    </message>
    <message>
        <source>Reset all shortcuts</source>
        <translation>모든 단축키 재설정</translation>
    </message>
    <message>
        <source>All shortcuts are back to their defaults.</source>
        <translation>모든 단축키를 기본값으로 되돌렸습니다.</translation>
    </message>
</context>
<context>
    <name>Dailies::KeyMap</name>
    <message>
        <source>%1 is reserved for moving around or for your desktop. Choose another key.</source>
        <translation>%1은(는) 이동이나 데스크톱에 쓰는 키입니다. 다른 키를 선택하십시오.</translation>
    </message>
    <message>
        <source>%1 is needed in text fields. Choose another key.</source>
        <translation>%1은(는) 텍스트 필드에 필요합니다. 다른 키를 선택하십시오.</translation>
    </message>
    <message>
        <source>This command may cost money, so it needs Ctrl, Alt or a function key. %1 is too easy to press.</source>
        <translation>이 명령은 비용이 들 수 있으므로 Ctrl, Alt 또는 기능 키가 필요합니다. %1은(는) 실수로 누르기 쉽습니다.</translation>
    </message>
</context>
<context>
    <name>Dailies::KeyRow</name>
    <message>
        <source>Use it here</source>
        <translation>여기에 사용</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Key of %1</source>
        <translation>%1의 키</translation>
    </message>
    <message>
        <source>Reset to default</source>
        <translation>기본값으로 재설정</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>%1 재설정</translation>
    </message>
    <message>
        <source>%1 belongs to %2.</source>
        <translation>%1은(는) %2의 키입니다.</translation>
    </message>
    <message>
        <source>also %1</source>
        <translation>또는 %1</translation>
    </message>
</context>
<context>
    <name>Dailies::KeychainStore</name>
    <message>
        <source>No keychain found: no password service (such as GNOME Keyring or KDE Wallet) is running. Start one, or continue with a key for this session only.</source>
        <translation>사용할 수 있는 키체인이 없습니다. GNOME Keyring이나 KDE Wallet 같은 암호 서비스가 이 세션에서 실행되고 있지 않습니다. 서비스를 시작하거나 이번 세션에만 쓸 키로 계속하십시오.</translation>
    </message>
    <message>
        <source>The keychain is locked. Unlock it and try again.</source>
        <translation>키체인이 잠겨 있습니다. 키체인 창이나 데스크톱의 암호 프로그램에서 잠금을 해제한 뒤 다시 시도하십시오.</translation>
    </message>
    <message>
        <source>The keychain isn&apos;t responding; nothing was changed. Try again. If that doesn&apos;t help, log out and back in.</source>
        <translation>키체인이 응답하지 않습니다. 키체인의 내용은 변경되지 않았습니다. 다시 시도하고, 계속 응답이 없으면 데스크톱에 다시 로그인하십시오.</translation>
    </message>
    <message>
        <source>No key is stored for this account and URL. Enter it again.</source>
        <translation>이 계정과 주소에 저장된 키가 없습니다. 다시 입력하십시오.</translation>
    </message>
    <message>
        <source>The keychain denied access. Allow Dailies to use it, and try again.</source>
        <translation>키체인이 권한을 주지 않았습니다. Dailies의 사용을 허용한 뒤 다시 시도하십시오.</translation>
    </message>
    <message>
        <source>The keychain couldn&apos;t store the key.</source>
        <translation>키체인에 키를 저장하지 못했습니다.</translation>
    </message>
    <message>
        <source>Keychain error: %1</source>
        <translation>키체인을 사용할 수 없습니다. %1</translation>
    </message>
</context>
<context>
    <name>Dailies::LeavingTakes</name>
    <message>
        <source>Take %1 no longer matches the filter.</source>
        <translation>테이크 %1은(는) 더 이상 필터에 맞지 않습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n takes no longer match the filter.</source>
        <translation>
            <numerusform>테이크 %n개가 더 이상 필터에 맞지 않습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>실행 취소</translation>
    </message>
</context>
<context>
    <name>Dailies::LimitDialog</name>
    <message>
        <source>Ask before going over</source>
        <translation>초과하기 전에 확인</translation>
    </message>
    <message>
        <source>Refuse requests that go over</source>
        <translation>초과하는 요청 거부</translation>
    </message>
    <message>
        <source>New limit</source>
        <translation>새 한도</translation>
    </message>
    <message>
        <source>Edit limit</source>
        <translation>한도 편집</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>초</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>포인트</translation>
    </message>
    <message>
        <source>Takes</source>
        <translation>테이크</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>금액</translation>
    </message>
    <message>
        <source>Per day</source>
        <translation>하루당</translation>
    </message>
    <message>
        <source>Per month</source>
        <translation>한 달당</translation>
    </message>
    <message>
        <source>Per run</source>
        <translation>실행당</translation>
    </message>
    <message>
        <source>In total</source>
        <translation>총합</translation>
    </message>
    <message>
        <source>All accounts</source>
        <translation>모든 계정</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>한도</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>단위</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>통화</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>기간</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>계정</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>저장</translation>
    </message>
    <message>
        <source>Enter a limit greater than 0.</source>
        <translation>0보다 큰 한도를 입력하십시오.</translation>
    </message>
    <message>
        <source>Enter a whole number of takes.</source>
        <translation>테이크 수를 정수로 입력하십시오.</translation>
    </message>
    <message>
        <source>Enter the currency as three letters, such as USD.</source>
        <translation>통화를 USD와 같이 세 글자로 입력하십시오.</translation>
    </message>
    <message>
        <source>A run is one press of Generate.</source>
        <translation>“실행”은 “생성”을 한 번 누르는 것입니다.</translation>
    </message>
    <message>
        <source>Billed, reserved and unsettled takes count. Running takes are never stopped.</source>
        <translation>청구됨, 예약됨, 미확정 테이크를 셉니다. 진행 중인 테이크는 중지하지 않습니다.</translation>
    </message>
</context>
<context>
    <name>Dailies::LimitsDialog</name>
    <message>
        <source>Spending limits</source>
        <translation>지출 한도</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>한도</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>계정</translation>
    </message>
    <message>
        <source>At the limit</source>
        <translation>한도 도달 시</translation>
    </message>
    <message>
        <source>No limits yet.</source>
        <translation>아직 한도가 없습니다.</translation>
    </message>
    <message>
        <source>A limit asks you, or refuses, before a day, a month or a run costs more than you want.</source>
        <translation>하루, 한 달 또는 한 번의 실행에 드는 비용이 원하는 것보다 많아지기 전에 확인을 요청하거나 거부합니다.</translation>
    </message>
    <message>
        <source>All accounts</source>
        <translation>모든 계정</translation>
    </message>
    <message>
        <source>Ask first</source>
        <translation>먼저 확인</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>거부</translation>
    </message>
    <message>
        <source>Removed the limit of %1.</source>
        <translation>한도(%1)를 제거했습니다.</translation>
    </message>
</context>
<context>
    <name>Dailies::LimitsPanel</name>
    <message>
        <source>Running takes are never stopped.</source>
        <translation>진행 중인 테이크는 중지하지 않습니다.</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>편집…</translation>
    </message>
    <message>
        <source>Edit limits…</source>
        <translation>한도 편집…</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>한도</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>추가…</translation>
    </message>
    <message>
        <source>Add a limit…</source>
        <translation>한도 추가…</translation>
    </message>
    <message>
        <source>Set a limit to be asked before a day or a month costs more than you want.</source>
        <translation>한도를 설정하면 하루나 한 달의 비용이 원하는 것보다 많아지기 전에 확인을 요청합니다.</translation>
    </message>
    <message>
        <source>up to %1</source>
        <translation>최대 %1</translation>
    </message>
    <message>
        <source>%1 left</source>
        <comment>an amount</comment>
        <translation>%1 남음</translation>
    </message>
    <message>
        <source>of %1</source>
        <comment>as in: 41 s left of 60 s</comment>
        <translation>/ %1</translation>
    </message>
    <message>
        <source>Used up.</source>
        <translation>모두 사용했습니다.</translation>
    </message>
    <message>
        <source>Past 80 %.</source>
        <translation>80%를 넘었습니다.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be counted, because it&apos;s in another currency.</source>
        <comment>money</comment>
        <translation>%1은(는) 통화가 달라 집계할 수 없습니다.</translation>
    </message>
    <message>
        <source>You&apos;ll be asked before going over.</source>
        <translation>한도를 넘기 전에 확인을 요청합니다.</translation>
    </message>
    <message>
        <source>Requests that go over aren&apos;t sent.</source>
        <translation>한도를 넘는 요청은 보내지 않습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln takes count as 0, because their amount isn&apos;t known. You&apos;re asked before such takes are sent.</source>
        <translation>
            <numerusform>양을 알 수 없는 테이크 %Ln개는 0으로 셉니다. 이런 테이크는 보내기 전에 묻습니다.</numerusform>
        </translation>
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
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n개 더</numerusform>
        </translation>
    </message>
    <message>
        <source>Take %1 · deleted</source>
        <translation>테이크 %1 · 삭제됨</translation>
    </message>
    <message>
        <source>Take %1 · %2</source>
        <comment>number and state</comment>
        <translation>테이크 %1 · %2</translation>
    </message>
    <message>
        <source>Take %1 · in the Trash</source>
        <translation>테이크 %1 · 휴지통</translation>
    </message>
</context>
<context>
    <name>Dailies::LinkCheck</name>
    <message>
        <source>The link redirects, which video services may not follow.</source>
        <translation>링크가 리디렉션됩니다. 비디오 서비스가 따라가지 않을 수 있습니다.</translation>
    </message>
    <message>
        <source>The link doesn&apos;t work: the storage answered with status %1.</source>
        <translation>링크가 작동하지 않습니다. 저장소가 상태 %1(으)로 응답했습니다.</translation>
    </message>
    <message>
        <source>The link leads to a web page instead of the file.</source>
        <translation>링크가 파일 대신 웹 페이지로 연결됩니다.</translation>
    </message>
    <message>
        <source>The link leads to another file: it has %1 bytes instead of %2.</source>
        <translation>링크가 다른 파일로 연결됩니다. %2바이트가 아니라 %1바이트입니다.</translation>
    </message>
    <message>
        <source>The link leads to another file: it begins with other data.</source>
        <translation>링크가 다른 파일로 연결됩니다. 시작 부분의 데이터가 다릅니다.</translation>
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
    <name>Dailies::ListExporter</name>
    <message>
        <source>Export the list</source>
        <translation>목록 내보내기</translation>
    </message>
    <message>
        <source>Table for spreadsheet programs (*.csv)</source>
        <translation>스프레드시트 프로그램용 표 (*.csv)</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Exporting the list…</source>
        <translation>목록을 내보내는 중…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>중지</translation>
    </message>
    <message>
        <source>The export was stopped. Nothing was written.</source>
        <translation>내보내기를 중지했습니다. 아무것도 쓰지 않았습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n takes exported to %1.</source>
        <translation>
            <numerusform>테이크 %n개를 %1(으)로 내보냈습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>폴더 열기</translation>
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
        <source>1 character</source>
        <translation>1자</translation>
    </message>
    <message>
        <source>%1 characters</source>
        <translation>%1자</translation>
    </message>
    <message>
        <source>Describe the shot: subject, action, camera</source>
        <translation>샷 설명: 피사체, 동작, 카메라</translation>
    </message>
    <message>
        <source>Mention media</source>
        <translation>미디어 언급</translation>
    </message>
    <message>
        <source>Mention an image, a video or a sound (@)</source>
        <translation>이미지, 비디오 또는 오디오 언급(@)</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>characters, and how many at most</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>the rest may be ignored</source>
        <translation>나머지는 무시될 수 있음</translation>
    </message>
    <message>
        <source>Add media first, then mention them here</source>
        <translation>먼저 미디어를 추가한 뒤 여기에서 언급하십시오</translation>
    </message>
    <message>
        <source>Describe the change: what to add, remove or replace</source>
        <translation>변경 설명: 추가, 제거 또는 교체할 것</translation>
    </message>
    <message>
        <source>What to leave out</source>
        <translation>넣지 않을 것</translation>
    </message>
</context>
<context>
    <name>Dailies::MainWindow</name>
    <message>
        <source>Viewer</source>
        <translation>뷰어</translation>
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
        <source>Stay open</source>
        <translation>닫지 않기</translation>
    </message>
    <message>
        <source>Close now</source>
        <translation>지금 닫기</translation>
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
    <message>
        <source>A request is being sent. Dailies closes as soon as the service responds, so that no response is lost.</source>
        <translation>요청을 보내는 중입니다. 응답을 잃지 않도록 서비스가 응답하는 즉시 Dailies를 닫습니다.</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>연습</translation>
    </message>
    <message>
        <source>Spend – Dailies</source>
        <translation>지출 – Dailies</translation>
    </message>
    <message>
        <source>Examples run in practice mode.</source>
        <translation>예제는 연습 모드에서 실행됩니다.</translation>
    </message>
    <message>
        <source>Takes</source>
        <translation>테이크</translation>
    </message>
    <message>
        <source>Screening</source>
        <translation>상영</translation>
    </message>
</context>
<context>
    <name>Dailies::MarkActions</name>
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
    <message>
        <source>Clear rating</source>
        <translation>평점 지우기</translation>
    </message>
    <message>
        <source>Undo %1</source>
        <comment>an action, such as Rating</comment>
        <translation>실행 취소: %1</translation>
    </message>
    <message>
        <source>Redo %1</source>
        <comment>an action, such as Rating</comment>
        <translation>다시 실행: %1</translation>
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
    <name>Dailies::MediaAnywhere</name>
    <message numerus="yes">
        <source>%n files can&apos;t be used and weren&apos;t added: %1</source>
        <translation>
            <numerusform>파일 %n개를 사용할 수 없어 추가하지 않았습니다: %1</numerusform>
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
        <translation>첫 프레임과 마지막 프레임 바꾸기</translation>
    </message>
</context>
<context>
    <name>Dailies::MediaDrop</name>
    <message>
        <source>“%1” is a folder. Add the files in it instead.</source>
        <translation>“%1”은(는) 폴더입니다. 대신 그 안의 파일을 추가하십시오.</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t a file or a web link.</source>
        <translation>“%1”은(는) 파일도 웹 링크도 아닙니다.</translation>
    </message>
    <message>
        <source>This text isn&apos;t a link: “%1”</source>
        <translation>이 텍스트는 링크가 아닙니다: “%1”</translation>
    </message>
    <message>
        <source>There is no file, picture or link in it.</source>
        <translation>파일, 이미지, 링크가 들어 있지 않습니다.</translation>
    </message>
</context>
<context>
    <name>Dailies::MediaEditor</name>
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
        <source>Drop, paste or browse</source>
        <translation>놓기, 붙여 넣기 또는 찾아보기</translation>
    </message>
    <message>
        <source>References</source>
        <translation>참조</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t an image.</source>
        <translation>“%1”은(는) 이미지가 아닙니다.</translation>
    </message>
    <message>
        <source>This model uses one image. The others were left out.</source>
        <translation>이 모델은 이미지 1개만 사용합니다. 나머지는 제외했습니다.</translation>
    </message>
</context>
<context>
    <name>Dailies::MediaHeader</name>
    <message>
        <source>Add file…</source>
        <translation>파일 추가…</translation>
    </message>
    <message>
        <source>Add link…</source>
        <translation>링크 추가…</translation>
    </message>
</context>
<context>
    <name>Dailies::MediaInput</name>
    <message>
        <source>%1 takes too long to read.</source>
        <translation>%1을(를) 읽는 데 시간이 너무 오래 걸립니다.</translation>
    </message>
    <message>
        <source>%1 is a folder, not a media file.</source>
        <translation>%1은(는) 미디어 파일이 아니라 폴더입니다.</translation>
    </message>
    <message>
        <source>%1 is empty.</source>
        <translation>%1이(가) 비어 있습니다.</translation>
    </message>
    <message>
        <source>Not enough memory to read %1.</source>
        <translation>메모리가 부족하여 %1을(를) 읽을 수 없습니다.</translation>
    </message>
    <message>
        <source>%1 has no video track.</source>
        <translation>%1에 비디오 트랙이 없습니다.</translation>
    </message>
    <message>
        <source>%1 uses an image format that can&apos;t be decoded here.</source>
        <translation>%1의 이미지 형식은 여기서 디코딩할 수 없습니다.</translation>
    </message>
    <message>
        <source>Stopped reading %1.</source>
        <translation>%1 읽기를 중지했습니다.</translation>
    </message>
    <message>
        <source>Frame %1 of %2 can&apos;t be decoded.</source>
        <translation>%2의 프레임 %1을(를) 디코딩할 수 없습니다.</translation>
    </message>
    <message>
        <source>%1 doesn&apos;t exist.</source>
        <translation>파일 %1이(가) 없습니다.</translation>
    </message>
    <message>
        <source>%1 isn&apos;t a regular file.</source>
        <translation>%1은(는) 일반 파일이 아닙니다.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read: %2.</source>
        <translation>%1을(를) 읽을 수 없습니다. %2.</translation>
    </message>
    <message>
        <source>%1 is a playlist or a list of links, not a clip.</source>
        <translation>%1은(는) 클립이 아니라 재생 목록이나 링크 목록입니다.</translation>
    </message>
    <message>
        <source>%1 isn&apos;t a readable video or audio file.</source>
        <translation>%1은(는) 읽을 수 있는 비디오나 오디오 파일이 아닙니다.</translation>
    </message>
    <message>
        <source>%1 starts like a clip, but the rest is something else.</source>
        <translation>%1은(는) 클립으로 시작하지만 뒷부분은 다른 내용입니다.</translation>
    </message>
    <message>
        <source>%1 is incomplete: its end is missing.</source>
        <translation>%1이(가) 잘려서 끝부분이 없습니다.</translation>
    </message>
    <message>
        <source>%1 is damaged or isn&apos;t a clip (%2).</source>
        <translation>%1이(가) 손상되었거나 클립이 아닙니다(%2).</translation>
    </message>
    <message>
        <source>%1 doesn&apos;t state its frame size.</source>
        <translation>%1에 화면 크기 정보가 없습니다.</translation>
    </message>
    <message>
        <source>The frame size of %1 is too large to display safely.</source>
        <translation>%1의 화면 크기가 너무 커서 안전하게 표시할 수 없습니다.</translation>
    </message>
    <message>
        <source>%1 has neither video nor audio.</source>
        <translation>%1에 비디오도 오디오도 없습니다.</translation>
    </message>
    <message>
        <source>%1 has nothing to play.</source>
        <translation>%1에 재생할 내용이 없습니다.</translation>
    </message>
    <message>
        <source>No frame of %1 can be decoded.</source>
        <translation>%1에 디코딩할 수 있는 프레임이 없습니다.</translation>
    </message>
    <message>
        <source>Can&apos;t scale down the frame of %1.</source>
        <translation>%1의 프레임을 축소할 수 없습니다.</translation>
    </message>
    <message>
        <source>%1 has no sound track.</source>
        <translation>%1에 오디오 트랙이 없습니다.</translation>
    </message>
    <message>
        <source>The sound of %1 can&apos;t be decoded here.</source>
        <translation>%1의 사운드는 여기서 디코딩할 수 없습니다.</translation>
    </message>
    <message>
        <source>The sound of %1 is damaged.</source>
        <translation>%1의 사운드가 손상되었습니다.</translation>
    </message>
</context>
<context>
    <name>Dailies::MediaLine</name>
    <message>
        <source>Type</source>
        <translation>유형</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>제거</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>완료</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>링크</translation>
    </message>
    <message>
        <source>Reference voice</source>
        <translation>참조 음성</translation>
    </message>
    <message>
        <source>Choose a voice file…</source>
        <translation>음성 파일 선택…</translation>
    </message>
</context>
<context>
    <name>Dailies::MediaMenu</name>
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
        <translation>링크 확인</translation>
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
        <source>Replace…</source>
        <translation>바꾸기…</translation>
    </message>
    <message>
        <source>Edit link…</source>
        <translation>링크 편집…</translation>
    </message>
    <message>
        <source>Insert %1 into the prompt</source>
        <translation>프롬프트에 %1 삽입</translation>
    </message>
    <message>
        <source>Copy link</source>
        <translation>링크 복사</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>유형</translation>
    </message>
    <message>
        <source>Move left</source>
        <translation>왼쪽으로 이동</translation>
    </message>
    <message>
        <source>Move right</source>
        <translation>오른쪽으로 이동</translation>
    </message>
    <message>
        <source>Add file…</source>
        <translation>파일 추가…</translation>
    </message>
    <message>
        <source>Add link…</source>
        <translation>링크 추가…</translation>
    </message>
    <message>
        <source>Edit path…</source>
        <translation>경로 편집…</translation>
    </message>
    <message>
        <source>Copy path</source>
        <translation>경로 복사</translation>
    </message>
</context>
<context>
    <name>Dailies::MediaNotices</name>
    <message>
        <source>Undo</source>
        <translation>실행 취소</translation>
    </message>
    <message>
        <source>Removed %1.</source>
        <comment>Image 1</comment>
        <translation>%1을(를) 제거했습니다.</translation>
    </message>
</context>
<context>
    <name>Dailies::MediaOffer</name>
    <message>
        <source>%1 (%2)</source>
        <comment>Use as first frame (Image)</comment>
        <translation>%1(%2)</translation>
    </message>
    <message>
        <source>This model can&apos;t use this file.</source>
        <translation>이 모델은 이 파일을 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>Use as first frame</source>
        <translation>첫 프레임으로 사용</translation>
    </message>
    <message>
        <source>Use as last frame</source>
        <translation>마지막 프레임으로 사용</translation>
    </message>
    <message>
        <source>Add as reference</source>
        <translation>참조로 추가</translation>
    </message>
    <message>
        <source>Add as image</source>
        <translation>이미지로 추가</translation>
    </message>
    <message>
        <source>Edit this video</source>
        <translation>이 비디오 편집</translation>
    </message>
    <message>
        <source>Use as driving audio</source>
        <translation>구동 오디오로 사용</translation>
    </message>
</context>
<context>
    <name>Dailies::MediaSources</name>
    <message>
        <source>Add files</source>
        <translation>파일 추가</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>모든 파일 (*)</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>파일 선택</translation>
    </message>
</context>
<context>
    <name>Dailies::MediaTile</name>
    <message>
        <source>More</source>
        <translation>더 보기</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a name</comment>
        <translation>, </translation>
    </message>
</context>
<context>
    <name>Dailies::MediaWords</name>
    <message>
        <source>The file is missing</source>
        <translation>파일이 없음</translation>
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
        <source>%1 (too many)</source>
        <translation>%1(너무 많음)</translation>
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
    <message>
        <source>The file can&apos;t be read</source>
        <translation>파일을 읽을 수 없음</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1 of %2 s</source>
        <translation>%1/%2초</translation>
    </message>
    <message>
        <source>Take %1, frame %2</source>
        <translation>테이크 %1, 프레임 %2</translation>
    </message>
    <message>
        <source>Frame %1</source>
        <translation>프레임 %1</translation>
    </message>
    <message>
        <source>Pasted picture</source>
        <translation>붙여 넣은 이미지</translation>
    </message>
    <message>
        <source>%1 of %2 image</source>
        <translation>이미지 %2개 중 %1개</translation>
    </message>
    <message>
        <source>%1 of %2 images</source>
        <translation>이미지 %2개 중 %1개</translation>
    </message>
    <message>
        <source>%1 of %2 video</source>
        <translation>비디오 %2개 중 %1개</translation>
    </message>
    <message>
        <source>%1 of %2 videos</source>
        <translation>비디오 %2개 중 %1개</translation>
    </message>
    <message>
        <source>%1 of %2 audio</source>
        <translation>오디오 %2개 중 %1개</translation>
    </message>
    <message>
        <source>%1 of %2 document</source>
        <translation>문서 %2개 중 %1개</translation>
    </message>
    <message>
        <source>%1 of %2 documents</source>
        <translation>문서 %2개 중 %1개</translation>
    </message>
    <message>
        <source>%1 of %2 page</source>
        <translation>페이지 %2개 중 %1개</translation>
    </message>
    <message>
        <source>%1 of %2 pages</source>
        <translation>페이지 %2개 중 %1개</translation>
    </message>
    <message>
        <source>%1 of %2 images and videos</source>
        <translation>이미지 및 비디오 %2개 중 %1개</translation>
    </message>
    <message>
        <source>%1 of %2 item</source>
        <translation>항목 %2개 중 %1개</translation>
    </message>
    <message>
        <source>%1 of %2 items</source>
        <translation>항목 %2개 중 %1개</translation>
    </message>
</context>
<context>
    <name>Dailies::MediaWriter</name>
    <message>
        <source>This computer can&apos;t make %1: %2.</source>
        <translation>이 컴퓨터에서 %1을(를) 만들 수 없습니다. %2.</translation>
    </message>
    <message>
        <source>Can&apos;t write %1: %2.</source>
        <translation>%1을(를) 쓸 수 없습니다. %2.</translation>
    </message>
    <message>
        <source>Not enough memory for the sound.</source>
        <translation>사운드를 처리할 메모리가 부족합니다.</translation>
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
        <source>Not recognised: %1. It will be sent as %2.</source>
        <translation>인식할 수 없음: %1. %2(으)로 보냅니다.</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>종류</translation>
    </message>
</context>
<context>
    <name>Dailies::ModelController</name>
    <message>
        <source>Undo</source>
        <translation>실행 취소</translation>
    </message>
    <message>
        <source>Set %1 to family %2</source>
        <translation>%1을(를) %2 계열로 설정</translation>
    </message>
    <message>
        <source>%2 removed from %1.</source>
        <translation>%1의 모델 목록에 %2이(가) 더 이상 없습니다.</translation>
    </message>
    <message>
        <source>The service responded as family %1, but Dailies treated %2 as family %3. The task is still tracked.</source>
        <translation>서비스가 %1 계열로 응답했습니다. Dailies는 %2을(를) %3 계열로 보았습니다. 작업은 그대로 추적합니다.</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>그대로 두기</translation>
    </message>
    <message>
        <source>%1 added to %2.</source>
        <translation>%1을(를) %2에 추가했습니다.</translation>
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
        <source>default</source>
        <translation>기본</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>변경됨</translation>
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
        <source>Undo</source>
        <translation>실행 취소</translation>
    </message>
    <message>
        <source>Save and close</source>
        <translation>저장하고 닫기</translation>
    </message>
    <message>
        <source>Close without saving</source>
        <translation>저장하지 않고 닫기</translation>
    </message>
    <message>
        <source>Nothing is known about %1 yet, so its requests aren&apos;t checked against values and limits.</source>
        <translation>%1에 대해 아직 알려진 것이 없어, 이 모델의 요청은 값과 제한을 점검하지 않습니다.</translation>
    </message>
    <message>
        <source>custom</source>
        <translation>사용자 정의</translation>
    </message>
    <message>
        <source>%1, unsaved</source>
        <translation>%1, 저장 안 됨</translation>
    </message>
    <message>
        <source>%1 was restored to its default.</source>
        <translation>%1을(를) 기본값으로 복원했습니다.</translation>
    </message>
    <message>
        <source>%1 deleted.</source>
        <translation>%1을(를) 삭제했습니다.</translation>
    </message>
    <message>
        <source>Changes to %1 discarded.</source>
        <translation>%1의 변경 사항을 버렸습니다.</translation>
    </message>
    <message>
        <source>One profile has unsaved changes.</source>
        <translation>프로필 1개에 저장하지 않은 변경 사항이 있습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n profiles have unsaved changes.</source>
        <translation>
            <numerusform>프로필 %n개에 저장하지 않은 변경 사항이 있습니다.</numerusform>
        </translation>
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
        <source>Undo</source>
        <translation>실행 취소</translation>
    </message>
    <message>
        <source>Family of the selected model</source>
        <translation>선택한 모델의 계열</translation>
    </message>
    <message>
        <source>Available for</source>
        <translation>지원하는 요청 종류</translation>
    </message>
    <message>
        <source>Choosing this kind in Compose also chooses this account and model.</source>
        <translation>“작성”에서 이 종류를 선택하면 이 계정과 모델이 함께 선택됩니다.</translation>
    </message>
    <message>
        <source>Default in Compose for</source>
        <translation>“작성”에서 기본으로 쓸 종류</translation>
    </message>
    <message>
        <source>All these codes are already in the list.</source>
        <translation>이 코드는 모두 이미 목록에 있습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n codes added.</source>
        <translation>
            <numerusform>코드 %n개를 추가했습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 removed from the list.</source>
        <translation>목록에서 %1을(를) 제거했습니다.</translation>
    </message>
</context>
<context>
    <name>Dailies::MyUploadsDialog</name>
    <message>
        <source>My uploads in %1</source>
        <translation>%1의 내 업로드</translation>
    </message>
    <message>
        <source>Uploaded files</source>
        <translation>업로드한 파일</translation>
    </message>
    <message>
        <source>Age in days</source>
        <translation>지난 일수</translation>
    </message>
    <message>
        <source> days</source>
        <translation> 일</translation>
    </message>
    <message>
        <source>Older than</source>
        <translation>다음보다 오래된 파일</translation>
    </message>
    <message>
        <source>Delete old files…</source>
        <translation>오래된 파일 삭제…</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>새로 고침</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>삭제…</translation>
    </message>
    <message>
        <source>Delete the selected files (%1)</source>
        <translation>선택한 파일 삭제(%1)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>중지했습니다.</translation>
    </message>
    <message>
        <source>There are no files in this place.</source>
        <translation>이 업로드 위치에 파일이 없습니다.</translation>
    </message>
    <message>
        <source>Files appear here once a request has uploaded them.</source>
        <translation>요청이 파일을 업로드하면 여기에 표시됩니다.</translation>
    </message>
    <message>
        <source>To see or delete your files, use the tools of your storage.</source>
        <translation>파일을 보거나 삭제하려면 저장소의 도구를 사용하십시오.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>다시 시도</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n files…</source>
        <translation>
            <numerusform>파일 %n개 삭제…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n old files…</source>
        <translation>
            <numerusform>오래된 파일 %n개 삭제…</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>중지</translation>
    </message>
    <message>
        <source>Getting the list of files…</source>
        <translation>파일 목록을 가져오는 중…</translation>
    </message>
    <message>
        <source>Deleting file %1 of %2…</source>
        <translation>파일 삭제 중(%1/%2)…</translation>
    </message>
    <message numerus="yes">
        <source>%n files, %1</source>
        <translation>
            <numerusform>파일 %n개, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n selected, %1</source>
        <translation>
            <numerusform>%n개 선택됨, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n files (%1) from %2? Their links stop working.</source>
        <translation>
            <numerusform>%2에서 파일 %n개(%1)를 삭제할까요? 그 링크는 더 이상 작동하지 않습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n requests at the service use them and may fail.</source>
        <translation>
            <numerusform>서비스에 있는 요청 %n개가 이 파일을 사용하고 있어 실패할 수 있습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waiting requests will upload their files again.</source>
        <translation>
            <numerusform>대기 중인 요청 %n개가 파일을 다시 업로드합니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>삭제</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Stopped. Deleted %1 of %2 files.</source>
        <translation>중지했습니다. 파일 %2개 중 %1개를 삭제했습니다.</translation>
    </message>
    <message>
        <source>Deleted %1 of %2 files. %3</source>
        <translation>파일 %2개 중 %1개를 삭제했습니다. %3</translation>
    </message>
</context>
<context>
    <name>Dailies::NoticesDialog</name>
    <message>
        <source>Recent notices</source>
        <translation>최근 알림</translation>
    </message>
    <message>
        <source>No notices since the program started.</source>
        <translation>프로그램을 시작한 뒤 알림이 없습니다.</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <comment>time and text of a notice</comment>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>실행 취소</translation>
    </message>
</context>
<context>
    <name>Dailies::NumberEditor</name>
    <message>
        <source> s</source>
        <comment>seconds, after a number</comment>
        <translation> 초</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>자동</translation>
    </message>
    <message>
        <source>%1–%2 s</source>
        <comment>range of seconds</comment>
        <translation>%1~%2초</translation>
    </message>
</context>
<context>
    <name>Dailies::NumbersQuestion</name>
    <message>
        <source>The numbers in the prompt no longer match.</source>
        <translation>프롬프트의 번호가 더 이상 맞지 않습니다.</translation>
    </message>
    <message>
        <source>Renumber</source>
        <translation>번호 다시 매기기</translation>
    </message>
    <message>
        <source>Keep as is</source>
        <translation>그대로 두기</translation>
    </message>
    <message>
        <source>Answer this first: the numbers in the prompt no longer match.</source>
        <translation>먼저 답하십시오: 프롬프트의 번호가 더 이상 맞지 않습니다.</translation>
    </message>
</context>
<context>
    <name>Dailies::PaletteController</name>
    <message>
        <source>Account: %1</source>
        <translation>계정: %1</translation>
    </message>
    <message>
        <source>Draft: %1</source>
        <translation>초안: %1</translation>
    </message>
    <message>
        <source>Filter: %1</source>
        <translation>필터: %1</translation>
    </message>
    <message>
        <source>Settings: %1</source>
        <translation>설정: %1</translation>
    </message>
</context>
<context>
    <name>Dailies::PartWriter</name>
    <message>
        <source>The download is incomplete.</source>
        <translation>다운로드가 완전하지 않습니다.</translation>
    </message>
    <message>
        <source>The downloaded file is no better than the clip you already have.</source>
        <translation>도착한 파일이 지금 있는 클립보다 낫지 않습니다.</translation>
    </message>
    <message>
        <source>The clip is no longer in its folder.</source>
        <translation>클립이 더 이상 폴더에 없습니다.</translation>
    </message>
</context>
<context>
    <name>Dailies::PictureStore</name>
    <message>
        <source>there is no folder for it.</source>
        <translation>보관할 폴더가 없습니다.</translation>
    </message>
    <message>
        <source>The picture couldn&apos;t be saved: %1</source>
        <translation>이미지를 저장하지 못했습니다: %1</translation>
    </message>
    <message>
        <source>it is too large or damaged.</source>
        <translation>너무 크거나 손상되었습니다.</translation>
    </message>
    <message>
        <source>the folder %1 can&apos;t be created.</source>
        <translation>폴더 %1을(를) 만들 수 없습니다.</translation>
    </message>
    <message>
        <source>the file has changed. Try again.</source>
        <translation>파일이 변경되었습니다. 다시 시도하십시오.</translation>
    </message>
</context>
<context>
    <name>Dailies::PlaceAccess</name>
    <message>
        <source>The upload place &quot;%1&quot; can&apos;t be used. %2</source>
        <translation>“%1” 업로드 위치를 사용할 수 없습니다. %2</translation>
    </message>
    <message>
        <source>The secret of the upload place &quot;%1&quot; isn&apos;t on this computer. Enter it in the settings.</source>
        <translation>“%1” 업로드 위치의 비밀 정보가 이 컴퓨터에 없습니다. 설정에서 입력하십시오.</translation>
    </message>
</context>
<context>
    <name>Dailies::PlaceDialog</name>
    <message>
        <source>Save</source>
        <translation>저장</translation>
    </message>
    <message>
        <source>Add place</source>
        <translation>위치 추가</translation>
    </message>
    <message>
        <source>Edit upload place</source>
        <translation>업로드 위치 편집</translation>
    </message>
    <message>
        <source>Add an upload place</source>
        <translation>업로드 위치 추가</translation>
    </message>
    <message>
        <source>Storage service</source>
        <translation>저장소 서비스</translation>
    </message>
    <message>
        <source>Upload command</source>
        <translation>업로드 명령</translation>
    </message>
    <message>
        <source>The name “%1” is already taken.</source>
        <translation>“%1” 이름은 이미 사용 중입니다.</translation>
    </message>
    <message>
        <source>A secret access key has no spaces and no letters with accents.</source>
        <translation>비밀 액세스 키에는 공백이나 악센트가 있는 문자가 없습니다.</translation>
    </message>
    <message>
        <source>Enter the secret for %1. The stored one is for %2 only.</source>
        <translation>%1의 비밀 정보를 입력하십시오. 저장된 것은 %2 전용입니다.</translation>
    </message>
    <message>
        <source>Enter the secret access key.</source>
        <translation>비밀 액세스 키를 입력하십시오.</translation>
    </message>
    <message>
        <source>Enter the password.</source>
        <translation>암호를 입력하십시오.</translation>
    </message>
    <message>
        <source>Enter the user name that the password is for.</source>
        <translation>암호에 해당하는 사용자 이름을 입력하십시오.</translation>
    </message>
    <message>
        <source>Stored in your system keychain and sent to this place only.</source>
        <translation>시스템 키체인에 저장되며 이 위치로만 보냅니다.</translation>
    </message>
    <message>
        <source>Stored in your system keychain and never sent anywhere: it only signs.</source>
        <translation>시스템 키체인에 저장되며 어디에도 보내지 않습니다. 서명에만 사용합니다.</translation>
    </message>
    <message>
        <source>A new host needs its own secret. The old one is deleted once the new one is stored.</source>
        <translation>새 호스트에는 별도의 비밀 정보가 필요합니다. 새 비밀 정보가 저장되면 이전 것은 삭제됩니다.</translation>
    </message>
    <message>
        <source>The current secret is in memory only, until you quit. Enter one to replace it.</source>
        <translation>현재 비밀 정보는 종료할 때까지 메모리에만 있습니다. 바꾸려면 새로 입력하십시오.</translation>
    </message>
    <message>
        <source>The current secret stays in the keychain and is never shown. Enter one to replace it.</source>
        <translation>현재 비밀 정보는 키체인에 보관되며 절대 표시되지 않습니다. 바꾸려면 새로 입력하십시오.</translation>
    </message>
    <message>
        <source>Correct the marked fields first.</source>
        <translation>먼저 표시된 항목을 고치십시오.</translation>
    </message>
    <message>
        <source>Storing the secret…</source>
        <translation>비밀 정보를 저장하는 중…</translation>
    </message>
</context>
<context>
    <name>Dailies::PlaceForm</name>
    <message>
        <source>Other S3 storage</source>
        <translation>기타 S3 저장소</translation>
    </message>
    <message>
        <source>WebDAV</source>
        <translation>WebDAV</translation>
    </message>
    <message>
        <source>A command</source>
        <translation>명령</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>Account ID</source>
        <translation>계정 ID</translation>
    </message>
    <message>
        <source>Endpoint</source>
        <translation>엔드포인트</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>리전</translation>
    </message>
    <message>
        <source>Services fetch files fastest from a region near them.</source>
        <translation>서비스와 가까운 리전일수록 파일을 빨리 가져갑니다.</translation>
    </message>
    <message>
        <source>Bucket</source>
        <translation>버킷</translation>
    </message>
    <message>
        <source>Access key ID</source>
        <translation>액세스 키 ID</translation>
    </message>
    <message>
        <source>Secret access key</source>
        <translation>비밀 액세스 키</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>프로그램</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>인수</translation>
    </message>
    <message>
        <source>Public URL</source>
        <translation>공개 주소</translation>
    </message>
    <message>
        <source>More options</source>
        <translation>추가 옵션</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>폴더</translation>
    </message>
    <message>
        <source> h</source>
        <comment>hours</comment>
        <translation> 시간</translation>
    </message>
    <message>
        <source>Links expire after</source>
        <translation>링크 유효 기간</translation>
    </message>
    <message>
        <source>The bucket is part of the host name</source>
        <translation>버킷이 호스트 이름에 들어감</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds</comment>
        <translation> 초</translation>
    </message>
    <message>
        <source>Stop the command after</source>
        <translation>명령 제한 시간</translation>
    </message>
    <message>
        <source>Folder URL</source>
        <translation>폴더 주소</translation>
    </message>
    <message>
        <source>User name</source>
        <translation>사용자 이름</translation>
    </message>
    <message>
        <source>Endpoint: %1</source>
        <translation>엔드포인트: %1</translation>
    </message>
    <message>
        <source>Without the bucket, such as https://s3.example.com.</source>
        <translation>버킷을 빼고 입력합니다(예: https://s3.example.com).</translation>
    </message>
    <message>
        <source>Files are uploaded to a folder below it.</source>
        <translation>파일은 그 아래 폴더에 업로드됩니다.</translation>
    </message>
    <message>
        <source>Leave it empty if the server needs none.</source>
        <translation>서버에 필요 없으면 비워 두십시오.</translation>
    </message>
    <message>
        <source>It runs once for each file, without a shell.</source>
        <translation>파일마다 한 번씩 셸 없이 실행됩니다.</translation>
    </message>
    <message>
        <source>One per line. %f stands for the file, %o for its name in the place.</source>
        <translation>한 줄에 하나씩. %f는 파일, %o는 업로드 위치에서의 파일 이름을 뜻합니다.</translation>
    </message>
    <message>
        <source>Optional. Links then start with it and don&apos;t expire.</source>
        <translation>선택 사항. 지정하면 링크가 이 주소로 시작하고 만료되지 않습니다.</translation>
    </message>
    <message>
        <source>Where anyone can fetch the files in this folder.</source>
        <translation>이 폴더의 파일을 누구나 가져갈 수 있는 주소.</translation>
    </message>
    <message>
        <source>Optional. Otherwise the last line of the output is the link.</source>
        <translation>선택 사항. 지정하지 않으면 출력의 마지막 줄이 링크가 됩니다.</translation>
    </message>
    <message>
        <source>Optional. A folder in the bucket.</source>
        <translation>선택 사항. 버킷 안의 폴더.</translation>
    </message>
    <message>
        <source>Optional.</source>
        <translation>선택 사항.</translation>
    </message>
    <message>
        <source>Enter the account ID, which is part of the endpoint.</source>
        <translation>계정 ID를 입력하십시오. 엔드포인트의 일부입니다.</translation>
    </message>
    <message>
        <source>The service must fetch the file before the link expires. Links in requests are valid for at least 24 hours, and for at most 168.</source>
        <translation>링크가 만료되기 전에 서비스가 파일을 가져와야 합니다. 요청의 링크는 최소 24시간, 최대 168시간 동안 유효합니다.</translation>
    </message>
</context>
<context>
    <name>Dailies::PlaceList</name>
    <message>
        <source>Upload places</source>
        <translation>업로드 위치</translation>
    </message>
    <message>
        <source>Used for uploads · %1</source>
        <translation>업로드에 사용 · %1</translation>
    </message>
</context>
<context>
    <name>Dailies::PlaceSaver</name>
    <message>
        <source>%1 The secret is kept in memory until you quit.</source>
        <translation>%1 비밀 정보는 종료할 때까지 메모리에만 보관됩니다.</translation>
    </message>
    <message>
        <source>The old secret couldn&apos;t be removed. %1</source>
        <translation>이전 비밀 정보를 제거하지 못했습니다. %1</translation>
    </message>
</context>
<context>
    <name>Dailies::PlaceTest</name>
    <message>
        <source>Uploading works, but the test file couldn&apos;t be deleted. %1</source>
        <translation>업로드는 되지만 테스트 파일을 삭제하지 못했습니다. %1</translation>
    </message>
    <message>
        <source>%1 The test file stays there. %2</source>
        <translation>%1 테스트 파일이 그곳에 남습니다. %2</translation>
    </message>
</context>
<context>
    <name>Dailies::PlaceTestPanel</name>
    <message>
        <source>Uploads 1 kB, fetches it through its link and deletes it. The video service charges nothing for that.</source>
        <translation>1 kB를 업로드하고 링크로 가져온 뒤 삭제합니다. 비디오 서비스는 이에 요금을 청구하지 않습니다.</translation>
    </message>
    <message>
        <source>Getting the secret…</source>
        <translation>비밀 정보를 가져오는 중…</translation>
    </message>
    <message>
        <source>Nothing was uploaded.</source>
        <translation>아무것도 업로드하지 않았습니다.</translation>
    </message>
    <message>
        <source>Uploading 1 kB… (step 1 of 3)</source>
        <translation>1 kB 업로드 중…(1/3단계)</translation>
    </message>
    <message>
        <source>Fetching it through its link… (step 2 of 3)</source>
        <translation>링크로 가져오는 중…(2/3단계)</translation>
    </message>
    <message>
        <source>Deleting it… (step 3 of 3)</source>
        <translation>삭제 중…(3/3단계)</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>중지했습니다.</translation>
    </message>
    <message>
        <source>%1 works.</source>
        <translation>%1이(가) 정상적으로 작동합니다.</translation>
    </message>
    <message>
        <source>The test file of 1 kB stays there, because a command can&apos;t delete files.</source>
        <translation>명령으로는 파일을 삭제할 수 없으므로 1 kB의 테스트 파일이 그곳에 남습니다.</translation>
    </message>
    <message>
        <source>The link answers GET and HEAD requests.</source>
        <translation>링크가 GET 및 HEAD 요청에 응답합니다.</translation>
    </message>
    <message>
        <source>The link answers GET requests, but refuses HEAD requests.</source>
        <translation>링크가 GET 요청에는 응답하지만 HEAD 요청은 거부합니다.</translation>
    </message>
    <message>
        <source>A few services need HEAD. A public URL avoids that.</source>
        <translation>일부 서비스에는 HEAD가 필요합니다. 공개 주소를 쓰면 문제가 없습니다.</translation>
    </message>
    <message>
        <source>A few services need HEAD.</source>
        <translation>일부 서비스에는 HEAD가 필요합니다.</translation>
    </message>
    <message>
        <source>Uploads 1 kB and fetches it through its link. The file stays there. The video service charges nothing for that.</source>
        <translation>1 kB를 업로드하고 링크로 가져옵니다. 파일은 그곳에 남습니다. 비디오 서비스는 이에 요금을 청구하지 않습니다.</translation>
    </message>
</context>
<context>
    <name>Dailies::PlaceWords</name>
    <message>
        <source>S3 · %1 at %2</source>
        <comment>bucket and host</comment>
        <translation>S3 · %1(%2)</translation>
    </message>
    <message>
        <source>WebDAV · %1</source>
        <translation>WebDAV · %1</translation>
    </message>
    <message>
        <source>Command · %1</source>
        <translation>명령 · %1</translation>
    </message>
    <message numerus="yes">
        <source>Anyone who has the link to a file can fetch it until the link expires, %n hours after it&apos;s made.</source>
        <translation>
            <numerusform>파일의 링크가 있으면 누구나 링크가 만료될 때까지 파일을 가져갈 수 있습니다. 링크는 만든 지 %n시간 후 만료됩니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Anyone who has the link to a file can fetch it as long as the link works. The command decides how long that is.</source>
        <translation>파일의 링크가 있으면 누구나 링크가 작동하는 동안 파일을 가져갈 수 있습니다. 그 기간은 명령이 정합니다.</translation>
    </message>
    <message>
        <source>Anyone who has the link to a file can fetch it until you delete the file. These links don&apos;t expire.</source>
        <translation>파일의 링크가 있으면 누구나 파일을 삭제할 때까지 가져갈 수 있습니다. 이 링크는 만료되지 않습니다.</translation>
    </message>
    <message>
        <source>Secret access key</source>
        <translation>비밀 액세스 키</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>암호</translation>
    </message>
    <message>
        <source>The storage is in %1, far from %2: the service may fetch files slowly.</source>
        <comment>region and host</comment>
        <translation>저장소가 %1에 있어 %2에서 멉니다. 서비스가 파일을 가져가는 데 오래 걸릴 수 있습니다.</translation>
    </message>
</context>
<context>
    <name>Dailies::PlacesPage</name>
    <message>
        <source>Video services fetch your files through links, so they need a place on the web.</source>
        <translation>비디오 서비스는 링크로 파일을 가져가므로 웹에 파일을 둘 곳이 필요합니다.</translation>
    </message>
    <message>
        <source>Add storage of your own, such as an S3 bucket, a WebDAV folder or a command. Dailies uploads a file there when a request needs it.</source>
        <translation>S3 버킷, WebDAV 폴더, 명령 등 내 저장소를 추가하십시오. 요청에 필요한 파일을 Dailies가 그곳에 업로드합니다.</translation>
    </message>
    <message>
        <source>Add a place…</source>
        <translation>위치 추가…</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>추가…</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>편집…</translation>
    </message>
    <message>
        <source>My uploads…</source>
        <translation>내 업로드…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>제거</translation>
    </message>
    <message>
        <source>Add an upload place</source>
        <translation>업로드 위치 추가</translation>
    </message>
    <message>
        <source>Its secret is in memory only, until you quit.</source>
        <translation>비밀 정보는 종료할 때까지 메모리에만 있습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n waiting requests will need another place.</source>
        <translation>
            <numerusform>대기 중인 요청 %n개에 다른 위치가 필요해집니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove place</source>
        <translation>위치 제거</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>The upload place was kept, because its secret couldn&apos;t be removed. %1</source>
        <translation>비밀 정보를 제거하지 못해 업로드 위치를 그대로 두었습니다. %1</translation>
    </message>
    <message>
        <source>Removed %1. Its files were kept.</source>
        <translation>%1을(를) 제거했습니다. 파일은 그대로 두었습니다.</translation>
    </message>
    <message>
        <source>Choose a place.</source>
        <translation>위치를 선택하십시오.</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>사용</translation>
    </message>
    <message>
        <source>Upload files to this place</source>
        <translation>이 위치에 파일을 업로드합니다</translation>
    </message>
    <message>
        <source>Remove %1 and its secret?</source>
        <translation>%1 위치와 비밀 정보를 제거할까요?</translation>
    </message>
    <message>
        <source>Remove %1?</source>
        <translation>%1 위치를 제거할까요?</translation>
    </message>
    <message>
        <source>The files you&apos;ve uploaded stay there. Their links work until they expire.</source>
        <translation>업로드한 파일은 그곳에 그대로 남습니다. 링크는 만료될 때까지 작동합니다.</translation>
    </message>
    <message>
        <source>The files you&apos;ve uploaded stay there, and so do their links.</source>
        <translation>업로드한 파일과 그 링크는 그대로 남습니다.</translation>
    </message>
    <message>
        <source>Waiting requests whose files aren&apos;t uploaded yet will need another place.</source>
        <translation>파일을 아직 업로드하지 않은 대기 중인 요청에는 다른 위치가 필요해집니다.</translation>
    </message>
</context>
<context>
    <name>Dailies::PlayerActions</name>
    <message>
        <source>Play</source>
        <translation>재생</translation>
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
        <source>Go to</source>
        <translation>이동</translation>
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
        <source>Pause (hold with J/L to step frames)</source>
        <translation>일시 정지(누른 채 J/L로 프레임 이동)</translation>
    </message>
    <message>
        <source>Play backward / faster</source>
        <translation>역방향 재생 / 빠르게</translation>
    </message>
    <message>
        <source>Play forward / faster</source>
        <translation>재생 / 빠르게</translation>
    </message>
    <message>
        <source>Set in point</source>
        <translation>시작점 설정</translation>
    </message>
    <message>
        <source>Set out point</source>
        <translation>끝점 설정</translation>
    </message>
    <message>
        <source>Clear in and out</source>
        <translation>시작점과 끝점 지우기</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>화면에 맞춤</translation>
    </message>
    <message>
        <source>Actual size</source>
        <translation>실제 크기</translation>
    </message>
    <message>
        <source>In and out</source>
        <translation>시작점과 끝점</translation>
    </message>
    <message>
        <source>Previous frame, in the list</source>
        <translation>이전 프레임(목록에서)</translation>
    </message>
    <message>
        <source>Next frame, in the list</source>
        <translation>다음 프레임(목록에서)</translation>
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
    <message>
        <source>Speed</source>
        <translation>속도</translation>
    </message>
</context>
<context>
    <name>Dailies::PracticeController</name>
    <message>
        <source>No practice takes.</source>
        <translation>연습 테이크가 없습니다.</translation>
    </message>
    <message numerus="yes">
        <source>Remove all %n practice takes?</source>
        <translation>
            <numerusform>연습 테이크 %n개를 모두 제거할까요?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unfinished takes will be stopped.</source>
        <translation>
            <numerusform>끝나지 않은 테이크 %n개는 중지됩니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Their clips (%1) move to the Trash.</source>
        <translation>해당 클립(%1)은 데스크톱의 휴지통으로 이동합니다.</translation>
    </message>
    <message>
        <source>Remove practice takes</source>
        <translation>연습 테이크 제거</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
</context>
<context>
    <name>Dailies::PreferenceRow</name>
    <message>
        <source>Reset %1</source>
        <translation>%1 재설정</translation>
    </message>
    <message>
        <source>Reset to default</source>
        <translation>기본값으로 재설정</translation>
    </message>
</context>
<context>
    <name>Dailies::Preferences</name>
    <message>
        <source>The settings can&apos;t be saved to %1.</source>
        <translation>설정을 %1에 저장할 수 없습니다.</translation>
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
        <source>Request kind</source>
        <translation>요청 종류</translation>
    </message>
    <message>
        <source>Types</source>
        <translation>유형</translation>
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
        <source>Files</source>
        <translation>파일</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>개수</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>최소</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>최대</translation>
    </message>
    <message>
        <source>Total, s</source>
        <translation>합계(초)</translation>
    </message>
    <message>
        <source>Leave empty what you don&apos;t know. Combinations and rarer rules are in the profile&apos;s JSON.</source>
        <translation>모르는 값은 비워 두십시오. 조합과 드문 규칙은 프로필 JSON에 있습니다.</translation>
    </message>
    <message>
        <source>Total length of all items of this type, in seconds</source>
        <translation>이 유형의 모든 항목을 합한 시간(초)</translation>
    </message>
    <message>
        <source>%1: the minimum is greater than the maximum.</source>
        <translation>%1: 최솟값이 최댓값보다 큽니다.</translation>
    </message>
    <message>
        <source>Size, MB</source>
        <translation>크기(MB)</translation>
    </message>
    <message>
        <source>Length, s</source>
        <translation>길이(초)</translation>
    </message>
    <message>
        <source>to, s</source>
        <translation>~ (초)</translation>
    </message>
    <message>
        <source>Side, px</source>
        <translation>변(px)</translation>
    </message>
    <message>
        <source>to, px</source>
        <translation>~ (px)</translation>
    </message>
</context>
<context>
    <name>Dailies::ProfileModelPage</name>
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
        <source>Confidence: %1</source>
        <translation>신뢰도: %1</translation>
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
    <message>
        <source>One pattern per line. A code matches if it contains all words of a line. A word after ! must not appear, and = stands for the whole code.</source>
        <translation>한 줄에 패턴 하나씩. 한 줄의 모든 단어가 들어 있는 코드가 일치합니다. ! 뒤의 단어는 들어 있으면 안 되며, =은 코드 전체를 뜻합니다.</translation>
    </message>
    <message>
        <source>This profile is built in. To use another name, duplicate it.</source>
        <translation>기본 제공 프로필입니다. 다른 이름을 쓰려면 복제하십시오.</translation>
    </message>
    <message>
        <source>Not specified</source>
        <translation>명시 안 됨</translation>
    </message>
    <message>
        <source>Name the profile.</source>
        <translation>프로필 이름을 입력하십시오.</translation>
    </message>
    <message>
        <source>%1 is built in and keeps its name. To use another name, duplicate it.</source>
        <translation>%1은(는) 기본 제공 프로필이므로 이름이 유지됩니다. 다른 이름을 쓰려면 복제하십시오.</translation>
    </message>
    <message>
        <source>A profile with this name already exists.</source>
        <translation>같은 이름의 프로필이 이미 있습니다.</translation>
    </message>
</context>
<context>
    <name>Dailies::ProfileValuesPage</name>
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
        <source>Separated by commas. You can still enter other values in a request.</source>
        <translation>쉼표로 구분합니다. 요청에는 다른 값도 쓸 수 있습니다.</translation>
    </message>
    <message>
        <source>Suggested values</source>
        <translation>제안할 값</translation>
    </message>
    <message>
        <source>%1: a limit can&apos;t be negative.</source>
        <translation>%1: 제한은 음수일 수 없습니다.</translation>
    </message>
    <message>
        <source>%1: the minimum is greater than the maximum.</source>
        <translation>%1: 최솟값이 최댓값보다 큽니다.</translation>
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
        <translation>미디어</translation>
    </message>
</context>
<context>
    <name>Dailies::QtPlayer</name>
    <message>
        <source>No picture of this clip could be shown.</source>
        <translation>이 클립의 화면을 표시할 수 없습니다.</translation>
    </message>
    <message>
        <source>No media backend of Qt Multimedia is installed, so clips cannot be played here.</source>
        <translation>Qt Multimedia의 미디어 백엔드가 설치되어 있지 않아 클립을 재생할 수 없습니다.</translation>
    </message>
    <message>
        <source>This file contains no video.</source>
        <translation>이 파일에는 동영상이 없습니다.</translation>
    </message>
    <message>
        <source>This clip can&apos;t be played. The file may be damaged or in an unsupported format.</source>
        <translation>이 클립을 재생할 수 없습니다. 파일이 손상되었거나 지원되지 않는 형식일 수 있습니다.</translation>
    </message>
</context>
<context>
    <name>Dailies::QueueController</name>
    <message>
        <source>Undo</source>
        <translation>실행 취소</translation>
    </message>
    <message>
        <source>The request won&apos;t be sent again. The earlier call still has no response.</source>
        <translation>요청을 다시 보내지 않습니다. 이전 호출에는 아직 응답이 없습니다.</translation>
    </message>
    <message>
        <source>The request won&apos;t be sent again. The earlier call still has no response and may have been charged.</source>
        <translation>요청을 다시 보내지 않습니다. 이전 호출에는 아직 응답이 없으며 요금이 청구되었을 수 있습니다.</translation>
    </message>
    <message>
        <source>Removed. The request won&apos;t be sent again.</source>
        <translation>요청을 제거했습니다. 다시 보내지 않습니다.</translation>
    </message>
    <message>
        <source>Removed. The request wasn&apos;t sent.</source>
        <translation>요청을 제거했습니다. 보내지 않았습니다.</translation>
    </message>
    <message>
        <source>Removed. The request wasn&apos;t sent and nothing was charged.</source>
        <translation>요청을 제거했습니다. 보내지 않았으며 요금도 청구되지 않았습니다.</translation>
    </message>
    <message>
        <source>This request&apos;s account no longer exists.</source>
        <translation>이 요청의 계정이 더 이상 없습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n requests from last time weren&apos;t sent. Nothing was charged.</source>
        <translation>
            <numerusform>지난번 요청 %n개를 보내지 않았습니다. 요금은 청구되지 않았습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n requests from last time weren&apos;t sent.</source>
        <translation>
            <numerusform>지난번 요청 %n개를 보내지 않았습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>나중에</translation>
    </message>
    <message>
        <source>This task is already in the list.</source>
        <translation>이 작업은 이미 목록에 있습니다.</translation>
    </message>
    <message>
        <source>Change ID</source>
        <translation>ID 변경</translation>
    </message>
    <message>
        <source>The ID that the service shows for take %1. No new request is sent.</source>
        <translation>서비스가 테이크 %1에 표시하는 ID입니다. 새 요청은 보내지 않습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n requests are on hold, because of your spending limits. They weren&apos;t sent.</source>
        <translation>
            <numerusform>지출 한도 때문에 요청 %n개가 보류되었습니다. 보내지 않았습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>제거</translation>
    </message>
    <message>
        <source>Send now? You&apos;ll be charged for each.</source>
        <translation>지금 보낼까요? 각각 요금이 청구됩니다.</translation>
    </message>
    <message>
        <source>Send now? %1</source>
        <comment>You&apos;ll be charged for up to 15 s.</comment>
        <translation>지금 보낼까요? %1</translation>
    </message>
    <message>
        <source>Send %1</source>
        <comment>a number of requests</comment>
        <translation>%1개 보내기</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>보기</translation>
    </message>
</context>
<context>
    <name>Dailies::Rail</name>
    <message>
        <source>Takes</source>
        <translation>테이크</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>메뉴</translation>
    </message>
    <message>
        <source>Spend</source>
        <translation>지출</translation>
    </message>
    <message>
        <source>Add a page</source>
        <translation>페이지 추가</translation>
    </message>
    <message>
        <source>Nothing is in progress</source>
        <translation>진행 중인 것 없음</translation>
    </message>
</context>
<context>
    <name>Dailies::RateDialog</name>
    <message>
        <source>New rate</source>
        <translation>새 단가</translation>
    </message>
    <message>
        <source>Edit rate</source>
        <translation>단가 편집</translation>
    </message>
    <message>
        <source>All accounts</source>
        <translation>모든 계정</translation>
    </message>
    <message>
        <source>for example: price list of 1 October</source>
        <translation>예: 10월 1일 가격표</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>가격</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>통화</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>단위</translation>
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
        <source>Resolution</source>
        <translation>해상도</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>모드</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>사운드</translation>
    </message>
    <message>
        <source>From</source>
        <translation>적용 시작일</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>출처</translation>
    </message>
    <message>
        <source>The rate that matches a take best is used. Takes sent before this day keep the rate they had.</source>
        <translation>테이크와 가장 잘 맞는 단가를 사용합니다. 이날 전에 보낸 테이크에는 그때의 단가가 그대로 적용됩니다.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>저장</translation>
    </message>
    <message>
        <source>Enter the currency as three letters, such as USD.</source>
        <translation>통화를 USD와 같이 세 글자로 입력하십시오.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>price and unit</comment>
        <translation>%2 %1</translation>
    </message>
    <message>
        <source>What one unit costs, such as %1.</source>
        <translation>단위당 가격. 예: %1</translation>
    </message>
    <message>
        <source>Enter what one unit costs.</source>
        <translation>단위당 가격을 입력하십시오.</translation>
    </message>
    <message>
        <source>Save as free</source>
        <translation>무료로 저장</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>A price of 0 means that these takes are free. If you don&apos;t know what they cost, don&apos;t add a rate.</source>
        <translation>가격 0은 이 테이크가 무료라는 뜻입니다. 가격을 모르면 단가를 추가하지 마십시오.</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>모두</translation>
    </message>
    <message>
        <source>With sound</source>
        <translation>소리 있음</translation>
    </message>
    <message>
        <source>Without sound</source>
        <translation>소리 없음</translation>
    </message>
</context>
<context>
    <name>Dailies::RatesDialog</name>
    <message>
        <source>There is no account “%1”. Nothing was imported.</source>
        <translation>“%1” 계정이 없습니다. 아무것도 가져오지 않았습니다.</translation>
    </message>
    <message>
        <source>Import CSV…</source>
        <translation>CSV 가져오기…</translation>
    </message>
    <message>
        <source>Rates</source>
        <translation>단가</translation>
    </message>
    <message>
        <source>Applies to</source>
        <translation>적용 대상</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>단가</translation>
    </message>
    <message>
        <source>From</source>
        <translation>적용 시작일</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>출처</translation>
    </message>
    <message>
        <source>No rates yet.</source>
        <translation>아직 단가가 없습니다.</translation>
    </message>
    <message>
        <source>A rate says what a second, a point or a take costs. Takes without a rate count in their own units, never as free.</source>
        <translation>단가는 1초, 1포인트 또는 테이크 하나의 가격입니다. 단가가 없는 테이크는 무료로 보지 않고 원래 단위 그대로 셉니다.</translation>
    </message>
    <message>
        <source>A CSV file needs the columns unit, price, currency and from. It may have account, model, resolution, mode, sound and source.</source>
        <translation>CSV 파일에는 unit, price, currency, from 열이 필요합니다. account, model, resolution, mode, sound, source도 쓸 수 있습니다.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>price and unit</comment>
        <translation>%2 %1</translation>
    </message>
    <message>
        <source>Removed the rate of %1. Its takes are without a rate now, unless another one applies.</source>
        <translation>단가(적용 대상: %1)를 제거했습니다. 다른 단가가 적용되지 않으면 해당 테이크에는 이제 단가가 없습니다.</translation>
    </message>
    <message>
        <source>Import rates</source>
        <translation>단가 가져오기</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>표 (*.csv)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>모든 파일 (*)</translation>
    </message>
    <message>
        <source>%1 Nothing was imported.</source>
        <translation>%1 아무것도 가져오지 않았습니다.</translation>
    </message>
    <message numerus="yes">
        <source>Imported %Ln rates.</source>
        <translation>
            <numerusform>단가 %Ln개를 가져왔습니다.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::RenameDialog</name>
    <message>
        <source>Rename clip</source>
        <translation>클립 이름 바꾸기</translation>
    </message>
    <message>
        <source>File name</source>
        <translation>파일 이름</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>이름 바꾸기</translation>
    </message>
    <message>
        <source>A file named “%1” is already in this folder. Choose another name.</source>
        <translation>이 폴더에 “%1” 파일이 이미 있습니다. 다른 이름을 선택하십시오.</translation>
    </message>
</context>
<context>
    <name>Dailies::ReportController</name>
    <message>
        <source>Show in folder</source>
        <translation>폴더에서 보기</translation>
    </message>
    <message>
        <source>Report saved to %1.</source>
        <translation>보고서를 %1에 저장했습니다.</translation>
    </message>
</context>
<context>
    <name>Dailies::ReportDialog</name>
    <message>
        <source>Report a problem</source>
        <translation>문제 보고</translation>
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
    <message>
        <source>Include recent prompts</source>
        <translation>최근 작업의 프롬프트 포함</translation>
    </message>
    <message>
        <source>Reading your keys, so they can be removed from the report…</source>
        <translation>보고서에서 키를 모두 지우기 위해 키를 읽는 중…</translation>
    </message>
    <message>
        <source>This is everything in the report. It&apos;s saved as a file; nothing is sent.</source>
        <translation>보고서의 전체 내용입니다. 파일로 저장되며 아무것도 보내지 않습니다.</translation>
    </message>
    <message>
        <source>Files in the report</source>
        <translation>보고서의 파일</translation>
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
        <source>%1 is empty.</source>
        <translation>%1이(가) 비어 있습니다.</translation>
    </message>
    <message>
        <source>%1 changed while it was being sent.</source>
        <translation>%1이(가) 보내는 동안 변경되었습니다.</translation>
    </message>
    <message>
        <source>%1 no longer exists.</source>
        <translation>%1이(가) 더 이상 없습니다.</translation>
    </message>
    <message>
        <source>%1 isn&apos;t a file.</source>
        <translation>%1은(는) 파일이 아닙니다.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read: %2.</source>
        <translation>%1을(를) 읽을 수 없습니다. %2.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be uploaded: only images (JPEG, PNG, WebP, BMP) can. Add a public link instead.</source>
        <translation>%1은(는) 업로드할 수 없습니다. 이미지(JPEG, PNG, WebP, BMP)만 업로드할 수 있습니다. 대신 공개 링크를 추가하십시오.</translation>
    </message>
</context>
<context>
    <name>Dailies::RequestForm</name>
    <message>
        <source>Compose</source>
        <translation>작성</translation>
    </message>
    <message>
        <source>Send once more</source>
        <translation>한 번 더 보내기</translation>
    </message>
    <message>
        <source>Generate</source>
        <translation>생성</translation>
    </message>
    <message>
        <source>Continues from take %1</source>
        <translation>테이크 %1에서 이어짐</translation>
    </message>
    <message>
        <source>Check the warning above, or generate anyway.</source>
        <translation>위의 경고를 확인하거나 그래도 생성하십시오.</translation>
    </message>
    <message>
        <source>Needs confirmation</source>
        <translation>확인 필요</translation>
    </message>
    <message>
        <source>Practice mode · nothing is charged</source>
        <translation>연습 모드 · 요금이 청구되지 않음</translation>
    </message>
    <message>
        <source>Generate %1 variations</source>
        <translation>변형 %1개 생성</translation>
    </message>
    <message>
        <source>Send %1 more</source>
        <translation>%1개 더 보내기</translation>
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
        <source>Copied</source>
        <translation>복사됨</translation>
    </message>
    <message>
        <source>URL</source>
        <translation>주소</translation>
    </message>
    <message>
        <source>The key is never shown or copied.</source>
        <translation>키는 절대 표시하거나 복사하지 않습니다.</translation>
    </message>
    <message>
        <source>Copies the whole body with all its data.</source>
        <translation>모든 데이터를 포함하여 본문 전체를 복사합니다.</translation>
    </message>
    <message>
        <source>Copies a bash command that reads the key from $API_KEY.</source>
        <translation>$API_KEY에서 키를 읽는 bash 명령을 복사합니다.</translation>
    </message>
</context>
<context>
    <name>Dailies::RequestUpload</name>
    <message>
        <source>%1 has to be uploaded first, but there is no upload place. Add one in the settings.</source>
        <translation>먼저 %1을(를) 업로드해야 하지만 업로드 위치가 없습니다. 설정에서 추가하십시오.</translation>
    </message>
    <message>
        <source>You haven&apos;t agreed to uploads to “%1” yet.</source>
        <translation>“%1”(으)로의 업로드에 아직 동의하지 않았습니다.</translation>
    </message>
</context>
<context>
    <name>Dailies::ReuseDialog</name>
    <message>
        <source>Account</source>
        <translation>계정</translation>
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
        <source>Use all</source>
        <translation>모두 사용</translation>
    </message>
    <message>
        <source>Use %1 of %2</source>
        <translation>%2개 중 %1개 사용</translation>
    </message>
    <message>
        <source>Compare with form</source>
        <translation>양식과 비교</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>변경 사항</translation>
    </message>
    <message>
        <source>New value</source>
        <translation>새 값</translation>
    </message>
    <message>
        <source>Missing files: %1. Choose others before you generate.</source>
        <translation>없는 파일: %1. 생성하기 전에 다른 파일을 선택하십시오.</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>자동</translation>
    </message>
</context>
<context>
    <name>Dailies::S3Uploader</name>
    <message>
        <source>The storage&apos;s list of files can&apos;t be read.</source>
        <translation>저장소의 파일 목록을 읽을 수 없습니다.</translation>
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
        <source>Replace</source>
        <translation>바꾸기</translation>
    </message>
    <message>
        <source>Keep both</source>
        <translation>둘 다 유지</translation>
    </message>
    <message>
        <source>Name the draft.</source>
        <translation>초안 이름을 입력하십시오.</translation>
    </message>
    <message>
        <source>A draft named “%1” already exists, saved %2.</source>
        <translation>“%1” 초안이 이미 있습니다(%2에 저장됨).</translation>
    </message>
</context>
<context>
    <name>Dailies::SavedFilterMenu</name>
    <message>
        <source>Saved filters</source>
        <translation>저장된 필터</translation>
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
        <translation>필터 이름 바꾸기</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>A filter needs a name. Nothing was saved.</source>
        <translation>필터에는 이름이 필요합니다. 아무것도 저장하지 않았습니다.</translation>
    </message>
    <message>
        <source>Filter “%1” updated.</source>
        <translation>필터 “%1”을(를) 업데이트했습니다.</translation>
    </message>
    <message>
        <source>A filter needs a name. It keeps the old one.</source>
        <translation>필터에는 이름이 필요합니다. 이전 이름을 유지합니다.</translation>
    </message>
    <message>
        <source>There&apos;s already a filter “%1”.</source>
        <translation>“%1” 필터가 이미 있습니다.</translation>
    </message>
    <message>
        <source>Filter “%1” removed.</source>
        <translation>필터 “%1”을(를) 제거했습니다.</translation>
    </message>
</context>
<context>
    <name>Dailies::ScreeningBar</name>
    <message>
        <source>Previous take</source>
        <translation>이전 테이크</translation>
    </message>
    <message>
        <source>Next take</source>
        <translation>다음 테이크</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>이전</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>다음</translation>
    </message>
    <message>
        <source>Exit</source>
        <translation>끝내기</translation>
    </message>
    <message>
        <source>Exit screening</source>
        <translation>상영 끝내기</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>테이크 %1</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1초</translation>
    </message>
    <message>
        <source>Reject</source>
        <translation>제외</translation>
    </message>
    <message numerus="yes">
        <source>%n takes</source>
        <translation>
            <numerusform>테이크 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>A take that is in progress or needs a decision can&apos;t be rejected.</source>
        <translation>진행 중이거나 결정이 필요한 테이크는 제외할 수 없습니다.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>복원</translation>
    </message>
</context>
<context>
    <name>Dailies::ScreeningController</name>
    <message>
        <source>There are no takes from today. Select two or more takes, or filter the list, to screen them.</source>
        <translation>오늘 만든 테이크가 없습니다. 상영하려면 테이크를 두 개 이상 선택하거나 목록을 필터링하십시오.</translation>
    </message>
    <message>
        <source>%1 of %2, take %3</source>
        <translation>%1 / %2, 테이크 %3</translation>
    </message>
    <message>
        <source>None of these takes has a clip to screen.</source>
        <translation>이 테이크들에는 볼 수 있는 클립이 없습니다.</translation>
    </message>
    <message>
        <source>There is only one take to screen. Select more takes, or watch it full screen.</source>
        <translation>상영할 테이크가 하나뿐입니다. 테이크를 더 선택하거나 전체 화면으로 보십시오.</translation>
    </message>
</context>
<context>
    <name>Dailies::ScreeningEnd</name>
    <message>
        <source>Watch again</source>
        <translation>다시 보기</translation>
    </message>
    <message>
        <source>Exit</source>
        <translation>끝내기</translation>
    </message>
    <message numerus="yes">
        <source>That was the last of %n takes</source>
        <translation>
            <numerusform>테이크 %n개를 모두 보았습니다</numerusform>
        </translation>
    </message>
    <message>
        <source>These takes were deleted</source>
        <translation>이 테이크들은 삭제되었습니다</translation>
    </message>
    <message numerus="yes">
        <source>%n rated</source>
        <translation>
            <numerusform>평점 매김 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rejected</source>
        <translation>
            <numerusform>제외 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing rated, nothing rejected</source>
        <translation>평점을 매기거나 제외한 테이크 없음</translation>
    </message>
    <message numerus="yes">
        <source>Compare the best %n</source>
        <translation>
            <numerusform>가장 좋은 %n개 비교</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::ScreeningKeys</name>
    <message>
        <source>rate</source>
        <comment>after the keys 1 to 5</comment>
        <translation>평점</translation>
    </message>
    <message>
        <source>reject</source>
        <comment>after the key X</comment>
        <translation>제외</translation>
    </message>
    <message>
        <source>take</source>
        <comment>after the arrow keys, which go to another take</comment>
        <translation>테이크</translation>
    </message>
    <message>
        <source>pause</source>
        <comment>after the space key</comment>
        <translation>일시 정지</translation>
    </message>
    <message>
        <source>exit</source>
        <comment>after the Esc key</comment>
        <translation>끝내기</translation>
    </message>
</context>
<context>
    <name>Dailies::ScreeningModel</name>
    <message>
        <source>Take %1</source>
        <translation>테이크 %1</translation>
    </message>
    <message>
        <source>Rejected</source>
        <translation>제외됨</translation>
    </message>
    <message numerus="yes">
        <source>%n stars</source>
        <translation>
            <numerusform>별 %n개</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::ScreeningStrip</name>
    <message>
        <source>Takes of this screening</source>
        <translation>이번 상영의 테이크</translation>
    </message>
</context>
<context>
    <name>Dailies::SelectionBar</name>
    <message>
        <source>Rate</source>
        <comment>stars follow</comment>
        <translation>평점 매기기</translation>
    </message>
    <message>
        <source>Clear selection</source>
        <translation>선택 해제</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>비교</translation>
    </message>
    <message>
        <source>Tag…</source>
        <translation>태그…</translation>
    </message>
    <message>
        <source>Adds tags to the selected takes</source>
        <translation>선택한 테이크에 태그를 추가합니다</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>저장…</translation>
    </message>
    <message>
        <source>Copies the clips to a folder</source>
        <translation>클립을 폴더에 복사합니다</translation>
    </message>
    <message>
        <source>Generate again</source>
        <translation>다시 생성</translation>
    </message>
    <message>
        <source>Sends the same requests as new takes</source>
        <translation>같은 요청을 새 테이크로 보냅니다</translation>
    </message>
    <message>
        <source>Reject</source>
        <translation>제외</translation>
    </message>
    <message numerus="yes">
        <source>%Ln selected</source>
        <translation>
            <numerusform>%Ln개 선택됨</numerusform>
        </translation>
    </message>
    <message>
        <source>Screen</source>
        <translation>상영</translation>
    </message>
    <message>
        <source>Note…</source>
        <translation>메모…</translation>
    </message>
    <message>
        <source>Adds a note to the selected takes</source>
        <translation>선택한 테이크에 메모를 추가합니다</translation>
    </message>
    <message>
        <source>Marks the takes as not good enough</source>
        <translation>테이크를 제외로 표시합니다</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>삭제</translation>
    </message>
    <message>
        <source>Moves the takes and their clips to the Trash</source>
        <translation>테이크와 클립을 휴지통으로 옮깁니다</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>복원</translation>
    </message>
    <message>
        <source>Brings the takes and their clips back from the Trash</source>
        <translation>테이크와 클립을 휴지통에서 되돌립니다</translation>
    </message>
</context>
<context>
    <name>Dailies::SelectionCommands</name>
    <message>
        <source>Add tags</source>
        <translation>태그 추가</translation>
    </message>
    <message>
        <source>Tags, separated by commas</source>
        <translation>쉼표로 구분한 태그</translation>
    </message>
    <message>
        <source>None of the selected takes can be generated again.</source>
        <translation>선택한 테이크 중 다시 생성할 수 있는 것이 없습니다.</translation>
    </message>
    <message numerus="yes">
        <source>Generate %n takes? You&apos;ll be charged for each.</source>
        <translation>
            <numerusform>테이크 %n개를 생성할까요? 각각 요금이 청구됩니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Generate %1</source>
        <translation>%1개 생성</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Add a note</source>
        <translation>메모 추가</translation>
    </message>
    <message numerus="yes">
        <source>Added to the notes of %n takes</source>
        <translation>
            <numerusform>테이크 %n개의 메모에 추가했습니다</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Generate %n takes? %1</source>
        <translation>
            <numerusform>테이크 %n개를 생성할까요? %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Clear selection</source>
        <translation>선택 해제</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>테이크 %1</translation>
    </message>
    <message>
        <source>Add note</source>
        <translation>메모 추가</translation>
    </message>
</context>
<context>
    <name>Dailies::SendTimeDialog</name>
    <message>
        <source>Send at a time</source>
        <translation>시각을 정해 보내기</translation>
    </message>
    <message>
        <source>Send at</source>
        <translation>보낼 시각</translation>
    </message>
    <message>
        <source>It&apos;s sent if Dailies is running then.</source>
        <translation>그때 Dailies가 실행 중이면 보냅니다.</translation>
    </message>
    <message>
        <source>Send later</source>
        <translation>나중에 보내기</translation>
    </message>
    <message>
        <source>This time has passed. Nothing was sent. Choose a later time.</source>
        <translation>이 시각은 지났습니다. 아무것도 보내지 않았습니다. 더 나중의 시각을 선택하십시오.</translation>
    </message>
</context>
<context>
    <name>Dailies::SendingController</name>
    <message>
        <source>Sending is paused. New requests wait here; takes that are being generated continue.</source>
        <translation>보내기가 일시 중지되었습니다. 새 요청은 여기에서 대기하며, 생성 중인 테이크는 계속됩니다.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>재개</translation>
    </message>
    <message>
        <source>No take is being generated now.</source>
        <translation>지금 생성 중인 테이크가 없습니다.</translation>
    </message>
    <message numerus="yes">
        <source>All takes are finished. This computer goes to sleep in %n seconds.</source>
        <translation>
            <numerusform>모든 테이크가 끝났습니다. 이 컴퓨터가 %n초 후 절전 모드로 전환됩니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All takes are finished. Dailies quits in %n seconds.</source>
        <translation>
            <numerusform>모든 테이크가 끝났습니다. Dailies가 %n초 후 종료됩니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>All takes are finished.</source>
        <translation>모든 테이크가 끝났습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n requests are on hold and weren&apos;t sent, so this computer stays awake.</source>
        <translation>
            <numerusform>요청 %n개가 보류되어 보내지 않았으므로 이 컴퓨터를 절전 모드로 전환하지 않습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n requests are on hold and weren&apos;t sent, so Dailies stays open.</source>
        <translation>
            <numerusform>요청 %n개가 보류되어 보내지 않았으므로 Dailies를 종료하지 않습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All other takes are finished. %n requests are on hold and weren&apos;t sent.</source>
        <translation>
            <numerusform>다른 테이크는 모두 끝났습니다. 요청 %n개가 보류되었으며 보내지 않았습니다.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::SendingPage</name>
    <message>
        <source>None</source>
        <translation>없음</translation>
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
        <source>Same as in Settings</source>
        <translation>설정과 같게</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>시스템 기본값</translation>
    </message>
    <message>
        <source>Custom HTTP proxy</source>
        <translation>별도의 HTTP 프록시</translation>
    </message>
    <message>
        <source>Custom SOCKS5 proxy</source>
        <translation>별도의 SOCKS5 프록시</translation>
    </message>
    <message>
        <source>Parallel requests</source>
        <translation>동시에 보내는 요청 수</translation>
    </message>
    <message>
        <source>Status checks per second</source>
        <translation>초당 조회 수</translation>
    </message>
    <message>
        <source>Maximum number of status checks per second. Lower values are easier on the service&apos;s rate limits.</source>
        <translation>초당 상태를 조회하는 최대 횟수입니다. 낮출수록 서비스의 속도 제한에 여유가 생깁니다.</translation>
    </message>
    <message>
        <source>For calls to its base URL, including those of other accounts with the same URL. Clips are downloaded from other servers, through the proxy in Settings.</source>
        <translation>이 계정의 기본 주소로 보내는 호출에 적용되며, 같은 주소를 쓰는 다른 계정도 포함됩니다. 클립은 다른 서버에서 다운로드하므로 프로그램 설정의 프록시를 거칩니다.</translation>
    </message>
    <message>
        <source>Enter a host and port, such as proxy.example.com:8080.</source>
        <translation>호스트와 포트를 입력하십시오. 예: proxy.example.com:8080.</translation>
    </message>
</context>
<context>
    <name>Dailies::ServiceCall</name>
    <message>
        <source>The URL must start with https:// or http:// and a host.</source>
        <translation>주소는 https:// 또는 http://와 호스트로 시작해야 합니다.</translation>
    </message>
    <message>
        <source>Over http:// your key can be read in transit, and you haven&apos;t allowed that.</source>
        <translation>http://를 쓰면 전송 도중에 누구나 키를 읽을 수 있으며, 이를 허용하지 않았습니다.</translation>
    </message>
</context>
<context>
    <name>Dailies::SessionKeyStore</name>
    <message>
        <source>No key for this account and URL.</source>
        <translation>이 계정과 주소의 키가 없습니다.</translation>
    </message>
    <message>
        <source>No keychain is available.</source>
        <translation>사용할 수 있는 키체인이 없습니다.</translation>
    </message>
</context>
<context>
    <name>Dailies::SettingsController</name>
    <message>
        <source>Uploads</source>
        <translation>업로드</translation>
    </message>
    <message>
        <source>upload storage place bucket link S3 WebDAV command secret</source>
        <translation>업로드 저장소 위치 버킷 링크 S3 WebDAV 명령 비밀 정보</translation>
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
        <source>Settings categories</source>
        <translation>설정 범주</translation>
    </message>
    <message>
        <source>No settings match “%1”.</source>
        <translation>“%1”에 해당하는 설정이 없습니다.</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>키보드</translation>
    </message>
</context>
<context>
    <name>Dailies::SettleDialog</name>
    <message>
        <source>Charged</source>
        <translation>청구됨</translation>
    </message>
    <message>
        <source>Not charged</source>
        <translation>청구되지 않음</translation>
    </message>
    <message>
        <source>Settle a take</source>
        <translation>테이크 확정</translation>
    </message>
    <message>
        <source>Settle take %1</source>
        <translation>테이크 %1 확정</translation>
    </message>
    <message>
        <source>Task ID: %1</source>
        <translation>작업 ID: %1</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>초</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>포인트</translation>
    </message>
    <message>
        <source>Money, if known</source>
        <translation>금액(아는 경우)</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>통화</translation>
    </message>
    <message>
        <source>Settle</source>
        <translation>확정</translation>
    </message>
    <message>
        <source>Enter what you were charged, or choose “Not charged”.</source>
        <translation>청구 내역을 입력하거나 “청구되지 않음”을 선택하십시오.</translation>
    </message>
    <message>
        <source>Enter the currency as three letters, such as USD.</source>
        <translation>통화를 USD와 같이 세 글자로 입력하십시오.</translation>
    </message>
    <message>
        <source>Cost of take %1</source>
        <translation>테이크 %1의 비용</translation>
    </message>
    <message>
        <source>You have settled this. What you enter replaces it.</source>
        <translation>이미 확정한 비용입니다. 입력하는 내용으로 바뀝니다.</translation>
    </message>
    <message>
        <source>The service reported %1. What you enter replaces it, for example after a refund.</source>
        <translation>서비스가 보고한 값은 %1입니다. 입력하는 내용으로 바뀝니다(예: 환불 후).</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>저장</translation>
    </message>
    <message>
        <source>Look at the service&apos;s console or invoice. You can undo this later.</source>
        <translation>서비스의 콘솔이나 청구서를 확인하십시오. 나중에 실행을 취소할 수 있습니다.</translation>
    </message>
    <message>
        <source>Takes that failed or were refused by the service aren&apos;t charged. If your invoice says something else, enter it.</source>
        <translation>실패했거나 서비스가 거부한 테이크는 청구되지 않습니다. 청구서 내용이 다르면 입력하십시오.</translation>
    </message>
</context>
<context>
    <name>Dailies::ShortcutEdit</name>
    <message>
        <source>Press the new key. Backspace removes it.</source>
        <translation>새 키를 누르십시오. Backspace를 누르면 키를 제거합니다.</translation>
    </message>
</context>
<context>
    <name>Dailies::ShortcutSheet</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>키보드 단축키</translation>
    </message>
    <message>
        <source>Search shortcuts</source>
        <translation>단축키 검색</translation>
    </message>
    <message>
        <source>No matching shortcuts.</source>
        <translation>일치하는 단축키가 없습니다.</translation>
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
        <source>Describe this shot</source>
        <translation>이 샷을 설명하십시오</translation>
    </message>
    <message>
        <source>Sec.</source>
        <comment>seconds, in a narrow field</comment>
        <translation>초</translation>
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
        <translation>샷 추가</translation>
    </message>
    <message>
        <source>Split evenly</source>
        <translation>균등 분할</translation>
    </message>
    <message>
        <source>Shot %1</source>
        <translation>샷 %1</translation>
    </message>
    <message>
        <source>%1 of %2 s</source>
        <translation>%1/%2초</translation>
    </message>
    <message>
        <source>Split the clip&apos;s duration equally</source>
        <translation>클립 길이를 균등하게 분할</translation>
    </message>
    <message>
        <source>%1 of %2 shots</source>
        <comment>shots, and how many at most</comment>
        <translation>샷 %1 / %2</translation>
    </message>
    <message>
        <source>%1 s in total</source>
        <translation>합계 %1초</translation>
    </message>
</context>
<context>
    <name>Dailies::SpendChart</name>
    <message>
        <source>Seconds per day</source>
        <translation>일별 초</translation>
    </message>
    <message>
        <source>Points per day</source>
        <translation>일별 포인트</translation>
    </message>
    <message>
        <source>The left and right keys go from day to day. The breakdown by day has the same figures as a table.</source>
        <translation>왼쪽과 오른쪽 화살표 키로 날짜를 이동합니다. 일별 세부 내역에서 같은 수치를 표로 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>%1 billed</source>
        <translation>%1 청구됨</translation>
    </message>
    <message>
        <source>%1 reserved</source>
        <translation>%1 예약됨</translation>
    </message>
    <message>
        <source>up to %1 unsettled</source>
        <translation>최대 %1 미확정</translation>
    </message>
    <message>
        <source>%1 not billed</source>
        <translation>%1 청구 안 됨</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a day and its figures</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>오늘</translation>
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
        <translation>지출</translation>
    </message>
    <message>
        <source>Takes</source>
        <translation>테이크</translation>
    </message>
    <message>
        <source>Settled as charged.</source>
        <translation>청구된 것으로 확정했습니다.</translation>
    </message>
    <message>
        <source>Settled as not charged.</source>
        <translation>청구되지 않은 것으로 확정했습니다.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>실행 취소</translation>
    </message>
    <message>
        <source>Export CSV</source>
        <translation>CSV 내보내기</translation>
    </message>
    <message>
        <source>Table for spreadsheet programs (*.csv)</source>
        <translation>스프레드시트 프로그램용 표 (*.csv)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln takes exported to %1.</source>
        <translation>
            <numerusform>테이크 %Ln개를 %1(으)로 내보냈습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>폴더 열기</translation>
    </message>
    <message>
        <source>Spending limits…</source>
        <translation>지출 한도…</translation>
    </message>
    <message>
        <source>The take is unsettled again.</source>
        <translation>테이크가 다시 미확정 상태입니다.</translation>
    </message>
    <message>
        <source>Dailies has no record of what this take cost.</source>
        <translation>이 테이크의 비용 기록이 없습니다.</translation>
    </message>
    <message>
        <source>%1. %2 · %3</source>
        <comment>number, time and cost of a call</comment>
        <translation>%1. %2 · %3</translation>
    </message>
    <message>
        <source>Cost of take %1</source>
        <translation>테이크 %1의 비용</translation>
    </message>
    <message numerus="yes">
        <source>This take was sent %n times. Which call?</source>
        <translation>
            <numerusform>이 테이크를 %n번 보냈습니다. 어느 호출입니까?</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <comment>a limit and an account</comment>
        <translation>%2의 %1</translation>
    </message>
    <message>
        <source>Your limit of %1 is reached.</source>
        <translation>한도(%1)에 도달했습니다.</translation>
    </message>
    <message>
        <source>%1 % of your limit of %2 is used or reserved.</source>
        <translation>한도(%2)의 %1%를 사용했거나 예약했습니다.</translation>
    </message>
    <message>
        <source>Your earlier figure counts again.</source>
        <translation>이전에 입력한 수치로 되돌렸습니다.</translation>
    </message>
    <message>
        <source>The service&apos;s figure counts again.</source>
        <translation>서비스가 보고한 수치로 되돌렸습니다.</translation>
    </message>
</context>
<context>
    <name>Dailies::SpendHeader</name>
    <message>
        <source>Account</source>
        <translation>계정</translation>
    </message>
    <message>
        <source>All accounts</source>
        <translation>모든 계정</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>모델</translation>
    </message>
    <message>
        <source>All models</source>
        <translation>모든 모델</translation>
    </message>
    <message>
        <source>Compare with invoice…</source>
        <translation>청구서와 비교…</translation>
    </message>
    <message>
        <source>Export CSV…</source>
        <translation>CSV 내보내기…</translation>
    </message>
    <message>
        <source>Spend</source>
        <translation>지출</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>오늘</translation>
    </message>
    <message>
        <source>7 days</source>
        <translation>7일</translation>
    </message>
    <message>
        <source>30 days</source>
        <translation>30일</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>올해</translation>
    </message>
</context>
<context>
    <name>Dailies::SpendPage</name>
    <message>
        <source>Spend</source>
        <translation>지출</translation>
    </message>
    <message>
        <source>Show this year</source>
        <translation>올해 보기</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>초</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>포인트</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>모델</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>계정</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>태그</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>날짜</translation>
    </message>
    <message>
        <source>Rates…</source>
        <translation>단가…</translation>
    </message>
    <message>
        <source>Breakdown</source>
        <translation>세부 내역</translation>
    </message>
    <message>
        <source>Unsettled</source>
        <translation>미확정</translation>
    </message>
    <message>
        <source>Nothing was spent yet.</source>
        <translation>아직 지출이 없습니다.</translation>
    </message>
    <message>
        <source>Per day</source>
        <translation>일별</translation>
    </message>
    <message>
        <source>Seconds per day</source>
        <translation>일별 초</translation>
    </message>
    <message>
        <source>Points per day</source>
        <translation>일별 포인트</translation>
    </message>
    <message>
        <source>Daily limit: %1</source>
        <translation>하루 한도: %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>what a rate applies to, and the rate</comment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>Money uses your rates: %1 and %Ln more.</source>
        <translation>
            <numerusform>금액에 적용한 단가: %1 외 %Ln개.</numerusform>
        </translation>
    </message>
    <message>
        <source>Money uses your rate: %1.</source>
        <translation>금액에 적용한 단가: %1.</translation>
    </message>
    <message>
        <source>Seconds and points are what the service reported, or what you settled. Takes without a figure count as unsettled until you settle them.</source>
        <translation>초와 포인트는 서비스가 알려 준 값이거나 확정한 값입니다. 수치가 없는 테이크는 확정할 때까지 미확정으로 셉니다.</translation>
    </message>
    <message>
        <source>Nothing was sent in this period.</source>
        <translation>이 기간에는 보낸 것이 없습니다.</translation>
    </message>
    <message>
        <source>Once you generate with your own account, each take&apos;s cost appears here.</source>
        <translation>내 계정으로 생성하면 테이크마다 비용이 여기에 표시됩니다.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln takes have no rate, so they aren&apos;t in the total.</source>
        <translation>
            <numerusform>단가가 없는 테이크 %Ln개는 합계에 포함되지 않습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Invoices often differ here. Enter what you were charged, or choose “Not charged”.</source>
        <translation>청구서와 차이가 자주 나는 부분입니다. 청구 내역을 입력하거나 “청구되지 않음”을 선택하십시오.</translation>
    </message>
    <message>
        <source>There are no rates yet, so money isn&apos;t known (–).</source>
        <translation>아직 단가가 없어 금액을 알 수 없습니다(–).</translation>
    </message>
</context>
<context>
    <name>Dailies::SpendTiles</name>
    <message>
        <source>Billed as reported</source>
        <translation>청구됨(서비스 보고 기준)</translation>
    </message>
    <message>
        <source>Reserved now</source>
        <translation>현재 예약됨</translation>
    </message>
    <message>
        <source>Unsettled</source>
        <translation>미확정</translation>
    </message>
    <message>
        <source>Not billed</source>
        <translation>청구 안 됨</translation>
    </message>
    <message>
        <source>Other units</source>
        <translation>기타 단위</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>검토</translation>
    </message>
    <message>
        <source>Goes to the unsettled takes</source>
        <translation>미확정 테이크로 이동합니다</translation>
    </message>
    <message>
        <source>Set a rate</source>
        <translation>단가 설정</translation>
    </message>
    <message numerus="yes">
        <source>%Ln takes</source>
        <translation>
            <numerusform>테이크 %Ln개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln takes running</source>
        <translation>
            <numerusform>테이크 %Ln개 진행 중</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is running</source>
        <translation>진행 중인 것 없음</translation>
    </message>
    <message>
        <source>All takes are settled</source>
        <translation>모든 테이크가 확정됨</translation>
    </message>
    <message numerus="yes">
        <source>%Ln takes · no rate set</source>
        <translation>
            <numerusform>테이크 %Ln개 · 단가 설정 안 됨</numerusform>
        </translation>
    </message>
    <message>
        <source>None</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>up to %1</source>
        <comment>money</comment>
        <translation>최대 %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 for %Ln takes</source>
        <comment>money</comment>
        <translation>
            <numerusform>테이크 %Ln개에 %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::StageController</name>
    <message>
        <source>Downloads automatically, then plays here</source>
        <translation>자동으로 다운로드된 뒤 여기서 재생됩니다</translation>
    </message>
    <message>
        <source>Takes play here.</source>
        <translation>테이크가 여기에서 재생됩니다.</translation>
    </message>
</context>
<context>
    <name>Dailies::StageWindow</name>
    <message>
        <source>Viewer in its own window</source>
        <translation>뷰어를 별도 창으로</translation>
    </message>
    <message>
        <source>Viewer – Dailies</source>
        <translation>뷰어 – Dailies</translation>
    </message>
    <message>
        <source>Moves the viewer to a second screen, if there is one. Close that window to bring it back.</source>
        <translation>뷰어를 별도 창으로 옮깁니다. 두 번째 화면이 있으면 그 화면에 표시합니다. 창을 닫으면 원래 자리로 돌아옵니다.</translation>
    </message>
</context>
<context>
    <name>Dailies::StarRating</name>
    <message numerus="yes">
        <source>Rate %n stars</source>
        <translation>
            <numerusform>별 %n개 주기</numerusform>
        </translation>
    </message>
    <message>
        <source>Not rated</source>
        <translation>평점 없음</translation>
    </message>
    <message numerus="yes">
        <source>%n stars</source>
        <translation>
            <numerusform>별 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>평점</translation>
    </message>
</context>
<context>
    <name>Dailies::StartupProgressWindow</name>
    <message>
        <source>Copying the task database and updating it for this version of Dailies.</source>
        <translation>작업 데이터베이스를 복사한 뒤 이 버전의 Dailies에 맞게 변환합니다.</translation>
    </message>
    <message>
        <source>Comparing the tasks with the full list of IDs.</source>
        <translation>작업을 전체 ID 목록과 비교합니다.</translation>
    </message>
    <message>
        <source>Checking and repairing the task database.</source>
        <translation>작업 데이터베이스를 검사하고 복구합니다.</translation>
    </message>
    <message>
        <source>With a long history, this can take a minute. Nothing is sent meanwhile. If you interrupt it, nothing is lost: it starts over next time.</source>
        <translation>기록이 길면 1분 정도 걸릴 수 있습니다. 그동안 아무것도 보내지 않으며, 중단해도 잃는 것은 없습니다. 다음에 시작할 때 처음부터 다시 합니다.</translation>
    </message>
</context>
<context>
    <name>Dailies::StorageCall</name>
    <message>
        <source>Stopped by you.</source>
        <translation>사용자가 중지했습니다.</translation>
    </message>
    <message>
        <source>The storage stopped responding.</source>
        <translation>저장소가 더 이상 응답하지 않습니다.</translation>
    </message>
    <message>
        <source>The certificate of %1 isn&apos;t valid, so nothing was sent to it.</source>
        <translation>%1의 인증서가 유효하지 않아 아무것도 보내지 않았습니다.</translation>
    </message>
    <message>
        <source>%1 doesn&apos;t accept connections.</source>
        <translation>%1이(가) 연결을 받아들이지 않습니다.</translation>
    </message>
    <message>
        <source>The connection to %1 failed.</source>
        <translation>%1에 연결하지 못했습니다.</translation>
    </message>
    <message>
        <source>%1 closed the connection after %2 of %3.</source>
        <translation>%3 중 %2을(를) 보낸 뒤 %1에서 연결을 닫았습니다.</translation>
    </message>
    <message>
        <source>Storage can&apos;t be reached: libcurl isn&apos;t installed on this computer.</source>
        <translation>저장소에 연결할 수 없습니다. 이 컴퓨터에 libcurl이 설치되어 있지 않습니다.</translation>
    </message>
    <message>
        <source>Host %1 not found. Check the URL and the network connection.</source>
        <translation>호스트 %1을(를) 찾을 수 없습니다. URL과 네트워크 연결을 확인하십시오.</translation>
    </message>
</context>
<context>
    <name>Dailies::SubmissionTiles</name>
    <message>
        <source>Take %1 · %2</source>
        <comment>number, and a time or state</comment>
        <translation>테이크 %1 · %2</translation>
    </message>
    <message>
        <source>Take %1: %2</source>
        <comment>number and state</comment>
        <translation>테이크 %1: %2</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>준비됨</translation>
    </message>
    <message>
        <source>%1 of %2 ready</source>
        <comment>takes of one submission</comment>
        <translation>%1 / %2 준비됨</translation>
    </message>
</context>
<context>
    <name>Dailies::SubmitBar</name>
    <message>
        <source>Sending…</source>
        <translation>보내는 중…</translation>
    </message>
    <message>
        <source>Variations</source>
        <translation>변형</translation>
    </message>
    <message>
        <source>Generate</source>
        <translation>생성</translation>
    </message>
    <message>
        <source>Fewer variations</source>
        <translation>변형 줄이기</translation>
    </message>
    <message>
        <source>More variations</source>
        <translation>변형 늘리기</translation>
    </message>
    <message>
        <source>How many takes to make of this request</source>
        <translation>이 요청으로 만들 테이크 수입니다</translation>
    </message>
    <message>
        <source>Generate anyway</source>
        <translation>그래도 생성</translation>
    </message>
    <message>
        <source>Generate %1 anyway</source>
        <translation>그래도 %1개 생성</translation>
    </message>
    <message>
        <source>Generate %1</source>
        <translation>%1개 생성</translation>
    </message>
</context>
<context>
    <name>Dailies::SubmitController</name>
    <message>
        <source>Choose an account first. Nothing was sent.</source>
        <translation>먼저 계정을 선택하십시오. 아무것도 보내지 않았습니다.</translation>
    </message>
    <message>
        <source>%1 Nothing was sent.</source>
        <translation>%1 아무것도 보내지 않았습니다.</translation>
    </message>
    <message>
        <source>%1 Send it once more?</source>
        <comment>You sent this 4 s ago.</comment>
        <translation>%1 한 번 더 보낼까요?</translation>
    </message>
    <message>
        <source>Send once more</source>
        <translation>한 번 더 보내기</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>This take&apos;s account was removed. Nothing was sent.</source>
        <translation>이 테이크의 계정이 제거되었습니다. 아무것도 보내지 않았습니다.</translation>
    </message>
    <message>
        <source>Generate anyway</source>
        <translation>그래도 생성</translation>
    </message>
    <message>
        <source>Upload and generate</source>
        <translation>업로드하고 생성</translation>
    </message>
    <message>
        <source>Agree and send</source>
        <translation>동의하고 보내기</translation>
    </message>
    <message>
        <source>Edit limits…</source>
        <translation>한도 편집…</translation>
    </message>
    <message>
        <source>%1 Generate anyway?</source>
        <comment>You have a limit of 60 s per day.</comment>
        <translation>%1 그래도 생성할까요?</translation>
    </message>
    <message>
        <source>Send later…</source>
        <translation>나중에 보내기…</translation>
    </message>
    <message>
        <source>Generates at a time that you choose</source>
        <translation>선택한 시각에 생성합니다</translation>
    </message>
    <message>
        <source>%1 Generate anyway?</source>
        <comment>Take 7 of the same request got no response.</comment>
        <translation>%1 그래도 생성할까요?</translation>
    </message>
    <message>
        <source>Decide first</source>
        <translation>먼저 결정</translation>
    </message>
    <message>
        <source>Send anyway</source>
        <translation>그래도 보내기</translation>
    </message>
    <message>
        <source>Sending is paused, so this waits until you resume it.</source>
        <translation>보내기가 일시 중지되어, 재개할 때까지 기다립니다.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>재개</translation>
    </message>
    <message>
        <source>Send these files</source>
        <translation>이 파일 보내기</translation>
    </message>
    <message>
        <source>The same request was just sent.</source>
        <translation>같은 요청을 방금 보냈습니다.</translation>
    </message>
    <message>
        <source>The clip couldn&apos;t be saved. %1 Nothing was sent.</source>
        <comment>Can&apos;t write to /films.</comment>
        <translation>클립을 저장할 수 없습니다. %1 아무것도 보내지 않았습니다.</translation>
    </message>
    <message>
        <source>Change folder…</source>
        <translation>폴더 변경…</translation>
    </message>
    <message>
        <source>Set a rate…</source>
        <translation>단가 설정…</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n takes)</source>
        <comment>a sentence about them</comment>
        <translation>
            <numerusform>%1(테이크 %n개)</numerusform>
        </translation>
    </message>
    <message>
        <source>Take %1 was removed. Nothing was sent.</source>
        <translation>테이크 %1이(가) 제거되었습니다. 보낸 것이 없습니다.</translation>
    </message>
    <message>
        <source>The account of take %1 was removed. Nothing was sent.</source>
        <translation>테이크 %1의 계정이 제거되었습니다. 보낸 것이 없습니다.</translation>
    </message>
    <message>
        <source>%1 Send take %2 anyway?</source>
        <comment>Take 7 of the same request got no response.</comment>
        <translation>%1 그래도 테이크 %2을(를) 보낼까요?</translation>
    </message>
    <message numerus="yes">
        <source>%1 Send these %Ln requests anyway?</source>
        <comment>Take 7 of the same request got no response.</comment>
        <translation>
            <numerusform>%1 그래도 요청 %Ln개를 보낼까요?</numerusform>
        </translation>
    </message>
    <message>
        <source>The request names these files on your computer. Send them?</source>
        <translation>요청이 이 컴퓨터의 다음 파일을 가리킵니다. 보낼까요?</translation>
    </message>
</context>
<context>
    <name>Dailies::SwitchControl</name>
    <message>
        <source>Auto · on</source>
        <translation>자동 · 켬</translation>
    </message>
    <message>
        <source>Auto · off</source>
        <translation>자동 · 끔</translation>
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
    <message>
        <source>Group by day and prompt</source>
        <translation>날짜와 프롬프트별로 그룹화</translation>
    </message>
    <message>
        <source>View</source>
        <translation>보기</translation>
    </message>
</context>
<context>
    <name>Dailies::TakeActionBar</name>
    <message>
        <source>Rating</source>
        <translation>평점</translation>
    </message>
    <message>
        <source>More</source>
        <translation>더 보기</translation>
    </message>
    <message>
        <source>More actions</source>
        <translation>추가 작업</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>테이크 %1</translation>
    </message>
</context>
<context>
    <name>Dailies::TakeFiles</name>
    <message>
        <source>Nothing was deleted. %1</source>
        <translation>아무것도 삭제하지 않았습니다. %1</translation>
    </message>
    <message>
        <source>This take has no clip to rename.</source>
        <translation>이 테이크에는 이름을 바꿀 클립이 없습니다.</translation>
    </message>
    <message>
        <source>The clip was not renamed. %1</source>
        <translation>클립의 이름을 바꾸지 않았습니다. %1</translation>
    </message>
</context>
<context>
    <name>Dailies::TakeRequests</name>
    <message>
        <source>No model of this account can edit clips.</source>
        <translation>이 계정에는 클립을 편집할 수 있는 모델이 없습니다.</translation>
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
        <source>Check now</source>
        <translation>지금 확인</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>복원</translation>
    </message>
    <message>
        <source>Copy prompt</source>
        <translation>프롬프트 복사</translation>
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
        <source>Hold</source>
        <translation>보류</translation>
    </message>
    <message>
        <source>Send first</source>
        <translation>맨 먼저 보내기</translation>
    </message>
    <message>
        <source>Send last</source>
        <translation>맨 나중에 보내기</translation>
    </message>
    <message>
        <source>Cancel sending</source>
        <translation>보내기 취소</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>제거</translation>
    </message>
    <message>
        <source>Send now</source>
        <translation>지금 보내기</translation>
    </message>
    <message>
        <source>This request has no prompt.</source>
        <translation>이 요청에는 프롬프트가 없습니다.</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>다른 이름으로 저장…</translation>
    </message>
    <message>
        <source>Saves a copy of the clip anywhere you like.</source>
        <translation>클립의 복사본을 원하는 위치에 저장합니다.</translation>
    </message>
    <message>
        <source>I found it: enter its ID…</source>
        <translation>찾았음: ID 입력…</translation>
    </message>
    <message>
        <source>Tracks the task by the ID that the service shows for it.</source>
        <translation>서비스에 표시된 ID로 작업을 추적합니다.</translation>
    </message>
    <message>
        <source>Resubmit anyway (may be charged twice)…</source>
        <translation>그래도 다시 보내기(요금이 두 번 청구될 수 있음)…</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>그대로 두기</translation>
    </message>
    <message>
        <source>Dailies stops asking for a decision. You can still make one.</source>
        <translation>Dailies가 더 이상 결정을 요구하지 않습니다. 나중에 결정할 수도 있습니다.</translation>
    </message>
    <message>
        <source>Keeps this request here until you choose Send now.</source>
        <translation>“지금 보내기”를 선택할 때까지 이 요청을 여기에 보류합니다.</translation>
    </message>
    <message>
        <source>Stop tracking</source>
        <translation>추적 중지</translation>
    </message>
    <message>
        <source>Stops checking this task. The service may still run it and charge you.</source>
        <translation>이 작업을 더 이상 조회하지 않습니다. 서비스에서는 계속 실행되어 요금이 청구될 수 있습니다.</translation>
    </message>
    <message>
        <source>If the service already has the whole request, it may still run. Dailies then asks what to do.</source>
        <translation>서비스가 이미 요청 전체를 받았다면 실행될 수 있습니다. 그 경우 Dailies가 어떻게 할지 묻습니다.</translation>
    </message>
    <message>
        <source>Removes this request from the queue. It won&apos;t be sent.</source>
        <translation>이 요청을 대기열에서 제거합니다. 보내지 않습니다.</translation>
    </message>
    <message>
        <source>Before all other waiting requests.</source>
        <translation>대기 중인 다른 모든 요청보다 먼저 보냅니다.</translation>
    </message>
    <message>
        <source>One place earlier in the queue.</source>
        <translation>대기열에서 한 자리 앞으로 옮깁니다.</translation>
    </message>
    <message>
        <source>One place later in the queue.</source>
        <translation>대기열에서 한 자리 뒤로 옮깁니다.</translation>
    </message>
    <message>
        <source>After all other waiting requests.</source>
        <translation>대기 중인 다른 모든 요청보다 나중에 보냅니다.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>이어서 만들기</translation>
    </message>
    <message>
        <source>Starts a request from the last frame of this take.</source>
        <translation>이 테이크의 마지막 프레임에서 시작하는 요청을 만듭니다.</translation>
    </message>
    <message>
        <source>Edit this clip</source>
        <translation>이 클립 편집</translation>
    </message>
    <message>
        <source>Starts a request that edits this clip.</source>
        <translation>이 클립을 편집하는 요청을 만듭니다.</translation>
    </message>
    <message>
        <source>Reuse</source>
        <translation>다시 사용</translation>
    </message>
    <message>
        <source>Loads the request of this take into the form.</source>
        <translation>이 테이크의 요청을 양식에 불러옵니다.</translation>
    </message>
    <message>
        <source>Variations</source>
        <translation>변형</translation>
    </message>
    <message>
        <source>Loads the request of this take into the form, for three new takes. Nothing is sent yet.</source>
        <translation>새 테이크 3개를 만들도록 이 테이크의 요청을 양식에 불러옵니다. 아직 아무것도 보내지 않습니다.</translation>
    </message>
    <message>
        <source>Compare with form…</source>
        <translation>양식과 비교…</translation>
    </message>
    <message>
        <source>Shows what Reuse would change, field by field.</source>
        <translation>“다시 사용”을 누르면 바뀌는 내용을 필드별로 보여 줍니다.</translation>
    </message>
    <message>
        <source>Generate again</source>
        <translation>다시 생성</translation>
    </message>
    <message>
        <source>Sends the same request as a new task. You&apos;ll be charged for it.</source>
        <translation>같은 요청을 새 작업으로 보냅니다. 요금이 청구됩니다.</translation>
    </message>
    <message>
        <source>Copy clip</source>
        <translation>클립 복사</translation>
    </message>
    <message>
        <source>Copies the clip, to paste it into a folder or another program.</source>
        <translation>폴더나 다른 프로그램에 붙여 넣을 수 있도록 클립을 복사합니다.</translation>
    </message>
    <message>
        <source>Copy ID</source>
        <translation>ID 복사</translation>
    </message>
    <message>
        <source>This task has no ID from the service.</source>
        <translation>이 작업에는 서비스가 부여한 ID가 없습니다.</translation>
    </message>
    <message>
        <source>Copy link</source>
        <translation>링크 복사</translation>
    </message>
    <message>
        <source>Copies the download link of the clip, which usually expires within a day.</source>
        <translation>클립의 다운로드 링크를 복사합니다. 보통 하루 안에 만료됩니다.</translation>
    </message>
    <message>
        <source>This task has no download link.</source>
        <translation>이 작업에는 다운로드 링크가 없습니다.</translation>
    </message>
    <message>
        <source>Copies a bash command that sends this request, with the key from $API_KEY.</source>
        <translation>$API_KEY의 키로 이 요청을 보내는 bash 명령을 복사합니다.</translation>
    </message>
    <message>
        <source>Export for support…</source>
        <translation>지원용으로 내보내기…</translation>
    </message>
    <message>
        <source>Reject</source>
        <translation>제외</translation>
    </message>
    <message>
        <source>Resubmit anyway (may run twice)…</source>
        <translation>그래도 다시 보내기(두 번 실행될 수 있음)…</translation>
    </message>
    <message>
        <source>Sends the same request as a new task.</source>
        <translation>같은 요청을 새 작업으로 보냅니다.</translation>
    </message>
    <message>
        <source>Stops checking this task. The practice service may still run it.</source>
        <translation>이 작업을 더 이상 조회하지 않습니다. 연습 서비스에서는 계속 실행될 수 있습니다.</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>다운로드</translation>
    </message>
    <message>
        <source>Download again</source>
        <translation>다시 다운로드</translation>
    </message>
    <message>
        <source>This task has no clip.</source>
        <translation>이 작업에는 클립이 없습니다.</translation>
    </message>
    <message>
        <source>Still generating…</source>
        <translation>아직 생성 중…</translation>
    </message>
    <message>
        <source>Edit request</source>
        <translation>요청 편집</translation>
    </message>
    <message>
        <source>Takes this request out of the queue and into the form. It won&apos;t be sent until you generate it.</source>
        <translation>이 요청을 대기열에서 꺼내 양식에 넣습니다. 생성할 때까지 보내지 않습니다.</translation>
    </message>
    <message>
        <source>Rename clip…</source>
        <translation>클립 이름 바꾸기…</translation>
    </message>
    <message>
        <source>Renames the clip and the JSON file next to it.</source>
        <translation>클립과 그 옆에 있는 JSON 파일의 이름을 바꿉니다.</translation>
    </message>
    <message>
        <source>Marks the take as not good enough. Its clip stays.</source>
        <translation>테이크를 제외로 표시합니다. 클립은 그대로 남습니다.</translation>
    </message>
    <message>
        <source>Takes the rejection back.</source>
        <translation>제외 표시를 취소합니다.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>삭제</translation>
    </message>
    <message>
        <source>Moves the take and its clip to the Trash. You can undo this.</source>
        <translation>테이크와 클립을 휴지통으로 옮깁니다. 실행을 취소할 수 있습니다.</translation>
    </message>
    <message>
        <source>Brings the take and its clip back from the Trash.</source>
        <translation>테이크와 클립을 휴지통에서 되돌립니다.</translation>
    </message>
    <message>
        <source>Cancel upload</source>
        <translation>업로드 취소</translation>
    </message>
    <message>
        <source>Stops the upload and keeps the request here, on hold. Nothing was sent to the service.</source>
        <translation>업로드를 중지하고 요청을 여기에 보류합니다. 서비스에는 아무것도 보내지 않았습니다.</translation>
    </message>
    <message>
        <source>Send at…</source>
        <translation>시각을 정해 보내기…</translation>
    </message>
    <message>
        <source>Sends this request at a time that you choose.</source>
        <translation>이 요청을 선택한 시각에 보냅니다.</translation>
    </message>
    <message>
        <source>This take is in the Trash. Restore brings it back with its clip.</source>
        <translation>이 테이크는 휴지통에 있습니다. “복원”으로 클립과 함께 되돌릴 수 있습니다.</translation>
    </message>
    <message>
        <source>Change ID…</source>
        <translation>ID 변경…</translation>
    </message>
    <message>
        <source>Replaces the ID that you entered. No new request is sent.</source>
        <translation>입력한 ID를 바꿉니다. 새 요청은 보내지 않습니다.</translation>
    </message>
    <message>
        <source>Save a part</source>
        <translation>일부 저장</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>순서</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>복사</translation>
    </message>
    <message>
        <source>More</source>
        <translation>더 보기</translation>
    </message>
    <message>
        <source>Correct cost…</source>
        <translation>비용 수정…</translation>
    </message>
    <message>
        <source>Enter the key…</source>
        <translation>키 입력…</translation>
    </message>
    <message>
        <source>Test upload place…</source>
        <translation>업로드 위치 테스트…</translation>
    </message>
    <message>
        <source>Edit limits…</source>
        <translation>한도 편집…</translation>
    </message>
    <message>
        <source>Opens your spending limits. This request waits until you choose Send now.</source>
        <translation>지출 한도를 엽니다. 이 요청은 “지금 보내기”를 선택할 때까지 기다립니다.</translation>
    </message>
    <message>
        <source>Change clip folder…</source>
        <translation>클립 폴더 변경…</translation>
    </message>
    <message>
        <source>Opens the setting of the folder in which clips are saved.</source>
        <translation>클립을 저장하는 폴더의 설정을 엽니다.</translation>
    </message>
    <message>
        <source>Uploads 1 kB to the place of this request&apos;s files and fetches it through its link.</source>
        <translation>이 요청의 파일이 있는 위치에 1 kB를 업로드하고 링크로 가져옵니다.</translation>
    </message>
    <message>
        <source>Saves a zip file with IDs, times, the request and the responses. It never contains your key.</source>
        <translation>ID, 시각, 요청, 응답이 든 zip 파일을 저장합니다. 키는 절대 들어가지 않습니다.</translation>
    </message>
    <message>
        <source>Records what your invoice says instead of the service&apos;s figure.</source>
        <translation>서비스가 보고한 수치 대신 청구서의 내용을 기록합니다.</translation>
    </message>
    <message>
        <source>This request is already first in the queue.</source>
        <translation>이 요청은 이미 대기열의 맨 앞입니다.</translation>
    </message>
    <message>
        <source>This request is already last in the queue.</source>
        <translation>이 요청은 이미 대기열의 맨 뒤입니다.</translation>
    </message>
    <message>
        <source>Stores the key of this take&apos;s account. Its waiting requests are then sent.</source>
        <translation>이 테이크 계정의 키를 저장합니다. 그 뒤에 이 계정의 대기 중인 요청을 보냅니다.</translation>
    </message>
    <message>
        <source>Move up in the queue</source>
        <translation>대기열에서 앞으로 이동</translation>
    </message>
    <message>
        <source>Move down in the queue</source>
        <translation>대기열에서 뒤로 이동</translation>
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
        <translation>%1, %2%</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>테이크 %1</translation>
    </message>
    <message>
        <source>Take %1, %2</source>
        <translation>테이크 %1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n tasks finished. %1</source>
        <translation>
            <numerusform>작업 %n개가 종료되었습니다. %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::TaskDetails</name>
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
        <source>Log</source>
        <translation>로그</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>아직 기록이 없습니다.</translation>
    </message>
    <message>
        <source>Select a take to see its details.</source>
        <translation>테이크를 선택하면 세부 정보가 표시됩니다.</translation>
    </message>
    <message>
        <source>Technical</source>
        <translation>기술 정보</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>테이크 %1</translation>
    </message>
</context>
<context>
    <name>Dailies::TaskFilterBar</name>
    <message>
        <source>Empty…</source>
        <translation>비우기…</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>필터</translation>
    </message>
    <message>
        <source>Filters, saved filters, order and columns</source>
        <translation>필터, 저장된 필터, 순서 및 열</translation>
    </message>
    <message>
        <source>Search takes</source>
        <translation>테이크 검색</translation>
    </message>
    <message>
        <source>Tile size</source>
        <translation>타일 크기</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>그리드</translation>
    </message>
    <message>
        <source>List</source>
        <translation>목록</translation>
    </message>
    <message>
        <source>Search tasks</source>
        <translation>작업 검색</translation>
    </message>
    <message>
        <source>Delete all…</source>
        <translation>모두 삭제…</translation>
    </message>
    <message>
        <source>Moves all rejected takes shown here to the Trash, with their clips</source>
        <translation>여기에 표시된 제외된 테이크를 모두 클립과 함께 휴지통으로 옮깁니다</translation>
    </message>
    <message>
        <source>Deletes the records of the takes in the Trash permanently</source>
        <translation>휴지통에 있는 테이크의 기록을 영구적으로 삭제합니다</translation>
    </message>
    <message>
        <source>Search prompts, models, notes, tags, names of clips and IDs</source>
        <translation>프롬프트, 모델, 메모, 태그, 클립 이름, ID 검색</translation>
    </message>
    <message>
        <source>Show: %1</source>
        <comment>a group of takes</comment>
        <translation>보기: %1</translation>
    </message>
</context>
<context>
    <name>Dailies::TaskListExport</name>
    <message>
        <source>Couldn&apos;t write the list: %1.</source>
        <translation>목록을 쓰지 못했습니다. %1.</translation>
    </message>
    <message>
        <source>The export was stopped. Nothing was written.</source>
        <translation>내보내기를 중지했습니다. 아무것도 쓰지 않았습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n tasks couldn&apos;t be read from the task database and aren&apos;t in the list.</source>
        <translation>
            <numerusform>작업 %n개를 작업 데이터베이스에서 읽지 못해 목록에 없습니다.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::TaskMarking</name>
    <message>
        <source>Rate</source>
        <translation>평점 매기기</translation>
    </message>
    <message>
        <source>Nothing was changed. %1</source>
        <translation>변경된 것은 없습니다. %1</translation>
    </message>
    <message>
        <source>Clear rating</source>
        <translation>평점 지우기</translation>
    </message>
    <message>
        <source>Edit note and tags</source>
        <translation>메모와 태그 편집</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>태그</translation>
    </message>
    <message>
        <source>Reject</source>
        <translation>제외</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>복원</translation>
    </message>
    <message>
        <source>Add note</source>
        <translation>메모 추가</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>삭제</translation>
    </message>
    <message>
        <source>Rename clip</source>
        <translation>클립 이름 바꾸기</translation>
    </message>
    <message numerus="yes">
        <source>%n takes moved to the Trash (%1).</source>
        <translation>
            <numerusform>테이크 %n개를 휴지통으로 옮겼습니다(%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n takes moved to the Trash.</source>
        <translation>
            <numerusform>테이크 %n개를 휴지통으로 옮겼습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n clips stay, because other takes use them.</source>
        <translation>
            <numerusform>다른 테이크가 사용하는 클립 %n개는 그대로 남습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more clips couldn&apos;t be moved.</source>
        <translation>
            <numerusform>클립 %n개도 옮기지 못했습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>실행 취소</translation>
    </message>
    <message>
        <source>Renamed to %1.</source>
        <translation>이름을 %1(으)로 바꿨습니다.</translation>
    </message>
    <message>
        <source>The Trash was not emptied. %1</source>
        <translation>휴지통을 비우지 않았습니다. %1</translation>
    </message>
    <message>
        <source>Undone: %1.</source>
        <translation>실행 취소함: %1.</translation>
    </message>
    <message>
        <source>Take %1 moved to the Trash.</source>
        <translation>테이크 %1을(를) 휴지통으로 옮겼습니다.</translation>
    </message>
    <message>
        <source>Take %1 moved to the Trash (%2).</source>
        <comment>number, and size of a file</comment>
        <translation>테이크 %1을(를) 휴지통으로 옮겼습니다(%2).</translation>
    </message>
    <message>
        <source>Take %1 is back without its clip, which is no longer in the Trash.</source>
        <translation>테이크 %1을(를) 복원했지만, 클립은 더 이상 휴지통에 없습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n takes are back without their clips, which are no longer in the Trash.</source>
        <translation>
            <numerusform>테이크 %n개를 복원했지만, 클립은 더 이상 휴지통에 없습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>This contains your API key, so it wasn&apos;t saved. Remove the key from it.</source>
        <translation>API 키가 들어 있어 저장하지 않았습니다. 키를 제거하십시오.</translation>
    </message>
    <message numerus="yes">
        <source>%n takes weren&apos;t moved: they are in progress or need a decision.</source>
        <translation>
            <numerusform>테이크 %n개는 옮기지 않았습니다. 진행 중이거나 결정이 필요합니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n takes tagged.</source>
        <translation>
            <numerusform>테이크 %n개에 태그를 달았습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Note added to %n takes.</source>
        <translation>
            <numerusform>테이크 %n개에 메모를 추가했습니다.</numerusform>
        </translation>
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
        <translation>펼침</translation>
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
        <source>%1: %2</source>
        <comment>account, and what is with it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The service is rate limiting requests. Sending resumes in %1.</source>
        <translation>서비스가 요청 속도를 제한하고 있습니다. %1 후 보내기를 재개합니다.</translation>
    </message>
    <message>
        <source>The last request was rejected, and the reason may affect the others too. Sending resumes in %1.</source>
        <translation>마지막 요청이 거부되었고 그 이유가 다른 요청에도 해당할 수 있습니다. %1 후 보내기를 재개합니다.</translation>
    </message>
    <message>
        <source>Service unreachable since %1. Retrying automatically.</source>
        <translation>%1부터 서비스에 연결되지 않습니다. 자동으로 다시 시도합니다.</translation>
    </message>
</context>
<context>
    <name>Dailies::TaskPanel</name>
    <message>
        <source>Undo</source>
        <translation>실행 취소</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Delete permanently</source>
        <translation>영구 삭제</translation>
    </message>
    <message>
        <source>Screen takes</source>
        <translation>테이크 상영</translation>
    </message>
    <message>
        <source>Shows the selected takes in a row, in full screen. With fewer than two, shows the filtered takes or today&apos;s.</source>
        <translation>선택한 테이크를 전체 화면으로 차례로 표시합니다. 선택한 테이크가 두 개 미만이면 필터링된 테이크나 오늘의 테이크를 표시합니다.</translation>
    </message>
    <message numerus="yes">
        <source>Delete the records of %n takes permanently? Their clips stay in the Trash until you empty it on your desktop.</source>
        <translation>
            <numerusform>테이크 %n개의 기록을 영구적으로 삭제할까요? 클립은 데스크톱에서 휴지통을 비울 때까지 휴지통에 남습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Filter cleared to show take %1.</source>
        <translation>테이크 %1을(를) 표시하려고 필터를 해제했습니다.</translation>
    </message>
    <message>
        <source>Back to the filter</source>
        <translation>필터로 돌아가기</translation>
    </message>
    <message>
        <source>Copied to the clipboard.</source>
        <translation>클립보드에 복사했습니다.</translation>
    </message>
</context>
<context>
    <name>Dailies::TaskStore</name>
    <message>
        <source>The task database %1 can&apos;t be opened: %2.</source>
        <translation>작업 데이터베이스 %1을(를) 열 수 없습니다. %2.</translation>
    </message>
    <message>
        <source>Another Dailies took over this profile; this one sent nothing.</source>
        <translation>다른 Dailies가 이 프로필을 넘겨받았습니다. 이 Dailies에서는 아무것도 보내지 않았습니다.</translation>
    </message>
    <message>
        <source>Task %1 has changed in the meantime.</source>
        <translation>작업 %1의 상태가 그 사이에 바뀌었습니다.</translation>
    </message>
    <message>
        <source>Task %1 can&apos;t be removed: it&apos;s in progress, or the service knows it.</source>
        <translation>작업 %1을(를) 제거할 수 없습니다. 진행 중이거나 서비스가 이미 알고 있는 작업입니다.</translation>
    </message>
    <message>
        <source>A spending limit kept this from being sent, but no longer does. Nothing was charged.</source>
        <translation>지출 한도 때문에 보내지 않았지만 이제는 한도가 막지 않습니다. 요금은 청구되지 않았습니다.</translation>
    </message>
    <message>
        <source>Task %1 isn&apos;t in the database.</source>
        <translation>작업 %1이(가) 데이터베이스에 없습니다.</translation>
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
    <name>Dailies::TaskViews</name>
    <message>
        <source>Tile size</source>
        <translation>타일 크기</translation>
    </message>
    <message>
        <source>There&apos;s no room for larger tiles</source>
        <translation>더 큰 타일을 표시할 공간이 없습니다</translation>
    </message>
</context>
<context>
    <name>Dailies::TestPanel</name>
    <message>
        <source>Test</source>
        <translation>테스트</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>중지</translation>
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
        <translation>신규</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>테이크 %1</translation>
    </message>
    <message>
        <source>Rejected</source>
        <translation>제외됨</translation>
    </message>
</context>
<context>
    <name>Dailies::ToastArea</name>
    <message>
        <source>Show the next message</source>
        <translation>다음 메시지 표시</translation>
    </message>
    <message numerus="yes">
        <source>%n more messages</source>
        <translation>
            <numerusform>메시지 %n개 더 있음</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::TransportBar</name>
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
        <source>Frame %1 of %2</source>
        <translation>프레임 %1 / %2</translation>
    </message>
    <message>
        <source>Speed (%1 slower, %2 faster)</source>
        <translation>속도(%1 느리게, %2 빠르게)</translation>
    </message>
</context>
<context>
    <name>Dailies::UnsettledList</name>
    <message numerus="yes">
        <source>Show %Ln more</source>
        <translation>
            <numerusform>%Ln개 더 보기</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::UnsettledRow</name>
    <message>
        <source>Show this take</source>
        <translation>이 테이크 보기</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>테이크 %1</translation>
    </message>
    <message>
        <source>Deleted take</source>
        <translation>삭제된 테이크</translation>
    </message>
    <message>
        <source>Settled by you</source>
        <translation>사용자가 확정함</translation>
    </message>
    <message>
        <source>amount unknown</source>
        <translation>비용 알 수 없음</translation>
    </message>
    <message>
        <source>Settle…</source>
        <translation>확정…</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>실행 취소</translation>
    </message>
    <message>
        <source>Take %1: %2</source>
        <translation>테이크 %1: %2</translation>
    </message>
</context>
<context>
    <name>Dailies::Upload</name>
    <message>
        <source>It isn&apos;t a file.</source>
        <translation>파일이 아닙니다.</translation>
    </message>
    <message>
        <source>It can&apos;t be read: %1.</source>
        <translation>읽을 수 없습니다. %1.</translation>
    </message>
    <message>
        <source>It&apos;s empty.</source>
        <translation>비어 있습니다.</translation>
    </message>
    <message>
        <source>Stopped by you.</source>
        <translation>사용자가 중지했습니다.</translation>
    </message>
    <message>
        <source>SHA-256 isn&apos;t available on this computer.</source>
        <translation>이 컴퓨터에서는 SHA-256을 사용할 수 없습니다.</translation>
    </message>
    <message>
        <source>The file no longer exists.</source>
        <translation>파일이 더 이상 없습니다.</translation>
    </message>
    <message>
        <source>%1 wasn&apos;t uploaded. %2</source>
        <translation>%1을(를) 업로드하지 못했습니다. %2</translation>
    </message>
    <message>
        <source>It has changed.</source>
        <translation>변경되었습니다.</translation>
    </message>
    <message>
        <source>%1 was uploaded, but its link can&apos;t be used. %2</source>
        <translation>%1을(를) 업로드했지만 링크를 사용할 수 없습니다. %2</translation>
    </message>
    <message>
        <source>%1 was uploaded, but its link couldn&apos;t be tried. %2</source>
        <translation>%1을(를) 업로드했지만 링크를 확인할 수 없었습니다. %2</translation>
    </message>
</context>
<context>
    <name>Dailies::UploadBody</name>
    <message>
        <source>The file can&apos;t be read: %1.</source>
        <translation>파일을 읽을 수 없습니다. %1.</translation>
    </message>
    <message>
        <source>The file changed while it was uploaded.</source>
        <translation>업로드하는 동안 파일이 변경되었습니다.</translation>
    </message>
</context>
<context>
    <name>Dailies::UploadPlaceStore</name>
    <message>
        <source>The upload places in %1 can&apos;t be read: %2. The file was left unchanged.</source>
        <translation>%1의 업로드 위치를 읽을 수 없어 파일을 그대로 두었습니다. %2.</translation>
    </message>
    <message>
        <source>a newer version of Dailies wrote it</source>
        <translation>더 새로운 버전의 Dailies에서 작성한 파일입니다</translation>
    </message>
    <message>
        <source>it isn&apos;t a list of upload places</source>
        <translation>업로드 위치 목록이 아닙니다</translation>
    </message>
    <message>
        <source>The upload places couldn&apos;t be read, so they won&apos;t be overwritten.</source>
        <translation>업로드 위치를 읽지 못했으므로 덮어쓰지 않습니다.</translation>
    </message>
    <message>
        <source>Couldn&apos;t save the upload places to %1: %2.</source>
        <translation>업로드 위치를 %1에 저장하지 못했습니다. %2.</translation>
    </message>
    <message>
        <source>This upload place was removed.</source>
        <translation>이 업로드 위치는 제거되었습니다.</translation>
    </message>
</context>
<context>
    <name>Dailies::UploadsModel</name>
    <message>
        <source>File</source>
        <translation>파일</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>크기</translation>
    </message>
    <message>
        <source>Uploaded</source>
        <translation>업로드 시각</translation>
    </message>
    <message>
        <source>Takes</source>
        <translation>테이크</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>알 수 없음</translation>
    </message>
    <message numerus="yes">
        <source>Takes %1 and %n more</source>
        <translation>
            <numerusform>테이크 %1 외 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>Takes %1</source>
        <comment>several numbers</comment>
        <translation>테이크 %1</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>테이크 %1</translation>
    </message>
</context>
<context>
    <name>Dailies::ValueLabel</name>
    <message>
        <source>Copy</source>
        <translation>복사</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>모두 선택</translation>
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
        <source>Voice</source>
        <translation>음성</translation>
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
        <source>Voice ID</source>
        <translation>음성 ID</translation>
    </message>
    <message>
        <source>Recent voices</source>
        <translation>최근 음성</translation>
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
        <translation>음량</translation>
    </message>
    <message>
        <source>No sound device was found. The picture plays without sound.</source>
        <translation>사운드 장치를 찾지 못했습니다. 소리 없이 화면만 재생합니다.</translation>
    </message>
</context>
<context>
    <name>Dailies::WebDavUploader</name>
    <message>
        <source>The storage&apos;s list of files can&apos;t be read.</source>
        <translation>저장소의 파일 목록을 읽을 수 없습니다.</translation>
    </message>
    <message>
        <source>The storage doesn&apos;t accept the user name or password.</source>
        <translation>저장소가 사용자 이름 또는 암호를 받아들이지 않습니다.</translation>
    </message>
    <message>
        <source>The storage doesn&apos;t allow this user to do that.</source>
        <translation>저장소가 이 사용자에게 이 작업을 허용하지 않습니다.</translation>
    </message>
</context>
<context>
    <name>Dailies::WelcomePage</name>
    <message>
        <source>Add an account</source>
        <translation>계정 추가</translation>
    </message>
    <message>
        <source>Generate video with your own API account. Dailies tracks every job and saves every clip.</source>
        <translation>내 API 계정으로 비디오를 생성하십시오. Dailies가 모든 작업을 추적하고 모든 클립을 저장합니다.</translation>
    </message>
    <message>
        <source>Try it free in practice mode</source>
        <translation>연습 모드에서 무료로 시험해 보기</translation>
    </message>
    <message>
        <source>Try everything offline first: sample clips, no API key, nothing charged.</source>
        <translation>먼저 오프라인에서 모두 시험해 보십시오. 연습 클립을 만들며, API 키가 필요 없고 요금도 청구되지 않습니다.</translation>
    </message>
    <message>
        <source>Or start with an example</source>
        <translation>또는 예제로 시작</translation>
    </message>
    <message>
        <source>More</source>
        <translation>더 보기</translation>
    </message>
</context>
<context>
    <name>Dailies::WindowMenu</name>
    <message>
        <source>Find a command…</source>
        <translation>명령 찾기…</translation>
    </message>
    <message>
        <source>Recent notices…</source>
        <translation>최근 알림…</translation>
    </message>
    <message>
        <source>Open the clips folder</source>
        <translation>클립 폴더 열기</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>설정…</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>도움말</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>종료</translation>
    </message>
    <message>
        <source>Clear the form</source>
        <translation>양식 지우기</translation>
    </message>
    <message>
        <source>Open request…</source>
        <translation>요청 열기…</translation>
    </message>
    <message>
        <source>From a JSON file, a cURL command in a file, or the JSON file next to a clip</source>
        <translation>JSON 파일, 파일에 든 cURL 명령 또는 클립 옆의 JSON 파일에서 불러옵니다</translation>
    </message>
    <message>
        <source>Paste request</source>
        <translation>요청 붙여 넣기</translation>
    </message>
    <message>
        <source>JSON or a cURL command from the clipboard, into the form</source>
        <translation>클립보드의 JSON 또는 cURL 명령을 양식에 넣습니다</translation>
    </message>
    <message>
        <source>Track a task by ID…</source>
        <translation>ID로 작업 추적…</translation>
    </message>
    <message>
        <source>For a task that was created elsewhere: downloads its clip and creates nothing</source>
        <translation>다른 곳에서 만든 작업용입니다. 클립을 다운로드하며 새로 만드는 것은 없습니다</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>예제</translation>
    </message>
    <message>
        <source>Drafts</source>
        <translation>초안</translation>
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
        <source>Model profiles…</source>
        <translation>모델 프로필…</translation>
    </message>
    <message>
        <source>Model limits and supported values</source>
        <translation>모델의 제한과 지원하는 값</translation>
    </message>
    <message>
        <source>Use practice mode</source>
        <translation>연습 모드 사용</translation>
    </message>
    <message>
        <source>Remove practice takes…</source>
        <translation>연습 테이크 제거…</translation>
    </message>
    <message>
        <source>Removes all practice takes. Their clips move to the Trash. You can undo this.</source>
        <translation>연습 테이크를 모두 제거합니다. 클립은 데스크톱의 휴지통으로 이동합니다. 실행을 취소할 수 있습니다.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>테마</translation>
    </message>
    <message>
        <source>Match system</source>
        <translation>시스템 설정에 따름</translation>
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
        <source>Choose an account in the form. Practice mode has no settings and needs no key.</source>
        <translation>양식에서 계정을 선택하십시오. 연습 모드에는 설정이 없으며 키도 필요 없습니다.</translation>
    </message>
    <message>
        <source>Rename, limit or remove the selected account</source>
        <translation>선택한 계정의 이름 바꾸기, 제한, 제거</translation>
    </message>
    <message>
        <source>For the selected account</source>
        <translation>선택한 계정에 적용됩니다</translation>
    </message>
    <message>
        <source>Change the API key…</source>
        <translation>API 키 변경…</translation>
    </message>
    <message>
        <source>Export the list…</source>
        <translation>목록 내보내기…</translation>
    </message>
    <message>
        <source>Saves what the list shows as CSV or JSON</source>
        <translation>목록에 표시된 내용을 CSV 또는 JSON으로 저장합니다</translation>
    </message>
    <message>
        <source>Disk use…</source>
        <translation>디스크 사용량…</translation>
    </message>
    <message>
        <source>How much of the disk the clips of each account use</source>
        <translation>각 계정의 클립이 디스크를 얼마나 차지하는지 표시합니다</translation>
    </message>
    <message>
        <source>Upload places…</source>
        <translation>업로드 위치…</translation>
    </message>
    <message>
        <source>Storage of your own, from which services fetch your files</source>
        <translation>서비스가 파일을 가져가는 내 저장소</translation>
    </message>
    <message>
        <source>Pause sending</source>
        <translation>보내기 일시 중지</translation>
    </message>
    <message>
        <source>When all takes are finished</source>
        <translation>모든 테이크가 끝나면</translation>
    </message>
    <message>
        <source>Do nothing</source>
        <translation>아무것도 안 함</translation>
    </message>
    <message>
        <source>Notify me</source>
        <translation>알림</translation>
    </message>
    <message>
        <source>Sleep</source>
        <translation>절전</translation>
    </message>
    <message>
        <source>Resume sending</source>
        <translation>보내기 재개</translation>
    </message>
    <message>
        <source>Spending limits…</source>
        <translation>지출 한도…</translation>
    </message>
    <message>
        <source>How much may be spent per day, per month or per run</source>
        <translation>하루, 한 달 또는 실행당 쓸 수 있는 양</translation>
    </message>
    <message>
        <source>Rates…</source>
        <translation>단가…</translation>
    </message>
    <message>
        <source>What a second, a point or a take costs you</source>
        <translation>1초, 1포인트 또는 테이크 1개의 가격</translation>
    </message>
    <message>
        <source>Takes</source>
        <translation>테이크</translation>
    </message>
    <message>
        <source>Accounts</source>
        <translation>계정</translation>
    </message>
    <message>
        <source>Spending</source>
        <translation>지출</translation>
    </message>
    <message>
        <source>Compare with invoice…</source>
        <translation>청구서와 비교…</translation>
    </message>
    <message>
        <source>Holds back requests that aren&apos;t sent yet. Takes that are being generated continue.</source>
        <translation>아직 보내지 않은 요청을 보내지 않고 둡니다. 생성 중인 테이크는 계속됩니다.</translation>
    </message>
    <message>
        <source>Compares what the service charged with what Dailies recorded</source>
        <translation>서비스가 청구한 내용을 Dailies의 기록과 비교합니다</translation>
    </message>
    <message>
        <source>Sends the waiting requests.</source>
        <translation>대기 중인 요청을 보냅니다.</translation>
    </message>
</context>
<context>
    <name>Dailies::WipePicture</name>
    <message>
        <source>Wipe between two takes</source>
        <translation>두 테이크의 와이프 비교</translation>
    </message>
    <message>
        <source>Divider at %1 %</source>
        <translation>구분선 위치 %1%</translation>
    </message>
</context>
<context>
    <name>Dailies::WorkArea</name>
    <message>
        <source>Details</source>
        <translation>세부 정보</translation>
    </message>
    <message>
        <source>Picture only</source>
        <translation>화면만</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>되돌려 놓기</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>모두 표시</translation>
    </message>
    <message>
        <source>Next part of the window</source>
        <translation>창의 다음 부분</translation>
    </message>
    <message>
        <source>Previous part of the window</source>
        <translation>창의 이전 부분</translation>
    </message>
    <message>
        <source>The viewer is in its own window.</source>
        <translation>뷰어가 별도 창에 있습니다.</translation>
    </message>
</context>
<context>
    <name>Dailies::WorkNotice</name>
    <message>
        <source>Stop</source>
        <translation>중지</translation>
    </message>
</context>
<context>
    <name>DatabaseMaintenance</name>
    <message>
        <source>Not enough disk space for the daily copy of the task database.</source>
        <translation>디스크 공간이 부족하여 작업 데이터베이스의 일일 사본을 만들 수 없습니다.</translation>
    </message>
</context>
<context>
    <name>Engine</name>
    <message>
        <source>Can&apos;t write clips to %1.</source>
        <translation>클립을 %1에 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>The profile in %1 is on a network drive (%2). Use it from one computer at a time; otherwise the task database can be damaged.</source>
        <translation>%1의 프로필이 네트워크 드라이브(%2)에 있습니다. 한 번에 한 컴퓨터에서만 사용하십시오. 그러지 않으면 작업 데이터베이스가 손상될 수 있습니다.</translation>
    </message>
    <message>
        <source>Practice mode</source>
        <translation>연습 모드</translation>
    </message>
</context>
<context>
    <name>Evidence</name>
    <message>
        <source>inputs.json   name, size, date and SHA-256 of the files that the request sends</source>
        <translation>inputs.json   요청이 보내는 파일의 이름, 크기, 날짜, SHA-256</translation>
    </message>
    <message>
        <source>log.txt       everything that happened, with times</source>
        <translation>log.txt       일어난 모든 일과 그 시각</translation>
    </message>
    <message>
        <source>Times are in UTC, followed by this computer&apos;s local time (%1).</source>
        <translation>시각은 UTC, 그다음 이 컴퓨터의 시계(%1) 순으로 표시합니다.</translation>
    </message>
    <message>
        <source>Support file for task %1, created by Dailies %2.</source>
        <translation>작업 %1의 지원용 파일, Dailies %2에서 작성.</translation>
    </message>
    <message>
        <source>For the service&apos;s support: what was requested, when, and what the service returned.</source>
        <translation>서비스 지원팀을 위한 자료로, 무엇을 언제 요청했고 무엇이 돌아왔는지 담고 있습니다.</translation>
    </message>
    <message>
        <source>request.json  the request as its create call sends it</source>
        <translation>request.json  만들기 호출에 담긴 그대로의 요청</translation>
    </message>
    <message>
        <source>replies/      every response of the service, one file each</source>
        <translation>replies/      서비스의 모든 응답, 각각 파일 하나</translation>
    </message>
    <message>
        <source>Left out: keys, everything after the &quot;?&quot; of a URL (it may hold a signature), images and other encoded data (only their length is given), and local folders. Removed text is shown as *** or as a number of characters.</source>
        <translation>제외된 것: 키, 주소에서 “?” 뒤의 부분(서명이 들어 있을 수 있음), 이미지와 기타 인코딩된 데이터(길이만 표시), 이 컴퓨터의 폴더. 제외한 자리에는 *** 또는 글자 수가 있습니다.</translation>
    </message>
    <message>
        <source>Included: the prompt, file names, and the URLs of inputs. Review it before sharing.</source>
        <translation>포함된 것: 프롬프트, 파일 이름, 입력의 주소. 다른 사람에게 주기 전에 내용을 확인하십시오.</translation>
    </message>
    <message>
        <source>The export was stopped. Nothing was written.</source>
        <translation>내보내기를 중지했습니다. 아무것도 쓰지 않았습니다.</translation>
    </message>
    <message>
        <source>Couldn&apos;t write the export to %1: %2.</source>
        <translation>내보내기를 %1에 쓰지 못했습니다. %2.</translation>
    </message>
    <message>
        <source>task.json     IDs, request IDs, times, state, uploads, and the length and SHA-256 of the request</source>
        <translation>task.json     ID, 요청 ID, 시각, 상태, 업로드, 요청의 길이와 SHA-256</translation>
    </message>
</context>
<context>
    <name>ExamplePrompt</name>
    <message>
        <source>She sings along with the song</source>
        <translation>그녀가 노래를 따라 부른다</translation>
    </message>
    <message>
        <source>Image 1 tells a story by the fire</source>
        <translation>Image 1이 불가에서 이야기를 들려준다</translation>
    </message>
    <message>
        <source>A tea garden in the morning, the mist lifts slowly, seen from the air</source>
        <translation>아침의 차밭, 안개가 천천히 걷힌다, 항공 촬영</translation>
    </message>
    <message>
        <source>Change the car in Video 1 to red</source>
        <translation>Video 1의 자동차를 빨간색으로 바꾼다</translation>
    </message>
    <message>
        <source>The flag in Image 1 begins to wave; the camera moves in slowly</source>
        <translation>Image 1의 깃발이 나부끼기 시작하고 카메라가 천천히 다가간다</translation>
    </message>
    <message>
        <source>A lighthouse at dusk, slow push in, waves against the rocks</source>
        <translation>해 질 녘의 등대, 천천히 다가가는 카메라, 바위에 부딪히는 파도</translation>
    </message>
    <message>
        <source>Make it snow in Video 1</source>
        <translation>Video 1에 눈이 내리게 한다</translation>
    </message>
    <message>
        <source>The kitten turns its head and looks at us</source>
        <translation>아기 고양이가 고개를 돌려 우리를 바라본다</translation>
    </message>
    <message>
        <source>A morning in three pictures</source>
        <translation>세 장의 그림에 담은 아침</translation>
    </message>
    <message>
        <source>A paper boat travels down a gutter in the rain</source>
        <translation>종이배가 빗속의 도랑을 따라 흘러간다</translation>
    </message>
    <message>
        <source>The boat sets off</source>
        <translation>배가 출발한다</translation>
    </message>
    <message>
        <source>It meets a leaf</source>
        <translation>나뭇잎을 만난다</translation>
    </message>
    <message>
        <source>blur, text</source>
        <translation>흐림, 글자</translation>
    </message>
    <message>
        <source>The woman in Image 1 walks down the street in Image 2</source>
        <translation>Image 1의 여성이 Image 2의 거리를 걷는다</translation>
    </message>
</context>
<context>
    <name>Exceptions</name>
    <message>
        <source>Decide…</source>
        <translation>결정…</translation>
    </message>
    <message>
        <source>Edit and retry</source>
        <translation>편집 후 다시 시도</translation>
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
        <source>Enhance prompt</source>
        <translation>프롬프트 향상</translation>
    </message>
    <message>
        <source>Custom JSON</source>
        <translation>사용자 지정 JSON</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>이미지</translation>
    </message>
</context>
<context>
    <name>FieldHint</name>
    <message>
        <source>Resolution tier: 480P, 720P or 1080P.</source>
        <translation>해상도 등급: 480P, 720P 또는 1080P.</translation>
    </message>
    <message>
        <source>Describe the clip, or the edit you want.</source>
        <translation>클립의 내용이나 원하는 편집을 설명하십시오.</translation>
    </message>
    <message>
        <source>Describe the content or the motion.</source>
        <translation>내용이나 움직임을 설명하십시오.</translation>
    </message>
    <message>
        <source>Generation mode, such as std or pro.</source>
        <translation>생성 모드(예: std, pro).</translation>
    </message>
    <message>
        <source>How closely the clip follows the prompt.</source>
        <translation>클립이 프롬프트를 얼마나 충실히 따르는지 정합니다.</translation>
    </message>
    <message>
        <source>Describe the clip, or the edit you want. Mention media by number, such as Image 1.</source>
        <translation>클립이나 원하는 편집 내용을 설명하십시오. 미디어는 Image 1처럼 번호로 언급하십시오.</translation>
    </message>
    <message>
        <source>The videos to edit. No other media types are allowed.</source>
        <translation>편집할 비디오입니다. 다른 유형의 미디어는 사용할 수 없습니다.</translation>
    </message>
    <message>
        <source>Input media. Their order sets the numbers used in the prompt.</source>
        <translation>입력 미디어입니다. 순서에 따라 프롬프트에 쓰는 번호가 정해집니다.</translation>
    </message>
    <message>
        <source>Resolution tier. Depends on the model.</source>
        <translation>해상도 등급입니다. 모델에 따라 다릅니다.</translation>
    </message>
    <message>
        <source>Aspect ratio W:H (e.g. 16:9).</source>
        <translation>화면 비율 W:H(예: 16:9).</translation>
    </message>
    <message>
        <source>Clip length in seconds.</source>
        <translation>클립 길이(초).</translation>
    </message>
    <message>
        <source>Clip length in whole seconds, 2 to 30.</source>
        <translation>클립 길이(정수 초, 2~30).</translation>
    </message>
    <message>
        <source>Clip length in whole seconds. The range depends on the model.</source>
        <translation>클립 길이(정수 초). 범위는 모델에 따라 다릅니다.</translation>
    </message>
    <message>
        <source>A model enabled for the account&apos;s key.</source>
        <translation>계정의 키에 허용된 모델입니다.</translation>
    </message>
    <message>
        <source>What to keep out of the clip.</source>
        <translation>클립에 나오지 않아야 할 내용입니다.</translation>
    </message>
    <message>
        <source>Turns audio on or off.</source>
        <translation>사운드를 켜거나 끕니다.</translation>
    </message>
    <message>
        <source>Makes a clip with several shots.</source>
        <translation>여러 샷으로 된 클립을 만듭니다.</translation>
    </message>
    <message>
        <source>How the clip is split into shots. Choose customize to write your own list.</source>
        <translation>클립을 샷으로 나누는 방법입니다. 목록을 직접 작성하려면 customize를 선택하십시오.</translation>
    </message>
    <message>
        <source>Your own shots: number, prompt and length of each.</source>
        <translation>직접 지정하는 샷: 각각의 번호, 프롬프트, 길이.</translation>
    </message>
    <message>
        <source>Voices that speak in the clip, by voice ID.</source>
        <translation>클립에서 말하는 음성(음성 ID로 지정).</translation>
    </message>
    <message>
        <source>Whether the service may rewrite the prompt.</source>
        <translation>서비스가 프롬프트를 고쳐 써도 되는지 정합니다.</translation>
    </message>
    <message>
        <source>Adds a visible “AI-generated” mark in the lower-right corner.</source>
        <translation>오른쪽 아래에 눈에 보이는 “AI 생성” 표시를 추가합니다.</translation>
    </message>
    <message>
        <source>Adds a visible “AI-generated” mark.</source>
        <translation>눈에 보이는 “AI 생성” 표시를 추가합니다.</translation>
    </message>
    <message>
        <source>Whether to add the platform&apos;s logo.</source>
        <translation>플랫폼의 로고를 추가할지 정합니다.</translation>
    </message>
    <message>
        <source>Details of the platform&apos;s logo. The specification doesn&apos;t show their format.</source>
        <translation>플랫폼 로고의 세부 정보입니다. 명세에 형식이 나와 있지 않습니다.</translation>
    </message>
    <message>
        <source>Extra keys, merged into the request last.</source>
        <translation>마지막에 요청에 병합되는 추가 키입니다.</translation>
    </message>
    <message>
        <source>The input image: a file or a public link.</source>
        <translation>입력 이미지: 파일 또는 공개 링크.</translation>
    </message>
    <message>
        <source>The input images: files or public links.</source>
        <translation>입력 이미지(여러 개 가능): 파일 또는 공개 링크.</translation>
    </message>
    <message>
        <source>Auto uses the service&apos;s default. Or enter a ratio W:H that the model supports, or adaptive.</source>
        <translation>자동은 서비스의 기본값을 사용합니다. 모델이 지원하는 너비:높이 비율이나 adaptive를 입력할 수도 있습니다.</translation>
    </message>
</context>
<context>
    <name>FieldValue</name>
    <message>
        <source>Standard</source>
        <translation>표준</translation>
    </message>
    <message>
        <source>Pro</source>
        <translation>프로</translation>
    </message>
    <message>
        <source>Adaptive</source>
        <translation>자동 맞춤</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>사용자 지정</translation>
    </message>
    <message>
        <source>Intelligent</source>
        <translation>지능형</translation>
    </message>
</context>
<context>
    <name>FolderOpening</name>
    <message>
        <source>No file manager was found to open %1.</source>
        <translation>%1을(를) 열 파일 관리자를 찾지 못했습니다.</translation>
    </message>
    <message>
        <source>Copy path</source>
        <translation>경로 복사</translation>
    </message>
</context>
<context>
    <name>FormParts</name>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
</context>
<context>
    <name>IdJournal</name>
    <message>
        <source>The list of IDs %1 can&apos;t be written: %2.</source>
        <translation>ID 목록 %1을(를) 쓸 수 없습니다. %2.</translation>
    </message>
    <message>
        <source>The list of IDs %1 can&apos;t be read: %2.</source>
        <translation>ID 목록 %1을(를) 읽을 수 없습니다. %2.</translation>
    </message>
</context>
<context>
    <name>IdRecovery</name>
    <message>
        <source>Recovered from the list of IDs; it was missing from the task database.</source>
        <translation>ID 목록에서 찾았습니다. 작업 데이터베이스에는 없었습니다.</translation>
    </message>
    <message>
        <source>The task database is older than its list of IDs: this request was sent after the database was copied. We can&apos;t tell whether the service accepted it.</source>
        <translation>작업 데이터베이스가 ID 목록보다 오래되었습니다. 이 요청은 데이터베이스를 복사한 뒤에 보냈습니다. 서비스가 접수했는지는 알 수 없습니다.</translation>
    </message>
    <message>
        <source>The task database is older than its list of IDs: this request was sent after the database was copied. We can&apos;t tell whether the service accepted and charged it. Check with the service before you generate it again.</source>
        <translation>작업 데이터베이스가 ID 목록보다 오래되었습니다. 이 요청은 데이터베이스를 복사한 뒤에 보냈습니다. 서비스가 접수하여 요금을 청구했는지는 알 수 없습니다. 다시 생성하기 전에 서비스에서 확인하십시오.</translation>
    </message>
    <message>
        <source>The ID was recovered from the list of IDs.</source>
        <translation>ID를 ID 목록에서 찾았습니다.</translation>
    </message>
    <message>
        <source>The service keeps results for one day, so Dailies no longer checks this task.</source>
        <translation>서비스는 결과를 하루 동안만 보관하므로 더 이상 조회하지 않습니다.</translation>
    </message>
</context>
<context>
    <name>Import</name>
    <message>
        <source>%1 is too large for a request.</source>
        <translation>%1은(는) 요청으로 쓰기에는 너무 큽니다.</translation>
    </message>
    <message>
        <source>This isn&apos;t a request: %1</source>
        <translation>요청이 아닙니다: %1</translation>
    </message>
    <message>
        <source>it checks a task and doesn&apos;t create one.</source>
        <translation>작업을 조회할 뿐 만들지 않습니다.</translation>
    </message>
    <message>
        <source>it has none of a request&apos;s fields, such as model or prompt.</source>
        <translation>모델이나 프롬프트 같은 요청 필드가 없습니다.</translation>
    </message>
    <message>
        <source>duplicate key; the last one wins</source>
        <translation>이 키가 두 번 나옵니다. 마지막 것만 적용됩니다</translation>
    </message>
    <message>
        <source>Guessed the request kind: %1.</source>
        <translation>요청 종류를 추정했습니다: %1.</translation>
    </message>
    <message>
        <source>not recognised; ignored</source>
        <translation>인식할 수 없어 제외했습니다</translation>
    </message>
    <message>
        <source>Not recognised and ignored: %1.</source>
        <translation>인식할 수 없어 제외했습니다: %1.</translation>
    </message>
    <message>
        <source>it&apos;s a clip&apos;s JSON file without a version.</source>
        <translation>클립의 JSON 파일이지만 버전이 없습니다.</translation>
    </message>
    <message>
        <source>A newer version of Dailies wrote this file. Update Dailies to open it.</source>
        <translation>더 새로운 버전의 Dailies에서 작성한 파일입니다. 읽으려면 프로그램을 업데이트하십시오.</translation>
    </message>
    <message>
        <source>it&apos;s a clip&apos;s JSON file without a request.</source>
        <translation>클립의 JSON 파일이지만 요청이 없습니다.</translation>
    </message>
    <message>
        <source>it&apos;s UTF-16 text. Save it as UTF-8.</source>
        <translation>UTF-16 텍스트입니다. UTF-8로 저장하십시오.</translation>
    </message>
    <message>
        <source>it&apos;s empty.</source>
        <translation>비어 있습니다.</translation>
    </message>
    <message>
        <source>it isn&apos;t text.</source>
        <translation>텍스트가 아닙니다.</translation>
    </message>
    <message>
        <source>it&apos;s neither JSON nor a cURL command.</source>
        <translation>JSON도 cURL 명령도 아닙니다.</translation>
    </message>
    <message>
        <source>%1 no longer exists.</source>
        <translation>%1이(가) 더 이상 없습니다.</translation>
    </message>
    <message>
        <source>%1 isn&apos;t a file.</source>
        <translation>%1은(는) 파일이 아닙니다.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read: %2.</source>
        <translation>%1을(를) 읽을 수 없습니다. %2.</translation>
    </message>
</context>
<context>
    <name>InputFindings</name>
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
        <source>%1: the file is missing.</source>
        <translation>%1: 파일이 없습니다.</translation>
    </message>
    <message>
        <source>%1: the file can&apos;t be read.</source>
        <translation>%1: 파일을 읽을 수 없습니다.</translation>
    </message>
    <message>
        <source>%1: this isn&apos;t a file.</source>
        <translation>%1: 파일이 아닙니다.</translation>
    </message>
    <message>
        <source>%1 is an image, which doesn&apos;t match its type.</source>
        <translation>%1: 이미지이며 유형과 맞지 않습니다.</translation>
    </message>
    <message>
        <source>%1 is a video, which doesn&apos;t match its type.</source>
        <translation>%1: 비디오이며 유형과 맞지 않습니다.</translation>
    </message>
    <message>
        <source>%1 is a sound file, which doesn&apos;t match its type.</source>
        <translation>%1: 오디오 파일이며 유형과 맞지 않습니다.</translation>
    </message>
    <message>
        <source>%1 is a document, which doesn&apos;t match its type.</source>
        <translation>%1: 문서이며 유형과 맞지 않습니다.</translation>
    </message>
    <message>
        <source>%1 is a web page, which doesn&apos;t match its type.</source>
        <translation>%1: 웹 페이지이며 유형과 맞지 않습니다.</translation>
    </message>
    <message>
        <source>%1 doesn&apos;t match its type.</source>
        <translation>%1: 유형과 맞지 않습니다.</translation>
    </message>
    <message>
        <source>%1 isn&apos;t a picture that can be part of a request: JPEG, PNG, WebP or BMP.</source>
        <translation>%1은(는) 요청에 넣을 수 있는 이미지(JPEG, PNG, WebP, BMP)가 아닙니다.</translation>
    </message>
    <message>
        <source>%1 is a %2 file, but its name doesn&apos;t say so. Let its name end with .%3.</source>
        <translation>%1은(는) %2 파일이지만 이름에 나타나 있지 않습니다. 이름이 .%3으로 끝나게 하십시오.</translation>
    </message>
    <message>
        <source>%1: this file isn&apos;t an image. Replace it.</source>
        <translation>%1: 이 파일은 이미지가 아닙니다. 교체하십시오.</translation>
    </message>
</context>
<context>
    <name>Invoice</name>
    <message>
        <source>Line %1: “%2” can mean %3 or %4. Write the figures with a decimal point and without separators. Nothing was compared.</source>
        <translation>%1행: “%2”은(는) %3 또는 %4일 수 있습니다. 숫자는 소수점을 쓰고 구분 기호 없이 적으십시오. 아무것도 비교하지 않았습니다.</translation>
    </message>
    <message>
        <source>Line %1: “%2” is not a number. Nothing was compared.</source>
        <translation>%1행: “%2”은(는) 숫자가 아닙니다. 아무것도 비교하지 않았습니다.</translation>
    </message>
    <message>
        <source>Line %1 has an amount without its currency. Nothing was compared.</source>
        <translation>%1행에 통화 없는 금액이 있습니다. 아무것도 비교하지 않았습니다.</translation>
    </message>
    <message>
        <source>Line %1 has no figure. Each line needs seconds, points, or an amount with its currency. Nothing was compared.</source>
        <translation>%1행에 수치가 없습니다. 각 행에는 초, 포인트 또는 통화가 있는 금액이 필요합니다. 아무것도 비교하지 않았습니다.</translation>
    </message>
    <message>
        <source>Line %1: “%2” is not a date. Write dates as 2026-12-31. Nothing was compared.</source>
        <translation>%1행: “%2”은(는) 날짜가 아닙니다. 날짜를 2026-12-31처럼 쓰십시오. 아무것도 비교하지 않았습니다.</translation>
    </message>
    <message>
        <source>These columns weren&apos;t understood: “%1”.</source>
        <translation>다음 열을 이해하지 못했습니다: “%1”.</translation>
    </message>
</context>
<context>
    <name>JoinedFindings</name>
    <message>
        <source>%1 to %2</source>
        <comment>Image 2 to Image 9</comment>
        <translation>%1~%2</translation>
    </message>
    <message>
        <source>%1 The same goes for %2.</source>
        <comment>a sentence about Image 1, and names of others</comment>
        <translation>%1 %2도 마찬가지입니다.</translation>
    </message>
</context>
<context>
    <name>JsonText</name>
    <message>
        <source>missing key in double quotes</source>
        <translation>큰따옴표로 묶은 키가 없습니다</translation>
    </message>
    <message>
        <source>missing value</source>
        <translation>값이 없습니다</translation>
    </message>
    <message>
        <source>missing comma or closing brace</source>
        <translation>쉼표 또는 닫는 중괄호가 없습니다</translation>
    </message>
    <message>
        <source>missing comma or closing bracket</source>
        <translation>쉼표 또는 닫는 대괄호가 없습니다</translation>
    </message>
    <message>
        <source>missing colon after a key</source>
        <translation>키 뒤에 콜론이 없습니다</translation>
    </message>
    <message>
        <source>trailing comma</source>
        <translation>쉼표 뒤에 아무것도 없습니다</translation>
    </message>
    <message>
        <source>missing closing quote</source>
        <translation>텍스트에 닫는 따옴표가 없습니다</translation>
    </message>
    <message>
        <source>not a number</source>
        <translation>숫자가 아닙니다</translation>
    </message>
    <message>
        <source>unexpected text after the closing brace</source>
        <translation>닫는 중괄호 뒤에 내용이 더 있습니다</translation>
    </message>
    <message>
        <source>missing or invalid value</source>
        <translation>값이 없거나 JSON에서 쓸 수 없는 값입니다</translation>
    </message>
    <message>
        <source>Invalid JSON: %1 (line %2, column %3).</source>
        <translation>JSON이 아닙니다: %1(%2행 %3열).</translation>
    </message>
    <message>
        <source>Expected a JSON object in braces, found a list.</source>
        <translation>중괄호로 묶은 JSON 객체가 있어야 하는데 목록이 있습니다.</translation>
    </message>
    <message>
        <source>Expected a JSON object in braces, found a single value.</source>
        <translation>중괄호로 묶은 JSON 객체가 있어야 하는데 값 하나만 있습니다.</translation>
    </message>
    <message>
        <source>The number %1 is too large to be sent unchanged. Put it in quotes, or use a smaller one (line %2, column %3).</source>
        <translation>숫자 %1은(는) 너무 커서 그대로 보낼 수 없습니다. 따옴표로 묶거나 더 작은 숫자를 사용하십시오(%2행, %3열).</translation>
    </message>
</context>
<context>
    <name>KeyStore</name>
    <message>
        <source>The key is empty.</source>
        <translation>키가 비어 있습니다.</translation>
    </message>
    <message>
        <source>The key contains a line break or another control character.</source>
        <translation>키에 줄 바꿈이나 다른 제어 문자가 들어 있습니다.</translation>
    </message>
    <message>
        <source>The key contains a space.</source>
        <translation>키에 공백이 들어 있습니다.</translation>
    </message>
    <message>
        <source>The key contains an invalid character.</source>
        <translation>키에 쓰이지 않는 문자가 들어 있습니다.</translation>
    </message>
    <message>
        <source>The password is empty.</source>
        <translation>암호가 비어 있습니다.</translation>
    </message>
    <message>
        <source>The password contains a line break or another control character.</source>
        <translation>암호에 줄 바꿈이나 다른 제어 문자가 들어 있습니다.</translation>
    </message>
</context>
<context>
    <name>Limit</name>
    <message numerus="yes">
        <source>%n takes</source>
        <comment>an amount</comment>
        <translation>
            <numerusform>테이크 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 seconds</source>
        <comment>an amount</comment>
        <translation>%1초</translation>
    </message>
    <message>
        <source>%1 a day</source>
        <comment>a limit</comment>
        <translation>하루 %1</translation>
    </message>
    <message>
        <source>%1 a month</source>
        <comment>a limit</comment>
        <translation>한 달 %1</translation>
    </message>
    <message>
        <source>%1 in total</source>
        <comment>a limit</comment>
        <translation>총 %1</translation>
    </message>
    <message>
        <source>You have a limit of %1, and it isn&apos;t known how much of it this request uses.</source>
        <translation>한도(%1)가 있지만 이 요청이 그중 얼마를 사용할지 알 수 없습니다.</translation>
    </message>
    <message>
        <source>Change the limit, or wait until its period is over.</source>
        <translation>한도를 변경하거나 그 기간이 끝날 때까지 기다리십시오.</translation>
    </message>
    <message>
        <source>Change the limit to send this.</source>
        <translation>보내려면 한도를 변경하십시오.</translation>
    </message>
    <message>
        <source>%1 per run</source>
        <comment>a limit</comment>
        <translation>실행당 %1</translation>
    </message>
    <message>
        <source>With this, at least 80 % of your limit of %1 is used or reserved.</source>
        <translation>이 요청으로 한도(%1)의 80% 이상을 사용하거나 예약합니다.</translation>
    </message>
    <message>
        <source>%1 (%2 used or reserved)</source>
        <comment>a limit and how much of it is used</comment>
        <translation>%1(%2 사용 또는 예약)</translation>
    </message>
    <message numerus="yes">
        <source>These %n takes go over your limit of %1.</source>
        <translation>
            <numerusform>이 테이크 %n개는 한도(%1)를 초과합니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These %n takes go over several of your limits: %1.</source>
        <translation>
            <numerusform>이 테이크 %n개는 여러 한도를 초과합니다: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between limits</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Change these limits to send this.</source>
        <translation>보내려면 이 한도들을 변경하십시오.</translation>
    </message>
    <message>
        <source>Your limit of %1 can&apos;t count %2.</source>
        <translation>한도(%1)로는 %2을(를) 셀 수 없습니다.</translation>
    </message>
    <message>
        <source>%1 for this account</source>
        <comment>a limit</comment>
        <translation>이 계정의 %1</translation>
    </message>
    <message>
        <source>1 second</source>
        <comment>an amount</comment>
        <translation>1초</translation>
    </message>
    <message>
        <source>With this, all of your limit of %1 is used or reserved.</source>
        <translation>이 요청으로 한도(%1)를 모두 사용하거나 예약합니다.</translation>
    </message>
    <message numerus="yes">
        <source>These %n takes may go over your limit of %1.</source>
        <translation>
            <numerusform>이 테이크 %n개는 한도(%1)를 초과할 수 있습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These %n takes may go over several of your limits: %1.</source>
        <translation>
            <numerusform>이 테이크 %n개는 여러 한도를 초과할 수 있습니다: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>folder</source>
        <translation>폴더</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>옵션:</translation>
    </message>
    <message>
        <source>Preparing the task database for this version. With a long history, this can take a minute.</source>
        <translation>먼저 작업 데이터베이스를 이 버전에 맞게 준비합니다. 기록이 길면 1분 정도 걸립니다.</translation>
    </message>
    <message>
        <source>Keep settings, tasks and clips in this folder.</source>
        <translation>설정, 작업, 클립을 이 폴더에 보관합니다.</translation>
    </message>
    <message>
        <source>Start in practice mode.</source>
        <translation>연습 모드로 시작합니다.</translation>
    </message>
    <message>
        <source>Show help.</source>
        <translation>이 도움말을 표시합니다.</translation>
    </message>
    <message>
        <source>Show the version.</source>
        <translation>버전을 표시합니다.</translation>
    </message>
    <message>
        <source>dailies accepts options only; see --help.</source>
        <translation>dailies는 옵션만 받습니다. --help를 참조하십시오.</translation>
    </message>
    <message>
        <source>Usage: dailies [options]
Generate, track and save clips from a video service.</source>
        <translation>사용법: dailies [옵션]
비디오 서비스로 클립을 생성하고 추적하고 저장합니다.</translation>
    </message>
    <message>
        <source>Dailies (process %1) is using this profile but isn&apos;t responding. Wait, or end that process and start Dailies again; nothing is lost.</source>
        <translation>Dailies(프로세스 %1)가 이 프로필을 열고 있지만 응답하지 않습니다. 응답할 때까지 기다리거나, 그 프로세스를 종료하고 Dailies를 다시 시작하십시오. 그래도 잃는 것은 없습니다.</translation>
    </message>
</context>
<context>
    <name>MediaAddress</name>
    <message>
        <source>it&apos;s empty.</source>
        <translation>비어 있습니다.</translation>
    </message>
    <message>
        <source>it&apos;s too long.</source>
        <translation>너무 깁니다.</translation>
    </message>
    <message>
        <source>it doesn&apos;t start with https:// or http:// and a host.</source>
        <translation>https:// 또는 http://와 호스트로 시작하지 않습니다.</translation>
    </message>
    <message>
        <source>it contains a user name.</source>
        <translation>사용자 이름이 들어 있습니다.</translation>
    </message>
    <message>
        <source>it points to a private network, which the service isn&apos;t on.</source>
        <translation>사설 네트워크로 연결되며, 서비스는 그곳에 없습니다.</translation>
    </message>
    <message>
        <source>The link to the clip wasn&apos;t used: %1</source>
        <translation>클립 링크를 사용하지 않았습니다. %1</translation>
    </message>
    <message>
        <source>The link wasn&apos;t checked: %1</source>
        <translation>링크를 확인하지 않았습니다. %1</translation>
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
    <name>MediaSources</name>
    <message>
        <source>Usable files</source>
        <translation>사용할 수 있는 파일</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>이미지</translation>
    </message>
    <message>
        <source>Videos</source>
        <translation>비디오</translation>
    </message>
    <message>
        <source>Audio</source>
        <translation>오디오</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>문서</translation>
    </message>
    <message>
        <source>“%1” is damaged, so it wasn&apos;t used.</source>
        <translation>“%1”이(가) 손상되어 사용하지 않았습니다.</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t an image, so it wasn&apos;t used.</source>
        <translation>“%1”은(는) 이미지가 아니어서 사용하지 않았습니다.</translation>
    </message>
    <message>
        <source>“%1” can&apos;t be read, so it wasn&apos;t used.</source>
        <translation>“%1”을(를) 읽을 수 없어 사용하지 않았습니다.</translation>
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
        <source>unknown key</source>
        <translation>알 수 없는 키입니다</translation>
    </message>
    <message>
        <source>expected true or false</source>
        <translation>true 또는 false여야 합니다</translation>
    </message>
    <message>
        <source>expected text</source>
        <translation>텍스트여야 합니다</translation>
    </message>
    <message>
        <source>expected an object</source>
        <translation>객체여야 합니다</translation>
    </message>
    <message>
        <source>expected a list</source>
        <translation>목록이어야 합니다</translation>
    </message>
    <message>
        <source>expected a number</source>
        <translation>숫자여야 합니다</translation>
    </message>
    <message>
        <source>expected a whole number</source>
        <translation>정수여야 합니다</translation>
    </message>
    <message>
        <source>%1: expected a list of texts.</source>
        <translation>%1: 텍스트 목록이어야 합니다.</translation>
    </message>
    <message>
        <source>%1: text is expected.</source>
        <translation>%1: 텍스트여야 합니다.</translation>
    </message>
    <message>
        <source>limits: expected an object.</source>
        <translation>limits: 객체여야 합니다.</translation>
    </message>
</context>
<context>
    <name>PartFile</name>
    <message>
        <source>every name is taken</source>
        <translation>모든 이름이 이미 사용 중입니다</translation>
    </message>
    <message>
        <source>Couldn&apos;t write the clip to %1: %2.</source>
        <translation>클립을 %1에 쓰지 못했습니다. %2.</translation>
    </message>
    <message>
        <source>another copy of the program is using it</source>
        <translation>프로그램의 다른 인스턴스가 사용 중입니다</translation>
    </message>
    <message>
        <source>This clip is too large for the disk&apos;s file system.</source>
        <translation>디스크가 이 클립만큼 큰 파일을 지원하지 않습니다.</translation>
    </message>
    <message>
        <source>The disk is full, so the clip couldn&apos;t be written. Free up some space to continue the download.</source>
        <translation>디스크가 가득 차서 클립을 쓸 수 없습니다. 다운로드를 계속하려면 공간을 확보하십시오.</translation>
    </message>
    <message>
        <source>The disk is almost full (%1 free). The server doesn&apos;t give the clip&apos;s size, so %2 must stay free. Free up some space to continue the download.</source>
        <translation>디스크가 거의 찼습니다(여유 공간 %1). 서버가 클립의 크기를 알려 주지 않으므로 %2을(를) 비워 두어야 합니다. 다운로드를 계속하려면 공간을 확보하십시오.</translation>
    </message>
    <message>
        <source>The disk is full: the clip needs %1 and %2 must stay free, but only %3 is free. Free up some space to continue the download.</source>
        <translation>디스크가 가득 찼습니다. 클립에 %1이(가) 필요하고 %2을(를) 비워 두어야 하지만 여유 공간은 %3뿐입니다. 다운로드를 계속하려면 공간을 확보하십시오.</translation>
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
        <source>The body is larger than 64 MiB.</source>
        <translation>본문이 64 MiB보다 큽니다.</translation>
    </message>
    <message>
        <source>The prompt asks the task to fail.</source>
        <translation>프롬프트가 작업 실패를 요청합니다.</translation>
    </message>
    <message>
        <source>the task takes five times as long</source>
        <translation>작업에 다섯 배의 시간이 걸립니다</translation>
    </message>
    <message>
        <source>sample clips are 1 to 60 seconds long</source>
        <translation>연습 클립의 길이는 1~60초입니다</translation>
    </message>
    <message>
        <source>must be 480P, 720P or 1080P</source>
        <translation>480P, 720P, 1080P 중 하나여야 합니다</translation>
    </message>
    <message>
        <source>must be a ratio W:H between 1:4 and 4:1</source>
        <translation>1:4와 4:1 사이의 W:H 비율이어야 합니다</translation>
    </message>
    <message>
        <source>null isn&apos;t allowed here</source>
        <translation>null은 이 필드의 값이 아닙니다</translation>
    </message>
    <message>
        <source>model: &quot;%1&quot; isn&apos;t enabled for this key; available: practice-a-3.0, practice-a-2.7 and practice-b</source>
        <translation>model: 이 키에는 “%1”이(가) 허용되지 않습니다. practice-a-3.0, practice-a-2.7, practice-b를 쓸 수 있습니다</translation>
    </message>
    <message>
        <source>model: &quot;%1&quot; doesn&apos;t offer %2</source>
        <translation>model: “%1”에서 제공하지 않습니다: %2</translation>
    </message>
    <message>
        <source>%1: duplicate key</source>
        <translation>%1: 두 번 나옵니다</translation>
    </message>
    <message>
        <source>The practice server can&apos;t write to the folder %1.</source>
        <translation>연습 서버가 폴더 %1에 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>The task can&apos;t be saved: %1.</source>
        <translation>작업을 저장할 수 없습니다. %1.</translation>
    </message>
    <message>
        <source>This URL accepts %1 only.</source>
        <translation>이 주소는 %1만 받습니다.</translation>
    </message>
    <message>
        <source>No such clip.</source>
        <translation>그런 클립이 없습니다.</translation>
    </message>
    <message>
        <source>This isn&apos;t a practice job.</source>
        <translation>연습 작업이 아닙니다.</translation>
    </message>
    <message>
        <source>The request can&apos;t be read.</source>
        <translation>이 요청을 읽을 수 없습니다.</translation>
    </message>
    <message>
        <source>The practice server found no free port.</source>
        <translation>연습 서버가 비어 있는 포트를 찾지 못했습니다.</translation>
    </message>
    <message>
        <source>The practice server can&apos;t use port %1: another program is using it.</source>
        <translation>연습 서버가 포트 %1을(를) 사용할 수 없습니다. 다른 프로그램이 사용 중입니다.</translation>
    </message>
    <message>
        <source>Nothing found at %1.</source>
        <translation>%1에 아무것도 없습니다.</translation>
    </message>
    <message>
        <source>The Authorization header doesn&apos;t contain this service&apos;s key.</source>
        <translation>Authorization 헤더에 이 서비스의 키가 없습니다.</translation>
    </message>
    <message>
        <source>The Content-Type header isn&apos;t application/json.</source>
        <translation>Content-Type 헤더가 application/json이 아닙니다.</translation>
    </message>
    <message>
        <source>The prompt asks for a rejection.</source>
        <translation>프롬프트가 거부를 요청합니다.</translation>
    </message>
    <message>
        <source>Too many requests. Try again in two seconds.</source>
        <translation>요청이 너무 많습니다. 2초 후에 다시 시도하십시오.</translation>
    </message>
    <message>
        <source>%1: unknown field for this call, or duplicate</source>
        <translation>%1: 이 호출의 필드가 아니거나 두 번 나옵니다</translation>
    </message>
    <message>
        <source>model: &quot;%1&quot; isn&apos;t enabled for this key.</source>
        <translation>model: 이 키에는 “%1”이(가) 허용되지 않습니다.</translation>
    </message>
    <message>
        <source>taskId: no such task.</source>
        <translation>taskId: 그런 작업이 없습니다.</translation>
    </message>
    <message>
        <source>model: the task was created with a different model.</source>
        <translation>model: 이 작업은 다른 모델로 만들었습니다.</translation>
    </message>
    <message>
        <source>This link has expired.</source>
        <translation>이 링크는 만료되었습니다.</translation>
    </message>
    <message>
        <source>the task fails with a code and a message</source>
        <translation>작업이 코드와 메시지를 남기고 실패로 끝납니다</translation>
    </message>
    <message>
        <source>the request is rejected; no task is created</source>
        <translation>요청이 거부되고 작업이 만들어지지 않습니다</translation>
    </message>
    <message>
        <source>the task reports UNKNOWN for a while, then continues</source>
        <translation>작업이 한동안 UNKNOWN으로 보고된 뒤 계속됩니다</translation>
    </message>
    <message>
        <source>the task reports an unknown status for a while, then continues</source>
        <translation>작업이 한동안 처음 보는 상태로 보고된 뒤 계속됩니다</translation>
    </message>
    <message>
        <source>the task is created, but the connection drops before the response</source>
        <translation>작업은 만들어지지만 응답 없이 연결이 끊깁니다</translation>
    </message>
    <message>
        <source>the request is rate limited for two seconds, then accepted</source>
        <translation>요청이 2초 동안 속도 제한을 받은 뒤 접수됩니다</translation>
    </message>
    <message>
        <source>the task succeeds, but its download link doesn&apos;t work</source>
        <translation>작업은 성공하지만 다운로드 링크가 작동하지 않습니다</translation>
    </message>
    <message>
        <source>the upload place is full</source>
        <translation>업로드 위치가 가득 찼습니다</translation>
    </message>
    <message>
        <source>links report a wrong length</source>
        <translation>링크가 잘못된 길이를 알려 줍니다</translation>
    </message>
    <message>
        <source>links refuse HEAD requests</source>
        <translation>링크가 HEAD 요청을 거부합니다</translation>
    </message>
    <message>
        <source>presigned links have expired</source>
        <translation>사전 서명된 링크가 만료되었습니다</translation>
    </message>
    <message>
        <source>the place&apos;s clock is one hour ahead</source>
        <translation>업로드 위치의 시계가 한 시간 빠릅니다</translation>
    </message>
    <message>
        <source>the place responds after two seconds</source>
        <translation>업로드 위치가 2초 뒤에 응답합니다</translation>
    </message>
    <message>
        <source>the first upload of a file breaks off</source>
        <translation>파일의 첫 번째 업로드가 중간에 끊깁니다</translation>
    </message>
    <message>
        <source>links lead to a web page</source>
        <translation>링크가 웹 페이지로 연결됩니다</translation>
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
</context>
<context>
    <name>Preference</name>
    <message>
        <source>Language</source>
        <translation>언어</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>테마</translation>
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
        <source>Disk space for filmstrips</source>
        <translation>필름스트립용 디스크 공간</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>프록시</translation>
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
        <source>Quiet hours</source>
        <translation>방해 금지 시간</translation>
    </message>
    <message>
        <source>Quiet from</source>
        <translation>방해 금지 시작</translation>
    </message>
    <message>
        <source>Quiet until</source>
        <translation>방해 금지 종료</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>묻기</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>종료</translation>
    </message>
    <message>
        <source>Enter a full path, such as /home/me/Videos.</source>
        <translation>폴더는 /home/me/Videos처럼 전체 경로로 지정해야 합니다.</translation>
    </message>
    <message>
        <source>Can&apos;t write to %1.</source>
        <translation>%1에 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>Language of the window and of all messages.</source>
        <translation>창과 모든 메시지에 쓰이는 언어입니다.</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>시스템 기본값</translation>
    </message>
    <message>
        <source>Light or dark. Video is always shown on black.</source>
        <translation>밝게 또는 어둡게. 비디오의 배경은 항상 검은색입니다.</translation>
    </message>
    <message>
        <source>Match system</source>
        <translation>시스템 설정에 따름</translation>
    </message>
    <message>
        <source>Notify me when tasks finish</source>
        <translation>작업이 끝나면 알림</translation>
    </message>
    <message>
        <source>One notification when the last running task finishes and the window isn&apos;t in view.</source>
        <translation>진행 중인 작업이 모두 끝났을 때 창이 보이지 않으면 한 번 알립니다.</translation>
    </message>
    <message>
        <source>No notifications between these times.</source>
        <translation>하루 중 이 시간대에는 알리지 않습니다.</translation>
    </message>
    <message>
        <source>When quiet hours begin.</source>
        <translation>방해 금지 시간이 시작되는 시각입니다.</translation>
    </message>
    <message>
        <source>When quiet hours end. If this is earlier than the start, they end the next day.</source>
        <translation>방해 금지 시간이 끝나는 시각입니다. 시작 시각보다 이르면 다음 날을 뜻합니다.</translation>
    </message>
    <message>
        <source>When I close the window</source>
        <translation>창을 닫을 때</translation>
    </message>
    <message>
        <source>While tasks run, Dailies can keep downloading clips from the tray. If you quit, it resumes at the next start.</source>
        <translation>작업이 진행 중이면 Dailies가 트레이에서 클립을 계속 다운로드할 수 있습니다. 종료하면 다음에 시작할 때 이어집니다.</translation>
    </message>
    <message>
        <source>Keep running in the tray</source>
        <translation>트레이에서 계속 실행</translation>
    </message>
    <message>
        <source>Clip folder</source>
        <translation>클립 폴더</translation>
    </message>
    <message>
        <source>Where new clips are saved. Existing clips stay where they are.</source>
        <translation>새 클립을 저장하는 위치입니다. 이미 저장한 클립은 그대로 둡니다.</translation>
    </message>
    <message>
        <source>File names</source>
        <translation>파일 이름</translation>
    </message>
    <message>
        <source>You can use: {date:yyyy-MM-dd}, {prompt:40}, {model}, {kind}, {task}. A number is added if a name is taken.</source>
        <translation>쓸 수 있는 항목: {date:yyyy-MM-dd}, {prompt:40}, {model}, {kind}, {task}. 이름이 이미 있으면 번호를 붙입니다.</translation>
    </message>
    <message>
        <source>Save a JSON file next to each clip</source>
        <translation>클립 옆에 JSON 파일 저장</translation>
    </message>
    <message>
        <source>Contains the request that made the clip, under the clip&apos;s name. Never contains a key.</source>
        <translation>클립을 만든 요청을 클립과 같은 이름으로 저장합니다. 키는 절대 포함되지 않습니다.</translation>
    </message>
    <message>
        <source>Parallel downloads</source>
        <translation>동시 다운로드 수</translation>
    </message>
    <message>
        <source>Clips about to expire download first.</source>
        <translation>링크가 곧 만료되는 클립부터 다운로드합니다.</translation>
    </message>
    <message>
        <source>Video player</source>
        <translation>비디오 플레이어</translation>
    </message>
    <message>
        <source>What plays clips. Try another one if clips don&apos;t play well. Single frames are always read with FFmpeg.</source>
        <translation>클립을 재생하는 방식입니다. 재생이 원활하지 않으면 다른 것을 선택하십시오. 개별 프레임은 항상 FFmpeg로 읽습니다.</translation>
    </message>
    <message>
        <source>Hardware decoding</source>
        <translation>하드웨어 디코딩</translation>
    </message>
    <message>
        <source>Turn off if the picture is broken or Dailies crashes during playback. Needs Qt 6.5 or newer.</source>
        <translation>화면이 깨지거나 클립 재생 중에 프로그램이 종료되면 끄십시오. Qt 6.5 이상이 필요합니다.</translation>
    </message>
    <message>
        <source>When it&apos;s full, the oldest filmstrips are removed; they&apos;re made again when needed.</source>
        <translation>공간을 다 쓰면 가장 오래된 것부터 제거하며, 필요할 때 다시 만듭니다.</translation>
    </message>
    <message>
        <source>How Dailies reaches the service. Connections to this computer never use the proxy.</source>
        <translation>서비스에 연결하는 방식입니다. 이 컴퓨터 자체의 주소는 프록시를 거치지 않습니다.</translation>
    </message>
    <message>
        <source>Host and port, such as proxy.example.com:8080.</source>
        <translation>호스트와 포트(예: proxy.example.com:8080).</translation>
    </message>
    <message>
        <source>Check status every (minimum)</source>
        <translation>작업 조회 최소 간격</translation>
    </message>
    <message>
        <source>Longer intervals are easier on the service, but finished clips show up later. All intervals scale with this one.</source>
        <translation>간격이 길면 서비스의 부담이 줄며, 다른 간격도 모두 함께 늘어납니다. 그만큼 클립 완료를 늦게 알게 됩니다.</translation>
    </message>
    <message>
        <source>Adapt checks to typical run times</source>
        <translation>평소 소요 시간에 맞춰 조회</translation>
    </message>
    <message>
        <source>Checks rarely before a clip is due, and more often around that time. Off: always at the same interval.</source>
        <translation>클립이 완료될 때가 되기 전에는 드물게, 그 무렵에는 더 자주 조회합니다. 끄면 항상 같은 간격으로 조회합니다.</translation>
    </message>
    <message>
        <source>Check status at least every</source>
        <translation>클립 완료 예정 전의 최대 조회 간격</translation>
    </message>
    <message>
        <source>Longest interval between checks while a clip isn&apos;t due. Never shorter than the minimum.</source>
        <translation>클립이 완료될 때가 되기 전의 가장 긴 조회 간격입니다. 최소 간격보다 짧아지지는 않습니다.</translation>
    </message>
    <message>
        <source>Restart to apply.</source>
        <translation>다시 시작하면 적용됩니다.</translation>
    </message>
    <message>
        <source>Enter a whole number from %1 to %2.</source>
        <translation>%1~%2 범위의 정수여야 합니다.</translation>
    </message>
    <message>
        <source>Clips need different names. Use at least one of {date}, {prompt:40}, {model}, {kind}, {task}, in one line of at most 200 characters.</source>
        <translation>클립마다 이름이 달라야 합니다. {date}, {prompt:40}, {model}, {kind}, {task} 중 하나 이상을 넣어 200자 이하의 한 줄로 입력하십시오.</translation>
    </message>
    <message>
        <source>Enter a host and port, such as proxy.example.com:8080.</source>
        <translation>호스트와 포트를 입력하십시오. 예: proxy.example.com:8080.</translation>
    </message>
    <message>
        <source>This can&apos;t be chosen.</source>
        <translation>선택할 수 없는 값입니다.</translation>
    </message>
    <message>
        <source>Pause sending</source>
        <translation>보내기 일시 중지</translation>
    </message>
    <message>
        <source>Nothing is sent or uploaded until you resume. Takes that are being generated continue.</source>
        <translation>재개할 때까지 아무것도 보내거나 업로드하지 않습니다. 생성 중인 테이크는 계속됩니다.</translation>
    </message>
    <message>
        <source>Send only between these times</source>
        <translation>이 시간대에만 보내기</translation>
    </message>
    <message>
        <source>At other times, new requests wait here. Send now, requests with a time of their own and practice requests don&apos;t wait.</source>
        <translation>그 밖의 시간에는 새 요청이 여기에서 대기합니다. “지금 보내기”, 보낼 시각이 따로 정해진 요청, 연습 요청은 대기하지 않습니다.</translation>
    </message>
    <message>
        <source>Send from</source>
        <translation>보내기 시작</translation>
    </message>
    <message>
        <source>When sending begins each day.</source>
        <translation>매일 보내기를 시작하는 시각입니다.</translation>
    </message>
    <message>
        <source>Send until</source>
        <translation>보내기 종료</translation>
    </message>
    <message>
        <source>When sending ends. If this is earlier than the start, it ends the next day.</source>
        <translation>보내기가 끝나는 시각입니다. 시작 시각보다 이르면 다음 날을 뜻합니다.</translation>
    </message>
    <message>
        <source>Sending</source>
        <translation>보내기</translation>
    </message>
    <message>
        <source> MiB</source>
        <translation> MiB</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 초</translation>
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
        <translation>$%1: %2의 링크(생성할 때 만듦)</translation>
    </message>
</context>
<context>
    <name>ProblemReport</name>
    <message>
        <source>Dailies problem report, created at %1.</source>
        <translation>Dailies에 대한 보고서, 작성 시각: %1.</translation>
    </message>
    <message>
        <source>versions.txt   versions of Dailies and of what it uses</source>
        <translation>versions.txt   프로그램과 프로그램이 사용하는 구성 요소의 버전</translation>
    </message>
    <message>
        <source>settings.json  changed settings; for folders and URLs, only that they are set</source>
        <translation>settings.json  변경한 설정. 폴더와 주소는 지정 여부만</translation>
    </message>
    <message>
        <source>accounts.json  models of your accounts; no names, URLs or keys</source>
        <translation>accounts.json  계정의 모델. 이름, 주소, 키는 없음</translation>
    </message>
    <message>
        <source>tasks.json     number of tasks, and facts about the last %1</source>
        <translation>tasks.json     작업 수와 최근 작업 %1개에 대한 정보</translation>
    </message>
    <message>
        <source>log.txt        program log</source>
        <translation>log.txt        프로그램 로그</translation>
    </message>
    <message>
        <source>Keys, URLs, encoded data and local folders were removed.</source>
        <translation>키, 주소, 인코딩된 데이터, 이 컴퓨터의 폴더는 제거했습니다.</translation>
    </message>
    <message>
        <source>Includes recent prompts.</source>
        <translation>최근 작업의 프롬프트가 들어 있습니다.</translation>
    </message>
    <message>
        <source>Includes no prompts.</source>
        <translation>프롬프트는 들어 있지 않습니다.</translation>
    </message>
    <message>
        <source>Couldn&apos;t write the report to %1: %2.</source>
        <translation>보고서를 %1에 쓰지 못했습니다. %2.</translation>
    </message>
</context>
<context>
    <name>Profile</name>
    <message>
        <source>Can&apos;t write to the folder %1.</source>
        <translation>폴더 %1에 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>%1 is in the way: Dailies needs a folder there.</source>
        <translation>폴더가 필요한 자리에 %1이(가) 있습니다.</translation>
    </message>
    <message>
        <source>Can&apos;t create the folder %1.</source>
        <translation>폴더 %1을(를) 만들 수 없습니다.</translation>
    </message>
    <message>
        <source>%1 (process %2) is already using %3. Quit it first, or choose another profile.</source>
        <translation>%1(프로세스 %2)이(가) 이미 %3을(를) 사용하고 있습니다. 먼저 종료하거나 다른 프로필을 선택하십시오.</translation>
    </message>
    <message>
        <source>The profile in %1 can&apos;t be used: Dailies can&apos;t write there.</source>
        <translation>%1의 프로필을 사용할 수 없습니다. 그곳에 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>The profile in %1 can&apos;t be used, because the disk is full. Free some space, then start Dailies again.</source>
        <translation>디스크가 가득 차서 %1의 프로필을 사용할 수 없습니다. 공간을 확보한 뒤 Dailies를 다시 시작하십시오.</translation>
    </message>
    <message>
        <source>Starting Dailies again can&apos;t bring up this window: there is no place for its socket.</source>
        <translation>Dailies를 다시 실행해도 이 창을 표시할 수 없습니다. 소켓을 둘 곳이 없습니다.</translation>
    </message>
    <message>
        <source>Starting Dailies again can&apos;t bring up this window: %1.</source>
        <translation>Dailies를 다시 실행해도 이 창을 표시할 수 없습니다. %1.</translation>
    </message>
</context>
<context>
    <name>ProfileCatalogue</name>
    <message>
        <source>A newer version of Dailies wrote it.</source>
        <translation>더 새로운 버전의 Dailies에서 작성한 파일입니다.</translation>
    </message>
    <message>
        <source>It isn&apos;t a list of model profiles.</source>
        <translation>모델 프로필 목록이 아닙니다.</translation>
    </message>
    <message>
        <source>A model profile needs an ID.</source>
        <translation>모델 프로필에는 ID가 필요합니다.</translation>
    </message>
    <message>
        <source>Duplicate ID: %1.</source>
        <translation>ID %1이(가) 두 번 나옵니다.</translation>
    </message>
    <message>
        <source>The model profiles in %1 can&apos;t be read, so the file was left unchanged: %2</source>
        <translation>%1의 모델 프로필을 읽을 수 없어 파일을 그대로 두었습니다. %2</translation>
    </message>
    <message>
        <source>Your model profiles couldn&apos;t be read, so they won&apos;t be overwritten.</source>
        <translation>모델 프로필을 읽지 못했으므로 덮어쓰지 않습니다.</translation>
    </message>
    <message>
        <source>Couldn&apos;t save the model profiles to %1: %2.</source>
        <translation>모델 프로필을 %1에 저장하지 못했습니다. %2.</translation>
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
        <source>%1 is a %2 file. This model accepts %3.</source>
        <translation>%1: %2 파일입니다. 이 모델이 받는 형식은 %3입니다.</translation>
    </message>
    <message>
        <source>%1 has transparency, which this model doesn&apos;t support.</source>
        <translation>%1: 투명한 부분이 있습니다. 이 모델은 투명도를 지원하지 않습니다.</translation>
    </message>
    <message>
        <source>%1 is %2 × %3 pixels. This model accepts sides of %4 pixels.</source>
        <translation>%1: %2 × %3픽셀입니다. 이 모델이 받는 변의 길이는 %4픽셀입니다.</translation>
    </message>
    <message>
        <source>%1 is %2 s long. This model accepts %3 s.</source>
        <translation>%1: 길이가 %2초입니다. 이 모델이 받는 길이는 %3초입니다.</translation>
    </message>
    <message>
        <source>%1 has %2 fps. This model needs at least %3.</source>
        <translation>%1: %2fps입니다. 이 모델에는 최소 %3fps가 필요합니다.</translation>
    </message>
    <message>
        <source>%1 is %2 MB. This model accepts up to %3 MB.</source>
        <translation>%1: %2 MB입니다. 이 모델은 최대 %3 MB까지 받습니다.</translation>
    </message>
    <message>
        <source>%1 is %2 MB, which makes an upload of %3 MB.</source>
        <translation>%1: %2 MB입니다. 업로드하면 %3 MB가 됩니다.</translation>
    </message>
    <message>
        <source>%1: oss links need a header that isn&apos;t in this service&apos;s specification.</source>
        <translation>%1: oss 링크에는 이 서비스의 명세에 없는 헤더가 필요합니다.</translation>
    </message>
    <message>
        <source>%1: only images can be embedded. Use a link for other files.</source>
        <translation>%1: 이미지만 포함할 수 있습니다. 다른 파일은 링크를 사용하십시오.</translation>
    </message>
    <message>
        <source>%1 adds up to %2 s. This model accepts up to %3 s.</source>
        <translation>%1: 합계 %2초입니다. 이 모델은 최대 %3초까지 받습니다.</translation>
    </message>
    <message>
        <source>Input videos and the clip add up to %1 s. This model accepts up to %2 s.</source>
        <translation>입력 비디오와 클립의 합계가 %1초입니다. 이 모델은 최대 %2초까지 받습니다.</translation>
    </message>
    <message>
        <source>This model accepts up to %L1 files. You have %L2.</source>
        <translation>이 모델은 파일을 최대 %L1개까지 받습니다. 현재 %L2개입니다.</translation>
    </message>
    <message>
        <source>This model isn&apos;t known to use %1 for %2.</source>
        <translation>이 모델이 %2에서 %1을(를) 쓸 수 있는지는 알려져 있지 않습니다.</translation>
    </message>
    <message>
        <source>%1: this model accepts up to %L2. You have %L3.</source>
        <translation>%1: 이 모델은 최대 %L2개까지 받습니다. 현재 %L3개입니다.</translation>
    </message>
    <message>
        <source>%1: this model needs at least %L2. You have %L3.</source>
        <translation>%1: 이 모델에는 최소 %L2개가 필요합니다. 현재 %L3개입니다.</translation>
    </message>
    <message>
        <source>This model supports these combinations: %1.</source>
        <translation>이 모델이 지원하는 조합: %1.</translation>
    </message>
    <message>
        <source>This model can&apos;t combine %1.</source>
        <translation>이 모델에서는 함께 쓸 수 없습니다: %1.</translation>
    </message>
    <message>
        <source>%1 needs %2 with this model.</source>
        <translation>이 모델에서 %1에는 %2이(가) 필요합니다.</translation>
    </message>
    <message>
        <source>With %1, this model needs %2 to be on.</source>
        <translation>%1을(를) 쓰려면 이 모델에서는 %2이(가) 켜져 있어야 합니다.</translation>
    </message>
    <message>
        <source>This model isn&apos;t known to support %1.</source>
        <translation>이 모델이 %1을(를) 지원하는지는 알려져 있지 않습니다.</translation>
    </message>
    <message>
        <source>The prompt has %L1 characters; the limit is %L2. The rest may be ignored.</source>
        <translation>프롬프트가 %L1자입니다. 제한은 %L2자이며, 나머지는 무시될 수 있습니다.</translation>
    </message>
    <message>
        <source>The negative prompt has %L1 characters; the limit is %L2. The rest may be ignored.</source>
        <translation>네거티브 프롬프트가 %L1자입니다. 제한은 %L2자이며, 나머지는 무시될 수 있습니다.</translation>
    </message>
    <message>
        <source>With a reference video, this model makes clips of %1 s. You asked for %2 s.</source>
        <translation>참조 비디오가 있으면 이 모델이 만드는 클립은 %1초입니다. 요청한 길이는 %2초입니다.</translation>
    </message>
    <message>
        <source>This model makes clips of %1 s. You asked for %2 s.</source>
        <translation>이 모델이 만드는 클립은 %1초입니다. 요청한 길이는 %2초입니다.</translation>
    </message>
    <message>
        <source>This model doesn&apos;t use %1.</source>
        <translation>이 모델은 %1을(를) 사용하지 않습니다.</translation>
    </message>
    <message>
        <source>This model supports %1, not %2.</source>
        <translation>이 모델이 지원하는 값은 %1이며, %2은(는) 지원하지 않습니다.</translation>
    </message>
    <message>
        <source>This model&apos;s guidance is %1, not %2.</source>
        <translation>이 모델의 가이던스는 %1이며, %2은(는) 아닙니다.</translation>
    </message>
    <message>
        <source>This model doesn&apos;t use voices.</source>
        <translation>이 모델은 음성을 사용하지 않습니다.</translation>
    </message>
    <message>
        <source>The shots aren&apos;t used while %1 is off.</source>
        <translation>%1이(가) 꺼져 있는 동안 샷은 사용되지 않습니다.</translation>
    </message>
    <message>
        <source>The shot type isn&apos;t used while %1 is off.</source>
        <translation>%1이(가) 꺼져 있는 동안 샷 유형은 사용되지 않습니다.</translation>
    </message>
    <message>
        <source>Choose a shot type.</source>
        <translation>샷 유형을 선택하십시오.</translation>
    </message>
    <message>
        <source>Shots are used only with the shot type %1.</source>
        <translation>샷은 샷 유형이 %1일 때만 사용됩니다.</translation>
    </message>
    <message>
        <source>The prompt of shot %1 has %L2 characters; the limit is %L3.</source>
        <translation>샷 %1의 프롬프트가 %L2자입니다. 제한은 %L3자입니다.</translation>
    </message>
    <message>
        <source>Shot %1 is %2 s long. This model needs at least %3 s.</source>
        <translation>샷 %1의 길이가 %2초입니다. 이 모델에는 최소 %3초가 필요합니다.</translation>
    </message>
    <message>
        <source>The shots add up to %1 s, but the clip is %2 s.</source>
        <translation>샷의 합계는 %1초이지만 클립은 %2초입니다.</translation>
    </message>
    <message>
        <source>Add at least one shot.</source>
        <translation>샷을 하나 이상 추가하십시오.</translation>
    </message>
    <message>
        <source>This model accepts %1 shots. You have %L2.</source>
        <translation>이 모델이 받는 샷은 %1개입니다. 현재 %L2개입니다.</translation>
    </message>
    <message>
        <source>With shots, this model ignores the main prompt, but the service requires one.</source>
        <translation>샷이 있으면 이 모델은 기본 프롬프트를 무시하지만, 서비스에서는 필수입니다.</translation>
    </message>
    <message>
        <source>This model accepts up to %L1. You have %L2.</source>
        <translation>이 모델은 최대 %L1까지 허용합니다. 현재 %L2입니다.</translation>
    </message>
    <message>
        <source>%1: %2 isn&apos;t %3. The service may crop or stretch it.</source>
        <translation>%1: %2은(는) %3이(가) 아닙니다. 서비스가 자르거나 늘릴 수 있습니다.</translation>
    </message>
    <message>
        <source>%1 is %2 × %3 pixels. This model accepts aspect ratios of %4.</source>
        <translation>%1: %2 × %3픽셀입니다. 이 모델이 받는 가로세로 비율은 %4입니다.</translation>
    </message>
    <message>
        <source>%1: %2 has a different aspect ratio than the first frame (%3). The service may crop or stretch it.</source>
        <translation>%1: %2은(는) 첫 프레임(%3)과 가로세로 비율이 다릅니다. 서비스가 자르거나 늘릴 수 있습니다.</translation>
    </message>
</context>
<context>
    <name>ProgramLog</name>
    <message>
        <source>Couldn&apos;t write the log to %1: %2.</source>
        <translation>로그를 %1에 쓸 수 없습니다. %2.</translation>
    </message>
</context>
<context>
    <name>ProgramPart</name>
    <message>
        <source>Window system: %1</source>
        <translation>창 시스템: %1</translation>
    </message>
    <message>
        <source>system default</source>
        <translation>시스템 기본값</translation>
    </message>
    <message>
        <source>Video player: %1</source>
        <translation>비디오 플레이어: %1</translation>
    </message>
</context>
<context>
    <name>PromptMentions</name>
    <message>
        <source>%1 in your prompt isn&apos;t attached.</source>
        <translation>프롬프트에 있는 %1이(가) 첨부되지 않았습니다.</translation>
    </message>
    <message>
        <source>The prompt doesn&apos;t mention %1 yet.</source>
        <translation>프롬프트에서 아직 %1을(를) 언급하지 않았습니다.</translation>
    </message>
</context>
<context>
    <name>RateFile</name>
    <message>
        <source>The column &quot;%1&quot; isn&apos;t known. The first line names the columns: unit, price, currency, from, account, model, resolution, mode, sound, source. Nothing was imported.</source>
        <translation>“%1” 열을 알 수 없습니다. 첫 줄은 열 이름입니다: unit, price, currency, from, account, model, resolution, mode, sound, source. 아무것도 가져오지 않았습니다.</translation>
    </message>
    <message>
        <source>Line %1: &quot;%2&quot; is missing or wrong. Rates need unit (second, point or take), price (such as 0.10, at most six decimal places), currency (such as USD) and from (such as 2026-12-31). If sound is given, it is on or off. Nothing was imported.</source>
        <translation>%1행: “%2”이(가) 없거나 잘못되었습니다. 단가에는 unit(second, point 또는 take), price(예: 0.10, 소수점 아래 여섯 자리까지), currency(예: USD), from(예: 2026-12-31)이 필요합니다. sound를 지정하면 on 또는 off입니다. 아무것도 가져오지 않았습니다.</translation>
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
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>1 take</source>
        <translation>테이크 1개</translation>
    </message>
    <message>
        <source>%1 takes</source>
        <translation>테이크 %1개</translation>
    </message>
    <message>
        <source>Choose an account.</source>
        <translation>계정을 선택하십시오.</translation>
    </message>
    <message>
        <source>1 field left</source>
        <translation>필드 1개 남음</translation>
    </message>
    <message>
        <source>%1 fields left</source>
        <translation>필드 %1개 남음</translation>
    </message>
    <message>
        <source>Not ready:</source>
        <translation>준비되지 않음:</translation>
    </message>
    <message>
        <source>Asks first:</source>
        <translation>생성 전에 확인:</translation>
    </message>
    <message>
        <source>%1 with %2, model %3</source>
        <translation>%1, 계정 %2, 모델 %3</translation>
    </message>
    <message>
        <source>%1 files go to the practice storage first.</source>
        <translation>먼저 파일 %1개를 연습 저장소에 업로드합니다.</translation>
    </message>
    <message>
        <source>%1 files go to your storage “%2” first: %3.</source>
        <translation>먼저 파일 %1개를 저장소 “%2”에 업로드합니다: %3.</translation>
    </message>
    <message>
        <source>%1 Send it once more?</source>
        <comment>You sent this 4 s ago.</comment>
        <translation>%1 한 번 더 보낼까요?</translation>
    </message>
    <message>
        <source>%1 Send %2 more takes?</source>
        <comment>You sent this 4 s ago.</comment>
        <translation>%1 %2개를 더 보낼까요?</translation>
    </message>
    <message>
        <source>There&apos;s no prompt that says what to change.</source>
        <translation>무엇을 바꿀지 알려 주는 프롬프트가 없습니다.</translation>
    </message>
    <message>
        <source>1 field to correct</source>
        <translation>수정할 항목 1개</translation>
    </message>
    <message>
        <source>%1 fields to correct</source>
        <translation>수정할 항목 %1개</translation>
    </message>
    <message>
        <source>Not sent with this kind: %1</source>
        <translation>이 종류에서 보내지 않음: %1</translation>
    </message>
</context>
<context>
    <name>RequestJson</name>
    <message>
        <source>This version doesn&apos;t know the kind of this request.</source>
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
        <source>Answer lost: the service may have accepted this request. Nothing was sent again.</source>
        <translation>응답 없음: 서비스가 이 요청을 접수했을 수 있습니다. 다시 보낸 것은 없습니다.</translation>
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
        <source>%1 The service didn&apos;t receive the full request.</source>
        <translation>%1 서비스가 요청 전체를 받지 못했습니다.</translation>
    </message>
    <message>
        <source>%1 Nothing was sent. Fix this and try again.</source>
        <translation>%1 아무것도 보내지 않았습니다. 이를 바로잡은 뒤 다시 보내십시오.</translation>
    </message>
    <message>
        <source>The service&apos;s certificate wasn&apos;t accepted, so nothing was sent. Check the account&apos;s base URL and this computer&apos;s clock, then try again.</source>
        <translation>서비스의 인증서가 승인되지 않아 아무것도 보내지 않았습니다. 계정의 기본 주소와 이 컴퓨터의 시계를 확인한 뒤 다시 보내십시오.</translation>
    </message>
    <message>
        <source>The proxy blocked the call, so nothing was sent. Check the proxy settings.</source>
        <translation>프록시가 호출을 통과시키지 않아 아무것도 보내지 않았습니다. 프록시 설정을 확인하십시오.</translation>
    </message>
    <message>
        <source>Stopped before it was sent.</source>
        <translation>보내기 전에 중지되었습니다.</translation>
    </message>
    <message>
        <source>The service couldn&apos;t be reached, so nothing was sent. Check the connection and the account&apos;s base URL.</source>
        <translation>서비스에 연결할 수 없어 아무것도 보내지 않았습니다. 연결과 계정의 기본 주소를 확인하십시오.</translation>
    </message>
    <message>
        <source>The connection failed before the full request was sent, so the service can&apos;t have accepted it.</source>
        <translation>요청이 모두 전송되기 전에 연결이 실패했으므로, 서비스가 접수했을 수 없습니다.</translation>
    </message>
    <message>
        <source>The service may have accepted this request, but didn&apos;t confirm it. We haven&apos;t resent it.</source>
        <translation>서비스가 이 요청을 접수했을 수 있지만 확인해 주지 않았습니다. 다시 보내지 않았습니다.</translation>
    </message>
    <message>
        <source>%1 The part of the response that arrived names task %2.</source>
        <translation>%1 도착한 응답의 일부에 작업 %2이(가) 나와 있습니다.</translation>
    </message>
    <message>
        <source>%1 No response arrived in time.</source>
        <translation>%1 제시간에 응답이 오지 않았습니다.</translation>
    </message>
    <message>
        <source>%1 Stopped after it was sent.</source>
        <translation>%1 보낸 뒤에 중지되었습니다.</translation>
    </message>
    <message>
        <source>The connection dropped before the service replied. It may have accepted this request. We haven&apos;t resent it.</source>
        <translation>서비스가 응답하기 전에 연결이 끊겼습니다. 이 요청이 접수되었을 수 있습니다. 다시 보내지 않았습니다.</translation>
    </message>
    <message>
        <source>%1; nothing was accepted. Correct the account&apos;s base URL.</source>
        <translation>%1. 접수된 것은 없습니다. 계정의 기본 주소를 바로잡으십시오.</translation>
    </message>
    <message>
        <source>%1. Correct the account&apos;s base URL.</source>
        <translation>%1. 계정의 기본 주소를 바로잡으십시오.</translation>
    </message>
    <message>
        <source>The service didn&apos;t receive the request in time; nothing was accepted. You can send it again.</source>
        <translation>서비스가 요청을 제시간에 받지 못했습니다. 접수된 것은 없습니다. 다시 보낼 수 있습니다.</translation>
    </message>
    <message>
        <source>The service didn&apos;t receive the request in time.</source>
        <translation>서비스가 요청을 제시간에 받지 못했습니다.</translation>
    </message>
    <message>
        <source>The service rejected the key; nothing was accepted.</source>
        <translation>서비스가 키를 거부했습니다. 접수된 것은 없습니다.</translation>
    </message>
    <message>
        <source>The service rejected the key.</source>
        <translation>서비스가 키를 거부했습니다.</translation>
    </message>
    <message>
        <source>The service rejected this request; nothing was accepted.</source>
        <translation>서비스가 요청을 거부했습니다. 접수된 것은 없습니다.</translation>
    </message>
    <message>
        <source>The service rejected this request.</source>
        <translation>서비스가 요청을 거부했습니다.</translation>
    </message>
    <message>
        <source>The service returned an ID, but also an error: %1</source>
        <translation>서비스가 ID와 함께 오류도 보냈습니다: %1</translation>
    </message>
    <message>
        <source>The service is rate limiting requests.</source>
        <translation>서비스가 요청 속도를 제한하고 있습니다.</translation>
    </message>
    <message>
        <source>The service gives no information about this task.</source>
        <translation>서비스가 이 작업에 대해 알려 주지 않습니다.</translation>
    </message>
    <message>
        <source>The service is having problems.</source>
        <translation>서비스 자체에 문제가 있습니다.</translation>
    </message>
    <message>
        <source>The status check was stopped.</source>
        <translation>상태 조회를 중지했습니다.</translation>
    </message>
    <message>
        <source>The service&apos;s response is too large.</source>
        <translation>서비스의 응답이 정상적인 응답이라기에는 너무 큽니다.</translation>
    </message>
    <message>
        <source>The service&apos;s certificate wasn&apos;t accepted.</source>
        <translation>서비스의 인증서가 승인되지 않았습니다.</translation>
    </message>
    <message>
        <source>The proxy blocked the call.</source>
        <translation>프록시가 호출을 통과시키지 않았습니다.</translation>
    </message>
    <message>
        <source>The service didn&apos;t respond in time.</source>
        <translation>서비스가 제시간에 응답하지 않았습니다.</translation>
    </message>
    <message>
        <source>The service couldn&apos;t be reached.</source>
        <translation>서비스에 연결할 수 없습니다.</translation>
    </message>
    <message>
        <source>The connection to the service dropped.</source>
        <translation>서비스와의 연결이 끊겼습니다.</translation>
    </message>
    <message>
        <source>Something between you and the service (such as a proxy or a sign-in page) responded instead.</source>
        <translation>프록시나 로그인 페이지처럼 서비스로 가는 경로에 있는 것이 서비스 대신 응답했습니다.</translation>
    </message>
    <message>
        <source>The service rejects the key for status checks.</source>
        <translation>작업을 조회할 때 서비스가 키를 거부합니다.</translation>
    </message>
    <message>
        <source>The service&apos;s response doesn&apos;t mention the task.</source>
        <translation>서비스의 응답에 작업에 대한 내용이 없습니다.</translation>
    </message>
    <message>
        <source>The response was HTTP %1 with %2 that aren&apos;t text.</source>
        <translation>응답은 HTTP %1이며 텍스트가 아닌 %2였습니다.</translation>
    </message>
    <message>
        <source>The response was HTTP %1 with %2 that start with “%3”.</source>
        <translation>응답은 HTTP %1이며 “%3”(으)로 시작하는 %2였습니다.</translation>
    </message>
    <message>
        <source>The service&apos;s URL has moved</source>
        <translation>주소가 이전되었습니다</translation>
    </message>
    <message>
        <source>The service&apos;s URL has moved to %1</source>
        <translation>주소가 %1(으)로 이전되었습니다</translation>
    </message>
    <message>
        <source>The response contains more than one ID. Dailies uses %1; the other is %2.</source>
        <translation>응답에 ID가 둘 이상 있습니다. Dailies는 %1을(를) 사용합니다. 다른 하나는 %2입니다.</translation>
    </message>
    <message>
        <source>%1 No task ID could be read from the response. %2</source>
        <comment>the last is another sentence</comment>
        <translation>%1 응답에서 작업 ID를 읽을 수 없습니다. %2</translation>
    </message>
    <message>
        <source>%1 No task ID could be read from the response.</source>
        <translation>%1 응답에서 작업 ID를 읽을 수 없습니다.</translation>
    </message>
    <message>
        <source>%1 The connection dropped in the middle of its response.</source>
        <translation>%1 응답 도중에 연결이 끊어졌습니다.</translation>
    </message>
</context>
<context>
    <name>SettingsFile</name>
    <message>
        <source>it&apos;s too large</source>
        <translation>파일이 너무 큽니다</translation>
    </message>
</context>
<context>
    <name>Shell</name>
    <message>
        <source>A quote in the command isn&apos;t closed. Copy the whole command.</source>
        <translation>명령의 따옴표가 닫히지 않았습니다. 명령 전체를 복사하십시오.</translation>
    </message>
    <message>
        <source>The command inserts the output of another command, which Dailies doesn&apos;t run. Replace it with the text itself.</source>
        <translation>이 명령은 다른 명령의 출력을 가져오지만 여기서는 실행하지 않습니다. 그 자리에 텍스트 자체를 넣으십시오.</translation>
    </message>
    <message>
        <source>This command is for the Windows command prompt. Copy it as cURL (bash) instead.</source>
        <translation>Windows 명령 프롬프트용으로 작성된 명령입니다. 대신 bash용 cURL로 복사하십시오.</translation>
    </message>
    <message>
        <source>The command has curly quotes (“ ”), which bash doesn&apos;t understand. Use straight ones (&quot;).</source>
        <translation>명령에 bash가 모르는 둥근 따옴표(“ ”)가 있습니다. 곧은 따옴표(&quot;)로 바꾸십시오.</translation>
    </message>
</context>
<context>
    <name>Sidecar</name>
    <message>
        <source>every name for it is taken</source>
        <translation>사용할 이름이 모두 이미 사용 중입니다</translation>
    </message>
    <message>
        <source>Couldn&apos;t save the JSON file next to the clip %1: %2.</source>
        <translation>클립 %1 옆에 JSON 파일을 저장하지 못했습니다. %2.</translation>
    </message>
    <message>
        <source>the folder couldn&apos;t be synced to disk</source>
        <translation>폴더를 디스크에 기록하지 못했습니다</translation>
    </message>
</context>
<context>
    <name>Spend</name>
    <message>
        <source>Removed account</source>
        <translation>제거된 계정</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1초</translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1포인트</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1포인트</translation>
    </message>
    <message numerus="yes">
        <source>%Ln takes</source>
        <translation>
            <numerusform>테이크 %Ln개</numerusform>
        </translation>
    </message>
    <message>
        <source>Today</source>
        <translation>오늘</translation>
    </message>
    <message>
        <source>Each run</source>
        <translation>실행마다</translation>
    </message>
    <message>
        <source>In total</source>
        <translation>총합</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>period and account</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 of %2 left today</source>
        <translation>오늘 %2 중 %1 남음</translation>
    </message>
    <message>
        <source>%1 of %2 left this month</source>
        <translation>이번 달 %2 중 %1 남음</translation>
    </message>
    <message>
        <source>%1 per run</source>
        <translation>실행당 %1</translation>
    </message>
    <message>
        <source>%1 of %2 left</source>
        <translation>%2 중 %1 남음</translation>
    </message>
    <message>
        <source>Cost unknown until the first take</source>
        <translation>첫 테이크까지 비용 알 수 없음</translation>
    </message>
    <message>
        <source>up to %1</source>
        <translation>최대 %1</translation>
    </message>
    <message>
        <source>Planned</source>
        <translation>예정</translation>
    </message>
    <message>
        <source>Reserved</source>
        <translation>예약됨</translation>
    </message>
    <message>
        <source>Billed</source>
        <translation>청구됨</translation>
    </message>
    <message>
        <source>Not billed</source>
        <translation>청구 안 됨</translation>
    </message>
    <message>
        <source>Unsettled</source>
        <translation>미확정</translation>
    </message>
    <message>
        <source>with sound</source>
        <translation>소리 있음</translation>
    </message>
    <message>
        <source>without sound</source>
        <translation>소리 없음</translation>
    </message>
    <message>
        <source>All takes</source>
        <translation>모든 테이크</translation>
    </message>
    <message>
        <source>per second</source>
        <translation>초당</translation>
    </message>
    <message>
        <source>per point</source>
        <translation>포인트당</translation>
    </message>
    <message>
        <source>per take</source>
        <translation>테이크당</translation>
    </message>
    <message>
        <source>%1/s since %2</source>
        <translation>초당 %1(%2부터)</translation>
    </message>
    <message>
        <source>%1 per point since %2</source>
        <translation>포인트당 %1(%2부터)</translation>
    </message>
    <message>
        <source>%1 per take since %2</source>
        <translation>테이크당 %1(%2부터)</translation>
    </message>
    <message>
        <source>No response: the service may have accepted it</source>
        <translation>응답 없음: 접수되었을 수 있음</translation>
    </message>
    <message>
        <source>The service no longer knows it</source>
        <translation>서비스에 기록이 없음</translation>
    </message>
    <message>
        <source>You stopped tracking it</source>
        <translation>추적을 중지함</translation>
    </message>
    <message>
        <source>%1 (removed)</source>
        <comment>an account</comment>
        <translation>%1(제거됨)</translation>
    </message>
    <message>
        <source>rates in several currencies</source>
        <translation>단가의 통화가 여러 가지</translation>
    </message>
    <message numerus="yes">
        <source>%Ln takes count at the highest possible rate, because it isn&apos;t known which one applies.</source>
        <translation>
            <numerusform>테이크 %Ln개는 어느 단가가 적용되는지 알 수 없어 가능한 가장 높은 단가로 계산합니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>The reported figure “%1” can&apos;t be counted</source>
        <translation>보고된 수치 “%1”은(는) 집계할 수 없습니다</translation>
    </message>
    <message>
        <source>The response had no usage figure</source>
        <translation>응답에 사용량이 없음</translation>
    </message>
    <message numerus="yes">
        <source>About %1 (from %Ln earlier takes)</source>
        <comment>amount, and on how many earlier takes it is based</comment>
        <translation>
            <numerusform>약 %1(이전 테이크 %Ln개 기준)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %1 each (from %Ln earlier takes)</source>
        <comment>amount, and on how many earlier takes it is based</comment>
        <translation>
            <numerusform>각각 약 %1(이전 테이크 %Ln개 기준)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SpendBook</name>
    <message>
        <source>The task database can&apos;t be written to. Nothing was changed.</source>
        <translation>작업 데이터베이스에 쓸 수 없습니다. 변경된 것은 없습니다.</translation>
    </message>
</context>
<context>
    <name>SpendExport</name>
    <message>
        <source>%1 can&apos;t be written: %2.</source>
        <translation>%1을(를) 쓸 수 없습니다. %2.</translation>
    </message>
</context>
<context>
    <name>SpendFields</name>
    <message>
        <source>Currency</source>
        <translation>통화</translation>
    </message>
    <message>
        <source>%1 is larger than 16 MB.</source>
        <translation>%1이(가) 16 MB보다 큽니다.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read: %2.</source>
        <translation>%1을(를) 읽을 수 없습니다. %2.</translation>
    </message>
</context>
<context>
    <name>SpendLedger</name>
    <message>
        <source>Nothing was sent or charged. %1</source>
        <translation>보내지 않았으며 요금도 청구되지 않았습니다. %1</translation>
    </message>
    <message>
        <source>Not sent; nothing was charged. %1</source>
        <translation>보내지 않았으며 요금도 청구되지 않았습니다. %1</translation>
    </message>
    <message>
        <source>There is no call %1 in the spend ledger.</source>
        <translation>지출 기록에 호출 %1이(가) 없습니다.</translation>
    </message>
    <message>
        <source>You haven&apos;t settled this call. Nothing was changed.</source>
        <translation>사용자가 확정한 호출이 아닙니다. 변경된 것은 없습니다.</translation>
    </message>
    <message>
        <source>This call is still in progress. Wait until it has ended. Nothing was changed.</source>
        <translation>이 호출은 아직 진행 중입니다. 끝날 때까지 기다리십시오. 변경된 것은 없습니다.</translation>
    </message>
    <message>
        <source>Its take was deleted, so what the service reported isn&apos;t known any more. Nothing was changed; enter the figure instead.</source>
        <translation>테이크가 삭제되어 서비스가 알려 준 내용을 더 이상 알 수 없습니다. 변경된 것은 없습니다. 대신 수치를 입력하십시오.</translation>
    </message>
    <message>
        <source>The request wasn&apos;t sent again. %1</source>
        <translation>요청을 다시 보내지 않았습니다. %1</translation>
    </message>
</context>
<context>
    <name>SpendSettings</name>
    <message>
        <source>A currency has three capital letters, such as USD. Nothing was changed.</source>
        <translation>통화는 USD와 같은 대문자 세 글자입니다. 변경된 것은 없습니다.</translation>
    </message>
    <message>
        <source>It was removed in the meantime. Nothing was changed; add it again.</source>
        <translation>그사이에 제거되었습니다. 변경된 것은 없습니다. 다시 추가하십시오.</translation>
    </message>
    <message>
        <source>A rate needs the day from which it applies. Nothing was changed.</source>
        <translation>단가에는 적용 시작일이 필요합니다. 변경된 것은 없습니다.</translation>
    </message>
    <message>
        <source>A limit must be more than 0. Nothing was changed.</source>
        <translation>한도는 0보다 커야 합니다. 변경된 것은 없습니다.</translation>
    </message>
    <message>
        <source>There is no rate %1.</source>
        <translation>단가 %1이(가) 없습니다.</translation>
    </message>
    <message>
        <source>There is no limit %1.</source>
        <translation>한도 %1이(가) 없습니다.</translation>
    </message>
</context>
<context>
    <name>StageWords</name>
    <message>
        <source>On hold</source>
        <translation>보류됨</translation>
    </message>
    <message>
        <source>Not sent</source>
        <translation>보내지 않음</translation>
    </message>
    <message>
        <source>It isn&apos;t sent until you say so.</source>
        <translation>직접 지시할 때까지 보내지 않습니다.</translation>
    </message>
    <message>
        <source>Still generating…</source>
        <translation>아직 생성 중…</translation>
    </message>
    <message>
        <source>Running for %1</source>
        <translation>%1 동안 실행 중</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>two short texts</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 left</source>
        <comment>a short length of time</comment>
        <translation>%1 남음</translation>
    </message>
    <message>
        <source>%1 · usually about %2</source>
        <comment>how long it runs, and a length of time</comment>
        <translation>%1 · 보통 약 %2</translation>
    </message>
    <message>
        <source>Downloading…</source>
        <translation>다운로드 중…</translation>
    </message>
    <message>
        <source>Generation failed</source>
        <translation>생성 실패</translation>
    </message>
    <message>
        <source>The clip is missing</source>
        <translation>클립이 없음</translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation>보내는 중…</translation>
    </message>
    <message>
        <source>In the Trash</source>
        <translation>휴지통에 있음</translation>
    </message>
    <message>
        <source>Uploading…</source>
        <translation>업로드 중…</translation>
    </message>
    <message>
        <source>%1 · file %2 of %3</source>
        <comment>name of a file</comment>
        <translation>%1 · 파일 %2 / %3</translation>
    </message>
    <message>
        <source>The request is sent after that.</source>
        <translation>그다음 요청을 보냅니다.</translation>
    </message>
    <message>
        <source>The request is sent after that. Nothing is charged yet.</source>
        <translation>그다음 요청을 보냅니다. 아직 요금은 청구되지 않았습니다.</translation>
    </message>
    <message>
        <source>Download paused</source>
        <translation>다운로드 일시 중지됨</translation>
    </message>
    <message>
        <source>Download interrupted</source>
        <translation>다운로드가 중단됨</translation>
    </message>
    <message>
        <source>Queued for %1</source>
        <translation>%1 동안 대기열에 있음</translation>
    </message>
    <message>
        <source>Making sure…</source>
        <comment>that the task has failed</comment>
        <translation>확인하는 중…</translation>
    </message>
    <message numerus="yes">
        <source>Queued for %n days</source>
        <translation>
            <numerusform>%n일 동안 대기열에 있음</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Running for %n days</source>
        <translation>
            <numerusform>%n일 동안 실행 중</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Storage</name>
    <message>
        <source>The storage doesn&apos;t accept the secret. Check it and the region.</source>
        <translation>저장소가 비밀 정보를 받아들이지 않습니다. 비밀 정보와 리전을 확인하십시오.</translation>
    </message>
    <message>
        <source>The temporary key has expired.</source>
        <translation>임시 키가 만료되었습니다.</translation>
    </message>
    <message>
        <source>The storage doesn&apos;t accept the region. Check it.</source>
        <translation>저장소가 리전을 받아들이지 않습니다. 리전을 확인하십시오.</translation>
    </message>
    <message>
        <source>There is no bucket with this name.</source>
        <translation>이 이름의 버킷이 없습니다.</translation>
    </message>
    <message>
        <source>The storage is full.</source>
        <translation>저장소가 가득 찼습니다.</translation>
    </message>
    <message>
        <source>The file is too large for the storage.</source>
        <translation>파일이 저장소에 비해 너무 큽니다.</translation>
    </message>
    <message>
        <source>The storage doesn&apos;t allow this with your key.</source>
        <translation>저장소가 이 키로는 이 작업을 허용하지 않습니다.</translation>
    </message>
    <message>
        <source>The storage has no such folder or file.</source>
        <translation>저장소에 그런 폴더나 파일이 없습니다.</translation>
    </message>
    <message>
        <source>The storage is having problems.</source>
        <translation>저장소에 문제가 있습니다.</translation>
    </message>
    <message>
        <source>The storage doesn&apos;t accept the access key ID.</source>
        <translation>저장소가 액세스 키 ID를 받아들이지 않습니다.</translation>
    </message>
    <message>
        <source>The bucket is in the region %1. Enter that region.</source>
        <translation>버킷은 %1 리전에 있습니다. 그 리전을 입력하십시오.</translation>
    </message>
    <message>
        <source>This computer&apos;s clock is too far off. Set it correctly.</source>
        <translation>이 컴퓨터의 시계가 너무 많이 어긋나 있습니다. 시계를 정확히 맞추십시오.</translation>
    </message>
    <message>
        <source>The file was damaged during the upload.</source>
        <translation>파일이 업로드 중에 손상되었습니다.</translation>
    </message>
    <message>
        <source>The storage is rate limiting requests.</source>
        <translation>저장소가 요청 속도를 제한하고 있습니다.</translation>
    </message>
    <message>
        <source>The storage redirects to another URL. Check the endpoint and the region.</source>
        <translation>저장소가 다른 주소로 리디렉션합니다. 엔드포인트와 리전을 확인하십시오.</translation>
    </message>
    <message>
        <source>The storage refused this (status %1).</source>
        <translation>저장소가 거부했습니다(상태 %1).</translation>
    </message>
</context>
<context>
    <name>SystemSleep</name>
    <message>
        <source>All takes are finished, but the system doesn&apos;t allow Dailies to put this computer to sleep: %1.</source>
        <translation>모든 테이크가 끝났지만, 시스템이 Dailies가 이 컴퓨터를 절전 모드로 전환하는 것을 허용하지 않습니다. %1.</translation>
    </message>
</context>
<context>
    <name>TakeCost</name>
    <message>
        <source>The service no longer knows this task and may have charged it. Check your invoice, then enter what was charged.</source>
        <translation>서비스에 이 작업의 기록이 더 이상 없지만 요금이 청구되었을 수 있습니다. 청구서를 확인한 뒤 청구 내역을 입력하십시오.</translation>
    </message>
    <message>
        <source>The service didn&apos;t say what it charged. Check your invoice, then enter the figure.</source>
        <translation>서비스가 청구 내역을 알려 주지 않았습니다. 청구서를 확인한 뒤 수치를 입력하십시오.</translation>
    </message>
    <message>
        <source>You stopped tracking this task, and the service may charge it. Use Check now to get the figure, or enter it from your invoice.</source>
        <translation>이 작업의 추적을 중지했으며, 서비스에서 요금을 청구할 수 있습니다. “지금 확인”을 눌러 수치를 가져오거나 청구서를 보고 입력하십시오.</translation>
    </message>
    <message>
        <source>The service reported “%1”, which can&apos;t be counted. Check your invoice, then enter the figure.</source>
        <translation>서비스가 “%1”을(를) 보고했지만 집계할 수 없습니다. 청구서를 확인한 뒤 수치를 입력하십시오.</translation>
    </message>
    <message>
        <source>The service didn&apos;t confirm this request, so it may have charged it. Check its task list or your invoice, then enter what was charged.</source>
        <translation>서비스가 이 요청을 확인하지 않아 요금이 청구되었을 수 있습니다. 서비스의 작업 목록이나 청구서를 확인한 뒤 청구 내역을 입력하십시오.</translation>
    </message>
</context>
<context>
    <name>TakeDifferences</name>
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
        <source>Kind</source>
        <translation>종류</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>parameter and value</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>default</source>
        <translation>기본값</translation>
    </message>
    <message>
        <source>Frames per second</source>
        <translation>초당 프레임 수</translation>
    </message>
</context>
<context>
    <name>TakeFiles</name>
    <message>
        <source>The clip couldn&apos;t be renamed. Nothing was changed.</source>
        <translation>클립의 이름을 바꾸지 못했습니다. 변경된 것은 없습니다.</translation>
    </message>
    <message>
        <source>The clip is no longer on disk, so it can&apos;t be renamed.</source>
        <translation>클립이 더 이상 디스크에 없어 이름을 바꿀 수 없습니다.</translation>
    </message>
    <message>
        <source>A file named “%1” is already in this folder. Choose another name.</source>
        <translation>이 폴더에 “%1” 파일이 이미 있습니다. 다른 이름을 선택하십시오.</translation>
    </message>
    <message>
        <source>The clip can&apos;t be renamed because its folder is read-only.</source>
        <translation>폴더가 읽기 전용이어서 클립의 이름을 바꿀 수 없습니다.</translation>
    </message>
    <message>
        <source>Enter a name.</source>
        <translation>이름을 입력하십시오.</translation>
    </message>
    <message>
        <source>A name can&apos;t contain any of these: / \ : * ? &quot; &lt; &gt; |</source>
        <translation>이름에는 다음 문자를 쓸 수 없습니다: / \ : * ? &quot; &lt; &gt; |</translation>
    </message>
    <message>
        <source>A name can&apos;t begin with a dot, because the clip would be hidden.</source>
        <translation>이름은 점으로 시작할 수 없습니다. 클립이 숨겨집니다.</translation>
    </message>
    <message>
        <source>A name can&apos;t end with a dot.</source>
        <translation>이름은 점으로 끝날 수 없습니다.</translation>
    </message>
    <message>
        <source>“%1” is a reserved name. Choose another one.</source>
        <translation>“%1”은(는) 예약된 이름입니다. 다른 이름을 선택하십시오.</translation>
    </message>
    <message>
        <source>This name is too long.</source>
        <translation>이름이 너무 깁니다.</translation>
    </message>
</context>
<context>
    <name>TaskCells</name>
    <message>
        <source>Dailies no longer checks it.</source>
        <translation>Dailies가 더 이상 조회하지 않습니다.</translation>
    </message>
    <message>
        <source>No clip: the service didn&apos;t start it.</source>
        <translation>클립 없음: 서비스가 시작하지 않았습니다.</translation>
    </message>
    <message>
        <source>No clip: the service couldn&apos;t make it.</source>
        <translation>클립 없음: 서비스가 만들지 못했습니다.</translation>
    </message>
    <message>
        <source>No clip: the service canceled it.</source>
        <translation>클립 없음: 서비스가 취소했습니다.</translation>
    </message>
    <message>
        <source>No clip: the service deleted the task.</source>
        <translation>클립 없음: 서비스가 작업을 삭제했습니다.</translation>
    </message>
    <message>
        <source>No clip: the link expired before the download.</source>
        <translation>클립 없음: 다운로드하기 전에 링크가 만료되었습니다.</translation>
    </message>
    <message>
        <source>The saved file isn&apos;t a video.</source>
        <translation>저장한 파일이 비디오가 아닙니다.</translation>
    </message>
    <message>
        <source>It may have been charged.</source>
        <translation>요금이 청구되었을 수 있습니다.</translation>
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
        <source>Delivered</source>
        <translation>실제 결과</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>만든 시각</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>계정</translation>
    </message>
    <message>
        <source>Take %1 · %2</source>
        <comment>number, and whether it has a clip</comment>
        <translation>테이크 %1 · %2</translation>
    </message>
    <message>
        <source>Link expires</source>
        <translation>링크 만료</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>비용</translation>
    </message>
    <message>
        <source>Rejected · %1</source>
        <translation>제외됨 · %1</translation>
    </message>
    <message>
        <source>Clip missing</source>
        <translation>클립 없음</translation>
    </message>
    <message>
        <source>downloaded again while its link works</source>
        <comment>a clip that cannot be played</comment>
        <translation>링크가 유효한 동안 다시 다운로드</translation>
    </message>
    <message>
        <source>%1 s, %2 s requested</source>
        <comment>a clip&apos;s length</comment>
        <translation>%1초, 요청은 %2초</translation>
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
        <source>%1 fps</source>
        <translation>%1fps</translation>
    </message>
    <message>
        <source>no sound</source>
        <translation>소리 없음</translation>
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
        <source>Saved as</source>
        <translation>저장 이름</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>종류</translation>
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
        <source>Remark</source>
        <translation>비고</translation>
    </message>
    <message>
        <source>%1p</source>
        <comment>a number of picture lines</comment>
        <translation>%1p</translation>
    </message>
    <message>
        <source>pasted file</source>
        <translation>붙여 넣은 파일</translation>
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
        <translation>음성 %1</translation>
    </message>
    <message>
        <source>%1 s · %2</source>
        <comment>length and prompt</comment>
        <translation>%1초 · %2</translation>
    </message>
    <message>
        <source>Requested</source>
        <translation>요청 사양</translation>
    </message>
    <message>
        <source>Task ID</source>
        <translation>작업 ID</translation>
    </message>
    <message>
        <source>Request ID</source>
        <translation>요청 ID</translation>
    </message>
    <message>
        <source>External task ID</source>
        <translation>외부 작업 ID</translation>
    </message>
    <message>
        <source>Video ID</source>
        <translation>비디오 ID</translation>
    </message>
    <message>
        <source>By the service&apos;s clock. It names no time zone.</source>
        <translation>서비스의 시계 기준입니다. 시간대는 나와 있지 않습니다.</translation>
    </message>
    <message>
        <source>Submitted</source>
        <translation>제출 시각</translation>
    </message>
    <message>
        <source>Scheduled</source>
        <translation>예약 시각</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>종료 시각</translation>
    </message>
    <message>
        <source>Reported length</source>
        <translation>보고된 길이</translation>
    </message>
    <message>
        <source>%1 (unit not specified)</source>
        <translation>%1(단위 명시 안 됨)</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>비용</translation>
    </message>
    <message>
        <source>Link expires</source>
        <translation>링크 만료</translation>
    </message>
    <message>
        <source>Original prompt</source>
        <translation>원본 프롬프트</translation>
    </message>
    <message>
        <source>Same as the prompt.</source>
        <translation>프롬프트와 같습니다.</translation>
    </message>
    <message>
        <source>Made in practice mode. Nothing was charged.</source>
        <translation>연습 모드에서 만들었습니다. 요금은 청구되지 않았습니다.</translation>
    </message>
    <message>
        <source>Charge</source>
        <translation>요금 청구</translation>
    </message>
    <message>
        <source>Request</source>
        <comment>a heading</comment>
        <translation>요청</translation>
    </message>
    <message>
        <source>Clip</source>
        <comment>a heading</comment>
        <translation>클립</translation>
    </message>
    <message>
        <source>%1 points (unit not specified)</source>
        <translation>%1포인트(단위 명시 안 됨)</translation>
    </message>
    <message>
        <source>amount unknown</source>
        <translation>비용 알 수 없음</translation>
    </message>
    <message>
        <source>Settled by you.</source>
        <translation>사용자가 확정했습니다.</translation>
    </message>
    <message>
        <source>“%1”, as reported; not counted</source>
        <translation>“%1”, 보고된 그대로, 집계 안 함</translation>
    </message>
    <message>
        <source>%1 s of input video</source>
        <translation>입력 비디오 %1초</translation>
    </message>
    <message numerus="yes">
        <source>%Ln clips</source>
        <translation>
            <numerusform>클립 %Ln개</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 s of output</source>
        <translation>출력 %1초</translation>
    </message>
    <message>
        <source>No charge was reported.</source>
        <translation>보고된 요금이 없습니다.</translation>
    </message>
    <message>
        <source>Earlier call</source>
        <translation>이전 호출</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>unsettled, and its cost or a sentence</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>All calls</source>
        <translation>모든 호출</translation>
    </message>
    <message>
        <source>Service response</source>
        <comment>a heading</comment>
        <translation>서비스 응답</translation>
    </message>
    <message>
        <source>%1 · not a known video type</source>
        <comment>size of a file</comment>
        <translation>%1 · 알려진 종류의 비디오가 아님</translation>
    </message>
    <message>
        <source>This request hasn&apos;t been sent yet.</source>
        <translation>이 요청은 아직 전송되지 않았습니다.</translation>
    </message>
    <message>
        <source>The service hasn&apos;t replied yet.</source>
        <translation>서비스가 아직 응답하지 않았습니다.</translation>
    </message>
    <message>
        <source>No reply arrived.</source>
        <translation>응답이 오지 않았습니다.</translation>
    </message>
    <message>
        <source>The replies to this request aren&apos;t stored.</source>
        <translation>이 요청에 대한 응답은 저장되어 있지 않습니다.</translation>
    </message>
    <message>
        <source>This request was never sent.</source>
        <translation>이 요청은 전송된 적이 없습니다.</translation>
    </message>
    <message>
        <source>%1 s, %2 s requested</source>
        <comment>a clip&apos;s length</comment>
        <translation>%1초, 요청은 %2초</translation>
    </message>
</context>
<context>
    <name>TaskFilter</name>
    <message>
        <source>Take %1</source>
        <translation>테이크 %1</translation>
    </message>
</context>
<context>
    <name>TaskGroup</name>
    <message>
        <source>All %1</source>
        <translation>전체 %1</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>저장됨 %1</translation>
    </message>
    <message>
        <source>Needs attention %1</source>
        <translation>조치 필요 %1</translation>
    </message>
    <message>
        <source>Failed %1</source>
        <translation>실패 %1</translation>
    </message>
    <message>
        <source>4 and up %1</source>
        <comment>stars, and how many takes</comment>
        <translation>4점 이상 %1</translation>
    </message>
    <message>
        <source>Rejected %1</source>
        <translation>제외됨 %1</translation>
    </message>
    <message>
        <source>Trash %1</source>
        <translation>휴지통 %1</translation>
    </message>
    <message>
        <source>In progress %1</source>
        <translation>진행 중 %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln running</source>
        <comment>takes</comment>
        <translation>
            <numerusform>실행 중 %Ln개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not sent yet</source>
        <comment>takes</comment>
        <translation>
            <numerusform>아직 안 보냄 %Ln개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln without a response</source>
        <comment>takes</comment>
        <translation>
            <numerusform>응답 없음 %Ln개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln on hold</source>
        <comment>takes</comment>
        <translation>
            <numerusform>보류 %Ln개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln that can&apos;t be saved</source>
        <comment>takes</comment>
        <translation>
            <numerusform>저장할 수 없음 %Ln개</numerusform>
        </translation>
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
        <source>%n active</source>
        <translation>
            <numerusform>진행 중 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without a response</source>
        <translation>
            <numerusform>응답 없음 %n개</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TaskHistory</name>
    <message>
        <source>Task %1 can&apos;t be moved to the Trash: it&apos;s in progress or needs a decision.</source>
        <translation>작업 %1을(를) 휴지통으로 옮길 수 없습니다. 진행 중이거나 결정이 필요합니다.</translation>
    </message>
</context>
<context>
    <name>TaskInput</name>
    <message>
        <source>%1 has changed since you asked for this clip (%2, %3).</source>
        <translation>이 클립을 요청한 뒤 %1이(가) 변경되었습니다(%2, %3).</translation>
    </message>
</context>
<context>
    <name>TaskPanel</name>
    <message>
        <source>The folder of this clip is gone: %1.</source>
        <translation>이 클립의 폴더가 더 이상 없습니다: %1.</translation>
    </message>
    <message>
        <source>This clip is no longer in its folder: %1.</source>
        <translation>이 클립이 더 이상 폴더에 없습니다: %1.</translation>
    </message>
    <message>
        <source>Nothing found for “%1”.</source>
        <translation>“%1” 검색 결과가 없습니다.</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>지우기</translation>
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
        <source>Show all</source>
        <translation>모두 보기</translation>
    </message>
    <message>
        <source>Nothing here.</source>
        <translation>여기에는 아무것도 없습니다.</translation>
    </message>
    <message>
        <source>No takes yet. Describe a shot and press Generate.</source>
        <translation>아직 테이크가 없습니다. 샷을 설명하고 “생성”을 누르십시오.</translation>
    </message>
    <message>
        <source>Load an example request</source>
        <translation>예제 요청 불러오기</translation>
    </message>
    <message>
        <source>The Trash is empty.</source>
        <translation>휴지통이 비어 있습니다.</translation>
    </message>
    <message>
        <source>All takes are in the Trash.</source>
        <translation>모든 테이크가 휴지통에 있습니다.</translation>
    </message>
    <message>
        <source>Show the Trash</source>
        <translation>휴지통 보기</translation>
    </message>
</context>
<context>
    <name>TaskRunner</name>
    <message>
        <source>There is no task %1.</source>
        <translation>작업 %1이(가) 없습니다.</translation>
    </message>
    <message>
        <source>You sent this %1 s ago.</source>
        <translation>이 요청을 %1초 전에 보냈습니다.</translation>
    </message>
    <message>
        <source>Couldn&apos;t get a new link from the service in time.</source>
        <translation>서비스에서 새 링크를 제시간에 받지 못했습니다.</translation>
    </message>
    <message>
        <source>The previous response was received %1 times.</source>
        <translation>이 응답 전의 응답은 %1번 왔습니다.</translation>
    </message>
    <message numerus="yes">
        <source>The service couldn&apos;t be reached for %n minutes, so this wasn&apos;t sent. Send it now, or remove it.</source>
        <translation>
            <numerusform>%n분 동안 서비스에 연결할 수 없어 보내지 않았습니다. 지금 보내거나 제거하십시오.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The service couldn&apos;t be reached for %n minutes, so this wasn&apos;t sent again. An earlier call got no response and may have been charged. Send it now, or remove it.</source>
        <translation>
            <numerusform>%n분 동안 서비스에 연결할 수 없어 다시 보내지 않았습니다. 이전 호출은 응답을 받지 못했으며 요금이 청구되었을 수 있습니다. 지금 보내거나 제거하십시오.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The service couldn&apos;t be reached for %n minutes, so this wasn&apos;t sent and nothing was charged. Send it now, or remove it.</source>
        <translation>
            <numerusform>%n분 동안 서비스에 연결할 수 없어 보내지 않았으며 요금도 청구되지 않았습니다. 지금 보내거나 제거하십시오.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only waiting tasks can be moved.</source>
        <translation>대기 중인 작업만 옮길 수 있습니다.</translation>
    </message>
    <message>
        <source>Task %1 wasn&apos;t sent again: %2</source>
        <translation>작업 %1을(를) 다시 보내지 않았습니다. %2</translation>
    </message>
    <message>
        <source>Task %1 wasn&apos;t sent: %2</source>
        <translation>작업 %1을(를) 보내지 않았습니다. %2</translation>
    </message>
    <message>
        <source>Task %1 wasn&apos;t sent and nothing was charged: %2</source>
        <translation>작업 %1을(를) 보내지 않았으며 요금도 청구되지 않았습니다. %2</translation>
    </message>
    <message>
        <source>The service gave this task the same ID as task %1.</source>
        <translation>서비스가 이 작업에 작업 %1과(와) 같은 ID를 부여했습니다.</translation>
    </message>
    <message>
        <source>The service gave task %1 the same ID as this one.</source>
        <translation>서비스가 작업 %1에 이 작업과 같은 ID를 부여했습니다.</translation>
    </message>
    <message>
        <source>This task&apos;s account no longer exists.</source>
        <translation>이 작업의 계정이 더 이상 없습니다.</translation>
    </message>
    <message>
        <source>This task belongs to %1, but the account &quot;%2&quot; now points to %3, so its key isn&apos;t used for the task.</source>
        <translation>이 작업은 %1에 속하지만 “%2” 계정은 이제 %3을(를) 가리킵니다. 이 계정의 키는 이 작업에 사용하지 않습니다.</translation>
    </message>
    <message>
        <source>This arrived in the state &quot;%1&quot; and changed nothing.</source>
        <translation>작업이 “%1” 상태일 때 도착했으며 아무것도 바꾸지 않았습니다.</translation>
    </message>
    <message>
        <source>The latest state of task %1 couldn&apos;t be saved to disk yet.</source>
        <translation>작업 %1의 최신 상태를 아직 디스크에 저장하지 못했습니다.</translation>
    </message>
    <message>
        <source>This isn&apos;t possible for task %1 in the state &quot;%2&quot;.</source>
        <translation>“%2” 상태인 작업 %1에서는 할 수 없습니다.</translation>
    </message>
    <message>
        <source>The service responded as family %1, but the request was written for family %2.</source>
        <translation>서비스가 %1 계열로 응답했습니다. 요청은 %2 계열로 작성되었습니다.</translation>
    </message>
    <message>
        <source>Task %1 couldn&apos;t be saved to disk; retrying every second. %2</source>
        <translation>작업 %1을(를) 디스크에 저장하지 못했습니다. 1초마다 다시 시도합니다. %2</translation>
    </message>
    <message>
        <source>Task %1 (the service&apos;s ID: %2) couldn&apos;t be saved to disk; retrying every second. %3</source>
        <translation>작업 %1(서비스의 ID: %2)을(를) 디스크에 저장하지 못했습니다. 1초마다 다시 시도합니다. %3</translation>
    </message>
    <message>
        <source>The service&apos;s ID %1 couldn&apos;t be saved for task %2: the task was changed elsewhere.</source>
        <translation>서비스의 ID %1을(를) 작업 %2에 저장하지 못했습니다. 작업이 다른 곳에서 변경되었습니다.</translation>
    </message>
    <message>
        <source>Dailies closed before this was sent. Nothing was charged. Send it now, or remove it.</source>
        <translation>보내기 전에 프로그램이 종료되었습니다. 요금은 청구되지 않았습니다. 지금 보내거나 제거하십시오.</translation>
    </message>
    <message>
        <source>Dailies closed before this was sent again. An earlier call got no response and may have been charged. Send it now, or remove it.</source>
        <translation>다시 보내기 전에 프로그램이 종료되었습니다. 이전 호출은 응답을 받지 못했으며 요금이 청구되었을 수 있습니다. 지금 보내거나 제거하십시오.</translation>
    </message>
    <message>
        <source>Dailies closed before this was sent. Send it now, or remove it.</source>
        <translation>보내기 전에 프로그램이 종료되었습니다. 지금 보내거나 제거하십시오.</translation>
    </message>
    <message>
        <source>Some tasks couldn&apos;t be read from disk; retrying every second, a few times. Nothing was sent.</source>
        <translation>디스크에서 일부 작업을 읽지 못했습니다. 1초마다 몇 번 다시 시도합니다. 아무것도 보내지 않았습니다.</translation>
    </message>
    <message>
        <source>The ID was recovered from the list of IDs.</source>
        <translation>ID를 ID 목록에서 찾았습니다.</translation>
    </message>
    <message>
        <source>Nothing was sent, because the request couldn&apos;t be saved to disk first. %1</source>
        <translation>요청을 먼저 디스크에 저장하지 못해 아무것도 보내지 않았습니다. %1</translation>
    </message>
    <message>
        <source>Part of the previous click. Nothing more was sent.</source>
        <translation>바로 앞에서 누른 것과 같은 동작으로 처리했습니다. 추가로 보낸 것은 없습니다.</translation>
    </message>
    <message>
        <source>You can generate 1 to %1 takes at once.</source>
        <translation>한 번에 테이크 1~%1개를 생성할 수 있습니다.</translation>
    </message>
    <message>
        <source>To track a task, give its kind, model and ID.</source>
        <translation>작업을 추적하려면 종류, 모델, ID가 필요합니다.</translation>
    </message>
    <message>
        <source>The ID is empty.</source>
        <translation>ID가 비어 있습니다.</translation>
    </message>
    <message>
        <source>Only a task with no response can be given an ID.</source>
        <translation>응답이 없는 작업에만 ID를 연결할 수 있습니다.</translation>
    </message>
    <message>
        <source>ID entered manually.</source>
        <translation>사용자가 ID를 직접 입력했습니다.</translation>
    </message>
    <message>
        <source>Generated again by you.</source>
        <translation>사용자가 다시 생성했습니다.</translation>
    </message>
    <message>
        <source>Generated again by you; the first request may have been charged.</source>
        <translation>사용자가 다시 생성했습니다. 첫 번째 요청의 요금이 청구되었을 수 있습니다.</translation>
    </message>
    <message>
        <source>The clip was no longer in its folder; downloaded again by you.</source>
        <translation>클립이 더 이상 폴더에 없어 사용자가 다시 다운로드했습니다.</translation>
    </message>
    <message>
        <source>Checked by you.</source>
        <translation>사용자가 직접 조회했습니다.</translation>
    </message>
    <message>
        <source>Only a waiting task can be removed.</source>
        <translation>대기 중인 작업만 제거할 수 있습니다.</translation>
    </message>
    <message>
        <source>You decided not to generate it again.</source>
        <translation>다시 생성하지 않기로 했습니다.</translation>
    </message>
    <message>
        <source>You decided not to generate it again; the first request may have been charged.</source>
        <translation>다시 생성하지 않기로 했습니다. 첫 번째 요청의 요금이 청구되었을 수 있습니다.</translation>
    </message>
    <message>
        <source>On hold.</source>
        <translation>보류됨.</translation>
    </message>
    <message>
        <source>Dismissed by you.</source>
        <translation>사용자가 그대로 두었습니다.</translation>
    </message>
    <message>
        <source>Dismissed by you; the request may have been charged.</source>
        <translation>사용자가 그대로 두었습니다. 이 요청의 요금이 청구되었을 수 있습니다.</translation>
    </message>
    <message>
        <source>Task %1 isn&apos;t being sent.</source>
        <translation>작업 %1을(를) 보내고 있지 않습니다.</translation>
    </message>
    <message>
        <source>Stopped by you.</source>
        <translation>사용자가 중지했습니다.</translation>
    </message>
    <message>
        <source>Stopped before it was sent again. An earlier call got no response.</source>
        <translation>다시 보내기 전에 중지되었습니다. 이전 호출은 응답을 받지 못했습니다.</translation>
    </message>
    <message>
        <source>Stopped before it was sent again. An earlier call got no response and may have been charged.</source>
        <translation>다시 보내기 전에 중지되었습니다. 이전 호출은 응답을 받지 못했으며 요금이 청구되었을 수 있습니다.</translation>
    </message>
    <message>
        <source>Stopped before it was sent; nothing was accepted.</source>
        <translation>보내기 전에 중지되었으며, 접수된 것은 없습니다.</translation>
    </message>
    <message>
        <source>Tracking stopped; the task continues at the service.</source>
        <translation>추적을 중지했습니다. 서비스에서는 작업이 계속됩니다.</translation>
    </message>
    <message>
        <source>Tracking stopped; the task continues at the service and may be charged.</source>
        <translation>추적을 중지했습니다. 서비스에서는 작업이 계속되며 요금이 청구될 수 있습니다.</translation>
    </message>
    <message numerus="yes">
        <source>Its files couldn&apos;t be uploaded for %n minutes, so this wasn&apos;t sent. Send it now, or remove it.</source>
        <translation>
            <numerusform>%n분 동안 파일을 업로드할 수 없어 보내지 않았습니다. 지금 보내거나 제거하십시오.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Its files couldn&apos;t be uploaded for %n minutes, so this wasn&apos;t sent again. An earlier call got no response and may have been charged. Send it now, or remove it.</source>
        <translation>
            <numerusform>%n분 동안 파일을 업로드할 수 없어 다시 보내지 않았습니다. 이전 호출은 응답을 받지 못했으며 요금이 청구되었을 수 있습니다. 지금 보내거나 제거하십시오.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Its files couldn&apos;t be uploaded for %n minutes, so this wasn&apos;t sent and nothing was charged. Send it now, or remove it.</source>
        <translation>
            <numerusform>%n분 동안 파일을 업로드할 수 없어 보내지 않았으며 요금도 청구되지 않았습니다. 지금 보내거나 제거하십시오.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Uploading %n file(s) first.</source>
        <translation>
            <numerusform>먼저 파일 %n개를 업로드합니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>The files are uploaded.</source>
        <translation>파일을 업로드했습니다.</translation>
    </message>
    <message>
        <source>Dailies wasn&apos;t running at %1, so this wasn&apos;t sent. Send it now, or remove it.</source>
        <translation>%1에 Dailies가 실행되고 있지 않아 보내지 않았습니다. 지금 보내거나 제거하십시오.</translation>
    </message>
    <message>
        <source>Dailies wasn&apos;t running at %1, so this wasn&apos;t sent again. An earlier call got no response and may have been charged. Send it now, or remove it.</source>
        <translation>%1에 Dailies가 실행되고 있지 않아 다시 보내지 않았습니다. 이전 호출은 응답을 받지 못했으며 요금이 청구되었을 수 있습니다. 지금 보내거나 제거하십시오.</translation>
    </message>
    <message>
        <source>Dailies wasn&apos;t running at %1, so this wasn&apos;t sent and nothing was charged. Send it now, or remove it.</source>
        <translation>%1에 Dailies가 실행되고 있지 않아 보내지 않았으며 요금도 청구되지 않았습니다. 지금 보내거나 제거하십시오.</translation>
    </message>
    <message>
        <source>This time has passed. Nothing was sent. Choose a later time.</source>
        <translation>이 시각은 지났습니다. 아무것도 보내지 않았습니다. 더 나중의 시각을 선택하십시오.</translation>
    </message>
    <message>
        <source>This time has passed. Nothing was changed. Choose a later time.</source>
        <translation>이 시각은 지났습니다. 변경된 것은 없습니다. 더 나중의 시각을 선택하십시오.</translation>
    </message>
    <message>
        <source>To be sent at %1.</source>
        <translation>%1에 보낼 예정입니다.</translation>
    </message>
    <message>
        <source>Dailies closed before this was sent again. Send it now, or remove it.</source>
        <translation>다시 보내기 전에 프로그램이 종료되었습니다. 지금 보내거나 제거하십시오.</translation>
    </message>
    <message>
        <source>Take %1 of the same request is still waiting for a response.</source>
        <translation>같은 요청의 테이크 %1이(가) 아직 응답을 기다리고 있습니다.</translation>
    </message>
    <message>
        <source>Take %1 of the same request got no response.</source>
        <translation>같은 요청의 테이크 %1에 응답이 없었습니다.</translation>
    </message>
    <message>
        <source>Take %1 of the same request got no response. If it was received, you&apos;ll pay for both.</source>
        <translation>같은 요청의 테이크 %1에 응답이 없었습니다. 접수되었다면 둘 다 요금을 내게 됩니다.</translation>
    </message>
    <message>
        <source>ID changed by you from %1 to %2.</source>
        <translation>사용자가 ID를 %1에서 %2(으)로 변경했습니다.</translation>
    </message>
    <message>
        <source>This computer was asleep or its clock was changed at %1, so this wasn&apos;t sent. Send it now, or remove it.</source>
        <translation>%1에 이 컴퓨터가 절전 상태였거나 시계가 변경되어 보내지 않았습니다. 지금 보내거나 제거하십시오.</translation>
    </message>
    <message>
        <source>This computer was asleep or its clock was changed at %1, so this wasn&apos;t sent again. An earlier call got no response and may have been charged. Send it now, or remove it.</source>
        <translation>%1에 이 컴퓨터가 절전 상태였거나 시계가 변경되어 다시 보내지 않았습니다. 이전 호출은 응답을 받지 못했으며 요금이 청구되었을 수 있습니다. 지금 보내거나 제거하십시오.</translation>
    </message>
    <message>
        <source>This computer was asleep or its clock was changed at %1, so this wasn&apos;t sent and nothing was charged. Send it now, or remove it.</source>
        <translation>%1에 이 컴퓨터가 절전 상태였거나 시계가 변경되어 보내지 않았으며 요금도 청구되지 않았습니다. 지금 보내거나 제거하십시오.</translation>
    </message>
    <message>
        <source>The request contains your API key. Nothing was sent or charged. Remove the key from the request.</source>
        <translation>요청에 API 키가 들어 있습니다. 아무것도 보내지 않았으며 요금도 청구되지 않았습니다. 요청에서 키를 제거하십시오.</translation>
    </message>
    <message>
        <source>The request contained your API key, so it wasn&apos;t sent again. An earlier call got no response and may have been charged.</source>
        <translation>요청에 API 키가 들어 있어 다시 보내지 않았습니다. 이전 호출은 응답을 받지 못했으며 요금이 청구되었을 수 있습니다.</translation>
    </message>
    <message>
        <source>The same request is already waiting to be sent.</source>
        <translation>같은 요청이 이미 보내기를 기다리고 있습니다.</translation>
    </message>
    <message>
        <source>Take %1 already has this ID.</source>
        <translation>테이크 %1에 이미 이 ID가 있습니다.</translation>
    </message>
    <message>
        <source>Take %1, which was sent together with this one, got no response.</source>
        <translation>이것과 함께 보낸 테이크 %1에 응답이 없었습니다.</translation>
    </message>
    <message>
        <source>Take %1, which was sent together with this one, got no response. If it was received, you&apos;ll pay for both.</source>
        <translation>이것과 함께 보낸 테이크 %1에 응답이 없었습니다. 접수되었다면 둘 다 요금을 내게 됩니다.</translation>
    </message>
    <message>
        <source>The clip&apos;s folder isn&apos;t there: %1. If it is on another drive, connect that drive. If you deleted the folder, create it again, then download the clip again.</source>
        <translation>클립의 폴더가 없습니다: %1. 다른 드라이브에 있다면 그 드라이브를 연결하십시오. 폴더를 삭제했다면 다시 만든 다음 클립을 다시 다운로드하십시오.</translation>
    </message>
    <message>
        <source>Take %1, which was sent together with this one, got no response. Decide about it first. Nothing was changed.</source>
        <translation>이것과 함께 보낸 테이크 %1에 응답이 없었습니다. 먼저 그 테이크에 대해 결정하십시오. 변경된 것은 없습니다.</translation>
    </message>
    <message>
        <source>This is an API key, not a task ID. It wasn&apos;t stored or sent.</source>
        <translation>이것은 작업 ID가 아니라 API 키입니다. 저장하지도 보내지도 않았습니다.</translation>
    </message>
    <message>
        <source>The request contained your API key. Nothing was sent or charged. The key was replaced with ***. Remove this request, and generate a corrected one.</source>
        <translation>요청에 API 키가 들어 있었습니다. 아무것도 보내지 않았으며 요금도 청구되지 않았습니다. 키는 ***로 바꾸었습니다. 이 요청을 제거하고 고친 요청을 생성하십시오.</translation>
    </message>
    <message>
        <source>On hold because take %1, which was sent together with this one, got no response. Once you have decided about that take, you can send this one.</source>
        <translation>함께 보낸 테이크 %1에 응답이 없어 보류되었습니다. 그 테이크에 대해 결정하면 이것을 보낼 수 있습니다.</translation>
    </message>
    <message>
        <source>Take %1 is in the Trash. Restore it first.</source>
        <translation>테이크 %1은(는) 휴지통에 있습니다. 먼저 복원하십시오.</translation>
    </message>
</context>
<context>
    <name>TaskStanding</name>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 (code %2)</source>
        <translation>%1 (코드 %2)</translation>
    </message>
    <message>
        <source>Not sent.</source>
        <translation>보내지 않았습니다.</translation>
    </message>
    <message>
        <source>Not sent yet.</source>
        <translation>아직 보내지 않았습니다.</translation>
    </message>
    <message>
        <source>Sending the request.</source>
        <translation>요청을 보내는 중입니다.</translation>
    </message>
    <message>
        <source>Generating. The clip downloads automatically.</source>
        <translation>생성 중입니다. 클립은 자동으로 다운로드됩니다.</translation>
    </message>
    <message>
        <source>The clip is ready and downloading.</source>
        <translation>클립이 준비되어 다운로드하는 중입니다.</translation>
    </message>
    <message>
        <source>Dailies no longer tracks it. It may still run at the service.</source>
        <translation>Dailies가 더 이상 추적하지 않습니다. 서비스에서는 계속 실행될 수 있습니다.</translation>
    </message>
    <message>
        <source>Dailies no longer tracks it. It may still run at the service and be charged.</source>
        <translation>Dailies가 더 이상 추적하지 않습니다. 서비스에서는 계속 실행되어 요금이 청구될 수 있습니다.</translation>
    </message>
    <message>
        <source>This request wasn&apos;t sent.</source>
        <translation>이 요청을 보내지 않았습니다.</translation>
    </message>
    <message>
        <source>The service rejected the account&apos;s key.</source>
        <translation>서비스가 계정의 키를 거부했습니다.</translation>
    </message>
    <message>
        <source>The service rejected this request.</source>
        <translation>서비스가 요청을 거부했습니다.</translation>
    </message>
    <message>
        <source>The service couldn&apos;t make this clip.</source>
        <translation>서비스가 이 클립을 만들지 못했습니다.</translation>
    </message>
    <message>
        <source>The service canceled this task.</source>
        <translation>서비스가 이 작업을 취소했습니다.</translation>
    </message>
    <message>
        <source>The service no longer knows this task.</source>
        <translation>서비스에 이 작업의 기록이 더 이상 없습니다.</translation>
    </message>
    <message>
        <source>The link to the clip expired.</source>
        <translation>클립 링크가 만료되었습니다.</translation>
    </message>
    <message>
        <source>The clip is not where it was saved: %1.</source>
        <translation>클립이 저장한 위치에 없습니다: %1.</translation>
    </message>
    <message>
        <source>The service says: %1</source>
        <translation>서비스의 설명: %1</translation>
    </message>
    <message>
        <source>Reuse loads the request into the form, where you can choose another account. Remove then takes this one off the list.</source>
        <translation>“다시 사용”을 누르면 요청을 양식에 불러와 다른 계정을 선택할 수 있습니다. 그런 다음 “제거”를 누르면 이 항목이 목록에서 빠집니다.</translation>
    </message>
    <message>
        <source>Check the account&apos;s key, then use Check now.</source>
        <translation>계정의 키를 확인한 뒤 “지금 확인”을 누르십시오.</translation>
    </message>
    <message>
        <source>Download resumes it.</source>
        <translation>“다운로드”를 누르면 이어서 받습니다.</translation>
    </message>
    <message>
        <source>Check now resumes tracking.</source>
        <translation>“지금 확인”을 누르면 다시 추적합니다.</translation>
    </message>
    <message>
        <source>Check the account&apos;s key, then generate again.</source>
        <translation>계정의 키를 확인한 뒤 다시 생성하십시오.</translation>
    </message>
    <message>
        <source>Send now sends it again unchanged.</source>
        <translation>“지금 보내기”를 누르면 그대로 다시 보냅니다.</translation>
    </message>
    <message>
        <source>Check now checks once more.</source>
        <translation>“지금 확인”을 누르면 한 번 더 조회합니다.</translation>
    </message>
    <message>
        <source>Try requesting a new one with Download again.</source>
        <translation>“다시 다운로드”로 새 링크를 요청해 보십시오.</translation>
    </message>
    <message>
        <source>The content check objected to the prompt or a file. Reword the prompt or replace the file.</source>
        <translation>콘텐츠 검사에서 프롬프트나 파일을 문제 삼았습니다. 프롬프트를 고쳐 쓰거나 파일을 바꾸십시오.</translation>
    </message>
    <message>
        <source>The account has no credit left. Top it up with the service.</source>
        <translation>계정에 남은 크레딧이 없습니다. 서비스에서 충전하십시오.</translation>
    </message>
    <message>
        <source>The service is at its limit. Wait a little, then generate again.</source>
        <translation>서비스가 처리 한계에 도달했습니다. 잠시 기다린 뒤 다시 생성하십시오.</translation>
    </message>
    <message>
        <source>Check the account&apos;s key, and whether it may use this model.</source>
        <translation>계정의 키와, 그 키로 이 모델을 쓸 수 있는지 확인하십시오.</translation>
    </message>
    <message>
        <source>The service doesn&apos;t offer this model. Check its code.</source>
        <translation>서비스가 이 모델을 제공하지 않습니다. 모델 코드를 확인하십시오.</translation>
    </message>
    <message>
        <source>The service couldn&apos;t read a file. Check that its link opens without signing in.</source>
        <translation>서비스가 파일을 읽지 못했습니다. 로그인하지 않고도 링크가 열리는지 확인하십시오.</translation>
    </message>
    <message>
        <source>The service doesn&apos;t accept one of the settings. Compare them with the model&apos;s limits.</source>
        <translation>서비스가 받지 않는 설정이 있습니다. 모델의 제한과 비교해 보십시오.</translation>
    </message>
    <message>
        <source>The service had a problem. Try again later.</source>
        <translation>서비스에 문제가 있었습니다. 나중에 다시 시도하십시오.</translation>
    </message>
    <message>
        <source>An earlier attempt may have been charged.</source>
        <translation>이전 시도의 요금이 청구되었을 수 있습니다.</translation>
    </message>
    <message>
        <source>Nothing was charged.</source>
        <translation>요금은 청구되지 않았습니다.</translation>
    </message>
    <message>
        <source>The service made this clip, so it was probably charged.</source>
        <translation>서비스가 이 클립을 만들었으므로 요금이 청구되었을 것입니다.</translation>
    </message>
    <message>
        <source>It may have been charged.</source>
        <translation>요금이 청구되었을 수 있습니다.</translation>
    </message>
    <message>
        <source>This take is in the Trash.</source>
        <translation>이 테이크는 휴지통에 있습니다.</translation>
    </message>
    <message>
        <source>Restore brings it back with its clip, as long as the clip is in the Trash of your desktop.</source>
        <translation>클립이 데스크톱의 휴지통에 있는 동안에는 “복원”으로 테이크를 클립과 함께 되돌릴 수 있습니다.</translation>
    </message>
    <message>
        <source>Uploading the files. The request is sent after that.</source>
        <translation>파일을 업로드하고 있습니다. 그다음 요청을 보냅니다.</translation>
    </message>
    <message>
        <source>Cancel upload stops it and keeps the request here, on hold.</source>
        <translation>“업로드 취소”를 누르면 중지하고 요청을 여기에 보류합니다.</translation>
    </message>
    <message>
        <source>The service reported a charge for it.</source>
        <translation>서비스가 요금 청구를 알렸습니다.</translation>
    </message>
    <message>
        <source>The clip downloads automatically.</source>
        <translation>클립은 자동으로 다운로드됩니다.</translation>
    </message>
    <message>
        <source>The service may not know a new task at once. The clip downloads automatically.</source>
        <translation>서비스가 새 작업을 바로 알지 못할 수 있습니다. 클립은 자동으로 다운로드됩니다.</translation>
    </message>
    <message>
        <source>Not accepted by the service yet.</source>
        <translation>서비스가 아직 접수하지 않았습니다.</translation>
    </message>
    <message>
        <source>Send it now to go over the limit, or change the limit.</source>
        <translation>한도를 넘더라도 지금 보내거나, 한도를 변경하십시오.</translation>
    </message>
    <message>
        <source>If you moved it yourself, nothing is lost. Download again works while the service has it, usually for a day.</source>
        <translation>직접 옮긴 것이라면 잃은 것은 없습니다. 서비스에 남아 있는 동안(보통 하루) “다시 다운로드”를 쓸 수 있습니다.</translation>
    </message>
    <message>
        <source>If you moved it yourself, nothing is lost. Download again works while the service has it, usually for a day, and costs nothing.</source>
        <translation>직접 옮긴 것이라면 잃은 것은 없습니다. 서비스에 남아 있는 동안(보통 하루) “다시 다운로드”를 쓸 수 있으며 요금이 들지 않습니다.</translation>
    </message>
    <message>
        <source>Show in folder takes you to it. Its link has expired.</source>
        <translation>“폴더에서 보기”를 누르면 파일이 있는 곳이 열립니다. 링크는 만료되었습니다.</translation>
    </message>
    <message>
        <source>Show in folder takes you to it. Dailies tries the download again while its link works; Download again does so now.</source>
        <translation>“폴더에서 보기”를 누르면 파일이 있는 곳이 열립니다. 링크가 유효한 동안 Dailies가 다시 다운로드를 시도합니다. “다시 다운로드”를 누르면 지금 합니다.</translation>
    </message>
    <message>
        <source>Show in folder takes you to it. Dailies tries the download again while its link works; Download again does so now. It costs nothing.</source>
        <translation>“폴더에서 보기”를 누르면 파일이 있는 곳이 열립니다. 링크가 유효한 동안 Dailies가 다시 다운로드를 시도합니다. “다시 다운로드”를 누르면 지금 합니다. 요금이 들지 않습니다.</translation>
    </message>
    <message>
        <source>Check the account&apos;s key. The request is then sent automatically.</source>
        <translation>계정의 키를 확인하십시오. 그 뒤에 요청을 자동으로 보냅니다.</translation>
    </message>
    <message>
        <source>Cancel sending stops it. If the whole request was already sent, the service may still accept it.</source>
        <translation>“보내기 취소”를 누르면 중지합니다. 요청 전체가 이미 전송되었다면 서비스가 접수할 수 있습니다.</translation>
    </message>
    <message>
        <source>Counted as not charged, because the service reported no usage. Check your invoice to be sure.</source>
        <translation>서비스가 사용량을 보고하지 않아 청구되지 않은 것으로 계산합니다. 청구서를 확인해 보십시오.</translation>
    </message>
    <message>
        <source>Not sent again yet.</source>
        <translation>아직 다시 보내지 않았습니다.</translation>
    </message>
    <message>
        <source>Add an account with the same name and base URL to track it again. Services keep a clip for about a day.</source>
        <translation>다시 추적하려면 이름과 기본 주소가 같은 계정을 추가하십시오. 서비스는 클립을 하루 정도 보관합니다.</translation>
    </message>
</context>
<context>
    <name>TaskState</name>
    <message>
        <source>Waiting</source>
        <translation>대기 중</translation>
    </message>
    <message>
        <source>Sending</source>
        <translation>보내는 중</translation>
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
        <source>Failed</source>
        <translation>실패</translation>
    </message>
    <message>
        <source>Canceled</source>
        <translation>취소됨</translation>
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
        <source>Practice</source>
        <translation>연습</translation>
    </message>
    <message>
        <source>The service says: %1</source>
        <translation>서비스의 설명: %1</translation>
    </message>
    <message>
        <source>Waiting (offline)</source>
        <translation>대기 중(오프라인)</translation>
    </message>
    <message>
        <source>%1 Nothing was accepted.</source>
        <translation>%1 접수된 것은 없습니다.</translation>
    </message>
    <message>
        <source>This clip can&apos;t be played. It was kept.</source>
        <translation>이 클립은 재생할 수 없습니다. 보관해 두었습니다.</translation>
    </message>
    <message>
        <source>This clip can&apos;t be played. You paid for it, so it was kept.</source>
        <translation>이 클립은 재생할 수 없습니다. 요금을 지불했으므로 보관해 두었습니다.</translation>
    </message>
    <message>
        <source>The clip couldn&apos;t be downloaded.</source>
        <translation>클립을 다운로드하지 못했습니다.</translation>
    </message>
    <message>
        <source>The service&apos;s response says nothing about the task&apos;s status.</source>
        <translation>서비스의 응답에 작업 상태에 대한 내용이 없습니다.</translation>
    </message>
    <message>
        <source>The service canceled the task.</source>
        <translation>서비스가 작업을 취소했습니다.</translation>
    </message>
    <message>
        <source>The service&apos;s response is about ID %1, a different task.</source>
        <translation>서비스의 응답이 다른 작업(ID %1)에 관한 것입니다.</translation>
    </message>
    <message>
        <source>The status check failed.</source>
        <translation>상태를 조회하지 못했습니다.</translation>
    </message>
    <message>
        <source>The service doesn&apos;t know this task&apos;s ID. The clip may still come, so Dailies keeps checking from time to time. Check that the account still has the key that the task was sent with.</source>
        <translation>서비스가 이 작업의 ID를 모릅니다. 클립이 나중에 나올 수도 있으므로 가끔 다시 조회합니다. 계정의 키가 작업을 보낼 때의 키와 같은지 확인하십시오.</translation>
    </message>
    <message>
        <source>The service says the task is finished, but gives no link to the clip yet. Dailies keeps checking and downloads the clip as soon as there is a link.</source>
        <translation>서비스가 작업이 완료되었다고 알렸지만 아직 클립 링크를 주지 않았습니다. Dailies가 계속 조회하여 링크가 나오는 즉시 클립을 다운로드합니다.</translation>
    </message>
    <message>
        <source>The link to the clip expired, and the service gave no new one for a week. Use Check now to try again.</source>
        <translation>클립 링크가 만료되었으며, 서비스가 일주일 동안 새 링크를 주지 않았습니다. “지금 확인”을 누르면 다시 시도합니다.</translation>
    </message>
    <message>
        <source>The link to the clip expired, and the service gives no new one. Dailies checks once a day for a week.</source>
        <translation>클립 링크가 만료되었으며, 서비스가 새 링크를 주지 않습니다. Dailies가 일주일 동안 하루에 한 번 조회합니다.</translation>
    </message>
    <message>
        <source>The service says the task failed, without a reason.</source>
        <translation>서비스가 작업이 실패했다고 알렸으며, 이유는 밝히지 않았습니다.</translation>
    </message>
    <message>
        <source>The service is having problems, so the task may still succeed. Dailies checks again. The service&apos;s message: %1</source>
        <translation>서비스에 문제가 있으므로 작업은 아직 성공할 수 있습니다. Dailies가 다시 조회합니다. 서비스의 메시지: %1</translation>
    </message>
    <message>
        <source>The service says the task failed. Dailies checks once more to be sure.</source>
        <translation>서비스가 작업이 실패했다고 알렸습니다. 확실히 하기 위해 Dailies가 한 번 더 조회합니다.</translation>
    </message>
    <message>
        <source>The service no longer knows this task. That doesn&apos;t mean the task failed.</source>
        <translation>서비스에 이 작업의 기록이 더 이상 없습니다. 작업이 실패했다는 뜻은 아닙니다.</translation>
    </message>
    <message>
        <source>The service&apos;s response didn&apos;t arrive: the task may be running.</source>
        <translation>서비스의 응답이 도착하지 않았습니다. 작업이 실행 중일 수 있습니다.</translation>
    </message>
    <message>
        <source>The service&apos;s response didn&apos;t arrive: the task may be running and may be charged.</source>
        <translation>서비스의 응답이 도착하지 않았습니다. 작업이 실행 중일 수 있으며 요금이 청구될 수 있습니다.</translation>
    </message>
    <message>
        <source>The service rejected this request.</source>
        <translation>서비스가 요청을 거부했습니다.</translation>
    </message>
    <message>
        <source>The service is rate limiting requests.</source>
        <translation>서비스가 요청 속도를 제한하고 있습니다.</translation>
    </message>
    <message>
        <source>The request couldn&apos;t be sent.</source>
        <translation>요청을 보내지 못했습니다.</translation>
    </message>
    <message>
        <source>Dailies closed while sending the request: the task may be running.</source>
        <translation>요청을 보내는 동안 프로그램이 종료되었습니다. 작업이 실행 중일 수 있습니다.</translation>
    </message>
    <message>
        <source>Dailies closed while sending the request: the task may be running and may be charged.</source>
        <translation>요청을 보내는 동안 프로그램이 종료되었습니다. 작업이 실행 중일 수 있으며 요금이 청구될 수 있습니다.</translation>
    </message>
    <message>
        <source>%1 An earlier call for this task got no response.</source>
        <translation>%1 이 작업의 이전 호출은 응답을 받지 못했습니다.</translation>
    </message>
    <message>
        <source>%1 An earlier call for this task got no response and may have been charged.</source>
        <translation>%1 이 작업의 이전 호출은 응답을 받지 못했으며 요금이 청구되었을 수 있습니다.</translation>
    </message>
    <message>
        <source>No response</source>
        <translation>응답 없음</translation>
    </message>
    <message>
        <source>No longer on the service</source>
        <translation>서비스에 기록 없음</translation>
    </message>
    <message>
        <source>Link expired</source>
        <translation>링크 만료됨</translation>
    </message>
    <message>
        <source>Finished, no link yet</source>
        <translation>완료, 아직 링크 없음</translation>
    </message>
    <message>
        <source>Not yet known to the service</source>
        <translation>아직 서비스에 없음</translation>
    </message>
    <message>
        <source>Not sent</source>
        <translation>보내지 않음</translation>
    </message>
    <message>
        <source>Kept, unknown file type</source>
        <translation>보관됨, 알 수 없는 파일 형식</translation>
    </message>
    <message>
        <source>Saved, can&apos;t be played</source>
        <translation>저장됨, 재생할 수 없음</translation>
    </message>
    <message>
        <source>%1 (not tracked)</source>
        <translation>%1(추적 안 함)</translation>
    </message>
    <message>
        <source>This file isn&apos;t a known video type. It was kept.</source>
        <translation>이 파일은 알려진 종류의 비디오가 아닙니다. 보관해 두었습니다.</translation>
    </message>
    <message>
        <source>This file isn&apos;t a known video type. You paid for it, so it was kept.</source>
        <translation>이 파일은 알려진 종류의 비디오가 아닙니다. 요금을 지불했으므로 보관해 두었습니다.</translation>
    </message>
    <message>
        <source>A file couldn&apos;t be uploaded.</source>
        <translation>파일을 업로드하지 못했습니다.</translation>
    </message>
    <message>
        <source>Uploading</source>
        <translation>업로드 중</translation>
    </message>
    <message>
        <source>Waiting (on hold)</source>
        <translation>대기 중(보류됨)</translation>
    </message>
    <message>
        <source>The service doesn&apos;t know the ID that you entered. If it&apos;s wrong, change it. Dailies keeps checking from time to time.</source>
        <translation>입력한 ID를 서비스가 모릅니다. 틀렸다면 변경하십시오. Dailies가 가끔 다시 조회합니다.</translation>
    </message>
    <message>
        <source>%1 Send it with the file as it is now, or remove it.</source>
        <translation>%1 지금 파일로 보내거나 제거하십시오.</translation>
    </message>
    <message>
        <source>%1 This call wasn&apos;t charged, but an earlier one got no response and may have been. Send it with the file as it is now, or remove it.</source>
        <translation>%1 이번 호출의 요금은 청구되지 않았지만 응답이 없던 이전 호출은 청구되었을 수 있습니다. 지금 파일로 보내거나 제거하십시오.</translation>
    </message>
    <message>
        <source>%1 Nothing was charged. Send it with the file as it is now, or remove it.</source>
        <translation>%1 요금은 청구되지 않았습니다. 지금 파일로 보내거나 제거하십시오.</translation>
    </message>
    <message>
        <source>Waiting (upload failed)</source>
        <translation>대기 중(업로드 실패)</translation>
    </message>
    <message>
        <source>%1 (code %2)</source>
        <comment>a failure&apos;s message</comment>
        <translation>%1 (코드 %2)</translation>
    </message>
    <message>
        <source>The service says the task failed: %1 Dailies checks once more to be sure.</source>
        <translation>서비스가 작업이 실패했다고 알렸습니다: %1 확실히 하기 위해 Dailies가 한 번 더 조회합니다.</translation>
    </message>
    <message>
        <source>The service says “%1”, but with a code for problems of its own, so the task may still succeed. Dailies keeps checking for a day. The service&apos;s message: %2</source>
        <translation>서비스가 “%1”이라고 알렸지만 서비스 자체의 문제를 나타내는 코드가 함께 왔으므로 작업은 아직 성공할 수 있습니다. Dailies가 하루 동안 계속 조회합니다. 서비스의 메시지: %2</translation>
    </message>
    <message>
        <source>Refused by the service</source>
        <translation>서비스가 거부함</translation>
    </message>
    <message>
        <source>In progress (%1)</source>
        <comment>the service&apos;s word</comment>
        <translation>진행 중(%1)</translation>
    </message>
    <message>
        <source>The service says the task was canceled. Dailies checks once more to be sure.</source>
        <translation>서비스가 작업이 취소되었다고 알렸습니다. 확실히 하기 위해 Dailies가 한 번 더 조회합니다.</translation>
    </message>
    <message>
        <source>The service says the task was canceled: %1 Dailies checks once more to be sure.</source>
        <translation>서비스가 작업이 취소되었다고 알렸습니다: %1 확실히 하기 위해 Dailies가 한 번 더 조회합니다.</translation>
    </message>
    <message numerus="yes">
        <source>The service closed the connection %n times before the full request had arrived, so it can&apos;t have accepted it. The request may be too large for it. Send it again, or remove it.</source>
        <translation>
            <numerusform>요청 전체가 도착하기 전에 서비스가 연결을 %n번 닫았으므로, 서비스가 접수했을 수 없습니다. 서비스가 받기에는 요청이 너무 클 수 있습니다. 다시 보내거나 제거하십시오.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 Nothing was charged.</source>
        <translation>%1 요금은 청구되지 않았습니다.</translation>
    </message>
    <message>
        <source>%1 It was turned away %2 times since you last sent it. Send it again when the service is less busy, or remove it.</source>
        <translation>%1 마지막으로 보낸 뒤 %2번 접수되지 않았습니다. 서비스가 덜 혼잡할 때 다시 보내거나 제거하십시오.</translation>
    </message>
    <message>
        <source>%1 Nothing was charged. Fix this and send it again, or remove it.</source>
        <translation>%1 요금은 청구되지 않았습니다. 문제를 해결하고 다시 보내거나 제거하십시오.</translation>
    </message>
    <message>
        <source>%1 Fix this and send it again, or remove it.</source>
        <translation>%1 문제를 해결하고 다시 보내거나 제거하십시오.</translation>
    </message>
    <message>
        <source>The service gave more than one link. Dailies downloads the first; Copy link copies them all.</source>
        <translation>서비스가 링크를 여러 개 알려 주었습니다. Dailies는 첫 번째 링크를 내려받으며, ‘링크 복사’는 모두 복사합니다.</translation>
    </message>
    <message>
        <source>%1 The next attempt is number %2 of %3.</source>
        <translation>%1 다음은 %3번 중 %2번째 시도입니다.</translation>
    </message>
</context>
<context>
    <name>TaskStatusText</name>
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
        <source>not sent last time</source>
        <translation>지난번에 보내지 않음</translation>
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
    <message numerus="yes">
        <source>%n ahead</source>
        <comment>requests that are sent before this one</comment>
        <translation>
            <numerusform>앞에 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>Slower than usual</source>
        <translation>평소보다 느림</translation>
    </message>
    <message>
        <source>Any moment now</source>
        <translation>곧 완료</translation>
    </message>
    <message>
        <source>About %1 left</source>
        <translation>약 %1 남음</translation>
    </message>
    <message>
        <source>account removed</source>
        <translation>계정 제거됨</translation>
    </message>
    <message>
        <source>account can&apos;t be used</source>
        <translation>계정을 사용할 수 없음</translation>
    </message>
    <message>
        <source>Queued here. Sends automatically when a slot is free.</source>
        <translation>여기에서 대기 중입니다. 자리가 나면 자동으로 보냅니다.</translation>
    </message>
    <message numerus="yes">
        <source>Queued here. Sends automatically when a slot is free, after %n other requests.</source>
        <translation>
            <numerusform>여기에서 대기 중입니다. 다른 요청 %n개를 보낸 뒤 자리가 나면 자동으로 보냅니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>rate limited, %1</source>
        <translation>속도 제한, %1</translation>
    </message>
    <message>
        <source>paused after a rejection, %1</source>
        <translation>거부 후 일시 중지, %1</translation>
    </message>
    <message>
        <source>The service rejected the last request, perhaps for a reason that affects this one too. Sends automatically in %1.</source>
        <translation>서비스가 마지막 요청을 거부했으며, 그 이유가 이 요청에도 해당할 수 있습니다. %1 후 자동으로 보냅니다.</translation>
    </message>
    <message>
        <source>retrying in %1</source>
        <translation>%1 후 다시 시도</translation>
    </message>
    <message>
        <source>Retrying in %1.</source>
        <translation>%1 후 다시 시도합니다.</translation>
    </message>
    <message>
        <source>Retrying in %1. Nothing was charged.</source>
        <translation>%1 후 다시 시도합니다. 요금은 청구되지 않았습니다.</translation>
    </message>
    <message>
        <source>Since %1. Dailies keeps trying.</source>
        <translation>%1부터입니다. Dailies가 계속 시도합니다.</translation>
    </message>
    <message>
        <source>The service has been unreachable since %1. Dailies keeps trying.</source>
        <translation>%1부터 서비스에 연결되지 않습니다. Dailies가 계속 시도합니다.</translation>
    </message>
    <message>
        <source>unreachable since %1</source>
        <translation>%1부터 연결 안 됨</translation>
    </message>
    <message>
        <source>key rejected, still checking</source>
        <translation>키 거부됨, 계속 조회 중</translation>
    </message>
    <message>
        <source>Dailies keeps checking, at least every 10 minutes. Nothing is lost: the clip downloads once the key is accepted.</source>
        <translation>Dailies가 적어도 10분마다 계속 조회합니다. 잃는 것은 없습니다. 키가 받아들여지면 클립을 다운로드합니다.</translation>
    </message>
    <message>
        <source>no download link yet</source>
        <translation>아직 다운로드 링크 없음</translation>
    </message>
    <message>
        <source>Dailies keeps checking for one, at least every 30 minutes.</source>
        <translation>Dailies가 적어도 30분마다 링크를 계속 조회합니다.</translation>
    </message>
    <message>
        <source>slower than usual</source>
        <translation>평소보다 느림</translation>
    </message>
    <message>
        <source>Taking longer than usual (about %1). That&apos;s normal.</source>
        <translation>평소(약 %1)보다 오래 걸리고 있습니다. 정상입니다.</translation>
    </message>
    <message numerus="yes">
        <source>Based on %n of your takes.</source>
        <translation>
            <numerusform>내 테이크 %n개를 바탕으로 합니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Usually about %1 · %2. %3</source>
        <comment>length of time, how much of it is left, what it was learned from</comment>
        <translation>보통 약 %1 · %2. %3</translation>
    </message>
    <message>
        <source>link expired, checked daily</source>
        <translation>링크 만료됨, 하루에 한 번 조회</translation>
    </message>
    <message>
        <source>The link expired. Dailies checks for a new one once a day for a week. Use Check now to check right away.</source>
        <translation>링크가 만료되었습니다. Dailies가 일주일 동안 하루에 한 번 새 링크를 조회합니다. “지금 확인”을 누르면 바로 조회합니다.</translation>
    </message>
    <message>
        <source>paused, resumes automatically</source>
        <translation>일시 중지, 자동으로 재개</translation>
    </message>
    <message>
        <source>The download is paused. It resumes automatically once the clip can be saved.</source>
        <translation>다운로드가 일시 중지되었습니다. 클립을 저장할 수 있게 되면 자동으로 재개됩니다.</translation>
    </message>
    <message>
        <source>retrying</source>
        <translation>다시 시도 중</translation>
    </message>
    <message>
        <source>The download is retried automatically.</source>
        <translation>다운로드를 자동으로 다시 시도합니다.</translation>
    </message>
    <message>
        <source>dismissed</source>
        <translation>그대로 둠</translation>
    </message>
    <message>
        <source>waiting to upload</source>
        <translation>업로드 대기 중</translation>
    </message>
    <message>
        <source>Its files are uploaded after those of other requests.</source>
        <translation>다른 요청의 파일 다음에 업로드됩니다.</translation>
    </message>
    <message>
        <source>sends at %1</source>
        <translation>%1에 보낼 예정</translation>
    </message>
    <message>
        <source>Sends at %1 if Dailies is running then.</source>
        <translation>그때 Dailies가 실행 중이면 %1에 보냅니다.</translation>
    </message>
    <message>
        <source>Sends at %1</source>
        <translation>%1에 보낼 예정</translation>
    </message>
    <message>
        <source>waits until %1 (sending hours)</source>
        <translation>%1까지 대기(보내기 시간대)</translation>
    </message>
    <message>
        <source>Waits until %1 (sending hours). Use Send now to send it anyway.</source>
        <translation>%1까지 대기합니다(보내기 시간대). “지금 보내기”로 기다리지 않고 보낼 수 있습니다.</translation>
    </message>
    <message>
        <source>Waits until %1</source>
        <translation>%1까지 대기</translation>
    </message>
    <message>
        <source>sending is paused</source>
        <translation>보내기 일시 중지됨</translation>
    </message>
    <message>
        <source>Sending is paused. It&apos;s sent once you resume sending.</source>
        <translation>보내기가 일시 중지되었습니다. 보내기를 재개하면 보냅니다.</translation>
    </message>
    <message>
        <source>Sending is paused</source>
        <translation>보내기 일시 중지됨</translation>
    </message>
    <message>
        <source>Use Send now to send it.</source>
        <translation>“지금 보내기”로 보냅니다.</translation>
    </message>
    <message>
        <source>The service has made the clip. Its link usually follows soon.</source>
        <translation>서비스가 클립을 만들었습니다. 링크는 보통 곧 제공됩니다.</translation>
    </message>
    <message>
        <source>The download is retried automatically and costs nothing.</source>
        <translation>다운로드를 자동으로 다시 시도하며 요금이 들지 않습니다.</translation>
    </message>
    <message>
        <source>Key needed</source>
        <translation>키 필요</translation>
    </message>
    <message>
        <source>The service is busy. Sends automatically in %1.</source>
        <translation>서비스가 혼잡합니다. %1 후 자동으로 보냅니다.</translation>
    </message>
    <message>
        <source>Sends automatically in %1.</source>
        <translation>%1 후 자동으로 보냅니다.</translation>
    </message>
    <message>
        <source>Nothing was charged. Retrying in %1</source>
        <translation>요금은 청구되지 않았습니다. %1 후 다시 시도</translation>
    </message>
    <message>
        <source>not sent last time, nothing was charged</source>
        <translation>지난번에 보내지 않음, 요금 청구 없음</translation>
    </message>
    <message>
        <source>ID not known</source>
        <translation>알 수 없는 ID</translation>
    </message>
    <message>
        <source>checking the ID</source>
        <translation>ID 확인 중</translation>
    </message>
    <message>
        <source>Checking the ID…</source>
        <translation>ID 확인 중…</translation>
    </message>
</context>
<context>
    <name>TaskStore</name>
    <message>
        <source>Couldn&apos;t copy the task database %1: %2.</source>
        <translation>작업 데이터베이스 %1을(를) 복사하지 못했습니다. %2.</translation>
    </message>
    <message>
        <source>the disk refuses it</source>
        <translation>디스크에 쓸 수 없습니다</translation>
    </message>
    <message>
        <source>Can&apos;t create the task database %1: %2.</source>
        <translation>작업 데이터베이스 %1을(를) 만들 수 없습니다. %2.</translation>
    </message>
    <message>
        <source>The task database %1 can&apos;t be read: %2.</source>
        <translation>작업 데이터베이스 %1을(를) 읽을 수 없습니다. %2.</translation>
    </message>
    <message>
        <source>Can&apos;t create the folder %1.</source>
        <translation>폴더 %1을(를) 만들 수 없습니다.</translation>
    </message>
    <message>
        <source>The file %1 can&apos;t be put in place: %2.</source>
        <translation>파일 %1을(를) 제자리에 둘 수 없습니다. %2.</translation>
    </message>
    <message>
        <source>The damaged task database %1 can&apos;t be moved aside: %2.</source>
        <translation>손상된 작업 데이터베이스 %1을(를) 따로 옮길 수 없습니다. %2.</translation>
    </message>
    <message>
        <source>Task database error: %1.</source>
        <translation>작업 데이터베이스를 사용할 수 없습니다. %1.</translation>
    </message>
    <message>
        <source>The file %1 can&apos;t be written: %2.</source>
        <translation>파일 %1을(를) 쓸 수 없습니다. %2.</translation>
    </message>
    <message>
        <source>The disk failed while the task database was being saved. Nothing more is sent until you restart Dailies; tasks in progress continue.</source>
        <translation>작업 데이터베이스를 저장하는 동안 디스크 오류가 발생했습니다. Dailies를 다시 시작할 때까지 더 이상 보내지 않으며, 진행 중인 작업은 계속됩니다.</translation>
    </message>
    <message>
        <source>A newer version of Dailies wrote the task database (schema %1; this version knows %2). It was left unchanged. Use the newer version to continue.</source>
        <translation>더 새로운 버전의 Dailies에서 작성한 작업 데이터베이스입니다(스키마 %1, 이 버전이 아는 스키마 %2). 그대로 두었습니다. 계속 사용하려면 그 버전을 사용하십시오.</translation>
    </message>
    <message>
        <source>The database %1 belongs to another program. It was left unchanged.</source>
        <translation>데이터베이스 %1은(는) 다른 프로그램의 것입니다. 그대로 두었습니다.</translation>
    </message>
    <message>
        <source>The task database is damaged: it reports that it is empty.</source>
        <translation>작업 데이터베이스가 손상되었습니다. 비어 있다고 기록되어 있습니다.</translation>
    </message>
    <message>
        <source>The file %1 isn&apos;t a task database. It was left unchanged.</source>
        <translation>파일 %1은(는) 작업 데이터베이스가 아닙니다. 그대로 두었습니다.</translation>
    </message>
    <message>
        <source>The task database rejects the setting %1, without which tasks could be lost. Is it on a network drive?</source>
        <translation>작업 데이터베이스에 설정 %1을(를) 적용할 수 없으며, 이 설정이 없으면 작업을 잃을 수 있습니다. 네트워크 드라이브에 있습니까?</translation>
    </message>
    <message>
        <source>%1 The disk is almost full: only %2 is free. Free some space, then try again.</source>
        <translation>%1 디스크가 거의 찼습니다. 여유 공간이 %2뿐입니다. 공간을 확보한 뒤 다시 시도하십시오.</translation>
    </message>
</context>
<context>
    <name>TaskStoreRepair</name>
    <message>
        <source>The task database was missing.</source>
        <translation>작업 데이터베이스가 없었습니다.</translation>
    </message>
    <message numerus="yes">
        <source>The database is older than its list of IDs. %n tasks or IDs missing from the database were restored from the list.</source>
        <translation>
            <numerusform>ID 목록에 있는 작업 %n개가 작업 데이터베이스에 없었거나 ID가 빠져 있었습니다. 데이터베이스가 목록보다 오래되었습니다. 이 작업들을 목록에서 복원했습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tasks were sent after the database was copied. They are marked “No response”, because the database doesn&apos;t know how those calls ended.</source>
        <translation>
            <numerusform>작업 데이터베이스의 작업 %n개는 데이터베이스를 복사한 뒤에 보냈습니다. 그 호출의 결과가 데이터베이스에 없으므로 “응답 없음”으로 표시합니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>The task database couldn&apos;t be restored from its copy %1: %2.</source>
        <translation>작업 데이터베이스를 사본 %1에서 복원하지 못했습니다. %2.</translation>
    </message>
    <message>
        <source>the disk refuses it</source>
        <translation>디스크에 쓸 수 없습니다</translation>
    </message>
    <message>
        <source>it can&apos;t be opened</source>
        <translation>열 수 없습니다</translation>
    </message>
    <message>
        <source>This comes from a copy of the task database made before the request was sent. We can&apos;t tell whether it has since been sent and charged. Check with the service before you generate it again.</source>
        <translation>요청을 보내기 전에 만든 작업 데이터베이스 사본에서 온 것입니다. 그 뒤에 보냈는지, 요금이 청구되었는지는 여기서 알 수 없습니다. 다시 생성하기 전에 서비스에서 확인하십시오.</translation>
    </message>
    <message>
        <source>The task database was damaged. The damaged file was kept as %1.</source>
        <translation>작업 데이터베이스가 손상되어 %1(으)로 보관했습니다.</translation>
    </message>
    <message>
        <source>There was no copy of it, so a new one was created.</source>
        <translation>사본이 없어 새로 만들었습니다.</translation>
    </message>
    <message>
        <source>Its copy of %1 replaced it. Anything later is missing; tasks that were waiting may have been sent since and are marked “No response”.</source>
        <translation>%1의 사본으로 대체했습니다. 그 뒤에 일어난 일은 들어 있지 않습니다. 그때 대기 중이던 작업은 그 뒤에 보냈을 수 있으므로 “응답 없음”으로 표시합니다.</translation>
    </message>
    <message>
        <source>“%1” of %2</source>
        <comment>beginning of a prompt, time</comment>
        <translation>%2의 “%1”</translation>
    </message>
    <message numerus="yes">
        <source>%n requests were sent after the database was copied, and it doesn&apos;t know how those calls ended. They may have been charged. Look for them in the service&apos;s task list, and track each by its ID: %1.</source>
        <translation>
            <numerusform>데이터베이스를 복사한 뒤에 보낸 요청이 %n개 있으며, 그 호출의 결과를 알 수 없습니다. 요금이 청구되었을 수 있습니다. 서비스의 작업 목록에서 찾아 각각 ID로 추적하십시오: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>UploadConsent</name>
    <message>
        <source>%1 and %2 more</source>
        <comment>file names</comment>
        <translation>%1 외 %2개</translation>
    </message>
    <message>
        <source>%1, bucket %2</source>
        <translation>%1, 버킷 %2</translation>
    </message>
    <message>
        <source>with the program %1</source>
        <translation>프로그램 %1 사용</translation>
    </message>
    <message>
        <source>Upload 1 file to “%1” (%2)?</source>
        <translation>파일 1개를 “%1”(%2)에 업로드할까요?</translation>
    </message>
    <message>
        <source>Upload %1 files to “%2” (%3)?</source>
        <translation>파일 %1개를 “%2”(%3)에 업로드할까요?</translation>
    </message>
    <message>
        <source>Anyone with a file&apos;s link can download it while it is there.</source>
        <translation>파일이 그곳에 있는 동안 링크가 있으면 누구나 다운로드할 수 있습니다.</translation>
    </message>
    <message>
        <source>Files stay there until you delete them in My uploads.</source>
        <translation>파일은 “내 업로드”에서 삭제할 때까지 그곳에 남습니다.</translation>
    </message>
    <message>
        <source>The video service charges nothing for the upload.</source>
        <translation>업로드에 대해 비디오 서비스는 요금을 청구하지 않습니다.</translation>
    </message>
    <message>
        <source>Files stay there until you delete them with the tools of your storage.</source>
        <translation>파일은 저장소의 도구로 삭제할 때까지 그곳에 남습니다.</translation>
    </message>
    <message>
        <source>Anyone with a file&apos;s link can download it for %1 hours.</source>
        <translation>파일의 링크가 있으면 %1시간 동안 누구나 다운로드할 수 있습니다.</translation>
    </message>
</context>
<context>
    <name>UploadPlace</name>
    <message>
        <source>Enter the endpoint of your storage, such as https://s3.example.com.</source>
        <translation>저장소의 엔드포인트를 입력하십시오. 예: https://s3.example.com.</translation>
    </message>
    <message>
        <source>The endpoint isn&apos;t a web address.</source>
        <translation>엔드포인트가 웹 주소가 아닙니다.</translation>
    </message>
    <message>
        <source>The endpoint must start with https://.</source>
        <translation>엔드포인트는 https://로 시작해야 합니다.</translation>
    </message>
    <message>
        <source>The endpoint must not contain a user, a “?” or a “#”.</source>
        <translation>엔드포인트에는 사용자, “?”, “#”을 넣을 수 없습니다.</translation>
    </message>
    <message>
        <source>The endpoint must end after the host: the bucket has its own field.</source>
        <translation>엔드포인트는 호스트로 끝나야 합니다. 버킷은 따로 입력하는 칸이 있습니다.</translation>
    </message>
    <message>
        <source>The folder must look like “clips/inputs”, without slashes at its ends.</source>
        <translation>폴더는 “clips/inputs”와 같은 형식이어야 하며, 앞뒤에 슬래시가 없어야 합니다.</translation>
    </message>
    <message>
        <source>The folder is too long.</source>
        <translation>폴더가 너무 깁니다.</translation>
    </message>
    <message>
        <source>A bucket&apos;s name has 2 to 63 letters, digits, dots and hyphens.</source>
        <translation>버킷의 이름은 문자, 숫자, 점, 하이픈 2~63자입니다.</translation>
    </message>
    <message>
        <source>A bucket with a dot in its name can&apos;t be part of the host name: put it in the path.</source>
        <translation>이름에 점이 있는 버킷은 호스트 이름에 넣을 수 없습니다. 경로에 넣으십시오.</translation>
    </message>
    <message>
        <source>The endpoint is a number, so the bucket must be in the path.</source>
        <translation>엔드포인트가 숫자이므로 버킷은 경로에 있어야 합니다.</translation>
    </message>
    <message>
        <source>Enter the region of the bucket, such as eu-central-1 or auto.</source>
        <translation>버킷의 리전을 입력하십시오. 예: eu-central-1 또는 auto.</translation>
    </message>
    <message>
        <source>Enter the access key ID.</source>
        <translation>액세스 키 ID를 입력하십시오.</translation>
    </message>
    <message>
        <source>Links can be valid for one minute to seven days.</source>
        <translation>링크의 유효 기간은 1분에서 7일까지입니다.</translation>
    </message>
    <message>
        <source>A user name must not contain a colon.</source>
        <translation>사용자 이름에는 콜론을 넣을 수 없습니다.</translation>
    </message>
    <message>
        <source>Enter the program that uploads a file.</source>
        <translation>파일을 업로드하는 프로그램을 입력하십시오.</translation>
    </message>
    <message>
        <source>One argument must contain %f, which stands for the file.</source>
        <translation>인수 하나에 파일을 뜻하는 %f가 들어 있어야 합니다.</translation>
    </message>
    <message>
        <source>A command can run for one second to one day.</source>
        <translation>명령의 실행 시간은 1초에서 하루까지입니다.</translation>
    </message>
    <message>
        <source>The link isn&apos;t a web address.</source>
        <translation>링크가 웹 주소가 아닙니다.</translation>
    </message>
    <message>
        <source>The link is too long.</source>
        <translation>링크가 너무 깁니다.</translation>
    </message>
    <message>
        <source>The link contains a user name.</source>
        <translation>링크에 사용자 이름이 들어 있습니다.</translation>
    </message>
    <message>
        <source>The link must start with https://.</source>
        <translation>링크는 https://로 시작해야 합니다.</translation>
    </message>
    <message>
        <source>The link needs a public host name instead of a number.</source>
        <translation>링크에는 숫자 대신 공개 호스트 이름이 필요합니다.</translation>
    </message>
    <message>
        <source>Enter a name of at most 100 characters.</source>
        <translation>이름을 100자 이내로 입력하십시오.</translation>
    </message>
    <message>
        <source>an upload place has no ID, name, folder or known protocol</source>
        <translation>ID, 이름, 폴더 또는 알려진 프로토콜이 없는 업로드 위치가 있습니다</translation>
    </message>
    <message>
        <source>Enter the public URL of the folder: WebDAV itself has no public links.</source>
        <translation>폴더의 공개 주소를 입력하십시오. WebDAV 자체에는 공개 링크가 없습니다.</translation>
    </message>
    <message>
        <source>The public URL must not contain “?” or “#”.</source>
        <translation>공개 주소에는 “?”나 “#”을 넣을 수 없습니다.</translation>
    </message>
</context>
<context>
    <name>Validation</name>
    <message>
        <source>Media item %1</source>
        <translation>미디어 항목 %1</translation>
    </message>
    <message>
        <source>%1 is required.</source>
        <translation>%1: 필수 입력 항목입니다.</translation>
    </message>
    <message>
        <source>Shot %1 has no prompt.</source>
        <translation>샷 %1에 프롬프트가 없습니다.</translation>
    </message>
    <message>
        <source>Shots %1 and %2 have the same number, %3.</source>
        <translation>샷 %1과(와) 샷 %2의 번호가 같습니다: %3.</translation>
    </message>
    <message>
        <source>The service doesn&apos;t offer %1.</source>
        <translation>서비스에서 제공하지 않습니다: %1.</translation>
    </message>
    <message>
        <source>There&apos;s no prompt, and the specification lists no media for %1.</source>
        <translation>프롬프트가 없으며, 명세에는 %1의 미디어가 나와 있지 않습니다.</translation>
    </message>
    <message>
        <source>Choose a model.</source>
        <translation>모델을 선택하십시오.</translation>
    </message>
    <message>
        <source>Write a prompt to continue.</source>
        <translation>계속하려면 프롬프트를 입력하십시오.</translation>
    </message>
    <message>
        <source>Add media to continue.</source>
        <translation>계속하려면 미디어를 추가하십시오.</translation>
    </message>
    <message>
        <source>Choose a duration.</source>
        <translation>길이를 선택하십시오.</translation>
    </message>
    <message>
        <source>Choose a type for media item %1.</source>
        <translation>미디어 항목 %1의 유형을 선택하십시오.</translation>
    </message>
    <message>
        <source>The specification doesn&apos;t list the type %1 for %2.</source>
        <translation>명세에서 %2에는 %1 유형이 없습니다.</translation>
    </message>
    <message>
        <source>Driving audio needs a first frame.</source>
        <translation>구동 오디오에는 첫 프레임이 필요합니다.</translation>
    </message>
    <message>
        <source>%1 needs a file or a link.</source>
        <translation>%1: 파일 또는 링크가 필요합니다.</translation>
    </message>
    <message>
        <source>%1: the embedded data isn&apos;t valid Base64.</source>
        <translation>%1: 포함된 데이터가 올바른 Base64가 아닙니다.</translation>
    </message>
    <message>
        <source>%1: this isn&apos;t an http or https link.</source>
        <translation>%1: http 또는 https 링크가 아닙니다.</translation>
    </message>
    <message>
        <source>The reference voice of %1 isn&apos;t an http or https link.</source>
        <translation>%1의 참조 음성이 http 또는 https 링크가 아닙니다.</translation>
    </message>
    <message>
        <source>A reference voice needs a reference image or video.</source>
        <translation>참조 음성에는 참조 이미지나 참조 비디오가 필요합니다.</translation>
    </message>
    <message>
        <source>Voice %1 needs an ID.</source>
        <translation>음성 %1에 ID가 필요합니다.</translation>
    </message>
    <message>
        <source>The embedded data isn&apos;t valid Base64.</source>
        <translation>포함된 데이터가 올바른 Base64가 아닙니다.</translation>
    </message>
    <message>
        <source>This isn&apos;t an http or https link.</source>
        <translation>http 또는 https 링크가 아닙니다.</translation>
    </message>
    <message>
        <source>Shot %1 has no duration.</source>
        <translation>샷 %1에 길이가 없습니다.</translation>
    </message>
    <message>
        <source>This model supports the resolutions 480P, 720P and 1080P, not %1.</source>
        <translation>이 모델이 지원하는 해상도는 480P, 720P, 1080P이며, %1은(는) 지원하지 않습니다.</translation>
    </message>
    <message>
        <source>The duration must be in whole seconds, not %L1.</source>
        <translation>길이는 정수 초여야 하며, %L1은(는) 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>This model makes clips of 2–30 s. The duration is %L1 s.</source>
        <translation>이 모델이 만드는 클립은 2~30초입니다. 길이는 %L1초입니다.</translation>
    </message>
    <message>
        <source>Duration must be more than 0.</source>
        <translation>길이는 0보다 커야 합니다.</translation>
    </message>
    <message>
        <source>Aspect ratio “%1” isn&apos;t valid. Use W:H (e.g. 16:9) or adaptive.</source>
        <translation>화면 비율 “%1”은(는) 올바르지 않습니다. W:H(예: 16:9) 또는 adaptive를 사용하십시오.</translation>
    </message>
    <message>
        <source>Aspect ratio “%1” isn&apos;t valid. Use W:H (e.g. 16:9).</source>
        <translation>화면 비율 “%1”은(는) 올바르지 않습니다. W:H(예: 16:9)를 사용하십시오.</translation>
    </message>
    <message>
        <source>Add an image to continue.</source>
        <translation>계속하려면 이미지를 추가하십시오.</translation>
    </message>
    <message>
        <source>%1 must be a link.</source>
        <translation>%1: 링크여야 합니다.</translation>
    </message>
    <message>
        <source>%1 uses the clip&apos;s own link, which works until %2.</source>
        <translation>%1: 클립 자체의 링크를 사용하며, %2까지 작동합니다.</translation>
    </message>
    <message>
        <source>%1 goes to the practice storage first.</source>
        <translation>먼저 %1을(를) 연습 저장소에 업로드합니다.</translation>
    </message>
    <message>
        <source>%1 needs a link. Set up an upload place in Settings &gt; Uploads, or paste a public link.</source>
        <translation>%1: 링크가 필요합니다. “설정 &gt; 업로드”에서 업로드 위치를 설정하거나 공개 링크를 붙여 넣으십시오.</translation>
    </message>
    <message>
        <source>The reference voice of %1</source>
        <translation>%1의 참조 음성</translation>
    </message>
    <message>
        <source>The image</source>
        <translation>이미지</translation>
    </message>
    <message>
        <source>Image %1 needs a file or a link.</source>
        <translation>Image %1: 파일 또는 링크가 필요합니다.</translation>
    </message>
    <message>
        <source>Image %1</source>
        <translation>Image %1</translation>
    </message>
    <message>
        <source>%1 doesn&apos;t look like a document: %2</source>
        <translation>%1은(는) 문서로 보이지 않습니다: %2</translation>
    </message>
    <message>
        <source>%1 (%2) goes to your storage “%3” first.</source>
        <translation>먼저 %1(%2)을(를) 저장소 “%3”에 업로드합니다.</translation>
    </message>
    <message>
        <source>Add a first frame to continue.</source>
        <translation>계속하려면 첫 프레임을 추가하십시오.</translation>
    </message>
    <message>
        <source>%1: the secret part of this link wasn&apos;t kept. Enter the link again.</source>
        <translation>%1: 이 링크의 비밀 부분은 보관되지 않았습니다. 링크를 다시 입력하십시오.</translation>
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
        <source>expected %1, found %2</source>
        <translation>필요한 값: %1, 실제 값: %2</translation>
    </message>
    <message>
        <source>empty, so it&apos;s left out of the request</source>
        <translation>비어 있어 요청에서 제외합니다</translation>
    </message>
    <message>
        <source>unknown field; sent unchanged</source>
        <translation>알 수 없는 필드, 그대로 보냄</translation>
    </message>
    <message>
        <source>%1 isn&apos;t a number of seconds; sent unchanged</source>
        <translation>%1은(는) 초를 나타내는 숫자가 아닙니다. 그대로 보냅니다</translation>
    </message>
</context>
</TS>
