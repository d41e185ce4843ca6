// Validation of selected files with the server's rules; null if a file is valid.
import * as z from 'zod/mini';
import type { FieldErrorKey } from '../../../contract/messages.ts';
import { pictureFile, videoFile } from '../../../contract/upload.ts';

const problemBy =
  (schema: z.core.$ZodType) =>
  (file: File): FieldErrorKey | null => {
    const read = z.safeParse(schema, file);
    return read.success ? null : ((read.error.issues[0]?.message ?? 'invalid') as FieldErrorKey);
  };

export const pictureProblem = problemBy(pictureFile);
export const videoProblem = problemBy(videoFile);
