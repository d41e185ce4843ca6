// Product form as an arbitrary client may send it, and the check that a refused form leaves nothing behind.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { InjectOptions } from 'light-my-request';
import { expect } from 'vitest';
import { fieldErrorText } from '../../../contract/messages.ts';
import type { Market } from '../market.ts';
import { freshAddress } from '../people.ts';
import { filesIn } from '../platform/kept-files.ts';
import { expectRefused } from '../refusal.ts';
import { formBytes, WHOLE } from './forms.ts';

/** Temporary files of forms that are still being received. */
export const waitingIn = (market: Market): string[] => {
  const folder = join(market.env.DATA_DIR ?? '', 'tmp');
  return existsSync(folder) ? readdirSync(folder) : [];
};

export const expectNothingStays = async (market: Market): Promise<void> => {
  expect(waitingIn(market)).toEqual([]);
  expect(await filesIn(market, 'uploads').names()).toEqual([]);
};

export function formOf(
  files: readonly (readonly [string, File])[],
  fields: object = WHOLE,
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  for (const [name, each] of files) form.append(name, each);
  return form;
}

export async function post(token: string, form: FormData): Promise<InjectOptions> {
  const { payload, headers } = await formBytes(form);
  return {
    method: 'POST',
    url: '/api/products/create-new',
    remoteAddress: freshAddress(),
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
  const request = await post(token, form);
  await expectRefused(market, request, 'validation');
  const { fields } = (await market.app.inject(request)).json();
  expect(fields).toEqual({ [field]: fieldErrorText(name, 'en') });
}
