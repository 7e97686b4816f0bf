/** Kinds of places by the article that Spanish sets before them, where a name begins with one. */
const ARTICLES: Readonly<Record<string, readonly string[]>> = {
  del: (
    "Acuario Aeropuerto Aeródromo Anillo Ayuntamiento Barrio Capitolio Casco Castillo Cementerio Centro Distrito Edificio Estadio Faro Fuerte Helipuerto " +
    "Hotel Instituto Jardín Lago Mercado Monasterio Monte Monumento Muelle Museo Obelisco Observatorio Oceanario Palacio Panteón Parlamento Parque " +
    "Partenón Paseo Pico Puente Refugio Reloj Salón Santuario Strip Teatro Teleférico Templo Zoco Zoológico"
  ).split(" "),
  "de la": (
    "Bahía Base Basílica Calle Casa Catedral Ciudad Ciudadela Colina Escalera Estación Estatua Fortaleza Galería Iglesia Isla Mezquita Milla Misión Montaña " +
    "Noria Parroquia Playa Plaza Puerta Terminal Terraza Torre Tumba Universidad Zona Ópera"
  ).split(" "),
  "de los": ["Jardines", "Museos"],
  "de las": ["Cataratas", "Cuevas", "Esclusas", "Fuentes", "Ruinas", "Terrazas", "Torres"],
};

/**
 * "de" before a sight, an airport, a part of a city or a hotel, with its article: `del Aeropuerto Internacional Heathrow`, `de la Torre Eiffel`,
 * `de Times Square`, `del Barrio Francés`. Not for cities: Playa del Carmen has none.
 */
export function ofPlace(name: string): string {
  const [kind = ""] = name.split(" ", 1);
  const article = Object.keys(ARTICLES).find((word) => ARTICLES[word]?.includes(kind));
  return `${article ?? "de"} ${name}`;
}
