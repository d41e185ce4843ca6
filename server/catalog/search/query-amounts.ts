// Amounts in a search ("lathe 500 mm", "min 20 t/h", "380V"): what is asked, and which attribute of a machine type it means.
import { amountsAt } from '../../../contract/machine-types/amounts.ts';
import { coloursIn, colourWords } from '../../../contract/machine-types/colours.ts';
import type { Attribute, MachineType } from '../../../contract/machine-types/machine-type.ts';
import { convert, type Unit } from '../../../contract/machine-types/units.ts';
import { tokenize } from '../../platform/text/tokenize.ts';
import { isAttributeWord } from './type-words.ts';

export type Sense = 'about' | 'atLeast' | 'atMost' | 'between';

/** `min` and `max` are equal, except for a range. */
export interface AskedAmount {
  readonly min: number;
  readonly max: number;
  /** `colours` for a number of printing colours. */
  readonly unit: Unit | 'colours';
  readonly sense: Sense;
}

export interface QueryAmounts {
  readonly amounts: readonly AskedAmount[];
  /** The text without them, except for colours. */
  readonly rest: string;
  /** Words of `rest` that are part of an amount, with all forms that mean the same. */
  readonly words: ReadonlyMap<string, readonly string[]>;
}

const MAX_AMOUNTS = 4;
const NO_WORDS: QueryAmounts['words'] = new Map();

const AT_LEAST_BEFORE =
  /(?:\b(?:min(?:imum)?\.?|at least|above|over|not less than|(?<!not )more than|from)|>=?|≥|至少|不低于|不少于|不小于|(?<!不)大于|(?<!不)超过|最小|最低)\s*$/i;
const AT_LEAST_AFTER = /^\s*(?:\+|\b(?:or more|and above|and up|min(?:imum)?\b)|以上|起)/i;
const AT_MOST_BEFORE =
  /(?:\b(?:max(?:imum)?\.?|at most|up to|below|under|not more than|(?<!not )less than)|<=?|≤|不超过|不大于|(?<!不)小于|(?<!不)低于|最大|最高)\s*$/i;
const AT_MOST_AFTER = /^\s*(?:\b(?:or less|and below|max(?:imum)?\b)|以下|以内|之内)/i;

/** The amounts with a unit and a sense, and the other words of the text. */
export function readQueryAmounts(text: string): QueryAmounts {
  const colours = coloursIn(text);
  const { amounts, rest } = readUnits(text);
  if (!colours) return { amounts, rest, words: NO_WORDS };
  const { count, written } = colours;
  const amount: AskedAmount = { min: count, max: count, unit: 'colours', sense: 'about' };
  const forms = colourWords(count);
  const words = new Map(
    tokenize(written).map((word) => [word, forms.includes(word) ? forms : [word]] as const),
  );
  return { amounts: [amount, ...amounts], rest, words };
}

function readUnits(text: string): Omit<QueryAmounts, 'words'> {
  if (!/\d/.test(text)) return { amounts: [], rest: text };
  const found = amountsAt(text)
    .filter(({ unit, numbers }) => unit !== null && numbers.every((each) => each > 0))
    .slice(0, MAX_AMOUNTS);
  const amounts: AskedAmount[] = [];
  let rest = '';
  let from = 0;
  for (const { numbers, unit, start, end } of found) {
    if (unit === null) continue;
    let [before, after] = [text.slice(from, start), text.slice(end)];
    let sense: Sense = numbers.length > 1 ? 'between' : 'about';
    const least = AT_LEAST_BEFORE.exec(before) ?? AT_LEAST_AFTER.exec(after);
    const most = least ? null : (AT_MOST_BEFORE.exec(before) ?? AT_MOST_AFTER.exec(after));
    if (least) sense = 'atLeast';
    if (most) sense = 'atMost';
    const said = least ?? most;
    const saidBefore = said !== null && before.endsWith(said[0]);
    if (said && saidBefore) before = before.slice(0, -said[0].length);
    if (said && !saidBefore) after = after.slice(said[0].length);
    amounts.push({ min: Math.min(...numbers), max: Math.max(...numbers), unit, sense });
    rest += `${before} `;
    from = text.length - after.length;
  }
  return { amounts, rest: rest + text.slice(from) };
}

