// The calculator of landed costs: search for codes, bad input, what it asks for, sharing, printing, and the rules of a code.
import { fieldErrorText } from '../../../contract/messages.ts';
import { expectPageQuality } from '../page-quality.ts';
import { expect, LANGUAGES, type Locator, open, type Page, test } from '../site.ts';
import { SITE_TEXTS } from '../site-texts.ts';

const LATHE = 'hsCode=845811&amount=40000&incoterm=FOB&freight=1600&insurance=400';
const RATES = 'exchangeRate=90&bcdPercent=7.5&igstPercent=18';
/** Plastic processing machines from China: an anti-dumping duty is listed. */
const ANTI_DUMPED = 'hsCode=84771000&amount=40000&incoterm=CIF';

const resultOf = (page: Page, lang: 'en' | 'zh-Hans'): Locator =>
  page.getByRole('region', { name: SITE_TEXTS[lang].landedCost.page.result, exact: true });

/** [address, field, key of its error] */
const BAD_INPUTS = [
  ...['1', '12', '845', '84.5', '8458110099001', 'lathe'].map(
    (code) => [`hsCode=${code}&amount=5`, 'hsCode', 'hsCode'] as const,
  ),
  ['hsCode=845811&amount=-5', 'amount', 'costAmount'],
  ['hsCode=845811&amount=1e30', 'amount', 'costAmount'],
  ['hsCode=845811&amount=0', 'amount', 'costPrice'],
  ['hsCode=845811&amount=5&freight=-1', 'freight', 'costAmount'],
  ['hsCode=845811&amount=5&otherCharges=99999999999', 'otherCharges', 'costAmount'],
  ['hsCode=845811&amount=5&bcdPercent=100.5', 'bcdPercent', 'percent'],
  ['hsCode=845811&amount=5&igstPercent=-1', 'igstPercent', 'percent'],
  ['hsCode=845811&amount=5&quantity=1.5', 'quantity', 'costQuantity'],
  ['hsCode=845811&amount=5&exchangeRate=0', 'exchangeRate', 'exchangeRate'],
  ['hsCode=845811&amount=5&currency=INR&exchangeRate=90', 'exchangeRate', 'exchangeRateOfRupees'],
] as const;

