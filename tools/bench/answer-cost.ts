// Size of a case's answers, plain and compressed, and the processor time that compressing them takes.
import { gzipPage, gzipReply } from '../../server/platform/cache/compression.ts';
import type { ParameterSet } from './load-process.ts';

export interface AnswerCost {
  readonly plainBytes: number;
  readonly gzipBytes: number;
  /** Share of a page's bytes in tags and texts that all sampled pages of its language have: an upper bound of what can exist before its request. 0 for JSON. */
  readonly sharedShare: number;
  /** Processor seconds of compressing one answer as the server does, measured in this process. */
  readonly compressionSeconds: number;
}

const SAMPLE_SETS = 40;
/** Repetitions of the sample: the first ones run before the engine has compiled the code. */
const ROUNDS = 5;

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

const tally = (parts: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const part of parts) counts.set(part, (counts.get(part) ?? 0) + 1);
  return counts;
};

/** Share of the bytes in parts (a tag with the text after it) that occur in all pages. */
function sharedShareOf(pages: readonly string[]): number {
  const [first = new Map<string, number>(), ...others] = pages.map((page) =>
    tally(page.split(/(?=<)/)),
  );
  let sharedBytes = 0;
  for (const [part, count] of first) {
    const inAll = others.reduce((least, counts) => Math.min(least, counts.get(part) ?? 0), count);
    sharedBytes += inAll * Buffer.byteLength(part);
  }
  return sharedBytes / Math.max(1, mean(pages.map((page) => Buffer.byteLength(page))));
}

/** Compresses a reply or a page as the server does. */
const compress = async (body: Buffer | string): Promise<Buffer> =>
  typeof body === 'string' ? gzipReply(body) : gzipPage(body);

/** Requests some of the sets without compression, and compresses the bodies itself. */
export async function measureAnswerCost(
  origin: string,
  sets: readonly ParameterSet[],
): Promise<AnswerCost> {
  const bodies: (Buffer | string)[] = [];
  const pagesByLanguage = new Map<string, string[]>();
  for (const { path, headers } of sets.slice(0, SAMPLE_SETS)) {
    const reply = await fetch(`${origin}${path}`, {
      headers: { ...headers, 'accept-encoding': 'identity' },
    });
    const isJson = reply.headers.get('content-type')?.startsWith('application/json');
    const text = await reply.text();
    bodies.push(isJson ? text : Buffer.from(text));
    if (isJson) continue;
    const language = /<html lang="([^"]*)"/.exec(text)?.[1] ?? '';
    pagesByLanguage.set(language, [...(pagesByLanguage.get(language) ?? []), text]);
  }
  let compressed: Buffer[] = [];
  let microseconds = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const before = process.cpuUsage();
    compressed = await Promise.all(bodies.map(compress));
    const { user, system } = process.cpuUsage(before);
    if (round > 0) microseconds += user + system;
  }
  return {
    plainBytes: mean(bodies.map((body) => Buffer.byteLength(body))),
    gzipBytes: mean(compressed.map(({ length }) => length)),
    sharedShare: mean([...pagesByLanguage.values()].map(sharedShareOf)),
    compressionSeconds: microseconds / 1e6 / (ROUNDS - 1) / Math.max(1, bodies.length),
  };
}
