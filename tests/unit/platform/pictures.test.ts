// Addresses of a stored picture's sizes: drawing, upload, and external.
import { describe, expect, test } from 'vitest';
import {
  pictureKind,
  picturePaths,
  pictureSources,
  previewUrl,
  uploadedPictureNames,
} from '../../../contract/media.ts';

const ID = '0b7b5a52-2f3e-4f6e-9d3e-0c1f6d1b2a3c';
const path = (width: number, height: number): string =>
  `/media/uploads/${uploadedPictureNames(ID, width, height)[640]}`;

test('a drawing is one file for all sizes, with a JPEG for link previews', () => {
  const drawing = '/media/demo/lathe-0.svg';
  expect(pictureSources(drawing)).toMatchObject({ sources: [], src: `/api${drawing}` });
  expect(previewUrl(drawing)).toBe('/api/media/demo/lathe-0.jpg');
});

test('an uploaded picture is shown in link previews at its largest size, others as they are', () => {
  const uploaded = path(800, 600);
  expect(previewUrl(uploaded)).toBe(`/api${uploaded.replace('.640.', '.1280.')}`);
  expect(previewUrl(path(790, 16_000))).toBe(`/api${path(790, 16_000)}`);
  expect(previewUrl('https://example.com/a.svg')).toBe('https://example.com/a.svg');
});

test.each([
  [path(800, 600), 'photo'],
  [path(1, 1280), 'photo'],
  ['/media/demo/lathe-0.svg', 'familyDrawing'],
  ['/media/demo/machine-lathe-0.svg', 'machineDrawing'],
  ['https://example.com/a.png', null],
  ['/media/uploads/clip.mp4', null],
])('the kind of %s is %s', (each, kind) => expect(pictureKind(each)).toBe(kind));

describe('an uploaded picture', () => {
  test.each([
    [1280, 960, ['320w', '640w', '1280w'], [640, 480]],
    [960, 1280, ['240w', '480w', '960w'], [480, 640]],
    [500, 300, ['320w', '500w'], [500, 300]],
    [320, 320, ['320w'], [320, 320]],
    [100, 1, ['100w'], [100, 1]],
    [1280, 1, ['320w', '640w', '1280w'], [640, 1]],
    [63, 1280, ['16w', '32w', '63w'], [32, 640]],
    // Long pictures: squares of their top.
    [790, 16_000, ['320w', '640w'], [640, 640]],
    [200, 2_000, ['200w'], [200, 200]],
  ])('of %i x %i has its true widths', (width, height, widths, box) => {
    const found = pictureSources(path(width, height));
    expect(found.sources.map(({ type }) => type)).toEqual(['image/webp']);
    const srcset = found.sources[0]?.srcset.split(', ') ?? [];
    expect(srcset.map((each) => each.split(' ')[1])).toEqual(widths);
    expect(found.src).toBe(`/api${path(width, height)}`);
    expect([found.width, found.height]).toEqual(box);
  });

  test('has three files', () => {
    expect(picturePaths(path(9, 9)).map((each) => /\.(\d+)\.webp$/.exec(each)?.[1])).toEqual([
      '320',
      '640',
      '1280',
    ]);
  });
});

test.each([
  'https://example.com/a.png',
  '/media/uploads/clip.mp4',
  '/media/uploads/a-1x1.999.webp',
  '',
])('%j has one file', (single) => {
  expect(pictureSources(single)).toMatchObject({ sources: [], width: null, height: null });
  expect(picturePaths(single)).toEqual([single]);
});
