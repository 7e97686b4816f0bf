import { group, type HouseLanguage, type StreetLanguage, words } from "../language.ts";

const MASCULINE = `Azul Blanco Claro Sereno Quieto Viejo Nuevo Verde Dorado Rojo Alto Hondo Manso Escondido Antiguo Florido Encalado Andante
  Callado Risueño Soleado Umbrío Lejano Eterno Secreto Ligero Nocturno Templado del_Alba del_Sur del_Valle de_Abril de_Mayo de_Septiembre
  de_la_Luna de_la_Plaza de_los_Vientos de_las_Tejas de_San_Telmo de_Santa_Inés`;
const FEMININE = `Azul Blanca Clara Serena Quieta Vieja Nueva Verde Dorada Roja Alta Honda Mansa Escondida Antigua Florida Encalada Callada
  Risueña Soleada Lejana Eterna Secreta Ligera Nocturna Templada del_Alba del_Sur del_Valle de_Abril de_Mayo de_Septiembre de_la_Luna
  de_la_Plaza de_los_Vientos de_las_Tejas de_San_Telmo de_Santa_Inés`;
const BOTH_SIDES = [
  `Olmo Naranjo Jardín Patio Puente Molino Río Camino Jilguero Laurel Romero Tomillo Espino Limonero Granado Ciprés Roble Sauce Tilo Aljibe
   Brocal Zaguán Mirador Tejado Balcón Candil Telar Sendero Manantial Arroyo Remanso Farol Rosal Jazminero`,
  `Higuera Parra Fuente Posada Golondrina Calandria Garza Acequia Noria Alameda Glorieta Plazuela Azotea Veleta Campana Espiga Azucena
   Amapola Hiedra Magnolia Ribera Colina Ladera Vega Sombra Estrella Rueca Tinaja Cantera Lámpara Celosía Reja Balaustrada Acacia Mimosa`,
] as const;
const SEA = [
  group(
    "Faro Velero Muelle Coral Arrecife Oleaje Malecón Timón Marinero Catalejo Alcatraz",
    MASCULINE.replaceAll(/ (?:del_Valle|Umbrío|Encalado)/g, ""),
  ),
  group(
    "Caracola Ancla Ensenada Bahía Marea Gaviota Brisa Barca Duna Perla Espuma Sirena Concha",
    FEMININE.replaceAll(/ (?:del_Valle|Encalada)/g, ""),
  ),
];

/** Spain. */
export const SPANISH: HouseLanguage = {
  groups: [
    group(`${BOTH_SIDES[0]} Almendro Alcor Collado Páramo Trigal Olivar Viñedo Duende Gavilán`, MASCULINE),
    group(`${BOTH_SIDES[1]} Encina Cigüeña Alondra Tahona Retama Llanura Dehesa`, FEMININE),
  ],
  sea: SEA,
  patterns: {
    hotel: ["Hotel {1} {2}", "Hotel Casa {1} {2}", "{1} {2} Hotel", "Casona {1} {2}", "Hotel Boutique {1} {2}"],
    resort: ["{1} {2} Resort", "Resort {1} {2}", "{1} {2} Playa Resort", "{1} {2} Resort & Spa"],
    lodge: ["Lodge {1} {2}", "Refugio {1} {2}", "Cabañas {1} {2}", "Finca {1} {2}"],
    inn: ["Posada {1} {2}", "Mesón {1} {2}", "Hospedería {1} {2}", "Hostería {1} {2}"],
    motel: ["Hotel de Carretera {1} {2}", "Parador de Ruta {1} {2}", "Hostal de la Ruta {1} {2}"],
    aparthotel: ["Apartamentos {1} {2}", "Aparthotel {1} {2}", "Suites {1} {2}", "Residencial {1} {2}"],
    guesthouse: ["Hostal {1} {2}", "Casa {1} {2}", "Pensión {1} {2}", "Casa de Huéspedes {1} {2}"],
    hostel: ["Hostel {1} {2}", "Albergue {1} {2}", "Albergue Juvenil {1} {2}"],
  },
  grand: ["Gran Hotel {1} {2}", "Palacio {1} {2}", "Gran Casa {1} {2}", "Hotel Palacio {1} {2}"],
};

/** Spanish America, with what grows and flies there. */
export const AMERICAN_SPANISH: HouseLanguage = {
  ...SPANISH,
  groups: [
    group(`${BOTH_SIDES[0]} Colibrí Zorzal Arrayán Gavilán Quetzal Copal Portal`, MASCULINE),
    group(`${BOTH_SIDES[1]} Ceiba Jacaranda Palma Orquídea Dalia Buganvilla Pitahaya`, FEMININE),
  ],
  byClimate: {
    tropical: {
      ...SPANISH,
      groups: [
        group(
          `Colibrí Tucán Quetzal Flamboyán Cocotero Tamarindo Mango Limonero Naranjo Jazminero Hibisco Bambú Patio Mirador Balcón Sendero
          Manantial Remanso Farol Camino Jardín Cafetal Almendro Cacao Palmar Portal`,
          MASCULINE,
        ),
        group(
          `Ceiba Palma Orquídea Buganvilla Heliconia Guacamaya Iguana Guayaba Papaya Vainilla Canela Caoba Hamaca Veranda Azotea Glorieta
          Fuente Ribera Sombra Estrella Celosía Garza Tortuga Mariposa`,
          FEMININE,
        ),
      ],
    },
  },
  patterns: { ...SPANISH.patterns, resort: [...SPANISH.patterns.resort, "Hacienda {1} {2} Resort & Spa"] },
};

/** `Calle del Olmo 14` */
export const SPANISH_STREETS: StreetLanguage = {
  words: words(`del_Olmo de_la_Encina de_los_Naranjos del_Molino del_Faro de_la_Fuente de_las_Acacias del_Puente_Viejo de_la_Estación
    del_Mercado de_los_Jardines del_Carmen de_San_Telmo de_Santa_Inés de_las_Palmas de_los_Cipreses del_Arroyo de_la_Alameda de_la_Noria
    de_los_Alfareros de_los_Tejedores del_Telar de_la_Campana del_Rosal de_las_Golondrinas del_Sauce de_la_Vega del_Río de_los_Tilos
    de_la_Paloma del_Sol de_la_Luna de_la_Cantera de_los_Laureles de_las_Flores del_Colegio de_la_Ribera de_los_Almendros del_Jazmín`),
  patterns: ["Calle {w}", "Calle {w}", "Avenida {w}", "Paseo {w}", "Plaza {w}", "Camino {w}"],
  address: "{s} {n}",
  mostNumber: 240,
};
