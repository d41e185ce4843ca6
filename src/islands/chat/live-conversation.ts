// Factory of a conversation from the API client, the upload transport and the live connection.
import type { OpenChat } from '../../../contract/chat/chat.ts';
import { getChat } from '../../../contract/chat/chats.ts';
import type { Lang } from '../../../contract/lang.ts';
import { appApi } from '../../api/app.ts';
import type { Api } from '../../api/call.ts';
import type { Live } from '../../api/live.ts';
import { uploadTransport } from '../../api/upload.ts';
import { sessionToken } from '../../stores/session-end.ts';
import { type Conversation, createConversation } from './chat-conversation.ts';
import { acquireLive, dispatchPageEvent } from './chat-live.ts';
import { pageOutboxes } from './composer/chat-outboxes.ts';

interface Options {
  readonly lang: Lang;
  readonly userId: string;
  readonly live: Live;
  /** Id of an existing conversation, … */
  readonly chatId?: string;
  /** … or a function that creates it. */
  readonly open?: (api: Api, signal: AbortSignal) => Promise<OpenChat>;
  readonly onRead?: (chatId: string) => void;
}

export const listApi = (lang: Lang): Api => appApi(lang);

export function createLiveConversation(options: Options): Conversation {
  const { lang, userId, live, chatId, open, onRead } = options;
  // Use the token of this session for all calls, even if another tab stores a different token later.
  const token = sessionToken();
  const uploading = (onProgress: (sent: number) => void): Api =>
    appApi(lang, uploadTransport(onProgress), () => token);
  const api = appApi(lang, undefined, () => token);
  const loadExisting = (signal: AbortSignal): Promise<OpenChat> =>
    api.call(getChat, { params: { id: chatId ?? '' }, query: {}, signal });
  const conversation = createConversation({
    ...{ api, live, userId },
    ...(chatId === undefined ? {} : { chatId }),
    acquireOutbox: pageOutboxes().acquire({ api, createUploadApi: uploading, userId, live }),
    open: open ? (signal) => open(api, signal) : loadExisting,
    onRead(id) {
      onRead?.(id);
      dispatchPageEvent('read', { chatId: id });
    },
  });
  return {
    ...conversation,
    start() {
      const release = acquireLive(live);
      const stop = conversation.start();
      return () => {
        stop();
        release();
      };
    },
  };
}
