import { createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { createHmacSha256 } from "./hmac-sha256.ts";

const hex = (secret: string, message: string, bytes = 32): string => createHmacSha256(secret, bytes)(Buffer.from(message)).toString("hex");

describe("HMAC-SHA256", () => {
  it("is that of RFC 4231: its second example whole, its fifth cut to 16 bytes", () => {
    expect(hex("Jefe", "what do ya want for nothing?")).toBe("5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843");
    expect(hex("\f".repeat(20), "Test With Truncation", 16)).toBe("a3b6167473100ee06e0c796c2955552b");
  });

  it.each(["", "k", "k".repeat(64), "k".repeat(65), "Schlüssel ☃".repeat(9)])(
    "is that of Node for messages of all lengths: key %#",
    (secret) => {
      const ours = createHmacSha256(secret, 32);
      for (const length of [0, 1, 26, 55, 56, 64, 111, 511, 512, 513, 4000]) {
        const message = Buffer.alloc(length, "message");
        expect(ours(message).equals(createHmac("sha256", secret).update(message).digest())).toBe(true);
      }
    },
  );

  it("keeps nothing of one message for the next", () => {
    const ours = createHmacSha256("k", 16);
    const [long, short] = [Buffer.alloc(200, 7), Buffer.alloc(3, 7)];
    const code = ours(short);
    ours(long);
    expect(ours(short)).toEqual(code);
  });
});
