// Deletion of the files of chats that this device still has, at a sign-out.
import { CHAT_FILES } from '../../contract/chat/unsent-files.ts';

/** Without waiting: the next account reads only its own files, and deletes the others. */
export const deleteChatFiles = (): void => void globalThis.indexedDB?.deleteDatabase(CHAT_FILES);
