import { expect, it } from "vitest";
import { formSchema } from "./booking-body.ts";

const readTotal = (sent: number | string): string => formSchema.shape.totalAmount.parse(sent);

it("takes a total that a program has reckoned in binary fractions for what it meant, to the hundredth", () => {
  expect([370.28 * 5 + 15, 0.1 + 0.2, 515, 999_999_999_999.99].map(readTotal)).toEqual(["1866.4", "0.3", "515", "999999999999.99"]);
});

it("reads a total that is a text as it stands", () => {
  expect(["1,866.40", "1866.3999999999999"].map(readTotal)).toEqual(["1,866.40", "1866.3999999999999"]);
});

it("leaves to the fields' own rules how long a phone number and a card's may be", () => {
  const { mobile, cardNumber } = formSchema.shape;
  for (const phone of ["+44 (0) 20 7946 0958 12", 7185550163]) expect(mobile.parse(phone)).toBe(String(phone));
  expect(cardNumber.parse("4242 - 4242 - 4242 - 4242")).toBe("4242 - 4242 - 4242 - 4242");
});
