import type { Page } from "playwright-core";
import { BUYER } from "../../src/http/routes/testing/buyer.ts";
import { payloadFor, post, searchFlights } from "./api.ts";
import { scriptsReady } from "./browser.ts";

/** A booking that somebody comes back to. */
interface MadeBooking {
  readonly bookingId: string;
  readonly email: string;
  /** Names of its airlines, which may hold English words. */
  readonly airlines: readonly string[];
}

let made = 0;

/** Books a flight of its own in business class, whose fares give something back; with `owed`, two names are not given yet. */
export async function makeBooking(owed: "named" | "owed" = "named"): Promise<MadeBooking> {
  const party = owed === "owed" ? { adults: 2, children: 1 } : { adults: 1, children: 0 };
  const flight = (await searchFlights({ ...party, classType: "Business" }))[made++];
  if (!flight) throw new Error("The search found too few flights.");
  const email = `came.back.${made}@mail.example`;
  const { status, body } = await post(
    "/api/v1/flights/travel/getbill",
    payloadFor(flight, { email, adt: party.adults, chd: party.children }),
  );
  if (status !== 201) throw new Error(`The booking was answered ${status}: ${JSON.stringify(body)}`);
  const airlines = Object.values(flight.route).map(({ airlineName }) => airlineName);
  return { bookingId: (body as { bookingId: string }).bookingId, email, airlines };
}

/** Who booked: the lead traveler of every booking that is made here. */
export const LEAD = `${BUYER.firstName} ${BUYER.lastName}`;

/** Finds a booking by the form of the page, whatever its language. */
export async function lookUp(
  page: Page,
  { bookingId, email }: Pick<MadeBooking, "bookingId" | "email">,
  language: "" | "/es" = "",
): Promise<void> {
  await page.goto(`${language}/manage-booking?ref=${bookingId}`);
  await page.locator('input[name="email"]').fill(email);
  await page.getByRole("button", { name: language === "" ? "Find my booking" : "Buscar mi reserva" }).click();
  await page.waitForURL(/[?&]booking=/);
  await page.getByText(bookingId, { exact: true }).first().waitFor();
}

/** The same, with its scripts ready, at a part of the booking. */
export async function openManaged(page: Page, booking: MadeBooking, part = "", language: "" | "/es" = ""): Promise<void> {
  await lookUp(page, booking, language);
  if (part !== "") await page.goto(part.startsWith("/") ? page.url().replace("?", `${part}?`) : `${page.url()}&${part}`);
  await scriptsReady(page);
}

/** Names the two of an `owed` booking, Otto and Tim Ellison, without sending the form. @param born of Otto, who travels as an adult. */
export async function fillOwedNames(page: Page, born: string) {
  const second = page.getByRole("group", { name: "Traveler 2, adult" });
  const third = page.getByRole("group", { name: "Traveler 3, child" });
  for (const [group, first, birthday] of [
    [second, "Otto", born],
    [third, "Tim", "2018-02-03"],
  ] as const) {
    await group.getByLabel("First name").fill(first);
    await group.getByLabel("Last name").fill("Ellison");
    await group.getByLabel("Date of birth").fill(birthday);
  }
  return { second, third };
}
