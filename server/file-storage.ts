// File storage of uploads and attachments, which keeps a reserve of the disk free unless the files are in a bucket.
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { type Attachments, openAttachments } from './platform/storage/attachments.ts';
import { type DiskReserve, diskReserve, withReserve } from './platform/storage/disk-reserve.ts';
import type { ObjectStore } from './platform/storage/object-store.ts';
import { openStores, type Stores } from './platform/storage/stores.ts';
import { openUploadStorage, type UploadStorage } from './platform/storage/upload-storage.ts';

export interface FileStorage {
  /** The stores without the reserve. */
  readonly stores: Stores;
  readonly storage: UploadStorage;
  readonly attachmentFiles: Attachments;
  /** Reserve of the disk with the uploads; null if they are in a bucket. */
  readonly reserve: DiskReserve | null;
}

/** Opens the storage, which the server closes when it stops. */
export function openFileStorage(config: Config, app: FastifyInstance): FileStorage {
  const stores = openStores(config, app.log);
  app.addHook('onClose', async () => stores.close());
  const reserve = config.s3 ? null : diskReserve(config.dataDir, config.diskReserveBytes);
  const withDiskReserve = (store: ObjectStore) => (reserve ? withReserve(store, reserve) : store);
  return {
    stores,
    storage: openUploadStorage(withDiskReserve(stores.uploads), config.s3?.publicUrl ?? null),
    attachmentFiles: openAttachments(withDiskReserve(stores.attachments)),
    reserve,
  };
}
