// What a supplier reads about how the file was read, and the steps of the import.
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ProductImport } from '../../../../contract/products/product-import.ts';
import type { Lang } from '../../../../src/i18n/language.ts';
import '../../../../src/i18n/index.ts';
import { I18nProvider } from '../../../../src/i18n/react.tsx';
import { createImportStore } from '../../../../src/islands/products/import/import-store.ts';
import { ReadingForm } from '../../../../src/islands/products/import/ReadingForm.tsx';
import { StepLine } from '../../../../src/islands/products/import/StepLine.tsx';

const READING: NonNullable<ProductImport['reading']> = {
  sheet: 'Lathes',
  sheets: ['Lathes', 'Mills'],
  encoding: null,
  headingRow: 2,
  headingRowCount: 1,
  firstRows: [
    { no: 1, text: 'Catalogue' },
    { no: 2, text: 'Model · Price' },
  ],
  hiddenRows: 12,
  hiddenColumns: 1,
  includesHidden: false,
};

/** With plain blanks: compiled texts have some that do not break. */
const render = (lang: Lang, children: ReactNode): string =>
  renderToStaticMarkup(createElement(I18nProvider, { lang, children })).replace(/\s/g, ' ');

const form = (lang: Lang, change: Partial<typeof READING> = {}, canReadAgain = true): string => {
  const api = { call: () => Promise.reject(new Error('not called')) } as never;
  const store = {
    ...createImportStore({ api, createUploadApi: () => api }),
    canReadAgain: () => canReadAgain,
  };
  const current = { id: 'import-1', reading: { ...READING, ...change } } as ProductImport;
  return render(lang, createElement(ReadingForm, { store, current }));
};

test.each([
  [
    'en',
    '12 hidden rows were left out.',
    '1 hidden column was left out.',
    'Row 2: Model · Price',
    'Read the file again',
  ],
  [
    'zh-Hans',
    '已略过 12 个隐藏行。',
    '已略过 1 个隐藏列。',
    '第 2 行：Model · Price',
    '重新读取文件',
  ],
] as const)('what was left out is said, and can be read (%s)', (lang, ...texts) => {
  const html = form(lang);
  for (const text of texts) expect(html).toContain(text);
  expect(html.match(/<select/g)).toHaveLength(2);
});

test('what is hidden and was read is said, and can be left out again', () => {
  const html = form('en', { includesHidden: true });
  expect(html).toContain('Hidden rows and columns were read too.');
  expect(html).not.toContain('left out');
  expect(html).toMatch(/<input[^>]*type="checkbox"[^>]*checked/);
  expect(form('en')).toMatch(/<input[^>]*type="checkbox"(?![^>]*checked)/);
  const nothing = form('en', { hiddenRows: 0, hiddenColumns: 0 });
  expect(nothing).not.toContain('idden');
});

test('of several sheets, the one that was read is said', () => {
  const text = 'The sheet “Lathes” was read.';
  expect(form('en')).toContain(text);
  expect(form('en', { sheets: ['Lathes'] })).not.toContain(text);
});

test('a guessed encoding can be changed, one that shows itself cannot', () => {
  const csv = { sheet: null, sheets: [], hiddenRows: 0, hiddenColumns: 0 };
  expect(form('en', { ...csv, encoding: 'big5' })).toContain('read as Big5 (traditional Chinese)');
  expect(form('en', { ...csv, encoding: 'utf-8' })).not.toContain('encoding');
});

test('after a reload the file has to be chosen again, and nothing is shown that does nothing', () => {
  const html = form('en', {}, false);
  expect(html).toContain('12 hidden rows were left out.');
  expect(html).toContain('choose it again');
  expect(html).not.toMatch(/<select|<button|<input/);
});

test.each([
  [null, 'Step 1 of 4: Choose the file'],
  ['mapping', 'Step 2 of 4: Match the columns'],
  ['checked', 'Step 3 of 4: Check the rows'],
  ['done', 'Step 4 of 4: Import the drafts'],
  ['sent', 'Step 1 of 4: Choose the file'],
] as const)('an import that is %s is at %s', (state, text) => {
  const html = render('en', createElement(StepLine, { state }));
  expect(html).toContain(text);
  expect(html.match(/aria-current="step"/g)).toHaveLength(1);
});
