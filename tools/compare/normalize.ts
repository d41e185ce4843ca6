// Normalizer of replies: replaces values that differ between two runs: new ids, current times, tokens, hashed file names.

const UUID_V7 = /\b([0-9a-f]{8})-([0-9a-f]{4})-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}\b/g;
const UUID_V4 = /\b[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}\b/g;
const TIME = /\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g;
/** Signatures of addresses of files. */
const SIGNATURE = /(?<=[?&](?:token|expires|signature)=)[^&"]+/g;
/** Session ids, file names of uploads, ETags of replies. */
const LONG_HEX = /\b[0-9a-f]{24,}\b/g;
/** Keys of values that are random or depend on the machine. */
const VOLATILE_KEYS = new Set([
  'token',
  'requestId',
  'uptimeSeconds',
  'timestamp',
  'views',
  'revision',
]);

export interface Normalizer {
  /** Ids that are newer than the server's start become <new id 1>, <new id 2> … in order of appearance. */
  text(text: string): string;
  json(value: unknown): unknown;
}

export function openNormalizer(since: number): Normalizer {
  const ids = new Map<string, string>();
  const newId = (id: string): string => {
    const name = ids.get(id) ?? `<new id ${ids.size + 1}>`;
    ids.set(id, name);
    return name;
  };
  const text = (given: string): string =>
    given
      .replace(UUID_V7, (id, high: string, low: string) =>
        Number.parseInt(high + low, 16) >= since ? newId(id) : id,
      )
      .replace(UUID_V4, '<random id>')
      .replace(TIME, (time) => (Date.parse(time) >= since ? '<now>' : time))
      .replace(SIGNATURE, '<signature>')
      .replace(LONG_HEX, '<hex>');
  const json = (value: unknown): unknown => {
    if (typeof value === 'string') return text(value);
    if (Array.isArray(value)) return value.map(json);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [
        text(key),
        VOLATILE_KEYS.has(key) && each !== null ? `<${key}>` : json(each),
      ]),
    );
  };
  return { text, json };
}
