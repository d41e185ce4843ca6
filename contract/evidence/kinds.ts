// Kinds of evidence. In a file of their own, because public pages load them.

export const EVIDENCE_KINDS = [
  'businessLicence',
  'exportRegistration',
  'factoryAddress',
  'factoryPhoto',
  'certificate',
  'auditReport',
  'testReport',
  'reference',
] as const;
export type EvidenceKind = (typeof EVIDENCE_KINDS)[number];
