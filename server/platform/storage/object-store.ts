// What the market needs of a place for files, be it a folder or a bucket: flat names, whole files, nothing half-written.
import type { Readable } from 'node:stream';
import { LIMITS } from '../../limits.ts';
import { Problem } from '../http/problem.ts';

/** Bytes, or a file of this machine whose bytes are copied. */
export type Content = Uint8Array | { readonly file: string };

export interface Opened {
  readonly stream: Readable;
  /** Bytes that the stream will bring. */
  readonly size: number;
  /** Changes whenever the content does. */
  readonly etag: string;
  /** Which bytes of how many, as Content-Range says it; null where it is all of them. */
  readonly range: string | null;
}

/** What a reader has already, and what it wants: the values of its headers. */
export interface Wish {
  readonly range?: string | undefined;
  readonly ifNoneMatch?: string | undefined;
}

export interface StoredFile {
  readonly name: string;
  readonly size: number;
  /** In ms, by the clock of the place. */
  readonly storedAt: number;
}

export interface ObjectStore {
  /** Keeps all of it or nothing; what had the name before is replaced. */
  put(name: string, content: Content): Promise<void>;
  /** `outside`: there are no such bytes in it. */
  open(name: string, wish?: Wish): Promise<Opened | 'missing' | 'unchanged' | 'outside'>;
  /** Names that are not there are no mistake. */
  remove(names: readonly string[]): Promise<void>;
  /** Everything in it, in no particular order. */
  list(): AsyncIterable<StoredFile>;
  /** Whether it answers now; takes a moment where it does not, and never throws. */
  check(): Promise<boolean>;
  /** At start: gets ready, and removes what a crash has left half-written. */
  start(): Promise<void>;
  /** The folder of this machine that it is, if it is one. */
  readonly folder: string | null;
}

/** Files cannot be kept or read for now. The caller hears "unavailable"; the reason is for the log. */
export class StorageUnavailable extends Problem {
  constructor(cause: unknown) {
    super('unavailable', {}, { cause });
  }
}

/** The disk is full, or its quota is used up. */
const FULL = new Set(['ENOSPC', 'EDQUOT']);
/** The disk is read-only or broken, or too many files are open. */
const BROKEN = new Set(['EROFS', 'EIO', 'EMFILE', 'ENFILE']);

export const storageFull = (cause?: unknown): Problem =>
  new Problem('storageFull', {}, { cause, retryAfterSeconds: LIMITS.diskRetryAfterSeconds });

/** The error of a file operation as the caller should see it. */
export const ofDisk = (error: unknown): unknown => {
  const code = String((error as { readonly code?: unknown } | null)?.code);
  if (FULL.has(code)) return storageFull(error);
  return BROKEN.has(code) ? new StorageUnavailable(error) : error;
};
