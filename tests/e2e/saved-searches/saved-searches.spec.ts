// Saved searches: saving in the product list, the list of a member with its alerts, and the way of a visitor.
import { SESSION_TEXTS } from '../../../contract/messages/session.ts';
import { mockCall, registerAccount, signInAs } from '../accounts.ts';
import { activeFilters, cards, countOf } from '../catalog/catalog.ts';
import {
  expectInsideWindow,
  expectNoViolations,
  expectPageQuality,
  layoutShift,
} from '../page-quality.ts';
import {
  box,
  expect,
  FAILED_REQUEST,
  LANGUAGES,
  type Locator,
  open,
  type Page,
  press,
  test,
} from '../site.ts';
import { fillPlaceholders, SITE_TEXTS } from '../site-texts.ts';
import { saveOverApi } from './saved-search-calls.ts';

const LATHES = '/products?type=cnc-lathe&attr.swing=400..630';

const searchesOf = (page: Page): Locator => page.getByRole('region', { name: 'Saved searches' });
const itemsOf = (page: Page): Locator => searchesOf(page).getByRole('listitem');
const saveButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Save this search', exact: true });

test('a member saves the filters of the list, and finds them in the dashboard', {
  tag: '@wide',
}, async ({ page }) => {
  await signInAs(page, await registerAccount(page));
  await open(page, `${LATHES}&sort=price`);
  await saveButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'Save this search' });
  const name = dialog.getByRole('textbox', { name: 'Name' });
  await expect(name).toHaveValue('CNC lathe, Swing over bed: 400–630 mm');
  await expect(dialog.getByRole('checkbox')).toBeChecked();
  await expect(dialog.getByRole('checkbox')).toHaveAccessibleDescription(/^Once a day at most/);
  await expectNoViolations(page);
  await expectInsideWindow(page);

  await name.fill('  ');
  await press(page, 'Save');
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription('This value is required.');
  await name.fill('My lathes');
  await name.press('Enter');
  await expect(dialog).toBeHidden();
  const saved = page.getByRole('button', { name: 'Search saved' });
  await expect(saved).toBeFocused();
  const toast = page.getByRole('status').filter({ hasText: '“My lathes” is saved.' });
  await expect(toast.getByRole('link', { name: 'Saved searches' })).toHaveAttribute(
    'href',
    '/favourites#searches',
  );

  // The same filters once more change the name and the alert.
  await open(page, LATHES);
  await saved.click();
  const change = page.getByRole('dialog', { name: 'Change this saved search' });
  await expect(change.getByRole('textbox')).toHaveValue('My lathes');
  await change.getByRole('textbox').fill('Lathes');
  await change.getByRole('checkbox').uncheck();
  await press(page, 'Save');
  await expect(change).toBeHidden();

  await open(page, '/dashboard?tab=saved');
  await expect(itemsOf(page)).toHaveCount(1);
  const total = await countOf({ type: 'cnc-lathe', attr: { swing: '400..630' } });
  await expect(itemsOf(page)).toContainText(
    `CNC lathe · Swing over bed: 400–630 mm${total} machine`,
  );
  await expect(page.getByRole('checkbox', { name: 'Alert for “Lathes”' })).not.toBeChecked();
  await expectNoViolations(page);
  await expectInsideWindow(page);
  await itemsOf(page).getByRole('link', { name: 'Lathes' }).click();
  await expect(page).toHaveURL(LATHES);
  await expect(activeFilters(page)).toBeVisible();
});

test('an alert is switched, a search renamed, deleted, and saved again at its place', async ({
  page,
}) => {
  const account = await registerAccount(page);
  await saveOverApi(page, account, 'Lathes', 'type=cnc-lathe');
  await saveOverApi(page, account, 'Mills', 'search=mill');
  await signInAs(page, account);
  await open(page, '/dashboard?tab=saved');
  await expect(itemsOf(page).getByRole('heading')).toHaveText(['Mills', 'Lathes']);
  const alert = page.getByRole('checkbox', { name: 'Alert for “Mills”' });
  const stored = page.waitForResponse(/\/api\/saved-searches\/./);
  await alert.focus();
  await page.keyboard.press('Space');
  await stored;

  await page.getByRole('button', { name: 'Rename “Mills”' }).click();
  const dialog = page.getByRole('dialog', { name: 'Rename this search' });
  await expect(dialog.getByRole('checkbox')).toHaveCount(0);
  await dialog.getByRole('textbox').fill('Big mills');
  await press(page, 'Save');
  await expect(itemsOf(page).getByRole('heading')).toHaveText(['Big mills', 'Lathes']);

  await page.getByRole('button', { name: 'Delete “Big mills”' }).click();
  const undo = page.getByRole('button', { name: 'Undo: save “Big mills” again' });
  await expect(undo).toBeFocused();
  await expect(itemsOf(page).first()).toContainText('“Big mills” was deleted.');
  await undo.press('Enter');
  await expect(itemsOf(page).first().getByRole('link', { name: 'Big mills' })).toBeFocused();
  await expect(itemsOf(page).getByRole('heading')).toHaveText(['Big mills', 'Lathes']);
  const deleted = page.waitForResponse((reply) => reply.request().method() === 'DELETE');
  await page.getByRole('button', { name: 'Delete “Lathes”' }).click();
  await expect(itemsOf(page).last()).toContainText('was deleted');
  await deleted;

  await page.reload();
  await expect(itemsOf(page)).toHaveCount(1);
  await expect(page.getByRole('checkbox', { name: 'Alert for “Big mills”' })).not.toBeChecked();
});

