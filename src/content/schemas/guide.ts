// Schema of a guide page ("How it works", buying guide, verification, …). One file is one page at /{file name}.
import { z } from 'astro/zod';
import { block } from './blocks.ts';
import { drawing } from './drawings.ts';
import { sources } from './sources.ts';

export const guide = z.strictObject({
  /** The page's heading and title. */
  title: z.string().trim().min(1).max(90),
  /** One or two sentences for search engines and link previews. */
  description: z.string().trim().min(40).max(200),
  /** The sentence under the heading. */
  lead: z.string().trim().min(1),
  drawing,
  /** Drafts are not published. */
  draft: z.boolean().default(false),
  /** A long page folds its parts under their headings, all but the first and the questions. */
  folded: z.boolean().default(false),
  /** Day the content was last checked, for pages that depend on law or prices: 2026-11-20. */
  checked: z.coerce.date().optional(),
  sources,
  blocks: z.array(block).default([]),
});
