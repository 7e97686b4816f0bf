import type { AirlinePage } from "../page-types.ts";

export default {
  kind: "airline",
  path: "/aerolineas/lufthansa",
  title: "Boletos de Lufthansa a Alemania vía Fráncfort o Múnich",
  description:
    "Lufthansa desde México, Bogotá, Buenos Aires y Estados Unidos: qué ciudad elegir para conectar, equipaje por clase y check-in desde 23 horas antes.",
  airline: "Lufthansa",
  code: "LH",
  profile: {
    heading: "La grulla que une dos continentes",
    body: [
      "Lufthansa vuela con su nombre actual desde el 1 de abril de 1955; la empresa se había fundado dos años antes. La grulla de la cola es más vieja: la diseñó en 1918 un dibujante para otra compañía alemana. A Sudamérica llegó pronto, en 1956, con aviones de hélice que necesitaban más de un día para alcanzar Buenos Aires.",
      "Encabeza un grupo al que pertenecen SWISS, Austrian, Brussels Airlines, Eurowings y Discover, y al que se sumó ITA Airways. Por eso un boleto de Lufthansa puede terminar en Zúrich o Viena con otro color en la cola. En parte de su flota de largo recorrido tiene cuatro clases: económica, económica premium, ejecutiva y primera.",
    ],
  },
  facts: [
    { name: "Centros de conexiones", text: "Fráncfort (sobre todo la Terminal 1) y Múnich (Terminal 2)." },
    {
      name: "Alianza",
      text: "Star Alliance, de la que fue fundadora en 1997 y en la que también están [Avianca](/airlines/book-avianca-flights-tickets) y [Copa](/airlines/book-copa-flights-tickets).",
    },
    { name: "Sede", text: "Colonia." },
    { name: "Aviones de largo recorrido", text: "Airbus A330, A340, A350 y A380; Boeing 747 y 787." },
    { name: "Programa de millas", text: "Miles & More." },
    { name: "Tren", text: "Estación de alta velocidad dentro del aeropuerto de Fráncfort, con boletos combinados." },
  ],
  network: {
    heading: "Cómo llegar y cómo seguir",
    body: [
      "Desde América Latina, sus aviones salen de Ciudad de México, Bogotá, São Paulo, Río de Janeiro y Buenos Aires, todos hacia [Fráncfort](/destination/book-flights-tickets-to-frankfurt) y algunos también hacia Múnich. Quien vive en Medellín, San José, Quito o Guatemala se une con Avianca, con Copa o pasando por una ciudad de Estados Unidos, donde United alimenta los vuelos.",
      "¿Cuál de los dos aeropuertos elegir? Fráncfort ofrece más destinos y horarios, pero exige caminar. Múnich es compacto, y se cambia de avión con menos prisa. Desde Fráncfort, además, el tren ICE con número de Lufthansa llega a Colonia en cerca de una hora, con el mismo boleto y sin esperar otro vuelo.",
    ],
  },
  baggage: {
    lead: "Vale para vuelos entre América y Europa operados por Lufthansa, según lo publicado por la aerolínea al momento de escribir. Cuando vuela una socia, o si su tarifa dice otra cosa, mandan las condiciones de la aerolínea en el boleto.",
    table: {
      caption: "Equipaje de Lufthansa por clase",
      head: ["Clase", "De mano", "Documentado"],
      rows: [
        ["Económica Light", "Una pieza de 8 kg (17 lb), 55 × 40 × 23 cm, y un bolso pequeño", "Ninguno"],
        ["Económica, otras tarifas", "Lo mismo", "Por lo general, una pieza de 23 kg (50 lb)"],
        ["Económica premium", "Lo mismo", "Dos de 23 kg"],
        ["Ejecutiva", "Dos piezas de 8 kg y un bolso", "Dos de 32 kg (70 lb)"],
        ["Primera", "Dos piezas de 8 kg y un bolso", "Tres de 32 kg"],
      ],
    },
    notes: [
      "Desde Sudamérica se suele viajar con mucho equipaje: compare el precio de una segunda maleta con el de una tarifa superior antes de comprar.",
      "Alimentos de origen animal, como quesos, embutidos o dulce de leche casero, no pueden entrar a la Unión Europea desde otros países.",
    ],
  },
  checkIn: {
    lead: "No son 24 horas sino 23: a esa hora se abre el check-in en línea.",
    times: [
      { name: "En línea", text: "Desde 23 horas antes de la salida." },
      { name: "Mostrador para vuelos largos", text: "Cierra unos 60 minutos antes; preséntese tres horas antes." },
      { name: "Mostrador en Fráncfort para Europa", text: "Cierra unos 40 minutos antes." },
      { name: "Puerta", text: "El abordaje termina entre 15 y 20 minutos antes de la salida." },
    ],
  },
  byPhone:
    "Explique adónde va en realidad: Heidelberg, Stuttgart o Salzburgo se resuelven mejor con tren o con un vuelo corto, y el agente puede buscar ambas cosas. Dicte el nombre como en el pasaporte, sin acentos ni eñes, y cuente si lleva instrumentos, bicicleta o una mascota.",
  questions: [
    {
      question: "¿A qué hora abre el check-in de mi vuelo de Lufthansa?",
      answer: "Desde 23 horas antes de la salida del primer vuelo. Si tiene una conexión en el mismo boleto, queda hecho para los dos.",
    },
    {
      question: "¿Paso migración en Fráncfort si voy a Madrid o a Roma?",
      answer: "Sí. Se entra a la zona Schengen en el primer aeropuerto europeo. Deje unas dos horas entre vuelos si llega por la mañana.",
    },
    {
      question: "¿Lufthansa lleva perros y gatos?",
      answer:
        "Sí, los pequeños en la cabina, con un máximo de unos 8 kg incluida la bolsa, y los grandes en la bodega. El lugar se reserva con la aerolínea y los papeles sanitarios toman semanas.",
    },
    {
      question: "¿Vale la pena la económica premium?",
      answer:
        "En un vuelo nocturno de once horas, para muchos sí: asiento más ancho, dos maletas y mejor comida. Para dormir acostado hace falta la [clase ejecutiva](/travel-by-theme/book-business-class-flights-tickets).",
    },
  ],
  routes: [
    { from: "NYC-New York", to: "FRA-Frankfurt" },
    { from: "BOS-Boston", to: "MUC-Munich" },
    { from: "MIA-Miami", to: "FRA-Frankfurt" },
    { from: "MEX-Mexico City", to: "FRA-Frankfurt" },
    { from: "BOG-Bogota", to: "FRA-Frankfurt" },
    { from: "BUE-Buenos Aires", to: "FRA-Frankfurt" },
  ],
} satisfies AirlinePage;
