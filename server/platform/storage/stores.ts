// File stores for uploads and attachments: folders under DATA_DIR, or a bucket if S3_BUCKET is set. Public and private files are
// separate.
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../config.ts';
import { diskStore } from './disk.ts';
import type { ObjectStore } from './object-store.ts';
import { openBucket } from './s3.ts';

/** For files that never change under their name, for clients that read the bucket directly. */
const IMMUTABLE = 'public, max-age=2592000, immutable';

export const FOLDERS = ['uploads', 'attachments'] as const;
export type Folder = (typeof FOLDERS)[number];

/** `attachments` are files of conversations: only their participants may read them. */
export type Stores = Readonly<Record<Folder, ObjectStore>>;

export interface OpenStores extends Stores {
  /** Logs the files that could not be removed. */
  close(): void;
}

/** `log` receives failures that no caller gets. */
export function openStores(
  { s3, dataDir }: Pick<Config, 's3' | 'dataDir'>,
  log: Pick<FastifyBaseLogger, 'warn'> | null = null,
): OpenStores {
  if (s3) {
    const bucket = openBucket(s3, log);
    return {
      close: bucket.close,
      uploads: bucket.store('uploads/', IMMUTABLE),
      attachments: bucket.store('attachments/'),
    };
  }
  return {
    close() {},
    uploads: diskStore(join(dataDir, 'uploads')),
    attachments: diskStore(join(dataDir, 'attachments')),
  };
}
