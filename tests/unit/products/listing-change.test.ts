// Change of a stored product: only changed fields are sent, and a concurrent save is never overwritten silently.
import { expect, test } from 'vitest';
import { type Answer, formOver, OK, picture, STORED } from './listing-subject.ts';

test('a change sends only what changed, with the revision it was made on', async () => {
  const { form, seen, sent } = formOver([OK], {});
  expect(form.$isUnsaved.get()).toBe(false);
  form.type('stock', 'Out of stock');
  form.type('priceRange', '');
  form.change({ tags: ['wrapper', 'bars'] });
  const [first] = form.pictures.$pictures.get();
  form.pictures.add([picture('c.png')]);
  form.pictures.move(first?.key ?? 0, 2);
  form.video.remove();
  expect(await form.save('pending')).toEqual({
    status: 'saved',
    toast: { title: 'Success', text: 'Product updated successfully!' },
  });
  expect(seen[0]).toMatchObject({ method: 'PUT', url: '/api/products/p1' });
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

test('a field that was blank before is missed in a change too', async () => {
  const { form, seen } = formOver([], { status: 'draft', description: '' });
  await form.save('pending');
  expect(form.$fieldErrors.get()).toEqual({ description: 'Product description is required' });
  expect(seen).toEqual([]);
});

const CONFLICT: Answer = { status: 409, body: { success: false, code: 'conflict', message: 'x' } };
const THEIRS = { ...STORED, revision: 4, description: 'Theirs.', images: ['/media/b.640.webp'] };
const theirs: Answer = { status: 200, body: { success: true, data: THEIRS } };

test('a conflict names what differs; their version is loaded, mine is kept to copy from', async () => {
  const { form, seen } = formOver([CONFLICT, theirs], {});
  form.type('description', 'Mine.');
  form.pictures.add([picture('mine.png')]);
  expect(await form.save('pending')).toEqual({ status: 'conflict' });
  expect(seen.map(({ method, url }) => `${method} ${url}`)).toEqual([
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

test('mine is saved over theirs: on their revision, without files that are gone', async () => {
  const { form, sent } = formOver([CONFLICT, theirs, OK], {});
  form.type('description', 'Mine.');
  await form.save('draft');
  expect(await form.saveMine()).toMatchObject({ status: 'saved' });
  expect(sent(2)).toEqual([
    ['description', 'Mine.'],
    ['status', 'draft'],
    ['revision', '4'],
  ]);
});

test('a conflict can be left alone, and one that cannot be looked at is said', async () => {
  const { form } = formOver([CONFLICT, theirs, CONFLICT, { status: 500, body: null }], {});
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
