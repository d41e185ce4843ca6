// The verification level that follows from a supplier's accepted documents, and until when. Days are ISO dates (UTC), inclusive.
import { VERIFICATION_LEVELS } from '../limits.ts';
import {
  EVIDENCE_OF_LEVEL,
  type EvidenceKind,
  VALID_YEARS_WITHOUT_END,
  type VerificationLevel,
} from './evidence-kinds.ts';

/** An accepted document: it counts until the end of `validUntil`. */
export interface CountedDocument {
  readonly kind: EvidenceKind;
  readonly validUntil: string;
}

const DAY_MS = 86_400_000;

/** Day of an instant (milliseconds), or of the instant a number of days after it. */
export const dayOf = (time: number, days = 0): string =>
  new Date(time + days * DAY_MS).toISOString().slice(0, 10);

/** The last day on which a document counts that is accepted at `acceptedAt` (milliseconds). */
export function validUntilOf(expires: string | null, acceptedAt: number): string {
  if (expires !== null) return expires;
  const end = new Date(acceptedAt);
  end.setUTCFullYear(end.getUTCFullYear() + VALID_YEARS_WITHOUT_END);
  return dayOf(end.getTime());
}

/** Number of documents that the level still needs, by kind; empty where it is reached. Without those of earlier levels. */
export function missingFor(
  level: VerificationLevel,
  documents: readonly CountedDocument[],
  today: string,
): readonly (readonly [kind: EvidenceKind, count: number])[] {
  return EVIDENCE_OF_LEVEL[level].flatMap(([kind, needed]) => {
    const counted = documents.filter(
      (each) => each.kind === kind && each.validUntil >= today,
    ).length;
    return counted < needed ? [[kind, needed - counted] as const] : [];
  });
}

/** The highest level whose documents, and those of all levels before it, are there and count today; null for none. */
export function levelOf(
  documents: readonly CountedDocument[],
  today: string,
): VerificationLevel | null {
  const firstMissing = VERIFICATION_LEVELS.findIndex(
    (level) => missingFor(level, documents, today).length > 0,
  );
  const reached = firstMissing === -1 ? VERIFICATION_LEVELS.length : firstMissing;
  return VERIFICATION_LEVELS[reached - 1] ?? null;
}

/** The last day on which these documents give the level. The longest valid ones of each kind count. */
export function levelUntil(
  level: VerificationLevel,
  documents: readonly CountedDocument[],
): string | null {
  const levels = VERIFICATION_LEVELS.slice(0, VERIFICATION_LEVELS.indexOf(level) + 1);
  const ends = levels.flatMap((each) =>
    EVIDENCE_OF_LEVEL[each].map(([kind, needed]) => {
      const days = documents
        .filter((document) => document.kind === kind)
        .map(({ validUntil }) => validUntil)
        .toSorted()
        .reverse();
      return days[needed - 1] ?? '';
    }),
  );
  return ends.toSorted()[0] || null;
}

/** 0 for none, then 1 to 3. */
export const rankOf = (level: VerificationLevel | null): number =>
  level === null ? 0 : VERIFICATION_LEVELS.indexOf(level) + 1;

/** The higher of two levels. */
export const higherLevel = (
  one: VerificationLevel | null,
  other: VerificationLevel | null,
): VerificationLevel | null => (rankOf(one) >= rankOf(other) ? one : other);
