// Signatures of addresses: who signed, until when, and for which path. The key is what ends the address when it changes.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { LINK_LIFETIME_MS } from '../../contract/file-link.ts';

/** Id of the signer, end in ms, signature. */
const TOKEN = /^([\w-]{1,64})\.(\d{13})\.([\w-]{43})$/;

const signatureOf = (key: string, path: string, end: number): Buffer =>
  createHmac('sha256', key).update(`${path} ${end}`).digest();

/** Returns the token for the address of the file at `path`. */
export const signAddress = (id: string, key: string, path: string): string => {
  const end = Date.now() + LINK_LIFETIME_MS;
  return `${id}.${end}.${signatureOf(key, path, end).toString('base64url')}`;
};

export interface SignedAddress {
  /** Id of the signer, with which the key is found. */
  readonly id: string;
  isSignedWith(key: string): boolean;
}

/** Returns null for a token that is malformed or not valid now. */
export function readSignature(token: string, path: string): SignedAddress | null {
  const [, id = '', ending = '', signature = ''] = TOKEN.exec(token) ?? [];
  const end = Number(ending);
  const left = end - Date.now();
  // An upper bound too: who has the key could sign an address for years.
  if (id === '' || left <= 0 || left > LINK_LIFETIME_MS) return null;
  const given = Buffer.from(signature, 'base64url');
  return {
    id,
    isSignedWith(key) {
      const expected = signatureOf(key, path, end);
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
}
