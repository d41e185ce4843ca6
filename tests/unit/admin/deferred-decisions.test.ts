// Decisions that can be taken back for some seconds: when they are sent, and what happens to those that fail.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { decideReview } from '../../../contract/admin/review.ts';
import { stubBrowser } from '../client/browser.ts';

const DELAY_MS = 8_000;
const DRAFT = { reason: 'No data plate', ticked: ['pictures'], revision: 4 };

/** Requests that the browser was given. */
let sent: { readonly url: string; readonly init: RequestInit }[];
/** Reply of the next requests; null for none. */
let reply: { status: number; body: object } | null;
let browser: ReturnType<typeof stubBrowser>;
let page: EventTarget & { visibilityState: string };

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  browser = stubBrowser();
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', page);
  sent = [];
  reply = { status: 200, body: { success: true, message: 'The product is live.' } };
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push({ url, init });
    if (reply === null) throw new TypeError('No connection');
    return new Response(JSON.stringify(reply.body), { status: reply.status });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function openDesk() {
  const [{ createDeferredDecisions }, { readDraft }, { $deferred }, { readSent, sendAtOnce }] =
    await Promise.all([
      import('../../../src/islands/admin/decisions/deferred-decisions.ts'),
      import('../../../src/islands/admin/decisions/decision-drafts.ts'),
      import('../../../src/islands/admin/decisions/deferred.ts'),
      import('../../../src/api/at-once.ts'),
    ]);
  const log: string[] = [];
  const notice = { isHeld: false };
  const desk = createDeferredDecisions(({ id }) => ({
    close: () => log.push(`closed ${id}`),
    isHeld: () => notice.isHeld,
  }));
  const reject = (id: string) =>
    desk.decide({
      ...{ view: 'reviews', id, importId: null, text: `Rejected: ${id}`, undoText: 'Undo' },
      draft: DRAFT,
      send: async () =>
        readSent(
          decideReview,
          await sendAtOnce({ lang: 'en', token: 'of the admin' }, decideReview, {
            params: { id },
            body: { decision: 'reject', reason: 'No data plate', revision: 4 },
          }),
        ),
      onSent: async () => void log.push(`stored ${id}`),
      onFailed: (error) => log.push(`failed ${id}: ${(error as Error).message}`),
      onUndone: () => log.push(`undone ${id}`),
    });
  const deferred = () => $deferred.get().map(({ id, status }) => `${id} ${status}`);
  const draftOf = (id: string) => readDraft({ view: 'reviews', id });
  const urls = () => sent.map(({ url }) => url);
  return { desk, reject, deferred, draftOf, urls, log, notice };
}

const settled = () => vi.advanceTimersByTimeAsync(0);

test('a decision is sent after eight seconds, and counts as made until then', async () => {
  const { reject, deferred, urls, log } = await openDesk();
  reject('p1');
  await vi.advanceTimersByTimeAsync(DELAY_MS - 1);
  expect(urls()).toEqual([]);
  expect(deferred()).toEqual(['p1 waiting']);
  await vi.advanceTimersByTimeAsync(1);
  expect(urls()).toEqual(['/api/admin/reviews/p1']);
  expect(log).toEqual(['closed p1', 'stored p1']);
  expect(deferred()).toEqual([]);
});

test('a decision that is taken back is not sent, and what was typed is kept', async () => {
  const { desk, reject, deferred, draftOf, urls, log } = await openDesk();
  reject('p1');
  expect(desk.undo()).toBe(true);
  await vi.advanceTimersByTimeAsync(2 * DELAY_MS);
  expect(urls()).toEqual([]);
  expect(deferred()).toEqual([]);
  expect(draftOf('p1')).toEqual(DRAFT);
  expect(log).toEqual(['closed p1', 'undone p1']);
  expect(desk.undo()).toBe(false);
  // Decided again: nothing is left of the first time.
  reject('p1');
  await vi.advanceTimersByTimeAsync(DELAY_MS);
  expect(draftOf('p1')).toBeNull();
});

test('the next decision sends the one before it, and only the last one can be taken back', async () => {
  const { desk, reject, deferred, urls } = await openDesk();
  reject('p1');
  reject('p2');
  expect(urls()).toEqual(['/api/admin/reviews/p1']);
  expect(deferred()).toEqual(['p1 sending', 'p2 waiting']);
  expect(desk.undo()).toBe(true);
  await vi.advanceTimersByTimeAsync(2 * DELAY_MS);
  expect(urls()).toEqual(['/api/admin/reviews/p1']);
});

