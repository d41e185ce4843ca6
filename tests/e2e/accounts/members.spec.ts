// People of one company: an invitation by link, the page on which it is used, and what sales and viewers find on the screens.
import {
  confirmInDialog,
  freshEmail,
  registerAccount,
  signInAs,
  storedToken,
} from '../accounts.ts';
import { fullProduct } from '../demo-data.ts';
import { expectNoViolations, expectPageQuality } from '../page-quality.ts';
import { box, expect, LANGUAGES, open, press, test } from '../site.ts';
import { SITE_TEXTS } from '../site-texts.ts';
import { COMPANY, call, invite, join, joinOnPage, MEMBER, openCompany } from './company.ts';
import { userIdOf } from './link-tokens.ts';

for (const language of LANGUAGES) {
  test(`the list of people passes the general checks (${language.lang})`, async ({
    page,
    pageErrors,
  }) => {
    pageErrors.expected(/status of 403/);
    const { people } = SITE_TEXTS[language.lang];
    const owner = await openCompany(page);
    await join(page, await invite(page, owner, { role: 'viewer' }));
    await invite(page, owner, { role: 'sales', email: freshEmail() });
    await signInAs(page, owner);
    await open(page, `${language.prefix}/dashboard/account`);
    const section = page.getByRole('region', { name: people.title });
    await expect(section.getByText(MEMBER)).toBeVisible();
    await expect(section.getByRole('combobox').first()).toHaveValue('viewer');
    await press(page, people.invite.link);
    await confirmInDialog(page);
    await expect(box(page, people.invite.linkLabel)).toHaveValue(
      new RegExp(`${language.prefix}/join\\?token=[\\w-]{43}$`),
    );
    await expectPageQuality(page, language);
  });

  test(`the page of an invitation passes the general checks (${language.lang})`, async ({
    page,
  }) => {
    const { people } = SITE_TEXTS[language.lang];
    const email = freshEmail();
    const token = await invite(page, await openCompany(page), { role: 'sales', email });
    await open(page, `${language.prefix}/join?token=${token}`);
    await expect(box(page, people.join.email)).toHaveValue(email);
    // The token is not left in the address.
    await expect(page).toHaveURL(`${language.prefix}/join`);
    await expectPageQuality(page, language);
    await press(page, people.join.send);
    await expect(box(page, people.join.name)).toBeFocused();
    await expectNoViolations(page);
  });
}

test('an invitation that cannot be used says what to do', { tag: '@wide' }, async ({
  page,
  pageErrors,
}) => {
  pageErrors.expected(/status of 410/);
  await open(page, '/join');
  const refusal = page.getByRole('alert').filter({ hasText: 'This invitation cannot be used' });
  await expect(refusal).toBeVisible();
  await open(page, `/join?token=${'x'.repeat(43)}`);
  await expect(refusal).toBeVisible();
  await expectNoViolations(page);
  await refusal.getByRole('link', { name: 'Sign in' }).click();
  await page.waitForURL(/\/auth\?tab=signin$/);
});

test('a colleague joins by a link and answers for the company; as a viewer only reads', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expected(/status of 40[13]/);
  const owner = await openCompany(page);
  const buyer = await registerAccount(page);
  const supplierId = await userIdOf(page, owner);
  const sent = await call(page, buyer, 'POST', '/enquiries', {
    supplierId,
    subject: 'A mill for millet',
    message: 'Which voltage?',
  });
  const { id } = sent.data as { id: string };
  const thread = `/dashboard?tab=inquiry&enquiry=${id}`;

  await signInAs(page, owner);
  await open(page, '/dashboard/account');
  await press(page, 'Make a link');
  await confirmInDialog(page);
  const link = await box(page, 'Invitation link').inputValue();
  await page.evaluate(() => localStorage.clear());

  await open(page, link);
  await expect(page.getByRole('heading', { name: `${COMPANY} invites you` })).toBeVisible();
  await joinOnPage(page, SITE_TEXTS.en.people.join);
  await page.waitForURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { name: `Welcome, ${MEMBER}` })).toBeVisible();
  await expect(page.locator('main').getByText('Sales', { exact: true })).toBeVisible();
  const colleague = { token: (await storedToken(page)) ?? '' };

  await open(page, thread);
  const dialog = page.getByRole('dialog', { name: 'A mill for millet' });
  await dialog.getByRole('textbox').fill('400 V, three phases.');
  await dialog.getByRole('button', { name: 'Send reply' }).click();
  await expect(dialog.getByText('400 V, three phases.')).toBeVisible();

  await signInAs(page, owner);
  await open(page, '/dashboard/account');
  const role = page.getByRole('combobox', { name: `Role of ${MEMBER}` });
  await role.selectOption('Viewer');
  await confirmInDialog(page);
  await expect(page.getByRole('status').filter({ hasText: 'The role was changed.' })).toBeVisible();
  await expect(role).toHaveValue('viewer');

  await signInAs(page, colleague);
  await open(page, thread);
  await expect(page.getByText('You can only read here.')).toBeAttached();
  await expect(dialog.getByText('400 V, three phases.')).toBeVisible();
  await expect(dialog.getByText('Your role in this company lets you read only.')).toBeVisible();
  await expect(dialog.getByRole('textbox')).toHaveCount(0);
  await expectNoViolations(page);
  const another = { supplierId, subject: 'A second mill', message: 'And its price?' };
  await call(page, buyer, 'POST', '/enquiries', another);
  await open(page, '/dashboard');
  await expect(page.getByRole('link', { name: /^View: .*second mill/ })).toBeVisible();
  await open(page, '/dashboard?tab=products');
  await expect(page.getByRole('heading', { name: 'Products', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add Product' })).toHaveCount(0);
  // What a viewer may not do is not offered: neither on the screens of the company nor on public pages.
  await open(page, '/dashboard?tab=inquiry');
  await expect(page.getByRole('button', { name: 'Open: A second mill' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Answer/ })).toHaveCount(0);
  await open(page, `/product/${(await fullProduct()).id}`);
  await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeVisible();
  for (const name of [/^Save/, 'Report this product', 'Send Inquiry', 'Chat Now'])
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  await open(page, '/products?type=cnc-lathe');
  await expect(page.getByRole('link', { name: 'View Details' }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Save/ })).toHaveCount(0);
  await open(page, '/dashboard/account');
  await expect(page.getByRole('region', { name: 'You in this company' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'People', exact: true })).toHaveCount(0);
  await expectNoViolations(page);

  await signInAs(page, owner);
  await open(page, '/dashboard/account');
  await page.getByRole('button', { name: `Remove ${MEMBER}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Nobody else uses this account yet.')).toBeVisible();
  await signInAs(page, colleague);
  await page.goto('/dashboard');
  await page.waitForURL(/\/auth\?tab=signin$/);
});
