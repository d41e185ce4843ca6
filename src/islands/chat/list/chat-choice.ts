// Store for the open conversation of the chat list. It is in the URL, for links and the browser's history.
import { atom, type ReadableAtom } from 'nanostores';

export interface ChatChoice {
  readonly $chosen: ReadableAtom<string | null>;
  /** The URL of a conversation, or of the list alone for null; keeps the other parameters. */
  addressOf(chatId: string | null): string;
  /** Adds a history entry; does nothing if the conversation is already open. */
  choose(chatId: string | null): void;
  /** Observes the browser's history; returns the function that stops it. */
  start(): () => void;
}

const PARAMETER = 'c';

const asked = (): string | null =>
  new URLSearchParams(location.search).get(PARAMETER)?.slice(0, 64).trim() || null;

/** Browser only: starts with the conversation in the URL. */
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
