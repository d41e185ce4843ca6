// The script that takes the token of a mail's link out of the address.
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

const script = readFileSync(new URL('../../../src/scripts/drop-token.js', import.meta.url), 'utf8');

test.each([
  ['/confirm-email?kind=stop&token=secret', '/confirm-email?kind=stop'],
  ['/zh-hans/join?token=secret', '/zh-hans/join'],
  ['/confirm-email?kind=stop&done=1', null],
])('%s becomes %s', (address, expected) => {
  const replaced: string[] = [];
  const location = { href: `https://market.example${address}` };
  const history = {
    state: null,
    replaceState: (_: unknown, __: string, url: URL) => replaced.push(url.pathname + url.search),
  };
  runInNewContext(script, { location, history, URL });
  expect(replaced).toEqual(expected === null ? [] : [expected]);
});
