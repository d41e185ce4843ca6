// Grammar of the generated texts: names within sentences, lists, templates.

/** Lower-cases the first letter, unless it belongs to an abbreviation or a name. */
export const inSentence = (text: string): string =>
  /^[A-Z][a-z]+(?![A-Za-z]*[A-Z])/.test(text) && !PROPER.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;

const PROPER = /^(Raymond|Bowie|India|China|English|Class|Type|Cartesian|Delta|Android)\b/;

/** "a, b and c"; "a and b, and c" where an item has an "and" of its own. */
export const listEn = (items: readonly string[]): string => {
  if (items.length < 2) return items.join('');
  const last = items.some((item) => item.includes(' and ')) ? ', and ' : ' and ';
  return items.slice(0, -1).join(', ') + last + items.at(-1);
};

/** A、B和C; A和B以及C where an item has a 和 of its own. */
export const listZh = (items: readonly string[]): string => {
  if (items.length < 2) return items.join('');
  const last = items.some((item) => /[和及与]/.test(item)) ? '以及' : '和';
  return spaced(items.slice(0, -1).join('、') + last + items.at(-1));
};

/** Puts a space between Chinese characters and Latin letters or digits, as in the profiles. */
export const spaced = (text: string): string =>
  text
    .replace(/([\u4e00-\u9fff])([A-Za-z0-9])/g, '$1 $2')
    .replace(/([A-Za-z0-9%])([\u4e00-\u9fff])/g, '$1 $2');

const templates = new Map<string, readonly string[]>();

/** Splits a template at its braces: text, slot, text, slot … Cached, because the same few are filled often. */
const splitTemplate = (template: string): readonly string[] => {
  const known = templates.get(template);
  if (known) return known;
  const parts = template.split(/[{}]/);
  templates.set(template, parts);
  return parts;
};

/** Puts values into the {slots} of a template. */
export const fill = (
  template: string,
  values: Readonly<Record<string, string | number>>,
): string => {
  let text = '';
  for (const [at, part] of splitTemplate(template).entries())
    text += at % 2 === 0 ? part : String(values[part] ?? '');
  return text;
};
