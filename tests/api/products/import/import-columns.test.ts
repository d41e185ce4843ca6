// Columns of an import and its dry run: targets of an earlier file, errors and warnings of the rows.
import { describe, expect, test } from 'vitest';
import { IMPORT_STEP_TEXTS } from '../../../../contract/messages/import.ts';
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
  latest,
  myProducts,
  row,
  start,
  upload,
} from './import-calls.ts';

const market = await sharedMarket(0, { QUOTA_DRAFTS: '3', QUOTA_PRODUCTS: '300' });

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
      [4, 'error', 'Price (USD)', 'a lot', 'A price is a number from 0.'],
      [5, 'error', 'Price (USD)', 'a lot', 'A price is a number from 0.'],
      [5, 'error', 'Swing (mm)', '40 kg', 'This unit does not fit the attribute.'],
      [6, 'warning', 'Description', null, 'Product description is required'],
      [6, 'warning', 'Short description', null, 'Product sort_description is required'],
    ]);
    expect((await issuesIn('zh-Hans'))[1]?.[4]).toBe('价格须为不小于 0 的数字。');
    const file = await supplier.api.call(downloadImportIssues, { params: { id: checked.id } });
    expect((await file.text()).split('\r\n')[2]).toBe(
      '4,error,Price (USD),Price in US dollars,a lot,A price is a number from 0.',
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
      await expect(checkAll(db, before, before)).rejects.toMatchObject({
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
