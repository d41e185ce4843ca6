// Translation of the last messages in a list of chats, as far as it costs nothing.
import type { Chat } from '../../contract/chat/chat.ts';
import type { Lang } from '../../contract/lang.ts';

/** Returns null for a text without a translation. */
export type ReadTranslations = (
  texts: readonly string[],
  target: Lang,
) => Promise<readonly (string | null)[]>;

/** A list shows the first line: a longer text stays as it was written, which bounds the work of a page. */
const MAX_LENGTH = 500;

/** '' for what stays as it is; the text of a file is its name. */
const textToTranslate = ({ lastMessage }: Chat, lang: Lang): string =>
  lastMessage &&
  !lastMessage.attachment &&
  lastMessage.originalLanguage !== lang &&
  lastMessage.text.length <= MAX_LENGTH
    ? lastMessage.text
    : '';

export async function withTranslations(
  chats: readonly Chat[],
  lang: Lang,
  readTranslations: ReadTranslations,
): Promise<Chat[]> {
  const translations = await readTranslations(
    chats.map((chat) => textToTranslate(chat, lang)),
    lang,
  );
  return chats.map(({ lastMessage, ...chat }, index) => ({
    ...chat,
    lastMessage: lastMessage && { ...lastMessage, translation: translations[index] ?? null },
  }));
}
