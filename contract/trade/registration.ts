// Registration number of a buyer as suppliers see it: masked, with what is known about it.
import type * as z from 'zod/mini';
import { REGISTRATION_KINDS } from '../accounts/registration-kinds.ts';
import { fields, list, nullableTime, oneOf, text } from '../read.ts';

const registration = fields({
  kind: oneOf(REGISTRATION_KINDS),
  /** The first and last characters, the others as dots. */
  number: text(20),
  /** Name of the state of a GSTIN; '' for an IEC. */
  state: text(100),
  /** When the market compared it with the public register; null if only its format is valid. */
  checkedAt: nullableTime,
});
export type Registration = z.output<typeof registration>;

export const registrations = list(registration, 10);
