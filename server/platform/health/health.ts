// Health check of the components that the backend depends on, with a time limit for each.
import type { FastifyBaseLogger } from 'fastify';
import type { HealthParts } from '../../../contract/errors.ts';

export interface Part {
  readonly name: HealthParts[number]['name'];
  /** Whether hardly any request can be answered without it. */
  readonly vital: boolean;
  /** A rejection counts as false. */
  works(): Promise<boolean>;
}

export interface Findings {
  readonly parts: HealthParts;
  /** Whether a vital component is down. */
  readonly unable: boolean;
}

/** Below the 5 s that clients wait for an answer. */
const PATIENCE_MS = 3_000;
/** Results are reused for this long, because every page requests them. */
const FRESH_MS = 500;

export function examiner(parts: readonly Part[], log: FastifyBaseLogger): () => Promise<Findings> {
  const patience = (): Promise<boolean> =>
    new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, false).unref());

  const works = (part: Part): Promise<boolean> =>
    Promise.race([part.works(), patience()]).catch((error: unknown) => {
      log.warn({ error, part: part.name }, 'a part does not answer');
      return false;
    });

  const examine = async (): Promise<Findings> => {
    const found = await Promise.all(parts.map(works));
    return {
      parts: parts.map(({ name }, at) => ({ name, status: found[at] ? 'ok' : 'down' })),
      unable: parts.some(({ vital }, at) => vital && !found[at]),
    };
  };

  let last: Promise<Findings> | null = null;
  return () => {
    last ??= examine().finally(() => {
      setTimeout(() => {
        last = null;
      }, FRESH_MS).unref();
    });
    return last;
  };
}
