// Schema of the environment variables, with an error message for each.
import { isIP } from 'node:net';
import { isAbsolute } from 'node:path';
import * as z from 'zod/mini';
import { emailText } from '../contract/accounts/account-rules.ts';

const emptyToUndefined = (value: unknown): unknown => (value === '' ? undefined : value);
const optional = <Schema extends z.core.$ZodType>(schema: Schema) =>
  z.optional(z.pipe(z.transform(emptyToUndefined), z.optional(schema)));

/** Error message with the expected form, but without the value, which may be a secret. */
const expected = (description: string) => ({ error: `expected ${description}` });

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .check(
      z.refine(
        (value) => /^\d{1,9}$/.test(value) && Number(value) >= min && Number(value) <= max,
        expected(`a whole number from ${min} to ${max}`),
      ),
    );
const port = wholeNumber(0, 65_535);
const url = (protocol: RegExp, description: string) =>
  z.url({ protocol, ...expected(description) });
const oneOf = <const Value extends string>(...values: readonly [Value, ...Value[]]) =>
  z.enum(values, expected(`${values.slice(0, -1).join(', ')} or ${values.at(-1)}`));
const isProxy = (text: string): boolean => {
  const [address = '', bits = '0', ...rest] = text.trim().split('/');
  const version = isIP(address);
  const isNamedNetwork = /^(?:loopback|linklocal|uniquelocal)$/.test(text.trim());
  return (
    isNamedNetwork ||
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
const HTTP_ADDRESS = 'an address that begins with http:// or https://';

/** All variables that the server reads, as validated text. */
export const environment = z.object({
  PORT: optional(port),
  HOST: optional(z.string()),
  SOCKET: optional(socket),
  DATA_DIR: optional(z.string()),
  DATABASE_URL: optional(url(/^postgres(ql)?$/, 'an address that begins with postgres://')),
  DATABASE_POOL: optional(wholeNumber(1, 200)),
  REDIS_URL: optional(url(/^rediss?$/, 'an address that begins with redis:// or rediss://')),
  REDIS_PREFIX: optional(prefix),
  API_ORIGIN: optional(url(/^https?$/, HTTP_ADDRESS)),
  PUBLIC_ORIGIN: optional(url(/^https?$/, HTTP_ADDRESS)),
  TRUST_PROXY: optional(proxies),
  SMTP_URL: optional(url(/^smtps?$/, 'an address that begins with smtp:// or smtps://')),
  CONTACT_EMAIL: optional(mailbox),
  CONTACT_RETENTION_MONTHS: optional(wholeNumber(1, 120)),
  MAIL_FROM: optional(mailbox),
  TRANSLATE_URL: optional(url(/^https?$/, HTTP_ADDRESS)),
  TRANSLATE_KEY: optional(z.string()),
  TRANSLATE_CHARACTERS_PER_DAY: optional(wholeNumber(10_000, 999_999_999)),
  EXCHANGE_FEED_URL: optional(url(/^https?$/, HTTP_ADDRESS)),
  METRICS_PORT: optional(port),
  METRICS_HOST: optional(z.string()),
  TRANSLATE_TEXTS: optional(oneOf('on', 'off')),
  S3_BUCKET: optional(z.string()),
  S3_ENDPOINT: optional(url(/^https?$/, HTTP_ADDRESS)),
  S3_REGION: optional(z.string()),
  S3_ACCESS_KEY_ID: optional(z.string()),
  S3_SECRET_ACCESS_KEY: optional(z.string()),
  S3_PREFIX: optional(
    z.string().check(z.regex(/^[\w./-]*\w$/, expected('a path such as market/files'))),
  ),
  S3_PATH_STYLE: optional(oneOf('0', '1')),
  S3_PUBLIC_URL: optional(url(/^https?$/, HTTP_ADDRESS)),
  S3_TIMEOUT_MS: optional(wholeNumber(100, 99_999)),
  QUOTA_UPLOADS_MB: optional(wholeNumber(1, 99_999)),
  QUOTA_ATTACHMENTS_MB: optional(wholeNumber(1, 99_999)),
  QUOTA_PRODUCTS: optional(wholeNumber(1, 99_999)),
  QUOTA_DRAFTS: optional(wholeNumber(1, 99_999)),
  DISK_RESERVE_MB: optional(wholeNumber(16, 99_999)),
  DEMO: optional(oneOf('0', '1')),
  LOG_LEVEL: optional(oneOf('silent', 'error', 'warn', 'info', 'debug')),
  CACHE: optional(oneOf('on', 'off')),
  /** Read by server/heap.mjs before the server starts; checked here. */
  MEMORY_MB: optional(wholeNumber(256, 99_999)),
  STOP_DELAY: optional(wholeNumber(0, 300)),
});
