// Checks of every screen: accessibility, a single language, no horizontal overflow.
import { AxeBuilder } from '@axe-core/playwright';
import { expect, isPhone, type Language, type Locator, type Page } from './site.ts';
import { ENGLISH_LINES } from './site-texts.ts';

/** Lists each violation with its elements. */
export async function expectNoViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    // Computes selectors for violations only, which is faster.
    .options({ resultTypes: ['violations'] })
    .analyze();
  const descriptions = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`,
  );
  expect(descriptions, 'axe violations').toEqual([]);
}

/** Nothing may be wider than the window, which would scroll sideways. */
export const expectInsideWindow = (page: Page): Promise<void> =>
  expect
    .poll(
      () =>
        page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
      {
        message: 'pixels beyond the window',
      },
    )
    .toBeLessThanOrEqual(0);

async function expectOneLanguage(page: Page, { lang }: Language): Promise<void> {
  // biome-ignore lint/performance/useDomNodeTextContent: hidden text must not count, and line breaks matter.
  const lines = (await page.locator('body').innerText()).split('\n').map((line) => line.trim());
  const foreign =
    lang === 'en'
      ? lines.filter((line) => /\p{Script=Han}/u.test(line))
      : lines.filter((line) => ENGLISH_LINES.has(line));
  expect(foreign, 'texts in the other language').toEqual([]);
}

/**
 * Width, and axe, the most expensive check of all browser tests. Languages differ in texts only, which axe does not read, so it looks
 * at each size in one language: Chinese on the desktop, English on the phone, as flows are tested.
 */
export async function expectGeneralChecks(
  page: Page,
  { lang }: Pick<Language, 'lang'>,
): Promise<void> {
  await expectInsideWindow(page);
  if (isPhone(page) === (lang === 'en')) await expectNoViolations(page);
}

export async function expectPageQuality(page: Page, language: Language): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', language.lang);
  await expect(page.locator('h1')).toHaveCount(1);
  await expectOneLanguage(page, language);
  await expectGeneralChecks(page, language);
}

/** Expects that no other element covers it: checks its corners, edges and center. */
export const expectUncovered = async (target: Locator): Promise<void> => {
  await expect(target).toBeVisible();
  await expect
    .poll(() =>
      target.evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        // Inset, because of rounded corners.
        const columns = [left + 6, (left + right) / 2, right - 6];
        const rows = [top + 6, (top + bottom) / 2, bottom - 6];
        return columns
          .flatMap((x) => rows.map((y) => document.elementFromPoint(x, y)))
          .filter((topElement) => topElement === null || !element.contains(topElement)).length;
      }),
    )
    .toBe(0);
};

/** An entry of layout shifts, which the types of the DOM lack. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** Cumulative layout shift of the page, or of what is within an element of it. */
export const layoutShift = (page: Page, within = 'html'): Promise<number> =>
  page.evaluate(
    (selector) =>
      new Promise<number>((resolve) => {
        const isWithin = ({ node }: { readonly node: Node | null }) =>
          node !== null && document.querySelector(selector)?.contains(node);
        new PerformanceObserver((list) =>
          resolve(
            (list.getEntries() as LayoutShift[])
              .filter(({ sources }) => selector === 'html' || sources.some(isWithin))
              .reduce((sum, { value }) => sum + value, 0),
          ),
        ).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(0), 1_000);
      }),
    within,
  );
