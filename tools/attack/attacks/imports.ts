// Attacks on imports: workbooks that unpack to a multiple of their size, expensive dry runs, a queue filled from one network.
import { setTimeout as pause } from 'node:timers/promises';
import type { Attack, AttackContext } from '../attack-context.ts';
import { runConcurrently } from '../client.ts';
import type { Account } from '../market-copies.ts';
import { SHIPPED_MB, SMALL_MB } from '../memory.ts';
import { formOf, JSON_TYPE, type Part } from '../payloads.ts';
import { HOSTILE_WORKBOOKS, slowWorkbook } from '../workbooks.ts';

const IMPORTS = '/api/products/imports';
const MACHINE_TYPE = 'cnc-lathe';
/** An address of another network than those of the attack and of the bystander. */
const OTHER_NETWORK = '127.0.4.1';
const UPLOAD_TIMEOUT_MS = 60_000;
/** Pause of a client that was refused. */
const REFUSED_PAUSE_MS = 250;

const tableForm = (content: Buffer | string) =>
  formOf([
    { name: 'machineType', content: MACHINE_TYPE },
    { name: 'file', filename: 'products.xlsx', type: 'application/octet-stream', content } as Part,
  ]);

const upload = (
  { client }: AttackContext,
  from: string,
  { token }: Account,
  form: ReturnType<typeof tableForm>,
) =>
  client.send({
    ...{ path: IMPORTS, method: 'POST', from, token, timeoutMs: UPLOAD_TIMEOUT_MS },
    ...form,
  });

/** Five accounts at once, each with one workbook after the other. */
async function hostileWorkbooks(field: AttackContext): Promise<void> {
  const forms = Object.values(HOSTILE_WORKBOOKS).map((workbook) => tableForm(workbook()));
  await runConcurrently(5, field.until, async (at) => {
    const form = forms[at % forms.length];
    const account = field.accounts.suppliers[at % 5];
    if (!form || !account) return;
    const { status } = await upload(field, field.source(at), account, form);
    if (status !== 400) await pause(REFUSED_PAUSE_MS);
  });
}

const LETTERS_PER_CELL = 10_000;
const LONG_ROWS = 40;
const DRY_RUNS = 20;

const longWords = (): string =>
  [
    'Product name,Description,Price (USD)',
    ...Array.from(
      { length: LONG_ROWS },
      (_, at) => `Lathe ${at},${'abcdefghij'.repeat(LETTERS_PER_CELL / 10)},100`,
    ),
  ].join('\n');

/** Many dry runs of one import at once. */
async function longWordRuns(field: AttackContext): Promise<void> {
  const supplier = field.supplier(0);
  const { status, body } = await upload(field, field.source(0), supplier, tableForm(longWords()));
  if (status !== 200) return field.noteFailure(`the file of long words gets ${status}`);
  const { id } = (JSON.parse(body.toString()) as { import: { id: string } }).import;
  let checked = 0;
  await runConcurrently(DRY_RUNS, field.until, async (at) => {
    const reply = await field.send(at, {
      path: `${IMPORTS}/${id}/columns`,
      method: 'PUT',
      token: supplier.token,
      headers: JSON_TYPE,
      body: JSON.stringify({ targets: ['name', 'description', 'priceRange'] }),
    });
    if (reply.status === 200) checked += 1;
    else await pause(REFUSED_PAUSE_MS);
  });
  if (checked === 0) field.noteFailure('no dry run was answered');
}

const ORDINARY = 'Product name,Description,Price (USD)\nLathe,Turns shafts of steel.,100';
/** Enough for one slow workbook and the import itself; one that starts later is cut off by the end of the attack. */
const IMPORT_MS = 12_000;

/** All accounts of one address with slow workbooks, while a supplier of another network imports ordinary files. */
async function oneNetwork(field: AttackContext): Promise<void> {
  const slow = tableForm(slowWorkbook());
  const ordinary = tableForm(ORDINARY);
  const { suppliers, supplier } = field.accounts;
  let refused = 0;
  await Promise.all([
    runConcurrently(suppliers.length, field.until, async (at) => {
      const account = suppliers[at % suppliers.length];
      if (!account) return;
      const { status } = await upload(field, field.source(0), account, slow);
      if (status !== 400) await pause(REFUSED_PAUSE_MS);
    }),
    runConcurrently(1, field.until - IMPORT_MS, async () => {
      // The others are first.
      await pause(REFUSED_PAUSE_MS);
      const { status } = await upload(field, OTHER_NETWORK, supplier, ordinary);
      if (status !== 200) refused += 1;
    }),
  ]);
  if (refused > 0) field.noteFailure(`${refused} imports of another network were refused`);
}

export const IMPORT_ATTACKS: readonly Attack[] = [
  {
    name: 'hostile-workbooks',
    summary: 'five accounts with workbooks of 93 to 276 kB that unpack to 90 MB',
    seconds: 40,
    sources: [1],
    memoriesMb: [SMALL_MB, SHIPPED_MB],
    quick: { sources: 1, seconds: 15 },
    run: hostileWorkbooks,
  },
  {
    name: 'long-words',
    summary: '20 dry runs at once of 40 rows with a word of 10,000 letters',
    seconds: 20,
    sources: [1],
    memoriesMb: [SMALL_MB, SHIPPED_MB],
    postgres: true,
    quick: { sources: 1, seconds: 5 },
    run: longWordRuns,
  },
  {
    name: 'queue-one-network',
    summary:
      '24 accounts of one address with workbooks that take all their time, another one imports',
    seconds: 45,
    sources: [1],
    quick: { sources: 1, seconds: 20 },
    run: oneNetwork,
  },
];