/** What an amount asks of an attribute, in the unit of the attribute. */
export interface Reading {
  readonly attribute: Attribute;
  readonly min: number;
  readonly max: number;
  readonly sense: Sense;
  /** 1 for what the amount surely means, less for other attributes of its dimension. */
  readonly certainty: number;
}

/** Presses and moulding machines are named by their force in tons. */
const toUnit = (amount: number, from: Unit, to: Unit | null): number | null =>
  convert(amount, from, to) ?? (from === 't' ? convert(amount, 'tf', to) : null);

/** null where the attribute has no such amount. */
const inUnitOf = (
  attribute: Attribute,
  amount: number,
  unit: AskedAmount['unit'],
): number | null => {
  if (unit === 'colours') return attribute.key === 'colours' ? amount : null;
  return toUnit(amount, unit, attribute.unit);
};

const MINOR_ATTRIBUTE = 0.6;

/** Words that name an attribute, by attribute: a search for amounts compares those of all machine types. */
const namesByAttribute = new Map<Attribute, readonly string[]>();

const namesOf = (attribute: Attribute): readonly string[] => {
  let names = namesByAttribute.get(attribute);
  if (!names) {
    const { name, labels } = attribute;
    names = tokenize([...Object.values(name), ...labels].join(' | ')).filter(isAttributeWord);
    namesByAttribute.set(attribute, names);
  }
  return names;
};

/**
 * The attribute of a type that an amount means: the one that the query names, else a supply voltage that exists, else the first key
 * attribute of this dimension. null where the type has none.
 */
export function readingOf(
  { min, max, unit, sense }: AskedAmount,
  type: MachineType,
  queryWords: ReadonlySet<string>,
): Reading | null {
  const candidates = type.attributes.flatMap((attribute) => {
    const low = inUnitOf(attribute, min, unit);
    const high = inUnitOf(attribute, max, unit);
    if (low === null || high === null) return [];
    const isChoice = attribute.kind === 'choice';
    if (isChoice && !attribute.choices.some(({ code }) => code === String(low))) return [];
    const isNamed = namesOf(attribute).some((word) => queryWords.has(word));
    const rank = isNamed
      ? 0
      : isChoice
        ? 1
        : attribute.isKey
          ? 2
          : attribute.key === 'weight'
            ? 4
            : 3;
    return [{ attribute, min: low, max: high, rank }];
  });
  const [best] = candidates.sort((a, b) => a.rank - b.rank);
  if (!best) return null;
  const { rank, ...reading } = best;
  return { ...reading, sense, certainty: rank > 2 ? MINOR_ATTRIBUTE : 1 };
}

/** Values up to this factor away are about the amount. */
const ABOUT = 1.2;
/** Values up to this factor away are listed where none is about the amount, or after those that are. */
const NEAR = 2;
const MISSED = 0.2;
/** Share of its score that a value has which does not meet the amount: what else the texts have matters less. */
const UNMET = 0.5;

/** How well a value meets a reading. */
export interface Fit {
  /** From 0 to 1: products are ordered by it. */
  readonly score: number;
  readonly isMet: boolean;
  readonly isNear: boolean;
}

const NO_FIT: Fit = { score: MISSED, isMet: false, isNear: false };

/** `value`: of the product, undefined where it is not known. */
export function fitOf(
  { attribute, min, max, sense, certainty }: Reading,
  value: number | string | undefined,
): Fit {
  if (value === undefined) return NO_FIT;
  if (attribute.kind === 'choice')
    return value === String(min) ? { score: certainty, isMet: true, isNear: true } : NO_FIT;
  const number = Number(value);
  if (!(number > 0)) return NO_FIT;
  const below = Math.log(Math.max(1, min / number));
  const above = Math.log(Math.max(1, number / max));
  const distance = {
    about: below + above,
    between: below + above,
    atLeast: below > 0 ? 3 * below : 0.2 * above,
    atMost: above > 0 ? 3 * above : 0.2 * below,
  }[sense];
  const isAbout = sense === 'about';
  const missed = { about: distance, between: distance, atLeast: below, atMost: above }[sense];
  const isMet = missed <= (isAbout ? Math.log(ABOUT) : 0);
  const isNear = missed <= (isAbout ? Math.log(NEAR) : 0);
  const score = certainty / (1 + 1.2 * distance);
  return { score: isMet ? score : score * UNMET, isMet, isNear };
}
