import { scriptsReady } from "./browser.ts";
import { chooseCheapest, threeCitiesPath } from "./multi-city.ts";
import { at, type Screen } from "./screens.ts";

/** The screens of a multi-city trip: the form with all its rows, and the steps. */
export const MULTI_CITY_SCREENS: readonly Screen[] = [
  {
    name: "the search form with five rows",
    async open(page) {
      await page.goto("/");
      await scriptsReady(page);
      await page.getByText("Multi-city", { exact: true }).click();
      for (let row = 3; row <= 5; row++) await page.getByRole("button", { name: "Add a flight" }).click();
    },
  },
  {
    name: "the search form with rows in Spanish",
    language: "es",
    async open(page) {
      await at("/es")(page);
      await page.getByText("Varios destinos", { exact: true }).click();
    },
  },
  {
    name: "the second step of a multi-city trip",
    async open(page) {
      const { id } = await chooseCheapest(1);
      await at(threeCitiesPath({ chosen: id }))(page);
    },
  },
  {
    name: "the second step of a multi-city trip in Spanish",
    language: "es",
    async open(page) {
      const { id } = await chooseCheapest(1);
      await at(`/es${threeCitiesPath({ chosen: id })}`)(page);
    },
  },
];
