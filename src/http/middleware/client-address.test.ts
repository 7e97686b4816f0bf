import { expect, it } from "vitest";
import { networkOf } from "./client-address.ts";

it.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["2001:db8:0:1:aaaa:bbbb:cccc:dddd", "2001:db8:0:1::/64"],
  ["2001:0DB8:0000:0001::1", "2001:db8:0:1::/64"],
  ["[2001:db8:0:1::9]", "2001:db8:0:1::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["unknown", null],
  ["203.0.113.7:8080", null],
  ["", null],
  [null, null],
])("counts %s as %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});
