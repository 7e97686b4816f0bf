import type { AirlinePage } from "../page-types.ts";

export default {
  kind: "airline",
  path: "/aerolineas/turkish",
  title: "Turkish Airlines: de América a Estambul y a más de 120 países",
  description:
    "Turkish Airlines desde Bogotá, México, São Paulo o Miami: escalas largas con paseo u hotel en Estambul, equipaje por piezas y reservas en español.",
  airline: "Turkish Airlines",
  code: "TK",
  profile: {
    heading: "Estambul queda cerca de casi todo",
    body: [
      "Mire un globo terráqueo: unas sesenta capitales están a la distancia que un avión de pasillo único recorre desde Estambul. Sobre ese hecho se construyó Turkish Airlines, la aerolínea que vuela a más países, más de 120, con más de 300 ciudades. Para quien va de Bogotá a Taskent o de Miami a Zanzíbar, suele ser el camino de una sola escala.",
      "El Estado turco la creó el 20 de mayo de 1933 con cinco aviones pequeños. Hoy tiene dos clases, económica y ejecutiva, y sirve comida caliente en todas las tarifas, incluso en trayectos de poco más de una hora. Su hermana de bajo costo, AJet, opera desde el otro aeropuerto, Sabiha Gökçen, y se vende aparte.",
    ],
  },
  facts: [
    { name: "Centro de conexiones", text: "Aeropuerto de Estambul (IST), en el lado europeo, abierto en 2018." },
    {
      name: "Alianza",
      text: "Star Alliance desde 2008, junto con [Avianca](/airlines/book-avianca-flights-tickets), [Copa](/airlines/book-copa-flights-tickets) y United.",
    },
    { name: "Fundación", text: "1933." },
    { name: "Aviones grandes", text: "Airbus A330 y A350, Boeing 777 y 787." },
    { name: "Aviones medianos", text: "La familia Airbus A320 y el Boeing 737." },
    { name: "Programa de millas", text: "Miles&Smiles." },
  ],
  network: {
    heading: "Puertas de salida en el continente",
    body: [
      "En América Latina y el Caribe vuela a Ciudad de México, Cancún, Panamá, Bogotá, São Paulo y Buenos Aires. Varias de esas rutas son dobles: el mismo avión toca dos ciudades, por ejemplo Bogotá y Panamá, así que el viaje de ida puede durar distinto que el de vuelta. En Estados Unidos sale de más de una docena de ciudades, entre ellas Nueva York, [Boston](/destination/book-flights-tickets-to-boston), Atlanta, Miami, Chicago, Dallas, [Houston](/destination/book-flights-tickets-to-houston) y Los Ángeles.",
      "Al otro lado, su fuerza está donde otras flaquean: Asia Central, el Cáucaso, los Balcanes, Irak y África entera, de Dakar a Mogadiscio. Dentro de Turquía llega a Capadocia por Kayseri y Nevşehir, y a Antalya, Esmirna, Trebisonda y Van.",
    ],
  },
  baggage: {
    lead: "Desde y hacia América, la aerolínea cuenta piezas; en casi todo el resto, kilos. La tabla corresponde a lo primero, según lo publicado por ella al momento de escribir. Su boleto indica lo que le toca a usted, y deciden las condiciones de la aerolínea.",
    table: {
      caption: "Equipaje de Turkish Airlines en viajes desde y hacia América",
      head: ["Pieza", "Económica", "Ejecutiva"],
      rows: [
        ["Equipaje de mano de 55 × 40 × 23 cm (21 × 15 × 9 pulgadas)", "Una de 8 kg (17 lb)", "Dos de 8 kg"],
        ["Artículo personal de 40 × 30 × 15 cm", "Uno de 4 kg (9 lb)", "Uno de 4 kg"],
        ["Maletas en bodega", "Una o dos de 23 kg (50 lb), según tarifa y ruta", "Dos de 32 kg (70 lb)"],
        ["Vuelo nacional comprado aparte", "Por kilos, y menos", "Por kilos"],
      ],
    },
    notes: [
      "Compre Capadocia o Antalya en el mismo boleto que el vuelo largo: así rige normalmente la franquicia mayor.",
      "Las alfombras del Gran Bazar viajan mejor dobladas dentro de la maleta; como bulto suelto cuentan como una pieza.",
    ],
  },
  checkIn: {
    lead: "El aeropuerto de Estambul es enorme. De seguridad a las últimas puertas hay veinte minutos a pie, o más.",
    times: [
      { name: "En línea", text: "Desde 24 horas antes de la salida." },
      {
        name: "Mostrador internacional",
        text: "En Estambul cierra unos 60 minutos antes; en varios aeropuertos de América, más temprano. Llegue con tres horas.",
      },
      { name: "Mostrador nacional", text: "Cierra unos 45 minutos antes." },
      { name: "Puerta hacia Estados Unidos", text: "Preséntese una hora antes: hay revisión de documentos y otra del equipaje de mano." },
    ],
  },
  byPhone:
    "Cuente al agente el viaje completo, con lo que viene después de Estambul, y si le gustaría pasar allí una noche o prefiere evitarla. Tenga los pasaportes a la vista y diga su nacionalidad: varios países de destino exigen visa antes de que la aerolínea le permita abordar.",
  questions: [
    {
      question: "¿Cómo consigo el paseo gratis por Estambul?",
      answer:
        "Con una escala internacional de unas 6 a 24 horas, en el mostrador de Touristanbul de la zona de llegadas. Incluye guía y comida, pero los horarios de los recorridos son fijos y debe poder entrar al país.",
    },
    {
      question: "¿Me dan hotel si la escala es muy larga?",
      answer:
        "En muchos viajes sí, con unas 20 horas o más en Estambul: una noche, y algo más en ejecutiva. Depende del país de origen y no es automático: se pide a la aerolínea después de reservar.",
    },
    {
      question: "¿Necesito visa para Turquía?",
      answer:
        "Muchos latinoamericanos no, por estadías turísticas de hasta 90 días; otros tramitan una visa electrónica. Para cambiar de avión sin salir no se pide. Verifique el caso de su pasaporte en el consulado turco.",
    },
    {
      question: "¿La comida es halal?",
      answer:
        "Sí, ningún plato lleva cerdo. Las comidas vegetarianas, infantiles o sin gluten se encargan sin costo, al menos un día antes.",
    },
    {
      question: "¿Se puede cambiar la fecha del boleto?",
      answer:
        "En general sí, con el cargo de la aerolínea y la diferencia de tarifa. Lo nuestro está en [la política de cancelación](/cancellation-policy) si reservó en el sitio, y en [los cargos posteriores a la emisión](/post-ticketing-service-fees) si lo hizo un agente.",
    },
  ],
  routes: [
    { from: "NYC-New York", to: "IST-Istanbul" },
    { from: "CHI-Chicago", to: "IST-Istanbul" },
    { from: "MIA-Miami", to: "IST-Istanbul" },
    { from: "MEX-Mexico City", to: "IST-Istanbul" },
    { from: "BOG-Bogota", to: "IST-Istanbul" },
    { from: "SAO-Sao Paulo", to: "IST-Istanbul" },
  ],
} satisfies AirlinePage;
