// Uploaded videos: known by their content, stored as they are.
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Upload } from '../../contract/upload.ts';
import type { Storage } from '../storage/storage.ts';
import { received, UnfitFile } from './received.ts';
import { videoIn } from './video-container.ts';

/** Stores an uploaded video and answers its path. Throws UnfitFile where it is none, or not whole; see storePicture. */
export async function storeVideo(storage: Storage, file: Upload): Promise<string> {
  const { path } = received(file);
  // 5 MB at most: whoever received it saw to that.
  const found = videoIn(await readFile(path));
  if (found === 'foreign') throw new UnfitFile('videoType');
  if (found === 'broken') throw new UnfitFile('videoUnreadable');
  return storage.put(`${randomUUID()}.${found}`, { file: path });
}
