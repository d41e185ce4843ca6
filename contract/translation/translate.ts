// Endpoints for machine translation of server-supplied text; if it fails, the reply has the original text (spec §5).
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { LANGS } from '../lang.ts';
import { says } from '../query.ts';
import { fields, flag, list, text } from '../read.ts';
import { accepted, unreadable } from '../reply.ts';

export const MAX_TRANSLATED_TEXT = 5_000;
export const TEXTS_PER_BATCH = 50;
export const CHARACTERS_PER_BATCH = 20_000;

const translated = fields({ translatedText: text(MAX_TRANSLATED_TEXT * 4) });

const original = z
  .string(says('required'))
  .check(z.maxLength(MAX_TRANSLATED_TEXT, says('textTooLong')));
const targetLang = z.enum(LANGS, says('unknownLanguage'));

export const translate = endpoint({
  method: 'POST',
  path: '/translate',
  summary: 'A text in the other language, where a translation can be had; else the text itself',
  access: 'anyone',
  body: z.object({
    text: original,
    targetLang,
  }),
  reply: z.object({
    success: z.literal(true),
    translatedText: z.string(),
    /** false if no translation was available and the text is the original. */
    translated: z.boolean(),
  }),
  /** Throws if the reply has no translation, so that the caller keeps the original. */
  read: (body) => {
    const { translatedText } = z.parse(translated, accepted(body));
    if (translatedText === '') throw unreadable();
    return translatedText;
  },
  errors: ['validation', 'tooMany'],
});

const told = fields({ text: text(MAX_TRANSLATED_TEXT * 4), translated: flag });

export const translateBatch = endpoint({
  method: 'POST',
  path: '/translate/batch',
  summary:
    'Several texts in the other language, each as by POST /translate, in the order they came',
  access: 'anyone',
  body: z.object({
    texts: z.array(original, says('required')).check(
      z.minLength(1, says('required')),
      z.maxLength(TEXTS_PER_BATCH, says('tooManyEntries')),
      z.refine(
        (texts) => texts.reduce((sum, { length }) => sum + length, 0) <= CHARACTERS_PER_BATCH,
        says('textTooLong'),
      ),
    ),
    targetLang,
  }),
  bodyBytes: 128 * 1024,
  reply: z.object({
    success: z.literal(true),
    translations: z.array(z.object({ text: z.string(), translated: z.boolean() })),
  }),
  /** An empty `text` means an unreadable entry. Throws if the reply has no list of translations. */
  read: (body) => {
    const { translations } = accepted(body);
    if (!Array.isArray(translations)) throw unreadable();
    return z.parse(list(told, TEXTS_PER_BATCH), translations);
  },
  errors: ['validation', 'tooMany'],
});
