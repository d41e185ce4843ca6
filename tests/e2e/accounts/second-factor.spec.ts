// Two-step sign-in: an authenticator app is set up in the account's settings and asked for at the next sign-in.
import { codeOf } from '../../../tools/second-factor.ts';
import { confirmInDialog, registerAccount, signInAs, storedToken } from '../accounts.ts';
import { expectNoViolations } from '../page-quality.ts';
import { expect, test } from '../site.ts';

test('an app is set up, and the next sign-in asks for its code', async ({ page, pageErrors }) => {
  // Wrong codes, and the call that asks for a confirmation.
  pageErrors.expected(/\/api\/auth\/second-factor|status of 403/);
  const account = await registerAccount(page);
  await signInAs(page, account);
  await page.goto('/dashboard/account');
  const section = page.getByRole('region', { name: 'Two-step sign-in' });
  await expect(section).toContainText('Your password alone is enough');
  // Browsers refuse passkeys at an IP address.
  await expect(section).toContainText('Passkeys do not work here');

  await section.getByRole('button', { name: 'Set up an app' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set up an app' });
  await confirmInDialog(page);
  await expect(dialog.getByRole('img', { name: 'QR code' })).toBeVisible();
  const secret = ((await dialog.locator('[data-secret]').textContent()) ?? '').replaceAll(' ', '');
  await expect(dialog.getByRole('textbox', { name: 'Code' })).toBeFocused();
  await expectNoViolations(page);
  await dialog.getByRole('textbox', { name: 'Code' }).fill('000000');
  await dialog.getByRole('button', { name: 'Confirm the code' }).click();
  await expect(dialog.getByText('This code is not right.')).toBeVisible();
  await expect(dialog.getByText('That did not work.')).toBeHidden();
  await dialog.getByRole('textbox', { name: 'Code' }).fill(codeOf(secret, -1));
  await dialog.getByRole('button', { name: 'Confirm the code' }).click();
  const codes = page.getByRole('list', { name: 'Recovery codes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  const [recoveryCode = ''] = await codes.getByRole('listitem').allTextContents();
  await expectNoViolations(page);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  expect((await saved).suggestedFilename()).toBe('yantra-bridge-recovery-codes.txt');
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(section).toContainText('Your sign-in has a second step.');
  await expectNoViolations(page);

  // The destination survives the second step, also after a reload.
  await page.evaluate(() => localStorage.clear());
  await page.goto('/dashboard/account');
  const enterPassword = async (): Promise<void> => {
    await page.locator('#sign-in-email').fill(account.email);
    await page.locator('#sign-in-password').fill(account.password);
    await page.getByRole('tabpanel').getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('heading', { name: 'Second step' })).toBeVisible();
  };
  await enterPassword();
  expect(await storedToken(page)).toBeNull();
  await page.reload();
  const code = page.getByRole('textbox', { name: 'Code' });
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await expectNoViolations(page);
  await page.keyboard.type('123456');
  await page.keyboard.press('Enter');
  await expect(page.getByText('This code is not right.')).toBeVisible();
  await expect(code).toBeFocused();
  await code.fill(codeOf(secret));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard\/account$/);
  await expect(section).toContainText('Your sign-in has a second step.');

  await page.evaluate(() => localStorage.clear());
  await page.goto('/auth?tab=signin');
  await enterPassword();
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await expect(page.getByLabel('Recovery code')).toBeFocused();
  await page.getByLabel('Recovery code').fill(recoveryCode);
  await page.keyboard.press('Enter');
  // The page is left for the home page; reading its storage before that would meet the navigation.
  await expect(page).toHaveURL(/:\d+\/$/);
  expect(await storedToken(page)).not.toBeNull();
});
