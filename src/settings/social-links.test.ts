import { describe, expect, it } from "vitest";
import { readSettings } from "./settings.ts";

const read = (links: string) => readSettings({ SOCIAL_LINKS: links }).brand.socialLinks;
const INSTAGRAM = "https://www.instagram.com/acme.trips";
const accounts = (count: number): string => Array.from({ length: count }, (_, at) => `https://x.com/acme${at}`).join(",");

describe("the agency's accounts", () => {
  it("are none unless they are set", () => {
    expect(readSettings({}).brand.socialLinks).toEqual([]);
    expect(read("")).toEqual([]);
  });

  it("know their networks by host, with and without www, and stay in their order", () => {
    const links = [
      "https://youtube.com/@acme",
      INSTAGRAM,
      "https://wa.me/18005550142",
      "https://www.tiktok.com/@acme",
      "https://x.com/acme",
      "https://www.linkedin.com/company/acme",
      "https://www.facebook.com/profile.php?id=100",
      "https://facebook.com/profile.php?id=200",
    ];
    expect(read(links.join(" , "))).toEqual([
      { network: "youtube", url: links[0] },
      { network: "instagram", url: links[1] },
      { network: "whatsapp", url: links[2] },
      { network: "tiktok", url: links[3] },
      { network: "x", url: links[4] },
      { network: "linkedin", url: links[5] },
      { network: "facebook", url: links[6] },
      { network: "facebook", url: links[7] },
    ]);
  });

  it.each([
    ["no address", `${INSTAGRAM},acme`, "number 2 is not an https address"],
    ["nothing after a comma", `${INSTAGRAM},`, "number 2 is not an https address"],
    ["an address that is not https", "http://x.com/acme", "number 1 is not an https address"],
    ["an address that runs", "javascript:acme()", "number 1 is not an https address"],
    ["an address with a password", "https://acme:secret@x.com/acme", "number 1 names a user before its host"],
    ["a user who looks like a network", "https://x.com@acme.example/", "number 1 names a user before its host"],
    ["another host", "https://acme.example/x.com", "number 1 is at none of facebook.com, .+, youtube.com"],
    ["a host that ends like a network's", "https://acme-x.com/acme", "number 1 is at none of facebook.com, .+, youtube.com"],
    ["another port", "https://x.com:8443/acme", "number 1 is at none of facebook.com, .+, youtube.com"],
    ["a network without an account", "https://www.tiktok.com", "number 1 names no account"],
    ["an account twice", `${INSTAGRAM},https://x.com/acme,https://instagram.com/acme.trips/`, "number 3 has been there before"],
    ["more than eight", accounts(9), "8 addresses at most"],
  ])("refuse %s in one line that names the setting and keeps its value to itself", (_, links, why) => {
    expect(() => read(links)).toThrow(new RegExp(`^Setting SOCIAL_LINKS must list .*${why}$`));
    expect(() => read(links)).not.toThrow(/acme|secret/);
  });

  it("may be eight", () => {
    expect(read(accounts(8))).toHaveLength(8);
  });
});
