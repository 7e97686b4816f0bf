import { createHash, hash } from "node:crypto";

const BLOCK_BYTES = 64;
const HASH_BYTES = 32;
/** What most messages fit into: offers of five flights take half of it. */
const USUAL_BYTES = 512;

/**
 * HMAC-SHA256 (RFC 2104) under one secret, which is read as UTF-8. Gives its first `codeBytes` bytes. Node's `createHmac` makes an object of its own
 * for each message, which takes three times as long as both hashes: an answer signs two hundred offers.
 */
export function createHmacSha256(secret: string, codeBytes: number): (message: Uint8Array) => Buffer {
  const bytes = Buffer.from(secret, "utf8");
  const key = bytes.length > BLOCK_BYTES ? createHash("sha256").update(bytes).digest() : bytes;
  const inner = padded(key, 0x36, USUAL_BYTES);
  const outer = padded(key, 0x5c, HASH_BYTES);
  return (message) => {
    // The hashes come as texts with a character for each byte: to make a buffer takes Node longer than to hash one.
    outer.write(hash("sha256", after(inner, message), "binary"), BLOCK_BYTES, "latin1");
    return Buffer.from(hash("sha256", outer, "binary").slice(0, codeBytes), "latin1");
  };
}

/** A block of the key under a pad, with room behind it. */
function padded(key: Uint8Array, pad: number, room: number): Buffer {
  const block = Buffer.alloc(BLOCK_BYTES + room);
  for (let at = 0; at < BLOCK_BYTES; at++) block[at] = (key[at] ?? 0) ^ pad;
  return block;
}

/** The message behind the block: where there is room for it, else in a buffer of its own. */
function after(block: Buffer, message: Uint8Array): Buffer {
  if (message.length > block.length - BLOCK_BYTES) return Buffer.concat([block.subarray(0, BLOCK_BYTES), message]);
  block.set(message, BLOCK_BYTES);
  return block.subarray(0, BLOCK_BYTES + message.length);
}
