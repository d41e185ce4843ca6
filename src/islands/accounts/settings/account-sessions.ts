// Store for the user's own sessions: list them, end one, all others, or all.
import { atom, type ReadableAtom } from 'nanostores';
import {
  endOneSession,
  endSessions,
  listSessions,
  type Session,
} from '../../../../contract/accounts/sessions.ts';
import { ApiError } from '../../../../contract/errors.ts';
import type { Lang } from '../../../../contract/lang.ts';
import type { Acknowledgement } from '../../../../contract/reply.ts';
import { GENERAL_TOASTS } from '../../../../contract/toasts/general.ts';
import type { Api } from '../../../api/call.ts';
import { serverMessage } from '../../../stores/server-message.ts';

export type SessionList =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly sessions: readonly Session[] }
  | { readonly status: 'failed'; readonly message: string };

/** The sessions being ended: one by id, all others, or all. */
type EndScope = { readonly id: string } | 'others' | 'all' | null;

type EndOutcome =
  | { readonly status: 'done'; readonly answer: Acknowledgement }
  | { readonly status: 'refused'; readonly message: string }
  | { readonly status: 'busy' };

export interface AccountSessions {
  readonly $list: ReadableAtom<SessionList>;
  readonly $ending: ReadableAtom<EndScope>;
  load(): Promise<void>;
  endOne(id: string): Promise<EndOutcome>;
  endOthers(): Promise<EndOutcome>;
  /** Including this session. */
  endAll(): Promise<EndOutcome>;
}

export function accountSessions(api: Api, lang: Lang): AccountSessions {
  const $list = atom<SessionList>({ status: 'loading' });
  const $ending = atom<EndScope>(null);

  const errorMessage = (error: unknown): string => {
    if (!(error instanceof ApiError)) throw error;
    return serverMessage(error) ?? GENERAL_TOASTS.failed.text[lang];
  };

  const filterSessions = (remains: (session: Session) => boolean): void => {
    const list = $list.get();
    if (list.status === 'ready')
      $list.set({ status: 'ready', sessions: list.sessions.filter(remains) });
  };

  const end = async (
    scope: Exclude<EndScope, null>,
    call: () => Promise<Acknowledgement>,
    remains: (session: Session) => boolean,
  ): Promise<EndOutcome> => {
    if ($ending.get() !== null) return { status: 'busy' };
    $ending.set(scope);
    try {
      const answer = await call();
      filterSessions(remains);
      return { status: 'done', answer };
    } catch (error) {
      // The session had already ended: from another device, or it expired.
      if (error instanceof ApiError && error.code === 'notFound') filterSessions(remains);
      return { status: 'refused', message: errorMessage(error) };
    } finally {
      $ending.set(null);
    }
  };

  return {
    $list,
    $ending,

    async load() {
      $list.set({ status: 'loading' });
      try {
        $list.set({ status: 'ready', ...(await api.call(listSessions, {})) });
      } catch (error) {
        $list.set({ status: 'failed', message: errorMessage(error) });
      }
    },

    endOne: (id) =>
      end(
        { id },
        () => api.call(endOneSession, { params: { id } }),
        (session) => session.id !== id,
      ),
    endOthers: () =>
      end(
        'others',
        () => api.call(endSessions, { query: { others: true } }),
        ({ current }) => current,
      ),
    endAll: () =>
      end(
        'all',
        () => api.call(endSessions, { query: {} }),
        () => true,
      ),
  };
}
