// Store for a decision about all waiting products of an import, sent part by part until it is done, stopped or fails.
import { atom, type ReadableAtom } from 'nanostores';
import {
  decideImportReview,
  getImportReview,
  IMPORT_DECISION_SIZE,
  type WaitingProduct,
} from '../../../../contract/admin/import-review.ts';
import type { ReviewRow, WaitingImport } from '../../../../contract/admin/review.ts';
import type { Api } from '../../../api/call.ts';
import { type LoadError, toLoadError } from '../../../stores/load-error.ts';
import type { Decision } from './admin-reviews.ts';

export interface ImportQuestion {
  readonly source: WaitingImport;
  readonly decision: Decision['decision'];
  /** The language that the supplier writes; null if unknown. */
  readonly language: string | null;
  /** Products that wait for their review, with the revisions that the decision is about. */
  readonly products: readonly WaitingProduct[];
}

interface Progress {
  readonly decision: Decision['decision'];
  readonly fileName: string;
  readonly total: number;
  readonly decided: number;
  readonly skipped: number;
}

export type ImportRun =
  | { readonly status: 'idle' | 'loading' }
  | { readonly status: 'notLoaded'; readonly error: LoadError }
  | ({ readonly status: 'asking' } & ImportQuestion)
  | ({ readonly status: 'running' | 'stopping' | 'stopped' | 'done' } & Progress)
  | ({ readonly status: 'failed'; readonly error: LoadError } & Progress);

export interface ImportRunStore {
  readonly $run: ReadableAtom<ImportRun>;
  /** Loads the products that the decision would be about, for the confirmation dialog. Does nothing during a run. */
  ask(row: ReviewRow & { readonly import: WaitingImport }, decision: Decision['decision']): void;
  /** Closes the question. */
  cancel(): void;
  /** Answers the question; `onEnd` is called after the last part, also if it fails. */
  start(decision: Decision, onEnd: () => void): Promise<void>;
  /** The part that was sent is still decided. */
  stop(): void;
}

export const isRunning = ({ status }: ImportRun): boolean =>
  status === 'loading' || status === 'running' || status === 'stopping';

export function createImportRun(api: Api): ImportRunStore {
  const $run = atom<ImportRun>({ status: 'idle' });
  const ask: ImportRunStore['ask'] = ({ import: source, product }, decision) => {
    if (isRunning($run.get())) return;
    $run.set({ status: 'loading' });
    const language = product.originalLanguage;
    void api.call(getImportReview, { params: { id: source.id } }).then(
      ({ waiting: products }) =>
        $run.set({ status: 'asking', source, decision, language, products }),
      (error: unknown) => $run.set({ status: 'notLoaded', error: toLoadError(error) }),
    );
  };
  return {
    $run,
    ask,
    cancel() {
      if ($run.get().status === 'asking') $run.set({ status: 'idle' });
    },
    async start(body, onEnd) {
      const question = $run.get();
      if (question.status !== 'asking') return;
      const { source, products } = question;
      const { decision } = body;
      let progress: Progress = {
        decision,
        fileName: source.fileName,
        total: products.length,
        decided: 0,
        skipped: 0,
      };
      $run.set({ status: 'running', ...progress });
      const sent = () => progress.decided + progress.skipped;
      try {
        while (sent() < products.length && $run.get().status === 'running') {
          const part = products.slice(sent(), sent() + IMPORT_DECISION_SIZE);
          const reply = await api.call(decideImportReview, {
            params: { id: source.id },
            body: { ...body, products: part },
          });
          progress = {
            ...progress,
            decided: progress.decided + reply.decided,
            // The reply may lack a count; every sent product is one or the other.
            skipped: progress.skipped + part.length - reply.decided,
          };
          const { status } = $run.get();
          $run.set({ status: status === 'stopping' ? status : 'running', ...progress });
        }
        $run.set({ status: sent() < products.length ? 'stopped' : 'done', ...progress });
      } catch (error) {
        $run.set({ status: 'failed', error: toLoadError(error), ...progress });
      }
      onEnd();
    },
    stop() {
      const run = $run.get();
      if (run.status === 'running') $run.set({ ...run, status: 'stopping' });
    },
  };
}
