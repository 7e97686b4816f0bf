import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { spanishCity } from "../../src/core/places/index.ts";
import { openBrowser, openPage, scriptsReady } from "../support/browser.ts";
import { hotelCards } from "../support/hotel-journey.ts";
import { STAY, searchHotels } from "../support/hotels.ts";
import { BOOKING_ID, flightCards, PAYER, partyOf, valueOf } from "../support/journey.ts";
import { expectSpanish } from "../support/spanish.ts";
import { listResults, SOLO_ONE_WAY, stopsOf, type Trip } from "../support/trips.ts";

let browser: Browser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser.close());

const TRIP: Trip = { ...SOLO_ONE_WAY, rtnDate: "Mar-19-2027" };
const [DEPARTURE, RETURN] = ["12-mar-2027", "19-mar-2027"];

/** Name and date of birth of the only person that books, and the payer, by the labels of the Spanish forms. */
const BUYER = {
  Nombre: partyOf(TRIP)[0]?.person.first ?? "",
  Apellido: partyOf(TRIP)[0]?.person.last ?? "",
  "Fecha de nacimiento": partyOf(TRIP)[0]?.person.dob ?? "",
  "Correo electrónico": PAYER.Email,
  "Número de teléfono": PAYER["Phone number"],
  "Número de tarjeta": PAYER["Card number"],
  "Nombre del titular": PAYER["Cardholder name"],
  Mes: PAYER.Month,
  Año: PAYER.Year,
  CVV: PAYER.CVV,
  País: PAYER.Country,
  Dirección: PAYER.Address,
  Ciudad: PAYER.City,
  "Estado o provincia": PAYER.State,
  "Código postal": PAYER["Postal code"],
};

async function fillSpanishForm(page: Page): Promise<void> {
  for (const [label, value] of Object.entries(BUYER)) {
    const field = page.getByLabel(label, { exact: true });
    await (["Mes", "Año", "País"].includes(label) ? field.selectOption(value) : field.fill(value));
  }
}

async function pickPlace(page: Page, label: string, typed: string, code: string): Promise<void> {
  await page.getByRole("combobox", { name: label, exact: true }).fill(typed);
  await page.getByRole("option", { name: code }).first().click();
}

async function fillDays(page: Page, ...days: readonly (readonly [label: string, day: string])[]): Promise<void> {
  for (const [label, day] of days) {
    await page.getByLabel(label, { exact: true }).fill(day);
    await page.getByLabel(label, { exact: true }).blur();
  }
}

const totalOf = async (card: ReturnType<typeof flightCards>): Promise<string> =>
  / (\S+) en total$/.exec((await card.getAttribute("aria-label")) ?? "")?.[1] ?? "no total";

/** Airlines, and the cities of stops as Spanish calls them: Salt Lake City has no other name. */
const namesOn = async (trip: Trip): Promise<readonly string[]> => {
  const legs = (await listResults(trip)).flatMap(({ route }) => Object.values(route));
  return [...new Set(legs.flatMap(({ airlineName, cityTo, cityCodeTo }) => [airlineName, spanishCity(cityTo, cityCodeTo)]))];
};

