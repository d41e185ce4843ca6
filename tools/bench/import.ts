// `npm run bench -- import`: time of an import of 5,000 products without pictures, from CSV and from XLSX, by step.
import { setTimeout as pause } from 'node:timers/promises';
import { writeXlsx } from 'hucre/xlsx';
import { csvOf } from '../../contract/csv.ts';
import { IMPORT_ROWS } from '../../contract/products/import-limits.ts';
import {
  checkImport,
  createImport,
  getLatestImport,
  startImport,
  undoImport,
} from '../../contract/products/imports.ts';
import type { ProductImport } from '../../contract/products/product-import.ts';
import type { Api } from '../../src/api/call.ts';
import { openEmptyMarket } from './markets/empty-market.ts';
import { table } from './table.ts';

const POLL_MS = 50;

const HEADINGS = [
  'Product name',
  'Short description',
  'Description',
  'Price (USD)',
  'MOQ',
  'Swing (mm)',
  'Turning length (mm)',
  'Spindle power (kW)',
  'Control',
  'Weight (kg)',
  'Tool stations',
  'Guideways',
];
const rows: string[][] = [
  HEADINGS,
  ...Array.from({ length: IMPORT_ROWS }, (_, at) => [
    `CNC lathe CK${6_100 + at}`,
    'A slant-bed lathe for shafts and flanges',
    'Turns shafts, flanges and bushings of steel in one clamping. '.repeat(5),
    String(12_000 + at),
    '1',
    String(300 + (at % 700)),
    String(500 + (at % 2_000)),
    '7.5',
    'Siemens',
    String(2_000 + at),
    '8',
    'Linear',
  ]),
];

const timed = async <Value>(work: () => Promise<Value>): Promise<[Value, seconds: number]> => {
  const from = performance.now();
  const value = await work();
  return [value, (performance.now() - from) / 1_000];
};

const finished = async (api: Api): Promise<ProductImport> => {
  for (;;) {
    const { import: latest } = await api.call(getLatestImport, {});
    if (latest && latest.state !== 'running') return latest;
    await pause(POLL_MS);
  }
};

async function measure(api: Api, file: File): Promise<string[]> {
  const body = { machineType: 'cnc-lathe', file };
  const [{ import: read }, reading] = await timed(() => api.call(createImport, { body }));
  const params = { id: read.id };
  const targets = read.columns.map(({ target }) => target);
  const [, checking] = await timed(() => api.call(checkImport, { params, body: { targets } }));
  const [done, making] = await timed(async () => {
    await api.call(startImport, { params, body: { skipErrors: false } });
    return finished(api);
  });
  if (done.created !== IMPORT_ROWS) throw new Error(`${done.created} drafts: ${done.failure}`);
  const [, undoing] = await timed(() => api.call(undoImport, { params }));
  const total = reading + checking + making;
  return [
    file.name,
    ...[reading, checking, making, total].map((seconds) => seconds.toFixed(1)),
    (IMPORT_ROWS / total).toFixed(0),
    undoing.toFixed(1),
  ];
}

const { server, api } = await openEmptyMarket();
try {
  const workbook = await writeXlsx({ sheets: [{ name: 'Lathes', rows }] });
  const lines = [
    await measure(api, new File([csvOf(rows)], 'lathes.csv')),
    await measure(api, new File([new Uint8Array(workbook)], 'lathes.xlsx')),
  ];
  console.log(
    table(['file', '>read s', '>check s', '>drafts s', '>total s', '>rows/s', '>undo s'], lines),
  );
} finally {
  await server.stop();
}
