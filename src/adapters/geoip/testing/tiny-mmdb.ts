/** What a record of a file may hold. */
type Value = string | number | readonly Value[] | { readonly [key: string]: Value };

/** The addresses that begin with these bits, and what is said of them. */
interface Network {
  readonly bits: string;
  readonly record: Value;
}

/** The bits of an IPv4 network in a tree of both families: `203.0.113.0`, 24. */
export const ipv4Bits = (address: string, prefix: number): string =>
  "0".repeat(96) +
  address
    .split(".")
    .map((byte) => Number(byte).toString(2).padStart(8, "0"))
    .join("")
    .slice(0, prefix);

/** A real mmdb file (format 2.0, IPv6 tree, records of 24 bits) over a few networks that do not overlap. */
export function tinyMmdb(networks: readonly Network[]): Buffer {
  const records = networks.map(({ record }) => encode(record));
  const tree = treeOf(networks);
  const places = records.map((_, index) => records.slice(0, index).reduce((sum, { length }) => sum + length, 0));
  const nodes = tree.flatMap((node) =>
    node.map((to) => {
      const pointer = to === null ? tree.length : to.kind === "node" ? to.node : tree.length + 16 + (places[to.network] ?? 0);
      return Buffer.from([pointer >> 16, (pointer >> 8) & 0xff, pointer & 0xff]);
    }),
  );
  const metadata = {
    binary_format_major_version: 2,
    binary_format_minor_version: 0,
    build_epoch: 1_760_000_000,
    database_type: "Tiny-City",
    description: { en: "for tests" },
    ip_version: 6,
    languages: ["en"],
    node_count: tree.length,
    record_size: 24,
  };
  return Buffer.concat([...nodes, Buffer.alloc(16), ...records, Buffer.from("\u00AB\u00CD\u00EFMaxMind.com", "latin1"), encode(metadata)]);
}

type Target = null | { readonly kind: "node"; readonly node: number } | { readonly kind: "record"; readonly network: number };

function treeOf(networks: readonly Network[]): readonly [Target, Target][] {
  const tree: [Target, Target][] = [[null, null]];
  for (const [network, { bits }] of networks.entries()) {
    let node = 0;
    for (const [depth, bit] of [...bits].entries()) {
      const side = bit === "1" ? 1 : 0;
      const entry = tree[node] ?? [null, null];
      if (depth === bits.length - 1) entry[side] = { kind: "record", network };
      else node = follow(tree, entry, side);
    }
  }
  return tree;
}

function follow(tree: [Target, Target][], entry: [Target, Target], side: 0 | 1): number {
  const known = entry[side];
  if (known?.kind === "node") return known.node;
  const node = tree.push([null, null]) - 1;
  entry[side] = { kind: "node", node };
  return node;
}

const TYPES = { string: 2, number: 6, map: 7, array: 11 } as const;

function encode(value: Value): Buffer {
  if (typeof value === "string") return Buffer.concat([head(TYPES.string, Buffer.byteLength(value)), Buffer.from(value)]);
  if (typeof value === "number")
    return Buffer.from([(TYPES.number << 5) | 4, value >>> 24, (value >> 16) & 0xff, (value >> 8) & 0xff, value & 0xff]);
  if (Array.isArray(value)) return Buffer.concat([head(TYPES.array, value.length), ...value.map((item: Value) => encode(item))]);
  const entries = Object.entries(value);
  return Buffer.concat([head(TYPES.map, entries.length), ...entries.flatMap(([key, item]) => [encode(key), encode(item)])]);
}

function head(type: number, size: number): Buffer {
  const [kept, extra] = size < 29 ? [size, []] : [29, [size - 29]];
  return Buffer.from(type < 8 ? [(type << 5) | kept, ...extra] : [kept, type - 7, ...extra]);
}
