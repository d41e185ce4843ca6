// Name of a document in the reader's language.
import type { EvidenceDocument } from '../../../contract/evidence/document.ts';
import type { Lang } from '../../../contract/lang.ts';
import { EVIDENCE_NAMES } from '../../../contract/messages/evidence-names.ts';

/** Its kind and title. */
export const documentName = (
  lang: Lang,
  { kind, title }: Pick<EvidenceDocument, 'kind' | 'title'>,
): string => [EVIDENCE_NAMES[kind][lang], title].filter(Boolean).join(lang === 'en' ? ': ' : '：');
