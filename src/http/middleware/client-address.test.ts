import { Hono } from "hono";
import { expect, it } from "vitest";
import { addressOf, networkOf } from "./client-address.ts";

it.each([
  [
    "what the proxy has seen itself, and not what a visitor has written before it",
    true,
    "203.0.113.1, 198.51.100.9, 203.0.113.7",
    "203.0.113.7",
  ],
  ["the one that the proxy names", true, "203.0.113.7:8080", "203.0.113.7"],
  ["nothing where no proxy is believed, and there is no socket", false, "203.0.113.7", "null"],
  ["nothing where the proxy names nobody, and there is no socket", true, " ", "null"],
])("takes for a visitor's address %s", async (_, trustProxy, forwarded, address) => {
  const app = new Hono().get("/", (c) => c.text(String(addressOf(c, trustProxy))));
  expect(await (await app.request("/", { headers: { "x-forwarded-for": forwarded } })).text()).toBe(address);
});

it.each([
  ["203.0.113.7", "203.0.113.7"],
  ["2001:db8:0:1:aaaa:bbbb:cccc:dddd", "2001:db8:0:1::/64"],
  ["2001:0DB8:0000:0001::1", "2001:db8:0:1::/64"],
  ["[2001:db8:0:1::9]", "2001:db8:0:1::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["unknown", null],
  ["203.0.113.7:8080", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["[::ffff:203.0.113.7]:8080", "203.0.113.7"],
  ["[2001:db8:0:1::9]:443", "2001:db8:0:1::/64"],
  ["203.0.113.7:8080:1", null],
  ["203.0.113.7:port", null],
  ["", null],
  [null, null],
])("counts %s as %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});
