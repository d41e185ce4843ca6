// Requirements of every refusal: the right status, a text in the client's language, and no internal details.
import type { InjectOptions, Response } from 'light-my-request';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import { ERROR_STATUSES } from '../../contract/error-statuses.ts';
import { type ErrorCode, errorReply } from '../../contract/errors.ts';
import type { Lang } from '../../contract/lang.ts';
import { ERROR_TEXTS } from '../../contract/messages.ts';
import { expectMatchesContract } from './contract-check.ts';
import type { Market } from './market.ts';

const INTERNAL_DETAILS =
  /node_modules|\/server\/|\.ts\b|\bat \w+ \(|sqlite|postgres|kysely|zod|fastify|FST_|select .+ from|syntax error|stack|<script|undefined|\[object/i;

export const expectNoInternalDetails = (payload: string): void =>
  expect(payload).not.toMatch(INTERNAL_DETAILS);

const CHINESE = /[\u4e00-\u9fff]/;

export function expectRefusal(reply: Response, codes: readonly ErrorCode[], lang: Lang): void {
  const body: unknown = reply.json();
  const read = z.parse(errorReply, body);
  expect(body).toEqual(read);
  expect(codes).toContain(read.code);
  expect(reply.statusCode).toBe(ERROR_STATUSES[read.code as ErrorCode]);
  expect(read.error).toBe(read.message);
  expect(read.requestId).toMatch(/^[0-9a-f-]{36}$/);
  for (const text of [read.message, ...Object.values(read.fields ?? {})])
    expect(CHINESE.test(text), text).toBe(lang === 'zh-Hans');
  if (read.code === 'validation') expect(Object.values(read.fields ?? {})).toContain(read.message);
  // An error about a limit names that limit. Without a confirmed email there are limits, and things that wait for it.
  else if (read.code === 'confirmEmailFirst') expect(read.message).toMatch(/email|邮箱/);
  else if (read.code === 'tooLarge' || read.message !== ERROR_TEXTS[read.code as ErrorCode][lang])
    expect(read.message).toMatch(
      / \d[\d,.]* ?(?:kB|KB|MB|levels|values|different|files|uploads|层|个)/,
    );
  expectNoInternalDetails(reply.payload);
}

/**
 * Sends the request in both languages and expects a refusal with one of `codes`; resolves with the English error reply, whose
 * fields are those with an error.
 */
export async function expectRefused(
  market: Market,
  request: InjectOptions,
  ...codes: ErrorCode[]
): Promise<z.infer<typeof errorReply> & { readonly fields: Readonly<Record<string, string>> }> {
  const refusedIn = async (lang: Lang) => {
    const headers = { ...request.headers, 'accept-language': lang };
    const reply = await market.app.inject({ ...request, headers });
    expectRefusal(reply, codes, lang);
    return reply.json();
  };
  const body = z.parse(errorReply, await refusedIn('en'));
  await refusedIn('zh-Hans');
  return { ...body, fields: body.fields ?? {} };
}

/** Expects the declared reply or a validation error. */
export function expectAnsweredOrRefused(
  endpoint: Parameters<typeof expectMatchesContract>[0],
  reply: Response,
): boolean {
  expect([200, 400], reply.payload.slice(0, 300)).toContain(reply.statusCode);
  expectMatchesContract(endpoint, { status: reply.statusCode, body: reply.json() });
  if (reply.statusCode === 400) expectRefusal(reply, ['validation'], 'en');
  return reply.statusCode === 200;
}
