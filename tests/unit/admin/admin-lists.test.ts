// Sections and lists of the admin area and their addresses.
import { afterEach, expect, test, vi } from 'vitest';
import { createApi } from '../../../src/api/call.ts';
import { adminLocationOf, createAdminNavigation } from '../../../src/islands/admin/admin-view.ts';
import { auditList } from '../../../src/islands/admin/audit/admin-audit.ts';
import { messageList, replyHref } from '../../../src/islands/admin/messages/admin-messages.ts';
import { reportList } from '../../../src/islands/admin/reports/admin-reports.ts';
import { userList } from '../../../src/islands/admin/users/admin-users.ts';
import { openAt } from '../client/address-bar.ts';

afterEach(() => vi.unstubAllGlobals());

const recording = (answer: (url: string) => unknown = () => ({ success: true })) => {
  const asked: string[] = [];
  const api = createApi({
    lang: 'en',
    transport: async ({ url }) => {
      asked.push(url);
      return { status: 200, body: answer(url) };
    },
  });
  return { asked, api };
};

const pageOfUsers = { success: true, users: [], pagination: { page: 1, limit: 30, total: 0 } };

test('an address names a section; what it does not know is the overview', () => {
  expect(adminLocationOf(new URLSearchParams('?view=audit'))).toEqual({ view: 'audit', item: '' });
  expect(adminLocationOf(new URLSearchParams('?view=nothing&item=x'))).toEqual({
    view: 'overview',
    item: '',
  });
  expect(adminLocationOf(new URLSearchParams('?view=reviews&item=p1'))).toEqual({
    view: 'reviews',
    item: 'p1',
  });
});

test('sections are opened in the address, and back leads back', () => {
  const bar = openAt('/admin');
  const views = createAdminNavigation();
  views.start();
  views.open('reviews', 'p1');
  expect(bar.shown()).toBe('/admin?view=reviews&item=p1');
  views.open('users', '', { search: 'a@example.in' });
  expect(bar.shown()).toBe('/admin?view=users&search=a%40example.in');
  bar.back();
  expect(views.$location.get()).toEqual({ view: 'reviews', item: 'p1' });
});

test('a list asks for what its address says, sorts as one choice', async () => {
  const bar = openAt('/admin?view=users&search=mill&sort=products.desc&page=2');
  const { asked, api } = recording(() => pageOfUsers);
  const list = userList(api, { users: [], pagination: null });
  list.start();
  await vi.waitFor(() => expect(list.$list.get().status).toBe('ready'));
  expect(asked).toEqual(['/api/admin/users?search=mill&page=2&sort=products&order=desc']);
  list.choose({ verified: '1' });
  expect(bar.shown()).toBe('/admin?view=users&search=mill&verified=1&sort=products.desc');
  await vi.waitFor(() => expect(asked).toHaveLength(2));
});

test('accounts the desk has at hand are not asked for again', () => {
  openAt('/admin?view=users');
  const { asked, api } = recording();
  const list = userList(api, { users: [], pagination: null });
  list.start();
  expect(list.$list.get().status).toBe('ready');
  expect(asked).toEqual([]);
});

test('on the way to another section a list stays as it was', async () => {
  const bar = openAt('/admin?view=users&page=3');
  history.pushState(null, '', '/admin?view=audit&action=user.suspend');
  const { asked, api } = recording(() => ({ success: true, entries: [] }));
  const list = auditList(api);
  list.start();
  await vi.waitFor(() => expect(list.$list.get().status).toBe('ready'));
  bar.back();
  expect(list.$filters.get()).toEqual({ action: 'user.suspend', page: '' });
  expect(asked).toEqual(['/api/admin/audit?action=user.suspend']);
});

test('open reports are shown first, all of them on demand', async () => {
  openAt('/admin?view=reports');
  const { asked, api } = recording(() => ({ success: true, reports: [] }));
  const list = reportList(api);
  list.start();
  await vi.waitFor(() => expect(list.$list.get().status).toBe('ready'));
  list.choose({ show: 'all' });
  await vi.waitFor(() => expect(list.$list.get().status).toBe('ready'));
  expect(asked).toEqual(['/api/admin/reports?open=1', '/api/admin/reports']);
});

const MESSAGE = {
  id: 'm1',
  name: 'Asha Rao',
  email: 'asha+mill@example.in',
  company: null,
  subject: 'Voltage & phase?',
  text: 'Which voltage?\nThanks',
  language: 'en',
  createdAt: null,
  readAt: null,
};

test('a marked message stands in place of the one in the list', async () => {
  openAt('/admin?view=messages&unread=1');
  const { asked, api } = recording((url) =>
    url.endsWith('/m1')
      ? { success: true, data: { ...MESSAGE, readAt: '2026-01-02T00:00:00.000Z' } }
      : { success: true, messages: [MESSAGE], unread: 1 },
  );
  const list = messageList(api);
  await list.mark('m1', true);
  expect(list.$marked.get().m1?.readAt).toBe('2026-01-02T00:00:00.000Z');
  expect(asked).toEqual(['/api/admin/contact-messages/m1']);
});

test('an answer begins with the subject and what was written', () => {
  const href = replyHref(MESSAGE);
  const [address, query] = href.split('?');
  expect(address).toBe('mailto:asha%2Bmill%40example.in');
  // In mailto links a plus is not a space, so spaces must be %20.
  expect(query).not.toContain('+');
  const params = new URLSearchParams(query);
  expect(params.get('subject')).toBe('Re: Voltage & phase?');
  expect(params.get('body')).toBe('\r\n\r\n> Which voltage?\r\n> Thanks');
});
