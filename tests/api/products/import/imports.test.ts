// Imports of products: a file becomes drafts, all at once, which are sent for review together or withdrawn.
import { describe, expect, test } from 'vitest';
import { listReviews } from '../../../../contract/admin/review.ts';
import { IMPORT_STEP_TEXTS } from '../../../../contract/messages/import.ts';
import {
  getImportTemplate,
  getLatestImport,
  listImportIssues,
  submitImport,
  undoImport,
} from '../../../../contract/products/imports.ts';
import { deleteProduct } from '../../../../contract/products/my-products.ts';
import { withDatabase } from '../../environment.ts';
import { sharedMarket } from '../../market.ts';
import { signUp } from '../../users.ts';
import { signUpSupplier } from '../product-forms.ts';
import {
  check,
  csvFile,
  finished,
  HEADER,
  importAll,
  LATHES,
  latest,
  myProducts,
  row,
  start,
  upload,
} from './import-calls.ts';

const market = await sharedMarket(0, { QUOTA_DRAFTS: '3', QUOTA_PRODUCTS: '300' });

describe('a file', () => {
  test('is read with a guess for every column', async () => {
    const supplier = await signUpSupplier(market);
    const read = await upload(supplier, csvFile([HEADER, row('CK 6140'), row('CK 6150')]));
    expect(read).toMatchObject({ state: 'mapping', rows: 2, fileName: 'lathes.csv' });
    expect(read.columns.map(({ target, unit }) => [target, unit])).toEqual([
      ['name', null],
      ['sort_description', null],
      ['description', null],
      ['priceRange', null],
      ['attribute.swing', 'mm'],
      ['specification', null],
    ]);
    expect(read.columns[0]?.samples).toEqual(['CK 6140', 'CK 6150']);
    expect(await latest(supplier)).toEqual(read);
    expect(await myProducts(supplier)).toEqual([]);
  });

  test('is read alone: a second one at the same time is refused at once', async () => {
    const supplier = await signUpSupplier(market);
    const files = [1, 2, 3].map(() => csvFile([HEADER, row('CK 6140')]));
    const results = await Promise.allSettled(files.map((file) => upload(supplier, file)));
    const refused = results.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
    expect(refused).toHaveLength(2);
    for (const reason of refused)
      expect(reason).toMatchObject({ code: 'importStep', message: IMPORT_STEP_TEXTS.busy.en });
    expect((await latest(supplier)).state).toBe('mapping');
  });

  test('becomes drafts with all its fields', async () => {
    const supplier = await signUpSupplier(market);
    const done = await importAll(
      supplier,
      csvFile([
        HEADER,
        row('CK 6140', '$12,500.50', '40 cm').replace('$12,500.50', '"$12,500.50"'),
      ]),
    );
    expect(done).toMatchObject({
      state: 'done',
      created: 1,
      untouched: 1,
      edited: 0,
      submitted: 0,
    });
    const [product] = await myProducts(supplier);
    expect(product).toMatchObject({
      name: 'CK 6140',
      summary: 'A lathe for shafts',
      price: 12_500.5,
      status: 'draft',
      machineType: { id: LATHES },
      subcategory: { id: 'metals-mining' },
      givenAttributes: [['swing', '400']],
      specifications: [['Remarks on tooling', '8 tools']],
    });
  });

  test('of the template is read without a correction, in both languages and formats', async () => {
    for (const lang of ['en', 'zh-Hans'] as const)
      for (const format of ['csv', 'xlsx'] as const) {
        const supplier = await signUpSupplier(market);
        const api = supplier.apiIn(lang);
        const query = { machineType: LATHES, format };
        const template = await api.call(getImportTemplate, { query });
        const file = new File([template], `template.${format}`);
        const read = await check(supplier, await upload(supplier, file));
        expect(read.columns.map(({ target }) => target)).toEqual(read.targets.map(({ id }) => id));
        expect(read).toMatchObject({ rows: 1, errors: 1 });
        const { issues } = await api.call(listImportIssues, { params: { id: read.id }, query: {} });
        const [issue] = issues.filter(({ kind }) => kind === 'error');
        expect(issue?.text).toBe(
          lang === 'en'
            ? 'This is the example of the template. Please delete the row.'
            : '这是模板中的示例行，请删除。',
        );
      }
  });
});

