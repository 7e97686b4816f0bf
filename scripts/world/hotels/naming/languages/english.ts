import { group, type HouseLanguage, type StreetLanguage, words } from "../language.ts";

const TREES_AND_MORE = `Cedar Juniper Willow Maple Hazel Alder Rowan Linden Sycamore Aspen Birch Larch Hawthorn Elder Walnut Chestnut
  Laurel Myrtle Clover Thistle Bramble Fern Heather Sorrel Yarrow Tansy Lantern Copper Pewter Slate Flint Amber Garnet Cobalt Indigo
  Russet Saffron Ochre Marble Granite Harbor Ferry Mill Quarry Foundry Granary Orchard Meadow Garden Thimble Quill Compass Sundial
  Almanac Needle Anvil Bell Candle Kettle Copperleaf Finch Sparrow Wren Heron Kestrel Plover Swallow Starling Otter Hare Badger Marten
  Fox Stag Bluebell Primrose Foxglove Lavender Barley Rye Timothy Oat Honey Clay Loom Spindle Shuttle Ledger Postern Gable Dormer
  Cornice Transom Trellis Arbor Cloister Courtyard Weathervane Paper Ink`;

const ENDS = `Sound Ridge Hollow Bend Row Yard Green Corner Bridge Gate Lane Wharf Spring Hill Brook Field Stone Barn Well Terrace
  Arch Steps Landing Crossing Grove Common Mews Alcove Parlor Hearth Pantry Loft Porch Threshold Pillar Beam Fieldstone Millrace
  Wick Wheel Crown Feather Acorn Pine Oak Rose Thorn Briar Sage Mint Moss Reed Ivy Plum Pear Quince Fig Apple Cherry Vine Wheat
  Sail Anchor Oar Rudder Beacon Tide Drift Shore Dune Marsh Creek Ford Weir Bank Rise Crest Vale Dell Glen Heath Moor Tarn Fell`;

export const ENGLISH: HouseLanguage = {
  groups: [group(TREES_AND_MORE, ENDS)],
  patterns: {
    hotel: ["{1} & {2} House", "{1} & {2} Hotel", "The {1} & {2}", "Hotel {1} {2}", "{1} {2} Hotel", "The {1} {2} Hotel", "{1} {2} Rooms"],
    resort: ["{1} {2} Resort", "{1} & {2} Resort", "The {1} {2} Resort & Spa", "{1} {2} Club Resort", "{1} {2} Retreat"],
    lodge: ["{1} {2} Lodge", "{1} & {2} Lodge", "The {1} Lodge at {2}", "{1} {2} Cabins"],
    inn: ["{1} {2} Inn", "{1} & {2} Inn", "The {1} and {2}", "Inn at {1} {2}", "The {1} {2} Inn"],
    motel: ["{1} {2} Motor Inn", "{1} {2} Motel", "{1} {2} Motor Court", "{1} & {2} Motor Lodge", "{1} {2} Roadside Inn"],
    aparthotel: ["{1} {2} Apartments", "{1} & {2} Residences", "{1} {2} Suites & Kitchens", "{1} & {2} Apartment House", "{1} {2} Flats"],
    guesthouse: ["{1} {2} Guesthouse", "{1} & {2} Bed and Breakfast", "{1} {2} Guest Rooms", "{1} & {2} Cottage", "{1} {2} B&B"],
    hostel: ["{1} {2} Hostel", "{1} & {2} Bunkhouse", "{1} {2} Backpackers", "{1} & {2} Hostel"],
  },
  grand: ["The {1} & {2} Grand", "{1} {2} Palace Hotel", "The {1} {2}", "Grand Hotel {1} {2}", "The {1} & {2}"],
};

const COAST = `Pelican Sandpiper Tern Conch Coral Driftwood Seagrape Palmetto Hibiscus Plumeria Jacaranda Bougainvillea Mangrove Tamarind
  Almond Coconut Breadfruit Papaya Guava Mango Ginger Vanilla Nutmeg Frangipani Jasmine Orchid Turquoise Azure Pearl Opal Aqua Periwinkle
  Starfish Seahorse Nautilus Dolphin Turtle Manta Marlin Parrotfish Egret Ibis Frigate Flamingo Sunbird Tradewind Moonlight Lanternfish
  Schooner Sloop Cutter Dinghy Spinnaker Halyard Compass Barefoot Hammock`;

const COAST_ENDS = `Cove Bay Point Reef Cay Lagoon Sands Strand Tide Surf Breeze Shore Pier Jetty Landing Dune Palm Shell Wave Current
  Harbor Inlet Key Beach Garden Terrace Grove Veranda Spray Swell Shoal Spit Bluff Cliff Sail Mast Keel Anchor Moon Sun Drift Shade Fan`;

/** For houses a walk from the sea. */
export const ENGLISH_COAST: HouseLanguage = {
  groups: [group(COAST, COAST_ENDS)],
  patterns: {
    ...ENGLISH.patterns,
    hotel: ["{1} {2} Hotel", "{1} & {2} Beach House", "{1} {2} Beach Hotel", "The {1} & {2}", "{1} {2} House", "Hotel {1} {2}"],
    resort: [
      "{1} {2} Beach Resort",
      "{1} {2} Resort",
      "{1} & {2} Resort",
      "{1} {2} Resort & Spa",
      "{1} {2} Beach Club",
      "{1} {2} Island Resort",
    ],
    motel: ["{1} {2} Motel", "{1} {2} Beach Motel", "{1} {2} Motor Court", "{1} & {2} Motel"],
    aparthotel: ["{1} {2} Apartments", "{1} {2} Beach Suites", "{1} & {2} Condos", "{1} {2} Villas", "{1} {2} Beach Apartments"],
  },
  grand: ["The {1} & {2} Palace", "{1} {2} Grand Resort", "The {1} {2}"],
};

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
