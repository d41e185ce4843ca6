// Form of a document: the fields and the checks that both calls share.
import * as z from 'zod/mini';
import { anyText } from '../body.ts';
import type { FieldErrorKey } from '../messages.ts';
import { fieldError, optionalParam } from '../query.ts';
import { creditCodeError, normalizeCreditCode } from './credit-code.ts';
import {
  EVIDENCE_KINDS,
  type EvidenceField,
  isFieldRequired,
  MAX_EVIDENCE_ISSUER_LENGTH,
  MAX_EVIDENCE_NUMBER_LENGTH,
  MAX_EVIDENCE_TITLE_LENGTH,
} from './evidence-kinds.ts';

const isDay = (value: string): boolean =>
  /^(?:19|20|21)\d\d-\d\d-\d\d$/.test(value) &&
  new Date(`${value}T00:00:00Z`).toJSON()?.slice(0, 10) === value;
const today = (): string => new Date().toISOString().slice(0, 10);

const optionalDay = optionalParam(
  z.string(fieldError('validUntil')).check(z.refine(isDay, fieldError('validUntil'))),
);

const formFields = z.object({
  kind: z.enum(EVIDENCE_KINDS, fieldError('invalid')),
  title: optionalParam(anyText(MAX_EVIDENCE_TITLE_LENGTH)),
  number: optionalParam(anyText(MAX_EVIDENCE_NUMBER_LENGTH)),
  issuer: optionalParam(anyText(MAX_EVIDENCE_ISSUER_LENGTH)),
  issued: optionalDay,
  expires: optionalDay,
  /** Given with each submission: the file may be read by the admins, for the stated purpose and time. */
  consent: z
    .union([z.boolean(), z.string()], fieldError('evidenceConsent'))
    .check(z.refine((value) => value === true || value === 'true', fieldError('evidenceConsent'))),
});
type FormFields = z.output<typeof formFields>;

/** Checks run although other fields have errors, so that all errors are shown at once. Their values may then be of any type. */
const isKnownKind = ({ value }: { readonly value: unknown }): boolean =>
  EVIDENCE_KINDS.some((kind) => kind === (value as { kind?: unknown } | null)?.kind);

const check = (
  isValid: (form: FormFields) => boolean,
  error: FieldErrorKey,
  field: EvidenceField,
) => z.refine<FormFields>(isValid, { error, path: [field], when: isKnownKind });

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const required = (field: EvidenceField) =>
  check((form) => !isFieldRequired(form.kind, field) || Boolean(form[field]), 'required', field);

const codeErrorOf = ({ kind, number }: FormFields) =>
  kind === 'businessLicence' && number
    ? creditCodeError(normalizeCreditCode(textOf(number)))
    : null;
const creditCode = (error: NonNullable<ReturnType<typeof creditCodeError>>) =>
  check((form) => codeErrorOf(form) !== error, error, 'number');

/** Checks of a form with these fields, each beside its field. */
export const evidenceChecks = [
  required('title'),
  required('number'),
  required('issuer'),
  required('issued'),
  required('expires'),
  creditCode('creditCodeLength'),
  creditCode('creditCodeLetters'),
  creditCode('creditCodeCheck'),
  check(({ issued }) => textOf(issued) <= today(), 'evidenceIssued', 'issued'),
  check(({ expires }) => !expires || textOf(expires) >= today(), 'evidenceExpired', 'expires'),
  check(
    ({ issued, expires }) =>
      !issued || !expires || textOf(expires) > textOf(issued) || textOf(expires) < today(),
    'evidenceOrder',
    'expires',
  ),
] as const;

export const fileRequired = z.refine<FormFields & { readonly file?: unknown }>(
  ({ file }) => file !== undefined,
  { error: 'required', path: ['file'], when: isKnownKind },
);

export const evidenceForm = formFields;
