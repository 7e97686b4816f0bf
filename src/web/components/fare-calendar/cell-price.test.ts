import { expect, it } from "vitest";
import { type CurrencyCode, money } from "../../../core/kernel/index.ts";
import { cellPrice } from "./cell-price.ts";

it.each([
  [312_40, "USD", "$312", "$312"],
  [1_312_50, "USD", "$1,313", "$1,313"],
  [12_312_00, "USD", "$12.3K", "$12.3K"],
  [15_500_000, "JPY", "¥155K", "¥155K"],
  [496_253_300, "IDR", "4.96M", "4.96M"],
  [95_00, "KWD", "95", "95"],
  [1_250_00, "KWD", "1,250", "1,250"],
])("%d hundredths of %s fit a cell as %s, in Spanish as %s", (amountMinor, currency, english, spanish) => {
  const price = money(amountMinor, currency as CurrencyCode);
  expect([cellPrice(price, "en"), cellPrice(price, "es")]).toEqual([english, spanish]);
});
