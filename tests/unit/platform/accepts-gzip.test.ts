// Parser of Accept-Encoding: which headers allow gzip.
import { expect, test } from 'vitest';
import { acceptsGzip } from '../../../server/platform/http/accepts-gzip.ts';

test.each([
  [undefined, false],
  ['', false],
  ['identity', false],
  ['gzip', true],
  ['gzip, deflate, br, zstd', true],
  ['br;q=1.0, gzip;q=0.8, *;q=0.1', true],
  ['*', true],
  ['gzip;q=0', false],
  ['br, gzip;q=0.0', false],
])('%s: %s', (header, accepts) => expect(acceptsGzip(header)).toBe(accepts));
