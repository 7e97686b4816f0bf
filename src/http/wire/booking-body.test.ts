import { expect, it } from "vitest";
import { formSchema } from "./booking-body.ts";

const readTotal = (sent: number | string): string => formSchema.shape.totalAmount.parse(sent);

it("takes a total that a program has reckoned in binary fractions for what it meant, to the hundredth", () => {
  expect([370.28 * 5 + 15, 0.1 + 0.2, 515, 999_999_999_999.99].map(readTotal)).toEqual(["1866.4", "0.3", "515", "999999999999.99"]);
});

it("reads a total that is a text as it stands", () => {
  expect(["1,866.40", "1866.3999999999999"].map(readTotal)).toEqual(["1,866.40", "1866.3999999999999"]);
});
