import { expect, it } from "vitest";
import { renderStatic, textOf } from "../../../../tests/support/render.tsx";
import { money } from "../../../core/kernel/index.ts";
import { GoneFlight } from "./gone-flight.tsx";
import type { GoneBooking } from "./load-booking.ts";

const expired: GoneBooking = { kind: "gone", reason: "offer_expired", back: "source=JFK", renewed: null };
const said = (gone: GoneBooking): string => textOf(renderStatic(<GoneFlight gone={gone} saleId="old" />));

it("promises no flights that could not be renewed: they may have left", () => {
  expect(said(expired)).toContain(
    "we could not renew this one: its flights may have left, be full, or fly by another timetable now. The search shows what there is.",
  );
});

it("offers the same flights at the total of now where they are to be had", () => {
  const renewed = { before: money(300_00), total: money(320_00), path: "/flight-details/new" };
  expect(said({ ...expired, renewed })).toMatch(/The same flights can still be booked.*You were shown \$300\.00 New total \$320\.00/);
});
