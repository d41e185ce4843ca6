// Store for the start page of the admin area: analytics and the newest accounts, loaded in parallel (spec §7).
import { atom, type ReadableAtom } from 'nanostores';
import type { AdminUserPage } from '../../../../contract/admin/admin-users.ts';
import type { Analytics } from '../../../../contract/admin/analytics.ts';
import { ApiError } from '../../../../contract/errors.ts';
import type { Lang } from '../../../../contract/lang.ts';
import { ADMIN_TOASTS } from '../../../../contract/toasts/admin.ts';
import type { Api } from '../../../api/call.ts';
import { getAnalytics, listUsers } from '../../../api/lazy-endpoints.ts';
import { serverMessage } from '../../../stores/server-message.ts';
import { endSession } from '../../../stores/session.ts';

type OverviewState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly analytics: Analytics; readonly newest: AdminUserPage }
  | { readonly status: 'failed'; readonly message: string };

export type LoadedOverview = Extract<OverviewState, { status: 'ready' }>;

export interface OverviewStore {
  readonly $overview: ReadableAtom<OverviewState>;
  load(): Promise<void>;
  /** Loads the analytics again after an action; if that fails, the shown ones stay. */
  refreshAnalytics(): Promise<void>;
}

const serverMessageOf = (error: unknown): string | null =>
  error instanceof ApiError ? serverMessage(error) : null;

const isSignedOut = (error: unknown): boolean => error instanceof ApiError && error.status === 401;

/** The server's message, else the spec's text for the failed call, or for both. */
function messageOf(analytics: unknown, users: unknown, lang: Lang): string {
  const message = serverMessageOf(analytics) ?? serverMessageOf(users);
  if (message !== null) return message;
  const { analyticsFailed, usersFailed, failed } = ADMIN_TOASTS;
  if (analytics === null) return usersFailed.text[lang];
  return (users === null ? analyticsFailed : failed).text[lang];
}

const reasonOf = (result: PromiseSettledResult<unknown>): unknown =>
  result.status === 'rejected' ? (result.reason ?? new Error('no reason')) : null;

export function createOverviewStore(api: Api, lang: Lang): OverviewStore {
  const $overview = atom<OverviewState>({ status: 'loading' });
  return {
    $overview,
    async load() {
      $overview.set({ status: 'loading' });
      const [analytics, newest] = await Promise.allSettled([
        api.call(getAnalytics, {}),
        api.call(listUsers, {}),
      ]);
      if (analytics.status === 'fulfilled' && newest.status === 'fulfilled')
        return $overview.set({ status: 'ready', analytics: analytics.value, newest: newest.value });
      const reasons = [reasonOf(analytics), reasonOf(newest)] as const;
      // The session ended meanwhile: the page then shows the sign-in form.
      if (reasons.some(isSignedOut)) return endSession();
      $overview.set({ status: 'failed', message: messageOf(...reasons, lang) });
    },
    async refreshAnalytics() {
      const analytics = await api.call(getAnalytics, {}).catch(() => null);
      const overview = $overview.get();
      if (analytics && overview.status === 'ready') $overview.set({ ...overview, analytics });
    },
  };
}
