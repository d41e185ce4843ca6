// Validation and storage of private files, of chats and of evidence. The content decides the type; pictures are re-encoded, PDFs
// stored unchanged.
import { randomUUID } from 'node:crypto';
import { open } from 'node:fs/promises';
import type { Upload } from '../../../contract/form-entries.ts';
import type { AttachmentsTable } from '../db/tables.ts';
import type { Attachments } from '../storage/attachments.ts';
import { oneLine } from '../text/one-line.ts';
import { reencodeAsWebp } from './pictures.ts';
import { FileContentError, type ReceivedFile, requireReceived } from './received-file.ts';

export type StoredAttachment = Omit<AttachmentsTable, 'message_id' | 'sender_id'>;

const PDF_HEADER = '%PDF-';
const PDF_TRAILER = '%%EOF';
/** PDF readers search for the trailer in this many bytes at the end of the file. */
const TAIL_BYTES = 1024;
const MAX_NAME_LENGTH = 150;

/** Reduces a file name to its stem: no folders, no extension, no characters that some operating system treats specially. */
const fileStem = (name: string): string =>
  oneLine(name, 1_000)
    .replace(/^.*[/\\]/, '')
    .replace(/["*:<>?|]|\p{Cf}/gu, '')
    .replace(/\.[^.]*$/, '')
    .replace(/^\.+/, '')
    .trim()
    .slice(0, MAX_NAME_LENGTH);

const nameOf = ({ name }: Upload, extension: string): string =>
  `${fileStem(name) || 'file'}.${extension}`;

/** Returns whether the file starts like a PDF. Throws FileContentError if it does and the trailer is missing. */
async function isPdf({ path, size }: ReceivedFile): Promise<boolean> {
  await using file = await open(path);
  const readText = async (from: number, length: number): Promise<string> => {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, from);
    return buffer.toString('latin1', 0, bytesRead);
  };
  if ((await readText(0, PDF_HEADER.length)) !== PDF_HEADER) return false;
  const tail = await readText(Math.max(0, size - TAIL_BYTES), TAIL_BYTES);
  if (!tail.includes(PDF_TRAILER)) throw new FileContentError('attachmentUnreadable');
  return true;
}

const reencodePicture = (file: ReceivedFile, accountId: string): Promise<Buffer> =>
  reencodeAsWebp(file, accountId).catch((error: unknown) => {
    const isUnknownType = error instanceof FileContentError && error.text === 'pictureType';
    throw isUnknownType ? new FileContentError('attachmentType') : error;
  });

/** Throws FileContentError if the content is damaged or not of an accepted type. */
export async function storeAttachment(
  attachments: Attachments,
  upload: Upload,
  accountId: string,
): Promise<StoredAttachment> {
  const file = requireReceived(upload);
  const id = randomUUID();
  if (await isPdf(file)) {
    await attachments.put(id, { file: file.path });
    return { id, name: nameOf(file, 'pdf'), type: 'application/pdf', size: file.size };
  }
  const bytes = await reencodePicture(file, accountId);
  await attachments.put(id, bytes);
  return { id, name: nameOf(file, 'webp'), type: 'image/webp', size: bytes.length };
}
