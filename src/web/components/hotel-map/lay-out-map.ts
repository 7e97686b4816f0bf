import type { ListedHotel, FoundRate, HotelPlace } from "../../../core/hotels/index.ts";
import { boxAround, type Point, projectionOf, type Spot } from "./map-layout.ts";
import { type MapLabel, placeNames, placeRings, type RingLabel, ringBoxes } from "./place-labels.ts";
import { type Pin, PIN_HEIGHT, pinWidth, placePins } from "./place-pins.ts";

/** A hotel with the rate that stands for it. */
export interface PricedHotel {
  readonly hotel: ListedHotel;
  readonly rate: FoundRate;
}

interface MapDistrict extends Point {
  readonly name: string;
  readonly city: string;
}

export interface MapParts {
  /** Every hotel that was found: filters must not change what a distance looks like. */
  readonly all: readonly ListedHotel[];
  /** Those that pass the filters, in the order of the list. */
  readonly passing: readonly ListedHotel[];
  /** Those whose cards are on the page. */
  readonly listed: readonly PricedHotel[];
  readonly districts: readonly MapDistrict[];
  /** The nightly price as a pin says it. */
  readonly labelOf: (rate: FoundRate) => string;
}

export interface ListedPin extends Pin<ListedHotel["id"]> {
  readonly name: string;
}

export interface MapLayout {
  /** One for each listed hotel, in the order of the list. */
  readonly pins: readonly ListedPin[];
  /** The hotels without a card on the page. */
  readonly dots: readonly Spot[];
  readonly rings: readonly RingLabel[];
  readonly names: readonly MapLabel[];
}

/** Units that the dot of a listed hotel takes. */
const DOT = 12;

/** Everything on the map, so that no price, ring label or district name touches another. */
export function layOutMap(place: HotelPlace, parts: MapParts, ringWords: (miles: number) => string): MapLayout {
  const { all, passing, listed, districts, labelOf } = parts;
  const labels = listed.map(({ rate }) => labelOf(rate));
  const projection = projectionOf(place, all, { width: Math.max(0, ...labels.map(pinWidth)), height: PIN_HEIGHT });
  const pins = listed.map(({ hotel, rate }, index) => ({
    id: hotel.id,
    name: hotel.name,
    spot: projection.spotOf(hotel),
    amountMinor: rate.perNight.amountMinor,
    label: labels[index] ?? "",
  }));
  const placed = placePins(pins);
  const taken = placed.map(({ hasPrice, box, spot }) => (hasPrice ? box : boxAround(spot, DOT, DOT / 2, DOT / 2)));
  const rings = placeRings(projection, taken, ringWords);
  const named = districts.map((district) => ({ text: district.name, spot: projection.spotOf(district) }));
  const onPage = new Set(listed.map(({ hotel }) => hotel.id));
  return {
    pins: placed,
    dots: passing.filter(({ id }) => !onPage.has(id)).map(projection.spotOf),
    rings,
    names: placeNames(named, [...taken, ...ringBoxes(rings)]),
  };
}
