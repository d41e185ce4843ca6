// Pictures of an import's rows: from an address or from the ZIP file, stored like uploads. What fails is a warning of the row.

import { randomUUID } from 'node:crypto';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { MAX_IMAGE_BYTES } from '../../../../contract/limits.ts';
import { type FieldErrorKey, fieldErrorWithText } from '../../../../contract/messages.ts';
import { LIMITS } from '../../../limits.ts';
import { FetchError, type FetchRefusal } from '../../../platform/http/fetch-error.ts';
import { type FetchMeter, fetchToFile, type Network } from '../../../platform/http/public-fetch.ts';
import { parseAddress } from '../../../platform/http/web-address.ts';
import type { StoredUpload, UploadStorage } from '../../../platform/storage/upload-storage.ts';
import { isPictureHead } from '../../../platform/uploads/picture-structure.ts';
import { storePicture } from '../../../platform/uploads/pictures.ts';
import { FileContentError, ReceivedFile } from '../../../platform/uploads/received-file.ts';
import type { CheckedRow, RowIssue } from '../check-row.ts';
import { DownloadedFiles } from './downloaded-files.ts';
import { AccountSpentError } from './picture-budget.ts';
import type { PictureZip } from './picture-zip.ts';

const FETCH_LIMITS = {
  accept: 'image/webp,image/png,image/jpeg',
  maxBytes: MAX_IMAGE_BYTES,
  timeoutMs: LIMITS.pictureFetchMs,
  maxRedirects: LIMITS.pictureRedirects,
  isWantedType: (type: string) => !/^\s*text\//i.test(type),
  isWanted: isPictureHead,
};

const TEXTS: Readonly<Record<FetchRefusal, FieldErrorKey>> = {
  address: 'importNoHost',
  private: 'importPrivateAddress',
  port: 'importPicturePort',
  type: 'importNotPicture',
  spent: 'importSiteSpent',
  tooLarge: 'pictureTooLarge',
  failed: 'importPictureFailed',
};

/** Pictures of all imports together take turns with those of each network. */
const BACKGROUND = 'imports';

interface PictureSource {
  /** null where the import has none. */
  readonly zip: PictureZip | null;
  readonly storage: UploadStorage;
  /** Folder for temporary files. */
  readonly folder: string;
  readonly network: Network;
  readonly meter: FetchMeter;
  readonly accountId: string;
}

export interface RowPictures {
  readonly stored: readonly StoredUpload[];
  readonly issues: readonly RowIssue[];
}

/** Hosts whose last pictures all failed: the others would only cost time. */
class FailingHosts {
  readonly #failed = new Map<string, number>();

  isFailing(host: string): boolean {
    return (this.#failed.get(host) ?? 0) >= LIMITS.failedPicturesPerHost;
  }
  record(host: string, isFailed: boolean): void {
    this.#failed.set(host, isFailed ? (this.#failed.get(host) ?? 0) + 1 : 0);
  }
}

const isAddress = (text: string): boolean => /^[a-z][a-z0-9+.-]*:\/\//i.test(text);

/** Whether the operating system failed, as on a full disk; errors of the archive and of its compression have no `syscall`. */
const isServerFault = (error: unknown): boolean => error instanceof Error && 'syscall' in error;

/** A host that sends something else fails too: its pages may cost it more than a picture. */
const isHostFailure = (error: unknown): boolean =>
  error instanceof FetchError && (error.reason === 'failed' || error.reason === 'type');

/** A reader of pictures for one run of an import; its disposal removes the downloaded files. */
export function openPictureSource(source: PictureSource) {
  const { zip, storage, folder, network, meter, accountId } = source;
  const hosts = new FailingHosts();

  const download = async (address: string, path: string): Promise<void> => {
    const host = parseAddress(address)?.host ?? '';
    if (hosts.isFailing(host)) throw new FetchError('failed');
    try {
      await fetchToFile(address, path, { ...FETCH_LIMITS, meter }, network);
      hosts.record(host, false);
    } catch (error) {
      hosts.record(host, isHostFailure(error));
      throw error;
    }
  };
  const downloads = new DownloadedFiles(folder, LIMITS.repeatedPictureBytes, download);

  const unpack = async (name: string, path: string): Promise<void> => {
    if (!zip) throw new FileContentError('importNoZip');
    const result = await zip.extract(name, path, MAX_IMAGE_BYTES).catch((error: unknown) => {
      if (isServerFault(error)) throw error;
      return { status: 'broken' as const };
    });
    if (result.status === 'ambiguous')
      throw new FileContentError(
        fieldErrorWithText('importPictureAmbiguous', result.paths.join(', ')),
      );
    if (result.status === 'missing') throw new FileContentError('importNotInZip');
    if (result.status === 'tooLarge') throw new FileContentError('pictureTooLarge');
    if (result.status === 'broken') throw new FileContentError('pictureUnreadable');
  };

  const storeFile = async (text: string, path: string): Promise<StoredUpload> => {
    const { size } = await stat(path);
    const file = new ReceivedFile({ name: text, type: '', size }, path, BACKGROUND);
    return storePicture(storage, file, accountId);
  };

  const store = async (text: string): Promise<StoredUpload> => {
    if (isAddress(text)) return downloads.use(text, (path) => storeFile(text, path));
    const path = join(folder, randomUUID());
    try {
      await unpack(text, path);
      return await storeFile(text, path);
    } finally {
      await rm(path, { force: true });
    }
  };

  const textOfError = (error: unknown): string => {
    if (error instanceof AccountSpentError) return 'importPicturesSpent';
    if (error instanceof FetchError) return TEXTS[error.reason];
    if (error instanceof FileContentError) return error.text;
    throw error;
  };

  return {
    [Symbol.asyncDispose]: () => downloads.close(),

    /** Stores the pictures of a row. Rejects, without leaving files, where the fault is the server's. */
    async read(pictures: CheckedRow['pictures']): Promise<RowPictures> {
      const stored: StoredUpload[] = [];
      const issues: RowIssue[] = [];
      try {
        for (const { text, column } of pictures)
          try {
            stored.push(await store(text));
          } catch (error) {
            issues.push({ kind: 'warning', column, field: 'images', text: textOfError(error) });
          }
      } catch (error) {
        await storage.remove(stored.map(({ path }) => path));
        throw error;
      }
      return { stored, issues };
    },
  };
}
