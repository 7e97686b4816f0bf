import { describe, expect, it } from "vitest";
import { renderStatic, textOf } from "../../../../tests/support/render.tsx";
import type { HotelOffer } from "../../../core/hotels/index.ts";
import { type LocalDate, money, type RateId } from "../../../core/kernel/index.ts";
import { listCountries } from "../../components/booking-form/countries.ts";
import type { ReturnedForm } from "../../components/booking-form/outcome.ts";
import { SAMPLE_FIRM_RATE, SAMPLE_OFFER, SAMPLE_PRICING } from "../../testing/sample-rooms.ts";
import { GoneStayScreen } from "./gone-stay-screen.tsx";
import type { ReadyStay } from "./load-stay.ts";
import { StayScreen } from "./stay-screen.tsx";

const stay: ReadyStay = {
  kind: "ready",
  offer: SAMPLE_OFFER,
  pricing: SAMPLE_PRICING,
  countries: listCountries("en"),
  today: "2026-11-21" as LocalDate,
  formKey: "key-1",
  roomsPath: "/hotel-details/5809844-1?org=Seattle",
};

const htmlOf = (outcome?: ReturnedForm<HotelOffer>, ready = stay): string => renderStatic(<StayScreen stay={ready} outcome={outcome} />);
const html = htmlOf();
const text = textOf(html).replaceAll("\u00a0", " ");
const control = (name: string, page = html): string => new RegExp(`<(?:input|select)[^>]*name="${name}"[^>]*>`).exec(page)?.[0] ?? "";
const refused = (failure: Extract<ReturnedForm, { kind: "refused" }>["failure"]): ReturnedForm<HotelOffer> => ({
  kind: "refused",
  failure,
  shownTotal: money(756_00),
  values: { city: "Portland" },
  formKey: "key-2",
});

