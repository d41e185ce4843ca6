// A form as it arrives: its fields in order, its files in temporary files, until it ends or is too much.
import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Multipart, MultipartFile } from '@fastify/multipart';
import { CERTIFICATE_IMAGES, IMAGE_BYTES, VIDEO_BYTES } from '../../contract/limits.ts';
import { Problem } from '../problem.ts';
import { Received } from './received.ts';

/** A form as a body: a name that repeats is a list, in the order it came. */
export interface Form {
  readonly body: Readonly<Record<string, unknown>>;
  /** Removes the temporary files. */
  discard(): Promise<void>;
}

/** The largest form there is: a profile with an avatar, a licence and all its certificates. */
const FILES = CERTIFICATE_IMAGES + 2;
export const FORM_BYTES = FILES * IMAGE_BYTES + 1024 * 1024;
export const LIMITS = {
  files: FILES,
  fields: 100,
  parts: FILES + 100,
  /** The largest is a whole table of specifications, in characters of three bytes. */
  fieldSize: 256 * 1024,
  fileSize: IMAGE_BYTES,
  headerPairs: 20,
};

const tooLarge = ({ fieldname, mimetype }: MultipartFile): Problem => {
  const other = mimetype.startsWith('image/') ? 'pictureTooLarge' : 'attachmentTooLarge';
  return new Problem('validation', {
    [fieldname]: mimetype.startsWith('video/') ? 'videoTooLarge' : other,
  });
};

/** Takes part after part until the form or somebody's patience ends. */
export class Receiving {
  readonly #folder: string;
  readonly #values = new Map<string, unknown[]>();
  readonly #files: string[] = [];
  readonly #stopped = Promise.withResolvers<never>();
  #current: Readable | null = null;
  #writing: Promise<unknown> = Promise.resolve();

  constructor(folder: string) {
    this.#folder = folder;
    this.#stopped.promise.catch(() => {});
  }

  /** Ends it now: nothing more is read into files. */
  stop(problem: Problem): void {
    this.#current?.destroy(problem);
    this.#stopped.reject(problem);
  }

  async all(parts: AsyncIterator<Multipart>): Promise<void> {
    for (;;) {
      const { value: part, done } = await Promise.race([parts.next(), this.#stopped.promise]);
      if (done) return;
      this.#add(part.fieldname, part.type === 'file' ? await this.#file(part) : this.#text(part));
    }
  }

  get form(): Form {
    const fields = [...this.#values].map(
      ([name, values]) => [name, values.length > 1 ? values : values[0]] as const,
    );
    return { body: Object.fromEntries(fields), discard: () => this.discard() };
  }

  async discard(): Promise<void> {
    // A file that is just being opened would appear after it was removed.
    await this.#writing.catch(() => {});
    await Promise.all(this.#files.map((path) => rm(path, { force: true })));
  }

  #add(name: string, value: unknown): void {
    this.#values.set(name, [...(this.#values.get(name) ?? []), value]);
  }

  #text({ fieldname, value, valueTruncated }: Exclude<Multipart, MultipartFile>): unknown {
    if (valueTruncated) throw new Problem('validation', { [fieldname]: 'textTooLong' });
    return value;
  }

  async #file(part: MultipartFile): Promise<Received | ''> {
    const { file, filename = '', mimetype } = part;
    const path = join(this.#folder, randomUUID());
    const target = createWriteStream(path, { flags: 'wx', mode: 0o600 });
    let bytes = 0;
    file.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (mimetype.startsWith('video/') && bytes > VIDEO_BYTES) this.stop(tooLarge(part));
    });
    file.on('limit', () => this.stop(tooLarge(part)));
    this.#files.push(path);
    this.#current = file;
    this.#writing = pipeline(file, target);
    await this.#writing;
    this.#current = null;
    // It may have come whole before anybody listened.
    if (file.truncated) throw tooLarge(part);
    // A file input that nothing was chosen for.
    if (bytes === 0 && filename === '') return '';
    return new Received({ name: filename, type: mimetype, size: bytes }, path);
  }
}
