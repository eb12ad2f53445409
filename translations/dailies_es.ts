<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>Account</name>
    <message>
        <source>The base address starts with https://.</source>
        <translation>La dirección base empieza por https://.</translation>
    </message>
    <message>
        <source>The base address names no computer.</source>
        <translation>La dirección base no indica ningún equipo.</translation>
    </message>
    <message>
        <source>A base address holds no user name and no password; the key has its own place.</source>
        <translation>Una dirección base no lleva nombre de usuario ni contraseña; la clave tiene su propio lugar.</translation>
    </message>
    <message>
        <source>A base address has nothing after its path: take away what begins with ? or #.</source>
        <translation>Una dirección base no lleva nada después de la ruta: quite lo que empieza por ? o #.</translation>
    </message>
    <message>
        <source>With http:// everyone on the way could read the key: the base address starts with https://.</source>
        <translation>Con http://, cualquiera en el camino podría leer la clave: la dirección base empieza por https://.</translation>
    </message>
    <message>
        <source>The base address has a port that does not exist.</source>
        <translation>La dirección base tiene un puerto que no existe.</translation>
    </message>
    <message>
        <source>The path of a base address has no dots for steps in it.</source>
        <translation>La ruta de una dirección base no lleva puntos (. o ..) como niveles.</translation>
    </message>
    <message>
        <source>The base address ends in /v1.</source>
        <translation>La dirección base termina en /v1.</translation>
    </message>
    <message>
        <source>The base address is missing.</source>
        <translation>Falta la dirección base.</translation>
    </message>
    <message>
        <source>The base address is too long.</source>
        <translation>La dirección base es demasiado larga.</translation>
    </message>
    <message>
        <source>The base address is not a web address.</source>
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
        <source>The files in this request are too large to be copied as text.</source>
        <translation>Los archivos de esta solicitud son demasiado grandes para copiarlos como texto.</translation>
    </message>
</context>
<context>
    <name>ClipTrash</name>
    <message>
        <source>%1 could not be put into the wastebasket.</source>
        <translation>%1 no se pudo mover a la papelera del sistema.</translation>
    </message>
    <message>
        <source>%1 could not be brought back. Look for it in the wastebasket.</source>
        <translation>%1 no se pudo recuperar. Búsquelo en la papelera del sistema.</translation>
    </message>
</context>
<context>
    <name>ConnectionWords</name>
    <message>
        <source>The service answers and does not object to the key.</source>
        <translation>El servicio responde y no pone objeciones a la clave.</translation>
    </message>
    <message>
        <source>The service does not take the key. Check that it was copied whole, that it has not been withdrawn, and that it belongs to this address: regions have keys of their own.</source>
        <translation>El servicio no acepta la clave. Compruebe que se copió entera, que no se ha revocado y que corresponde a esta dirección: cada región tiene sus propias claves.</translation>
    </message>
    <message>
        <source>The service does not allow the call, and does not say whether for the key&apos;s or the model&apos;s sake. Check both.</source>
        <translation>El servicio no permite la llamada y no indica si es por la clave o por el modelo. Compruebe ambos.</translation>
    </message>
    <message>
        <source>The key may not use this model, or the service has none of this name. Check the code, letter by letter.</source>
        <translation>La clave no puede usar este modelo, o el servicio no tiene ninguno con este nombre. Compruebe el código, letra por letra.</translation>
    </message>
    <message>
        <source>The key or the model belongs to another region. Each region has a base address of its own.</source>
        <translation>La clave o el modelo pertenece a otra región. Cada región tiene su propia dirección base.</translation>
    </message>
    <message>
        <source>This computer has no network connection.</source>
        <translation>Este equipo no tiene conexión de red.</translation>
    </message>
    <message>
        <source>The proxy did not let the call through. Check the proxy settings.</source>
        <translation>El proxy no dejó pasar la llamada. Compruebe los ajustes del proxy.</translation>
    </message>
    <message>
        <source>The service did not answer in time. Try again in a while.</source>
        <translation>El servicio no respondió a tiempo. Inténtelo de nuevo dentro de un rato.</translation>
    </message>
    <message>
        <source>The service asks for a pause. Nothing is said against address and key.</source>
        <translation>El servicio pide una pausa. No objeta nada a la dirección ni a la clave.</translation>
    </message>
    <message>
        <source>The service has trouble of its own. Try again in a while.</source>
        <translation>El servicio tiene problemas propios. Inténtelo de nuevo dentro de un rato.</translation>
    </message>
    <message>
        <source>It was stopped.</source>
        <translation>Se detuvo la prueba.</translation>
    </message>
    <message>
        <source>Who answers there cannot prove to be this service, so the key was not sent. Check the base address and this computer&apos;s clock.</source>
        <translation>Quien responde ahí no puede demostrar que es este servicio, así que no se envió la clave. Compruebe la dirección base y el reloj de este equipo.</translation>
    </message>
    <message>
        <source>What answers there is not the service: its answer is far too long. Check the base address.</source>
        <translation>Lo que responde ahí no es el servicio: la respuesta es demasiado larga. Compruebe la dirección base.</translation>
    </message>
    <message>
        <source>The connection to %1 broke before the answer was whole. Try again in a while.</source>
        <translation>La conexión con %1 se interrumpió antes de completarse la respuesta. Inténtelo de nuevo dentro de un rato.</translation>
    </message>
    <message>
        <source>No computer named %1 can be found. Check the base address and the network connection.</source>
        <translation>No se encuentra ningún equipo llamado %1. Compruebe la dirección base y la conexión de red.</translation>
    </message>
    <message>
        <source>Nobody answers at %1. Check the base address, and whether a firewall is in the way.</source>
        <translation>Nadie responde en %1. Compruebe la dirección base y si lo impide un cortafuegos.</translation>
    </message>
    <message>
        <source>This address sends calls elsewhere, which is not followed. Check its path and whether it begins with https://.</source>
        <translation>Esta dirección redirige las llamadas, y la redirección no se sigue. Compruebe su ruta y si empieza por https://.</translation>
    </message>
    <message>
        <source>This address sends calls to %1, which is not followed: the key would go there. If that is the service, make it the base address.</source>
        <translation>Esta dirección redirige las llamadas a %1, y la redirección no se sigue: la clave iría allí. Si ese es el servicio, póngalo como dirección base.</translation>
    </message>
    <message>
        <source>Something answers at this address, but not as the service does. Check the base address; it ends in /v1.</source>
        <translation>Algo responde en esta dirección, pero no como lo hace el servicio. Compruebe la dirección base; termina en /v1.</translation>
    </message>
    <message>
        <source>It answers as a model of family %1, and is listed as one of family %2.</source>
        <translation>Responde como modelo de la familia %1, y en la lista figura como modelo de la familia %2.</translation>
    </message>
</context>
<context>
    <name>Curl</name>
    <message>
        <source>This is not a cURL command: there is no &quot;curl&quot; in it.</source>
        <translation>Esto no es un comando cURL: no contiene «curl».</translation>
    </message>
    <message>
        <source>The body of this command is in the lines behind it (&lt;&lt;): paste only these lines.</source>
        <translation>El cuerpo de este comando está en las líneas que le siguen (&lt;&lt;): pegue solo esas líneas.</translation>
    </message>
    <message>
        <source>Something is missing behind %1: copy the whole command.</source>
        <translation>Falta algo después de %1: copie el comando completo.</translation>
    </message>
    <message>
        <source>The method %1 was left out: requests are sent with POST.</source>
        <translation>Se omitió el método %1: las solicitudes se envían con POST.</translation>
    </message>
    <message>
        <source>The proxy of the command was left out.</source>
        <translation>Se omitió el proxy del comando.</translation>
    </message>
    <message>
        <source>%1 was left out: certificates are always checked.</source>
        <translation>Se omitió %1: los certificados se comprueban siempre.</translation>
    </message>
    <message>
        <source>The command sends something else than JSON (%1): the service takes JSON only.</source>
        <translation>El comando envía algo distinto de JSON (%1): el servicio solo acepta JSON.</translation>
    </message>
    <message>
        <source>The header %1 was left out.</source>
        <translation>Se omitió la cabecera %1.</translation>
    </message>
    <message>
        <source>The key in the command was left out.</source>
        <translation>Se omitió la clave del comando.</translation>
    </message>
    <message>
        <source>This command asks about a task and makes none: copy the one that makes it.</source>
        <translation>Este comando consulta una tarea y no crea ninguna: copie el que la crea.</translation>
    </message>
    <message>
        <source>What stands behind the path of the address was left out.</source>
        <translation>Se omitió lo que sigue a la ruta de la dirección.</translation>
    </message>
    <message>
        <source>The service has no request type &quot;%1&quot;.</source>
        <translation>El servicio no tiene el tipo de solicitud «%1».</translation>
    </message>
    <message>
        <source>The body of this command comes out of another program: put the body itself in its place.</source>
        <translation>El cuerpo de este comando procede de otro programa: ponga en su lugar el cuerpo mismo.</translation>
    </message>
    <message>
        <source>The command reads the file %1 from a folder that is not known here: write its whole path.</source>
        <translation>El comando lee el archivo %1 de una carpeta que aquí no se conoce: escriba la ruta completa.</translation>
    </message>
    <message>
        <source>%1 stands in the body as it is: nothing is put in its place.</source>
        <translation>%1 queda en el cuerpo tal cual: no se sustituye por nada.</translation>
    </message>
    <message>
        <source>The body of this command comes from its standard input: paste the body itself.</source>
        <translation>El cuerpo de este comando procede de su entrada estándar: pegue el cuerpo mismo.</translation>
    </message>
    <message>
        <source>The body of this command is in the file %1: open that file instead.</source>
        <translation>El cuerpo de este comando está en el archivo %1: abra ese archivo.</translation>
    </message>
    <message>
        <source>This command sends no request: the part with -d or --json is missing.</source>
        <translation>Este comando no envía ninguna solicitud: falta la parte con -d o --json.</translation>
    </message>
    <message>
        <source>This command has more than one body: leave only the one with the request.</source>
        <translation>Este comando tiene más de un cuerpo: deje solo el que lleva la solicitud.</translation>
    </message>
    <message>
        <source>The body of the command cannot be read. %1</source>
        <translation>No se puede leer el cuerpo del comando. %1</translation>
    </message>
</context>
<context>
    <name>Dailies::AboutDialog</name>
    <message>
        <source>About Dailies</source>
        <translation>Acerca de Dailies</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licencia</translation>
    </message>
    <message>
        <source>Licence of the icons</source>
        <translation>Licencia de los iconos</translation>
    </message>
    <message>
        <source>Copy versions</source>
        <translation>Copiar versiones</translation>
    </message>
    <message>
        <source>Makes, watches and keeps clips of a paid video service.</source>
        <translation>Crea, sigue y conserva los clips de un servicio de vídeo de pago.</translation>
    </message>
    <message>
        <source>Free software: you may use, study, share and change it under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Software libre: puede usarlo, estudiarlo, compartirlo y modificarlo según la Licencia Pública General de GNU (GNU General Public License), versión 3 o posterior. Se ofrece sin ninguna garantía.</translation>
    </message>
    <message>
        <source>Made with</source>
        <translation>Hecho con</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Componente</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Versión</translation>
    </message>
    <message>
        <source>Clips are played with: %1</source>
        <translation>Los clips se reproducen con: %1</translation>
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
        <translation>Usar el servicio de práctica</translation>
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
        <source>%1 Dailies asks again in %2 and keeps asking, at least every 10 minutes; nothing is lost.</source>
        <comment>what is wrong with an account&apos;s key, length of time</comment>
        <translation>%1 Dailies vuelve a consultar en %2 y sigue haciéndolo, al menos cada 10 minutos; no se pierde nada.</translation>
    </message>
    <message>
        <source>%1 Tasks of this account wait; none is lost.</source>
        <comment>what is wrong with an account&apos;s key</comment>
        <translation>%1 Las tareas de esta cuenta esperan; no se pierde ninguna.</translation>
    </message>
    <message>
        <source>%1 and its key were removed. Its tasks and clips stay.</source>
        <translation>Se eliminaron %1 y su clave. Sus tareas y clips se conservan.</translation>
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
        <source>One code a line, as the service names them</source>
        <translation>Un código por línea, tal como los nombra el servicio</translation>
    </message>
    <message>
        <source>Family of the other codes</source>
        <translation>Familia de los demás códigos</translation>
    </message>
    <message>
        <source>The key is kept in the keychain of your computer and sent to this address only.</source>
        <translation>La clave se guarda en el llavero del equipo y solo se envía a esta dirección.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Base address</source>
        <translation>Dirección base</translation>
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
        <source>Requests sent at once</source>
        <translation>Solicitudes simultáneas</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Not known by name: %1</source>
        <translation>No se reconocen por el nombre: %1</translation>
    </message>
    <message>
        <source>Give the account a name, so that you can tell it from others.</source>
        <translation>Dé un nombre a la cuenta para distinguirla de las demás.</translation>
    </message>
    <message>
        <source>There is an account of this name already.</source>
        <translation>Ya hay una cuenta con este nombre.</translation>
    </message>
    <message>
        <source>Give at least one model code that the service has enabled for the key.</source>
        <translation>Indique al menos un código de modelo que el servicio haya habilitado para la clave.</translation>
    </message>
    <message>
        <source>Keeping the key…</source>
        <translation>Guardando la clave…</translation>
    </message>
    <message>
        <source>%1 The key is kept until you quit; you will be asked for it again next time.</source>
        <translation>%1 La clave se conserva hasta que salga; la próxima vez se le volverá a pedir.</translation>
    </message>
    <message>
        <source>It was not tested.</source>
        <translation>No se hizo la prueba.</translation>
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
</context>
<context>
    <name>Dailies::AccountKeys</name>
    <message>
        <source>The account&apos;s address has changed.</source>
        <translation>La dirección de la cuenta ha cambiado.</translation>
    </message>
</context>
<context>
    <name>Dailies::AccountSaver</name>
    <message>
        <source>%1 The new key is kept in memory until you quit.</source>
        <translation>%1 La clave nueva se conserva en memoria hasta que salga.</translation>
    </message>
</context>
<context>
    <name>Dailies::AccountSettingsDialog</name>
    <message>
        <source>How many requests may be on their way at the same time; the others wait. The service may allow fewer.</source>
        <translation>Cuántas solicitudes pueden estar enviándose al mismo tiempo; las demás esperan. El servicio puede permitir menos.</translation>
    </message>
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
        <source>Folder for its clips</source>
        <translation>Carpeta de sus clips</translation>
    </message>
    <message>
        <source>Names of its clips</source>
        <translation>Nombres de sus clips</translation>
    </message>
    <message>
        <source>Give the account a name, so that you can tell it from others.</source>
        <translation>Dé un nombre a la cuenta para distinguirla de las demás.</translation>
    </message>
    <message>
        <source>There is an account of this name already.</source>
        <translation>Ya hay una cuenta con este nombre.</translation>
    </message>
    <message>
        <source>Remove %1 and its key? Its tasks and clips stay here.</source>
        <translation>¿Eliminar %1 y su clave? Sus tareas y clips se quedan aquí.</translation>
    </message>
    <message numerus="yes">
        <source>%n unfinished tasks of it are then no longer followed, and their clips may be lost.</source>
        <translation>
            <numerusform>%n tarea suya sin terminar dejará de seguirse y su clip podría perderse.</numerusform>
            <numerusform>%n tareas suyas sin terminar dejarán de seguirse y sus clips podrían perderse.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Conservarla</translation>
    </message>
    <message>
        <source>The account stays, because its key could not be removed. %1</source>
        <translation>La cuenta se conserva porque no se pudo eliminar su clave. %1</translation>
    </message>
    <message>
        <source>Address and key</source>
        <translation>Dirección y clave</translation>
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
        <source>Keep at least one model code: without any, nothing can be sent.</source>
        <translation>Conserve al menos un código de modelo: sin ninguno no se puede enviar nada.</translation>
    </message>
    <message numerus="yes">
        <source>%n unfinished tasks were sent to %1. They can be followed there only, and wait until the account goes there again; meanwhile their clips may be lost.</source>
        <translation>
            <numerusform>%n tarea sin terminar se envió a %1. Solo se puede seguir allí y espera hasta que la cuenta vuelva a esa dirección; mientras tanto, su clip podría perderse.</numerusform>
            <numerusform>%n tareas sin terminar se enviaron a %1. Solo se pueden seguir allí y esperan hasta que la cuenta vuelva a esa dirección; mientras tanto, sus clips podrían perderse.</numerusform>
        </translation>
    </message>
    <message>
        <source>Change the address</source>
        <translation>Cambiar dirección</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Dejarla así</translation>
    </message>
    <message>
        <source>Keeping the key…</source>
        <translation>Guardando la clave…</translation>
    </message>
</context>
<context>
    <name>Dailies::AccountStore</name>
    <message>
        <source>an account has no id or no name</source>
        <translation>una cuenta no tiene ID o nombre</translation>
    </message>
    <message>
        <source>a newer version of Dailies wrote it</source>
        <translation>lo escribió una versión más reciente de Dailies</translation>
    </message>
    <message>
        <source>it is not a list of accounts</source>
        <translation>no es una lista de cuentas</translation>
    </message>
    <message>
        <source>The accounts in %1 cannot be read, and the file is left as it is: %2.</source>
        <translation>No se pueden leer las cuentas de %1; el archivo se deja como está: %2.</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>es demasiado grande</translation>
    </message>
    <message>
        <source>The accounts could not be read, so they are not written either.</source>
        <translation>No se pudieron leer las cuentas, así que tampoco se escriben.</translation>
    </message>
    <message>
        <source>The accounts could not be written to %1: %2.</source>
        <translation>No se pudieron escribir las cuentas en %1: %2.</translation>
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
        <source>Base address</source>
        <translation>Dirección base</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Clave nueva</translation>
    </message>
    <message>
        <source>Enter the key for %1: the one that is kept is for %2 only and is not sent anywhere else.</source>
        <translation>Introduzca la clave para %1: la que se guarda es solo para %2 y no se envía a ningún otro lugar.</translation>
    </message>
    <message>
        <source>Another address needs its key. The key kept for %1 is dropped once the new one is in its place.</source>
        <translation>Otra dirección necesita su propia clave. La clave guardada para %1 se elimina en cuanto la nueva ocupa su lugar.</translation>
    </message>
    <message>
        <source>The present key is in memory only, until you quit. Type a key to replace it.</source>
        <translation>La clave actual está solo en memoria, hasta que salga. Escriba una clave para sustituirla.</translation>
    </message>
    <message>
        <source>The present key stays in the keychain and is never shown. Type a key to replace it.</source>
        <translation>La clave actual se queda en el llavero y no se muestra nunca. Escriba una clave para sustituirla.</translation>
    </message>
    <message>
        <source>It is kept in the keychain of your computer and sent to this address only.</source>
        <translation>Se guarda en el llavero del equipo y solo se envía a esta dirección.</translation>
    </message>
    <message>
        <source>List a model first: the question needs one.</source>
        <translation>Añada antes un modelo a la lista: la consulta necesita uno.</translation>
    </message>
    <message>
        <source>It was not tested.</source>
        <translation>No se hizo la prueba.</translation>
    </message>
</context>
<context>
    <name>Dailies::AddressProbe</name>
    <message>
        <source>No answer came from %1 within 15 seconds.</source>
        <translation>%1 no respondió en 15 segundos.</translation>
    </message>
    <message>
        <source>The look at the address was stopped.</source>
        <translation>Se detuvo la comprobación de la dirección.</translation>
    </message>
    <message>
        <source>The address is not looked up: it leads into a private network, where the service is not.</source>
        <translation>La dirección no se comprueba: lleva a una red privada, donde no está el servicio.</translation>
    </message>
    <message>
        <source>There is nothing at this address (HTTP %1).</source>
        <translation>No hay nada en esta dirección (HTTP %1).</translation>
    </message>
    <message>
        <source>The server does not show the file to everybody (HTTP %1).</source>
        <translation>El servidor no muestra el archivo a todo el mundo (HTTP %1).</translation>
    </message>
    <message>
        <source>The server at this address has trouble of its own (HTTP %1).</source>
        <translation>El servidor de esta dirección tiene problemas propios (HTTP %1).</translation>
    </message>
    <message>
        <source>The server at this address does not give the file (HTTP %1).</source>
        <translation>El servidor de esta dirección no entrega el archivo (HTTP %1).</translation>
    </message>
    <message>
        <source>The address leads on and on; it was not followed further.</source>
        <translation>La dirección redirige una y otra vez; no se siguió más.</translation>
    </message>
    <message>
        <source>The address leads from a secure connection to an open one; it was not followed.</source>
        <translation>La dirección lleva de una conexión segura a una sin cifrar; no se siguió.</translation>
    </message>
    <message>
        <source>There is no server %1.</source>
        <translation>No existe el servidor %1.</translation>
    </message>
    <message>
        <source>%1 could not be reached.</source>
        <translation>No se pudo contactar con %1.</translation>
    </message>
    <message>
        <source>%1 does not prove that it is what it says (its certificate is not accepted).</source>
        <translation>%1 no demuestra ser quien dice ser (no se acepta su certificado).</translation>
    </message>
    <message>
        <source>%1 gave no answer that can be read.</source>
        <translation>%1 no dio ninguna respuesta legible.</translation>
    </message>
</context>
<context>
    <name>Dailies::AdoptDialog</name>
    <message>
        <source>Give the id that the service shows for the task.</source>
        <translation>Indique el ID que el servicio muestra para la tarea.</translation>
    </message>
    <message>
        <source>This is more than an id: give the id alone, without spaces.</source>
        <translation>Esto es más que un ID: indique solo el ID, sin espacios.</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Follow a task by its id</source>
        <translation>Seguir una tarea por su ID</translation>
    </message>
    <message>
        <source>As the service shows it</source>
        <translation>Tal como lo muestra el servicio</translation>
    </message>
    <message>
        <source>The task is asked about and its clip fetched. Nothing is created, and nothing is charged by this.</source>
        <translation>Se consulta la tarea y se descarga su clip. No se crea nada ni se cobra nada por ello.</translation>
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
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Task id</source>
        <translation>ID de tarea</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>There is no account to ask with. Add one first.</source>
        <translation>No hay ninguna cuenta con la que consultar. Añada una primero.</translation>
    </message>
    <message>
        <source>This account has no model. Add the model in the form first.</source>
        <translation>Esta cuenta no tiene ningún modelo. Añada primero el modelo en el formulario.</translation>
    </message>
</context>
<context>
    <name>Dailies::AtRiskList</name>
    <message>
        <source>Task %1</source>
        <translation>Tarea %1</translation>
    </message>
    <message>
        <source>Task %1 · %2</source>
        <comment>number and prompt</comment>
        <translation>Tarea %1 · %2</translation>
    </message>
    <message>
        <source>Fetch all</source>
        <translation>Descargar todo</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Close; the takes stay in the list of tasks</source>
        <translation>Cerrar; las tomas se quedan en la lista de tareas</translation>
    </message>
    <message>
        <source>Goes to the task</source>
        <translation>Va a la tarea</translation>
    </message>
    <message numerus="yes">
        <source>%n takes need you. First of them:</source>
        <translation>
            <numerusform>%n toma requiere su atención:</numerusform>
            <numerusform>%n tomas requieren su atención. La primera:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n takes need you, so that nothing is lost</source>
        <translation>
            <numerusform>%n toma requiere su atención, para que no se pierda nada</numerusform>
            <numerusform>%n tomas requieren su atención, para que no se pierda nada</numerusform>
        </translation>
    </message>
    <message>
        <source>Answer lost: it may have been accepted, and charged.</source>
        <translation>Respuesta perdida: puede que la solicitud se haya aceptado, y cobrado.</translation>
    </message>
    <message>
        <source>Not watched: when it is finished, nobody fetches its clip.</source>
        <translation>Sin seguimiento: cuando termine, nadie descargará su clip.</translation>
    </message>
    <message>
        <source>Its address has died; the service may give a new one.</source>
        <translation>Su dirección ya no funciona; puede que el servicio dé una nueva.</translation>
    </message>
    <message>
        <source>Not fetched; its address dies in %1.</source>
        <translation>Sin descargar; su dirección caduca en %1.</translation>
    </message>
    <message>
        <source>Finished, and not fetched.</source>
        <translation>Terminada y sin descargar.</translation>
    </message>
    <message>
        <source>Fetch now</source>
        <translation>Descargar ahora</translation>
    </message>
    <message>
        <source>Watch again</source>
        <translation>Volver a seguir</translation>
    </message>
    <message>
        <source>Decide…</source>
        <translation>Decidir…</translation>
    </message>
    <message>
        <source>Answer lost: it may have been accepted.</source>
        <translation>Respuesta perdida: puede que la solicitud se haya aceptado.</translation>
    </message>
</context>
<context>
    <name>Dailies::ChoiceEditor</name>
    <message>
        <source>Not set</source>
        <translation>Sin definir</translation>
    </message>
</context>
<context>
    <name>Dailies::CleartextConsent</name>
    <message>
        <source>%1 begins with http://, so the key travels readable: everyone on the way can take it and spend your money. Nothing has been sent yet.</source>
        <translation>%1 empieza por http://, así que la clave viaja legible: cualquiera en el camino puede tomarla y gastar su dinero. Aún no se ha enviado nada.</translation>
    </message>
    <message>
        <source>Use http all the same</source>
        <translation>Usar http de todos modos</translation>
    </message>
    <message>
        <source>Correct the address</source>
        <translation>Corregir la dirección</translation>
    </message>
