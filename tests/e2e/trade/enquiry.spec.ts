// Inquiries in the browser: the page with its sign-in guard, the product window, the BIS page, and the thread in the dashboard.
import { SESSION_TEXTS } from '../../../contract/messages/session.ts';
import { QUESTIONS } from '../../../contract/questions/questions.ts';
import { READY_QUESTIONS } from '../../../contract/questions/ready-questions.ts';
import { endSession, fillSignIn, PASSWORD, registerAccount, signInAs } from '../accounts.ts';
import { openPageAs } from '../chat/chat-users.ts';
import { fullProduct } from '../demo-data.ts';
import { expectInsideWindow, expectNoViolations } from '../page-quality.ts';
import { expect, FAILED_REQUEST, LANGUAGES, open, type Page, test } from '../site.ts';
import { fillPlaceholders, SITE_TEXTS } from '../site-texts.ts';
import { createBuyerWithReplies, productOf, signInDemoSupplier } from './demo-enquiries.ts';

const SENT = {
  en: 'Your inquiry has been sent successfully!',
  'zh-Hans': '您的询盘已成功发送！',
} as const;

async function asBuyer(page: Page): Promise<void> {
  await signInAs(page, await registerAccount(page));
}

test('a visitor signs in and returns to the form', { tag: '@wide' }, async ({ page }) => {
  const { email } = await registerAccount(page);
  const { id } = await fullProduct();
  await page.goto(`/inquiry/new/${id}`);
  await page.waitForURL(/\/auth\?tab=signup&for=inquiry/);
  await expect(page.getByText('Please sign in to send an inquiry.')).toBeVisible();
  await page.getByRole('tab', { name: SITE_TEXTS.en.auth.tab.signin }).click();
  await page.locator('input[type=email]').first().fill(email);
  await page.locator('input[type=password]').first().fill(PASSWORD);
  await page.locator('main form button[type=submit]').first().click();
  await page.waitForURL(`**/inquiry/new/${id}`);
  await expect(page.getByLabel(SITE_TEXTS.en.enquiryForm.subject)).toBeVisible();
});

for (const { lang, prefix } of LANGUAGES) {
  const form = SITE_TEXTS[lang].enquiryForm;
  const { thread } = SITE_TEXTS[lang].enquiry;

  test(`an enquiry is sent, opened and replied to (${lang})`, async ({ page }) => {
    await asBuyer(page);
    await open(page, `${prefix}/inquiry/new/${(await fullProduct()).id}`);
    const send = page.getByRole('button', { name: form.send, exact: true });
    await expect(send).toBeDisabled();
    const card = page.locator('[data-offer]');
    const name = (await card.getByRole('link').textContent()) ?? '';
    await expect(page.getByLabel(form.subject)).toHaveValue(
      fillPlaceholders(form.subjectFor, { name }),
    );
    await expect(card.locator('img')).toBeVisible();
    await page.getByLabel(form.subject).fill('HG-255S');
    await expect(send).toBeDisabled();
    await page.getByLabel(form.message).fill('415 V?');
    await expectNoViolations(page);
    await expectInsideWindow(page);
    await send.click();
    await page.waitForURL(/\/dashboard\?tab=inquiry$/);
    await expect(page.getByText(SENT[lang])).toBeVisible();
    await page.getByRole('button', { name: `${thread.open}: HG-255S` }).click();
    const dialog = page.getByRole('dialog', { name: 'HG-255S' });
    await expect(dialog.getByText(thread.none)).toBeVisible();
    await dialog.getByLabel(thread.reply).fill('50 Hz');
    await dialog.getByRole('button', { name: thread.send }).click();
    await expect(dialog.getByRole('listitem').getByText('50 Hz')).toBeVisible();
    await expect(dialog.getByLabel(thread.reply)).toHaveValue('');
    await expectNoViolations(page);
    await dialog.getByRole('button', { name: thread.mark.closed }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: thread.mark.closed }).click();
    await expect(dialog.getByText(thread.closed)).toBeVisible();
  });

  test(`the product window sends an enquiry (${lang})`, async ({ page }) => {
    await asBuyer(page);
    await open(page, `${prefix}/product/${(await fullProduct()).id}`);
    await page.locator('[data-buyer=inquiry]:visible').first().click();
    const dialog = page.getByRole('dialog', { name: form.title });
    await dialog.getByRole('button', { name: form.send }).click();
    await expect(dialog.getByLabel(form.message)).toBeFocused();
    await expectNoViolations(page);
    await expectInsideWindow(page);
    // What is typed survives the window.
    await dialog.getByLabel(form.subject).fill('HG-1');
    await dialog.getByRole('checkbox').first().check();
    await expect(dialog.getByLabel(form.message)).not.toHaveValue('');
    await dialog.getByLabel(form.quantity).fill('3');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.locator('[data-buyer=inquiry]:visible').first().click();
    await expect(dialog.getByLabel(form.subject)).toHaveValue('HG-1');
    await expect(dialog.getByRole('checkbox').first()).toBeChecked();
    await dialog.getByRole('button', { name: form.send }).click();
    await expect(page.getByText(SENT[lang])).toBeVisible();
    await expect(dialog).toBeHidden();
  });
}

