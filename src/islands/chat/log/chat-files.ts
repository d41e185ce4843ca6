// Attachments of a conversation: checked before they are sent, fetched with the token.
import type { Attachment } from '../../../../contract/chat/message.ts';
import { isHeic } from '../../../../contract/heic.ts';
import {
  ATTACHMENT_TYPES,
  IMAGE_TYPES,
  MAX_ATTACHMENT_BYTES,
} from '../../../../contract/limits.ts';
import { STORAGE_KEYS } from '../../../../contract/storage-keys.ts';

export const isPicture = ({ type }: Pick<Attachment, 'type'>): boolean =>
  (IMAGE_TYPES as readonly string[]).includes(type);

/** Returns the error of a file that must not be sent, or null. */
export function attachmentError(
  file: File,
): 'pictureHeic' | 'attachmentType' | 'attachmentTooLarge' | null {
  if (isHeic(file)) return 'pictureHeic';
  if (!(ATTACHMENT_TYPES as readonly string[]).includes(file.type)) return 'attachmentType';
  return file.size > MAX_ATTACHMENT_BYTES ? 'attachmentTooLarge' : null;
}

/** Rejects if the file cannot be fetched. */
export async function fetchFile(
  { path, type }: Pick<Attachment, 'path' | 'type'>,
  signal?: AbortSignal,
): Promise<Blob> {
  const token = localStorage.getItem(STORAGE_KEYS.token);
  const reply = await fetch(`/api${path}`, {
    ...(signal ? { signal } : {}),
    ...(token ? { headers: { authorization: `Bearer ${token}` } } : {}),
  });
  if (!reply.ok) throw new Error(`Loading the attachment failed with status ${reply.status}`);
  // Ignores the Content-Type of the reply: a file that is not an image may only be saved.
  const blobType = isPicture({ type }) ? type : 'application/octet-stream';
  return new Blob([await reply.arrayBuffer()], { type: blobType });
}
