import { group, type HouseLanguage } from "../language.ts";

/** Trades, stones and parts of a house, which are at home in any climate. */
const THINGS = `Lantern Copper Pewter Slate Flint Amber Garnet Cobalt Russet Saffron Ochre Marble Granite Mill Foundry Granary Orchard Garden
  Thimble Quill Compass Sundial Almanac Needle Anvil Bell Candle Kettle Clay Loom Spindle Shuttle Ledger Postern Gable Dormer Cornice Transom
  Trellis Arbor Cloister Courtyard Weathervane Paper Ink`;
const PLACES = `Corner Bridge Gate Lane Row Yard Green Spring Hill Court Well Terrace Arch Steps Crossing Grove Common Mews Alcove Parlor Loft Porch
  Threshold Pillar Beam Wheel Crown Feather`;

const PATTERNS: HouseLanguage["patterns"] = {
  hotel: [
    "{1} & {2} House",
    "{1} & {2} Hotel",
    "The {1} & {2}",
    "Hotel {1} {2}",
    "{1} {2} Hotel",
    "The {1} {2} Hotel",
    "{1} {2} Beach Hotel",
  ],
  resort: [
    "{1} {2} Resort",
    "{1} & {2} Resort",
    "The {1} {2} Resort & Spa",
    "{1} {2} Club Resort",
    "{1} {2} Beach Resort",
    "{1} {2} Beach Club",
  ],
  lodge: ["{1} {2} Lodge", "{1} & {2} Lodge", "The {1} {2} Lodge", "{1} {2} Cabins"],
  inn: ["{1} {2} Inn", "{1} & {2} Inn", "The {1} and {2}", "The {1} {2} Inn"],
  motel: ["{1} {2} Motor Inn", "{1} {2} Motel", "{1} {2} Motor Court", "{1} & {2} Motor Lodge", "{1} {2} Beach Motel"],
  aparthotel: ["{1} {2} Apartments", "{1} & {2} Residences", "{1} {2} Suites & Kitchens", "{1} {2} Flats", "{1} {2} Beach Apartments"],
  guesthouse: ["{1} {2} Guesthouse", "{1} & {2} Bed and Breakfast", "{1} {2} Guest Rooms", "{1} & {2} Cottage", "{1} {2} B&B"],
  hostel: ["{1} {2} Hostel", "{1} & {2} Bunkhouse", "{1} {2} Backpackers", "{1} & {2} Hostel"],
};
const GRAND: readonly string[] = ["The {1} & {2} Grand", "{1} {2} Palace Hotel", "The {1} {2}", "Grand Hotel {1} {2}", "The {1} & {2}"];

const spoken = (first: string, second: string, sea: HouseLanguage["sea"]): HouseLanguage => ({
  groups: [group(`${THINGS} ${first}`, `${PLACES} ${second}`)],
  ...(sea === undefined ? {} : { sea }),
  patterns: PATTERNS,
  grand: GRAND,
});

const BOATS = `Schooner Sloop Cutter Dinghy Spinnaker Halyard Compass Capstan Lantern Sextant Mizzen Topsail Bowline Pilot Mariner Chandler
  Ropewalk Boathouse Signal Foghorn`;
const COAST_ENDS = `Cove Bay Point Quay Harbor Landing Wharf Pier Jetty Light Shore Inlet Strand Tide Spit Bluff Rock Anchor Keel Sail Mast Row
  Steps Watch Sound Slip`;
const COOL_SEA = [
  group(
    `${BOATS} Gull Tern Curlew Plover Sandpiper Cormorant Osprey Heron Seal Oyster Cockle Scallop Herring Mackerel Kelp Samphire Marram Driftwood
     Pebble Shingle Lobster Barnacle Limpet Saltmarsh`,
    COAST_ENDS,
  ),
];
const WARM_SEA = [
  group(
    `Pelican Sandpiper Conch Coral Driftwood Seagrape Palmetto Mangrove Turquoise Azure Pearl Starfish Seahorse Nautilus Dolphin Turtle Manta Marlin
     Parrotfish Egret Ibis Frigate Tradewind Moonlight Barefoot Hammock Schooner Sloop Cutter Dinghy Spinnaker Halyard Compass`,
    `Cove Bay Point Reef Cay Lagoon Sands Tide Surf Breeze Shore Pier Jetty Landing Palm Shell Wave Current Harbor Inlet Key Terrace Veranda Swell
     Shoal Sail Mast Anchor Moon Sun Drift Shade`,
  ),
];

