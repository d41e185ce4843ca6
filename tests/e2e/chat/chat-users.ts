// Two users in a conversation for browser tests: created over the API, each in a browser context of their own.

import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Browser, BrowserContextOptions } from '@playwright/test';
import { STORAGE_KEYS } from '../../../contract/limits.ts';
import { SITE } from '../../../playwright.config.ts';
import { PASSWORD, unusedAddressHeaders } from '../accounts.ts';
import { expect, type Page } from '../site.ts';

export interface ChatUser {
  readonly id: string;
  readonly token: string;
  readonly name: string;
}

const PROFILES = {
  buyer: { name: 'Asha Rao', companyName: 'Rao Mills (example)', phone: '+919876543210' },
  // Latin letters only: the crawl test runs at the same time and expects English pages to be English.
  supplier: { name: 'Li Wei', companyName: 'Hengda Tools (example)', phone: '+8613812345678' },
} as const;

interface Reply {
  readonly id: string;
  readonly token: string;
  readonly user: { readonly id: string };
}

const callApi = async (
  request: APIRequestContext,
  method: 'POST' | 'PUT' | 'GET',
  url: string,
  token: string | null,
  data?: object,
): Promise<Reply> => {
  const bearer = token === null ? {} : { authorization: `Bearer ${token}` };
  const headers = { ...unusedAddressHeaders(), ...bearer };
  const reply = await request.fetch(url, { method, headers, ...(data ? { data } : {}) });
  expect(reply.ok(), await reply.text()).toBe(true);
  return (await reply.json()) as Reply;
};

export async function createChatUser(
  request: APIRequestContext,
  role: 'buyer' | 'supplier',
  origin = SITE,
): Promise<ChatUser> {
  const participant = PROFILES[role];
  const email = `${randomUUID()}@example.com`;
  const registration = { ...participant, email, password: PASSWORD, role };
  const { token, user } = await callApi(
    request,
    'POST',
    `${origin}/api/auth/register`,
    null,
    registration,
  );
  const { id } = user;
  if (role === 'supplier') {
    const form = { description: '1998 年起制造机床。' };
    await callApi(request, 'PUT', `${origin}/api/auth/profile`, token, form);
  }
  return { id, token, name: participant.name };
}

export interface Conversation {
  readonly buyer: ChatUser;
  readonly supplier: ChatUser;
  readonly chatId: string;
  /** Sends a message over the API. */
  send(sender: ChatUser, text: string): Promise<void>;
}

/** One supplier serves all tests of a process, because the server allows twenty sign-ups a minute from one address. */
const suppliers = new Map<string, Promise<ChatUser>>();

export async function createConversation(
  request: APIRequestContext,
  origin = SITE,
): Promise<Conversation> {
  const buyer = await createChatUser(request, 'buyer', origin);
  const existing = suppliers.get(origin) ?? createChatUser(request, 'supplier', origin);
  suppliers.set(origin, existing);
  const supplier = await existing;
  const body = { userIds: [buyer.id, supplier.id], vendor: supplier.id };
  const { id: chatId } = await callApi(request, 'POST', `${origin}/api/chats`, buyer.token, body);
  return {
    ...{ buyer, supplier, chatId },
    send: async (sender, text) =>
      void (await callApi(request, 'POST', `${origin}/api/messages`, sender.token, {
        chatId,
        text,
      })),
  };
}

/** Opens a page in a browser context of its own, signed in. */
export async function openPageAs(
  browser: Browser,
  { token }: Pick<ChatUser, 'token'>,
  { baseURL = SITE, ...options }: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce', ...options });
  await context.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    STORAGE_KEYS.token,
    token,
  ] as const);
  return context.newPage();
}

export const messageInput = (page: Page) => page.locator('form textarea');
export const messageLog = (page: Page) => page.locator('[data-log]');

/** Types a message and sends it by Enter. */
export async function sendByEnter(page: Page, text: string): Promise<void> {
  await messageInput(page).fill(text);
  await messageInput(page).press('Enter');
}

/** Texts of the messages on the screen, including those still being sent. */
export const shownTexts = (page: Page): Promise<string[]> =>
  messageLog(page)
    .locator('li[data-message] > p + p, li[data-outgoing] > p + p')
    .evaluateAll((paragraphs) =>
      paragraphs
        .filter((each) => each.className.includes('whitespace-pre-wrap'))
        .map((each) => each.textContent ?? ''),
    );
