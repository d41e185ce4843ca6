// A part of a page whose script cannot be loaded: the rest of the page works, and another attempt brings the part.
import { expectPageQuality } from '../page-quality.ts';
import { expect, LANGUAGES, open, press, test } from '../site.ts';
import { SITE_TEXTS } from '../site-texts.ts';

for (const language of LANGUAGES) {
  const { auth, common } = SITE_TEXTS[language.lang];
  test(`a form that cannot be loaded is requested again (${language.lang})`, async ({
    page,
    pageErrors,
  }) => {
    pageErrors.expected(/net::ERR_FAILED/);
    let isFailing = true;
    await page.route(/\/Forgot\.[\w-]+\.js/, (route) =>
      isFailing ? route.abort() : route.continue(),
    );
    await open(page, `${language.prefix}/auth?tab=forgot`);
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText(common.ui.notLoaded);
    await expect(page.getByRole('heading', { name: auth.view.forgot })).toBeVisible();
    await expectPageQuality(page, language);
    isFailing = false;
    await press(page, common.ui.retry);
    await expect(alert).toHaveCount(0);
    await expect(page.getByRole('link', { name: auth.backToSignIn })).toBeVisible();
  });
}
