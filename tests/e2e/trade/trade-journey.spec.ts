// Trade from enquiry to delivery, each side in its own language: enquiry, reply, chat, order, confirmation, shipping.

import { demoAccount, registerAccount, signInAs } from '../accounts.ts';
import { messageInput, messageLog, openPageAs, sendByEnter } from '../chat/chat-users.ts';
import { expect, open, type Page, press, test } from '../site.ts';
import { SITE_TEXTS } from '../site-texts.ts';
import { productOf, signInDemoSupplier } from './demo-enquiries.ts';

const en = SITE_TEXTS.en;
const zh = SITE_TEXTS['zh-Hans'];
/** A subject without words, so that a Chinese page does not translate it. */
const SUBJECT = `HG-${Date.now()}`;
const ADDRESS = '12 Ring Road\nPune 411001';

/** Makes a step of an order and confirms it. */
async function step(page: Page, name: string): Promise<void> {
  await press(page, name);
  await page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
}

test('an enquiry becomes an order that is delivered', async ({ page: asha, browser }) => {
  test.setTimeout(120_000);
  expect(demoAccount('supplier').email).not.toBe('');
  const maker = await signInDemoSupplier(asha);
  const li = await openPageAs(browser, maker);
  const productId = (await productOf(asha, maker.id)).id;
  await signInAs(asha, await registerAccount(asha));

  await open(asha, `/inquiry/new/${productId}`);
  await asha.getByLabel(en.enquiryForm.subject).fill(SUBJECT);
  await asha.getByRole('textbox', { name: en.enquiryForm.message }).fill('Does it run on 415 V?');
  await press(asha, en.enquiryForm.send);
  await asha.waitForURL(/\/dashboard\?tab=inquiry$/);

  await open(li, '/zh-hans/dashboard?tab=inquiry');
  await li.getByRole('button', { name: SUBJECT, exact: true }).click();
  const enquiryDialog = li.getByRole('dialog', { name: SUBJECT });
  await enquiryDialog.getByLabel(zh.enquiry.thread.reply).fill('可以，380–415 V。');
  await enquiryDialog.getByRole('button', { name: zh.enquiry.thread.send }).click();
  await expect(enquiryDialog.getByRole('listitem').getByText('可以，380–415 V。')).toBeVisible();

  await open(asha, '/dashboard?tab=inquiry');
  await asha.getByRole('button', { name: `${en.enquiry.thread.open}: ${SUBJECT}` }).click();
  await expect(asha.getByRole('dialog', { name: SUBJECT })).toContainText('380–415 V');

  await open(asha, `/product/${productId}`);
  await asha.locator('[data-chat-now]:visible').first().click();
  const question = `${SUBJECT}: how long until it is shipped?`;
  await sendByEnter(asha, question);
  await expect(messageLog(asha).getByText(en.chat.message.sent)).toBeVisible();
  await open(li, '/zh-hans/vendorchat');
  await li.getByRole('link', { name: new RegExp(SUBJECT) }).click();
  await expect(messageLog(li).getByText(question)).toBeVisible();
  await sendByEnter(li, '三十天。');
  await expect(messageLog(asha).getByText('三十天。')).toBeVisible();
  await expect(messageInput(asha)).toHaveValue('');
  await asha.keyboard.press('Escape');

  await asha.locator('[data-buyer=order]:visible').first().click();
  const ordering = asha.getByRole('dialog', { name: en.orderForm.title });
  await ordering.getByLabel(en.orderForm.address).fill(ADDRESS);
  await ordering.getByRole('button', { name: en.orderForm.toReview }).click();
  await ordering.getByRole('button', { name: en.orderForm.send }).click();
  const placed = asha
    .getByRole('dialog', { name: en.orderForm.next.title })
    .getByRole('link', { name: en.orderForm.see });
  await expect(placed).toBeFocused();
  await placed.click();
  await asha.waitForURL(/\/dashboard\/orders\//);
  const order = new URL(asha.url()).pathname;

  await open(li, `/zh-hans${order}`);
  await expect(li.getByText('Pune 411001')).toBeVisible();
  await step(li, zh.order.steps.confirmed);
  await press(li, zh.order.steps.shipped);
  const shipping = li.getByRole('dialog', { name: zh.order.ask.shipped.title });
  await shipping.locator('#ship-carrier').fill('COSCO');
  await shipping.locator('#ship-trackingNumber').fill('COSU6311227');
  await shipping.getByRole('button', { name: zh.order.steps.shipped, exact: true }).click();
  await expect(shipping).toHaveCount(0);

  await asha.reload();
  await expect(asha.getByText('COSU6311227').first()).toBeVisible();
  await step(asha, en.order.steps.delivered);
  await expect(asha.getByRole('button', { name: en.order.steps.delivered })).toHaveCount(0);
  await li.reload();
  await expect(li.getByText('COSU6311227').first()).toBeVisible();
  await expect(li.getByText('已收货').first()).toBeVisible();
  await expect(li.getByRole('button', { name: zh.order.steps.cancelled })).toHaveCount(0);
  await li.context().close();
});
