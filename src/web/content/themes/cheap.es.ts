import type { ThemePage } from "../page-types.ts";

export default {
  kind: "theme",
  theme: "cheap",
  name: "Vuelos baratos",
  start: { trip: { inDays: 45, nights: 7 } },
  path: "/reservar-billetes-de-avion-baratos",
  title: "Reservar billetes de avión baratos: el total más bajo, sin cuenta",
  description:
    "Cómo encontrar un total bajo para su vuelo, cómo funciona el sitio sin crear una cuenta, qué puede hacer un agente en español por teléfono, y los hoteles.",
  h1: "Reservar billetes de avión baratos",
  pictureAlt: "Una mochila y un sombrero de paja sobre un muro frente a colinas verdes, con dos aviones de papel en el cielo",
  formNote:
    "Las fechas empiezan con **una semana que sale dentro de 45 días**: con tiempo para que en la mayoría de los vuelos sigan abiertos los escalones bajos de la tarifa. Mueva las dos fechas; son solo un punto de partida.",
  routes: [
    { from: "NYC-New York", to: "MCO-Orlando" },
    { from: "CHI-Chicago", to: "LAS-Las Vegas" },
    { from: "DFW-Dallas", to: "CUN-Cancun" },
    { from: "LAX-Los Angeles", to: "MEX-Mexico City" },
    { from: "MIA-Miami", to: "BOG-Bogota" },
  ],
  sections: [
    {
      heading: "El sitio en pocas palabras",
      body: [
        "{brand} es una agencia de viajes independiente con atención en español. Aquí compara vuelos y [hoteles](/hotels) de más de 500 destinos y los reserva en una sola página: sin cuenta, sin contraseña y sin casillas marcadas de antemano. Al confirmar aparece su número de reserva. Si aún no sabe adónde, empiece por la lista de [destinos y aerolíneas](/destinations).",
        "El número grande de cada resultado es el **total para todos los que viajan**, con impuestos y con nuestro cargo, {policy.siteFlightServiceFee}. No crece de camino a la última página. Debajo se lee qué maletas incluye, cuánto cuesta más o menos una si no la incluye, y si el boleto admite cambios o reembolso.",
      ],
    },
    {
      heading: "Qué hace bajo un total",
      body: [
        "Una tarifa de 60 dólares más una maleta en cada trayecto y un taxi desde el aeropuerto lejano puede salir más cara que otra de 140 con todo incluido. Cinco cosas mueven la suma:",
        {
          list: [
            "**El día.** Los martes, miércoles y sábados suelen ser más tranquilos que los viernes y domingos.",
            "**La temporada.** Una semana antes o después de las vacaciones escolares el precio es otro. También en la primera mitad de diciembre y desde la segunda semana de enero.",
            "**El aeropuerto.** Busque la ciudad entera: “Nueva York” mira JFK, Newark y LaGuardia a la vez. Pruebe luego los vecinos: Fort Lauderdale en lugar de Miami, Oakland en lugar de San Francisco; y hacia México, Tijuana si vive cerca de San Diego.",
            "**La escala.** Abarata donde una sola aerolínea vuela sin escalas, y casi nada donde compiten varias.",
            "**La maleta.** Si todo le cabe bajo el asiento, las aerolíneas de bajo costo son difíciles de superar. Con una maleta por persona, haga la cuenta otra vez; [la política de equipaje](/baggage-policy) dice qué regla vale.",
          ],
        },
      ],
    },
    {
      heading: "Una búsqueda en cuatro pasos",
      body: [
        {
          steps: [
            "Escriba de ciudad a ciudad y el número verdadero de viajeros: si en el escalón más bajo quedan dos asientos, a una familia de cuatro se le cotiza el siguiente.",
            "Mire el total más bajo y mueva la ida un día antes y uno después; luego, el regreso.",
            "Lea las maletas y el cargo por cambio de los dos o tres primeros. El segundo es a menudo la mejor compra.",
            "Reserve cuando el total le convenga. Nadie sabe, nosotros tampoco, cuánto costará la semana próxima.",
          ],
        },
        "No ayuda borrar las cookies: nuestros totales no dependen de cuántas veces miró ni de su teléfono. Tampoco hay códigos que buscar, como explica [la política de descuentos](/discount-policy).",
      ],
    },
    {
      heading: "También la habitación",
      body: [
        "En [hoteles](/hotels) rige lo mismo: primero el precio de toda la estadía, con impuestos y cargos obligatorios, y el último día para cancelar sin costo donde lo haya. A una habitación barata y lejana súmele lo que gastará en llegar al centro. Un paquete de vuelo y hotel o un auto de alquiler los arma un agente.",
      ],
    },
  ],
  byPhone:
    "Si prefiere hablar, llame al {phone} y pida atención en español. Tenga a la mano las fechas, con el margen más amplio que pueda, las ciudades, las edades de quienes viajan y un tope para el total. Reservar por teléfono tiene cargos que el sitio no tiene, y están en [nuestros cargos por servicio](/our-service-fees): pida los dos totales. Si en el sitio sale mejor, el agente se lo dirá.",
  questions: [
    {
      question: "¿Necesito crear una cuenta?",
      answer:
        "No, ni para buscar ni para reservar. Le pedimos los nombres como figuran en el pasaporte o la identificación, las fechas de nacimiento, un correo, un teléfono y el pago. No guardamos el número de la tarjeta ni su código.",
    },
    {
      question: "¿Con cuánta anticipación conviene comprar?",
      answer:
        "Dentro de Estados Unidos, de uno a tres meses; al extranjero, de dos a seis; para Navidad o una fecha fija, en cuanto la sepa. Son costumbres del mercado, no leyes. Casi siempre es cierto que las dos últimas semanas son caras.",
    },
    {
      question: "¿Y si después lo encuentro más barato?",
      answer:
        "Muéstrenoslo dentro de las {policy.priceMatchWindow} siguientes a la reserva y le devolvemos la diferencia, si son los mismos vuelos, la misma clase de tarifa y un total menor con todo incluido. Lea [la promesa de igualar precios](/price-match-promise).",
    },
    {
      question: "¿Vale la pena la económica básica?",
      answer:
        "Sí, si el viaje es seguro, lleva poco y le da igual el asiento. Por lo general no se puede cambiar y en algunas aerolíneas no incluye equipaje de mano grande.",
    },
    {
      question: "¿En qué moneda pago?",
      answer:
        "En la que elija en la parte de arriba de la página; si no es el dólar, el total y nuestro cargo se convierten con un tipo de cambio de referencia, cuya fecha figura al pie de la página. Pregunte a su banco si cobra por compras en otro país.",
    },
  ],
} satisfies ThemePage;
