// Guess of what the columns of a table file mean: by headings in both languages, with synonyms and units.
import type { MachineType } from '../../../contract/machine-types/machine-type.ts';
import { convert, type Unit } from '../../../contract/machine-types/units.ts';
import type { IgnoredReason } from '../../../contract/products/product-import.ts';
import {
  type Heading,
  MAX_HEADING_CHARS,
  normalized,
  readHeading,
  shortened,
} from './column-heading.ts';
import { ignoredReason, isUninformative } from './ignored-headings.ts';
import {
  IGNORE,
  isRepeatable,
  SPECIFICATION,
  type Target,
  targetIdsOf,
  targetsOf,
} from './import-fields.ts';
import { isWorkbookPicture } from './pictures/workbook-picture.ts';
import { GROUP_SEPARATOR } from './reading/headings.ts';

export interface Column {
  readonly header: string;
  readonly samples: readonly string[];
  readonly target: string;
  readonly unit: Unit | null;
  /** Why it is ignored. */
  readonly reason?: IgnoredReason | null;
}

/** A heading of a file, read once for the comparison with all targets. */
interface ReadHeading extends Heading {
  /** The label, without a number at its end, and the whole heading. */
  readonly names: readonly string[];
  readonly ignored: IgnoredReason | null;
}

interface Candidate {
  readonly target: Target;
  readonly labels: ReadonlySet<string>;
}

const withoutNumber = (label: string): string => label.replace(/\s?\d{1,9}$/, '');

function readFully(header: string): ReadHeading {
  const heading = readHeading(header);
  const text = shortened(header);
  // The heading of a group says less than that of the column below it.
  const { label } = readHeading(header.split(GROUP_SEPARATOR).at(-1) ?? header);
  return {
    ...heading,
    names: [heading.label, withoutNumber(heading.label), normalized(text), label],
    ignored: ignoredReason(heading.label, text),
  };
}

const candidateOf = (target: Target): Candidate => ({
  target,
  labels: new Set(
    [...Object.values(target.names), ...target.labels].flatMap((each) => [
      normalized(each),
      readHeading(each).label,
    ]),
  ),
});

const candidatesByType = new WeakMap<MachineType, readonly Candidate[]>();

/** The targets of a machine type with the headings that mean them, computed once. */
function candidatesOf(type: MachineType): readonly Candidate[] {
  const candidates = candidatesByType.get(type) ?? targetsOf(type).map(candidateOf);
  candidatesByType.set(type, candidates);
  return candidates;
}

/** Whether plain numbers in the heading's unit can be values of the target, and the price is in dollars. */
const isPossible = ({ id, unit }: Target, heading: ReadHeading): boolean =>
  (heading.unit === null || (unit !== null && convert(1, heading.unit, unit) !== null)) &&
  (id !== 'price' || heading.ignored !== 'currency');

/** A heading that is part of the name of exactly one target, or contains it: 回转直径 in 床身上最大回转直径. */
function similarTarget(
  { label, ignored }: ReadHeading,
  candidates: readonly Candidate[],
): Target | undefined {
  if (ignored) return undefined;
  const shortest = /[^\p{ASCII}]/u.test(label) ? 2 : 4;
  if (label.length < shortest) return undefined;
  const similar = candidates.filter(({ labels }) =>
    [...labels].some(
      (each) => each.includes(label) || (each.length >= shortest && label.includes(each)),
    ),
  );
  return similar.length === 1 ? similar[0]?.target : undefined;
}

const namedTarget = (
  { names }: ReadHeading,
  candidates: readonly Candidate[],
): Target | undefined =>
  candidates.find(({ labels }) => names.some((name) => labels.has(name)))?.target;

const targetOfUnknown = ({ label, ignored }: ReadHeading, samples: readonly string[]): string => {
  if (samples.some(isWorkbookPicture)) return 'images';
  return isUninformative(label) || ignored ? IGNORE : SPECIFICATION;
};

/** Columns that name a field come first, so that a vague heading does not take the field from them. */
export function guessColumns(
  type: MachineType,
  headers: readonly string[],
  samples: readonly (readonly string[])[],
): Column[] {
  const all = candidatesOf(type);
  // Only attributes: "machine weight with packing" is no description.
  const attributes = all.filter(({ target }) => target.id.startsWith('attribute.'));
  const headings = headers.map(readFully);
  const taken = new Set<string>();
  const found = new Map<number, string>();
  const guess = (
    index: number,
    heading: ReadHeading,
    candidates: readonly Candidate[],
    find: typeof namedTarget,
  ): void => {
    if (found.has(index)) return;
    const possible = candidates.filter(
      ({ target }) => !taken.has(target.id) && isPossible(target, heading),
    );
    const target = find(heading, possible);
    if (!target) return;
    found.set(index, target.id);
    if (!isRepeatable(target.id)) taken.add(target.id);
  };
  headings.forEach((heading, index) => {
    guess(index, heading, all, namedTarget);
  });
  headings.forEach((heading, index) => {
    guess(index, heading, attributes, similarTarget);
  });
  return headings.map((heading, index) => {
    const target = found.get(index) ?? targetOfUnknown(heading, samples[index] ?? []);
    return {
      header: (headers[index] ?? '').slice(0, MAX_HEADING_CHARS),
      samples: samples[index] ?? [],
      target,
      unit: heading.unit,
      reason: target === IGNORE ? heading.ignored : null,
    };
  });
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
