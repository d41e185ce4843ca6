// Two users in a conversation for browser tests: created over the API, each in a browser context of their own.

import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Browser, BrowserContextOptions } from '@playwright/test';
import { STORAGE_KEYS } from '../../../contract/limits.ts';
import { SITE } from '../../../playwright.config.ts';
import { fromElsewhere, PASSWORD } from '../members.ts';
import { expect, type Page } from '../site.ts';

export interface Talker {
  readonly id: string;
  readonly token: string;
  readonly name: string;
}

const PEOPLE = {
  buyer: { name: 'Asha Rao', companyName: 'Rao Mills (example)', phone: '+919876543210' },
  // Latin letters only: the crawl test runs at the same time and expects English pages to be English.
  supplier: { name: 'Li Wei', companyName: 'Hengda Tools (example)', phone: '+8613812345678' },
} as const;

interface Reply {
  readonly id: string;
  readonly token: string;
  readonly user: { readonly id: string };
}

const called = async (
  request: APIRequestContext,
  method: 'POST' | 'PUT' | 'GET',
  url: string,
  token: string | null,
  data?: object,
): Promise<Reply> => {
  const bearer = token === null ? {} : { authorization: `Bearer ${token}` };
  const headers = { ...fromElsewhere(), ...bearer };
  const reply = await request.fetch(url, { method, headers, ...(data ? { data } : {}) });
  expect(reply.ok(), await reply.text()).toBe(true);
  return (await reply.json()) as Reply;
};

export async function talker(
  request: APIRequestContext,
  role: 'buyer' | 'supplier',
  origin = SITE,
): Promise<Talker> {
  const person = PEOPLE[role];
  const email = `${randomUUID()}@example.com`;
  const given = { ...person, email, password: PASSWORD, role };
  const { token, user } = await called(request, 'POST', `${origin}/api/auth/register`, null, given);
  const { id } = user;
  if (role === 'supplier') {
    const form = { description: '1998 年起制造机床。' };
    await called(request, 'PUT', `${origin}/api/auth/profile`, token, form);
  }
  return { id, token, name: person.name };
}

export interface Pair {
  readonly buyer: Talker;
  readonly supplier: Talker;
  readonly chatId: string;
  /** Sends a message over the API. */
  say(who: Talker, text: string): Promise<void>;
}

/** One supplier serves all tests of a process, because the server allows twenty sign-ups a minute from one address. */
const suppliers = new Map<string, Promise<Talker>>();

export async function pair(request: APIRequestContext, origin = SITE): Promise<Pair> {
  const buyer = await talker(request, 'buyer', origin);
  const known = suppliers.get(origin) ?? talker(request, 'supplier', origin);
  suppliers.set(origin, known);
  const supplier = await known;
  const body = { userIds: [buyer.id, supplier.id], vendor: supplier.id };
  const { id: chatId } = await called(request, 'POST', `${origin}/api/chats`, buyer.token, body);
  return {
    ...{ buyer, supplier, chatId },
    say: async (who, text) =>
      void (await called(request, 'POST', `${origin}/api/messages`, who.token, { chatId, text })),
  };
}

/** Opens a page in a browser context of its own, signed in. */
export async function pageOf(
  browser: Browser,
  { token }: Pick<Talker, 'token'>,
  { baseURL = SITE, ...options }: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce', ...options });
  await context.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    STORAGE_KEYS.token,
    token,
  ] as const);
  return context.newPage();
}

export const line = (page: Page) => page.locator('form textarea');
export const log = (page: Page) => page.locator('[data-log]');

/** Types a message and sends it by Enter. */
export async function write(page: Page, text: string): Promise<void> {
  await line(page).fill(text);
  await line(page).press('Enter');
}

/** Texts of the messages on the screen, including those still being sent. */
export const shownTexts = (page: Page): Promise<string[]> =>
  log(page)
    .locator('li[data-message] > p + p, li[data-outgoing] > p + p')
    .evaluateAll((paragraphs) =>
      paragraphs
        .filter((each) => each.className.includes('whitespace-pre-wrap'))
        .map((each) => each.textContent ?? ''),
    );
