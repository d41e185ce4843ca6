// Asks a LibreTranslate service: several texts at once, with bounds on time, size and calls under way.
import type { FastifyBaseLogger } from 'fastify';
import pLimit from 'p-limit';
import * as z from 'zod/mini';
import type { Lang } from '../../contract/lang.ts';
import { circuit } from './circuit.ts';

export interface Engine {
  /** The texts in the other language, null for one that could not be had. Never rejects. */
  translate(texts: readonly string[], target: Lang): Promise<(string | null)[]>;
  /** Lets go of what is under way. */
  stop(): void;
}

export interface EngineOptions {
  readonly url: string;
  readonly key: string | null;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  readonly timeoutMs?: number;
  readonly pauseMs?: number;
}

/** Every LibreTranslate knows `zh`; `zh-Hans` only the newer ones. */
const CODES: Readonly<Record<Lang, string>> = { en: 'en', 'zh-Hans': 'zh' };
const AT_ONCE = 4;
const TRIES = 2;
const FAILURES = 5;
const TEXTS_PER_CALL = 25;
const CHARACTERS_PER_CALL = 5_000;
const MAX_REPLY_BYTES = 1_000_000;

const reply = z.object({ translatedText: z.array(z.string()) });

/** What asking again will not change: a key that is not taken, or texts that are not. */
class Refused extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`status ${status}`);
    this.status = status;
  }
}

/** The service works, and these texts are too much for it: no reason to keep others from it. */
const isOfTheTexts = (error: unknown): boolean =>
  error instanceof Refused && (error.status === 400 || error.status === 413);

/** Texts in portions that one call may carry; a long text goes alone. */
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

/** The body as text; throws where it is longer than any answer. */
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
      // The key goes nowhere else.
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
