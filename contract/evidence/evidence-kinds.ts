// Kinds of evidence that suppliers submit: their number for each level, required fields, the admins' checklist, and limits. Without
// schemas, because screens load it.
import { VERIFICATION_LEVELS } from '../limits.ts';
import type { EvidenceKind } from './kinds.ts';

export type VerificationLevel = (typeof VERIFICATION_LEVELS)[number];

export * from './kinds.ts';

/** Number of accepted documents that a level needs besides those of the levels before it. */
export const EVIDENCE_OF_LEVEL: Readonly<
  Record<VerificationLevel, readonly (readonly [kind: EvidenceKind, count: number])[]>
> = {
  basic: [['businessLicence', 1]],
  Premium: [
    ['exportRegistration', 1],
    ['factoryAddress', 1],
    ['factoryPhoto', 2],
    ['certificate', 2],
  ],
  Gold: [
    ['auditReport', 1],
    ['testReport', 2],
    ['reference', 2],
  ],
};

/** The level that needs documents of this kind. */
export const levelOfKind = (kind: EvidenceKind): VerificationLevel =>
  VERIFICATION_LEVELS.find((level) =>
    EVIDENCE_OF_LEVEL[level].some(([needed]) => needed === kind),
  ) ?? 'basic';

/**
 * waiting: for an admin. again: the admin asks for a correction, with a reason. expired: was accepted, and does not count any more.
 */
export const EVIDENCE_STATUSES = ['waiting', 'accepted', 'again', 'rejected', 'expired'] as const;
export type EvidenceStatus = (typeof EVIDENCE_STATUSES)[number];

export type EvidenceField = 'title' | 'number' | 'issuer' | 'issued' | 'expires';

/** Fields of each kind that the form shows; the others are not stored. */
export const FIELDS_OF_KIND: Readonly<Record<EvidenceKind, readonly EvidenceField[]>> = {
  businessLicence: ['number', 'issuer', 'issued', 'expires'],
  exportRegistration: ['number', 'issuer', 'issued', 'expires'],
  factoryAddress: ['title', 'number', 'issuer', 'issued', 'expires'],
  factoryPhoto: ['title', 'issued'],
  certificate: ['title', 'number', 'issuer', 'issued', 'expires'],
  auditReport: ['title', 'number', 'issuer', 'issued', 'expires'],
  testReport: ['title', 'number', 'issuer', 'issued', 'expires'],
  reference: ['title', 'issuer', 'issued'],
};

const OPTIONAL_FIELDS: Readonly<Record<EvidenceKind, readonly EvidenceField[]>> = {
  businessLicence: ['expires'],
  exportRegistration: ['expires'],
  factoryAddress: ['number', 'issuer', 'expires'],
  factoryPhoto: [],
  certificate: ['expires'],
  auditReport: ['expires'],
  testReport: ['expires'],
  reference: ['issued'],
};

export const isFieldRequired = (kind: EvidenceKind, field: EvidenceField): boolean =>
  FIELDS_OF_KIND[kind].includes(field) && !OPTIONAL_FIELDS[kind].includes(field);

export const EVIDENCE_CHECKS = [
  'readable',
  'company',
  'number',
  'register',
  'dates',
  'issuer',
  'address',
  'content',
] as const;
export type EvidenceCheck = (typeof EVIDENCE_CHECKS)[number];

/** What an admin confirms about the file before accepting a document. */
export const CHECKS_OF_KIND: Readonly<Record<EvidenceKind, readonly EvidenceCheck[]>> = {
  businessLicence: ['readable', 'company', 'number', 'register', 'dates'],
  exportRegistration: ['readable', 'company', 'number', 'register', 'dates'],
  factoryAddress: ['readable', 'company', 'address', 'dates'],
  factoryPhoto: ['readable', 'content', 'address'],
  certificate: ['readable', 'company', 'number', 'issuer', 'dates'],
  auditReport: ['readable', 'company', 'issuer', 'dates', 'content'],
  testReport: ['readable', 'company', 'number', 'issuer', 'content'],
  reference: ['readable', 'company', 'content'],
};

export const EVIDENCE_DECISIONS = ['accept', 'askAgain', 'reject'] as const;
export type EvidenceDecision = (typeof EVIDENCE_DECISIONS)[number];

/** Years after its acceptance for which a document without an end date is valid. */
export const VALID_YEARS_WITHOUT_END = 3;
/** Days before the end of a document at which its supplier is reminded. */
export const REMIND_DAYS_BEFORE = 30;
/** Days after which a file is deleted whose document was refused, asked for again, or has ended. */
export const FILE_KEPT_DAYS = 90;
/** Of one supplier, in any status. */
export const MAX_DOCUMENTS = 40;

export const MAX_EVIDENCE_TITLE_LENGTH = 120;
export const MAX_EVIDENCE_NUMBER_LENGTH = 60;
export const MAX_EVIDENCE_ISSUER_LENGTH = 120;
