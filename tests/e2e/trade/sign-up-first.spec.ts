// A visitor who presses a button of a machine: a page with the machine, sign-up first, and back to what was pressed.
import { PASSWORD, registerAccount } from '../accounts.ts';
import { fullProduct } from '../demo-data.ts';
import { expectInsideWindow, expectNoViolations } from '../page-quality.ts';
import { expect, LANGUAGES, open, type Page, test } from '../site.ts';
import { fillPlaceholders, SITE_TEXTS } from '../site-texts.ts';

const TOASTS = {
  inquiry: { en: 'Please sign in to send an inquiry.', 'zh-Hans': '请先登录再发送询盘。' },
  order: {
    en: 'You must be logged in as a buyer to place an order.',
    'zh-Hans': '请以买家身份登录后再下单。',
  },
} as const;

const BUTTONS = {
  inquiry: '[data-buyer=inquiry]:visible',
  order: '[data-buyer=order]:visible',
  chat: '[data-chat-now]:visible',
} as const;

const card = (page: Page) => page.locator('[data-sign-up-subject]');

for (const { lang, prefix } of LANGUAGES)
  for (const purpose of ['inquiry', 'order', 'chat'] as const)
    test(`${purpose}: the machine is in view and opens again (${lang})`, async ({ page }) => {
      const { signUpFor } = SITE_TEXTS[lang].shell;
      const { auth, enquiryForm, orderForm } = SITE_TEXTS[lang];
      const { email } = await registerAccount(page);
      await open(page, `${prefix}/product/${(await fullProduct()).id}`);
      const name = (await page.locator('h1').textContent()) ?? '';
      const offer = (await page.locator('[data-offer]').getAttribute('data-offer')) ?? '';
      const { company } = JSON.parse(offer) as { company: string };
      await page.locator(BUTTONS[purpose]).first().click();
      await page.waitForURL(new RegExp(`/auth\\?tab=signup&for=${purpose}$`));
      const isOrder = purpose === 'order';
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText(
        fillPlaceholders(isOrder ? signUpFor.order : signUpFor.ask, { company }),
      );
      await expect(card(page)).toContainText(name.trim());
      await expect(card(page)).toContainText(company);
      await expect(card(page).locator('img')).toBeVisible();
      if (purpose !== 'chat')
        await expect(page.locator('.toast').getByText(TOASTS[purpose][lang])).toBeVisible();
      await expect(page.getByRole('radio', { name: auth.role.buyer })).toBeChecked();
      await expectNoViolations(page);
      await expectInsideWindow(page);

      await page.getByRole('tab', { name: auth.tab.signin }).click();
      await expect(heading).toHaveText(
        fillPlaceholders(isOrder ? signUpFor.orderSignIn : signUpFor.askSignIn, { company }),
      );
      await page.reload();
      await expect(card(page)).toContainText(name.trim());
      await page.locator('input[type=email]').fill(email);
      await page.locator('input[type=password]').fill(PASSWORD);
      await page.locator('main form button[type=submit]').click();
      await page.waitForURL(new RegExp(`${prefix}/product/`));
      const title = { inquiry: enquiryForm.title, order: orderForm.title, chat: null }[purpose];
      await expect(
        title ? page.getByRole('dialog', { name: title }) : page.getByRole('dialog'),
      ).toBeVisible();
      await expect(page).not.toHaveURL(/#/);
    });

test('sign-up leads back as well', { tag: '@wide' }, async ({ page }) => {
  const { auth, enquiryForm } = SITE_TEXTS.en;
  await open(page, `/product/${(await fullProduct()).id}`);
  await page.locator(BUTTONS.inquiry).first().click();
  await page.waitForURL(/\/auth\?tab=signup/);
  await page.getByLabel(auth.phone).fill('9876543210');
  await page.getByLabel(auth.name).fill('Asha Rao');
  await page.getByLabel(auth.email).fill(`asha-${Date.now()}@example.in`);
  await page.locator('#sign-up-password').fill('a good secret');
  await page.locator('#sign-up-confirmPassword').fill('a good secret');
  await page.getByRole('button', { name: auth.signUp.send }).click();
  await page.waitForURL(/\/product\//);
  await expect(page.getByRole('dialog', { name: enquiryForm.title })).toBeVisible();
});

test('without a machine the page has its usual heading', { tag: '@wide' }, async ({ page }) => {
  await open(page, '/auth?tab=signup&for=inquiry');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    SITE_TEXTS.en.shell.auth.heading,
  );
  await expect(card(page)).toBeHidden();
});
