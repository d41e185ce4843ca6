// A policy: numbered sections are the headings of its text. One file, one page at /{file name}.
import { z } from 'astro/zod';

export const policy = z.strictObject({
  title: z.string().trim().min(1).max(90),
  description: z.string().trim().min(40).max(200),
  /** The sentence under the heading, in plain words. */
  lead: z.string().trim().min(1),
  /** "Last updated". */
  updated: z.coerce.date(),
  /** "Amended": single sections that were changed after that date. */
  amendments: z
    .array(
      z.strictObject({ date: z.coerce.date(), sections: z.array(z.number().int().min(1)).min(1) }),
    )
    .default([]),
  draft: z.boolean().default(false),
});

export type Policy = z.infer<typeof policy>;
