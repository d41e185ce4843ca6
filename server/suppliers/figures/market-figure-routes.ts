// Route of the market's live figures.
import type { FastifyInstance } from 'fastify';
import { getMarketFigures } from '../../../contract/suppliers/market-figures.ts';
import { servePublic } from '../../platform/http/serve.ts';
import type { Services } from '../../services.ts';

export function marketFigureRoutes(app: FastifyInstance, { readFigures }: Services): void {
  // Not in the reply cache, whose entries are valid for a version of the catalog: an enquiry does not change that version.
  servePublic(app, getMarketFigures, () => readFigures(), { cache: null });
}
