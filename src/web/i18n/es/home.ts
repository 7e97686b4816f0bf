import type { home as english } from "../en/home.ts";

export const home: typeof english = {
  title: "Ofertas exclusivas de vuelos y boletos de avión baratos",
  description: (brand: string) =>
    `Busque y compare vuelos y hoteles en más de 500 destinos con ${brand}. Primero el precio completo, y un agente al teléfono de día y de noche.`,
  keywords: "ofertas de vuelos, boletos de avión baratos, vuelos baratos, comparar vuelos, vuelos y hoteles",
  whatToSearch: "Qué buscar",
  headline: ["Buen viento,", "buen\u00a0precio."],
  promise: "Vuelos y hoteles en más de 500 lugares. Usted ve el precio completo antes de elegir.",
  scene: "Una costa al amanecer: un faro sobre un cabo, un velero y un avión muy alto sobre el mar",
  sceneAtDusk: "Una costa al anochecer: un faro sobre un cabo, un velero y un avión muy alto sobre el mar",
  whyUs: (brand: string) => `Por qué reservar con ${brand}`,
  values: {
    support: { title: "Atención las 24 horas", before: "Una persona en el", after: "de día y de noche, también los feriados." },
    prices: { title: "Precios competitivos", text: "Primero el precio completo, y la tarifa de cada aerolínea lado a lado." },
    booking: { title: "Reserva fácil", text: "Una sola página, sin cuenta. Recibe su número de reserva al instante." },
    safe: { title: "Pagos seguros", text: "Nunca guardamos los números de tarjeta ni los códigos de seguridad." },
  },
  latestKicker: "Su próximo viaje",
  latestDestinations: "Nuevos destinos",
  posters: {
    "new-york": {
      city: "Nueva York",
      picture: "El puente de Brooklyn y el sol de la tarde detrás del Empire State",
      line: "Puentes, distritos y un bagel a las 3 de la mañana.",
    },
    houston: {
      city: "Houston",
      picture: "Un cohete lunar contra el sol, un roble y una garza en el bayou",
      line: "El control de misión y los robles del bayou.",
    },
    atlanta: {
      city: "Atlanta",
      picture: "Una aguja dorada ante el sol y la rueda sobre el parque Centennial",
      line: "Durazneros, derechos civiles y la rueda del parque.",
    },
    boston: {
      city: "Boston",
      picture: "Velas en el río Charles en octubre, junto al puente atirantado",
      line: "Ladrillo rojo y velas en el río Charles.",
    },
  },
  about: {
    kicker: "Quiénes somos",
    title: "Una sola ventanilla para todo el viaje",
    lead: (brand: string) =>
      `En ${brand} encuentra en un solo lugar vuelos, hoteles, autos de alquiler y paquetes de viaje. Somos una agencia independiente: no pertenecemos a ninguna aerolínea, así que nada favorece una tarifa sobre otra.`,
    parts: [
      { title: "Vuelos", text: "Cada escala, cada espera y quién opera el vuelo, a la vista." },
      { title: "Hoteles", text: "Toda la estadía en un solo precio, con impuestos y cargos obligatorios." },
      { title: "Autos de alquiler", text: "Los coordina un agente por teléfono, a la medida de sus vuelos." },
      { title: "Paquetes", text: "Vuelo y estadía juntos, planeados con usted por teléfono." },
    ],
  },
  talk: {
    title: "¿Prefiere hablarlo?",
    lead: "Díganos cuándo y adónde, y un agente busca las tarifas con usted. Así se coordinan también los autos de alquiler y los paquetes.",
  },
};
