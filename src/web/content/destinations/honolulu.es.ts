import type { DestinationPage } from "../page-types.ts";

export default {
  kind: "destination",
  path: "/es/destination/book-flights-tickets-to-honolulu",
  title: "Ofertas exclusivas de vuelos y boletos de avión baratos a Honolulu",
  description:
    "{brand} le da la bienvenida: Honolulu y Oahu con detalle. Cómo ir de HNL a Waikiki, entradas a Pearl Harbor y Diamond Head, y una semana sin auto.",
  city: "Honolulu",
  place: "HNL-Honolulu",
  origins: ["LAX-Los Angeles", "SFO-San Francisco", "SAN-San Diego", "SEA-Seattle", "CHI-Chicago", "YVR-Vancouver"],
  poster: {
    slug: "honolulu",
    alt: "Diamond Head sobre la bahía de Waikiki, con el hotel rosado, canoas con balancín y sombrillas en la arena",
  },
  overview: {
    heading: "Capital de reyes, con olas para surf",
    body: [
      "Desde Honolulu gobernaron reyes y una reina hasta 1893, y la ciudad detrás de la playa guarda las pruebas: un palacio, una iglesia misionera de bloques de coral, un barrio chino con fideos frescos y puestos de collares de flores. Waikiki, 3 km (2 millas) de arena y torres, es su extremo oriental. En medio quedan el parque de Ala Moana y los murales de Kakaako.",
      "El resto de Oahu rodea la ciudad como el fin de semana al trabajo. Tras los túneles del Pali, a veinte minutos, están Kailua y Lanikai, con la arena más clara de la isla; a una hora, al noroeste, la costa norte, lisa como un lago en julio y con olas de 6 metros (20 pies) o más en enero. Un fin de semana largo alcanza para la ciudad; con cinco noches caben las dos costas.",
    ],
  },
  attractions: [
    {
      name: "Memorial nacional de Pearl Harbor",
      text: "Los museos son gratuitos y el barco al USS Arizona también, salvo un cargo por reserva de cerca de un dólar. El acorazado Missouri y el museo de aviación cobran entrada.",
    },
    {
      name: "Diamond Head",
      text: "1.3 km (0.8 millas) de curvas, túnel y escaleras hasta 232 metros (762 pies). Quien no vive en el estado reserva entrada y estacionamiento. Empiece antes de las ocho.",
    },
    {
      name: "Palacio Iolani",
      text: "El único palacio real de Estados Unidos, con luz eléctrica cuatro años antes que la Casa Blanca y el cuarto donde estuvo presa la reina Liliuokalani.",
    },
    {
      name: "Museo Bishop",
      text: "Capas de plumas, un cachalote colgado sobre tres galerías de madera de koa y el mejor relato de cómo los polinesios hallaron estas islas.",
    },
    {
      name: "Bahía de Hanauma",
      text: "Un cráter inundado, lleno de peces de arrecife. La entrada se reserva en línea dos días antes, y la bahía descansa dos días por semana.",
    },
    {
      name: "Costa norte",
      text: "Haleiwa para el raspado de hielo, Waimea y Sunset Beach para las olas de invierno, tortugas en Laniakea. Quédese a 3 metros (10 pies) de ellas.",
    },
    {
      name: "Playa Kuhio",
      text: "Dos piscinas de mar protegidas por muros para los niños, tablas y clases al lado, y hula bajo un baniano algunas tardes.",
    },
  ],
  airports: [
    {
      code: "HNL",
      name: "Aeropuerto Internacional Daniel K. Inouye",
      text: "A 14 km (9 millas) al oeste de Waikiki y 10 (6) del centro. La W Line de TheBus, un expreso, sale de Lelepaua, la estación del tren Skyline en el aeropuerto, y tarda unos 45 minutos a Waikiki; el equipaje debe caber en sus piernas o bajo el asiento. El Skyline va hacia Pearl Harbor y el oeste, no a la playa. Las camionetas compartidas paran en cada hotel, de 45 a 75 minutos. El taxi tarda 25 minutos, o 50 por la tarde.",
    },
  ],
  seasons: [
    {
      name: "Noviembre a febrero",
      text: "Campeonatos de surf en la costa norte, el Maratón de Honolulu en diciembre y días de 27 °C (80 °F). Los chubascos cruzan la sierra y en diez minutos se van.",
    },
    {
      name: "Marzo a mayo",
      text: "Vacaciones de primavera y después calma. Desde fines de abril la Semana Dorada llena Waikiki de visitantes de Japón; el Día del Lei, 1 de mayo, es de todos.",
    },
    {
      name: "Junio a agosto",
      text: "Vientos alisios y 31 °C (87 °F). El oleaje del sur trae a Waikiki olas largas y suaves: es el momento de aprender. Todo cuesta más.",
    },
    {
      name: "Septiembre y octubre",
      text: "Calor cuando faltan los alisios, pero lo compensan el desfile de los Aloha Festivals, el agua tibia y tarifas menores.",
    },
  ],
  byPhone:
    "Diga al agente del {phone} cuántas noches se queda y si viene solo a Oahu; si piensa en otra isla, lea antes [nuestra página de Hawái](/destination/book-flights-tickets-to-hawaii). Pida llegar antes de las cuatro de la tarde, antes del tráfico de la H-1, y un regreso que pueda soportar: en un vuelo nocturno vale la pena pedir ventanilla y asientos juntos. Pregunte por un [hotel](/hotels) en la misma llamada.",
  questions: [
    {
      question: "¿Se puede pasar una semana en Oahu sin auto?",
      answer:
        "Sí, si se aloja en Waikiki. TheBus va a Pearl Harbor, hacia Hanauma, a Kailua y, con paciencia, por toda la costa norte; pague con la tarjeta HOLO, que limita el gasto del día. Estacionar en el hotel suele costar unos 50 dólares por noche: alquile solo uno o dos días.",
    },
    {
      question: "¿Cómo consigo lugar en el barco al USS Arizona?",
      answer:
        "Reserve en el sitio oficial, recreation.gov, donde los lugares se abren ocho semanas antes y otra parte la tarde anterior, hora de Hawái. No se entra con bolsos; en la puerta hay casilleros. Nadie necesita un tour para entrar.",
    },
    {
      question: "¿Dónde alojarse fuera de Waikiki?",
      answer:
        "En Ko Olina, al oeste, por las lagunas y los resorts, a 30 minutos del aeropuerto; en Kahala, por la calma; en Turtle Bay, por la costa norte. Alquilar una casa por menos de 30 días es ilegal en casi todos los barrios de Oahu: desconfíe de las baratas.",
    },
    {
      question: "Mi vuelo sale de noche. ¿Qué hago después de dejar el hotel?",
      answer:
        "Casi todos los hoteles de Waikiki guardan maletas y algunos tienen duchas para quien se va; pregunte al llegar. Cene temprano, salga con tres horas y recuerde la inspección agrícola del equipaje, que va antes del mostrador de la aerolínea.",
    },
  ],
} satisfies DestinationPage;
