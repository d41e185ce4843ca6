// Interface of file stores, implemented by a folder and by an S3 bucket: flat names, whole files, no partial writes.
import type { Readable } from 'node:stream';
import { LIMITS } from '../../limits.ts';
import { HttpError } from '../http/http-error.ts';

/** Bytes, or a local file whose bytes are copied. */
export type Content = Uint8Array | { readonly file: string };

export interface OpenedFile {
  readonly stream: Readable;
  /** Bytes that the stream will deliver. */
  readonly size: number;
  /** Changes whenever the content does. */
  readonly etag: string;
  /** The value for Content-Range; null if the stream delivers the whole file. */
  readonly range: string | null;
}

/** Request headers for a partial or conditional read. */
export interface ReadOptions {
  readonly range?: string | undefined;
  readonly ifNoneMatch?: string | undefined;
}

export interface StoredFile {
  readonly name: string;
  readonly size: number;
  /** In ms, by the clock of the store. */
  readonly storedAt: number;
}

export interface ObjectStore {
  /** Stores the whole content or nothing; replaces a file of the same name. */
  put(name: string, content: Content): Promise<void>;
  /** 'outside': the requested range is not in the file. */
  open(
    name: string,
    options?: ReadOptions,
  ): Promise<OpenedFile | 'missing' | 'unchanged' | 'outside'>;
  /** Ignores names that do not exist. Rejects where a file may still exist, also if the store tries again itself. */
  remove(names: readonly string[]): Promise<void>;
  /** Lists all files, in no particular order. */
  list(): AsyncIterable<StoredFile>;
  /** Whether the store answers now; may take a moment, never throws. */
  check(): Promise<boolean>;
  /** Called at start: prepares the store and removes partial files that a crash has left. */
  start(): Promise<void>;
  /** The local folder of the store; null for a bucket. */
  readonly folder: string | null;
}

/** Files cannot be stored or read at present. The client gets "unavailable"; the cause is for the log. */
export class StorageUnavailable extends HttpError {
  constructor(cause: unknown) {
    super('unavailable', {}, { cause });
  }
}

/** The disk is full, or its quota is used up. */
const DISK_FULL_CODES = new Set(['ENOSPC', 'EDQUOT']);
/** The disk is read-only or broken, or too many files are open. */
const DISK_ERROR_CODES = new Set(['EROFS', 'EIO', 'EMFILE', 'ENFILE']);

export const storageFull = (cause?: unknown): HttpError =>
  new HttpError('storageFull', {}, { cause, retryAfterSeconds: LIMITS.diskRetryAfterSeconds });

/** Maps the error of a file operation for the caller. */
export const mapDiskError = (error: unknown): unknown => {
  const code = String((error as { readonly code?: unknown } | null)?.code);
  if (DISK_FULL_CODES.has(code)) return storageFull(error);
  return DISK_ERROR_CODES.has(code) ? new StorageUnavailable(error) : error;
};
