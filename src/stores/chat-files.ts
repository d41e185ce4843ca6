// Files of a conversation: fetched with the token, shown from memory, and let go when nobody shows them any more.
import { ATTACHMENT_BYTES, ATTACHMENT_TYPES, IMAGE_TYPES } from '../../contract/limits.ts';
import type { Attachment } from '../../contract/message-reader.ts';
import { STORED_KEYS } from '../../contract/page-limits.ts';

export const isPicture = ({ type }: Pick<Attachment, 'type'>): boolean =>
  (IMAGE_TYPES as readonly string[]).includes(type);

/** Why a file is not even sent; null where nothing speaks against it. */
export function fileProblem(file: File): 'attachmentType' | 'attachmentTooLarge' | null {
  if (!(ATTACHMENT_TYPES as readonly string[]).includes(file.type)) return 'attachmentType';
  return file.size > ATTACHMENT_BYTES ? 'attachmentTooLarge' : null;
}

/** An address of its bytes in this page's memory; whoever asked revokes it. Rejects where they cannot be had. */
export async function fetchFile(
  { path, type }: Pick<Attachment, 'path' | 'type'>,
  signal: AbortSignal,
): Promise<string> {
  const token = localStorage.getItem(STORED_KEYS.token);
  const reply = await fetch(`/api${path}`, {
    signal,
    ...(token ? { headers: { authorization: `Bearer ${token}` } } : {}),
  });
  if (!reply.ok) throw new Error(`The file answered ${reply.status}`);
  // Whatever the reply calls itself: what is no picture is only ever saved.
  const kind = isPicture({ type }) ? type : 'application/octet-stream';
  return URL.createObjectURL(new Blob([await reply.arrayBuffer()], { type: kind }));
}

/** Saves a file of the page's memory under its name. */
export function saveFile(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}
