import type { AirlinePage } from "../page-types.ts";

export default {
  kind: "airline",
  path: "/es/airlines/book-frontier-flights-tickets",
  title: "Frontier: boletos económicos desde Denver, Orlando y Atlanta",
  description:
    "Qué incluye la tarifa básica de Frontier, cuánto espacio hay para su equipaje, qué días vuela y cómo reservar en español por teléfono.",
  airline: "Frontier Airlines",
  code: "F9",
  profile: {
    heading: "Una tarifa baja que se arma pieza por pieza",
    body: [
      "Con Frontier usted compra primero lo mínimo: un asiento y el espacio debajo del asiento de adelante. Lo demás (el equipaje de mano, la maleta documentada, el lugar junto a la ventana, el derecho a cambiar de fecha) se agrega por separado o en paquete. Quien viaja con una mochila suele ganar; quien lleva a la familia y cuatro maletas debe sumar todo antes de decidir.",
      "La compañía nació en Denver en 1994, con vuelos a cuatro ciudades de Dakota del Norte, y heredó el nombre de otra Frontier, que voló por las Montañas Rocosas de 1950 a 1986. Sus aviones se reconocen de lejos: cada cola lleva un animal silvestre, y cada animal tiene nombre propio.",
    ],
  },
  facts: [
    { name: "Casa matriz", text: "Denver, Colorado." },
    { name: "Bases principales", text: "Denver, Orlando, Las Vegas, Atlanta y Filadelfia." },
    { name: "Fundación", text: "1994." },
    { name: "Aviones", text: "Solo Airbus A320 y A321, la mayoría de la generación neo." },
    { name: "Alianza", text: "Ninguna; comparte códigos con la mexicana [Volaris](/airlines/book-volaris-flights-tickets)." },
    { name: "Programa de millas", text: "Frontier Miles." },
  ],
  network: {
    heading: "De Puerto Rico a las Rocosas: dónde sirve y dónde no",
    body: [
      "Orlando es su gran puerta hacia el sur: de allí salen vuelos a San Juan, Cancún, Punta Cana y Montego Bay, además de decenas de ciudades medianas de Estados Unidos. Denver cubre el oeste, y [Atlanta](/destination/book-flights-tickets-to-atlanta), Filadelfia y [Las Vegas](/destination/book-flights-tickets-to-las-vegas) completan el mapa.",
      "Mire el calendario antes que el precio. Fuera de las rutas más grandes, Frontier vuela muchos trayectos solo de dos a cuatro días por semana, y algunos únicamente en temporada. Si le cancelan un vuelo, el siguiente puede salir varios días después, y casi no hay otra compañía a la que puedan pasarlo. Para una boda, un bautizo o un crucero, llegue un día antes.",
    ],
  },
  baggage: {
    lead: "Estas medidas valen para la tarifa básica, según lo publicado por la aerolínea al momento de escribir. Los paquetes incluyen más. En caso de duda deciden las condiciones de la aerolínea que figuran en su boleto.",
    table: {
      caption: "Equipaje con la tarifa básica de Frontier",
      head: ["Pieza", "Qué se permite", "Conviene saber"],
      rows: [
        [
          "Artículo personal",
          "Uno, incluido: cerca de 36 × 46 × 20 cm (14 × 18 × 8 pulgadas)",
          "Ruedas y asas cuentan. Una mochila pequeña cabe; una maleta con ruedas, casi nunca.",
        ],
        [
          "Equipaje de mano",
          "Con pago: hasta unos 61 × 41 × 25 cm y 16 kg (35 lb)",
          "Cuesta menos al comprar el boleto y más en la puerta de embarque.",
        ],
        [
          "Maleta documentada",
          "Con pago: hasta 158 cm (62 pulgadas) sumando los tres lados",
          "El peso máximo ha variado entre 18 y 23 kg (40 y 50 lb): búsquelo en su confirmación.",
        ],
        ["Cochecito y silla de auto", "Sin costo para un niño de la reserva", "Se entregan en el mostrador o en la puerta."],
      ],
    },
    notes: [
      "El precio de cada maleta cambia con la ruta y la fecha, y se paga en cada sentido del viaje.",
      "Lo que vale para los boletos que emitimos está en [nuestra política de equipaje](/baggage-policy).",
    ],
  },
  checkIn: {
    lead: "Haga el check-in en casa y lleve el pase de abordar en el teléfono: si un empleado se lo imprime en el aeropuerto, se paga aparte.",
    times: [
      { name: "En línea o en la aplicación", text: "Desde 24 horas antes de la salida." },
      { name: "Mostrador y entrega de maletas", text: "Cierra unos 60 minutos antes de la salida, también en vuelos internacionales." },
      { name: "Puerta de embarque", text: "Esté allí 30 minutos antes; las puertas cierran bastante antes de la hora impresa." },
    ],
  },
  byPhone:
    "Cuente sus maletas antes de llamar, una por una y en cada sentido. Con ese dato el agente le dice si le conviene la tarifa básica o un paquete. Tenga a mano una segunda fecha, porque es posible que la ruta no opere el día que usted prefiere.",
  questions: [
    {
      question: "¿Necesito pasaporte para volar con Frontier a Puerto Rico?",
      answer:
        "No, si sale de Estados Unidos: es un vuelo nacional y basta una identificación aceptada por la TSA, como una licencia REAL ID. Para Cancún o Punta Cana sí hace falta el pasaporte.",
    },
    {
      question: "¿Cómo sé si mi mochila pasa gratis?",
      answer:
        "Mídala llena, con bolsillos y ruedas. Si no entra en el medidor de la puerta, se cobra como equipaje de mano al precio más alto.",
    },
    {
      question: "¿Puedo viajar junto a mis hijos sin pagar asientos?",
      answer:
        "A menudo sí, pero no es seguro, porque los lugares sin pago se asignan en el check-in, con lo que quede. Hágalo temprano o elija asientos al comprar.",
    },
    {
      question: "¿Hay comida y pantallas a bordo?",
      answer: "Se venden bocadillos y bebidas, y no hay pantallas en los asientos. Descargue sus películas antes de salir.",
    },
    {
      question: "¿Qué hago si tengo que cancelar?",
      answer:
        "Lea primero la regla de su tarifa: la básica casi nunca devuelve dinero. Lo que cobramos nosotros está en [nuestra política de cancelación](/cancellation-policy).",
    },
  ],
  routes: [
    { from: "DEN-Denver", to: "MCO-Orlando" },
    { from: "DEN-Denver", to: "LAS-Las Vegas" },
    { from: "ATL-Atlanta", to: "DEN-Denver" },
    { from: "PHL-Philadelphia", to: "MCO-Orlando" },
    { from: "MCO-Orlando", to: "SJU-San Juan" },
    { from: "MCO-Orlando", to: "CUN-Cancun" },
  ],
} satisfies AirlinePage;
