import type { LegalPage } from "../page-types.ts";

export default {
  kind: "legal",
  path: "/es/disclaimer",
  title: "Descargo de responsabilidad: qué es modelo y qué es real aquí",
  description:
    "Los vuelos, tarifas y hoteles de este sitio salen de un modelo, y los pagos pasan por una pasarela de pruebas. Qué significa para usted y de qué respondemos.",
  h1: "Descargo de responsabilidad",
  validFrom: "2026-11-21",
  inShort: [
    "Los horarios, las tarifas y los hoteles que se buscan aquí son ilustrativos. Salen de un modelo incorporado, no de las aerolíneas ni de los hoteles.",
    "Mientras la página que sigue a la reserva diga que el pago fue de prueba, no se ha movido dinero, no hay asiento apartado, no se emitirá ningún boleto y no se guarda ninguna habitación para usted.",
    "{brand} es una agencia de viajes independiente, sin afiliación con ninguna aerolínea. Nuestros textos son correctos hasta donde sabemos; la última palabra la tienen las aerolíneas, los hoteles y las autoridades.",
  ],
  sections: [
    {
      heading: "Los vuelos y las tarifas son ilustrativos",
      body: [
        "El buscador recorre un horario que un programa generó a partir de datos públicos sobre aeropuertos, aerolíneas y tráfico aéreo. Los números de vuelo, las horas, los aviones, los asientos, las tarifas, sus condiciones, el equipaje permitido y las cifras de dióxido de carbono son estimaciones de ese modelo. Se parecen al mundo de la aviación, pero no son el horario ni la oferta de nadie.",
        "Un vuelo hallado aquí puede no existir. Quizá la aerolínea vuele esa ruta a otras horas, a otro precio, menos días o nunca, y quizá falte un vuelo que sí existe. Por favor, no comprometa nada que cueste dinero, como vacaciones, trenes o citas, por un vuelo que solo ha visto en este buscador.",
      ],
    },
    {
      heading: "Los hoteles también lo son",
      body: [
        "Los hoteles no existen. Sus nombres, direcciones, estrellas, calificaciones, habitaciones, precios y condiciones provienen de un modelo de cómo es el alojamiento en cada lugar. Sus imágenes son dibujos armados con lo que, según el modelo, tiene el hotel. Las ciudades, los barrios y los sitios conocidos son reales; la distancia hasta ellos se mide en el mapa desde el punto donde el modelo colocó el hotel.",
        "Los impuestos y cargos incluidos en los precios de hotel siguen lo que es usual en cada lugar, hasta donde sabemos. No son asesoría fiscal.",
      ],
    },
    {
      heading: "Qué es hoy una reserva",
      body: [
        "Usted puede recorrer una reserva completa, y el sitio la trata con la seriedad de una real: revisa nombres y fechas, sostiene el precio, descuenta un asiento o una habitación de las existencias del modelo, consulta a una pasarela de tarjetas, le da un número de reserva, le envía una confirmación por correo y le deja cancelar en [Administrar reserva](/manage-booking), con los montos que tendría una cancelación real. Pero esa pasarela es un “sandbox”, una parte del programa que no le cobra a nadie. La página de confirmación lo avisa: el pago fue de prueba.",
        {
          note: "Mientras el sitio funcione así, por favor no escriba el número de una tarjeta verdadera. Sirven 16 dígitos cualesquiera; el número de prueba habitual es 4242 4242 4242 4242.",
        },
        "Una reserva de prueba no es un contrato de transporte ni de hospedaje. No genera ninguno de los cargos de nuestras políticas, no hay nada que cancelar y no puede volver dinero, porque no se pagó ninguno. Cuando la agencia conecte el sitio con proveedores y una pasarela reales, ese aviso desaparecerá, esta página se escribirá de nuevo y nuestros [términos y condiciones](/terms-and-conditions) valdrán por completo para cada reserva.",
      ],
    },
    {
      heading: "Lo que un agente arregla por teléfono",
      body: [
        "En el {phone} contesta una persona, que no depende del modelo de este buscador. Para una reserva así cuenta lo que el agente le diga y le mande por escrito: el vuelo o el hotel, sus condiciones, el precio y nuestros cargos. Pídalo antes de pagar. Un precio visto en este sitio no garantiza que un agente pueda encontrarlo.",
      ],
    },
    {
      heading: "Precios en otras monedas",
      body: [
        "Los precios se calculan en dólares estadounidenses y se muestran en la moneda que usted elige con tipos de cambio de referencia. Están redondeados y no se actualizan al instante; su fecha figura al pie de cada página. Su banco puede aplicar otro tipo de cambio y cobrar una comisión propia. Si no hay tipo de cambio para una moneda, los precios quedan en dólares y así se indica.",
      ],
    },
    {
      heading: "Nuestras páginas sobre ciudades, aerolíneas y maneras de viajar",
      body: [
        "Escribimos sobre aeropuertos, trenes, temporadas, equipaje y check-in para ser útiles, y revisamos lo que escribimos. Aun así, las aerolíneas cambian sus límites y horas de cierre sin consultarnos, una línea de tranvía se reconstruye, un museo cambia su día de descanso. Si de un detalle dependen dinero o una salida, mire el sitio de la aerolínea, del hotel o del operador antes de confiar en el nuestro. Para un vuelo que usted ya tiene, decide el contrato de transporte de la aerolínea.",
        "Los pasaportes, visas, permisos de tránsito, aduanas y vacunas los deciden los gobiernos y pueden depender de su nacionalidad y de su ruta. Lo que decimos de ellos es información general, no asesoría legal ni médica. Tener los documentos que exige el viaje es responsabilidad de quien viaja.",
        "¿Encontró un error? Escriba a {email}. Preferimos corregirlo hoy a que nos lo perdonen después.",
      ],
    },
    {
      heading: "Independientes, y al servicio de usted",
      body: [
        "Ninguna aerolínea y ningún hotel es dueño de {brand}. Los nombres de aerolíneas dicen a cuál nos referimos y pertenecen a sus titulares; los distintivos con forma de cola son dibujos nuestros, no logotipos. Ninguna página de aquí es el sitio de una aerolínea, y el teléfono tampoco es el suyo. Cómo se ordenan las listas y quién nos paga está en el [aviso sobre publicidad](/advertiser-disclosure).",
        "Cuando por medio de {brand} se venden vuelos y habitaciones reales, la aerolínea hace el transporte y el hotel da el hospedaje. Nosotros gestionamos el contrato entre usted y ellos, y respondemos por ese trabajo, no por un retraso, una cancelación, una sobreventa, una maleta perdida o una piscina cerrada. Sí le ayudamos a reclamar lo que le deban.",
      ],
    },
    {
      heading: "El sitio mismo",
      body: [
        "Queremos que el sitio esté disponible día y noche, y no podemos prometer que siempre lo esté: los servidores necesitan reparaciones, las redes fallan. Si una página dice que algo salió mal, nada se reservó a menos que usted tenga un número de reserva. Si tiene dudas, llame antes de intentarlo en otra parte; un formulario enviado dos veces reserva una sola vez.",
        "El programa que hace funcionar el sitio es de código abierto, con licencia Apache 2.0, y sus autores lo entregan sin garantía. Lo que la agencia le debe a usted como cliente sale de la ley y de nuestros términos, no de esa licencia.",
        "Los enlaces a otros sitios llevan en su mayoría a fuentes de datos abiertos. No controlamos lo que esos sitios dicen o hacen.",
      ],
    },
    {
      heading: "Hasta dónde respondemos por lo escrito aquí",
      body: [
        "Elegimos y revisamos lo que publicamos con el cuidado de una agencia seria. En la medida en que la ley lo permite, no respondemos por daños que vengan de confiar, pese a este aviso, en vuelos, tarifas u hoteles ilustrativos; de confiar en información general cuando la respuesta definitiva podía obtenerse de la aerolínea, el hotel o la autoridad; o de una interrupción del sitio.",
        "Nada en esta página le quita un derecho que la ley le da y que no puede renunciarse, en especial los de los consumidores y los pasajeros aéreos, y nada limita nuestra responsabilidad por dolo, culpa grave o daños a la vida y la salud.",
      ],
    },
    {
      heading: "Cambios y preguntas",
      body: [
        "Avisamos de los cambios en nuestras políticas con {policy.policyChangeNotice} de anticipación. Si algo no queda claro, pregunte antes de reservar: {email}, {phone}, de día o de noche, o [la página de contacto](/contact-us). Qué contiene un precio se explica en la [información sobre tarifas](/fare-disclosure-policy).",
      ],
    },
  ],
} satisfies LegalPage;
