// Registration numbers in the profile of a buyer: the state while it is typed, errors beside the field, and what is saved.
import { registerAccount, signInAs } from '../accounts.ts';
import { expectPageQuality } from '../page-quality.ts';
import { box, expect, LANGUAGES, open, test } from '../site.ts';
import { SITE_TEXTS } from '../site-texts.ts';

const STATES = { en: 'Maharashtra', 'zh-Hans': '马哈拉施特拉邦' } as const;

for (const language of LANGUAGES) {
  const { lang, prefix } = language;
  const { field, registrations, save } = SITE_TEXTS[lang].profile;

  test(`a GSTIN with a typing error is kept and explained, a right one is saved (${lang})`, async ({
    page,
  }) => {
    await signInAs(page, await registerAccount(page));
    await open(page, `${prefix}/dashboard/profile`);
    const gstin = box(page, field.gstin);
    await gstin.fill('27 AAPFU0939F 1ZO');
    await expect(
      page.getByText(registrations.state.replace('{{state}}', STATES[lang])),
    ).toBeVisible();
    await page.getByRole('button', { name: save.submit }).click();
    await expect(gstin).toHaveAttribute('aria-invalid', 'true');
    await expect(gstin).toBeFocused();
    await expect(gstin).toHaveValue('27 AAPFU0939F 1ZO');
    await expectPageQuality(page, language);

    await gstin.fill('27 AAPFU0939F 1ZV');
    await expect(page.getByText(registrations.formatValid)).toBeVisible();
    await page.getByRole('button', { name: save.submit }).click();
    await expect(gstin).toHaveValue('27AAPFU0939F1ZV');
  });
}
