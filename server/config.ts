// The environment, parsed once: a bad value stops the start with one clear line.
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import * as z from 'zod/mini';
import type { Quotas } from './accounts/quota-queries.ts';
import { environment } from './environment.ts';

/** A bucket of an S3-compatible service. */
export interface S3Config {
  readonly bucket: string;
  /** Null for Amazon's own. */
  readonly endpoint: string | null;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** What every key begins with: '' or a path with a slash at its end. */
  readonly prefix: string;
  /** Whether the bucket stands in the path of an address, not in its host. */
  readonly pathStyle: boolean;
  /** Where the public reads what is public; null where this server sends it. */
  readonly publicUrl: string | null;
  /** How long an answer may take. */
  readonly timeoutMs: number;
}

export interface Config {
  readonly port: number;
  readonly host: string;
  /** The socket file to listen at instead of host and port. */
  readonly socket: string | null;
  /** Absolute path of the folder with the SQLite file and the uploads. */
  readonly dataDir: string;
  /** Where the SQLite file is, or a postgres:// address. */
  readonly database: {
    readonly engine: 'sqlite' | 'postgres';
    readonly at: string;
    /** The most connections of this process; PostgreSQL's. */
    readonly connections: number;
  };
  /** What the processes of one market share; null where there is one process only. */
  readonly redis: {
    readonly url: string;
    /** Before every key and channel, for a Redis that others use too. */
    readonly prefix: string;
  } | null;
  /** Set where this process serves pages only and forwards /api there. */
  readonly apiOrigin: string | null;
  readonly publicOrigin: string;
  readonly trustProxy: readonly string[];
  readonly mail: {
    /** Null where there is no mail server; mail then stays in the outbox. */
    readonly smtpUrl: string | null;
    /** Who mail comes from. */
    readonly from: string;
    /** Where messages of the contact form go. */
    readonly operator: string;
  };
  /** How long messages of the contact form are stored. */
  readonly contactRetentionMonths: number;
  /** The LibreTranslate service to ask; null where the glossary answers alone. */
  readonly translation: { readonly url: string; readonly key: string | null } | null;
  /** Whether what suppliers write is put into the other language by itself; else translations are made when asked for. */
  readonly translateTexts: boolean;
  /** Where files are kept; null for folders under `dataDir`. */
  readonly s3: S3Config | null;
  /** What one account may store; bytes for files. */
  readonly quotas: Quotas;
  /** Free bytes of the disk below which nothing is uploaded. */
  readonly diskReserveBytes: number;
  /** The market is the demo: the start prints what to try in it. `npm start` fills it before. */
  readonly demo: boolean;
  readonly logLevel: string;
  /** Caches of replies and pages; off only to measure without them. */
  readonly cache: boolean;
  /** Where numbers for an operator are told; null where they are not measured. */
  readonly metrics: { readonly host: string; readonly port: number } | null;
  /** How long a process that is to stop says so to balancers before it takes nothing new. */
  readonly stopDelayMs: number;
}

const MB = 1024 * 1024;

export class ConfigError extends Error {}

/** For those who are on their way in when a socket file is taken away (server/platform/http/listening.ts). */
const LAST_COMERS_MS = 500;

