// Parser of an arriving form: collects fields in order and files as temporary files, within limits.
import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Multipart, MultipartFile } from '@fastify/multipart';
import {
  MAX_CERTIFICATE_IMAGES,
  MAX_IMAGE_BYTES,
  MAX_VIDEO_BYTES,
} from '../../../contract/limits.ts';
import { LIMIT_TEXTS } from '../../../contract/messages/limits.ts';
import { MAX_PICTURE_ZIP_BYTES, ZIP_TYPES } from '../../../contract/products/import-limits.ts';
import { MAX_FACTORY_PICTURES } from '../../../contract/suppliers/company.ts';
import type { Texts } from '../../../contract/texts.ts';
import { LIMITS } from '../../limits.ts';
import { countFieldValues } from '../http/bodies/json.ts';
import { HttpError } from '../http/http-error.ts';
import { countRefusal } from '../http/refusals.ts';
import { ReceivedFile } from './received-file.ts';

/** The form as a body: a repeated name becomes a list, in the order of arrival. */
export interface Form {
  readonly body: Readonly<Record<string, unknown>>;
  /** Removes the temporary files. */
  discard(): Promise<void>;
}

/** Maximum number of files in a form: the profile's, with an avatar, a license, all certificates and all factory pictures. */
export const FORM_FILES = MAX_CERTIFICATE_IMAGES + MAX_FACTORY_PICTURES + 2;
/** Limits of the multipart parser; limits that it does not support are checked below. */
export const PARSER_LIMITS = {
  files: FORM_FILES,
  fields: LIMITS.formFieldValues,
  parts: FORM_FILES + LIMITS.formFieldValues,
  /** The largest field is a whole table of specifications, in characters of three bytes. */
  fieldSize: 256 * 1024,
  /** Of the largest kind of file; the others are checked as they arrive. */
  fileSize: MAX_PICTURE_ZIP_BYTES,
  headerPairs: 20,
  headerSize: 4 * 1024,
};

const isJson = (type: string): boolean => type.startsWith('application/json');

/** JSON parts count as files: the plugin would parse them before any limit applies. */
export const isPartAFile = (
  _: string | undefined,
  type: string | undefined = '',
  filename: string | undefined = undefined,
): boolean => filename !== undefined || type === 'application/octet-stream' || isJson(type);

/** Error for a form that exceeds a limit. */
export const formTooLarge = (text: Texts): HttpError => {
  countRefusal('form');
  return new HttpError('tooLarge', {}, { text });
};

const isZip = (type: string): boolean => ZIP_TYPES.some((each) => each === type);

const maxFileBytes = (type: string): number => {
  if (isZip(type)) return MAX_PICTURE_ZIP_BYTES;
  return type.startsWith('video/') ? MAX_VIDEO_BYTES : MAX_IMAGE_BYTES;
};

const fileTooLarge = ({ fieldname, mimetype }: MultipartFile): HttpError => {
  if (isZip(mimetype)) return new HttpError('validation', { [fieldname]: 'zipTooLarge' });
  const other = mimetype.startsWith('image/') ? 'pictureTooLarge' : 'attachmentTooLarge';
  return new HttpError('validation', {
    [fieldname]: mimetype.startsWith('video/') ? 'videoTooLarge' : other,
  });
};

/** Reads part after part until the form ends or exceeds a limit. */
export class FormParser {
  readonly #folder: string;
  readonly #network: string;
  /** Called with the bytes of each text; throws if there is no memory for it. */
  readonly #reserveText: (bytes: number) => void;
  readonly #values = new Map<string, unknown[]>();
  readonly #files: string[] = [];
  readonly #stopped = Promise.withResolvers<never>();
  #current: Readable | null = null;
  #writing: Promise<unknown> = Promise.resolve();
  #textBytes = 0;
  #jsonValues = 0;

  constructor(folder: string, network: string, reserveText: (bytes: number) => void) {
    this.#folder = folder;
    this.#network = network;
    this.#reserveText = reserveText;
    this.#stopped.promise.catch(() => {});
  }

  /** Stops immediately: nothing more is written to files. */
  stop(error: HttpError): void {
    this.#current?.destroy(error);
    this.#stopped.reject(error);
  }

  async parse(parts: AsyncIterator<Multipart>): Promise<void> {
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
    // Otherwise a file that is being opened would be created after the removal.
    await this.#writing.catch(() => {});
    await Promise.all(this.#files.map((path) => rm(path, { force: true })));
  }

  #add(name: string, value: unknown): void {
    const values = this.#values.get(name);
    if (values) values.push(value);
    else this.#values.set(name, [value]);
    if (this.#values.size > LIMITS.formFieldNames)
      throw formTooLarge(LIMIT_TEXTS.formNames(LIMITS.formFieldNames));
  }

  #text({ fieldname, value, valueTruncated }: Exclude<Multipart, MultipartFile>): unknown {
    const text = String(value);
    const bytes = Buffer.byteLength(fieldname) + Buffer.byteLength(text);
    this.#textBytes += bytes;
    if (this.#textBytes > LIMITS.formTextBytes)
      throw formTooLarge(LIMIT_TEXTS.formText(LIMITS.formTextBytes));
    this.#reserveText(bytes);
    if (valueTruncated) throw new HttpError('validation', { [fieldname]: 'textTooLong' });
    this.#jsonValues = countFieldValues(text, this.#jsonValues);
    return value;
  }

  async #file(part: MultipartFile): Promise<ReceivedFile | ''> {
    const { file, filename, mimetype } = part;
    if (isJson(mimetype) && !filename) throw new HttpError('unsupportedType');
    const path = join(this.#folder, randomUUID());
    const target = createWriteStream(path, { flags: 'wx', mode: 0o600 });
    let bytes = 0;
    const maxBytes = maxFileBytes(mimetype);
    file.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > maxBytes) this.stop(fileTooLarge(part));
    });
    file.on('limit', () => this.stop(fileTooLarge(part)));
    this.#files.push(path);
    this.#current = file;
    this.#writing = pipeline(file, target);
    await this.#writing;
    this.#current = null;
    // The 'limit' event may have come before the listener was attached.
    if (file.truncated) throw fileTooLarge(part);
    // A file input without a chosen file.
    if (bytes === 0 && !filename) return '';
    const received = { name: filename ?? '', type: mimetype, size: bytes };
    return new ReceivedFile(received, path, this.#network);
  }
}
