// Quota usage on the account page: shown, failed, retried.
import { enterAs, newMember } from '../members.ts';
import { expect, open, REFUSED, test } from '../site.ts';
import { expectNoViolations } from '../sound.ts';
import { WORDS } from '../words.ts';

const { usage } = WORDS.en.account;

test('meters show what is used, and a failed call can be repeated', { tag: '@wide' }, async ({
  page,
  faults,
}) => {
  faults.expected(REFUSED);
  await enterAs(page, await newMember(page, 'supplier'));
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
    '0 of 2,000',
  );
  await expectNoViolations(page);
});
