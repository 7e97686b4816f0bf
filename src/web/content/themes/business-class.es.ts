import type { ThemePage } from "../page-types.ts";

export default {
  kind: "theme",
  theme: "business-class",
  name: "Clase ejecutiva",
  start: { cabin: "Business", trip: { inDays: 45, nights: 7 } },
  path: "/es/travel-by-theme/book-business-class-flights-tickets",
  title: "Vuelos en clase ejecutiva: camas, salas VIP y cuándo bajan",
  description:
    "Qué asientos de clase ejecutiva se vuelven cama y cuáles no, qué falta en las tarifas más bajas y cuándo el mismo asiento cuesta menos. Primero el total.",
  h1: "Reserve vuelos en clase ejecutiva",
  pictureAlt: "Un asiento hecho cama con una manta naranja, una computadora y una taza en la mesa, y el amanecer en tres ventanillas",
  formNote:
    "La cabina empieza en **Ejecutiva**: todos los resultados la tienen en el vuelo más largo de cada trayecto. Si en un tramo corto no existe, la ficha dice en cuál se sienta usted.",
  routes: [
    { from: "NYC-New York", to: "LON-London" },
    { from: "BOS-Boston", to: "MAD-Madrid" },
    { from: "MIA-Miami", to: "SAO-Sao Paulo" },
    { from: "LAX-Los Angeles", to: "TYO-Tokyo" },
    { from: "SFO-San Francisco", to: "SIN-Singapore" },
  ],
  sections: [
    {
      heading: "Un mismo nombre para asientos muy distintos",
      body: [
        "Antes de comparar precios, averigüe en cuál de estos asientos viajaría:",
        {
          table: {
            caption: "Qué es la cabina delantera según el vuelo",
            head: ["Vuelo", "Por lo general", "Fíjese en"],
            rows: [
              [
                "Sobre un océano, avión de dos pasillos",
                "Una cama plana, casi siempre con pasillo para todos (1-2-1)",
                "Cabinas antiguas: el de la ventanilla pasa por encima del vecino",
              ],
              [
                "De costa a costa en Estados Unidos",
                "Cama en muchos vuelos de Nueva York y Boston a California",
                "Un simple sillón en la salida siguiente de la misma aerolínea",
              ],
              [
                "Otros vuelos de Norteamérica",
                "Un sillón ancho, de dos en dos, que muchas aerolíneas de Estados Unidos llaman First",
                "La sala VIP no suele ir incluida",
              ],
              [
                "Dentro de Europa",
                "Una fila de económica con el asiento del medio libre y mejor comida",
                "Casi el mismo espacio para las piernas que detrás de la cortina",
              ],
              [
                "Al norte de Sudamérica",
                "Sillones en la mayoría de los aviones de un pasillo; cama en algunos, como el 737 MAX 9 de [Copa](/airlines/book-copa-flights-tickets)",
                "El modelo de avión, que lo decide todo",
              ],
            ],
          },
        },
        "Un pasillo no siempre significa menos. [JetBlue](/airlines/book-jetblue-flights-tickets) cruza el Atlántico con aviones así, y su clase ejecutiva, Mint, tiene cama y puerta.",
      ],
    },
    {
      heading: "Qué incluye la tarifa y qué le falta a la más baja",
      body: [
        "Un boleto completo de largo recorrido suele incluir dos maletas de hasta 32 kg (70 lb), fila preferente, sala VIP antes de salir y cambios con poco o ningún cargo. Emirates, Qatar Airways y Finnair, entre otras, venden además una tarifa mínima sin sala, o sin elegir asiento o sin maletas. A bordo, el asiento es el mismo.",
        {
          list: [
            "**Maletas, cambios y reembolsos** aparecen en cada resultado: así distingue dos tarifas de un vistazo.",
            "**La sala VIP** depende del boleto: una conexión nacional hacia el vuelo largo a menudo da acceso; un viaje solo nacional, rara vez.",
            "**Quién opera el vuelo** decide el asiento. En un código compartido, el número es de una aerolínea y la cabina de otra; la ficha lo dice.",
          ],
        },
      ],
    },
    {
      heading: "Cuándo baja el precio",
      body: [
        "Estas tarifas están pensadas para quien viaja cuando lo manda su empresa. Lo que esa persona no hace cuesta menos.",
        {
          list: [
            "**Sus vacaciones son la oferta de usted.** En julio, en agosto y hacia Navidad no hay reuniones, y la cabina baja mientras la económica sube.",
            "**Pase allá la noche del sábado.** Muchas tarifas reducidas lo exigen, y también comprar con varias semanas.",
            "**Haga una escala.** Quien vuela sin escalas lo cobra; su rival, por Lisboa, Dublín o Estambul, tiene que ofrecer menos.",
            "**Empiece en otra ciudad.** Desde Montreal o Toronto, la misma aerolínea puede costar menos que desde Nueva York. Sume el vuelo hasta allá, con margen, porque es otro boleto.",
          ],
        },
        "Lo nuestro no crece con la cabina: {policy.siteFlightServiceFee} en el sitio, como dicen [nuestros cargos por servicio](/our-service-fees).",
      ],
    },
  ],
  byPhone:
    "El formulario pone la misma cabina en todo el viaje; un agente en el {phone} no está obligado. Hacia Europa se vuela de noche: diga que quiere la cama en ese trayecto y económica premium en el regreso, que es de día. Pregunte por el avión del tramo largo y si la sala VIP va incluida. Por teléfono, esta cabina tiene un cargo por servicio de {policy.premiumCabinServiceFee}, que el agente ya suma en el total.",
  questions: [
    {
      question: "¿El asiento queda de verdad plano?",
      answer:
        "En vuelos largos de dos pasillos, casi siempre; en los demás hay que comprobarlo. El modelo de avión da la pista; el mapa de asientos de la aerolínea, la certeza. En unos pocos aviones viejos quedan camas rectas pero inclinadas.",
    },
    {
      question: "¿Puedo comprar económica y subir después?",
      answer:
        "A veces, pero no cuente con ello. Las aerolíneas ofrecen ascensos por dinero, millas o puja si sobran asientos, y las tarifas más bajas suelen quedar fuera.",
    },
    {
      question: "¿Por qué un resultado nombra dos cabinas?",
      answer:
        "Porque uno de los aviones no tiene ejecutiva, por lo general el regional que lleva al vuelo largo. Conserva, salvo excepciones, las maletas y la fila de su boleto, y se sienta en la cabina indicada.",
    },
    {
      question: "¿En qué se diferencia de la primera clase?",
      answer:
        "La primera es otra cabina, por encima de esta, y pocas aerolíneas la conservan. [Nuestra página sobre primera clase](/travel-by-theme/book-first-class-flights-tickets) dice cuáles y qué se paga de más.",
    },
  ],
} satisfies ThemePage;
