// Decoding of bytes whose encoding is a guess.

/** Returns null if the bytes are not valid in the encoding. */
export function decodeStrictly(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
