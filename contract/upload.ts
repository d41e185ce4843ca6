// Schemas of uploaded files, shared by the browser's File and the server's received file.
import * as z from 'zod/mini';
import { isUpload, type Upload } from './form-entries.ts';
import { isHeic } from './heic.ts';
import {
  ATTACHMENT_TYPES,
  IMAGE_TYPES,
  MAX_ATTACHMENT_BYTES,
  MAX_IMAGE_BYTES,
  MAX_VIDEO_BYTES,
  VIDEO_TYPES,
} from './limits.ts';
import type { FieldErrorKey } from './messages.ts';
import { fieldError } from './query.ts';

const fileSchema = (
  types: readonly string[],
  bytes: number,
  wrongType: FieldErrorKey,
  tooLarge: FieldErrorKey,
) =>
  z.custom<Upload>(isUpload, fieldError('invalid')).check(
    z.refine((value) => !isHeic(value) || types === VIDEO_TYPES, fieldError('pictureHeic')),
    z.refine((value) => types.includes(value.type.toLowerCase()), fieldError(wrongType)),
    z.refine((value) => value.size <= bytes, fieldError(tooLarge)),
  );

export const pictureFile = fileSchema(
  IMAGE_TYPES,
  MAX_IMAGE_BYTES,
  'pictureType',
  'pictureTooLarge',
);
export const videoFile = fileSchema(VIDEO_TYPES, MAX_VIDEO_BYTES, 'videoType', 'videoTooLarge');

export const attachmentFile = fileSchema(
  ATTACHMENT_TYPES,
  MAX_ATTACHMENT_BYTES,
  'attachmentType',
  'attachmentTooLarge',
);

/** A string is the path of a stored file, an object is a new file. */
export const storedPathOr = <File extends z.core.$ZodType>(file: File) =>
  z.union([z.string().check(z.maxLength(500, fieldError('invalid'))), file]);
