// Configuration, parsed once from the environment: an invalid value stops the start with a one-line message.
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import * as z from 'zod/mini';
import type { QuotaName } from '../contract/accounts/usage.ts';
import { environment } from './environment.ts';

/** A bucket of an S3-compatible service. */
export interface S3Config {
  readonly bucket: string;
  /** null for Amazon S3. */
  readonly endpoint: string | null;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Prefix of all keys: '' or a path with a trailing slash. */
  readonly prefix: string;
  /** Whether the bucket is in the path of an address instead of the host name. */
  readonly pathStyle: boolean;
  /** Address where clients read public files directly; null if this server sends them. */
  readonly publicUrl: string | null;
  /** Timeout of one request. */
  readonly timeoutMs: number;
}

export interface Config {
  readonly port: number;
  readonly host: string;
  /** Socket file to listen at instead of host and port. */
  readonly socket: string | null;
  /** Absolute path of the folder with the SQLite file and the uploads. */
  readonly dataDir: string;
  /** `location`: path of the SQLite file, or a postgres:// address. */
  readonly database: {
    readonly engine: 'sqlite' | 'postgres';
    readonly location: string;
    /** Maximum connections of this process to PostgreSQL. */
    readonly connections: number;
  };
  /** Redis, for state shared between processes; null for a single process. */
  readonly redis: {
    readonly url: string;
    /** Prefix of all keys and channels, for a Redis that others use too. */
    readonly prefix: string;
  } | null;
  /** Set if this process serves pages only and forwards /api to that address. */
  readonly apiOrigin: string | null;
  readonly publicOrigin: string;
  /** Where the public reads uploads, which pages have to allow; null where this server sends them. */
  readonly uploadsOrigin: string | null;
  readonly trustProxy: readonly string[];
  readonly mail: {
    /** null without a mail server; mail then stays in the outbox. */
    readonly smtpUrl: string | null;
    /** Sender address. */
    readonly from: string;
    /** Recipient of contact form messages. */
    readonly operator: string;
  };
  /** How long messages of the contact form are stored. */
  readonly contactRetentionMonths: number;
  /** The LibreTranslate service; null to translate with the glossary only. */
  readonly translation: {
    readonly url: string;
    readonly key: string | null;
    /** Characters that all requests of a UTC day may send to it. */
    readonly charactersPerDay: number;
  } | null;
  /** Whether suppliers' texts are translated in the background; otherwise translations are made on request. */
  readonly translateTexts: boolean;
  /** JSON feed of customs exchange rates (server/landed-cost/exchange-feed.ts); null without one. */
  readonly exchangeFeed: string | null;
  /** The bucket for files; null for folders under `dataDir`. */
  readonly s3: S3Config | null;
  /** Limits of what one account may store; bytes for files. */
  readonly quotas: Readonly<Record<QuotaName, number>>;
  /** Free bytes on the disk below which no upload is accepted. */
  readonly diskReserveBytes: number;
  /** A demo installation, filled by `npm start`: the start prints example addresses and accounts. */
  readonly demo: boolean;
  readonly logLevel: string;
  /** Caches of replies and pages; turned off only for measurements. */
  readonly cache: boolean;
  /** Listening address of the metrics; null if nothing is measured. */
  readonly metrics: { readonly host: string; readonly port: number } | null;
  /** How long a stopping process reports "not ready" to load balancers before it stops accepting connections. */
  readonly stopDelayMs: number;
}

const MB = 1024 * 1024;

export class ConfigError extends Error {}

/** For connections that are being opened while the socket file is removed (server/platform/http/listening.ts). */
const SOCKET_CLOSE_DELAY_MS = 500;

