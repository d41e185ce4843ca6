// Product form as an arbitrary client may send it, and the check that a refused form leaves nothing behind.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { InjectOptions } from 'light-my-request';
import { expect } from 'vitest';
import { serverFieldErrorText } from '../../../contract/messages/fields/server-field.ts';
import { encodeMultipart, type Market, unusedAddress } from '../market.ts';
import { storedFilesOf } from '../platform/stored-files.ts';
import { expectRefused } from '../refusal.ts';
import { SENT_PRODUCT } from './product-forms.ts';

/** Temporary files of forms that are still being received. */
export const temporaryFiles = (market: Market): string[] => {
  const folder = join(market.env.DATA_DIR ?? '', 'tmp');
  return existsSync(folder) ? readdirSync(folder) : [];
};

export const expectNoFilesLeft = async (market: Market): Promise<void> => {
  expect(temporaryFiles(market)).toEqual([]);
  expect(await storedFilesOf(market, 'uploads').names()).toEqual([]);
};

export function buildForm(
  files: readonly (readonly [string, File])[],
  fields: object = SENT_PRODUCT,
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  for (const [name, each] of files) form.append(name, each);
  return form;
}

export async function productRequest(token: string, form: FormData): Promise<InjectOptions> {
  const { payload, headers } = await encodeMultipart(form);
  return {
    method: 'POST',
    url: '/api/products/create-new',
    remoteAddress: unusedAddress(),
    headers: { ...headers, authorization: `Bearer ${token}` },
    payload,
  };
}

/** Expects a refusal for this one field, in both languages. */
export async function expectFieldRefused(
  market: Market,
  token: string,
  form: FormData,
  field: string,
  name: string,
): Promise<void> {
  const request = await productRequest(token, form);
  await expectRefused(market, request, 'validation');
  const { fields } = (await market.app.inject(request)).json();
  expect(fields).toEqual({ [field]: serverFieldErrorText(name, 'en') });
}
