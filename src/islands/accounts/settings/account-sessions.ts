// Store for the user's own sessions: list them, end one, all others, or all.
import { atom, type ReadableAtom } from 'nanostores';
import type { Session } from '../../../../contract/accounts/session-reader.ts';
import {
  endOneSession,
  endSessions,
  listSessions,
} from '../../../../contract/accounts/sessions.ts';
import { ApiError } from '../../../../contract/errors.ts';
import type { Lang } from '../../../../contract/lang.ts';
import type { Acknowledgement } from '../../../../contract/reply.ts';
import { GENERAL_TOASTS } from '../../../../contract/toasts/general.ts';
import type { Api } from '../../../api/call.ts';
import { serverWords } from '../../../stores/server-words.ts';

export type SessionList =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly sessions: readonly Session[] }
  | { readonly status: 'failed'; readonly said: string };

/** The sessions being ended: one by id, all others, or all. */
export type Ending = { readonly id: string } | 'others' | 'all' | null;

export type Ended =
  | { readonly status: 'done'; readonly answer: Acknowledgement }
  | { readonly status: 'refused'; readonly said: string }
  | { readonly status: 'busy' };

export interface AccountSessions {
  readonly $list: ReadableAtom<SessionList>;
  readonly $ending: ReadableAtom<Ending>;
  load(): Promise<void>;
  endOne(id: string): Promise<Ended>;
  endOthers(): Promise<Ended>;
  /** Including this session. */
  endAll(): Promise<Ended>;
}

export function accountSessions(api: Api, lang: Lang): AccountSessions {
  const $list = atom<SessionList>({ status: 'loading' });
  const $ending = atom<Ending>(null);

  const words = (error: unknown): string => {
    if (!(error instanceof ApiError)) throw error;
    return serverWords(error) ?? GENERAL_TOASTS.failed.text[lang];
  };

  const keep = (stays: (session: Session) => boolean): void => {
    const list = $list.get();
    if (list.status === 'ready')
      $list.set({ status: 'ready', sessions: list.sessions.filter(stays) });
  };

  const end = async (
    what: Exclude<Ending, null>,
    call: () => Promise<Acknowledgement>,
    stays: (session: Session) => boolean,
  ): Promise<Ended> => {
    if ($ending.get() !== null) return { status: 'busy' };
    $ending.set(what);
    try {
      const answer = await call();
      keep(stays);
      return { status: 'done', answer };
    } catch (error) {
      // The session had already ended: from another device, or it expired.
      if (error instanceof ApiError && error.code === 'notFound') keep(stays);
      return { status: 'refused', said: words(error) };
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
        $list.set({ status: 'ready', sessions: await api.call(listSessions, {}) });
      } catch (error) {
        $list.set({ status: 'failed', said: words(error) });
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
