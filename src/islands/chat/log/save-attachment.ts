// Download of an attachment, from an address of its own.
import { linkAttachment } from '../../../../contract/chat/file-links.ts';
import type { Attachment } from '../../../../contract/chat/message.ts';
import { ApiError } from '../../../../contract/errors.ts';
import type { Lang } from '../../../../contract/lang.ts';
import { browserApi } from '../../../api/browser.ts';
import { saveFile, saveLinked } from '../../../ui/save-file.ts';
import { fetchFile } from './chat-files.ts';

const FILE_PATH = /^\/chats\/([^/]+)\/files\/([^/]+)$/;

/** Rejects if the file cannot be had. A backend without addresses for downloads sends the file itself. */
export async function saveAttachment(attachment: Attachment, lang: Lang): Promise<void> {
  const [, id = '', fileId = ''] = FILE_PATH.exec(attachment.path) ?? [];
  const link = await browserApi(lang)
    .call(linkAttachment, { params: { id, fileId } })
    .catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 404) return null;
      throw error;
    });
  if (link) saveLinked(link);
  else saveFile(await fetchFile(attachment), attachment.name);
}
