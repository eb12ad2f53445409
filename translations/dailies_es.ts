<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>Account</name>
    <message>
        <source>The URL must start with https://.</source>
        <translation>La dirección base debe empezar por https://.</translation>
    </message>
    <message>
        <source>The URL has no host name.</source>
        <translation>La dirección base no indica ningún equipo.</translation>
    </message>
    <message>
        <source>The base URL can&apos;t contain a user name or password; the key has its own field.</source>
        <translation>Una dirección base no lleva nombre de usuario ni contraseña; la clave tiene su propio campo.</translation>
    </message>
    <message>
        <source>The base URL ends with its path: remove everything from ? or # on.</source>
        <translation>Una dirección base no lleva nada después de la ruta: quite lo que empieza por ? o #.</translation>
    </message>
    <message>
        <source>Over http:// your key can be read in transit: the URL must start with https://.</source>
        <translation>Con http://, alguien puede leer la clave por el camino: la dirección base debe empezar por https://.</translation>
    </message>
    <message>
        <source>The base URL has an invalid port.</source>
        <translation>La dirección base tiene un puerto no válido.</translation>
    </message>
    <message>
        <source>The path of the base URL can&apos;t contain “.” or “..”.</source>
        <translation>La ruta de una dirección base no lleva puntos (. o ..) como niveles.</translation>
    </message>
    <message>
        <source>The base URL must end in /v1.</source>
        <translation>La dirección base debe terminar en /v1.</translation>
    </message>
    <message>
        <source>The base URL is missing.</source>
        <translation>Falta la dirección base.</translation>
    </message>
    <message>
        <source>The base URL is too long.</source>
        <translation>La dirección base es demasiado larga.</translation>
    </message>
    <message>
        <source>The base URL isn&apos;t a web address.</source>
        <translation>La dirección base no es una dirección web.</translation>
    </message>
</context>
<context>
    <name>ApiType</name>
    <message>
        <source>Text to video</source>
        <translation>Texto a vídeo</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Image to video</source>
        <translation>Imagen a vídeo</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>Imagen</translation>
    </message>
    <message>
        <source>Reference to video</source>
        <translation>Referencia a vídeo</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Referencia</translation>
    </message>
    <message>
        <source>Video edit</source>
        <translation>Edición de vídeo</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Edición</translation>
    </message>
    <message>
        <source>Multi-image to video</source>
        <translation>Varias imágenes a vídeo</translation>
    </message>
    <message>
        <source>Multi-image</source>
        <translation>Varias imágenes</translation>
    </message>
</context>
<context>
    <name>BodyParts</name>
    <message>
        <source>The files in this request are too large to copy as text.</source>
        <translation>Los archivos de esta solicitud son demasiado grandes para copiarlos como texto.</translation>
    </message>
</context>
<context>
    <name>ChargedNote</name>
    <message>
        <source>Requests now go to %1 and are charged.</source>
        <translation>Las solicitudes van ahora a %1 y se cobran.</translation>
    </message>
</context>
<context>
    <name>ClearButton</name>
    <message>
        <source>Clear</source>
        <translation>Borrar</translation>
    </message>
</context>
<context>
    <name>ClipTrash</name>
    <message>
        <source>%1 couldn&apos;t be moved to the Trash.</source>
        <translation>%1 no se pudo mover a la papelera del sistema.</translation>
    </message>
    <message>
        <source>%1 is no longer in the Trash.</source>
        <translation>%1 ya no está en la papelera del sistema.</translation>
    </message>
    <message>
        <source>%1 couldn&apos;t be restored. It is still in the Trash.</source>
        <translation>%1 no se pudo recuperar. Sigue en la papelera del sistema.</translation>
    </message>
</context>
<context>
    <name>ConnectionWords</name>
    <message>
        <source>This computer has no network connection.</source>
        <translation>Este equipo no tiene conexión de red.</translation>
    </message>
    <message>
        <source>Connected. The key works.</source>
        <translation>Conectado. La clave funciona.</translation>
    </message>
    <message>
        <source>The service rejected the key. Check that it was copied completely, hasn&apos;t been revoked, and belongs to this URL: each region has its own keys.</source>
        <translation>El servicio no acepta la clave. Compruebe que se copió entera, que no se ha revocado y que corresponde a esta dirección: cada región tiene sus propias claves.</translation>
    </message>
    <message>
        <source>The service denied access without saying whether the key or the model is the reason. Check both.</source>
        <translation>El servicio no permite la llamada y no indica si es por la clave o por el modelo. Compruebe ambos.</translation>
    </message>
    <message>
        <source>The key isn&apos;t enabled for this model, or the service has no model with this name. Check the model code letter by letter.</source>
        <translation>La clave no puede usar este modelo, o el servicio no tiene ninguno con este nombre. Compruebe el código, letra por letra.</translation>
    </message>
    <message>
        <source>The key or the model belongs to another region. Each region has its own base URL.</source>
        <translation>La clave o el modelo pertenece a otra región. Cada región tiene su propia dirección base.</translation>
    </message>
    <message>
        <source>The proxy blocked the call. Check the proxy settings.</source>
        <translation>El proxy no dejó pasar la llamada. Compruebe los ajustes del proxy.</translation>
    </message>
    <message>
        <source>The service didn&apos;t respond in time. Try again later.</source>
        <translation>El servicio no respondió a tiempo. Inténtelo de nuevo más tarde.</translation>
    </message>
    <message>
        <source>Rate limited. URL and key look fine.</source>
        <translation>Límite de solicitudes alcanzado. La dirección y la clave parecen correctas.</translation>
    </message>
    <message>
        <source>The service is having problems. Try again later.</source>
        <translation>El servicio tiene problemas. Inténtelo de nuevo más tarde.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Se detuvo la prueba.</translation>
    </message>
    <message>
        <source>Certificate check failed, so the key wasn&apos;t sent. Check the base URL and this computer&apos;s clock.</source>
        <translation>La comprobación del certificado falló, así que no se envió la clave. Compruebe la dirección base y el reloj de este equipo.</translation>
    </message>
    <message>
        <source>The response is far too long to come from the service. Check the base URL.</source>
        <translation>Lo que responde ahí no es el servicio: la respuesta es demasiado larga. Compruebe la dirección base.</translation>
    </message>
    <message>
        <source>The connection to %1 dropped before the full response arrived. Try again later.</source>
        <translation>La conexión con %1 se interrumpió antes de completarse la respuesta. Inténtelo de nuevo más tarde.</translation>
    </message>
    <message>
        <source>Host %1 not found. Check the base URL and the network connection.</source>
        <translation>No se encuentra ningún equipo llamado %1. Compruebe la dirección base y la conexión de red.</translation>
    </message>
    <message>
        <source>No response from %1. Check the base URL, and whether a firewall is blocking it.</source>
        <translation>No hay respuesta de %1. Compruebe la dirección base y si la bloquea un cortafuegos.</translation>
    </message>
    <message>
        <source>This URL redirects, and Dailies doesn&apos;t follow redirects here. Check its path and that it starts with https://.</source>
        <translation>Esta dirección redirige las llamadas, y Dailies no sigue redirecciones aquí. Compruebe su ruta y si empieza por https://.</translation>
    </message>
    <message>
        <source>This URL redirects to %1. Dailies doesn&apos;t follow it, because your key would be sent there. If that is the service, use it as the base URL.</source>
        <translation>Esta dirección redirige las llamadas a %1. Dailies no sigue la redirección, porque su clave se enviaría allí. Si ese es el servicio, úselo como dirección base.</translation>
    </message>
    <message>
        <source>There is a response from this URL, but not from the expected service. Check the base URL; it must end in /v1.</source>
        <translation>Algo responde en esta dirección, pero no es el servicio esperado. Compruebe la dirección base; debe terminar en /v1.</translation>
    </message>
    <message>
        <source>The response is that of a family %1 model, but the model is listed as family %2.</source>
        <translation>Responde como modelo de la familia %1, y en la lista figura como modelo de la familia %2.</translation>
    </message>
</context>
<context>
    <name>Csv</name>
    <message>
        <source>Line %1: a quotation mark isn&apos;t closed. The file wasn&apos;t used.</source>
        <translation>Línea %1: hay unas comillas sin cerrar. El archivo no se usó.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>El archivo está vacío.</translation>
    </message>
    <message>
        <source>Line %1 has more fields than the first line. The file wasn&apos;t used.</source>
        <translation>La línea %1 tiene más campos que la primera. El archivo no se usó.</translation>
    </message>
    <message>
        <source>The file has only one line. The first line names the columns; the figures are in the lines after it.</source>
        <translation>El archivo solo tiene una línea. La primera línea nombra las columnas; los valores están en las líneas siguientes.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; appears twice. The file wasn&apos;t used.</source>
        <translation>La columna «%1» aparece dos veces. El archivo no se usó.</translation>
    </message>
</context>
<context>
    <name>Curl</name>
    <message>
        <source>The service has no request type &quot;%1&quot;.</source>
        <translation>El servicio no tiene el tipo de solicitud «%1».</translation>
    </message>
    <message>
        <source>This isn&apos;t a cURL command: it doesn&apos;t contain &quot;curl&quot;.</source>
        <translation>Esto no es un comando cURL: no contiene «curl».</translation>
    </message>
    <message>
        <source>The body of this command is in the lines after it (&lt;&lt;). Paste only those lines.</source>
        <translation>El cuerpo de este comando está en las líneas que le siguen (&lt;&lt;): pegue solo esas líneas.</translation>
    </message>
    <message>
        <source>Something is missing after %1. Copy the whole command.</source>
        <translation>Falta algo después de %1: copie el comando completo.</translation>
    </message>
    <message>
        <source>Ignored the method %1: requests are always sent with POST.</source>
        <translation>Se omitió el método %1: las solicitudes se envían con POST.</translation>
    </message>
    <message>
        <source>Ignored the proxy in the command.</source>
        <translation>Se omitió el proxy del comando.</translation>
    </message>
    <message>
        <source>Ignored %1: certificates are always checked.</source>
        <translation>Se omitió %1: los certificados se comprueban siempre.</translation>
    </message>
    <message>
        <source>The command sends something other than JSON (%1). The service accepts only JSON.</source>
        <translation>El comando envía algo distinto de JSON (%1): el servicio solo acepta JSON.</translation>
    </message>
    <message>
        <source>Ignored the header %1.</source>
        <translation>Se omitió la cabecera %1.</translation>
    </message>
    <message>
        <source>Ignored the key in the command.</source>
        <translation>Se omitió la clave del comando.</translation>
    </message>
    <message>
        <source>This command checks a task and doesn&apos;t create one. Copy the command that creates it.</source>
        <translation>Este comando consulta una tarea y no crea ninguna: copie el que la crea.</translation>
    </message>
    <message>
        <source>Ignored everything after the URL&apos;s path.</source>
        <translation>Se omitió lo que sigue a la ruta de la dirección.</translation>
    </message>
    <message>
        <source>The body of this command comes from another program. Paste the body itself instead.</source>
        <translation>El cuerpo de este comando procede de otro programa: ponga en su lugar el cuerpo mismo.</translation>
    </message>
    <message>
        <source>The command reads the file %1 from an unknown folder. Use the full path.</source>
        <translation>El comando lee el archivo %1 de una carpeta que aquí no se conoce: escriba la ruta completa.</translation>
    </message>
    <message>
        <source>%1 is kept as text in the body; it isn&apos;t replaced by a value.</source>
        <translation>%1 queda en el cuerpo tal cual: no se sustituye por nada.</translation>
    </message>
    <message>
        <source>The body of this command comes from standard input. Paste the body itself.</source>
        <translation>El cuerpo de este comando procede de su entrada estándar: pegue el cuerpo mismo.</translation>
    </message>
    <message>
        <source>The body of this command is in the file %1. Open that file instead.</source>
        <translation>El cuerpo de este comando está en el archivo %1: abra ese archivo.</translation>
    </message>
    <message>
        <source>This command sends no request: -d or --json is missing.</source>
        <translation>Este comando no envía ninguna solicitud: falta la parte con -d o --json.</translation>
    </message>
    <message>
        <source>This command has several bodies. Keep only the one with the request.</source>
        <translation>Este comando tiene más de un cuerpo: deje solo el que lleva la solicitud.</translation>
    </message>
    <message>
        <source>The body of the command can&apos;t be read. %1</source>
        <translation>No se puede leer el cuerpo del comando. %1</translation>
    </message>
    <message>
        <source>The command sets %1 to the output of another command, which Dailies doesn&apos;t run. Replace it with the text itself.</source>
        <translation>El comando asigna a %1 la salida de otro comando, que Dailies no ejecuta. Ponga en su lugar el texto mismo.</translation>
    </message>
</context>
<context>
    <name>Dailies::AboutDialog</name>
    <message>
        <source>About Dailies</source>
        <translation>Acerca de Dailies</translation>
    </message>
    <message>
        <source>Copy versions</source>
        <translation>Copiar versiones</translation>
    </message>
    <message>
        <source>Free software: you may use, study, share and change it under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Software libre: puede usarlo, estudiarlo, compartirlo y modificarlo según la Licencia Pública General de GNU (GNU General Public License), versión 3 o posterior. Se ofrece sin ninguna garantía.</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Versión</translation>
    </message>
    <message>
        <source>Generate, track and save clips from a video service.</source>
        <translation>Crea, sigue y conserva los clips de un servicio de vídeo de pago.</translation>
    </message>
    <message>
        <source>Built with</source>
        <translation>Hecho con</translation>
    </message>
    <message>
        <source>Component</source>
        <translation>Componente</translation>
    </message>
    <message>
        <source>Video player: %1</source>
        <translation>Reproductor de vídeo: %1</translation>
    </message>
    <message>
        <source>License</source>
        <translation>Licencia</translation>
    </message>
    <message>
        <source>License of the icons</source>
        <translation>Licencia de los iconos</translation>
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
        <translation>Introducir la clave…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Use practice mode</source>
        <translation>Usar el modo de práctica</translation>
    </message>
    <message>
        <source>%1 Dailies checks again in %2 and keeps checking, at least every 10 minutes; nothing is lost.</source>
        <comment>what is wrong with an account&apos;s key, length of time</comment>
        <translation>%1 Dailies vuelve a consultar en %2 y sigue haciéndolo, al menos cada 10 minutos; no se pierde nada.</translation>
    </message>
    <message>
        <source>%1 Tasks of this account are waiting; none is lost.</source>
        <comment>what is wrong with an account&apos;s key</comment>
        <translation>%1 Las tareas de esta cuenta esperan; no se pierde ninguna.</translation>
    </message>
    <message>
        <source>%1 and its key were removed. Its tasks and clips are kept.</source>
        <translation>Se eliminaron %1 y su clave. Sus tareas y clips se conservan.</translation>
    </message>
    <message>
        <source>Practice mode</source>
        <translation>Modo de práctica</translation>
    </message>
    <message>
        <source>Its limits and rates stay until you remove them: %1.</source>
        <translation>Sus límites y tarifas se quedan hasta que los elimine: %1.</translation>
    </message>
    <message>
        <source>%1 New requests of this account will wait.</source>
        <comment>what is wrong with an account&apos;s key</comment>
        <translation>%1 Las nuevas solicitudes de esta cuenta esperarán.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Add an account…</source>
        <translation>Añadir una cuenta…</translation>
    </message>
    <message>
        <source>%1 Its tasks can&apos;t continue, and their clips may be lost. To track them again, add an account with the same name and base URL.</source>
        <comment>what is wrong with an account</comment>
        <translation>%1 Sus tareas no pueden continuar y sus clips podrían perderse. Para volver a seguirlas, añada una cuenta con el mismo nombre y la misma dirección base.</translation>
    </message>
</context>
<context>
    <name>Dailies::AccountDialog</name>
    <message>
        <source>Add account</source>
        <translation>Añadir cuenta</translation>
    </message>
    <message>
        <source>Add an account</source>
        <translation>Añadir una cuenta</translation>
    </message>
    <message>
        <source>Studio</source>
        <translation>Estudio</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clave</translation>
    </message>
    <message>
        <source>Model codes</source>
        <translation>Códigos de modelo</translation>
    </message>
    <message>
        <source>1. Service</source>
        <translation>1. Servicio</translation>
    </message>
    <message>
        <source>2. Key</source>
        <translation>2. Clave</translation>
    </message>
    <message>
        <source>3. Models</source>
        <translation>3. Modelos</translation>
    </message>
    <message>
        <source>One model code per line</source>
        <translation>Un código de modelo por línea</translation>
    </message>
    <message>
        <source>Stored in your system keychain and sent to this URL only.</source>
        <translation>Se guarda en el llavero del sistema y solo se envía a esta dirección.</translation>
    </message>
    <message>
        <source>Base URL</source>
        <translation>Dirección base</translation>
    </message>
    <message>
        <source>Treat unknown models as</source>
        <translation>Tratar los modelos desconocidos como</translation>
    </message>
    <message>
        <source>Parallel requests</source>
        <translation>Solicitudes simultáneas</translation>
    </message>
    <message>
        <source>Not recognised: %1</source>
        <translation>No reconocidos: %1</translation>
    </message>
    <message>
        <source>Name the account so you can tell it apart.</source>
        <translation>Dé un nombre a la cuenta para distinguirla de las demás.</translation>
    </message>
    <message>
        <source>An account with this name already exists.</source>
        <translation>Ya hay una cuenta con este nombre.</translation>
    </message>
    <message>
        <source>Enter at least one model code enabled for the key.</source>
        <translation>Indique al menos un código de modelo que el servicio haya habilitado para la clave.</translation>
    </message>
    <message>
        <source>Not tested.</source>
        <translation>No se hizo la prueba.</translation>
    </message>
    <message>
        <source>Storing the key…</source>
        <translation>Guardando la clave…</translation>
    </message>
    <message>
        <source>%1 The key is kept until you quit; you&apos;ll be asked for it next time.</source>
        <translation>%1 La clave se conserva hasta que salga; la próxima vez se le volverá a pedir.</translation>
    </message>
</context>
<context>
    <name>Dailies::AccountKeys</name>
    <message>
        <source>The account&apos;s URL has changed.</source>
        <translation>La dirección de la cuenta ha cambiado.</translation>
    </message>
</context>
<context>
    <name>Dailies::AccountSettingsDialog</name>
    <message>
        <source>Remove account</source>
        <translation>Eliminar cuenta</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Account settings</source>
        <translation>Ajustes de la cuenta</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modelos</translation>
    </message>
    <message>
        <source>Sending</source>
        <translation>Envío</translation>
    </message>
    <message>
        <source>Clips</source>
        <translation>Clips</translation>
    </message>
    <message>
        <source>URL and key</source>
        <translation>Dirección y clave</translation>
    </message>
    <message>
        <source>Clip folder</source>
        <translation>Carpeta de clips</translation>
    </message>
    <message>
        <source>File names</source>
        <translation>Nombres de archivo</translation>
    </message>
    <message>
        <source>Name the account so you can tell it apart.</source>
        <translation>Dé un nombre a la cuenta para distinguirla de las demás.</translation>
    </message>
    <message>
        <source>An account with this name already exists.</source>
        <translation>Ya hay una cuenta con este nombre.</translation>
    </message>
    <message>
        <source>Keep at least one model code; nothing can be sent without one.</source>
        <translation>Conserve al menos un código de modelo: sin ninguno no se puede enviar nada.</translation>
    </message>
    <message numerus="yes">
        <source>%n unfinished tasks were sent to %1 and can only be tracked there. They wait until the account uses that URL again; meanwhile, their clips may be lost.</source>
        <translation>
            <numerusform>%n tarea sin terminar se envió a %1. Solo se puede seguir allí y espera hasta que la cuenta vuelva a esa dirección; mientras tanto, su clip podría perderse.</numerusform>
            <numerusform>%n tareas sin terminar se enviaron a %1. Solo se pueden seguir allí y esperan hasta que la cuenta vuelva a esa dirección; mientras tanto, sus clips podrían perderse.</numerusform>
        </translation>
    </message>
    <message>
        <source>Change URL</source>
        <translation>Cambiar dirección</translation>
    </message>
    <message>
        <source>Storing the key…</source>
        <translation>Guardando la clave…</translation>
    </message>
    <message>
        <source>Remove %1 and its key? Its tasks and clips are kept.</source>
        <translation>¿Eliminar %1 y su clave? Sus tareas y clips se conservan.</translation>
    </message>
    <message numerus="yes">
        <source>%n unfinished tasks of this account will no longer be tracked, and their clips may be lost.</source>
        <translation>
            <numerusform>%n tarea sin terminar de esta cuenta dejará de seguirse y su clip podría perderse.</numerusform>
            <numerusform>%n tareas sin terminar de esta cuenta dejarán de seguirse y sus clips podrían perderse.</numerusform>
        </translation>
    </message>
    <message>
        <source>The account was kept, because its key couldn&apos;t be removed. %1</source>
        <translation>La cuenta se conserva porque no se pudo eliminar su clave. %1</translation>
    </message>
    <message>
        <source>How many requests may be sent at the same time; the others wait. The service may allow fewer.</source>
        <translation>Cuántas solicitudes pueden estar enviándose al mismo tiempo; las demás esperan. El servicio puede permitir menos.</translation>
    </message>
    <message>
        <source>Disk use…</source>
        <translation>Uso del disco…</translation>
    </message>
    <message>
        <source>Shows how much space the clips of each account use.</source>
        <translation>Muestra cuánto espacio ocupan los clips de cada cuenta.</translation>
    </message>
    <message>
        <source>%1 The new key is kept in memory until you quit.</source>
        <translation>%1 La clave nueva se conserva en memoria hasta que salga.</translation>
    </message>
</context>
<context>
    <name>Dailies::AccountStore</name>
    <message>
        <source>a newer version of Dailies wrote it</source>
        <translation>lo escribió una versión más reciente de Dailies</translation>
    </message>
    <message>
        <source>an account has no ID or no name</source>
        <translation>una cuenta no tiene ID o nombre</translation>
    </message>
    <message>
        <source>it isn&apos;t a list of accounts</source>
        <translation>no es una lista de cuentas</translation>
    </message>
    <message>
        <source>The accounts in %1 can&apos;t be read: %2. The file was left unchanged.</source>
        <translation>No se pueden leer las cuentas de %1: %2. El archivo no se modificó.</translation>
    </message>
    <message>
        <source>The accounts couldn&apos;t be read, so they won&apos;t be overwritten.</source>
        <translation>No se pudieron leer las cuentas, así que no se sobrescribirán.</translation>
    </message>
    <message>
        <source>Couldn&apos;t save the accounts to %1: %2.</source>
        <translation>No se pudieron guardar las cuentas en %1: %2.</translation>
    </message>
</context>
<context>
    <name>Dailies::ActionRow</name>
    <message>
        <source>Use frame</source>
        <translation>Usar fotograma</translation>
    </message>
    <message>
        <source>Use, save or copy the frame on screen, or save a part of the clip</source>
        <translation>Usar, guardar o copiar el fotograma en pantalla, o guardar una parte del clip</translation>
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
        <translation>Nombre</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Clave nueva</translation>
    </message>
    <message>
        <source>Base URL</source>
        <translation>Dirección base</translation>
    </message>
    <message>
        <source>Enter the key for %1. The stored key is for %2 only and is never sent anywhere else.</source>
        <translation>Introduzca la clave para %1. La guardada es solo para %2 y no se envía nunca a ningún otro lugar.</translation>
    </message>
    <message>
        <source>A new URL needs its own key. The key for %1 is deleted once the new one is stored.</source>
        <translation>Otra dirección necesita su propia clave. La clave de %1 se elimina en cuanto se guarda la nueva.</translation>
    </message>
    <message>
        <source>The current key is in memory only, until you quit. Enter a key to replace it.</source>
        <translation>La clave actual está solo en memoria, hasta que salga. Escriba una clave para sustituirla.</translation>
    </message>
    <message>
        <source>The current key stays in the keychain and is never shown. Enter a key to replace it.</source>
        <translation>La clave actual se queda en el llavero y no se muestra nunca. Escriba una clave para sustituirla.</translation>
    </message>
    <message>
        <source>Stored in your system keychain and sent to this URL only.</source>
        <translation>Se guarda en el llavero del sistema y solo se envía a esta dirección.</translation>
    </message>
    <message>
        <source>Add a model first; the test needs one.</source>
        <translation>Añada antes un modelo a la lista: la prueba necesita uno.</translation>
    </message>
    <message>
        <source>Not tested.</source>
        <translation>No se hizo la prueba.</translation>
    </message>
</context>
<context>
    <name>Dailies::AddressProbe</name>
    <message>
        <source>No response from %1 within 15 seconds.</source>
        <translation>%1 no respondió en 15 segundos.</translation>
    </message>
    <message>
        <source>There is no file at this link (HTTP %1).</source>
        <translation>No hay ningún archivo en este enlace (HTTP %1).</translation>
    </message>
    <message>
        <source>The file at this link isn&apos;t public (HTTP %1).</source>
        <translation>El archivo de este enlace no es público (HTTP %1).</translation>
    </message>
    <message>
        <source>The server is having problems (HTTP %1).</source>
        <translation>El servidor tiene problemas (HTTP %1).</translation>
    </message>
    <message>
        <source>The server doesn&apos;t provide the file (HTTP %1).</source>
        <translation>El servidor no entrega el archivo (HTTP %1).</translation>
    </message>
    <message>
        <source>Server %1 not found.</source>
        <translation>No se encuentra el servidor %1.</translation>
    </message>
    <message>
        <source>%1 couldn&apos;t be reached.</source>
        <translation>No se pudo contactar con %1.</translation>
    </message>
    <message>
        <source>%1 failed the certificate check.</source>
        <translation>%1 no superó la comprobación del certificado.</translation>
    </message>
    <message>
        <source>The response from %1 can&apos;t be read.</source>
        <translation>No se puede leer la respuesta de %1.</translation>
    </message>
    <message>
        <source>The link wasn&apos;t checked: it points to a private network, which the service isn&apos;t on.</source>
        <translation>El enlace no se comprobó: lleva a una red privada, donde no está el servicio.</translation>
    </message>
    <message>
        <source>Too many redirects.</source>
        <translation>Demasiadas redirecciones.</translation>
    </message>
    <message>
        <source>The link redirects from a secure to an insecure connection, so it wasn&apos;t followed.</source>
        <translation>El enlace redirige de una conexión segura a una no segura, así que no se siguió.</translation>
    </message>
    <message>
        <source>The link redirects to an address with your API key in it, so it wasn&apos;t followed.</source>
        <translation>El enlace redirige a una dirección que contiene su clave de API, así que no se siguió.</translation>
    </message>
</context>
<context>
    <name>Dailies::AdoptDialog</name>
    <message>
        <source>Account</source>
        <translation>Cuenta</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Enter the ID that the service shows for the task.</source>
        <translation>Indique el ID que el servicio muestra para la tarea.</translation>
    </message>
    <message>
        <source>Enter only the ID, without spaces.</source>
        <translation>Indique solo el ID, sin espacios.</translation>
    </message>
    <message>
        <source>Track</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Track a task by ID</source>
        <translation>Seguir una tarea por su ID</translation>
    </message>
    <message>
        <source>As shown by the service</source>
        <translation>Tal como lo muestra el servicio</translation>
    </message>
    <message>
        <source>Dailies tracks the task and downloads its clip. Nothing is created or charged.</source>
        <translation>Dailies sigue la tarea y descarga su clip. No se crea ni se cobra nada.</translation>
    </message>
    <message>
        <source>Task ID</source>
        <translation>ID de tarea</translation>
    </message>
    <message>
        <source>Add an account first.</source>
        <translation>Añada primero una cuenta.</translation>
    </message>
    <message>
        <source>This account has no model. Add one in the form first.</source>
        <translation>Esta cuenta no tiene ningún modelo. Añada primero el modelo en el formulario.</translation>
    </message>
</context>
<context>
    <name>Dailies::AdvancedPart</name>
    <message>
        <source>Advanced</source>
        <translation>Avanzado</translation>
    </message>
</context>
<context>
    <name>Dailies::AmountField</name>
    <message>
        <source>“%1” has two meanings. Write %2 or %3.</source>
        <comment>a number with a decimal sign or a separator</comment>
        <translation>«%1» tiene dos significados. Escriba %2 o %3.</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t an amount. Write it like %2, with at most six decimal places.</source>
        <translation>«%1» no es un importe. Escríbalo como %2, con seis decimales como máximo.</translation>
    </message>
</context>
<context>
    <name>Dailies::AtRiskList</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Decide…</source>
        <translation>Decidir…</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>Toma %1</translation>
    </message>
    <message>
        <source>Take %1 · %2</source>
        <comment>number and prompt</comment>
        <translation>Toma %1 · %2</translation>
    </message>
    <message>
        <source>Download all</source>
        <translation>Descargar todo</translation>
    </message>
    <message>
        <source>Close; the takes stay in the list</source>
        <translation>Cerrar; las tomas se quedan en la lista</translation>
    </message>
    <message>
        <source>Show this take in the list</source>
        <translation>Mostrar esta toma en la lista</translation>
    </message>
    <message numerus="yes">
        <source>%n takes need your attention</source>
        <translation>
            <numerusform>%n toma requiere su atención</numerusform>
            <numerusform>%n tomas requieren su atención</numerusform>
        </translation>
    </message>
    <message>
        <source>No response: it may have been accepted.</source>
        <translation>Sin respuesta: puede que la solicitud se haya aceptado.</translation>
    </message>
    <message>
        <source>No response: it may have been accepted and charged.</source>
        <translation>Sin respuesta: puede que la solicitud se haya aceptado y cobrado.</translation>
    </message>
    <message>
        <source>Not tracked: its clip won&apos;t be downloaded.</source>
        <translation>Sin seguimiento: su clip no se descargará.</translation>
    </message>
    <message>
        <source>The link expired. Try requesting a new one.</source>
        <translation>El enlace ha caducado. Intente solicitar uno nuevo.</translation>
    </message>
    <message>
        <source>Not downloaded. Link expires in %1.</source>
        <translation>Sin descargar. El enlace caduca en %1.</translation>
    </message>
    <message>
        <source>Finished, not downloaded.</source>
        <translation>Terminada, sin descargar.</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>Descargar</translation>
    </message>
    <message>
        <source>Resume tracking</source>
        <translation>Volver a seguir</translation>
    </message>
    <message numerus="yes">
        <source>%n takes are not downloaded</source>
        <translation>
            <numerusform>%n toma no está descargada</numerusform>
            <numerusform>%n tomas no están descargadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Show list</source>
        <translation>Mostrar la lista</translation>
    </message>
</context>
<context>
    <name>Dailies::BreakdownModel</name>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>MMMM yyyy</source>
        <comment>a month, for QDate</comment>
        <translation>MMMM &apos;de&apos; yyyy</translation>
    </message>
    <message>
        <source>No tag</source>
        <translation>Sin etiqueta</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>kept clips</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>No clip has four stars or more yet.</source>
        <translation>Ningún clip tiene aún cuatro estrellas o más.</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Día</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Mes</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Cuenta</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Etiqueta</translation>
    </message>
    <message>
        <source>Takes</source>
        <translation>Tomas</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Segundos</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Importe</translation>
    </message>
    <message>
        <source>Kept (★ 4 and up)</source>
        <translation>Conservados (★ 4 o más)</translation>
    </message>
    <message>
        <source>Cost per kept second</source>
        <translation>Coste por segundo conservado</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%Ln takes left out)</source>
        <translation>
            <numerusform>%1 (%Ln toma sin contar)</numerusform>
            <numerusform>%1 (%Ln tomas sin contar)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln takes have no rate, so they aren&apos;t included.</source>
        <translation>
            <numerusform>%Ln toma no tiene tarifa, así que no se incluye.</numerusform>
            <numerusform>%Ln tomas no tienen tarifa, así que no se incluyen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::BreakdownView</name>
    <message>
        <source>Breakdown</source>
        <translation>Desglose</translation>
    </message>
</context>
<context>
    <name>Dailies::ChartLegend</name>
    <message>
        <source>Billed</source>
        <translation>Facturado</translation>
    </message>
    <message>
        <source>Reserved</source>
        <translation>Reservado</translation>
    </message>
    <message>
        <source>Unsettled</source>
        <translation>Sin aclarar</translation>
    </message>
    <message>
        <source>Not billed</source>
        <translation>No facturado</translation>
    </message>
    <message>
        <source>Daily limit</source>
        <translation>Límite diario</translation>
    </message>
</context>
<context>
    <name>Dailies::ChoiceEditor</name>
    <message>
        <source>Auto</source>
        <translation>Auto</translation>
    </message>
    <message>
        <source>Other value</source>
        <translation>Otro valor</translation>
    </message>
    <message>
        <source>Another value</source>
        <translation>Otro valor</translation>
    </message>
</context>
<context>
    <name>Dailies::CleanUp</name>
    <message>
        <source>Delete rejected takes…</source>
        <translation>Eliminar las tomas descartadas…</translation>
    </message>
    <message>
        <source>Delete takes below 3 stars…</source>
        <translation>Eliminar las tomas con menos de 3 estrellas…</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>Eliminar %1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>The list shows no rejected takes.</source>
        <translation>La lista no muestra tomas descartadas.</translation>
    </message>
    <message numerus="yes">
        <source>Move %n rejected takes to the Trash? Their clips use %1.</source>
        <translation>
            <numerusform>¿Mover %n toma descartada a la papelera? Su clip ocupa %1.</numerusform>
            <numerusform>¿Mover %n tomas descartadas a la papelera? Sus clips ocupan %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The list shows no takes rated 1 or 2.</source>
        <translation>La lista no muestra tomas con valoración 1 o 2.</translation>
    </message>
    <message numerus="yes">
        <source>Move %n takes rated 1 or 2 to the Trash? Their clips use %1. Takes without stars stay.</source>
        <translation>
            <numerusform>¿Mover %n toma con valoración 1 o 2 a la papelera? Su clip ocupa %1. Las tomas sin estrellas se quedan.</numerusform>
            <numerusform>¿Mover %n tomas con valoración 1 o 2 a la papelera? Sus clips ocupan %1. Las tomas sin estrellas se quedan.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::CleartextConsent</name>
    <message>
        <source>%1 begins with http://, so your key can be read in transit. Anyone who reads it can spend your money. Nothing has been sent yet.</source>
        <translation>%1 empieza por http://, así que alguien puede leer su clave por el camino. Quien la lea puede gastar su dinero. Aún no se ha enviado nada.</translation>
    </message>
    <message>
        <source>Use http anyway</source>
        <translation>Usar http de todos modos</translation>
    </message>
    <message>
        <source>Change URL</source>
        <translation>Cambiar dirección</translation>
    </message>
</context>
<context>
    <name>Dailies::Cli</name>
    <message>
        <source>name</source>
        <translation>nombre</translation>
    </message>
    <message>
        <source>The account was not added.</source>
        <translation>No se añadió la cuenta.</translation>
    </message>
    <message>
        <source>code</source>
        <translation>código</translation>
    </message>
    <message>
        <source>file</source>
        <translation>archivo</translation>
    </message>
    <message>
        <source>number</source>
        <translation>número</translation>
    </message>
    <message>
        <source>The account&apos;s name.</source>
        <translation>El nombre de la cuenta.</translation>
    </message>
    <message>
        <source>There is no account &quot;%1&quot;.</source>
        <translation>No hay ninguna cuenta «%1».</translation>
    </message>
    <message>
        <source>Removed %1 and its key.</source>
        <translation>Se eliminó %1 y su clave.</translation>
    </message>
    <message>
        <source>Adds, lists, removes and tests accounts.</source>
        <translation>Añade, enumera, elimina y prueba cuentas.</translation>
    </message>
    <message>
        <source>folder</source>
        <translation>carpeta</translation>
    </message>
    <message>
        <source>--%1 is missing.</source>
        <translation>Falta --%1.</translation>
    </message>
    <message>
        <source>The request can be sent.</source>
        <translation>La solicitud puede enviarse.</translation>
    </message>
    <message>
        <source>Show the version.</source>
        <translation>Mostrar la versión.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is missing.</source>
        <translation>Falta «%1».</translation>
    </message>
    <message>
        <source>--%1 needs a value.</source>
        <translation>--%1 necesita un valor.</translation>
    </message>
    <message>
        <source>Usage:</source>
        <translation>Uso:</translation>
    </message>
    <message>
        <source>COMMAND</source>
        <translation>COMANDO</translation>
    </message>
    <message>
        <source>WRONG</source>
        <translation>FALLO</translation>
    </message>
    <message>
        <source>Key:</source>
        <translation>Clave:</translation>
    </message>
    <message>
        <source>The key is too long.</source>
        <translation>La clave es demasiado larga.</translation>
    </message>
    <message>
        <source>send a request</source>
        <translation>enviar una solicitud</translation>
    </message>
    <message>
        <source>show one task with its request and log</source>
        <translation>mostrar una tarea con su solicitud y su registro</translation>
    </message>
    <message>
        <source>add, list, remove or test accounts</source>
        <translation>añadir, enumerar, eliminar o probar cuentas</translation>
    </message>
    <message>
        <source>Commands:</source>
        <translation>Comandos:</translation>
    </message>
    <message>
        <source>There is no command &quot;%1&quot;.</source>
        <translation>No hay ningún comando «%1».</translation>
    </message>
    <message>
        <source>%1 is too large for a request.</source>
        <translation>%1 es demasiado grande para una solicitud.</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Aviso</translation>
    </message>
    <message>
        <source>type</source>
        <translation>tipo</translation>
    </message>
    <message>
        <source>TextToVideo, ImageToVideo, ReferenceToVideo, VideoEdit or MultiImageToVideo.</source>
        <translation>TextToVideo, ImageToVideo, ReferenceToVideo, VideoEdit o MultiImageToVideo.</translation>
    </message>
    <message>
        <source>Family %1 has no generation &quot;%2&quot;.</source>
        <translation>La familia %1 no tiene la generación «%2».</translation>
    </message>
    <message>
        <source>There is no request type &quot;%1&quot;.</source>
        <translation>No hay ningún tipo de solicitud «%1».</translation>
    </message>
    <message>
        <source>Kind:    %1</source>
        <translation>Tipo:    %1</translation>
    </message>
    <message>
        <source>Model:   %1</source>
        <translation>Modelo:  %1</translation>
    </message>
    <message>
        <source>Created: %1</source>
        <translation>Creada:  %1</translation>
    </message>
    <message>
        <source>ID:      %1</source>
        <translation>ID:      %1</translation>
    </message>
    <message>
        <source>Request:</source>
        <translation>Solicitud:</translation>
    </message>
    <message>
        <source>Log:</source>
        <translation>Registro:</translation>
    </message>
    <message>
        <source>Wait for the clips and save them.</source>
        <translation>Esperar los clips y guardarlos.</translation>
    </message>
    <message>
        <source>There is no task &quot;%1&quot;.</source>
        <translation>No hay ninguna tarea «%1».</translation>
    </message>
    <message>
        <source>usually about %1 s</source>
        <translation>normalmente aprox. %1 s</translation>
    </message>
    <message>
        <source>usually about %1 min</source>
        <translation>normalmente aprox. %1 min</translation>
    </message>
    <message>
        <source>Task %1: %2</source>
        <translation>Tarea %1: %2</translation>
    </message>
    <message>
        <source>Parent:  task %1</source>
        <comment>whose clip it goes on from</comment>
        <translation>Origen:  tarea %1</translation>
    </message>
    <message>
        <source>DAILIES_API_KEY is ignored because no service was named. If the key belongs to %1, add --account.</source>
        <translation>DAILIES_API_KEY no se usa, porque no se indicó ningún servicio. Si la clave es de %1, añada --account.</translation>
    </message>
    <message>
        <source>No accounts yet. Give --base-url, or add one with &quot;dailies-cli accounts add&quot;.</source>
        <translation>Aún no hay ninguna cuenta: indique --base-url o añada una con «dailies-cli accounts add».</translation>
    </message>
    <message>
        <source>There are several accounts. Choose one with --account.</source>
        <translation>Hay varias cuentas: indique cuál con --account.</translation>
    </message>
    <message>
        <source>There is no account &quot;%1&quot;. &quot;dailies-cli accounts list&quot; lists your accounts.</source>
        <translation>No hay ninguna cuenta «%1». «dailies-cli accounts list» muestra las que hay.</translation>
    </message>
    <message>
        <source>The account to use; &quot;practice&quot; is practice mode.</source>
        <translation>La cuenta; «practice» es el modo de práctica.</translation>
    </message>
    <message>
        <source>url</source>
        <translation>dirección</translation>
    </message>
    <message>
        <source>The service&apos;s base URL for this call only. Missing https:// and /v1 are added; the key is read from DAILIES_API_KEY.</source>
        <translation>La dirección base del servicio, solo para esta llamada; si faltan https:// y /v1, se añaden; la clave se toma de DAILIES_API_KEY.</translation>
    </message>
    <message>
        <source>Allow a --base-url that begins with http:// on another computer. Your key can be read in transit.</source>
        <translation>Permitir una --base-url que empiece por http:// en otro equipo. Alguien puede leer su clave por el camino.</translation>
    </message>
    <message>
        <source>%1 To use it anyway, add --allow-http. Nothing was sent.</source>
        <translation>%1 Si lo quiere de todos modos, añada --allow-http. No se envió nada.</translation>
    </message>
    <message>
        <source>Give either --account or --base-url, not both.</source>
        <translation>Indique --account o --base-url, no ambas.</translation>
    </message>
    <message>
        <source>No key found: set DAILIES_API_KEY.</source>
        <translation>No hay clave: póngala en DAILIES_API_KEY.</translation>
    </message>
    <message>
        <source>--creates-at-once must be a number from 1 to %1.</source>
        <translation>--creates-at-once debe ser un número de 1 a %1.</translation>
    </message>
    <message>
        <source>The name &quot;%1&quot; is already taken.</source>
        <translation>El nombre «%1» ya está en uso.</translation>
    </message>
    <message>
        <source>--base-url is missing: give the service&apos;s base URL.</source>
        <translation>Falta --base-url: la dirección base del servicio.</translation>
    </message>
    <message>
        <source>Added %1. Its key is stored in your system keychain.</source>
        <translation>Se añadió %1. Su clave está guardada en el llavero del sistema.</translation>
    </message>
    <message>
        <source>Adds an account. The key is read from the terminal or standard input and stored in your system keychain.</source>
        <translation>Añade una cuenta. Su clave se lee del terminal o de la entrada estándar y se guarda en el llavero del sistema.</translation>
    </message>
    <message>
        <source>A name for the account.</source>
        <translation>El nombre de la cuenta.</translation>
    </message>
    <message>
        <source>The service&apos;s base URL.</source>
        <translation>La dirección base del servicio.</translation>
    </message>
    <message>
        <source>A model code enabled for the key. Can be repeated.</source>
        <translation>Un código de modelo habilitado para la clave; puede indicarse varias veces.</translation>
    </message>
    <message>
        <source>Maximum number of parallel requests, 1 to 20 (default: 2).</source>
        <translation>Número máximo de solicitudes simultáneas, de 1 a 20. Predeterminado: 2.</translation>
    </message>
    <message>
        <source>Lists your accounts. Keys are never shown.</source>
        <translation>Muestra la lista de cuentas. Las claves no se muestran.</translation>
    </message>
    <message>
        <source>No accounts yet.</source>
        <translation>Aún no hay cuentas.</translation>
    </message>
    <message>
        <source>Removes an account and its key. Its tasks and clips are kept.</source>
        <translation>Elimina una cuenta y su clave. Sus tareas y clips se conservan.</translation>
    </message>
    <message>
        <source>The account was kept, because its key couldn&apos;t be removed.</source>
        <translation>La cuenta se conserva porque no se pudo eliminar su clave.</translation>
    </message>
    <message>
        <source>  The service responded: %1</source>
        <translation>  El servicio respondió: %1</translation>
    </message>
    <message>
        <source>Checks that the service can be reached, accepts the key and knows each model of the account. Sends a harmless test query per model; nothing is created or charged.</source>
        <translation>Comprueba que se puede contactar con el servicio, que acepta la clave y que conoce cada modelo de la cuenta. Envía una consulta de prueba inofensiva por modelo; no se crea ni se cobra nada.</translation>
    </message>
    <message>
        <source>Test with this model code only, whether or not the account lists it.</source>
        <translation>Probar solo con este código de modelo, figure o no en la cuenta.</translation>
    </message>
    <message>
        <source>The account has no models. Give --model.</source>
        <translation>La cuenta no tiene modelos: indique --model.</translation>
    </message>
    <message>
        <source>Tracks a task created elsewhere until it finishes, and saves its clip. Nothing is created.</source>
        <translation>Sigue una tarea creada en otro lugar hasta que termina y guarda su clip. No se crea nada.</translation>
    </message>
    <message>
        <source>The model code the task was created with.</source>
        <translation>El código de modelo con el que se creó.</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>id</translation>
    </message>
    <message>
        <source>The service&apos;s task ID.</source>
        <translation>El ID que el servicio dio a la tarea.</translation>
    </message>
    <message>
        <source>Save the clip in this folder.</source>
        <translation>Guardar el clip en esta carpeta.</translation>
    </message>
    <message>
        <source>Checks a request for errors and warnings. Nothing is sent.</source>
        <translation>Comprueba si una solicitud tiene errores o advertencias. No se envía nada.</translation>
    </message>
    <message>
        <source>Keep settings, tasks and clips in this folder.</source>
        <translation>Guardar ajustes, tareas y clips en esta carpeta.</translation>
    </message>
    <message>
        <source>Write one JSON object per line.</source>
        <translation>Escribir un objeto JSON por línea.</translation>
    </message>
    <message>
        <source>Show help.</source>
        <translation>Mostrar esta ayuda.</translation>
    </message>
    <message>
        <source>unexpected argument &quot;%1&quot;</source>
        <translation>argumento inesperado «%1»</translation>
    </message>
    <message>
        <source>No command given.</source>
        <translation>Falta un comando.</translation>
    </message>
    <message>
        <source>%1 lists what you can use.</source>
        <translation>%1 muestra lo que hay.</translation>
    </message>
    <message>
        <source>Makes one clip of each request kind in practice mode and checks each clip&apos;s length and size. Nothing is charged.</source>
        <translation>Crea un clip de cada tipo de solicitud en el modo de práctica y comprueba la duración y el tamaño de cada uno. No se cobra nada.</translation>
    </message>
    <message>
        <source>Save the clips in this folder (default: dailies-demo).</source>
        <translation>Guardar los clips en esta carpeta. Predeterminado: dailies-demo.</translation>
    </message>
    <message>
        <source>Can&apos;t write to the folder for temporary files.</source>
        <translation>No se puede escribir en la carpeta de archivos temporales.</translation>
    </message>
    <message>
        <source>The practice server isn&apos;t running.</source>
        <translation>El servidor de práctica no está en marcha.</translation>
    </message>
    <message>
        <source>Making %1 clips in practice mode, one of each request kind. Nothing is charged.</source>
        <translation>Creando %1 clips en el modo de práctica, uno de cada tipo de solicitud. No se cobra nada.</translation>
    </message>
    <message>
        <source>ok   </source>
        <translation>bien </translation>
    </message>
    <message>
        <source>%1 of %2 clips match their request, in %3</source>
        <translation>%1 de %2 clips son como se pidieron, en %3</translation>
    </message>
    <message>
        <source>Practice mode</source>
        <translation>Modo de práctica</translation>
    </message>
    <message>
        <source>Exports what the service&apos;s support needs to investigate a task: a zip with its IDs, times, request, responses and the checksums of its input files. Keys, URL signatures, encoded data and local folders are left out.</source>
        <translation>Exporta lo que el soporte del servicio necesita para investigar una tarea: un zip con sus ID, horas, solicitud, respuestas y las sumas de comprobación de sus archivos de entrada. Se omiten las claves, las firmas de las direcciones, los datos codificados y las carpetas de este equipo.</translation>
    </message>
    <message>
        <source>The task&apos;s number or the service&apos;s ID for it.</source>
        <translation>El número de la tarea o el ID que le dio el servicio.</translation>
    </message>
    <message>
        <source>Write the zip to this file.</source>
        <translation>Escribir el zip en este archivo.</translation>
    </message>
    <message>
        <source>Overwrite an existing file.</source>
        <translation>Reemplazar un archivo que ya exista.</translation>
    </message>
    <message>
        <source>%1 is a folder. Give a file name.</source>
        <translation>%1 es una carpeta; indique un archivo.</translation>
    </message>
    <message>
        <source>%1 already exists. Use --force to overwrite it.</source>
        <translation>%1 ya existe; --force lo reemplaza.</translation>
    </message>
    <message>
        <source>Task %1: exported to %2. Review it before sharing.</source>
        <translation>Tarea %1: exportada a %2. Revise el contenido antes de compartirlo.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read: %2.</source>
        <translation>No se puede leer %1: %2.</translation>
    </message>
    <message>
        <source>check a request without sending it</source>
        <translation>ver si una solicitud puede enviarse</translation>
    </message>
    <message>
        <source>track every unfinished task until it finishes</source>
        <translation>seguir todas las tareas sin terminar hasta que acaben</translation>
    </message>
    <message>
        <source>export a task for the service&apos;s support</source>
        <translation>exportar una tarea para el soporte del servicio</translation>
    </message>
    <message>
        <source>track a task created elsewhere</source>
        <translation>seguir una tarea creada en otro lugar</translation>
    </message>
    <message>
        <source>run the practice server; nothing is charged</source>
        <translation>iniciar el servidor de práctica; no se cobra nada</translation>
    </message>
    <message>
        <source>make one clip of each request kind in practice mode</source>
        <translation>crear un clip de cada tipo de solicitud en el modo de práctica</translation>
    </message>
    <message>
        <source>dailies-cli COMMAND --help shows the options of a command.</source>
        <translation>dailies-cli COMANDO --help muestra las opciones de un comando.</translation>
    </message>
    <message>
        <source>If set, DAILIES_API_KEY replaces the keychain&apos;s key for the service that --account or --base-url names. &quot;watch&quot; also uses it for tasks that were sent with it.</source>
        <translation>DAILIES_API_KEY del entorno se usa en lugar de la clave del llavero, para el servicio que indique --account o --base-url. «watch» también la usa para las tareas que se enviaron con ella.</translation>
    </message>
    <message>
        <source>Generate, track and save clips from a video service.</source>
        <translation>Crea, sigue y conserva los clips de un servicio de vídeo de pago.</translation>
    </message>
    <message>
        <source>--port must be a number from 1 to 65535, or 0 for any free port.</source>
        <translation>--port debe ser un número de 1 a 65535, o 0 para cualquier puerto libre.</translation>
    </message>
    <message>
        <source>--task-seconds must be a number from 0 to %1.</source>
        <translation>--task-seconds debe ser un número de 0 a %1.</translation>
    </message>
    <message>
        <source>Runs the practice server until you interrupt it. It follows the specification and makes sample clips; nothing is charged.</source>
        <translation>Ejecuta el servidor de práctica hasta que lo interrumpa. Sigue la especificación y crea clips de práctica; no se cobra nada.</translation>
    </message>
    <message>
        <source>The port to listen on, on this computer only. Default: any free port.</source>
        <translation>El puerto de escucha, solo en este equipo. Predeterminado: cualquiera libre.</translation>
    </message>
    <message>
        <source>Minimum duration of a task, in seconds.</source>
        <translation>Cuántos segundos tarda una tarea como mínimo.</translation>
    </message>
    <message>
        <source>Keywords in a prompt that trigger errors:</source>
        <translation>Palabras en un prompt que provocan problemas:</translation>
    </message>
    <message>
        <source>Standard input</source>
        <translation>La entrada estándar</translation>
    </message>
    <message>
        <source>This model profile is for %1.</source>
        <translation>Este perfil de modelo es para %1.</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Error</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Advertencia</translation>
    </message>
    <message>
        <source>--family is missing. Use A or B.</source>
        <translation>Falta --family. Use A o B.</translation>
    </message>
    <message>
        <source>There is no family &quot;%1&quot;. Use A or B.</source>
        <translation>No hay ninguna familia «%1». Use A o B.</translation>
    </message>
    <message>
        <source>--api-type is missing (for example TextToVideo).</source>
        <translation>Falta --api-type, por ejemplo TextToVideo.</translation>
    </message>
    <message>
        <source>The service doesn&apos;t offer %1.</source>
        <translation>El servicio no ofrece %1.</translation>
    </message>
    <message>
        <source>The request: the JSON body of a create call. Use - for standard input.</source>
        <translation>La solicitud como JSON de una llamada de creación; - la lee de la entrada estándar.</translation>
    </message>
    <message>
        <source>A JSON file with this model&apos;s limits, used instead of the built-in profile. Anything outside them gets a note.</source>
        <translation>Un archivo JSON con los límites de este modelo, en lugar del perfil integrado. Se avisa de lo que quede fuera de ellos.</translation>
    </message>
    <message>
        <source>--request is missing. Give a file, or - for standard input.</source>
        <translation>Falta --request. Indique un archivo, o - para la entrada estándar.</translation>
    </message>
    <message>
        <source>Duplicate key; the last one wins.</source>
        <translation>Esta clave aparece dos veces; solo cuenta la última.</translation>
    </message>
    <message>
        <source>Message: %1</source>
        <translation>Mensaje: %1</translation>
    </message>
    <message>
        <source>Shows a task with its request and log.</source>
        <translation>Muestra una tarea con su solicitud y su registro.</translation>
    </message>
    <message>
        <source>--copies must be a number from 1 to %1.</source>
        <translation>--copies debe ser un número de 1 a %1.</translation>
    </message>
    <message>
        <source>The request has errors. Nothing was sent.</source>
        <translation>La solicitud tiene errores. No se envió nada.</translation>
    </message>
    <message>
        <source>The request has warnings. Nothing was sent. Use --accept to send it anyway.</source>
        <translation>La solicitud tiene advertencias. No se envió nada. Use --accept para enviarla de todos modos.</translation>
    </message>
    <message>
        <source>%1 Nothing was sent this time. Use --again to send it once more, or --copies to send several.</source>
        <comment>You sent this 4 s ago.</comment>
        <translation>%1 Esta vez no se envió nada; --again la envía otra vez, --copies envía varias.</translation>
    </message>
    <message>
        <source>Sends a request. The service may charge for each copy.</source>
        <translation>Envía una solicitud. El servicio puede cobrar cada copia.</translation>
    </message>
    <message>
        <source>Send the request this many times, each as its own task.</source>
        <translation>Cuántas veces enviarla, cada una como tarea propia.</translation>
    </message>
    <message>
        <source>Save the clips in this folder.</source>
        <translation>Guardar los clips en esta carpeta.</translation>
    </message>
    <message>
        <source>Send even if the request has warnings.</source>
        <translation>Enviarla aunque tenga advertencias.</translation>
    </message>
    <message>
        <source>Task %1 couldn&apos;t be read from the task database.</source>
        <translation>No se pudo leer la tarea %1 de la base de datos de tareas.</translation>
    </message>
    <message>
        <source>Task %1: the service responded as family %2, so the model may belong to that family. The task is still tracked.</source>
        <translation>Tarea %1: el servicio respondió como familia %2, así que su modelo puede pertenecer a ella. La tarea se sigue de todos modos.</translation>
    </message>
    <message>
        <source>The tasks of this profile can no longer be read. Accepted tasks keep running at the service; track them with &quot;dailies-cli watch&quot;.</source>
        <translation>Ya no se pueden leer las tareas de este perfil. Lo que el servicio ha aceptado continúa allí; «dailies-cli watch» lo sigue.</translation>
    </message>
    <message>
        <source>Retrying in %1 s.</source>
        <translation>Se reintenta en %1 s.</translation>
    </message>
    <message>
        <source>Accepted tasks keep running at the service. Once the key works, track them with &quot;dailies-cli watch&quot;.</source>
        <translation>Lo aceptado continúa en el servicio; «dailies-cli watch» lo sigue cuando la clave sea correcta.</translation>
    </message>
    <message>
        <source>Waiting for the response to a request in progress…</source>
        <translation>Esperando la respuesta a una solicitud en curso…</translation>
    </message>
    <message numerus="yes">
        <source>%n tasks couldn&apos;t be read from the task database and aren&apos;t listed.</source>
        <translation>
            <numerusform>%n tarea no se pudo leer de la base de datos de tareas y no está en esta lista.</numerusform>
            <numerusform>%n tareas no se pudieron leer de la base de datos de tareas y no están en esta lista.</numerusform>
        </translation>
    </message>
    <message>
        <source>No tasks yet.</source>
        <translation>Aún no hay tareas.</translation>
    </message>
    <message>
        <source>Some tasks of this profile couldn&apos;t be read, so none are tracked and nothing was sent. Accepted tasks keep running at the service. Try again.</source>
        <translation>No se pudieron leer todas las tareas de este perfil, así que no se sigue ninguna y no se envió nada. Lo que el servicio ha aceptado continúa allí; inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>There are tasks at %1, but no key for it. Set DAILIES_API_KEY and add --base-url %1.</source>
        <translation>Hay tareas de %1 y no se conoce su clave: póngala en DAILIES_API_KEY y añada --base-url %1.</translation>
    </message>
    <message>
        <source>No tasks in progress.</source>
        <translation>No hay ninguna tarea en curso.</translation>
    </message>
    <message>
        <source>Check the model against the list of this account.</source>
        <translation>Comprobar el modelo con la lista de esta cuenta.</translation>
    </message>
    <message>
        <source>list the tasks, also as CSV or JSON</source>
        <translation>mostrar la lista de tareas, también como CSV o JSON</translation>
    </message>
    <message>
        <source>the same as list</source>
        <translation>lo mismo que list</translation>
    </message>
    <message>
        <source>upload files to your own storage, so that services can fetch them</source>
        <translation>subir archivos a su propio almacenamiento para que los servicios puedan obtenerlos</translation>
    </message>
    <message>
        <source>Keywords in the folder of an upload place that trigger errors:</source>
        <translation>Palabras en la carpeta de un destino de subida que provocan problemas:</translation>
    </message>
    <message>
        <source>Practice server running at %1
Key: %2</source>
        <translation>Servidor de práctica en marcha en %1
Clave: %2</translation>
    </message>
    <message>
        <source>Upload place: endpoint %1, bucket %2, region %3, access key ID %4, secret %5</source>
        <translation>Destino de subida: endpoint %1, bucket %2, región %3, ID de clave de acceso %4, secreto %5</translation>
    </message>
    <message>
        <source>Press Ctrl+C to stop.</source>
        <translation>Pulse Control+C para salir.</translation>
    </message>
    <message>
        <source>The account doesn&apos;t list the model %1.</source>
        <translation>La cuenta no incluye el modelo %1.</translation>
    </message>
    <message>
        <source>%1 is a model of %2, not of %3.</source>
        <translation>%1 es un modelo de %2, no de %3.</translation>
    </message>
    <message>
        <source>%1 doesn&apos;t offer %2.</source>
        <translation>%1 no ofrece %2.</translation>
    </message>
    <message>
        <source>state</source>
        <translation>estado</translation>
    </message>
    <message>
        <source>Only tasks in this state, such as Saved. Can be repeated.</source>
        <translation>Solo las tareas en este estado, por ejemplo Saved; puede indicarse varias veces.</translation>
    </message>
    <message>
        <source>stars</source>
        <translation>estrellas</translation>
    </message>
    <message>
        <source>Only takes with at least this rating, 1 to 5.</source>
        <translation>Solo las tomas con al menos esta valoración, de 1 a 5.</translation>
    </message>
    <message>
        <source>Only rejected takes, or none of them.</source>
        <translation>Solo las tomas descartadas, o ninguna de ellas.</translation>
    </message>
    <message>
        <source>tag</source>
        <translation>etiqueta</translation>
    </message>
    <message>
        <source>Only takes with this tag. If repeated, with all of them.</source>
        <translation>Solo las tomas con esta etiqueta; si se indica varias veces, con todas.</translation>
    </message>
    <message>
        <source>Only tasks of this model. Can be repeated.</source>
        <translation>Solo las tareas de este modelo; puede indicarse varias veces.</translation>
    </message>
    <message>
        <source>Only tasks of this kind, such as TextToVideo. Can be repeated.</source>
        <translation>Solo las tareas de este tipo, por ejemplo TextToVideo; puede indicarse varias veces.</translation>
    </message>
    <message>
        <source>Only tasks of this account. Can be repeated.</source>
        <translation>Solo las tareas de esta cuenta; puede indicarse varias veces.</translation>
    </message>
    <message>
        <source>date</source>
        <translation>fecha</translation>
    </message>
    <message>
        <source>Only tasks created on this day or later: 2026-12-31.</source>
        <translation>Solo las tareas creadas ese día o después: 2026-12-31.</translation>
    </message>
    <message>
        <source>Only tasks created on this day or earlier.</source>
        <translation>Solo las tareas creadas ese día o antes.</translation>
    </message>
    <message>
        <source>words</source>
        <translation>palabras</translation>
    </message>
    <message>
        <source>Only tasks with these words in prompt, model, note, tags or IDs.</source>
        <translation>Solo las tareas con estas palabras en prompt, modelo, nota, etiquetas o ID.</translation>
    </message>
    <message>
        <source>--rating is a number from 1 to 5.</source>
        <translation>--rating es un número de 1 a 5.</translation>
    </message>
    <message>
        <source>There is no API type &quot;%1&quot;.</source>
        <translation>No hay ningún tipo de API «%1».</translation>
    </message>
    <message>
        <source>--%1 is a date like 2026-12-31.</source>
        <translation>--%1 es una fecha como 2026-12-31.</translation>
    </message>
    <message>
        <source>No matching tasks.</source>
        <translation>No hay tareas que coincidan.</translation>
    </message>
    <message>
        <source>Lists the tasks, newest first. &quot;tasks&quot; is the same command.</source>
        <translation>Muestra la lista de tareas, las más recientes primero. «tasks» es el mismo comando.</translation>
    </message>
    <message>
        <source>Write a table for spreadsheet programs, or one JSON array, instead of readable lines.</source>
        <translation>Escribir una tabla para hojas de cálculo o una única matriz JSON, en lugar de líneas legibles.</translation>
    </message>
    <message>
        <source>--format is &quot;csv&quot; or &quot;json&quot;.</source>
        <translation>--format es «csv» o «json».</translation>
    </message>
    <message>
        <source>There is no upload place yet. Add one with &quot;dailies-cli uploads add&quot;.</source>
        <translation>Aún no hay ningún destino de subida. Añada uno con «dailies-cli uploads add».</translation>
    </message>
    <message>
        <source>The link refuses HEAD requests, which a few services need. A public URL avoids that.</source>
        <translation>El enlace rechaza las solicitudes HEAD, que algunos servicios necesitan. Una dirección pública lo evita.</translation>
    </message>
    <message>
        <source>The file to upload.</source>
        <translation>El archivo que se va a subir.</translation>
    </message>
    <message>
        <source>The upload place&apos;s name.</source>
        <translation>El nombre del destino de subida.</translation>
    </message>
    <message>
        <source>%1 works.</source>
        <translation>%1 funciona.</translation>
    </message>
    <message>
        <source>Files deleted: %1 (%2).</source>
        <translation>Archivos eliminados: %1 (%2).</translation>
    </message>
    <message>
        <source>Files: %1 (%2). --delete deletes them.</source>
        <translation>Archivos: %1 (%2). --delete los elimina.</translation>
    </message>
    <message>
        <source>Lists the files that Dailies uploaded to a place. With --delete, deletes them; links to them stop working.</source>
        <translation>Enumera los archivos que Dailies subió a un destino. Con --delete, los elimina; los enlaces a ellos dejan de funcionar.</translation>
    </message>
    <message>
        <source>days</source>
        <translation>días</translation>
    </message>
    <message>
        <source>--older-than must be a number of days.</source>
        <translation>--older-than debe ser un número de días.</translation>
    </message>
    <message>
        <source>Unknown preset %1. There are: %2.</source>
        <translation>Preajuste %1 desconocido. Hay: %2.</translation>
    </message>
    <message>
        <source>%1 needs --storage-account or --endpoint.</source>
        <translation>%1 necesita --storage-account o --endpoint.</translation>
    </message>
    <message>
        <source>--%1 must be a number.</source>
        <translation>--%1 debe ser un número.</translation>
    </message>
    <message>
        <source>--protocol must be s3, webdav or command.</source>
        <translation>--protocol debe ser s3, webdav o command.</translation>
    </message>
    <message>
        <source>Added %1. Its secret is stored in your system keychain.</source>
        <translation>Se añadió %1. Su secreto está guardado en el llavero del sistema.</translation>
    </message>
    <message>
        <source>Added %1.</source>
        <translation>Se añadió %1.</translation>
    </message>
    <message>
        <source>A name of your choice.</source>
        <translation>Un nombre a su elección.</translation>
    </message>
    <message>
        <source>word</source>
        <translation>palabra</translation>
    </message>
    <message>
        <source>s3 (default), webdav or command.</source>
        <translation>s3 (predeterminado), webdav o command.</translation>
    </message>
    <message>
        <source>Start from the values of a storage service: aws, r2, oss, cos, b2, minio, garage or ceph.</source>
        <translation>Partir de los valores de un servicio de almacenamiento: aws, r2, oss, cos, b2, minio, garage o ceph.</translation>
    </message>
    <message>
        <source>Where the storage is. For webdav, the folder&apos;s URL.</source>
        <translation>Dónde está el almacenamiento. Para webdav, la dirección de la carpeta.</translation>
    </message>
    <message>
        <source>id</source>
        <translation>id</translation>
    </message>
    <message>
        <source>The account in the endpoint of a preset, for r2.</source>
        <translation>La cuenta en el endpoint de un preajuste, para r2.</translation>
    </message>
    <message>
        <source>The bucket (s3).</source>
        <translation>El bucket (s3).</translation>
    </message>
    <message>
        <source>The region of the bucket (s3).</source>
        <translation>La región del bucket (s3).</translation>
    </message>
    <message>
        <source>The bucket is part of the host name (s3).</source>
        <translation>El bucket forma parte del nombre del equipo (s3).</translation>
    </message>
    <message>
        <source>The bucket is part of the path (s3).</source>
        <translation>El bucket forma parte de la ruta (s3).</translation>
    </message>
    <message>
        <source>The access key ID (s3) or the user name (webdav).</source>
        <translation>El ID de clave de acceso (s3) o el nombre de usuario (webdav).</translation>
    </message>
    <message>
        <source>path</source>
        <translation>ruta</translation>
    </message>
    <message>
        <source>A folder in the bucket or below the URL.</source>
        <translation>Una carpeta en el bucket o por debajo de la dirección.</translation>
    </message>
    <message>
        <source>The public URL of the bucket or folder. Without it, links are presigned (s3).</source>
        <translation>La dirección pública del bucket o de la carpeta. Sin ella, los enlaces son prefirmados (s3).</translation>
    </message>
    <message>
        <source>The program that uploads a file (command).</source>
        <translation>El programa que sube un archivo (command).</translation>
    </message>
    <message>
        <source>text</source>
        <translation>texto</translation>
    </message>
    <message>
        <source>An argument of the program; give it once for each. %f stands for the file, %o for its name in the place. No shell reads it.</source>
        <translation>Un argumento del programa; indíquelo una vez por cada uno. %f representa el archivo, %o su nombre en el destino. Ningún shell lo lee.</translation>
    </message>
    <message>
        <source>Stop the program after this time. Default: 600.</source>
        <translation>Detener el programa tras este tiempo. Predeterminado: 600.</translation>
    </message>
    <message>
        <source>The upload place was not added.</source>
        <translation>No se añadió el destino de subida.</translation>
    </message>
    <message>
        <source>Lists your upload places. Secrets are never shown.</source>
        <translation>Enumera sus destinos de subida. Los secretos no se muestran nunca.</translation>
    </message>
    <message>
        <source>No upload places yet.</source>
        <translation>Aún no hay destinos de subida.</translation>
    </message>
    <message>
        <source>Removes an upload place and its secret. The uploaded files stay there.</source>
        <translation>Elimina un destino de subida y su secreto. Los archivos subidos se quedan allí.</translation>
    </message>
    <message>
        <source>Removed %1. Its files were kept.</source>
        <translation>Se eliminó %1. Sus archivos se conservaron.</translation>
    </message>
    <message>
        <source>The upload place was kept, because its secret couldn&apos;t be removed.</source>
        <translation>El destino de subida se conservó porque no se pudo eliminar su secreto.</translation>
    </message>
    <message>
        <source>There is no upload place &quot;%1&quot;.</source>
        <translation>No hay ningún destino de subida «%1».</translation>
    </message>
    <message>
        <source>Uploads files to your own storage, so that a video service can fetch them. The video service charges nothing for that.</source>
        <translation>Sube archivos a su propio almacenamiento para que un servicio de vídeo pueda obtenerlos. El servicio de vídeo no cobra nada por ello.</translation>
    </message>
    <message>
        <source>Add an upload place with &quot;dailies-cli uploads add&quot;, or use public links.</source>
        <translation>Añada un destino de subida con «dailies-cli uploads add» o use enlaces públicos.</translation>
    </message>
    <message>
        <source>%1 to %2, %3, SHA-256 %4</source>
        <translation>%1 a %2, %3, SHA-256 %4</translation>
    </message>
    <message>
        <source>Upload:  %1</source>
        <translation>Subida:  %1</translation>
    </message>
    <message>
        <source>The request&apos;s files are uploaded to %1 and stay there until you delete them. Anyone with a file&apos;s link can download it. Nothing was sent. Use --accept to agree.</source>
        <translation>Los archivos de la solicitud se suben a %1 y se quedan allí hasta que los elimine. Cualquiera que tenga el enlace de un archivo puede descargarlo. No se envió nada. Use --accept para aceptarlo.</translation>
    </message>
    <message>
        <source>Adds an upload place. By adding it, you agree that local files of your requests are uploaded there and stay until you delete them; anyone with a file&apos;s link can download it. The secret is read from standard input: the secret access key (s3) or the password (webdav).</source>
        <translation>Añade un destino de subida. Al añadirlo, acepta que los archivos locales de sus solicitudes se suban allí y se queden hasta que los elimine; cualquiera que tenga el enlace de un archivo puede descargarlo. El secreto se lee de la entrada estándar: la clave de acceso secreta (s3) o la contraseña (webdav).</translation>
    </message>
    <message>
        <source>%1 Nothing was charged.</source>
        <translation>%1 No se cobró nada.</translation>
    </message>
    <message>
        <source>no rate</source>
        <translation>sin tarifa</translation>
    </message>
    <message>
        <source>Estimate: %1, %2</source>
        <translation>Estimación: %1, %2</translation>
    </message>
    <message>
        <source>Estimate: %1</source>
        <translation>Estimación: %1</translation>
    </message>
    <message>
        <source>Estimate: unknown until the first take like this</source>
        <translation>Estimación: desconocida hasta la primera toma como esta</translation>
    </message>
    <message>
        <source>show what was spent; rates, limits and invoices</source>
        <translation>mostrar lo gastado; tarifas, límites y facturas</translation>
    </message>
    <message>
        <source>Cost:    %1</source>
        <translation>Coste:   %1</translation>
    </message>
    <message>
        <source>Only takes sent on this day or later: 2026-12-31.</source>
        <translation>Solo las tomas enviadas ese día o después: 2026-12-31.</translation>
    </message>
    <message>
        <source>Only takes sent on this day or earlier.</source>
        <translation>Solo las tomas enviadas ese día o antes.</translation>
    </message>
    <message>
        <source>Only takes of this account.</source>
        <translation>Solo las tomas de esta cuenta.</translation>
    </message>
    <message>
        <source>Only takes of this model.</source>
        <translation>Solo las tomas de este modelo.</translation>
    </message>
    <message>
        <source>--%1 must be a number such as 63.5.</source>
        <translation>--%1 debe ser un número, por ejemplo 63.5.</translation>
    </message>
    <message>
        <source>an unknown quantity</source>
        <translation>una cantidad desconocida</translation>
    </message>
    <message>
        <source>(settled by you)</source>
        <translation>(aclarada por usted)</translation>
    </message>
    <message>
        <source>Lists each request that was sent and what it cost, newest first. For those that aren&apos;t settled, it says what to do.</source>
        <translation>Enumera cada solicitud enviada y lo que costó, las más recientes primero. De las que están sin aclarar, indica qué hacer.</translation>
    </message>
    <message>
        <source>Only requests in this state: billed, reserved, unsettled or &quot;not billed&quot;.</source>
        <translation>Solo las solicitudes en este estado: billed, reserved, unsettled o «not billed».</translation>
    </message>
    <message>
        <source>--state is billed, reserved, unsettled or &quot;not billed&quot;.</source>
        <translation>--state es billed, reserved, unsettled o «not billed».</translation>
    </message>
    <message>
        <source>No matching requests.</source>
        <translation>No hay solicitudes que coincidan.</translation>
    </message>
    <message>
        <source>The number of the call.</source>
        <translation>El número de la llamada.</translation>
    </message>
    <message>
        <source>amount</source>
        <translation>importe</translation>
    </message>
    <message>
        <source>It cost this much, for example &quot;4.20 USD&quot;.</source>
        <translation>Costó este importe, por ejemplo «4.20 USD».</translation>
    </message>
    <message>
        <source>It wasn&apos;t charged.</source>
        <translation>No se cobró.</translation>
    </message>
    <message>
        <source>Take back what you recorded.</source>
        <translation>Anular lo que registró.</translation>
    </message>
    <message>
        <source>Give the number of a call, and either what was charged, --not-charged or --undo.</source>
        <translation>Indique el número de una llamada y, además, lo que se cobró, --not-charged o --undo.</translation>
    </message>
    <message>
        <source>Call %1 is settled.</source>
        <translation>La llamada %1 está aclarada.</translation>
    </message>
    <message>
        <source>Shows what was spent and settles what isn&apos;t known. Nothing is sent, so it works while Dailies is open. Without a command, it shows the report.</source>
        <translation>Muestra lo gastado y aclara lo que no se sabe. No se envía nada, así que funciona con Dailies abierto. Sin comando, muestra el informe.</translation>
    </message>
    <message>
        <source>Line %1, task %2: %3 here, %4 on the invoice</source>
        <translation>Línea %1, tarea %2: %3 aquí, %4 en la factura</translation>
    </message>
    <message>
        <source>Only here: task %1, %2, %3</source>
        <translation>Solo aquí: tarea %1, %2, %3</translation>
    </message>
    <message>
        <source>%1 equal, %2 different, %3 only here, %4 only on the invoice</source>
        <translation>%1 iguales, %2 distintas, %3 solo aquí, %4 solo en la factura</translation>
    </message>
    <message>
        <source>%1: %2 here, %3 on the invoice, difference %4</source>
        <translation>%1: %2 aquí, %3 en la factura, diferencia %4</translation>
    </message>
    <message>
        <source>A CSV file with columns such as &quot;task id&quot;, &quot;date&quot;, &quot;seconds&quot;, &quot;points&quot;, &quot;amount&quot; and &quot;currency&quot;.</source>
        <translation>Un archivo CSV con columnas como «task id», «date», «seconds», «points», «amount» y «currency».</translation>
    </message>
    <message>
        <source>The invoice&apos;s total in seconds.</source>
        <translation>El total de la factura en segundos.</translation>
    </message>
    <message>
        <source>The invoice&apos;s total in points.</source>
        <translation>El total de la factura en puntos.</translation>
    </message>
    <message>
        <source>The invoice&apos;s total in money, for example &quot;84.20 USD&quot;.</source>
        <translation>El total de la factura en dinero, por ejemplo «84.20 USD».</translation>
    </message>
    <message>
        <source>Give either --invoice, or one or more of --seconds, --points and --money.</source>
        <translation>Indique --invoice, o bien una o varias de --seconds, --points y --money.</translation>
    </message>
    <message>
        <source>Limit %1: %2</source>
        <translation>Límite %1: %2</translation>
    </message>
    <message>
        <source>for %1</source>
        <comment>an account</comment>
        <translation>para %1</translation>
    </message>
    <message>
        <source>then refuses</source>
        <translation>después rechaza</translation>
    </message>
    <message>
        <source>then asks</source>
        <translation>después pregunta</translation>
    </message>
    <message>
        <source>%1 used</source>
        <translation>usado: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n takes of unknown cost</source>
        <translation>
            <numerusform>%n toma de coste desconocido</numerusform>
            <numerusform>%n tomas de coste desconocido</numerusform>
        </translation>
    </message>
    <message>
        <source>Give one of --takes, --seconds, --points and --money.</source>
        <translation>Indique una de --takes, --seconds, --points y --money.</translation>
    </message>
    <message>
        <source>--per is day, month, run or always.</source>
        <translation>--per es day, month, run o always.</translation>
    </message>
    <message>
        <source>At most this many takes.</source>
        <translation>Como máximo este número de tomas.</translation>
    </message>
    <message>
        <source>At most this many billed seconds.</source>
        <translation>Como máximo este número de segundos facturados.</translation>
    </message>
    <message>
        <source>At most this many points.</source>
        <translation>Como máximo este número de puntos.</translation>
    </message>
    <message>
        <source>At most this much, for example &quot;20 USD&quot;.</source>
        <translation>Como máximo este importe, por ejemplo «20 USD».</translation>
    </message>
    <message>
        <source>Only for this account.</source>
        <translation>Solo para esta cuenta.</translation>
    </message>
    <message>
        <source>Refuse at the limit. Otherwise it asks.</source>
        <translation>Rechazar al llegar al límite. Si no se indica, pregunta.</translation>
    </message>
    <message>
        <source>Lists your limits and how much of them is used.</source>
        <translation>Enumera sus límites y cuánto se ha usado de ellos.</translation>
    </message>
    <message>
        <source>No limits yet.</source>
        <translation>Aún no hay límites.</translation>
    </message>
    <message>
        <source>Removes a limit.</source>
        <translation>Elimina un límite.</translation>
    </message>
    <message>
        <source>The number of the limit.</source>
        <translation>El número del límite.</translation>
    </message>
    <message>
        <source>Removed limit %1.</source>
        <translation>Se eliminó el límite %1.</translation>
    </message>
    <message>
        <source>sound %1</source>
        <translation>sonido %1</translation>
    </message>
    <message>
        <source>everything</source>
        <translation>todo</translation>
    </message>
    <message>
        <source>Rate %1: %2 per %3 from %4 for %5</source>
        <translation>Tarifa %1: %2 por %3 desde %4 para %5</translation>
    </message>
    <message>
        <source>--per is second, point or take.</source>
        <translation>--per es second, point o take.</translation>
    </message>
    <message>
        <source>Adds what a second, a point or a take costs from a day on. Without a criterion, it applies to everything; the rate with the most criteria counts.</source>
        <translation>Añade lo que cuesta un segundo, un punto o una toma a partir de un día. Sin criterios, se aplica a todo; cuenta la tarifa con más criterios.</translation>
    </message>
    <message>
        <source>What the price is for.</source>
        <translation>A qué corresponde el precio.</translation>
    </message>
    <message>
        <source>The price of one, for example &quot;0.10 USD&quot;.</source>
        <translation>El precio de la unidad, por ejemplo «0.10 USD».</translation>
    </message>
    <message>
        <source>The first day. Default: today.</source>
        <translation>El primer día. Predeterminado: hoy.</translation>
    </message>
    <message>
        <source>Only for this model.</source>
        <translation>Solo para este modelo.</translation>
    </message>
    <message>
        <source>tier</source>
        <translation>nivel</translation>
    </message>
    <message>
        <source>Only for this resolution, such as 720P.</source>
        <translation>Solo para esta resolución, por ejemplo 720P.</translation>
    </message>
    <message>
        <source>mode</source>
        <translation>modo</translation>
    </message>
    <message>
        <source>Only for this mode, such as pro.</source>
        <translation>Solo para este modo, por ejemplo pro.</translation>
    </message>
    <message>
        <source>Only with or without sound.</source>
        <translation>Solo con sonido o solo sin él.</translation>
    </message>
    <message>
        <source>Where you have the price from.</source>
        <translation>De dónde ha sacado el precio.</translation>
    </message>
    <message>
        <source>Lists your rates.</source>
        <translation>Enumera sus tarifas.</translation>
    </message>
    <message>
        <source>No rates yet. Takes are unpriced.</source>
        <translation>Aún no hay tarifas. Las tomas no tienen precio.</translation>
    </message>
    <message>
        <source>Removes a rate. Takes are valued without it.</source>
        <translation>Elimina una tarifa. Las tomas se valoran sin ella.</translation>
    </message>
    <message>
        <source>The number of the rate.</source>
        <translation>El número de la tarifa.</translation>
    </message>
    <message>
        <source>Removed rate %1.</source>
        <translation>Se eliminó la tarifa %1.</translation>
    </message>
    <message>
        <source>Adds all rates of a CSV file, or none. Its columns are unit, price, currency and from, and optionally account, model, resolution, mode, sound and source.</source>
        <translation>Añade todas las tarifas de un archivo CSV o ninguna. Sus columnas son unit, price, currency y from, y opcionalmente account, model, resolution, mode, sound y source.</translation>
    </message>
    <message>
        <source>The CSV file.</source>
        <translation>El archivo CSV.</translation>
    </message>
    <message numerus="yes">
        <source>Imported %n rates.</source>
        <translation>
            <numerusform>Se importó %n tarifa.</numerusform>
            <numerusform>Se importaron %n tarifas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n takes</source>
        <translation>
            <numerusform>%n toma</numerusform>
            <numerusform>%n tomas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unpriced</source>
        <translation>
            <numerusform>%n sin precio</numerusform>
            <numerusform>%n sin precio</numerusform>
        </translation>
    </message>
    <message>
        <source>billed %1</source>
        <translation>facturado %1</translation>
    </message>
    <message>
        <source>reserved up to %1</source>
        <translation>reservado hasta %1</translation>
    </message>
    <message>
        <source>unsettled up to %1</source>
        <translation>sin aclarar hasta %1</translation>
    </message>
    <message numerus="yes">
        <source>not billed %n takes</source>
        <translation>
            <numerusform>%n toma no facturada</numerusform>
            <numerusform>%n tomas no facturadas</numerusform>
        </translation>
    </message>
    <message>
        <source>kept %1 of %2</source>
        <translation>conservadas %1 de %2</translation>
    </message>
    <message>
        <source>%1 per kept second</source>
        <translation>%1 por segundo conservado</translation>
    </message>
    <message>
        <source>(no tag)</source>
        <translation>(sin etiqueta)</translation>
    </message>
    <message>
        <source>Shows what was billed, reserved and not settled. A take counts as kept with four stars or more.</source>
        <translation>Muestra lo facturado, lo reservado y lo que está sin aclarar. Una toma cuenta como conservada con cuatro estrellas o más.</translation>
    </message>
    <message>
        <source>Write a table for spreadsheet programs.</source>
        <translation>Escribir una tabla para hojas de cálculo.</translation>
    </message>
    <message>
        <source>--by is day, month, account, model or tag.</source>
        <translation>--by es day, month, account, model o tag.</translation>
    </message>
    <message>
        <source>Nothing was sent to a paid service in this period.</source>
        <translation>No se envió nada a un servicio de pago en este periodo.</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message numerus="yes">
        <source>%n calls aren&apos;t settled. &quot;dailies-cli spend calls --state unsettled&quot; lists them.</source>
        <translation>
            <numerusform>%n llamada está sin aclarar. «dailies-cli spend calls --state unsettled» la muestra.</numerusform>
            <numerusform>%n llamadas están sin aclarar. «dailies-cli spend calls --state unsettled» las muestra.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 Use --over-limit to send it anyway.</source>
        <translation>%1 Use --over-limit para enviarla de todos modos.</translation>
    </message>
    <message>
        <source>Send even if it goes over a spending limit that asks.</source>
        <translation>Enviar aunque se supere un límite de gasto que pregunta.</translation>
    </message>
    <message>
        <source>remove requests that were not sent</source>
        <translation>quitar solicitudes que no se enviaron</translation>
    </message>
    <message>
        <source>show or change when requests are sent</source>
        <translation>mostrar o cambiar cuándo se envían las solicitudes</translation>
    </message>
    <message>
        <source>%1 Nothing was removed.</source>
        <translation>%1 No se quitó nada.</translation>
    </message>
    <message>
        <source>Task %1 isn&apos;t waiting to be sent, so nothing was removed. Only the window deletes the records of other tasks.</source>
        <translation>La tarea %1 no está a la espera de enviarse, así que no se quitó nada. Los registros de otras tareas solo se eliminan en la ventana.</translation>
    </message>
    <message>
        <source>Removed task %1. It wasn&apos;t sent, and nothing was charged.</source>
        <translation>Se quitó la tarea %1. No se envió y no se cobró nada.</translation>
    </message>
    <message>
        <source>Task %1 won&apos;t be sent again. It stays in the list, because an earlier call got no response.</source>
        <translation>La tarea %1 no se enviará de nuevo. Se queda en la lista, porque una llamada anterior no obtuvo respuesta.</translation>
    </message>
    <message>
        <source>Task %1 won&apos;t be sent again. It stays in the list, because an earlier call got no response and may have been charged.</source>
        <translation>La tarea %1 no se enviará de nuevo. Se queda en la lista, porque una llamada anterior no obtuvo respuesta y puede que se haya cobrado.</translation>
    </message>
    <message>
        <source>Removes requests that wait to be sent. Requests that were sent are never removed.</source>
        <translation>Quita solicitudes que esperan para enviarse. Las solicitudes enviadas no se quitan nunca.</translation>
    </message>
    <message>
        <source>The numbers of the tasks.</source>
        <translation>Los números de las tareas.</translation>
    </message>
    <message>
        <source>Sending is paused.</source>
        <translation>El envío está en pausa.</translation>
    </message>
    <message>
        <source>Sending is not paused.</source>
        <translation>El envío no está en pausa.</translation>
    </message>
    <message>
        <source>Requests are sent between %1 and %2.</source>
        <translation>Las solicitudes se envían entre las %1 y las %2.</translation>
    </message>
    <message>
        <source>Requests are sent at any time of the day.</source>
        <translation>Las solicitudes se envían a cualquier hora del día.</translation>
    </message>
    <message>
        <source>Sending is paused in this profile, so nothing was sent. Use &quot;dailies-cli sending --resume&quot; to resume it.</source>
        <translation>El envío está en pausa en este perfil, así que no se envió nada. Use «dailies-cli sending --resume» para reanudarlo.</translation>
    </message>
    <message>
        <source>Shows and changes when requests are sent. Takes that are being generated always continue.</source>
        <translation>Muestra y cambia cuándo se envían las solicitudes. Las tomas que se están generando continúan siempre.</translation>
    </message>
    <message>
        <source>Send nothing until you resume.</source>
        <translation>No enviar nada hasta que reanude el envío.</translation>
    </message>
    <message>
        <source>hours</source>
        <translation>horas</translation>
    </message>
    <message>
        <source>Send only between these times of the day, local time, such as 22:00-06:00; &quot;off&quot; for any time.</source>
        <translation>Enviar solo entre estas horas del día, hora local, por ejemplo 22:00-06:00; «off» para cualquier hora.</translation>
    </message>
    <message>
        <source>Use either --pause or --resume.</source>
        <translation>Use --pause o --resume, no ambas.</translation>
    </message>
    <message>
        <source>--hours must be two different times such as 22:00-06:00, or &quot;off&quot;.</source>
        <translation>--hours debe indicar dos horas distintas, por ejemplo 22:00-06:00, u «off».</translation>
    </message>
    <message>
        <source>Waiting: %1</source>
        <comment>sends at 22:00</comment>
        <translation>Espera:  %1</translation>
    </message>
    <message>
        <source>Call %1, task %2, %3, %4: %5</source>
        <translation>Llamada %1, tarea %2, %3, %4: %5</translation>
    </message>
    <message>
        <source>--at must be a time such as 22:00 or &quot;2026-11-26 22:00&quot;.</source>
        <translation>--at debe ser una hora, por ejemplo 22:00 o «2026-11-26 22:00».</translation>
    </message>
    <message>
        <source>The time of --at has passed. Nothing was sent.</source>
        <translation>La hora de --at ya ha pasado. No se envió nada.</translation>
    </message>
    <message>
        <source>time</source>
        <translation>hora</translation>
    </message>
    <message>
        <source>Send it at this time, local time: 22:00 for the next time it is 22:00, or &quot;2026-11-26 22:00&quot;. The command waits until then.</source>
        <translation>Enviarla a esta hora, hora local: 22:00 para la próxima vez que sean las 22:00, o «2026-11-26 22:00». El comando espera hasta entonces.</translation>
    </message>
    <message>
        <source>Task %1 is on hold and wasn&apos;t sent. &quot;dailies-cli watch --send %1&quot; sends it, and &quot;dailies-cli remove %1&quot; removes it.</source>
        <translation>La tarea %1 está retenida y no se envió. «dailies-cli watch --send %1» la envía y «dailies-cli remove %1» la quita.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Detenido.</translation>
    </message>
    <message>
        <source>Accepted tasks keep running at the service; track them with &quot;dailies-cli watch&quot;.</source>
        <translation>Lo que el servicio ha aceptado continúa allí; «dailies-cli watch» lo sigue.</translation>
    </message>
    <message>
        <source>%1 works. The test file of 1 kB stays there, because a command can&apos;t delete files.</source>
        <translation>%1 funciona. El archivo de prueba de 1 kB se queda allí, porque un comando no puede eliminar archivos.</translation>
    </message>
    <message>
        <source>Uploads 1 kB to an upload place, fetches it through its link and deletes it. What a command uploaded stays.</source>
        <translation>Sube 1 kB a un destino de subida, lo obtiene por su enlace y lo elimina. Lo que subió un comando se queda allí.</translation>
    </message>
    <message>
        <source>Links to them work until they expire.</source>
        <translation>Sus enlaces funcionan hasta que caduquen.</translation>
    </message>
    <message numerus="yes">
        <source>%n requests that wait to be sent will use another upload place, or need one.</source>
        <translation>
            <numerusform>%n solicitud que espera para enviarse usará otro destino de subida o necesitará uno.</numerusform>
            <numerusform>%n solicitudes que esperan para enviarse usarán otro destino de subida o necesitarán uno.</numerusform>
        </translation>
    </message>
    <message>
        <source>Task %1 isn&apos;t waiting to be sent.</source>
        <translation>La tarea %1 no está a la espera de enviarse.</translation>
    </message>
    <message>
        <source>Tracks every unfinished task of the profile until all have finished. Nothing is sent twice; requests not sent yet need --send-waiting or --send, unless they have a time at which to send them.</source>
        <translation>Sigue todas las tareas sin terminar del perfil hasta que acaben. No se envía nada dos veces; las solicitudes aún sin enviar necesitan --send-waiting o --send, salvo que tengan una hora de envío.</translation>
    </message>
    <message>
        <source>Also send the waiting task with this number, even if it is on hold. The service may charge for it.</source>
        <translation>Enviar también la tarea en espera con este número, aunque esté retenida. El servicio puede cobrarla.</translation>
    </message>
    <message>
        <source>Only deleted takes, or none of them.</source>
        <translation>Solo las tomas eliminadas, o ninguna de ellas.</translation>
    </message>
    <message>
        <source>--%1 is &quot;yes&quot; or &quot;no&quot;.</source>
        <translation>--%1 es «yes» o «no».</translation>
    </message>
    <message>
        <source>Dailies doesn&apos;t know the model %1. Give its family with --family A or --family B.</source>
        <translation>Dailies no conoce el modelo %1. Indique su familia con --family A o --family B.</translation>
    </message>
    <message>
        <source>A JSON file that describes a model by code, family, generation and apiTypes. Can be repeated.</source>
        <translation>Un archivo JSON que describe un modelo con code, family, generation y apiTypes; puede indicarse varias veces.</translation>
    </message>
    <message>
        <source>Task %1 got no response. If it is the same task, it counts twice: &quot;dailies-cli spend calls --state unsettled&quot; shows how to settle its call, and &quot;dailies-cli decide %1 --dismiss&quot; closes the question. Next time, use &quot;dailies-cli decide %1 --created ID&quot;.</source>
        <translation>La tarea %1 no obtuvo respuesta. Si es la misma tarea, cuenta dos veces: «dailies-cli spend calls --state unsettled» muestra cómo aclarar su llamada y «dailies-cli decide %1 --dismiss» cierra la pregunta. La próxima vez, use «dailies-cli decide %1 --created ID».</translation>
    </message>
    <message>
        <source>The request can be sent with %1.</source>
        <comment>options</comment>
        <translation>La solicitud puede enviarse con %1.</translation>
    </message>
    <message>
        <source>Task %1 needs no decision: only a task with no response does. Nothing was changed.</source>
        <translation>La tarea %1 no necesita ninguna decisión: solo la necesita una tarea sin respuesta. No se cambió nada.</translation>
    </message>
    <message>
        <source>Task %1 is dismissed. It stays in the list, and you can still decide about it.</source>
        <translation>La tarea %1 queda ignorada. Sigue en la lista y todavía puede decidir sobre ella.</translation>
    </message>
    <message>
        <source>The number of the task.</source>
        <translation>El número de la tarea.</translation>
    </message>
    <message>
        <source>Send the request once more, and track it until it finishes. If the first one went through, the service may charge for both.</source>
        <translation>Enviar la solicitud una vez más y seguirla hasta que termine. Si la primera se aceptó, el servicio puede cobrar ambas.</translation>
    </message>
    <message>
        <source>No decision is needed any more.</source>
        <translation>Ya no hace falta ninguna decisión.</translation>
    </message>
    <message>
        <source>Give one of --created, --generate-again and --dismiss.</source>
        <translation>Indique una de --created, --generate-again y --dismiss.</translation>
    </message>
    <message>
        <source>The account of task %1 was removed. Nothing was changed.</source>
        <translation>Se eliminó la cuenta de la tarea %1. No se cambió nada.</translation>
    </message>
    <message>
        <source>decide about a task that got no response</source>
        <translation>decidir sobre una tarea sin respuesta</translation>
    </message>
    <message>
        <source>--takes must be a whole number.</source>
        <translation>--takes debe ser un número entero.</translation>
    </message>
    <message>
        <source>On hold: task %1. &quot;dailies-cli watch --send NUMBER&quot; sends one, and &quot;dailies-cli remove NUMBER&quot; removes it.</source>
        <comment>one or several numbers</comment>
        <translation>Retenida: tarea %1. «dailies-cli watch --send NÚMERO» envía una y «dailies-cli remove NÚMERO» la quita.</translation>
    </message>
    <message>
        <source>Task %1 isn&apos;t sent again without you. Decide about it with &quot;dailies-cli decide %1&quot;.</source>
        <translation>La tarea %1 no se vuelve a enviar sin usted. Decida sobre ella con «dailies-cli decide %1».</translation>
    </message>
    <message>
        <source>There is no state &quot;%1&quot;. Use one of %2.</source>
        <translation>No hay ningún estado «%1». Use uno de estos: %2.</translation>
    </message>
    <message>
        <source>%1 Nothing was sent this time. Decide about that task with decide, or use --again to send another one.</source>
        <translation>%1 Esta vez no se envió nada. Decida sobre esa tarea con «decide», o use --again para enviar otra.</translation>
    </message>
    <message>
        <source>Send even if the same request was sent less than 10 seconds ago, or has no response yet.</source>
        <translation>Enviar aunque la misma solicitud se haya enviado hace menos de 10 segundos o aún no tenga respuesta.</translation>
    </message>
    <message>
        <source>Task %1: The clip can&apos;t be played. Downloading it once more.</source>
        <translation>Tarea %1: el clip no se puede reproducir. Se descarga otra vez.</translation>
    </message>
    <message>
        <source>No task needs a decision.</source>
        <translation>Ninguna tarea necesita una decisión.</translation>
    </message>
    <message>
        <source>Look at the service&apos;s own list of tasks, then use one of these:
  dailies-cli decide TASK --created ID      the task is in the list, with this ID
  dailies-cli decide TASK --generate-again  it isn&apos;t; if it was created, you may pay for both
  dailies-cli decide TASK --dismiss         no decision is needed any more</source>
        <translation>Consulte la lista de tareas del servicio y use después uno de estos comandos:
  dailies-cli decide TASK --created ID      la tarea está en la lista, con este ID
  dailies-cli decide TASK --generate-again  no está; si llegó a crearse, quizá pague las dos
  dailies-cli decide TASK --dismiss         ya no hace falta ninguna decisión</translation>
    </message>
    <message>
        <source>The service has a clip for the ID of task %1, so the ID can&apos;t be changed any more. To track another ID, use &quot;dailies-cli adopt&quot;.</source>
        <translation>El servicio tiene un clip para el ID de la tarea %1, así que el ID ya no se puede cambiar. Para seguir otro ID, use «dailies-cli adopt».</translation>
    </message>
    <message>
        <source>Decides about a task that got no response. Nobody can tell whether the service accepted it, so look at the service&apos;s own list of tasks first. Without a choice, shows the tasks that need a decision.</source>
        <translation>Decide sobre una tarea sin respuesta. Nadie puede saber si el servicio la aceptó, así que consulte primero la lista de tareas del servicio. Sin una elección, muestra las tareas que necesitan una decisión.</translation>
    </message>
    <message>
        <source>The service created the task with this ID: track it until it finishes, and save its clip. Replaces a wrong ID that you gave before, as long as the service has given no clip for it.</source>
        <translation>El servicio creó la tarea con este ID: seguirla hasta que termine y guardar su clip. Sustituye un ID equivocado indicado antes, mientras el servicio no haya entregado un clip para él.</translation>
    </message>
    <message>
        <source>Exit status: 0 success; 1 a task failed or is not finished; 2 usage error; 3 not sent: the request has errors, goes over a
limit or needs to be confirmed, or sending is paused; 4 rejected by the service, or service unreachable; 5 no response;
6 keychain, profile or disk not usable; 128 plus the signal number when interrupted.</source>
        <translation>Código de salida: 0 correcto; 1 una tarea falló o no ha terminado; 2 error de uso; 3 no enviada: la solicitud tiene errores, supera un límite
o debe confirmarse, o el envío está en pausa; 4 rechazada por el servicio, o servicio inaccesible; 5 sin respuesta;
6 llavero, perfil o disco no utilizable; 128 más el número de señal si se interrumpe.</translation>
    </message>
    <message>
        <source>the service reported “%1”, which isn&apos;t counted</source>
        <translation>el servicio indicó «%1», que no se cuenta</translation>
    </message>
    <message>
        <source>%1. &quot;dailies-cli watch --send %2&quot; sends it anyway.</source>
        <comment>waits until 22:00 (sending hours)</comment>
        <translation>%1. «dailies-cli watch --send %2» la envía de todos modos.</translation>
    </message>
    <message>
        <source>The response contains what may be its ID: %1</source>
        <translation>La respuesta contiene lo que puede ser su ID: %1</translation>
    </message>
    <message>
        <source>limit %1 (%2)</source>
        <translation>límite %1 (%2)</translation>
    </message>
    <message>
        <source>rate %1 (%2)</source>
        <translation>tarifa %1 (%2)</translation>
    </message>
    <message>
        <source>For this account only: %1. They apply again if you add an account with the same name and base URL.</source>
        <comment>limits and rates</comment>
        <translation>Solo para esta cuenta: %1. Vuelven a valer si añade una cuenta con el mismo nombre y la misma dirección base.</translation>
    </message>
    <message>
        <source>up to %1, because the service chooses what the request leaves out</source>
        <translation>hasta %1, porque el servicio elige lo que la solicitud no indica</translation>
    </message>
    <message>
        <source>Secret:</source>
        <translation>Secreto:</translation>
    </message>
    <message>
        <source>The secret is empty.</source>
        <translation>El secreto está vacío.</translation>
    </message>
    <message>
        <source>The file %1 is sent.</source>
        <translation>Se envía el archivo %1.</translation>
    </message>
    <message>
        <source>Known: %1.</source>
        <translation>Conocidos: %1.</translation>
    </message>
    <message>
        <source>There is no model &quot;%1&quot;.</source>
        <translation>No hay ningún modelo «%1».</translation>
    </message>
    <message>
        <source>--from is a later day than --to.</source>
        <translation>--from es posterior a --to.</translation>
    </message>
    <message>
        <source>%1 per %2</source>
        <comment>$0.10 per second</comment>
        <translation>%1 por %2</translation>
    </message>
    <message>
        <source>You stopped tracking this task, and the service may charge it. &quot;dailies-cli adopt&quot; with its ID gets the figure, or enter it from your invoice.</source>
        <translation>Usted dejó de seguir esta tarea y el servicio puede cobrarla. «dailies-cli adopt» con su ID obtiene la cifra, o indíquela según su factura.</translation>
    </message>
    <message>
        <source>Records what a request cost: one whose cost the service didn&apos;t report, or one that your invoice charges differently, such as after a refund. &quot;spend calls&quot; shows the numbers of the calls.</source>
        <translation>Registra lo que costó una solicitud: una cuyo coste no comunicó el servicio, o una que su factura cobra de otra forma, por ejemplo tras un reembolso. «spend calls» muestra los números de las llamadas.</translation>
    </message>
    <message>
        <source>Credit on the invoice: line %1</source>
        <translation>Abono en la factura: línea %1</translation>
    </message>
    <message>
        <source>Only on the invoice: line %1</source>
        <translation>Solo en la factura: línea %1</translation>
    </message>
    <message>
        <source>(the same ID as line %1)</source>
        <translation>(el mismo ID que la línea %1)</translation>
    </message>
    <message>
        <source>%1 can&apos;t be counted</source>
        <translation>%1 no se puede contar</translation>
    </message>
    <message>
        <source>From %1 on it replaces rate %2 (%3), which has the same criteria.</source>
        <translation>Desde %1 sustituye a la tarifa %2 (%3), que tiene los mismos criterios.</translation>
    </message>
    <message numerus="yes">
        <source>%n rates of the file were there already.</source>
        <translation>
            <numerusform>%n tarifa del archivo ya existía.</numerusform>
            <numerusform>%n tarifas del archivo ya existían.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 per kept second, %n takes without a rate left out</source>
        <translation>
            <numerusform>%1 por segundo conservado, %n toma sin tarifa sin contar</numerusform>
            <numerusform>%1 por segundo conservado, %n tomas sin tarifa sin contar</numerusform>
        </translation>
    </message>
    <message>
        <source>The link to the clip expired, and the service gave no new one. &quot;dailies-cli adopt&quot; with its ID asks for one again.</source>
        <translation>El enlace al clip caducó y el servicio no dio otro. «dailies-cli adopt» con su ID vuelve a pedirlo.</translation>
    </message>
    <message>
        <source>The link refuses HEAD requests, which a few services need.</source>
        <translation>El enlace rechaza las solicitudes HEAD, que algunos servicios necesitan.</translation>
    </message>
    <message>
        <source>Uploads a file and prints its link. The same content with the same extension is uploaded only once, except by a command, which runs each time.</source>
        <translation>Sube un archivo y muestra su enlace. El mismo contenido con la misma extensión solo se sube una vez, salvo con un comando, que se ejecuta cada vez.</translation>
    </message>
    <message>
        <source>--link-hours must be 1 to %1.</source>
        <translation>--link-hours debe estar entre 1 y %1.</translation>
    </message>
    <message>
        <source>Sending is paused in this profile. Not sent: task %1. Use &quot;dailies-cli sending --resume&quot; to resume it.</source>
        <comment>one or several numbers</comment>
        <translation>El envío está en pausa en este perfil. Sin enviar: tarea %1. Use «dailies-cli sending --resume» para reanudarlo.</translation>
    </message>
    <message>
        <source>The task ID is too long, or contains a line break or another character that no ID has.</source>
        <translation>El ID de tarea es demasiado largo, o contiene un salto de línea u otro carácter que ningún ID tiene.</translation>
    </message>
    <message>
        <source>Couldn&apos;t write the output: %1.</source>
        <translation>No se pudo escribir la salida: %1.</translation>
    </message>
    <message>
        <source>Password:</source>
        <translation>Contraseña:</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation>No existe el archivo %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n tasks got no response and need a decision. &quot;dailies-cli decide&quot; shows them.</source>
        <translation>
            <numerusform>%n tarea quedó sin respuesta y necesita una decisión. «dailies-cli decide» la muestra.</numerusform>
            <numerusform>%n tareas quedaron sin respuesta y necesitan una decisión. «dailies-cli decide» las muestra.</numerusform>
        </translation>
    </message>
    <message>
        <source>With --generate-again: send even if it goes over a spending limit that asks.</source>
        <translation>Con --generate-again: enviar aunque se supere un límite de gasto que pregunta.</translation>
    </message>
    <message>
        <source>up to %1</source>
        <comment>an amount of money</comment>
        <translation>hasta %1</translation>
    </message>
    <message>
        <source>not billed</source>
        <comment>a take</comment>
        <translation>no facturada</translation>
    </message>
    <message>
        <source>%1, unsettled</source>
        <comment>a quantity</comment>
        <translation>%1, sin aclarar</translation>
    </message>
    <message>
        <source>Line %1, task %2: %3 here, %4 on the invoice, which can&apos;t be compared</source>
        <translation>Línea %1, tarea %2: %3 aquí, %4 en la factura, no se puede comparar</translation>
    </message>
    <message numerus="yes">
        <source>%n lines can&apos;t be compared: they have no figure that their take has.</source>
        <translation>
            <numerusform>%n línea no se puede comparar: no tiene ninguna cifra que tenga su toma.</numerusform>
            <numerusform>%n líneas no se pueden comparar: no tienen ninguna cifra que tenga su toma.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The money of %n takes isn&apos;t compared, because they have no rate.</source>
        <translation>
            <numerusform>El importe de %n toma no se compara porque no tiene tarifa.</numerusform>
            <numerusform>Los importes de %n tomas no se comparan porque no tienen tarifa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The quantity of %n takes isn&apos;t compared, because they were billed in another unit.</source>
        <translation>
            <numerusform>La cantidad de %n toma no se compara porque se facturó en otra unidad.</numerusform>
            <numerusform>Las cantidades de %n tomas no se comparan porque se facturaron en otra unidad.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not compared, because their names aren&apos;t known: the columns &quot;%1&quot;. Call the one with the money &quot;amount&quot;.</source>
        <translation>No se comparan las columnas «%1», porque sus nombres no se conocen. Llame «amount» a la del importe.</translation>
    </message>
    <message>
        <source>Compares what was billed with an invoice: its totals, or a CSV file with one line for each take. Ends with status 1 if they differ, or if something can&apos;t be compared.</source>
        <translation>Compara lo facturado con una factura: sus totales o un archivo CSV con una línea por toma. Termina con estado 1 si difieren o si algo no se puede comparar.</translation>
    </message>
    <message>
        <source>Files kept: %1 (%2), because requests at the service may still fetch them. --force deletes them, too.</source>
        <translation>Archivos conservados: %1 (%2), porque las solicitudes en el servicio aún pueden obtenerlos. --force también los elimina.</translation>
    </message>
    <message>
        <source>%1 Files not deleted: %2.</source>
        <translation>%1 Archivos no eliminados: %2.</translation>
    </message>
    <message>
        <source>Delete the files, except those that requests at the service may still fetch.</source>
        <translation>Eliminar los archivos, salvo los que las solicitudes en el servicio aún puedan obtener.</translation>
    </message>
    <message>
        <source>With --delete: delete those, too.</source>
        <translation>Con --delete: eliminar también esos.</translation>
    </message>
    <message>
        <source>%1 COMMAND --help shows the options of a command.</source>
        <translation>%1 COMANDO --help muestra las opciones de un comando.</translation>
    </message>
    <message>
        <source>no price, because the rates that may apply are in several currencies</source>
        <translation>sin precio, porque las tarifas posibles están en varias monedas</translation>
    </message>
    <message>
        <source>--%1 must be an amount with at most six decimal places and its currency, such as &quot;4.20 USD&quot;.</source>
        <translation>--%1 debe ser un importe con seis decimales como máximo y su moneda, por ejemplo «4.20 USD».</translation>
    </message>
    <message>
        <source>none</source>
        <comment>cost in practice mode</comment>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>planned</source>
        <comment>state of a cost</comment>
        <translation>previsto</translation>
    </message>
    <message>
        <source>reserved</source>
        <comment>state of a cost</comment>
        <translation>reservado</translation>
    </message>
    <message>
        <source>billed</source>
        <comment>state of a cost</comment>
        <translation>facturado</translation>
    </message>
    <message>
        <source>not billed</source>
        <comment>state of a cost</comment>
        <translation>no facturado</translation>
    </message>
    <message>
        <source>unsettled</source>
        <comment>state of a cost</comment>
        <translation>sin aclarar</translation>
    </message>
    <message numerus="yes">
        <source>with %n earlier calls, see &quot;dailies-cli spend calls&quot;</source>
        <translation>
            <numerusform>con %n llamada anterior, véase «dailies-cli spend calls»</numerusform>
            <numerusform>con %n llamadas anteriores, véase «dailies-cli spend calls»</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 here, not compared, because the invoice&apos;s total is in %3</source>
        <translation>%1: %2 aquí, no se comparó, porque el total de la factura está en %3</translation>
    </message>
    <message>
        <source>Line %1 is a total and wasn&apos;t compared.</source>
        <translation>La línea %1 es un total y no se comparó.</translation>
    </message>
    <message>
        <source>Use &quot;dailies-cli watch --send %1 --over-limit&quot; to send it anyway.</source>
        <translation>Use «dailies-cli watch --send %1 --over-limit» para enviarla de todos modos.</translation>
    </message>
    <message>
        <source>With --send or --send-waiting: send even if it goes over a spending limit that asks.</source>
        <translation>Con --send o --send-waiting: enviar aunque se supere un límite de gasto que pregunta.</translation>
    </message>
    <message>
        <source>Only takes that need attention, or none of them.</source>
        <translation>Solo las tomas que requieren atención, o ninguna de ellas.</translation>
    </message>
    <message>
        <source>The request&apos;s family: A or B. Default: that of the account&apos;s models.</source>
        <translation>La familia de la solicitud: A o B. Predeterminado: la de los modelos de la cuenta.</translation>
    </message>
    <message>
        <source>%1: %2 here, %3 on the invoice: equal, because the invoice is rounded</source>
        <translation>%1: %2 aquí, %3 en la factura: igual, porque la factura está redondeada</translation>
    </message>
    <message>
        <source>in the Trash</source>
        <translation>en la papelera</translation>
    </message>
    <message numerus="yes">
        <source>%n at the highest possible rate</source>
        <translation>
            <numerusform>%n con la tarifa más alta posible</numerusform>
            <numerusform>%n con la tarifa más alta posible</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing was charged</source>
        <translation>no se cobró nada</translation>
    </message>
    <message>
        <source>No response yet: task %1, which may be charged. &quot;dailies-cli decide&quot; shows it.</source>
        <comment>one or several numbers</comment>
        <translation>Sin respuesta todavía: tarea %1, que podría cobrarse. «dailies-cli decide» la muestra.</translation>
    </message>
    <message>
        <source>Give a name of 1 to %1 characters.</source>
        <translation>Indique un nombre de 1 a %1 caracteres.</translation>
    </message>
    <message>
        <source>Removed task %1. The service didn&apos;t accept it, and it won&apos;t be sent again.</source>
        <translation>Se quitó la tarea %1. El servicio no la aceptó y no se enviará de nuevo.</translation>
    </message>
    <message>
        <source>Adds a spending limit for the window and the command line. Billed, reserved and unsettled amounts count. Running tasks are never stopped.</source>
        <translation>Añade un límite de gasto para la ventana y la línea de comandos. Cuentan los importes facturados, reservados y sin aclarar. Las tareas en curso nunca se detienen.</translation>
    </message>
    <message>
        <source>The upload place for local files that need a link. Default: the one that is in use.</source>
        <translation>El destino de subida para los archivos locales que necesitan un enlace. Predeterminado: el que está en uso.</translation>
    </message>
    <message>
        <source>The period. &quot;run&quot; is one press of Generate or one submit.</source>
        <translation>El periodo. «run» es una pulsación de «Generar» o un comando «submit».</translation>
    </message>
    <message>
        <source>The upload place. Default: the one that is in use.</source>
        <translation>El destino de subida. Predeterminado: el que está en uso.</translation>
    </message>
    <message>
        <source>Only files uploaded at least this many days ago.</source>
        <translation>Solo los archivos subidos hace al menos este número de días.</translation>
    </message>
    <message>
        <source>How long presigned links are valid, 1 to 168 hours; in requests at least 24. Default: 48.</source>
        <translation>Cuánto tiempo son válidos los enlaces prefirmados, de 1 a 168 horas; en las solicitudes, al menos 24. Predeterminado: 48.</translation>
    </message>
    <message>
        <source>The upload place for files of requests that are sent. Default: the one that is in use.</source>
        <translation>El destino de subida para los archivos de las solicitudes que se envían. Predeterminado: el que está en uso.</translation>
    </message>
    <message numerus="yes">
        <source>Estimate: about %1, based on %n earlier takes like this, %2</source>
        <translation>
            <numerusform>Estimación: aprox. %1, según %n toma anterior como esta, %2</numerusform>
            <numerusform>Estimación: aprox. %1, según %n tomas anteriores como esta, %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Estimate: about %1, at most %2, based on %n earlier takes like this, %3</source>
        <translation>
            <numerusform>Estimación: aprox. %1, como máximo %2, según %n toma anterior como esta, %3</numerusform>
            <numerusform>Estimación: aprox. %1, como máximo %2, según %n tomas anteriores como esta, %3</numerusform>
        </translation>
    </message>
    <message>
        <source>Resume sending.</source>
        <translation>Reanudar el envío.</translation>
    </message>
    <message>
        <source>The service charged this many seconds.</source>
        <translation>El servicio cobró este número de segundos.</translation>
    </message>
    <message>
        <source>The service charged this many points.</source>
        <translation>El servicio cobró este número de puntos.</translation>
    </message>
    <message numerus="yes">
        <source>%n unsettled calls aren&apos;t included.</source>
        <translation>
            <numerusform>No se incluye %n llamada sin aclarar.</numerusform>
            <numerusform>No se incluyen %n llamadas sin aclarar.</numerusform>
        </translation>
    </message>
    <message>
        <source>Adds, lists or removes spending limits.</source>
        <translation>Añade, enumera o elimina límites de gasto.</translation>
    </message>
    <message>
        <source>Adds, lists, removes or imports rates.</source>
        <translation>Añade, enumera, elimina o importa tarifas.</translation>
    </message>
    <message>
        <source>How to group the report. Default: day.</source>
        <translation>Cómo agrupar el informe. Predeterminado: day.</translation>
    </message>
    <message>
        <source>Waiting to be sent again: task %1. &quot;dailies-cli watch --send-waiting&quot; sends the waiting requests, and &quot;dailies-cli remove&quot; removes it.</source>
        <comment>one or several numbers</comment>
        <translation>A la espera de un nuevo envío: tarea %1. «dailies-cli watch --send-waiting» envía las solicitudes en espera y «dailies-cli remove» la quita.</translation>
    </message>
    <message>
        <source>Not sent: task %1. &quot;dailies-cli watch --send-waiting&quot; sends the waiting requests, and &quot;dailies-cli remove&quot; removes it.</source>
        <comment>one or several numbers</comment>
        <translation>Sin enviar: tarea %1. «dailies-cli watch --send-waiting» envía las solicitudes en espera y «dailies-cli remove» la quita.</translation>
    </message>
    <message>
        <source>Also send requests left unsent by an earlier call, such as after a failed upload. Requests that you put on hold, and those that need your decision, aren&apos;t sent. The service may charge for each one.</source>
        <translation>Enviar también las solicitudes que una llamada anterior no envió, por ejemplo tras una subida fallida. Las que usted retuvo y las que necesitan su decisión no se envían. El servicio puede cobrar cada una.</translation>
    </message>
    <message numerus="yes">
        <source>%n unfinished tasks of this account are no longer tracked, and their clips may be lost. To track them again, add an account with the same name and base URL, then use &quot;dailies-cli watch&quot;.</source>
        <translation>
            <numerusform>%n tarea sin terminar de esta cuenta ya no se sigue y su clip podría perderse. Para volver a seguirla, añada una cuenta con el mismo nombre y la misma dirección base y use «dailies-cli watch».</numerusform>
            <numerusform>%n tareas sin terminar de esta cuenta ya no se siguen y sus clips podrían perderse. Para volver a seguirlas, añada una cuenta con el mismo nombre y la misma dirección base y use «dailies-cli watch».</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped. Nothing was sent.</source>
        <translation>Detenido. No se envió nada.</translation>
    </message>
    <message>
        <source>Task %1 is still sent at its time if Dailies is running then. &quot;dailies-cli watch --send %1&quot; sends it now, and &quot;dailies-cli remove %1&quot; removes it.</source>
        <translation>La tarea %1 se enviará igualmente a su hora si Dailies está abierto entonces. «dailies-cli watch --send %1» la envía ahora y «dailies-cli remove %1» la quita.</translation>
    </message>
    <message>
        <source>Give either --json or --%1, not both.</source>
        <translation>Indique --json o --%1, no ambas.</translation>
    </message>
    <message>
        <source>Family A&apos;s model generation. Default: that of the account&apos;s models, or 3.0.</source>
        <translation>La generación de modelo de la familia A. Predeterminado: la de los modelos de la cuenta o, si no, 3.0.</translation>
    </message>
    <message>
        <source>Account: %1</source>
        <translation>Cuenta: %1</translation>
    </message>
    <message>
        <source>--sound is on or off.</source>
        <translation>--sound es on u off.</translation>
    </message>
    <message>
        <source>To use a key without the keychain, set DAILIES_API_KEY and add --account.</source>
        <translation>Para usar una clave sin el llavero, defina DAILIES_API_KEY y añada --account.</translation>
    </message>
    <message>
        <source>Tasks that got no response: %1. If it is the same task as one of them, it counts twice: &quot;dailies-cli spend calls --state unsettled&quot; shows how to settle the call, and &quot;dailies-cli decide NUMBER --dismiss&quot; closes the question. Next time, use &quot;dailies-cli decide NUMBER --created ID&quot;.</source>
        <comment>two or more numbers</comment>
        <translation>Tareas que no obtuvieron respuesta: %1. Si es la misma tarea que una de ellas, cuenta dos veces: «dailies-cli spend calls --state unsettled» muestra cómo aclarar la llamada y «dailies-cli decide NÚMERO --dismiss» cierra la pregunta. La próxima vez, use «dailies-cli decide NÚMERO --created ID».</translation>
    </message>
    <message>
        <source>Once the disk can be written, &quot;dailies-cli watch&quot; continues. Nothing is sent twice.</source>
        <translation>Cuando se pueda escribir en el disco, «dailies-cli watch» continúa. No se envía nada dos veces.</translation>
    </message>
    <message>
        <source>The request contains the API key of DAILIES_API_KEY. Remove the key from the request.</source>
        <translation>La solicitud contiene la clave de API de DAILIES_API_KEY. Quite la clave de la solicitud.</translation>
    </message>
    <message>
        <source>%1, by the link of task %2</source>
        <translation>%1, por el enlace de la tarea %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; isn&apos;t a number.</source>
        <translation>«%1» no es un número.</translation>
    </message>
    <message>
        <source>%1 is larger than %2.</source>
        <translation>%1 ocupa más de %2.</translation>
    </message>
    <message>
        <source>Your entry for call %1 was removed.</source>
        <translation>Se quitó lo que indicó para la llamada %1.</translation>
    </message>
    <message numerus="yes">
        <source>The quantity of %n takes isn&apos;t compared, because it isn&apos;t known.</source>
        <translation>
            <numerusform>La cantidad de %n toma no se compara, porque no se conoce.</numerusform>
            <numerusform>La cantidad de %n tomas no se compara, porque no se conoce.</numerusform>
        </translation>
    </message>
    <message>
        <source>Retrying automatically.</source>
        <translation>Se reintenta automáticamente.</translation>
    </message>
    <message>
        <source>Accepted tasks keep running at the service. To track them, add an account with the same name and base URL, then use &quot;dailies-cli watch&quot;.</source>
        <translation>Lo que el servicio ha aceptado continúa allí. Para seguirlo, añada una cuenta con el mismo nombre y la misma dirección base y use «dailies-cli watch».</translation>
    </message>
    <message>
        <source>Not downloaded yet: task %1. Run &quot;dailies-cli watch&quot; before its link expires.</source>
        <comment>one or several numbers</comment>
        <translation>Aún sin descargar: tarea %1. Ejecute «dailies-cli watch» antes de que caduque el enlace.</translation>
    </message>
    <message>
        <source>task %1</source>
        <translation>tarea %1</translation>
    </message>
    <message>
        <source>tasks %1</source>
        <comment>several numbers</comment>
        <translation>tareas %1</translation>
    </message>
    <message>
        <source>kept: task %1 may still need it</source>
        <comment>one or several numbers</comment>
        <translation>conservado: la tarea %1 puede necesitarlo aún</translation>
    </message>
</context>
<context>
    <name>Dailies::ClipBar</name>
    <message>
        <source>Drag the clip into another program</source>
        <translation>Arrastrar el clip a otro programa</translation>
    </message>
</context>
<context>
    <name>Dailies::ClipController</name>
    <message>
        <source>Copying clips: %1 of %2</source>
        <translation>Copiando clips: %1 de %2</translation>
    </message>
    <message>
        <source>None of these takes has a clip yet.</source>
        <translation>Ninguna de estas tomas tiene clip todavía.</translation>
    </message>
    <message>
        <source>Save clip as</source>
        <translation>Guardar el clip como</translation>
    </message>
    <message>
        <source>Clips (*.%1)</source>
        <translation>Clips (*.%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message numerus="yes">
        <source>Save %n clips in a folder</source>
        <translation>
            <numerusform>Guardar %n clip en una carpeta</numerusform>
            <numerusform>Guardar %n clips en una carpeta</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copying %n clips…</source>
        <translation>
            <numerusform>Copiando %n clip…</numerusform>
            <numerusform>Copiando %n clips…</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Se guardó como %1.</translation>
    </message>
    <message>
        <source>Nothing was copied.</source>
        <translation>No se copió nada.</translation>
    </message>
    <message>
        <source>This clip is no longer on disk: %1.</source>
        <translation>Este clip ya no está en el disco: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n clips are no longer on disk, including %1.</source>
        <translation>
            <numerusform>%n clip ya no está en el disco: %1.</numerusform>
            <numerusform>%n clips ya no están en el disco, por ejemplo %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more weren&apos;t copied.</source>
        <translation>
            <numerusform>Tampoco se copió %n más.</numerusform>
            <numerusform>Tampoco se copiaron %n más.</numerusform>
        </translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Abrir la carpeta</translation>
    </message>
    <message numerus="yes">
        <source>%n clips copied.</source>
        <translation>
            <numerusform>Se copió %n clip.</numerusform>
            <numerusform>Se copiaron %n clips.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take %1 is in the Trash. Restore brings it back with its clip.</source>
        <translation>La toma %1 está en la papelera. «Restaurar» la recupera con su clip.</translation>
    </message>
</context>
<context>
    <name>Dailies::ClipCopy</name>
    <message>
        <source>Stopped.</source>
        <translation>Detenido.</translation>
    </message>
    <message>
        <source>no free file name in the folder</source>
        <translation>no queda ningún nombre de archivo libre en la carpeta</translation>
    </message>
    <message>
        <source>Couldn&apos;t copy %1: %2.</source>
        <translation>No se pudo copiar %1: %2.</translation>
    </message>
    <message>
        <source>Couldn&apos;t copy %1: it no longer exists.</source>
        <translation>No se pudo copiar %1: ya no existe.</translation>
    </message>
    <message>
        <source>it&apos;s the clip itself</source>
        <translation>es el propio clip</translation>
    </message>
    <message>
        <source>%1 needed, %2 free on the disk</source>
        <translation>necesita %1 y en el disco quedan libres %2</translation>
    </message>
    <message>
        <source>it couldn&apos;t be read completely</source>
        <translation>no se pudo leer hasta el final</translation>
    </message>
</context>
<context>
    <name>Dailies::ClipExtract</name>
    <message>
        <source>The range is empty: it ends before it begins.</source>
        <translation>El intervalo está vacío: termina antes de empezar.</translation>
    </message>
    <message>
        <source>That is the clip itself. Choose another name.</source>
        <translation>Es el propio clip. Elija otro nombre.</translation>
    </message>
    <message>
        <source>Stopped. No file was made.</source>
        <translation>Se detuvo. No se creó ningún archivo.</translation>
    </message>
    <message>
        <source>Can&apos;t write %1: %2.</source>
        <translation>No se puede escribir %1: %2.</translation>
    </message>
    <message>
        <source>a file of this name is there already</source>
        <translation>ya hay un archivo con este nombre</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Se detuvo.</translation>
    </message>
    <message>
        <source>The sound track has ended before this range. No file was made.</source>
        <translation>La pista de sonido termina antes de este intervalo. No se creó ningún archivo.</translation>
    </message>
</context>
<context>
    <name>Dailies::ClipMaker</name>
    <message>
        <source>A sample clip can&apos;t be %1 × %2 pixels.</source>
        <translation>Un clip de práctica no puede medir %1 por %2 píxeles.</translation>
    </message>
    <message>
        <source>A sample clip can&apos;t be %1 s long.</source>
        <translation>Un clip de práctica no puede durar %1 s.</translation>
    </message>
    <message>
        <source>A sample clip can&apos;t have %1 frames per second.</source>
        <translation>Un clip de práctica no puede mostrar %1 fotogramas por segundo.</translation>
    </message>
    <message>
        <source>Sample clips need Qt&apos;s text rendering.</source>
        <translation>Los clips de práctica necesitan la parte de Qt que dibuja texto.</translation>
    </message>
    <message>
        <source>Stopped making the sample clip.</source>
        <translation>Se detuvo el clip de práctica.</translation>
    </message>
    <message>
        <source>Can&apos;t write the sample clip %1: %2.</source>
        <translation>No se puede escribir el clip de práctica %1: %2.</translation>
    </message>
</context>
<context>
    <name>Dailies::ClipPatternEdit</name>
    <message>
        <source>A red kite climbs over the evening hill</source>
        <translation>Una cometa roja se eleva sobre la colina al atardecer</translation>
    </message>
    <message>
        <source>Insert</source>
        <translation>Insertar</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Hora</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Request kind</source>
        <translation>Tipo de solicitud</translation>
    </message>
    <message>
        <source>All clips would have the same name.</source>
        <translation>Todos los clips tendrían el mismo nombre.</translation>
    </message>
    <message>
        <source>Start of the prompt</source>
        <translation>Comienzo del prompt</translation>
    </message>
    <message>
        <source>Task number</source>
        <translation>Número de la tarea</translation>
    </message>
    <message>
        <source>Example: %1</source>
        <translation>Por ejemplo: %1</translation>
    </message>
    <message>
        <source>Not recognised and kept as text: %1. Insert lists what you can use.</source>
        <comment>{title}</comment>
        <translation>No se reconoce y se deja como texto: %1. «Insertar» muestra lo que se puede usar.</translation>
    </message>
</context>
<context>
    <name>Dailies::ClipText</name>
    <message>
        <source>AI generated</source>
        <translation>Generado por IA</translation>
    </message>
    <message>
        <source>frame %1 of %2</source>
        <translation>fotograma %1 de %2</translation>
    </message>
</context>
<context>
    <name>Dailies::CodesEdit</name>
    <message>
        <source>Add codes</source>
        <translation>Añadir códigos</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>De un archivo…</translation>
    </message>
    <message>
        <source>Codes to add</source>
        <translation>Códigos que añadir</translation>
    </message>
    <message numerus="yes">
        <source>%n codes are recognised.</source>
        <translation>
            <numerusform>Se reconoce %n código.</numerusform>
            <numerusform>Se reconocen %n códigos.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file is too large to be a list of model codes.</source>
        <translation>El archivo es demasiado grande para ser una lista de códigos de modelo.</translation>
    </message>
    <message>
        <source>Model codes</source>
        <translation>Códigos de modelo</translation>
    </message>
    <message>
        <source>One model code per line</source>
        <translation>Un código de modelo por línea</translation>
    </message>
    <message>
        <source>Treat unknown models as</source>
        <translation>Tratar los modelos desconocidos como</translation>
    </message>
    <message>
        <source>Not recognised: %1</source>
        <translation>No reconocidos: %1</translation>
    </message>
    <message>
        <source>The file can&apos;t be read: %1.</source>
        <translation>No se puede leer el archivo: %1.</translation>
    </message>
    <message>
        <source>The file isn&apos;t text.</source>
        <translation>El archivo no es de texto.</translation>
    </message>
</context>
<context>
    <name>Dailies::ColumnsDialog</name>
    <message>
        <source>Move &amp;left</source>
        <translation>A la &amp;izquierda</translation>
    </message>
    <message>
        <source>Move &amp;right</source>
        <translation>A la &amp;derecha</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
    <message>
        <source>Columns, from the left</source>
        <translation>Columnas, desde la izquierda</translation>
    </message>
    <message>
        <source>Checked columns are shown in this order, as far as there is room. Move them with the buttons, or with Ctrl and the arrow keys.</source>
        <translation>Las columnas marcadas se muestran en este orden, mientras haya espacio. Muévalas con los botones, o con Control y las teclas de flecha.</translation>
    </message>
</context>
<context>
    <name>Dailies::CommandPalette</name>
    <message>
        <source>Find a command</source>
        <translation>Buscar un comando</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Comando</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Comandos</translation>
    </message>
    <message>
        <source>Type a command, account, draft or filter</source>
        <translation>Escriba un comando, una cuenta, un borrador o un filtro</translation>
    </message>
    <message>
        <source>No command matches “%1”.</source>
        <translation>Ningún comando coincide con «%1».</translation>
    </message>
    <message>
        <source>extend longer</source>
        <translation>alargar ampliar más largo</translation>
    </message>
    <message>
        <source>remove trash bin</source>
        <translation>quitar papelera borrar</translation>
    </message>
    <message>
        <source>storage space free up</source>
        <translation>almacenamiento espacio liberar</translation>
    </message>
    <message>
        <source>evidence proof</source>
        <translation>prueba justificante</translation>
    </message>
    <message>
        <source>spreadsheet table csv json</source>
        <translation>hoja de cálculo tabla csv json</translation>
    </message>
    <message>
        <source>stack stacks</source>
        <translation>pila apilar</translation>
    </message>
    <message>
        <source>keys hotkeys</source>
        <translation>teclas teclado atajos</translation>
    </message>
    <message>
        <source>exit close</source>
        <translation>salir cerrar</translation>
    </message>
    <message>
        <source>price cost</source>
        <translation>precio coste</translation>
    </message>
    <message>
        <source>bug feedback support</source>
        <translation>error fallo soporte</translation>
    </message>
    <message>
        <source>screenshot still picture</source>
        <translation>captura imagen fija foto</translation>
    </message>
    <message>
        <source>trim cut shorten</source>
        <translation>cortar recortar acortar</translation>
    </message>
    <message>
        <source>preferences options</source>
        <translation>preferencias opciones</translation>
    </message>
    <message>
        <source>money cost price budget bill</source>
        <translation>dinero coste precio presupuesto factura</translation>
    </message>
    <message>
        <source>budget maximum</source>
        <translation>presupuesto máximo tope</translation>
    </message>
    <message>
        <source>demo test try</source>
        <translation>demostración prueba probar</translation>
    </message>
    <message>
        <source>help manual</source>
        <translation>ayuda manual</translation>
    </message>
</context>
<context>
    <name>Dailies::CommandUploader</name>
    <message>
        <source>A command can&apos;t list the uploaded files.</source>
        <translation>Un comando no puede enumerar los archivos subidos.</translation>
    </message>
    <message>
        <source>A command can&apos;t delete uploaded files.</source>
        <translation>Un comando no puede eliminar los archivos subidos.</translation>
    </message>
    <message>
        <source>The program %1 can&apos;t be started.</source>
        <translation>No se puede iniciar el programa %1.</translation>
    </message>
    <message>
        <source>%1 took longer than %2 s and was stopped.</source>
        <translation>%1 tardó más de %2 s y se detuvo.</translation>
    </message>
    <message>
        <source>Stopped by you.</source>
        <translation>Detenido por usted.</translation>
    </message>
    <message>
        <source>%1 crashed.</source>
        <translation>%1 se cerró inesperadamente.</translation>
    </message>
    <message>
        <source>%1 ended with status %2.</source>
        <translation>%1 terminó con el estado %2.</translation>
    </message>
    <message>
        <source>%1 ended with status %2: %3</source>
        <translation>%1 terminó con el estado %2: %3</translation>
    </message>
    <message>
        <source>The last line that %1 printed can&apos;t be used: %2</source>
        <translation>La última línea que escribió %1 no se puede usar: %2</translation>
    </message>
</context>
<context>
    <name>Dailies::CompareAction</name>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>Shows the selected takes side by side.</source>
        <translation>Muestra las tomas seleccionadas una junto a otra.</translation>
    </message>
    <message>
        <source>Select %1 to %2 takes to compare them.</source>
        <translation>Seleccione de %1 a %2 tomas para compararlas.</translation>
    </message>
    <message>
        <source>Compare all</source>
        <translation>Comparar todas</translation>
    </message>
    <message>
        <source>Shows the selected takes side by side, except those without a clip.</source>
        <translation>Muestra las tomas seleccionadas una junto a otra, excepto las que no tienen clip.</translation>
    </message>
    <message>
        <source>At least two of the selected takes need a clip that can be played.</source>
        <translation>Al menos dos de las tomas seleccionadas necesitan un clip que se pueda reproducir.</translation>
    </message>
</context>
<context>
    <name>Dailies::CompareActions</name>
    <message>
        <source>Side by side</source>
        <translation>Lado a lado</translation>
    </message>
    <message>
        <source>Wipe</source>
        <translation>Cortinilla</translation>
    </message>
    <message>
        <source>Blink</source>
        <translation>Alternancia</translation>
    </message>
    <message>
        <source>Previous take</source>
        <translation>Toma anterior</translation>
    </message>
    <message>
        <source>Next take</source>
        <translation>Toma siguiente</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Back to the takes</source>
        <translation>Volver a las tomas</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Diferencias</translation>
    </message>
    <message>
        <source>The settings that differ</source>
        <translation>Los ajustes que difieren</translation>
    </message>
    <message>
        <source>All takes next to each other</source>
        <translation>Todas las tomas, una junto a otra</translation>
    </message>
    <message>
        <source>One take at a time; press again for the next</source>
        <translation>Una toma cada vez; de nuevo para la siguiente</translation>
    </message>
    <message>
        <source>Auto-blink</source>
        <translation>Alternancia automática</translation>
    </message>
    <message>
        <source>Move divider left</source>
        <translation>Línea divisoria a la izquierda</translation>
    </message>
    <message>
        <source>Move divider right</source>
        <translation>Línea divisoria a la derecha</translation>
    </message>
    <message>
        <source>Clear rating</source>
        <translation>Borrar valoración</translation>
    </message>
    <message>
        <source>A divider between two takes. Select two takes to use it.</source>
        <translation>Una línea separa dos tomas: seleccione dos para usarla.</translation>
    </message>
    <message>
        <source>Marks the selected take as not good enough, or takes that back</source>
        <translation>Marca la toma seleccionada como no lo bastante buena, o quita esa marca</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Moves the selected take and its clip to the Trash. You can undo this.</source>
        <translation>Mueve la toma seleccionada a la papelera, y su clip a la papelera del sistema. Se puede deshacer.</translation>
    </message>
    <message>
        <source>Two takes in one place with a divider</source>
        <translation>Dos tomas en un mismo lugar, con una línea entre ellas</translation>
    </message>
    <message>
        <source>Picture %1</source>
        <comment>the picture at this place of a comparison</comment>
        <translation>Imagen %1</translation>
    </message>
    <message>
        <source>Reject / Restore</source>
        <translation>Descartar / Restaurar</translation>
    </message>
</context>
<context>
    <name>Dailies::CompareMarks</name>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>More for this take</source>
        <translation>Más acciones para esta toma</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurar</translation>
    </message>
    <message>
        <source>Reject</source>
        <translation>Descartar</translation>
    </message>
</context>
<context>
    <name>Dailies::ComparePlayer</name>
    <message>
        <source>None of these takes can be shown.</source>
        <translation>No se puede mostrar ninguna de estas tomas.</translation>
    </message>
</context>
<context>
    <name>Dailies::CompareView</name>
    <message numerus="yes">
        <source>Comparing %n takes</source>
        <translation>
            <numerusform>Comparando %n toma</numerusform>
            <numerusform>Comparando %n tomas</numerusform>
        </translation>
    </message>
    <message>
        <source>Playing slower: too many takes for this computer.</source>
        <translation>Reproducción más lenta: demasiadas tomas para este equipo.</translation>
    </message>
</context>
<context>
    <name>Dailies::ComposeHeader</name>
    <message>
        <source>Examples</source>
        <translation>Ejemplos</translation>
    </message>
    <message>
        <source>Drafts</source>
        <translation>Borradores</translation>
    </message>
    <message>
        <source>New request</source>
        <translation>Nueva solicitud</translation>
    </message>
    <message>
        <source>One example per kind</source>
        <translation>Un ejemplo por tipo</translation>
    </message>
</context>
<context>
    <name>Dailies::ConnectionPanel</name>
    <message>
        <source>Nothing was sent, created or charged.</source>
        <translation>No se envió, creó ni cobró nada.</translation>
    </message>
    <message>
        <source>Sends a harmless test query. Nothing is created or charged.</source>
        <translation>Envía una consulta de prueba inofensiva. No se crea ni se cobra nada.</translation>
    </message>
    <message>
        <source>Getting the key…</source>
        <translation>Obteniendo la clave…</translation>
    </message>
    <message>
        <source>Testing…</source>
        <translation>Probando…</translation>
    </message>
    <message>
        <source>Testing %1…</source>
        <translation>Probando %1…</translation>
    </message>
    <message>
        <source>Testing %1 (%2 of %3)…</source>
        <translation>Probando %1 (%2 de %3)…</translation>
    </message>
    <message>
        <source>The service responded: %1</source>
        <translation>El servicio respondió: %1</translation>
    </message>
    <message>
        <source>Request ID: %1</source>
        <translation>ID de solicitud: %1</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Se detuvo la prueba.</translation>
    </message>
</context>
<context>
    <name>Dailies::ConnectionTest</name>
    <message>
        <source>Nothing was sent, created or charged.</source>
        <translation>No se envió, creó ni cobró nada.</translation>
    </message>
    <message numerus="yes">
        <source>Tested %n models. Nothing was created, nothing is charged.</source>
        <translation>
            <numerusform>Se probó %n modelo. No se creó nada, no se cobra nada.</numerusform>
            <numerusform>Se probaron %n modelos. No se creó nada, no se cobra nada.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more models weren&apos;t tested.</source>
        <translation>
            <numerusform>No se probó %n modelo más.</numerusform>
            <numerusform>No se probaron %n modelos más.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was created, nothing is charged.</source>
        <translation>No se creó nada y no se cobra nada.</translation>
    </message>
</context>
<context>
    <name>Dailies::CostController</name>
    <message>
        <source>Cost unknown</source>
        <translation>Coste desconocido</translation>
    </message>
    <message>
        <source>Over the limit: %1</source>
        <comment>what is left of a limit</comment>
        <translation>Límite superado: %1</translation>
    </message>
    <message>
        <source>Sending is paused</source>
        <translation>Envío en pausa</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <comment>a limit, and an account</comment>
        <translation>%1 para %2</translation>
    </message>
    <message>
        <source>%1 · past 80 %</source>
        <comment>what is left of a limit</comment>
        <translation>%1 · más del 80&#xa0;%</translation>
    </message>
    <message>
        <source>Uses %1</source>
        <comment>an amount, below Generate</comment>
        <translation>Usa %1</translation>
    </message>
    <message>
        <source>You&apos;ll be charged for up to %1.</source>
        <comment>15 s</comment>
        <translation>Se le cobrarán hasta %1.</translation>
    </message>
    <message>
        <source>You&apos;ll be charged for up to %1 (%2).</source>
        <comment>15 s, and what they cost</comment>
        <translation>Se le cobrarán hasta %1 (%2).</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>41 of 60 s left today</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1 · none after this</source>
        <comment>what is left of a limit</comment>
        <translation>%1 · después, nada</translation>
    </message>
    <message>
        <source>%1 doesn&apos;t count %2</source>
        <comment>a limit, and the code of a currency</comment>
        <translation>%1 no cuenta %2</translation>
    </message>
</context>
<context>
    <name>Dailies::CropDialog</name>
    <message>
        <source>Crop a copy</source>
        <translation>Recortar una copia</translation>
    </message>
    <message>
        <source>%1: %2 × %3 becomes %4 × %5</source>
        <comment>name of a file, its size and that of the copy</comment>
        <translation>%1: %2 × %3 pasa a %4 × %5</translation>
    </message>
    <message>
        <source>Drag the frame, or use the arrow keys. The original file stays as it is.</source>
        <translation>Arrastre el marco o use las teclas de flecha. El archivo original no cambia.</translation>
    </message>
</context>
<context>
    <name>Dailies::CropView</name>
    <message>
        <source>Part to keep</source>
        <translation>Parte que se conserva</translation>
    </message>
</context>
<context>
    <name>Dailies::DatabaseMaintenance</name>
    <message>
        <source>The task database is damaged (%1). Nothing more is sent; tasks in progress continue. Restart Dailies: it will move the damaged database aside and use its newest copy.</source>
        <translation>La base de datos de tareas está dañada (%1). No se envía nada más; las tareas en curso continúan. Reinicie Dailies: apartará la base de datos dañada y usará su copia más reciente.</translation>
    </message>
</context>
<context>
    <name>Dailies::DaysDialog</name>
    <message>
        <source>From</source>
        <translation>Desde</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Hasta</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Created between</source>
        <translation>Creadas entre</translation>
    </message>
</context>
<context>
    <name>Dailies::DecisionBar</name>
    <message>
        <source>Copy for support</source>
        <translation>Copiar para soporte</translation>
    </message>
    <message>
        <source>sent %1</source>
        <translation>enviada %1</translation>
    </message>
    <message>
        <source>Sent: %1</source>
        <translation>Enviada: %1</translation>
    </message>
    <message>
        <source>SHA-256 %1…</source>
        <translation>SHA-256 %1…</translation>
    </message>
    <message>
        <source>SHA-256 of the request: %1</source>
        <translation>SHA-256 de la solicitud: %1</translation>
    </message>
    <message>
        <source>For support: %1</source>
        <translation>Para soporte: %1</translation>
    </message>
    <message>
        <source>No response</source>
        <translation>Sin respuesta</translation>
    </message>
    <message>
        <source>Task ID</source>
        <translation>ID de tarea</translation>
    </message>
    <message>
        <source>Reopen</source>
        <translation>Reabrir</translation>
    </message>
    <message>
        <source>I found it: enter its ID…</source>
        <translation>La encontré: indicar su ID…</translation>
    </message>
    <message>
        <source>Generate again</source>
        <translation>Volver a generar</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Ignorar</translation>
    </message>
    <message>
        <source>Resubmit anyway</source>
        <translation>Reenviar de todos modos</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Dismissed. The service may have accepted this request.</source>
        <translation>Ignorada. Puede que el servicio haya aceptado esta solicitud.</translation>
    </message>
    <message>
        <source>Dismissed. This request may have been charged.</source>
        <translation>Ignorada. Puede que esta solicitud se haya cobrado.</translation>
    </message>
    <message>
        <source>Found it in the service&apos;s task list? Paste its ID and Dailies will track it and download the clip.</source>
        <translation>¿La encontró en la lista de tareas del servicio? Pegue su ID; Dailies la seguirá y descargará el clip.</translation>
    </message>
    <message>
        <source>If the first one went through, both will run.</source>
        <translation>Si la primera se aceptó, se ejecutarán las dos.</translation>
    </message>
    <message>
        <source>If the first one went through, you&apos;ll pay for both.</source>
        <translation>Si la primera se aceptó, pagará las dos.</translation>
    </message>
    <message>
        <source>request ID %1</source>
        <translation>ID de solicitud %1</translation>
    </message>
    <message>
        <source>Request ID: %1</source>
        <translation>ID de solicitud: %1</translation>
    </message>
    <message>
        <source>Look in the service&apos;s task list. Paste the ID, and Dailies tracks the task and downloads the clip.</source>
        <translation>Busque en la lista de tareas del servicio. Pegue el ID y Dailies sigue la tarea y descarga el clip.</translation>
    </message>
    <message>
        <source>Keeps the record. You can still decide later.</source>
        <translation>Conserva el registro. Aún puede decidir más tarde.</translation>
    </message>
    <message>
        <source>Keeps the record. It may have been charged. You can still decide later.</source>
        <translation>Conserva el registro. Puede que se haya cobrado. Aún puede decidir más tarde.</translation>
    </message>
    <message>
        <source>The response contains what may be its ID: %1.</source>
        <translation>La respuesta contiene lo que puede ser su ID: %1.</translation>
    </message>
    <message>
        <source>The response contains %1, which may be its ID. Check it in the service&apos;s task list; Dailies will then track it and download the clip.</source>
        <translation>La respuesta contiene %1, que puede ser su ID. Compruébelo en la lista de tareas del servicio; después, Dailies la seguirá y descargará el clip.</translation>
    </message>
    <message>
        <source>Track</source>
        <translation>Seguir</translation>
    </message>
</context>
<context>
    <name>Dailies::DesktopIntegration</name>
    <message numerus="yes">
        <source>%n clips saved</source>
        <translation>
            <numerusform>%n clip guardado</numerusform>
            <numerusform>%n clips guardados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without a clip</source>
        <translation>
            <numerusform>%n sin clip</numerusform>
            <numerusform>%n sin clip</numerusform>
        </translation>
    </message>
    <message>
        <source>Show Dailies</source>
        <translation>Mostrar Dailies</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproducir</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Mostrar en la carpeta</translation>
    </message>
    <message>
        <source>Dailies: nothing is running</source>
        <translation>Dailies: no hay nada en ejecución</translation>
    </message>
    <message numerus="yes">
        <source>Dailies: %n active</source>
        <translation>
            <numerusform>Dailies: %n activa</numerusform>
            <numerusform>Dailies: %n activas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with no response: you decide</source>
        <translation>
            <numerusform>%n sin respuesta: usted decide</numerusform>
            <numerusform>%n sin respuesta: usted decide</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in practice mode</source>
        <translation>
            <numerusform>%n en el modo de práctica</numerusform>
            <numerusform>%n en el modo de práctica</numerusform>
        </translation>
    </message>
    <message>
        <source>The service says the task is finished, but gives no link to the clip yet. Dailies keeps checking and downloads the clip as soon as there is one.</source>
        <translation>El servicio indica que la tarea ha terminado, pero aún no da ningún enlace al clip. Dailies sigue consultando y descarga el clip en cuanto lo haya.</translation>
    </message>
    <message>
        <source>No clip link yet</source>
        <translation>Aún sin enlace al clip</translation>
    </message>
    <message>
        <source>Practice tasks finished</source>
        <translation>Tareas de práctica terminadas</translation>
    </message>
    <message>
        <source>Practice takes ready</source>
        <translation>Tomas de práctica listas</translation>
    </message>
    <message>
        <source>Tasks finished</source>
        <translation>Tareas terminadas</translation>
    </message>
    <message>
        <source>Takes ready</source>
        <translation>Tomas listas</translation>
    </message>
    <message>
        <source>Sending a request</source>
        <translation>Se está enviando una solicitud</translation>
    </message>
    <message>
        <source>Downloading a clip</source>
        <translation>Se está descargando un clip</translation>
    </message>
    <message numerus="yes">
        <source>%n tasks are running. In the tray, Dailies keeps going and downloads the clips. If you quit, the tasks continue at the service, and Dailies picks them up when you start it again; download links usually expire after about a day.</source>
        <translation>
            <numerusform>%n tarea está en ejecución. En la bandeja, Dailies continúa y descarga el clip. Si sale, la tarea continúa en el servicio y Dailies la retoma cuando se inicie de nuevo; los enlaces de descarga suelen caducar al cabo de un día, aproximadamente.</numerusform>
            <numerusform>%n tareas están en ejecución. En la bandeja, Dailies continúa y descarga los clips. Si sale, las tareas continúan en el servicio y Dailies las retoma cuando se inicie de nuevo; los enlaces de descarga suelen caducar al cabo de un día, aproximadamente.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep running in the tray</source>
        <translation>Seguir en la bandeja</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Don&apos;t ask again</source>
        <translation>No volver a preguntar</translation>
    </message>
    <message>
        <source>Uploading files</source>
        <translation>Subiendo archivos</translation>
    </message>
    <message numerus="yes">
        <source>%n tasks are running. If you quit, they continue at the service, and Dailies picks them up when you start it again; download links usually expire after about a day.</source>
        <translation>
            <numerusform>%n tarea está en ejecución. Si sale, continúa en el servicio y Dailies la retoma cuando se inicie de nuevo; los enlaces de descarga suelen caducar al cabo de un día, aproximadamente.</numerusform>
            <numerusform>%n tareas están en ejecución. Si sale, continúan en el servicio y Dailies las retoma cuando se inicie de nuevo; los enlaces de descarga suelen caducar al cabo de un día, aproximadamente.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n requests haven&apos;t been sent. If you quit, they stay in the list, and Dailies asks about them when you start it again.</source>
        <translation>
            <numerusform>%n solicitud no se ha enviado. Si sale, se queda en la lista y Dailies preguntará por ella la próxima vez.</numerusform>
            <numerusform>%n solicitudes no se han enviado. Si sale, se quedan en la lista y Dailies preguntará por ellas la próxima vez.</numerusform>
        </translation>
    </message>
    <message>
        <source>Quit Dailies?</source>
        <translation>¿Salir de Dailies?</translation>
    </message>
    <message>
        <source>Keep running</source>
        <translation>Seguir abierto</translation>
    </message>
    <message>
        <source>All tasks have finished.</source>
        <translation>Todas las tareas han terminado.</translation>
    </message>
</context>
<context>
    <name>Dailies::DifferenceModel</name>
    <message>
        <source>%1, take %2: %3</source>
        <translation>%1, toma %2: %3</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>Toma %1</translation>
    </message>
</context>
<context>
    <name>Dailies::DifferencePanel</name>
    <message>
        <source>Same settings for all takes.</source>
        <translation>Todas las tomas tienen los mismos ajustes.</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Diferencias</translation>
    </message>
</context>
<context>
    <name>Dailies::DisclosureButton</name>
    <message>
        <source>Open</source>
        <translation>Desplegado</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>Contraído</translation>
    </message>
</context>
<context>
    <name>Dailies::DiskUseDialog</name>
    <message>
        <source>Measuring…</source>
        <translation>Midiendo…</translation>
    </message>
    <message>
        <source>Delete rejected takes</source>
        <translation>Eliminar las tomas descartadas</translation>
    </message>
    <message>
        <source>Disk use</source>
        <translation>Uso del disco</translation>
    </message>
    <message>
        <source>Disk use of each account</source>
        <translation>Uso del disco de cada cuenta</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Cuenta</translation>
    </message>
    <message>
        <source>Clips</source>
        <translation>Clips</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Rejected</source>
        <translation>Descartadas</translation>
    </message>
    <message>
        <source>In the Trash</source>
        <translation>En la papelera</translation>
    </message>
    <message>
        <source>All accounts</source>
        <translation>Todas las cuentas</translation>
    </message>
    <message>
        <source>Removed account</source>
        <translation>Cuenta eliminada</translation>
    </message>
    <message>
        <source>No clips yet.</source>
        <translation>Aún no hay clips.</translation>
    </message>
    <message>
        <source>Clips in the Trash use %1 until you empty the Trash on your desktop.</source>
        <translation>Los clips de la papelera ocupan %1 hasta que vacíe la papelera del sistema.</translation>
    </message>
    <message>
        <source>Deleted takes go to the Trash. Their space is free once you empty it on your desktop.</source>
        <translation>Las tomas eliminadas van a la papelera. Su espacio queda libre cuando vacíe la papelera del sistema.</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n rejected takes (%1)</source>
        <translation>
            <numerusform>Eliminar %n toma descartada (%1)</numerusform>
            <numerusform>Eliminar %n tomas descartadas (%1)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::DraftController</name>
    <message>
        <source>Save as draft…</source>
        <translation>Guardar como borrador…</translation>
    </message>
    <message>
        <source>All drafts…</source>
        <translation>Todos los borradores…</translation>
    </message>
    <message>
        <source>Save the form as a draft</source>
        <translation>Guardar el formulario como borrador</translation>
    </message>
    <message>
        <source>Open, rename or delete drafts</source>
        <translation>Abrir, cambiar de nombre y eliminar borradores</translation>
    </message>
</context>
<context>
    <name>Dailies::DraftModel</name>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Guardado</translation>
    </message>
</context>
<context>
    <name>Dailies::DraftStore</name>
    <message>
        <source>A newer version of Dailies made this draft.</source>
        <translation>Este borrador lo creó una versión más reciente de Dailies.</translation>
    </message>
    <message>
        <source>Unreadable draft of %1</source>
        <translation>Borrador ilegible de %1</translation>
    </message>
    <message>
        <source>This draft&apos;s file can&apos;t be read.</source>
        <translation>No se puede leer el archivo de este borrador.</translation>
    </message>
    <message>
        <source>This draft&apos;s file is too large.</source>
        <translation>El archivo de este borrador es demasiado grande.</translation>
    </message>
    <message>
        <source>This draft&apos;s file is damaged.</source>
        <translation>El archivo de este borrador está dañado.</translation>
    </message>
    <message>
        <source>Enter a name for the draft.</source>
        <translation>Dé un nombre al borrador.</translation>
    </message>
    <message>
        <source>A draft named “%1” already exists.</source>
        <translation>Ya hay un borrador «%1».</translation>
    </message>
    <message>
        <source>Couldn&apos;t save the draft to %1.</source>
        <translation>No se pudo guardar el borrador en %1.</translation>
    </message>
    <message>
        <source>Couldn&apos;t delete the draft from %1.</source>
        <translation>No se pudo eliminar el borrador de %1.</translation>
    </message>
    <message>
        <source>Couldn&apos;t restore the draft to %1.</source>
        <translation>No se pudo recuperar el borrador en %1.</translation>
    </message>
    <message>
        <source>Couldn&apos;t move the draft to %1.</source>
        <translation>No se pudo mover el borrador a %1.</translation>
    </message>
</context>
<context>
    <name>Dailies::DraftsDialog</name>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Cambiar nombre</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Drafts</source>
        <translation>Borradores</translation>
    </message>
    <message>
        <source>Delete the selected drafts (%1)</source>
        <translation>Eliminar los borradores seleccionados (%1)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>No drafts yet.</source>
        <translation>Aún no hay borradores.</translation>
    </message>
    <message>
        <source>“Save as draft…” saves the form under a name.</source>
        <translation>«Guardar como borrador…» guarda el formulario con un nombre.</translation>
    </message>
    <message>
        <source>Rename (%1)</source>
        <translation>Cambiar nombre (%1)</translation>
    </message>
    <message>
        <source>“%1” deleted.</source>
        <translation>Se eliminó «%1».</translation>
    </message>
    <message numerus="yes">
        <source>%n drafts deleted.</source>
        <translation>
            <numerusform>Se eliminó %n borrador.</numerusform>
            <numerusform>Se eliminaron %n borradores.</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
</context>
<context>
    <name>Dailies::EntriesDialog</name>
    <message>
        <source>Add…</source>
        <translation>Añadir…</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Editar…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
</context>
<context>
    <name>Dailies::EvidenceExporter</name>
    <message>
        <source>Export for support</source>
        <translation>Exportar para soporte</translation>
    </message>
    <message>
        <source>Zip files (*.zip)</source>
        <translation>Archivos zip (*.zip)</translation>
    </message>
    <message>
        <source>This take no longer exists.</source>
        <translation>Esta toma ya no existe.</translation>
    </message>
    <message numerus="yes">
        <source>Exported %n files to %1. Review them before sharing.</source>
        <translation>
            <numerusform>%n archivo exportado a %1. Revíselo antes de compartirlo.</numerusform>
            <numerusform>%n archivos exportados a %1. Revíselos antes de compartirlos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Exported to %1. Review it before sharing.</source>
        <translation>Exportado a %1. Revíselo antes de compartirlo.</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Mostrar en la carpeta</translation>
    </message>
</context>
<context>
    <name>Dailies::ExtractController</name>
    <message>
        <source>Take %1.%2</source>
        <comment>name of a file</comment>
        <translation>Toma %1.%2</translation>
    </message>
    <message>
        <source>Take %1, %2 to %3.%4</source>
        <comment>name of a file: part of a take by its times</comment>
        <translation>Toma %1, de %2 a %3.%4</translation>
    </message>
    <message>
        <source>Save sound</source>
        <translation>Guardar sonido</translation>
    </message>
    <message>
        <source>Save GIF</source>
        <translation>Guardar GIF</translation>
    </message>
    <message>
        <source>Save range</source>
        <translation>Guardar intervalo</translation>
    </message>
    <message>
        <source>WAV sound (*.wav)</source>
        <translation>Sonido WAV (*.wav)</translation>
    </message>
    <message>
        <source>M4A sound (*.m4a)</source>
        <translation>Sonido M4A (*.m4a)</translation>
    </message>
    <message>
        <source>GIF pictures (*.gif)</source>
        <translation>Imágenes GIF (*.gif)</translation>
    </message>
    <message>
        <source>MP4 clips (*.mp4)</source>
        <translation>Clips MP4 (*.mp4)</translation>
    </message>
    <message>
        <source>Saving %1…</source>
        <translation>Guardando %1…</translation>
    </message>
    <message>
        <source>Saving %1: %2 %</source>
        <translation>Guardando %1: %2&#xa0;%</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Se guardó como %1.</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Abrir la carpeta</translation>
    </message>
</context>
<context>
    <name>Dailies::FamilyButton</name>
    <message>
        <source>Model settings…</source>
        <translation>Ajustes del modelo…</translation>
    </message>
    <message>
        <source>Remove %1 from %2</source>
        <translation>Quitar %1 de %2</translation>
    </message>
    <message>
        <source>The model&apos;s family and generation decide the format of requests. Click to change them.</source>
        <translation>La familia y la generación del modelo determinan el formato de las solicitudes. Haga clic para cambiarlas.</translation>
    </message>
</context>
<context>
    <name>Dailies::FamilyQuestion</name>
    <message>
        <source>Which family is %1?</source>
        <translation>¿De qué familia es %1?</translation>
    </message>
    <message>
        <source>See the model&apos;s documentation. You&apos;re asked only once.</source>
        <translation>Consulte la documentación del modelo. Solo se pregunta una vez.</translation>
    </message>
</context>
<context>
    <name>Dailies::FieldColumn</name>
    <message>
        <source>Request preview</source>
        <translation>Vista previa de la solicitud</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vista previa</translation>
    </message>
</context>
<context>
    <name>Dailies::FieldEditor</name>
    <message>
        <source>Auto</source>
        <translation>Auto</translation>
    </message>
    <message>
        <source>on</source>
        <comment>a switch</comment>
        <translation>activado</translation>
    </message>
    <message>
        <source>off</source>
        <comment>a switch</comment>
        <translation>desactivado</translation>
    </message>
    <message>
        <source>follows the media</source>
        <comment>an aspect ratio</comment>
        <translation>según los medios</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Auto · %1</source>
        <comment>what the service uses for a value that is not set</comment>
        <translation>Auto · %1</translation>
    </message>
</context>
<context>
    <name>Dailies::FileDownload</name>
    <message>
        <source>The download was stopped.</source>
        <translation>Se detuvo la descarga.</translation>
    </message>
    <message>
        <source>The download took too long.</source>
        <translation>La descarga tardó demasiado.</translation>
    </message>
    <message>
        <source>The download server couldn&apos;t be reached.</source>
        <translation>No se pudo contactar con el servidor de descarga.</translation>
    </message>
    <message>
        <source>The download server is having problems (HTTP %1).</source>
        <translation>El servidor de descarga tiene problemas (HTTP %1).</translation>
    </message>
    <message>
        <source>The download server gives contradictory lengths for the clip.</source>
        <translation>El servidor de descarga indica tamaños contradictorios para el clip.</translation>
    </message>
    <message>
        <source>The download is incomplete.</source>
        <translation>La descarga no está completa.</translation>
    </message>
    <message>
        <source>The download link returned nothing.</source>
        <translation>El enlace de descarga no devolvió nada.</translation>
    </message>
    <message>
        <source>The download stalled for too long.</source>
        <translation>La descarga estuvo parada demasiado tiempo.</translation>
    </message>
    <message>
        <source>The download was interrupted.</source>
        <translation>La descarga se interrumpió.</translation>
    </message>
    <message>
        <source>The link returned a web page or playlist instead of the clip.</source>
        <translation>El enlace devolvió una página web o una lista de reproducción en lugar del clip.</translation>
    </message>
    <message>
        <source>The clip couldn&apos;t be named: every name tried was already taken.</source>
        <translation>No se pudo dar un nombre al clip: todos los que se probaron ya estaban en uso.</translation>
    </message>
    <message>
        <source>The link to the clip wasn&apos;t used: it points to a private network, which the service isn&apos;t on.</source>
        <translation>El enlace al clip no se usó: lleva a una red privada, donde no está el servicio.</translation>
    </message>
    <message>
        <source>The link to the clip has too many redirects.</source>
        <translation>El enlace al clip tiene demasiadas redirecciones.</translation>
    </message>
    <message>
        <source>The link to the clip redirects from a secure to an insecure connection, so it wasn&apos;t followed.</source>
        <translation>El enlace al clip redirige de una conexión segura a una no segura, así que no se siguió.</translation>
    </message>
    <message>
        <source>The download server&apos;s certificate wasn&apos;t accepted.</source>
        <translation>No se aceptó el certificado del servidor de descarga.</translation>
    </message>
    <message>
        <source>The link to the clip redirects to an address with your API key in it, so it wasn&apos;t followed.</source>
        <translation>El enlace al clip redirige a una dirección que contiene su clave de API, así que no se siguió.</translation>
    </message>
    <message>
        <source>The link to the clip didn&apos;t work (HTTP %1).</source>
        <translation>El enlace al clip no funcionó (HTTP %1).</translation>
    </message>
</context>
<context>
    <name>Dailies::FilterChips</name>
    <message>
        <source>Rated 5</source>
        <translation>Valoración: 5</translation>
    </message>
    <message>
        <source>Rated %1 or more</source>
        <translation>Valoración: %1 o más</translation>
    </message>
    <message>
        <source>Tag: %1</source>
        <translation>Etiqueta: %1</translation>
    </message>
    <message>
        <source>Since %1</source>
        <translation>Desde %1</translation>
    </message>
    <message>
        <source>Remove the filter %1</source>
        <translation>Quitar el filtro %1</translation>
    </message>
    <message>
        <source>Clear all</source>
        <translation>Borrar todo</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Cuenta</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Etiqueta</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Valoración</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hoy</translation>
    </message>
    <message>
        <source>In the last 7 days</source>
        <translation>En los últimos 7 días</translation>
    </message>
    <message>
        <source>This month</source>
        <translation>Este mes</translation>
    </message>
    <message>
        <source>Until %1</source>
        <translation>Hasta %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>days</comment>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>Between…</source>
        <translation>Entre…</translation>
    </message>
    <message>
        <source>Removes this filter</source>
        <translation>Quita este filtro</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Ayer</translation>
    </message>
    <message>
        <source>Yesterday&apos;s takes</source>
        <translation>Tomas de ayer</translation>
    </message>
    <message>
        <source>Not rejected</source>
        <translation>No descartadas</translation>
    </message>
    <message>
        <source>Hide rejected takes</source>
        <translation>Ocultar las tomas descartadas</translation>
    </message>
</context>
<context>
    <name>Dailies::FindingsArea</name>
    <message>
        <source>Show all</source>
        <translation>Mostrar todo</translation>
    </message>
    <message>
        <source>+%1 more</source>
        <translation>+%1 más</translation>
    </message>
</context>
<context>
    <name>Dailies::FindingsList</name>
    <message>
        <source>Findings</source>
        <translation>Observaciones</translation>
    </message>
    <message>
        <source>Fix this to generate</source>
        <translation>Corrija esto para generar</translation>
    </message>
    <message>
        <source>Asks before it generates</source>
        <translation>Pide confirmación antes de generar</translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>Conviene saber</translation>
    </message>
    <message numerus="yes">
        <source>Cuts %n pixels from the left and right together. The original file stays.</source>
        <translation>
            <numerusform>Recorta %n píxel en total entre la izquierda y la derecha. El archivo original se conserva.</numerusform>
            <numerusform>Recorta %n píxeles en total entre la izquierda y la derecha. El archivo original se conserva.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cuts %n pixels from the top and bottom together. The original file stays.</source>
        <translation>
            <numerusform>Recorta %n píxel en total entre arriba y abajo. El archivo original se conserva.</numerusform>
            <numerusform>Recorta %n píxeles en total entre arriba y abajo. El archivo original se conserva.</numerusform>
        </translation>
    </message>
    <message>
        <source>Crop a copy</source>
        <translation>Recortar una copia</translation>
    </message>
    <message>
        <source>Opens Settings &gt; Uploads.</source>
        <translation>Abre Ajustes &gt; Subidas.</translation>
    </message>
    <message>
        <source>Set up…</source>
        <translation>Configurar…</translation>
    </message>
    <message>
        <source>Probably a mistake; it can be sent</source>
        <translation>Probablemente un error; se puede enviar</translation>
    </message>
</context>
<context>
    <name>Dailies::FolderEdit</name>
    <message>
        <source>Choose…</source>
        <translation>Elegir…</translation>
    </message>
    <message>
        <source>Clip folder</source>
        <translation>Carpeta de clips</translation>
    </message>
</context>
<context>
    <name>Dailies::FormController</name>
    <message>
        <source>A red kite climbs over the evening hill; the camera follows it in one slow move.</source>
        <translation>Una cometa roja se eleva sobre la colina al atardecer; la cámara la sigue con un único movimiento lento.</translation>
    </message>
    <message>
        <source>Form cleared.</source>
        <translation>Formulario vaciado.</translation>
    </message>
    <message>
        <source>Request loaded.</source>
        <translation>Solicitud cargada.</translation>
    </message>
    <message>
        <source>This request is already in the form.</source>
        <translation>Esta solicitud ya está en el formulario.</translation>
    </message>
    <message>
        <source>Load the settings of take %1? These fields will change:</source>
        <translation>¿Cargar los ajustes de la toma %1? Cambiarán estos campos:</translation>
    </message>
    <message>
        <source>Found.</source>
        <translation>Encontrado.</translation>
    </message>
    <message>
        <source>The form of the last session can&apos;t be read. Its file is in Drafts.</source>
        <translation>No se puede leer el formulario de la última sesión. Su archivo está en Borradores.</translation>
    </message>
    <message>
        <source>The form can&apos;t be saved to %1. What is in it will be lost when you quit.</source>
        <translation>No se puede guardar el formulario en %1. Su contenido se perderá al salir.</translation>
    </message>
    <message>
        <source>Switched to %1.</source>
        <translation>Se cambió a %1.</translation>
    </message>
    <message>
        <source>The edited request is in Drafts.</source>
        <translation>La solicitud editada está en Borradores.</translation>
    </message>
    <message>
        <source>Edited request</source>
        <translation>Solicitud editada</translation>
    </message>
    <message>
        <source>Switch to %1</source>
        <translation>Cambiar a %1</translation>
    </message>
    <message>
        <source>Clear form</source>
        <translation>Vaciar el formulario</translation>
    </message>
    <message>
        <source>Load request</source>
        <translation>Cargar la solicitud</translation>
    </message>
    <message>
        <source>Edit request</source>
        <translation>Editar solicitud</translation>
    </message>
    <message>
        <source>The request left the queue and is in the form. It wasn&apos;t sent. Generate puts it at the end of the queue.</source>
        <translation>La solicitud salió de la cola y está en el formulario. No se envió. «Generar» la pone al final de la cola.</translation>
    </message>
    <message>
        <source>The request left the queue and is in the form. It wasn&apos;t sent and nothing was charged. Generate puts it at the end of the queue.</source>
        <translation>La solicitud salió de la cola y está en el formulario. No se envió y no se cobró nada. «Generar» la pone al final de la cola.</translation>
    </message>
</context>
<context>
    <name>Dailies::FormHistory</name>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Earlier request restored. Undo brings back what you wrote since.</source>
        <translation>Solicitud anterior restaurada. «Deshacer» recupera lo que ha escrito desde entonces.</translation>
    </message>
</context>
<context>
    <name>Dailies::FormQuestion</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>Dailies::FrameActions</name>
    <message>
        <source>Save frame…</source>
        <translation>Guardar fotograma…</translation>
    </message>
    <message>
        <source>Copy frame</source>
        <translation>Copiar fotograma</translation>
    </message>
    <message>
        <source>Use as first frame</source>
        <translation>Usar como primer fotograma</translation>
    </message>
    <message>
        <source>Use as last frame</source>
        <translation>Usar como último fotograma</translation>
    </message>
    <message>
        <source>Use as reference</source>
        <translation>Usar como referencia</translation>
    </message>
    <message>
        <source>Copy the frame on screen</source>
        <translation>Copiar el fotograma en pantalla</translation>
    </message>
    <message>
        <source>Start the request in the form with this frame</source>
        <translation>Comenzar la solicitud del formulario con este fotograma</translation>
    </message>
    <message>
        <source>End the request in the form with this frame</source>
        <translation>Terminar la solicitud del formulario con este fotograma</translation>
    </message>
    <message>
        <source>Add this frame to the references of the request in the form</source>
        <translation>Añadir este fotograma a las referencias de la solicitud del formulario</translation>
    </message>
    <message>
        <source>Save the frame on screen as PNG or JPEG</source>
        <translation>Guardar el fotograma en pantalla como PNG o JPEG</translation>
    </message>
    <message>
        <source>Save range…</source>
        <translation>Guardar intervalo…</translation>
    </message>
    <message>
        <source>Save GIF…</source>
        <translation>Guardar GIF…</translation>
    </message>
    <message>
        <source>Save the range or the whole clip as an animated GIF</source>
        <translation>Guardar el intervalo o el clip entero como GIF animado</translation>
    </message>
    <message>
        <source>Save sound…</source>
        <translation>Guardar sonido…</translation>
    </message>
    <message>
        <source>Save the sound of the range or the whole clip</source>
        <translation>Guardar el sonido del intervalo o del clip entero</translation>
    </message>
    <message>
        <source>Save the frames between the in and the out point as a video</source>
        <translation>Guardar como vídeo los fotogramas entre la entrada y la salida</translation>
    </message>
    <message>
        <source>This clip has no sound</source>
        <translation>Este clip no tiene sonido</translation>
    </message>
    <message>
        <source>Set an in point (%1) or an out point (%2) first.</source>
        <comment>two keys</comment>
        <translation>Marque antes un punto de entrada (%1) o de salida (%2).</translation>
    </message>
</context>
<context>
    <name>Dailies::FrameController</name>
    <message>
        <source>Save frame</source>
        <translation>Guardar fotograma</translation>
    </message>
    <message>
        <source>PNG pictures (*.png)</source>
        <translation>Imágenes PNG (*.png)</translation>
    </message>
    <message>
        <source>Frame %1 copied.</source>
        <translation>Fotograma %1 copiado.</translation>
    </message>
    <message>
        <source>Frame %1 set as the first frame.</source>
        <translation>Fotograma %1 usado como primer fotograma.</translation>
    </message>
    <message>
        <source>Frame %1 set as the last frame.</source>
        <translation>Fotograma %1 usado como último fotograma.</translation>
    </message>
    <message>
        <source>Frame %1 added as a reference.</source>
        <translation>Fotograma %1 añadido como referencia.</translation>
    </message>
    <message>
        <source>Ready to continue from the last frame of take %1.</source>
        <translation>Todo listo para continuar desde el último fotograma de la toma %1.</translation>
    </message>
    <message>
        <source>Describe what to change in take %1.</source>
        <translation>Describa qué cambiar en la toma %1.</translation>
    </message>
    <message>
        <source>Check now</source>
        <translation>Consultar ahora</translation>
    </message>
    <message>
        <source>Request of take %1 loaded. Press Generate for %2 new takes.</source>
        <translation>Solicitud de la toma %1 cargada. Pulse «Generar» para crear %2 tomas nuevas.</translation>
    </message>
    <message>
        <source>JPEG pictures (*.jpg *.jpeg)</source>
        <translation>Imágenes JPEG (*.jpg *.jpeg)</translation>
    </message>
    <message>
        <source>Take %1, frame %2.png</source>
        <comment>name of a file</comment>
        <translation>Toma %1, fotograma %2.png</translation>
    </message>
    <message>
        <source>Set up uploads…</source>
        <translation>Configurar las subidas…</translation>
    </message>
    <message>
        <source>The link to this clip has expired. To edit the saved clip, set up an upload place.</source>
        <translation>El enlace a este clip ha caducado. Para editar el clip guardado, configure un destino de subida.</translation>
    </message>
    <message>
        <source>The link to this clip has expired, and its file isn&apos;t there.</source>
        <translation>El enlace a este clip ha caducado y su archivo no está.</translation>
    </message>
    <message>
        <source>The link to this clip has expired. Check for a new one, or set up an upload place to edit the saved clip.</source>
        <translation>El enlace a este clip ha caducado. Compruebe si hay uno nuevo o configure un destino de subida para editar el clip guardado.</translation>
    </message>
    <message>
        <source>The link to this clip has expired. Check for a new one.</source>
        <translation>El enlace a este clip ha caducado. Compruebe si hay uno nuevo.</translation>
    </message>
    <message>
        <source>Starts from the last frame of “%1”.</source>
        <translation>Empieza con el último fotograma de «%1».</translation>
    </message>
    <message>
        <source>Ends on the first frame of “%1”.</source>
        <translation>Termina con el primer fotograma de «%1».</translation>
    </message>
    <message>
        <source>Starts from the last frame of take %1.</source>
        <translation>Empieza con el último fotograma de la toma %1.</translation>
    </message>
    <message>
        <source>Ends on the first frame of take %1.</source>
        <translation>Termina con el primer fotograma de la toma %1.</translation>
    </message>
    <message>
        <source>Load request</source>
        <translation>Cargar la solicitud</translation>
    </message>
</context>
<context>
    <name>Dailies::FrameRequest</name>
    <message>
        <source>No model of this account can start from an image.</source>
        <translation>Ningún modelo de esta cuenta puede empezar con una imagen.</translation>
    </message>
    <message>
        <source>No model of this account can end on an image.</source>
        <translation>Ningún modelo de esta cuenta puede terminar con una imagen.</translation>
    </message>
    <message>
        <source>No model of this account accepts reference images.</source>
        <translation>Ningún modelo de esta cuenta admite imágenes de referencia.</translation>
    </message>
</context>
<context>
    <name>Dailies::GenerateButton</name>
    <message>
        <source>Ctrl %1</source>
        <translation>Control %1</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>the key</comment>
        <translation>Intro</translation>
    </message>
</context>
<context>
    <name>Dailies::GifDialog</name>
    <message>
        <source>Save GIF</source>
        <translation>Guardar GIF</translation>
    </message>
    <message>
        <source>%1 pixels</source>
        <translation>%1 píxeles</translation>
    </message>
    <message>
        <source>%1 pixels (as the clip)</source>
        <translation>%1 píxeles (como el clip)</translation>
    </message>
    <message>
        <source>%1 per second</source>
        <translation>%1 por segundo</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Guardar como…</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Ancho</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>Fotogramas</translation>
    </message>
    <message numerus="yes">
        <source>%n pictures of %1 × %2, without sound.</source>
        <translation>
            <numerusform>%n imagen de %1 × %2, sin sonido.</numerusform>
            <numerusform>%n imágenes de %1 × %2, sin sonido.</numerusform>
        </translation>
    </message>
    <message>
        <source>That makes a large file.</source>
        <translation>Resultará un archivo grande.</translation>
    </message>
</context>
<context>
    <name>Dailies::GifPalette</name>
    <message>
        <source>Not enough memory for a GIF of this size.</source>
        <translation>No hay memoria suficiente para un GIF de este tamaño.</translation>
    </message>
    <message>
        <source>This computer can&apos;t make GIFs: FFmpeg&apos;s filters are missing. Install FFmpeg and try again.</source>
        <translation>Este equipo no puede crear GIF: faltan los filtros de FFmpeg. Instale FFmpeg e inténtelo de nuevo.</translation>
    </message>
</context>
<context>
    <name>Dailies::GridView</name>
    <message>
        <source>Tasks</source>
        <translation>Tareas</translation>
    </message>
    <message numerus="yes">
        <source>Stack of %n takes, closed</source>
        <translation>
            <numerusform>Pila de %n toma, cerrada</numerusform>
            <numerusform>Pila de %n tomas, cerrada</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stack of %n takes, open</source>
        <translation>
            <numerusform>Pila de %n toma, abierta</numerusform>
            <numerusform>Pila de %n tomas, abierta</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::GuideWindow</name>
    <message>
        <source>User guide</source>
        <translation>Guía del usuario</translation>
    </message>
    <message>
        <source>Search the guide</source>
        <translation>Buscar en la guía</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Adelante</translation>
    </message>
    <message>
        <source>Nothing found for “%1”.</source>
        <translation>No se encontró nada para «%1».</translation>
    </message>
    <message numerus="yes">
        <source>On %n pages</source>
        <translation>
            <numerusform>En %n página</numerusform>
            <numerusform>En %n páginas</numerusform>
        </translation>
    </message>
    <message>
        <source>Guide page</source>
        <translation>Página de la guía</translation>
    </message>
    <message>
        <source>Press Enter for the next match</source>
        <translation>Intro va a la siguiente coincidencia</translation>
    </message>
</context>
<context>
    <name>Dailies::HelpController</name>
    <message>
        <source>User guide</source>
        <translation>Guía del usuario</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Atajos de teclado</translation>
    </message>
    <message>
        <source>Open log folder</source>
        <translation>Abrir la carpeta del registro</translation>
    </message>
    <message>
        <source>Report a problem…</source>
        <translation>Informar de un problema…</translation>
    </message>
    <message>
        <source>About Dailies</source>
        <translation>Acerca de Dailies</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Glosario</translation>
    </message>
</context>
<context>
    <name>Dailies::HttpUploader</name>
    <message>
        <source>Stopped by you.</source>
        <translation>Detenido por usted.</translation>
    </message>
</context>
<context>
    <name>Dailies::ImportController</name>
    <message>
        <source>Open request</source>
        <translation>Abrir solicitud</translation>
    </message>
    <message>
        <source>Requests (*.json *.txt *.sh)</source>
        <translation>Solicitudes (*.json *.txt *.sh)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>No text on the clipboard. Copy JSON or a cURL command first.</source>
        <translation>No hay texto en el portapapeles: copie primero JSON o un comando cURL.</translation>
    </message>
    <message>
        <source>The command was for %1; the selected account stays.</source>
        <translation>El comando era para %1; se mantiene la cuenta elegida.</translation>
    </message>
</context>
<context>
    <name>Dailies::InvoiceDialog</name>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>Import CSV…</source>
        <translation>Importar CSV…</translation>
    </message>
    <message>
        <source>Compare with invoice</source>
        <translation>Comparar con factura</translation>
    </message>
    <message>
        <source>All accounts</source>
        <translation>Todas las cuentas</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Línea</translation>
    </message>
    <message>
        <source>Invoice</source>
        <translation>Factura</translation>
    </message>
    <message>
        <source>Dailies</source>
        <translation>Dailies</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Desde</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Hasta</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Cuenta</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Segundos</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Importe</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Moneda</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Enter at least one total of the invoice.</source>
        <translation>Indique al menos un total de la factura.</translation>
    </message>
    <message>
        <source>Enter the currency as three letters, such as USD.</source>
        <translation>Indique la moneda con tres letras, por ejemplo USD.</translation>
    </message>
    <message>
        <source>The first day is after the last one.</source>
        <translation>El primer día es posterior al último.</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Comparando…</translation>
    </message>
    <message>
        <source>Line %1</source>
        <comment>of a file</comment>
        <translation>Línea %1</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>Toma %1</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Coincide</translation>
    </message>
    <message>
        <source>Differs</source>
        <translation>Difiere</translation>
    </message>
    <message>
        <source>Not in Dailies</source>
        <translation>No está en Dailies</translation>
    </message>
    <message>
        <source>Not on the invoice</source>
        <translation>No está en la factura</translation>
    </message>
    <message>
        <source>Everything matches.</source>
        <translation>Todo coincide.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln lines differ.</source>
        <translation>
            <numerusform>Difiere %1 de %Ln línea.</numerusform>
            <numerusform>Difieren %1 de %Ln líneas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unsettled takes may explain it.</source>
        <translation>
            <numerusform>%Ln toma sin aclarar puede explicarlo.</numerusform>
            <numerusform>%Ln tomas sin aclarar pueden explicarlo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Import an invoice</source>
        <translation>Importar una factura</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tablas (*.csv)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln takes are still unsettled.</source>
        <translation>
            <numerusform>%Ln toma sigue sin aclarar.</numerusform>
            <numerusform>%Ln tomas siguen sin aclarar.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not billed</source>
        <translation>No facturado</translation>
    </message>
    <message>
        <source>%1 (unsettled)</source>
        <comment>a quantity</comment>
        <translation>%1 (sin aclarar)</translation>
    </message>
    <message>
        <source>Not compared</source>
        <translation>No comparado</translation>
    </message>
    <message>
        <source>What could be compared matches.</source>
        <translation>Lo que se pudo comparar coincide.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln takes without a rate aren&apos;t included.</source>
        <translation>
            <numerusform>No se incluye %Ln toma sin tarifa.</numerusform>
            <numerusform>No se incluyen %Ln tomas sin tarifa.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in other currencies isn&apos;t included.</source>
        <translation>No se incluye %1 en otras monedas.</translation>
    </message>
    <message numerus="yes">
        <source>The money of %Ln takes without a rate isn&apos;t compared.</source>
        <translation>
            <numerusform>No se compara el importe de %Ln toma sin tarifa.</numerusform>
            <numerusform>No se compara el importe de %Ln tomas sin tarifa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The quantity of %Ln takes in another unit isn&apos;t compared.</source>
        <translation>
            <numerusform>La cantidad de %Ln toma en otra unidad no se compara.</numerusform>
            <numerusform>Las cantidades de %Ln tomas en otra unidad no se comparan.</numerusform>
        </translation>
    </message>
    <message>
        <source>Line %1 is a total and isn&apos;t compared.</source>
        <translation>La línea %1 es un total y no se compara.</translation>
    </message>
    <message>
        <source>Not compared, because their names aren&apos;t known: the columns “%1”. Call the one with the money “amount”.</source>
        <translation>No se comparan las columnas «%1», porque sus nombres no se conocen. Llame «amount» a la del importe.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln unsettled takes aren&apos;t included.</source>
        <translation>
            <numerusform>No se incluye %Ln toma sin aclarar.</numerusform>
            <numerusform>No se incluyen %Ln tomas sin aclarar.</numerusform>
        </translation>
    </message>
    <message>
        <source>Type the totals of the invoice, or import a CSV file with “seconds”, “points” or “amount” and “currency”. Its lines are matched by “task ID”, or by “date” and “model”.</source>
        <translation>Escriba los totales de la factura o importe un archivo CSV con «seconds», «points» o «amount» y «currency». Sus líneas se emparejan por «task ID», o por «date» y «model».</translation>
    </message>
    <message>
        <source>The comparison appears here.</source>
        <translation>La comparación aparece aquí.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln takes of unknown quantity aren&apos;t included.</source>
        <translation>
            <numerusform>No se incluye %Ln toma de cantidad desconocida.</numerusform>
            <numerusform>No se incluyen %Ln tomas de cantidad desconocida.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::JsonEditor</name>
    <message>
        <source>Template</source>
        <translation>Plantilla</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Dar formato</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Inserts a vendor template (not part of the spec).</source>
        <translation>Inserta una plantilla del proveedor (no forma parte de la especificación).</translation>
    </message>
    <message>
        <source>Inserts keys that vendors know (not part of the spec).</source>
        <translation>Inserta claves que los proveedores conocen (no forman parte de la especificación).</translation>
    </message>
    <message>
        <source>One key per line</source>
        <translation>Una clave por línea</translation>
    </message>
    <message>
        <source>%1: duplicate key %2; the last one wins.</source>
        <translation>%1: la clave %2 aparece dos veces; solo cuenta la última.</translation>
    </message>
</context>
<context>
    <name>Dailies::KeyDialog</name>
    <message>
        <source>Use this key</source>
        <translation>Usar esta clave</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clave</translation>
    </message>
    <message>
        <source>%1 The key is kept until you quit.</source>
        <translation>%1 La clave se conserva hasta que salga.</translation>
    </message>
    <message>
        <source>Key for %1</source>
        <translation>Clave de %1</translation>
    </message>
    <message>
        <source>Sent to %1 only.</source>
        <translation>Solo se envía a %1.</translation>
    </message>
    <message>
        <source>Storing the key…</source>
        <translation>Guardando la clave…</translation>
    </message>
</context>
<context>
    <name>Dailies::KeyEdit</name>
    <message>
        <source>Paste</source>
        <translation>Pegar</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Borrar</translation>
    </message>
</context>
<context>
    <name>Dailies::KeyList</name>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Restablecer todo</translation>
    </message>
    <message>
        <source>Click a field and press the new key. Keys without Ctrl or Alt are ignored while you type text.</source>
        <translation>Haga clic en un campo y pulse la tecla nueva. Las teclas sin Control ni Alt no actúan mientras escribe texto.</translation>
    </message>
    <message>
        <source>Reset all shortcuts</source>
        <translation>Restablecer todos los atajos</translation>
    </message>
    <message>
        <source>All shortcuts are back to their defaults.</source>
        <translation>Todos los atajos vuelven a sus valores predeterminados.</translation>
    </message>
</context>
<context>
    <name>Dailies::KeyMap</name>
    <message>
        <source>%1 is reserved for moving around or for your desktop. Choose another key.</source>
        <translation>%1 está reservada para desplazarse o para el escritorio. Elija otra tecla.</translation>
    </message>
    <message>
        <source>%1 is needed in text fields. Choose another key.</source>
        <translation>%1 se necesita en los campos de texto. Elija otra tecla.</translation>
    </message>
    <message>
        <source>This command may cost money, so it needs Ctrl, Alt or a function key. %1 is too easy to press.</source>
        <translation>Este comando puede costar dinero, así que necesita Control, Alt o una tecla de función. %1 se pulsa con demasiada facilidad.</translation>
    </message>
</context>
<context>
    <name>Dailies::KeyRow</name>
    <message>
        <source>Use it here</source>
        <translation>Usarla aquí</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Key of %1</source>
        <translation>Tecla de %1</translation>
    </message>
    <message>
        <source>Reset to default</source>
        <translation>Restablecer el valor predeterminado</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>Restablecer «%1»</translation>
    </message>
    <message>
        <source>%1 belongs to %2.</source>
        <translation>%1 pertenece a %2.</translation>
    </message>
    <message>
        <source>also %1</source>
        <translation>también %1</translation>
    </message>
</context>
<context>
    <name>Dailies::KeychainStore</name>
    <message>
        <source>No keychain found: no password service (such as GNOME Keyring or KDE Wallet) is running. Start one, or continue with a key for this session only.</source>
        <translation>No se encontró ningún llavero: no se está ejecutando ningún servicio de contraseñas, como GNOME Keyring o KDE Wallet. Inicie uno o continúe con una clave solo para esta sesión.</translation>
    </message>
    <message>
        <source>The keychain is locked. Unlock it and try again.</source>
        <translation>El llavero está bloqueado. Desbloquéelo e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>The keychain isn&apos;t responding; nothing was changed. Try again. If that doesn&apos;t help, log out and back in.</source>
        <translation>El llavero no responde; no se cambió nada. Inténtelo de nuevo. Si no sirve de nada, cierre la sesión y vuelva a iniciarla.</translation>
    </message>
    <message>
        <source>No key is stored for this account and URL. Enter it again.</source>
        <translation>No hay ninguna clave guardada para esta cuenta y dirección. Introdúzcala de nuevo.</translation>
    </message>
    <message>
        <source>The keychain denied access. Allow Dailies to use it, and try again.</source>
        <translation>El llavero denegó el acceso. Permita que Dailies lo use e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>The keychain couldn&apos;t store the key.</source>
        <translation>El llavero no pudo guardar la clave.</translation>
    </message>
    <message>
        <source>Keychain error: %1</source>
        <translation>No se pudo usar el llavero: %1</translation>
    </message>
</context>
<context>
    <name>Dailies::LeavingTakes</name>
    <message>
        <source>Take %1 no longer matches the filter.</source>
        <translation>La toma %1 ya no coincide con el filtro.</translation>
    </message>
    <message numerus="yes">
        <source>%n takes no longer match the filter.</source>
        <translation>
            <numerusform>%n toma ya no coincide con el filtro.</numerusform>
            <numerusform>%n tomas ya no coinciden con el filtro.</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
</context>
<context>
    <name>Dailies::LimitDialog</name>
    <message>
        <source>Ask before going over</source>
        <translation>Preguntar antes de superarlo</translation>
    </message>
    <message>
        <source>Refuse requests that go over</source>
        <translation>Rechazar las solicitudes que lo superen</translation>
    </message>
    <message>
        <source>New limit</source>
        <translation>Nuevo límite</translation>
    </message>
    <message>
        <source>Edit limit</source>
        <translation>Editar límite</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Segundos</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Takes</source>
        <translation>Tomas</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Dinero</translation>
    </message>
    <message>
        <source>Per day</source>
        <translation>Por día</translation>
    </message>
    <message>
        <source>Per month</source>
        <translation>Por mes</translation>
    </message>
    <message>
        <source>Per run</source>
        <translation>Por tanda</translation>
    </message>
    <message>
        <source>In total</source>
        <translation>En total</translation>
    </message>
    <message>
        <source>All accounts</source>
        <translation>Todas las cuentas</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Límite</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unidad</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Moneda</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Periodo</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Cuenta</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Enter a limit greater than 0.</source>
        <translation>Indique un límite mayor que 0.</translation>
    </message>
    <message>
        <source>Enter a whole number of takes.</source>
        <translation>Indique un número entero de tomas.</translation>
    </message>
    <message>
        <source>Enter the currency as three letters, such as USD.</source>
        <translation>Indique la moneda con tres letras, por ejemplo USD.</translation>
    </message>
    <message>
        <source>A run is one press of Generate.</source>
        <translation>Una tanda es una pulsación de «Generar».</translation>
    </message>
    <message>
        <source>Billed, reserved and unsettled takes count. Running takes are never stopped.</source>
        <translation>Cuentan las tomas facturadas, reservadas y sin aclarar. Las tomas en ejecución no se detienen nunca.</translation>
    </message>
</context>
<context>
    <name>Dailies::LimitsDialog</name>
    <message>
        <source>Spending limits</source>
        <translation>Límites de gasto</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Límite</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Cuenta</translation>
    </message>
    <message>
        <source>At the limit</source>
        <translation>Al llegar al límite</translation>
    </message>
    <message>
        <source>No limits yet.</source>
        <translation>Aún no hay límites.</translation>
    </message>
    <message>
        <source>A limit asks you, or refuses, before a day, a month or a run costs more than you want.</source>
        <translation>Un límite le pregunta o rechaza la solicitud antes de que un día, un mes o una tanda cueste más de lo que desea.</translation>
    </message>
    <message>
        <source>All accounts</source>
        <translation>Todas las cuentas</translation>
    </message>
    <message>
        <source>Ask first</source>
        <translation>Preguntar antes</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Rechazar</translation>
    </message>
    <message>
        <source>Removed the limit of %1.</source>
        <translation>Se eliminó el límite de %1.</translation>
    </message>
</context>
<context>
    <name>Dailies::LimitsPanel</name>
    <message>
        <source>Running takes are never stopped.</source>
        <translation>Las tomas en ejecución no se detienen nunca.</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Editar…</translation>
    </message>
    <message>
        <source>Edit limits…</source>
        <translation>Editar límites…</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Límites</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>Añadir…</translation>
    </message>
    <message>
        <source>Add a limit…</source>
        <translation>Añadir un límite…</translation>
    </message>
    <message>
        <source>Set a limit to be asked before a day or a month costs more than you want.</source>
        <translation>Defina un límite para que se le pregunte antes de que un día o un mes cueste más de lo que desea.</translation>
    </message>
    <message>
        <source>up to %1</source>
        <translation>hasta %1</translation>
    </message>
    <message>
        <source>%1 left</source>
        <comment>an amount</comment>
        <translation>quedan %1</translation>
    </message>
    <message>
        <source>of %1</source>
        <comment>as in: 41 s left of 60 s</comment>
        <translation>de %1</translation>
    </message>
    <message>
        <source>Used up.</source>
        <translation>Agotado.</translation>
    </message>
    <message>
        <source>Past 80 %.</source>
        <translation>Superado el 80&#xa0;%.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be counted, because it&apos;s in another currency.</source>
        <comment>money</comment>
        <translation>%1 no se puede contar porque está en otra moneda.</translation>
    </message>
    <message>
        <source>You&apos;ll be asked before going over.</source>
        <translation>Se le preguntará antes de superarlo.</translation>
    </message>
    <message>
        <source>Requests that go over aren&apos;t sent.</source>
        <translation>Las solicitudes que lo superan no se envían.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln takes count as 0, because their amount isn&apos;t known. You&apos;re asked before such takes are sent.</source>
        <translation>
            <numerusform>%Ln toma cuenta como 0 porque no se conoce su importe. Antes de enviar tomas así se le pregunta.</numerusform>
            <numerusform>%Ln tomas cuentan como 0 porque no se conoce su importe. Antes de enviar tomas así se le pregunta.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::LineageLinks</name>
    <message>
        <source>Continues</source>
        <comment>the task before; a label</comment>
        <translation>Continuación de</translation>
    </message>
    <message>
        <source>Continued by</source>
        <comment>tasks after; a label</comment>
        <translation>Continuada por</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n más</numerusform>
            <numerusform>%n más</numerusform>
        </translation>
    </message>
    <message>
        <source>Take %1 · deleted</source>
        <translation>Toma %1 · eliminada</translation>
    </message>
    <message>
        <source>Take %1 · %2</source>
        <comment>number and state</comment>
        <translation>Toma %1 · %2</translation>
    </message>
    <message>
        <source>Take %1 · in the Trash</source>
        <translation>Toma %1 · en la papelera</translation>
    </message>
</context>
<context>
    <name>Dailies::LinkCheck</name>
    <message>
        <source>The link redirects, which video services may not follow.</source>
        <translation>El enlace redirige a otra dirección, y puede que los servicios de vídeo no sigan la redirección.</translation>
    </message>
    <message>
        <source>The link doesn&apos;t work: the storage answered with status %1.</source>
        <translation>El enlace no funciona: el almacenamiento respondió con el estado %1.</translation>
    </message>
    <message>
        <source>The link leads to a web page instead of the file.</source>
        <translation>El enlace lleva a una página web en lugar del archivo.</translation>
    </message>
    <message>
        <source>The link leads to another file: it has %1 bytes instead of %2.</source>
        <translation>El enlace lleva a otro archivo: tiene %1 bytes en lugar de %2.</translation>
    </message>
    <message>
        <source>The link leads to another file: it begins with other data.</source>
        <translation>El enlace lleva a otro archivo: empieza con otros datos.</translation>
    </message>
</context>
<context>
    <name>Dailies::ListEditor</name>
    <message>
        <source>Move up</source>
        <translation>Subir</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Bajar</translation>
    </message>
</context>
<context>
    <name>Dailies::ListExporter</name>
    <message>
        <source>Export the list</source>
        <translation>Exportar la lista</translation>
    </message>
    <message>
        <source>Table for spreadsheet programs (*.csv)</source>
        <translation>Tabla para hojas de cálculo (*.csv)</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Exporting the list…</source>
        <translation>Exportando la lista…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>The export was stopped. Nothing was written.</source>
        <translation>Se detuvo la exportación. No se escribió nada.</translation>
    </message>
    <message numerus="yes">
        <source>%n takes exported to %1.</source>
        <translation>
            <numerusform>%n toma exportada a %1.</numerusform>
            <numerusform>%n tomas exportadas a %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Abrir la carpeta</translation>
    </message>
</context>
<context>
    <name>Dailies::ListRow</name>
    <message>
        <source>Move up</source>
        <translation>Subir</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Bajar</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
</context>
<context>
    <name>Dailies::LongTextEditor</name>
    <message>
        <source>1 character</source>
        <translation>1 carácter</translation>
    </message>
    <message>
        <source>%1 characters</source>
        <translation>%1 caracteres</translation>
    </message>
    <message>
        <source>Describe the shot: subject, action, camera</source>
        <translation>Describa el plano: sujeto, acción, cámara</translation>
    </message>
    <message>
        <source>Mention media</source>
        <translation>Mencionar medios</translation>
    </message>
    <message>
        <source>Mention an image, a video or a sound (@)</source>
        <translation>Mencionar una imagen, un vídeo o un audio (@)</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>characters, and how many at most</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>the rest may be ignored</source>
        <translation>puede que el resto se ignore</translation>
    </message>
    <message>
        <source>Add media first, then mention them here</source>
        <translation>Añada primero medios y menciónelos después aquí</translation>
    </message>
    <message>
        <source>Describe the change: what to add, remove or replace</source>
        <translation>Describa el cambio: qué añadir, quitar o sustituir</translation>
    </message>
    <message>
        <source>What to leave out</source>
        <translation>Qué dejar fuera</translation>
    </message>
</context>
<context>
    <name>Dailies::MainWindow</name>
    <message>
        <source>Viewer</source>
        <translation>Visor</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Ventana</translation>
    </message>
    <message>
        <source>Saved as draft “%1”.</source>
        <translation>Se guardó como borrador «%1».</translation>
    </message>
    <message>
        <source>Stay open</source>
        <translation>Mantener abierto</translation>
    </message>
    <message>
        <source>Close now</source>
        <translation>Cerrar ahora</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detalles</translation>
    </message>
    <message>
        <source>Compose</source>
        <translation>Componer</translation>
    </message>
    <message>
        <source>A request is being sent. Dailies closes as soon as the service responds, so that no response is lost.</source>
        <translation>Se está enviando una solicitud. Dailies se cerrará en cuanto el servicio responda, para que no se pierda ninguna respuesta.</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Práctica</translation>
    </message>
    <message>
        <source>Spend – Dailies</source>
        <translation>Gastos – Dailies</translation>
    </message>
    <message>
        <source>Examples run in practice mode.</source>
        <translation>Los ejemplos se ejecutan en el modo de práctica.</translation>
    </message>
    <message>
        <source>Takes</source>
        <translation>Tomas</translation>
    </message>
    <message>
        <source>Screening</source>
        <translation>Proyección</translation>
    </message>
</context>
<context>
    <name>Dailies::MarkActions</name>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Valoración</translation>
    </message>
    <message>
        <source>Clear rating</source>
        <translation>Borrar valoración</translation>
    </message>
    <message>
        <source>Undo %1</source>
        <comment>an action, such as Rating</comment>
        <translation>Deshacer: %1</translation>
    </message>
    <message>
        <source>Redo %1</source>
        <comment>an action, such as Rating</comment>
        <translation>Rehacer: %1</translation>
    </message>
</context>
<context>
    <name>Dailies::MarksEdit</name>
    <message>
        <source>Tags</source>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>Separated by commas</source>
        <translation>Separadas por comas</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
</context>
<context>
    <name>Dailies::MediaAnywhere</name>
    <message numerus="yes">
        <source>%n files can&apos;t be used and weren&apos;t added: %1</source>
        <translation>
            <numerusform>%n archivo no se puede usar y no se añadió: %1</numerusform>
            <numerusform>%n archivos no se pueden usar y no se añadieron: %1</numerusform>
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
        <translation>Intercambiar primer y último fotograma</translation>
    </message>
</context>
<context>
    <name>Dailies::MediaDrop</name>
    <message>
        <source>“%1” is a folder. Add the files in it instead.</source>
        <translation>«%1» es una carpeta. Añada los archivos que contiene.</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t a file or a web link.</source>
        <translation>«%1» no es un archivo ni un enlace web.</translation>
    </message>
    <message>
        <source>This text isn&apos;t a link: “%1”</source>
        <translation>Este texto no es un enlace: «%1»</translation>
    </message>
    <message>
        <source>There is no file, picture or link in it.</source>
        <translation>No contiene ningún archivo, imagen ni enlace.</translation>
    </message>
</context>
<context>
    <name>Dailies::MediaEditor</name>
    <message>
        <source>Looking up…</source>
        <translation>Comprobando…</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Pegar</translation>
    </message>
    <message>
        <source>Drop, paste or browse</source>
        <translation>Soltar, pegar o examinar</translation>
    </message>
    <message>
        <source>References</source>
        <translation>Referencias</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t an image.</source>
        <translation>«%1» no es una imagen.</translation>
    </message>
    <message>
        <source>This model uses one image. The others were left out.</source>
        <translation>Este modelo usa una sola imagen. Las demás se omitieron.</translation>
    </message>
</context>
<context>
    <name>Dailies::MediaHeader</name>
    <message>
        <source>Add file…</source>
        <translation>Añadir archivo…</translation>
    </message>
    <message>
        <source>Add link…</source>
        <translation>Añadir enlace…</translation>
    </message>
</context>
<context>
    <name>Dailies::MediaInput</name>
    <message>
        <source>%1 takes too long to read.</source>
        <translation>La lectura de %1 tarda demasiado.</translation>
    </message>
    <message>
        <source>%1 is a folder, not a media file.</source>
        <translation>%1 es una carpeta, no un archivo multimedia.</translation>
    </message>
    <message>
        <source>%1 is empty.</source>
        <translation>%1 está vacío.</translation>
    </message>
    <message>
        <source>Not enough memory to read %1.</source>
        <translation>No hay memoria suficiente para leer %1.</translation>
    </message>
    <message>
        <source>%1 has no video track.</source>
        <translation>%1 no tiene pista de vídeo.</translation>
    </message>
    <message>
        <source>%1 uses an image format that can&apos;t be decoded here.</source>
        <translation>%1 usa un formato de imagen que aquí no se puede descodificar.</translation>
    </message>
    <message>
        <source>Stopped reading %1.</source>
        <translation>Se detuvo la lectura de %1.</translation>
    </message>
    <message>
        <source>Frame %1 of %2 can&apos;t be decoded.</source>
        <translation>No se puede descodificar el fotograma %1 de %2.</translation>
    </message>
    <message>
        <source>%1 doesn&apos;t exist.</source>
        <translation>No existe el archivo %1.</translation>
    </message>
    <message>
        <source>%1 isn&apos;t a regular file.</source>
        <translation>%1 no es un archivo normal.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read: %2.</source>
        <translation>No se puede leer %1: %2.</translation>
    </message>
    <message>
        <source>%1 is a playlist or a list of links, not a clip.</source>
        <translation>%1 es una lista de reproducción o de enlaces, no un clip.</translation>
    </message>
    <message>
        <source>%1 isn&apos;t a readable video or audio file.</source>
        <translation>%1 no es un archivo de vídeo o de audio que se pueda leer.</translation>
    </message>
    <message>
        <source>%1 starts like a clip, but the rest is something else.</source>
        <translation>%1 empieza como un clip, pero el resto es otra cosa.</translation>
    </message>
    <message>
        <source>%1 is incomplete: its end is missing.</source>
        <translation>%1 está incompleto: falta el final.</translation>
    </message>
    <message>
        <source>%1 is damaged or isn&apos;t a clip (%2).</source>
        <translation>%1 está dañado o no es un clip (%2).</translation>
    </message>
    <message>
        <source>%1 doesn&apos;t state its frame size.</source>
        <translation>%1 no indica el tamaño de su imagen.</translation>
    </message>
    <message>
        <source>The frame size of %1 is too large to display safely.</source>
        <translation>La imagen de %1 es demasiado grande para mostrarla de forma segura.</translation>
    </message>
    <message>
        <source>%1 has neither video nor audio.</source>
        <translation>%1 no tiene vídeo ni audio.</translation>
    </message>
    <message>
        <source>%1 has nothing to play.</source>
        <translation>%1 no contiene nada que reproducir.</translation>
    </message>
    <message>
        <source>No frame of %1 can be decoded.</source>
        <translation>No se puede descodificar ningún fotograma de %1.</translation>
    </message>
    <message>
        <source>Can&apos;t scale down the frame of %1.</source>
        <translation>No se puede reducir la imagen de %1.</translation>
    </message>
    <message>
        <source>%1 has no sound track.</source>
        <translation>%1 no tiene pista de sonido.</translation>
    </message>
    <message>
        <source>The sound of %1 can&apos;t be decoded here.</source>
        <translation>Aquí no se puede descodificar el sonido de %1.</translation>
    </message>
    <message>
        <source>The sound of %1 is damaged.</source>
        <translation>El sonido de %1 está dañado.</translation>
    </message>
</context>
<context>
    <name>Dailies::MediaLine</name>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Enlace</translation>
    </message>
    <message>
        <source>Reference voice</source>
        <translation>Voz de referencia</translation>
    </message>
    <message>
        <source>Choose a voice file…</source>
        <translation>Elegir un archivo de voz…</translation>
    </message>
</context>
<context>
    <name>Dailies::MediaMenu</name>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Mostrar en la carpeta</translation>
    </message>
    <message>
        <source>Look up</source>
        <translation>Comprobar</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Pegar</translation>
    </message>
    <message>
        <source>Replace…</source>
        <translation>Reemplazar…</translation>
    </message>
    <message>
        <source>Edit link…</source>
        <translation>Editar enlace…</translation>
    </message>
    <message>
        <source>Insert %1 into the prompt</source>
        <translation>Insertar %1 en el prompt</translation>
    </message>
    <message>
        <source>Copy link</source>
        <translation>Copiar enlace</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Move left</source>
        <translation>A la izquierda</translation>
    </message>
    <message>
        <source>Move right</source>
        <translation>A la derecha</translation>
    </message>
    <message>
        <source>Add file…</source>
        <translation>Añadir archivo…</translation>
    </message>
    <message>
        <source>Add link…</source>
        <translation>Añadir enlace…</translation>
    </message>
    <message>
        <source>Edit path…</source>
        <translation>Editar la ruta…</translation>
    </message>
    <message>
        <source>Copy path</source>
        <translation>Copiar la ruta</translation>
    </message>
</context>
<context>
    <name>Dailies::MediaNotices</name>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Removed %1.</source>
        <comment>Image 1</comment>
        <translation>Se quitó %1.</translation>
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
        <translation>Este modelo no puede usar este archivo.</translation>
    </message>
    <message>
        <source>Use as first frame</source>
        <translation>Usar como primer fotograma</translation>
    </message>
    <message>
        <source>Use as last frame</source>
        <translation>Usar como último fotograma</translation>
    </message>
    <message>
        <source>Add as reference</source>
        <translation>Añadir como referencia</translation>
    </message>
    <message>
        <source>Add as image</source>
        <translation>Añadir como imagen</translation>
    </message>
    <message>
        <source>Edit this video</source>
        <translation>Editar este vídeo</translation>
    </message>
    <message>
        <source>Use as driving audio</source>
        <translation>Usar como audio guía</translation>
    </message>
</context>
<context>
    <name>Dailies::MediaSources</name>
    <message>
        <source>Add files</source>
        <translation>Añadir archivos</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>Elegir un archivo</translation>
    </message>
</context>
<context>
    <name>Dailies::MediaTile</name>
    <message>
        <source>More</source>
        <translation>Más</translation>
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
        <translation>Falta el archivo</translation>
    </message>
    <message>
        <source>Not a file</source>
        <translation>No es un archivo</translation>
    </message>
    <message>
        <source>The file is empty</source>
        <translation>El archivo está vacío</translation>
    </message>
    <message>
        <source>The file is still being written</source>
        <translation>El archivo aún se está escribiendo</translation>
    </message>
    <message>
        <source>The file is damaged</source>
        <translation>El archivo está dañado</translation>
    </message>
    <message>
        <source>%1 (too many)</source>
        <translation>%1 (exceso)</translation>
    </message>
    <message>
        <source>%1 (too long)</source>
        <translation>%1 (demasiado largo)</translation>
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
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Inline data · %1</source>
        <translation>Datos incrustados · %1</translation>
    </message>
    <message>
        <source>The file can&apos;t be read</source>
        <translation>No se puede leer el archivo</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1 of %2 s</source>
        <translation>%1 de %2 s</translation>
    </message>
    <message>
        <source>Take %1, frame %2</source>
        <translation>Toma %1, fotograma %2</translation>
    </message>
    <message>
        <source>Frame %1</source>
        <translation>Fotograma %1</translation>
    </message>
    <message>
        <source>Pasted picture</source>
        <translation>Imagen pegada</translation>
    </message>
    <message>
        <source>%1 of %2 image</source>
        <translation>%1 de %2 imagen</translation>
    </message>
    <message>
        <source>%1 of %2 images</source>
        <translation>%1 de %2 imágenes</translation>
    </message>
    <message>
        <source>%1 of %2 video</source>
        <translation>%1 de %2 vídeo</translation>
    </message>
    <message>
        <source>%1 of %2 videos</source>
        <translation>%1 de %2 vídeos</translation>
    </message>
    <message>
        <source>%1 of %2 audio</source>
        <translation>%1 de %2 audio</translation>
    </message>
    <message>
        <source>%1 of %2 document</source>
        <translation>%1 de %2 documento</translation>
    </message>
    <message>
        <source>%1 of %2 documents</source>
        <translation>%1 de %2 documentos</translation>
    </message>
    <message>
        <source>%1 of %2 page</source>
        <translation>%1 de %2 página</translation>
    </message>
    <message>
        <source>%1 of %2 pages</source>
        <translation>%1 de %2 páginas</translation>
    </message>
    <message>
        <source>%1 of %2 images and videos</source>
        <translation>%1 de %2 imágenes y vídeos</translation>
    </message>
    <message>
        <source>%1 of %2 item</source>
        <translation>%1 de %2 elemento</translation>
    </message>
    <message>
        <source>%1 of %2 items</source>
        <translation>%1 de %2 elementos</translation>
    </message>
</context>
<context>
    <name>Dailies::MediaWriter</name>
    <message>
        <source>This computer can&apos;t make %1: %2.</source>
        <translation>Este equipo no puede crear %1: %2.</translation>
    </message>
    <message>
        <source>Can&apos;t write %1: %2.</source>
        <translation>No se puede escribir %1: %2.</translation>
    </message>
    <message>
        <source>Not enough memory for the sound.</source>
        <translation>No hay memoria suficiente para el sonido.</translation>
    </message>
</context>
<context>
    <name>Dailies::MessageBar</name>
    <message>
        <source>Close this message</source>
        <translation>Cerrar este mensaje</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Mensaje</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Advertencia</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problema</translation>
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
        <translation>Cuenta</translation>
    </message>
    <message>
        <source>No account yet</source>
        <translation>Aún no hay cuentas</translation>
    </message>
    <message>
        <source>Model code</source>
        <translation>Código de modelo</translation>
    </message>
    <message>
        <source>Not recognised: %1. It will be sent as %2.</source>
        <translation>No reconocido: %1. Se enviará como %2.</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
</context>
<context>
    <name>Dailies::ModelController</name>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Set %1 to family %2</source>
        <translation>Asignar %1 a la familia %2</translation>
    </message>
    <message>
        <source>%2 removed from %1.</source>
        <translation>%1 ya no incluye %2.</translation>
    </message>
    <message>
        <source>The service responded as family %1, but Dailies treated %2 as family %3. The task is still tracked.</source>
        <translation>El servicio respondió como familia %1. Dailies consideraba %2 de la familia %3; la tarea se sigue de todos modos.</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Ignorar</translation>
    </message>
    <message>
        <source>%1 added to %2.</source>
        <translation>%1 añadido a %2.</translation>
    </message>
</context>
<context>
    <name>Dailies::ModelProfileEditor</name>
    <message>
        <source>Model profiles</source>
        <translation>Perfiles de modelo</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valores</translation>
    </message>
    <message>
        <source>Media</source>
        <translation>Medios</translation>
    </message>
    <message>
        <source>As JSON</source>
        <translation>Como JSON</translation>
    </message>
    <message>
        <source>New profile</source>
        <translation>Nuevo perfil</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicar</translation>
    </message>
    <message>
        <source>Restore default</source>
        <translation>Restaurar original</translation>
    </message>
    <message>
        <source>new-profile</source>
        <translation>nuevo-perfil</translation>
    </message>
    <message>
        <source>Discard changes</source>
        <translation>Descartar cambios</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>default</source>
        <translation>original</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>modificado</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>%1-copy</source>
        <translation>%1-copia</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Save and close</source>
        <translation>Guardar y cerrar</translation>
    </message>
    <message>
        <source>Close without saving</source>
        <translation>Cerrar sin guardar</translation>
    </message>
    <message>
        <source>Nothing is known about %1 yet, so its requests aren&apos;t checked against values and limits.</source>
        <translation>Aún no se sabe nada de %1, así que sus solicitudes no se comprueban con valores ni límites.</translation>
    </message>
    <message>
        <source>custom</source>
        <translation>propio</translation>
    </message>
    <message>
        <source>%1, unsaved</source>
        <translation>%1, sin guardar</translation>
    </message>
    <message>
        <source>%1 was restored to its default.</source>
        <translation>Se restauró %1 a su versión original.</translation>
    </message>
    <message>
        <source>%1 deleted.</source>
        <translation>Se eliminó %1.</translation>
    </message>
    <message>
        <source>Changes to %1 discarded.</source>
        <translation>Se descartaron los cambios de %1.</translation>
    </message>
    <message>
        <source>One profile has unsaved changes.</source>
        <translation>Hay un perfil sin guardar.</translation>
    </message>
    <message numerus="yes">
        <source>%n profiles have unsaved changes.</source>
        <translation>
            <numerusform>Hay %n perfil sin guardar.</numerusform>
            <numerusform>Hay %n perfiles sin guardar.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::ModelsPage</name>
    <message>
        <source>Models</source>
        <translation>Modelos</translation>
    </message>
    <message>
        <source>Move up (Alt+Up)</source>
        <translation>Subir (Alt+Arriba)</translation>
    </message>
    <message>
        <source>Move down (Alt+Down)</source>
        <translation>Bajar (Alt+Abajo)</translation>
    </message>
    <message>
        <source>Remove from the list (Delete)</source>
        <translation>Quitar de la lista (Suprimir)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Family of the selected model</source>
        <translation>Familia del modelo elegido</translation>
    </message>
    <message>
        <source>Available for</source>
        <translation>Tipos que admite</translation>
    </message>
    <message>
        <source>Choosing this kind in Compose also chooses this account and model.</source>
        <translation>Cuando se elige este tipo en Componer, se eligen con él esta cuenta y este modelo.</translation>
    </message>
    <message>
        <source>Default in Compose for</source>
        <translation>Predeterminado en Componer para</translation>
    </message>
    <message>
        <source>All these codes are already in the list.</source>
        <translation>Todos estos códigos ya están en la lista.</translation>
    </message>
    <message numerus="yes">
        <source>%n codes added.</source>
        <translation>
            <numerusform>Se añadió %n código.</numerusform>
            <numerusform>Se añadieron %n códigos.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 removed from the list.</source>
        <translation>Se quitó %1 de la lista.</translation>
    </message>
</context>
<context>
    <name>Dailies::MyUploadsDialog</name>
    <message>
        <source>My uploads in %1</source>
        <translation>Mis subidas en %1</translation>
    </message>
    <message>
        <source>Uploaded files</source>
        <translation>Archivos subidos</translation>
    </message>
    <message>
        <source>Age in days</source>
        <translation>Antigüedad en días</translation>
    </message>
    <message>
        <source> days</source>
        <translation> días</translation>
    </message>
    <message>
        <source>Older than</source>
        <translation>Con más de</translation>
    </message>
    <message>
        <source>Delete old files…</source>
        <translation>Eliminar archivos antiguos…</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Actualizar</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Eliminar…</translation>
    </message>
    <message>
        <source>Delete the selected files (%1)</source>
        <translation>Eliminar los archivos seleccionados (%1)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Detenido.</translation>
    </message>
    <message>
        <source>There are no files in this place.</source>
        <translation>No hay archivos en este destino.</translation>
    </message>
    <message>
        <source>Files appear here once a request has uploaded them.</source>
        <translation>Los archivos aparecen aquí cuando una solicitud los ha subido.</translation>
    </message>
    <message>
        <source>To see or delete your files, use the tools of your storage.</source>
        <translation>Para ver o eliminar sus archivos, use las herramientas de su almacenamiento.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n files…</source>
        <translation>
            <numerusform>Eliminar %n archivo…</numerusform>
            <numerusform>Eliminar %n archivos…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n old files…</source>
        <translation>
            <numerusform>Eliminar %n archivo antiguo…</numerusform>
            <numerusform>Eliminar %n archivos antiguos…</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Getting the list of files…</source>
        <translation>Obteniendo la lista de archivos…</translation>
    </message>
    <message>
        <source>Deleting file %1 of %2…</source>
        <translation>Eliminando el archivo %1 de %2…</translation>
    </message>
    <message numerus="yes">
        <source>%n files, %1</source>
        <translation>
            <numerusform>%n archivo, %1</numerusform>
            <numerusform>%n archivos, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n selected, %1</source>
        <translation>
            <numerusform>%n seleccionado, %1</numerusform>
            <numerusform>%n seleccionados, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n files (%1) from %2? Their links stop working.</source>
        <translation>
            <numerusform>¿Eliminar %n archivo (%1) de %2? Su enlace dejará de funcionar.</numerusform>
            <numerusform>¿Eliminar %n archivos (%1) de %2? Sus enlaces dejarán de funcionar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n requests at the service use them and may fail.</source>
        <translation>
            <numerusform>%n solicitud que está en el servicio los usa y podría fallar.</numerusform>
            <numerusform>%n solicitudes que están en el servicio los usan y podrían fallar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waiting requests will upload their files again.</source>
        <translation>
            <numerusform>%n solicitud en espera volverá a subir sus archivos.</numerusform>
            <numerusform>%n solicitudes en espera volverán a subir sus archivos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Stopped. Deleted %1 of %2 files.</source>
        <translation>Detenido. Se eliminaron %1 de %2 archivos.</translation>
    </message>
    <message>
        <source>Deleted %1 of %2 files. %3</source>
        <translation>Se eliminaron %1 de %2 archivos. %3</translation>
    </message>
</context>
<context>
    <name>Dailies::NoticesDialog</name>
    <message>
        <source>Recent notices</source>
        <translation>Avisos recientes</translation>
    </message>
    <message>
        <source>No notices since the program started.</source>
        <translation>Sin avisos desde que se inició el programa.</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <comment>time and text of a notice</comment>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
</context>
<context>
    <name>Dailies::NumberEditor</name>
    <message>
        <source> s</source>
        <comment>seconds, after a number</comment>
        <translation> s</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>Auto</translation>
    </message>
    <message>
        <source>%1–%2 s</source>
        <comment>range of seconds</comment>
        <translation>%1–%2 s</translation>
    </message>
</context>
<context>
    <name>Dailies::NumbersQuestion</name>
    <message>
        <source>The numbers in the prompt no longer match.</source>
        <translation>Los números del prompt ya no coinciden.</translation>
    </message>
    <message>
        <source>Renumber</source>
        <translation>Renumerar</translation>
    </message>
    <message>
        <source>Keep as is</source>
        <translation>Dejar así</translation>
    </message>
    <message>
        <source>Answer this first: the numbers in the prompt no longer match.</source>
        <translation>Responda primero: los números del prompt ya no coinciden.</translation>
    </message>
</context>
<context>
    <name>Dailies::PaletteController</name>
    <message>
        <source>Account: %1</source>
        <translation>Cuenta: %1</translation>
    </message>
    <message>
        <source>Draft: %1</source>
        <translation>Borrador: %1</translation>
    </message>
    <message>
        <source>Filter: %1</source>
        <translation>Filtro: %1</translation>
    </message>
    <message>
        <source>Settings: %1</source>
        <translation>Ajustes: %1</translation>
    </message>
</context>
<context>
    <name>Dailies::PartWriter</name>
    <message>
        <source>The download is incomplete.</source>
        <translation>La descarga no está completa.</translation>
    </message>
    <message>
        <source>The downloaded file is no better than the clip you already have.</source>
        <translation>El archivo descargado no es mejor que el clip que ya tiene.</translation>
    </message>
    <message>
        <source>The clip is no longer in its folder.</source>
        <translation>El clip ya no está en su carpeta.</translation>
    </message>
</context>
<context>
    <name>Dailies::PictureStore</name>
    <message>
        <source>there is no folder for it.</source>
        <translation>no hay carpeta para ella.</translation>
    </message>
    <message>
        <source>The picture couldn&apos;t be saved: %1</source>
        <translation>No se pudo guardar la imagen: %1</translation>
    </message>
    <message>
        <source>it is too large or damaged.</source>
        <translation>es demasiado grande o está dañada.</translation>
    </message>
    <message>
        <source>the folder %1 can&apos;t be created.</source>
        <translation>no se puede crear la carpeta %1.</translation>
    </message>
    <message>
        <source>the file has changed. Try again.</source>
        <translation>el archivo ha cambiado. Inténtelo de nuevo.</translation>
    </message>
</context>
<context>
    <name>Dailies::PlaceAccess</name>
    <message>
        <source>The upload place &quot;%1&quot; can&apos;t be used. %2</source>
        <translation>No se puede usar el destino de subida «%1». %2</translation>
    </message>
    <message>
        <source>The secret of the upload place &quot;%1&quot; isn&apos;t on this computer. Enter it in the settings.</source>
        <translation>El secreto del destino de subida «%1» no está en este equipo. Escríbalo en los ajustes.</translation>
    </message>
</context>
<context>
    <name>Dailies::PlaceDialog</name>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Add place</source>
        <translation>Añadir destino</translation>
    </message>
    <message>
        <source>Edit upload place</source>
        <translation>Editar destino de subida</translation>
    </message>
    <message>
        <source>Add an upload place</source>
        <translation>Añadir un destino de subida</translation>
    </message>
    <message>
        <source>Storage service</source>
        <translation>Servicio de almacenamiento</translation>
    </message>
    <message>
        <source>Upload command</source>
        <translation>Comando de subida</translation>
    </message>
    <message>
        <source>The name “%1” is already taken.</source>
        <translation>El nombre «%1» ya está en uso.</translation>
    </message>
    <message>
        <source>A secret access key has no spaces and no letters with accents.</source>
        <translation>Una clave de acceso secreta no lleva espacios ni letras con acento.</translation>
    </message>
    <message>
        <source>Enter the secret for %1. The stored one is for %2 only.</source>
        <translation>Escriba el secreto de %1. El guardado es solo para %2.</translation>
    </message>
    <message>
        <source>Enter the secret access key.</source>
        <translation>Escriba la clave de acceso secreta.</translation>
    </message>
    <message>
        <source>Enter the password.</source>
        <translation>Escriba la contraseña.</translation>
    </message>
    <message>
        <source>Enter the user name that the password is for.</source>
        <translation>Escriba el nombre de usuario al que corresponde la contraseña.</translation>
    </message>
    <message>
        <source>Stored in your system keychain and sent to this place only.</source>
        <translation>Se guarda en el llavero del sistema y solo se envía a este destino.</translation>
    </message>
    <message>
        <source>Stored in your system keychain and never sent anywhere: it only signs.</source>
        <translation>Se guarda en el llavero del sistema y no se envía nunca a ningún sitio: solo sirve para firmar.</translation>
    </message>
    <message>
        <source>A new host needs its own secret. The old one is deleted once the new one is stored.</source>
        <translation>Un servidor nuevo necesita su propio secreto. El anterior se elimina en cuanto se guarda el nuevo.</translation>
    </message>
    <message>
        <source>The current secret is in memory only, until you quit. Enter one to replace it.</source>
        <translation>El secreto actual está solo en memoria, hasta que salga. Escriba uno para sustituirlo.</translation>
    </message>
    <message>
        <source>The current secret stays in the keychain and is never shown. Enter one to replace it.</source>
        <translation>El secreto actual se queda en el llavero y no se muestra nunca. Escriba uno para sustituirlo.</translation>
    </message>
    <message>
        <source>Correct the marked fields first.</source>
        <translation>Corrija primero los campos marcados.</translation>
    </message>
    <message>
        <source>Storing the secret…</source>
        <translation>Guardando el secreto…</translation>
    </message>
</context>
<context>
    <name>Dailies::PlaceForm</name>
    <message>
        <source>Other S3 storage</source>
        <translation>Otro almacenamiento S3</translation>
    </message>
    <message>
        <source>WebDAV</source>
        <translation>WebDAV</translation>
    </message>
    <message>
        <source>A command</source>
        <translation>Un comando</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Account ID</source>
        <translation>ID de cuenta</translation>
    </message>
    <message>
        <source>Endpoint</source>
        <translation>Endpoint</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Región</translation>
    </message>
    <message>
        <source>Services fetch files fastest from a region near them.</source>
        <translation>Los servicios obtienen los archivos más rápido desde una región cercana.</translation>
    </message>
    <message>
        <source>Bucket</source>
        <translation>Bucket</translation>
    </message>
    <message>
        <source>Access key ID</source>
        <translation>ID de clave de acceso</translation>
    </message>
    <message>
        <source>Secret access key</source>
        <translation>Clave de acceso secreta</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programa</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>Argumentos</translation>
    </message>
    <message>
        <source>Public URL</source>
        <translation>Dirección pública</translation>
    </message>
    <message>
        <source>More options</source>
        <translation>Más opciones</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Carpeta</translation>
    </message>
    <message>
        <source> h</source>
        <comment>hours</comment>
        <translation> h</translation>
    </message>
    <message>
        <source>Links expire after</source>
        <translation>Los enlaces caducan tras</translation>
    </message>
    <message>
        <source>The bucket is part of the host name</source>
        <translation>El bucket forma parte del nombre del equipo</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds</comment>
        <translation> s</translation>
    </message>
    <message>
        <source>Stop the command after</source>
        <translation>Detener el comando tras</translation>
    </message>
    <message>
        <source>Folder URL</source>
        <translation>Dirección de la carpeta</translation>
    </message>
    <message>
        <source>User name</source>
        <translation>Nombre de usuario</translation>
    </message>
    <message>
        <source>Endpoint: %1</source>
        <translation>Endpoint: %1</translation>
    </message>
    <message>
        <source>Without the bucket, such as https://s3.example.com.</source>
        <translation>Sin el bucket, por ejemplo https://s3.example.com.</translation>
    </message>
    <message>
        <source>Files are uploaded to a folder below it.</source>
        <translation>Los archivos se suben a una carpeta por debajo de ella.</translation>
    </message>
    <message>
        <source>Leave it empty if the server needs none.</source>
        <translation>Déjelo vacío si el servidor no lo necesita.</translation>
    </message>
    <message>
        <source>It runs once for each file, without a shell.</source>
        <translation>Se ejecuta una vez por archivo, sin shell.</translation>
    </message>
    <message>
        <source>One per line. %f stands for the file, %o for its name in the place.</source>
        <translation>Uno por línea. %f representa el archivo; %o, su nombre en el destino.</translation>
    </message>
    <message>
        <source>Optional. Links then start with it and don&apos;t expire.</source>
        <translation>Opcional. Los enlaces empiezan entonces por ella y no caducan.</translation>
    </message>
    <message>
        <source>Where anyone can fetch the files in this folder.</source>
        <translation>Donde cualquiera puede obtener los archivos de esta carpeta.</translation>
    </message>
    <message>
        <source>Optional. Otherwise the last line of the output is the link.</source>
        <translation>Opcional. Si no, el enlace es la última línea de la salida.</translation>
    </message>
    <message>
        <source>Optional. A folder in the bucket.</source>
        <translation>Opcional. Una carpeta del bucket.</translation>
    </message>
    <message>
        <source>Optional.</source>
        <translation>Opcional.</translation>
    </message>
    <message>
        <source>Enter the account ID, which is part of the endpoint.</source>
        <translation>Escriba el ID de cuenta, que forma parte del endpoint.</translation>
    </message>
    <message>
        <source>The service must fetch the file before the link expires. Links in requests are valid for at least 24 hours, and for at most 168.</source>
        <translation>El servicio debe obtener el archivo antes de que caduque el enlace. Los enlaces de las solicitudes son válidos al menos 24 horas y como máximo 168.</translation>
    </message>
</context>
<context>
    <name>Dailies::PlaceList</name>
    <message>
        <source>Upload places</source>
        <translation>Destinos de subida</translation>
    </message>
    <message>
        <source>Used for uploads · %1</source>
        <translation>Se usa para las subidas · %1</translation>
    </message>
</context>
<context>
    <name>Dailies::PlaceSaver</name>
    <message>
        <source>%1 The secret is kept in memory until you quit.</source>
        <translation>%1 El secreto se conserva en memoria hasta que salga.</translation>
    </message>
    <message>
        <source>The old secret couldn&apos;t be removed. %1</source>
        <translation>No se pudo eliminar el secreto anterior. %1</translation>
    </message>
</context>
<context>
    <name>Dailies::PlaceTest</name>
    <message>
        <source>Uploading works, but the test file couldn&apos;t be deleted. %1</source>
        <translation>La subida funciona, pero no se pudo eliminar el archivo de prueba. %1</translation>
    </message>
    <message>
        <source>%1 The test file stays there. %2</source>
        <translation>%1 El archivo de prueba se queda allí. %2</translation>
    </message>
</context>
<context>
    <name>Dailies::PlaceTestPanel</name>
    <message>
        <source>Uploads 1 kB, fetches it through its link and deletes it. The video service charges nothing for that.</source>
        <translation>Sube 1 kB, lo obtiene por su enlace y lo elimina. El servicio de vídeo no cobra nada por ello.</translation>
    </message>
    <message>
        <source>Getting the secret…</source>
        <translation>Obteniendo el secreto…</translation>
    </message>
    <message>
        <source>Nothing was uploaded.</source>
        <translation>No se subió nada.</translation>
    </message>
    <message>
        <source>Uploading 1 kB… (step 1 of 3)</source>
        <translation>Subiendo 1 kB… (paso 1 de 3)</translation>
    </message>
    <message>
        <source>Fetching it through its link… (step 2 of 3)</source>
        <translation>Obteniéndolo por su enlace… (paso 2 de 3)</translation>
    </message>
    <message>
        <source>Deleting it… (step 3 of 3)</source>
        <translation>Eliminándolo… (paso 3 de 3)</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Detenido.</translation>
    </message>
    <message>
        <source>%1 works.</source>
        <translation>%1 funciona.</translation>
    </message>
    <message>
        <source>The test file of 1 kB stays there, because a command can&apos;t delete files.</source>
        <translation>El archivo de prueba de 1 kB se queda allí, porque un comando no puede eliminar archivos.</translation>
    </message>
    <message>
        <source>The link answers GET and HEAD requests.</source>
        <translation>El enlace responde a las solicitudes GET y HEAD.</translation>
    </message>
    <message>
        <source>The link answers GET requests, but refuses HEAD requests.</source>
        <translation>El enlace responde a las solicitudes GET, pero rechaza las solicitudes HEAD.</translation>
    </message>
    <message>
        <source>A few services need HEAD. A public URL avoids that.</source>
        <translation>Algunos servicios necesitan HEAD. Una dirección pública lo evita.</translation>
    </message>
    <message>
        <source>A few services need HEAD.</source>
        <translation>Algunos servicios necesitan HEAD.</translation>
    </message>
    <message>
        <source>Uploads 1 kB and fetches it through its link. The file stays there. The video service charges nothing for that.</source>
        <translation>Sube 1 kB y lo obtiene por su enlace. El archivo se queda allí. El servicio de vídeo no cobra nada por ello.</translation>
    </message>
</context>
<context>
    <name>Dailies::PlaceWords</name>
    <message>
        <source>S3 · %1 at %2</source>
        <comment>bucket and host</comment>
        <translation>S3 · %1 en %2</translation>
    </message>
    <message>
        <source>WebDAV · %1</source>
        <translation>WebDAV · %1</translation>
    </message>
    <message>
        <source>Command · %1</source>
        <translation>Comando · %1</translation>
    </message>
    <message numerus="yes">
        <source>Anyone who has the link to a file can fetch it until the link expires, %n hours after it&apos;s made.</source>
        <translation>
            <numerusform>Cualquiera que tenga el enlace de un archivo puede obtenerlo hasta que el enlace caduque, %n hora después de crearse.</numerusform>
            <numerusform>Cualquiera que tenga el enlace de un archivo puede obtenerlo hasta que el enlace caduque, %n horas después de crearse.</numerusform>
        </translation>
    </message>
    <message>
        <source>Anyone who has the link to a file can fetch it as long as the link works. The command decides how long that is.</source>
        <translation>Cualquiera que tenga el enlace de un archivo puede obtenerlo mientras el enlace funcione. Cuánto dura depende del comando.</translation>
    </message>
    <message>
        <source>Anyone who has the link to a file can fetch it until you delete the file. These links don&apos;t expire.</source>
        <translation>Cualquiera que tenga el enlace de un archivo puede obtenerlo hasta que elimine el archivo. Estos enlaces no caducan.</translation>
    </message>
    <message>
        <source>Secret access key</source>
        <translation>Clave de acceso secreta</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Contraseña</translation>
    </message>
    <message>
        <source>The storage is in %1, far from %2: the service may fetch files slowly.</source>
        <comment>region and host</comment>
        <translation>El almacenamiento está en %1, lejos de %2: el servicio podría obtener los archivos con lentitud.</translation>
    </message>
</context>
<context>
    <name>Dailies::PlacesPage</name>
    <message>
        <source>Video services fetch your files through links, so they need a place on the web.</source>
        <translation>Los servicios de vídeo obtienen sus archivos por medio de enlaces, así que necesitan un lugar en la web.</translation>
    </message>
    <message>
        <source>Add storage of your own, such as an S3 bucket, a WebDAV folder or a command. Dailies uploads a file there when a request needs it.</source>
        <translation>Añada un almacenamiento propio, como un bucket S3, una carpeta WebDAV o un comando. Dailies sube allí un archivo cuando una solicitud lo necesita.</translation>
    </message>
    <message>
        <source>Add a place…</source>
        <translation>Añadir un destino…</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>Añadir…</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Editar…</translation>
    </message>
    <message>
        <source>My uploads…</source>
        <translation>Mis subidas…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Add an upload place</source>
        <translation>Añadir un destino de subida</translation>
    </message>
    <message>
        <source>Its secret is in memory only, until you quit.</source>
        <translation>Su secreto está solo en memoria, hasta que salga.</translation>
    </message>
    <message numerus="yes">
        <source>%n waiting requests will need another place.</source>
        <translation>
            <numerusform>%n solicitud en espera necesitará otro destino.</numerusform>
            <numerusform>%n solicitudes en espera necesitarán otro destino.</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove place</source>
        <translation>Eliminar destino</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>The upload place was kept, because its secret couldn&apos;t be removed. %1</source>
        <translation>El destino de subida se conservó porque no se pudo eliminar su secreto. %1</translation>
    </message>
    <message>
        <source>Removed %1. Its files were kept.</source>
        <translation>Se eliminó %1. Sus archivos se conservaron.</translation>
    </message>
    <message>
        <source>Choose a place.</source>
        <translation>Elija un destino.</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Usar</translation>
    </message>
    <message>
        <source>Upload files to this place</source>
        <translation>Subir los archivos a este destino</translation>
    </message>
    <message>
        <source>Remove %1 and its secret?</source>
        <translation>¿Eliminar %1 y su secreto?</translation>
    </message>
    <message>
        <source>Remove %1?</source>
        <translation>¿Eliminar %1?</translation>
    </message>
    <message>
        <source>The files you&apos;ve uploaded stay there. Their links work until they expire.</source>
        <translation>Los archivos que ha subido se quedan allí. Sus enlaces funcionan hasta que caduquen.</translation>
    </message>
    <message>
        <source>The files you&apos;ve uploaded stay there, and so do their links.</source>
        <translation>Los archivos que ha subido se quedan allí, y también sus enlaces.</translation>
    </message>
    <message>
        <source>Waiting requests whose files aren&apos;t uploaded yet will need another place.</source>
        <translation>Las solicitudes en espera cuyos archivos aún no se han subido necesitarán otro destino.</translation>
    </message>
</context>
<context>
    <name>Dailies::PlayerActions</name>
    <message>
        <source>Play</source>
        <translation>Reproducir</translation>
    </message>
    <message>
        <source>Previous frame</source>
        <translation>Fotograma anterior</translation>
    </message>
    <message>
        <source>Next frame</source>
        <translation>Fotograma siguiente</translation>
    </message>
    <message>
        <source>First frame</source>
        <translation>Primer fotograma</translation>
    </message>
    <message>
        <source>Last frame</source>
        <translation>Último fotograma</translation>
    </message>
    <message>
        <source>One second back</source>
        <translation>Un segundo atrás</translation>
    </message>
    <message>
        <source>One second forward</source>
        <translation>Un segundo adelante</translation>
    </message>
    <message>
        <source>Go to frame…</source>
        <translation>Ir al fotograma…</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Ampliar</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Reducir</translation>
    </message>
    <message>
        <source>%1×</source>
        <comment>playing speed</comment>
        <translation>%1×</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>Más lento</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>Más rápido</translation>
    </message>
    <message>
        <source>Normal speed</source>
        <translation>Velocidad normal</translation>
    </message>
    <message>
        <source>Loop</source>
        <translation>Bucle</translation>
    </message>
    <message>
        <source>Filmstrip</source>
        <translation>Tira de fotogramas</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>Silenciar</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Pantalla completa</translation>
    </message>
    <message>
        <source>Leave full screen</source>
        <translation>Salir de pantalla completa</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>No sound device was found. The picture plays without sound.</source>
        <translation>No se encontró ningún dispositivo de sonido. La imagen se reproduce sin sonido.</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>Ir a</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Zoom</translation>
    </message>
    <message>
        <source>Pause (hold with J/L to step frames)</source>
        <translation>Pausar (mantener con J/L: por fotogramas)</translation>
    </message>
    <message>
        <source>Play backward / faster</source>
        <translation>Reproducir atrás / más rápido</translation>
    </message>
    <message>
        <source>Play forward / faster</source>
        <translation>Reproducir adelante / más rápido</translation>
    </message>
    <message>
        <source>Set in point</source>
        <translation>Marcar entrada</translation>
    </message>
    <message>
        <source>Set out point</source>
        <translation>Marcar salida</translation>
    </message>
    <message>
        <source>Clear in and out</source>
        <translation>Borrar entrada y salida</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Ajustar</translation>
    </message>
    <message>
        <source>Actual size</source>
        <translation>Tamaño real</translation>
    </message>
    <message>
        <source>In and out</source>
        <translation>Entrada y salida</translation>
    </message>
    <message>
        <source>Previous frame, in the list</source>
        <translation>Fotograma anterior, en la lista</translation>
    </message>
    <message>
        <source>Next frame, in the list</source>
        <translation>Fotograma siguiente, en la lista</translation>
    </message>
</context>
<context>
    <name>Dailies::PlayerWidget</name>
    <message>
        <source>Select a take to watch it.</source>
        <translation>Seleccione una toma para verla.</translation>
    </message>
    <message>
        <source>Go to frame</source>
        <translation>Ir al fotograma</translation>
    </message>
    <message>
        <source>Frame, 0 to %1:</source>
        <translation>Fotograma, de 0 a %1:</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>Ir</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
</context>
<context>
    <name>Dailies::PracticeController</name>
    <message>
        <source>No practice takes.</source>
        <translation>No hay tomas de práctica.</translation>
    </message>
    <message numerus="yes">
        <source>Remove all %n practice takes?</source>
        <translation>
            <numerusform>¿Quitar %n toma de práctica?</numerusform>
            <numerusform>¿Quitar las %n tomas de práctica?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unfinished takes will be stopped.</source>
        <translation>
            <numerusform>Se detendrá %n toma sin terminar.</numerusform>
            <numerusform>Se detendrán %n tomas sin terminar.</numerusform>
        </translation>
    </message>
    <message>
        <source>Their clips (%1) move to the Trash.</source>
        <translation>Sus clips (%1) van a la papelera del sistema.</translation>
    </message>
    <message>
        <source>Remove practice takes</source>
        <translation>Quitar tomas de práctica</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>Dailies::PreferenceRow</name>
    <message>
        <source>Reset %1</source>
        <translation>Restablecer «%1»</translation>
    </message>
    <message>
        <source>Reset to default</source>
        <translation>Restablecer el valor predeterminado</translation>
    </message>
</context>
<context>
    <name>Dailies::Preferences</name>
    <message>
        <source>The settings can&apos;t be saved to %1.</source>
        <translation>No se pueden guardar los ajustes en %1.</translation>
    </message>
</context>
<context>
    <name>Dailies::ProfileJsonPage</name>
    <message>
        <source>Profile as JSON</source>
        <translation>Perfil como JSON</translation>
    </message>
</context>
<context>
    <name>Dailies::ProfileList</name>
    <message>
        <source>Model profiles</source>
        <translation>Perfiles de modelo</translation>
    </message>
</context>
<context>
    <name>Dailies::ProfileMediaPage</name>
    <message>
        <source>All images</source>
        <translation>Todas las imágenes</translation>
    </message>
    <message>
        <source>All videos</source>
        <translation>Todos los vídeos</translation>
    </message>
    <message>
        <source>All audio</source>
        <translation>Todo el audio</translation>
    </message>
    <message>
        <source>All documents</source>
        <translation>Todos los documentos</translation>
    </message>
    <message>
        <source>Reference voice</source>
        <translation>Voz de referencia</translation>
    </message>
    <message>
        <source>Request kind</source>
        <translation>Tipo de solicitud</translation>
    </message>
    <message>
        <source>Types</source>
        <translation>Tipos</translation>
    </message>
    <message>
        <source>Media</source>
        <translation>Medios</translation>
    </message>
    <message>
        <source>Formats</source>
        <translation>Formatos</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Archivos</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Cuántos</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>Mínimo</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>Máximo</translation>
    </message>
    <message>
        <source>Total, s</source>
        <translation>Suma, s</translation>
    </message>
    <message>
        <source>Leave empty what you don&apos;t know. Combinations and rarer rules are in the profile&apos;s JSON.</source>
        <translation>Lo que está vacío no se conoce. Las combinaciones y las reglas menos frecuentes están en el perfil como JSON.</translation>
    </message>
    <message>
        <source>Total length of all items of this type, in seconds</source>
        <translation>Segundos de todos los elementos del tipo en conjunto</translation>
    </message>
    <message>
        <source>%1: the minimum is greater than the maximum.</source>
        <translation>%1: el mínimo es mayor que el máximo.</translation>
    </message>
    <message>
        <source>Size, MB</source>
        <translation>Tamaño, MB</translation>
    </message>
    <message>
        <source>Length, s</source>
        <translation>Duración, s</translation>
    </message>
    <message>
        <source>to, s</source>
        <translation>a, s</translation>
    </message>
    <message>
        <source>Side, px</source>
        <translation>Lado, px</translation>
    </message>
    <message>
        <source>to, px</source>
        <translation>a, px</translation>
    </message>
</context>
<context>
    <name>Dailies::ProfileModelPage</name>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Familia</translation>
    </message>
    <message>
        <source>Request kinds</source>
        <translation>Tipos de solicitud</translation>
    </message>
    <message>
        <source>Model codes</source>
        <translation>Códigos de modelo</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Fuente</translation>
    </message>
    <message>
        <source>Confidence: %1</source>
        <translation>Fiabilidad: %1</translation>
    </message>
    <message>
        <source>Choose at least one request kind.</source>
        <translation>Elija al menos un tipo de solicitud.</translation>
    </message>
    <message>
        <source>high</source>
        <comment>confidence in a source</comment>
        <translation>alta</translation>
    </message>
    <message>
        <source>medium</source>
        <comment>confidence in a source</comment>
        <translation>media</translation>
    </message>
    <message>
        <source>low</source>
        <comment>confidence in a source</comment>
        <translation>baja</translation>
    </message>
    <message>
        <source>One pattern per line. A code matches if it contains all words of a line. A word after ! must not appear, and = stands for the whole code.</source>
        <translation>Un patrón por línea. Un código coincide si contiene todas las palabras de una línea; una palabra tras ! no debe aparecer en él, y = es el código completo.</translation>
    </message>
    <message>
        <source>This profile is built in. To use another name, duplicate it.</source>
        <translation>Este perfil viene integrado. Para usar otro nombre, duplíquelo.</translation>
    </message>
    <message>
        <source>Not specified</source>
        <translation>Sin indicar</translation>
    </message>
    <message>
        <source>Name the profile.</source>
        <translation>Dé un nombre al perfil.</translation>
    </message>
    <message>
        <source>%1 is built in and keeps its name. To use another name, duplicate it.</source>
        <translation>%1 viene integrado y mantiene su nombre. Para usar otro nombre, duplíquelo.</translation>
    </message>
    <message>
        <source>A profile with this name already exists.</source>
        <translation>Ya hay un perfil con este nombre.</translation>
    </message>
</context>
<context>
    <name>Dailies::ProfileValuesPage</name>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Límites</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds behind a number</comment>
        <translation> s</translation>
    </message>
    <message>
        <source>Prompt, characters</source>
        <translation>Prompt, caracteres</translation>
    </message>
    <message>
        <source>Negative prompt, characters</source>
        <translation>Prompt negativo, caracteres</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Duración</translation>
    </message>
    <message>
        <source>Duration with a reference video</source>
        <translation>Duración con un vídeo de referencia</translation>
    </message>
    <message>
        <source>Input videos and clip together</source>
        <translation>Vídeos de entrada y clip juntos</translation>
    </message>
    <message>
        <source>Guidance</source>
        <translation>Intensidad de guía</translation>
    </message>
    <message>
        <source>Shots</source>
        <translation>Planos</translation>
    </message>
    <message>
        <source>Prompt of a shot, characters</source>
        <translation>Prompt de un plano, caracteres</translation>
    </message>
    <message>
        <source>Voices</source>
        <translation>Voces</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>Imágenes</translation>
    </message>
    <message>
        <source>to</source>
        <translation>a</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>como máximo</translation>
    </message>
    <message>
        <source>%1 from</source>
        <translation>%1, desde</translation>
    </message>
    <message>
        <source>%1 to</source>
        <translation>%1, hasta</translation>
    </message>
    <message>
        <source>Separated by commas. You can still enter other values in a request.</source>
        <translation>Separados por comas. En una solicitud se pueden escribir igualmente otros valores.</translation>
    </message>
    <message>
        <source>Suggested values</source>
        <translation>Valores para elegir</translation>
    </message>
    <message>
        <source>%1: a limit can&apos;t be negative.</source>
        <translation>%1: un límite no puede ser negativo.</translation>
    </message>
    <message>
        <source>%1: the minimum is greater than the maximum.</source>
        <translation>%1: el mínimo es mayor que el máximo.</translation>
    </message>
</context>
<context>
    <name>Dailies::ProgressRing</name>
    <message>
        <source>%1 %</source>
        <comment>percentage</comment>
        <translation>%1&#xa0;%</translation>
    </message>
</context>
<context>
    <name>Dailies::PromptEdit</name>
    <message>
        <source>Media</source>
        <translation>Medios</translation>
    </message>
</context>
<context>
    <name>Dailies::QtPlayer</name>
    <message>
        <source>No picture of this clip could be shown.</source>
        <translation>No se pudo mostrar ninguna imagen de este clip.</translation>
    </message>
    <message>
        <source>No media backend of Qt Multimedia is installed, so clips cannot be played here.</source>
        <translation>No hay instalado ningún motor multimedia de Qt Multimedia, así que aquí no se pueden reproducir clips.</translation>
    </message>
    <message>
        <source>This file contains no video.</source>
        <translation>Este archivo no contiene vídeo.</translation>
    </message>
    <message>
        <source>This clip can&apos;t be played. The file may be damaged or in an unsupported format.</source>
        <translation>Este clip no se puede reproducir. Puede que el archivo esté dañado o en un formato no admitido.</translation>
    </message>
</context>
<context>
    <name>Dailies::QueueController</name>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>The request won&apos;t be sent again. The earlier call still has no response.</source>
        <translation>La solicitud no se enviará de nuevo. La llamada anterior sigue sin respuesta.</translation>
    </message>
    <message>
        <source>The request won&apos;t be sent again. The earlier call still has no response and may have been charged.</source>
        <translation>La solicitud no se enviará de nuevo. La llamada anterior sigue sin respuesta y puede que se haya cobrado.</translation>
    </message>
    <message>
        <source>Removed. The request won&apos;t be sent again.</source>
        <translation>Se quitó la solicitud. No se enviará de nuevo.</translation>
    </message>
    <message>
        <source>Removed. The request wasn&apos;t sent.</source>
        <translation>Se quitó la solicitud. No se envió.</translation>
    </message>
    <message>
        <source>Removed. The request wasn&apos;t sent and nothing was charged.</source>
        <translation>Se quitó la solicitud. No se envió y no se cobró nada.</translation>
    </message>
    <message>
        <source>This request&apos;s account no longer exists.</source>
        <translation>La cuenta de esta solicitud ya no existe.</translation>
    </message>
    <message numerus="yes">
        <source>%n requests from last time weren&apos;t sent. Nothing was charged.</source>
        <translation>
            <numerusform>%n solicitud de la última vez no se envió. No se cobró nada.</numerusform>
            <numerusform>%n solicitudes de la última vez no se enviaron. No se cobró nada.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n requests from last time weren&apos;t sent.</source>
        <translation>
            <numerusform>%n solicitud de la última vez no se envió.</numerusform>
            <numerusform>%n solicitudes de la última vez no se enviaron.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Ahora no</translation>
    </message>
    <message>
        <source>This task is already in the list.</source>
        <translation>Esta tarea ya está en la lista.</translation>
    </message>
    <message>
        <source>Change ID</source>
        <translation>Cambiar el ID</translation>
    </message>
    <message>
        <source>The ID that the service shows for take %1. No new request is sent.</source>
        <translation>El ID que el servicio muestra para la toma %1. No se envía ninguna solicitud nueva.</translation>
    </message>
    <message numerus="yes">
        <source>%n requests are on hold, because of your spending limits. They weren&apos;t sent.</source>
        <translation>
            <numerusform>%n solicitud está retenida por sus límites de gasto. No se envió.</numerusform>
            <numerusform>%n solicitudes están retenidas por sus límites de gasto. No se enviaron.</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Send now? You&apos;ll be charged for each.</source>
        <translation>¿Enviar ahora? Pagará cada una.</translation>
    </message>
    <message>
        <source>Send now? %1</source>
        <comment>You&apos;ll be charged for up to 15 s.</comment>
        <translation>¿Enviar ahora? %1</translation>
    </message>
    <message>
        <source>Send %1</source>
        <comment>a number of requests</comment>
        <translation>Enviar %1</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
</context>
<context>
    <name>Dailies::Rail</name>
    <message>
        <source>Takes</source>
        <translation>Tomas</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menú</translation>
    </message>
    <message>
        <source>Spend</source>
        <translation>Gastos</translation>
    </message>
    <message>
        <source>Add a page</source>
        <translation>Añadir una página</translation>
    </message>
    <message>
        <source>Nothing is in progress</source>
        <translation>No hay nada en curso</translation>
    </message>
</context>
<context>
    <name>Dailies::RateDialog</name>
    <message>
        <source>New rate</source>
        <translation>Nueva tarifa</translation>
    </message>
    <message>
        <source>Edit rate</source>
        <translation>Editar tarifa</translation>
    </message>
    <message>
        <source>All accounts</source>
        <translation>Todas las cuentas</translation>
    </message>
    <message>
        <source>for example: price list of 1 October</source>
        <translation>por ejemplo: lista de precios del 1 de octubre</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Precio</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Moneda</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unidad</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Cuenta</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>Resolución</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Modo</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Sonido</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Desde</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Fuente</translation>
    </message>
    <message>
        <source>The rate that matches a take best is used. Takes sent before this day keep the rate they had.</source>
        <translation>Se usa la tarifa que mejor corresponde a una toma. Las tomas enviadas antes de este día conservan la tarifa que tenían.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Enter the currency as three letters, such as USD.</source>
        <translation>Indique la moneda con tres letras, por ejemplo USD.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>price and unit</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>What one unit costs, such as %1.</source>
        <translation>Lo que cuesta una unidad, por ejemplo %1.</translation>
    </message>
    <message>
        <source>Enter what one unit costs.</source>
        <translation>Indique lo que cuesta una unidad.</translation>
    </message>
    <message>
        <source>Save as free</source>
        <translation>Guardar como gratuita</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>A price of 0 means that these takes are free. If you don&apos;t know what they cost, don&apos;t add a rate.</source>
        <translation>Un precio de 0 significa que estas tomas son gratuitas. Si no sabe lo que cuestan, no añada ninguna tarifa.</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>Cualquiera</translation>
    </message>
    <message>
        <source>With sound</source>
        <translation>Con sonido</translation>
    </message>
    <message>
        <source>Without sound</source>
        <translation>Sin sonido</translation>
    </message>
</context>
<context>
    <name>Dailies::RatesDialog</name>
    <message>
        <source>There is no account “%1”. Nothing was imported.</source>
        <translation>No hay ninguna cuenta «%1». No se importó nada.</translation>
    </message>
    <message>
        <source>Import CSV…</source>
        <translation>Importar CSV…</translation>
    </message>
    <message>
        <source>Rates</source>
        <translation>Tarifas</translation>
    </message>
    <message>
        <source>Applies to</source>
        <translation>Se aplica a</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Tarifa</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Desde</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Fuente</translation>
    </message>
    <message>
        <source>No rates yet.</source>
        <translation>Aún no hay tarifas.</translation>
    </message>
    <message>
        <source>A rate says what a second, a point or a take costs. Takes without a rate count in their own units, never as free.</source>
        <translation>Una tarifa indica lo que cuesta un segundo, un punto o una toma. Las tomas sin tarifa cuentan en sus propias unidades, nunca como gratuitas.</translation>
    </message>
    <message>
        <source>A CSV file needs the columns unit, price, currency and from. It may have account, model, resolution, mode, sound and source.</source>
        <translation>Un archivo CSV necesita las columnas unit, price, currency y from. Puede tener account, model, resolution, mode, sound y source.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>price and unit</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Removed the rate of %1. Its takes are without a rate now, unless another one applies.</source>
        <translation>Se eliminó la tarifa de %1. Sus tomas están ahora sin tarifa, salvo que se aplique otra.</translation>
    </message>
    <message>
        <source>Import rates</source>
        <translation>Importar tarifas</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tablas (*.csv)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>%1 Nothing was imported.</source>
        <translation>%1 No se importó nada.</translation>
    </message>
    <message numerus="yes">
        <source>Imported %Ln rates.</source>
        <translation>
            <numerusform>Se importó %Ln tarifa.</numerusform>
            <numerusform>Se importaron %Ln tarifas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::RenameDialog</name>
    <message>
        <source>Rename clip</source>
        <translation>Cambiar nombre del clip</translation>
    </message>
    <message>
        <source>File name</source>
        <translation>Nombre de archivo</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Cambiar nombre</translation>
    </message>
    <message>
        <source>A file named “%1” is already in this folder. Choose another name.</source>
        <translation>Ya hay un archivo «%1» en esta carpeta. Elija otro nombre.</translation>
    </message>
</context>
<context>
    <name>Dailies::ReportController</name>
    <message>
        <source>Show in folder</source>
        <translation>Mostrar en la carpeta</translation>
    </message>
    <message>
        <source>Report saved to %1.</source>
        <translation>Informe guardado en %1.</translation>
    </message>
</context>
<context>
    <name>Dailies::ReportDialog</name>
    <message>
        <source>Report a problem</source>
        <translation>Informar de un problema</translation>
    </message>
    <message>
        <source>Save report…</source>
        <translation>Guardar informe…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Content of the file</source>
        <translation>Contenido del archivo</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>Guardar informe</translation>
    </message>
    <message>
        <source>Zip files (*.zip)</source>
        <translation>Archivos zip (*.zip)</translation>
    </message>
    <message>
        <source>Include recent prompts</source>
        <translation>Incluir los prompts recientes</translation>
    </message>
    <message>
        <source>Reading your keys, so they can be removed from the report…</source>
        <translation>Leyendo sus claves para quitarlas del informe…</translation>
    </message>
    <message>
        <source>This is everything in the report. It&apos;s saved as a file; nothing is sent.</source>
        <translation>Esto es todo lo que contiene el informe. Se guarda como archivo; no se envía nada.</translation>
    </message>
    <message>
        <source>Files in the report</source>
        <translation>Archivos del informe</translation>
    </message>
</context>
<context>
    <name>Dailies::ReportView</name>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
</context>
<context>
    <name>Dailies::RequestBody</name>
    <message>
        <source>%1 is empty.</source>
        <translation>%1 está vacío.</translation>
    </message>
    <message>
        <source>%1 changed while it was being sent.</source>
        <translation>%1 cambió mientras se enviaba.</translation>
    </message>
    <message>
        <source>%1 no longer exists.</source>
        <translation>%1 ya no existe.</translation>
    </message>
    <message>
        <source>%1 isn&apos;t a file.</source>
        <translation>%1 no es un archivo.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read: %2.</source>
        <translation>No se puede leer %1: %2.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be uploaded: only images (JPEG, PNG, WebP, BMP) can. Add a public link instead.</source>
        <translation>%1 no se puede subir: solo se pueden subir imágenes (JPEG, PNG, WebP, BMP). Añada en su lugar un enlace público.</translation>
    </message>
</context>
<context>
    <name>Dailies::RequestForm</name>
    <message>
        <source>Compose</source>
        <translation>Componer</translation>
    </message>
    <message>
        <source>Send once more</source>
        <translation>Enviar otra vez</translation>
    </message>
    <message>
        <source>Generate</source>
        <translation>Generar</translation>
    </message>
    <message>
        <source>Continues from take %1</source>
        <translation>Continúa la toma %1</translation>
    </message>
    <message>
        <source>Check the warning above, or generate anyway.</source>
        <translation>Revise la advertencia de arriba o genere de todos modos.</translation>
    </message>
    <message>
        <source>Needs confirmation</source>
        <translation>Requiere confirmación</translation>
    </message>
    <message>
        <source>Practice mode · nothing is charged</source>
        <translation>Modo de práctica · no se cobra nada</translation>
    </message>
    <message>
        <source>Generate %1 variations</source>
        <translation>Generar %1 variaciones</translation>
    </message>
    <message>
        <source>Send %1 more</source>
        <translation>Enviar %1 más</translation>
    </message>
</context>
<context>
    <name>Dailies::RequestPreview</name>
    <message>
        <source>Copy JSON</source>
        <translation>Copiar JSON</translation>
    </message>
    <message>
        <source>Copy cURL</source>
        <translation>Copiar cURL</translation>
    </message>
    <message>
        <source>Request preview</source>
        <translation>Vista previa de la solicitud</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
    <message>
        <source>URL</source>
        <translation>Dirección</translation>
    </message>
    <message>
        <source>The key is never shown or copied.</source>
        <translation>La clave nunca se muestra ni se copia.</translation>
    </message>
    <message>
        <source>Copies the whole body with all its data.</source>
        <translation>Copia el cuerpo completo con todos sus datos.</translation>
    </message>
    <message>
        <source>Copies a bash command that reads the key from $API_KEY.</source>
        <translation>Copia un comando de bash que lee la clave de $API_KEY.</translation>
    </message>
</context>
<context>
    <name>Dailies::RequestUpload</name>
    <message>
        <source>%1 has to be uploaded first, but there is no upload place. Add one in the settings.</source>
        <translation>Antes hay que subir %1, pero no hay ningún destino de subida. Añada uno en los ajustes.</translation>
    </message>
    <message>
        <source>You haven&apos;t agreed to uploads to “%1” yet.</source>
        <translation>Aún no ha aceptado las subidas a «%1».</translation>
    </message>
</context>
<context>
    <name>Dailies::ReuseDialog</name>
    <message>
        <source>Account</source>
        <translation>Cuenta</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Campo</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Ahora</translation>
    </message>
    <message>
        <source>Use all</source>
        <translation>Usar todo</translation>
    </message>
    <message>
        <source>Use %1 of %2</source>
        <translation>Usar %1 de %2</translation>
    </message>
    <message>
        <source>Compare with form</source>
        <translation>Comparar con el formulario</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Cambios</translation>
    </message>
    <message>
        <source>New value</source>
        <translation>Valor nuevo</translation>
    </message>
    <message>
        <source>Missing files: %1. Choose others before you generate.</source>
        <translation>Faltan archivos: %1. Elija otros antes de generar.</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>Auto</translation>
    </message>
</context>
<context>
    <name>Dailies::S3Uploader</name>
    <message>
        <source>The storage&apos;s list of files can&apos;t be read.</source>
        <translation>No se puede leer la lista de archivos del almacenamiento.</translation>
    </message>
</context>
<context>
    <name>Dailies::SaveDraftDialog</name>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Save as draft</source>
        <translation>Guardar como borrador</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Reemplazar</translation>
    </message>
    <message>
        <source>Keep both</source>
        <translation>Conservar ambos</translation>
    </message>
    <message>
        <source>Name the draft.</source>
        <translation>Dé un nombre al borrador.</translation>
    </message>
    <message>
        <source>A draft named “%1” already exists, saved %2.</source>
        <translation>Ya hay un borrador «%1», guardado %2.</translation>
    </message>
</context>
<context>
    <name>Dailies::SavedFilterMenu</name>
    <message>
        <source>Saved filters</source>
        <translation>Filtros guardados</translation>
    </message>
    <message>
        <source>Save this filter…</source>
        <translation>Guardar este filtro…</translation>
    </message>
    <message>
        <source>Save filter</source>
        <translation>Guardar filtro</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Cambiar nombre</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Rename filter</source>
        <translation>Cambiar nombre del filtro</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>A filter needs a name. Nothing was saved.</source>
        <translation>Un filtro necesita un nombre. No se guardó nada.</translation>
    </message>
    <message>
        <source>Filter “%1” updated.</source>
        <translation>Filtro «%1» actualizado.</translation>
    </message>
    <message>
        <source>A filter needs a name. It keeps the old one.</source>
        <translation>Un filtro necesita un nombre. Conserva el anterior.</translation>
    </message>
    <message>
        <source>There&apos;s already a filter “%1”.</source>
        <translation>Ya hay un filtro «%1».</translation>
    </message>
    <message>
        <source>Filter “%1” removed.</source>
        <translation>Filtro «%1» quitado.</translation>
    </message>
</context>
<context>
    <name>Dailies::ScreeningBar</name>
    <message>
        <source>Previous take</source>
        <translation>Toma anterior</translation>
    </message>
    <message>
        <source>Next take</source>
        <translation>Toma siguiente</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Anterior</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Exit</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Exit screening</source>
        <translation>Salir de la proyección</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>Toma %1</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Reject</source>
        <translation>Descartar</translation>
    </message>
    <message numerus="yes">
        <source>%n takes</source>
        <translation>
            <numerusform>%n toma</numerusform>
            <numerusform>%n tomas</numerusform>
        </translation>
    </message>
    <message>
        <source>A take that is in progress or needs a decision can&apos;t be rejected.</source>
        <translation>No se puede descartar una toma que está en curso o sobre la que hay algo por decidir.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurar</translation>
    </message>
</context>
<context>
    <name>Dailies::ScreeningController</name>
    <message>
        <source>There are no takes from today. Select two or more takes, or filter the list, to screen them.</source>
        <translation>No hay tomas de hoy. Para proyectar, seleccione dos o más tomas o filtre la lista.</translation>
    </message>
    <message>
        <source>%1 of %2, take %3</source>
        <translation>%1 de %2, toma %3</translation>
    </message>
    <message>
        <source>None of these takes has a clip to screen.</source>
        <translation>Ninguna de estas tomas tiene un clip que proyectar.</translation>
    </message>
    <message>
        <source>There is only one take to screen. Select more takes, or watch it full screen.</source>
        <translation>Solo hay una toma para proyectar. Seleccione más tomas o véala a pantalla completa.</translation>
    </message>
</context>
<context>
    <name>Dailies::ScreeningEnd</name>
    <message>
        <source>Watch again</source>
        <translation>Ver de nuevo</translation>
    </message>
    <message>
        <source>Exit</source>
        <translation>Salir</translation>
    </message>
    <message numerus="yes">
        <source>That was the last of %n takes</source>
        <translation>
            <numerusform>Esa fue la última de %n toma</numerusform>
            <numerusform>Esa fue la última de %n tomas</numerusform>
        </translation>
    </message>
    <message>
        <source>These takes were deleted</source>
        <translation>Estas tomas se eliminaron</translation>
    </message>
    <message numerus="yes">
        <source>%n rated</source>
        <translation>
            <numerusform>%n valorada</numerusform>
            <numerusform>%n valoradas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rejected</source>
        <translation>
            <numerusform>%n descartada</numerusform>
            <numerusform>%n descartadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing rated, nothing rejected</source>
        <translation>Nada valorado, nada descartado</translation>
    </message>
    <message numerus="yes">
        <source>Compare the best %n</source>
        <translation>
            <numerusform>Comparar la %n mejor</numerusform>
            <numerusform>Comparar las %n mejores</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::ScreeningKeys</name>
    <message>
        <source>rate</source>
        <comment>after the keys 1 to 5</comment>
        <translation>valorar</translation>
    </message>
    <message>
        <source>reject</source>
        <comment>after the key X</comment>
        <translation>descartar</translation>
    </message>
    <message>
        <source>take</source>
        <comment>after the arrow keys, which go to another take</comment>
        <translation>toma</translation>
    </message>
    <message>
        <source>pause</source>
        <comment>after the space key</comment>
        <translation>pausa</translation>
    </message>
    <message>
        <source>exit</source>
        <comment>after the Esc key</comment>
        <translation>salir</translation>
    </message>
</context>
<context>
    <name>Dailies::ScreeningModel</name>
    <message>
        <source>Take %1</source>
        <translation>Toma %1</translation>
    </message>
    <message>
        <source>Rejected</source>
        <translation>Descartada</translation>
    </message>
    <message numerus="yes">
        <source>%n stars</source>
        <translation>
            <numerusform>%n estrella</numerusform>
            <numerusform>%n estrellas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::ScreeningStrip</name>
    <message>
        <source>Takes of this screening</source>
        <translation>Tomas de esta proyección</translation>
    </message>
</context>
<context>
    <name>Dailies::SelectionBar</name>
    <message>
        <source>Rate</source>
        <comment>stars follow</comment>
        <translation>Valorar</translation>
    </message>
    <message>
        <source>Clear selection</source>
        <translation>Borrar selección</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>Tag…</source>
        <translation>Etiquetar…</translation>
    </message>
    <message>
        <source>Adds tags to the selected takes</source>
        <translation>Añade etiquetas a las tomas seleccionadas</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Guardar…</translation>
    </message>
    <message>
        <source>Copies the clips to a folder</source>
        <translation>Copia los clips en una carpeta</translation>
    </message>
    <message>
        <source>Generate again</source>
        <translation>Volver a generar</translation>
    </message>
    <message>
        <source>Sends the same requests as new takes</source>
        <translation>Envía las mismas solicitudes como tomas nuevas</translation>
    </message>
    <message>
        <source>Reject</source>
        <translation>Descartar</translation>
    </message>
    <message numerus="yes">
        <source>%Ln selected</source>
        <translation>
            <numerusform>%Ln seleccionada</numerusform>
            <numerusform>%Ln seleccionadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Screen</source>
        <translation>Proyectar</translation>
    </message>
    <message>
        <source>Note…</source>
        <translation>Nota…</translation>
    </message>
    <message>
        <source>Adds a note to the selected takes</source>
        <translation>Añade una nota a las tomas seleccionadas</translation>
    </message>
    <message>
        <source>Marks the takes as not good enough</source>
        <translation>Marca las tomas como no lo bastante buenas</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Moves the takes and their clips to the Trash</source>
        <translation>Mueve las tomas a la papelera, y sus clips a la papelera del sistema</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurar</translation>
    </message>
    <message>
        <source>Brings the takes and their clips back from the Trash</source>
        <translation>Recupera las tomas de la papelera, con sus clips</translation>
    </message>
</context>
<context>
    <name>Dailies::SelectionCommands</name>
    <message>
        <source>Add tags</source>
        <translation>Añadir etiquetas</translation>
    </message>
    <message>
        <source>Tags, separated by commas</source>
        <translation>Etiquetas, separadas por comas</translation>
    </message>
    <message>
        <source>None of the selected takes can be generated again.</source>
        <translation>No se puede volver a generar ninguna de las tomas seleccionadas.</translation>
    </message>
    <message numerus="yes">
        <source>Generate %n takes? You&apos;ll be charged for each.</source>
        <translation>
            <numerusform>¿Generar %n toma? Se le cobrará.</numerusform>
            <numerusform>¿Generar %n tomas? Se le cobrará cada una.</numerusform>
        </translation>
    </message>
    <message>
        <source>Generate %1</source>
        <translation>Generar %1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Add a note</source>
        <translation>Añadir una nota</translation>
    </message>
    <message numerus="yes">
        <source>Added to the notes of %n takes</source>
        <translation>
            <numerusform>Añadido a la nota de %n toma</numerusform>
            <numerusform>Añadido a las notas de %n tomas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Generate %n takes? %1</source>
        <translation>
            <numerusform>¿Generar %n toma? %1</numerusform>
            <numerusform>¿Generar %n tomas? %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Clear selection</source>
        <translation>Borrar selección</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>Toma %1</translation>
    </message>
    <message>
        <source>Add note</source>
        <translation>Añadir nota</translation>
    </message>
</context>
<context>
    <name>Dailies::SendTimeDialog</name>
    <message>
        <source>Send at a time</source>
        <translation>Enviar a una hora determinada</translation>
    </message>
    <message>
        <source>Send at</source>
        <translation>Hora de envío</translation>
    </message>
    <message>
        <source>It&apos;s sent if Dailies is running then.</source>
        <translation>Se envía si Dailies está abierto entonces.</translation>
    </message>
    <message>
        <source>Send later</source>
        <translation>Enviar más tarde</translation>
    </message>
    <message>
        <source>This time has passed. Nothing was sent. Choose a later time.</source>
        <translation>Esta hora ya ha pasado. No se envió nada. Elija una hora posterior.</translation>
    </message>
</context>
<context>
    <name>Dailies::SendingController</name>
    <message>
        <source>Sending is paused. New requests wait here; takes that are being generated continue.</source>
        <translation>El envío está en pausa. Las solicitudes nuevas esperan aquí; las tomas que se están generando continúan.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reanudar</translation>
    </message>
    <message>
        <source>No take is being generated now.</source>
        <translation>Ahora no se está generando ninguna toma.</translation>
    </message>
    <message numerus="yes">
        <source>All takes are finished. This computer goes to sleep in %n seconds.</source>
        <translation>
            <numerusform>Todas las tomas han terminado. Este equipo se suspenderá en %n segundo.</numerusform>
            <numerusform>Todas las tomas han terminado. Este equipo se suspenderá en %n segundos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All takes are finished. Dailies quits in %n seconds.</source>
        <translation>
            <numerusform>Todas las tomas han terminado. Dailies se cerrará en %n segundo.</numerusform>
            <numerusform>Todas las tomas han terminado. Dailies se cerrará en %n segundos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>All takes are finished.</source>
        <translation>Todas las tomas han terminado.</translation>
    </message>
    <message numerus="yes">
        <source>%n requests are on hold and weren&apos;t sent, so this computer stays awake.</source>
        <translation>
            <numerusform>%n solicitud está retenida y no se envió, así que este equipo sigue activo.</numerusform>
            <numerusform>%n solicitudes están retenidas y no se enviaron, así que este equipo sigue activo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n requests are on hold and weren&apos;t sent, so Dailies stays open.</source>
        <translation>
            <numerusform>%n solicitud está retenida y no se envió, así que Dailies sigue abierto.</numerusform>
            <numerusform>%n solicitudes están retenidas y no se enviaron, así que Dailies sigue abierto.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All other takes are finished. %n requests are on hold and weren&apos;t sent.</source>
        <translation>
            <numerusform>Todas las demás tomas han terminado. %n solicitud está retenida y no se envió.</numerusform>
            <numerusform>Todas las demás tomas han terminado. %n solicitudes están retenidas y no se enviaron.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::SendingPage</name>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>Proxy address</source>
        <translation>Dirección del proxy</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>Proxy</translation>
    </message>
    <message>
        <source>Same as in Settings</source>
        <translation>Como en Ajustes</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>Predeterminado del sistema</translation>
    </message>
    <message>
        <source>Custom HTTP proxy</source>
        <translation>Proxy HTTP propio</translation>
    </message>
    <message>
        <source>Custom SOCKS5 proxy</source>
        <translation>Proxy SOCKS5 propio</translation>
    </message>
    <message>
        <source>Parallel requests</source>
        <translation>Solicitudes simultáneas</translation>
    </message>
    <message>
        <source>Status checks per second</source>
        <translation>Consultas por segundo</translation>
    </message>
    <message>
        <source>Maximum number of status checks per second. Lower values are easier on the service&apos;s rate limits.</source>
        <translation>Número máximo de consultas de estado por segundo. Un valor más bajo respeta mejor los límites del servicio.</translation>
    </message>
    <message>
        <source>For calls to its base URL, including those of other accounts with the same URL. Clips are downloaded from other servers, through the proxy in Settings.</source>
        <translation>Para las llamadas a su dirección base, también las de otras cuentas con la misma dirección. Los clips se descargan de otros servidores, por el proxy de los ajustes del programa.</translation>
    </message>
    <message>
        <source>Enter a host and port, such as proxy.example.com:8080.</source>
        <translation>Indique un equipo y un puerto, por ejemplo proxy.example.com:8080.</translation>
    </message>
</context>
<context>
    <name>Dailies::ServiceCall</name>
    <message>
        <source>The URL must start with https:// or http:// and a host.</source>
        <translation>La dirección debe empezar por https:// o http:// y un servidor.</translation>
    </message>
    <message>
        <source>Over http:// your key can be read in transit, and you haven&apos;t allowed that.</source>
        <translation>Con http://, alguien puede leer su clave por el camino, y usted no lo ha permitido.</translation>
    </message>
</context>
<context>
    <name>Dailies::SessionKeyStore</name>
    <message>
        <source>No key for this account and URL.</source>
        <translation>No hay ninguna clave para esta cuenta y dirección.</translation>
    </message>
    <message>
        <source>No keychain is available.</source>
        <translation>No hay ningún llavero disponible.</translation>
    </message>
</context>
<context>
    <name>Dailies::SettingsController</name>
    <message>
        <source>Uploads</source>
        <translation>Subidas</translation>
    </message>
    <message>
        <source>upload storage place bucket link S3 WebDAV command secret</source>
        <translation>subir subida almacenamiento destino bucket enlace S3 WebDAV comando secreto</translation>
    </message>
</context>
<context>
    <name>Dailies::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Search settings</source>
        <translation>Buscar en los ajustes</translation>
    </message>
    <message>
        <source>Settings categories</source>
        <translation>Grupos de ajustes</translation>
    </message>
    <message>
        <source>No settings match “%1”.</source>
        <translation>Ningún ajuste coincide con «%1».</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Teclado</translation>
    </message>
</context>
<context>
    <name>Dailies::SettleDialog</name>
    <message>
        <source>Charged</source>
        <translation>Se cobró</translation>
    </message>
    <message>
        <source>Not charged</source>
        <translation>No se cobró</translation>
    </message>
    <message>
        <source>Settle a take</source>
        <translation>Aclarar una toma</translation>
    </message>
    <message>
        <source>Settle take %1</source>
        <translation>Aclarar la toma %1</translation>
    </message>
    <message>
        <source>Task ID: %1</source>
        <translation>ID de tarea: %1</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Segundos</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Money, if known</source>
        <translation>Importe, si se conoce</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Moneda</translation>
    </message>
    <message>
        <source>Settle</source>
        <translation>Aclarar</translation>
    </message>
    <message>
        <source>Enter what you were charged, or choose “Not charged”.</source>
        <translation>Indique lo que se le cobró o elija «No se cobró».</translation>
    </message>
    <message>
        <source>Enter the currency as three letters, such as USD.</source>
        <translation>Indique la moneda con tres letras, por ejemplo USD.</translation>
    </message>
    <message>
        <source>Cost of take %1</source>
        <translation>Coste de la toma %1</translation>
    </message>
    <message>
        <source>You have settled this. What you enter replaces it.</source>
        <translation>Usted ya lo aclaró. Lo que introduzca lo sustituye.</translation>
    </message>
    <message>
        <source>The service reported %1. What you enter replaces it, for example after a refund.</source>
        <translation>El servicio informó de %1. Lo que introduzca lo sustituye, por ejemplo tras un reembolso.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Look at the service&apos;s console or invoice. You can undo this later.</source>
        <translation>Mire en la consola o en la factura del servicio. Puede deshacerlo más tarde.</translation>
    </message>
    <message>
        <source>Takes that failed or were refused by the service aren&apos;t charged. If your invoice says something else, enter it.</source>
        <translation>Las tomas fallidas o rechazadas por el servicio no se cobran. Si su factura dice otra cosa, introdúzcalo.</translation>
    </message>
</context>
<context>
    <name>Dailies::ShortcutEdit</name>
    <message>
        <source>Press the new key. Backspace removes it.</source>
        <translation>Pulse la tecla nueva. Borrar (retroceso) la quita.</translation>
    </message>
</context>
<context>
    <name>Dailies::ShortcutSheet</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Atajos de teclado</translation>
    </message>
    <message>
        <source>Search shortcuts</source>
        <translation>Buscar atajos</translation>
    </message>
    <message>
        <source>No matching shortcuts.</source>
        <translation>No hay atajos que coincidan.</translation>
    </message>
</context>
<context>
    <name>Dailies::ShotRow</name>
    <message>
        <source>Seconds</source>
        <translation>Segundos</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds, after a number</comment>
        <translation> s</translation>
    </message>
    <message>
        <source>Shot prompt</source>
        <translation>Prompt del plano</translation>
    </message>
    <message>
        <source>Describe this shot</source>
        <translation>Describa este plano</translation>
    </message>
    <message>
        <source>Sec.</source>
        <comment>seconds, in a narrow field</comment>
        <translation>s</translation>
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
        <translation>Añadir plano</translation>
    </message>
    <message>
        <source>Split evenly</source>
        <translation>Repartir por igual</translation>
    </message>
    <message>
        <source>Shot %1</source>
        <translation>Plano %1</translation>
    </message>
    <message>
        <source>%1 of %2 s</source>
        <translation>%1 de %2 s</translation>
    </message>
    <message>
        <source>Split the clip&apos;s duration equally</source>
        <translation>Repartir por igual la duración del clip</translation>
    </message>
    <message>
        <source>%1 of %2 shots</source>
        <comment>shots, and how many at most</comment>
        <translation>%1 de %2 planos</translation>
    </message>
    <message>
        <source>%1 s in total</source>
        <translation>%1 s en total</translation>
    </message>
</context>
<context>
    <name>Dailies::SpendChart</name>
    <message>
        <source>Seconds per day</source>
        <translation>Segundos por día</translation>
    </message>
    <message>
        <source>Points per day</source>
        <translation>Puntos por día</translation>
    </message>
    <message>
        <source>The left and right keys go from day to day. The breakdown by day has the same figures as a table.</source>
        <translation>Las teclas izquierda y derecha pasan de un día a otro. El desglose por día muestra las mismas cifras en una tabla.</translation>
    </message>
    <message>
        <source>%1 billed</source>
        <translation>facturado %1</translation>
    </message>
    <message>
        <source>%1 reserved</source>
        <translation>reservado %1</translation>
    </message>
    <message>
        <source>up to %1 unsettled</source>
        <translation>sin aclarar hasta %1</translation>
    </message>
    <message>
        <source>%1 not billed</source>
        <translation>no facturado %1</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a day and its figures</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hoy</translation>
    </message>
    <message>
        <source>d MMM</source>
        <comment>a day on the axis, for QDate</comment>
        <translation>d MMM</translation>
    </message>
</context>
<context>
    <name>Dailies::SpendController</name>
    <message>
        <source>Spend</source>
        <translation>Gastos</translation>
    </message>
    <message>
        <source>Takes</source>
        <translation>Tomas</translation>
    </message>
    <message>
        <source>Settled as charged.</source>
        <translation>Aclarada como cobrada.</translation>
    </message>
    <message>
        <source>Settled as not charged.</source>
        <translation>Aclarada como no cobrada.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Export CSV</source>
        <translation>Exportar CSV</translation>
    </message>
    <message>
        <source>Table for spreadsheet programs (*.csv)</source>
        <translation>Tabla para hojas de cálculo (*.csv)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln takes exported to %1.</source>
        <translation>
            <numerusform>%Ln toma exportada a %1.</numerusform>
            <numerusform>%Ln tomas exportadas a %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Abrir la carpeta</translation>
    </message>
    <message>
        <source>Spending limits…</source>
        <translation>Límites de gasto…</translation>
    </message>
    <message>
        <source>The take is unsettled again.</source>
        <translation>La toma vuelve a estar sin aclarar.</translation>
    </message>
    <message>
        <source>Dailies has no record of what this take cost.</source>
        <translation>Dailies no tiene registro de lo que costó esta toma.</translation>
    </message>
    <message>
        <source>%1. %2 · %3</source>
        <comment>number, time and cost of a call</comment>
        <translation>%1. %2 · %3</translation>
    </message>
    <message>
        <source>Cost of take %1</source>
        <translation>Coste de la toma %1</translation>
    </message>
    <message numerus="yes">
        <source>This take was sent %n times. Which call?</source>
        <translation>
            <numerusform>Esta toma se envió %n vez. ¿Qué llamada?</numerusform>
            <numerusform>Esta toma se envió %n veces. ¿Qué llamada?</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <comment>a limit and an account</comment>
        <translation>%1 para %2</translation>
    </message>
    <message>
        <source>Your limit of %1 is reached.</source>
        <translation>Ha alcanzado su límite de %1.</translation>
    </message>
    <message>
        <source>%1 % of your limit of %2 is used or reserved.</source>
        <translation>Se ha usado o reservado el %1&#xa0;% de su límite de %2.</translation>
    </message>
    <message>
        <source>Your earlier figure counts again.</source>
        <translation>Vuelve a contar su cifra anterior.</translation>
    </message>
    <message>
        <source>The service&apos;s figure counts again.</source>
        <translation>Vuelve a contar la cifra del servicio.</translation>
    </message>
</context>
<context>
    <name>Dailies::SpendHeader</name>
    <message>
        <source>Account</source>
        <translation>Cuenta</translation>
    </message>
    <message>
        <source>All accounts</source>
        <translation>Todas las cuentas</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>All models</source>
        <translation>Todos los modelos</translation>
    </message>
    <message>
        <source>Compare with invoice…</source>
        <translation>Comparar con factura…</translation>
    </message>
    <message>
        <source>Export CSV…</source>
        <translation>Exportar CSV…</translation>
    </message>
    <message>
        <source>Spend</source>
        <translation>Gastos</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hoy</translation>
    </message>
    <message>
        <source>7 days</source>
        <translation>7 días</translation>
    </message>
    <message>
        <source>30 days</source>
        <translation>30 días</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>Este año</translation>
    </message>
</context>
<context>
    <name>Dailies::SpendPage</name>
    <message>
        <source>Spend</source>
        <translation>Gastos</translation>
    </message>
    <message>
        <source>Show this year</source>
        <translation>Mostrar este año</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Segundos</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Cuenta</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Etiqueta</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Día</translation>
    </message>
    <message>
        <source>Rates…</source>
        <translation>Tarifas…</translation>
    </message>
    <message>
        <source>Breakdown</source>
        <translation>Desglose</translation>
    </message>
    <message>
        <source>Unsettled</source>
        <translation>Sin aclarar</translation>
    </message>
    <message>
        <source>Nothing was spent yet.</source>
        <translation>Aún no se ha gastado nada.</translation>
    </message>
    <message>
        <source>Per day</source>
        <translation>Por día</translation>
    </message>
    <message>
        <source>Seconds per day</source>
        <translation>Segundos por día</translation>
    </message>
    <message>
        <source>Points per day</source>
        <translation>Puntos por día</translation>
    </message>
    <message>
        <source>Daily limit: %1</source>
        <translation>Límite diario: %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>what a rate applies to, and the rate</comment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>Money uses your rates: %1 and %Ln more.</source>
        <translation>
            <numerusform>Los importes usan sus tarifas: %1 y %Ln más.</numerusform>
            <numerusform>Los importes usan sus tarifas: %1 y %Ln más.</numerusform>
        </translation>
    </message>
    <message>
        <source>Money uses your rate: %1.</source>
        <translation>Los importes usan su tarifa: %1.</translation>
    </message>
    <message>
        <source>Seconds and points are what the service reported, or what you settled. Takes without a figure count as unsettled until you settle them.</source>
        <translation>Los segundos y los puntos son los que el servicio indicó o los que usted aclaró. Las tomas sin cifra cuentan como sin aclarar hasta que usted las aclare.</translation>
    </message>
    <message>
        <source>Nothing was sent in this period.</source>
        <translation>No se envió nada en este período.</translation>
    </message>
    <message>
        <source>Once you generate with your own account, each take&apos;s cost appears here.</source>
        <translation>En cuanto genere con su propia cuenta, aquí aparecerá el coste de cada toma.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln takes have no rate, so they aren&apos;t in the total.</source>
        <translation>
            <numerusform>%Ln toma no tiene tarifa, así que no está en el total.</numerusform>
            <numerusform>%Ln tomas no tienen tarifa, así que no están en el total.</numerusform>
        </translation>
    </message>
    <message>
        <source>Invoices often differ here. Enter what you were charged, or choose “Not charged”.</source>
        <translation>Aquí suelen diferir las facturas. Indique lo que se le cobró o elija «No se cobró».</translation>
    </message>
    <message>
        <source>There are no rates yet, so money isn&apos;t known (–).</source>
        <translation>Aún no hay tarifas, así que los importes no se conocen (–).</translation>
    </message>
</context>
<context>
    <name>Dailies::SpendTiles</name>
    <message>
        <source>Billed as reported</source>
        <translation>Facturado según el servicio</translation>
    </message>
    <message>
        <source>Reserved now</source>
        <translation>Reservado ahora</translation>
    </message>
    <message>
        <source>Unsettled</source>
        <translation>Sin aclarar</translation>
    </message>
    <message>
        <source>Not billed</source>
        <translation>No facturado</translation>
    </message>
    <message>
        <source>Other units</source>
        <translation>Otras unidades</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Revisar</translation>
    </message>
    <message>
        <source>Goes to the unsettled takes</source>
        <translation>Va a las tomas sin aclarar</translation>
    </message>
    <message>
        <source>Set a rate</source>
        <translation>Definir una tarifa</translation>
    </message>
    <message numerus="yes">
        <source>%Ln takes</source>
        <translation>
            <numerusform>%Ln toma</numerusform>
            <numerusform>%Ln tomas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln takes running</source>
        <translation>
            <numerusform>%Ln toma en ejecución</numerusform>
            <numerusform>%Ln tomas en ejecución</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is running</source>
        <translation>No hay nada en ejecución</translation>
    </message>
    <message>
        <source>All takes are settled</source>
        <translation>Todas las tomas están aclaradas</translation>
    </message>
    <message numerus="yes">
        <source>%Ln takes · no rate set</source>
        <translation>
            <numerusform>%Ln toma · sin tarifa definida</numerusform>
            <numerusform>%Ln tomas · sin tarifa definida</numerusform>
        </translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>up to %1</source>
        <comment>money</comment>
        <translation>hasta %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 for %Ln takes</source>
        <comment>money</comment>
        <translation>
            <numerusform>%1 por %Ln toma</numerusform>
            <numerusform>%1 por %Ln tomas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::StageController</name>
    <message>
        <source>Downloads automatically, then plays here</source>
        <translation>Se descarga solo y se reproduce aquí</translation>
    </message>
    <message>
        <source>Takes play here.</source>
        <translation>Las tomas se reproducen aquí.</translation>
    </message>
</context>
<context>
    <name>Dailies::StageWindow</name>
    <message>
        <source>Viewer in its own window</source>
        <translation>Visor en su propia ventana</translation>
    </message>
    <message>
        <source>Viewer – Dailies</source>
        <translation>Visor – Dailies</translation>
    </message>
    <message>
        <source>Moves the viewer to a second screen, if there is one. Close that window to bring it back.</source>
        <translation>Mueve el visor a una segunda pantalla, si la hay. Cierre esa ventana para traerlo de vuelta.</translation>
    </message>
</context>
<context>
    <name>Dailies::StarRating</name>
    <message numerus="yes">
        <source>Rate %n stars</source>
        <translation>
            <numerusform>Valorar con %n estrella</numerusform>
            <numerusform>Valorar con %n estrellas</numerusform>
        </translation>
    </message>
    <message>
        <source>Not rated</source>
        <translation>Sin valorar</translation>
    </message>
    <message numerus="yes">
        <source>%n stars</source>
        <translation>
            <numerusform>%n estrella</numerusform>
            <numerusform>%n estrellas</numerusform>
        </translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Valoración</translation>
    </message>
</context>
<context>
    <name>Dailies::StartupProgressWindow</name>
    <message>
        <source>Copying the task database and updating it for this version of Dailies.</source>
        <translation>Copiando la base de datos de tareas y actualizándola para esta versión de Dailies.</translation>
    </message>
    <message>
        <source>Comparing the tasks with the full list of IDs.</source>
        <translation>Comparando las tareas con la lista completa de ID.</translation>
    </message>
    <message>
        <source>Checking and repairing the task database.</source>
        <translation>Comprobando y reparando la base de datos de tareas.</translation>
    </message>
    <message>
        <source>With a long history, this can take a minute. Nothing is sent meanwhile. If you interrupt it, nothing is lost: it starts over next time.</source>
        <translation>Con un historial largo, esto puede tardar un minuto. Mientras tanto no se envía nada, y no se pierde nada si se interrumpe: vuelve a empezar en el próximo inicio.</translation>
    </message>
</context>
<context>
    <name>Dailies::StorageCall</name>
    <message>
        <source>Stopped by you.</source>
        <translation>Detenido por usted.</translation>
    </message>
    <message>
        <source>The storage stopped responding.</source>
        <translation>El almacenamiento dejó de responder.</translation>
    </message>
    <message>
        <source>The certificate of %1 isn&apos;t valid, so nothing was sent to it.</source>
        <translation>El certificado de %1 no es válido, así que no se le envió nada.</translation>
    </message>
    <message>
        <source>%1 doesn&apos;t accept connections.</source>
        <translation>%1 no acepta conexiones.</translation>
    </message>
    <message>
        <source>The connection to %1 failed.</source>
        <translation>Falló la conexión con %1.</translation>
    </message>
    <message>
        <source>%1 closed the connection after %2 of %3.</source>
        <translation>%1 cerró la conexión después de %2 de %3.</translation>
    </message>
    <message>
        <source>Storage can&apos;t be reached: libcurl isn&apos;t installed on this computer.</source>
        <translation>No se puede acceder al almacenamiento: libcurl no está instalado en este equipo.</translation>
    </message>
    <message>
        <source>Host %1 not found. Check the URL and the network connection.</source>
        <translation>No se encontró el host %1. Compruebe la URL y la conexión de red.</translation>
    </message>
</context>
<context>
    <name>Dailies::SubmissionTiles</name>
    <message>
        <source>Take %1 · %2</source>
        <comment>number, and a time or state</comment>
        <translation>Toma %1 · %2</translation>
    </message>
    <message>
        <source>Take %1: %2</source>
        <comment>number and state</comment>
        <translation>Toma %1: %2</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>lista</translation>
    </message>
    <message>
        <source>%1 of %2 ready</source>
        <comment>takes of one submission</comment>
        <translation>%1 de %2 listas</translation>
    </message>
</context>
<context>
    <name>Dailies::SubmitBar</name>
    <message>
        <source>Sending…</source>
        <translation>Enviando…</translation>
    </message>
    <message>
        <source>Variations</source>
        <translation>Variaciones</translation>
    </message>
    <message>
        <source>Generate</source>
        <translation>Generar</translation>
    </message>
    <message>
        <source>Fewer variations</source>
        <translation>Menos variaciones</translation>
    </message>
    <message>
        <source>More variations</source>
        <translation>Más variaciones</translation>
    </message>
    <message>
        <source>How many takes to make of this request</source>
        <translation>Cuántas tomas crear con esta solicitud</translation>
    </message>
    <message>
        <source>Generate anyway</source>
        <translation>Generar de todos modos</translation>
    </message>
    <message>
        <source>Generate %1 anyway</source>
        <translation>Generar %1 de todos modos</translation>
    </message>
    <message>
        <source>Generate %1</source>
        <translation>Generar %1</translation>
    </message>
</context>
<context>
    <name>Dailies::SubmitController</name>
    <message>
        <source>Choose an account first. Nothing was sent.</source>
        <translation>Elija primero una cuenta. No se envió nada.</translation>
    </message>
    <message>
        <source>%1 Nothing was sent.</source>
        <translation>%1 No se envió nada.</translation>
    </message>
    <message>
        <source>%1 Send it once more?</source>
        <comment>You sent this 4 s ago.</comment>
        <translation>%1 ¿Enviarla otra vez?</translation>
    </message>
    <message>
        <source>Send once more</source>
        <translation>Enviar otra vez</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>This take&apos;s account was removed. Nothing was sent.</source>
        <translation>Se eliminó la cuenta de esta toma. No se envió nada.</translation>
    </message>
    <message>
        <source>Generate anyway</source>
        <translation>Generar de todos modos</translation>
    </message>
    <message>
        <source>Upload and generate</source>
        <translation>Subir y generar</translation>
    </message>
    <message>
        <source>Agree and send</source>
        <translation>Aceptar y enviar</translation>
    </message>
    <message>
        <source>Edit limits…</source>
        <translation>Editar límites…</translation>
    </message>
    <message>
        <source>%1 Generate anyway?</source>
        <comment>You have a limit of 60 s per day.</comment>
        <translation>%1 ¿Generar de todos modos?</translation>
    </message>
    <message>
        <source>Send later…</source>
        <translation>Enviar más tarde…</translation>
    </message>
    <message>
        <source>Generates at a time that you choose</source>
        <translation>Genera a la hora que elija</translation>
    </message>
    <message>
        <source>%1 Generate anyway?</source>
        <comment>Take 7 of the same request got no response.</comment>
        <translation>%1 ¿Generar de todos modos?</translation>
    </message>
    <message>
        <source>Decide first</source>
        <translation>Decidir primero</translation>
    </message>
    <message>
        <source>Send anyway</source>
        <translation>Enviar de todos modos</translation>
    </message>
    <message>
        <source>Sending is paused, so this waits until you resume it.</source>
        <translation>El envío está en pausa, así que esta solicitud espera hasta que lo reanude.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reanudar</translation>
    </message>
    <message>
        <source>Send these files</source>
        <translation>Enviar estos archivos</translation>
    </message>
    <message>
        <source>The same request was just sent.</source>
        <translation>Se acaba de enviar la misma solicitud.</translation>
    </message>
    <message>
        <source>The clip couldn&apos;t be saved. %1 Nothing was sent.</source>
        <comment>Can&apos;t write to /films.</comment>
        <translation>El clip no se podría guardar. %1 No se envió nada.</translation>
    </message>
    <message>
        <source>Change folder…</source>
        <translation>Cambiar carpeta…</translation>
    </message>
    <message>
        <source>Set a rate…</source>
        <translation>Definir una tarifa…</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n takes)</source>
        <comment>a sentence about them</comment>
        <translation>
            <numerusform>%1 (%n toma)</numerusform>
            <numerusform>%1 (%n tomas)</numerusform>
        </translation>
    </message>
    <message>
        <source>Take %1 was removed. Nothing was sent.</source>
        <translation>Se quitó la toma %1. No se envió nada.</translation>
    </message>
    <message>
        <source>The account of take %1 was removed. Nothing was sent.</source>
        <translation>Se quitó la cuenta de la toma %1. No se envió nada.</translation>
    </message>
    <message>
        <source>%1 Send take %2 anyway?</source>
        <comment>Take 7 of the same request got no response.</comment>
        <translation>%1 ¿Enviar la toma %2 de todos modos?</translation>
    </message>
    <message numerus="yes">
        <source>%1 Send these %Ln requests anyway?</source>
        <comment>Take 7 of the same request got no response.</comment>
        <translation>
            <numerusform>%1 ¿Enviar de todos modos esta %Ln solicitud?</numerusform>
            <numerusform>%1 ¿Enviar de todos modos estas %Ln solicitudes?</numerusform>
        </translation>
    </message>
    <message>
        <source>The request names these files on your computer. Send them?</source>
        <translation>La solicitud menciona estos archivos de su equipo. ¿Enviarlos?</translation>
    </message>
</context>
<context>
    <name>Dailies::SwitchControl</name>
    <message>
        <source>Auto · on</source>
        <translation>Auto · activado</translation>
    </message>
    <message>
        <source>Auto · off</source>
        <translation>Auto · desactivado</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Activado</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Desactivado</translation>
    </message>
</context>
<context>
    <name>Dailies::TableSettings</name>
    <message>
        <source>Collapse all</source>
        <translation>Contraer todo</translation>
    </message>
    <message>
        <source>Expand all</source>
        <translation>Desplegar todo</translation>
    </message>
    <message>
        <source>Reset columns</source>
        <translation>Restablecer columnas</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Ordenar por</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Más recientes primero</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
    <message>
        <source>Sorted by %1, ascending</source>
        <translation>Orden por %1, ascendente</translation>
    </message>
    <message>
        <source>Sorted by %1, descending</source>
        <translation>Orden por %1, descendente</translation>
    </message>
    <message>
        <source>Arrange columns…</source>
        <translation>Organizar columnas…</translation>
    </message>
    <message>
        <source>Group by day and prompt</source>
        <translation>Agrupar por día y prompt</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Vista</translation>
    </message>
</context>
<context>
    <name>Dailies::TakeActionBar</name>
    <message>
        <source>Rating</source>
        <translation>Valoración</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>More actions</source>
        <translation>Más acciones</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>Toma %1</translation>
    </message>
</context>
<context>
    <name>Dailies::TakeFiles</name>
    <message>
        <source>Nothing was deleted. %1</source>
        <translation>No se eliminó nada. %1</translation>
    </message>
    <message>
        <source>This take has no clip to rename.</source>
        <translation>Esta toma no tiene ningún clip al que cambiar el nombre.</translation>
    </message>
    <message>
        <source>The clip was not renamed. %1</source>
        <translation>No se cambió el nombre del clip. %1</translation>
    </message>
</context>
<context>
    <name>Dailies::TakeRequests</name>
    <message>
        <source>No model of this account can edit clips.</source>
        <translation>Ningún modelo de esta cuenta puede editar clips.</translation>
    </message>
</context>
<context>
    <name>Dailies::TakeTile</name>
    <message>
        <source>Take %1</source>
        <translation>Toma %1</translation>
    </message>
    <message numerus="yes">
        <source>%n stars</source>
        <translation>
            <numerusform>%n estrella</numerusform>
            <numerusform>%n estrellas</numerusform>
        </translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>Eliminada</translation>
    </message>
    <message>
        <source>Rejected</source>
        <translation>Descartada</translation>
    </message>
    <message>
        <source>Ended · frame %1</source>
        <translation>Fin · fotograma %1</translation>
    </message>
    <message>
        <source>Frame %1</source>
        <translation>Fotograma %1</translation>
    </message>
    <message>
        <source>Reading the clip…</source>
        <translation>Leyendo el clip…</translation>
    </message>
</context>
<context>
    <name>Dailies::TaskActions</name>
    <message>
        <source>Play</source>
        <translation>Reproducir</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Mostrar en la carpeta</translation>
    </message>
    <message>
        <source>Check now</source>
        <translation>Consultar ahora</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurar</translation>
    </message>
    <message>
        <source>Copy prompt</source>
        <translation>Copiar prompt</translation>
    </message>
    <message>
        <source>Copy request as JSON</source>
        <translation>Copiar solicitud como JSON</translation>
    </message>
    <message>
        <source>Copy as cURL</source>
        <translation>Copiar como cURL</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Retener</translation>
    </message>
    <message>
        <source>Send first</source>
        <translation>Enviar primero</translation>
    </message>
    <message>
        <source>Send last</source>
        <translation>Enviar al final</translation>
    </message>
    <message>
        <source>Cancel sending</source>
        <translation>Cancelar envío</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Send now</source>
        <translation>Enviar ahora</translation>
    </message>
    <message>
        <source>This request has no prompt.</source>
        <translation>Esta solicitud no tiene prompt.</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Guardar como…</translation>
    </message>
    <message>
        <source>Saves a copy of the clip anywhere you like.</source>
        <translation>Guarda una copia del clip donde usted quiera.</translation>
    </message>
    <message>
        <source>I found it: enter its ID…</source>
        <translation>La encontré: indicar su ID…</translation>
    </message>
    <message>
        <source>Tracks the task by the ID that the service shows for it.</source>
        <translation>Sigue la tarea por el ID que el servicio muestra para ella.</translation>
    </message>
    <message>
        <source>Resubmit anyway (may be charged twice)…</source>
        <translation>Reenviar de todos modos (puede cobrarse dos veces)…</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Ignorar</translation>
    </message>
    <message>
        <source>Dailies stops asking for a decision. You can still make one.</source>
        <translation>Dailies deja de pedir una decisión. Aún puede tomarla.</translation>
    </message>
    <message>
        <source>Keeps this request here until you choose Send now.</source>
        <translation>Retiene aquí esta solicitud hasta que elija «Enviar ahora».</translation>
    </message>
    <message>
        <source>Stop tracking</source>
        <translation>Dejar de seguir</translation>
    </message>
    <message>
        <source>Stops checking this task. The service may still run it and charge you.</source>
        <translation>Deja de consultar esta tarea. El servicio aún puede ejecutarla y cobrársela.</translation>
    </message>
    <message>
        <source>If the service already has the whole request, it may still run. Dailies then asks what to do.</source>
        <translation>Si el servicio ya tiene la solicitud completa, aún puede ejecutarse. En ese caso, Dailies pregunta qué hacer.</translation>
    </message>
    <message>
        <source>Removes this request from the queue. It won&apos;t be sent.</source>
        <translation>Quita esta solicitud de la cola. No se enviará.</translation>
    </message>
    <message>
        <source>Before all other waiting requests.</source>
        <translation>Antes que todas las demás solicitudes en espera.</translation>
    </message>
    <message>
        <source>One place earlier in the queue.</source>
        <translation>Un puesto antes en la cola.</translation>
    </message>
    <message>
        <source>One place later in the queue.</source>
        <translation>Un puesto después en la cola.</translation>
    </message>
    <message>
        <source>After all other waiting requests.</source>
        <translation>Después de todas las demás solicitudes en espera.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Starts a request from the last frame of this take.</source>
        <translation>Inicia una solicitud desde el último fotograma de esta toma.</translation>
    </message>
    <message>
        <source>Edit this clip</source>
        <translation>Editar este clip</translation>
    </message>
    <message>
        <source>Starts a request that edits this clip.</source>
        <translation>Inicia una solicitud que edita este clip.</translation>
    </message>
    <message>
        <source>Reuse</source>
        <translation>Reutilizar</translation>
    </message>
    <message>
        <source>Loads the request of this take into the form.</source>
        <translation>Carga la solicitud de esta toma en el formulario.</translation>
    </message>
    <message>
        <source>Variations</source>
        <translation>Variaciones</translation>
    </message>
    <message>
        <source>Loads the request of this take into the form, for three new takes. Nothing is sent yet.</source>
        <translation>Carga la solicitud de esta toma en el formulario, para tres tomas nuevas. Aún no se envía nada.</translation>
    </message>
    <message>
        <source>Compare with form…</source>
        <translation>Comparar con el formulario…</translation>
    </message>
    <message>
        <source>Shows what Reuse would change, field by field.</source>
        <translation>Muestra campo por campo qué cambiaría «Reutilizar».</translation>
    </message>
    <message>
        <source>Generate again</source>
        <translation>Volver a generar</translation>
    </message>
    <message>
        <source>Sends the same request as a new task. You&apos;ll be charged for it.</source>
        <translation>Envía la misma solicitud como tarea nueva. Se le cobrará.</translation>
    </message>
    <message>
        <source>Copy clip</source>
        <translation>Copiar clip</translation>
    </message>
    <message>
        <source>Copies the clip, to paste it into a folder or another program.</source>
        <translation>Copia el clip para pegarlo en una carpeta u otro programa.</translation>
    </message>
    <message>
        <source>Copy ID</source>
        <translation>Copiar ID</translation>
    </message>
    <message>
        <source>This task has no ID from the service.</source>
        <translation>Esta tarea no tiene ID del servicio.</translation>
    </message>
    <message>
        <source>Copy link</source>
        <translation>Copiar enlace</translation>
    </message>
    <message>
        <source>Copies the download link of the clip, which usually expires within a day.</source>
        <translation>Copia el enlace de descarga del clip, que suele caducar en un día.</translation>
    </message>
    <message>
        <source>This task has no download link.</source>
        <translation>Esta tarea no tiene enlace de descarga.</translation>
    </message>
    <message>
        <source>Copies a bash command that sends this request, with the key from $API_KEY.</source>
        <translation>Copia un comando de bash que envía esta solicitud, con la clave de $API_KEY.</translation>
    </message>
    <message>
        <source>Export for support…</source>
        <translation>Exportar para soporte…</translation>
    </message>
    <message>
        <source>Reject</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Resubmit anyway (may run twice)…</source>
        <translation>Reenviar de todos modos (puede ejecutarse dos veces)…</translation>
    </message>
    <message>
        <source>Sends the same request as a new task.</source>
        <translation>Envía la misma solicitud como tarea nueva.</translation>
    </message>
    <message>
        <source>Stops checking this task. The practice service may still run it.</source>
        <translation>Deja de consultar esta tarea. El servicio de práctica aún puede ejecutarla.</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>Descargar</translation>
    </message>
    <message>
        <source>Download again</source>
        <translation>Volver a descargar</translation>
    </message>
    <message>
        <source>This task has no clip.</source>
        <translation>Esta tarea no tiene clip.</translation>
    </message>
    <message>
        <source>Still generating…</source>
        <translation>Aún se está generando…</translation>
    </message>
    <message>
        <source>Edit request</source>
        <translation>Editar solicitud</translation>
    </message>
    <message>
        <source>Takes this request out of the queue and into the form. It won&apos;t be sent until you generate it.</source>
        <translation>Saca esta solicitud de la cola y la pasa al formulario. No se enviará hasta que la genere.</translation>
    </message>
    <message>
        <source>Rename clip…</source>
        <translation>Cambiar nombre del clip…</translation>
    </message>
    <message>
        <source>Renames the clip and the JSON file next to it.</source>
        <translation>Cambia el nombre del clip y del archivo JSON que lo acompaña.</translation>
    </message>
    <message>
        <source>Marks the take as not good enough. Its clip stays.</source>
        <translation>Marca la toma como no lo bastante buena. Su clip se queda.</translation>
    </message>
    <message>
        <source>Takes the rejection back.</source>
        <translation>La toma deja de estar descartada.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Moves the take and its clip to the Trash. You can undo this.</source>
        <translation>Mueve la toma a la papelera, y su clip a la papelera del sistema. Se puede deshacer.</translation>
    </message>
    <message>
        <source>Brings the take and its clip back from the Trash.</source>
        <translation>Recupera la toma de la papelera, con su clip.</translation>
    </message>
    <message>
        <source>Cancel upload</source>
        <translation>Cancelar subida</translation>
    </message>
    <message>
        <source>Stops the upload and keeps the request here, on hold. Nothing was sent to the service.</source>
        <translation>Detiene la subida y deja la solicitud aquí, retenida. No se envió nada al servicio.</translation>
    </message>
    <message>
        <source>Send at…</source>
        <translation>Enviar a una hora…</translation>
    </message>
    <message>
        <source>Sends this request at a time that you choose.</source>
        <translation>Envía esta solicitud a la hora que elija.</translation>
    </message>
    <message>
        <source>This take is in the Trash. Restore brings it back with its clip.</source>
        <translation>Esta toma está en la papelera. «Restaurar» la recupera con su clip.</translation>
    </message>
    <message>
        <source>Change ID…</source>
        <translation>Cambiar el ID…</translation>
    </message>
    <message>
        <source>Replaces the ID that you entered. No new request is sent.</source>
        <translation>Sustituye el ID que introdujo. No se envía ninguna solicitud nueva.</translation>
    </message>
    <message>
        <source>Save a part</source>
        <translation>Guardar una parte</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Orden</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>Correct cost…</source>
        <translation>Corregir el coste…</translation>
    </message>
    <message>
        <source>Enter the key…</source>
        <translation>Introducir la clave…</translation>
    </message>
    <message>
        <source>Test upload place…</source>
        <translation>Probar el destino…</translation>
    </message>
    <message>
        <source>Edit limits…</source>
        <translation>Editar límites…</translation>
    </message>
    <message>
        <source>Opens your spending limits. This request waits until you choose Send now.</source>
        <translation>Abre sus límites de gasto. Esta solicitud espera hasta que elija «Enviar ahora».</translation>
    </message>
    <message>
        <source>Change clip folder…</source>
        <translation>Cambiar la carpeta de clips…</translation>
    </message>
    <message>
        <source>Opens the setting of the folder in which clips are saved.</source>
        <translation>Abre el ajuste de la carpeta en la que se guardan los clips.</translation>
    </message>
    <message>
        <source>Uploads 1 kB to the place of this request&apos;s files and fetches it through its link.</source>
        <translation>Sube 1 kB al destino de los archivos de esta solicitud y lo obtiene por su enlace.</translation>
    </message>
    <message>
        <source>Saves a zip file with IDs, times, the request and the responses. It never contains your key.</source>
        <translation>Guarda un archivo zip con los ID, las horas, la solicitud y las respuestas. Nunca contiene su clave.</translation>
    </message>
    <message>
        <source>Records what your invoice says instead of the service&apos;s figure.</source>
        <translation>Registra lo que dice su factura en lugar de la cifra del servicio.</translation>
    </message>
    <message>
        <source>This request is already first in the queue.</source>
        <translation>Esta solicitud ya es la primera de la cola.</translation>
    </message>
    <message>
        <source>This request is already last in the queue.</source>
        <translation>Esta solicitud ya es la última de la cola.</translation>
    </message>
    <message>
        <source>Stores the key of this take&apos;s account. Its waiting requests are then sent.</source>
        <translation>Guarda la clave de la cuenta de esta toma. Después se envían sus solicitudes en espera.</translation>
    </message>
    <message>
        <source>Move up in the queue</source>
        <translation>Adelantar en la cola</translation>
    </message>
    <message>
        <source>Move down in the queue</source>
        <translation>Retrasar en la cola</translation>
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
        <translation>%1, %2&#xa0;%</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>Toma %1</translation>
    </message>
    <message>
        <source>Take %1, %2</source>
        <translation>Toma %1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n tasks finished. %1</source>
        <translation>
            <numerusform>%n tarea ha terminado. %1</numerusform>
            <numerusform>%n tareas han terminado. %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::TaskDetails</name>
    <message>
        <source>Details</source>
        <translation>Detalles</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Solicitud</translation>
    </message>
    <message>
        <source>Response</source>
        <translation>Respuesta</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Aún no ha ocurrido nada.</translation>
    </message>
    <message>
        <source>Select a take to see its details.</source>
        <translation>Seleccione una toma para ver sus detalles.</translation>
    </message>
    <message>
        <source>Technical</source>
        <translation>Datos técnicos</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>Toma %1</translation>
    </message>
</context>
<context>
    <name>Dailies::TaskFilterBar</name>
    <message>
        <source>Empty…</source>
        <translation>Vaciar…</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtrar</translation>
    </message>
    <message>
        <source>Filters, saved filters, order and columns</source>
        <translation>Filtros, filtros guardados, orden y columnas</translation>
    </message>
    <message>
        <source>Search takes</source>
        <translation>Buscar tomas</translation>
    </message>
    <message>
        <source>Tile size</source>
        <translation>Tamaño de miniatura</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Cuadrícula</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Lista</translation>
    </message>
    <message>
        <source>Search tasks</source>
        <translation>Buscar tareas</translation>
    </message>
    <message>
        <source>Delete all…</source>
        <translation>Eliminar todas…</translation>
    </message>
    <message>
        <source>Moves all rejected takes shown here to the Trash, with their clips</source>
        <translation>Mueve a la papelera todas las tomas descartadas que se muestran aquí, y sus clips a la papelera del sistema</translation>
    </message>
    <message>
        <source>Deletes the records of the takes in the Trash permanently</source>
        <translation>Elimina definitivamente los registros de las tomas de la papelera</translation>
    </message>
    <message>
        <source>Search prompts, models, notes, tags, names of clips and IDs</source>
        <translation>Buscar en prompts, modelos, notas, etiquetas, nombres de clips e ID</translation>
    </message>
    <message>
        <source>Show: %1</source>
        <comment>a group of takes</comment>
        <translation>Mostrar: %1</translation>
    </message>
</context>
<context>
    <name>Dailies::TaskListExport</name>
    <message>
        <source>Couldn&apos;t write the list: %1.</source>
        <translation>No se pudo escribir la lista: %1.</translation>
    </message>
    <message>
        <source>The export was stopped. Nothing was written.</source>
        <translation>Se detuvo la exportación. No se escribió nada.</translation>
    </message>
    <message numerus="yes">
        <source>%n tasks couldn&apos;t be read from the task database and aren&apos;t in the list.</source>
        <translation>
            <numerusform>%n tarea no se pudo leer de la base de datos de tareas y no está en la lista.</numerusform>
            <numerusform>%n tareas no se pudieron leer de la base de datos de tareas y no están en la lista.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::TaskMarking</name>
    <message>
        <source>Rate</source>
        <translation>Valorar</translation>
    </message>
    <message>
        <source>Nothing was changed. %1</source>
        <translation>No se cambió nada. %1</translation>
    </message>
    <message>
        <source>Clear rating</source>
        <translation>Borrar valoración</translation>
    </message>
    <message>
        <source>Edit note and tags</source>
        <translation>Editar nota y etiquetas</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Etiqueta</translation>
    </message>
    <message>
        <source>Reject</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurar</translation>
    </message>
    <message>
        <source>Add note</source>
        <translation>Añadir nota</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Rename clip</source>
        <translation>Cambiar nombre del clip</translation>
    </message>
    <message numerus="yes">
        <source>%n takes moved to the Trash (%1).</source>
        <translation>
            <numerusform>%n toma movida a la papelera (%1).</numerusform>
            <numerusform>%n tomas movidas a la papelera (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n takes moved to the Trash.</source>
        <translation>
            <numerusform>%n toma movida a la papelera.</numerusform>
            <numerusform>%n tomas movidas a la papelera.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n clips stay, because other takes use them.</source>
        <translation>
            <numerusform>%n clip se queda, porque lo usan otras tomas.</numerusform>
            <numerusform>%n clips se quedan, porque los usan otras tomas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more clips couldn&apos;t be moved.</source>
        <translation>
            <numerusform>No se pudo mover %n clip más.</numerusform>
            <numerusform>No se pudieron mover %n clips más.</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Renamed to %1.</source>
        <translation>El nombre es ahora %1.</translation>
    </message>
    <message>
        <source>The Trash was not emptied. %1</source>
        <translation>No se vació la papelera. %1</translation>
    </message>
    <message>
        <source>Undone: %1.</source>
        <translation>Deshecho: %1.</translation>
    </message>
    <message>
        <source>Take %1 moved to the Trash.</source>
        <translation>Toma %1 movida a la papelera.</translation>
    </message>
    <message>
        <source>Take %1 moved to the Trash (%2).</source>
        <comment>number, and size of a file</comment>
        <translation>Toma %1 movida a la papelera (%2).</translation>
    </message>
    <message>
        <source>Take %1 is back without its clip, which is no longer in the Trash.</source>
        <translation>La toma %1 ha vuelto sin su clip, que ya no está en la papelera.</translation>
    </message>
    <message numerus="yes">
        <source>%n takes are back without their clips, which are no longer in the Trash.</source>
        <translation>
            <numerusform>%n toma ha vuelto sin su clip, que ya no está en la papelera.</numerusform>
            <numerusform>%n tomas han vuelto sin sus clips, que ya no están en la papelera.</numerusform>
        </translation>
    </message>
    <message>
        <source>This contains your API key, so it wasn&apos;t saved. Remove the key from it.</source>
        <translation>Esto contiene su clave de API, así que no se guardó. Quite la clave.</translation>
    </message>
    <message numerus="yes">
        <source>%n takes weren&apos;t moved: they are in progress or need a decision.</source>
        <translation>
            <numerusform>No se movió %n toma: está en curso o hay algo por decidir.</numerusform>
            <numerusform>No se movieron %n tomas: están en curso o hay algo por decidir.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n takes tagged.</source>
        <translation>
            <numerusform>%n toma etiquetada.</numerusform>
            <numerusform>%n tomas etiquetadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Note added to %n takes.</source>
        <translation>
            <numerusform>Nota añadida a %n toma.</numerusform>
            <numerusform>Nota añadida a %n tomas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::TaskModel</name>
    <message>
        <source>Collapsed</source>
        <translation>Contraído</translation>
    </message>
    <message>
        <source>Expanded</source>
        <translation>Desplegado</translation>
    </message>
    <message>
        <source>Day not known</source>
        <translation>Día desconocido</translation>
    </message>
    <message numerus="yes">
        <source>%n takes</source>
        <translation>
            <numerusform>%n toma</numerusform>
            <numerusform>%n tomas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, sorted ascending</source>
        <translation>%1, orden ascendente</translation>
    </message>
    <message>
        <source>%1, sorted descending</source>
        <translation>%1, orden descendente</translation>
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
        <translation>El servicio está limitando las solicitudes. El envío continúa en %1.</translation>
    </message>
    <message>
        <source>The last request was rejected, and the reason may affect the others too. Sending resumes in %1.</source>
        <translation>La última solicitud fue rechazada y el motivo puede afectar también a las demás: el envío continúa en %1.</translation>
    </message>
    <message>
        <source>Service unreachable since %1. Retrying automatically.</source>
        <translation>Servicio inaccesible desde %1. Se reintenta automáticamente.</translation>
    </message>
</context>
<context>
    <name>Dailies::TaskPanel</name>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Delete permanently</source>
        <translation>Eliminar definitivamente</translation>
    </message>
    <message>
        <source>Screen takes</source>
        <translation>Proyectar tomas</translation>
    </message>
    <message>
        <source>Shows the selected takes in a row, in full screen. With fewer than two, shows the filtered takes or today&apos;s.</source>
        <translation>Muestra las tomas seleccionadas una tras otra, a pantalla completa. Con menos de dos, muestra las tomas filtradas o las de hoy.</translation>
    </message>
    <message numerus="yes">
        <source>Delete the records of %n takes permanently? Their clips stay in the Trash until you empty it on your desktop.</source>
        <translation>
            <numerusform>¿Eliminar definitivamente el registro de %n toma? Su clip se queda en la papelera del sistema hasta que la vacíe.</numerusform>
            <numerusform>¿Eliminar definitivamente los registros de %n tomas? Sus clips se quedan en la papelera del sistema hasta que la vacíe.</numerusform>
        </translation>
    </message>
    <message>
        <source>Filter cleared to show take %1.</source>
        <translation>Filtro quitado para mostrar la toma %1.</translation>
    </message>
    <message>
        <source>Back to the filter</source>
        <translation>Volver al filtro</translation>
    </message>
    <message>
        <source>Copied to the clipboard.</source>
        <translation>Copiado al portapapeles.</translation>
    </message>
</context>
<context>
    <name>Dailies::TaskStore</name>
    <message>
        <source>The task database %1 can&apos;t be opened: %2.</source>
        <translation>No se puede abrir la base de datos de tareas %1: %2.</translation>
    </message>
    <message>
        <source>Another Dailies took over this profile; this one sent nothing.</source>
        <translation>Otro Dailies se ha hecho cargo de este perfil; este no envió nada.</translation>
    </message>
    <message>
        <source>Task %1 has changed in the meantime.</source>
        <translation>La tarea %1 ha cambiado entretanto.</translation>
    </message>
    <message>
        <source>Task %1 can&apos;t be removed: it&apos;s in progress, or the service knows it.</source>
        <translation>No se puede quitar la tarea %1: está en curso o el servicio la conoce.</translation>
    </message>
    <message>
        <source>A spending limit kept this from being sent, but no longer does. Nothing was charged.</source>
        <translation>Un límite de gasto impedía enviarla, pero ya no. No se cobró nada.</translation>
    </message>
    <message>
        <source>Task %1 isn&apos;t in the database.</source>
        <translation>La tarea %1 no está en la base de datos.</translation>
    </message>
</context>
<context>
    <name>Dailies::TaskView</name>
    <message>
        <source>Tasks</source>
        <translation>Tareas</translation>
    </message>
</context>
<context>
    <name>Dailies::TaskViews</name>
    <message>
        <source>Tile size</source>
        <translation>Tamaño de miniatura</translation>
    </message>
    <message>
        <source>There&apos;s no room for larger tiles</source>
        <translation>No hay sitio para miniaturas más grandes</translation>
    </message>
</context>
<context>
    <name>Dailies::TestPanel</name>
    <message>
        <source>Test</source>
        <translation>Probar</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
</context>
<context>
    <name>Dailies::TileDelegate</name>
    <message>
        <source>%1 of %2</source>
        <comment>place in a clip, and its length</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>New</source>
        <comment>a take</comment>
        <translation>Nueva</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>Toma %1</translation>
    </message>
    <message>
        <source>Rejected</source>
        <translation>Descartada</translation>
    </message>
</context>
<context>
    <name>Dailies::ToastArea</name>
    <message>
        <source>Show the next message</source>
        <translation>Mostrar el mensaje siguiente</translation>
    </message>
    <message numerus="yes">
        <source>%n more messages</source>
        <translation>
            <numerusform>%n mensaje más</numerusform>
            <numerusform>%n mensajes más</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::TransportBar</name>
    <message>
        <source>Position</source>
        <translation>Posición</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Duración</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>Frame %1 of %2</source>
        <translation>Fotograma %1 de %2</translation>
    </message>
    <message>
        <source>Speed (%1 slower, %2 faster)</source>
        <translation>Velocidad (%1 más lento, %2 más rápido)</translation>
    </message>
</context>
<context>
    <name>Dailies::UnsettledList</name>
    <message numerus="yes">
        <source>Show %Ln more</source>
        <translation>
            <numerusform>Mostrar %Ln más</numerusform>
            <numerusform>Mostrar %Ln más</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::UnsettledRow</name>
    <message>
        <source>Show this take</source>
        <translation>Mostrar esta toma</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>Toma %1</translation>
    </message>
    <message>
        <source>Deleted take</source>
        <translation>Toma eliminada</translation>
    </message>
    <message>
        <source>Settled by you</source>
        <translation>Aclarada por usted</translation>
    </message>
    <message>
        <source>amount unknown</source>
        <translation>importe desconocido</translation>
    </message>
    <message>
        <source>Settle…</source>
        <translation>Aclarar…</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Take %1: %2</source>
        <translation>Toma %1: %2</translation>
    </message>
</context>
<context>
    <name>Dailies::Upload</name>
    <message>
        <source>It isn&apos;t a file.</source>
        <translation>No es un archivo.</translation>
    </message>
    <message>
        <source>It can&apos;t be read: %1.</source>
        <translation>No se puede leer: %1.</translation>
    </message>
    <message>
        <source>It&apos;s empty.</source>
        <translation>Está vacío.</translation>
    </message>
    <message>
        <source>Stopped by you.</source>
        <translation>Detenido por usted.</translation>
    </message>
    <message>
        <source>SHA-256 isn&apos;t available on this computer.</source>
        <translation>SHA-256 no está disponible en este equipo.</translation>
    </message>
    <message>
        <source>The file no longer exists.</source>
        <translation>El archivo ya no existe.</translation>
    </message>
    <message>
        <source>%1 wasn&apos;t uploaded. %2</source>
        <translation>%1 no se subió. %2</translation>
    </message>
    <message>
        <source>It has changed.</source>
        <translation>Ha cambiado.</translation>
    </message>
    <message>
        <source>%1 was uploaded, but its link can&apos;t be used. %2</source>
        <translation>%1 se subió, pero su enlace no se puede usar. %2</translation>
    </message>
    <message>
        <source>%1 was uploaded, but its link couldn&apos;t be tried. %2</source>
        <translation>%1 se subió, pero no se pudo probar su enlace. %2</translation>
    </message>
</context>
<context>
    <name>Dailies::UploadBody</name>
    <message>
        <source>The file can&apos;t be read: %1.</source>
        <translation>No se puede leer el archivo: %1.</translation>
    </message>
    <message>
        <source>The file changed while it was uploaded.</source>
        <translation>El archivo cambió mientras se subía.</translation>
    </message>
</context>
<context>
    <name>Dailies::UploadPlaceStore</name>
    <message>
        <source>The upload places in %1 can&apos;t be read: %2. The file was left unchanged.</source>
        <translation>No se pueden leer los destinos de subida de %1: %2. El archivo no se modificó.</translation>
    </message>
    <message>
        <source>a newer version of Dailies wrote it</source>
        <translation>lo escribió una versión más reciente de Dailies</translation>
    </message>
    <message>
        <source>it isn&apos;t a list of upload places</source>
        <translation>no es una lista de destinos de subida</translation>
    </message>
    <message>
        <source>The upload places couldn&apos;t be read, so they won&apos;t be overwritten.</source>
        <translation>No se pudieron leer los destinos de subida, así que no se sobrescribirán.</translation>
    </message>
    <message>
        <source>Couldn&apos;t save the upload places to %1: %2.</source>
        <translation>No se pudieron guardar los destinos de subida en %1: %2.</translation>
    </message>
    <message>
        <source>This upload place was removed.</source>
        <translation>Este destino de subida se eliminó.</translation>
    </message>
</context>
<context>
    <name>Dailies::UploadsModel</name>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Uploaded</source>
        <translation>Subido</translation>
    </message>
    <message>
        <source>Takes</source>
        <translation>Tomas</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>desconocido</translation>
    </message>
    <message numerus="yes">
        <source>Takes %1 and %n more</source>
        <translation>
            <numerusform>Tomas %1 y %n más</numerusform>
            <numerusform>Tomas %1 y %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>Takes %1</source>
        <comment>several numbers</comment>
        <translation>Tomas %1</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>Toma %1</translation>
    </message>
</context>
<context>
    <name>Dailies::ValueLabel</name>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Seleccionar todo</translation>
    </message>
</context>
<context>
    <name>Dailies::VideoSurface</name>
    <message>
        <source>Picture</source>
        <translation>Imagen</translation>
    </message>
</context>
<context>
    <name>Dailies::VoiceEditor</name>
    <message>
        <source>Voice</source>
        <translation>Voz</translation>
    </message>
    <message>
        <source>Add voice</source>
        <translation>Añadir voz</translation>
    </message>
    <message>
        <source>Voice %1</source>
        <translation>Voz %1</translation>
    </message>
    <message>
        <source>Voice ID</source>
        <translation>ID de voz</translation>
    </message>
    <message>
        <source>Recent voices</source>
        <translation>Voces recientes</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>voices, and how many at most</comment>
        <translation>%1 de %2</translation>
    </message>
</context>
<context>
    <name>Dailies::VolumeButton</name>
    <message>
        <source>Volume</source>
        <translation>Volumen</translation>
    </message>
    <message>
        <source>No sound device was found. The picture plays without sound.</source>
        <translation>No se encontró ningún dispositivo de sonido. La imagen se reproduce sin sonido.</translation>
    </message>
</context>
<context>
    <name>Dailies::WebDavUploader</name>
    <message>
        <source>The storage&apos;s list of files can&apos;t be read.</source>
        <translation>No se puede leer la lista de archivos del almacenamiento.</translation>
    </message>
    <message>
        <source>The storage doesn&apos;t accept the user name or password.</source>
        <translation>El almacenamiento no acepta el nombre de usuario o la contraseña.</translation>
    </message>
    <message>
        <source>The storage doesn&apos;t allow this user to do that.</source>
        <translation>El almacenamiento no permite a este usuario hacer eso.</translation>
    </message>
</context>
<context>
    <name>Dailies::WelcomePage</name>
    <message>
        <source>Add an account</source>
        <translation>Añadir una cuenta</translation>
    </message>
    <message>
        <source>Generate video with your own API account. Dailies tracks every job and saves every clip.</source>
        <translation>Genere vídeo con su propia cuenta de API. Dailies sigue cada tarea y guarda cada clip.</translation>
    </message>
    <message>
        <source>Try it free in practice mode</source>
        <translation>Probar gratis en el modo de práctica</translation>
    </message>
    <message>
        <source>Try everything offline first: sample clips, no API key, nothing charged.</source>
        <translation>Pruébelo todo primero sin conexión: clips de práctica, sin clave de API, sin cargos.</translation>
    </message>
    <message>
        <source>Or start with an example</source>
        <translation>O empiece con un ejemplo</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
</context>
<context>
    <name>Dailies::WindowMenu</name>
    <message>
        <source>Find a command…</source>
        <translation>Buscar un comando…</translation>
    </message>
    <message>
        <source>Recent notices…</source>
        <translation>Avisos recientes…</translation>
    </message>
    <message>
        <source>Open the clips folder</source>
        <translation>Abrir la carpeta de clips</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Ajustes…</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Clear the form</source>
        <translation>Vaciar el formulario</translation>
    </message>
    <message>
        <source>Open request…</source>
        <translation>Abrir solicitud…</translation>
    </message>
    <message>
        <source>From a JSON file, a cURL command in a file, or the JSON file next to a clip</source>
        <translation>De un archivo JSON, un comando cURL en un archivo o el archivo JSON junto a un clip</translation>
    </message>
    <message>
        <source>Paste request</source>
        <translation>Pegar solicitud</translation>
    </message>
    <message>
        <source>JSON or a cURL command from the clipboard, into the form</source>
        <translation>JSON o un comando cURL del portapapeles, al formulario</translation>
    </message>
    <message>
        <source>Track a task by ID…</source>
        <translation>Seguir una tarea por su ID…</translation>
    </message>
    <message>
        <source>For a task that was created elsewhere: downloads its clip and creates nothing</source>
        <translation>Para una tarea creada en otro lugar: descarga su clip y no crea nada</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Ejemplos</translation>
    </message>
    <message>
        <source>Drafts</source>
        <translation>Borradores</translation>
    </message>
    <message>
        <source>Add an account…</source>
        <translation>Añadir una cuenta…</translation>
    </message>
    <message>
        <source>Account settings…</source>
        <translation>Ajustes de la cuenta…</translation>
    </message>
    <message>
        <source>Model profiles…</source>
        <translation>Perfiles de modelo…</translation>
    </message>
    <message>
        <source>Model limits and supported values</source>
        <translation>Límites y valores admitidos de los modelos</translation>
    </message>
    <message>
        <source>Use practice mode</source>
        <translation>Usar el modo de práctica</translation>
    </message>
    <message>
        <source>Remove practice takes…</source>
        <translation>Quitar tomas de práctica…</translation>
    </message>
    <message>
        <source>Removes all practice takes. Their clips move to the Trash. You can undo this.</source>
        <translation>Quita todas las tomas de práctica. Sus clips van a la papelera del sistema. Se puede deshacer.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Match system</source>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>Choose an account in the form. Practice mode has no settings and needs no key.</source>
        <translation>Elija una cuenta en el formulario. El modo de práctica no tiene ajustes ni necesita clave.</translation>
    </message>
    <message>
        <source>Rename, limit or remove the selected account</source>
        <translation>Cambiar el nombre, limitar o eliminar la cuenta elegida</translation>
    </message>
    <message>
        <source>For the selected account</source>
        <translation>Para la cuenta elegida</translation>
    </message>
    <message>
        <source>Change the API key…</source>
        <translation>Cambiar la clave de API…</translation>
    </message>
    <message>
        <source>Export the list…</source>
        <translation>Exportar la lista…</translation>
    </message>
    <message>
        <source>Saves what the list shows as CSV or JSON</source>
        <translation>Guarda lo que muestra la lista como CSV o JSON</translation>
    </message>
    <message>
        <source>Disk use…</source>
        <translation>Uso del disco…</translation>
    </message>
    <message>
        <source>How much of the disk the clips of each account use</source>
        <translation>Cuánto espacio del disco ocupan los clips de cada cuenta</translation>
    </message>
    <message>
        <source>Upload places…</source>
        <translation>Destinos de subida…</translation>
    </message>
    <message>
        <source>Storage of your own, from which services fetch your files</source>
        <translation>Almacenamiento propio del que los servicios obtienen sus archivos</translation>
    </message>
    <message>
        <source>Pause sending</source>
        <translation>Pausar el envío</translation>
    </message>
    <message>
        <source>When all takes are finished</source>
        <translation>Cuando terminen todas las tomas</translation>
    </message>
    <message>
        <source>Do nothing</source>
        <translation>No hacer nada</translation>
    </message>
    <message>
        <source>Notify me</source>
        <translation>Avisarme</translation>
    </message>
    <message>
        <source>Sleep</source>
        <translation>Suspender</translation>
    </message>
    <message>
        <source>Resume sending</source>
        <translation>Reanudar el envío</translation>
    </message>
    <message>
        <source>Spending limits…</source>
        <translation>Límites de gasto…</translation>
    </message>
    <message>
        <source>How much may be spent per day, per month or per run</source>
        <translation>Cuánto se puede gastar por día, por mes o por tanda</translation>
    </message>
    <message>
        <source>Rates…</source>
        <translation>Tarifas…</translation>
    </message>
    <message>
        <source>What a second, a point or a take costs you</source>
        <translation>Lo que le cuesta un segundo, un punto o una toma</translation>
    </message>
    <message>
        <source>Takes</source>
        <translation>Tomas</translation>
    </message>
    <message>
        <source>Accounts</source>
        <translation>Cuentas</translation>
    </message>
    <message>
        <source>Spending</source>
        <translation>Gastos</translation>
    </message>
    <message>
        <source>Compare with invoice…</source>
        <translation>Comparar con factura…</translation>
    </message>
    <message>
        <source>Holds back requests that aren&apos;t sent yet. Takes that are being generated continue.</source>
        <translation>Deja en espera las solicitudes que aún no se han enviado. Las tomas que se están generando continúan.</translation>
    </message>
    <message>
        <source>Compares what the service charged with what Dailies recorded</source>
        <translation>Compara lo que cobró el servicio con lo que registró Dailies</translation>
    </message>
    <message>
        <source>Sends the waiting requests.</source>
        <translation>Envía las solicitudes en espera.</translation>
    </message>
</context>
<context>
    <name>Dailies::WipePicture</name>
    <message>
        <source>Wipe between two takes</source>
        <translation>Cortinilla entre dos tomas</translation>
    </message>
    <message>
        <source>Divider at %1 %</source>
        <translation>Línea divisoria al %1&#xa0;%</translation>
    </message>
</context>
<context>
    <name>Dailies::WorkArea</name>
    <message>
        <source>Details</source>
        <translation>Detalles</translation>
    </message>
    <message>
        <source>Picture only</source>
        <translation>Solo imagen</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>Traer de vuelta</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>Mostrar todo</translation>
    </message>
    <message>
        <source>Next part of the window</source>
        <translation>Parte siguiente de la ventana</translation>
    </message>
    <message>
        <source>Previous part of the window</source>
        <translation>Parte anterior de la ventana</translation>
    </message>
    <message>
        <source>The viewer is in its own window.</source>
        <translation>El visor está en su propia ventana.</translation>
    </message>
</context>
<context>
    <name>Dailies::WorkNotice</name>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
</context>
<context>
    <name>DatabaseMaintenance</name>
    <message>
        <source>Not enough disk space for the daily copy of the task database.</source>
        <translation>El disco no tiene espacio suficiente para la copia diaria de la base de datos de tareas.</translation>
    </message>
</context>
<context>
    <name>Engine</name>
    <message>
        <source>Can&apos;t write clips to %1.</source>
        <translation>No se pueden escribir clips en %1.</translation>
    </message>
    <message>
        <source>The profile in %1 is on a network drive (%2). Use it from one computer at a time; otherwise the task database can be damaged.</source>
        <translation>El perfil de %1 está en una unidad de red (%2). Úselo desde un solo equipo a la vez: de lo contrario, la base de datos de tareas puede dañarse.</translation>
    </message>
    <message>
        <source>Practice mode</source>
        <translation>Modo de práctica</translation>
    </message>
</context>
<context>
    <name>Evidence</name>
    <message>
        <source>inputs.json   name, size, date and SHA-256 of the files that the request sends</source>
        <translation>inputs.json   nombre, tamaño, fecha y SHA-256 de los archivos que envía la solicitud</translation>
    </message>
    <message>
        <source>log.txt       everything that happened, with times</source>
        <translation>log.txt       todo lo ocurrido, con horas</translation>
    </message>
    <message>
        <source>Times are in UTC, followed by this computer&apos;s local time (%1).</source>
        <translation>Las horas están en UTC y después según el reloj de este equipo (%1).</translation>
    </message>
    <message>
        <source>Support file for task %1, created by Dailies %2.</source>
        <translation>Archivo de soporte de la tarea %1, creado por Dailies %2.</translation>
    </message>
    <message>
        <source>For the service&apos;s support: what was requested, when, and what the service returned.</source>
        <translation>Para el soporte del servicio: indica qué se pidió, cuándo y qué se recibió.</translation>
    </message>
    <message>
        <source>request.json  the request as its create call sends it</source>
        <translation>request.json  la solicitud tal como la lleva su llamada de creación</translation>
    </message>
    <message>
        <source>replies/      every response of the service, one file each</source>
        <translation>replies/      cada respuesta del servicio, en un archivo propio</translation>
    </message>
    <message>
        <source>Left out: keys, everything after the &quot;?&quot; of a URL (it may hold a signature), images and other encoded data (only their length is given), and local folders. Removed text is shown as *** or as a number of characters.</source>
        <translation>Se omiten: las claves, lo que sigue al «?» de una dirección (puede contener una firma), las imágenes y otros datos codificados (solo se indica su longitud) y las carpetas de este equipo. Donde se quitó algo hay *** o un número de caracteres.</translation>
    </message>
    <message>
        <source>Included: the prompt, file names, and the URLs of inputs. Review it before sharing.</source>
        <translation>Se incluyen: el prompt, los nombres de archivo y las direcciones de las entradas. Revíselo antes de compartirlo.</translation>
    </message>
    <message>
        <source>The export was stopped. Nothing was written.</source>
        <translation>Se detuvo la exportación. No se escribió nada.</translation>
    </message>
    <message>
        <source>Couldn&apos;t write the export to %1: %2.</source>
        <translation>No se pudo escribir la exportación en %1: %2.</translation>
    </message>
    <message>
        <source>task.json     IDs, request IDs, times, state, uploads, and the length and SHA-256 of the request</source>
        <translation>task.json     identificadores, ID de solicitud, horas, estado, subidas, y longitud y SHA-256 de la solicitud</translation>
    </message>
</context>
<context>
    <name>ExamplePrompt</name>
    <message>
        <source>She sings along with the song</source>
        <translation>Ella canta al son de la canción</translation>
    </message>
    <message>
        <source>Image 1 tells a story by the fire</source>
        <translation>Image 1 cuenta una historia junto al fuego</translation>
    </message>
    <message>
        <source>A tea garden in the morning, the mist lifts slowly, seen from the air</source>
        <translation>Un jardín de té por la mañana, la niebla se levanta despacio, visto desde el aire</translation>
    </message>
    <message>
        <source>Change the car in Video 1 to red</source>
        <translation>Cambia a rojo el coche de Video 1</translation>
    </message>
    <message>
        <source>The flag in Image 1 begins to wave; the camera moves in slowly</source>
        <translation>La bandera de Image 1 empieza a ondear; la cámara se acerca despacio</translation>
    </message>
    <message>
        <source>A lighthouse at dusk, slow push in, waves against the rocks</source>
        <translation>Un faro al anochecer, acercamiento lento, olas contra las rocas</translation>
    </message>
    <message>
        <source>Make it snow in Video 1</source>
        <translation>Haz que nieve en Video 1</translation>
    </message>
    <message>
        <source>The kitten turns its head and looks at us</source>
        <translation>El gatito gira la cabeza y nos mira</translation>
    </message>
    <message>
        <source>A morning in three pictures</source>
        <translation>Una mañana en tres imágenes</translation>
    </message>
    <message>
        <source>A paper boat travels down a gutter in the rain</source>
        <translation>Un barco de papel baja por una cuneta bajo la lluvia</translation>
    </message>
    <message>
        <source>The boat sets off</source>
        <translation>El barco zarpa</translation>
    </message>
    <message>
        <source>It meets a leaf</source>
        <translation>Se encuentra con una hoja</translation>
    </message>
    <message>
        <source>blur, text</source>
        <translation>desenfoque, texto</translation>
    </message>
    <message>
        <source>The woman in Image 1 walks down the street in Image 2</source>
        <translation>La mujer de Image 1 camina por la calle de Image 2</translation>
    </message>
</context>
<context>
    <name>Exceptions</name>
    <message>
        <source>Decide…</source>
        <translation>Decidir…</translation>
    </message>
    <message>
        <source>Edit and retry</source>
        <translation>Editar y reintentar</translation>
    </message>
</context>
<context>
    <name>Field</name>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>Prompt</translation>
    </message>
    <message>
        <source>Negative prompt</source>
        <translation>Prompt negativo</translation>
    </message>
    <message>
        <source>Media</source>
        <translation>Medios</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>Imágenes</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>Resolución</translation>
    </message>
    <message>
        <source>Aspect ratio</source>
        <translation>Relación de aspecto</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Duración</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Modo</translation>
    </message>
    <message>
        <source>Guidance</source>
        <translation>Intensidad de guía</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Sonido</translation>
    </message>
    <message>
        <source>Multiple shots</source>
        <translation>Varios planos</translation>
    </message>
    <message>
        <source>Shot type</source>
        <translation>Tipo de plano</translation>
    </message>
    <message>
        <source>Shots</source>
        <translation>Planos</translation>
    </message>
    <message>
        <source>Voices</source>
        <translation>Voces</translation>
    </message>
    <message>
        <source>Watermark</source>
        <translation>Marca de agua</translation>
    </message>
    <message>
        <source>Logo</source>
        <translation>Logotipo</translation>
    </message>
    <message>
        <source>Logo JSON</source>
        <translation>JSON del logotipo</translation>
    </message>
    <message>
        <source>Enhance prompt</source>
        <translation>Mejorar prompt</translation>
    </message>
    <message>
        <source>Custom JSON</source>
        <translation>JSON personalizado</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>Imagen</translation>
    </message>
</context>
<context>
    <name>FieldHint</name>
    <message>
        <source>Resolution tier: 480P, 720P or 1080P.</source>
        <translation>Nivel de resolución: 480P, 720P o 1080P.</translation>
    </message>
    <message>
        <source>Describe the clip, or the edit you want.</source>
        <translation>Describa el clip o la edición que quiere.</translation>
    </message>
    <message>
        <source>Describe the content or the motion.</source>
        <translation>Describa el contenido o el movimiento.</translation>
    </message>
    <message>
        <source>Generation mode, such as std or pro.</source>
        <translation>Modo de generación, como std o pro.</translation>
    </message>
    <message>
        <source>How closely the clip follows the prompt.</source>
        <translation>Con qué fidelidad sigue el clip el prompt.</translation>
    </message>
    <message>
        <source>Describe the clip, or the edit you want. Mention media by number, such as Image 1.</source>
        <translation>Describa el clip o la edición que quiere. Mencione los medios por su número, como Image 1.</translation>
    </message>
    <message>
        <source>The videos to edit. No other media types are allowed.</source>
        <translation>Los vídeos que se van a editar. No se admiten otros tipos de medios.</translation>
    </message>
    <message>
        <source>Input media. Their order sets the numbers used in the prompt.</source>
        <translation>Medios de entrada. Su orden determina los números que se usan en el prompt.</translation>
    </message>
    <message>
        <source>Resolution tier. Depends on the model.</source>
        <translation>Nivel de resolución. Depende del modelo.</translation>
    </message>
    <message>
        <source>Aspect ratio W:H (e.g. 16:9).</source>
        <translation>Relación de aspecto ancho:alto (p. ej., 16:9).</translation>
    </message>
    <message>
        <source>Clip length in seconds.</source>
        <translation>Duración del clip en segundos.</translation>
    </message>
    <message>
        <source>Clip length in whole seconds, 2 to 30.</source>
        <translation>Duración del clip en segundos enteros, de 2 a 30.</translation>
    </message>
    <message>
        <source>Clip length in whole seconds. The range depends on the model.</source>
        <translation>Duración del clip en segundos enteros. El intervalo depende del modelo.</translation>
    </message>
    <message>
        <source>A model enabled for the account&apos;s key.</source>
        <translation>Un modelo habilitado para la clave de la cuenta.</translation>
    </message>
    <message>
        <source>What to keep out of the clip.</source>
        <translation>Lo que no debe aparecer en el clip.</translation>
    </message>
    <message>
        <source>Turns audio on or off.</source>
        <translation>Activa o desactiva el sonido.</translation>
    </message>
    <message>
        <source>Makes a clip with several shots.</source>
        <translation>Crea un clip con varios planos.</translation>
    </message>
    <message>
        <source>How the clip is split into shots. Choose customize to write your own list.</source>
        <translation>Cómo se divide el clip en planos. Elija customize para escribir su propia lista.</translation>
    </message>
    <message>
        <source>Your own shots: number, prompt and length of each.</source>
        <translation>Sus propios planos: número, prompt y duración de cada uno.</translation>
    </message>
    <message>
        <source>Voices that speak in the clip, by voice ID.</source>
        <translation>Voces que hablan en el clip, por ID de voz.</translation>
    </message>
    <message>
        <source>Whether the service may rewrite the prompt.</source>
        <translation>Si el servicio puede reescribir el prompt.</translation>
    </message>
    <message>
        <source>Adds a visible “AI-generated” mark in the lower-right corner.</source>
        <translation>Añade una marca visible «Generado por IA» en la esquina inferior derecha.</translation>
    </message>
    <message>
        <source>Adds a visible “AI-generated” mark.</source>
        <translation>Añade una marca visible «Generado por IA».</translation>
    </message>
    <message>
        <source>Whether to add the platform&apos;s logo.</source>
        <translation>Si se añade el logotipo de la plataforma.</translation>
    </message>
    <message>
        <source>Details of the platform&apos;s logo. The specification doesn&apos;t show their format.</source>
        <translation>Detalles del logotipo de la plataforma. La especificación no muestra su formato.</translation>
    </message>
    <message>
        <source>Extra keys, merged into the request last.</source>
        <translation>Claves adicionales que se incorporan al final a la solicitud.</translation>
    </message>
    <message>
        <source>The input image: a file or a public link.</source>
        <translation>La imagen de entrada: un archivo o un enlace público.</translation>
    </message>
    <message>
        <source>The input images: files or public links.</source>
        <translation>Las imágenes de entrada: archivos o enlaces públicos.</translation>
    </message>
    <message>
        <source>Auto uses the service&apos;s default. Or enter a ratio W:H that the model supports, or adaptive.</source>
        <translation>Auto usa el valor predeterminado del servicio. O introduzca una relación ancho:alto que admita el modelo, o adaptive.</translation>
    </message>
</context>
<context>
    <name>FieldValue</name>
    <message>
        <source>Standard</source>
        <translation>Estándar</translation>
    </message>
    <message>
        <source>Pro</source>
        <translation>Pro</translation>
    </message>
    <message>
        <source>Adaptive</source>
        <translation>Adaptativo</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Personalizado</translation>
    </message>
    <message>
        <source>Intelligent</source>
        <translation>Inteligente</translation>
    </message>
</context>
<context>
    <name>FolderOpening</name>
    <message>
        <source>No file manager was found to open %1.</source>
        <translation>No se encontró ningún gestor de archivos para abrir %1.</translation>
    </message>
    <message>
        <source>Copy path</source>
        <translation>Copiar la ruta</translation>
    </message>
</context>
<context>
    <name>FormParts</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>IdJournal</name>
    <message>
        <source>The list of IDs %1 can&apos;t be written: %2.</source>
        <translation>No se puede escribir la lista de ID %1: %2.</translation>
    </message>
    <message>
        <source>The list of IDs %1 can&apos;t be read: %2.</source>
        <translation>No se puede leer la lista de ID %1: %2.</translation>
    </message>
</context>
<context>
    <name>IdRecovery</name>
    <message>
        <source>Recovered from the list of IDs; it was missing from the task database.</source>
        <translation>Recuperada de la lista de ID; faltaba en la base de datos de tareas.</translation>
    </message>
    <message>
        <source>The task database is older than its list of IDs: this request was sent after the database was copied. We can&apos;t tell whether the service accepted it.</source>
        <translation>La base de datos de tareas es más antigua que su lista de ID: esta solicitud se envió después de copiarse la base de datos. No se sabe si el servicio la aceptó.</translation>
    </message>
    <message>
        <source>The task database is older than its list of IDs: this request was sent after the database was copied. We can&apos;t tell whether the service accepted and charged it. Check with the service before you generate it again.</source>
        <translation>La base de datos de tareas es más antigua que su lista de ID: esta solicitud se envió después de copiarse la base de datos. No se sabe si el servicio la aceptó y la cobró. Compruébelo en el servicio antes de volver a generarla.</translation>
    </message>
    <message>
        <source>The ID was recovered from the list of IDs.</source>
        <translation>El ID se recuperó de la lista de ID.</translation>
    </message>
    <message>
        <source>The service keeps results for one day, so Dailies no longer checks this task.</source>
        <translation>El servicio conserva los resultados un día, así que Dailies ya no consulta esta tarea.</translation>
    </message>
</context>
<context>
    <name>Import</name>
    <message>
        <source>%1 is too large for a request.</source>
        <translation>%1 es demasiado grande para una solicitud.</translation>
    </message>
    <message>
        <source>This isn&apos;t a request: %1</source>
        <translation>Esto no es una solicitud: %1</translation>
    </message>
    <message>
        <source>it checks a task and doesn&apos;t create one.</source>
        <translation>consulta una tarea y no crea ninguna.</translation>
    </message>
    <message>
        <source>it has none of a request&apos;s fields, such as model or prompt.</source>
        <translation>no tiene ninguno de los campos de una solicitud, como un modelo o un prompt.</translation>
    </message>
    <message>
        <source>duplicate key; the last one wins</source>
        <translation>esta clave aparece dos veces; solo cuenta la última</translation>
    </message>
    <message>
        <source>Guessed the request kind: %1.</source>
        <translation>Se ha supuesto el tipo: %1.</translation>
    </message>
    <message>
        <source>not recognised; ignored</source>
        <translation>no se reconoce; se omitió</translation>
    </message>
    <message>
        <source>Not recognised and ignored: %1.</source>
        <translation>No se reconoce y se omitió: %1.</translation>
    </message>
    <message>
        <source>it&apos;s a clip&apos;s JSON file without a version.</source>
        <translation>es el archivo JSON de un clip, sin versión.</translation>
    </message>
    <message>
        <source>A newer version of Dailies wrote this file. Update Dailies to open it.</source>
        <translation>Este archivo lo escribió una versión más reciente de Dailies: actualice el programa para leerlo.</translation>
    </message>
    <message>
        <source>it&apos;s a clip&apos;s JSON file without a request.</source>
        <translation>es el archivo JSON de un clip, sin solicitud.</translation>
    </message>
    <message>
        <source>it&apos;s UTF-16 text. Save it as UTF-8.</source>
        <translation>es texto UTF-16; guárdelo como UTF-8.</translation>
    </message>
    <message>
        <source>it&apos;s empty.</source>
        <translation>está vacío.</translation>
    </message>
    <message>
        <source>it isn&apos;t text.</source>
        <translation>no es texto.</translation>
    </message>
    <message>
        <source>it&apos;s neither JSON nor a cURL command.</source>
        <translation>no es JSON ni un comando cURL.</translation>
    </message>
    <message>
        <source>%1 no longer exists.</source>
        <translation>%1 ya no existe.</translation>
    </message>
    <message>
        <source>%1 isn&apos;t a file.</source>
        <translation>%1 no es un archivo.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read: %2.</source>
        <translation>No se puede leer %1: %2.</translation>
    </message>
</context>
<context>
    <name>InputFindings</name>
    <message>
        <source>%1: the file is empty.</source>
        <translation>%1: el archivo está vacío.</translation>
    </message>
    <message>
        <source>%1: the file is still being written.</source>
        <translation>%1: el archivo aún se está escribiendo.</translation>
    </message>
    <message>
        <source>%1: the file is damaged.</source>
        <translation>%1: el archivo está dañado.</translation>
    </message>
    <message>
        <source>%1: the file is missing.</source>
        <translation>%1: falta el archivo.</translation>
    </message>
    <message>
        <source>%1: the file can&apos;t be read.</source>
        <translation>%1: no se puede leer el archivo.</translation>
    </message>
    <message>
        <source>%1: this isn&apos;t a file.</source>
        <translation>%1: esto no es un archivo.</translation>
    </message>
    <message>
        <source>%1 is an image, which doesn&apos;t match its type.</source>
        <translation>%1 es una imagen y no coincide con su tipo.</translation>
    </message>
    <message>
        <source>%1 is a video, which doesn&apos;t match its type.</source>
        <translation>%1 es un vídeo y no coincide con su tipo.</translation>
    </message>
    <message>
        <source>%1 is a sound file, which doesn&apos;t match its type.</source>
        <translation>%1 es un audio y no coincide con su tipo.</translation>
    </message>
    <message>
        <source>%1 is a document, which doesn&apos;t match its type.</source>
        <translation>%1 es un documento y no coincide con su tipo.</translation>
    </message>
    <message>
        <source>%1 is a web page, which doesn&apos;t match its type.</source>
        <translation>%1 es una página web y no coincide con su tipo.</translation>
    </message>
    <message>
        <source>%1 doesn&apos;t match its type.</source>
        <translation>%1 no coincide con su tipo.</translation>
    </message>
    <message>
        <source>%1 isn&apos;t a picture that can be part of a request: JPEG, PNG, WebP or BMP.</source>
        <translation>%1 no es una imagen que pueda formar parte de una solicitud: JPEG, PNG, WebP o BMP.</translation>
    </message>
    <message>
        <source>%1 is a %2 file, but its name doesn&apos;t say so. Let its name end with .%3.</source>
        <translation>%1 es un archivo %2, pero su nombre no lo indica. Haga que el nombre termine en .%3.</translation>
    </message>
    <message>
        <source>%1: this file isn&apos;t an image. Replace it.</source>
        <translation>%1: este archivo no es una imagen. Sustitúyalo.</translation>
    </message>
</context>
<context>
    <name>Invoice</name>
    <message>
        <source>Line %1: “%2” can mean %3 or %4. Write the figures with a decimal point and without separators. Nothing was compared.</source>
        <translation>Línea %1: «%2» puede significar %3 o %4. Escriba las cifras con punto decimal y sin separadores. No se comparó nada.</translation>
    </message>
    <message>
        <source>Line %1: “%2” is not a number. Nothing was compared.</source>
        <translation>Línea %1: «%2» no es un número. No se comparó nada.</translation>
    </message>
    <message>
        <source>Line %1 has an amount without its currency. Nothing was compared.</source>
        <translation>La línea %1 tiene un importe sin moneda. No se comparó nada.</translation>
    </message>
    <message>
        <source>Line %1 has no figure. Each line needs seconds, points, or an amount with its currency. Nothing was compared.</source>
        <translation>La línea %1 no tiene ninguna cifra. Cada línea necesita segundos, puntos o un importe con su moneda. No se comparó nada.</translation>
    </message>
    <message>
        <source>Line %1: “%2” is not a date. Write dates as 2026-12-31. Nothing was compared.</source>
        <translation>Línea %1: «%2» no es una fecha. Escriba las fechas como 2026-12-31. No se comparó nada.</translation>
    </message>
    <message>
        <source>These columns weren&apos;t understood: “%1”.</source>
        <translation>No se entendieron estas columnas: «%1».</translation>
    </message>
</context>
<context>
    <name>JoinedFindings</name>
    <message>
        <source>%1 to %2</source>
        <comment>Image 2 to Image 9</comment>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>%1 The same goes for %2.</source>
        <comment>a sentence about Image 1, and names of others</comment>
        <translation>%1 Lo mismo vale para %2.</translation>
    </message>
</context>
<context>
    <name>JsonText</name>
    <message>
        <source>missing key in double quotes</source>
        <translation>falta una clave entre comillas dobles</translation>
    </message>
    <message>
        <source>missing value</source>
        <translation>falta un valor</translation>
    </message>
    <message>
        <source>missing comma or closing brace</source>
        <translation>falta una coma o una llave de cierre</translation>
    </message>
    <message>
        <source>missing comma or closing bracket</source>
        <translation>falta una coma o un corchete de cierre</translation>
    </message>
    <message>
        <source>missing colon after a key</source>
        <translation>faltan los dos puntos después de una clave</translation>
    </message>
    <message>
        <source>trailing comma</source>
        <translation>hay una coma y nada después</translation>
    </message>
    <message>
        <source>missing closing quote</source>
        <translation>un texto no tiene comilla de cierre</translation>
    </message>
    <message>
        <source>not a number</source>
        <translation>esto no es un número</translation>
    </message>
    <message>
        <source>unexpected text after the closing brace</source>
        <translation>hay algo más después de la llave de cierre</translation>
    </message>
    <message>
        <source>missing or invalid value</source>
        <translation>falta un valor, o no es ninguno que JSON conozca</translation>
    </message>
    <message>
        <source>Invalid JSON: %1 (line %2, column %3).</source>
        <translation>JSON no válido: %1 (línea %2, columna %3).</translation>
    </message>
    <message>
        <source>Expected a JSON object in braces, found a list.</source>
        <translation>Se esperaba un objeto JSON entre llaves, pero se encontró una lista.</translation>
    </message>
    <message>
        <source>Expected a JSON object in braces, found a single value.</source>
        <translation>Se esperaba un objeto JSON entre llaves, pero se encontró un solo valor.</translation>
    </message>
    <message>
        <source>The number %1 is too large to be sent unchanged. Put it in quotes, or use a smaller one (line %2, column %3).</source>
        <translation>El número %1 es demasiado grande para enviarse sin cambios. Póngalo entre comillas o use uno menor (línea %2, columna %3).</translation>
    </message>
</context>
<context>
    <name>KeyStore</name>
    <message>
        <source>The key is empty.</source>
        <translation>La clave está vacía.</translation>
    </message>
    <message>
        <source>The key contains a line break or another control character.</source>
        <translation>La clave contiene un salto de línea u otro carácter de control.</translation>
    </message>
    <message>
        <source>The key contains a space.</source>
        <translation>La clave contiene un espacio.</translation>
    </message>
    <message>
        <source>The key contains an invalid character.</source>
        <translation>La clave contiene un carácter no válido.</translation>
    </message>
    <message>
        <source>The password is empty.</source>
        <translation>La contraseña está vacía.</translation>
    </message>
    <message>
        <source>The password contains a line break or another control character.</source>
        <translation>La contraseña contiene un salto de línea u otro carácter de control.</translation>
    </message>
</context>
<context>
    <name>Limit</name>
    <message numerus="yes">
        <source>%n takes</source>
        <comment>an amount</comment>
        <translation>
            <numerusform>%n toma</numerusform>
            <numerusform>%n tomas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 seconds</source>
        <comment>an amount</comment>
        <translation>%1 segundos</translation>
    </message>
    <message>
        <source>%1 a day</source>
        <comment>a limit</comment>
        <translation>%1 al día</translation>
    </message>
    <message>
        <source>%1 a month</source>
        <comment>a limit</comment>
        <translation>%1 al mes</translation>
    </message>
    <message>
        <source>%1 in total</source>
        <comment>a limit</comment>
        <translation>%1 en total</translation>
    </message>
    <message>
        <source>You have a limit of %1, and it isn&apos;t known how much of it this request uses.</source>
        <translation>Tiene un límite de %1 y no se sabe qué parte de él usa esta solicitud.</translation>
    </message>
    <message>
        <source>Change the limit, or wait until its period is over.</source>
        <translation>Cambie el límite o espere a que acabe su periodo.</translation>
    </message>
    <message>
        <source>Change the limit to send this.</source>
        <translation>Cambie el límite para enviar esto.</translation>
    </message>
    <message>
        <source>%1 per run</source>
        <comment>a limit</comment>
        <translation>%1 por tanda</translation>
    </message>
    <message>
        <source>With this, at least 80 % of your limit of %1 is used or reserved.</source>
        <translation>Con esto se usa o reserva al menos el 80&#xa0;% de su límite de %1.</translation>
    </message>
    <message>
        <source>%1 (%2 used or reserved)</source>
        <comment>a limit and how much of it is used</comment>
        <translation>%1 (usado o reservado: %2)</translation>
    </message>
    <message numerus="yes">
        <source>These %n takes go over your limit of %1.</source>
        <translation>
            <numerusform>Esta toma supera su límite de %1.</numerusform>
            <numerusform>Estas %n tomas superan su límite de %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These %n takes go over several of your limits: %1.</source>
        <translation>
            <numerusform>Esta toma supera varios de sus límites: %1.</numerusform>
            <numerusform>Estas %n tomas superan varios de sus límites: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between limits</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Change these limits to send this.</source>
        <translation>Cambie estos límites para enviar esto.</translation>
    </message>
    <message>
        <source>Your limit of %1 can&apos;t count %2.</source>
        <translation>Su límite de %1 no puede contar %2.</translation>
    </message>
    <message>
        <source>%1 for this account</source>
        <comment>a limit</comment>
        <translation>%1 para esta cuenta</translation>
    </message>
    <message>
        <source>1 second</source>
        <comment>an amount</comment>
        <translation>1 segundo</translation>
    </message>
    <message>
        <source>With this, all of your limit of %1 is used or reserved.</source>
        <translation>Con esto se usa o reserva todo su límite de %1.</translation>
    </message>
    <message numerus="yes">
        <source>These %n takes may go over your limit of %1.</source>
        <translation>
            <numerusform>Esta toma puede superar su límite de %1.</numerusform>
            <numerusform>Estas %n tomas pueden superar su límite de %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These %n takes may go over several of your limits: %1.</source>
        <translation>
            <numerusform>Esta toma puede superar varios de sus límites: %1.</numerusform>
            <numerusform>Estas %n tomas pueden superar varios de sus límites: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>folder</source>
        <translation>carpeta</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Opciones:</translation>
    </message>
    <message>
        <source>Preparing the task database for this version. With a long history, this can take a minute.</source>
        <translation>Se está preparando la base de datos de tareas para esta versión. Con un historial largo, esto puede tardar un minuto.</translation>
    </message>
    <message>
        <source>Keep settings, tasks and clips in this folder.</source>
        <translation>Guardar ajustes, tareas y clips en esta carpeta.</translation>
    </message>
    <message>
        <source>Start in practice mode.</source>
        <translation>Iniciar en el modo de práctica.</translation>
    </message>
    <message>
        <source>Show help.</source>
        <translation>Mostrar esta ayuda.</translation>
    </message>
    <message>
        <source>Show the version.</source>
        <translation>Mostrar la versión.</translation>
    </message>
    <message>
        <source>dailies accepts options only; see --help.</source>
        <translation>dailies solo admite opciones; véase --help.</translation>
    </message>
    <message>
        <source>Usage: dailies [options]
Generate, track and save clips from a video service.</source>
        <translation>Uso: dailies [opciones]
Crea, sigue y conserva clips de un servicio de vídeo de pago.</translation>
    </message>
    <message>
        <source>Dailies (process %1) is using this profile but isn&apos;t responding. Wait, or end that process and start Dailies again; nothing is lost.</source>
        <translation>Dailies (proceso %1) tiene abierto este perfil pero no responde. Espere a que responda, o termine ese proceso e inicie Dailies de nuevo: con ello no se pierde nada.</translation>
    </message>
</context>
<context>
    <name>MediaAddress</name>
    <message>
        <source>it&apos;s empty.</source>
        <translation>está vacío.</translation>
    </message>
    <message>
        <source>it&apos;s too long.</source>
        <translation>es demasiado largo.</translation>
    </message>
    <message>
        <source>it doesn&apos;t start with https:// or http:// and a host.</source>
        <translation>no empieza por https:// o http:// y un servidor.</translation>
    </message>
    <message>
        <source>it contains a user name.</source>
        <translation>lleva un nombre de usuario.</translation>
    </message>
    <message>
        <source>it points to a private network, which the service isn&apos;t on.</source>
        <translation>lleva a una red privada, donde no está el servicio.</translation>
    </message>
    <message>
        <source>The link to the clip wasn&apos;t used: %1</source>
        <translation>El enlace al clip no se usó: %1</translation>
    </message>
    <message>
        <source>The link wasn&apos;t checked: %1</source>
        <translation>El enlace no se comprobó: %1</translation>
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
        <translation>Elemento %1</translation>
    </message>
</context>
<context>
    <name>MediaRow</name>
    <message>
        <source>Reference voice</source>
        <translation>Voz de referencia</translation>
    </message>
</context>
<context>
    <name>MediaSources</name>
    <message>
        <source>Usable files</source>
        <translation>Archivos que se pueden usar</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>Imágenes</translation>
    </message>
    <message>
        <source>Videos</source>
        <translation>Vídeos</translation>
    </message>
    <message>
        <source>Audio</source>
        <translation>Audio</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Documentos</translation>
    </message>
    <message>
        <source>“%1” is damaged, so it wasn&apos;t used.</source>
        <translation>«%1» está dañado, así que no se usó.</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t an image, so it wasn&apos;t used.</source>
        <translation>«%1» no es una imagen, así que no se usó.</translation>
    </message>
    <message>
        <source>“%1” can&apos;t be read, so it wasn&apos;t used.</source>
        <translation>«%1» no se puede leer, así que no se usó.</translation>
    </message>
</context>
<context>
    <name>MediaType</name>
    <message>
        <source>First frame</source>
        <translation>Primer fotograma</translation>
    </message>
    <message>
        <source>Last frame</source>
        <translation>Último fotograma</translation>
    </message>
    <message>
        <source>Reference image</source>
        <translation>Imagen de referencia</translation>
    </message>
    <message>
        <source>Reference video</source>
        <translation>Vídeo de referencia</translation>
    </message>
    <message>
        <source>Reference audio</source>
        <translation>Audio de referencia</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Documento</translation>
    </message>
    <message>
        <source>Web page</source>
        <translation>Página web</translation>
    </message>
    <message>
        <source>Driving audio</source>
        <translation>Audio guía</translation>
    </message>
    <message>
        <source>Video</source>
        <translation>Vídeo</translation>
    </message>
</context>
<context>
    <name>ModelPlaces</name>
    <message>
        <source>Family %1</source>
        <translation>Familia %1</translation>
    </message>
    <message>
        <source>Family %1 · %2</source>
        <translation>Familia %1 · %2</translation>
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
        <translation>Un perfil de modelo necesita una familia (A con la generación 3.0 o 2.7, o B).</translation>
    </message>
    <message>
        <source>A model profile needs at least one request kind of its family.</source>
        <translation>Un perfil de modelo necesita al menos un tipo de solicitud de su familia.</translation>
    </message>
    <message>
        <source>unknown key</source>
        <translation>clave desconocida</translation>
    </message>
    <message>
        <source>expected true or false</source>
        <translation>se esperaba true o false</translation>
    </message>
    <message>
        <source>expected text</source>
        <translation>se esperaba un texto</translation>
    </message>
    <message>
        <source>expected an object</source>
        <translation>se esperaba un objeto</translation>
    </message>
    <message>
        <source>expected a list</source>
        <translation>se esperaba una lista</translation>
    </message>
    <message>
        <source>expected a number</source>
        <translation>se esperaba un número</translation>
    </message>
    <message>
        <source>expected a whole number</source>
        <translation>se esperaba un número entero</translation>
    </message>
    <message>
        <source>%1: expected a list of texts.</source>
        <translation>%1: se esperaba una lista de textos.</translation>
    </message>
    <message>
        <source>%1: text is expected.</source>
        <translation>%1: se esperaba un texto.</translation>
    </message>
    <message>
        <source>limits: expected an object.</source>
        <translation>limits: se esperaba un objeto.</translation>
    </message>
</context>
<context>
    <name>PartFile</name>
    <message>
        <source>every name is taken</source>
        <translation>todos los nombres están ocupados</translation>
    </message>
    <message>
        <source>Couldn&apos;t write the clip to %1: %2.</source>
        <translation>No se pudo escribir el clip en %1: %2.</translation>
    </message>
    <message>
        <source>another copy of the program is using it</source>
        <translation>otra copia del programa lo está usando</translation>
    </message>
    <message>
        <source>This clip is too large for the disk&apos;s file system.</source>
        <translation>Este clip es demasiado grande para el sistema de archivos del disco.</translation>
    </message>
    <message>
        <source>The disk is full, so the clip couldn&apos;t be written. Free up some space to continue the download.</source>
        <translation>El disco está lleno; no se pudo escribir el clip. Libere espacio para continuar la descarga.</translation>
    </message>
    <message>
        <source>The disk is almost full (%1 free). The server doesn&apos;t give the clip&apos;s size, so %2 must stay free. Free up some space to continue the download.</source>
        <translation>El disco está casi lleno (quedan libres %1). El servidor no indica cuánto ocupa el clip, así que deben quedar libres %2. Libere espacio para continuar la descarga.</translation>
    </message>
    <message>
        <source>The disk is full: the clip needs %1 and %2 must stay free, but only %3 is free. Free up some space to continue the download.</source>
        <translation>El disco está lleno: el clip necesita %1 y deben quedar libres %2, pero solo quedan %3. Libere espacio para continuar la descarga.</translation>
    </message>
</context>
<context>
    <name>PopupMenus</name>
    <message>
        <source>Step up</source>
        <translation>Subir un paso</translation>
    </message>
    <message>
        <source>Step down</source>
        <translation>Bajar un paso</translation>
    </message>
</context>
<context>
    <name>PracticeService</name>
    <message>
        <source>The body is larger than 64 MiB.</source>
        <translation>El cuerpo supera los 64 MiB.</translation>
    </message>
    <message>
        <source>The prompt asks the task to fail.</source>
        <translation>El prompt pide que la tarea falle.</translation>
    </message>
    <message>
        <source>the task takes five times as long</source>
        <translation>la tarea tarda cinco veces más</translation>
    </message>
    <message>
        <source>sample clips are 1 to 60 seconds long</source>
        <translation>los clips de práctica duran de 1 a 60 segundos</translation>
    </message>
    <message>
        <source>must be 480P, 720P or 1080P</source>
        <translation>debe ser 480P, 720P o 1080P</translation>
    </message>
    <message>
        <source>must be a ratio W:H between 1:4 and 4:1</source>
        <translation>debe ser una relación ancho:alto entre 1:4 y 4:1</translation>
    </message>
    <message>
        <source>null isn&apos;t allowed here</source>
        <translation>null no se admite aquí</translation>
    </message>
    <message>
        <source>model: &quot;%1&quot; isn&apos;t enabled for this key; available: practice-a-3.0, practice-a-2.7 and practice-b</source>
        <translation>model: «%1» no está habilitado para esta clave; hay practice-a-3.0, practice-a-2.7 y practice-b</translation>
    </message>
    <message>
        <source>model: &quot;%1&quot; doesn&apos;t offer %2</source>
        <translation>model: «%1» no ofrece %2</translation>
    </message>
    <message>
        <source>%1: duplicate key</source>
        <translation>%1: la clave aparece dos veces</translation>
    </message>
    <message>
        <source>The practice server can&apos;t write to the folder %1.</source>
        <translation>El servidor de práctica no puede escribir en la carpeta %1.</translation>
    </message>
    <message>
        <source>The task can&apos;t be saved: %1.</source>
        <translation>No se puede guardar la tarea: %1.</translation>
    </message>
    <message>
        <source>This URL accepts %1 only.</source>
        <translation>Esta dirección solo admite %1.</translation>
    </message>
    <message>
        <source>No such clip.</source>
        <translation>No existe ese clip.</translation>
    </message>
    <message>
        <source>This isn&apos;t a practice job.</source>
        <translation>Este no es un trabajo de práctica.</translation>
    </message>
    <message>
        <source>The request can&apos;t be read.</source>
        <translation>No se puede leer esta solicitud.</translation>
    </message>
    <message>
        <source>The practice server found no free port.</source>
        <translation>El servidor de práctica no encontró ningún puerto libre.</translation>
    </message>
    <message>
        <source>The practice server can&apos;t use port %1: another program is using it.</source>
        <translation>El servidor de práctica no puede usar el puerto %1: lo tiene otro programa.</translation>
    </message>
    <message>
        <source>Nothing found at %1.</source>
        <translation>No hay nada en %1.</translation>
    </message>
    <message>
        <source>The Authorization header doesn&apos;t contain this service&apos;s key.</source>
        <translation>La cabecera Authorization no lleva la clave de este servicio.</translation>
    </message>
    <message>
        <source>The Content-Type header isn&apos;t application/json.</source>
        <translation>La cabecera Content-Type no es application/json.</translation>
    </message>
    <message>
        <source>The prompt asks for a rejection.</source>
        <translation>El prompt pide que se rechace.</translation>
    </message>
    <message>
        <source>Too many requests. Try again in two seconds.</source>
        <translation>Demasiadas solicitudes. Vuelva a intentarlo en dos segundos.</translation>
    </message>
    <message>
        <source>%1: unknown field for this call, or duplicate</source>
        <translation>%1: campo desconocido en esta llamada, o aparece dos veces</translation>
    </message>
    <message>
        <source>model: &quot;%1&quot; isn&apos;t enabled for this key.</source>
        <translation>model: «%1» no está habilitado para esta clave.</translation>
    </message>
    <message>
        <source>taskId: no such task.</source>
        <translation>taskId: no existe esa tarea.</translation>
    </message>
    <message>
        <source>model: the task was created with a different model.</source>
        <translation>model: la tarea se creó con otro modelo.</translation>
    </message>
    <message>
        <source>This link has expired.</source>
        <translation>Este enlace ha caducado.</translation>
    </message>
    <message>
        <source>the task fails with a code and a message</source>
        <translation>la tarea termina como fallida, con un código y un mensaje</translation>
    </message>
    <message>
        <source>the request is rejected; no task is created</source>
        <translation>la solicitud se rechaza; no se crea ninguna tarea</translation>
    </message>
    <message>
        <source>the task reports UNKNOWN for a while, then continues</source>
        <translation>la tarea figura como UNKNOWN durante un rato y luego continúa</translation>
    </message>
    <message>
        <source>the task reports an unknown status for a while, then continues</source>
        <translation>la tarea tiene durante un rato un estado desconocido y luego continúa</translation>
    </message>
    <message>
        <source>the task is created, but the connection drops before the response</source>
        <translation>la tarea se crea, pero la conexión se cierra sin respuesta</translation>
    </message>
    <message>
        <source>the request is rate limited for two seconds, then accepted</source>
        <translation>la solicitud se limita durante dos segundos y después se acepta</translation>
    </message>
    <message>
        <source>the task succeeds, but its download link doesn&apos;t work</source>
        <translation>la tarea se completa, pero su enlace de descarga no funciona</translation>
    </message>
    <message>
        <source>the upload place is full</source>
        <translation>el destino de subida está lleno</translation>
    </message>
    <message>
        <source>links report a wrong length</source>
        <translation>los enlaces indican un tamaño incorrecto</translation>
    </message>
    <message>
        <source>links refuse HEAD requests</source>
        <translation>los enlaces rechazan las solicitudes HEAD</translation>
    </message>
    <message>
        <source>presigned links have expired</source>
        <translation>los enlaces prefirmados han caducado</translation>
    </message>
    <message>
        <source>the place&apos;s clock is one hour ahead</source>
        <translation>el reloj del destino va una hora adelantado</translation>
    </message>
    <message>
        <source>the place responds after two seconds</source>
        <translation>el destino responde al cabo de dos segundos</translation>
    </message>
    <message>
        <source>the first upload of a file breaks off</source>
        <translation>la primera subida de un archivo se interrumpe</translation>
    </message>
    <message>
        <source>links lead to a web page</source>
        <translation>los enlaces llevan a una página web</translation>
    </message>
    <message>
        <source>on</source>
        <translation>activado</translation>
    </message>
    <message>
        <source>off</source>
        <translation>desactivado</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
</context>
<context>
    <name>Preference</name>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>Disk space for filmstrips</source>
        <translation>Espacio en disco para las tiras de fotogramas</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>Proxy</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>Proxy address</source>
        <translation>Dirección del proxy</translation>
    </message>
    <message>
        <source>General</source>
        <translation>General</translation>
    </message>
    <message>
        <source>Clips</source>
        <translation>Clips</translation>
    </message>
    <message>
        <source>Playback</source>
        <translation>Reproducción</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Red</translation>
    </message>
    <message>
        <source>Quiet hours</source>
        <translation>Horas de silencio</translation>
    </message>
    <message>
        <source>Quiet from</source>
        <translation>Silencio desde</translation>
    </message>
    <message>
        <source>Quiet until</source>
        <translation>Silencio hasta</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Preguntar</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Enter a full path, such as /home/me/Videos.</source>
        <translation>Indique una ruta completa, por ejemplo /home/me/Videos.</translation>
    </message>
    <message>
        <source>Can&apos;t write to %1.</source>
        <translation>No se puede escribir en %1.</translation>
    </message>
    <message>
        <source>Language of the window and of all messages.</source>
        <translation>El idioma de la ventana y de todos los mensajes.</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>Predeterminado del sistema</translation>
    </message>
    <message>
        <source>Light or dark. Video is always shown on black.</source>
        <translation>Claro u oscuro. El vídeo siempre se muestra sobre negro.</translation>
    </message>
    <message>
        <source>Match system</source>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>Notify me when tasks finish</source>
        <translation>Avisarme cuando terminen las tareas</translation>
    </message>
    <message>
        <source>One notification when the last running task finishes and the window isn&apos;t in view.</source>
        <translation>Una sola notificación cuando ha terminado la última de las tareas en ejecución y la ventana no está a la vista.</translation>
    </message>
    <message>
        <source>No notifications between these times.</source>
        <translation>Sin notificaciones entre estas horas del día.</translation>
    </message>
    <message>
        <source>When quiet hours begin.</source>
        <translation>Cuándo empiezan las horas de silencio.</translation>
    </message>
    <message>
        <source>When quiet hours end. If this is earlier than the start, they end the next day.</source>
        <translation>Cuándo terminan; al día siguiente si esa hora es anterior a la de inicio.</translation>
    </message>
    <message>
        <source>When I close the window</source>
        <translation>Al cerrar la ventana</translation>
    </message>
    <message>
        <source>While tasks run, Dailies can keep downloading clips from the tray. If you quit, it resumes at the next start.</source>
        <translation>Mientras haya tareas en ejecución, Dailies puede seguir descargando clips desde la bandeja. Si sale, continúa en el próximo inicio.</translation>
    </message>
    <message>
        <source>Keep running in the tray</source>
        <translation>Seguir en la bandeja</translation>
    </message>
    <message>
        <source>Clip folder</source>
        <translation>Carpeta de clips</translation>
    </message>
    <message>
        <source>Where new clips are saved. Existing clips stay where they are.</source>
        <translation>Dónde se guardan los clips nuevos. Los ya guardados se quedan donde están.</translation>
    </message>
    <message>
        <source>File names</source>
        <translation>Nombres de archivo</translation>
    </message>
    <message>
        <source>You can use: {date:yyyy-MM-dd}, {prompt:40}, {model}, {kind}, {task}. A number is added if a name is taken.</source>
        <translation>Puede usar: {date:yyyy-MM-dd}, {prompt:40}, {model}, {kind}, {task}. Se añade un número cuando un nombre ya está en uso.</translation>
    </message>
    <message>
        <source>Save a JSON file next to each clip</source>
        <translation>Guardar un archivo JSON junto a cada clip</translation>
    </message>
    <message>
        <source>Contains the request that made the clip, under the clip&apos;s name. Never contains a key.</source>
        <translation>Contiene la solicitud que creó el clip, con el nombre del clip. Nunca contiene una clave.</translation>
    </message>
    <message>
        <source>Parallel downloads</source>
        <translation>Descargas simultáneas</translation>
    </message>
    <message>
        <source>Clips about to expire download first.</source>
        <translation>Los clips que caducan antes se descargan primero.</translation>
    </message>
    <message>
        <source>Video player</source>
        <translation>Reproductor de vídeo</translation>
    </message>
    <message>
        <source>What plays clips. Try another one if clips don&apos;t play well. Single frames are always read with FFmpeg.</source>
        <translation>El motor que reproduce los clips; elija otro si no se reproducen bien. Los fotogramas sueltos siempre se leen con FFmpeg.</translation>
    </message>
    <message>
        <source>Hardware decoding</source>
        <translation>Descodificación por hardware</translation>
    </message>
    <message>
        <source>Turn off if the picture is broken or Dailies crashes during playback. Needs Qt 6.5 or newer.</source>
        <translation>Desactívela si la imagen se ve mal o si Dailies se cierra inesperadamente durante la reproducción. Necesita Qt 6.5 o posterior.</translation>
    </message>
    <message>
        <source>When it&apos;s full, the oldest filmstrips are removed; they&apos;re made again when needed.</source>
        <translation>Cuando se llena, se quitan las tiras más antiguas; se vuelven a crear cuando hacen falta.</translation>
    </message>
    <message>
        <source>How Dailies reaches the service. Connections to this computer never use the proxy.</source>
        <translation>Cómo llega Dailies al servicio. Las conexiones con este equipo nunca usan el proxy.</translation>
    </message>
    <message>
        <source>Host and port, such as proxy.example.com:8080.</source>
        <translation>Equipo y puerto, por ejemplo proxy.example.com:8080.</translation>
    </message>
    <message>
        <source>Check status every (minimum)</source>
        <translation>Intervalo mínimo entre consultas</translation>
    </message>
    <message>
        <source>Longer intervals are easier on the service, but finished clips show up later. All intervals scale with this one.</source>
        <translation>Los intervalos más largos alivian al servicio, pero los clips terminados aparecen más tarde. Todos los intervalos crecen con este.</translation>
    </message>
    <message>
        <source>Adapt checks to typical run times</source>
        <translation>Adaptar las consultas a la duración habitual</translation>
    </message>
    <message>
        <source>Checks rarely before a clip is due, and more often around that time. Off: always at the same interval.</source>
        <translation>Consulta pocas veces antes de que se espere un clip y más a menudo en torno a ese momento. Desactivado: siempre con el mismo intervalo.</translation>
    </message>
    <message>
        <source>Check status at least every</source>
        <translation>Intervalo máximo entre consultas</translation>
    </message>
    <message>
        <source>Longest interval between checks while a clip isn&apos;t due. Never shorter than the minimum.</source>
        <translation>El intervalo más largo entre consultas mientras aún no se espera un clip. Nunca es menor que el mínimo.</translation>
    </message>
    <message>
        <source>Restart to apply.</source>
        <translation>Se aplica al reiniciar.</translation>
    </message>
    <message>
        <source>Enter a whole number from %1 to %2.</source>
        <translation>Indique un número entero de %1 a %2.</translation>
    </message>
    <message>
        <source>Clips need different names. Use at least one of {date}, {prompt:40}, {model}, {kind}, {task}, in one line of at most 200 characters.</source>
        <translation>Los clips necesitan nombres distintos: use al menos uno de {date}, {prompt:40}, {model}, {kind}, {task}, en una sola línea de 200 caracteres como máximo.</translation>
    </message>
    <message>
        <source>Enter a host and port, such as proxy.example.com:8080.</source>
        <translation>Indique un equipo y un puerto, por ejemplo proxy.example.com:8080.</translation>
    </message>
    <message>
        <source>This can&apos;t be chosen.</source>
        <translation>Esto no se puede elegir.</translation>
    </message>
    <message>
        <source>Pause sending</source>
        <translation>Pausar el envío</translation>
    </message>
    <message>
        <source>Nothing is sent or uploaded until you resume. Takes that are being generated continue.</source>
        <translation>No se envía ni se sube nada hasta que reanude el envío. Las tomas que se están generando continúan.</translation>
    </message>
    <message>
        <source>Send only between these times</source>
        <translation>Enviar solo entre estas horas</translation>
    </message>
    <message>
        <source>At other times, new requests wait here. Send now, requests with a time of their own and practice requests don&apos;t wait.</source>
        <translation>A otras horas, las solicitudes nuevas esperan aquí. «Enviar ahora», las solicitudes con hora propia y las de práctica no esperan.</translation>
    </message>
    <message>
        <source>Send from</source>
        <translation>Enviar desde</translation>
    </message>
    <message>
        <source>When sending begins each day.</source>
        <translation>Cuándo empieza el envío cada día.</translation>
    </message>
    <message>
        <source>Send until</source>
        <translation>Enviar hasta</translation>
    </message>
    <message>
        <source>When sending ends. If this is earlier than the start, it ends the next day.</source>
        <translation>Cuándo termina el envío; al día siguiente si esa hora es anterior a la de inicio.</translation>
    </message>
    <message>
        <source>Sending</source>
        <translation>Envío</translation>
    </message>
    <message>
        <source> MiB</source>
        <translation> MiB</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
</context>
<context>
    <name>PreviewText</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>$%1: link to %2, made when you generate</source>
        <comment>$LINK_1: link to harbour.mp4</comment>
        <translation>$%1: enlace a %2, se crea al generar</translation>
    </message>
</context>
<context>
    <name>ProblemReport</name>
    <message>
        <source>Dailies problem report, created at %1.</source>
        <translation>Informe de problemas de Dailies, creado el %1.</translation>
    </message>
    <message>
        <source>versions.txt   versions of Dailies and of what it uses</source>
        <translation>versions.txt   versiones de Dailies y de lo que usa</translation>
    </message>
    <message>
        <source>settings.json  changed settings; for folders and URLs, only that they are set</source>
        <translation>settings.json  ajustes cambiados; de carpetas y direcciones, solo que están definidas</translation>
    </message>
    <message>
        <source>accounts.json  models of your accounts; no names, URLs or keys</source>
        <translation>accounts.json  modelos de sus cuentas; sin nombres, direcciones ni claves</translation>
    </message>
    <message>
        <source>tasks.json     number of tasks, and facts about the last %1</source>
        <translation>tasks.json     número de tareas, y datos sobre las últimas %1</translation>
    </message>
    <message>
        <source>log.txt        program log</source>
        <translation>log.txt        registro del programa</translation>
    </message>
    <message>
        <source>Keys, URLs, encoded data and local folders were removed.</source>
        <translation>Se quitaron claves, direcciones, datos codificados y carpetas de este equipo.</translation>
    </message>
    <message>
        <source>Includes recent prompts.</source>
        <translation>Contiene los prompts recientes.</translation>
    </message>
    <message>
        <source>Includes no prompts.</source>
        <translation>No contiene ningún prompt.</translation>
    </message>
    <message>
        <source>Couldn&apos;t write the report to %1: %2.</source>
        <translation>No se pudo escribir el informe en %1: %2.</translation>
    </message>
</context>
<context>
    <name>Profile</name>
    <message>
        <source>Can&apos;t write to the folder %1.</source>
        <translation>No se puede escribir en la carpeta %1.</translation>
    </message>
    <message>
        <source>%1 is in the way: Dailies needs a folder there.</source>
        <translation>%1 está en medio: Dailies necesita ahí una carpeta.</translation>
    </message>
    <message>
        <source>Can&apos;t create the folder %1.</source>
        <translation>No se puede crear la carpeta %1.</translation>
    </message>
    <message>
        <source>%1 (process %2) is already using %3. Quit it first, or choose another profile.</source>
        <translation>%1 (proceso %2) ya está trabajando en %3. Ciérrelo primero o elija otro perfil.</translation>
    </message>
    <message>
        <source>The profile in %1 can&apos;t be used: Dailies can&apos;t write there.</source>
        <translation>No se puede usar el perfil de %1: Dailies no puede escribir ahí.</translation>
    </message>
    <message>
        <source>The profile in %1 can&apos;t be used, because the disk is full. Free some space, then start Dailies again.</source>
        <translation>No se puede usar el perfil de %1, porque el disco está lleno. Libere espacio y vuelva a iniciar Dailies.</translation>
    </message>
    <message>
        <source>Starting Dailies again can&apos;t bring up this window: there is no place for its socket.</source>
        <translation>Iniciar Dailies de nuevo no puede traer esta ventana al frente: no hay ningún lugar para su socket.</translation>
    </message>
    <message>
        <source>Starting Dailies again can&apos;t bring up this window: %1.</source>
        <translation>Iniciar Dailies de nuevo no puede traer esta ventana al frente: %1.</translation>
    </message>
</context>
<context>
    <name>ProfileCatalogue</name>
    <message>
        <source>A newer version of Dailies wrote it.</source>
        <translation>Lo escribió una versión más reciente de Dailies.</translation>
    </message>
    <message>
        <source>It isn&apos;t a list of model profiles.</source>
        <translation>No es una lista de perfiles de modelo.</translation>
    </message>
    <message>
        <source>A model profile needs an ID.</source>
        <translation>Un perfil de modelo necesita un ID.</translation>
    </message>
    <message>
        <source>Duplicate ID: %1.</source>
        <translation>El ID %1 aparece dos veces.</translation>
    </message>
    <message>
        <source>The model profiles in %1 can&apos;t be read, so the file was left unchanged: %2</source>
        <translation>No se pueden leer los perfiles de modelo de %1, así que el archivo no se modificó: %2</translation>
    </message>
    <message>
        <source>Your model profiles couldn&apos;t be read, so they won&apos;t be overwritten.</source>
        <translation>No se pudieron leer sus perfiles de modelo, así que no se sobrescribirán.</translation>
    </message>
    <message>
        <source>Couldn&apos;t save the model profiles to %1: %2.</source>
        <translation>No se pudieron guardar los perfiles de modelo en %1: %2.</translation>
    </message>
</context>
<context>
    <name>ProfileNotes</name>
    <message>
        <source>The reference voice of %1</source>
        <translation>La voz de referencia de %1</translation>
    </message>
    <message>
        <source>The image</source>
        <translation>La imagen</translation>
    </message>
    <message>
        <source>Image %1</source>
        <translation>Image %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>range</comment>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>al menos %1</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>hasta %1</translation>
    </message>
    <message>
        <source>%1 is a %2 file. This model accepts %3.</source>
        <translation>%1 es un archivo %2. Este modelo admite %3.</translation>
    </message>
    <message>
        <source>%1 has transparency, which this model doesn&apos;t support.</source>
        <translation>%1 tiene transparencia, que este modelo no admite.</translation>
    </message>
    <message>
        <source>%1 is %2 × %3 pixels. This model accepts sides of %4 pixels.</source>
        <translation>%1 mide %2 × %3 píxeles. Este modelo admite lados de %4 píxeles.</translation>
    </message>
    <message>
        <source>%1 is %2 s long. This model accepts %3 s.</source>
        <translation>%1 dura %2 s. Este modelo admite %3 s.</translation>
    </message>
    <message>
        <source>%1 has %2 fps. This model needs at least %3.</source>
        <translation>%1 tiene %2 fps. Este modelo necesita al menos %3.</translation>
    </message>
    <message>
        <source>%1 is %2 MB. This model accepts up to %3 MB.</source>
        <translation>%1 ocupa %2 MB. Este modelo admite hasta %3 MB.</translation>
    </message>
    <message>
        <source>%1 is %2 MB, which makes an upload of %3 MB.</source>
        <translation>%1 ocupa %2 MB; se subirán %3 MB.</translation>
    </message>
    <message>
        <source>%1: oss links need a header that isn&apos;t in this service&apos;s specification.</source>
        <translation>%1: los enlaces oss necesitan una cabecera que no está en la especificación de este servicio.</translation>
    </message>
    <message>
        <source>%1: only images can be embedded. Use a link for other files.</source>
        <translation>%1: solo se pueden incrustar imágenes. Use un enlace para otros archivos.</translation>
    </message>
    <message>
        <source>%1 adds up to %2 s. This model accepts up to %3 s.</source>
        <translation>%1: suma %2 s. Este modelo admite hasta %3 s.</translation>
    </message>
    <message>
        <source>Input videos and the clip add up to %1 s. This model accepts up to %2 s.</source>
        <translation>Los vídeos de entrada y el clip suman %1 s. Este modelo admite hasta %2 s.</translation>
    </message>
    <message>
        <source>This model accepts up to %L1 files. You have %L2.</source>
        <translation>Este modelo admite hasta %L1 archivos. Hay %L2.</translation>
    </message>
    <message>
        <source>This model isn&apos;t known to use %1 for %2.</source>
        <translation>No consta que este modelo use %1 para %2.</translation>
    </message>
    <message>
        <source>%1: this model accepts up to %L2. You have %L3.</source>
        <translation>%1: este modelo admite hasta %L2. Hay %L3.</translation>
    </message>
    <message>
        <source>%1: this model needs at least %L2. You have %L3.</source>
        <translation>%1: este modelo necesita al menos %L2. Hay %L3.</translation>
    </message>
    <message>
        <source>This model supports these combinations: %1.</source>
        <translation>Este modelo admite estas combinaciones: %1.</translation>
    </message>
    <message>
        <source>This model can&apos;t combine %1.</source>
        <translation>Este modelo no puede combinar %1.</translation>
    </message>
    <message>
        <source>%1 needs %2 with this model.</source>
        <translation>Con este modelo, %1 necesita %2.</translation>
    </message>
    <message>
        <source>With %1, this model needs %2 to be on.</source>
        <translation>Con %1, este modelo necesita que %2 esté activado.</translation>
    </message>
    <message>
        <source>This model isn&apos;t known to support %1.</source>
        <translation>No consta que este modelo admita %1.</translation>
    </message>
    <message>
        <source>The prompt has %L1 characters; the limit is %L2. The rest may be ignored.</source>
        <translation>El prompt tiene %L1 caracteres; el límite es %L2. Puede que el resto se ignore.</translation>
    </message>
    <message>
        <source>The negative prompt has %L1 characters; the limit is %L2. The rest may be ignored.</source>
        <translation>El prompt negativo tiene %L1 caracteres; el límite es %L2. Puede que el resto se ignore.</translation>
    </message>
    <message>
        <source>With a reference video, this model makes clips of %1 s. You asked for %2 s.</source>
        <translation>Con un vídeo de referencia, este modelo crea clips de %1 s. Ha pedido %2 s.</translation>
    </message>
    <message>
        <source>This model makes clips of %1 s. You asked for %2 s.</source>
        <translation>Este modelo crea clips de %1 s. Ha pedido %2 s.</translation>
    </message>
    <message>
        <source>This model doesn&apos;t use %1.</source>
        <translation>Este modelo no usa %1.</translation>
    </message>
    <message>
        <source>This model supports %1, not %2.</source>
        <translation>Este modelo admite %1, no %2.</translation>
    </message>
    <message>
        <source>This model&apos;s guidance is %1, not %2.</source>
        <translation>La intensidad de guía de este modelo es %1, no %2.</translation>
    </message>
    <message>
        <source>This model doesn&apos;t use voices.</source>
        <translation>Este modelo no usa voces.</translation>
    </message>
    <message>
        <source>The shots aren&apos;t used while %1 is off.</source>
        <translation>Los planos no se usan mientras %1 esté desactivado.</translation>
    </message>
    <message>
        <source>The shot type isn&apos;t used while %1 is off.</source>
        <translation>El tipo de plano no se usa mientras %1 esté desactivado.</translation>
    </message>
    <message>
        <source>Choose a shot type.</source>
        <translation>Elija un tipo de plano.</translation>
    </message>
    <message>
        <source>Shots are used only with the shot type %1.</source>
        <translation>Los planos solo se usan con el tipo de plano %1.</translation>
    </message>
    <message>
        <source>The prompt of shot %1 has %L2 characters; the limit is %L3.</source>
        <translation>El prompt del plano %1 tiene %L2 caracteres; el límite es %L3.</translation>
    </message>
    <message>
        <source>Shot %1 is %2 s long. This model needs at least %3 s.</source>
        <translation>El plano %1 dura %2 s. Este modelo necesita al menos %3 s.</translation>
    </message>
    <message>
        <source>The shots add up to %1 s, but the clip is %2 s.</source>
        <translation>Los planos suman %1 s, pero el clip dura %2 s.</translation>
    </message>
    <message>
        <source>Add at least one shot.</source>
        <translation>Añada al menos un plano.</translation>
    </message>
    <message>
        <source>This model accepts %1 shots. You have %L2.</source>
        <translation>Este modelo admite %1 planos. Hay %L2.</translation>
    </message>
    <message>
        <source>With shots, this model ignores the main prompt, but the service requires one.</source>
        <translation>Con planos, este modelo ignora el prompt principal, pero el servicio lo exige.</translation>
    </message>
    <message>
        <source>This model accepts up to %L1. You have %L2.</source>
        <translation>Este modelo admite hasta %L1. Hay %L2.</translation>
    </message>
    <message>
        <source>%1: %2 isn&apos;t %3. The service may crop or stretch it.</source>
        <translation>%1: %2 no es %3. El servicio podría recortar o deformar la imagen.</translation>
    </message>
    <message>
        <source>%1 is %2 × %3 pixels. This model accepts aspect ratios of %4.</source>
        <translation>%1 mide %2 × %3 píxeles. Este modelo admite relaciones de aspecto de %4.</translation>
    </message>
    <message>
        <source>%1: %2 has a different aspect ratio than the first frame (%3). The service may crop or stretch it.</source>
        <translation>%1: %2 tiene otra relación de aspecto que el primer fotograma (%3). El servicio podría recortar o deformar la imagen.</translation>
    </message>
</context>
<context>
    <name>ProgramLog</name>
    <message>
        <source>Couldn&apos;t write the log to %1: %2.</source>
        <translation>No se pudo escribir el registro en %1: %2.</translation>
    </message>
</context>
<context>
    <name>ProgramPart</name>
    <message>
        <source>Window system: %1</source>
        <translation>Sistema de ventanas: %1</translation>
    </message>
    <message>
        <source>system default</source>
        <translation>predeterminado del sistema</translation>
    </message>
    <message>
        <source>Video player: %1</source>
        <translation>Reproductor de vídeo: %1</translation>
    </message>
</context>
<context>
    <name>PromptMentions</name>
    <message>
        <source>%1 in your prompt isn&apos;t attached.</source>
        <translation>%1, en su prompt, no está entre los medios.</translation>
    </message>
    <message>
        <source>The prompt doesn&apos;t mention %1 yet.</source>
        <translation>El prompt aún no menciona %1.</translation>
    </message>
</context>
<context>
    <name>RateFile</name>
    <message>
        <source>The column &quot;%1&quot; isn&apos;t known. The first line names the columns: unit, price, currency, from, account, model, resolution, mode, sound, source. Nothing was imported.</source>
        <translation>La columna «%1» no se conoce. La primera línea nombra las columnas: unit, price, currency, from, account, model, resolution, mode, sound, source. No se importó nada.</translation>
    </message>
    <message>
        <source>Line %1: &quot;%2&quot; is missing or wrong. Rates need unit (second, point or take), price (such as 0.10, at most six decimal places), currency (such as USD) and from (such as 2026-12-31). If sound is given, it is on or off. Nothing was imported.</source>
        <translation>Línea %1: «%2» falta o es incorrecto. Las tarifas necesitan unit (second, point o take), price (por ejemplo 0.10, con seis decimales como máximo), currency (por ejemplo USD) y from (por ejemplo 2026-12-31). Si se indica sound, es on u off. No se importó nada.</translation>
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
        <translation>%1 s</translation>
    </message>
    <message>
        <source>on</source>
        <translation>activado</translation>
    </message>
    <message>
        <source>off</source>
        <translation>desactivado</translation>
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
        <translation>1 toma</translation>
    </message>
    <message>
        <source>%1 takes</source>
        <translation>%1 tomas</translation>
    </message>
    <message>
        <source>Choose an account.</source>
        <translation>Elija una cuenta.</translation>
    </message>
    <message>
        <source>1 field left</source>
        <translation>Falta 1 campo</translation>
    </message>
    <message>
        <source>%1 fields left</source>
        <translation>Faltan %1 campos</translation>
    </message>
    <message>
        <source>Not ready:</source>
        <translation>Falta por resolver:</translation>
    </message>
    <message>
        <source>Asks first:</source>
        <translation>Pide confirmación:</translation>
    </message>
    <message>
        <source>%1 with %2, model %3</source>
        <translation>%1 con %2, modelo %3</translation>
    </message>
    <message>
        <source>%1 files go to the practice storage first.</source>
        <translation>%1 archivos van antes al almacenamiento de práctica.</translation>
    </message>
    <message>
        <source>%1 files go to your storage “%2” first: %3.</source>
        <translation>%1 archivos van primero a su almacenamiento «%2»: %3.</translation>
    </message>
    <message>
        <source>%1 Send it once more?</source>
        <comment>You sent this 4 s ago.</comment>
        <translation>%1 ¿Enviarla otra vez?</translation>
    </message>
    <message>
        <source>%1 Send %2 more takes?</source>
        <comment>You sent this 4 s ago.</comment>
        <translation>%1 ¿Enviar %2 tomas más?</translation>
    </message>
    <message>
        <source>There&apos;s no prompt that says what to change.</source>
        <translation>Ningún prompt dice qué hay que cambiar.</translation>
    </message>
    <message>
        <source>1 field to correct</source>
        <translation>1 campo por corregir</translation>
    </message>
    <message>
        <source>%1 fields to correct</source>
        <translation>%1 campos por corregir</translation>
    </message>
    <message>
        <source>Not sent with this kind: %1</source>
        <translation>No se envía con este tipo: %1</translation>
    </message>
</context>
<context>
    <name>RequestJson</name>
    <message>
        <source>This version doesn&apos;t know the kind of this request.</source>
        <translation>Esta solicitud es de un tipo que esta versión no conoce.</translation>
    </message>
</context>
<context>
    <name>ServiceAnswer</name>
    <message>
        <source>%1 The service says: %2</source>
        <translation>%1 El servicio indica: %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a sentence and a code</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Answer lost: the service may have accepted this request. Nothing was sent again.</source>
        <translation>Respuesta perdida: puede que el servicio haya aceptado esta solicitud. No se envió nada de nuevo.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n bytes</source>
        <translation>
            <numerusform>%n byte</numerusform>
            <numerusform>%n bytes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bytes of %1</source>
        <comment>of a content type</comment>
        <translation>
            <numerusform>%n byte de %1</numerusform>
            <numerusform>%n bytes de %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 The service didn&apos;t receive the full request.</source>
        <translation>%1 El servicio no recibió la solicitud completa.</translation>
    </message>
    <message>
        <source>%1 Nothing was sent. Fix this and try again.</source>
        <translation>%1 No se envió nada; corríjalo y envíe de nuevo.</translation>
    </message>
    <message>
        <source>The service&apos;s certificate wasn&apos;t accepted, so nothing was sent. Check the account&apos;s base URL and this computer&apos;s clock, then try again.</source>
        <translation>No se aceptó el certificado del servicio, así que no se envió nada. Compruebe la dirección base de la cuenta y el reloj de este equipo, y envíe de nuevo.</translation>
    </message>
    <message>
        <source>The proxy blocked the call, so nothing was sent. Check the proxy settings.</source>
        <translation>El proxy no dejó pasar la llamada, así que no se envió nada. Compruebe los ajustes del proxy.</translation>
    </message>
    <message>
        <source>Stopped before it was sent.</source>
        <translation>Se detuvo antes de enviarse.</translation>
    </message>
    <message>
        <source>The service couldn&apos;t be reached, so nothing was sent. Check the connection and the account&apos;s base URL.</source>
        <translation>No se pudo contactar con el servicio, así que no se envió nada. Compruebe la conexión y la dirección base de la cuenta.</translation>
    </message>
    <message>
        <source>The connection failed before the full request was sent, so the service can&apos;t have accepted it.</source>
        <translation>La conexión falló antes de que saliera la solicitud completa, así que el servicio no puede haberla aceptado.</translation>
    </message>
    <message>
        <source>The service may have accepted this request, but didn&apos;t confirm it. We haven&apos;t resent it.</source>
        <translation>Puede que el servicio haya aceptado esta solicitud, pero no lo confirmó. No se ha vuelto a enviar.</translation>
    </message>
    <message>
        <source>%1 The part of the response that arrived names task %2.</source>
        <translation>%1 La parte de la respuesta que llegó nombra la tarea %2.</translation>
    </message>
    <message>
        <source>%1 No response arrived in time.</source>
        <translation>%1 No llegó ninguna respuesta a tiempo.</translation>
    </message>
    <message>
        <source>%1 Stopped after it was sent.</source>
        <translation>%1 Se detuvo después de enviarse.</translation>
    </message>
    <message>
        <source>The connection dropped before the service replied. It may have accepted this request. We haven&apos;t resent it.</source>
        <translation>La conexión se cortó antes de que el servicio respondiera. Puede que haya aceptado esta solicitud. No se ha vuelto a enviar.</translation>
    </message>
    <message>
        <source>%1; nothing was accepted. Correct the account&apos;s base URL.</source>
        <translation>%1; no se aceptó nada. Corrija la dirección base de la cuenta.</translation>
    </message>
    <message>
        <source>%1. Correct the account&apos;s base URL.</source>
        <translation>%1. Corrija la dirección base de la cuenta.</translation>
    </message>
    <message>
        <source>The service didn&apos;t receive the request in time; nothing was accepted. You can send it again.</source>
        <translation>El servicio no recibió la solicitud a tiempo; no se aceptó nada. Puede enviarla de nuevo.</translation>
    </message>
    <message>
        <source>The service didn&apos;t receive the request in time.</source>
        <translation>El servicio no recibió la solicitud a tiempo.</translation>
    </message>
    <message>
        <source>The service rejected the key; nothing was accepted.</source>
        <translation>El servicio no acepta la clave; no se aceptó nada.</translation>
    </message>
    <message>
        <source>The service rejected the key.</source>
        <translation>El servicio no acepta la clave.</translation>
    </message>
    <message>
        <source>The service rejected this request; nothing was accepted.</source>
        <translation>El servicio rechazó la solicitud; no se aceptó nada.</translation>
    </message>
    <message>
        <source>The service rejected this request.</source>
        <translation>El servicio rechazó la solicitud.</translation>
    </message>
    <message>
        <source>The service returned an ID, but also an error: %1</source>
        <translation>El servicio dio un ID, pero también un error: %1</translation>
    </message>
    <message>
        <source>The service is rate limiting requests.</source>
        <translation>El servicio está limitando las solicitudes.</translation>
    </message>
    <message>
        <source>The service gives no information about this task.</source>
        <translation>El servicio no informa sobre esta tarea.</translation>
    </message>
    <message>
        <source>The service is having problems.</source>
        <translation>El servicio tiene problemas.</translation>
    </message>
    <message>
        <source>The status check was stopped.</source>
        <translation>Se detuvo la consulta del estado.</translation>
    </message>
    <message>
        <source>The service&apos;s response is too large.</source>
        <translation>La respuesta del servicio es demasiado grande.</translation>
    </message>
    <message>
        <source>The service&apos;s certificate wasn&apos;t accepted.</source>
        <translation>No se aceptó el certificado del servicio.</translation>
    </message>
    <message>
        <source>The proxy blocked the call.</source>
        <translation>El proxy no dejó pasar la llamada.</translation>
    </message>
    <message>
        <source>The service didn&apos;t respond in time.</source>
        <translation>El servicio no respondió a tiempo.</translation>
    </message>
    <message>
        <source>The service couldn&apos;t be reached.</source>
        <translation>No se pudo contactar con el servicio.</translation>
    </message>
    <message>
        <source>The connection to the service dropped.</source>
        <translation>Se cortó la conexión con el servicio.</translation>
    </message>
    <message>
        <source>Something between you and the service (such as a proxy or a sign-in page) responded instead.</source>
        <translation>Algo en el camino hacia el servicio, como un proxy o una página de inicio de sesión, respondió en su lugar.</translation>
    </message>
    <message>
        <source>The service rejects the key for status checks.</source>
        <translation>El servicio no acepta la clave cuando se le consulta sobre tareas.</translation>
    </message>
    <message>
        <source>The service&apos;s response doesn&apos;t mention the task.</source>
        <translation>La respuesta del servicio no dice nada sobre la tarea.</translation>
    </message>
    <message>
        <source>The response was HTTP %1 with %2 that aren&apos;t text.</source>
        <translation>La respuesta fue HTTP %1 con %2 que no son texto.</translation>
    </message>
    <message>
        <source>The response was HTTP %1 with %2 that start with “%3”.</source>
        <translation>La respuesta fue HTTP %1 con %2 que empiezan por «%3».</translation>
    </message>
    <message>
        <source>The service&apos;s URL has moved</source>
        <translation>La dirección del servicio ha cambiado</translation>
    </message>
    <message>
        <source>The service&apos;s URL has moved to %1</source>
        <translation>La dirección del servicio ha cambiado a %1</translation>
    </message>
    <message>
        <source>The response contains more than one ID. Dailies uses %1; the other is %2.</source>
        <translation>La respuesta contiene más de un ID. Dailies usa %1; el otro es %2.</translation>
    </message>
    <message>
        <source>%1 No task ID could be read from the response. %2</source>
        <comment>the last is another sentence</comment>
        <translation>%1 No se pudo leer ningún ID de tarea en la respuesta. %2</translation>
    </message>
    <message>
        <source>%1 No task ID could be read from the response.</source>
        <translation>%1 No se pudo leer ningún ID de tarea en la respuesta.</translation>
    </message>
    <message>
        <source>%1 The connection dropped in the middle of its response.</source>
        <translation>%1 La conexión se cortó en medio de la respuesta.</translation>
    </message>
</context>
<context>
    <name>SettingsFile</name>
    <message>
        <source>it&apos;s too large</source>
        <translation>es demasiado grande</translation>
    </message>
</context>
<context>
    <name>Shell</name>
    <message>
        <source>A quote in the command isn&apos;t closed. Copy the whole command.</source>
        <translation>Hay una comilla sin cerrar en el comando: copie el comando completo.</translation>
    </message>
    <message>
        <source>The command inserts the output of another command, which Dailies doesn&apos;t run. Replace it with the text itself.</source>
        <translation>El comando inserta la salida de otro comando, que Dailies no ejecuta. Ponga en su lugar el texto mismo.</translation>
    </message>
    <message>
        <source>This command is for the Windows command prompt. Copy it as cURL (bash) instead.</source>
        <translation>Este comando está escrito para el símbolo del sistema de Windows: cópielo como cURL para bash.</translation>
    </message>
    <message>
        <source>The command has curly quotes (“ ”), which bash doesn&apos;t understand. Use straight ones (&quot;).</source>
        <translation>El comando tiene comillas tipográficas (“ ”), que bash no conoce: ponga en su lugar comillas rectas (&quot;).</translation>
    </message>
</context>
<context>
    <name>Sidecar</name>
    <message>
        <source>every name for it is taken</source>
        <translation>todos los nombres posibles están ocupados</translation>
    </message>
    <message>
        <source>Couldn&apos;t save the JSON file next to the clip %1: %2.</source>
        <translation>No se pudo guardar el archivo JSON junto al clip %1: %2.</translation>
    </message>
    <message>
        <source>the folder couldn&apos;t be synced to disk</source>
        <translation>no se pudo escribir la carpeta en el disco</translation>
    </message>
</context>
<context>
    <name>Spend</name>
    <message>
        <source>Removed account</source>
        <translation>Cuenta eliminada</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 punto</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 puntos</translation>
    </message>
    <message numerus="yes">
        <source>%Ln takes</source>
        <translation>
            <numerusform>%Ln toma</numerusform>
            <numerusform>%Ln tomas</numerusform>
        </translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hoy</translation>
    </message>
    <message>
        <source>Each run</source>
        <translation>Cada tanda</translation>
    </message>
    <message>
        <source>In total</source>
        <translation>En total</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>period and account</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 of %2 left today</source>
        <translation>quedan %1 de %2 hoy</translation>
    </message>
    <message>
        <source>%1 of %2 left this month</source>
        <translation>quedan %1 de %2 este mes</translation>
    </message>
    <message>
        <source>%1 per run</source>
        <translation>%1 por tanda</translation>
    </message>
    <message>
        <source>%1 of %2 left</source>
        <translation>quedan %1 de %2</translation>
    </message>
    <message>
        <source>Cost unknown until the first take</source>
        <translation>Coste desconocido hasta la primera toma</translation>
    </message>
    <message>
        <source>up to %1</source>
        <translation>hasta %1</translation>
    </message>
    <message>
        <source>Planned</source>
        <translation>Previsto</translation>
    </message>
    <message>
        <source>Reserved</source>
        <translation>Reservado</translation>
    </message>
    <message>
        <source>Billed</source>
        <translation>Facturado</translation>
    </message>
    <message>
        <source>Not billed</source>
        <translation>No facturado</translation>
    </message>
    <message>
        <source>Unsettled</source>
        <translation>Sin aclarar</translation>
    </message>
    <message>
        <source>with sound</source>
        <translation>con sonido</translation>
    </message>
    <message>
        <source>without sound</source>
        <translation>sin sonido</translation>
    </message>
    <message>
        <source>All takes</source>
        <translation>Todas las tomas</translation>
    </message>
    <message>
        <source>per second</source>
        <translation>por segundo</translation>
    </message>
    <message>
        <source>per point</source>
        <translation>por punto</translation>
    </message>
    <message>
        <source>per take</source>
        <translation>por toma</translation>
    </message>
    <message>
        <source>%1/s since %2</source>
        <translation>%1/s desde el %2</translation>
    </message>
    <message>
        <source>%1 per point since %2</source>
        <translation>%1 por punto desde el %2</translation>
    </message>
    <message>
        <source>%1 per take since %2</source>
        <translation>%1 por toma desde el %2</translation>
    </message>
    <message>
        <source>No response: the service may have accepted it</source>
        <translation>Sin respuesta: quizá se aceptó</translation>
    </message>
    <message>
        <source>The service no longer knows it</source>
        <translation>El servicio ya no la conoce</translation>
    </message>
    <message>
        <source>You stopped tracking it</source>
        <translation>Usted dejó de seguirla</translation>
    </message>
    <message>
        <source>%1 (removed)</source>
        <comment>an account</comment>
        <translation>%1 (eliminada)</translation>
    </message>
    <message>
        <source>rates in several currencies</source>
        <translation>tarifas en varias monedas</translation>
    </message>
    <message numerus="yes">
        <source>%Ln takes count at the highest possible rate, because it isn&apos;t known which one applies.</source>
        <translation>
            <numerusform>%Ln toma cuenta con la tarifa más alta posible, porque no se sabe cuál se aplica.</numerusform>
            <numerusform>%Ln tomas cuentan con la tarifa más alta posible, porque no se sabe cuál se aplica.</numerusform>
        </translation>
    </message>
    <message>
        <source>The reported figure “%1” can&apos;t be counted</source>
        <translation>El valor comunicado «%1» no se puede contar</translation>
    </message>
    <message>
        <source>The response had no usage figure</source>
        <translation>Respuesta sin cifra de uso</translation>
    </message>
    <message numerus="yes">
        <source>About %1 (from %Ln earlier takes)</source>
        <comment>amount, and on how many earlier takes it is based</comment>
        <translation>
            <numerusform>Aprox. %1 (según %Ln toma anterior)</numerusform>
            <numerusform>Aprox. %1 (según %Ln tomas anteriores)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %1 each (from %Ln earlier takes)</source>
        <comment>amount, and on how many earlier takes it is based</comment>
        <translation>
            <numerusform>Aprox. %1 cada una (según %Ln toma anterior)</numerusform>
            <numerusform>Aprox. %1 cada una (según %Ln tomas anteriores)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SpendBook</name>
    <message>
        <source>The task database can&apos;t be written to. Nothing was changed.</source>
        <translation>No se puede escribir en la base de datos de tareas. No se cambió nada.</translation>
    </message>
</context>
<context>
    <name>SpendExport</name>
    <message>
        <source>%1 can&apos;t be written: %2.</source>
        <translation>No se puede escribir %1: %2.</translation>
    </message>
</context>
<context>
    <name>SpendFields</name>
    <message>
        <source>Currency</source>
        <translation>Moneda</translation>
    </message>
    <message>
        <source>%1 is larger than 16 MB.</source>
        <translation>%1 ocupa más de 16 MB.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read: %2.</source>
        <translation>No se puede leer %1: %2.</translation>
    </message>
</context>
<context>
    <name>SpendLedger</name>
    <message>
        <source>Nothing was sent or charged. %1</source>
        <translation>No se envió ni se cobró nada. %1</translation>
    </message>
    <message>
        <source>Not sent; nothing was charged. %1</source>
        <translation>No se envió; no se cobró nada. %1</translation>
    </message>
    <message>
        <source>There is no call %1 in the spend ledger.</source>
        <translation>No hay ninguna llamada %1 en el registro de gastos.</translation>
    </message>
    <message>
        <source>You haven&apos;t settled this call. Nothing was changed.</source>
        <translation>Usted no ha aclarado esta llamada. No se cambió nada.</translation>
    </message>
    <message>
        <source>This call is still in progress. Wait until it has ended. Nothing was changed.</source>
        <translation>Esta llamada sigue en curso. Espere a que termine. No se cambió nada.</translation>
    </message>
    <message>
        <source>Its take was deleted, so what the service reported isn&apos;t known any more. Nothing was changed; enter the figure instead.</source>
        <translation>Su toma se eliminó, así que ya no se sabe lo que comunicó el servicio. No se cambió nada; introduzca la cifra.</translation>
    </message>
    <message>
        <source>The request wasn&apos;t sent again. %1</source>
        <translation>La solicitud no se volvió a enviar. %1</translation>
    </message>
</context>
<context>
    <name>SpendSettings</name>
    <message>
        <source>A currency has three capital letters, such as USD. Nothing was changed.</source>
        <translation>Una moneda tiene tres letras mayúsculas, por ejemplo USD. No se cambió nada.</translation>
    </message>
    <message>
        <source>It was removed in the meantime. Nothing was changed; add it again.</source>
        <translation>Se eliminó entretanto. No se cambió nada; vuelva a añadir el elemento.</translation>
    </message>
    <message>
        <source>A rate needs the day from which it applies. Nothing was changed.</source>
        <translation>Una tarifa necesita el día a partir del cual se aplica. No se cambió nada.</translation>
    </message>
    <message>
        <source>A limit must be more than 0. Nothing was changed.</source>
        <translation>Un límite debe ser mayor que 0. No se cambió nada.</translation>
    </message>
    <message>
        <source>There is no rate %1.</source>
        <translation>No hay ninguna tarifa %1.</translation>
    </message>
    <message>
        <source>There is no limit %1.</source>
        <translation>No hay ningún límite %1.</translation>
    </message>
</context>
<context>
    <name>StageWords</name>
    <message>
        <source>On hold</source>
        <translation>Retenida</translation>
    </message>
    <message>
        <source>Not sent</source>
        <translation>Sin enviar</translation>
    </message>
    <message>
        <source>It isn&apos;t sent until you say so.</source>
        <translation>No se envía hasta que usted lo indique.</translation>
    </message>
    <message>
        <source>Still generating…</source>
        <translation>Aún se está generando…</translation>
    </message>
    <message>
        <source>Running for %1</source>
        <translation>En ejecución desde hace %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>two short texts</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 left</source>
        <comment>a short length of time</comment>
        <translation>quedan %1</translation>
    </message>
    <message>
        <source>%1 · usually about %2</source>
        <comment>how long it runs, and a length of time</comment>
        <translation>%1 · normalmente aprox. %2</translation>
    </message>
    <message>
        <source>Downloading…</source>
        <translation>Descargando…</translation>
    </message>
    <message>
        <source>Generation failed</source>
        <translation>La generación falló</translation>
    </message>
    <message>
        <source>The clip is missing</source>
        <translation>Falta el clip</translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation>Enviando…</translation>
    </message>
    <message>
        <source>In the Trash</source>
        <translation>En la papelera</translation>
    </message>
    <message>
        <source>Uploading…</source>
        <translation>Subiendo…</translation>
    </message>
    <message>
        <source>%1 · file %2 of %3</source>
        <comment>name of a file</comment>
        <translation>%1 · archivo %2 de %3</translation>
    </message>
    <message>
        <source>The request is sent after that.</source>
        <translation>La solicitud se envía después.</translation>
    </message>
    <message>
        <source>The request is sent after that. Nothing is charged yet.</source>
        <translation>La solicitud se envía después. Aún no se cobra nada.</translation>
    </message>
    <message>
        <source>Download paused</source>
        <translation>Descarga en pausa</translation>
    </message>
    <message>
        <source>Download interrupted</source>
        <translation>Descarga interrumpida</translation>
    </message>
    <message>
        <source>Queued for %1</source>
        <translation>En cola desde hace %1</translation>
    </message>
    <message>
        <source>Making sure…</source>
        <comment>that the task has failed</comment>
        <translation>Comprobando…</translation>
    </message>
    <message numerus="yes">
        <source>Queued for %n days</source>
        <translation>
            <numerusform>En cola desde hace %n día</numerusform>
            <numerusform>En cola desde hace %n días</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Running for %n days</source>
        <translation>
            <numerusform>En ejecución desde hace %n día</numerusform>
            <numerusform>En ejecución desde hace %n días</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Storage</name>
    <message>
        <source>The storage doesn&apos;t accept the secret. Check it and the region.</source>
        <translation>El almacenamiento no acepta el secreto. Compruebe el secreto y la región.</translation>
    </message>
    <message>
        <source>The temporary key has expired.</source>
        <translation>La clave temporal ha caducado.</translation>
    </message>
    <message>
        <source>The storage doesn&apos;t accept the region. Check it.</source>
        <translation>El almacenamiento no acepta la región. Compruébela.</translation>
    </message>
    <message>
        <source>There is no bucket with this name.</source>
        <translation>No hay ningún bucket con este nombre.</translation>
    </message>
    <message>
        <source>The storage is full.</source>
        <translation>El almacenamiento está lleno.</translation>
    </message>
    <message>
        <source>The file is too large for the storage.</source>
        <translation>El archivo es demasiado grande para el almacenamiento.</translation>
    </message>
    <message>
        <source>The storage doesn&apos;t allow this with your key.</source>
        <translation>El almacenamiento no permite esto con su clave.</translation>
    </message>
    <message>
        <source>The storage has no such folder or file.</source>
        <translation>El almacenamiento no tiene esa carpeta o ese archivo.</translation>
    </message>
    <message>
        <source>The storage is having problems.</source>
        <translation>El almacenamiento tiene problemas.</translation>
    </message>
    <message>
        <source>The storage doesn&apos;t accept the access key ID.</source>
        <translation>El almacenamiento no acepta el ID de clave de acceso.</translation>
    </message>
    <message>
        <source>The bucket is in the region %1. Enter that region.</source>
        <translation>El bucket está en la región %1. Introduzca esa región.</translation>
    </message>
    <message>
        <source>This computer&apos;s clock is too far off. Set it correctly.</source>
        <translation>El reloj de este equipo está demasiado desajustado. Póngalo en hora.</translation>
    </message>
    <message>
        <source>The file was damaged during the upload.</source>
        <translation>El archivo se dañó durante la subida.</translation>
    </message>
    <message>
        <source>The storage is rate limiting requests.</source>
        <translation>El almacenamiento está limitando las solicitudes.</translation>
    </message>
    <message>
        <source>The storage redirects to another URL. Check the endpoint and the region.</source>
        <translation>El almacenamiento redirige a otra dirección. Compruebe el endpoint y la región.</translation>
    </message>
    <message>
        <source>The storage refused this (status %1).</source>
        <translation>El almacenamiento lo rechazó (estado %1).</translation>
    </message>
</context>
<context>
    <name>SystemSleep</name>
    <message>
        <source>All takes are finished, but the system doesn&apos;t allow Dailies to put this computer to sleep: %1.</source>
        <translation>Todas las tomas han terminado, pero el sistema no permite que Dailies suspenda este equipo: %1.</translation>
    </message>
</context>
<context>
    <name>TakeCost</name>
    <message>
        <source>The service no longer knows this task and may have charged it. Check your invoice, then enter what was charged.</source>
        <translation>El servicio ya no conoce esta tarea y puede que la haya cobrado. Compruebe su factura y, después, indique lo que se cobró.</translation>
    </message>
    <message>
        <source>The service didn&apos;t say what it charged. Check your invoice, then enter the figure.</source>
        <translation>El servicio no indicó lo que cobró. Compruebe su factura y, después, indique la cifra.</translation>
    </message>
    <message>
        <source>You stopped tracking this task, and the service may charge it. Use Check now to get the figure, or enter it from your invoice.</source>
        <translation>Usted dejó de seguir esta tarea y el servicio puede cobrarla. Use «Consultar ahora» para obtener la cifra o indíquela según su factura.</translation>
    </message>
    <message>
        <source>The service reported “%1”, which can&apos;t be counted. Check your invoice, then enter the figure.</source>
        <translation>El servicio indicó «%1», que no se puede contar. Compruebe su factura y, después, indique la cifra.</translation>
    </message>
    <message>
        <source>The service didn&apos;t confirm this request, so it may have charged it. Check its task list or your invoice, then enter what was charged.</source>
        <translation>El servicio no confirmó esta solicitud, así que puede que la haya cobrado. Compruebe la lista de tareas del servicio o su factura y, después, indique lo que se cobró.</translation>
    </message>
</context>
<context>
    <name>TakeDifferences</name>
    <message>
        <source>embedded (%1)</source>
        <translation>incrustado (%1)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>kind of media and where it is</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>voice %1</source>
        <translation>voz %1</translation>
    </message>
    <message>
        <source>%1 (%2 s)</source>
        <translation>%1 (%2 s)</translation>
    </message>
    <message>
        <source>on</source>
        <translation>activado</translation>
    </message>
    <message>
        <source>off</source>
        <translation>desactivado</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Delivered length</source>
        <translation>Duración entregada</translation>
    </message>
    <message>
        <source>Delivered size</source>
        <translation>Tamaño entregado</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>parameter and value</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>default</source>
        <translation>predeterminado</translation>
    </message>
    <message>
        <source>Frames per second</source>
        <translation>Fotogramas por segundo</translation>
    </message>
</context>
<context>
    <name>TakeFiles</name>
    <message>
        <source>The clip couldn&apos;t be renamed. Nothing was changed.</source>
        <translation>No se pudo cambiar el nombre del clip. No se cambió nada.</translation>
    </message>
    <message>
        <source>The clip is no longer on disk, so it can&apos;t be renamed.</source>
        <translation>El clip ya no está en el disco, así que no se puede cambiar su nombre.</translation>
    </message>
    <message>
        <source>A file named “%1” is already in this folder. Choose another name.</source>
        <translation>Ya hay un archivo «%1» en esta carpeta. Elija otro nombre.</translation>
    </message>
    <message>
        <source>The clip can&apos;t be renamed because its folder is read-only.</source>
        <translation>No se puede cambiar el nombre del clip porque su carpeta es de solo lectura.</translation>
    </message>
    <message>
        <source>Enter a name.</source>
        <translation>Escriba un nombre.</translation>
    </message>
    <message>
        <source>A name can&apos;t contain any of these: / \ : * ? &quot; &lt; &gt; |</source>
        <translation>Un nombre no puede contener ninguno de estos caracteres: / \ : * ? &quot; &lt; &gt; |</translation>
    </message>
    <message>
        <source>A name can&apos;t begin with a dot, because the clip would be hidden.</source>
        <translation>Un nombre no puede empezar por un punto, porque el clip quedaría oculto.</translation>
    </message>
    <message>
        <source>A name can&apos;t end with a dot.</source>
        <translation>Un nombre no puede terminar en punto.</translation>
    </message>
    <message>
        <source>“%1” is a reserved name. Choose another one.</source>
        <translation>«%1» es un nombre reservado. Elija otro.</translation>
    </message>
    <message>
        <source>This name is too long.</source>
        <translation>Este nombre es demasiado largo.</translation>
    </message>
</context>
<context>
    <name>TaskCells</name>
    <message>
        <source>Dailies no longer checks it.</source>
        <translation>Dailies ya no la consulta.</translation>
    </message>
    <message>
        <source>No clip: the service didn&apos;t start it.</source>
        <translation>Sin clip: el servicio no inició la tarea.</translation>
    </message>
    <message>
        <source>No clip: the service couldn&apos;t make it.</source>
        <translation>Sin clip: el servicio no pudo crearlo.</translation>
    </message>
    <message>
        <source>No clip: the service canceled it.</source>
        <translation>Sin clip: el servicio canceló la tarea.</translation>
    </message>
    <message>
        <source>No clip: the service deleted the task.</source>
        <translation>Sin clip: el servicio eliminó la tarea.</translation>
    </message>
    <message>
        <source>No clip: the link expired before the download.</source>
        <translation>Sin clip: el enlace caducó antes de la descarga.</translation>
    </message>
    <message>
        <source>The saved file isn&apos;t a video.</source>
        <translation>El archivo guardado no es un vídeo.</translation>
    </message>
    <message>
        <source>It may have been charged.</source>
        <translation>Puede que se haya cobrado.</translation>
    </message>
</context>
<context>
    <name>TaskColumns</name>
    <message>
        <source>Not known</source>
        <translation>Desconocido</translation>
    </message>
    <message numerus="yes">
        <source>%n days</source>
        <translation>
            <numerusform>%n día</numerusform>
            <numerusform>%n días</numerusform>
        </translation>
    </message>
    <message>
        <source>Any moment</source>
        <comment>a result address may die now</comment>
        <translation>En cualquier momento</translation>
    </message>
    <message>
        <source>Under 1 min</source>
        <translation>Menos de 1 min</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 h %2 min</translation>
    </message>
    <message>
        <source>%1 %2 %</source>
        <comment>state and percent</comment>
        <translation>%1 %2&#xa0;%</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>state, and what is to be expected</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>No clip yet</source>
        <translation>Aún sin clip</translation>
    </message>
    <message>
        <source>Clip saved</source>
        <translation>Clip guardado</translation>
    </message>
    <message>
        <source>No prompt</source>
        <translation>Sin prompt</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Not there</source>
        <translation>No está</translation>
    </message>
    <message>
        <source>Rated %1 of 5</source>
        <translation>Valoración: %1 de 5</translation>
    </message>
    <message>
        <source>Not rated</source>
        <translation>Sin valorar</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Toma</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>Prompt</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Duración</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Valoración</translation>
    </message>
    <message>
        <source>Elapsed</source>
        <translation>Transcurrido</translation>
    </message>
    <message>
        <source>Delivered</source>
        <translation>Entregado</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Creación</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Cuenta</translation>
    </message>
    <message>
        <source>Take %1 · %2</source>
        <comment>number, and whether it has a clip</comment>
        <translation>Toma %1 · %2</translation>
    </message>
    <message>
        <source>Link expires</source>
        <translation>Caducidad del enlace</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coste</translation>
    </message>
    <message>
        <source>Rejected · %1</source>
        <translation>Descartada · %1</translation>
    </message>
    <message>
        <source>Clip missing</source>
        <translation>Falta el clip</translation>
    </message>
    <message>
        <source>downloaded again while its link works</source>
        <comment>a clip that cannot be played</comment>
        <translation>se descarga de nuevo mientras el enlace funcione</translation>
    </message>
    <message>
        <source>%1 s, %2 s requested</source>
        <comment>a clip&apos;s length</comment>
        <translation>%1 s, pedidos %2 s</translation>
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
        <translation>%1: activado</translation>
    </message>
    <message>
        <source>%1 off</source>
        <translation>%1: desactivado</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>Consumo</translation>
    </message>
    <message>
        <source>%1 fps</source>
        <translation>%1 fps</translation>
    </message>
    <message>
        <source>no sound</source>
        <translation>sin sonido</translation>
    </message>
    <message>
        <source>Reading the clip…</source>
        <translation>Leyendo el clip…</translation>
    </message>
    <message>
        <source>Delivered</source>
        <translation>Entregado</translation>
    </message>
    <message>
        <source>Saved as</source>
        <translation>Guardado como</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Creación</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Observación</translation>
    </message>
    <message>
        <source>%1p</source>
        <comment>a number of picture lines</comment>
        <translation>%1p</translation>
    </message>
    <message>
        <source>pasted file</source>
        <translation>archivo pegado</translation>
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
        <translation>voz %1</translation>
    </message>
    <message>
        <source>%1 s · %2</source>
        <comment>length and prompt</comment>
        <translation>%1 s · %2</translation>
    </message>
    <message>
        <source>Requested</source>
        <translation>Solicitado</translation>
    </message>
    <message>
        <source>Task ID</source>
        <translation>ID de tarea</translation>
    </message>
    <message>
        <source>Request ID</source>
        <translation>ID de solicitud</translation>
    </message>
    <message>
        <source>External task ID</source>
        <translation>ID de tarea externo</translation>
    </message>
    <message>
        <source>Video ID</source>
        <translation>ID de vídeo</translation>
    </message>
    <message>
        <source>By the service&apos;s clock. It names no time zone.</source>
        <translation>Según el reloj del servicio, que no indica zona horaria.</translation>
    </message>
    <message>
        <source>Submitted</source>
        <translation>Envío</translation>
    </message>
    <message>
        <source>Scheduled</source>
        <translation>Programación</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Reported length</source>
        <translation>Duración indicada</translation>
    </message>
    <message>
        <source>%1 (unit not specified)</source>
        <translation>%1 (unidad sin indicar)</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coste</translation>
    </message>
    <message>
        <source>Link expires</source>
        <translation>Caducidad del enlace</translation>
    </message>
    <message>
        <source>Original prompt</source>
        <translation>Prompt original</translation>
    </message>
    <message>
        <source>Same as the prompt.</source>
        <translation>Igual que el prompt.</translation>
    </message>
    <message>
        <source>Made in practice mode. Nothing was charged.</source>
        <translation>Creada en el modo de práctica. No se cobró nada.</translation>
    </message>
    <message>
        <source>Charge</source>
        <translation>Cobro</translation>
    </message>
    <message>
        <source>Request</source>
        <comment>a heading</comment>
        <translation>Solicitud</translation>
    </message>
    <message>
        <source>Clip</source>
        <comment>a heading</comment>
        <translation>Clip</translation>
    </message>
    <message>
        <source>%1 points (unit not specified)</source>
        <translation>%1 puntos (unidad sin indicar)</translation>
    </message>
    <message>
        <source>amount unknown</source>
        <translation>importe desconocido</translation>
    </message>
    <message>
        <source>Settled by you.</source>
        <translation>Aclarada por usted.</translation>
    </message>
    <message>
        <source>“%1”, as reported; not counted</source>
        <translation>«%1», según lo indicado; no se cuenta</translation>
    </message>
    <message>
        <source>%1 s of input video</source>
        <translation>%1 s de vídeo de entrada</translation>
    </message>
    <message numerus="yes">
        <source>%Ln clips</source>
        <translation>
            <numerusform>%Ln clip</numerusform>
            <numerusform>%Ln clips</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 s of output</source>
        <translation>%1 s de salida</translation>
    </message>
    <message>
        <source>No charge was reported.</source>
        <translation>No se comunicó ningún cobro.</translation>
    </message>
    <message>
        <source>Earlier call</source>
        <translation>Llamada anterior</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>unsettled, and its cost or a sentence</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>All calls</source>
        <translation>Todas las llamadas</translation>
    </message>
    <message>
        <source>Service response</source>
        <comment>a heading</comment>
        <translation>Respuesta del servicio</translation>
    </message>
    <message>
        <source>%1 · not a known video type</source>
        <comment>size of a file</comment>
        <translation>%1 · tipo de vídeo desconocido</translation>
    </message>
    <message>
        <source>This request hasn&apos;t been sent yet.</source>
        <translation>Esta solicitud aún no se ha enviado.</translation>
    </message>
    <message>
        <source>The service hasn&apos;t replied yet.</source>
        <translation>El servicio aún no ha respondido.</translation>
    </message>
    <message>
        <source>No reply arrived.</source>
        <translation>No llegó ninguna respuesta.</translation>
    </message>
    <message>
        <source>The replies to this request aren&apos;t stored.</source>
        <translation>Las respuestas a esta solicitud no están guardadas.</translation>
    </message>
    <message>
        <source>This request was never sent.</source>
        <translation>Esta solicitud nunca se envió.</translation>
    </message>
    <message>
        <source>%1 s, %2 s requested</source>
        <comment>a clip&apos;s length</comment>
        <translation>%1 s, pedidos %2 s</translation>
    </message>
</context>
<context>
    <name>TaskFilter</name>
    <message>
        <source>Take %1</source>
        <translation>Toma %1</translation>
    </message>
</context>
<context>
    <name>TaskGroup</name>
    <message>
        <source>All %1</source>
        <translation>Todas %1</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>Guardadas %1</translation>
    </message>
    <message>
        <source>Needs attention %1</source>
        <translation>Requieren atención %1</translation>
    </message>
    <message>
        <source>Failed %1</source>
        <translation>Fallidas %1</translation>
    </message>
    <message>
        <source>4 and up %1</source>
        <comment>stars, and how many takes</comment>
        <translation>4 o más %1</translation>
    </message>
    <message>
        <source>Rejected %1</source>
        <translation>Descartadas %1</translation>
    </message>
    <message>
        <source>Trash %1</source>
        <translation>Papelera %1</translation>
    </message>
    <message>
        <source>In progress %1</source>
        <translation>En curso %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln running</source>
        <comment>takes</comment>
        <translation>
            <numerusform>%Ln en ejecución</numerusform>
            <numerusform>%Ln en ejecución</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not sent yet</source>
        <comment>takes</comment>
        <translation>
            <numerusform>%Ln aún no enviada</numerusform>
            <numerusform>%Ln aún no enviadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln without a response</source>
        <comment>takes</comment>
        <translation>
            <numerusform>%Ln sin respuesta</numerusform>
            <numerusform>%Ln sin respuesta</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln on hold</source>
        <comment>takes</comment>
        <translation>
            <numerusform>%Ln retenida</numerusform>
            <numerusform>%Ln retenidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln that can&apos;t be saved</source>
        <comment>takes</comment>
        <translation>
            <numerusform>%Ln que no se puede guardar</numerusform>
            <numerusform>%Ln que no se pueden guardar</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TaskGroups</name>
    <message>
        <source>Today</source>
        <translation>Hoy</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Ayer</translation>
    </message>
    <message numerus="yes">
        <source>%n saved</source>
        <translation>
            <numerusform>%n guardada</numerusform>
            <numerusform>%n guardadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>%n fallida</numerusform>
            <numerusform>%n fallidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n active</source>
        <translation>
            <numerusform>%n activa</numerusform>
            <numerusform>%n activas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without a response</source>
        <translation>
            <numerusform>%n sin respuesta</numerusform>
            <numerusform>%n sin respuesta</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TaskHistory</name>
    <message>
        <source>Task %1 can&apos;t be moved to the Trash: it&apos;s in progress or needs a decision.</source>
        <translation>La tarea %1 no se mueve a la papelera: está en curso o hay algo por decidir.</translation>
    </message>
</context>
<context>
    <name>TaskInput</name>
    <message>
        <source>%1 has changed since you asked for this clip (%2, %3).</source>
        <translation>%1 ha cambiado desde que pidió este clip (%2, %3).</translation>
    </message>
</context>
<context>
    <name>TaskPanel</name>
    <message>
        <source>The folder of this clip is gone: %1.</source>
        <translation>La carpeta de este clip ya no existe: %1.</translation>
    </message>
    <message>
        <source>This clip is no longer in its folder: %1.</source>
        <translation>Este clip ya no está en su carpeta: %1.</translation>
    </message>
    <message>
        <source>Nothing found for “%1”.</source>
        <translation>No se encontró nada para «%1».</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>No take matches this filter.</source>
        <translation>Ninguna toma coincide con este filtro.</translation>
    </message>
    <message>
        <source>Clear filter</source>
        <translation>Quitar filtro</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Mostrar todo</translation>
    </message>
    <message>
        <source>Nothing here.</source>
        <translation>No hay nada aquí.</translation>
    </message>
    <message>
        <source>No takes yet. Describe a shot and press Generate.</source>
        <translation>Aún no hay tomas. Describa un plano y pulse «Generar».</translation>
    </message>
    <message>
        <source>Load an example request</source>
        <translation>Cargar una solicitud de ejemplo</translation>
    </message>
    <message>
        <source>The Trash is empty.</source>
        <translation>La papelera está vacía.</translation>
    </message>
    <message>
        <source>All takes are in the Trash.</source>
        <translation>Todas las tomas están en la papelera.</translation>
    </message>
    <message>
        <source>Show the Trash</source>
        <translation>Mostrar la papelera</translation>
    </message>
</context>
<context>
    <name>TaskRunner</name>
    <message>
        <source>There is no task %1.</source>
        <translation>No existe la tarea %1.</translation>
    </message>
    <message>
        <source>You sent this %1 s ago.</source>
        <translation>Envió esta solicitud hace %1 s.</translation>
    </message>
    <message>
        <source>Couldn&apos;t get a new link from the service in time.</source>
        <translation>No se pudo obtener a tiempo un enlace nuevo del servicio.</translation>
    </message>
    <message>
        <source>The previous response was received %1 times.</source>
        <translation>La respuesta anterior a esta había llegado %1 veces.</translation>
    </message>
    <message numerus="yes">
        <source>The service couldn&apos;t be reached for %n minutes, so this wasn&apos;t sent. Send it now, or remove it.</source>
        <translation>
            <numerusform>No se pudo contactar con el servicio durante %n minuto, así que la solicitud no se envió. Envíela ahora o quítela.</numerusform>
            <numerusform>No se pudo contactar con el servicio durante %n minutos, así que la solicitud no se envió. Envíela ahora o quítela.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The service couldn&apos;t be reached for %n minutes, so this wasn&apos;t sent again. An earlier call got no response and may have been charged. Send it now, or remove it.</source>
        <translation>
            <numerusform>No se pudo contactar con el servicio durante %n minuto, así que la solicitud no se envió de nuevo. Una llamada anterior no obtuvo respuesta y puede que se haya cobrado. Envíe la solicitud ahora o quítela.</numerusform>
            <numerusform>No se pudo contactar con el servicio durante %n minutos, así que la solicitud no se envió de nuevo. Una llamada anterior no obtuvo respuesta y puede que se haya cobrado. Envíe la solicitud ahora o quítela.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The service couldn&apos;t be reached for %n minutes, so this wasn&apos;t sent and nothing was charged. Send it now, or remove it.</source>
        <translation>
            <numerusform>No se pudo contactar con el servicio durante %n minuto, así que la solicitud no se envió y no se cobró nada. Envíela ahora o quítela.</numerusform>
            <numerusform>No se pudo contactar con el servicio durante %n minutos, así que la solicitud no se envió y no se cobró nada. Envíela ahora o quítela.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only waiting tasks can be moved.</source>
        <translation>Solo se puede mover una tarea en espera.</translation>
    </message>
    <message>
        <source>Task %1 wasn&apos;t sent again: %2</source>
        <translation>La tarea %1 no se envió de nuevo: %2</translation>
    </message>
    <message>
        <source>Task %1 wasn&apos;t sent: %2</source>
        <translation>La tarea %1 no se envió: %2</translation>
    </message>
    <message>
        <source>Task %1 wasn&apos;t sent and nothing was charged: %2</source>
        <translation>La tarea %1 no se envió y no se cobró nada: %2</translation>
    </message>
    <message>
        <source>The service gave this task the same ID as task %1.</source>
        <translation>El servicio dio a esta tarea el mismo ID que a la tarea %1.</translation>
    </message>
    <message>
        <source>The service gave task %1 the same ID as this one.</source>
        <translation>El servicio dio a la tarea %1 el mismo ID que a esta.</translation>
    </message>
    <message>
        <source>This task&apos;s account no longer exists.</source>
        <translation>La cuenta de esta tarea ya no existe.</translation>
    </message>
    <message>
        <source>This task belongs to %1, but the account &quot;%2&quot; now points to %3, so its key isn&apos;t used for the task.</source>
        <translation>Esta tarea pertenece a %1, pero la cuenta «%2» apunta ahora a %3, así que su clave no se usa para la tarea.</translation>
    </message>
    <message>
        <source>This arrived in the state &quot;%1&quot; and changed nothing.</source>
        <translation>Esto llegó cuando la tarea estaba en «%1» y no cambió nada.</translation>
    </message>
    <message>
        <source>The latest state of task %1 couldn&apos;t be saved to disk yet.</source>
        <translation>Aún no se pudo guardar en el disco el último estado de la tarea %1.</translation>
    </message>
    <message>
        <source>This isn&apos;t possible for task %1 in the state &quot;%2&quot;.</source>
        <translation>Esto no es posible con la tarea %1, que está en «%2».</translation>
    </message>
    <message>
        <source>The service responded as family %1, but the request was written for family %2.</source>
        <translation>El servicio respondió como familia %1; la solicitud se escribió para la familia %2.</translation>
    </message>
    <message>
        <source>Task %1 couldn&apos;t be saved to disk; retrying every second. %2</source>
        <translation>No se pudo guardar la tarea %1 en el disco; se reintenta cada segundo. %2</translation>
    </message>
    <message>
        <source>Task %1 (the service&apos;s ID: %2) couldn&apos;t be saved to disk; retrying every second. %3</source>
        <translation>No se pudo guardar en el disco la tarea %1 (el ID del servicio: %2); se reintenta cada segundo. %3</translation>
    </message>
    <message>
        <source>The service&apos;s ID %1 couldn&apos;t be saved for task %2: the task was changed elsewhere.</source>
        <translation>El ID %1 que el servicio dio a la tarea %2 no se pudo guardar: la tarea se modificó en otro sitio.</translation>
    </message>
    <message>
        <source>Dailies closed before this was sent. Nothing was charged. Send it now, or remove it.</source>
        <translation>Dailies se cerró antes de enviar la solicitud. No se cobró nada. Envíela ahora o quítela.</translation>
    </message>
    <message>
        <source>Dailies closed before this was sent again. An earlier call got no response and may have been charged. Send it now, or remove it.</source>
        <translation>Dailies se cerró antes de enviar de nuevo la solicitud. Una llamada anterior no obtuvo respuesta y puede que se haya cobrado. Envíe la solicitud ahora o quítela.</translation>
    </message>
    <message>
        <source>Dailies closed before this was sent. Send it now, or remove it.</source>
        <translation>Dailies se cerró antes de enviar la solicitud. Envíela ahora o quítela.</translation>
    </message>
    <message>
        <source>Some tasks couldn&apos;t be read from disk; retrying every second, a few times. Nothing was sent.</source>
        <translation>No se pudieron leer todas las tareas del disco; se reintenta cada segundo, unas cuantas veces. No se envió nada.</translation>
    </message>
    <message>
        <source>The ID was recovered from the list of IDs.</source>
        <translation>El ID se recuperó de la lista de ID.</translation>
    </message>
    <message>
        <source>Nothing was sent, because the request couldn&apos;t be saved to disk first. %1</source>
        <translation>No se envió nada porque antes no se pudo guardar la solicitud en el disco. %1</translation>
    </message>
    <message>
        <source>Part of the previous click. Nothing more was sent.</source>
        <translation>Esto corresponde a la pulsación anterior. No se envió nada más.</translation>
    </message>
    <message>
        <source>You can generate 1 to %1 takes at once.</source>
        <translation>Se pueden generar de 1 a %1 tomas a la vez.</translation>
    </message>
    <message>
        <source>To track a task, give its kind, model and ID.</source>
        <translation>Para seguir una tarea se necesitan su tipo, su modelo y su ID.</translation>
    </message>
    <message>
        <source>The ID is empty.</source>
        <translation>El ID está vacío.</translation>
    </message>
    <message>
        <source>Only a task with no response can be given an ID.</source>
        <translation>Solo se puede dar un ID a una tarea sin respuesta.</translation>
    </message>
    <message>
        <source>ID entered manually.</source>
        <translation>ID introducido a mano.</translation>
    </message>
    <message>
        <source>Generated again by you.</source>
        <translation>Generada de nuevo por usted.</translation>
    </message>
    <message>
        <source>Generated again by you; the first request may have been charged.</source>
        <translation>Generada de nuevo por usted; puede que la primera solicitud se haya cobrado.</translation>
    </message>
    <message>
        <source>The clip was no longer in its folder; downloaded again by you.</source>
        <translation>El clip ya no estaba en su carpeta; usted lo volvió a descargar.</translation>
    </message>
    <message>
        <source>Checked by you.</source>
        <translation>Consultada por usted.</translation>
    </message>
    <message>
        <source>Only a waiting task can be removed.</source>
        <translation>Solo se puede quitar una tarea en espera.</translation>
    </message>
    <message>
        <source>You decided not to generate it again.</source>
        <translation>Usted decidió no volver a generarla.</translation>
    </message>
    <message>
        <source>You decided not to generate it again; the first request may have been charged.</source>
        <translation>Usted decidió no volver a generarla; puede que la primera solicitud se haya cobrado.</translation>
    </message>
    <message>
        <source>On hold.</source>
        <translation>Retenida.</translation>
    </message>
    <message>
        <source>Dismissed by you.</source>
        <translation>Ignorada por usted.</translation>
    </message>
    <message>
        <source>Dismissed by you; the request may have been charged.</source>
        <translation>Ignorada por usted; puede que la solicitud se haya cobrado.</translation>
    </message>
    <message>
        <source>Task %1 isn&apos;t being sent.</source>
        <translation>La tarea %1 no se está enviando.</translation>
    </message>
    <message>
        <source>Stopped by you.</source>
        <translation>Detenida por usted.</translation>
    </message>
    <message>
        <source>Stopped before it was sent again. An earlier call got no response.</source>
        <translation>Se detuvo antes de enviarse de nuevo. Una llamada anterior no obtuvo respuesta.</translation>
    </message>
    <message>
        <source>Stopped before it was sent again. An earlier call got no response and may have been charged.</source>
        <translation>Se detuvo antes de enviarse de nuevo. Una llamada anterior no obtuvo respuesta y puede que se haya cobrado.</translation>
    </message>
    <message>
        <source>Stopped before it was sent; nothing was accepted.</source>
        <translation>Se detuvo antes de enviarse; no se aceptó nada.</translation>
    </message>
    <message>
        <source>Tracking stopped; the task continues at the service.</source>
        <translation>Se dejó de seguir; la tarea continúa en el servicio.</translation>
    </message>
    <message>
        <source>Tracking stopped; the task continues at the service and may be charged.</source>
        <translation>Se dejó de seguir; la tarea continúa en el servicio y puede cobrarse.</translation>
    </message>
    <message numerus="yes">
        <source>Its files couldn&apos;t be uploaded for %n minutes, so this wasn&apos;t sent. Send it now, or remove it.</source>
        <translation>
            <numerusform>No se pudieron subir sus archivos durante %n minuto, así que la solicitud no se envió. Envíela ahora o quítela.</numerusform>
            <numerusform>No se pudieron subir sus archivos durante %n minutos, así que la solicitud no se envió. Envíela ahora o quítela.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Its files couldn&apos;t be uploaded for %n minutes, so this wasn&apos;t sent again. An earlier call got no response and may have been charged. Send it now, or remove it.</source>
        <translation>
            <numerusform>No se pudieron subir sus archivos durante %n minuto, así que la solicitud no se envió de nuevo. Una llamada anterior no obtuvo respuesta y puede que se haya cobrado. Envíe la solicitud ahora o quítela.</numerusform>
            <numerusform>No se pudieron subir sus archivos durante %n minutos, así que la solicitud no se envió de nuevo. Una llamada anterior no obtuvo respuesta y puede que se haya cobrado. Envíe la solicitud ahora o quítela.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Its files couldn&apos;t be uploaded for %n minutes, so this wasn&apos;t sent and nothing was charged. Send it now, or remove it.</source>
        <translation>
            <numerusform>No se pudieron subir sus archivos durante %n minuto, así que la solicitud no se envió y no se cobró nada. Envíela ahora o quítela.</numerusform>
            <numerusform>No se pudieron subir sus archivos durante %n minutos, así que la solicitud no se envió y no se cobró nada. Envíela ahora o quítela.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Uploading %n file(s) first.</source>
        <translation>
            <numerusform>Subiendo antes %n archivo.</numerusform>
            <numerusform>Subiendo antes %n archivos.</numerusform>
        </translation>
    </message>
    <message>
        <source>The files are uploaded.</source>
        <translation>Los archivos están subidos.</translation>
    </message>
    <message>
        <source>Dailies wasn&apos;t running at %1, so this wasn&apos;t sent. Send it now, or remove it.</source>
        <translation>Dailies no estaba abierto en el momento previsto (%1), así que la solicitud no se envió. Envíela ahora o quítela.</translation>
    </message>
    <message>
        <source>Dailies wasn&apos;t running at %1, so this wasn&apos;t sent again. An earlier call got no response and may have been charged. Send it now, or remove it.</source>
        <translation>Dailies no estaba abierto en el momento previsto (%1), así que la solicitud no se envió de nuevo. Una llamada anterior no obtuvo respuesta y puede que se haya cobrado. Envíe la solicitud ahora o quítela.</translation>
    </message>
    <message>
        <source>Dailies wasn&apos;t running at %1, so this wasn&apos;t sent and nothing was charged. Send it now, or remove it.</source>
        <translation>Dailies no estaba abierto en el momento previsto (%1), así que la solicitud no se envió y no se cobró nada. Envíela ahora o quítela.</translation>
    </message>
    <message>
        <source>This time has passed. Nothing was sent. Choose a later time.</source>
        <translation>Esta hora ya ha pasado. No se envió nada. Elija una hora posterior.</translation>
    </message>
    <message>
        <source>This time has passed. Nothing was changed. Choose a later time.</source>
        <translation>Esta hora ya ha pasado. No se cambió nada. Elija una hora posterior.</translation>
    </message>
    <message>
        <source>To be sent at %1.</source>
        <translation>Envío previsto: %1.</translation>
    </message>
    <message>
        <source>Dailies closed before this was sent again. Send it now, or remove it.</source>
        <translation>Dailies se cerró antes de enviar de nuevo la solicitud. Envíela ahora o quítela.</translation>
    </message>
    <message>
        <source>Take %1 of the same request is still waiting for a response.</source>
        <translation>La toma %1 de la misma solicitud aún espera una respuesta.</translation>
    </message>
    <message>
        <source>Take %1 of the same request got no response.</source>
        <translation>La toma %1 de la misma solicitud no obtuvo respuesta.</translation>
    </message>
    <message>
        <source>Take %1 of the same request got no response. If it was received, you&apos;ll pay for both.</source>
        <translation>La toma %1 de la misma solicitud no obtuvo respuesta. Si se recibió, pagará las dos.</translation>
    </message>
    <message>
        <source>ID changed by you from %1 to %2.</source>
        <translation>ID cambiado por usted de %1 a %2.</translation>
    </message>
    <message>
        <source>This computer was asleep or its clock was changed at %1, so this wasn&apos;t sent. Send it now, or remove it.</source>
        <translation>En el momento previsto (%1), este equipo estaba suspendido o se cambió su reloj, así que la solicitud no se envió. Envíela ahora o quítela.</translation>
    </message>
    <message>
        <source>This computer was asleep or its clock was changed at %1, so this wasn&apos;t sent again. An earlier call got no response and may have been charged. Send it now, or remove it.</source>
        <translation>En el momento previsto (%1), este equipo estaba suspendido o se cambió su reloj, así que la solicitud no se envió de nuevo. Una llamada anterior no obtuvo respuesta y puede que se haya cobrado. Envíe la solicitud ahora o quítela.</translation>
    </message>
    <message>
        <source>This computer was asleep or its clock was changed at %1, so this wasn&apos;t sent and nothing was charged. Send it now, or remove it.</source>
        <translation>En el momento previsto (%1), este equipo estaba suspendido o se cambió su reloj, así que la solicitud no se envió y no se cobró nada. Envíela ahora o quítela.</translation>
    </message>
    <message>
        <source>The request contains your API key. Nothing was sent or charged. Remove the key from the request.</source>
        <translation>La solicitud contiene su clave de API. No se envió ni se cobró nada. Quite la clave de la solicitud.</translation>
    </message>
    <message>
        <source>The request contained your API key, so it wasn&apos;t sent again. An earlier call got no response and may have been charged.</source>
        <translation>La solicitud contenía su clave de API, así que no se envió de nuevo. Una llamada anterior no obtuvo respuesta y puede que se haya cobrado.</translation>
    </message>
    <message>
        <source>The same request is already waiting to be sent.</source>
        <translation>La misma solicitud ya está esperando para enviarse.</translation>
    </message>
    <message>
        <source>Take %1 already has this ID.</source>
        <translation>La toma %1 ya tiene este ID.</translation>
    </message>
    <message>
        <source>Take %1, which was sent together with this one, got no response.</source>
        <translation>La toma %1, que se envió junto con esta, no obtuvo respuesta.</translation>
    </message>
    <message>
        <source>Take %1, which was sent together with this one, got no response. If it was received, you&apos;ll pay for both.</source>
        <translation>La toma %1, que se envió junto con esta, no obtuvo respuesta. Si se recibió, pagará las dos.</translation>
    </message>
    <message>
        <source>The clip&apos;s folder isn&apos;t there: %1. If it is on another drive, connect that drive. If you deleted the folder, create it again, then download the clip again.</source>
        <translation>La carpeta del clip no está: %1. Si está en otra unidad, conéctela. Si eliminó la carpeta, vuelva a crearla y descargue el clip de nuevo.</translation>
    </message>
    <message>
        <source>Take %1, which was sent together with this one, got no response. Decide about it first. Nothing was changed.</source>
        <translation>La toma %1, que se envió junto con esta, no obtuvo respuesta. Decida primero sobre ella. No se cambió nada.</translation>
    </message>
    <message>
        <source>This is an API key, not a task ID. It wasn&apos;t stored or sent.</source>
        <translation>Esto es una clave de API, no un ID de tarea. No se guardó ni se envió.</translation>
    </message>
    <message>
        <source>The request contained your API key. Nothing was sent or charged. The key was replaced with ***. Remove this request, and generate a corrected one.</source>
        <translation>La solicitud contenía su clave de API. No se envió ni se cobró nada. La clave se sustituyó por ***. Quite esta solicitud y genere una corregida.</translation>
    </message>
    <message>
        <source>On hold because take %1, which was sent together with this one, got no response. Once you have decided about that take, you can send this one.</source>
        <translation>Retenida, porque la toma %1, que se envió junto con esta, no obtuvo respuesta. Cuando haya decidido sobre ella, podrá enviar esta.</translation>
    </message>
    <message>
        <source>Take %1 is in the Trash. Restore it first.</source>
        <translation>La toma %1 está en la papelera. Restáurela antes.</translation>
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
        <translation>%1 (código %2)</translation>
    </message>
    <message>
        <source>Not sent.</source>
        <translation>No se envió.</translation>
    </message>
    <message>
        <source>Not sent yet.</source>
        <translation>Aún sin enviar.</translation>
    </message>
    <message>
        <source>Sending the request.</source>
        <translation>Enviando la solicitud.</translation>
    </message>
    <message>
        <source>Generating. The clip downloads automatically.</source>
        <translation>Generando. El clip se descargará automáticamente.</translation>
    </message>
    <message>
        <source>The clip is ready and downloading.</source>
        <translation>El clip está listo y se está descargando.</translation>
    </message>
    <message>
        <source>Dailies no longer tracks it. It may still run at the service.</source>
        <translation>Dailies ya no la sigue. Puede que aún se ejecute en el servicio.</translation>
    </message>
    <message>
        <source>Dailies no longer tracks it. It may still run at the service and be charged.</source>
        <translation>Dailies ya no la sigue. Puede que aún se ejecute en el servicio y se cobre.</translation>
    </message>
    <message>
        <source>This request wasn&apos;t sent.</source>
        <translation>Esta solicitud no se envió.</translation>
    </message>
    <message>
        <source>The service rejected the account&apos;s key.</source>
        <translation>El servicio no acepta la clave de la cuenta.</translation>
    </message>
    <message>
        <source>The service rejected this request.</source>
        <translation>El servicio rechazó la solicitud.</translation>
    </message>
    <message>
        <source>The service couldn&apos;t make this clip.</source>
        <translation>El servicio no pudo crear este clip.</translation>
    </message>
    <message>
        <source>The service canceled this task.</source>
        <translation>El servicio canceló esta tarea.</translation>
    </message>
    <message>
        <source>The service no longer knows this task.</source>
        <translation>El servicio ya no conoce esta tarea.</translation>
    </message>
    <message>
        <source>The link to the clip expired.</source>
        <translation>El enlace del clip ha caducado.</translation>
    </message>
    <message>
        <source>The clip is not where it was saved: %1.</source>
        <translation>El clip no está donde se guardó: %1.</translation>
    </message>
    <message>
        <source>The service says: %1</source>
        <translation>El servicio indica: %1</translation>
    </message>
    <message>
        <source>Reuse loads the request into the form, where you can choose another account. Remove then takes this one off the list.</source>
        <translation>«Reutilizar» carga la solicitud en el formulario, donde puede elegir otra cuenta. Después, «Quitar» saca esta de la lista.</translation>
    </message>
    <message>
        <source>Check the account&apos;s key, then use Check now.</source>
        <translation>Compruebe la clave de la cuenta y use «Consultar ahora».</translation>
    </message>
    <message>
        <source>Download resumes it.</source>
        <translation>«Descargar» la reanuda.</translation>
    </message>
    <message>
        <source>Check now resumes tracking.</source>
        <translation>«Consultar ahora» reanuda el seguimiento.</translation>
    </message>
    <message>
        <source>Check the account&apos;s key, then generate again.</source>
        <translation>Compruebe la clave de la cuenta y vuelva a generar.</translation>
    </message>
    <message>
        <source>Send now sends it again unchanged.</source>
        <translation>«Enviar ahora» la envía de nuevo sin cambios.</translation>
    </message>
    <message>
        <source>Check now checks once more.</source>
        <translation>«Consultar ahora» consulta una vez más.</translation>
    </message>
    <message>
        <source>Try requesting a new one with Download again.</source>
        <translation>Intente solicitar uno nuevo con «Volver a descargar».</translation>
    </message>
    <message>
        <source>The content check objected to the prompt or a file. Reword the prompt or replace the file.</source>
        <translation>El control de contenido no admitió el prompt o un archivo. Cambie el prompt o reemplace el archivo.</translation>
    </message>
    <message>
        <source>The account has no credit left. Top it up with the service.</source>
        <translation>La cuenta no tiene saldo. Recárguela en el servicio.</translation>
    </message>
    <message>
        <source>The service is at its limit. Wait a little, then generate again.</source>
        <translation>El servicio está al límite. Espere un poco y vuelva a generar.</translation>
    </message>
    <message>
        <source>Check the account&apos;s key, and whether it may use this model.</source>
        <translation>Compruebe la clave de la cuenta y si puede usar este modelo.</translation>
    </message>
    <message>
        <source>The service doesn&apos;t offer this model. Check its code.</source>
        <translation>El servicio no ofrece este modelo. Compruebe su código.</translation>
    </message>
    <message>
        <source>The service couldn&apos;t read a file. Check that its link opens without signing in.</source>
        <translation>El servicio no pudo leer un archivo. Compruebe que su enlace se abre sin iniciar sesión.</translation>
    </message>
    <message>
        <source>The service doesn&apos;t accept one of the settings. Compare them with the model&apos;s limits.</source>
        <translation>El servicio no admite uno de los ajustes. Compárelos con los límites del modelo.</translation>
    </message>
    <message>
        <source>The service had a problem. Try again later.</source>
        <translation>El servicio tuvo un problema. Inténtelo de nuevo más tarde.</translation>
    </message>
    <message>
        <source>An earlier attempt may have been charged.</source>
        <translation>Puede que un intento anterior se haya cobrado.</translation>
    </message>
    <message>
        <source>Nothing was charged.</source>
        <translation>No se cobró nada.</translation>
    </message>
    <message>
        <source>The service made this clip, so it was probably charged.</source>
        <translation>El servicio creó este clip, así que probablemente se cobró.</translation>
    </message>
    <message>
        <source>It may have been charged.</source>
        <translation>Puede que se haya cobrado.</translation>
    </message>
    <message>
        <source>This take is in the Trash.</source>
        <translation>Esta toma está en la papelera.</translation>
    </message>
    <message>
        <source>Restore brings it back with its clip, as long as the clip is in the Trash of your desktop.</source>
        <translation>«Restaurar» la recupera con su clip, mientras el clip esté en la papelera del sistema.</translation>
    </message>
    <message>
        <source>Uploading the files. The request is sent after that.</source>
        <translation>Subiendo los archivos. La solicitud se envía después.</translation>
    </message>
    <message>
        <source>Cancel upload stops it and keeps the request here, on hold.</source>
        <translation>«Cancelar subida» la detiene y deja la solicitud aquí, retenida.</translation>
    </message>
    <message>
        <source>The service reported a charge for it.</source>
        <translation>El servicio comunicó un cobro.</translation>
    </message>
    <message>
        <source>The clip downloads automatically.</source>
        <translation>El clip se descarga automáticamente.</translation>
    </message>
    <message>
        <source>The service may not know a new task at once. The clip downloads automatically.</source>
        <translation>Es posible que el servicio no conozca enseguida una tarea nueva. El clip se descarga automáticamente.</translation>
    </message>
    <message>
        <source>Not accepted by the service yet.</source>
        <translation>El servicio aún no la ha aceptado.</translation>
    </message>
    <message>
        <source>Send it now to go over the limit, or change the limit.</source>
        <translation>Envíela ahora para superar el límite o cambie el límite.</translation>
    </message>
    <message>
        <source>If you moved it yourself, nothing is lost. Download again works while the service has it, usually for a day.</source>
        <translation>Si lo movió usted, no se ha perdido nada. «Volver a descargar» funciona mientras el servicio lo conserve, normalmente un día.</translation>
    </message>
    <message>
        <source>If you moved it yourself, nothing is lost. Download again works while the service has it, usually for a day, and costs nothing.</source>
        <translation>Si lo movió usted, no se ha perdido nada. «Volver a descargar» funciona mientras el servicio lo conserve, normalmente un día, y no cuesta nada.</translation>
    </message>
    <message>
        <source>Show in folder takes you to it. Its link has expired.</source>
        <translation>«Mostrar en la carpeta» le lleva a él. Su enlace ha caducado.</translation>
    </message>
    <message>
        <source>Show in folder takes you to it. Dailies tries the download again while its link works; Download again does so now.</source>
        <translation>«Mostrar en la carpeta» le lleva a él. Dailies reintenta la descarga mientras el enlace funcione; «Volver a descargar» lo hace ahora.</translation>
    </message>
    <message>
        <source>Show in folder takes you to it. Dailies tries the download again while its link works; Download again does so now. It costs nothing.</source>
        <translation>«Mostrar en la carpeta» le lleva a él. Dailies reintenta la descarga mientras el enlace funcione; «Volver a descargar» lo hace ahora. No cuesta nada.</translation>
    </message>
    <message>
        <source>Check the account&apos;s key. The request is then sent automatically.</source>
        <translation>Compruebe la clave de la cuenta. Después la solicitud se envía automáticamente.</translation>
    </message>
    <message>
        <source>Cancel sending stops it. If the whole request was already sent, the service may still accept it.</source>
        <translation>«Cancelar envío» lo detiene. Si la solicitud ya se envió entera, el servicio aún puede aceptarla.</translation>
    </message>
    <message>
        <source>Counted as not charged, because the service reported no usage. Check your invoice to be sure.</source>
        <translation>Cuenta como no cobrada, porque el servicio no informó de ningún consumo. Compruebe su factura para estar seguro.</translation>
    </message>
    <message>
        <source>Not sent again yet.</source>
        <translation>Aún sin volver a enviar.</translation>
    </message>
    <message>
        <source>Add an account with the same name and base URL to track it again. Services keep a clip for about a day.</source>
        <translation>Para volver a seguirla, añada una cuenta con el mismo nombre y la misma dirección base. Los servicios conservan un clip alrededor de un día.</translation>
    </message>
</context>
<context>
    <name>TaskState</name>
    <message>
        <source>Waiting</source>
        <translation>En espera</translation>
    </message>
    <message>
        <source>Sending</source>
        <translation>Enviando</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>En curso</translation>
    </message>
    <message>
        <source>Downloading</source>
        <translation>Descargando</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Guardada</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fallida</translation>
    </message>
    <message>
        <source>Canceled</source>
        <translation>Cancelada</translation>
    </message>
    <message>
        <source>Queued</source>
        <translation>En cola</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>En ejecución</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Práctica</translation>
    </message>
    <message>
        <source>The service says: %1</source>
        <translation>El servicio indica: %1</translation>
    </message>
    <message>
        <source>Waiting (offline)</source>
        <translation>En espera (sin conexión)</translation>
    </message>
    <message>
        <source>%1 Nothing was accepted.</source>
        <translation>%1 No se aceptó nada.</translation>
    </message>
    <message>
        <source>This clip can&apos;t be played. It was kept.</source>
        <translation>Este clip no se puede reproducir. Se ha conservado.</translation>
    </message>
    <message>
        <source>This clip can&apos;t be played. You paid for it, so it was kept.</source>
        <translation>Este clip no se puede reproducir. Lo ha pagado, así que se ha conservado.</translation>
    </message>
    <message>
        <source>The clip couldn&apos;t be downloaded.</source>
        <translation>No se pudo descargar el clip.</translation>
    </message>
    <message>
        <source>The service&apos;s response says nothing about the task&apos;s status.</source>
        <translation>La respuesta del servicio no dice nada sobre el estado de la tarea.</translation>
    </message>
    <message>
        <source>The service canceled the task.</source>
        <translation>El servicio canceló la tarea.</translation>
    </message>
    <message>
        <source>The service&apos;s response is about ID %1, a different task.</source>
        <translation>La respuesta del servicio trata del ID %1, que es otra tarea.</translation>
    </message>
    <message>
        <source>The status check failed.</source>
        <translation>La consulta del estado falló.</translation>
    </message>
    <message>
        <source>The service doesn&apos;t know this task&apos;s ID. The clip may still come, so Dailies keeps checking from time to time. Check that the account still has the key that the task was sent with.</source>
        <translation>El servicio no conoce el ID de esta tarea. El clip aún puede llegar, así que Dailies sigue consultando de vez en cuando. Compruebe que la cuenta siga teniendo la clave con la que se envió la tarea.</translation>
    </message>
    <message>
        <source>The service says the task is finished, but gives no link to the clip yet. Dailies keeps checking and downloads the clip as soon as there is a link.</source>
        <translation>El servicio indica que la tarea ha terminado, pero aún no da ningún enlace al clip. Dailies sigue consultando y descarga el clip en cuanto haya un enlace.</translation>
    </message>
    <message>
        <source>The link to the clip expired, and the service gave no new one for a week. Use Check now to try again.</source>
        <translation>El enlace al clip ha caducado y el servicio no dio otro en una semana. Use «Consultar ahora» para volver a intentarlo.</translation>
    </message>
    <message>
        <source>The link to the clip expired, and the service gives no new one. Dailies checks once a day for a week.</source>
        <translation>El enlace al clip ha caducado y el servicio no da otro. Dailies consulta una vez al día durante una semana.</translation>
    </message>
    <message>
        <source>The service says the task failed, without a reason.</source>
        <translation>El servicio indica que la tarea falló y no da ningún motivo.</translation>
    </message>
    <message>
        <source>The service is having problems, so the task may still succeed. Dailies checks again. The service&apos;s message: %1</source>
        <translation>El servicio tiene problemas, así que la tarea aún puede terminar bien. Dailies vuelve a consultar. Mensaje del servicio: %1</translation>
    </message>
    <message>
        <source>The service says the task failed. Dailies checks once more to be sure.</source>
        <translation>El servicio indica que la tarea falló. Dailies consulta una vez más para confirmarlo.</translation>
    </message>
    <message>
        <source>The service no longer knows this task. That doesn&apos;t mean the task failed.</source>
        <translation>El servicio ya no conoce esta tarea. Eso no significa que la tarea haya fallado.</translation>
    </message>
    <message>
        <source>The service&apos;s response didn&apos;t arrive: the task may be running.</source>
        <translation>La respuesta del servicio no llegó: puede que la tarea esté en ejecución.</translation>
    </message>
    <message>
        <source>The service&apos;s response didn&apos;t arrive: the task may be running and may be charged.</source>
        <translation>La respuesta del servicio no llegó: puede que la tarea esté en ejecución y que se cobre.</translation>
    </message>
    <message>
        <source>The service rejected this request.</source>
        <translation>El servicio rechazó la solicitud.</translation>
    </message>
    <message>
        <source>The service is rate limiting requests.</source>
        <translation>El servicio está limitando las solicitudes.</translation>
    </message>
    <message>
        <source>The request couldn&apos;t be sent.</source>
        <translation>No se pudo enviar la solicitud.</translation>
    </message>
    <message>
        <source>Dailies closed while sending the request: the task may be running.</source>
        <translation>Dailies se cerró mientras se enviaba la solicitud: puede que la tarea esté en ejecución.</translation>
    </message>
    <message>
        <source>Dailies closed while sending the request: the task may be running and may be charged.</source>
        <translation>Dailies se cerró mientras se enviaba la solicitud: puede que la tarea esté en ejecución y que se cobre.</translation>
    </message>
    <message>
        <source>%1 An earlier call for this task got no response.</source>
        <translation>%1 Una llamada anterior de esta tarea no obtuvo respuesta.</translation>
    </message>
    <message>
        <source>%1 An earlier call for this task got no response and may have been charged.</source>
        <translation>%1 Una llamada anterior de esta tarea no obtuvo respuesta y puede que se haya cobrado.</translation>
    </message>
    <message>
        <source>No response</source>
        <translation>Sin respuesta</translation>
    </message>
    <message>
        <source>No longer on the service</source>
        <translation>Ya no está en el servicio</translation>
    </message>
    <message>
        <source>Link expired</source>
        <translation>Enlace caducado</translation>
    </message>
    <message>
        <source>Finished, no link yet</source>
        <translation>Terminada, aún sin enlace</translation>
    </message>
    <message>
        <source>Not yet known to the service</source>
        <translation>El servicio aún no la conoce</translation>
    </message>
    <message>
        <source>Not sent</source>
        <translation>Sin enviar</translation>
    </message>
    <message>
        <source>Kept, unknown file type</source>
        <translation>Conservado, tipo de archivo desconocido</translation>
    </message>
    <message>
        <source>Saved, can&apos;t be played</source>
        <translation>Guardada, no se puede reproducir</translation>
    </message>
    <message>
        <source>%1 (not tracked)</source>
        <translation>%1 (sin seguimiento)</translation>
    </message>
    <message>
        <source>This file isn&apos;t a known video type. It was kept.</source>
        <translation>Este archivo no es un tipo de vídeo conocido. Se ha conservado.</translation>
    </message>
    <message>
        <source>This file isn&apos;t a known video type. You paid for it, so it was kept.</source>
        <translation>Este archivo no es un tipo de vídeo conocido. Lo ha pagado, así que se ha conservado.</translation>
    </message>
    <message>
        <source>A file couldn&apos;t be uploaded.</source>
        <translation>No se pudo subir un archivo.</translation>
    </message>
    <message>
        <source>Uploading</source>
        <translation>Subiendo</translation>
    </message>
    <message>
        <source>Waiting (on hold)</source>
        <translation>En espera (retenida)</translation>
    </message>
    <message>
        <source>The service doesn&apos;t know the ID that you entered. If it&apos;s wrong, change it. Dailies keeps checking from time to time.</source>
        <translation>El servicio no conoce el ID que introdujo. Si es incorrecto, cámbielo. Dailies sigue consultando de vez en cuando.</translation>
    </message>
    <message>
        <source>%1 Send it with the file as it is now, or remove it.</source>
        <translation>%1 Envíela con el archivo actual o quítela.</translation>
    </message>
    <message>
        <source>%1 This call wasn&apos;t charged, but an earlier one got no response and may have been. Send it with the file as it is now, or remove it.</source>
        <translation>%1 Esta llamada no se cobró, pero una anterior no obtuvo respuesta y puede que sí. Envíela con el archivo actual o quítela.</translation>
    </message>
    <message>
        <source>%1 Nothing was charged. Send it with the file as it is now, or remove it.</source>
        <translation>%1 No se cobró nada. Envíela con el archivo actual o quítela.</translation>
    </message>
    <message>
        <source>Waiting (upload failed)</source>
        <translation>En espera (falló la subida)</translation>
    </message>
    <message>
        <source>%1 (code %2)</source>
        <comment>a failure&apos;s message</comment>
        <translation>%1 (código %2)</translation>
    </message>
    <message>
        <source>The service says the task failed: %1 Dailies checks once more to be sure.</source>
        <translation>El servicio indica que la tarea falló: %1 Dailies consulta una vez más para confirmarlo.</translation>
    </message>
    <message>
        <source>The service says “%1”, but with a code for problems of its own, so the task may still succeed. Dailies keeps checking for a day. The service&apos;s message: %2</source>
        <translation>El servicio indica «%1», pero con un código de problemas propios, así que la tarea aún puede terminar bien. Dailies sigue consultando durante un día. Mensaje del servicio: %2</translation>
    </message>
    <message>
        <source>Refused by the service</source>
        <translation>Rechazada por el servicio</translation>
    </message>
    <message>
        <source>In progress (%1)</source>
        <comment>the service&apos;s word</comment>
        <translation>En curso (%1)</translation>
    </message>
    <message>
        <source>The service says the task was canceled. Dailies checks once more to be sure.</source>
        <translation>El servicio indica que la tarea se canceló. Dailies consulta una vez más para confirmarlo.</translation>
    </message>
    <message>
        <source>The service says the task was canceled: %1 Dailies checks once more to be sure.</source>
        <translation>El servicio indica que la tarea se canceló: %1 Dailies consulta una vez más para confirmarlo.</translation>
    </message>
    <message numerus="yes">
        <source>The service closed the connection %n times before the full request had arrived, so it can&apos;t have accepted it. The request may be too large for it. Send it again, or remove it.</source>
        <translation>
            <numerusform>El servicio cerró la conexión %n vez antes de que llegara la solicitud completa, por lo que no puede haberla aceptado. Quizá sea demasiado grande para él. Envíela de nuevo o quítela.</numerusform>
            <numerusform>El servicio cerró la conexión %n veces antes de que llegara la solicitud completa, por lo que no puede haberla aceptado. Quizá sea demasiado grande para él. Envíela de nuevo o quítela.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 Nothing was charged.</source>
        <translation>%1 No se cobró nada.</translation>
    </message>
    <message>
        <source>%1 It was turned away %2 times since you last sent it. Send it again when the service is less busy, or remove it.</source>
        <translation>%1 Desde su último envío, el servicio no la admitió %2 veces. Envíela de nuevo cuando el servicio esté menos ocupado, o quítela.</translation>
    </message>
    <message>
        <source>%1 Nothing was charged. Fix this and send it again, or remove it.</source>
        <translation>%1 No se cobró nada. Corríjalo y envíe la solicitud de nuevo, o quítela.</translation>
    </message>
    <message>
        <source>%1 Fix this and send it again, or remove it.</source>
        <translation>%1 Corríjalo y envíe la solicitud de nuevo, o quítela.</translation>
    </message>
    <message>
        <source>The service gave more than one link. Dailies downloads the first; Copy link copies them all.</source>
        <translation>El servicio dio más de un enlace. Dailies descarga el primero; «Copiar enlace» los copia todos.</translation>
    </message>
    <message>
        <source>%1 The next attempt is number %2 of %3.</source>
        <translation>%1 El próximo intento es el %2 de %3.</translation>
    </message>
</context>
<context>
    <name>TaskStatusText</name>
    <message>
        <source>any moment now</source>
        <translation>de un momento a otro</translation>
    </message>
    <message>
        <source>about %1 left</source>
        <translation>quedan aprox. %1</translation>
    </message>
    <message>
        <source>next</source>
        <translation>siguiente</translation>
    </message>
    <message>
        <source>not sent last time</source>
        <translation>no se envió la última vez</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min</source>
        <comment>minutes:seconds</comment>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 h</source>
        <comment>hours:minutes:seconds</comment>
        <translation>%1 h</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 h</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 h %2 min</translation>
    </message>
    <message numerus="yes">
        <source>%n ahead</source>
        <comment>requests that are sent before this one</comment>
        <translation>
            <numerusform>%n delante</numerusform>
            <numerusform>%n delante</numerusform>
        </translation>
    </message>
    <message>
        <source>Slower than usual</source>
        <translation>Más lenta de lo normal</translation>
    </message>
    <message>
        <source>Any moment now</source>
        <translation>De un momento a otro</translation>
    </message>
    <message>
        <source>About %1 left</source>
        <translation>Quedan aprox. %1</translation>
    </message>
    <message>
        <source>account removed</source>
        <translation>cuenta eliminada</translation>
    </message>
    <message>
        <source>account can&apos;t be used</source>
        <translation>no se puede usar la cuenta</translation>
    </message>
    <message>
        <source>Queued here. Sends automatically when a slot is free.</source>
        <translation>En cola aquí. Se envía automáticamente cuando haya un hueco.</translation>
    </message>
    <message numerus="yes">
        <source>Queued here. Sends automatically when a slot is free, after %n other requests.</source>
        <translation>
            <numerusform>En cola aquí. Se envía automáticamente cuando haya un hueco, después de %n solicitud más.</numerusform>
            <numerusform>En cola aquí. Se envía automáticamente cuando haya un hueco, después de %n solicitudes más.</numerusform>
        </translation>
    </message>
    <message>
        <source>rate limited, %1</source>
        <translation>límite de solicitudes, %1</translation>
    </message>
    <message>
        <source>paused after a rejection, %1</source>
        <translation>en pausa tras un rechazo, %1</translation>
    </message>
    <message>
        <source>The service rejected the last request, perhaps for a reason that affects this one too. Sends automatically in %1.</source>
        <translation>El servicio rechazó la última solicitud, quizá por un motivo que también afecta a esta. Se envía automáticamente en %1.</translation>
    </message>
    <message>
        <source>retrying in %1</source>
        <translation>se reintenta en %1</translation>
    </message>
    <message>
        <source>Retrying in %1.</source>
        <translation>Se reintenta en %1.</translation>
    </message>
    <message>
        <source>Retrying in %1. Nothing was charged.</source>
        <translation>Se reintenta en %1. No se cobró nada.</translation>
    </message>
    <message>
        <source>Since %1. Dailies keeps trying.</source>
        <translation>Desde %1. Dailies sigue intentándolo.</translation>
    </message>
    <message>
        <source>The service has been unreachable since %1. Dailies keeps trying.</source>
        <translation>El servicio está inaccesible desde %1. Dailies sigue intentándolo.</translation>
    </message>
    <message>
        <source>unreachable since %1</source>
        <translation>inaccesible desde %1</translation>
    </message>
    <message>
        <source>key rejected, still checking</source>
        <translation>clave no aceptada, se sigue consultando</translation>
    </message>
    <message>
        <source>Dailies keeps checking, at least every 10 minutes. Nothing is lost: the clip downloads once the key is accepted.</source>
        <translation>Dailies sigue consultando, al menos cada 10 minutos. No se pierde nada: el clip se descarga en cuanto se acepte la clave.</translation>
    </message>
    <message>
        <source>no download link yet</source>
        <translation>aún sin enlace de descarga</translation>
    </message>
    <message>
        <source>Dailies keeps checking for one, at least every 30 minutes.</source>
        <translation>Dailies sigue consultando si lo hay, al menos cada 30 minutos.</translation>
    </message>
    <message>
        <source>slower than usual</source>
        <translation>más lenta de lo normal</translation>
    </message>
    <message>
        <source>Taking longer than usual (about %1). That&apos;s normal.</source>
        <translation>Tarda más de lo habitual (aprox. %1). Es normal.</translation>
    </message>
    <message numerus="yes">
        <source>Based on %n of your takes.</source>
        <translation>
            <numerusform>Según %n toma suya.</numerusform>
            <numerusform>Según %n tomas suyas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Usually about %1 · %2. %3</source>
        <comment>length of time, how much of it is left, what it was learned from</comment>
        <translation>Normalmente aprox. %1 · %2. %3</translation>
    </message>
    <message>
        <source>link expired, checked daily</source>
        <translation>enlace caducado, se consulta a diario</translation>
    </message>
    <message>
        <source>The link expired. Dailies checks for a new one once a day for a week. Use Check now to check right away.</source>
        <translation>El enlace ha caducado. Dailies consulta si hay uno nuevo una vez al día durante una semana. Use «Consultar ahora» para hacerlo de inmediato.</translation>
    </message>
    <message>
        <source>paused, resumes automatically</source>
        <translation>en pausa, continúa automáticamente</translation>
    </message>
    <message>
        <source>The download is paused. It resumes automatically once the clip can be saved.</source>
        <translation>La descarga está en pausa. Continúa automáticamente cuando se pueda guardar el clip.</translation>
    </message>
    <message>
        <source>retrying</source>
        <translation>reintentando</translation>
    </message>
    <message>
        <source>The download is retried automatically.</source>
        <translation>La descarga se reintenta automáticamente.</translation>
    </message>
    <message>
        <source>dismissed</source>
        <translation>ignorada</translation>
    </message>
    <message>
        <source>waiting to upload</source>
        <translation>espera para subir</translation>
    </message>
    <message>
        <source>Its files are uploaded after those of other requests.</source>
        <translation>Sus archivos se suben después de los de otras solicitudes.</translation>
    </message>
    <message>
        <source>sends at %1</source>
        <translation>envío previsto: %1</translation>
    </message>
    <message>
        <source>Sends at %1 if Dailies is running then.</source>
        <translation>Envío previsto: %1, si Dailies está abierto entonces.</translation>
    </message>
    <message>
        <source>Sends at %1</source>
        <translation>Envío previsto: %1</translation>
    </message>
    <message>
        <source>waits until %1 (sending hours)</source>
        <translation>espera hasta %1 (horario de envío)</translation>
    </message>
    <message>
        <source>Waits until %1 (sending hours). Use Send now to send it anyway.</source>
        <translation>Espera hasta %1 (horario de envío). Use «Enviar ahora» para enviarla de todos modos.</translation>
    </message>
    <message>
        <source>Waits until %1</source>
        <translation>Espera hasta %1</translation>
    </message>
    <message>
        <source>sending is paused</source>
        <translation>envío en pausa</translation>
    </message>
    <message>
        <source>Sending is paused. It&apos;s sent once you resume sending.</source>
        <translation>El envío está en pausa. La solicitud se envía en cuanto reanude el envío.</translation>
    </message>
    <message>
        <source>Sending is paused</source>
        <translation>Envío en pausa</translation>
    </message>
    <message>
        <source>Use Send now to send it.</source>
        <translation>Use «Enviar ahora» para enviarla.</translation>
    </message>
    <message>
        <source>The service has made the clip. Its link usually follows soon.</source>
        <translation>El servicio ha creado el clip. Su enlace suele llegar pronto.</translation>
    </message>
    <message>
        <source>The download is retried automatically and costs nothing.</source>
        <translation>La descarga se reintenta automáticamente y no cuesta nada.</translation>
    </message>
    <message>
        <source>Key needed</source>
        <translation>Falta la clave</translation>
    </message>
    <message>
        <source>The service is busy. Sends automatically in %1.</source>
        <translation>El servicio está ocupado. Se envía automáticamente en %1.</translation>
    </message>
    <message>
        <source>Sends automatically in %1.</source>
        <translation>Se envía automáticamente en %1.</translation>
    </message>
    <message>
        <source>Nothing was charged. Retrying in %1</source>
        <translation>No se cobró nada. Se reintenta en %1</translation>
    </message>
    <message>
        <source>not sent last time, nothing was charged</source>
        <translation>no se envió la última vez, no se cobró nada</translation>
    </message>
    <message>
        <source>ID not known</source>
        <translation>ID desconocido</translation>
    </message>
    <message>
        <source>checking the ID</source>
        <translation>comprobando el ID</translation>
    </message>
    <message>
        <source>Checking the ID…</source>
        <translation>Comprobando el ID…</translation>
    </message>
</context>
<context>
    <name>TaskStore</name>
    <message>
        <source>Couldn&apos;t copy the task database %1: %2.</source>
        <translation>No se pudo copiar la base de datos de tareas %1: %2.</translation>
    </message>
    <message>
        <source>the disk refuses it</source>
        <translation>el disco no lo admite</translation>
    </message>
    <message>
        <source>Can&apos;t create the task database %1: %2.</source>
        <translation>No se puede crear la base de datos de tareas %1: %2.</translation>
    </message>
    <message>
        <source>The task database %1 can&apos;t be read: %2.</source>
        <translation>No se puede leer la base de datos de tareas %1: %2.</translation>
    </message>
    <message>
        <source>Can&apos;t create the folder %1.</source>
        <translation>No se puede crear la carpeta %1.</translation>
    </message>
    <message>
        <source>The file %1 can&apos;t be put in place: %2.</source>
        <translation>No se puede poner el archivo %1 en su lugar: %2.</translation>
    </message>
    <message>
        <source>The damaged task database %1 can&apos;t be moved aside: %2.</source>
        <translation>No se puede apartar la base de datos de tareas dañada %1: %2.</translation>
    </message>
    <message>
        <source>Task database error: %1.</source>
        <translation>No se pudo usar la base de datos de tareas: %1.</translation>
    </message>
    <message>
        <source>The file %1 can&apos;t be written: %2.</source>
        <translation>No se puede escribir el archivo %1: %2.</translation>
    </message>
    <message>
        <source>The disk failed while the task database was being saved. Nothing more is sent until you restart Dailies; tasks in progress continue.</source>
        <translation>El disco falló al guardar la base de datos de tareas. No se envía nada más hasta que se reinicie Dailies; las tareas en curso continúan.</translation>
    </message>
    <message>
        <source>A newer version of Dailies wrote the task database (schema %1; this version knows %2). It was left unchanged. Use the newer version to continue.</source>
        <translation>La base de datos de tareas la escribió una versión más reciente de Dailies (su esquema es %1, esta versión conoce %2). No se modificó. Use la versión más reciente para continuar.</translation>
    </message>
    <message>
        <source>The database %1 belongs to another program. It was left unchanged.</source>
        <translation>La base de datos %1 pertenece a otro programa. No se modificó.</translation>
    </message>
    <message>
        <source>The task database is damaged: it reports that it is empty.</source>
        <translation>La base de datos de tareas está dañada: indica que está vacía.</translation>
    </message>
    <message>
        <source>The file %1 isn&apos;t a task database. It was left unchanged.</source>
        <translation>El archivo %1 no es una base de datos de tareas. No se modificó.</translation>
    </message>
    <message>
        <source>The task database rejects the setting %1, without which tasks could be lost. Is it on a network drive?</source>
        <translation>La base de datos de tareas no admite el ajuste %1, sin el cual podrían perderse tareas. ¿Está en una unidad de red?</translation>
    </message>
    <message>
        <source>%1 The disk is almost full: only %2 is free. Free some space, then try again.</source>
        <translation>%1 El disco está casi lleno: solo quedan libres %2. Libere espacio y vuelva a intentarlo.</translation>
    </message>
</context>
<context>
    <name>TaskStoreRepair</name>
    <message>
        <source>The task database was missing.</source>
        <translation>Faltaba la base de datos de tareas.</translation>
    </message>
    <message numerus="yes">
        <source>The database is older than its list of IDs. %n tasks or IDs missing from the database were restored from the list.</source>
        <translation>
            <numerusform>La base de datos es más antigua que su lista de ID. De la lista se recuperó %n tarea o ID que faltaba en la base de datos.</numerusform>
            <numerusform>La base de datos es más antigua que su lista de ID. De la lista se recuperaron %n tareas o ID que faltaban en la base de datos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tasks were sent after the database was copied. They are marked “No response”, because the database doesn&apos;t know how those calls ended.</source>
        <translation>
            <numerusform>%n tarea se envió después de copiar la base de datos. Está marcada como «Sin respuesta», porque la base de datos no sabe cómo terminó esa llamada.</numerusform>
            <numerusform>%n tareas se enviaron después de copiar la base de datos. Están marcadas como «Sin respuesta», porque la base de datos no sabe cómo terminaron esas llamadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The task database couldn&apos;t be restored from its copy %1: %2.</source>
        <translation>No se pudo restaurar la base de datos de tareas desde su copia %1: %2.</translation>
    </message>
    <message>
        <source>the disk refuses it</source>
        <translation>el disco no lo admite</translation>
    </message>
    <message>
        <source>it can&apos;t be opened</source>
        <translation>no se puede abrir</translation>
    </message>
    <message>
        <source>This comes from a copy of the task database made before the request was sent. We can&apos;t tell whether it has since been sent and charged. Check with the service before you generate it again.</source>
        <translation>Esto procede de una copia de la base de datos de tareas hecha antes de enviar la solicitud. No se sabe si desde entonces se ha enviado y cobrado. Compruébelo en el servicio antes de volver a generarla.</translation>
    </message>
    <message>
        <source>The task database was damaged. The damaged file was kept as %1.</source>
        <translation>La base de datos de tareas estaba dañada. El archivo dañado se conservó como %1.</translation>
    </message>
    <message>
        <source>There was no copy of it, so a new one was created.</source>
        <translation>No había ninguna copia, así que se creó una nueva.</translation>
    </message>
    <message>
        <source>Its copy of %1 replaced it. Anything later is missing; tasks that were waiting may have been sent since and are marked “No response”.</source>
        <translation>La sustituyó su copia de %1. Lo ocurrido después no está en ella; las tareas que entonces esperaban pueden haberse enviado desde entonces y están marcadas como «Sin respuesta».</translation>
    </message>
    <message>
        <source>“%1” of %2</source>
        <comment>beginning of a prompt, time</comment>
        <translation>«%1» del %2</translation>
    </message>
    <message numerus="yes">
        <source>%n requests were sent after the database was copied, and it doesn&apos;t know how those calls ended. They may have been charged. Look for them in the service&apos;s task list, and track each by its ID: %1.</source>
        <translation>
            <numerusform>%n solicitud se envió después de copiar la base de datos, que no sabe cómo terminó esa llamada. Puede que se haya cobrado. Búsquela en la lista de tareas del servicio y sígala por su ID: %1.</numerusform>
            <numerusform>%n solicitudes se enviaron después de copiar la base de datos, que no sabe cómo terminaron esas llamadas. Puede que se hayan cobrado. Búsquelas en la lista de tareas del servicio y siga cada una por su ID: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>UploadConsent</name>
    <message>
        <source>%1 and %2 more</source>
        <comment>file names</comment>
        <translation>%1 y %2 más</translation>
    </message>
    <message>
        <source>%1, bucket %2</source>
        <translation>%1, bucket %2</translation>
    </message>
    <message>
        <source>with the program %1</source>
        <translation>con el programa %1</translation>
    </message>
    <message>
        <source>Upload 1 file to “%1” (%2)?</source>
        <translation>¿Subir 1 archivo a «%1» (%2)?</translation>
    </message>
    <message>
        <source>Upload %1 files to “%2” (%3)?</source>
        <translation>¿Subir %1 archivos a «%2» (%3)?</translation>
    </message>
    <message>
        <source>Anyone with a file&apos;s link can download it while it is there.</source>
        <translation>Cualquiera que tenga el enlace de un archivo puede descargarlo mientras esté allí.</translation>
    </message>
    <message>
        <source>Files stay there until you delete them in My uploads.</source>
        <translation>Los archivos se quedan allí hasta que los elimine en «Mis subidas».</translation>
    </message>
    <message>
        <source>The video service charges nothing for the upload.</source>
        <translation>El servicio de vídeo no cobra nada por la subida.</translation>
    </message>
    <message>
        <source>Files stay there until you delete them with the tools of your storage.</source>
        <translation>Los archivos se quedan allí hasta que los elimine con las herramientas de su almacenamiento.</translation>
    </message>
    <message>
        <source>Anyone with a file&apos;s link can download it for %1 hours.</source>
        <translation>Cualquiera que tenga el enlace de un archivo puede descargarlo durante %1 horas.</translation>
    </message>
</context>
<context>
    <name>UploadPlace</name>
    <message>
        <source>Enter the endpoint of your storage, such as https://s3.example.com.</source>
        <translation>Indique el endpoint de su almacenamiento, por ejemplo https://s3.example.com.</translation>
    </message>
    <message>
        <source>The endpoint isn&apos;t a web address.</source>
        <translation>El endpoint no es una dirección web.</translation>
    </message>
    <message>
        <source>The endpoint must start with https://.</source>
        <translation>El endpoint debe empezar por https://.</translation>
    </message>
    <message>
        <source>The endpoint must not contain a user, a “?” or a “#”.</source>
        <translation>El endpoint no debe contener un usuario, «?» ni «#».</translation>
    </message>
    <message>
        <source>The endpoint must end after the host: the bucket has its own field.</source>
        <translation>El endpoint debe terminar tras el nombre del equipo: el bucket tiene su propio campo.</translation>
    </message>
    <message>
        <source>The folder must look like “clips/inputs”, without slashes at its ends.</source>
        <translation>La carpeta debe tener la forma «clips/inputs», sin barras al principio ni al final.</translation>
    </message>
    <message>
        <source>The folder is too long.</source>
        <translation>La carpeta es demasiado larga.</translation>
    </message>
    <message>
        <source>A bucket&apos;s name has 2 to 63 letters, digits, dots and hyphens.</source>
        <translation>El nombre de un bucket tiene de 2 a 63 letras, cifras, puntos y guiones.</translation>
    </message>
    <message>
        <source>A bucket with a dot in its name can&apos;t be part of the host name: put it in the path.</source>
        <translation>Un bucket con un punto en el nombre no puede formar parte del nombre del equipo: póngalo en la ruta.</translation>
    </message>
    <message>
        <source>The endpoint is a number, so the bucket must be in the path.</source>
        <translation>El endpoint es un número, así que el bucket debe estar en la ruta.</translation>
    </message>
    <message>
        <source>Enter the region of the bucket, such as eu-central-1 or auto.</source>
        <translation>Indique la región del bucket, por ejemplo eu-central-1 o auto.</translation>
    </message>
    <message>
        <source>Enter the access key ID.</source>
        <translation>Indique el ID de clave de acceso.</translation>
    </message>
    <message>
        <source>Links can be valid for one minute to seven days.</source>
        <translation>Los enlaces pueden ser válidos de un minuto a siete días.</translation>
    </message>
    <message>
        <source>A user name must not contain a colon.</source>
        <translation>Un nombre de usuario no debe contener dos puntos (:).</translation>
    </message>
    <message>
        <source>Enter the program that uploads a file.</source>
        <translation>Indique el programa que sube un archivo.</translation>
    </message>
    <message>
        <source>One argument must contain %f, which stands for the file.</source>
        <translation>Un argumento debe contener %f, que representa el archivo.</translation>
    </message>
    <message>
        <source>A command can run for one second to one day.</source>
        <translation>Un comando puede durar de un segundo a un día.</translation>
    </message>
    <message>
        <source>The link isn&apos;t a web address.</source>
        <translation>El enlace no es una dirección web.</translation>
    </message>
    <message>
        <source>The link is too long.</source>
        <translation>El enlace es demasiado largo.</translation>
    </message>
    <message>
        <source>The link contains a user name.</source>
        <translation>El enlace contiene un nombre de usuario.</translation>
    </message>
    <message>
        <source>The link must start with https://.</source>
        <translation>El enlace debe empezar por https://.</translation>
    </message>
    <message>
        <source>The link needs a public host name instead of a number.</source>
        <translation>El enlace necesita un nombre de equipo público en lugar de un número.</translation>
    </message>
    <message>
        <source>Enter a name of at most 100 characters.</source>
        <translation>Escriba un nombre de 100 caracteres como máximo.</translation>
    </message>
    <message>
        <source>an upload place has no ID, name, folder or known protocol</source>
        <translation>a un destino de subida le falta el ID, el nombre, la carpeta o un protocolo conocido</translation>
    </message>
    <message>
        <source>Enter the public URL of the folder: WebDAV itself has no public links.</source>
        <translation>Indique la dirección pública de la carpeta: WebDAV no tiene enlaces públicos propios.</translation>
    </message>
    <message>
        <source>The public URL must not contain “?” or “#”.</source>
        <translation>La dirección pública no debe contener «?» ni «#».</translation>
    </message>
</context>
<context>
    <name>Validation</name>
    <message>
        <source>Media item %1</source>
        <translation>Elemento %1</translation>
    </message>
    <message>
        <source>%1 is required.</source>
        <translation>Campo obligatorio: %1.</translation>
    </message>
    <message>
        <source>Shot %1 has no prompt.</source>
        <translation>El plano %1 no tiene prompt.</translation>
    </message>
    <message>
        <source>Shots %1 and %2 have the same number, %3.</source>
        <translation>Los planos %1 y %2 tienen el mismo número, %3.</translation>
    </message>
    <message>
        <source>The service doesn&apos;t offer %1.</source>
        <translation>El servicio no ofrece %1.</translation>
    </message>
    <message>
        <source>There&apos;s no prompt, and the specification lists no media for %1.</source>
        <translation>No hay prompt, y la especificación no incluye medios para %1.</translation>
    </message>
    <message>
        <source>Choose a model.</source>
        <translation>Elija un modelo.</translation>
    </message>
    <message>
        <source>Write a prompt to continue.</source>
        <translation>Escriba un prompt para continuar.</translation>
    </message>
    <message>
        <source>Add media to continue.</source>
        <translation>Añada medios para continuar.</translation>
    </message>
    <message>
        <source>Choose a duration.</source>
        <translation>Elija una duración.</translation>
    </message>
    <message>
        <source>Choose a type for media item %1.</source>
        <translation>Elija un tipo para el elemento %1.</translation>
    </message>
    <message>
        <source>The specification doesn&apos;t list the type %1 for %2.</source>
        <translation>La especificación no incluye el tipo %1 para %2.</translation>
    </message>
    <message>
        <source>Driving audio needs a first frame.</source>
        <translation>El audio guía necesita un primer fotograma.</translation>
    </message>
    <message>
        <source>%1 needs a file or a link.</source>
        <translation>%1 necesita un archivo o un enlace.</translation>
    </message>
    <message>
        <source>%1: the embedded data isn&apos;t valid Base64.</source>
        <translation>%1: los datos incrustados no son Base64 válido.</translation>
    </message>
    <message>
        <source>%1: this isn&apos;t an http or https link.</source>
        <translation>%1: esto no es un enlace http o https.</translation>
    </message>
    <message>
        <source>The reference voice of %1 isn&apos;t an http or https link.</source>
        <translation>La voz de referencia de %1 no es un enlace http o https.</translation>
    </message>
    <message>
        <source>A reference voice needs a reference image or video.</source>
        <translation>Una voz de referencia necesita una imagen o un vídeo de referencia.</translation>
    </message>
    <message>
        <source>Voice %1 needs an ID.</source>
        <translation>La voz %1 necesita un ID.</translation>
    </message>
    <message>
        <source>The embedded data isn&apos;t valid Base64.</source>
        <translation>Los datos incrustados no son Base64 válido.</translation>
    </message>
    <message>
        <source>This isn&apos;t an http or https link.</source>
        <translation>Esto no es un enlace http o https.</translation>
    </message>
    <message>
        <source>Shot %1 has no duration.</source>
        <translation>El plano %1 no tiene duración.</translation>
    </message>
    <message>
        <source>This model supports the resolutions 480P, 720P and 1080P, not %1.</source>
        <translation>Este modelo admite las resoluciones 480P, 720P y 1080P, no %1.</translation>
    </message>
    <message>
        <source>The duration must be in whole seconds, not %L1.</source>
        <translation>La duración debe ser en segundos enteros, no %L1.</translation>
    </message>
    <message>
        <source>This model makes clips of 2–30 s. The duration is %L1 s.</source>
        <translation>Este modelo crea clips de 2–30 s. La duración es de %L1 s.</translation>
    </message>
    <message>
        <source>Duration must be more than 0.</source>
        <translation>La duración debe ser mayor que 0.</translation>
    </message>
    <message>
        <source>Aspect ratio “%1” isn&apos;t valid. Use W:H (e.g. 16:9) or adaptive.</source>
        <translation>La relación de aspecto «%1» no es válida. Use ancho:alto (p. ej., 16:9) o adaptive.</translation>
    </message>
    <message>
        <source>Aspect ratio “%1” isn&apos;t valid. Use W:H (e.g. 16:9).</source>
        <translation>La relación de aspecto «%1» no es válida. Use ancho:alto (p. ej., 16:9).</translation>
    </message>
    <message>
        <source>Add an image to continue.</source>
        <translation>Añada una imagen para continuar.</translation>
    </message>
    <message>
        <source>%1 must be a link.</source>
        <translation>%1 debe ser un enlace.</translation>
    </message>
    <message>
        <source>%1 uses the clip&apos;s own link, which works until %2.</source>
        <translation>%1 usa el enlace del propio clip, que funciona hasta %2.</translation>
    </message>
    <message>
        <source>%1 goes to the practice storage first.</source>
        <translation>%1 va antes al almacenamiento de práctica.</translation>
    </message>
    <message>
        <source>%1 needs a link. Set up an upload place in Settings &gt; Uploads, or paste a public link.</source>
        <translation>%1 necesita un enlace. Configure un destino de subida en Ajustes &gt; Subidas o pegue un enlace público.</translation>
    </message>
    <message>
        <source>The reference voice of %1</source>
        <translation>La voz de referencia de %1</translation>
    </message>
    <message>
        <source>The image</source>
        <translation>La imagen</translation>
    </message>
    <message>
        <source>Image %1 needs a file or a link.</source>
        <translation>La imagen %1 necesita un archivo o un enlace.</translation>
    </message>
    <message>
        <source>Image %1</source>
        <translation>Imagen %1</translation>
    </message>
    <message>
        <source>%1 doesn&apos;t look like a document: %2</source>
        <translation>%1 no parece un documento: %2</translation>
    </message>
    <message>
        <source>%1 (%2) goes to your storage “%3” first.</source>
        <translation>%1 (%2) va primero a su almacenamiento «%3».</translation>
    </message>
    <message>
        <source>Add a first frame to continue.</source>
        <translation>Añada un primer fotograma para continuar.</translation>
    </message>
    <message>
        <source>%1: the secret part of this link wasn&apos;t kept. Enter the link again.</source>
        <translation>%1: la parte secreta de este enlace no se conservó. Vuelva a introducir el enlace.</translation>
    </message>
</context>
<context>
    <name>Wire</name>
    <message>
        <source>%1: expected text</source>
        <translation>%1: se esperaba texto</translation>
    </message>
    <message>
        <source>text</source>
        <translation>texto</translation>
    </message>
    <message>
        <source>seconds as text, such as &quot;5&quot;</source>
        <translation>segundos como texto, por ejemplo &quot;5&quot;</translation>
    </message>
    <message>
        <source>an integer</source>
        <translation>un número entero</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un número</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true o false</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>un objeto</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>una lista</translation>
    </message>
    <message>
        <source>expected %1, found %2</source>
        <translation>se esperaba %1, se encontró %2</translation>
    </message>
    <message>
        <source>empty, so it&apos;s left out of the request</source>
        <translation>está vacío, así que se omite de la solicitud</translation>
    </message>
    <message>
        <source>unknown field; sent unchanged</source>
        <translation>campo desconocido; se envía sin cambios</translation>
    </message>
    <message>
        <source>%1 isn&apos;t a number of seconds; sent unchanged</source>
        <translation>%1 no es un número de segundos; se envía sin cambios</translation>
    </message>
</context>
</TS>
