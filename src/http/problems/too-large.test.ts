import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { expect, it } from "vitest";
import type { Env } from "../kept/env.ts";
import { securityHeaders } from "../middleware/security-headers.ts";
import { tooLarge } from "./too-large.ts";

const app = new Hono<Env>().use(securityHeaders(() => "n0nce")).use(bodyLimit({ maxSize: 8, onError: tooLarge }));

async function post(path: string) {
  const answer = await app.request(path, { method: "POST", body: "more than eight" });
  return { status: answer.status, type: answer.headers.get("content-type"), text: await answer.text(), headers: answer.headers };
}

it.each(["/contact-us", "/estimates", "/aero"])("says in English on %s that a form is too large", async (path) => {
  const { status, text } = await post(path);
  expect(status).toBe(413);
  expect(text).toContain('<html lang="en">');
  expect(text).toContain("The form is too large");
});

it.each(["/es", "/es/contact-us", "/aerolinea/klm", "/aerolineas/turkish", "/reservar-billetes-de-avion-baratos"])(
  "says it in Spanish on %s",
  async (path) => {
    const { status, text } = await post(path);
    expect(status).toBe(413);
    expect(text).toContain('<html lang="es">');
    expect(text).toContain("El formulario es demasiado grande");
    expect(text).toContain(`href="${path}"`);
  },
);

it("is dressed without a file, in what its content policy allows", async () => {
  const { text, headers } = await post("/es/contact-us");
  expect(text).toContain('<style nonce="n0nce">');
  expect(headers.get("content-security-policy")).toContain("'nonce-n0nce'");
  expect(text).not.toMatch(/<link|<script|src=|url\(/);
});

it("leads back to the very form, and never to another site", async () => {
  expect((await post("/hotel-booking/x?adt=2&rooms=1")).text).toContain('href="/hotel-booking/x?adt=2&amp;rooms=1"');
  expect((await post("http://farewind.example//evil.example/form")).text).toContain('href="/evil.example/form"');
});

it.each(["/api/v1/contact", "/contact-us.data"])("is a problem for programs and scripts on %s", async (path) => {
  const { status, type, headers } = await post(path);
  expect([status, type, headers.get("connection")]).toEqual([413, "application/problem+json", "close"]);
});
