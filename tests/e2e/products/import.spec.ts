// Import of a catalogue: file, columns, check, progress, drafts, review, undo.
import { Buffer } from 'node:buffer';
import { writeXlsx } from 'hucre/xlsx';
import { mockCall, registerAccount, signInAs } from '../accounts.ts';
import { expectPageQuality } from '../page-quality.ts';
import { expect, FAILED_REQUEST, LANGUAGES, open, type Page, press, test } from '../site.ts';
import { fillPlaceholders, SITE_TEXTS } from '../site-texts.ts';

const IMPORT = '/dashboard/products/import';

const TABLES = {
  en: {
    name: 'lathes.csv',
    rows: [
      ['Model', 'Short description', 'Description', 'Price (USD)', 'Swing (mm)', 'Tooling'],
      ['CK6140', 'A lathe for shafts', 'Turns shafts of steel.', '12500', '400', '8 tools'],
      ['CK6150', 'A lathe for flanges', 'Turns flanges of steel.', '14500', '500', '8 tools'],
      ['CK6160', 'A large lathe', 'Turns large parts.', 'a lot', '600', '12 tools'],
    ],
    wrong: 'Price (USD)',
  },
  'zh-Hans': {
    name: '车床.csv',
    rows: [
      ['型号', '产品简介', '产品描述', '价格（美元）', '回转直径（mm）', '刀位'],
      ['CK6140', '适合轴类的车床', '可加工钢制轴类。', '12500', '400', '8 工位'],
      ['CK6150', '适合法兰的车床', '可加工钢制法兰。', '14500', '500', '8 工位'],
      ['CK6160', '大型车床', '可加工大型零件。', '很便宜', '600', '12 工位'],
    ],
    wrong: '价格（美元）',
  },
} as const;

const csvOf = (rows: readonly (readonly string[])[]): Buffer =>
  Buffer.from(rows.map((row) => row.join(',')).join('\r\n'));

const chooseFile = async (
  page: Page,
  words: (typeof SITE_TEXTS)['en']['imports'],
  file: { readonly name: string; readonly buffer: Buffer },
): Promise<void> => {
  const select = (name: string) => page.getByRole('combobox', { name, exact: true });
  await select(words.upload.category).selectOption('engineering');
  await select(words.upload.subcategory).selectOption('metals-mining');
  await select(words.upload.type).selectOption('cnc-lathe');
  await page.getByLabel(words.upload.file).setInputFiles({ ...file, mimeType: 'text/csv' });
};

for (const language of LANGUAGES) {
  const { lang, prefix } = language;
  const words = SITE_TEXTS[lang].imports;
  const { rows, name, wrong } = TABLES[lang];

  test(`a CSV file becomes drafts, which are sent for review (${lang})`, async ({ page }) => {
    await signInAs(page, await registerAccount(page, 'supplier'));
    await open(page, `${prefix}/dashboard?tab=products`);
    await page
      .getByRole('link', { name: SITE_TEXTS[lang].myProducts.products.import })
      .first()
      .click();
    await page.waitForURL(/products\/import/);
    await chooseFile(page, words, { name, buffer: csvOf(rows) });

    await expect(page.getByRole('heading', { name: words.columns.title })).toBeVisible();
    const price = page.getByLabel(fillPlaceholders(words.columns.fieldOf, { column: wrong }));
    await expect(price).toHaveValue('priceRange');
    await expectPageQuality(page, language);
    await press(page, words.columns.check);
    await expect(page.getByText(words.check.errorText)).toBeVisible();
    // Row 1 has the headings.
    const row = fillPlaceholders(words.check.row, { number: 4 });
    await expect(page.getByRole('listitem').filter({ hasText: row })).toContainText(wrong);
    await expectPageQuality(page, language);

    await price.selectOption('ignore');
    await expect(page.getByText(words.columns.changed)).toBeVisible();
    await price.selectOption('priceRange');
    const start = lang === 'en' ? 'Import the 2 rows without errors' : '只导入没有错误的 2 行';
    await press(page, start);
    await expect(
      page.getByRole('heading', {
        name: lang === 'en' ? '2 drafts were created' : '已生成 2 份草稿',
      }),
    ).toBeVisible();
    await expectPageQuality(page, language);
    await press(page, words.done.submit);
    const dialog = page.getByRole('alertdialog', { name: words.done.submitTitle });
    await dialog.getByRole('button', { name: words.done.submit }).click();
    await expect(page.getByText(fillPlaceholders(words.last.sent, { file: name }))).toBeFocused();
    await expectPageQuality(page, language);
  });
}

const { imports: words } = SITE_TEXTS.en;
const { rows } = TABLES.en;

