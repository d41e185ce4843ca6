// Stores for the documents of suppliers, and for one document with its decision.
import { atom, type ReadableAtom } from 'nanostores';
import { ApiError } from '../../../../contract/errors.ts';
import {
  type DocumentOfSupplier,
  decideEvidence,
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

export const evidenceList = (api: Api): AdminList<'show', DocumentOfSupplier> =>
  adminList('evidence', ['show'], async ({ show, page }, signal) => {
    const query = { show: EVIDENCE_LISTS.find((each) => each === show), page };
    const { documents, pagination } = await api.call(listEvidence, { query, signal });
    return { rows: documents, pagination };
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
  /** Sends the revision that was loaded; resolves with the server's message. */
  decide(given: GivenDecision): Promise<string | null>;
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
    async decide({ checks, ...given }) {
      const state = $evidence.get();
      if (state.status !== 'ready') return null;
      const { revision } = state.evidence.document;
      const body = { ...given, checks: [...checks], revision };
      return (await api.call(decideEvidence, { params: { id }, body })).message;
    },
    async next() {
      const { documents } = await api.call(listEvidence, { query: {} });
      return documents.find(({ document }) => document.id !== id)?.document.id ?? null;
    },
  };
}
