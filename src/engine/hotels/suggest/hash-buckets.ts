const NONE = -1;

/** Rows by a hash of theirs: some twelve bytes a row. Rows of other hashes may share a bucket; who asks compares. */
export class HashBuckets {
  /** The last row of each bucket, and behind each row the one before it in the bucket. */
  readonly #last: Int32Array;
  readonly #before: Int32Array;

  constructor(count: number, hashOf: (row: number) => number) {
    this.#last = new Int32Array(2 ** Math.ceil(Math.log2(count + 1))).fill(NONE);
    this.#before = new Int32Array(count);
    for (let row = 0; row < count; row++) {
      const bucket = this.#bucketOf(hashOf(row));
      this.#before[row] = this.#last[bucket] as number;
      this.#last[bucket] = row;
    }
  }

  /** The rows of a bucket that pass, in rising order. */
  rowsWith(hash: number, isRight: (row: number) => boolean): readonly number[] {
    const rows: number[] = [];
    for (let row = this.#last[this.#bucketOf(hash)] as number; row !== NONE; row = this.#before[row] as number) {
      if (isRight(row)) rows.push(row);
    }
    return rows.toReversed();
  }

  #bucketOf(hash: number): number {
    return hash & (this.#last.length - 1);
  }
}
