// Storage of unsent messages, chosen files and drafts in sessionStorage, to survive a reload or a lost session.
import { readFromTab, storeInTab } from '../../../stores/tab-storage.ts';

/** A message that is not stored on the server yet; a file has its name as the text. */
export interface UnsentMessage {
  /** The same for every attempt: the server stores the message once. */
  readonly clientId: string;
  readonly text: string;
  readonly at: string;
  /** Its bytes are in the storage of files under the client id. */
  readonly isFile: boolean;
}

const isUnsentMessage = (value: unknown): value is Omit<UnsentMessage, 'isFile'> => {
  const { clientId, text, at } = (value ?? {}) as Record<string, unknown>;
  return [clientId, text, at].every((each) => typeof each === 'string' && each !== '');
};

/** Unsent messages, separate for each user of the same tab. */
export const unsentMessageStorage = (userId: string, chatId: string) => {
  const key = `chat_waiting:${userId}:${chatId}`;
  return {
    read(): readonly UnsentMessage[] {
      try {
        const rows: unknown = JSON.parse(readFromTab(key) ?? '[]');
        if (!Array.isArray(rows)) return [];
        return rows
          .filter(isUnsentMessage)
          .map((row) => ({ ...row, isFile: 'isFile' in row && row.isFile === true }));
      } catch {
        return [];
      }
    },
    save(messages: readonly UnsentMessage[]): void {
      const rows = messages.map(({ clientId, text, at, isFile }) => ({
        clientId,
        text,
        at,
        isFile,
      }));
      storeInTab(key, rows.length === 0 ? null : JSON.stringify(rows));
    },
  };
};

/** Ids of the files that are chosen for the next message. */
export const chosenFileStorage = (userId: string, chatId: string) => {
  const key = `chat_files:${userId}:${chatId}`;
  return {
    read: (): readonly string[] => readFromTab(key)?.split(' ') ?? [],
    save: (ids: readonly string[]) => void storeInTab(key, ids.join(' ') || null),
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
