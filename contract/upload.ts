// Schemas of uploaded files, shared by the browser's File and the server's received file, and multipart encoding.
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

/** A File in the browser; on the server the received file, which also has its bytes. */
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

/** A string is the path of a stored file, an object is a new file. */
export const keptOr = <File extends z.core.$ZodType>(file: File) =>
  z.union([z.string().check(z.maxLength(500, says('invalid'))), file]);

type FormValue = string | Upload;

const entry = (value: unknown): FormValue =>
  isUpload(value) ? value : typeof value === 'object' ? JSON.stringify(value) : String(value);

/**
 * Converts a body to the fields of a multipart form, in order (spec §7). Skips null and undefined; objects become JSON.
 * A POST sends a list as JSON, unless it has files. Otherwise the field is repeated for every value, `tags` as `tags[]`;
 * a PUT sends an empty list as one blank value, because an absent field means "unchanged".
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
