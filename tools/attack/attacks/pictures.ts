// Attacks with pictures that are expensive to decode, as avatars and as pictures of drafts.

import type { Attack, AttackContext } from '../attack-context.ts';
import { runConcurrently } from '../client.ts';
import { DRAFT, formOf } from '../payloads.ts';
import {
  bombPng,
  interlacedPng,
  MAX_SIDE_PIXELS,
  oversizedHeaderPng,
  progressiveJpeg,
} from '../pictures.ts';

async function send(
  { until, send, supplier }: AttackContext,
  width: number,
  pictures: readonly (readonly [type: string, content: Buffer])[],
): Promise<void> {
  const avatars = pictures.map(([type, content]) =>
    formOf([{ name: 'avatar', filename: 'a', type, content }]),
  );
  const drafts = pictures.map(([type, content]) =>
    formOf([...DRAFT, { name: 'images', filename: 'a', type, content }]),
  );
  await runConcurrently(width, until, async (at) => {
    const token = supplier(at).token;
    const form = (at % 2 ? avatars : drafts)[Math.floor(at / 2) % pictures.length];
    const call =
      at % 2
        ? { method: 'PUT', path: '/api/auth/profile' }
        : { method: 'POST', path: '/api/products/create-new' };
    if (form) await send(at, { ...call, ...form, token, timeoutMs: 30_000 });
  });
}

export const PICTURES: readonly Attack[] = [
  {
    name: 'jpegs',
    summary: 'progressive 7000×7000 JPEGs, ten at once',
    seconds: 15,
    sources: [1, 200],
    quick: { sources: 200, seconds: 4 },
    run: async (field) => send(field, 10, [['image/jpeg', await progressiveJpeg(MAX_SIDE_PIXELS)]]),
  },
  {
    name: 'pngs',
    summary:
      'PNGs that inflate: 7000×7000 interlaced with 16 bits, text and profile of 256 MB, 100,000 pixels wide',
    seconds: 15,
    sources: [1, 200],
    quick: { sources: 1, seconds: 4 },
    run: async (field) =>
      send(field, 4, [
        ['image/png', await interlacedPng(MAX_SIDE_PIXELS)],
        ['image/png', bombPng(500, 256)],
        ['image/png', oversizedHeaderPng()],
      ]),
  },
];
