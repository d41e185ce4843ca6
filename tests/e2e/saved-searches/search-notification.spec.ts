// Notification of new matches of a saved search: its text, and the way to the matches.
import { mockCall, registerAccount, signInAs } from '../accounts.ts';
import { expect, open, test } from '../site.ts';
import { saveOverApi } from './saved-search-calls.ts';

test('the notification of new matches opens them', async ({ page }) => {
  const account = await registerAccount(page);
  const { id } = await saveOverApi(page, account, 'Mills', 'search=mill');
  await signInAs(page, account);
  const row = {
    id: 'n1',
    kind: 'search.new',
    subjectId: id,
    subject: 'Mills',
    from: '',
    detail: '3',
    createdAt: new Date().toISOString(),
    readAt: new Date().toISOString(),
  };
  const pagination = { page: 1, limit: 15, total: 1, totalPages: 1, capped: false };
  await mockCall(page, '/notifications?**', 200, {
    success: true,
    data: [row],
    pagination,
    unread: 0,
    unreadMessages: 0,
  });
  await open(page, '/about');
  await page.locator('[data-bell] > summary').click();
  const link = page.getByRole('link', { name: '3 new machines match “Mills”' });
  await expect(link).toHaveText(/^3 new machines match “Mills”(?!.*Mills)/);
  await link.click();
  await expect(page).toHaveURL('/products?search=mill&sort=newest');

  await open(page, '/favourites?open=gone');
  await expect(page.getByText('The saved search of this notification was deleted.')).toBeVisible();
  await expect(page).toHaveURL('/favourites');
});
