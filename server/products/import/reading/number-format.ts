// Number formats of spreadsheet cells: the text that a cell shows, where it says more than the number that is stored.
import { numberText } from './cell-text.ts';

export interface ShownNumber {
  readonly text: string;
  /** False where the format shows the number in a scale that is not certain. */
  readonly isClear: boolean;
}

/** Shows a number; null for one that is shown as it is stored. */
export type NumberFormat = (value: number) => ShownNumber | null;

interface Section {
  readonly holds: ((value: number) => boolean) | null;
  readonly before: string;
  readonly behind: string;
  readonly hasDigits: boolean;
  readonly minDigits: number;
  /** 100 for a percent sign. */
  readonly multiplier: number;
  /** 1,000 for each comma behind the digits. */
  readonly divisor: number;
  /** Whether other text stands between the digits. */
  readonly isSplit: boolean;
}

/** Of Excel. */
const MAX_CODE_CHARS = 255;
const SECTIONS = /(?:"[^"]{0,80}"|\\.|!.|\[[^\]]{0,40}\]|[^;])+|(?<=;|^)(?=;|$)/gsu;
/** A text, a space or fill character, a bracket, and the signs of digits. East Asian Excel escapes with "!" too. */
const TOKENS =
  /"(?<quoted>[^"]{0,80})"|[\\!](?<escaped>.)|[_*].|\[(?<bracket>[^\]]{0,40})\]|(?<general>General|G\/通用格式)|(?<digit>[0#?])|(?<sign>[.,])|(?<exponent>E[+-])|(?<literal>.)/gisu;
const CONDITION = /^(?<operator><=|>=|<>|<|>|=)(?<limit>-?\d+(?:\.\d+)?)$/;
const CURRENCY = /^\$(?<symbol>[^-]*)/;
const SEPARATOR = /^[\s,'’]+$/;
/** "# ?/16" shows a fraction of the same value. */
const FRACTION = /[0#?]{1,40}\/[#?\d]{1,40}/;

/** Texts that multiply the number before them, but for 万 and 亿, which the readers of numbers understand. */
const OTHER_SCALE =
  /^\s?(?:[KkM]|[Mm]n|[Bb]n|[Tt]housand|[MmBb]illions?|[Ll](?:akh|ac)s?|[Cc]r(?:ores?)?|[十百千](?![克米瓦伏帕安欧赫卡升牛]))(?![A-Za-z])/;
const MYRIAD = /^\s?[万亿]/;

function conditionOf(bracket: string): Section['holds'] {
  const { operator, limit } = CONDITION.exec(bracket)?.groups ?? {};
  if (operator === undefined) return null;
  const other = Number(limit);
  return (value) => {
    if (operator === '<>') return value !== other;
    if (operator.includes('=') && value === other) return true;
    return operator.startsWith('<') ? value < other : operator.startsWith('>') && value > other;
  };
}

function sectionOf(code: string): Section {
  const tokens = [...code.replace(FRACTION, '0').matchAll(TOKENS)].map(
    ({ groups }) => groups ?? {},
  );
  const isDigits = (each: (typeof tokens)[number]): boolean =>
    (each.general ?? each.digit) !== undefined;
  const [first, last] = [tokens.findIndex(isDigits), tokens.findLastIndex(isDigits)];
  const texts = { before: '', behind: '' };
  const point = { isStored: false, isLiteral: false };
  let holds: Section['holds'] = null;
  let [minDigits, divisor, multiplier] = [0, 1, 1];
  let isSplit = false;
  tokens.forEach(({ quoted, escaped, bracket = '', digit, sign, exponent, literal }, at) => {
    holds ??= conditionOf(bracket);
    const { symbol = '' } = CURRENCY.exec(bracket)?.groups ?? {};
    const text = quoted ?? escaped ?? literal ?? symbol;
    const isInside = at > first && at < last;
    if (text === '.' && isInside && !point.isLiteral) point.isLiteral = true;
    else if (isInside && text !== '') isSplit ||= !SEPARATOR.test(text);
    else if (first < 0 || at < first) texts.before += text;
    else texts.behind += text;
    // Quoted, it is a text only.
    if (literal === '%') multiplier = 100;
    if (sign === '.' || exponent !== undefined) point.isStored = true;
    // A comma before another digit separates thousands.
    if (sign === ',' && first >= 0 && at > first && tokens[at + 1]?.digit === undefined)
      divisor *= 1_000;
    if (digit !== undefined && point.isLiteral) divisor *= 10;
    else if (digit === '0' && !point.isStored) minDigits += 1;
  });
  return {
    holds,
    ...texts,
    hasDigits: first >= 0,
    minDigits: point.isLiteral ? 1 : minDigits,
    multiplier,
    divisor,
    isSplit,
  };
}

/** The sections are for positive numbers, negative ones and 0, unless they have conditions. */
function sectionFor(value: number, sections: readonly Section[]): Section | undefined {
  if (sections.some(({ holds }) => holds !== null))
    return sections.find(({ holds }) => holds === null || holds(value));
  const [positive, negative = positive, zero = positive] = sections;
  if (value === 0) return zero;
  return value < 0 ? negative : positive;
}

function shown(value: number, section: Section): ShownNumber | null {
  const { hasDigits, minDigits, multiplier, divisor, isSplit } = section;
  // The sign of the number is kept.
  const withoutSign = (text: string): string => (value > 0 ? text : text.replace(/[-−()]/g, ''));
  const before = withoutSign(section.before).replace('+', '').trimStart();
  const behind = withoutSign(section.behind).trimEnd();
  if (!hasDigits) {
    const text = section.before.trim();
    return text === '' || /\p{L}/u.test(text) ? { text, isClear: true } : null;
  }
  if (isSplit) return { text: numberText(value), isClear: false };
  const [whole = '', ...rest] = numberText((Math.abs(value) * multiplier) / divisor).split('.');
  const digits = [whole.padStart(minDigits, '0'), ...rest].join('.');
  const text = `${value < 0 ? '-' : ''}${before}${digits}${behind}`;
  const isClear = MYRIAD.test(behind) || (divisor === 1 && !OTHER_SCALE.test(behind));
  return { text, isClear };
}

/** Null for formats that show numbers, dates or texts as they are. */
export function numberFormat(code: string): NumberFormat | null {
  const isText = code.includes('@') && !code.includes(';');
  if (code === '' || code.length > MAX_CODE_CHARS || isText) return null;
  const sections = (code.match(SECTIONS) ?? []).map(sectionOf);
  const says = ({ before, behind, hasDigits, minDigits, divisor, isSplit }: Section): boolean =>
    before !== '' || behind !== '' || !hasDigits || minDigits > 1 || divisor !== 1 || isSplit;
  if (!sections.some(says)) return null;
  return (value) => {
    const section = sectionFor(value, sections);
    return section ? shown(value, section) : null;
  };
}
