// Guess of what the columns of a table file mean: by headings in both languages, with synonyms and units.
import type { MachineType } from '../../../contract/machine-types/machine-type.ts';
import { convert, type Unit, unitOf } from '../../../contract/machine-types/units.ts';
import {
  IGNORE,
  isRepeatable,
  SPECIFICATION,
  type Target,
  targetIdsOf,
  targetsOf,
} from './import-fields.ts';

export interface Column {
  readonly header: string;
  readonly samples: readonly string[];
  readonly target: string;
  readonly unit: Unit | null;
}

interface Heading {
  /** In the form in which headings are compared. */
  readonly label: string;
  readonly unit: Unit | null;
  /** Text in brackets or behind a comma that is no unit. */
  readonly note: string;
}

/** Columns that say nothing about a product. */
const IGNORED = new Set([
  '',
  'no',
  '#',
  'sn',
  's/n',
  '序号',
  '编号',
  '行号',
  '备注',
  'remark',
  'remarks',
]);
/** Prices in other currencies are not converted. */
const OTHER_CURRENCY = /\b(?:cny|rmb|yuan|eur|inr|rs)\b|[¥￥€₹]|人民币|欧元|卢比|(?<!美)元/i;

const normalized = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[_\-–—.:*/、\s]+/g, ' ')
    .trim();

/** "Swing (mm)", "Power, kW", "功率 kW", "Picture 2". */
export function readHeading(header: string): Heading {
  // Short and with single blanks: the patterns try every split.
  const text = header.normalize('NFKC').slice(0, 400).replace(/\s+/g, ' ').trim().slice(0, 200);
  const bracketed = /^(.*?)\s*[([【]\s*([^()[\]【】]+?)\s*[)\]】]\s*$/.exec(text);
  const trailing = /^(.+?)[\s,;/]+(\S+)$/.exec(text);
  if (bracketed) {
    const [, name = '', note = ''] = bracketed;
    return { label: normalized(name), unit: unitOf(note), note };
  }
  const unit = trailing && unitOf(trailing[2] ?? '');
  if (trailing && unit) return { label: normalized(trailing[1] ?? ''), unit, note: '' };
  return { label: normalized(text), unit: null, note: '' };
}

const withoutNumber = (label: string): string => label.replace(/\s*\d+$/, '');

const labelsOf = ({ names, labels }: Target): string[] =>
  [...Object.values(names), ...labels].flatMap((each) => {
    const whole = normalized(each);
    return [whole, readHeading(each).label];
  });

/** Whether plain numbers in the heading's unit can be values of the target. */
const isUnitPossible = ({ unit }: Target, heading: Heading): boolean =>
  heading.unit === null || (unit !== null && convert(1, heading.unit, unit) !== null);

const isCurrencyPossible = ({ id }: Target, header: string): boolean =>
  id !== 'priceRange' || !OTHER_CURRENCY.test(header);

/** A heading that is part of the name of exactly one target, or contains it: 回转直径 in 床身上最大回转直径. */
function similarTarget(label: string, targets: readonly Target[]): Target | undefined {
  const shortest = /[^\p{ASCII}]/u.test(label) ? 2 : 4;
  if (label.length < shortest) return undefined;
  const similar = targets.filter((target) =>
    labelsOf(target).some(
      (each) => each.includes(label) || (each.length >= shortest && label.includes(each)),
    ),
  );
  return similar.length === 1 ? similar[0] : undefined;
}

const possibleTargets = (header: string, targets: readonly Target[]): readonly Target[] =>
  targets.filter(
    (target) => isUnitPossible(target, readHeading(header)) && isCurrencyPossible(target, header),
  );

function namedTarget(header: string, targets: readonly Target[]): Target | undefined {
  const { label } = readHeading(header);
  const labels = new Set([label, withoutNumber(label), normalized(header)]);
  return possibleTargets(header, targets).find((target) =>
    labelsOf(target).some((each) => labels.has(each)),
  );
}

const targetOfUnknown = (header: string): string => {
  const { label } = readHeading(header);
  const isForeignPrice = /price|价/.test(label) && OTHER_CURRENCY.test(header);
  return IGNORED.has(label) || isForeignPrice ? IGNORE : SPECIFICATION;
};

/** Values looked through for samples, samples shown of a column, and the characters of each. */
const SEARCHED_VALUES = 50;
const SAMPLES = 3;
const SAMPLE_CHARS = 60;

/** The first different values of a column, shortened. */
export function sampleValues(
  rows: readonly { readonly cells: readonly string[] }[],
  index: number,
): string[] {
  const values = rows.map(({ cells }) => cells[index] ?? '').filter((cell) => cell !== '');
  return [...new Set(values.slice(0, SEARCHED_VALUES))]
    .slice(0, SAMPLES)
    .map((value) => value.slice(0, SAMPLE_CHARS));
}

/** Columns that name a field come first, so that a vague heading does not take the field from them. */
export function guessColumns(
  type: MachineType,
  headers: readonly string[],
  samplesOf: (index: number) => readonly string[],
): Column[] {
  const all = targetsOf(type);
  // Only attributes: "machine weight with packing" is no description.
  const attributes = all.filter(({ id }) => id.startsWith('attribute.'));
  const taken = new Set<string>();
  const found = new Map<number, string>();
  const take = (index: number, target: Target | undefined): void => {
    if (!target) return;
    found.set(index, target.id);
    if (!isRepeatable(target.id)) taken.add(target.id);
  };
  const isFree = ({ id }: Target): boolean => !taken.has(id);
  headers.forEach((header, index) => {
    take(index, namedTarget(header, all.filter(isFree)));
  });
  headers.forEach((header, index) => {
    if (found.has(index)) return;
    const free = possibleTargets(header, attributes.filter(isFree));
    take(index, similarTarget(readHeading(header).label, free));
  });
  return headers.map((header, index) => ({
    header: header.slice(0, 200),
    samples: samplesOf(index),
    target: found.get(index) ?? targetOfUnknown(header),
    unit: readHeading(header).unit,
  }));
}

/**
 * The columns with the targets of an earlier file, if both files have the same headings in the same order; otherwise, and where a
 * field exists no more, the columns as they are.
 */
export function withEarlierTargets(
  type: MachineType,
  columns: readonly Column[],
  earlier: readonly Column[] | null,
): readonly Column[] {
  const known = targetIdsOf(type);
  const isSameFile =
    earlier?.length === columns.length &&
    earlier.every(
      ({ header, target }, index) => header === columns[index]?.header && known.has(target),
    );
  if (!isSameFile) return columns;
  return columns.map((column, index) => ({
    ...column,
    target: earlier[index]?.target ?? column.target,
  }));
}
