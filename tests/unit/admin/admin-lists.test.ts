// Sections and lists of the admin area and their addresses.
import { afterEach, expect, test, vi } from 'vitest';
import { createApi } from '../../../src/api/call.ts';
import { adminLocationOf, createAdminNavigation } from '../../../src/islands/admin/admin-view.ts';
import { auditList } from '../../../src/islands/admin/audit/admin-audit.ts';
import { messageList, replyHref } from '../../../src/islands/admin/messages/admin-messages.ts';
import { reportList } from '../../../src/islands/admin/reports/admin-reports.ts';
import { userList } from '../../../src/islands/admin/users/admin-users.ts';
import { stubAddressBar } from '../client/address-bar.ts';

afterEach(() => vi.unstubAllGlobals());

const recordingApi = (answer: (url: string) => unknown = () => ({ success: true })) => {
  const requests: string[] = [];
  const api = createApi({
    lang: 'en',
    transport: async ({ url }) => {
      requests.push(url);
      return { status: 200, body: answer(url) };
    },
  });
  return { asked: requests, api };
};

const pageOfUsers = { success: true, users: [], pagination: { page: 1, limit: 30, total: 0 } };

test('the address selects a section, unknown ones show the overview', () => {
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

test('opening a section updates the address, and the back button works', () => {
  const bar = stubAddressBar('/admin');
  const views = createAdminNavigation();
  views.start();
  views.open('reviews', 'p1');
  expect(bar.current()).toBe('/admin?view=reviews&item=p1');
  views.open('users', '', { search: 'a@example.in' });
  expect(bar.current()).toBe('/admin?view=users&search=a%40example.in');
  bar.back();
  expect(views.$location.get()).toEqual({ view: 'reviews', item: 'p1' });
});

test('a list requests the query of its address, with combined sort choices', async () => {
  const bar = stubAddressBar('/admin?view=users&search=mill&sort=products.desc&page=2');
  const { asked: requests, api } = recordingApi(() => pageOfUsers);
  const list = userList(api, { users: [], pagination: null, counts: null });
  list.start();
  await vi.waitFor(() => expect(list.$list.get().status).toBe('ready'));
  expect(requests).toEqual(['/api/admin/users?search=mill&page=2&sort=products&order=desc']);
  list.choose({ state: 'suspended' });
  expect(bar.current()).toBe('/admin?view=users&search=mill&state=suspended&sort=products.desc');
  await vi.waitFor(() => expect(requests).toHaveLength(2));
});

test('rows passed in are not requested again', () => {
  stubAddressBar('/admin?view=users');
  const { asked: requests, api } = recordingApi();
  const list = userList(api, { users: [], pagination: null, counts: null });
  list.start();
  expect(list.$list.get().status).toBe('ready');
  expect(requests).toEqual([]);
});

test('a list stays unchanged while another section opens', async () => {
  const bar = stubAddressBar('/admin?view=users&page=3');
  history.pushState(null, '', '/admin?view=audit&action=user.suspend');
  const { asked: requests, api } = recordingApi(() => ({ success: true, entries: [] }));
  const list = auditList(api);
  list.start();
  await vi.waitFor(() => expect(list.$list.get().status).toBe('ready'));
  bar.back();
  expect(list.$filters.get()).toEqual({ action: 'user.suspend', page: '' });
  expect(requests).toEqual(['/api/admin/audit?action=user.suspend']);
});

test('open reports are listed by default, all on request', async () => {
  stubAddressBar('/admin?view=reports');
  const { asked: requests, api } = recordingApi(() => ({ success: true, reports: [] }));
  const list = reportList(api);
  list.start();
  await vi.waitFor(() => expect(list.$list.get().status).toBe('ready'));
  list.choose({ show: 'all' });
  await vi.waitFor(() => expect(list.$list.get().status).toBe('ready'));
  expect(requests).toEqual(['/api/admin/reports?open=1', '/api/admin/reports']);
});

const MESSAGE = {
  id: 'm1',
  firstName: 'Asha Rao',
  lastName: '',
  email: 'asha+mill@example.in',
  company: '',
  subject: 'Voltage & phase?',
  text: 'Which voltage?\nThanks',
  language: 'en',
  createdAt: null,
  readAt: null,
};

test('a marked message replaces its row', async () => {
  stubAddressBar('/admin?view=messages&unread=1');
  const { asked: requests, api } = recordingApi((url) =>
    url.endsWith('/m1')
      ? { success: true, data: { ...MESSAGE, readAt: '2026-01-02T00:00:00.000Z' } }
      : { success: true, messages: [MESSAGE], unread: 1 },
  );
  const list = messageList(api);
  await list.mark('m1', true);
  expect(list.$marked.get().m1?.readAt).toBe('2026-01-02T00:00:00.000Z');
  expect(requests).toEqual(['/api/admin/contact-messages/m1']);
});

test('a reply begins with the subject and the message', () => {
  const href = replyHref(MESSAGE);
  const [address, query] = href.split('?');
  expect(address).toBe('mailto:asha%2Bmill%40example.in');
  // In mailto links a plus is not a space, so spaces must be %20.
  expect(query).not.toContain('+');
  const params = new URLSearchParams(query);
  expect(params.get('subject')).toBe('Re: Voltage & phase?');
  expect(params.get('body')).toBe('\r\n\r\n> Which voltage?\r\n> Thanks');
});
