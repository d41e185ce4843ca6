// Storage of unsent messages and drafts in sessionStorage, to survive a reload or a lost session.
import { readFromTab, storeInTab } from '../../../stores/tab-storage.ts';

/** A text that is not stored on the server yet. */
export interface UnsentText {
  /** The same for every attempt: the server stores the message once. */
  readonly clientId: string;
  readonly text: string;
  readonly at: string;
}

const isUnsentText = (value: unknown): value is UnsentText => {
  const { clientId, text, at } = (value ?? {}) as Record<string, unknown>;
  return [clientId, text, at].every((each) => typeof each === 'string' && each !== '');
};

/** Unsent messages, separate for each user of the same tab. */
export const unsentTextStorage = (userId: string, chatId: string) => {
  const key = `chat_waiting:${userId}:${chatId}`;
  return {
    read(): readonly UnsentText[] {
      try {
        const rows: unknown = JSON.parse(readFromTab(key) ?? '[]');
        return Array.isArray(rows) ? rows.filter(isUnsentText) : [];
      } catch {
        return [];
      }
    },
    save(texts: readonly UnsentText[]): void {
      const rows = texts.map(({ clientId, text, at }) => ({ clientId, text, at }));
      storeInTab(key, rows.length === 0 ? null : JSON.stringify(rows));
    },
  };
};

/** The draft in the input field. */
export const chatDraftStorage = (userId: string, chatId: string) => {
  const key = `chat_line:${userId}:${chatId}`;
  return {
    read: () => readFromTab(key) ?? '',
    save: (draft: string) => void storeInTab(key, draft || null),
  };
};
