// Tests of what loads with its first use: schemas of endpoints, and checks of forms.
import { atom } from 'nanostores';
import { expect, test } from 'vitest';
import { createApi, type Transport } from '../../../src/api/call.ts';
import * as lazyEndpoints from '../../../src/api/lazy-endpoints.ts';
import type { FormSender, FormState } from '../../../src/ui/forms/form-state.ts';
import { lazyFormSender } from '../../../src/ui/forms/lazy-form-sender.ts';

test.each(Object.entries(lazyEndpoints))(
  '%s is declared with the same address',
  async (_, lazy) => {
    const { method, path, access } = await lazy.load();
    expect(lazy).toMatchObject({ method, path, access });
  },
);

const SUPPLIERS_REPLY = { success: true, suppliers: [{ id: 's1', companyName: 'Haida' }] };
const { listSuppliers } = lazyEndpoints;

test('the request is sent before the schemas are loaded', async () => {
  const steps: string[] = [];
  const transport: Transport = async ({ url }) => {
    steps.push(url);
    return { status: 200, body: SUPPLIERS_REPLY };
  };
  const load = async () => {
    steps.push('loaded');
    return listSuppliers.load();
  };
  const api = createApi({ transport, lang: 'en' });
  const { suppliers } = await api.call({ ...listSuppliers, load }, { query: {} });
  expect(steps).toEqual(['/api/auth/suppliers', 'loaded']);
  expect(suppliers).toMatchObject([{ id: 's1', companyName: 'Haida' }]);
});

test('schemas that cannot be loaded count as a missing reply', async () => {
  const transport: Transport = async () => ({ status: 200, body: SUPPLIERS_REPLY });
  const load: typeof listSuppliers.load = async () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  };
  const call = createApi({ transport, lang: 'en' }).call({ ...listSuppliers, load }, { query: {} });
  await expect(call).rejects.toMatchObject({ name: 'ApiError', code: 'network', status: 0 });
});

test('a form whose checks cannot be loaded is refused, and loads them on the next attempt', async () => {
  const $state = atom<FormState>({ status: 'idle' });
  const sender: FormSender<string> = {
    $state,
    reset: () => $state.set({ status: 'idle' }),
    send: async () => {
      $state.set({ status: 'sending' });
      return { status: 'done', answer: 'sent' };
    },
  };
  let attempts = 0;
  const form = lazyFormSender(async () => {
    attempts += 1;
    if (attempts === 1) throw new TypeError('Failed to fetch dynamically imported module');
    return sender;
  });
  expect(await form.send({})).toMatchObject({ status: 'refused', error: { code: 'network' } });
  expect(form.$state.get()).toMatchObject({ status: 'failed', code: 'network' });
  expect(await form.send({})).toEqual({ status: 'done', answer: 'sent' });
  expect(form.$state.get()).toEqual({ status: 'sending' });
});
