// Fields that several kinds of rules have: texts in both languages, days, percentages, HS prefixes, sources.
import * as z from 'zod/mini';
import { LANGS } from '../lang.ts';
import { PERCENT_STEPS } from './paise.ts';

const MAX_TEXT = 2_000;
const MAX_PREFIXES = 500;
const MAX_COUNTRIES = 50;
/** A duty may exceed 100 %, as that on some vehicles does; more than this is a typing error. */
const MAX_PERCENT = 300;

/** Fits the steps exactly, as far as a binary fraction can. */
export const hasPercentStep = (value: number): boolean =>
  Math.abs(value * PERCENT_STEPS - Math.round(value * PERCENT_STEPS)) < 1e-6;

export const shortText = z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_TEXT));
/** A text in every language of the site. */
export const texts = z.strictObject({ en: shortText, [LANGS[1]]: shortText });

export type RuleTexts = z.output<typeof texts>;

/** Refuses days that do not exist: Date would read 2026-02-30 as 2 March. */
export const isDay = (value: string): boolean => {
  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
};
export const day = z
  .string('a day is written as YYYY-MM-DD')
  .check(
    z.regex(/^\d{4}-\d{2}-\d{2}$/, 'a day is written as YYYY-MM-DD'),
    z.refine(isDay, 'there is no such day'),
  );

export const percent = z
  .number()
  .check(
    z.gte(0),
    z.lte(MAX_PERCENT),
    z.refine(hasPercentStep, 'a percentage has at most three decimals'),
  );

const HS_REMEDY =
  "the word all, or a list of HS codes of 2 or of 4 to 8 digits in quotes, such as ['8458', '845811']";
/** The empty prefix is how 'all' is stored. */
const hsPrefix = z.string(HS_REMEDY).check(z.regex(/^(?:\d{2}|\d{4,8}|)$/, HS_REMEDY));
/** 'all', or prefixes of HS codes without dots. 'all' becomes the empty prefix, which every code has. */
export const hs = z.union(
  [
    z.pipe(
      z.literal('all'),
      z.transform(() => ['']),
    ),
    z.array(hsPrefix).check(z.minLength(1), z.maxLength(MAX_PREFIXES)),
  ],
  HS_REMEDY,
);

export const source = z.strictObject({
  title: shortText,
  url: z.url({ protocol: /^https?$/, error: 'an address that begins with http:// or https://' }),
  /** Words of the source, verbatim, in its own language. */
  quote: shortText,
  /** The day on which the quotation was read there. */
  read: day,
});
export type RuleSource = z.output<typeof source>;

export const entryId = z
  .string()
  .check(
    z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'lowercase letters, digits and hyphens'),
    z.maxLength(80),
  );

const country = z.string().check(z.regex(/^[A-Z]{2}$/, 'two capital letters, such as CN'));
/** ISO 3166 codes of countries of origin. */
export const origins = z.array(country).check(z.minLength(1), z.maxLength(MAX_COUNTRIES));
