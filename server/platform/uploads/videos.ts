// Processing of uploaded videos: type detected from the content, stored unchanged.
import { randomUUID } from 'node:crypto';
import type { Upload } from '../../../contract/upload.ts';
import type { Storage, StoredUpload } from '../storage/storage.ts';
import { withFileWindow } from './file-window.ts';
import { received, UnfitFile } from './received.ts';
import { videoIn } from './video-container.ts';

/**
 * Stores an uploaded video and returns its path and bytes. Throws UnfitFile if it is not a video or incomplete; see
 * storePicture.
 */
export async function storeVideo(storage: Storage, file: Upload): Promise<StoredUpload> {
  const { path, size } = received(file);
  const found = await withFileWindow(path, videoIn);
  if (found === 'foreign') throw new UnfitFile('videoType');
  if (found === 'broken') throw new UnfitFile('videoUnreadable');
  return { path: await storage.put(`${randomUUID()}.${found}`, { file: path }), bytes: size };
}
