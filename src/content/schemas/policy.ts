// Schema of a policy page; its numbered sections are the headings of the markdown body. One file is one page at /{file name}.
import { z } from 'astro/zod';
import { sources } from './sources.ts';

export const policy = z.strictObject({
  title: z.string().trim().min(1).max(90),
  description: z.string().trim().min(40).max(200),
  /** The sentence under the heading, in plain language. */
  lead: z.string().trim().min(1),
  /** "Last updated". */
  updated: z.coerce.date(),
  /** "Amended": sections changed after `updated`, by section number. */
  amendments: z
    .array(
      z.strictObject({ date: z.coerce.date(), sections: z.array(z.number().int().min(1)).min(1) }),
    )
    .default([]),
  sources,
  draft: z.boolean().default(false),
});

export type Policy = z.infer<typeof policy>;
