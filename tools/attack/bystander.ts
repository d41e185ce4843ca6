// Bystander process: reads the catalog and signs in from one address while the server is attacked.
import { openClient, runAtRate } from './client.ts';

/** Result of one call of the bystander. */
export interface Sample {
  readonly kind: 'read' | 'signIn';
  /** Scheduled time of the call, in milliseconds since 1970. */
  readonly at: number;
  readonly ms: number;
  readonly status: number;
}

export interface BystanderOptions {
  readonly port: number;
  readonly from: string;
  readonly email: string;
  readonly password: string;
}

const READS_PER_SECOND = 20;
/** Below the server's limit of 60 sign-ins a minute from one address. */
const SIGN_INS_PER_SECOND = 0.7;
const TIMEOUT_MS = 10_000;
/** The process ends after this time, in case its runner is gone. */
const MAX_LIFETIME_MS = 10 * 60_000;

const CATEGORIES = ['machine-tools', 'agriculture', 'packaging-machine', ''];

/** Every other read is a cache miss. */
const readPath = (at: number): string =>
  at % 2 === 0
    ? `/api/products?page=${1 + (at % 5)}`
    : `/api/products?minPrice=${at % 1_000}&maxPrice=${50_000 + (at % 40_000)}&search=${CATEGORIES[at % 4]}`;

function watch({ port, from, email, password }: BystanderOptions): void {
  const client = openClient(port);
  const until = performance.now() + MAX_LIFETIME_MS;
  const sample = async (
    kind: Sample['kind'],
    send: () => ReturnType<typeof client.send>,
  ): Promise<void> => {
    const at = Date.now();
    const { status, ms } = await send();
    process.send?.({ kind, at, ms, status } satisfies Sample);
  };
  void runAtRate(READS_PER_SECOND, until, (at) =>
    sample('read', () => client.send({ path: readPath(at), from, timeoutMs: TIMEOUT_MS })),
  );
  void runAtRate(SIGN_INS_PER_SECOND, until, () =>
    sample('signIn', () =>
      client.send({
        method: 'POST',
        path: '/api/auth/login',
        from,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password }),
        timeoutMs: TIMEOUT_MS,
      }),
    ),
  );
}

process.on('message', (order: BystanderOptions) => watch(order));
process.on('disconnect', () => process.exit(0));
