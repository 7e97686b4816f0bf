import { expect, it } from "vitest";
import { currencyLabel } from "./currency-label.ts";

it("the label of a currency adds the name to the code, and leaves a code without a name alone", () => {
  expect(currencyLabel("CAD", "en")).toBe("CAD, Canadian Dollar");
  expect(currencyLabel("XQZ", "en")).toBe("XQZ");
  expect(currencyLabel("CAD", "es")).toBe("CAD, dólar canadiense");
});
