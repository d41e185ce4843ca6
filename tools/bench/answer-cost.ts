// Size of a case's answers, plain and compressed, and the processor time that compressing them takes.
import { gzipPage, gzipReply } from '../../server/platform/cache/compression.ts';
import type { ParameterSet } from './load-process.ts';

export interface AnswerCost {
  readonly plainBytes: number;
  readonly gzipBytes: number;
  /** Processor seconds of compressing one answer as the server does, measured in this process. */
  readonly compressionSeconds: number;
}

const SAMPLE_SETS = 40;
/** Repetitions of the sample: the first ones run before the engine has compiled the code. */
const ROUNDS = 5;

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** Compresses a reply or a page as the server does. */
const compress = async (body: Buffer | string): Promise<Buffer> =>
  typeof body === 'string' ? gzipReply(body) : gzipPage(body);

/** Requests some of the sets without compression, and compresses the bodies itself. */
export async function measureAnswerCost(
  origin: string,
  sets: readonly ParameterSet[],
): Promise<AnswerCost> {
  const bodies: (Buffer | string)[] = [];
  for (const { path, headers } of sets.slice(0, SAMPLE_SETS)) {
    const reply = await fetch(`${origin}${path}`, {
      headers: { ...headers, 'accept-encoding': 'identity' },
    });
    const isJson = reply.headers.get('content-type')?.startsWith('application/json');
    bodies.push(isJson ? await reply.text() : Buffer.from(await reply.arrayBuffer()));
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
    compressionSeconds: microseconds / 1e6 / (ROUNDS - 1) / Math.max(1, bodies.length),
  };
}