describe('an import', () => {
  test('has one dry run at a time: the others are refused before they check a row', async () => {
    const supplier = await signUpSupplier(market);
    const read = await upload(supplier, csvFile([HEADER, row('CK 6140')]));
    const runs = Array.from({ length: 20 }, () => check(supplier, read));
    const results = await Promise.allSettled(runs);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const each of results)
      if (each.status === 'rejected')
        expect(each.reason).toMatchObject({ message: IMPORT_STEP_TEXTS.busy.en });
    expect((await check(supplier, read)).state).toBe('checked');
  });

  test('may exceed the quota of drafts once, and the next one has to wait', async () => {
    const supplier = await signUpSupplier(market);
    const file = csvFile([HEADER, ...[1, 2, 3, 4, 5].map((each) => row(`Lathe ${each}`))]);
    const done = await importAll(supplier, file);
    expect(done.created).toBe(5);
    await supplier.create({ status: 'draft' });
    const next = upload(supplier, file);
    await expect(next).rejects.toMatchObject({
      code: 'importStep',
      message: IMPORT_STEP_TEXTS.unfinished.en,
    });
    await supplier.api.call(submitImport, { params: { id: done.id } });
    expect((await upload(supplier, file)).state).toBe('mapping');
  });

  test('is refused above the quota of products, before anything is made', async () => {
    const supplier = await signUpSupplier(market);
    const many = Array.from({ length: 301 }, (_, index) => row(`Lathe ${index}`));
    const checked = await check(supplier, await upload(supplier, csvFile([HEADER, ...many])));
    await expect(start(supplier, checked)).rejects.toMatchObject({ code: 'overQuota' });
    expect((await latest(supplier)).state).toBe('checked');
  });

  test('that is replaced after its drafts were sent one by one leaves no cells', async () => {
    const supplier = await signUpSupplier(market);
    const { id } = await importAll(supplier, csvFile([HEADER, 'C1,,,,,']));
    const cells = () =>
      withDatabase(market, ({ db }) =>
        db.selectFrom('import_rows').select('cells').where('import_id', '=', id).execute(),
      );
    expect(await cells()).toHaveLength(1);
    for (const product of await myProducts(supplier))
      await supplier.api.call(deleteProduct, { params: { id: product.id } });
    await upload(supplier, csvFile([HEADER, row('C2')]));
    expect(await cells()).toEqual([]);
  });

  test('that is started twice makes its drafts once', async () => {
    const supplier = await signUpSupplier(market);
    const checked = await check(supplier, await upload(supplier, csvFile([HEADER, row('Once')])));
    await Promise.all([start(supplier, checked), start(supplier, checked)]);
    await finished(supplier);
    expect((await start(supplier, checked)).state).toBe('done');
    expect(await myProducts(supplier)).toHaveLength(1);
  });

  test('is sent for review together; incomplete drafts stay', async () => {
    const supplier = await signUpSupplier(market);
    const admin = await signUp(market, 'admin');
    const done = await importAll(supplier, csvFile([HEADER, row('A1'), 'A2,,,,,', row('A3')]));
    const sent = await supplier.api.call(submitImport, { params: { id: done.id } });
    expect(sent).toMatchObject({ sent: 2, incomplete: 1, import: { state: 'done', submitted: 2 } });
    const { reviews } = await admin.api.call(listReviews, { query: { import: done.id } });
    expect(reviews.map(({ product }) => product.name)).toEqual(['A1', 'A3']);
    expect(new Set(reviews.map(({ submittedAt }) => submittedAt)).size).toBe(1);
  });

  test('is undone without the drafts that were edited or submitted', async () => {
    const supplier = await signUpSupplier(market);
    const done = await importAll(supplier, csvFile([HEADER, row('B1'), row('B2'), row('B3')]));
    const products = await myProducts(supplier);
    const idOf = (name: string): string => products.find((each) => each.name === name)?.id ?? '';
    await supplier.update(idOf('B1'), { stock: 'In stock', status: 'draft' });
    await supplier.update(idOf('B2'), { status: 'pending' });
    expect(await latest(supplier)).toMatchObject({ untouched: 1, edited: 1, submitted: 1 });
    const undone = await supplier.api.call(undoImport, { params: { id: done.id } });
    expect(undone).toMatchObject({ deleted: 1, import: { state: 'undone' } });
    expect((await myProducts(supplier)).map(({ name }) => name).sort()).toEqual(['B1', 'B2']);
    await supplier.api.call(deleteProduct, { params: { id: idOf('B1') } });
  });

  test('that was sent for review cannot be undone, and says so', async () => {
    const supplier = await signUpSupplier(market);
    const { id } = await importAll(supplier, csvFile([HEADER, row('D1')]));
    await supplier.api.call(submitImport, { params: { id } });
    const undone = supplier.api.call(undoImport, { params: { id } });
    await expect(undone).rejects.toMatchObject({
      code: 'importStep',
      status: 409,
      message: IMPORT_STEP_TEXTS.sent.en,
    });
    expect((await latest(supplier)).state).toBe('sent');
  });

  test('belongs to its supplier only', async () => {
    const [supplier, other] = [await signUpSupplier(market), await signUpSupplier(market)];
    const { id } = await check(supplier, await upload(supplier, csvFile([HEADER, row('Own')])));
    await other.expectRefused('importNotFound', 'POST', `/products/imports/${id}/start`, {
      skipErrors: true,
    });
    await other.expectRefused('importNotFound', 'POST', `/products/imports/${id}/undo`);
    await other.expectRefused('importNotFound', 'GET', `/products/imports/${id}/issues`);
    await other.expectRefused('importNotFound', 'PUT', `/products/imports/${id}/columns`, {
      targets: ['name'],
    });
    expect(await other.api.call(getLatestImport, {})).toEqual({ import: null });
    expect((await latest(supplier)).state).toBe('checked');
  });
});
