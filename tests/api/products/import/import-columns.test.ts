// Columns of an import and its dry run: targets of an earlier file, errors and warnings of the rows.
import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, test } from 'vitest';
import {
  IMPORT_CELL_TEXTS,
  IMPORT_STEP_TEXTS,
  IMPORT_TEXTS,
} from '../../../../contract/messages/import.ts';
import { PRODUCT_TEXTS } from '../../../../contract/messages/product.ts';
import { downloadImportIssues, listImportIssues } from '../../../../contract/products/imports.ts';
import { checkAll } from '../../../../server/products/import/dry-run.ts';
import { importsRepository } from '../../../../server/products/import/import-queries.ts';
import { withDatabase } from '../../environment.ts';
import { sharedMarket } from '../../market.ts';
import { signUpSupplier } from '../product-forms.ts';
import {
  check,
  csvFile,
  finished,
  HEADER,
  LATHES,
  latest,
  myProducts,
  row,
  start,
  upload,
} from './import-calls.ts';

const market = await sharedMarket(0, { QUOTA_DRAFTS: '3', QUOTA_PRODUCTS: '300' });

const SHEETS = new File(
  [
    new Uint8Array(
      await writeXlsx({
        sheets: [
          {
            name: 'Lathes',
            rows: [
              ['Model', 'Cost', 'Price (USD)'],
              ['CK6140', 8000, null],
            ],
            cells: new Map([['1,2', { formula: 'B2*1.2' }]]),
          },
          {
            name: 'Mills',
            rows: [
              ['Mills of 2026', null],
              ['Model', 'Swing'],
              ['VMC850', 500],
            ],
          },
        ],
      }),
    ),
  ],
  'catalogue.xlsx',
);

describe('a file', () => {
  test('says how it was read, and is read again as the supplier wants', async () => {
    const supplier = await signUpSupplier(market);
    const first = await upload(supplier, SHEETS);
    expect(first.reading).toMatchObject({ sheet: 'Lathes', sheets: ['Lathes', 'Mills'] });
    const other = await upload(supplier, SHEETS, LATHES, { sheet: 'Mills' });
    expect(other.reading).toMatchObject({ sheet: 'Mills', headingRow: 2 });
    expect(other.columns.map(({ header }) => header)).toEqual(['Model', 'Swing']);
    const title = await upload(supplier, SHEETS, LATHES, { sheet: 'Mills', headingRow: 1 });
    expect(title).toMatchObject({ rows: 2, reading: { headingRow: 1 } });
    await expect(upload(supplier, SHEETS, LATHES, { sheet: 'Costs' })).rejects.toMatchObject({
      fields: { file: IMPORT_TEXTS.importNoSheet.en },
    });
  });

  test('with an open quotation mark is refused with its line', async () => {
    const supplier = await signUpSupplier(market);
    const file = csvFile([HEADER, row('D1'), `"${row('D2')}`, row('D3')]);
    await expect(upload(supplier, file)).rejects.toMatchObject({
      fields: { file: IMPORT_TEXTS.importOpenQuote.en.replace('{{n}}', '3') },
    });
  });

  test('has the formula without a result as an error of its cell, and no price of its maker', async () => {
    const supplier = await signUpSupplier(market);
    const read = await upload(supplier, SHEETS);
    expect(read.columns.map(({ target, reason }) => [target, reason])).toEqual([
      ['name', null],
      ['ignore', 'price'],
      ['priceRange', null],
    ]);
    const { id, errors } = await check(supplier, read);
    expect(errors).toBe(1);
    const { issues } = await supplier.api.call(listImportIssues, { params: { id }, query: {} });
    expect(issues.filter(({ kind }) => kind === 'error')).toEqual([
      expect.objectContaining({
        row: 2,
        column: 'Price (USD)',
        value: '=B2*1.2',
        text: IMPORT_CELL_TEXTS.importFormulaEmpty.en,
      }),
    ]);
    const ignored = await check(supplier, read, { 'Price (USD)': 'ignore' });
    expect(ignored.errors).toBe(0);
  });
});

