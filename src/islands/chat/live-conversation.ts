// Conversation with the API clients and the outboxes of this page's session.
import type { Lang } from '../../../contract/lang.ts';
import { uploadTransport } from '../../api/upload.ts';
import { appApi } from '../../stores/app-api.ts';
import { sessionToken } from '../../stores/session-end.ts';
import {
  type Conversation,
  type ConversationOptions,
  createConversation,
} from './chat-conversation.ts';
import { dispatchPageEvent } from './chat-live.ts';
import { pageOutboxes } from './composer/chat-outboxes.ts';

type Options = Pick<ConversationOptions, 'live' | 'userId' | 'open' | 'chatId' | 'onRead'>;

export function createLiveConversation(lang: Lang, options: Options): Conversation {
  // Use the token of this session for all calls, even if another tab stores a different token later.
  const token = sessionToken();
  return createConversation({
    ...options,
    api: appApi(lang, undefined, () => token),
    createUploadApi: (onProgress) => appApi(lang, uploadTransport(onProgress), () => token),
    outboxes: pageOutboxes(),
    onRead(chatId) {
      options.onRead?.(chatId);
      dispatchPageEvent('read', { chatId });
    },
  });
}