test('a workbook is imported and undone with the keyboard', async ({ page }) => {
  await signInAs(page, await registerAccount(page, 'supplier'));
  await open(page, IMPORT);
  const bytes = await writeXlsx({
    sheets: [
      {
        name: 'Contents',
        rows: [
          ['Machine', 'Page'],
          ['Lathes', 2],
        ],
      },
      {
        name: 'Lathes',
        rows: rows.slice(0, 4).map((row) => [...row]),
        rowDefs: new Map([[3, { hidden: true }]]),
      },
    ],
  });
  await page.getByLabel(words.upload.search).fill('cnc lat');
  await page.getByRole('button', { name: /^CNC lathe/ }).press('Enter');
  await expect(page.getByRole('combobox', { name: words.upload.type })).toBeFocused();
  await page
    .getByLabel(words.upload.file)
    .setInputFiles({ name: 'lathes.xlsx', mimeType: '', buffer: Buffer.from(bytes) });
  await expect(page.getByText(/^lathes\.xlsx: 1 product/)).toBeVisible();
  await page.getByLabel(words.reading.sheet, { exact: true }).selectOption('Lathes');
  await page.getByRole('button', { name: words.reading.again }).press('Enter');
  await expect(page.getByText(/^lathes\.xlsx: 2 products/)).toBeFocused();
  await expect(page.getByText('1 hidden row was left out.')).toBeVisible();
  await expectPageQuality(page, LANGUAGES[0]);
  const pressWithKeyboard = async (name: string): Promise<void> => {
    await page.getByRole('button', { name, exact: true }).focus();
    await page.keyboard.press('Enter');
  };
  await pressWithKeyboard(words.columns.check);
  await expect(page.getByText(words.check.allGood)).toBeVisible();
  await pressWithKeyboard('Import 2 products');
  await expect(page.getByRole('heading', { name: '2 drafts were created' })).toBeVisible();
  await pressWithKeyboard(words.done.undo);
  const dialog = page.getByRole('alertdialog', { name: words.done.undoTitle });
  await expect(dialog).toContainText('2 unedited drafts will be deleted.');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await pressWithKeyboard(words.done.undo);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(
    page.getByText(fillPlaceholders(words.last.undone, { file: 'lathes.xlsx' })),
  ).toBeFocused();
  await open(page, '/dashboard?tab=products');
  const { empty } = SITE_TEXTS.en.dashboard.products;
  await expect(page.getByRole('heading', { name: empty, exact: true })).toBeVisible();
  await expect(page.getByText('CK6140')).toHaveCount(0);
});

const RUNNING = {
  id: 'import-1',
  state: 'running',
  fileName: 'lathes.csv',
  machineType: { id: 'cnc-lathe', name: 'CNC lathe' },
  createdAt: '2026-01-05T09:00:00.000Z',
  columns: [],
  targets: [],
  zipName: null,
  rows: 40,
  ready: 40,
  warnings: 0,
  errors: 0,
  pictures: 40,
  picturesDone: 12,
  created: 0,
  untouched: 0,
  edited: 0,
  submitted: 0,
  failure: null,
};
const mockLatest = (page: Page, change: object): Promise<void> =>
  mockCall(page, '/products/imports/latest', 200, {
    success: true,
    import: { ...RUNNING, ...change },
  });

test('the progress is shown again after a reload, until the drafts appear', {
  tag: '@wide',
}, async ({ page }) => {
  await signInAs(page, await registerAccount(page, 'supplier'));
  await mockLatest(page, {});
  await open(page, IMPORT);
  await expect(page.getByText('Pictures: 12 of 40')).toBeVisible();
  await mockLatest(page, { picturesDone: 30 });
  await expect(page.getByText('Pictures: 30 of 40')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Pictures: 30 of 40')).toBeVisible();
  await mockLatest(page, { state: 'done', created: 40, untouched: 40, picturesDone: 40 });
  await expect(page.getByRole('heading', { name: '40 drafts were created' })).toBeVisible();
});

test('a file that cannot be imported says why', { tag: '@wide' }, async ({ page, pageErrors }) => {
  pageErrors.expected(FAILED_REQUEST);
  await signInAs(page, await registerAccount(page, 'supplier'));
  await open(page, IMPORT);
  const headings = csvOf(rows.slice(0, 1));
  await chooseFile(page, words, { name: 'empty.csv', buffer: headings });
  await expect(page.getByRole('alert')).toContainText('at least one product');
  await chooseFile(page, words, { name: 'lathes.csv', buffer: csvOf(rows) });
  await expect(page.getByRole('heading', { name: words.columns.title })).toBeVisible();
});

test('another file can be chosen, or the present one kept', { tag: '@wide' }, async ({ page }) => {
  await signInAs(page, await registerAccount(page, 'supplier'));
  await open(page, IMPORT);
  await chooseFile(page, words, { name: 'lathes.csv', buffer: csvOf(rows) });
  const other = page.getByRole('button', { name: words.columns.other });
  await other.click();
  await expect(page.getByLabel(words.upload.search)).toBeFocused();
  await expect(other).toBeHidden();
  await press(page, words.columns.keep);
  await expect(other).toBeFocused();
  await expect(page.getByRole('heading', { name: words.upload.title })).toBeHidden();
  await other.click();
  await chooseFile(page, words, { name: 'more-lathes.csv', buffer: csvOf(rows) });
  await expect(page.getByText(/^more-lathes\.csv: 3 products/)).toBeVisible();
});

test('a refused check is scrolled into view, and no file is taken during it', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expected(FAILED_REQUEST);
  await signInAs(page, await registerAccount(page, 'supplier'));
  await open(page, IMPORT);
  await chooseFile(page, words, { name: 'lathes.csv', buffer: csvOf(rows) });
  const tooling = fillPlaceholders(words.columns.fieldOf, { column: 'Tooling' });
  await page.getByLabel(tooling).selectOption('name');
  let answer = () => {};
  const released = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/products/imports/*/columns', async (route) => {
    await released;
    await route.continue();
  });
  await press(page, words.columns.check);
  const other = page.getByRole('button', { name: words.columns.other });
  await expect(other).toHaveAttribute('aria-disabled', 'true');
  answer();
  await expect(page.getByRole('alert')).toBeInViewport();
  await expect(other).toHaveAttribute('aria-disabled', 'false');
});

test('buyers are sent to their dashboard', { tag: '@wide' }, async ({ page }) => {
  await signInAs(page, await registerAccount(page, 'buyer'));
  await page.goto(IMPORT);
  await page.waitForURL(/\/dashboard#manufacturers-only$/);
});
