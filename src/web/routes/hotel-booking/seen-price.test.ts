import { expect, it } from "vitest";
import { sampleHotel, sampleRate } from "../../testing/sample-hotels.ts";
import { SAMPLE_RATE } from "../../testing/sample-rooms.ts";
import { seenPrice } from "./seen-price.ts";

const hotel = sampleHotel("5809844-1", 0, 0, { rates: [sampleRate(189), sampleRate(214, "free_cancellation")] });

it("is the rate that was chosen in the hotel's table", () => {
  expect(seenPrice({ rate: SAMPLE_RATE }, [])).toBe(SAMPLE_RATE);
});

it("is the cheapest of the card, among those that have what was asked for", () => {
  expect(seenPrice({ hotel }, [])?.perNight.amountMinor).toBe(189_00);
  expect(seenPrice({ hotel }, ["free_cancellation"])?.perNight.amountMinor).toBe(214_00);
});

it("is not known where the page was opened by its address, or came from elsewhere", () => {
  expect(seenPrice(null, [])).toBeNull();
  expect(seenPrice({}, [])).toBeNull();
});