const isLoopback = (host: string): boolean =>
  /^(localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/.test(host);

/** contact@ the public host name; `localhost` if that is an IP address, which has no mailboxes. */
const defaultContactEmail = (publicOrigin: string): string => {
  const host = URL.parse(publicOrigin)?.hostname ?? '';
  const isHostName = host !== '' && !host.startsWith('[') && !isIP(host);
  return `contact@${isHostName ? host : 'localhost'}`;
};

/** Returns the bucket if one is set; throws if its variables are incomplete. */
function parseS3Config(variables: z.output<typeof environment>): S3Config | null {
  const { S3_BUCKET, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = variables;
  if (S3_BUCKET === undefined) {
    // A process that only renders pages reads no files, but its pages name the site they come from.
    const isNeeded = (key: string): boolean =>
      key.startsWith('S3_') && !(key === 'S3_PUBLIC_URL' && variables.API_ORIGIN);
    const [name] = Object.entries(variables).find(([key, value]) => isNeeded(key) && value) ?? [];
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
    region: variables.S3_REGION ?? 'us-east-1',
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    prefix: variables.S3_PREFIX ? `${variables.S3_PREFIX.replace(/^\/+/, '')}/` : '',
    pathStyle: variables.S3_PATH_STYLE
      ? variables.S3_PATH_STYLE === '1'
      : S3_ENDPOINT !== undefined,
    publicUrl: variables.S3_PUBLIC_URL?.replace(/(?<!\/)\/+$/, '') ?? null,
    timeoutMs: Number(variables.S3_TIMEOUT_MS ?? 10_000),
  };
}

/** Reads the environment; throws a ConfigError that names the variable and what is expected. */
export function readConfig(
  env: Readonly<Record<string, string | undefined>> = process.env,
): Config {
  const parsed = z.safeParse(environment, env);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new ConfigError(
      `${issue?.path.join('.') ?? 'Environment'}: ${issue?.message ?? 'is not valid'}`,
    );
  }
  const variables = parsed.data;
  const host = variables.HOST ?? '127.0.0.1';
  const portNumber = Number(variables.PORT ?? 4321);
  const dataDir = resolve(variables.DATA_DIR ?? 'data');
  const demo = variables.DEMO === '1';
  if (demo && (!isLoopback(host) || variables.PUBLIC_ORIGIN !== undefined))
    throw new ConfigError(
      'DEMO: the demo market is for this machine only; unset DEMO, or unset PUBLIC_ORIGIN and bind HOST to 127.0.0.1',
    );
  if (variables.SOCKET && variables.TRUST_PROXY)
    throw new ConfigError(
      'TRUST_PROXY: with SOCKET set, every client of the socket file is trusted as the proxy; unset one of the two',
    );
  const publicOrigin = (variables.PUBLIC_ORIGIN ?? `http://${host}:${portNumber}`).replace(
    /\/$/,
    '',
  );
  const operator = variables.CONTACT_EMAIL ?? defaultContactEmail(publicOrigin);
  return {
    port: portNumber,
    host,
    socket: variables.SOCKET ?? null,
    dataDir,
    database: variables.DATABASE_URL
      ? {
          engine: 'postgres',
          location: variables.DATABASE_URL,
          connections: Number(variables.DATABASE_POOL ?? 10),
        }
      : { engine: 'sqlite', location: join(dataDir, 'market.sqlite'), connections: 1 },
    redis: variables.REDIS_URL
      ? { url: variables.REDIS_URL, prefix: variables.REDIS_PREFIX ?? 'yantra' }
      : null,
    apiOrigin: variables.API_ORIGIN?.replace(/\/$/, '') ?? null,
    publicOrigin,
    uploadsOrigin: variables.S3_PUBLIC_URL ? new URL(variables.S3_PUBLIC_URL).origin : null,
    trustProxy: variables.TRUST_PROXY?.split(',').map((each) => each.trim()) ?? [],
    mail: { smtpUrl: variables.SMTP_URL ?? null, from: variables.MAIL_FROM ?? operator, operator },
    contactRetentionMonths: Number(variables.CONTACT_RETENTION_MONTHS ?? 24),
    translation: variables.TRANSLATE_URL
      ? {
          url: variables.TRANSLATE_URL,
          key: variables.TRANSLATE_KEY ?? null,
          charactersPerDay: Number(variables.TRANSLATE_CHARACTERS_PER_DAY ?? 2_000_000),
        }
      : null,
    translateTexts: variables.TRANSLATE_TEXTS !== 'off',
    exchangeFeed: variables.EXCHANGE_FEED_URL ?? null,
    s3: parseS3Config(variables),
    quotas: {
      uploads: Number(variables.QUOTA_UPLOADS_MB ?? 2_048) * MB,
      attachments: Number(variables.QUOTA_ATTACHMENTS_MB ?? 512) * MB,
      products: Number(variables.QUOTA_PRODUCTS ?? 10_000),
      drafts: Number(variables.QUOTA_DRAFTS ?? 200),
    },
    diskReserveBytes: Number(variables.DISK_RESERVE_MB ?? 512) * MB,
    demo,
    logLevel: variables.LOG_LEVEL ?? 'info',
    cache: variables.CACHE !== 'off',
    metrics: variables.METRICS_PORT
      ? { host: variables.METRICS_HOST ?? '127.0.0.1', port: Number(variables.METRICS_PORT) }
      : null,
    stopDelayMs: Math.max(
      Number(variables.STOP_DELAY ?? 0) * 1_000,
      variables.SOCKET ? SOCKET_CLOSE_DELAY_MS : 0,
    ),
  };
}
