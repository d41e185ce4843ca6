// Processing of uploaded videos: type detected from the content, stored unchanged.
import { randomUUID } from 'node:crypto';
import type { Upload } from '../../../contract/form-entries.ts';
import type { StoredUpload, UploadStorage } from '../storage/upload-storage.ts';
import { withFileWindow } from './file-window.ts';
import { FileContentError, requireReceived } from './received-file.ts';
import { checkVideo } from './video-container.ts';

/**
 * Stores an uploaded video and returns its path and bytes. Throws FileContentError if it is not a video or incomplete; see
 * storePicture.
 */
export async function storeVideo(storage: UploadStorage, file: Upload): Promise<StoredUpload> {
  const { path, size } = requireReceived(file);
  const found = await withFileWindow(path, checkVideo);
  if (found === 'foreign') throw new FileContentError('videoType');
  if (found === 'hevc') throw new FileContentError('videoHevc');
  if (found === 'broken') throw new FileContentError('videoUnreadable');
  return { path: await storage.put(`${randomUUID()}.${found}`, { file: path }), bytes: size };
}
