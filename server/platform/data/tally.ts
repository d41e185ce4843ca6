// Order-independent checksum of a table or of a list of files: their count and the sum of their hashes.
import { createHash } from 'node:crypto';

const RANGE = 1n << 256n;

export interface Total {
  readonly count: number;
  /** Sum of the SHA-256 of each item, modulo 2^256, in hex. */
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
