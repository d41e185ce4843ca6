// Parser of addresses for browsers without URL.parse, which is newer than the oldest supported ones.

/** null if the text is not an address. */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
