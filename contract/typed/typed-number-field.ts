// Schema of a number that people type into a form, or that a file has as text: in every notation that typed-number.ts reads.
import * as z from 'zod/mini';
import type { FieldErrorKey } from '../messages.ts';
import { numberInRange } from '../query.ts';
import { typedNumber } from './typed-number.ts';

/** `read`: of a field with wording of its own around the number. */
export const typedNumberInRange = (
  errorKey: FieldErrorKey,
  min: number,
  max: number,
  integerOnly: boolean,
  read: (text: string) => number | null = typedNumber,
) =>
  z.pipe(
    z.transform((given: number | string): unknown =>
      typeof given === 'string' ? (read(given) ?? given) : given,
    ),
    numberInRange(errorKey, min, max, integerOnly) as z.ZodMiniType<number, unknown>,
  );
