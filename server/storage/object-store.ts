// What the market needs of a place for files, be it a folder or a bucket: flat names, whole files, nothing half-written.
import type { Readable } from 'node:stream';
import { Problem } from '../problem.ts';

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

export interface ObjectStore {
  /** Keeps all of it or nothing; what had the name before is replaced. */
  put(name: string, content: Content): Promise<void>;
  /** `outside`: there are no such bytes in it. */
  open(name: string, wish?: Wish): Promise<Opened | 'missing' | 'unchanged' | 'outside'>;
  /** Names that are not there are no mistake. */
  remove(names: readonly string[]): Promise<void>;
  /** Everything in it, in no particular order. */
  list(): AsyncIterable<{ readonly name: string; readonly size: number }>;
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

/** Failures of a disk that are nobody's fault who asked: it is full, its quota is used up, it is read-only or broken. */
const DISK = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EMFILE', 'ENFILE']);

/** The error as the caller should see it. */
export const ofDisk = (error: unknown): unknown =>
  DISK.has(String((error as { readonly code?: unknown } | null)?.code))
    ? new StorageUnavailable(error)
    : error;
