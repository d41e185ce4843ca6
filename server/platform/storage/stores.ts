// Where files lie: folders under DATA_DIR, or a bucket where S3_BUCKET is set. What is public and what is not lie apart.
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../config.ts';
import { diskStore } from './disk.ts';
import type { ObjectStore } from './object-store.ts';
import { openBucket } from './s3.ts';

/** Of what never changes under its name, for whoever reads the bucket directly. */
const IMMUTABLE = 'public, max-age=2592000, immutable';

export const FOLDERS = ['uploads', 'attachments'] as const;
export type Folder = (typeof FOLDERS)[number];

/** `attachments` are files of conversations: nobody but their members may read them. */
export type Stores = Readonly<Record<Folder, ObjectStore>>;

export interface OpenStores extends Stores {
  /** Says what could not be removed. */
  close(): void;
}

/** `log` hears what nobody who called is told. */
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
