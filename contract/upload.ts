// Files on their way up: what a browser's File and the server's received file have in common, and the forms they travel in.
import * as z from 'zod/mini';
import {
  ATTACHMENT_BYTES,
  ATTACHMENT_TYPES,
  IMAGE_BYTES,
  IMAGE_TYPES,
  VIDEO_BYTES,
  VIDEO_TYPES,
} from './limits.ts';
import type { FieldText } from './messages.ts';
import { says } from './query.ts';

/** A File in the browser; on the server the received file, which has its bytes besides. */
export interface Upload {
  readonly name: string;
  readonly type: string;
  readonly size: number;
}

const isUpload = (value: unknown): value is Upload => {
  if (typeof value !== 'object' || value === null) return false;
  const { name, type, size } = value as Record<string, unknown>;
  return typeof name === 'string' && typeof type === 'string' && typeof size === 'number';
};

const file = (types: readonly string[], bytes: number, wrongType: FieldText, tooLarge: FieldText) =>
  z.custom<Upload>(isUpload, says('invalid')).check(
    z.refine((value) => types.includes(value.type.toLowerCase()), says(wrongType)),
    z.refine((value) => value.size <= bytes, says(tooLarge)),
  );

export const pictureFile = file(IMAGE_TYPES, IMAGE_BYTES, 'pictureType', 'pictureTooLarge');
export const videoFile = file(VIDEO_TYPES, VIDEO_BYTES, 'videoType', 'videoTooLarge');

export const attachmentFile = file(
  ATTACHMENT_TYPES,
  ATTACHMENT_BYTES,
  'attachmentType',
  'attachmentTooLarge',
);

/** A string is a kept path, an object a new file. */
export const keptOr = <File extends z.core.$ZodType>(file: File) =>
  z.union([z.string().check(z.maxLength(500, says('invalid'))), file]);

type FormValue = string | Upload;

const entry = (value: unknown): FormValue =>
  isUpload(value) ? value : typeof value === 'object' ? JSON.stringify(value) : String(value);

/**
 * The fields of a multipart form, in order (spec §7). Null and undefined are skipped and files appended.
 * A POST sends lists and objects as JSON; a PUT repeats a list's values, `tags` under `tags[]`, and
 * a list that became empty as one blank value, so that it can be told from one left out.
 */
export function formEntries(
  method: 'POST' | 'PUT',
  body: Readonly<Record<string, unknown>>,
): readonly (readonly [name: string, value: FormValue])[] {
  return Object.entries(body).flatMap(([name, value]) => {
    if (value === null || value === undefined) return [];
    const files = Array.isArray(value) && value.some(isUpload);
    if (!Array.isArray(value) || (method === 'POST' && !files))
      return [[name, entry(value)] as const];
    const field = name === 'tags' ? 'tags[]' : name;
    const values: readonly unknown[] = value.length > 0 ? value : [''];
    return values.map((each) => [field, entry(each)] as const);
  });
}
