import type { LegalPage } from "../page-types.ts";

export default {
  kind: "legal",
  path: "/es/privacy-policy",
  title: "Política de privacidad: qué guardamos de usted y qué nunca",
  description:
    "Qué datos personales nos dejan una búsqueda, una reserva, un mensaje o una solicitud de llamada, para qué, cuánto tiempo, quién los recibe y sus derechos.",
  h1: "Política de privacidad",
  validFrom: "2026-11-29",
  inShort: [
    "Aquí no hay cuentas. Mirar el sitio no nos deja nada que lleve hasta usted; una reserva deja lo necesario para cumplirla y rendir cuentas de ella.",
    "Los números de tarjeta y los códigos de seguridad nunca se guardan, ni en la base de datos, ni en registros, ni en colas. Conservamos la marca de la tarjeta y sus últimos cuatro dígitos.",
    "No vendemos datos, no mostramos publicidad y no seguimos a nadie. Usted puede preguntar en cualquier momento qué tenemos sobre usted, y hacer que se corrija o se borre.",
  ],
  sections: [
    {
      heading: "Quién responde",
      body: [
        "Esta política vale para este sitio web y para la atención por teléfono y correo electrónico de {brand}, {office}. Nos encuentra en {email} o en el {phone}; ayuda que el asunto diga “privacidad”. Aquí, “nosotros” es {brand}, y “datos personales” es todo lo que dice algo de una persona identificable.",
        "El sitio funciona con un programa de código abierto. Lo que aquí se afirma del programa puede comprobarse en su código.",
      ],
    },
    {
      heading: "Qué recibimos y en qué ocasión",
      body: [
        {
          table: {
            caption: "Datos personales según la ocasión",
            head: ["Cuando usted", "recibimos y guardamos", "porque"],
            rows: [
              [
                "mira el sitio o busca",
                "Nada a su nombre. Los lugares, las fechas y los viajeros de una búsqueda están en la dirección de la página; los usamos para responder y no los guardamos.",
                "Usted pidió resultados.",
              ],
              [
                "elige una moneda",
                "Una cookie en su navegador con el código de la moneda.",
                "Los precios deben seguir en la moneda elegida.",
              ],
              [
                "reserva un vuelo",
                "Tratamiento, nombre, fecha de nacimiento y tipo (adulto, niño, bebé) de los viajeros; correo electrónico y teléfono de contacto; dirección de facturación; el vuelo, su precio y sus condiciones; marca y últimos cuatro dígitos de la tarjeta; el idioma de la página; cuándo ocurrió cada paso.",
                "Hay que cumplir la reserva, probarla y rendir cuentas de ella.",
              ],
              [
                "reserva un hotel",
                "Lo mismo, pero solo del huésped principal, con el hotel, la habitación, las noches y las condiciones de la tarifa. No se piden los nombres de los demás.",
                "Igual que en los vuelos.",
              ],
              [
                "nos escribe con el formulario de contacto",
                "Nombre, teléfono, correo electrónico, su mensaje y el idioma de la página, que se guardan y se envían por correo a la agencia.",
                "Hay que contestarle.",
              ],
              [
                "pide una llamada",
                "Nombre, teléfono, cuándo desea la llamada y en qué zona horaria, su idioma y que aceptó recibirla; se guarda y se envía por correo a la agencia.",
                "Hay que hacer la llamada, y solo con su consentimiento.",
              ],
              [
                "vuelve por Administrar reserva",
                "Los nombres que agrega, la cancelación que acepta, y cuándo.",
                "Usted lo pidió, y hay que poder probarlo.",
              ],
              [
                "pide que vigilemos un precio",
                "Su correo, la búsqueda, el idioma, la moneda y el total más bajo que le dijimos. Hasta que usted confirme con el enlace que le enviamos, no mandamos nada más.",
                "Usted quiere saber cuándo baja.",
              ],
              [
                "nos llama o nos manda un correo",
                "Lo que usted nos cuenta, en la medida en que haga falta para responder o reservar.",
                "Lo mismo.",
              ],
            ],
          },
        },
        "Una reserva que fracasa, por ejemplo porque el banco rechaza la tarjeta, se guarda de la misma forma, para poder ver qué ocurrió. Con cada formulario guardamos un valor de control, sin nada de la tarjeta, gracias al cual el mismo formulario enviado dos veces reserva una sola vez; se desecha a los 30 días. Los correos que le escribimos se guardan como se enviaron, por 90 días, y después solo a qué dirección, cuándo y con qué asunto salió cada uno, mientras se conserve la reserva; de los que tratan de un precio vigilado no se guarda nada una vez enviados.",
        "En este sitio no pedimos copias del pasaporte ni datos de salud, religión u otros semejantes, y le rogamos no ponerlos en campos de texto libre. Si una asistencia o una comida hace necesario un dato así, dígaselo a un agente: lo pasa a la aerolínea o al hotel únicamente para ese fin.",
      ],
    },
    {
      heading: "Las tarjetas",
      body: [
        "El número, el código de seguridad y la fecha de vencimiento de una tarjeta existen en nuestro servidor durante una sola solicitud: se revisan, se entregan a la pasarela de pago y se desechan. Nunca se escriben en la base de datos, en un registro, en una cola ni en un mensaje de error, y el borrador del formulario que queda en su navegador no los contiene. Lo que permanece es la marca, los últimos cuatro dígitos y una clave que representa el pago.",
        "Por ahora el sitio funciona con una pasarela de pruebas, llamada “sandbox”, que es parte del mismo programa. No le cobra a nadie y no manda a nadie los datos de la tarjeta. Si la agencia conecta una pasarela real, esa empresa recibirá la tarjeta en campos propios, y antes lo diremos aquí.",
      ],
    },
    {
      heading: "Datos técnicos",
      body: [
        "Como todo servidor web, el nuestro ve su dirección de internet mientras responde, porque la respuesta tiene que llegar a alguna parte. El registro de solicitudes contiene el método, la ruta de la página sin sus parámetros, el resultado y el tiempo que tomó. No contiene su dirección de internet, ni lo que buscó, ni lo que escribió. Cada línea pasa por un filtro que quita nombres, datos de contacto y todo lo que parezca un número de tarjeta o un correo.",
        "Quedan dos usos de esa dirección. El formulario de hoteles propone una ciudad inicial: la que anotó un proxy delante del sitio; si no la hay, la que indica un archivo local de direcciones de red, si está instalado; y si tampoco, la de la zona horaria de su navegador. Nuestro servidor no guarda el resultado. Y para que nadie inunde el sitio, adivine reservas ni pruebe tarjetas robadas, contamos lo que viene de cada dirección. Un contador es un número junto a la dirección (de una IPv6, la primera mitad), nunca con lo que se buscó o se escribió. Está en la memoria de nuestro servidor, o en un almacén que comparten varios servidores nuestros, y se borra solo:",
        {
          table: {
            caption: "Qué se cuenta, según qué y por cuánto tiempo",
            head: ["Contamos", "según", "por"],
            rows: [
              ["búsquedas, y sugerencias mientras escribe", "la dirección", "un minuto"],
              ["páginas que se hacen solo para usted", "la dirección, o la reserva que abren", "un minuto"],
              ["reservas, y la misma enviada otra vez", "la dirección, y un valor de control de la reserva", "diez minutos"],
              ["números de reserva o correos equivocados", "la dirección", "una hora"],
              ["tarjetas que el banco rechazó", "la dirección, y un valor de control del correo", "una hora"],
              ["correos pedidos otra vez", "el número de reserva", "una hora"],
              ["mensajes y solicitudes de llamada", "la dirección", "un día"],
              ["solicitudes de vigilar un precio", "la dirección, y un valor de control del correo", "un día"],
              ["solicitudes en curso", "la dirección", "hasta responder"],
            ],
          },
        },
        "Lo que guarda su propio navegador, como los borradores de formularios, está nombre por nombre en la [política de cookies](/cookies-policy).",
      ],
    },
    {
      heading: "Lo que no hacemos",
      body: [
        {
          list: [
            "No vendemos ni alquilamos datos personales, ni los compartimos para la publicidad de nadie.",
            "No usamos servicios de estadísticas, píxeles espía, huellas digitales del equipo ni botones de redes sociales. Las páginas no cargan nada de servidores ajenos.",
            "No fijamos precios según quién es usted. El buscador no sabe quién es usted: la misma pregunta en el mismo momento recibe la misma respuesta, pregunte quien pregunte.",
            "No enviamos boletines. Un correo nuestro trata de su reserva, de su mensaje, de su solicitud o del precio que nos pidió vigilar.",
            "Ninguna decisión con efectos legales para usted queda en manos de un perfil automático.",
          ],
        },
      ],
    },
    {
      heading: "Con qué fundamento",
      body: [
        "Usamos sus datos para cumplir o preparar un contrato con usted (reservas y preguntas previas); para obedecer las leyes de contabilidad, impuestos y viajes (comprobantes de pago, datos que las aerolíneas deben pasar a las autoridades); con su consentimiento (una llamada que usted pidió, un precio que nos pidió vigilar; puede retirarlo cuando quiera); y por nuestro interés legítimo en un sitio seguro y en defendernos de reclamos. Si la ley de su país da otros nombres a estos fundamentos, a ellos nos referimos.",
      ],
    },
    {
      heading: "Quién más recibe datos",
      body: [
        {
          list: [
            "**La aerolínea o el hotel** de la reserva recibe lo necesario para que usted aborde o se registre: nombres, fechas de nacimiento, contacto, peticiones. Las aerolíneas transmiten lo que exigen por ley las autoridades de seguridad y migración, como los datos de Secure Flight en Estados Unidos.",
            "**La pasarela de pago y los bancos** reciben el pago. Con la pasarela de pruebas de hoy, eso no es nadie fuera de nuestro propio servidor.",
            "**Las empresas que trabajan para nosotros**, como las que alojan el servidor y entregan nuestro correo, tratan datos solo según nuestras instrucciones.",
            "**Las autoridades y los tribunales**, cuando una ley nos obliga.",
          ],
        },
        "Mientras los horarios, las tarifas y los hoteles de este sitio sean ilustrativos, ninguna aerolínea y ningún hotel recibe nada de una reserva de prueba: vea el [descargo de responsabilidad](/disclaimer). Los datos se guardan donde está el servidor de la agencia. En un viaje al extranjero tienen que ir adonde usted viaja, incluso a países con menos protección que el suyo.",
      ],
    },
    {
      heading: "Cuánto tiempo los conservamos",
      body: [
        "Los registros de reservas y pagos son documentos contables. Los conservamos {policy.financialRecords} después del viaje, o de la reserva si no lo hubo, como piden las leyes fiscales y comerciales. Una reserva que no llegó a nada se conserva 180 días, por si un banco pregunta. Los mensajes y las solicitudes de llamada se conservan 365 días; avísenos si quiere que borremos uno antes. Después borramos quién era y conservamos montos y referencias. El correo de un [precio vigilado](/fare-disclosure-policy) se borra cuando usted termina con el enlace de cada mensaje, cuando llega el día de la salida o a las 48 horas sin confirmar; lo que se vigilaba queda 30 días más sin él. Las copias de seguridad se conservan 35 días a lo sumo. Los registros técnicos sin datos personales se conservan mientras ayuden a encontrar fallas.",
      ],
    },
    {
      heading: "Cómo los protegemos",
      body: [
        "En la agencia solo tienen acceso quienes tramitan reservas y contestan mensajes. Las direcciones de las páginas de reserva y confirmación llevan referencias selladas que no se pueden adivinar ni alterar, y las de confirmación están ocultas para los buscadores. Quien tenga la dirección de una confirmación puede leerla: compártala con cuidado. Administrar reserva abre una reserva con su número y su correo a la vez; la dirección de la página siguiente vale una hora, y quien la tenga puede cancelar. Ninguna protección es perfecta. Si una falla pone en peligro sus datos, le informamos a usted y a las autoridades como manda la ley.",
      ],
    },
    {
      heading: "Menores de edad",
      body: [
        "Los menores no reservan aquí: quien reserva es una persona adulta. Los nombres y fechas de nacimiento de los niños que viajan los da el adulto que reserva para ellos, se usan solo para ese viaje y se tratan como los demás datos de la reserva. Si cree que un menor nos ha enviado datos sin un adulto, díganoslo y los borramos.",
      ],
    },
    {
      heading: "Sus derechos y cómo ejercerlos",
      body: [
        "Viva donde viva, usted puede pedirnos",
        {
          list: [
            "saber qué tenemos sobre usted, y una copia que otro servicio pueda leer;",
            "corregir lo que esté mal;",
            "borrar lo que la ley no nos obliga a conservar;",
            "detener o limitar un uso, o retirar un consentimiento.",
          ],
        },
        "Escriba a {email} o a {office}. Para que nadie más reciba sus datos, le pedimos el número y el correo de la reserva, o algo equivalente. Una persona autorizada puede actuar por usted. No cuesta nada, y a nadie se le trata peor por preguntar. Si la respuesta no le satisface, puede acudir a la autoridad de protección de datos o del consumidor del lugar donde vive.",
        {
          policies: ["privacyRequestAnswer", "enquiryAnswer", "financialRecords"],
          caption: "Cuánto tarda una respuesta y cuánto se conservan los registros",
        },
      ],
    },
    {
      heading: "Cambios",
      body: [
        "Cuando esta política cambia, lo anunciamos en esta página con {policy.policyChangeNotice} de anticipación. El día desde el que vale cada texto figura arriba. Los datos recibidos bajo un texto anterior no se usan para algo nuevo sin preguntarle. Además se aplican los [términos y condiciones](/terms-and-conditions).",
      ],
    },
  ],
} satisfies LegalPage;
