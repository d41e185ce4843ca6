// The warning at start that the built site still shows example data of the operator.
import { tmpdir } from 'node:os';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { openShared } from '../../../server/platform/redis/open.ts';
import { registerPages } from '../../../server/web/web.ts';
import { exampleFieldsOf, SITE } from '../../../src/site.ts';

const OWN = {
  legalName: 'Setu Machines Private Limited',
  email: 'desk@setu.in',
  phone: '+91 11 4100 2000',
  grievanceOfficer: { name: 'Kavita Rao', email: 'grievance@setu.in', phone: '+91 11 4100 2001' },
  address: { street: '12 Nehru Place', city: 'New Delhi', postalCode: '110019', country: 'IN' },
  social: [{ name: 'LinkedIn', href: 'https://www.linkedin.com/company/setu' }],
};

/** Log entries of level warn and above of a process that starts with a build made from this data. */
async function warningsOf(site: object, demo: boolean): Promise<string[]> {
  const messages: string[] = [];
  const stream = {
    write: (line: string) => messages.push((JSON.parse(line) as { msg: string }).msg),
  };
  const app = Fastify({ logger: { level: 'warn', stream } });
  app.decorate('publicCalls', { add() {}, call: async () => ({ status: 404, body: {} }) });
  app.decorate('formPages', { render: null });
  const build = {
    clientDir: tmpdir(),
    pages: new Map(),
    files: new Set<string>(),
    addressedFiles: new Map(),
    addresses: { origin: 'https://origin.invalid', uploads: 'https://uploads.invalid' },
    renderPage: async () => null,
    exampleSiteFields: exampleFieldsOf(site),
  };
  const config = {
    cache: true,
    publicOrigin: 'https://setu.in',
    uploadsOrigin: null,
    apiOrigin: null,
    demo,
  };
  const services = { views: { add() {} }, catalog: { version: async () => 1 } };
  const shared = await openShared(null, app.log);
  await app.register(async (each) =>
    registerPages(each, { build, config, shared, services: services as never }),
  );
  await app.close();
  return messages;
}

test('one line names what is an example, and where to replace it', async () => {
  const [line = '', ...more] = await warningsOf(SITE, false);
  expect(more).toEqual([]);
  for (const field of ['legalName', 'email', 'phone', 'grievanceOfficer', 'address', 'social'])
    expect(line).toContain(field);
  expect(line).toContain('src/site.ts');
});

test('only what is still an example is named', async () => {
  const site = { ...OWN, grievanceOfficer: { ...OWN.grievanceOfficer, phone: '+91 00000 00000' } };
  const [line] = await warningsOf(site, false);
  expect(line).toContain('(grievanceOfficer)');
});

test('no line for data of a real operator, nor in the demo', async () => {
  expect(await warningsOf(OWN, false)).toEqual([]);
  expect(await warningsOf(SITE, true)).toEqual([]);
});
