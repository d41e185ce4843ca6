// What the admin desk opens with: the market's figures and its newest accounts, asked for side by side (spec §7).
import { atom, type ReadableAtom } from 'nanostores';
import { getAnalytics } from '../../contract/admin.ts';
import type { AdminUsers, Analytics } from '../../contract/admin-reader.ts';
import { listUsers } from '../../contract/admin-users.ts';
import { ApiError } from '../../contract/errors.ts';
import type { Lang } from '../../contract/lang.ts';
import { ADMIN_TOASTS } from '../../contract/toasts/admin.ts';
import type { Api } from '../api/call.ts';
import { serverWords } from './server-words.ts';
import { endSession } from './session.ts';

export type Desk =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly analytics: Analytics; readonly newest: AdminUsers }
  | { readonly status: 'failed'; readonly message: string };

export interface DeskStore {
  readonly $desk: ReadableAtom<Desk>;
  load(): Promise<void>;
  /** Asks for the figures again after something was done; what is shown stays where that fails. */
  recount(): Promise<void>;
}

const saidBy = (error: unknown): string | null =>
  error instanceof ApiError ? serverWords(error) : null;

const isSignedOut = (error: unknown): boolean => error instanceof ApiError && error.status === 401;

/** The server's words, else the spec's for the call that failed, or for both. */
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
      // A session that ended meanwhile: the gate sends whoever it was to sign in again.
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
