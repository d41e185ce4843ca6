// Links of content pages: which there are, what is wrong with one, and the list of outgoing addresses.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import {
  anchorsOf,
  faultOf,
  type LinkSource,
  linksOf,
  openAddress,
  updateOutgoing,
} from '../../../scripts/links.ts';

const page = (body: string, data: object = {}): LinkSource => ({
  file: 'blog/en/a.md',
  data,
  body,
});

describe('links of a page', () => {
  test('are in the text and in every field, without the punctuation after them', () => {
    const links = linksOf(
      page('See [this](/bis#codes), https://a.example/x_(y and [that](https://b.example/?q=1).', {
        sources: [{ url: 'https://c.example/中', title: '见 https://d.example/e。' }],
        blocks: [{ links: [{ href: '/contact' }], text: 'a/b' }],
      }),
    );
    expect(links.map(({ field, href }) => `${field} ${href}`)).toEqual([
      'sources.0.url https://c.example/中',
      'sources.0.title https://d.example/e',
      'blocks.0.links.0.href /contact',
      'text https://a.example/x_(y',
      'text https://b.example/?q=1',
      'text /bis#codes',
    ]);
  });
});

describe('a link within the site', () => {
  const target: LinkSource = {
    file: 'guides/en/quality.md',
    data: { blocks: [{ kind: 'faq' }, { id: 'reply' }] },
    body: '## What to *check*, and how?\n\n### 怎么查\n',
  };
  const pages = {
    routes: ['/products', '/product/[id]'],
    content: new Map([['/quality', target]]),
  };
  const fault = (href: string) => faultOf({ href, file: 'blog/en/a.md', field: 'text' }, pages);

  test.each([
    '/products?category=fashion',
    '/product/123',
    '/quality',
    '/quality#reply',
    '/quality#part-1',
    '/quality#what-to-check-and-how',
    '/quality#怎么查',
  ])('%s leads somewhere', (href) => {
    expect(fault(href)).toBeNull();
  });

  test('to a missing page or anchor names the file, the field and the remedy', () => {
    expect(fault('/qualty')).toBe(
      'blog/en/a.md: text: /qualty: there is no such page; write the path of one without a language, such as /blog/name',
    );
    expect(fault('/quality#answer')).toBe(
      'blog/en/a.md: text: /quality#answer: guides/en/quality.md has no such anchor; it has part-1, reply, what-to-check-and-how, 怎么查',
    );
  });

  test('anchors are those of the renderer: without marks, and numbered where a heading is repeated', () => {
    const body = '## FOB or [FCA](/x) — for a container?\n\n## Cost\n\n### Cost\n';
    expect([...anchorsOf({ file: 'blog/en/a.md', data: {}, body })]).toEqual([
      'fob-or-fca--for-a-container',
      'cost',
      'cost-1',
    ]);
  });
});

test('new addresses are added as never opened, unused ones are removed, known days stay', () => {
  const link = (href: string, file: string) => ({ href, file, field: 'text' });
  const known = { address: 'https://b.example', used: ['x'], opened: '2026-11-20' };
  const gone = { address: 'https://gone.example', used: ['x'], opened: '2026-11-20' };
  expect(
    updateOutgoing(
      [known, gone],
      [
        link('https://b.example', 'b.md'),
        link('https://a.example', 'b.md'),
        link('https://a.example', 'a.md'),
      ],
    ),
  ).toEqual({
    list: [
      { address: 'https://a.example', used: ['a.md', 'b.md'], opened: 'never' },
      { address: 'https://b.example', used: ['b.md'], opened: '2026-11-20' },
    ],
    added: ['https://a.example'],
    removed: ['https://gone.example'],
  });
});

test('opening an address says what is wrong', async () => {
  const server = createServer((request, reply) => {
    reply.statusCode = request.url === '/there' ? 200 : 404;
    reply.end('x');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  expect(await openAddress(`${origin}/there`)).toBeNull();
  expect(await openAddress(`${origin}/gone`)).toBe('status 404');
  await new Promise((done) => server.close(done));
  expect(await openAddress(`${origin}/there`)).toMatch(/ECONNREFUSED|closed/);
});
