// Scanner of the tags of an XML part, in one pass and without a tree.

/** `name` is the local name, with a slash before it for an end tag; `text` stands between the tag before and this one. */
export type OnTag = (name: string, attributes: string, text: string) => void;

/** Far above the longest text of a cell; more without a tag is no workbook. */
const MAX_CHARS_BETWEEN_TAGS = 1_000_000;
const SLASH = 0x2f;
const COLON = 0x3a;
const SPACE = 0x20;
const END = 0x3e;
const [DOUBLE_QUOTE, QUOTE] = [0x22, 0x27];
const DECLARATIONS = '!?';

/** Index of the end of the tag; -1 where the text ends before it. The value of an attribute may have the same sign. */
function endOfTag(source: string, start: number): number {
  if (DECLARATIONS.includes(source.charAt(start + 1))) return source.indexOf('>', start);
  let quote = 0;
  for (let at = start + 1; at < source.length; at += 1) {
    const code = source.charCodeAt(at);
    if (quote !== 0) quote = code === quote ? 0 : quote;
    else if (code === END) return at;
    else if (code === DOUBLE_QUOTE || code === QUOTE) quote = code;
  }
  return -1;
}

/** Returns a function to call with each piece of the text. It throws where the text has too few tags. */
export function tagScanner(onTag: OnTag): (piece: string) => void {
  let rest = '';
  return (piece) => {
    const source = rest + piece;
    let at = 0;
    for (;;) {
      const start = source.indexOf('<', at);
      const end = start < 0 ? -1 : endOfTag(source, start);
      if (end < 0) break;
      const isEnd = source.charCodeAt(start + 1) === SLASH;
      const first = start + (isEnd ? 2 : 1);
      let nameStart = first;
      let nameEnd = first;
      for (; nameEnd < end; nameEnd += 1) {
        const code = source.charCodeAt(nameEnd);
        if (code <= SPACE || code === SLASH) break;
        if (code === COLON) nameStart = nameEnd + 1;
      }
      const name = source.slice(nameStart, nameEnd);
      onTag(isEnd ? `/${name}` : name, source.slice(nameEnd, end), source.slice(at, start));
      at = end + 1;
    }
    rest = source.slice(at);
    if (rest.length > MAX_CHARS_BETWEEN_TAGS) throw new Error('too much text between two tags');
  };
}

/** Calls `onTag` with all tags of a part, or until `isDone`. */
export async function scanTags(
  chunks: AsyncIterable<Uint8Array>,
  onTag: OnTag,
  isDone = (): boolean => false,
): Promise<void> {
  const decoder = new TextDecoder();
  const scan = tagScanner(onTag);
  for await (const chunk of chunks) {
    scan(decoder.decode(chunk, { stream: true }));
    if (isDone()) return;
  }
}

const NAMED: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  amp: '&',
};
const MAX_CODE_POINT = 0x10ffff;

/** Text of XML without its references. */
export const decodeReferences = (text: string): string =>
  text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]{2,4}));/gi, (all, hex, decimal, name) => {
    if (name !== undefined) return NAMED[name] ?? all;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= MAX_CODE_POINT ? String.fromCodePoint(code) : all;
  });

const QUOTES = `"'`;

/** Value of the attribute with this local name; null where the tag has none. */
export function attributeOf(attributes: string, name: string): string | null {
  for (let at = attributes.indexOf(name); at >= 0; at = attributes.indexOf(name, at + 1)) {
    const before = attributes.charCodeAt(at - 1);
    const equals = at + name.length;
    const quote = attributes.charAt(equals + 1);
    if (attributes[equals] !== '=' || quote === '' || !QUOTES.includes(quote)) continue;
    if (before !== COLON && !(before <= SPACE)) continue;
    const end = attributes.indexOf(quote, equals + 2);
    if (end < 0) return null;
    const value = attributes.slice(equals + 2, end);
    return value.includes('&') ? decodeReferences(value) : value;
  }
  return null;
}

/** Whether a flag such as `hidden` is set. */
export const isSet = (attributes: string, name: string): boolean => {
  const value = attributeOf(attributes, name);
  return value === '1' || value === 'true';
};
