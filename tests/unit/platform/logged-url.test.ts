// Addresses in log lines: without tokens.
import { expect, test } from 'vitest';
import { loggedUrl } from '../../../server/platform/http/logging.ts';

test.each([
  ['/api/saved-searches/stop?token=secret', '/api/saved-searches/stop?token=…'],
  [
    '/api/saved-searches/stop?id=1&token=secret&lang=en',
    '/api/saved-searches/stop?id=1&token=…&lang=en',
  ],
  ['/zh-hans/stop-alert?Token=a&token=b', '/zh-hans/stop-alert?Token=…&token=…'],
  ['/api/products?search=token', '/api/products?search=token'],
])('%s is logged as %s', (url, logged) => {
  expect(loggedUrl(url)).toBe(logged);
});