test('the link is followed while the code of the window is late', { tag: '@wide' }, async ({
  page,
  pageErrors,
}) => {
  // The page is left while its scripts are loading.
  pageErrors.expected(/./);
  await asBuyer(page);
  await page.route('**/*EnquiryDialog*.js', () => {});
  await page.goto(`/product/${(await fullProduct()).id}`);
  const link = page.locator('[data-buyer=inquiry]:visible').first();
  await link.click();
  await expect(link).toHaveAttribute('aria-busy', 'true');
  await page.waitForURL(/\/inquiry\/new\//);
});

test('a session that ends over a typed reply leads to sign-in and back', { tag: '@wide' }, async ({
  page,
  pageErrors,
}) => {
  pageErrors.expected(FAILED_REQUEST);
  const { thread } = SITE_TEXTS.en.enquiry;
  const buyer = await createBuyerWithReplies(page, 'XJ-200A', ['你好']);
  await signInAs(page, buyer);
  await open(page, '/dashboard?tab=inquiry');
  await page.getByRole('button', { name: `${thread.open}: XJ-200A` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(thread.reply).fill('Three machines');
  await endSession(page, buyer);
  await dialog.getByRole('button', { name: thread.send }).click();
  await page.waitForURL(/\/auth/);
  await expect(page.getByRole('status').getByText(SESSION_TEXTS.ended.en)).toBeVisible();
  await fillSignIn(page, buyer);
  await expect(dialog.getByLabel(thread.reply)).toHaveValue('Three machines');
  await dialog.getByRole('button', { name: thread.send }).click();
  await expect(dialog.getByRole('listitem').getByText('Three machines')).toBeVisible();
  await expect(dialog.getByLabel(thread.reply)).toHaveValue('');
});

test('a reply in the other language has a translation or its terms below it', async ({ page }) => {
  const { automatic, show, hide, unavailable, terms } = SITE_TEXTS.en.common.ui.translation;
  const unknown = '老师傅说数控车床 XJ-200A 明天试机。';
  const chinese = '交货期是多久？';
  const english = 'What is the lead time?';
  await signInAs(page, await createBuyerWithReplies(page, 'XJ-200A', [chinese, unknown]));
  await open(page, '/dashboard?tab=inquiry');
  await page.getByRole('button', { name: `${SITE_TEXTS.en.enquiry.thread.open}: XJ-200A` }).click();
  const replies = page.getByRole('dialog').getByRole('listitem');
  const reply = replies.filter({ hasText: chinese });
  await expect(reply.getByText(chinese)).toHaveAttribute('lang', 'zh-Hans');
  await expect(reply.getByText(automatic)).toBeVisible();
  await expect(reply.getByText(english)).toBeVisible();
  await reply.getByRole('button', { name: hide }).click();
  await expect(reply.getByText(english)).toBeHidden();
  await reply.getByRole('button', { name: show }).click();
  await expect(reply.getByText(english)).toBeVisible();
  const other = replies.filter({ hasText: unknown });
  await expect(other).toContainText(unavailable);
  await expect(other.getByText(terms)).toBeVisible();
  await expect(other.getByRole('term').filter({ hasText: '数控车床' })).toHaveAttribute(
    'lang',
    'zh-Hans',
  );
  await expect(other.getByRole('definition').first()).toHaveText('CNC lathe');
  await expectNoViolations(page);
});

test('the BIS page writes to the admin team', { tag: '@wide' }, async ({ page }) => {
  await asBuyer(page);
  await open(page, '/bis');
  const { bis } = SITE_TEXTS.en.content;
  await page.getByRole('link', { name: bis.sendInquiry }).click();
  await page.getByLabel(SITE_TEXTS.en.enquiryForm.subject).fill('Scheme X');
  await page.getByLabel(SITE_TEXTS.en.enquiryForm.message).fill('Which machines?');
  const sent = page.waitForRequest('**/api/enquiries');
  await page.getByRole('button', { name: SITE_TEXTS.en.enquiryForm.send, exact: true }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    productId: 'bis-certification',
    supplierId: 'admin',
  });
  await page.waitForURL(/\/dashboard\?tab=inquiry$/);
});

test('a supplier cannot send one', { tag: '@wide' }, async ({ page }) => {
  await signInAs(page, await registerAccount(page, 'supplier'));
  await open(page, '/inquiry/new');
  await expect(
    page.getByText('You must be logged in as a buyer to send an inquiry.'),
  ).toBeVisible();
});

test('answers and ready questions are read by each side in its language, also while replying', {
  tag: '@wide',
}, async ({ page, browser }) => {
  const maker = await signInDemoSupplier(page);
  const { id } = await productOf(page, maker.id);
  const subject = `HG-${Date.now()}`;
  await asBuyer(page);
  await open(page, `/inquiry/new/${id}`);
  const form = SITE_TEXTS.en.enquiryForm;
  await page.getByLabel(form.subject).fill(subject);
  await page.getByLabel(QUESTIONS.supply.label.en).selectOption('415-3-50');
  await page.getByLabel(QUESTIONS.port.label.en).selectOption('INMAA');
  await page.getByLabel(form.quantity).fill('3');
  await page.getByRole('button', { name: /^Show all/ }).click();
  const warranty = READY_QUESTIONS.get('warranty');
  await page.getByLabel(warranty?.en ?? '').check();
  await page.getByRole('button', { name: form.send, exact: true }).click();
  await page.waitForURL(/\/dashboard\?tab=inquiry$/);

  const li = await openPageAs(browser, maker);
  await open(li, '/zh-hans/dashboard?tab=inquiry');
  await li.getByRole('button', { name: subject, exact: true }).click();
  const dialog = li.getByRole('dialog', { name: subject });
  await expect(dialog.getByText('415 V 三相 50 Hz')).toBeVisible();
  await expect(dialog.getByText('金奈港')).toBeVisible();
  await expect(dialog.getByText(warranty?.['zh-Hans'] ?? '')).toBeVisible();
  const details = dialog.getByRole('region', {
    name: SITE_TEXTS['zh-Hans'].enquiry.thread.details,
  });
  await expect(details).toContainText('3');
  await expect(details).toContainText('@');
  const { thread } = SITE_TEXTS['zh-Hans'].enquiry;
  await expect(dialog.getByLabel(thread.reply)).toBeVisible();
  await expectNoViolations(li);

  // The receiver closes it at once, and takes that back.
  await dialog.getByRole('button', { name: thread.mark.closed }).press('Enter');
  const undo = dialog.getByRole('button', { name: thread.undo });
  await expect(undo).toBeFocused();
  await expect(dialog.getByText(thread.closed)).toBeVisible();
  await undo.press('Enter');
  await expect(undo).toHaveCount(0);
  await expect(dialog.getByLabel(thread.reply)).toBeVisible();
  await li.context().close();
});
