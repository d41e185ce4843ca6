// A copied session: the thief gives itself no access; the owner does with the password, by keyboard alone.
import {
  confirmInDialog,
  freshEmail,
  registerAccount,
  signInAs,
  unusedAddressHeaders,
} from '../accounts.ts';
import { expectPageQuality } from '../page-quality.ts';
import { box, expect, LANGUAGES, open, press, test } from '../site.ts';

for (const language of LANGUAGES)
  test(`a stolen session invites nobody and keeps nothing (${language.lang})`, async ({
    page,
    pageErrors,
  }) => {
    pageErrors.expected(/status of 40[03]/);
    const owner = await registerAccount(page, 'supplier');
    const headers = { ...unusedAddressHeaders(), authorization: `Bearer ${owner.token}` };
    for (const [method, path, data] of [
      ['POST', '/company/invitations', { role: 'sales' }],
      ['PUT', '/company/members/x', { role: 'sales' }],
      ['POST', '/auth/second-factor/totp', {}],
      ['PUT', '/auth/email', { email: freshEmail() }],
      ['POST', '/auth/account/delete', {}],
    ] as const) {
      const reply = await page.request.fetch(`/api${path}`, { method, data, headers });
      expect([path, (await reply.json()).code]).toEqual([path, 'confirmationRequired']);
    }

    // In the browser the thief meets the dialog, and leaves it without the password.
    const isEnglish = language.lang === 'en';
    await signInAs(page, owner);
    await open(page, `${language.prefix}/dashboard/account`);
    const email = page.locator('#new-email-email');
    const next = freshEmail();
    await email.fill(next);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', {
      name: isEnglish ? 'Confirm that it is you' : '请确认是您本人操作',
    });
    await expect(dialog).toBeVisible();
    await expectPageQuality(page, language);
    await confirmInDialog(page, 'a guess of the thief');
    await expect(page.locator('#confirm-password-fault')).toBeVisible();
    // Said once, beside the field.
    await expect(dialog.locator('[data-refusal]')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    // What was typed is still there, with the reason.
    await expect(email).toHaveValue(next);
    await expect(
      page.getByText(isEnglish ? 'Please confirm that it is you.' : '请先确认是您本人操作。'),
    ).toBeVisible();

    // The owner knows the password.
    await email.focus();
    await page.keyboard.press('Enter');
    await confirmInDialog(page);
    await expect(dialog).toBeHidden();
    await expect(page.getByText(next).first()).toBeVisible();
  });

test('one confirmation is enough for several changes', async ({ page, pageErrors }) => {
  pageErrors.expected(/status of 403/);
  await signInAs(page, await registerAccount(page, 'supplier'));
  await open(page, '/dashboard/account');
  await press(page, 'Make a link');
  await confirmInDialog(page);
  const link = box(page, 'Invitation link');
  await expect(link).toHaveValue(/\?token=/);
  const first = await link.inputValue();
  await press(page, 'Make a link');
  await expect(link).not.toHaveValue(first);
});
