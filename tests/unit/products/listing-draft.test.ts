// Unsaved product form input: stored per account, offered again, and deleted.
import { beforeEach, expect, test } from 'vitest';
import {
  productDrafts,
  restorableDraft,
} from '../../../src/islands/products/form/product-draft.ts';
import { specification } from '../../../src/islands/products/form/product-values.ts';
import { autosaveDraft } from '../../../src/ui/forms/unsaved.ts';
import { fill, formOver, OK, STORED } from './listing-subject.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  Object.defineProperty(globalThis, 'sessionStorage', {
    configurable: true,
    value: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    },
  });
});

test('what was typed is offered back to the same account, and forgotten once it is saved', async () => {
  const drafts = productDrafts('u1', null);
  const { form } = formOver([OK]);
  const stop = autosaveDraft(form, drafts);
  fill(form);
  form.change({ specifications: [specification('Power', '11 kW')], tags: ['cnc'] });

  const later = formOver([OK]).form;
  const offer = restorableDraft(later, drafts);
  expect(offer).toMatchObject({ revision: null, values: { description: 'Turns steel.' } });
  if (offer) later.restore(offer.values);
  expect(later.$values.get()).toMatchObject({
    category: 'engineering',
    tags: ['cnc'],
    specifications: [{ name: 'Power', value: '11 kW' }],
  });
  expect(restorableDraft(later, drafts)).toBeNull();
  expect(productDrafts('u2', null).read()).toBeNull();
  expect(productDrafts('u1', 'p1').read()).toBeNull();

  await form.save('pending');
  expect(drafts.read()).toBeNull();
  stop();
});

test('a draft taken back by hand is forgotten; nonsense in the storage is none', () => {
  const drafts = productDrafts('u1', 'p1');
  const { form } = formOver([], {});
  autosaveDraft(form, drafts, () => 3);
  form.type('name', 'Other');
  expect(drafts.read()).toMatchObject({ revision: 3 });
  form.type('name', STORED.name);
  expect(kept.size).toBe(0);
  for (const nonsense of ['{', '[]', '{"at":"x"}', 'null']) {
    kept.set('draft:listing:u1:p1', nonsense);
    expect(drafts.read()).toBeNull();
  }
  kept.set('draft:listing:u1:p1', '{"at":1,"values":{"name":5,"tags":{},"specifications":[7]}}');
  expect(drafts.read()?.values).toMatchObject({ name: '5', description: '', tags: [] });
});
