// Lead times and warranties, which suppliers write as text: "25 days", "4–6 weeks", "18 个月".

const DAYS_PER_UNIT: readonly (readonly [unit: RegExp, days: number])[] = [
  [/^(?:days?|calendar days?|天|日)$/i, 1],
  [/^(?:working days?|business days?|个?工作日)$/i, 1.4],
  [/^(?:weeks?|周|星期)$/i, 7],
  [/^(?:months?|个月)$/i, 30.4],
  [/^(?:years?|年)$/i, 365],
];

const DURATION =
  /^(?:made to order,\s*|within\s+|about\s+|按单生产，交期\s*|约\s*)?(\d{1,4})(?:\s*(?:[-–—~～至到]|to)\s*(\d{1,4}))?\s*([a-z ]+|\p{Script=Han}+)$/iu;

/** Days, of a range its end; null for any other text, which says more than one duration or none. */
export function durationDays(text: string): number | null {
  const [, first, last, unit = ''] = DURATION.exec(text.trim()) ?? [];
  const days = DAYS_PER_UNIT.find(([pattern]) => pattern.test(unit.trim()))?.[1];
  const number = last ?? first;
  return days === undefined || number === undefined ? null : Number(number) * days;
}
