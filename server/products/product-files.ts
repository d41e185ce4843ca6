// Files of the product form: stored before the transaction, and removed again if the transaction fails.

import type { Upload } from '../../contract/upload.ts';
import type { Storage, StoredUpload } from '../platform/storage/storage.ts';
import { storePicture } from '../platform/uploads/pictures.ts';
import { ofField } from '../platform/uploads/received.ts';
import { unlessCommitted } from '../platform/uploads/unless-committed.ts';
import { storeVideo } from '../platform/uploads/videos.ts';
import type { ListingChange } from './product-content.ts';

/** Paths of existing files and new uploads, as the contract delivers them. */
export interface ListingFiles {
  readonly images?: readonly (string | Upload)[] | undefined;
  readonly video?: string | Upload | null | undefined;
}

/** The files as paths, and the new ones among them. */
export interface StoredFiles extends Pick<ListingChange, 'images' | 'video'> {
  readonly fresh: readonly StoredUpload[];
}

/**
 * Stores the new uploads of the account's form and runs `work`, the transaction, with the paths. If storing or `work` fails, the
 * new files are removed, unless the transaction may have been committed (unlessCommitted).
 */
export async function withStoredFiles<Result>(
  storage: Storage,
  accountId: string,
  { images, video }: ListingFiles,
  work: (files: StoredFiles) => Promise<Result>,
): Promise<Result> {
  const fresh: StoredUpload[] = [];
  const kept = async (upload: Promise<StoredUpload>): Promise<string> => {
    fresh.push(await upload);
    return (await upload).path;
  };
  const removeFresh = (): Promise<void> => storage.remove(fresh.map(({ path }) => path));
  const stored = async (): Promise<StoredFiles> => {
    const paths: string[] = [];
    for (const image of images ?? [])
      paths.push(
        typeof image === 'string'
          ? image
          : await kept(ofField('images', () => storePicture(storage, image, accountId))),
      );
    const film =
      typeof video === 'object' && video !== null
        ? await kept(ofField('video', () => storeVideo(storage, video)))
        : video;
    return { images: images && [...new Set(paths)], video: film, fresh };
  };
  const files = await stored().catch(async (error: unknown) => {
    await removeFresh();
    throw error;
  });
  return unlessCommitted(() => work(files), removeFresh);
}
