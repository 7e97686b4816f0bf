import type { DestinationPage } from "../page-types.ts";

export default {
  kind: "destination",
  path: "/es/destination/book-flights-tickets-to-austin",
  title: "Ofertas exclusivas de vuelos y boletos de avión baratos a Austin",
  description:
    "{brand} le da la bienvenida: vuelos a Austin para oír música en vivo, nadar en Barton Springs y ver salir los murciélagos, y qué semanas conviene evitar.",
  city: "Austin",
  place: "AUS-Austin",
  origins: ["NYC-New York", "LAX-Los Angeles", "CHI-Chicago", "DEN-Denver", "ATL-Atlanta", "SFO-San Francisco"],
  poster: {
    slug: "austin",
    alt: "El Capitolio de Texas, de granito rosado, bajo un cielo violeta al anochecer, mientras los murciélagos salen del puente de Congress Avenue",
  },
  overview: {
    heading: "Una capital que viaja con guitarra",
    body: [
      "Austin está donde las llanuras de Texas se quiebran en colinas de piedra caliza. El río que la cruza se llama Colorado, aunque no es el del Gran Cañón, y dentro de la ciudad una presa lo convierte en el lago Lady Bird, rodeado por 16 km (10 millas) de sendero. Al norte quedan el Capitolio y la Universidad de Texas; al sur, South Congress, el parque Zilker y casi todos los camiones de comida.",
      "La música es aquí un oficio. Se toca en los bares de Red River Street, en salones donde las parejas giran a paso de two-step y hasta en la terminal del aeropuerto. Tres días bastan para la ciudad; el cuarto es del Hill Country, con sus pozas para nadar, sus puestos de duraznos y el domo rosado de Enchanted Rock, unos 150 km (95 millas) al oeste.",
    ],
  },
  attractions: [
    {
      name: "Capitolio del estado de Texas",
      text: "De granito rojizo, terminado en 1888 y de 92 metros (302 pies): unos cuatro más que el de Washington. La visita guiada es gratuita; susurre bajo la cúpula y ella le contesta.",
    },
    {
      name: "Puente de Congress Avenue",
      text: "Hasta millón y medio de murciélagos mexicanos de cola libre viven en sus juntas de marzo a octubre. Salen hacia la puesta del sol, más que nunca en agosto.",
    },
    {
      name: "Piscina de Barton Springs",
      text: "Más de una hectárea de agua de manantial en el parque Zilker, a 20 o 21 °C (68 a 70 °F) lo mismo en enero que en julio. Cierra parte de un día a la semana por limpieza: confirme antes.",
    },
    {
      name: "El Continental Club y el Broken Spoke",
      text: "El primero abrió en South Congress en 1955 y vive desde hace décadas del blues y la música de raíz; el segundo, un salón de baile country de 1964 en South Lamar, enseña el two-step antes de que empiece la banda.",
    },
    {
      name: "Museo de arte Blanton",
      text: "En el campus universitario. Vaya por Austin, de Ellsworth Kelly: un pequeño edificio de piedra lleno de luz de colores que cambia con la hora.",
    },
  ],
  airports: [
    {
      code: "AUS",
      name: "Aeropuerto Internacional Austin–Bergstrom",
      text: "A 13 km (8 millas) al sureste del centro, en una antigua base de la Fuerza Aérea. El autobús 20 de CapMetro va por Riverside Drive hasta el centro en unos 35 minutos por poco más de un dólar. En taxi son de 15 a 25 minutos, el doble si la autopista I-35 está llena.",
    },
    {
      code: "SAT",
      name: "Aeropuerto Internacional de San Antonio",
      text: "A 120 km (75 millas) al suroeste, cerca de una hora y cuarto en auto por la I-35. Hay autobuses interurbanos desde el centro de San Antonio. Vale la pena cotizarlo en semanas de festival.",
    },
  ],
  seasons: [
    {
      name: "Marzo a mayo",
      text: "Los lupinos azules bordean las carreteras de fines de marzo a mediados de abril. South by Southwest ocupa la mitad de marzo y las habitaciones cuestan lo que quieren.",
    },
    {
      name: "Junio a septiembre",
      text: "Tardes de 35 a 39 °C (95 a 102 °F). La gente nada al mediodía y cena tarde. Las tarifas aflojan después de mediados de agosto.",
    },
    {
      name: "Octubre y noviembre",
      text: "El mejor aire del año y el calendario más lleno: Austin City Limits a comienzos de octubre, la Fórmula 1 unas semanas después y, entre ambos, el fútbol americano de los Longhorns.",
    },
    {
      name: "Diciembre a febrero",
      text: "Días de unos 17 °C (63 °F), hasta que un frente frío, el “norther”, baja la temperatura 15 °C (30 °F) en una tarde. Al recién llegado le molesta el polen de cedro, pero no los precios.",
    },
  ],
  byPhone:
    "Para Austin, dé primero las fechas al agente del {phone} y pregunte si coinciden con un festival, la carrera o un partido en casa. Si es así, pida que compare el regreso del domingo por la noche con el del lunes temprano. ¿Viaja con un instrumento? Diga cuánto mide el estuche, para que le lean la regla de la aerolínea.",
  questions: [
    {
      question: "¿Puedo llevar mi guitarra en la cabina?",
      answer:
        "En aerolíneas de Estados Unidos, sí, siempre que quepa en el compartimiento superior y haya lugar cuando usted aborde: lo dice una norma federal. Aborde temprano, aunque haya que pagar la prioridad, y afloje las cuerdas. Para el resto de su equipaje, lea [nuestra política de equipaje](/baggage-policy).",
    },
    {
      question: "¿Conviene volar a San Antonio?",
      answer:
        "Para dos o más personas con auto alquilado en semana de festival, muchas veces sí. Para una sola en un fin de semana cualquiera, el autobús y la hora y media se comen el ahorro. Compare también los [hoteles](/hotels): a medio camino, en San Marcos o New Braunfels, cuestan menos.",
    },
    {
      question: "¿Dónde y a qué hora se ven los murciélagos?",
      answer:
        "Desde la acera oriental del puente o el césped de abajo, media hora antes de la puesta del sol, entre marzo y octubre. En las tardes secas del verano salen con luz.",
    },
    {
      question: "¿Adónde se puede ir en auto en un día?",
      answer:
        "Al Hill Country, por Fredericksburg y Enchanted Rock, o a Lockhart, 48 km (30 millas) al sur, por la barbacoa. [Houston](/destination/book-flights-tickets-to-houston) queda a menos de tres horas. Alquile solo ese día: en el centro, South Congress y Zilker bastan el autobús, la bicicleta y algún viaje corto.",
    },
  ],
} satisfies DestinationPage;
