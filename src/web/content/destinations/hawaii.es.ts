import type { DestinationPage } from "../page-types.ts";

export default {
  kind: "destination",
  path: "/es/destination/book-flights-tickets-to-hawaii",
  title: "Ofertas exclusivas de vuelos y boletos de avión baratos a Hawái",
  description:
    "{brand} le da la bienvenida: a qué isla de Hawái volar. Oahu, Maui, Kauai y las dos costas de la Isla Grande, con aeropuertos, épocas y distancias.",
  city: "Hawái",
  place: "HNL-Honolulu",
  origins: ["LAX-Los Angeles", "SFO-San Francisco", "SEA-Seattle", "PHX-Phoenix", "DFW-Dallas", "NYC-New York"],
  poster: { slug: "hawaii", alt: "Un volcán humeante tras acantilados verdes con una cascada y, delante, una ola perfecta" },
  overview: {
    heading: "Primero la isla, después el vuelo",
    body: [
      "Hawái no es un solo lugar donde aterrizar, sino una cadena de ocho islas principales, cuatro de ellas con vuelos desde el continente. Está a 3,900 km (2,400 millas) de California, de cinco a seis horas de vuelo; desde Nueva York son diez u once. No hay transbordadores, salvo el barco entre Maui y Lanai: cambiar de isla es un vuelo de 30 a 50 minutos y, entre maletas y auto, medio día.",
      {
        list: [
          "**Oahu**: para la primera vez, por la historia y una ciudad con olas. Tiene [página propia](/destination/book-flights-tickets-to-honolulu).",
          "**Maui**: playas al pie de una cumbre de 3,055 metros (10,023 pies) y ballenas en invierno.",
          "**Kauai**: acantilados verdes, cañones, lluvia y poca gente.",
          "**La isla de Hawái**, llamada la Isla Grande: volcanes, café y las estrellas desde Mauna Kea.",
        ],
      },
      "Para una semana, una isla; para diez días, dos. Molokai y Lanai son para quien vuelve.",
    ],
  },
  attractions: [
    {
      name: "Parque nacional de los Volcanes, Isla Grande",
      text: "Fumarolas, un túnel de lava que se recorre a pie y, cuando el Kilauea quiere, un resplandor de noche. A 48 km (30 millas) de Hilo y casi 160 (100) de Kona.",
    },
    {
      name: "Haleakala, Maui",
      text: "El amanecer sobre un cráter color óxido. Esa hora se reserva con el parque; el atardecer, no.",
    },
    {
      name: "Camino a Hana, Maui",
      text: "84 km (52 millas) desde Kahului, con unas 600 curvas y más de cincuenta puentes, casi todos de un carril. Duerma allá y regrese descansado.",
    },
    {
      name: "Costa Na Pali, Kauai",
      text: "Acantilados de hasta 1,200 metros (4,000 pies) sin carretera. En barco en verano, o a pie por los primeros 3 km (2 millas) del sendero Kalalau, con estacionamiento reservado.",
    },
    {
      name: "Cañón de Waimea, Kauai",
      text: "Dieciséis kilómetros (10 millas) de roca roja y verde, con 900 metros (3,000 pies) de hondo, en el lado seco de la misma montaña.",
    },
  ],
  airports: [
    {
      code: "HNL",
      name: "Aeropuerto Internacional Daniel K. Inouye, Oahu",
      text: "Junto a Honolulu, a 14 km (9 millas) de Waikiki. Tiene, por mucho, la mayoría de los vuelos y las conexiones con todas las islas.",
    },
    {
      code: "OGG",
      name: "Aeropuerto de Kahului, Maui",
      text: "A 5 km (3 millas) de Kahului. En auto, 30 minutos a Kihei o Wailea y de 45 a 60 a Kaanapali. El Maui Bus pasa por aquí con pocas líneas.",
    },
    {
      code: "KOA",
      name: "Aeropuerto Internacional Ellison Onizuka de Kona, Isla Grande",
      text: "Sobre lava negra, 11 km (7 millas) al norte de Kailua-Kona; los hoteles de Kohala empiezan a 25 minutos. Alquile un auto.",
    },
    {
      code: "LIH",
      name: "Aeropuerto de Lihue, Kauai",
      text: "A 3 km (2 millas) de Lihue, media hora de Poipu, en el sur, y una de Hanalei, en el norte.",
    },
    {
      code: "ITO",
      name: "Aeropuerto Internacional de Hilo, Isla Grande",
      text: "A 5 km (3 millas) del centro de Hilo y 45 minutos del volcán. Se llega sobre todo por Honolulu.",
    },
  ],
  seasons: [
    {
      name: "Diciembre a marzo",
      text: "Ballenas jorobadas frente a Maui, olas grandes al norte y más lluvia a barlovento. De Navidad a Año Nuevo es la quincena más cara, en vuelos y en [hoteles](/hotels).",
    },
    {
      name: "Abril y mayo",
      text: "Más seco, verde por el invierno y con los niños en clase. Buenas tarifas fuera de Semana Santa.",
    },
    {
      name: "Junio a agosto",
      text: "Unos 30 °C (86 °F) en la costa, mar tranquilo para navegar por Na Pali y familias en todas partes. Reserve el auto junto con el vuelo.",
    },
    {
      name: "Septiembre a mediados de noviembre",
      text: "El mar más tibio y las playas más tranquilas. Rara vez un huracán toca tierra, pero lea los pronósticos.",
    },
  ],
  byPhone:
    "Al llamar al {phone}, nombre las islas y el orden y deje los aeropuertos al agente. Quien las conoce prueba lo que una sola búsqueda no puede: llegar a Maui y volver desde Kona, o entrar por Hilo y salir por Kona. Pida los vuelos entre islas en el mismo boleto cuando se pueda: así la aerolínea responde por una demora y la maleta sigue hasta el final.",
  questions: [
    {
      question: "¿Qué isla conviene para un primer viaje?",
      answer:
        "Oahu, si quiere museos, restaurantes y nada de auto; Maui, si busca hotel de playa y un gran recorrido. Kauai es para caminantes y la Isla Grande para quien viene por la lava.",
    },
    {
      question: "¿Es más caro volar a Maui o Kona que a Honolulu?",
      answer:
        "Casi siempre un poco, porque hay menos asientos. Pero una tarifa menor a Honolulu más el vuelo entre islas y su [cargo por maleta](/baggage-policy) puede acabar costando más. Busque HNL y OGG, KOA o LIH en las mismas fechas y compare totales; desde la costa oeste, un vuelo sin escalas suele valer la diferencia.",
    },
    {
      question: "¿Qué no puedo llevar ni traer?",
      answer:
        "Plantas, frutas, semillas y animales se declaran al llegar en un formulario del estado, en papel o en línea. Al salir hacia el continente revisan el equipaje antes de documentarlo: pasan la piña y el café, pero no casi ninguna otra fruta fresca. Las mascotas requieren meses de trámites por la cuarentena contra la rabia.",
    },
    {
      question: "¿Cuál es la diferencia de hora?",
      answer:
        "Hawái va dos horas detrás de Los Ángeles y cinco detrás de Nueva York en invierno, una más en verano, porque allí el reloj no cambia. Muchos vuelos de regreso salen al anochecer y aterrizan al otro día: busque el +1 antes de fijar una cita.",
    },
  ],
} satisfies DestinationPage;
