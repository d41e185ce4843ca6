// What many rows or files come to: their number, and a sum of their hashes that no order and no engine changes.
import { createHash } from 'node:crypto';

const RANGE = 1n << 256n;

export interface Total {
  readonly count: number;
  /** SHA-256 of each, added up modulo 2^256, hex. */
  readonly hash: string;
}

export class Tally {
  #count = 0;
  #sum = 0n;

  /** `sha256` in hex. */
  add(sha256: string): void {
    this.#count += 1;
    this.#sum = (this.#sum + BigInt(`0x${sha256}`)) % RANGE;
  }

  get total(): Total {
    return { count: this.#count, hash: this.#sum.toString(16).padStart(64, '0') };
  }
}

export const sha256 = (bytes: string | Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex');

export const isSame = (a: Total | undefined, b: Total): boolean =>
  a?.count === b.count && a.hash === b.hash;
