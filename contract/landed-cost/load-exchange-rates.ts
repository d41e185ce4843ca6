// Admin endpoint that loads customs exchange rates, as the command line does from a file.
import * as z from 'zod/mini';
import { websiteText } from '../accounts/account-rules.ts';
import { endpoint } from '../endpoint.ts';
import { fieldError } from '../query.ts';
import { fields, list, nullableNumber, oneOf, text } from '../read.ts';
import { readExchangeFile } from './exchange-file.ts';
import { FOREIGN_CURRENCIES } from './rule.ts';
import { dayInIndia } from './rule-dates.ts';
import { isDay } from './rule-fields.ts';

/** Characters; the list of customs has a third of it. */
const MAX_TEXT = 4_000;
/** Rates are published a day before they hold; a later day is a typing error. */
const MAX_DAYS_AHEAD = 14;
const DAY_MS = 86_400_000;

/** A day of the past, or one that rates may be published for. */
export const isSoon = (day: string): boolean =>
  Date.parse(day) <= Date.parse(dayInIndia(new Date())) + MAX_DAYS_AHEAD * DAY_MS;

const hasRates = (lines: string): boolean => {
  try {
    const [read, url] = ['2026-01-01', 'https://www.icegate.gov.in'];
    return readExchangeFile({ name: '', text: lines, from: read, read, url }).length > 0;
  } catch {
    return false;
  }
};

export const exchangeRatesBody = z.object({
  /** Day from which they hold, YYYY-MM-DD. */
  from: z.string(fieldError('exchangeDay')).check(
    z.trim(),
    z.refine((value) => isDay(value) && isSoon(value), fieldError('exchangeDay')),
  ),
  /** Where they were published. */
  url: websiteText.check(z.minLength(1, fieldError('website'))),
  /** Lines of a CSV file: "USD,93.40". */
  rates: z
    .string(fieldError('exchangeRates'))
    .check(
      z.maxLength(MAX_TEXT, fieldError('textTooLong')),
      z.refine(hasRates, fieldError('exchangeRates')),
    ),
});

export const loadExchangeRates = endpoint({
  method: 'POST',
  path: '/admin/rules/exchange',
  summary:
    'Stores customs exchange rates; an older rate stays in force until the day of the new one',
  access: 'admin',
  body: exchangeRatesBody,
  reply: fields({
    /** As stored: rupees for one unit of the currency. */
    rates: list(
      fields({ currency: oneOf(FOREIGN_CURRENCIES), rupees: nullableNumber, from: text(10) }),
      FOREIGN_CURRENCIES.length,
    ),
  }),
  errors: ['unauthorized', 'adminsOnly', 'validation'],
});