</context>
<context>
    <name>Dailies::Cli</name>
    <message>
        <source>There is no account yet: give --base-url, or add one with &quot;dailies-cli accounts add&quot;.</source>
        <translation>Aún no hay ninguna cuenta: indique --base-url o añada una con «dailies-cli accounts add».</translation>
    </message>
    <message>
        <source>There are several accounts: say which with --account.</source>
        <translation>Hay varias cuentas: indique cuál con --account.</translation>
    </message>
    <message>
        <source>There is no account &quot;%1&quot;. &quot;dailies-cli accounts list&quot; shows those there are.</source>
        <translation>No hay ninguna cuenta «%1». «dailies-cli accounts list» muestra las que hay.</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nombre</translation>
    </message>
    <message>
        <source>The account; &quot;practice&quot; is the practice service.</source>
        <translation>La cuenta; «practice» es el servicio de práctica.</translation>
    </message>
    <message>
        <source>address</source>
        <translation>dirección</translation>
    </message>
    <message>
        <source>Give --account or --base-url, not both.</source>
        <translation>Indique --account o --base-url, no ambas.</translation>
    </message>
    <message>
        <source>There is no key: put it into DAILIES_API_KEY.</source>
        <translation>No hay clave: póngala en DAILIES_API_KEY.</translation>
    </message>
    <message>
        <source>The model %1 is not known here: describe it with --model-profile.</source>
        <translation>Aquí no se conoce el modelo %1: descríbalo con --model-profile.</translation>
    </message>
    <message>
        <source>--creates-at-once is a number from 1 to %1.</source>
        <translation>--creates-at-once es un número de 1 a %1.</translation>
    </message>
    <message>
        <source>The name &quot;%1&quot; cannot be used: it is taken.</source>
        <translation>No se puede usar el nombre «%1»: ya está en uso.</translation>
    </message>
    <message>
        <source>The account was not added.</source>
        <translation>No se añadió la cuenta.</translation>
    </message>
    <message>
        <source>Added %1. Its key is in the keychain.</source>
        <translation>Se añadió %1. Su clave está en el llavero.</translation>
    </message>
    <message>
        <source>Adds an account. Its key is read from the terminal or the standard input, and kept in the keychain.</source>
        <translation>Añade una cuenta. Su clave se lee del terminal o de la entrada estándar y se guarda en el llavero.</translation>
    </message>
    <message>
        <source>What to call the account.</source>
        <translation>El nombre de la cuenta.</translation>
    </message>
    <message>
        <source>code</source>
        <translation>código</translation>
    </message>
    <message>
        <source>A model code enabled for the key; may be given several times.</source>
        <translation>Un código de modelo habilitado para la clave; puede indicarse varias veces.</translation>
    </message>
    <message>
        <source>file</source>
        <translation>archivo</translation>
    </message>
    <message>
        <source>A model described in a JSON file; may be given several times.</source>
        <translation>Un modelo descrito en un archivo JSON; puede indicarse varias veces.</translation>
    </message>
    <message>
        <source>number</source>
        <translation>número</translation>
    </message>
    <message>
        <source>How many requests may be on their way at the same time, 1 to 20; 2 when it is not said.</source>
        <translation>Cuántas solicitudes pueden estar enviándose al mismo tiempo, de 1 a 20; si no se indica, 2.</translation>
    </message>
    <message>
        <source>Lists the accounts. Keys are not shown.</source>
        <translation>Muestra la lista de cuentas. Las claves no se muestran.</translation>
    </message>
    <message>
        <source>There are no accounts yet.</source>
        <translation>Aún no hay cuentas.</translation>
    </message>
    <message>
        <source>Removes an account and its key. Its tasks and clips stay.</source>
        <translation>Elimina una cuenta y su clave. Sus tareas y clips se conservan.</translation>
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
        <source>The account stays, because its key could not be removed.</source>
        <translation>La cuenta se conserva porque no se pudo eliminar su clave.</translation>
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
        <source>There is no command &quot;accounts %1&quot;.</source>
        <translation>No hay ningún comando «accounts %1».</translation>
    </message>
    <message>
        <source>The account has no models: give --model.</source>
        <translation>La cuenta no tiene modelos: indique --model.</translation>
    </message>
    <message>
        <source>Follows a task that was created elsewhere until it has ended, and saves its clip. Nothing is created.</source>
        <translation>Sigue una tarea creada en otro lugar hasta que termina y guarda su clip. No se crea nada.</translation>
    </message>
    <message>
        <source>The model code that it was created with.</source>
        <translation>El código de modelo con el que se creó.</translation>
    </message>
    <message>
        <source>id</source>
        <translation>id</translation>
    </message>
    <message>
        <source>The service&apos;s id of the task.</source>
        <translation>El ID que el servicio dio a la tarea.</translation>
    </message>
    <message>
        <source>folder</source>
        <translation>carpeta</translation>
    </message>
    <message>
        <source>Save the clip there.</source>
        <translation>Guardar ahí el clip.</translation>
    </message>
    <message>
        <source>--%1 is missing.</source>
        <translation>Falta --%1.</translation>
    </message>
    <message>
        <source>Says what there is to say about a request. Nothing is sent.</source>
        <translation>Da las observaciones sobre una solicitud. No se envía nada.</translation>
    </message>
    <message>
        <source>The request can be sent with --accept.</source>
        <translation>La solicitud puede enviarse con --accept.</translation>
    </message>
    <message>
        <source>The request can be sent.</source>
        <translation>La solicitud puede enviarse.</translation>
    </message>
    <message>
        <source>Keep settings, tasks and clips under this folder.</source>
        <translation>Guardar ajustes, tareas y clips en esta carpeta.</translation>
    </message>
    <message>
        <source>Write one JSON object a line.</source>
        <translation>Escribir un objeto JSON por línea.</translation>
    </message>
    <message>
        <source>Show this help.</source>
        <translation>Mostrar esta ayuda.</translation>
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
        <source>&quot;%1&quot; is one word too many.</source>
        <translation>«%1» sobra.</translation>
    </message>
    <message>
        <source>--%1 needs a value.</source>
        <translation>--%1 necesita un valor.</translation>
    </message>
    <message>
        <source>A command is missing.</source>
        <translation>Falta un comando.</translation>
    </message>
    <message>
        <source>%1 shows what there is.</source>
        <translation>%1 muestra lo que hay.</translation>
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
        <source>Makes one clip of each kind of request with the practice service, and checks each clip&apos;s length and size. Nothing is charged.</source>
        <translation>Crea un clip de cada tipo de solicitud con el servicio de práctica y comprueba la duración y el tamaño de cada uno. No se cobra nada.</translation>
    </message>
    <message>
        <source>Save the clips there; &quot;dailies-demo&quot; in this folder when it is not given.</source>
        <translation>Guardar ahí los clips; si no se indica, «dailies-demo» en esta carpeta.</translation>
    </message>
    <message>
        <source>Nothing can be written to the folder for temporary files.</source>
        <translation>No se puede escribir en la carpeta de archivos temporales.</translation>
    </message>
    <message>
        <source>The practice service does not run.</source>
        <translation>El servicio de práctica no está en marcha.</translation>
    </message>
    <message>
        <source>Making %1 clips, one of each kind of request, with the practice service. Nothing is charged.</source>
        <translation>Creando %1 clips, uno de cada tipo de solicitud, con el servicio de práctica. No se cobra nada.</translation>
    </message>
    <message>
        <source>well </source>
        <translation>bien </translation>
    </message>
    <message>
        <source>WRONG</source>
        <translation>FALLO</translation>
    </message>
    <message>
        <source>%1 of %2 clips are as they were asked for, in %3</source>
        <translation>%1 de %2 clips son como se pidieron, en %3</translation>
    </message>
    <message>
        <source>Practice service</source>
        <translation>Servicio de práctica</translation>
    </message>
    <message>
        <source>Writes what the service&apos;s support needs to look into a task: a zip with its ids, times, request, answers, and the digests of its input files. Keys, signatures of addresses, encoded data and folders of this computer are left out.</source>
        <translation>Escribe lo que el soporte del servicio necesita para examinar una tarea: un zip con sus ID, horas, solicitud, respuestas y los resúmenes de sus archivos de entrada. Se omiten las claves, las firmas de las direcciones, los datos codificados y las carpetas de este equipo.</translation>
    </message>
    <message>
        <source>The task&apos;s number, or the service&apos;s id.</source>
        <translation>El número de la tarea o el ID que le dio el servicio.</translation>
    </message>
    <message>
        <source>Write the zip there.</source>
        <translation>Escribir ahí el zip.</translation>
    </message>
    <message>
        <source>Replace a file that is there already.</source>
        <translation>Reemplazar un archivo que ya exista.</translation>
    </message>
    <message>
        <source>%1 is a folder; name a file.</source>
        <translation>%1 es una carpeta; indique un archivo.</translation>
    </message>
    <message>
        <source>%1 is there already; --force replaces it.</source>
        <translation>%1 ya existe; --force lo reemplaza.</translation>
    </message>
    <message>
        <source>Task %1: the evidence is in %2. Read it before you give it away.</source>
        <translation>Tarea %1: las evidencias están en %2. Léalas antes de entregarlas.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>No se puede leer %1: %2.</translation>
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
        <source>look whether a request can be sent</source>
        <translation>ver si una solicitud puede enviarse</translation>
    </message>
    <message>
        <source>send a request</source>
        <translation>enviar una solicitud</translation>
    </message>
    <message>
        <source>follow every unfinished task until it has ended</source>
        <translation>seguir todas las tareas sin terminar hasta que acaben</translation>
    </message>
    <message>
        <source>list the tasks</source>
        <translation>mostrar la lista de tareas</translation>
    </message>
    <message>
        <source>show one task with its request and log</source>
        <translation>mostrar una tarea con su solicitud y su registro</translation>
    </message>
    <message>
        <source>write what support needs to look into a task</source>
        <translation>escribir lo que el soporte necesita para examinar una tarea</translation>
    </message>
    <message>
        <source>follow a task that was created elsewhere</source>
        <translation>seguir una tarea creada en otro lugar</translation>
    </message>
    <message>
        <source>add, list, remove or test accounts</source>
        <translation>añadir, enumerar, eliminar o probar cuentas</translation>
    </message>
    <message>
        <source>run the practice service, which costs nothing</source>
        <translation>ejecutar el servicio de práctica, que no cuesta nada</translation>
    </message>
    <message>
        <source>make a clip of each kind of request with the practice service</source>
        <translation>crear un clip de cada tipo de solicitud con el servicio de práctica</translation>
    </message>
    <message>
        <source>Commands:</source>
        <translation>Comandos:</translation>
    </message>
    <message>
        <source>dailies-cli COMMAND --help shows a command&apos;s options.</source>
        <translation>dailies-cli COMANDO --help muestra las opciones de un comando.</translation>
    </message>
    <message>
        <source>Makes, follows and keeps clips of a video service.</source>
        <translation>Crea, sigue y conserva clips de un servicio de vídeo.</translation>
    </message>
    <message>
        <source>There is no command &quot;%1&quot;.</source>
        <translation>No hay ningún comando «%1».</translation>
    </message>
    <message>
        <source>--port is a number from 1 to 65535, or 0 for any free one.</source>
        <translation>--port es un número de 1 a 65535, o 0 para cualquier puerto libre.</translation>
    </message>
    <message>
        <source>--task-seconds is a number from 0 to %1.</source>
        <translation>--task-seconds es un número de 0 a %1.</translation>
    </message>
    <message>
        <source>Runs the practice service until it is interrupted. It follows the specification, makes real clips, and costs nothing.</source>
        <translation>Ejecuta el servicio de práctica hasta que se interrumpe. Sigue la especificación, crea clips reales y no cuesta nada.</translation>
    </message>
    <message>
        <source>The port to listen on, on this computer only; any free one when it is not given.</source>
        <translation>El puerto de escucha, solo en este equipo; si no se indica, cualquiera libre.</translation>
    </message>
    <message>
        <source>How long a task takes at the least.</source>
        <translation>Cuánto tarda una tarea como mínimo.</translation>
    </message>
    <message>
        <source>Words in a prompt that ask for trouble:</source>
        <translation>Palabras en un prompt que provocan problemas:</translation>
    </message>
    <message>
        <source>The practice service listens at %1
Key: %2
Ctrl+C ends it.</source>
        <translation>El servicio de práctica escucha en %1
Clave: %2
Ctrl+C lo termina.</translation>
    </message>
    <message>
        <source>The standard input</source>
        <translation>La entrada estándar</translation>
    </message>
    <message>
        <source>%1 is too large for a request.</source>
        <translation>%1 es demasiado grande para una solicitud.</translation>
    </message>
    <message>
        <source>The model profile is that of %1.</source>
        <translation>El perfil de modelo es el de %1.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Bloqueo</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Confirmar</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Aviso</translation>
    </message>
    <message>
        <source>The request&apos;s family.</source>
        <translation>La familia de la solicitud.</translation>
    </message>
    <message>
        <source>Family A&apos;s model generation; 3.0 when it is not given.</source>
        <translation>La generación de modelo de la familia A; si no se indica, 3.0.</translation>
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
        <source>--family is missing: A or B.</source>
        <translation>Falta --family: A o B.</translation>
    </message>
    <message>
        <source>There is no family &quot;%1&quot;: A or B.</source>
        <translation>No hay ninguna familia «%1»: A o B.</translation>
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
        <source>--api-type is missing, such as TextToVideo.</source>
        <translation>Falta --api-type, por ejemplo TextToVideo.</translation>
    </message>
    <message>
        <source>The service does not offer %1.</source>
        <translation>El servicio no ofrece %1.</translation>
    </message>
    <message>
        <source>The request as the JSON of a create call; - reads it from the standard input.</source>
        <translation>La solicitud como JSON de una llamada de creación; - la lee de la entrada estándar.</translation>
    </message>
    <message>
        <source>What is known of the model, as JSON, in place of what Dailies knows; what lies outside it is noted.</source>
        <translation>Lo que se sabe del modelo, como JSON, en lugar de lo que sabe Dailies; se avisa de lo que quede fuera.</translation>
    </message>
    <message>
        <source>--request is missing: a file, or - for the standard input.</source>
        <translation>Falta --request: un archivo, o - para la entrada estándar.</translation>
    </message>
    <message>
        <source>This key stands twice; only the last one counts.</source>
        <translation>Esta clave aparece dos veces; solo cuenta la última.</translation>
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
        <source>Shows one task with its request and its log.</source>
        <translation>Muestra una tarea con su solicitud y su registro.</translation>
    </message>
    <message>
        <source>--copies is a number from 1 to %1.</source>
        <translation>--copies es un número de 1 a %1.</translation>
    </message>
    <message>
        <source>The request cannot be sent as it is. Nothing was sent.</source>
        <translation>La solicitud no puede enviarse tal como está. No se envió nada.</translation>
    </message>
    <message>
        <source>The request is outside what the service states. Nothing was sent; --accept sends it all the same.</source>
        <translation>La solicitud está fuera de lo que el servicio indica. No se envió nada; --accept la envía de todos modos.</translation>
    </message>
    <message>
        <source>Sends a request. Each copy may be charged by the service.</source>
        <translation>Envía una solicitud. El servicio puede cobrar cada copia.</translation>
    </message>
    <message>
        <source>How many times to send it, each as a task of its own.</source>
        <translation>Cuántas veces enviarla, cada una como tarea propia.</translation>
    </message>
    <message>
        <source>Wait for the clips and save them.</source>
        <translation>Esperar los clips y guardarlos.</translation>
    </message>
    <message>
        <source>Save the clips of this call there.</source>
        <translation>Guardar ahí los clips de esta llamada.</translation>
    </message>
    <message>
        <source>Send it though it is outside what the service states.</source>
        <translation>Enviarla aunque esté fuera de lo que el servicio indica.</translation>
    </message>
    <message>
        <source>Task %1 could not be read from the task database.</source>
        <translation>No se pudo leer la tarea %1 de la base de datos de tareas.</translation>
    </message>
    <message>
        <source>There is no task &quot;%1&quot;.</source>
        <translation>No hay ninguna tarea «%1».</translation>
    </message>
    <message>
        <source>Task %1: the service answered as family %2, so its model may belong there. The task is followed all the same.</source>
        <translation>Tarea %1: el servicio respondió como familia %2, así que su modelo puede pertenecer a ella. La tarea se sigue de todos modos.</translation>
    </message>
    <message>
        <source>The tasks of this profile cannot be read any more. What the service has accepted goes on there; &quot;dailies-cli watch&quot; follows it.</source>
        <translation>Ya no se pueden leer las tareas de este perfil. Lo que el servicio ha aceptado continúa allí; «dailies-cli watch» lo sigue.</translation>
    </message>
    <message>
        <source>Task %1 is held back and was not sent.</source>
        <translation>La tarea %1 está retenida y no se envió.</translation>
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
        <source>It is sent again in %1 s.</source>
        <translation>Se envía de nuevo en %1 s.</translation>
    </message>
    <message>
        <source>What was accepted goes on at the service; &quot;dailies-cli watch&quot; follows it once the key is right.</source>
        <translation>Lo aceptado continúa en el servicio; «dailies-cli watch» lo sigue cuando la clave sea correcta.</translation>
    </message>
    <message>
        <source>Waiting for the answer to a request that is under way…</source>
        <translation>Esperando la respuesta a una solicitud en curso…</translation>
    </message>
    <message>
        <source>Stopped. What was accepted goes on at the service; &quot;dailies-cli watch&quot; follows it.</source>
        <translation>Detenido. Lo aceptado continúa en el servicio; «dailies-cli watch» lo sigue.</translation>
    </message>
    <message>
        <source>Lists the tasks, newest first.</source>
        <translation>Muestra la lista de tareas, las más recientes primero.</translation>
    </message>
    <message numerus="yes">
        <source>%n tasks could not be read from the task database and are not in this list.</source>
        <translation>
            <numerusform>%n tarea no se pudo leer de la base de datos de tareas y no está en esta lista.</numerusform>
            <numerusform>%n tareas no se pudieron leer de la base de datos de tareas y no están en esta lista.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no tasks yet.</source>
        <translation>Aún no hay tareas.</translation>
    </message>
    <message>
        <source>Not all tasks of this profile could be read, so none is followed and nothing was sent. What the service has accepted goes on there; try again.</source>
        <translation>No se pudieron leer todas las tareas de este perfil, así que no se sigue ninguna y no se envió nada. Lo que el servicio ha aceptado continúa allí; inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>Follows every unfinished task of the profile until all have ended. Nothing is sent a second time, and what was not sent yet only with --send-waiting.</source>
        <translation>Sigue todas las tareas sin terminar del perfil hasta que todas acaben. Nada se envía por segunda vez, y lo aún no enviado solo con --send-waiting.</translation>
    </message>
    <message>
        <source>Send what an earlier call left unsent, too; each request may be charged by the service.</source>
        <translation>Enviar también lo que una llamada anterior dejó sin enviar; el servicio puede cobrar cada solicitud.</translation>
    </message>
    <message>
        <source>No task is under way.</source>
        <translation>No hay ninguna tarea en curso.</translation>
    </message>
    <message>
        <source>Parent:  task %1</source>
        <comment>whose clip it goes on from</comment>
        <translation>Origen:  tarea %1</translation>
    </message>
    <message>
        <source>Takes a --base-url that begins with http:// on another computer: everyone on the way can read the key.</source>
        <translation>Admite una --base-url que empiece por http:// en otro equipo: cualquiera en el camino puede leer la clave.</translation>
    </message>
    <message>
        <source>%1 If you want that all the same, add --allow-http. Nothing was sent.</source>
        <translation>%1 Si lo quiere de todos modos, añada --allow-http. No se envió nada.</translation>
    </message>
    <message>
        <source>  It says: %1</source>
        <translation>  Indica: %1</translation>
    </message>
    <message>
        <source>Asks the service about a task that does not exist, once for each model of the account, to see whether it can be reached, takes the key and knows the model. Nothing is created.</source>
        <translation>Consulta al servicio sobre una tarea que no existe, una vez por cada modelo de la cuenta, para ver si se puede contactar con él, si acepta la clave y si conoce el modelo. No se crea nada.</translation>
    </message>
    <message>
        <source>The one model code to ask with, whether the account lists it or not.</source>
        <translation>El único código de modelo con el que consultar, figure o no en la cuenta.</translation>
    </message>
    <message>
        <source>dailies-cli accounts COMMAND --help shows a command&apos;s options.</source>
        <translation>dailies-cli accounts COMANDO --help muestra las opciones de un comando.</translation>
    </message>
    <message>
        <source>DAILIES_API_KEY is not used, because no service was named. If the key belongs to %1, add --account.</source>
        <translation>DAILIES_API_KEY no se usa, porque no se indicó ningún servicio. Si la clave es de %1, añada --account.</translation>
    </message>
    <message>
        <source>Exit status: 0 well; 1 a task failed or is not finished; 2 wrong use; 3 the request has findings that keep it from being sent;
4 refused by the service, or not reached; 5 answer lost; 6 keychain or profile not usable;
128 and a signal&apos;s number when interrupted.</source>
        <translation>Código de salida: 0 correcto; 1 una tarea falló o no ha terminado; 2 uso incorrecto; 3 la solicitud tiene observaciones que impiden enviarla;
4 el servicio la rechazó o no se pudo contactar con él; 5 respuesta perdida; 6 no se puede usar el llavero o el perfil;
128 más el número de la señal si se interrumpe.</translation>
    </message>
    <message>
        <source>DAILIES_API_KEY in the environment is used instead of the keychain&apos;s key, for the service that --account or --base-url names. &quot;watch&quot; also uses it for tasks that were sent with it.</source>
        <translation>DAILIES_API_KEY del entorno se usa en lugar de la clave del llavero, para el servicio que indique --account o --base-url. «watch» también la usa para las tareas que se enviaron con ella.</translation>
    </message>
    <message>
        <source>Remark:  %1</source>
        <translation>Obs.:    %1</translation>
    </message>
    <message>
        <source>%1 Nothing was sent this time; --again sends it once more, --copies sends several.</source>
        <comment>You sent this 4 s ago.</comment>
        <translation>%1 Esta vez no se envió nada; --again la envía otra vez, --copies envía varias.</translation>
    </message>
    <message>
        <source>Send it though the same was sent less than 10 seconds ago.</source>
        <translation>Enviarla aunque se haya enviado la misma hace menos de 10 segundos.</translation>
    </message>
    <message>
        <source>There are tasks of %1, and its key is not known: put it into DAILIES_API_KEY and add --base-url %1.</source>
        <translation>Hay tareas de %1 y no se conoce su clave: póngala en DAILIES_API_KEY y añada --base-url %1.</translation>
    </message>
    <message>
        <source>The service&apos;s base address for this call only; https:// and /v1 are added where they are missing; the key is taken from DAILIES_API_KEY.</source>
        <translation>La dirección base del servicio, solo para esta llamada; si faltan https:// y /v1, se añaden; la clave se toma de DAILIES_API_KEY.</translation>
    </message>
    <message>
        <source>--base-url is missing: the service&apos;s base address.</source>
        <translation>Falta --base-url: la dirección base del servicio.</translation>
    </message>
    <message>
        <source>The service&apos;s base address.</source>
        <translation>La dirección base del servicio.</translation>
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
        <source>This clip is not on the disk any more: %1.</source>
        <translation>Este clip ya no está en el disco: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n clips are not on the disk any more, such as %1.</source>
        <translation>
            <numerusform>%n clip ya no está en el disco: %1.</numerusform>
            <numerusform>%n clips ya no están en el disco, por ejemplo %1.</numerusform>
        </translation>
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
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message numerus="yes">
        <source>Copying %n clips…</source>
        <translation>
            <numerusform>Copiando %n clip…</numerusform>
            <numerusform>Copiando %n clips…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more were not copied, either.</source>
        <translation>
            <numerusform>Tampoco se copió %n más.</numerusform>
            <numerusform>Tampoco se copiaron %n más.</numerusform>
        </translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Abrir la carpeta</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Se guardó como %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n clips were copied.</source>
        <translation>
            <numerusform>Se copió %n clip.</numerusform>
            <numerusform>Se copiaron %n clips.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was copied.</source>
        <translation>No se copió nada.</translation>
    </message>
</context>
<context>
    <name>Dailies::ClipCopy</name>
    <message>
        <source>the folder takes no new name</source>
        <translation>la carpeta no admite ningún nombre nuevo</translation>
    </message>
    <message>
        <source>%1 was not copied: %2.</source>
        <translation>No se copió %1: %2.</translation>
    </message>
    <message>
        <source>%1 was not copied: it is not there any more.</source>
        <translation>No se copió %1: ya no existe.</translation>
    </message>
    <message>
        <source>it is the clip itself</source>
        <translation>es el propio clip</translation>
    </message>
    <message>
        <source>it needs %1, and the disk has %2 free</source>
        <translation>necesita %1 y en el disco quedan libres %2</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Detenido.</translation>
    </message>
    <message>
        <source>it could not be read to its end</source>
        <translation>no se pudo leer hasta el final</translation>
    </message>
</context>
<context>
    <name>Dailies::ClipEncoder</name>
    <message>
        <source>The practice clip cannot be written: %1.</source>
        <translation>No se puede escribir el clip de práctica: %1.</translation>
    </message>
    <message>
        <source>This computer cannot make %1: %2.</source>
        <translation>Este equipo no puede crear %1: %2.</translation>
    </message>
</context>
<context>
    <name>Dailies::ClipMaker</name>
    <message>
        <source>A practice clip cannot be %1 by %2 pixels.</source>
        <translation>Un clip de práctica no puede medir %1 por %2 píxeles.</translation>
    </message>
    <message>
        <source>A practice clip cannot last %1 s.</source>
        <translation>Un clip de práctica no puede durar %1 s.</translation>
    </message>
    <message>
        <source>A practice clip cannot show %1 pictures a second.</source>
        <translation>Un clip de práctica no puede mostrar %1 fotogramas por segundo.</translation>
    </message>
    <message>
        <source>Practice clips need the part of Qt that draws text.</source>
        <translation>Los clips de práctica necesitan la parte de Qt que dibuja texto.</translation>
    </message>
    <message>
        <source>The practice clip was stopped.</source>
        <translation>Se detuvo el clip de práctica.</translation>
    </message>
    <message>
        <source>The practice clip %1 cannot be written: %2.</source>
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
        <source>Beginning of the prompt</source>
        <translation>Comienzo del prompt</translation>
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
        <source>Number of the task</source>
        <translation>Número de la tarea</translation>
    </message>
    <message>
        <source>All clips would have the same name.</source>
        <translation>Todos los clips tendrían el mismo nombre.</translation>
    </message>
    <message>
        <source>For example: %1</source>
        <translation>Por ejemplo: %1</translation>
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
        <source>One code a line, as the service names them</source>
        <translation>Un código por línea, tal como los nombra el servicio</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>De un archivo…</translation>
    </message>
    <message>
        <source>Codes to add</source>
        <translation>Códigos que añadir</translation>
    </message>
    <message>
        <source>The unknown are</source>
        <translation>Familia de los demás</translation>
    </message>
    <message numerus="yes">
        <source>%n codes are recognised.</source>
        <translation>
            <numerusform>Se reconoce %n código.</numerusform>
            <numerusform>Se reconocen %n códigos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not known by name: %1</source>
        <translation>No se reconocen por el nombre: %1</translation>
    </message>
    <message>
        <source>The file cannot be read: %1.</source>
        <translation>No se puede leer el archivo: %1.</translation>
    </message>
    <message>
        <source>The file is too large to be a list of model codes.</source>
        <translation>El archivo es demasiado grande para ser una lista de códigos de modelo.</translation>
    </message>
    <message>
        <source>The file is no text.</source>
        <translation>El archivo no es de texto.</translation>
    </message>
    <message>
        <source>Model codes</source>
        <translation>Códigos de modelo</translation>
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
        <source>Checked columns are shown, in this order. Move them with the buttons, or with Ctrl and the arrow keys.</source>
        <translation>Las columnas marcadas se muestran, en este orden. Muévalas con los botones, o con Ctrl y las teclas de flecha.</translation>
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
        <source>Not every selected task has its clip here.</source>
        <translation>No todas las tareas seleccionadas tienen aquí su clip.</translation>
    </message>
    <message>
        <source>Not every selected file is a known kind of video.</source>
        <translation>No todos los archivos seleccionados son un tipo de vídeo conocido.</translation>
    </message>
</context>
<context>
    <name>Dailies::CompareActions</name>
    <message>
        <source>Back to the tasks</source>
        <translation>Volver a las tareas</translation>
    </message>
    <message>
        <source>What differs</source>
        <translation>Diferencias</translation>
    </message>
    <message>
        <source>The parameters that are not the same</source>
        <translation>Los parámetros que no son iguales</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Lado a lado</translation>
    </message>
    <message>
        <source>All takes beside each other</source>
        <translation>Todas las tomas, una junto a otra</translation>
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
        <source>One take at a time; again for the next one</source>
        <translation>Una toma cada vez; de nuevo para la siguiente</translation>
    </message>
    <message>
        <source>Blink by itself</source>
        <translation>Alternancia automática</translation>
    </message>
    <message>
        <source>Dividing line to the left</source>
        <translation>Línea divisoria a la izquierda</translation>
    </message>
    <message>
        <source>Dividing line to the right</source>
        <translation>Línea divisoria a la derecha</translation>
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
        <source>Take %1</source>
        <translation>Toma %1</translation>
    </message>
    <message>
        <source>No rating</source>
        <translation>Sin valoración</translation>
    </message>
    <message>
        <source>Reject, or take back</source>
        <translation>Descartar o recuperar</translation>
    </message>
    <message>
        <source>Moves the chosen take to the recycle bin, or out of it; its clip stays where it is</source>
        <translation>Mueve la toma elegida a la papelera o la saca de ella; su clip se queda donde está</translation>
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
        <source>Two takes in one place, with a line between them (W)</source>
        <translation>Dos tomas en un mismo lugar, con una línea entre ellas (W)</translation>
    </message>
    <message>
        <source>A line divides two takes: select two to use it.</source>
        <translation>Una línea separa dos tomas: seleccione dos para usarla.</translation>
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
    <message>
        <source>Slower than asked: this computer cannot show all takes at full speed.</source>
        <translation>Más lento de lo pedido: este equipo no puede mostrar todas las tomas a plena velocidad.</translation>
    </message>
    <message numerus="yes">
        <source>Comparing %n takes</source>
        <translation>
            <numerusform>Comparando %n toma</numerusform>
            <numerusform>Comparando %n tomas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::ConnectionPanel</name>
    <message>
        <source>Test</source>
        <translation>Probar</translation>
    </message>
    <message>
        <source>Asks the service about a task that does not exist. Nothing is created or charged.</source>
        <translation>Consulta al servicio sobre una tarea que no existe. No se crea ni se cobra nada.</translation>
    </message>
    <message>
        <source>Asking for the key…</source>
        <translation>Solicitando la clave…</translation>
    </message>
    <message>
        <source>Nothing was sent, created or charged.</source>
        <translation>No se envió, creó ni cobró nada.</translation>
    </message>
    <message>
        <source>Asking the service…</source>
        <translation>Consultando al servicio…</translation>
    </message>
    <message>
        <source>Asking about %1…</source>
        <translation>Consultando sobre %1…</translation>
    </message>
    <message>
        <source>Asking about %1 (%2 of %3)…</source>
        <translation>Consultando sobre %1 (%2 de %3)…</translation>
    </message>
    <message>
        <source>It says: %1</source>
        <translation>Indica: %1</translation>
    </message>
    <message>
        <source>Request id: %1</source>
        <translation>ID de solicitud: %1</translation>
    </message>
    <message>
        <source>It was stopped.</source>
        <translation>Se detuvo la prueba.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
</context>
<context>
    <name>Dailies::ConnectionTest</name>
    <message>
        <source>Nothing was sent, created or charged.</source>
        <translation>No se envió, creó ni cobró nada.</translation>
    </message>
    <message numerus="yes">
        <source>%n models were asked about a task that does not exist. Nothing was created, nothing is charged.</source>
        <translation>
            <numerusform>Se consultó a %n modelo sobre una tarea que no existe. No se creó nada, no se cobra nada.</numerusform>
            <numerusform>Se consultó a %n modelos sobre una tarea que no existe. No se creó nada, no se cobra nada.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n further models were not asked about.</source>
        <translation>
            <numerusform>No se consultó a %n modelo más.</numerusform>
            <numerusform>No se consultó a %n modelos más.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::DatabaseMaintenance</name>
    <message>
        <source>The task database is damaged (%1). Nothing more is sent; what is under way goes on. Start Dailies again: the database is then moved aside, and its newest copy takes its place.</source>
        <translation>La base de datos de tareas está dañada (%1). No se envía nada más; lo que está en curso continúa. Vuelva a iniciar Dailies: la base de datos se apartará y la sustituirá su copia más reciente.</translation>
    </message>
