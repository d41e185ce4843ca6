// Filter by the amounts of a search: products whose attributes are near them, the nearest first.
import { findMachineType } from '../../../contract/machine-types/index.ts';
import type { AttributeTable, AttributeTables } from '../attributes/attribute-table.ts';
import { KINDS } from '../attributes/kinds.ts';
import type { Columns } from '../columns.ts';
import { type AskedAmount, fitOf, type Reading, readingOf } from './query-amounts.ts';
import { type Ranked, sortByScore } from './sort-by-score.ts';

/** An amount as it was understood: the attribute is that of the first result. */
export interface UnderstoodAmount {
  readonly amount: AskedAmount;
  readonly reading: Reading;
}

export interface AmountMatches extends Ranked {
  /** Empty where no listed machine type has an attribute of any of the dimensions. */
  readonly understood: readonly UnderstoodAmount[];
  /** Whether a product meets all amounts; otherwise the list has the nearest. */
  readonly isMet: boolean;
}

/** Share of the best score from which a product is one of the machines meant. */
const MEANT_SHARE = 0.5;

interface KindReadings {
  readonly table: AttributeTable;
  readonly readings: readonly (Reading | null)[];
}

const kindsIn = (nos: Int32Array, columns: Columns): Set<number> => {
  const kinds = new Set<number>();
  for (const no of nos) kinds.add(columns.kind[no] as number);
  return kinds;
};

/** `queryWords`: the other words, which may name an attribute. */
export async function filterByAmounts(
  ranked: Ranked,
  amounts: readonly AskedAmount[],
  queryWords: ReadonlySet<string>,
  columns: Columns,
  tables: AttributeTables,
): Promise<AmountMatches> {
  if (amounts.length === 0) return { ...ranked, understood: [], isMet: true };
  const byKind = new Map<number, KindReadings>();
  for (const kind of kindsIn(ranked.nos, columns)) {
    const type = findMachineType(KINDS[kind]?.machineType ?? '');
    const readings = amounts.map((amount) => type && readingOf(amount, type, queryWords));
    if (type && readings.some(Boolean))
      byKind.set(kind, {
        table: await tables.of(type),
        readings: readings.map((each) => each ?? null),
      });
  }
  const asked = amounts.filter((_, at) =>
    [...byKind.values()].some(({ readings }) => readings[at] !== null),
  );
  // Without words only machines with such an attribute are searched.
  const needsReading = queryWords.size === 0;
  if (asked.length === 0)
    return needsReading
      ? { nos: new Int32Array(), scores: new Float32Array(), understood: [], isMet: false }
      : { ...ranked, understood: [], isMet: false };

  // A machine that only mentions the words must not replace those that were meant.
  const best = ranked.scores[0] ?? 0;
  const isMeant = (score: number): boolean => score >= best * MEANT_SHARE;
  const fits = new Float32Array(ranked.nos.length);
  const isNear = new Uint8Array(ranked.nos.length);
  /** Amounts whose attribute a product has. */
  const stated = new Set<AskedAmount>();
  let hasNear = false;
  let isMet = false;
  for (const [at, no] of ranked.nos.entries()) {
    const known = byKind.get(columns.kind[no] as number);
    let score = 1;
    let near = true;
    let met = true;
    for (const [index, amount] of amounts.entries()) {
      if (!asked.includes(amount)) continue;
      const reading = known?.readings[index];
      const key = reading?.attribute.key ?? '';
      const value = known?.table.numberOf(key, no) ?? known?.table.codeOf(key, no);
      if (value !== undefined) stated.add(amount);
      const fit = reading && fitOf(reading, value);
      score *= fit?.score ?? 0.1;
      // A press with more or fewer colours follows: a number of colours orders the list, and does not filter it.
      near &&= amount.unit === 'colours' || (fit?.isNear ?? false);
      met &&= fit?.isMet ?? false;
    }
    fits[at] = score;
    isMet ||= met && isMeant(ranked.scores[at] as number);
    if (near) isNear[at] = 1;
    hasNear ||= near && isMeant(ranked.scores[at] as number);
  }
  const isKept = (at: number): boolean => {
    if (hasNear) return isNear[at] === 1;
    return !needsReading || byKind.has(columns.kind[ranked.nos[at] as number] as number);
  };
  const kept = ranked.nos.map((_, at) => at).filter(isKept);
  const sorted = sortByScore(
    kept.map((at) => ranked.nos[at] as number),
    Float32Array.from(kept, (at) => (ranked.scores[at] as number) * (fits[at] as number)),
  );
  const first = byKind.get(columns.kind[sorted.nos[0] ?? 0] as number);
  const understood = amounts.flatMap((amount, at) => {
    const reading = first?.readings[at];
    // Without a product that states it, a number of colours is only searched in the texts.
    return reading && (amount.unit !== 'colours' || stated.has(amount))
      ? [{ amount, reading }]
      : [];
  });
  return { ...sorted, understood, isMet };
}
