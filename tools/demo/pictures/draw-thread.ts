// Thread that draws the pictures of its share of the demo products.
import { workerData } from 'node:worker_threads';
import { demoMarket } from '../fill.ts';
import { generateMarket } from '../market.ts';
import type { SeedProduct } from '../types.ts';
import type { Share } from './draw-each-product.ts';
import { drawProducts } from './draw-pictures.ts';

const { dataDir, now, threads, rest }: Share = workerData;

function* productsOfShare(): Generator<SeedProduct> {
  let number = 0;
  for (const product of generateMarket(demoMarket(new Date(now))).products)
    if (number++ % threads === rest) yield product;
}

await drawProducts(productsOfShare(), dataDir);
