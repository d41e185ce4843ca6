// Base of all browser tests: a page whose errors fail the test, both languages, and waiting for islands.
import { test as base, expect, type Locator, type Page } from '@playwright/test';

export { expect, type Locator, type Page };

export const LANGUAGES = [
  { lang: 'en', prefix: '' },
  { lang: 'zh-Hans', prefix: '/zh-hans' },
] as const;
export type Language = (typeof LANGUAGES)[number];

/** Page errors: console errors, uncaught exceptions, and violations of its content security policy. */
export interface PageErrors {
  /** Allows errors that a test provokes, matched against their text and source address. */
  expected(...patterns: readonly RegExp[]): void;
}

export const test = base.extend<{ pageErrors: PageErrors }>({
  pageErrors: [
    async ({ page }, use) => {
      const messages: string[] = [];
      // Pages request these for the bell and the hearts, also with a made-up token.
      const expected: RegExp[] = [/\/api\/(?:notifications\/unread|favourites)$/];
      page.on('pageerror', (error) => messages.push(String(error)));
      page.on('console', (message) => {
        if (message.type() === 'error')
          messages.push(`${message.text()} ${message.location().url}`);
      });
      await page.addInitScript(() =>
        addEventListener('securitypolicyviolation', (violation) =>
          console.error('policy', violation.effectiveDirective, violation.blockedURI),
        ),
      );
      await use({ expected: (...patterns) => expected.push(...patterns) });
      const pageErrors = messages.filter(
        (entry) => !expected.some((pattern) => pattern.test(entry)),
      );
      expect(pageErrors, 'faults of the page').toEqual([]);
    },
    { auto: true },
  ],
});

/** Console message of a page with an error status. */
export const FAILED_REQUEST = /^Failed to load resource: the server responded with a status of 4/;

export const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 600;

/** Islands that start on load or when idle; others wait until they are visible. */
const EAGER_ISLANDS = 'astro-island:is([client=load], [client=idle])';

/** Opens a page and waits until its islands are interactive, except those that start when visible. Resolves with the status. */
export async function open(page: Page, address: string): Promise<number> {
  const reply = await page.goto(address);
  await expect(page.locator(`${EAGER_ISLANDS}[ssr]`)).toHaveCount(0);
  // The script is loaded but React may still be hydrating, or a lazy part waits for its code: only elements with React's keys have
  // listeners.
  await page.waitForFunction(
    (parts) =>
      [...document.querySelectorAll(parts)].every((element) =>
        Object.keys(element).some((key) => key.startsWith('__reactProps$')),
      ),
    `${EAGER_ISLANDS} > :not(template, script, link), ${EAGER_ISLANDS} button.writes`,
  );
  return reply?.status() ?? 0;
}

/** Marks the document, so that `expectSameDocument` can detect a reload. */
export const markDocument = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.dataset.marked = 'yes';
  });

export const expectSameDocument = (page: Page): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-marked', 'yes');

/** The text field with this label. */
export const box = (page: Page, name: string): Locator =>
  page.getByRole('textbox', { name, exact: true });

export const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();
