// Reports, contact messages and the audit log in the admin area.
import { fieldErrorText } from '../../../contract/messages.ts';
import { expectNoViolations } from '../page-quality.ts';
import { expect, LANGUAGES, test } from '../site.ts';
import { SITE_TEXTS } from '../site-texts.ts';
import { button, lastSent, openView } from './admin-page.ts';
import { openFakeAdmin } from './fake-admin-backend.ts';

const EN = SITE_TEXTS.en.admin;

test('a report is closed by taking down the product with a reason', async ({ page }) => {
  const backend = await openFakeAdmin(page);
  const section = await openView(page, 'reports');
  await expect(section.getByText('<b>A copy</b> of ours')).toBeVisible();
  await expect(section.getByRole('link', { name: 'Mill' })).toHaveAttribute('href', '/product/p9');
  await section.getByRole('button', { name: EN.reports.takeDown }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('textbox').fill('It is a copy.');
  await button(dialog, EN.reports.takeDown).click();
  await lastSent(backend).toEqual([
    'PUT',
    '/api/admin/products/p9/take-down',
    { reason: 'It is a copy.' },
  ]);
  await expect(section.getByRole('heading', { name: EN.reports.empty })).toBeVisible();
});

test('a report is dismissed with a note', { tag: '@wide' }, async ({ page }) => {
  const backend = await openFakeAdmin(page);
  const section = await openView(page, 'reports');
  await section.getByRole('button', { name: EN.reports.dismiss }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('textbox').fill('Looked at, is fine.');
  await button(dialog, EN.reports.dismiss).click();
  await lastSent(backend).toEqual([
    'PUT',
    '/api/admin/reports/r1',
    { outcome: 'dismissed', note: 'Looked at, is fine.' },
  ]);
});

test('opening a message marks it as read, and it can be marked as unread', {
  tag: '@wide',
}, async ({ page }) => {
  const backend = await openFakeAdmin(page);
  const section = await openView(page, 'messages');
  await section.getByRole('button', { name: '415 V' }).click();
  await expect(section.getByText('50 Hz?')).toBeVisible();
  await lastSent(backend).toEqual(['PUT', '/api/admin/contact-messages/m1', { read: true }]);
  await expect(section.getByText(EN.messages.unread, { exact: true })).toHaveCount(0);
  await expect(section.getByRole('link', { name: EN.messages.reply })).toHaveAttribute(
    'href',
    /^mailto:asha%40example\.com\?subject=Re%3A%20415%20V/,
  );
  await button(section, EN.messages.markUnread).click();
  await lastSent(backend).toEqual(['PUT', '/api/admin/contact-messages/m1', { read: false }]);
});

for (const { lang, prefix } of LANGUAGES)
  test(`a message is erased after confirmation (${lang})`, async ({ page }) => {
    const words = SITE_TEXTS[lang].admin.messages;
    const backend = await openFakeAdmin(page);
    const section = await openView(page, 'messages', prefix);
    await section.getByRole('button', { name: '415 V' }).click();
    await button(section, words.erase).click();
    const dialog = page.getByRole('alertdialog', { name: words.eraseAsk });
    await expect(dialog).toContainText('asha@example.com');
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await button(section, words.erase).click();
    await button(dialog, words.erase).click();
    await expect(page.getByRole('status').filter({ hasText: words.erased })).toBeVisible();
    await lastSent(backend).toEqual(['DELETE', '/api/admin/contact-messages/m1', null]);
    await expect(section.getByRole('button', { name: '415 V' })).toHaveCount(0);
  });

for (const { lang, prefix } of LANGUAGES)
  test(`the audit log shows the command line and deleted accounts (${lang})`, {
    tag: '@wide',
  }, async ({ page }) => {
    const backend = await openFakeAdmin(page);
    const entry = { at: '2026-06-07T08:09:10.000Z', adminEmail: '', subjectId: 'u1', note: '' };
    const entries = [
      { ...entry, id: '1', actor: 'command', action: 'user.grantAdmin', subject: 'a@b.in' },
      { ...entry, id: '2', actor: 'admin', action: 'user.verify', subject: '' },
      { ...entry, id: '3', actor: 'admin', action: 'message.erase', subject: '' },
    ];
    backend.overrides['admin/audit'] = { status: 200, body: { success: true, entries } };
    const section = await openView(page, 'audit', prefix);
    const texts =
      lang === 'en'
        ? [
            'The command line made a@b.in an admin.',
            'a deleted account verified a deleted account.',
            'a deleted account erased a message of the contact form.',
          ]
        : [
            '命令行 授予 a@b.in 管理员权限。',
            '已注销的账户 核验了 已注销的账户。',
            '已注销的账户 彻底删除了一条留言。',
          ];
    for (const each of texts) await expect(section.getByText(each)).toBeVisible();
  });

test('the audit log is filtered, and links to the subjects', {
  tag: '@wide',
}, async ({ page }) => {
  await openFakeAdmin(page);
  const section = await openView(page, 'audit');
  const listRequest = page.waitForRequest(/\/api\/admin\/audit\?action=user\.suspend/);
  await section.getByRole('combobox').selectOption('user.suspend');
  await listRequest;
  await section.getByRole('link', { name: EN.audit.openAccount }).click();
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('u3@example.com');
});

for (const { lang, prefix } of LANGUAGES)
  test(`rules that were not checked in time, with their sources (${lang})`, async ({ page }) => {
    const words = SITE_TEXTS[lang].admin.rules;
    await openFakeAdmin(page);
    const section = await openView(page, 'rules', prefix);
    const rows = section.getByRole('listitem');
    await expect(rows).toHaveCount(2);
    await expect(rows.first()).toContainText(`${words.kinds.tariff} · igst-8465`);
    await expect(rows.first().getByRole('link')).toHaveAttribute('href', 'https://example.in/rate');
    await expect(rows.last()).toContainText(words.states.unknown);
    await expect(rows.last().getByRole('link')).toHaveCount(0);

    await section.getByRole('button', { name: words.exchange.open }).click();
    const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    const rates = dialog.getByLabel(words.exchange.rates);
    await dialog.getByRole('button', { name: words.exchange.confirm }).click();
    await expect(dialog.getByText(fieldErrorText('exchangeRates', lang))).toBeVisible();
    await expect(rates).toBeFocused();
    await dialog.getByLabel(words.exchange.file).setInputFiles({
      ...{ name: 'rates.csv', mimeType: 'text/csv' },
      buffer: Buffer.from('Currency,Export,Import\nUSD,91.65,93.40\n'),
    });
    await expect(rates).toHaveValue(/USD,91\.65,93\.40/);
    await expectNoViolations(page);
    await dialog.getByRole('button', { name: words.exchange.confirm }).click();
    await expect(page.getByText('USD ₹93.4')).toBeVisible();
    await expect(dialog).toBeHidden();
  });
