import type { AirlinePage } from "../page-types.ts";

export default {
  kind: "airline",
  path: "/aerolinea/american-airlines",
  title: "American Airlines en español: maletas, tarifas y reservas",
  description:
    "Cuándo American Airlines lleva gratis una maleta de 23 kg y cuándo cobra, cargos de 25 a 350 dólares, conexiones en Miami y Dallas y horas de cierre.",
  airline: "American Airlines",
  code: "AA",
  profile: {
    heading: "La aerolínea de Miami y de Dallas",
    body: [
      "Para quien viaja entre Estados Unidos y América Latina, American es sobre todo dos aeropuertos: Miami, con vuelos al Caribe y a casi toda Sudamérica, y Dallas/Fort Worth, con México de punta a punta. Su sede está en Fort Worth, Texas.",
      "La compañía cuenta su historia desde el 15 de abril de 1926, cuando Charles Lindbergh llevó correo de Chicago a St. Louis para una de las empresas que la formarían. Se llama American Airlines desde 1934; absorbió TWA en 2001 y se unió con US Airways en 2013. Fue fundadora de oneworld, junto con British Airways, Cathay Pacific y Qantas.",
    ],
  },
  facts: [
    { name: "Mayor centro de conexiones", text: "Dallas/Fort Worth (DFW)" },
    {
      name: "Otros centros de conexiones",
      text: "Miami, Charlotte, Chicago O'Hare, Filadelfia, Phoenix, Washington Nacional, Los Ángeles y Nueva York (JFK y LaGuardia)",
    },
    { name: "Alianza", text: "oneworld" },
    { name: "Aviones de fuselaje ancho", text: "Boeing 777-200ER, 777-300ER, 787-8 y 787-9" },
    { name: "Aviones de un pasillo", text: "familia Airbus A320, A321XLR, Boeing 737-800 y 737 MAX 8" },
    { name: "Vuelos regionales", text: "American Eagle, con jets Embraer y CRJ" },
    { name: "Programa de millas", text: "AAdvantage, desde 1981" },
  ],
  network: {
    heading: "Qué centro le conviene",
    body: [
      "**Miami** para Santo Domingo, La Habana, San Juan, Bogotá, Lima, Guayaquil, São Paulo y Buenos Aires. **Dallas** para Cancún, Guadalajara, León, Monterrey y decenas de ciudades del interior. **Phoenix** para el Pacífico mexicano, **Charlotte** para el sureste y el Caribe, **Filadelfia** para Europa en verano.",
      "A Londres, Madrid o Helsinki la reserva puede ir en aviones de British Airways, Iberia o Finnair, con las que comparte el negocio del Atlántico; a Tokio, con Japan Airlines. Si el avión es de la socia, también lo son el asiento y el mostrador.",
      "Al entrar a Estados Unidos con conexión, la maleta se recoge en el primer aeropuerto, pasa la aduana y se entrega otra vez. En Miami calcule dos horas.",
    ],
  },
  baggage: {
    lead: "La primera maleta es gratis o no según la ruta. Las cifras son las que publica la aerolínea al momento de escribir para sus propios vuelos; cambian con la ruta y la fecha de compra, y lo que vale son las condiciones de su boleto.",
    table: {
      caption: "Maletas y cargos de American Airlines",
      head: ["Qué", "Permitido o cargo", "Explicación"],
      rows: [
        [
          "Maleta de mano y artículo personal",
          "Uno de cada uno, también en Basic Economy",
          "56 × 36 × 23 cm (22 × 14 × 9 pulgadas) y 45 × 35 × 20 cm (18 × 14 × 8 pulgadas); no publica límite de peso",
        ],
        [
          "Una maleta gratis de 23 kg (50 lb)",
          "Main Cabin en muchas rutas internacionales largas: Europa, Asia, el sur de Sudamérica",
          "**No** en clase económica nacional ni en la mayor parte de México, el Caribe y Centroamérica; Basic Economy suele pagar a Europa",
        ],
        [
          "Dos maletas gratis de 32 kg (70 lb)",
          "Primera nacional y ejecutiva internacional",
          "Premium Economy en rutas largas: por lo general dos de 23 kg",
        ],
        ["Maletas adicionales", "De 25 a 200 dólares cada una", "Según la ruta y el número de maletas"],
        [
          "Exceso de peso o tamaño",
          "De 100 a 350 dólares por maleta",
          "Más de 23 kg o más de 158 cm (62 pulgadas) sumados; se paga además del cargo de la maleta",
        ],
      ],
    },
    notes: [
      "En diciembre y en verano American limita las cajas y maletas extra a varios destinos del Caribe y América Latina, aunque se quieran pagar. Si lleva regalos, pregunte por la restricción de su ruta antes de empacar.",
    ],
  },
  checkIn: {
    lead: "La regla de oro: 45 minutos nacional, 60 internacional. Después de eso, el sistema ya no acepta la maleta.",
    times: [
      { name: "En línea o en la aplicación", text: "desde 24 horas antes, hasta 45 minutos antes (nacional) o 60 (internacional)" },
      { name: "Entrega de maletas", text: "45 minutos antes dentro de Estados Unidos, 60 para otro país; algunos aeropuertos piden más" },
      { name: "Puerta", text: "se cierra 15 minutos antes" },
      { name: "Llegada al aeropuerto", text: "la aerolínea aconseja 2 horas, y 3 si sale del país" },
    ],
  },
  byPhone:
    "Pida que le comparen Basic Economy y Main Cabin con sus maletas ya sumadas; a veces la segunda sale igual y se puede cambiar. Tenga a mano el nombre como está en el documento, el número AAdvantage si tiene y el país de nacimiento o residencia si el destino exige visa.",
  questions: [
    {
      question: "¿Cuánto cuesta la maleta a República Dominicana o México?",
      answer:
        "Al momento de escribir, la primera cuesta alrededor de 35 a 50 dólares por trayecto, menos si se paga en línea con tiempo, y la segunda algo más. En ejecutiva, con estatus AAdvantage o con la tarjeta de la aerolínea, en algunos casos nada.",
    },
    {
      question: "¿Puedo viajar a Cuba con American?",
      answer:
        "Sí, hay vuelos desde Miami, pero no como turista: la ley de Estados Unidos exige marcar una de las categorías autorizadas, por ejemplo visita familiar o apoyo al pueblo cubano. Necesita también la visa cubana y el formulario D'Viajeros.",
    },
    {
      question: "¿Con qué identificación vuelo dentro del país?",
      answer:
        "Con licencia REAL ID, pasaporte de cualquier país o tarjeta de residente. Un pasaporte extranjero vigente sirve en el control de la TSA.",
    },
    {
      question: "¿Me conviene Basic Economy?",
      answer:
        "Sí, si viaja solo con maleta de mano y la fecha es segura. Si hay niños o puede haber cambios, no: mire antes [nuestra política de reembolsos](/refund-policy).",
    },
    {
      question: "¿Dan descuento a estudiantes o militares?",
      answer:
        "Depende de la ruta y la fecha. Empiece por [tarifas para militares](/travel-by-theme/book-military-flights-tickets) o [para estudiantes](/travel-by-theme/book-student-flights-tickets).",
    },
  ],
  routes: [
    { from: "NYC-New York", to: "LAX-Los Angeles" },
    { from: "DFW-Dallas", to: "CUN-Cancun" },
    { from: "MIA-Miami", to: "SDQ-Santo Domingo" },
    { from: "NYC-New York", to: "LON-London" },
    { from: "MIA-Miami", to: "EZE-Buenos Aires" },
    { from: "CHI-Chicago", to: "DFW-Dallas" },
  ],
} satisfies AirlinePage;
