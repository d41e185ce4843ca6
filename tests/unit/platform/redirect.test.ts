// Redirects of addresses with extra slashes: on this site, to the same page, in one hop.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalUrl } from '../../../server/web/redirect.ts';

const SITE = 'https://market.example';

test.each([
  ['/', null],
  ['/about', null],
  ['/about?a=/b/', null],
  ['/about/', '/about'],
  ['/about///?a=b', '/about?a=b'],
  ['//', '/'],
  ['//?a', '/?a'],
  ["/$'/evil.com/", "/$'/evil.com"],
  ['/a$&/', '/a$&'],
  ['/$`/$1/$$/', '/$`/$1/$$'],
  ['//evil.com', '/evil.com'],
  ['//evil.com/', '/evil.com'],
  ['/\\evil.com/', '/evil.com'],
  ['\\\\evil.com', '/evil.com'],
  ['/about\\', '/about'],
  ['/%2F/evil.com/', '/%2F/evil.com'],
  ['/%5Cevil.com/', '/%5Cevil.com'],
  [`/${'/'.repeat(7_000)}evil.com${'/'.repeat(900)}`, '/evil.com'],
])('%.60s', (url, expected) => {
  expect(canonicalUrl(url)).toBe(expected);
});

test('is correct for any address', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '/',
      '\\',
      '//',
      '$&',
      "$'",
      '$`',
      '$$',
      '?',
      '#',
      '%2F',
      '%5C',
      '.',
      '..',
      '@',
      ':',
      'a',
      'evil.com',
      'http:',
    ),
    fc.string({ maxLength: 8 }),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const url = `/${pieces.join('')}`;
      const target = canonicalUrl(url);
      if (target === null) return;
      expect(target).toMatch(/^\/(?![/\\])/);
      expect(canonicalUrl(target)).toBeNull();
      expect(new URL(target, SITE).origin).toBe(SITE);
      expect(target.length).toBeLessThanOrEqual(url.length);
    }),
    { numRuns: 2_000 },
  );
}, 30_000);

test('a long chain of slashes takes linear time', () => {
  const since = performance.now();
  for (let at = 0; at < 100; at++) canonicalUrl(`/a${'/'.repeat(8_000)}b${'/'.repeat(8_000)}`);
  expect(performance.now() - since).toBeLessThan(1_000);
});
