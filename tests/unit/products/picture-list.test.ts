// Picture list of a product or a supplier: accepted files, order, and sent data.
import { expect, test, vi } from 'vitest';
import { videoError } from '../../../src/ui/uploads/file-errors.ts';
import { createFileField } from '../../../src/ui/uploads/file-field.ts';
import { createPictureList } from '../../../src/ui/uploads/picture-list.ts';

const MB = 1024 * 1024;
const file = (name: string, type = 'image/png', size = 1) =>
  new File([new Uint8Array(size)], name, { type });
const names = (list: ReturnType<typeof createPictureList>): string[] =>
  list.requestValue().map((each) => (typeof each === 'string' ? each : each.name));
const keyAt = (list: ReturnType<typeof createPictureList>, at: number): number =>
  list.$pictures.get()[at]?.key ?? 0;

test('valid files are added, the others are listed with the reason', () => {
  const list = createPictureList(['/media/a.640.webp'], 3);
  expect(
    list.add([file('one.png'), file('photo.heic', 'image/heic'), file('no-type', '')]),
  ).toEqual({
    tooMany: false,
    files: [
      { name: 'photo.heic', errorName: 'pictureHeic' },
      { name: 'no-type', errorName: 'pictureType' },
    ],
  });
  expect(list.add([file('big.jpg', 'image/jpeg', 10 * MB + 1)])).toEqual({
    tooMany: false,
    files: [{ name: 'big.jpg', errorName: 'pictureTooLarge' }],
  });
  expect(list.add([file('two.webp', 'image/webp'), file('three.png')])).toEqual({
    tooMany: true,
    files: [],
  });
  expect(names(list)).toEqual(['/media/a.640.webp', 'one.png', 'two.webp']);
  list.remove(keyAt(list, 0));
  expect(list.add([file('three.png')])).toBeNull();
});

test('files are sent in the order of the list', () => {
  const list = createPictureList(['a', 'b', 'c'], 5);
  list.move(keyAt(list, 0), 2);
  expect(names(list)).toEqual(['b', 'c', 'a']);
  list.move(keyAt(list, 2), 0);
  expect(names(list)).toEqual(['a', 'b', 'c']);
  list.move(keyAt(list, 1), -1);
  expect(names(list)).toEqual(['b', 'a', 'c']);
  list.move(999_999, 0);
  expect(names(list)).toEqual(['b', 'a', 'c']);
});

test('new files stay after a changed stored list, as far as there is space', () => {
  const list = createPictureList(['a'], 3);
  list.add([file('one.png'), file('two.png')]);
  list.setStored(['b', 'c'], true);
  expect(names(list)).toEqual(['b', 'c', 'one.png']);
  list.retainStored(['c']);
  expect(names(list)).toEqual(['c', 'one.png']);
  list.setStored(['d']);
  expect(names(list)).toEqual(['d']);
});

test('object URLs of removed files are revoked', () => {
  const revoked = vi.spyOn(URL, 'revokeObjectURL');
  const list = createPictureList([], 2);
  list.add([file('one.png'), file('two.png')]);
  const [one, two] = list.$pictures.get();
  list.remove(one?.key ?? 0);
  list.setStored([]);
  expect(revoked.mock.calls).toEqual([[one?.src], [two?.src]]);
  revoked.mockRestore();
});

test('a video is checked by type and size, and an invalid one keeps the earlier one', () => {
  const video = createFileField('/media/v.mp4', videoError);
  expect(video.choose(file('v.mov', 'video/quicktime'))).toBe('videoType');
  expect(video.choose(file('v.mp4', 'video/mp4', 5 * MB + 1))).toBe('videoTooLarge');
  expect(video.requestValue()).toBe('/media/v.mp4');
  expect(video.choose(file('v.webm', 'video/webm', 5 * MB))).toBeNull();
  expect(video.requestValue()).toMatchObject({ name: 'v.webm' });
  video.remove();
  expect(video.requestValue()).toBe('');
});
