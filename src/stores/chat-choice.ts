// Which conversation is open beside its list. It stands in the address, so that it can be linked to and Back works.
import { atom, type ReadableAtom } from 'nanostores';

export interface ChatChoice {
  readonly $chosen: ReadableAtom<string | null>;
  /** The address of a conversation, of the list alone for null, beside whatever else this address asks. */
  addressOf(chatId: string | null): string;
  /** A new entry in the history. One that is open already stays as it is. */
  choose(chatId: string | null): void;
  /** Follows the browser's back and forward; returns what stops it. */
  start(): () => void;
}

const PARAMETER = 'c';

const asked = (): string | null =>
  new URLSearchParams(location.search).get(PARAMETER)?.slice(0, 64).trim() || null;

/** Made in the browser only: it begins with what the address names. */
export function chatChoice(): ChatChoice {
  const $chosen = atom(asked());
  const addressOf = (chatId: string | null): string => {
    const query = new URLSearchParams(location.search);
    if (chatId === null) query.delete(PARAMETER);
    else query.set(PARAMETER, chatId);
    return location.pathname + (query.size > 0 ? `?${query}` : '');
  };
  return {
    $chosen,
    addressOf,
    choose(chatId) {
      if (chatId === $chosen.get()) return;
      history.pushState(null, '', addressOf(chatId));
      $chosen.set(chatId);
    },
    start() {
      const follow = () => $chosen.set(asked());
      addEventListener('popstate', follow);
      return () => removeEventListener('popstate', follow);
    },
  };
}
