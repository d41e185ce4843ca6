// What a reader gives for an estimate of a landed cost: the body of POST /landed-cost, and the fields of the calculator.
import * as z from 'zod/mini';
import { optionalField } from '../body.ts';
import { fieldError } from '../query.ts';
import { pastedCode } from '../typed/pasted-text.ts';
import { typedNumberInRange } from '../typed/typed-number-field.ts';
import { COST_INCOTERMS } from './duties.ts';
import type { EstimateInput } from './estimate-input.ts';
import { HS_CODE_TEXT, hsDigits, MIN_HS_DIGITS } from './hs-code.ts';
import { kilometresTo } from './pin-regions.ts';
import { COST_CURRENCIES, GOODS_CONDITIONS, IMPORT_SCHEMES, PORTS } from './rule.ts';
import { hasPercentStep } from './rule-fields.ts';

/** More than any machine costs; sums of it in paise stay exact. */
export const MAX_COST_AMOUNT = 1_000_000_000;
export const MAX_COST_QUANTITY = 1_000_000;
const MAX_EXCHANGE_RATE = 1_000;
const MAX_HS_DIGITS = 12;
const MAX_HS_TEXT = 40;

export const hsCode = z.pipe(
  z.string(fieldError('hsCode')).check(
    z.overwrite(pastedCode),
    z.maxLength(MAX_HS_TEXT, fieldError('hsCode')),
    z.regex(HS_CODE_TEXT, fieldError('hsCode')),
    z.refine((value) => {
      const { length } = hsDigits(value);
      return length >= MIN_HS_DIGITS && length <= MAX_HS_DIGITS;
    }, fieldError('hsCode')),
  ),
  z.transform(hsDigits),
);

const amount = typedNumberInRange('costAmount', 0, MAX_COST_AMOUNT, false);
const price = z.pipe(
  amount,
  z.number().check(z.refine((value) => value >= 0.01, fieldError('costPrice'))),
);
const percent = z.pipe(
  typedNumberInRange('percent', 0, 100, false),
  z.number().check(z.refine(hasPercentStep, fieldError('percent'))),
);

/** Anti-dumping duties exceed 100 %. */
const duty = z.pipe(
  typedNumberInRange('dutyPercent', 0, 300, false),
  z.number().check(z.refine(hasPercentStep, fieldError('dutyPercent'))),
);
const centimetres = typedNumberInRange('packedCentimetres', 1, 10_000, false);
const kilograms = typedNumberInRange('packedKilograms', 1, 1_000_000, false);
export const PACKED_FIELDS = [
  'packedLength',
  'packedWidth',
  'packedHeight',
  'packedWeight',
] as const;
const ANTI_DUMPING_FIELDS = [
  'antiDumpingDuty',
  'antiDumpingPercent',
  'antiDumpingPerUnit',
] as const;

/** Amounts are totals of the consignment in `currency`, unless a field says rupees. */
export const landedCostBody = z
  .object({
    /** With dots and spaces. */
    hsCode,
    incoterm: z.enum(COST_INCOTERMS, fieldError('costIncoterm')),
    amount: price,
    currency: z.enum(COST_CURRENCIES, fieldError('costCurrency')),
    quantity: typedNumberInRange('costQuantity', 1, MAX_COST_QUANTITY, true),
    /** New, if absent. */
    condition: optionalField(z.enum(GOODS_CONDITIONS, fieldError('goodsCondition'))),
    /** A scheme with a basic duty of its own: project imports, or preference under APTA. */
    scheme: optionalField(z.enum(IMPORT_SCHEMES, fieldError('importScheme'))),
    /** Port of arrival; Nhava Sheva if absent. */
    port: optionalField(z.enum(PORTS, fieldError('costPort'))),
    /** Of the works: for the haulage from the port. */
    pinCode: optionalField(
      z.string(fieldError('pinCode')).check(
        z.overwrite((typed) => typed.replace(/\s/g, '')),
        z.regex(/^[1-9]\d{5}$/, fieldError('pinCode')),
        z.refine((value) => kilometresTo(PORTS[0], value) !== null, fieldError('pinCode')),
      ),
    ),
    /** Packed size in centimetres and weight in kilograms of one machine: all four, or none for one container of 20 feet. */
    packedLength: optionalField(centimetres),
    packedWidth: optionalField(centimetres),
    packedHeight: optionalField(centimetres),
    packedWeight: optionalField(kilograms),
    /** Country of origin; CN if absent. */
    origin: optionalField(
      z.string(fieldError('country')).check(z.regex(/^[A-Z]{2}$/, fieldError('country'))),
    ),
    /** From the works to on board, for EXW, FCA and FAS; the listed range if absent, required for EXW where none is listed. */
    exportCharges: optionalField(amount),
    freight: optionalField(amount),
    insurance: optionalField(amount),
    /** Clearance, inland freight, installation: in rupees. */
    otherCharges: optionalField(amount),
    /** Of an anti-dumping duty one of three: rupees (0 if none is due), percent of the CIF value, or amount a machine in `currency`. */
    antiDumpingDuty: optionalField(amount),
    antiDumpingPercent: optionalField(duty),
    antiDumpingPerUnit: optionalField(amount),
    /** As the rule of the anti-dumping duty names it; "others" for one that it does not name. */
    producer: optionalField(
      z.string(fieldError('producer')).check(z.maxLength(200, fieldError('producer'))),
    ),
    bcdPercent: optionalField(percent),
    /** Of the basic customs duty. */
    swsPercent: optionalField(percent),
    igstPercent: optionalField(percent),
    /** Rupees for one unit of `currency`. */
    exchangeRate: optionalField(
      typedNumberInRange('exchangeRate', 0.000001, MAX_EXCHANGE_RATE, false),
    ),
  })
  .check(
    z.refine(({ currency, exchangeRate }) => currency !== 'INR' || exchangeRate === undefined, {
      ...fieldError('exchangeRateOfRupees'),
      path: ['exchangeRate'],
    }),
    z.check(({ value, issues }) => {
      if (PACKED_FIELDS.every((name) => value[name] === undefined)) return;
      for (const name of PACKED_FIELDS)
        if (value[name] === undefined)
          issues.push({ code: 'custom', input: value, path: [name], message: 'packedSize' });
    }),
    z.refine(
      (body: { readonly [each in (typeof ANTI_DUMPING_FIELDS)[number]]?: number | undefined }) =>
        ANTI_DUMPING_FIELDS.filter((each) => body[each] !== undefined).length <= 1,
      { ...fieldError('oneAntiDumping'), path: ['antiDumpingDuty'] },
    ),
  );
export type LandedCostBody = z.output<typeof landedCostBody>;

/** What is estimated for a body that was checked. */
export function estimateInputOf({
  packedLength,
  packedWidth,
  packedHeight,
  packedWeight,
  ...body
}: LandedCostBody): EstimateInput {
  if (!packedLength || !packedWidth || !packedHeight || !packedWeight) return body;
  const packed = {
    ...{ length: packedLength / 100, width: packedWidth / 100, height: packedHeight / 100 },
    tonnes: packedWeight / 1000,
  };
  return { ...body, packed };
}
