// Change of a stored product: only changed fields are sent, and a concurrent save is never overwritten silently.
import { expect, test } from 'vitest';
import {
  createTestForm,
  OK_REPLY,
  picture,
  type ScriptedReply,
  STORED_PRODUCT,
} from './product-form-fixture.ts';

test('an edit sends only changed fields, with the revision it is based on', async () => {
  const { form, requests, sent } = createTestForm([OK_REPLY], {});
  expect(form.$isUnsaved.get()).toBe(false);
  form.type('stock', 'Out of stock');
  form.type('price', '');
  form.change({ tags: ['wrapper', 'bars'] });
  const [first] = form.pictures.$pictures.get();
  form.pictures.add([picture('c.png')]);
  form.pictures.move(first?.key ?? 0, 2);
  form.video.remove();
  expect(await form.save('pending')).toEqual({
    status: 'saved',
    toast: { title: 'Success', text: 'Product updated successfully!' },
  });
  expect(requests[0]).toMatchObject({ method: 'PUT', url: '/api/products/p1' });
  expect(sent()).toEqual([
    ['priceRange', ''],
    ['stock', 'Out of stock'],
    ['tags[]', 'wrapper'],
    ['tags[]', 'bars'],
    ['images', '/media/b.640.webp'],
    ['images', 'file c.png'],
    ['images', '/media/a.640.webp'],
    ['video', ''],
    ['status', 'pending'],
    ['revision', '3'],
  ]);
});

test('an edit also requires fields that were blank before', async () => {
  const { form, requests } = createTestForm([], { status: 'draft', description: '' });
  await form.save('pending');
  expect(form.$fieldErrors.get()).toEqual({ description: 'Product description is required' });
  expect(requests).toEqual([]);
});

const CONFLICT: ScriptedReply = {
  status: 409,
  body: { success: false, code: 'conflict', message: 'x' },
};
const OTHER_VERSION = {
  ...STORED_PRODUCT,
  revision: 4,
  description: 'Theirs.',
  images: ['/media/b.640.webp'],
};
const otherVersion: ScriptedReply = { status: 200, body: { success: true, data: OTHER_VERSION } };

test('a conflict names the differing fields, and the other version is loaded with the own one kept for copying', async () => {
  const { form, requests } = createTestForm([CONFLICT, otherVersion], {});
  form.type('description', 'Mine.');
  form.pictures.add([picture('mine.png')]);
  expect(await form.save('pending')).toEqual({ status: 'conflict' });
  expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'PUT /api/products/p1',
    'GET /api/products/my/products/p1',
  ]);
  expect(form.$saving.get()).toMatchObject({
    status: 'conflict',
    differingFields: ['description', 'images'],
  });
  form.acceptTheirs();
  expect(form.$values.get().description).toBe('Theirs.');
  expect(form.$replacedTexts.get()).toEqual([{ field: 'description', text: 'Mine.' }]);
  // The new file stays, because the user could not restore it from a text.
  expect(form.pictures.requestValue().map(String)).toEqual(['/media/b.640.webp', '[object File]']);
  form.clearReplacedTexts();
  expect(form.$replacedTexts.get()).toEqual([]);
});

test('the own version is saved over the other one, on its revision, without deleted files', async () => {
  const { form, sent } = createTestForm([CONFLICT, otherVersion, OK_REPLY], {});
  form.type('description', 'Mine.');
  await form.save('draft');
  expect(await form.saveMine()).toMatchObject({ status: 'saved' });
  expect(sent(2)).toEqual([
    ['description', 'Mine.'],
    ['status', 'draft'],
    ['revision', '4'],
  ]);
});

test('a conflict can be dismissed, and one that fails to load shows an error', async () => {
  const { form } = createTestForm(
    [CONFLICT, otherVersion, CONFLICT, { status: 500, body: null }],
    {},
  );
  form.type('description', 'Mine.');
  await form.save('pending');
  form.keepEditing();
  expect(form.$saving.get()).toEqual({ status: 'idle' });
  expect(form.$values.get().description).toBe('Mine.');
  expect(await form.save('pending')).toMatchObject({
    status: 'refused',
    toast: { title: 'Error', text: 'x' },
  });
});