</context>
<context>
    <name>Dailies::DaysDialog</name>
    <message>
        <source>Made between</source>
        <translation>Creadas entre</translation>
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
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
</context>
<context>
    <name>Dailies::DecisionBar</name>
    <message>
        <source>Answer lost</source>
        <translation>Respuesta perdida</translation>
    </message>
    <message>
        <source>Task id</source>
        <translation>ID de tarea</translation>
    </message>
    <message>
        <source>Decide after all</source>
        <translation>Decidir ahora</translation>
    </message>
    <message>
        <source>Attach id…</source>
        <translation>Asociar ID…</translation>
    </message>
    <message>
        <source>Submit again</source>
        <translation>Volver a enviar</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Dejar así</translation>
    </message>
    <message>
        <source>Attach</source>
        <translation>Asociar</translation>
    </message>
    <message>
        <source>Submit again, may be charged twice</source>
        <translation>Volver a enviar; podría cobrarse dos veces</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Answer lost: the service may have accepted this request. Nothing was sent again.</source>
        <translation>Respuesta perdida: puede que el servicio haya aceptado esta solicitud. No se envió nada de nuevo.</translation>
    </message>
    <message>
        <source>Left as it is: the request may have been charged.</source>
        <translation>Se deja así: puede que la solicitud se haya cobrado.</translation>
    </message>
    <message>
        <source>If the service shows this task, give its id here; the task is then followed and its clip fetched.</source>
        <translation>Si el servicio muestra esta tarea, indique aquí su ID; entonces se seguirá la tarea y se descargará su clip.</translation>
    </message>
    <message>
        <source>If the first request was accepted, both run and both are charged.</source>
        <translation>Si la primera solicitud se aceptó, se ejecutan ambas y se cobran ambas.</translation>
    </message>
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
        <source>request id %1</source>
        <translation>ID de solicitud %1</translation>
    </message>
    <message>
        <source>Request id: %1</source>
        <translation>ID de solicitud: %1</translation>
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
        <source>Left as it is: the request may have been accepted.</source>
        <translation>Se deja así: puede que la solicitud se haya aceptado.</translation>
    </message>
    <message>
        <source>The answer that came contains %1, which may be the task&apos;s ID. Check with the service, then attach it; the task is then followed and its clip fetched.</source>
        <translation>La respuesta que llegó contiene %1, que puede ser el ID de la tarea. Compruébelo en el servicio y asócielo; entonces se seguirá la tarea y se descargará su clip.</translation>
    </message>
    <message>
        <source>If the first request was accepted, both run.</source>
        <translation>Si la primera solicitud se aceptó, se ejecutan ambas.</translation>
    </message>
    <message>
        <source>Submit again, may run twice</source>
        <translation>Volver a enviar; podría ejecutarse dos veces</translation>
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
    <message numerus="yes">
        <source>%n answers lost: you decide</source>
        <translation>
            <numerusform>%n respuesta perdida: usted decide</numerusform>
            <numerusform>%n respuestas perdidas: usted decide</numerusform>
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
        <source>Tasks have ended</source>
        <translation>Han terminado tareas</translation>
    </message>
    <message>
        <source>Takes are here</source>
        <translation>Han llegado tomas</translation>
    </message>
    <message>
        <source>A request is being sent</source>
        <translation>Se está enviando una solicitud</translation>
    </message>
    <message>
        <source>A clip is being fetched</source>
        <translation>Se está descargando un clip</translation>
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
    <message>
        <source>Tasks are running</source>
        <translation>Hay tareas en ejecución</translation>
    </message>
    <message numerus="yes">
        <source>%n tasks are running. In the tray, Dailies goes on and fetches the clips. If you quit, the tasks go on at the service, and Dailies takes them up when it starts again; an address lives about a day.</source>
        <translation>
            <numerusform>%n tarea está en ejecución. En la bandeja, Dailies continúa y descarga el clip. Si sale, la tarea sigue en el servicio y Dailies la retoma cuando se inicie de nuevo; una dirección dura aproximadamente un día.</numerusform>
            <numerusform>%n tareas están en ejecución. En la bandeja, Dailies continúa y descarga los clips. Si sale, las tareas siguen en el servicio y Dailies las retoma cuando se inicie de nuevo; una dirección dura aproximadamente un día.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep in the tray</source>
        <translation>Mantener en la bandeja</translation>
    </message>
    <message>
        <source>Stay open</source>
        <translation>Mantener abierto</translation>
    </message>
    <message>
        <source>Do not ask again</source>
        <translation>No volver a preguntar</translation>
    </message>
    <message numerus="yes">
        <source>%n of them for practice</source>
        <translation>
            <numerusform>de práctica: %n</numerusform>
            <numerusform>de práctica: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Practice tasks have ended</source>
        <translation>Han terminado tareas de práctica</translation>
    </message>
    <message>
        <source>Practice takes are here</source>
        <translation>Han llegado tomas de práctica</translation>
    </message>
    <message>
        <source>The service says that it is finished, but gives no link to the clip yet. Dailies keeps asking and fetches the clip as soon as there is one.</source>
        <translation>El servicio indica que ha terminado, pero aún no da la dirección del clip. Dailies sigue consultando y descarga el clip en cuanto la haya.</translation>
    </message>
    <message>
        <source>No link to a clip yet</source>
        <translation>Aún sin dirección del clip</translation>
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
        <source>All asked for the same.</source>
        <translation>Todas pidieron lo mismo.</translation>
    </message>
    <message>
        <source>What differs</source>
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
    <name>Dailies::DraftController</name>
    <message>
        <source>Save as draft…</source>
        <translation>Guardar como borrador…</translation>
    </message>
    <message>
        <source>Keep what stands in the form under a name</source>
        <translation>Conservar con un nombre lo que hay en el formulario</translation>
    </message>
    <message>
        <source>All drafts…</source>
        <translation>Todos los borradores…</translation>
    </message>
    <message>
        <source>Open, rename and delete drafts</source>
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
        <source>The file of this draft cannot be read.</source>
        <translation>No se puede leer el archivo de este borrador.</translation>
    </message>
    <message>
        <source>The file of this draft is too large.</source>
        <translation>El archivo de este borrador es demasiado grande.</translation>
    </message>
    <message>
        <source>A newer version of Dailies made this draft.</source>
        <translation>Este borrador lo creó una versión más reciente de Dailies.</translation>
    </message>
    <message>
        <source>The file of this draft is damaged.</source>
        <translation>El archivo de este borrador está dañado.</translation>
    </message>
    <message>
        <source>A draft needs a name.</source>
        <translation>Un borrador necesita un nombre.</translation>
    </message>
    <message>
        <source>There is a draft “%1” already.</source>
        <translation>Ya hay un borrador «%1».</translation>
    </message>
    <message>
        <source>The draft cannot be written to %1. It was not saved.</source>
        <translation>No se puede escribir el borrador en %1. No se guardó.</translation>
    </message>
    <message>
        <source>The draft cannot be deleted from %1.</source>
        <translation>No se puede eliminar el borrador de %1.</translation>
    </message>
    <message>
        <source>The draft cannot be brought back to %1.</source>
        <translation>No se puede recuperar el borrador en %1.</translation>
    </message>
    <message>
        <source>Unreadable draft of %1</source>
        <translation>Borrador ilegible de %1</translation>
    </message>
    <message>
        <source>The draft cannot be moved to %1.</source>
        <translation>No se puede mover el borrador a %1.</translation>
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
        <source>There are no drafts.</source>
        <translation>No hay borradores.</translation>
    </message>
    <message>
        <source>“Save as draft…” keeps what stands in the form under a name.</source>
        <translation>«Guardar como borrador…» conserva con un nombre lo que hay en el formulario.</translation>
    </message>
    <message>
        <source>Change the name (%1)</source>
        <translation>Cambiar el nombre (%1)</translation>
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
        <source>“%1” was deleted.</source>
        <translation>Se eliminó «%1».</translation>
    </message>
    <message numerus="yes">
        <source>%n drafts were deleted.</source>
        <translation>
            <numerusform>Se eliminó %n borrador.</numerusform>
            <numerusform>Se eliminaron %n borradores.</numerusform>
        </translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Recuperar</translation>
    </message>
</context>
<context>
    <name>Dailies::FamilyButton</name>
    <message>
        <source>The model&apos;s family and generation: they decide how a request is written. Click to change them.</source>
        <translation>La familia y la generación del modelo: deciden cómo se escribe una solicitud. Haga clic para cambiarlas.</translation>
    </message>
    <message>
        <source>Model settings…</source>
        <translation>Ajustes del modelo…</translation>
    </message>
    <message>
        <source>Remove %1 from %2</source>
        <translation>Quitar %1 de %2</translation>
    </message>
</context>
<context>
    <name>Dailies::FamilyQuestion</name>
    <message>
        <source>The model&apos;s documentation says. You are asked once.</source>
        <translation>Lo dice la documentación del modelo. Solo se pregunta una vez.</translation>
    </message>
    <message>
        <source>Which family is %1?</source>
        <translation>¿De qué familia es %1?</translation>
    </message>
</context>
<context>
    <name>Dailies::FieldColumn</name>
    <message>
        <source>Request preview</source>
        <translation>Vista previa de la solicitud</translation>
    </message>
</context>
<context>
    <name>Dailies::FieldEditor</name>
    <message>
        <source>Required</source>
        <translation>Obligatorio</translation>
    </message>
</context>
<context>
    <name>Dailies::FileDownload</name>
    <message>
        <source>The download was stopped.</source>
        <translation>Se detuvo la descarga.</translation>
    </message>
    <message>
        <source>The address of the clip is not used: it leads into a private network, where the service is not.</source>
        <translation>La dirección del clip no se usa: lleva a una red privada, donde no está el servicio.</translation>
    </message>
    <message>
        <source>The download stood still for too long.</source>
        <translation>La descarga estuvo parada demasiado tiempo.</translation>
    </message>
    <message>
        <source>The download took too long.</source>
        <translation>La descarga tardó demasiado.</translation>
    </message>
    <message>
        <source>The download broke off.</source>
        <translation>La descarga se interrumpió.</translation>
    </message>
    <message>
        <source>The server that holds the clip could not be reached.</source>
        <translation>No se pudo contactar con el servidor que guarda el clip.</translation>
    </message>
    <message>
        <source>The address of the clip does not work any more (HTTP %1).</source>
        <translation>La dirección del clip ya no funciona (HTTP %1).</translation>
    </message>
    <message>
        <source>The server that holds the clip has trouble of its own (HTTP %1).</source>
        <translation>El servidor que guarda el clip tiene problemas propios (HTTP %1).</translation>
    </message>
    <message>
        <source>The server that holds the clip contradicts itself about its length.</source>
        <translation>El servidor que guarda el clip se contradice sobre su tamaño.</translation>
    </message>
    <message>
        <source>The address of the clip leads on and on; it was not followed further.</source>
        <translation>La dirección del clip redirige una y otra vez; no se siguió más.</translation>
    </message>
    <message>
        <source>The address of the clip leads from a secure connection to an open one; it was not followed.</source>
        <translation>La dirección del clip lleva de una conexión segura a una sin cifrar; no se siguió.</translation>
    </message>
    <message>
        <source>The download is not complete.</source>
        <translation>La descarga no está completa.</translation>
    </message>
    <message>
        <source>The clip could not be given a name: each is taken as soon as it is found.</source>
        <translation>No se pudo dar un nombre al clip: cada uno queda ocupado en cuanto se encuentra.</translation>
    </message>
    <message>
        <source>The address gave a page or a playlist in place of the clip.</source>
        <translation>La dirección dio una página o una lista de reproducción en lugar del clip.</translation>
    </message>
    <message>
        <source>The address of the clip gave nothing.</source>
        <translation>La dirección del clip no dio nada.</translation>
    </message>
</context>
<context>
    <name>Dailies::FilmstripBar</name>
    <message>
        <source>Filmstrip</source>
        <translation>Tira de fotogramas</translation>
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
        <source>Takes this filter away</source>
        <translation>Quita este filtro</translation>
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
        <source>Made</source>
        <translation>Fecha</translation>
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
</context>
<context>
    <name>Dailies::FindingsList</name>
    <message>
        <source>Needed before this can be sent</source>
        <translation>Necesario antes de enviar</translation>
    </message>
    <message>
        <source>Sent after you confirm it</source>
        <translation>Se envía tras su confirmación</translation>
    </message>
    <message>
        <source>For your information</source>
        <translation>Para su información</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Observaciones</translation>
    </message>
    <message>
        <source>%1 notes</source>
        <translation>%1 avisos</translation>
    </message>
</context>
<context>
    <name>Dailies::FolderEdit</name>
    <message>
        <source>Choose…</source>
        <translation>Elegir…</translation>
    </message>
    <message>
        <source>Folder for clips</source>
        <translation>Carpeta de clips</translation>
    </message>
</context>
<context>
    <name>Dailies::FormController</name>
    <message>
        <source>The form holds another request now.</source>
        <translation>El formulario contiene ahora otra solicitud.</translation>
    </message>
    <message>
        <source>Bring back what was there</source>
        <translation>Recuperar lo que había</translation>
    </message>
    <message>
        <source>A red kite climbs over the evening hill; the camera follows it in one slow move.</source>
        <translation>Una cometa roja se eleva sobre la colina al atardecer; la cámara la sigue con un único movimiento lento.</translation>
    </message>
    <message>
        <source>The form holds this request already.</source>
        <translation>El formulario ya contiene esta solicitud.</translation>
    </message>
    <message>
        <source>The form holds another request. This is what task %1 would change:</source>
        <translation>El formulario contiene otra solicitud. Esto es lo que cambiaría la tarea %1:</translation>
    </message>
    <message>
        <source>It is there.</source>
        <translation>Está disponible.</translation>
    </message>
    <message>
        <source>What stood in the form last time cannot be read. Its file is kept among the drafts.</source>
        <translation>No se puede leer lo que había en el formulario la última vez. Su archivo se conserva entre los borradores.</translation>
    </message>
    <message>
        <source>What stands in the form cannot be written to %1. It is lost when Dailies ends.</source>
        <translation>No se puede escribir en %1 lo que hay en el formulario. Se perderá cuando Dailies se cierre.</translation>
    </message>
</context>
<context>
    <name>Dailies::FrameActions</name>
    <message>
        <source>Save frame…</source>
        <translation>Guardar fotograma…</translation>
    </message>
    <message>
        <source>Save the picture on screen as PNG</source>
        <translation>Guardar la imagen en pantalla como PNG</translation>
    </message>
    <message>
        <source>Copy frame</source>
        <translation>Copiar fotograma</translation>
    </message>
    <message>
        <source>Copy the picture on screen</source>
        <translation>Copiar la imagen en pantalla</translation>
    </message>
    <message>
        <source>Use as first frame</source>
        <translation>Usar como primer fotograma</translation>
    </message>
    <message>
        <source>Begin the request in the form with this picture</source>
        <translation>Empezar la solicitud del formulario con esta imagen</translation>
    </message>
    <message>
        <source>Use as last frame</source>
        <translation>Usar como último fotograma</translation>
    </message>
    <message>
        <source>End the request in the form with this picture</source>
        <translation>Terminar la solicitud del formulario con esta imagen</translation>
    </message>
    <message>
        <source>Use as reference</source>
        <translation>Usar como referencia</translation>
    </message>
    <message>
        <source>Add this picture to the references of the request in the form</source>
        <translation>Añadir esta imagen a las referencias de la solicitud del formulario</translation>
    </message>
    <message>
        <source>Continue from the last frame</source>
        <translation>Continuar desde el último fotograma</translation>
    </message>
    <message>
        <source>A new request that begins where this take ends</source>
        <translation>Una solicitud nueva que empieza donde termina esta toma</translation>
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
        <source>%1 frame %2.png</source>
        <comment>name of a file</comment>
        <translation>%1 fotograma %2.png</translation>
    </message>
    <message>
        <source>Frame %1 was copied.</source>
        <translation>Se copió el fotograma %1.</translation>
    </message>
    <message>
        <source>The request begins with frame %1 now.</source>
        <translation>La solicitud empieza ahora con el fotograma %1.</translation>
    </message>
    <message>
        <source>The request ends with frame %1 now.</source>
        <translation>La solicitud termina ahora con el fotograma %1.</translation>
    </message>
    <message>
        <source>Frame %1 is a reference of the request now.</source>
        <translation>El fotograma %1 es ahora una referencia de la solicitud.</translation>
    </message>
    <message>
        <source>The request in the form goes on from the last frame of this take.</source>
        <translation>La solicitud del formulario continúa desde el último fotograma de esta toma.</translation>
    </message>
    <message>
        <source>Bring back what was there</source>
        <translation>Recuperar lo que había</translation>
    </message>
</context>
<context>
    <name>Dailies::FrameRequest</name>
    <message>
        <source>No model of this account begins with a picture.</source>
        <translation>Ningún modelo de esta cuenta empieza con una imagen.</translation>
    </message>
    <message>
        <source>No model of this account ends with a given picture.</source>
        <translation>Ningún modelo de esta cuenta termina con una imagen dada.</translation>
    </message>
    <message>
        <source>No model of this account takes pictures as references.</source>
        <translation>Ningún modelo de esta cuenta admite imágenes como referencias.</translation>
    </message>
</context>
<context>
    <name>Dailies::GuideWindow</name>
    <message>
        <source>User guide</source>
        <translation>Guía del usuario</translation>
    </message>
    <message>
        <source>Page of the guide</source>
        <translation>Página de la guía</translation>
    </message>
    <message>
        <source>Search the guide</source>
        <translation>Buscar en la guía</translation>
    </message>
    <message>
        <source>Enter goes to the next place</source>
        <translation>Intro va a la siguiente coincidencia</translation>
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
</context>
<context>
    <name>Dailies::HelpController</name>
    <message>
        <source>User guide</source>
        <translation>Guía del usuario</translation>
    </message>
    <message>
        <source>Terms explained</source>
        <translation>Glosario</translation>
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
        <source>There is no text on the clipboard: copy JSON or a cURL command first.</source>
        <translation>No hay texto en el portapapeles: copie primero JSON o un comando cURL.</translation>
    </message>
    <message>
        <source>The command was for %1; the chosen account stays.</source>
        <translation>El comando era para %1; se mantiene la cuenta elegida.</translation>
    </message>
</context>
<context>
    <name>Dailies::JsonEditor</name>
    <message>
        <source>Template</source>
        <translation>Plantilla</translation>
    </message>
    <message>
        <source>Puts in the form that one vendor documents; it is not in the specification.</source>
        <translation>Inserta la forma que documenta un proveedor; no está en la especificación.</translation>
    </message>
    <message>
        <source>Puts in keys that vendors know; they are not in the specification.</source>
        <translation>Inserta claves que los proveedores conocen; no están en la especificación.</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Dar formato</translation>
    </message>
    <message>
        <source>Gives each key a line of its own.</source>
        <translation>Pone cada clave en su propia línea.</translation>
    </message>
    <message>
        <source>%1: %2 stands twice; the last one counts.</source>
        <translation>%1: %2 aparece dos veces; cuenta la última.</translation>
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
        <translation>Usar esta clave</translation>
    </message>
    <message>
        <source>Key of %1</source>
        <translation>Clave de %1</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clave</translation>
    </message>
    <message>
        <source>It is sent to %1 only.</source>
        <translation>Solo se envía a %1.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Keeping the key…</source>
        <translation>Guardando la clave…</translation>
    </message>
    <message>
        <source>%1 The key is kept until you quit.</source>
        <translation>%1 La clave se conserva hasta que salga.</translation>
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
    <name>Dailies::KeychainStore</name>
    <message>
        <source>The keychain did not keep the key.</source>
        <translation>El llavero no guardó la clave.</translation>
    </message>
    <message>
        <source>The keychain could not be used: %1</source>
        <translation>No se pudo usar el llavero: %1</translation>
    </message>
    <message>
        <source>No keychain is available: no password service, such as GNOME Keyring or KDE Wallet, runs in this session. Start one, or go on with a key for this session.</source>
        <translation>No hay ningún llavero disponible: en esta sesión no se ejecuta ningún servicio de contraseñas, como GNOME Keyring o KDE Wallet. Inicie uno o continúe con una clave para esta sesión.</translation>
    </message>
    <message>
        <source>The keychain is locked. Unlock it, in its own window or with the desktop&apos;s password program, and try again.</source>
        <translation>El llavero está bloqueado. Desbloquéelo, en su propia ventana o con el programa de contraseñas del escritorio, e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>The keychain does not answer; nothing in it was changed. Try again, and if it stays silent, log in to the desktop anew.</source>
        <translation>El llavero no responde; no se cambió nada en él. Inténtelo de nuevo y, si sigue sin responder, vuelva a iniciar la sesión del escritorio.</translation>
    </message>
    <message>
        <source>No key is kept for this account and address. Enter it once more.</source>
        <translation>No hay ninguna clave guardada para esta cuenta y dirección. Introdúzcala de nuevo.</translation>
    </message>
    <message>
        <source>The keychain did not give permission. Allow Dailies to use it, and try again.</source>
        <translation>El llavero no dio permiso. Permita que Dailies lo use e inténtelo de nuevo.</translation>
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
    <message>
        <source>task %1, which is not there any more</source>
        <translation>tarea %1, que ya no existe</translation>
    </message>
    <message>
        <source>Task %1 · in the recycle bin</source>
        <translation>Tarea %1 · en la papelera</translation>
    </message>
    <message>
        <source>Task %1 · %2</source>
        <comment>number and state</comment>
        <translation>Tarea %1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n más</numerusform>
            <numerusform>%n más</numerusform>
        </translation>
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
        <source>What is to be seen, and how it moves</source>
        <translation>Qué se ve y cómo se mueve</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <comment>characters, and how many at most</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>1 character</source>
        <translation>1 carácter</translation>
    </message>
    <message>
        <source>%1 characters</source>
        <translation>%1 caracteres</translation>
    </message>
    <message>
        <source>the service may cut the rest</source>
        <translation>el servicio puede recortar el resto</translation>
    </message>
</context>
<context>
    <name>Dailies::MainWindow</name>
    <message>
        <source>Viewer</source>
        <translation>Visor</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>Tareas</translation>
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
        <source>Clips: %1</source>
        <translation>Clips: %1</translation>
    </message>
    <message>
        <source>A request is on its way. Dailies closes as soon as the service has answered, so that no answer is lost.</source>
        <translation>Se está enviando una solicitud. Dailies se cerrará en cuanto el servicio haya respondido, para que no se pierda ninguna respuesta.</translation>
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
        <source>Practice service: every call stays on this computer · no bill</source>
        <translation>Servicio de práctica: todas las llamadas se quedan en este equipo · sin factura</translation>
    </message>
    <message>
        <source>The desktop could not open %1.</source>
        <translation>El escritorio no pudo abrir %1.</translation>
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
</context>
<context>
    <name>Dailies::MarkActions</name>
    <message>
        <source>No rating</source>
        <translation>Sin valoración</translation>
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
        <source>Rating</source>
        <translation>Valoración</translation>
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
    <name>Dailies::MediaDrop</name>
    <message>
        <source>“%1” is a folder. Add the files that are in it.</source>
        <translation>«%1» es una carpeta. Añada los archivos que contiene.</translation>
    </message>
    <message>
        <source>“%1” is no file and no web address.</source>
        <translation>«%1» no es un archivo ni una dirección web.</translation>
    </message>
    <message>
        <source>This text is no address: “%1”</source>
        <translation>Este texto no es una dirección: «%1»</translation>
    </message>
    <message>
        <source>There is no file, no picture and no address in it.</source>
        <translation>No contiene ningún archivo, imagen ni dirección.</translation>
    </message>
</context>
<context>
    <name>Dailies::MediaEditor</name>
    <message>
        <source>Add file…</source>
        <translation>Añadir archivo…</translation>
    </message>
    <message>
        <source>Add address…</source>
        <translation>Añadir dirección…</translation>
    </message>
    <message>
        <source>or drop, or paste</source>
        <translation>o soltar, o pegar</translation>
    </message>
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
        <source>Drop to add</source>
        <translation>Suelte para añadir</translation>
    </message>
</context>
<context>
    <name>Dailies::MediaInput</name>
    <message>
        <source>There is not enough memory to read %1.</source>
        <translation>No hay memoria suficiente para leer %1.</translation>
    </message>
    <message>
        <source>%1 has no picture.</source>
        <translation>%1 no tiene imagen.</translation>
    </message>
    <message>
        <source>The picture of %1 is of a kind that cannot be decoded here.</source>
        <translation>La imagen de %1 es de un tipo que aquí no se puede descodificar.</translation>
    </message>
    <message>
        <source>Reading %1 was stopped.</source>
        <translation>Se detuvo la lectura de %1.</translation>
    </message>
    <message>
        <source>%1 takes too long to read.</source>
        <translation>La lectura de %1 tarda demasiado.</translation>
    </message>
    <message>
        <source>Frame %1 of %2 cannot be decoded.</source>
        <translation>No se puede descodificar el fotograma %1 de %2.</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation>No existe el archivo %1.</translation>
    </message>
    <message>
        <source>%1 is a folder, not a media file.</source>
        <translation>%1 es una carpeta, no un archivo multimedia.</translation>
    </message>
    <message>
        <source>%1 is not an ordinary file.</source>
        <translation>%1 no es un archivo normal.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>No se puede leer %1: %2.</translation>
    </message>
    <message>
        <source>%1 is empty.</source>
        <translation>%1 está vacío.</translation>
    </message>
    <message>
        <source>%1 is a text that points to other places, not a clip.</source>
        <translation>%1 es un texto que apunta a otros lugares, no un clip.</translation>
    </message>
    <message>
        <source>%1 is not a clip or a sound that can be read.</source>
        <translation>%1 no es un clip ni un sonido que se pueda leer.</translation>
    </message>
    <message>
        <source>%1 is cut short: its end is missing.</source>
        <translation>%1 está truncado: falta el final.</translation>
    </message>
    <message>
        <source>%1 is damaged or not a clip (%2).</source>
        <translation>%1 está dañado o no es un clip (%2).</translation>
    </message>
    <message>
        <source>%1 does not say how large its picture is.</source>
        <translation>%1 no indica el tamaño de su imagen.</translation>
    </message>
    <message>
        <source>The picture of %1 is too large to be shown safely.</source>
        <translation>La imagen de %1 es demasiado grande para mostrarla de forma segura.</translation>
    </message>
    <message>
        <source>%1 has neither picture nor sound.</source>
        <translation>%1 no tiene imagen ni sonido.</translation>
    </message>
    <message>
        <source>%1 holds nothing to play.</source>
        <translation>%1 no contiene nada que reproducir.</translation>
    </message>
    <message>
        <source>No picture of %1 can be decoded.</source>
        <translation>No se puede descodificar ninguna imagen de %1.</translation>
    </message>
    <message>
        <source>The picture of %1 cannot be made smaller.</source>
        <translation>No se puede reducir la imagen de %1.</translation>
    </message>
    <message>
        <source>%1 begins as a clip and goes on as something else.</source>
        <translation>%1 empieza como un clip y continúa como otra cosa.</translation>
    </message>
</context>
<context>
    <name>Dailies::MediaMenu</name>
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
    <message>
        <source>Show in folder</source>
        <translation>Mostrar en la carpeta</translation>
    </message>
    <message>
        <source>Look up</source>
        <translation>Comprobar</translation>
    </message>
    <message>
        <source>Copy address</source>
        <translation>Copiar dirección</translation>
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
</context>
<context>
    <name>Dailies::MediaNotices</name>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Removed %1 ·</source>
        <translation>Se quitó %1 ·</translation>
    </message>
    <message>
        <source>The prompt&apos;s numbers no longer fit.</source>
        <translation>Los números del prompt ya no coinciden.</translation>
    </message>
    <message>
        <source>Renumber the prompt</source>
        <translation>Renumerar el prompt</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Dejar así</translation>
    </message>
</context>
<context>
    <name>Dailies::MediaRow</name>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Dirección</translation>
    </message>
    <message>
        <source>Reference voice</source>
        <translation>Voz de referencia</translation>
    </message>
    <message>
        <source>Not set</source>
        <translation>Sin definir</translation>
    </message>
    <message>
        <source>Insert %1 into the prompt</source>
        <translation>Insertar %1 en el prompt</translation>
    </message>
