// Data command (export, import, backup) for tests, environments for it, and a market with rows in every table.
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { sendAttachment } from '../../../../contract/chat/chats.ts';
import { deleteProduct } from '../../../../contract/products/my-products.ts';
import { file, mp4, picture } from '../../../fixtures/files.ts';
import { tradeRows } from '../../../fixtures/trade-rows.ts';
import { chatApi } from '../../chat/chat-calls.ts';
import {
  createEnvironment,
  DISK_STORAGE,
  type TestEnvironment,
  withDatabase,
} from '../../environment.ts';
import { type Market, openMarket } from '../../market.ts';
import { openTrade, placeOrderFor, type Trade } from '../../trade/trade.ts';

const CLI = fileURLToPath(new URL('../../../../server/data/cli.ts', import.meta.url));

export interface CommandResult {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs `npm run data` as an operator does. */
export const runDataCommand = (
  env: TestEnvironment['env'],
  ...args: readonly string[]
): Promise<CommandResult> =>
  new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [CLI, ...args],
      { env: { PATH: process.env.PATH ?? '', ...env } },
      (_, out, err) => resolve({ code: child.exitCode ?? -1, out, err }),
    );
  });

const folders: string[] = [];
/** Path of a folder that does not exist yet. */
export const newFolder = (): string => {
  const parent = mkdtempSync(join(tmpdir(), 'moved-'));
  folders.push(parent);
  return join(parent, 'archive');
};
export const removeFolders = (): void => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
};

/** Settings of a market on this machine alone, whatever services the tests use. */
export const EMBEDDED_SETTINGS = {
  DATABASE_URL: '',
  ...DISK_STORAGE,
} as const;

/** A new environment as in all other tests, with extra settings. */
export async function createEnvironmentWith(
  settings: Readonly<Record<string, string>> = {},
): Promise<TestEnvironment> {
  const { env, remove } = await createEnvironment();
  return { env: { ...env, ...settings }, remove };
}

/** The manifest of an archive without its creation time. */
export const manifestOf = (dir: string): Record<string, unknown> => {
  const { at, ...rest } = JSON.parse(readFileSync(join(dir, 'manifest.json'), 'utf8'));
  void at;
  return rest;
};

export interface FilledMarket {
  readonly market: Market;
  readonly trade: Trade;
  /** A live product with two pictures and a video. */
  readonly productId: string;
  /** Path of a document in a conversation of the buyer and the supplier. */
  readonly attachmentPath: string;
}

export const PDF = Buffer.from('%PDF-1.7\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n');
/** Unusual line breaks, quotes and scripts, which break careless line-based formats. */
export const ODD_TEXT = 'Mills\u2028rice\u2029 🌾 "twenty" \\ tonnes\na day — 碾米机';

/** Names of the files in the folder of drawings; the last is no drawing. */
const DRAWINGS = ['0192-press-0.jpg', '0192-press-0.svg.gz', 'page.html'] as const;
export const DRAWING_URL = '/api/media/demo/0192-press-0.svg';
export const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg"/>';

const drawingsFolder = (dataDir: string): string => join(dataDir, 'demo');
/** Names of the copied files in the folder of drawings of a market or an archive. */
export const copiedDrawings = (dir: string): string[] => readdirSync(drawingsFolder(dir)).sort();
export const MOVED_DRAWINGS = DRAWINGS.slice(0, 2);

function storeDrawings(dataDir: string): void {
  mkdirSync(drawingsFolder(dataDir), { recursive: true });
  for (const name of DRAWINGS)
    writeFileSync(join(drawingsFolder(dataDir), name), gzipSync(DRAWING));
}

/** Opens a local market that has rows in every table, stored files, and drawings as a demo market has. */
export async function openFilledMarket(
  settings: Readonly<Record<string, string>>,
): Promise<FilledMarket> {
  const market = await openMarket(40, settings);
  const trade = await openTrade(market);
  const productId = await trade.createLiveProduct({
    description: ODD_TEXT,
    images: [await picture(), await picture(200, 100)],
    video: mp4(),
  });
  await trade.supplier.update(productId, { name: 'Rice mill, and a change that waits' });
  const deletedId = await trade.createLiveProduct();
  await trade.supplier.api.call(deleteProduct, { params: { id: deletedId } });
  await placeOrderFor(trade, productId);
  const chat = await chatApi.open(trade.buyer, { userIds: [trade.supplier.id] });
  await chatApi.send(trade.buyer, chat.id, ODD_TEXT);
  const document = file(PDF, 'offer.pdf', 'application/pdf');
  const sent = await trade.buyer.api.call(sendAttachment, {
    params: { id: chat.id },
    body: { file: document },
  });
  await withDatabase(market, async ({ db }) => {
    const rows = tradeRows(db);
    const { buyer, supplier } = trade;
    const ids = { buyer_id: buyer.id, supplier_id: supplier.id };
    await rows.enquiry({ ...ids, target_price_cents: 5_000_000_000, message: ODD_TEXT });
    // A total beyond 32 bits, and an average that no float holds exactly.
    await rows.order({ ...ids, total_cents: 9_007_199_254_740 });
    await db.updateTable('products').set({ rating_average: 4.666666666666667 }).execute();
  });
  storeDrawings(market.env.DATA_DIR ?? '');
  return { market, trade, productId, attachmentPath: sent.attachment?.path ?? '' };
}
