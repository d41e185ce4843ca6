// Steps that the tests of the comparison share: a list of machines, its boxes, the tray, and choosing machines.
import { expect, type Locator, type Page } from '../site.ts';

export const LIST = '/products?type=cnc-lathe';

export const boxes = (page: Page): Locator => page.getByRole('main').locator('[data-compare]');
export const tray = (page: Page): Locator =>
  page.getByRole('region', { name: 'Machines to compare' });
/** In the bar of the list on phones, elsewhere in the tray. */
export const compareLink = (page: Page): Locator =>
  page.getByRole('link', { name: /^Compare( \(|$)/ }).filter({ visible: true });

export async function choose(page: Page, count: number): Promise<void> {
  for (let at = 0; at < count; at++) {
    await boxes(page).nth(at).click();
    await expect(compareLink(page)).toHaveText(`Compare (${at + 1})`);
  }
}
