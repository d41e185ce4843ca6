// `npm run bench -- uploads`: memory while 50 products with 5 pictures each are uploaded one after the other.
import { createProduct, deleteProduct } from '../../contract/products/my-products.ts';
import { file, pictureBytes } from '../../tests/fixtures/files.ts';
import { openEmptyMarket } from './markets/empty-market.ts';

const PRODUCTS = 50;
const PICTURES = 5;
/** Pixels of a phone's photograph. */
const [WIDTH, HEIGHT] = [4_000, 3_000];

const { server, api } = await openEmptyMarket();
const memory = (): string => {
  const { now, peak } = { now: server.memory(), peak: server.peakMemory() };
  return now === null
    ? 'unknown'
    : `${now.toFixed(0)} MB now, ${(peak ?? 0).toFixed(0)} MB at most`;
};

const bytes = await pictureBytes(WIDTH, HEIGHT, 'jpeg');
const images = Array.from({ length: PICTURES }, (_, at) => file(bytes, `${at}.jpg`, 'image/jpeg'));
const body = {
  name: 'Rice mill',
  description: 'Mills rice.',
  sort_description: 'A rice mill',
  category: 'agriculture',
  subcategory: 'machine-for-food-industry',
  images,
} as const;

console.log(`Before: ${memory()}`);
const ids: string[] = [];
const started = performance.now();
for (let at = 1; at <= PRODUCTS; at++) {
  const { product } = await api.call(createProduct, { body });
  if (product) ids.push(product.id);
  if (at % 10 === 0) console.log(`After ${at} products: ${memory()}`);
}
const seconds = (performance.now() - started) / 1000;
const pictures = PRODUCTS * PICTURES;
console.log(`${pictures} pictures of ${WIDTH} x ${HEIGHT} in ${seconds.toFixed(1)} s`);
for (const id of ids) await api.call(deleteProduct, { params: { id } });
console.log(`After deleting them: ${memory()}`);
await server.stop();
