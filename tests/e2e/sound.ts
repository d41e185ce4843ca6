// What every screen owes every reader: found by assistive technology, in one language, inside the window.
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Language, type Locator, type Page } from './site.ts';
import { ENGLISH_LINES } from './words.ts';

/** Each violation with the elements it is about. */
export async function expectNoViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    // Only what is wrong needs its selectors worked out.
    .options({ resultTypes: ['violations'] })
    .analyze();
  const said = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`);
  expect(said, 'axe violations').toEqual([]);
}

/** A page that scrolls sideways has something wider than the window. */
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
  // biome-ignore lint/performance/useDomNodeTextContent: what is not shown does not count, and lines matter.
  const lines = (await page.locator('body').innerText()).split('\n').map((line) => line.trim());
  const foreign =
    lang === 'en'
      ? lines.filter((line) => /\p{Script=Han}/u.test(line))
      : lines.filter((line) => ENGLISH_LINES.has(line));
  expect(foreign, 'texts in the other language').toEqual([]);
}

export async function expectSound(page: Page, language: Language): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', language.lang);
  await expect(page.locator('h1')).toHaveCount(1);
  await expectInsideWindow(page);
  await expectOneLanguage(page, language);
  await expectNoViolations(page);
}

/** Nothing lies over it: its corners and its middle are what a finger would touch. */
export const expectUncovered = async (words: Locator): Promise<void> => {
  await expect(words).toBeVisible();
  await expect
    .poll(() =>
      words.evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        // Within its rounded corners.
        const across = [left + 6, (left + right) / 2, right - 6];
        const down = [top + 6, (top + bottom) / 2, bottom - 6];
        return across
          .flatMap((x) => down.map((y) => document.elementFromPoint(x, y)))
          .filter((seen) => seen === null || !element.contains(seen)).length;
      }),
    )
    .toBe(0);
};
