// Decisions that were made but are not stored yet. A separate file, because the tabs of the admin area load it with the page.
import { atom } from 'nanostores';

/** Sections whose decisions wait. */
export type DecidedView = 'reviews' | 'evidence';

export interface DeferredItem {
  readonly view: DecidedView;
  /** Of the product or document. */
  readonly id: string;
  /** The import of a new product; null without one. */
  readonly importId: string | null;
  /** What was decided: "Approved: PE-750B". */
  readonly text: string;
  /** waiting: it can be taken back. sending: the reply of the server is on its way. */
  readonly status: 'waiting' | 'sending';
}

export const $deferred = atom<readonly DeferredItem[]>([]);
