// Translations for any text; without one the original comes back (spec §5).
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { translate, translateBatch } from '../../contract/translate.ts';
import { tokenOf } from '../accounts/admission.ts';
import { networkOf } from '../domain/network.ts';
import { Problem } from '../problem.ts';
import { serve } from '../serve.ts';
import type { Services } from '../services.ts';

/** Ten full batches: more than any page has, less than a book. */
const CHARACTERS_PER_MINUTE = 200_000;

const MINUTE_MS = 60_000;

export function translateRoutes(app: FastifyInstance, { translator, shared }: Services): void {
  /** Counts for the account as well, so that many addresses do not make many allowances. */
  const admit = async (request: FastifyRequest, texts: readonly string[]): Promise<void> => {
    const token = tokenOf(request);
    const person = token === null ? null : await app.whoIs(token).catch(() => null);
    const names = [`translated network ${networkOf(request.ip)}`];
    if (person) names.push(`translated account ${person.id}`);
    const characters = texts.reduce((sum, { length }) => sum + length, 0);
    if (!(await shared.spend(names, characters, CHARACTERS_PER_MINUTE, MINUTE_MS)))
      throw new Problem('tooMany');
  };

  serve(
    app,
    translate,
    async ({ body }, { request }) => {
      await admit(request, [body.text]);
      const [translation] = await translator.translate([body.text], body.targetLang);
      return {
        success: true as const,
        translatedText: translation ?? body.text,
        translated: typeof translation === 'string',
      };
    },
    { perMinute: 240 },
  );

  serve(
    app,
    translateBatch,
    async ({ body: { texts, targetLang } }, { request }) => {
      await admit(request, texts);
      const translations = await translator.translate(texts, targetLang);
      return {
        success: true as const,
        translations: texts.map((text, at) => {
          const translation = translations[at] ?? null;
          return { text: translation ?? text, translated: translation !== null };
        }),
      };
    },
    { perMinute: 120 },
  );
}