</context>
<context>
    <name>Dailies::MediaSources</name>
    <message>
        <source>Add files</source>
        <translation>Añadir archivos</translation>
    </message>
    <message>
        <source>Images, video and sound (%1)</source>
        <translation>Imágenes, vídeo y sonido (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Images go by their address here. This picture has none.</source>
        <translation>Aquí las imágenes se indican por su dirección. Esta no tiene ninguna.</translation>
    </message>
</context>
<context>
    <name>Dailies::MediaThumb</name>
    <message>
        <source>Drag to move. Keys: Alt+Up and Alt+Down move, Del removes.</source>
        <translation>Arrastre para mover. Teclas: Alt+↑ y Alt+↓ mueven, Supr quita.</translation>
    </message>
</context>
<context>
    <name>Dailies::MediaWords</name>
    <message>
        <source>The file is missing</source>
        <translation>Falta el archivo</translation>
    </message>
    <message>
        <source>The file cannot be read</source>
        <translation>No se puede leer el archivo</translation>
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
        <source>image</source>
        <translation>imagen</translation>
    </message>
    <message>
        <source>images</source>
        <translation>imágenes</translation>
    </message>
    <message>
        <source>video</source>
        <translation>vídeo</translation>
    </message>
    <message>
        <source>videos</source>
        <translation>vídeos</translation>
    </message>
    <message>
        <source>audio</source>
        <translation>audio</translation>
    </message>
    <message>
        <source>document</source>
        <translation>documento</translation>
    </message>
    <message>
        <source>documents</source>
        <translation>documentos</translation>
    </message>
    <message>
        <source>page</source>
        <translation>página</translation>
    </message>
    <message>
        <source>pages</source>
        <translation>páginas</translation>
    </message>
    <message>
        <source>images and videos</source>
        <translation>imágenes y vídeos</translation>
    </message>
    <message>
        <source>item</source>
        <translation>elemento</translation>
    </message>
    <message>
        <source>items</source>
        <translation>elementos</translation>
    </message>
    <message>
        <source>%1/%2 %3</source>
        <translation>%1/%2 %3</translation>
    </message>
    <message>
        <source>%1 (too many)</source>
        <translation>%1 (exceso)</translation>
    </message>
    <message>
        <source>%1/%2 s</source>
        <translation>%1/%2 s</translation>
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
        <source>Request kind</source>
        <translation>Tipo de solicitud</translation>
    </message>
    <message>
        <source>Dailies does not know the family of the model %1 and would send this as %2.</source>
        <translation>Dailies no conoce la familia del modelo %1 y enviaría esto como %2.</translation>
    </message>
</context>
<context>
    <name>Dailies::ModelController</name>
    <message>
        <source>%1 no longer lists %2.</source>
        <translation>%1 ya no incluye %2.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>The service answered as family %1. Dailies took %2 for family %3; the task is followed all the same.</source>
        <translation>El servicio respondió como familia %1. Dailies consideraba %2 de la familia %3; la tarea se sigue de todos modos.</translation>
    </message>
    <message>
        <source>Set %1 to family %2</source>
        <translation>Asignar %1 a la familia %2</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Dejar así</translation>
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
        <source>Nothing is known of %1 yet; requests for it get no remarks on values and limits.</source>
        <translation>Aún no se sabe nada de %1; sus solicitudes no reciben avisos sobre valores y límites.</translation>
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
        <source>own</source>
        <translation>propio</translation>
    </message>
    <message>
        <source>%1, not saved</source>
        <translation>%1, sin guardar</translation>
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
        <source>%1 is as it came again.</source>
        <translation>%1 vuelve a estar como venía.</translation>
    </message>
    <message>
        <source>%1 is deleted.</source>
        <translation>Se eliminó %1.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>The changes to %1 are discarded.</source>
        <translation>Se descartaron los cambios de %1.</translation>
    </message>
    <message>
        <source>One profile is not saved.</source>
        <translation>Hay un perfil sin guardar.</translation>
    </message>
    <message numerus="yes">
        <source>%n profiles are not saved.</source>
        <translation>
            <numerusform>Hay %n perfil sin guardar.</numerusform>
            <numerusform>Hay %n perfiles sin guardar.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save and close</source>
        <translation>Guardar y cerrar</translation>
    </message>
    <message>
        <source>Close without saving</source>
        <translation>Cerrar sin guardar</translation>
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
        <translation>Quitar de la lista (Supr)</translation>
    </message>
    <message>
        <source>The chosen model belongs to</source>
        <translation>Familia del modelo elegido</translation>
    </message>
    <message>
        <source>It serves</source>
        <translation>Tipos que admite</translation>
    </message>
    <message>
        <source>When this kind is chosen in Compose, this account and model are chosen with it.</source>
        <translation>Cuando se elige este tipo en Componer, se eligen con él esta cuenta y este modelo.</translation>
    </message>
    <message>
        <source>Compose takes it for</source>
        <translation>Componer lo elige para</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>These codes are all in the list already.</source>
        <translation>Todos estos códigos ya están en la lista.</translation>
    </message>
    <message numerus="yes">
        <source>%n codes were added.</source>
        <translation>
            <numerusform>Se añadió %n código.</numerusform>
            <numerusform>Se añadieron %n códigos.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was taken off the list.</source>
        <translation>Se quitó %1 de la lista.</translation>
    </message>
</context>
<context>
    <name>Dailies::NumberEditor</name>
    <message>
        <source> s</source>
        <comment>seconds, after a number</comment>
        <translation> s</translation>
    </message>
</context>
<context>
    <name>Dailies::OptionalSpin</name>
    <message>
        <source>Not set</source>
        <translation>Sin definir</translation>
    </message>
</context>
<context>
    <name>Dailies::PartWriter</name>
    <message>
        <source>The download is not complete.</source>
        <translation>La descarga no está completa.</translation>
    </message>
    <message>
        <source>What came is no better than the clip that is there.</source>
        <translation>Lo que llegó no es mejor que el clip que ya hay.</translation>
    </message>
    <message>
        <source>The clip is not in its folder any more.</source>
        <translation>El clip ya no está en su carpeta.</translation>
    </message>
</context>
<context>
    <name>Dailies::PictureStore</name>
    <message>
        <source>The picture could not be kept: %1</source>
        <translation>No se pudo guardar la imagen: %1</translation>
    </message>
    <message>
        <source>it is too large, or damaged.</source>
        <translation>es demasiado grande o está dañada.</translation>
    </message>
    <message>
        <source>there is no folder for it.</source>
        <translation>no hay carpeta para ella.</translation>
    </message>
    <message>
        <source>the folder %1 cannot be made.</source>
        <translation>no se puede crear la carpeta %1.</translation>
    </message>
</context>
<context>
    <name>Dailies::PlayerActions</name>
    <message>
        <source>Play</source>
        <translation>Reproducir</translation>
    </message>
    <message>
        <source>Play, or faster</source>
        <translation>Reproducir, o más rápido</translation>
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
        <source>Play from here</source>
        <translation>Reproducir desde aquí</translation>
    </message>
    <message>
        <source>Play to here</source>
        <translation>Reproducir hasta aquí</translation>
    </message>
    <message>
        <source>Play the whole clip</source>
        <translation>Reproducir el clip completo</translation>
    </message>
    <message>
        <source>Fit the picture in</source>
        <translation>Ajustar a la ventana</translation>
    </message>
    <message>
        <source>Show at 100 %</source>
        <translation>Mostrar al 100 %</translation>
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
        <source>Pause at normal speed; held, J and L go by frames</source>
        <translation>Pausar y volver a la velocidad normal; si se mantiene pulsada, J y L van fotograma a fotograma</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>Ir a</translation>
    </message>
    <message>
        <source>Part of the clip</source>
        <translation>Parte del clip</translation>
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
        <source>Play backwards, then faster</source>
        <translation>Reproducir hacia atrás, luego más rápido</translation>
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
</context>
<context>
    <name>Dailies::PracticeController</name>
    <message>
        <source>There are no practice takes.</source>
        <translation>No hay tomas de práctica.</translation>
    </message>
    <message numerus="yes">
        <source>%n practice takes leave the list.</source>
        <translation>
            <numerusform>%n toma de práctica sale de la lista.</numerusform>
            <numerusform>%n tomas de práctica salen de la lista.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them are not finished and are stopped.</source>
        <translation>
            <numerusform>%n de ellas no ha terminado y se detiene.</numerusform>
            <numerusform>%n de ellas no han terminado y se detienen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Their clips (%1) go to the wastebasket.</source>
        <translation>Sus clips (%1) van a la papelera del sistema.</translation>
    </message>
    <message>
        <source>Clear practice takes</source>
        <translation>Quitar tomas de práctica</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>Conservarlas</translation>
    </message>
    <message numerus="yes">
        <source>%n practice takes were cleared.</source>
        <translation>
            <numerusform>Se quitó %n toma de práctica.</numerusform>
            <numerusform>Se quitaron %n tomas de práctica.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more files stay where they are.</source>
        <translation>
            <numerusform>%n archivo más se queda donde está.</numerusform>
            <numerusform>%n archivos más se quedan donde están.</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
</context>
<context>
    <name>Dailies::PreferenceRow</name>
    <message>
        <source>Back to the usual value</source>
        <translation>Volver al valor habitual</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>Restablecer «%1»</translation>
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
        <source>How many</source>
        <translation>Cuántos</translation>
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
        <source>At least</source>
        <translation>Mínimo</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Máximo</translation>
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
        <source>MB</source>
        <translation>MB</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Segundos</translation>
    </message>
    <message>
        <source>to</source>
        <translation>a</translation>
    </message>
    <message>
        <source>Pixels</source>
        <translation>Píxeles</translation>
    </message>
    <message>
        <source>Sum, s</source>
        <translation>Suma, s</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Archivos</translation>
    </message>
    <message>
        <source>What is empty is not known. Combinations and rarer rules stand in the profile as JSON.</source>
        <translation>Lo que está vacío no se conoce. Las combinaciones y las reglas menos frecuentes están en el perfil como JSON.</translation>
    </message>
    <message>
        <source>Seconds of all items of the type together</source>
        <translation>Segundos de todos los elementos del tipo en conjunto</translation>
    </message>
    <message>
        <source>%1: the first number is above the second.</source>
        <translation>%1: el primer número es mayor que el segundo.</translation>
    </message>
</context>
<context>
    <name>Dailies::ProfileModelPage</name>
    <message>
        <source>One pattern a line. A code fits when it holds all words of a line; a word after ! must not be in it, and = is the whole code.</source>
        <translation>Un patrón por línea. Un código coincide si contiene todas las palabras de una línea; una palabra tras ! no debe aparecer en él, y = es el código completo.</translation>
    </message>
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
        <source>This profile comes with Dailies; a copy can have another name.</source>
        <translation>Este perfil viene con Dailies; una copia puede tener otro nombre.</translation>
    </message>
    <message>
        <source>Confidence: %1</source>
        <translation>Fiabilidad: %1</translation>
    </message>
    <message>
        <source>Not said</source>
        <translation>Sin indicar</translation>
    </message>
    <message>
        <source>Give the profile a name.</source>
        <translation>Dé un nombre al perfil.</translation>
    </message>
    <message>
        <source>%1 comes with Dailies and keeps its name; a copy can have another.</source>
        <translation>%1 viene con Dailies y mantiene su nombre; una copia puede tener otro.</translation>
    </message>
    <message>
        <source>There is a profile of this name already.</source>
        <translation>Ya hay un perfil con este nombre.</translation>
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
</context>
<context>
    <name>Dailies::ProfileValuesPage</name>
    <message>
        <source>Divided by commas. Other values can still be written in a request.</source>
        <translation>Separados por comas. En una solicitud se pueden escribir igualmente otros valores.</translation>
    </message>
    <message>
        <source>Values to choose from</source>
        <translation>Valores para elegir</translation>
    </message>
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
        <source>%1: a limit is not below zero.</source>
        <translation>%1: un límite no es menor que cero.</translation>
    </message>
    <message>
        <source>%1: the first number is above the second.</source>
        <translation>%1: el primer número es mayor que el segundo.</translation>
    </message>
</context>
<context>
    <name>Dailies::PromptEdit</name>
    <message>
        <source>Input materials</source>
        <translation>Materiales de entrada</translation>
    </message>
</context>
<context>
    <name>Dailies::QtPlayer</name>
    <message>
        <source>No picture of this clip could be shown.</source>
        <translation>No se pudo mostrar ninguna imagen de este clip.</translation>
    </message>
    <message>
        <source>This file holds no moving picture.</source>
        <translation>Este archivo no contiene imagen en movimiento.</translation>
    </message>
    <message>
        <source>No media backend of Qt Multimedia is installed, so clips cannot be played here.</source>
        <translation>No hay instalado ningún motor multimedia de Qt Multimedia, así que aquí no se pueden reproducir clips.</translation>
    </message>
    <message>
        <source>This clip cannot be played: its contents are not what a player understands.</source>
        <translation>Este clip no se puede reproducir: su contenido no es lo que un reproductor entiende.</translation>
    </message>
</context>
<context>
    <name>Dailies::QueueController</name>
    <message>
        <source>The request is not sent again. Its answer is still lost: the earlier call may have been charged.</source>
        <translation>La solicitud no se envía de nuevo. Su respuesta sigue perdida: puede que la llamada anterior se haya cobrado.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>The request was removed. It was not sent and nothing was charged.</source>
        <translation>Se quitó la solicitud. No se envió y no se cobró nada.</translation>
    </message>
    <message>
        <source>The request was removed. It is not sent any more.</source>
        <translation>Se quitó la solicitud. Ya no se enviará.</translation>
    </message>
    <message>
        <source>The account of this request is not there any more.</source>
        <translation>La cuenta de esta solicitud ya no existe.</translation>
    </message>
    <message numerus="yes">
        <source>%n requests from last time were not sent. Nothing was charged.</source>
        <translation>
            <numerusform>%n solicitud de la última vez no se envió. No se cobró nada.</numerusform>
            <numerusform>%n solicitudes de la última vez no se enviaron. No se cobró nada.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n requests from last time were not sent.</source>
        <translation>
            <numerusform>%n solicitud de la última vez no se envió.</numerusform>
            <numerusform>%n solicitudes de la última vez no se enviaron.</numerusform>
        </translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Enviar</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Dejar así</translation>
    </message>
    <message>
        <source>Save evidence</source>
        <translation>Guardar evidencias</translation>
    </message>
    <message>
        <source>Zip files (*.zip)</source>
        <translation>Archivos zip (*.zip)</translation>
    </message>
    <message>
        <source>This task is not there any more.</source>
        <translation>Esta tarea ya no existe.</translation>
    </message>
    <message>
        <source>The evidence is in %1. Read it before you give it away.</source>
        <translation>Las evidencias están en %1. Léalas antes de entregarlas.</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Mostrar en la carpeta</translation>
    </message>
    <message>
        <source>The request is not sent again. Its answer is still lost.</source>
        <translation>La solicitud no se envía de nuevo. Su respuesta sigue perdida.</translation>
    </message>
    <message>
        <source>The request was removed. It was not sent.</source>
        <translation>Se quitó la solicitud. No se envió.</translation>
    </message>
    <message>
        <source>This task is here already.</source>
        <translation>Esta tarea ya está aquí.</translation>
    </message>
</context>
<context>
    <name>Dailies::ReportController</name>
    <message>
        <source>The report is in %1.</source>
        <translation>El informe está en %1.</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Mostrar en la carpeta</translation>
    </message>
    <message>
        <source>The desktop could not open %1.</source>
        <translation>El escritorio no pudo abrir %1.</translation>
    </message>
</context>
<context>
    <name>Dailies::ReportDialog</name>
    <message>
        <source>Put the prompts of the last tasks into it</source>
        <translation>Incluir los prompts de las últimas tareas</translation>
    </message>
    <message>
        <source>Reading the keys, to take them out wherever they stand…</source>
        <translation>Leyendo las claves, para quitarlas allí donde aparezcan…</translation>
    </message>
    <message>
        <source>Report a problem</source>
        <translation>Informar de un problema</translation>
    </message>
    <message>
        <source>This is all that would be in the report. Nothing is sent: it becomes a file, and you decide who gets it.</source>
        <translation>Esto es todo lo que habría en el informe. No se envía nada: se convierte en un archivo, y usted decide quién lo recibe.</translation>
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
        <source>Files of the report</source>
        <translation>Archivos del informe</translation>
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
        <source>%1 is not there any more.</source>
        <translation>%1 ya no existe.</translation>
    </message>
    <message>
        <source>%1 is not a file.</source>
        <translation>%1 no es un archivo.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>No se puede leer %1: %2.</translation>
    </message>
    <message>
        <source>%1 is empty.</source>
        <translation>%1 está vacío.</translation>
    </message>
    <message>
        <source>%1 cannot be sent from this computer: only pictures (JPEG, PNG, WebP, BMP) can. Give an address for it instead.</source>
        <translation>%1 no se puede enviar desde este equipo: solo se pueden enviar imágenes (JPEG, PNG, WebP, BMP). Indique en su lugar una dirección.</translation>
    </message>
    <message>
        <source>%1 changed while it was being sent.</source>
        <translation>%1 cambió mientras se enviaba.</translation>
    </message>
</context>
<context>
    <name>Dailies::RequestForm</name>
    <message>
        <source>Compose</source>
        <translation>Componer</translation>
    </message>
    <message>
        <source>Continues from task %1</source>
        <translation>Continúa la tarea %1</translation>
    </message>
    <message>
        <source>Submit anyway</source>
        <translation>Enviar de todos modos</translation>
    </message>
    <message>
        <source>Submit %1 tasks</source>
        <translation>Enviar %1 tareas</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Submit</source>
        <translation>Enviar</translation>
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
        <source>Address of the call</source>
        <translation>Dirección de la llamada</translation>
    </message>
    <message>
        <source>The key itself is never shown or copied.</source>
        <translation>La clave en sí nunca se muestra ni se copia.</translation>
    </message>
    <message>
        <source>Copies the body whole, with all of its data.</source>
        <translation>Copia el cuerpo entero, con todos sus datos.</translation>
    </message>
    <message>
        <source>Copies a command for bash; the key is taken from $API_KEY.</source>
        <translation>Copia un comando para bash; la clave se toma de $API_KEY.</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
</context>
<context>
    <name>Dailies::ReuseDialog</name>
    <message>
        <source>Use again</source>
        <translation>Reutilizar</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Cuenta</translation>
    </message>
    <message>
        <source>What would change</source>
        <translation>Lo que cambiaría</translation>
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
        <source>Would become</source>
        <translation>Pasaría a ser</translation>
    </message>
    <message>
        <source>not set</source>
        <translation>sin definir</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
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
        <source>Not on this computer any more: %1. Choose other files before you submit.</source>
        <translation>Ya no está en este equipo: %1. Elija otros archivos antes de enviar.</translation>
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
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Give the draft a name.</source>
        <translation>Dé un nombre al borrador.</translation>
    </message>
    <message>
        <source>There is a draft “%1” already, saved %2.</source>
        <translation>Ya hay un borrador «%1», guardado %2.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Reemplazar</translation>
    </message>
    <message>
        <source>Keep both</source>
        <translation>Conservar ambos</translation>
    </message>
</context>
<context>
    <name>Dailies::SavedFilterButton</name>
    <message>
        <source>Saved filters</source>
        <translation>Filtros guardados</translation>
    </message>
    <message>
        <source>Saved filters (%1)</source>
        <translation>Filtros guardados (%1)</translation>
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
        <source>A filter needs a name; nothing was saved.</source>
        <translation>Un filtro necesita un nombre; no se guardó nada.</translation>
    </message>
    <message>
        <source>The filter “%1” is another one now.</source>
        <translation>El filtro «%1» se reemplazó por otro.</translation>
    </message>
    <message>
        <source>A filter needs a name; it keeps the old one.</source>
        <translation>Un filtro necesita un nombre; conserva el anterior.</translation>
    </message>
    <message>
        <source>There is another filter “%1” already.</source>
        <translation>Ya existe otro filtro «%1».</translation>
    </message>
    <message>
        <source>The filter “%1” was removed.</source>
        <translation>Se quitó el filtro «%1».</translation>
    </message>
</context>
<context>
    <name>Dailies::SendingPage</name>
    <message>
        <source>As in the program&apos;s settings</source>
        <translation>Como en el programa</translation>
    </message>
    <message>
        <source>As the system says</source>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>An HTTP proxy of its own</source>
        <translation>Proxy HTTP propio</translation>
    </message>
    <message>
        <source>A SOCKS5 proxy of its own</source>
        <translation>Proxy SOCKS5 propio</translation>
    </message>
    <message>
        <source>Requests sent at once</source>
        <translation>Solicitudes simultáneas</translation>
    </message>
    <message>
        <source>Questions per second</source>
        <translation>Consultas por segundo</translation>
    </message>
    <message>
        <source>How often the service is asked at most how its tasks are. Slower is kinder to its limits.</source>
        <translation>Con qué frecuencia, como máximo, se consulta al servicio el estado de sus tareas. Un valor más bajo respeta mejor los límites del servicio.</translation>
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
        <source>For calls to its base address, also of other accounts there. Clips come from other addresses, through the proxy of the program&apos;s settings.</source>
        <translation>Para las llamadas a su dirección base, también las de otras cuentas en ella. Los clips llegan de otras direcciones, por el proxy de los ajustes del programa.</translation>
    </message>
    <message>
        <source>A proxy address is a computer and a port, such as proxy.example.com:8080.</source>
        <translation>Una dirección de proxy es un equipo y un puerto, por ejemplo proxy.example.com:8080.</translation>
    </message>
</context>
<context>
    <name>Dailies::ServiceCall</name>
    <message>
        <source>The address does not begin with https:// or http:// and a host.</source>
        <translation>La dirección no empieza por https:// o http:// y un servidor.</translation>
    </message>
    <message>
        <source>With http:// everyone on the way could read the key, and nobody has agreed to that.</source>
        <translation>Con http://, cualquiera en el camino podría leer la clave, y nadie lo ha aceptado.</translation>
    </message>
</context>
<context>
    <name>Dailies::SessionKeyStore</name>
    <message>
        <source>No key is known for this account and address.</source>
        <translation>No se conoce ninguna clave para esta cuenta y dirección.</translation>
    </message>
    <message>
        <source>There is no keychain here.</source>
        <translation>Aquí no hay llavero.</translation>
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
        <source>Groups of settings</source>
        <translation>Grupos de ajustes</translation>
    </message>
    <message>
        <source>No setting has to do with “%1”.</source>
        <translation>Ningún ajuste tiene que ver con «%1».</translation>
    </message>
</context>
<context>
    <name>Dailies::ShortcutSheet</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Atajos de teclado</translation>
    </message>
    <message>
        <source>No shortcut is called that.</source>
        <translation>Ningún atajo se llama así.</translation>
    </message>
    <message>
        <source>Search shortcuts</source>
        <translation>Buscar atajos</translation>
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
        <source>What is to be seen in this shot</source>
        <translation>Qué se ve en este plano</translation>
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
        <translation>Añadir plano</translation>
    </message>
    <message>
        <source>Split evenly</source>
        <translation>Repartir por igual</translation>
    </message>
    <message>
        <source>Gives each shot an equal part of the clip&apos;s duration.</source>
        <translation>Da a cada plano una parte igual de la duración del clip.</translation>
    </message>
    <message>
        <source>Shot %1</source>
        <translation>Plano %1</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <comment>shots, and how many at most</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1 of %2 s</source>
        <translation>%1 de %2 s</translation>
    </message>
    <message>
        <source>%1 s in all</source>
        <translation>%1 s en total</translation>
    </message>
</context>
<context>
    <name>Dailies::StageController</name>
    <message>
        <source>There is no clip: %1</source>
        <translation>No hay clip: %1</translation>
    </message>
    <message>
        <source>The clip is not here yet.</source>
        <translation>El clip aún no está aquí.</translation>
    </message>
</context>
<context>
    <name>Dailies::StartupProgressWindow</name>
    <message>
        <source>The task database is copied, and then brought to this version of Dailies.</source>
        <translation>La base de datos de tareas se copia y luego se adapta a esta versión de Dailies.</translation>
    </message>
    <message>
        <source>The tasks are compared with the whole list of ids.</source>
        <translation>Las tareas se comparan con la lista completa de ID.</translation>
    </message>
    <message>
        <source>The task database is looked through and repaired.</source>
        <translation>La base de datos de tareas se examina y se repara.</translation>
    </message>
    <message>
        <source>With a long history this can take a minute. Nothing is sent meanwhile, and nothing is lost when it is broken off: it begins again with the next start.</source>
        <translation>Con un historial largo, esto puede tardar un minuto. Mientras tanto no se envía nada, y no se pierde nada si se interrumpe: vuelve a empezar en el próximo inicio.</translation>
    </message>
</context>
<context>
    <name>Dailies::StatusLine</name>
    <message>
        <source>No tasks</source>
        <translation>Ninguna tarea</translation>
    </message>
    <message numerus="yes">
        <source>%Ln tasks</source>
        <translation>
            <numerusform>%Ln tarea</numerusform>
            <numerusform>%Ln tareas</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing is running</source>
        <translation>no hay nada en ejecución</translation>
    </message>
    <message numerus="yes">
        <source>%Ln running</source>
        <translation>
            <numerusform>%Ln en ejecución</numerusform>
            <numerusform>%Ln en ejecución</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln on hold</source>
        <translation>
            <numerusform>%Ln retenida</numerusform>
            <numerusform>%Ln retenidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln need you</source>
        <translation>
            <numerusform>%Ln por decidir</numerusform>
            <numerusform>%Ln por decidir</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln selected</source>
        <translation>
            <numerusform>%Ln seleccionada</numerusform>
            <numerusform>%Ln seleccionadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Practice service up</source>
        <translation>Servicio de práctica en marcha</translation>
    </message>
</context>
<context>
    <name>Dailies::SubmitBar</name>
    <message>
        <source>Enter</source>
        <comment>the key</comment>
        <translation>Intro</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Copias</translation>
    </message>
    <message>
        <source>How many tasks to make of this request; each is charged.</source>
        <translation>Cuántas tareas crear con esta solicitud; cada una se cobra.</translation>
    </message>
    <message>
        <source>Submit  Ctrl %1</source>
        <translation>Enviar  Ctrl %1</translation>
    </message>
    <message>
        <source>Submit</source>
        <translation>Enviar</translation>
    </message>
    <message>
        <source>How many tasks to make of this request.</source>
        <translation>Cuántas tareas crear con esta solicitud.</translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation>Enviando…</translation>
    </message>
</context>
<context>
    <name>Dailies::SubmitController</name>
    <message>
        <source>Choose an account first. Nothing was sent.</source>
        <translation>Elija primero una cuenta. No se envió nada.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>The account of this task is not there any more. Nothing was sent.</source>
        <translation>La cuenta de esta tarea ya no existe. No se envió nada.</translation>
    </message>
    <message>
        <source>%1 Nothing was sent.</source>
        <translation>%1 No se envió nada.</translation>
    </message>
    <message>
        <source>Submit anyway</source>
        <translation>Enviar de todos modos</translation>
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
</context>
<context>
    <name>Dailies::SwitchEditor</name>
    <message>
        <source>Not set</source>
        <translation>Sin definir</translation>
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
        <source>Group tasks</source>
        <translation>Agrupar tareas</translation>
    </message>
    <message>
        <source>By day, and takes of one request that follow each other</source>
        <translation>Por día, y las tomas consecutivas de una misma solicitud</translation>
    </message>
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
        <source>Use again</source>
        <translation>Reutilizar</translation>
    </message>
    <message>
        <source>Puts this request back into the form.</source>
        <translation>Devuelve esta solicitud al formulario.</translation>
    </message>
    <message>
        <source>Submit again</source>
        <translation>Volver a enviar</translation>
    </message>
    <message>
        <source>Submits the same request as a new task, which is charged as any other.</source>
        <translation>Envía la misma solicitud como una tarea nueva, que se cobra como cualquier otra.</translation>
    </message>
    <message>
        <source>Check now</source>
        <translation>Consultar ahora</translation>
    </message>
    <message>
        <source>Stop watching</source>
        <translation>Dejar de seguir</translation>
    </message>
    <message>
        <source>The task is no longer asked about. The job at the service may still run and be charged.</source>
        <translation>Ya no se consulta la tarea. El trabajo en el servicio puede seguir ejecutándose y cobrarse.</translation>
    </message>
    <message>
        <source>Attach id…</source>
        <translation>Asociar ID…</translation>
    </message>
    <message>
        <source>Follows the task under the id that the service shows for it.</source>
        <translation>Sigue la tarea con el ID que el servicio muestra para ella.</translation>
    </message>
    <message>
        <source>Submit again (may be charged twice)…</source>
        <translation>Volver a enviar (podría cobrarse dos veces)…</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Dejar así</translation>
    </message>
    <message>
        <source>No decision is asked for any more; it can still be made.</source>
        <translation>Ya no se pide una decisión; aún se puede tomar.</translation>
    </message>
    <message>
        <source>Save evidence…</source>
        <translation>Guardar evidencias…</translation>
    </message>
    <message>
        <source>A zip file for the service&apos;s support: ids, times, the request and the replies. No key is in it.</source>
        <translation>Un archivo zip para el soporte del servicio: ID, horas, la solicitud y las respuestas. No contiene ninguna clave.</translation>
    </message>
    <message>
        <source>Move to recycle bin</source>
        <translation>Mover a la papelera</translation>
    </message>
    <message>
        <source>The take leaves the list; its clip stays where it is.</source>
        <translation>La toma sale de la lista; su clip se queda donde está.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurar</translation>
    </message>
    <message>
        <source>Puts the take back into the list.</source>
        <translation>Devuelve la toma a la lista.</translation>
    </message>
    <message>
        <source>Copy prompt</source>
        <translation>Copiar prompt</translation>
    </message>
    <message>
        <source>Copy id</source>
        <translation>Copiar ID</translation>
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
        <source>Copies a command for bash that submits this request; the key is taken from $API_KEY.</source>
        <translation>Copia un comando para bash que envía esta solicitud; la clave se toma de $API_KEY.</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Retener</translation>
    </message>
    <message>
        <source>Keeps this request from being sent until you say so, with Send now.</source>
        <translation>Impide que esta solicitud se envíe hasta que usted lo indique con «Enviar ahora».</translation>
    </message>
    <message>
        <source>Send first</source>
        <translation>Enviar primero</translation>
    </message>
    <message>
        <source>Before all others that wait.</source>
        <translation>Antes que todas las demás en espera.</translation>
    </message>
    <message>
        <source>Send earlier</source>
        <translation>Enviar antes</translation>
    </message>
    <message>
        <source>Before the one that goes before it now.</source>
        <translation>Antes que la que ahora la precede.</translation>
    </message>
    <message>
        <source>Send later</source>
        <translation>Enviar después</translation>
    </message>
    <message>
        <source>After the one that comes after it now.</source>
        <translation>Después de la que ahora la sigue.</translation>
    </message>
    <message>
        <source>Send last</source>
        <translation>Enviar al final</translation>
    </message>
    <message>
        <source>After all others that wait.</source>
        <translation>Después de todas las demás en espera.</translation>
    </message>
    <message>
        <source>Cancel sending</source>
        <translation>Cancelar envío</translation>
    </message>
    <message>
        <source>If all of it has left already, the service may have it: then its answer counts as lost.</source>
        <translation>Si ya ha salido completa, puede que el servicio la tenga: entonces su respuesta cuenta como perdida.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Takes this request out of the queue. It is not sent.</source>
        <translation>Saca esta solicitud de la cola. No se envía.</translation>
    </message>
    <message>
        <source>Send now</source>
        <translation>Enviar ahora</translation>
    </message>
    <message>
        <source>There is no clip of this task.</source>
        <translation>No hay clip de esta tarea.</translation>
    </message>
    <message>
        <source>The clip is not here yet.</source>
        <translation>El clip aún no está aquí.</translation>
    </message>
    <message>
        <source>The service has given this task no id.</source>
        <translation>El servicio no ha dado ningún ID a esta tarea.</translation>
    </message>
    <message>
        <source>This request has no prompt.</source>
        <translation>Esta solicitud no tiene prompt.</translation>
    </message>
    <message>
        <source>Nothing is sent before it.</source>
        <translation>No se envía nada antes.</translation>
    </message>
    <message>
        <source>Nothing is sent after it.</source>
        <translation>No se envía nada después.</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Guardar como…</translation>
    </message>
    <message>
        <source>Copies the clips of the selected takes to where you want them.</source>
        <translation>Copia los clips de las tomas seleccionadas donde quiera tenerlos.</translation>
    </message>
    <message>
        <source>Copy as files</source>
        <translation>Copiar como archivos</translation>
    </message>
    <message>
        <source>Copies the clips of the selected takes, to paste them in a file manager or another program.</source>
        <translation>Copia los clips de las tomas seleccionadas para pegarlos en un gestor de archivos o en otro programa.</translation>
    </message>
    <message>
        <source>Fetch now</source>
        <translation>Descargar ahora</translation>
    </message>
    <message>
        <source>Fetch again</source>
        <translation>Volver a descargar</translation>
    </message>
    <message>
        <source>Copy address</source>
        <translation>Copiar dirección</translation>
    </message>
    <message>
        <source>Copies the address at which the service keeps the clip, usually for a day.</source>
        <translation>Copia la dirección en la que el servicio guarda el clip, normalmente durante un día.</translation>
    </message>
    <message>
        <source>No address of a clip is known for this task.</source>
        <translation>No se conoce ninguna dirección de un clip para esta tarea.</translation>
    </message>
    <message>
        <source>Submit again (may run twice)…</source>
        <translation>Volver a enviar (podría ejecutarse dos veces)…</translation>
    </message>
    <message>
        <source>Submits the same request as a new task.</source>
        <translation>Envía la misma solicitud como una tarea nueva.</translation>
    </message>
    <message>
        <source>The task is no longer asked about. The job at the service may still run.</source>
        <translation>Ya no se consulta la tarea. El trabajo en el servicio puede seguir ejecutándose.</translation>
    </message>
</context>
<context>
    <name>Dailies::TaskAnnouncer</name>
    <message>
        <source>Task %1</source>
        <translation>Tarea %1</translation>
    </message>
    <message>
        <source>Task %1, %2</source>
        <translation>Tarea %1, %2</translation>
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
            <numerusform>%n tarea ha terminado. %1</numerusform>
            <numerusform>%n tareas han terminado. %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 %</source>
        <comment>a state and how much of it is done</comment>
        <translation>%1, %2 %</translation>
    </message>
</context>
<context>
    <name>Dailies::TaskDetails</name>
    <message>
        <source>Select a take to see what became of it.</source>
        <translation>Seleccione una toma para ver qué fue de ella.</translation>
    </message>
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
        <source>The service has not answered yet.</source>
        <translation>El servicio aún no ha respondido.</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Aún no ha ocurrido nada.</translation>
    </message>
</context>
<context>
    <name>Dailies::TaskFilterBar</name>
    <message>
        <source>All %1</source>
        <translation>Todas %1</translation>
    </message>
    <message>
        <source>Active %1</source>
        <translation>Activas %1</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>Guardadas %1</translation>
    </message>
    <message>
        <source>Needs you %1</source>
        <translation>Por decidir %1</translation>
    </message>
    <message>
        <source>Failed %1</source>
        <translation>Fallidas %1</translation>
    </message>
    <message>
        <source>Recycle bin %1</source>
        <translation>Papelera %1</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>Tareas</translation>
    </message>
    <message>
        <source>Empty…</source>
        <translation>Vaciar…</translation>
    </message>
    <message>
        <source>Deletes the records of the takes in the recycle bin</source>
        <translation>Elimina los datos de las tomas de la papelera</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtrar</translation>
    </message>
    <message>
        <source>Shows only takes of an account, model, kind, rating, tag or time</source>
        <translation>Muestra solo las tomas de una cuenta, modelo, tipo, valoración, etiqueta o fecha</translation>
    </message>
    <message>
        <source>Search tasks</source>
        <translation>Buscar tareas</translation>
    </message>
    <message>
        <source>Search in prompts, models, notes, tags and ids (%1)</source>
        <translation>Buscar en prompts, modelos, notas, etiquetas e ID (%1)</translation>
    </message>
</context>
<context>
    <name>Dailies::TaskMarking</name>
    <message>
        <source>Rate</source>
        <translation>Valorar</translation>
    </message>
    <message>
        <source>Take the rating away</source>
        <translation>Quitar la valoración</translation>
    </message>
    <message>
        <source>Note and tags</source>
        <translation>Nota y etiquetas</translation>
    </message>
    <message>
        <source>Move to recycle bin</source>
        <translation>Mover a la papelera</translation>
    </message>
    <message>
        <source>Restore from recycle bin</source>
        <translation>Restaurar de la papelera</translation>
    </message>
    <message>
        <source>The recycle bin was not emptied. %1</source>
        <translation>No se vació la papelera. %1</translation>
    </message>
    <message>
        <source>Nothing was changed. %1</source>
        <translation>No se cambió nada. %1</translation>
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
        <source>The service asks for a pause: sending goes on in %1.</source>
        <translation>El servicio pide una pausa: el envío continúa en %1.</translation>
    </message>
    <message>
        <source>The service cannot be reached since %1; it is asked again by itself.</source>
        <translation>No se puede contactar con el servicio desde %1; se le vuelve a consultar automáticamente.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>account, and what is with it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The last request was declined, and the reason may concern the others, too: sending goes on in %1.</source>
        <translation>La última solicitud fue rechazada y el motivo puede afectar también a las demás: el envío continúa en %1.</translation>
    </message>
</context>
<context>
    <name>Dailies::TaskPanel</name>
    <message>
        <source>Nothing found for “%1”.</source>
        <translation>No se encontró nada para «%1».</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>No takes here now.</source>
        <translation>Ahora no hay tomas aquí.</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Mostrar todo</translation>
    </message>
    <message>
        <source>No takes yet. Write a request and press Submit.</source>
        <translation>Aún no hay tomas. Escriba una solicitud y pulse Enviar.</translation>
    </message>
    <message>
        <source>Load an example request</source>
        <translation>Cargar una solicitud de ejemplo</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message numerus="yes">
        <source>The records of %n takes are deleted for good: requests, ids and logs. Their clips stay in the folder.</source>
        <translation>
            <numerusform>Los datos de %n toma se eliminan definitivamente: solicitud, ID y registro. Su clip se queda en la carpeta.</numerusform>
            <numerusform>Los datos de %n tomas se eliminan definitivamente: solicitudes, ID y registros. Sus clips se quedan en la carpeta.</numerusform>
        </translation>
    </message>
    <message>
        <source>Empty the recycle bin</source>
        <translation>Vaciar la papelera</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>Conservarlas</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Vista</translation>
    </message>
    <message>
        <source>Columns, order and groups of the list</source>
        <translation>Columnas, orden y grupos de la lista</translation>
    </message>
    <message>
        <source>No take matches this filter.</source>
        <translation>Ninguna toma coincide con este filtro.</translation>
    </message>
    <message>
        <source>Clear filter</source>
        <translation>Borrar filtro</translation>
    </message>
    <message>
        <source>The recycle bin is empty.</source>
        <translation>La papelera está vacía.</translation>
    </message>
    <message>
        <source>The folder of this clip is not there any more: %1.</source>
        <translation>La carpeta de este clip ya no existe: %1.</translation>
    </message>
    <message>
        <source>The desktop could not open %1.</source>
        <translation>El escritorio no pudo abrir %1.</translation>
    </message>
    <message>
        <source>This clip is not in its folder any more: %1.</source>
        <translation>Este clip ya no está en su carpeta: %1.</translation>
    </message>
</context>
<context>
    <name>Dailies::TaskStore</name>
    <message>
        <source>The task database %1 cannot be opened: %2.</source>
        <translation>No se puede abrir la base de datos de tareas %1: %2.</translation>
    </message>
    <message>
        <source>Another Dailies has taken over this profile; nothing was sent by this one.</source>
        <translation>Otro Dailies se ha hecho cargo de este perfil; este no envió nada.</translation>
    </message>
    <message>
        <source>Task %1 has moved on in the meantime.</source>
        <translation>La tarea %1 ha cambiado de estado entretanto.</translation>
    </message>
    <message>
        <source>Task %1 cannot be removed: it is under way, or the service knows it.</source>
        <translation>No se puede quitar la tarea %1: está en curso o el servicio la conoce.</translation>
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
    <name>Dailies::TopBar</name>
    <message>
        <source>Drafts</source>
        <translation>Borradores</translation>
    </message>
    <message>
        <source>New request</source>
        <translation>Nueva solicitud</translation>
    </message>
    <message>
        <source>Empty the form (%1)</source>
        <translation>Vaciar el formulario (%1)</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menú</translation>
    </message>
    <message>
        <source>Open request…</source>
        <translation>Abrir solicitud…</translation>
    </message>
    <message>
        <source>Paste request</source>
        <translation>Pegar solicitud</translation>
    </message>
    <message>
        <source>From a JSON file, a cURL command in a file, or the file beside a clip</source>
        <translation>De un archivo JSON, un comando cURL en un archivo o el archivo que acompaña a un clip</translation>
    </message>
    <message>
        <source>JSON or a cURL command from the clipboard, into the form</source>
        <translation>JSON o un comando cURL del portapapeles, al formulario</translation>
    </message>
    <message>
        <source>Follow a task by id…</source>
        <translation>Seguir una tarea por ID…</translation>
    </message>
    <message>
        <source>One that was created elsewhere: its clip is fetched, nothing is created</source>
        <translation>Una creada en otro lugar: se descarga su clip, no se crea nada</translation>
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
        <source>Enter another key…</source>
        <translation>Introducir otra clave…</translation>
    </message>
    <message>
        <source>Model profiles…</source>
        <translation>Perfiles de modelo…</translation>
    </message>
    <message>
        <source>What is known of models: values, limits and media</source>
        <translation>Lo que se sabe de los modelos: valores, límites y medios</translation>
    </message>
    <message>
        <source>Use the practice service</source>
        <translation>Usar el servicio de práctica</translation>
    </message>
    <message>
        <source>Open the clips folder</source>
        <translation>Abrir la carpeta de clips</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>Como el escritorio</translation>
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
        <source>Settings…</source>
        <translation>Ajustes…</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Choose an account in the form; the practice service has no settings and no key of yours.</source>
        <translation>Elija una cuenta en el formulario; el servicio de práctica no tiene ajustes ni clave suya.</translation>
    </message>
    <message>
        <source>Name and pace of the account that is chosen in the form, or its removal</source>
        <translation>Nombre y ritmo de envío de la cuenta elegida en el formulario, o su eliminación</translation>
    </message>
    <message>
        <source>For the account that is chosen in the form</source>
        <translation>Para la cuenta elegida en el formulario</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Ejemplos</translation>
    </message>
    <message>
        <source>A request of each kind, to play with</source>
        <translation>Una solicitud de cada tipo, para probar</translation>
    </message>
    <message>
        <source>Clear practice takes…</source>
        <translation>Quitar tomas de práctica…</translation>
    </message>
    <message>
        <source>Takes all of them off the list; their clips go to the wastebasket. It can be undone.</source>
        <translation>Las quita todas de la lista; sus clips van a la papelera del sistema. Se puede deshacer.</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
</context>
<context>
    <name>Dailies::TransportBar</name>
    <message>
        <source>%1 · frame %2</source>
        <translation>%1 · fotograma %2</translation>
    </message>
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
        <source>Volume</source>
        <translation>Volumen</translation>
    </message>
    <message>
        <source>Use frame</source>
        <translation>Usar fotograma</translation>
    </message>
    <message>
        <source>What to do with the picture on screen</source>
        <translation>Qué hacer con la imagen en pantalla</translation>
    </message>
    <message>
        <source>No sound device was found. The picture plays without sound.</source>
        <translation>No se encontró ningún dispositivo de sonido. La imagen se reproduce sin sonido.</translation>
    </message>
    <message>
        <source>Speed ([ slower, ] faster)</source>
        <translation>Velocidad ([ más lento, ] más rápido)</translation>
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
        <source>Voice identifier</source>
        <translation>Identificador de voz</translation>
    </message>
    <message>
        <source>Voice</source>
        <translation>Voz</translation>
    </message>
    <message>
        <source>Voices used lately</source>
        <translation>Voces usadas recientemente</translation>
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
        <source>%1 / %2</source>
        <comment>voices, and how many at most</comment>
        <translation>%1 / %2</translation>
    </message>
</context>
<context>
    <name>Dailies::WelcomePage</name>
    <message>
        <source>Dailies sends your requests to a paid video service, watches over them, and keeps every clip.</source>
        <translation>Dailies envía sus solicitudes a un servicio de vídeo de pago, las vigila y conserva cada clip.</translation>
    </message>
    <message>
        <source>Try with the practice service</source>
        <translation>Probar con el servicio de práctica</translation>
    </message>
    <message>
        <source>Add an account</source>
        <translation>Añadir una cuenta</translation>
    </message>
    <message>
        <source>The practice service runs on this computer: real clips, no key, no bill, and an example of each kind of request to play with.</source>
        <translation>El servicio de práctica se ejecuta en este equipo: clips reales, sin clave, sin factura, y un ejemplo de cada tipo de solicitud para probar.</translation>
    </message>
</context>
<context>
    <name>Dailies::WipePicture</name>
    <message>
        <source>Wipe between two takes</source>
        <translation>Cortinilla entre dos tomas</translation>
    </message>
    <message>
        <source>Dividing line at %1 %</source>
        <translation>Línea divisoria al %1 %</translation>
    </message>
</context>
<context>
    <name>DatabaseMaintenance</name>
    <message>
        <source>The disk has too little room for the daily copy of the task database.</source>
        <translation>El disco no tiene espacio suficiente para la copia diaria de la base de datos de tareas.</translation>
    </message>
</context>
<context>
    <name>Engine</name>
    <message>
        <source>Clips cannot be written to %1.</source>
        <translation>No se pueden escribir clips en %1.</translation>
    </message>
    <message>
        <source>The profile in %1 is on a network drive (%2). Use it from one computer at a time: the task database can be damaged otherwise.</source>
        <translation>El perfil de %1 está en una unidad de red (%2). Úselo desde un solo equipo a la vez: de lo contrario, la base de datos de tareas puede dañarse.</translation>
    </message>
    <message>
        <source>Practice service</source>
        <translation>Servicio de práctica</translation>
    </message>
</context>
<context>
    <name>Evidence</name>
    <message>
        <source>Times are in UTC, then by the clock of this computer (%1).</source>
        <translation>Las horas están en UTC y después según el reloj de este equipo (%1).</translation>
    </message>
    <message>
        <source>Evidence of task %1, made by Dailies %2.</source>
        <translation>Evidencias de la tarea %1, creadas por Dailies %2.</translation>
    </message>
    <message>
        <source>For the service&apos;s support: it says what was asked for, when, and what came back.</source>
        <translation>Para el soporte del servicio: indica qué se pidió, cuándo y qué se recibió.</translation>
    </message>
    <message>
        <source>task.json     ids, request ids, times, state, and the length and SHA-256 of the request</source>
        <translation>task.json     ID, ID de solicitud, horas, estado, y la longitud y el SHA-256 de la solicitud</translation>
    </message>
    <message>
        <source>request.json  the request as its create call carries it</source>
        <translation>request.json  la solicitud tal como la lleva su llamada de creación</translation>
    </message>
    <message>
        <source>inputs.json   name, size, date and SHA-256 of the files that the request sends</source>
        <translation>inputs.json   nombre, tamaño, fecha y SHA-256 de los archivos que envía la solicitud</translation>
    </message>
    <message>
        <source>log.txt       everything that happened, with times</source>
        <translation>log.txt       todo lo ocurrido, con horas</translation>
    </message>
    <message>
        <source>replies/      every answer of the service, one file each</source>
        <translation>replies/      cada respuesta del servicio, en un archivo propio</translation>
    </message>
    <message>
        <source>Left out: keys, what stands behind the &quot;?&quot; of an address (it may hold a signature), pictures and other encoded data (only their length is told), and the folders of this computer. Where something was taken out there is *** or a number of characters.</source>
        <translation>Se omiten: las claves, lo que sigue al «?» de una dirección (puede contener una firma), las imágenes y otros datos codificados (solo se indica su longitud) y las carpetas de este equipo. Donde se quitó algo hay *** o un número de caracteres.</translation>
    </message>
    <message>
        <source>Not left out: the prompt, the names of files, and the addresses of inputs. Read it before you give it away.</source>
        <translation>No se omiten: el prompt, los nombres de archivo y las direcciones de las entradas. Léalo antes de entregarlo.</translation>
    </message>
    <message>
        <source>The evidence was not written: it was stopped.</source>
        <translation>No se escribieron las evidencias: se detuvo el proceso.</translation>
    </message>
    <message>
        <source>The evidence could not be written to %1: %2.</source>
        <translation>No se pudieron escribir las evidencias en %1: %2.</translation>
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
        <source>Image address</source>
        <translation>Dirección de la imagen</translation>
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
        <source>Extend prompt</source>
        <translation>Ampliar prompt</translation>
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
        <source>Extra JSON</source>
        <translation>JSON adicional</translation>
    </message>
</context>
<context>
    <name>FieldHint</name>
    <message>
        <source>Describes the content or the motion.</source>
        <translation>Describe el contenido o el movimiento.</translation>
    </message>
    <message>
        <source>Describes the content of the clip or the edit that is wanted; names materials by their numbers.</source>
        <translation>Describe el contenido del clip o la edición deseada; nombra los materiales por sus números.</translation>
    </message>
    <message>
        <source>Describes the content of the clip or the edit that is wanted.</source>
        <translation>Describe el contenido del clip o la edición deseada.</translation>
    </message>
    <message>
        <source>The videos to edit; this kind takes no other type.</source>
        <translation>Los vídeos que se van a editar; este tipo no admite otros medios.</translation>
    </message>
    <message>
        <source>The input materials; their order gives the numbers that the prompt uses.</source>
        <translation>Los materiales de entrada; su orden da los números que usa el prompt.</translation>
    </message>
    <message>
        <source>Resolution tier: 480P, 720P or 1080P.</source>
        <translation>Nivel de resolución: 480P, 720P o 1080P.</translation>
    </message>
    <message>
        <source>Resolution tier, as the model can make it.</source>
        <translation>Nivel de resolución, según lo que el modelo pueda crear.</translation>
    </message>
    <message>
        <source>Adaptive fits the ratio to the input materials; or a ratio W:H that the model can make.</source>
        <translation>«adaptive» ajusta la relación a los materiales de entrada; o una relación W:H que el modelo pueda crear.</translation>
    </message>
    <message>
        <source>Aspect ratio W:H, for example 16:9.</source>
        <translation>Relación de aspecto W:H, por ejemplo 16:9.</translation>
    </message>
    <message>
        <source>Length of the clip in seconds.</source>
        <translation>Duración del clip en segundos.</translation>
    </message>
    <message>
        <source>Length of the clip in whole seconds, 2 to 30.</source>
        <translation>Duración del clip en segundos enteros, de 2 a 30.</translation>
    </message>
    <message>
        <source>Length of the clip in whole seconds, as the model can make it.</source>
        <translation>Duración del clip en segundos enteros, según lo que el modelo pueda crear.</translation>
    </message>
    <message>
        <source>A model that is enabled for the account&apos;s key.</source>
        <translation>Un modelo habilitado para la clave de la cuenta.</translation>
    </message>
    <message>
        <source>What the clip is not to show.</source>
        <translation>Lo que el clip no debe mostrar.</translation>
    </message>
    <message>
        <source>Public address of the input image.</source>
        <translation>Dirección pública de la imagen de entrada.</translation>
    </message>
    <message>
        <source>Public addresses of the input images.</source>
        <translation>Direcciones públicas de las imágenes de entrada.</translation>
    </message>
    <message>
        <source>Generation mode, for example std or pro.</source>
        <translation>Modo de generación, por ejemplo std o pro.</translation>
    </message>
    <message>
        <source>How strongly the prompt guides the clip.</source>
        <translation>Con qué fuerza guía el prompt el clip.</translation>
    </message>
    <message>
        <source>Audio switch; on turns audio on.</source>
        <translation>Interruptor de audio; on activa el audio.</translation>
    </message>
    <message>
        <source>Makes a clip of several shots.</source>
        <translation>Crea un clip de varios planos.</translation>
    </message>
    <message>
        <source>How the clip is divided into shots; customize takes your own list.</source>
        <translation>Cómo se divide el clip en planos; customize usa su propia lista.</translation>
    </message>
    <message>
        <source>Your own shots: the number, the prompt and the length of each.</source>
        <translation>Sus propios planos: el número, el prompt y la duración de cada uno.</translation>
    </message>
    <message>
        <source>Voices that speak in the clip, each by its identifier.</source>
        <translation>Voces que hablan en el clip, cada una por su identificador.</translation>
    </message>
    <message>
        <source>Lets the service rewrite the prompt, or not.</source>
        <translation>Permite o no que el servicio reescriba el prompt.</translation>
    </message>
    <message>
        <source>Adds a visible mark that the clip is AI-generated, in the lower-right corner.</source>
        <translation>Añade una marca visible de que el clip está generado por IA, en la esquina inferior derecha.</translation>
    </message>
    <message>
        <source>Adds a visible mark that the clip is AI-generated.</source>
        <translation>Añade una marca visible de que el clip está generado por IA.</translation>
    </message>
    <message>
        <source>Adds the mark of the platform, or not.</source>
        <translation>Añade o no el logotipo de la plataforma.</translation>
    </message>
    <message>
        <source>Details of the platform&apos;s mark; the specification does not show its contents.</source>
        <translation>Detalles del logotipo de la plataforma; la especificación no muestra su contenido.</translation>
    </message>
    <message>
        <source>Further keys, put into the request last.</source>
        <translation>Otras claves, que se añaden al final de la solicitud.</translation>
    </message>
</context>
<context>
    <name>IdJournal</name>
    <message>
        <source>The list of ids %1 cannot be written: %2.</source>
        <translation>No se puede escribir la lista de ID %1: %2.</translation>
    </message>
    <message>
        <source>The list of ids %1 cannot be read: %2.</source>
        <translation>No se puede leer la lista de ID %1: %2.</translation>
    </message>
</context>
<context>
    <name>IdRecovery</name>
    <message>
        <source>Found in the list of ids; the task database did not have it.</source>
        <translation>Encontrada en la lista de ID; la base de datos de tareas no la tenía.</translation>
    </message>
    <message>
        <source>The id was found in the list of ids.</source>
        <translation>El ID se encontró en la lista de ID.</translation>
    </message>
    <message>
        <source>The service keeps results for a day, so that it is not asked about any more.</source>
        <translation>El servicio conserva los resultados un día, así que ya no se consulta.</translation>
    </message>
    <message>
        <source>The task database is older than its list of IDs: this request was sent after the database was copied. Whether the service accepted it is not known.</source>
        <translation>La base de datos de tareas es más antigua que su lista de ID: esta solicitud se envió después de copiarse la base de datos. No se sabe si el servicio la aceptó.</translation>
    </message>
    <message>
        <source>The task database is older than its list of IDs: this request was sent after the database was copied. Whether the service accepted and charged it is not known. Check with the service before you submit it again.</source>
        <translation>La base de datos de tareas es más antigua que su lista de ID: esta solicitud se envió después de copiarse la base de datos. No se sabe si el servicio la aceptó y la cobró. Compruébelo en el servicio antes de volver a enviarla.</translation>
    </message>
</context>
<context>
    <name>Import</name>
    <message>
        <source>This is not a request: %1</source>
        <translation>Esto no es una solicitud: %1</translation>
    </message>
    <message>
        <source>it asks about a task and makes none.</source>
        <translation>consulta una tarea y no crea ninguna.</translation>
    </message>
    <message>
        <source>it has none of a request&apos;s fields, such as a model or a prompt.</source>
        <translation>no tiene ninguno de los campos de una solicitud, como un modelo o un prompt.</translation>
    </message>
    <message>
        <source>this key stands twice; only the last one counts</source>
        <translation>esta clave aparece dos veces; solo cuenta la última</translation>
    </message>
    <message>
        <source>Its kind was guessed: %1.</source>
        <translation>Se ha supuesto el tipo: %1.</translation>
    </message>
    <message>
        <source>this is not understood and was left out</source>
        <translation>esto no se entiende y se omitió</translation>
    </message>
    <message>
        <source>Not understood and left out: %1.</source>
        <translation>No se entiende y se omitió: %1.</translation>
    </message>
    <message>
        <source>it is a clip&apos;s companion without a version.</source>
        <translation>es el archivo acompañante de un clip, sin versión.</translation>
    </message>
    <message>
        <source>This file was written by a newer version of Dailies: update the program to read it.</source>
        <translation>Este archivo lo escribió una versión más reciente de Dailies: actualice el programa para leerlo.</translation>
    </message>
    <message>
        <source>it is a clip&apos;s companion in which the request is missing.</source>
        <translation>es el archivo acompañante de un clip en el que falta la solicitud.</translation>
    </message>
    <message>
        <source>it is UTF-16 text; save it as UTF-8.</source>
        <translation>es texto UTF-16; guárdelo como UTF-8.</translation>
    </message>
    <message>
        <source>it is empty.</source>
        <translation>está vacío.</translation>
    </message>
    <message>
        <source>it is no text.</source>
        <translation>no es texto.</translation>
    </message>
    <message>
        <source>it is neither JSON nor a cURL command.</source>
        <translation>no es JSON ni un comando cURL.</translation>
    </message>
    <message>
        <source>%1 is not there any more.</source>
        <translation>%1 ya no existe.</translation>
    </message>
    <message>
        <source>%1 is not a file.</source>
        <translation>%1 no es un archivo.</translation>
    </message>
    <message>
        <source>%1 is too large for a request.</source>
        <translation>%1 es demasiado grande para una solicitud.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>No se puede leer %1: %2.</translation>
    </message>
</context>
<context>
    <name>InputFindings</name>
    <message>
        <source>%1: the file is not there.</source>
        <translation>%1: el archivo no existe.</translation>
    </message>
    <message>
        <source>%1: the file cannot be read.</source>
        <translation>%1: no se puede leer el archivo.</translation>
    </message>
    <message>
        <source>%1: this is a folder or a device, not a file.</source>
        <translation>%1: esto es una carpeta o un dispositivo, no un archivo.</translation>
    </message>
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
        <source>%1 is meant to be something else; this is an image.</source>
        <translation>%1 debería ser otra cosa; esto es una imagen.</translation>
    </message>
    <message>
        <source>%1 is meant to be something else; this is a video.</source>
        <translation>%1 debería ser otra cosa; esto es un vídeo.</translation>
    </message>
    <message>
        <source>%1 is meant to be something else; this is a sound file.</source>
        <translation>%1 debería ser otra cosa; esto es un archivo de sonido.</translation>
    </message>
    <message>
        <source>%1 is meant to be something else; this is a document.</source>
        <translation>%1 debería ser otra cosa; esto es un documento.</translation>
    </message>
    <message>
        <source>%1 is meant to be something else; this is a web page.</source>
        <translation>%1 debería ser otra cosa; esto es una página web.</translation>
    </message>
    <message>
        <source>%1 is meant to be something else.</source>
        <translation>%1 debería ser otra cosa.</translation>
    </message>
</context>
<context>
    <name>JsonText</name>
    <message>
        <source>a key in double quotes is missing</source>
        <translation>falta una clave entre comillas dobles</translation>
    </message>
    <message>
        <source>a value is missing</source>
        <translation>falta un valor</translation>
    </message>
    <message>
        <source>a comma or a closing brace is missing</source>
        <translation>falta una coma o una llave de cierre</translation>
    </message>
    <message>
        <source>a comma or a closing bracket is missing</source>
        <translation>falta una coma o un corchete de cierre</translation>
    </message>
    <message>
        <source>a colon is missing after a key</source>
        <translation>faltan los dos puntos después de una clave</translation>
    </message>
    <message>
        <source>there is a comma, and nothing after it</source>
        <translation>hay una coma y nada después</translation>
    </message>
    <message>
        <source>a text has no closing quote</source>
        <translation>un texto no tiene comilla de cierre</translation>
    </message>
    <message>
        <source>this is not a number</source>
        <translation>esto no es un número</translation>
    </message>
    <message>
        <source>there is more after the closing brace</source>
        <translation>hay algo más después de la llave de cierre</translation>
    </message>
    <message>
        <source>a value is missing, or is none that JSON knows</source>
        <translation>falta un valor, o no es ninguno que JSON conozca</translation>
    </message>
    <message>
        <source>This is not JSON: %1, at line %2, column %3.</source>
        <translation>Esto no es JSON: %1, en la línea %2, columna %3.</translation>
    </message>
    <message>
        <source>A JSON object in braces is expected, found a list.</source>
        <translation>Se esperaba un objeto JSON entre llaves, pero se encontró una lista.</translation>
    </message>
</context>
<context>
    <name>KeyStore</name>
    <message>
        <source>The key is empty.</source>
        <translation>La clave está vacía.</translation>
    </message>
    <message>
        <source>The key has a line break or another control character in it.</source>
        <translation>La clave contiene un salto de línea u otro carácter de control.</translation>
    </message>
    <message>
        <source>The key has a space in it.</source>
        <translation>La clave contiene un espacio.</translation>
    </message>
    <message>
        <source>The key has a character in it that keys do not have.</source>
        <translation>La clave contiene un carácter que las claves no tienen.</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Keep settings, tasks and clips under this folder.</source>
        <translation>Guardar ajustes, tareas y clips en esta carpeta.</translation>
    </message>
    <message>
        <source>folder</source>
        <translation>carpeta</translation>
    </message>
    <message>
        <source>Start and choose the practice service.</source>
        <translation>Iniciar y elegir el servicio de práctica.</translation>
    </message>
    <message>
        <source>Say what can be given here.</source>
        <translation>Mostrar las opciones disponibles.</translation>
    </message>
    <message>
        <source>Say which version this is.</source>
        <translation>Mostrar la versión.</translation>
    </message>
    <message>
        <source>dailies takes options only; see --help.</source>
        <translation>dailies solo admite opciones; véase --help.</translation>
    </message>
    <message>
        <source>Usage: dailies [options]
Makes, watches and keeps clips of a paid video service.</source>
        <translation>Uso: dailies [opciones]
Crea, sigue y conserva clips de un servicio de vídeo de pago.</translation>
    </message>
    <message>
        <source>Dailies (process %1) has this profile open but does not answer. Wait until it does, or end that process and start Dailies again: nothing is lost by that.</source>
        <translation>Dailies (proceso %1) tiene abierto este perfil pero no responde. Espere a que responda, o termine ese proceso e inicie Dailies de nuevo: con ello no se pierde nada.</translation>
    </message>
    <message>
        <source>The task database is made ready for this version first; with a long history this takes a minute.</source>
        <translation>Primero se prepara la base de datos de tareas para esta versión; con un historial largo, esto tarda un minuto.</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Opciones:</translation>
    </message>
</context>
<context>
    <name>MediaAddress</name>
    <message>
        <source>it is empty.</source>
        <translation>está vacía.</translation>
    </message>
    <message>
        <source>it is too long.</source>
        <translation>es demasiado larga.</translation>
    </message>
    <message>
        <source>it does not begin with https:// or http:// and a host.</source>
        <translation>no empieza por https:// o http:// y un servidor.</translation>
    </message>
    <message>
        <source>it carries a user name.</source>
        <translation>lleva un nombre de usuario.</translation>
    </message>
    <message>
        <source>it leads into a private network, where the service is not.</source>
        <translation>lleva a una red privada, donde no está el servicio.</translation>
    </message>
    <message>
        <source>The address of the clip is not used: %1</source>
        <translation>La dirección del clip no se usa: %1</translation>
    </message>
    <message>
        <source>The address is not looked up: %1</source>
        <translation>La dirección no se comprueba: %1</translation>
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
        <source>this is not known</source>
        <translation>esto no se conoce</translation>
    </message>
    <message>
        <source>true or false is expected</source>
        <translation>se esperaba true o false</translation>
    </message>
    <message>
        <source>a text is expected</source>
        <translation>se esperaba un texto</translation>
    </message>
    <message>
        <source>an object is expected</source>
        <translation>se esperaba un objeto</translation>
    </message>
    <message>
        <source>a list is expected</source>
        <translation>se esperaba una lista</translation>
    </message>
    <message>
        <source>a number is expected</source>
        <translation>se esperaba un número</translation>
    </message>
    <message>
        <source>a whole number is expected</source>
        <translation>se esperaba un número entero</translation>
    </message>
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
        <source>%1: a list of texts is expected.</source>
        <translation>%1: se esperaba una lista de textos.</translation>
    </message>
    <message>
        <source>limits: an object is expected.</source>
        <translation>limits: se esperaba un objeto.</translation>
    </message>
</context>
<context>
    <name>PartFile</name>
    <message>
        <source>The clip could not be written to %1: %2.</source>
        <translation>No se pudo escribir el clip en %1: %2.</translation>
    </message>
    <message>
        <source>another copy of the program is at it</source>
        <translation>otra copia del programa lo está usando</translation>
    </message>
    <message>
        <source>The disk is full; the clip could not be written. The download goes on by itself as soon as there is room.</source>
        <translation>El disco está lleno; no se pudo escribir el clip. La descarga continúa automáticamente en cuanto haya espacio.</translation>
    </message>
    <message>
        <source>The disk takes no file as large as this clip.</source>
        <translation>El disco no admite archivos tan grandes como este clip.</translation>
    </message>
    <message>
        <source>The disk is nearly full: the server does not tell how long the clip is, and %1 are free. The download goes on by itself as soon as there is room.</source>
        <translation>El disco está casi lleno: el servidor no indica cuánto ocupa el clip, y quedan libres %1. La descarga continúa automáticamente en cuanto haya espacio.</translation>
    </message>
    <message>
        <source>The disk is full: the clip needs %1, and %2 are free. The download goes on by itself as soon as there is room.</source>
        <translation>El disco está lleno: el clip necesita %1 y quedan libres %2. La descarga continúa automáticamente en cuanto haya espacio.</translation>
    </message>
    <message>
        <source>every name is taken</source>
        <translation>todos los nombres están ocupados</translation>
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
        <source>practice clips are from 1 to 60 seconds long</source>
        <translation>los clips de práctica duran de 1 a 60 segundos</translation>
    </message>
    <message>
        <source>one of 480P, 720P and 1080P is expected</source>
        <translation>se esperaba 480P, 720P o 1080P</translation>
    </message>
    <message>
        <source>a ratio W:H between 1:4 and 4:1 is expected</source>
        <translation>se esperaba una relación W:H entre 1:4 y 4:1</translation>
    </message>
    <message>
        <source>model: &quot;%1&quot; is not enabled for this key; there are practice-a-3.0, practice-a-2.7 and practice-b</source>
        <translation>model: «%1» no está habilitado para esta clave; hay practice-a-3.0, practice-a-2.7 y practice-b</translation>
    </message>
    <message>
        <source>model: &quot;%1&quot; does not offer %2</source>
        <translation>model: «%1» no ofrece %2</translation>
    </message>
    <message>
        <source>%1: stands twice</source>
        <translation>%1: aparece dos veces</translation>
    </message>
    <message>
        <source>The practice service cannot write to the folder %1.</source>
        <translation>El servicio de práctica no puede escribir en la carpeta %1.</translation>
    </message>
    <message>
        <source>The task cannot be kept: %1.</source>
        <translation>No se puede guardar la tarea: %1.</translation>
    </message>
    <message>
        <source>This address takes %1 only.</source>
        <translation>Esta dirección solo admite %1.</translation>
    </message>
    <message>
        <source>There is no such clip.</source>
        <translation>No existe ese clip.</translation>
    </message>
    <message>
        <source>This is not a practice job.</source>
        <translation>Este no es un trabajo de práctica.</translation>
    </message>
    <message>
        <source>The body is larger than 64 MiB.</source>
        <translation>El cuerpo supera los 64 MiB.</translation>
    </message>
    <message>
        <source>This request cannot be read.</source>
        <translation>No se puede leer esta solicitud.</translation>
    </message>
    <message>
        <source>The practice service found no free port.</source>
        <translation>El servicio de práctica no encontró ningún puerto libre.</translation>
    </message>
    <message>
        <source>The practice service cannot use port %1: another program has it.</source>
        <translation>El servicio de práctica no puede usar el puerto %1: lo tiene otro programa.</translation>
    </message>
    <message>
        <source>There is nothing at %1.</source>
        <translation>No hay nada en %1.</translation>
    </message>
    <message>
        <source>The header Authorization does not carry this service&apos;s key.</source>
        <translation>La cabecera Authorization no lleva la clave de este servicio.</translation>
    </message>
    <message>
        <source>The header Content-Type is not application/json.</source>
        <translation>La cabecera Content-Type no es application/json.</translation>
    </message>
    <message>
        <source>The prompt asks to be refused.</source>
        <translation>El prompt pide que se rechace.</translation>
    </message>
    <message>
        <source>Too many requests; come back in two seconds.</source>
        <translation>Demasiadas solicitudes; vuelva en dos segundos.</translation>
    </message>
    <message>
        <source>%1: not a field of this call, or stands twice</source>
        <translation>%1: no es un campo de esta llamada, o aparece dos veces</translation>
    </message>
    <message>
        <source>model: &quot;%1&quot; is not enabled for this key.</source>
        <translation>model: «%1» no está habilitado para esta clave.</translation>
    </message>
    <message>
        <source>taskId: there is no such task.</source>
        <translation>taskId: no existe esa tarea.</translation>
    </message>
    <message>
        <source>model: the task was created with another model.</source>
        <translation>model: la tarea se creó con otro modelo.</translation>
    </message>
    <message>
        <source>The prompt asks the task to fail.</source>
        <translation>El prompt pide que la tarea falle.</translation>
    </message>
    <message>
        <source>This address has expired.</source>
        <translation>Esta dirección ha caducado.</translation>
    </message>
    <message>
        <source>the task ends as failed, with a code and a message</source>
        <translation>la tarea termina como fallida, con un código y un mensaje</translation>
    </message>
    <message>
        <source>the task takes five times as long</source>
        <translation>la tarea tarda cinco veces más</translation>
    </message>
    <message>
        <source>the request is refused; no task is made</source>
        <translation>la solicitud se rechaza; no se crea ninguna tarea</translation>
    </message>
    <message>
        <source>the task is reported as UNKNOWN for a while, then goes on</source>
        <translation>la tarea figura como UNKNOWN durante un rato y luego continúa</translation>
    </message>
    <message>
        <source>the task has a state that nobody has heard of for a while, then goes on</source>
        <translation>la tarea tiene durante un rato un estado del que nadie ha oído hablar y luego continúa</translation>
    </message>
    <message>
        <source>the task is made, but the connection is closed without an answer</source>
        <translation>la tarea se crea, pero la conexión se cierra sin respuesta</translation>
    </message>
    <message>
        <source>the request is told to come back in two seconds, and taken then</source>
        <translation>se indica a la solicitud que vuelva en dos segundos, y entonces se acepta</translation>
    </message>
    <message>
        <source>the task succeeds, but the address of its clip is dead</source>
        <translation>la tarea se completa, pero la dirección de su clip no funciona</translation>
    </message>
    <message>
        <source>null is not a value of this field</source>
        <translation>null no es un valor de este campo</translation>
    </message>
</context>
<context>
    <name>Preference</name>
    <message>
        <source>A folder is given from the top, such as /home/me/Videos.</source>
        <translation>Una carpeta se indica desde la raíz, por ejemplo /home/me/Videos.</translation>
    </message>
    <message>
        <source>Nothing can be written to %1.</source>
        <translation>No se puede escribir en %1.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>The language of the window and of all messages.</source>
        <translation>El idioma de la ventana y de todos los mensajes.</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Light or dark; the picture always stands on dark ground.</source>
        <translation>Claro u oscuro; la imagen siempre está sobre fondo oscuro.</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>Como el escritorio</translation>
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
        <source>Tell when tasks have ended</source>
        <translation>Avisar cuando terminen las tareas</translation>
    </message>
    <message>
        <source>One notification when the last of the running tasks has ended, and the window is not in view.</source>
        <translation>Una sola notificación cuando ha terminado la última de las tareas en ejecución y la ventana no está a la vista.</translation>
    </message>
    <message>
        <source>Folder for clips</source>
        <translation>Carpeta de clips</translation>
    </message>
    <message>
        <source>Where new clips are saved. Those that are saved already stay where they are.</source>
        <translation>Dónde se guardan los clips nuevos. Los ya guardados se quedan donde están.</translation>
    </message>
    <message>
        <source>Names of clips</source>
        <translation>Nombres de los clips</translation>
    </message>
    <message>
        <source>Known: {date:yyyy-MM-dd}, {prompt:40}, {model}, {kind}, {task}. A number is added when a name is taken.</source>
        <translation>Se reconocen: {date:yyyy-MM-dd}, {prompt:40}, {model}, {kind}, {task}. Se añade un número cuando un nombre ya está en uso.</translation>
    </message>
    <message>
        <source>Put the request beside each clip</source>
        <translation>Poner la solicitud junto a cada clip</translation>
    </message>
    <message>
        <source>A JSON file of the clip&apos;s name with the request that made it. No key is in it.</source>
        <translation>Un archivo JSON con el nombre del clip y la solicitud que lo creó. No contiene ninguna clave.</translation>
    </message>
    <message>
        <source>Downloads at once</source>
        <translation>Descargas simultáneas</translation>
    </message>
    <message>
        <source>The address that expires first is always fetched first.</source>
        <translation>La dirección que caduca antes siempre se descarga primero.</translation>
    </message>
    <message>
        <source>Playing with</source>
        <translation>Reproducir con</translation>
    </message>
    <message>
        <source>What plays clips; choose another when they do not play well. Single frames are always read with FFmpeg.</source>
        <translation>El motor que reproduce los clips; elija otro si no se reproducen bien. Los fotogramas sueltos siempre se leen con FFmpeg.</translation>
    </message>
    <message>
        <source>The system&apos;s choice</source>
        <translation>Elección del sistema</translation>
    </message>
    <message>
        <source>Let the graphics card decode</source>
        <translation>Decodificar con la tarjeta gráfica</translation>
    </message>
    <message>
        <source>Switch it off when the picture is broken or the program ends while a clip plays. Needs Qt 6.5 or newer.</source>
        <translation>Desactívelo si la imagen se ve mal o si el programa se cierra mientras se reproduce un clip. Necesita Qt 6.5 o posterior.</translation>
    </message>
    <message>
        <source>Disk space for filmstrips</source>
        <translation>Espacio en disco para las tiras de fotogramas</translation>
    </message>
    <message>
        <source>The oldest are removed when it is used up; they are made again when needed.</source>
        <translation>Las más antiguas se quitan cuando se agota; se vuelven a crear cuando hacen falta.</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>Proxy</translation>
    </message>
    <message>
        <source>How the service is reached; this computer&apos;s own addresses never go through it.</source>
        <translation>Cómo se llega al servicio; las direcciones de este mismo equipo nunca pasan por él.</translation>
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
        <source>Computer and port, such as proxy.example.com:8080.</source>
        <translation>Equipo y puerto, por ejemplo proxy.example.com:8080.</translation>
    </message>
    <message>
        <source>Shortest pause between questions about a task</source>
        <translation>Pausa mínima entre consultas sobre una tarea</translation>
    </message>
    <message>
        <source>Longer pauses spare the service; all pauses grow with it. A finished clip is then seen later.</source>
        <translation>Las pausas más largas alivian al servicio; todas las pausas crecen con este valor. Un clip terminado se ve entonces más tarde.</translation>
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
        <source>A change is seen at the next start.</source>
        <translation>Los cambios se verán en el próximo inicio.</translation>
    </message>
    <message>
        <source>It is a whole number from %1 to %2.</source>
        <translation>Es un número entero de %1 a %2.</translation>
    </message>
    <message>
        <source>Clips need different names: use at least one of {date}, {prompt:40}, {model}, {kind}, {task}, in one line of at most 200 characters.</source>
        <translation>Los clips necesitan nombres distintos: use al menos uno de {date}, {prompt:40}, {model}, {kind}, {task}, en una sola línea de 200 caracteres como máximo.</translation>
    </message>
    <message>
        <source>A proxy address is a computer and a port, such as proxy.example.com:8080.</source>
        <translation>Una dirección de proxy es un equipo y un puerto, por ejemplo proxy.example.com:8080.</translation>
    </message>
    <message>
        <source>This cannot be chosen.</source>
        <translation>Esto no se puede elegir.</translation>
    </message>
    <message>
        <source>Quiet hours</source>
        <translation>Horas de silencio</translation>
    </message>
    <message>
        <source>No notifications between these times of the day.</source>
        <translation>Sin notificaciones entre estas horas del día.</translation>
    </message>
    <message>
        <source>Quiet from</source>
        <translation>Silencio desde</translation>
    </message>
    <message>
        <source>When the quiet hours begin.</source>
        <translation>Cuándo empiezan las horas de silencio.</translation>
    </message>
    <message>
        <source>Quiet until</source>
        <translation>Silencio hasta</translation>
    </message>
    <message>
        <source>When they end, on the next day where that is earlier.</source>
        <translation>Cuándo terminan; al día siguiente si esa hora es anterior a la de inicio.</translation>
    </message>
    <message>
        <source>Closing the window while tasks run</source>
        <translation>Al cerrar la ventana con tareas en ejecución</translation>
    </message>
    <message>
        <source>In the tray Dailies goes on fetching clips. After quitting, tasks are taken up at the next start.</source>
        <translation>En la bandeja, Dailies sigue descargando clips. Si sale, las tareas se retoman en el próximo inicio.</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Confirmar</translation>
    </message>
    <message>
        <source>Keep in the tray</source>
        <translation>Mantener en la bandeja</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Learn from takes how long they usually run</source>
        <translation>Aprender de las tomas cuánto suelen tardar</translation>
    </message>
    <message>
        <source>Asks seldom before a clip is due, and more often around that time. Off: always in the same rhythm.</source>
        <translation>Consulta pocas veces antes de que se espere un clip y más a menudo en torno a ese momento. Desactivado: siempre al mismo ritmo.</translation>
    </message>
    <message>
        <source>Longest pause while a clip is not due</source>
        <translation>Pausa máxima mientras aún no se espera un clip</translation>
    </message>
    <message>
        <source>How seldom a task is asked about when it is known to take longer. It is never less than the shortest pause.</source>
        <translation>Cuánto se espacian las consultas sobre una tarea cuando se sabe que tarda más. Nunca es menos que la pausa mínima.</translation>
    </message>
</context>
<context>
    <name>PreviewText</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
</context>
<context>
    <name>ProblemReport</name>
    <message>
        <source>A report about Dailies, made at %1.</source>
        <translation>Informe sobre Dailies, creado el %1.</translation>
    </message>
    <message>
        <source>versions.txt   of the program and of what it uses</source>
        <translation>versions.txt   del programa y de lo que usa</translation>
    </message>
    <message>
        <source>settings.json  those that were changed; of folders and addresses only that they are set</source>
        <translation>settings.json  los que se cambiaron; de carpetas y direcciones, solo que están definidas</translation>
    </message>
    <message>
        <source>accounts.json  their models; no name, address or key</source>
        <translation>accounts.json  sus modelos; sin nombre, dirección ni clave</translation>
    </message>
    <message>
        <source>tasks.json     how many there are, and facts about the last %1</source>
        <translation>tasks.json     cuántas hay, y datos sobre las últimas %1</translation>
    </message>
    <message>
        <source>log.txt        what the program had to say</source>
        <translation>log.txt        lo que el programa tenía que decir</translation>
    </message>
    <message>
        <source>Keys, addresses, encoded data and folders of this computer were taken out.</source>
        <translation>Se quitaron claves, direcciones, datos codificados y carpetas de este equipo.</translation>
    </message>
    <message>
        <source>The prompts of the last tasks are in it.</source>
        <translation>Contiene los prompts de las últimas tareas.</translation>
    </message>
    <message>
        <source>No prompt is in it.</source>
        <translation>No contiene ningún prompt.</translation>
    </message>
    <message>
        <source>The report could not be written to %1: %2.</source>
        <translation>No se pudo escribir el informe en %1: %2.</translation>
    </message>
</context>
<context>
    <name>Profile</name>
    <message>
        <source>There is no place where another start could reach this window.</source>
        <translation>No hay ningún lugar donde otro inicio pueda contactar con esta ventana.</translation>
    </message>
    <message>
        <source>Another start cannot reach this window: %1.</source>
        <translation>Otro inicio no puede contactar con esta ventana: %1.</translation>
    </message>
    <message>
        <source>The folder %1 cannot be written to.</source>
        <translation>No se puede escribir en la carpeta %1.</translation>
    </message>
    <message>
        <source>%1 is in the way: a folder is needed there.</source>
        <translation>%1 estorba: ahí hace falta una carpeta.</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation>No se puede crear la carpeta %1.</translation>
    </message>
    <message>
        <source>%1 (process %2) is already working in %3. End it first, or choose another profile.</source>
        <translation>%1 (proceso %2) ya está trabajando en %3. Ciérrelo primero o elija otro perfil.</translation>
    </message>
    <message>
        <source>The profile in %1 cannot be used: nothing can be written there.</source>
        <translation>No se puede usar el perfil de %1: ahí no se puede escribir.</translation>
    </message>
</context>
<context>
    <name>ProfileCatalogue</name>
    <message>
        <source>A newer version of Dailies wrote it.</source>
        <translation>Lo escribió una versión más reciente de Dailies.</translation>
    </message>
    <message>
        <source>It is not a list of model profiles.</source>
        <translation>No es una lista de perfiles de modelo.</translation>
    </message>
    <message>
        <source>A model profile needs an id.</source>
        <translation>Un perfil de modelo necesita un ID.</translation>
    </message>
    <message>
        <source>The id %1 stands twice.</source>
        <translation>El ID %1 aparece dos veces.</translation>
    </message>
    <message>
        <source>The model profiles in %1 cannot be read, and the file is left as it is: %2</source>
        <translation>No se pueden leer los perfiles de modelo de %1; el archivo se deja como está: %2</translation>
    </message>
    <message>
        <source>It is too large.</source>
        <translation>Es demasiado grande.</translation>
    </message>
    <message>
        <source>Your model profiles could not be read, so they are not written either.</source>
        <translation>No se pudieron leer sus perfiles de modelo, así que tampoco se escriben.</translation>
    </message>
    <message>
        <source>The model profiles could not be written to %1: %2.</source>
        <translation>No se pudieron escribir los perfiles de modelo en %1: %2.</translation>
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
        <source>%1 is a %2 file; this model&apos;s profile takes %3.</source>
        <translation>%1 es un archivo %2; el perfil de este modelo admite %3.</translation>
    </message>
    <message>
        <source>%1 has transparent parts; this model&apos;s profile takes none.</source>
        <translation>%1 tiene partes transparentes; el perfil de este modelo no las admite.</translation>
    </message>
    <message>
        <source>%1 is %2 × %3 pixels; this model&apos;s profile takes sides of %4 pixels.</source>
        <translation>%1 mide %2 × %3 píxeles; el perfil de este modelo admite lados de %4 píxeles.</translation>
    </message>
    <message>
        <source>%1 is %2 × %3 pixels; this model&apos;s profile takes shapes of %4.</source>
        <translation>%1 mide %2 × %3 píxeles; el perfil de este modelo admite proporciones de %4.</translation>
    </message>
    <message>
        <source>%1 is %2 seconds long; this model&apos;s profile takes %3 seconds.</source>
        <translation>%1 dura %2 segundos; el perfil de este modelo admite %3 segundos.</translation>
    </message>
    <message>
        <source>%1 has %2 pictures a second; this model&apos;s profile wants %3 at least.</source>
        <translation>%1 tiene %2 fotogramas por segundo; el perfil de este modelo pide al menos %3.</translation>
    </message>
    <message>
        <source>%1 has %2 MB; this model&apos;s profile ends at %3 MB.</source>
        <translation>%1 tiene %2 MB; el perfil de este modelo llega hasta %3 MB.</translation>
    </message>
    <message>
        <source>%1 has %2 MB; as part of the request it takes %3 MB.</source>
        <translation>%1 tiene %2 MB; como parte de la solicitud ocupa %3 MB.</translation>
    </message>
    <message>
        <source>%1: for oss addresses the vendor wants a header that the specification of this service does not list.</source>
        <translation>%1: para las direcciones oss, el proveedor pide una cabecera que la especificación de este servicio no incluye.</translation>
    </message>
    <message>
        <source>%1: vendors take only images as data, the rest by address.</source>
        <translation>%1: los proveedores solo admiten imágenes como datos; lo demás, por dirección.</translation>
    </message>
    <message>
        <source>%1 adds up to %2 seconds; this model&apos;s profile ends at %3.</source>
        <translation>%1 suma %2 segundos; el perfil de este modelo llega hasta %3.</translation>
    </message>
    <message>
        <source>Input videos and the clip make %1 seconds together; this model&apos;s profile ends at %2.</source>
        <translation>Los vídeos de entrada y el clip suman %1 segundos; el perfil de este modelo llega hasta %2.</translation>
    </message>
    <message>
        <source>This model&apos;s profile takes %L1 at most in all; there are %L2.</source>
        <translation>El perfil de este modelo admite como máximo %L1 en total; hay %L2.</translation>
    </message>
    <message>
        <source>This model&apos;s profile does not list the type %1 for %2.</source>
        <translation>El perfil de este modelo no incluye el tipo %1 para %2.</translation>
    </message>
    <message>
        <source>Of %1, this model&apos;s profile takes %L2 at most; there are %L3.</source>
        <translation>De %1, el perfil de este modelo admite como máximo %L2; hay %L3.</translation>
    </message>
    <message>
        <source>Of %1, this model&apos;s profile wants %L2 at least; there are %L3.</source>
        <translation>De %1, el perfil de este modelo pide al menos %L2; hay %L3.</translation>
    </message>
    <message>
        <source>This model&apos;s profile knows these combinations: %1.</source>
        <translation>El perfil de este modelo conoce estas combinaciones: %1.</translation>
    </message>
    <message>
        <source>In this model&apos;s profile these do not go together: %1.</source>
        <translation>En el perfil de este modelo no pueden combinarse: %1.</translation>
    </message>
    <message>
        <source>In this model&apos;s profile, %1 goes together with %2.</source>
        <translation>En el perfil de este modelo, %1 va junto con %2.</translation>
    </message>
    <message>
        <source>With %1, this model&apos;s profile wants %2 not to be off.</source>
        <translation>Con %1, el perfil de este modelo pide que la opción %2 no esté desactivada.</translation>
    </message>
    <message>
        <source>This model&apos;s profile does not list %1.</source>
        <translation>El perfil de este modelo no incluye %1.</translation>
    </message>
    <message>
        <source>The prompt has %L1 characters; this model&apos;s profile ends at %L2, and vendors cut the rest without a word.</source>
        <translation>El prompt tiene %L1 caracteres; el perfil de este modelo llega hasta %L2, y los proveedores recortan el resto sin avisar.</translation>
    </message>
    <message>
        <source>The negative prompt has %L1 characters; this model&apos;s profile ends at %L2, and vendors cut the rest without a word.</source>
        <translation>El prompt negativo tiene %L1 caracteres; el perfil de este modelo llega hasta %L2, y los proveedores recortan el resto sin avisar.</translation>
    </message>
    <message>
        <source>With a reference video, this model&apos;s profile makes clips of %1 seconds; this is %2.</source>
        <translation>Con un vídeo de referencia, el perfil de este modelo crea clips de %1 segundos; aquí son %2.</translation>
    </message>
    <message>
        <source>This model&apos;s profile makes clips of %1 seconds; this is %2.</source>
        <translation>El perfil de este modelo crea clips de %1 segundos; aquí son %2.</translation>
    </message>
    <message>
        <source>This model&apos;s profile says that %1 is not used.</source>
        <translation>El perfil de este modelo indica que %1 no se usa.</translation>
    </message>
    <message>
        <source>This model&apos;s profile offers %1; this is %2.</source>
        <translation>El perfil de este modelo ofrece %1; aquí hay %2.</translation>
    </message>
    <message>
        <source>This model&apos;s profile has a guidance of %1; this is %2.</source>
        <translation>El perfil de este modelo tiene una intensidad de guía de %1; aquí es %2.</translation>
    </message>
    <message>
        <source>This model&apos;s profile takes no voices.</source>
        <translation>El perfil de este modelo no admite voces.</translation>
    </message>
    <message>
        <source>This model&apos;s profile takes %L1 at most; there are %L2.</source>
        <translation>El perfil de este modelo admite como máximo %L1; hay %L2.</translation>
    </message>
    <message>
        <source>The shots are not used while %1 is off.</source>
        <translation>Los planos no se usan mientras la opción %1 esté desactivada.</translation>
    </message>
    <message>
        <source>The shot type is not used while %1 is off.</source>
        <translation>El tipo de plano no se usa mientras la opción %1 esté desactivada.</translation>
    </message>
    <message>
        <source>%1 is on; this model wants a shot type.</source>
        <translation>La opción %1 está activada; este modelo pide un tipo de plano.</translation>
    </message>
    <message>
        <source>The shots are used with the shot type %1 only.</source>
        <translation>Los planos solo se usan con el tipo de plano %1.</translation>
    </message>
    <message>
        <source>The prompt of shot %1 has %L2 characters; this model&apos;s profile ends at %L3.</source>
        <translation>El prompt del plano %1 tiene %L2 caracteres; el perfil de este modelo llega hasta %L3.</translation>
    </message>
    <message>
        <source>Shot %1 is %2 seconds long; this model&apos;s profile wants %3 at least.</source>
        <translation>El plano %1 dura %2 segundos; el perfil de este modelo pide al menos %3.</translation>
    </message>
    <message>
        <source>The shots make %1 seconds together; the clip is to have %2.</source>
        <translation>Los planos suman %1 segundos; el clip debe durar %2.</translation>
    </message>
    <message>
        <source>This model&apos;s profile wants a list of shots for this shot type.</source>
        <translation>El perfil de este modelo pide una lista de planos para este tipo de plano.</translation>
    </message>
    <message>
        <source>This model&apos;s profile takes %1; there are %L2.</source>
        <translation>El perfil de este modelo admite %1 planos; hay %L2.</translation>
    </message>
    <message>
        <source>This model goes by the prompts of the shots; it does not use this one, but the service wants it.</source>
        <translation>Este modelo se rige por los prompts de los planos; no usa este, pero el servicio lo pide.</translation>
    </message>
</context>
<context>
    <name>ProgramLog</name>
    <message>
        <source>The log cannot be written to %1: %2.</source>
        <translation>No se puede escribir el registro en %1: %2.</translation>
    </message>
</context>
<context>
    <name>ProgramPart</name>
    <message>
        <source>the system&apos;s choice</source>
        <translation>la elección del sistema</translation>
    </message>
    <message>
        <source>Playing with: %1</source>
        <translation>Reproducción con: %1</translation>
    </message>
    <message>
        <source>Window system: %1</source>
        <translation>Sistema de ventanas: %1</translation>
    </message>
</context>
<context>
    <name>PromptMentions</name>
    <message>
        <source>The prompt mentions %1, which is not in the list.</source>
        <translation>El prompt menciona %1, que no está en la lista.</translation>
    </message>
    <message>
        <source>The prompt does not mention %1.</source>
        <translation>El prompt no menciona %1.</translation>
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
        <source>1 task</source>
        <translation>1 tarea</translation>
    </message>
    <message>
        <source>%1 tasks</source>
        <translation>%1 tareas</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No account is chosen; a request needs one to go to.</source>
        <translation>No hay ninguna cuenta elegida; una solicitud necesita una a la que ir.</translation>
    </message>
    <message>
        <source>Not sent for this kind: %1</source>
        <translation>No se envía para este tipo: %1</translation>
    </message>
    <message>
        <source>1 thing to fill in</source>
        <translation>1 cosa por completar</translation>
    </message>
    <message>
        <source>%1 things to fill in</source>
        <translation>%1 cosas por completar</translation>
    </message>
    <message>
        <source>To confirm · %1</source>
        <translation>Por confirmar · %1</translation>
    </message>
    <message>
        <source>Ready · %1</source>
        <translation>Listo · %1</translation>
    </message>
    <message>
        <source>Not ready (%1):</source>
        <translation>No está listo (%1):</translation>
    </message>
    <message>
        <source>Not ready (%1 to %2):</source>
        <translation>No está listo (%1 para %2):</translation>
    </message>
    <message>
        <source>Ready: %1 to %2, model %3 (Ctrl+Enter).</source>
        <translation>Listo: %1 para %2, modelo %3 (Ctrl+Intro).</translation>
    </message>
    <message>
        <source>You will be asked about:</source>
        <translation>Se le preguntará por:</translation>
    </message>
    <message>
        <source>Send this request %1 times? Each is charged.</source>
        <translation>¿Enviar esta solicitud %1 veces? Cada una se cobra.</translation>
    </message>
    <message>
        <source>Send this request %1 times?</source>
        <translation>¿Enviar esta solicitud %1 veces?</translation>
    </message>
</context>
<context>
    <name>RequestJson</name>
    <message>
        <source>This request is of a kind that this version does not know.</source>
        <translation>Esta solicitud es de un tipo que esta versión no conoce.</translation>
    </message>
</context>
<context>
    <name>ServiceAnswer</name>
    <message>
        <source>%1 The service says: %2</source>
        <translation>%1 El servicio dice: %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a sentence and a code</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The address has moved</source>
        <translation>La dirección ha cambiado</translation>
    </message>
    <message>
        <source>The address has moved to %1</source>
        <translation>La dirección ha cambiado a %1</translation>
    </message>
    <message>
        <source>%1 The service did not get the whole request.</source>
        <translation>%1 El servicio no recibió la solicitud completa.</translation>
    </message>
    <message>
        <source>The proxy did not let the call through, so nothing was sent. Check the proxy settings.</source>
        <translation>El proxy no dejó pasar la llamada, así que no se envió nada. Compruebe los ajustes del proxy.</translation>
    </message>
    <message>
        <source>It was stopped before it was sent.</source>
        <translation>Se detuvo antes de enviarse.</translation>
    </message>
    <message>
        <source>Answer lost: the service may have accepted this request. Nothing was sent again.</source>
        <translation>Respuesta perdida: puede que el servicio haya aceptado esta solicitud. No se envió nada de nuevo.</translation>
    </message>
    <message>
        <source>%1 The part of the answer that came names the task %2.</source>
        <translation>%1 La parte de la respuesta que llegó nombra la tarea %2.</translation>
    </message>
    <message>
        <source>%1 No answer came in time.</source>
        <translation>%1 No llegó ninguna respuesta a tiempo.</translation>
    </message>
    <message>
        <source>%1 It was stopped after it had been sent.</source>
        <translation>%1 Se detuvo después de enviarse.</translation>
    </message>
    <message>
        <source>%1 What came back names no task.</source>
        <translation>%1 Lo que se recibió no nombra ninguna tarea.</translation>
    </message>
    <message>
        <source>%1 The connection broke.</source>
        <translation>%1 Se cortó la conexión.</translation>
    </message>
    <message>
        <source>%1; nothing was accepted. Correct the account&apos;s base address.</source>
        <translation>%1; no se aceptó nada. Corrija la dirección base de la cuenta.</translation>
    </message>
    <message>
        <source>The service does not take the key; nothing was accepted.</source>
        <translation>El servicio no acepta la clave; no se aceptó nada.</translation>
    </message>
    <message>
        <source>The service declined the request; nothing was accepted.</source>
        <translation>El servicio rechazó la solicitud; no se aceptó nada.</translation>
    </message>
    <message>
        <source>Asking for the state was stopped.</source>
        <translation>Se detuvo la consulta del estado.</translation>
    </message>
    <message>
        <source>The service&apos;s answer is too large to be one.</source>
        <translation>La respuesta del servicio es demasiado grande para serlo.</translation>
    </message>
    <message>
        <source>The service&apos;s certificate was not accepted.</source>
        <translation>No se aceptó el certificado del servicio.</translation>
    </message>
    <message>
        <source>The proxy did not let the call through.</source>
        <translation>El proxy no dejó pasar la llamada.</translation>
    </message>
    <message>
        <source>The service did not answer in time.</source>
        <translation>El servicio no respondió a tiempo.</translation>
    </message>
    <message>
        <source>The service could not be reached.</source>
        <translation>No se pudo contactar con el servicio.</translation>
    </message>
    <message>
        <source>The connection to the service broke.</source>
        <translation>Se cortó la conexión con el servicio.</translation>
    </message>
    <message>
        <source>The service asks for a pause.</source>
        <translation>El servicio pide una pausa.</translation>
    </message>
    <message>
        <source>The service has trouble of its own.</source>
        <translation>El servicio tiene problemas propios.</translation>
    </message>
    <message>
        <source>%1. Correct the account&apos;s base address.</source>
        <translation>%1. Corrija la dirección base de la cuenta.</translation>
    </message>
    <message>
        <source>The service does not tell about this task.</source>
        <translation>El servicio no informa sobre esta tarea.</translation>
    </message>
    <message>
        <source>The service&apos;s answer says nothing about the task.</source>
        <translation>La respuesta del servicio no dice nada sobre la tarea.</translation>
    </message>
    <message>
        <source>%1 Nothing was sent; correct this and send again.</source>
        <translation>%1 No se envió nada; corríjalo y envíe de nuevo.</translation>
    </message>
    <message>
        <source>The service&apos;s certificate was not accepted, so nothing was sent. Check the account&apos;s base address and this computer&apos;s clock, then send again.</source>
        <translation>No se aceptó el certificado del servicio, así que no se envió nada. Compruebe la dirección base de la cuenta y el reloj de este equipo, y envíe de nuevo.</translation>
    </message>
    <message>
        <source>The service could not be reached, so nothing was sent. Check the connection and the account&apos;s base address.</source>
        <translation>No se pudo contactar con el servicio, así que no se envió nada. Compruebe la conexión y la dirección base de la cuenta.</translation>
    </message>
    <message>
        <source>The connection failed before the whole request had left, so the service cannot have accepted it.</source>
        <translation>La conexión falló antes de que saliera la solicitud completa, así que el servicio no puede haberla aceptado.</translation>
    </message>
    <message>
        <source>The service did not get the request in time; nothing was accepted. You can send it again.</source>
        <translation>El servicio no recibió la solicitud a tiempo; no se aceptó nada. Puede enviarla de nuevo.</translation>
    </message>
    <message>
        <source>The service gave an ID, but also an error: %1</source>
        <translation>El servicio dio un ID, pero también un error: %1</translation>
    </message>
    <message>
        <source>Something on the way to the service, such as a proxy or a sign-in page, answered in its place.</source>
        <translation>Algo en el camino hacia el servicio, como un proxy o una página de inicio de sesión, respondió en su lugar.</translation>
    </message>
    <message>
        <source>The service does not accept the key when asked about tasks.</source>
        <translation>El servicio no acepta la clave cuando se le consulta sobre tareas.</translation>
    </message>
    <message>
        <source>%1 What came back names no task. %2</source>
        <comment>the last is another sentence</comment>
        <translation>%1 La respuesta no nombra ninguna tarea. %2</translation>
    </message>
    <message>
        <source>The service did not get the request in time.</source>
        <translation>El servicio no recibió la solicitud a tiempo.</translation>
    </message>
    <message>
        <source>The service does not take the key.</source>
        <translation>El servicio no acepta la clave.</translation>
    </message>
    <message>
        <source>The service declined the request.</source>
        <translation>El servicio rechazó la solicitud.</translation>
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
        <source>The answer was HTTP %1 with %2 that aren&apos;t text.</source>
        <translation>La respuesta fue HTTP %1 con %2 que no son texto.</translation>
    </message>
    <message>
        <source>The answer was HTTP %1 with %2 that start with “%3”.</source>
        <translation>La respuesta fue HTTP %1 con %2 que empiezan por «%3».</translation>
    </message>
</context>
<context>
    <name>Shell</name>
    <message>
        <source>A quote in the command is not closed: copy the whole command.</source>
        <translation>Hay una comilla sin cerrar en el comando: copie el comando completo.</translation>
    </message>
    <message>
        <source>The command takes text from another command, which is not run here: put the text itself in its place.</source>
        <translation>El comando toma texto de otro comando, que aquí no se ejecuta: ponga en su lugar el texto mismo.</translation>
    </message>
    <message>
        <source>This command is written for the Windows command prompt: copy it as cURL for bash instead.</source>
        <translation>Este comando está escrito para el símbolo del sistema de Windows: cópielo como cURL para bash.</translation>
    </message>
    <message>
        <source>The command has typographic quotes (“ ”), which bash does not know: put straight ones (&quot;) there.</source>
        <translation>El comando tiene comillas tipográficas (“ ”), que bash no conoce: ponga en su lugar comillas rectas (&quot;).</translation>
    </message>
</context>
<context>
    <name>Sidecar</name>
    <message>
        <source>The request could not be written beside the clip %1: %2.</source>
        <translation>No se pudo escribir la solicitud junto al clip %1: %2.</translation>
    </message>
    <message>
        <source>the folder could not be brought to disk</source>
        <translation>no se pudo escribir la carpeta en el disco</translation>
    </message>
    <message>
        <source>every name for it is taken</source>
        <translation>todos los nombres posibles están ocupados</translation>
    </message>
</context>
<context>
    <name>TakeDifferences</name>
    <message>
        <source>not set</source>
        <translation>sin definir</translation>
    </message>
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
        <source>Pictures a second</source>
        <translation>Fotogramas por segundo</translation>
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
        <translation>%1 %2 %</translation>
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
        <source>Decide…</source>
        <translation>Decidir…</translation>
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
        <source>Expires in</source>
        <translation>Caduca en</translation>
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
        <source>Cost figures</source>
        <translation>Datos de coste</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Cuenta</translation>
    </message>
    <message>
        <source>clip is not there</source>
        <comment>a clip&apos;s file</comment>
        <translation>el clip no está</translation>
    </message>
    <message>
        <source>fetched again while its link works</source>
        <comment>a clip that cannot be played</comment>
        <translation>se descarga de nuevo mientras el enlace funcione</translation>
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
        <source>As the service gives it; it names no units.</source>
        <translation>Tal como lo da el servicio; no indica unidades.</translation>
    </message>
    <message>
        <source>Deduction</source>
        <translation>Importe descontado</translation>
    </message>
    <message>
        <source>%1 (unit as given)</source>
        <translation>%1 (unidad tal como se da)</translation>
    </message>
    <message>
        <source>It is neither asked about nor fetched. The job at the service may still run and be charged.</source>
        <translation>Ni se consulta ni se descarga. El trabajo en el servicio puede seguir ejecutándose y cobrarse.</translation>
    </message>
    <message>
        <source>Not sent.</source>
        <translation>No se envió.</translation>
    </message>
    <message>
        <source>Not sent yet. It is sent by itself as soon as there is room.</source>
        <translation>Aún no se ha enviado. Se envía automáticamente en cuanto haya un hueco.</translation>
    </message>
    <message>
        <source>The request is on its way.</source>
        <translation>La solicitud se está enviando.</translation>
    </message>
    <message>
        <source>The service is at work. The clip is fetched as soon as it is ready.</source>
        <translation>El servicio está trabajando. El clip se descarga en cuanto esté listo.</translation>
    </message>
    <message>
        <source>The clip is ready at the service and is being fetched.</source>
        <translation>El clip está listo en el servicio y se está descargando.</translation>
    </message>
    <message>
        <source>Nothing was sent.</source>
        <translation>No se envió nada.</translation>
    </message>
    <message>
        <source>The service declined the request; nothing runs.</source>
        <translation>El servicio rechazó la solicitud; no hay nada en ejecución.</translation>
    </message>
    <message>
        <source>The service could not make this clip.</source>
        <translation>El servicio no pudo crear este clip.</translation>
    </message>
    <message>
        <source>The service ended this task.</source>
        <translation>El servicio terminó esta tarea.</translation>
    </message>
    <message>
        <source>The service no longer knows this task.</source>
        <translation>El servicio ya no conoce esta tarea.</translation>
    </message>
    <message>
        <source>Check now takes it up again.</source>
        <translation>«Consultar ahora» la retoma.</translation>
    </message>
    <message>
        <source>Cancel sending breaks it off. Once all of it has left, the service may have it all the same.</source>
        <translation>«Cancelar envío» lo interrumpe. Una vez que ha salido completa, el servicio puede tenerla igualmente.</translation>
    </message>
    <message>
        <source>See to the account&apos;s key, then submit it again.</source>
        <translation>Revise la clave de la cuenta y vuelva a enviarla.</translation>
    </message>
    <message>
        <source>Use again puts the request back into the form, to change and submit it.</source>
        <translation>«Reutilizar» devuelve la solicitud al formulario para modificarla y enviarla.</translation>
    </message>
    <message>
        <source>Check now asks the service once more.</source>
        <translation>«Consultar ahora» pregunta al servicio una vez más.</translation>
    </message>
    <message>
        <source>See to the account&apos;s key; it is sent after that.</source>
        <translation>Revise la clave de la cuenta; después se enviará.</translation>
    </message>
    <message>
        <source>See to the account&apos;s key, then check now.</source>
        <translation>Revise la clave de la cuenta y use «Consultar ahora».</translation>
    </message>
    <message>
        <source>%1 (code %2)</source>
        <translation>%1 (código %2)</translation>
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
        <source>Asked</source>
        <translation>Solicitado</translation>
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
        <source>Task id</source>
        <translation>ID de tarea</translation>
    </message>
    <message>
        <source>Saved as</source>
        <translation>Guardado como</translation>
    </message>
    <message>
        <source>Request id</source>
        <translation>ID de solicitud</translation>
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
        <source>Created</source>
        <translation>Creación</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>Prompt</translation>
    </message>
    <message>
        <source>Fetch now takes it up again.</source>
        <translation>«Descargar ahora» la retoma.</translation>
    </message>
    <message>
        <source>Fetch again asks the service for a new address.</source>
        <translation>«Volver a descargar» pide al servicio una dirección nueva.</translation>
    </message>
    <message>
        <source>The clip is not where it was saved: %1.</source>
        <translation>El clip no está donde se guardó: %1.</translation>
    </message>
    <message>
        <source>If it was moved, all is well. Fetch again takes it from the service as long as that still has it, usually for a day; nothing is charged.</source>
        <translation>Si se movió, todo está bien. «Volver a descargar» lo obtiene del servicio mientras este aún lo tenga, normalmente durante un día; no se cobra nada.</translation>
    </message>
    <message>
        <source>Use again puts the request into the form, where another account can be chosen; Remove then takes this one out of the list.</source>
        <translation>«Reutilizar» pone la solicitud en el formulario, donde se puede elegir otra cuenta; después, «Quitar» saca esta de la lista.</translation>
    </message>
    <message>
        <source>Set the account up again and follow the task there by its id, which is kept here. The service keeps a clip for about a day.</source>
        <translation>Vuelva a configurar la cuenta y siga allí la tarea por su ID, que se conserva aquí. El servicio guarda un clip alrededor de un día.</translation>
    </message>
    <message>
        <source>Made by the practice service; nothing was charged.</source>
        <translation>Creado por el servicio de práctica; no se cobró nada.</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Dirección</translation>
    </message>
    <message>
        <source>usually valid until %1</source>
        <translation>normalmente válida hasta %1</translation>
    </message>
    <message>
        <source>It is neither asked about nor fetched. The job at the service may still run.</source>
        <translation>Ni se consulta ni se descarga. El trabajo en el servicio puede seguir ejecutándose.</translation>
    </message>
    <message>
        <source>Not sent yet: the service cannot be reached.</source>
        <translation>Aún no se ha enviado: no se puede contactar con el servicio.</translation>
    </message>
    <message>
        <source>The link to the clip has expired, and the service gave no other one.</source>
        <translation>La dirección del clip ha caducado y el servicio no dio otra.</translation>
    </message>
    <message>
        <source>Send now sends it once more as it is.</source>
        <translation>«Enviar ahora» la envía otra vez tal como está.</translation>
    </message>
    <message>
        <source>If it was moved, all is well. Fetch again takes it from the service as long as that still has it, usually for a day.</source>
        <translation>Si se movió, todo está bien. «Volver a descargar» lo obtiene del servicio mientras este aún lo tenga, normalmente durante un día.</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Observación</translation>
    </message>
    <message>
        <source>Show in folder leads to it. Its link has expired.</source>
        <translation>«Mostrar en la carpeta» lleva hasta él. Su enlace ha caducado.</translation>
    </message>
    <message>
        <source>Show in folder leads to it. Dailies downloads it again while its link works; Fetch again does so now.</source>
        <translation>«Mostrar en la carpeta» lleva hasta él. Dailies lo descarga de nuevo mientras su enlace funcione; «Volver a descargar» lo hace ahora.</translation>
    </message>
    <message>
        <source>Show in folder leads to it. Dailies downloads it again while its link works; Fetch again does so now. Nothing is charged.</source>
        <translation>«Mostrar en la carpeta» lleva hasta él. Dailies lo descarga de nuevo mientras su enlace funcione; «Volver a descargar» lo hace ahora. No se cobra nada.</translation>
    </message>
    <message>
        <source>%1 · not known as a video</source>
        <comment>size of a file</comment>
        <translation>%1 · no reconocido como vídeo</translation>
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
        <source>%n with a lost answer</source>
        <translation>
            <numerusform>%n con respuesta perdida</numerusform>
            <numerusform>%n con respuesta perdida</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n active</source>
        <translation>
            <numerusform>%n activa</numerusform>
            <numerusform>%n activas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TaskHistory</name>
    <message>
        <source>Task %1 is not moved to the recycle bin: it is under way, or there is something to decide.</source>
        <translation>La tarea %1 no se mueve a la papelera: está en curso o hay algo por decidir.</translation>
    </message>
</context>
<context>
    <name>TaskRunner</name>
    <message>
        <source>The account of this task is not there any more.</source>
        <translation>La cuenta de esta tarea ya no existe.</translation>
    </message>
    <message>
        <source>This task belongs to %1, but the account &quot;%2&quot; now points to %3; its key is not used for that.</source>
        <translation>Esta tarea pertenece a %1, pero la cuenta «%2» apunta ahora a %3; su clave no se usa para eso.</translation>
    </message>
    <message>
        <source>The answer before this one had come %1 times.</source>
        <translation>La respuesta anterior a esta había llegado %1 veces.</translation>
    </message>
    <message>
        <source>Between 1 and %1 copies can be submitted at once.</source>
        <translation>Se pueden enviar entre 1 y %1 copias a la vez.</translation>
    </message>
    <message>
        <source>Nothing was sent, because the request could not be kept on disk first. %1</source>
        <translation>No se envió nada porque antes no se pudo guardar la solicitud en el disco. %1</translation>
    </message>
    <message>
        <source>To follow a task, its kind, its model and its id are needed.</source>
        <translation>Para seguir una tarea se necesitan su tipo, su modelo y su ID.</translation>
    </message>
    <message>
        <source>The id is empty.</source>
        <translation>El ID está vacío.</translation>
    </message>
    <message>
        <source>Only a task whose answer was lost can be given an id.</source>
        <translation>Solo se puede dar un ID a una tarea cuya respuesta se perdió.</translation>
    </message>
    <message>
        <source>Task %1 has this id already.</source>
        <translation>La tarea %1 ya tiene este ID.</translation>
    </message>
    <message>
        <source>The id was given by hand.</source>
        <translation>El ID se dio a mano.</translation>
    </message>
    <message>
        <source>Submitted again by hand; the first request may have been charged.</source>
        <translation>Se volvió a enviar a mano; puede que la primera solicitud se haya cobrado.</translation>
    </message>
    <message>
        <source>Asked for by hand.</source>
        <translation>Consulta hecha a mano.</translation>
    </message>
    <message>
        <source>Only a task that waits can be taken back.</source>
        <translation>Solo se puede retirar una tarea en espera.</translation>
    </message>
    <message>
        <source>Not submitted again after all, by hand; the first request may have been charged.</source>
        <translation>Al final no se volvió a enviar, a mano; puede que la primera solicitud se haya cobrado.</translation>
    </message>
    <message>
        <source>Held by hand.</source>
        <translation>Retenida a mano.</translation>
    </message>
    <message>
        <source>Left as it is, by hand; the request may have been charged.</source>
        <translation>Se dejó así, a mano; puede que la solicitud se haya cobrado.</translation>
    </message>
    <message>
        <source>Task %1 is not being sent.</source>
        <translation>La tarea %1 no se está enviando.</translation>
    </message>
    <message>
        <source>Stopped by hand.</source>
        <translation>Detenida a mano.</translation>
    </message>
    <message>
        <source>It was stopped before it was sent again. An earlier call got no answer and may have been charged.</source>
        <translation>Se detuvo antes de enviarse de nuevo. Una llamada anterior no obtuvo respuesta y puede que se haya cobrado.</translation>
    </message>
    <message>
        <source>It was stopped before it was sent; nothing was accepted.</source>
        <translation>Se detuvo antes de enviarse; no se aceptó nada.</translation>
    </message>
    <message>
        <source>What became of task %1 could not be written to disk yet.</source>
        <translation>Aún no se pudo escribir en el disco qué fue de la tarea %1.</translation>
    </message>
    <message>
        <source>Watching was stopped; the job at the service goes on and may be charged.</source>
        <translation>Se dejó de seguir; el trabajo en el servicio continúa y puede cobrarse.</translation>
    </message>
    <message>
        <source>This came when the task stood at &quot;%1&quot; and changed nothing.</source>
        <translation>Esto llegó cuando la tarea estaba en «%1» y no cambió nada.</translation>
    </message>
    <message>
        <source>There is no task %1.</source>
        <translation>No existe la tarea %1.</translation>
    </message>
    <message>
        <source>This is not possible for task %1, which stands at &quot;%2&quot;.</source>
        <translation>Esto no es posible con la tarea %1, que está en «%2».</translation>
    </message>
    <message>
        <source>The service answered as family %1; the request was written for family %2.</source>
        <translation>El servicio respondió como familia %1; la solicitud se escribió para la familia %2.</translation>
    </message>
    <message>
        <source>Task %1 could not be written to disk; it is tried again every second. %2</source>
        <translation>No se pudo escribir la tarea %1 en el disco; se reintenta cada segundo. %2</translation>
    </message>
    <message>
        <source>Task %1, which the service knows as %2, could not be written to disk; it is tried again every second. %3</source>
        <translation>No se pudo escribir en el disco la tarea %1, que el servicio conoce como %2; se reintenta cada segundo. %3</translation>
    </message>
    <message>
        <source>The service&apos;s id %1 for task %2 found no place: the task was changed elsewhere.</source>
        <translation>El ID %1 que el servicio dio a la tarea %2 no encontró lugar: la tarea se modificó en otro sitio.</translation>
    </message>
    <message>
        <source>The program ended before this was sent. Nothing was charged; send it now, or take it back.</source>
        <translation>El programa terminó antes de enviar la solicitud. No se cobró nada; envíela ahora o retírela.</translation>
    </message>
    <message>
        <source>The program ended before this was sent again. An earlier call got no answer and may have been charged; send it now, or take it back.</source>
        <translation>El programa terminó antes de enviar de nuevo la solicitud. Una llamada anterior no obtuvo respuesta y puede que se haya cobrado; envíe la solicitud ahora o retírela.</translation>
    </message>
    <message>
        <source>Not all tasks could be read from disk; it is tried again every second, a few times. Nothing was sent.</source>
        <translation>No se pudieron leer todas las tareas del disco; se reintenta cada segundo, unas cuantas veces. No se envió nada.</translation>
    </message>
    <message>
        <source>The id was found in the list of ids.</source>
        <translation>El ID se encontró en la lista de ID.</translation>
    </message>
    <message>
        <source>Only a task that waits can be moved.</source>
        <translation>Solo se puede mover una tarea en espera.</translation>
    </message>
    <message>
        <source>Task %1 was not sent again: %2</source>
        <translation>La tarea %1 no se envió de nuevo: %2</translation>
    </message>
    <message>
        <source>Task %1 was not sent and nothing was charged: %2</source>
        <translation>La tarea %1 no se envió y no se cobró nada: %2</translation>
    </message>
    <message>
        <source>The service gave this task the same id as task %1.</source>
        <translation>El servicio dio a esta tarea el mismo ID que a la tarea %1.</translation>
    </message>
    <message>
        <source>The service gave task %1 the same id as this one.</source>
        <translation>El servicio dio a la tarea %1 el mismo ID que a esta.</translation>
    </message>
    <message>
        <source>The clip was not in its folder any more; it was asked for again by hand.</source>
        <translation>El clip ya no estaba en su carpeta; se volvió a pedir a mano.</translation>
    </message>
    <message>
        <source>This belongs to the press before it. Nothing more was sent.</source>
        <translation>Esto corresponde a la pulsación anterior. No se envió nada más.</translation>
    </message>
    <message>
        <source>You sent this %1 s ago.</source>
        <translation>Envió esta solicitud hace %1 s.</translation>
    </message>
    <message>
        <source>Submitted again by hand.</source>
        <translation>Se volvió a enviar a mano.</translation>
    </message>
    <message>
        <source>Not submitted again after all, by hand.</source>
        <translation>Al final no se volvió a enviar, a mano.</translation>
    </message>
    <message>
        <source>Left as it is, by hand.</source>
        <translation>Se dejó así, a mano.</translation>
    </message>
    <message>
        <source>It was stopped before it was sent again. An earlier call got no answer.</source>
        <translation>Se detuvo antes de enviarse de nuevo. Una llamada anterior no obtuvo respuesta.</translation>
    </message>
    <message>
        <source>Watching was stopped; the job at the service goes on.</source>
        <translation>Se dejó de seguir; el trabajo en el servicio continúa.</translation>
    </message>
    <message>
        <source>The service could not be asked for another link in time.</source>
        <translation>No se pudo pedir a tiempo otra dirección al servicio.</translation>
    </message>
    <message>
        <source>The program ended before this was sent; send it now, or take it back.</source>
        <translation>El programa terminó antes de enviar la solicitud; envíela ahora o retírela.</translation>
    </message>
    <message numerus="yes">
        <source>The service could not be reached for %n minutes, so this was not sent. Send it now, or take it back.</source>
        <translation>
            <numerusform>No se pudo contactar con el servicio durante %n minuto, así que la solicitud no se envió. Envíela ahora o retírela.</numerusform>
            <numerusform>No se pudo contactar con el servicio durante %n minutos, así que la solicitud no se envió. Envíela ahora o retírela.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The service could not be reached for %n minutes, so this was not sent again. An earlier call got no answer and may have been charged. Send it now, or take it back.</source>
        <translation>
            <numerusform>No se pudo contactar con el servicio durante %n minuto, así que la solicitud no se envió de nuevo. Una llamada anterior no obtuvo respuesta y puede que se haya cobrado. Envíe la solicitud ahora o retírela.</numerusform>
            <numerusform>No se pudo contactar con el servicio durante %n minutos, así que la solicitud no se envió de nuevo. Una llamada anterior no obtuvo respuesta y puede que se haya cobrado. Envíe la solicitud ahora o retírela.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The service could not be reached for %n minutes, so this was not sent and nothing was charged. Send it now, or take it back.</source>
        <translation>
            <numerusform>No se pudo contactar con el servicio durante %n minuto, así que la solicitud no se envió y no se cobró nada. Envíela ahora o retírela.</numerusform>
            <numerusform>No se pudo contactar con el servicio durante %n minutos, así que la solicitud no se envió y no se cobró nada. Envíela ahora o retírela.</numerusform>
        </translation>
    </message>
    <message>
        <source>Task %1 was not sent: %2</source>
        <translation>La tarea %1 no se envió: %2</translation>
    </message>
    <message>
        <source>Held: an answer was lost.</source>
        <translation>Retenida: se perdió una respuesta.</translation>
    </message>
    <message>
        <source>Held: the answer to task %1 of the same request was lost. Decide about that task first, then send this one with Send now.</source>
        <translation>Retenida: se perdió la respuesta a la tarea %1 de la misma solicitud. Decida primero sobre esa tarea y después envíe esta con «Enviar ahora».</translation>
    </message>
</context>
<context>
    <name>TaskState</name>
    <message>
        <source>The service asks for a pause.</source>
        <translation>El servicio pide una pausa.</translation>
    </message>
    <message>
        <source>The service&apos;s answer did not come back: the task may run and be charged.</source>
        <translation>La respuesta del servicio no llegó: la tarea puede ejecutarse y cobrarse.</translation>
    </message>
    <message>
        <source>The service declined the request.</source>
        <translation>El servicio rechazó la solicitud.</translation>
    </message>
    <message>
        <source>The request could not be sent.</source>
        <translation>No se pudo enviar la solicitud.</translation>
    </message>
    <message>
        <source>%1 This call was not charged, but an earlier one got no answer and may have been. Send it again with the file as it is now, or take it back.</source>
        <translation>%1 Esta llamada no se cobró, pero una anterior no obtuvo respuesta y puede que se haya cobrado. Envíe de nuevo la solicitud con el archivo tal como está ahora, o retírela.</translation>
    </message>
    <message>
        <source>%1 Nothing was charged. Send it again with the file as it is now, or take it back.</source>
        <translation>%1 No se cobró nada. Envíe de nuevo la solicitud con el archivo tal como está ahora, o retírela.</translation>
    </message>
    <message>
        <source>%1 An earlier call of this task got no answer and may have been charged.</source>
        <translation>%1 Una llamada anterior de esta tarea no obtuvo respuesta y puede que se haya cobrado.</translation>
    </message>
    <message>
        <source>The program ended while the request was being sent: the task may run and be charged.</source>
        <translation>El programa terminó mientras se enviaba la solicitud: la tarea puede ejecutarse y cobrarse.</translation>
    </message>
    <message>
        <source>The service&apos;s answer says nothing about the task&apos;s status.</source>
        <translation>La respuesta del servicio no dice nada sobre el estado de la tarea.</translation>
    </message>
    <message>
        <source>The service says that the task failed, and gives no reason.</source>
        <translation>El servicio indica que la tarea falló y no da ningún motivo.</translation>
    </message>
    <message>
        <source>The service says that the task was canceled.</source>
        <translation>El servicio indica que la tarea se canceló.</translation>
    </message>
    <message>
        <source>The service could not be asked.</source>
        <translation>No se pudo consultar al servicio.</translation>
    </message>
    <message>
        <source>The service does not know this task&apos;s id. The clip may still come, so it is asked again every now and then. Check that the account still has the key that the task was sent with.</source>
        <translation>El servicio no conoce el ID de esta tarea. El clip aún puede llegar, así que se vuelve a consultar de vez en cuando. Compruebe que la cuenta siga teniendo la clave con la que se envió la tarea.</translation>
    </message>
    <message>
        <source>The service no longer knows this task; that is not a failure of the task.</source>
        <translation>El servicio ya no conoce esta tarea; eso no es un fallo de la tarea.</translation>
    </message>
    <message>
        <source>The clip could not be fetched.</source>
        <translation>No se pudo descargar el clip.</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>En espera</translation>
    </message>
    <message>
        <source>Sending</source>
        <translation>Enviando</translation>
    </message>
    <message>
        <source>Answer lost</source>
        <translation>Respuesta perdida</translation>
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
        <source>Refused</source>
        <translation>Rechazada</translation>
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
        <source>Forgotten by the service</source>
        <translation>Olvidada por el servicio</translation>
    </message>
    <message>
        <source>Result expired</source>
        <translation>Resultado caducado</translation>
    </message>
    <message>
        <source>Finished, no address yet</source>
        <translation>Terminada, aún sin dirección</translation>
    </message>
    <message>
        <source>Not known to the service yet</source>
        <translation>El servicio aún no la conoce</translation>
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
        <source>%1 (not watched)</source>
        <translation>%1 (sin seguimiento)</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Práctica</translation>
    </message>
    <message>
        <source>The service&apos;s answer names the ID %1, not the one it was asked about.</source>
        <translation>La respuesta del servicio indica el ID %1, no el que se consultó.</translation>
    </message>
    <message>
        <source>The service says that the task is finished, but gives no link to the clip yet. It keeps being asked, and the clip is fetched as soon as there is a link.</source>
        <translation>El servicio indica que la tarea ha terminado, pero aún no da la dirección del clip. Se le sigue consultando, y el clip se descarga en cuanto haya una dirección.</translation>
    </message>
    <message>
        <source>The link to the clip has expired, and the service gave no other one for a week. Check now asks again.</source>
        <translation>La dirección del clip ha caducado y el servicio no dio otra en una semana. «Consultar ahora» vuelve a pedirla.</translation>
    </message>
    <message>
        <source>The link to the clip has expired, and the service gives no other one. It is asked once a day for a week.</source>
        <translation>La dirección del clip ha caducado y el servicio no da otra. Se le pide una vez al día durante una semana.</translation>
    </message>
    <message>
        <source>The service reports trouble of its own, so the task may still succeed. It is asked again. It says: %1</source>
        <translation>El servicio informa de problemas propios, así que la tarea aún puede salir bien. Se le vuelve a consultar. Indica: %1</translation>
    </message>
    <message>
        <source>The service says that the task failed. It is asked once more to be sure.</source>
        <translation>El servicio indica que la tarea falló. Se le consulta una vez más para confirmarlo.</translation>
    </message>
    <message>
        <source>The service says that the task failed: %1. It is asked once more to be sure.</source>
        <translation>El servicio indica que la tarea falló: %1. Se le consulta una vez más para confirmarlo.</translation>
    </message>
    <message>
        <source>The service says: %1</source>
        <translation>El servicio indica: %1</translation>
    </message>
    <message>
        <source>The service&apos;s answer did not come back: the task may run.</source>
        <translation>La respuesta del servicio no llegó: la tarea puede ejecutarse.</translation>
    </message>
    <message>
        <source>%1 It was sent %2 times. Send it again when the service has room, or take it back.</source>
        <translation>%1 La solicitud se envió %2 veces. Envíela de nuevo cuando el servicio tenga un hueco, o retírela.</translation>
    </message>
    <message>
        <source>%1 It is sent again automatically: try %2 of %3.</source>
        <translation>%1 Se envía de nuevo automáticamente: intento %2 de %3.</translation>
    </message>
    <message>
        <source>%1 Send it again with the file as it is now, or take it back.</source>
        <translation>%1 Envíe de nuevo la solicitud con el archivo tal como está ahora, o retírela.</translation>
    </message>
    <message>
        <source>%1 It is sent as soon as the service can be reached.</source>
        <translation>%1 Se envía en cuanto se pueda contactar con el servicio.</translation>
    </message>
    <message>
        <source>%1 Nothing was charged. It is sent as soon as the service can be reached.</source>
        <translation>%1 No se cobró nada. Se envía en cuanto se pueda contactar con el servicio.</translation>
    </message>
    <message>
        <source>The program ended while the request was being sent: the task may run.</source>
        <translation>El programa terminó mientras se enviaba la solicitud: la tarea puede ejecutarse.</translation>
    </message>
    <message>
        <source>%1 An earlier call of this task got no answer.</source>
        <translation>%1 Una llamada anterior de esta tarea no obtuvo respuesta.</translation>
    </message>
    <message>
        <source>Waiting (offline)</source>
        <translation>En espera (sin conexión)</translation>
    </message>
    <message>
        <source>Kept, not known as a video</source>
        <translation>Conservada, no reconocida como vídeo</translation>
    </message>
    <message>
        <source>Saved, cannot be played</source>
        <translation>Guardada, no se puede reproducir</translation>
    </message>
    <message>
        <source>%1 Nothing was accepted.</source>
        <translation>%1 No se aceptó nada.</translation>
    </message>
    <message>
        <source>This file isn&apos;t a known kind of video. It was kept.</source>
        <translation>Este archivo no es un tipo de vídeo conocido. Se ha conservado.</translation>
    </message>
    <message>
        <source>This file isn&apos;t a known kind of video. You paid for it, so it was kept.</source>
        <translation>Este archivo no es un tipo de vídeo conocido. Lo ha pagado, así que se ha conservado.</translation>
    </message>
    <message>
        <source>This clip can&apos;t be played. It was kept.</source>
        <translation>Este clip no se puede reproducir. Se ha conservado.</translation>
    </message>
    <message>
        <source>This clip can&apos;t be played. You paid for it, so it was kept.</source>
        <translation>Este clip no se puede reproducir. Lo ha pagado, así que se ha conservado.</translation>
    </message>
</context>
<context>
    <name>TaskStatusText</name>
    <message numerus="yes">
        <source>%n before it</source>
        <translation>
            <numerusform>%n delante</numerusform>
            <numerusform>%n delante</numerusform>
        </translation>
    </message>
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
        <source>It is the next of this account to be sent.</source>
        <translation>Es la siguiente de esta cuenta que se envía.</translation>
    </message>
    <message numerus="yes">
        <source>%n requests of this account are sent before it.</source>
        <translation>
            <numerusform>%n solicitud de esta cuenta se envía antes.</numerusform>
            <numerusform>%n solicitudes de esta cuenta se envían antes.</numerusform>
        </translation>
    </message>
    <message>
        <source>service asks for a pause, %1</source>
        <translation>el servicio pide una pausa, %1</translation>
    </message>
    <message>
        <source>The service asks for a pause: sending goes on in %1.</source>
        <translation>El servicio pide una pausa: el envío continúa en %1.</translation>
    </message>
    <message>
        <source>tries again in %1</source>
        <translation>se reintenta en %1</translation>
    </message>
    <message>
        <source>It is tried again by itself in %1.</source>
        <translation>Se reintenta automáticamente en %1.</translation>
    </message>
    <message>
        <source>It is tried again by itself in %1; nothing was charged.</source>
        <translation>Se reintenta automáticamente en %1; no se cobró nada.</translation>
    </message>
    <message>
        <source>its account cannot be used</source>
        <translation>no se puede usar su cuenta</translation>
    </message>
    <message>
        <source>held</source>
        <translation>retenida</translation>
    </message>
    <message>
        <source>Held: it is sent when you say so, with Send now.</source>
        <translation>Retenida: se envía cuando usted lo indique con «Enviar ahora».</translation>
    </message>
    <message>
        <source>not sent last time</source>
        <translation>no se envió la última vez</translation>
    </message>
    <message>
        <source>Since %1; it is asked again by itself.</source>
        <translation>Desde %1; se vuelve a consultar automáticamente.</translation>
    </message>
    <message>
        <source>The service cannot be reached since %1; it is asked again by itself.</source>
        <translation>No se puede contactar con el servicio desde %1; se le vuelve a consultar automáticamente.</translation>
    </message>
    <message>
        <source>not reached since %1</source>
        <translation>sin contacto desde %1</translation>
    </message>
    <message>
        <source>longer than usual (%1)</source>
        <translation>más de lo habitual (%1)</translation>
    </message>
    <message>
        <source>It takes longer than usual, which is %1. Nothing is wrong for that.</source>
        <translation>Tarda más de lo habitual, que es %1. No por eso hay un problema.</translation>
    </message>
    <message numerus="yes">
        <source>Learned from %n takes of yours.</source>
        <translation>
            <numerusform>Según %n toma suya.</numerusform>
            <numerusform>Según %n tomas suyas.</numerusform>
        </translation>
    </message>
    <message>
        <source>usually %1 · %2</source>
        <comment>length of time, and how much of it is left</comment>
        <translation>normalmente %1 · %2</translation>
    </message>
    <message>
        <source>Usually %1 · %2. %3</source>
        <comment>length of time, how much of it is left, what it was learned from</comment>
        <translation>Normalmente %1 · %2. %3</translation>
    </message>
    <message>
        <source>paused, goes on by itself</source>
        <translation>en pausa, continúa automáticamente</translation>
    </message>
    <message>
        <source>The download is paused. It goes on by itself as soon as the disk takes the clip.</source>
        <translation>La descarga está en pausa. Continúa automáticamente en cuanto el disco admita el clip.</translation>
    </message>
    <message>
        <source>tries again by itself</source>
        <translation>se reintenta automáticamente</translation>
    </message>
    <message>
        <source>The download alone is tried again by itself; nothing is charged.</source>
        <translation>Solo la descarga se reintenta automáticamente; no se cobra nada.</translation>
    </message>
    <message>
        <source>left as it is</source>
        <translation>se deja así</translation>
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
    <message>
        <source>its account was removed</source>
        <translation>se eliminó su cuenta</translation>
    </message>
    <message>
        <source>key not accepted, still asking</source>
        <translation>clave no aceptada, se sigue consultando</translation>
    </message>
    <message>
        <source>Dailies keeps asking, at least every 10 minutes. Nothing is lost: the clip is fetched once the key is accepted.</source>
        <translation>Dailies sigue consultando, al menos cada 10 minutos. No se pierde nada: el clip se descarga en cuanto se acepte la clave.</translation>
    </message>
    <message>
        <source>no link to the clip yet</source>
        <translation>aún sin dirección del clip</translation>
    </message>
    <message>
        <source>Dailies keeps asking for a link, at least every 30 minutes.</source>
        <translation>Dailies sigue pidiendo la dirección, al menos cada 30 minutos.</translation>
    </message>
    <message>
        <source>link expired, asks once a day</source>
        <translation>dirección caducada, se pide una vez al día</translation>
    </message>
    <message>
        <source>The link has expired. Dailies asks for a new one once a day for a week; Check now asks at once.</source>
        <translation>La dirección ha caducado. Dailies pide una nueva una vez al día durante una semana; «Consultar ahora» la pide de inmediato.</translation>
    </message>
    <message>
        <source>The download alone is tried again by itself.</source>
        <translation>Solo la descarga se reintenta automáticamente.</translation>
    </message>
    <message>
        <source>pause after a refusal, %1</source>
        <translation>pausa tras un rechazo, %1</translation>
    </message>
    <message>
        <source>The last request was declined, and the reason may concern the others, too: sending goes on in %1.</source>
        <translation>La última solicitud fue rechazada y el motivo puede afectar también a las demás: el envío continúa en %1.</translation>
    </message>
</context>
<context>
    <name>TaskStore</name>
    <message>
        <source>The task database %1 could not be copied: %2.</source>
        <translation>No se pudo copiar la base de datos de tareas %1: %2.</translation>
    </message>
    <message>
        <source>the disk does not take it</source>
        <translation>el disco no lo admite</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation>No se puede crear la carpeta %1.</translation>
    </message>
    <message>
        <source>The file %1 cannot be put in place: %2.</source>
        <translation>No se puede poner el archivo %1 en su lugar: %2.</translation>
    </message>
    <message>
        <source>The damaged task database %1 cannot be moved aside: %2.</source>
        <translation>No se puede apartar la base de datos de tareas dañada %1: %2.</translation>
    </message>
    <message>
        <source>The file %1 cannot be written: %2.</source>
        <translation>No se puede escribir el archivo %1: %2.</translation>
    </message>
    <message>
        <source>The task database could not be used: %1.</source>
        <translation>No se pudo usar la base de datos de tareas: %1.</translation>
    </message>
    <message>
        <source>The task database was written by a newer version of Dailies (its schema is %1, this version knows %2). It was left as it is. Use that version to go on with it.</source>
        <translation>La base de datos de tareas la escribió una versión más reciente de Dailies (su esquema es %1, esta versión conoce %2). Se dejó como estaba. Use esa versión para seguir con ella.</translation>
    </message>
    <message>
        <source>The database %1 belongs to another program. It was left as it is.</source>
        <translation>La base de datos %1 pertenece a otro programa. Se dejó como estaba.</translation>
    </message>
    <message>
        <source>The task database is damaged: it says of itself that it is empty.</source>
        <translation>La base de datos de tareas está dañada: ella misma indica que está vacía.</translation>
    </message>
    <message>
        <source>The task database %1 cannot be read: %2.</source>
        <translation>No se puede leer la base de datos de tareas %1: %2.</translation>
    </message>
    <message>
        <source>The file %1 is not a task database. It was left as it is.</source>
        <translation>El archivo %1 no es una base de datos de tareas. Se dejó como estaba.</translation>
    </message>
    <message>
        <source>The task database does not take the setting %1, without which tasks could be lost. Is it on a network drive?</source>
        <translation>La base de datos de tareas no admite el ajuste %1, sin el cual podrían perderse tareas. ¿Está en una unidad de red?</translation>
    </message>
    <message>
        <source>The task database %1 cannot be made: %2.</source>
        <translation>No se puede crear la base de datos de tareas %1: %2.</translation>
    </message>
    <message>
        <source>The disk failed while the task database was written. Nothing more is sent until Dailies was started again; what is under way goes on.</source>
        <translation>El disco falló al escribir la base de datos de tareas. No se envía nada más hasta que se reinicie Dailies; lo que está en curso continúa.</translation>
    </message>
</context>
<context>
    <name>TaskStoreRepair</name>
    <message numerus="yes">
        <source>The list of ids has %n tasks that the task database did not have, or not their ids: the database is older than the list. They were put in.</source>
        <translation>
            <numerusform>La lista de ID tiene %n tarea que la base de datos de tareas no tenía, o sin su ID: la base de datos es más antigua que la lista. Se ha incorporado.</numerusform>
            <numerusform>La lista de ID tiene %n tareas que la base de datos de tareas no tenía, o sin sus ID: la base de datos es más antigua que la lista. Se han incorporado.</numerusform>
        </translation>
    </message>
    <message>
        <source>The task database could not be restored from its copy %1: %2.</source>
        <translation>No se pudo restaurar la base de datos de tareas desde su copia %1: %2.</translation>
    </message>
    <message>
        <source>the disk does not take it</source>
        <translation>el disco no lo admite</translation>
    </message>
    <message>
        <source>it cannot be opened</source>
        <translation>no se puede abrir</translation>
    </message>
    <message>
        <source>This comes from a copy of the task database, made before the request was sent. Whether it has been sent since, and charged, is not known here: look at the service before it is submitted again.</source>
        <translation>Esto procede de una copia de la base de datos de tareas hecha antes de enviar la solicitud. Aquí no se sabe si desde entonces se ha enviado y cobrado: mire en el servicio antes de volver a enviarla.</translation>
    </message>
    <message>
        <source>The task database was missing.</source>
        <translation>Faltaba la base de datos de tareas.</translation>
    </message>
    <message>
        <source>The task database was damaged; it was kept as %1.</source>
        <translation>La base de datos de tareas estaba dañada; se conservó como %1.</translation>
    </message>
    <message>
        <source>There is no copy of it, so a new one was begun.</source>
        <translation>No hay ninguna copia, así que se empezó una nueva.</translation>
    </message>
    <message>
        <source>Its copy of %1 took its place. What happened after that is not in it; tasks that waited then may have been sent since, and are marked &quot;Answer lost&quot;.</source>
        <translation>La sustituyó su copia de %1. Lo ocurrido después no está en ella; las tareas que entonces esperaban pueden haberse enviado desde entonces y están marcadas como «Respuesta perdida».</translation>
    </message>
    <message numerus="yes">
        <source>%n tasks of the task database were sent after it was copied. They are marked &quot;Answer lost&quot;, because it does not know how those calls ended.</source>
        <translation>
            <numerusform>%n tarea de la base de datos de tareas se envió después de copiarse esta. Está marcada como «Respuesta perdida», porque la base de datos no sabe cómo terminó esa llamada.</numerusform>
            <numerusform>%n tareas de la base de datos de tareas se enviaron después de copiarse esta. Están marcadas como «Respuesta perdida», porque la base de datos no sabe cómo terminaron esas llamadas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Validation</name>
    <message>
        <source>The service does not offer %1.</source>
        <translation>El servicio no ofrece %1.</translation>
    </message>
    <message>
        <source>Media item %1</source>
        <translation>Elemento %1</translation>
    </message>
    <message>
        <source>%1 is required.</source>
        <translation>Campo obligatorio: %1.</translation>
    </message>
    <message>
        <source>Media item %1 needs a type.</source>
        <translation>El elemento %1 necesita un tipo.</translation>
    </message>
    <message>
        <source>The specification does not list the type %1 for %2.</source>
        <translation>La especificación no incluye el tipo %1 para %2.</translation>
    </message>
    <message>
        <source>A driving audio goes together with a first frame.</source>
        <translation>Un audio guía va junto con un primer fotograma.</translation>
    </message>
    <message>
        <source>%1 needs an address or a file.</source>
        <translation>%1 necesita una dirección o un archivo.</translation>
    </message>
    <message>
        <source>%1: this is not an http or https address.</source>
        <translation>%1: esto no es una dirección http o https.</translation>
    </message>
    <message>
        <source>%1 cannot be sent from this computer: only images can. Put the file where the service can reach it and give its address.</source>
        <translation>%1 no se puede enviar desde este equipo: solo se pueden enviar imágenes. Ponga el archivo donde el servicio pueda acceder a él e indique su dirección.</translation>
    </message>
    <message>
        <source>The reference voice of %1 must be an address; a file on this computer cannot be sent.</source>
        <translation>La voz de referencia de %1 debe ser una dirección; no se puede enviar un archivo de este equipo.</translation>
    </message>
    <message>
        <source>The reference voice of %1 is not an http or https address.</source>
        <translation>La voz de referencia de %1 no es una dirección http o https.</translation>
    </message>
    <message>
        <source>A reference voice goes together with a reference image or video.</source>
        <translation>Una voz de referencia va junto con una imagen o un vídeo de referencia.</translation>
    </message>
    <message>
        <source>Image %1 needs an address.</source>
        <translation>Image %1 necesita una dirección.</translation>
    </message>
    <message>
        <source>Voice %1 needs an identifier.</source>
        <translation>La voz %1 necesita un identificador.</translation>
    </message>
    <message>
        <source>This service takes images by address only. Put the file where the service can reach it and give its address.</source>
        <translation>Este servicio solo admite imágenes por dirección. Ponga el archivo donde el servicio pueda acceder a él e indique su dirección.</translation>
    </message>
    <message>
        <source>This is not an http or https address.</source>
        <translation>Esto no es una dirección http o https.</translation>
    </message>
    <message>
        <source>The aspect ratio is adaptive or has the form W:H, such as 16:9; this is %1.</source>
        <translation>La relación de aspecto es adaptive o tiene la forma W:H, por ejemplo 16:9; aquí es %1.</translation>
    </message>
    <message>
        <source>The aspect ratio has the form W:H, such as 16:9; this is %1.</source>
        <translation>La relación de aspecto tiene la forma W:H, por ejemplo 16:9; aquí es %1.</translation>
    </message>
    <message>
        <source>Generation 3.0 has the resolutions 480P, 720P and 1080P; this is %1.</source>
        <translation>La generación 3.0 tiene las resoluciones 480P, 720P y 1080P; aquí es %1.</translation>
    </message>
    <message>
        <source>The duration must be whole seconds; this is %L1.</source>
        <translation>La duración debe darse en segundos enteros; aquí es %L1.</translation>
    </message>
    <message>
        <source>Generation 3.0 makes clips of 2 to 30 seconds; this is %L1.</source>
        <translation>La generación 3.0 crea clips de 2 a 30 segundos; aquí son %L1.</translation>
    </message>
    <message>
        <source>A clip of %L1 seconds has no length.</source>
        <translation>Un clip de %L1 segundos no tiene duración.</translation>
    </message>
    <message>
        <source>There is no prompt, and the specification lists no media for %1.</source>
        <translation>No hay prompt, y la especificación no incluye ningún medio para %1.</translation>
    </message>
    <message>
        <source>%1: the data in it is not valid Base64.</source>
        <translation>%1: los datos que contiene no son Base64 válido.</translation>
    </message>
    <message>
        <source>The data in it is not valid Base64.</source>
        <translation>Los datos que contiene no son Base64 válido.</translation>
    </message>
    <message>
        <source>Shot %1 has no prompt.</source>
        <translation>El plano %1 no tiene prompt.</translation>
    </message>
    <message>
        <source>Shot %1 has no length.</source>
        <translation>El plano %1 no tiene duración.</translation>
    </message>
    <message>
        <source>Shots %1 and %2 have the same number, %3.</source>
        <translation>Los planos %1 y %2 tienen el mismo número, %3.</translation>
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
        <source>not a field of %1 in the specification; it is sent as it stands</source>
        <translation>no es un campo de %1 en la especificación; se envía tal cual</translation>
    </message>
    <message>
        <source>expected %1, found %2</source>
        <translation>se esperaba %1, se encontró %2</translation>
    </message>
    <message>
        <source>%1 is not a number of seconds; it is sent as it stands</source>
        <translation>%1 no es un número de segundos; se envía tal cual</translation>
    </message>
    <message>
        <source>it is empty, so it is left out of the request</source>
        <translation>está vacío, así que se omite de la solicitud</translation>
    </message>
</context>
</TS>
