// Schema of the environment variables, with an error message for each.
import { isIP } from 'node:net';
import { isAbsolute } from 'node:path';
import * as z from 'zod/mini';
import { emailText } from '../contract/accounts/account-rules.ts';

const absent = (value: unknown): unknown => (value === '' ? undefined : value);
const maybe = <Schema extends z.core.$ZodType>(schema: Schema) =>
  z.optional(z.pipe(z.transform(absent), z.optional(schema)));

/** Error message with the expected form, but without the value, which may be a secret. */
const expected = (what: string) => ({ error: `expected ${what}` });

const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .check(
      z.refine(
        (value) => /^\d{1,5}$/.test(value) && Number(value) >= least && Number(value) <= most,
        expected(`a whole number from ${least} to ${most}`),
      ),
    );
const port = wholeNumber(0, 65_535);
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
const prefix = z
  .string()
  .check(z.regex(/^[\w.:-]{1,60}$/, expected('up to 60 letters, digits or . : - _')));
const socket = z
  .string()
  .check(
    z.refine(
      (value) => isAbsolute(value) && Buffer.byteLength(value) <= 100,
      expected('the absolute path of a file, of at most 100 bytes'),
    ),
  );
const WEB = 'an address that begins with http:// or https://';

/** All variables that the server reads, as validated text. */
export const environment = z.object({
  PORT: maybe(port),
  HOST: maybe(z.string()),
  SOCKET: maybe(socket),
  DATA_DIR: maybe(z.string()),
  DATABASE_URL: maybe(url(/^postgres(ql)?$/, 'an address that begins with postgres://')),
  DATABASE_POOL: maybe(wholeNumber(1, 200)),
  REDIS_URL: maybe(url(/^rediss?$/, 'an address that begins with redis:// or rediss://')),
  REDIS_PREFIX: maybe(prefix),
  API_ORIGIN: maybe(url(/^https?$/, WEB)),
  PUBLIC_ORIGIN: maybe(url(/^https?$/, WEB)),
  TRUST_PROXY: maybe(proxies),
  SMTP_URL: maybe(url(/^smtps?$/, 'an address that begins with smtp:// or smtps://')),
  CONTACT_EMAIL: maybe(mailbox),
  CONTACT_RETENTION_MONTHS: maybe(wholeNumber(1, 120)),
  MAIL_FROM: maybe(mailbox),
  TRANSLATE_URL: maybe(url(/^https?$/, WEB)),
  TRANSLATE_KEY: maybe(z.string()),
  METRICS_PORT: maybe(port),
  METRICS_HOST: maybe(z.string()),
  TRANSLATE_TEXTS: maybe(oneOf('on', 'off')),
  S3_BUCKET: maybe(z.string()),
  S3_ENDPOINT: maybe(url(/^https?$/, WEB)),
  S3_REGION: maybe(z.string()),
  S3_ACCESS_KEY_ID: maybe(z.string()),
  S3_SECRET_ACCESS_KEY: maybe(z.string()),
  S3_PREFIX: maybe(
    z.string().check(z.regex(/^[\w./-]*\w$/, expected('a path such as market/files'))),
  ),
  S3_PATH_STYLE: maybe(oneOf('0', '1')),
  S3_PUBLIC_URL: maybe(url(/^https?$/, WEB)),
  S3_TIMEOUT_MS: maybe(wholeNumber(100, 99_999)),
  QUOTA_UPLOADS_MB: maybe(wholeNumber(1, 99_999)),
  QUOTA_ATTACHMENTS_MB: maybe(wholeNumber(1, 99_999)),
  QUOTA_PRODUCTS: maybe(wholeNumber(1, 99_999)),
  QUOTA_DRAFTS: maybe(wholeNumber(1, 99_999)),
  DISK_RESERVE_MB: maybe(wholeNumber(16, 99_999)),
  DEMO: maybe(oneOf('0', '1')),
  LOG_LEVEL: maybe(oneOf('silent', 'error', 'warn', 'info', 'debug')),
  CACHE: maybe(oneOf('on', 'off')),
  /** Read by server/heap.mjs before the server starts; checked here. */
  MEMORY_MB: maybe(wholeNumber(256, 99_999)),
  STOP_DELAY: maybe(wholeNumber(0, 300)),
});
