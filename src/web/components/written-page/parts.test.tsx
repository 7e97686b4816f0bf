import { describe, expect, it } from "vitest";
import { renderStatic, textOf } from "../../../../tests/support/render.tsx";
import { PhoneSteps } from "./parts.tsx";

const steps = (address: string): readonly string[] =>
  [...renderStatic(<PhoneSteps lead="Have your passport at hand." />, address).matchAll(/<li>(.*?)<\/li>/gs)].map(([, step = ""]) =>
    textOf(step),
  );

describe("booking by phone", () => {
  it.each([
    [
      "/",
      [
        /^Call \(800\) 555-0142 .* day and night/,
        /dates, route, number of travelers and class/,
        /^Choose a flight/,
        /^Pay the reservation fee/,
        /confirmation .* by email or text/,
      ],
    ],
    [
      "/es",
      [
        /^Llame al \(800\) 555-0142 .* de día y de noche/,
        /fechas, ruta, número de viajeros y clase/,
        /^Elija un vuelo/,
        /^Pague el anticipo de la reserva/,
        /confirmación .* por correo electrónico o mensaje de texto/,
      ],
    ],
  ] as const)("takes the steps of the specification in their order, in the language of %s", (address, expected) => {
    const found = steps(address);
    expect(found).toHaveLength(expected.length);
    for (const [at, pattern] of expected.entries()) expect(found[at]).toMatch(pattern);
  });
  it("dials the line, and first says what to have at hand", () => {
    const html = renderStatic(<PhoneSteps lead="Have your passport at hand." />);
    expect(html).toContain('<a href="tel:+18005550142">Call (800) 555-0142</a>');
    expect(textOf(html)).toMatch(/^Book by phone Have your passport at hand\. Call/);
  });
});