test('a visitor signs in and returns to the window', { tag: '@wide' }, async ({ page }) => {
  const { email, password } = await registerAccount(page);
  await open(page, LATHES);
  await expect(saveButton(page)).toHaveAttribute('title', 'Sign in to save this search');
  await saveButton(page).click();
  await expect(page).toHaveURL('/auth?tab=signin');
  await expect(page.getByText('You then return to it.')).toBeVisible();
  await box(page, 'Email').fill(email);
  await box(page, 'Password').fill(password);
  await press(page, 'Sign In');
  await expect(page).toHaveURL(LATHES);
  await expect(page.getByRole('dialog', { name: 'Save this search' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  await expect(cards(page).first()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a search that finds nothing offers an alert', async ({ page }) => {
  await signInAs(page, await registerAccount(page));
  await open(page, '/products?search=zzqqxx');
  await page.getByRole('button', { name: 'Notify me of a match' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save this search' });
  await expect(dialog.getByRole('textbox')).toHaveValue('zzqqxx');
  await press(page, 'Save');
  await expect(page.getByRole('button', { name: 'Search saved' })).toHaveCount(2);
  await expectNoViolations(page);
  await open(page, '/favourites');
  await expect(itemsOf(page)).toContainText('Search: zzqqxx0 machines');
});

test('a window that cannot be loaded says so, and its button is not busy', {
  tag: '@wide',
}, async ({ page, pageErrors }) => {
  pageErrors.expected(/Failed to (?:load resource|fetch)|SaveSearchDialog|load-save-dialog/);
  await signInAs(page, await registerAccount(page));
  await page.route(/load-save-dialog|SaveSearchDialog/, (route) => route.abort());
  await open(page, LATHES);
  await saveButton(page).click();
  await expect(
    page.getByRole('alert').getByText(SITE_TEXTS.en.results.search.failed),
  ).toBeVisible();
  await expect(saveButton(page)).not.toHaveAttribute('aria-busy');
  await saveButton(page).click();
  await expect(saveButton(page)).not.toHaveAttribute('aria-busy');
  await page.unroute(/load-save-dialog|SaveSearchDialog/);
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog', { name: 'Save this search' })).toBeVisible();
});

test('a refusal is shown in the window, and what was typed stays', { tag: '@wide' }, async ({
  page,
  pageErrors,
}) => {
  pageErrors.expected(FAILED_REQUEST);
  await signInAs(page, await registerAccount(page));
  await open(page, LATHES);
  const message = 'You have saved 20 searches.';
  const fields = { success: false, code: 'savedSearchesFull', message, error: message };
  await page.route('**/api/saved-searches', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 409, json: fields })
      : route.continue(),
  );
  await saveButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'Save this search' });
  await dialog.getByRole('textbox').fill('My lathes');
  await press(page, 'Save');
  await expect(dialog.getByRole('alert')).toContainText(message);
  await expect(dialog.getByRole('textbox')).toHaveValue('My lathes');
  await expect(dialog.getByRole('link', { name: 'Go to your saved searches' })).toBeVisible();
});

test('a list that fails can be loaded again; a change that fails is taken back', {
  tag: '@wide',
}, async ({ page, pageErrors }) => {
  pageErrors.expected(/saved-searches/);
  const account = await registerAccount(page);
  await saveOverApi(page, account, 'Mills', 'search=mill');
  await signInAs(page, account);
  await mockCall(page, '/saved-searches?**', 403, { success: false, code: 'forbidden' });
  await open(page, '/favourites');
  await expect(searchesOf(page).getByRole('alert')).toContainText('could not be loaded');
  await page.unroute('**/api/saved-searches?**');
  await searchesOf(page).getByRole('button', { name: 'Try again' }).click();
  const alert = page.getByRole('checkbox', { name: 'Alert for “Mills”' });
  await expect(alert).toBeChecked();
  await page.route('**/api/saved-searches/*', (route) => route.abort());
  await alert.click();
  await expect(page.getByText('The change could not be saved.')).toBeVisible();
  await expect(alert).toBeChecked();
  await page.getByRole('button', { name: 'Delete “Mills”' }).click();
  await expect(page.getByText('The search could not be deleted.')).toBeVisible();
  await expect(alert).toBeChecked();
});

test('the window waits for the list, so that it does not overwrite what is saved', {
  tag: '@wide',
}, async ({ page, pageErrors }) => {
  pageErrors.expected(/saved-searches/);
  const account = await registerAccount(page);
  await saveOverApi(page, account, 'My lathes', 'type=cnc-lathe&attr.swing=400..630', false);
  await signInAs(page, account);
  const held = Promise.withResolvers<void>();
  await page.route('**/api/saved-searches', async (route) => {
    await held.promise;
    await route.fulfill({ status: 403, json: { success: false, code: 'forbidden' } });
  });
  await open(page, `${LATHES}#save-search`);
  const dialog = page.getByRole('dialog', { name: 'Save this search' });
  await expect(dialog.getByRole('status')).toHaveText('Loading saved searches...');
  await expect(dialog.getByRole('textbox')).toHaveCount(0);
  held.resolve();
  await expect(dialog.getByRole('alert')).toContainText('could not be loaded');
  await expectNoViolations(page);
  await page.unroute('**/api/saved-searches');
  await press(page, 'Try again');
  const change = page.getByRole('dialog', { name: 'Change this saved search' });
  await expect(change.getByRole('textbox')).toHaveValue('My lathes');
  await expect(change.getByRole('checkbox')).not.toBeChecked();
});

test('after a session that has ended, signing in returns to what was typed', {
  tag: '@wide',
}, async ({ page, pageErrors }) => {
  pageErrors.expected(FAILED_REQUEST);
  const { email, password } = await registerAccount(page);
  const signIn = async (): Promise<void> => {
    await box(page, 'Email').fill(email);
    await box(page, 'Password').fill(password);
    await press(page, 'Sign In');
  };
  await open(page, '/auth?tab=signin');
  await signIn();
  await expect(page).not.toHaveURL(/auth/);
  await open(page, LATHES);
  await saveButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'Save this search' });
  await dialog.getByRole('textbox').fill('My lathes');
  await dialog.getByRole('checkbox').uncheck();
  await mockCall(page, '/saved-searches', 401, { success: false, code: 'unauthorized' });
  await press(page, 'Save');
  await dialog.getByRole('link', { name: SESSION_TEXTS.signIn.en }).click();
  await page.unroute('**/api/saved-searches');
  await signIn();
  await expect(page).toHaveURL(LATHES);
  await expect(dialog.getByRole('textbox')).toHaveValue('My lathes');
  await expect(dialog.getByRole('checkbox')).not.toBeChecked();
});

