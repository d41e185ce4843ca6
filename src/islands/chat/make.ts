// Puts a conversation together from the page's calls, its uploads and its live connection.
import type { OpenChat } from '../../../contract/chat-reader.ts';
import { getChat } from '../../../contract/chats.ts';
import type { Lang } from '../../../contract/lang.ts';
import { appApi } from '../../api/app.ts';
import type { Api } from '../../api/call.ts';
import type { Live } from '../../api/live.ts';
import { uploadTransport } from '../../api/upload.ts';
import { type Conversation, createConversation } from '../../stores/chat-conversation.ts';
import { announce, keepLive } from '../../stores/chat-live.ts';
import { pageOutboxes } from '../../stores/chat-outboxes.ts';
import { sessionToken } from '../../stores/session-end.ts';

interface Parts {
  readonly lang: Lang;
  readonly userId: string;
  readonly live: Live;
  /** One that is there already, … */
  readonly chatId?: string;
  /** … or a way to make it. */
  readonly open?: (api: Api, signal: AbortSignal) => Promise<OpenChat>;
  readonly onRead?: (chatId: string) => void;
}

export const listApi = (lang: Lang): Api => appApi(lang);

export function conversationOf(parts: Parts): Conversation {
  const { lang, userId, live, chatId, open, onRead } = parts;
  // Calls of this session never go out under another's token, whatever another tab has stored since.
  const token = sessionToken();
  const uploading = (tell: (sent: number) => void): Api =>
    appApi(lang, uploadTransport(tell), () => token);
  const api = appApi(lang, undefined, () => token);
  const there = (signal: AbortSignal): Promise<OpenChat> =>
    api.call(getChat, { params: { id: chatId ?? '' }, query: {}, signal });
  const conversation = createConversation({
    ...{ api, live, userId },
    ...(chatId === undefined ? {} : { chatId }),
    hold: pageOutboxes().hold({ api, uploading, userId, live }),
    open: open ? (signal) => open(api, signal) : there,
    onRead(id) {
      onRead?.(id);
      announce('read', { chatId: id });
    },
  });
  return {
    ...conversation,
    start() {
      const release = keepLive(live);
      const stop = conversation.start();
      return () => {
        stop();
        release();
      };
    },
  };
}
