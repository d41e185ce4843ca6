// Translation of server-supplied text; a failed translation returns the original (spec §5).
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { LANGS } from './lang.ts';
import { fields, text } from './read.ts';
import { accepted, unreadable } from './reply.ts';

export const MAX_TRANSLATED_TEXT = 5_000;

const translated = fields({ translatedText: text(MAX_TRANSLATED_TEXT * 4) });

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
  /** Throws where there is no translation in it, so that the caller keeps the original. */
  read: (body) => {
    const { translatedText } = z.parse(translated, accepted(body));
    if (translatedText === '') throw unreadable();
    return translatedText;
  },
  errors: ['validation'],
});
