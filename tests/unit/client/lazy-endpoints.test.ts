// Tests of what loads with its first use: schemas of endpoints, and checks of forms.
import { atom } from 'nanostores';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { login } from '../../../contract/accounts/auth.ts';
import { createApi, type Transport } from '../../../src/api/call.ts';
import * as lazyEndpoints from '../../../src/api/lazy-endpoints.ts';
import { withRetries } from '../../../src/stores/retry.ts';
import { formSender } from '../../../src/ui/forms/form-sender.ts';
import type { FormSender, FormState } from '../../../src/ui/forms/form-state.ts';
import { lazyFormSender } from '../../../src/ui/forms/lazy-form-sender.ts';

test.each(Object.entries(lazyEndpoints))(
  '%s is declared with the same address and names',
  async (_, lazy) => {
    const { method, path, access, sentAs } = await lazy.load();
    const { load, ...declared } = lazy;
    expect(declared).toEqual({ method, path, access, ...(sentAs && { sentAs }) });
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

describe('schemas', () => {
  const failedLoad = async (): Promise<never> => {
    throw new TypeError('Failed to fetch dynamically imported module');
  };
  const calling = (load: typeof listSuppliers.load, signal?: AbortSignal) => {
    let requests = 0;
    const transport: Transport = async () => {
      requests += 1;
      return { status: 200, body: SUPPLIERS_REPLY };
    };
    const api = createApi({ transport, lang: 'en' });
    const call = () =>
      api.call({ ...listSuppliers, load }, { query: {}, ...(signal ? { signal } : {}) });
    return { call, requests: () => requests };
  };

  test('that fail once are loaded again, without a second request', async () => {
    const loads = [failedLoad, listSuppliers.load];
    const { call, requests } = calling(() => (loads.shift() ?? failedLoad)());
    expect((await call()).suppliers).toHaveLength(1);
    expect(requests()).toBe(1);
  });

  test('that cannot be loaded are an error that is not retried', async () => {
    const { call, requests } = calling(failedLoad);
    const result = withRetries(call, new AbortController().signal);
    await expect(result).rejects.toMatchObject({ name: 'ApiError', code: 'unreadable' });
    expect(requests()).toBe(1);
  });

  test.each([
    ['TimeoutError', { name: 'ApiError', code: 'unreadable' }],
    ['AbortError', { name: 'AbortError' }],
  ])('that never arrive are waited for until the call ends: %s', async (name, error) => {
    const caller = new AbortController();
    const { call } = calling(() => new Promise(() => undefined), caller.signal);
    const result = expect(call()).rejects.toMatchObject(error);
    caller.abort(new DOMException('Ended', name));
    await result;
  });
});

test('a change is sent only once its reply can be parsed', async () => {
  const sent: string[] = [];
  const transport: Transport = async ({ url }) => {
    sent.push(url);
    return { status: 200, body: { token: 't', user: { id: 'u1' } } };
  };
  const api = createApi({ transport, lang: 'en' });
  const body = { email: 'a@b.in', password: 'secret' };
  const reply = await vi.importActual<object>('../../../contract/reply.ts');
  let isBroken = true;
  vi.resetModules();
  vi.doMock('../../../contract/reply.ts', () => {
    if (isBroken) throw new TypeError('Failed to fetch dynamically imported module');
    return reply;
  });
  onTestFinished(() => void vi.doUnmock('../../../contract/reply.ts'));
  await expect(api.call(login, { body })).rejects.toMatchObject({ code: 'network', status: 0 });
  expect(sent).toEqual([]);
  isBroken = false;
  expect(await api.call(login, { body })).toMatchObject({ token: 't' });
  expect(sent).toEqual(['/api/auth/login']);
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

test('a form is sending while its checks are loaded', async () => {
  let loaded: (sender: FormSender<string>) => void = () => {};
  const form = lazyFormSender(
    () =>
      new Promise<FormSender<string>>((resolve) => {
        loaded = resolve;
      }),
  );
  const first = form.send({ email: 'a@b.in' });
  expect(form.$state.get()).toEqual({ status: 'sending' });
  expect(await form.send({})).toEqual({ status: 'busy' });
  const schema = z.object({ email: z.email('emailInvalid') });
  loaded(
    formSender(
      schema,
      'en',
      (name) => name,
      async ({ email }) => `sent by ${email}`,
    ),
  );
  expect(await first).toEqual({ status: 'done', answer: 'sent by a@b.in' });
  expect(form.$state.get()).toEqual({ status: 'idle' });
  expect(await form.send({ email: '' })).toMatchObject({ status: 'invalid' });
  expect(form.$state.get()).toMatchObject({ status: 'failed', code: 'invalid' });
});
