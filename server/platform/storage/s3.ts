// Files in a bucket of an S3-compatible service: bounded waiting, whole objects, and what could not be removed tried again.
import { readFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { GetObjectCommandInput, S3Client } from '@aws-sdk/client-s3';
import type { FastifyBaseLogger } from 'fastify';
import pLimit from 'p-limit';
import type { S3Config } from '../../config.ts';
import { type ObjectStore, StorageUnavailable } from './object-store.ts';

type Sdk = typeof import('@aws-sdk/client-s3');

/** Loaded only where a bucket is set: the client takes 36 MB. */
const connected = async (config: S3Config): Promise<readonly [Sdk, S3Client]> => {
  const sdk = await import('@aws-sdk/client-s3');
  const { timeoutMs } = config;
  const client = new sdk.S3Client({
    region: config.region,
    ...(config.endpoint ? { endpoint: config.endpoint } : {}),
    forcePathStyle: config.pathStyle,
    credentials: { accessKeyId: config.accessKeyId, secretAccessKey: config.secretAccessKey },
    // Beyond Amazon's own few services take the checksums that the client would add.
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

/** One range of bytes; whatever else a reader asks for, it gets all of it. */
const RANGE = /^bytes=(?:\d+-\d*|-\d+)$/;

/** As many files of this machine are in memory at once; each is 10 MB at most. */
const READ_AT_ONCE = 4;
/** Past this something is wrong that trying again does not mend. */
const KEPT_REMOVALS = 10_000;

/** Flat names; a console leaves empty objects for what it shows as folders, and they are none of ours. */
const OURS = /^\w[\w.-]*$/;

/** How long it is taken for granted that the service answers as it did. */
const FRESH_MS = 5_000;

const TYPES: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  mp4: 'video/mp4',
  webm: 'video/webm',
};

export interface Bucket {
  /** The objects under `folder`, which ends in a slash. `cacheControl` is for those who read the bucket directly. */
  store(folder: string, cacheControl?: string): ObjectStore;
  /** Says what could not be removed. */
  close(): void;
}

export function openBucket(config: S3Config, log: Pick<FastifyBaseLogger, 'warn'> | null): Bucket {
  const connection = connected(config);
  // Whoever uses it first hears of it.
  connection.catch(() => {});
  const { bucket: Bucket, prefix } = config;
  const reading = pLimit(READ_AT_ONCE);
  const removing = pLimit(8);
  /** Keys nothing refers to that are, or may be, still there. */
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
    // One line for a service that is away, not one a file.
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
  /** Called when the service has just answered. */
  const tidy = (): void => {
    if (leftovers.size > 0 && removing.pendingCount === 0) void removeKeys([...leftovers]);
  };

  /** What was found last; every page asks, and a service may charge for each answer. */
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
          // It may have arrived all the same, and only the answer was lost.
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

      // The service may be away when the market starts; that the client can be loaded is all that is needed.
      start: async () => void (await connection),
    };
  };
  const close = (): void => {
    if (leftovers.size > 0)
      log?.warn({ keys: [...leftovers] }, 'files that nobody names could not be removed');
  };
  return { store, close };
}
