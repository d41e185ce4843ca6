// Store for the open conversation of the chat list. It is in the URL, for links and the browser's history.
import { atom, type ReadableAtom } from 'nanostores';

export interface ChatSelection {
  readonly $selected: ReadableAtom<string | null>;
  /** The URL of a conversation, or of the list alone for null; keeps the other parameters. */
  urlOf(chatId: string | null): string;
  /** Adds a history entry; does nothing if the conversation is already open. */
  select(chatId: string | null): void;
  /** Selects a conversation without a history entry, and removes the parameter that led to it from the URL. */
  replace(chatId: string, parameter: string): void;
  /** Observes the browser's history; returns the function that stops it. */
  start(): () => void;
}

export const CHAT_PARAMETER = 'c';

const chatIdInUrl = (): string | null =>
  new URLSearchParams(location.search).get(CHAT_PARAMETER)?.slice(0, 64).trim() || null;

/** Browser only: starts with the conversation in the URL. */
export function createChatSelection(): ChatSelection {
  const $selected = atom(chatIdInUrl());
  const urlOf = (chatId: string | null): string => {
    const query = new URLSearchParams(location.search);
    if (chatId === null) query.delete(CHAT_PARAMETER);
    else query.set(CHAT_PARAMETER, chatId);
    return location.pathname + (query.size > 0 ? `?${query}` : '');
  };
  return {
    $selected,
    urlOf,
    select(chatId) {
      if (chatId === $selected.get()) return;
      history.pushState(null, '', urlOf(chatId));
      $selected.set(chatId);
    },
    replace(chatId, parameter) {
      const query = new URLSearchParams(location.search);
      query.delete(parameter);
      query.set(CHAT_PARAMETER, chatId);
      history.replaceState(history.state, '', `${location.pathname}?${query}`);
      $selected.set(chatId);
    },
    start() {
      const syncFromUrl = () => $selected.set(chatIdInUrl());
      addEventListener('popstate', syncFromUrl);
      return () => removeEventListener('popstate', syncFromUrl);
    },
  };
}