describe('columns', () => {
  const TOOLING = 'Remarks on tooling';
  const targetOf = (header: string, { columns }: Awaited<ReturnType<typeof upload>>) =>
    columns.find((column) => column.header === header)?.target;

  test('of the same headings get the targets that the supplier chose before', async () => {
    const supplier = await signUpSupplier(market);
    const read = await upload(supplier, csvFile([HEADER, row('C1')]));
    await check(supplier, read, { [TOOLING]: 'tags', 'Price (USD)': 'ignore' });
    // The corrected file replaces the import.
    const again = await upload(supplier, csvFile([HEADER, row('C1'), row('C2')]));
    expect(again.id).not.toBe(read.id);
    expect(again).toMatchObject({ state: 'mapping', rows: 2 });
    expect(targetOf(TOOLING, again)).toBe('tags');
    expect(targetOf('Price (USD)', again)).toBe('ignore');
    expect(targetOf('Swing (mm)', again)).toBe('attribute.swing');
    expect(again.columns[0]?.samples).toEqual(['C1', 'C2']);
  });

  test('are guessed where headings, machine type or supplier differ, or no check confirmed them', async () => {
    const supplier = await signUpSupplier(market);
    await check(supplier, await upload(supplier, csvFile([HEADER, row('D1')])), {
      [TOOLING]: 'tags',
    });
    const swapped = HEADER.split(',').reverse().join(',');
    const others = [
      await upload(await signUpSupplier(market), csvFile([HEADER, row('D2')])),
      await upload(supplier, csvFile([swapped, row('D3')])),
      // The import of the swapped file has replaced the first one.
      await upload(supplier, csvFile([HEADER, row('D4')])),
    ];
    for (const other of others) expect(targetOf(TOOLING, other)).toBe('specification');
    await check(supplier, await latest(supplier), { [TOOLING]: 'tags' });
    const press = await upload(supplier, csvFile([HEADER, row('D5')]), 'press-brake');
    expect(targetOf(TOOLING, press)).toBe('specification');
  });
});

describe('the dry run', () => {
  const lines = [
    HEADER,
    row('Good'),
    row('', '1', '400'),
    row('Wrong price', 'a lot', '400'),
    row('Wrong unit', 'a lot', '40 kg'),
    'Short,,,,,',
  ];

  test('reports every error by row and column, in the language of the reader', async () => {
    const supplier = await signUpSupplier(market);
    const checked = await check(supplier, await upload(supplier, csvFile(lines)));
    expect(checked).toMatchObject({ state: 'checked', ready: 1, warnings: 1, errors: 3 });
    const issuesIn = async (lang: 'en' | 'zh-Hans') =>
      (
        await supplier.apiIn(lang).call(listImportIssues, { params: { id: checked.id }, query: {} })
      ).issues.map(({ row, kind, column, value, text }) => [row, kind, column, value, text]);
    expect(await issuesIn('en')).toEqual([
      [3, 'error', 'Product name', null, 'Product name is required'],
      [4, 'error', 'Price (USD)', 'a lot', PRODUCT_TEXTS.productPrice.en],
      [5, 'error', 'Price (USD)', 'a lot', PRODUCT_TEXTS.productPrice.en],
      [5, 'error', 'Swing (mm)', '40 kg', 'This unit does not fit the attribute.'],
      [6, 'warning', 'Description', null, 'Product description is required'],
      [6, 'warning', 'Short description', null, 'Product sort_description is required'],
    ]);
    expect((await issuesIn('zh-Hans'))[1]?.[4]).toBe(PRODUCT_TEXTS.productPrice['zh-Hans']);
    const file = await supplier.api.call(downloadImportIssues, { params: { id: checked.id } });
    expect((await file.text()).split('\r\n')[2]).toBe(
      `4,error,Price (USD),Price in US dollars,a lot,"${PRODUCT_TEXTS.productPrice.en}"`,
    );
  });

  test('can be repeated with other columns', async () => {
    const supplier = await signUpSupplier(market);
    const checked = await check(supplier, await upload(supplier, csvFile(lines)));
    const again = await check(supplier, checked, { 'Price (USD)': 'ignore' });
    expect(again).toMatchObject({ ready: 2, warnings: 1, errors: 2 });
    const twice = check(supplier, checked, { 'Price (USD)': 'name' });
    await expect(twice).rejects.toMatchObject({
      code: 'validation',
      fields: { 'column.3': expect.any(String) },
    });
    const unnamed = check(supplier, checked, { 'Product name': 'ignore' });
    await expect(unnamed).rejects.toMatchObject({ fields: { name: expect.any(String) } });
  });

  test('is refused where another one has changed the import meanwhile', async () => {
    const supplier = await signUpSupplier(market);
    const read = await upload(supplier, csvFile(lines));
    await withDatabase(market, async ({ db }) => {
      const before = await importsRepository(db).readById(read.id);
      await check(supplier, read, { 'Price (USD)': 'ignore' });
      if (!before) throw new Error('there is no import');
      const options = { network: '127.0.0.1', quotas: { enforce: async () => {} } };
      await expect(checkAll(db, before, before, options)).rejects.toMatchObject({
        code: 'importStep',
        text: IMPORT_STEP_TEXTS.changed,
      });
    });
    expect(await latest(supplier)).toMatchObject({ ready: 2, warnings: 1, errors: 2 });
  });

  test('keeps rows with errors from being imported', async () => {
    const supplier = await signUpSupplier(market);
    const checked = await check(supplier, await upload(supplier, csvFile(lines)));
    await expect(start(supplier, checked)).rejects.toMatchObject({
      code: 'importStep',
      message: IMPORT_STEP_TEXTS.hasErrors.en,
    });
    await start(supplier, checked, true);
    expect(await finished(supplier)).toMatchObject({ state: 'done', created: 2, errors: 3 });
    const names = (await myProducts(supplier)).map(({ name }) => name);
    expect(names).toEqual(['Short', 'Good']);
  });
});
