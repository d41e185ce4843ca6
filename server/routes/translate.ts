// Stored translations for any text; without one the original comes back (spec §5).
import type { FastifyInstance } from 'fastify';
import { translate } from '../../contract/translate.ts';
import type { Services } from '../app.ts';
import { serve } from '../serve.ts';

export function translateRoutes(app: FastifyInstance, { translations }: Services): void {
  serve(
    app,
    translate,
    async ({ body }) => {
      const stored = await translations.find(body.text, body.targetLang);
      return {
        success: true as const,
        translatedText: stored ?? body.text,
        translated: stored !== null,
      };
    },
    { perMinute: 240 },
  );
}
