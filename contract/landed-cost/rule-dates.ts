// Dates of rules: which are in force on a day, and which were not checked in time and may be stale.
import type { Rule, RuleKind } from './rule.ts';

/** Days after which a rule of the kind has to be checked again; exchange rates: nextExchangeDay. */
export const CHECK_AFTER_DAYS: Readonly<Record<Exclude<RuleKind, 'exchange'>, number>> = {
  freight: 30,
  tariff: 90,
  valuation: 180,
  antiDumping: 180,
  port: 180,
  export: 180,
  inland: 180,
  compliance: 180,
  familyCheck: 180,
  voltage: 180,
};

const DAY_MS = 86_400_000;
/** India is 5 h 30 min ahead of UTC all year. */
const INDIA_OFFSET_MS = 5.5 * 3_600_000;

/** The day in India, as YYYY-MM-DD. */
export const dayInIndia = (now: Date): string =>
  new Date(now.getTime() + INDIA_OFFSET_MS).toISOString().slice(0, 10);

/** Until the next day begins in India; above 0. */
export const msLeftOfDayInIndia = (now: Date): number =>
  DAY_MS - ((now.getTime() + INDIA_OFFSET_MS) % DAY_MS);

const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** The day of the first Union Budget after the day; it changes the tariff on 1 February. */
const nextBudget = (day: string): string => {
  const year = Number(day.slice(0, 4));
  const budget = `${year}-02-01`;
  return day < budget ? budget : `${year + 1}-02-01`;
};

export const isInForce = ({ from, until }: Pick<Rule, 'from' | 'until'>, today: string): boolean =>
  (from === undefined || from <= today) && (until === undefined || today <= until);

/** Whether a rule may be used in a computation on that day. */
export const isUsable = (rule: Rule, today: string): boolean =>
  rule.state !== 'unknown' && isInForce(rule, today);

const THURSDAY = 4;

/** The first or third Thursday after the day: customs then publishes exchange rates, which hold from the next day. */
const nextExchangeThursday = (day: string): string => {
  let next = addDays(day, 1);
  const isDue = (each: string): boolean => {
    const date = Number(each.slice(8));
    return new Date(each).getUTCDay() === THURSDAY && (date <= 7 || (date > 14 && date <= 21));
  };
  while (!isDue(next)) next = addDays(next, 1);
  return next;
};

type DatedRule = Pick<Rule, 'kind' | 'checked' | 'from'>;

/**
 * The first day on which the rule may be stale, because it was not checked again; for an exchange rate the day after the next
 * notification is due.
 */
export const dueDay = ({ kind, checked, from }: DatedRule): string => {
  if (kind === 'exchange') return addDays(nextExchangeThursday(from ?? checked), 1);
  const due = addDays(checked, CHECK_AFTER_DAYS[kind] + 1);
  const budget = nextBudget(checked);
  return kind === 'tariff' && budget < due ? budget : due;
};

export const isStale = (rule: DatedRule, today: string): boolean => dueDay(rule) <= today;
