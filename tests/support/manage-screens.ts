import { makeBooking, openManaged } from "./managed.ts";
import { at, type Screen } from "./screens.ts";

/** Every screen of the way back to a booking, and the states in which it looks different. */
export const MANAGE_SCREENS: readonly Screen[] = [
  {
    name: "manage booking with two that match nothing",
    async open(page) {
      await at("/manage-booking?ref=ZZZZZZZZ")(page);
      await page.getByLabel("Email").fill("nobody@mail.example");
      await page.getByRole("button", { name: "Find my booking" }).click();
      await page.getByRole("alert").filter({ hasText: "no booking" }).waitFor();
    },
  },
  { name: "a booking with names that are owed", open: async (page) => openManaged(page, await makeBooking("owed")) },
  {
    name: "names that are owed, with errors",
    async open(page) {
      await openManaged(page, await makeBooking("owed"), "step=names");
      for (const name of await page.getByLabel(/^(First|Last) name/).all()) await name.fill("1");
      for (const born of await page.getByLabel("Date of birth").all()) await born.fill("2020-05-05");
      await page.getByRole("button", { name: "Save the names" }).click();
      await page.getByRole("alert").filter({ hasText: "fields need a look" }).waitFor();
    },
  },
  { name: "what a cancellation comes to", open: async (page) => openManaged(page, await makeBooking(), "step=cancel") },
  {
    name: "a booking that has been canceled",
    async open(page) {
      await openManaged(page, await makeBooking(), "step=cancel");
      await page.getByRole("checkbox").check();
      await page.getByRole("button", { name: "Cancel the booking" }).click();
      await page.getByRole("heading", { name: "This booking is canceled" }).waitFor();
    },
  },
  { name: "a receipt", open: async (page) => openManaged(page, await makeBooking(), "/receipt") },
  { name: "a receipt in Spanish", language: "es", open: async (page) => openManaged(page, await makeBooking(), "/receipt", "/es") },
];