it.concurrent("a flight is found, filtered, looked at and booked in Spanish on a phone", async () => {
  const { page, errors, close } = await openPage(browser, { width: 360 });
  await page.goto("/es");
  await scriptsReady(page);
  await expectSpanish(page);
  await page.getByText("Ida y vuelta", { exact: true }).click();
  await pickPlace(page, "Origen", "nueva york", "JFK");
  await pickPlace(page, "Destino", "los áng", "LAX");
  await fillDays(page, ["Fecha de ida", DEPARTURE], ["Fecha de regreso", RETURN]);
  await page.getByRole("button", { name: "Buscar vuelos" }).click();

  await page.waitForURL(/\/es\/search-results\?/);
  const names = await namesOn(TRIP);
  await flightCards(page).first().waitFor();
  await expectSpanish(page, names);
  const nonstop = (await listResults(TRIP)).filter((result) => stopsOf(result) === 0).length;
  await page.getByRole("button", { name: /^Filtros/ }).click();
  await page.getByRole("button", { name: /^Sin escalas/ }).click();
  await page.getByRole("button", { name: `Ver ${nonstop} vuelos` }).click();
  await page.waitForURL(/stops=0/);
  expect(await page.getByRole("heading", { level: 1 }).innerText()).toContain(`${nonstop} resultados encontrados`);
  const total = await totalOf(flightCards(page).first());
  await flightCards(page).first().getByRole("button", { name: "Detalles del vuelo" }).click();
  const popup = page.getByRole("dialog", { name: "Detalles del vuelo" });
  expect(await popup.innerText()).toMatch(/JFK Nueva York a LAX Los Ángeles.*Precio por pasajero/s);
  await expectSpanish(page, names);
  await popup.getByRole("link", { name: "Elegir tarifa" }).click();

  await page.waitForURL(/\/es\/flight-details\//);
  await scriptsReady(page);
  expect(await valueOf(page, "Total general").innerText()).toBe(total);
  await fillSpanishForm(page);
  await page.getByLabel("Número de tarjeta", { exact: true }).fill("424242424242424");
  await page.getByRole("button", { name: /^Confirmar reserva/ }).click();
  await page.getByRole("region", { name: "Avisos" }).getByText("El número de tarjeta debe tener 16 dígitos.").waitFor();
  await expectSpanish(page, names);
  await page.getByLabel("Número de tarjeta", { exact: true }).fill(PAYER["Card number"]);
  await page.getByRole("button", { name: /^Confirmar reserva/ }).click();

  await page.waitForURL(/\/es\/thankyou/);
  const bill = page.getByRole("main");
  expect(await valueOf(page, "Pagado").innerText()).toContain(total);
  expect(await bill.innerText()).toContain("Nueva York – Los Ángeles, ida y vuelta");
  expect(await bill.getByText("Número de reserva", { exact: true }).locator("xpath=following-sibling::*[1]").innerText()).toMatch(
    BOOKING_ID,
  );
  await expectSpanish(page, [...names, ...Object.values(BUYER)]);
  expect(errors).toEqual([]);
  await close();
});

it.concurrent("a room is found and booked in Spanish", async () => {
  const { page, errors, close } = await openPage(browser);
  await page.goto("/es/hotels");
  await scriptsReady(page);
  await expectSpanish(page);
  await page.getByRole("combobox", { name: "Destino" }).fill(STAY.org);
  await page.getByRole("listbox", { name: "Destino" }).getByRole("option").first().click();
  await fillDays(page, ["Entrada", "20-ene-2027"], ["Salida", "23-ene-2027"]);
  await page.getByRole("button", { name: "Buscar hoteles" }).click();

  await page.waitForURL(/\/es\/hotels-results\?/);
  const hotels = (await searchHotels()).flatMap(({ name, neighbourhood }) => [name, neighbourhood]);
  const card = hotelCards(page).first();
  const hotel = (await card.getAttribute("aria-label")) ?? "";
  await expectSpanish(page, hotels);
  await card.getByRole("link", { name: hotel, exact: true }).click();
  await page.getByRole("heading", { level: 1, name: hotel }).waitFor();
  await page
    .getByRole("link", { name: /^Elegir habitación/ })
    .first()
    .waitFor();
  await expectSpanish(page, hotels);
  await page
    .getByRole("link", { name: /^Elegir habitación/ })
    .first()
    .click();

  await page.waitForURL(/\/es\/hotel-booking\?/);
  await scriptsReady(page);
  await fillSpanishForm(page);
  await expectSpanish(page, hotels);
  await page.getByRole("button", { name: /^Confirmar reserva/ }).click();
  await page.waitForURL(/\/es\/thankyou/);
  await page.getByText("Número de reserva", { exact: true }).waitFor(); // The address changes a moment before the page does.
  for (const words of [hotel, "20-ene-2027", "23-ene-2027"]) expect(await page.getByRole("main").innerText()).toContain(words);
  await expectSpanish(page, [...hotels, ...Object.values(BUYER)]);
  expect(errors).toEqual([]);
  await close();
});

it.concurrent("a search in Spanish without scripts takes the days as Spanish writes them, and what is missing is asked for in Spanish", async () => {
  const { page, close } = await openPage(browser, { javaScriptEnabled: false });
  await page.goto("/es");
  await page.getByText("Ida y vuelta", { exact: true }).click();
  await page.getByRole("combobox", { name: "Origen" }).fill("Nueva York");
  await page.getByRole("combobox", { name: "Destino" }).fill("Los Ángeles");
  await page.getByRole("textbox", { name: "Fecha de ida" }).fill(DEPARTURE);
  await page.getByLabel("Fecha de regreso").fill("el 19");
  await page.getByRole("button", { name: "Buscar vuelos" }).click();
  await page.waitForURL(new RegExp(`/es/search-results\\?.*date=${DEPARTURE}`));
  expect(await page.getByRole("main").innerText()).toContain("“el 19” no es una fecha. Escríbala así: 12-mar-2027.");
  await expectSpanish(page);
  await page.getByLabel("Fecha de regreso").fill(RETURN);
  await page.getByRole("button", { name: "Buscar vuelos" }).click();
  await page.waitForURL(/rtnDate=Mar-19-2027.*tpassenger=1/);
  expect(await page.getByRole("heading", { level: 1 }).innerText()).toMatch(/^\d+ resultados encontrados$/);
  expect(await flightCards(page).count()).toBeGreaterThan(0);
  await expectSpanish(page, await namesOn({ ...TRIP, from: { typed: "", place: "NYC-New York" } }));
  await close();
});