const TROPICAL = spoken(
  `Hibiscus Plumeria Jacaranda Bougainvillea Tamarind Almond Coconut Breadfruit Papaya Guava Mango Ginger Vanilla Nutmeg Frangipani Jasmine Orchid
   Allspice Heliconia Palmetto Hummingbird Sunbird Heron Egret Ibis`,
  `Palm Veranda Shade Breeze Garden Moon Sun Lime Fig Vine Bamboo Almond Banyan`,
  WARM_SEA,
);
const DESERT = spoken(
  `Agave Yucca Mesquite Juniper Ocotillo Palo_Verde Creosote Cholla Sagebrush Sandstone Red_Rock Adobe Turquoise Silver Quail Roadrunner Kestrel
   Hawk Jackrabbit Coyote Dry_Creek Sunstone Marigold`,
  `Mesa Canyon Ridge Bluff Butte Trail Corral Moon Star Sky Sun Stone Rim Flats Sage Thorn Fig Wind`,
  COOL_SEA,
);
const COLD = spoken(
  `Cedar Spruce Tamarack Juniper Alder Aspen Birch Maple Pine Fir Willow Loon Heron Owl Marten Otter Fox Hare Stag Elk Badger Caribou Clover Wheat
   Barley Rye Timothy Ember Snowberry Frost`,
  `Ridge Hollow Bend Brook Field Stone Barn Hearth Creek Bank Rise Acorn Oak Pine Reed Moss Woodpile Stove Cabin Pond`,
  COOL_SEA,
);

/** North America by climate; elsewhere, where English is read, much the same. */
export const ENGLISH: HouseLanguage = {
  ...spoken(
    `Cedar Juniper Willow Maple Hazel Alder Rowan Linden Sycamore Aspen Birch Larch Hawthorn Elder Walnut Chestnut Laurel Myrtle Clover Thistle
     Bramble Fern Heather Sorrel Yarrow Tansy Copperleaf Finch Sparrow Wren Heron Kestrel Swallow Starling Otter Hare Badger Marten Fox Stag Bluebell
     Primrose Foxglove Lavender Barley Rye Timothy Oat Honey Meadow Quarry`,
    `Ridge Hollow Bend Brook Field Stone Barn Hearth Pantry Fieldstone Millrace Wick Acorn Pine Oak Rose Thorn Briar Sage Mint Moss Reed Ivy Plum
     Pear Quince Apple Cherry Vine Wheat Creek Bank Rise Crest Vale Dell Glen`,
    COOL_SEA,
  ),
  byClimate: { tropical: TROPICAL, arid: DESERT, cold: COLD },
};

/** English in the West Indies, warm on the dry islands too. */
export const CARIBBEAN_ENGLISH: HouseLanguage = TROPICAL;

/** Britain and Ireland, which have moors and no motor courts. */
export const BRITISH_ENGLISH: HouseLanguage = {
  ...spoken(
    `Cedar Juniper Willow Hazel Alder Rowan Linden Larch Hawthorn Elder Walnut Chestnut Laurel Thistle Bramble Fern Heather Sorrel Yarrow Tansy Finch
     Sparrow Wren Heron Kestrel Swallow Starling Otter Hare Badger Fox Stag Bluebell Primrose Foxglove Lavender Barley Oat Honey Meadow Quarry`,
    `Hollow Brook Field Stone Barn Hearth Pantry Wick Acorn Oak Rose Thorn Briar Sage Mint Moss Reed Ivy Plum Pear Quince Apple Cherry Vine Wheat Ford
     Weir Bank Rise Vale Dell Glen Heath Moor Fell`,
    COOL_SEA,
  ),
  byClimate: { tropical: TROPICAL },
};

/** Australia, whose every bird and tree is its own. */
export const AUSTRALIAN: HouseLanguage = spoken(
  `Wattle Banksia Bottlebrush Waratah Boronia Grevillea Ironbark Jarrah Karri Paperbark Bluegum Lilly_Pilly Kookaburra Galah Magpie Lorikeet
   Bowerbird Currawong Fairywren Wallaby Wombat Platypus Bilby Sandstone Ochre_Cliff Southern_Cross Jacaranda`,
  `Ridge Creek Stone Verandah Hut Paddock Shed Track Billabong Gully Bank Rise Star Moon Gum Fern Reed Fig Vine Sky Range`,
  [
    group(
      `${BOATS} Gull Tern Pelican Cormorant Osprey Oyster Cuttlefish Kelp Driftwood Pebble Sandstone Banksia Nautilus Dolphin Seahorse Abalone
       Saltbush Moonlight Boardwalk Barefoot`,
      `Cove Bay Point Quay Landing Wharf Pier Jetty Light Shore Inlet Tide Rock Anchor Keel Sail Mast Steps Surf Wave Sands Reef Drift Swell`,
    ),
  ],
);

export const NEW_ZEALAND: HouseLanguage = spoken(
  `Kowhai Rata Rimu Totara Kauri Manuka Pohutukawa Nikau Ponga Harakeke Toetoe Tui Kea Kaka Kereru Fantail Bellbird Morepork Greenstone Paua
   Koru Pikopiko Matai`,
  `Ridge Creek Stone Verandah Hut Paddock Shed Track Gully Bank Rise Star Moon Fern Reed Vine Sky Range Peak Tarn`,
  COOL_SEA,
);
