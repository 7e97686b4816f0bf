import { describe, expect, it } from "vitest";
import { renderStatic, SITE_BRAND, textOf } from "../../../../tests/support/render.tsx";
import type { SocialLink } from "../../present/brand.ts";
import { ContactScreen } from "./contact-screen.tsx";
import { type EnquiryOutcome, type Thanks, TRAP } from "./enquiry-outcome.ts";
import { ThanksScreen } from "./thanks-screen.tsx";

const render = (posted?: EnquiryOutcome, address = "/contact-us"): string =>
  renderStatic(<ContactScreen page={{ seal: "the seal", answerTime: "48 hours", posted }} />, address);

/** The page of an agency that has set accounts. */
function renderWith(socialLinks: readonly SocialLink[], address: string): string {
  const page = { seal: "the seal", answerTime: "48 hours", posted: undefined };
  return renderStatic(<ContactScreen page={page} />, address, { ...SITE_BRAND, socialLinks });
}
const accountsIn = (html: string): string => /<ul class="[^"]*links[^"]*">.*?<\/ul>/s.exec(html)?.[0] ?? "";

/** One of the page's sheets. */
const sheet = (html: string, id: string): string => new RegExp(`<section id="${id}".*?</form></section>`, "s").exec(html)?.[0] ?? "";
/** The control with a name. */
const control = (html: string, name: string): string =>
  new RegExp(`<(?:input|select|textarea)[^>]* name="${name}"[^>]*>`).exec(html)?.[0] ?? "";
const VALUES = { fullName: "Ana <Pérez>", phone: "1", email: "ana", message: "Hi & bye" };

const said = (retryAfterSeconds: number): string =>
  textOf(render({ form: "message", kind: "refused", reason: { code: "too_many", retryAfterSeconds }, values: VALUES, seal: "s" }));
const thanksIn = (thanks: Thanks, address = "/contact-us"): string =>
  textOf(renderStatic(<ThanksScreen thanks={thanks} answerTime="48 hours" />, address));
const PART = /<option value="(?:morning|afternoon|evening)"[^>]*>(.*?)<\/option>/g;
const parts = (address: string): readonly string[] =>
  [...render(undefined, address).matchAll(PART)].map(([, text = ""]) => text.replaceAll(/\s/g, " "));

describe("the contact page", () => {
  it("says how to reach the agency, day and night, and promises an answer within the time of the policy", () => {
    const words = textOf(render());
    for (const part of ["(800) 555-0142", "help@test.example", "1 Pier", "Day and night, every day", "within 48 hours"]) {
      expect(words).toContain(part);
    }
  });

  it("has the contact form of the specification, its message optional", () => {
    const form = sheet(render(), "message");
    for (const name of ["fullName", "phone", "email"]) expect(control(form, name)).toContain(" required");
    expect(control(form, "message")).not.toContain(" required");
    expect(textOf(form)).toContain("Submit Now");
  });

  it("has a form to be called back by, its consent never ticked in advance, its language that of the page", () => {
    const form = sheet(render(), "call-back");
    expect(control(form, "consent")).toMatch(/type="checkbox"/);
    expect(control(form, "consent")).not.toContain("checked");
    expect(control(form, "consent")).toContain(" required");
    expect(form).toContain('<option value="en" selected="">');
    expect(sheet(render(undefined, "/es/contact-us"), "call-back")).toContain('<option value="es" selected="">');
  });

  it("has no social icons", () => {
    expect(render()).not.toMatch(/facebook|instagram|twitter|linkedin|tiktok|whatsapp|youtube|rel="me|social media/i);
  });

  it.each([
    ["/contact-us", "Social media Instagram WhatsApp Sites of other companies"],
    ["/es/contact-us", "Redes sociales Instagram WhatsApp Son sitios de otras empresas"],
  ])("links on %s to the accounts that the agency has set, each by its icon and its name", (address, words) => {
    const accounts = ["https://www.instagram.com/test", "https://wa.me/18005550142"] as const;
    const html = renderWith(
      [
        { network: "instagram", url: accounts[0] },
        { network: "whatsapp", url: accounts[1] },
      ],
      address,
    );
    const links = [...accountsIn(html).matchAll(/<li><a href="([^"]+)" rel="me noopener"><svg[^>]* aria-hidden="true">/g)];
    expect(links.map(([, href]) => href)).toEqual(accounts);
    expect(textOf(html)).toContain(words);
  });

  it("tells two accounts at one network apart", () => {
    const html = renderWith(
      [
        { network: "facebook", url: "https://www.facebook.com/test" },
        { network: "facebook", url: "https://www.facebook.com/profile.php?id=7" },
        { network: "x", url: "https://x.com/test" },
      ],
      "/contact-us",
    );
    expect(textOf(accountsIn(html))).toBe("Facebook (test) Facebook (profile.php?id=7) X");
  });

  it("hides its trap from people, screen readers and the order of keys", () => {
    const html = render();
    expect(html.match(/aria-hidden="true"><label[^>]*>Leave this field empty<\/label>/g)).toHaveLength(2);
    expect(control(html, TRAP)).toMatch(/tabindex="-1" autocomplete="off"/i);
  });

  it("calls its trap by nothing that a browser or its add-ons fill in for people", () => {
    const filled =
      /name|mail|phone|tel|fax|url|web|site|home|page|link|compan|organi|addr|street|city|state|zip|post|country|user|pass|login|birth|card|title|subject|comment/i;
    expect(TRAP).not.toMatch(filled);
  });

  it("names every control once", () => {
    const ids = [...render().matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("keeps what was typed, with errors beside the fields and summed up over the form", () => {
    const faults = [{ path: "email", code: "invalid_email" as const }];
    const html = render({ form: "message", kind: "faults", faults, values: VALUES, seal: "another" });
    const form = sheet(html, "message");
    expect(control(form, "fullName")).toContain('value="Ana &lt;Pérez&gt;"');
    expect(form).toContain("Hi &amp; bye</textarea>");
    expect(form).toContain('<a href="#field-message-email">Please enter a valid email address.</a>');
    expect(control(form, "email")).toContain('aria-describedby="field-message-email-error"');
    expect(control(form, "seal")).toContain('value="another"');
    expect(control(sheet(html, "call-back"), "seal")).toContain('value="the seal"');
  });

  it("keeps the box ticked that somebody has ticked", () => {
    const values = { consent: "yes", when: "today" };
    const form = sheet(render({ form: "call-back", kind: "refused", reason: { code: "too_fast" }, values, seal: "s" }), "call-back");
    expect(control(form, "consent")).toContain("checked");
    expect(textOf(form)).toContain("press the button once more");
  });

  it("tells who has sent much how long to wait, and the number to call", () => {
    expect(said(601)).toContain("in 11 minutes, or call us right now: (800) 555-0142");
    expect(said(60)).toContain("in 1 minute,");
    expect(said(7200)).toContain("tomorrow");
  });

  it("thanks without scripts on a page of its own, and says what happens next", () => {
    expect(thanksIn("message")).toContain("answers by email within 48 hours");
    expect(thanksIn("call-back")).toContain("at the time that you chose");
    expect(thanksIn("call-back-soon")).toContain("as soon as one is free");
    expect(thanksIn("call-back", "/es/contact-us")).toContain("a la hora que eligió");
    expect(thanksIn("call-back-soon", "/es/contact-us")).toContain("en cuanto haya uno libre");
  });

  it("calls noon noon, and no part of the day by the name of another one", () => {
    expect(parts("/contact-us")).toEqual(["Morning, 8 AM to noon", "Afternoon, noon to 5 PM", "Evening, 5 PM to 9 PM"]);
    expect(parts("/es/contact-us")).toEqual([
      "Mañana, de 8 a. m. al mediodía",
      "Tarde, del mediodía a las 5 p. m.",
      "Tarde-noche, de 5 p. m. a 9 p. m.",
    ]);
  });

  it("speaks in Spanish to women and men alike, and promises a term, not a moment", () => {
    const words = textOf(render(undefined, "/es/contact-us"));
    expect(words).toContain("Contestamos en un plazo de 48 hours");
    expect(words).not.toMatch(/\blo (?:llam|atend)|llamarlo|pulse|antelación|días feriados|La India/i);
  });
});
