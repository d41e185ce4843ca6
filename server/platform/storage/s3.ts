// File store in an S3-compatible bucket: timeouts, whole objects, and retries of failed removals.
import { readFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { GetObjectCommandInput, S3Client } from '@aws-sdk/client-s3';
import type { FastifyBaseLogger } from 'fastify';
import pLimit from 'p-limit';
import type { S3Config } from '../../config.ts';
import { type ObjectStore, StorageUnavailable } from './object-store.ts';

type Sdk = typeof import('@aws-sdk/client-s3');

/** Imported only if a bucket is set: the client takes 36 MB. */
const connected = async (config: S3Config): Promise<readonly [Sdk, S3Client]> => {
  const sdk = await import('@aws-sdk/client-s3');
  const { timeoutMs } = config;
  const client = new sdk.S3Client({
    region: config.region,
    ...(config.endpoint ? { endpoint: config.endpoint } : {}),
    forcePathStyle: config.pathStyle,
    credentials: { accessKeyId: config.accessKeyId, secretAccessKey: config.secretAccessKey },
    // Few services other than Amazon S3 accept the checksums that the client would add.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    requestHandler: {
      connectionTimeout: Math.min(timeoutMs, 3_000),
      requestTimeout: timeoutMs,
      throwOnRequestTimeout: true,
      socketTimeout: timeoutMs,
    },
  });
  return [sdk, client];
};

const statusOf = (error: unknown): number | undefined =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;

/** A single byte range; for any other value the client gets the whole file. */
const RANGE = /^bytes=(?:\d+-\d*|-\d+)$/;

/** Local files in memory at a time; each is 10 MB at most. */
const READ_AT_ONCE = 4;
/** Limit of remembered failed removals; so many mean a problem that retries do not solve. */
const KEPT_REMOVALS = 10_000;

/** Flat names. A console creates empty objects for folders; they are skipped. */
const OURS = /^\w[\w.-]*$/;

/** How long the result of a health check is reused. */
const FRESH_MS = 5_000;

const TYPES: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  mp4: 'video/mp4',
  webm: 'video/webm',
};

export interface Bucket {
  /**
   * Returns a store of the objects under `folder`, which ends in a slash. `cacheControl` is for clients that read the bucket
   * directly.
   */
  store(folder: string, cacheControl?: string): ObjectStore;
  /** Logs the files that could not be removed. */
  close(): void;
}

export function openBucket(config: S3Config, log: Pick<FastifyBaseLogger, 'warn'> | null): Bucket {
  const connection = connected(config);
  // The first caller gets the error; this prevents an unhandled rejection.
  connection.catch(() => {});
  const { bucket: Bucket, prefix } = config;
  const reading = pLimit(READ_AT_ONCE);
  const removing = pLimit(8);
  /** Keys that nothing refers to and that exist, or may exist, in the bucket. */
  const leftovers = new Set<string>();

  const asked = async <Result>(
    work: (sdk: Sdk, client: S3Client) => Promise<Result>,
  ): Promise<Result> => work(...(await connection));
  const unavailable = (error: unknown): never => {
    throw new StorageUnavailable(error);
  };

  const keepForLater = (key: string, error: unknown): void => {
    if (leftovers.has(key)) return;
    if (leftovers.size >= KEPT_REMOVALS)
      log?.warn({ key, error }, 'a file could not be removed, and will not be tried again');
    // One log line per outage, not one per file.
    else if (leftovers.size === 0)
      log?.warn({ key, error }, 'a file could not be removed; it and more will be tried again');
    if (leftovers.size < KEPT_REMOVALS) leftovers.add(key);
  };
  const removeKeys = async (keys: readonly string[]): Promise<void> => {
    const remove = async (Key: string): Promise<void> => {
      try {
        await asked((sdk, client) => client.send(new sdk.DeleteObjectCommand({ Bucket, Key })));
        leftovers.delete(Key);
      } catch (error) {
        keepForLater(Key, error);
      }
    };
    await Promise.all(keys.map((key) => removing(() => remove(key))));
  };
  /** Retries failed removals; called when the service has just answered. */
  const tidy = (): void => {
    if (leftovers.size > 0 && removing.pendingCount === 0) void removeKeys([...leftovers]);
  };

  /** The latest check: every page requests it, and a service may charge for each request. */
  let answers: Promise<boolean> | null = null;
  const ask = async (): Promise<boolean> => {
    try {
      await asked((sdk, client) => client.send(new sdk.HeadBucketCommand({ Bucket })));
      tidy();
      return true;
    } catch {
      return false;
    } finally {
      setTimeout(() => {
        answers = null;
      }, FRESH_MS).unref();
    }
  };

  const store: Bucket['store'] = (folder, cacheControl) => {
    const keyOf = (name: string): string => `${prefix}${folder}${name}`;
    return {
      folder: null,

      async put(name, content) {
        const Key = keyOf(name);
        try {
          await reading(async () => {
            const Body = content instanceof Uint8Array ? content : await readFile(content.file);
            await asked((sdk, client) =>
              client.send(
                new sdk.PutObjectCommand({
                  Bucket,
                  Key,
                  Body,
                  ContentLength: Body.length,
                  ContentType: TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
                  ...(cacheControl ? { CacheControl: cacheControl } : {}),
                }),
              ),
            );
          });
        } catch (error) {
          // The object may have been stored although the reply was lost.
          void removeKeys([Key]);
          unavailable(error);
        }
        tidy();
      },

      async open(name, { range, ifNoneMatch } = {}) {
        const input: GetObjectCommandInput = { Bucket, Key: keyOf(name) };
        if (range && RANGE.test(range)) input.Range = range;
        if (ifNoneMatch) input.IfNoneMatch = ifNoneMatch;
        try {
          const found = await asked((sdk, client) => client.send(new sdk.GetObjectCommand(input)));
          return {
            stream: found.Body as Readable,
            size: found.ContentLength ?? 0,
            etag: found.ETag ?? '',
            range: found.ContentRange ?? null,
          };
        } catch (error) {
          const status = statusOf(error);
          if (status === 404) return 'missing';
          if (status === 304) return 'unchanged';
          if (status === 416) return 'outside';
          return unavailable(error);
        }
      },

      remove: (names) => removeKeys(names.map(keyOf)),

      async *list() {
        const Prefix = `${prefix}${folder}`;
        let ContinuationToken: string | undefined;
        do {
          const page = await asked((sdk, client) =>
            client.send(new sdk.ListObjectsV2Command({ Bucket, Prefix, ContinuationToken })),
          ).catch(unavailable);
          for (const { Key = '', Size = 0, LastModified = new Date() } of page.Contents ?? [])
            if (OURS.test(Key.slice(Prefix.length)))
              yield {
                name: Key.slice(Prefix.length),
                size: Size,
                storedAt: LastModified.getTime(),
              };
          ContinuationToken = page.NextContinuationToken;
        } while (ContinuationToken);
      },

      check: () => (answers ??= ask()),

      // The service may be unreachable at start; only the client must load.
      start: async () => void (await connection),
    };
  };
  const close = (): void => {
    if (leftovers.size > 0)
      log?.warn({ keys: [...leftovers] }, 'files that nobody names could not be removed');
  };
  return { store, close };
}
