import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { fits, type Guests, type HotelPlace, LARGEST_ROOM, nightsOf, type Rate, type Stay } from "../../../../core/hotels/index.ts";
import { add, addDays, type CurrencyCode, dateInZone, type Instant, seeded, type Seeded, times } from "../../../../core/kernel/index.ts";
import { quoteStay, type RateTable, type StayQuote } from "../../../../core/pricing/index.ts";
import { decodeHotelWorld } from "../../../../engine/index.ts";
import { createBook } from "../../../../usecases/book.ts";
import { createBookingWorld } from "../../../../usecases/testing/booking-world.ts";
import { stayRequestOf } from "../../../../usecases/testing/sample-stay.ts";
import { createScriptedGateway } from "../../../../usecases/testing/scripted-gateway.ts";
import { readRateFile } from "../../../rates/rate-file.ts";
import { createSigner } from "../../../system/signer.ts";
import { openEmbeddedHotels } from "./hotel-supply.ts";

const STAYS = 10_000;
const NOW = "2026-12-01T15:00:00Z" as Instant;
const FILE = new URL("../../../../../build/world/hotels.bin", import.meta.url);

const hotels = openEmbeddedHotels({ worldFile: FILE, signer: createSigner("only-for-tests-only-for-tests") });
const cities = decodeHotelWorld(readFileSync(FILE)).cities;
const rates: RateTable = readRateFile(new URL("../../../../../data/rates.csv", import.meta.url));
const currencies = Object.keys(rates.perUsd) as CurrencyCode[];

function randomGuests(random: Seeded): Guests {
  for (;;) {
    const guests = { rooms: 1 + random.below(4), adults: 1 + random.below(8), children: random.below(5), infants: random.below(3) };
    if (fits(guests, LARGEST_ROOM)) return guests;
  }
}

/** Half of the stays are in the cities with most hotels: there is more that can go wrong. */
function randomSearch(random: Seeded) {
  const city = cities[random.below(cities.length)];
  if (!city) throw new Error("There are no cities.");
  const { id: _, name, country, zone, latitude, longitude } = city;
  const place: HotelPlace = { kind: "city", text: name, name, city: name, country, zone, latitude, longitude, hotelId: null };
  const checkIn = addDays(dateInZone(NOW, zone), random.below(330));
  const stay: Stay = { checkIn, checkOut: addDays(checkIn, 1 + random.below(random.chance(0.5) ? 4 : 30)) };
  return { place, radiusMiles: 10 as const, stay, guests: randomGuests(random) };
}

/** What a screen shows of a rate in a currency. */
const shownIn = (price: Pick<Rate, "perNight" | "taxesAndFees">, payAt: Rate["payAt"], stay: Stay, currency: CurrencyCode): StayQuote =>
  quoteStay(price, nightsOf(stay), payAt, currency, rates);

describe("a stay", () => {
  const figures = { stays: 0, booked: 0, currencies: new Set<string>(), countries: new Set<string>() };
  const wrong: string[] = [];

  beforeAll(async () => {
    const world = {
      ...createBookingWorld(createScriptedGateway()),
      hotels,
      rates: { current: () => rates, at: () => rates },
      clock: { now: () => NOW },
    };
    const book = createBook(world);
    const random = seeded(20_261_201);
    while (figures.stays < STAYS) {
      const search = randomSearch(random);
      const { hotels: found } = await hotels.search(search, NOW);
      const card = found[random.below(found.length)];
      if (!card) continue;
      figures.stays += 1;
      const { stay, guests } = search;
      const answer = await hotels.rates(card.id, stay, guests, NOW);
      const all = answer?.rooms.flatMap((room) => room.rates) ?? [];
      const cheapest = all.reduce<Rate | undefined>(
        (best, rate) => (best && best.total.amountMinor <= rate.total.amountMinor ? best : rate),
        undefined,
      );
      const chosen = all[random.below(all.length)];
      if (!cheapest || !chosen) {
        wrong.push(`${card.id}: found, and then full`);
        continue;
      }
      for (const currency of currencies) {
        const [shown, offered] = [
          shownIn(card.rates[0], cheapest.payAt, stay, currency),
          shownIn(cheapest, cheapest.payAt, stay, currency),
        ];
        if (shown.total.amountMinor !== offered.total.amountMinor)
          wrong.push(`${card.id} in ${currency}: the card and the hotel's page differ`);
      }
      const currency = currencies[random.below(currencies.length)] as CurrencyCode;
      const quote = shownIn(chosen, chosen.payAt, stay, currency);
      const request = stayRequestOf(`guest${figures.stays}`, {
        hotelId: card.id,
        rateId: chosen.id,
        stay,
        guests,
        currency,
        shownTotal: quote.total,
      });
      const bill = await book(request);
      if (!bill.ok) {
        // Earlier buyers may have taken the last room; anything else is wrong.
        if (bill.error.code !== "sold_out") wrong.push(`${card.id} in ${currency}: ${JSON.stringify(bill.error)}`);
        continue;
      }
      figures.booked += 1;
      figures.currencies.add(currency);
      figures.countries.add(card.country);
      const { quote: billed } = bill.value;
      const isWhole = billed.total.amountMinor === add(billed.serviceFee, times(quote.perNight, nightsOf(stay))).amountMinor;
      if (JSON.stringify(billed) !== JSON.stringify(quote) || !isWhole)
        wrong.push(`${card.id} in ${currency}: shown ${JSON.stringify(quote)}, billed ${JSON.stringify(billed)}`);
    }
  }, 120_000);

  it("is billed at the total that was shown, in every currency, in 10,000 random cases", () => {
    expect(wrong.slice(0, 10)).toEqual([]);
    expect(figures.stays).toBe(STAYS);
    expect(figures.booked).toBeGreaterThan(STAYS * 0.99);
    expect(figures.currencies.size).toBe(currencies.length);
    expect(figures.countries.size).toBeGreaterThan(100);
  });
});
