// Addresses of a build in the files that a market serves.
import { expect, test } from 'vitest';
import { fillAddresses } from '../../../server/web/build-addresses.ts';

const PLACEHOLDERS = { origin: 'https://origin.invalid', uploads: 'https://uploads.invalid' };
const POLICY =
  "img-src 'self' blob: https://uploads.invalid; media-src 'self' https://uploads.invalid";

test('a policy names the site of the uploads only where there is one', () => {
  const origin = 'https://market.example';
  const own = fillAddresses(PLACEHOLDERS, { origin, uploads: null });
  expect(own(POLICY)).toBe("img-src 'self' blob:; media-src 'self'");
  const bucket = fillAddresses(PLACEHOLDERS, { origin, uploads: 'https://cdn.example' });
  expect(bucket(POLICY)).toBe(
    "img-src 'self' blob: https://cdn.example; media-src 'self' https://cdn.example",
  );
});

test('a build for one address can be served at another', () => {
  const built = { ...PLACEHOLDERS, origin: 'https://market.example' };
  const fill = fillAddresses(built, { origin: 'http://127.0.0.1:4321', uploads: null });
  expect(fill('<link rel="canonical" href="https://market.example/help">')).toBe(
    '<link rel="canonical" href="http://127.0.0.1:4321/help">',
  );
});
