// Client for a LibreTranslate service: batches texts, and limits time, size and concurrent calls.
import type { FastifyBaseLogger } from 'fastify';
import pLimit from 'p-limit';
import * as z from 'zod/mini';
import type { Lang } from '../../contract/lang.ts';
import { circuit } from './circuit.ts';

export interface Engine {
  /** Returns the translations in order, null for a text that could not be translated. Never rejects. */
  translate(texts: readonly string[], target: Lang): Promise<(string | null)[]>;
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
const AT_ONCE = 4;
const TRIES = 2;
const FAILURES = 5;
const TEXTS_PER_CALL = 25;
const CHARACTERS_PER_CALL = 5_000;
const MAX_REPLY_BYTES = 1_000_000;

const reply = z.object({ translatedText: z.array(z.string()) });

/** An error that a retry does not change: the service refuses the key or the texts. */
class Refused extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`status ${status}`);
    this.status = status;
  }
}

/** Whether the service works and only refuses these texts: no failure for the circuit breaker, which would stop other texts. */
const isOfTheTexts = (error: unknown): boolean =>
  error instanceof Refused && (error.status === 400 || error.status === 413);

/** Splits texts into batches, each small enough for one call; a longer text has a batch of its own. */
export function portions(texts: readonly string[]): string[][] {
  const all: string[][] = [];
  let room = 0;
  for (const text of texts) {
    const last = all.at(-1);
    if (last && last.length < TEXTS_PER_CALL && text.length <= room) last.push(text);
    else {
      all.push([text]);
      room = CHARACTERS_PER_CALL;
    }
    room -= text.length;
  }
  return all;
}

/** Reads the body as text. Throws if it is longer than any valid reply. */
async function bodyOf(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > MAX_REPLY_BYTES) throw new Error('the answer is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

export function libreTranslate(options: EngineOptions): Engine {
  const { url, key, log, timeoutMs = 8_000, pauseMs = 30_000 } = options;
  const address = `${url.replace(/\/$/, '')}/translate`;
  const atOnce = pLimit(AT_ONCE);
  const breaker = circuit(FAILURES, pauseMs);
  const stopping = new AbortController();

  const ask = async (texts: readonly string[], target: Lang): Promise<string[]> => {
    const source = target === 'en' ? 'zh-Hans' : 'en';
    const response = await fetch(address, {
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
    const body = await bodyOf(response);
    const { status } = response;
    if (status >= 400 && status < 500 && status !== 429 && status !== 408)
      throw new Refused(status);
    if (status !== 200) throw new Error(`status ${status}`);
    const { translatedText } = z.parse(reply, JSON.parse(body));
    if (translatedText.length !== texts.length) throw new Error('not as many texts as asked for');
    return translatedText;
  };

  const portion = async (texts: readonly string[], target: Lang): Promise<(string | null)[]> => {
    for (let attempt = 1; attempt <= TRIES; attempt++) {
      if (stopping.signal.aborted || !breaker.open()) break;
      try {
        const translated = await ask(texts, target);
        breaker.succeeded();
        return translated;
      } catch (error) {
        if (stopping.signal.aborted) break;
        if (isOfTheTexts(error)) breaker.succeeded();
        else breaker.failed();
        log.warn(
          { attempt, error: error instanceof Error ? error.message : String(error) },
          FAILED,
        );
        if (error instanceof Refused) break;
      }
    }
    return texts.map(() => null);
  };

  return {
    async translate(texts, target) {
      const asked = portions(texts).map((each) => atOnce(() => portion(each, target)));
      return (await Promise.all(asked)).flat();
    },
    stop: () => stopping.abort(),
  };
}

const FAILED = 'the translation service did not answer as it should; texts stay as they are';
