// Home page: working search, four industries, and the texts of spec §2.
import { expect, LANGUAGES, open, test } from '../site.ts';
import { SITE_TEXTS } from '../site-texts.ts';

test('the search opens the product list', async ({ page }) => {
  for (const { lang, prefix } of LANGUAGES) {
    const { search } = SITE_TEXTS[lang].common;
    await open(page, `${prefix}/`);
    const main = page.getByRole('main');
    await main.getByRole('searchbox', { name: search.label }).click();
    // With its suggestions it is a combobox.
    await main.getByRole('combobox', { name: search.label }).fill('rapier loom');
    await expect(main.getByRole('option').first()).toBeInViewport();
    await main.getByRole('button', { name: search.submit }).click();
    await expect(page).toHaveURL(`${prefix}/products?search=rapier+loom`);
    await expect(main.getByRole('searchbox')).toHaveValue('rapier loom');
    await expect(page.locator('main article').first()).toContainText(/loom|织机/i);
  }
});

test('the home page has its sections and texts', async ({ page, request }) => {
  await open(page, '/');
  const main = page.getByRole('main');
  const hasAuth = (await request.get('/auth')).ok();
  const find = main.getByRole('link', { name: 'Find Manufacturers', exact: true });
  const join = main.getByRole('link', { name: 'Join as a Manufacturer', exact: true });
  await expect(find).toHaveAttribute('href', '/suppliers');
  await expect(join).toHaveCount(hasAuth ? 1 : 0);
  if (hasAuth) await expect(join).toHaveAttribute('href', '/auth?tab=signup');

  const steps = main.getByRole('region', { name: 'How it works' });
  await expect(steps.locator('ol h3')).toHaveText([
    'Search',
    'Inquire',
    'Order on written terms',
    'Receive and review',
  ]);
  await expect(steps).toContainText('Order and pay with escrow where an authorised holder');
  await expect(steps.locator('ul h3')).toHaveCount(3);
  const voices = main.getByRole('region', { name: 'What buyers say' });
  await expect(voices.locator('blockquote')).toHaveCount(3);
  await expect(voices.getByText('Example', { exact: true })).toHaveCount(3);
  await expect(voices).toContainText('this site does not count them');
  await expect(voices.locator('dl > div')).toHaveText([
    /Verified manufacturers\s*500\+/,
    /Products\s*10,000\+/,
    /Countries/,
    /Customers\s*500\+/,
    /50Cr\+/,
    /98%/,
    /24\/7/,
  ]);
});

test('four industries link to their categories', async ({ page }) => {
  for (const { lang, prefix } of LANGUAGES) {
    const { taxonomy, home } = SITE_TEXTS[lang];
    await open(page, `${prefix}/`);
    const industries = page.getByRole('region', { name: home.categories.title });
    const cards = industries.getByRole('listitem');
    const ids = ['agriculture', 'it', 'fashion', 'robots'] as const;
    await expect(cards.getByRole('heading')).toHaveText(ids.map((id) => taxonomy.category[id]));
    for (const card of await cards.all()) await expect(card).toContainText(/\d\+/);
    // The whole card is a link.
    await cards.nth(2).click();
    await expect(page).toHaveURL(`${prefix}/products?category=fashion`);
  }
});

test('the search is visible without scrolling', async ({ page }) => {
  await open(page, '/');
  await expect(page.getByRole('main').getByRole('searchbox')).toBeInViewport();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
});
