// Key of the browser's storage for files of chats that are not sent yet. Not in storage-keys.ts, which is in every page's script.

/** IndexedDB database with the files, and the key of localStorage that marks that it has any. */
export const CHAT_FILES = 'chat_files';
