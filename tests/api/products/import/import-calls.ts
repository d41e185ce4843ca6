// Calls of an import, as a supplier's screens make them.

import {
  checkImport,
  createImport,
  getLatestImport,
  startImport,
} from '../../../../contract/products/imports.ts';
import { listMyProducts } from '../../../../contract/products/my-products.ts';
import type { ProductImport } from '../../../../contract/products/product-import.ts';
import { eventually } from '../../eventually.ts';
import type { SignedInUser } from '../../users.ts';

export const LATHES = 'cnc-lathe';
export const HEADER =
  'Product name,Short description,Description,Price (USD),Swing (mm),Remarks on tooling';

/** A complete row: a product that can be sent for review. */
export const row = (name: string, price = '12500', swing = '400'): string =>
  `${name},A lathe for shafts,Turns shafts and flanges of steel.,${price},${swing},8 tools`;

export const csvFile = (lines: readonly string[], name = 'lathes.csv'): File =>
  new File([lines.join('\r\n')], name, { type: 'text/csv' });

export const upload = async (
  { api }: Pick<SignedInUser, 'api'>,
  file: File,
  machineType = LATHES,
  reading: { readonly sheet?: string; readonly headingRow?: number } = {},
): Promise<ProductImport> =>
  (await api.call(createImport, { body: { machineType, file, ...reading } })).import;

/** The dry run with the guessed columns, or with others. */
export const check = async (
  { api }: Pick<SignedInUser, 'api'>,
  { id, columns }: ProductImport,
  change: Readonly<Record<string, string>> = {},
): Promise<ProductImport> => {
  const targets = columns.map(({ header, target }) => change[header] ?? target);
  return (await api.call(checkImport, { params: { id }, body: { targets } })).import;
};

export const start = async (
  { api }: Pick<SignedInUser, 'api'>,
  { id }: ProductImport,
  skipErrors = false,
): Promise<ProductImport> =>
  (await api.call(startImport, { params: { id }, body: { skipErrors } })).import;

export const latest = async ({ api }: Pick<SignedInUser, 'api'>): Promise<ProductImport> => {
  const { import: found } = await api.call(getLatestImport, {});
  if (!found) throw new Error('there is no import');
  return found;
};

export const finished = async (user: Pick<SignedInUser, 'api'>): Promise<ProductImport> => {
  await eventually(async () => (await latest(user)).state).not.toBe('running');
  return latest(user);
};

/** Uploads, checks, starts, and waits for the drafts. */
export const importAll = async (
  user: Pick<SignedInUser, 'api'>,
  file: File,
): Promise<ProductImport> => {
  await start(user, await check(user, await upload(user, file)), true);
  return finished(user);
};

export const myProducts = async ({ api }: Pick<SignedInUser, 'api'>) =>
  (await api.call(listMyProducts, { query: { limit: 100 } })).products;
