// Heading of a column: its label, its unit, and the text beside them.
import { type Unit, unitOf } from '../../../contract/machine-types/units.ts';

export interface Heading {
  /** In the form in which headings are compared. */
  readonly label: string;
  readonly unit: Unit | null;
  /** Text in brackets or behind a comma that is no unit. */
  readonly note: string;
}

/** The form in which headings are compared. */
export const normalized = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[_\-–—.:*/、\s]+/g, ' ')
    .trim();

export const MAX_HEADING_CHARS = 200;
const OPENING = '([【';
const CLOSING = ')]】';
const BRACKETS = OPENING + CLOSING;
const SEPARATORS = ' ,;/';

/** Short and with single blanks; NFKC makes up to 18 characters of one. */
export const shortened = (header: string): string =>
  header
    .slice(0, 2 * MAX_HEADING_CHARS)
    .normalize('NFKC')
    .slice(0, 2 * MAX_HEADING_CHARS)
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_HEADING_CHARS)
    .trim();

/** "Swing (mm)" as "Swing" and "mm". */
function splitBrackets(text: string): readonly [name: string, note: string] | null {
  if (text === '' || !CLOSING.includes(text.at(-1) ?? '')) return null;
  let at = text.length - 2;
  while (at >= 0 && !BRACKETS.includes(text[at] ?? '')) at -= 1;
  const note = text.slice(at + 1, -1).trim();
  return at >= 0 && OPENING.includes(text[at] ?? '') && note !== ''
    ? [text.slice(0, at).trim(), note]
    : null;
}

/** "Power, kW" as "Power" and "kW": the last word, or what follows the first separator where there is no blank. */
function splitLastWord(text: string): readonly [name: string, word: string] | null {
  const isSeparator = (at: number): boolean => SEPARATORS.includes(text[at] ?? '-');
  let start = text.lastIndexOf(' ');
  if (start < 0) start = [...text].findIndex((each, at) => at > 0 && SEPARATORS.includes(each));
  if (start < 1) return null;
  let end = start;
  while (start > 1 && isSeparator(start - 1)) start -= 1;
  while (end < text.length - 1 && isSeparator(end)) end += 1;
  return [text.slice(0, start), text.slice(end)];
}

/** "Swing (mm)", "Power, kW", "功率 kW", "Picture 2". Takes linear time, unlike patterns that try every split. */
export function readHeading(header: string): Heading {
  const text = shortened(header);
  const bracketed = splitBrackets(text);
  if (bracketed) {
    const [name, note] = bracketed;
    return { label: normalized(name), unit: unitOf(note), note };
  }
  const [name = '', word = ''] = splitLastWord(text) ?? [];
  const unit = word === '' ? null : unitOf(word);
  return unit
    ? { label: normalized(name), unit, note: '' }
    : { label: normalized(text), unit: null, note: '' };
}
