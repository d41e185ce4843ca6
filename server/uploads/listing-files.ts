// Files of a listing's form: stored before the database is asked, taken away again where it refuses.

import type { Upload } from '../../contract/upload.ts';
import type { ListingChange } from '../domain/listing-content.ts';
import type { Storage } from '../storage/storage.ts';
import { storePicture } from './pictures.ts';
import { ofField } from './received.ts';
import { unlessCommitted } from './unless-committed.ts';
import { storeVideo } from './videos.ts';

/** Kept paths and new files, as the contract hands them on. */
export interface ListingFiles {
  readonly images?: readonly (string | Upload)[] | undefined;
  readonly video?: string | Upload | null | undefined;
}

/** The same as paths, and which of them are new. */
export interface StoredFiles extends Pick<ListingChange, 'images' | 'video'> {
  readonly fresh: readonly string[];
}

/** Stores what is new and runs `work`, the transaction, with the paths. Where it is refused, nothing that was stored stays. */
export async function withStoredFiles<Result>(
  storage: Storage,
  { images, video }: ListingFiles,
  work: (files: StoredFiles) => Promise<Result>,
): Promise<Result> {
  const fresh: string[] = [];
  const kept = async (path: Promise<string>): Promise<string> => {
    fresh.push(await path);
    return path;
  };
  const stored = async (): Promise<StoredFiles> => {
    const paths: string[] = [];
    for (const image of images ?? [])
      paths.push(
        typeof image === 'string'
          ? image
          : await kept(ofField('images', () => storePicture(storage, image))),
      );
    const film =
      typeof video === 'object' && video !== null
        ? await kept(ofField('video', () => storeVideo(storage, video)))
        : video;
    return { images: images && [...new Set(paths)], video: film, fresh };
  };
  const files = await stored().catch(async (error: unknown) => {
    await storage.remove(fresh);
    throw error;
  });
  return unlessCommitted(
    () => work(files),
    () => storage.remove(fresh),
  );
}
