// Order-independent checksum of a table or of a list of files: their count and the sum of their hashes.
import { hash } from 'node:crypto';

const MODULUS = 1n << 256n;

export interface Checksum {
  readonly count: number;
  /** Sum of the SHA-256 of each item, modulo 2^256, in hex. */
  readonly hash: string;
}

export class ChecksumBuilder {
  #count = 0;
  #sum = 0n;

  /** `sha256` in hex. */
  add(sha256: string): void {
    this.#count += 1;
    this.#sum = (this.#sum + BigInt(`0x${sha256}`)) % MODULUS;
  }

  get checksum(): Checksum {
    return { count: this.#count, hash: this.#sum.toString(16).padStart(64, '0') };
  }
}

export const sha256 = (bytes: string | Uint8Array): string => hash('sha256', bytes);

export const isSameChecksum = (a: Checksum | undefined, b: Checksum): boolean =>
  a?.count === b.count && a.hash === b.hash;