test('an item that is decided is not decided twice', async () => {
  const { reject, urls } = await openDesk();
  reject('p1');
  reject('p1');
  expect(urls()).toEqual([]);
  await vi.advanceTimersByTimeAsync(DELAY_MS);
  reject('p1');
  expect(urls()).toHaveLength(1);
});

test('a page that is left sends at once, so that the request outlives it', async () => {
  const { desk, reject } = await openDesk();
  reject('p1');
  browser.dispatch('pagehide');
  // Before any further turn: a closed page has none.
  expect(sent).toHaveLength(1);
  expect(sent[0]?.init).toMatchObject({
    method: 'PUT',
    keepalive: true,
    headers: { authorization: 'Bearer of the admin', 'content-type': 'application/json' },
  });
  expect(JSON.parse(String(sent[0]?.init.body))).toEqual({
    ...{ decision: 'reject', reason: 'No data plate', revision: 4 },
  });
  expect(desk.undo()).toBe(false);
  await vi.advanceTimersByTimeAsync(2 * DELAY_MS);
  expect(sent).toHaveLength(1);
});

test('a hidden page sends at once, one that is shown again does not', async () => {
  const { reject, urls } = await openDesk();
  reject('p1');
  page.dispatchEvent(new Event('visibilitychange'));
  expect(urls()).toEqual([]);
  page.visibilityState = 'hidden';
  page.dispatchEvent(new Event('visibilitychange'));
  expect(urls()).toHaveLength(1);
});

test('a decision that is refused is reported, kept as it was typed, and its item waits again', async () => {
  const { desk, reject, deferred, draftOf, log } = await openDesk();
  reply = { status: 409, body: { success: false, code: 'conflict', message: 'Changed.' } };
  reject('p1');
  expect(await desk.flush()).toBe(false);
  expect(log).toEqual(['closed p1', 'failed p1: Changed.']);
  expect(deferred()).toEqual([]);
  expect(draftOf('p1')).toEqual(DRAFT);
});

test('a decision without a reply is kept, and can be made again', async () => {
  const { desk, reject, log, draftOf } = await openDesk();
  reply = null;
  reject('p1');
  expect(await desk.flush()).toBe(false);
  expect(log.at(-1)).toMatch(/^failed p1/);
  reply = { status: 200, body: { success: true } };
  reject('p1');
  expect(await desk.flush()).toBe(true);
  expect(draftOf('p1')).toBeNull();
});

test('while the notice has the pointer or the focus, the decision can be taken back', async () => {
  const { reject, urls, notice } = await openDesk();
  notice.isHeld = true;
  reject('p1');
  await vi.advanceTimersByTimeAsync(5 * DELAY_MS);
  expect(urls()).toEqual([]);
  notice.isHeld = false;
  await vi.advanceTimersByTimeAsync(500);
  expect(urls()).toHaveLength(1);
});

/** Sign Out of the header, as the page sees its clicks. */
function signOutButton() {
  let signedOut = 0;
  const button = {
    closest: () => button,
    click(): void {
      const event = new Event('click', { cancelable: true });
      // An event of a page has its element as the target, which only the browser can set.
      Object.defineProperty(event, 'target', { value: button });
      page.dispatchEvent(event);
      if (!event.defaultPrevented) signedOut += 1;
    },
  };
  return { press: button.click, signedOut: () => signedOut };
}

test('a sign-out waits until the decision is stored', async () => {
  const { reject, urls } = await openDesk();
  const { press, signedOut } = signOutButton();
  reject('p1');
  press();
  expect(signedOut()).toBe(0);
  expect(urls()).toHaveLength(1);
  await settled();
  expect(signedOut()).toBe(1);
});

test('a later sign-out of a page that stayed waits as well', async () => {
  const { reject, urls } = await openDesk();
  const { press, signedOut } = signOutButton();
  reject('p1');
  press();
  await settled();
  reject('p2');
  press();
  expect(signedOut()).toBe(1);
  expect(urls()).toHaveLength(2);
  await settled();
  expect(signedOut()).toBe(2);
});

test('a sign-out stops after a decision that was refused, but not for a reply that never comes', async () => {
  const { reject } = await openDesk();
  const { press, signedOut } = signOutButton();
  reply = { status: 409, body: { success: false, code: 'conflict' } };
  reject('p1');
  press();
  await settled();
  expect(signedOut()).toBe(0);
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  reject('p1');
  press();
  await vi.advanceTimersByTimeAsync(DELAY_MS);
  expect(signedOut()).toBe(1);
});
