import { describe, expect, it } from "vitest";
import { fillIn } from "./fill-in.ts";

const BRAND = {
  name: "Acme Trips",
  supportPhone: "(800) 555-0142",
  supportEmail: "desk@acme.example",
  officeAddress: "1 Main Street",
  mainSiteUrl: "",
  socialLinks: [],
  defaultCountry: "US",
};

describe("a written page", () => {
  it("names the agency and its figures, however deep they stand", () => {
    const page = {
      title: "Book at {brand}",
      list: ["Call {phone}", { text: "{email}, {office}" }],
      fee: "{policy.maxTicketsPerTransaction}",
    };
    expect(fillIn(page, BRAND, "en")).toEqual({
      title: "Book at Acme Trips",
      list: ["Call (800)\u00a0555-0142", { text: "desk@acme.example, 1 Main Street" }],
      fee: "9 tickets",
    });
  });
  it("tears no figure from its unit at the end of a line", () => {
    const text = "Una maleta de 23 kg (50 lb) y 158 cm, a 26 km y 3 m, con 32 °C: 2 maletas, 3 meses";
    expect(fillIn(text, BRAND, "es")).toBe(
      "Una maleta de 23\u00a0kg (50\u00a0lb) y 158\u00a0cm, a 26\u00a0km y 3\u00a0m, con 32\u00a0°C: 2 maletas, 3 meses",
    );
  });
  it("says its policies as a table in its language", () => {
    const [block] = fillIn([{ policies: ["refundProcessingFee" as const], caption: "Cargos" }], BRAND, "es") as readonly unknown[];
    expect(block).toMatchObject({
      table: {
        caption: "Cargos",
        head: ["Qué", "Cuándo se aplica", "Cuánto"],
        rows: [[expect.any(String), expect.any(String), "$50 por boleto"]],
      },
    });
  });
  it.each(["{brnad}", "{policy.noSuchFee}", "{phone.short}"])("is refused with %s in it", (placeholder) => {
    expect(() => fillIn({ text: `Call ${placeholder}` }, BRAND, "en")).toThrow(placeholder);
  });
  it("leaves a value alone that only looks like a placeholder", () => {
    expect(fillIn("{brand}", { ...BRAND, name: "{phone} & $1" }, "en")).toBe("{phone} & $1");
  });
});
