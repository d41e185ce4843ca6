// Attack on other hosts: imports whose pictures have addresses of this machine and of its provider.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Attack, AttackContext } from '../attack-context.ts';
import type { Account } from '../market-copies.ts';
import { formOf, JSON_TYPE } from '../payloads.ts';

const IMPORTS = '/api/products/imports';
const IMPORTED_ROWS = 400;
const SUPPLIERS = 8;
const POLL_MS = 500;
let victimPort = 0;
let victimConnections = 0;

/** A host on this machine, which counts who connects to it. */
async function openVictim() {
  victimConnections = 0;
  const server = createServer((_, reply) => reply.end());
  server.on('connection', () => {
    victimConnections += 1;
  });
  await once(server.listen(0, '::'), 'listening');
  victimPort = (server.address() as AddressInfo).port;
  const close = (): void => {
    server.closeAllConnections();
    server.close();
  };
  return { env: {}, close };
}

/** Five addresses of machines that no import may reach: this one, private ones, and the metadata of providers. */
const HOSTILE_ADDRESSES: readonly ((row: number) => string)[] = [
  (row) => `http://127.0.0.1:${victimPort}/${row}.png`,
  (row) => `http://localhost/${row}.png`,
  (row) => `http://[::ffff:7f00:1]/${row}.png`,
  (row) => `http://2130706433/${row}.png`,
  (row) => `http://[::1]:${victimPort}/${row}.png`,
  (row) => `http://169.254.169.254/latest/meta-data/${row}`,
  (row) => `http://168.63.129.16/machine/${row}`,
  (row) => `http://100.100.100.200/latest/${row}`,
  (row) => `http://[fd00:ec2::254]/latest/${row}`,
  (row) => `http://[64:ff9b::a9fe:a9fe]/latest/${row}`,
];
const PICTURES_PER_ROW = 5;

const hostileTable = (): string =>
  [
    'Product name,Pictures',
    ...Array.from({ length: IMPORTED_ROWS }, (_, row) => {
      const addresses = Array.from({ length: PICTURES_PER_ROW }, (_each, at) =>
        HOSTILE_ADDRESSES[(row + at) % HOSTILE_ADDRESSES.length]?.(row),
      );
      return `Lathe ${row},"${addresses.join(' ')}"`;
    }),
  ].join('\n');

interface ImportState {
  readonly id: string;
  readonly state: string;
  readonly created: number;
}

/** Imports the table as one supplier, and checks that every picture is a warning. */
async function importHostile(field: AttackContext, at: number, account: Account): Promise<void> {
  const call = async (method: string, path: string, sent: object = {}) => {
    const { status, body } = await field.send(at, {
      ...{ method, path: `${IMPORTS}${path}`, token: account.token, headers: JSON_TYPE },
      ...sent,
    });
    return { status, reply: status === 200 ? JSON.parse(body.toString()) : {} };
  };
  const form = formOf([
    { name: 'machineType', content: 'cnc-lathe' },
    { name: 'file', filename: 'products.csv', type: 'text/csv', content: hostileTable() },
  ]);
  const created = await call('POST', '', form);
  if (created.status !== 200) return field.noteFailure(`the file gets ${created.status}`);
  const { id } = created.reply.import as ImportState;
  const targets = JSON.stringify({ targets: ['name', 'images'] });
  await call('PUT', `/${id}/columns`, { body: targets });
  await call('POST', `/${id}/start`, { body: JSON.stringify({ skipErrors: true }) });
  for (;;) {
    const { reply } = await call('GET', '/latest');
    const { state, created: count } = (reply.import ?? {}) as Partial<ImportState>;
    if (state === 'done') {
      if (count !== IMPORTED_ROWS) field.noteFailure(`${count} rows are imported`);
      return;
    }
    if (performance.now() > field.until)
      return field.noteFailure(`an import is still ${state ?? 'unanswered'}`);
    await pause(POLL_MS);
  }
}

async function wireHeavyImports(field: AttackContext): Promise<void> {
  const suppliers = field.accounts.suppliers.slice(0, SUPPLIERS);
  await Promise.all(suppliers.map((account, at) => importHostile(field, at, account)));
  if (victimConnections > 0)
    field.noteFailure(`${victimConnections} connections to a host of this machine`);
}

export const REMOTE_PICTURES: readonly Attack[] = [
  {
    name: 'wire-heavy-imports',
    summary: `${SUPPLIERS} imports with ${IMPORTED_ROWS * PICTURES_PER_ROW} picture addresses each, of this machine and of metadata services`,
    seconds: 60,
    sources: [SUPPLIERS],
    quick: { sources: SUPPLIERS, seconds: 60 },
    setUp: openVictim,
    run: wireHeavyImports,
  },
];
