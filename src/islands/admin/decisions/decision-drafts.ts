// Drafts of decisions that were taken back or could not be stored: texts and ticks for the next visit of the item in this tab.
import * as z from 'zod/mini';
import { readFromTab, storeInTab } from '../../../stores/tab-storage.ts';
import type { DecidedView } from './deferred.ts';

const decisionDraft = z.object({
  /** '' without one. */
  reason: z.string(),
  /** Ticked points of the checklist. */
  ticked: z.array(z.string()),
  /** What was decided about. */
  revision: z.number(),
});
export type DecisionDraft = z.output<typeof decisionDraft>;

type Item = { readonly view: DecidedView; readonly id: string };

/** In the tab, because an ended session leads through the sign-in page. */
const keyOf = ({ view, id }: Item): string => `decision:${view}:${id}`;

export const keepDraft = (item: Item, draft: DecisionDraft): boolean =>
  storeInTab(keyOf(item), JSON.stringify(draft));

export const removeDraft = (item: Item): boolean => storeInTab(keyOf(item), null);

export function readDraft(item: Item): DecisionDraft | null {
  try {
    const stored = z.safeParse(decisionDraft, JSON.parse(readFromTab(keyOf(item)) ?? 'null'));
    return stored.success ? stored.data : null;
  } catch {
    return null;
  }
}
