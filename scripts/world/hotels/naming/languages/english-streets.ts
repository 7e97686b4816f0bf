import { type StreetLanguage, words } from "../language.ts";

const STREET_WORDS = words(`Alder Almond Anchor Apple Ash Barley Bay Beech Birch Brook Canal Cedar Chapel Cherry Chestnut Clay Cliff Clover
  Copper Cross Dale Depot Dock Dove Elder Elm Fern Ferry Field Fir Fountain Garden Garnet Granite Grove Harbor Hawthorn Hazel Heron Hickory
  High Hill Holly Juniper Lake Larch Laurel Library Lilac Linden Locust Maple Market Meadow Mill Mulberry Myrtle Oak Olive Orchard Park
  Pearl Pine Poplar Prospect Quarry Railroad Ridge River Rose Rowan Sage School Spring Spruce Station Stone Sunset Sycamore Temple Union
  Valley View Vine Walnut Water Western Willow Windmill`);

/** `1208 Western Avenue` */
export const AMERICAN_STREETS: StreetLanguage = {
  words: STREET_WORDS,
  patterns: [
    "{w} Street",
    "{w} Avenue",
    "{w} Road",
    "{w} Boulevard",
    "{w} Drive",
    "{w} Lane",
    "{w} Way",
    "North {w} Street",
    "South {w} Avenue",
  ],
  address: "{n} {s}",
  mostNumber: 4800,
};

/** `14 Station Road` */
export const BRITISH_STREETS: StreetLanguage = {
  words: STREET_WORDS,
  patterns: ["{w} Street", "{w} Road", "{w} Lane", "{w} Terrace", "{w} Place", "{w} Crescent", "{w} Row", "{w} Square", "{w} Walk"],
  address: "{n} {s}",
  mostNumber: 180,
};
