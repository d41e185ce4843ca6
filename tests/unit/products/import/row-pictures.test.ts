// Pictures of a row from a ZIP file: a broken archive is a warning of the row, a fault of the server is none.
import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { openPictureSource } from '../../../../server/products/import/pictures/row-pictures.ts';

const readWith = (error: Error) =>
  openPictureSource({
    zip: { extract: () => Promise.reject(error), close: () => {} },
    storage: { remove: async () => {} } as never,
    folder: tmpdir(),
    network: {} as never,
    meter: {} as never,
    accountId: 'supplier',
  }).read([{ text: 'a.png', column: 1 }]);

test.each([
  new Error('unexpected EOF'),
  Object.assign(new Error('incorrect data check'), { code: 'Z_DATA_ERROR', errno: -3 }),
])('%s: the picture is unreadable', async (error) => {
  expect(await readWith(error)).toMatchObject({ issues: [{ text: 'pictureUnreadable' }] });
});

test('a full disk is thrown, so that the row is tried again', async () => {
  const full = Object.assign(new Error('ENOSPC'), { code: 'ENOSPC', errno: -28, syscall: 'write' });
  await expect(readWith(full)).rejects.toBe(full);
});
