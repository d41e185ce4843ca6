// The environment, parsed once: a bad value stops the start with one clear line.
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import * as z from 'zod/mini';
import { emailText } from '../contract/account-rules.ts';

const absent = (value: unknown): unknown => (value === '' ? undefined : value);
const maybe = <Schema extends z.core.$ZodType>(schema: Schema) =>
  z.optional(z.pipe(z.transform(absent), z.optional(schema)));

/** What stands in the message where the value is something else; the value itself may be a secret. */
const expected = (what: string) => ({ error: `expected ${what}` });

const port = z
  .string()
  .check(
    z.refine(
      (value) => /^\d{1,5}$/.test(value) && Number(value) <= 65_535,
      expected('a whole number from 0 to 65535'),
    ),
  );
const url = (protocol: RegExp, what: string) => z.url({ protocol, ...expected(what) });
const oneOf = <const Value extends string>(...values: readonly [Value, ...Value[]]) =>
  z.enum(values, expected(`${values.slice(0, -1).join(', ')} or ${values.at(-1)}`));
const isProxy = (text: string): boolean => {
  const [address = '', bits = '0', ...rest] = text.trim().split('/');
  const version = isIP(address);
  const named = /^(?:loopback|linklocal|uniquelocal)$/.test(text.trim());
  return (
    named ||
    (version > 0 &&
      /^\d+$/.test(bits) &&
      Number(bits) <= 32 * (version === 6 ? 4 : 1) &&
      rest.length === 0)
  );
};
const proxies = z
  .string()
  .check(
    z.refine(
      (value) => value.split(',').every(isProxy),
      expected('addresses or networks such as 10.0.0.0/8, with commas between'),
    ),
  );
const mailbox = z
  .string()
  .check(z.refine((value) => z.safeParse(emailText, value).success, expected('an email address')));
const WEB = 'an address that begins with http:// or https://';

const environment = z.object({
  PORT: maybe(port),
  HOST: maybe(z.string()),
  DATA_DIR: maybe(z.string()),
  DATABASE_URL: maybe(url(/^postgres(ql)?$/, 'an address that begins with postgres://')),
  API_ORIGIN: maybe(url(/^https?$/, WEB)),
  PUBLIC_ORIGIN: maybe(url(/^https?$/, WEB)),
  TRUST_PROXY: maybe(proxies),
  SMTP_URL: maybe(url(/^smtps?$/, 'an address that begins with smtp:// or smtps://')),
  CONTACT_EMAIL: maybe(mailbox),
  MAIL_FROM: maybe(mailbox),
  DEMO: maybe(oneOf('0', '1')),
  LOG_LEVEL: maybe(oneOf('silent', 'error', 'warn', 'info', 'debug')),
  CACHE: maybe(oneOf('on', 'off')),
});

export interface Config {
  readonly port: number;
  readonly host: string;
  /** Absolute path of the folder with the SQLite file and the uploads. */
  readonly dataDir: string;
  /** Where the SQLite file is, or a postgres:// address. */
  readonly database: { readonly engine: 'sqlite' | 'postgres'; readonly at: string };
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
  /** Fill an empty database with the demo market. */
  readonly demo: boolean;
  readonly logLevel: string;
  /** Caches of replies and pages; off only to measure without them. */
  readonly cache: boolean;
}

export class ConfigError extends Error {}

const isLoopback = (host: string): boolean =>
  /^(localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/.test(host);

/** contact@ the host that the public knows; a bare address of a machine has no mailboxes. */
const contactAt = (publicOrigin: string): string => {
  const host = URL.parse(publicOrigin)?.hostname ?? '';
  const named = host !== '' && !host.startsWith('[') && !isIP(host);
  return `contact@${named ? host : 'localhost'}`;
};

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
  const publicOrigin = (given.PUBLIC_ORIGIN ?? `http://${host}:${portNumber}`).replace(/\/$/, '');
  const operator = given.CONTACT_EMAIL ?? contactAt(publicOrigin);
  return {
    port: portNumber,
    host,
    dataDir,
    database: given.DATABASE_URL
      ? { engine: 'postgres', at: given.DATABASE_URL }
      : { engine: 'sqlite', at: join(dataDir, 'market.sqlite') },
    apiOrigin: given.API_ORIGIN?.replace(/\/$/, '') ?? null,
    publicOrigin,
    trustProxy: given.TRUST_PROXY?.split(',').map((each) => each.trim()) ?? [],
    mail: { smtpUrl: given.SMTP_URL ?? null, from: given.MAIL_FROM ?? operator, operator },
    demo,
    logLevel: given.LOG_LEVEL ?? 'info',
    cache: given.CACHE !== 'off',
  };
}
