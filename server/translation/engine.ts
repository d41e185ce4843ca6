// Client for a LibreTranslate service: batches texts, and limits time, size and concurrent calls.
import type { FastifyBaseLogger } from 'fastify';
import pLimit from 'p-limit';
import * as z from 'zod/mini';
import type { Lang } from '../../contract/lang.ts';
import { circuitBreaker } from './circuit-breaker.ts';

export interface Engine {
  /**
   * Returns the translations in order, null for a text that could not be translated. Never rejects. `spend` is called with the
   * characters of every request, also of a repeated one; the request is not sent if it returns false.
   */
  translate(
    texts: readonly string[],
    target: Lang,
    spend: (characters: number) => Promise<boolean>,
  ): Promise<(string | null)[]>;
  /** Aborts all calls. */
  stop(): void;
}

export interface EngineOptions {
  readonly url: string;
  readonly key: string | null;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  readonly timeoutMs?: number;
  readonly pauseMs?: number;
}

/** Language codes: every version of LibreTranslate knows `zh`, only newer ones `zh-Hans`. */
const CODES: Readonly<Record<Lang, string>> = { en: 'en', 'zh-Hans': 'zh' };
const MAX_CONCURRENT_CALLS = 4;
const MAX_ATTEMPTS = 2;
const FAILURES_BEFORE_PAUSE = 5;
const TEXTS_PER_CALL = 25;
const CHARACTERS_PER_CALL = 5_000;
const MAX_REPLY_BYTES = 1_000_000;

const reply = z.object({ translatedText: z.array(z.string()) });

/** An error that a retry does not change: the service refuses the key or the texts. */
class RequestRefused extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`status ${status}`);
    this.status = status;
  }
}

/** Whether the service works and only refuses these texts: no failure for the circuit breaker, which would stop other texts. */
const isCausedByTexts = (error: unknown): boolean =>
  error instanceof RequestRefused && (error.status === 400 || error.status === 413);

export const countCharacters = (texts: readonly string[]): number =>
  texts.reduce((sum, { length }) => sum + length, 0);

/** Splits texts into batches, each small enough for one call; a longer text has a batch of its own. */
export function splitIntoBatches(texts: readonly string[]): string[][] {
  const batches: string[][] = [];
  let charactersLeft = 0;
  for (const text of texts) {
    const last = batches.at(-1);
    if (last && last.length < TEXTS_PER_CALL && text.length <= charactersLeft) last.push(text);
    else {
      batches.push([text]);
      charactersLeft = CHARACTERS_PER_CALL;
    }
    charactersLeft -= text.length;
  }
  return batches;
}

/** Reads the body as text. Throws if it is longer than any valid reply. */
async function readBody(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > MAX_REPLY_BYTES) throw new Error('the reply is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

export function libreTranslate(options: EngineOptions): Engine {
  const { url, key, log, timeoutMs = 8_000, pauseMs = 30_000 } = options;
  const endpointUrl = `${url.replace(/\/$/, '')}/translate`;
  const limitConcurrency = pLimit(MAX_CONCURRENT_CALLS);
  const breaker = circuitBreaker(FAILURES_BEFORE_PAUSE, pauseMs);
  const stopping = new AbortController();

  const request = async (texts: readonly string[], target: Lang): Promise<string[]> => {
    const source = target === 'en' ? 'zh-Hans' : 'en';
    const response = await fetch(endpointUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        q: texts,
        source: CODES[source],
        target: CODES[target],
        format: 'text',
        ...(key === null ? {} : { api_key: key }),
      }),
      // A redirect would send the API key to another address.
      redirect: 'error',
      signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(timeoutMs)]),
    });
    const body = await readBody(response);
    const { status } = response;
    if (status >= 400 && status < 500 && status !== 429 && status !== 408)
      throw new RequestRefused(status);
    if (status !== 200) throw new Error(`status ${status}`);
    const { translatedText } = z.parse(reply, JSON.parse(body));
    if (translatedText.length !== texts.length)
      throw new Error('the reply has a different number of texts than the request');
    return translatedText;
  };

  const translateBatch = async (
    texts: readonly string[],
    target: Lang,
    spend: (characters: number) => Promise<boolean>,
  ): Promise<(string | null)[]> => {
    const characters = countCharacters(texts);
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
      if (stopping.signal.aborted || !breaker.allowsCall()) break;
      try {
        if (!(await spend(characters))) break;
      } catch (error) {
        log.warn({ error }, 'the spending for translations could not be written; nothing is sent');
        break;
      }
      try {
        const translated = await request(texts, target);
        breaker.succeeded();
        return translated;
      } catch (error) {
        if (stopping.signal.aborted) break;
        if (isCausedByTexts(error)) breaker.succeeded();
        else breaker.failed();
        log.warn(
          { attempt, error: error instanceof Error ? error.message : String(error) },
          FAILURE_MESSAGE,
        );
        if (error instanceof RequestRefused) break;
      }
    }
    return texts.map(() => null);
  };

  return {
    async translate(texts, target, spend) {
      const replies = splitIntoBatches(texts).map((each) =>
        limitConcurrency(() => translateBatch(each, target, spend)),
      );
      return (await Promise.all(replies)).flat();
    },
    stop: () => stopping.abort(),
  };
}

const FAILURE_MESSAGE = 'a call to the translation service failed; the texts stay untranslated';
