// Unsaved product form input: stored per account, offered again, and deleted.
import { beforeEach, expect, test } from 'vitest';
import { productDrafts } from '../../../src/islands/products/form/product-draft.ts';
import { contentOf, specification } from '../../../src/islands/products/form/product-values.ts';
import { autosaveDraft, restorableDraft } from '../../../src/ui/forms/unsaved.ts';
import { createTestForm, fillForm, OK_REPLY, STORED_PRODUCT } from './product-form-fixture.ts';

const storage = new Map<string, string>();
beforeEach(() => {
  storage.clear();
  Object.defineProperty(globalThis, 'sessionStorage', {
    configurable: true,
    value: {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => storage.set(key, value),
      removeItem: (key: string) => storage.delete(key),
    },
  });
});

test('unsaved input is offered to the same account, and deleted when saved', async () => {
  const drafts = productDrafts('u1', null);
  const { form } = createTestForm([OK_REPLY]);
  const stop = autosaveDraft(form, drafts);
  fillForm(form);
  form.change({ specifications: [specification('Power', '11 kW')], tags: ['cnc'] });
  form.type('machineType', 'cnc-lathe');
  form.setAttribute('swing', '20 in');

  const later = createTestForm([OK_REPLY]).form;
  const offer = restorableDraft(later, drafts, contentOf);
  expect(offer).toMatchObject({ revision: null, values: { description: 'Turns steel.' } });
  if (offer) later.restore(offer.values);
  expect(later.$values.get()).toMatchObject({
    category: 'engineering',
    machineType: 'cnc-lathe',
    attributes: { swing: '20 in' },
    tags: ['cnc'],
    specifications: [{ name: 'Power', value: '11 kW' }],
  });
  expect(restorableDraft(later, drafts, contentOf)).toBeNull();
  expect(productDrafts('u2', null).read()).toBeNull();
  expect(productDrafts('u1', 'p1').read()).toBeNull();

  await form.save('pending');
  expect(drafts.read()).toBeNull();
  stop();
});

test('input that equals the stored product is deleted, and invalid stored drafts are ignored', () => {
  const drafts = productDrafts('u1', 'p1');
  const { form } = createTestForm([], {});
  autosaveDraft(form, drafts, () => 3);
  form.type('name', 'Other');
  expect(drafts.read()).toMatchObject({ revision: 3 });
  form.type('name', STORED_PRODUCT.name);
  expect(storage.size).toBe(0);
  for (const nonsense of ['{', '[]', '{"at":"x"}', 'null']) {
    storage.set('draft:listing:u1:p1', nonsense);
    expect(drafts.read()).toBeNull();
  }
  const damaged = {
    name: 5,
    tags: {},
    specifications: [7],
    attributes: { swing: { toString: 1 } },
  };
  storage.set('draft:listing:u1:p1', JSON.stringify({ at: 1, values: damaged }));
  expect(drafts.read()?.values).toMatchObject({
    name: '5',
    description: '',
    tags: [],
    attributes: { swing: '' },
  });
});
