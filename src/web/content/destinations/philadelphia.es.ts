import type { DestinationPage } from "../page-types.ts";

export default {
  kind: "destination",
  path: "/es/destination/book-flights-tickets-to-philadelphia",
  title: "Ofertas exclusivas de vuelos y boletos de avión baratos a Filadelfia",
  description:
    "{brand} le da la bienvenida: vuelos a Filadelfia, a 25 minutos en tren del ayuntamiento, la Campana de la Libertad y el mercado de Reading Terminal.",
  city: "Filadelfia",
  place: "PHL-Philadelphia",
  origins: ["CHI-Chicago", "ATL-Atlanta", "MIA-Miami", "DFW-Dallas", "LAX-Los Angeles", "BOS-Boston"],
  poster: {
    slug: "philadelphia",
    alt: "La torre del ayuntamiento con William Penn en lo alto, las casas de remo iluminadas junto al Schuylkill y un bote de remos al amanecer",
  },
  overview: {
    heading: "Filadelfia, trazada en 1682 y todavía para caminar",
    body: [
      "William Penn mandó trazar su ciudad como una cuadrícula entre dos ríos, con cinco plazas verdes, y el centro todavía cabe en ese plano: del Delaware al Schuylkill hay 3 km (2 millas) a pie. En el extremo oriental se discutió el nacimiento del país. Los museos están al noroeste, a lo largo de la Parkway, y en medio quedan calles de casas en hilera por donde no pasa una camioneta.",
      "La gente es franca, fiel a sus equipos y se toma en serio los sándwiches. Pida una vez el cheesesteak y después el de cerdo asado con brócoli rabe y provolone fuerte, que muchos de aquí prefieren. Buena parte de los restaurantes pequeños no tiene licencia de alcohol: usted lleva su botella y la cuenta sale moderada. Y el Mercado Italiano, en la calle 9, es hoy también mexicano, con tortillerías y barbacoa. Dos noches alcanzan; la tercera es para la Fundación Barnes o los jardines de Longwood.",
    ],
  },
  attractions: [
    {
      name: "Independence Hall",
      text: "La sala donde se firmaron la Declaración de Independencia y la Constitución. Se entra con guardaparques.",
    },
    {
      name: "Campana de la Libertad",
      text: "943 kg (2,080 lb) de bronce rajado, al otro lado de la calle. No se paga; la fila es más corta después de las tres.",
    },
    {
      name: "Mercado de Reading Terminal",
      text: "Unos ochenta puestos bajo la vieja estación de 1893. Los panaderos de origen alemán de Pensilvania descansan el domingo.",
    },
    {
      name: "Museo de Arte de Filadelfia",
      text: "Los setenta y dos escalones de Rocky y, detrás, una casa de té japonesa, la sala de un templo hindú y el Gran Vidrio de Duchamp.",
    },
    { name: "Fundación Barnes", text: "181 Renoir, entre Cézannes y bisagras de hierro, colgados exactamente como los dejó su dueño." },
    {
      name: "Ayuntamiento",
      text: "167 metros (548 pies) de piedra y ladrillo sin armazón de acero, con un Penn de bronce de 11 metros (37 pies) en la punta. Un ascensor diminuto sube hasta sus pies.",
    },
    {
      name: "Penitenciaría Eastern State",
      text: "Una cárcel en ruinas de 1829, siete galerías en estrella, con la celda amueblada de Al Capone.",
    },
  ],
  airports: [
    {
      code: "PHL",
      name: "Internacional de Filadelfia",
      text: "A 13 km (8 millas) al suroeste. La Airport Line de SEPTA para en las terminales y llega a las estaciones 30th Street, Suburban y Jefferson en unos 25 minutos, cada media hora. El taxi al centro tiene tarifa fija de algo más de 30 dólares.",
    },
    {
      code: "TTN",
      name: "Trenton–Mercer, Nueva Jersey",
      text: "Unos 48 km (30 millas) al noreste, con pocos vuelos de bajo costo. Taxi a la estación de Trenton y 50 minutos en la Trenton Line de SEPTA.",
    },
    {
      code: "ILG",
      name: "Wilmington, Delaware",
      text: "48 km (30 millas) al suroeste, igual de pequeño; trenes de Amtrak y SEPTA de la estación de Wilmington a 30th Street.",
    },
    {
      code: "ABE",
      name: "Lehigh Valley, Allentown",
      text: "105 km (65 millas) al norte, más útil para los montes Pocono y Bethlehem que para la ciudad.",
    },
  ],
  seasons: [
    {
      name: "Marzo a mayo",
      text: "La Exposición de Flores a principios de marzo, cerezos junto a la casa japonesa Shofuso en abril y 21 °C (70 °F) en mayo.",
    },
    {
      name: "Junio a agosto",
      text: "31 °C (87 °F) y humedad. Cervecerías en los muelles, conciertos gratis del 19 de junio al 4 de julio y, los sábados, media ciudad en la costa de Jersey.",
    },
    {
      name: "Septiembre a noviembre",
      text: "Seco y dorado junto al arroyo Wissahickon, lo mejor del año para caminar. El fútbol americano y el inicio de clases encarecen los hoteles.",
    },
    {
      name: "Diciembre a febrero",
      text: "Unos 6 °C (42 °F) y algo de nieve. El mercado navideño del ayuntamiento y, en Año Nuevo, las comparsas de los Mummers por Broad Street; después, tarifas bajas.",
    },
  ],
  byPhone: null,
  questions: [
    {
      question: "¿Hace falta entrada para Independence Hall?",
      answer:
        "Sí, casi todo el año: una entrada con hora, de recreation.gov, por cerca de un dólar. Resérvela antes de elegir el vuelo de vuelta, porque las mañanas de verano se acaban semanas antes. La Campana y el resto del parque no lo piden.",
    },
    {
      question: "¿Conviene volar a Newark?",
      answer:
        "Solo si la diferencia es grande. Amtrak va de la estación del aeropuerto de Newark a 30th Street en cerca de una hora, pero a última hora es caro y no todos los trenes paran. Si viene de ultramar, sí compare los vuelos a [Nueva York](/destination/book-flights-tickets-to-new-york).",
    },
    {
      question: "¿Qué aerolínea vuela más a Filadelfia?",
      answer:
        "American, que tiene aquí su principal centro de conexiones hacia Europa; vea [el equipaje y el check-in con American](/airlines/book-american-flights-tickets). [Frontier](/airlines/book-frontier-flights-tickets) y Southwest contienen las tarifas nacionales: compare con la maleta incluida.",
    },
    {
      question: "¿Puedo ver Nueva York y Washington en el mismo viaje?",
      answer:
        "Con facilidad, en tren desde la estación 30th Street: más o menos hora y media a Nueva York y dos horas a Washington. Llegue en avión a una de las tres ciudades y regrese desde otra, sin desandar camino.",
    },
  ],
} satisfies DestinationPage;