const isLoopback = (host: string): boolean =>
  /^(localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/.test(host);

/** contact@ the host that the public knows; a bare address of a machine has no mailboxes. */
const contactAt = (publicOrigin: string): string => {
  const host = URL.parse(publicOrigin)?.hostname ?? '';
  const named = host !== '' && !host.startsWith('[') && !isIP(host);
  return `contact@${named ? host : 'localhost'}`;
};

/** The bucket, if one is set; throws where half of it is. */
function s3Of(given: z.output<typeof environment>): S3Config | null {
  const { S3_BUCKET, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = given;
  if (S3_BUCKET === undefined) {
    const [name] =
      Object.entries(given).find(([key, value]) => key.startsWith('S3_') && value) ?? [];
    if (name) throw new ConfigError(`S3_BUCKET: must be set where ${name} is`);
    return null;
  }
  if (S3_ACCESS_KEY_ID === undefined || S3_SECRET_ACCESS_KEY === undefined)
    throw new ConfigError(
      'S3_BUCKET: S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set where it is',
    );
  return {
    bucket: S3_BUCKET,
    endpoint: S3_ENDPOINT ?? null,
    region: given.S3_REGION ?? 'us-east-1',
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    prefix: given.S3_PREFIX ? `${given.S3_PREFIX.replace(/^\/+/, '')}/` : '',
    pathStyle: given.S3_PATH_STYLE ? given.S3_PATH_STYLE === '1' : S3_ENDPOINT !== undefined,
    publicUrl: given.S3_PUBLIC_URL?.replace(/\/+$/, '') ?? null,
    timeoutMs: Number(given.S3_TIMEOUT_MS ?? 10_000),
  };
}

/** Reads the environment; throws a ConfigError that names the variable and what is expected. */
export function readConfig(
  env: Readonly<Record<string, string | undefined>> = process.env,
): Config {
  const read = z.safeParse(environment, env);
  if (!read.success) {
    const issue = read.error.issues[0];
    throw new ConfigError(
      `${issue?.path.join('.') ?? 'Environment'}: ${issue?.message ?? 'is not valid'}`,
    );
  }
  const given = read.data;
  const host = given.HOST ?? '127.0.0.1';
  const portNumber = Number(given.PORT ?? 4321);
  const dataDir = resolve(given.DATA_DIR ?? 'data');
  const demo = given.DEMO === '1';
  if (demo && (!isLoopback(host) || given.PUBLIC_ORIGIN !== undefined))
    throw new ConfigError(
      'DEMO: the demo market is for this machine only; unset DEMO, or unset PUBLIC_ORIGIN and bind HOST to 127.0.0.1',
    );
  if (given.SOCKET && given.TRUST_PROXY)
    throw new ConfigError(
      'TRUST_PROXY: whoever opens SOCKET is trusted as the proxy in front, and nobody else; unset one of the two',
    );
  const publicOrigin = (given.PUBLIC_ORIGIN ?? `http://${host}:${portNumber}`).replace(/\/$/, '');
  const operator = given.CONTACT_EMAIL ?? contactAt(publicOrigin);
  return {
    port: portNumber,
    host,
    socket: given.SOCKET ?? null,
    dataDir,
    database: given.DATABASE_URL
      ? {
          engine: 'postgres',
          at: given.DATABASE_URL,
          connections: Number(given.DATABASE_POOL ?? 10),
        }
      : { engine: 'sqlite', at: join(dataDir, 'market.sqlite'), connections: 1 },
    redis: given.REDIS_URL
      ? { url: given.REDIS_URL, prefix: given.REDIS_PREFIX ?? 'yantra' }
      : null,
    apiOrigin: given.API_ORIGIN?.replace(/\/$/, '') ?? null,
    publicOrigin,
    trustProxy: given.TRUST_PROXY?.split(',').map((each) => each.trim()) ?? [],
    mail: { smtpUrl: given.SMTP_URL ?? null, from: given.MAIL_FROM ?? operator, operator },
    contactRetentionMonths: Number(given.CONTACT_RETENTION_MONTHS ?? 24),
    translation: given.TRANSLATE_URL
      ? { url: given.TRANSLATE_URL, key: given.TRANSLATE_KEY ?? null }
      : null,
    translateTexts: given.TRANSLATE_TEXTS !== 'off',
    s3: s3Of(given),
    quotas: {
      uploads: Number(given.QUOTA_UPLOADS_MB ?? 2_048) * MB,
      attachments: Number(given.QUOTA_ATTACHMENTS_MB ?? 512) * MB,
      products: Number(given.QUOTA_PRODUCTS ?? 2_000),
      drafts: Number(given.QUOTA_DRAFTS ?? 200),
    },
    diskReserveBytes: Number(given.DISK_RESERVE_MB ?? 512) * MB,
    demo,
    logLevel: given.LOG_LEVEL ?? 'info',
    cache: given.CACHE !== 'off',
    metrics: given.METRICS_PORT
      ? { host: given.METRICS_HOST ?? '127.0.0.1', port: Number(given.METRICS_PORT) }
      : null,
    stopDelayMs: Math.max(Number(given.STOP_DELAY ?? 0) * 1_000, given.SOCKET ? LAST_COMERS_MS : 0),
  };
}
