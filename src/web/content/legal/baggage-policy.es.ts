import type { LegalPage } from "../page-types.ts";

export default {
  kind: "legal",
  path: "/es/baggage-policy",
  title: "Política de equipaje: qué reglas valen para sus maletas",
  description:
    "Qué aerolínea manda sobre el equipaje en un viaje con varias, dónde dice el sitio lo que va incluido, qué no debe volar y qué hacer si una maleta no llega.",
  h1: "Política de equipaje",
  validFrom: "2026-11-21",
  inShort: [
    "El equipaje es asunto de la aerolínea: ella fija tamaño, peso, cantidad y precio, y responde por él. Nosotros no cobramos ningún cargo de equipaje.",
    "Cada vuelo de este sitio dice cuántas piezas de mano y cuántas documentadas incluye la tarifa, y más o menos cuánto cuesta la primera maleta documentada si no incluye ninguna.",
    "Una maleta dañada o perdida se reporta en el aeropuerto, antes de salir de la zona de entrega, a la aerolínea con la que aterrizó.",
  ],
  sections: [
    {
      heading: "Qué somos y qué no",
      body: [
        "{brand} es una agencia de viajes. Vendemos el boleto con el equipaje que corresponde a su tarifa; no documentamos, transportamos ni guardamos maletas, y no podemos conceder una más. Las reglas que valen para usted están en las condiciones de transporte de la aerolínea vigentes el día en que compró el boleto. Esta página explica cómo encontrarlas y leerlas.",
        "Un vuelo reservado en este sitio lleva [nuestro único cargo por servicio](/our-service-fees) y nada más de nuestra parte. Lo que pague por una maleta, en el sitio, la aplicación o el mostrador de la aerolínea, es íntegramente para ella.",
      ],
    },
    {
      heading: "Dónde lo dice el sitio",
      body: [
        {
          table: {
            caption: "Lo que dice un vuelo del sitio sobre el equipaje",
            head: ["Usted ve", "Significa"],
            rows: [
              [
                "Equipaje de mano",
                "Las piezas de cabina que incluye la tarifa, por viajero. Además suele permitirse un bolso pequeño debajo del asiento.",
              ],
              ["Maletas documentadas con un peso", "Las piezas que la tarifa incluye para la bodega y lo que puede pesar cada una."],
              [
                "Maleta documentada con un precio",
                "No incluye ninguna. El precio es nuestra estimación para la primera, por trayecto, pagada por adelantado; no está en el total.",
              ],
              ["Sin maleta documentada", "No incluye ninguna y no podemos estimar un precio: pregunte a la aerolínea antes de comprar."],
            ],
          },
        },
        "Lo indicado vale por viajero. Un niño con asiento suele tener lo mismo que un adulto; un bebé en brazos, menos, aunque el cochecito y la silla de seguridad por lo general viajan gratis. Que los viajeros de una reserva puedan sumar sus kilos depende de la aerolínea: algunas lo permiten a las familias; la mayoría de las de Estados Unidos pesa cada maleta por separado.",
      ],
    },
    {
      heading: "Varias aerolíneas, un solo boleto",
      body: [
        "En un mismo boleto vale una misma regla de equipaje durante todo el viaje hacia, desde o dentro de Estados Unidos: lo exige la norma 14 CFR 399.87. Por lo general es la de la aerolínea cuyo código aparece en el primer vuelo, salvo que ella designe otra. Una aerolínea que solo opera el vuelo por cuenta de aquella no impone reglas propias.",
        "Dos boletos son dos viajes. Si reservó la ida con una aerolínea y la vuelta con otra, o agregó un vuelo en otra reserva, cada boleto tiene su regla, y quizá deba recoger la maleta y documentarla de nuevo entre uno y otro, pasando por la aduana si cruzó una frontera. Al llegar a Estados Unidos desde el exterior, la regla es recoger el equipaje en el primer aeropuerto, aun con un solo boleto, y entregarlo otra vez después de la aduana. Son excepción los pocos aeropuertos con control previo estadounidense, como Calgary, Vancouver y Dublín: allí se pasa la aduana de Estados Unidos antes de despegar.",
      ],
    },
    {
      heading: "Equipaje de mano",
      body: [
        "La mayoría de las tarifas de económica básica de las grandes aerolíneas estadounidenses incluye una pieza de mano; la excepción más conocida es United en vuelos nacionales. Varias de bajo costo incluyen solo el bolso debajo del asiento y piden más por una pieza mayor en la puerta que por adelantado. Mida con ruedas y manijas. Cuando los compartimentos se llenan, en la puerta pueden mandar su maleta a la bodega; saque antes medicinas, llaves, documentos y todo lo que lleve batería de litio.",
        "Los líquidos en cabina siguen las reglas del control del aeropuerto; en Estados Unidos, la regla de líquidos de la TSA. La leche de bebé y las medicinas están exentas en cantidades razonables; declárelas.",
      ],
    },
    {
      heading: "Objetos pesados, grandes y especiales",
      body: [
        {
          list: [
            "**El exceso de peso y el de tamaño** se cobran por separado, y una sola maleta puede pagar ambos. A partir de cierto peso la aerolínea la rechaza.",
            "**Artículos deportivos**: unas aerolíneas cuentan una bolsa de golf o unos esquís como una maleta normal; otras, como carga especial. Por tablas de surf y bicicletas hay que llamar.",
            "**Instrumentos musicales**: según 14 CFR parte 251, uno pequeño puede ir en cabina si hay lugar cuando usted aborda; uno grande puede tener su propio asiento con boleto.",
            "**Sillas de ruedas y otros dispositivos de asistencia** vuelan gratis, además del equipaje permitido, en cualquier aerolínea en Estados Unidos (14 CFR parte 382).",
            "**Los animales** tienen reglas, cargos y un cupo por cabina. Díganoslo antes de emitir el boleto.",
            "**Los militares** con órdenes suelen llevar más maletas sin costo. Traiga las órdenes; en el mostrador se las pedirán. Vea [tarifas para militares](/travel-by-theme/book-military-flights-tickets).",
          ],
        },
      ],
    },
    {
      heading: "Lo que no debe volar, o solo en cabina",
      body: [
        "Explosivos, fuegos artificiales, gases y líquidos inflamables, cloro y casi todo lo que lleva una etiqueta de peligro se quedan en casa. Los cargadores portátiles, las baterías de litio sueltas y los cigarrillos electrónicos van en cabina y nunca en una maleta documentada. Un arma de fuego puede documentarse en un estuche rígido con llave y declararse en el mostrador, donde lo permitan la aerolínea y la ley de cada lugar. Medicinas, joyas, dinero, documentos y llaves no deben ir en una maleta documentada: las aerolíneas excluyen su responsabilidad por muchos objetos de valor.",
      ],
    },
    {
      heading: "Si una maleta se retrasa, se daña o se pierde",
      body: [
        {
          steps: [
            "Antes de salir de la zona de entrega, vaya al mostrador de la aerolínea del último tramo y pida que levanten un reporte. Guarde el número y el talón de equipaje.",
            "Pregunte cuánto puede gastar en lo necesario mientras espera, y conserve cada recibo.",
            "Confirme el reclamo por escrito. En viajes internacionales, el Convenio de Montreal da plazos cortos: siete días por daños, desde que recibió la maleta, y veintiún días por retraso, desde que por fin se la entregaron.",
            "Si la maleta no aparece, la aerolínea le paga una indemnización hasta el límite del convenio, o hasta el de 14 CFR parte 254 en vuelos nacionales. Al documentarla puede declarar un valor mayor, con un costo.",
          ],
        },
        "Por la ley de Estados Unidos (14 CFR parte 260) también se le debe lo que pagó por la maleta documentada si se pierde o llega con un retraso significativo. Aun así, presente el reporte a la aerolínea, porque el plazo empieza con él.",
        "No somos parte en esos reclamos, pero con gusto le enviamos copias de boletos y recibos. Lo que implica el reembolso del boleto mismo está en [nuestra política de reembolsos](/refund-policy).",
      ],
    },
    {
      heading: "Reservado por teléfono",
      body: [
        "Dígale al agente cuántas maletas lleva antes de elegir la tarifa: el boleto más barato muchas veces no es el viaje más barato una vez pagadas dos maletas. El agente puede agregarlas donde la aerolínea lo permita a las agencias, al precio de ella. Si ya tiene una reserva nuestra y quiere agregar una después, hágalo en el sitio de la aerolínea con la referencia de la aerolínea; es más rápido y no cuesta nada extra.",
      ],
    },
    {
      heading: "Dos ejemplos",
      body: [
        "**Una pareja con dos maletas, vuelo sin escalas, una aerolínea.** El vuelo dice que no incluye maleta documentada y da un precio por una. Dos maletas de ida y vuelta son cuatro veces ese precio. Una tarifa con maleta incluida puede costar menos en total; compare pensando en eso.",
        "**De Seattle a Madrid con cambio de aerolínea en Nueva York, en un solo boleto.** La maleta se etiqueta hasta Madrid. La regla de la aerolínea del primer vuelo vale normalmente hasta el final, también en el avión de la segunda. A la vuelta se recoge en Nueva York, se pasa por la aduana y se entrega otra vez.",
      ],
    },
    {
      heading: "Dónde leer las reglas de cada aerolínea",
      body: [
        "Nuestras páginas de aerolíneas resumen el equipaje de cada una en una tabla, por ejemplo [American](/airlines/book-american-flights-tickets), [Southwest](/airlines/book-southwest-flights-tickets), [Volaris](/airlines/book-volaris-flights-tickets) y [Lufthansa](/airlines/book-lufthansa-flights-tickets). Son una guía. Las aerolíneas cambian sus cargos con poco aviso, así que la última palabra está en el sitio de la aerolínea, con la referencia que ella dio a su reserva. El equipaje y los precios que aparecen junto a los vuelos de este sitio son ilustrativos, como explica [el descargo de responsabilidad](/disclaimer).",
        "Preguntas antes o después de reservar: {phone}, de día y de noche, o {email}. Las cartas nos llegan a {office}.",
      ],
    },
  ],
} satisfies LegalPage;