test('saved products do not move when many saved searches arrive', async ({ page }) => {
  const account = await registerAccount(page);
  for (const name of ['mill', 'lathe', 'press', 'saw', 'loom', 'drill'])
    await saveOverApi(page, account, name, `search=${name}`);
  await signInAs(page, account);
  // The products would be there first.
  const products = page.waitForResponse(/\/api\/favourites/);
  await page.route('**/api/saved-searches?**', async (route) => {
    await products;
    await route.continue();
  });
  await open(page, '/favourites');
  await expect(itemsOf(page)).toHaveCount(6);
  await expect(page.getByRole('heading', { name: 'Saved products', exact: true })).toBeVisible();
  expect(await layoutShift(page)).toBeLessThan(0.1);
});

for (const language of LANGUAGES) {
  const { lang, prefix } = language;
  const { results, savedSearches } = SITE_TEXTS[lang];

  test(`button, window and list are whole in ${lang}`, async ({ page }) => {
    const account = await registerAccount(page);
    await signInAs(page, account);
    await open(page, `${prefix}/favourites`);
    await expect(page.getByText(savedSearches.list.emptyText)).toBeVisible();
    await expectPageQuality(page, language);
    await open(page, `${prefix}/products?verified=1`);
    await page.getByRole('button', { name: results.search.save, exact: true }).click();
    await expect(page.getByRole('dialog', { name: savedSearches.dialog.title })).toBeVisible();
    await expectPageQuality(page, language);
    await press(page, savedSearches.dialog.save);
    await expect(page.getByRole('button', { name: results.search.saved })).toBeVisible();
    await open(page, `${prefix}/favourites`);
    const name = SITE_TEXTS[lang].filters.panel.verified;
    await expect(
      page.getByRole('checkbox', {
        name: fillPlaceholders(savedSearches.list.alertOf, { name }),
      }),
    ).toBeChecked();
    await expectPageQuality(page, language);
    expect(await layoutShift(page)).toBeLessThan(0.1);
  });
}
