// Steps that the tests of the admin area share: opening a section, its buttons, and the last request.
import { expect, type Locator, open, type Page } from '../site.ts';
import type { FakeAdminBackend } from './fake-admin-backend.ts';

/** Opens a section and waits until it has loaded. */
export async function openView(page: Page, view: string, prefix = ''): Promise<Locator> {
  await open(page, `${prefix}/admin?view=${view}`);
  const section = page.locator('main section[tabindex="-1"]');
  await expect(section.locator('.skeleton')).toHaveCount(0);
  await expect(section.getByRole('heading').first()).toBeAttached();
  return section;
}

export const button = (place: Page | Locator, name: string): Locator =>
  place.getByRole('button', { name, exact: true }).filter({ visible: true });

/** Sends the decision that waits to be taken back, as leaving the page does. */
export const sendDeferred = (page: Page): Promise<unknown> =>
  page.evaluate(() => dispatchEvent(new Event('pagehide')));

export const lastSent = (backend: FakeAdminBackend) => expect.poll(() => backend.writes.at(-1));
