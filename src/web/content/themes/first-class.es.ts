import type { ThemePage } from "../page-types.ts";

export default {
  kind: "theme",
  theme: "first-class",
  name: "Primera clase",
  start: { cabin: "Business", trip: { inDays: 45, nights: 7 } },
  path: "/es/travel-by-theme/book-first-class-flights-tickets",
  title: "Vuelos en primera clase: quién la conserva y cómo se reserva",
  description:
    "La primera clase internacional sobrevive en pocas aerolíneas: cuáles, qué agrega a la ejecutiva, en qué difiere la “First” nacional y cómo reservarla.",
  h1: "Reserve vuelos en primera clase",
  pictureAlt: "Una cama tendida junto a una ventana ancha sobre las nubes de la noche, con lámpara, orquídeas y dos copas en la mesita",
  formNote:
    "La primera clase no se elige en este formulario: la reservan los agentes en el {phone}. La cabina empieza en **Ejecutiva**, la más alta que conoce el formulario, para que vea quién vuela su ruta y desde qué precio se cuenta la diferencia.",
  routes: [
    { from: "NYC-New York", to: "PAR-Paris" },
    { from: "CHI-Chicago", to: "FRA-Frankfurt" },
    { from: "LAX-Los Angeles", to: "DXB-Dubai" },
    { from: "SFO-San Francisco", to: "HKG-Hong Kong" },
    { from: "WAS-Washington", to: "TYO-Tokyo" },
  ],
  sections: [
    {
      heading: "Primera, ¿de cuál?",
      body: [
        "En Estados Unidos, “first class” suele ser la parte delantera de un avión nacional: un sillón de cuero de unos 51 cm (20 pulgadas) de ancho, dos a cada lado, dos maletas en muchas tarifas y comida si el vuelo es largo. No es una cama y por lo común no da entrada a una sala VIP. Para encontrarla, busque con el formulario tal como está: el sitio llama **Ejecutiva** a esa cabina.",
        "La otra cruza océanos, en cabinas de cuatro a catorce asientos. De ella trata el resto de la página.",
      ],
    },
    {
      heading: "Quién la conserva",
      body: [
        "Las camas de la ejecutiva mejoraron tanto que muchas aerolíneas quitaron la primera, entre ellas United y Delta; American decidió cambiar la suya por más asientos ejecutivos. La mantienen, en algunos de sus aviones y nunca en todos:",
        {
          table: {
            caption: "Primera clase internacional en rutas desde Estados Unidos",
            head: ["Aerolínea", "Por qué se la conoce"],
            rows: [
              [
                "[Air France](/airlines/book-air-france-flights-tickets)",
                "La Première: cuatro asientos en ciertos 777 y un auto hasta el avión en París",
              ],
              [
                "[Lufthansa](/airlines/book-lufthansa-flights-tickets), SWISS",
                "Una terminal propia en Fráncfort, desde la que llevan al pasajero al avión",
              ],
              ["British Airways", "La que más vuelos ofrece desde Estados Unidos, en muchos 777 y en el A380"],
              [
                "[Emirates](/airlines/book-emirates-flights-tickets)",
                "Dos duchas en el A380 y suites del todo cerradas en parte de los 777",
              ],
              ["Etihad", "En el A380, sillón y cama aparte, o los tres ambientes de The Residence"],
              ["All Nippon, Japan Airlines", "Suites amplias a Tokio y menús japoneses de varios tiempos"],
              ["Cathay Pacific", "Seis asientos, solo tres por fila, y camas de las más anchas que vuelan"],
              ["Singapore Airlines, Korean Air, Qantas", "En aviones y rutas determinados; pregunte por la suya"],
            ],
          },
        },
        "Estos aviones cambian de ruta con la temporada. El vuelo que usted conoce puede quedarse sin primera el mes próximo, y por eso la vendemos con una persona al teléfono.",
      ],
    },
    {
      heading: "Qué se compra por encima de la ejecutiva",
      body: [
        {
          list: [
            "**Espacio.** Planas son las dos camas. La de primera puede medir 75 cm (30 pulgadas) de ancho y la tienden con colchón mientras usted se cambia.",
            "**Tiempo.** Se cena a la hora que uno pida, a medianoche o a las cuatro. En siete horas dormirá durante casi todo lo que pagó; en trece tiene sentido.",
            "**La tierra.** Mostrador aparte, una sala con restaurante y, en ciertas sedes, un auto por la plataforma. Donde más se nota es en la ciudad de la aerolínea.",
            "**Maletas.** A menudo una tercera, de 32 kg (70 lb) cada una. El boleto dice cuántas.",
          ],
        },
        "No compra puntualidad: el avión es el mismo.",
      ],
    },
    {
      heading: "Cómo pagar menos",
      body: [
        "Hay pocas ofertas. Ayuda empezar en un país donde la misma aerolínea pide menos, y volar un trayecto en primera y el otro en ejecutiva. Algunas venden el ascenso desde ejecutiva en el mostrador. Los premios se arreglan con el programa: nosotros no vendemos ni gestionamos millas.",
      ],
    },
  ],
  byPhone:
    "Dé al agente la ruta, un margen de tres o cuatro días y lo que más le importa: la cama, la sala o el horario. Pida el avión del tramo largo, si la tarifa se reembolsa y la diferencia con la ejecutiva en el mismo vuelo. El cargo por servicio para esta cabina es de {policy.premiumCabinServiceFee}; ese y los demás de [nuestros cargos](/our-service-fees) van en el total que oye antes de aceptar.",
  questions: [
    {
      question: "¿Por qué no puedo elegir primera en la búsqueda?",
      answer:
        "Porque muy pocos vuelos la tienen, y cuáles son va cambiando. El formulario le daría páginas vacías. Un agente comprueba el avión de ese día y las reglas de la tarifa, y luego reserva.",
    },
    {
      question: "¿Las tarifas que muestra esta página son de primera?",
      answer:
        "No, son de ejecutiva, en rutas donde se ha volado en primera por años. Tómelas como el piso: la primera cuesta bastante más.",
    },
    {
      question: "¿Pueden viajar niños en primera clase?",
      answer:
        "En la mayoría de las aerolíneas sí, con tarifa de niño o de adulto, aunque unas pocas limitan a los bebés en esa cabina. Diga las edades al agente: con un niño pequeño, pida la pareja de asientos del centro.",
    },
    {
      question: "¿Y si cambian el avión por uno sin primera?",
      answer:
        "Le dan asiento en ejecutiva y puede reclamar la diferencia, o devolver el boleto. En vuelos desde Estados Unidos deben reembolsar la diferencia de tarifa; desde la Unión Europea y el Reino Unido la ley fija un porcentaje. [Nuestra política de reembolsos](/refund-policy) explica lo que nos toca.",
    },
  ],
} satisfies ThemePage;
