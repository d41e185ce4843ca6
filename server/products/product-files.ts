// Files of the product form: stored before the transaction, and removed again if the transaction fails.

import type { Upload } from '../../contract/upload.ts';
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
