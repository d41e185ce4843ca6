// Storage of unsent messages and drafts in sessionStorage, to survive a reload or a lost session.

export interface StoredText {
  readonly clientId: string;
  readonly text: string;
  readonly at: string;
}

const isStoredText = (value: unknown): value is StoredText => {
  const { clientId, text, at } = (value ?? {}) as Record<string, unknown>;
  return [clientId, text, at].every((each) => typeof each === 'string' && each !== '');
};

const read = (key: string): string | null => {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
};

const write = (key: string, value: string): void => {
  try {
    if (value === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    // Storage may be blocked or full; the page still has everything in memory.
  }
};

/** Unsent messages, separate for each user of the same tab. */
export const unsentTextStorage = (userId: string, chatId: string) => {
  const key = `chat_waiting:${userId}:${chatId}`;
  return {
    read(): readonly StoredText[] {
      try {
        const rows: unknown = JSON.parse(read(key) ?? '[]');
        return Array.isArray(rows) ? rows.filter(isStoredText) : [];
      } catch {
        return [];
      }
    },
    save(texts: readonly StoredText[]): void {
      const rows = texts.map(({ clientId, text, at }) => ({ clientId, text, at }));
      write(key, rows.length === 0 ? '' : JSON.stringify(rows));
    },
  };
};

/** The draft in the input field. */
export const chatDraftStorage = (userId: string, chatId: string) => {
  const key = `chat_line:${userId}:${chatId}`;
  return { read: () => read(key) ?? '', save: (draft: string) => write(key, draft) };
};
