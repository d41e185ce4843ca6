// Assembly of the suppliers' parts: directory and profiles, the market's live figures, and the job that measures answer times.
import type { Catalog } from '../catalog/catalog.ts';
import type { Db } from '../platform/db/open.ts';
import { answerTimeJob } from './answers/answer-time-job.ts';
import { cacheMarketFigures } from './figures/market-figures.ts';
import { readMarketFigures } from './figures/market-figures-queries.ts';
import { suppliersRepository } from './supplier-queries.ts';

export type SupplierServices = ReturnType<typeof openSuppliers>;

export const openSuppliers = (db: Db, catalog: Pick<Catalog, 'refresh'>) => ({
  suppliers: suppliersRepository(db),
  readFigures: cacheMarketFigures((now) => readMarketFigures(db, now)),
  answerTimes: answerTimeJob(db, catalog),
});
