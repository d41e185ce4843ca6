// Files of the product form: stored before the transaction, removed again if it fails, and removed after it where unused.
import type { FastifyBaseLogger } from 'fastify';
import type { Upload } from '../../contract/form-entries.ts';
import type { Catalog } from '../catalog/catalog.ts';
import type { StoredUpload, UploadStorage } from '../platform/storage/upload-storage.ts';
import { storePicture } from '../platform/uploads/pictures.ts';
import { asFieldError } from '../platform/uploads/received-file.ts';
import { removeUnlessCommitted } from '../platform/uploads/remove-unless-committed.ts';
import { storeVideo } from '../platform/uploads/videos.ts';
import type { ProductContentChange } from './product-content.ts';

/** Paths of existing files and new uploads, as the contract delivers them. */
export interface ProductFormFiles {
  readonly images?: readonly (string | Upload)[] | undefined;
  readonly video?: string | Upload | null | undefined;
}

/** The files as paths, and the new ones among them. */
export interface StoredFiles extends Pick<ProductContentChange, 'images' | 'video'> {
  readonly newUploads: readonly StoredUpload[];
}

export const hasUploads = ({ images = [], video }: ProductFormFiles): boolean =>
  [...images, video].some((file) => typeof file === 'object' && file !== null);

/**
 * Stores the new uploads of the account's form and runs `work`, the transaction, with the paths. If storing or `work` fails, the
 * new files are removed, unless the transaction may have been committed (removeUnlessCommitted).
 */
export async function withStoredFiles<Result>(
  storage: UploadStorage,
  accountId: string,
  { images, video }: ProductFormFiles,
  work: (files: StoredFiles) => Promise<Result>,
): Promise<Result> {
  const newUploads: StoredUpload[] = [];
  const pathOfNew = async (upload: Promise<StoredUpload>): Promise<string> => {
    newUploads.push(await upload);
    return (await upload).path;
  };
  const removeNewUploads = (): Promise<void> => storage.remove(newUploads.map(({ path }) => path));
  const storeAll = async (): Promise<StoredFiles> => {
    const paths: string[] = [];
    for (const image of images ?? [])
      paths.push(
        typeof image === 'string'
          ? image
          : await pathOfNew(asFieldError('images', () => storePicture(storage, image, accountId))),
      );
    const videoPath =
      typeof video === 'object' && video !== null
        ? await pathOfNew(asFieldError('video', () => storeVideo(storage, video)))
        : video;
    return { images: images && [...new Set(paths)], video: videoPath, newUploads };
  };
  const files = await storeAll().catch(async (error: unknown) => {
    await removeNewUploads();
    throw error;
  });
  return removeUnlessCommitted(() => work(files), removeNewUploads);
}

/** What a committed change of products needs. */
export interface AfterChange {
  readonly storage: UploadStorage;
  readonly catalog: Pick<Catalog, 'refresh'>;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

/** Call it after the commit only: an orphaned file is better than a missing one. */
export async function removeUnused(
  { storage, log }: AfterChange,
  unused: readonly string[],
): Promise<void> {
  await storage.remove(unused).catch((error: unknown) => {
    log.error({ error, unused }, 'unused files could not be removed');
  });
}

/** Call it after the commit of a changeCatalog(): shows the change to readers, and removes files that nothing uses any more. */
export async function finishChange(parts: AfterChange, unused: readonly string[]): Promise<void> {
  await parts.catalog.refresh();
  await removeUnused(parts, unused);
}
