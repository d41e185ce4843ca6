// Narrowing of the product list by machine type and attributes, and the sort by them.
import { expectNoViolations, layoutShift } from '../page-quality.ts';
import {
  expect,
  expectSameDocument,
  FAILED_REQUEST,
  isPhone,
  LANGUAGES,
  markDocument,
  open,
  test,
} from '../site.ts';
import {
  activeFilters,
  cards,
  chooseSort,
  closeFilters,
  countOf,
  expectCount,
  filterField,
  openFilters,
} from './catalog.ts';

const LATHES = '/products?type=cnc-lathe';

test('a machine type, then its attributes', async ({ page }) => {
  await open(page, '/products?category=engineering');
  await markDocument(page);
  await openFilters(page);
  await page.getByRole('link', { name: /^CNC lathe/ }).click();
  await expect(page).toHaveURL('/products?category=engineering&type=cnc-lathe');
  await expectCount(page, await countOf({ type: 'cnc-lathe' }));
  await expect(page).toHaveTitle(/^CNC lathe/);

  await page.getByText(/^More attributes/).click();
  await page.getByRole('checkbox', { name: /^KND/ }).check();
  await page.getByRole('checkbox', { name: /^GSK/ }).check();
  await expect(page).toHaveURL(/attr\.control=gsk%2Cknd/);
  const both = { type: 'cnc-lathe', attr: { control: 'gsk,knd' } };
  await expectCount(page, await countOf(both));

  const swing = page.getByRole('group', { name: 'Swing over bed (mm)' });
  await swing.getByRole('textbox', { name: 'From' }).fill('400');
  await swing.getByRole('textbox', { name: 'To' }).fill('630');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/attr\.swing=400\.\.630/);
  const total = await countOf({ ...both, attr: { ...both.attr, swing: '400..630' } });
  await expectCount(page, total);
  await closeFilters(page);
  await expect(cards(page)).toHaveCount(total);

  await activeFilters(page)
    .getByRole('link', { name: 'Remove filter: Swing over bed: 400–630 mm' })
    .click();
  await expectCount(page, await countOf(both));
  await activeFilters(page).getByRole('link', { name: 'Remove filter: CNC lathe' }).click();
  await expect(page).toHaveURL('/products?category=engineering');
  await expectSameDocument(page);
});

test('the handles of a number move its bounds', async ({ page }) => {
  await open(page, LATHES);
  await openFilters(page);
  const swing = page.getByRole('group', { name: 'Swing over bed (mm)' });
  const handle = swing.getByRole('slider', { name: 'Swing over bed, from' });
  await handle.focus();
  await page.keyboard.press('PageUp');
  await expect(page).toHaveURL(/attr\.swing=\d+\.\.$/);
  await expect(swing.getByRole('textbox', { name: 'From' })).toHaveValue(/^\d+$/);
  await expect(handle).toHaveAttribute('aria-valuetext', /^\d+ mm$/);
  await page.keyboard.press('Home');
  await expect(page).toHaveURL(LATHES);
});

test('bounds that are refused stay as typed, with the reason beside them', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expected(FAILED_REQUEST);
  await open(page, LATHES);
  await openFilters(page);
  const swing = page.getByRole('group', { name: 'Swing over bed (mm)' });
  await swing.getByRole('textbox', { name: 'To' }).fill('400');
  await swing.getByRole('textbox', { name: 'From' }).fill('900');
  await page.keyboard.press('Enter');
  await expect(swing).toContainText('The lowest value must not be above the highest.');
  await expect(swing.getByRole('textbox', { name: 'From' })).toHaveValue('900');
  await swing.getByRole('textbox', { name: 'From' }).fill('5 kg');
  await page.keyboard.press('Enter');
  await expect(swing).toContainText('This unit does not fit the attribute.');
  await swing.getByRole('textbox', { name: 'From' }).fill('14 in');
  await page.keyboard.press('Enter');
  await expectCount(page, await countOf({ type: 'cnc-lathe', attr: { swing: '14in..400' } }));
});

