import { describe, expect, it } from "vitest";
import { spanishAirport, spanishAirportShort } from "./spanish-airport.ts";

const NAMES: readonly (readonly [code: string, city: string, name: string, spanish: string, short: string])[] = [
  ["JFK", "New York", "John F. Kennedy International Airport", "Aeropuerto Internacional John F. Kennedy", "John F. Kennedy"],
  ["LAX", "Los Angeles", "Los Angeles International Airport", "Aeropuerto Internacional de Los Ángeles", "Los Ángeles"],
  ["LHR", "London", "London Heathrow Airport", "Aeropuerto de Londres Heathrow", "Londres Heathrow"],
  ["YXU", "London, Ontario", "London International Airport", "Aeropuerto Internacional de London", "London"],
  ["CUN", "Cancun", "Cancún International Airport", "Aeropuerto Internacional de Cancún", "Cancún"],
  ["GYN", "Goiânia", "Goiânia Santa Genoveva Airport", "Aeropuerto de Goiânia Santa Genoveva", "Goiânia Santa Genoveva"],
  ["CAI", "Cairo", "Cairo International Airport", "Aeropuerto Internacional de El Cairo", "El Cairo"],
  ["FLO", "Florence, South Carolina", "Florence Regional Airport", "Aeropuerto Regional de Florence", "Regional de Florence"],
  ["SJC", "San Jose, California", "San Jose International Airport", "Aeropuerto Internacional de San José", "San José"],
  ["ORD", "Chicago", "Chicago O'Hare International Airport", "Aeropuerto Internacional de Chicago O'Hare", "Chicago O'Hare"],
  ["DFW", "Dallas", "Dallas/Fort Worth International Airport", "Aeropuerto Internacional de Dallas/Fort Worth", "Dallas/Fort Worth"],
  ["STL", "St. Louis", "St. Louis Lambert International Airport", "Aeropuerto Internacional de St. Louis Lambert", "St. Louis Lambert"],
  ["BOG", "Bogota", "El Dorado International Airport", "Aeropuerto Internacional El Dorado", "El Dorado"],
  ["MAD", "Madrid", "Adolfo Suárez Madrid–Barajas Airport", "Aeropuerto Adolfo Suárez Madrid–Barajas", "Adolfo Suárez Madrid–Barajas"],
  ["OSL", "Oslo", "Oslo Airport, Gardermoen", "Aeropuerto de Oslo, Gardermoen", "Oslo, Gardermoen"],
  ["AMS", "Amsterdam", "Amsterdam Airport Schiphol", "Aeropuerto de Ámsterdam Schiphol", "Ámsterdam Schiphol"],
  ["RUH", "Riyadh", "King Khalid International Airport", "Aeropuerto Internacional Rey Khalid", "Rey Khalid"],
  ["TFS", "Tenerife", "Tenerife South Airport", "Aeropuerto de Tenerife Sur", "Tenerife Sur"],
  ["ABI", "Abilene", "Abilene Regional Airport", "Aeropuerto Regional de Abilene", "Regional de Abilene"],
  ["CAE", "Columbia", "Columbia Metropolitan Airport", "Aeropuerto Metropolitano de Columbia", "Metropolitano de Columbia"],
  ["NRT", "Tokyo", "Narita International Airport", "Aeropuerto Internacional de Narita", "Narita"],
  ["OMA", "Omaha", "Eppley Airfield", "Aeródromo Eppley", "Aeródromo Eppley"],
  // A name that goes on without a break is another one: Parisot is not in Paris.
  ["PAR", "Paris", "Parisot Airport", "Aeropuerto Parisot", "Parisot"],
  ["PAE", "Everett", "Paine Field", "Paine Field", "Paine Field"],
];

describe("an airport's name in Spanish", () => {
  it.each(NAMES)("is, of %s in %s, for %s: %s", (code, city, name, spanish, short) => {
    const airport = { code, city, name };
    expect([spanishAirport(airport), spanishAirportShort(airport)]).toEqual([spanish, short]);
  });
});
