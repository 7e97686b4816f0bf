import type { DestinationPage } from "../page-types.ts";

export default {
  kind: "destination",
  path: "/es/destination/book-flights-tickets-to-vancouver",
  title: "Ofertas exclusivas de vuelos y boletos de avión baratos a Vancouver",
  description:
    "{brand} le da la bienvenida: vuelos a Vancouver, a 25 minutos en la Canada Line del puerto, y después el malecón, la nieve y la carretera a Whistler.",
  city: "Vancouver",
  place: "YVR-Vancouver",
  origins: ["LAX-Los Angeles", "SFO-San Francisco", "NYC-New York", "YTO-Toronto", "YYC-Calgary", "MEX-Mexico City"],
  poster: {
    slug: "vancouver",
    alt: "El puente Lions Gate bajo los dos picos nevados de los Leones, un hidroavión que llega y cedros junto al malecón",
  },
  overview: {
    heading: "Vancouver, donde el bosque empieza en la parada del autobús",
    body: [
      "El centro de Vancouver es una península: en un extremo, torres de vidrio; en el otro, 400 hectáreas (mil acres) de cedros y abetos. Al otro lado de la ensenada, las montañas de North Shore suben desde las mismas casas, y en abril hay quien esquía por la mañana y navega por la tarde, aunque sea para contarlo.",
      "La ciudad mira a Asia y come en consecuencia. Richmond, alrededor del aeropuerto, tiene centros comerciales enteros de cocina cantonesa y de Sichuan; el sushi es bueno y barato; el Punjabi Market, en Main Street, huele a cardamomo. Hospédese en el West End por las playas o en Yaletown por los restaurantes, olvide el auto y use el SeaBus y los barquitos de False Creek. Tres días para la ciudad y dos más para Whistler o Victoria.",
    ],
  },
  attractions: [
    {
      name: "Stanley Park",
      text: "El malecón lo rodea en unos 9 km (5.5 millas) y pasa junto a los tótems de Brockton Point. Las bicicletas se alquilan en Denman Street y solo giran contra el reloj.",
    },
    {
      name: "Granville Island",
      text: "Un mercado público bajo el puente, con una planta de cemento todavía al lado. Llegue en el Aquabus; los fines de semana, temprano.",
    },
    {
      name: "Puente colgante de Capilano",
      text: "140 metros (460 pies) de tablas que se mecen a 70 metros (230 pies) sobre el río. Un autobús gratuito sale de Canada Place; en Lynn Canyon hay otro más corto que no cuesta nada.",
    },
    {
      name: "Museo de Antropología",
      text: "Postes y tótems de la costa noroeste en la nave de vidrio de Arthur Erickson, en la universidad, y el Cuervo de Bill Reid en cedro amarillo.",
    },
    {
      name: "Grouse Mountain",
      text: "Un teleférico hasta los 1,130 metros (3,700 pies), con un refugio de osos grizzly huérfanos y la ciudad a los pies. El Grouse Grind es la escalera para quien prefiere sufrir.",
    },
    { name: "Jardín chino Dr. Sun Yat-Sen", text: "Hecho en Chinatown por artesanos de Suzhou en 1986, sin clavos ni tornillos." },
    {
      name: "Whistler",
      text: "A 120 km (75 millas) por la carretera Sea to Sky: esquí desde fines de noviembre hasta la primavera; en verano, lagos y senderos de bicicleta.",
    },
  ],
  airports: [
    {
      code: "YVR",
      name: "Internacional de Vancouver",
      text: "En la isla Sea, a 13 km (8 millas) al sur del centro. El tren Canada Line tarda 25 minutos a Waterfront y pasa a cada rato hasta cerca de la una de la madrugada; el boleto comprado en el aeropuerto lleva un recargo de 5 dólares canadienses. El taxi cobra por zonas, unos 40 dólares canadienses al centro.",
    },
    {
      code: "YXX",
      name: "Abbotsford",
      text: "70 km (43 millas) al este, en el valle del Fraser, con vuelos de bajo costo desde otras ciudades canadienses. Una hora en auto, más al anochecer.",
    },
    {
      code: "BLI",
      name: "Bellingham, Washington",
      text: "90 km (55 millas) al sur, del lado estadounidense. Cuente la espera en la frontera.",
    },
  ],
  seasons: [
    {
      name: "Junio a septiembre",
      text: "Poca lluvia, 22 °C (72 °F) y luz hasta las diez. Shakespeare en carpas junto al agua, ballenas en el estrecho y hoteles entre los más caros de Canadá.",
    },
    {
      name: "Octubre y noviembre",
      text: "Primero los arces; después, lluvia de verdad: noviembre es el mes más mojado. Museos, festival de cine y tarifas bajas.",
    },
    {
      name: "Diciembre a marzo",
      text: "7 °C (44 °F) y humedad junto al mar, nieve en Grouse, Cypress y Seymour, a media hora. Whistler es más caro en Navidad y a mediados de febrero.",
    },
    {
      name: "Abril y mayo",
      text: "Unos cuarenta mil cerezos, desde los últimos días de marzo; esquí de primavera, senderos tranquilos y precios razonables.",
    },
  ],
  byPhone: null,
  questions: [
    {
      question: "¿Sale mejor volar a Seattle y seguir por tierra?",
      answer:
        "A veces, sobre todo en familia. [Seattle](/destination/book-flights-tickets-to-seattle) está a 230 km (145 millas) al sur: el autobús tarda unas cuatro horas con la frontera; el tren Cascades de Amtrak, algo más y con mejores vistas. Descuente esos boletos y medio día por trayecto antes de decidir, y recuerde que necesitará permiso para entrar en los dos países.",
    },
    {
      question: "¿Cómo llego a Whistler sin auto?",
      answer:
        "En autobús: salen desde el propio YVR y desde el centro, y tardan de dos horas y media a tres desde el aeropuerto, menos desde la ciudad. Deje dos horas de margen por si el vuelo se retrasa. Los esquís cuentan como maleta en casi todas las aerolíneas; [la página de equipaje](/baggage-policy) dice dónde mirar.",
    },
    {
      question: "¿Por qué llegar tres horas antes a un vuelo a Estados Unidos?",
      answer:
        "Porque la migración y la aduana de Estados Unidos están en el propio YVR, después del control de seguridad: la fila se hace aquí y usted aterriza como pasajero nacional. Para entrar en Canadá lleve pasaporte; los ciudadanos de otros países exentos de visa necesitan una eTA, los estadounidenses no.",
    },
    {
      question: "¿Puedo agregar Victoria?",
      answer:
        "Sí, por un día o, mejor, una noche. El transbordador de Tsawwassen a Swartz Bay tarda 95 minutos y, con autobús en las dos puntas, unas cuatro horas de centro a centro; el hidroavión desde Coal Harbour lo hace en 35 minutos y lleva poco equipaje.",
    },
  ],
} satisfies DestinationPage;
