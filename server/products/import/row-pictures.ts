// Pictures of an import's rows: from an address or from the ZIP file, stored like uploads. What fails is a warning of the row.
import { randomUUID } from 'node:crypto';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { MAX_IMAGE_BYTES } from '../../../contract/limits.ts';
import type { FieldErrorKey } from '../../../contract/messages.ts';
import { LIMITS } from '../../limits.ts';
import {
  FetchError,
  type FetchRefusal,
  fetchToFile,
  type Network,
} from '../../platform/http/public-fetch.ts';
import type { StoredUpload, UploadStorage } from '../../platform/storage/upload-storage.ts';
import { storePicture } from '../../platform/uploads/pictures.ts';
import { FileContentError, ReceivedFile } from '../../platform/uploads/received-file.ts';
import type { CheckedRow, RowIssue } from './check-row.ts';
import type { PictureZip } from './zip-file.ts';

const FETCH_LIMITS = {
  maxBytes: MAX_IMAGE_BYTES,
  timeoutMs: LIMITS.pictureFetchMs,
  maxRedirects: LIMITS.pictureRedirects,
};

const TEXTS: Readonly<Record<FetchRefusal, FieldErrorKey>> = {
  address: 'importNoHost',
  private: 'importPrivateAddress',
  tooLarge: 'pictureTooLarge',
  failed: 'importPictureFailed',
};

interface PictureSource {
  /** null where the import has none. */
  readonly zip: PictureZip | null;
  readonly storage: UploadStorage;
  /** Folder for temporary files. */
  readonly folder: string;
  readonly network: Network;
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

/** A reader of pictures for one run of an import. */
export function openPictureSource({ zip, storage, folder, network, accountId }: PictureSource) {
  const hosts = new FailingHosts();

  const download = async (address: string, path: string): Promise<void> => {
    const host = URL.parse(address)?.host ?? '';
    if (hosts.isFailing(host)) throw new FetchError('failed');
    try {
      await fetchToFile(address, path, FETCH_LIMITS, network);
      hosts.record(host, false);
    } catch (error) {
      hosts.record(host, error instanceof FetchError && error.reason === 'failed');
      throw error;
    }
  };

  const unpack = async (name: string, path: string): Promise<void> => {
    if (!zip) throw new FileContentError('importNoZip');
    const result = await zip.extract(name, path, MAX_IMAGE_BYTES).catch((error: unknown) => {
      if (isServerFault(error)) throw error;
      return 'broken' as const;
    });
    if (result === 'missing') throw new FileContentError('importNotInZip');
    if (result === 'tooLarge') throw new FileContentError('pictureTooLarge');
    if (result === 'broken') throw new FileContentError('pictureUnreadable');
  };

  const store = async (text: string): Promise<StoredUpload> => {
    const path = join(folder, randomUUID());
    try {
      await (isAddress(text) ? download(text, path) : unpack(text, path));
      const { size } = await stat(path);
      const file = new ReceivedFile({ name: text, type: '', size }, path);
      return await storePicture(storage, file, accountId);
    } finally {
      await rm(path, { force: true });
    }
  };

  const textOfError = (error: unknown): FieldErrorKey => {
    if (error instanceof FetchError) return TEXTS[error.reason];
    if (error instanceof FileContentError) return error.text;
    throw error;
  };

  return {
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
