// Drafts: what is in a build, and builds and servers for the public that refuse them.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { isInBuild, unpublishedOf } from '../../../src/content/drafts.ts';

const NOW = new Date('2026-11-26');
const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

test.each([
  [{}, undefined],
  [{ draft: false, date: new Date('2026-11-26') }, undefined],
  [{ date: new Date('2026-11-27') }, 'scheduled'],
  [{ draft: true, date: new Date('2026-01-01') }, 'draft'],
] as const)('%j is %s, and only previews have what is not published', (data, unpublished) => {
  expect(unpublishedOf(data, NOW)).toBe(unpublished);
  expect(isInBuild(data, NOW, false)).toBe(unpublished === undefined);
  expect(isInBuild(data, NOW, true)).toBe(true);
});

test('a build for the public refuses drafts', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/start.mjs', 'build'], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, PUBLIC_DRAFTS: '1', PUBLIC_ORIGIN: 'https://market.example' },
  });
  expect(status).toBe(1);
  expect(stderr).toContain('A build for PUBLIC_ORIGIN cannot have drafts: unset PUBLIC_DRAFTS');
});
