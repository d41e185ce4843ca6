// File received with a request: its bytes are in a temporary file that is removed at the end of the request.

import type { Upload } from '../../../contract/form-entries.ts';
import type { FieldErrorKey } from '../../../contract/messages.ts';
import { HttpError } from '../http/http-error.ts';

/** A class, so that a JSON body cannot imitate one and name a local file. */
export class ReceivedFile implements Upload {
  readonly name: string;
  /** The client's claim; the real type is determined from the content. */
  readonly type: string;
  readonly size: number;
  /** The temporary file. */
  readonly path: string;
  /** Network, or /48 of IPv6, that it came from, whose turn it is to have it processed. */
  readonly network: string;

  constructor({ name, type, size }: Upload, path: string, network: string) {
    this.name = name;
    this.type = type;
    this.size = size;
    this.path = path;
    this.network = network;
  }
}

/** Error for a file with unacceptable content; the caller knows the form field. */
export class FileContentError extends Error {
  /** A FieldErrorKey, with the number or the text that it needs. */
  readonly text: string;

  constructor(text: FieldErrorKey | (string & {})) {
    super(text);
    this.name = 'FileContentError';
    this.text = text;
  }
}

/** Runs `work` for a form field and turns FileContentError into a field error. */
export async function asFieldError<Result>(
  field: string,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof FileContentError
      ? new HttpError('validation', { [field]: error.text })
      : error;
  }
}

/**
 * Returns the file if it was really uploaded; a JSON body can hold an object that only looks like one. Throws FileContentError
 * otherwise.
 */
export function requireReceived(file: Upload): ReceivedFile {
  if (file instanceof ReceivedFile) return file;
  throw new FileContentError('invalid');
}
