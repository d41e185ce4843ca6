// Buttons of a product page that copy its HS code and its model number.
import { fullProduct } from '../demo-data.ts';
import { expect, LANGUAGES, open, test } from '../site.ts';

const NAMES = {
  en: { code: 'Copy: HS code', model: 'Copy: Model', copied: 'Copied' },
  'zh-Hans': { code: '复制: HS 编码', model: '复制: 型号', copied: '已复制' },
} as const;

for (const { lang, prefix } of LANGUAGES)
  test(`HS code and model number are copied (${lang})`, async ({ page, context }) => {
    const names = NAMES[lang];
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, `${prefix}/product/${(await fullProduct()).id}`);
    for (const name of [names.code, names.model]) {
      const button = page.getByRole('button', { name });
      const cell = page.getByRole('cell').filter({ has: button });
      const value = ((await cell.locator('span').first().textContent()) ?? '').trim();
      await button.click();
      await expect(cell.getByRole('status')).toHaveText(names.copied);
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(value);
      expect(value).not.toBe('');
    }
  });
