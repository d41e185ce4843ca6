// Stores for the documents of suppliers, and for one document with its decision.
import { atom, type ReadableAtom } from 'nanostores';
import { ApiError } from '../../../../contract/errors.ts';
import {
  type DocumentOfSupplier,
  EVIDENCE_LISTS,
  getEvidence,
  listEvidence,
  type ReviewedEvidence,
} from '../../../../contract/evidence/admin-evidence.ts';
import type {
  EvidenceCheck,
  EvidenceDecision,
} from '../../../../contract/evidence/evidence-kinds.ts';
import type { Api } from '../../../api/call.ts';
import { type LoadError, toLoadError } from '../../../stores/load-error.ts';
import { type AdminList, adminList } from '../admin-list.ts';
import { deferredItem } from '../decisions/deferred-item.ts';

export const evidenceList = (api: Api): AdminList<'show', DocumentOfSupplier> =>
  adminList('evidence', ['show'], async ({ show, page }, signal) => {
    const query = { show: EVIDENCE_LISTS.find((each) => each === show), page };
    const { documents, pagination } = await api.call(listEvidence, { query, signal });
    // Those that wait, as they will be once the deferred decisions are stored.
    const rows = show
      ? documents
      : documents.filter(({ document }) => !deferredItem('evidence', document.id));
    const total = pagination && pagination.total - (documents.length - rows.length);
    return { rows, pagination: pagination && { ...pagination, total: total ?? 0 } };
  });

export type OpenEvidence =
  | { readonly status: 'loading' }
  | { readonly status: 'gone' }
  | { readonly status: 'ready'; readonly evidence: ReviewedEvidence }
  | { readonly status: 'failed'; readonly error: LoadError };

export interface GivenDecision {
  readonly decision: EvidenceDecision;
  readonly reason?: string;
  readonly checks: readonly EvidenceCheck[];
}

interface EvidenceStore {
  readonly $evidence: ReadableAtom<OpenEvidence>;
  load(): Promise<void>;
  /** Id of another document that waits, the oldest first; null for none. */
  next(): Promise<string | null>;
}

export function createEvidence(api: Api, id: string): EvidenceStore {
  const $evidence = atom<OpenEvidence>({ status: 'loading' });
  return {
    $evidence,
    async load() {
      try {
        const evidence = await api.call(getEvidence, { params: { id } });
        $evidence.set({ status: 'ready', evidence });
      } catch (error) {
        const isGone = error instanceof ApiError && error.status === 404;
        $evidence.set(
          isGone ? { status: 'gone' } : { status: 'failed', error: toLoadError(error) },
        );
      }
    },
    async next() {
      const { documents } = await api.call(listEvidence, { query: {} });
      const others = documents.filter(
        ({ document }) => document.id !== id && !deferredItem('evidence', document.id),
      );
      return others[0]?.document.id ?? null;
    },
  };
}
