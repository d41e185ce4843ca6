// How soon a supplier usually answers, from what it was asked first and when it answered first.

export interface Question {
  /** ISO times; `answeredAt` is null while nothing was answered. */
  readonly askedAt: string;
  readonly answeredAt: string | null;
}

export interface AnswerTimes {
  readonly hours: number;
  readonly percent: number;
}

const HOUR_MS = 3_600_000;
export const ANSWER_DAYS = 90;
/** Fewer answers are chance. */
const MIN_ANSWERED = 3;
/** A question that is younger may still be answered: it counts neither way. */
const OPEN_HOURS = 72;
/** Steps, so that a profile changes rarely. A supplier that usually takes longer than a week has no answer time. */
const STEPS_HOURS = [1, 2, 4, 8, 12, 24, 48, 72, 168] as const;
const PERCENT_STEP = 5;

/** The lower one of two middle values; null for an empty list. */
export const median = (values: readonly number[]): number | null =>
  values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) / 2)] ?? null;

export function answerTimes(questions: readonly Question[], now: Date): AnswerTimes | null {
  const hours: number[] = [];
  let settled = 0;
  for (const { askedAt, answeredAt } of questions) {
    const asked = Date.parse(askedAt);
    if (answeredAt !== null) {
      const taken = (Date.parse(answeredAt) - asked) / HOUR_MS;
      // The supplier wrote first.
      if (taken < 0) continue;
      hours.push(taken);
      settled += 1;
    } else if (now.getTime() - asked >= OPEN_HOURS * HOUR_MS) settled += 1;
  }
  if (hours.length < MIN_ANSWERED) return null;
  const usual = median(hours) ?? 0;
  const step = STEPS_HOURS.find((each) => usual <= each);
  if (step === undefined) return null;
  const percent = Math.floor((100 * hours.length) / settled / PERCENT_STEP) * PERCENT_STEP;
  return { hours: step, percent };
}
