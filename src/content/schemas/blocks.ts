// Schemas of the content blocks that a page is composed of, in the order of its frontmatter.
import { z } from 'astro/zod';
import { TEXT_DRAWING_NAMES } from '../text-drawings/index.ts';
import { icon } from './icons.ts';

const text = z.string().trim().min(1);
/** A site path without language prefix, an anchor, an https URL, or a mailto: or tel: link. */
export const href = z
  .string()
  .regex(
    /^(?:\/|#|https:\/\/|mailto:|tel:)/,
    'a path such as /products, an #anchor or an https address',
  );
const link = z.strictObject({ label: text, href });

/** Fields shared by most blocks: an optional heading, and an anchor for links from other pages. */
const heading = {
  title: text.optional(),
  lead: text.optional(),
  /** Anchor for links to this block: lower-case words with hyphens. */
  id: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/, 'lower-case words with hyphens')
    .optional(),
};

export const block = z.discriminatedUnion('kind', [
  /** Row of key figures: a value and a label. */
  z.strictObject({
    kind: z.literal('figures'),
    ...heading,
    /** Whether the live figures of this market are above them. */
    live: z.boolean().optional(),
    /** Whose figures they are, where the operator states them and the market does not count them. */
    note: text.optional(),
    items: z
      .array(z.strictObject({ value: text, label: text }))
      .min(2)
      .max(6),
  }),
  /** Numbered sequence of steps. */
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
  /** Cards side by side. `badge` is a level or label, `fact` one short figure. */
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
  /** Table; the first column names the rows. Every row must have one cell per `head`. */
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
  /** Timeline of past or future events. */
  z.strictObject({
    kind: z.literal('timeline'),
    ...heading,
    title: text,
    items: z.array(z.strictObject({ when: text, title: text, text })).min(2),
  }),
  /** Checklist, or a list of things to do or to avoid. */
  z.strictObject({
    kind: z.literal('list'),
    ...heading,
    title: text,
    tone: z.enum(['check', 'do', 'avoid']).default('check'),
    items: z.array(text).min(2),
  }),
  /** Quotation. */
  z.strictObject({ kind: z.literal('quote'), text, name: text, role: text }),
  /** FAQ accordion with one open answer at a time. `open` is the number of the initially open one, counted from 1. */
  z.strictObject({
    kind: z.literal('faq'),
    ...heading,
    title: text,
    open: z.number().int().min(1).optional(),
    items: z.array(z.strictObject({ question: text, answer: text })).min(2),
  }),
  /** Customer stories: the challenge, the solution and the results of a company. */
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
  /** All categories of the taxonomy with their subcategories. */
  z.strictObject({ kind: z.literal('branches'), ...heading }),
  /** Drawing with its caption; its name is one of src/content/text-drawings/index.ts. */
  z.strictObject({ kind: z.literal('drawing'), ...heading, drawing: z.enum(TEXT_DRAWING_NAMES) }),
  /** Position of the markdown body among the blocks; without this block the body is last. */
  z.strictObject({ kind: z.literal('body') }),
  /** Call to action. The first link is the primary one. */
  z.strictObject({
    kind: z.literal('actions'),
    ...heading,
    title: text,
    links: z.array(link).min(1).max(3),
  }),
]);

export type Block = z.infer<typeof block>;
export type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;
