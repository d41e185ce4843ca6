// Tab bar of the dashboard on a phone: the open tab is in sight, also once counts have widened the others.
import { demoAccount, signInAs } from '../accounts.ts';
import { expect, LANGUAGES, test } from '../site.ts';

for (const { lang, prefix } of LANGUAGES)
  test(`the open tab stays in sight when the counts arrive (${lang})`, async ({
    page,
    request,
  }) => {
    const login = await request.post('/api/auth/login', { data: demoAccount('supplier') });
    await signInAs(page, await login.json());
    await page.goto(`${prefix}/dashboard?tab=profile`);
    const tabs = page.getByRole('tablist');
    await expect(tabs.locator('.badge').first()).toBeVisible();
    await expect(tabs.getByRole('tab', { selected: true })).toBeInViewport({ ratio: 0.9 });
  });
