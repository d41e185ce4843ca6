// The parts an informing page is put together from, in the order they stand in its frontmatter.
import { z } from 'astro/zod';
import { icon } from './icons.ts';

const text = z.string().trim().min(1);
/** A path of ours without language prefix, an anchor, or an https address. */
export const href = z
  .string()
  .regex(
    /^(?:\/|#|https:\/\/|mailto:|tel:)/,
    'a path such as /products, an #anchor or an https address',
  );
const link = z.strictObject({ label: text, href });

/** Every block may have a heading, and an anchor that other pages link to. */
const heading = {
  title: text.optional(),
  lead: text.optional(),
  /** Lower-case words with hyphens; where a link to this part may point. */
  id: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/, 'lower-case words with hyphens')
    .optional(),
};

export const block = z.discriminatedUnion('kind', [
  /** Key figures in a row: value and what it counts. */
  z.strictObject({
    kind: z.literal('figures'),
    ...heading,
    items: z
      .array(z.strictObject({ value: text, label: text }))
      .min(2)
      .max(6),
  }),
  /** Things that follow one another, numbered and joined. */
  z.strictObject({
    kind: z.literal('steps'),
    ...heading,
    title: text,
    items: z
      .array(
        z.strictObject({
          title: text,
          text,
          timing: text.optional(),
          points: z.array(text).optional(),
        }),
      )
      .min(2),
  }),
  /** Things beside one another. `badge` names a level or a mark, `fact` one short figure. */
  z.strictObject({
    kind: z.literal('cards'),
    ...heading,
    items: z
      .array(
        z.strictObject({
          title: text,
          text,
          icon: icon.optional(),
          badge: text.optional(),
          fact: text.optional(),
          points: z.array(text).optional(),
          link: link.optional(),
        }),
      )
      .min(2),
  }),
  /** A comparison or a list of values; the first column names the rows. Without one `head` per column it is refused. */
  z
    .strictObject({
      kind: z.literal('table'),
      ...heading,
      title: text,
      head: z.array(text).min(2).max(6),
      rows: z.array(z.array(text)).min(1),
      note: text.optional(),
    })
    .refine(({ head, rows }) => rows.every((row) => row.length === head.length), {
      error: 'as many cells in every row as there are heads',
      path: ['rows'],
    }),
  /** What happened or happens when. */
  z.strictObject({
    kind: z.literal('timeline'),
    ...heading,
    title: text,
    items: z.array(z.strictObject({ when: text, title: text, text })).min(2),
  }),
  /** Points to tick off, to do, or to avoid. */
  z.strictObject({
    kind: z.literal('list'),
    ...heading,
    title: text,
    tone: z.enum(['check', 'do', 'avoid']).default('check'),
    items: z.array(text).min(2),
  }),
  /** Somebody's words. */
  z.strictObject({ kind: z.literal('quote'), text, name: text, role: text }),
  /** Questions; one answer is open at a time. `open` is the number of the one that is open at first. */
  z.strictObject({
    kind: z.literal('faq'),
    ...heading,
    title: text,
    open: z.number().int().min(1).optional(),
    items: z.array(z.strictObject({ question: text, answer: text })).min(2),
  }),
  /** A story of one company: what it needed, what was done, what came of it. */
  z.strictObject({
    kind: z.literal('stories'),
    ...heading,
    title: text,
    items: z
      .array(
        z.strictObject({
          company: text,
          place: text,
          branch: text,
          challenge: text,
          solution: text,
          results: z
            .array(z.strictObject({ value: text, label: text }))
            .min(2)
            .max(4),
          quote: text.optional(),
          person: text.optional(),
        }),
      )
      .min(1),
  }),
  /** The eight branches with their subcategories, from the taxonomy. */
  z.strictObject({ kind: z.literal('branches'), ...heading }),
  /** Where the text below the frontmatter stands; without it, it stands last. */
  z.strictObject({ kind: z.literal('body') }),
  /** What to do next. The first link is the main one. */
  z.strictObject({
    kind: z.literal('actions'),
    ...heading,
    title: text,
    links: z.array(link).min(1).max(3),
  }),
]);

export type Block = z.infer<typeof block>;
export type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;
