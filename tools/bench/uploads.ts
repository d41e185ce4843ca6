// `node tools/bench/uploads.ts`: memory while 50 products with 5 pictures each are uploaded one after the other.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { register } from '../../contract/accounts/auth.ts';
import { createProduct, deleteProduct } from '../../contract/products/my-products.ts';
import { createApi, type Transport } from '../../src/api/call.ts';
import { encodeForm } from '../../src/api/form.ts';
import { file, pictureBytes } from '../../tests/fixtures/files.ts';
import { startMarket } from './running-server.ts';

const PRODUCTS = 50;
const PICTURES = 5;
/** Pixels of a phone's photograph. */
const [WIDTH, HEIGHT] = [4_000, 3_000];

const dataDir = mkdtempSync(join(tmpdir(), 'uploads-'));
const server = await startMarket({ env: { DATA_DIR: dataDir } });
const transport: Transport = async ({ method, url, headers, body }) => {
  const reply = await fetch(`${server.origin}${url}`, {
    method,
    headers,
    ...(body ? { body } : {}),
  });
  return { status: reply.status, body: await reply.json() };
};
const memory = (): string => {
  const { now, peak } = { now: server.memory(), peak: server.peakMemory() };
  return now === null
    ? 'unknown'
    : `${now.toFixed(0)} MB now, ${(peak ?? 0).toFixed(0)} MB at most`;
};

const account = {
  role: 'supplier',
  name: 'Li Wei',
  email: 'uploads@example.com',
  password: 'a good secret',
  phone: '+8613800138000',
} as const;
const { token } = await createApi({ lang: 'en', transport }).call(register, { body: account });
const api = createApi({ lang: 'en', transport, token: () => token, encode: encodeForm });
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
rmSync(dataDir, { recursive: true });
