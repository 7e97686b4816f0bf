import { constants, createGzip, type Deflate, type Gzip } from "node:zlib";

/** What a packer fills before it takes new room: an answer of 200 round trips packs to half of it. */
const CHUNK_BYTES = 64 * 1024;
/**
 * Answers wait for their turn with a packer of their own, as Node packs four at once: fewer kept would be thrown away and made again while the server is
 * busy. Each takes a third of a megabyte; what more there are at times is given up again.
 */
const MOST_IDLE = 16;

/** Gzip is of the kinds that `reset` is documented for; its type does not say so. */
type Packer = Gzip & Pick<Deflate, "reset">;

const idle: Packer[] = [];

/**
 * Packs one body, as `zlib.gzip` does. Each of Node's calls takes a quarter of a megabyte of its own; with so many of them
 * all that the server holds was searched for what is no longer used five times a second. So the packers are used again.
 * Rejects with what zlib says when memory runs out.
 */
export function gzip(body: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const packer = idle.pop() ?? (createGzip({ chunkSize: CHUNK_BYTES, flush: constants.Z_FINISH }) as Packer);
  const pieces: Buffer<ArrayBuffer>[] = [];
  const keep = (piece: Buffer<ArrayBuffer>): unknown => pieces.push(piece);
  packer.on("data", keep);
  return new Promise((packed, refuse) => {
    packer.once("error", refuse);
    packer.write(body, (error) => {
      if (error) return;
      packer.off("data", keep).off("error", refuse);
      giveBack(packer);
      packed(pieces.length === 1 ? (pieces[0] as Buffer<ArrayBuffer>) : Buffer.concat(pieces));
    });
  });
}

function giveBack(packer: Packer): void {
  if (idle.length === MOST_IDLE) {
    packer.close();
    return;
  }
  packer.reset();
  idle.push(packer);
}
