import type { DestinationPage } from "../page-types.ts";

export default {
  kind: "destination",
  path: "/es/destination/book-flights-tickets-to-los-angeles",
  title: "Ofertas exclusivas de vuelos y boletos de avión baratos a Los Ángeles",
  description:
    "{brand} le da la bienvenida: vuelos a Los Ángeles y a sus cuatro aeropuertos menores, del Observatorio Griffith al muelle, y los trenes que evitan la autopista.",
  city: "Los Ángeles",
  place: "LAX-Los Angeles",
  origins: ["NYC-New York", "SFO-San Francisco", "CHI-Chicago", "DFW-Dallas", "SEA-Seattle", "MEX-Mexico City"],
  poster: { slug: "los-angeles", alt: "Una avenida de palmeras altas hacia un sol bajo, con el Observatorio Griffith blanco en su colina" },
  overview: {
    heading: "Los Ángeles es una región: elija primero su rincón",
    body: [
      "De Malibú a Anaheim hay 97 km (60 millas), y el mar, los estudios y los museos quedan en direcciones distintas. El error de la primera visita es un hotel que no está cerca de nada. Santa Mónica y Venice son para la playa; West Hollywood queda en medio y se anima de noche; el centro tiene los trenes y la sala de conciertos; Pasadena, los jardines.",
      "Después, dedique cada día a un lado de la ciudad y tome la autopista antes de las siete o después de las diez. Cuatro días son una buena medida: uno para la costa, uno para Hollywood y Griffith Park, uno para los museos y uno para un parque temático. En Boyle Heights, Koreatown y el valle de San Gabriel se come mejor que en cualquier restaurante con vista.",
    ],
  },
  attractions: [
    {
      name: "Observatorio Griffith",
      text: "Telescopios y un planetario de 1935 sobre la ciudad, con el letrero de Hollywood al otro lado del cañón. Gratis; cierra los lunes. Un autobús DASH sube desde la estación Vermont/Sunset del metro.",
    },
    {
      name: "Getty Center",
      text: "Los Lirios de Van Gogh, un jardín que es una escultura y un tranvía que sube la colina. La entrada es gratuita con hora reservada; el estacionamiento se paga.",
    },
    {
      name: "Muelle de Santa Mónica",
      text: "La rueda, el carrusel de 1922 y el letrero donde termina la Ruta 66. La línea E desde el centro para a cuatro cuadras, unos 50 minutos.",
    },
    {
      name: "Sala Walt Disney y The Broad",
      text: "Las velas de acero de Frank Gehry y un museo gratuito de arte contemporáneo en la misma esquina; cuesta abajo, junto al funicular Angels Flight, el Grand Central Market.",
    },
    {
      name: "La Brea Tar Pits",
      text: "Asfalto que todavía burbujea en el bulevar Wilshire, donde atrapó mamuts y lobos gigantes. El museo de sus huesos está en obras: confirme qué está abierto. Al lado está el museo de arte del condado.",
    },
    {
      name: "Universal Studios Hollywood",
      text: "Un estudio en funcionamiento rodeado por un parque, y el único de los grandes al que llega el metro: línea B hasta Universal City y autobús gratuito.",
    },
    {
      name: "The Huntington",
      text: "Una Biblia de Gutenberg, un jardín desértico y otro chino, amurallado, en San Marino, junto a Pasadena. Cierra los martes.",
    },
  ],
  airports: [
    {
      code: "LAX",
      name: "Internacional de Los Ángeles",
      text: "A 29 km (18 millas) al suroeste del centro. El autobús FlyAway va directo a Union Station en 35 a 60 minutos; una conexión gratuita del aeropuerto lleva al LAX/Metro Transit Center y a las líneas K y C. El taxi al centro cuesta unos 60 dólares.",
    },
    {
      code: "BUR",
      name: "Hollywood Burbank",
      text: "El más cómodo para Hollywood, Universal y Pasadena. Los trenes de Metrolink llegan a Union Station en unos 25 minutos.",
    },
    {
      code: "SNA",
      name: "John Wayne, condado de Orange",
      text: "A 23 km (14 millas) de Disneyland y a 64 km (40 millas) del centro. Ninguna aerolínea despega tarde en la noche.",
    },
    {
      code: "LGB",
      name: "Long Beach",
      text: "Pequeño y rápido, 35 km (22 millas) al sur; un autobús local lo une con la línea A hacia el centro.",
    },
    {
      code: "ONT",
      name: "Internacional de Ontario (California)",
      text: "61 km (38 millas) al este, para el Inland Empire y las montañas. No lo confunda con [la provincia canadiense](/destination/book-flights-tickets-to-ontario).",
    },
  ],
  seasons: [
    {
      name: "Enero a marzo",
      text: "La poca lluvia cae ahora, y al día siguiente se ve nieve en la sierra de San Gabriel. Frente a la costa pasan ballenas grises. Suelen ser las tarifas más bajas.",
    },
    {
      name: "Abril a junio",
      text: "Clima suave y colinas en flor; luego, la “penumbra de junio”, una nube matinal que deja grises las playas hasta mediodía.",
    },
    {
      name: "Julio a septiembre",
      text: "Unos 24 °C (75 °F) en la costa y 35 °C (95 °F) en el Valle el mismo día. El mar más tibio y los parques más llenos.",
    },
    {
      name: "Octubre y noviembre",
      text: "Cielo claro y a menudo calor, cuando soplan los vientos de Santa Ana. Menos familias y el mismo sol; puede haber humo de incendios.",
    },
  ],
  byPhone:
    "Una búsqueda de LAX mira solo LAX; diga al agente dónde va a dormir y pida los cinco aeropuertos lado a lado. Para Disneyland, el condado de Orange o Long Beach pueden ahorrarle una hora por trayecto, y Burbank muchas veces justifica una tarifa algo mayor. Si sigue hacia Asia o Australia, nombre la ciudad final para que todo sea un solo boleto y una conexión perdida sea asunto de la aerolínea. Diga también si necesita auto: las arrendadoras quedan a un viaje en autobús.",
  questions: [
    {
      question: "¿Qué aeropuerto conviene para Disneyland?",
      answer:
        "John Wayne (SNA), a unos 20 minutos de Anaheim en auto. Le sigue Long Beach; desde LAX calcule 45 minutos al amanecer y 90 por la tarde.",
    },
    {
      question: "¿Puedo arreglarme en Los Ángeles sin auto?",
      answer:
        "Sí, si duerme cerca de una estación. La línea B une el centro, Hollywood y Universal; la E, los museos de Exposition Park y Santa Mónica. Para Malibú, el Getty de noche o dos extremos en un mismo día querrá un auto.",
    },
    {
      question: "¿Con cuánto tiempo debo llegar a LAX?",
      answer:
        "Dos horas antes de un vuelo nacional y tres antes de uno internacional, contadas desde la puerta de la terminal. Solo la vuelta por la vía de acceso puede tomar media hora al anochecer o en feriados.",
    },
    {
      question: "¿Y si la tarifa baja después de que compré?",
      answer:
        "En las primeras {policy.priceMatchWindow} quizá pueda recuperar la diferencia: las condiciones están en [nuestra promesa de igualar precios](/price-match-promise). Más tarde depende de la aerolínea y de lo que cueste [cambiar el boleto](/cancellation-policy).",
    },
  ],
} satisfies DestinationPage;
