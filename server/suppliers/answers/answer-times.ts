// Answer time of a supplier: the median time from a buyer's first message to the supplier's first answer.

export interface Question {
  /** ISO times of the first question and of its first answer; `answeredAt` is null without an answer. */
  readonly askedAt: string;
  readonly answeredAt: string | null;
}

export interface AnswerTimes {
  readonly hours: number;
  readonly percent: number;
}

const HOUR_MS = 3_600_000;
export const ANSWER_DAYS = 90;
/** Fewest answers for which a usual time is calculated. */
const MIN_ANSWERED = 3;
/** Younger questions without an answer are ignored: the supplier may still answer. */
const OPEN_HOURS = 72;
/** Rounded up to these steps, so that profiles change rarely. A supplier that takes longer than a week has no answer time. */
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
      // The supplier wrote first, so it is no answer.
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
