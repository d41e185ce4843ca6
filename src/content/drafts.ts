// Drafts and articles with a future date: shown in `npm run dev`, and in a preview that is built with PUBLIC_DRAFTS=1.

/** Why a page is in a preview only. */
export type Unpublished = 'draft' | 'scheduled';

export function unpublishedOf(data: object, now: Date): Unpublished | undefined {
  const { draft, date } = data as { readonly draft?: boolean; readonly date?: Date };
  if (draft) return 'draft';
  return date && date > now ? 'scheduled' : undefined;
}

const SHOWS_DRAFTS = import.meta.env?.DEV || import.meta.env?.PUBLIC_DRAFTS === '1';

/** Whether this build has a page of an entry. */
export const isInBuild = (data: object, now: Date, showsDrafts: boolean = SHOWS_DRAFTS): boolean =>
  showsDrafts || unpublishedOf(data, now) === undefined;
