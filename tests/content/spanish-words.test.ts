import { describe, expect, it } from "vitest";
import { WRITTEN_PAGES } from "../../src/web/content/written-pages.server.ts";
import { listSaid, listUneven, listWith } from "../support/said-texts.ts";

const SAID = listSaid("es");

describe("what is said in Spanish", () => {
  it.each<[what: string, pattern: RegExp]>([
    ["a ticket is a boleto, a museum's an entrada", /\b(pasajes?|tiquetes?)\b/i],
    ["an amount is a monto", /\bimportes?\b/i],
    ["a booking is a reserva", /\breservaci[oó]n(es)?\b/i],
    ["there and back is ida y vuelta", /\bredond[oa]s?\b/i],
    ["a flight without stops is sin escalas", /\bvuelos? direct[oa]s?\b/i],
    ["a stay is an estadía", /\bestancias?\b/i],
    ["a bag is documentada", /\b(equipaje|maletas?) (facturad|registrad)[oa]s?\b/i],
    ["one hace el check-in, abre el pase de abordar, aborda", /\b(facturar|pasabordos?|tarjetas? de embarque|embarcar)\b/i],
    ["the cheapest cabin is económica", /\bclase turista\b/i],
    ["to add is agregar", /\bañad(ir|e|a|en|an|ido|imos)\b/i],
    ["a car is an auto, rented by alquilar", /\b(carros?|coches?|rentar?|renta de)\b/i],
    ["a bus is an autobús, a ferry a transbordador", /\b(autocar(es)?|ferr(y|ies|is?))\b/i],
    ["mail goes by correo", /\b(e-?mails?|mails?)\b/i],
    ["a holiday is a feriado", /\bdías? festivos?\b/i],
    [
      "the reader is usted",
      /(?<!\p{L})(tus?|te|ti|contigo|tuy[oa]s?|tienes|puedes|quieres|debes|vuelas|viajas|haces|estás|eres|vos|vosotros|vuestr[oa]s?|podéis|tenéis)(?!\p{L})/iu,
    ],
    ["hours are a. m. and p. m.", /\d\s?([ap]m|[ap]\.m\.)(?!\p{L})/iu],
    ["solo, este and aquel have no accent", /(?<!\p{L})(sólo|ést[ae]s?|aquéll?[ao]?s?)(?!\p{L})/iu],
    ["nobody is made a man by a welcome", /\bbienvenid(os?|as)\b/i],
    [
      "within so many hours is en un plazo de, or dentro de las … siguientes: dentro de 24 horas is when they are over",
      /\bdentro de (24|48|72) horas\b/i,
    ],
    ["de el and a el are del and al", /(?<!\p{L})(de|a) el /u],
    ["per cent stands as in the United States", /\d[\s\u00a0]%/],
    ["thousands and decimals stand as in the United States", /\b\d{1,3}\.\d{3}\b|\d,\d{1,2}\b(?!\d)/],
    ["quotation marks are “these”", /["«»]/],
    ["no space stands double, or before a point", / {2}| [,.;:!?]/],
  ])("%s", (_, pattern) => {
    expect(listWith(SAID, pattern)).toEqual([]);
  });

  it("says billete where the specification gives it, in a title or heading, and nowhere else", () => {
    const given = new Set(["pages.pages.headings.airline.0"]);
    const wrong = listWith(SAID, /\bbilletes?\b/i).filter(
      (line) =>
        !given.has(line.split(":")[0] ?? "") &&
        !WRITTEN_PAGES.some((page) => line.startsWith(page.path) && "h1" in page && /billete/.test(page.h1)),
    );
    expect(wrong).toEqual([]);
  });

  it("opens every question, exclamation and quotation, and closes it", () => {
    expect(listUneven(SAID, ["¿?", "¡!", "“”", "()"])).toEqual([]);
  });
});
