import { fold } from "../kernel/index.ts";
import type { NamedAirport } from "./place.ts";
import { spanishCity } from "./spanish-city.ts";

/** How English names end, and how Spanish ones begin instead; what says more comes first. */
const KINDS: readonly (readonly [ending: string, beginning: string])[] = [
  [" International Airport", "Aeropuerto Internacional"],
  [" Regional Airport", "Aeropuerto Regional"],
  [" Municipal Airport", "Aeropuerto Municipal"],
  [" Metropolitan Airport", "Aeropuerto Metropolitano"],
  [" National Airport", "Aeropuerto Nacional"],
  [" Domestic Airport", "Aeropuerto Nacional"],
  [" Airport", "Aeropuerto"],
  [" Airfield", "Aeródromo"],
  [" Aerodrome", "Aeródromo"],
  [" Airstrip", "Aeródromo"],
  [" Air Base", "Base Aérea"],
  [" Heliport", "Helipuerto"],
];

/** Names of which more is said in Spanish than the kind and the city. */
const TYPED: Readonly<Record<string, string>> = {
  "Albuquerque International Sunport": "Aeropuerto Internacional Sunport de Albuquerque",
  "Brussels South Charleroi Airport": "Aeropuerto de Bruselas Sur Charleroi",
  "Congonhas-São Paulo Airport": "Aeropuerto de São Paulo–Congonhas",
  "Detroit Metropolitan Wayne County Airport": "Aeropuerto Metropolitano de Detroit",
  "El Salvador International Airport": "Aeropuerto Internacional de El Salvador",
  "EuroAirport Basel–Mulhouse–Freiburg": "EuroAirport Basilea–Mulhouse–Friburgo",
  "Gimpo International Airport": "Aeropuerto Internacional de Gimpo",
  "Incheon International Airport": "Aeropuerto Internacional de Incheon",
  "Jeddah King Abdul Aziz International Airport": "Aeropuerto Internacional Rey Abdulaziz",
  "Kansai International Airport": "Aeropuerto Internacional de Kansai",
  "Kraków John Paul II International Airport": "Aeropuerto Internacional Juan Pablo II de Cracovia",
  "Naha Airport": "Aeropuerto de Naha",
  "Narita International Airport": "Aeropuerto Internacional de Narita",
  "New Chitose Airport": "Aeropuerto de Nuevo Chitose",
  "Nice Côte d'Azur International Airport": "Aeropuerto Internacional de Niza–Costa Azul",
  "Oakland San Francisco Bay Airport": "Aeropuerto de Oakland–Bahía de San Francisco",
  "Portland International Jetport": "Aeropuerto Internacional Jetport de Portland",
  "Taiwan Taoyuan International Airport": "Aeropuerto Internacional de Taiwán Taoyuan",
  "Tenerife North Airport": "Aeropuerto de Tenerife Norte",
  "Tenerife South Airport": "Aeropuerto de Tenerife Sur",
};

/** Titles of those after whom airports are named. */
const TITLES: Readonly<Record<string, string>> = {
  King: "Rey",
  Queen: "Reina",
  Prince: "Príncipe",
  Princess: "Princesa",
  Sultan: "Sultán",
};

/**
 * An airport's name in Spanish: `Aeropuerto Internacional de Los Ángeles` where the English one begins with the city's,
 * `Aeropuerto Internacional John F. Kennedy` where it does not; as it came where it ends like none that we know.
 */
export function spanishAirport(airport: NamedAirport): string {
  const { name } = airport;
  const typed = TYPED[name];
  if (typed !== undefined) return typed;
  // Oslo Airport, Gardermoen; Amsterdam Airport Schiphol.
  const [, head = name, tail = ""] = /^(.+ Airport)(,? .+)$/.exec(name) ?? [];
  const kind = KINDS.find(([ending]) => head.endsWith(ending));
  return kind ? `${kind[1]} ${ownName(head.slice(0, -kind[0].length), airport)}${tail}` : name;
}

/** What an airport is called among those of its kind: after its city, or by a name of its own. */
function ownName(name: string, { city, code }: NamedAirport): string {
  const [bare = city] = city.split(",");
  const length = lengthOfStart(name, bare);
  if (length > 0) {
    const [spanish = bare] = spanishCity(city, code).split(",");
    return `de ${spanish === bare ? name : spanish + name.slice(length)}`;
  }
  const [first = ""] = name.split(" ", 1);
  return (TITLES[first] ?? first) + name.slice(first.length);
}

/** How many letters of a name are that of the city, whatever its accents; 0 where it does not begin with it. */
function lengthOfStart(name: string, city: string): number {
  const wanted = fold(city);
  const ends = [...name.matchAll(/[\p{L}\d.'’](?![\p{L}\d.'’])/gu)].map(({ index }) => index + 1);
  return ends.find((end) => fold(name.slice(0, end)) === wanted) ?? 0;
}

/** The same without what most airports are called: `Londres Heathrow`, `John F. Kennedy`. */
export const spanishAirportShort = (airport: NamedAirport): string =>
  spanishAirport(airport).replace(/^Aeropuerto (?:Internacional )?(?:de )?/, "");
