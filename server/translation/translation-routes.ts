// Routes that translate any text; without a translation they return the original (spec §5).
import type { FastifyInstance } from 'fastify';
import { translatePhrases } from '../../contract/chat/phrases/phrases.ts';
import { translate, translateBatch } from '../../contract/translation/translate.ts';
import { findTerms } from '../glossary/find-terms.ts';
import { serve } from '../platform/http/serve.ts';
import type { Services } from '../services.ts';
import { countCharacters } from './engine.ts';
import { translationCaller } from './translation-caller.ts';

export function translateRoutes(app: FastifyInstance, services: Services): void {
  serve(
    app,
    translate,
    async ({ body }, { request }) => {
      const caller = await translationCaller(request, body.text.length, services);
      const [translation] = await services.translator.translate(
        [body.text],
        body.targetLang,
        caller,
      );
      return {
        translatedText: translation ?? body.text,
        translated: typeof translation === 'string',
        terms: translation ? [] : findTerms([body.text], body.targetLang),
      };
    },
    { limitPerMinute: 2_400 },
  );

  serve(
    app,
    translateBatch,
    async ({ body: { texts, targetLang } }, { request }) => {
      const caller = await translationCaller(request, countCharacters(texts), services);
      const translations = await services.translator.translate(texts, targetLang, caller);
      return {
        translations: texts.map((text, index) => {
          const translation = translations[index] ?? null;
          return {
            text: translation ?? text,
            translated: translation !== null,
            phrase: translation !== null && translation === translatePhrases(text, targetLang),
            terms: translation === null ? findTerms([text], targetLang) : [],
          };
        }),
      };
    },
    { limitPerMinute: 1_200 },
  );
}
