// Storage of what was typed in the window of a saved search in sessionStorage, to survive a lost session.
import * as z from 'zod/mini';
import { MAX_SAVED_SEARCH_NAME_LENGTH } from '../../../contract/saved-searches/saved-search-limits.ts';
import { createDraftStorage, type DraftStorage } from '../../ui/forms/unsaved.ts';

const draftSchema = z.object({
  query: z.string(),
  name: z.string().check(z.maxLength(MAX_SAVED_SEARCH_NAME_LENGTH)),
  alert: z.boolean(),
});

/** `account` is that of $sessionAccount: another account does not get the draft. */
export const searchDrafts = (account: string): DraftStorage<z.output<typeof draftSchema>> =>
  createDraftStorage(`search:${account}`, (stored) => z.parse(draftSchema, stored));
