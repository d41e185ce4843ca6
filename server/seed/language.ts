// The grammar the generated texts need: a name inside a sentence, a list, slots filled in.

/** Inside a sentence the first letter is small, unless it belongs to an abbreviation or a name. */
export const inSentence = (text: string): string =>
  /^[A-Z][a-z]+(?![A-Za-z]*[A-Z])/.test(text) && !PROPER.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;

const PROPER = /^(Raymond|Bowie|India|China|English|Class|Type|Cartesian|Delta|Android)\b/;

/** "a, b and c" */
export const listEn = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

/** A、B和C */
export const listZh = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join('、')}和${items.at(-1)}`;

/** Puts values into the {slots} of a template. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (_, slot: string) => String(values[slot] ?? ''));
