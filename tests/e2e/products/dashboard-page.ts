// Steps that the tests of the dashboard share: opening a tab, rows of products with their menus, and calls to the backend.
import { expect, type Locator, open, type Page } from '../site.ts';
import type { FakeDashboardBackend } from './fake-dashboard-backend.ts';

/** Opens a tab and waits until it has loaded. */
export async function openTab(page: Page, tab: string, prefix = ''): Promise<Locator> {
  await open(page, `${prefix}/dashboard${tab === 'overview' ? '' : `?tab=${tab}`}`);
  const panel = page.getByRole('tabpanel');
  await expect(panel).toBeVisible();
  await expect(page.locator('.skeleton')).toHaveCount(0);
  await expect(panel.locator('[aria-busy=true]')).toHaveCount(0);
  return panel;
}

export const rowOf = (panel: Locator, name: string): Locator =>
  panel
    .locator('tr')
    .filter({ has: panel.page().getByRole('link', { name: new RegExp(`^${name}(?!\\d)`) }) });

/** Opens the menu of a product's row, and returns one of its entries. */
export async function openMenuOf(panel: Locator, name: string, entry: string): Promise<Locator> {
  await rowOf(panel, name).locator('[aria-haspopup=menu]').click();
  return panel.getByRole('menuitem', { name: entry, exact: true });
}

export const callsTo = (backend: FakeDashboardBackend, path: string): string[] =>
  backend.calls.filter((call) => call.includes(path));
