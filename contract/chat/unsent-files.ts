// Key of the browser's storage of chat files that are not sent yet. Not in storage-keys.ts, which is in the script of every page.

/** Name of the IndexedDB database of the files, and key of the flag in localStorage that is set while the database has files. */
export const CHAT_FILES = 'chat_files';
