// Documentation of static hosting in step with the list of forwarded addresses that hosts and tests use.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string): string =>
  readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
const { forward } = JSON.parse(read('deploy/on-demand-routes.json')) as { forward: string[] };
const manual = read('docs/deploy.md');

test('the manual names every forwarded address', () => {
  const [, section = ''] = /\*\*Forwarded addresses\.\*\*([\s\S]*?)\n3\. /.exec(manual) ?? [];
  const bare = forward.filter((each) => !each.startsWith('/zh-hans/'));
  const [, list = ''] = section.split('on-demand-routes.json)');
  const named = [...list.matchAll(/`(\/[^`]+)`/g)].map(([, address]) => address);
  expect(new Set(named)).toEqual(new Set([...bare, '/zh-hans']));
});

test('the nginx example forwards exactly these addresses', () => {
  const [, server = ''] = /For nginx:\s+```nginx([\s\S]*?)```/.exec(manual) ?? [];
  const patterns = [...server.matchAll(/location ~ (\S+) \{ proxy_pass/g)].map(
    ([, pattern = '']) => new RegExp(pattern),
  );
  const isForwarded = (address: string): boolean => patterns.some((each) => each.test(address));
  for (const address of forward)
    expect(isForwarded(address.replace('*', '1.xml')), address).toBe(true);
  for (const address of ['/', '/zh-hans', '/about', '/products/new', '/dashboard', '/inquiry/new'])
    expect(isForwarded(address), address).toBe(false);
});