describe("the booking page of a stay", () => {
  it("has sections for the stay, the passenger, contact, card payment, billing and the price", () => {
    const headings = [...html.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, heading]) => heading);
    expect(headings).toEqual(expect.arrayContaining(["Your stay", "Passenger", "Contact", "Card payment", "Billing", "Price summary"]));
  });

  it("says what is booked: nights, guests, room, and until when it can be given back", () => {
    for (const words of [
      "The Cartographer Hotel",
      "Check-in Mar-12-2027 Fri, from 3:00 PM",
      "Check-out Mar-16-2027 Tue, until 11:00 AM",
      "Length 4 nights",
      "Guests 2 adults in 1 room",
      "Room Standard room 1 queen bed, 258 sq ft (24 m²). Room only.",
      "Free cancellation until Mar-10-2027 , 6:00 PM hotel time",
    ])
      expect(text).toContain(words);
  });

  it("asks for every field of the specification under its name, all of them required, and for the lead guest alone", () => {
    const names =
      "middleName firstName lastName dob email mobile cardNumber cardHolderName expiryMonth expiryYear cardDetails country address city state postalCode";
    expect(names.split(" ").filter((name) => !control(name).includes("required"))).toEqual([]);
    expect(html).not.toContain("travellers.0");
    expect(text).toContain("Lead guest 21 years or older at check-in");
  });

  it("sends the rate and the total that it shows", () => {
    expect(control("rateId")).toContain('value="rate-later"');
    expect(control("totalAmount")).toContain('value="756.00"');
    expect(control("idempotencyKey")).toContain('value="key-1"');
  });

  it("names the country by the setting, with three before all others", () => {
    const codes = [...html.matchAll(/<option value="([A-Z]{2})"/g)].map(([, code]) => code);
    expect(codes.slice(0, 3)).toEqual(["US", "CA", "GB"]);
    expect(html).toMatch(/<option value="IN" selected="">India/);
  });

  it("has the agents' line and links to terms and privacy", () => {
    expect(text).toContain("An agent can finish it with you, day and night (24/7).");
    for (const path of ["/terms-and-conditions", "/privacy-policy"]) expect(html).toContain(`href="${path}"`);
  });

  it("says what is due now and at the hotel only where the hotel takes the money", () => {
    expect(text).toContain("Due now $0.00 Your card is checked now and charged by the hotel. Due at the hotel $756.00");
    const paid = textOf(htmlOf(undefined, { ...stay, offer: { ...SAMPLE_OFFER, rate: SAMPLE_FIRM_RATE } }));
    expect(paid).not.toContain("Due");
  });

  it("says over the card that payments are a test, and under it who charges it", () => {
    expect(text).toContain("Payments on this site are a test No card is charged.");
    expect(text).toContain("The flights and hotels are illustrative too: no ticket is issued, and no room is kept for you.");
    expect(text).toContain("the hotel charges it. Never stored by us");
    const paid = textOf(htmlOf(undefined, { ...stay, offer: { ...SAMPLE_OFFER, rate: SAMPLE_FIRM_RATE } }));
    expect(paid).toContain("Used for this one payment, never stored by us.");
  });

  it("leads to the hotel's other rooms when the last one is gone", () => {
    const page = htmlOf(refused({ code: "sold_out" }));
    expect(textOf(page)).toContain("Not enough of these rooms are left");
    expect(page).toMatch(/href="\/hotel-details\/5809844-1\?org=Seattle"[^>]*>To the hotel&#x27;s other rooms/);
    expect(control("city", page)).toContain('value="Portland"');
  });

  it("shows both totals when the price has changed, and its button says which one it agrees to", () => {
    const page = htmlOf(refused({ code: "price_changed", total: money(800_00) }));
    expect(textOf(page)).toContain("You were shown $756.00 New total $800.00 Difference $44.00 more");
    expect(page).toMatch(/<section[^>]* autofocus=""[^>]*>.*Book at the new price<\/button>/);
    expect(textOf(page)).toContain("Confirm booking at $800.00");
    expect(control("totalAmount", page)).toContain('value="800.00"');
  });

  it("goes on with the rate that took the place of an expired one, at its own address and total", () => {
    const path = "/hotel-booking?rate=rate-anew";
    const rate = { ...SAMPLE_OFFER.rate, id: "rate-anew" as RateId, perNight: money(200_00), total: money(800_00) };
    const renewed = { offer: { ...SAMPLE_OFFER, rate }, pricing: SAMPLE_PRICING, before: money(756_00), total: money(800_00), path };
    const page = htmlOf({ ...refused({ code: "offer_renewed", total: money(800_00) }), renewed } as ReturnedForm<HotelOffer>);
    expect(textOf(page)).toContain("You were shown $756.00 New total $800.00 Difference $44.00 more");
    expect(textOf(page)).toContain("Room price $800.00 $200.00 × 4 nights");
    expect(
      [control("rateId", page), control("totalAmount", page), control("city", page)].map((field) => /value="(.*?)"/.exec(field)?.[1]),
    ).toEqual(["rate-anew", "800.00", "Portland"]);
    expect(page).toContain(`action="${path}"`);
  });

  it("leads from an expired rate to the same room at the price of now, with both totals", () => {
    const renewed = { before: money(756_00), total: money(740_00), path: "/hotel-booking?rate=rate-anew" };
    const page = renderStatic(<GoneStayScreen gone={{ kind: "gone", reason: "offer_expired", roomsPath: "/hotel-details/1", renewed }} />);
    expect(textOf(page)).toContain("You were shown $756.00 New total $740.00 Difference $16.00 less Book at the new price");
    expect(page).toContain('href="/hotel-booking?rate=rate-anew"');
  });

  it("says without scripts too that the form failed, in the specification's words", () => {
    expect(textOf(htmlOf(refused({ code: "sold_out" })))).toContain("Failed to submit the form. Please try again.");
  });

  it("says why a rate is gone and leads to the hotel's rooms", () => {
    const gone = renderStatic(
      <GoneStayScreen gone={{ kind: "gone", reason: "offer_expired", roomsPath: "/hotel-details/1", renewed: null }} />,
    );
    expect(textOf(gone)).toContain(
      "This rate has expired Rates are held for a limited time, and we could not renew this one: its first night may be over, or too few of the rooms be left.",
    );
    expect(gone).toContain('href="/hotel-details/1"');
    const faults = [{ field: "checkout", code: "check_out_not_after_check_in" }] as const;
    const faulty = renderStatic(<GoneStayScreen gone={{ kind: "faults", faults, roomsPath: "/hotel-details/1?checkin=x" }} />);
    expect(textOf(faulty)).toContain("These dates or guests need a look The check-out date must be after the check-in date.");
    expect(faulty).toMatch(/href="\/hotel-details\/1\?checkin=x"[^>]*>Choose other dates or guests/);
    expect(renderStatic(<GoneStayScreen gone={{ kind: "gone", reason: "offer_forged", roomsPath: null, renewed: null }} />)).toContain(
      'href="/hotels"',
    );
  });
});
