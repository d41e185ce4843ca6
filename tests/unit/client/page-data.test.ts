// Data of an island: on the server by reference, in the browser from the page's script.
import { createElement } from 'react';
import { expect, test, vi } from 'vitest';
import { pageData, pageDataOf, withPageData } from '../../../src/i18n/page-data.ts';
import renderer from '../../../src/islands/render-island.ts';

const rows = { names: ['Lathe </script>', 'Mill'] };

const Island = ({ data }: { readonly data: typeof rows }) =>
  createElement('p', null, data.names[1]);

test('an island is rendered with the data that its attribute leaves out', () => {
  const data = pageData('rows', rows);
  expect(JSON.stringify(data)).not.toContain('Lathe');
  expect(pageDataOf(data)).toBe(rows);
  const render = () => renderer.renderToStaticMarkup.call({ result }, Island as never, { data });
  const result = {};
  expect(render()).toEqual({ html: '<p>Mill</p>', attrs: { prefix: 'r0' } });
  expect(render().attrs).toEqual({ prefix: 'r1' });
});

test('an element with a computed name is left to Astro', () => {
  expect([renderer.check(Island), renderer.check('h3')]).toEqual([true, false]);
});

test('the browser reads the data from the page', () => {
  const getElementById = vi.fn(() => ({ textContent: JSON.stringify(rows) }));
  vi.stubGlobal('document', { getElementById });
  const props = withPageData({ lang: 'en', first: { dataId: 'rows' }, last: null });
  expect(props).toEqual({ lang: 'en', first: rows, last: null });
  expect(getElementById).toHaveBeenCalledExactlyOnceWith('rows');
  vi.unstubAllGlobals();
});
