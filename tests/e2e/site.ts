// What every browser test stands on: a page that is watched for faults, both languages, and lists that are awake.
import { test as base, expect, type Locator, type Page } from '@playwright/test';

export { expect, type Locator, type Page };

export const LANGUAGES = [
  { lang: 'en', prefix: '' },
  { lang: 'zh-Hans', prefix: '/zh-hans' },
] as const;
export type Language = (typeof LANGUAGES)[number];

/** What the page complained of: errors on its console, uncaught ones, breaches of its own security policy. */
export interface Faults {
  /** Lets through what a test provokes. A fault is its text and the address it came from. */
  expected(...patterns: readonly RegExp[]): void;
}

export const test = base.extend<{ faults: Faults }>({
  faults: [
    async ({ page }, use) => {
      const seen: string[] = [];
      // Every page asks it for the bell, also with a token that a test has made up.
      const expected: RegExp[] = [/\/api\/notifications\/unread$/];
      page.on('pageerror', (error) => seen.push(String(error)));
      page.on('console', (message) => {
        if (message.type() === 'error') seen.push(`${message.text()} ${message.location().url}`);
      });
      await page.addInitScript(() =>
        addEventListener('securitypolicyviolation', (breach) =>
          console.error('policy', breach.effectiveDirective, breach.blockedURI),
        ),
      );
      await use({ expected: (...patterns) => expected.push(...patterns) });
      const faults = seen.filter((fault) => !expected.some((pattern) => pattern.test(fault)));
      expect(faults, 'faults of the page').toEqual([]);
    },
    { auto: true },
  ],
});

/** A page that answers with an error says so on the console too. */
export const REFUSED = /^Failed to load resource: the server responded with a status of 4/;

export const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 600;

/** Islands that wake by themselves; others wait to be seen. */
const AWAKE = 'astro-island:is([client=load], [client=idle])';

/** Opens a page and waits until its island, where it has one, listens; one that waits to be seen is left waiting. Resolves with the page's status. */
export async function open(page: Page, address: string): Promise<number> {
  const reply = await page.goto(address);
  await expect(page.locator(`${AWAKE}[ssr]`)).toHaveCount(0);
  // Its code is there then, and React is still taking the markup over: only what carries React's marks listens.
  await page.waitForFunction(
    (parts) =>
      [...document.querySelectorAll(parts)].every((element) =>
        Object.keys(element).some((key) => key.startsWith('__reactProps$')),
      ),
    `${AWAKE} > :not(template, script, link)`,
  );
  return reply?.status() ?? 0;
}

/** Marks the document, so that `expectSameDocument` can tell whether it was loaded anew. */
export const markDocument = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.dataset.marked = 'yes';
  });

export const expectSameDocument = (page: Page): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-marked', 'yes');
