// Table type of suppliers' evidence.
import type { Generated } from 'kysely';
import type { EvidenceKind, EvidenceStatus } from '../../../../contract/evidence/evidence-kinds.ts';
import type { ATTACHMENT_TYPES } from '../../../../contract/limits.ts';

/** A document that a supplier has submitted. Days are ISO dates. */
export interface EvidenceTable {
  /** Sortable: later documents have greater ids. */
  id: string;
  supplier_id: string;
  kind: EvidenceKind;
  title: string;
  /** Of a business licence: the normalized credit code. */
  number: string;
  issuer: string;
  issued: string | null;
  expires: string | null;
  status: EvidenceStatus;
  /** The admin's reason; '' unless the document was asked for again or rejected. */
  reason: Generated<string>;
  /** When its supplier agreed to the purpose, and submitted it. */
  submitted_at: string;
  decided_at: Generated<string | null>;
  /** Last day on which it counts; null until it is accepted. */
  valid_until: Generated<string | null>;
  /** When its supplier was reminded that it ends. */
  reminded_at: Generated<string | null>;
  /** 1 if everybody may read the file. */
  is_published: Generated<number>;
  /** Increases with each submission. */
  revision: Generated<number>;
  /** Id of the file in the attachment store; null once it was deleted. */
  file_id: string | null;
  /** As its supplier named it. */
  file_name: string;
  file_type: (typeof ATTACHMENT_TYPES)[number];
  /** Bytes. */
  file_size: number;
}

export interface EvidenceTables {
  evidence: EvidenceTable;
}
