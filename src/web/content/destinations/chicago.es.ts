import type { DestinationPage } from "../page-types.ts";

export default {
  kind: "destination",
  path: "/es/destination/book-flights-tickets-to-chicago",
  title: "Ofertas exclusivas de vuelos y boletos de avión baratos a Chicago",
  description:
    "{brand} le da la bienvenida: vuelos a Chicago por O'Hare o por Midway, trenes al Loop, el río en barco y los meses en que vale la pena el viento del lago.",
  city: "Chicago",
  place: "CHI-Chicago",
  origins: ["NYC-New York", "LAX-Los Angeles", "DFW-Dallas", "BOS-Boston", "DEN-Denver", "MIA-Miami"],
  poster: {
    slug: "chicago",
    alt: "Un puente levadizo abierto enmarca contra el sol la torre más alta de Chicago; un velero sale por el río",
  },
  overview: {
    heading: "Rascacielos con playa enfrente",
    body: [
      "Chicago ardió en 1871, se rehízo en acero y de paso inventó el rascacielos. Algunos de los primeros siguen en pie en el Loop, el cuadro del centro que los trenes elevados dibujan en el aire, y un paseo en barco por el río recorre en noventa minutos siglo y medio de sus descendientes. Al otro lado de Michigan Avenue la ciudad se acaba: parques, 29 km (18 millas) de senda junto al lago y agua hasta el horizonte.",
      "Los hoteles se concentran en el Loop, callado después de la oficina, y en River North, que no lo es. Para comer, aléjese: tacos en Pilsen, dim sum en Chinatown, cena en West Loop, todo a un viaje corto en “la L”, el tren urbano. Tres días alcanzan para el centro y un barrio; con un partido en Wrigley son cuatro.",
    ],
  },
  attractions: [
    {
      name: "Paseo de arquitectura en barco",
      text: "Los guías voluntarios del Chicago Architecture Center conocen cada edificio del río por su ingeniero. De abril a noviembre.",
    },
    {
      name: "Art Institute",
      text: "Nighthawks de Hopper, La Grande Jatte de Seurat y, abajo, las salas Thorne: sesenta y ocho interiores en miniatura, a escala de una pulgada por pie.",
    },
    {
      name: "Millennium Park",
      text: "Cloud Gate, de Anish Kapoor, al que todos llaman “el frijol”, y conciertos gratuitos de verano bajo las cintas de acero de Frank Gehry.",
    },
    {
      name: "Skydeck de la torre Willis",
      text: "Balcones de vidrio en el piso 103, a 412 metros (1,353 pies) sobre Wacker Drive.",
    },
    {
      name: "Museo Field",
      text: "Sue, la tiranosaurio, acompaña a los leones de Tsavo. El acuario Shedd y el planetario Adler comparten el césped.",
    },
    {
      name: "Museo Griffin de Ciencia e Industria",
      text: "Un submarino alemán capturado en 1944 y una mina de carbón a la que se baja. En Hyde Park, cerca de la casa Robie de Frank Lloyd Wright.",
    },
    {
      name: "Wrigley Field",
      text: "Hiedra en el muro del jardín, un marcador que se cambia a mano y la línea roja en la puerta.",
    },
  ],
  airports: [
    {
      code: "ORD",
      name: "Aeropuerto Internacional O'Hare",
      text: "A 27 km (17 millas) al noroeste. La línea azul de la CTA circula toda la noche, tarda unos 45 minutos al Loop y cuesta cerca de 5 dólares desde el aeropuerto. En taxi calcule 30 minutos al amanecer y más de una hora a las cinco de la tarde.",
    },
    {
      code: "MDW",
      name: "Aeropuerto Internacional Midway",
      text: "A 16 km (10 millas) al suroeste. La línea naranja llega al Loop en unos 25 minutos, desde la madrugada hasta cerca de la una de la mañana. El taxi tarda de 25 a 45 minutos.",
    },
    {
      code: "MKE",
      name: "Aeropuerto Internacional Mitchell de Milwaukee",
      text: "A 130 km (80 millas) al norte. El tren Hiawatha de Amtrak para en su propia estación del aeropuerto y llega a Union Station en cerca de una hora y cuarto.",
    },
  ],
  seasons: [
    {
      name: "Marzo a mayo",
      text: "El río se tiñe de verde el sábado de San Patricio. Hasta junio, junto al lago hace unos 5 °C (10 °F) menos que tierra adentro.",
    },
    {
      name: "Junio a agosto",
      text: "29 °C (84 °F), playas, blues y gospel en los parques. Lollapalooza, hacia el primero de agosto, llena el centro.",
    },
    {
      name: "Septiembre a noviembre",
      text: "El mejor tiempo para caminar dura hasta mediados de octubre. El maratón, un domingo de ese mes, cierra calles y llena aviones.",
    },
    {
      name: "Diciembre a febrero",
      text: "En enero se ronda 0 °C (32 °F). Teatro, museos y algunas de las tarifas más bajas del año.",
    },
  ],
  byPhone:
    "Cuando llame al {phone}, diga “cualquier aeropuerto de Chicago”, salvo que quiera uno: así el agente le lee O'Hare y Midway a la par. Mencione dónde se aloja, porque el norte y los suburbios del oeste quedan más cerca de O'Hare, y Hyde Park y el South Loop, de Midway. Para una conexión en invierno pida el primer vuelo del día, cuando aún quedan otros adonde pasarlo.",
  questions: [
    {
      question: "¿O'Hare o Midway?",
      answer:
        "Midway, si la tarifa es igual y va al centro: es más pequeño, más cercano y se camina poco hasta la puerta. O'Hare, si viene del extranjero, quiere más horarios o llega pasada la medianoche. [Southwest](/airlines/book-southwest-flights-tickets) tiene su casa en Midway, y United y American en O'Hare: lea el código en el boleto.",
    },
    {
      question: "¿Puedo ver la ciudad durante una escala?",
      answer:
        "Con siete horas o más en O'Hare, sí. Cuente una hora de ida y otra de vuelta, con la caminata al tren, y regrese noventa minutos antes de la salida. Baje en Washington: Millennium Park y el río quedan a diez minutos a pie. En Midway bastan cinco.",
    },
    {
      question: "¿Tanto afecta el invierno a los vuelos?",
      answer:
        "Los dos aeropuertos están hechos para la nieve y la despejan rápido, pero las tormentas y el deshielo de los aviones causan demoras de diciembre a febrero. Un vuelo sin escalas reduce el riesgo. Si la aerolínea cancela, [nuestra política de reembolsos](/refund-policy) explica qué se devuelve y cómo.",
    },
    {
      question: "¿Dónde me alojo para aprovechar los trenes?",
      answer:
        "Cerca de una estación de la línea azul o la roja, entre el Loop y Lincoln Park: circulan toda la noche. La azul va a O'Hare y la naranja, desde cualquier estación del Loop, a Midway. El auto sobra: una noche de garaje en el centro cuesta más que una semana de trenes. Elija el [hotel](/hotels) por su estación.",
    },
  ],
} satisfies DestinationPage;
