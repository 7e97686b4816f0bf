import type { NamedCity } from "./suggested-hotels.ts";

const at = (name: string) => ({ name, latitude: 10, longitude: 20 });
const airport = (code: string, name: string) => ({ ...at(name), code });

/** Cities as people know them, some of them namesakes, with a few places each. */
export const smallCities: readonly NamedCity[] = [
  {
    id: 5809844,
    name: "Seattle",
    region: "Washington",
    population: 737_000,
    codes: ["SEA"],
    otherNames: ["Emerald City"],
    zone: "America/Los_Angeles",
    airports: [airport("SEA", "Seattle-Tacoma International Airport"), airport("BFI", "King County International Airport")],
    districts: ["Downtown", "Capitol Hill", "Ballard"].map(at),
    landmarks: ["Space Needle", "Pike Place Market"].map(at),
    hotelNames: [
      "Cedar & Sound House",
      ["Harbor Steps Inn", "1208 Western Avenue"],
      ["Harbor Steps Inn", "4 Pine Street"],
      "Capitol Hill",
      "Juniper Lodge",
    ],
  },
  {
    name: "New York",
    region: "New York",
    population: 8_300_000,
    codes: ["NYC"],
    otherNames: ["Nueva York", "Big Apple"],
    airports: [airport("JFK", "John F. Kennedy International Airport"), airport("EWR", "Newark Liberty International Airport")],
    districts: ["Midtown", "SoHo", "Downtown"].map(at),
    landmarks: ["Empire State Building"].map(at),
    hotelNames: Array.from({ length: 12 }, (_, index) => `Lantern Court ${index + 1}`),
  },
  { name: "Newark", region: "New Jersey", population: 300_000, airports: [airport("EWR", "Newark Liberty International Airport")] },
  {
    name: "Paris",
    country: "FR",
    population: 2_100_000,
    codes: ["PAR"],
    otherNames: ["Parigi"],
    airports: [airport("CDG", "Charles de Gaulle Airport"), airport("ORY", "Orly Airport")],
    districts: ["Le Marais", "Saint-Germain-des-Prés"].map(at),
    landmarks: ["Eiffel Tower"].map(at),
    hotelNames: ["Hôtel des Étoiles", "Cedar & Sound House", "Maison Saint-Honoré"],
  },
  { name: "Paris", region: "Texas", population: 25_000, hotelNames: ["Cedar & Sound House"] },
  { name: "London", country: "GB", population: 8_900_000, codes: ["LON"], districts: ["Soho"].map(at), hotelNames: ["The Quill"] },
  { name: "London", country: "CA", region: "Ontario", population: 400_000, codes: ["YXU"], hotelNames: ["The Quill"] },
  { name: "Munich", country: "DE", population: 1_500_000, codes: ["MUC"], otherNames: ["München"], hotelNames: ["Isarhof"] },
  { name: "São Paulo", country: "BR", population: 12_000_000, codes: ["SAO"], hotelNames: ["Pousada Girassol"] },
  { name: "Goa", country: "IN", population: 40_000, codes: ["GOI"], hotelNames: ["Casa Palmeira"] },
  { name: "Genoa", country: "IT", population: 560_000, codes: ["GOA"], hotelNames: ["Lanterna"] },
  {
    name: "Denver",
    region: "Colorado",
    population: 700_000,
    codes: ["DEN"],
    districts: ["Capitol Hill", "Downtown"].map(at),
    hotelNames: ["Aspen Row"],
  },
  { name: "Portland", region: "Oregon", population: 650_000, codes: ["PDX"], hotelNames: ["Rose Quarter Rooms", "Umber"] },
  { name: "Portland", region: "Maine", population: 68_000, codes: ["PWM"] },
  { name: "Springfield", region: "Missouri", population: 170_000, hotelNames: ["Elm"] },
  { name: "Springfield", region: "Missouri", population: 160_000, hotelNames: ["Elm"] },
  { name: "Bruges", country: "BE", population: 118_000, hotelNames: ["Belfry Rooms"] },
  { name: "Lagos", country: "NG", population: 15_000_000, codes: ["LOS"] },
  {
    name: "Los Angeles",
    region: "California",
    population: 3_900_000,
    codes: ["LAX"],
    hotelNames: ["Citrus House", "Marigold", "Palm Court"],
  },
];

/** Cities whose codes are not as plain: of an airport that two cities share, that is called like its city, like a town, like a word. */
export const citiesOfCodes: readonly NamedCity[] = [
  { name: "Washington", region: "DC", population: 600_000, codes: ["WAS", "BWI"], airports: [airport("BWI", "Thurgood Marshall Airport")] },
  { name: "Baltimore", region: "Maryland", population: 500_000, codes: ["BWI"], airports: [airport("BWI", "Thurgood Marshall Airport")] },
  { name: "Regina", country: "CA", region: "Saskatchewan", population: 200_000, codes: ["YQR"], airports: [airport("YQR", "Regina")] },
  { name: "Manchester", country: "GB", population: 400_000, codes: ["MAN"], airports: [airport("MAN", "Manchester Airport")] },
  { name: "Man", country: "CI", population: 140_000 },
  { name: "Teresina", country: "BR", population: 700_000, codes: ["THE"], airports: [airport("THE", "Teresina Airport")] },
];
