// A file that came with a request: its bytes lie in a temporary file that goes when the request is done.

import type { FieldText } from '../../../contract/messages.ts';
import type { Upload } from '../../../contract/upload.ts';
import { Problem } from '../http/problem.ts';

/** A class, so that no JSON body can pass for one and name a file of this machine. */
export class Received implements Upload {
  readonly name: string;
  /** As the client calls it; what it is, its content says. */
  readonly type: string;
  readonly size: number;
  /** The temporary file. */
  readonly path: string;

  constructor({ name, type, size }: Upload, path: string) {
    this.name = name;
    this.type = type;
    this.size = size;
    this.path = path;
  }
}

/** A file whose content is not what it should be; the caller knows which field it came in. */
export class UnfitFile extends Error {
  readonly text: FieldText;

  constructor(text: FieldText) {
    super(text);
    this.name = 'UnfitFile';
    this.text = text;
  }
}

/** Runs `work` on the file of a form's field and says what is wrong with the file by that field's name. */
export async function ofField<Result>(field: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof UnfitFile ? new Problem('validation', { [field]: error.text }) : error;
  }
}

/** What was sent as a file and is one; a JSON body can hold something that only looks like it. */
export function received(file: Upload): Received {
  if (file instanceof Received) return file;
  throw new UnfitFile('invalid');
}
