// Waiting orders of the dashboard: their button leads to the dialog that confirms the step.
import { demoAccount, signInAs } from '../accounts.ts';
import { expect, LANGUAGES, test } from '../site.ts';
import { SITE_TEXTS } from '../site-texts.ts';

for (const { lang, prefix } of LANGUAGES)
  test(`an order that waits is confirmed with two presses (${lang})`, async ({ page, request }) => {
    const login = await request.post('/api/auth/login', { data: demoAccount('supplier') });
    await signInAs(page, await login.json());
    await page.goto(`${prefix}/dashboard`);
    const act = SITE_TEXTS[lang].waiting.act.order.confirm;
    await page
      .getByRole('link', { name: new RegExp(`^${act}`) })
      .first()
      .click();
    await page.waitForURL(/\/dashboard\/orders\/[^#]+#confirmed$/);
    const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    // Of an order without a price basis the supplier states it instead.
    const { confirmed, proposed } = SITE_TEXTS[lang].order.steps;
    const step = new RegExp(`^(?:${confirmed}|${proposed})$`);
    await expect(dialog.getByRole('button', { name: step })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: step })).toBeVisible();
  });
