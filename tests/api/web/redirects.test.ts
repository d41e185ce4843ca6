// Redirects of the site: only to this site, and one hop each.
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { sharedMarket } from '../market.ts';

const market = await sharedMarket(1);
const origin = new URL(await market.listen());

/** Sends the path unchanged: a client library would normalize it first. */
const request = async (path: string): Promise<{ status: number; location: string | null }> => {
  const socket = connect(Number(origin.port), origin.hostname);
  socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
  const answer = await text(socket);
  const location = /^location: (.*)\r$/im.exec(answer)?.[1] ?? null;
  return { status: Number(answer.slice(9, 12)), location };
};

test.each([
  "/$'/evil.com/",
  '/a$&/',
  '/$`//evil.com/',
  '//evil.com/',
  '//evil.com',
  '/\\evil.com/',
  '/%2F/evil.com/',
  '/%5C/evil.com/',
  '/%2e%2e//evil.com//',
  `/about${'/'.repeat(2_000)}`,
  "/zh-hans/$'/",
])('%.50s', async (path) => {
  let at = path;
  let hops = 0;
  for (;;) {
    const { status, location } = await request(at);
    if (location === null) {
      expect([200, 400, 404]).toContain(status);
      break;
    }
    expect(new URL(location, origin).origin).toBe(origin.origin);
    hops += 1;
    expect(hops).toBeLessThanOrEqual(1);
    at = location;
  }
});
