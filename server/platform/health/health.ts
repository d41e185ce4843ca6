// Health check of the components that the backend depends on, with a time limit for each.
import type { FastifyBaseLogger } from 'fastify';
import type { HealthParts } from '../../../contract/errors.ts';

export interface HealthComponent {
  readonly name: HealthParts[number]['name'];
  /** Whether hardly any request can be answered without it. */
  readonly isVital: boolean;
  /** A rejection counts as false. */
  check(): Promise<boolean>;
}

export interface HealthReport {
  readonly parts: HealthParts;
  /** Whether a vital component is down. */
  readonly isDown: boolean;
}

/** Below the 5 s that clients wait for an answer. */
const CHECK_TIMEOUT_MS = 3_000;
/** Results are reused for this long, because every page requests them. */
const CACHE_MS = 500;

export function healthChecker(
  parts: readonly HealthComponent[],
  log: FastifyBaseLogger,
): () => Promise<HealthReport> {
  const timeout = (): Promise<boolean> =>
    new Promise((resolve) => setTimeout(resolve, CHECK_TIMEOUT_MS, false).unref());

  const isWorking = (component: HealthComponent): Promise<boolean> =>
    Promise.race([component.check(), timeout()]).catch((error: unknown) => {
      log.warn({ error, component: component.name }, 'the health check of a component failed');
      return false;
    });

  const check = async (): Promise<HealthReport> => {
    const found = await Promise.all(parts.map(isWorking));
    return {
      parts: parts.map(({ name }, at) => ({ name, status: found[at] ? 'ok' : 'down' })),
      isDown: parts.some(({ isVital }, at) => isVital && !found[at]),
    };
  };

  let cachedReport: Promise<HealthReport> | null = null;
  return () => {
    cachedReport ??= check().finally(() => {
      setTimeout(() => {
        cachedReport = null;
      }, CACHE_MS).unref();
    });
    return cachedReport;
  };
}
