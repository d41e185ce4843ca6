// Routes that translate any text; without a translation they return the original (spec §5).
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { translatePhrases } from '../../contract/chat/phrases/phrases.ts';
import { translate, translateBatch } from '../../contract/translation/translate.ts';
import { tokenOf } from '../accounts/authorization.ts';
import { LIMITS } from '../limits.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { networkOf } from '../platform/http/network.ts';
import { serve } from '../platform/http/serve.ts';
import type { Services } from '../services.ts';

const MINUTE_MS = 60_000;

export function translateRoutes(
  app: FastifyInstance,
  { translator, shared, sessions }: Services,
): void {
  /** Charges the characters to the network, and those of a signed-in user also to the account, across all its networks. */
  const chargeCharacters = async (
    request: FastifyRequest,
    texts: readonly string[],
  ): Promise<void> => {
    const token = tokenOf(request);
    const user =
      token === null ? null : await sessions.authenticate(token, request.ip).catch(() => null);
    const characters = texts.reduce((sum, { length }) => sum + length, 0);
    const {
      translatedCharactersPerMinute: accountLimit,
      translatedCharactersPerMinutePerNetwork: networkLimit,
    } = LIMITS;
    const isWithin = (key: string, limit: number) =>
      shared.consume([`translated ${key}`], characters, limit, MINUTE_MS);
    if (user && !(await isWithin(`account ${user.id}`, accountLimit)))
      throw new HttpError('tooMany');
    if (!(await isWithin(`network ${networkOf(request.ip)}`, networkLimit)))
      throw new HttpError('tooMany');
  };

  serve(
    app,
    translate,
    async ({ body }, { request }) => {
      await chargeCharacters(request, [body.text]);
      const [translation] = await translator.translate(
        [body.text],
        body.targetLang,
        networkOf(request.ip),
      );
      return {
        translatedText: translation ?? body.text,
        translated: typeof translation === 'string',
      };
    },
    { limitPerMinute: 2_400 },
  );

  serve(
    app,
    translateBatch,
    async ({ body: { texts, targetLang } }, { request }) => {
      await chargeCharacters(request, texts);
      const translations = await translator.translate(texts, targetLang, networkOf(request.ip));
      return {
        translations: texts.map((text, index) => {
          const translation = translations[index] ?? null;
          return {
            text: translation ?? text,
            translated: translation !== null,
            phrase: translation !== null && translation === translatePhrases(text, targetLang),
          };
        }),
      };
    },
    { limitPerMinute: 1_200 },
  );
}
