// Store for the start page of the admin area: analytics and the newest accounts, loaded in parallel (spec §7).
import { atom, type ReadableAtom } from 'nanostores';
import { getAnalytics } from '../../../../contract/admin/admin.ts';
import type { AdminUsers, Analytics } from '../../../../contract/admin/admin-reader.ts';
import { listUsers } from '../../../../contract/admin/admin-users.ts';
import { ApiError } from '../../../../contract/errors.ts';
import type { Lang } from '../../../../contract/lang.ts';
import { ADMIN_TOASTS } from '../../../../contract/toasts/admin.ts';
import type { Api } from '../../../api/call.ts';
import { serverWords } from '../../../stores/server-words.ts';
import { endSession } from '../../../stores/session.ts';

export type Desk =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly analytics: Analytics; readonly newest: AdminUsers }
  | { readonly status: 'failed'; readonly message: string };

export interface DeskStore {
  readonly $desk: ReadableAtom<Desk>;
  load(): Promise<void>;
  /** Loads the analytics again after an action; if that fails, the shown ones stay. */
  recount(): Promise<void>;
}

const saidBy = (error: unknown): string | null =>
  error instanceof ApiError ? serverWords(error) : null;

const isSignedOut = (error: unknown): boolean => error instanceof ApiError && error.status === 401;

/** The server's message, else the spec's text for the failed call, or for both. */
function messageOf(analytics: unknown, users: unknown, lang: Lang): string {
  const said = saidBy(analytics) ?? saidBy(users);
  if (said !== null) return said;
  const { analyticsFailed, usersFailed, failed } = ADMIN_TOASTS;
  if (analytics === null) return usersFailed.text[lang];
  return (users === null ? analyticsFailed : failed).text[lang];
}

const reasonOf = (result: PromiseSettledResult<unknown>): unknown =>
  result.status === 'rejected' ? (result.reason ?? new Error('no reason')) : null;

export function createDesk(api: Api, lang: Lang): DeskStore {
  const $desk = atom<Desk>({ status: 'loading' });
  return {
    $desk,
    async load() {
      $desk.set({ status: 'loading' });
      const [analytics, newest] = await Promise.allSettled([
        api.call(getAnalytics, {}),
        api.call(listUsers, { query: {} }),
      ]);
      if (analytics.status === 'fulfilled' && newest.status === 'fulfilled')
        return $desk.set({ status: 'ready', analytics: analytics.value, newest: newest.value });
      const reasons = [reasonOf(analytics), reasonOf(newest)] as const;
      // The session ended meanwhile: the page then asks the user to sign in again.
      if (reasons.some(isSignedOut)) return endSession();
      $desk.set({ status: 'failed', message: messageOf(...reasons, lang) });
    },
    async recount() {
      const analytics = await api.call(getAnalytics, {}).catch(() => null);
      const desk = $desk.get();
      if (analytics && desk.status === 'ready') $desk.set({ ...desk, analytics });
    },
  };
}
