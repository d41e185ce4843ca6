// Sources of a page's statements of law, rates and figures, each with the day it was consulted. They are shown at its end, after them
// those of the facts that the page uses (src/content/facts.ts), and `npm run check` lists those that were consulted too long ago.
import { z } from 'astro/zod';

export const sources = z
  .array(
    z.strictObject({
      title: z.string().trim().min(1),
      url: z.url().optional(),
      read: z.coerce.date(),
    }),
  )
  .default([]);

export type Sources = z.infer<typeof sources>;
