// Validation of selected files with the server's rules; null if a file is valid.
import * as z from 'zod/mini';
import type { FieldErrorKey } from '../../../contract/messages.ts';
import { pictureFile, videoFile } from '../../../contract/upload.ts';

const validateWith =
  (schema: z.core.$ZodType) =>
  (file: File): FieldErrorKey | null => {
    const parsed = z.safeParse(schema, file);
    return parsed.success
      ? null
      : ((parsed.error.issues[0]?.message ?? 'invalid') as FieldErrorKey);
  };

export const pictureError = validateWith(pictureFile);
export const videoError = validateWith(videoFile);