for (const language of LANGUAGES) {
  const { lang, prefix } = language;
  const { landedCost: texts } = SITE_TEXTS[lang];
  const path = `${prefix}/landed-cost`;

  test.describe(`without scripts (${lang})`, () => {
    test.use({ javaScriptEnabled: false });

    test('a code is found by words of both languages, and by its digits', async ({ page }) => {
      for (const words of ['cnc lathe', '数控车床', '8458.11']) {
        await page.goto(path);
        await page.getByLabel(texts.page.search, { exact: true }).fill(words);
        await page.getByRole('button', { name: texts.page.find, exact: true }).click();
        const use = texts.page.use.replace('{{code}}', '8458.11');
        await page.getByRole('link', { name: use }).click();
        await expect(page.locator('#hsCode')).toHaveValue('845811');
      }
      await page.goto(`${path}?search=teapot`);
      await expect(page.locator('[data-calculator]').getByRole('status')).toHaveText(
        texts.page.none,
      );
      await page.goto(`${path}?search=8477.10`);
      await expect(page.locator('[data-calculator]').getByRole('status')).toContainText(
        texts.page.dutyListed,
      );
    });

    test('bad values keep what was typed, with the error beside the field', async ({ page }) => {
      for (const [query, field, error] of BAD_INPUTS) {
        const reply = await page.goto(`${path}?${query}`);
        expect(reply?.status(), query).toBe(200);
        const input = page.locator(`#${field}`);
        await expect(page.locator(`#${field}-error`), query).toHaveText(
          fieldErrorText(error, lang),
        );
        await expect(input).toHaveAttribute('aria-invalid', 'true');
        await expect(input).toHaveAttribute('aria-describedby', new RegExp(`${field}-error`));
        await expect(input).toHaveValue(new URLSearchParams(query).get(field) ?? '');
        await expect(resultOf(page, lang)).toHaveCount(0);
      }
    });

    test('codes with dots and spaces are read, and a longer one by six digits', async ({
      page,
    }) => {
      for (const code of ['8458.11', '84 58 11', '８４５８１１', '8458.11.00.99', '845811009900']) {
        const query = new URLSearchParams(LATHE);
        query.set('hsCode', code);
        await page.goto(`${path}?${query}&${RATES}`);
        await expect(resultOf(page, lang), code).toContainText('₹');
      }
    });
  });

  test(`the page opens on an example, and the result follows what is typed (${lang})`, async ({
    page,
  }) => {
    await open(page, path);
    const summary = page.getByRole('region', { name: texts.page.summary });
    const figure = summary.getByText(/^₹/).first();
    await expect(summary).toContainText(texts.page.isExample);
    const example = await figure.textContent();
    await page.locator('#amount').fill('62,000');
    await expect(summary).not.toContainText(texts.page.isExample);
    await expect(figure).not.toHaveText(example ?? '');
    await expect(page).toHaveURL(/amount=62%2C000/);
    await expect(page.locator('#amount')).toBeFocused();

    // A code with a listed anti-dumping duty asks for the producer.
    await page.locator('#hsCode').fill('8477.10.00');
    await expect(summary).toContainText(texts.page.noTotal);
    await page.locator('#producer').selectOption('others');
    await expect(figure).toBeVisible();
    // The duty is not on goods of that origin.
    await page.locator('#origin').fill('DE');
    await expect(page.locator('#producer')).toHaveCount(0);
    await page.locator('#origin').fill('CN');
    await page.locator('#hsCode').fill('8477a');
    await expect(page.locator('#hsCode-error')).toHaveText(fieldErrorText('hsCode', lang));
    await expect(summary.getByRole('link', { name: texts.page.fields.hsCode })).toBeVisible();
    await expect(page.locator('#producer')).toHaveCount(0);

    await page.route('**/landed-cost?*', (route) => route.abort());
    await page.locator('#hsCode').fill('8458.11');
    await expect(summary).toContainText(texts.page.updateFailed);
    await page.unroute('**/landed-cost?*');
    await page.locator('#amount').fill('62,001');
    await expect(figure).toBeVisible();
    await expect(summary.getByRole('alert')).toBeHidden();
    await expectPageQuality(page, language);

    await page.getByRole('link', { name: texts.page.reset }).click();
    await expect(page.locator('#hsCode')).toHaveValue('');
    await expect(summary).toContainText(texts.page.nothingGiven);
  });

  test(`what it lacks is asked for beside the field (${lang})`, async ({ page }) => {
    // No container takes it, so no charges in China are listed for it.
    const size = 'packedLength=4000&packedWidth=400&packedHeight=400&packedWeight=90000';
    await open(page, `${path}?${LATHE.replace('FOB', 'EXW')}&${RATES}&${size}`);
    await expect(page.locator('#exportCharges-error')).toHaveText(
      fieldErrorText('missingExportCharges', lang),
    );
    await expect(resultOf(page, lang)).toHaveCount(0);
    await page.locator('#exportCharges').fill('900');
    await page.getByRole('button', { name: texts.page.compute, exact: true }).click();
    await expect(resultOf(page, lang)).toContainText(texts.lines.exportCharges);

    await open(page, `${path}?hsCode=950300&amount=1000&incoterm=CIF`);
    for (const [field, key] of [
      ['bcdPercent', 'missingBcdPercent'],
      ['igstPercent', 'missingIgstPercent'],
    ] as const)
      await expect(page.locator(`#${field}-error`)).toHaveText(fieldErrorText(key, lang));
    await expectPageQuality(page, language);
  });

  test(`a listed anti-dumping duty leaves no total without its figure (${lang})`, async ({
    page,
  }) => {
    await open(page, `${path}?${ANTI_DUMPED}&${RATES}`);
    const result = resultOf(page, lang);
    const rowOf = (line: 'landed' | 'antiDumping'): Locator =>
      result.getByRole('row').filter({ hasText: texts.lines[line] }).first();
    await expect(rowOf('landed')).toContainText(texts.page.noTotal);
    await expect(rowOf('landed')).not.toContainText('₹');
    await expect(page.locator('figure')).toHaveCount(0);

    await page.locator('#antiDumpingDuty').fill('63000');
    await page.getByRole('button', { name: texts.page.compute, exact: true }).click();
    await expect(rowOf('antiDumping')).toContainText('63,000');
    await expect(rowOf('landed')).toContainText('₹');
    await expectPageQuality(page, language);
  });

  test(`the address shares a calculation, which prints as a sheet (${lang})`, async ({
    page,
    context,
  }) => {
    await open(page, `${path}?${LATHE}&${RATES}&otherCharges=0`);
    const total = resultOf(page, lang).getByRole('row').filter({ hasText: texts.lines.duties });
    await expect(total).toContainText(lang === 'en' ? '₹10,48,383' : '₹1,048,383');
    await page.evaluate(() => {
      window.print = () => {
        document.documentElement.dataset.printed = 'yes';
      };
    });
    await page.getByRole('button', { name: texts.page.print, exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');
    await page.emulateMedia({ media: 'print' });
    await expect(total).toBeVisible();
    await expect(page.locator('[data-calculator]')).toBeHidden();
    await expect(page.locator('body > header')).toBeHidden();
    await page.emulateMedia({ media: 'screen' });

    const other = await context.newPage();
    await other.goto(page.url());
    await expect(resultOf(other, lang)).toContainText(
      (await total.textContent())?.match(/₹[\d,]+$/)?.[0] ?? 'no total',
    );
    await expect(other.locator('#freight')).toHaveValue('1600');
    await expect(other.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  });

  test(`goods that may not be imported have the rule instead of a result (${lang})`, async ({
    page,
  }) => {
    await open(page, `${path}?hsCode=8806.24&amount=4000&incoterm=FOB`);
    await expect(page.getByRole('region', { name: texts.page.prohibited })).toContainText(
      texts.statuses.prohibited,
    );
    await expect(resultOf(page, lang)).toHaveCount(0);
    await expectPageQuality(page, language);
  });

  test(`the rules of a code, from the form of /bis (${lang})`, async ({ page }) => {
    await open(page, `${path}?rulesFor=8458.11`);
    const rules = page.locator('section[aria-labelledby=rules-for]');
    await expect(rules.getByRole('heading', { level: 2 })).toContainText('845811');
    await expect(rules).toContainText(texts.statuses.withdrawn);
    await expect(rules.getByRole('link', { name: texts.compliance.source }).first()).toBeVisible();
    // Only the rules are asked for, so no field has an error.
    await expect(page.locator('.fault')).toHaveCount(0);
    await expectPageQuality(page, language);

    await open(page, `${path}?rulesFor=0101`);
    await expect(rules).toContainText(texts.notChecked.split('{{')[0] ?? '');
    for (const bad of ['84', 'lathe', '8458<b>', '%20']) {
      await open(page, `${path}?rulesFor=${bad}`);
      await expect(rules).toHaveCount(0);
    }
  });
}
