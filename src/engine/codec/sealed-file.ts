import { crc32 } from "node:zlib";

/**
 * How our world files are laid out: a header of 32 bytes, a JSON section, then columns of numbers, each on a boundary of 8 bytes.
 * Numbers are little-endian, as every machine that Node runs on has them.
 *
 * header: bytes 0-7 the magic; then 32-bit words: format, CRC-32 of all that follows the header, bytes of the JSON section,
 * bytes of the whole file; the rest is zero.
 */
export interface FileKind {
  /** Eight ASCII letters. */
  readonly magic: string;
  readonly format: number;
  /** As messages call it: `world file`. */
  readonly name: string;
}

export type Column = Uint8Array | Uint16Array | Uint32Array | Float64Array;
type ColumnType = new (buffer: ArrayBuffer, byteOffset: number, length: number) => Column;

/** An opened file: its JSON, and its columns in the order in which they were written. */
export interface OpenedFile {
  readonly json: unknown;
  /** The next column, a view on the file's bytes. @throws RangeError when the file has not so much left. */
  nextColumn<Type extends ColumnType>(type: Type, length: number): InstanceType<Type>;
}

/** A file that is no world, of another format, or damaged. The message says which, for the person who starts the server. */
export class WorldFileError extends Error {
  override readonly name = "WorldFileError";
}

const HEADER_BYTES = 32;
/** Where the header's words stand. */
const HEADER = { format: 8, checksum: 12, jsonBytes: 16, totalBytes: 20 } as const;

const aligned = (bytes: number): number => Math.ceil(bytes / 8) * 8;

/** The bytes of a file: the same content gives the same bytes. */
export function sealFile({ magic, format }: FileKind, json: unknown, columns: readonly Column[]): Uint8Array<ArrayBuffer> {
  const text = new TextEncoder().encode(JSON.stringify(json));
  const firstColumn = HEADER_BYTES + aligned(text.length);
  const bytes = new Uint8Array(columns.reduce((sum, column) => sum + aligned(column.byteLength), firstColumn));
  bytes.set(text, HEADER_BYTES);
  let offset = firstColumn;
  for (const column of columns) {
    bytes.set(new Uint8Array(column.buffer, column.byteOffset, column.byteLength), offset);
    offset += aligned(column.byteLength);
  }
  bytes.set(new TextEncoder().encode(magic));
  const header = new DataView(bytes.buffer);
  header.setUint32(HEADER.format, format, true);
  header.setUint32(HEADER.checksum, crc32(bytes.subarray(HEADER_BYTES)), true);
  header.setUint32(HEADER.jsonBytes, text.length, true);
  header.setUint32(HEADER.totalBytes, bytes.length, true);
  return bytes;
}

/**
 * Opens a file. Its columns are views on `bytes`: do not change them afterwards.
 * @throws WorldFileError when it is no such file, of another format, cut short or damaged.
 */
export function openFile(kind: FileKind, bytes: Uint8Array<ArrayBuffer>): OpenedFile {
  const jsonBytes = checkedJsonBytes(kind, bytes);
  const onBoundary = bytes.byteOffset % 8 === 0 ? bytes : new Uint8Array(bytes);
  let offset = HEADER_BYTES + aligned(jsonBytes);
  return {
    json: JSON.parse(new TextDecoder().decode(bytes.subarray(HEADER_BYTES, HEADER_BYTES + jsonBytes))),
    nextColumn: <Type extends ColumnType>(ColumnOf: Type, length: number) => {
      const column = new ColumnOf(onBoundary.buffer, onBoundary.byteOffset + offset, length);
      offset += aligned(column.byteLength);
      return column as InstanceType<Type>;
    },
  };
}

/** Checks the header and the checksum; the length of the JSON section. */
function checkedJsonBytes({ magic, format, name }: FileKind, bytes: Uint8Array): number {
  if (bytes.length < HEADER_BYTES || new TextDecoder().decode(bytes.subarray(0, magic.length)) !== magic)
    throw new WorldFileError(`This is no ${name}.`);
  const header = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const found = header.getUint32(HEADER.format, true);
  if (found !== format)
    throw new WorldFileError(`The ${name} has format ${found}, this program reads format ${format}. Build the world again.`);
  const total = header.getUint32(HEADER.totalBytes, true);
  if (total !== bytes.length) throw new WorldFileError(`The ${name} has ${bytes.length} bytes instead of ${total}. Build the world again.`);
  if (header.getUint32(HEADER.checksum, true) !== crc32(bytes.subarray(HEADER_BYTES)))
    throw new WorldFileError(`The ${name} is damaged: its checksum is wrong. Build the world again.`);
  return header.getUint32(HEADER.jsonBytes, true);
}
