import { group, type HouseLanguage, type StreetLanguage, words } from "../language.ts";

const PATTERNS: HouseLanguage["patterns"] = {
  hotel: ["{1} {2} Hotel", "Hotel {1} {2}", "The {1} {2}", "{1} & {2} House"],
  resort: ["{1} {2} Resort", "{1} {2} Beach Resort", "{1} {2} Resort & Spa"],
  lodge: ["{1} {2} Lodge", "{1} {2} Safari Camp", "{1} {2} Bush Lodge", "{1} {2} Tented Camp"],
  inn: ["{1} {2} Inn", "{1} & {2} Inn"],
  motel: ["{1} {2} Motel", "{1} {2} Rest House", "{1} {2} Highway Hotel"],
  aparthotel: ["{1} {2} Apartments", "{1} {2} Suites", "{1} {2} Residence"],
  guesthouse: ["{1} {2} Guest House", "{1} {2} Bed and Breakfast", "{1} {2} Cottage"],
  hostel: ["{1} {2} Hostel", "{1} {2} Backpackers"],
};
const GRAND: readonly string[] = ["{1} {2} Palace", "The {1} {2} Grand", "Grand {1} {2}"];
const ENDS = `Court Garden Gate View Terrace Heights Grove Palms Hill Ridge River Nest Yard Corner Square Springs Lantern Drum Loom Star Crest
  Valley`;
const SEA_ENDS = `Sands Lagoon Bay Reef Shore Tide Sail Point Terrace Palms Breeze Landing Shell Cove Jetty Moon`;

/** East Africa: Swahili trees, birds and skies. */
export const SWAHILI: HouseLanguage = {
  groups: [
    group(
      `Mbuyu Mvule Mwembe Mnazi Mkoko Mkaratusi Mzambarau Jasmini Asumini Waridi Karafuu Iliki Zafarani Mdalasini Nyota Mwezi Jua Upepo Mvua Mawingu
       Kisima Ziwa Mto Kilele Bonde Twiga Swala Pundamilia Chui Korongo Tausi Kasuku Kipepeo Lulu Dhahabu Kahawia Ngoma Mkeka Taa
       Acacia Marula Mopane Baobab`,
      ENDS,
    ),
  ],
  sea: [group("Bahari Pwani Mashua Jahazi Mnazi Mkoko Lulu Mwezi Nyota Kasa Pweza Kaskazi Kusi Karafuu Marijani Ngalawa", SEA_ENDS)],
  patterns: PATTERNS,
  grand: GRAND,
};

/** West and Central Africa. */
export const WEST_AFRICAN: HouseLanguage = {
  groups: [
    group(
      `Iroko Baobab Karité Kapok Odum Mahogany Obeche Palmyra Raffia Kola Cocoa Shea Hibiscus Bissap Moringa Neem Tamarind Sankofa Adinkra Kente Indigo
       Kora Balafon Djembe Cowrie Amber Ebony Calabash Harmattan Savanna Sahel_Moon Weaver Hornbill Turaco Ibis Crane Gazelle Duiker
       Laterite Kaolin Sunbird`,
      ENDS,
    ),
  ],
  sea: [group("Lagune Pirogue Manatee Dune Cowrie Palmyra Raffia Crane Ibis Amber Coral Mangrove Harmattan Tern Turtle Coconut", SEA_ENDS)],
  patterns: PATTERNS,
  grand: GRAND,
};

/** Southern Africa, and the Horn where names of plants are read in English. */
export const SOUTHERN_AFRICAN: HouseLanguage = {
  groups: [
    group(
      `Marula Mopane Yellowwood Stinkwood Fynbos Buchu Rooibos Honeybush Aloe Knobthorn Fever_Tree Sausage_Tree Leadwood Tamboti Strelitzia Clivia
       Watsonia Sugarbird Sunbird Hoopoe Kudu Nyala Eland Oryx Springhare Meerkat Caracal Kestrel Weaver Karoo_Star Quiver_Tree Camel_Thorn Enset Coffee
       Tej Wanza Kosso Juniper Wildfig Jacaranda Kopje Kraal Stoep`,
      ENDS,
    ),
  ],
  sea: [
    group(
      "Strelitzia Fynbos Milkwood Gannet Cormorant Tern Oyster Perlemoen Snoek Kelp Driftwood Dassie Sandplover Sugarbird Aloe Cape_Gull",
      SEA_ENDS,
    ),
  ],
  patterns: PATTERNS,
  grand: GRAND,
};

export const AFRICAN_STREETS: StreetLanguage = {
  words: words(`Acacia Baobab Market Station School Mission Lake River Garden Palm Mango Jacaranda Hill Harbor Mill Old_Town Potters
    Weavers Flame_Tree Neem Tamarind Lagoon Ridge Valley Bridge Orchard`),
  patterns: ["{w} Road", "{w} Road", "{w} Street", "{w} Avenue", "{w} Close", "{w} Lane"],
  address: "{n} {s}",
  mostNumber: 220,
};
