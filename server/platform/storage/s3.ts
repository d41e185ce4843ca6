// File store in an S3-compatible bucket: timeouts, whole objects, and retries of failed removals.
import { readFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { GetObjectCommandInput, S3Client } from '@aws-sdk/client-s3';
import type { FastifyBaseLogger } from 'fastify';
import pLimit from 'p-limit';
import type { S3Config } from '../../config.ts';
import { CONTENT_TYPES } from './content-types.ts';
import { type ObjectStore, StorageUnavailable } from './object-store.ts';

type Sdk = typeof import('@aws-sdk/client-s3');

/** Imported only if a bucket is set: the client takes 36 MB. */
const connect = async (config: S3Config): Promise<readonly [Sdk, S3Client]> => {
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
const MAX_CONCURRENT_READS = 4;
/** Limit of remembered failed removals; so many mean a problem that retries do not solve. */
const MAX_FAILED_REMOVALS = 10_000;

/** Flat names. A console creates empty objects for folders; they are skipped. */
const OBJECT_NAME = /^\w[\w.-]*$/;

/** How long the result of a health check is reused. */
const CHECK_CACHE_MS = 5_000;

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
  const connection = connect(config);
  // The first caller gets the error; this prevents an unhandled rejection.
  connection.catch(() => {});
  const { bucket: Bucket, prefix } = config;
  const reading = pLimit(MAX_CONCURRENT_READS);
  const removing = pLimit(8);
  /** Keys that nothing refers to and that exist, or may exist, in the bucket. */
  const failedRemovals = new Set<string>();

  const withClient = async <Result>(
    work: (sdk: Sdk, client: S3Client) => Promise<Result>,
  ): Promise<Result> => work(...(await connection));
  const unavailable = (error: unknown): never => {
    throw new StorageUnavailable(error);
  };

  const rememberFailedRemoval = (key: string, error: unknown): void => {
    if (failedRemovals.has(key)) return;
    if (failedRemovals.size >= MAX_FAILED_REMOVALS)
      log?.warn({ key, error }, 'a file could not be removed, and will not be tried again');
    // One log line per outage, not one per file.
    else if (failedRemovals.size === 0)
      log?.warn({ key, error }, 'a file could not be removed; it and more will be tried again');
    if (failedRemovals.size < MAX_FAILED_REMOVALS) failedRemovals.add(key);
  };
  /** Returns the error of one of the keys that could not be removed, undefined if there is none. Never rejects. */
  const removeKeys = async (keys: readonly string[]): Promise<unknown> => {
    let failure: unknown;
    const remove = async (Key: string): Promise<void> => {
      try {
        await withClient((sdk, client) =>
          client.send(new sdk.DeleteObjectCommand({ Bucket, Key })),
        );
        failedRemovals.delete(Key);
      } catch (error) {
        rememberFailedRemoval(Key, error);
        failure ??= error;
      }
    };
    await Promise.all(keys.map((key) => removing(() => remove(key))));
    return failure;
  };
  /** Retries failed removals; called when the service has just answered. */
  const retryRemovals = (): void => {
    if (failedRemovals.size > 0 && removing.pendingCount === 0)
      void removeKeys([...failedRemovals]);
  };

  /** The latest check: every page requests it, and a service may charge for each request. */
  let lastCheck: Promise<boolean> | null = null;
  const checkBucket = async (): Promise<boolean> => {
    try {
      await withClient((sdk, client) => client.send(new sdk.HeadBucketCommand({ Bucket })));
      retryRemovals();
      return true;
    } catch {
      return false;
    } finally {
      setTimeout(() => {
        lastCheck = null;
      }, CHECK_CACHE_MS).unref();
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
            await withClient((sdk, client) =>
              client.send(
                new sdk.PutObjectCommand({
                  Bucket,
                  Key,
                  Body,
                  ContentLength: Body.length,
                  ContentType:
                    CONTENT_TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
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
        retryRemovals();
      },

      async open(name, { range, ifNoneMatch } = {}) {
        const input: GetObjectCommandInput = { Bucket, Key: keyOf(name) };
        if (range && RANGE.test(range)) input.Range = range;
        if (ifNoneMatch) input.IfNoneMatch = ifNoneMatch;
        try {
          const found = await withClient((sdk, client) =>
            client.send(new sdk.GetObjectCommand(input)),
          );
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

      async remove(names) {
        const failure = await removeKeys(names.map(keyOf));
        if (failure !== undefined) unavailable(failure);
      },

      async *list() {
        const Prefix = `${prefix}${folder}`;
        let ContinuationToken: string | undefined;
        do {
          const page = await withClient((sdk, client) =>
            client.send(new sdk.ListObjectsV2Command({ Bucket, Prefix, ContinuationToken })),
          ).catch(unavailable);
          for (const { Key = '', Size = 0, LastModified = new Date() } of page.Contents ?? [])
            if (OBJECT_NAME.test(Key.slice(Prefix.length)))
              yield {
                name: Key.slice(Prefix.length),
                size: Size,
                storedAt: LastModified.getTime(),
              };
          ContinuationToken = page.NextContinuationToken;
        } while (ContinuationToken);
      },

      check: () => (lastCheck ??= checkBucket()),

      // The service may be unreachable at start; only the client must load.
      start: async () => void (await connection),
    };
  };
  const close = (): void => {
    if (failedRemovals.size > 0)
      log?.warn({ keys: [...failedRemovals] }, 'files that no row references could not be removed');
  };
  return { store, close };
}