test('of two bounds that contradict each other the one just typed is marked', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expected(FAILED_REQUEST);
  await open(page, LATHES);
  await openFilters(page);
  const swing = page.getByRole('group', { name: 'Swing over bed (mm)' });
  const from = swing.getByRole('textbox', { name: 'From' });
  const to = swing.getByRole('textbox', { name: 'To' });
  const reason = 'The lowest value must not be above the highest.';
  await from.fill('900');
  await to.fill('400');
  await page.keyboard.press('Enter');
  await expect(to).toHaveAccessibleDescription(reason);
  await expect(to).toHaveAttribute('aria-invalid', 'true');
  await expect(from).not.toHaveAttribute('aria-invalid');
  await expect(from).toHaveAccessibleDescription('');
  await expect([await from.inputValue(), await to.inputValue()]).toEqual(['900', '400']);

  await from.fill('800');
  await page.keyboard.press('Enter');
  await expect(from).toHaveAccessibleDescription(reason);
  await expect(to).not.toHaveAttribute('aria-invalid');
  await expectNoViolations(page);

  // A refused unit is the fault of its own bound.
  await from.fill('5 kg');
  await to.fill('600');
  await page.keyboard.press('Enter');
  await expect(from).toHaveAccessibleDescription('This unit does not fit the attribute.');
  await expect(to).not.toHaveAttribute('aria-invalid');
});

test('key attributes sort in both directions', async ({ page }) => {
  await open(page, LATHES);
  const swings = async (): Promise<readonly number[]> => {
    const { pathname, search } = new URL(page.url());
    const reply = await page.request.get(`/api${pathname}${search}`);
    const { products } = (await reply.json()) as {
      products: { attributes: { key: string; number: number }[] }[];
    };
    return products.map(
      ({ attributes }) => attributes.find(({ key }) => key === 'swing')?.number ?? 0,
    );
  };
  const sort = page.getByLabel('Sort by');
  await chooseSort(page, 'Sort by', 'Swing over bed');
  await expect(page).toHaveURL(`${LATHES}&sort=attr.swing`);
  expect(await swings()).toEqual((await swings()).toSorted((one, other) => other - one));
  await chooseSort(page, 'Sort order', 'Ascending');
  await expect(page).toHaveURL(`${LATHES}&sort=attr.swing&order=asc`);

  // A sort by an attribute goes with its machine type.
  await activeFilters(page).getByRole('link', { name: 'Remove filter: CNC lathe' }).click();
  await expect(page).toHaveURL('/products');
  await expect(sort.locator('option:checked')).toHaveText('Newest First');
});

test('a search is sorted by the best match', async ({ page }) => {
  await open(page, '/products?search=lathe');
  await expect(page.getByLabel('Sort by').locator('option:checked')).toHaveText('Best match');
  await expect(page.getByLabel('Sort order')).toBeDisabled();
});

test('an unknown machine type is refused in the language of the page', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expected(FAILED_REQUEST);
  expect(await open(page, '/zh-hans/products?type=time-machine')).toBe(400);
  await expect(page.getByRole('alert')).toContainText('没有这种机型');
  await page.getByRole('alert').getByRole('link', { name: '清除筛选' }).click();
  await expect(page).toHaveURL('/zh-hans/products');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('in a wide window the filters are beside the results and can be closed', async ({ page }) => {
  test.skip(isPhone(page), 'wide windows only');
  await open(page, '/products');
  const category = filterField(page, 'Category');
  await expect(category).toBeVisible();
  const toggle = page.getByRole('button', { name: /^Filters/ }).filter({ visible: true });
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await toggle.click();
  await expect(category).toBeHidden();
  await toggle.click();
  await expect(category).toBeVisible();
  await page.setViewportSize({ width: 1100, height: 900 });
  await expect(category).toBeHidden();
  await toggle.click();
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
});

test('the filters do not move when the page becomes interactive', async ({ page }) => {
  test.skip(isPhone(page), 'wide windows only');
  for (const width of [1280, 1440])
    for (const { prefix } of LANGUAGES)
      for (const address of ['/products', LATHES]) {
        await page.setViewportSize({ width, height: 900 });
        await open(page, prefix + address);
        await expect(page.getByRole('slider').first()).toBeAttached();
        // Rounding of text widths counts as less than a thousandth.
        // The header moves by a few pixels while a slow machine reads the page.
        const shift = await layoutShift(page, 'section:has(> #filter-panel)');
        expect(shift, `${prefix}${address} at ${width} px`).toBeLessThan(0.001);
      }
});
