// Schema of a document that readers fill in and print, such as a purchase contract. One file is one bilingual document at
// /templates/{file name}: English and Chinese stand side by side, so every text has both.
import { z } from 'astro/zod';
import { drawing } from './drawings.ts';
import { sources } from './sources.ts';

/** One text in both languages. Neither may be missing: each side signs what it can read. */
const text = z.strictObject({
  en: z.string().trim().min(1),
  'zh-Hans': z.string().trim().min(1),
});
export type TemplateText = z.infer<typeof text>;

/** A blank to fill in. It stands once for both languages, so that the two cannot differ. */
const field = z.strictObject({
  label: text,
  /** Width on a computer and on paper; on a phone every blank has the whole width. */
  width: z.enum(['half', 'full']).default('half'),
  /** Lines of an empty blank: 1, 3 or 5. It grows with what is typed. */
  lines: z.union([z.literal(1), z.literal(3), z.literal(5)]).default(1),
});

/** Boxes to tick under a text, such as who pays for a test. */
const choices = z.array(text).min(1).max(12);

/** Heading of a part. */
const title = text;

/** Blanks that belong together, such as the data of a party. */
const fields = z.strictObject({ kind: z.literal('fields'), title, fields: z.array(field).min(1) });

/** A clause: paragraphs, then boxes, then blanks. */
const clause = z.strictObject({
  kind: z.literal('clause'),
  title,
  /** Advice for the person who fills it in. Not printed. */
  hint: text.optional(),
  paragraphs: z.array(text).min(1),
  choices: choices.optional(),
  fields: z.array(field).default([]),
});

/** A table to fill in: a row for each item of `rows`, then `blankRows` empty ones. */
const table = z
  .strictObject({
    kind: z.literal('table'),
    title,
    /** A sentence above the table. */
    note: text.optional(),
    /** Heading of the first column, which has the items. */
    item: text,
    rows: z.array(text).default([]),
    blankRows: z.number().int().min(0).max(20).default(0),
    /** The other columns: a blank or a box to tick in each row. */
    columns: z
      .array(z.strictObject({ label: text, kind: z.enum(['blank', 'box']) }))
      .min(1)
      .max(6),
  })
  .refine(({ rows, blankRows }) => rows.length + blankRows > 0, {
    message: 'a table needs rows or blankRows',
    path: ['rows'],
  });

/** Who signs, with name, position, date, and signature or company seal. */
const signatures = z.strictObject({
  kind: z.literal('signatures'),
  title,
  parties: z.array(text).min(1).max(3),
});

export const template = z.strictObject({
  /** Name of the document; the page's heading in its language, and both on paper. */
  title: text,
  /** One or two sentences for search engines, link previews and the list. */
  description: text,
  /** How to use it: the sentence under the heading of the page. Not printed. */
  lead: text,
  drawing,
  /** Position in the list; lower numbers first. */
  order: z.number().int().min(1),
  /** Day the document was last reviewed: 2026-11-24. */
  updated: z.coerce.date(),
  sources,
  /** Not published. */
  draft: z.boolean().default(false),
  /** Whether the page numbers the clauses, in the order in which they stand here. */
  numbered: z.boolean().default(false),
  parts: z.array(z.discriminatedUnion('kind', [fields, clause, table, signatures])).min(1),
});

export type Template = z.infer<typeof template>;
export type TemplateField = z.infer<typeof field>;
export type TemplatePart = Template['parts'][number];
export type TemplatePartOf<Kind extends TemplatePart['kind']> = Extract<
  TemplatePart,
  { kind: Kind }
>;
