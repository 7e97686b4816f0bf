import type { DestinationPage } from "../page-types.ts";

export default {
  kind: "destination",
  path: "/es/destination/book-flights-tickets-to-seattle",
  title: "Ofertas exclusivas de vuelos y boletos de avión baratos a Seattle",
  description:
    "{brand} le da la bienvenida: vuelos a Seattle, a 38 minutos en tren ligero de SEA a Pike Place, con transbordadores, el monte Rainier y cruceros a Alaska.",
  city: "Seattle",
  place: "SEA-Seattle",
  origins: ["SFO-San Francisco", "LAX-Los Angeles", "DEN-Denver", "CHI-Chicago", "ATL-Atlanta", "NYC-New York"],
  poster: {
    slug: "seattle",
    alt: "La Space Needle ante el sol, el monte Rainier sobre las nubes y un transbordador que cruza el estrecho al atardecer",
  },
  overview: {
    heading: "Seattle, entre el mar y la nieve",
    body: [
      "Seattle ocupa una franja de colinas entre el agua salada del Puget Sound y un lago, con los montes Olympic al oeste, las Cascadas al este y, en los días claros, el monte Rainier al final de la calle. Es ciudad de transbordadores, librerías y café fuerte. En junio hay luz hasta bien pasadas las nueve.",
      "Casi todos se alojan junto al mercado de Pike Place o en Belltown y andan a pie; cuente con las cuestas que suben del agua a la Primera Avenida. Dos días completos dan para el centro, Capitol Hill y las esclusas de Ballard. El tercero es para un transbordador: la isla Bainbridge está a 35 minutos, a pie se sube sin reserva, y el regreso ofrece la mejor vista de la ciudad.",
    ],
  },
  attractions: [
    {
      name: "Space Needle",
      text: "184 metros (605 pies), de la Exposición Universal de 1962, con un piso de vidrio que gira. El monorriel desde Westlake tarda dos minutos; vaya una hora antes del ocaso.",
    },
    {
      name: "Mercado de Pike Place",
      text: "Pescado, flores y artesanía desde 1907, en varios pisos que bajan por el acantilado. Antes de las diez todavía es de los cocineros.",
    },
    {
      name: "Chihuly Garden and Glass",
      text: "Una escultura de vidrio rojo y naranja de 30 metros (100 pies) bajo un techo de invernadero, al lado de la Space Needle.",
    },
    {
      name: "Museo del Vuelo",
      text: "Un Concorde y el primer Air Force One a reacción, a los que se puede subir, y el granero rojo donde nació la compañía, en Boeing Field.",
    },
    {
      name: "Esclusas de Ballard",
      text: "Pesqueros y yates bajan del lago Union al mar; tras un cristal, los salmones suben la escalera de julio a septiembre. Gratis.",
    },
    {
      name: "Parque nacional del Monte Rainier",
      text: "4,392 metros (14,410 pies) de glaciares. Las praderas de Paradise, a dos horas y media en auto, florecen a fines de julio y en agosto.",
    },
  ],
  airports: [
    {
      code: "SEA",
      name: "Internacional de Seattle–Tacoma",
      text: "A 23 km (14 millas) al sur. El tren ligero Link sale cada 8 a 15 minutos y tarda 38 hasta Westlake, junto al mercado; a la estación se llega caminando por el estacionamiento. El taxi tarda de 25 a 50 minutos y cuesta unos 50 dólares.",
    },
    {
      code: "PAE",
      name: "Paine Field, Everett",
      text: "40 km (25 millas) al norte: una terminal pequeña y rápida junto a la fábrica de Boeing, con vuelos al Oeste. Cuarenta minutos en auto.",
    },
    { code: "BFI", name: "Boeing Field", text: "10 km (6 millas) al sur, para vuelos chárter y avionetas." },
    {
      code: "BLI",
      name: "Bellingham",
      text: "145 km (90 millas) al norte, con vuelos baratos hacia el sol; práctico para las islas San Juan y hasta para [Vancouver](/destination/book-flights-tickets-to-vancouver).",
    },
  ],
  seasons: [
    {
      name: "Julio a mediados de septiembre",
      text: "Tiempo seco, 25 °C (77 °F) y cumbres nevadas a la vista. Son las habitaciones más caras; algunas semanas llega humo de los incendios forestales.",
    },
    {
      name: "Mediados de septiembre a noviembre",
      text: "Salmón, setas y, a principios de octubre, alerces dorados en las Cascadas; la lluvia vuelve a fines de octubre.",
    },
    {
      name: "Diciembre a marzo",
      text: "Unos 8 °C (47 °F), cielo gris y rara vez nieve en la ciudad. Se esquía en Snoqualmie Pass, a una hora; hoteles baratos; las tarifas bajan al terminar las fiestas.",
    },
    {
      name: "Abril a junio",
      text: "Tulipanes en el valle de Skagit y primeros cruceros en abril, después rododendros. Noches frescas y cielo cambiante hasta principios de julio.",
    },
  ],
  byPhone: null,
  questions: [
    {
      question: "¿Llueve todo el tiempo?",
      answer:
        "No: en un año cae menos agua que en Nueva York. Es llovizna repartida en muchos días, de octubre a abril; julio y agosto son más secos que en Chicago o Miami. Traiga una chaqueta con capucha y deje el paraguas.",
    },
    {
      question: "¿Qué aeropuerto elijo?",
      answer:
        "SEA para casi todo: ahí vuelan [Southwest](/airlines/book-southwest-flights-tickets) y Delta y tiene su centro de conexiones principal Alaska. Paine Field es agradable y rápido si se queda en Everett, Lynnwood o la isla Whidbey; si duerme en el centro, el camino más largo se come la ventaja.",
    },
    {
      question: "Salgo en crucero a Alaska. ¿Cuándo debo llegar?",
      answer:
        "El día anterior. Los barcos zarpan por la tarde del muelle 66, a un paseo del mercado, o del 91, en Magnolia, a 30 o 45 minutos de SEA en taxi. Para el regreso elija un vuelo después de la una: de viernes a domingo, miles de pasajeros llegan a la vez al control de seguridad.",
    },
    {
      question: "¿Cuándo son más bajas las tarifas a Seattle?",
      answer:
        "De mediados de enero a principios de marzo, fuera de las vacaciones escolares, y otra vez en la primera mitad de noviembre. Si en el plazo de {policy.priceMatchWindow} encuentra un total menor en otro sitio, vea [nuestra promesa de igualar precios](/price-match-promise).",
    },
  ],
} satisfies DestinationPage;
