// Storage of a new review's photos, before the transaction that inserts the review.
import type { Upload } from '../../contract/form-entries.ts';
import type { StoredUpload, UploadStorage } from '../platform/storage/upload-storage.ts';
import { storePicture } from '../platform/uploads/pictures.ts';
import { asFieldError } from '../platform/uploads/received-file.ts';
import { removeUnlessCommitted } from '../platform/uploads/remove-unless-committed.ts';

/** Stores the photos and runs `work`, the transaction, with them. If either fails, the stored ones are removed. */
export async function withStoredPhotos<Result>(
  storage: UploadStorage,
  accountId: string,
  photos: readonly Upload[],
  work: (stored: readonly StoredUpload[]) => Promise<Result>,
): Promise<Result> {
  const stored: StoredUpload[] = [];
  const removeStored = (): Promise<void> => storage.remove(stored.map(({ path }) => path));
  try {
    for (const photo of photos)
      stored.push(await asFieldError('photos', () => storePicture(storage, photo, accountId)));
  } catch (error) {
    await removeStored();
    throw error;
  }
  return removeUnlessCommitted(() => work(stored), removeStored);
}
