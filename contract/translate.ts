// Translation of server-supplied text; a failed translation returns the original (spec §5).
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { LANGS } from './lang.ts';
import { fields, text } from './read.ts';

export const MAX_TRANSLATED_TEXT = 5_000;

export const translate = endpoint({
  method: 'POST',
  path: '/translate',
  summary: 'A text in the other language, where a translation is stored; else the text itself',
  access: 'anyone',
  body: z.object({
    text: z
      .string({ error: 'required' })
      .check(z.maxLength(MAX_TRANSLATED_TEXT, { error: 'textTooLong' })),
    targetLang: z.enum(LANGS, { error: 'unknownLanguage' }),
  }),
  reply: z.object({
    success: z.literal(true),
    translatedText: z.string(),
    /** false where the original came back for want of a translation. */
    translated: z.boolean(),
  }),
  read: (body) =>
    z.parse(fields({ translatedText: text(MAX_TRANSLATED_TEXT * 4) }), body).translatedText,
  errors: ['validation'],
});
