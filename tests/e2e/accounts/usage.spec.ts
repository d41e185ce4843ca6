// Quota usage on the account page: shown, failed, retried.
import { registerAccount, signInAs } from '../accounts.ts';
import { expectNoViolations } from '../page-quality.ts';
import { expect, FAILED_REQUEST, open, test } from '../site.ts';
import { SITE_TEXTS } from '../site-texts.ts';

const { usage } = SITE_TEXTS.en.account;

test('meters show the used quota, and a failed call can be retried', { tag: '@wide' }, async ({
  page,
  pageErrors,
}) => {
  pageErrors.expected(FAILED_REQUEST);
  await signInAs(page, await registerAccount(page, 'supplier'));
  let isAway = true;
  await page.route('**/api/auth/usage', (route) =>
    isAway
      ? route.fulfill({ status: 400, json: { success: false, code: 'badRequest', message: 'No' } })
      : route.fallback(),
  );
  await open(page, '/dashboard/account');
  const section = page.getByRole('region', { name: usage.title });
  await expect(section.getByText(usage.failed)).toBeVisible();
  isAway = false;
  await section.getByRole('button', { name: usage.retry }).click();
  await expect(section.getByRole('meter')).toHaveCount(4);
  await expect(section.getByRole('meter', { name: usage.of.products })).toHaveAttribute(
    'aria-valuetext',
    '0 of 10,000',
  );
  await expectNoViolations(page);
});
