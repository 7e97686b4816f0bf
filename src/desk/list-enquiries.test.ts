import { expect, it } from "vitest";
import { NOW } from "../usecases/testing/sample-trip.ts";
import { enquiryOf } from "../usecases/testing/sample-enquiry.ts";
import { setUp } from "./testing/fake-desk.ts";

it("a list of those who want to be called has each number whole, whatever stands beside it", async () => {
  const { content, ...enquiry } = enquiryOf(1);
  const phone = "+44 (0) 20 7946 0958 1234";
  const named = { ...content, name: "Maximiliana Fernández de la Cruz y Montemayor", phone };
  const handled = { at: NOW, actor: "Grace Hopper of the second shift" };
  const { run } = setUp({ listEnquiries: async () => [{ ...enquiry, content: named, handled }] });
  const { out } = await run("list", "call-backs", "--all");
  expect(out).toContain(phone);
  expect(Math.max(...out.split("\n").map((line) => line.length))).toBeLessThanOrEqual(100);
});
