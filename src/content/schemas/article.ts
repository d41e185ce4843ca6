// Schema of a blog article. The file name is the URL: blog/en/incoterms.md is /blog/incoterms.
import { z } from 'astro/zod';
import { drawing } from './drawings.ts';
import { sources } from './sources.ts';

export const ARTICLE_CATEGORIES = [
  'sourcing',
  'compliance',
  'logistics',
  'engineering',
  'selling',
] as const;

export const article = z.strictObject({
  title: z.string().trim().min(1).max(100),
  /** Two sentences at most: shown on cards, in search results and in the feed. */
  excerpt: z.string().trim().min(40).max(240),
  category: z.enum(ARTICLE_CATEGORIES),
  author: z.string().trim().min(1),
  /** Publication day; an article with a future date is published by the build of that day. */
  date: z.coerce.date(),
  updated: z.coerce.date().optional(),
  tags: z.array(z.string().trim().min(1)).min(1).max(6),
  drawing,
  /** The featured article at the top of the blog; if several are marked, the newest. */
  featured: z.boolean().default(false),
  draft: z.boolean().default(false),
  sources,
});

export type Article = z.infer<typeof article>;
